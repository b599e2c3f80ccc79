"""Reader of sheets pasted as text: the labels of a system's sheet, each followed by its value."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple

from models.exchange.foreign.ffrpg.monsters import SYSTEM as FFRPG
from models.exchange.foreign.fifth import stat_block
from models.exchange.foreign.text.creature_starts import CreatureLine, creature_starts, is_field, may_be_name
from models.exchange.foreign.text.levels import LEVEL, LEVEL_BEHIND, name_and_level
from models.exchange.foreign.text.translated_text import UnderstoodSpan
from models.exchange.foreign.text.words import LONGEST, match_end, sentence_case, without_bullets
from models.exchange.records.readers import Reader
from models.exchange.records.report import (
    TEXT,
    Fate,
    FieldFate,
    RefusedRecord,
    TakenCreature,
    assumed,
    new_skill,
    not_understood,
    supplied,
)
from models.exchange.tables import cells, professions
from models.exchange.tables.attack_lines import AttackRows, ParsedAttack
from models.exchange.tables.columns import name_key, sheet_words
from models.exchange.tables.columns import words_of as words_of_columns
from models.exchange.tables.csv_writer import OF_SHEET
from models.exchange.tables.field_values import told_by_heading, value_of
from models.exchange.tables.list_rows import put_row, row_without_heading, rows_of
from models.storage.errors import MESSAGES, LibraryError
from rules.sheets.schema import field_naming, label_of, row_model, slug
from rules.system import registry
from rules.system.label_words import HEADINGS, LISTS, translated, written_out
from rules.system.quick_words import SheetPlace, ShortNames, put, skills_of
from rules.system.quick_words import words_of as words_for
from rules.text.localized import LocalizedText, said

if TYPE_CHECKING:
    from rules.system.system import System

FEWEST = 3
"""Numbers of a sheet that a text must have, unless the sheet needs no more than two and has them."""
_LABEL = r"[^\W\d_][^\W\d_.]*\.?(?:[ ](?![dD]\d)[^\W\d_(%]+\.?){0,6}(?:[ ]?%|[ ]?\([^\W\d_]{1,12}\))?"
_VALUE = r"[+-]?\d{1,6}(?!\d|[ ]?/[ ]?\d|[dD]\d)(?:[ ]?%)?|[+-]?\d{0,2}[dD]\d{1,3}(?:[ ]?[+-][ ]?\d{1,4})?"
_PAIR = re.compile(rf"(?P<label>{_LABEL})[ ]{{0,9}}[:=]?[ ]{{0,9}}(?P<value>{_VALUE})(?=[\s,;|·.)]|/[ ]?[^\W\d_]|$)")
_KIND = re.compile(r"[^\W\d_]{2,20}(?: [^\W\d_]{2,20})?")
"""What stands behind a level, and is no part of a sentence: `Nivel 3 Humanoide`."""
_SCORE_OF_FIFTH = re.compile(r"\b(?:str|dex|con|int|wis|cha|fue|for|des|sab|car)[a-zà-ü]{0,12}\W{0,6}\d", re.IGNORECASE)
"""An ability score of the best-known game with its number."""
_UNIT = re.compile(r"[ ]?([^\W\d_]{1,12})(?!\w)")
_BETWEEN = re.compile(r"[\s,;|·.*()/-]*")
_NUMBERS = re.compile(r"(?:[^\W\da-zà-ÿ_]{2,4}[ ]\d{1,3}[ ,;.·]{0,3}){1,9}")
"""Numbers of another book's sheet, each behind its abbreviation: `INT 10 POD 10`."""
_SIGNS = str.maketrans(dict.fromkeys("\u2212\u2013", "-") | dict.fromkeys("\u00a0\u2007\u2009\u202f\t\r", " "))
_HEADINGS = ("weapons", "attacks", "skills", "armas", "ataques", "habilidades", "atributos", "attributes")
"""Common headings of attacks and skills, whatever the sheet calls them."""
NO_LIST = "-"
"""Stands for a list that the sheet does not have."""
_BEFORE_A_NAME = " #*_-"
_ENDS = (".", "!", "?", "…")
"""Ends of a sentence, which no item of a list has."""
_AROUND = " \t\r,;:.|·"
"""Characters around the entries of a line."""
_LONGEST_PROFESSION = 3
"""Words before a level in a line of its own: `Mago del tiempo nivel 5`."""
_PART = re.compile(r"[^,;|·]*")
_DASHED = re.compile(r"^(\s*[^\W\d_][^-,;:()\[\]\d]{0,60}?) - (?=\S)")
"""The name of a row in a list with a dash behind it: `Reza - 3 PS`."""
_PIPED = re.compile(r"^(\s*[^\W\d_][^-,;:|()\[\]\d]{0,60}?) \| (?=\S)")
"""The name of a row in a list with a bar behind it: `Chicote | d4 | alcance 10`."""
_ROW_NAME = re.compile(r"[^\W\d_][^,;:()\[\]\d]{0,60}[:(\[]")
"""The name of a row in a list, with what parts it from what is told of it."""
_SIDE_BY_SIDE = re.compile(r"(?:[^,;|·()/-]|\([^()]{0,200}\)|(?<![ ])[/-]|[/-](?![ ])|\()+")
"""What stands between commas, bars or dashes with blanks, outside of brackets."""
_FEWEST_IN_LINE = 3
"""Numbers of a creature that stands in one line."""
_LONGEST_VALUE = 1_000
"""Characters of a field's value."""
_MOST_PARTS = 100
"""Values of one field in one line."""


@dataclass(slots=True)
class LabelledLine:
    """A line of the text: fields of the sheet, or a sentence."""

    text: str
    start: int
    pairs: list[tuple[SheetPlace, str, str]] = field(default_factory=list)
    """Place on the sheet, label as written, value."""
    unknown: list[str] = field(default_factory=list)
    """Numbers between them behind a word that the sheet does not know: `CON 12`."""
    has_label: bool = False
    """Whether it starts with the name of a field or list, and a colon."""
    heading: str = ""
    """The name of a list that stands before it or above it."""
    list_field: str = ""
    """The list whose name stands before it or above it, `NO_LIST` for one that the sheet has no place for."""
    is_listed: bool = False
    """Whether it can be nothing but an entry of that list: no empty line parts it from its heading."""
    level: int | None = None
    """The level that it tells of a creature whose sheet has none."""

    @property
    def is_sentence(self) -> bool:
        """Whether it holds text but no numbers of the sheet."""
        return bool(self.text.strip()) and not self.pairs

    @property
    def may_be_name(self) -> bool:
        """Whether it may be the name of a creature."""
        is_number = _NUMBERS.fullmatch(self.text.strip()) is not None or is_field(self.text)
        return self.is_sentence and not self.has_label and not is_number and self.level is None

    def has_field(self, key: str) -> bool:
        """Return whether it holds a field."""
        return key in self.fields

    @property
    def fields(self) -> set[str]:
        """The fields that it holds as a whole."""
        return {place.field for place, _, _ in self.pairs if not place.key}


class LineReading(NamedTuple):
    """The result of reading a line."""

    fates: list[FieldFate]
    notes: list[str]
    """Texts for the notes: parts that were not fully read, each behind the line's label."""
    unread: list[str]
    """Parts of the line that are not on the sheet, as written."""
    told: list[str]
    """The same, each behind the attack or label that it is told of."""


@dataclass(frozen=True, slots=True)
class SheetVocabulary:
    """The names of fields in one system's sheets."""

    system: System
    fields: Mapping[str, str]
    """Label as it is compared, to the field."""
    skills: Mapping[str, SheetPlace]
    """Skill name as it is compared, to its place on the sheet."""
    needed: frozenset[str]
    kinds: Mapping[str, cells.Kind]
    rows: AttackRows | None
    """Its attack rows."""
    headings: frozenset[str]
    """Names of its lists as they are compared, and common headings."""
    short_names: ShortNames
    """Its skills by parts of their names."""

    @property
    def level(self) -> str:
        """The field with the level; empty where sheets have none."""
        return field_naming(self.system.sheet, "level")

    @property
    def vital(self) -> str:
        """The field that every sheet must have."""
        return self.system.vital.id

    def _entries(self, rows: AttackRows, line: LabelledLine) -> list[str]:
        """Return the parts of a line that may be attacks; after a heading, each entry.

        Without a heading a line is split only if each part is an attack, so that no sentence is cut.
        """
        end = self.heading_end(line.text)
        is_listed = self._lists_attacks(line)
        parts = [
            part
            for entry in line.text[end:].split(";")
            for part in rows.split(entry.strip(), is_listed=is_listed)
            if part
        ]
        return parts if end or all(map(rows.read, parts)) else [line.text]

    def heading_end(self, text: str) -> int:
        """Return where a line continues after a list's name, `Habilidades: …`, `ARMAS`; 0 without one.

        Without a colon only the name of a list that stands alone is one.
        """
        head, colon, _ = text.partition(":")
        if slug(head.strip(" *#_-")) not in self.headings:
            return 0
        return len(head) + 1 if colon else len(text) if self._list_named(head) else 0

    def is_heading(self, line: LabelledLine) -> bool:
        """Return whether a line is only the name of a list."""
        end = self.heading_end(line.text)
        return bool(end) and not line.text[end:].strip()

    def lines(self, text: str, *, is_entry: bool = False) -> list[LabelledLine]:
        """Return the lines of a text with the fields they hold; a creature in one line is as many as it has parts.

        `is_entry`: the text is a line of a creature.
        """
        lines: list[LabelledLine] = []
        list_above, name_above, is_listed, has_entries = "", "", False, False
        for position, line_text in [(0, text)] if is_entry else self._pieces(text):
            line = LabelledLine(line_text, position)
            end = self.heading_end(line_text)
            if end and ":" not in line_text and not any(above.pairs for above in lines):
                end = 0  # a creature of that name
            line.has_label = bool(self.field_of(line)[0] or end or self.names_vital(line))
            if end:
                line.heading = line_text[:end].strip(" *#_-:")
                line.list_field, line.is_listed = self._list_named(line_text[:end].rstrip(" :")), True
            elif not line.has_label:
                line.heading, line.list_field, line.is_listed = name_above, list_above, is_listed
                line.text = _with_colon(line.text) if is_listed else line.text
            self._read_pairs(line)
            self._read_level(line, has_name=bool(lines) and bool(lines[-1].text.strip()))
            lines.append(line)
            if self.is_heading(line):
                list_above, is_listed, has_entries = line.list_field, bool(line.list_field), False
                name_above = line.heading
            elif end or (line.pairs and not line.list_field):
                list_above, is_listed = "", False
            elif line_text.strip():
                has_entries = True
            elif has_entries:
                is_listed = False
        return lines

    def _pieces(self, text: str) -> Iterator[tuple[int, str]]:
        """Yield the lines of a text with their positions; of a creature in one line its name, numbers and attacks."""
        position = 0
        for line in text.split("\n"):
            for start, end in self._parts_of_creature(line) or [(0, len(line))]:
                yield position + start, line[start:end]
            position += len(line) + 1

    def _parts_of_creature(self, line: str) -> list[tuple[int, int]]:
        """Return the name and the parts of a creature in one line, `Lobo: PV 14, DE 10, DM 8, Garra 1d`; or nothing.

        Numbers that stand side by side are one part, and so is all else between them.
        """
        if len(line) > _LONGEST_VALUE or self._pairs_in(line)[0] or self.heading_end(line):
            return []
        spans = [match.span() for match in _SIDE_BY_SIDE.finditer(line) if match[0].strip()]
        if not spans or self._pairs_in(line[slice(*spans[0])])[0]:
            return []
        name, numbers = self._name_and_numbers(line, *spans[0])
        spans = [*([numbers] if numbers else []), *spans[1:]]
        parts: list[tuple[int, int, bool]] = []
        fields: set[SheetPlace] = set()
        for start, end in spans:
            pairs = self._pairs_in(line[start:end])[0]
            fields.update(place for place, _, _ in pairs)
            if parts and parts[-1][2] == bool(pairs):
                parts[-1] = parts[-1][0], end, bool(pairs)
            else:
                parts.append((start, end, bool(pairs)))
        is_creature = len(fields) >= _FEWEST_IN_LINE and any(place.field == self.vital for place in fields)
        if not is_creature or not may_be_name(line[slice(*name)]):
            return []
        return [name, *((start, end) for start, end, _ in parts)]

    def _name_and_numbers(self, line: str, start: int, end: int) -> tuple[tuple[int, int], tuple[int, int] | None]:
        """Return where a name and the numbers behind it stand in a part: `Lobo: PV 14`, `Lobo PV 14`."""
        for gap in re.finditer(r":[ ]?|[ ]", line[start:end]):
            if self._pairs_in(line[start + gap.end() : end])[0]:
                return (start, start + gap.start()), (start + gap.end(), end)
        return (start, end), None

    def _list_named(self, heading: str) -> str:
        """Return the list that a heading names: empty if it is a single field, `NO_LIST` if the sheet lacks it."""
        key = self.fields.get(name_key(heading))
        if key is None:
            return NO_LIST
        return key if cells.holds_several(self.system.sheet.model_fields[key].annotation) else ""

    def _read_pairs(self, line: LabelledLine) -> None:
        """Read the fields in a line; below the name of a list, a line of other fields belongs to it no longer."""
        if line.is_listed and line.list_field != NO_LIST:
            line.pairs, line.unknown = self._pairs_in(line.text, line.list_field)
            if line.pairs or self.heading_end(line.text):
                return
        line.pairs, line.unknown = self._pairs_in(line.text)
        if line.is_listed and any(place.key for place, _, _ in line.pairs):
            line.pairs, line.unknown = [], []
        elif line.pairs and not self.heading_end(line.text):
            line.list_field, line.is_listed = "", False

    def _read_level(self, line: LabelledLine, *, has_name: bool) -> None:
        """Read the level where sheets have none, alone or between numbers; of any behind words, `Bardo nivel 5`."""
        texts = line.unknown if line.pairs else [line.text.strip()]
        found = next(((text, level) for text in texts if (level := LEVEL.fullmatch(text))), None)
        if found is not None and not self.level:
            line.level = int(found[1][1] or found[1][2])
            line.unknown = [text for text in line.unknown if text is not found[0]]
        elif not line.pairs and has_name and (gap := LEVEL_BEHIND.search(line.text)) is not None:
            words, level = line.text[: gap.start()].strip(), LEVEL.fullmatch(line.text, gap.end())
            if level is not None and may_be_name(words) and len(words.split()) <= _LONGEST_PROFESSION:
                line.unknown = [words]
                if self.level:
                    line.pairs = [(SheetPlace(self.level, self.level), self.level, level[1] or level[2])]
                else:
                    line.level = int(level[1] or level[2])

    def _lists_attacks(self, line: LabelledLine) -> bool:
        """Return whether a line is an entry in a list of attacks, and no sentence below one."""
        if not line.is_listed or self.rows is None or line.list_field != self.rows.field:
            return False
        return bool(self.heading_end(line.text)) or not line.text.strip().endswith(_ENDS)

    def is_vital(self, line: LabelledLine) -> bool:
        """Return whether a line gives the vital number, or should."""
        return line.has_field(self.vital) or self.names_vital(line)

    def content(self, line: LabelledLine) -> CreatureLine:
        """Return what a line says of a creature."""
        if not line.text.strip():
            return CreatureLine(is_empty=True)
        if self.is_vital(line):
            return CreatureLine(labels={self.vital, *line.fields})
        attack = None if line.pairs or self.rows is None else self.rows.read(line.text)
        labels = {*line.fields, *filter(None, [self.field_of(line)[0]])} | ({attack.row["name"]} if attack else set())
        is_name = line.may_be_name and not labels and may_be_name(line.text)
        return CreatureLine(name=line.text if is_name else "", labels=labels)

    def names_vital(self, line: LabelledLine) -> bool:
        """Return whether a line is the vital number, though it may be none: `PV abc`, `PV: abc`."""
        words = line.text.replace(":", " ").split()
        return len(words) == 2 and self.fields.get(name_key(words[0])) == self.vital

    def field_of(self, line: LabelledLine) -> tuple[str, str]:
        """Return the field before a line's colon, and the text after it; no field if there is none."""
        head, colon, text = line.text.partition(":")
        return (self.fields.get(name_key(head), ""), text.strip()) if colon else ("", "")

    def read_line(self, sheet: dict[str, Any], line: LabelledLine) -> LineReading:
        """Put a line's fields on a sheet; return what became of them."""
        if self._names_system(line.text):
            return LineReading([FieldFate(line.text.strip(), Fate.KEPT)], [], [], [])
        fates: list[FieldFate] = []
        if line.level is not None:
            fates.append(FieldFate("level", Fate.KEPT, line.level))
        for place, label, value in line.pairs:
            if place.key:
                sheet.update(put(sheet, place, _bare(value), self.system))
            else:
                sheet[place.field] = self._value(place, value)
            fates.append(self._fate_of_pair(place, label, value))
        if fates or self.is_heading(line) or not line.is_sentence:
            unread = []
            for words in line.unknown:
                if profession := professions.of_words(self.system, words):
                    sheet |= profession
                else:
                    unread.append(words)
            return LineReading(fates, unread, unread, unread)
        if line.list_field and line.list_field != (self.rows.field if self.rows is not None else ""):
            reading = self._read_entries(sheet, line)
            if not reading.fates and self.heading_end(line.text):  # `Escudo: desvio 2`
                reading = self._read_row(sheet, line, has_cost=False) or reading
            if reading.fates or line.is_listed:
                return reading
        if not line.list_field and (row := self._read_row(sheet, line, has_cost=True)) is not None:
            return row
        reading = self._read_attacks(sheet, line)
        if reading.fates:
            return reading
        if not line.list_field and (row := self._read_row(sheet, line, has_cost=False)) is not None:
            return row
        key, text = self.field_of(line)
        if not key or line.list_field:
            return reading
        return self._with_label(line, self.read_field(sheet, key, text), key)

    def _fate_of_pair(self, place: SheetPlace, label: str, value: str) -> FieldFate:
        """Return what became of a field or skill; a skill that neither the book nor common words have is new."""
        words = words_for(self.system)
        is_own = place.field != words.skills or not place.key or place in self.skills.values()
        if is_own or words.is_free_skill(place.key):
            return FieldFate(label, Fate.KEPT, value)
        return FieldFate(label, Fate.GUESSED, value, new_skill(words.likely_skill(place.key)))

    def _names_system(self, text: str) -> bool:
        """Return whether a line only says that this is the system, `Sistema: Fulminato`."""
        head, colon, named = text.partition(":")
        is_label = bool(colon) and words_of_columns(None).get(name_key(head)) == "system"
        key = name_key(named)
        begins_title = len(key) >= FEWEST and name_key(self.system.title).startswith(key)
        return is_label and (key == name_key(self.system.id) or begins_title)

    def _read_row(self, sheet: dict[str, Any], line: LabelledLine, *, has_cost: bool) -> LineReading | None:
        """Put a line that can be nothing but a row of one list on a sheet, `Raio (3 PS)`, `Corda x2`; None for others.

        `has_cost`: a row that costs points.
        """
        found = row_without_heading(self.system, line.text.strip(), has_cost=has_cost)
        if found is None or self.field_of(line)[0] not in ("", found.field):
            return None
        name = str(found.row["name"])
        sheet[found.field] = _with_rows(sheet.get(found.field, ()), [found.row])
        fate = FieldFate(name, Fate.MAPPED, line.text.strip(), self.mapped_message(found.field))
        told = [f"{name}: {part}" for part in found.unread]
        return LineReading([fate], told, found.unread, told)

    def _read_entries(self, sheet: dict[str, Any], line: LabelledLine) -> LineReading:
        """Put a line of a list that is none of attacks on a sheet; below its heading, all of the line or nothing."""
        end = self.heading_end(line.text)
        text = line.text[end:].strip()
        changed = dict(sheet)
        is_none = line.list_field == NO_LIST or (not end and text.endswith(_ENDS))
        unread = [text] if is_none else self._read_list(changed, line, text)
        if unread and not end and not self._is_row(line):
            unread = [text]
        if unread != [text]:
            sheet.update(changed)
        return self._with_label(line, unread, line.list_field)

    def _is_row(self, line: LabelledLine) -> bool:
        """Return whether a line below a heading begins as a row: with its name and a colon or a bracket."""
        return line.is_listed and _ROW_NAME.match(line.text.strip()) is not None

    def _read_list(self, sheet: dict[str, Any], line: LabelledLine, text: str) -> list[str]:
        """Put the rows of a line on a sheet; return the parts that are not understood."""
        info = self.system.sheet.model_fields[line.list_field]
        if row_model(info) is None:
            return self.read_field(sheet, line.list_field, text)
        is_one = not self.heading_end(line.text)
        rows, unread = rows_of(self.system, line.list_field, text, heading=line.heading, is_one=is_one)
        if not rows:
            return [text]
        sheet[line.list_field] = _with_rows(sheet.get(line.list_field, ()), rows)
        return unread

    def _read_attacks(self, sheet: dict[str, Any], line: LabelledLine) -> LineReading:
        """Put the attacks of a line on a sheet."""
        fates: list[FieldFate] = []
        notes: list[str] = []
        unread: list[str] = []
        told: list[str] = []
        heading = line.text[: self.heading_end(line.text)].rstrip(" :").strip()
        rows = self.rows
        if rows is None:
            return _unread(line)
        for part in self._entries(rows, line):
            attacks = self._attacks_in(rows, line, part)
            if attacks:
                sheet[rows.field] = _with_rows(sheet.get(rows.field, ()), [attack.row for attack in attacks])
            fates += [_fate(rows, part, attack) for attack in attacks]
            parts_unread = [item for attack in attacks for item in attack.unread] if attacks else [part]
            notes += [part] if parts_unread else []
            unread += parts_unread
            told += [f"{attack.row['name']}: {item}" for attack in attacks for item in attack.unread]
            told += [] if attacks else [f"{heading}: {part}" if heading else part]
        return _reading(line, fates, notes, unread, told) if fates else _unread(line)

    def _attacks_in(self, rows: AttackRows, line: LabelledLine, part: str) -> list[ParsedAttack]:
        """Return the attacks in a part of a line; in a list of attacks those without dice, too."""
        above = told_by_heading(rows.model, line.heading) if line.is_listed else {}
        attack = rows.read(part, is_listed=self._lists_attacks(line), above=above)
        if attack is not None:
            return [attack]
        if line.list_field != rows.field or (not self.heading_end(line.text) and line.text.strip().endswith(_ENDS)):
            return []
        listed, unread = rows_of(self.system, rows.field, part, heading=line.heading)
        return (
            []
            if unread or rows.words.begins_list(part)
            else [ParsedAttack(row, "", (), is_guess=False) for row in listed]
        )

    def _with_label(self, line: LabelledLine, unread: list[str], key: str) -> LineReading:
        """Return the reading of a line whose text went to a field, but for some parts."""
        end = self.heading_end(line.text)
        head, colon, text = line.text.partition(":")
        label, text = (head.strip(), text.strip()) if end or (colon and line.has_label) else (line.text.strip(),) * 2
        if unread == [text]:
            return _unread(line)
        fate = FieldFate(label, Fate.MAPPED, text, self.mapped_message(key))
        called = label if end or not colon else head.strip()
        return _reading(line, [fate], unread, unread, [f"{called}: {part}" for part in unread])

    def _value(self, place: SheetPlace, value: str) -> Any:
        """Return a field's value; a leading `+` stays only where the field takes it, as in `+1D4`."""
        kind = self.kinds.get(place.field, "any")
        converted = cells.value_of(value, kind)
        if value.startswith("+") and not words_for(self.system).takes(place, converted):
            return cells.value_of(value.removeprefix("+"), kind)
        return converted

    def names_field(self, title: str, key: str) -> bool:
        """Return whether a label names a field or something in it."""
        skill = self.skills.get(name_key(title))
        return self.fields.get(name_key(title)) == key or (skill is not None and skill.field == key)

    def read_field(self, sheet: dict[str, Any], key: str, text: str) -> list[str]:
        """Put a field's value on a sheet; return the parts that are not understood."""
        info = self.system.sheet.model_fields[key]
        if row_model(info) is not None:
            rows, unread = rows_of(self.system, key, text)
            if not rows:
                return [text]
            sheet[key] = _with_rows(sheet.get(key, ()), rows)
            return unread
        if not cells.holds_several(info.annotation):
            return [] if self._put(sheet, key, text) else [text]
        if self._put(sheet, key, text):
            return []
        parts = [part.strip() for part in re.split("[,;]", text) if part.strip()]
        unread = [part for part in parts[:_MOST_PARTS] if not self._put(sheet, key, part)] + parts[_MOST_PARTS:]
        return unread if unread != parts else [text]

    def _put(self, sheet: dict[str, Any], key: str, text: str) -> bool:
        """Set a field, or add to one with several values; return whether the sheet takes it."""
        if len(text) > _LONGEST_VALUE:
            return False
        value_found = value_of(self.system, self.system.sheet, key, text)
        if value_found is None:
            return False
        value, previous = value_found[0], sheet.get(key)
        if isinstance(value, Mapping) and isinstance(previous, Mapping):
            value = {**previous, **value}
        elif isinstance(value, list) and isinstance(previous, list | tuple):
            value = [*previous, *(item for item in value if item not in previous)]
        if not words_for(self.system).takes(SheetPlace(key, key), value):
            return False
        sheet[key] = value
        return True

    def mapped_message(self, key: str) -> LocalizedText:
        """Return the message that something was stored in a field."""
        return said("import-became", MESSAGES, fields=f"{OF_SHEET}{key}")

    def label(self, key: str) -> str:
        """Return the rule book's name of a field."""
        return label_of(key, self.system.sheet.model_fields[key])

    def _pairs_in(self, line: str, list_field: str = "") -> tuple[list[tuple[SheetPlace, str, str]], list[str]]:
        """Return the fields of a line, and numbers between them behind words that are none; two empty lists else."""
        if len(line) > _LONGEST_VALUE:
            return self.read_pairs(line, list_field)
        pairs, unknown = _pairs_of(self.system.id, line, list_field)
        return list(pairs), list(unknown)

    def read_pairs(self, line: str, list_field: str) -> tuple[list[tuple[SheetPlace, str, str]], list[str]]:
        """Read the fields of a line anew; most lines have been read before (`_pairs_in`).

        In an entry of a list these are its own alone, and all else between commas is none.
        """
        pairs: list[tuple[SheetPlace, str, str]] = []
        unknown: list[str] = []
        position = match_end(_BETWEEN, line, self.heading_end(line))
        while position < len(line):
            pair = _PAIR.match(line, position)
            if pair is None and list_field:
                part_end = match_end(_PART, line, position)
                unknown.append(line[position:part_end].strip())
                position = match_end(_BETWEEN, line, part_end)
                continue
            if pair is None:
                behind = line[position:].strip()
                is_level = [place.field for place, _, _ in pairs] == [self.level] and not unknown
                return (pairs, [behind]) if is_level and _KIND.fullmatch(behind) else ([], [])
            value = pair["value"].strip(" %")
            place = self._place(pair["label"], value, list_field)
            unit = _UNIT.match(line, pair.end())
            is_distance = None if unit is None else words_for(self.system).is_distance(unit[1])
            if unit is not None and is_distance is False:
                return [], []
            end = pair.end() if unit is None or is_distance is None else unit.end()
            if place is not None:
                pairs.append((place, pair["label"].strip(), value))
            elif " " in pair["label"].strip() and not list_field:
                return [], []
            else:
                unknown.append(line[pair.start() : end].strip())
            position = match_end(_BETWEEN, line, end)
        is_attack = not list_field and bool(unknown) and self.rows is not None and self.rows.read(line) is not None
        return ([], []) if not pairs or is_attack else (pairs, unknown)

    def _place(self, label: str, value: str, list_field: str) -> SheetPlace | None:
        """Return the place of a label's value, a field or skill; None if it does not take the value."""
        if list_field:
            return self._place_in_list(label, value, list_field)
        key = self.fields.get(name_key(label))
        if key is not None and self.kinds[key] != "any":
            return SheetPlace(key, label)
        own = self.skills.get(name_key(label)) if key is None else SheetPlace(key, label)
        words = words_for(self.system)
        typed = words.places.get(slug(label))  # `Des`, as it is typed in one line
        free = SheetPlace(words.skills, label.strip(), label.strip()) if words.is_free_skill(label) else None
        places = [place for place in (own, typed, free) if place is not None]
        taking = next((place for place in places if words.takes(place, _bare(value))), None)
        if taking is not None or not isinstance(_bare(value), str):
            return taking
        # Dice that a required field refuses are said to be wrong, not to be missing.
        return next((place for place in places if not place.key and place.field in self.needed), None)

    def _place_in_list(self, label: str, value: str, list_field: str) -> SheetPlace | None:
        """Return the place of a value in a list, by its name or an abbreviation of it; None if it does not take it.

        What a book rates in per cent is one of its skills, though it have a field of its own: `Esquivar %`.
        """
        words = words_for(self.system)
        place = self.skills.get(name_key(label))
        key = self.fields.get(name_key(label), "")
        if place is None and key and self.short_names.has(list_field) and self.label(key).endswith("%"):
            place = SheetPlace(key, label)
        elif place is None and not words.is_label(label):
            place = self.short_names.place(list_field, label)
        if place is None and list_field == words.skills and words.may_be_skill(label):
            place = SheetPlace(list_field, label.strip(), label.strip())
        is_own = place is not None and (place.field == list_field or not place.key)
        return place if place is not None and is_own and words.takes(place, _bare(value)) else None


def _unread(line: LabelledLine) -> LineReading:
    """Return the reading of a line of which nothing is understood."""
    return LineReading([], [line.text], [line.text], [line.text])


def _reading(
    line: LabelledLine, fates: list[FieldFate], notes: list[str], unread: list[str], told: list[str]
) -> LineReading:
    """Return the reading of a line, with its label before what goes to the notes."""
    label, colon, _ = line.text.partition(":")
    if colon and notes != [line.text]:
        notes = [part if part.startswith(f"{label.strip()}:") else f"{label.strip()}: {part}" for part in notes]
    return LineReading(fates, notes, unread, told)


def _bare(value: str) -> int | str:
    """Return a number, or dice without blanks."""
    text = value.removeprefix("+")
    return int(text) if re.fullmatch(r"-?\d+", text) else text.replace(" ", "").lower()


def _with_colon(text: str) -> str:
    """Return a row of a list with a colon behind its name and commas behind that, character for character."""
    parted = _DASHED.sub(r"\1:  ", text)
    piped = _PIPED.sub(r"\1:  ", text)
    return parted if piped == text else piped.replace(" | ", " , ")


def _clean(text: str) -> str:
    """Return a text with a keyboard's signs and without bullets, character for character."""
    return without_bullets(text.translate(_SIGNS))


def is_sheet(text: str) -> bool:
    """Return whether a text is a sheet of an installed system."""
    return _best_vocabulary(_clean(text)) is not None


def is_own_sheet(text: str) -> bool:
    """Return whether a text with labels of the best-known game is a sheet of a system all the same.

    It has all that a sheet needs, and no ability score of that game: `Armor Class 13, Hit Points 22, Con d10, …`.
    """
    if _SCORE_OF_FIFTH.search(text) or not stat_block.is_fifth(text):
        return False
    vocabulary = _best_vocabulary(_clean(text))
    fields = set() if vocabulary is None else {key for line in vocabulary.lines(_clean(text)) for key in line.fields}
    return vocabulary is not None and vocabulary.system.id != FFRPG and vocabulary.needed <= fields


def read_sheets(text: str) -> list[TakenCreature]:
    """Return the creatures of a text without those refused by themselves; refuses `no_block` as `records_of` does."""
    return [record for record in records_of(text) if isinstance(record, TakenCreature)]


def records_of(text: str) -> list[TakenCreature | RefusedRecord]:
    """Return the creatures of a text, each from its name to the next; refuses `no_block` without a name.

    Monsters of FFRPG are read by their book's own lines.
    """
    clean_text = _clean(text[: 10 * LONGEST])
    vocabulary = _best_vocabulary(clean_text)
    if vocabulary is None or not (blocks := _blocks(vocabulary, clean_text)):
        raise LibraryError("no_block", name=text.strip().partition("\n")[0][:40])
    if vocabulary.system.id == FFRPG:
        return stat_block.ffrpg_records(text)[0]
    return [_creature(vocabulary, name, block) for name, block in blocks]


def read_cell(id: str, sheet: dict[str, Any], title: str, key: str, text: str) -> tuple[list[FieldFate], list[str]]:
    """Put a cell of a table on a sheet, read as a line whose label is the column's title.

    `key` is the field of the column (empty for none). Return the fates, and the lines that are not understood.
    """
    vocabulary = _vocabulary(id)
    fates: list[FieldFate] = []
    unread: list[str] = []
    if vocabulary is None:
        return [], text.split("\n")
    label = title if not key or vocabulary.names_field(title, key) else vocabulary.label(key)
    for cell_line in filter(str.strip, _clean(text).split("\n")):
        (line,) = vocabulary.lines(f"{label}: {cell_line.strip()}", is_entry=True)
        line_fates, notes, *_ = vocabulary.read_line(sheet, line)
        fates += line_fates
        unread += [part.removeprefix(f"{label}: ") for part in notes]
    return fates, unread


def read_words(id: str, sheet: dict[str, Any], text: str) -> str:
    """Put what a line of text says on a sheet; return what is not understood of it."""
    vocabulary = _vocabulary(id)
    if vocabulary is None or "\n" in text:
        return text
    reading = vocabulary.read_line(sheet, *vocabulary.lines(_clean(text), is_entry=True))
    return ", ".join(reading.unread) if reading.fates else text


def understood_spans(text: str) -> list[UnderstoodSpan]:
    """Return the spans of names and fields in a text with sheets."""
    clean_text = _clean(text)
    vocabulary = _best_vocabulary(clean_text)
    if vocabulary is None:
        return []
    if vocabulary.system.id == FFRPG:
        return stat_block.spans_of(stat_block.read_ffrpg, text)
    spans: list[UnderstoodSpan] = []
    for name, block in _blocks(vocabulary, clean_text):
        if not any(map(vocabulary.is_vital, block)):
            continue  # it is refused as a whole
        start = name.start + len(name.text) - len(name.text.lstrip())
        spans.append(UnderstoodSpan(start, name.start + len(name.text.rstrip()), "name"))
        for line in block:
            reading = vocabulary.read_line({}, line)
            if reading.fates:
                spans += (UnderstoodSpan(*span, "stats") for span in _understood_parts(line, reading.unread))
    return spans


def _understood_parts(line: LabelledLine, unread: Iterable[str]) -> Iterator[tuple[int, int]]:
    """Yield the positions of a line's understood parts."""
    position = 0
    for part in (*unread, ""):
        end = line.text.find(part, position) if part else len(line.text)
        if end < 0:
            return  # it stands there otherwise, with other blanks
        text = line.text[position:end]
        if any(map(str.isalnum, text)):
            start = line.start + position + len(text) - len(text.lstrip(_AROUND))
            yield start, line.start + position + len(text.rstrip(f"{_AROUND}([" if part else None))
        position = end + len(part)


def _best_vocabulary(text: str) -> SheetVocabulary | None:
    """Return the vocabulary that fits a text best; one with all required fields goes first. None if none fits."""
    return _fitting(text, tuple(registry.ids()))


@registry.forgets
@lru_cache(maxsize=4)
def _fitting(text: str, ids: tuple[str, ...]) -> SheetVocabulary | None:
    """Return the best of some systems; what was read is underlined next, and asks for the same text."""
    best: tuple[tuple[bool, int, int], SheetVocabulary] | None = None
    for id in ids:
        vocabulary = _vocabulary(id)
        if vocabulary is None:
            continue
        lines = vocabulary.lines(text)
        fields = {key for line in lines for key in line.fields}
        is_complete = vocabulary.needed <= fields
        pairs = [(place.field, label) for line in lines for place, label, _ in line.pairs if not place.key]
        in_book_words = sum(name_key(label) == name_key(vocabulary.label(key)) for key, label in pairs)
        rank = is_complete, len(fields) - sum(len(line.unknown) for line in lines), in_book_words
        is_enough = len(fields) >= FEWEST or (is_complete and len(fields) > 1)
        if vocabulary.vital in fields and is_enough and (best is None or rank > best[0]):
            best = rank, vocabulary
    return None if best is None else best[1]


@registry.forgets
@lru_cache(maxsize=32)
def _vocabulary(id: str) -> SheetVocabulary | None:
    """Return the vocabulary of a system; None if it cannot be loaded or has no pools."""
    try:
        system = registry.system(id)
    except registry.NoSuchSystem:
        return None
    fields = system.sheet.model_fields
    needed = frozenset(key for key, info in fields.items() if info.is_required())
    rows = AttackRows.of(system, lambda label: (*written_out(label), *translated(system, label)))
    skills: dict[str, SheetPlace] = {}
    for word, place in skills_of(system):
        skills.setdefault(name_key(word), place)
    over_lists = (word for key, info in fields.items() for word in LISTS.get(label_of(key, info), ()))
    kinds = cells.kinds_of(system.sheet)
    labels = dict(sheet_words(system))
    for word, place in words_for(system).places.items():
        if place.field and not place.key and name_key(word) in labels:
            labels[name_key(word)] = place.field  # `Exp`, which is a field's id and people's word for another
    headings = words_for(system).others | set(map(slug, (*_HEADINGS, *over_lists)))
    headings -= words_for(system).weapons.keys()
    headings |= {
        slug(word)
        for word in HEADINGS
        if slug(word) not in words_for(system).weapons and name_key(word) not in labels and name_key(word) not in skills
    }
    short_names = ShortNames.of(system)
    return SheetVocabulary(system, labels, skills, needed, kinds, rows, headings, short_names) if system.pools else None


@registry.forgets
@lru_cache(maxsize=2_000)
def _pairs_of(id: str, line: str, list_field: str) -> tuple[tuple[tuple[SheetPlace, str, str], ...], tuple[str, ...]]:
    """Return what a line holds in a system; as a text is typed, all of its other lines are asked for again."""
    vocabulary = _vocabulary(id)
    pairs, unknown = ([], []) if vocabulary is None else vocabulary.read_pairs(line, list_field)
    return tuple(pairs), tuple(unknown)


def _blocks(vocabulary: SheetVocabulary, text: str) -> list[tuple[LabelledLine, list[LabelledLine]]]:
    """Return each name's line and the lines that belong to it; a name stands before its vital number.

    After an empty line it stands before any number that the creature before has had, too.
    """
    lines = vocabulary.lines(text)
    contents = [vocabulary.content(line) for line in lines]
    further = set(creature_starts(contents, (vocabulary.vital,)))
    starts: list[int] = []
    after_vital, is_named = 0, False
    for number, line in enumerate(lines):
        if number in further:
            first_label = next(index for index, content in enumerate(contents) if content.labels)
            starts += [*(() if starts else _name_line(lines, 0, first_label)), number]
            after_vital, is_named = number + 1, True
        elif vocabulary.is_vital(line):
            starts += () if is_named else _name_line(lines, after_vital, number)
            after_vital, is_named = number + 1, False
    ends = [*starts, len(lines)]
    return [(lines[start], lines[start + 1 : ends[number]]) for number, start in enumerate(starts, 1)]


def _name_line(lines: list[LabelledLine], start: int, end: int) -> list[int]:
    """Return the index of the name among some lines, in a list; empty if none may be one.

    After an empty line it is the first sentence, as a kind may follow it; after numbers the last.
    """
    last = next((index for index in reversed(range(start, end)) if lines[index].may_be_name), None)
    if last is None:
        return []
    first = last
    while first > start and lines[first - 1].may_be_name:
        first -= 1
    return [last if first and lines[first - 1].pairs else first]


def _creature(vocabulary: SheetVocabulary, name: LabelledLine, block: list[LabelledLine]) -> TakenCreature:
    sheet: dict[str, Any] = {}
    fates: list[FieldFate] = []
    notes_lines: list[str] = []
    not_read: list[str] = []
    for line in block:
        line_fates, line_notes, _, told = vocabulary.read_line(sheet, line)
        fates += line_fates
        notes_lines += map(str.strip, line_notes)
        not_read += map(str.strip, told)
    notes = "\n".join(notes_lines).strip()
    fates += [FieldFate(TEXT, Fate.MAPPED, text, not_understood()) for text in not_read if text]
    key = vocabulary.level
    level = next((line.level for line in block if line.level is not None), None)
    name_span, level_span, beside = name_and_level(name.text, 0, len(name.text))
    found = None if level_span is None else LEVEL.match(name.text, *level_span)
    name_end, profession = professions.of_name(vocabulary.system, name.text[slice(*name_span)])
    name_span = name_span[0], name_span[0] + name_end
    behind = (
        "" if found is None or level_span is None else name.text[found.end() : level_span[1]].strip(f"{_AROUND}()[]")
    )
    for words in filter(None, ("" if beside is None else name.text[slice(*beside)].strip(), behind)):
        if known := professions.of_words(vocabulary.system, words):
            profession |= known
        else:
            notes = f"{words}\n{notes}".strip()
            fates.append(FieldFate(TEXT, Fate.MAPPED, words, not_understood()))
    for field_key, value in profession.items():
        if field_key not in sheet:
            sheet[field_key] = value
            fates.append(FieldFate(field_key, Fate.KEPT, value))
    if found is not None and level is None and key not in sheet:
        level = int(found[1] or found[2])
        fates.insert(0, FieldFate(found[0].strip(), Fate.KEPT, level))
        sheet |= {key: level} if key else {}
    title = sentence_case(name.text[slice(*name_span)].strip(_BEFORE_A_NAME))[:200]
    return TakenCreature(
        title,
        vocabulary.system.id,
        sheet,
        level=None if key else level,
        notes=notes,
        fields=tuple(fates),
        lacks=None,
        is_open=True,
    )


def _fate(rows: AttackRows, line: str, attack: ParsedAttack) -> FieldFate:
    """What a line of an attack became: a row of the list of attacks, and what is taken for granted of it."""
    name = attack.row["name"]
    if assumptions := rows.words.assumed(attack.row):
        return FieldFate(name, Fate.GUESSED, line.strip(), assumed(assumptions.values()))
    if attack.supplied:
        return FieldFate(name, Fate.GUESSED, line.strip(), supplied(attack.supplied))
    fate, message = (Fate.GUESSED, "import-guessed") if attack.is_guess else (Fate.MAPPED, "import-became")
    return FieldFate(name, fate, line.strip(), said(message, MESSAGES, fields=f"{OF_SHEET}{rows.field}"))


def _with_rows(rows_before: Iterable[Mapping[str, Any]], added: Iterable[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return a list's rows with others added under ids of their own."""
    rows = {row["id"]: dict(row) for row in rows_before}
    for row in added:
        put_row(rows, row)
    return list(rows.values())


OWN = Reader(
    "sheet-text",
    "creatures",
    lambda content: stat_block.is_text(content) and is_own_sheet(content.start),
    lambda content: records_of(content.text),
)
"""It is asked before the readers of other games."""
READER = Reader(
    "sheet-text",
    "creatures",
    lambda content: stat_block.is_text(content) and is_sheet(content.start),
    lambda content: records_of(content.text),
)
