"""Cells of a sheet's columns: values as in our own tables, else read as a line of a text with that label is."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from models.exchange.foreign.ffrpg import lines
from models.exchange.foreign.ffrpg.monsters import SYSTEM as FFRPG
from models.exchange.records.report import Fate, FieldFate, not_understood
from models.exchange.tables import labelled_text
from rules.sheets.schema import check
from rules.text.faults import BadSheet

if TYPE_CHECKING:
    from rules.system.system import System

_KEY = re.compile(r"\w+")


class Cell(NamedTuple):
    """A cell of a column."""

    title: str
    field: str
    """The field of the sheet that its column is taken for; empty: nobody knows."""
    text: str
    value: Any = None
    """What a table of our own would say with it."""


def take_cells(system: System, data: dict[str, Any], given: Mapping[int, Cell]) -> dict[int, list[FieldFate]]:
    """Put the cells of a row on the sheet of its creature, and what is not understood in its notes.

    Gives what became of each, by its place, beside what its column was taken for. What the sheet does not take stays
    on it, to be refused, where it is a list as a file of our own has it, or what no sheet can be without.
    """
    sheet: dict[str, Any] = data["sheet"]
    typed: dict[str, int] = {}
    for place, cell in given.items():
        if cell.field and cell.field not in typed:
            typed[cell.field] = place
            sheet[cell.field] = cell.value
    refused = {key: sheet.pop(key) for key in _faulty(system, sheet)}
    written = {key for key, value in refused.items() if not isinstance(value, list | dict)}
    plain = {place for key, place in typed.items() if key not in written}
    before = dict(sheet)
    read = _read(system, sheet, {place: cell for place, cell in given.items() if place not in plain})
    wrong = {key for key in _faulty(system, sheet) if sheet[key] is not before.get(key)}
    for key in wrong:
        del sheet[key]
        sheet |= {key: before[key]} if key in before else {}
    kept = {key: value for key, value in refused.items() if key not in written or _is_needed(system, key)}
    sheet |= {key: value for key, value in kept.items() if key not in sheet}
    found: dict[int, list[FieldFate]] = {}
    noted: list[str] = []
    for place, (fates, left, besides) in read.items():
        cell = given[place]
        if cell.field in kept and sheet.get(cell.field) is kept[cell.field] and cell.value is kept[cell.field]:
            continue
        is_wrong = bool(wrong) and (not cell.field or cell.field in wrong)
        rest = [cell.text.strip()] if is_wrong else left
        found[place] = [FieldFate(cell.title, Fate.MAPPED, text, not_understood()) for text in rest]
        if fates and not cell.field and not is_wrong:
            found[place].insert(0, FieldFate(cell.title, Fate.GUESSED, cell.text, fates[0].said))
        noted += [f"{cell.title}: {text}" for text in rest]
        if not is_wrong:
            found[place] += [FieldFate(cell.title, Fate.MAPPED, text, not_understood()) for text in besides]
            noted += besides
    data["notes"] = "\n".join(filter(None, (data.get("notes"), *noted)))
    return found


def _faulty(system: System, sheet: Mapping[str, Any]) -> set[str]:
    """The fields that the sheet does not take as they stand."""
    try:
        check(system.sheet, dict(sheet))
    except BadSheet as error:
        starts = (_KEY.match(place) for place, _ in error.faults)
        return {start[0] for start in starts if start is not None} & sheet.keys() & system.sheet.model_fields.keys()
    return set()


def _is_needed(system: System, key: str) -> bool:
    """Whether there is no sheet without a field."""
    return system.sheet.model_fields[key].is_required()


def _read(system: System, sheet: dict[str, Any], given: Mapping[int, Cell]) -> dict[int, lines.CellReading]:
    """Read cells as the lines of a text."""
    if system.id == FFRPG:
        readings = lines.take_cells(sheet, [cell[:3] for cell in given.values()])
    else:
        readings = [lines.CellReading([], [cell.text.strip()], []) for cell in given.values()]
    found = dict(zip(given, readings, strict=True))
    for place, reading in found.items():
        if reading.left:
            cell, text = given[place], "\n".join(reading.left)
            fates, left = labelled_text.take_cell(system.id, sheet, cell.title, cell.field, text)
            found[place] = reading._replace(fates=[*reading.fates, *fates], left=left)
    return found
