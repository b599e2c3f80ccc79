"""The form of a member of a party: who plays it, its sheet, and how it stands between fights."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from functools import partial
from typing import Any

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from models.library import Library
from models.repositories.parties import Member
from models.repositories.pictures import own_colour, with_own_colour
from models.storage.store import twin
from rules.mechanics.statuses import Status
from rules.sheets.schema import REWARD, field_naming
from rules.system.system import System
from ui.bestiary.forms.entity_form import EntityForm, labelled, labelled_box
from ui.party.conditions import LastingConditions
from ui.party.gains import GainsRow
from ui.sheets import rule_systems
from ui.sheets.schema import fields
from ui.theme.sizes import px
from ui.theme.theme import COLOUR_ROLES, GRID, colour_name, current, lines_high, look, shown_colour
from ui.widgets.controls import ComboBox, SpinBox
from ui.widgets.labels import Label
from ui.widgets.layouts import ColumnsPanel, stacked
from ui.widgets.line_edits import NameLine


class MemberForm(EntityForm):
    """Edits one member."""

    def __init__(self, library: Library, parent: QWidget | None = None) -> None:
        super().__init__(library, parent)
        self._member = Member(party_id=0, name="", system="")
        self.player = NameLine()
        self.colour = ColourChoice()
        self.head.addLayout(labelled(self.tr("Player"), self.player))
        self.head.addLayout(labelled(self.tr("Colour"), self.colour))
        self.standing = MemberStanding()
        self.gains = GainsRow()
        self.notes = QPlainTextEdit()
        self.notes.setTabChangesFocus(True)
        self.notes.setFixedHeight(lines_high(6))
        self.head.addWidget(self.standing)
        self.tail.addWidget(self.gains)
        self.tail.addLayout(labelled(self.tr("Notes"), self.notes))
        self.player.textChanged.connect(self.edit)
        self.colour.value_edited.connect(self.edit)
        self.standing.value_edited.connect(self.edit)
        self.gains.value_edited.connect(self.edit)
        self.notes.textChanged.connect(self.edit)

    def said_elsewhere(self, system: System) -> Collection[str]:
        """Return the fields asked once for every system (who plays it), and those asked of foes only."""
        reward = (field.name for field in fields(system.sheet) if field.group == REWARD)
        return frozenset((field_naming(system.sheet, "player"), *reward))

    def first_sheet(self, system: str) -> dict[str, Any]:
        """Return the sheet of a player's character of whom nothing is known yet."""
        return self.library.sheets.enlist(system, {})

    def new_title(self) -> str:
        """Return the title of the form of a new member."""
        return self.tr("New member")

    def open_member(self, member: Member) -> None:
        """Show a member; one without an id is new."""
        self._member = member
        self.player.setText(member.player)
        self.colour.show_colour(own_colour(member.extra))
        self.standing.show_member(member, self._statuses_for(member))
        self.standing.setVisible(member.id is not None)
        self.notes.setPlainText(member.notes)
        self.open_entity(member.name, member.system, member.sheet, fresh=member.id is None)

    def _statuses_for(self, member: Member) -> dict[str, Status]:
        """Return the statuses of a member's system that need no other combatant in the fight; its lasting states."""
        system = rule_systems.find(member.system)
        if system is None:
            return {}
        sourced = [status.id for status in system.statuses.values() if status.sourced]
        bare = [{"status": id, "timer": 1} for id in sourced]
        refused = {
            sourced[place] for place in self.library.sheets.impossible_conditions(member.system, member.sheet, bare)
        }
        lasting = sorted(system.aftermath.states)
        states = {id: Status(id, rule_systems.status_label(system, id), "fatal") for id in lasting}
        return {**{id: status for id, status in system.statuses.items() if id not in refused}, **states}

    def check_sheet(self) -> bool:
        """Besides the sheet's faults, those of conditions that no fight could begin with."""
        fits = super().check_sheet()
        conditions = self.standing.conditions()
        if not fits or conditions == self._member.conditions:
            self.standing.lasting.show_refused(())
            return fits and not self.standing.lasting.has_problem()
        refused = self.library.sheets.impossible_conditions(self.chosen_system, self.sheet(), conditions)
        self.standing.lasting.show_refused(refused)
        return not refused and not self.standing.lasting.has_problem()

    def _show_sheet(self, sheet: Mapping[str, Any]) -> None:
        super()._show_sheet(sheet)
        system = rule_systems.find(self.chosen_system)
        known, beside = ((), "") if system is None else (system.aftermath.gains, system.phrases.file)
        self.gains.show_gains(known, self._member.gains, beside)

    def showing(self) -> Callable[[], None]:
        """Return a function that shows the member as it is in the form now."""
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
            gains=self.gains.values(),
            notes=self.notes.toPlainText(),
            extra=with_own_colour(self._member.extra, self.colour.chosen),
        )


class MemberStanding(QWidget):
    """The editor of a member's pools and lasting conditions."""

    value_edited = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.spins: dict[str, SpinBox] = {}
        self._given: dict[str, int] = {}
        self._full: dict[str, int] = {}
        self._first: dict[str, int] = {}
        self._system = ""
        self._inner: QWidget | None = None
        self.lasting = LastingConditions()
        self.lasting.value_edited.connect(self.value_edited)
        self._column = stacked(self.lasting, on=self, spacing=GRID)

    def show_member(self, member: Member, statuses: Mapping[str, Status]) -> None:
        """Show a member's pools and conditions; `statuses` are those that it may have."""
        self._given = dict(member.pools)
        self._full = dict(member.full_pools)
        self._first = rule_systems.starting_pools(member.system, member.sheet, member.full_pools)
        self.lasting.show_conditions(member.system, member.conditions, statuses)
        self._system = member.system
        self._draw()

    def pools(self) -> dict[str, int]:
        """Pool to current value, but those that a fight begins with anyway; what was not touched stays as it was."""
        pools = {pool: value for pool, value in self._given.items() if pool not in self.spins}
        for pool, spin in self.spins.items():
            if spin.value() != self._first[pool]:
                pools[pool] = spin.value()
        return pools

    def conditions(self) -> list[dict[str, Any]]:
        """The conditions that last."""
        return self.lasting.conditions()

    def _draw(self) -> None:
        if self._inner is not None:
            self._column.removeWidget(self._inner)
            self._inner.hide()
            self._inner.deleteLater()
        self._inner = QWidget()
        heading = Label(self.tr("As it stands"), role="heading")
        grid = ColumnsPanel(124)
        stacked(heading, grid, on=self._inner, spacing=GRID)
        self.spins = {}
        for pool, label in rule_systems.kept_pools(self._system).items():
            full = self._full.get(pool, 0)
            if not full:
                continue
            spin = SpinBox(limits=(0, full))
            spin.setSuffix(f" / {full}")
            spin.setValue(min(full, self._given.get(pool, self._first[pool])))
            spin.valueChanged.connect(self.value_edited)
            grid.add(labelled_box(label, spin))
            self.spins[pool] = spin
        self._column.insertWidget(0, self._inner)
        self._inner.stackUnder(self.lasting)
        # Without this the layout shows it later, and the cursor cannot go into it now.
        self._inner.show()


SWATCH = 14


class ColourChoice(ComboBox):
    """The colour choice for order, board and log, where it is as dark or light as needed."""

    value_edited = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Colour in a fight: in the order, on the board and in the log"))
        self.setToolTip(self.accessibleName())
        self.setIconSize(QSize(px(SWATCH), px(SWATCH)))
        self._given = ""
        """The chosen colour as it is stored."""
        self.show_colour("")
        self.activated.connect(self._choose)
        look().theme_changed.connect(self._fill)

    @property
    def chosen(self) -> str:
        """A name of the library's colours, `#rrggbb`, or empty."""
        return self._given

    def show_colour(self, colour: str) -> None:
        """Show what is kept."""
        self._given = colour
        self._fill()

    def _fill(self) -> None:
        self.clear()
        self.addItem(self.tr("as its side"), "")
        for colour in COLOUR_ROLES:
            self.addItem(_swatch(colour), colour_name(colour), colour)
        if self._given not in COLOUR_ROLES and self._given:
            self.addItem(_swatch(self._given), self._given, self._given)
        self.setCurrentIndex(self.findData(self._given))

    def _choose(self, place: int) -> None:
        colour = str(self.itemData(place))
        changed = colour != self._given
        self.show_colour(colour)
        if changed:
            self.value_edited.emit()


def _swatch(colour: str) -> QIcon:
    made = QPixmap(px(SWATCH) * 2, px(SWATCH) * 2)
    made.fill(Qt.GlobalColor.transparent)
    with QPainter(made) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(shown_colour(colour) or current().color("muted"))
        painter.drawEllipse(made.rect().adjusted(px(2), px(2), -px(2), -px(2)))
    return QIcon(made)
