"""The sheet of keys, on F1."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QT_TRANSLATE_NOOP, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QLayout, QWidget

from ui.theme.theme import GRID, HALF
from ui.widgets.labels import Label
from ui.widgets.layouts import VerticalScrollArea, gridded, stacked
from ui.widgets.overlay_card import HELD, WindowCard

WORDS_WIDTH = 296
EDGE = 16
"""Pixels of the window that stay free at each side."""
NAMES_OF_KEYS: tuple[Any, ...] = (
    QT_TRANSLATE_NOOP("QShortcut", "Ctrl"),
    QT_TRANSLATE_NOOP("QShortcut", "Shift"),
    QT_TRANSLATE_NOOP("QShortcut", "Return"),
    QT_TRANSLATE_NOOP("QShortcut", "Enter"),
    QT_TRANSLATE_NOOP("QShortcut", "Backspace"),
    QT_TRANSLATE_NOOP("QShortcut", "Del"),
    QT_TRANSLATE_NOOP("QShortcut", "Ins"),
    QT_TRANSLATE_NOOP("QShortcut", "Esc"),
    QT_TRANSLATE_NOOP("QShortcut", "Up"),
    QT_TRANSLATE_NOOP("QShortcut", "Down"),
)
"""What Qt writes beside the commands of a menu: called there as on this sheet, whatever Qt's own translations say."""


class KeySheet(WindowCard):
    """All keys on one card; any key puts it away, but for those that scroll where there is no room for all."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        title = Label(self.tr("Keys"), role="title")
        self.setAccessibleName(title.text())
        listed = self._keys()
        half = -(-len(listed) // 2)
        sheet = QWidget()
        self._halves = QBoxLayout(QBoxLayout.Direction.LeftToRight, sheet)
        self._halves.setContentsMargins(0, 0, 0, 0)
        for part in (listed[:half], listed[half:]):
            self._halves.addLayout(_grid(part))
        self._halves.addStretch(1)
        self._sheet = VerticalScrollArea(sheet)
        layout = stacked(self, margins=(24, 20, 24, 20), spacing=12)
        layout.addLayout(self.headed(title))
        layout.addWidget(self._sheet, 1)
        foot = Label(self.tr("Any key closes this sheet."), role="small")
        layout.addWidget(foot)

    def _keys(self) -> list[tuple[str, str]]:
        return [*self._of_actions(), *self._of_rows(), *self._of_tabs(), *self._of_a_fight(), *self._of_things()]

    def _of_actions(self) -> list[tuple[str, str]]:
        """What is done on the stage."""
        return [
            (self.tr("Space"), self.tr("next turn or phase (asks once where a hero has not acted); begins the fight")),
            ("A … Z", self.tr("prepare an action on the stage; then letters aim")),
            ("Shift+A … Z", self.tr("aim at a whole side; act out of turn")),
            ("1 … 9", self.tr("choose an option, type the table’s dice (45 5: those of the next roll, too)")),
            (self.tr("Enter"), self.tr("do it; let the app roll")),
            ("Shift+Enter", self.tr("let the app roll all that is asked; do it anyway, as a ruling")),
            ("Ctrl+Shift+Enter", self.tr("the whole group does it, each in its turn")),
            ("Enter, Shift+Enter", self.tr("while all declare: take the marked line, take all")),
            (".", self.tr("more fields of an action")),
            ("Tab, Shift+Tab", self.tr("the next field of an action, the one before")),
            ("← →", self.tr("more options, beyond the nine shown")),
            ("1 … 9, *", self.tr("use a thing of whoever acts; pin or unpin the sheet")),
            ("Ctrl+Shift+L", self.tr("show the sheet over the actions, and hide it")),
            (self.tr("PgUp, PgDn"), self.tr("page through a long sheet; Esc closes it where it covers the actions")),
            ("Y  N", self.tr("yes or no, where a field asks for that")),
            ("Esc", self.tr("cancel the action; close a card")),
            (self.tr("Backspace"), self.tr("take back the last die, answer or target")),
        ]

    def _of_rows(self) -> list[tuple[str, str]]:
        """What is done in the order and on the board."""
        return [
            ("↑ ↓", self.tr("select a row of the order")),
            ("F6", self.tr("to the board and back: arrows point, Enter goes or aims")),
            ("Shift+↑ ↓ ← →", self.tr("on the board: five cells at once")),
            ("Ctrl++, Ctrl+-, Ctrl+0, Ctrl+9", self.tr("on the board: zoom in, zoom out, all of it, all who fight")),
            ("Ctrl+↑ ↓ ← →", self.tr("on the board: move the view")),
            ("↑ ↓ ← →", self.tr("while a piece is dragged: which way it will face")),
            (self.tr("Menu key"), self.tr("the rulings on the selected rows, on the board on the cell")),
            ("Shift+↑ ↓, Ctrl+A", self.tr("select several rows, a whole side, everybody")),
            ("Ctrl+Shift+A", self.tr("select the wounded of a side, a group, those of one kind")),
            ("-12  +8  =33", self.tr("damage, heal, set selected rows (then letters: half); pools of members")),
            ("S", self.tr("add a status to the selected rows")),
            ("?", self.tr("call for a check of the selected rows; their dice are one list")),
            (self.tr("Del"), self.tr("remove a condition")),
            ("F2", self.tr("rename the selected row")),
            ("Shift+F2", self.tr("change the sheet of the selected row")),
        ]

    def _of_tabs(self) -> list[tuple[str, str]]:
        """What is done on every tab, and in the bestiary."""
        return [
            ("Ctrl+Z", self.tr("undo, whatever it was")),
            ("Ctrl+Shift+Z, Ctrl+Y", self.tr("redo")),
            ("Ctrl+K", self.tr("find anything")),
            ("Ctrl+1 … 3", self.tr("bestiary, party, encounter")),
            ("Ctrl+N", self.tr("new creature, member, encounter")),
            ("Ctrl+F", self.tr("find a creature; in a fight, words in its log")),
            (self.tr("Tab, Ctrl+Space"), self.tr("in a search: complete the word, list the completions")),
            ("Ctrl+Shift+K", self.tr("compare two creatures")),
            ("Ctrl+Shift+S", self.tr("save the search of the bestiary under a name")),
            (
                self.tr("Ins, F2, Ctrl+M, F4, Del"),
                self.tr("folders and tags: new, rename, move or merge, colour, delete"),
            ),
            ("Shift+Enter", self.tr("in the search of the bestiary: add what is typed there as a creature")),
        ]

    def _of_a_fight(self) -> list[tuple[str, str]]:
        """What is done with a fight and its log."""
        return [
            ("Ctrl+P, Ctrl+Shift+P", self.tr("print the log")),
            ("Ctrl+I, Ctrl+Shift+I", self.tr("import files, import a text")),
            ("Ctrl+Alt+P", self.tr("print cards and tents")),
            ("Ctrl+Shift+N", self.tr("a note in the log")),
            ("Ctrl+Shift+C", self.tr("comment on the line selected in the log, else on the newest")),
            ("Ctrl+R, Ctrl+T", self.tr("free roll, countdown")),
            ("Ctrl+J, Ctrl+G", self.tr("reinforcement, who rolls")),
            ("Ctrl+Shift+J", self.tr("let a waiting wave enter")),
            ("Ctrl+U, Ctrl+Shift+U", self.tr("make a cue, or use the one that is due; dismiss it")),
            ("Ctrl+H, Ctrl+Shift+B", self.tr("look back at the fight; branch from here")),
            (self.tr("← →  Space  G  B  Esc"), self.tr("looking back: step, play, go on from here, branch, now")),
            ("Ctrl+Shift+E", self.tr("the summary of the fight: what stood out, plots, who did what")),
            ("F7, Shift+F7, Ctrl+F7", self.tr("the odds; in detail; what if, harder or easier, the disaster")),
            ("F8, F9", self.tr("do what is proposed for a foe; show the next idea")),
            ("Shift+F8, Ctrl+F8", self.tr("proposals on or off; how those who are selected play")),
            ("Ctrl+L", self.tr("show or hide the log")),
            (self.tr("Shift+← →, Ctrl+← →"), self.tr("in the log: fold a turn or a round, open it; all of them")),
            ("Ctrl+E, Ctrl+W", self.tr("end the fight; leave it as it is and go back to the encounters")),
            ("+  -, Ctrl+Enter", self.tr("add to the next fight, remove from it; prepare it, begin it")),
        ]

    def _of_things(self) -> list[tuple[str, str]]:
        """What is done with members, things and rows, and with the program."""
        return [
            (
                "Ctrl+C, Ctrl+X, Ctrl+V",
                self.tr("copy or cut what is selected, and paste it where the focus is, as a drag does"),
            ),
            ("Ctrl+M, Ctrl+Shift+M", self.tr("move members to another party, copy them there")),
            ("Ctrl+Shift+G  H  R  T", self.tr("in the party: give to several, its fights, a rest, its things")),
            ("Ctrl+Alt+H", self.tr("in the party: the fights of the selected member")),
            ("Ctrl+Shift+T", self.tr("in a fight: the things of the party, to hand to its members")),
            ("Ctrl+B", self.tr("the statuses in a list, to drag them or add them with Enter")),
            ("Ctrl+D, Ctrl+S", self.tr("duplicate, save a form")),
            ("S  H  W  1 … 9", self.tr("in the roster: side, hidden, when they enter, how many")),
            (
                "Alt+↑ ↓",
                self.tr("move a member, a line of the roster or of the next fight, a row of a form"),
            ),
            ("Ctrl+O, Ctrl+Q", self.tr("another library, quit")),
            ("F1, Shift+F1", self.tr("this sheet, the guide")),
        ]

    def place(self) -> None:
        """Lies in the middle of the window; one column where two are too wide."""
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
        """Puts the halves side by side, well apart, or one under the other as rows stand."""
        self._halves.setDirection(direction)
        self._halves.setSpacing(3 * GRID if direction == QBoxLayout.Direction.LeftToRight else HALF)
        self._sheet.updateGeometry()
        layout.activate()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Any key puts it away, but those that scroll."""
        if event.key() not in HELD and not self._sheet.take_key(event.key()):
            self.shut()
        event.accept()

    def mousePressEvent(self, event: object) -> None:
        """A click puts it away, too."""
        self.shut()


def _grid(listed: Sequence[tuple[str, str]]) -> QGridLayout:
    grid = gridded(across=24, down=HALF)
    for row, (keys, words) in enumerate(listed):
        key = Label(keys, role="heading")
        meaning = Label(words, wraps=True)
        meaning.setFixedWidth(WORDS_WIDTH)
        grid.addWidget(key, row, 0, Qt.AlignmentFlag.AlignTop)
        grid.addWidget(meaning, row, 1, Qt.AlignmentFlag.AlignTop)
    grid.setRowStretch(len(listed), 1)
    return grid
