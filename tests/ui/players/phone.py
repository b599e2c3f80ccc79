"""Phones at a table: browsers that ask the real server while the window's loop runs."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, TypeVar

from pytestqt.qtbot import QtBot

from tests.ui.session.playing import Playing
from tests.web_client import Browser, Response
from ui.players.phones import Phone, Phones
from ui.session.players import PlayersTable
from ui.shell.main_window import MainWindow

Got = TypeVar("Got")


class Table:
    """The window's side: a fight with players invited."""

    def __init__(self, playing: Playing, qtbot: QtBot) -> None:
        self.playing, self.qtbot = playing, qtbot
        self.players = PlayersTable(playing.conductor)
        self.phones = Phones(playing.conductor, self.players)
        self._others = ThreadPoolExecutor(40)
        self.phones.open("127.0.0.1", 0)
        self.wait(lambda: bool(self.phones.invitation))

    def end(self) -> None:
        """Invite nobody any more."""
        self.phones.close()
        self._others.shutdown()

    def wait(self, holds: Callable[[], bool]) -> None:
        """Let the window's loop run until something holds."""
        self.qtbot.waitUntil(holds)

    def done(self, ask: Callable[[], Got]) -> Got:
        """Return what is got in another thread while the window's loop runs."""
        return self.ended(self.started(ask))

    def started(self, ask: Callable[[], Got]) -> Future[Got]:
        """Ask something in another thread."""
        return self._others.submit(ask)

    def ended(self, asked: Future[Got]) -> Got:
        """Let the window's loop run until it is answered."""
        self.wait(asked.done)
        return asked.result()

    def phone(self, *names: str) -> PhoneInHand:
        """Return a phone that has scanned the invitation, and sits where somebody is called so."""
        phone = PhoneInHand(self)
        assert phone.join(self.phones.invitation).status == 200
        if names:
            assert phone.sit(*names).status == 200
            self.let_sit()
        return phone

    def let_sit(self) -> None:
        """Let everybody sit who asks to, as the game master."""
        for asking in [phone for phone in self.phones.phones.values() if phone.wants]:
            self.phones.seat(asking.device, asking.wants)


class WindowTable(Table):
    """A fight in the real window, with players invited from there."""

    def __init__(self, window: MainWindow, qtbot: QtBot) -> None:
        self.qtbot, self.phones = qtbot, window.invitations.phones()
        self._others = ThreadPoolExecutor(40)
        self.phones.open("127.0.0.1", 0)
        self.wait(lambda: bool(self.phones.invitation))


class PhoneInHand:
    """A phone, by what its page sends and is sent."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.browser = Browser(table.phones.url.removeprefix("http://").rstrip("/"))
        self.device = ""

    def join(self, invitation: str) -> Response:
        """Accept an invitation."""
        return self._let_in({"invitation": invitation})

    def join_by_code(self, code: str) -> Response:
        """Type the code."""
        return self._let_in({"code": code})

    def _let_in(self, body: Mapping[str, str]) -> Response:
        known = set(self.table.phones.phones)
        answer = self.table.done(lambda: self.browser.post("/api/join", body))
        if answer.status == 200:
            self.browser.cookie = answer.cookie
            self.table.wait(lambda: set(self.table.phones.phones) != known)
            (self.device,) = set(self.table.phones.phones) - known
        return answer

    @property
    def known(self) -> Phone:
        """The phone as the window knows it."""
        return self.table.phones.phones[self.device]

    @property
    def page(self) -> Mapping[str, Any]:
        """What it is shown now."""
        return self.table.phones.document(self.known)

    @property
    def question(self) -> Mapping[str, Any]:
        """The question that it is asked."""
        asked: Mapping[str, Any] = self.page["question"]
        return asked

    def post(self, kind: str, body: Mapping[str, Any]) -> Response:
        """Ask something of the table."""
        return self.table.done(lambda: self.browser.post(f"/api/{kind}", body))

    def sit(self, *names: str) -> Response:
        """Sit down as somebody."""
        keys = [seat["key"] for seat in self.page["seats"] if seat["name"] in names]
        return self.post("sit", {"seats": keys})
