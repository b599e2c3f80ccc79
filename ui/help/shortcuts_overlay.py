"""The key sheet, on F1: every command with a key, grouped by purpose."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QBoxLayout, QLayout, QWidget

from models.storage.store import folded
from ui.commands.command import Command, Group, Place
from ui.theme.theme import GRID, HALF
from ui.widgets.labels import Label
from ui.widgets.layouts import VerticalScrollArea, fill, gridded, lined, stacked
from ui.widgets.line_edits import SearchLine
from ui.widgets.overlay_card import WindowCard

KEYS_WIDTH, WORDS_WIDTH, SEARCH_WIDTH = 144, 264, 280
EDGE = 16
"""Pixels of the window left free at each side."""
USUAL = (Place.WINDOW, Place.FIGHT, Place.TURN)
"""Where keys apply that have no other place."""


class KeySheet(WindowCard):
    """All keys on a card that can be searched; Esc closes it."""

    def __init__(self, commands: Sequence[Command], parent: QWidget) -> None:
        super().__init__(parent)
        title = Label(self.tr("Keys"), role="title")
        self.setAccessibleName(title.text())
        self.search = SearchLine(placeholderText=self.tr("Search keys"), accessibleName=self.tr("Search keys"))
        self.search.setFixedWidth(SEARCH_WIDTH)
        self.search.textChanged.connect(self._find)
        self.nothing = Label(self.tr("No key does that. Ctrl+K finds what has none."), role="muted", wraps=True)
        self.nothing.hide()
        sheet = QWidget()
        self._sheet = VerticalScrollArea(sheet)
        head = lined(title, self.search, 1, (self.away(), 0, Qt.AlignmentFlag.AlignTop), spacing=2 * GRID)
        stacked(head, self.nothing, (self._sheet, 1), on=self, margins=(24, 20, 24, 20), spacing=12)
        # Last: all that is in a widget is styled anew whenever that is moved.
        self.groups = [
            GroupOfKeys(group, [each for each in commands if each.group is group and each.all_keys()], sheet)
            for group in Group
        ]
        self._columns = QBoxLayout(QBoxLayout.Direction.LeftToRight, sheet)
        self._columns.setContentsMargins(0, 0, 0, 0)
        for part in _halves(self.groups):
            column = stacked(spacing=GRID)
            self._columns.addLayout(column)
            fill(column, *part, 1)
        self._columns.addStretch(1)
        self.setFocusProxy(self.search)

    def _find(self, text: str) -> None:
        words = folded(text).split()
        has_lines = [group.show_found(words) for group in self.groups]
        self.nothing.setVisible(not any(has_lines))
        self._sheet.verticalScrollBar().setValue(0)

    def place(self) -> None:
        """Center the card in the window, with one column where two are too wide."""
        parent, layout = self.parentWidget(), self.layout()
        assert parent is not None
        assert layout is not None
        free = parent.size() - QSize(2 * EDGE, 2 * EDGE)
        for direction in (QBoxLayout.Direction.TopToBottom, QBoxLayout.Direction.LeftToRight):
            self._turn(direction, layout)
            if layout.sizeHint().width() > free.width():
                self._turn(QBoxLayout.Direction.TopToBottom, layout)
        size = layout.sizeHint().boundedTo(free)
        self.setGeometry(QRect(QPoint(0, 0), size))
        self.move((parent.width() - size.width()) // 2, (parent.height() - size.height()) // 2)

    def _turn(self, direction: QBoxLayout.Direction, layout: QLayout) -> None:
        """Put the columns side by side, or one under the other."""
        self._columns.setDirection(direction)
        self._columns.setSpacing(3 * GRID if direction == QBoxLayout.Direction.LeftToRight else HALF)
        self._sheet.updateGeometry()
        layout.activate()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Scroll by keys that the search leaves."""
        self._sheet.take_key(event.key())
        event.accept()


class GroupOfKeys(QWidget):
    """The commands under one heading, a line each; a place that they apply to is named above them."""

    def __init__(self, group: Group, commands: Sequence[Command], parent: QWidget) -> None:
        super().__init__(parent)
        self._places: list[tuple[Label | None, list[KeyLine]]] = []
        self._grid = gridded(self, across=GRID, down=HALF)
        self._add(Label(group.title, role="strong", wraps=True))
        by_place: dict[str, list[Command]] = {"": []}
        for command in commands:
            by_place.setdefault("" if command.place in USUAL else command.place.title, []).append(command)
        for place, held in by_place.items():
            label = Label(place, role="muted") if place else None
            if label is not None:
                self._add(label)
            self._places.append((label, [self._line(command, f"{group.title} {place}") for command in held]))

    @property
    def lines(self) -> list[KeyLine]:
        """Return its commands as they stand there."""
        return [line for _, lines in self._places for line in lines]

    @property
    def height_in_lines(self) -> int:
        """Return how many lines it takes."""
        return int(self._grid.rowCount())

    def _add(self, *labels: Label) -> None:
        row = self._grid.rowCount()
        for column, label in enumerate(labels):
            span = 1 if len(labels) > 1 else 2
            self._grid.addWidget(label, row, column, 1, span, Qt.AlignmentFlag.AlignTop)

    def _line(self, command: Command, around: str) -> KeyLine:
        keys, meaning = Label(command.key_names, role="heading", wraps=True), Label(command.meaning, wraps=True)
        keys.setFixedWidth(KEYS_WIDTH)
        meaning.setFixedWidth(WORDS_WIDTH)
        self._add(keys, meaning)
        words = folded(f"{command.key_names} {command.meaning} {command.title} {command.other_words} {around}")
        return KeyLine(command, keys, meaning, words)

    def show_found(self, words: Sequence[str]) -> bool:
        """Show the lines that contain all words; return False if there is none."""
        for label, lines in self._places:
            are_found = [line.show_found(words) for line in lines]
            if label is not None:
                label.setVisible(any(are_found))
        is_found = any(not line.keys.isHidden() for line in self.lines)
        self.setVisible(is_found)
        return is_found


class KeyLine(NamedTuple):
    """The keys of a command, and what it does."""

    command: Command
    keys: Label
    meaning: Label
    words: str
    """The text that is searched."""

    def show_found(self, words: Sequence[str]) -> bool:
        """Show the line if it contains all words; return whether it does."""
        is_found = all(word in self.words for word in words)
        self.keys.setVisible(is_found)
        self.meaning.setVisible(is_found)
        return is_found


def _halves(groups: Sequence[GroupOfKeys]) -> tuple[Sequence[GroupOfKeys], Sequence[GroupOfKeys]]:
    """Return the groups in two columns of about the same height."""
    heights = [group.height_in_lines for group in groups]
    split = min(range(len(groups)), key=lambda at: abs(sum(heights[:at]) - sum(heights[at:])))
    return groups[:split], groups[split:]
