"""Memory while nobody, or eight phones, are sent each command of an evening of many fights: it is to stay where it was.

`TURNWRIGHT_PHONE_COMMANDS=10000` plays that many; `TURNWRIGHT_TRACE=1` also prints what has grown, line by line.
Nothing here asserts a number.
"""

from __future__ import annotations

import gc
import os
import subprocess
import sys
import tracemalloc
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from models.library import Library
from tests.benchmarks.forty import HEROES, forty_in, rule
from tests.there import there
from tests.ui.players.phone import Table
from tests.ui.session.playing import Playing

COMMANDS = int(os.environ.get("TURNWRIGHT_PHONE_COMMANDS", "500"))
IN_A_FIGHT = 250
TRACES = bool(os.environ.get("TURNWRIGHT_TRACE"))
FOES = 4


def megabytes() -> float:
    """The memory of this process."""
    pages = int(Path("/proc/self/statm").read_text("ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


@pytest.mark.parametrize("many", [0, HEROES])
def test_memory_over_an_evening_of_commands(benchmark: Any, tmp_path: Path, qtbot: QtBot, many: int) -> None:
    library = Library.open(tmp_path / "Evening.turnwright", samples=())
    playing = Playing(library)
    forty_in(playing.conductor, library, FOES)
    table = Table(playing, qtbot)
    phones = [table.phone(f"Hero {number}") for number in range(many)]
    command = [sys.executable, "-m", "tests.ui.players.listeners", table.phones.url.removeprefix("http://").rstrip("/")]
    listening = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    keys = there(listening.stdin)
    keys.write("\n".join(phone.browser.cookie for phone in phones))
    keys.close()
    listening.stdin = None
    table.wait(lambda: all(phone.known.is_here for phone in phones))
    told: list[str] = []
    before: list[tracemalloc.Snapshot] = []

    def play() -> None:
        for number in range(1, COMMANDS + 1):
            with qtbot.waitSignal(table.players.changed):
                rule(playing, number)
            table.wait(lambda: table.phones.is_settled)
            playing.forget()
            if number % IN_A_FIGHT == 0:
                playing.conductor.put_away()
                forty_in(playing.conductor, library, FOES)
            if number % max(1, COMMANDS // 10) == 0:
                gc.collect()
                told.append(f"{number}: {megabytes():.1f} MB, {len(gc.get_objects())} objects")
                print(told[-1], flush=True)
                if TRACES and number >= COMMANDS // 5:
                    before.append(tracemalloc.take_snapshot())

    if TRACES:
        tracemalloc.start(12)
    benchmark.pedantic(play, rounds=1, iterations=1)
    if TRACES:
        for grown in before[-1].compare_to(before[0], "lineno")[:30]:
            print(grown)
    benchmark.extra_info["memory"] = told
    table.end()
    sent, _ = listening.communicate()
    assert int(sent) >= COMMANDS * bool(phones)
    library.close(back_up=False)
