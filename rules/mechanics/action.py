"""Actions: what a combatant may do, declared beside the function that does it.

The window draws its action panel from these declarations and knows no action by name.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Generic, NamedTuple

from rules.board.geometry import cell_name, cell_of
from rules.core.display import Deed
from rules.core.drawings import Drawing, action_drawing
from rules.core.questions import NO_DETAILS, Fault
from rules.core.state import C, F, things_on
from rules.mechanics.table import Table
from rules.text.faults import is_whole
from rules.text.messages import Gloss, gloss

_UNFINISHED = frozenset(
    {"need_targets", "invalid_params", "no_such_item", "no_such_target", "too_many_targets", "invalid_target"}
)


class Option(NamedTuple):
    """One choice of a field."""

    id: str
    label: str
    hint: str = ""
    """Its hint: a cost, what is left of it. A sentence is a `rules.text.localized.Said`."""
    refused: str | None = None
    """The code by which it would be refused now, or None."""
    details: Mapping[str, Any] = NO_DETAILS
    """The details of that refusal."""


@dataclass(frozen=True, slots=True)
class Field(Generic[F, C]):
    """One field of an action, for the window's panel and for checks."""

    name: str
    """`targets`, `with`, `modifier`, or the name of a param; `a.b` is the key `b` of the param `a`."""
    kind: str
    """`targets`, `choice`, `choices`, `number`, `text`, `flag`, `cell`."""
    label: str
    options: Callable[[F, C, Mapping[str, Any]], tuple[Option, ...]] | None = None
    """(fight, combatant, fields so far) to the options of a `choice`, possible `targets`, or ids of a `number` map."""
    named: Callable[[F, C, Mapping[str, Any]], Mapping[str, str]] | None = None
    """(fight, combatant, fields so far) to the words for each option, refused or not."""
    most: Callable[[F, C, Mapping[str, Any]], tuple[int, int]] | None = None
    """(fight, combatant, fields so far) to the least and most targets, repeated choices, or number."""
    repeats: bool = False
    """For `targets` and `choices`: whether one may be named several times, as for several strikes."""
    also: tuple[str, ...] = ()
    """Further kinds that a script may give: `number`, `numbers` (one for each target)."""
    needed: bool = True
    minimum: int | None = None
    maximum: int | None = None
    default: Any = None
    advanced: bool = False
    """Shown only on request, as it is rarely set."""
    shown: Callable[[F, C, Mapping[str, Any]], bool] | None = None
    """(fight, combatant, fields so far) to whether it applies now; None: always."""
    at_once: Callable[[F, C, Mapping[str, Any]], bool] | None = None
    """(fight, combatant, fields so far) to whether it is shown without request, though it is advanced."""
    begins: Callable[[F, C, Mapping[str, Any]], Any] | None = None
    """(fight, combatant, fields so far) to its value after the fields before it are chosen; None: none."""
    meant: Callable[[F, C, Mapping[str, Any], C], bool] | None = None
    """For `targets`: (fight, combatant, fields so far, other) to whether it is meant for `other`; None: for anybody."""
    proposes: Callable[[F, C, Mapping[str, Any]], Sequence[str]] | None = None
    """For `targets`: (fight, combatant, fields so far) to the proposed targets while none is named."""
    asked: Callable[[F, C, Mapping[str, Any]], bool] | None = None
    """For `targets`: whether a form waits for a target, though a command without one means the actor."""


class Act(NamedTuple, Generic[C]):
    """An `act` or `declare` command with its actor and action; ids in `targets` are not looked up yet."""

    actor: C
    action: Action[Any, C]
    command: Mapping[str, Any]

    @property
    def targets(self) -> tuple[str, ...]:
        """Return the ids of its targets."""
        return tuple(self.command.get("targets") or ())

    @property
    def with_id(self) -> str | None:
        """Return the id of the thing it is done with."""
        return self.command.get("with")

    @property
    def params(self) -> Mapping[str, Any]:
        """Return its further params."""
        return self.command.get("params") or NO_DETAILS

    @property
    def modifier(self) -> int:
        """Return the game master's modifier."""
        return self.command.get("modifier") or 0


@dataclass(frozen=True, slots=True)
class Action(Generic[F, C]):
    """What the service and the window know of an action: how it runs, its fields, when it is offered.

    Systems declare theirs as `rules.mechanics.declared_action.Declared`, which derives all of this. One written out
    here runs as well, but its possibilities are unknown in advance.
    """

    id: str
    label: str
    """The system's own word, in its own language."""
    run: Callable[[Table[F, C], Act[C]], None]
    fields: tuple[Field[F, C], ...] = ()
    cost: str = ""
    """Its cost in the system's words, shown beside it. A sentence is a `rules.text.localized.Said`."""
    key: str = ""
    """The letter that chooses it in the window."""
    outside: frozenset[str] = frozenset()
    """Phases outside the running fight in which it may be done: `setup`, `ended`."""
    unfinished: frozenset[str] = frozenset()
    """Its own refusals that only say that it is not complete yet."""
    any_turn: bool = False
    """Whether it may be done in another's turn."""
    by_game_master: bool = False
    """Whether the game master alone sets it, and no player proposes it."""
    offered: Callable[[F, C], bool] | None = None
    """(fight, combatant) to whether the window lists it at all; None: always."""
    preview: Callable[[F, Act[C]], tuple[Preview, ...]] | None = None
    """(fight, act) to its previews: nothing is rolled, nothing changes."""
    rule: str = ""
    drawing: str = ""
    """Its drawing (`rules.core.drawings`); empty: the core chooses."""

    def is_unfinished(self, code: str) -> bool:
        """Whether a refusal only says that it is not complete yet."""
        return code in _UNFINISHED or code in self.unfinished

    @property
    def gloss_ids(self) -> Gloss:
        """Return the message that explains it."""
        return gloss("action", self.id)

    @property
    def shown_drawing(self) -> Drawing:
        """Return its drawing, declared or chosen by the core."""
        return action_drawing(self.drawing, self.id)

    def outlook(
        self, fight: F, actor: C, thing: str, target: C | None, *, is_forced: bool = False, is_offered: bool = False
    ) -> Outlook:
        """Return what would come of a thing aimed at `target`; of an action written out here nothing is known."""
        return NO_OUTLOOK

    def gloss_of(self, field: Field[F, C]) -> Gloss:
        """Return the messages that may explain one of its fields."""
        return gloss("field", field.name, self.id)


def fits(field: Field, value: Any) -> bool:
    """Whether a value is of a kind that a field takes, possible now or not."""
    if field.kind == "number" and field.options is not None:
        return isinstance(value, Mapping) and all(_is("number", item) for item in value.values())
    return any(_is(kind, value) for kind in (field.kind, *field.also))


def _is(kind: str, value: Any) -> bool:
    match kind:
        case "number":
            return is_whole(value)
        case "numbers":
            return isinstance(value, list | tuple) and all(_is("number", item) for item in value)
        case "flag":
            return isinstance(value, bool)
        case "targets" | "choices":
            return isinstance(value, list | tuple) and all(isinstance(item, str) for item in value)
        case "cell":
            return isinstance(value, str) or (_is("numbers", value) and len(value) == 2)
    return isinstance(value, str)


def readable(action: Action, params: Mapping[str, Any]) -> dict[str, Any]:
    """Return the readable values of the fields in `params`, by the fields' names.

    A value of another kind, or of no field, counts as not given.
    """
    values: dict[str, Any] = {}
    for field in action.fields if params else ():
        outer, _, inner = field.name.partition(".")
        holder = params.get(outer) if inner else params
        key = inner or outer
        if isinstance(holder, Mapping) and key in holder and fits(field, holder[key]):
            values[field.name] = holder[key]
    return values


class Preview(NamedTuple):
    """One statement of the window before an action is done."""

    what: str
    """`chance`, `cost`, `damage`, `tick`, `note`; `price`: the whole cost, instead of the usual one.

    `vain`: nothing of it comes to the target.
    """
    text: str
    """A `rules.text.localized.Said` of a template of the system: English as it stands, translated by the window."""
    target: str | None = None
    tick: int | None = None
    """Its place on the timeline, in systems that count ticks; below 0: that far into the next round."""
    number: int | None = None
    """The number itself: a chance in percent, an average loss (below 0: a gain), a cost."""
    span: tuple[int, int] | None = None
    """The least and most of a loss (of a gain where `number` is below 0), where the system knows them."""
    mean: Fraction | None = None
    """The average loss before it is rounded, where the system knows it: what several add up from."""


class Outlook(NamedTuple):
    """What would come of a thing aimed at somebody, before anything else is chosen."""

    refused: Fault | None = None
    """Why it cannot be aimed at that one, though it is meant for such a one."""
    previews: tuple[Preview, ...] = ()
    barred: Fault | None = None
    """By which status of its bearer's it cannot be used in its own turn, whomever it is aimed at."""


NO_OUTLOOK = Outlook()
"""Nothing is known of it, or it is not meant for such a one."""


def in_short(fight: F, actor: C, action: Action[F, C], command: Mapping[str, Any]) -> Deed:
    """Return an action in short with thing, fields and targets: `Cast · Orb, Element: Ice → Guard A`."""
    values = readable(action, command.get("params") or {})
    values.update({key: command[key] for key in ("with", "targets") if command.get(key)})
    values = {**_end_of_way(action, command.get("params") or {}), **values}
    parts = [
        words
        for field in action.fields
        if field.name in values and (words := _value_words(fight, actor, field, values))
    ]
    ids = tuple(id for id in values.get("targets", ()) if id in fight.combatants)
    return Deed(action.label, ", ".join(parts), tuple(fight.combatants[id].name for id in ids), ids)


def _end_of_way(action: Action, params: Mapping[str, Any]) -> dict[str, Any]:
    """Return the end of a `path`, by the name of the field in which a cell would be chosen."""
    path = params.get("path")
    name = next((field.name for field in action.fields if field.kind == "cell"), None)
    return {name: path[-1]} if name is not None and isinstance(path, list | tuple) and path else {}


def _value_words(fight: F, actor: C, field: Field[F, C], given: Mapping[str, Any]) -> str:
    value = given.get(field.name)
    if field.kind == "targets" or value is None or value is False or value == field.default:
        return ""
    if field.kind == "flag":
        return field.label
    if field.kind == "text":
        return str(value)
    if field.kind == "cell":
        return _told_cell(field, value)
    labels = field.named(fight, actor, given) if field.named else {}
    named = value if isinstance(value, list | tuple) else (value,)
    if any(item not in labels for item in named):
        labels = {**things_on(actor.sheet), **labels}  # What was chosen may be no choice any more.
    words = ", ".join(labels.get(item) or str(item) for item in named)
    if field.name == "with":
        return words
    return f"{field.label}: {words}" if field.kind in ("choice", "choices") else f"{field.label} {words}"


def _told_cell(field: Field[F, C], cell_id: Any) -> str:
    """Return `To H7`, as the board and the log name cells."""
    cell = cell_of(cell_id) if isinstance(cell_id, str) else cell_id
    if isinstance(cell, list | tuple) and len(cell) == 2 and all(is_whole(item) and item >= 0 for item in cell):
        return f"{field.label} {cell_name(cell)}"
    return f"{field.label} {cell_id}"
