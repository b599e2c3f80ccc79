"""A list to pick from by typing letters: statuses, conditions, commands. It is no dialog; Esc closes it."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial
from typing import Protocol, runtime_checkable

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, QStringListModel, Qt
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QLineEdit,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from rules.text.sanitize import without_controls
from ui.text.words import SPACE
from ui.theme.emblem import Emblem, paint_emblem
from ui.theme.icons import paint_drawing
from ui.theme.sizes import px
from ui.theme.theme import current
from ui.widgets.item_views import RowList
from ui.widgets.keyed_model import Index
from ui.widgets.labels import Label
from ui.widgets.layouts import fill, stacked
from ui.widgets.overlay_card import Card

WIDTH = 460
WIDEST = 860
EDGE = 12
LOWEST, HIGHEST = 64, 380
"""Least height of the list, and greatest of the whole picker, in pixels."""
ENDLESS = 10_000
"""Width in pixels that fits any title in one line."""
ROOM = 72
"""Width of a line without its text: the margins of card and list, and the scroll bar."""
EMBLEM, BEFORE = 20, 6
"""The side of an emblem in a line, and how far in it stands, in pixels."""
KEPT = 16_384
"""The number of texts whose plain form is cached: everything in the program is searched when a list opens."""


Sign = Callable[[QPainter, QRectF], None]
"""Paints an emblem or a drawing into a square."""


@dataclass(frozen=True)
class PickerItem:
    """An item to pick."""

    text: str
    hint: str
    do: Callable[[str], None]
    """Called with the rest of the text: `poison 3` picks Poison and passes `3`."""
    key: str = ""
    """Characters that mean it alone: typed by themselves they put it first."""
    also: str = ""
    """Other words that find it, such as those of another language."""
    elsewhere: bool = False
    """Whether it belongs to another rule system, or to others than those who play: it comes after all others."""
    once: bool = False
    """Whether it can be taken but once: it leaves a list that stays open."""
    emblem: Callable[[], Emblem | None] | None = None
    """Returns the emblem of whom it is about, when it is seen."""
    sign: Sign | None = None
    """Paints the drawing of what it is about into a square."""
    counted: Callable[[str], str] | None = None
    """Returns its text with the rest of what was typed, where that becomes part of it."""
    hint_for: Callable[[str], str] | None = None
    """Returns its hint with the rest of what was typed, where that says what will be done."""
    takes_number: bool = False
    """Whether it means nothing without a whole number behind it: picked without one, its name is typed and waits."""


class SignedLines(QStyledItemDelegate):
    """Paints the emblem or the drawing of a line before its words."""

    def __init__(self, sign: Callable[[int], Sign | None], parent: QObject, *, has_signs: bool = True) -> None:
        super().__init__(parent)
        self._sign = sign
        self.has_signs = has_signs
        """Whether any line has a sign: then the words of all begin behind the room for one."""

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        """Leave room for the sign."""
        super().initStyleOption(option, index)
        if self.has_signs:
            option.features |= QStyleOptionViewItem.ViewItemFeature.HasDecoration
            option.decorationSize = QSize(px(EMBLEM), px(EMBLEM))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint the line, then the sign."""
        super().paint(painter, option, index)
        sign = self._sign(index.row())
        if sign is not None:
            middle = option.rect.top() + (option.rect.height() - px(EMBLEM)) / 2
            painter.setFont(option.font)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            sign(painter, QRectF(option.rect.left() + px(BEFORE), middle, px(EMBLEM), px(EMBLEM)))


@runtime_checkable
class Completes(Protocol):
    """A search that can complete its line."""

    def __call__(self, words: str, /) -> Sequence[PickerItem]:
        """Return what it finds."""

    def complete(self, line: QLineEdit) -> None:
        """Set up completion for a line."""


class Picker(Card):
    """Letters search, arrows move, Enter picks; if several can be picked, Shift+Enter picks one and stays open."""

    def __init__(
        self,
        title: str,
        choices: Sequence[PickerItem],
        parent: QWidget,
        width: int = WIDTH,
        search: Completes | Callable[[str], Sequence[PickerItem]] | None = None,
        *,
        figures: int = 1,
        several: bool = False,
        only_counted: bool = False,
        read: Callable[[str], Sequence[PickerItem]] = lambda _: (),
    ) -> None:
        """`width`: its least, at 100 %. `search` finds more than the list holds; `figures`: how many digits may follow.

        `several`: more than one can be picked while it is open. `only_counted`: they follow no item but one that has
        them in its text; others are searched for them. `read`: what a whole line means, digits and all.
        """
        super().__init__(parent)
        self._read = read
        self._figures = figures
        self._several = several
        self._only_counted = only_counted
        self._added: list[str] = []
        """What has been picked while it stays open."""
        self._width = width
        self._search = search
        self._choices = [_spelled(choice) for choice in choices]
        self._found: list[PickerItem] = list(choices)
        self._tail = ""
        self._whole = 0
        """How many of the first matches have exactly the typed name, or mean the typed line, with its number."""
        self.heading = Label(re.sub(r" (?=\d+\))", SPACE, title), role="heading", wraps=True)
        self.line = QLineEdit()
        self.line.setAccessibleName(without_controls(title))
        self.line.setPlaceholderText(self.tr("Type a few letters, then Enter"))
        self.list = RowList()
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.list.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self._model = QStringListModel(self)
        self.list.setModel(self._model)
        self.list.setUniformItemSizes(True)
        self._lines = SignedLines(self._sign_at, self.list, has_signs=False)
        self.list.setItemDelegate(self._lines)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.taken = Label(role="muted", wraps=True)
        self.nothing = Label(role="muted", wraps=True, alignment=Qt.AlignmentFlag.AlignTop)
        self._is_choosing = False
        """Whether something is done by a choice after which the list stays open."""
        self._head = self.headed(self.heading)
        self._arrange()
        self.list.clicked.connect(self._clicked)
        self.line.textChanged.connect(self._find)
        self.line.installEventFilter(self)
        if isinstance(search, Completes):
            search.complete(self.line)
        self._find("")

    def _arrange(self) -> None:
        layout = stacked(on=self, margins=(EDGE, EDGE, EDGE, EDGE), spacing=8)
        fill(layout, self._head, self.line, (self.list, 1), (self.nothing, 1), self.taken)
        self.taken.setVisible(self._several)
        self.taken.setText(self.tr("Shift+Enter adds one and stays here."))

    def place(self) -> None:
        """Place it in the upper middle of its parent."""
        width = self._wanted()
        self.lie(width, self._high(width), down=4)

    def _high(self, width: int) -> int:
        """Return the height that shows all of its own list, within limits; a search may find more."""
        layout = self.layout()
        # A title in two lines takes no row from the list.
        title = self._head.totalHeightForWidth(width - 2 * px(EDGE) - 2 * self.frameWidth())
        most = px(HIGHEST) + title - self.heading.heightForWidth(ENDLESS)
        if self._search is not None or layout is None or not self._choices:
            return most
        beside = layout.totalHeightForWidth(width) - self.list.sizeHint().height()
        rows = len(self._choices) * self.list.sizeHintForRow(0) + 2 * self.list.frameWidth()
        return min(most, beside + max(rows, px(LOWEST)))

    def _wanted(self) -> int:
        """Return the width that shows every line of its own list whole, within limits."""
        words = self.list.fontMetrics()
        longest = max((words.horizontalAdvance(_line(choice)) for choice, *_ in self._choices), default=0)
        signs = px(EMBLEM + BEFORE) if self._lines.has_signs else 0
        return max(px(self._width), min(longest + signs + px(ROOM), px(WIDEST)))

    def open(self) -> None:
        """Show it, ready to type."""
        self.come_up()
        self.line.setFocus(Qt.FocusReason.PopupFocusReason)

    def lose_keys(self, to: QWidget) -> None:
        """Close as by Esc, so that no key means the page while a list is seen over it.

        What is done by a choice that leaves the list open may move the keys: they come back after it.
        """
        if not self._is_choosing:
            self.give_way(to)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Pass arrows, Enter and Esc from the line to the list."""
        line = getattr(self, "line", None)  # events come to the card while it is being made, too
        if watched is line and isinstance(event, QKeyEvent) and event.type() == QKeyEvent.Type.KeyPress:
            key = event.key()
            if key in (Qt.Key.Key_Down, Qt.Key.Key_Up):
                self._move(1 if key == Qt.Key.Key_Down else -1)
                return True
            if key in (Qt.Key.Key_PageDown, Qt.Key.Key_PageUp):
                self._move(self._page() if key == Qt.Key.Key_PageDown else -self._page())
                return True
            if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                self._take(stays=self._several and bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier))
                return True
            if key == Qt.Key.Key_Escape:
                self.shut()
                return True
        return super().eventFilter(watched, event)

    def _find(self, text: str) -> None:
        typed = text.strip().split()
        whole = " ".join(typed)
        named_words, figures = split_figures(typed[1:], self._figures)
        typed, self._tail = [*typed[:1], *named_words], " ".join(figures)
        named = self._named(whole) if self._tail else []
        if all(plain(choice.text) != plain(whole) for choice in named):
            named = [*self._read(whole), *named]
        names = {choice.text for choice in named}
        self._whole = len(named)
        matches = self._matching(" ".join(typed), self._tail)
        self._found = [*named, *(choice for choice in matches if choice.text not in names)]
        self._lines.has_signs = self._lines.has_signs or any(
            choice.emblem is not None or choice.sign is not None for choice in self._found
        )
        self._model.setStringList([_line(choice, "" if choice.text in names else self._tail) for choice in self._found])
        self.list.setVisible(bool(self._found))
        self.nothing.setVisible(not self._found)
        if self._found:
            self.list.setCurrentIndex(self._model.index(0))
        else:
            text = text.strip()
            words = (
                self.tr("Nothing found for “{text}”.").format(text=text) if text else self.tr("There is nothing here.")
            )
            self.nothing.setText(words)

    def _named(self, text: str) -> list[PickerItem]:
        """Return items with exactly this name, including its number, which is no tail then."""
        name = plain(text)
        return [choice for choice in self._matching(text) if plain(choice.text) == name]

    def _matching(self, typed: str, number: str = "") -> list[PickerItem]:
        """Return matches: by key, by beginning, by containing the text, by containing each of its words.

        Of the last two, those come first in which what was typed begins words: a B at an end before any b within.

        Whole words come first: *Rest…* before *Restore a backup…*. Results of the search whose names lack the letters
        come last. Among equals those whose names end in the number come first. Other rule systems come last of all.
        """
        ranks: tuple[list[PickerItem], ...] = ([], [], [], [], [], [], [], [])
        whole = f"{typed} {number}" if number and self._only_counted else typed
        searched = [] if self._search is None else [_spelled(choice) for choice in self._search(whole)]
        with_number, without = (plain(words) for words in (whole, typed))
        parts = {wanted: wanted.split() for wanted in (with_number, without)}
        for place, (choice, text, all_of_it) in enumerate((*self._choices, *searched)):
            wanted = with_number if choice.counted is None else without
            if wanted and choice.key == wanted:
                ranks[0].append(choice)
            elif text.startswith(wanted):
                begun = not wanted or text[len(wanted) :][:1].isalnum()
                ranks[2 if begun else 1].append(choice)
            elif wanted in text:
                ranks[3 if _begin_words([wanted], text) else 4].append(choice)
            elif all(word in all_of_it for word in parts[wanted]):
                ranks[5 if _begin_words(parts[wanted], all_of_it) else 6].append(choice)
            elif place >= len(self._choices):
                ranks[7].append(choice)
        if number:
            for group in ranks:
                group.sort(key=lambda choice: not _ends_in(choice.text, number))
        return sorted((choice for group in ranks for choice in group), key=lambda choice: choice.elsewhere)

    def _sign_at(self, row: int) -> Sign | None:
        """Return what paints the emblem or the drawing of a line, if it has one."""
        item = self._found[row] if row < len(self._found) else None
        emblem = None if item is None or item.emblem is None else item.emblem()
        if emblem is not None:
            return partial(_paint_emblem, emblem)
        return None if item is None else item.sign

    def _move(self, step: int) -> None:
        if self._found:
            row = max(0, min(self.list.currentIndex().row() + step, len(self._found) - 1))
            self.list.setCurrentIndex(self._model.index(row))

    def _page(self) -> int:
        """Return the number of visible rows less one."""
        return max(1, self.list.viewport().height() // max(1, self.list.sizeHintForRow(0)) - 1)

    def _clicked(self) -> None:
        held = QApplication.keyboardModifiers()
        self._take(stays=self._several and bool(held & Qt.KeyboardModifier.ShiftModifier))

    def _take(self, *, stays: bool) -> None:
        row = self.list.currentIndex().row()
        if not 0 <= row < len(self._found):
            return
        choice = self._found[row]
        tail = "" if row < self._whole else self._tail
        if choice.takes_number and whole(tail) is None:
            self.line.setText(f"{choice.text} ")
            self.line.setFocus(Qt.FocusReason.OtherFocusReason)
            return
        if not stays:
            self.shut()
            choice.do(tail)
            return
        self._is_choosing = True
        try:
            choice.do(tail)
        finally:
            self._is_choosing = False
        self._added.append(f"{choice.text} {tail}".rstrip())
        self.taken.setText(self.tr("Added: {names}").format(names=", ".join(self._added)))
        if choice.once:
            self._choices = [item for item in self._choices if item[0] is not choice]
            self._find(self.line.text())
        self.line.selectAll()
        self.line.setFocus(Qt.FocusReason.OtherFocusReason)


def _paint_emblem(emblem: Emblem, painter: QPainter, square: QRectF) -> None:
    paint_emblem(painter, square, emblem)


def _line(choice: PickerItem, tail: str = "") -> str:
    text = choice.counted(tail) if tail and choice.counted is not None else choice.text
    hint = choice.hint_for(tail) if tail and choice.hint_for is not None else choice.hint
    return f"{text}   {hint}" if hint else text


def _spelled(choice: PickerItem) -> tuple[PickerItem, str, str]:
    """Return an item with its searchable text: its name, and everything about it."""
    return choice, plain(choice.text), plain(f"{choice.text} {choice.hint} {choice.also}")


def _begin_words(parts: Iterable[str], text: str) -> bool:
    """Return whether each of some plain texts stands at the beginning of a word of another."""
    return all(re.search(rf"(?<!\w){re.escape(part)}", text) for part in parts)


def whole(tail: str) -> int | None:
    """Return the int of a tail; None if it is none."""
    plain = tail.replace("−", "-")
    return int(plain) if plain.removeprefix("-").isdecimal() else None


def _ends_in(text: str, number: str) -> bool:
    """Return whether a text ends in a number; a unit may follow."""
    words = text.rstrip("%\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE} ").split()
    return bool(words) and words[-1] == number


def _is_tail(word: str) -> bool:
    return whole(word) is not None or word in ("-", "∞")


def split_figures(typed: Sequence[str], most: int) -> tuple[list[str], list[str]]:
    """Return the words before the figures at the end of some words, and these figures, `most` of them at the most.

    Where several may stand, signs, commas between them and a unit behind them are let pass: *−2, 3 turns*.
    """
    words = [word.rstrip(",;") for word in typed] if most > 1 else list(typed)
    if most > 1 and len(words) > 2 and words[-1].isalpha() and _is_figure(words[-2]) and _is_figure(words[-3]):
        words.pop()
    first = len(words)
    while first and len(words) - first < most and (_is_figure(words[first - 1]) if most > 1 else _is_tail(words[-1])):
        first -= 1
    return (list(typed[:first]), words[first:]) if first < len(words) else (list(typed), [])


def _is_figure(word: str) -> bool:
    return _is_tail(word.removeprefix("+"))


def drawn(name: str) -> Sign:
    """Return what paints a drawing in the colour of words."""
    return partial(_paint_drawn, name)


def _paint_drawn(name: str, painter: QPainter, square: QRectF) -> None:
    paint_drawing(painter, name, square, current().color("text"))


@lru_cache(maxsize=KEPT)
def plain(text: str) -> str:
    """Return the lower case text without accents."""
    small = text.casefold()
    if small.isascii():
        return small
    return "".join(sign for sign in unicodedata.normalize("NFKD", small) if not unicodedata.combining(sign))
