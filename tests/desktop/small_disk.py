"""A disk that is soon full: a small file system in memory, where this machine lets one be mounted."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

ROOM = "24m"
"""Of which a library with the samples, settings and a few files take the smaller part."""
NAME = "turnwright-test"
"""What such disks are called in the table of what is mounted, with the process whose they are."""
MOUNTS = Path("/proc/self/mounts")


def system(*command: str) -> bool:
    """Whether the system does it."""
    return subprocess.run(command, capture_output=True, check=False).returncode == 0


def mounted(place: Path, room: str, process: int) -> bool:
    """Whether the system lets one be mounted here, for a process that takes it away."""
    if not sys.platform.startswith("linux") or os.geteuid() != 0:
        return False
    return system("mount", "-t", "tmpfs", "-o", f"size={room}", f"{NAME}-{process}", str(place))


def take_away_left() -> None:
    """Takes away the disks of processes that were killed before they could."""
    lines = MOUNTS.read_text("utf-8").splitlines() if MOUNTS.exists() else []
    for name, place, *_ in map(str.split, reversed(lines)):
        stem, _, process = name.rpartition("-")
        if stem == NAME and not Path("/proc", process).exists():
            system("umount", "-l", re.sub(r"\\(\d{3})", lambda found: chr(int(found[1], 8)), place))


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[Path]:
    """A small disk; where none can be mounted the test is skipped."""
    place = tmp_path / "disk"
    place.mkdir()
    take_away_left()
    if not mounted(place, ROOM, os.getpid()):
        pytest.skip("no file system can be mounted here")
    yield place
    assert system("umount", "-l", str(place))


def free(disk: Path) -> int:
    """Bytes that are left."""
    found = os.statvfs(disk)
    return found.f_bavail * found.f_frsize


@contextmanager
def filled(disk: Path, room: int = 0) -> Iterator[None]:
    """Nothing is left of a disk but so many bytes, until it is emptied again."""
    filler = disk / "filler"
    with filler.open("wb") as file:
        left = free(disk) - room
        if left > 0:
            os.posix_fallocate(file.fileno(), 0, left)
    try:
        yield
    finally:
        filler.unlink()


@contextmanager
def read_only(disk: Path) -> Iterator[None]:
    """Nothing on a disk can be opened to be written, until that is over; what was open before stays so."""
    assert system("mount", "--bind", str(disk), str(disk))
    assert system("mount", "-o", "remount,bind,ro", str(disk))
    try:
        yield
    finally:
        assert system("umount", "-l", str(disk))
