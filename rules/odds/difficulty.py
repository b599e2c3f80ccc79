"""Difficulty in words: what a table says of such odds, from fixed thresholds."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import NamedTuple

from rules.odds import estimates
from rules.odds.estimates import Share
from rules.odds.tally import Odds
from rules.text.localized import Said, Saying

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
FALLS, LIE, RISK = Saying("said-odds_falls", ""), Saying("said-odds_lie", ""), Saying("said-odds_risk", "")
ALONE, EITHER, HOWEVER = Saying("said-odds_alone", ""), Saying("said-odds_either", ""), Saying("said-odds_however", "")
WORTH_SAYING = 0.25
"""From how often somebody falls that is said by name."""
KNOWN = 0.15
"""How far chance may lead a win chance by other tactics astray before nothing is said of it."""
Told = tuple[str, str]
"""The grades that were told last, by good tactics and by the worst; empty where none was."""
NOTHING_TOLD: Told = ("", "")


def grade(odds: Odds, side: str, standing: int, wins: float | None = None) -> Grade:
    """The grade of a fight for a side of which so many stand now; `wins`: if it won so often."""
    wins, falls = odds.sides[side].share if wins is None else wins, odds.falls[side].median
    return next(one for one in GRADES if wins >= one.wins and falls <= one.falls * standing)


def told_grades(odds: Odds, side: str, standing: int, before: Told = NOTHING_TOLD) -> tuple[Grade, Grade | None]:
    """The grade by good tactics and that by the worst (None: not known yet, or only one has been played).

    Each stays as it was told `before` as long as the odds may be so.
    """
    worst, each = None, odds.beside // max(1, len(odds.spread))
    if each:
        wins = min(sides.get(side, 0.0) for sides in odds.spread.values())
        share = estimates.share(round(wins * each), each)
        worst = _steady(odds, side, standing, share, before[1]) if share.half_width <= KNOWN else None
    return _steady(odds, side, standing, odds.sides[side], before[0]), worst


def _steady(odds: Odds, side: str, standing: int, share: Share, before: str) -> Grade:
    """The grade that was told before where the share may be so, else that of the share."""
    best, worst = (GRADES.index(grade(odds, side, standing, wins)) for wins in (share.high, share.low))
    known = (one for one in GRADES[best : worst + 1] if one.word == before)
    return next(known, grade(odds, side, standing, share.share))


def in_words(
    odds: Odds,
    side: str,
    standing: int,
    names: Mapping[str, str] = NO_NAMES,
    before: Told = NOTHING_TOLD,
    lying: Collection[str] = (),
) -> Said:
    """As in *Easy if played well: one will probably go down; Ilva falls in 48% of such fights. If not, fair*.

    The grades by good tactics and by the worst, how many of the side are down in the middle run, and who falls most
    often, where that is worth saying and it has a name. `before` are the grades that were told last. Where some of the
    side are `lying` already, it is said how many are down at the end: that counts them, unless they come to.
    """
    well, badly = told_grades(odds, side, standing, before)
    falls = (LIE if lying else FALLS)(count=odds.falls[side].median)
    one = odds.likeliest.get(side, "")
    risk = odds.combatants[one].falls.share if one in odds.combatants else 0.0
    if one in names and one not in lying and risk >= WORTH_SAYING:
        falls = RISK(falls=falls, name=names[one], percent=round(risk * 100))
    if badly is None:
        return ALONE(well=well.first(), falls=falls)
    if GRADES.index(badly) <= GRADES.index(well):
        return HOWEVER(well=well.first(), falls=falls)
    return EITHER(well=well.first(), badly=badly.later(), falls=falls)
