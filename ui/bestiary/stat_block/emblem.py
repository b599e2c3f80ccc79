"""The emblem of a stat block: the card that picks its drawing and its ground, and the button that opens it."""

from __future__ import annotations

import csv
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPen, QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QButtonGroup,
    QLineEdit,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QToolButton,
    QWidget,
)

from models.repositories.pictures import own_colour, own_emblem
from rules.core.emblems import HINTS, NAMES, emblem_of, is_boss, kind_of
from rules.core.state import PARTY
from rules.text.sanitize import without_controls
from rules.text.word_tables import words_of
from ui.session.appearance import OwnLook
from ui.text.words import language
from ui.theme.emblem import LIBRARY, Emblem, Standing, paint_emblem
from ui.theme.sizes import px
from ui.theme.theme import COLOUR_ROLES, GRID, HAIR, HALF, MARK, RING, colour_name, current
from ui.widgets.controls import Button, IconButton
from ui.widgets.keyed_model import ROW_ROLE, Index, KeyedList
from ui.widgets.labels import Label, tip
from ui.widgets.layouts import FlowPanel, lined, stacked
from ui.widgets.overlay_card import AskingCard, WindowCard

CELL, COLUMNS, ROWS = 40, 8, 6
"""The side of a cell of the grid in pixels, how many stand beside one another, and how many rows are seen at once."""
EDGE = 12
SWATCH, PREVIEW = 24, 52
"""Sides of the emblem of a ground, and of the one that is being made, in pixels."""
BY_NAME = "*"
"""The choice of no drawing of one's own: the one that name, kind and tags say."""


@dataclass(frozen=True)
class Face:
    """Whose emblem it is, and what has been chosen for it."""

    name: str
    form: str
    """`LIBRARY` for creatures, `PARTY` for members."""
    kind: str = ""
    tags: tuple[str, ...] = ()
    drawing: str | None = None
    """The chosen drawing; empty: initials; None: the one by its name."""
    colour: str = ""
    """The chosen ground of a member; empty: that of its side."""

    @property
    def has_ground(self) -> bool:
        """Whether it may have a ground of its own: that of a creature says its kind, and in a fight its side."""
        return self.form == PARTY

    def emblem(self, drawing: str | None, colour: str) -> Emblem:
        """Return its emblem with a drawing and a ground."""
        shown = emblem_of(self.name, self.kind, self.tags) if drawing is None else drawing
        look = OwnLook(colour, "", shown, kind_of(self.kind, self.tags), is_boss(self.tags))
        return look.as_emblem(self.form, self.name)


def face_of_entity(
    name: str, extra: Mapping[str, Any], kind: str = "", tags: Sequence[str] = (), *, form: str = LIBRARY
) -> Face:
    """Return the face of a creature, or of a member with the form of the party."""
    colour = own_colour(extra) if form == PARTY else ""
    return Face(name, form, kind, tuple(tags), own_emblem(extra), colour)


@cache
def drawing_names() -> dict[str, dict[str, str]]:
    """Return the names of all drawings by language."""
    table = (files("resources") / "drawings" / "names.csv").read_text("utf-8")
    return {row.pop("drawing"): row for row in csv.DictReader(table.splitlines())}


@cache
def _search_words() -> dict[str, str]:
    """Return the words that find each drawing: its names in all languages, and the creatures that it stands for."""
    found = {drawing: " ".join(names.values()) for drawing, names in drawing_names().items()}
    for table in (NAMES, HINTS):
        for word, drawing in table.choices.items():
            found[drawing] += f" {word}"
    return {drawing: " " + " ".join(words_of(text)) for drawing, text in found.items()}


def matching_drawings(typed: str) -> list[str]:
    """Return the drawings of which some word begins with each word that was typed; those of creatures come first."""
    wanted = [f" {word}" for word in words_of(typed)]
    creatures = dict.fromkeys(NAMES.choices.values())
    ordered = dict.fromkeys((*creatures, *sorted(drawing_names())))
    return [drawing for drawing in ordered if all(word in _search_words()[drawing] for word in wanted)]


class _EmblemCell(QStyledItemDelegate):
    """Paints a drawing of the grid as the emblem that it would be."""

    def __init__(self, emblem: Callable[[str], Emblem], parent: QObject) -> None:
        super().__init__(parent)
        self._emblem = emblem

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint the emblem; the current one has a ring around its cell."""
        theme, cell = current(), QRectF(option.rect)
        state = option.state
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if state & (QStyle.StateFlag.State_Selected | QStyle.StateFlag.State_MouseOver):
            inner = cell.adjusted(px(RING) / 2, px(RING) / 2, -px(RING) / 2, -px(RING) / 2)
            painter.setBrush(theme.color("sunken"))
            painter.setPen(Qt.PenStyle.NoPen)
            if state & QStyle.StateFlag.State_Selected:
                pen = painter.pen()
                pen.setStyle(Qt.PenStyle.SolidLine)
                pen.setColor(theme.color("accent"))
                pen.setWidth(px(RING))
                painter.setPen(pen)
            painter.drawRoundedRect(inner, px(MARK), px(MARK))
        painter.restore()
        paint_emblem(
            painter, cell.adjusted(px(HALF), px(HALF), -px(HALF), -px(HALF)), self._emblem(str(index.data(ROW_ROLE)))
        )

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Return the size of a cell."""
        return QSize(px(CELL), px(CELL))


class _Grid(QListView):
    """The drawings in rows of eight."""

    def __init__(self, emblem: Callable[[str], Emblem], name: Callable[[str], str]) -> None:
        super().__init__()
        self.rows: KeyedList[str] = KeyedList(lambda drawing: drawing, name, self)
        self.setModel(self.rows)
        self.setViewMode(QListView.ViewMode.IconMode)
        self.setMovement(QListView.Movement.Static)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setUniformItemSizes(True)
        self.setGridSize(QSize(px(CELL), px(CELL)))
        self.setMouseTracking(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setItemDelegate(_EmblemCell(emblem, self))
        beside = self.verticalScrollBar().sizeHint().width() + 2 * self.frameWidth()
        self.setFixedWidth(COLUMNS * px(CELL) + beside + px(GRID))
        self.setMinimumHeight(2 * px(CELL))

    def sizeHint(self) -> QSize:
        """Return room for the rows that are seen at once."""
        return QSize(self.width(), ROWS * px(CELL) + 2 * self.frameWidth())


class GroundButton(QToolButton):
    """A ground that an emblem may have, as the bare form on it; the chosen one has a ring."""

    def __init__(self, colour: str, emblem: Emblem, words: str) -> None:
        super().__init__()
        self.colour, self._emblem = colour, emblem
        self.setCheckable(True)
        self.setFixedSize(px(CELL), px(CELL))
        self.setToolTip(tip(words))
        self.setAccessibleName(without_controls(words))

    def sizeHint(self) -> QSize:
        """Return the size of a cell."""
        return QSize(px(CELL), px(CELL))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the form, and a dashed frame around it while it has the focus."""
        inset = (px(CELL) - px(SWATCH)) / 2
        with QPainter(self) as painter:
            rect = QRectF(inset, inset, px(SWATCH), px(SWATCH))
            paint_emblem(painter, rect, self._emblem, Standing(active=self.isChecked()))
            if self.hasFocus():
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                painter.setPen(QPen(current().color("text"), px(HAIR), Qt.PenStyle.DashLine))
                painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), px(MARK), px(MARK))


class _Preview(QWidget):
    """The emblem that is being made."""

    def __init__(self, emblem: Callable[[], Emblem]) -> None:
        super().__init__()
        self._emblem = emblem
        self.setFixedSize(px(PREVIEW) + 2 * px(HALF), px(PREVIEW) + 2 * px(HALF))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint it."""
        with QPainter(self) as painter:
            paint_emblem(painter, QRectF(px(HALF), px(HALF), px(PREVIEW), px(PREVIEW)), self._emblem())


class EmblemCard(AskingCard, WindowCard):
    """Letters search among the drawings, arrows move in the grid, Enter takes the marked one with its ground."""

    emblem_chosen = Signal(object, str)
    """The drawing (empty: initials; None: by the name), and the ground (empty: the usual one)."""

    def __init__(self, face: Face, parent: QWidget) -> None:
        super().__init__(parent)
        self.face = face
        self._colour = face.colour
        heading = Label(self.tr("Emblem of {name}").format(name=face.name), role="heading", wraps=True)
        self.line = QLineEdit()
        self.line.setAccessibleName(self.tr("Search the drawings"))
        self.line.setPlaceholderText(self.tr("dragon, sword, fire…"))
        self.grid = _Grid(lambda drawing: face.emblem(_drawing(drawing), self._colour), self._name)
        self.grid.setAccessibleName(without_controls(heading.text()))
        self.preview = _Preview(lambda: face.emblem(self.drawing, self._colour))
        self.shown = Label(wraps=True)
        self.nothing = Label(self.tr("No drawing has this name."), role="muted", wraps=True)
        self.grounds = QButtonGroup(self)
        ground = Label(self.tr("Ground"), role="small")
        panel = FlowPanel(HALF)
        if face.has_ground:
            for colour in dict.fromkeys(("", *COLOUR_ROLES, face.colour)):
                panel.add(self._ground(colour))
        else:
            ground.hide()
            panel.hide()
        self.take_button = Button("check", self.tr("Take this emblem"), "primary")
        head = lined(self.preview, (stacked(self.headed(heading), self.shown, 1, spacing=HALF), 1))
        below = lined(1, self.take_button)
        stacked(
            *(head, self.line, (self.grid, 1, Qt.AlignmentFlag.AlignHCenter), self.nothing, ground, panel, below),
            on=self,
            margins=(EDGE, EDGE, EDGE, EDGE),
        )
        self.line.textChanged.connect(self._search)
        self.line.installEventFilter(self)
        self.grid.installEventFilter(self)
        self.grid.selectionModel().currentChanged.connect(self._moved)
        self.grid.doubleClicked.connect(self.do)
        self.take_button.clicked.connect(self.do)
        self.grounds.buttonToggled.connect(self._ground_toggled)
        self._search("")
        self._mark(BY_NAME if face.drawing is None else face.drawing)
        self._moved()

    @property
    def drawing(self) -> str | None:
        """The marked drawing; empty for initials, None for the one by the name."""
        row = self.grid.rows.row_at(self.grid.currentIndex())
        return self.face.drawing if row is None else _drawing(row)

    def place(self) -> None:
        """Lay it in the middle of the window, as high as its rows need."""
        width = self.grid.width() + 2 * (px(EDGE) + self.frameWidth())
        layout = self.layout()
        assert layout is not None
        self.lie(width, layout.totalHeightForWidth(width))

    def open(self) -> None:
        """Show the card with the cursor in the search field."""
        self.come_up()
        self.line.setFocus(Qt.FocusReason.PopupFocusReason)

    def showEvent(self, event: QShowEvent) -> None:
        """Scroll to the marked drawing."""
        super().showEvent(event)
        self.grid.scrollTo(self.grid.currentIndex(), QAbstractItemView.ScrollHint.PositionAtCenter)

    def do(self) -> None:
        """Take the marked drawing with its ground."""
        if self.grid.currentIndex().isValid():
            self.emblem_chosen.emit(self.drawing, self._colour)
            self.shut()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Go from the line into the grid by the arrows, take by Enter, and search by letters from the grid."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            key, letters = event.key(), event.text()
            if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and watched in (self.line, self.grid):
                self.do()
                return True
            if watched is self.line and key in (Qt.Key.Key_Down, Qt.Key.Key_Up):
                self.grid.setFocus(Qt.FocusReason.OtherFocusReason)
                return True
            if watched is self.grid and (letters.isalnum() or key == Qt.Key.Key_Backspace):
                self.line.setFocus(Qt.FocusReason.OtherFocusReason)
                self.line.setText(self.line.text() + letters if letters.isalnum() else self.line.text()[:-1])
                return True
        return super().eventFilter(watched, event)

    def _name(self, drawing: str) -> str:
        """Return what a drawing is called."""
        if drawing == BY_NAME:
            return self.tr("By its name and kind")
        return drawing_names()[drawing][language()] if drawing else self.tr("None: its initials")

    def _search(self, typed: str) -> None:
        """Show what has the typed words; the marked drawing stays marked if it is among them."""
        before = self.grid.rows.row_at(self.grid.currentIndex())
        found = matching_drawings(typed)
        rows = [BY_NAME, "", *found] if not typed.strip() else found
        self.grid.rows.show_rows(rows)
        self.nothing.setVisible(not rows)
        self.take_button.setEnabled(bool(rows))
        if rows:
            self._mark(before if before in rows else rows[0])

    def _mark(self, drawing: str | None) -> None:
        index = self.grid.rows.index_of(drawing)
        self.grid.setCurrentIndex(index if index.isValid() else self.grid.rows.index(0, 0))
        self.grid.scrollTo(self.grid.currentIndex())

    def _moved(self, *_: object) -> None:
        row = self.grid.rows.row_at(self.grid.currentIndex())
        self.shown.setText("" if row is None else self._name(row))
        self.preview.update()

    def _ground(self, colour: str) -> GroundButton:
        """Return the button of a ground."""
        words = colour_name(colour) or colour or self.tr("as its side")
        emblem = self.face.emblem("", colour)
        bare = Emblem(emblem.form, kind=emblem.kind, colour=emblem.colour)
        button = GroundButton(colour, bare, self.tr("Ground: {colour}").format(colour=words))
        button.setChecked(colour == self._colour)
        self.grounds.addButton(button)
        return button

    def _ground_toggled(self, button: GroundButton, checked: bool) -> None:
        if checked:
            self._colour = button.colour
            self.grid.viewport().update()
            self.preview.update()


def _drawing(row: str) -> str | None:
    """Return the drawing of a row of the grid."""
    return None if row == BY_NAME else row


class EmblemController(QObject):
    """Opens the card over the window, and hands on what is chosen to be saved."""

    def __init__(
        self, face: Callable[[], Face | None], keep: Callable[[str | None, str], object], over: QWidget
    ) -> None:
        super().__init__(over)
        self._face, self._keep, self._over = face, keep, over
        self.card: EmblemCard | None = None
        self.button = IconButton("shield", self.tr("Emblem: choose the drawing by which it is shown (F4)"))
        self.button.clicked.connect(self.ask)

    def ask(self) -> None:
        """Open the card for whoever is shown."""
        face = self._face()
        if face is not None:
            self.card = EmblemCard(face, self._over.window())
            self.card.emblem_chosen.connect(self._keep)
            self.card.open()
