"""The params of an action: one typed value, read once from a command.

The class of an action's params is a frozen dataclass; each of its fields is made by `param`, which gives its place in a
command, its kind, label and choices. The form, the reading of a script, the checks, the previews and the function of
the action all get that one value.
"""

from __future__ import annotations

import dataclasses
import inspect
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple, TypeVar

from rules.core.questions import Refusal
from rules.text.faults import is_whole

P = TypeVar("P")

WITH, TARGETS, MODIFIER = BESIDE = "with", "targets", "modifier"
"""The fields of a command beside its `params`."""

SEVERAL = ("targets", "choices")
"""The kinds with several values."""
OF_IDS = ("choice", *SEVERAL)
"""The kinds whose values are the ids of their options."""

_MISSING: Any = object()


class Numbers(dict[str, int]):
    """A number for each of some ids, immutable."""

    def __hash__(self) -> int:  # type: ignore[override]
        """Return the hash of its items."""
        return hash(frozenset(self.items()))


@dataclass(frozen=True, slots=True)
class Param:
    """One field of an action's params: its name in a command, its kind, and how a form asks for it."""

    name: str
    """`with`, `targets`, `modifier`, or the name of a param; `a.b` is the key `b` of the param `a`."""
    kind: str
    """`choice`, `choices`, `targets`, `number`, `text`, `flag`, `cell`, `cells`, `map` (as it is given)."""
    label: str = ""
    words: Mapping[str, str] | None = None
    """The ids of a fixed choice with their labels. No other value can be read."""
    choices: Callable[[Any, Any, Any], Iterable[Any]] | None = None
    """(fight, actor, params so far) to the `Option`s of a choice that depends on the fight.

    A `number` that has them is one for each of these: `Numbers`.
    """
    most: Callable[[Any, Any, Any], tuple[int, int]] | None = None
    """(fight, actor, params so far) to the least and most targets, or to a form's limits of a number."""
    minimum: int | None = None
    maximum: int | None = None
    """The limits of a number, or of how many choices are made."""
    needed: bool = False
    instead: str = ""
    """The name of a field that may be given instead."""
    default: Any = None
    """What a form begins with, and the value if none is given."""
    advanced: bool = False
    """Shown only on request, as it is rarely set."""
    repeats: bool = False
    """Whether the same target may be named several times."""
    also: tuple[str, ...] = ()
    """Further kinds that a script may give: `numbers`, one for each target; a `choice` for `choices`."""
    read: Callable[[Any], Any] | None = None
    """Reads a script's value, if its kind is not enough; raises ValueError or TypeError."""
    shown: Callable[[Any, Any, Any], bool] | None = None
    """(fight, actor, params so far) to whether it applies now; None: always."""
    at_once: Callable[[Any, Any, Any], bool] | None = None
    """(fight, actor, params so far) to whether it is shown without request, though it is advanced."""
    begins: Callable[[Any, Any, Any], Any] | None = None
    """(fight, actor, params so far) to what a form sets after the fields before it are chosen."""
    meant: Callable[[Any, Any, Any, Any], bool] | None = None
    """(fight, actor, params so far, other) to whether it is meant for `other`: help for friends, harm for foes."""
    proposes: Callable[[Any, Any, Any], Sequence[str]] | None = None
    """(fight, actor, params so far) to the proposed targets while none is named; empty: one has to be named."""
    asked: Callable[[Any, Any, Any], bool] | None = None
    """(fight, actor, params so far) to whether a form waits for a target; a command without one means the actor."""
    hidden: bool = False
    """Whether only scripts may give it."""
    lists: bool = False
    """Whether the action is not listed while there is nothing to choose here."""

    def value(self, raw: Any) -> Any:
        """Return the value of a command's data; raises ValueError or TypeError if it is invalid."""
        if self.read is not None:
            return self.read(raw)
        for kind in self.also:
            if isinstance(raw, _TYPES[kind]):
                return _READ[self.kind](self, (raw,)) if self.kind == "choices" else _READ[kind](self, raw)
        return _READ[self.kind](self, raw)

    def of_option(self, id: str) -> Any:
        """Return the value with one option chosen; several choices as often as required."""
        value = (id,) * max(1, self.minimum or 1) if self.kind in SEVERAL else id
        return value if self.kind in OF_IDS and self.read is None else self.value(value)

    @property
    def is_each(self) -> bool:
        """Whether it is a number for each of several ids."""
        return self.kind == "number" and self.choices is not None


def param(name: str, kind: str, label: str = "", *, default: Any = _MISSING, **more: Any) -> Any:
    """Return a field of a class of params; the keywords are those of `Param`."""
    if default is not _MISSING:
        described = Param(name, kind, label, default=default, **more)
    else:
        described = Param(name, kind, label, **more)
        default = 0 if name == MODIFIER else Numbers() if described.is_each else _NOTHING.get(kind)
    return dataclasses.field(default=default, metadata={"param": described})


_NOTHING: Mapping[str, Any] = {"targets": (), "choices": (), "flag": False, "text": ""}
"""The value of a kind if none is given and there is no default; else None."""


# --- reading -----------------------------------------------------------------------------------------------


def _number(described: Param, raw: Any) -> Any:
    if described.is_each:
        return _each(raw)
    if not is_whole(raw):
        raise TypeError(raw)
    if (described.minimum is not None and raw < described.minimum) or (
        described.maximum is not None and raw > described.maximum
    ):
        raise ValueError(raw)
    return raw


def _numbers(described: Param, raw: Any) -> tuple[int, ...]:
    return tuple(_number(described, item) for item in raw)


def _each(raw: Any) -> Numbers:
    if not isinstance(raw, Mapping):
        raise TypeError(raw)
    for id, number in raw.items():
        if not isinstance(id, str) or not is_whole(number):
            raise TypeError(raw)
    return Numbers(raw)


def _map(described: Param, raw: Any) -> Mapping[str, Any]:
    if not isinstance(raw, Mapping):
        raise TypeError(raw)
    return raw


def _choice(described: Param, raw: Any) -> str:
    if not isinstance(raw, str) or (described.words is not None and raw not in described.words):
        raise ValueError(raw)
    return raw


def _flag(described: Param, raw: Any) -> bool:
    if not isinstance(raw, bool):
        raise TypeError(raw)
    return raw


def _text(described: Param, raw: Any) -> str:
    if not isinstance(raw, str):
        raise TypeError(raw)
    return raw


def _ids(described: Param, raw: Any) -> tuple[str, ...]:
    if not isinstance(raw, list | tuple) or not all(isinstance(item, str) for item in raw):
        raise ValueError(raw)
    if described.words is not None and not described.words.keys() >= set(raw):
        raise ValueError(raw)
    if described.kind == "choices":
        _number(described, len(raw))
    return tuple(raw)


def _cell(described: Param, raw: Any) -> tuple[int, int]:
    if isinstance(raw, str):
        across, _, down = raw.partition(",")
        return int(across), int(down)
    if not isinstance(raw, list | tuple) or len(raw) != 2:
        raise ValueError(raw)
    for item in raw:
        if not is_whole(item):
            raise TypeError(raw)
    return raw[0], raw[1]


def _cells(described: Param, raw: Any) -> tuple[tuple[int, int], ...]:
    if not isinstance(raw, list | tuple) or not raw or any(isinstance(item, str) for item in raw):
        raise ValueError(raw)
    return tuple(_cell(described, item) for item in raw)


_READ: Mapping[str, Callable[[Param, Any], Any]] = {
    "number": _number,
    "numbers": _numbers,
    "map": _map,
    "choice": _choice,
    "choices": _ids,
    "targets": _ids,
    "flag": _flag,
    "text": _text,
    "cell": _cell,
    "cells": _cells,
}

_TYPES: Mapping[str, Any] = {"number": int, "numbers": (list, tuple), "choice": str}
"""The types by which values of further kinds are recognised."""


def _plain(value: Any) -> Any:
    """Return a value as JSON data."""
    return [_plain(item) for item in value] if isinstance(value, tuple) else value


class SoFar(NamedTuple, Generic[P]):
    """Params that are not complete yet."""

    params: P
    known: frozenset[str]
    """The attributes that have a value: given, not needed, or such as no command gives."""


class Reading(Generic[P]):
    """A reader of the params of one class."""

    def __init__(self, params: type[P]) -> None:
        self.params = params
        fields = dataclasses.fields(params)  # type: ignore[arg-type]
        described = {field.name: field.metadata["param"] for field in fields if "param" in field.metadata}
        names = dict.fromkeys(name for base in params.__mro__ for name in inspect.get_annotations(base))
        self.described: dict[str, Param] = {name: described[name] for name in names if name in described}
        """Attribute to its `Param`: a class's own fields before inherited ones."""
        self.attributes: dict[str, str] = {candidate.name: attribute for attribute, candidate in self.described.items()}
        """Name in a command to attribute."""
        self._demanded = sorted(
            candidate.name
            for candidate in self.described.values()
            if candidate.needed and candidate.shown is None and not candidate.instead and candidate.name not in BESIDE
        )
        self._thing, self._aim, self._modifier = (self.attributes.get(name) for name in BESIDE)
        self.defaults = {
            field.name: field.default
            for field in dataclasses.fields(params)  # type: ignore[arg-type]
        }
        needed = {name for name, candidate in self.described.items() if candidate.needed}
        self._free = frozenset(name for name in self.defaults if name not in needed)
        self._has_slots = hasattr(params, "__slots__")
        """Whether values are kept in slots; else params are copied from the defaults, which is faster."""
        self._nested = tuple(dict.fromkeys(name.partition(".")[0] for name in self.attributes if "." in name))
        self.nothing: SoFar[P] = self.so_far({})
        """The params of an empty command."""

    def read(self, command: Mapping[str, Any]) -> P:
        """Return the params of a command; refuses `invalid_params` if one is missing, unknown or out of range."""
        return self.build(self.values(command))

    def values(self, command: Mapping[str, Any]) -> dict[str, Any]:
        """Return the values of a command by attribute; refuses as `read` does.

        What stands beside `params` has been read by the contract already, and unused fields are left out.
        """
        values: dict[str, Any] = {}
        get = command.get
        if self._thing is not None and (given := get(WITH)) is not None:
            values[self._thing] = given
        if self._aim is not None and (given := get(TARGETS)):
            values[self._aim] = tuple(given)
        if self._modifier is not None and (given := get(MODIFIER)):
            values[self._modifier] = given
        params = get("params")
        if params:
            self.read_params(command, params, values)
        for name in self._demanded:
            if self.attributes[name] not in values:
                raise Refusal("invalid_params", param=name, value=None)
        return values

    def build(self, values: dict[str, Any]) -> P:
        """Return the params with these values, and defaults for the other attributes."""
        if self._has_slots:
            return self.params(**values)
        made = object.__new__(self.params)
        object.__setattr__(made, "__dict__", self.defaults | values)
        return made

    def read_params(self, command: Mapping[str, Any], params: Mapping[str, Any], values: dict[str, Any]) -> None:
        """Add the values of a command's `params`."""
        for key, raw in params.items():
            if key in self._nested:
                values.update(self._read_inside(key, raw))
                continue
            attribute, value = self._read(key, raw)
            values[attribute] = value

    def _read(self, key: str, raw: Any) -> tuple[str, Any]:
        attribute = self.attributes.get(key)
        described = None if key in BESIDE or attribute is None else self.described[attribute]
        if attribute is None or described is None or (isinstance(raw, str) and described.kind == "cell"):
            raise Refusal("invalid_params", param=key, value=raw)
        try:
            return attribute, described.value(raw)
        except (TypeError, ValueError):
            raise Refusal("invalid_params", param=key, value=raw) from None

    def _read_inside(self, outer: str, raw: Any) -> Iterator[tuple[str, Any]]:
        """Yield the fields `a.b` of a param `a`; a fault in one of them is a fault of the whole."""
        if not isinstance(raw, Mapping) or not raw:
            raise Refusal("invalid_params", param=outer, value=raw)
        for key, inner in raw.items():
            try:
                yield self._read(f"{outer}.{key}", inner)
            except Refusal:
                raise Refusal("invalid_params", param=outer, value=raw) from None

    def written(self, params: P) -> dict[str, Any]:
        """Return the fields of a command that would be read as these params, without defaults."""
        command: dict[str, Any] = {}
        inner: dict[str, Any] = {}
        for attribute, described in self.described.items():
            value = getattr(params, attribute)
            if value == self.defaults[attribute] and described.name not in self._demanded:
                continue
            holder = command if described.name in BESIDE else inner
            outer, _, key = described.name.rpartition(".")
            if outer:
                holder = holder.setdefault(outer, {})
            holder[key] = _plain(value)
        return {**command, "params": inner} if inner else command

    def so_far(self, given: Mapping[str, Any]) -> SoFar[P]:
        """Return the params of the fields given so far, by name; unreadable ones count as not given."""
        values: dict[str, Any] = {}
        for attribute, described in self.described.items():
            raw = given.get(described.name)
            if raw is None:
                continue
            try:
                values[attribute] = described.value(raw)
            except (TypeError, ValueError):
                continue
        known = {*self._free, *values}
        for attribute, described in self.described.items():
            if described.instead and self.attributes.get(described.instead) in values:
                known.add(attribute)
            elif values.get(attribute) == () and attribute not in self._free:
                known.discard(attribute)
        return SoFar(self.params(**values), frozenset(known))

    def flat(self, command: Mapping[str, Any]) -> dict[str, Any]:
        """Return the fields of a command by name."""
        values = dict(command.get("params") or {})
        for outer in self._nested:
            inner = values.pop(outer, None)
            if isinstance(inner, Mapping):
                values.update({f"{outer}.{key}": item for key, item in inner.items()})
        values.update({name: command[name] for name in BESIDE if command.get(name)})
        return values
