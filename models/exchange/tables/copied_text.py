"""Stat blocks that the program itself copied as text: each part by the labels of the sheet that wrote it.

The line below a name says the rule system. What of the rest is not understood is kept as a note, word for word.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from models.exchange.foreign.fifth.stat_block import is_text
from models.exchange.foreign.text.words import LONGEST
from models.exchange.records.readers import Content, Reader
from models.exchange.records.report import TEXT, Fate, FieldFate, RefusedRecord, TakenCreature, not_understood
from models.exchange.tables.columns import plain
from models.exchange.tables.field_values import (
    BETWEEN_PARTS,
    SIGNS,
    detail_of,
    details_of,
    groups_of,
    labels_of,
    value_of,
    words_in_all,
)
from rules.sheets.schema import check, field_naming, row_model, slug, words_of
from rules.system import registry
from rules.system.system import System
from rules.text.faults import BadSheet

_NOTES = frozenset(map(plain, ("notes", "notas")))
_SOURCE = frozenset(map(plain, ("source", "fuente", "fonte")))
_LEVEL = re.compile(r"(?:level|nivel|n[ií]vel) (\d{1,4})", re.IGNORECASE)
_TITLES = ("name", "id", "status", "item")
_UNTOLD = ("kind",)
"""What a sheet has and a stat block does not tell."""
_PROSE = ("text", "notes", "description")
_LONGEST_NAME = 6
"""Words of a row that says nothing but its name; what is longer is told of the row before it."""
_LONGEST_LINE = 1_000
"""Signs of a line that is read: what is longer is told by no sheet."""


@dataclass(slots=True)
class _Creature:
    """The lines of one creature."""

    name: str
    system: System
    level: int | None
    kind: str
    lines: list[str] = field(default_factory=list)


def is_copied(text: str) -> bool:
    """Whether a text has the head of a stat block as the program copies it."""
    return any(True for _ in _blocks(text))


def read_copied(text: str) -> list[TakenCreature]:
    """The creatures of a text that was copied from the program."""
    return [_Reading(block).taken() for block in _blocks(text)]


def _blocks(text: str) -> Iterator[_Creature]:
    lines = [" ".join(line.translate(SIGNS).split()) for line in text[: 10 * LONGEST].splitlines()]
    heads = {at: found for at, line in enumerate(lines) if at and lines[at - 1] and (found := _head(line))}
    starts = sorted(heads)
    for number, at in enumerate(starts):
        system, level, kind = heads[at]
        end = starts[number + 1] - 1 if number + 1 < len(starts) else len(lines)
        yield _Creature(lines[at - 1], system, level, kind, [line for line in lines[at + 1 : end] if line])


def _head(line: str) -> tuple[System, int | None, str] | None:
    """The system, the level and the kind that the line below a name says; None where it is another line."""
    parts = line.split(BETWEEN_PARTS)
    labels = _labels_of_systems()
    known = next((labels[part] for part in parts if part in labels), None)
    if known is None:
        return None
    levels = [int(match[1]) for part in parts if (match := _LEVEL.fullmatch(part))]
    others = [part for part in parts if part not in labels and not _LEVEL.fullmatch(part)]
    return registry.system(known), next(iter(levels), None), others[0] if others else ""


@lru_cache(maxsize=1)
def _labels_of_systems() -> Mapping[str, str]:
    return {" ".join(registry.system(id).title.split()): id for id in registry.ids()}


class _Reading:
    """What is read of one creature's lines."""

    def __init__(self, block: _Creature) -> None:
        self._block, self._system = block, block.system
        self._model = block.system.sheet
        self._sheet: dict[str, Any] = {}
        self._said: dict[str, list[str]] = {}
        """The fields to the lines that told them."""
        self._left: list[str] = []
        self._source = ""

    def taken(self) -> TakenCreature:
        """The creature; what its system does not take of it is noted."""
        notes = self._lines()
        usual = {} if self._system.plain is None else self._system.plain.sheet
        self._sheet = {**{key: usual[key] for key in _UNTOLD if key in usual}, **self._sheet}
        level = field_naming(self._model, "level")
        if level and self._block.level is not None:
            self._sheet.setdefault(level, self._block.level)
        self._without_faults()
        left = "\n".join(self._left)
        fates = [FieldFate(key, Fate.KEPT, value) for key, value in self._sheet.items()]
        fates += [FieldFate(TEXT, Fate.MAPPED, text, not_understood()) for text in self._left]
        return TakenCreature(
            self._block.name,
            self._system.id,
            self._sheet,
            level=self._block.level,
            kind=self._block.kind,
            notes="\n".join(filter(None, (notes, left))),
            source=self._source,
            fields=tuple(fates),
            lacks=None,
        )

    def _without_faults(self) -> None:
        for _ in range(len(self._sheet) + 1):
            try:
                check(self._model, self._sheet)
            except BadSheet as error:
                wrong = {re.split(r"\W", place, maxsplit=1)[0] for place, _ in error.faults} & self._sheet.keys()
                if not wrong:
                    return
                for key in wrong:
                    del self._sheet[key]
                    self._left += self._said.get(key, ())
            else:
                return

    def _lines(self) -> str:
        """Take all lines; those behind the heading of the notes are given back."""
        rows = ""
        lines = self._block.lines
        for at, line in enumerate(lines):
            folded = plain(line)
            if folded in _NOTES and line.isupper():
                kept = lines[at + 1 :]
                head, _, told = kept[-1].partition(": ") if kept else ("", "", "")
                if told and plain(head) in _SOURCE:
                    self._source = told
                    kept = kept[:-1]
                return "\n".join(kept)
            head, _, told = line.partition(": ")
            if told and plain(head) in _SOURCE:
                self._source = told
                continue
            if len(line) > _LONGEST_LINE:
                self._left.append(line)
                continue
            heading = labels_of(self._model).get(plain(line.removesuffix(":")), "")
            info = self._model.model_fields.get(heading)
            if info is not None and row_model(info) is not None and (line.isupper() or line.endswith(":")):
                rows = heading
            elif self._is_group(line):
                rows = ""
            elif not (rows and self._row(rows, line)) and not self._values(line):
                self._left.append(line)
        return ""

    def _is_group(self, line: str) -> bool:
        """Whether a line is the heading of a group of fields."""
        return line.isupper() and plain(line) in groups_of(self._model)

    def _values(self, line: str) -> bool:
        """Take the numbers of a line, or the one field that it tells."""
        head, colon, told = line.partition(": ")
        key = labels_of(self._model).get(plain(head)) if colon else None
        if key is not None:
            found = value_of(self._system, self._model, key, told)
            if found is None:
                return False
            self._keep({key: found[0]}, line)
            return True
        parts = line.split(BETWEEN_PARTS)
        pools = {plain(word): pool.id for pool in self._system.pools for word in words_in_all(self._system, pool.label)}
        taken: list[dict[str, Any]] = []
        left = []
        for part in parts:
            label, _, number = part.rpartition(" ")
            pool = pools.get(plain(label.partition(" / ")[0].rpartition(" ")[0] if " / " in part else label))
            if pool is not None and number.isdigit():
                taken.append({pool: int(number)} if pool in self._model.model_fields else {})
            elif (record := detail_of(self._system, self._model, part)) is not None:
                taken.append(record)
            else:
                left.append(part)
        for values in taken:
            self._keep(values, line)
        self._left += left if taken else []
        return bool(taken)

    def _keep(self, found: Mapping[str, Any], line: str) -> None:
        for key, value in found.items():
            self._sheet[key] = value
            self._said.setdefault(key, []).append(line)

    def _row(self, key: str, line: str) -> bool:
        """Take a row of a list, or what is told of the one before in words; False where it is neither."""
        model = row_model(self._model.model_fields[key])
        rows: list[dict[str, Any]] = self._sheet.setdefault(key, [])
        if model is None:
            return False
        title, colon, details = line.partition(": ")
        if not colon and (BETWEEN_PARTS in line or self._tells_values(line)):
            return False
        prose = next((item for item in _PROSE if item in model.model_fields), "")
        if not colon and rows and prose and (len(line.split()) > _LONGEST_NAME or line.endswith((".", "!", "…", "?"))):
            rows[-1][prose] = "\n".join(filter(None, (rows[-1].get(prose), line)))
            return True
        named = next((item for item in _TITLES if item in model.model_fields and item != "id"), "id")
        called = None if named == "name" else value_of(self._system, model, named, title)
        if named == "item" and called == (title,) and words_of(slug(title)) == title:
            called = (slug(title),)
        row, left = details_of(self._system, model, details.split(BETWEEN_PARTS) if details else [])
        row = {named: title if called is None else called[0], **row}
        if "id" in model.model_fields:
            ids = {item.get("id") for item in rows}
            base = slug(title) or key
            row["id"] = next(item for item in (base, *(f"{base}-{n}" for n in range(2, 1000))) if item not in ids)
        try:
            check(model, row)
        except BadSheet:
            self._left.append(line)
            return True
        rows.append(row)
        self._said.setdefault(key, []).append(line)
        self._left += [f"{title}: {BETWEEN_PARTS.join(left)}"] if left else []
        return True

    def _tells_values(self, line: str) -> bool:
        return detail_of(self._system, self._model, line) is not None


def _recognises(content: Content) -> bool:
    return is_text(content) and is_copied(content.start)


def _read(content: Content) -> Iterator[TakenCreature | RefusedRecord]:
    yield from read_copied(content.text)


READER = Reader("sheet-text", "creatures", _recognises, _read)
