"""What a server and the processes it has started keep in memory and open (Linux; else nothing)."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import Event, Thread

OFTEN = 1.0  # seconds between two looks

Samples = list[tuple[float, int]]  # MB, files and connections


def family(pid: int) -> list[int]:
    """A process and all it has started."""
    found = [pid]
    with suppress(OSError):
        for thread in os.listdir(f"/proc/{pid}/task"):
            children = Path(f"/proc/{pid}/task/{thread}/children").read_text()
            found += [one for child in children.split() for one in family(int(child))]
    return found


def size(pid: int) -> tuple[float, int]:
    """Memory of them all, each page that is shared counted by its share; and open files."""
    memory, files = 0.0, 0
    for one in family(pid):
        with suppress(OSError):
            lines = Path(f"/proc/{one}/smaps_rollup").read_text().splitlines()
            memory += sum(int(line.split()[1]) for line in lines if line.startswith("Pss:")) / 1000
            files += len(os.listdir(f"/proc/{one}/fd"))
    return memory, files


@contextmanager
def sampled(pid: int, samples: Samples) -> Iterator[None]:
    """Meanwhile somebody looks now and then."""
    over = Event()

    def look() -> None:
        while True:
            samples.append(size(pid))
            if over.wait(OFTEN):
                return

    looking = Thread(target=look)
    looking.start()
    try:
        yield
    finally:
        over.set()
        looking.join()
