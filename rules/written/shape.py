"""Checks the shape of written rules by the schema: what passes holds only well-shaped values, with defaults filled in.

Every fault is noted on the source, at its place and line and with the likely word, and what is at fault is left out;
so whoever builds a system from the rest needs no checks of shape and can go on to find more faults.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from itertools import islice, pairwise
from typing import Any

from rules.dice.dice import BadExpression, parse
from rules.text.faults import is_whole
from rules.text.localized import message_of, said
from rules.text.sanitize import single_line
from rules.written.schema import (
    DEEPEST_EACH,
    DEEPEST_EFFECTS,
    FACE,
    FORMAT,
    HOUSE_NEEDED,
    ID,
    LANGUAGE,
    LONGEST_EXPRESSION,
    MOST_EFFECTS,
    NUMBERS,
    OF_EXPRESSIONS,
    ROW,
    SHEET_KINDS,
    TABLES,
    TEST_KINDS,
    TOLD_APART,
    TURNWRIGHT,
    VERBS,
    WITH_DEFAULT,
    Decimal,
    Default,
    Effects,
    Either,
    Expression,
    Face,
    Field,
    Flag,
    Id,
    Kind,
    Label,
    List,
    Mapped,
    Raw,
    Record,
    Ref,
    Table,
    Text,
    Verb,
    Whole,
    Word,
)
from rules.written.source import Source, container, place_of

MOST_LIKELY = 300
"""Known words among which the likely one is looked for."""
Ids = Mapping[str, Collection[str]]
"""Table to the ids of its rows; `sheet:rows`, `sheet:number` and `harm:kinds` to some of them; `tag` to all tags."""


class Row(dict[str, Any]):
    """The fields of a row or of an inline table, and its place; what is not said has its default, if it has one."""

    __slots__ = ("place",)

    def __init__(self, place: str, fields: Mapping[str, Any]) -> None:
        super().__init__(fields)
        self.place = place


class Effect(Row):
    """An effect: its verb, its fields (its own value among them, by the verb's name), and its place."""

    __slots__ = ("verb",)

    def __init__(self, verb: str, place: str, fields: Mapping[str, Any]) -> None:
        super().__init__(place, fields)
        self.verb = verb


@dataclass(frozen=True)
class WrittenRules:
    """The well-shaped part of a text. Expressions in it are texts, not yet read."""

    name: str
    tables: Mapping[str, Mapping[str, Any]]
    """Table to its rows by their ids, in the order of the file; one without rows, such as `order`, to its fields."""
    is_house: bool


class _Nothing:
    """Stands for a value that is at fault."""


_NOTHING = _Nothing()


def kind_of_row(fields: Mapping[str, Field], row: Mapping[str, Any]) -> str:
    """Return the kind of a row, by which its fields are told apart; empty if it has none or a wrong one."""
    field = fields.get("kind")
    if field is None or not isinstance(field.kind, Word):
        return ""
    kind = row.get("kind", field.default)
    if kind is None and field.kind.words is TEST_KINDS:
        return next((kind for kind in ("bands", "opposed") if kind in row), "count" if "each" in row else "reach")
    return kind if isinstance(kind, str) and kind in field.kind.words else ""


def checked(source: Source, beside: Ids | None = None) -> WrittenRules:
    """Return what is well-shaped in a source; everything else becomes a fault of it.

    `beside`: the ids that may be named though the file does not have them, of the system under house rules. If house
    rules are checked without it, ids are not looked up.
    """
    system = source.data.get("system")
    is_house = isinstance(system, dict) and "over" in system
    needed = system.get("needs") if isinstance(system, dict) else None
    if isinstance(needed, str) and NUMBERS.fullmatch(needed) and _parts(needed) > _parts(TURNWRIGHT):
        source.close("system.needs", said("fault-written_needs", needed=needed, present=TURNWRIGHT))
    return _Checker(source, beside, is_house=is_house).check_tables()


def _parts(version: str) -> tuple[int, ...]:
    """Return the numbers of a version; those at its end that are 0 count for nothing."""
    parts = [int(part) for part in version.split(".")]
    while parts and not parts[-1]:
        parts.pop()
    return tuple(parts)


def checked_effects(source: Source, place: str, value: Any, ids: Ids) -> tuple[Effect, ...]:
    """Return the well-shaped effects of a list that stands elsewhere, such as on a sheet's row."""
    found = _Checker(source, ids, is_house=False).effects(value, place)
    return found if isinstance(found, tuple) else ()


def likely(word: str, known: Iterable[str]) -> str:
    """Return the known word that is most like another; empty if none is."""
    word = word[:40]
    similar = (other for other in known if other != word and abs(len(other) - len(word)) <= max(2, len(word) // 2))
    return next(iter(get_close_matches(word, list(islice(similar, MOST_LIKELY)), 1, 0.65)), "")


def shown(value: Any) -> str:
    """Return a value as it may have been written, short enough for a sentence."""
    if isinstance(value, dict):
        return "{ … }" if value else "{ }"
    if isinstance(value, list):
        return "[ … ]" if value else "[ ]"
    if isinstance(value, str):
        line = single_line(value)
        return json.dumps(line if len(line) <= 40 else f"{line[:39]}…", ensure_ascii=False)
    return json.dumps(value)


class _Checker:
    """Checks one source."""

    def __init__(self, source: Source, beside: Ids | None, *, is_house: bool) -> None:
        self._source = source
        self._is_house = is_house
        self._looks_up = beside is not None or not is_house
        self._ids = ids_of(source.data, beside or {})
        self._excused = _excused(source.data, self._ids)
        """The ids whose rows have faults of their own: whoever names them has none."""
        self._misplaced: set[str] = set()
        """The fields that stand in a table within their row."""
        self._eaches = 0
        self._depth = 0
        self._checks: Mapping[type[Kind], Callable[[Any, Any, str], Any]] = {
            Text: self._text,
            Label: self._label,
            Whole: self._whole,
            Decimal: self._decimal,
            Flag: self._flag,
            Word: self._word,
            Id: self._id,
            Ref: self._ref,
            Expression: self._expression,
            Effects: lambda kind, value, place: self.effects(value, place),
            Record: self._record,
            List: self._list,
            Mapped: self._mapped,
            Either: self._either,
            Face: self._face,
            Raw: self._raw,
        }

    def _fault(self, place: str, sentence: str) -> _Nothing:
        self._source.fault(place, sentence)
        return _NOTHING

    def _near(self, sentence: str, word: str, known: Iterable[str]) -> str:
        """A sentence with the likely word behind it, if there is one."""
        near = "" if self._source.is_full else likely(word, known)
        return said("fault-written_near", sentence=sentence, word=near) if near else sentence

    # --- tables -----------------------------------------------------------------------------------------------

    def check_tables(self) -> WrittenRules:
        """Check the whole text."""
        data = self._source.data
        for name, value in data.items():
            if name in TABLES:
                continue
            place = place_of("", name)
            if isinstance(value, dict | list):
                self._fault(place, self._near(said("fault-written_no_table", table=name[:40]), name, TABLES))
            else:
                self._fault(place, self._outside(name))
        tables = {name: self._table(table, data.get(name)) for name, table in TABLES.items()}
        self._check_names(tables)
        return WrittenRules(self._source.name, tables, self._is_house)

    def _outside(self, field: str) -> str:
        tables = [name for name, table in TABLES.items() if not table.rows and field in table.fields]
        sentence = said("fault-written_outside", field=field[:40])
        return said("fault-written_outside_of", field=field, table=tables[0]) if tables else sentence

    def _table(self, table: Table, value: Any) -> Mapping[str, Any]:
        name = table.name
        if value is None:
            if table.needed and name not in self._source.broken:
                self._fault(name, said("fault-written_needs_table", table=name))
                self._source.broken.add(name)
            return self._of_table(table, {}, name)
        if isinstance(value, list):
            self._fault(name, said("fault-written_listed", table=name))
            return self._of_table(table, {}, name)
        if not isinstance(value, dict):
            self._fault(name, said("fault-written_table", value=shown(value)))
            return self._of_table(table, {}, name)
        if table.house and not self._is_house:
            self._fault(name, said("fault-written_house", table=name))
        if not table.rows:
            return self._of_table(table, value, name)
        rows: dict[str, Row] = {}
        for id, row in value.items():
            place = place_of(name, id)
            if self._source.is_full:
                break
            if not isinstance(row, dict):
                self._fault(place, said("fault-written_row", table=name, value=shown(row)))
            elif self._check(table.id, id, place) is not _NOTHING:
                rows[id] = self._of_table(table, row, place)
        return rows

    def _of_table(self, table: Table, value: dict[str, Any], place: str) -> Row:
        if table.rows and not place.startswith(f"{table.name}."):
            return Row(place, {})
        if table.any_key is not None:
            found = self._check(table.any_key, value, place)
            return Row(place, found if isinstance(found, dict) else {})
        if table.name == "system":
            value = self._of_known_format(value)
        row = self._fields(table.fields, value, place)
        if table.name == "table":
            self._check_steps(row)
        return row

    def _of_known_format(self, value: dict[str, Any]) -> dict[str, Any]:
        written = value.get("format")
        if not is_whole(written) or written <= FORMAT:
            return value
        self._fault("system.format", said("fault-written_newer", format=written, newest=FORMAT))
        return {**value, "format": FORMAT}

    def _check_steps(self, row: Row) -> None:
        starts, values = row.get("from"), row.get("to")
        if starts and any(first >= second for first, second in pairwise(starts)):
            self._fault(f"{row.place}.from", said("fault-written_rising"))
        if starts and values and len(starts) != len(values):
            self._fault(f"{row.place}.to", said("fault-written_steps", starts=len(starts), values=len(values)))

    def _check_names(self, tables: Mapping[str, Mapping[str, Any]]) -> None:
        """Names and keys that stand for two things."""
        bare: dict[str, str] = {}
        for table in TOLD_APART:
            for id in tables[table]:
                if id in bare:
                    self._fault(f"{table}.{id}", said("fault-written_same", id=id, table=bare[id]))
                bare.setdefault(id, table)
        keys: dict[str, str] = {}
        for id, row in tables["action"].items():
            key = row.get("key")
            if key and key in keys:
                self._fault(f"action.{id}.key", said("fault-written_key", key=key, id=keys[key]))
            elif key:
                keys[key] = id

    # --- fields -----------------------------------------------------------------------------------------------

    def _fields(self, fields: Mapping[str, Field], value: Mapping[str, Any], place: str) -> Row:
        """Return the fields of a table, those that are at fault or missing by their defaults."""
        source = self._source
        is_partial = self._is_partial(place)
        kind = "" if is_partial and "kind" not in value else kind_of_row(fields, value)
        made: dict[str, Any] = {}
        for name, known in fields.items():
            if known.default is not None and not is_partial and (not known.only or kind in known.only):
                made[name] = known.default
        meant: set[str] = set()
        for name, content in value.items():
            field = fields.get(name)
            inner = place_of(place, name)
            if field is None:
                meant.add(self._fault_of_field(inner, name, [other for other in fields if other not in value]))
                continue
            if field.only and kind and kind not in field.only:
                kinds = ", ".join(field.only)
                self._fault(inner, said("fault-written_field_of", field=name, kind=kind, kinds=kinds))
                continue
            if isinstance(field.kind, Default):
                continue
            found = self._check(field.kind, content, inner)
            if found is not _NOTHING:
                made[name] = found
        for name, known in fields.items():
            inner = place_of(place, name)
            is_needed = known.needed or (kind and kind in known.needed_by)
            if is_partial:
                is_needed = place == "system" and name in HOUSE_NEEDED
            if (
                is_needed
                and name not in value
                and name not in meant
                and inner not in self._misplaced
                and not {place, inner} & source.broken
            ):
                self._fault(inner, said("fault-written_needed", field=name))
        row = Row(place, made)
        if "default" in fields and isinstance(default := fields["default"].kind, Default):
            self._complete_field(row, value, kind, completes=default.filled and not is_partial)
        elif row.get("low", 0) > row.get("high", row.get("low", 0)):
            self._fault(place_of(place, "high"), said("fault-written_low_high", low=row["low"], high=row["high"]))
        elif fields is TABLES["test"].fields and kind:
            row["kind"] = kind
        return row

    def _is_partial(self, place: str) -> bool:
        """Whether a table is only what house rules say of it: tables go together by their keys, lists are whole."""
        return self._is_house and "[" not in place

    def _fault_of_field(self, place: str, name: str, missing: list[str]) -> str:
        """Note an unknown field; return the one that is likely meant."""
        sentence = said("fault-written_no_field", field=single_line(name)[:40])
        row = _row_above(place, name)
        if row:
            self._misplaced.add(place_of(row, name))
            inner = container(place)
            self._fault(place, said("fault-written_field_above", sentence=sentence, field=name, row=row, inner=inner))
            return ""
        near = "" if self._source.is_full else likely(name, missing)
        self._fault(place, said("fault-written_near", sentence=sentence, word=near) if near else sentence)
        return near

    def _complete_field(self, row: Row, value: Mapping[str, Any], kind: str, *, completes: bool) -> None:
        """Check the limits and the default of a row that says what a field holds; `completes`: and fill them in."""
        if self._is_house and "kind" not in value:  # what it holds stands in the text beneath
            if "default" in value:
                row["default"] = value["default"]
            return
        if not kind:  # nobody knows what it would have to be
            row.pop("default", None)
            return
        words = row.get("words", {})
        widest = Whole() if self._is_partial(row.place) else Whole(0, 999)
        low, high = row.get("low", widest.low), row.get("high", widest.high)
        if kind == "number" and "is" not in value:
            if low > high:
                self._fault(f"{row.place}.high", said("fault-written_low_high", low=low, high=high))
                low, high = high, low
            if completes:
                row["low"], row["high"] = low, high
        known = Default.of(kind, words, low, high)
        if known is None:
            if "default" in value:
                sentence = said("fault-written_field_of", field="default", kind=kind, kinds=", ".join(WITH_DEFAULT))
                self._fault(f"{row.place}.default", sentence)
            return
        if "default" not in value and not completes:
            return
        holds, default = known
        if "default" in value and (words or kind not in ("choice", "list")):
            found = self._check(holds, value["default"], f"{row.place}.default")
            if kind == "dice" and isinstance(found, str):
                found = self._dice(found, f"{row.place}.default")
            default = default if found is _NOTHING else found
        row["default"] = default

    def _dice(self, text: str, place: str) -> Any:
        try:
            parse(text)
        except BadExpression as error:
            return self._fault(place, message_of(error))
        return text

    # --- values -----------------------------------------------------------------------------------------------

    def _check(self, kind: Kind, value: Any, place: str) -> Any:
        """Return the value, well-shaped; a fault, and nothing, if it is not."""
        if self._source.is_full or (value is None and place in self._source.broken):
            return _NOTHING
        return self._checks[type(kind)](kind, value, place)

    def _text(self, kind: Text, value: Any, place: str) -> Any:
        if not isinstance(value, str):
            return self._fault(place, said("fault-text", value=shown(value)))
        if kind.like is not None and not kind.like.fullmatch(value):
            return self._fault(place, said("fault-written_like", value=shown(value), like=kind.called))
        if len(value) > kind.most:
            return self._fault(place, said("fault-written_long", most=kind.most))
        return value

    def _label(self, kind: Label, value: Any, place: str) -> Any:
        """A label becomes a mapping of languages, or a text in the file's own."""
        if isinstance(value, str):
            return self._text(Text(kind.most), value, place)
        if not isinstance(value, dict) or not value:
            return self._fault(place, said("fault-written_label", value=shown(value)))
        texts: dict[str, str] = {}
        for language, text in value.items():
            inner = place_of(place, language)
            if not LANGUAGE.fullmatch(language):
                self._fault(inner, said("fault-written_language", language=single_line(language)[:40]))
            elif (found := self._text(Text(kind.most), text, inner)) is not _NOTHING:
                texts[language] = found
        return texts or _NOTHING

    def _whole(self, kind: Whole, value: Any, place: str) -> Any:
        if not is_whole(value):
            sentence = said("fault-number", value=shown(value))
            is_quoted = isinstance(value, str) and FACE.fullmatch(value)
            return self._fault(
                place, said("fault-written_near", sentence=sentence, word=value) if is_quoted else sentence
            )
        if not kind.low <= value <= kind.high:
            return self._fault(place, said("fault-number_between", least=kind.low, most=kind.high, value=shown(value)))
        return value

    def _decimal(self, kind: Decimal, value: Any, place: str) -> Any:
        if not isinstance(value, int | float) or isinstance(value, bool):
            return self._fault(place, said("fault-written_decimal", value=shown(value)))
        if not kind.low <= value <= kind.high:
            return self._fault(place, said("fault-not_within", least=kind.low, most=kind.high, value=shown(value)))
        return float(value)

    def _flag(self, kind: Flag, value: Any, place: str) -> Any:
        if isinstance(value, bool):
            return value
        sentence = said("fault-flag", value=shown(value))
        word = _FLAG_WORDS.get(str(value).lower())
        return self._fault(place, said("fault-written_near", sentence=sentence, word=word) if word else sentence)

    def _word(self, kind: Word, value: Any, place: str) -> Any:
        if isinstance(value, str) and value in kind.words:
            return value
        sentence = said("fault-choice", value=shown(value), choices=", ".join(islice(kind.words, 40)))
        return self._fault(place, self._near(sentence, value, kind.words) if isinstance(value, str) else sentence)

    def _id(self, kind: Id, value: Any, place: str) -> Any:
        if not isinstance(value, str) or not ID.fullmatch(value):
            return self._fault(place, said("fault-written_id", id=shown(value)))
        if not kind.takes(value):
            return self._fault(place, said("fault-written_reserved", id=value))
        return value

    def _ref(self, kind: Ref, value: Any, place: str) -> Any:
        if not isinstance(value, str):
            return self._fault(place, said("fault-text", value=shown(value)))
        if value in kind.also or any(value in self._ids.get(table, ()) for table in kind.tables):
            return value
        if not self._looks_up or (kind.tables == ("harm:kinds",) and not self._ids[kind.tables[0]]):
            return self._id(Id(), value, place)
        for table in kind.tables:
            name = table.partition(":")[0]
            if value in self._excused.get(name, ()) or {name, place_of(name, value)} & self._source.broken:
                return _NOTHING
        return self._fault(place, self._no_row(kind, value))

    def _no_row(self, kind: Ref, value: str) -> str:
        what = "_".join(table.replace(":", "_") for table in kind.tables)
        sentence = said("fault-written_no_row", table=what, id=single_line(value)[:40])
        known = [*kind.also, *(id for table in kind.tables for id in self._ids.get(table, ()))]
        if near := likely(value, known):
            return said("fault-written_near", sentence=sentence, word=near)
        for table, ids in self._ids.items():
            if value in ids and ":" not in table and table != "tag":
                return said("fault-written_elsewhere", sentence=sentence, id=value, table=table)
        return sentence

    def _expression(self, kind: Expression, value: Any, place: str) -> Any:
        if isinstance(value, bool) and kind.of == "flag":
            return "1 == 1" if value else "1 == 0"
        if is_whole(value) and kind.of == "number":
            return str(value)
        if not isinstance(value, str) or not value.strip():
            return self._fault(place, said("fault-written_expression", value=shown(value)))
        if len(value) > LONGEST_EXPRESSION:
            return self._fault(place, said("fault-written_long", most=LONGEST_EXPRESSION))
        return value

    def _either(self, kind: Either, value: Any, place: str) -> Any:
        fitting = [inner for inner in kind.kinds if isinstance(value, _WRITTEN_AS[type(inner)])]
        if len(fitting) > 1 and isinstance(value, str):
            is_id = ID.fullmatch(value) and value not in OF_EXPRESSIONS
            return self._check(fitting[0 if is_id else -1], value, place)
        return self._check(fitting[0] if fitting else kind.kinds[0], value, place)

    def _face(self, kind: Face, value: str, place: str) -> Any:
        if not FACE.fullmatch(value):
            return self._fault(place, said("fault-number", value=shown(value)))
        return int(value)

    def _raw(self, kind: Raw, value: Any, place: str) -> Any:
        return value if isinstance(value, dict) else self._fault(place, said("fault-written_table", value=shown(value)))

    # --- values that hold others ------------------------------------------------------------------------------

    def _list(self, kind: List, value: Any, place: str) -> Any:
        if kind.alone and isinstance(value, str):
            value = [value]
            found = self._check(kind.of, value[0], place)
            return _NOTHING if found is _NOTHING else (found,)
        if not isinstance(value, list):
            return self._fault(place, said("fault-written_list", value=shown(value)))
        if not kind.least <= len(value) <= kind.most:
            return self._fault(place, said("fault-written_count", least=kind.least, most=kind.most, count=len(value)))
        items = (self._check(kind.of, item, f"{place}[{number}]") for number, item in enumerate(value))
        return tuple(item for item in items if item is not _NOTHING)

    def _mapped(self, kind: Mapped, value: Any, place: str) -> Any:
        if not isinstance(value, dict):
            return self._fault(place, said("fault-written_table", value=shown(value)))
        if not kind.least <= len(value) <= kind.most:
            return self._fault(place, said("fault-written_count", least=kind.least, most=kind.most, count=len(value)))
        made: dict[Any, Any] = {}
        for key, content in value.items():
            inner = place_of(place, key)
            made_key = self._check(kind.key, key, inner)
            found = _NOTHING if made_key is _NOTHING else self._check(kind.of, content, inner)
            if found is not _NOTHING:
                made[made_key] = found
        return made if len(made) >= kind.least else _NOTHING

    def _record(self, kind: Record, value: Any, place: str) -> Any:
        if not isinstance(value, dict):
            return self._fault(place, said("fault-written_table", value=shown(value)))
        row = self._fields(kind.fields, value, place)
        if kind.one_of:
            written = [name for name in kind.one_of if name in value]
            if len(written) != 1:
                if place in self._source.broken:
                    return _NOTHING
                return self._fault(place, said("fault-written_one_of", fields=", ".join(kind.one_of)))
        missing = any(field.needed and row.get(name) is None for name, field in kind.fields.items())
        missing = missing or any(row.get(name) is None for name in kind.one_of if name in value)
        return _NOTHING if missing and not self._is_partial(place) else row

    # --- effects ----------------------------------------------------------------------------------------------

    def effects(self, value: Any, place: str) -> Any:
        """Return the well-shaped effects of a list."""
        if not isinstance(value, list):
            return self._fault(place, said("fault-written_effects", value=shown(value)))
        if len(value) > MOST_EFFECTS:
            return self._fault(place, said("fault-written_count", least=0, most=MOST_EFFECTS, count=len(value)))
        if self._depth >= DEEPEST_EFFECTS:
            return self._fault(place, said("fault-written_effects_deep", most=DEEPEST_EFFECTS))
        self._depth += 1
        made = tuple(self._each_effect(value, place))
        self._depth -= 1
        return made

    def _each_effect(self, effects: list[Any], place: str) -> Iterator[Effect]:
        for number, effect in enumerate(effects):
            inner = f"{place}[{number}]"
            if self._source.is_full or (effect is None and inner in self._source.broken):
                continue
            if not isinstance(effect, dict):
                self._fault(inner, said("fault-written_effect", value=shown(effect)))
                continue
            verb = self._verb(effect, inner)
            if verb is not None:
                found = self._effect(verb, effect, inner)
                if found is not None:
                    yield found

    def _verb(self, effect: dict[str, Any], place: str) -> Verb | None:
        """Return the verb of an effect: of several the one that has the others among its fields."""
        written = [verb for name, verb in VERBS.items() if name in effect]
        for verb in written:
            if all(other is verb or other.name in verb.fields for other in written):
                return verb
        if written:
            self._fault(
                place_of(place, written[1].name),
                said("fault-written_two_verbs", first=written[0].name, second=written[1].name),
            )
            return written[0]
        self._fault_of_no_verb(effect, place)
        return None

    def _fault_of_no_verb(self, effect: dict[str, Any], place: str) -> None:
        fields = {name for verb in VERBS.values() for name in verb.fields}
        strange = [key for key in effect if key not in fields] or list(effect)
        if not strange:
            if place not in self._source.broken:
                self._fault(place, said("fault-written_empty_effect"))
            return
        near = next((key for key in strange if likely(key, VERBS)), strange[0])
        sentence = said("fault-written_no_verb", verb=single_line(near)[:40])
        self._fault(place_of(place, near), self._near(sentence, near, VERBS))

    def _effect(self, verb: Verb, effect: dict[str, Any], place: str) -> Effect | None:
        is_each = verb.name == "each"
        if is_each and self._eaches >= DEEPEST_EACH:
            self._fault(place, said("fault-written_each_deep", most=DEEPEST_EACH))
            return None
        self._eaches += is_each
        # Another verb among its fields is told already.
        own = {name: part for name, part in effect.items() if name in verb.all_fields or name not in VERBS}
        row = self._fields(verb.all_fields, own, place)
        self._eaches -= is_each
        if any(field.needed and row.get(name) is None for name, field in verb.all_fields.items()):
            return None
        if row.get(verb.name) == ROW:
            row["row"] = True
        return Effect(verb.name, place, row)


_FLAG_WORDS = {"true": "true", "yes": "true", "1": "true", "false": "false", "no": "false", "0": "false"}
"""What people write for yes and no, to what is read."""
_WRITTEN_AS: Mapping[type[Kind], type] = {
    Text: str,
    Label: str,
    Whole: int,
    Flag: bool,
    Word: str,
    Ref: str,
    Expression: str,
    Record: dict,
    List: list,
}
"""How the kinds of values are written among which `Either` chooses."""


def _is_row(table: Table, id: str, row: Any) -> bool:
    """Whether a row can be named by others."""
    return isinstance(row, dict) and (not isinstance(table.id, Id) or table.id.takes(id))


def ids_of(data: Mapping[str, Any], beside: Ids) -> Ids:
    """Return the ids of every table, with those that are known beside the file."""
    ids: dict[str, list[str]] = {"sheet:rows": [], "sheet:number": [], "harm:kinds": [], "tag": [*_tags(data)]}
    for name, table in TABLES.items():
        rows = data.get(name) if table.rows else None
        found = rows if isinstance(rows, dict) else {}
        ids[name] = [id for id, row in found.items() if _is_row(table, id, row)]
        if name == "sheet":
            for id in ids[name]:
                ids.get(f"sheet:{found[id].get('kind', 'number')}", []).append(id)
    harm = data.get("harm")
    kinds = harm.get("kinds") if isinstance(harm, dict) else None
    ids["harm:kinds"] += kinds if isinstance(kinds, dict) else ()
    return {name: dict.fromkeys((*beside.get(name, ()), *found)) for name, found in ids.items()}


def _excused(data: Mapping[str, Any], ids: Ids) -> Ids:
    """Return the ids whose rows have faults of their own, by their tables, or by those that are likely meant."""
    excused: dict[str, set[str]] = {}
    for name in islice(data, MOST_LIKELY):
        rows = data[name]
        meant = name if name in TABLES else likely(name, TABLES)
        if meant and isinstance(rows, dict):
            excused.setdefault(meant, set()).update(id for id in rows if name != meant or id not in ids[name])
    sheet = data.get("sheet")
    for id, row in sheet.items() if isinstance(sheet, dict) else ():
        if isinstance(row, dict) and str(row.get("kind", "number")) not in SHEET_KINDS:
            excused["sheet"].add(id)
    return excused


def _row_above(place: str, field: str) -> str:
    """Return the row whose field stands by mistake in a table within it; empty if it is none of its fields."""
    table, _, rest = place.partition(".")
    id, _, inner = rest.partition(".")
    is_field = table in TABLES and TABLES[table].rows and field in TABLES[table].fields
    return place_of(table, id) if is_field and "." in inner and "[" not in place else ""


def _tags(data: Mapping[str, Any]) -> Iterator[str]:
    for table in ("action", "reaction"):
        rows = data.get(table)
        for row in rows.values() if isinstance(rows, dict) else ():
            tags = row.get("tags") if isinstance(row, dict) else None
            yield from (tag for tag in tags if isinstance(tag, str)) if isinstance(tags, list) else ()
