"""The form of a member of a party: who plays it, its sheet, and how it stands between fights."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QPlainTextEdit, QVBoxLayout, QWidget

from models.library import Library
from models.parties import Member
from models.store import twin
from ui.bestiary import systems
from ui.bestiary.editors import MOST
from ui.bestiary.entity_form import EntityForm, labelled
from ui.bestiary.tabbing import enter
from ui.bestiary.widgets import IconButton, Spin
from ui.flow import Columns
from ui.plain import Label
from ui.theme import GRID, NORMAL


class MemberForm(EntityForm):
    """Edits one member."""

    def __init__(self, library: Library, parent: QWidget | None = None) -> None:
        super().__init__(library, parent)
        self._member = Member(party_id=0, name="", system="")
        self.player = QLineEdit()
        self.head.addLayout(labelled(self.tr("Player"), self.player))
        self.standing = Standing()
        self.xp = _gain_spin()
        self.gil = _gain_spin()
        gains = QHBoxLayout()
        gains.setSpacing(GRID)
        gains.addLayout(labelled(self.tr("XP gained"), self.xp))
        gains.addLayout(labelled(self.tr("Gil gained"), self.gil))
        self.notes = QPlainTextEdit()
        self.notes.setTabChangesFocus(True)
        self.notes.setFixedHeight(6 * NORMAL + 24)
        self.head.addWidget(self.standing)
        self.tail.addLayout(gains)
        self.tail.addLayout(labelled(self.tr("Notes"), self.notes))
        self.player.textChanged.connect(self.edit)
        self.standing.edited.connect(self.edit)
        self.xp.valueChanged.connect(self.edit)
        self.gil.valueChanged.connect(self.edit)
        self.notes.textChanged.connect(self.edit)

    def new_title(self) -> str:
        """What stands above the form of a new member."""
        return self.tr("New member")

    @property
    def member_id(self) -> int | None:
        """The member that is edited; None for a new one."""
        return self._member.id

    def open_member(self, member: Member) -> None:
        """Shows a member; one without an id is new."""
        self._member = member
        self.player.setText(member.player)
        self.standing.show_member(member)
        self.standing.setVisible(member.id is not None)
        self.xp.setValue(member.xp)
        self.gil.setValue(member.gil)
        self.notes.setPlainText(member.notes)
        self.open_entity(member.name, member.system, member.sheet, fresh=member.id is None)

    def showing(self) -> Callable[[], None]:
        """What shows the member as it stands in the form now."""
        return partial(self.open_member, self.member())

    def member(self) -> Member:
        """The member as it stands in the form."""
        return twin(
            self._member,
            name=self.name.text().strip(),
            player=self.player.text().strip(),
            system=self.chosen_system,
            sheet=self.sheet(),
            pools=self.standing.pools(),
            conditions=self.standing.conditions(),
            xp=self.xp.value(),
            gil=self.gil.value(),
            notes=self.notes.toPlainText(),
        )


def _gain_spin() -> Spin:
    spin = Spin()
    spin.setRange(0, MOST)
    return spin


class Standing(QWidget):
    """The pools as they stand, and the conditions that lasted."""

    edited = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.spins: dict[str, Spin] = {}
        self._given: dict[str, int] = {}
        self._full: dict[str, int] = {}
        self._conditions: list[dict[str, Any]] = []
        self._system = ""
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(GRID)
        self._inner: QWidget | None = None

    def show_member(self, member: Member) -> None:
        """Shows a member's pools and conditions."""
        self._given = dict(member.pools)
        self._full = dict(member.full_pools)
        self._conditions = list(member.conditions)
        self._system = member.system
        self._draw()

    def pools(self) -> dict[str, int]:
        """Pool to current value; full ones are not named, and those that were not touched stay as they were."""
        kept = {pool: value for pool, value in self._given.items() if pool not in self.spins}
        for pool, spin in self.spins.items():
            if spin.value() != self._full[pool]:
                kept[pool] = spin.value()
        return kept

    def conditions(self) -> list[dict[str, Any]]:
        """The conditions that are left."""
        return list(self._conditions)

    def _draw(self) -> None:
        if self._inner is not None:
            self._column.removeWidget(self._inner)
            self._inner.hide()
            self._inner.deleteLater()
        self._inner = QWidget()
        column = QVBoxLayout(self._inner)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GRID)
        heading = Label(self.tr("As it stands"))
        heading.setProperty("role", "heading")
        column.addWidget(heading)
        grid = Columns(124)
        column.addWidget(grid)
        self.spins = {}
        for pool, label in systems.pool_labels(self._system).items():
            full = self._full.get(pool, 0)
            if not full:
                continue
            spin = Spin()
            spin.setRange(0, full)
            spin.setSuffix(f" / {full}")
            spin.setValue(min(full, self._given.get(pool, full)))
            spin.valueChanged.connect(self.edited)
            cell = QWidget()
            inner = labelled(label, spin)
            inner.setContentsMargins(0, 0, 0, 0)
            cell.setLayout(inner)
            grid.add(cell)
            self.spins[pool] = spin
        system = systems.find(self._system)
        for number, condition in enumerate(self._conditions):
            row = QHBoxLayout()
            text = systems.condition_text(system, condition)
            told = Label(text)
            told.setWordWrap(True)
            row.addWidget(told, 1)
            away = IconButton("x", self.tr("Take {condition} off").format(condition=text))
            away.setProperty("condition", number)
            away.clicked.connect(self._lift)
            row.addWidget(away)
            column.addLayout(row)
        self._column.addWidget(self._inner)
        # Without this the layout shows it later, and the cursor cannot go into it now.
        self._inner.show()

    def _lift(self) -> None:
        button = self.sender()
        number = button.property("condition")
        if isinstance(number, int):
            values = {pool: spin.value() for pool, spin in self.spins.items()}
            del self._conditions[number]
            self._given |= values
            self._draw()
            enter(self)
            self.edited.emit()
