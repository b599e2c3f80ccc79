"""A player's character's own colour: one of the library's, what a file brought along, or that of its side."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from ui.bestiary.list.folder_model import COLOUR_ROLES, colour_name
from ui.session.appearance import shown_colour
from ui.theme.theme import current, look
from ui.widgets.controls import Choice

SWATCH = 14


class ColourChoice(Choice):
    """What is chosen is shown in order, board and log, as dark or light as it takes to be read there."""

    edited = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Colour in a fight: in the order, on the board and in the log"))
        self.setToolTip(self.accessibleName())
        self.setIconSize(QSize(SWATCH, SWATCH))
        self._given = ""
        """What is chosen as it is kept."""
        self.show_colour("")
        self.activated.connect(self._choose)
        look().changed.connect(self._fill)

    @property
    def chosen(self) -> str:
        """A name of the library's colours, `#rrggbb`, or empty."""
        return self._given

    def show_colour(self, colour: str) -> None:
        """Shows what is kept."""
        self._given = colour
        self._fill()

    def _fill(self) -> None:
        self.clear()
        self.addItem(self.tr("as its side"), "")
        for colour in COLOUR_ROLES:
            self.addItem(_swatch(colour), colour_name(colour), colour)
        if self._given not in COLOUR_ROLES and self._given:
            self.addItem(_swatch(self._given), self._given, self._given)
        self.setCurrentIndex(self.findData(self._given))

    def _choose(self, place: int) -> None:
        colour = str(self.itemData(place))
        changed = colour != self._given
        self.show_colour(colour)
        if changed:
            self.edited.emit()


def _swatch(colour: str) -> QIcon:
    made = QPixmap(SWATCH * 2, SWATCH * 2)
    made.fill(Qt.GlobalColor.transparent)
    with QPainter(made) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(shown_colour(colour) or current().color("muted"))
        painter.drawEllipse(made.rect().adjusted(2, 2, -2, -2))
    return QIcon(made)
