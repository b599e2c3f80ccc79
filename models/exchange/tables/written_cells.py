"""Cells of sheet columns: values as in our own tables, or else read like lines of text."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple

from models.exchange.foreign.ffrpg import lines
from models.exchange.foreign.ffrpg.monsters import SYSTEM as FFRPG
from models.exchange.foreign.ffrpg.monsters import unused_id
from models.exchange.records.report import TEXT, Fate, FieldFate, is_assumption, not_understood
from models.exchange.tables import labelled_text
from rules.sheets.schema import check, slug
from rules.system import quick_entry, registry
from rules.system.quick_words import words_of
from rules.text.faults import BadSheet

if TYPE_CHECKING:
    from rules.system.system import System

_KEY = re.compile(r"\w+")


class Cell(NamedTuple):
    """A cell of a column."""

    title: str
    field: str
    """The field of the sheet that its column stands for; empty if unknown."""
    text: str
    value: Any = None
    """Its value if it were a cell of our own table."""


def take_cells(system: System, data: dict[str, Any], cells: Mapping[int, Cell]) -> dict[int, list[FieldFate]]:
    """Put a row's cells on its creature's sheet, and what is not understood in the notes; return fates by place.

    A refused value stays on the sheet, so that the record is refused, if it is a list from a file of our own or
    required.
    """
    sheet: dict[str, Any] = data["sheet"]
    place_by_field: dict[str, int] = {}
    for place, cell in cells.items():
        if cell.field and cell.field not in place_by_field:
            place_by_field[cell.field] = place
            sheet[cell.field] = cell.value
    refused = {key: sheet.pop(key) for key in _faulty(system, sheet)}
    scalar_fields = {key for key, value in refused.items() if not isinstance(value, list | dict)}
    value_places = {place for key, place in place_by_field.items() if key not in scalar_fields}
    previous = dict(sheet)
    readings = _read(system, sheet, {place: cell for place, cell in cells.items() if place not in value_places})
    faulty = {key for key in _faulty(system, sheet) if sheet[key] is not previous.get(key)}
    for key in faulty:
        del sheet[key]
        sheet |= {key: previous[key]} if key in previous else {}
    refused_values = {
        key: value for key, value in refused.items() if key not in scalar_fields or _is_needed(system, key)
    }
    sheet |= {key: value for key, value in refused_values.items() if key not in sheet}
    fates_by_place: dict[int, list[FieldFate]] = {}
    noted: list[str] = []
    for place, (fates, unread, extra_notes) in readings.items():
        cell = cells[place]
        if cell.field in refused_values and sheet.get(cell.field) is refused_values[cell.field] is cell.value:
            continue
        if not cell.field and (key := _needed_by(system, cell.title)) and key not in sheet:
            sheet[key] = cell.text.strip()  # what is wrong with it is said, not that it is missing
            continue
        is_wrong = bool(faulty) and (not cell.field or cell.field in faulty)
        texts = [cell.text.strip()] if is_wrong else unread
        fates_by_place[place] = [FieldFate(cell.title, Fate.MAPPED, text, not_understood()) for text in texts]
        if fates and not cell.field and not is_wrong:
            fates_by_place[place].insert(0, FieldFate(cell.title, Fate.GUESSED, cell.text, fates[0].said))
        noted += [f"{cell.title}: {text}" for text in texts]
        if not is_wrong:
            fates_by_place[place] += filter(is_assumption, fates)
            fates_by_place[place] += [
                FieldFate(cell.title, Fate.MAPPED, text, not_understood()) for text in extra_notes
            ]
            noted += extra_notes
    data["notes"] = "\n".join(filter(None, (data.get("notes"), *noted)))
    return fates_by_place


class WordsReading(NamedTuple):
    """The result of reading words on a sheet."""

    sheet: dict[str, Any]
    understood: str
    unread: str


def read_line(system: System, line: str) -> quick_entry.QuickLine:
    """Return the creature of a typed line; what the readers of texts understand of it are texts."""
    return quick_entry.read(line, system, lambda text: _said_by(system.id, text) is not None)


def take_line(system: System, line: quick_entry.QuickLine) -> WordsReading:
    """Return the sheet of such a creature, with what its texts and notes say; typed attacks replace the usual one."""
    typed = quick_entry.sheet(line, system)
    reading = WordsReading(typed, "", "")
    told = {place.field for place, _ in line.values if not place.key}
    told |= set() if line.vital is None else {system.vital.id}
    for text in filter(None, (*line.texts, line.notes)):
        words = take_words(system, reading.sheet, text, told)
        understood, unread = (", ".join(filter(None, pair)) for pair in zip(reading[1:], words[1:], strict=True))
        reading = WordsReading(words.sheet, understood, unread)
    attacks = "" if system.plain is None else system.plain.attacks
    if attacks and not line.attacks and (rows := reading.sheet[attacks][len(typed[attacks]) :]):
        return reading._replace(sheet={**reading.sheet, attacks: rows})
    return reading


def take_words(
    system: System, sheet: Mapping[str, Any], words: str, told: AbstractSet[str] = frozenset()
) -> WordsReading:
    """Return a sheet with what words typed between commas say, read like lines of a text.

    They change none of the numbers that are `told` already.
    """
    made, understood, unread = dict(sheet), list[str](), list[str]()
    parts = words.split(", ")
    start = 0
    while start < len(parts):
        end = min(len(parts), start + _MOST_TOGETHER)
        while end > start and (fields := _said_by(system.id, ", ".join(parts[start:end]))) is None:
            end -= 1
        left = list[str]()
        if end == start:
            end = _balanced_end(parts, start)
            fields, left = _partly_said_by(system.id, ", ".join(parts[start:end]))
            while (
                fields
                and end < min(len(parts), start + _MOST_TOGETHER)
                and (more := _partly_said_by(system.id, ", ".join(parts[start : end + 1])))[1] == left
            ):
                fields, end = more[0], end + 1
        merged = _merged(made, fields or {})
        if not fields or told & fields.keys() or _faulty(system, merged) - _faulty(system, made):
            unread.append(parts[start])
            end = start + 1
        else:
            made = merged
            understood.append(_without(", ".join(parts[start:end]), left))
            unread += left
        start = end
    return WordsReading(made, ", ".join(understood), ", ".join(unread))


def _without(text: str, unread: Iterable[str]) -> str:
    """Return a text without the parts of it that are not understood."""
    for part in unread:
        text = text.replace(part if part in text else part.partition(": ")[2], "", 1)
    return re.sub(r"[\s,;]{1,9}(?=[),]|$)", "", text)


def _balanced_end(parts: Sequence[str], start: int) -> int:
    """Return where the part that begins there ends, with all of what stands in its brackets."""
    ends = range(start + 1, min(len(parts), start + _MOST_TOGETHER) + 1)
    texts = ((end, ", ".join(parts[start:end])) for end in ends)
    return next((end for end, text in texts if text.count("(") <= text.count(")")), start + 1)


@registry.forgets
@lru_cache(maxsize=128)
def _partly_said_by(id: str, text: str) -> tuple[Mapping[str, Any], list[str]]:
    """Return the fields that a line of a list or an attack fills in, and what is not understood of it."""
    sheet: dict[str, Any] = {}
    plain = registry.system(id).plain
    if id == FFRPG:
        (reading,) = lines.read_cells(sheet, [("", TEXT, text)])
        names = [str(row.get("name", "")) for key in ("weapons", "abilities") for row in sheet.get(key, ())]
        is_whole = not reading.unread and not any(map(_DICE.search, reading.notes))
        if len(names) == 1 and is_whole and not _NO_NAME.search(names[0]):
            return sheet, reading.notes
        sheet = {}
    unread = labelled_text.read_words(id, sheet, text)
    is_attack = plain is not None and plain.attacks in sheet
    return ({}, [text]) if unread == text or is_attack else (sheet, unread.split(", "))


_NO_NAME = re.compile(r"[\d()]")
_DICE = re.compile(r"\dd\d|\bd\d", re.IGNORECASE)
"""Dice in what is not understood of an attack may be its damage: nothing is made of that."""
_MOST_TOGETHER = 12
"""Parts between commas that may be one line: `weak ice, fire`."""


@registry.forgets
@lru_cache(maxsize=128)
def _said_by(id: str, text: str) -> Mapping[str, Any] | None:
    """Return the fields that a line of text fills in, for reading alone; None unless all of it is understood."""
    sheet: dict[str, Any] = {}
    system = registry.system(id)
    unread: Iterable[str] = [text]
    if id == FFRPG:
        (reading,) = lines.read_cells(sheet, [("", TEXT, text)])
        unread = [*reading.unread, *reading.notes]
    if not sheet:
        unread = filter(None, [labelled_text.read_words(id, sheet, text)])
        if system.plain is not None and system.plain.attacks in sheet:
            return None  # who types an attack has it read already
    return None if any(unread) or not sheet or _is_no_item(system, sheet) else sheet


def _is_no_item(system: System, sheet: Mapping[str, Any]) -> bool:
    """Return whether one of the items on a sheet is a part of an ability before it: `Sleep (4), group`."""
    words = {slug(status.label) for status in system.statuses.values()}
    return any("target" in row or slug(str(row.get("name", ""))) in words for row in _rows(sheet.get("items")))


def _rows(value: object) -> list[Mapping[str, Any]]:
    return [row for row in value if isinstance(row, Mapping)] if isinstance(value, list) else []


def _merged(sheet: Mapping[str, Any], fields: Mapping[str, Any]) -> dict[str, Any]:
    """Return a sheet with more fields; what has several values keeps those it had."""
    made = dict(sheet)
    for key, value in fields.items():
        if isinstance(value, Mapping):
            made[key] = {**made.get(key, {}), **value}
        else:
            made[key] = _joined(made.get(key, ()), value) if isinstance(value, list) else value
    return made


def _joined(rows: Sequence[Any], more: Sequence[Any]) -> list[Any]:
    """Return the rows of two lists; those of the second get ids that the first does not have."""
    joined = list(rows)
    for row in more:
        used = {item["id"] for item in joined if isinstance(item, Mapping) and "id" in item}
        has_id = isinstance(row, Mapping) and "id" in row
        joined.append({**row, "id": unused_id(row["id"], used)} if has_id else row)
    return joined


def _faulty(system: System, sheet: Mapping[str, Any]) -> set[str]:
    """Return the fields that the sheet refuses."""
    try:
        check(system.sheet, dict(sheet))
    except BadSheet as error:
        starts = (_KEY.match(place) for place, _ in error.faults)
        return {start[0] for start in starts if start is not None} & sheet.keys() & system.sheet.model_fields.keys()
    return set()


def _is_needed(system: System, key: str) -> bool:
    """Return whether a field is required."""
    return system.sheet.model_fields[key].is_required()


def _needed_by(system: System, title: str) -> str:
    """Return the required field that a column's title abbreviates, `Con`; empty if there is none."""
    place = words_of(system).places.get(slug(title))
    is_field = place is not None and not place.key and place.field in system.sheet.model_fields
    return place.field if place is not None and is_field and _is_needed(system, place.field) else ""


def _read(system: System, sheet: dict[str, Any], cells: Mapping[int, Cell]) -> dict[int, lines.CellReading]:
    """Return the readings of cells as lines of text."""
    if system.id == FFRPG:
        readings = lines.read_cells(sheet, [cell[:3] for cell in cells.values()])
    else:
        readings = [lines.CellReading([], [cell.text.strip()], []) for cell in cells.values()]
    readings_by_place = dict(zip(cells, readings, strict=True))
    for place, reading in readings_by_place.items():
        if reading.unread:
            cell, text = cells[place], "\n".join(reading.unread)
            fates, unread = labelled_text.read_cell(system.id, sheet, cell.title, cell.field, text)
            readings_by_place[place] = reading._replace(fates=[*reading.fates, *fates], unread=unread)
    return readings_by_place
