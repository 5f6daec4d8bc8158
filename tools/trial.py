"""Tries out a Tischrunde that is installed: its page, its server, a game of each kind among bots.

`PYTHON -I tools/trial.py VERSION ENGINE` in the environment it is installed in; ENGINE is
compiled or interpreted. It needs nothing but the standard library, and nothing of the checkout.
"""

import json
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.request import urlopen

PROGRAM = str(Path(sys.executable).with_name("tischrunde"))
PATIENCE = 60  # seconds for one answer


class Broken(Exception):
    """It is not as it should be; the text says what."""


def program(*arguments: str) -> str:
    done = subprocess.run([PROGRAM, *arguments], capture_output=True, text=True, check=False)
    if done.returncode:
        raise Broken(f"tischrunde {' '.join(arguments)}:\n{done.stdout}{done.stderr}")
    return done.stdout


@contextmanager
def server(folder: str) -> Iterator[str]:
    """Where it can be reached."""
    command = [PROGRAM, "serve", "--port", "0", "--no-open", "--data", folder]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as running:
        try:
            assert running.stdout is not None
            greeting = running.stdout.readline()
            found = re.search(r"http://[\d.]+:\d+", greeting)
            if found is None:
                raise Broken(f"the server does not say where it is: {greeting!r}")
            yield found[0]
        finally:
            running.terminate()


def get(url: str) -> bytes:
    with urlopen(url, timeout=PATIENCE) as answer:  # noqa: S310 (our own server)
        body: bytes = answer.read()
    return body


def look_at_the_page(url: str) -> None:
    shell = get(f"{url}/").decode()
    scripts = re.findall(r'(?:src|href)="(/assets/[^"]+\.(?:js|css))"', shell)
    if not scripts or not all(get(url + script) for script in scripts):
        raise Broken("the page lacks its scripts")


def play(game: dict[str, Any]) -> None:
    """One game among the best bots there are for it."""
    among = ["--bots", game["bots"][-1], "--seats", str(game["fewest"]), "--jobs", "1"]
    told = json.loads(program("simulate", game["id"], "--games", "1", *among, "--json", "-"))
    if told["played"] != 1:
        raise Broken(f"{game['id']} was not played to its end")


def main(version: str, engine: str) -> None:
    told = program("--version").strip()
    if told != f"tischrunde {version} (engine: {engine})":
        raise Broken(f"this is {told}, not {version} {engine}")
    with tempfile.TemporaryDirectory() as folder, server(folder) as url:
        look_at_the_page(url)
        games = json.loads(get(f"{url}/api/games"))["games"]
    start = time.monotonic()
    for game in games:
        play(game)
    print(f"{len(games)} games in {time.monotonic() - start:.1f} s")


if __name__ == "__main__":
    try:
        main(*sys.argv[1:])
    except Broken as failure:
        sys.exit(str(failure))
