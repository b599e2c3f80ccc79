"""All that can be read in the window, whether a widget holds it, a model gives it, or it is painted."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QModelIndex
from PySide6.QtGui import QAction, QPainter, Qt, QTextDocument
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QComboBox,
    QGraphicsView,
    QGroupBox,
    QLabel,
    QLineEdit,
    QMenu,
    QPlainTextEdit,
    QStatusBar,
    QTabBar,
    QTextEdit,
    QWidget,
)

ROLES = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.ToolTipRole,
    Qt.ItemDataRole.AccessibleTextRole,
    Qt.ItemDataRole.AccessibleDescriptionRole,
)
MOST_ROWS = 200
"""Of a long list so many are read."""


def plain(text: str) -> str:
    """A text as it is read: markup has become what it shows, and the sign of a key is gone."""
    if Qt.mightBeRichText(text):
        page = QTextDocument()
        page.setHtml(text)
        return page.toPlainText()
    return text.replace("&&", "\0").replace("&", "").replace("\0", "&")


class Reader:
    """Reads widgets; remembers what was painted while it looked."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self._painted: list[str] = []
        paint = QPainter.drawText

        def painted(painter: QPainter, *given: Any) -> Any:
            self._painted.extend(item for item in given if isinstance(item, str))
            return paint(painter, *given)

        patch.setattr(QPainter, "drawText", painted)

    def texts(self, root: QWidget, *, paint: bool = True) -> Iterator[str]:
        """Every text below a widget that is shown, and of its menus all."""
        for widget in (root, *root.findChildren(QWidget)):
            if widget is root or widget.isVisibleTo(root):
                yield from map(plain, _of_widget(widget))
        if paint:
            self._painted.clear()
            root.grab()
            yield from self._painted

    def menu(self, menu: QMenu) -> Iterator[str]:
        """Every line of a menu and of those within."""
        for action in menu.actions():
            yield from map(plain, _of_action(action))
            inner = action.menu()
            if isinstance(inner, QMenu):
                yield from self.menu(inner)


def _of_action(action: QAction) -> Iterator[str]:
    yield from (action.text(), action.toolTip(), action.statusTip())


def _of_model(model: QAbstractItemModel) -> Iterator[str]:
    columns = 1 if isinstance(model, QAbstractListModel) else model.columnCount()
    for row in range(min(model.rowCount(), MOST_ROWS)):
        for column in range(columns):
            index = model.index(row, column, QModelIndex())
            yield from (data for role in ROLES if isinstance(data := index.data(role), str))
    for column in range(columns):
        data = model.headerData(column, Qt.Orientation.Horizontal)
        yield from (data,) if isinstance(data, str) else ()


def _of_widget(widget: QWidget) -> Iterator[str]:
    yield from (widget.toolTip(), widget.accessibleName(), widget.accessibleDescription(), widget.statusTip())
    for action in widget.actions():
        yield from _of_action(action)
    match widget:
        case QLabel() | QAbstractButton():
            yield widget.text()
        case QLineEdit():
            yield from (widget.text(), widget.placeholderText())
        case QTextEdit() | QPlainTextEdit():
            yield from (widget.toPlainText(), widget.placeholderText())
        case QAbstractSpinBox():
            yield widget.text()
        case QComboBox():
            yield from (widget.itemText(number) for number in range(widget.count()))
        case QGroupBox():
            yield widget.title()
        case QStatusBar():
            yield widget.currentMessage()
        case QTabBar():
            for number in range(widget.count()):
                yield from (widget.tabText(number), widget.tabToolTip(number))
        case QAbstractItemView():
            yield from _of_model(widget.model())
        case QGraphicsView():
            yield from (item.toolTip() for item in widget.scene().items())
        case _:
            pass
