"""Reads the text of written rules: TOML 1.0 within limits, with the line of every key and list item.

Python's `tomllib` knows no lines, stops at the first mistake, and takes any depth and number of values; what it reads
and what this module reads is the same, which a test holds.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from math import inf
from typing import Any, NamedTuple, NoReturn

from rules.text.localized import said
from rules.text.sanitize import without_controls

LARGEST = 2_000_000
"""Bytes of a text."""
MOST_VALUES = 50_000
DEEPEST = 24
LONGEST_TEXT = 4_000
LONGEST_KEY = 100
LONGEST_PLACE = 600
LARGEST_NUMBER = 1_000_000_000
LONGEST_NUMBER = 80
"""Characters of a number."""
MOST_FAULTS = 100
MOST_SYNTAX_FAULTS = 30
"""After so many statements that are no TOML, reading stops."""


class TextFault(NamedTuple):
    """What is wrong in a text, and where."""

    place: str
    """Such as `status.burning.at.turn_ends[0].damage`; empty for the text as a whole."""
    line: int
    sentence: str
    """A `LocalizedText`."""


class BadSystem(ValueError):
    """A text that is no system: all its faults, by their lines."""

    def __init__(self, faults: Iterable[TextFault], name: str = "") -> None:
        self.faults = tuple(sorted(faults, key=lambda fault: fault.line))
        self.name = name
        super().__init__(
            "\n".join(
                ": ".join((f"{name}:{fault.line}", *filter(None, (fault.place, fault.sentence))))
                for fault in self.faults
            )
        )


def said_in(label: Any, *languages: str) -> str:
    """Return a text for people in the first of some languages that it has, else in any; empty if it is none."""
    if not isinstance(label, dict):
        return label if isinstance(label, str) else ""
    codes = (*languages, "en", *label)
    return next((label[code] for code in codes if isinstance(label.get(code), str) and label[code]), "")


def place_of(table: str, key: str) -> str:
    """Return the place of a key in a table or of an id in it; keys that are not plain stand in quotes."""
    if not _BARE_KEY.fullmatch(key):
        key = json.dumps(key, ensure_ascii=not key.isprintable())
    return f"{table}.{key}" if table else key


class Statement(NamedTuple):
    """A header or a `key = value` of a text that could be read, and where it stands in it."""

    place: str
    start: int
    end: int
    """Behind its last line."""
    is_header: bool


@dataclass
class Source:
    """The values of a text, the line of each, and the faults found so far."""

    name: str
    data: dict[str, Any]
    lines: dict[str, int] = field(default_factory=dict)
    """Place to line, of every key and every item of a list."""
    broken: set[str] = field(default_factory=set)
    """The places in which something could not be read: nothing is missing there."""
    faults: list[TextFault] = field(default_factory=list)
    is_closed: bool = False
    """Whether its only fault is that the rest cannot be judged."""
    statements: list[Statement] = field(default_factory=list)
    text: str = ""
    """What was read, as it was read: with `lines_joined`."""

    def again(self) -> Source:
        """Return the same reading for whoever notes faults on it: this one keeps only those of reading."""
        return replace(self, faults=[*self.faults], broken={*self.broken})

    def line(self, place: str) -> int:
        """Return the line of a place; of the nearest one that holds it if it has none of its own."""
        while place:
            if place in self.lines:
                return self.lines[place]
            place = container(place)
        return 1

    @property
    def is_full(self) -> bool:
        """Whether no more faults are told."""
        return self.is_closed or len(self.faults) >= MOST_FAULTS

    def fault(self, place: str, sentence: str) -> None:
        """Note what is wrong at a place, once; after a hundred faults no more."""
        self.add(TextFault(place, self.line(place), sentence))

    def close(self, place: str, sentence: str) -> None:
        """Note why a source cannot be judged, instead of all else."""
        self.faults[:] = [TextFault(place, self.line(place), sentence)]
        self.is_closed = True

    def add(self, fault: TextFault) -> None:
        """Note a fault whose line is known."""
        if not self.is_full and fault not in self.faults:
            self.faults.append(fault)


_STEP = re.compile(r"""\[(\d+)\]|\.?("(?:[^"\\]|\\.)*")|\.?([^."\[\]]+)""")
_LAST_STEP = re.compile(r"""(?:\[\d+\]|\.?"(?:[^"\\]|\\.)*"|\.?[^."\[\]]+)\Z""")


def container(place: str) -> str:
    """Return the place that holds a place: `harm.steps` of `harm.steps[0]`, `harm` of that."""
    match = _LAST_STEP.search(place)
    return place[: match.start()] if match else ""


def steps_of(place: str) -> tuple[str | int, ...]:
    """Return the keys and numbers of a place: `("harm", "steps", 0)` of `harm.steps[0]`."""
    return tuple(
        int(number) if number else json.loads(quoted) if quoted else key for number, quoted, key in _STEP.findall(place)
    )


def lines_joined(text: str) -> str:
    """Return a text as it is read: without the mark before it, its lines ended by a line feed alone."""
    return text.removeprefix("\ufeff").replace("\r\n", "\n")


def read(text: str, name: str = "system.toml") -> Source:
    """Return the values of a text with their lines.

    A statement that is no TOML, and a value beyond the limits, is left out and becomes a fault of the source; whoever
    builds from it raises BadSystem at its end. BadSystem is raised here for a text that is too large, has too many
    values, or in which nothing can be read.
    """
    source = read_any(text, name)
    if source.faults and not source.data:
        raise BadSystem(source.faults, name)
    return source


def read_any(text: str, name: str = "system.toml") -> Source:
    """Return what can be read of a text: where `read` raises BadSystem, nothing but the faults."""
    if len(text) > LARGEST or len(text.encode("utf-8", "replace")) > LARGEST:
        fault = TextFault("", 1, said("fault-text_too_large", most=LARGEST // 1_000_000))
        return Source(name, {}, faults=[fault], text=lines_joined(text))
    reader = _Reader(text, name)
    try:
        reader.read_statements()
    except BadSystem as bad:
        return Source(name, {}, faults=[*bad.faults], text=reader.text)
    return reader.source


_CONTROL = r"\x00-\x08\x0a-\x1f\x7f"
"""What may not stand within quotes and comments; a tab may."""
_ML_CONTROL = r"\x00-\x08\x0b-\x1f\x7f"
_BLANK = re.compile(rf"(?:[ \t]*+(?:#[^{_CONTROL}]*+)?\n){{0,1000}}[ \t]*+(?:#[^{_CONTROL}]*+)?")
"""White space, line ends and comments of up to a thousand lines: longer repetitions cost memory."""
_SPACE = re.compile(r"[ \t]*+")
_TAIL = re.compile(rf"[ \t]*+(?:#[^{_CONTROL}]*+)?(?:\n|\Z)")
"""What may follow a statement in its line."""
_BARE_KEY = re.compile(r"[A-Za-z0-9_-]+")
_BASIC = re.compile(rf'"([^"\\{_CONTROL}]*+(?:\\[^\n][^"\\{_CONTROL}]*+){{0,5000}})"')
_LITERAL = re.compile(rf"'([^'{_CONTROL}]*+)'")
_ML_BASIC = re.compile(
    rf'"""\n?([^"\\{_ML_CONTROL}]*+(?:(?:\\[\s\S]|"(?!""))[^"\\{_ML_CONTROL}]*+){{0,5000}})"""("{{0,2}})'
)
_ML_LITERAL = re.compile(rf"'''\n?([^'{_ML_CONTROL}]*+(?:'(?!'')[^'{_ML_CONTROL}]*+){{0,5000}})'''('{{0,2}})")
# No possessive groups: Python 3.11 does not go back to where such a group began when it fails.
_ESCAPE = re.compile(r"\\(?:u([0-9A-Fa-f]{4})|U([0-9A-Fa-f]{8})|[ \t]*\n[ \t\n]*|([\s\S]))")
_ESCAPES = {"b": "\b", "t": "\t", "n": "\n", "f": "\f", "r": "\r", '"': '"', "\\": "\\"}
_BARE_VALUE = re.compile(r"[^\s,\[\]{}#=\"']+")
_WHOLE = re.compile(r"[+-]?(?:0|[1-9](?:_?[0-9])*)")
_BASED = re.compile(r"0x[0-9A-Fa-f](?:_?[0-9A-Fa-f])*|0o[0-7](?:_?[0-7])*|0b[01](?:_?[01])*")
_DECIMAL = re.compile(r"[+-]?(?:0|[1-9](?:_?[0-9])*)(?:\.[0-9](?:_?[0-9])*)?(?:[eE][+-]?[0-9](?:_?[0-9])*)?")
_NOT_FINITE = re.compile(r"[+-]?(?:inf|nan)")
_DATE = re.compile(r"\d{4}-\d\d-\d\d(?:[Tt ]\d\d:[\d:.+Zz-]*)?|\d\d:\d\d[\d:.]*")
_FLAGS = {"true": True, "false": False}
_KEY = r"""(?:[A-Za-z0-9_-]+|"[^"\n]*"|'[^'\n]*')"""
_STATEMENT = re.compile(rf"\[\[?[ \t]*+{_KEY}|{_KEY}(?:[ \t]*+\.[ \t]*+{_KEY}){{0,24}}[ \t]*+=")
"""How a statement begins, for going on behind one that cannot be read."""
_BROKEN_HEADER = re.compile(
    rf"\[\[?[ \t]*+({_KEY}(?:[ \t]*+\.[ \t]*+{_KEY}){{0,24}})[ \t]*+\]{{0,2}}[ \t]*+(?:#.*)?(?=\n|\Z)"
)
_BROKEN_PAIR = re.compile(rf"({_KEY}(?:[ \t]*+\.[ \t]*+{_KEY}){{0,24}})[ \t]*+=")
_LINE = re.compile(r"\n([ \t]*)([^\n]*)")


def _number(word: str) -> int | float | None:
    """The number of a word; None if it is none."""
    if len(word) > LONGEST_NUMBER:
        return inf if word.strip("+-_0123456789") == "" else None
    if _WHOLE.fullmatch(word) or _BASED.fullmatch(word):
        return int(word.replace("_", ""), 0 if word[:2] in ("0x", "0o", "0b") else 10)
    if _DECIMAL.fullmatch(word) or _NOT_FINITE.fullmatch(word):
        return float(word.replace("_", ""))
    return None


def _no_value(word: str) -> str:
    """Return what to say of a word that is no value."""
    text = without_controls(word[:40])
    if word[:1] in "“”„«‘’":
        return said("fault-toml_curly")
    sentence = said("fault-toml_value", text=text)
    return said("fault-written_near", sentence=sentence, word=word.lower()) if word.lower() in _FLAGS else sentence


class _BrokenStatement(Exception):
    """A statement cannot be read; the place in the text, and why."""

    def __init__(self, at: int, sentence: str) -> None:
        super().__init__(sentence)
        self.at = at
        self.sentence = sentence


class _LeftOut:
    """Stands for a value that is beyond the limits."""


_LEFT_OUT = _LeftOut()
_HEADER, _IMPLIED, _VALUE, _TABLES = "header", "implied", "value", "tables"


class _Reader:
    """Reads a text statement by statement."""

    def __init__(self, text: str, name: str) -> None:
        self.text = lines_joined(text)
        self.source = Source(name, {}, text=self.text)
        self._at = 0
        self._line_at, self._line = 0, 1
        self._values = 0
        self._table = self.source.data
        self._place = ""
        self._depth = 0
        self._begun: dict[str, str | int] = {}
        """The place of a table to how it began: by a header, by what stands in it, or by dotted keys (a number)."""
        self._section = 0
        """Counts headers and inline tables: dotted keys add to a table within the same one alone."""

    # --- statements -------------------------------------------------------------------------------------------

    def read_statements(self) -> None:
        """Read everything; what cannot be read becomes a fault."""
        broken = 0
        while True:
            self._skip_blank()
            start = self._at
            if start == len(self.text):
                return
            try:
                if self.text[start] == "[":
                    self._read_header()
                else:
                    place = self._read_pair(self._table, self._place, self._depth)
                    self._end_line()
                    self._note(place, start, is_header=False)
            except _BrokenStatement as why:
                broken += 1
                self._note_broken(start, why)
                if broken == MOST_SYNTAX_FAULTS:
                    self._fault_at(why.at, "", said("fault-toml_stopped", count=broken))
                    return
                self._go_on(start)

    def _note_broken(self, start: int, why: _BrokenStatement) -> None:
        text = self.text
        place = self._place
        if text[start] == "[":
            keys = _BROKEN_HEADER.match(text, start)
            names = [key.strip(" \t\"'") for key in keys[1].split(".")] if keys else []
            place = ".".join(names) if all(map(_BARE_KEY.fullmatch, names)) else ""
            is_short = len(names) < DEEPEST and len(place) <= LONGEST_PLACE
            if not place or not is_short or not self._open_after_fault(names):
                self._table, self._place, self._depth = {}, f"{place}#{self._line_of(start)}", 0
        elif keys := _BROKEN_PAIR.match(text, start):
            for key in keys[1].split("."):
                place = place_of(place, key.strip(" \t\"'"))[:LONGEST_PLACE]
                self.source.lines.setdefault(place, self._line_of(start))
        self.source.broken.add(place)
        self._fault_at(why.at, place, why.sentence)

    def _open_after_fault(self, names: list[str]) -> bool:
        """Go on in the table of a broken header, if it is new: what stands under it is checked all the same."""
        table, place = self.source.data, ""
        for name in names[:-1]:
            place = place_of(place, name)
            inner = table.setdefault(name, {})
            if not isinstance(inner, dict) or self._begun.get(place) == _VALUE:
                return False
            self._begun.setdefault(place, _IMPLIED)
            table = inner
        if names[-1] in table:
            return False
        self._place = place_of(place, names[-1])
        self._begun[self._place] = _HEADER
        self._table = table[names[-1]] = {}
        self._depth = len(names)
        self._section += 1
        return True

    def _go_on(self, start: int) -> None:
        """Go behind a broken statement: to the next line that is not deeper and begins like a statement."""
        text = self.text
        begins = text.rfind("\n", 0, start) + 1
        indent = start - begins
        at = text.find("\n", start)
        while at >= 0:
            line = _LINE.match(text, at)
            assert line is not None
            if len(line[1]) <= indent and _STATEMENT.match(line[2]):
                self._at = line.start(2)
                return
            at = text.find("\n", line.end())
        self._at = len(text)

    def _end_line(self) -> None:
        tail = _TAIL.match(self.text, self._at)
        if tail is None:
            self._skip(_SPACE)
            self._break(said("fault-toml_behind", text=self._rest()))
        self._at = tail.end()

    def _read_header(self) -> None:
        start = self._at
        is_list = self.text.startswith("[[", start)
        self._at += 2 if is_list else 1
        self._skip(_SPACE)
        keys = self._read_keys()
        closing = "]]" if is_list else "]"
        if not self.text.startswith(closing, self._at):
            self._break(said("fault-toml_header", text=closing), at=start)
        self._at += len(closing)
        tail = _TAIL.match(self.text, self._at)
        if tail is None:
            self._skip(_SPACE)
            self._break(said("fault-toml_behind", text=self._rest()))
        if len(keys) >= DEEPEST:
            self._break(said("fault-text_too_deep", most=DEEPEST), at=start)
        line = self._line_of(start)
        table, place = self._descend(keys[:-1], self.source.data, "", line, start)
        key, place = keys[-1], place_of(place, keys[-1])
        if is_list:
            table, place = self._add_to_list(table, key, place, start)
        else:
            begun = self._begun.get(place)
            if key in table and begun != _IMPLIED:
                self._break(said("fault-toml_twice", key=place, line=self.source.line(place)), at=start)
            table = table.setdefault(key, {})
            self._begun[place] = _HEADER
        self._count(start)
        # A table has its header's line, even if one within it stands before.
        self.source.lines[place] = line
        self._table, self._place, self._depth = table, place, len(keys)
        self._section += 1
        self._at = tail.end()
        self._note(place, start, is_header=True)

    def _note(self, place: str, start: int, *, is_header: bool) -> None:
        self.source.statements.append(Statement(place, start, self._at, is_header))

    def _add_to_list(self, table: dict[str, Any], key: str, place: str, start: int) -> tuple[dict[str, Any], str]:
        begun = self._begun.get(place)
        if begun in (_IMPLIED, _HEADER):
            self._break(said("fault-written_listed", table=place), at=start)
        if key in table and begun != _TABLES:
            self._break(said("fault-toml_twice", key=place, line=self.source.line(place)), at=start)
        self.source.lines.setdefault(place, self._line_of(start))
        self._begun[place] = _TABLES
        tables: list[dict[str, Any]] = table.setdefault(key, [])
        tables.append({})
        place = f"{place}[{len(tables) - 1}]"
        self._begun[place] = _HEADER
        return tables[-1], place

    def _descend(
        self, keys: list[str], table: dict[str, Any], place: str, line: int, start: int, section: int | None = None
    ) -> tuple[dict[str, Any], str]:
        """Return the table of some keys and its place; with a section they are dotted keys of it, else of a header."""
        for key in keys:
            place = place_of(place, key)
            if len(place) > LONGEST_PLACE:
                self._break(said("fault-text_long_place", most=LONGEST_PLACE), at=start)
            begun = self._begun.get(place)
            if key not in table:
                table[key] = {}
                self._begun[place] = _IMPLIED if section is None else section
                self.source.lines[place] = line
                self._count(start)
            elif section is None and begun == _TABLES:
                place = f"{place}[{len(table[key]) - 1}]"
                table = table[key][-1]
                continue
            elif not isinstance(table[key], dict) or begun == _VALUE:
                self._break(said("fault-toml_is_value", key=place, line=self.source.line(place)), at=start)
            elif section is not None:
                if begun not in (_IMPLIED, section):
                    self._break(said("fault-toml_twice", key=place, line=self.source.line(place)), at=start)
                self._begun[place] = section
            table = table[key]
        return table, place

    def _read_pair(self, table: dict[str, Any], place: str, depth: int) -> str:
        """Read a key and its value; return its place."""
        start = self._at
        section = self._section
        keys = self._read_keys()
        if not self.text.startswith("=", self._at):
            self._break(said("fault-toml_equals", key=".".join(keys)[:60]), at=start)
        self._at += 1
        self._skip(_SPACE)
        line = self._line_of(start)
        if depth + len(keys) > DEEPEST:
            self._break(said("fault-text_too_deep", most=DEEPEST), at=start)
        table, place = self._descend(keys[:-1], table, place, line, start, section)
        key, place = keys[-1], place_of(place, keys[-1])
        if key in table:
            self._break(said("fault-toml_twice", key=place, line=self.source.line(place)), at=start)
        if len(place) > LONGEST_PLACE:
            self._break(said("fault-text_long_place", most=LONGEST_PLACE), at=start)
        self.source.lines[place] = line
        value = self._read_value(place, depth + len(keys))
        if value is not _LEFT_OUT:
            table[key] = value
        else:
            self.source.broken.add(place)
        if isinstance(value, dict | list):
            self._begun[place] = _VALUE
        return place

    def _read_keys(self) -> list[str]:
        keys: list[str] = []
        while True:
            keys.append(self._read_key())
            if len(keys) > DEEPEST:
                self._break(said("fault-text_too_deep", most=DEEPEST))
            self._skip(_SPACE)
            if not self.text.startswith(".", self._at):
                return keys
            self._at += 1
            self._skip(_SPACE)

    def _read_key(self) -> str:
        text, start = self.text, self._at
        if match := _BARE_KEY.match(text, start):
            key = match[0]
        elif match := _LITERAL.match(text, start):
            key = match[1]
        elif match := _BASIC.match(text, start):
            key = self._unescaped(match[1], start)
        else:
            self._break(said("fault-toml_key", text=self._rest()))
        if len(key) > LONGEST_KEY:
            self._break(said("fault-text_long_key", most=LONGEST_KEY))
        self._at = match.end()
        return key

    # --- values -----------------------------------------------------------------------------------------------

    def _read_value(self, place: str, depth: int) -> Any:
        text, start = self.text, self._at
        self._count(start)
        sign = text[start : start + 1]
        if sign == "[":
            return self._read_list(place, depth)
        if sign == "{":
            return self._read_inline_table(place, depth)
        if sign in ('"', "'"):
            return self._read_text(place)
        if match := _DATE.match(text, start):
            self._at = match.end()
            return self._left_out(start, place, said("fault-text_date"))
        if not (match := _BARE_VALUE.match(text, start)):
            self._break(said("fault-toml_no_value", text=self._rest()))
        word = match[0]
        self._at = match.end()
        if word in _FLAGS:
            return _FLAGS[word]
        number = _number(word)
        if number is None:
            self._break(_no_value(word), at=start)
        if not abs(number) <= LARGEST_NUMBER:
            return self._left_out(start, place, said("fault-text_number", most=LARGEST_NUMBER))
        return number

    def _left_out(self, at: int, place: str, sentence: str) -> _LeftOut:
        self._fault_at(at, place, sentence)
        return _LEFT_OUT

    def _read_list(self, place: str, depth: int) -> list[Any]:
        start = self._at
        if depth >= DEEPEST:
            self._break(said("fault-text_too_deep", most=DEEPEST))
        self._at += 1
        items: list[Any] = []
        number = 0
        while True:
            self._skip_blank()
            if self.text.startswith("]", self._at):
                break
            item_place = f"{place}[{number}]"
            if len(item_place) > LONGEST_PLACE:
                self._break(said("fault-text_long_place", most=LONGEST_PLACE), at=start)
            if self._at == len(self.text):
                self._break(said("fault-toml_list"), at=start)
            self.source.lines[item_place] = self._line_of(self._at)
            item = self._read_value(item_place, depth + 1)
            # What is left out keeps its place, so that those behind it keep theirs.
            items.append(None if item is _LEFT_OUT else item)
            if item is _LEFT_OUT:
                self.source.broken.add(item_place)
            number += 1
            self._skip_blank()
            if self.text.startswith(",", self._at):
                self._at += 1
            elif not self.text.startswith("]", self._at):
                self._break(said("fault-toml_list"), at=self._unclosed(start))
        self._at += 1
        return items

    def _unclosed(self, start: int) -> int:
        """Return where a list that goes on strangely is at fault: here, or where it begins if a statement follows."""
        begins = self.text.rfind("\n", 0, self._at) + 1
        is_statement = begins > start and _STATEMENT.match(self.text, self._at)
        return start if is_statement or self._at == len(self.text) else self._at

    def _read_inline_table(self, place: str, depth: int) -> dict[str, Any]:
        if depth >= DEEPEST:
            self._break(said("fault-text_too_deep", most=DEEPEST))
        outer, self._section = self._section, self._section + 1_000_000
        start = self._at
        self._at += 1
        self._skip(_SPACE)
        table: dict[str, Any] = {}
        if not self.text.startswith("}", self._at):
            while True:
                self._read_pair(table, place, depth)
                self._skip(_SPACE)
                if not self.text.startswith(",", self._at):
                    break
                self._at += 1
                self._skip(_SPACE)
                if self.text.startswith("}", self._at):
                    self._break(said("fault-toml_comma"))
        if not self.text.startswith("}", self._at):
            at_end = self.text[self._at : self._at + 1] in ("", "\n", "#")
            self._break(said("fault-toml_inline"), at=start if at_end else self._at)
        self._at += 1
        self._section = outer
        return table

    def _read_text(self, place: str) -> Any:
        text, start = self.text, self._at
        is_basic = text[start] == '"'
        if text.startswith(('"""', "'''"), start):
            match = (_ML_BASIC if is_basic else _ML_LITERAL).match(text, start)
            value = match[1] + match[2] if match else ""
        else:
            match = (_BASIC if is_basic else _LITERAL).match(text, start)
            value = match[1] if match else ""
        if match is None:
            self._break(said("fault-toml_quote", text=text[start : start + 1]))
        if is_basic and "\\" in value:
            value = self._unescaped(value, start, is_long=text.startswith('"""', start))
        self._at = match.end()
        if len(value) > LONGEST_TEXT:
            return self._left_out(start, place, said("fault-text_too_long", most=LONGEST_TEXT))
        return without_controls(value)

    def _unescaped(self, value: str, start: int, *, is_long: bool = False) -> str:
        def replacement(match: re.Match[str]) -> str:
            if code := match[1] or match[2]:
                number = int(code, 16)
                if number > 0x10FFFF or 0xD800 <= number <= 0xDFFF:
                    self._break(said("fault-toml_escape", text=match[0]), at=start)
                return chr(number)
            if match[3] is None:
                if not is_long:
                    self._break(said("fault-toml_escape", text="\\"), at=start)
                return ""
            if match[3] not in _ESCAPES:
                self._break(said("fault-toml_escape", text=without_controls(match[0])), at=start)
            return _ESCAPES[match[3]]

        return _ESCAPE.sub(replacement, value)

    # --- where it is ------------------------------------------------------------------------------------------

    def _skip(self, pattern: re.Pattern[str]) -> None:
        match = pattern.match(self.text, self._at)
        assert match is not None
        self._at = match.end()

    def _skip_blank(self) -> None:
        before = -1
        while before != self._at:
            before = self._at
            self._skip(_BLANK)

    def _rest(self) -> str:
        """The rest of the line, for a sentence."""
        end = self.text.find("\n", self._at, self._at + 40)
        return without_controls(self.text[self._at : end if end >= 0 else self._at + 40]).strip()

    def _break(self, sentence: str, at: int | None = None) -> NoReturn:
        raise _BrokenStatement(self._at if at is None else at, sentence)

    def _fault_at(self, at: int, place: str, sentence: str) -> None:
        self.source.add(TextFault(place, self._line_of(at), sentence))

    def _line_of(self, at: int) -> int:
        """The line of a place in the text, counted on from the last one asked for."""
        if at >= self._line_at:
            self._line += self.text.count("\n", self._line_at, at)
        else:
            self._line -= self.text.count("\n", at, self._line_at)
        self._line_at = at
        return self._line

    def _count(self, at: int) -> None:
        self._values += 1
        if self._values > MOST_VALUES:
            self._fault_at(at, "", said("fault-text_too_many", most=MOST_VALUES))
            raise BadSystem(self.source.faults, self.source.name)
