"""Where the parts of a running fight stand: order, board, stage and log, and what each had for room last time."""

from __future__ import annotations

from PySide6.QtCore import QByteArray, QSettings, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSplitter, QWidget

from ui.encounter.log.panel import BESIDE_STAGE
from ui.widgets.layouts import Margins

PLAIN, WITH_BOARD = "plain", "board"
SIZES: dict[str, tuple[int, ...]] = {PLAIN: (420, 0, 545, 385), WITH_BOARD: (424, 532, 404)}
"""Pixels of order, board, stage (and log) across, until somebody pulls at them."""
ORDER_OVER_LOG = (330, 250)
NARROW = 1180
"""Pixels across under which the log is folded away, until it is asked for."""
LOW = 440
"""Pixels of height under which it is folded away where it stands under the order."""
EDGE = 12
"""Pixels between the page's edge and what stands on it."""
UNDER_ORDER: Margins = (0, 8, 0, 8)
"""The margins of the log in its two places: under the order it is as wide as that."""
ORDER = 346
"""Pixels across that the order keeps, where the stage has its own beside it."""
STAGE, NARROW_STAGE = 300, 240
"""Pixels across that the stage keeps, and where even board and stage have not enough room side by side."""
GROWS = (5, 6, 9, 5)
"""How a wider window is shared among order, board, stage and log."""
WIDE = 1400
"""Pixels across from which on the order has its share of that; where there is less it keeps what it has."""


class FightLayout(QSplitter):
    """Order, stage and log side by side; with a board it takes the middle, and the log goes under the order.

    So the board has the whole height, and the stage too, however long an action gets. Each of the two arrangements
    keeps its own sizes. Where there is no room for the log beside the stage, or under the order, it is folded away.
    On the smallest screens a log that is drawn out takes the place of the order, and the order that of the board.
    """

    folded_changed = Signal()
    """Whether the log is folded, or drawn out, has changed."""

    order: QWidget
    board: QWidget
    stage: QWidget
    log: QWidget

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.left = QSplitter(Qt.Orientation.Vertical, self)
        self.left.setContentsMargins(EDGE, 0, 0, 0)
        self.shown = PLAIN
        self.folded = False
        self._log_wanted = True
        self._drawn_out = False
        self._tight = False
        self._saved_states: dict[str, tuple[QByteArray, QByteArray]] = {}
        """Arrangement to the states of both splitters when it was shown last."""

    def hold(self, order: QWidget, board: QWidget, stage: QWidget, log: QWidget) -> None:
        """Set the panes in their places."""
        self.board = board
        self.stage = stage
        self.log = log
        self.order = order
        self.left.addWidget(order)
        self.left.setStretchFactor(0, 3)
        for widget, grows in zip((self.left, board, stage, log), GROWS, strict=True):
            self.addWidget(widget)
            self.setStretchFactor(self.indexOf(widget), grows)
        stage.setMinimumWidth(STAGE)
        board.setMinimumWidth(220)
        self._narrow_order()
        self.setCollapsible(self.indexOf(stage), False)
        self.setCollapsible(self.indexOf(board), False)
        board.setVisible(False)
        self.setSizes(SIZES[PLAIN])

    def show_board(self, *, wanted: bool) -> None:
        """Arrange the parts around a board, or without one."""
        name = WITH_BOARD if wanted else PLAIN
        if name == self.shown:
            return
        self._saved_states[self.shown] = self._states()
        self.shown = name
        self._narrow_order()
        if wanted:
            self.left.addWidget(self.log)
            self._edge_log(UNDER_ORDER)
            self.left.setStretchFactor(1, 2)
        else:
            self.addWidget(self.log)
            self._edge_log(BESIDE_STAGE)
            self.setStretchFactor(self.indexOf(self.log), GROWS[-1])
        self._fold()
        self._show_panes()
        self._set()

    def _edge_log(self, margins: Margins) -> None:
        layout = self.log.layout()
        assert layout is not None
        layout.setContentsMargins(*margins)

    # --- the log that folds ----------------------------------------------------------------------------

    @property
    def log_shown(self) -> bool:
        """Whether the log stands on the page: wanted where there is room for it, drawn out where there is none."""
        return self._drawn_out if self.folded else self._log_wanted

    def show_board_again(self) -> bool:
        """Give a board its place back from the order; False if it stands there, or there is none."""
        if self.shown != WITH_BOARD or not (self._tight and self._drawn_out):
            return False
        self.show_log(shown=False)
        return True

    @property
    def folds_order(self) -> bool:
        """Whether the order is folded away together with the log."""
        return self._tight and self.shown == WITH_BOARD

    def show_log(self, *, shown: bool) -> None:
        """Show the log or hide it; one that is folded is drawn out or put back."""
        if self.folded:
            self._drawn_out = shown
        else:
            self._log_wanted = shown
        self._show_panes()
        self.folded_changed.emit()

    def want_log(self, *, wanted: bool) -> None:
        """Take up whether the log is to stand where there is room for it; one that is folded stays so."""
        self._log_wanted = wanted
        self._show_panes()
        self.folded_changed.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fold the log where there is no room for it."""
        self._narrow_order()
        super().resizeEvent(event)
        self._fold()

    def _narrow_order(self) -> None:
        """Has the order give way where the stage would be covered."""
        beside = self.board.minimumWidth() + self.handleWidth() if self.shown == WITH_BOARD else 0
        self.stage.setMinimumWidth(max(NARROW_STAGE, min(STAGE, self.width() - beside)))
        room = self.width() - self.stage.minimumWidth() - self.handleWidth() - EDGE
        self.left.setMinimumWidth(EDGE + max(self.order.minimumWidth(), min(ORDER, room)))
        grows = GROWS[0] if self.width() >= WIDE else 0
        if grows != self.left.sizePolicy().horizontalStretch():
            self.setStretchFactor(self.indexOf(self.left), grows)

    def _fold(self) -> None:
        tight = self._is_tight()
        folded = self.width() < NARROW if self.shown == PLAIN else tight or self.height() < LOW
        if (folded, tight) != (self.folded, self._tight):
            self._tight = tight
            if folded != self.folded:
                self.folded, self._drawn_out = folded, False
            self._show_panes()
            self.folded_changed.emit()

    def _is_tight(self) -> bool:
        """Whether no three panes have room side by side."""
        middle = self.log.minimumSizeHint().width() if self.shown == PLAIN else self.board.minimumWidth()
        least = self.left.minimumWidth() + middle + self.stage.minimumWidth()
        return self.width() < least + 2 * self.handleWidth()

    def _show_panes(self) -> None:
        drawn_out = self.folded and self._drawn_out
        around_board = self.shown == WITH_BOARD
        self.log.setVisible(self.log_shown)
        self.left.setVisible(not self._tight or drawn_out == around_board)
        self.board.setVisible(around_board and not (self._tight and drawn_out))

    # --- sizes -----------------------------------------------------------------------------------------

    def _states(self) -> tuple[QByteArray, QByteArray]:
        return self.saveState(), self.left.saveState()

    def _set(self) -> None:
        if self.shown in self._saved_states:
            across, down = self._saved_states[self.shown]
            self.restoreState(across)
            self.left.restoreState(down)
            return
        self.setSizes(SIZES[self.shown])
        self.left.setSizes(ORDER_OVER_LOG)

    def take_layout(self, settings: QSettings) -> None:
        """Take up the sizes of the last time."""
        for name in (PLAIN, WITH_BOARD):
            across, down = (settings.value(f"encounter/{name}/{part}") for part in ("across", "left"))
            if isinstance(across, QByteArray) and isinstance(down, QByteArray):
                self._saved_states[name] = (across, down)
        if self.shown in self._saved_states:
            self._set()

    def keep_layout(self, settings: QSettings) -> None:
        """Keep the sizes for the next time."""
        self._saved_states[self.shown] = self._states()
        for name, (across, down) in self._saved_states.items():
            settings.setValue(f"encounter/{name}/across", across)
            settings.setValue(f"encounter/{name}/left", down)
