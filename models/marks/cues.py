"""Cues: what the game master wants to be reminded of in a fight, and when.

A cue is plain data among the marks of a fight, so that making it and letting it go are taken back as hiding is.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, fields
from typing import Any

from rules.engine.triggers import COUNT, EACH_ROUND, TURN, Awaited
from rules.engine.triggers import WHENS as OF_THE_FIGHT

HURT, RECHARGE = "hurt", "recharge"
WHENS = (*OF_THE_FIGHT, HURT, RECHARGE)
IN_EVERY_ROUND = frozenset({EACH_ROUND, COUNT, TURN, RECHARGE})
"""What comes again in every round."""
REPEATED = IN_EVERY_ROUND | {HURT}
"""What comes again after it was taken or let go."""


@dataclass(frozen=True, slots=True)
class Cue:
    """A reminder, and when it is due."""

    id: int
    when: str
    text: str
    made: int
    """The round in which it was made; of one that waits for damage the number of the last fact."""
    number: int = 0
    """The round, the tick, what a pool is down to, or the least face that brings something back."""
    word: str = ""
    """The phase, the pool, the status, the countdown or the thing."""
    who: str = ""
    """The combatant whose turn, pool, fall, condition or damage it waits for."""
    on: tuple[str, ...] = ()
    """Those whom what it proposes (`-10 …`) is for."""
    share: bool = False
    """Whether the number of a pool is per cent of its maximum."""

    @property
    def awaited(self) -> Awaited:
        """What it waits for, where the fight as it stands says that: not of one for damage or for what comes back."""
        return Awaited(self.when, self.number, self.word, self.who, self.made, self.share)

    def packed(self) -> dict[str, Any]:
        """The cue as plain data."""
        return asdict(self)


def read(data: Any) -> tuple[Cue, ...]:
    """The cues that a fight keeps, by their numbers; one that is spoiled is none."""
    found = data.values() if isinstance(data, Mapping) else data if isinstance(data, list) else ()
    return tuple(sorted((cue for item in found if (cue := _cue(item)) is not None), key=lambda cue: cue.id))


def _cue(data: Any) -> Cue | None:
    if not isinstance(data, dict) or data.get("when") not in WHENS:
        return None
    known = {field.name: data[field.name] for field in fields(Cue) if field.name in data}
    known["on"] = tuple(item for item in known.get("on", ()) if isinstance(item, str))
    known["share"] = known.get("share") is True
    whole = all(isinstance(known.get(name, 0), int) for name in ("id", "made", "number"))
    words = all(isinstance(known.get(name, ""), str) for name in ("text", "word", "who"))
    return Cue(**known) if whole and words and {"id", "text", "made"} <= known.keys() else None


def free_id(cues: Iterable[Cue], handled: Mapping[str, Any]) -> int:
    """A number that no cue of the fight has had."""
    taken = [cue.id for cue in cues] + [int(id) for id in handled if id.isdecimal()]
    return max(taken, default=0) + 1
