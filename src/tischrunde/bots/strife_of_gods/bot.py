"""A bot for Strife of Gods that looks at what each option does to the coming scoring."""

from __future__ import annotations

from collections.abc import Sequence

from tischrunde.bots.absent import AbsentMinded
from tischrunde.bots.bot import Bot, Mind, View
from tischrunde.bots.strife_of_gods.outlook import claims, prospects
from tischrunde.bots.strife_of_gods.picture import Picture, picture

TURN = "ask-take"  # the question every turn begins with; all others belong to a champion

# How many answers to the next question, and to the one after that, it looks at.
BEFORE_TAKING = (5, 2)  # … to see what a champion in the ring would do
ONCE_TAKEN = (12, 4)  # … to choose the champion's targets

LEAST = 1e-9  # less than any real difference: among equals the dice decide


class StrifeBot(Bot):
    """Takes the option after which it will, on average, be ahead of most fellows."""

    name = "strife"

    def choose(self, view: View, options: Sequence[str], mind: Mind) -> str:
        now = picture(view)
        begins_turn = mind.ask == TURN
        looks = BEFORE_TAKING if begins_turn else ONCE_TAKEN
        worths = {}
        for option in options:
            place = option.removeprefix("take:")
            if begins_turn and now.is_number(place):
                # Most questions by far; the picture is quicker than an imagined table.
                worth = prospects(now.taking(place))
            else:
                worth = self.worth(now, mind.after(option), looks)
            worths[option] = worth + LEAST * int(mind.rng.below(1000))
        return max(options, key=worths.__getitem__)

    def worth(self, now: Picture, mind: Mind, looks: Sequence[int]) -> float:
        """The prospects once this turn is over, with the best of some answers to each question."""
        if mind.asked == now.seat and mind.ask != TURN:
            answers = some(mind.options, looks[0] if looks else 1, mind)
            return max([self.worth(now, mind.after(answer), looks[1:]) for answer in answers])
        view = mind.view
        if view["round"] != now.round or view["over"]:
            return margin(now, view)
        return prospects(picture(view))


def some(answers: list[str], count: int, mind: Mind) -> list[str]:
    """At most so many of these, drawn by the bot's dice."""
    while len(answers) > count:
        answers.pop(mind.rng.below(len(answers)))
    return answers


def margin(now: Picture, view: View) -> float:
    """``prospects`` of a round that has been scored meanwhile: the shields tell."""
    ranks = [0] * len(now.displays)
    shields = [shield for shield in view["shields"] if shield["round"] == now.round]
    for rank, shield in enumerate(reversed(shields), start=1):
        ranks[shield["seat"]] = rank
    own = ranks[now.seat]
    ahead = sum((own > other) - (own < other) for other in ranks)
    return ahead + claims(now.seat, [float(rank > 0) for rank in ranks])


class EasyStrifeBot(AbsentMinded, StrifeBot):
    """The same, but absent-minded."""

    name = "strife-easy"
    slips = 40
