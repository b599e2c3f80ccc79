"""What a handout has besides the log, as values: every kind of file reads them."""

from __future__ import annotations

from dataclasses import dataclass

from ui.summary.plots import Plot


@dataclass(frozen=True)
class HandoutGroup:
    """Some who look alike: one picture, and all their names."""

    names: tuple[str, ...]
    picture: str = ""
    """As an address that holds all of it; empty: they have none."""


@dataclass(frozen=True)
class Handout:
    """What a handout has besides the log."""

    about: tuple[str, ...]
    """Lines under the title: when it was played, and in the game master's edition what is noted of it."""
    sides: tuple[tuple[str, tuple[HandoutGroup, ...]], ...]
    """What a side is called, and those on it."""
    highlights_title: str
    highlights: tuple[str, ...]
    story_title: str
    plots: tuple[Plot, ...]
