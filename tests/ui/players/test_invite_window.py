"""The window with which players are invited: its settings, and who is still missing."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tests.ui.players.own_network import IN_OWN_NETWORK, NEEDS_NETWORK, run_alone
from tests.ui.players.phone import PhoneInHand, Table
from tests.ui.session.playing import ATTACK, Playing
from ui.players.invite_window import THIS_MACHINE, InviteWindow
from ui.players.phones import Phones
from ui.session.players import PlayersTable
from ui.widgets.labels import Label


@pytest.fixture
def over(qtbot: QtBot) -> QWidget:
    """What the window stands over."""
    widget = QWidget()
    qtbot.addWidget(widget)
    return widget


@pytest.fixture
def shown(table: Table, over: QWidget) -> InviteWindow:
    """The window, while players are invited."""
    window = InviteWindow(table.phones, over)
    window.show()
    return window


def rows(window: InviteWindow) -> list[str]:
    return [label.text() for label in window.devices.findChildren(Label) if not label.isHidden()]


def test_who_sat_there_the_last_time_is_listed_until_they_are_back(table: Table, shown: InviteWindow) -> None:
    assert not shown.again.isVisible(), "nobody has sat there yet"
    table.phone("Ana")
    table.phones.close()
    table.phones.open("127.0.0.1", 0)
    table.wait(lambda: bool(table.phones.invitation))
    assert shown.again.isVisible()
    assert rows(shown) == []
    shown.again.click()
    assert table.players.settings.same_seats
    table.wait(lambda: rows(shown) == ["Ana", "was here last time"])
    table.phone("Ana")
    table.wait(lambda: rows(shown)[:1] == ["Ana"] and "was here last time" not in rows(shown))


def test_settings_follow_the_menu(table: Table, shown: InviteWindow) -> None:
    assert not shown.waits.isChecked()
    table.players.settings = table.players.settings.with_values({"answers_wait": True})
    assert shown.waits.isChecked()
    shown.waits.click()
    assert not table.players.settings.answers_wait


def test_it_says_what_waits_for_the_game_master_as_it_is_set(table: Table, shown: InviteWindow) -> None:
    """It said that nothing happens without the game master while answers counted at once."""
    assert "counts at once" in shown.count.text()
    assert "without you" not in shown.warning.text()
    table.players.settings = table.players.settings.with_values({"answers_wait": True})
    assert "counts at once" not in shown.count.text()


def test_who_has_gone_without_a_seat_is_listed_no_more(table: Table, shown: InviteWindow) -> None:
    phone, ana = table.phone(), table.phone("Ana")
    table.done(lambda: _looked(phone))
    table.wait(lambda: not phone.known.is_here)
    table.done(lambda: _looked(ana))
    table.wait(lambda: not ana.known.is_here)
    table.wait(lambda: rows(shown) == ["Ana", "away"])


def _looked(phone: PhoneInHand) -> None:
    """The page is opened, and closed again."""
    with phone.browser.stream() as stream:
        stream.next()


# --- without a network -------------------------------------------------------------------------------------------


@IN_OWN_NETWORK
def test_in_no_network_a_sentence_says_so(stair: Playing, over: QWidget, qtbot: QtBot) -> None:
    phones = Phones(stair.conductor, PlayersTable(stair.conductor))
    window = InviteWindow(phones, over)
    window.show()
    assert window.nowhere.isVisible()
    assert "no network" in window.nowhere.text()
    assert [window.address.itemText(at) for at in range(window.address.count())] == [THIS_MACHINE]
    window.switch.click()
    qtbot.waitUntil(lambda: bool(phones.invitation))
    stair.do(ATTACK)
    assert stair.question is not None, "the fight goes on"
    assert window.nowhere.isVisible()
    phones.close()


@NEEDS_NETWORK
def test_where_there_is_no_network_nobody_can_be_invited_and_it_is_said() -> None:
    run_alone(__file__, "test_in_no_network_a_sentence_says_so")


def test_in_a_network_nothing_of_that_is_said(shown: InviteWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    shown.hide()
    monkeypatch.setattr("ui.players.invite_window.local_addresses", lambda: ["192.168.0.7", THIS_MACHINE])
    shown.show()
    assert not shown.nowhere.isVisible()
