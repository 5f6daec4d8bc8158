"""A game that is on the list before it can be shown is told what it lacks."""

from pathlib import Path

from tests.browser.faces import GAMES, lacking, lacks

from tischrunde.games import catalog


def test_every_game_on_the_list_has_all_that_a_browser_needs() -> None:
    assert [lacking(game) for game in catalog.ids()] == [""] * len(catalog.ids())


def test_a_game_without_a_face_is_told_what_it_lacks(tmp_path: Path) -> None:
    (tmp_path / "catalog.ts").write_text((GAMES / "catalog.ts").read_text("utf-8"), "utf-8")
    told = lacks("burrow", catalog.load("burrow"), tmp_path)
    for part in ("burrow", "face.ts", "teaching.ts", "catalog.ts", "first", "adding-a-game.md"):
        assert part in told
