"""Waves: entries of a roster that enter a fight later, in a round, after a countdown, or at the game master's word.

On an entry of a roster a wave is plain data: `when` and `number` (of the round, of the countdown with its `unit`, of
the wave among those that wait for a word), and `name` if it has one. Entries with the same data enter together.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from rules.engine.join_commands import ALONG
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
"""How many combatants a title names; the others are counted."""


@dataclass(frozen=True, slots=True)
class Wave:
    """Combatants who enter a fight together."""

    when: Mapping[str, Any]
    combatants: tuple[Mapping[str, Any], ...]
    """As the `join` of a script names them."""
    members: Mapping[str, int] = field(default_factory=dict)
    """Id of a combatant to its party member."""

    @property
    def name(self) -> str:
        """Its name; empty if nobody has named it."""
        return str(self.when.get("name", ""))

    @property
    def title(self) -> str:
        """Its own name, else the names of its combatants."""
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

    def countdown_command(self, units: Collection[str]) -> dict[str, Any] | None:
        """Return the command that starts its countdown, if the system counts in such units."""
        if self.when["when"] != COUNTDOWN or self.when["unit"] not in units:
            return None
        return {"do": "countdown", "name": self.title, str(self.when["unit"]): self.when["number"], ALONG: True}

    def pack(self) -> dict[str, Any]:
        """Return the wave as plain data."""
        return {"when": dict(self.when), "combatants": list(self.combatants), "members": dict(self.members)}


def arrivals(
    waiting: Mapping[int, Wave], system: System, triggers_by_wave: Mapping[int, Sequence[Awaited]] | None = None
) -> tuple[Arrival, ...]:
    """Return the waves that come without a word, by themselves or because of a cue (`triggers_by_wave`).

    A wave with a combatant that the rules refuse never enters.
    """
    arrivals_ = []
    for number, wave in waiting.items():
        own_trigger = wave.awaited
        awaited = (*(() if own_trigger is None else (own_trigger,)), *(triggers_by_wave or {}).get(number, ()))
        if awaited and _is_accepted(wave, system):
            arrivals_.append(Arrival(number, awaited, wave.combatants, wave.countdown_command(system.countdown_units)))
    return tuple(arrivals_)


def _is_accepted(wave: Wave, system: System) -> bool:
    try:
        for combatant in wave.combatants:
            check_combatant(system, combatant, "")
    except BadScript:
        return False
    return True


def checked_wave(when: Any) -> dict[str, Any]:
    """Return what an entry says of its wave, as far as it makes sense; empty if it does not: it is there at once."""
    if not isinstance(when, dict) or when.get("when") not in WHENS:
        return {}
    kind = str(when["when"])
    name = when.get("name")
    wave: dict[str, Any] = {"when": kind}
    number = when.get("number", LEAST[kind])
    if not isinstance(number, int) or isinstance(number, bool):
        return {}
    wave["number"] = min(MOST, max(LEAST[kind], number))
    if kind == COUNTDOWN:
        unit = when.get("unit")
        wave["unit"] = unit if isinstance(unit, str) and unit else "rounds"
    if isinstance(name, str) and name.strip():
        wave["name"] = name.strip()
    return wave


def unpack(text: str | None) -> tuple[Wave, ...]:
    """Return the waves that a fight keeps; a damaged one never enters, and the fight goes on without it."""
    try:
        records = json.loads(text or "[]")
    except (TypeError, ValueError, RecursionError):
        return ()
    return tuple(wave for record in records if (wave := _wave(record)) is not None) if isinstance(records, list) else ()


def _wave(data: Any) -> Wave | None:
    if not isinstance(data, dict) or not isinstance(data.get("combatants"), list):
        return None
    when, members = checked_wave(data.get("when")), data.get("members")
    combatants = [
        record
        for record in data["combatants"]
        if isinstance(record, dict) and {"id", "name", "side", "sheet"} <= record.keys()
    ]
    if not when or not combatants:
        return None
    member_ids = members if isinstance(members, dict) else {}
    return Wave(when, tuple(combatants), {id: key for id, key in member_ids.items() if isinstance(key, int)})
