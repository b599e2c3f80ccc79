"""What a party has: the things that its members carry, and the spoils in its notes that are nobody's yet."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, NamedTuple

from models.repositories.histories import PastFight
from models.storage.store import folded, twin
from rules.sheets.schema import slug

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from models.repositories.parties import Member, Party


_SO_MANY = re.compile(r"(.+?)(?: × (\d+))?")


class Thing(NamedTuple):
    """Something that is carried, or lies among the spoils."""

    name: str
    many: int
    bearer: Member | None
    """Who carries it; None: it stands in the notes of the party, and is nobody's."""
    gain: str = ""
    """The id of money among what the party's books keep; empty: it is a thing."""

    @property
    def key(self) -> tuple[int | None, str, str]:
        """What tells it from all others of the party."""
        return None if self.bearer is None else self.bearer.id, self.name, self.gain


def stock(party: Party, members: Iterable[Member], past: Iterable[object]) -> list[Thing]:
    """The spoils that are nobody's, then what each member carries; what is used up is not there any more."""
    carried = (
        Thing(item_name(row), int(row.get("qty", 1)), member)
        for member in members
        for row in member.sheet.get(ITEMS) or ()
        if item_name(row)
    )
    lying = (Thing(name, many, None) for name, many in _spoils(party.notes, _won(past)).items())
    return [thing for thing in (*lying, *carried) if thing.many > 0]


def handed(
    thing: Thing, taker: Member, template: Mapping[str, Any], *, listed: bool, copies: bool = False
) -> list[Member]:
    """The members who are others once somebody has been handed one of a thing, and its bearer has one less.

    It comes as its bearer's sheet has it where both play by one book, else from the book's own `template`.
    """
    giver = thing.bearer
    row = template if giver is None or giver.system != taker.system else {**_row(giver, thing.name), "qty": 1}
    fresh = given(taker, {}, thing.name, 1, row, listed=listed)
    if giver is None or copies:
        return [fresh]
    rows = [dict(item) for item in giver.sheet[ITEMS]]
    mine = next(item for item in rows if item_name(item) == thing.name)
    mine["qty"] = int(mine.get("qty", 1)) - 1
    left = [item for item in rows if item is not mine or mine["qty"] > 0]
    return [twin(giver, sheet={**giver.sheet, ITEMS: left}), fresh]


def paid(money: Thing, taker: Member, many: int) -> list[Member]:
    """The members who are others once some of somebody's money has gone to another one."""
    giver = money.bearer
    if giver is None:
        return []
    left = {**giver.gains, money.gain: giver.gains.get(money.gain, 0) - many}
    more = {**taker.gains, money.gain: taker.gains.get(money.gain, 0) + many}
    return [twin(giver, gains={gain: number for gain, number in left.items() if number}), twin(taker, gains=more)]


def taken_from(party: Party, past: Iterable[object], name: str) -> Party:
    """The party with one thing less among the spoils in its notes; a line of which nothing is left goes."""
    won = _won(past)
    lines = party.notes.split("\n")
    for place, line in enumerate(lines):
        head, things = _read(line, won)
        if folded(name) in {folded(item) for item, _ in things}:
            left = [(item, many - (folded(item) == folded(name))) for item, many in things]
            words = [item if many == 1 else f"{item} × {many}" for item, many in left if many > 0]
            lines[place : place + 1] = [f"{head}: {', '.join(words)}"] if words else []
            break
    return twin(party, notes="\n".join(lines))


def _row(giver: Member, name: str) -> Mapping[str, Any]:
    return next((row for row in giver.sheet.get(ITEMS) or () if item_name(row) == name), {})


def _won(past: Iterable[object]) -> dict[str, set[str]]:
    """Fight to the folded names of what was won in it."""
    found: dict[str, set[str]] = {}
    for fight in past:
        if isinstance(fight, PastFight) and fight.won:
            found.setdefault(fight.name, set()).update(folded(name) for name, _ in _parts(fight.won))
    return found


def _spoils(notes: str, won: Mapping[str, set[str]]) -> dict[str, int]:
    found: dict[str, int] = {}
    for line in notes.split("\n"):
        for name, many in _read(line, won)[1]:
            found[name] = found.get(name, 0) + many
    return found


def _read(line: str, won: Mapping[str, set[str]]) -> tuple[str, Sequence[tuple[str, int]]]:
    """The fight and its spoils in a line that its end has written; no spoils in any other line."""
    for head, names in won.items():
        if line.startswith(f"{head}: "):
            things = _parts(line.removeprefix(f"{head}: "))
            if things and all(folded(name) in names for name, _ in things):
                return head, things
    return "", ()


def _parts(words: str) -> list[tuple[str, int]]:
    matches = (_SO_MANY.fullmatch(part.strip()) for part in words.split(", "))
    return [(match[1], int(match[2] or 1)) for match in matches if match]


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
