"""A disk that is soon full: a small file system in memory, where this machine lets one be mounted."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

ROOM = "24m"
"""Of which a library with the samples, settings and a few files take the smaller part."""


def system(*command: str) -> bool:
    """Whether the system does it."""
    return subprocess.run(command, capture_output=True, check=False).returncode == 0


def mounted(place: Path, room: str) -> bool:
    """Whether the system lets one be mounted here."""
    if not sys.platform.startswith("linux") or os.geteuid() != 0:
        return False
    return system("mount", "-t", "tmpfs", "-o", f"size={room}", "turnwright-test", str(place))


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[Path]:
    """A small disk; where none can be mounted the test is skipped."""
    place = tmp_path / "disk"
    place.mkdir()
    if not mounted(place, ROOM):
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
