"""A party is added by key after one has seen which there are."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QSignalSpy, QTest
from pytestqt.qtbot import QtBot

from models.repositories.parties import Party
from ui.encounter.prepare.roster_view import RosterPane

PARTIES = (Party(id=7, name="The Lantern Company"), Party(id=9, name="Emberwatch"))


@pytest.mark.parametrize("key", [Qt.Key.Key_Down, Qt.Key.Key_E, Qt.Key.Key_Space])
def test_a_key_opens_the_list_of_parties_and_adds_none(qtbot: QtBot, key: Qt.Key) -> None:
    pane = RosterPane()
    qtbot.addWidget(pane)
    pane.show_parties(PARTIES)
    pane.show()
    pane.party.setFocus()
    wanted = QSignalSpy(pane.party_requested)
    QTest.keyClick(pane.party, key)
    opened = pane.party.view()
    assert opened.isVisible()
    assert wanted.count() == 0
    for step in (Qt.Key.Key_Home, Qt.Key.Key_Down, Qt.Key.Key_Down):
        QTest.keyClick(opened, step)
    QTest.keyClick(opened, Qt.Key.Key_Return)
    assert [wanted.at(number) for number in range(wanted.count())] == [[9]]


def test_parties_of_one_name_are_told_apart_by_their_members(qtbot: QtBot) -> None:
    pane = RosterPane()
    qtbot.addWidget(pane)
    members = {7: ["Ana", "Bea"], 9: ["Cid"], 11: []}
    pane.show_parties([*PARTIES, Party(id=11, name="Emberwatch")], members.__getitem__)
    shown = [pane.party.itemText(row) for row in range(1, pane.party.count())]
    assert shown == ["The Lantern Company", "Emberwatch (Cid)", "Emberwatch"]
