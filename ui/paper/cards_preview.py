"""The preview of cards and tents, with the choice of cards a page."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QMarginsF, Signal
from PySide6.QtGui import QPageLayout
from PySide6.QtPrintSupport import QPrinter, QPrintPreviewWidget
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ui.paper.cards import GRIDS, MARGIN, MOST, PaperCards
from ui.paper.print_preview import Preview
from ui.services.dialogs import ask_to_save, write
from ui.theme.theme import GRID
from ui.widgets.controls import Button, ComboBox
from ui.widgets.labels import Label
from ui.widgets.layouts import lined

TENTS = 0
"""The choice of tents."""


def show_cards(cards: PaperCards, parent: QWidget, say: Callable[[str], None]) -> None:
    """Show the preview; `say` receives a sentence about the result."""
    if not cards.shown:
        say(QCoreApplication.translate("CardsPreview", "Nobody with a card to print is selected."))
        return
    if len(cards.shown) > MOST:
        words = QCoreApplication.translate("CardsPreview", "At most {most} cards can be printed at once; select fewer.")
        say(words.format(most=MOST))
        return
    preview = CardsPreview(cards, parent)
    preview.pdf_written.connect(say)
    preview.exec()
    preview.deleteLater()


class CardsPreview(Preview):
    """Show the pages, print them, or write them as PDF."""

    pdf_written = Signal(str)
    """The result of writing the PDF, in a sentence."""

    def __init__(self, cards: PaperCards, parent: QWidget) -> None:
        super().__init__(parent, QCoreApplication.translate("CardsPreview", "Print cards"))
        self.cards = cards
        margins = QMarginsF(MARGIN, MARGIN, MARGIN, MARGIN)
        self.printer().setPageMargins(margins, QPageLayout.Unit.Millimeter)
        self.choice = ComboBox(name=self.tr("How many cards to a page"))
        self.choice.setSizeAdjustPolicy(ComboBox.SizeAdjustPolicy.AdjustToContents)
        for many in GRIDS:
            self.choice.addItem(self.tr("{many} to a page").format(many=many), many)
        self.choice.addItem(self.tr("Tents to fold, four to a page"), TENTS)
        self.choice.setCurrentIndex(self.choice.findData(TENTS if cards.tents else cards.per_page))
        self.choice.currentIndexChanged.connect(self._choose)
        self.pdf_button = Button("file-down", self.tr("Export as PDF…"), clicked=self._export)
        row = lined(
            Label(self.tr("Cards:")), self.choice, 1, self.pdf_button, margins=(GRID, GRID, GRID, 0), spacing=GRID
        )
        layout = self.layout()
        assert isinstance(layout, QVBoxLayout)
        layout.insertLayout(0, row)
        self.paintRequested.connect(self._paint)

    def _paint(self, printer: QPrinter) -> None:
        self.cards.print_on(printer)

    def _choose(self) -> None:
        many = int(self.choice.currentData())
        self.cards = self.cards.in_tents() if many == TENTS else self.cards.so_many(many)
        for view in self.findChildren(QPrintPreviewWidget):
            view.updatePreview()

    def _export(self) -> None:
        self.export()

    def export(self, path: Path | None = None) -> None:
        """Write the pages as PDF."""
        path = path or ask_to_save(self, self.windowTitle(), f"{self.cards.title}.pdf", "*.pdf")
        if path is not None:
            self.pdf_written.emit(write(path, self.cards.to_pdf))
