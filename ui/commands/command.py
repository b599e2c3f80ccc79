"""A command of the window: what it is called, by which keys it is given and where they hold."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from functools import cache

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QKeyCombination, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence

RANGE = " … "
"""Between the first and the last of several keys: `1 … 9`."""
_KEY = re.compile(r"((?:[^\W\d_]{2,}\+)*)(.+)")
"""Modifiers and key of a shortcut."""
_NAME = re.compile(r"[A-Z][A-Za-z]+(?: key)?")
_NAMES = (
    QT_TRANSLATE_NOOP("QShortcut", "Ctrl"),
    QT_TRANSLATE_NOOP("QShortcut", "Shift"),
    QT_TRANSLATE_NOOP("QShortcut", "Return"),
    QT_TRANSLATE_NOOP("QShortcut", "Enter"),
    QT_TRANSLATE_NOOP("QShortcut", "Backspace"),
    QT_TRANSLATE_NOOP("QShortcut", "Space"),
    QT_TRANSLATE_NOOP("QShortcut", "Del"),
    QT_TRANSLATE_NOOP("QShortcut", "Ins"),
    QT_TRANSLATE_NOOP("QShortcut", "Esc"),
    QT_TRANSLATE_NOOP("QShortcut", "Tab"),
    QT_TRANSLATE_NOOP("QShortcut", "Home"),
    QT_TRANSLATE_NOOP("QShortcut", "End"),
    QT_TRANSLATE_NOOP("QShortcut", "PgUp"),
    QT_TRANSLATE_NOOP("QShortcut", "PgDn"),
    QT_TRANSLATE_NOOP("QShortcut", "Menu key"),
    QT_TRANSLATE_NOOP("QShortcut", "Up"),
    QT_TRANSLATE_NOOP("QShortcut", "Down"),
)
"""The names of keys, for the sheet of keys and for the menus, whatever Qt's own translations say."""
_LETTER = re.compile(r" \(.\)$")
"""The letter after the text of a menu entry."""
_ARROWS = {"Up": "↑", "Down": "↓", "Left": "←", "Right": "→"}
"""The label of a key that Qt names differently."""


class Group(Enum):
    """Groups of commands by purpose: the headings of the key sheet, in order."""

    PLAY = "Play a turn"
    ANSWER = "Answer, roll, confirm"
    RULE = "Change combatants by ruling"
    MOVE = "Use the board"
    PLAN = "Prepare what is to come"
    GO_BACK = "Undo and look back"
    FORESEE = "Ask for odds and proposals"
    RECORD = "Read, write and print the log"
    SHOW = "Show the players something"
    PREPARE = "Prepare, begin and end fights"
    COLLECT = "Look after the bestiary"
    LEAD = "Look after the party"
    EDIT = "Copy, paste and fill in forms"
    FIND = "Find and go somewhere"
    RUN = "Files, help and the program"

    @property
    def title(self) -> str:
        """The heading in the reader's language."""
        return translated(self.value)


class Place(Enum):
    """Where keys apply: a part of the window or a state of it, and the name of the part around it."""

    WINDOW = "everywhere", ""
    BESTIARY = "in the bestiary", "WINDOW"
    CREATURES = "in the list of creatures", "BESTIARY"
    FOLDERS = "in the folders and tags", "BESTIARY"
    SEARCHES = "in the saved searches", "BESTIARY"
    SEARCH = "in the search of the bestiary", "BESTIARY"
    TRAY = "in the next fight", "BESTIARY"
    PARTY = "in the party", "WINDOW"
    PREPARATION = "while a fight is prepared", "WINDOW"
    ENCOUNTERS = "in the list of encounters", "PREPARATION"
    ROSTER = "in the roster", "PREPARATION"
    FIGHT = "in a fight", "WINDOW"
    TURN = "in a turn", "FIGHT"
    ACTION = "in an action", "FIGHT"
    QUESTION = "at a question", "FIGHT"
    DECLARATION = "while all declare", "FIGHT"
    PAST = "while one looks back", "FIGHT"
    BOARD = "on the board", "FIGHT"
    DRAG = "while a piece is dragged", "FIGHT"
    LOG = "in the log", "FIGHT"
    FORM = "in a form", "WINDOW"
    ROWS = "in the rows of a form", "FORM"
    RULES = "on the page of rules", "WINDOW"
    RULES_TEXT = "in the text of rules", "RULES"
    IMPORT = "on the page of an import", "WINDOW"
    GUIDE = "in the guide", ""

    def __init__(self, text: str, around: str) -> None:
        self.text = text
        self._around = around

    @property
    def title(self) -> str:
        """The name of the place in the reader's language."""
        return translated(self.text)

    def around(self) -> Iterator[Place]:
        """Return the place and those in which it lies, from the inside."""
        yield self
        if self._around:
            yield from Place[self._around].around()


@dataclass(frozen=True)
class Command:
    """Something that can be done in the window. Its texts are English; `make translations` finds them here."""

    id: str
    group: Group
    text: str
    """The text in menus."""
    keys: str = ""
    """Each as Qt writes it (`Ctrl+Shift+Z`), a range of them (`1 … 9`), or what is typed (`-12`); commas between."""
    place: Place = Place.WINDOW
    """Where the keys apply."""
    explanation: str = ""
    """The text on the key sheet, where that of menus says too little."""
    synonyms: str = ""
    """Other words under which people look for it: what is said at tables rather than in the menu."""

    @property
    def title(self) -> str:
        """The text in the reader's language."""
        return translated(self.text)

    @property
    def meaning(self) -> str:
        """The text on the key sheet."""
        meaning = _LETTER.sub("", translated(self.explanation or self.text)).removesuffix("…")
        return meaning[:1].upper() + meaning[1:]

    @property
    def other_words(self) -> str:
        """The synonyms in the reader's language."""
        return translated(self.synonyms) if self.synonyms else ""

    def all_keys(self) -> list[str]:
        """Return every key by which it is given."""
        return self.keys.split(", ") if self.keys else []

    @property
    def key_names(self) -> str:
        """Its keys as the sheet of keys has them: `Ctrl+↑ ↓`."""
        parts: list[str] = []
        before = ""
        for key in self.all_keys():
            held, pressed = split(name_of(key))
            if parts and held and held == before and len(pressed) == 1:
                parts[-1] += f" {pressed}"
            else:
                parts.append(held + pressed)
            before = held
        return ", ".join(parts)

    def with_keys(self, words: str = "") -> str:
        """Return what is said of it under the mouse, or how it is called, with its keys behind."""
        return f"{words or self.title} ({self.key_names})"


@cache
def sequences(keys: str) -> tuple[QKeySequence, ...]:
    """Return the keys of a command as Qt takes them; both keys that are called Enter are one."""
    either = (key for each in keys.split(", ") if each for key in (each, each.replace("Enter", "Return")))
    return tuple(key_sequence(key) for key in dict.fromkeys(either))


def key_sequence(names: str) -> QKeySequence:
    """Return the keys of a text like `Ctrl+Enter`.

    Qt would read it by the names that keys have in the window's language, where Return may be called Enter.
    """
    return QKeySequence.fromString(names, QKeySequence.SequenceFormat.PortableText)


def is_pressed(command: Command, event: QKeyEvent) -> bool:
    """Return whether a key is one of a command's, on whichever part of the keyboard it is."""
    held = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    return QKeySequence(QKeyCombination(held, Qt.Key(event.key()))) in sequences(command.keys)


def name_of(key: str) -> str:
    """Return what a key is called in the reader's language."""
    return _NAME.sub(lambda name: _ARROWS.get(name[0]) or QCoreApplication.translate("QShortcut", name[0]), key)


def split(key: str) -> tuple[str, str]:
    """Return what is held, and what is pressed with it."""
    match = _KEY.fullmatch(key)
    return (match[1], match[2]) if match is not None else ("", key)


def translated(text: str) -> str:
    """Return a text of a command in the reader's language."""
    return QCoreApplication.translate("Commands", text)
