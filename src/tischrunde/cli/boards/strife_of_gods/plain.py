"""The table of Strife of Gods in whole words, for screen readers."""

from __future__ import annotations

from typing import Any

from tischrunde.cli.boards import Scene
from tischrunde.cli.boards.strife_of_gods.ring import number_of
from tischrunde.kernel.message import Message


def told(scene: Scene) -> list[str]:
    """Round and piles, the ring clockwise, the centre, and a line a seat."""
    view = scene.view
    start = Message("seat", {"seat": view["start"]})
    counts = {name: view[name] for name in ("round", "rounds", "gaps", "numbers", "champions")}
    lines = [
        scene.words.say(Message("board-round", {**counts, "who": start}), scene.names),
        scene.words.say(Message("board-piles", counts)),
        f"{scene.words.text('board-ring')} {ring(scene)}",
    ]
    for key, pile in (
        ("board-centre", view["centre"][::-1]),
        ("board-drawn", view["drawn"]),
        ("board-removed", view["removed"]),
    ):
        if pile:
            lines.append(f"{scene.words.text(key)} {cards(scene, pile)}")
    return lines + [seat_line(scene, seat) for seat in range(len(view["displays"]))]


def ring(scene: Scene) -> str:
    """Every card with its place; a gap is said where it is."""
    out = []
    for card in scene.view["ring"]:
        out.append(f"{number_of(card['place'])} {card_name(scene, card)}")
        if card["gap_after"]:
            out.append(scene.words.text("board-gap"))
    return ", ".join(out)


def cards(scene: Scene, pile: list[dict[str, Any]]) -> str:
    return ", ".join(card_name(scene, card) for card in pile) or "–"


def card_name(scene: Scene, card: dict[str, Any]) -> str:
    id: str = card["card"]
    name = Message(f"back-{id[1:]}" if id.startswith("?") else f"card-{id}")
    if card["blocked"]:
        return scene.words.say(Message("board-blocked", {"card": name}))
    return scene.words.say(name)


def seat_line(scene: Scene, seat: int) -> str:
    points = scene.words.text("board-points", points=scene.points[seat])
    display = cards(scene, scene.view["displays"][seat])
    return f"{scene.names[seat]}: {display}; {points}"
