"""The layout of a running fight: order, board, stage and log, and their saved sizes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from PySide6.QtCore import QEvent, QObject, QSettings, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from ui.encounter.log.panel import BESIDE_STAGE
from ui.theme.sizes import px, px_all
from ui.theme.theme import GRID, look
from ui.widgets.layouts import Margins
from ui.widgets.splitter import Splitter, read, written

PLAIN, WITH_BOARD = "plain", "board"
BOARD, ORDER, LOG = "board", "order", "log"
"""The panes that take turns where there is no room for all."""
SIZES: dict[str, tuple[int, ...]] = {PLAIN: (420, 0, 545, 385), WITH_BOARD: (424, 532, 404)}
"""Widths of order, board, stage (and log) in pixels, until changed by the user."""
ORDER_OVER_LOG = (330, 250)
NARROW = 1180
"""Width in pixels under which the log is folded until asked for."""
LOW = 440
"""Height in pixels under which the log is folded below the order."""
EDGE = 12
"""Margin of the page in pixels."""
GRIP = 4
"""Width of the grips between the panes in pixels."""
UNDER_ORDER: Margins = (0, 8, 0, 8)
"""The margins of the log below the order."""
ORDER_WIDTH, WIDEST_ORDER = 346, 590
"""Width in pixels kept for the order beside a full stage, and that beyond which a row of it does not read well."""
LOG_WIDTH = 240
"""The least width in pixels in which a log beside order and stage reads well."""
STAGE, NARROW_STAGE = 300, 240
"""Width in pixels kept for the stage, and that of a page too narrow for board and stage side by side."""
GROWS = {PLAIN: (9, 0, 12), WITH_BOARD: (5, 6, 9)}
"""The share of order, board and stage in further width: a stage that is wide enough has two columns."""
WIDE, WIDEST = 1400, 1800
"""Width in pixels from which the order gets its share, below which it keeps its width; and from which the log does."""
OF_LOG = 1
"""The share of the log there."""


Pane = TypeVar("Pane", bound=QWidget)


class FightLayout(Splitter):
    """Order, stage and log side by side; with a board it takes the middle, and the log goes under the order.

    So the board has the whole height, and the stage too, however long an action gets. Each of the two arrangements
    keeps its own sizes. Where there is no room for the log beside the stage, or under the order, it is folded away.
    On the smallest screens a log that is drawn out takes the place of the order, and the order that of the board;
    in a low one order and log follow each other there. What opens beside the order draws that out. At the end of a
    fight its board gives the room to what is told of that, until somebody wants to see it.
    """

    folded_changed = Signal()
    """Whether the log is folded, or drawn out, has changed."""

    order: QWidget
    board: QWidget
    stage: QWidget
    log: QWidget

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.left = Splitter(Qt.Orientation.Vertical, self)
        self.left.setContentsMargins(px(EDGE), 0, 0, 0)
        for splitter in (self, self.left):
            splitter.setHandleWidth(px(GRIP))
        self.shown = PLAIN
        self.folded = self._is_over = False
        self._log_wanted = True
        self._drawn_out = ""
        """Which pane is drawn out: the order, the log or none."""
        self._beside: tuple[QWidget, ...] = ()
        self._tight = self._low = False
        self._saved: dict[str, tuple[list[float], list[float]]] = {}
        """Arrangement to the sizes at 100 % in both splitters."""
        look().theme_changed.connect(self._narrow_order)  # another size of text has other widths

    @staticmethod
    def wait(pane: Pane) -> Pane:
        """Hide a pane until all are held: a splitter measures those that it shows whenever another one comes."""
        pane.hide()
        return pane

    def hold(
        self, order: QWidget, board: QWidget, stage: QWidget, log: QWidget, beside_order: Sequence[QWidget] = ()
    ) -> None:
        """Put the panes into their places; `beside_order` is what opens and shuts in the pane of the order."""
        self._beside = tuple(beside_order)
        for guest in beside_order:
            guest.installEventFilter(self)
        self.board = board
        self.stage = stage
        self.log = log
        self.order = order
        self.left.addWidget(order)
        self.left.setStretchFactor(0, 3)
        for widget in (self.left, board, stage, log):
            self.addWidget(widget)
        stage.setMinimumWidth(px(STAGE))
        board.setMinimumWidth(px(220))
        self._narrow_order()
        self.setCollapsible(self.indexOf(stage), False)
        self.setCollapsible(self.indexOf(board), False)
        board.setVisible(False)
        for widget in (stage, log):
            widget.show()
        self.setSizes(px_all(SIZES[PLAIN]))

    def show_board(self, *, wanted: bool) -> None:
        """Arrange the panes with a board, or without one."""
        name = WITH_BOARD if wanted else PLAIN
        if name == self.shown:
            return
        self._saved[self.shown] = self.chosen, self.left.chosen
        self.shown = name
        self._narrow_order()
        if wanted:
            self.left.addWidget(self.log)
            self._edge_log(UNDER_ORDER)
            self.left.setStretchFactor(1, 2)
        else:
            self.addWidget(self.log)
            self._edge_log(BESIDE_STAGE)
        self._fold()
        self._show_panes()
        self._set()

    def keep_off(self, *, off: bool) -> None:
        """Keep the order and the log below it off the lower edge of the page, where nothing else does."""
        self.left.setContentsMargins(px(EDGE), 0, 0, px(GRID) if off else 0)

    def _edge_log(self, margins: Margins) -> None:
        layout = self.log.layout()
        assert layout is not None
        layout.setContentsMargins(*px_all(margins))

    # --- the log that folds ----------------------------------------------------------------------------

    @property
    def log_shown(self) -> bool:
        """Return whether the log is visible: wanted and with room, or drawn out."""
        if not self.folded:
            return self._log_wanted
        under_order = self._drawn_out == ORDER and not self._are_apart
        return self._drawn_out == LOG or (under_order and (self._log_wanted or not self._is_over))

    def end(self, *, is_over: bool) -> None:
        """Let the end of a fight have the room of the board, or give it back to that."""
        if is_over != self._is_over:
            self._is_over = is_over
            if self.shown == WITH_BOARD:
                self._drawn_out = self._at_rest
            self._fold()
            self._show_panes()
            self.folded_changed.emit()

    def show_board_again(self) -> bool:
        """Show the board again in place of the order; return False if it is visible or there is none."""
        if not (self.folds_order and self._drawn_out):
            return False
        self._draw("")
        return True

    @property
    def folds_order(self) -> bool:
        """Whether the order is folded away together with the log."""
        return self._tight and self.shown == WITH_BOARD

    @property
    def _are_apart(self) -> bool:
        """Whether order and log take turns in the place of the board, since one is too low for both."""
        return self.folds_order and self._low

    @property
    def turns_to(self) -> str:
        """Which pane comes forward next; nothing where the log is not folded."""
        if not self.folded:
            return ""
        if not self._are_apart or self._drawn_out == LOG:
            return LOG if not self.folds_order else BOARD if self._drawn_out else ORDER
        return LOG if self._drawn_out == ORDER else ORDER

    def turn(self) -> None:
        """Bring forward the next pane of those that have no room beside each other; else show or hide the log."""
        if self.folds_order:
            self._draw({BOARD: "", ORDER: ORDER, LOG: LOG}[self.turns_to])
        else:
            self.show_log(shown=not self.log_shown)

    def show_log(self, *, shown: bool) -> None:
        """Show or hide the log; a folded one is drawn out or put back."""
        if self.folded:
            self._draw(LOG if shown else "")
            return
        self._log_wanted = shown
        self._show_panes()
        self.folded_changed.emit()

    def _draw(self, pane: str) -> None:
        self._drawn_out = pane
        self._show_panes()
        self.folded_changed.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Draw out the order with what opens beside it, and put it back as that shuts."""
        if event.type() in (QEvent.Type.ShowToParent, QEvent.Type.HideToParent):
            is_open = event.type() == QEvent.Type.ShowToParent
            if self.folds_order and is_open != (self._drawn_out == ORDER):
                self._draw(ORDER if is_open else self._at_rest)
            elif self._tight and self.shown == PLAIN and is_open and self._drawn_out:
                self._draw("")
        return super().eventFilter(watched, event)

    def want_log(self, *, wanted: bool) -> None:
        """Set whether the log is wanted where there is room; a folded one stays folded."""
        self._log_wanted = wanted
        self._show_panes()
        self.folded_changed.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fold the log where there is no room for it."""
        self._narrow_order()
        super().resizeEvent(event)
        self._fold()

    def _narrow_order(self) -> None:
        """Let the order shrink where the stage would be covered, and leave it no more than reads well."""
        if not hasattr(self, "board"):
            return
        beside = self.board.minimumWidth() + self.handleWidth() if self.shown == WITH_BOARD else 0
        self.stage.setMinimumWidth(max(px(NARROW_STAGE), min(px(STAGE), self.width() - beside)))
        room = self.width() - self.stage.minimumWidth() - self.handleWidth() - px(EDGE)
        self.left.setMinimumWidth(px(EDGE) + max(self.order.minimumWidth(), min(px(ORDER_WIDTH), room)))
        # A splitter takes its greatest width from what is in it.
        self.order.setMaximumWidth(max(px(WIDEST_ORDER), self.order.minimumWidth()))
        of_order, of_board, of_stage = GROWS[self.shown]
        shares = (
            of_order if self.width() >= px(WIDE) else 0,
            of_board,
            of_stage,
            OF_LOG if self.width() >= px(WIDEST) and self.shown == PLAIN else 0,
        )
        for widget, grows in zip((self.left, self.board, self.stage, self.log), shares, strict=True):
            if self.indexOf(widget) >= 0 and grows != widget.sizePolicy().horizontalStretch():
                self.setStretchFactor(self.indexOf(widget), grows)

    def _fold(self) -> None:
        tight = self._is_tight()
        low = self.height() < px(LOW)
        folded = self.width() < px(NARROW) if self.shown == PLAIN else tight or low
        if (folded, tight, low) != (self.folded, self._tight, self._low):
            self._tight, self._low = tight, low
            if folded != self.folded:
                self.folded, self._drawn_out = folded, self._at_rest
            if self.folds_order and not self._drawn_out and any(not guest.isHidden() for guest in self._beside):
                self._drawn_out = ORDER
            self._show_panes()
            self.folded_changed.emit()

    @property
    def _at_rest(self) -> str:
        """Which pane is drawn out until somebody wants another one."""
        return ORDER if self._is_over and self.shown == WITH_BOARD else ""

    def _is_tight(self) -> bool:
        """Whether no three panes have room side by side, or the end of a fight has that of the board."""
        if self._is_over and self.shown == WITH_BOARD:
            return True
        log = max(self.log.minimumSizeHint().width(), px(LOG_WIDTH))
        middle = log if self.shown == PLAIN else self.board.minimumWidth()
        least = self.left.minimumWidth() + middle + self.stage.minimumWidth()
        return self.width() < least + 2 * self.handleWidth()

    def _show_panes(self) -> None:
        drawn_out = self.folded and bool(self._drawn_out)
        around_board = self.shown == WITH_BOARD
        self.log.setVisible(self.log_shown)
        self.order.setVisible(not (self._are_apart and self._drawn_out == LOG))
        self.left.setVisible(not self._tight or drawn_out == around_board)
        self.board.setVisible(around_board and not (self._tight and drawn_out))

    # --- sizes -----------------------------------------------------------------------------------------

    def _set(self) -> None:
        if self.shown in self._saved:
            across, down = self._saved[self.shown]
            self.choose(across)
            if len(down) == self.left.count():
                self.left.choose(down)
            return
        self.setSizes(px_all(SIZES[self.shown]))
        self.left.setSizes(px_all(ORDER_OVER_LOG))

    def take_layout(self, settings: QSettings) -> None:
        """Restore the saved sizes."""
        for name, usual in SIZES.items():
            across, down = (read(settings.value(f"encounter/{name}/{part}")) for part in ("across", "left"))
            if len(across) == len(usual):
                self._saved[name] = (across, down)
        if self.shown in self._saved:
            self._set()

    def keep_layout(self, settings: QSettings) -> None:
        """Save the sizes."""
        self._saved[self.shown] = self.chosen, self.left.chosen
        for name, (across, down) in self._saved.items():
            settings.setValue(f"encounter/{name}/across", written(across))
            settings.setValue(f"encounter/{name}/left", written(down))
