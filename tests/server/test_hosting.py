"""docs/hosting.md: its files and commands work as they stand there."""

from __future__ import annotations

import configparser
import json
import os
import re
import shlex
import socket
import subprocess
import sys
import time
import tomllib
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import fields
from pathlib import Path
from urllib.parse import urlsplit

import click
import pytest
from tests.cli.terminal import run
from tests.server.proxying import NAME, Caddy, Nginx, Proxy, heard, program, replaced, trusting
from tests.server.serving import Server, Start, data, seat
from tests.server.temp_postgres import TempPostgres
from tests.server.test_admin import fill
from tests.started import PATIENCE
from websockets.exceptions import InvalidStatus

from tischrunde import __version__
from tischrunde.cli.serve import serve
from tischrunde.server.limits import Limits
from tischrunde.words import Words

ROOT = Path(__file__).resolve().parents[2]
TEXT = (ROOT / "docs/hosting.md").read_text("utf-8")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
PROGRAM = "/opt/tischrunde/bin/tischrunde"
# By the names of their files, which stand above them.
UNITS = dict(
    re.findall(
        r"^`/etc/systemd/system/([\w.-]+)`[^\n]*:\n\n```ini\n(.*?)^```$",
        TEXT,
        re.DOTALL | re.MULTILINE,
    )
)
VARIABLES = {str(param.envvar) for param in serve.params if param.envvar} | {"TISCHRUNDE_LANG"}
BEHIND = ("--public", NAME, "--proxy", "127.0.0.1")
NO_HOST = {"        proxy_set_header Host $http_host;\n": ""}
NO_LIVE = {
    "        proxy_http_version 1.1;\n": "",
    "        proxy_set_header Upgrade $http_upgrade;\n": "",
    "        proxy_set_header Connection upgrade;\n": "",
}

PROXIES = {"nginx": Nginx, "caddyfile": Caddy}  # by the language of their files
SHOWN = {
    "nginx": {"location = /metrics": "location = /other"},
    "caddyfile": {"\trespond /metrics 404\n": ""},
}

Before = Callable[..., Proxy]


def boxes(language: str) -> list[str]:
    """What stands in the grey boxes of this language."""
    return re.findall(rf"^```{language}\n(.*?)^```$", TEXT, re.DOTALL | re.MULTILINE)


def before_server(
    server: Server, folder: Path, changed: dict[str, str], language: str = "nginx"
) -> Proxy:
    """A proxy as documented, but for what is changed, before a server."""
    place = urlsplit(server.url)
    there = {"127.0.0.1:8000": f"{place.hostname}:{place.port}"}
    return PROXIES[language](folder, boxes(language)[0], there | changed)


@pytest.fixture
def before(tmp_path: Path) -> Iterator[Before]:
    """A proxy before a server."""
    with ExitStack() as running:

        def start(server: Server, language: str = "nginx", **changed: str) -> Proxy:
            started = before_server(server, tmp_path, changed, language)
            running.callback(started.stop)
            return started

        yield start


@pytest.fixture
def nginx(before: Before) -> Before:
    return before


def new_table() -> dict[str, object]:
    return {"game": "strife-of-gods", "seats": [seat("Anna"), seat("Ben")]}


@pytest.mark.parametrize("language", PROXIES)
def test_a_proxy_before_a_server(
    start: Start, tmp_path: Path, before: Before, language: str
) -> None:
    proxy = before(start(*data(tmp_path / "tables"), *BEHIND), language)
    made = proxy.post("/tables", new_table())
    assert made.status_code == 201, made.text
    table, keys = made.json()["id"], made.json()["keys"]
    with proxy.live(table) as line:
        tokens = [key["token"] for key in keys]
        line.send(f'{{"type": "hello", "tokens": {tokens}, "since": null}}'.replace("'", '"'))
        views = {view["seat"]: view for view in (heard(line), heard(line))}
        asked = next(seat for seat in views if views[seat]["decision"]["seat"] == seat)
        choice = views[asked]["decision"]["options"][0]["id"]
        body = {"version": 0, "choice": choice}
        answer = proxy.post(f"/tables/{table}/choices", body, keys[asked]["token"])
        assert answer.status_code == 200
        while (message := heard(line))["type"] != "update":
            pass
        assert message["version"] == 1
    # It knows by whom and how it was called.
    assert "Cross-Origin-Opener-Policy" in proxy.get("/api/games").headers
    assert proxy.get("/healthz").json() == {"ok": True, "database": True}
    assert proxy.get("/metrics").status_code == 404
    plain = proxy.get(f"http://127.0.0.1:{proxy.plain}/rules", Host=NAME)
    assert plain.status_code in (301, 308)
    there = urlsplit(plain.headers["Location"])
    assert (there.scheme, there.hostname, there.path) == ("https", NAME, "/rules")


@pytest.mark.parametrize("language", PROXIES)
def test_people_behind_a_proxy_are_told_apart(
    start: Start, tmp_path: Path, before: Before, language: str
) -> None:
    """The proxy says who comes; what somebody says of themselves is not passed on."""
    server = start(*data(tmp_path / "tables"), *BEHIND, "--metrics-for", "192.0.2.7")
    proxy = before(server, language, **SHOWN[language])
    asked = proxy.get("/metrics", **{"X-Forwarded-For": "192.0.2.8"})
    assert asked.status_code == 200, "this computer may see them, and it is this computer"
    assert server.http.get("/metrics", headers={"X-Forwarded-For": "192.0.2.8"}).status_code == 404


@pytest.mark.parametrize("language", PROXIES)
def test_browsers_are_offered_http2(
    start: Start, tmp_path: Path, before: Before, language: str
) -> None:
    proxy = before(start(*data(tmp_path / "tables"), *BEHIND), language)
    trust = trusting()
    trust.set_alpn_protocols(["h2", "http/1.1"])
    line = socket.create_connection(("127.0.0.1", proxy.secure), PATIENCE)
    with trust.wrap_socket(line, server_hostname=NAME) as secure:
        assert secure.selected_alpn_protocol() == "h2"


@pytest.mark.parametrize("lang", ["de", "en"])
def test_a_proxy_that_keeps_the_name_to_itself_is_told_what_to_set(
    start: Start, tmp_path: Path, nginx: Before, lang: str
) -> None:
    proxy = nginx(start(*data(tmp_path / "tables"), *BEHIND), **NO_HOST)
    refused = proxy.post("/tables", new_table())
    assert (refused.status_code, refused.json()["error"]) == (403, "wrong-origin")
    sentence = Words(lang, strict=True).text(refused.json()["message"]["key"])
    assert "proxy_set_header Host $http_host;" in sentence


@pytest.mark.parametrize("lang", ["de", "en"])
def test_a_proxy_that_passes_no_live_connections_on_is_told_what_to_set(
    start: Start, tmp_path: Path, nginx: Before, lang: str
) -> None:
    proxy = nginx(start(*data(tmp_path / "tables"), *BEHIND), **NO_LIVE)
    table = proxy.post("/tables", new_table()).json()["id"]
    with pytest.raises(InvalidStatus) as refused:
        proxy.live(table)
    assert refused.value.response.status_code == 426
    told = proxy.get(f"/api/tables/{table}/live").json()
    assert told["error"] == "no-upgrade"
    sentence = Words(lang, strict=True).text(told["message"]["key"])
    for line in NO_LIVE:
        assert line.strip() in sentence


def test_caddy_can_read_its_file(tmp_path: Path) -> None:
    (box,) = boxes("caddyfile")
    file = tmp_path / "Caddyfile"
    file.write_text(box, "utf-8")
    command = [program("caddy", "caddy"), "validate", "--adapter", "caddyfile", "--config"]
    done = subprocess.run([*command, str(file)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_the_unit_starts_a_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    box = UNITS["tischrunde.service"]
    unit = configparser.ConfigParser(strict=False, interpolation=None)
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read_string(box)
    assert unit["Service"]["ExecStart"] == "/opt/tischrunde/bin/tischrunde serve"
    assert unit["Service"]["ReadWritePaths"] in unit["Service"]["Environment"] or "DATA" in box
    settings = dict(line.split("=", 1) for line in re.findall(r"^Environment=(.*)$", box, re.M))
    assert set(settings) <= VARIABLES
    settings["TISCHRUNDE_DATA"] = str(tmp_path)
    del settings["TISCHRUNDE_PORT"]  # somebody may have it
    for name, value in settings.items():
        monkeypatch.setenv(name, value)
    server = Server()
    try:
        assert server.http.get("/healthz", headers={"Host": NAME}).status_code == 200
        assert server.http.get("/healthz", headers={"Host": "other.example"}).status_code == 421
    finally:
        server.stop()


@pytest.mark.skipif(os.name == "nt", reason="no such system there")
def test_systemd_can_read_the_units(tmp_path: Path) -> None:
    for name, box in UNITS.items():
        here = box.replace("User=tischrunde", "User=root").replace(PROGRAM, "/bin/true")
        (tmp_path / name).write_text(here, "utf-8")
    command = [program("systemd-analyze", "systemd"), "verify", "--man=no"]
    files = [str(tmp_path / name) for name in UNITS]
    done = subprocess.run([*command, *files], capture_output=True, text=True, check=False)
    assert (
        done.returncode,
        [line for line in done.stderr.splitlines() if "tischrunde" in line],
    ) == (0, [])


@pytest.mark.skipif(os.name == "nt", reason="no such shell there")
def test_the_timer_makes_a_backup_and_deletes_old_ones(tmp_path: Path) -> None:
    box = UNITS["tischrunde-backup.service"]
    folder = tmp_path / "backups"
    folder.mkdir()
    month = time.time() - 40 * 24 * 3600
    for name, made in (("old", month), ("young", time.time())):
        (folder / f"{name}.sqlite").touch()
        os.utime(folder / f"{name}.sqlite", (made, made))
    fill(f"sqlite:///{tmp_path}/tables.sqlite")
    here = {"/var/backups/tischrunde": str(folder), "%%": "%", "$$": "$"}
    here[PROGRAM] = shlex.join([sys.executable, "-m", "tischrunde.cli"])
    for line in re.findall(r"^ExecStart=(.*)$", replaced(box, here), re.MULTILINE):
        environment = os.environ | {"TISCHRUNDE_DATA": str(tmp_path)}
        subprocess.run(shlex.split(line), env=environment, check=True, capture_output=True)
    (made_now,) = {file.name for file in folder.iterdir()} - {"young.sqlite"}
    assert re.fullmatch(r"\d{4}-\d\d-\d\d-\d{6}\.sqlite", made_now)
    assert (folder / made_now).stat().st_mode & 0o077 == 0


def test_the_container_serves(
    start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What it sets, what it runs and what looks after it; tests/build/test_release.py builds."""
    whole = (ROOT / "Containerfile").read_text("utf-8").replace("\\\n", " ")
    settings = dict(re.findall(r"(TISCHRUNDE_\w+)=(\S+)", whole.split("ENV ")[1]))
    assert settings and set(settings) <= VARIABLES
    (home,) = re.findall(r"^VOLUME (.*)$", whole, re.MULTILINE)
    assert f"--home-dir {home} " in whole and "USER tischrunde" in whole
    assert settings["TISCHRUNDE_DATA"].startswith(f"{home}/")
    assert f"EXPOSE {settings['TISCHRUNDE_PORT']}" in whole
    (command,) = re.findall(r"^CMD (\[.*\])$", whole, re.MULTILINE)
    assert json.loads(command) == ["tischrunde", "serve"]
    assert PROJECT["scripts"]["tischrunde"] == "tischrunde.cli:main"
    (check,) = re.findall(r'HEALTHCHECK CMD \["python", "-c", "(.*)"\]', whole)
    settings["TISCHRUNDE_DATA"] = str(tmp_path)
    del settings["TISCHRUNDE_PORT"]  # somebody may have it
    for name, value in settings.items():
        monkeypatch.setenv(name, value)
    server = start()
    there = check.replace("http://127.0.0.1:8000", server.url.replace("0.0.0.0", "127.0.0.1"))  # noqa: S104
    assert there != check
    subprocess.run([sys.executable, "-c", there], check=True)
    server.kill()
    done = subprocess.run([sys.executable, "-c", there], capture_output=True, check=False)
    assert done.returncode != 0


@pytest.mark.skipif(os.name == "nt", reason="no such shell there")
def test_what_is_installed_is_a_file_with_extras_there_are(tmp_path: Path) -> None:
    """Never a name: on an index it would be somebody else's."""
    lines = re.findall(r"pip install (.*)$", "\n".join(boxes("sh")), re.MULTILINE)
    versions = [re.findall(r"tischrunde-([\w.]+)-\*", line)[0] for line in lines]
    assert len(lines) == 2 and versions[0] == __version__
    for line, version in zip(lines, versions, strict=True):
        (tmp_path / f"tischrunde-{version}-py3-none-any.whl").touch()
        echo = subprocess.run(
            ["sh", "-c", f"echo {line}"], cwd=tmp_path, capture_output=True, text=True, check=True
        )
        wheel, _, extras = echo.stdout.strip().partition("[")
        assert wheel == f"./tischrunde-{version}-py3-none-any.whl"
        assert set(extras.rstrip("]").split(",")) <= set(PROJECT["optional-dependencies"])
    assert not re.search(r"pip install '?tischrunde", TEXT)


def test_the_limits_are_those_there_are() -> None:
    section = TEXT.split("\n## Limits")[1].split("\n## ")[0]
    rows = re.findall(r"^\| (`.+`) \| ([\d,. ]+) \| \w", section, re.MULTILINE)
    told = {
        name: float(value.replace(",", ""))
        for names, values in rows
        for name, value in zip(names.strip("`").split("`, `"), values.split(", "), strict=True)
    }
    limits = {
        field.name.replace("_", "-"): float(getattr(Limits, field.name))
        for field in fields(Limits)
        if field.type in ("int", "float")
    }
    assert told == limits, "the table in docs/hosting.md, section Limits"


def test_what_is_quoted_is_what_the_program_says() -> None:
    said = "".join(file.read_text("utf-8") for file in (ROOT / "locales/en").glob("*.ftl"))
    said += "".join(file.read_text("utf-8") for file in (ROOT / "src/tischrunde").rglob("*.py"))
    quoted = re.findall("“(.+?)”", TEXT)
    assert quoted and [words for words in quoted if words not in said] == []


def test_the_settings_are_those_there_are() -> None:
    assert set(re.findall(r"TISCHRUNDE_[A-Z_]+", TEXT)) - {"TISCHRUNDE_"} <= VARIABLES
    table = TEXT.split("## Settings")[1].split("\n## ")[0]
    told = set(re.findall(r"`(TISCHRUNDE_[A-Z_]+)`", table))
    assert told | {"TISCHRUNDE_NO_OPEN"} == VARIABLES
    options = {name for param in serve.params for name in param.opts}
    assert set(re.findall(r"`(--[a-z-]+)", TEXT)) <= options | {"--nginx"}


@pytest.mark.skipif(os.name == "nt", reason="no such shell there")
def test_the_commands_for_backups_work(tmp_path: Path, postgres: TempPostgres) -> None:
    lines = [
        line
        for box in boxes("sh")
        for line in box.splitlines()
        if line.startswith(("tischrunde backup", "tischrunde restore"))
    ]
    save, bring = [shlex.split(line) for line in lines]
    fill(f"sqlite:///{tmp_path}/tables.sqlite")
    day = subprocess.run(["date", "+%F"], capture_output=True, text=True, check=True).stdout.strip()
    file = save[2].replace("/var/backups/tischrunde", str(tmp_path)).replace("$(date +%F)", day)
    assert save[:2] == ["tischrunde", "backup"] and bring[:2] == ["tischrunde", "restore"]
    assert run("backup", file, TISCHRUNDE_DATA=str(tmp_path)).exit_code == 0
    assert bring[3] == "--database"
    result = run("restore", file, "--database", postgres.database())
    assert result.exit_code == 0 and "4 Tische" in result.stdout


def test_commands_that_are_named_exist() -> None:
    from tischrunde.cli import main

    context = click.Context(main)
    for name, more in re.findall(r"`tischrunde (\w+)(?: (\w+))?", TEXT):
        command = main.get_command(context, name)
        assert command is not None
        if isinstance(command, click.Group) and more:
            assert command.get_command(context, more) is not None
