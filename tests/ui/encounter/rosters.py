"""An encounter whose roster is worked on: the stair, with two of a party and three creatures."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from models.library import Library
from models.repositories.creatures import Creature
from models.repositories.encounters import Encounter, EncounterEntry
from models.repositories.parties import Member, Party
from tests.ui.encounter.conftest import GUARD, HERO, SYSTEM
from ui.encounter.prepare.page import PreparePage
from ui.encounter.prepare.roster_model import Roster
from ui.session.dice_rollers import APP
from ui.shell.main_window import MainWindow

CTRL, SHIFT, ALT = (
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.AltModifier,
)
NONE, LEFT = Qt.KeyboardModifier.NoModifier, Qt.MouseButton.LeftButton


def page_of(window: MainWindow, encounter: int) -> PreparePage:
    """The page on which the encounter is prepared, with the keys on its roster."""
    found = window.encounter.prepare
    found.reload(encounter)
    found.pane.who.roster.setFocus()
    return found


def stair(library: Library) -> int:
    """The encounter, prepared in a library."""
    party = library.parties.add(
        Party(name="Us"), [Member(name=name, system=SYSTEM, sheet=HERO) for name in ("Ana", "Bea")]
    )
    members = [member.id for member in library.parties.members(party.id)]
    library.creatures.add([Creature(name=name, system=SYSTEM, sheet=GUARD) for name in ("Guard", "Hound", "Wisp")])
    kept = library.encounters.add(
        Encounter(name="Stair", system=SYSTEM, notes="The lamp is out.", rollers={"party": APP, "foes": APP})
    )
    library.encounters.add_members(kept.id or 0, [id for id in members if id is not None])
    library.encounters.add_creatures(kept.id or 0, [1, 2, 3])
    return kept.id or 0


def names(library: Library, encounter: int) -> list[str]:
    return [entry.name for entry in library.encounters.entries(encounter)]


def entry(library: Library, encounter: int, name: str) -> EncounterEntry:
    return next(candidate for candidate in library.encounters.entries(encounter) if candidate.name == name)


def click(roster: Roster, row: int, modifier: Qt.KeyboardModifier = NONE) -> None:
    place = roster.visualRect(roster.rows.index(row, 0)).center()
    QTest.mouseClick(roster.viewport(), LEFT, modifier, place)
