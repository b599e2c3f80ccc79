"""A rest of a party, by its book and by the game master's word, with mouse and keys, told in its history."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QUndoStack
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from models.library import Library
from models.repositories.histories import PastRest
from models.repositories.parties import Member, Party
from models.samples import shipped_samples
from models.storage.store import twin
from rules.system import registry
from ui.party.history import HistoryCard, HistoryModel
from ui.party.rest_card import RestCard
from ui.party.tab import PartyTab
from ui.widgets.controls import ComboBox

HERO = {"pv": 40, "pm": 10, "fue": 5, "agi": 5, "vit": 5, "men": 5, "de": 0, "dm": 0}
SHIFTED = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    opened = Library.open(tmp_path / "Inn.turnwright", samples=())
    opened.parties.add(
        Party(name="Company"), [Member(name=name, system="fantasia", sheet=HERO) for name in ("Ana", "Bea", "Cid")]
    )
    ana, bea, cid = opened.parties.members()
    poison = {"status": "poison", "timer": None}
    opened.parties.save_members(
        [
            twin(ana, pools={"pv": 4, "pm": 1}, conditions=[poison]),
            twin(bea, pools={"pv": 30}),
            twin(cid, pools={"pv": 0}, conditions=[{"status": "dead", "timer": None}]),
        ]
    )
    yield opened
    opened.close()


def how_it_stands(library: Library) -> list[tuple[dict[str, int], list[str]]]:
    return [(member.pools, [row["status"] for row in member.conditions]) for member in library.parties.members()]


def shown(tab: PartyTab) -> RestCard:
    [card] = [candidate for candidate in tab.findChildren(RestCard) if candidate.isVisible()]
    return card


def test_a_party_rests_by_its_book_or_as_is_ruled_and_its_history_tells_of_it(qtbot: QtBot, library: Library) -> None:
    stack = QUndoStack()
    tab = PartyTab(library, stack)
    qtbot.addWidget(tab)
    tab.resize(1366, 690)
    with qtbot.waitActive(tab):
        tab.show()
        tab.activateWindow()
    before = how_it_stands(library)

    QTest.mouseClick(tab.rest_all_button, LEFT)
    card = shown(tab)
    assert card.how.currentText() == "By the book: Descansar"
    assert card.told.text().splitlines()[:2] == ["Ana: PV 4 → 40 · PM 1 → 10", "Bea: PV 30 → 40"]
    assert "Cid" in card.told.text().splitlines()[2]
    QTest.keyClicks(card.focusWidget(), "3")
    assert card.told.text().startswith("Ana: PV 4 → 16 · PM 1 → 4")
    QTest.keyClick(card.focusWidget(), Qt.Key.Key_Return)
    assert how_it_stands(library) == [({"pv": 16, "pm": 4}, ["poison"]), ({}, []), ({"pv": 0}, ["dead"])]

    # Wherever on the page the cursor stands: who has just chosen the party does not click on a card first.
    tab.bar.party.setFocus()
    QTest.keyClick(tab.bar.party, Qt.Key.Key_H, SHIFTED)
    [history] = [candidate for candidate in tab.findChildren(HistoryCard) if candidate.isVisible()]
    told = [history.fights.index(0, column).data() for column in range(5)]
    assert told == ["Rest: Descansar, Horas 3, % por hora 10", "2 rested", "", "", "PV +22 · PM +3"]
    assert history.fights.index(0, 1).data(Qt.ItemDataRole.ToolTipRole) == "Ana, Bea"
    history.shut()
    stack.undo()
    assert how_it_stands(library) == before
    assert library.histories.for_party(1) == []
    stack.redo()
    assert len(library.histories.for_party(1)) == 1

    tab.choose([library.parties.members()[2].id or 0])
    QTest.mouseClick(tab.detail.rest_button, LEFT)
    card = shown(tab)
    assert not card.button.isEnabled()
    card.do()
    assert card.fault.text() == "None of them can rest."
    card.how.setCurrentIndex(1)
    QTest.mouseClick(card.button, LEFT)
    assert how_it_stands(library)[2] == ({}, [])
    tab.view.setFocus()
    QTest.keyClick(tab.view, Qt.Key.Key_R, SHIFTED)
    card = shown(tab)
    assert card.whom.currentIndex() == 0
    QTest.keyClick(card, Qt.Key.Key_Escape)
    who_cannot_be_in_a_fight_is_told_of_and_the_others_rest(tab, library)
    removed = library.parties.remove([1])
    library.restore(removed)
    assert len(library.histories.for_party(1)) == 2


def who_cannot_be_in_a_fight_is_told_of_and_the_others_rest(tab: PartyTab, library: Library) -> None:
    """Another version, or another program, has left a sheet and a condition that this one does not take."""
    with library.store.session() as session:
        ana, bea = (session.get_one(Member, id) for id in (1, 2))
        ana.conditions = [{"status": "forgotten", "timer": None}]
        bea.sheet = {**HERO, "pv": -7}
    QTest.keyClick(tab.view, Qt.Key.Key_R, SHIFTED)
    card = shown(tab)
    told = card.told.text().splitlines()
    assert told[0].startswith("The sheet of Ana does not fit its rule system: conditions 1, status: this system has no")
    assert told[1] == "The sheet of Bea does not fit its rule system: PV: -7 is too small: at least 1."
    assert card.button.isEnabled()
    QTest.keyClick(card, Qt.Key.Key_Escape)


@pytest.mark.parametrize("system", registry.ids())
def test_a_party_of_every_system_can_rest(qtbot: QtBot, tmp_path: Path, system: str) -> None:
    samples = [sample for sample in shipped_samples() if sample.name == f"{system}.json"]
    library = Library.open(tmp_path / "Inn.turnwright", samples=samples)
    tab = PartyTab(library, QUndoStack())
    qtbot.addWidget(tab)
    tab.resize(1366, 690)
    tab.show()
    QTest.mouseClick(tab.rest_all_button, LEFT)
    card = shown(tab)
    assert card.told.text()
    assert [control.count() for control in card.controls.values() if isinstance(control, ComboBox)].count(0) == 0
    QTest.mouseClick(card.button, LEFT)
    assert not card.isVisible()
    library.close()


@pytest.mark.parametrize(("at_zero", "stays"), [("dead", True), ("unconscious", False)])
def test_where_an_empty_pool_is_death_who_lies_there_is_not_raised_by_everybodys_rest(
    qtbot: QtBot, library: Library, at_zero: str, stays: bool
) -> None:
    library.house_rules.put("fulminato", {"at_zero": at_zero})
    sheet = {"constitucion": "d8", "destreza": "d8", "mente": "d6", "gracia": "d6", "pv": 12}
    library.parties.remove([candidate.id or 0 for candidate in library.parties.all()])
    members = [Member(name=name, system="fulminato", sheet=sheet) for name in ("Ana", "Beto")]
    party = library.parties.add(Party(name="Riders"), members).id
    ana, beto = library.parties.members(party)
    fainted = [] if stays else [{"status": "unconscious", "timer": None, "params": {"cause": "zero"}}]
    library.parties.save_members([twin(ana, pools={"pv": 0}, conditions=fainted), twin(beto, pools={"pv": 5})])
    tab = PartyTab(library, QUndoStack())
    qtbot.addWidget(tab)
    tab.resize(1366, 690)
    tab.show()
    QTest.mouseClick(tab.rest_all_button, LEFT)
    told = shown(tab).told.text()
    assert ("Ana: stays dead" in told) is stays
    assert "Beto: PV 5 → 12" in told


def test_a_rest_that_said_less_than_its_book_asks_by_now_is_told_as_far_as_it_was_said(qtbot: QtBot) -> None:
    over = QWidget()
    qtbot.addWidget(over)
    rest = PastRest("fantasia", "LF-REST-01", {"hours": 3}, ("Ana",), {"pv": 22})
    assert HistoryModel([rest], over).index(0, 0).data() == "Rest: Descansar, Horas 3"
