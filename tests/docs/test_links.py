"""Documents lead to one another, and the changelog tells of this version."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tischrunde import __version__
from tischrunde.games import catalog

ROOT = Path(__file__).resolve().parents[2]
DOCUMENTS = [*ROOT.glob("*.md"), *ROOT.glob("docs/*.md"), *ROOT.glob("docs/adr/*.md")]
BOX = re.compile(r"^```.*?^```", re.DOTALL | re.MULTILINE)


def anchors(file: Path) -> set[str]:
    """What its headings are called in an address."""
    heads = re.findall(r"^#+ (.+)$", BOX.sub("", file.read_text("utf-8")), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", head.lower()).replace(" ", "-") for head in heads}


@pytest.mark.parametrize("file", DOCUMENTS, ids=lambda file: file.name)
def test_every_link_leads_to_a_file_and_a_heading(file: Path) -> None:
    lost = []
    for link in re.findall(r"\]\(([^)\s]+)\)", BOX.sub("", file.read_text("utf-8"))):
        if "://" in link:
            continue
        path, _, anchor = link.partition("#")
        there = (file.parent / path).resolve() if path else file
        if not there.exists() or (anchor and anchor not in anchors(there)):
            lost.append(link)
    assert lost == []


def test_the_changelog_begins_with_this_version() -> None:
    text = (ROOT / "CHANGELOG.md").read_text("utf-8")
    heads = re.findall(r"^## (.+)$", text, re.MULTILINE)
    newest = heads[1] if heads[0] == "Unreleased" else heads[0]
    assert re.fullmatch(rf"{re.escape(__version__)} – \d{{4}}-\d\d-\d\d", newest)


def test_the_changelog_names_the_versions_of_the_rules() -> None:
    text = (ROOT / "CHANGELOG.md").read_text("utf-8")
    table = text.split("### Versions of the rules")[1].split("\n#")[0]
    told = [int(version) for version in re.findall(r"^\| [^|]+ \| (\d+) \|", table, re.MULTILINE)]
    assert told == [catalog.load(game).version for game in catalog.ids()]
