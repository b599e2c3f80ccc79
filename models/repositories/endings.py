"""Endings: what the end of a fight, and a rest or a ruling after it, writes into members and the notes of their party.

What was written can be taken back, and given again.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from sqlalchemy import select, update

from models.repositories.parties import Member, Party
from models.storage.store import table_of

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from sqlalchemy import Connection, Row

    from models.repositories.sheets import Sheets


@dataclass(frozen=True, slots=True)
class MemberAfter:
    """How a member comes out of a fight: pools and conditions as they stand, rewards as they are added."""

    pools: Mapping[str, int]
    conditions: Sequence[Mapping[str, Any]] = ()
    gains: Mapping[str, int] = field(default_factory=dict)
    """What it has gained, by the ids that its system gives."""
    brought: Mapping[str, Any] = field(default_factory=dict)
    """The sheet with which it came."""
    sheet: Mapping[str, Any] = field(default_factory=dict)
    """The sheet with which it leaves: what differs is what the fight has done to it."""


@dataclass(frozen=True, slots=True)
class Ending:
    """The end of a fight: what is told of it, and what its members take away, by member id."""

    outcome: Mapping[str, Any] = field(default_factory=dict)
    members: Mapping[int, MemberAfter] = field(default_factory=dict)
    note: str = ""
    """A line for the notes of their party: what was won and belongs to nobody yet."""


_MEMBER, _PARTY = table_of(Member), table_of(Party)


def write(connection: Connection, sheets: Sheets, ending: Ending) -> dict[str, Any]:
    """Give members what they take away; what was written, and what stood there before, comes back as JSON data.

    A member who is no longer there is passed over; a sheet that its system refuses is a `SheetError`.
    """
    members = []
    party = None
    for member_id, after in ending.members.items():
        row = _member(connection, member_id)
        if row is None:
            continue
        party = row.party_id if party is None else party
        fresh = {"pools": dict(after.pools), "conditions": [dict(condition) for condition in after.conditions]}
        given = {gain: number for gain, number in after.gains.items() if number}
        brought, left = dict(after.brought), dict(after.sheet)
        values: dict[str, Any] = {**fresh, "gains": added(row.gains, given)}
        values |= _resheeted(sheets, row, brought, left)
        connection.execute(update(_MEMBER).where(_MEMBER.c.id == member_id).values(**values))
        before = {"pools": row.pools, "conditions": row.conditions}
        record = {"id": member_id, "before": before, "after": fresh, "given": given}
        members.append(record if left == brought else {**record, "brought": brought, "left": left})
    written: dict[str, Any] = {"outcome": dict(ending.outcome), "members": members}
    if ending.note and party is not None:
        written |= {"note": ending.note, "party": party}
        _rewrite_notes(connection, party, lambda lines: [*lines, ending.note])
    return written


def changed_since(written: Sequence[Mapping[str, Any]], ending: Ending) -> dict[str, Any]:
    """What a rest or a ruling after the end has changed of what has been written so far; `give` writes it."""
    members = []
    for item in written[0]["members"]:
        after = ending.members.get(item["id"])
        if after is None:
            continue
        steps = [step for part in written for step in part["members"] if step["id"] == item["id"]]
        before = steps[-1]["after"]
        brought = next((step["left"] for step in reversed(steps) if "left" in step), dict(after.brought))
        fresh = json.loads(json.dumps({"pools": dict(after.pools), "conditions": [dict(c) for c in after.conditions]}))
        left = json.loads(json.dumps(dict(after.sheet)))
        given = added(after.gains, *(step["given"] for step in steps), sign=-1)
        if fresh == before and left == brought and not given:
            continue
        change = {"id": item["id"], "before": before, "after": fresh, "given": given}
        members.append(change if left == brought else {**change, "brought": brought, "left": left})
    return {"members": members}


def give(connection: Connection, sheets: Sheets, written: Mapping[str, Any]) -> None:
    """Give members what has changed after the end; what somebody has changed since is theirs and stays."""
    for item in written["members"]:
        _lay_over(connection, sheets, item, "before", "after")


def take_back(connection: Connection, sheets: Sheets, written: Mapping[str, Any]) -> None:
    """Take back what `write` or `give` gave; what somebody has changed since is theirs and stays."""
    for item in written["members"]:
        _lay_over(connection, sheets, item, "after", "before")
    if "note" in written:
        _rewrite_notes(connection, written["party"], lambda lines: _without(lines, written["note"]))


def read(written: Mapping[str, Any]) -> Ending:
    """The ending of which `write` made that, to be given again."""
    members = {
        item["id"]: MemberAfter(
            **item["after"], gains=item["given"], brought=item.get("brought", {}), sheet=item.get("left", {})
        )
        for item in written["members"]
    }
    return Ending(written["outcome"], members, written.get("note", ""))


def _lay_over(connection: Connection, sheets: Sheets, record: Mapping[str, Any], since: str, to: str) -> None:
    """Changes a member from one of the written states to the other; what somebody has changed since stays."""
    row = _member(connection, record["id"])
    if row is None:
        return
    sign, old, new = (1, "brought", "left") if to == "after" else (-1, "left", "brought")
    values: dict[str, Any] = {"gains": added(row.gains, record["given"], sign=sign)}
    for name in record["after"]:
        values[name] = merged(record[since][name], record[to][name], getattr(row, name))
    values |= _resheeted(sheets, row, record.get(old, {}), record.get(new, {}))
    connection.execute(update(_MEMBER).where(_MEMBER.c.id == record["id"]).values(**values))


def added(gains: Mapping[str, int], *more: Mapping[str, int], sign: int = 1) -> dict[str, int]:
    """Gains with others added to them, or taken off; what comes to nothing is not among them."""
    total = dict(gains)
    for given in more:
        for gain, number in given.items():
            total[gain] = total.get(gain, 0) + sign * number
    return {gain: number for gain, number in total.items() if number}


def _member(connection: Connection, member_id: int) -> Row[Any] | None:
    return connection.execute(select(_MEMBER).where(_MEMBER.c.id == member_id)).first()


def _resheeted(sheets: Sheets, row: Row[Any], before: dict[str, Any], after: dict[str, Any]) -> dict[str, Any]:
    """The columns of a member whose sheet gets what differs between two others; none if nothing does."""
    sheet = merged(before, after, row.sheet)
    if sheet == row.sheet:
        return {}
    checked = sheets.checked(row.system, row.name, sheet, row.sheet)
    summary = sheets.summary(row.system, checked)
    return {"sheet": checked, "full_pools": summary.pools, "level": summary.level}


def _rewrite_notes(connection: Connection, party_id: int, change: Callable[[list[str]], list[str]]) -> None:
    here = _PARTY.c.id == party_id
    notes = connection.scalar(select(_PARTY.c.notes).where(here))
    if notes is not None:
        lines = change(notes.split("\n") if notes else [])
        connection.execute(update(_PARTY).where(here).values(notes="\n".join(lines)))


def _without(lines: list[str], line: str) -> list[str]:
    """The lines but for the last that is this one; somebody may have changed or struck it already."""
    places = [place for place, other in enumerate(lines) if other == line]
    return lines if not places else lines[: places[-1]] + lines[places[-1] + 1 :]


_NONE: Any = object()
"""Stands for what is not there: a key, a row."""


def merged(before: Any, after: Any, now: Any) -> Any:
    """`now` with what differs between `before` and `after`; what is no longer as it was before stays as it is.

    Objects are merged key by key, lists whose rows have ids row by row; a row is one thing: who has changed it by
    hand keeps it whole. Undoing is the same with `before` and `after` changing places.
    """
    if after == before:
        return now
    if now == before:
        return after
    if all(isinstance(value, dict) for value in (before, after, now)):
        return _joined(before, after, now, merged)
    old, new, kept = _by_id(before), _by_id(after), _by_id(now)
    if old is None or new is None or kept is None:
        return now
    return list(_joined(old, new, kept, _row).values())


def _row(before: Any, after: Any, now: Any) -> Any:
    return after if now == before else now


def _joined(before: Any, after: Any, now: Any, choose: Any) -> dict[Any, Any]:
    """Key by key: those of `now` in their order, then what has come by the change."""
    found: dict[Any, Any] = {}
    for key in dict.fromkeys((*now, *after)):
        old, new, value = (table.get(key, _NONE) for table in (before, after, now))
        kept = value if new == old else choose(old, new, value)
        if kept is not _NONE:
            found[key] = kept
    return found


def _by_id(value: Any) -> dict[Any, Any] | None:
    """The rows of a list by their ids, else names; None where a row has neither or two have the same."""
    if not isinstance(value, list):
        return None
    found: dict[Any, Any] = {}
    for row in value:
        key = (row.get("id") or row.get("name")) if isinstance(row, dict) else None
        if not isinstance(key, str) or key in found:
            return None
        found[key] = row
    return found
