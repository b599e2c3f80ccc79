"""What is printed: the preview, a PDF, and the log whose pages are the same for both."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import fields
from functools import partial
from typing import Any

from PySide6.QtCore import (
    QT_TRANSLATE_NOOP,
    QBuffer,
    QChildEvent,
    QCoreApplication,
    QEvent,
    QIODevice,
    QMarginsF,
    QSize,
    Qt,
    QTimer,
)
from PySide6.QtGui import QPagedPaintDevice, QPageLayout, QPageSize, QPainter, QPdfWriter
from PySide6.QtPrintSupport import QPageSetupDialog, QPrinter, QPrintPreviewDialog
from PySide6.QtWidgets import QDialog, QScrollArea, QToolBar, QVBoxLayout, QWidget

from ui.paper.outline import Bookmark, Link, with_outline
from ui.paper.pages import Paper, Progress
from ui.services.window_state import open_at
from ui.telling.told_log import ToldLog
from ui.theme.icons import icon
from ui.theme.theme import look

ICONS = QSize(16, 16)
MARGINS = QMarginsF(18, 16, 18, 16)
"""Millimetres around a page."""
DEEDS: tuple[str, ...] = (
    "move-horizontal", "maximize", "|", "zoom-out", "zoom-in", "|", "", "", "",
    "", "chevron-left", "chevron-right", "", "|", "", "", "", "", "settings", "printer",
)  # fmt: skip
"""The icons of Qt's preview in its order, with `|` for a gap; what the set-up of the page does too is hidden."""
LEAST = QSize(1180, 720)
"""The size of a preview over a smaller window; over a larger one it is as large as that, so that a page can be read."""
BESIDE, BUTTONS = 30, 50
"""Pixels: what a dialog has around its page, and its buttons under it."""
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
"""Texts of Qt's own dialogs that Qt's translations leave in English."""


class Preview(QPrintPreviewDialog):
    """Qt's preview, all of which fits on a small screen with large text: its buttons, and the page that it sets up."""

    def __init__(self, parent: QWidget, title: str) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        for bar in self.findChildren(QToolBar):
            bar.setIconSize(ICONS)
            bar.setMovable(False)
        self._tint()
        look().theme_changed.connect(self._tint)
        open_at(self, parent.window().size().expandedTo(LEAST))

    def _tint(self) -> None:
        """Gives the bar our icons, in the colours of the look in force."""
        for bar in self.findChildren(QToolBar):
            deeds = [action for action in bar.actions() if action.isSeparator() or action.text()]
            for deed, name in zip(deeds, DEEDS, strict=True):
                deed.setVisible(bool(name))
                if name not in ("", "|"):
                    deed.setIcon(icon(name))

    def childEvent(self, event: QChildEvent) -> None:
        """Lets the dialog that sets up the page scroll."""
        super().childEvent(event)
        child = event.child()
        if event.type() == QEvent.Type.ChildPolished and isinstance(child, QPageSetupDialog):
            _let_scroll(child)


def _let_scroll(dialog: QDialog) -> None:
    """Puts what stands over a dialog's buttons into an area that scrolls where the screen is too low for it."""
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
    wanted = page.sizeHint() + QSize(BESIDE, BESIDE + BUTTONS)
    # While it is being shown it takes a size of its own.
    QTimer.singleShot(0, dialog, partial(open_at, dialog, wanted))


class PrintedLog(ToldLog):
    """A fight's log, ready for paper."""

    @classmethod
    def like(cls, log: ToldLog) -> PrintedLog:
        """A told log, ready for paper."""
        return cls(**{part.name: getattr(log, part.name) for part in fields(log)})

    def content(self, kind: str) -> bytes | str:
        """What a file of that kind holds: `pdf`, or one that needs no printer."""
        return self.to_pdf() if kind == "pdf" else super().content(kind)

    def to_pdf(self, layout: QPageLayout | None = None, progress: Progress = lambda done, total: None) -> bytes:
        """A PDF with bookmarks, on A4 where no page is set up; raises OSError if it did not become whole."""
        marks: list[Bookmark] = []
        links: list[Link] = []

        def paint(writer: QPagedPaintDevice) -> None:
            paper = Paper(self, writer, progress)
            with _painting(writer) as painter:
                paper.paint(painter, writer.newPage)
            marks.extend(paper.bookmarks)
            links.extend(paper.links)

        content = pdf(self.title, paint, MARGINS, layout)
        return with_outline(content, marks, self.language, links)

    def print_on(self, printer: QPrinter) -> None:
        """Prints; the preview calls the same."""
        paper = Paper(self, printer)
        first, last = printer.fromPage(), printer.toPage()
        with _painting(printer) as painter:
            paper.paint(painter, printer.newPage, max(0, first - 1), last - 1 if last else None)

    def preview(self, parent: QWidget, layout: QPageLayout | None = None) -> Preview:
        """The print preview, from which it can be printed."""
        dialog = Preview(parent, QCoreApplication.translate("Printing", "Print the log"))
        dialog.printer().setPageLayout(usual_page() if layout is None else layout)
        dialog.paintRequested.connect(self.print_on)
        return dialog


@contextmanager
def _painting(device: QPagedPaintDevice) -> Iterator[QPainter]:
    """A painter that has ended when the device is read, whatever happens."""
    with QPainter(device) as painter:
        # A preview keeps only what changes: a black that is there from the start would become the colour of its window.
        painter.setPen(Qt.GlobalColor.white)
        painter.setPen(Qt.GlobalColor.black)
        yield painter


def usual_page() -> QPageLayout:
    """A4, upright."""
    size = QPageSize(QPageSize.PageSizeId.A4)
    return QPageLayout(size, QPageLayout.Orientation.Portrait, MARGINS, QPageLayout.Unit.Millimeter)


def pdf(
    title: str,
    paint: Callable[[QPagedPaintDevice], None],
    margins: QMarginsF,
    layout: QPageLayout | None = None,
) -> bytes:
    """A PDF on A4, margins in millimetres, or by a layout; raises OSError if the writer left it unfinished."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
    writer.setPageMargins(margins, QPageLayout.Unit.Millimeter)
    if layout is not None:
        writer.setPageLayout(layout)
    writer.setTitle(title)
    writer.setCreator("Turnwright")
    writer.setResolution(300)
    paint(writer)
    content = bytes(buffer.data().data())
    if not content.rstrip().endswith(b"%%EOF"):
        raise OSError(errno.EIO, os.strerror(errno.EIO))
    return content
