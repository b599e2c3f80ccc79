"""What members are given between fights: what their books count, and things for their sheets."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from models.storage.store import folded, twin
from rules.sheets.schema import slug

if TYPE_CHECKING:
    from collections.abc import Mapping

    from models.repositories.parties import Member

ITEMS = "items"
"""The list of a sheet in which things are that are counted and used up."""


def given(
    member: Member, gains: Mapping[str, int], item: str, many: int, template: Mapping[str, Any], *, listed: bool
) -> Member:
    """A member who has been given so much of each gain, never less than nothing, and so many of an item.

    The item joins a row of its name; else it is one of its own, from a template where the book has one. Where the
    sheets of a system list no items (`listed`), it is told in the notes.
    """
    books = {gain: max(0, member.gains.get(gain, 0) + number) for gain, number in gains.items()}
    books = {gain: number for gain, number in {**member.gains, **books}.items() if number}
    if not item or not many:
        return twin(member, gains=books)
    if not listed:
        line = item if many == 1 else f"{item} × {many}"
        return twin(member, gains=books, notes="\n".join(filter(None, (member.notes, line))))
    return twin(member, gains=books, sheet={**member.sheet, ITEMS: _with(member.sheet, item, many, template)})


def item_name(row: Mapping[str, Any]) -> str:
    """What a row of items is called: its name, else its id."""
    return str(row.get("name") or row.get("id") or "")


def _with(sheet: Mapping[str, Any], item: str, many: int, template: Mapping[str, Any]) -> list[dict[str, Any]]:
    rows = [dict(row) for row in sheet.get(ITEMS) or ()]
    called = {folded(item), slug(item), str(template.get("id", slug(item)))}
    for row in rows:
        if folded(item_name(row)) in called or row.get("id") in called:
            row["qty"] = max(0, int(row.get("qty", 1)) + many)
            return rows
    taken = {row.get("id") for row in rows}
    base, number = str(template.get("id") or slug(item) or "item"), 2
    fresh = base
    while fresh in taken:
        fresh, number = f"{base}-{number}", number + 1
    return [*rows, {"name": item, **template, "id": fresh, "qty": max(0, many)}]


def shared(gains: Mapping[str, int], members: int) -> dict[str, int]:
    """What each of so many gets where they share evenly; what is left over is nobody's."""
    return {gain: number // members if number >= 0 else -(-number // members) for gain, number in gains.items()}
