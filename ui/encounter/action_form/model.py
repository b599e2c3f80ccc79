"""The action that is being composed: its fields, their possible values, and a preview of its effect.

The composer knows the fields that an action declares, and nothing of any system.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import groupby
from typing import Any, TypeVar

from PySide6.QtCore import QObject, Signal

from rules.core.facts import Command, Json
from rules.core.memory import Memory
from rules.core.state import Combatant, Fight
from rules.mechanics.action import Action, Field, Option, Preview
from ui.text.words import localize

Known = TypeVar("Known")
TARGETS, WITH, MODIFIER = "targets", "with", "modifier"


class ActionFormModel(QObject):
    """The model of the action form: the action that is being composed, if any."""

    action_changed = Signal()
    step_restored = Signal()
    """A step was undone or redone, so text typed into a field no longer applies."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.fight: Fight
        """The fight in which an action is put together; set while one is."""
        self.actor: Combatant | None = None
        self.action: Action | None = None
        self.values: dict[str, Any] = {}
        self.open_field = 0
        self.show_all = False
        self._guessed: tuple[str, ...] = ()
        """The target filled in because it is the only possible one, until one is chosen."""
        self._proposed: list[str] = []
        """The targets that the action was started with, until one is chosen: that one replaces them."""
        self._preview: Callable[[Command], tuple[Preview, ...]] = lambda command: ()
        self._only: frozenset[str] | None = None
        """The names of the fields that are asked for; None: all that mean something."""
        self._steps = FormHistory()
        self._known_for = ""
        """The values for which the cached results were computed."""
        self._known = Memory()

    # --- starting and ending ---------------------------------------------------------------------------

    def start(
        self,
        fight: Fight,
        actor: Combatant | None,
        action: Action,
        preview: Callable[[Command], tuple[Preview, ...]],
        first_values: Mapping[str, Json] | None = None,
        only: frozenset[str] | None = None,
    ) -> None:
        """Take an action up: fields with one possible value are filled in at once; `only`: no more than these."""
        self.fight, self.actor, self.action, self._preview = fight, actor, action, preview
        self._known_for, self._known = "", Memory()
        self.values = {field.name: field.default for field in action.fields if field.default is not None}
        self.values.update(first_values or {})
        self._only = only
        self.show_all = False
        self._guessed = ()
        fill_beginnings(
            (field for field in action.fields if field.name not in (first_values or {})), fight, actor, self.values
        )
        self._proposed = [] if actor is None else list(self.values.get(TARGETS) or ())
        self._settle()
        self._steps.begin(self._stand())

    def stop(self) -> None:
        """Put the action away."""
        if self.action is not None:
            self.action = None
            self.values = {}
            self.action_changed.emit()

    def go_on_from(self, other: ActionFormModel) -> None:
        """Copy all values of another form for the same action."""
        self.values, self.open_field, self.show_all = dict(other.values), other.open_field, other.show_all
        self.action_changed.emit()

    # --- taking back -----------------------------------------------------------------------------------

    @property
    def can_redo(self) -> bool:
        """Whether something that was taken back can be set again."""
        return self.action is not None and self._steps.can_redo

    def undo(self) -> None:
        """Take back what was set last; where nothing was, the action is put away."""
        stand = self._steps.undo_snapshot()
        if stand is None:
            self.stop()
        else:
            self._stand_as(stand)

    def redo(self) -> None:
        """Set again what was taken back last."""
        stand = self._steps.redo_snapshot()
        if stand is not None:
            self._stand_as(stand)

    def _stand(self) -> FormSnapshot:
        return FormSnapshot(dict(self.values), self._guessed, tuple(self._proposed), self.open_field, self.show_all)

    def _stand_as(self, stand: FormSnapshot) -> None:
        self.values, self._guessed, self._proposed = dict(stand.values), stand.guessed, list(stand.proposed)
        self.open_field, self.show_all = stand.open_field, stand.show_all
        self.step_restored.emit()
        self.action_changed.emit()

    # --- fields ----------------------------------------------------------------------------------------

    def fields(self) -> tuple[Field, ...]:
        """The fields that are shown: those that are needed, then on request the rest."""
        return () if self.action is None else self._work_out(("fields", self.show_all), self._fields)

    def _work_out(self, key: Hashable, make: Callable[[], Known]) -> Known:
        """Return what is known under a key for what has been set so far, made now where nobody has asked for it."""
        values = repr(self.values)
        if values != self._known_for:
            self._known_for, self._known = values, Memory()
        return self._known.work_out(key, make)

    def _fields(self) -> tuple[Field, ...]:
        assert self.action is not None
        return tuple(
            field
            for declared in self.action.fields
            if (self.show_all or not self.waits(declared)) and self._means_something(declared)
            for field in self._each(declared)
        )

    def waits(self, field: Field) -> bool:
        """Return whether a field is shown only on request."""
        return field.advanced and not (field.at_once is not None and field.at_once(self.fight, self.actor, self.values))

    def _each(self, field: Field) -> tuple[Field, ...]:
        """Return a number field once for each of its subjects; any other field as it is."""
        if field.kind != "number" or field.options is None:
            return (field,)
        return tuple(
            replace(
                field,
                name=f"{field.name}.{option.id}",
                label=f"{localize(field.label)}: {localize(option.label)}",
                options=None,
            )
            for option in self.options(field)
        )

    def _means_something(self, field: Field) -> bool:
        if self._only is not None and field.name not in self._only:
            return False
        if field.kind == TARGETS and self.limits(field)[1] == 0:
            return False
        return field.shown is None or field.shown(self.fight, self.actor, self.values)

    @property
    def field(self) -> Field | None:
        """The field that is open."""
        shown = self.fields()
        return shown[self.open_field] if 0 <= self.open_field < len(shown) else None

    def options(self, field: Field) -> tuple[Option, ...]:
        """Return the options of a field; of targets of one side those who stand come first."""
        options = field.options
        if options is None:
            return ()
        before = params_before(self.action, field, self.values)
        if field.kind != TARGETS:
            return self._work_out(("options", field.name), lambda: options(self.fight, self.actor, before))
        people = self.fight.combatants
        return self._work_out(
            ("options", field.name), lambda: standing_first(options(self.fight, self.actor, before), people)
        )

    def limits(self, field: Field) -> tuple[int, int]:
        """The least and the most that are to be named."""
        return self._work_out(("limits", field.name), partial(self._limits, field))

    def _limits(self, field: Field) -> tuple[int, int]:
        if field.most is None:
            return (1 if field.needed or self._asks(field) else 0, 1)
        least, most = field.most(self.fight, self.actor, self.values)
        return (max(least, min(1, most)) if self._asks(field) else least), most

    def _asks(self, field: Field) -> bool:
        """Whether it waits for a target, though the rules would take the actor where none is named."""
        return field.asked is not None and field.asked(self.fight, self.actor, self.values)

    def bounds(self, field: Field) -> tuple[int | None, int | None]:
        """The least and the greatest number that a field takes now; None: any."""
        if field.most is not None:
            return field.most(self.fight, self.actor, self.values)
        return field.minimum, field.maximum

    def show(self, number: int) -> None:
        """Open a field by its number among those shown."""
        if 0 <= number < len(self.fields()):
            self.open_field = number
            self._tell()

    def toggle_all(self) -> None:
        """Show or hide the rarely used fields."""
        self.show_all = not self.show_all
        fields = self.fields()
        further = [number for number, field in enumerate(fields) if self.waits(field)]
        at = further[0] if self.show_all and further else self.open_field
        self.open_field = min(at, max(0, len(fields) - 1))
        self._tell()

    # --- setting ---------------------------------------------------------------------------------------

    def choose(self, option: str) -> None:
        """Set the open choice and open the next field that needs a value."""
        field = self.field
        if field is None or not any(candidate.id == option for candidate in self.options(field)):
            return
        self.values[field.name] = option
        self._forget_later(field)
        fill_beginnings(self._later(field), self.fight, self.actor, self.values)
        self._settle()

    def aim(self, id: str) -> bool:
        """Add a target; a second time it is removed, or added once more where the field repeats.

        False if it cannot be aimed at.
        """
        field = next((candidate for candidate in self.fields() if candidate.kind == TARGETS), None)
        if field is None:
            return False
        allowed = self.options(field)
        if field.options is not None and not any(option.id == id for option in allowed):
            return False
        named: list[str] = list(self.values.get(TARGETS) or ())
        most = self.limits(field)[1]
        not_named = self._proposed or [*self._guessed]
        self._guessed, self._proposed = (), []
        if named == not_named:
            if named == [id]:
                self._tell()
                return True
            named = []
        if id in named and not (field.repeats and most > 1):
            named.remove(id)
        elif most == 1:
            named = [id]
        elif len(named) < most:
            named.append(id)
        else:
            named = [*named[1:], id]
        self.values[TARGETS] = named
        kinds = ("choice", "cell") if most == 1 else ("choice",)  # of several targets one goes on to the next
        chosen_next = [number for number in self._missing()[:1] if self.fields()[number].kind in kinds]
        self.open_field = (chosen_next or [self.open_field])[0]
        self._tell()
        return True

    def aim_side(self, id: str) -> bool:
        """Name a combatant and all of its side that can be aimed at, as many as there may be; False if none can.

        Of another side than the actor's those who are down are left out while others stand.
        """
        field = next((candidate for candidate in self.fields() if candidate.kind == TARGETS), None)
        if field is None or id not in self.fight.combatants:
            return False
        side = self.fight.combatants[id].side
        possible = [option.id for option in self.options(field) if option.refused is None]
        mates = [
            item for item in possible if item in self.fight.combatants and self.fight.combatants[item].side == side
        ]
        if self.actor is None or side != self.actor.side:
            mates = [mate for mate in mates if self.fight.combatants[mate].state == "active"] or mates
        mates.sort(key=lambda mate: mate != id)
        if not mates:
            return False
        self.values[TARGETS] = mates[: max(1, self.limits(field)[1])]
        self._tell()
        return True

    def take_back(self) -> bool:
        """Take the target named last back; False if none is named."""
        named: list[str] = list(self.values.get(TARGETS) or ())
        if not named:
            return False
        self.values[TARGETS] = named[:-1]
        self._tell()
        return True

    def put(self, name: str, value: Any) -> None:
        """Set any field to a value (None: as if it had never been set)."""
        if value is None:
            self.values.pop(name, None)
        else:
            self.values[name] = value
        field = (
            next((candidate for candidate in self.action.fields if candidate.name == name), None)
            if self.action
            else None
        )
        if field is not None:
            self._forget_later(field)
        self._tell(typed=name if isinstance(value, int | str) else "")

    def _tell(self, typed: str = "") -> None:
        """Announce that the action has changed, and record the step for undo."""
        self._steps.keep(self._stand(), typed)
        self.action_changed.emit()

    def _later(self, field: Field) -> tuple[Field, ...]:
        assert self.action is not None
        return fields_after(self.action, field)

    def _forget_later(self, field: Field) -> None:
        for candidate in self._later(field):
            if candidate.options is not None and candidate.name in self.values:
                named = self.values[candidate.name]
                allowed = {option.id for option in self.options(candidate)}
                if isinstance(named, list | tuple):
                    self.values[candidate.name] = [id for id in named if id in allowed]
                elif named not in allowed:
                    del self.values[candidate.name]

    def _settle(self) -> None:
        """Fill in fields with one possible value, and open the first field that needs one.

        Whom a thing can be meant for is not guessed before it is known what thing, and guessed anew with another.
        """
        if self._guessed and self.values.get(TARGETS) == [*self._guessed]:
            del self.values[TARGETS]
        self._guessed = ()
        shown = self.fields()
        for field in shown:
            if field.needed and field.kind == "choice" and field.name not in self.values:
                options = [option for option in self.options(field) if option.refused is None]
                if len(options) == 1:
                    self.values[field.name] = options[0].id
            elif (field.needed or self._asks(field)) and field.kind == TARGETS and not self.values.get(TARGETS):
                known = all(self.filled(candidate) for candidate in shown[: shown.index(field)])
                if known:
                    self._guess(field)
        missing = self._missing()
        aimed = [number for number, field in enumerate(shown) if field.kind in (TARGETS, "cell")]
        self.open_field = (missing or aimed[-1:] or [0])[0]
        self._tell()

    def _guess(self, field: Field) -> None:
        """Choose the targets that the rules propose, or the only possible one if the action is meant for it."""
        guessed = () if field.proposes is None else tuple(field.proposes(self.fight, self.actor, self.values))
        options = [option for option in self.options(field) if option.refused is None]
        if not guessed and len(options) == 1 and self.limits(field)[0] == 1 and self._meant(options[0], field):
            guessed = (options[0].id,)
        if guessed:
            self._guessed = guessed
            self.values[TARGETS] = [*guessed]

    def is_meant_for(self, id: str) -> bool:
        """Return whether the action is meant for a combatant: help for friends, harm for foes."""
        field = next((candidate for candidate in self.fields() if candidate.kind == TARGETS), None)
        other = self.fight.combatants.get(id)
        if field is None or field.meant is None or other is None:
            return True
        return field.meant(self.fight, self.actor, self.values, other)

    def _meant(self, option: Option, field: Field) -> bool:
        """Return whether the only reachable target may be filled in: never a friend while there are foes."""
        if field.meant is not None:
            return self.is_meant_for(option.id)
        side = getattr(self.actor, "side", None)
        sides = {
            self.fight.combatants[candidate.id].side
            for candidate in self.options(field)
            if candidate.id in self.fight.combatants
        }
        return self.fight.combatants[option.id].side != side or sides <= {side}

    # --- reading ---------------------------------------------------------------------------------------

    def filled(self, field: Field) -> bool:
        """Whether a field needs nothing more."""
        value = self.values.get(field.name)
        if field.kind == TARGETS or (field.kind == "choices" and field.most is not None):
            return len(value or ()) >= self.limits(field)[0]
        return not field.needed or (value is not None and value != [])

    def _missing(self) -> list[int]:
        """Return the numbers of the shown fields that need something more."""
        return self._work_out(("missing", self.show_all), self._unfilled)

    def _unfilled(self) -> list[int]:
        return [number for number, field in enumerate(self.fields()) if not self.filled(field)]

    @property
    def ready(self) -> bool:
        """Whether the action can be done."""
        return self.action is not None and not self._missing()

    def command(self) -> Command:
        """Return the `act` command with the present values."""
        assert self.action is not None
        actor = None if self.actor is None else self.actor.id
        command: dict[str, Any] = {"do": "act", "actor": actor, "action": self.action.id}
        params = self.params()
        for name in (TARGETS, WITH, MODIFIER):
            if name in params:
                command[name] = params.pop(name)
        if params:
            command["params"] = params
        return command

    def command_with(self, field: str, value: Any) -> Command:
        """Return the command with a field set to a value, without setting it."""
        assert self.action is not None
        before = self.values
        self.values = params_if(self.action, field, value, self.fight, self.actor, before)
        try:
            return self.command()
        finally:
            self.values = before

    def params(self) -> dict[str, Any]:
        """Return the values by field name as a command wants them; the field `a.b` is key `b` of `a`."""
        assert self.action is not None
        params: dict[str, Any] = {}
        for field in (candidate for declared in self.action.fields for candidate in self._each(declared)):
            value = self.values.get(field.name)
            if value is None or value == [] or value == "" or not self._means_something(field):
                continue
            if not field.needed and value == field.default:
                continue
            if field.kind == "cell" and isinstance(value, str):
                value = [int(part) for part in value.split(",")]
            outer, _, inner = field.name.partition(".")
            if inner:
                params.setdefault(outer, {})[inner] = value
            else:
                params[outer] = value
        return params

    def previews_with(self, field: str, option: str) -> tuple[Preview, ...]:
        """Return the preview with a field set to an option, without setting it."""
        assert self.action is not None
        value = [option] if field == TARGETS else option
        return () if self.action.preview is None else self._preview(self.command_with(field, value))

    def title(self, field: str = "", option: str = "") -> str:
        """Return the name of the thing used by the action (or with that option); else the action's label."""
        if self.action is None:
            return ""
        for candidate in self.action.fields:
            if candidate.name == WITH:
                wanted = option if field == WITH else self.values.get(WITH)
                return next(
                    (each.label for each in self.options(candidate) if each.id == wanted), localize(self.action.label)
                )
        return localize(self.action.label)

    def previews(self) -> tuple[Preview, ...]:
        """Return the previews for the chosen targets; none while a choice is open."""
        if self.action is None or self.action.preview is None:
            return ()
        return self._work_out(("previews", self.show_all), self._previews)

    def affected(self) -> frozenset[str]:
        """Return whom the action would affect as it stands: its targets, and all whom it would reach in an area.

        The actor is among them where it would hit itself, not where it only pays or moves.
        """
        fields = self.fields()
        named = frozenset(self.values.get(TARGETS) or ()) if self.action is not None else frozenset()
        if not any(field.name == TARGETS or field.kind == "cell" for field in fields):
            return named
        own = None if self.actor is None else self.actor.id
        reached = (
            preview.target
            for preview in self.previews()
            if preview.target is not None and (preview.target != own or preview.what in ("chance", "damage"))
        )
        return named | frozenset(reached)

    def _previews(self) -> tuple[Preview, ...]:
        missing = {field.kind for field in self.fields() if not self.filled(field)}
        if missing - {TARGETS}:
            return ()
        ahead = self._preview(self.command())
        return tuple(preview for preview in ahead if preview.target is None) if missing else ahead


@dataclass(frozen=True, slots=True)
class FormSnapshot:
    """The state of a composed action: its values, its guesses, and the open field."""

    values: Mapping[str, Any]
    guessed: tuple[str, ...]
    proposed: tuple[str, ...]
    open_field: int
    show_all: bool


class FormHistory:
    """The undo and redo steps of the action that is being composed."""

    def __init__(self) -> None:
        self._now: FormSnapshot | None = None
        self._past: list[FormSnapshot] = []
        self._future: list[FormSnapshot] = []
        self._typed = ""
        """The field that the last step typed into: its figures are one step."""

    def begin(self, stand: FormSnapshot) -> None:
        """Start with another action, or with none."""
        self._now = stand
        self._past, self._future, self._typed = [], [], ""

    def keep(self, stand: FormSnapshot, typed: str = "") -> None:
        """Record a step if a value has changed; `typed` names the field that was typed into."""
        if self._now is not None and stand.values != self._now.values:
            if not typed or typed != self._typed:
                self._past.append(self._now)
            self._future, self._typed = [], typed
        self._now = stand

    @property
    def can_redo(self) -> bool:
        """Whether something that was taken back can be set again."""
        return bool(self._future)

    def undo_snapshot(self) -> FormSnapshot | None:
        """Return the state before the last step; None: nothing has been set."""
        return self._go(self._past, self._future)

    def redo_snapshot(self) -> FormSnapshot | None:
        """Return the state that the last undo left; None: nothing was undone."""
        return self._go(self._future, self._past)

    def _go(self, there: list[FormSnapshot], behind: list[FormSnapshot]) -> FormSnapshot | None:
        if not there or self._now is None:
            return None
        behind.append(self._now)
        self._now, self._typed = there.pop(), ""
        return self._now


def standing_first(options: Sequence[Option], people: Mapping[str, Combatant]) -> tuple[Option, ...]:
    """Return targets in their order, but within each side those who are down behind those who stand."""

    def side(option: Option) -> str:
        return people[option.id].side if option.id in people else ""

    def is_down(option: Option) -> bool:
        return option.id in people and people[option.id].state != "active"

    return tuple(option for _, mates in groupby(options, side) for option in sorted(mates, key=is_down))


def fields_after(action: Action, field: Field) -> tuple[Field, ...]:
    """Return the fields of an action after `field`."""
    return action.fields[action.fields.index(field) + 1 :]


def fill_beginnings(fields: Iterable[Field], fight: Fight, actor: Combatant | None, values: dict[str, Any]) -> None:
    """Set the initial values of `fields`, as far as they depend on what is set before them."""
    for field in fields:
        if field.begins is not None:
            begun = field.begins(fight, actor, values)
            values[field.name] = list(begun) if isinstance(begun, tuple) else begun or None


def params_before(action: Action | None, field: Field, values: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return the values that stay when `field` is chosen anew: without those that depend on it."""
    if action is None or field.kind != "choice":
        return values
    begun = {candidate.name for candidate in fields_after(action, field) if candidate.begins is not None}
    return {name: value for name, value in values.items() if name not in begun}


def params_if(
    action: Action, field: str, value: Any, fight: Fight, actor: Combatant | None, values: Mapping[str, Any]
) -> dict[str, Any]:
    """Return all values as they would be with `field` set to an option, also those that depend on it."""
    params = {**values, field: value}
    for candidate in action.fields:
        if candidate.name == field and candidate.kind == "choice":
            fill_beginnings(fields_after(action, candidate), fight, actor, params)
    return params


@dataclass(frozen=True)
class Landing:
    """The place on the timeline where an action would take effect."""

    tick: int
    text: str
