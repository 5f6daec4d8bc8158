"""A bot for Strife of Gods that looks at what each option does to the coming scoring."""

from __future__ import annotations

from collections.abc import Sequence

from tischrunde.bots.bot import Bot, Mind, View
from tischrunde.bots.strife_outlook import lead, prospects
from tischrunde.bots.strife_picture import Picture, picture

TURN = "ask-take"  # the question every turn begins with; all others belong to a champion
PREVIEW = (5, 2)  # answers it looks at, question by question, before it takes a champion
LOOKS = (12, 4)  # … and once it has one
JITTER = 1e-9  # less than any real difference: among equals the dice decide


class StrifeBot(Bot):
    """Takes the option after which it will, on average, be ahead of most fellows."""

    name = "strife"
    preview = PREVIEW
    looks = LOOKS

    def choose(self, view: View, options: Sequence[str], mind: Mind) -> str:
        now = picture(view)
        numbers = set()
        looks = self.looks
        if mind.ask == TURN:
            numbers = {f"take:{card.place}" for card in now.ring if card.number}
            looks = self.preview
        worth = {}
        for option in options:
            if option in numbers:
                worth[option] = prospects(now.taking(option.removeprefix("take:")))
            else:
                worth[option] = self.worth(now, mind.after(option), looks)
            worth[option] += JITTER * mind.rng.below(1000)
        return max(options, key=worth.__getitem__)

    def worth(self, now: Picture, mind: Mind, looks: Sequence[int]) -> float:
        """The prospects once this turn is finished; of some answers to each question the best."""
        if mind.asked == now.seat and mind.ask != TURN:
            answers = mind.options
            while len(answers) > (looks[0] if looks else 1):
                answers.pop(mind.rng.below(len(answers)))
            return max([self.worth(now, mind.after(answer), looks[1:]) for answer in answers])
        view = mind.view
        if view["round"] != now.round or view["over"]:
            return given(now, view)
        return prospects(picture(view))


def given(now: Picture, view: View) -> float:
    """The margin of a round that has been scored, from the shields that were given in it."""
    ranks = [0] * len(now.displays)
    shields = [shield for shield in view["shields"] if shield["round"] == now.round]
    for rank, shield in enumerate(reversed(shields)):
        ranks[shield["seat"]] = rank + 1
    own = ranks[now.seat]
    return float(sum((own > other) - (own < other) for other in ranks))
