"""What is printed: the preview, a PDF, and the log as one document for both, as HTML and as Markdown."""

from __future__ import annotations

import errno
import html
import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass
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
    QSizeF,
    Qt,
    QTimer,
)
from PySide6.QtGui import QFont, QPagedPaintDevice, QPageLayout, QPageSize, QPdfWriter, QTextDocument
from PySide6.QtPrintSupport import QPageSetupDialog, QPrinter, QPrintPreviewDialog
from PySide6.QtWidgets import QDialog, QScrollArea, QToolBar, QVBoxLayout, QWidget

from rules.facts import Fact
from rules.telling import HEADINGS, Teller
from ui.places import open_at

ICONS = QSize(16, 16)
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
        open_at(self, QSize(1180, 720))

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
    page = None if layout is None else next((one for one in own if layout.indexOf(one) == 0), None)
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


@dataclass(frozen=True)
class PrintedLog:
    """A fight's log in one language, ready for paper."""

    title: str
    subtitle: str
    language: str
    lines: tuple[tuple[str, str], ...]
    """(kind, sentence)."""

    @classmethod
    def of(cls, title: str, subtitle: str, facts: Sequence[Fact], teller: Teller) -> PrintedLog:
        """The log of the facts."""
        told = ((str(fact["kind"]), teller.line(fact)) for fact in facts)
        return cls(title, subtitle, teller.language, tuple((kind, line) for kind, line in told if line is not None))

    def to_html(self) -> str:
        """A whole page of HTML, in light colours for paper."""
        body: list[str] = []
        for kind, line in self.lines:
            text = html.escape(line)
            if kind == "round":
                body.append(f"<h2>{text}</h2>")
            elif kind in HEADINGS:
                body.append(f"<h3>{text}</h3>")
            else:
                body.append(f'<p class="{html.escape(_css_class(kind))}">{text}</p>')
        return _PAGE.format(
            language=self.language.replace("_", "-"),
            title=html.escape(self.title),
            subtitle=html.escape(self.subtitle),
            body="\n".join(body),
        )

    def to_markdown(self) -> str:
        """The same as Markdown."""
        parts = [f"# {_plain(self.title)}", "", _plain(self.subtitle), ""]
        for kind, line in self.lines:
            if kind == "round":
                parts += ["", f"## {_plain(line)}", ""]
            elif kind in HEADINGS:
                parts += ["", f"### {_plain(line)}", ""]
            else:
                parts.append(f"- {_plain(line)}")
        return "\n".join(parts).rstrip() + "\n"

    def document(self) -> QTextDocument:
        """The document that preview, printer and PDF share."""
        made = QTextDocument()
        font = QFont("Serif")
        font.setPointSizeF(10)
        made.setDefaultFont(font)
        made.setHtml(self.to_html())
        return made

    def content(self, kind: str) -> bytes | str:
        """What a file of that kind holds: `pdf`, `html` or `md`."""
        if kind == "pdf":
            return self.to_pdf()
        return self.to_html() if kind == "html" else self.to_markdown()

    def to_pdf(self) -> bytes:
        """A PDF on A4; raises OSError if it did not become whole."""
        return pdf(self.title, self._print_whole, QMarginsF(18, 16, 18, 16))

    def _print_whole(self, writer: QPagedPaintDevice) -> None:
        document = self.document()
        document.documentLayout().setPaintDevice(writer)
        document.setPageSize(QSizeF(writer.width(), writer.height()))
        document.print_(writer)

    def print_on(self, printer: QPrinter) -> None:
        """Prints; the preview calls the same."""
        self.document().print_(printer)

    def preview(self, parent: QWidget) -> Preview:
        """The print preview, from which it can be printed."""
        dialog = Preview(parent, QCoreApplication.translate("Printing", "Print the log"))
        dialog.paintRequested.connect(self.print_on)
        return dialog


def pdf(title: str, paint: Callable[[QPagedPaintDevice], None], margins: QMarginsF) -> bytes:
    """A PDF on A4, margins in millimetres; raises OSError if it is not whole, of which the writer says nothing."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
    writer.setPageMargins(margins, QPageLayout.Unit.Millimeter)
    writer.setTitle(title)
    writer.setCreator("Turnwright")
    writer.setResolution(300)
    paint(writer)
    content = bytes(buffer.data().data())
    if not content.rstrip().endswith(b"%%EOF"):
        raise OSError(errno.EIO, os.strerror(errno.EIO))
    return content


def _css_class(kind: str) -> str:
    return kind if kind.isascii() and kind.isidentifier() else "line"


def _plain(text: str) -> str:
    for sign in "\\`*_[]<>#":
        text = text.replace(sign, f"\\{sign}")
    return text


_PAGE = """<!DOCTYPE html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<title>{title}</title>
<style>
body {{ font-family: serif; color: #111111; background: #ffffff; }}
h1 {{ font-size: 18pt; margin-bottom: 3px; }}
h2 {{ font-size: 13pt; margin-top: 20px; margin-bottom: 6px; border-bottom: 1px solid #999999; }}
h3 {{ font-size: 10pt; margin-top: 12px; margin-bottom: 3px; color: #444444; }}
p {{ font-size: 10pt; margin-top: 2px; margin-bottom: 2px; margin-left: 24px; }}
p.turn {{ font-weight: bold; margin-top: 8px; margin-left: 0; }}
p.tick, p.initiative, p.spend {{ color: #555555; }}
p.note, p.ruling, p.house_rules {{ font-style: italic; }}
p.end, p.spoils {{ font-weight: bold; margin-left: 0; margin-top: 12px; }}
</style>
</head>
<body>
<h1>{title}</h1>
<p>{subtitle}</p>
{body}
</body>
</html>
"""
