"""The card for a rest between fights, by the book or by ruling, with a preview."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from models.library import Library
from models.repositories.parties import Member
from models.repositories.rests import Rest, RestForecast
from models.storage.errors import LibraryError
from rules.engine.rest import ALONE
from rules.log.refusals import refusal_sentence
from rules.mechanics.action import Field
from ui.bestiary.forms.entity_form import labelled_box
from ui.edits.core import MEMBERS, Edits, about, take_rest
from ui.sheets import rule_systems
from ui.text.errors import library_sentence
from ui.text.words import figure, gloss, language, localize, state_name
from ui.theme.sizes import px
from ui.widgets.controls import Button, ComboBox, FaultLabel, SpinBox
from ui.widgets.labels import Label, tip
from ui.widgets.layouts import ColumnsPanel, WholeScrollArea, fill, stacked
from ui.widgets.overlay_card import AskingCard

WIDTH = 520
MOST_LINES = 12
"""The most members that get a line of their own."""
NO_LIMIT = 999


class RestCard(AskingCard):
    """The card: who rests, how, and a preview for each; Enter takes the rest."""

    members_rested = Signal(object)
    """The ids of those who have rested."""

    def __init__(
        self, library: Library, edits: Edits, chosen: Sequence[Member], everybody: Sequence[Member], parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._library, self._edits = library, edits
        self._whom = (tuple(everybody), tuple(chosen)) if chosen else (tuple(everybody),)
        self._system = rule_systems.find((chosen or everybody)[0].system)
        self._book = None if self._system is None else self._system.aftermath.rest
        self.controls: dict[str, SpinBox | ComboBox] = {}
        self.whom, self.how = ComboBox(self), ComboBox(self)
        self.whom.setAccessibleName(self.tr("Who rests"))
        self.how.setAccessibleName(self.tr("How they rest"))
        self.silent, self.told = Label(role="muted", wraps=True), Label(wraps=True)
        self.fault = FaultLabel(stays=False)
        self._fields = ColumnsPanel(176)
        self._name_whom()
        self._name_ways()
        self.button = Button("bed", self.tr("Rest (Enter)"), "primary", self, clicked=self.do)
        self._arrange()
        for choice in (self.whom, self.how):
            choice.currentIndexChanged.connect(self.look)

    def _name_whom(self) -> None:
        self.whom.addItem(self.tr("All {number} of the party").format(number=len(self._whom[0])))
        for chosen in self._whom[1:]:
            self.whom.addItem(about([member.name for member in chosen], "{name}", self.tr("The {number} selected")))
            self.whom.setCurrentIndex(1)

    def _name_ways(self) -> None:
        if self._book is not None:
            self.how.addItem(self.tr("By the book: {rest}").format(rest=localize(self._book.label)))
            self.how.setItemData(0, tip(self._book.rule), Qt.ItemDataRole.ToolTipRole)
            for field in self._book.fields:
                self._add_field(field)
        elif self._system is not None:
            words = self.tr("{system} says nothing of rest between fights: what follows is your own ruling.")
            self.silent.setText(words.format(system=self._system.title))
        self.how.addItem(self.tr("As you rule: all pools full, no condition left"))

    def _add_field(self, field: Field) -> None:
        assert self._book is not None
        assert self._system is not None
        control: SpinBox | ComboBox
        if field.kind == "number":
            control = SpinBox(self, limits=(field.minimum or 0, NO_LIMIT if field.maximum is None else field.maximum))
            control.setValue(field.default or 0)
            control.valueChanged.connect(self.look)
        else:
            control = ComboBox(self)
            for words, value in self._values(field):
                control.addItem(words, value)
            control.setCurrentIndex(max(0, control.findData(field.default)))
            control.currentIndexChanged.connect(self.look)
        control.setToolTip(tip(gloss(self._system.phrases.file, self._book.gloss_of(field))))
        self.controls[field.name] = control
        self._fields.add(labelled_box(localize(field.label), control))

    def _values(self, field: Field) -> list[tuple[str, Any]]:
        if field.kind == "flag":
            yes_or_no: list[tuple[str, Any]] = [(self.tr("yes"), True), (self.tr("no"), False)]
            return [(self.tr("by the book"), None), *yes_or_no] if field.default is None else yes_or_no
        options = () if field.options is None else field.options(None, None, {})
        return [(localize(option.label), option.id) for option in options]

    def _arrange(self) -> None:
        heading = Label(self.tr("Rest"), role="heading")
        layout = stacked(on=self, margins=(12, 12, 12, 12), spacing=8)
        layout.addLayout(self.headed(heading))
        inner = QWidget()
        fill(stacked(on=inner, spacing=8), self.whom, self.how, self.silent, self._fields, self.told)
        layout.addWidget(WholeScrollArea(inner), 1)
        fill(layout, self.fault, self.button)
        self.how.setVisible(self._book is not None)
        self.silent.setVisible(bool(self.silent.text()))

    # --- what the page calls -----------------------------------------------------------------------------

    def open(self) -> None:
        """Show itself, ready for Enter, or for typing how long."""
        self.look()
        self.come_up()
        first = next(iter(self.controls.values()), None)
        (first or self.button).setFocus(Qt.FocusReason.OtherFocusReason)
        if isinstance(first, SpinBox):
            first.selectAll()

    def place(self) -> None:
        """Lies in the upper middle of its parent."""
        self.hang(px(WIDTH))

    # --- what would come of it ---------------------------------------------------------------------------

    @property
    def _is_by_the_book(self) -> bool:
        return self._book is not None and self.how.currentIndex() == 0

    def _chosen_values(self) -> dict[str, Any]:
        values = {
            name: item.value() if isinstance(item, SpinBox) else item.currentData()
            for name, item in self.controls.items()
        }
        return {name: value for name, value in values.items() if value is not None}

    def _foreseen(self) -> tuple[list[RestForecast], list[Member]]:
        """Return the forecast of each who rests, and the dead, who are left out."""
        members = self._whom[self.whom.currentIndex()]
        rests = self._library.rests
        if not self._is_by_the_book:
            # Whom the table will have back from the dead is chosen by name.
            dead = [member for member in members if self.whom.currentIndex() == 0 and rests.is_dead(member)]
            return rests.by_ruling([member for member in members if member not in dead]), dead
        assert self._system is not None
        ours = [member for member in members if member.system == self._system.id]
        return rests.by_the_book(ours, self._chosen_values()), [member for member in members if member not in ours]

    def look(self) -> None:
        """Show the forecast of each member."""
        self._fields.setVisible(self._is_by_the_book and bool(self.controls))
        self.fault.hide()
        foreseen, dead = self._foreseen()
        words = self.tr("{name}: plays by another book") if self._is_by_the_book else self.tr("{name}: stays dead")
        lines = [*map(self._line, foreseen), *(words.format(name=member.name) for member in dead)]
        if len(lines) > MOST_LINES:
            more = self.tr("… and {number} more").format(number=len(lines) - MOST_LINES + 1)
            lines = [*lines[: MOST_LINES - 1], more]
        self.told.setText("\n".join(lines))
        self.told.show()
        self.button.setEnabled(any(forecast.after is not None for forecast in foreseen))
        self.place()

    def _line(self, forecast: RestForecast) -> str:
        name, system = forecast.before.name, rule_systems.find(forecast.before.system)
        if forecast.after is None:
            if system is None or forecast.refusal is None:
                return self.tr("{name}: cannot rest").format(name=name)
            if isinstance(forecast.refusal, LibraryError):
                return library_sentence(forecast.refusal)
            details = dict(forecast.refusal.details)
            if details.get("status") in system.aftermath.states:
                details["status"] = state_name(details["status"], system.phrases.file)
            return refusal_sentence(system, forecast.refusal.code, details, {ALONE: name}, language())
        parts = []
        for pool, label in (
            rule_systems.kept_pools(forecast.before.system) or {id: id for id in forecast.before.full_pools}
        ).items():
            first = forecast.starting.get(pool, 0)
            now, then = forecast.before.pools.get(pool, first), forecast.after.pools.get(pool, first)
            if now != then:
                parts.append(f"{label} {figure(now)} → {figure(then)}")
        gone = [row for row in forecast.before.conditions if row not in forecast.after.conditions]
        parts += [
            self.tr("no longer {condition}").format(condition=rule_systems.condition_text(system, row)) for row in gone
        ]
        return f"{name}: " + (" · ".join(parts) or self.tr("as before"))

    # --- taking it ---------------------------------------------------------------------------------------

    def do(self) -> None:
        """Take the rest, as one step."""
        for control in self.controls.values():
            if isinstance(control, SpinBox):
                control.interpretText()
        came = [candidate for candidate in self._foreseen()[0] if candidate.after is not None]
        members = [candidate.after for candidate in came if candidate.after is not None]
        if not members:
            self.fault.say(self.tr("None of them can rest."))
            self.place()
            return
        regained: Counter[str] = Counter()
        for forecast in came:
            if self._system is not None and forecast.before.system == self._system.id:
                regained.update(forecast.regained)
        by_book = self._book if self._is_by_the_book else None
        note = Rest(
            party_id=members[0].party_id,
            system=members[0].system,
            rule="" if by_book is None else by_book.rule,
            told={} if by_book is None else self._chosen_values(),
            who={str(member.id): member.name for member in members},
            regained=dict(regained),
        )
        names = [member.name for member in members]
        text = about(names, self.tr("Let {name} rest"), self.tr("Let {number} members rest"))
        done = self._edits.do(MEMBERS, text, take_rest(self._library, members, note))
        if done is not None:
            self.members_rested.emit(done.ids)
            self.shut()
