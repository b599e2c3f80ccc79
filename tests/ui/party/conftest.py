"""A real library with a small rule system, and the tab over it."""

import pytest
from PySide6.QtGui import QUndoStack
from pytestqt.qtbot import QtBot

from models.library import Library
from models.repositories.parties import Member, Party
from models.storage.store import twin
from tests.ui.bestiary.small_library import _two_small_systems, library, stack
from ui.party.tab import PartyTab

__all__ = ["_two_small_systems", "library", "stack"]


@pytest.fixture
def few(library: Library) -> int:
    """A party of three with one member that was hurt; its id."""
    members = [
        Member(party_id=0, name=name, player=player, system="critters", sheet={"life": life, "wind": 5})
        for name, player, life in (("Ann", "Maria", 20), ("Bob", "José", 30), ("Cat", "", 10))
    ]
    party = library.parties.add(Party(name="The Few"), members)
    assert party.id is not None
    ann = library.parties.members(party.id)[0]
    hurt = twin(
        ann,
        pools={"life": 4},
        conditions=[{"status": "dizzy", "timer": 2}],
        gains={"xp": 120, "gil": 7},
        notes="owes Bob",
    )
    library.parties.save_members([hurt])
    return party.id


@pytest.fixture
def tab(qtbot: QtBot, library: Library, few: int, stack: QUndoStack) -> PartyTab:
    """The tab, shown, with the cursor in its cards."""
    tab = PartyTab(library, stack)
    qtbot.addWidget(tab)
    tab.resize(1366, 690)
    tab.show()
    qtbot.waitExposed(tab)
    tab.view.setFocus()
    return tab
