"""The sides of a fight on offer: the usual ones, those in use, and a new one."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QWidget

from rules.core.state import SIDES
from rules.text.sanitize import single_line
from ui.text.words import side_name
from ui.widgets.controls import ComboBox
from ui.widgets.prompt_card import LineEntry

ANOTHER = ""
"""The entry for a side that has no name yet."""
LONGEST_NAME = 40


def offered_sides(used: Iterable[str], usual: Iterable[str] = SIDES) -> tuple[str, ...]:
    """Return the sides to choose from: the usual ones, those in use, and another one."""
    return tuple(dict.fromkeys((*usual, *filter(None, used), ANOTHER)))


def next_side(side: str, used: Iterable[str], usual: Iterable[str] = SIDES) -> str:
    """Return the side that is offered after one; after the last the first again."""
    sides = offered_sides(used, usual)
    return sides[(sides.index(side) + 1) % len(sides)]


def offered_name(side: str) -> str:
    """Return what a side is called where it is offered."""
    return QCoreApplication.translate("Sides", "Another side…") if side == ANOTHER else side_name(side)


def side_called(name: str, used: Iterable[str]) -> str:
    """Return the side that a name is meant for: a usual one or one in use, else a new one that is called so."""
    known = {side_name(side).casefold(): side for side in offered_sides(used)}
    return known.get(name.casefold(), name)


def ask_for_side(over: QWidget, keys: QWidget, used: Iterable[str], take: Callable[[str], object]) -> None:
    """Ask for the name of a side over a page and pass it to `take`; then restore the focus."""
    named = tuple(used)

    def check(text: str) -> str:
        name = single_line(text).strip()
        if not 0 < len(name) <= LONGEST_NAME:
            return QCoreApplication.translate("Sides", "1 to {most} letters, please.").format(most=LONGEST_NAME)
        take(side_called(name, named))
        return ""

    title = QCoreApplication.translate("Sides", "What is the other side called?")
    entry = LineEntry(title, QCoreApplication.translate("Sides", "Guards of the gate"), check, over)
    entry.closed.connect(keys.setFocus)
    entry.open()


class SideBox(ComboBox):
    """A combo box of sides, whose last entry asks for a new name."""

    side_chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None, name: str = "") -> None:
        super().__init__(parent, name)
        self._used: tuple[str, ...] = ()
        self._side: str | None = None
        self.activated.connect(self._taken)

    def offer(self, used: Iterable[str], side: str | None, usual: Iterable[str] = SIDES) -> None:
        """Offer the sides and show one of them; None: none."""
        self._used, self._side = tuple(used), side
        self.clear()
        for offered in offered_sides(self._used, usual):
            self.addItem(offered_name(offered), offered)
        self._show()

    def _show(self) -> None:
        self.setCurrentIndex(-1)
        if self._side is not None:
            self.choose(self._side)

    def _taken(self) -> None:
        side = str(self.currentData())
        if side != ANOTHER:
            self.side_chosen.emit(side)
            return
        self._show()
        ask_for_side(self.window(), self, self._used, self.side_chosen.emit)
