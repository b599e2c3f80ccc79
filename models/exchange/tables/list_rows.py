"""Rows of a sheet's list as one writes them: `Couro, desvio 1`, `3x Potion`, `corda, 2 tochas`."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from models.exchange.tables.field_values import cost_of, details_of, joined_parts
from rules.sheets.schema import check, row_model, slug
from rules.system.quick_words import rows_by_name
from rules.text.faults import BadSheet

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pydantic import BaseModel

    from rules.system.system import System

_LONGEST_NAME = 5
"""Words of the name of a thing; a sentence has more."""
_MOST_ROWS = 200
_LONGEST_ITEM = 300
"""Signs of an item that is read: what is longer tells more than a row."""
_COUNTED = re.compile(
    r"(?:(?P<before>\d{1,3}) ?[x×]? )?(?P<name>.*?\D)(?: ?[x×] ?(?P<behind>\d{1,3})| ?\((?P<many>\d{1,3})\))?"
)
"""Something that one carries, and how many: `2 tochas`, `3x Potion`, `Ether x3`, `Remedy (2)`."""
_BRACKET = re.compile(r"(?P<before>[^()\[\]]*?) ?[(\[](?P<inner>[^()\[\]]+)[)\]]")
_BETWEEN = re.compile(r"(?:: | · |, ?)(?![^(\[]{0,200}[)\]])")
"""What parts the name of a thing from what is told of it; nothing in brackets does."""
_FIGURES = re.compile(r"[(\[][^(\[\d]*\d")
_PART = re.compile(r"[^,]*[^,\s][^,]*")
_LAST_WORDS = re.compile(r"(?P<name>.*\D) (?P<told>\d{1,5} .+|[^\d ]+ \d{1,5})")
_OUTSIDE = re.compile(r"\n|;(?![^(\[\n]*[)\]])")


def rows_of(system: System, field: str, text: str) -> tuple[list[dict[str, Any]], list[str]]:
    """Return the rows that a text tells of a list of the sheet, and the parts of it that tell none."""
    model = row_model(system.sheet.model_fields[field])
    if model is None or "name" not in model.model_fields:
        return [], [text]
    found: dict[str, dict[str, Any]] = {}
    left: list[str] = []
    for number, item in enumerate(_items(system, model, text)):
        row = _row(system, model, field, item) if number < _MOST_ROWS and len(item) <= _LONGEST_ITEM else None
        if row is None:
            left.append(item)
        else:
            put_row(found, row)
    return [*found.values()], left


def put_row(rows: dict[str, dict[str, Any]], row: dict[str, Any]) -> None:
    """Put a row among others by their ids: more of a thing that is counted, else under an id of its own."""
    row.setdefault("id", slug(str(row.get("name", ""))))
    there = rows.get(row["id"])
    if there is not None and "qty" in row and {**there, "qty": 0} == {**row, "qty": 0}:
        there["qty"] += row["qty"]
        return
    base, number = row["id"], 1
    while row["id"] in rows:
        number += 1
        row["id"] = f"{base}-{number}"
    rows[row["id"]] = row


def _items(system: System, model: type[BaseModel], text: str) -> Iterator[str]:
    """The things of a text: between semicolons or lines, else between commas with what is told of each behind it."""
    if _OUTSIDE.search(text):
        yield from (item.strip() for item in _OUTSIDE.split(text) if item.strip())
        return
    made: list[tuple[int, int]] = []
    for part in _PART.finditer(text[: _MOST_ROWS * _LONGEST_ITEM]):
        before = text[slice(*made[-1])] if made else ""
        if made and (
            sum(map(before.count, "([")) > sum(map(before.count, ")]"))
            or not details_of(system, model, [part[0].strip()])[1]
        ):
            made[-1] = made[-1][0], part.end()
        else:
            made.append(part.span())
    yield from (item for start, end in made if (item := text[start:end].strip()))


def _unbracketed(system: System, model: type[BaseModel], parts: list[str]) -> list[str]:
    """Return the parts of an item with what brackets tell in parts of their own, where all of that is understood."""
    made: list[str] = []
    for part in parts:
        bracket = _BRACKET.fullmatch(part)
        inner = [] if bracket is None else [told.strip() for told in re.split("[,;]", bracket["inner"])]
        if bracket is None or details_of(system, model, inner)[1]:
            made.append(part)
        else:
            made += [*filter(None, [bracket["before"]]), *inner]
    return made


def _row(system: System, model: type[BaseModel], field: str, item: str) -> dict[str, Any] | None:
    """The row of one thing: as the system offers it, or one of its own; None where more is said than is understood."""
    title, *details = _unbracketed(system, model, [part.strip(" .") for part in _BETWEEN.split(item.strip(" .*•–-"))])
    known = rows_by_name(system, field)
    count = 1
    if "qty" in model.model_fields and (counted := _COUNTED.fullmatch(title)):
        title = counted["name"].strip()
        count = int(counted["before"] or counted["behind"] or counted["many"] or 1)
    elif (last := _LAST_WORDS.fullmatch(title)) and cost_of(system, model, last["told"]) is not None:
        title, details = last["name"], [last["told"], *details]  # `Bálsamo 2 PS`
    if _FIGURES.search(title):
        return None  # `Bálsamo (2 XY)`: a number in brackets is told of a thing, and is no part of its name
    offered = known.get(slug(title)) or known.get(slug(title).removesuffix("s"))
    words = title.split()
    for many in range(len(words) - 1, 0, -1) if offered is None else ():  # `Couro desvio 1`
        rest = " ".join(words[many:])
        offered = known.get(slug(" ".join(words[:many])))
        if offered is not None and not details_of(system, model, [rest])[1]:
            title, details = " ".join(words[:many]), [rest, *details]
            break
        offered = None
    told, left = details_of(system, model, joined_parts(system, model, details))
    if left or not any(map(str.isalpha, title)) or len(words) > _LONGEST_NAME or title.endswith(("!", "?")):
        return None
    if offered is None and not told and "qty" not in model.model_fields:
        return None
    row = {**(offered or {"id": slug(title) or field}), "name": title, **told}
    row |= {"qty": count} if "qty" in model.model_fields and "qty" not in told else {}
    try:
        check(model, row)
    except BadSheet:
        return None
    return row
