"""The engine as machine code: compiles it with mypyc into a folder, never into the source tree.

TISCHRUNDE_PURE         unset: compile if a C compiler works, else go on in plain Python
                        1: never compile;  0: compile, or fail
TISCHRUNDE_HASTY        1: built in half the time, and slower: for tests
TISCHRUNDE_BUILD_CACHE  a folder that keeps the machine code for the next build of the same source

`python -m tools.engine` fails, and says why, where C extensions cannot be built;
`python -m tools.engine keep` puts the machine code into the cache, if it is not there yet.
"""

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from concurrent.futures import ThreadPoolExecutor
from contextlib import chdir
from pathlib import Path
from typing import Any

from tools import files

MYPY = "mypy[mypyc]==2.4.1"

# One mypyc group: calls between its modules are direct.
COMPILED = (
    "src/tischrunde/kernel/*.py",
    "src/tischrunde/delve/*.py",
    "src/tischrunde/games/*/*.py",
)
# Exceptions: nothing hot in them, or nothing that mypyc likes.
INTERPRETED = (
    "src/tischrunde/*/__init__.py",
    "src/tischrunde/games/*/__init__.py",
    "src/tischrunde/kernel/laws.py",
    "src/tischrunde/delve/load.py",
    "src/tischrunde/delve/boards.py",
    "src/tischrunde/games/*/load.py",
)

# Hidden functions may be inlined into each other: a quarter more speed in playouts. And what a
# newer compiler warns of must not cost its user the machine code. What only a debugger reads would
# make it twice as large.
C_FLAGS = ["-fvisibility=hidden", "-Wno-error", "-g0"]
# With gcc some C files are compiled side by side and joined by the linker: as fast as one big file,
# and built sooner, as every core takes part.
GCC_FLAGS = ["-flto=auto", "-O3"]
HASTY_FLAGS = ["-O1"]
C_FILES = 8  # of similar size: with one for each module most of the time would go into headers

ASKED_FOR = "TISCHRUNDE_PURE=1"


class CompilerFailed(Exception):
    """mypyc was content, the C compiler was not."""


def machine_code(root: Path, scratch: Path) -> Path:
    """A folder of extension modules that mirrors the package: kept from before, or made now."""
    place = kept(root)
    if place is not None:
        return place
    begun = digest(root)
    built = compile_engine(root, scratch)
    # Whoever edits meanwhile gets machine code of no state of the sources: it is never kept.
    return keep(root, built) if digest(root) == begun else built


def compiled_modules(root: Path) -> list[str]:
    """The modules to compile, as paths from the root."""
    chosen = {path for pattern in COMPILED for path in root.glob(pattern)}
    spared = {path for pattern in INTERPRETED for path in root.glob(pattern)}
    return sorted(path.relative_to(root).as_posix() for path in chosen - spared)


def reason_for_plain_python() -> str:
    """Why this build does not compile, or "" when it does."""
    wish = os.environ.get("TISCHRUNDE_PURE", "")
    if wish not in ("", "0", "1"):
        raise SystemExit("tischrunde: TISCHRUNDE_PURE must be 0, 1 or unset")
    if wish == "1":
        return ASKED_FOR
    reason = why_no_c()
    if reason and wish == "0":
        raise SystemExit(f"tischrunde: {reason}, but TISCHRUNDE_PURE=0 asks for machine code")
    return reason


def why_no_c() -> str:
    """Why C extensions cannot be built here, or "" when they can."""
    if os.name == "nt":
        return ""  # setuptools knows where Visual C++ lives; if it fails, that is caught later
    compiler = c_compiler()
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\n")
        command = [*compiler, "-I", sysconfig.get_path("include"), "-c", str(source)]
        try:
            done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
        except OSError:
            return f"There is no C compiler ({compiler[0]})"
    if done.returncode == 0:
        return ""
    if "Python.h" in done.stderr:
        return "Python.h is missing (Debian and Ubuntu: install python3-dev)"
    return f"The C compiler ({compiler[0]}) does not work: {done.stderr.strip()[-300:]}"


def c_compiler() -> list[str]:
    return shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")


def is_gcc() -> bool:
    if os.name == "nt":
        return False
    about = subprocess.run(
        [*c_compiler(), "--version"], capture_output=True, text=True, check=False
    )
    return "Free Software Foundation" in about.stdout


def compile_engine(root: Path, scratch: Path) -> Path:
    """Builds the extension modules; the folder returned mirrors the package."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext
    from setuptools.errors import BaseError, CCompilerError

    class BuildSideBySide(build_ext):
        """Compiles the C files of an extension in parallel, which setuptools does not."""

        def build_extensions(self) -> None:
            compiler: Any = self.compiler
            compile_some = compiler.compile

            def compile_all(sources: list[str], **options: Any) -> list[str]:
                with ThreadPoolExecutor(os.cpu_count()) as pool:
                    jobs = [pool.submit(compile_some, [source], **options) for source in sources]
                    try:
                        return [object_file for job in jobs for object_file in job.result()]
                    finally:  # after a failure or Ctrl-C no other one is begun
                        pool.shutdown(cancel_futures=True)

            compiler.compile = compile_all
            super().build_extensions()

    gcc = is_gcc()
    speed = HASTY_FLAGS if hasty() else GCC_FLAGS
    with chdir(root):
        # A type error ends the build here: it must not yield a slow wheel in silence.
        extensions = mypycify(
            [f"--cache-dir={scratch / 'mypy'}", *compiled_modules(root)],
            opt_level="1" if hasty() else "3",
            multi_file=gcc,
            target_dir=str(scratch / "c"),
            group_name="tischrunde",
        )
        for extension in extensions:
            join = speed if gcc and extension.name == "tischrunde__mypyc" else []
            if join:
                extension.sources = gathered([*map(str, extension.sources)], scratch)
            flags = [*C_FLAGS, *join] if os.name != "nt" else []
            extension.extra_compile_args = [*extension.extra_compile_args, *flags]
            extension.extra_link_args = [*extension.extra_link_args, *join]
        build = BuildSideBySide(Distribution({"name": "tischrunde", "ext_modules": extensions}))
        build.build_lib, build.build_temp = str(scratch / "lib"), str(scratch / "objects")
        build.ensure_finalized()
        try:
            build.run()
        except (BaseError, CCompilerError) as failure:
            raise CompilerFailed("The C compiler failed, as shown above") from failure
    return scratch / "lib"


def hasty() -> bool:
    return os.environ.get("TISCHRUNDE_HASTY") == "1"


def gathered(sources: list[str], scratch: Path) -> list[str]:
    """A few C files that include all of these."""
    heaps: list[list[Path]] = [[] for _ in range(C_FILES)]
    weights = [0] * C_FILES
    for source in sorted(map(Path, sources), key=lambda path: path.stat().st_size, reverse=True):
        lightest = weights.index(min(weights))
        heaps[lightest].append(source.resolve())
        weights[lightest] += source.stat().st_size
    gathered = [scratch / "c" / f"gathered_{number}.c" for number in range(C_FILES)]
    for path, heap in zip(gathered, heaps, strict=True):
        path.write_text("".join(f'#include "{source.as_posix()}"\n' for source in heap))
    return [str(path) for path in gathered]


def place_to_keep(root: Path) -> Path | None:
    base = os.environ.get("TISCHRUNDE_BUILD_CACHE")
    return Path(base, f"{kind()}-{digest(root)}") if base else None


def kind() -> str:
    return "hasty" if hasty() else "engine"


def kept(root: Path) -> Path | None:
    place = place_to_keep(root)
    return place if place is not None and place.is_dir() else None


def keep(root: Path, built: Path) -> Path:
    """Keeps the newest build of its kind only: whoever goes back in time compiles again."""
    place = place_to_keep(root)
    if place is None:
        return built
    for old in place.parent.glob(f"{kind()}-*"):
        shutil.rmtree(old)
    half = place.with_suffix(".half")  # renamed when whole: an interrupted copy never counts
    shutil.copytree(built, half)
    return half.rename(place)


def digest(root: Path) -> str:
    """Names everything that the machine code depends on."""
    about = [sys.version, str(sysconfig.get_config_var("EXT_SUFFIX"))]
    about += [os.environ.get(name, "") for name in ("CC", "CFLAGS", "TISCHRUNDE_HASTY")]
    sources = [root / "tools/engine.py", root / "pyproject.toml"]
    for layer in ("kernel", "delve", "games"):
        sources += sorted(root.glob(f"src/tischrunde/{layer}/**/*.py"))
    return files.digest(root, sources, *about)[:16]


def main(arguments: list[str]) -> str:
    """What is wrong, or ""."""
    reason = why_no_c()
    if reason or arguments != ["keep"]:
        return reason
    with tempfile.TemporaryDirectory(prefix="tischrunde-") as scratch:
        try:
            machine_code(Path(__file__).resolve().parent.parent, Path(scratch))
        except CompilerFailed as failure:
            return str(failure)
    return ""


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]) or 0)
