"""A fight's log on paper: printed, in its preview, and as PDF, with the same pages."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import fields

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QPagedPaintDevice, QPageLayout, QPainter
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtWidgets import QWidget

from ui.paper.page_setup import MARGINS, usual_page
from ui.paper.pages import Paper, Progress
from ui.paper.pdf import Bookmark, Link, with_outline, written_pdf
from ui.paper.print_preview import Preview
from ui.telling.told_log import ToldLog


class PrintedLog(ToldLog):
    """A fight's log, ready to print."""

    @classmethod
    def like(cls, log: ToldLog) -> PrintedLog:
        """Return a log, ready to print."""
        return cls(**{part.name: getattr(log, part.name) for part in fields(log)})

    def content(self, kind: str) -> bytes | str:
        """Return the content of a file of that kind: `pdf`, or one that needs no printer."""
        return self.to_pdf() if kind == "pdf" else super().content(kind)

    def to_pdf(self, layout: QPageLayout | None = None, progress: Progress = lambda done, total: None) -> bytes:
        """Return a PDF with bookmarks, on A4 if no page is set up; raise OSError if it is incomplete."""
        marks: list[Bookmark] = []
        links: list[Link] = []

        def paint(writer: QPagedPaintDevice) -> None:
            paper = Paper(self, writer, progress)
            with _painting(writer) as painter:
                paper.paint(painter, writer.newPage)
            marks.extend(paper.bookmarks)
            links.extend(paper.links)

        content = written_pdf(self.title, paint, MARGINS, layout)
        return with_outline(content, marks, self.language, links)

    def print_on(self, printer: QPrinter) -> None:
        """Print the pages; the preview calls the same."""
        paper = Paper(self, printer)
        first, last = printer.fromPage(), printer.toPage()
        with _painting(printer) as painter:
            paper.paint(painter, printer.newPage, max(0, first - 1), last - 1 if last else None)

    def preview(self, parent: QWidget, layout: QPageLayout | None = None) -> Preview:
        """Return the print preview."""
        translate = QCoreApplication.translate
        is_log = self.handout is None
        title = translate("Printing", "Print the log") if is_log else translate("Printing", "Print the handout")
        dialog = Preview(parent, title)
        dialog.printer().setPageLayout(usual_page() if layout is None else layout)
        dialog.paintRequested.connect(self.print_on)
        return dialog


@contextmanager
def _painting(device: QPagedPaintDevice) -> Iterator[QPainter]:
    """Yield a painter that is ended in any case before the device is read."""
    with QPainter(device) as painter:
        # A preview keeps only what changes: a black that is there from the start would become the colour of its window.
        painter.setPen(Qt.GlobalColor.white)
        painter.setPen(Qt.GlobalColor.black)
        yield painter
