"""Actions: what a combatant may do, declared beside the function that does it.

The window draws its action panel from these declarations; it knows no action by name.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from rules.table import Table


class Option(NamedTuple):
    """One thing that a field may be set to."""

    id: str
    label: str
    hint: str = ""
    """What stands beside it: a cost, what is left of it."""
    refused: str | None = None
    """The code that it would be refused with now, or None."""


@dataclass(frozen=True, slots=True)
class Field:
    """One field of an action, for the window's panel and for checking."""

    name: str
    """`targets`, `with`, `modifier`, or the name of a param."""
    kind: str
    """`targets`, `choice`, `choices`, `number`, `text`, `flag`, `cell`."""
    label: str
    gloss: str = ""
    options: Callable[[Any, Any, Mapping[str, Any]], tuple[Option, ...]] | None = None
    """For `choice`: (fight, combatant, fields so far) to what may be chosen. For `targets`: who may be aimed at."""
    most: Callable[[Any, Any, Mapping[str, Any]], tuple[int, int]] | None = None
    """For `targets`: (fight, combatant, fields so far) to the least and the most that are to be named."""
    needed: bool = True
    minimum: int | None = None
    maximum: int | None = None
    default: Any = None
    advanced: bool = False
    """Shown only on request: what one rarely sets."""
    shown: Callable[[Any, Any, Mapping[str, Any]], bool] | None = None
    """(fight, combatant, fields so far) to whether it means anything now; None: always."""


class Act(NamedTuple):
    """An `act` or `declare` command, taken apart. Ids in `targets` are not looked up yet."""

    actor: Any
    action: Action
    targets: tuple[str, ...]
    with_id: str | None
    params: Mapping[str, Any]
    modifier: int
    given: frozenset[str]
    """The fields that the command named, for actions that must tell none from missing."""


@dataclass(frozen=True, slots=True)
class Action:
    """An action of a system."""

    id: str
    label: str
    """The system's own word, in its own language."""
    gloss: str
    run: Callable[[Table, Act], None]
    fields: tuple[Field, ...] = ()
    cost: str = ""
    """What it costs, in the system's words: shown beside it."""
    key: str = ""
    """The letter that chooses it in the window."""
    outside: frozenset[str] = frozenset()
    """Phases outside the running fight in which it may be done: `setup`, `ended`."""
    any_turn: bool = False
    """Whether it may be done in another's turn."""
    offered: Callable[[Any, Any], bool] | None = None
    """(fight, combatant) to whether the window lists it at all; None: always."""
    preview: Callable[[Any, Act], tuple[Preview, ...]] | None = None
    """(fight, act) to what would happen, before it is done: nothing is rolled, nothing changes."""
    rule: str = ""


class Preview(NamedTuple):
    """One thing that the window says before an action is done."""

    what: str
    """`chance`, `cost`, `damage`, `tick`, `note`."""
    text: str
    target: str | None = None
    tick: int | None = None
    """Where on the timeline it lands, in systems that count ticks; below 0: that far into the next round."""
