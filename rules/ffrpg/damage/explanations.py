"""How a loss comes about after the basic damage, in words: before it is dealt, and in the log."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from rules.ffrpg.combatant import phrases

SIGNS: Mapping[str, str] = {"less": "−", "times": "×", "over": "÷", "becomes": "→"}
"""Kind of a step to its sign."""


def called(term: str) -> str:
    """A step's name as it can be said in the reader's language; names of statuses stay as the book has them."""
    element, _, tail = term.rpartition(" ")
    return phrases.ENHANCER(element=element) if tail == "Enhancer" else phrases.STEPS.get(term, term)


def after_basic(chain: str, steps: Iterable[Any]) -> str:
    """A sum with what is counted after the basic damage: `21 − ARM 6`, `14 − ARM 5, Unaware × 2`."""
    for term, amount, kind, *_ in steps:
        if kind == "less":
            chain = phrases.LESS(chain=chain, term=called(term), amount=amount) if amount else chain
        elif kind in SIGNS:
            chain = phrases.THEN(chain=chain, term=called(term), sign=SIGNS[kind], amount=amount)
        elif term == "pierced":
            chain = phrases.MORE(chain=chain, term=called(term), amount=amount)
    return chain
