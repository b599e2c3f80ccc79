"""A letter prepares, Enter does: no two letters do anything by themselves, in the turn of a hero of any system."""

from string import ascii_letters

import pytest
from PySide6.QtCore import Qt

from models.library import Library
from models.repositories.encounters import Encounter, EncounterEntry
from tests.samples import sheet
from tests.there import there
from tests.ui.encounter.conftest import GameTable
from ui.session.dice_rollers import APP
from ui.shell.main_window import MainWindow

HEROES = {
    "ffrpg": "Oriel Dunmore",
    "fantasia": "Nieve",
    "fulminato": "Lucía Brasa",
    "d100": "Inés Arrieta",
    "tabuleiro": "Benedito Luz",
}
OPENS = frozenset("sS")
"""Opens a list of statuses, which has the keys until it is shut."""


@pytest.mark.parametrize("system", HEROES)
def test_two_letters_do_nothing_yet(window: MainWindow, library: Library, system: str) -> None:
    hero = sheet(system, HEROES[system])
    entries = [EncounterEntry(name=name, side=side, sheet=hero) for name, side in (("Ana", "party"), ("Imp", "foes"))]
    kept = library.encounters.add(Encounter(name="Duel", system=system, seed=4), entries)
    table = GameTable(window, library)
    assert window.conductor.open_prepared(there(kept.id))
    table.all_by(APP)
    table.conductor.begin_fight()
    while table.fight.active != "ana":
        table.conductor.next()
    steps = table.conductor.steps_done
    for first in (letter for letter in ascii_letters if letter not in OPENS):
        prepared = False
        for second in (table.key_of("imp"), table.key_of("imp").upper(), table.key_of("ana"), first, "n", "y"):
            table.page.order.select("imp")
            table.type(first)
            prepared = prepared or table.page.composer.action is not None
            if second not in OPENS:
                table.type(second)
            assert table.conductor.steps_done == steps, (first, second)
            assert table.conductor.open_question is None, (first, second)
            for _ in range(3):
                table.press(Qt.Key.Key_Escape)
            if not prepared:
                break
    assert table.fight.active == "ana"
