"""The six ability scores of a text stat block, in any layout, with the saving throws beside them."""

from __future__ import annotations

import re
from typing import NamedTuple

from models.exchange.foreign.text.words import match_end

ABILITIES = ("str", "dex", "con", "int", "wis", "cha")
_NAME = re.compile(
    r"(str|dex|con|int|wis|cha)(?:ength|terity|stitution|elligence|dom|risma)?(?![a-z])\.?", re.IGNORECASE
)
_HEADING = re.compile(
    r"(?:ability scores?|abilities|ability|attributes|stats?|scores?|mod(?:ifier)?s?|sav(?:es?|ing throws?))(?![a-z])",
    re.IGNORECASE,
)
"""A heading over or before a row or column."""
_BETWEEN = re.compile(r"[\s|,;:.]*")
_SCORE = re.compile(r"\d{1,2}(?![\d/]|d\d)")
_BONUS = re.compile(r"\(?[ ]?([+-][ ]?\d{1,2}|(?<=\()0(?=\)))(?!\d|d\d)[ ]?\)?")
BEGINS = frozenset((*ABILITIES, "abi", "att", "sta", "sco", "mod", "sav"))
"""The first three letters of an ability name or heading."""


class AbilityScores(NamedTuple):
    """Ability scores read from a stretch of text."""

    abilities: dict[str, int]
    saves: dict[str, int]
    """Saving throws that differ from the ability modifier."""
    end: int


def scores_at(text: str, position: int) -> AbilityScores | None:
    """Return the scores that start at `position`; None unless all six are there."""
    scores_by_name: dict[str, int] = {}
    saves: dict[str, int] = {}
    end = position
    while len(scores_by_name) < len(ABILITIES):
        names, position = _names(text, _past_headings(text, position))
        score_row = _score_row(text, position, len(names)) if names and not scores_by_name.keys() & set(names) else None
        if score_row is None:
            return None
        scores, bonuses, position = score_row
        end = position
        scores_by_name |= dict(zip(names, scores, strict=True))
        saves |= {
            name: bonus for name, bonus in zip(names, bonuses, strict=False) if bonus != modifier(scores_by_name[name])
        }
    return AbilityScores(scores_by_name, saves, end)


def modifier(score: int) -> int:
    """Return the ability modifier of a score."""
    return (score - 10) // 2


def _past_headings(text: str, position: int) -> int:
    position = match_end(_BETWEEN, text, position)
    while match := _HEADING.match(text, position):
        position = match_end(_BETWEEN, text, match.end())
    return position


def _names(text: str, position: int) -> tuple[list[str], int]:
    """Return the consecutive ability names at `position` and where their numbers start."""
    names: list[str] = []
    while len(names) < len(ABILITIES) and (match := _NAME.match(text, position)):
        names.append(match[1].lower())
        position = match_end(_BETWEEN, text, match.end())
    return (names if len(set(names)) == len(names) else []), position


def _score_row(text: str, position: int, count: int) -> tuple[list[int], list[int], int] | None:
    """Return `count` scores, any saving throws, and where they end; None if there are fewer scores.

    Bonuses follow each score, or stand in rows below: first modifiers, then saving throws.
    """
    scores: list[int] = []
    bonuses: list[tuple[int, int, int]] = []
    """How many scores stand before it, what it is, and where it ends."""
    ends = [position]
    wordless = count == 1
    while True:
        position = match_end(_BETWEEN, text, position) if wordless or not scores else _past_headings(text, position)
        if len(scores) < count and (match := _SCORE.match(text, position)):
            scores.append(int(match[0]))
            ends.append(match.end())
        elif scores and len(bonuses) < 2 * count and (match := _BONUS.match(text, position)):
            bonuses.append((len(scores), int(match[1].replace(" ", "")), match.end()))
        else:
            break
        position = match.end()
    if len(scores) < count:
        return None
    bonuses_per_score = sum(before == 1 for before, _, _ in bonuses) if count > 1 else min(2, len(bonuses))
    bonuses_by_score = [
        [bonus for bonus in bonuses if bonus[0] == number][:bonuses_per_score] for number in range(1, count + 1)
    ]
    if bonuses_per_score and all(len(bonus) == bonuses_per_score for bonus in bonuses_by_score):
        used_bonuses = [bonus for cell in bonuses_by_score for bonus in cell]
        saves = [cell[1][1] for cell in bonuses_by_score] if bonuses_per_score == 2 else []
    else:
        trailing = [bonus for bonus in bonuses if bonus[0] == count]
        used_bonuses = trailing[: len(trailing) // count * count]
        saves = [bonus for _, bonus, _ in used_bonuses[count:]]
    return scores, saves, max([ends[-1], *(end for _, _, end in used_bonuses)])
