"""Cues: reminders of the game master's in a fight, and when they are due.

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
"""Triggers that come again in every round."""
REPEATED = IN_EVERY_ROUND | {HURT}
"""Triggers that come again after the cue was taken or dismissed."""


@dataclass(frozen=True, slots=True)
class Cue:
    """A reminder, and when it is due."""

    id: int
    when: str
    text: str
    made: int
    """The round in which it was made; of one that waits for damage, the number of the last fact."""
    number: int = 0
    """The round, the tick, the level of a pool, or the lowest face that recharges something."""
    word: str = ""
    """The phase, the pool, the status, the countdown or the thing."""
    who: str = ""
    """The combatant whose turn, pool, fall, condition or damage it waits for."""
    on: tuple[str, ...] = ()
    """The combatants that its proposal (`-10 …`) is for."""
    share: bool = False
    """Whether the number of a pool is a percentage of its maximum."""

    @property
    def awaited(self) -> Awaited:
        """What it waits for, if that depends on the state of the fight: not for damage or a recharge."""
        return Awaited(self.when, self.number, self.word, self.who, self.made, self.share)

    def pack(self) -> dict[str, Any]:
        """Return the cue as plain data."""
        return asdict(self)


def unpack(data: Any) -> tuple[Cue, ...]:
    """Return the cues that a fight keeps, by their numbers; a damaged one is left out."""
    records = data.values() if isinstance(data, Mapping) else data if isinstance(data, list) else ()
    return tuple(sorted((cue for record in records if (cue := _cue(record)) is not None), key=lambda cue: cue.id))


def _cue(data: Any) -> Cue | None:
    if not isinstance(data, dict) or data.get("when") not in WHENS:
        return None
    values = {field.name: data[field.name] for field in fields(Cue) if field.name in data}
    values["on"] = tuple(id for id in values.get("on", ()) if isinstance(id, str))
    values["share"] = values.get("share") is True
    has_numbers = all(isinstance(values.get(name, 0), int) for name in ("id", "made", "number"))
    has_texts = all(isinstance(values.get(name, ""), str) for name in ("text", "word", "who"))
    return Cue(**values) if has_numbers and has_texts and {"id", "text", "made"} <= values.keys() else None


def free_id(cues: Iterable[Cue], handled: Mapping[str, Any]) -> int:
    """Return a number that no cue of the fight has had."""
    used = [cue.id for cue in cues] + [int(id) for id in handled if id.isdecimal()]
    return max(used, default=0) + 1
