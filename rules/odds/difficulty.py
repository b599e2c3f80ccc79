"""Difficulty in words, from fixed thresholds."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import NamedTuple

from rules.odds.estimates import ShareEstimate
from rules.odds.tally import Odds, Outlook
from rules.text.localized import LocalizedText, MessageTemplate

NO_NAMES: Mapping[str, str] = {}


class Grade(NamedTuple):
    """A word for the difficulty of a fight, and the odds it stands for."""

    word: str
    wins: float
    """The side is unbeaten at least so often."""
    falls: float
    """And at most this share of its standing combatants goes down in the median run; 1: any number."""
    first: MessageTemplate
    """The word at the beginning of a sentence."""
    later: MessageTemplate
    """The word in the middle of a sentence."""


GRADES = (
    Grade(
        "walkover",
        0.99,
        0.0,
        MessageTemplate("said-odds_walkover", ""),
        MessageTemplate("said-odds_later_walkover", ""),
    ),
    Grade("easy", 0.95, 0.25, MessageTemplate("said-odds_easy", ""), MessageTemplate("said-odds_later_easy", "")),
    Grade("fair", 0.85, 0.34, MessageTemplate("said-odds_fair", ""), MessageTemplate("said-odds_later_fair", "")),
    Grade("hard", 0.60, 1.0, MessageTemplate("said-odds_hard", ""), MessageTemplate("said-odds_later_hard", "")),
    Grade(
        "desperate",
        0.25,
        1.0,
        MessageTemplate("said-odds_desperate", ""),
        MessageTemplate("said-odds_later_desperate", ""),
    ),
    Grade(
        "hopeless", 0.0, 1.0, MessageTemplate("said-odds_hopeless", ""), MessageTemplate("said-odds_later_hopeless", "")
    ),
)
"""The first that fits is the word; the guide and the documents name these numbers."""
FALLS, LIE, RISK = (
    MessageTemplate("said-odds_falls", ""),
    MessageTemplate("said-odds_lie", ""),
    MessageTemplate("said-odds_risk", ""),
)
AWAY, FLIGHT = MessageTemplate("said-odds_away", ""), MessageTemplate("said-odds_flight", "")
PENDING, ALONE, HOWEVER = (
    MessageTemplate("said-odds_pending", ""),
    MessageTemplate("said-odds_alone", ""),
    MessageTemplate("said-odds_however", ""),
)
EITHER, OTHERWISE = MessageTemplate("said-odds_either", ""), MessageTemplate("said-odds_otherwise", "")
BETWEEN = MessageTemplate("said-odds_between", "")
PROBABLY, PROBABLY_LATER = (
    MessageTemplate("said-odds_probably", ""),
    MessageTemplate("said-odds_later_probably", ""),
)
WORTH_SAYING = 0.25
"""From which chance on somebody's fall, or a flight, is mentioned."""
MOST_HALF_WIDTH = 0.15
"""The widest margin of a chance by other tactics with which it is still mentioned."""


class LastVerdict(NamedTuple):
    """The verdict that was shown last; empty and None if there was none."""

    well: str = ""
    """The grade by good tactics."""
    worst: str = ""
    """The lowest grade by other tactics."""
    best: str = ""
    """The highest grade by other tactics."""
    falls: int | None = None
    """How many will go down."""


NOTHING_TOLD = LastVerdict()


class GradeEstimate(NamedTuple):
    """A grade, and whether chance may still turn it over."""

    grade: Grade
    is_sure: bool

    @property
    def rank(self) -> int:
        """Its place among the grades; a higher one is worse."""
        return GRADES.index(self.grade)

    def first(self) -> LocalizedText:
        """As a sentence begins with it."""
        return self.grade.first() if self.is_sure else PROBABLY(grade=self.grade.later())

    def later(self) -> LocalizedText:
        """As it stands in the middle of a sentence."""
        return self.grade.later() if self.is_sure else PROBABLY_LATER(grade=self.grade.later())


class Verdict(NamedTuple):
    """The verdict on a fight."""

    well: GradeEstimate
    """The grade by good tactics."""
    worst: GradeEstimate | None
    """The lowest grade by other tactics; None: not known yet, or no others are played."""
    best: GradeEstimate | None
    """The highest grade by other tactics; None as with the lowest."""
    falls: int
    """How many of the side are down in the median run."""

    @property
    def as_last(self) -> LastVerdict:
        """This verdict as the last one shown."""
        worst, best = (item.grade.word if item else "" for item in (self.worst, self.best))
        return LastVerdict(self.well.grade.word, worst, best, self.falls)


def grade(wins: float, falls: int, standing: int) -> Grade:
    """Return the grade of a fight that a side leaves unbeaten so often, with so many of its `standing` down."""
    return next(candidate for candidate in GRADES if wins >= candidate.wins and falls <= candidate.falls * standing)


def verdict(odds: Odds, side: str, standing: int, last: LastVerdict = NOTHING_TOLD) -> Verdict:
    """Return the verdict for a side with so many standing, keeping each part of the last one while it may be true.

    A side that gets away is not beaten.
    """
    falls = odds.falls[side].median
    low, high = odds.fall_ranges.get(side, (falls, falls))
    if last.falls is not None and low <= last.falls <= high:
        falls = last.falls
    own = Outlook(odds.unbeaten.get(side, odds.sides[side]), falls, (low, high))
    others = [outlooks[side] for outlooks in odds.outlooks.values() if side in outlooks]
    worst = best = None
    if others and all(outlook.unbeaten.half_width <= MOST_HALF_WIDTH for outlook in others):
        worst = max((_grade_of(outlook, standing, last.worst) for outlook in others), key=_rank)
        best = min((_grade_of(outlook, standing, last.best) for outlook in others), key=_rank)
    return Verdict(_grade_of(own, standing, last.well), worst, best, falls)


def _grade_of(outlook: Outlook, standing: int, before: str) -> GradeEstimate:
    """The grade that was told before where that may be so, else the likeliest."""
    share, (fewest, most) = outlook.unbeaten, outlook.fall_range
    possible = _grades(share, outlook.falls, outlook.falls, standing)
    told = next((candidate for candidate in possible if candidate.word == before), None)
    is_sure = len(_grades(share, fewest, most, standing)) == 1
    return GradeEstimate(told or grade(share.share, outlook.falls, standing), is_sure)


def _grades(share: ShareEstimate, fewest: int, most: int, standing: int) -> tuple[Grade, ...]:
    """All grades that may be true where so many fall, the best first."""
    best, worst = grade(share.high, fewest, standing), grade(share.low, most, standing)
    return GRADES[GRADES.index(best) : GRADES.index(worst) + 1]


def _rank(item: GradeEstimate) -> int:
    return item.rank


def describe(
    odds: Odds,
    side: str,
    standing: int,
    names: Mapping[str, str] = NO_NAMES,
    last: LastVerdict = NOTHING_TOLD,
    fallen: Collection[str] = (),
) -> LocalizedText:
    """Return a sentence such as *Easy if played well: one will probably go down; Ilva falls in 48% of such fights*.

    It has the grades by good tactics and by others, how many of the side are down in the median run, and who falls
    most often, if that is likely enough and it has a name. `last` is the verdict shown last. If some of the side are
    `fallen` already, the number is that of all who are down at the end. How often the side gets away is mentioned if it
    is likely enough.
    """
    found = verdict(odds, side, standing, last)
    falls = (LIE if fallen else FALLS)(count=found.falls)
    likeliest = odds.likeliest.get(side, "")
    risk = odds.combatants[likeliest].falls.share if likeliest in odds.combatants else 0.0
    if likeliest in names and likeliest not in fallen and risk >= WORTH_SAYING:
        falls = RISK(falls=falls, name=names[likeliest], percent=round(risk * 100))
    if odds.flight(side) >= WORTH_SAYING:
        falls = AWAY(falls=falls, percent=round(odds.flight(side) * 100))
    return _sentence(found, falls, max(odds.flights(side).values(), default=0.0), is_all_set=odds.is_all_set)


def _sentence(found: Verdict, falls: LocalizedText, flight: float, *, is_all_set: bool) -> LocalizedText:
    """The grade by good tactics, who `falls`, then the grades by others, by which a side may take to `flight`."""
    well, worst, best, _ = found
    if worst is None or best is None:
        return (ALONE if is_all_set else PENDING)(well=well.first(), falls=falls)
    has_fled = flight >= WORTH_SAYING
    if well.rank == worst.rank == best.rank and not has_fled:
        sure = well._replace(is_sure=well.is_sure and worst.is_sure and best.is_sure)
        return HOWEVER(well=sure.first(), falls=falls)
    others = worst.later()
    if best.rank < min(well.rank, worst.rank):
        others = BETWEEN(worst=worst.later(), best=best.later())
    if has_fled:
        others = FLIGHT(grade=others, percent=round(flight * 100))
    return (OTHERWISE if best.rank < well.rank else EITHER)(well=well.first(), others=others, falls=falls)
