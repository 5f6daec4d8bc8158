#!/usr/bin/env python3
"""The project's tasks, with nothing but the standard library.

usage: python3 dev.py TASK [arguments for it]
"""

import os
import shutil
import socket
import subprocess
import sys
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

from tools import engine, files, programs
from tools.env import BUILD_CACHE, CLEAN, ROOT, WINDOWS, Env, Failed, package_digest, run, say
from tools.steps import Beside, Named, Steps

COMPILED = ROOT / ".compiled"
PYTEST = ["-m", "pytest", "--dist=worksteal"]
# What is read once is kept: later every worker would read all of it, at the same time.
READ = ["-m", "pytest", "--collect-only", "-qq"]
CORES = f"-n{min(8, os.cpu_count() or 1)}"
# Two more: many a test waits for a server or a browser.
WORKERS = f"-n{min(10, (os.cpu_count() or 1) + 2)}"
HASTY = {"TISCHRUNDE_HASTY": "1"}  # whoever tests runs little for long
NOTHING_TO_TEST = 5  # what pytest ends with then

# What is compiled, and so differs when it is not.
ENGINE_TESTS = [f"tests/{part}" for part in ("kernel", "delve", "games", "laws", "golden")]
# What takes a sample unless it is told otherwise, see tests/size.py and tests/in_turn.py.
SAMPLED_TESTS = [
    *("tests/laws", "tests/fuzz", "tests/bots", "tests/oracles", "tests/kernel/test_codec.py"),
    *("tests/delve/test_conjured.py", "tests/games/klong/test_fuzz.py"),
    *("tests/games/katakomben/test_fuzz.py", "tests/games/im_all/test_fuzz.py"),
    *(f"tests/server/test_{name}.py" for name in ("calamities", "crowds", "fuzz", "hosting")),
    *(f"tests/server/test_{name}.py" for name in ("http", "kill", "processes", "secrets")),
    *("tests/browser", "tests/golden", "tests/lab/test_simulate.py"),
    "tests/table/test_lenient_undo.py",
]


def dev_env() -> Env:
    return Env(".venv", ["requirements/dev.txt"], ["--no-build-isolation", "-e", "."]).ready()


def npm(env: Env, *arguments: str, **extra: str) -> None:
    """npm in `frontend/`, with the packages of the lock."""
    run([env.python, "-m", "tools.node", *arguments], **extra)


def build_page(env: Env) -> None:
    run([env.python, "-m", "tools.page"])


def without_page() -> bool:
    return os.environ.get("TISCHRUNDE_WEB") == "skip"


def compiled(env: Env, **wishes: str) -> dict[str, str]:
    """Builds the package with its machine code beside the sources; returns how to run with it."""
    stamp = COMPILED / "package.stamp"
    wanted = package_digest(**wishes)
    with files.alone(COMPILED):
        if not (stamp.is_file() and stamp.read_text() == wanted):
            shutil.rmtree(COMPILED, ignore_errors=True)
            target = ["--no-deps", "--no-build-isolation", "--target", str(COMPILED), "."]
            pip = [env.python, "-m", "pip", "install", "--quiet", *target]
            run(pip, TISCHRUNDE_PURE="0", **wishes)
            if package_digest(**wishes) == wanted:  # else it is of no state of the sources
                stamp.write_text(wanted)
    return {"PYTHONPATH": str(COMPILED), "TISCHRUNDE_EXPECTED_ENGINE": "compiled"}


def compiled_if_possible(env: Env) -> dict[str, str]:
    reason = why_not_compiled(env)
    if reason:
        say(f"{reason}: running interpreted")
        return {"TISCHRUNDE_EXPECTED_ENGINE": "interpreted"}
    return compiled(env)


def why_not_compiled(env: Env) -> str:
    if os.environ.get("TISCHRUNDE_PURE") == "1":
        return "TISCHRUNDE_PURE=1"
    probe = [str(env.python), "-m", "tools.engine"]
    done = subprocess.run(probe, cwd=ROOT, env=CLEAN, capture_output=True, text=True, check=False)
    return done.stderr.strip() if done.returncode else ""


def tests_only() -> bool:
    """Whether lint, types and the page's own tests are left out, which no machine can spoil."""
    return os.environ.get("TISCHRUNDE_CHECKS") == "skip"


def patiently(how: int) -> list[str]:
    """Puts a program behind others that want the same cores."""
    return [] if WINDOWS else ["nice", "-n", str(how)]


def play(*arguments: str) -> None:
    """Open the table in the browser: play [options of `tischrunde serve`]."""
    start("serve", *arguments)


def terminal(*arguments: str) -> None:
    """Start a game in the terminal: terminal [GAME] [options of `tischrunde play`]."""
    if not arguments or arguments[0].startswith("-"):
        arguments = ("strife-of-gods", *arguments)
    start("play", *arguments)


def start(*arguments: str) -> None:
    """The program itself, as a newcomer would have installed it."""
    env = play_env()
    program = str(env.scripts / ("tischrunde.exe" if WINDOWS else "tischrunde"))
    if WINDOWS:
        sys.exit(subprocess.call([program, *arguments], env=CLEAN))
    os.execve(program, [program, *arguments], CLEAN)  # the terminal is the program's alone


def play_env() -> Env:
    """Nobody waits for the compiler: until it is done the engine runs in plain Python."""
    name, requirements, project = ".venv-play", ["requirements/run.txt"], ["."]
    env = Env(name, requirements, project)
    if os.environ.get("TISCHRUNDE_PURE") or engine.kept(ROOT) or env.up_to_date():
        return env.ready()
    plain = Env(name, requirements, project, TISCHRUNDE_PURE="1").ready()
    reason = why_not_compiled(plain)
    if reason:
        say(f"{reason}: the engine runs interpreted, so bots are slower")
    else:
        compile_meanwhile(plain)
    return plain


def compile_meanwhile(env: Env) -> None:
    """Builds the machine code beside the running program; the next start finds it kept."""
    say("compiling the engine meanwhile: from the next start on everything is faster")
    BUILD_CACHE.mkdir(exist_ok=True)
    wheel = ["wheel", "--no-deps", "--wheel-dir", str(BUILD_CACHE / "wheel"), "."]
    pip = [*patiently(19), env.python, "-m", "pip", *wheel]
    heard, held = os.pipe()
    os.set_inheritable(held, True)  # by what we become: when that ends, so does the compiler
    with open(BUILD_CACHE / "build.log", "w") as log, open(heard) as stdin:
        watched = [env.python, "-m", "tools.programs", *pip]
        programs.start(watched, cwd=ROOT, env=CLEAN, stdin=stdin, stdout=log, stderr=log)


def page(*arguments: str) -> None:
    """Work on the page: what you save is in the browser at once; arguments go to Vite."""
    env = dev_env()
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = str(probe.getsockname()[1])
    serve = [str(env.python), "-m", "tischrunde.cli", "serve", "--no-open", "--port", port]
    server = programs.start(serve, cwd=ROOT, env=CLEAN, stdout=subprocess.DEVNULL)
    try:
        npm(env, "run", "dev", "--", *arguments, TISCHRUNDE_SERVER=f"http://127.0.0.1:{port}")
    finally:
        programs.end(server)


def test(*arguments: str) -> None:
    """Lint, types and all tests, those of the engine also interpreted; arguments go to pytest."""
    env = dev_env()
    python = env.python
    reason = why_not_compiled(env)
    how = "interpreted" if reason else "compiled"
    again, last = "pytest, interpreted", f"pytest, {how}, in a browser"
    checks = {
        "ruff check": [python, "-m", "ruff", "check"],
        "ruff format": [python, "-m", "ruff", "format", "--check"],
        "mypy": [python, "-m", "mypy"],
    }
    if tests_only():
        checks = {}
    steps = Steps([*checks, *([] if reason else [again]), last])
    keep = [python, "-m", "tools.engine", "keep"]
    compiling = [] if reason else [("compiling the engine", keep)]
    interpreted = {"TISCHRUNDE_EXPECTED_ENGINE": "interpreted"}
    # Whatever needs nothing of each other goes on side by side, so that no core is idle.
    with ExitStack() as beside:
        engine = beside.enter_context(Beside(steps, compiling, **HASTY))
        the_page = beside.enter_context(Beside(steps, page_steps(python)))
        reading = beside.enter_context(Beside(steps, reading_steps(python, arguments)))
        for name, command in checks.items():
            steps.run(name, [*command])
        if not reason:
            # Whoever names tests wants these, and wants to see them both ways.
            which = [*arguments] if named(arguments) else [*arguments, *ENGINE_TESTS]
            later = {"TISCHRUNDE_COMPILED_RUN": "later"}
            if named(arguments):
                later["TISCHRUNDE_TURN"] = "all"
            # What comes next waits for the compiler, so that goes first.
            both = [*patiently(10), python, *PYTEST, CORES, *which]
            # `-k` picks from all tests, and those it picks may all be elsewhere.
            steps.run(again, both, interpreted | later, fine=(0, NOTHING_TO_TEST))
        the_page.finish()
        reading.finish()
        built = engine.finish() and not reason
    everything = [python, *PYTEST, WORKERS, *arguments]
    settings = {} if named(arguments) else {"TISCHRUNDE_SHOTS": "skip"}
    if built and steps.take("installing the compiled engine", lambda: compiled(env, **HASTY)):
        settings |= compiled(env, **HASTY)
    else:
        settings |= interpreted
    steps.run(last, everything, settings)
    if reason:
        say(f"{reason}: the tests ran interpreted only")
    steps.report()


def reading_steps(python: Path, arguments: tuple[str, ...]) -> list[Named]:
    return [] if named(arguments) else [("reading the tests", [*patiently(10), python, *READ])]


def page_steps(python: Path) -> list[Named]:
    """The page is built with its own packages, and then looked over."""
    if without_page():
        return []
    npm = [python, "-m", "tools.node"]
    built: list[Named] = [
        ("installing the page's packages", npm),
        ("building the page", [python, "-m", "tools.page"]),
    ]
    if tests_only():
        return built
    return [
        *built,
        ("vitest", [*npm, "run", "--silent", "test"]),
        ("svelte-check", [*npm, "run", "--silent", "check"]),
        ("eslint, prettier", [*npm, "run", "--silent", "lint"]),
    ]


def named(arguments: tuple[str, ...]) -> bool:
    """Whether files, folders or single tests are among the arguments for pytest."""
    return any((ROOT / argument.partition("::")[0]).exists() for argument in arguments)


def laws(*arguments: str) -> None:
    """Try laws, fuzzing, bots and whole games at full size; `test` takes samples."""
    env = dev_env()
    if not without_page():
        npm(env)
        build_page(env)
    how = compiled_if_possible(env) | {"TISCHRUNDE_LAWS": "full"}
    run(
        [env.python, *PYTEST, WORKERS, *([] if named(arguments) else SAMPLED_TESTS), *arguments],
        **how,
    )


def nightly(*arguments: str) -> None:
    """All of `laws`, then bot games of every game with every number of seats; hours."""
    laws()
    env = dev_env()
    games = [] if "--games" in arguments else ["--games", "500"]
    command = [env.python, "-m", "tischrunde.cli", "simulate", "--all", *games, *arguments]
    run(command, **compiled_if_possible(env))


def bench(*arguments: str) -> None:
    """Measure the engine's speed; arguments go to bench/run.py."""
    env = dev_env()
    run([env.python, "bench/run.py", *arguments], **compiled_if_possible(env))


def load(*arguments: str) -> None:
    """See how much a server carries; arguments go to bench/load.py."""
    env = dev_env()
    run([env.python, "bench/load.py", *arguments], **compiled_if_possible(env))


def siege(*arguments: str) -> None:
    """See how a table fares while somebody attacks the server; arguments go to bench/siege.py."""
    env = dev_env()
    run([env.python, "bench/siege.py", *arguments], **compiled_if_possible(env))


def wheels(*arguments: str) -> None:
    """Make a release into dist/ and try it out, see RELEASING.md: [--twice] [3.11 3.12 …]."""
    from tools.wheels import main

    main(dev_env().python, arguments)


def matrix(*arguments: str) -> None:
    """Test as on other machines: other Pythons, users, places, less installed; --help says more."""
    from tools.matrix import main

    main(arguments)


def lock(*arguments: str) -> None:
    """Pin requirements/*.in again, with hashes, into requirements/*.txt (--upgrade for newer)."""
    env = Env(".venv-lock", ["requirements/lock.txt"], []).ready()
    locks = [f"requirements/{name}" for name in ("run", "dev", "lock", "wheels")]
    for name in [*locks, "bench/peers"]:
        command = [env.python, "-m", "uv", "pip", "compile", "--quiet", "--no-cache"]
        command += ["--universal", "--python-version", "3.11", "--generate-hashes"]
        command += ["--no-header", "--no-annotate", *arguments]
        run([*command, f"{name}.in", "-o", f"{name}.txt"])


def clean(*arguments: str) -> None:
    """Remove everything the tasks have made."""
    made = [
        ".chromium*",
        ".compiled*",
        ".hypothesis",
        ".mypy_cache",
        ".pytest_cache",
        ".ruff_cache",
        ".venv*",
        "bench/.peers",
        "build",
        "dist",
        "frontend/node_modules",
        "src/tischrunde/web*",
        "tests/browser/shots",
    ]
    for path in [path for pattern in made for path in ROOT.glob(pattern)]:
        if path.is_dir():
            shutil.rmtree(path)
        else:
            path.unlink(missing_ok=True)
    for base in ("src", "tests", "bench", "tools"):
        for folder in list((ROOT / base).rglob("__pycache__")):
            shutil.rmtree(folder)


TASKS: dict[str, Callable[..., None]] = {
    task.__name__: task
    for task in (
        *(play, terminal, test, page, laws, nightly, matrix, bench, load, siege, wheels),
        *(lock, clean),
    )
}


def main() -> None:
    if len(sys.argv) < 2:
        print(str(__doc__).strip() + "\n")
        for name, described in TASKS.items():
            print(f"  {name:8} {described.__doc__}")
        return
    task = TASKS.get(sys.argv[1])
    if task is None:
        sys.exit(f"There is no task {sys.argv[1]!r}: choose from {', '.join(TASKS)}.")
    programs.end_in_order()
    try:
        task(*sys.argv[2:])
    except Failed as failure:
        sys.exit(str(failure))
    except subprocess.CalledProcessError as failure:
        sys.exit(failure.returncode)
    except PermissionError as failure:
        sys.exit(f"May not write {failure.filename}: make a copy that you own, or ask its owner.")
    except KeyboardInterrupt:
        sys.exit(130)


if __name__ == "__main__":
    main()
