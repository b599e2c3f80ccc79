"""Difficulty in words: what a table says of such odds, from fixed thresholds."""

from __future__ import annotations

from typing import NamedTuple

from rules.odds.tally import Odds
from rules.sayings import Said, Saying


class Grade(NamedTuple):
    """A word, and the odds for which it stands."""

    word: str
    wins: float
    """The side wins at least so often."""
    falls: float
    """And not more than this share of those who stand goes down in the middle run; 1: any number."""
    saying: Saying


GRADES = (
    Grade("walkover", 0.99, 0.0, Saying("said-odds_walkover", "")),
    Grade("easy", 0.95, 0.25, Saying("said-odds_easy", "")),
    Grade("fair", 0.85, 0.34, Saying("said-odds_fair", "")),
    Grade("hard", 0.60, 1.0, Saying("said-odds_hard", "")),
    Grade("desperate", 0.25, 1.0, Saying("said-odds_desperate", "")),
    Grade("hopeless", 0.0, 1.0, Saying("said-odds_hopeless", "")),
)
"""The first that fits is the word; the guide and the documents name these numbers."""
FALLS = Saying("said-odds_falls", "")


def grade(odds: Odds, side: str, standing: int) -> Grade:
    """The grade of a fight for a side of which so many stand now."""
    wins, falls = odds.sides[side].share, odds.falls[side].median
    return next(one for one in GRADES if wins >= one.wins and falls <= one.falls * standing)


def in_words(odds: Odds, side: str, standing: int) -> Said:
    """*Hard: two will probably go down*: the grade, and how many of the side are down in the middle run."""
    return grade(odds, side, standing).saying(falls=FALLS(count=odds.falls[side].median))
