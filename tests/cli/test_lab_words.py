"""What the lab says to people."""

from pathlib import Path

from tests.cli.terminal import GAME, complaint, run


def test_seats_and_games_are_counted_by_their_names() -> None:
    result = run("simulate", GAME, "--games", "2", "--bots", "random", "--jobs", "1")
    assert "Einsätze" in result.stdout
    assert "Partien " in result.stdout
    against = run("arena", GAME, "--seeds", "1", "--jobs", "1", "--bots", "strife,random")
    assert "Einsätze" not in against.stdout


def test_a_game_tells_what_else_is_worth_counting() -> None:
    result = run("simulate", "klong", "--games", "2", "--seats", "2", "--jobs", "1")
    assert "Punkte des Besten" in result.stdout
    lines = [line.split() for line in result.stdout.splitlines()]
    assert [line[0] for line in lines if line and line[0] in ("Züge", "Entkommen")]
    assert "je Platz" in result.stdout
    assert "je Platz" not in run("simulate", GAME, "--games", "2", "--jobs", "1").stdout


def test_one_game_has_no_interval() -> None:
    result = run("simulate", GAME, "--games", "1", "--bots", "random,strife,random", lang="en")
    rows = [line for line in result.stdout.splitlines() if "strife" in line or "Seat " in line]
    assert not any("(" in row for row in rows)
    assert "–" not in next(line for line in result.stdout.splitlines() if "per game" in line)


def test_a_file_that_cannot_be_written_is_told_in_german(tmp_path: Path) -> None:
    said = complaint(run("simulate", GAME, "--json", str(tmp_path / "no" / "x.json")))
    assert "gibt es nicht" in said
    assert "Ordner" in complaint(run("simulate", GAME, "--csv", str(tmp_path)))
