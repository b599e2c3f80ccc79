"""The history of a party: its fights and rests, the last one first, with what came of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt, Signal
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from models.encounters import ENDED
from models.histories import PastFight, PastRest
from ui.bestiary import systems
from ui.card import AskingCard
from ui.lines import stacked
from ui.plain import Label, tip
from ui.words import saying, side_name

Index = QModelIndex | QPersistentModelIndex
ROOT = QModelIndex()
TEXT = int(Qt.ItemDataRole.DisplayRole)


class PastFights(QAbstractTableModel):
    """A row a fight, or a rest between two."""

    def __init__(self, fights: Sequence[PastFight | PastRest], parent: QWidget) -> None:
        super().__init__(parent)
        self.fights = fights
        self.titles = (
            self.tr("Encounter"),
            self.tr("Outcome"),
            self.tr("Rounds"),
            self.tr("Who fell"),
            self.tr("Gained"),
        )

    def rowCount(self, parent: Index = ROOT) -> int:
        """A row a fight."""
        return 0 if parent.isValid() else len(self.fights)

    def columnCount(self, parent: Index = ROOT) -> int:
        """What is told of each."""
        return 0 if parent.isValid() else len(self.titles)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = TEXT) -> Any:
        """What the columns tell."""
        if role == Qt.ItemDataRole.DisplayRole and orientation == Qt.Orientation.Horizontal:
            return self.titles[section]
        return None

    def data(self, index: Index, role: int = TEXT) -> Any:
        """A cell in words; all of it as its tooltip."""
        if not index.isValid():
            return None
        fight = self.fights[index.row()]
        words = self._cells(fight)[index.column()]
        if role == Qt.ItemDataRole.DisplayRole:
            return words
        if role != Qt.ItemDataRole.ToolTipRole:
            return None
        return tip(", ".join(fight.who) if isinstance(fight, PastRest) and index.column() == 1 else words)

    def _cells(self, fight: PastFight | PastRest) -> tuple[str, ...]:
        if isinstance(fight, PastRest):
            rested = self.tr("{number} rested").format(number=len(fight.who))
            return self._rest(fight), rested, "", "", self._regained(fight)
        rounds = "" if fight.rounds is None else str(fight.rounds)
        return fight.name, self._outcome(fight), rounds, self._fallen(fight), self._gained(fight)

    def _rest(self, rest: PastRest) -> str:
        system = systems.find(rest.system)
        by_book = None if system is None or not rest.rule else system.aftermath.rest
        if by_book is None:
            return self.tr("Rest, as you ruled")
        said = [f"{one.label} {rest.told[one.name]}" for one in by_book.fields if one.kind == "number"]
        return self.tr("Rest: {what}").format(what=", ".join([saying(by_book.label), *said]))

    def _regained(self, rest: PastRest) -> str:
        labels = systems.pool_labels(rest.system)
        return " · ".join(
            f"{labels.get(pool, pool)} {number:+}".replace("-", "−") for pool, number in rest.regained.items()
        )

    def _outcome(self, fight: PastFight) -> str:
        if fight.state != ENDED:
            return self.tr("still running")
        if not fight.winner:
            return self.tr("nobody won")
        return self.tr("{side} won").format(side=side_name(fight.winner))

    def _fallen(self, fight: PastFight) -> str:
        ours = ", ".join(fight.fallen.get("party", ()))
        others = sum(len(names) for side, names in fight.fallen.items() if side != "party")
        told = self.tr("{number} of the others").format(number=others) if others else ""
        return " · ".join(filter(None, (ours, told)))

    def _gained(self, fight: PastFight) -> str:
        system = systems.find(fight.system)
        labels = {} if system is None else {one.id: one.label for one in system.aftermath.gains}
        gains = [f"{number} {labels.get(gain, gain)}" for gain, number in fight.gained.items()]
        return " · ".join(filter(None, (*gains, fight.won)))


class HistoryCard(AskingCard):
    """The fights of a party; Enter opens the log of one."""

    wanted = Signal(int)
    """The encounter whose fight is to be looked at."""

    def __init__(self, party: str, fights: Sequence[PastFight | PastRest], parent: QWidget) -> None:
        super().__init__(parent)
        heading = Label(self.tr("Fights and rests of {party}").format(party=party), role="heading", wraps=True)
        self.fights = PastFights(fights, self)
        self.table = QTableView()
        self.table.setModel(self.fights)
        self.table.setAccessibleName(heading.text())
        self.table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.table.setTabKeyNavigation(False)
        self.table.setShowGrid(False)
        self.table.verticalHeader().hide()
        header = self.table.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        for column in (0, 3, 4):
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.Stretch)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        header.setHighlightSections(False)
        empty = Label(self.tr("This party has been in no fight yet."), role="muted")
        hint = Label(self.tr("Enter opens the log of a fight, Esc puts this away."), role="muted")
        layout = stacked(self, margins=(12, 12, 12, 12), spacing=8)
        layout.addWidget(heading)
        layout.addWidget(self.table if fights else empty, 1)
        layout.addWidget(hint)
        (self.table if not fights else empty).hide()
        hint.setVisible(bool(fights))
        self.table.doubleClicked.connect(self.do)
        if fights:
            self.table.setCurrentIndex(self.fights.index(0, 0))

    def open(self) -> None:
        """Shows itself, with the keys in the list."""
        self.come_up()
        (self.table if self.fights.fights else self).setFocus(Qt.FocusReason.OtherFocusReason)

    def place(self) -> None:
        """Over the middle of its parent."""
        self.lie(820, 480, down=3)

    def do(self) -> None:
        """Opens the log of the chosen fight."""
        row = self.table.currentIndex().row()
        if 0 <= row < len(self.fights.fights):
            past = self.fights.fights[row]
            if isinstance(past, PastFight):
                self.shut()
                self.wanted.emit(past.encounter_id)
