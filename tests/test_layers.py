"""The shape of the source: which layer may import which, and what no file may contain."""

import ast
import os
import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from tools import engine as engine_builder
from tools.node import NODE

from tischrunde.build_info import engine
from tischrunde.games import catalog

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "tischrunde"

ENGINE = {"kernel", "delve", "games"}
TABLE = ENGINE | {"table"}
# Layers as folders or modules of the package; whatever is not listed is on top and free to import.
MAY_IMPORT: dict[str, set[str]] = {
    "kernel": set(),
    "delve": {"kernel"},
    "games": {"kernel", "delve"},
    "table": ENGINE,
    "bots": TABLE,
    "lab": TABLE | {"bots"},
    "envs": TABLE | {"bots"},
    "server": TABLE | {"bots"},
}
# The engine is type-checked and compiled where no other package is installed.
ENGINE_MAY_INSTALL = {"librt", "mypy_extensions"}

MOST_LINES = 400
CODE = {".py", ".ts", ".svelte", ".css"}


def layer_of(module: Path) -> str:
    return module.relative_to(PACKAGE).parts[0].removesuffix(".py")


def imports(module: Path, tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Line and full dotted name of everything a module imports, wherever in it."""
    package = ("tischrunde", *module.relative_to(PACKAGE).parent.parts)
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else ()
            start = [*above, *filter(None, [node.module])]
            yield from ((node.lineno, ".".join([*start, alias.name])) for alias in node.names)


def bad_imports(module: Path, tree: ast.Module) -> Iterator[str]:
    layer = layer_of(module)
    if layer not in MAY_IMPORT:
        return
    allowed = MAY_IMPORT[layer] | {layer, "", "__version__"}
    for line, name in imports(module, tree):
        first, second, *_ = [*name.split("."), ""]
        where = f"{module.relative_to(ROOT)}:{line}"
        if first == "tischrunde":
            if second not in allowed:
                yield f"{where}: {layer} may not import {name}"
        elif layer in ENGINE and first not in sys.stdlib_module_names | ENGINE_MAY_INSTALL:
            yield f"{where}: the engine may not import {name}"


def test_imports_go_one_way() -> None:
    modules = sorted(PACKAGE.rglob("*.py"))
    found = [bad for module in modules for bad in bad_imports(module, parse(module))]
    assert found == []


@pytest.mark.parametrize(
    ("module", "text", "bad"),
    [
        ("kernel/rng.py", "from tischrunde.games import catalog", True),
        ("kernel/rng.py", "def f():\n    import tischrunde.table", True),
        ("kernel/rng.py", "from ..table import Session", True),
        ("kernel/rng.py", "from . import pile", False),
        ("kernel/rng.py", "import rich", True),
        ("kernel/rng.py", "from librt.vecs import vec", False),
        ("games/catalog.py", "from tischrunde.kernel.rng import Rng", False),
        ("games/catalog.py", "from tischrunde import cli", True),
        ("games/catalog.py", "from tischrunde import __version__", False),
        ("cli.py", "from tischrunde import table, bots\nimport rich", False),
    ],
)
def test_a_bad_import_would_be_found(module: str, text: str, bad: bool) -> None:
    assert bool(list(bad_imports(PACKAGE / module, ast.parse(text)))) == bad


def loaded(name: str, found: set[str]) -> set[str]:
    """All that is imported with a module, beginning with its package; but for what functions and
    type checkers import."""
    if name in found:
        return found
    found.add(name)
    loaded(name.rpartition(".")[0] or name, found)
    path = PACKAGE.parent / name.replace(".", "/")
    file = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    if file.is_file():
        body = [n for n in parse(file).body if isinstance(n, ast.Import | ast.ImportFrom)]
        for _, inner in imports(file, ast.Module([*body], [])):
            loaded(inner, found)
    return found


@pytest.mark.parametrize("module", ["thinking", "drafts", "film", "moments"])
def test_processes_beside_the_server_load_neither_web_nor_database(module: str) -> None:
    """They would start half as fast."""
    found = loaded(f"tischrunde.server.{module}", set())
    assert "tischrunde.kernel.rules" in found
    assert found.isdisjoint({"sqlalchemy", "starlette", "uvicorn", "websockets"})


def hidden(path: Path) -> bool:
    """What tools keep beside the code, such as the bench's own environment."""
    return any(part.startswith(".") for part in path.relative_to(ROOT).parts)


def test_every_file_can_be_read_in_one_sitting() -> None:
    """But for what tools have written: nobody reads that."""
    bases = ("src", "tests", "bench", "tools", "frontend/src", "frontend/scripts")
    files = [path for base in bases for path in (ROOT / base).rglob("*")]
    files += ROOT.glob("*.py")
    lines = {
        str(path.relative_to(ROOT)): len(path.read_text("utf-8").splitlines())
        for path in files
        if path.suffix in CODE and not hidden(path) and path.parent.name != "generated"
    }
    assert {name: count for name, count in lines.items() if count > MOST_LINES} == {}


def games_in(text: str) -> set[str]:
    """The games a text speaks of, by id or by folder."""
    known = [name for game in catalog.ids() for name in {game, catalog.folder(game)}]
    return {name for name in known if re.search(rf"(?<![\w-]){name}(?![\w-])", text)}


def test_only_what_belongs_to_a_game_names_it() -> None:
    """A file or folder called after a game is its own; all else finds games by a list."""
    lists = {"games/catalog.py", "bots/catalog.py", "games/catalog.ts"}
    examples = {"table/session.py", "testing/__init__.py"}  # doctests need some game
    found = []
    for base in (PACKAGE, ROOT / "frontend" / "src", ROOT / "tools"):
        files = [path for path in base.rglob("*") if path.suffix in CODE - {".css"}]
        for path in files:
            name = path.relative_to(base).as_posix()
            if games_in(name) or name in lists | examples or name.endswith(".test.ts"):
                continue
            found += [f"{name}: {game}" for game in games_in(path.read_text("utf-8"))]
    assert found == []


def test_no_machine_code_lies_in_the_source_tree() -> None:
    """It would shadow the edited Python beside it."""
    found = [path for path in (ROOT / "src").rglob("*") if path.suffix in {".so", ".pyd"}]
    assert found == []


def test_compiled_code_shifts_no_literal() -> None:
    """mypyc makes a 32-bit shift of `1 << n`: wrong, in silence, from n = 31 on."""
    trees = {name: parse(ROOT / name) for name in engine_builder.compiled_modules(ROOT)}
    constants = {name for tree in trees.values() for name in constant_names(tree)}
    found = [f"{name}:{line}" for name in trees for line in bad_shifts(trees[name], constants)]
    assert found == []


@pytest.mark.parametrize(
    ("text", "bad"),
    [
        ("1 << n", True),
        ("i64(1) << n", True),
        ("1 << (n + 3)", True),
        ("1 << 12", False),
        ("1 << BITS", False),
        ("1 << (BITS + 1)", False),
        ("1 << LATE", True),
        ("x << n", False),
    ],
)
def test_a_bad_shift_would_be_found(text: str, bad: bool) -> None:
    tree = ast.parse(f"BITS: Final = 12\nLATE: Final = count()\n{text}")
    assert bool(list(bad_shifts(tree, set(constant_names(tree))))) == bad


def constant_names(tree: ast.Module) -> Iterator[str]:
    """Names bound as `NAME: Final = <number>`, which the compiler puts in as numbers."""
    for node in tree.body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            final = "Final" in ast.unparse(node.annotation)
            if final and node.value is not None and is_constant(node.value, set()):
                yield node.target.id


def is_constant(node: ast.expr, constants: set[str]) -> bool:
    if isinstance(node, ast.BinOp):
        return is_constant(node.left, constants) and is_constant(node.right, constants)
    if isinstance(node, ast.Name):
        return node.id in constants
    return isinstance(node, ast.Constant)


def bad_shifts(tree: ast.Module, constants: set[str]) -> Iterator[int]:
    for node in ast.walk(tree):
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift):
            left = node.left
            if isinstance(left, ast.Call) and len(left.args) == 1:  # i64(1)
                left = left.args[0]
            if is_constant(left, constants) and not is_constant(node.right, constants):
                yield node.lineno


def test_the_pins_agree() -> None:
    """Built with one librt and run with another, the engine would not load."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert requirements("run.in") == project["dependencies"]
    assert {engine_builder.MYPY, NODE} <= set(requirements("dev.in"))


def test_the_engine_is_the_one_under_test() -> None:
    assert engine() == os.environ.get("TISCHRUNDE_EXPECTED_ENGINE", engine())


def requirements(name: str) -> list[str]:
    return (ROOT / "requirements" / name).read_text("utf-8").splitlines()


def parse(module: Path) -> ast.Module:
    return ast.parse(module.read_text("utf-8"), str(module))
