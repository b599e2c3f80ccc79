"""What a thousand forms cost: opened, filled in, left and opened again at random; the memory before and after.

Nothing here asserts a time.
"""

from __future__ import annotations

import gc
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from desktop.application import Program
from tests.ui.settling import settle
from tests.ui.wandering import Wanderer, whole_program

STEPS = int(os.environ.get("TURNWRIGHT_FORM_STEPS", "1000"))
PARTS = 5
WARM = 100
"""Steps before the first measurement: by then the forms of all systems have been built."""


@pytest.fixture
def program(qapp: QApplication, own_folders: Path) -> Iterator[Program]:
    """The whole program over the samples."""
    with whole_program(qapp, own_folders / "Mine.turnwright") as made:
        yield made


def resident() -> float:
    """The memory of this process, in MiB."""
    gc.collect()
    pages = int(Path("/proc/self/statm").read_text("ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


def test_a_thousand_forms_at_random(benchmark: Any, program: Program) -> None:
    wanderer = Wanderer(program, seed=11)
    wanderer.fill_party()
    wanderer.go(min(WARM, STEPS))
    lines = [told(wanderer, "before")]

    def wander() -> None:
        for part in range(1, PARTS + 1):
            wanderer.go(STEPS // PARTS)
            lines.append(told(wanderer, f"after {part * STEPS // PARTS} steps"))

    benchmark.pedantic(wander, rounds=1, iterations=1)
    print("", *lines, sep="\n")


def told(wanderer: Wanderer, when: str) -> str:
    """The memory, and the widgets, with no form open."""
    wanderer.rest()
    settle()
    edits = wanderer.window.undo_stack.count()
    return f"{when}: {resident():.0f} MiB, {len(QApplication.allWidgets())} widgets, {edits} edits to take back"
