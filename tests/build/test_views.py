"""The types of views are those of the views that the server shows."""

from __future__ import annotations

import pytest
from tools.views import MADE, Shape, every, typescript


@pytest.mark.parametrize("game", every())
def test_the_types_of_a_view_are_up_to_date(game: str) -> None:
    made = MADE / f"{game}.view.ts"
    assert made.read_text("utf-8") == typescript(game), "python -m tools.views writes it anew"


def test_a_field_that_is_gained_or_sometimes_missing_shows() -> None:
    shape = Shape()
    shape.see({"a": 1, "b": [{"c": None}]})
    shape.see({"a": "x", "b": [], "d": True, "e": {"r-1": 2}})
    assert " ".join(shape.named("").split()) == (
        "{ readonly a: number | string; readonly b: readonly { readonly c: null; }[]; "
        "readonly d?: boolean; readonly e?: Readonly<Record<string, number>>; }"
    )
