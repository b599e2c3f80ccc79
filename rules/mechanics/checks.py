"""What may refuse an action, and what is said before it is done: functions that each name the params they look at."""

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
"""Fight, combatant and params of what only looks at them: what looks at any may look at more special ones."""

WHOLE = "whole"
"""Needed by checks that look at the params taken together: they wait until nothing is missing."""


Find = Callable[[F, C, P], Iterator[Fault]]
"""How a check finds what it refuses for."""


@dataclass(frozen=True, slots=True)
class Check(Generic[Fight_contra, One_contra, Told_contra]):
    """One reason for which an action is refused."""

    find: Callable[[Fight_contra, One_contra, Told_contra], Iterator[Fault]]
    needs: frozenset[str] = frozenset()
    """The attributes of the params that it looks at: it is put off until all of them are known."""
    implied: bool = False
    """Whether later ones say the same of what has been chosen: it tells only that there is nothing to choose."""
    about: str = ""
    """The attribute without which it has nothing to say: a command that does not tell it is not put before it."""

    def also(self, *needs: str) -> Check[Fight_contra, One_contra, Told_contra]:
        """The same reason where its check looks at these attributes too."""
        return Check(self.find, self.needs | frozenset(needs), self.implied, self.about)


def check(
    *needs: str, implied: bool = False, about: str = ""
) -> Callable[[Callable[[F, C, P], Iterator[Fault]]], Check[F, C, P]]:
    """Makes a function a check that looks at these attributes of the params, or at `WHOLE`.

    `about`: it is asked only where this attribute holds anything.
    """

    def made(find: Callable[[F, C, P], Iterator[Fault]]) -> Check[F, C, P]:
        return Check(_where_told(about, find) if about else find, frozenset(needs), implied, about)

    return made


def _where_told(about: str, find: Callable[[F, C, P], Iterator[Fault]]) -> Callable[[F, C, P], Iterator[Fault]]:
    told = attrgetter(about)
    return lambda fight, actor, params: find(fight, actor, params) if told(params) else FINE


@dataclass(frozen=True, slots=True)
class ActionNotice(Generic[Fight_contra, One_contra, Told_contra]):
    """One thing that is said before an action is done."""

    tell: Callable[[Fight_contra, One_contra, Told_contra], Iterable[Preview]]
    needs: frozenset[str] = frozenset()


def ahead(*needs: str) -> Callable[[Callable[[F, C, P], Iterable[Preview]]], ActionNotice[F, C, P]]:
    """Makes a function something that is said as soon as these attributes of the params are known."""
    return lambda tell: ActionNotice(tell, frozenset(needs))


FINE: Iterator[Fault] = iter(())
"""What a check finds that finds nothing, where it is asked too often to begin a search each time."""


def one_fault(code: str, *, final: bool = False, hides: bool = False, **details: Any) -> Iterator[Fault]:
    """The one thing that such a check finds."""
    return iter((Fault(code, details, final, hides),))


def demand(table: Table, finds: Iterable[Find[Any, C, P]], actor: C, params: P) -> None:
    """Refuses with the first fault, or passes over those that the game master's word can pass over."""
    fight = table.fight
    for find in finds:
        faults = find(fight, actor, params)
        if faults is FINE:  # most checks, most times
            continue
        for fault in faults:
            if fault.final or not table.override:
                raise Refusal(fault.code, **fault.details)
            table.demand(False, fault.code, **fault.details)
