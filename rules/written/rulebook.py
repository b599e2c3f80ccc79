"""Which system a fight is played by: an installed one, or one of the texts that it brings along, under house rules."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import lru_cache
from hashlib import sha256
from typing import Any, TypeVar

from rules.system import registry
from rules.system.system import System
from rules.text.localized import said
from rules.written.house import over_installed, over_written
from rules.written.loader import system_of
from rules.written.source import BadSystem, Source, TextFault, read

T = TypeVar("T")


class BadRules(ValueError):
    """A text among several that is at fault."""

    def __init__(self, index: int, bad: BadSystem) -> None:
        super().__init__(str(bad))
        self.index = index
        self.bad = bad

    @property
    def first(self) -> TextFault:
        """The first of its faults."""
        return self.bad.faults[0]


def digest_of(text: str) -> str:
    """Return what a text is known by: two of the same content have the same."""
    return sha256(text.encode("utf-8", "surrogatepass")).hexdigest()


def system_by(id: str, texts: tuple[str, ...] = ()) -> System[Any, Any]:
    """Return the system of an id: of the texts, or installed; the other texts are house rules over it, in their order.

    Raises `registry.NoSuchSystem`, or BadRules for a text with faults, over another system, or without use.
    """
    return _kept(id, texts) if texts else registry.system(id)


@lru_cache(maxsize=64)
def _kept(id: str, texts: tuple[str, ...]) -> System[Any, Any]:
    return replace(_built(id, texts), texts=texts)


def _built(id: str, texts: tuple[str, ...]) -> System[Any, Any]:
    sources = [_read(index, text) for index, text in enumerate(texts)]
    base = next((index for index, source in enumerate(sources) if _about(source, "id") == id), None)
    houses = [index for index, source in enumerate(sources) if index != base]
    for index in houses:
        source = sources[index]
        if _about(source, "over") != id:
            source.fault("system.over", said("fault-written_over", system=id))
            raise BadRules(index, BadSystem(source.faults, source.name))
    if base is None:
        return _over_installed(registry.system(id), sources, houses)
    whole = sources[base]
    for index in houses:
        whole = _tried(index, over_written, whole, sources[index])
    if houses:
        return _tried(houses[-1], system_of, whole)
    return _tried(base, system_of, whole)


def _over_installed(system: System[Any, Any], sources: Sequence[Source], houses: Sequence[int]) -> System[Any, Any]:
    for index in houses:
        system = _tried(index, over_installed, system, sources[index])
    return system


def _read(index: int, text: str) -> Source:
    return _tried(index, read, text, f"rules[{index}]")


def _tried(index: int, work: Callable[..., T], *given: object) -> T:
    """Return what a function makes of a text; its faults name the text."""
    try:
        return work(*given)
    except BadSystem as bad:
        raise BadRules(index, bad) from None


def _about(source: Source, key: str) -> str:
    """Return what a text says of itself."""
    about = source.data.get("system")
    value = about.get(key) if isinstance(about, dict) else None
    return value if isinstance(value, str) else ""
