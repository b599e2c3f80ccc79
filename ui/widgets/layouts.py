"""Widgets that lay out their children in lines, like words, or in columns."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QApplication,
    QBoxLayout,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLayout,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
    QWidgetItem,
)

from ui.theme.sizes import px, px_all
from ui.theme.theme import GRID, HALF
from ui.widgets.whole_lines import WholeLinesArea


class WrappingPanel(QWidget):
    """Lays out its children in lines, more of them the narrower it is.

    It is a widget and no layout, because items of a layout written in Python belong to both Python and Qt, and
    whichever frees them first leaves the other with nothing.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self._heights: dict[int, int] = {}
        """Width to the height of the lines, until something changes."""
        self._least: QSize | None = None
        """The size of the largest child, likewise."""

    def add(self, *widgets: QWidget) -> None:
        """Append widgets; one hidden on purpose stays hidden."""
        for widget in widgets:
            is_hidden = widget.isHidden() and widget.testAttribute(Qt.WidgetAttribute.WA_WState_ExplicitShowHide)
            widget.setParent(self)
            if widget.isHidden() and not is_hidden:  # Around what is not seen yet nothing is: it need not be set twice.
                widget.show()

    def shown(self) -> list[QWidget]:
        """Return the visible children in order."""
        return [child for child in self.children() if isinstance(child, QWidget) and not child.isHidden()]

    def clear(self) -> None:
        """Remove all visible children."""
        for widget in self.shown():
            widget.hide()
            widget.deleteLater()

    def heightForWidth(self, width: int) -> int:
        """Return the height of the lines at a width.

        Visible children are asked often between two changes; hidden ones hear of no change and are measured each time.
        """
        if not self.isVisible():
            return self._set(width, move=False)
        if width not in self._heights:
            self._heights[width] = self._set(width, move=False)
        return self._heights[width]

    def sizeHint(self) -> QSize:
        """Return the least size."""
        return self.minimumSizeHint()

    def minimumSizeHint(self) -> QSize:
        """Return the size of the largest child."""
        if self._least is None or not self.isVisible():
            self._least = QSize(0, 0)
            for widget in self.shown():
                self._least = self._least.expandedTo(QWidgetItem(widget).minimumSize())
        return QSize(self._least)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay out everything anew."""
        super().resizeEvent(event)
        self._heights[self.width()] = self._set(self.width(), move=True)

    def showEvent(self, event: QShowEvent) -> None:
        """Lay out what has changed while hidden."""
        super().showEvent(event)
        self._fit()

    def event(self, event: QEvent) -> bool:
        """Lay out anew when a child has changed its size, come or gone."""
        if event.type() == QEvent.Type.LayoutRequest:
            self._fit()
        return super().event(event)

    def _fit(self) -> None:
        self._heights.clear()
        self._least = None
        self.updateGeometry()
        self._heights[self.width()] = self._set(self.width(), move=True)

    def _set(self, width: int, *, move: bool) -> int:
        """Lay out the visible children in a width, or only measure; return the height."""
        raise NotImplementedError


class FlowPanel(WrappingPanel):
    """Widgets from left to right, in as many lines as needed."""

    def __init__(
        self,
        spacing: int = 6,
        between_lines: int | None = None,
        alone: float = 1.0,
        parent: QWidget | None = None,
        *,
        even: bool = False,
        hangs: bool = False,
    ) -> None:
        """`spacing` is between widgets, and between lines unless `between_lines` is given, in pixels at 100 %.

        A widget wider than the share `alone` gets a line of its own. `even`: all in a line are as high as its highest.
        `hangs`: the first is a heading, beside which the further lines begin, too, where all of them have room there.
        """
        super().__init__(parent)
        self._hangs = hangs
        self._even = even
        self._spacing, self._between_lines = spacing, spacing if between_lines is None else between_lines
        self._alone = alone

    def _set(self, width: int, *, move: bool) -> int:
        return self._flow(self.shown(), 0, width, move=move)

    def lines_needed(self, widths: Sequence[int], room: int) -> int:
        """Return how many lines widgets of these widths take."""
        lines, x = 0, room + 1
        for width in widths:
            if x + width > room:
                lines, x = lines + 1, 0
            x += width + px(self._spacing)
        return lines

    def _flow(self, widgets: Sequence[QWidget], top: int, width: int, *, move: bool) -> int:
        """Lay out widgets from `top` down, each centred in its line or filling it; return the height."""
        y, indent = top, self._indent(widgets, width)
        for number, line in enumerate(self._lines(widgets, width)):
            x, high = indent if number else 0, max([size.height() for _, size in line])
            for item, size in line:
                own = high if self._even else size.height()
                if move:
                    item.setGeometry(QRect(x, y + (high - own) // 2, size.width(), own))
                x += size.width() + px(self._spacing)
            y += high + px(self._between_lines)
        return max(top, y - px(self._between_lines))

    def _indent(self, widgets: Sequence[QWidget], width: int) -> int:
        """Return where further lines begin."""
        if not self._hangs or not widgets:
            return 0
        first, *others = (QWidgetItem(widget).sizeHint().width() for widget in widgets)
        beside = first + px(self._spacing)
        return beside if others and beside + max(others) <= width else 0

    def _lines(self, widgets: Sequence[QWidget], width: int) -> list[list[tuple[QWidgetItem, QSize]]]:
        """Return the widgets of each line with their sizes."""
        lines: list[list[tuple[QWidgetItem, QSize]]] = []
        x, full, indent = 0, True, self._indent(widgets, width)
        for widget in widgets:
            item = QWidgetItem(widget)
            size = item.sizeHint()
            alone = size.width() > self._alone * width
            if alone or full or x + size.width() > width:
                x = indent if lines else 0
                lines.append([])
            full = alone
            if size.width() > width:
                size.setWidth(max(1, width))
                if item.hasHeightForWidth():
                    size.setHeight(item.heightForWidth(size.width()))
            lines[-1].append((item, size))
            x += size.width() + px(self._spacing)
        return lines


class FlowRow(FlowPanel):
    """The first widget takes the width that the others leave; where that is too little they wrap below it."""

    def _set(self, width: int, *, move: bool) -> int:
        widgets = self.shown()
        if not widgets:
            return 0
        first, *others = [QWidgetItem(widget) for widget in widgets]
        sizes = [item.sizeHint() for item in others]
        rest = sum(size.width() + px(self._spacing) for size in sizes)
        if first.sizeHint().width() + rest > width:
            high = _height(first, width)
            if move:
                first.setGeometry(QRect(0, 0, width, high))
            if not others:
                return high
            return self._flow(widgets[1:], high + px(self._between_lines), width, move=move)
        high = _height(first, width - rest)
        line = max(high, *(size.height() for size in sizes)) if sizes else high
        if move:
            first.setGeometry(QRect(0, (line - high) // 2, width - rest, high))
            x = width - rest + px(self._spacing)
            for item, size in zip(others, sizes, strict=True):
                y = 0 if first.hasHeightForWidth() else (line - size.height()) // 2
                item.setGeometry(QRect(QPoint(x, y), size))
                x += size.width() + px(self._spacing)
        return line


def _height(item: QWidgetItem, width: int) -> int:
    """Return the height of an item at a width; its own lines may wrap there."""
    return item.heightForWidth(width) if item.hasHeightForWidth() else item.sizeHint().height()


class ColumnsPanel(WrappingPanel):
    """As many columns of equal width as fit, filled row by row; a row is as high as its highest widget.

    A widget that needs more than one column (`room_wanted`) spans several.
    """

    def __init__(self, narrowest: int = 120, parent: QWidget | None = None, most: int = 99) -> None:
        """A column is at least `narrowest` pixels wide at 100 %, and there are at most `most`."""
        super().__init__(parent)
        self._narrowest, self._most = narrowest, most
        self.widest_words = 0
        """The width of words that every column shows whole."""

    @property
    def narrowest(self) -> int:
        """The least width of a column."""
        return max(px(self._narrowest), self.widest_words)

    def minimumSizeHint(self) -> QSize:
        """Return the size of one column."""
        return QSize(self.narrowest, super().minimumSizeHint().height())

    def _set(self, width: int, *, move: bool) -> int:
        columns = min(self._most, max(1, (width + px(GRID)) // (self.narrowest + px(GRID))))
        step = (width + px(GRID)) // columns
        y = 0
        for row in self._rows(columns, step):
            height = max(
                item.heightForWidth(span * step - px(GRID)) if item.hasHeightForWidth() else item.sizeHint().height()
                for item, _, span in row
            )
            if move:
                for item, column, span in row:
                    item.setGeometry(QRect(column * step, y, span * step - px(GRID), height))
            y += height + px(GRID)
        return max(0, y - px(GRID))

    def _rows(self, columns: int, step: int) -> list[list[tuple[QWidgetItem, int, int]]]:
        """Return the visible children row by row, each with its column and span."""
        rows: list[list[tuple[QWidgetItem, int, int]]] = []
        free = 0
        for widget in self.shown():
            room_wanted = getattr(widget, "room_wanted", None)
            wanted = room_wanted() if room_wanted is not None else 0
            span = min(columns, max(1, -(-(wanted + px(GRID)) // step)))
            if span > free:
                rows.append([])
                free = columns
            rows[-1].append((QWidgetItem(widget), columns - free, span))
            free -= span
        return rows


Box = TypeVar("Box", bound=QBoxLayout)
Margins = tuple[int, int, int, int]
NONE: Margins = (0, 0, 0, 0)


Part = QWidget | QLayout | int | tuple[QWidget | QLayout, int] | tuple[QWidget, int, Qt.AlignmentFlag]
"""A part of a line: a widget, a layout, or a number for free space; with its stretch and its alignment."""


def fill(layout: QBoxLayout, *parts: Part) -> None:
    """Add parts to a layout in order; a number is free space with that stretch."""
    for part in parts:
        if isinstance(part, int):
            layout.addStretch(part)
        elif isinstance(part, QWidget):
            layout.addWidget(part)
        elif isinstance(part, QLayout):
            layout.addLayout(part)
        elif isinstance(part[0], QLayout):
            layout.addLayout(part[0], part[1])
        else:
            layout.addWidget(part[0], *part[1:])


def stacked(*parts: Part, on: QWidget | None = None, margins: Margins = NONE, spacing: int = GRID) -> QVBoxLayout:
    """Return a vertical layout of parts, on a widget if given; spacing is a grid step by default."""
    return _filled(QVBoxLayout() if on is None else QVBoxLayout(on), parts, margins, spacing)


def lined(*parts: Part, on: QWidget | None = None, margins: Margins = NONE, spacing: int = GRID) -> QHBoxLayout:
    """Return a horizontal layout of parts, on a widget if given; spacing is a grid step by default."""
    return _filled(QHBoxLayout() if on is None else QHBoxLayout(on), parts, margins, spacing)


def _filled(layout: Box, parts: Sequence[Part], margins: Margins, spacing: int) -> Box:
    layout.setContentsMargins(*px_all(margins))
    layout.setSpacing(px(spacing))
    fill(layout, *parts)
    return layout


def gridded(parent: QWidget | None = None, *, across: int = GRID, down: int = GRID) -> QGridLayout:
    """Return a grid layout; spacing is a grid step by default."""
    layout = QGridLayout() if parent is None else QGridLayout(parent)
    layout.setContentsMargins(*NONE)
    layout.setHorizontalSpacing(px(across))
    layout.setVerticalSpacing(px(down))
    return layout


class PanesAbreast(QWidget):
    """Two parts side by side; one above the other where there is no room for both abreast.

    No layout of Qt gives two parts with lines that break as much height as these need at least.
    """

    def __init__(self, first: QWidget, second: QWidget, shares: tuple[int, int] = (1, 1)) -> None:
        super().__init__()
        self._parts, self._shares = (first, second), shares
        for part in self._parts:
            part.setParent(self)

    @property
    def is_abreast(self) -> bool:
        """Whether they have room side by side."""
        return sum(self._widths()) + px(BETWEEN) <= self.width()

    def _widths(self) -> list[int]:
        """Return the widths that the parts need at least."""
        return [max(part.minimumSizeHint().width(), part.minimumWidth()) for part in self._parts]

    def _heights(self) -> list[int]:
        """Return the heights that the parts need at least, one above the other."""
        layouts = [(part, part.layout()) for part in self._parts]
        return [
            part.minimumSizeHint().height()
            if layout is None
            else max(layout.totalMinimumHeightForWidth(self.width()), layout.totalMinimumSize().height())
            for part, layout in layouts
        ]

    def minimumSizeHint(self) -> QSize:
        """Return the size in which the wider of them has room, and both as they stand."""
        heights = self._heights()
        return QSize(max(self._widths()), max(heights) if self.is_abreast else sum(heights) + px(BETWEEN))

    def sizeHint(self) -> QSize:
        """Return the size in which both have room side by side."""
        first, second = (part.sizeHint() for part in self._parts)
        return QSize(first.width() + px(BETWEEN) + second.width(), max(first.height(), second.height()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put them where they have room."""
        super().resizeEvent(event)
        self._place()

    def event(self, event: QEvent) -> bool:
        """Put them anew when one of them needs another room."""
        if event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
            self._place()
        return super().event(event)

    def _place(self) -> None:
        first, second = self._parts
        between = px(BETWEEN)
        if self.is_abreast:
            left, right = self._shared(self.width() - between, self._widths())
            first.setGeometry(0, 0, left, self.height())
            second.setGeometry(left + between, 0, right, self.height())
        else:
            above, below = self._shared(self.height() - between, self._heights())
            first.setGeometry(0, 0, self.width(), above)
            second.setGeometry(0, above + between, self.width(), below)

    def _shared(self, room: int, needed: list[int]) -> tuple[int, int]:
        """Share a room by the parts' shares, but give each what it needs as long as there is room."""
        wanted = room * self._shares[0] // sum(self._shares)
        first = max(needed[0], min(wanted, room - needed[1]))
        return first, max(0, room - first)


class FlexiblePanel(QWidget):
    """A panel of any height between its least and its greatest."""

    least_height, greatest_height = 0, 0
    """In pixels at 100 %."""

    def heights(self) -> tuple[int, int]:
        """Return its least and its greatest height in pixels."""
        return px(self.least_height), px(self.greatest_height)


BETWEEN = 16
"""Pixels between two parts abreast."""

BAR = 14
"""Width in pixels of a scroll bar with its distance."""

STEP = 40
"""Pixels scrolled by an arrow key."""


LEAST_SCROLLED = 48
"""Pixels of height in which what is scrolled is still seen."""


class VerticalScrollArea(WholeLinesArea):
    """Scrolls vertically only; keys and background are those of its parent."""

    def __init__(self, inner: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidget(inner)
        self.viewport().setAutoFillBackground(False)
        inner.setAutoFillBackground(False)
        self._left_keys = False
        """Whether somebody has scrolled away from what has the keys."""
        self.verticalScrollBar().valueChanged.connect(self._note_keys)
        self.verticalScrollBar().rangeChanged.connect(self._keep_keys_in_sight)

    def showEvent(self, event: QShowEvent) -> None:
        """Lay out the content where its scroll bar came as it was shown: Qt tells it of one of the two sizes alone."""
        super().showEvent(event)
        inner = self.widget()
        layout = None if inner is None else inner.layout()
        if inner is not None and layout is not None and layout.geometry().size() != inner.size():
            layout.invalidate()
            layout.activate()

    def _with_keys(self) -> QWidget | None:
        """Return the widget in it that has the keys."""
        inner, focused = self.widget(), QApplication.focusWidget()
        return focused if inner is not None and focused is not None and inner.isAncestorOf(focused) else None

    def _note_keys(self) -> None:
        focused = self._with_keys()
        self._left_keys = focused is not None and focused.visibleRegion().isEmpty()

    def _keep_keys_in_sight(self) -> None:
        """Scroll to what has the keys where another size of page or text has moved it out of sight."""
        focused = self._with_keys()
        if focused is not None and not self._left_keys and focused.height() <= self.viewport().height():
            self.ensureWidgetVisible(focused, 0, px(HALF))

    def take_key(self, key: int) -> bool:
        """Scroll by a key pressed elsewhere; return False if nothing scrolls."""
        bar = self.verticalScrollBar()
        page = bar.pageStep()
        steps: dict[int, int] = {
            Qt.Key.Key_Up: -px(STEP),
            Qt.Key.Key_Down: px(STEP),
            Qt.Key.Key_PageUp: -page,
            Qt.Key.Key_PageDown: page,
            Qt.Key.Key_Home: -bar.maximum(),
            Qt.Key.Key_End: bar.maximum(),
        }
        if key not in steps or not bar.maximum():
            return False
        bar.setValue(bar.value() + steps[key])
        return True

    def sizeHint(self) -> QSize:
        """Return the size of the content at the present width, with a scroll bar."""
        inner = self.widget()
        assert inner is not None
        hint, high = inner.sizeHint(), -1
        if self.isVisible() and self.viewport().width() >= hint.width():
            high = inner.heightForWidth(self.viewport().width())
        return QSize(hint.width() + px(BAR), hint.height() if high < 0 else high)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay out wrapped content for the new width."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()


class WideScrollArea(VerticalScrollArea):
    """Is never narrower than its content, which does not scroll across."""

    def event(self, event: QEvent) -> bool:
        """Tell what is around it when its content needs another width."""
        if event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().event(event)

    def minimumSizeHint(self) -> QSize:
        """Return a size as wide as its content and the scroll bar."""
        inner = self.widget()
        assert inner is not None
        wide = inner.minimumSizeHint().width() + self.verticalScrollBar().sizeHint().width()
        return QSize(wide, super().minimumSizeHint().height())


class WholeScrollArea(VerticalScrollArea):
    """Is as high as its content at any width, and scrolls where it is given less."""

    def __init__(self, inner: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(inner, parent)
        policy = self.sizePolicy()
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def heightForWidth(self, width: int) -> int:
        """Return the height of the content at a width."""
        inner = self.widget()
        assert inner is not None
        return inner.heightForWidth(width) if inner.hasHeightForWidth() else inner.sizeHint().height()

    def minimumSizeHint(self) -> QSize:
        """Return the size in which some of it is seen."""
        return QSize(super().minimumSizeHint().width(), px(LEAST_SCROLLED))
