"""Batches: which runs are played in what order, so that it is the same however many play them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, repeat
from typing import NamedTuple

from rules.tactics import RANDOM, TEMPERAMENTS

FIRST_SIZES = (5, 5, 10, 20, 40)
"""The first batches are small, so that there are figures at once."""
SIZE = 50
"""Runs of each batch after these."""
SHARE_OF_OTHERS = 5
"""How many runs of its own tactics there are for each one under another."""


class Batch(NamedTuple):
    """Runs that one worker plays, one after the other."""

    tactics: str
    numbers: range


class BatchRound(NamedTuple):
    """A batch of the tactics that is asked for, and what belongs to it of the others; after it one may stop."""

    own: Batch
    others: tuple[Batch, ...]


def others_than(tactics: str) -> tuple[str, ...]:
    """The other tactics that somebody might play by; nobody plays at random."""
    return tuple(item for item in TEMPERAMENTS if item not in (tactics, RANDOM))


def rounds(tactics: str, fights: int | None = None, *, spread: bool = True) -> Iterator[BatchRound]:
    """The rounds of so many fights; without an end where none is said."""
    others = others_than(tactics) if spread else ()
    done = 0
    for size in chain(FIRST_SIZES, repeat(SIZE)):
        after = done + size if fights is None else min(done + size, fights)
        if after == done:
            return
        numbers = range(_fifth(done), _fifth(after))
        beside = tuple(Batch(item, numbers) for item in others) if numbers else ()
        yield BatchRound(Batch(tactics, range(done, after)), beside)
        done = after


def _fifth(fights: int) -> int:
    """A fifth of so many, and at least one of any."""
    return -(-fights // SHARE_OF_OTHERS)
