"""What the history of a party, or of one of its members, tells: a row a fight, or a rest between two."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtWidgets import QWidget

from models.repositories.encounters import ENDED
from models.repositories.histories import MembersFight, PastFight, PastRest
from rules.core.sides import PARTY
from ui.sheets import rule_systems
from ui.text.words import saying, side_name
from ui.widgets.labels import tip

Index = QModelIndex | QPersistentModelIndex
ROOT = QModelIndex()
TEXT = int(Qt.ItemDataRole.DisplayRole)


class PastFights(QAbstractTableModel):
    """A row a fight, or a rest between two: of a party, or of `one` of its members, as that one went through it."""

    def __init__(
        self, fights: Sequence[PastFight | MembersFight | PastRest], parent: QWidget, *, one: bool = False
    ) -> None:
        super().__init__(parent)
        self.fights = fights
        of_one = self.tr("Fell"), self.tr("Dealt"), self.tr("Taken")
        self.titles = (
            self.tr("Encounter"),
            self.tr("Outcome"),
            self.tr("Rounds"),
            *(of_one if one else (self.tr("Who fell"),)),
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

    def _cells(self, told: PastFight | MembersFight | PastRest) -> tuple[str, ...]:
        if isinstance(told, PastRest):
            rested = self.tr("{number} rested").format(number=len(told.who))
            between = ("",) * (len(self.titles) - 3)
            return self._rest(told), rested, *between, self._regained(told)
        fight = told if isinstance(told, PastFight) else told.fight
        rounds = "" if fight.rounds is None else str(fight.rounds)
        first, gained = (fight.name, self._outcome(fight), rounds), self._gained(fight)
        if isinstance(told, PastFight):
            return *first, self._fallen(fight), gained
        fell = self.tr("fell") if told.fell else self.tr("stood")
        return *first, fell, self._lost(fight, told.dealt), self._lost(fight, told.taken), gained

    @staticmethod
    def _lost(fight: PastFight, lost: Mapping[str, int]) -> str:
        labels = rule_systems.pool_labels(fight.system)
        ordered = sorted(lost, key=lambda pool: list(labels).index(pool) if pool in labels else len(labels))
        return " · ".join(f"{lost[pool]} {labels.get(pool, pool)}" for pool in ordered)

    def _rest(self, rest: PastRest) -> str:
        system = rule_systems.find(rest.system)
        by_book = None if system is None or not rest.rule else system.aftermath.rest
        if by_book is None:
            return self.tr("Rest, as you ruled")
        # Another version of the system may have asked something else.
        numbers = [one for one in by_book.fields if one.kind == "number" and one.name in rest.told]
        said = [f"{one.label} {rest.told[one.name]}" for one in numbers]
        return self.tr("Rest: {what}").format(what=", ".join([saying(by_book.label), *said]))

    def _regained(self, rest: PastRest) -> str:
        labels = rule_systems.pool_labels(rest.system)
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
        ours = ", ".join(fight.fallen.get(PARTY, ()))
        others = sum(len(names) for side, names in fight.fallen.items() if side != PARTY)
        told = self.tr("{number} of the others").format(number=others) if others else ""
        return " · ".join(filter(None, (ours, told)))

    def _gained(self, fight: PastFight) -> str:
        system = rule_systems.find(fight.system)
        labels = {} if system is None else {one.id: one.label for one in system.aftermath.gains}
        gains = [f"{number} {labels.get(gain, gain)}" for gain, number in fight.gained.items()]
        return " · ".join(filter(None, (*gains, fight.won)))
