"""A conversion profile: a TOML file that says how a creature of one family of games becomes a sheet of one system."""

from __future__ import annotations

import re
import tomllib
from bisect import bisect_right
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from models.exchange.profiles.expressions import BadExpression, Tables, Value
from models.exchange.profiles.nodes import BoundNode, node
from models.exchange.profiles.values import KNOWN, field_of
from models.storage import bounded_reads
from models.storage.errors import MESSAGES, LibraryError
from rules.text.localized import LocalizedText, said

FORMAT = "turnwright profile"
VERSION = 1
_KEYS = {"format", "version", "name", "about", "family", "system", "steps", "words", "let", "sheet", "rows", "creature"}
_ROW_KEYS = {"into", "when", "most", "let", "make"}
_TABLE = re.compile(r"\s*(\[\[?)([\w.-]+)\]")
_KEY = re.compile(r"\s*([\w-]+)\s*=")


@dataclass(frozen=True, slots=True)
class ProfileRows:
    """Rows of a sheet's list, one for each attack that fits."""

    into: str
    when: BoundNode | None
    most: int
    let: tuple[tuple[str, BoundNode], ...]
    make: BoundNode


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
    let: tuple[tuple[str, BoundNode], ...]
    """Values that others are worked out of, in their order."""
    sheet: tuple[tuple[str, BoundNode], ...]
    rows: tuple[ProfileRows, ...]
    creature: Mapping[str, BoundNode]
    targets: Mapping[str, tuple[str, bool]]
    """Field of the record to the fields of the sheet that come from it, and whether one takes it as it stands."""


def read_profile(text: str, id: str) -> Profile:
    """The profile of a text; refuses `bad_profile` with what is wrong."""
    try:
        return _profile(tomllib.loads(text), text, id)
    except tomllib.TOMLDecodeError as error:
        line, column = _where(error, text)
        raise bad_profile(id, line, said("fault-toml", MESSAGES, column=column)) from error
    except BadExpression as error:
        raise bad_profile(
            id, line_of(text, error.place), said("fault-expression", MESSAGES, text=str(error))
        ) from error
    except (KeyError, TypeError, ValueError, AttributeError, RecursionError) as error:
        raise LibraryError(
            "bad_profile", name=id, reason=said("fault-profile", MESSAGES, text=str(error)[:80])
        ) from error


def bad_profile(name: str, line: int, reason: str) -> LibraryError:
    """What is wrong with a profile, and in which of its lines; 0: in none of them alone."""
    return LibraryError(
        "bad_profile", name=name, reason=said("fault-in_line", MESSAGES, line=line, reason=reason) if line else reason
    )


def line_of_fault(error: LibraryError) -> int:
    """The line that a refusal of a profile speaks of; 0: none alone."""
    reason = error.values.get("reason")
    line = reason.words.get("line", 0) if isinstance(reason, LocalizedText) else 0
    return line if isinstance(line, int) else 0


def _where(error: tomllib.TOMLDecodeError, text: str) -> tuple[int, int]:
    """Line and column: before Python 3.14 they stand in the words of the error alone."""
    match = re.search(r"at line (\d+), column (\d+)", str(error))
    return (int(match[1]), int(match[2])) if match else (text.count("\n") + 1, 1)


def line_of(text: str, place: str) -> int:
    """The line of a profile where a place of it (`sheet.hp`, `rows[1].let.x`) stands, or of what holds it; 0: none."""
    table, best, length = "", 0, 0
    counts: dict[str, int] = {}
    for number, line in enumerate(text.splitlines(), 1):
        if match := _TABLE.match(line):
            table = match[2]
            if match[1] == "[[":
                counts[table] = counts.get(table, -1) + 1
            head, _, rest = table.partition(".")
            here = table = f"{head}[{counts[head]}]{'.' if rest else ''}{rest}" if head in counts else table
        elif match := _KEY.match(line):
            here = f"{table}.{match[1]}" if table else match[1]
        else:
            continue
        is_there = place == here or (place.startswith(here) and place[len(here)] in ".[")
        if is_there and len(here) >= length:
            best, length = number, len(here)
    return best


def of_file(path: Path) -> Profile:
    """The profile in a file; refuses `unreadable`, or `bad_profile`."""
    try:
        return read_profile(bounded_reads.read_file(path).decode("utf-8-sig"), path.stem)
    except (OSError, UnicodeDecodeError) as error:
        raise LibraryError(
            "unreadable", name=path.name, reason=getattr(error, "strerror", None) or str(error)
        ) from error


def _profile(given: Mapping[str, Any], text: str, id: str) -> Profile:
    if given.get("format") != FORMAT or given.get("version") != VERSION:
        raise LibraryError("bad_profile", name=id, reason=said("fault-profile_version", MESSAGES, version=VERSION))
    _only(given, _KEYS, "")
    tables = Tables(
        {name: _steps(item, name) for name, item in given.get("steps", {}).items()},
        {name: dict(item) for name, item in given.get("words", {}).items()},
    )
    let = tuple((name, node(item, f"let.{name}", tables)) for name, item in given.get("let", {}).items())
    sheet = tuple((name, node(item, f"sheet.{name}", tables)) for name, item in given["sheet"].items())
    rows = tuple(_rows(item, number, tables) for number, item in enumerate(given.get("rows", ())))
    creature = {name: node(item, f"creature.{name}", tables) for name, item in given.get("creature", {}).items()}
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
        raise BadExpression.at(f"{place}.{strange}".lstrip("."), strange)


def _rows(given: Mapping[str, Any], number: int, tables: Tables) -> ProfileRows:
    place = f"rows[{number}]"
    _only(given, _ROW_KEYS, place)
    when = node(given["when"], f"{place}.when", tables) if "when" in given else None
    let = tuple((name, node(item, f"{place}.let.{name}", tables)) for name, item in given.get("let", {}).items())
    return ProfileRows(
        str(given["into"]), when, int(given.get("most", 40)), let, node(given["make"], f"{place}.make", tables)
    )


def _steps(given: Mapping[str, Any], name: str) -> Callable[[float], Value]:
    """Turns a number into a value: that of the last step not above it, or one between two steps in proportion."""
    _only(given, {"from", "to", "between"}, f"steps.{name}")
    starts, values = [float(item) for item in given["from"]], list(given["to"])
    if not starts or len(starts) != len(values) or starts != sorted(starts):
        raise BadExpression.at(f"steps.{name}", "from, to")
    between = bool(given.get("between", False))

    def step(number: float) -> Value:
        place = max(0, bisect_right(starts, number) - 1)
        if not between or place + 1 == len(starts) or number <= starts[0]:
            return values[place]
        share = (number - starts[place]) / (starts[place + 1] - starts[place])
        return values[place] + share * (values[place + 1] - values[place])

    return step


def _targets(
    let: Iterable[tuple[str, BoundNode]],
    sheet: Iterable[tuple[str, BoundNode]],
    rows: Iterable[ProfileRows],
    creature: Mapping[str, BoundNode],
) -> dict[str, tuple[str, bool]]:
    """Where each field of the record goes, through all that lies between; raises BadExpression for unknown values."""
    behind: dict[str, frozenset[str]] = {name: frozenset({name}) for name in KNOWN}

    def all_behind(made: BoundNode, own: Mapping[str, frozenset[str]], place: str) -> frozenset[str]:
        strange = next((name for name in sorted(made.names) if name not in own), None)
        if strange is not None:
            raise BadExpression.at(place, strange)
        return frozenset[str]().union(*(own[name] for name in made.names))

    for name, made in let:
        behind[name] = all_behind(made, behind, f"let.{name}")
    into: dict[str, set[str]] = {}
    ends = [*sheet, *creature.items()]
    places = [*(f"sheet.{name}" for name, _ in sheet), *(f"creature.{name}" for name in creature)]
    for place, (target, made) in zip(places, ends, strict=True):
        for name in all_behind(made, behind, place):
            into.setdefault(field_of(name), set()).add(target)
    for number, one in enumerate(rows):
        own, place = dict(behind), f"rows[{number}]"
        for name, made in one.let:
            own[name] = all_behind(made, own, f"{place}.let.{name}")
        looked_at = all_behind(one.when, own, f"{place}.when") if one.when else frozenset[str]()
        for name in all_behind(one.make, own, f"{place}.make") | looked_at:
            into.setdefault(field_of(name), set()).add(one.into)
    kept = {made.plain for _, made in ends}
    return {name: (", ".join(sorted(fields)), name in kept) for name, fields in into.items() if name}
