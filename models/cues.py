"""Cues: what the game master wants to be reminded of in a fight, and when.

A cue is plain data among the marks of a fight, so that making it and letting it go are taken back as hiding is.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, fields
from typing import Any

ROUND, EACH_ROUND, TICK, PHASE, TURN, POOL, FALLS, ENDS = (
    *("round", "each_round", "tick", "phase", "turn", "pool"),
    *("falls", "ends"),
)
WHENS = (ROUND, EACH_ROUND, TICK, PHASE, TURN, POOL, FALLS, ENDS)
REPEATED = frozenset({EACH_ROUND, TURN})
"""What comes again in every round."""


@dataclass(frozen=True, slots=True)
class Cue:
    """A reminder, and when it is due."""

    id: int
    when: str
    text: str
    made: int
    """The round in which it was made."""
    number: int = 0
    """The round, the tick, or what a pool is down to."""
    word: str = ""
    """The phase, the pool or the status."""
    who: str = ""
    """The combatant whose turn, pool, fall or condition it waits for."""
    on: tuple[str, ...] = ()
    """Those whom a proposed change of pools (`-10 …`) is for."""

    def packed(self) -> dict[str, Any]:
        """The cue as plain data."""
        return asdict(self)


def read(data: Any) -> tuple[Cue, ...]:
    """The cues that a fight keeps, by their numbers; one that is spoiled is none."""
    found = data.values() if isinstance(data, Mapping) else data if isinstance(data, list) else ()
    return tuple(sorted((cue for one in found if (cue := _cue(one)) is not None), key=lambda cue: cue.id))


def _cue(data: Any) -> Cue | None:
    if not isinstance(data, dict) or data.get("when") not in WHENS:
        return None
    known = {one.name: data[one.name] for one in fields(Cue) if one.name in data}
    known["on"] = tuple(one for one in known.get("on", ()) if isinstance(one, str))
    whole = all(isinstance(known.get(name, 0), int) for name in ("id", "made", "number"))
    words = all(isinstance(known.get(name, ""), str) for name in ("text", "word", "who"))
    return Cue(**known) if whole and words and {"id", "text", "made"} <= known.keys() else None


def free_id(cues: Iterable[Cue], handled: Mapping[str, Any]) -> int:
    """A number that no cue of the fight has had."""
    taken = [cue.id for cue in cues] + [int(id) for id in handled if id.isdecimal()]
    return max(taken, default=0) + 1
