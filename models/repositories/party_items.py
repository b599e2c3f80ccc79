"""The items of a party: what its members carry, and the unclaimed spoils in its notes."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, NamedTuple

from models.repositories.histories import PastFight
from models.storage.store import folded, twin
from rules.sheets.schema import slug

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from models.repositories.parties import Member, Party


_COUNTED = re.compile(r"(.+?)(?: × (\d+))?")


class Thing(NamedTuple):
    """Something that is carried, or among the spoils."""

    name: str
    quantity: int
    bearer: Member | None
    """Who carries it; None: it stands in the notes of the party, and is nobody's."""
    gain: str = ""
    """The id of money among the party's gains; empty: it is a thing."""

    @property
    def key(self) -> tuple[int | None, str, str]:
        """What distinguishes it from all others of the party."""
        return None if self.bearer is None else self.bearer.id, self.name, self.gain


def stock(party: Party, members: Iterable[Member], past: Iterable[object]) -> list[Thing]:
    """Return the unclaimed spoils, then what each member carries; what is used up is left out."""
    carried = (
        Thing(item_name(row), int(row.get("qty", 1)), member)
        for member in members
        for row in member.sheet.get(ITEMS) or ()
        if item_name(row)
    )
    spoils = (Thing(name, count, None) for name, count in _spoils(party.notes, _won(past)).items())
    return [thing for thing in (*spoils, *carried) if thing.quantity > 0]


def hand_over(
    thing: Thing, taker: Member, template: Mapping[str, Any], *, listed: bool, copies: bool = False
) -> list[Member]:
    """Return the changed members once `taker` has been handed one of a thing, and its bearer has one less.

    It comes with its bearer's row if both play by the same book, else with the book's own `template`.
    """
    giver = thing.bearer
    row = template if giver is None or giver.system != taker.system else {**_row(giver, thing.name), "qty": 1}
    fresh = give(taker, {}, thing.name, 1, row, listed=listed)
    if giver is None or copies:
        return [fresh]
    rows = [dict(row_) for row_ in giver.sheet[ITEMS]]
    own_row = next(row_ for row_ in rows if item_name(row_) == thing.name)
    own_row["qty"] = int(own_row.get("qty", 1)) - 1
    remaining = [row_ for row_ in rows if row_ is not own_row or own_row["qty"] > 0]
    return [twin(giver, sheet={**giver.sheet, ITEMS: remaining}), fresh]


def pay(money: Thing, taker: Member, amount: int) -> list[Member]:
    """Return the changed members once some of a member's money has gone to another."""
    giver = money.bearer
    if giver is None:
        return []
    giver_gains = {**giver.gains, money.gain: giver.gains.get(money.gain, 0) - amount}
    taker_gains = {**taker.gains, money.gain: taker.gains.get(money.gain, 0) + amount}
    return [
        twin(giver, gains={gain: number for gain, number in giver_gains.items() if number}),
        twin(taker, gains=taker_gains),
    ]


def without_spoil(party: Party, past: Iterable[object], name: str) -> Party:
    """Return the party with one thing less among the spoils in its notes; an empty line is removed."""
    won = _won(past)
    lines = party.notes.split("\n")
    for index, line in enumerate(lines):
        head, things = _read(line, won)
        if folded(name) in {folded(item) for item, _ in things}:
            remaining = [(item, count - (folded(item) == folded(name))) for item, count in things]
            words = [item if count == 1 else f"{item} × {count}" for item, count in remaining if count > 0]
            lines[index : index + 1] = [f"{head}: {', '.join(words)}"] if words else []
            break
    return twin(party, notes="\n".join(lines))


def _row(giver: Member, name: str) -> Mapping[str, Any]:
    return next((row for row in giver.sheet.get(ITEMS) or () if item_name(row) == name), {})


def _won(past: Iterable[object]) -> dict[str, set[str]]:
    """Fight to the folded names of what was won in it."""
    names_of_fight: dict[str, set[str]] = {}
    for fight in past:
        if isinstance(fight, PastFight) and fight.won:
            names_of_fight.setdefault(fight.name, set()).update(folded(name) for name, _ in _parts(fight.won))
    return names_of_fight


def _spoils(notes: str, won: Mapping[str, set[str]]) -> dict[str, int]:
    counts: dict[str, int] = {}
    for line in notes.split("\n"):
        for name, count in _read(line, won)[1]:
            counts[name] = counts.get(name, 0) + count
    return counts


def _read(line: str, won: Mapping[str, set[str]]) -> tuple[str, Sequence[tuple[str, int]]]:
    """The fight and its spoils in a line that its end has written; no spoils in any other line."""
    for head, names in won.items():
        if line.startswith(f"{head}: "):
            things = _parts(line.removeprefix(f"{head}: "))
            if things and all(folded(name) in names for name, _ in things):
                return head, things
    return "", ()


def _parts(words: str) -> list[tuple[str, int]]:
    matches = (_COUNTED.fullmatch(words_of_part.strip()) for words_of_part in words.split(", "))
    return [(match[1], int(match[2] or 1)) for match in matches if match]


ITEMS = "items"
"""The list of a sheet with things that are counted and used up."""


def give(
    member: Member, gains: Mapping[str, int], item: str, count: int, template: Mapping[str, Any], *, listed: bool
) -> Member:
    """Return a member with more or less of each gain, never below 0, and with so many of an item.

    The item joins a row of its name; else it gets one of its own, from a template if the book has one. If the sheets of
    a system list no items (`listed`), it is written into the notes.
    """
    gained = {gain: max(0, member.gains.get(gain, 0) + number) for gain, number in gains.items()}
    gained = {gain: number for gain, number in {**member.gains, **gained}.items() if number}
    if not item or not count:
        return twin(member, gains=gained)
    if not listed:
        line = item if count == 1 else f"{item} × {count}"
        return twin(member, gains=gained, notes="\n".join(filter(None, (member.notes, line))))
    return twin(member, gains=gained, sheet={**member.sheet, ITEMS: _with(member.sheet, item, count, template)})


def item_name(row: Mapping[str, Any]) -> str:
    """Return the name of a row of items, else its id."""
    return str(row.get("name") or row.get("id") or "")


def _with(sheet: Mapping[str, Any], item: str, count: int, template: Mapping[str, Any]) -> list[dict[str, Any]]:
    rows = [dict(row) for row in sheet.get(ITEMS) or ()]
    names = {folded(item), slug(item), str(template.get("id", slug(item)))}
    for row in rows:
        if folded(item_name(row)) in names or row.get("id") in names:
            row["qty"] = max(0, int(row.get("qty", 1)) + count)
            return rows
    used_ids = {row.get("id") for row in rows}
    base, number = str(template.get("id") or slug(item) or "item"), 2
    free_id = base
    while free_id in used_ids:
        free_id, number = f"{base}-{number}", number + 1
    return [*rows, {"name": item, **template, "id": free_id, "qty": max(0, count)}]


def share_evenly(gains: Mapping[str, int], members: int) -> dict[str, int]:
    """Return the share of each of so many; what is left over is nobody's."""
    return {gain: number // members if number >= 0 else -(-number // members) for gain, number in gains.items()}
