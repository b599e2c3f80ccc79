"""Waves: lines of a roster that enter a fight later, at a round, after a countdown, or at the game master's word.

On a line of a roster a wave is plain data: `when` and `number` (of the round, of the countdown with its `unit`, of
the wave among those that wait for a word), and `name` where it has one. Lines that say the same enter together.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from rules.engine.reinforcements import ALONG
from rules.engine.triggers import COUNTDOWN, ROUND, Awaited
from rules.odds.arrivals import Arrival
from rules.scripts.script import check_combatant
from rules.text.faults import BadScript

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

    from rules.system.system import System

WORD = "word"
WHENS = (ROUND, COUNTDOWN, WORD)
MOST = 999
"""The last round, and the longest countdown, that a wave may wait for."""
LEAST = {ROUND: 2, COUNTDOWN: 1, WORD: 1}
"""The least number of each: in the first round everybody is there anyway, and waves at a word are numbered."""
NAMED = 3
"""How many are named; the others are counted."""


@dataclass(frozen=True, slots=True)
class Wave:
    """Those who enter a fight together."""

    when: Mapping[str, Any]
    combatants: tuple[Mapping[str, Any], ...]
    """As a script's `join` names them."""
    members: Mapping[str, int] = field(default_factory=dict)
    """Id of a combatant to the member of a party that it is."""

    @property
    def name(self) -> str:
        """What it is called; empty where nobody has named it."""
        return str(self.when.get("name", ""))

    @property
    def title(self) -> str:
        """What it is called: by its own name, else by those who are in it."""
        names = [str(combatant["name"]) for combatant in self.combatants]
        if self.name or len(names) <= NAMED:
            return self.name or ", ".join(names)
        return f"{', '.join(names[: NAMED - 1])} + {len(names) - NAMED + 1}"

    @property
    def awaited(self) -> Awaited | None:
        """What it waits for; None: for a word."""
        if self.when["when"] == WORD:
            return None
        if self.when["when"] == ROUND:
            return Awaited(ROUND, int(self.when["number"]))
        return Awaited(COUNTDOWN, word=self.title)

    def starts(self, units: Collection[str]) -> dict[str, Any] | None:
        """The command that starts the countdown for which it waits, where the system counts in such units."""
        if self.when["when"] != COUNTDOWN or self.when["unit"] not in units:
            return None
        return {"do": "countdown", "name": self.title, str(self.when["unit"]): self.when["number"], ALONG: True}

    def packed(self) -> dict[str, Any]:
        """The wave as plain data."""
        return {"when": dict(self.when), "combatants": list(self.combatants), "members": dict(self.members)}


def arrivals(
    waiting: Mapping[int, Wave], system: System, brought: Mapping[int, Sequence[Awaited]] | None = None
) -> tuple[Arrival, ...]:
    """Those waves that come without a word, for whoever plays the fight on: by themselves, or `brought` by a cue.

    A wave in which somebody is that the rules do not take never enters.
    """
    found = []
    for number, wave in waiting.items():
        own = wave.awaited
        awaited = (*(() if own is None else (own,)), *(brought or {}).get(number, ()))
        if awaited and _is_taken(wave, system):
            found.append(Arrival(number, awaited, wave.combatants, wave.starts(system.countdown_units)))
    return tuple(found)


def _is_taken(wave: Wave, system: System) -> bool:
    try:
        for combatant in wave.combatants:
            check_combatant(system, combatant, "")
    except BadScript:
        return False
    return True


def checked(when: Any) -> dict[str, Any]:
    """What a line says of its wave, as far as it makes sense; nothing where it makes none: it is there at once."""
    if not isinstance(when, dict) or when.get("when") not in WHENS:
        return {}
    kind = str(when["when"])
    name = when.get("name")
    found: dict[str, Any] = {"when": kind}
    number = when.get("number", LEAST[kind])
    if not isinstance(number, int) or isinstance(number, bool):
        return {}
    found["number"] = min(MOST, max(LEAST[kind], number))
    if kind == COUNTDOWN:
        unit = when.get("unit")
        found["unit"] = unit if isinstance(unit, str) and unit else "rounds"
    if isinstance(name, str) and name.strip():
        found["name"] = name.strip()
    return found


def read(text: str | None) -> tuple[Wave, ...]:
    """The waves that a fight keeps; one that is spoiled never enters, and the fight goes on without it."""
    try:
        found = json.loads(text or "[]")
    except (TypeError, ValueError, RecursionError):
        return ()
    return tuple(wave for item in found if (wave := _wave(item)) is not None) if isinstance(found, list) else ()


def _wave(data: Any) -> Wave | None:
    if not isinstance(data, dict) or not isinstance(data.get("combatants"), list):
        return None
    when, members = checked(data.get("when")), data.get("members")
    people = [
        item for item in data["combatants"] if isinstance(item, dict) and {"id", "name", "side", "sheet"} <= item.keys()
    ]
    if not when or not people:
        return None
    known = members if isinstance(members, dict) else {}
    return Wave(when, tuple(people), {id: key for id, key in known.items() if isinstance(key, int)})
