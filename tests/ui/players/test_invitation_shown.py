"""The window with which players are invited: whole at every size of text, whoever is there."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtWidgets import QApplication, QPushButton, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.players.phone import Table
from tests.ui.settling import settle
from tools.pictures.languages import DOUBLED, speaking
from tools.pictures.layout_faults import wrong
from ui.players.invite_window import InviteWindow
from ui.players.phones import Phone
from ui.services.web.access import SEAT
from ui.services.window_state import FRAME
from ui.theme.theme import look


@pytest.fixture
def invited(table: Table, qtbot: QtBot) -> Iterator[InviteWindow]:
    """The window with somebody who sits, somebody who asks for all seats, and somebody who is away."""
    chosen = look().choice
    look().choose("light")
    phones = table.phones
    keys = tuple(seat.key for seat in phones.seats())
    for device, seats, wants in (("1", keys[:1], ()), ("2", (), keys), ("3", (), ())):
        phones.phones[device] = Phone(device, SEAT, by_code=True, seats=seats, wants=wants, streams=int(device != "3"))
    window = QWidget()
    qtbot.addWidget(window)
    made = InviteWindow(phones, window)
    made.show()
    settle()
    yield made
    made.close()
    look().choose(chosen)


@pytest.mark.parametrize("text", [100, 125, 150, 200])
@pytest.mark.parametrize("size", [QSize(300, 200), QSize(760, 520)])
def test_nothing_in_the_invitation_is_cut_or_covered(invited: InviteWindow, text: int, size: QSize) -> None:
    look().choose_text_size(text)
    settle()
    invited.resize(size * text / 100)
    settle()
    assert "" not in (invited.code.text(), invited.url.text())
    assert wrong(invited) == set()
    assert invited.picture.geometry().bottom() < invited.url.geometry().top()


def test_who_asks_for_seats_can_be_let_sit_without_looking_for_the_button(invited: InviteWindow) -> None:
    lets = [button for button in invited.devices.findChildren(QPushButton) if button.isVisible()]
    assert [button.text() for button in lets] == ["Let them sit"]
    assert lets[0].visibleRegion().boundingRect().size() == lets[0].size()


@pytest.mark.parametrize("text", [100, 125])
def test_the_invitation_is_as_wide_as_its_words(table: Table, qtbot: QtBot, qapp: QApplication, text: int) -> None:
    look().choose_text_size(text)
    window = QWidget()
    qtbot.addWidget(window)
    with speaking(qapp, DOUBLED):
        made = InviteWindow(table.phones, window)
        made.show()
        table.phones.changed.emit()
    made.resize(made.minimumSize())
    settle()
    assert made.code.text().count("Code") == 2
    assert wrong(made) == set()
    made.close()
    look().choose_text_size(100)


@pytest.mark.parametrize("text", [100, 125, 150])
def test_the_window_is_as_high_as_what_it_tells_and_grows_with_who_comes(
    invited: InviteWindow, table: Table, qtbot: QtBot, text: int
) -> None:
    """It scrolled though there was room, or had a hole in the middle."""
    look().choose_text_size(text)
    invited.show()
    settle()
    (area,) = invited.findChildren(QScrollArea)
    screen = invited.screen().availableGeometry().height()
    assert area.verticalScrollBar().maximum() == 0 or invited.height() >= screen - FRAME
    assert invited.devices.geometry().bottom() + 20 * text // 100 > invited.waits.geometry().top(), "no hole is there"
    before = invited.height()
    table.phones.close()
    settle()
    assert invited.height() < before
    free = invited.screen().availableGeometry()
    invited.move(free.left(), free.bottom() - invited.height())
    low = invited.height()
    table.phones.open("127.0.0.1", 0)
    qtbot.waitUntil(lambda: bool(table.phones.invitation))
    settle()
    assert invited.height() > low
    assert invited.geometry().bottom() <= free.bottom(), "it grows upwards at the edge of the screen"
    table.phones.close()
    settle()
    assert area.verticalScrollBar().maximum() == 0
    invited.resize(invited.width(), before)
    table.phones.changed.emit()
    settle()
    assert invited.height() == before, "a size that somebody has chosen stays"
    look().choose_text_size(100)


def test_address_code_and_warning_are_in_sight_on_a_low_screen_in_large_text(invited: InviteWindow) -> None:
    """The picture was twice as large: the code stood on the edge of the screen, the warning under it."""
    look().choose_text_size(200)
    settle()
    invited.resize(1366, 768 - 28)
    settle()
    (area,) = invited.findChildren(QScrollArea)
    seen = area.viewport().rect()
    for label in (invited.url, invited.code, invited.warning):
        assert seen.contains(QRect(label.mapTo(area.viewport(), QPoint()), label.size())), label.text()
    look().choose_text_size(100)
