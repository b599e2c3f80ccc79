"""A plot on the screen: painted in the window's colours, with numbers on hover, saved as a picture."""

from __future__ import annotations

import math
from pathlib import Path

from PySide6.QtCore import QEvent, QSize, Signal
from PySide6.QtGui import QHelpEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from rules.text.sanitize import without_controls
from ui.services import dialogs
from ui.services.dialogs import ask_to_save
from ui.summary.plots import PAPER, Drawn, Plot, as_png, as_svg
from ui.theme.sizes import px, scale
from ui.theme.theme import GRID, current, look
from ui.widgets.controls import IconButton
from ui.widgets.labels import Label, keyless, tip
from ui.widgets.layouts import lined, stacked
from ui.widgets.whole_lines import Line, LinedWidget


class PlotView(QWidget):
    """A plot under its title, with a button that saves it."""

    message_requested = Signal(str)
    """The result of saving, in a sentence."""

    def __init__(self, plot: Plot, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.canvas = Canvas(plot)
        self._plot = plot
        save = IconButton("save", self.tr("Save this plot as a picture (SVG, PNG)"), clicked=self.ask_where)
        title = Label(keyless(plot.title), role="heading", wraps=True)
        title.setBuddy(self.canvas)  # it does not stand alone at the end of a page
        head = lined((title, 1), save, spacing=GRID)
        stacked(head, self.canvas, on=self, spacing=GRID)

    def ask_where(self) -> None:
        """Ask for a file and save the plot in the format of its suffix."""
        kinds = ";;".join((self.tr("Drawing (*.svg)"), self.tr("Picture (*.png)")))
        path = ask_to_save(self, self.tr("Save the plot"), f"{self._plot.title}.svg", kinds, (".svg", ".png"))
        if path is not None:
            self.save(path)

    def save(self, path: Path) -> None:
        """Write the plot in light colours, as vectors or pixels."""
        kind = as_png if path.suffix.lower() == ".png" else as_svg
        self.message_requested.emit(dialogs.write(path, lambda: kind(self._plot)))


class Canvas(LinedWidget):
    """The widget that paints a plot."""

    def __init__(self, plot: Plot, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._plot = plot
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setAccessibleName(without_controls(plot.title))
        self.setAccessibleDescription(without_controls("\n".join(plot.in_words())))
        look().theme_changed.connect(self.update)

    def heightForWidth(self, width: int) -> int:
        """Return the plot's height at that width."""
        return round(self._plot.height(width / scale()) * scale())

    def lines(self) -> list[Line]:
        """Return where the lines of its plot begin and end, in pixels."""
        factor = scale()
        ends = self._plot.lines(self.width() / factor)
        return [(math.floor(start * factor), math.ceil(stop * factor)) for start, stop in ends]

    def sizeHint(self) -> QSize:
        """Return a readable width."""
        return QSize(px(PAPER // 2), self.heightForWidth(px(PAPER // 2)))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the plot in the window's colours."""
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.scale(scale(), scale())
            self._plot.paint(Drawn(painter, self.width() / scale(), current(), self.font()))

    def event(self, event: QEvent) -> bool:
        """Show the values under the mouse as a tooltip."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            x, y, width = (pixels / scale() for pixels in (event.pos().x(), event.pos().y(), self.width()))
            QToolTip.showText(event.globalPos(), tip(self._plot.said_at(x, y, width)), self)
            return True
        return super().event(event)
