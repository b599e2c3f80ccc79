"""Rows of a sheet's list as people write them: `Couro, desvio 1`, `3x Potion`, `corda, 2 tochas`."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, NamedTuple

from models.exchange.tables.field_values import (
    UNITS,
    cost_of,
    details_of,
    joined_parts,
    kind_of_words,
    names_field,
    told_by_heading,
)
from rules.sheets.schema import Sheet, check, row_model, slug
from rules.system.quick_words import OF_LISTS, rows_by_name, words_of
from rules.text.faults import BadSheet

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from pydantic import BaseModel

    from rules.system.system import System

_WORD = re.compile(r"\S+")
_MOST_WORDS = 24
"""Words of an item's name and details without commas."""
_LONGEST_DETAIL = 5
"""Words of such a detail."""
_JOINING = frozenset(("e", "y", "and"))
"""Words between two details."""
_LONGEST_NAME = 5
"""Words in an item's name."""
_MOST_ROWS = 200
_LONGEST_ITEM = 300
"""Characters of an item that is read."""
_COUNTED = re.compile(
    r"(?:(?P<before>\d{1,3}) ?[x×]? )?(?P<name>.*?\D)"
    r"(?: ?(?:(?<![^\W\d_])x ?|x(?=\d)|× ?)(?P<behind>\d{1,3})| ?\((?P<many>\d{1,3})\))?"
)
"""An item and its quantity: `2 tochas`, `3x Potion`, `Ether x3`, `Remedy (2)`."""
_BRACKET = re.compile(r"(?P<before>[^()\[\]]*?) ?[(\[](?P<inner>[^()\[\]]+)[)\]](?P<behind> ?[x×] ?\d{1,3})?")
"""A name, what is told of it in brackets, and how many there are: `água benta (cura d6) x2`."""
_NAMED = re.compile(r"[^\W\d_][^,;:()\[\]\d]{0,60}: ?")
"""The name of a row with its colon: `Bênção: 2 PS`."""
_BETWEEN = re.compile(r"(?:: | · |, ?)(?![^(\[]{0,200}[)\]])")
"""Separators of an item's name and its details, outside of brackets."""
_FIGURES = re.compile(r"[(\[][^(\[\d]*\d")
_DICE_OF_NAME = re.compile(r"(?<!\w)(?:\d{0,2}[dD]\d{1,3}|\d{1,2}d)(?!\w)")
_PART = re.compile(r"[^,]*[^,\s][^,]*")
_LAST_WORDS = re.compile(r"(?P<name>.*\D) (?P<told>\d{1,5} .+|[^\d ]+ \d{1,5})")
_OUTSIDE = re.compile(r"\n|;(?![^(\[\n]*[)\]])")


def rows_of(
    system: System, field: str, text: str, *, heading: str = "", is_one: bool = False
) -> tuple[list[dict[str, Any]], list[str]]:
    """Return the rows in a text, and the parts of it that are none.

    `heading` stands over them, and may say their kind; `is_one`: the text is a line of its own in a list.
    """
    model = row_model(system.sheet.model_fields[field])
    if model is None or "name" not in model.model_fields:
        return [], [text]
    rows: dict[str, dict[str, Any]] = {}
    unread: list[str] = []
    for number, item in enumerate(_items(system, model, field, text, is_one=is_one)):
        is_short = number < _MOST_ROWS and len(item) <= _LONGEST_ITEM
        row, parts_unread = _row(system, model, field, item, heading) if is_short else (None, [item])
        unread += parts_unread
        if row is not None:
            put_row(rows, row)
    return [*rows.values()], unread


class ReadRow(NamedTuple):
    """A row of a list, and what is told of it that is not understood."""

    field: str
    """The list."""
    row: dict[str, Any]
    unread: list[str]


def row_without_heading(system: System, text: str, *, has_cost: bool) -> ReadRow | None:
    """Return the row of a line that can be nothing else, `Raio (3 PS, completa)`; None for any other.

    Of a list whose rows cost points it tells the cost (`has_cost`); of others it is in the book, counted, or has fields
    of its own. Something is understood of it with its figures, and most of it.
    """
    if len(text) > _LONGEST_ITEM or _OUTSIDE.search(text):
        return None
    attacks = "" if system.plain is None else system.plain.attacks
    found: list[ReadRow] = []
    for field, info in system.sheet.model_fields.items():
        model = row_model(info)
        if model is None or "name" not in model.model_fields or field in (attacks, words_of(system).skills):
            continue
        costs = {pool.id for pool in system.pools} & model.model_fields.keys()
        row, unread = _row(system, model, field, text) if bool(costs) == has_cost else (None, [])
        if (
            row is None
            or _is_mostly_unread(text, unread)
            or slug(str(row["name"])) in (words_of(system).labels if has_cost else OF_LISTS)
        ):
            continue
        tells_cost = any(map(str.isdigit, text)) and any(row.get(key) for key in costs)
        if tells_cost if has_cost else _is_thing(system, field, row, text):
            found.append(ReadRow(field, row, unread))
    least = min((len(row.unread) for row in found), default=0)
    best = [row for row in found if len(row.unread) == least]
    return best[0] if len(best) == 1 else None


def _is_mostly_unread(text: str, unread: Sequence[str]) -> bool:
    """Return whether more of a line's details is not understood than is, or figures are among that."""
    told = sum(map(text.count, ",;:(["))
    return bool(unread) and (2 * len(unread) > told or any(any(map(str.isdigit, part)) for part in unread))


def _is_thing(system: System, field: str, row: Mapping[str, Any], text: str) -> bool:
    """Return whether a row is in the book, counted by a sign, or has fields of its own."""
    counted = _COUNTED.fullmatch(text.strip(" ."))
    by_sign = counted is not None and (counted["behind"] or re.match(r"\d{1,3} ?[x×] ", text))
    is_known = slug(str(row["name"])) in rows_by_name(system, field)
    has_figures = any(map(str.isdigit, text)) and bool(row.keys() - {"id", "name", "qty", "kind"})
    return bool(by_sign) or is_known or has_figures  # not `Aliento: fuego`


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


def _items(system: System, model: type[BaseModel], field: str, text: str, *, is_one: bool) -> Iterator[str]:
    """Yield the items of a text: between semicolons or lines, or else between commas, with their details.

    Behind the name of one with its colon all belongs to it until the name of another, and so does all of a line of its
    own (`is_one`) in a list of what is not counted.
    """
    if is_one and _NAMED.match(text) and not any(_NAMED.match(item.strip()) for item in text.split(";")[1:]):
        text = text.replace(";", ",")
    if _OUTSIDE.search(text):
        yield from (item.strip() for item in _OUTSIDE.split(text) if item.strip())
        return
    is_named = _NAMED.match(text) is not None and not names_field(model, text.partition(":")[0])
    is_one = is_one and "qty" not in model.model_fields
    spans: list[tuple[int, int]] = []
    for part in _PART.finditer(text[: _MOST_ROWS * _LONGEST_ITEM]):
        previous = text[slice(*spans[-1])] if spans else ""
        is_open = sum(map(previous.count, "([")) > sum(map(previous.count, ")]"))
        item = part[0].strip()
        begins = _NAMED.match(item) is not None and not names_field(model, item.partition(":")[0])
        if spans and (
            is_open or (is_one or (is_named and not begins)) or _is_detail(system, model, field, item, previous)
        ):
            spans[-1] = spans[-1][0], part.end()
        else:
            spans.append(part.span())
    yield from (item for start, end in spans if (item := text[start:end].strip()))


def _is_detail(system: System, model: type[BaseModel], field: str, part: str, previous: str) -> bool:
    """Return whether a part belongs to the item before it: `Couro, desvio 1`, but `Bandagens (cura d6), corda`."""
    if details_of(system, model, [part])[1]:
        return False
    if slug(part) in rows_by_name(system, field):
        return False  # `tónico, cuerda`, though a rope is a kind of thing, too
    return any(map(str.isdigit, part)) or not previous.rstrip().endswith((")", "]"))


def _unbracketed(system: System, model: type[BaseModel], parts: list[str]) -> list[str]:
    """Return an item's parts with bracket contents of which anything is understood as parts of their own."""
    result: list[str] = []
    for part in parts:
        bracket = _BRACKET.fullmatch(part)
        inner = [] if bracket is None else [detail.strip() for detail in re.split("[,;]", bracket["inner"])]
        known, unread = ({}, inner) if bracket is None else details_of(system, model, inner)
        if bracket is not None and not known and result and not details_of(system, model, [bracket["before"]])[1]:
            result += [bracket["before"], bracket["inner"]]  # `desvio 1 (enferrujado)`
        elif bracket is None or not known or (unread and any(pool.id in model.model_fields for pool in system.pools)):
            result.append(part)
        else:
            counted = f"{bracket['before']} {(bracket['behind'] or '').strip()}".strip()
            result += [*filter(None, [counted]), *inner]
    return result


def _row(
    system: System, model: type[BaseModel], field: str, item: str, heading: str = ""
) -> tuple[dict[str, Any] | None, list[str]]:
    """Return the row of an item, based on the system's template if there is one, and what is not understood of it.

    Its kind, if nothing else says it, is that of its name, `escudo de madera`, or of the `heading` over it.

    None, and the whole item, if nothing but its name is.
    """
    nothing: tuple[None, list[str]] = None, [item]
    title, *details = _unbracketed(system, model, [part.strip(" .") for part in _BETWEEN.split(item.strip(" .*•–-"))])
    offered_rows = rows_by_name(system, field)
    count, behind = 1, ""
    if "qty" in model.model_fields and (counted := _COUNTED.fullmatch(title)):
        title = counted["name"].strip()
        count = int(counted["before"] or counted["behind"] or counted["many"] or 1)
    elif (last_words := _LAST_WORDS.fullmatch(title)) and cost_of(system, model, last_words["told"]) is not None:
        title, details = last_words["name"], [last_words["told"], *details]  # `Bálsamo 2 PS`
    if _FIGURES.search(title) or _DICE_OF_NAME.search(title):
        return (
            nothing  # `Bálsamo (2 XY)`: a number in brackets is told of a thing, and is no part of its name, nor dice
        )
    template = offered_rows.get(slug(title)) or offered_rows.get(slug(title).removesuffix("s"))
    if template is None and "qty" not in model.model_fields:
        title, more, behind = _with_details(system, model, title)  # `Couro desvio 1`
        details = [*more, *details]
        template = offered_rows.get(slug(title))
    values, unread = details_of(system, model, joined_parts(system, model, details))
    if not any(map(str.isalpha, title)) or len(title.split()) > _LONGEST_NAME or title.endswith(("!", "?")):
        return nothing
    has_cost = any(pool.id in model.model_fields for pool in system.pools)
    if not values and (behind or unread or (template is None and "qty" not in model.model_fields)):
        return nothing
    if template is None and title[0].isdigit() and "qty" not in model.model_fields:
        return nothing
    of_name = "" if has_cost else kind_of_words(model, title.split()[0])
    told = {"kind": of_name} if of_name else told_by_heading(model, heading)
    told = {key: value for key, value in told.items() if value != model.model_fields[key].get_default()}
    row = {**told, **(template or {"id": slug(title) or field}), "name": title, **values}
    row |= {"qty": count} if "qty" in model.model_fields and "qty" not in values else {}
    row = model.from_text(row) if issubclass(model, Sheet) else row
    try:
        check(model, row)
    except BadSheet:
        return nothing
    return row, [*filter(None, [behind]), *unread]


def _with_details(system: System, model: type[BaseModel], title: str) -> tuple[str, list[str], str]:
    """Return a name, the details with numbers behind it without commas, and what stands behind those."""
    words = list(_WORD.finditer(title))[:_MOST_WORDS]

    def detail_end(start: int) -> int:
        for end in range(start + 1, min(len(words), start + _LONGEST_DETAIL) + 1):
            detail = title[words[start].start() : words[end - 1].end()]
            if any(map(str.isdigit, detail)) and not details_of(system, model, [detail])[1]:
                has_unit = end < len(words) and words[end][0] in UNITS
                return end + has_unit
        return start

    first = next((start for start in range(1, len(words)) if detail_end(start) > start), len(words))
    position, details = first, list[str]()
    while position < len(words):
        start = position + (bool(details) and words[position][0] in _JOINING)
        end = detail_end(start) if start < len(words) else start
        if end == start:
            break
        details.append(title[words[start].start() : words[end - 1].end()])
        position = end
    behind = title[words[position].start() :] if details and position < len(words) else ""
    return title[: words[first].start()].strip() if details else title, details, behind
