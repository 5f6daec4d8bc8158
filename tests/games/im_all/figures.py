"""What every card that can be bought is tried for: its price, its gains, its points."""

from tischrunde.testing import refused
from tischrunde.testing.im_all import im_all


def check(card: str, cost: int, gains: tuple[int, int, int], points: int) -> None:
    ann = im_all().row_is(card)[0].has(skill=cost - 1)
    with refused("KA-087"):
        ann.does(f"buy:{card}")
    assert ann.has(skill=cost).does(f"buy:{card}").skill == 0
    assert ann.discard == card
    assert ann.lines.get(card, 0) == points
    assert im_all()[0].plays(card).gains == gains
