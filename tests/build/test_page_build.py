"""The build of the page: only when something changed, whole or not at all, and with good advice."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest
from tools import node, page
from tools.node import NoNode

STEPS: list[str] = []


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small project whose npm only writes down what it was told to do."""
    for name, text in {
        "frontend/index.html": "<title>",
        "frontend/package-lock.json": "{}",
        "frontend/.npmrc": "audit=false",
        "frontend/src/main.ts": "go();",
        "frontend/src/main.test.ts": "test();",
        "frontend/node_modules/author/kept.js": "mine",
        "locales/de/web.ftl": "a = b",
    }.items():
        file = tmp_path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
    (tmp_path / "src/tischrunde").mkdir(parents=True)
    STEPS.clear()

    def npm(*arguments: str, folder: Path) -> None:
        STEPS.append(arguments[0])
        if arguments[0] == "ci":
            (folder / "node_modules").mkdir(exist_ok=True)
        else:
            place = folder / arguments[-1]
            place.mkdir(exist_ok=True)
            (place / "index.html").write_text((folder / "src/main.ts").read_text())

    monkeypatch.setattr(page, "npm", npm)
    monkeypatch.setattr(node, "npm", npm)
    monkeypatch.setenv("TISCHRUNDE_BUILD_CACHE", str(tmp_path / "cache"))
    monkeypatch.delenv("TISCHRUNDE_WEB", raising=False)
    return tmp_path


def built(root: Path) -> str:
    return (root / page.BUILT / "index.html").read_text()


def test_a_page_is_built_once(root: Path) -> None:
    assert page.stale(root)
    page.build(root)
    assert built(root) == "go();"
    assert not page.stale(root)
    assert STEPS == ["ci", "run"]


@pytest.mark.parametrize("name", ["frontend/src/main.ts", "locales/de/web.ftl", "frontend/.npmrc"])
def test_a_change_makes_it_stale(root: Path, name: str) -> None:
    page.build(root)
    (root / name).write_text("changed")
    assert page.stale(root)
    page.build(root)
    assert not page.stale(root)
    assert STEPS == ["ci", "run", "run"], "the packages are the same"


def test_a_file_that_is_gone_is_gone_in_the_workshop(root: Path) -> None:
    extra = root / "frontend/src/extra.ts"
    extra.write_text("more();")
    page.build(root)
    extra.unlink()
    page.build(root)
    assert not (root / "cache/page/frontend/src/extra.ts").exists()


def test_other_packages_are_installed_anew(root: Path) -> None:
    page.build(root)
    (root / "frontend/package-lock.json").write_text('{"other": 1}')
    page.build(root)
    assert STEPS == ["ci", "run", "ci", "run"]


@pytest.mark.parametrize("name", ["frontend/src/main.test.ts", "frontend/node_modules/author/x.js"])
def test_what_is_not_built_from_changes_nothing(root: Path, name: str) -> None:
    page.build(root)
    (root / name).write_text("changed")
    assert not page.stale(root)


def test_an_authors_packages_are_left_alone(root: Path) -> None:
    page.build(root)
    assert (root / "frontend/node_modules/author/kept.js").read_text() == "mine"
    assert not (root / "cache/page/frontend/node_modules/author").exists()


def test_without_a_cache_it_is_built_all_the_same(
    root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("TISCHRUNDE_BUILD_CACHE")
    page.build(root)
    assert built(root) == "go();"


def test_it_can_be_left_as_it_is(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TISCHRUNDE_WEB", "skip")
    assert not page.stale(root)
    monkeypatch.setenv("TISCHRUNDE_WEB", "maybe")
    with pytest.raises(SystemExit, match="TISCHRUNDE_WEB"):
        page.stale(root)


@pytest.mark.parametrize(
    ("failure", "told"),
    [
        (NoNode("There is no Node"), "There is no Node"),
        (subprocess.CalledProcessError(1, ["node", "npm-cli.js", "ci"]), "npm registry"),
        (subprocess.CalledProcessError(1, ["node", "npm-cli.js", "run", "build"]), "`npm run`"),
    ],
)
def test_a_failure_says_what_to_do_and_leaves_the_old_page(
    root: Path, monkeypatch: pytest.MonkeyPatch, failure: Exception, told: str
) -> None:
    page.build(root)
    (root / "frontend/src/main.ts").write_text("new();")

    def fail(*arguments: str, folder: Path) -> None:
        raise failure

    monkeypatch.setattr(page, "npm", fail)
    with pytest.raises(page.PageFailed, match="TISCHRUNDE_WEB=skip") as caught:
        page.build(root)
    assert told in str(caught.value)
    assert built(root) == "go();"
    assert page.stale(root)


def test_our_node_comes_before_any_other() -> None:
    first = node.environment()["PATH"].split(os.pathsep)[0]
    assert Path(first, "node").exists() or Path(first, "node.exe").exists()
