"""Endings: what the end of a fight, and rests or rulings after it, write into members and their party's notes.

What was written can be reverted, and applied again.
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
    """The state of a member after a fight: pools and conditions to set, rewards to add."""

    pools: Mapping[str, int]
    conditions: Sequence[Mapping[str, Any]] = ()
    gains: Mapping[str, int] = field(default_factory=dict)
    """What it has gained, by the ids of its system."""
    sheet_before: Mapping[str, Any] = field(default_factory=dict)
    """The sheet with which it entered."""
    sheet: Mapping[str, Any] = field(default_factory=dict)
    """The sheet with which it leaves: the differences are what the fight has done to it."""


@dataclass(frozen=True, slots=True)
class Ending:
    """The end of a fight: its outcome, and the state of its members, by member id."""

    outcome: Mapping[str, Any] = field(default_factory=dict)
    members: Mapping[int, MemberAfter] = field(default_factory=dict)
    note: str = ""
    """A line for the notes of their party: what was won and belongs to nobody yet."""


_MEMBER, _PARTY = table_of(Member), table_of(Party)


def write(connection: Connection, sheets: Sheets, ending: Ending) -> dict[str, Any]:
    """Write the end of a fight into its members; return what was written, and the old values, as JSON data.

    A member who no longer exists is skipped; a sheet that its system refuses is a `SheetError`.
    """
    members = []
    party = None
    for member_id, after in ending.members.items():
        row = _member(connection, member_id)
        if row is None:
            continue
        party = row.party_id if party is None else party
        fresh = {"pools": dict(after.pools), "conditions": [dict(condition) for condition in after.conditions]}
        gained = {gain: number for gain, number in after.gains.items() if number}
        sheet_before, sheet_after = dict(after.sheet_before), dict(after.sheet)
        values: dict[str, Any] = {**fresh, "gains": sum_gains(row.gains, gained)}
        values |= _sheet_columns(sheets, row, sheet_before, sheet_after)
        connection.execute(update(_MEMBER).where(_MEMBER.c.id == member_id).values(**values))
        before = {"pools": row.pools, "conditions": row.conditions}
        record = {"id": member_id, "before": before, "after": fresh, "given": gained}
        members.append(
            record if sheet_after == sheet_before else {**record, "brought": sheet_before, "left": sheet_after}
        )
    record_of_ending: dict[str, Any] = {"outcome": dict(ending.outcome), "members": members}
    if ending.note and party is not None:
        record_of_ending |= {"note": ending.note, "party": party}
        _rewrite_notes(connection, party, lambda lines: [*lines, ending.note])
    return record_of_ending


def changed_since(records: Sequence[Mapping[str, Any]], ending: Ending) -> dict[str, Any]:
    """Return what a rest or a ruling after the end has changed since; `apply_changes` writes it."""
    members = []
    for record in records[0]["members"]:
        after = ending.members.get(record["id"])
        if after is None:
            continue
        steps = [step for step_record in records for step in step_record["members"] if step["id"] == record["id"]]
        before = steps[-1]["after"]
        sheet_before = next((step["left"] for step in reversed(steps) if "left" in step), dict(after.sheet_before))
        fresh = json.loads(json.dumps({"pools": dict(after.pools), "conditions": [dict(c) for c in after.conditions]}))
        sheet_after = json.loads(json.dumps(dict(after.sheet)))
        gained = sum_gains(after.gains, *(step["given"] for step in steps), sign=-1)
        if fresh == before and sheet_after == sheet_before and not gained:
            continue
        change = {"id": record["id"], "before": before, "after": fresh, "given": gained}
        members.append(
            change if sheet_after == sheet_before else {**change, "brought": sheet_before, "left": sheet_after}
        )
    return {"members": members}


def apply_changes(connection: Connection, sheets: Sheets, record_of_ending: Mapping[str, Any]) -> None:
    """Write into members what has changed after the end; what was edited since stays."""
    for record in record_of_ending["members"]:
        _switch_member(connection, sheets, record, "before", "after")


def revert(connection: Connection, sheets: Sheets, record_of_ending: Mapping[str, Any]) -> None:
    """Revert what `write` or `apply_changes` wrote; what was edited since stays."""
    for record in record_of_ending["members"]:
        _switch_member(connection, sheets, record, "after", "before")
    if "note" in record_of_ending:
        _rewrite_notes(connection, record_of_ending["party"], lambda lines: _without(lines, record_of_ending["note"]))


def unpack(record_of_ending: Mapping[str, Any]) -> Ending:
    """Return the ending from the record of `write`, to be applied again."""
    members = {
        record["id"]: MemberAfter(
            **record["after"],
            gains=record["given"],
            sheet_before=record.get("brought", {}),
            sheet=record.get("left", {}),
        )
        for record in record_of_ending["members"]
    }
    return Ending(record_of_ending["outcome"], members, record_of_ending.get("note", ""))


def _switch_member(
    connection: Connection, sheets: Sheets, record: Mapping[str, Any], from_state: str, to_state: str
) -> None:
    """Change a member from one of the recorded states to the other; what was edited since stays."""
    row = _member(connection, record["id"])
    if row is None:
        return
    sign, old_key, new_key = (1, "brought", "left") if to_state == "after" else (-1, "left", "brought")
    values: dict[str, Any] = {"gains": sum_gains(row.gains, record["given"], sign=sign)}
    for name in record["after"]:
        values[name] = merge_changes(record[from_state][name], record[to_state][name], getattr(row, name))
    values |= _sheet_columns(sheets, row, record.get(old_key, {}), record.get(new_key, {}))
    connection.execute(update(_MEMBER).where(_MEMBER.c.id == record["id"]).values(**values))


def sum_gains(gains: Mapping[str, int], *others: Mapping[str, int], sign: int = 1) -> dict[str, int]:
    """Return gains with others added or subtracted; zeros are left out."""
    total = dict(gains)
    for other in others:
        for gain, number in other.items():
            total[gain] = total.get(gain, 0) + sign * number
    return {gain: number for gain, number in total.items() if number}


def _member(connection: Connection, member_id: int) -> Row[Any] | None:
    return connection.execute(select(_MEMBER).where(_MEMBER.c.id == member_id)).first()


def _sheet_columns(sheets: Sheets, row: Row[Any], before: dict[str, Any], after: dict[str, Any]) -> dict[str, Any]:
    """The columns of a member whose sheet gets the difference between two others; none if there is none."""
    sheet = merge_changes(before, after, row.sheet)
    if sheet == row.sheet:
        return {}
    checked = sheets.check(row.system, row.name, sheet, row.sheet)
    summary = sheets.summary(row.system, checked)
    return {"sheet": checked, "full_pools": summary.pools, "level": summary.level}


def _rewrite_notes(connection: Connection, party_id: int, change: Callable[[list[str]], list[str]]) -> None:
    here = _PARTY.c.id == party_id
    notes = connection.scalar(select(_PARTY.c.notes).where(here))
    if notes is not None:
        lines = change(notes.split("\n") if notes else [])
        connection.execute(update(_PARTY).where(here).values(notes="\n".join(lines)))


def _without(lines: list[str], line: str) -> list[str]:
    """The lines without the last that equals this one; it may have been edited or deleted already."""
    indices = [index for index, kept_line in enumerate(lines) if kept_line == line]
    return lines if not indices else lines[: indices[-1]] + lines[indices[-1] + 1 :]


_MISSING: Any = object()
"""Stands for what is missing: a key, a row."""


def merge_changes(before: Any, after: Any, current: Any) -> Any:
    """Return `current` with the differences between `before` and `after`; what was edited since stays.

    Objects are merged key by key, lists whose rows have ids row by row; a row is one thing: one edited by hand stays
    whole. Undoing is the same with `before` and `after` exchanged.
    """
    if after == before:
        return current
    if current == before:
        return after
    if all(isinstance(value, dict) for value in (before, after, current)):
        return _merge_keys(before, after, current, merge_changes)
    old_rows, new_rows, current_rows = _by_id(before), _by_id(after), _by_id(current)
    if old_rows is None or new_rows is None or current_rows is None:
        return current
    return list(_merge_keys(old_rows, new_rows, current_rows, _row).values())


def _row(before: Any, after: Any, current: Any) -> Any:
    return after if current == before else current


def _merge_keys(before: Any, after: Any, current: Any, choose: Any) -> dict[Any, Any]:
    """Key by key: those of `current` in their order, then the new ones."""
    result: dict[Any, Any] = {}
    for key in dict.fromkeys((*current, *after)):
        old, new, value = (table.get(key, _MISSING) for table in (before, after, current))
        chosen = value if new == old else choose(old, new, value)
        if chosen is not _MISSING:
            result[key] = chosen
    return result


def _by_id(value: Any) -> dict[Any, Any] | None:
    """The rows of a list by their ids, else names; None if a row has neither or two have the same."""
    if not isinstance(value, list):
        return None
    by_id: dict[Any, Any] = {}
    for row in value:
        key = (row.get("id") or row.get("name")) if isinstance(row, dict) else None
        if not isinstance(key, str) or key in by_id:
            return None
        by_id[key] = row
    return by_id
