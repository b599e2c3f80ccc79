"""Difficulty in words, from fixed thresholds."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import NamedTuple

from rules.odds import estimates
from rules.odds.estimates import ShareEstimate
from rules.odds.tally import Odds
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
ALONE, EITHER, HOWEVER = (
    MessageTemplate("said-odds_alone", ""),
    MessageTemplate("said-odds_either", ""),
    MessageTemplate("said-odds_however", ""),
)
WORTH_SAYING = 0.25
"""From which chance on somebody's fall, or a flight, is mentioned."""
MOST_HALF_WIDTH = 0.15
"""The widest margin of a win chance by other tactics with which it is still mentioned."""


class LastVerdict(NamedTuple):
    """The verdict that was shown last; empty and None if there was none."""

    well: str = ""
    """The grade by good tactics."""
    badly: str = ""
    """The grade by the worst tactics."""
    falls: int | None = None
    """How many will go down."""


NOTHING_TOLD = LastVerdict()


class Verdict(NamedTuple):
    """The verdict on a fight."""

    well: Grade
    """The grade by good tactics."""
    badly: Grade | None
    """The grade by the worst tactics; None: not known yet, or only one has been played."""
    falls: int
    """How many of the side are down in the median run."""

    @property
    def as_last(self) -> LastVerdict:
        """This verdict as the last one shown."""
        return LastVerdict(self.well.word, "" if self.badly is None else self.badly.word, self.falls)


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
    badly, fights_each = None, odds.other_fights // max(1, len(odds.spread))
    if fights_each:
        share = estimates.share(round(_worst_share(odds, side) * fights_each), fights_each)
        badly = _steady(share, falls, standing, last.badly) if share.half_width <= MOST_HALF_WIDTH else None
    return Verdict(_steady(odds.unbeaten.get(side, odds.sides[side]), falls, standing, last.well), badly, falls)


def _worst_share(odds: Odds, side: str) -> float:
    """How often a side is unbeaten by the tactics that do worst."""
    return min((odds.spread_unbeaten.get(tactics, wins)).get(side, 0.0) for tactics, wins in odds.spread.items())


def _steady(share: ShareEstimate, falls: int, standing: int, word: str) -> Grade:
    """The grade shown before if the share may still be so, else that of the share."""
    best, worst = (GRADES.index(grade(wins, falls, standing)) for wins in (share.high, share.low))
    told_before = (candidate for candidate in GRADES[best : worst + 1] if candidate.word == word)
    return next(told_before, grade(share.share, falls, standing))


def describe(
    odds: Odds,
    side: str,
    standing: int,
    names: Mapping[str, str] = NO_NAMES,
    last: LastVerdict = NOTHING_TOLD,
    fallen: Collection[str] = (),
) -> LocalizedText:
    """Return a sentence such as *Easy if played well: one will probably go down; Ilva falls in 48% of such fights*.

    It has the grades by good tactics and by the worst, how many of the side are down in the median run, and who falls
    most often, if that is likely enough and it has a name. `last` is the verdict shown last. If some of the side are
    `fallen` already, the number is that of all who are down at the end. How often the side gets away is mentioned if it
    is likely enough.
    """
    well, badly, fall_count = verdict(odds, side, standing, last)
    falls = (LIE if fallen else FALLS)(count=fall_count)
    likeliest = odds.likeliest.get(side, "")
    risk = odds.combatants[likeliest].falls.share if likeliest in odds.combatants else 0.0
    if likeliest in names and likeliest not in fallen and risk >= WORTH_SAYING:
        falls = RISK(falls=falls, name=names[likeliest], percent=round(risk * 100))
    if odds.flight(side) >= WORTH_SAYING:
        falls = AWAY(falls=falls, percent=round(odds.flight(side) * 100))
    if badly is None:
        return ALONE(well=well.first(), falls=falls)
    flight = max(odds.flights(side).values())
    if flight >= WORTH_SAYING:
        later = FLIGHT(grade=badly.later(), percent=round(flight * 100))
        return EITHER(well=well.first(), badly=later, falls=falls)
    if GRADES.index(badly) <= GRADES.index(well):
        return HOWEVER(well=well.first(), falls=falls)
    return EITHER(well=well.first(), badly=badly.later(), falls=falls)
