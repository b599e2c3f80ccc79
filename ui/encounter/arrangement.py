"""Where the parts of a running fight stand: order, board, stage and log, and what each had for room last time."""

from __future__ import annotations

from PySide6.QtCore import QByteArray, QSettings, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSplitter, QWidget

PLAIN, WITH_BOARD = "plain", "board"
SIZES: dict[str, tuple[int, ...]] = {PLAIN: (390, 0, 560, 400), WITH_BOARD: (384, 562, 414)}
"""Pixels of order, board, stage (and log) across, until somebody pulls at them."""
ORDER_OVER_LOG = (330, 250)
NARROW = 1180
"""Pixels across under which the log is folded away, until it is asked for."""
LOW = 440
"""Pixels of height under which it is folded away where it stands under the order."""
GROWS = (5, 9, 6, 5)
"""How a wider window is shared among order, board, stage and log."""


class Arrangement(QSplitter):
    """Order, stage and log side by side; with a board it takes the middle, and the log goes under the order.

    So the board has the whole height, and the stage too, however long an action gets. Each of the two arrangements
    keeps its own sizes. Where there is no room for the log beside the stage, or under the order, it is folded away.
    """

    folded_changed = Signal()
    """Whether the log is folded, or drawn out, has changed."""

    board: QWidget
    log: QWidget

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.left = QSplitter(Qt.Orientation.Vertical, self)
        self.left.setContentsMargins(8, 0, 0, 0)
        self.shown = PLAIN
        self.folded = False
        self._log_wanted = True
        self._drawn_out = False
        self._kept: dict[str, tuple[QByteArray, QByteArray]] = {}
        """Arrangement to the states of both splitters when it was shown last."""

    def hold(self, order: QWidget, board: QWidget, stage: QWidget, log: QWidget) -> None:
        """Sets the panes in their places."""
        self.board = board
        self.log = log
        self.left.addWidget(order)
        self.left.setMinimumWidth(order.minimumWidth() + 8)
        self.left.setStretchFactor(0, 3)
        for place, widget in enumerate((self.left, board, stage, log)):
            self.addWidget(widget)
            self.setStretchFactor(place, GROWS[place])
        stage.setMinimumWidth(300)
        board.setMinimumWidth(220)
        self.setCollapsible(self.indexOf(stage), False)
        self.setCollapsible(self.indexOf(board), False)
        board.setVisible(False)
        self.setSizes(SIZES[PLAIN])

    def show_board(self, *, wanted: bool) -> None:
        """Arranges the parts around a board, or without one."""
        name = WITH_BOARD if wanted else PLAIN
        if name == self.shown:
            return
        self._kept[self.shown] = self._states()
        self.shown = name
        self.board.setVisible(wanted)
        if wanted:
            self.left.addWidget(self.log)
            self.left.setStretchFactor(1, 2)
        else:
            self.addWidget(self.log)
            self.setStretchFactor(self.indexOf(self.log), GROWS[-1])
        self._set()
        self._fold()

    # --- the log that folds ----------------------------------------------------------------------------

    @property
    def log_shown(self) -> bool:
        """Whether the log stands on the page: wanted where there is room for it, drawn out where there is none."""
        return self._drawn_out if self.folded else self._log_wanted

    def show_log(self, *, shown: bool) -> None:
        """Shows the log or hides it; one that is folded is drawn out or put back."""
        if self.folded:
            self._drawn_out = shown
        else:
            self._log_wanted = shown
        self.log.setVisible(shown)
        self.folded_changed.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Folds the log where there is no room for it."""
        super().resizeEvent(event)
        self._fold()

    def _fold(self) -> None:
        folded = self.width() < NARROW if self.shown == PLAIN else self.height() < LOW
        if folded != self.folded:
            self.folded, self._drawn_out = folded, False
            self.log.setVisible(self.log_shown)
            self.folded_changed.emit()

    # --- sizes -----------------------------------------------------------------------------------------

    def _states(self) -> tuple[QByteArray, QByteArray]:
        return self.saveState(), self.left.saveState()

    def _set(self) -> None:
        if self.shown in self._kept:
            across, down = self._kept[self.shown]
            self.restoreState(across)
            self.left.restoreState(down)
            return
        self.setSizes(SIZES[self.shown])
        self.left.setSizes(ORDER_OVER_LOG)

    def take_layout(self, settings: QSettings) -> None:
        """Takes up the sizes of the last time."""
        for name in (PLAIN, WITH_BOARD):
            across, down = (settings.value(f"encounter/{name}/{part}") for part in ("across", "left"))
            if isinstance(across, QByteArray) and isinstance(down, QByteArray):
                self._kept[name] = (across, down)
        if self.shown in self._kept:
            self._set()

    def keep_layout(self, settings: QSettings) -> None:
        """Keeps the sizes for the next time."""
        self._kept[self.shown] = self._states()
        for name, (across, down) in self._kept.items():
            settings.setValue(f"encounter/{name}/across", across)
            settings.setValue(f"encounter/{name}/left", down)
