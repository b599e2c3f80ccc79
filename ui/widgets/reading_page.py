"""Pages of text that are read: what a right click on them offers."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QContextMenuEvent, QKeySequence
from PySide6.QtWidgets import QMenu, QTextBrowser


class ReadingPage(QTextBrowser):
    """A page whose menu copies and selects; its links are names of ours that mean nothing elsewhere."""

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Opens the menu."""
        self.reading_menu().popup(event.globalPos())

    def reading_menu(self) -> QMenu:
        """The menu, not yet shown."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        copying = menu.addAction(self.tr("Copy"), QKeySequence(QKeySequence.StandardKey.Copy))
        copying.triggered.connect(self.copy)
        copying.setEnabled(self.textCursor().hasSelection())
        selecting = menu.addAction(self.tr("Select all"), QKeySequence(QKeySequence.StandardKey.SelectAll))
        selecting.triggered.connect(self.selectAll)
        for action in (copying, selecting):
            action.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        return menu
