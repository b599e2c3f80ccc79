"""The installed rule systems, found by entry point and loaded on demand."""

from __future__ import annotations

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rules.system.system import System

GROUP = "turnwright.systems"


class NoSuchSystem(LookupError):
    """A system that is not installed, or cannot be loaded."""

    def __init__(self, id: str, why: str = "") -> None:
        super().__init__(f"The rule system “{id}” cannot be loaded: {why}." if why else _missing(id))
        self.id = id


def _missing(id: str) -> str:
    return f"The rule system “{id}” is not installed."


@cache
def points() -> dict[str, EntryPoint]:
    """Return the entry point of each installed system by id, in alphabetical order, without loading them."""
    return {point.name: point for point in sorted(entry_points(group=GROUP), key=lambda point: point.name)}


def ids() -> tuple[str, ...]:
    """Return the ids of all installed systems that can be loaded, in alphabetical order."""
    return tuple(id for id, fault in _faults() if fault is None)


def broken() -> list[NoSuchSystem]:
    """Return why systems cannot be loaded, in alphabetical order."""
    return [fault for _, fault in _faults() if fault is not None]


def _faults() -> Iterator[tuple[str, NoSuchSystem | None]]:
    for id in points():
        try:
            system(id)
        except NoSuchSystem as error:
            yield id, error
        else:
            yield id, None


@cache
def system(id: str) -> System:
    """Return the system of that id; raises NoSuchSystem."""
    point = points().get(id)
    if point is None:
        raise NoSuchSystem(id)
    loaded = _loaded(point)
    if isinstance(loaded, BaseException):
        raise NoSuchSystem(id, reason(loaded)) from loaded
    return loaded


@cache
def _loaded(point: EntryPoint) -> System | BaseException:
    """Return what an entry point loads, or the error; foreign code may raise anything."""
    from rules.system.system import System

    try:
        loaded = point.load()
    except (Exception, SystemExit) as error:  # noqa: BLE001 - said by whoever asks for the system
        return error
    return loaded if isinstance(loaded, System) else TypeError(f"{point.value} is no rule system")


def reason(error: BaseException) -> str:
    """Return an error in one line."""
    lines = str(error).strip().splitlines()
    return lines[0].rstrip(".") if lines else type(error).__name__
