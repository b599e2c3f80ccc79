"""Stat blocks that the program itself copied as text: each part by the labels of the sheet that wrote it.

The line below a name says the rule system. What of the rest is not understood is kept as a note, word for word.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import TYPE_CHECKING, Any, get_args, get_origin

from pydantic import BaseModel, TypeAdapter, ValidationError

from models.exchange.foreign.fifth.stat_block import is_text
from models.exchange.foreign.text.words import LONGEST
from models.exchange.records.readers import Content, Reader
from models.exchange.records.report import Fate, FieldFate, RefusedRecord, TakenCreature
from models.exchange.tables.columns import plain
from models.storage.errors import MESSAGES
from rules.core.state import Condition
from rules.sheets.schema import (
    Sheet,
    check,
    field_naming,
    file_of,
    label_of,
    row_model,
    slug,
    without_terms,
    words_of,
)
from rules.system import registry
from rules.system.translated_system import worded
from rules.text.faults import BadSheet
from rules.text.localized import said
from rules.text.messages import LANGUAGES, in_book_words, messages_of, terms

if TYPE_CHECKING:
    from pydantic.fields import FieldInfo

    from rules.system.system import System

_BETWEEN = " · "
_NOTES = frozenset(map(plain, ("notes", "notas")))
_SOURCE = frozenset(map(plain, ("source", "fuente", "fonte")))
_LEVEL = re.compile(r"(?:level|nivel|n[ií]vel) (\d{1,4})", re.IGNORECASE)
_NUMBER = re.compile(r"([+-]?\d{1,9})(?:[.,](\d{1,6}))?(?:[ ]?[^\d\s]{1,6})?")
_REFUSED = re.compile(r"([^:]+): n(?:o|ão)")
_SHARE = re.compile(r"(-?\d{1,4}) ?%")
_OPEN = re.compile(r"\[[^\]]+\]")
_TITLES = ("name", "id", "status", "item")
_UNTOLD = ("kind",)
"""What a sheet has and a stat block does not tell."""
_PROSE = ("text", "notes", "description")
_LONGEST_NAME = 6
"""Words of a row that says nothing but its name; what is longer is told of the row before it."""
_LONGEST_LINE = 1_000
"""Signs of a line that is read: what is longer is told by no sheet."""
_MOST_PARTS = 12
"""Parts of a block, and words of a label."""
_SIGNS = str.maketrans({"−": "-", "\u00a0": " ", "\u202f": " ", "\u2009": " "})


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
    lines = [" ".join(line.translate(_SIGNS).split()) for line in text[: 10 * LONGEST].splitlines()]
    heads = {at: found for at, line in enumerate(lines) if at and lines[at - 1] and (found := _head(line))}
    starts = sorted(heads)
    for number, at in enumerate(starts):
        system, level, kind = heads[at]
        end = starts[number + 1] - 1 if number + 1 < len(starts) else len(lines)
        yield _Creature(lines[at - 1], system, level, kind, [line for line in lines[at + 1 : end] if line])


def _head(line: str) -> tuple[System, int | None, str] | None:
    """The system, the level and the kind that the line below a name says; None where it is another line."""
    parts = line.split(_BETWEEN)
    labels = _labels_of_systems()
    known = next((labels[part] for part in parts if part in labels), None)
    if known is None:
        return None
    levels = [int(found[1]) for part in parts if (found := _LEVEL.fullmatch(part))]
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
        fates += [FieldFate("text", Fate.MAPPED, text, said("import-noted", MESSAGES)) for text in self._left]
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
            heading = _labels(self._model).get(plain(line.removesuffix(":")), "")
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
        return line.isupper() and plain(line) in _groups(self._model)

    def _values(self, line: str) -> bool:
        """Take the numbers of a line, or the one field that it tells."""
        head, colon, told = line.partition(": ")
        key = _labels(self._model).get(plain(head)) if colon else None
        if key is not None:
            found = _value(self._system, self._model, key, told)
            if found is None:
                return False
            self._keep({key: found[0]}, line)
            return True
        parts = line.split(_BETWEEN)
        pools = {plain(word): pool.id for pool in self._system.pools for word in _words(self._system, pool.label)}
        taken: list[dict[str, Any]] = []
        left = []
        for part in parts:
            label, _, number = part.rpartition(" ")
            pool = pools.get(plain(label.partition(" / ")[0].rpartition(" ")[0] if " / " in part else label))
            if pool is not None and number.isdigit():
                taken.append({pool: int(number)} if pool in self._model.model_fields else {})
            elif (record := _detail(self._system, self._model, part)) is not None:
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
        if not colon and (_BETWEEN in line or self._tells_values(line)):
            return False
        prose = next((item for item in _PROSE if item in model.model_fields), "")
        if not colon and rows and prose and (len(line.split()) > _LONGEST_NAME or line.endswith((".", "!", "…", "?"))):
            rows[-1][prose] = "\n".join(filter(None, (rows[-1].get(prose), line)))
            return True
        named = next((item for item in _TITLES if item in model.model_fields and item != "id"), "id")
        called = None if named == "name" else _value(self._system, model, named, title)
        if named == "item" and called == (title,) and words_of(slug(title)) == title:
            called = (slug(title),)
        row, left = _details(self._system, model, details.split(_BETWEEN) if details else [])
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
        self._left += [f"{title}: {_BETWEEN.join(left)}"] if left else []
        return True

    def _tells_values(self, line: str) -> bool:
        return _detail(self._system, self._model, line) is not None


# --- words -----------------------------------------------------------------------------------------------------


def _words(system: System, label: str) -> tuple[str, ...]:
    """A label of the book, and as it is read in each language in which its terms are kept."""
    kept = (terms(system.phrases.file, language).get(label) for language in LANGUAGES)
    return (label, *filter(None, kept))


@lru_cache(maxsize=16)
def _groups(model: type[BaseModel]) -> frozenset[str]:
    """What the groups of a sheet's fields are called, as it is compared."""
    groups = {str(_extra_of(info).get("group") or "") for info in model.model_fields.values()} - {""}
    told = {
        messages_of(file_of(model), language).format(f"group-{group}") for group in groups for language in LANGUAGES
    }
    return frozenset(plain(item) for item in (*groups, *filter(None, told)))


@lru_cache(maxsize=256)
def _labels(model: type[BaseModel]) -> Mapping[str, str]:
    """What the fields of a model are called, as it is compared, to the field."""
    found: dict[str, str] = {}
    for key, info in model.model_fields.items():
        for word in _in_all(model, label_of(key, info)):
            found.setdefault(plain(word), key)
    found.pop("", None)
    return found


def _in_all(model: type[BaseModel], label: str) -> tuple[str, ...]:
    kept = (terms(file_of(model), language).get(label) for language in LANGUAGES)
    return (label, *filter(None, kept))


@lru_cache(maxsize=1024)
def _terms(model: type[BaseModel], key: str) -> Mapping[str, str]:
    """What the book calls the values and keys of a field, as it is compared, to the value."""
    info = model.model_fields[key]
    found: dict[str, str] = {}
    for value, label in _extra(info, "terms").items():
        for word in _in_all(model, str(label)):
            found.setdefault(plain(word), str(value))
    for value in (item for item in _parts_of(info.annotation) if isinstance(item, str)):
        found.setdefault(plain(str(value).replace("_", " ")), value)
    found.pop("", None)
    return found


def _extra_of(info: FieldInfo) -> Mapping[str, Any]:
    return info.json_schema_extra if isinstance(info.json_schema_extra, dict) else {}


def _extra(info: FieldInfo, name: str) -> Mapping[str, Any]:
    found = _extra_of(info).get(name)
    return found if isinstance(found, dict) else {}


def _is_alone(info: FieldInfo) -> bool:
    return _extra_of(info).get("alone") is True


def _parts_of(annotation: Any) -> Iterator[Any]:
    """A type with all that it is made of, and the values that it names."""
    yield annotation
    for get_arg in get_args(annotation):
        yield from _parts_of(get_arg)


@lru_cache(maxsize=16)
def _statuses(system: System) -> Mapping[str, str]:
    return {plain(word): id for id, row in system.statuses.items() for word in _words(system, row.label)}


# --- values ----------------------------------------------------------------------------------------------------


def _details(system: System, model: type[BaseModel], parts: list[str]) -> tuple[dict[str, Any], list[str]]:
    """What the parts of a row say, and those that are not understood."""
    row: dict[str, Any] = {}
    left: list[str] = []
    for part in parts:
        found = _detail(system, model, part)
        if found is None or found.keys() & row.keys():
            left.append(part)
        else:
            row |= found
    return row, left


def _joined(system: System, model: type[BaseModel], parts: list[str]) -> list[str]:
    """Parts between commas, those joined again of which one says nothing by itself: `Propias Gracia, Mente`."""
    made: list[str] = []
    for part in parts:
        if made and _detail(system, model, part) is None and _detail(system, model, f"{made[-1]}, {part}") is not None:
            made[-1] = f"{made[-1]}, {part}"
        else:
            made.append(part)
    return made


def _detail(system: System, model: type[BaseModel], part: str) -> dict[str, Any] | None:
    """The fields that a part of a row says: a word of the book, or a label with its value."""
    for key, info in model.model_fields.items():
        if _is_alone(info) and (value := _terms(model, key).get(plain(part))) is not None:
            return {key: value}
    labels = _labels(model)
    whole = labels.get(plain(part))
    if whole is not None and {bool, True} & set(_parts_of(model.model_fields[whole].annotation)):
        return {whole: True}
    refused = _REFUSED.fullmatch(part)
    denied = None if refused is None else labels.get(plain(refused[1]))
    if denied is not None:
        return {denied: False}
    if (share := _SHARE.fullmatch(part)) is not None:
        bare = [key for key, info in model.model_fields.items() if label_of(key, info) == "%"]
        return {bare[0]: int(share[1])} if bare else _noted(model, part)
    words = part.split()
    for many in range(min(len(words) - 1, _MOST_PARTS), 0, -1):
        named = labels.get(plain(" ".join(words[:many])))
        told = None if named is None else _value(system, model, named, " ".join(words[many:]))
        if named is not None and told is not None:
            return {named: told[0]}
    for key, info in model.model_fields.items():
        if _is_alone(info) and (found := _value(system, model, key, part, in_full=False)) is not None:
            return {key: found[0]}
        for label in _in_all(model, label_of(key, info)) if "[" in label_of(key, info) else ():
            pattern = re.escape(_OPEN.sub("\0", label)).replace("\0", "(.+)")
            open_one = re.fullmatch(pattern, part, re.IGNORECASE)
            if open_one is not None and (value := _terms(model, key).get(plain(open_one[1]))) is not None:
                return {key: value}
    return _noted(model, part)


def _noted(model: type[BaseModel], part: str) -> dict[str, Any] | None:
    """The fields that a part says in the notation of the book, in any kept language."""
    if not issubclass(model, Sheet):
        return None
    for text in (part, *(in_book_words(part, terms(file_of(model), language)) for language in LANGUAGES)):
        found = model.from_notation(text)
        if found is not None:
            usual = {key: info.get_default(call_default_factory=True) for key, info in model.model_fields.items()}
            return {key: value for key, value in found.items() if value is not None and value != usual[key]}
    return None


def _value(system: System, model: type[BaseModel], key: str, text: str, *, in_full: bool = True) -> tuple[Any] | None:
    """What a text says in a field; None where nothing that the field takes. `in_full`: a bare text may stand there."""
    info = model.model_fields[key]
    fits: TypeAdapter[Any] = _adapter(model, key)
    for candidate in _candidates(system, model, key, info, text, in_full):
        try:
            fits.validate_python(candidate)
        except (ValidationError, ValueError):
            continue
        return (candidate,)
    return None


@lru_cache(maxsize=1024)
def _adapter(model: type[BaseModel], key: str) -> TypeAdapter[Any]:
    return TypeAdapter(model.model_fields[key].rebuild_annotation())


def _candidates(
    system: System, model: type[BaseModel], key: str, info: FieldInfo, text: str, in_full: bool
) -> Iterator[Any]:
    """All that a text may mean in a field, the surest first."""
    words = _terms(model, key)
    if (known := words.get(plain(text))) is not None:
        yield known
    if text in ("✓", "✗"):
        yield text == "✓"
    if (number := _NUMBER.fullmatch(text)) is not None and in_full:
        yield float(f"{number[1]}.{number[2]}") if number[2] else int(number[1])
    if _is_map(info):
        pairs = [_pair(words, item) for item in text.split(", ")]
        if all(pairs):
            yield dict(filter(None, pairs))
    listed = re.split("; " if "; " in text else ", ", text)
    statuses = {**_statuses(system), **words}
    if in_full:
        if all(plain(item) in statuses for item in listed):
            yield [statuses[plain(item)] for item in listed]
        if plain(text) in statuses:
            yield statuses[plain(text)]
    for inner in _parts_of(info.annotation):
        if inspect.isclass(inner) and issubclass(inner, BaseModel):
            yield from _inside(system, inner, text)
    if in_full:
        yield _in_sheet_words(model, info, text)


def _in_sheet_words(model: type[BaseModel], info: FieldInfo, text: str) -> str:
    """A text with the words that the sheet knows in its own: dice as they are rolled."""
    inside = {str(word): str(shown) for word, shown in _extra(info, "inside").items()}
    found = without_terms(text, inside)
    return found if found == text or not inside else found.replace(" ", "")


def _is_map(info: FieldInfo) -> bool:
    found = [info.annotation, *get_args(info.annotation)]
    return any(get_origin(item) is dict or item is dict for item in found)


def _pair(words: Mapping[str, str], text: str) -> tuple[str, Any] | None:
    """A key of a map with its value: `Aguante d6`, `Fuego debilidad`."""
    parts = text.split()
    for many in range(min(len(parts) - 1, _MOST_PARTS), 0, -1):
        key, value = " ".join(parts[:many]), " ".join(parts[many:])
        known = words.get(plain(key))
        if known is not None:
            meant = words.get(plain(value), value)
            return known, int(meant) if re.fullmatch(r"-?\d{1,9}", meant) else meant
    return None


def _inside(system: System, model: type[BaseModel], text: str) -> Iterator[Any]:
    """A block, or a list of them between semicolons or, where each is one word, between commas."""
    text = text[1:-1] if text.startswith("(") and text.endswith(")") else text
    if text.count(", ") + text.count("; ") >= _MOST_PARTS:
        return
    for blocks in ([item.split(", ") for item in text.split("; ")], [[item] for item in text.split(", ")]):
        rows = [_block(system, model, block) for block in blocks]
        if all(rows):
            if len(rows) == 1:
                yield rows[0]
            yield rows


def _block(system: System, model: type[BaseModel], parts: list[str]) -> dict[str, Any] | None:
    """A block: what puts on a status begins with its name."""
    status = _condition(system, parts[0]) if "status" in model.model_fields else None
    row, left = _details(system, model, _joined(system, model, parts if status is None else parts[1:]))
    return None if left else {**(status or {}), **row} or None


def _condition(system: System, text: str) -> dict[str, Any] | None:
    """The status that a text names, with the param that it says besides: `Ataque alterado +1`."""
    if (status := _statuses(system).get(plain(text))) is not None:
        return {"status": status}
    for language in ("", *LANGUAGES):
        read = worded(system, language)
        for id, row in read.statuses.items():
            if not text.lower().startswith(f"{row.label.lower()} "):
                continue
            rest = text[len(row.label) :].strip(" ()")
            for name, kind in row.params.items():
                for value in kind if isinstance(kind, tuple) else (rest, *map(int, re.findall(r"[+-]?\d{1,4}", rest))):
                    told = read.condition_label(Condition(id, None, None, {name: value}))
                    if told.translate(_SIGNS) == text:
                        return {"status": id, "params": {name: value}}
    return None


def _recognises(content: Content) -> bool:
    return is_text(content) and is_copied(content.start)


def _read(content: Content) -> Iterator[TakenCreature | RefusedRecord]:
    yield from read_copied(content.text)


READER = Reader("sheet-text", "creatures", _recognises, _read)
