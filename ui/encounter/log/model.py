"""The lines of the log: a sentence for each fact, and which of them are shown."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QSortFilterProxyModel,
    Qt,
)

from models.marks.marks import Comments, comment_fact, is_comment
from models.storage.store import folded
from rules.core.facts import Fact, in_order_told, told_as
from rules.log.redaction import COMMENT
from rules.log.sentences import HEADINGS, Teller
from rules.text.sanitize import without_controls
from ui.widgets.keyed_model import ROW_ROLE

Index = QModelIndex | QPersistentModelIndex
OUTDENTED = frozenset({"turn", "initiative", "note", "end", "join", "leave", "house_rules"})
"""Kinds of facts that are outdented from the events of a turn; notes only if they have no actor."""
FAMILIES: dict[str, frozenset[str]] = {
    "conditions": frozenset({"condition", "tick", "lift", "immune"}),
    "healing": frozenset({"heal", "wake", "fall", "die", "form", "rest", "salvation"}),
    "order": frozenset(
        {"initiative", "turn", "order", "round", "phase", "join", "leave", "declare", "countdown", "face", "move"}
    ),
    "rulings": frozenset({"ruling", "note", COMMENT, "house_rules"}),
}
"""The families of kinds that the log can be filtered by."""
DICE = "dice"
"""A filter across the families: everything with dice."""
THROWN = frozenset({"roll", "opposed"})
APART = frozenset({"round", "end", "spoils"})
"""Kinds outside of any round."""
BETWEEN = frozenset({"phase", "turn"})
"""Kinds outside of any turn."""
FOLDS = ("round", "turn")
"""Kinds of headings whose lines can be folded."""


class LogLine:
    """A line of the log for a fact; its sentence is made when it is first needed."""

    __slots__ = ("_teller", "_text", "fact", "folds", "heading", "indent", "measured", "under")

    def __init__(self, fact: Fact, teller: Teller, under: tuple[int, int] = (0, 0)) -> None:
        """`under`: the numbers of the facts that began its round and turn; 0: none."""
        kind = fact["kind"]
        self.fact = fact
        self.under = (0, 0) if kind in APART else (under[0], 0) if kind in BETWEEN else under
        """The numbers of the facts that began the round and the turn it is folded with."""
        self.heading = kind in HEADINGS or kind in ("end", "spoils")
        self.folds = kind in FOLDS
        """Whether other lines fold away under it."""
        stands_apart = kind in OUTDENTED and (kind != "note" or fact.get("actor") is None)
        self.indent = 0 if kind in HEADINGS else 1 if stands_apart else 2
        self._teller = teller
        self._text: str | None = None
        self.measured: tuple[Any, int] = (None, 0)
        """The width and font that it was measured with, and its height."""

    def speak_with(self, teller: Teller) -> None:
        """Use another teller from now on."""
        self._teller, self._text, self.measured = teller, None, (None, 0)

    @property
    def text(self) -> str:
        """The sentence."""
        if self._text is None:
            self._text = self._teller.line(self.fact) or ""
        return self._text

    @property
    def own_under(self) -> tuple[int, int]:
        """The round and the turn of the lines after it."""
        if self.fact["kind"] == "round":
            return (self.fact["n"], 0)
        return (self.under[0], self.fact["n"]) if self.fact["kind"] == "turn" else self.under

    def reasons(self) -> list[tuple[str, Any, str]]:
        """Return the steps of its number, each with its kind."""
        steps = self.fact.get("steps") or self.fact.get("parts") or ()
        return [(self._teller.step(str(term)), *(*rest, None, "")[:2]) for term, *rest in steps]


def has_dice(fact: Fact) -> bool:
    """Whether dice were thrown for a fact."""
    return bool(fact.get("dice")) or fact["kind"] in THROWN


def family_of(kind: str) -> str:
    """Return the family of a kind of fact; empty if it has none and belongs to an action."""
    return next((family for family, kinds in FAMILIES.items() if kind in kinds), "deeds")


class LogModel(QAbstractListModel):
    """The lines of the facts; a sentence is made in the reader's language when its fact arrives."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._teller: Teller | None = None
        self._lines: list[LogLine] = []

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """Return the number of lines."""
        return 0 if parent.isValid() else len(self._lines)

    def data(self, index: Index, role: int = int(Qt.ItemDataRole.DisplayRole)) -> Any:
        """Return the sentence, or the line."""
        if not index.isValid() or not 0 <= index.row() < len(self._lines):
            return None
        line = self._lines[index.row()]
        if role == ROW_ROLE:
            return line
        if role == Qt.ItemDataRole.DisplayRole:
            return line.text
        return without_controls(line.text) if role == Qt.ItemDataRole.AccessibleTextRole else None

    @property
    def lines(self) -> list[LogLine]:
        """All lines."""
        return self._lines

    def show(self, facts: list[Fact], teller: Teller | None) -> None:
        """Show other facts, or the same in another language."""
        self.beginResetModel()
        self._teller = teller
        self._lines = []
        self._lines = self.lines_of(facts)
        self.endResetModel()

    def speak_with(self, teller: Teller) -> None:
        """Use another teller from now on: a combatant has joined.

        Earlier lines are made anew if a name has changed: no combatant has two names in a log.
        """
        before, self._teller = {} if self._teller is None else self._teller.names, teller
        if self._lines and any(teller.names.get(id, name) != name for id, name in before.items()):
            for line in self._lines:
                line.speak_with(teller)
            self.dataChanged.emit(self.index(0), self.index(len(self._lines) - 1))

    def add(self, lines: list[LogLine]) -> None:
        """Append new lines."""
        if lines:
            first = len(self._lines)
            self.beginInsertRows(QModelIndex(), first, first + len(lines) - 1)
            self._lines.extend(lines)
            self.endInsertRows()

    def take_back(self, facts: list[Fact]) -> None:
        """Remove the newest facts."""
        if not facts:
            return
        first = facts[0]["n"]
        start = len(self._lines)
        while start and self._lines[start - 1].fact["n"] >= first:
            start -= 1
        if start < len(self._lines):
            self.beginRemoveRows(QModelIndex(), start, len(self._lines) - 1)
            del self._lines[start:]
            self.endRemoveRows()

    def sentence(self, n: int) -> str:
        """Return the sentence of a fact's number; empty if it has none."""
        row = self._last_row(n)
        return "" if row is None else self._lines[row].text

    def show_comments(self, comments: Comments) -> None:
        """Show these comments and no others, each below its line."""
        for row in reversed(range(len(self._lines))):
            fact = self._lines[row].fact
            if is_comment(fact) and comments.get(fact["n"]) != fact["text"]:
                self.beginRemoveRows(QModelIndex(), row, row)
                del self._lines[row]
                self.endRemoveRows()
        shown = {line.fact["n"] for line in self._lines if is_comment(line.fact)}
        for n, text in comments.items():
            place = None if n in shown else self._last_row(n)
            if place is not None and self._teller is not None:
                self.beginInsertRows(QModelIndex(), place + 1, place + 1)
                self._lines.insert(
                    place + 1, LogLine(comment_fact(n, text), self._teller, self._lines[place].own_under)
                )
                self.endInsertRows()

    def _last_row(self, n: int) -> int | None:
        """Return the last row of a fact's number."""
        rows = (row for row in reversed(range(len(self._lines))) if self._lines[row].fact["n"] == n)
        return next((row for row in rows if not is_comment(self._lines[row].fact)), None)

    def lines_of(self, facts: list[Fact]) -> list[LogLine]:
        """Return the lines of facts that follow the present ones."""
        under = self._lines[-1].own_under if self._lines else (0, 0)
        made: list[LogLine] = []
        for fact in in_order_told(facts):
            if self._teller is not None and self._teller.has_line(fact):
                made.append(LogLine(fact, self._teller, under))
                under = made[-1].own_under
        return made


class LogFilter(QSortFilterProxyModel):
    """Show only lines about a combatant, of a family of kinds, or with some words; headings stay."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.combatant = ""
        self.family = ""
        self.words = ""
        """Folded words that each line must contain, in this order."""
        self.first = 0
        """The first line that is laid out: earlier ones follow on scrolling up."""
        self.shut: frozenset[int] = frozenset()
        """The numbers of the facts whose rounds and turns are folded."""

    def since(self, first: int) -> None:
        """Show the log from a line on."""
        if first != self.first:
            self.beginFilterChange()
            self.first = first
            self.endFilterChange()

    def fold(self, shut: frozenset[int]) -> None:
        """Fold these rounds and turns and no others."""
        self.beginFilterChange()
        self.shut = shut
        self.endFilterChange()

    def choose(self, *, combatant: str | None = None, family: str | None = None, words: str | None = None) -> None:
        """Filter by a combatant's id, a family of kinds or words; empty texts remove the filter."""
        self.beginFilterChange()
        if combatant is not None:
            self.combatant = combatant
        if family is not None:
            self.family = family
        if words is not None:
            self.words = folded(" ".join(words.split()))
        self.endFilterChange()

    @property
    def filters(self) -> bool:
        """Whether anything is filtered by."""
        return bool(self.combatant or self.family or self.words)

    def filterAcceptsRow(self, row: int, parent: Index) -> bool:
        """Whether a line is shown."""
        if row < self.first:
            return False
        line = self.sourceModel().index(row, 0).data(ROW_ROLE)
        return isinstance(line, LogLine) and self.stands(line)

    def stands(self, line: LogLine) -> bool:
        """Return whether a line passes the filter and is not folded; a search by words looks into folds too."""
        return self.shows(line) and (self.filters or self.shut.isdisjoint(line.under))

    def shows(self, line: LogLine) -> bool:
        """Return whether a line matches the combatant, the family and the words of the filter."""
        fact = line.fact
        if not self.filters or fact["kind"] in ("round", "house_rules"):
            return True
        if self.combatant and self.combatant not in (fact.get("actor"), fact.get("target"), fact.get("source")):
            return False
        kind = self.family in ("", family_of(told_as(fact))) or (self.family == DICE and has_dice(fact))
        return kind and self.words in folded(line.text)
