"""The window and its library for every drag of the table."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings
from pytestqt.qtbot import QtBot

from models.library import Library
from models.repositories.creatures import Creature
from models.repositories.encounters import Encounter, EncounterEntry
from models.repositories.parties import Member, Party
from tests.ui.carrying import Hand
from tests.ui.drags.world import BOARD, SHEET, STAIR, SYSTEM, World
from tests.ui.encounter.conftest import GUARD
from tests.ui.quick_tabs import hurry
from ui.navigation.tabs import BESTIARY, ENCOUNTER, PARTY
from ui.party import bar
from ui.shell.main_window import MainWindow


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    opened = Library.open(tmp_path / "Table.turnwright", samples=())
    opened.creatures.add(
        [
            Creature(name=name, system=system, sheet=sheet, folder=folder, tags=tags)
            for name, system, sheet, folder, tags in (
                ("Bat", SYSTEM, SHEET, "Caves", ["night"]),
                ("Moth", SYSTEM, SHEET, "Caves/Deep", []),
                ("Wisp", SYSTEM, SHEET, "Fens", []),
            )
        ]
    )
    for party, names in (("Company", ("Ana", "Bea")), ("Guests", ("Cid",))):
        opened.parties.add(Party(name=party), [Member(name=name, system=SYSTEM, sheet=SHEET) for name in names])
    opened.encounters.add(
        Encounter(name="Stair", system=SYSTEM),
        [EncounterEntry(name=name, side="foes", sheet=SHEET) for name in ("Ogre", "Troll")],
    )
    opened.encounters.add(
        Encounter(name="Ford", system=SYSTEM, board=BOARD, seed=7),
        [
            EncounterEntry(name="Heron", side="party", sheet=SHEET, cells=[[0, 0]]),
            EncounterEntry(name="Otter", side="foes", sheet=SHEET, cells=[[5, 5]]),
        ],
    )
    opened.creatures.add([Creature(name="Guard", system="ffrpg", sheet=GUARD)])
    yield opened
    opened.close()


@pytest.fixture
def world(qtbot: QtBot, library: Library, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> World:
    monkeypatch.setattr(bar, "DWELL", 1)
    made = MainWindow(library, layouts=QSettings(str(tmp_path / "layouts.ini"), QSettings.Format.IniFormat))
    qtbot.addWidget(made)
    made.resize(1366, 768)
    hurry(made.tabs.tabBar())
    made.remembered.choose_system(SYSTEM)
    made.show_tab(ENCOUNTER)
    made.encounter.prepare.reload(STAIR)
    made.show_tab(PARTY)
    library.trays.put(
        SYSTEM, [{"creature": 3, "side": "foes", "count": 2}, {"creature": 2, "side": "foes", "count": 1}]
    )
    made.show_tab(BESTIARY)
    # Seen once all of it stands: what is seen already is laid out anew with each thing that comes.
    made.show()
    qtbot.waitExposed(made)
    return World(made, library, Hand(monkeypatch))
