"""A long evening in the real window: commands, forms, tabs, themes and languages; memory, handles and widgets stay.

`TURNWRIGHT_EVENING=50000` plays that many commands, which is some eight hours at a table;
`TURNWRIGHT_EVENING_FIGURES=FILE` adds a line to a file after every 500: the commands played, processor time of the last
500 (median and 95th percentile), and what is held.
"""

import os
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import median, quantiles

import pytest
from PySide6.QtWidgets import QApplication

from desktop.application import Program
from desktop.system.garbage import Garbage
from models.repositories.encounters import PREPARED
from tests.proof_table import Proved
from tests.rules.random_player import RandomPlayer
from tests.there import there
from tests.ui.carrying import Hand
from tests.ui.held import Held, held, write_line
from tests.ui.settling import settle
from tests.ui.wandering import Wanderer, whole_program
from ui.navigation.tabs import ENCOUNTER
from ui.session.dice_rollers import APP

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="what a process holds is read from /proc")
COMMANDS = int(os.environ.get("TURNWRIGHT_EVENING", "30"))
OF_A_FIGHT = 100
"""Commands, then the next fight."""
BETWEEN_FORMS = 20
LONG = 2000
"""From so many commands on memory is measured against where it stood after the first fifth."""
MANY_FIGHTS = 10000
"""From so many on each fifth has fights of every system, so that what a command costs can be compared."""
FIGURES = os.environ.get("TURNWRIGHT_EVENING_FIGURES", "")
BETWEEN_FIGURES = 500


@pytest.fixture
def program(qapp: QApplication, own_folders: Path) -> Iterator[Program]:
    with whole_program(qapp, own_folders / "Mine.turnwright") as made:
        Garbage(made)  # As wherever the program runs: what is garbage for an hour is no leak.
        yield made


class Evening:
    """Plays commands, and looks into forms between them."""

    def __init__(self, program: Program, hand: Hand) -> None:
        self.wanderer = Wanderer(program, seed=31)
        self.drags = self.wanderer.dragging(hand)
        self.wanderer.fill_party()
        self.done = 0
        self.took: list[float] = []
        """Seconds of the window's thread: what else the machine does is not in them."""

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
        conductor.rollers.take(
            dict.fromkeys({combatant.side for combatant in conductor.fight.combatants.values()}, APP)
        )
        conductor.begin_fight()
        conductor.questions.roll_rest()

    def command(self) -> None:
        """One command, its questions answered, drawn."""
        conductor, chance = self.wanderer.window.conductor, self.wanderer.chance
        assert conductor.service is not None
        began = time.thread_time()
        if chance.random() < 0.1:
            conductor.undo()
        else:
            deed = RandomPlayer(conductor.service, chance).deed()
            conductor.command(deed or {"do": "next", "override": True})
        while conductor.open_question is not None:
            options = getattr(conductor.open_question.question, "options", None)
            if options:
                conductor.questions.answer_choice(chance.choice(options))
            else:
                conductor.questions.roll_rest()
        settle()
        self.took.append(time.thread_time() - began)
        self.done += 1

    def go(self, many: int) -> None:
        """A number of commands."""
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
            if FIGURES and self.done % BETWEEN_FIGURES == 0:
                self._tell()
        self.wanderer.rest()

    def holds(self) -> Held:
        """What is held, with every form drawn where that matters: when each is first needed is left to chance."""
        if COMMANDS >= LONG:
            self.wanderer.open_every_form()
        self.wanderer.rest()
        return held()

    def _tell(self) -> None:
        last = sorted(self.took[-BETWEEN_FIGURES:])
        half, most = (round(item * 1000) for item in (median(last), quantiles(last, n=20)[-1]))
        write_line(Path(FIGURES), (self.done, half, most, *held()))


def test_an_evening_leaves_nothing_behind(program: Program, proved: Proved, monkeypatch: pytest.MonkeyPatch) -> None:
    evening = Evening(program, Hand(monkeypatch))
    evening.go(max(BETWEEN_FORMS, COMMANDS // 5))
    before = evening.holds()
    evening.go(max(0, COMMANDS - evening.done))
    after = evening.holds()
    fifth = max(1, len(evening.took) // 5)
    early, late = median(evening.took[:fifth]) * 1000, median(evening.took[-fifth:]) * 1000
    said = f"31; memory {before.memory} to {after.memory} MB, a command {early:.0f} to {late:.0f} ms of processor time"
    proved("commands of a long evening in the window, forms and languages between", evening.done, said)
    assert after.files <= before.files + 2
    assert COMMANDS < LONG or after.memory < before.memory * 1.1, (before, after)
    assert COMMANDS < LONG or after.widgets < before.widgets * 1.1, (before, after)
    assert COMMANDS < MANY_FIGHTS or late < early * 1.5, said
