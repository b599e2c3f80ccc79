"""A duel of a sample hero against one like it, in any system."""

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


def duel(window: MainWindow, library: Library, system: str) -> GameTable:
    """The turn of a hero called Ana against one like it."""
    hero = sheet(system, HEROES[system])
    entries = [EncounterEntry(name=name, side=side, sheet=hero) for name, side in (("Ana", "party"), ("Imp", "foes"))]
    kept = library.encounters.add(Encounter(name="Duel", system=system, seed=4), entries)
    table = GameTable(window, library)
    assert window.conductor.open_prepared(there(kept.id))
    table.all_by(APP)
    table.conductor.begin_fight()
    while table.fight.active != "ana":
        table.conductor.next()
    return table
