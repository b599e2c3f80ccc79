"""The outcome of a fight: spoils, and for each combatant its state, damage dealt and taken, and what it used up."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import NamedTuple

from PySide6.QtCore import QMetaMethod, Qt, Signal, SignalInstance
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QSpacerItem, QWidget

from rules.core.facts import Fact
from rules.core.state import Combatant, Fight
from rules.log.formatter import Teller
from rules.summary.shares import Share
from rules.system.system import System
from ui.dnd.handle import Grip
from ui.text.words import SPACE, figure, how_it_stands, side_name
from ui.theme.theme import HALF
from ui.widgets.buttons import WholeButton
from ui.widgets.labels import Label
from ui.widgets.layouts import FlowPanel, gridded, stacked


class OutcomeCard(QFrame):
    """The outcome of a fight; hidden while it runs."""

    print_requested = Signal()
    """The log is to be printed."""
    handout_requested = Signal()
    """The handout is to be exported; its button is shown only if that is connected."""
    things_requested = Signal()
    """The spoils are to be handed out."""
    summary_requested = Signal()
    """The summary is to be shown; its button is shown only if that is connected."""
    next_requested = Signal()
    """The next prepared encounter is to be opened."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        self.won = Label(wraps=True)
        self._table: QWidget | None = None
        self._lines: QWidget | None = None
        """The same as lines of text, where the table has no room."""
        self.print_button = _button(self.tr("Print the log"), self.print_requested)
        self.handout_button = _button(self.tr("Handout"), self.handout_requested)
        self.grip = Grip(self.tr("Drag the handout out of the window"))
        self.things_button = _button(self.tr("Hand things out"), self.things_requested)
        self.summary_button = _button(self.tr("Summary"), self.summary_requested)
        self.next_button = _button(self.tr("Next fight (Enter)"), self.next_requested)
        self._ways = FlowPanel(8, parent=self)
        self._ways.add(self.next_button, self.things_button, self.print_button, self.summary_button)
        self._ways.add(self.handout_button)
        self._ways.add(self.grip)
        keys = self.tr("Ctrl+Shift+P shows how the log is printed. Ctrl+Shift+T hands things out.")
        words = self.tr("Drag things onto members in the order, or press Enter and type a name.")
        self._hint = Label(f"{keys} {words}", role="small", wraps=True)
        self._column = stacked(on=self, margins=(16, 12, 16, 12), spacing=12)
        self._column.addWidget(self.won)
        self._column.addWidget(self._ways)
        self._column.addWidget(self._hint)
        self.setMinimumWidth(1)
        self.hide()

    def show_end(
        self, fight: Fight, facts: Sequence[Fact], system: System, teller: Teller, shares: Mapping[str, Share]
    ) -> None:
        """Show the outcome of a fight from all its facts and everybody's share."""
        self.won.setText("\n".join(won(facts, teller)))
        for shown in filter(None, (self._table, self._lines)):
            self._column.removeWidget(shown)
            shown.deleteLater()
        self.summary_button.setVisible(self.isSignalConnected(QMetaMethod.fromSignal(self.summary_requested)))
        for way in (self.handout_button, self.grip):
            way.setVisible(self.isSignalConnected(QMetaMethod.fromSignal(self.handout_requested)))
        columns = [
            column
            for column in self._columns(system, teller)
            if any(column.of(id, shares.get(id, Share())) for id in fight.combatants)
        ]
        self._table = self._made(fight, shares, columns, system)
        self._lines = QWidget()
        lines = stacked(on=self._lines, spacing=HALF)
        for line in _lines(fight, shares, columns, system):
            lines.addWidget(Label(line, wraps=True))
        for shown in (self._lines, self._table):
            self._column.insertWidget(2, shown)
        self._fit()

    def go_on(self) -> bool:
        """Go on to the next encounter; return False while this fight is not over."""
        if self.isHidden():
            return False
        self.next_requested.emit()
        return True

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show lines of text where the table has no room."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        if self._table is not None and self._lines is not None:
            margins = self._column.contentsMargins()
            room = self.contentsRect().width() - margins.left() - margins.right()
            fits = self._table.sizeHint().width() <= room
            self._table.setVisible(fits)
            self._lines.setVisible(not fits)

    def _made(self, fight: Fight, shares: Mapping[str, Share], columns: Sequence[_Column], system: System) -> QWidget:
        table = QWidget()
        grid = gridded(table, across=16, down=HALF)
        for side, ids in by_side(fight).items():
            heads = (side_name(side), system.vital.label, *(column.title for column in columns))
            top = grid.rowCount()
            self._add(grid, top, columns, [Label(words, role="heading") for words in heads])
            for row, id in enumerate(ids, top + 1):
                combatant, share = fight.combatants[id], shares.get(id, Share())
                labels = [Label(_in_words(column.of(id, share)), wraps=column.wraps) for column in columns]
                name, figures = _standing(combatant, system)
                who = Label(name, role="" if combatant.state == "active" else "muted")
                self._add(grid, row, columns, [who, Label(figures), *labels])
            grid.addItem(QSpacerItem(0, 8), grid.rowCount(), 0)
        # What is left over belongs to words, or to nothing.
        grid.setColumnStretch(len(columns) + (1 if columns and columns[-1].wraps else 2), 1)
        return table

    def _add(self, grid: QGridLayout, row: int, columns: Sequence[_Column], labels: Sequence[Label]) -> None:
        """Add a row: numbers are aligned right, text left."""
        for place, label in enumerate(labels):
            if label.wordWrap():
                # One that stands at a side has the width that it asks for, and its row the height at all of its width.
                grid.addWidget(label, row, place, Qt.AlignmentFlag.AlignTop)
                continue
            in_words = place == 0 or (place > 1 and columns[place - 2].wraps)
            side = Qt.AlignmentFlag.AlignLeft if in_words else Qt.AlignmentFlag.AlignRight
            grid.addWidget(label, row, place, side | Qt.AlignmentFlag.AlignTop)

    def _columns(self, system: System, teller: Teller) -> tuple[_Column, ...]:
        return (
            _Column(self.tr("dealt"), lambda _, share: share.dealt),
            _Column(self.tr("lost"), lambda _, share: share.taken),
            _Column(self.tr("healed"), lambda _, share: share.healed),
            _Column(self.tr("fell"), lambda _, share: share.falls),
            _Column(self.tr("died"), lambda _, share: share.deaths),
            _Column(self.tr("won"), lambda _, share: gained(share, system), wraps=True),
            _Column(self.tr("used up"), lambda whose, share: used_up(whose, share, teller), wraps=True),
        )


def _button(words: str, signal: SignalInstance) -> WholeButton:
    button = WholeButton(words)
    button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    button.clicked.connect(signal)
    return button


class _Column(NamedTuple):
    """A column of the table."""

    title: str
    of: Callable[[str, Share], int | str]
    wraps: bool = False
    """Whether it is words, which take several lines."""


def _standing(combatant: Combatant, system: System) -> tuple[str, str]:
    """Return a combatant's name and state."""
    vital = system.vital
    dying = system.window.is_dying(combatant)
    words = how_it_stands(combatant.state, dying=dying, beside=system.phrases.file)
    state = f" ({words})" if dying or combatant.state != "active" else ""
    return (
        f"{combatant.name}{state}",
        f"{figure(combatant.pools.get(vital.id, 0))}/{system.maximum(combatant, vital.id)}",
    )


def _lines(fight: Fight, shares: Mapping[str, Share], columns: Sequence[_Column], system: System) -> Iterator[str]:
    """Yield a line for each combatant, whose numbers stay with their words: `Sorrel Vane · HP 5/103 · dealt 40`."""
    for id, combatant in fight.combatants.items():
        name, figures = _standing(combatant, system)
        titled = [(column.title, column.of(id, shares.get(id, Share()))) for column in columns]
        parts = (f"{system.vital.label} {figures}", *(f"{title} {many}" for title, many in titled if many))
        yield f"{SPACE}· ".join((name, *(_unbroken(part) for part in parts)))


def _unbroken(part: str) -> str:
    """Return text whose numbers do not wrap away from their words."""
    return re.sub(r" (?=[×\d−])|(?<=×) ", SPACE, part)


def _in_words(value: int | str) -> str:
    if isinstance(value, str):
        return value
    return figure(value) if value else "–"


WON = frozenset({"spoils", "end"})
"""Facts that say what was won, and by whom."""


def gained(share: Share, system: System) -> str:
    """Return what the end of the fight gives a combatant, in one line: `120 XP, 45 Gil`."""
    labels = {gain.id: gain.label for gain in system.aftermath.gains}
    return ", ".join(f"{figure(many)} {labels.get(gain, gain)}" for gain, many in share.won.items() if many > 0)


def used_up(id: str, share: Share, teller: Teller) -> str:
    """Return what a combatant has used up, in one line: points, things and shots."""
    words = [f"{figure(many)} {teller.pool(pool)}" for pool, many in share.spent.items() if many > 0]
    words += [teller.used_up(id, thing, many) for thing, many in share.used.items() if many > 0]
    return ", ".join(words)


def won(facts: Sequence[Fact], teller: Teller) -> list[str]:
    """Return what was won, and by whom, in the words of the log."""
    last = max((number for number, fact in enumerate(facts) if fact["kind"] == "end"), default=None)
    if last is None:
        return []
    command = facts[last]["command"]
    return teller.lines([fact for fact in facts if fact["kind"] in WON and fact["command"] == command])


def by_side(fight: Fight) -> Mapping[str, list[str]]:
    """Return the combatants' names of each side, those with members of a party first, in the order of the fight."""
    ids_by_side: dict[str, list[str]] = {}
    for id, combatant in fight.combatants.items():
        ids_by_side.setdefault(combatant.side, []).append(id)
    return ids_by_side
