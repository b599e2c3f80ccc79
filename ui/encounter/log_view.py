"""The log: sentences made of facts as they are read, newest below, filtered by combatant and kind."""

from __future__ import annotations

import sys
from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPoint,
    QRect,
    QSize,
    QSortFilterProxyModel,
    Qt,
    Signal,
)
from PySide6.QtGui import QFontMetrics, QKeyEvent, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QHBoxLayout,
    QListView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from rules.facts import Fact
from rules.telling import HEADINGS, LANGUAGES, Teller
from ui.keyed import ROW_ROLE
from ui.plain import Label
from ui.theme import current, sized

Index = QModelIndex | QPersistentModelIndex
LAID_OUT = 150
"""So many of the newest lines are laid out; older ones when one scrolls up."""
OUTDENTED = frozenset({"turn", "initiative", "note", "end", "join", "leave", "house_rules"})
"""Kinds that stand a step further out than what happens in a turn."""
LANGUAGE_NAMES = {"en": "English", "es": "Español", "pt_BR": "Português"}
FAMILIES: dict[str, frozenset[str]] = {
    "conditions": frozenset({"condition", "tick", "lift", "immune"}),
    "healing": frozenset({"heal", "wake", "fall", "die", "form", "rest", "salvation"}),
    "order": frozenset(
        {"initiative", "turn", "order", "round", "phase", "join", "leave", "declare", "countdown", "face", "move"}
    ),
    "rulings": frozenset({"ruling", "note", "house_rules"}),
}
"""What the log can be filtered by: kinds of facts that belong together."""


class LogLine:
    """A line of the log: the fact that it tells; its sentence is made when somebody looks."""

    __slots__ = ("_teller", "_text", "fact", "heading", "indent", "measured")

    def __init__(self, fact: Fact, teller: Teller) -> None:
        kind = fact["kind"]
        self.fact = fact
        self.heading = kind in HEADINGS or kind in ("end", "spoils")
        self.indent = 0 if kind in HEADINGS else 1 if kind in OUTDENTED else 2
        self._teller = teller
        self._text: str | None = None
        self.measured: tuple[int, int] = (0, 0)
        """A width, and how high the line is at it."""

    @property
    def text(self) -> str:
        """The sentence."""
        if self._text is None:
            self._text = self._teller.line(self.fact) or ""
        return self._text


def family_of(kind: str) -> str:
    """The family of a kind of fact; what is in none of them is part of somebody's deed."""
    return next((family for family, kinds in FAMILIES.items() if kind in kinds), "deeds")


class LogModel(QAbstractListModel):
    """The lines of the facts; a sentence is made when the fact comes, in the language of the reader."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._teller: Teller | None = None
        self._lines: list[LogLine] = []
        self._facts: list[Fact] = []

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """How many lines there are."""
        return 0 if parent.isValid() else len(self._lines)

    def data(self, index: Index, role: int = int(Qt.ItemDataRole.DisplayRole)) -> Any:
        """The sentence, or the line."""
        if not index.isValid() or not 0 <= index.row() < len(self._lines):
            return None
        line = self._lines[index.row()]
        if role == ROW_ROLE:
            return line
        if role in (int(Qt.ItemDataRole.DisplayRole), int(Qt.ItemDataRole.AccessibleTextRole)):
            return line.text
        return None

    @property
    def lines(self) -> list[LogLine]:
        """All lines."""
        return self._lines

    def show(self, facts: list[Fact], teller: Teller | None) -> None:
        """Tells other facts, or the same in another language."""
        self.beginResetModel()
        self._teller = teller
        self._facts = list(facts)
        self._lines = [line for fact in facts if (line := self._line(fact)) is not None]
        self.endResetModel()

    def speak_with(self, teller: Teller) -> None:
        """Tells what comes from now on with another teller: somebody has joined."""
        self._teller = teller

    def add(self, facts: list[Fact]) -> None:
        """Tells what has just happened."""
        self._facts.extend(facts)
        lines = [line for fact in facts if (line := self._line(fact)) is not None]
        if lines:
            first = len(self._lines)
            self.beginInsertRows(QModelIndex(), first, first + len(lines) - 1)
            self._lines.extend(lines)
            self.endInsertRows()

    def take_back(self, facts: list[Fact]) -> None:
        """Takes the newest facts out again."""
        if not facts:
            return
        first = facts[0]["n"]
        del self._facts[len(self._facts) - len(facts) :]
        start = len(self._lines)
        while start and self._lines[start - 1].fact["n"] >= first:
            start -= 1
        if start < len(self._lines):
            self.beginRemoveRows(QModelIndex(), start, len(self._lines) - 1)
            del self._lines[start:]
            self.endRemoveRows()

    def _line(self, fact: Fact) -> LogLine | None:
        if self._teller is None or not self._teller.tells(fact):
            return None
        return LogLine(fact, self._teller)


class LogFilter(QSortFilterProxyModel):
    """Only the lines about one combatant, or of one family of kinds; headings stay."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.combatant = ""
        self.family = ""
        self.first = 0
        """The first line of the log that is laid out: older ones come when one scrolls up to them."""

    def since(self, first: int) -> None:
        """Shows the log from a line on."""
        if first != self.first:
            self.beginFilterChange()
            self.first = first
            self.endFilterChange()

    def choose(self, *, combatant: str | None = None, family: str | None = None) -> None:
        """Filters by a combatant's id or a family of kinds; an empty text takes the filter off."""
        self.beginFilterChange()
        if combatant is not None:
            self.combatant = combatant
        if family is not None:
            self.family = family
        self.endFilterChange()

    def filterAcceptsRow(self, row: int, parent: Index) -> bool:
        """Whether a line is shown."""
        if row < self.first:
            return False
        if not self.combatant and not self.family:
            return True
        line = self.sourceModel().index(row, 0).data(ROW_ROLE)
        if not isinstance(line, LogLine):
            return False
        fact = line.fact
        if fact["kind"] in ("round", "house_rules"):
            return True
        if self.combatant and self.combatant not in (fact.get("actor"), fact.get("target"), fact.get("source")):
            return False
        return self.family in ("", family_of(str(fact["kind"])))


class LogDelegate(QStyledItemDelegate):
    """Paints a line, wrapped to the width."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """As high as the lines it takes."""
        line: LogLine = index.data(ROW_ROLE)
        view = self.parent()
        width = view.viewport().width() if isinstance(view, QListView) else 300
        if line.measured[0] != width:
            line.measured = (width, self._height(option, line, width))
        return QSize(120, line.measured[1])

    def _height(self, option: QStyleOptionViewItem, line: LogLine, width: int) -> int:
        font = self._font(option, line)
        metrics = QFontMetrics(font)
        room = max(80, width - 16 - 14 * line.indent)
        if metrics.horizontalAdvance(line.text) <= room:
            return metrics.height() + (10 if line.heading else 4)
        wrapped = metrics.boundingRect(QRect(0, 0, room, 2000), int(Qt.TextFlag.TextWordWrap), line.text)
        return wrapped.height() + (10 if line.heading else 4)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draws the line."""
        line: LogLine = index.data(ROW_ROLE)
        theme = current()
        rect: QRect = option.rect
        painter.save()
        painter.setFont(self._font(option, line))
        role = "text" if line.heading or line.indent == 1 else "muted"
        if line.fact["kind"] in ("damage", "fall", "die"):
            role = "bad"
        elif line.fact["kind"] in ("heal", "wake"):
            role = "good"
        elif line.fact["kind"] in ("ruling", "note", "house_rules"):
            role = "warn"
        painter.setPen(theme.color(role))
        place = rect.adjusted(8 + 14 * line.indent, 2, -8, -2)
        painter.drawText(place, int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignVCenter), line.text)
        if line.heading and line.fact["kind"] == "round":
            painter.setPen(theme.color("line"))
            painter.drawLine(rect.left() + 8, rect.top() + 1, rect.right() - 8, rect.top() + 1)
        painter.restore()

    def _font(self, option: QStyleOptionViewItem, line: LogLine) -> Any:
        big = line.heading and line.fact["kind"] != "phase"
        return sized(option.font, 14 if big else 13, bold=big)


class LogList(QListView):
    """The list; keys but for scrolling are the page's."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Scrolls; everything else goes on to the page."""
        if event.key() in (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown, Qt.Key.Key_Up, Qt.Key.Key_Down):
            super().keyPressEvent(event)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.currentIndex().isValid():
            self.clicked.emit(self.currentIndex())
        else:
            event.ignore()

    def resizeEvent(self, event: Any) -> None:
        """Lines wrap anew."""
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()


class LogPanel(QWidget):
    """The log with its filters and its language."""

    language_chosen = Signal(str)
    why_asked = Signal(object)
    """A line was clicked, or Enter pressed on it: its fact."""

    def __init__(self, language: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.model = LogModel(self)
        self.filter = LogFilter(self)
        self.filter.setSourceModel(self.model)
        self.list = LogList(self)
        self.list.setModel(self.filter)
        self.list.setItemDelegate(LogDelegate(self.list))
        self.list.setAccessibleName(self.tr("Log of the fight"))
        self.list.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.list.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.combatants = QComboBox()
        self.combatants.setAccessibleName(self.tr("Only lines about"))
        self.kinds = QComboBox()
        self.kinds.setAccessibleName(self.tr("Only lines of this kind"))
        for family, words in (
            ("", self.tr("Everything")),
            ("deeds", self.tr("Attacks, rolls and costs")),
            ("conditions", self.tr("Conditions")),
            ("healing", self.tr("Healing and falling")),
            ("order", self.tr("Order and clock")),
            ("rulings", self.tr("Rulings and notes")),
        ):
            self.kinds.addItem(words, family)
        self.languages = QComboBox()
        self.languages.setAccessibleName(self.tr("Language of the log"))
        for code in LANGUAGES:
            self.languages.addItem(LANGUAGE_NAMES[code], code)
        self.languages.setCurrentIndex(max(0, self.languages.findData(language)))
        for box in (self.combatants, self.kinds, self.languages):
            box.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            box.setMinimumContentsLength(4)
            box.setProperty("role", "small")
            box.setMinimumWidth(72)
        self.empty = Label(self.tr("What happens in the fight is written down here."))
        self.empty.setProperty("role", "muted")
        self.empty.setWordWrap(True)
        filters = QHBoxLayout()
        filters.setSpacing(4)
        filters.addWidget(self.combatants, 1)
        filters.addWidget(self.kinds, 1)
        filters.addWidget(self.languages, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(4, 8, 12, 8)
        layout.setSpacing(8)
        layout.addLayout(filters)
        layout.addWidget(self.empty, 0, Qt.AlignmentFlag.AlignTop)
        layout.addWidget(self.list, 1)
        self.combatants.currentIndexChanged.connect(self._combatant_chosen)
        self.kinds.currentIndexChanged.connect(self._kind_chosen)
        self.languages.currentIndexChanged.connect(self._language_chosen)
        self.list.clicked.connect(self._line_clicked)
        bar = self.list.verticalScrollBar()
        bar.rangeChanged.connect(self._grown)
        bar.valueChanged.connect(self._scrolled)
        self._follows = True

    @property
    def language(self) -> str:
        """The language of the log."""
        return str(self.languages.currentData())

    def show_names(self, names: dict[str, str]) -> None:
        """The combatants to filter by."""
        chosen = self.combatants.currentData()
        self.combatants.blockSignals(True)
        self.combatants.clear()
        self.combatants.addItem(self.tr("Everybody"), "")
        for id, name in names.items():
            self.combatants.addItem(name, id)
        self.combatants.setCurrentIndex(max(0, self.combatants.findData(chosen)))
        self.combatants.blockSignals(False)

    def show_facts(self, facts: list[Fact], teller: Teller | None) -> None:
        """Tells other facts."""
        self._follows = True
        self.filter.first = sys.maxsize  # nothing is laid out until it is known how many lines there are
        self.model.show(facts, teller)
        self.filter.since(max(0, self.model.rowCount() - LAID_OUT))
        self._show_empty()
        self.list.scrollToBottom()

    def add(self, facts: list[Fact]) -> None:
        """Tells what has just happened."""
        self.model.add(facts)
        self._show_empty()
        if self._follows and self.model.rowCount() - self.filter.first > 2 * LAID_OUT:
            self.filter.since(self.model.rowCount() - LAID_OUT)

    def take_back(self, facts: list[Fact]) -> None:
        """Takes out what has been undone."""
        self.model.take_back(facts)
        self._show_empty()

    def _show_empty(self) -> None:
        """An empty list is no card."""
        nothing = self.model.rowCount() == 0
        self.empty.setVisible(nothing)
        self.list.setVisible(not nothing)

    def _line_clicked(self, index: QModelIndex) -> None:
        line = index.data(ROW_ROLE)
        if isinstance(line, LogLine):
            self.why_asked.emit(line.fact)

    def _grown(self) -> None:
        if self._follows:
            self.list.scrollToBottom()

    def _scrolled(self, value: int) -> None:
        bar = self.list.verticalScrollBar()
        self._follows = value >= bar.maximum() - 4
        if value == bar.minimum() and self.filter.first > 0 and bar.maximum() > 0:
            top = QPersistentModelIndex(self.list.indexAt(QPoint(8, 4)))
            self.filter.since(max(0, self.filter.first - LAID_OUT))
            self.list.scrollTo(self.filter.index(top.row(), 0), QAbstractItemView.ScrollHint.PositionAtTop)

    def _combatant_chosen(self) -> None:
        self.filter.choose(combatant=str(self.combatants.currentData() or ""))

    def _kind_chosen(self) -> None:
        self.filter.choose(family=str(self.kinds.currentData() or ""))

    def _language_chosen(self) -> None:
        self.language_chosen.emit(self.language)
