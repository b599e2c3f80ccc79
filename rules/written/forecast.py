"""The chance of a written test before it is rolled: counted over every throw of its dice.

The text of a test says all that is needed: its dice, what is added, what is to be reached, and what comes of a throw.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from fractions import Fraction
from functools import lru_cache
from itertools import product
from typing import NamedTuple

from rules.written.runtime import Occasion, dice_of

Spread = Mapping[int, Fraction]
"""Totals to their chances."""
MOST_THROWS = 200_000
"""Dice with more throws than this are not counted; nothing is foretold of them."""
MOST_KNOWN = 4_096
"""So many results are kept of one test."""
EVEN = Fraction(1)


class Uncounted(Exception):
    """Dice with too many throws, or such as bring further dice."""


class _Throw(Exception):
    """A roll whose result is not given yet."""

    def __init__(self, dice: str) -> None:
        super().__init__(dice)
        self.dice = dice


@lru_cache(maxsize=512)
def spread_of(text: str) -> Spread:
    """Return the totals of dice with their chances."""
    dice = dice_of(text)
    if any(term.explodes or term.reroll_up_to for term in dice.terms):
        raise Uncounted(text)
    whole: dict[int, Fraction] = {dice.constant(): EVEN}
    for term in dice.terms:
        if not term.faces:
            continue
        throws = term.faces**term.count
        steps = throws if term.keep else term.count**2 * term.faces**2
        if steps > MOST_THROWS:
            raise Uncounted(text)
        ways: dict[int, int] = {0: 1}
        if term.keep:
            ways = {}
            for faces in product(range(1, term.faces + 1), repeat=term.count):
                total = sum(sorted(faces, reverse=term.keep > 0)[: abs(term.keep)])
                ways[total] = ways.get(total, 0) + 1
        else:
            for _ in range(term.count):
                added: dict[int, int] = {}
                for total, number in ways.items():
                    for face in range(1, term.faces + 1):
                        added[total + face] = added.get(total + face, 0) + number
                ways = added
        after: dict[int, Fraction] = {}
        for total, chance in whole.items():
            for more, number in ways.items():
                key = total + term.sign * more
                after[key] = after.get(key, Fraction(0)) + chance * Fraction(number, throws)
        whole = after
    return whole


def spread_of_value(value: Callable[[Callable[[str], int]], int]) -> Spread:
    """Return what an expression with dice comes to, with the chances; `value` is handed what rolls a text."""
    found: dict[int, Fraction] = {}
    open_ones: list[tuple[tuple[int, ...], Fraction]] = [((), EVEN)]
    tried = 0
    while open_ones:
        given, chance = open_ones.pop()
        tried += 1
        if tried > 5_000:
            raise Uncounted("")
        rest = iter(given)

        def roll(dice: str, rest: Iterator[int] = rest) -> int:
            total = next(rest, None)
            if total is None:
                raise _Throw(dice)
            return total

        try:
            total = value(roll)
        except _Throw as throw:
            open_ones += [((*given, more), chance * part) for more, part in spread_of(throw.dice).items()]
        else:
            found[total] = found.get(total, Fraction(0)) + chance
    return found


Outcomes = Mapping[str, Fraction]
"""Outcomes with their chances."""


class Forecast(NamedTuple):
    """What a test needs to be foretold."""

    roll: str | Callable[[Occasion, Callable[[str], int]], int]
    """Its dice, or a function that is handed what rolls a text."""
    goal: Callable[[Occasion, Callable[[str], int]], int]
    """What is to be reached, which may be rolled too."""
    add: Callable[[Occasion], int]
    edge: Callable[[Occasion], int] | None
    judge: Callable[[Occasion], str]
    known: dict[tuple[int, int, int], Outcomes]
    """What has been counted: by the edge, what is added and what is to be reached. It goes with the system."""
    counts: int = 0
    """Of a test that counts dice: the least face that counts."""
    rolls_goal: bool = False
    """Whether the goal is rolled."""
    more: Callable[[Occasion, Callable[[str], int]], int] | None = None
    """The dice that statuses add."""


def outcomes(forecast: Forecast, c: Occasion) -> Outcomes:
    """Return the chance of each outcome; raises Uncounted."""
    add, lean = forecast.add(c), 0 if forecast.edge is None else forecast.edge(c)
    lean = (lean > 0) - (lean < 0)
    if isinstance(forecast.roll, str) and not forecast.rolls_goal and forecast.more is None:
        return _of_dice(forecast, forecast.roll, lean, add, forecast.goal(c, _no_roll))
    roll = forecast.roll
    thrown = _thrown(forecast, roll) if isinstance(roll, str) else spread_of_value(lambda throw: roll(c, throw))
    goals = spread_of_value(lambda throw: forecast.goal(c, throw))
    more = forecast.more
    added = NO_MORE if more is None else spread_of_value(lambda throw: more(c, throw))
    return _judged(forecast.judge, _leaning(thrown, lean), add, goals, added)


def _thrown(forecast: Forecast, dice: str) -> Spread:
    """Return what some dice come to: their sum, or how many of them count."""
    return _hits(dice, forecast.counts) if forecast.counts else spread_of(dice)


def _no_roll(dice: str) -> int:
    raise Uncounted(dice)


def _of_dice(forecast: Forecast, dice: str, lean: int, add: int, against: int) -> Outcomes:
    """Return the chance of each outcome of plain dice against a number; it is counted once."""
    key, known = (lean, add, against), forecast.known
    found = known.get(key)
    if found is None:
        if len(known) >= MOST_KNOWN:
            known.clear()
        thrown = _thrown(forecast, dice)
        found = known[key] = _judged(forecast.judge, _leaning(thrown, lean), add, {against: EVEN})
    return found


NO_MORE: Spread = {0: EVEN}


def _judged(
    judge: Callable[[Occasion], str], thrown: Spread, add: int, goals: Spread, added: Spread = NO_MORE
) -> Outcomes:
    if len(goals) * len(thrown) * len(added) > MOST_THROWS:
        raise Uncounted("")
    seen = Occasion(None, None, None)
    found: dict[str, Fraction] = {}
    for (against, first), (natural, second), (more, third) in product(goals.items(), thrown.items(), added.items()):
        seen.natural, seen.total, seen.against = natural, natural + add + more, against
        outcome = judge(seen)
        found[outcome] = found.get(outcome, Fraction(0)) + first * second * third
    return found


def _leaning(thrown: Spread, lean: int) -> Spread:
    """Return the spread of the better of two throws, the worse, or one."""
    return _better(thrown, max if lean > 0 else min) if lean else thrown


def _better(thrown: Spread, choose: Callable[[int, int], int]) -> Spread:
    """Return the spread of the better, or worse, of two throws."""
    if len(thrown) ** 2 > MOST_THROWS:
        raise Uncounted("")
    found: dict[int, Fraction] = {}
    for (first, one), (second, other) in product(thrown.items(), repeat=2):
        total = choose(first, second)
        found[total] = found.get(total, Fraction(0)) + one * other
    return found


@lru_cache(maxsize=256)
def _hits(text: str, least: int) -> Spread:
    """Return how many of some dice show a face or more, with the chances."""
    found: dict[int, Fraction] = {0: EVEN}
    for faces in dice_of(text).dice:
        share = Fraction(max(0, faces - least + 1), faces)
        after: dict[int, Fraction] = {}
        for number, chance in found.items():
            after[number] = after.get(number, Fraction(0)) + chance * (1 - share)
            after[number + 1] = after.get(number + 1, Fraction(0)) + chance * share
        found = after
    return found


def in_percent(chances: Mapping[str, Fraction]) -> int:
    """Return the chance of doing it, in whole percent, a half rounded up."""
    chance = sum((chances.get(word, Fraction(0)) for word in ("critical", "success", "partial")), Fraction(0))
    return int(100 * chance + Fraction(1, 2))
