"""The key sheet, on F1: every command with a key as caps, in five sections grouped by purpose."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from PySide6.QtCore import QT_TRANSLATE_NOOP, QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QLayout, QWidget

from models.storage.store import folded
from ui.commands.command import RANGE, Command, Group, Place, name_of, split
from ui.theme.row_parts import cap_size, paint_cap
from ui.theme.sizes import px
from ui.theme.theme import GRID, HAIR, HALF, current
from ui.widgets.labels import Label
from ui.widgets.layouts import VerticalScrollArea, fill, gridded, lined, stacked
from ui.widgets.line_edits import SearchLine
from ui.widgets.overlay_card import WindowCard

KEYS_WIDTH, WORDS_WIDTH, SEARCH_WIDTH = 144, 264, 280
HELD_WITH, APART = 2, 8
"""Pixels between keys that are pressed together, and between others."""
SECTIONS: tuple[tuple[Any, tuple[Group, ...]], ...] = (
    (QT_TRANSLATE_NOOP("KeySheet", "Playing"), (Group.PLAY, Group.ANSWER, Group.MOVE)),
    (QT_TRANSLATE_NOOP("KeySheet", "Ruling and planning"), (Group.RULE, Group.PLAN)),
    (QT_TRANSLATE_NOOP("KeySheet", "Looking back and ahead"), (Group.GO_BACK, Group.FORESEE, Group.RECORD)),
    (QT_TRANSLATE_NOOP("KeySheet", "Before the fight"), (Group.PREPARE, Group.COLLECT, Group.LEAD, Group.EDIT)),
    (QT_TRANSLATE_NOOP("KeySheet", "The window"), (Group.FIND, Group.SHOW, Group.RUN)),
)
"""The headings of the sheet, each with its groups."""
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
        self.search.setFixedWidth(px(SEARCH_WIDTH))
        self.search.textChanged.connect(self._find)
        self.nothing = Label(self.tr("No key does that. Ctrl+K finds what has none."), role="muted", wraps=True)
        self.nothing.hide()
        sheet = QWidget()
        self._sheet = VerticalScrollArea(sheet)
        head = lined(title, self.search, 1, (self.away(), 0, Qt.AlignmentFlag.AlignTop), spacing=2 * GRID)
        stacked(head, self.nothing, (self._sheet, 1), on=self, margins=(24, 20, 24, 20), spacing=12)
        # Last: all that is in a widget is styled anew whenever that is moved.
        with_keys = [command for command in commands if command.all_keys()]
        self.sections = [SectionOfKeys(self.tr(title), groups, with_keys, sheet) for title, groups in SECTIONS]
        self.groups = [group for section in self.sections for group in section.groups]
        self._columns = QBoxLayout(QBoxLayout.Direction.LeftToRight, sheet)
        self._columns.setContentsMargins(0, 0, 0, 0)
        for part in _halves(self.sections):
            column = stacked(spacing=2 * GRID)
            self._columns.addLayout(column)
            fill(column, *part, 1)
        self._columns.addStretch(1)
        self.setFocusProxy(self.search)

    def _find(self, text: str) -> None:
        words = folded(text).split()
        has_lines = [section.show_found(words) for section in self.sections]
        self.nothing.setVisible(not any(has_lines))
        self._sheet.verticalScrollBar().setValue(0)

    def place(self) -> None:
        """Center the card in the window, with one column where two are too wide."""
        parent, layout = self.parentWidget(), self.layout()
        assert parent is not None
        assert layout is not None
        free = parent.size() - QSize(2 * px(EDGE), 2 * px(EDGE))
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
        self._columns.setSpacing(3 * px(GRID) if direction == QBoxLayout.Direction.LeftToRight else px(HALF))
        self._sheet.updateGeometry()
        layout.activate()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Scroll by keys that the search leaves."""
        self._sheet.take_key(event.key())
        event.accept()


class SectionOfKeys(QWidget):
    """Groups of commands under one large heading."""

    def __init__(self, title: str, groups: Sequence[Group], commands: Sequence[Command], parent: QWidget) -> None:
        super().__init__(parent)
        column = stacked(Label(title, role="title", wraps=True), on=self, spacing=GRID)
        line = QFrame()
        line.setProperty("role", "line")
        line.setFixedHeight(px(HAIR))
        column.addWidget(line)
        self.groups = [
            GroupOfKeys(group, [command for command in commands if command.group is group], self) for group in groups
        ]
        fill(column, *self.groups)

    @property
    def height_in_lines(self) -> int:
        """Return how many lines it takes."""
        return 1 + sum(group.height_in_lines for group in self.groups)

    def show_found(self, words: Sequence[str]) -> bool:
        """Show the lines that contain all words; return False if there is none."""
        has_lines = [group.show_found(words) for group in self.groups]
        is_found = any(has_lines)
        self.setVisible(is_found)
        return is_found


class KeyCaps(Label):
    """The keys of a command as caps, in as many lines as they need; read aloud by their names."""

    def __init__(self, command: Command) -> None:
        super().__init__(command.key_names, wraps=True)
        self._chords = [chord for key in command.all_keys() for chord in _chords(key)]
        self.setFixedSize(px(KEYS_WIDTH), int(self.places()[-1][0].bottom()) + 1)

    def places(self) -> list[tuple[QRectF, str]]:
        """Return where each cap lies; keys that are pressed together stay in one line."""
        places: list[tuple[QRectF, str]] = []
        x, y = 0.0, 1.0
        for chord in self._chords:
            sizes = [cap_size(key, self.font()) for key in chord]
            width = sum(size.width() for size in sizes) + px(HELD_WITH) * (len(chord) - 1)
            if x and x + width > px(KEYS_WIDTH):
                x, y = 0.0, y + sizes[0].height() + px(HALF)
            for key, size in zip(chord, sizes, strict=True):
                places.append((QRectF(x, y, size.width(), size.height()), key))
                x += size.width() + px(HELD_WITH)
            x += px(APART) - px(HELD_WITH)
        return places

    def heightForWidth(self, width: int) -> int:
        """Return the height of its lines."""
        return self.height()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the caps, and the dots between the first and the last of several keys."""
        with QPainter(self) as painter:
            for place, key in self.places():
                if key == RANGE.strip():
                    painter.setPen(current().color("muted"))
                    painter.drawText(place, Qt.AlignmentFlag.AlignCenter, key)
                else:
                    paint_cap(painter, place, key, self.font())


def _chords(key: str) -> Iterator[list[str]]:
    """Yield the keys that are pressed together; of a range its first, dots, and its last."""
    for number, each in enumerate(name_of(key).split(RANGE)):
        if number:
            yield [RANGE.strip()]
        held, pressed = split(each)
        yield [*held.rstrip("+").split("+"), pressed] if held else [pressed]


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
        keys, meaning = KeyCaps(command), Label(command.meaning, wraps=True)
        meaning.setFixedWidth(px(WORDS_WIDTH))
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
    keys: KeyCaps
    meaning: Label
    words: str
    """The text that is searched."""

    def show_found(self, words: Sequence[str]) -> bool:
        """Show the line if it contains all words; return whether it does."""
        is_found = all(word in self.words for word in words)
        self.keys.setVisible(is_found)
        self.meaning.setVisible(is_found)
        return is_found


def _halves(sections: Sequence[SectionOfKeys]) -> tuple[Sequence[SectionOfKeys], Sequence[SectionOfKeys]]:
    """Return the sections in two columns of about the same height."""
    heights = [section.height_in_lines for section in sections]
    middle = min(range(len(sections)), key=lambda at: abs(sum(heights[:at]) - sum(heights[at:])))
    return sections[:middle], sections[middle:]
