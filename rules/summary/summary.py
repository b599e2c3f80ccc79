"""The summary of a fight as one value: what a page, a plot or a handout shows of it, and what players may know."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from rules.core.facts import Fact
from rules.core.state import PARTY, sides_over_time
from rules.engine.service import RulesService
from rules.log.redaction import Edition
from rules.summary.courses import Course, courses, rounds
from rules.summary.highlights import Highlight, highlights
from rules.summary.luck import Luck, luck, throws
from rules.summary.shares import Share, falls, shares, whole_shares


@dataclass(frozen=True, slots=True)
class Summary:
    """The summary of a fight so far."""

    last: int
    """How many commands were given."""
    rounds: tuple[tuple[int, int], ...]
    """(place, round): after which commands a round had begun."""
    courses: tuple[Course, ...]
    shares: Mapping[str, Share]
    highlights: tuple[Highlight, ...]
    luck: Mapping[str | None, Luck]
    """Who threw to how the dice fell; empty if the commands cannot be given again."""
    strangers: tuple[Course, ...] = ()
    """Those whose points the reader does not know: when they were there, and when they went down."""


def summary(service: RulesService, fresh: RulesService | None = None) -> Summary:
    """Return the summary of a fight; `fresh` is the same fight before its first command, for its dice."""
    journal, system = service.journal, service.system
    facts, vital = journal.facts(), system.vital.id
    all_courses, all_shares = courses(system, service.fight, journal), whole_shares(system, service.fight, journal)
    all_throws = () if fresh is None else tuple(throws(fresh, journal))
    all_highlights = highlights(
        facts,
        all_courses,
        all_shares,
        vital,
        falls(service.fight, journal),
        blow_deeds=service.system.phrases.blows,
    )
    return Summary(journal.cursor, rounds(journal), all_courses, all_shares, all_highlights, luck(all_throws))


PAUSE = 600_000
"""More milliseconds than this between two commands are a pause at the table, not time to think."""


class TimedCommand(NamedTuple):
    """A command as far as time is concerned."""

    command: Mapping[str, Any]
    facts: Iterable[Fact]
    at: int | None
    """Milliseconds since 1970; None: it was given before times were kept."""


def table_time(timed_commands: Iterable[TimedCommand]) -> Mapping[str, int]:
    """Return the milliseconds that each combatant's turns took, without pauses and jumps of the clock.

    Everything done in somebody's turn counts for them, whoever did it: the others waited for it.
    """
    times: dict[str, int] = {}
    active: str | None = None
    last_at: int | None = None
    for timed in timed_commands:
        id = active or _actor(timed.command)
        if id is not None and last_at is not None and timed.at is not None and 0 < timed.at - last_at <= PAUSE:
            times[id] = times.get(id, 0) + timed.at - last_at
        last_at = timed.at
        for fact in timed.facts:
            if fact["kind"] == "turn" and not fact.get("skipped"):
                active = str(fact["actor"])
            elif fact["kind"] in ("phase", "round", "end"):
                active = None
    return times


def _actor(command: Mapping[str, Any]) -> str | None:
    actor = command.get("actor") if command["do"] in ("act", "declare") else None
    return None if actor is None else str(actor)


NUMBERLESS = {"greatest_blow": "hard_blow", "first_blow": "opening_blow"}
"""Highlights that name a loss, to the kinds that say the same without it."""
LOSSES = frozenset({"damage", "heal"})


def players_summary(service: RulesService, edition: Edition) -> Summary:
    """Return the summary of a fight as far as the players saw it.

    Combatants who are not theirs have no points and no share, and their highlights are told without numbers; who went
    over to another side has both as long as it was with them.
    """
    journal, system = service.journal, service.system
    facts, vital = journal.facts(), system.vital.id
    seen = edition.visible_facts(facts)
    all_courses = courses(system, service.fight, journal)
    always_seen, ever_seen = edition.always_seen(facts), edition.ever_seen(facts)
    own = {course.id: _while_theirs(course) for course in all_courses if course.id in edition.own & always_seen}
    known_courses = tuple(own.get(course.id) or _masked(course) for course in all_courses if course.id in ever_seen)
    losses_of_own = (
        fact for fact in seen if fact["kind"] not in LOSSES or edition.is_own(fact.get("actor"), fact["n"])
    )
    fallen = falls(service.fight, journal)
    gives_turn, blows = system.phrases.gives_turn, system.phrases.blows
    known_shares = shares(losses_of_own, vital, fallen, gives_turn=gives_turn, blow_deeds=blows)
    side_at = sides_over_time({course.id: course.side for course in all_courses}, facts)
    known_highlights = (
        _without_number(highlight, edition)
        for highlight in highlights(seen, known_courses, known_shares, vital, fallen, side_at, blows)
    )
    # What they dealt is mostly what strangers lost: a part of it alone would be a wrong number.
    own_shares = {course.id: replace(known_shares.get(course.id, Share()), dealt=0) for course in own.values()}
    strangers = tuple(_masked(course) for course in all_courses if course.id in always_seen - own.keys())
    return Summary(
        journal.cursor, rounds(journal), tuple(own.values()), own_shares, tuple(known_highlights), {}, strangers
    )


def _while_theirs(course: Course) -> Course:
    """A course without what the vital pool and the conditions were while it was on another side."""
    points = tuple(point for point in course.points if course.side_at(point[0]) == PARTY)
    bands = tuple(band for band in course.bands if course.side_at(band.first) == PARTY)
    return replace(course, points=points, bands=bands, is_masked=any(side != PARTY for _, side in course.sides))


def _masked(course: Course) -> Course:
    """A course that shows when somebody was there and whether it stood, but no points."""
    return replace(course, maximum=1, points=((course.entered, 1),), maxima=(), bands=(), is_masked=True)


def _without_number(highlight: Highlight, edition: Edition) -> Highlight:
    if highlight.kind in NUMBERLESS and highlight.target not in edition.own:
        return replace(highlight, kind=NUMBERLESS[highlight.kind], number=0)
    return highlight
