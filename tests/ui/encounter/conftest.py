"""A table to play at: a real library file, the main window, and a small fight in it."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from models.library import Library
from models.repositories.encounters import Encounter, EncounterEntry
from tests.there import there
from tests.ui.begun import opened, played
from tests.ui.tables import WindowTable
from tests.ui.windows import shown_window
from ui.navigation.tabs import ENCOUNTER
from ui.session.controller import Conductor
from ui.session.dice_rollers import APP, TABLE
from ui.shell.main_window import MainWindow

SYSTEM = "ffrpg"
HERO: dict[str, Any] = {
    "hp": 60,
    "mp": 20,
    "spd": 9,
    "str": 8,
    "mag": 7,
    "acc": 97,
    "macc": 115,
    "eva": 12,
    "arm": 4,
    "weapons": [{"id": "mace", "name": "Mace", "scale": 2, "die": "d6"}],
    "abilities": [
        {
            "id": "ember",
            "name": "Ember",
            "type": "magic",
            "mp": 6,
            "damage": {"scale": 3, "attribute": "mag", "die": "d8"},
        },
        {
            "id": "starfall",
            "name": "Starfall",
            "type": "magic",
            "mp": 9,
            "ct": 6,
            "damage": {"scale": 5, "attribute": "mag", "die": "d10"},
        },
    ],
    "items": [{"id": "potion", "name": "Potion", "qty": 2}],
}
GUARD = {
    "hp": 40,
    "spd": 5,
    "str": 5,
    "acc": 80,
    "eva": 20,
    "arm": 3,
    "xp": 120,
    "gil": 90,
    "weapons": [{"id": "sword", "name": "Sword", "scale": 2, "die": "d8"}],
}


class GameTable(WindowTable):
    """The window, and the keys that a game master would press."""

    def type(self, text: str) -> None:
        """Types characters; a space is the Space key, a line end is Enter."""
        for sign in text:
            if sign == "\n":
                QTest.keyClick(self.page, Qt.Key.Key_Return)
            elif sign == " ":
                QTest.keyClick(self.page, Qt.Key.Key_Space)
            else:
                QTest.keyClicks(self.page, sign)

    def press(self, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        QTest.keyClick(self.page, key, modifier)

    def all_by(self, roller: str) -> None:
        for side in ("party", "foes"):
            if self.conductor.rollers.of(side) != roller:
                self.conductor.rollers.set(side, roller)

    def key_of(self, id: str) -> str:
        return str(self.page.keys[id])

    def log(self) -> list[str]:
        return [line.text for line in self.page.log.model.lines]

    def question(self) -> Any:
        assert self.conductor.open_question is not None
        return self.conductor.open_question.question


def another_language(begun: GameTable, qtbot: QtBot) -> GameTable:
    """The window that comes in another language, over the same library."""
    fresh = MainWindow(begun.library, language="es", layouts=begun.window.layouts)
    qtbot.addWidget(fresh)
    fresh.show()
    fresh.starting.go_on_from(begun.window.starting)
    return GameTable(fresh, begun.library)


def add_stair(library: Library) -> int:
    """A prepared encounter: Ana and Bea against two guards."""
    encounter = library.encounters.add(
        Encounter(name="The stair", system=SYSTEM, seed=11),
        [
            EncounterEntry(name="Ana", side="party", sheet=HERO),
            EncounterEntry(name="Bea", side="party", sheet={**HERO, "spd": 7}),
            EncounterEntry(name="Guard", side="foes", count=2, sheet=GUARD),
        ],
    )
    assert encounter.id is not None
    return encounter.id


def anas_turn(
    window: MainWindow,
    library: Library,
    system: str,
    hero: dict[str, Any],
    foe: dict[str, Any],
    *,
    count: int = 1,
    **options: Any,
) -> GameTable:
    """Ana's turn against so many imps; the app rolls for all."""
    entries = [
        EncounterEntry(name="Ana", side="party", sheet=hero),
        EncounterEntry(name="Imp", side="foes", count=count, sheet=foe),
    ]
    kept = library.encounters.add(Encounter(name="Duel", system=system, seed=4, options=options), entries)
    table = GameTable(window, library)
    assert window.conductor.open_prepared(there(kept.id))
    table.all_by(APP)
    for _ in range(4):
        if table.fight.active != "ana":
            table.type(" ")
    assert table.fight.active == "ana"
    return table


@pytest.fixture(scope="session")
def begun_library(qapp: QApplication, tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """A library whose fight has come to Ana's turn: 19, 12, then the guards at 9 and 6. It is played once for all."""

    def begin(conductor: Conductor) -> None:
        conductor.rollers.set("foes", TABLE)
        conductor.begin_fight()
        for face in (10, 5, 4, 1):
            assert conductor.open_question is not None
            conductor.questions.answer_dice([(conductor.open_question.slots[0].place, face)])
        conductor.next()

    return played(tmp_path_factory.mktemp("begun"), add_stair, begin)


@pytest.fixture
def library(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Library]:
    """An empty library, or where a test asks for `begun` the one with its fight; it may have gone on since then."""
    yield from opened(request, tmp_path / "Table.turnwright", "begun", "fought", "looked", "played")


@pytest.fixture
def window(qtbot: QtBot, library: Library, tmp_path: Path) -> MainWindow:
    return shown_window(qtbot, library, tmp_path, ENCOUNTER)


@pytest.fixture
def prepared(request: pytest.FixtureRequest, library: Library) -> int:
    """The encounter of Ana and Bea against two guards; where a test asks for `begun` it is that fight."""
    if "begun" in request.fixturenames:
        (stair,) = library.encounters.all()
        return there(stair.id)
    return add_stair(library)


@pytest.fixture
def table(window: MainWindow, library: Library, prepared: int) -> GameTable:
    """The fight is set up, and everybody's dice are on the table."""
    made = GameTable(window, library)
    window.conductor.open_prepared(prepared)
    made.all_by(TABLE)
    return made


@pytest.fixture
def begun(window: MainWindow, library: Library, prepared: int) -> GameTable:
    """The Action Phase has begun, with Ana's turn first; everybody's dice are on the table, from now on too."""
    assert window.conductor.resume(prepared)
    window.conductor.rollers.usual = {"party": TABLE, "foes": TABLE}
    return GameTable(window, library)


__all__ = ["APP", "GameTable"]
