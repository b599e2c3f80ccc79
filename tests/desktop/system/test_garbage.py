"""Memory that C and C++ no longer use goes back to the system in the course of an evening."""

import ctypes
import gc
from collections.abc import Iterable, Iterator

import pytest
from PySide6.QtCore import QObject

from desktop.system import garbage
from desktop.system.garbage import Garbage
from tests.ui.held import MEGABYTE, resident

PIECE = 1000
"""Bytes: small enough to be cut from the heap."""
PIECES = 40_000


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
