"""How deeply a JSON text nests, checked before it is read: interpreters differ in how deep they go."""

from __future__ import annotations

import re
from itertools import accumulate, chain

DEEPEST = 500
"""How deeply lists and objects may nest; what anybody means has some ten levels."""
_PORTION = 800
"""How many brackets are summed at once."""
_NO_BRACKETS = bytes(set(range(256)) - set(b"[]{}"))
_NO_BRACKET = re.compile(r'"(?:[^"\\]|\\.)*+"?|[^\[\]{}"]+', re.DOTALL)
_STEPS = {"[": 1, "{": 1, "]": -1, "}": -1}


def demand_shallow(text: str) -> None:
    """Raise RecursionError for a JSON text that nests too deeply."""
    if _may_be_deep(text) and depth(text) > DEEPEST:
        raise RecursionError(f"nested more than {DEEPEST} times")


def _may_be_deep(text: str) -> bool:
    """Whether the depth has to be worked out character by character, which takes longer than reading."""
    brackets = text.encode("utf-8", "surrogatepass").translate(None, _NO_BRACKETS)
    open_brackets = 0
    for start in range(0, len(brackets), _PORTION):
        portion = brackets[start : start + _PORTION]
        opening = portion.count(b"[") + portion.count(b"{")
        if open_brackets + opening > DEEPEST:
            return True
        # A text may hold more closing signs than opening ones: they close nothing.
        open_brackets = max(0, open_brackets + 2 * opening - len(portion))
    return False


def depth(text: str) -> int:
    """Return how many lists and objects lie within each other; strings do not count."""
    steps = map(_STEPS.__getitem__, chain.from_iterable(_NO_BRACKET.sub("", text)))
    return max(accumulate(steps), default=0)
