"""What the process holds, in figures that can be compared at two moments of an evening."""

import ctypes
import gc
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from PySide6.QtWidgets import QApplication

from tests.ui.settling import settle

MEGABYTE = 1 << 20


class Held(NamedTuple):
    """What is held at one moment; sizes in megabytes."""

    memory: int
    """What lies in memory, as the system counts it."""
    in_use: int
    """What C and C++ have asked for and not given back."""
    unused: int
    """What lies between that and can be had again: where this grows alone, memory is only cut up."""
    objects: int
    """Those of Python that can hold others."""
    widgets: int
    files: int
    """Open files."""


_NAMES = ("arena", "ordblks", "smblks", "hblks", "hblkhd", "usmblks", "fsmblks", "uordblks", "fordblks", "keepcost")
"""Of `mallinfo2`, in its order."""


class _Heap(ctypes.Structure):
    _fields_ = tuple((name, ctypes.c_size_t) for name in _NAMES)


def held() -> Held:
    """What is held now, once everything is delivered and garbage is gone."""
    settle()
    gc.collect()
    in_use, unused = _heap()
    return Held(
        resident(),
        in_use // MEGABYTE,
        unused // MEGABYTE,
        len(gc.get_objects()),
        len(QApplication.allWidgets()),
        len(list(Path("/proc/self/fd").iterdir())),
    )


def resident() -> int:
    """Megabytes that lie in memory, as the system counts them."""
    status = Path("/proc/self/status").read_text("utf-8")
    return int(next(line.split()[1] for line in status.splitlines() if line.startswith("VmRSS"))) // 1024


def _heap() -> tuple[int, int]:
    """Bytes in use and unused; nothing where the C library does not say so."""
    tell = getattr(ctypes.CDLL(None), "mallinfo2", None)
    if tell is None:
        return 0, 0
    tell.restype = _Heap
    heap = tell()
    return heap.uordblks + heap.hblkhd, heap.fordblks


def write_line(path: Path, cells: Iterable[object]) -> None:
    """Adds a line of a Markdown table to a file."""
    with path.open("a", encoding="utf-8") as file:
        file.write(f"| {' | '.join(map(str, cells))} |\n")
