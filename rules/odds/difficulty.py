"""Difficulty in words: what a table says of such odds, from fixed thresholds."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from rules.odds.tally import Odds
from rules.sayings import Said, Saying

NO_NAMES: Mapping[str, str] = {}


class Grade(NamedTuple):
    """A word, and the odds for which it stands."""

    word: str
    wins: float
    """The side wins at least so often."""
    falls: float
    """And not more than this share of those who stand goes down in the middle run; 1: any number."""
    first: Saying
    """The word as a sentence begins with it."""
    later: Saying
    """The word in the middle of a sentence."""


GRADES = (
    Grade("walkover", 0.99, 0.0, Saying("said-odds_walkover", ""), Saying("said-odds_later_walkover", "")),
    Grade("easy", 0.95, 0.25, Saying("said-odds_easy", ""), Saying("said-odds_later_easy", "")),
    Grade("fair", 0.85, 0.34, Saying("said-odds_fair", ""), Saying("said-odds_later_fair", "")),
    Grade("hard", 0.60, 1.0, Saying("said-odds_hard", ""), Saying("said-odds_later_hard", "")),
    Grade("desperate", 0.25, 1.0, Saying("said-odds_desperate", ""), Saying("said-odds_later_desperate", "")),
    Grade("hopeless", 0.0, 1.0, Saying("said-odds_hopeless", ""), Saying("said-odds_later_hopeless", "")),
)
"""The first that fits is the word; the guide and the documents name these numbers."""
FALLS, RISK = Saying("said-odds_falls", ""), Saying("said-odds_risk", "")
ALONE, EITHER, HOWEVER = Saying("said-odds_alone", ""), Saying("said-odds_either", ""), Saying("said-odds_however", "")
WORTH_SAYING = 0.25
"""From how often somebody falls that is said by name."""


def grade(odds: Odds, side: str, standing: int, wins: float | None = None) -> Grade:
    """The grade of a fight for a side of which so many stand now; `wins`: if it won so often."""
    wins, falls = odds.sides[side].share if wins is None else wins, odds.falls[side].median
    return next(one for one in GRADES if wins >= one.wins and falls <= one.falls * standing)


def steady_grade(odds: Odds, side: str, standing: int, before: str = "") -> Grade:
    """The grade as it was told `before`, as long as the odds may be so; else the one that they are."""
    share = odds.sides[side]
    best, worst = (GRADES.index(grade(odds, side, standing, wins)) for wins in (share.high, share.low))
    return next((one for one in GRADES[best : worst + 1] if one.word == before), grade(odds, side, standing))


def if_played_badly(odds: Odds, side: str, standing: int) -> Grade | None:
    """The grade by the tactics that come off worst; None where only one has been played."""
    shares = [sides.get(side, 0.0) for sides in odds.spread.values()]
    return grade(odds, side, standing, min(shares)) if shares else None


def in_words(odds: Odds, side: str, standing: int, names: Mapping[str, str] = NO_NAMES, before: str = "") -> Said:
    """As in *Easy if played well, fair if not: one will probably go down; Ilva falls in 48% of such fights*.

    The grade by good tactics and by the worst, how many of the side are down in the middle run, and who falls most
    often, where that is worth saying and it has a name. `before` is the grade that was told last.
    """
    well, badly = steady_grade(odds, side, standing, before), if_played_badly(odds, side, standing)
    falls = FALLS(count=odds.falls[side].median)
    one = odds.likeliest.get(side, "")
    risk = odds.combatants[one].falls.share if one in odds.combatants else 0.0
    if one in names and risk >= WORTH_SAYING:
        falls = RISK(falls=falls, name=names[one], percent=round(risk * 100))
    if badly is None:
        return ALONE(well=well.first(), falls=falls)
    if GRADES.index(badly) <= GRADES.index(well):
        return HOWEVER(well=well.first(), falls=falls)
    return EITHER(well=well.first(), badly=badly.later(), falls=falls)
