"""What of a fight's summary the players may know: their own points, and what they saw of everybody else."""

from __future__ import annotations

from dataclasses import replace

from rules.core.state import sides_over_time
from rules.engine.service import RulesService
from rules.log.redaction import Edition
from rules.summary.courses import Course, courses, rounds
from rules.summary.highlights import Highlight, highlights
from rules.summary.shares import Share, falls, shares
from rules.summary.summary import Summary

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
