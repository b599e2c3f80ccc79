"""Checks and previews of actions: functions that each name the params they read."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from operator import attrgetter
from typing import Any, Generic, TypeVar

from rules.core.questions import Fault, Refusal
from rules.mechanics.action import Preview
from rules.mechanics.table import Table

F = TypeVar("F")
"""The fight."""
C = TypeVar("C")
"""Its combatants."""
P = TypeVar("P")
"""The params."""
Fight_contra = TypeVar("Fight_contra", contravariant=True)
One_contra = TypeVar("One_contra", contravariant=True)
Told_contra = TypeVar("Told_contra", contravariant=True)
"""Fight, combatant and params of a function that only reads them, and so accepts more special ones too."""

WHOLE = "whole"
"""Needed by checks of the params as a whole: they wait until nothing is missing."""


Find = Callable[[F, C, P], Iterator[Fault]]
"""Finds the faults of a check."""


@dataclass(frozen=True, slots=True)
class Check(Generic[Fight_contra, One_contra, Told_contra]):
    """One reason for which an action is refused."""

    find: Callable[[Fight_contra, One_contra, Told_contra], Iterator[Fault]]
    needs: frozenset[str] = frozenset()
    """The attributes of the params that it reads: it waits until all of them are known."""
    implied: bool = False
    """Whether later checks refuse the same of the choices made: it only tells that there is nothing to choose."""
    about: str = ""
    """The attribute without which it cannot fail: it is skipped for commands without it."""

    def also(self, *needs: str) -> Check[Fight_contra, One_contra, Told_contra]:
        """Return the same check, waiting for these attributes too."""
        return Check(self.find, self.needs | frozenset(needs), self.implied, self.about)


def check(
    *needs: str, implied: bool = False, about: str = ""
) -> Callable[[Callable[[F, C, P], Iterator[Fault]]], Check[F, C, P]]:
    """Make a function a check that reads these attributes of the params, or `WHOLE`.

    `about`: it is skipped if this attribute is empty.
    """

    def decorate(find: Callable[[F, C, P], Iterator[Fault]]) -> Check[F, C, P]:
        return Check(_where_told(about, find) if about else find, frozenset(needs), implied, about)

    return decorate


def _where_told(about: str, find: Callable[[F, C, P], Iterator[Fault]]) -> Callable[[F, C, P], Iterator[Fault]]:
    value_of = attrgetter(about)
    return lambda fight, actor, params: find(fight, actor, params) if value_of(params) else FINE


@dataclass(frozen=True, slots=True)
class ActionNotice(Generic[Fight_contra, One_contra, Told_contra]):
    """One preview of an action."""

    tell: Callable[[Fight_contra, One_contra, Told_contra], Iterable[Preview]]
    needs: frozenset[str] = frozenset()
    aside: bool = False
    """Whether it tells no chance and nothing of a target, but what the action costs, when it comes, and the like."""


def ahead(
    *needs: str, aside: bool = False
) -> Callable[[Callable[[F, C, P], Iterable[Preview]]], ActionNotice[F, C, P]]:
    """Make a function a preview that is shown as soon as these attributes of the params are known.

    `aside`: it tells no chance, and nothing of a target.
    """
    return lambda tell: ActionNotice(tell, frozenset(needs), aside)


FINE: Iterator[Fault] = iter(())
"""The result of a check without faults, shared to save time."""


def one_fault(code: str, *, final: bool = False, hides: bool = False, **details: Any) -> Iterator[Fault]:
    """Return the only fault of such a check."""
    return iter((Fault(code, details, final, hides),))


def demand(table: Table, finds: Iterable[Find[Any, C, P]], actor: C, params: P) -> None:
    """Refuse with the first fault, or pass over those that an override may pass over."""
    fight = table.fight
    for find in finds:
        faults = find(fight, actor, params)
        if faults is FINE:  # most checks, most times
            continue
        for fault in faults:
            if fault.final or not table.override:
                raise Refusal(fault.code, **fault.details)
            table.demand(False, fault.code, **fault.details)
