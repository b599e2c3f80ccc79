"""How deeply a JSON text nests, told before it is read: interpreters differ in how far they go."""

from __future__ import annotations

import re
from itertools import accumulate, chain

DEEPEST = 500
"""Lists and objects within each other that are read; whatever somebody means has some ten."""
_PORTION = 800
"""Brackets of which the sum is taken at once."""
_OTHERS = bytes(set(range(256)) - set(b"[]{}"))
_NO_BRACKET = re.compile(r'"(?:[^"\\]|\\.)*+"?|[^\[\]{}"]+', re.DOTALL)
_STEPS = {"[": 1, "{": 1, "]": -1, "}": -1}


def demand_shallow(text: str) -> None:
    """Raise RecursionError for a JSON text that nests more deeply than is read."""
    if _may_be_deep(text) and depth(text) > DEEPEST:
        raise RecursionError(f"nested more than {DEEPEST} times")


def _may_be_deep(text: str) -> bool:
    """Whether it has to be looked at sign by sign, which takes longer than reading it."""
    brackets = text.encode("utf-8", "surrogatepass").translate(None, _OTHERS)
    open_ones = 0
    for start in range(0, len(brackets), _PORTION):
        portion = brackets[start : start + _PORTION]
        opening = portion.count(b"[") + portion.count(b"{")
        if open_ones + opening > DEEPEST:
            return True
        # A text may hold more closing signs than opening ones: they close nothing.
        open_ones = max(0, open_ones + 2 * opening - len(portion))
    return False


def depth(text: str) -> int:
    """Return how many lists and objects lie within each other; what stands in quotation marks does not count."""
    steps = map(_STEPS.__getitem__, chain.from_iterable(_NO_BRACKET.sub("", text)))
    return max(accumulate(steps), default=0)
