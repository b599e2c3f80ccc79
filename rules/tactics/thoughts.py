"""A thought: something that one might do at a stop, and what speaks for it."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, NamedTuple


class Thought(NamedTuple):
    """Something that one might do."""

    command: dict[str, Any]
    why: str
    """What speaks for it: one of a `Want`, or `declared`, `frees`, `mends`, `nears`, `guards`,
    `flees`, `whims`."""
    targets: tuple[str, ...] = ()
    """At whom it is aimed, or whom it comes nearer to."""


Thoughts = Generator[Thought, str | None, None]
"""Is sent the code with which the last was refused, or None."""
