"""The summary of a fight as one value: all that a page, a plot or a handout shows of it, and what players may know."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from rules.core.facts import Fact
from rules.core.state import sides_over_time
from rules.engine.service import RulesService
from rules.log.redaction import Edition
from rules.summary.courses import Course, courses, rounds
from rules.summary.highlights import Highlight, highlights
from rules.summary.luck import Luck, luck, throws
from rules.summary.shares import Share, falls, shares, whole_shares


@dataclass(frozen=True, slots=True)
class Summary:
    """What a fight has come to so far."""

    last: int
    """How many commands were given."""
    rounds: tuple[tuple[int, int], ...]
    """(place, round): after which commands a round had begun."""
    courses: tuple[Course, ...]
    shares: Mapping[str, Share]
    highlights: tuple[Highlight, ...]
    luck: Mapping[str | None, Luck]
    """Who threw to how the dice fell; empty where the commands cannot be given again."""


def summary(service: RulesService, fresh: RulesService | None = None) -> Summary:
    """What a fight has come to; `fresh` is the same fight before its first command, from which its dice are known."""
    journal, system = service.journal, service.system
    facts, vital = journal.facts(), system.vital.id
    ways, own = courses(system, service.fight, journal), whole_shares(system, service.fight, journal)
    thrown = () if fresh is None else tuple(throws(fresh, journal))
    stood_out = highlights(facts, ways, own, vital, falls(service.fight, journal))
    return Summary(journal.cursor, rounds(journal), ways, own, stood_out, luck(thrown))


PAUSE = 600_000
"""More milliseconds than this between two commands are a pause at the table, not time to think."""


class TimedCommand(NamedTuple):
    """A command as far as time is concerned."""

    command: Mapping[str, Any]
    facts: Iterable[Fact]
    at: int | None
    """Milliseconds since 1970; None: it was given before that was kept."""


def table_time(given: Iterable[TimedCommand]) -> Mapping[str, int]:
    """Combatant to the milliseconds that its turns took, without pauses and jumps of the clock.

    All that was done in somebody's turn counts for them, whoever did it: the others waited for it.
    """
    found: dict[str, int] = {}
    active: str | None = None
    before: int | None = None
    for candidate in given:
        whose = active or _actor(candidate.command)
        if whose is not None and before is not None and candidate.at is not None and 0 < candidate.at - before <= PAUSE:
            found[whose] = found.get(whose, 0) + candidate.at - before
        before = candidate.at
        for fact in candidate.facts:
            if fact["kind"] == "turn" and not fact.get("skipped"):
                active = str(fact["actor"])
            elif fact["kind"] in ("phase", "round", "end"):
                active = None
    return found


def _actor(command: Mapping[str, Any]) -> str | None:
    actor = command.get("actor") if command["do"] in ("act", "declare") else None
    return None if actor is None else str(actor)


NUMBERLESS = {"greatest_blow": "hard_blow", "first_blow": "opening_blow"}
"""Highlights that name a loss, to the kinds that say the same without it."""
LOSSES = frozenset({"damage", "heal"})


def known_summary(service: RulesService, edition: Edition) -> Summary:
    """What a fight has come to, as far as the players saw it.

    Those who are not theirs have no course and no share, and their highlights are told without numbers.
    """
    journal, system = service.journal, service.system
    told, vital = journal.facts(), system.vital.id
    seen = edition.seen(told)
    everybody = courses(system, service.fight, journal)
    always, ever = edition.always_seen(told), edition.ever_seen(told)
    own = tuple(course for course in everybody if course.id in edition.own & always)
    known = tuple(course if course in own else _masked(course) for course in everybody if course.id in ever)
    losses_of_own = (fact for fact in seen if fact["kind"] not in LOSSES or fact.get("actor") in edition.own)
    fallen = falls(service.fight, journal)
    of_own = shares(losses_of_own, vital, fallen)
    side_at = sides_over_time({course.id: course.side for course in everybody}, told)
    found = (
        _without_number(highlight, edition) for highlight in highlights(seen, known, of_own, vital, fallen, side_at)
    )
    # What they dealt is mostly what strangers lost: a part of it alone would be a wrong number.
    kept = {course.id: replace(of_own.get(course.id, Share()), dealt=0) for course in own}
    return Summary(journal.cursor, rounds(journal), own, kept, tuple(found), {})


def _masked(course: Course) -> Course:
    """A course that shows when somebody was there and whether it stood, but no points."""
    return replace(course, maximum=1, points=((course.came, 1),), bands=())


def _without_number(highlight: Highlight, edition: Edition) -> Highlight:
    if highlight.kind in NUMBERLESS and highlight.target not in edition.own:
        return replace(highlight, kind=NUMBERLESS[highlight.kind], number=0)
    return highlight
