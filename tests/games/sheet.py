"""A sheet with everything printed, beside the test that reads it."""

from pathlib import Path


class Sheet:
    """``printed.txt``: parts with a heading each, one line a thing."""

    def __init__(self, test: str) -> None:
        self.text = Path(test).with_name("printed.txt").read_text(encoding="utf-8")

    def part(self, heading: str) -> list[str]:
        """The lines of a part."""
        return self.text.partition(f"[{heading}]\n")[2].partition("\n\n")[0].splitlines()

    def word(self, line: str) -> str:
        """What a line is about: the last word before its first comma."""
        return line.partition(",")[0].split()[-1]
