"""What the README tells a newcomer works as written."""

from __future__ import annotations

import re
from pathlib import Path

import dev

ROOT = Path(__file__).resolve().parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_example_in_the_readme_runs() -> None:
    (code,) = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    names: dict[str, object] = {}
    exec(compile(code, "README.md", "exec"), names)
    assert names["decision"] is not None


def test_every_link_in_the_readme_leads_somewhere() -> None:
    links = [link for link in re.findall(r"\]\(([^)]+)\)", README) if "://" not in link]
    assert links
    assert [link for link in links if not (ROOT / link).exists()] == []


def test_every_task_that_is_named_can_be_run() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    (targets,) = re.findall(r"^\.PHONY: help (.*)$", makefile, re.MULTILINE)
    assert targets.split() == list(dev.TASKS)
    for name in ("README.md", "CONTRIBUTING.md"):
        text = (ROOT / name).read_text(encoding="utf-8")
        named = re.findall(r"(?:^|`)(?:make|python3 dev\.py) (\w+)", text, re.MULTILINE)
        assert set(named) <= set(dev.TASKS)
        assert "make play" in text and "make test" in text
