"""The rule systems there are, found by entry point; loaded when first asked for."""

from __future__ import annotations

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rules.system import System

GROUP = "turnwright.systems"


class NoSuchSystem(LookupError):
    """A system that is not installed, or that cannot be loaded."""

    def __init__(self, id: str, why: str = "") -> None:
        super().__init__(f"The rule system “{id}” cannot be loaded: {why}." if why else _missing(id))
        self.id = id


def _missing(id: str) -> str:
    return f"The rule system “{id}” is not installed."


@cache
def points() -> dict[str, EntryPoint]:
    """Where each installed system is found, by its id, in alphabetical order; none is loaded."""
    return {point.name: point for point in sorted(entry_points(group=GROUP), key=lambda point: point.name)}


def ids() -> tuple[str, ...]:
    """The ids of all installed systems, in alphabetical order."""
    return tuple(points())


@cache
def system(id: str) -> System:
    """The system of that id; raises NoSuchSystem."""
    point = points().get(id)
    if point is None:
        raise NoSuchSystem(id)
    try:
        loaded: System = point.load()
    except Exception as error:
        raise NoSuchSystem(id, str(error) or type(error).__name__) from error
    return loaded
