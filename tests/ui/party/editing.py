"""A party of one member, whose form is open."""

from typing import Any

from PySide6.QtGui import QUndoStack
from pytestqt.qtbot import QtBot

from models.library import Library
from models.repositories.parties import Member, Party
from ui.party.tab import PartyTab


def edited(qtbot: QtBot, library: Library, stack: QUndoStack, system: str, sheet: dict[str, Any]) -> PartyTab:
    """The tab of the party, with the form of Ann, who has the sheet."""
    library.parties.add(Party(name="One"), [Member(party_id=0, name="Ann", system=system, sheet=sheet)])
    tab = PartyTab(library, stack)
    qtbot.addWidget(tab)
    tab.resize(1366, 690)
    tab.show()
    qtbot.waitExposed(tab)
    tab.edit()
    return tab
