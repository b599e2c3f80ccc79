"""A long evening in the real window: commands, forms, tabs, themes and languages; memory, handles and widgets stay.

`TURNWRIGHT_EVENING=50000` plays that many commands, which is some eight hours at a table.
"""

import os
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import median

import pytest
from PySide6.QtWidgets import QApplication

from desktop.application import Program
from models.encounters import PREPARED
from tests.proof_table import Proved
from tests.rules.random_player import RandomPlayer
from tests.there import there
from tests.ui.carrying import Hand
from tests.ui.settling import settle
from tests.ui.wandering import Wanderer, whole_program
from ui.rollers import APP
from ui.tabs import ENCOUNTER

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="what a process holds is read from /proc")
COMMANDS = int(os.environ.get("TURNWRIGHT_EVENING", "60"))
OF_A_FIGHT = 100
"""Commands, then the next fight."""
BETWEEN_FORMS = 20
LONG = 2000
"""From so many commands on memory is measured against where it stood after the first fifth."""


@pytest.fixture
def program(qapp: QApplication, own_folders: Path) -> Iterator[Program]:
    with whole_program(qapp, own_folders) as made:
        yield made


class Evening:
    """Plays commands, and looks into forms between them."""

    def __init__(self, program: Program, hand: Hand) -> None:
        self.wanderer = Wanderer(program, seed=31)
        self.drags = self.wanderer.dragging(hand)
        self.wanderer.fill_party()
        self.done = 0
        self.took: list[float] = []

    def fight(self) -> None:
        """The next fight, begun."""
        window = self.wanderer.window
        window.show_tab(ENCOUNTER)
        if window.conductor.service is not None:
            window.put_away()
        prepared = window.library.encounters.all(PREPARED)
        chosen = self.wanderer.chance.choice(prepared)
        again = window.library.encounters.prepare_again(there(chosen.id), "Again")
        assert window.conductor.open_prepared(there(again.id))
        self.begin()

    def begin(self) -> None:
        """Begins it, the program rolling for all."""
        conductor = self.wanderer.window.conductor
        conductor.rollers.take(dict.fromkeys({one.side for one in conductor.fight.combatants.values()}, APP))
        conductor.begin_fight()
        conductor.questions.roll_rest()

    def command(self) -> None:
        """One command, its questions answered, drawn."""
        conductor, chance = self.wanderer.window.conductor, self.wanderer.chance
        assert conductor.service is not None
        began = time.perf_counter()
        if chance.random() < 0.1:
            conductor.undo()
        else:
            deed = RandomPlayer(conductor.service, chance).deed()
            conductor.command(deed or {"do": "next", "override": True})
        while conductor.asked is not None:
            options = getattr(conductor.asked.question, "options", None)
            if options:
                conductor.questions.answer_choice(chance.choice(options))
            else:
                conductor.questions.roll_rest()
        settle()
        self.took.append(time.perf_counter() - began)
        self.done += 1

    def go(self, many: int) -> None:
        """So many commands."""
        for _ in range(many):
            conductor = self.wanderer.window.conductor
            if self.done % OF_A_FIGHT == 0 or conductor.service is None or conductor.fight.phase == "ended":
                self.fight()
            elif conductor.fight.phase == "setup":  # its beginning was taken back
                self.begin()
            self.command()
            if self.done % BETWEEN_FORMS == 0:
                self.wanderer.go(1)
                self.wanderer.window.show_tab(ENCOUNTER)
        self.wanderer.rest()


def memory() -> int:
    """Kilobytes that the process holds."""
    status = Path("/proc/self/status").read_text("utf-8")
    return int(next(line.split()[1] for line in status.splitlines() if line.startswith("VmRSS")))


def handles() -> int:
    """Open files of the process."""
    return len(list(Path("/proc/self/fd").iterdir()))


def test_an_evening_leaves_nothing_behind(program: Program, proved: Proved, monkeypatch: pytest.MonkeyPatch) -> None:
    evening = Evening(program, Hand(monkeypatch))
    evening.go(max(OF_A_FIGHT // 2, COMMANDS // 5))
    before, opened = memory(), handles()
    rest = COMMANDS - evening.done
    if rest > 0:
        evening.go(rest)
    after = memory()
    fifth = max(1, len(evening.took) // 5)
    early, late = median(evening.took[:fifth]) * 1000, median(evening.took[-fifth:]) * 1000
    grown = (after - before) / before
    said = f"31; memory {before // 1024} to {after // 1024} MB, a command {early:.0f} to {late:.0f} ms"
    proved("commands of a long evening in the window, forms and languages between", evening.done, said)
    assert handles() <= opened + 2
    assert COMMANDS < LONG or grown < 0.1, said
