"""Actions: what a combatant may do, declared beside the function that does it.

The window draws its action panel from these declarations; it knows no action by name.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple

from rules.board.geometry import cell_name, cell_of
from rules.core.questions import NO_DETAILS
from rules.core.state import C, F, things_on
from rules.mechanics.table import Table
from rules.text.faults import is_whole
from rules.text.messages import Gloss, gloss

_UNFINISHED = frozenset(
    {"need_targets", "invalid_params", "no_such_item", "no_such_target", "too_many_targets", "invalid_target"}
)


class Option(NamedTuple):
    """One thing that a field may be set to."""

    id: str
    label: str
    hint: str = ""
    """What stands beside it: a cost, what is left of it. A sentence is a `rules.text.localized.Said`."""
    refused: str | None = None
    """The code that it would be refused with now, or None."""
    details: Mapping[str, Any] = NO_DETAILS
    """What that refusal is about."""


@dataclass(frozen=True, slots=True)
class Field(Generic[F, C]):
    """One field of an action, for the window's panel and for checking."""

    name: str
    """`targets`, `with`, `modifier`, or the name of a param; `a.b` is the key `b` of the param `a`."""
    kind: str
    """`targets`, `choice`, `choices`, `number`, `text`, `flag`, `cell`."""
    label: str
    options: Callable[[F, C, Mapping[str, Any]], tuple[Option, ...]] | None = None
    """For `choice`: (fight, combatant, fields so far) to what may be chosen. For `targets`: who may be aimed at.

    For `number`: for each of these one number, the param being a map.
    """
    named: Callable[[F, C, Mapping[str, Any]], Mapping[str, str]] | None = None
    """(fight, combatant, fields so far) to the words for each option, whatever it would be refused with."""
    most: Callable[[F, C, Mapping[str, Any]], tuple[int, int]] | None = None
    """For `targets`: (fight, combatant, fields so far) to the least and the most that are to be named.

    For `choices` that repeat: the same of what may be chosen. For `number`: its limits, where they depend on the fight.
    """
    repeats: bool = False
    """For `targets` and `choices`: whether the same one may be named several times, as for several strikes."""
    also: tuple[str, ...] = ()
    """The kinds beside its own that a script may give: `number`, `numbers` (one for each target)."""
    needed: bool = True
    minimum: int | None = None
    maximum: int | None = None
    default: Any = None
    advanced: bool = False
    """Shown only on request: what one rarely sets."""
    shown: Callable[[F, C, Mapping[str, Any]], bool] | None = None
    """(fight, combatant, fields so far) to whether it means anything now; None: always."""
    at_once: Callable[[F, C, Mapping[str, Any]], bool] | None = None
    """(fight, combatant, fields so far) to whether it is shown without being asked for, though it is advanced."""
    begins: Callable[[F, C, Mapping[str, Any]], Any] | None = None
    """(fight, combatant, fields so far) to what it is set to when what stands before it is chosen; None: to nothing."""
    meant: Callable[[F, C, Mapping[str, Any], C], bool] | None = None
    """For `targets`: (fight, combatant, fields so far, another) to whether it is meant for that one; None: for any."""
    proposes: Callable[[F, C, Mapping[str, Any]], str | None] | None = None
    """For `targets`: (fight, combatant, fields so far) to whom it is aimed at while nobody is named; None: nobody."""
    asked: Callable[[F, C, Mapping[str, Any]], bool] | None = None
    """For `targets`: whether a form waits until one is named, though a command that names none means the actor."""


class Act(NamedTuple, Generic[C]):
    """An `act` or `declare` command with whose and which action it is; ids in `targets` are not looked up yet."""

    actor: C
    action: Action[Any, C]
    command: Mapping[str, Any]

    @property
    def targets(self) -> tuple[str, ...]:
        """The ids of those that it is aimed at."""
        return tuple(self.command.get("targets") or ())

    @property
    def with_id(self) -> str | None:
        """What it is done with."""
        return self.command.get("with")

    @property
    def params(self) -> Mapping[str, Any]:
        """What else it is told."""
        return self.command.get("params") or NO_DETAILS

    @property
    def modifier(self) -> int:
        """What the game master adds to its roll."""
        return self.command.get("modifier") or 0


@dataclass(frozen=True, slots=True)
class Action(Generic[F, C]):
    """What the service and the window know of an action: how it is run, what is asked for it, when it is offered.

    Systems say theirs as `rules.mechanics.declared_action.Declared`, which derives all of this. One that is
    written out here can be run as well, but nobody is told before what is possible with it.
    """

    id: str
    label: str
    """The system's own word, in its own language."""
    run: Callable[[Table[F, C], Act[C]], None]
    fields: tuple[Field[F, C], ...] = ()
    cost: str = ""
    """What it costs, in the system's words: shown beside it. A sentence is a `rules.text.localized.Said`."""
    key: str = ""
    """The letter that chooses it in the window."""
    outside: frozenset[str] = frozenset()
    """Phases outside the running fight in which it may be done: `setup`, `ended`."""
    unfinished: frozenset[str] = frozenset()
    """Refusals of its own that only say that it has not been put together yet."""
    any_turn: bool = False
    """Whether it may be done in another's turn."""
    offered: Callable[[F, C], bool] | None = None
    """(fight, combatant) to whether the window lists it at all; None: always."""
    preview: Callable[[F, Act[C]], tuple[Preview, ...]] | None = None
    """(fight, act) to what would happen, before it is done: nothing is rolled, nothing changes."""
    rule: str = ""

    def is_unfinished(self, code: str) -> bool:
        """Whether a refusal only says that it has not been put together yet."""
        return code in _UNFINISHED or code in self.unfinished

    @property
    def gloss_ids(self) -> Gloss:
        """The message that says what it is."""
        return gloss("action", self.id)

    def gloss_of(self, field: Field[F, C]) -> Gloss:
        """The messages that may say what one of its fields means."""
        return gloss("field", field.name, self.id)


def fits(field: Field, value: Any) -> bool:
    """Whether a value is of a kind that a field takes, whether or not it may be chosen now."""
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
    """The values of the fields that can be read from params, by the fields' names.

    What is of another kind, or belongs to no field, counts as not given.
    """
    found: dict[str, Any] = {}
    for field in action.fields if params else ():
        outer, _, inner = field.name.partition(".")
        holder = params.get(outer) if inner else params
        key = inner or outer
        if isinstance(holder, Mapping) and key in holder and fits(field, holder[key]):
            found[field.name] = holder[key]
    return found


class Preview(NamedTuple):
    """One thing that the window says before an action is done."""

    what: str
    """`chance`, `cost`, `damage`, `tick`, `note`; `price`: all that it costs, for its usual cost."""
    text: str
    """A `rules.text.localized.Said` of a template of the system: English as it stands, translated by the window."""
    target: str | None = None
    tick: int | None = None
    """Where on the timeline it lands, in systems that count ticks; below 0: that far into the next round."""
    number: int | None = None
    """The number itself: a chance in percent, an expected loss (below 0: a gain), a cost."""


def in_short(fight: F, actor: C, action: Action[F, C], command: Mapping[str, Any]) -> str:
    """`Strike · Sword, Draw it first → Guard A`: an action with what it is done with, how, and to whom."""
    given = readable(action, command.get("params") or {})
    given.update({key: command[key] for key in ("with", "targets") if command.get(key)})
    given = {**_end_of_way(action, command.get("params") or {}), **given}
    told = [words for field in action.fields if field.name in given and (words := _told(fight, actor, field, given))]
    names = [fight.combatants[id].name for id in given.get("targets", ()) if id in fight.combatants]
    short = f"{action.label} · {', '.join(told)}" if told else action.label
    return f"{short} → {', '.join(names)}" if names else short


def _end_of_way(action: Action, params: Mapping[str, Any]) -> dict[str, Any]:
    """The cell to which a `path` leads, by the name of the field in which one would choose it."""
    path = params.get("path")
    name = next((field.name for field in action.fields if field.kind == "cell"), None)
    return {name: path[-1]} if name is not None and isinstance(path, list | tuple) and path else {}


def _told(fight: F, actor: C, field: Field[F, C], given: Mapping[str, Any]) -> str:
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
    return words if field.name == "with" else f"{field.label} {words}"


def _told_cell(field: Field[F, C], value: Any) -> str:
    """`To H7`, as the board and the log name cells."""
    cell = cell_of(value) if isinstance(value, str) else value
    if isinstance(cell, list | tuple) and len(cell) == 2 and all(is_whole(item) and item >= 0 for item in cell):
        return f"{field.label} {cell_name(cell)}"
    return f"{field.label} {value}"
