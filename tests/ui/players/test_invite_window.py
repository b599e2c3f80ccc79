"""The window with which players are invited: its settings, and who is still missing."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tests.ui.players.phone import Table
from ui.players.invite_window import InviteWindow
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
