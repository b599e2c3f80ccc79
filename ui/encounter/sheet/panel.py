"""The place of the sheets on the stage: under the actions, drawn out over them, or without room in a drawer."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from ui.encounter.sheet.block import FightSheet, SheetBlock
from ui.theme.icons import put_beside_words
from ui.theme.sizes import px
from ui.theme.theme import look
from ui.widgets.buttons import WholeButton
from ui.widgets.labels import keyless, tip
from ui.widgets.layouts import stacked

EDGE = 8
"""Pixels between a pinned sheet and its frame."""


class SheetPane(QFrame):
    """One sheet, or where there is room that of the acting combatant and another below."""

    thing_clicked = Signal(str, str)
    number_clicked = Signal(str, str)
    action_clicked = Signal(str, str)
    pin_requested = Signal()
    menu_requested = Signal(bool, QPoint)
    """The menu of the acting combatant, or (True) of that of the sheet; with its position on the screen."""
    drawer_toggled = Signal()
    """The drawer was drawn out or put back."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.block, self.other = SheetBlock(), SheetBlock()
        self.other.is_first = False
        self.drawer = WholeButton("", "quiet")
        self.drawer.setObjectName("sheet_drawer")
        self.drawer.setProperty("align", "left")  # broken into lines it is as wide as the stage
        self.drawer.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.drawer.clicked.connect(self.draw)
        self.drawer.setVisible(False)
        self.folds = False
        """Whether there is no room for sheets under the actions."""
        self.drawn_out = False
        """Whether they lie over the actions."""
        self._whose = ""
        self._pinned = False
        layout = self.column = stacked(on=self, spacing=12)
        layout.addWidget(self.drawer, 0, Qt.AlignmentFlag.AlignLeft)
        for block, ask in ((self.block, self._ask_of_block), (self.other, self._ask_of_other)):
            layout.addWidget(block)
            block.thing_clicked.connect(self.thing_clicked)
            block.number_clicked.connect(self.number_clicked)
            block.action_clicked.connect(self.action_clicked)
            block.pin_requested.connect(self.pin_requested)
            block.draw_requested.connect(self.draw)
            block.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
            block.customContextMenuRequested.connect(ask)
        self._tint()
        look().theme_changed.connect(self._tint)

    @property
    def is_wanted(self) -> bool:
        """Whether sheets are visible, or would be if nothing replaced them."""
        return self.drawn_out or not self.folds

    def fold(self, *, folds: bool) -> bool:
        """Fold the sheets into a drawer, or unfold them; return whether that has changed."""
        is_other = folds != self.folds
        self.folds = folds
        return is_other

    def draw(self) -> None:
        """Draw the drawer out over the actions, or put it back."""
        self.drawn_out = not self.drawn_out
        self.drawer_toggled.emit()

    def put_back(self) -> bool:
        """Put the drawer back; False if it was not drawn out."""
        if not self.drawn_out:
            return False
        self.draw()
        return True

    @property
    def is_of_somebody(self) -> bool:
        """Whether there is anybody whose sheet it is, though it may be in the drawer."""
        return bool(self._whose)

    @property
    def is_pinned(self) -> bool:
        """Whether its combatant is pinned."""
        return self._pinned and bool(self._whose)

    @property
    def told_above(self) -> Sequence[str]:
        """How the name over the actions tells of a pinned sheet in the drawer, in fewer and fewer words; none: not."""
        if not self.is_pinned or not self.folds or self.drawn_out:
            return ()
        words = self._pinned_words().format(name=self._whose)
        return words, _without_keys(words), self._whose, ""

    def name_whose(self, name: str, *, pinned: bool) -> None:
        """Set the name of the sheet's combatant, and whether it is pinned, for the label of the drawer."""
        self._whose, self._pinned = name, pinned

    def show_sheets(self, first: FightSheet | None, second: FightSheet | None) -> None:
        """Show one sheet, or two."""
        self.block.show_sheet(first)
        self.other.show_sheet(second)

    def settle(self) -> None:
        """Set the height at once, because the surrounding layout would use the old one until the next event."""
        for block in (self.block, self.other):
            block.ensurePolished()  # one that was never shown has not the theme's letters yet
        self.column.activate()
        self.updateGeometry()

    def make_room(self, *, free: bool, width: int) -> None:
        """Show what belongs here now in a width in pixels; `free`: no action is set up in its place."""
        for block in (self.block, self.other):
            block.setVisible(bool(block.text()) and self.is_wanted)
        is_out = self.drawn_out or (self.folds and not self.is_pinned)  # one that is pinned is told of above
        self.drawer.setVisible(is_out and bool(self._whose))
        words = self._shut_words()
        if self.drawn_out:
            words = self.tr("Back to the actions (Ctrl+Shift+L)")
        words = words.format(name=self._whose)
        self.drawer.setText(keyless(words))
        self.drawer.setToolTip(tip(words))
        if "\n" in self.drawer.broken(width):
            self.drawer.setText(keyless(_without_keys(words)))  # its keys are not worth another line
        self.setVisible(free and (not self.block.isHidden() or not self.drawer.isHidden()))
        pinned = self.other if self.other.text() else self
        for shown in (self, self.other):
            self._frame(shown, framed=shown is pinned and self._pinned and self.is_wanted)

    def _frame(self, shown: SheetPane | SheetBlock, *, framed: bool) -> None:
        """Draw a frame around the pinned sheet, the second of two."""
        role = "pinned" if framed else ""
        if shown.property("role") == role:
            return
        shown.setProperty("role", role)
        inside: QVBoxLayout | SheetBlock = self.column if isinstance(shown, SheetPane) else shown
        edge = px(EDGE) if framed else 0
        inside.setContentsMargins(edge, edge, edge, edge)
        self.style().unpolish(shown)
        self.style().polish(shown)

    def _pinned_words(self) -> str:
        return self.tr("Pinned: sheet of {name} (Ctrl+Shift+L)")

    def _shut_words(self) -> str:
        return self.tr("Sheet of {name} (Ctrl+Shift+L)")

    def _tint(self) -> None:
        put_beside_words(self.drawer, "book-open", "text")

    def _ask_of_block(self, place: QPoint) -> None:
        self.menu_requested.emit(not self.other.text(), self.block.mapToGlobal(place))

    def _ask_of_other(self, place: QPoint) -> None:
        self.menu_requested.emit(True, self.other.mapToGlobal(place))


def _without_keys(words: str) -> str:
    """Return words without the keys in brackets behind them, which every language prints in its own way."""
    return words.rpartition(" (")[0]
