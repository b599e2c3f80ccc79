"""Thoughts: what might be done at a stop, and what speaks for it."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, NamedTuple


class Thought(NamedTuple):
    """Something that might be done."""

    command: dict[str, Any]
    why: str
    """What speaks for it: that of a `Want`, or `declared`, `frees`, `eases`, `mends`, `nears`, `withdraws`, `waits`,
    `guards`, `flees`, `forced`, `whims`."""
    targets: tuple[str, ...] = ()
    """Those at whom it is aimed, or to whom it comes nearer."""


Thoughts = Generator[Thought, str | None, None]
"""Yields thoughts one after the other, and is sent the code with which each was refused, or None."""
