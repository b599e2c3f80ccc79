"""Rows of a sheet's list as people write them: `Couro, desvio 1`, `3x Potion`, `corda, 2 tochas`."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from models.exchange.tables.field_values import cost_of, details_of, joined_parts
from rules.sheets.schema import Sheet, check, row_model, slug
from rules.system.quick_words import rows_by_name
from rules.text.faults import BadSheet

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pydantic import BaseModel

    from rules.system.system import System

_LONGEST_NAME = 5
"""Words in an item's name."""
_MOST_ROWS = 200
_LONGEST_ITEM = 300
"""Characters of an item that is read."""
_COUNTED = re.compile(
    r"(?:(?P<before>\d{1,3}) ?[x×]? )?(?P<name>.*?\D)(?: ?[x×] ?(?P<behind>\d{1,3})| ?\((?P<many>\d{1,3})\))?"
)
"""An item and its quantity: `2 tochas`, `3x Potion`, `Ether x3`, `Remedy (2)`."""
_BRACKET = re.compile(r"(?P<before>[^()\[\]]*?) ?[(\[](?P<inner>[^()\[\]]+)[)\]]")
_BETWEEN = re.compile(r"(?:: | · |, ?)(?![^(\[]{0,200}[)\]])")
"""Separators of an item's name and its details, outside of brackets."""
_FIGURES = re.compile(r"[(\[][^(\[\d]*\d")
_DICE_OF_NAME = re.compile(r"(?<!\w)\d{0,2}[dD]\d{1,3}(?!\w)")
_PART = re.compile(r"[^,]*[^,\s][^,]*")
_LAST_WORDS = re.compile(r"(?P<name>.*\D) (?P<told>\d{1,5} .+|[^\d ]+ \d{1,5})")
_OUTSIDE = re.compile(r"\n|;(?![^(\[\n]*[)\]])")


def rows_of(system: System, field: str, text: str) -> tuple[list[dict[str, Any]], list[str]]:
    """Return the rows in a text, and the parts of it that are none."""
    model = row_model(system.sheet.model_fields[field])
    if model is None or "name" not in model.model_fields:
        return [], [text]
    rows: dict[str, dict[str, Any]] = {}
    unread: list[str] = []
    for number, item in enumerate(_items(system, model, field, text)):
        row = _row(system, model, field, item) if number < _MOST_ROWS and len(item) <= _LONGEST_ITEM else None
        if row is None:
            unread.append(item)
        else:
            put_row(rows, row)
    return [*rows.values()], unread


def put_row(rows: dict[str, dict[str, Any]], row: dict[str, Any]) -> None:
    """Add a row: a quantity to an equal row, or else a new row with an unused id."""
    row.setdefault("id", slug(str(row.get("name", ""))))
    existing = rows.get(row["id"])
    if existing is not None and "qty" in row and {**existing, "qty": 0} == {**row, "qty": 0}:
        existing["qty"] += row["qty"]
        return
    base, number = row["id"], 1
    while row["id"] in rows:
        number += 1
        row["id"] = f"{base}-{number}"
    rows[row["id"]] = row


def _items(system: System, model: type[BaseModel], field: str, text: str) -> Iterator[str]:
    """Yield the items of a text: between semicolons or lines, or else between commas, with their details."""
    if _OUTSIDE.search(text):
        yield from (item.strip() for item in _OUTSIDE.split(text) if item.strip())
        return
    spans: list[tuple[int, int]] = []
    for part in _PART.finditer(text[: _MOST_ROWS * _LONGEST_ITEM]):
        previous = text[slice(*spans[-1])] if spans else ""
        is_open = sum(map(previous.count, "([")) > sum(map(previous.count, ")]"))
        if spans and (is_open or _is_detail(system, model, field, part[0].strip(), previous)):
            spans[-1] = spans[-1][0], part.end()
        else:
            spans.append(part.span())
    yield from (item for start, end in spans if (item := text[start:end].strip()))


def _is_detail(system: System, model: type[BaseModel], field: str, part: str, previous: str) -> bool:
    """Return whether a part belongs to the item before it: `Couro, desvio 1`, but `Bandagens (cura d6), corda`."""
    if details_of(system, model, [part])[1]:
        return False
    is_closed = previous.rstrip().endswith((")", "]"))
    return not (is_closed and (slug(part) in rows_by_name(system, field) or not any(map(str.isdigit, part))))


def _unbracketed(system: System, model: type[BaseModel], parts: list[str]) -> list[str]:
    """Return an item's parts with understood bracket contents as parts of their own."""
    result: list[str] = []
    for part in parts:
        bracket = _BRACKET.fullmatch(part)
        inner = [] if bracket is None else [detail.strip() for detail in re.split("[,;]", bracket["inner"])]
        if bracket is None or details_of(system, model, inner)[1]:
            result.append(part)
        else:
            result += [*filter(None, [bracket["before"]]), *inner]
    return result


def _row(system: System, model: type[BaseModel], field: str, item: str) -> dict[str, Any] | None:
    """Return the row of an item, based on the system's template if there is one; None if it is not fully understood."""
    title, *details = _unbracketed(system, model, [part.strip(" .") for part in _BETWEEN.split(item.strip(" .*•–-"))])
    offered_rows = rows_by_name(system, field)
    count = 1
    if "qty" in model.model_fields and (counted := _COUNTED.fullmatch(title)):
        title = counted["name"].strip()
        count = int(counted["before"] or counted["behind"] or counted["many"] or 1)
    elif (last_words := _LAST_WORDS.fullmatch(title)) and cost_of(system, model, last_words["told"]) is not None:
        title, details = last_words["name"], [last_words["told"], *details]  # `Bálsamo 2 PS`
    if _FIGURES.search(title) or _DICE_OF_NAME.search(title):
        return (
            None  # `Bálsamo (2 XY)`: a number in brackets is told of a thing, and is no part of its name, nor are dice
        )
    template = offered_rows.get(slug(title)) or offered_rows.get(slug(title).removesuffix("s"))
    words = title.split()
    for count_of_words in range(len(words) - 1, 0, -1) if template is None else ():  # `Couro desvio 1`
        detail = " ".join(words[count_of_words:])
        template = offered_rows.get(slug(" ".join(words[:count_of_words])))
        if template is not None and not details_of(system, model, [detail])[1]:
            title, details = " ".join(words[:count_of_words]), [detail, *details]
            break
        template = None
    values, unread = details_of(system, model, joined_parts(system, model, details))
    if unread or not any(map(str.isalpha, title)) or len(words) > _LONGEST_NAME or title.endswith(("!", "?")):
        return None
    if template is None and "qty" not in model.model_fields and (not values or title[0].isdigit()):
        return None
    row = {**(template or {"id": slug(title) or field}), "name": title, **values}
    row |= {"qty": count} if "qty" in model.model_fields and "qty" not in values else {}
    row = model.from_text(row) if issubclass(model, Sheet) else row
    try:
        check(model, row)
    except BadSheet:
        return None
    return row
