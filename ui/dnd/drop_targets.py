"""Drop targets: each previews what a drop would do or why it cannot, is highlighted, and does it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QDragLeaveEvent, QDragMoveEvent, QDropEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractItemView, QAbstractScrollArea, QWidget

from ui.dnd.payload import BESIDE, SIDES, DropPayload, ExternalPayload, outside_of, read_brought, read_drop
from ui.theme import icons
from ui.theme.sizes import px
from ui.theme.theme import CONTROL, GRID, SMALL, current, sized
from ui.widgets.item_views import write_line
from ui.widgets.labels import Label
from ui.widgets.sides import ANOTHER, ask_for_side, offered_name, offered_sides

EDGE, SCROLL_PAUSE = 20, 40
"""Distance from the edge at which a list begins to scroll in pixels, and milliseconds of a step."""
BELOW_CARD = 44
"""Distance of the text below the card."""


class DropAnswer(NamedTuple):
    """The answer of a target to a payload held over it."""

    do: Callable[[], object] | None
    """Does the drop; None: it is refused, and the words say why."""
    words: str = ""
    """The text beside the mouse."""
    light: QRect | None = None
    """The highlighted part of the widget; a flat one is an insertion line. None: all of it."""
    side: str | None = None
    """The chosen side, where sides are on offer."""
    bands: Mapping[str, QRect] | None = None
    """Where each side is on offer."""


Weigh = Callable[[DropPayload, QPoint | None], DropAnswer | None]
"""Returns the answer to a payload at a point, or by keyboard (None); None: ask the parents."""


class DropTarget(QObject):
    """A widget that accepts drops by mouse or Ctrl+V."""

    def __init__(
        self,
        widget: QWidget,
        weigh: Weigh,
        brought: Callable[[ExternalPayload, QPoint | None], DropAnswer | None] | None = None,
    ) -> None:
        super().__init__(widget)
        self.widget = widget
        self._weigh = weigh
        self._brought = brought
        self._scrolling = QTimer(self)
        self._scrolling.setInterval(SCROLL_PAUSE)
        self._scrolling.timeout.connect(self._scroll)
        self._step = 0
        self.is_held = False
        """Whether something is held over it."""
        widget.setAcceptDrops(True)
        widget.installEventFilter(self)

    def answer(self, carried: DropPayload | ExternalPayload, point: QPoint | None) -> DropAnswer | None:
        """Return the answer of this target alone."""
        if isinstance(carried, DropPayload):
            return self._weigh(carried, point)
        return None if self._brought is None else self._brought(carried, point)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Answer drags over the widget, and accept drops."""
        # By their classes first: a window hears of some hundred other events while it is made.
        if isinstance(event, QDragLeaveEvent):
            self.is_held = False
            self._scrolling.stop()
            hush(self.widget)
            return True
        if not isinstance(event, QDropEvent):
            return False
        kind = event.type()
        mime, home = event.mimeData(), outside_of(self.widget).home
        carried: DropPayload | ExternalPayload | None = read_drop(mime, home) or read_brought(mime)
        if carried is None:
            event.ignore()
            return True
        if isinstance(carried, DropPayload) and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            carried = replace(carried, copies=True)
        self.is_held = kind != QEvent.Type.Drop
        point = event.position().toPoint()
        place, answer = _asked(self, carried, point)
        if kind == QEvent.Type.Drop:
            self._scrolling.stop()
            hush(self.widget)
            if answer is not None and answer.do is not None:
                _accept(event)
                answer.do()
            else:
                event.ignore()
            return True
        show(place.widget, answer, self.widget.mapTo(self.widget.window(), point))
        # What only passes over is let in too: it may be taken a little further on.
        is_accepted = answer is not None and answer.do is not None
        if is_accepted or not isinstance(event, QDragMoveEvent) or kind == QEvent.Type.DragEnter:
            _accept(event)
        else:
            event.ignore()
        self._near_edge(point, is_own=place is self and answer is not None)
        return True

    # --- a list that scrolls -----------------------------------------------------------------------------

    @property
    def scrolls(self) -> bool:
        """Whether it is scrolling under the mouse."""
        return self._scrolling.isActive()

    def _near_edge(self, point: QPoint, *, is_own: bool) -> None:
        """Scroll for what may be dropped here; a row dragged out over the edge scrolls nothing."""
        area = self.widget.parentWidget()
        height = self.widget.height()
        self._step = -1 if point.y() < px(EDGE) else 1 if point.y() > height - px(EDGE) else 0
        if is_own and self._step and isinstance(area, QAbstractScrollArea) and area.viewport() is self.widget:
            if not self._scrolling.isActive():
                self._scrolling.start()
        else:
            self._scrolling.stop()

    def _scroll(self) -> None:
        area = self.widget.parentWidget()
        if isinstance(area, QAbstractScrollArea):
            bar = area.verticalScrollBar()
            by_pixel = not isinstance(area, QAbstractItemView) or (
                area.verticalScrollMode() == QAbstractItemView.ScrollMode.ScrollPerPixel
            )
            bar.setValue(bar.value() + self._step * (px(GRID) if by_pixel else 1))


def _accept(event: QDropEvent) -> None:
    """Accept a drop as a copy: moving is done by the target, never by the source view."""
    event.setDropAction(Qt.DropAction.CopyAction)
    event.accept()


def place_of(widget: QWidget | None) -> DropTarget | None:
    """Return the target of a widget or its parents; for a list, that of its viewport."""
    while widget is not None:
        inner = widget.viewport() if isinstance(widget, QAbstractScrollArea) else widget
        target = inner.findChild(DropTarget, options=Qt.FindChildOption.FindDirectChildrenOnly)
        if target is not None:
            return target
        widget = widget.parentWidget()
    return None


def _asked(
    place: DropTarget, carried: DropPayload | ExternalPayload, point: QPoint | None
) -> tuple[DropTarget, DropAnswer | None]:
    """Return the innermost target with an answer, and the answer."""
    here: DropTarget | None = place
    while here is not None:
        mapped = None if point is None else here.widget.mapFrom(here.widget.window(), _in_window(place, point))
        answer = here.answer(carried, mapped)
        if answer is not None:
            return here, answer
        above = here.widget.parentWidget()
        if isinstance(above, QAbstractScrollArea) and above.viewport() is here.widget:
            above = above.parentWidget()
        here = place_of(above)
    return place, None


def _in_window(place: DropTarget, point: QPoint) -> QPoint:
    return place.widget.mapTo(place.widget.window(), point)


def answer_by_keys(widget: QWidget | None, carried: DropPayload | ExternalPayload) -> DropAnswer | None:
    """Return the answer to a paste of the focused widget or its parents."""
    place = place_of(widget)
    return None if place is None else _asked(place, carried, None)[1]


# --- what is seen ------------------------------------------------------------------------------------------


class DropHighlight(QWidget):
    """The highlight over a target that accepts the drag."""

    def __init__(self, over: QWidget) -> None:
        super().__init__(over)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.answer = DropAnswer(None)

    def show_answer(self, answer: DropAnswer) -> None:
        """Highlight what an answer says."""
        over = self.parentWidget()
        assert over is not None
        self.answer = answer
        self.setGeometry(over.rect())
        self.raise_()
        self.show()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the frame or the line, and the sides on offer."""
        theme, answer = current(), self.answer
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            rect = self.rect() if answer.light is None else answer.light
            if answer.do is not None:
                accent = theme.color("accent")
                painter.setPen(QPen(accent, px(2)))
                if rect.height() <= 2:
                    painter.setPen(QPen(accent, px(3)))
                    painter.drawLine(rect.left() + px(4), rect.top(), rect.right() - px(4), rect.top())
                else:
                    ground = theme.color("accent")
                    ground.setAlphaF(0.12)
                    painter.setBrush(ground)
                    painter.drawRoundedRect(QRectF(rect).adjusted(1, 1, -1, -1), px(CONTROL), px(CONTROL))
            if answer.bands is not None:
                self._paint_sides(painter, answer.bands, answer.side)

    def _paint_sides(self, painter: QPainter, bands: Mapping[str, QRect], chosen: str | None) -> None:
        theme = current()
        painter.setFont(sized(self.font(), SMALL))
        for side, band in bands.items():
            ground = theme.color("raised")
            ground.setAlphaF(0.94)
            painter.setPen(QPen(theme.color("accent" if side == chosen else "line"), px(2 if side == chosen else 1)))
            painter.setBrush(theme.color("accent_soft") if side == chosen else ground)
            painter.drawRoundedRect(QRectF(band).adjusted(px(2), px(2), -px(2), -px(2)), px(CONTROL), px(CONTROL))
            icon = QRectF(band.left() + px(10), band.center().y() - px(8), px(16), px(16))
            icons.paint_side(painter, side, icon)
            write_line(painter, band.adjusted(px(32), 0, -px(8), 0), offered_name(side), "text")


def row_under(view: QAbstractItemView, point: QPoint | None, rows: int) -> tuple[int, QRect]:
    """Return the row before which a drop is inserted, and the line there; by keyboard after the current one."""
    model, width = view.model(), view.viewport().width()
    if point is None:
        row = view.currentIndex().row() + 1 if view.currentIndex().isValid() else rows
    else:
        index = view.indexAt(point)
        over = view.visualRect(index)
        row = index.row() + (point.y() > over.center().y()) if index.isValid() else rows
    edge = view.visualRect(model.index(row, 0)).top() if row < rows else 0
    if row >= rows:
        edge = view.visualRect(model.index(rows - 1, 0)).bottom() if rows else 0
    return row, QRect(0, max(1, edge), width, 1)


BAND_WIDTH, BAND_HEIGHT = 132, 34


def side_bands(space: QRect, used: Iterable[str]) -> dict[str, QRect]:
    """Return where each side is on offer at the right of a list; `used`: the sides in use."""
    sides = offered_sides(used, SIDES)
    width = min(px(BAND_WIDTH), space.width() // 3)
    height = min(px(BAND_HEIGHT), space.height() // len(sides))
    left, top = space.right() - width - px(4), space.top() + px(2)
    return {side: QRect(left, top + number * height, width, height) for number, side in enumerate(sides)}


def side_at(bands: Mapping[str, QRect], point: QPoint | None) -> str | None:
    """Return the side on offer at a point, or None."""
    if point is None:
        return None
    return next((side for side, band in bands.items() if band.contains(point)), None)


def on_side(
    view: QWidget, side: str, used: Iterable[str], answer: Callable[[str], DropAnswer | None]
) -> DropAnswer | None:
    """Return the answer for a drop on a side; a new side is asked for its name first."""
    drop = answer(side)
    if side != ANOTHER or drop is None or drop.do is None:
        return drop

    def do_on(named: str) -> None:
        drop = answer(named)
        if drop is not None and drop.do is not None:
            drop.do()

    words = QCoreApplication.translate("Sides", "On another side, which gets a name")
    return drop._replace(do=partial(ask_for_side, view.window(), view, tuple(used), do_on), words=words)


class DragHint(Label):
    """The text beside the mouse."""

    def __init__(self, window: QWidget) -> None:
        super().__init__("", window)
        self.setObjectName("beside")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setWordWrap(True)
        self.setMargin(px(GRID))
        self.setAutoFillBackground(True)

    def say(self, words: str, point: QPoint, *, taken: bool) -> None:
        """Show the text near a point of the window, wholly inside."""
        window = self.parentWidget()
        assert window is not None
        role = "answer" if taken else "refusal"
        if role != self.property("role"):
            self.setProperty("role", role)
            self.style().polish(self)  # The style reads a role once, as it meets the widget.
        self.setText(words)
        self.setFixedWidth(min(self.fontMetrics().horizontalAdvance(words) + px(18), px(WIDEST), window.width()))
        self.adjustSize()
        x = min(point.x() - px(BESIDE.x()), window.width() - self.width() - px(4))
        y = point.y() - px(BESIDE.y()) + px(BELOW_CARD)
        if y + self.height() > window.height():
            y = point.y() - self.height() - px(GRID)
        self.move(max(0, x), max(0, y))
        self.raise_()
        self.show()


WIDEST = 380


def show(widget: QWidget, answer: DropAnswer | None, point: QPoint) -> None:
    """Show an answer: the highlight, and the text near a point of the window."""
    window = widget.window()
    light = widget.findChild(DropHighlight, options=Qt.FindChildOption.FindDirectChildrenOnly)
    for other in window.findChildren(DropHighlight):
        if other is not light:
            other.hide()
    if answer is not None and (answer.do is not None or answer.bands is not None):
        (light or DropHighlight(widget)).show_answer(answer)
    elif light is not None:
        light.hide()
    beside = window.findChild(DragHint, options=Qt.FindChildOption.FindDirectChildrenOnly)
    if answer is not None and answer.words:
        (beside or DragHint(window)).say(answer.words, point, taken=answer.do is not None)
    elif beside is not None:
        beside.hide()


def hush(widget: QWidget) -> None:
    """Hide text and highlight: nothing is held over the widget any more."""
    show(widget, None, QPoint())


class OutsideDrag(QObject):
    """Reports which row is held outside of its list, and the end of that."""

    row_carried = Signal(str, object)
    """The id of the held row, and the position on the screen."""
    row_dropped = Signal(str, object)
    """The id of the dropped row, and the position on the screen."""
    drag_returned = Signal()
    """The mouse is back in the list, or the drag was cancelled."""

    def __init__(self, view: QAbstractItemView) -> None:
        super().__init__(view)
        self._view = view
        self._is_outside = False

    @property
    def is_outside(self) -> bool:
        """Whether a row is held outside."""
        return self._is_outside

    def follow(self, held: str, event: QMouseEvent) -> bool:
        """Follow the mouse while a row is held; return whether it is outside."""
        if not self._is_beyond(event):
            self.give_up()
            return False
        self._is_outside = True
        self.row_carried.emit(held, event.globalPosition().toPoint())
        return True

    def let_go(self, held: str | None, event: QMouseEvent) -> bool:
        """Handle the release; return whether a held row was dropped outside."""
        if held is None or not self._is_beyond(event):
            self.give_up()
            return False
        self._is_outside = False
        self.row_dropped.emit(held, event.globalPosition().toPoint())
        return True

    def give_up(self) -> None:
        """End the drag outside."""
        if self._is_outside:
            self._is_outside = False
            self.drag_returned.emit()

    def _is_beyond(self, event: QMouseEvent) -> bool:
        return not self._view.viewport().rect().contains(event.position().toPoint())
