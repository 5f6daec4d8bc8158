"""Files as a whole: their digest, and one process at a time."""

import hashlib
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path


def digest(root: Path, files: Iterable[Path], *about: str) -> str:
    """Names the files by what is in them, and whatever else decides what is made of them."""
    total = hashlib.sha256("\0".join(about).encode())
    for path in files:
        total.update(f"\0{path.relative_to(root).as_posix()}\0".encode() + path.read_bytes())
    return total.hexdigest()


def below(folder: Path, *without: str) -> list[Path]:
    """All files of a folder, or the file itself; not those in folders of these names."""
    spared = {"__pycache__", *without}
    found = folder.rglob("*") if folder.is_dir() else [folder]
    return sorted(
        path
        for path in found
        if path.is_file() and not spared & set(path.relative_to(folder).parts)
    )


@contextmanager
def alone(folder: Path) -> Iterator[None]:
    """Lets only one process at a time work on a folder."""
    try:
        import fcntl
    except ImportError:
        yield
        return
    with open(f"{folder}.lock", "w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield
