"""Why a letter aims at nobody: what has to be chosen first, or that this one is no target."""

import pytest

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


@pytest.mark.parametrize(
    ("system", "action", "missing"),
    [
        ("ffrpg", "cast", "Spell"),
        ("ffrpg", "use_item", "Item"),
        ("fantasia", "cast", "Habilidad"),
        ("fulminato", "called_attack", "Parte"),
        ("fulminato", "use_ability", "Soltura"),
        ("tabuleiro", "use_ability", "Habilidade"),
    ],
)
def test_before_a_thing_is_chosen_it_is_said_that_it_has_to_be(
    window: MainWindow, library: Library, system: str, action: str, missing: str
) -> None:
    table = duel(window, library, system)
    table.page.acting.choose(table.conductor.system.actions[action])
    assert table.page.acting.why_not_at("imp") == f"Choose first: {missing}."


def test_by_its_letter_too_and_whoever_is_no_target_whatever_is_chosen_is_said_to_be_none(
    window: MainWindow, library: Library
) -> None:
    table = duel(window, library, "ffrpg")
    table.page.acting.choose(table.conductor.system.actions["cast"])
    table.type(table.key_of("imp"))
    assert table.said == "Choose first: Spell."


def test_oneself_is_no_target_of_a_called_shot_whatever_part_it_is_for(window: MainWindow, library: Library) -> None:
    table = duel(window, library, "fulminato")
    table.page.acting.choose(table.conductor.system.actions["called_attack"])
    assert table.page.acting.why_not_at("ana") in ("This cannot be aimed at Ana.", "Ana cannot be the target of this.")
