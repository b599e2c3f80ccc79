"""Brings what is open to another scale: the measures that widgets, layouts and lists were given at the scale before.

What is asked at paint and layout needs no hand; what was set once is kept by Qt. Each is remembered as it would be at
100 %, so that going there and back changes nothing, however it was rounded between.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QMargins,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPoint,
    QSize,
    Qt,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QApplication,
    QBoxLayout,
    QComboBox,
    QDialog,
    QFormLayout,
    QGridLayout,
    QHeaderView,
    QLabel,  # noqa: TID251 – only its margin is asked
    QLayout,
    QLineEdit,
    QListView,
    QScrollBar,
    QSplitter,
    QTreeView,
    QWidget,
)
from shiboken6 import isValid

from ui.theme.sizes import rounded, scale, set_scale

HELD = "held_at_100_"
"""Begins the name of the property in which a measure of a widget or layout is remembered."""
DIALOG = "dialog"
"""The name of the size of a dialog, which its screen may cut."""
ICON, USUAL_ICON = "icon", 16
"""The name of the size of an icon, and the side that one has by itself at any scale."""
INSIDE = 20
"""How far in a list a line is looked for."""
ENDLESS = 16_777_215
"""What Qt gives as the greatest size of a widget that has none."""


class _Held(NamedTuple):
    """Measures that somebody holds, how it is asked for them, and how it is given others."""

    name: str
    ask: Callable[[], list[int]]
    give: Callable[[list[int]], object]


class _Place(NamedTuple):
    """What was in sight of something that is scrolled."""

    area: QAbstractScrollArea
    top: QPersistentModelIndex | None
    """The line at the top of a list; None: it is no list, or shows its end."""
    at: QPersistentModelIndex | None
    """The line of a list where the keys are, if all of it was in sight."""
    values: tuple[int, int]
    ends: tuple[bool, bool]
    """Down and across: how far it was scrolled, and whether to its end; what had room for all has none."""


def rescale(application: QApplication, wanted: float) -> list[Callable[[], None]]:
    """Draw at a scale from now on, and bring the measures of all widgets to it from the present one.

    Return what is still to be done when the style sheet is the one of the present scale: a header has no row that is
    lower than its font, and a dialog is never smaller than what it holds.
    """
    former = scale()
    widgets = [widget for widget in application.allWidgets() if isValid(widget)]
    dialogs: list[Callable[[], None]] = [
        partial(_bring_dialog, widget, widget.size(), former)
        for widget in widgets
        if isinstance(widget, QDialog) and (widget.isVisible() or widget.testAttribute(Qt.WidgetAttribute.WA_Resized))
    ]
    measures = [
        (holder, held, pixels)
        for widget in widgets
        for holder, held in _of_widget(widget)
        if not _stays(pixels := held.ask())
    ]
    set_scale(wanted)
    late: list[Callable[[], None]] = []
    for holder, held, pixels in measures:
        if isinstance(holder, QHeaderView):
            late.append(partial(_bring, holder, held, pixels, former))
        elif (
            isValid(holder) and held.ask() == pixels
        ):  # else one that got its size gave it others, of the present scale
            _bring(holder, held, pixels, former)
    return late + dialogs


def fit(dialog: QDialog, free: QSize, wanted: QSize | None = None) -> None:
    """Give a dialog its size as far as there is room, and remember what was wanted for when there is more of it.

    `wanted`: its size in pixels at the present scale; None: the one that was wanted last.
    """
    at_100 = _wanted(dialog) if wanted is None else [measure / scale() for measure in _size(wanted)]
    size = QSize(*(rounded(measure * scale()) for measure in at_100))
    dialog.resize(_whole(dialog, size, free))
    dialog.setProperty(HELD + DIALOG, [at_100, _size(dialog.size())])


def is_as_given(dialog: QDialog) -> bool:
    """Return whether a dialog has the size that `fit` or another size of text gave it, not one that somebody chose."""
    known = dialog.property(HELD + DIALOG)
    return known is not None and list(known[1]) == _size(dialog.size())


def _wanted(dialog: QDialog) -> list[float]:
    """Return the size at 100 % that was wanted of a dialog; the present one if it was given another since."""
    if is_as_given(dialog):
        return list(dialog.property(HELD + DIALOG)[0])
    return [measure / scale() for measure in _size(dialog.size())]


def _bring_dialog(dialog: QDialog, size: QSize, former: float) -> None:
    """Give a dialog its size at the present scale, as far as there is room on its screen, and show all of it."""
    if not isValid(dialog):
        return
    layout = dialog.layout()
    if layout is not None:
        layout.activate()  # what it holds needs other room
    shape = dialog.geometry()
    frame = dialog.frameGeometry()
    free = dialog.screen().availableGeometry()
    free.adjust(
        shape.left() - frame.left(),
        shape.top() - frame.top(),
        shape.right() - frame.right(),
        shape.bottom() - frame.bottom(),
    )
    _bring(
        dialog,
        _Held(
            DIALOG, lambda: _size(dialog.size()), lambda size: dialog.resize(_whole(dialog, QSize(*size), free.size()))
        ),
        _size(size),
        former,
    )
    if held := dialog.property(HELD + DIALOG):
        dialog.setProperty(HELD + DIALOG, [held[0], _size(dialog.size())])
    shown = dialog.geometry()
    shown.moveTo(
        min(shown.left(), free.right() + 1 - shown.width()), min(shown.top(), free.bottom() + 1 - shown.height())
    )
    shown.moveTo(max(shown.left(), free.left()), max(shown.top(), free.top()))
    dialog.move(dialog.pos() + shown.topLeft() - dialog.geometry().topLeft())


def _whole(dialog: QDialog, wanted: QSize, free: QSize) -> QSize:
    """Return the size of a dialog with room for its words, which may break into more lines than before.

    One that tells how high it is for a width (`high_for`) is as high as that, and scrolls where there is less room.
    """
    size, layout = wanted.boundedTo(free), dialog.layout()
    high_for: Callable[[int], int] | None = getattr(dialog, "high_for", None)
    if high_for is not None:
        return QSize(size.width(), min(high_for(size.width()), free.height()))
    if layout is not None and layout.hasHeightForWidth():
        size = size.expandedTo(QSize(0, layout.totalMinimumHeightForWidth(size.width()))).boundedTo(free)
    return size


def scrolled(application: QApplication) -> list[_Place]:
    """Return what is in sight of all that can be scrolled, for `scroll_back`."""
    areas = [widget for widget in application.allWidgets() if isinstance(widget, QAbstractScrollArea)]
    areas = [area for area in areas if isValid(area)]
    places = [_place(area) for area in areas if area.isVisible()]
    return [place for place in places if place.at is not None or any(bar.maximum() for bar in _bars(place.area))]


def _bars(area: QAbstractScrollArea) -> tuple[QScrollBar, QScrollBar]:
    return area.verticalScrollBar(), area.horizontalScrollBar()


def _place(area: QAbstractScrollArea) -> _Place:
    bars = _bars(area)
    down, across = (0 < bar.value() == bar.maximum() for bar in bars)
    top = at = None
    if isinstance(area, QAbstractItemView):
        if not down and bars[0].maximum():
            top = QPersistentModelIndex(area.indexAt(QPoint(INSIDE, INSIDE)))
        if is_in_sight(area, area.currentIndex()):
            at = QPersistentModelIndex(area.currentIndex())
    return _Place(area, top, at, (bars[0].value(), bars[1].value()), (down, across))


def is_in_sight(view: QAbstractItemView, index: QModelIndex | QPersistentModelIndex) -> bool:
    """Return whether all of a line is in sight, from top to bottom."""
    line = view.visualRect(index)
    return line.isValid() and line.top() >= 0 and line.bottom() < view.viewport().height()


def scroll_back(places: Iterable[_Place], former: float) -> None:
    """Scroll to what was in sight at a former scale; what was scrolled to its end is there again.

    Less may be in sight than before: the line of a list where the keys are stays so.
    """
    QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
    for area, top, at, values, ends in places:
        if not isValid(area):  # it was made anew
            continue
        if isinstance(area, QAbstractItemView):
            area.executeDelayedItemsLayout()
        for bar, value, is_at_end in zip(_bars(area), values, ends, strict=True):
            bar.setValue(bar.maximum() if is_at_end else rounded(value * scale() / former))
        settle: Callable[[], None] | None = getattr(area, "settle", None)  # it keeps something in sight by itself
        if settle is not None:
            settle()
        if isinstance(area, QAbstractItemView) and top is not None and top.isValid():
            area.scrollTo(top, QAbstractItemView.ScrollHint.PositionAtTop)
        if isinstance(area, QAbstractItemView) and at is not None and at.isValid() and not is_in_sight(area, at):
            across = area.horizontalScrollBar().value()
            area.scrollTo(at)
            area.horizontalScrollBar().setValue(across)


def _stays(pixels: Iterable[int]) -> bool:
    """Return whether measures are the same at every scale: all are of no width, of one pixel or without end."""
    return all(pixel <= 1 or pixel >= ENDLESS for pixel in pixels)


def _bring(holder: QObject, held: _Held, pixels: Sequence[int], former: float) -> None:
    """Give a holder the measures at the present scale that were so many pixels at a former one."""
    name, _, give = held
    if not isValid(holder) or _stays(pixels):
        return
    known = holder.property(HELD + name)
    wanted, given = known or ([], [])
    if list(given) != list(pixels):  # it was given others since
        wanted = (
            pixels if name == ICON and set(pixels) == {USUAL_ICON} else [_at_100(pixel, former) for pixel in pixels]
        )
    brought = [
        pixel if pixel <= 1 or pixel >= ENDLESS else rounded(measure * scale())
        for measure, pixel in zip(wanted, pixels, strict=True)
    ]
    holder.setProperty(HELD + name, [list(wanted), brought])
    if brought != list(pixels):
        give(brought)


def _at_100(pixels: int, former: float) -> float:
    """Return what a measure at a former scale is at 100 %: the whole number that comes to it there, if there is one."""
    whole = rounded(pixels / former)
    return whole if rounded(whole * former) == pixels else pixels / former


def _one_by_one(give: Callable[..., object], *before: int) -> Callable[[list[int]], object]:
    """Return what gives measures as so many arguments, behind those that say which ones they are."""
    return lambda pixels: give(*before, *pixels)


def _as_size(give: Callable[[QSize], object]) -> Callable[[list[int]], object]:
    return lambda pixels: give(QSize(*pixels))


def _of_widget(widget: QWidget) -> Iterator[tuple[QObject, _Held]]:
    """Yield who holds what: the widget itself, and its layout with those in it."""
    layout = widget.layout()
    if layout is not None:
        yield from _of_layout(layout)
    yield widget, _Held("margins", _sides(widget.contentsMargins), _one_by_one(widget.setContentsMargins))
    if not widget.isWindow():  # Qt works out those of windows
        yield from ((widget, held) for held in _limits(widget))
    if isinstance(widget, QLineEdit):
        yield widget, _Held("text", _sides(widget.textMargins), _one_by_one(widget.setTextMargins))
    elif isinstance(widget, QLabel):
        yield widget, _Held("around", _number(widget.margin), _one_by_one(widget.setMargin))
    elif isinstance(widget, QSplitter):
        yield widget, _Held("handle", _number(widget.handleWidth), _one_by_one(widget.setHandleWidth))
    elif isinstance(widget, QHeaderView):
        yield from ((widget, held) for held in _sections(widget))
    elif isinstance(widget, QAbstractScrollArea) and not isinstance(widget, QAbstractItemView):  # headers set theirs
        yield widget, _Held("viewport", _sides(widget.viewportMargins), _one_by_one(widget.setViewportMargins))
    if isinstance(widget, (QAbstractButton, QAbstractItemView, QComboBox)):
        yield widget, _Held(ICON, _size_of(widget.iconSize), _as_size(widget.setIconSize))
    if isinstance(widget, QListView):
        yield widget, _Held("grid", _size_of(widget.gridSize), _as_size(widget.setGridSize))
        yield widget, _Held("spacing", _number(widget.spacing), _one_by_one(widget.setSpacing))
    elif isinstance(widget, QTreeView):
        yield widget, _Held("indentation", _number(widget.indentation), _one_by_one(widget.setIndentation))


def _of_layout(layout: QLayout) -> Iterator[tuple[QObject, _Held]]:
    yield layout, _Held("margins", _sides(layout.contentsMargins), _one_by_one(layout.setContentsMargins))
    if isinstance(layout, (QGridLayout, QFormLayout)):
        yield layout, _Held("across", _number(layout.horizontalSpacing), _one_by_one(layout.setHorizontalSpacing))
        yield layout, _Held("down", _number(layout.verticalSpacing), _one_by_one(layout.setVerticalSpacing))
    if isinstance(layout, QGridLayout):
        for row in range(layout.rowCount()):
            high = _number(layout.rowMinimumHeight, row)
            yield layout, _Held(f"row_{row}", high, _one_by_one(layout.setRowMinimumHeight, row))
    elif isinstance(layout, QBoxLayout):
        yield layout, _Held("spacing", _number(layout.spacing), _one_by_one(layout.setSpacing))
    for inner in layout.children():  # those among its items: an item that is asked for would belong to Python, too
        if isinstance(inner, QLayout):
            yield from _of_layout(inner)


def _limits(widget: QWidget) -> Iterator[_Held]:
    """Yield the least and greatest size of a widget; those that the sheet gives come again with it."""
    yield _Held("least_width", _number(widget.minimumWidth), _one_by_one(widget.setMinimumWidth))
    yield _Held("least_height", _number(widget.minimumHeight), _one_by_one(widget.setMinimumHeight))
    yield _Held("most_width", _number(widget.maximumWidth), _one_by_one(widget.setMaximumWidth))
    yield _Held("most_height", _number(widget.maximumHeight), _one_by_one(widget.setMaximumHeight))


def _sections(header: QHeaderView) -> Iterator[_Held]:
    """Yield the measures of a header: that of its sections, and of columns the least and each of them."""
    yield _Held("usual_section", _number(header.defaultSectionSize), _one_by_one(header.setDefaultSectionSize))
    if header.orientation() == Qt.Orientation.Horizontal:
        yield _Held("least_section", _number(header.minimumSectionSize), _one_by_one(header.setMinimumSectionSize))
        for place in range(header.count()):
            yield _Held(
                f"section_{place}", _number(header.sectionSize, place), _one_by_one(header.resizeSection, place)
            )


def _number(get: Callable[..., int], *which: int) -> Callable[[], list[int]]:
    return lambda: [get(*which)]


def _sides(get: Callable[[], QMargins]) -> Callable[[], list[int]]:
    def ask() -> list[int]:
        margins = get()
        return [margins.left(), margins.top(), margins.right(), margins.bottom()]

    return ask


def _size_of(get: Callable[[], QSize]) -> Callable[[], list[int]]:
    return lambda: _size(get())


def _size(size: QSize) -> list[int]:
    return [size.width(), size.height()]
