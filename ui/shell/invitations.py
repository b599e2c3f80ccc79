"""Players on their phones: inviting them, the line of what they ask, and the keys that take it or let it go."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    from PySide6.QtGui import QAction

    from ui.encounter.fight.page import FightPage
    from ui.players.curtain import Shown
    from ui.players.invite_window import InviteWindow
    from ui.players.phones import Phones
    from ui.session.controller import Conductor
    from ui.session.players import PlayersTable


class Invitations(QObject):
    """Makes the phones, their window and their line when players are first invited: nothing is loaded before."""

    message_requested = Signal(str)
    options_changed = Signal()
    """Something may have been turned on or off."""

    def __init__(
        self,
        conductor: Callable[[], Conductor],
        table: Callable[[], PlayersTable],
        actions: Callable[..., Sequence[QAction]],
        window: QWidget,
    ) -> None:
        """`conductor` runs the open fight, `table` says what the players may see of it; both are made when needed.

        `actions` are those of the menus, by their ids.
        """
        super().__init__(window)
        self._conductor, self._table, self._actions, self._window = conductor, table, actions, window
        self._phones: Phones | None = None
        self._shown: InviteWindow | None = None
        self._page: FightPage | None = None
        self._covered: tuple[bool, bool, Shown | None] = False, False, None

    @property
    def is_open(self) -> bool:
        """Whether players are invited."""
        return self._phones is not None and self._phones.is_open

    def take_page(self, page: FightPage) -> None:
        """Show what players ask on the page of the fight."""
        self._page = page
        if self._phones is not None:
            self._add_line(self._phones, page)

    def follow_screen(self, *, has_curtain: bool, is_frozen: bool, showing: Shown | None) -> None:
        """Let phones and overlay show no more than the players' screen does, and what is shown there."""
        self._covered = has_curtain, is_frozen, showing
        if self._phones is not None:
            self._cover(self._phones)

    def _cover(self, phones: Phones) -> None:
        has_curtain, is_frozen, showing = self._covered
        phones.follow_screen(has_curtain=has_curtain, is_frozen=is_frozen, showing=showing)

    def go_on_from(self, former: Invitations, *, same_library: bool) -> None:
        """Take over the phones of the window before; those at another library's table are put out."""
        phones, former._phones = former._phones, None
        if phones is None or not phones.is_open:
            return
        if not same_library:
            phones.close()
            return
        phones.answered.disconnect(former._say_answered)
        phones.seat_asked.disconnect(former._say_seat_asked)
        phones.seat_settled.disconnect(former._say_seat_settled)
        phones.changed.disconnect(former.options_changed)
        phones.go_on_in(self._conductor(), self._table(), self)
        self._take(phones)
        if former._shown is not None and former._shown.isVisible():
            self.invite()

    def invite(self) -> None:
        """Show the window with which players are invited."""
        phones = self.phones()
        if self._shown is None:
            from ui.players.invite_window import InviteWindow

            self._shown = InviteWindow(phones, self._window)
            self._shown.addActions(self._actions("take_wish", "drop_wish"))
        self._shown.show()
        self._shown.raise_()
        self._shown.activateWindow()

    def phones(self) -> Phones:
        """Return the players' phones."""
        if self._phones is None:
            from ui.players.phones import Phones

            return self._take(Phones(self._conductor(), self._table(), self))
        return self._phones

    def _take(self, phones: Phones) -> Phones:
        self._phones = phones
        self._cover(phones)
        phones.answered.connect(self._say_answered)
        phones.seat_asked.connect(self._say_seat_asked)
        phones.seat_settled.connect(self._say_seat_settled)
        phones.changed.connect(self.options_changed)
        if self._page is not None:
            self._add_line(phones, self._page)
        return phones

    def take_wish(self) -> None:
        """Do what a player asks first."""
        self._handle(is_taken=True)

    def drop_wish(self) -> None:
        """Let what a player asks first go."""
        self._handle(is_taken=False)

    def reveal(self) -> None:
        """Reveal what has been declared in secret so far."""
        if self._phones is None or not self._phones.secrets.reveal():
            self.message_requested.emit(self.tr("Nothing has been declared in secret."))

    def close(self) -> None:
        """Invite nobody any more."""
        if self._phones is not None:
            self._phones.close()

    def _handle(self, *, is_taken: bool) -> None:
        questions = self._conductor().questions
        if questions.has_offer:
            (questions.take_offer if is_taken else questions.drop_offer)()
        elif self._phones is None or not self._phones.wishes:
            self.message_requested.emit(self.tr("No player asks for anything now."))
        elif is_taken:
            self._phones.take_wish()
        else:
            self._phones.drop_wish()

    def _say_answered(self, names: str) -> None:
        self.message_requested.emit(self.tr("{names}: answered on the phone.").format(names=names))

    def _say_seat_asked(self, names: str) -> None:
        """Say it wherever the game master is at work: the line under the fight is not on every page."""
        sentence = self.tr("A player asks to sit as {names}: Ctrl+F9 lets them, Ctrl+Shift+F9 does not.")
        self.message_requested.emit(sentence.format(names=names))

    def _say_seat_settled(self, names: str, is_seated: bool) -> None:
        words = self.tr("{names}: sits at a phone now.") if is_seated else self.tr("{names}: nobody sits there now.")
        self.message_requested.emit(words.format(names=names))

    def _add_line(self, phones: Phones, page: FightPage) -> None:
        from ui.players.wishes_bar import WishesBar

        page.declaring.keep_in(phones.secrets)
        page.bottom.add_line(WishesBar(phones, page.bottom))
