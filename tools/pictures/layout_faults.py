"""Finds widgets that are cut, overlapped or out of reach, and words that are broken."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise
from math import ceil

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtPrintSupport import QPrintPreviewDialog
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QAbstractSpinBox,
    QComboBox,
    QFileDialog,
    QFormLayout,
    QFrame,
    QGridLayout,
    QHeaderView,
    QLabel,  # noqa: TID251  It looks at labels and makes none.
    QLayout,
    QLineEdit,
    QListView,
    QMainWindow,
    QMessageBox,
    QPlainTextEdit,
    QScrollArea,
    QSizeGrip,
    QSplitterHandle,
    QStatusBar,
    QTabBar,
    QTableView,
    QTextEdit,
    QWidget,
)

from tools.pictures.cut_words import (
    button_faults,
    colour_faults,
    combo_faults,
    header_faults,
    label_faults,
    line_faults,
    spin_faults,
    tab_faults,
)
from ui.encounter.action_panel.panel import Stage
from ui.theme.sizes import px
from ui.widgets.banner import Notice
from ui.widgets.item_views import RowList
from ui.widgets.overlay_card import Card

OVER_OTHERS = (Card, Notice, QSplitterHandle, QSizeGrip)
"""Widgets meant to cover others."""
LEAST_HIGH = 24
"""The least height of what is scrolled, in pixels at 100 %."""
DISTANCES = {0, 4, 8, 12, 16, 20, 24}
"""The distances of the theme, in pixels at 100 %."""
OF_QT = (QMainWindow, QMessageBox, QFileDialog, QPrintPreviewDialog, QStatusBar)
"""Layouts of Qt's own, even in our subclasses."""
Wrong = set[str]


def wrong(window: QWidget) -> Wrong:
    """Return everything in a window that cannot be read or reached, a line each."""
    found: Wrong = set()
    for widget in shown(window):
        found |= {f"{path(widget, window)}: {words}" for words in faults(widget)}
    return found


def shown(window: QWidget) -> Iterator[QWidget]:
    """Yield the visible widgets of a window."""
    yield window
    for widget in window.findChildren(QWidget):
        if widget.isVisibleTo(window) and widget.window() is window:
            yield widget


def path(widget: QWidget, window: QWidget) -> str:
    """Return the path of a widget, for a report."""
    own = [
        type(candidate).__name__
        for candidate in _up(widget, window)
        if type(candidate).__module__.startswith(("ui", "desktop"))
    ]
    name = type(widget).__name__
    text = texts(widget)
    return f"{'/'.join(reversed(own[:3]))} {name} {text[:60]!r}"


def _up(widget: QWidget | None, window: QWidget) -> Iterator[QWidget]:
    while widget is not None:
        yield widget
        if widget is window:
            return
        widget = widget.parentWidget()


def texts(widget: QWidget) -> str:
    """Return the text on a widget."""
    if isinstance(widget, QLabel | QAbstractButton):
        return widget.text()
    if isinstance(widget, QComboBox):
        return widget.currentText()
    if isinstance(widget, QLineEdit):
        return widget.text() or widget.placeholderText()
    return ""


def faults(widget: QWidget) -> Iterator[str]:
    """Yield the faults of a widget and of its children's layout."""
    yield from place_faults(widget)
    yield from distance_faults(widget)
    if isinstance(widget, QLabel):
        yield from label_faults(widget)
        yield from colour_faults(widget)
    elif isinstance(widget, QAbstractButton):
        yield from button_faults(widget)
    elif isinstance(widget, QComboBox):
        yield from combo_faults(widget)
    elif isinstance(widget, QLineEdit):
        yield from line_faults(widget)
    elif isinstance(widget, QTabBar):
        yield from tab_faults(widget)
    elif isinstance(widget, QHeaderView):
        yield from header_faults(widget)
    elif isinstance(widget, QAbstractSpinBox):
        yield from spin_faults(widget)
    if isinstance(widget, QAbstractScrollArea):
        yield from scroll_faults(widget)
    if isinstance(widget, RowList):
        yield from row_faults(widget)
    elif isinstance(widget, Stage):
        yield from stage_faults(widget)


# --- where it stands ---------------------------------------------------------------------------------------


def place_faults(parent: QWidget) -> Iterator[str]:
    """Yield children that overlap each other, or are cut by their parent."""
    children = [
        candidate
        for candidate in parent.children()
        if isinstance(candidate, QWidget)
        and not candidate.isWindow()
        and candidate.isVisibleTo(parent)
        and not candidate.size().isEmpty()
    ]
    if isinstance(parent, QAbstractScrollArea | QComboBox | QLineEdit | QAbstractSpinBox):
        children = []
    above = parent.parentWidget()
    if isinstance(above, QAbstractScrollArea) and parent is above.viewport():
        children = []  # what can be scrolled to is looked at with the scroll bars
    standing = [candidate for candidate in children if not isinstance(candidate, OVER_OTHERS)]
    for child in children:
        over = child.geometry().adjusted(1, 1, -1, -1)
        if not isinstance(child, QSplitterHandle) and not parent.rect().contains(over):
            rect, room = child.geometry(), parent.size()
            yield f"{type(child).__name__} {texts(child)!r} at {_bounds(rect)} is cut by {room.width()}×{room.height()}"
    for number, widget in enumerate(standing):
        for other in standing[number + 1 :]:
            common = widget.geometry() & other.geometry()
            if common.width() > 1 and common.height() > 1:
                yield (
                    f"{type(widget).__name__} {texts(widget)!r} and {type(other).__name__} {texts(other)!r}"
                    f" lie over each other: {_bounds(common)}"
                )


def distance_faults(widget: QWidget) -> Iterator[str]:
    """Yield distances of our layouts that are not the theme's; Qt lays out its own dialogs and bars."""
    made_by_us = not type(widget).__module__.startswith("PySide6") or type(widget) in (QWidget, QFrame)
    if made_by_us and not isinstance(widget.window(), OF_QT[1:]):
        layout = widget.layout()
        if isinstance(layout, QLayout) and not isinstance(widget, OF_QT):
            above = widget.parentWidget()
            scrolls = above is not None and isinstance(above.parentWidget(), QScrollArea)
            for words in layout_faults(layout, scrolls=scrolls):
                yield f"its {type(layout).__name__} has {words}"


def layout_faults(layout: QLayout, *, scrolls: bool = False) -> Iterator[str]:
    """Yield margins and spacings of a layout and its children that are not the theme's."""
    margins = layout.contentsMargins()
    found = {margins.left(), margins.top(), margins.right(), 0 if scrolls else margins.bottom()}
    if isinstance(layout, QGridLayout | QFormLayout):
        found |= {layout.horizontalSpacing(), layout.verticalSpacing()}
    elif layout.count() > 1:
        found.add(layout.spacing())
    strange = sorted(found - {px(distance) for distance in DISTANCES})
    if strange:
        yield f"distances of {strange}"
    # Not by its items: those leave wrappers behind, which Python takes for whatever lies there later.
    for inner in layout.children():
        if isinstance(inner, QLayout):
            yield from layout_faults(inner)


def _bounds(rect: QRect) -> str:
    return f"{rect.x()},{rect.y()} {rect.width()}×{rect.height()}"


def scroll_faults(area: QAbstractScrollArea) -> Iterator[str]:
    """Yield what no scroll bar reaches."""
    never = Qt.ScrollBarPolicy.ScrollBarAlwaysOff
    room = area.viewport().size()
    least = px(LEAST_HIGH)
    if isinstance(area, QPlainTextEdit):
        # Only lines that were in sight are laid out.
        laid_out = area.firstVisibleBlock().layout()
        line = ceil(laid_out.lineAt(0).height() if laid_out.lineCount() else area.fontMetrics().lineSpacing())
        least = min(least, line)  # a low field has one line
        seen = room.height() - area.document().documentMargin()
        if line <= seen < area.document().size().height() * line and seen % line > 1:
            yield f"shows {seen / line:.1f} of its lines"
    if room.height() < least or room.width() < px(40):
        yield f"has no room: {room.width()}×{room.height()}"
    inner = area.widget() if isinstance(area, QScrollArea) else None
    if inner is not None:
        if area.horizontalScrollBarPolicy() == never and inner.width() > room.width():
            yield f"{inner.width()} wide in {room.width()}, and does not scroll"
        if area.horizontalScrollBarPolicy() != never and area.horizontalScrollBar().maximum() > 0:
            yield f"scrolls across: {inner.width()} in {room.width()}"
        if area.verticalScrollBarPolicy() == never and inner.height() > room.height():
            yield f"{inner.height()} high in {room.height()}, and does not scroll"
    elif isinstance(area, QTextEdit):
        if area.horizontalScrollBar().maximum() > 1:
            yield f"its text is wider by {area.horizontalScrollBar().maximum()}"
        yield from broken_words(area)
    elif (
        isinstance(area, QListView)
        and not isinstance(area.window(), OF_QT[1:])
        and area.horizontalScrollBar().maximum()
    ):
        yield f"its rows are wider by {area.horizontalScrollBar().maximum()}"
    elif isinstance(area, QTableView) and area.horizontalScrollBarPolicy() == never:
        header = area.horizontalHeader()
        if header.isVisibleTo(area) and header.length() > room.width() + 1:
            yield f"columns {header.length()} wide in {room.width()}, and do not scroll"


def row_faults(view: RowList) -> Iterator[str]:
    """Yield that a row is cut at the lower edge of a list that begins with a whole one."""
    high, room = view.sizeHintForRow(0), view.viewport().height()
    if view.uniformItemSizes() and 0 < high <= room < view.model().rowCount() * high and room % high:
        yield f"cuts a row of {high} at its lower edge: {room} high"


MOST_EMPTY = 110
"""The most pixels at 100 % that may be empty on a stage of which something is out of sight."""


def stage_faults(stage: Stage) -> Iterator[str]:
    """Yield that what can be done is out of sight beside an empty place, and that the marked line is."""
    page, shown = stage.page, stage.arrangement
    parts = [part for part in (stage.head, page, stage.compose, stage.question) if part.isVisibleTo(stage)]
    gaps = [lower.y() - upper.geometry().bottom() for upper, lower in pairwise(parts)]
    is_whole = page.isVisibleTo(stage) and page.verticalScrollBar().maximum() == 0
    if max(gaps, default=0) > px(MOST_EMPTY) and shown.actions and not is_whole:
        yield f"has an empty place of {max(gaps)} where something is out of sight"
    marked = page.followed
    if marked is not None and marked.isVisibleTo(page) and not page.is_moved:
        place = QRect(marked.mapTo(page.viewport(), QPoint()), marked.size())
        if not page.viewport().rect().contains(place):
            yield f"does not show the marked line: it is at {_bounds(place)} of {page.viewport().height()}"


LETTERS = re.compile(r"\w\w")


def broken_words(text: QTextEdit) -> Iterator[str]:
    """Yield words broken over two lines."""
    block = text.document().begin()
    while block.isValid():
        layout = block.layout()
        for number in range(layout.lineCount() - 1):
            line = layout.lineAt(number)
            end = line.textStart() + line.textLength()
            if LETTERS.fullmatch(block.text()[end - 1 : end + 1]):
                yield f"breaks {block.text()[line.textStart() : end + 5]!r}"
        block = block.next()
