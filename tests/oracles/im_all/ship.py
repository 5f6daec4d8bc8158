"""The ship: nine modules' worth of spaces and the ways between them."""

from __future__ import annotations

from dataclasses import dataclass

from tests.oracles.im_all.material import (
    CARGO,
    COMMAND,
    CONNECTORS,
    CORRIDOR,
    FIXED_LINKS,
    MODULES,
    SLOT_LINKS,
    Lane,
)


@dataclass(frozen=True)
class Way:
    """A path as seen from one of its ends."""

    lane: Lane
    to: str

    @property
    def against_arrow(self) -> bool:
        return self.lane.one_way and self.to == self.lane.a


def module_of(space: str) -> str:
    return space.partition("-")[0]


class Ship:
    """Three modules that are always there, three that vary (KA-021 to KA-024)."""

    def __init__(self, layout: tuple[str, ...]) -> None:
        self.layout = layout
        modules = [MODULES[name] for name in (CARGO, CORRIDOR, COMMAND, *layout)]
        self.features = {
            space: list(features) for module in modules for space, features in module.spaces.items()
        }
        lanes = [lane for module in modules for lane in module.paths]
        lanes += FIXED_LINKS + [self.joined(link) for link in SLOT_LINKS]
        self.exits: dict[str, list[Way]] = {space: [] for space in self.features}
        for lane in lanes:
            self.exits[lane.a].append(Way(lane, lane.b))
            self.exits[lane.b].append(Way(lane, lane.a))

    def joined(self, link: Lane) -> Lane:
        """A link of the slots with the spaces that lie there in this ship."""
        return Lane(self.end(link.a), self.end(link.b), link.boots, link.enemies)

    def end(self, name: str) -> str:
        if "." not in name:
            return name
        slot, _, connector = name.partition(".")
        return f"{self.layout[int(slot) - 1]}-{CONNECTORS[connector]}"

    def ways(self, space: str) -> list[Way]:
        return self.exits[space]

    def has(self, space: str, feature: str) -> bool:
        return feature in self.features[space]

    def amount(self, space: str, feature: str) -> int:
        """The number behind a feature, as of ``credits2``; 0 where there is none."""
        for found in self.features[space]:
            if found.startswith(feature) and found[len(feature) :].isdigit():
                return int(found[len(feature) :])
        return 0

    def port(self, space: str) -> tuple[str, int] | None:
        """What hacking the port of this space brings."""
        for found in self.features[space]:
            if found.startswith("port:"):
                what, _, amount = found.removeprefix("port:").partition("+")
                return what, int(amount)
        return None

    def spaces(self, feature: str) -> list[str]:
        return [space for space in self.features if self.has(space, feature)]
