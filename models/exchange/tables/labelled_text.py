"""Sheets that are pasted as text: the labels of a rule system's sheet, each with its number behind it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple

from models.exchange.foreign.fifth.stat_block import is_text
from models.exchange.foreign.text.translated_text import UnderstoodSpan
from models.exchange.foreign.text.words import LONGEST, sentence_case
from models.exchange.records.readers import Content, Reader
from models.exchange.records.report import TEXT, Fate, FieldFate, RefusedRecord, TakenCreature, not_understood
from models.exchange.tables import cells
from models.exchange.tables.attack_lines import AttackRow, AttackRows
from models.exchange.tables.columns import name_key, sheet_words
from models.exchange.tables.csv_writer import OF_SHEET
from models.exchange.tables.field_values import value_of
from models.exchange.tables.list_rows import put_row, rows_of
from models.storage.errors import MESSAGES, LibraryError
from rules.sheets.schema import label_of, row_model, slug
from rules.system import registry
from rules.system.label_words import LISTS, translated, written_out
from rules.system.quick_words import SheetPlace, put, skills_of
from rules.system.quick_words import words_of as words_for
from rules.text.localized import LocalizedText, said

if TYPE_CHECKING:
    from rules.system.system import System

FEWEST = 3
"""Numbers of a sheet that a text has to tell to be one."""
_LABEL = r"[^\W\d_][^\W\d_.]*\.?(?:[ ](?![dD]\d)[^\W\d_(%]+\.?){0,6}(?:[ ]?%)?"
_VALUE = r"[+-]?\d{1,6}(?!\d|[ ]?/|[dD]\d)(?:[ ]?%)?|[+-]?\d{0,2}[dD]\d{1,3}(?:[ ]?[+-][ ]?\d{1,4})?"
_PAIR = re.compile(rf"(?P<label>{_LABEL})[ ]{{0,9}}[:=]?[ ]{{0,9}}(?P<value>{_VALUE})(?=[\s,;|·.)]|$)")
_BETWEEN = re.compile(r"[\s,;|·.*()-]*")
_NUMBERS = re.compile(r"(?:[^\W\da-zà-ÿ_]{2,4}[ ]\d{1,3}[ ,;.·]{0,3}){1,9}")
"""Numbers of another book's sheet, each behind its abbreviation: `INT 10 POD 10`."""
_SIGNS = str.maketrans(dict.fromkeys("\u2212\u2013", "-") | dict.fromkeys("\u00a0\u2007\u2009\u202f\t\r", " "))
_HEADINGS = ("weapons", "attacks", "skills", "armas", "ataques", "habilidades", "atributos", "attributes")
"""What people write over attacks and skills, however their sheet calls them."""
_BEFORE_A_NAME = " #*_-"
_ENDS = (".", "!", "?", "…")
"""How a sentence ends, and nothing in a list."""
_AROUND = " \t\r,;:.|·"
"""What stands between the entries of a line."""
_LONGEST_VALUE = 1_000
"""Signs of what is said in one field."""
_MOST_PARTS = 100
"""Things that are told of one field in one line."""


@dataclass(slots=True)
class LabelledLine:
    """A line of the text: the fields of the sheet that it tells, or a sentence."""

    text: str
    start: int
    pairs: list[tuple[SheetPlace, str, str]] = field(default_factory=list)
    """Where on the sheet, label as it is written, value."""
    has_label: bool = False
    """Whether it begins with what a field or a list of the sheet is called, and a colon."""

    @property
    def is_sentence(self) -> bool:
        """Whether it says anything that is no number of the sheet."""
        return bool(self.text.strip()) and not self.pairs

    @property
    def may_name(self) -> bool:
        """Whether it may be the name of a creature."""
        return self.is_sentence and not self.has_label and not _NUMBERS.fullmatch(self.text.strip())

    def tells(self, key: str) -> bool:
        """Whether it tells a field."""
        return key in self.fields

    @property
    def fields(self) -> set[str]:
        """The fields that it tells whole."""
        return {place.field for place, _, _ in self.pairs if not place.key}


class LineReading(NamedTuple):
    """What is read of a line."""

    fates: list[FieldFate]
    left: list[str]
    """What goes to the notes: the parts that tell nothing whole, each behind the label of the line."""
    unread: list[str]
    """What of the line is not on the sheet, as it stands there."""


@dataclass(frozen=True, slots=True)
class SheetVocabulary:
    """What one system's sheets may call their fields."""

    system: System
    fields: Mapping[str, str]
    """Label as it is compared to the field."""
    skills: Mapping[str, SheetPlace]
    """What a skill is called, as it is compared, to its place in the list of them."""
    needed: frozenset[str]
    kinds: Mapping[str, cells.Kind]
    rows: AttackRows | None
    """Where it keeps attacks."""
    headings: frozenset[str]
    """What its lists are called, as it is compared, and what people write over them."""

    @property
    def vital(self) -> str:
        """The field without which a text is no sheet of it."""
        return self.system.vital.id

    def _listed(self, line: LabelledLine) -> list[str]:
        """The parts of a line of which each may tell an attack: behind the name of a list each of its entries.

        Without such a name they are parts only where each is an attack, so that no sentence is cut.
        """
        rows, end = self.rows, self.behind_heading(line.text)
        if rows is None:
            return [line.text]
        parts = [part for item in line.text[end:].split(";") for part in rows.parted(item.strip()) if part]
        return parts if end or all(map(rows.read, parts)) else [line.text]

    def behind_heading(self, text: str) -> int:
        """Where a line goes on behind the name of a list of the sheet: `Habilidades: …`, `Armas: …`."""
        head, colon, _ = text.partition(":")
        return len(head) + 1 if colon and slug(head.strip(" *#_-")) in self.headings else 0

    def is_heading(self, line: LabelledLine) -> bool:
        """Whether a line is nothing but the name of a list of the sheet."""
        end = self.behind_heading(line.text)
        return bool(end) and not line.text[end:].strip()

    def lines(self, text: str) -> list[LabelledLine]:
        """The lines of a text, each with what it tells."""
        made: list[LabelledLine] = []
        at = 0
        for item in text.split("\n"):
            line = LabelledLine(item, at, self._pairs(item))
            line.has_label = bool(self.field_of(line)[0] or self.behind_heading(item))
            made.append(line)
            at += len(item) + 1
        return made

    def field_of(self, line: LabelledLine) -> tuple[str, str]:
        """The field that a line with a colon names, and what stands behind it; no field: it names none."""
        head, colon, text = line.text.partition(":")
        return (self.fields.get(name_key(head), ""), text.strip()) if colon else ("", "")

    def take(self, sheet: dict[str, Any], line: LabelledLine) -> LineReading:
        """Put what a line tells on a sheet; what became of it."""
        fates: list[FieldFate] = []
        for place, label, value in line.pairs:
            if place.key:
                sheet.update(put(sheet, place, _bare(value), self.system))
            else:
                sheet[place.field] = self._value(place, value)
            fates.append(FieldFate(label, Fate.KEPT, value))
        if line.pairs or self.is_heading(line) or not line.is_sentence:
            return LineReading(fates, [], [])
        key, text = self.field_of(line)
        label = line.text.partition(":")[0].strip()
        parts, unread = self._listed(line), list[str]()
        left = self.take_field(sheet, key, text) if self._is_apart(key) else [text]
        if left != [text]:
            fates.append(FieldFate(label, Fate.MAPPED, text, self.became(key)))
            parts = left
        left = []
        for part in parts:
            attack = None if self.rows is None else self.rows.read(part)
            if self.rows is not None and attack is not None:
                rows = self.rows.field
                sheet[rows] = _with_rows(sheet.get(rows, ()), [attack.row])
                fates.append(_fate(rows, part, attack))
            if attack is None or attack.rest:
                left.append(part)
                unread.append(part if attack is None else attack.rest)
        if not fates and key and not self._is_apart(key):
            left = unread = self.take_field(sheet, key, text)
            if left != [text]:
                fates.append(FieldFate(label, Fate.MAPPED, text, self.became(key)))
        if not fates:
            return LineReading([], [line.text], [line.text])
        return LineReading(fates, left if left == [line.text] else [f"{label}: {part}" for part in left], unread)

    def _is_apart(self, key: str) -> bool:
        """Whether a field is a list of things that are no attacks: what stands there in full is none."""
        info = self.system.sheet.model_fields.get(key)
        return info is not None and row_model(info) is not None and (self.rows is None or key != self.rows.field)

    def _value(self, place: SheetPlace, value: str) -> Any:
        """A value as its field has it: a sign that says nothing stays where the field takes it, as in `+1D4`."""
        kind = self.kinds.get(place.field, "any")
        written = cells.value_of(value, kind)
        if value.startswith("+") and not words_for(self.system).takes(place, written):
            return cells.value_of(value.removeprefix("+"), kind)
        return written

    def knows(self, title: str, key: str) -> bool:
        """Whether a label says by itself that a field is meant, or something in it."""
        skill = self.skills.get(name_key(title))
        return self.fields.get(name_key(title)) == key or (skill is not None and skill.field == key)

    def take_field(self, sheet: dict[str, Any], key: str, text: str) -> list[str]:
        """Put what a text says in a field on a sheet, and give the parts of it that are not understood."""
        info = self.system.sheet.model_fields[key]
        if row_model(info) is not None:
            found, left = rows_of(self.system, key, text)
            if not found:
                return [text]
            sheet[key] = _with_rows(sheet.get(key, ()), found)
            return left
        if not cells.holds_several(info.annotation):
            return [] if self._put(sheet, key, text) else [text]
        if self._put(sheet, key, text):
            return []
        parts = [part.strip() for part in re.split("[,;]", text) if part.strip()]
        left = [part for part in parts[:_MOST_PARTS] if not self._put(sheet, key, part)] + parts[_MOST_PARTS:]
        return left if left != parts else [text]

    def _put(self, sheet: dict[str, Any], key: str, text: str) -> bool:
        """Put a value into a field, among the others where it holds several; whether the sheet takes it."""
        if len(text) > _LONGEST_VALUE:
            return False
        found = value_of(self.system, self.system.sheet, key, text)
        if found is None:
            return False
        value, before = found[0], sheet.get(key)
        if isinstance(value, Mapping) and isinstance(before, Mapping):
            value = {**before, **value}
        elif isinstance(value, list) and isinstance(before, list | tuple):
            value = [*before, *(item for item in value if item not in before)]
        if not words_for(self.system).takes(SheetPlace(key, key), value):
            return False
        sheet[key] = value
        return True

    def became(self, key: str) -> LocalizedText:
        """That something has become a field."""
        return said("import-became", MESSAGES, fields=f"{OF_SHEET}{key}")

    def label(self, key: str) -> str:
        """What the book calls a field."""
        return label_of(key, self.system.sheet.model_fields[key])

    def _pairs(self, line: str) -> list[tuple[SheetPlace, str, str]]:
        """All that a line tells; nothing of one in which anything else is said."""
        found: list[tuple[SheetPlace, str, str]] = []
        at = _between(line, self.behind_heading(line))
        while at < len(line):
            pair = _PAIR.match(line, at)
            value = "" if pair is None else pair["value"].strip(" %")
            place = None if pair is None else self._place(pair["label"], value)
            if pair is None or place is None:
                return []
            found.append((place, pair["label"].strip(), value))
            at = _between(line, pair.end())
        return found

    def _place(self, label: str, value: str) -> SheetPlace | None:
        """Where a label has its value: a field, else a skill; a field of several kinds, or a skill, has to take it."""
        key = self.fields.get(name_key(label))
        if key is not None and self.kinds[key] != "any":
            return SheetPlace(key, label)
        place = self.skills.get(name_key(label)) if key is None else SheetPlace(key, label)
        takes = place is not None and words_for(self.system).takes(place, _bare(value))
        return place if takes else None


def _bare(value: str) -> int | str:
    """A number, or dice without blanks."""
    bare = value.removeprefix("+")
    return int(bare) if re.fullmatch(r"-?\d+", bare) else bare.replace(" ", "").lower()


def _between(line: str, at: int) -> int:
    match = _BETWEEN.match(line, at)
    return match.end() if match else at


def is_sheet(text: str) -> bool:
    """Whether a text tells a sheet of an installed system."""
    return _told_in(text.translate(_SIGNS)) is not None


def read_sheets(text: str) -> list[TakenCreature]:
    """The creatures of a text, each from its name to the next one's; refuses `no_block` where nothing has a name."""
    bare = text[: 10 * LONGEST].translate(_SIGNS)
    words = _told_in(bare)
    found = [] if words is None else [_creature(words, name, block) for name, block in _blocks(words, bare)]
    if not found:
        raise LibraryError("no_block", name=text.strip().partition("\n")[0][:40])
    return found


def take_cell(id: str, sheet: dict[str, Any], title: str, key: str, text: str) -> tuple[list[FieldFate], list[str]]:
    """Put a cell of a table on a sheet as the line of a text is that has its column's title for a label.

    `key` is the field that the column is taken for; empty: none. Gives what became of it, and the lines that tell
    nothing of the sheet.
    """
    words = _vocabulary(id)
    fates: list[FieldFate] = []
    left: list[str] = []
    if words is None:
        return [], text.split("\n")
    label = title if not key or words.knows(title, key) else words.label(key)
    for item in filter(str.strip, text.translate(_SIGNS).split("\n")):
        (line,) = words.lines(f"{label}: {item.strip()}")
        told, rest, _ = words.take(sheet, line)
        fates += told
        left += [part.removeprefix(f"{label}: ") for part in rest]
    return fates, left


def understood(text: str) -> list[UnderstoodSpan]:
    """The names and the lines of numbers of a text that tells sheets."""
    bare = text.translate(_SIGNS)
    words = _told_in(bare)
    if words is None:
        return []
    spans: list[UnderstoodSpan] = []
    for name, block in _blocks(words, bare):
        start = name.start + len(name.text) - len(name.text.lstrip())
        spans.append(UnderstoodSpan(start, name.start + len(name.text.rstrip()), "name"))
        for line in block:
            reading = words.take({}, line)
            if reading.fates:
                spans += (UnderstoodSpan(*span, "stats") for span in _without(line, reading.unread))
    return spans


def _without(line: LabelledLine, unread: Iterable[str]) -> Iterator[tuple[int, int]]:
    """Where a text has what a line tells, but for what of it is not understood."""
    at = 0
    for part in (*unread, ""):
        end = line.text.index(part, at) if part else len(line.text)
        told = line.text[at:end]
        if any(map(str.isalnum, told)):
            start = line.start + at + len(told) - len(told.lstrip(_AROUND))
            yield start, line.start + at + len(told.rstrip(_AROUND if part else None))
        at = end + len(part)


def _told_in(text: str) -> SheetVocabulary | None:
    """The system whose sheet a text tells; one for which all is there that it needs goes before the others."""
    best: tuple[tuple[bool, int], SheetVocabulary] | None = None
    for id in registry.ids():
        words = _vocabulary(id)
        if words is None:
            continue
        told = {key for line in words.lines(text) for key in line.fields}
        rank = words.needed <= told, len(told)
        if words.vital in told and len(told) >= FEWEST and (best is None or rank > best[0]):
            best = rank, words
    return None if best is None else best[1]


@lru_cache(maxsize=32)
def _vocabulary(id: str) -> SheetVocabulary | None:
    """What a system's sheets call their fields; None where it cannot be loaded or has none that a text could tell."""
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
    headings = words_for(system).others | set(map(slug, (*_HEADINGS, *over_lists)))
    kinds = cells.kinds_of(system.sheet)
    known = sheet_words(system)
    return SheetVocabulary(system, known, skills, needed, kinds, rows, headings) if system.pools else None


def _blocks(words: SheetVocabulary, text: str) -> list[tuple[LabelledLine, list[LabelledLine]]]:
    """The line of each name, and those that belong to it: a name stands before its vital number."""
    lines = words.lines(text)
    starts: list[int] = []
    behind = 0
    for number, line in enumerate(lines):
        if line.tells(words.vital):
            starts += _name_between(lines, behind, number)
            behind = number + 1
    ends = [*starts, len(lines)]
    return [(lines[start], lines[start + 1 : ends[number]]) for number, start in enumerate(starts, 1)]


def _name_between(lines: list[LabelledLine], start: int, end: int) -> list[int]:
    """The place of the name among these lines, if they have a sentence.

    It is the first sentence behind an empty line, for a kind may stand under it; behind numbers it is the last one.
    """
    last = next((place for place in reversed(range(start, end)) if lines[place].may_name), None)
    if last is None:
        return []
    first = last
    while first > start and lines[first - 1].may_name:
        first -= 1
    return [last if first and lines[first - 1].pairs else first]


def _creature(words: SheetVocabulary, name: LabelledLine, block: list[LabelledLine]) -> TakenCreature:
    sheet: dict[str, Any] = {}
    fates: list[FieldFate] = []
    noted: list[str] = []
    under = ""
    """The list whose name stands in a line of its own above."""
    for line in block:
        told, left, _ = words.take(sheet, line)
        is_item = not line.has_label and not line.text.strip().endswith(_ENDS)
        if under and is_item and not told and left == [line.text]:
            whole = dict(sheet)
            if not words.take_field(whole, under, line.text):
                sheet, left = whole, []
                told = [FieldFate(line.text.strip(), Fate.MAPPED, line.text, words.became(under))]
        elif words.is_heading(line):
            under = words.field_of(line)[0]
        fates += told
        noted += map(str.strip, left)
    notes = "\n".join(noted).strip()
    fates += [FieldFate(TEXT, Fate.MAPPED, text, not_understood()) for text in noted if text]
    title = sentence_case(name.text.strip(_BEFORE_A_NAME))[:200]
    return TakenCreature(title, words.system.id, sheet, notes=notes, fields=tuple(fates), lacks=None)


def _fate(key: str, line: str, attack: AttackRow) -> FieldFate:
    """What a line of an attack became: a row of the list `key`."""
    fate, words = (Fate.GUESSED, "import-guessed") if attack.is_guess else (Fate.MAPPED, "import-became")
    return FieldFate(attack.row["name"], fate, line.strip(), said(words, MESSAGES, fields=f"{OF_SHEET}{key}"))


def _with_rows(before: Iterable[Mapping[str, Any]], more: Iterable[dict[str, Any]]) -> list[dict[str, Any]]:
    """The rows of a list with others behind them, each under an id of its own."""
    rows = {row["id"]: dict(row) for row in before}
    for row in more:
        put_row(rows, row)
    return list(rows.values())


def _recognises(content: Content) -> bool:
    return is_text(content) and is_sheet(content.start)


def _read(content: Content) -> Iterator[TakenCreature | RefusedRecord]:
    yield from read_sheets(content.text)


READER = Reader("sheet-text", "creatures", _recognises, _read)
