"""What is there for players: their invitation, the line of what they ask, and their screen."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QEventLoop
from PySide6.QtWidgets import QApplication

from tools.pictures.event_loop import settle
from ui.players.invite_window import InviteWindow
from ui.players.phones import DEED, NOTE, Phone, Wish
from ui.services.web.access import SEAT
from ui.shell.main_window import MainWindow

ALONE, ANY_PORT = "127.0.0.1", 0
SAID = "I look behind the curtain before anybody sees me."


def of_players(window: MainWindow) -> Iterator[str]:
    """Players invited to the open fight: one that sits, one that waits and one that is away; and their screen."""
    window.menus.by_name["invite"].trigger()
    settle()
    yield "invitation"
    phones = window.invitations.phones()
    phones.open(ALONE, ANY_PORT)
    while not phones.invitation:  # the server is a thread
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
    keys = [seat.key for seat in phones.seats()]
    for number, (seats, wants) in enumerate(((keys[:1], []), ([], keys[1:3]), ([], []))):
        phones.phones[str(number)] = Phone(
            str(number), SEAT, by_code=True, seats=tuple(seats), wants=tuple(wants), streams=int(number < 2)
        )
    phones.changed.emit()
    settle()
    yield "invited"
    for dialog in window.findChildren(InviteWindow):
        dialog.close()
    name = phones.seats()[0].name
    phones.wishes[:] = [Wish("0", DEED, name, SAID, {"do": "note", "text": SAID}), Wish("0", NOTE, name, SAID)]
    phones.wishes_changed.emit()
    settle()
    yield "wish of a player"
    phones.close()
    window.players_screen.open()
    settle()
    yield "players' screen"
    window.players_screen.turn_curtain()
    yield "players' curtain"
    window.players_screen.turn_curtain()
    window.players_screen.toggle()
    settle()
