"""The summary of a fight as one value: all that a page, a plot or a handout shows of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from rules.engine.service import RulesService
from rules.summary.courses import Course, courses, rounds
from rules.summary.falls import falls
from rules.summary.highlights import Highlight, highlights
from rules.summary.luck import Luck, luck, throws
from rules.summary.shares import Share, whole_shares


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
