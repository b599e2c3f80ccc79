"""Highlights: what one remembers of a fight, chosen by how rare it was; from the facts alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from math import exp

from rules.core.facts import Fact
from rules.core.state import SideAt, sides_over_time
from rules.log.formatter import Teller
from rules.log.structure import LoggedBlow, LoggedDeed, recount
from rules.summary.courses import STANDS, Course
from rules.summary.shares import MISSED, Share

MOST = 6
"""How many are chosen at most."""
EACH = 2
"""How many of them may be one combatant's."""
LEAST, COMMON = 4, 0.7
"""The first so many may be common, but nothing that happens in more than seven fights in ten is chosen."""
RARE = 0.35
"""The chance above which nothing more is chosen: what happens in more than about one fight in three."""
CLOSE = 4
"""Somebody who got through with less than one in so many of its points had a close call."""
LONG = 3
"""The fewest blows in a row that count as a chain, and the fewest losses of which one can be the greatest."""
RANKS = {"first_blow": 0.5, "last_blow": 0.4, "only_healer": 0.3}
"""How those are ranked whose rarity cannot be worked out."""


@dataclass(frozen=True, slots=True)
class Highlight:
    """Something that stood out."""

    kind: str
    actor: str
    rarity: float
    """Roughly how likely something as remarkable was in this fight, 0 to 1: the smaller, the rarer."""
    n: int
    """The number of the fact that completed it."""
    number: int = 0
    whole: int = 0
    target: str | None = None
    used: str | None = None
    """The id of what it was done with."""


@dataclass(frozen=True, slots=True)
class _StruckBlow:
    """A blow with the deed that it belongs to."""

    deed: LoggedDeed
    blow: LoggedBlow
    fells: bool
    """Whether it brought down somebody who stood."""

    @property
    def actor(self) -> str | None:
        """Who struck."""
        return self.deed.actor if self.deed.kind in ("attack", "use") else None

    @property
    def n(self) -> int:
        """The number of its fact."""
        return int((self.blow.fact or self.deed.fact)["n"])


def highlights(
    facts: Sequence[Fact],
    courses: Sequence[Course],
    shares: Mapping[str, Share],
    vital: str,
    fallen: AbstractSet[int],
    side_at: SideAt | None = None,
) -> tuple[Highlight, ...]:
    """What stood out in a fight, in the order in which it happened.

    `vital` is the pool that is counted, `fallen` the numbers of the facts that count as falls. `side_at` says who stood
    on which side when; where it is left out, the facts do.
    """
    side_at = side_at or sides_over_time({course.id: course.side for course in courses}, facts)
    struck = [
        _StruckBlow(deed, blow, any(fact["n"] in fallen for fact in blow.falls))
        for round in recount(facts)
        for turn in round.turns
        for deed in turn.deeds
        for blow in deed.blows
    ]
    last = int(facts[-1]["n"]) if facts else 0
    found = [
        *_greatest(struck, vital),
        *_chains(struck),
        *_at_once(struck, side_at),
        *_ends(struck, side_at, vital),
        *_close_calls(courses, last),
        *_untouched(courses, shares, last),
        *_alone(struck, courses, shares, last, side_at),
    ]
    return chosen(found)


def chosen(found: Sequence[Highlight]) -> tuple[Highlight, ...]:
    """The rarest: one of each kind, and not all of one combatant's."""
    kept: list[Highlight] = []
    whose: Counter[str] = Counter()
    for highlight in sorted(found, key=lambda candidate: (candidate.rarity, candidate.n, candidate.kind)):
        known = any(other.kind == highlight.kind for other in kept)
        common = highlight.rarity > (COMMON if len(kept) < LEAST else RARE)
        if known or whose[highlight.actor] == EACH or common:
            continue
        kept.append(highlight)
        whose[highlight.actor] += 1
        if len(kept) == MOST:
            break
    return tuple(sorted(kept, key=lambda candidate: candidate.n))


def _loss(blow: LoggedBlow, vital: str) -> int:
    return sum(loss.amount for loss in blow.losses if loss.pool == vital)


def _greatest(struck: Sequence[_StruckBlow], vital: str) -> Iterator[Highlight]:
    """The hardest blow; how rare it is follows from an exponential distribution with the mean of all losses."""
    losses = [(_loss(candidate.blow, vital), candidate) for candidate in struck if candidate.actor is not None]
    losses = [pair for pair in losses if pair[0] > 0]
    if len(losses) < LONG:
        return
    mean = sum(loss for loss, _ in losses) / len(losses)
    most, hit = max(losses, key=lambda pair: pair[0])
    as_much = exp(-most / mean)
    rarity = 1 - (1 - as_much) ** len(losses)
    used = str(hit.deed.fact["with"]) if hit.deed.fact.get("with") else None
    yield Highlight("greatest_blow", str(hit.actor), rarity, hit.n, most, 0, hit.blow.target, used)


def _chains(struck: Sequence[_StruckBlow]) -> Iterator[Highlight]:
    """The longest row of one combatant's blows that all hit, or all missed."""
    rolled = [hit for hit in struck if hit.actor is not None and hit.blow.outcome]
    if not rolled:
        return
    missed = sum(hit.blow.outcome in MISSED for hit in rolled) / len(rolled)
    for kind, share, wanted in (("misses", missed, True), ("hits", 1 - missed, False)):
        length, actor, n = _longest(rolled, missing=wanted)
        if length >= LONG:
            starts = max(1, len([hit for hit in rolled if hit.actor == actor]) - length + 1)
            yield Highlight(kind, actor, 1 - (1 - share**length) ** starts, n, length)


def _longest(rolled: Sequence[_StruckBlow], *, missing: bool) -> tuple[int, str, int]:
    """(how many, whose, the last one's fact) of the longest row."""
    rows: Counter[str] = Counter()
    best = (0, "", 0)
    for hit in rolled:
        actor = str(hit.actor)
        rows[actor] = rows[actor] + 1 if (hit.blow.outcome in MISSED) == missing else 0
        if rows[actor] > best[0]:
            best = (rows[actor], actor, hit.n)
    return best


def _at_once(struck: Sequence[_StruckBlow], side_at: SideAt) -> Iterator[Highlight]:
    """One deed that brought several opponents down."""
    fells = [candidate for candidate in struck if _fells(candidate, side_at)]
    blows = sum(candidate.actor is not None for candidate in struck)
    by_deed: dict[int, list[_StruckBlow]] = {}
    for hit in fells:
        by_deed.setdefault(id(hit.deed), []).append(hit)
    for down in by_deed.values():
        if len(down) > 1:
            deed = down[0].deed
            rarity = min(1.0, blows * (len(fells) / blows) ** len(down))
            used = str(deed.fact["with"]) if deed.fact.get("with") else None
            yield Highlight("at_once", str(deed.actor), rarity, down[-1].n, len(down), used=used)


def _fells(hit: _StruckBlow, side_at: SideAt) -> bool:
    """Whether a blow brought somebody down who was an opponent then."""
    return hit.fells and _meets_an_opponent(hit, side_at)


def _meets_an_opponent(hit: _StruckBlow, side_at: SideAt) -> bool:
    """Whether somebody struck one who was on another side then."""
    actor = hit.actor
    return actor is not None and side_at(actor, hit.n) != side_at(hit.blow.target, hit.n)


def _ends(struck: Sequence[_StruckBlow], side_at: SideAt, vital: str) -> Iterator[Highlight]:
    """The first blow that drew blood, and the last that brought somebody down."""
    drawn = [
        candidate for candidate in struck if _loss(candidate.blow, vital) > 0 and _meets_an_opponent(candidate, side_at)
    ]
    fells = [candidate for candidate in struck if _fells(candidate, side_at)]
    for kind, found in (("first_blow", drawn[:1]), ("last_blow", fells[-1:])):
        for hit in found:
            number = _loss(hit.blow, vital)
            yield Highlight(kind, str(hit.actor), RANKS[kind], hit.n, number, target=hit.blow.target)


def _close_calls(courses: Sequence[Course], last: int) -> Iterator[Highlight]:
    """Those who came close to falling and never fell."""
    for course in courses:
        least = min(value for _, value in course.points)
        if 0 < least < course.points[0][1] and least * CLOSE < course.maximum and not course.falls:
            yield Highlight("close_call", course.id, least / course.maximum, last, least, course.maximum)


def _untouched(courses: Sequence[Course], shares: Mapping[str, Share], last: int) -> Iterator[Highlight]:
    """Those who lost nothing although others of their side did."""
    for course in courses:
        side = [other for other in courses if other.side == course.side]
        hurt = sum(other.id in shares and shares[other.id].taken > 0 for other in side)
        share = shares.get(course.id)
        fought = share is not None and share.turns > 1 and share.taken == 0 and course.states[-1][1] == STANDS
        if fought and len(side) > 1 and hurt:
            yield Highlight("untouched", course.id, (1 - 1 / len(side)) ** (2 * hurt), last)


def _alone(
    struck: Sequence[_StruckBlow], courses: Sequence[Course], shares: Mapping[str, Share], last: int, side_at: SideAt
) -> Iterator[Highlight]:
    """Who did what nobody else of its side did: brought down all opponents who fell, or gave all that was given."""
    # Somebody who got up and fell again was brought down by the first blow.
    downed = {hit.blow.target: hit for hit in reversed(struck) if hit.fells}
    for side in dict.fromkeys(course.side for course in courses):
        own = [course.id for course in courses if course.side == side]
        if len(own) < 2:
            continue
        opponents = [hit for target, hit in downed.items() if side_at(target, hit.n) != side]
        doers, number = {hit.actor for hit in opponents}, len(opponents)
        if number > 1 and len(doers) == 1 and (doer := doers.pop()) in own:
            yield Highlight("felled_all", str(doer), (1 / len(own)) ** (number - 1), last, number)
        healed = {id: shares[id].healed for id in own if id in shares and shares[id].healed}
        if len(healed) == 1:
            ((healer, given),) = healed.items()
            yield Highlight("only_healer", healer, RANKS["only_healer"], last, given)


def sentence(highlight: Highlight, teller: Teller, pool: str) -> str:
    """A highlight in the reader's language; `pool` is how the vital pool is called."""
    words = {
        "actor": teller.name(highlight.actor),
        "target": None if highlight.target is None else teller.name(highlight.target),
        "number": highlight.number,
        "whole": highlight.whole,
        "pool": pool,
        "used": teller.thing(highlight.actor, highlight.used) or None,
    }
    return teller.say(f"highlight-{highlight.kind}", **words) or highlight.kind
