"""The rule systems there are, found by entry point; loaded when first asked for."""

from __future__ import annotations

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rules.system import System

GROUP = "turnwright.systems"


class NoSuchSystem(LookupError):
    """A system that is not installed."""

    def __init__(self, id: str) -> None:
        super().__init__(f"The rule system “{id}” is not installed.")
        self.id = id


@cache
def _found() -> dict[str, EntryPoint]:
    return {point.name: point for point in sorted(entry_points(group=GROUP), key=lambda point: point.name)}


def ids() -> tuple[str, ...]:
    """The ids of all installed systems, in alphabetical order."""
    return tuple(_found())


@cache
def system(id: str) -> System:
    """The system of that id; raises NoSuchSystem."""
    point = _found().get(id)
    if point is None:
        raise NoSuchSystem(id)
    loaded: System = point.load()
    return loaded
