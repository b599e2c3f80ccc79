"""A conversion profile: a TOML file that turns creatures of one family of games into sheets of one system."""

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
_KEYS = {
    *("format", "version", "name", "about", "family", "system"),
    *("steps", "words", "let", "sheet", "rows", "creature", "translations"),
}
_ROW_KEYS = {"into", "when", "most", "let", "make"}
_TABLE = re.compile(r"\s*(\[\[?)([\w.-]+)\]")
_KEY = re.compile(r"\s*([\w-]+)\s*=")


@dataclass(frozen=True, slots=True)
class ProfileRows:
    """Rows of a list of the sheet, one for each matching attack."""

    into: str
    when: BoundNode | None
    most: int
    let: tuple[tuple[str, BoundNode], ...]
    make: BoundNode


@dataclass(frozen=True, slots=True)
class Profile:
    """A parsed profile."""

    id: str
    name: str
    family: str
    system: str
    about: str
    text: str
    """The file's text."""
    let: tuple[tuple[str, BoundNode], ...]
    """Intermediate values, in order."""
    sheet: tuple[tuple[str, BoundNode], ...]
    rows: tuple[ProfileRows, ...]
    creature: Mapping[str, BoundNode]
    targets: Mapping[str, tuple[str, bool]]
    """Source field to the fields of the sheet made from it, and whether one is an unchanged copy."""
    translations: Mapping[str, Mapping[str, str]]
    """Language to the profile's own words in it, such as a kind: one word to another."""


def read_profile(text: str, id: str) -> Profile:
    """Return the profile of a text; refuses `bad_profile`."""
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
    """Return the refusal of a profile, with the line at fault (0: no single line)."""
    return LibraryError(
        "bad_profile", name=name, reason=said("fault-in_line", MESSAGES, line=line, reason=reason) if line else reason
    )


def line_of_fault(error: LibraryError) -> int:
    """Return the line that a profile's refusal names; 0 for none."""
    reason = error.values.get("reason")
    line = reason.words.get("line", 0) if isinstance(reason, LocalizedText) else 0
    return line if isinstance(line, int) else 0


def _where(error: tomllib.TOMLDecodeError, text: str) -> tuple[int, int]:
    """Return line and column; before Python 3.14 they are only in the error's message."""
    match = re.search(r"at line (\d+), column (\d+)", str(error))
    return (int(match[1]), int(match[2])) if match else (text.count("\n") + 1, 1)


def line_of(text: str, place: str) -> int:
    """Return the line of a place such as `sheet.hp` or `rows[1].let.x`, or of what contains it; 0 for none."""
    table, line_found, length = "", 0, 0
    counts: dict[str, int] = {}
    for number, line in enumerate(text.splitlines(), 1):
        if match := _TABLE.match(line):
            table = match[2]
            if match[1] == "[[":
                counts[table] = counts.get(table, -1) + 1
            head, _, tail = table.partition(".")
            line_place = table = f"{head}[{counts[head]}]{'.' if tail else ''}{tail}" if head in counts else table
        elif match := _KEY.match(line):
            line_place = f"{table}.{match[1]}" if table else match[1]
        else:
            continue
        matches = place == line_place or (place.startswith(line_place) and place[len(line_place)] in ".[")
        if matches and len(line_place) >= length:
            line_found, length = number, len(line_place)
    return line_found


def of_file(path: Path) -> Profile:
    """Return the profile in a file; refuses `unreadable` or `bad_profile`."""
    try:
        return read_profile(bounded_reads.read_file(path).decode("utf-8-sig"), path.stem)
    except (OSError, UnicodeDecodeError) as error:
        raise LibraryError(
            "unreadable", name=path.name, reason=getattr(error, "strerror", None) or str(error)
        ) from error


def _profile(data: Mapping[str, Any], text: str, id: str) -> Profile:
    if data.get("format") != FORMAT or data.get("version") != VERSION:
        raise LibraryError("bad_profile", name=id, reason=said("fault-profile_version", MESSAGES, version=VERSION))
    _demand_keys(data, _KEYS, "")
    tables = Tables(
        {name: _steps(item, name) for name, item in data.get("steps", {}).items()},
        {name: dict(item) for name, item in data.get("words", {}).items()},
    )
    let = tuple((name, node(item, f"let.{name}", tables)) for name, item in data.get("let", {}).items())
    sheet = tuple((name, node(item, f"sheet.{name}", tables)) for name, item in data["sheet"].items())
    rows = tuple(_rows(item, number, tables) for number, item in enumerate(data.get("rows", ())))
    creature = {name: node(item, f"creature.{name}", tables) for name, item in data.get("creature", {}).items()}
    return Profile(
        id=id,
        name=str(data.get("name", id)),
        family=str(data["family"]),
        system=str(data["system"]),
        about=str(data.get("about", "")),
        text=text,
        let=let,
        sheet=sheet,
        rows=rows,
        creature=creature,
        targets=_targets(let, sheet, rows, creature),
        translations={language: _words(words) for language, words in data.get("translations", {}).items()},
    )


def _words(record: Mapping[str, Any]) -> dict[str, str]:
    return {word: str(translated) for word, translated in record.items()}


def _demand_keys(record: Mapping[str, Any], known: set[str], place: str) -> None:
    unknown = next((key for key in record if key not in known), None)
    if unknown is not None:
        raise BadExpression.of_place(f"{place}.{unknown}".lstrip("."), unknown)


def _rows(record: Mapping[str, Any], number: int, tables: Tables) -> ProfileRows:
    place = f"rows[{number}]"
    _demand_keys(record, _ROW_KEYS, place)
    when = node(record["when"], f"{place}.when", tables) if "when" in record else None
    let = tuple((name, node(item, f"{place}.let.{name}", tables)) for name, item in record.get("let", {}).items())
    return ProfileRows(
        str(record["into"]), when, int(record.get("most", 40)), let, node(record["make"], f"{place}.make", tables)
    )


def _steps(record: Mapping[str, Any], name: str) -> Callable[[float], Value]:
    """Return a function from a number to the value of its step, interpolated if the profile says so."""
    _demand_keys(record, {"from", "to", "between"}, f"steps.{name}")
    starts, values = [float(item) for item in record["from"]], list(record["to"])
    if not starts or len(starts) != len(values) or starts != sorted(starts):
        raise BadExpression.of_place(f"steps.{name}", "from, to")
    interpolates = bool(record.get("between", False))

    def step(number: float) -> Value:
        index = max(0, bisect_right(starts, number) - 1)
        if not interpolates or index + 1 == len(starts) or number <= starts[0]:
            return values[index]
        share = (number - starts[index]) / (starts[index + 1] - starts[index])
        return values[index] + share * (values[index + 1] - values[index])

    return step


def _targets(
    let: Iterable[tuple[str, BoundNode]],
    sheet: Iterable[tuple[str, BoundNode]],
    rows: Iterable[ProfileRows],
    creature: Mapping[str, BoundNode],
) -> dict[str, tuple[str, bool]]:
    """Return where each source field goes; raises BadExpression for unknown names."""
    sources: dict[str, frozenset[str]] = {name: frozenset({name}) for name in KNOWN}

    def sources_of(node: BoundNode, known: Mapping[str, frozenset[str]], place: str) -> frozenset[str]:
        unknown = next((name for name in sorted(node.names) if name not in known), None)
        if unknown is not None:
            raise BadExpression.of_place(place, unknown)
        return frozenset[str]().union(*(known[name] for name in node.names))

    for name, made in let:
        sources[name] = sources_of(made, sources, f"let.{name}")
    targets: dict[str, set[str]] = {}
    outputs = [*sheet, *creature.items()]
    places = [*(f"sheet.{name}" for name, _ in sheet), *(f"creature.{name}" for name in creature)]
    for place, (target, made) in zip(places, outputs, strict=True):
        for name in sources_of(made, sources, place):
            targets.setdefault(field_of(name), set()).add(target)
    for number, attack_rows in enumerate(rows):
        known, place = dict(sources), f"rows[{number}]"
        for name, made in attack_rows.let:
            known[name] = sources_of(made, known, f"{place}.let.{name}")
        condition = sources_of(attack_rows.when, known, f"{place}.when") if attack_rows.when else frozenset[str]()
        for name in sources_of(attack_rows.make, known, f"{place}.make") | condition:
            targets.setdefault(field_of(name), set()).add(attack_rows.into)
    copied = {node.plain for _, node in outputs}
    return {name: (", ".join(sorted(fields)), name in copied) for name, fields in targets.items() if name}
