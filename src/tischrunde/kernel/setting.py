"""Table options: the switches a table may set before the game begins."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from tischrunde.kernel.errors import BadOption

Value = bool | int | str


@dataclass(frozen=True)
class Setting:
    """One switch: what it can be (the default first) and the rule or ruling it stands for."""

    name: str
    values: tuple[Value, ...]
    rule: str

    @property
    def default(self) -> Value:
        return self.values[0]

    def index(self, value: object) -> int:
        """Which value this is; exactly, so that 1 is not taken for True."""
        for i, known in enumerate(self.values):
            if type(known) is type(value) and known == value:
                return i
        raise BadOption(self.name, value, ", ".join(str(v).lower() for v in self.values))

    def __reduce__(self) -> tuple[Any, ...]:
        return Setting, (self.name, self.values, self.rule)


def settled(settings: list[Setting], options: Mapping[str, object]) -> vec[i64]:
    """Options of a table as one index a switch; unknown names and values are refused."""
    chosen = vec[i64]([0 for _ in settings])
    for name, value in options.items():
        for i, setting in enumerate(settings):
            if setting.name == name:
                chosen[i] = setting.index(value)
                break
        else:
            known = ", ".join(setting.name for setting in settings)
            raise BadOption(str(name), value, f"only {known}")
    return chosen


def spelled_out(settings: list[Setting], chosen: vec[i64]) -> dict[str, Value]:
    """Every switch with its value, defaults too: a record must not change with a default."""
    return {s.name: s.values[chosen[i]] for i, s in enumerate(settings)}
