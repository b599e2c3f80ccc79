"""A conversion profile: a TOML file that says how a creature of one family of games becomes a sheet of one system."""

from __future__ import annotations

import tomllib
from bisect import bisect_right
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from models import reading
from models.exchange.profiles.expressions import BadExpression, Tables, Value
from models.exchange.profiles.nodes import Made, node
from models.exchange.profiles.values import KNOWN, field_of
from models.refusals import MESSAGES, LibraryError
from rules.sayings import said

FORMAT = "turnwright profile"
VERSION = 1
_KEYS = {"format", "version", "name", "about", "family", "system", "steps", "words", "let", "sheet", "rows", "creature"}
_ROW_KEYS = {"into", "when", "most", "let", "make"}


@dataclass(frozen=True, slots=True)
class Rows:
    """Rows of a sheet's list, one for each attack that fits."""

    into: str
    when: Made | None
    most: int
    let: tuple[tuple[str, Made], ...]
    make: Made


@dataclass(frozen=True, slots=True)
class Profile:
    """A profile that has been read."""

    id: str
    name: str
    family: str
    system: str
    about: str
    text: str
    """The file as it stands, for whoever wants to look at it or change it."""
    let: tuple[tuple[str, Made], ...]
    """Values that others are worked out of, in their order."""
    sheet: tuple[tuple[str, Made], ...]
    rows: tuple[Rows, ...]
    creature: Mapping[str, Made]
    targets: Mapping[str, tuple[str, bool]]
    """Field of the record to the fields of the sheet that come from it, and whether one takes it as it stands."""


def read_profile(text: str, id: str) -> Profile:
    """The profile of a text; refuses `bad_profile` with what is wrong."""
    try:
        return _profile(tomllib.loads(text), text, id)
    except tomllib.TOMLDecodeError as error:
        raise LibraryError("bad_profile", name=id, reason=str(error)) from error
    except BadExpression as error:
        raise LibraryError(
            "bad_profile", name=id, reason=said("fault-expression", MESSAGES, text=str(error))
        ) from error
    except (KeyError, TypeError, ValueError, AttributeError, RecursionError) as error:
        raise LibraryError(
            "bad_profile", name=id, reason=said("fault-profile", MESSAGES, text=str(error)[:80])
        ) from error


def of_file(path: Path) -> Profile:
    """The profile in a file; refuses `unreadable`, or `bad_profile`."""
    try:
        return read_profile(reading.read_file(path).decode("utf-8-sig"), path.stem)
    except (OSError, UnicodeDecodeError) as error:
        raise LibraryError(
            "unreadable", name=path.name, reason=getattr(error, "strerror", None) or str(error)
        ) from error


def _profile(given: Mapping[str, Any], text: str, id: str) -> Profile:
    if given.get("format") != FORMAT or given.get("version") != VERSION:
        raise LibraryError("bad_profile", name=id, reason=said("fault-profile_version", MESSAGES, version=VERSION))
    _only(given, _KEYS, id)
    tables = Tables(
        {name: _steps(one, name) for name, one in given.get("steps", {}).items()},
        {name: dict(one) for name, one in given.get("words", {}).items()},
    )
    let = tuple((name, node(one, f"let.{name}", tables)) for name, one in given.get("let", {}).items())
    sheet = tuple((name, node(one, f"sheet.{name}", tables)) for name, one in given["sheet"].items())
    rows = tuple(_rows(one, number, tables) for number, one in enumerate(given.get("rows", ())))
    creature = {name: node(one, f"creature.{name}", tables) for name, one in given.get("creature", {}).items()}
    return Profile(
        id=id,
        name=str(given.get("name", id)),
        family=str(given["family"]),
        system=str(given["system"]),
        about=str(given.get("about", "")),
        text=text,
        let=let,
        sheet=sheet,
        rows=rows,
        creature=creature,
        targets=_targets(let, sheet, rows, creature),
    )


def _only(given: Mapping[str, Any], known: set[str], place: str) -> None:
    strange = next((key for key in given if key not in known), None)
    if strange is not None:
        raise BadExpression(f"{place}: {strange}")


def _rows(given: Mapping[str, Any], number: int, tables: Tables) -> Rows:
    place = f"rows[{number}]"
    _only(given, _ROW_KEYS, place)
    when = node(given["when"], f"{place}.when", tables) if "when" in given else None
    let = tuple((name, node(one, f"{place}.let.{name}", tables)) for name, one in given.get("let", {}).items())
    return Rows(str(given["into"]), when, int(given.get("most", 40)), let, node(given["make"], f"{place}.make", tables))


def _steps(given: Mapping[str, Any], name: str) -> Callable[[float], Value]:
    """From a number to a value: that of the last step not above it, or between two steps in proportion."""
    _only(given, {"from", "to", "between"}, f"steps.{name}")
    starts, values = [float(one) for one in given["from"]], list(given["to"])
    if not starts or len(starts) != len(values) or starts != sorted(starts):
        raise BadExpression(f"steps.{name}")
    between = bool(given.get("between", False))

    def step(number: float) -> Value:
        place = max(0, bisect_right(starts, number) - 1)
        if not between or place + 1 == len(starts) or number <= starts[0]:
            return values[place]
        share = (number - starts[place]) / (starts[place + 1] - starts[place])
        return values[place] + share * (values[place + 1] - values[place])

    return step


def _targets(
    let: Iterable[tuple[str, Made]],
    sheet: Iterable[tuple[str, Made]],
    rows: Iterable[Rows],
    creature: Mapping[str, Made],
) -> dict[str, tuple[str, bool]]:
    """Where each field of the record goes, through all that lies between; raises BadExpression for unknown values."""
    behind: dict[str, frozenset[str]] = {name: frozenset({name}) for name in KNOWN}

    def all_behind(made: Made, own: Mapping[str, frozenset[str]]) -> frozenset[str]:
        strange = next((name for name in sorted(made.names) if name not in own), None)
        if strange is not None:
            raise BadExpression(strange)
        return frozenset[str]().union(*(own[name] for name in made.names))

    for name, made in let:
        behind[name] = all_behind(made, behind)
    into: dict[str, set[str]] = {}
    ends = [*sheet, *creature.items()]
    for target, made in ends:
        for name in all_behind(made, behind):
            into.setdefault(field_of(name), set()).add(target)
    for one in rows:
        own = dict(behind)
        for name, made in one.let:
            own[name] = all_behind(made, own)
        for name in all_behind(one.make, own) | (all_behind(one.when, own) if one.when else frozenset()):
            into.setdefault(field_of(name), set()).add(one.into)
    kept = {made.plain for _, made in ends}
    return {name: (", ".join(sorted(fields)), name in kept) for name, fields in into.items() if name}
