"""The guide: how an evening goes, in the reader's language, with pictures; the fight goes on beside it."""

from __future__ import annotations

from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QImage, QResizeEvent, QTextDocument
from PySide6.QtWidgets import QDialog, QWidget

from ui.lines import stacked
from ui.reading import ReadingPage
from ui.theme import LARGE, NORMAL, current, look

MARGIN = 32
"""Pixels that are left free beside a picture."""


def shelf() -> Traversable:
    """Where the guide lies: a page and a folder of pictures for each language."""
    return files("resources") / "guide"


class GuidePage(ReadingPage):
    """The page; its pictures are as wide as there is room, and as dark as the window."""

    def __init__(self, language: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._language = language if (shelf() / f"{language}.html").is_file() else "en"
        self.setAccessibleName(self.tr("Guide"))
        look().changed.connect(self.draw)
        self.draw()

    def draw(self) -> None:
        """Sets the page anew where it stands."""
        bar = self.verticalScrollBar()
        place = bar.value() / max(1, bar.maximum())
        self.document().setDefaultStyleSheet(
            f"a {{ color: {current().roles['accent']} }} p, li {{ margin-bottom: 8px }} "
            f"h1 {{ font-size: {LARGE}px }} h2 {{ font-size: {NORMAL}px; margin-top: 16px }}"
        )
        self.setHtml((shelf() / f"{self._language}.html").read_text("utf-8"))
        bar.setValue(round(place * bar.maximum()))

    def loadResource(self, type: int, name: QUrl | str) -> Any:  # noqa: N802
        """A picture of the guide; nothing else is ever read from a page."""
        theme = "dark" if current().dark else "light"
        url = QUrl(name)
        file = shelf() / self._language / f"{url.fileName()}-{theme}.png"
        if type != int(QTextDocument.ResourceType.ImageResource.value) or not file.is_file():
            return None
        image = QImage.fromData(file.read_bytes())
        room = max(200, self.viewport().width() - MARGIN)
        return image if image.width() <= room else image.scaledToWidth(room, Qt.TransformationMode.SmoothTransformation)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Pictures follow the width."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.draw()


class Guide(QDialog):
    """The guide in a window of its own, which holds nothing up; Esc closes it."""

    def __init__(self, language: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Guide"))
        self.setModal(False)
        self.page = GuidePage(language)
        self.page.setProperty("role", "page")
        column = stacked(self, margins=(16, 16, 4, 0))
        column.addWidget(self.page)
        self.resize(min(780, parent.width() - 40), max(320, parent.height() - 60))
