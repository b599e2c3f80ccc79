"""Degrees of success, and the table of attacker and defender."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from fractions import Fraction
from functools import lru_cache

from rules.core.questions import Needed

FUMBLE, FAILURE, SUCCESS, SPECIAL, CRITICAL = "fumble", "failure", "success", "special", "critical"
SUCCEEDS = frozenset({SUCCESS, SPECIAL, CRITICAL})
ANNULLED, NORMAL, IMPALE, PIERCE = "annulled", "normal", "impale", "pierce"
"""The results of an attack; `pierce` is an impale that ignores armour."""


def degree(percent: int, face: int, grades: str = "exact") -> str:
    """D100-MAT-04, D100-SEQ-01, D100-IMP-01: return the degree of a d100 `face` against `percent`.

    A face up to the percentage succeeds, a higher one fails, always. Special is a fifth, critical a twentieth, with
    `grades` `table` rounded as the game's printed table does. A failure among the last faces is a fumble: five of them
    up to 20%, one fewer for each further 20, never none.
    """
    if face > percent:
        last = max(1, min(5, (100 - percent) // 20 + 1))
        return FUMBLE if face > 100 - last else FAILURE
    if grades == "table":
        critical, special = max(1, (percent + 10) // 20), max(1, (2 * percent + 5) // 10)
    else:
        critical, special = percent // 20, percent // 5
    if face <= critical:
        return CRITICAL
    return SPECIAL if face <= special else SUCCESS


MATRIX: Mapping[str, Mapping[str, str]] = {
    SUCCESS: {CRITICAL: ANNULLED, SPECIAL: ANNULLED, SUCCESS: ANNULLED, FAILURE: NORMAL},
    SPECIAL: {CRITICAL: ANNULLED, SPECIAL: ANNULLED, SUCCESS: NORMAL, FAILURE: IMPALE},
    CRITICAL: {CRITICAL: ANNULLED, SPECIAL: ANNULLED, SUCCESS: NORMAL, FAILURE: IMPALE},
}
"""Degree of the attack, then of the defence."""
BRP_CRITICAL: Mapping[str, str] = {CRITICAL: ANNULLED, SPECIAL: NORMAL, SUCCESS: IMPALE, FAILURE: PIERCE}


def result_of(attack: str, defence: str | None, critical_attacks: str = "impale") -> str:
    """D100-MAT-01, D100-MAT-02, D100-MAT-03, D100-IMP-04, D100-IMP-05: return the result of a successful attack.

    `defence` is the degree of the block or dodge, None without one; a failed defence is none. `critical_attacks` `brp`
    lets a critical attack pass more.
    """
    row = BRP_CRITICAL if attack == CRITICAL and critical_attacks == "brp" else MATRIX[attack]
    return row[FAILURE] if defence is None or defence == FUMBLE else row[defence]


@lru_cache(maxsize=512)
def result_shares(percent: int, highest: int, grades: str, critical_attacks: str) -> Mapping[str, Fraction]:
    """D100-IMP-01, D100-IMP-04: return each result of an attack that nobody answers, with its share of the hits.

    The faces up to `highest` hit.
    """
    counts = Counter(
        result_of(degree(max(percent, highest), face, grades), None, critical_attacks) for face in range(1, highest + 1)
    )
    return {result: Fraction(count, highest) for result, count in counts.items()}


def needed(percent: int, malf: int | None = None) -> Needed:
    """D100-MALF-01: return what a percentile die needs; its degrees count, and a face from `malf` on has none."""
    return ("≤", min(percent, 100 if malf is None else malf - 1), percent, False)
