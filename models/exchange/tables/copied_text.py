"""Reader of stat blocks that the program itself copied as text, by the labels of the sheet.

The line below a name gives the rule system. What is not understood is kept as a note.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import accumulate
from typing import Any

from models.exchange.foreign.fifth.stat_block import is_text
from models.exchange.foreign.text.creature_starts import CreatureLine, creature_starts, may_be_name
from models.exchange.foreign.text.translated_text import UnderstoodSpan
from models.exchange.foreign.text.words import LONGEST
from models.exchange.records.readers import Reader
from models.exchange.records.report import TEXT, Fate, FieldFate, TakenCreature, not_understood
from models.exchange.tables.columns import name_key
from models.exchange.tables.field_values import (
    BETWEEN_PARTS,
    SIGNS,
    detail_of,
    details_of,
    groups_of,
    label_in_languages,
    labels_of,
    value_of,
)
from rules.sheets.schema import Sheet, check, field_naming, row_model, slug, words_of
from rules.system import registry
from rules.system.label_words import kind_named
from rules.system.quick_words import rows_by_name
from rules.system.system import NEVER_PAID, System
from rules.text.faults import BadSheet
from rules.text.messages import LANGUAGES

_NOTES = frozenset(map(name_key, ("notes", "notas")))
_SOURCE = frozenset(map(name_key, ("source", "fuente", "fonte")))
_LINE_END = re.compile(r"[\r\n\v\f\x1c-\x1e\x85\u2028\u2029]")
_LEVEL = re.compile(r"(?:level|nivel|n[ií]vel) (\d{1,4})", re.IGNORECASE)
_TITLES = ("name", "id", "status", "item")
_UNTOLD = ("kind",)
"""Fields that a stat block does not show."""
_PROSE = ("text", "notes", "description")
_LONGEST_NAME = 6
"""Words of a row that is only a name; longer lines belong to the row before."""
_LONGEST_LINE = 1_000
"""Characters of a line that is read."""


@dataclass(slots=True)
class _CreatureLines:
    """The lines of one creature."""

    name: str
    system: System
    level: int | None
    kind: str
    lines: list[str] = field(default_factory=list)
    starts: list[int] = field(default_factory=list)
    """Where each line stands in the text."""
    name_start: int = 0


def is_copied(text: str) -> bool:
    """Return whether a text has the header of a copied stat block."""
    return any(True for _ in _blocks(text))


def read_copied(text: str) -> list[TakenCreature]:
    """Return the creatures of a copied text."""
    return [_CopiedReader(block).creature() for block in _blocks(text)]


def understood_spans(text: str) -> list[UnderstoodSpan]:
    """Return the spans of a copied text that are on the sheets of its creatures."""
    return [span for block in _blocks(text) for span in _CopiedReader(block).spans(text)]


def _blocks(text: str) -> Iterator[_CreatureLines]:
    whole_lines = text[: 10 * LONGEST].splitlines(keepends=True)
    line_starts = [0, *accumulate(map(len, whole_lines))]
    lines = [_remark().sub("", " ".join(line.translate(SIGNS).split())) for line in whole_lines]
    heads = {index: head for index, line in enumerate(lines) if index and lines[index - 1] and (head := _head(line))}
    starts = sorted(heads)
    for number, index in enumerate(starts):
        system, level, kind = heads[index]
        end = starts[number + 1] - 1 if number + 1 < len(starts) else len(lines)
        further = _further_names(system, lines, index + 1, end)
        parts = [(index - 1, level, kind), *((name, None, "") for name in further)]
        for (name, own_level, own_kind), last in zip(parts, [*further, end], strict=True):
            numbers = [at for at in range(max(name, index) + 1, last) if lines[at]]
            told, starts_told = [lines[at] for at in numbers], [line_starts[at] for at in numbers]
            yield _CreatureLines(lines[name], system, own_level, own_kind, told, starts_told, line_starts[name])


@lru_cache(maxsize=1)
def _remark() -> re.Pattern[str]:
    """What a stat block remarks of a row and no sheet holds: that its maxima never pay for it."""
    pool, cost, most = "\ue000", "\ue001", "\ue002"
    remarks = {re.escape(NEVER_PAID(pool=pool, cost=cost, most=most).in_language(code)) for code in LANGUAGES}
    one = "|".join(sorted(remarks)).replace(pool, "[^();]{1,40}").replace(cost, r"\d{1,9}").replace(most, r"\d{1,9}")
    return re.compile(rf" \((?:{one})(?:; (?:{one})){{0,9}}\)")


def _further_names(system: System, lines: Sequence[str], start: int, end: int) -> list[int]:
    """Return where creatures begin that were typed below a copied one, before its notes."""
    before_notes = (at for at in range(start, end) if name_key(lines[at]) in _NOTES and lines[at].isupper())
    contents = [_content(system, line) for line in lines[start : next(before_notes, end)]]
    return [start + index for index in creature_starts(contents, (system.vital.id,))]


def _content(system: System, line: str) -> CreatureLine:
    """Return what a line says of a creature: the fields before a colon, or before numbers."""
    labels = labels_of(system.sheet)
    words = [part.partition(": ")[0] if ": " in part else part.rpartition(" ")[0] for part in line.split(BETWEEN_PARTS)]
    fields = {labels[key] for key in map(name_key, words) if key in labels}
    is_name = not fields and not line.isupper() and BETWEEN_PARTS not in line and may_be_name(line)
    return CreatureLine(not line, line if is_name else "", fields)


def _head(line: str) -> tuple[System, int | None, str] | None:
    """Return system, level and kind in the line below a name; None for any other line."""
    parts = line.split(BETWEEN_PARTS)
    labels = _labels_of_systems()
    system_id = next((labels[part] for part in parts if part in labels), None)
    if system_id is None:
        return None
    levels = [int(match[1]) for part in parts if (match := _LEVEL.fullmatch(part))]
    others = [part for part in parts if part not in labels and not _LEVEL.fullmatch(part)]
    return registry.system(system_id), next(iter(levels), None), others[0] if others else ""


@registry.forgets
@lru_cache(maxsize=1)
def _labels_of_systems() -> Mapping[str, str]:
    return {" ".join(registry.system(id).title.split()): id for id in registry.ids()}


class _CopiedReader:
    """Reads one creature's lines."""

    def __init__(self, block: _CreatureLines) -> None:
        self._block, self._system = block, block.system
        self._model = block.system.sheet
        self._sheet: dict[str, Any] = {}
        self._lines_by_field: dict[str, list[str]] = {}
        """Fields to the lines they came from."""
        self._unread: list[str] = []
        self._source = ""
        self._first_note = len(block.lines)
        """The number of the line at which the notes begin."""

    def spans(self, text: str) -> Iterator[UnderstoodSpan]:
        """Yield where its name stands, and what of each line before the notes is on the sheet."""
        self.creature()
        yield from _found(text, self._block.name_start, [self._block.name], "name")
        unread = set(self._unread)
        for line, start in zip(self._block.lines[: self._first_note], self._block.starts, strict=False):
            if line in unread:
                continue
            title, colon, details = line.partition(": ")
            rest = next((item.removeprefix(f"{title}: ") for item in unread if item.startswith(f"{title}: ")), "")
            skipped = {*unread, *(rest.split(BETWEEN_PARTS) if rest else ())}
            parts = [f"{title}:", *details.split(BETWEEN_PARTS)] if colon else line.split(BETWEEN_PARTS)
            yield from _found(text, start, [part for part in parts if part not in skipped], "stats")

    def creature(self) -> TakenCreature:
        """Return the creature; fields that its system refuses go to the notes."""
        notes = self._lines()
        default_sheet = {} if self._system.plain is None else self._system.plain.sheet
        self._sheet = {**{key: default_sheet[key] for key in _UNTOLD if key in default_sheet}, **self._sheet}
        level = field_naming(self._model, "level")
        if level and self._block.level is not None:
            self._sheet.setdefault(level, self._block.level)
        self._remove_faults()
        unread_text = "\n".join(self._unread)
        fates = [FieldFate(key, Fate.KEPT, value) for key, value in self._sheet.items()]
        fates += [FieldFate(TEXT, Fate.MAPPED, text, not_understood()) for text in self._unread]
        return TakenCreature(
            self._block.name,
            self._system.id,
            self._sheet,
            level=self._block.level,
            kind=self._block.kind,
            notes="\n".join(filter(None, (notes, unread_text))),
            source=self._source,
            fields=tuple(fates),
            lacks=None,
        )

    def _remove_faults(self) -> None:
        for _ in range(len(self._sheet) + 1):
            try:
                check(self._model, self._sheet)
            except BadSheet as error:
                faulty = {re.split(r"\W", place, maxsplit=1)[0] for place, _ in error.faults} & self._sheet.keys()
                if not faulty:
                    return
                for key in faulty:
                    del self._sheet[key]
                    self._unread += self._lines_by_field.get(key, ())
            else:
                return

    def _lines(self) -> str:
        """Read all lines; return those after the heading of the notes."""
        list_field = ""
        lines = self._block.lines
        for index, line in enumerate(lines):
            key = name_key(line)
            if key in _NOTES and line.isupper():
                note_lines = lines[index + 1 :]
                self._first_note = index
                head, _, value = note_lines[-1].partition(": ") if note_lines else ("", "", "")
                if value and name_key(head) in _SOURCE:
                    self._source = value
                    note_lines = note_lines[:-1]
                return "\n".join(note_lines)
            head, _, value = line.partition(": ")
            if value and name_key(head) in _SOURCE:
                self._source = value
                continue
            if len(line) > _LONGEST_LINE:
                self._unread.append(line)
                continue
            heading = labels_of(self._model).get(name_key(line.removesuffix(":")), "")
            info = self._model.model_fields.get(heading)
            if info is not None and row_model(info) is not None and (line.isupper() or line.endswith(":")):
                list_field = heading
            elif self._is_group(line):
                list_field = ""
            elif not (list_field and self._row(list_field, line)) and not self._values(line):
                self._unread.append(line)
        return ""

    def _is_group(self, line: str) -> bool:
        """Return whether a line is the heading of a group of fields."""
        return line.isupper() and name_key(line) in groups_of(self._model)

    def _values(self, line: str) -> bool:
        """Read a line's numbers, or the one field in it; return whether anything was read."""
        head, colon, value_text = line.partition(": ")
        key = labels_of(self._model).get(name_key(head)) if colon else None
        if key is not None:
            value = value_of(self._system, self._model, key, value_text)
            if value is None:
                return False
            self._store({key: value[0]}, line)
            return True
        parts = line.split(BETWEEN_PARTS)
        pools = {
            name_key(word): pool.id
            for pool in self._system.pools
            for word in label_in_languages(self._system, pool.label)
        }
        field_values: list[dict[str, Any]] = []
        unread = []
        for part in parts:
            label, _, number = part.rpartition(" ")
            pool = pools.get(name_key(label.partition(" / ")[0].rpartition(" ")[0] if " / " in part else label))
            if pool is not None and number.isdigit():
                field_values.append({pool: int(number)} if pool in self._model.model_fields else {})
            elif (detail := detail_of(self._system, self._model, part)) is not None:
                field_values.append(detail)
            else:
                unread.append(part)
        for values in field_values:
            self._store(values, line)
        self._unread += unread if field_values else []
        return bool(field_values)

    def _store(self, values: Mapping[str, Any], line: str) -> None:
        for key, value in values.items():
            self._sheet[key] = value
            self._lines_by_field.setdefault(key, []).append(line)

    def _row(self, key: str, line: str) -> bool:
        """Read a row of a list, or text of the row before; return False for any other line."""
        model = row_model(self._model.model_fields[key])
        rows: list[dict[str, Any]] = self._sheet.setdefault(key, [])
        if model is None:
            return False
        title, colon, details = line.partition(": ")
        if not colon and (BETWEEN_PARTS in line or self._tells_values(line)):
            return False
        text_field = next((item for item in _PROSE if item in model.model_fields), "")
        is_prose = len(line.split()) > _LONGEST_NAME or line.endswith((".", "!", "…", "?"))
        if not colon and rows and text_field and is_prose:
            rows[-1][text_field] = "\n".join(filter(None, (rows[-1].get(text_field), line)))
            return True
        title_field = next((item for item in _TITLES if item in model.model_fields and item != "id"), "id")
        title_value = None if title_field == "name" else value_of(self._system, model, title_field, title)
        if title_field == "item" and title_value == (title,) and words_of(slug(title)) == title:
            title_value = (slug(title),)
        row, unread = details_of(self._system, model, details.split(BETWEEN_PARTS) if details else [])
        row = {title_field: title if title_value is None else title_value[0], **row}
        if "id" in model.model_fields:
            ids = {item.get("id") for item in rows}
            base = slug(title) or key
            numbered = (f"{base}-{number}" for number in range(2, 1000))
            row["id"] = next(item for item in (base, *numbered) if item not in ids)
        try:
            checked = check(model, row)
        except BadSheet:
            self._unread.append(line)
            return True
        if isinstance(checked, Sheet) and (kind := self._unsaid_kind(key, checked, title)):
            row["kind"] = kind
        rows.append(row)
        self._lines_by_field.setdefault(key, []).append(line)
        self._unread += [f"{title}: {BETWEEN_PARTS.join(unread)}"] if unread else []
        return True

    def _unsaid_kind(self, list_field: str, row: Sheet, title: str) -> str | None:
        """Return the kind of a thing, if the text leaves it to its name, to what it does, or to the book."""
        info = type(row).model_fields.get("kind")
        if info is None or info.default != "other" or "kind" in row.model_fields_set:
            return None
        offered = rows_by_name(self._system, list_field).get(slug(title), {})
        return kind_named(type(row), title) or row.implied_fields().get("kind") or offered.get("kind")

    def _tells_values(self, line: str) -> bool:
        return detail_of(self._system, self._model, line) is not None


def _found(text: str, start: int, parts: Sequence[str], field: str) -> Iterator[UnderstoodSpan]:
    """Yield where parts of a line stand, those that follow each other as one."""
    line_end = next((match.start() for match in _LINE_END.finditer(text, start)), len(text))
    span: tuple[int, int] | None = None
    for part in parts:
        words = re.compile(r"\s+".join(map(re.escape, part.split())).replace("\\-", "[-−]"))
        found = words.search(text, start if span is None else span[1], line_end)
        if found is None:
            continue
        if span is not None and text[span[1] : found.start()].strip(" ·\u00a0"):
            yield UnderstoodSpan(*span, field)
            span = None
        span = found.start() if span is None else span[0], found.end()
    if span is not None:
        yield UnderstoodSpan(*span, field)


READER = Reader(
    "sheet-text",
    "creatures",
    lambda content: is_text(content) and is_copied(content.start),
    lambda content: read_copied(content.text),
)
