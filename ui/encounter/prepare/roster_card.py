"""The fields of the chosen roster lines: name, side, number, group, hidden, pools, notes."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QLineEdit, QWidget

from models.repositories.encounters import EncounterEntry
from models.repositories.waves import LEAST, WORD, checked_wave
from models.repositories.waves import MOST as LATEST
from rules.core.state import Pool
from rules.engine.triggers import COUNTDOWN, ROUND
from rules.text.sanitize import without_controls
from ui.encounter.prepare.roster_model import MOST
from ui.text.words import figure, gloss
from ui.theme.sizes import px
from ui.widgets.controls import CheckBox, ComboBox, ElidedLabel, IconButton, SpinBox, write
from ui.widgets.focus_actions import put_in_order
from ui.widgets.layouts import ColumnsPanel, FlowPanel, FlowRow, stacked
from ui.widgets.line_edits import LineEdit, NamedLine, NotesEdit
from ui.widgets.sides import SideBox

LARGEST_POOL = 99999
NO_POOLS: Mapping[int, Mapping[str, int]] = {}
POOL_LEAST = 92
"""The least width of a pool's spin box in pixels."""


class RosterCard(QFrame):
    """Fields for one line; for several those alone that can be changed together."""

    values_changed = Signal(object)
    """Values that the chosen lines should have, by their names."""
    removal_requested = Signal()
    split_requested = Signal()
    """Each of the chosen line is to have a line of its own."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        self._entry: EncounterEntry | None = None
        self._full: Mapping[str, int] = {}
        self._first: Mapping[str, int] = {}
        self._showing = False
        self.name = LineEdit(accessibleName=self.tr("Name in this fight"))
        self.side = SideBox(name=self.tr("Side"))
        self.count = SpinBox(limits=(1, MOST))
        self.count.setPrefix("× ")
        self.count.setKeyboardTracking(False)
        self.count.setAccessibleName(self.tr("How many"))
        self.split = IconButton("list", self.tr("One line each, to name, hide or note them separately"))
        self.group = NamedLine(self.tr("Group"))
        self.group.setToolTip(
            self.tr("Group: those who act together, and stand or roll together where the rules have it")
        )
        self._units: dict[str, str] = {}
        """The unit of a countdown to that which stands for it: those of one word are one in the book."""
        self.wave = ComboBox(name=self.tr("When they enter"))
        self.wave.setToolTip(
            self.tr("Those with the same time enter together: the fight proposes it, one key lets them in (W)")
        )
        self.wave_number = SpinBox()
        self.wave_number.setKeyboardTracking(False)
        self.wave_number.setAccessibleName(self.tr("When: which round, after how long, or in which wave"))
        self.hidden = CheckBox(self.tr("Hidden at the start"))
        self.hidden.setToolTip(self.tr("The players do not see it when the fight begins (H)"))
        self.remove = IconButton("trash-2", self.tr("Remove the selected lines from the encounter (Del)"))
        self.notes = NotesEdit(self.tr("Notes on this combatant"), 2)
        self.pools: dict[str, SpinBox] = {}
        self._pools = ColumnsPanel(POOL_LEAST, most=5)
        self._arrange()
        self._listen()

    def _listen(self) -> None:
        self.name.editingFinished.connect(self._name_written)
        self.side.side_chosen.connect(self._side_chosen)
        self.split.clicked.connect(self.split_requested)
        self.count.valueChanged.connect(self._counted)
        self.group.editingFinished.connect(self._group_written)
        self.wave.activated.connect(self._wave_chosen)
        self.wave_number.valueChanged.connect(self._wave_chosen)
        self.hidden.clicked.connect(self._hidden_clicked)
        self.remove.clicked.connect(self.removal_requested)
        self.notes.notes_edited.connect(self._notes_written)

    def _arrange(self) -> None:
        first, second = FlowRow(8), FlowPanel(8)
        first.add(self.name, self.split, self.remove)
        self.group.setMinimumWidth(px(110))
        self.wave.setMinimumWidth(px(150))
        self.wave.setSizeAdjustPolicy(ComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.wave.setMinimumContentsLength(15)
        second.add(self.side, self.count, self.group, self.wave, self.wave_number, self.hidden)
        stacked(first, second, self._pools, self.notes, on=self, margins=(8, 8, 8, 8), spacing=8)

    def take_waves(self, in_a_round: str, units: Mapping[str, str]) -> None:
        """The times at which lines can enter: in a round, by the system's word; after a countdown, in its `units`."""
        self.wave.clear()
        first = {word: unit for unit, word in reversed(list(units.items()))}
        self._units = {unit: first[word] for unit, word in units.items()}
        self.wave.addItem(self.tr("There from the start"), ("", ""))
        self.wave.addItem(in_a_round[:1].upper() + in_a_round[1:], (ROUND, ""))
        for unit, word in units.items():
            if self._units[unit] == unit:
                self.wave.addItem(self.tr("Countdown: {unit}").format(unit=word), (COUNTDOWN, unit))
        self.wave.addItem(self.tr("Enters when you say so"), (WORD, ""))

    def take_pools(self, pools: tuple[Pool, ...], beside: str) -> None:
        """The pools of the system beside whose modules the file `beside` stands: a number for each on the sheet."""
        if [pool.id for pool in pools] == list(self.pools):
            return
        for field in self._pools.shown():
            field.hide()
            field.deleteLater()
        self.pools = {}
        for pool in pools:
            label, spin = ElidedLabel(pool.label, "small"), SpinBox()
            label.set_gloss(gloss(beside, pool.gloss_ids, pool.label))
            label.setBuddy(spin)
            spin.setRange(-1, LARGEST_POOL)
            spin.setKeyboardTracking(False)
            spin.setAccessibleName(without_controls(pool.label))
            spin.setProperty("pool", pool.id)
            spin.valueChanged.connect(self._pool_written)
            field = QWidget()
            stacked(label, spin, on=field, spacing=4)
            self._pools.add(field)
            self.pools[pool.id] = spin
        put_in_order(self)

    def show_entries(
        self,
        entries: list[EncounterEntry],
        full: Mapping[int, Mapping[str, int]],
        brought: Mapping[int, Mapping[str, int]],
        grouped: Mapping[int, str],
        used: Iterable[str] = (),
        *,
        starting: Mapping[int, Mapping[str, int]] = NO_POOLS,
    ) -> None:
        """Show the chosen lines.

        `full` are the pools of their sheets, `brought` what members have left of them, `grouped` their sheets' groups,
        `used` the sides that somebody is on, `starting` what a fight begins with, of pools that do not begin full.
        """
        self._showing = True
        alone = entries[0] if len(entries) == 1 else None
        self._entry = alone
        self._full = full.get(alone.id or 0, {}) if alone is not None else {}
        self._first = {**self._full, **(starting.get(alone.id or 0, {}) if alone is not None else {})}
        brought_pools = brought.get(alone.id or 0, {}) if alone is not None else {}
        self.setEnabled(bool(entries))
        several = self.tr("{count} lines selected").format(count=len(entries)) if len(entries) > 1 else ""
        _write(self.name, alone.name if alone is not None else several)
        for widget in (self.name, self.notes, *self.pools.values()):
            widget.setEnabled(alone is not None)
        self.split.setEnabled(alone is not None and alone.count > 1)
        self.count.setEnabled(any(entry.member_id is None for entry in entries))
        sides = {entry.side for entry in entries}
        self.side.offer((*used, *sides), sides.pop() if len(sides) == 1 else None)
        self.count.setValue(entries[0].count if entries else 1)
        self._show_group(entries, grouped)
        self._show_wave([checked_wave(entry.wave) for entry in entries])
        self.hidden.setChecked(bool(entries) and all(entry.hidden for entry in entries))
        self._show_pools({} if alone is None else alone.pools, brought_pools)
        if alone is None:
            self.notes.show_text("")
        else:
            self.notes.show_text(alone.notes, alone.id or 0)
        self._showing = False

    def _show_group(self, entries: list[EncounterEntry], grouped: Mapping[int, str]) -> None:
        groups = {entry.group for entry in entries}
        _write(self.group, groups.pop() if len(groups) == 1 else "")
        on_sheets = {grouped.get(entry.id or 0, "") for entry in entries}
        of_all = on_sheets.pop() if len(on_sheets) == 1 else ""
        self.group.say_instead(self.tr("{group} (sheet)").format(group=of_all) if of_all else "")

    def _show_pools(self, chosen: Mapping[str, int], brought: Mapping[str, int]) -> None:
        for pool, spin in self.pools.items():
            most = self._full.get(pool)
            spin.instead.say(*self._unset(most, self._first.get(pool), brought.get(pool)))
            spin.setValue(chosen.get(pool, -1))
            spin.setEnabled(self._entry is not None and most is not None)

    def _unset(self, most: int | None, first: int | None, brought: int | None) -> tuple[str, ...]:
        """Return the text for a pool that is not set, and shorter ones."""
        if most is None:
            return ("–",)
        if brought is not None and brought != first:
            now = figure(brought)
            return self.tr("{number} of {most}").format(number=now, most=most), f"{now}/{most}", now
        return self.tr("{number} (sheet)").format(number=first), str(first)

    def _show_wave(self, waves: list[dict[str, Any]]) -> None:
        first = waves[0] if waves else {}
        alike = all(wave == first for wave in waves)
        unit = first.get("unit", "")
        wanted = (first.get("when", ""), self._units.get(unit, unit))
        places = [place for place in range(self.wave.count()) if tuple(self.wave.itemData(place)) == wanted]
        self.wave.setCurrentIndex(places[0] if places and alike else -1)
        kind = first.get("when", "") if alike else ""
        self.wave_number.setVisible(bool(kind))
        if kind:
            self.wave_number.setRange(LEAST[kind], LATEST)
            self.wave_number.setValue(first["number"])

    def _wave_chosen(self) -> None:
        if self.wave.currentIndex() < 0 or self._showing:
            return
        kind, unit = self.wave.currentData()
        when = {"when": kind, "number": max(LEAST.get(kind, 1), self.wave_number.value()), "unit": unit}
        self._tell(wave=checked_wave(when))

    def commit(self) -> None:
        """Hand over what is still being written."""
        self._name_written()
        self._group_written()
        self.notes.commit()

    def _tell(self, **values: Any) -> None:
        if not self._showing:
            self.values_changed.emit(values)

    def _name_written(self) -> None:
        name = self.name.text().strip()
        if self._entry is not None and self.name.isModified() and name and name != self._entry.name:
            self.name.setModified(False)
            self._tell(name=name)

    def _group_written(self) -> None:
        if self.group.isModified():
            self.group.setModified(False)
            self._tell(group=self.group.text().strip())

    def _side_chosen(self, side: str) -> None:
        self._tell(side=side)

    def _counted(self, number: int) -> None:
        self._tell(count=number)

    def _hidden_clicked(self, checked: bool) -> None:
        self._tell(hidden=checked)

    def _notes_written(self, text: str) -> None:
        if self._entry is not None:
            self._tell(notes=text)

    def _pool_written(self, value: int) -> None:
        if self._entry is None or self._showing:
            return
        pool = str(self.sender().property("pool"))
        others = {key: points for key, points in self._entry.pools.items() if key != pool}
        own = value >= 0 and value != self._first.get(pool)
        self._tell(pools={**others, pool: value} if own else others)


def _write(line: QLineEdit, text: str) -> None:
    """Show a text, but not over what is being typed."""
    if not (line.hasFocus() and line.isModified()) and line.text() != text:
        write(line, text)
