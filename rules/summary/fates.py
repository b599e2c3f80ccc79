"""Fates: how a fight ended for each combatant, from the facts that its reader may know."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, replace

from rules.core.facts import Fact
from rules.log.sentences import Teller
from rules.log.structure import DOWN, structure_facts
from rules.summary.courses import ACTIVE, DEAD, Course

STOOD, UNHURT, BARELY, ROSE = "stood", "unhurt", "barely", "rose"
FELL, DIED, LEFT, DOWN_AT_END = "fell", "died", "left", "down"
"""The kinds: on its feet, unharmed, barely or again; brought down, dead, gone, down for a reason not told."""
LOST = frozenset({FELL, DIED, LEFT, DOWN_AT_END})
"""The kinds of those who did not stand at the end."""
BARE_SHARE = 4
"""Whoever has less than one in so many of its points left barely stands."""


@dataclass(frozen=True, slots=True)
class Fate:
    """How a fight ended for a combatant."""

    kind: str
    round: int = 0
    """In which round it went down or left; 0: before the first, or unknown."""
    by: str | None = None
    """Who brought it down; None: nobody, or nobody whom the reader saw."""
    value: int = 0
    """What it had left of its points; 0: the reader does not know."""
    maximum: int = 0
    died_in: int = 0
    """The later round in which somebody died who had gone down before; 0: at once, or not at all."""


def fates(
    facts: Iterable[Fact],
    states: Mapping[str, str],
    courses: Sequence[Course] = (),
    always_seen: AbstractSet[str] | None = None,
) -> dict[str, Fate]:
    """Return combatant id to its fate, of those of whom one is known.

    `facts` are those that the reader saw, `states` say how everybody was at last, and `courses` are of those whose
    points the reader knows. Of somebody who is not in `always_seen` only what the facts say is told, and of nobody what
    only the game master knows; None: the reader knows all.
    """
    downs, knows_all = _downs(facts), always_seen is None
    known = {course.id: course for course in courses if not course.is_masked}
    found: dict[str, Fate] = {}
    for id, state in states.items():
        seen, down = always_seen is None or id in always_seen, downs.get(id)
        if state == ACTIVE:
            if seen:
                found[id] = _standing(known.get(id), has_fallen=down is not None)
        elif down is not None and down.kind in LOST:
            found[id] = replace(down, kind=DIED) if state == DEAD and down.kind == FELL and knows_all else down
        elif seen:
            found[id] = Fate(DIED if state == DEAD and knows_all else DOWN_AT_END)
    return found


def _downs(facts: Iterable[Fact]) -> dict[str, Fate]:
    """Return the last fate that the facts tell of each who went down, got up or left."""
    fact_list = list(facts)
    strikers = {
        int(fall["n"]): deed.actor
        for round in structure_facts(fact_list)
        for turn in round.turns
        for deed in turn.deeds
        if deed.kind in ("attack", "use")
        for blow in deed.blows
        for fall in blow.falls
    }
    found: dict[str, Fate] = {}
    round_number = 0
    for fact in fact_list:
        kind, id = fact["kind"], str(fact.get("actor"))
        if kind == "round":
            round_number = int(fact["round"])
        elif kind in DOWN:
            before, by = found.get(id), strikers.get(int(fact["n"]))
            fate = Fate(DIED if kind == "die" else FELL, round_number, None if by == id else by)
            if by is None and before is not None and before.kind == FELL:
                later = round_number if fate.kind == DIED and round_number != before.round else 0
                fate = replace(before, kind=fate.kind, died_in=later)
            found[id] = fate
        elif kind == "leave":
            found[id] = Fate(LEFT, round_number)
        elif kind == "wake":
            found[id] = Fate(ROSE, round_number)
    return found


def _standing(course: Course | None, *, has_fallen: bool) -> Fate:
    """Return the fate of somebody who stands, with what is known of its points."""
    if course is None:
        return Fate(ROSE if has_fallen else STOOD)
    value = course.points[-1][1]
    if 0 < value * BARE_SHARE < course.maximum:
        return Fate(BARELY, value=value, maximum=course.maximum)
    if has_fallen:
        return Fate(ROSE)
    return Fate(STOOD if course.has_lost else UNHURT)


def fate_sentence(fate: Fate, teller: Teller, pool: str, many: int = 1) -> str:
    """Return the fate that `many` share, in the reader's language; `pool` is the name of the vital pool."""
    if fate.died_in:
        fell = fate_sentence(replace(fate, kind=FELL, died_in=0), teller, pool, many)
        in_round = teller.say("round-in", round=fate.died_in) or ""
        return teller.say("fate-died_later", fell=fell, in_round=in_round, many=many) or fell
    message = f"fate-{fate.kind}" if fate.by is None else f"fate-{fate.kind}_by"
    words = {
        "round": fate.round,
        "in_round": teller.say("round-in", round=fate.round) or "",
        "by": None if fate.by is None else teller.name(fate.by),
        "value": fate.value,
        "maximum": fate.maximum,
        "pool": pool,
        "many": many,
        "over": int(teller.fight is None or teller.fight.phase == "ended"),
    }
    return teller.say(message, **words) or fate.kind
