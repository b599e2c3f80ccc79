"""Who acts next in a fight that is tried out, and what it is to do: as many choices as its action needs."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cached_property, partial
from typing import TYPE_CHECKING, Any, NamedTuple

from PySide6.QtCore import Signal
from PySide6.QtGui import QStandardItemModel
from PySide6.QtWidgets import QWidget

from rules.core.facts import Command
from rules.core.state import Fight
from rules.engine.service import Refused, RulesService
from rules.log.refusals import refusal_sentence
from rules.mechanics.action import Action, Field
from rules.tactics import Player
from rules.text.sanitize import without_controls
from ui.encounter.action_form.model import TARGETS, ActionFormModel
from ui.rule_editor.scratch.deeds import Deed, Turn, form_of, values_of
from ui.session.fight import Position
from ui.session.view.offers import Offers
from ui.text.words import localize, words_of_flag
from ui.widgets.controls import ComboBox, ElidedLabel
from ui.widgets.layouts import gridded
from ui.widgets.spin_boxes import KeptSpin

if TYPE_CHECKING:
    from rules.system.system import System

ITSELF = ""
"""The choice of whoever acts to do what it would do itself."""
BESIDE = "beside"
"""The choice of what is no action: a status is put on it first, or reactions are done from here on."""
MOST = 999
"""The greatest number where an action names none."""


class Asker:
    """Asks the rules of a scratch fight what may be done in it."""

    def __init__(self, service: RulesService[Any], system: System[Any, Any], language: str) -> None:
        """`system`: with its terms as they are read."""
        self.service, self.system, self._language = service, system, language
        self.fight: Fight = service.fight
        self.position = Position(service)
        self.offers = Offers(self)

    @cached_property
    def names(self) -> dict[str, str]:
        """Return the name of each combatant by id."""
        return {id: combatant.name for id, combatant in self.fight.combatants.items()}

    def refusal_of(self, command: Command) -> Refused | None:
        """Return what refuses a command; None if it would begin."""
        return self.position.refusal_of(command)

    def sentence(self, refused: Refused) -> str:
        """Return a refusal in the reader's language."""
        return refusal_sentence(self.system, refused.code, refused.details, self.names, self._language)

    def offered(self, turn: Turn) -> list[tuple[Action[Any, Any], str]]:
        """Return what may be done in a turn, or declared, each with the sentence that refuses it (empty: possible)."""
        actor = self.fight.combatants[turn.actor]
        return self.offers.declarations(actor) if turn.is_declared else self.offers.actions(actor)

    def idea(self, turn: Turn) -> str:
        """Return what somebody would do itself in its turn, in short; empty if nothing, or it only declares."""
        ideas = () if turn.is_declared else Player(self.service).ideas(1)
        return self.system.described(self.fight, ideas[0].command) if ideas else ""

    def why_not(self, deed: Deed, turn: Turn) -> str:
        """Return why something cannot be done in a turn; empty if it can."""
        action = self.system.actions.get(deed.action)
        closed = "" if action is None else dict(self._refusals(turn)).get(action.id, "")
        refused = None if closed else self.refusal_of(deed.command(self.service, turn))
        return closed if refused is None else self.sentence(refused)

    def _refusals(self, turn: Turn) -> Iterator[tuple[str, str]]:
        return ((action.id, closed) for action, closed in self.offered(turn))


class Choice(NamedTuple):
    """An entry of a menu."""

    words: str
    value: Any
    why: str = ""
    """Why it cannot be chosen now."""


class ChoiceBox(ComboBox):
    """A menu in which what cannot be chosen now stands grey, with the reason."""

    value_chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._values: list[Any] = []
        self.activated.connect(lambda place: self.value_chosen.emit(self._values[place]))

    def offer(self, choices: list[Choice], chosen: Any) -> None:
        """Offer these."""
        self._values = [choice.value for choice in choices]
        words = [f"{choice.words} – {choice.why}" if choice.why else choice.words for choice in choices]
        at = self._values.index(chosen) if chosen in self._values else -1
        self.fill([(text, place) for place, text in enumerate(words)], at)
        model = self.model()
        assert isinstance(model, QStandardItemModel)
        for place, choice in enumerate(choices):
            model.item(place).setEnabled(not choice.why)
        if at < 0:
            self.setCurrentIndex(-1)

    @property
    def values(self) -> list[Any]:
        """What is offered."""
        return list(self._values)


class NextDeed(QWidget):
    """Whose turn comes, and a menu of what it does in it; below, what the action is done with and at whom."""

    deed_chosen = Signal(object)
    """The deed of the next turn; None: what it would do itself."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._asker: Asker | None = None
        self._deed: Deed | None = None
        self._form: ActionFormModel | None = None
        self.who = ElidedLabel()
        self.does = ChoiceBox()
        self.does.value_chosen.connect(self._choose)
        self.controls: dict[str, ChoiceBox | KeptSpin] = {}
        """The fields of what is chosen, by their names."""
        self._labels: dict[str, ElidedLabel] = {}
        self._grid = gridded(self, across=8, down=4)
        self._grid.setColumnStretch(0, 4)
        self._grid.setColumnStretch(1, 7)
        self._grid.addWidget(self.who, 0, 0)
        self._grid.addWidget(self.does, 0, 1)

    @property
    def deed(self) -> Deed | None:
        """What is to be done in the turn that comes."""
        return self._deed

    def show_turn(self, asker: Asker | None, turn: Turn | None, deed: Deed | None) -> None:
        """Show whose turn comes, and what it is to do."""
        self._asker, self._deed, self._form = asker, deed, None
        self.setVisible(turn is not None)
        if asker is None or turn is None:
            self._show_fields({})
            return
        actor = asker.fight.combatants[turn.actor]
        self.who.setText(self.tr("Next: {name}").format(name=actor.name))
        self.does.setAccessibleName(without_controls(self.tr("What {name} does next").format(name=actor.name)))
        chosen = ITSELF if deed is None else deed.action or BESIDE
        self.does.offer(list(self._deeds(asker.offered(turn), asker.idea(turn))), chosen)
        action = None if deed is None else asker.system.actions.get(deed.action)
        if deed is not None and action is not None:
            self._form = form_of(asker.service, actor, action, deed.chosen)
        self._show_fields({} if self._form is None else {shown.name: shown for shown in self._shown(self._form)})

    def _deeds(self, offered: list[tuple[Action[Any, Any], str]], idea: str) -> Iterator[Choice]:
        """Yield all that can be chosen, and what the rules refuse it; `idea`: what it would do itself."""
        itself = self.tr("by itself: {deed}").format(deed=idea) if idea else self.tr("what it would do itself")
        yield Choice(itself, ITSELF)
        yield from (Choice(localize(action.label), action.id, closed) for action, closed in offered)
        deed = self._deed
        if deed is not None and deed.status:
            yield Choice(self.tr("gets “{condition}” first").format(condition=deed.label), BESIDE)
        elif deed is not None and not deed.action:
            yield Choice(self.tr("from here on “{reaction}” is done").format(reaction=deed.label), BESIDE)
        elif deed is not None and all(action.id != deed.action for action, _ in offered):
            yield Choice(deed.label, deed.action)

    @staticmethod
    def _shown(form: ActionFormModel) -> Iterator[Field[Any, Any]]:
        """Yield the fields among whose values there is something to choose."""
        for shown in form.fields():
            if shown.kind in ("flag", "number") or len(list(values_of(form, shown))) > 1:
                yield shown

    def _show_fields(self, fields: dict[str, Field[Any, Any]]) -> None:
        for name in [name for name in self.controls if name not in fields]:
            for widget in (self.controls.pop(name), self._labels.pop(name)):
                self._grid.removeWidget(widget)
                widget.hide()
                widget.deleteLater()
        before: QWidget = self.does
        for row, (name, shown) in enumerate(fields.items(), 1):
            control = self.controls.get(name)
            if control is None or isinstance(control, KeptSpin) != (shown.kind == "number"):
                control = self._control(name, shown, row)
            self._fill(control, shown)
            self.setTabOrder(before, control)
            before = control

    def _control(self, name: str, shown: Field[Any, Any], row: int) -> ChoiceBox | KeptSpin:
        label, control = ElidedLabel(role="muted"), KeptSpin() if shown.kind == "number" else ChoiceBox()
        changed = control.valueChanged if isinstance(control, KeptSpin) else control.value_chosen
        changed.connect(partial(self._set, name))
        self._labels[name], self.controls[name] = label, control
        self._grid.addWidget(label, row, 0)
        self._grid.addWidget(control, row, 1)
        return control

    def _fill(self, control: ChoiceBox | KeptSpin, shown: Field[Any, Any]) -> None:
        form = self._form
        assert form is not None
        words = localize(shown.label)
        self._labels[shown.name].setText(words)
        control.setAccessibleName(without_controls(words))
        value = form.values.get(shown.name)
        if isinstance(control, KeptSpin):
            least, most = form.bounds(shown)
            control.blockSignals(True)
            control.setRange(0 if least is None else least, MOST if most is None else most)
            control.setValue(control.minimum() if value is None else int(value))
            control.blockSignals(False)
            return
        chosen = tuple(value) if isinstance(value, list) else bool(value) if shown.kind == "flag" else value
        control.offer(list(self._choices(form, shown)), chosen)

    def _choices(self, form: ActionFormModel, shown: Field[Any, Any]) -> Iterator[Choice]:
        """Yield what may be chosen for a field, then what may not be."""
        if shown.kind == "flag":
            no, yes = words_of_flag()[False], words_of_flag()[True]
            yield from (Choice(no, False), Choice(yes, True))
            return
        options = {option.id: option for option in form.options(shown)}
        if shown.kind in (TARGETS, "choices") and form.limits(shown)[0] == 0:
            yield Choice(self.tr("none"), ())
        for value in values_of(form, shown):
            ids = value if isinstance(value, tuple) else (value,)
            yield Choice(
                ", ".join(
                    " ".join(filter(None, (localize(options[id].label), localize(options[id].hint)))) for id in ids
                ),
                value,
            )
        for option in options.values():
            if option.refused is not None:
                why = self._why(option.refused, option.details)
                yield Choice(localize(option.label), (option.id,) if shown.kind != "choice" else option.id, why)

    def _why(self, code: str, details: Any) -> str:
        assert self._asker is not None
        assert self._form is not None
        actor = self._form.actor
        return self._asker.sentence(Refused(code, {**({} if actor is None else {"actor": actor.id}), **details}))

    # --- choosing ---------------------------------------------------------------------------------------

    def _choose(self, action: str) -> None:
        """Take an action; its fields are filled in as its form does."""
        if action == ITSELF:
            self.deed_chosen.emit(None)
        elif action != BESIDE and self._asker is not None:
            declared: Action[Any, Any] | None = self._asker.system.actions.get(action)
            label = action if declared is None else localize(declared.label)
            before = () if self._deed is None else self._deed.reactions
            self.deed_chosen.emit(Deed(action, label=label, reactions=before))

    def _set(self, name: str, value: Any) -> None:
        """Choose something for a field; what was chosen for those behind it is filled in anew."""
        deed, form = self._deed, self._form
        if deed is None or form is None:
            return
        names = [shown.name for shown in form.fields()]
        before = names[: names.index(name)] if name in names else names
        kept = {known: held for known, held in deed.chosen.items() if known in before}
        self.deed_chosen.emit(replace(deed, chosen={**kept, name: value}))
