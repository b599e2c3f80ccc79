"""The print preview: Qt's own with the theme's icons, on screens of any size."""

from __future__ import annotations

from functools import partial
from typing import Any

from PySide6.QtCore import QT_TRANSLATE_NOOP, QChildEvent, QEvent, QSize, Qt, QTimer
from PySide6.QtPrintSupport import QPageSetupDialog, QPrintPreviewDialog
from PySide6.QtWidgets import QDialog, QScrollArea, QToolBar, QVBoxLayout, QWidget

from ui.services.window_state import open_at
from ui.theme.icons import icon
from ui.theme.sizes import px, px_size
from ui.theme.theme import look

ICONS = QSize(16, 16)
DEEDS: tuple[str, ...] = (
    "move-horizontal", "maximize", "|", "zoom-out", "zoom-in", "|", "", "", "",
    "", "chevron-left", "chevron-right", "", "|", "", "", "", "", "settings", "printer",
)  # fmt: skip
"""The icons of Qt's preview in its order, `|` for a gap; what the page setup does too is hidden."""
LEAST = QSize(1180, 720)
"""Least size of the preview; over a larger window it is as large as that, so that a page can be read."""
BESIDE, BUTTONS = 30, 50
"""Pixels around a dialog's content, and of its buttons."""
QT_GAPS: tuple[Any, ...] = (
    QT_TRANSLATE_NOOP("QPageSetupWidget", "Page &order:"),
    QT_TRANSLATE_NOOP("QPageSetupWidget", "Pages &per sheet:"),
    QT_TRANSLATE_NOOP("QPrintSettingsOutput", "Page &Set:"),
    QT_TRANSLATE_NOOP("QPrintSettingsOutput", "Pages"),
    QT_TRANSLATE_NOOP("QPrintSettingsOutput", "Double Sided Printing"),
    QT_TRANSLATE_NOOP("QPrintSettingsOutput", "Off"),
    QT_TRANSLATE_NOOP("QPrintSettingsOutput", "Long side binding"),
    QT_TRANSLATE_NOOP("QPrintSettingsOutput", "Short side binding"),
    QT_TRANSLATE_NOOP("QPrintPropertiesWidget", "Advanced"),
    QT_TRANSLATE_NOOP("QPrintDialog", "Invalid Pages Definition"),
)
"""Texts of Qt's dialogs that Qt's translations leave in English."""


class Preview(QPrintPreviewDialog):
    """Qt's preview, made to fit on a small screen with large text, with its page setup."""

    def __init__(self, parent: QWidget, title: str) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        for bar in self.findChildren(QToolBar):
            bar.setMovable(False)
        self._tint()
        look().theme_changed.connect(self._tint)
        open_at(self, parent.window().size().expandedTo(px_size(LEAST)))

    def _tint(self) -> None:
        """Give the tool bar our icons in the present theme and size."""
        for bar in self.findChildren(QToolBar):
            bar.setIconSize(px_size(ICONS))
            deeds = [action for action in bar.actions() if action.isSeparator() or action.text()]
            for deed, name in zip(deeds, DEEDS, strict=True):
                deed.setVisible(bool(name))
                if name not in ("", "|"):
                    deed.setIcon(icon(name))

    def childEvent(self, event: QChildEvent) -> None:
        """Let the page setup dialog scroll."""
        super().childEvent(event)
        child = event.child()
        if event.type() == QEvent.Type.ChildPolished and isinstance(child, QPageSetupDialog):
            _let_scroll(child)


def _let_scroll(dialog: QDialog) -> None:
    """Put the content above a dialog's buttons into a scroll area for low screens."""
    layout = dialog.layout()
    own = dialog.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)
    page = None if layout is None else next((widget for widget in own if layout.indexOf(widget) == 0), None)
    if not isinstance(layout, QVBoxLayout) or page is None or isinstance(page, QScrollArea):
        return
    layout.removeWidget(page)
    area = QScrollArea()
    area.setFrameShape(QScrollArea.Shape.NoFrame)
    area.setWidgetResizable(True)
    area.setWidget(page)
    layout.insertWidget(0, area, 1)
    wanted = page.sizeHint() + QSize(px(BESIDE), px(BESIDE) + px(BUTTONS))
    # While it is being shown it takes a size of its own.
    QTimer.singleShot(0, dialog, partial(open_at, dialog, wanted))
