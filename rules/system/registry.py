"""The installed rule systems, loaded on demand: those found by entry point, and those that somebody has handed in.

What is handed in belongs to an owner, such as the library whose texts the systems are made of. Of several systems of
one id the one handed in last is found, and the others again once that is removed.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import cache, partial
from importlib.metadata import EntryPoint, entry_points
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from rules.text.localized import LocalizedText, message_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rules.system.system import System

GROUP = "turnwright.systems"


class _Cached(Protocol):
    def cache_clear(self) -> None: ...


Cached = TypeVar("Cached", bound=_Cached)


class NoSuchSystem(LookupError):
    """A system that is not installed, or cannot be loaded."""

    def __init__(self, id: str, why: str = "") -> None:
        super().__init__(f"The rule system “{id}” cannot be loaded: {why}." if why else _missing(id))
        self.id = id


def _missing(id: str) -> str:
    return f"The rule system “{id}” is not installed."


class TakenId(ValueError):
    """The id of a system that is found by entry point: no other may have it."""


class _Given:
    """A system that was handed in, built when it is first asked for."""

    def __init__(self, id: str, build: Callable[[], System], owner: object, mark: object) -> None:
        self.id = id
        self.owner = owner
        self.mark = mark
        self._build = build
        self._built: dict[str, System | Exception] = {}

    def system(self) -> System:
        """Return the system; raises NoSuchSystem if it cannot be built."""
        found = self._built.get(self.id)
        if found is None:
            # Of several that ask at once each may build it, and all get the same one.
            found = self._built.setdefault(self.id, _attempted(self._build))
        if isinstance(found, Exception):
            raise NoSuchSystem(self.id, reason(found)) from found
        return found


def _attempted(build: Callable[[], System]) -> System | Exception:
    try:
        return build()
    except Exception as error:  # noqa: BLE001 - said by whoever asks for the system
        return error


_given: dict[str, tuple[_Given, ...]] = {}
"""Id to the systems of that id that were handed in, the last one found."""
_played: dict[str, tuple[_Given, ...]] = {}
"""Id to the systems by which it is played instead, the last one found."""
_resting_on_it: list[_Cached] = []


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
    for id in sorted({*points(), *_given}) if _given else points():
        try:
            system(id)
        except NoSuchSystem as error:
            yield id, error
        else:
            yield id, None


def install(system: System[Any, Any], owner: object = None) -> None:
    """Let a system be found by its id until it is removed; raises TakenId."""
    install_later(system.id, lambda: system, owner)


def install_later(id: str, build: Callable[[], System[Any, Any]], owner: object = None, mark: object = None) -> None:
    """Let a system be found by its id, and built when it is first asked for; replaces the owner's of that id.

    What building raises is the reason why it cannot be loaded. Raises TakenId for the id of an entry point.
    `mark`: by which the owner knows which one it has handed in.
    """
    if id in points():
        raise TakenId(id)
    _put(id, (*_of_others(id, owner), _Given(id, build, owner, mark)))


def install_all(owner: object, marks: Mapping[str, object], build: Callable[[Any], System[Any, Any]]) -> None:
    """Let exactly these systems be the owner's, each built of its mark; those whose mark is the same stay as they are.

    What has the id of an entry point is left out.
    """
    for id in installed_by(owner):
        if id not in marks:
            remove(id, owner)
    for id, mark in marks.items():
        if id not in points() and mark_of(id, owner) != mark:
            install_later(id, partial(build, mark), owner, mark)


def install_played(owner: object, builds: Mapping[str, tuple[object, Callable[[], System[Any, Any]]]]) -> None:
    """Let exactly these ids be played by the owner's rules, such as house rules; what `system` finds stays.

    Each has a mark and is built when it is first asked for; those whose mark is the same stay as they are.
    """
    global _played  # noqa: PLW0603 - replaced whole: other threads read it meanwhile
    others = {id: tuple(given for given in played if given.owner is not owner) for id, played in _played.items()}
    own = {id: next((given for given in played if given.owner is owner), None) for id, played in _played.items()}
    for id, (mark, build) in builds.items():
        former = own.get(id)
        given = _Given(id, build, owner, mark) if former is None or former.mark != mark else former
        others[id] = (*others.get(id, ()), given)
    found = {id: played for id, played in others.items() if played}
    if found != _played:
        _played = found
        _forget()


def remove(id: str, owner: object = None) -> None:
    """Let the owner's system of that id be found no longer; nothing happens if there is none."""
    _put(id, _of_others(id, owner))


def remove_all(owner: object) -> None:
    """Let no system of the owner's be found any longer."""
    for id in installed_by(owner):
        remove(id, owner)
    install_played(owner, {})


def installed_by(owner: object) -> tuple[str, ...]:
    """Return the ids of the systems that an owner has handed in."""
    return tuple(id for id, systems in _given.items() if any(given.owner is owner for given in systems))


def mark_of(id: str, owner: object) -> object:
    """Return the mark of the owner's system of that id; None if there is none."""
    return next((given.mark for given in _given.get(id, ()) if given.owner is owner), None)


def forgets(cached: Cached) -> Cached:
    """Let a cached function that rests on the installed systems forget its results when those change."""
    _resting_on_it.append(cached)
    return cached


def _of_others(id: str, owner: object) -> tuple[_Given, ...]:
    return tuple(given for given in _given.get(id, ()) if given.owner is not owner)


def _put(id: str, systems: tuple[_Given, ...]) -> None:
    global _given  # noqa: PLW0603 - replaced whole: other threads read it meanwhile
    if systems == _given.get(id, ()):
        return
    others = {other: given for other, given in _given.items() if other != id}
    _given = {**others, id: systems} if systems else others
    _forget()


def _forget() -> None:
    for cached in _resting_on_it:
        cached.cache_clear()


def system(id: str) -> System:
    """Return the system of that id; raises NoSuchSystem."""
    given = _given.get(id)
    return of_point(id) if given is None else given[-1].system()


def played(id: str) -> System:
    """Return the system of that id under the rules by which it is played here; as it is installed, without any.

    Rules that do not fit it change nothing. Raises NoSuchSystem.
    """
    for given in reversed(_played.get(id, ())):
        with suppress(NoSuchSystem):
            return given.system()
    return system(id)


@cache
def of_point(id: str) -> System:
    """Return the system of the entry point of that id; raises NoSuchSystem."""
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
    """Return an error in one line; a localized one as it is."""
    message = message_of(error)
    if isinstance(message, LocalizedText):
        return message
    lines = message.strip().splitlines()
    return lines[0].rstrip(".") if lines else type(error).__name__
