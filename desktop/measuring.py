"""What of a window is cut, lies over something else, is out of reach, or breaks in the middle of a word."""

from __future__ import annotations

import re
from collections.abc import Iterator

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics, QTextDocumentFragment
from PySide6.QtPrintSupport import QPrintPreviewDialog
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QAbstractSpinBox,
    QCheckBox,
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
    QMenu,
    QMessageBox,
    QPushButton,
    QRadioButton,
    QScrollArea,
    QSizeGrip,
    QSplitterHandle,
    QStatusBar,
    QStyle,
    QStyleOptionComboBox,
    QTabBar,
    QTableView,
    QTextEdit,
    QToolButton,
    QWidget,
)

from ui.bestiary.widgets import ElidedButton, ElidedLabel
from ui.card import Card
from ui.encounter.declaration_column import LineButton
from ui.encounter.option_button import OptionButton
from ui.line import Line
from ui.whole_button import WholeButton

OVER_OTHERS = (Card, QSplitterHandle, QSizeGrip)
"""What is meant to lie over others."""
ICON_GAP = 4
ICON_ALONE = Qt.ToolButtonStyle.ToolButtonIconOnly
RECOGNISED = 88
"""Pixels by which long words are known for what they are, where a tooltip tells the rest."""
LEAST_HINT = 64
"""Pixels of a hint that a tooltip tells."""
LEAST_HEADING = 34
"""Pixels of a heading that a tooltip tells."""
DISTANCES = {0, 4, 8, 12, 16, 20, 24}
"""The steps of the look, in pixels."""
OF_QT = (QMainWindow, QMessageBox, QFileDialog, QPrintPreviewDialog, QStatusBar)
"""What Qt lays out itself, even where a class of ours is made of it."""
Wrong = set[str]


def wrong(window: QWidget) -> Wrong:
    """Everything in a window that nobody could read or reach, each in one line."""
    found: Wrong = set()
    for widget in shown(window):
        found |= {f"{path(widget, window)}: {words}" for words in faults(widget)}
    return found


def shown(window: QWidget) -> Iterator[QWidget]:
    """The widgets of a window that are shown."""
    yield window
    for widget in window.findChildren(QWidget):
        if widget.isVisibleTo(window) and widget.window() is window:
            yield widget


def path(widget: QWidget, window: QWidget) -> str:
    """Where a widget stands, for whoever reads what is wrong."""
    own = [type(one).__name__ for one in _up(widget, window) if type(one).__module__.startswith(("ui", "desktop"))]
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
    """The words on a widget."""
    if isinstance(widget, QLabel | QAbstractButton):
        return widget.text()
    if isinstance(widget, QComboBox):
        return widget.currentText()
    if isinstance(widget, QLineEdit):
        return widget.text() or widget.placeholderText()
    return ""


def faults(widget: QWidget) -> Iterator[str]:
    """What is wrong with one widget and with how its children stand."""
    yield from place_faults(widget)
    yield from distance_faults(widget)
    if isinstance(widget, QLabel):
        yield from label_faults(widget)
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


# --- where it stands ---------------------------------------------------------------------------------------


def place_faults(parent: QWidget) -> Iterator[str]:
    """Children that lie over each other, or that their parent cuts."""
    children = [
        one
        for one in parent.children()
        if isinstance(one, QWidget) and not one.isWindow() and one.isVisibleTo(parent) and not one.size().isEmpty()
    ]
    if isinstance(parent, QAbstractScrollArea | QComboBox | QLineEdit | QAbstractSpinBox):
        children = []
    above = parent.parentWidget()
    if isinstance(above, QAbstractScrollArea) and parent is above.viewport():
        children = []  # what can be scrolled to is looked at with the scroll bars
    standing = [one for one in children if not isinstance(one, OVER_OTHERS)]
    for child in children:
        over = child.geometry().adjusted(1, 1, -1, -1)
        if not isinstance(child, QSplitterHandle) and not parent.rect().contains(over):
            rect, room = child.geometry(), parent.size()
            yield f"{type(child).__name__} {texts(child)!r} at {_said(rect)} is cut by {room.width()}×{room.height()}"
    for number, one in enumerate(standing):
        for other in standing[number + 1 :]:
            common = one.geometry() & other.geometry()
            if common.width() > 1 and common.height() > 1:
                yield (
                    f"{type(one).__name__} {texts(one)!r} and {type(other).__name__} {texts(other)!r}"
                    f" lie over each other: {_said(common)}"
                )


def distance_faults(widget: QWidget) -> Iterator[str]:
    """Distances of a layout of ours that are no steps of the look; Qt lays out its own dialogs and bars itself."""
    made_by_us = not type(widget).__module__.startswith("PySide6") or type(widget) in (QWidget, QFrame)
    if made_by_us and not isinstance(widget.window(), OF_QT[1:]):
        layout = widget.layout()
        if isinstance(layout, QLayout) and not isinstance(widget, OF_QT):
            above = widget.parentWidget()
            scrolls = above is not None and isinstance(above.parentWidget(), QScrollArea)
            for words in layout_faults(layout, scrolls=scrolls):
                yield f"its {type(layout).__name__} has {words}"


def layout_faults(layout: QLayout, *, scrolls: bool = False) -> Iterator[str]:
    """Margins and spacings of a layout, and of those in it, that are no steps; below what scrolls is no edge."""
    margins = layout.contentsMargins()
    found = {margins.left(), margins.top(), margins.right(), 0 if scrolls else margins.bottom()}
    if isinstance(layout, QGridLayout | QFormLayout):
        found |= {layout.horizontalSpacing(), layout.verticalSpacing()}
    elif layout.count() > 1:
        found.add(layout.spacing())
    strange = sorted(found - DISTANCES)
    if strange:
        yield f"distances of {strange}"
    # Not by its items: those leave wrappers behind, which Python takes for whatever lies there later.
    for inner in layout.children():
        if isinstance(inner, QLayout):
            yield from layout_faults(inner)


def _said(rect: QRect) -> str:
    return f"{rect.x()},{rect.y()} {rect.width()}×{rect.height()}"


def scroll_faults(area: QAbstractScrollArea) -> Iterator[str]:
    """What no scroll bar reaches."""
    never = Qt.ScrollBarPolicy.ScrollBarAlwaysOff
    room = area.viewport().size()
    if room.height() < 24 or room.width() < 40:
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
    elif isinstance(area, QTableView) and area.horizontalScrollBarPolicy() == never:
        header = area.horizontalHeader()
        if header.isVisibleTo(area) and header.length() > room.width() + 1:
            yield f"columns {header.length()} wide in {room.width()}, and do not scroll"


LETTERS = re.compile(r"\w\w")


def broken_words(text: QTextEdit) -> Iterator[str]:
    """Words that go on in another line."""
    block = text.document().begin()
    while block.isValid():
        layout = block.layout()
        for number in range(layout.lineCount() - 1):
            line = layout.lineAt(number)
            end = line.textStart() + line.textLength()
            if LETTERS.fullmatch(block.text()[end - 1 : end + 1]):
                yield f"breaks {block.text()[line.textStart() : end + 5]!r}"
        block = block.next()


# --- its words ---------------------------------------------------------------------------------------------


def _longest(metrics: QFontMetrics, text: str, *, wraps: bool) -> int:
    parts = re.split(r"[\s\u200b]", text) if wraps else text.split("\n")
    return max((metrics.horizontalAdvance(one) for one in parts), default=0)


def label_faults(label: QLabel) -> Iterator[str]:
    """Words that do not fit a label."""
    text = label.text()
    if not text or label.size().isEmpty():
        if text:
            yield "has no room"
        return
    room = label.contentsRect()
    rich = label.textFormat() == Qt.TextFormat.RichText
    if isinstance(label, ElidedLabel):
        if label.fontMetrics().horizontalAdvance(text) > room.width() and text not in label.toolTip():
            yield "is cut, and no tooltip tells it"
        return
    if label.wordWrap():
        if not rich and _longest(label.fontMetrics(), text, wraps=True) > room.width():
            yield f"a word is broken in {room.width()}"
        needed = label.heightForWidth(label.width())
        if needed > label.height() + 1:
            yield f"needs {needed} px of height and has {label.height()}"
    else:
        needed_size = label.sizeHint()
        if needed_size.width() > label.width() + 1:
            yield f"needs {needed_size.width()} px and has {label.width()}"
        if needed_size.height() > label.height() + 1:
            yield f"needs {needed_size.height()} px of height and has {label.height()}"


def button_faults(button: QAbstractButton) -> Iterator[str]:
    """Words that do not fit a button."""
    if isinstance(button, LineButton):
        return  # it draws itself in as many lines as it needs
    icon_alone = isinstance(button, QToolButton) and button.toolButtonStyle() == ICON_ALONE
    if not button.text() or (icon_alone and not button.icon().isNull()):
        if isinstance(button, QToolButton | QPushButton) and not button.icon().isNull():
            # One that stands in a line has the line's own edge around it.
            side = button.iconSize().width() + (0 if isinstance(button.parentWidget(), QLineEdit) else 4)
            if button.width() < side or button.height() < side:
                yield f"its icon is cut: {button.width()}×{button.height()}"
        return
    metrics = button.fontMetrics()
    shown_words = button.broken(button.width()) if isinstance(button, WholeButton) else button.text()
    words = metrics.size(int(Qt.TextFlag.TextShowMnemonic), shown_words)
    room = button.width() - _around(button)
    told = QTextDocumentFragment.fromHtml(button.toolTip()).toPlainText()
    if isinstance(button, ElidedButton | OptionButton) and room >= RECOGNISED and button.text() in told:
        return
    if words.width() > room + 1:
        yield f"its words need {words.width()} px and have {room}"
    if words.height() > button.height() + 1:
        yield f"its words need {words.height()} px of height and have {button.height()}"
    if isinstance(button, QPushButton) and not button.icon().isNull():
        gap = icon_gap(button)
        if gap is not None and gap < ICON_GAP:
            yield f"its icon is {gap} px from its words"


def _around(button: QAbstractButton) -> int:
    """The pixels that frame, box and icon take of the width."""
    if isinstance(button, QCheckBox | QRadioButton):
        return 24
    around = 2
    if not button.icon().isNull():
        around += button.iconSize().width() + ICON_GAP
    return around


def icon_gap(button: QPushButton) -> int | None:
    """The empty columns between the icon of a button and its words, as they are drawn."""
    image = button.grab().toImage()
    ground = image.pixel(button.width() // 2, 3)
    inside = range(3, image.width() - 3)
    inked = [any(image.pixel(x, y) != ground for y in range(6, image.height() - 6)) for x in inside]
    first = inked.index(True) if True in inked else None
    if first is None:
        return None
    begin = first + button.iconSize().width() - 6
    gaps, run = [], 0
    for is_inked in inked[begin : begin + 24]:
        if is_inked:
            gaps.append(run)
            run = 0
        else:
            run += 1
    return max(gaps, default=None)


def combo_faults(box: QComboBox) -> Iterator[str]:
    """The current words of a box that do not fit."""
    option = QStyleOptionComboBox()
    box.initStyleOption(option)
    field = box.style().subControlRect(
        QStyle.ComplexControl.CC_ComboBox, option, QStyle.SubControl.SC_ComboBoxEditField, box
    )
    needed = box.fontMetrics().horizontalAdvance(box.currentText())
    if box.isEditable():
        return  # a line, which can be scrolled
    told = box.currentText() in QTextDocumentFragment.fromHtml(box.toolTip()).toPlainText()
    if needed > field.width() and not (told and field.width() >= RECOGNISED):
        yield f"its words need {needed} px and have {field.width()}"


def line_faults(line: QLineEdit) -> Iterator[str]:
    """A hint that does not fit its line, or the end of a text in the place of its beginning."""
    above = line.parentWidget()
    told = isinstance(above, QAbstractSpinBox) and line.text() in above.toolTip()
    if line.text() and not line.hasFocus() and line.cursorPositionAt(QPoint()) > 0 and not told:
        yield "shows the end of its words"
    if line.text() or not line.placeholderText():
        return
    margins = line.textMargins()
    room = line.contentsRect().width() - margins.left() - margins.right() - 4
    needed = line.fontMetrics().horizontalAdvance(line.placeholderText())
    tips = line.cut_text if isinstance(line, Line) and room >= LEAST_HINT else line.toolTip()
    if needed > room and line.placeholderText() not in tips:
        yield f"its hint needs {needed} px and has {room}"


def spin_faults(box: QAbstractSpinBox) -> Iterator[str]:
    """A number, or the word in its place, that does not fit its box."""
    line = box.lineEdit()
    assert line is not None
    margins = line.textMargins()
    room = line.width() - margins.left() - margins.right() - 4
    needed = line.fontMetrics().horizontalAdvance(box.text())
    if needed > room:
        if box.text() in box.toolTip() and room >= LEAST_HEADING:
            return
        yield f"{box.text()!r} needs {needed} px and has {room}"


def tab_faults(bar: QTabBar) -> Iterator[str]:
    """Tabs that do not stand whole in their bar."""
    for number in range(bar.count()):
        rect = bar.tabRect(number)
        needed = bar.fontMetrics().horizontalAdvance(bar.tabText(number))
        if rect.right() > bar.width() or rect.width() < needed:
            yield f"tab {bar.tabText(number)!r} has {rect.width()} px to {rect.right()} of {bar.width()}"


def header_faults(header: QHeaderView) -> Iterator[str]:
    """Headings of columns that are cut."""
    if header.orientation() != Qt.Orientation.Horizontal or header.model() is None:
        return
    for section in range(header.count()):
        if header.isSectionHidden(section):
            continue
        title = str(header.model().headerData(section, Qt.Orientation.Horizontal) or "")
        sorted_by = header.isSortIndicatorShown() and header.sortIndicatorSection() == section
        needed = header.fontMetrics().horizontalAdvance(title) + (32 if sorted_by else 16)
        if header.sectionSize(section) < needed:
            yield f"column {title!r} needs {needed} px and has {header.sectionSize(section)}"


# --- what opens over it --------------------------------------------------------------------------------------


def popup_faults(popup: QWidget, room: QSize) -> Iterator[str]:
    """A menu that is higher than the window, or a list that drops down and cuts its entries though there is room."""
    if isinstance(popup, QMenu):
        columns = {popup.actionGeometry(action).x() for action in popup.actions()}
        if len(columns) > 1 or popup.height() > room.height():
            yield f"menu of {len(popup.actions())} is {popup.height()} high, in {len(columns)} columns"
    for view in popup.findChildren(QListView):
        needed = view.sizeHintForColumn(0)
        if needed > view.viewport().width() and view.width() < room.width():
            yield f"a list that drops down needs {needed} px and has {view.viewport().width()}"
