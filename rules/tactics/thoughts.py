"""A thought: something that one might do at a stop, and what speaks for it."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, NamedTuple


class Thought(NamedTuple):
    """Something that one might do."""

    command: dict[str, Any]
    why: str
    """What speaks for it: one of a `Want`, or `declared`, `frees`, `eases`, `mends`, `nears`, `withdraws`, `waits`,
    `guards`, `flees`, `forced`, `whims`."""
    targets: tuple[str, ...] = ()
    """Those at whom it is aimed, or to whom it comes nearer."""


Thoughts = Generator[Thought, str | None, None]
"""Yields one thought after the other, and is sent the code with which each was refused, or None."""
