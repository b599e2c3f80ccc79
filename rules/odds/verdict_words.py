"""The verdict on a fight in words, from walkover to hopeless, by fixed thresholds of its odds."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Any, NamedTuple, Self

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
ROUGH = 0.1
"""The margin of a win chance above which there is no verdict yet, as it could still change."""
MANY = 200
"""From how many fights on there is a verdict though three grades may be true."""
FIRST_TOLD, LAST_TOLD = 100, 400
"""From how many fights on a verdict is told that is not sure, and the last one of a state, if all of it is known."""


class GradeEstimate(NamedTuple):
    """A grade, and whether chance may still turn it over."""

    grade: Grade
    is_sure: bool

    @property
    def rank(self) -> int:
        """Its place among the grades; a higher one is worse."""
        return GRADES.index(self.grade)

    def pack(self) -> list[Any]:
        """Return the estimate as plain data."""
        return [self.grade.word, self.is_sure]

    @classmethod
    def unpack(cls, data: Sequence[Any]) -> Self:
        """Return the estimate from the data of `pack`; raise KeyError, TypeError or ValueError."""
        word, is_sure = data
        return cls({candidate.word: candidate for candidate in GRADES}[word], bool(is_sure))


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
    others_do_better: bool = True
    """Whether any other tactics may win more often: then good tactics are told as those of all sides."""
    knows_others: bool = False
    """Whether enough fights of this state were played by other tactics; then no grades: they cannot be told surely."""
    likeliest: str = ""
    """Who falls most often, as far as is known; empty for nobody."""
    tells_risk: bool = False
    """Whether that is often enough to be mentioned."""
    tells_flight: bool = False
    """Whether flight by good tactics is mentioned."""
    flights_told: frozenset[str] = frozenset()
    """The other tactics of which flight is mentioned, so that they are graded by their wins beside it."""
    is_final: bool = False
    """Whether it is the last one that is told of this state."""
    is_of_other_state: bool = False
    """Whether something has happened since: then what was sure need not be so any more."""

    @property
    def is_sure(self) -> bool:
        """Whether chance can turn no word of it over."""
        others = [item for item in (self.worst, self.best) if item is not None]
        is_sure = self.well.is_sure and all(item.is_sure for item in others)
        return is_sure and self.knows_others and self.falls[0] == self.falls[1]

    def pack(self) -> dict[str, Any]:
        """Return the verdict as plain data."""
        return {
            **self._asdict(),
            "well": self.well.pack(),
            "worst": None if self.worst is None else self.worst.pack(),
            "best": None if self.best is None else self.best.pack(),
            "flights_told": sorted(self.flights_told),
        }

    @classmethod
    def unpack(cls, data: Mapping[str, Any]) -> Self:
        """Return the verdict from the data of `pack`; raise KeyError, TypeError or ValueError."""
        worst, best = (None if data[name] is None else GradeEstimate.unpack(data[name]) for name in ("worst", "best"))
        falls, others_falls = ((int(fewest), int(most)) for fewest, most in (data["falls"], data["others_falls"]))
        return cls(
            **{
                **data,
                "well": GradeEstimate.unpack(data["well"]),
                "worst": worst,
                "best": best,
                "falls": falls,
                "others_falls": others_falls,
                "flights_told": frozenset(data["flights_told"]),
            }
        )


class _GradeRange(NamedTuple):
    """The ranks of the grades that may be true."""

    best: int
    best_told: int
    """The best that may be told: by it no fewer fall than were seen to, and nobody only where that is sure."""
    observed: int
    """The likeliest that may be told."""
    point: int
    """That of the shares and medians themselves."""
    worst: int

    def may_be(self, item: GradeEstimate) -> bool:
        """Whether a grade may be the true one."""
        return self.best <= item.rank <= self.worst


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
    likeliest, tells_risk = _likeliest(odds, side, last)
    alone = Verdict(
        well,
        None,
        None,
        falls,
        likeliest=likeliest,
        tells_risk=tells_risk,
        tells_flight=_tells_flight(odds, side, standing, well.rank, falls, same),
        flights_told=flights_told,
        others_do_better=last is None or last.others_do_better,
        knows_others=odds.are_others_known,
    )
    if not others:
        return alone
    ranges = [_grade_range(outlook, standing) for outlook in others]
    ranks = [well.rank if found.point == own.point and found.may_be(well) else found.observed for found in ranges]
    grades = _grades_of_others(alone, ranges, ranks, last)
    if grades is None:
        return alone
    worst, best = grades
    is_worst, is_best = (
        _is_by_falls(
            [outlook for outlook, rank in zip(others, ranks, strict=True) if rank == item.rank], item, median, standing
        )
        for item in grades
    )
    if last is not None and (same is not None or not alone.knows_others):
        is_worst = is_worst or (last.is_worst_by_falls and last.worst is not None and last.worst.rank == worst.rank)
        is_best = is_best or (last.is_best_by_falls and last.best is not None and last.best.rank == best.rank)
    told = {worst.rank, best.rank} - {well.rank} or {well.rank}
    numbers = [outlook.falls for outlook, rank in zip(others, ranks, strict=True) if rank in told]
    numbers = numbers or [outlook.falls for outlook in others]
    return alone._replace(
        worst=worst,
        best=best,
        is_worst_by_falls=is_worst,
        is_best_by_falls=is_best,
        others_falls=(min(numbers), max(numbers)),
        others_do_better=best.rank < well.rank or _others_win_more(outlook, others, was_told=alone.others_do_better),
    )


def next_told(odds: Odds, side: str, standing: int, last: Verdict | None, *, is_counted: bool) -> Verdict | None:
    """Return what is told of odds while fights are counted; None: it is too early.

    Nothing is told of a state before its own word is sure, or `FIRST_TOLD` fights were played. Then the words stay as
    they are until all of them are sure, or known of `LAST_TOLD` fights, or everything is counted; what is told then
    stays for good. So no word of one state changes more than once, nor goes back.
    """
    same = last if last is not None and not last.is_of_other_state else None
    if same is not None and same.is_final:
        return same
    # Of the others' words none has to stay that were only on their way.
    found = verdict(odds, side, standing, last if same is None else same._replace(knows_others=False))
    is_told_anyway = found.knows_others and odds.fights >= LAST_TOLD
    if is_counted or is_told_anyway or (found.is_sure and not is_early(odds, side, standing)):
        return found._replace(is_final=True)
    if same is not None:
        return same
    return None if is_early(odds, side, standing) or not (found.well.is_sure or odds.fights >= FIRST_TOLD) else found


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


def _likeliest(odds: Odds, side: str, last: Verdict | None) -> tuple[str, bool]:
    """Return who of a side surely falls most often, and whether that is worth saying.

    Who was named before stays as long as nobody else fell more often.
    """
    found = odds.likeliest.get(side, "")
    if found not in odds.combatants:
        return "", False
    falls, was_named = odds.combatants[found].falls, last is not None and last.likeliest == found
    if not was_named and falls.low <= odds.next_falls.get(side, -1.0):
        return "", False
    return found, _is_at_least(falls, WORTH_SAYING, last.tells_risk if was_named and last is not None else None)


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


def _grades_of_others(
    now: Verdict, ranges: Sequence[_GradeRange], ranks: Sequence[int], last: Verdict | None
) -> tuple[GradeEstimate, GradeEstimate] | None:
    """Return the lowest and the highest grade by other tactics: of what was counted, and none that comes and goes.

    Before enough is counted they are those told before, while these may be true. Later they are not told once they are
    not those of the shares, but may be, until no others may be true.
    """
    limits = _of_each(max, ranges), _of_each(min, ranges)
    found = tuple(
        GradeEstimate(GRADES[choose(ranks)], is_sure=limit.best == limit.worst)
        for choose, limit in zip((max, min), limits, strict=True)
    )
    worst, best = found
    if last is None or last.well.grade != now.well.grade:
        return (worst, best) if now.knows_others else None
    is_told_of_this = last.knows_others and not last.is_of_other_state
    if last.worst is None or last.best is None:
        is_certain = worst.is_sure and best.is_sure
        return (worst, best) if now.knows_others and (is_certain or not is_told_of_this) else None
    before = last.worst, last.best
    is_possible = all(limit.may_be(item) for item, limit in zip(before, limits, strict=True))
    if not now.knows_others:
        return (last.worst._replace(is_sure=False), last.best._replace(is_sure=False)) if is_possible else None
    if is_told_of_this and (last.worst.rank, last.best.rank) == (worst.rank, best.rank):
        return (
            worst._replace(is_sure=worst.is_sure or last.worst.is_sure),
            best._replace(is_sure=best.is_sure or last.best.is_sure),
        )
    return None if is_told_of_this and is_possible else (worst, best)


def _others_win_more(own: Outlook, others: Iterable[Outlook], *, was_told: bool) -> bool:
    """Whether any of the others may have more wins; what was told of that stays until it cannot be true."""
    wins = own.unbeaten
    if was_told:
        return any(other.unbeaten.high >= wins.low for other in others)
    return any(other.unbeaten.low > wins.high for other in others)


def is_early(odds: Odds, side: str, standing: int) -> bool:
    """Whether there is no verdict yet: chance may mislead by more than ten points, or to more than two grades."""
    if odds.half_width > ROUGH:
        return True
    share, falls = odds.unbeaten.get(side, odds.sides[side]), odds.falls[side].median
    best, worst = (GRADES.index(grade(bound, falls, standing)) for bound in (share.high, share.low))
    return worst - best > 1 and odds.fights < MANY


def may_be_true(told: Verdict, odds: Odds, side: str, standing: int) -> bool:
    """Whether the grade that was told may be that of other odds."""
    median = odds.falls[side].median
    share, falls = odds.unbeaten.get(side, odds.sides[side]), odds.fall_ranges.get(side, (median, median))
    return _grade_range(Outlook(share, median, falls), standing).may_be(told.well)


def _is_certain(outlook: Outlook, standing: int) -> bool:
    """Whether the whole interval has one grade."""
    found = _grade_range(outlook, standing)
    return found.best == found.worst


def _is_by_falls(others: Sequence[Outlook], item: GradeEstimate, falls: int, standing: int) -> bool:
    """Whether tactics have a grade for those who go down by them: by their wins, with `falls`, it were another."""
    return bool(others) and not any(grade(outlook.unbeaten.share, falls, standing) is item.grade for outlook in others)


def _estimate(found: _GradeRange, last: GradeEstimate | None, *, is_same: bool) -> GradeEstimate:
    """Return the last grade where it may be true, else the likeliest.

    Sure is what is the only one that may be true, and what was sure of the same state.
    """
    is_certain = found.best == found.worst
    if is_same and last is not None and found.may_be(last):
        return last._replace(is_sure=last.is_sure or is_certain)
    possible = GRADES[found.best_told : found.worst + 1]
    kept = last.grade if last and last.grade in possible else GRADES[found.observed]
    return GradeEstimate(kept, is_sure=is_certain)


def _grade_range(outlook: Outlook, standing: int) -> _GradeRange:
    share, (fewest, most) = outlook.unbeaten, outlook.fall_range
    pairs = (share.high, fewest), (share.high, outlook.falls), (share.share, outlook.falls), (share.low, most)
    best, best_told, observed, worst = (GRADES.index(grade(wins, falls, standing)) for wins, falls in pairs)
    least = 1 if most else 0
    return _GradeRange(best, max(least, best_told), max(least, observed), observed, worst)


def _of_each(choose: Callable[[Iterable[int]], int], ranges: Iterable[_GradeRange]) -> _GradeRange:
    """The range of the worst or the best of several."""
    return _GradeRange(*(choose(ranks) for ranks in zip(*ranges, strict=True)))


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
    return in_words(verdict(odds, side, standing, last), odds, side, standing, names, fallen)


def in_words(
    found: Verdict,
    odds: Odds,
    side: str,
    standing: int,
    names: Mapping[str, str] = NO_NAMES,
    fallen: Collection[str] = (),
) -> LocalizedText:
    """Return a verdict as a sentence, with the shares of `odds`, as `describe` does."""
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
    *Probably* holds for the sentence in which it stands: each of both that may still change has its own.
    """
    well, worst, best = found.well, found.worst, found.best
    first = well.grade.first() if well.is_sure else PROBABLY(grade=well.grade.later())
    if worst is None or best is None:
        return (ALONE if is_all_set or found.knows_others else PENDING)(well=first, falls=falls)
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
        others, is_by_falls = AT_WORST(grade=lowest), found.is_worst_by_falls
    elif worst.rank == well.rank:
        others, is_by_falls = AT_BEST(grade=highest), found.is_best_by_falls
    else:
        others = BETWEEN(worst=lowest, best=highest)
    if is_by_falls:
        others = FOR_FALLS(grade=others, falls=others_falls)
    if not are_sure:
        others = PROBABLY_LATER(grade=others)
    if flight is not None:
        others = FLIGHT(grade=others, percent=estimated_percent(flight))
    return (OTHERWISE if found.others_do_better else EITHER)(well=first, others=others, falls=falls)
