"""Facts: what happened, recorded for good, as plain data.

A fact is a dictionary: `n` (1, 2, … through the fight), `command` (the number of the command that first recorded
it), `kind`, and the kind's own fields. `COMMON` lists the kinds that all systems share with their fields;
a system declares its own. Sentences are made from facts when somebody reads (see `telling`).

A loss or gain that no line above it explains carries its `cause`: the id of a status or of an action.
A fact about a computed number may carry `steps`: a tuple of (term, value, source or None) in the order in which
they were counted, from which “why 47?” is answered.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypeAlias

Json: TypeAlias = "bool | int | float | str | Sequence[Json] | Mapping[str, Json] | None"
"""Plain data, as files and the library hold it."""
Command = Mapping[str, Json]
"""One step of a fight, in the words of the contract: `{"do": "act", "actor": …}`."""
Fact = dict[str, Any]

COMMON: dict[str, tuple[str, ...]] = {
    "round": ("round", "seconds"),
    "phase": ("phase",),
    "initiative": ("actor", "dice", "value", "tie", "why"),
    "turn": ("actor", "initiative", "skipped", "why"),
    "declare": ("actor", "action", "with", "targets"),
    "attack": (
        "actor",
        "target",
        "with",
        "dice",
        "total",
        "against",
        "hit",
        "critical",
        "fumble",
        "why",
    ),
    "roll": ("actor", "what", "dice", "total", "against", "success"),
    "opposed": ("actor", "target", "what", "own", "theirs", "success"),
    "damage": ("actor", "source", "amount", "pool", "type", "from", "to"),
    "heal": ("actor", "source", "amount", "pool", "type", "from", "to"),
    "spend": ("actor", "pool", "with", "amount", "from", "to"),
    "condition": ("actor", "status", "timer", "source", "params"),
    "tick": ("actor", "status", "timer"),
    "lift": ("actor", "status", "why"),
    "immune": ("actor", "status", "element"),
    "fall": ("actor", "why"),
    "wake": ("actor", "why"),
    "die": ("actor", "why"),
    "move": ("actor", "from", "to", "path", "distance", "facing", "placed"),
    "face": ("actor", "from", "to"),
    "equip": ("actor", "with", "to"),
    "reload": ("actor", "with", "from", "to"),
    "reflect": ("actor", "to"),
    "interrupt": ("actor", "why"),
    "order": ("actor", "order", "why"),
    "join": ("actor",),
    "leave": ("actor", "reason"),
    "countdown": ("name", "left", "done"),
    "ruling": ("actor", "what", "value", "text"),
    "note": ("text",),
    "spoils": (),
    "end": ("winner",),
}
"""Kind to the names of its fields; not every fact of a kind has every field."""


def told_as(fact: Mapping[str, Any]) -> str:
    """Return the kind by which a fact is told: a blow that nobody struck is a ruling."""
    kind = str(fact["kind"])
    return "ruling" if kind == "attack" and fact.get("actor") is None else kind


def in_order_told(facts: Iterable[Fact]) -> list[Fact]:
    """Return the facts in the order in which they are told: that somebody joins, before what it brings with it.

    The statuses of its sheet are recorded by the same command while it is made, before it joins.
    """
    told: list[Fact] = []
    command, start, joined = None, 0, -1
    for fact in facts:
        if fact.get("command") not in (None, command):
            command, start, joined = fact["command"], len(told), -1
        if fact["kind"] == "join":
            places = (place for place in range(start, len(told)) if told[place].get("actor") == fact["actor"])
            joined = next(places, len(told))
            told.insert(joined, fact)
        elif joined >= 0 and fact.get("n") == told[joined].get("n"):
            told.insert(joined + 1, fact)  # what the game master wrote beside it
        else:
            told.append(fact)
    return told


CELLS = "cells"
"""The cells of a change of the board that is told of several at once."""
NAME = "name"
"""The `stat` by which `set` gives a combatant another name."""


def is_renaming(fact: Fact) -> bool:
    """Whether a fact gives somebody another name."""
    return bool(fact["kind"] == "ruling" and fact.get("what") == NAME and fact.get("actor") is not None)


def is_change_of_side(fact: Mapping[str, Any]) -> bool:
    """Whether a fact brings somebody over to another side."""
    return bool(fact["kind"] == "ruling" and fact.get("what") == "side" and fact.get("from") != fact.get("value"))


def is_change_of_cell(fact: Mapping[str, Any]) -> bool:
    """Whether a fact changes a cell of the board: its state, its ground or its height."""
    return bool(fact["kind"] == "ruling" and fact.get("cell") is not None)


def first_names(names: Mapping[str, str], facts: Iterable[Fact]) -> dict[str, str]:
    """Return combatant id to the name at entry, from the current names and the facts since."""
    entered = dict(names)
    named: set[str] = set()
    for fact in facts:
        if is_renaming(fact) and fact["actor"] not in named:
            named.add(fact["actor"])
            entered[fact["actor"]] = fact["from"]
    return entered
