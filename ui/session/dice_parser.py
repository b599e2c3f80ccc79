"""A line of typed dice: `4 5`, `45` where faces have one figure, `6207` for two d%, `=9` for a roll's total.

Beside a die that is typed by itself, two figures are one die too: the 15 in `5 15 5` is a wrong face, not a 1 and a 5.
Words beyond the dice that are asked for are left for the rolls that follow.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

SEPARATORS = " ,+"
TOTAL = "="
ONE_DIGIT = 9
"""Dice with at most so many faces may be typed in one word, those of one more where the word is none of their faces."""
PERCENTILE = 100
"""Dice with so many faces may be typed in one word, two figures each."""
ZERO_IS_HIGHEST = 10
"""Faces from which on a die shows its highest one as 0."""


class WrongLine(Exception):
    """A line that these dice cannot show: `face`, `many`, `total` or `no_total`, with the numbers it is about."""

    def __init__(self, code: str, *numbers: int) -> None:
        super().__init__(code)
        self.code = code
        self.numbers = numbers


def words_in(line: str) -> list[str]:
    """Return the words of a line, without what stands between them."""
    return [word for word in re.split(f"[{SEPARATORS}]+", line) if word]


def faces_in(
    line: str, dice: Sequence[int], *, plus: int = 0, shown: int = 0, by_sum: bool = False
) -> tuple[list[int], str]:
    """Return the faces that a line gives to the first of `dice`, and its words beyond them; or raise WrongLine.

    A total counts `plus` and the dice `shown` before; it becomes faces that come to it, as even as they can be.
    """
    words = words_in(line)
    if words and words[0].startswith(TOTAL):
        return _of_total(words[0], dice, plus + shown, by_sum=by_sum), " ".join(words[1:])
    faces: list[int] = []
    is_single = False  # whether the word before is one figure of a die that may share a word with others
    while words and len(faces) < len(dice):
        rest = dice[len(faces) :]
        word, behind = words[0], words[1:2]
        is_beside_single = is_single or _is_single(behind, rest[len(word) :])
        is_single = _is_single([word], rest)
        is_whole = is_beside_single and max(rest[: len(word)]) <= ZERO_IS_HIGHEST
        for figures in [word] if is_whole else _apart(word, rest):
            if TOTAL in word:
                raise WrongLine("no_total")
            if len(faces) == len(dice):
                raise WrongLine("many", len(dice))
            faces.append(_face(int(figures), dice[len(faces)]))
        words = words[1:]
    return faces, " ".join(words)


def _of_total(word: str, dice: Sequence[int], before: int, *, by_sum: bool) -> list[int]:
    """Return faces of the dice that come to a typed total, less what counts `before` them."""
    figures = word.removeprefix(TOTAL)
    if not by_sum or (figures and not figures.isdecimal()):
        raise WrongLine("no_total")
    total, least, most = int(figures or 0), len(dice) + before, sum(dice) + before
    if not least <= total <= most:
        raise WrongLine("total", total, least, most)
    return spread(total - before, dice)


def _is_single(words: Sequence[str], dice: Sequence[int]) -> bool:
    """Whether the first word is one figure of a die of the sort that may share a word: `5` in `5 15` for two d10."""
    return bool(words and dice) and len(words[0]) == 1 and dice[0] <= ZERO_IS_HIGHEST


def _apart(word: str, dice: Sequence[int]) -> Sequence[str]:
    """The dice of a word: each figure by itself where these dice have but one, each pair where they are percentile."""
    if len(dice) < 2:
        return (word,)
    most = max(dice[: len(word)])
    if len(word) > 1 and (most <= ONE_DIGIT or most == ZERO_IS_HIGHEST < int(word)):
        return word
    pairs = [word[at : at + 2] for at in range(0, len(word), 2)]
    in_pairs = len(word) % 2 == 0 and all(die == PERCENTILE for die in dice[: len(pairs)])
    return pairs if in_pairs else (word,)


def _face(face: int, die: int) -> int:
    face = die if face == 0 and die >= ZERO_IS_HIGHEST else face
    if not 1 <= face <= die:
        raise WrongLine("face", face, die)
    return face


def spread(total: int, dice: Sequence[int]) -> list[int]:
    """Faces of the dice that come to a total, as even as they can be."""
    faces: list[int] = []
    for at, die in enumerate(dice):
        rest = dice[at + 1 :]
        even = -(-total // (len(rest) + 1))
        faces.append(max(1, total - sum(rest), min(die, even, total - len(rest))))
        total -= faces[-1]
    return faces
