"""The form for a combatant's sheet over the fight: for this fight alone, or also for the creature or member."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QCheckBox, QWidget

from models.library import Library
from models.repositories.creatures import Creature
from models.repositories.endings import merge_changes
from models.repositories.parties import Member
from models.repositories.setups import creatures_of
from models.storage.store import twin
from rules.core.facts import Command
from rules.core.state import Combatant
from rules.sheets import schema
from rules.sheets.changes import SHEET, changed_keys
from rules.text.faults import BadSheet
from ui.bestiary.forms.entity_form import EntityForm
from ui.edits.core import CREATURES, MEMBERS, Edits, save_creatures, save_members
from ui.session.controller import Conductor
from ui.session.marks import LibraryAside
from ui.theme.sizes import px
from ui.widgets.layouts import stacked
from ui.widgets.overlay_card import Card

WIDTH, HEIGHT = 860, 720
EDGE = 12


class CombatantForm(EntityForm):
    """Edit the sheet of a combatant; its name is changed by another ruling."""

    def __init__(self, library: Library, parent: QWidget | None = None) -> None:
        super().__init__(library, parent)
        self.also = QCheckBox()
        self.head.addWidget(self.also)
        self.identity.hide()

    def open_combatant(
        self, name: str, system: str, sheet: Mapping[str, Any], origin: str, *, also: bool = False
    ) -> None:
        """Show a sheet; `origin` says where else it can be saved (empty: nowhere), `also` whether it is."""
        self.also.setText(origin)
        self.also.setVisible(bool(origin))
        self.also.setChecked(also)
        self.open_entity(name, system, sheet, fresh=False)

    def showing(self) -> Callable[[], None]:
        """Return a function that shows the sheet as it is in the form now."""
        name, system, sheet, origin = self.name.text(), self.chosen_system, self.sheet(), self.also.text()
        return partial(self.open_combatant, name, system, sheet, origin, also=self.also.isChecked())

    def new_title(self) -> str:
        """Return an empty title: nothing is created here."""
        return ""


class SheetCard(Card):
    """The form over the fight; edits go through `kept`."""

    save_requested = Signal()

    def __init__(self, library: Library, parent: QWidget) -> None:
        super().__init__(parent)
        self.form = CombatantForm(library, self)
        stacked(on=self, margins=(EDGE, EDGE, EDGE, EDGE)).addWidget(self.form)
        self.form.save_requested.connect(self.save_requested)
        self.form.cancelled.connect(self.escape)
        self._warned = False

    def place(self) -> None:
        """Center the card over the fight."""
        self.lie(px(WIDTH), px(HEIGHT))

    def open(self) -> None:
        """Show itself, with the cursor in the first field."""
        self.come_up()
        if self.form.sheet_form is not None:
            self.form.sheet_form.focus_first()

    def escape(self) -> None:
        """Close an open list, then the card; warn first of unsaved changes."""
        over = next((card for card in self.findChildren(Card) if card.isVisible()), None)
        if over is not None:
            over.escape()
            return
        if self.form.dirty and not self._warned:
            self._warned = True
            self.form.refuse(self.tr("This is not saved yet: Ctrl+S saves it, Esc once more discards it."))
            return
        self.form.dirty = False
        self.shut()


class SheetEditController(QObject):
    """Let the sheets of combatants be edited."""

    def __init__(self, conductor: Conductor, edits: Edits, over: QWidget) -> None:
        super().__init__(over)
        self._conductor, self._edits, self._over = conductor, edits, over

    def open(self, id: str) -> None:
        """Open the present sheet of a combatant in the form."""
        conductor = self._conductor
        if conductor.is_looking_back() or id not in conductor.fight.combatants:
            return
        if why := conductor.questions.why_wait():
            conductor.command_refused.emit(why)
            return
        combatant, card = conductor.fight.combatants[id], SheetCard(conductor.library, self._over)
        shown, origin = self._shown(combatant), self._origin(id)
        words = ""
        if origin is not None:
            name = origin.name
            words = self.tr("For {name} in the party too") if isinstance(origin, Member) else ""
            words = (words or self.tr("For {name} in the bestiary too")).format(name=name)
        card.form.open_combatant(conductor.names[id], conductor.system.id, shown, words)
        card.save_requested.connect(partial(self._keep, card, id, shown))
        conductor.fight_changed.connect(card.shut)
        card.open()

    def _shown(self, combatant: Combatant) -> dict[str, Any]:
        """Return the sheet with the remaining items, shots and equipped things."""
        system = self._conductor.system
        read = system.window.sheet_now or system.aftermath.sheet_after
        return dict(read(self._conductor.fight, combatant, combatant.sheet.model_dump(mode="json", exclude_unset=True)))

    def _origin(self, id: str) -> Creature | Member | None:
        """Return the creature or member of the library that a combatant comes from, if it is known and still there."""
        library, current_fight = self._conductor.library, self._conductor.current_fight
        if (member := current_fight.members.get(id)) is not None:
            return library.parties.member(member)
        creature = creatures_of(library.encounters.entries(current_fight.encounter_id)).get(id)
        return None if creature is None else library.creatures.get(creature)

    def _keep(self, card: SheetCard, id: str, shown: Mapping[str, Any]) -> None:
        """Change the combatant's sheet to that of the form by ruling, and save it in the library if wanted."""
        conductor, form = self._conductor, card.form
        combatant = conductor.fight.combatants[id]
        base, edited = combatant.sheet.model_dump(mode="json", exclude_unset=True), form.sheet()
        try:
            whole = schema.check(conductor.system.sheet, edited).model_dump(mode="json")
        except BadSheet as bad:
            form.show_faults(bad.faults)
            return
        changes = changed_keys(base, shown, edited, whole)
        origin = self._origin(id) if form.also.isChecked() else None
        if not changes and origin is None:
            form.dirty = False
            card.shut()
            return
        command: Command = {"do": "set", "actor": id, SHEET: changes}
        if changes and (refused := conductor.refusal_of(command)) is not None:
            form.refuse(conductor.sentence(refused))
            return
        saved = "" if origin is None else self._kept_in_library(card, origin, shown, edited)
        if saved is None:
            return
        at = conductor.steps_done
        fault = conductor.try_command(command) if changes else ""
        if saved:
            with_it = command if changes and not fault else None
            conductor.marking.note(LibraryAside.of(self._edits.stack, at, saved, with_it))
        if fault:
            form.refuse(fault)
            return
        form.dirty = False
        card.shut()

    def _kept_in_library(
        self, card: SheetCard, origin: Creature | Member, shown: Mapping[str, Any], edited: Mapping[str, Any]
    ) -> str | None:
        """Save the changes with a creature or member; return them in words: empty without any, None if refused."""
        library = self._conductor.library
        sheet = merge_changes(dict(shown), dict(edited), origin.sheet)
        if sheet == origin.sheet:
            return ""
        words = self.tr("Change the sheet of {name}").format(name=origin.name)
        changed = twin(origin, sheet=sheet)
        step = save_members(library, [changed]) if isinstance(changed, Member) else save_creatures(library, [changed])
        kind = MEMBERS if isinstance(changed, Member) else CREATURES
        refused: list[str] = []
        self._edits.edit_refused.connect(refused.append)
        done = self._edits.do(kind, words, step, show_faults=card.form.show_faults)
        self._edits.edit_refused.disconnect(refused.append)
        if done is None:
            if refused:
                card.form.refuse(refused[-1])
            return None
        return words
