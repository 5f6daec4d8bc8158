"""The types of views are those of the views that the server shows."""

from __future__ import annotations

from tools.views import MADE, Shape, every, typescript


def test_the_types_of_views_are_up_to_date() -> None:
    """All in one test, so that the games of a raid are played once."""
    made = {of: (MADE / f"{of}.view.ts").read_text("utf-8") for of in every()}
    stale = [of for of, text in made.items() if text != typescript(of)]
    assert not stale, "python -m tools.views writes them anew"


def test_a_field_that_is_gained_or_sometimes_missing_shows() -> None:
    shape = Shape()
    shape.see({"a": 1, "b": [{"c": None}]})
    shape.see({"a": "x", "b": [], "d": True, "e": {"r-1": 2}})
    assert " ".join(shape.named("").split()) == (
        "{ readonly a: number | string; readonly b: readonly { readonly c: null; }[]; "
        "readonly d?: boolean; readonly e?: Readonly<Record<string, number>>; }"
    )
