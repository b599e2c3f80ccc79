"""Highlights: what one remembers of a fight, chosen by rarity; from the facts alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from itertools import pairwise
from math import exp

from rules.core.facts import Fact, is_change_of_side
from rules.core.state import SideAt, sides_over_time
from rules.log.sentences import Teller
from rules.log.structure import MISS_OUTCOMES, LoggedBlow, LoggedDeed, structure_facts
from rules.summary.courses import ACTIVE, Course
from rules.summary.shares import Share, commands_of_blows, tried_outcome

MOST_HIGHLIGHTS = 6
"""How many are chosen at most."""
MOST_OF_ONE = 2
"""How many of them may be of one combatant."""
LEAST, COMMON = 4, 0.7
"""The first few may be common, but nothing that happens in more than seven fights in ten is chosen."""
RARE = 0.35
"""The chance above which nothing more is chosen: what happens in more than about one fight in three."""
CLOSE_SHARE = 4
"""Whoever got through with less than one in so many of its points had a close call."""
SHORTEST_CHAIN = 3
"""The fewest blows in a row that are a chain, and the fewest losses of which one can be the greatest."""
RANKS = {"first_blow": 0.5, "last_felled": 0.4, "only_healer": 0.3, "turned": 0.0}
"""The ranks of those whose rarity cannot be worked out."""


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
    others: tuple[str, ...] = ()
    """Who shares it with the actor."""
    is_deadly: bool = False
    """Whether the target died of it."""
    sides: tuple[str, str] | None = None
    """The side that the actor left, and the one that it joined."""


@dataclass(frozen=True, slots=True)
class _StruckBlow:
    """A blow with its deed."""

    deed: LoggedDeed
    blow: LoggedBlow
    has_felled: bool
    """Whether it brought down somebody who stood."""

    @property
    def actor(self) -> str | None:
        """Who struck."""
        return self.deed.actor if self.deed.kind in ("attack", "use") or self.blow.fact is self.deed.fact else None

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
    blow_deeds: AbstractSet[str] = frozenset(),
) -> tuple[Highlight, ...]:
    """Return the highlights of a fight, in the order in which they happened.

    `blow_deeds` are the actions whose roll against another counts as a blow. `vital` is the pool that is counted,
    `fallen` the numbers of the facts that count as falls. `side_at` says who was on which side when; if None, the
    facts do.
    """
    side_at = side_at or sides_over_time({course.id: course.side for course in courses}, facts)
    deeds = [deed for round in structure_facts(facts) for turn in round.turns for deed in turn.deeds]
    blows = [
        _StruckBlow(deed, blow, any(fact["n"] in fallen for fact in blow.falls))
        for deed in deeds
        for blow in deed.blows
    ]
    struck = commands_of_blows(deeds)
    tried = (
        _StruckBlow(deed, LoggedBlow(deed.fact["target"], outcome, fact=deed.fact), has_felled=False)
        for deed in deeds
        if (outcome := tried_outcome(deed, struck, blow_deeds))
    )
    last_fact = int(facts[-1]["n"]) if facts else 0
    candidates = [
        *_greatest(blows, vital),
        *_chains(sorted((*blows, *tried), key=lambda hit: hit.n)),
        *_felled_at_once(blows, side_at),
        *_first_and_last(blows, side_at, vital),
        *_close_calls(courses, last_fact),
        *_untouched(courses, shares, last_fact),
        *_turned(courses, facts),
        *_alone_on_side(blows, courses, shares, last_fact, side_at),
    ]
    return choose_rarest(candidates)


def choose_rarest(candidates: Sequence[Highlight]) -> tuple[Highlight, ...]:
    """Return the rarest: one of each kind, and not all of one combatant."""
    chosen: list[Highlight] = []
    count_of_actor: Counter[str] = Counter()
    for highlight in sorted(candidates, key=lambda candidate: (candidate.rarity, candidate.n, candidate.kind)):
        has_kind = any(highlight_before.kind == highlight.kind for highlight_before in chosen)
        common = highlight.rarity > (COMMON if len(chosen) < LEAST else RARE)
        if has_kind or count_of_actor[highlight.actor] == MOST_OF_ONE or common:
            continue
        chosen.append(highlight)
        count_of_actor[highlight.actor] += 1
        if len(chosen) == MOST_HIGHLIGHTS:
            break
    return tuple(sorted(chosen, key=lambda candidate: candidate.n))


def _loss(blow: LoggedBlow, vital: str) -> int:
    return sum(loss.amount for loss in blow.losses if loss.pool == vital)


def _greatest(blows: Sequence[_StruckBlow], vital: str) -> Iterator[Highlight]:
    """The hardest blow; its rarity follows from an exponential distribution with the mean of all losses."""
    losses = [(_loss(hit.blow, vital), hit) for hit in blows if hit.actor is not None]
    losses = [pair for pair in losses if pair[0] > 0]
    if len(losses) < SHORTEST_CHAIN:
        return
    mean = sum(loss for loss, _ in losses) / len(losses)
    most, hit = max(losses, key=lambda pair: pair[0])
    as_much = exp(-most / mean)
    rarity = 1 - (1 - as_much) ** len(losses)
    used = str(hit.deed.fact["with"]) if hit.deed.fact.get("with") else None
    yield Highlight("greatest_blow", str(hit.actor), rarity, hit.n, most, 0, hit.blow.target, used)


def _chains(blows: Sequence[_StruckBlow]) -> Iterator[Highlight]:
    """The longest row of a combatant's blows that all hit, or all missed."""
    rolled = [blow for blow in blows if blow.actor is not None and blow.blow.outcome]
    if not rolled:
        return
    miss_rate = sum(blow.blow.outcome in MISS_OUTCOMES for blow in rolled) / len(rolled)
    for kind, share, is_missing in (("misses", miss_rate, True), ("hits", 1 - miss_rate, False)):
        length, actor, n = _longest(rolled, missing=is_missing)
        if length >= SHORTEST_CHAIN:
            count = sum(blow.actor == actor for blow in rolled)
            yield Highlight(kind, actor, 1 - (1 - share**length) ** (count - length + 1), n, length, count)


def _longest(rolled: Sequence[_StruckBlow], *, missing: bool) -> tuple[int, str, int]:
    """The longest row: (how many, whose, the last one's fact)."""
    rows: Counter[str] = Counter()
    best = (0, "", 0)
    for blow in rolled:
        actor = str(blow.actor)
        rows[actor] = rows[actor] + 1 if (blow.blow.outcome in MISS_OUTCOMES) == missing else 0
        if rows[actor] > best[0]:
            best = (rows[actor], actor, blow.n)
    return best


def _felled_at_once(blows: Sequence[_StruckBlow], side_at: SideAt) -> Iterator[Highlight]:
    """A deed that brought down several opponents."""
    fells = [hit for hit in blows if _fells_opponent(hit, side_at)]
    blow_count = sum(hit.actor is not None for hit in blows)
    by_deed: dict[int, list[_StruckBlow]] = {}
    for hit in fells:
        by_deed.setdefault(id(hit.deed), []).append(hit)
    for felled in by_deed.values():
        if len(felled) > 1:
            deed = felled[0].deed
            rarity = min(1.0, blow_count * (len(fells) / blow_count) ** len(felled))
            used = str(deed.fact["with"]) if deed.fact.get("with") else None
            yield Highlight("at_once", str(deed.actor), rarity, felled[-1].n, len(felled), used=used)


def _fells_opponent(hit: _StruckBlow, side_at: SideAt) -> bool:
    """Whether a blow brought down somebody who was an opponent then."""
    return hit.has_felled and _strikes_opponent(hit, side_at)


def _strikes_opponent(hit: _StruckBlow, side_at: SideAt) -> bool:
    """Whether somebody struck one who was on another side then."""
    actor = hit.actor
    return actor is not None and side_at(actor, hit.n) != side_at(hit.blow.target, hit.n)


def _first_and_last(blows: Sequence[_StruckBlow], side_at: SideAt, vital: str) -> Iterator[Highlight]:
    """The first blow that drew blood, and the last that brought somebody down."""
    wounding = [blow for blow in blows if _loss(blow.blow, vital) > 0 and _strikes_opponent(blow, side_at)]
    fells = [blow for blow in blows if _fells_opponent(blow, side_at)]
    for kind, chosen in (("first_blow", wounding[:1]), ("last_felled", fells[-1:])):
        for hit in chosen:
            number = _loss(hit.blow, vital)
            is_deadly = any(fact["kind"] == "die" for fact in hit.blow.falls)
            yield Highlight(
                kind, str(hit.actor), RANKS[kind], hit.n, number, target=hit.blow.target, is_deadly=is_deadly
            )


def _close_calls(courses: Sequence[Course], last_fact: int) -> Iterator[Highlight]:
    """Combatants who came close to falling and never fell."""
    for course in courses:
        least = min((value for _, value in course.points), default=0)  # whose numbers nobody knows has no points
        if 0 < least < course.points[0][1] and least * CLOSE_SHARE < course.maximum and not course.falls:
            yield Highlight("close_call", course.id, least / course.maximum, last_fact, least, course.maximum)


def _untouched(courses: Sequence[Course], shares: Mapping[str, Share], last_fact: int) -> Iterator[Highlight]:
    """All of a side who lost nothing although others of it did, once one of them has had two turns."""
    for side in dict.fromkeys(course.first_side for course in courses):
        own = [course for course in courses if course.first_side == side]
        hurt = sum(course.id in shares and shares[course.id].taken > 0 for course in own)
        whole = [course.id for course in own if _is_whole(course, shares.get(course.id, Share()))]
        if hurt and any(shares[id].turns > 1 for id in whole if id in shares):
            rarity = (1 - 1 / len(own)) ** (2 * hurt)
            yield Highlight("untouched", whole[0], rarity, last_fact, others=tuple(whole[1:]))


def _is_whole(course: Course, share: Share) -> bool:
    """Whether somebody is known to have lost nothing, and still stands."""
    is_unhurt = share.taken == 0 and not course.has_lost and not course.is_masked
    return is_unhurt and course.states[-1][1] == ACTIVE


def _turned(courses: Sequence[Course], facts: Sequence[Fact]) -> Iterator[Highlight]:
    """Combatants who were seen to go over to another side, in which round; those who did it together share one."""
    turncoats = {fact["actor"] for fact in facts if is_change_of_side(fact)}
    together: dict[tuple[int, str, str], list[str]] = {}
    for course in courses:
        for (_, former), (place, side) in pairwise(course.sides):
            if course.id in turncoats:
                together.setdefault((place, former, side), []).append(course.id)
    for (place, former, side), (first, *others) in together.items():
        before = [fact for fact in facts if fact["command"] < place]
        round = next((int(fact["round"]) for fact in reversed(before) if fact["kind"] == "round"), 0)
        n = int(before[-1]["n"]) if before else 0
        yield Highlight("turned", first, RANKS["turned"], n, round, others=tuple(others), sides=(former, side))


def _alone_on_side(
    blows: Sequence[_StruckBlow],
    courses: Sequence[Course],
    shares: Mapping[str, Share],
    last_fact: int,
    side_at: SideAt,
) -> Iterator[Highlight]:
    """Combatants who alone on their side brought down all opponents who fell, or did all the healing."""
    # Somebody who got up and fell again was brought down by the first blow.
    downed = {hit.blow.target: hit for hit in reversed(blows) if hit.has_felled}
    for side in dict.fromkeys(course.side for course in courses):
        side_ids = [course.id for course in courses if course.side == side]
        if len(side_ids) < 2:
            continue
        opponents = [hit for target, hit in downed.items() if side_at(target, hit.n) != side]
        doers, number = {hit.actor for hit in opponents}, len(opponents)
        if number > 1 and len(doers) == 1 and (doer := doers.pop()) in side_ids:
            yield Highlight("felled_all", str(doer), (1 / len(side_ids)) ** (number - 1), last_fact, number)
        healed = {id: shares[id].healed for id in side_ids if id in shares and shares[id].healed}
        if len(healed) == 1:
            ((healer, healing),) = healed.items()
            yield Highlight("only_healer", healer, RANKS["only_healer"], last_fact, healing)


def sentence(highlight: Highlight, teller: Teller, pool: str) -> str:
    """Return a highlight in the reader's language; `pool` is the name of the vital pool."""
    values = {
        "actor": teller.listed(teller.name(id) for id in (highlight.actor, *highlight.others)),
        "count": 1 + len(highlight.others),
        "target": None if highlight.target is None else teller.name(highlight.target),
        "number": highlight.number,
        "whole": highlight.whole,
        "pool": pool,
        "used": teller.common_tool(highlight.actor, highlight.used)
        or teller.thing(highlight.actor, highlight.used)
        or None,
        "deadly": int(highlight.is_deadly),
        "all": int(highlight.number == highlight.whole),
        "over": int(teller.fight is None or teller.fight.phase == "ended"),
    }
    if highlight.sides is not None:
        values["former"], values["side"] = map(teller.side_title, highlight.sides)
    return teller.say(f"highlight-{highlight.kind}", **values) or highlight.kind
