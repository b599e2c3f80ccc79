"""Memory that C and C++ no longer use goes back to the system in the course of an evening; its end searches nothing."""

import ctypes
import gc
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QObject

from desktop.system import garbage
from desktop.system.garbage import Garbage
from tests.ui.held import MEGABYTE, resident

PIECE = 1000
"""Bytes: small enough to be cut from the heap."""
PIECES = 40_000
END = """
import atexit, gc, signal, sys
from pathlib import Path
from desktop import application

class Program(application.Program):
    def open(self, path, *, create=True):
        refused = super().open(path, create=create)
        signal.raise_signal(signal.SIGTERM)
        return refused

application.Program = Program
atexit.register(lambda: print(len(gc.get_objects())))
sys.exit(application.run(Path(sys.argv[1])))
"""


@pytest.fixture
def searching(qapp: object) -> Iterator[Garbage]:
    owner = QObject()
    made = Garbage(owner)
    made.timer.stop()
    yield made
    owner.deleteLater()


class CutUp:
    """Pieces of the C library's heap, of which all but one in a hundred are given back."""

    def __init__(self, pieces: int) -> None:
        self._library = ctypes.CDLL(None)
        self._library.malloc.restype = ctypes.c_void_p
        self._library.free.argtypes = (ctypes.c_void_p,)
        held = [self._library.malloc(PIECE) for _ in range(pieces)]
        for piece in held:
            ctypes.memset(piece, 1, PIECE)
        self._kept = held[::100]
        self._free(set(held) - set(self._kept))

    def give_back(self) -> None:
        """Gives back what is left."""
        self._free(self._kept)

    def _free(self, pieces: Iterable[int]) -> None:
        for piece in pieces:
            self._library.free(piece)


@pytest.mark.skipif(not hasattr(ctypes.CDLL(None), "malloc_trim"), reason="this C library cannot give back")
def test_now_and_then_what_lies_free_between_what_is_in_use_goes_back(
    searching: Garbage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(garbage, "WHOLE", 2)
    monkeypatch.setattr(gc, "get_count", lambda: (gc.get_threshold()[0], 0, 0))
    held = CutUp(PIECES)
    free = PIECE * PIECES // MEGABYTE
    before = resident()
    searching.search()
    young = resident()
    searching.search()
    whole = resident()
    held.give_back()
    assert before - young < free // 4
    assert young - whole > free // 2


def test_at_its_end_the_program_is_not_searched_once_more(own_folders: Path) -> None:
    """Python would: with hundreds in a fight it takes longer than all else of the way from SIGTERM to the end."""
    library = own_folders / "Mine.turnwright"
    ended = subprocess.run(
        [sys.executable, "-c", END, str(library)], capture_output=True, text=True, timeout=600, check=True
    )
    assert int(ended.stdout) < 1000
    assert ended.stderr == ""
    assert library.exists()
