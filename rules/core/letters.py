"""The letters that aim at combatants."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import NamedTuple

from rules.core.facts import Fact, first_names

LETTERS = "abcdefghijklmnopqrstuvwxyz"


class OwnLetters(NamedTuple):
    """Which combatants have letters of their own."""

    by_combatant: Mapping[str, str] = {}
    """Combatant id to the letter that its member has."""
    heroes: frozenset[str] = frozenset()
    """The combatants who are members, with a letter of their own or none yet."""
    reserved: frozenset[str] = frozenset()
    """The letters of all members of their parties, also of those who are not in the fight."""


NO_LETTERS = OwnLetters()


def letters(names: Mapping[str, str], before: Mapping[str, str], own: OwnLetters = NO_LETTERS) -> dict[str, str]:
    """Return the key of each combatant: an earlier one is kept, else its member's own, its copy's, or one of its name.

    Members come first, and nobody gets the own letter of another member of the party as long as there are others.
    Beyond 26 combatants capitals are used, then numbers that are only shown.
    """
    by_id = {id: before[id] for id in names if id in before}
    if len(by_id) == len(names):
        return by_id
    taken = set(by_id.values())

    def give(id: str, wishes: Iterable[str]) -> bool:
        letter = next((sign for sign in wishes if sign not in taken), None)
        if letter is not None:
            by_id[id] = letter
            taken.add(letter)
        return letter is not None

    for id, letter in own.by_combatant.items():
        if id in names and id not in by_id:
            give(id, letter)
    free = [sign for sign in LETTERS if sign not in own.reserved]
    # What has been taken is never free again: the many of a great fight do not ask for it one after the other.
    others = iter((*free, *LETTERS, *LETTERS.upper()))

    def free_of(signs: str) -> list[str]:
        return [] if taken.issuperset(free) else [sign for sign in signs if sign in free]

    heroes = {id: name for id, name in names.items() if id in own.heroes}
    for some in (heroes, {id: name for id, name in names.items() if id not in heroes}):
        for wish in (_own, _first):
            for id, name in some.items():
                if id not in by_id:
                    give(id, free_of(wish(name)))
        for id, name in some.items():
            if id not in by_id and not give(id, free_of(name.lower())) and not give(id, others):
                give(id, [str(len(taken) + 1)])
    return by_id


def letters_from_start(
    names: Mapping[str, str],
    facts: Sequence[Fact],
    own: OwnLetters = NO_LETTERS,
    step_of: Callable[[int], int] = int,
    begun: float = 0,
) -> dict[str, str]:
    """Return the letters as they were given during a fight: to those who began it, then to all who joined in a step.

    `facts` are those of its journal, `step_of` says in which step of it a command was done, `begun` is the number of
    the command that began it: who came before is one of those who began it, in whatever order they came. So a fight
    that is opened again keeps its letters, whatever its combatants are called by now.
    """
    joined: dict[int, list[str]] = {}
    for fact in facts:
        if fact["kind"] == "join" and fact["command"] > begun:
            joined.setdefault(step_of(fact["command"]), []).append(fact["actor"])
    later = {id for ids in joined.values() for id in ids}
    names = first_names(names, facts)
    there = {id: name for id, name in names.items() if id not in later}
    by_id = letters(there, {}, own)
    for ids in joined.values():
        there |= {id: names[id] for id in ids if id in names}
        by_id = letters(there, by_id, own)
    return by_id


def _first(name: str) -> str:
    return name.lower()[:1]


def _own(name: str) -> str:
    tail = name.rsplit(" ", 1)[-1]
    return tail.lower() if len(tail) == 1 and tail.lower() in LETTERS else ""
