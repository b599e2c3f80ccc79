"""What combatants are called: the ruling that gives one another name, and the names that a fight began with."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from rules.core.facts import Fact
from rules.core.state import Combatant
from rules.mechanics.table import Table

NAME = "name"
"""The `stat` by which `set` gives a combatant another name."""


def rename(table: Table, actor: Combatant, value: Any) -> None:
    """Gives a combatant another name, in one line without spaces around it; refuses `invalid_params`."""
    name = " ".join(value.split()) if isinstance(value, str) else ""
    table.insist(bool(name), "invalid_params", param=NAME, value=value)
    former = actor.name
    table.put(actor, "name", name)
    table.fact("ruling", actor=actor.id, what=NAME, value=name, text="", from_=former)


def is_renaming(fact: Fact) -> bool:
    """Whether a fact tells that somebody has another name from then on."""
    return bool(fact["kind"] == "ruling" and fact.get("what") == NAME and fact.get("actor") is not None)


def first_names(names: Mapping[str, str], facts: Iterable[Fact]) -> dict[str, str]:
    """Combatant id to the name with which it entered, by the names of now and the facts since."""
    found = dict(names)
    named: set[str] = set()
    for fact in facts:
        if is_renaming(fact) and fact["actor"] not in named:
            named.add(fact["actor"])
            found[fact["actor"]] = fact["from"]
    return found
