"""Finds cut text: on labels, buttons and boxes, in lines, tabs and headings, and in menus and lists."""

from __future__ import annotations

import re
from collections.abc import Iterator

from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QFontMetrics, QTextDocumentFragment
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSpinBox,
    QCheckBox,
    QComboBox,
    QHeaderView,
    QLabel,  # noqa: TID251  It looks at labels and makes none.
    QLineEdit,
    QListView,
    QMenu,
    QPushButton,
    QRadioButton,
    QStyle,
    QStyleOptionComboBox,
    QTabBar,
    QToolButton,
    QWidget,
)

from ui.encounter.action_form.field import OptionButton
from ui.encounter.action_panel.declaration_list import LineButton
from ui.theme.sizes import px
from ui.theme.theme import THEMES, Theme, current, theme_named
from ui.widgets.buttons import WholeButton
from ui.widgets.controls import ComboBox, ElidedButton, ElidedLabel, WholeCheckBox
from ui.widgets.line_edits import LineEdit

ICON_GAP = 4
ICON_ALONE = Qt.ToolButtonStyle.ToolButtonIconOnly
RECOGNISED = 88
"""Least visible pixels at 100 % of a long text with a tooltip."""
LEAST_HINT = 64
"""Least visible pixels at 100 % of a hint with a tooltip."""


def _longest(metrics: QFontMetrics, text: str, *, wraps: bool) -> int:
    parts = re.split(r"[\s\u200b]|(?<=[^\W\d]-)(?=[^\W\d])", text) if wraps else text.split("\n")
    return max((metrics.horizontalAdvance(part) for part in parts), default=0)


def label_faults(label: QLabel) -> Iterator[str]:
    """Yield text that does not fit a label."""
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
        needed_size = label.minimumSizeHint()  # what is drawn beside a text may take less than it would like
        if needed_size.width() > label.width() + 1:
            yield f"needs {needed_size.width()} px and has {label.width()}"
        if needed_size.height() > label.height() + 1:
            yield f"needs {needed_size.height()} px of height and has {label.height()}"


def colour_faults(label: QLabel) -> Iterator[str]:
    """Yield colours in a label's markup that belong to another theme."""
    written = {item.lower() for item in re.findall(r"color:\s*(#[0-9a-fA-F]{6})", label.text())}
    strange = (written & _colours(*map(theme_named, THEMES))) - _colours(current())
    if strange:
        yield f"is written in colours of another theme: {', '.join(sorted(strange))}"


def _colours(*themes: Theme) -> set[str]:
    return {item.lower() for theme in themes for item in (*theme.roles.values(), *theme.families.values())}


def button_faults(button: QAbstractButton) -> Iterator[str]:
    """Yield text that does not fit a button."""
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
    shown_words = button.broken(button.width()) if isinstance(button, WholeButton | WholeCheckBox) else button.text()
    words = metrics.size(int(Qt.TextFlag.TextShowMnemonic), shown_words)
    room = button.width() - _around(button)
    told = QTextDocumentFragment.fromHtml(button.toolTip()).toPlainText()
    if isinstance(button, ElidedButton | OptionButton) and room >= px(RECOGNISED) and button.text() in told:
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
    """Return the width of frame, box and icon in pixels."""
    if isinstance(button, QCheckBox | QRadioButton):
        style, metric = button.style(), QStyle.PixelMetric
        box = style.pixelMetric(metric.PM_IndicatorWidth, None, button)
        return box + style.pixelMetric(metric.PM_CheckBoxLabelSpacing, None, button)
    around = 2
    if not button.icon().isNull():
        around += button.iconSize().width() + ICON_GAP
    return around


def icon_gap(button: QPushButton) -> int | None:
    """Return the empty columns between a button's icon and its text, as drawn."""
    image = button.grab().toImage()
    ground = image.pixel(px(3), button.height() // 2)  # where a low button has its words, it has no ground above them
    edge = px(3)  # the frame of the one with the focus
    inside = range(edge, image.width() - edge)
    inked = [any(image.pixel(x, y) != ground for y in range(px(6), image.height() - px(6))) for x in inside]
    first = inked.index(True) if True in inked else None
    if first is None:
        return None
    begin = first + button.iconSize().width() - px(6)
    gaps, run = [], 0
    for is_inked in inked[begin : begin + px(24)]:
        if is_inked:
            gaps.append(run)
            run = 0
        else:
            run += 1
    return max(gaps, default=None)


def combo_faults(box: QComboBox) -> Iterator[str]:
    """Yield current text of a combo box that does not fit."""
    option = QStyleOptionComboBox()
    box.initStyleOption(option)
    field = box.style().subControlRect(
        QStyle.ComplexControl.CC_ComboBox, option, QStyle.SubControl.SC_ComboBoxEditField, box
    )
    needed = box.fontMetrics().horizontalAdvance(box.currentText())
    if box.isEditable():
        return  # a line, which can be scrolled
    told = box.currentText() in QTextDocumentFragment.fromHtml(box.toolTip()).toPlainText()
    is_cut = box.shown_text != box.currentText() if isinstance(box, ComboBox) else needed > field.width()
    if is_cut and not (told and field.width() >= px(RECOGNISED)):
        yield f"its words need {needed} px and have {field.width()}"


def line_faults(line: QLineEdit) -> Iterator[str]:
    """Yield a hint that does not fit its line, or a text scrolled to its end."""
    if line.text() and not line.hasFocus() and line.cursorPositionAt(QPoint()) > 0:
        yield "shows the end of its words"
    if line.text() or not line.placeholderText():
        return
    margins = line.textMargins()
    room = line.contentsRect().width() - margins.left() - margins.right() - 4
    needed = line.fontMetrics().horizontalAdvance(line.placeholderText())
    tips = line.cut_text if isinstance(line, LineEdit) and room >= px(LEAST_HINT) else line.toolTip()
    if needed > room and line.placeholderText() not in tips:
        yield f"its hint needs {needed} px and has {room}"


def spin_faults(box: QAbstractSpinBox) -> Iterator[str]:
    """Yield a number, or the text in its place, that does not fit its box."""
    line = box.lineEdit()
    assert line is not None
    margins = line.textMargins()
    room = line.width() - margins.left() - margins.right() - 4
    for words in dict.fromkeys((box.text(), box.specialValueText(), line.placeholderText())):
        needed = line.fontMetrics().horizontalAdvance(words)
        if needed > room:
            yield f"{words!r} needs {needed} px and has {room}"


def tab_faults(bar: QTabBar) -> Iterator[str]:
    """Yield tabs that are not wholly visible."""
    for number in range(bar.count()):
        rect = bar.tabRect(number)
        needed = bar.fontMetrics().horizontalAdvance(bar.tabText(number))
        if rect.right() > bar.width() or rect.width() < needed:
            yield f"tab {bar.tabText(number)!r} has {rect.width()} px to {rect.right()} of {bar.width()}"


def header_faults(header: QHeaderView) -> Iterator[str]:
    """Yield headings of columns that are cut."""
    if header.orientation() != Qt.Orientation.Horizontal or header.model() is None:
        return
    for section in range(header.count()):
        if header.isSectionHidden(section):
            continue
        title = str(header.model().headerData(section, Qt.Orientation.Horizontal) or "")
        sorted_by = header.isSortIndicatorShown() and header.sortIndicatorSection() == section
        needed = header.fontMetrics().horizontalAdvance(title) + px(32 if sorted_by else 16)
        if header.sectionSize(section) < needed:
            yield f"column {title!r} needs {needed} px and has {header.sectionSize(section)}"


# --- what opens over it --------------------------------------------------------------------------------------


def popup_faults(popup: QWidget, room: QSize) -> Iterator[str]:
    """Yield a menu higher than the window, or a list that cuts its entries though there is room."""
    if isinstance(popup, QMenu):
        columns = {popup.actionGeometry(action).x() for action in popup.actions()}
        if len(columns) > 1 or popup.height() > room.height():
            yield f"menu of {len(popup.actions())} is {popup.height()} high, in {len(columns)} columns"
    drops_down = popup.windowType() == Qt.WindowType.Popup
    for view in popup.findChildren(QListView) if drops_down else ():
        needed = view.sizeHintForColumn(0)
        if needed > view.viewport().width() and view.width() < room.width():
            yield f"a list that drops down needs {needed} px and has {view.viewport().width()}"
