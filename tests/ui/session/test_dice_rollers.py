"""Who rolls for a side: said in a fight, kept for the next, and nothing where the library refuses."""

from collections.abc import Mapping

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from rules.core.state import FOES, PARTY
from ui.session.dice_rollers import APP, TABLE, Rollers


@pytest.fixture
def parent() -> QObject:
    return QObject()


def test_by_default_the_party_rolls_its_own_dice(parent: QObject) -> None:
    rollers = Rollers(lambda kept: True, parent)
    assert (rollers.of(PARTY), rollers.of(FOES)) == (TABLE, APP)
    assert (rollers.of(PARTY, {PARTY: APP}), rollers.of(FOES, {FOES: TABLE})) == (APP, TABLE)


def test_who_rolled_last_rolls_in_the_next_fight_unless_that_says_otherwise(qtbot: QtBot, parent: QObject) -> None:
    kept: list[Mapping[str, str]] = []

    def keep(now: Mapping[str, str]) -> bool:
        kept.append(now)
        return True

    rollers = Rollers(keep, parent)
    with qtbot.waitSignal(rollers.rollers_changed, timeout=0):
        rollers.set(FOES, TABLE)
    rollers.switch(PARTY)
    assert kept == [{FOES: TABLE}, {FOES: TABLE, PARTY: APP}]
    rollers.take({FOES: APP})
    assert rollers.of(PARTY) == TABLE
    with qtbot.waitSignal(rollers.rollers_changed, timeout=0):
        rollers.begin_as_usual()
    assert rollers.now == {FOES: APP, PARTY: APP}
    with qtbot.assertNotEmitted(rollers.rollers_changed):
        rollers.begin_as_usual()


def test_what_the_library_refuses_to_keep_is_not_so_and_not_usual(qtbot: QtBot, parent: QObject) -> None:
    rollers = Rollers(lambda now: False, parent)
    with qtbot.assertNotEmitted(rollers.rollers_changed):
        rollers.set(FOES, TABLE)
        rollers.switch(PARTY)
    assert (rollers.now, rollers.usual) == ({}, {})
