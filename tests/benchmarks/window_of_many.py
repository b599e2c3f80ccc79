"""Started as a process: plays a game master in the window of a large library, and prints what each thing took, as JSON.

Times are milliseconds, memory is megabytes.
"""

import json
import os
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from statistics import median, quantiles
from typing import TYPE_CHECKING

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from ui.bestiary.tab import BestiaryTab

WORDS = ("ashen", "undead", "wolf", "fire", "gorgon", "sword", "12", "guard", "crooked", "dragon")
TYPING = 0.06
"""Seconds between two keys of somebody who types fast: what is found meanwhile is begun, and given up."""


def milliseconds(do: Callable[[], object]) -> float:
    start = time.perf_counter()
    do()
    return (time.perf_counter() - start) * 1000


def wait(application: "QApplication", until: Callable[[], bool], seconds: float = 30) -> float:
    """Lets the window live until something holds; gives its longest step."""
    longest, end = 0.0, time.perf_counter() + seconds
    while not until():
        longest = max(longest, milliseconds(application.processEvents))
        if time.perf_counter() > end:
            raise TimeoutError
    return longest


def rest(application: "QApplication", seconds: float) -> None:
    end = time.perf_counter() + seconds
    wait(application, lambda: time.perf_counter() >= end)


def typed(application: "QApplication", tab: "BestiaryTab") -> list[float]:
    """From each key until the list is painted that it leads to."""
    from PySide6.QtTest import QTest

    taken: list[float] = []
    searched: list[None] = []
    tab.list.search_changed.connect(lambda: searched.append(None))

    def key(letter: str) -> None:
        searched.clear()
        QTest.keyClicks(tab.list.search, letter)
        wait(application, lambda: bool(searched))
        tab.list.view.viewport().repaint()

    for word in WORDS:
        tab.list.search.clear()
        rest(application, 0.4)
        for letter in word:
            taken.append(milliseconds(partial(key, letter)))
            rest(application, TYPING)
    tab.list.search.clear()
    rest(application, 0.4)
    return taken


def edited(application: "QApplication", tab: "BestiaryTab") -> dict[str, float]:
    """One creature saved, filed and tagged, until its row is painted."""
    from ui.edits.core import CREATURES, save_creatures

    value = tab.rows.ids[5]

    def save() -> None:
        creature = tab._library.creatures.get(value)
        assert creature is not None
        creature.notes = str(time.time())
        tab.edits.do(CREATURES, "save", save_creatures(tab._library, [creature]))

    found: dict[str, float] = {}
    steps: dict[str, Callable[[], object]] = {
        "save one": save,
        "file one": lambda: tab._file(f"Folder {time.time()}", [value]),
        "tag one": lambda: tab._tag(f"tag{time.time()}", [value]),
    }
    for name, do in steps.items():
        taken: list[float] = []
        for _ in range(9):
            start = time.perf_counter()
            do()
            tab.list.view.viewport().repaint()
            taken.append((time.perf_counter() - start) * 1000)
            rest(application, 0.2)
        found[name] = median(taken)
    return found


def measured(path: Path) -> dict[str, float]:
    from desktop.application import Program, make_application
    from desktop.system.garbage import Garbage

    application = make_application()
    Garbage(application)
    program = Program(application)
    if refused := program.open(path):
        raise ValueError(refused)
    window = program.window
    assert window is not None
    window.remembered.choose_system(None)
    window.starting.start()
    window.show_tab(0)
    tab = window.bestiary
    wait(application, lambda: tab.is_whole)
    rest(application, 1.5)
    wait(application, lambda: not window.starting.tasks.running, 120)
    found = {"memory": int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 2**20}
    tab._library.creatures.terms  # noqa: B018  Read once, with the first word that is looked for.
    rounds = [typed(application, tab) for _ in range(3)]
    keys = [median(same) for same in zip(*rounds, strict=True)]
    found |= {"keystroke, median": median(keys), "keystroke, p95": quantiles(keys, n=20)[-1]}
    found["select all"] = milliseconds(tab.list.view.selectAll)
    tab.list.choose([tab.rows.ids[3]])
    rest(application, 0.4)
    found |= edited(application, tab)
    done: list[str] = []
    tab.edits.library_changed.connect(lambda kind, _: done.append(kind))
    start = time.perf_counter()
    tab._file("Thousand", list(tab.rows.ids[:1000]))
    found["longest step of the window meanwhile"] = wait(application, lambda: bool(done))
    found["file a thousand"] = (time.perf_counter() - start) * 1000
    return found


if __name__ == "__main__":
    print(json.dumps(measured(Path(sys.argv[1]))), flush=True)
    os._exit(0)
