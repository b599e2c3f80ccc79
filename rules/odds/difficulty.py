"""Difficulty in words: what a table says of such odds, from fixed thresholds."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import NamedTuple

from rules.odds import estimates
from rules.odds.estimates import ShareEstimate
from rules.odds.tally import Odds
from rules.text.localized import LocalizedText, MessageTemplate

NO_NAMES: Mapping[str, str] = {}


class Grade(NamedTuple):
    """A word, and the odds for which it stands."""

    word: str
    wins: float
    """The side is unbeaten at least so often."""
    falls: float
    """And not more than this share of those who stand goes down in the middle run; 1: any number."""
    first: MessageTemplate
    """The word as a sentence begins with it."""
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
"""From how often somebody falls that is said by name."""
KNOWN = 0.15
"""How far chance may lead a win chance by other tactics astray before nothing is said of it."""


class LastVerdict(NamedTuple):
    """What was told last; empty and None where nothing was."""

    well: str = ""
    """The grade by good tactics."""
    badly: str = ""
    """The grade by the worst tactics."""
    falls: int | None = None
    """How many will go down."""


NOTHING_TOLD = LastVerdict()


class Verdict(NamedTuple):
    """What is to be said of odds."""

    well: Grade
    """The grade by good tactics."""
    badly: Grade | None
    """The grade by the worst tactics; None: not known yet, or only one has been played."""
    falls: int
    """How many of the side are down in the middle run."""

    @property
    def told(self) -> LastVerdict:
        """What has been told once this is said."""
        return LastVerdict(self.well.word, "" if self.badly is None else self.badly.word, self.falls)


def grade(wins: float, falls: int, standing: int) -> Grade:
    """The grade of a fight from which a side comes unbeaten so often, and in which so many of those who stand fall."""
    return next(candidate for candidate in GRADES if wins >= candidate.wins and falls <= candidate.falls * standing)


def verdict(odds: Odds, side: str, standing: int, before: LastVerdict = NOTHING_TOLD) -> Verdict:
    """What is to be said of a side of which so many stand now: each part as it was told before while that may be so.

    A side that gets away is not beaten.
    """
    falls = odds.falls[side].median
    low, high = odds.fall_ranges.get(side, (falls, falls))
    if before.falls is not None and low <= before.falls <= high:
        falls = before.falls
    worst, each = None, odds.beside // max(1, len(odds.spread))
    if each:
        share = estimates.share(round(_worst(odds, side) * each), each)
        worst = _steady(share, falls, standing, before.badly) if share.half_width <= KNOWN else None
    return Verdict(_steady(odds.unbeaten.get(side, odds.sides[side]), falls, standing, before.well), worst, falls)


def _worst(odds: Odds, side: str) -> float:
    """How often a side is not beaten by the tactics by which it is beaten most often."""
    return min((odds.spread_unbeaten.get(item, wins)).get(side, 0.0) for item, wins in odds.spread.items())


def _steady(share: ShareEstimate, falls: int, standing: int, before: str) -> Grade:
    """The grade that was told before where the share may be so, else that of the share."""
    best, worst = (GRADES.index(grade(wins, falls, standing)) for wins in (share.high, share.low))
    known = (candidate for candidate in GRADES[best : worst + 1] if candidate.word == before)
    return next(known, grade(share.share, falls, standing))


def in_words(
    odds: Odds,
    side: str,
    standing: int,
    names: Mapping[str, str] = NO_NAMES,
    before: LastVerdict = NOTHING_TOLD,
    lying: Collection[str] = (),
) -> LocalizedText:
    """As in *Easy if played well: one will probably go down; Ilva falls in 48% of such fights. If not, fair*.

    The grades by good tactics and by the worst, how many of the side are down in the middle run, and who falls most
    often, where that is worth saying and it has a name. `before` is what was told last. Where some of the side are
    `lying` already, it is said how many are down at the end: that counts them, unless they come to. How often the side
    gets away is said where that is worth saying.
    """
    well, badly, count = verdict(odds, side, standing, before)
    falls = (LIE if lying else FALLS)(count=count)
    value = odds.likeliest.get(side, "")
    risk = odds.combatants[value].falls.share if value in odds.combatants else 0.0
    if value in names and value not in lying and risk >= WORTH_SAYING:
        falls = RISK(falls=falls, name=names[value], percent=round(risk * 100))
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
