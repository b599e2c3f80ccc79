"""Windows over large and over long fights."""

from pytestqt.qtbot import QtBot

from models.library import Library
from models.repositories.encounters import Encounter, EncounterEntry
from tests.benchmarks.conftest import SYSTEM, foe
from ui.navigation.tabs import ENCOUNTER
from ui.session.dice_rollers import APP
from ui.shell.main_window import MainWindow


def window_of_fight(qtbot: QtBot, library: Library, party: int, foes: int) -> MainWindow:
    encounter = library.encounters.add(
        Encounter(name="Many", system=SYSTEM),
        [
            EncounterEntry(name=f"{side} {number}", side=side, sheet=foe(number, 4000))
            for side, count in (("party", party), ("foes", foes))
            for number in range(count)
        ],
    )
    window = MainWindow(library)
    qtbot.addWidget(window)
    window.resize(1366, 768)
    window.show_tab(ENCOUNTER)
    window.show()
    assert encounter.id is not None
    window.conductor.open_prepared(encounter.id)
    for side in ("party", "foes"):
        window.conductor.rollers.set(side, APP)
    window.conductor.command({"do": "begin"})
    window.conductor.next()
    return window


def long_fight(qtbot: QtBot, library: Library) -> MainWindow:
    """A window with a fight of ten thousand facts."""
    window = window_of_fight(qtbot, library, 4, 4)
    conductor = window.conductor
    assert conductor.service is not None
    while conductor.service.journal.fact_count < 10_000:
        conductor.command({"do": "damage", "actor": "party-0", "amount": 1})
        conductor.command({"do": "heal", "actor": "party-0", "amount": 1})
        for _ in range(8):
            conductor.next()
    return window
