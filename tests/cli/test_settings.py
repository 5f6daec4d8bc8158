"""What can be set in the environment, and what the server writes down."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import click
import pytest
from tests.cli.terminal import complaint, run
from tests.server.serving import Server
from tests.started import PATIENCE, running

from tischrunde.cli import serve
from tischrunde.cli.logs import JSON, PLAIN, JsonLines, PlainLines, configuration

OPTIONS = [
    param
    for param in serve.serve.params
    if isinstance(param, click.Option) and "--lang" not in param.opts
]


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.name)
@pytest.mark.parametrize("lang", ["de", "en"])
def test_help_names_the_variable_of_every_option(option: click.Option, lang: str) -> None:
    flag = max(option.opts, key=len)
    variable = "TISCHRUNDE_" + flag.removeprefix("--").replace("-", "_").upper()
    assert option.envvar == variable
    assert f"[{variable}]" in " ".join(run("serve", "--help", lang=lang).stdout.split())


def test_settings_come_from_the_environment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TISCHRUNDE_DATA", str(tmp_path / "tables"))
    monkeypatch.setenv("TISCHRUNDE_PUBLIC", "one.example two.example")
    server = Server()
    try:
        assert (tmp_path / "tables/tables.sqlite").is_file()
        for host, status in (("one.example", 200), ("two.example", 200), ("three.example", 421)):
            assert server.http.get("/api/games", headers={"Host": host}).status_code == status
    finally:
        server.stop()


def test_what_is_typed_counts_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TISCHRUNDE_PORT", "1")
    assert serve.serve.make_context("serve", []).params["port"] == 1
    assert serve.serve.make_context("serve", ["--port", "2"]).params["port"] == 2


def test_a_wrong_setting_is_told_with_the_name_of_its_variable() -> None:
    assert "--port (TISCHRUNDE_PORT)" in complaint(run("serve", TISCHRUNDE_PORT="many"))


def test_levels_and_forms_are_those_there_are() -> None:
    assert "--log-level" in complaint(run("serve", "--log-level", "loud"))
    assert "--log-format" in complaint(run("serve", "--log-format", "xml"))


def record(message: str, *args: object, wrong: bool = False) -> logging.LogRecord:
    """Something written down on the first of January 2026, perhaps about an error."""
    try:
        if wrong:
            raise ValueError("no good")
        found: Any = None
    except ValueError:
        found = sys.exc_info()
    made = logging.LogRecord("a.logger", logging.WARNING, "", 1, message, args, found)
    made.created = 1767225600.25
    return made


def test_plain_lines_have_time_level_and_logger() -> None:
    line = PlainLines().format(record("table %s", "one"))
    assert line == "2026-01-01T00:00:00.250+00:00 WARNING a.logger: table one"


def test_nobody_can_write_lines_of_their_own() -> None:
    line = PlainLines().format(record("%s", "x\n2026-01-01T00:00:00 ERROR root: forged\r"))
    assert "\n" not in line and "\r" not in line
    assert "ValueError: no good" in PlainLines().format(record("x", wrong=True)).splitlines()[-1]


def test_json_lines_can_be_read_again() -> None:
    told = json.loads(JsonLines().format(record("„%s“\n", "ä", wrong=True)))
    assert told.pop("exception").endswith("ValueError: no good")
    assert told == {
        "time": "2026-01-01T00:00:00.250+00:00",
        "level": "warning",
        "logger": "a.logger",
        "message": "„ä“\n",
    }


@pytest.mark.parametrize(("form", "lines"), [(PLAIN, PlainLines), (JSON, JsonLines)])
def test_the_level_is_the_one_asked_for(form: str, lines: type) -> None:
    made = configuration("info", form)
    assert made["root"]["level"] == "INFO"
    assert made["formatters"]["lines"]["()"] is lines


@pytest.mark.parametrize(
    ("error", "told"), [(asyncio.CancelledError(), False), (ValueError(), True)]
)
def test_a_request_that_was_cut_off_is_no_error(
    capsys: pytest.CaptureFixture[str], error: BaseException, told: bool
) -> None:
    made = configuration("info", PLAIN)
    handler = logging.StreamHandler(sys.stderr)
    handler.addFilter(made["filters"][made["handlers"]["stderr"]["filters"][0]]["()"]())
    about = logging.LogRecord("a", logging.ERROR, "", 0, "wrong", None, (type(error), error, None))
    handler.handle(about)
    assert ("wrong" in capsys.readouterr().err) is told


@pytest.mark.skipif(os.name == "nt", reason="signals are of another kind there")
def test_the_server_writes_as_it_was_told(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tischrunde.cli", "serve", "--port", "0", "--no-open"]
    wishes = ["--data", str(tmp_path), "--log-level", "info", "--log-format", "json"]
    pipes: dict[str, Any] = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    with running([*command, *wishes], **pipes) as process:
        assert process.stdout is not None
        assert "http://" in process.stdout.readline()
        process.send_signal(signal.SIGTERM)
        _, err = process.communicate(timeout=PATIENCE)
    written = [json.loads(line) for line in err.splitlines()]
    assert {line["level"] for line in written if line["logger"] == "uvicorn.error"} == {"info"}


def test_what_is_remarked_at_the_start_is_in_the_log_if_programs_read_that(tmp_path: Path) -> None:
    """A port that was taken, an engine that is not compiled, a page that was not built."""
    missing = "import tischrunde.server.page as page, sys; page.Page.built = False; "
    start = "from tischrunde.cli import main; main()"
    command = [sys.executable, "-c", missing + start, "serve", "--port", "0", "--no-open"]
    wishes = ["--data", str(tmp_path), "--log-format", "json"]
    pipes: dict[str, Any] = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    with running([*command, *wishes], **pipes) as process:
        assert process.stderr is not None
        told = json.loads(process.stderr.readline())
    assert (told["level"], told["logger"]) == ("warning", "tischrunde.cli.serve")
    assert "TISCHRUNDE_WEB=skip" in told["message"]
