"""What others wrote as it is shown: whatever under a window would be taken for markup, or has a key in it."""

import re
from collections.abc import Iterator

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QPoint, Qt
from PySide6.QtGui import QAction, QHelpEvent, QKeySequence
from PySide6.QtGui import Qt as Text
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QGraphicsView,
    QLabel,
    QTableView,
    QTextBrowser,
    QToolTip,
    QWidget,
)
from shiboken6 import isValid

from rules.text.sanitize import INVISIBLE, SPACES
from tests.ui.strangers import PICTURE


def is_read_as_markup(text: str) -> bool:
    return Text.mightBeRichText(text)


def models_of(view: QAbstractItemView) -> Iterator[str]:
    model: QAbstractItemModel | None = view.model()
    if model is None:
        return
    columns = view.horizontalHeader().count() if isinstance(view, QTableView) else 1
    for row in range(min(model.rowCount(QModelIndex()), 60)):
        for column in range(columns):
            for role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.WhatsThisRole, Qt.ItemDataRole.StatusTipRole):
                told = model.index(row, column).data(role)
                if isinstance(told, str):
                    yield told


def hovered(view: QAbstractItemView) -> Iterator[str]:
    """What is told where the mouse rests on each of the first rows in sight."""
    model = view.model()
    first = max(view.indexAt(QPoint(4, 4)).row(), 0)
    for row in range(first, min(model.rowCount(QModelIndex()), first + 8)):
        rect = view.visualRect(model.index(row, 0))
        for across in range(rect.left() + 4, min(rect.right(), view.viewport().width()), 60):
            place = QPoint(across, rect.center().y())
            QToolTip.hideText()
            event = QHelpEvent(QHelpEvent.Type.ToolTip, place, view.viewport().mapToGlobal(place))
            QApplication.sendEvent(view.viewport(), event)
            yield QToolTip.text()


def wrong(window: QWidget) -> list[str]:
    """Everything under a window that is shown as something other than what was written."""
    found: list[str] = []

    def markup(where: QWidget | QAction, text: str) -> None:
        if is_read_as_markup(text) and (PICTURE in text or "<u>" in text):
            found.append(f"{type(where).__name__}: {text!r}")

    def key(where: QWidget | QAction, text: str) -> None:
        if "<u>" in text and not QKeySequence.mnemonic(text).isEmpty():
            found.append(f"{type(where).__name__} has a key: {text!r}")

    for widget in (window, *window.findChildren(QWidget)):
        if not isValid(widget):
            continue  # a help event has let something be deleted that had been left
        markup(widget, widget.toolTip())
        markup(widget, widget.statusTip())
        markup(widget, widget.whatsThis())
        if isinstance(widget, QLabel):
            if widget.textFormat() != Qt.TextFormat.PlainText:
                markup(widget, widget.text())
            if widget.buddy() is not None:
                key(widget, widget.text())
        if isinstance(widget, QAbstractButton):
            key(widget, widget.text())
        if isinstance(widget, QTextBrowser) and re.search(r"<img[^>]+nowhere", widget.toHtml()):
            found.append("QTextBrowser: a picture")
        if isinstance(widget, QAbstractItemView):
            for told in (*models_of(widget), *(hovered(widget) if widget.isVisible() else ())):
                markup(widget, told)
        if isinstance(widget, QGraphicsView) and widget.scene() is not None:
            for item in widget.scene().items():
                markup(widget, item.toolTip())
        for action in widget.actions():
            key(action, action.text())
    return sorted(set(found))


def turned(window: QWidget) -> list[str]:
    """What is seen under a window and holds signs that nobody sees and that turn or hide what stands around them."""
    texts: list[tuple[QWidget, str]] = [(window, window.windowTitle())]
    for widget in window.findChildren(QWidget):
        if isValid(widget) and widget.isVisible():
            if isinstance(widget, QLabel | QAbstractButton):
                texts.append((widget, widget.text()))
            told = (widget.toolTip(), widget.accessibleName(), widget.accessibleDescription())
            texts += [(widget, text) for text in told]
    signs = {(widget, text): set(INVISIBLE.findall(text)) - SPACES for widget, text in texts}
    return sorted({f"{type(candidate).__name__}: {text[:60]!r}" for (candidate, text), there in signs.items() if there})
