"""The verdict on a fight in words, from walkover to hopeless, by fixed thresholds of its odds."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from typing import NamedTuple

from rules.odds.estimates import whole_percent
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
FALLS, FALLS_BETWEEN = MessageTemplate("said-odds_falls", ""), MessageTemplate("said-odds_falls_between", "")
MORE_FALL, MORE_FALL_BETWEEN = (
    MessageTemplate("said-odds_more_fall", ""),
    MessageTemplate("said-odds_more_fall_between", ""),
)
FOR_FALLS = MessageTemplate("said-odds_for_falls", "")
RISK, RISK_OF_ONE = MessageTemplate("said-odds_risk", ""), MessageTemplate("said-odds_risk_of_one", "")
AWAY, FLIGHT = MessageTemplate("said-odds_away", ""), MessageTemplate("said-odds_flight", "")
AWAY_OTHERWISE = MessageTemplate("said-odds_away_otherwise", "")
PENDING, ALONE, HOWEVER, PROBABLY_HOWEVER = (
    MessageTemplate("said-odds_pending", ""),
    MessageTemplate("said-odds_alone", ""),
    MessageTemplate("said-odds_however", ""),
    MessageTemplate("said-odds_probably_however", ""),
)
EITHER, OTHERWISE = MessageTemplate("said-odds_either", ""), MessageTemplate("said-odds_otherwise", "")
BETWEEN = MessageTemplate("said-odds_between", "")
AT_BEST, AT_WORST = MessageTemplate("said-odds_at_best", ""), MessageTemplate("said-odds_at_worst", "")
PROBABLY, PROBABLY_LATER = (
    MessageTemplate("said-odds_probably", ""),
    MessageTemplate("said-odds_later_probably", ""),
)
WORTH_SAYING = 0.25
"""From which chance on somebody's fall, or a flight, is mentioned."""
MOST_HALF_WIDTH = 0.15
"""The widest margin of a chance by other tactics with which it is still mentioned."""


class GradeEstimate(NamedTuple):
    """A grade, and whether chance may still turn it over."""

    grade: Grade
    is_sure: bool

    @property
    def rank(self) -> int:
        """Its place among the grades; a higher one is worse."""
        return GRADES.index(self.grade)


class Verdict(NamedTuple):
    """The verdict on a fight."""

    well: GradeEstimate
    """The grade by good tactics."""
    worst: GradeEstimate | None
    """The lowest grade by other tactics; None: not known yet, or no others are played."""
    best: GradeEstimate | None
    """The highest grade by other tactics; None as with the lowest."""
    falls: tuple[int, int]
    """Between which numbers the median lies of those who go down."""
    worst_falls: int | None = None
    """The median of those who go down by the tactics of the lowest grade; None: those of `falls` explain it."""
    best_falls: int | None = None
    """The same of the highest grade."""
    others_win_more: bool = False
    """Whether any other tactics may win more often: then good tactics are told as those of all sides."""


class _GradeRange(NamedTuple):
    """The ranks of the grades that may be true."""

    best: int
    best_told: int
    """The best that may be told: by it no fewer fall than were seen to, and nobody only where that is sure."""
    observed: int
    worst: int


def grade(wins: float, falls: int, standing: int) -> Grade:
    """Return the grade of a fight that a side leaves unbeaten so often, with so many of its `standing` down."""
    return next(candidate for candidate in GRADES if wins >= candidate.wins and falls <= candidate.falls * standing)


def verdict(odds: Odds, side: str, standing: int, last: Verdict | None = None) -> Verdict:
    """Return the verdict for a side with so many standing, keeping each grade of the last one while it may be true.

    A side that gets away is not beaten.
    """
    median = odds.falls[side].median
    fall_range = odds.fall_ranges.get(side, (median, median))
    falls = last.falls if last is not None and last.falls == (median, median) else fall_range
    outlook = Outlook(odds.unbeaten.get(side, odds.sides[side]), median, falls)
    own = _grade_range(outlook, standing)
    well = _estimate(own, last.well if last else None)
    well = well._replace(is_sure=well.is_sure and _is_certain(outlook._replace(fall_range=fall_range), standing))
    others = [outlooks[side] for outlooks in odds.outlooks.values() if side in outlooks]
    before = (last.worst, last.best) if last else (None, None)
    if not others or (None in before and any(item.unbeaten.half_width > MOST_HALF_WIDTH for item in others)):
        return Verdict(well, None, None, falls)
    ranges = [_grade_range(outlook, standing) for outlook in others]
    worst, best = (
        _estimate(found, kept, well.grade if found.observed == own.observed else None)
        for found, kept in zip((_of_each(max, ranges), _of_each(min, ranges)), before, strict=True)
    )
    best = min(best, worst, key=_rank)
    worst_falls, best_falls = (
        _falls_of(item, zip(others, ranges, strict=True), falls, standing) for item in (worst, best)
    )
    return Verdict(well, worst, best, falls, worst_falls, best_falls, _others_win_more(outlook, others, last))


def _others_win_more(own: Outlook, others: Iterable[Outlook], last: Verdict | None) -> bool:
    """Whether any of the others has more wins; once that was told, until none may have."""
    told = last is not None and last.others_win_more
    return any((other.unbeaten.high if told else other.unbeaten.share) > own.unbeaten.share for other in others)


def _is_certain(outlook: Outlook, standing: int) -> bool:
    """Whether the whole interval has one grade."""
    found = _grade_range(outlook, standing)
    return found.best == found.worst


def _falls_of(
    item: GradeEstimate, others: Iterable[tuple[Outlook, _GradeRange]], falls: tuple[int, int], standing: int
) -> int | None:
    """How many go down by the tactics of a grade; None: it is no other grade by the number that is told, `falls`."""
    outlook, _ = min(others, key=lambda pair: abs(pair[1].observed - item.rank))
    told = _grade_range(outlook._replace(falls=falls[0], fall_range=falls), standing)
    return None if told.best <= item.rank <= told.worst else outlook.falls


def _estimate(found: _GradeRange, last: GradeEstimate | None, alike: Grade | None = None) -> GradeEstimate:
    """Return the last grade if it was sure, that of a way of playing that goes `alike`, the last, or the likeliest.

    Each of them only where it may be true; sure is what is the only one that may.
    """
    possible = GRADES[found.best_told : found.worst + 1]
    last_grade = last.grade if last else None
    preferred = (last_grade, alike) if last and last.is_sure else (alike, last_grade)
    kept = next((item for item in preferred if item in possible), None)
    return GradeEstimate(kept or GRADES[found.observed], is_sure=found.best == found.worst)


def _grade_range(outlook: Outlook, standing: int) -> _GradeRange:
    share, (fewest, most) = outlook.unbeaten, outlook.fall_range
    pairs = (share.high, fewest), (share.high, outlook.falls), (share.share, outlook.falls), (share.low, most)
    best, best_told, observed, worst = (GRADES.index(grade(wins, falls, standing)) for wins, falls in pairs)
    least = 1 if most else 0
    return _GradeRange(best, max(least, best_told), max(least, observed), worst)


def _of_each(choose: Callable[[Iterable[int]], int], ranges: Iterable[_GradeRange]) -> _GradeRange:
    """The range of the worst or the best of several."""
    return _GradeRange(*(choose(ranks) for ranks in zip(*ranges, strict=True)))


def _rank(item: GradeEstimate) -> int:
    return item.rank


def describe(
    odds: Odds,
    side: str,
    standing: int,
    names: Mapping[str, str] = NO_NAMES,
    last: Verdict | None = None,
    fallen: Collection[str] = (),
) -> LocalizedText:
    """Return a sentence such as *Easy if played well: usually one goes down; Ilva falls in 48% of such fights*.

    It has the grades by good tactics and by others, how many of those who stand go down in the median run, and who
    falls most often, if that is likely enough and it has a name. `last` is the verdict shown last. If some of the side
    are `fallen` already, the number is that of those who go down besides. How often the side gets away is mentioned if
    it is likely enough, or the wins alone would have another word. If only one stands, nothing but its chance is told.
    """
    found = verdict(odds, side, standing, last)
    fewest, most = found.falls
    if fewest == most:
        falls = (MORE_FALL if fallen else FALLS)(count=most)
    else:
        falls = (MORE_FALL_BETWEEN if fallen else FALLS_BETWEEN)(fewest=fewest, most=most)
    likeliest = odds.likeliest.get(side, "")
    risk = odds.combatants[likeliest].falls.share if likeliest in odds.combatants else 0.0
    if likeliest in names and likeliest not in fallen:
        if standing == 1:
            falls = RISK_OF_ONE(name=names[likeliest], percent=whole_percent(risk))
        elif risk >= WORTH_SAYING:
            falls = RISK(falls=falls, name=names[likeliest], percent=whole_percent(risk))
    flight, by_wins = odds.flight(side), grade(odds.sides[side].share, odds.falls[side].median, standing)
    if flight >= WORTH_SAYING or (flight > 0 and GRADES.index(by_wins) > found.well.rank):
        falls = AWAY(falls=falls, percent=whole_percent(flight))
    others_flight = max(odds.flights(side).values(), default=0.0)
    return _sentence(found, falls, MORE_FALL if fallen else FALLS, others_flight, is_all_set=odds.is_all_set)


def _sentence(
    found: Verdict, falls: LocalizedText, count_falls: MessageTemplate, flight: float, *, is_all_set: bool
) -> LocalizedText:
    """The grade by good tactics, who `falls`, then the grades by others, by which a side may take to `flight`.

    No grade is said twice. One that is another for those who go down than by those already told says how many.
    *Probably* is said once: it holds for all that follows.
    """
    well, worst, best, *_ = found
    first = well.grade.first() if well.is_sure else PROBABLY(grade=well.grade.later())
    if worst is None or best is None:
        return (ALONE if is_all_set else PENDING)(well=first, falls=falls)
    are_sure, has_fled = worst.is_sure and best.is_sure, flight >= WORTH_SAYING
    if well.rank == worst.rank == best.rank:
        if has_fled:
            falls = AWAY_OTHERWISE(falls=falls, percent=whole_percent(flight))
        return (PROBABLY_HOWEVER if well.is_sure and not are_sure else HOWEVER)(well=first, falls=falls)
    lowest, highest = (
        item.grade.later() if number is None else FOR_FALLS(grade=item.grade.later(), falls=count_falls(count=number))
        for item, number in ((worst, found.worst_falls), (best, found.best_falls))
    )
    if best.rank == worst.rank:
        others = lowest
    elif best.rank == well.rank:
        others, are_sure = AT_WORST(grade=lowest), worst.is_sure
    elif worst.rank == well.rank:
        others, are_sure = AT_BEST(grade=highest), best.is_sure
    else:
        others = BETWEEN(worst=lowest, best=highest)
    if well.is_sure and not are_sure:
        others = PROBABLY_LATER(grade=others)
    if has_fled:
        others = FLIGHT(grade=others, percent=whole_percent(flight))
    return (OTHERWISE if best.rank < well.rank or found.others_win_more else EITHER)(
        well=first, others=others, falls=falls
    )
