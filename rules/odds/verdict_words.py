"""The verdict on a fight in words, from walkover to hopeless, by fixed thresholds of its odds."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from typing import NamedTuple

from rules.odds.estimates import ShareEstimate, estimated_percent
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
    is_worst_by_falls: bool = False
    """Whether the lowest grade is another for those who go down by its tactics, not for those of `falls`."""
    is_best_by_falls: bool = False
    """The same of the highest grade."""
    others_falls: tuple[int, int] = (0, 0)
    """Between which numbers the medians lie of those who go down by other tactics."""
    others_do_better: bool = False
    """Whether any other tactics may win more often: then good tactics are told as those of all sides."""
    likeliest: str = ""
    """Who falls most often, as far as is known; empty for nobody."""
    tells_risk: bool = False
    """Whether that is often enough to be mentioned."""
    tells_flight: bool = False
    """Whether flight by good tactics is mentioned."""
    flights_told: frozenset[str] = frozenset()
    """The other tactics of which flight is mentioned, so that they are graded by their wins beside it."""
    is_of_other_state: bool = False
    """Whether something has happened since: then what was sure need not be so any more."""


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

    A side that gets away is not beaten; where flight is told of other tactics, they are graded by their wins beside it.
    While nothing happens, everything else that was told stays as well until its interval excludes it.
    """
    same = last if last is not None and not last.is_of_other_state else None
    is_same, median = same is not None, odds.falls[side].median
    fall_range = odds.fall_ranges.get(side, (median, median))
    falls = _narrowed(fall_range, median, last)
    outlook = Outlook(odds.unbeaten.get(side, odds.sides[side]), median, falls)
    own = _grade_range(outlook, standing)
    well = _estimate(own, last.well if last else None, is_same=is_same)
    is_certain = _is_certain(outlook._replace(fall_range=fall_range), standing)
    well = well._replace(is_sure=well.is_sure and (is_certain or (is_same and last is not None and last.well.is_sure)))
    flights_told = frozenset(
        tactics
        for tactics, flight in odds.flights(side).items()
        if _is_at_least(flight, WORTH_SAYING, None if same is None else tactics in same.flights_told)
    )
    others = [
        outlooks[side]._replace(unbeaten=odds.spread[tactics][side]) if tactics in flights_told else outlooks[side]
        for tactics, outlooks in odds.outlooks.items()
        if side in outlooks
    ]
    likeliest, tells_risk = _likeliest(odds, side, same)
    alone = Verdict(
        well,
        None,
        None,
        falls,
        likeliest=likeliest,
        tells_risk=tells_risk,
        tells_flight=_tells_flight(odds, side, standing, well.rank, falls, same),
        flights_told=flights_told,
    )
    before = (last.worst, last.best) if last else (None, None)
    if not others or (None in before and any(item.unbeaten.half_width > MOST_HALF_WIDTH for item in others)):
        return alone
    ranges = [_grade_range(outlook, standing) for outlook in others]
    worst, best = (
        _estimate(found, kept, well.grade if found.observed == own.observed else None, is_same=is_same)
        for found, kept in zip((_of_each(max, ranges), _of_each(min, ranges)), before, strict=True)
    )
    best = min(best, worst, key=_rank)
    is_worst, is_best = (
        _is_by_falls(item, zip(others, ranges, strict=True), falls, standing) for item in (worst, best)
    )
    if same is not None:
        is_worst = is_worst or (same.is_worst_by_falls and same.worst is not None and same.worst.rank == worst.rank)
        is_best = is_best or (same.is_best_by_falls and same.best is not None and same.best.rank == best.rank)
    numbers = [other.falls for other in others]
    return alone._replace(
        worst=worst,
        best=best,
        is_worst_by_falls=is_worst,
        is_best_by_falls=is_best,
        others_falls=(min(numbers), max(numbers)),
        others_do_better=best.rank < well.rank or _others_win_more(outlook, others, last),
    )


def _narrowed(found: tuple[int, int], median: int, last: Verdict | None) -> tuple[int, int]:
    """Return between which numbers the median is told to lie: while nothing happens, never wider than was told.

    What was told gives way once the median lies outside it; of another state only a certain number stays.
    """
    if last is None or not last.falls[0] <= median <= last.falls[1]:
        return found
    if last.is_of_other_state:
        return last.falls if last.falls == (median, median) else found
    return max(found[0], last.falls[0]), min(found[1], last.falls[1])


def _is_at_least(share: ShareEstimate, least: float, was_told: bool | None) -> bool:
    """Whether a share is told as at least so much: what was told before, until the interval excludes it."""
    if was_told is None:
        return share.share >= least
    return share.high >= least if was_told else share.low >= least


def _likeliest(odds: Odds, side: str, same: Verdict | None) -> tuple[str, bool]:
    """Return who of a side falls most often, and whether that is worth saying.

    It is whoever was named before, until somebody surely falls more often.
    """
    found, was_told = odds.likeliest.get(side, ""), None
    if found not in odds.combatants:
        return "", False
    falls = odds.combatants[found].falls
    if same is not None and same.likeliest in odds.combatants:
        last_falls = odds.combatants[same.likeliest].falls
        if last_falls.high >= falls.low:
            found, falls, was_told = same.likeliest, last_falls, same.tells_risk
    return found, _is_at_least(falls, WORTH_SAYING, was_told)


def _tells_flight(
    odds: Odds, side: str, standing: int, rank: int, falls: tuple[int, int], same: Verdict | None
) -> bool:
    """Whether flight is mentioned: as it is frequent, or the wins alone have a worse grade than that of `rank`."""
    flight, wins = odds.flight(side), odds.sides[side]
    was_told = None if same is None else same.tells_flight
    share, fallen = {
        None: (wins.share, odds.falls[side].median),
        True: (wins.low, falls[1]),
        False: (wins.high, falls[0]),
    }[was_told]
    is_needed = GRADES.index(grade(share, fallen, standing)) > rank
    return flight.share > 0 and (is_needed or _is_at_least(flight, WORTH_SAYING, was_told))


def _others_win_more(own: Outlook, others: Iterable[Outlook], last: Verdict | None) -> bool:
    """Whether any of the others has more wins; what was told of that stays until it cannot be true."""
    wins = own.unbeaten
    if last is None or last.best is None:
        return any(other.unbeaten.share > wins.share for other in others)
    if last.others_do_better:
        return any(other.unbeaten.high >= wins.low for other in others)
    return any(other.unbeaten.low > wins.high for other in others)


def _is_certain(outlook: Outlook, standing: int) -> bool:
    """Whether the whole interval has one grade."""
    found = _grade_range(outlook, standing)
    return found.best == found.worst


def _is_by_falls(
    item: GradeEstimate, others: Iterable[tuple[Outlook, _GradeRange]], falls: tuple[int, int], standing: int
) -> bool:
    """Whether tactics have a grade for those who go down by them: with the number told, `falls`, it were another."""
    outlook, _ = min(others, key=lambda pair: abs(pair[1].observed - item.rank))
    told = _grade_range(outlook._replace(falls=falls[0], fall_range=falls), standing)
    return not told.best <= item.rank <= told.worst


def _estimate(
    found: _GradeRange, last: GradeEstimate | None, alike: Grade | None = None, *, is_same: bool
) -> GradeEstimate:
    """Return the last grade, if it is of the same state or was sure, that of tactics that go `alike`, or the likeliest.

    Each of them only where it may be true; sure is what is the only one that may, and what was sure of the same state.
    """
    is_certain = found.best == found.worst
    if is_same and last is not None and found.best <= last.rank <= found.worst:
        return last._replace(is_sure=last.is_sure or is_certain)
    possible = GRADES[found.best_told : found.worst + 1]
    last_grade = last.grade if last else None
    preferred = (last_grade, alike) if last and last.is_sure else (alike, last_grade)
    kept = next((item for item in preferred if item in possible), None)
    return GradeEstimate(kept or GRADES[found.observed], is_sure=is_certain)


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
    falls, others_falls = (_falls_between(*numbers, more=bool(fallen)) for numbers in (found.falls, found.others_falls))
    likeliest = found.likeliest
    if likeliest in names and likeliest not in fallen:
        percent = estimated_percent(odds.combatants[likeliest].falls)
        if standing == 1:
            falls = RISK_OF_ONE(name=names[likeliest], percent=percent)
        elif found.tells_risk:
            falls = RISK(falls=falls, name=names[likeliest], percent=percent)
    if found.tells_flight:
        falls = AWAY(falls=falls, percent=estimated_percent(odds.flight(side)))
    others_flight = max(
        (flight for tactics, flight in odds.flights(side).items() if tactics in found.flights_told), default=None
    )
    return _sentence(found, falls, others_falls, others_flight, is_all_set=odds.is_all_set)


def _falls_between(fewest: int, most: int, *, more: bool) -> LocalizedText:
    """Return how many go down, or how many `more`."""
    if fewest == most:
        return (MORE_FALL if more else FALLS)(count=most)
    return (MORE_FALL_BETWEEN if more else FALLS_BETWEEN)(fewest=fewest, most=most)


def _sentence(
    found: Verdict,
    falls: LocalizedText,
    others_falls: LocalizedText,
    flight: ShareEstimate | None,
    *,
    is_all_set: bool,
) -> LocalizedText:
    """The grade by good tactics, who `falls`, then the grades by others, by which a side may take to `flight`.

    No grade is said twice. Where one is another for those who go down than by those already told, the others' numbers
    are said beside it.
    *Probably* is said once: it holds for all that follows.
    """
    well, worst, best = found.well, found.worst, found.best
    first = well.grade.first() if well.is_sure else PROBABLY(grade=well.grade.later())
    if worst is None or best is None:
        return (ALONE if is_all_set else PENDING)(well=first, falls=falls)
    are_sure = worst.is_sure and best.is_sure
    if well.rank == worst.rank == best.rank:
        if flight is not None:
            falls = AWAY_OTHERWISE(falls=falls, percent=estimated_percent(flight))
        return (PROBABLY_HOWEVER if well.is_sure and not are_sure else HOWEVER)(well=first, falls=falls)
    lowest, highest = worst.grade.later(), best.grade.later()
    is_by_falls = found.is_worst_by_falls or found.is_best_by_falls
    if best.rank == worst.rank:
        others = lowest
    elif best.rank == well.rank:
        others, are_sure, is_by_falls = AT_WORST(grade=lowest), worst.is_sure, found.is_worst_by_falls
    elif worst.rank == well.rank:
        others, are_sure, is_by_falls = AT_BEST(grade=highest), best.is_sure, found.is_best_by_falls
    else:
        others = BETWEEN(worst=lowest, best=highest)
    if is_by_falls:
        others = FOR_FALLS(grade=others, falls=others_falls)
    if well.is_sure and not are_sure:
        others = PROBABLY_LATER(grade=others)
    if flight is not None:
        others = FLIGHT(grade=others, percent=estimated_percent(flight))
    return (OTHERWISE if found.others_do_better else EITHER)(well=first, others=others, falls=falls)
