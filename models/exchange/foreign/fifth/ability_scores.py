"""The six scores of a stat block, in whatever rows and columns they stand, with the saving throws beside them."""

from __future__ import annotations

import re
from typing import NamedTuple

ABILITIES = ("str", "dex", "con", "int", "wis", "cha")
_NAME = re.compile(
    r"(str|dex|con|int|wis|cha)(?:ength|terity|stitution|elligence|dom|risma)?(?![a-z])\.?", re.IGNORECASE
)
_HEADING = re.compile(
    r"(?:ability scores?|abilities|ability|attributes|stats?|scores?|mod(?:ifier)?s?|sav(?:es?|ing throws?))(?![a-z])",
    re.IGNORECASE,
)
"""What stands over or before a row or a column."""
_BETWEEN = re.compile(r"[\s|,;:.]*")
_SCORE = re.compile(r"\d{1,2}(?![\d/]|d\d)")
_BONUS = re.compile(r"\(?[ ]?([+-][ ]?\d{1,2}|(?<=\()0(?=\)))(?!\d|d\d)[ ]?\)?")
BEGINS = frozenset((*ABILITIES, "abi", "att", "sta", "sco", "mod", "sav"))
"""The first three letters of what they begin with."""


class AbilityScores(NamedTuple):
    """What a stretch of a text says of the abilities."""

    abilities: dict[str, int]
    saves: dict[str, int]
    """Those that are not what one adds for the score alone."""
    end: int


def scores_at(text: str, at: int) -> AbilityScores | None:
    """The scores that begin at a place of a text; None if not all six stand there."""
    found: dict[str, int] = {}
    saves: dict[str, int] = {}
    end = at
    while len(found) < len(ABILITIES):
        names, at = _names(text, _past_headings(text, at))
        row = _row(text, at, len(names)) if names and not found.keys() & set(names) else None
        if row is None:
            return None
        scores, bonuses, at = row
        end = at
        found |= dict(zip(names, scores, strict=True))
        saves |= {name: bonus for name, bonus in zip(names, bonuses, strict=False) if bonus != modifier(found[name])}
    return AbilityScores(found, saves, end)


def modifier(score: int) -> int:
    """What a score adds to a roll."""
    return (score - 10) // 2


def _past(text: str, at: int) -> int:
    match = _BETWEEN.match(text, at)
    return match.end() if match else at


def _past_headings(text: str, at: int) -> int:
    at = _past(text, at)
    while match := _HEADING.match(text, at):
        at = _past(text, match.end())
    return at


def _names(text: str, at: int) -> tuple[list[str], int]:
    """The abilities that stand one behind another, and where their numbers begin."""
    names: list[str] = []
    while len(names) < len(ABILITIES) and (match := _NAME.match(text, at)):
        names.append(match[1].lower())
        at = _past(text, match.end())
    return (names if len(set(names)) == len(names) else []), at


def _row(text: str, at: int, many: int) -> tuple[list[int], list[int], int] | None:
    """As many scores, the saving throws if they stand there, and where all of it ends.

    Bonuses stand behind each score, or in rows under all of them: those for the score alone, and those of the saves.
    """
    scores: list[int] = []
    bonuses: list[tuple[int, int, int]] = []
    """How many scores stand before it, what it is, and where it ends."""
    ends = [at]
    wordless = many == 1
    while True:
        at = _past(text, at) if wordless or not scores else _past_headings(text, at)
        if len(scores) < many and (match := _SCORE.match(text, at)):
            scores.append(int(match[0]))
            ends.append(match.end())
        elif scores and len(bonuses) < 2 * many and (match := _BONUS.match(text, at)):
            bonuses.append((len(scores), int(match[1].replace(" ", "")), match.end()))
        else:
            break
        at = match.end()
    if len(scores) < many:
        return None
    each = sum(before == 1 for before, _, _ in bonuses) if many > 1 else min(2, len(bonuses))
    beside = [[bonus for bonus in bonuses if bonus[0] == number][:each] for number in range(1, many + 1)]
    if each and all(len(item) == each for item in beside):
        used = [item for cell in beside for item in cell]
        saves = [cell[1][1] for cell in beside] if each == 2 else []
    else:
        under = [bonus for bonus in bonuses if bonus[0] == many]
        used = under[: len(under) // many * many]
        saves = [bonus for _, bonus, _ in used[many:]]
    return scores, saves, max([ends[-1], *(end for _, _, end in used)])
