"""Changes a value, a row or their order in the text of written rules, and leaves the rest of it as it is written.

A place is given by its keys: `("status", "burning", "timer")`. What cannot be read in the text stays, too.
What is changed is a text that was read, and so is what comes of it: nobody has to read it again.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from rules.written.schema import TABLES
from rules.written.source import Source, Statement, read, read_any, steps_of

Place = Sequence[str]
WIDEST = 110
"""Characters of a line up to which a list stands in it."""
INDENT = "    "
_BARE = re.compile(r"[A-Za-z0-9_-]+")
_ALONE = frozenset(name for name, table in TABLES.items() if not table.rows)


def with_value(source: Source, place: Place, value: Any) -> Source:
    """Return the text with a value at a place, in the place of what stands there; None takes that away."""
    return _Rewriter(source).with_value(tuple(place), value)


def with_row(source: Source, table: str, id: str, row: Mapping[str, Any], after: str = "") -> Source:
    """Return the text with a new row: behind another one, else as the last of its table."""
    return _Rewriter(source).with_row(table, id, row, after)


def moved(source: Source, table: str, id: str, before: str = "") -> Source:
    """Return the text with a row before another one, else as the last of its table; as it is if that cannot be."""
    return _Rewriter(source).moved(table, id, before)


def written(data: Mapping[str, Any]) -> str:
    """Return a whole text of some values."""
    blocks: list[str] = []
    for table, content in data.items():
        has_rows = table in TABLES and TABLES[table].rows and _is_table(content)
        if has_rows and all(map(_is_table, content.values())):
            blocks += [_block((table, id), row) for id, row in content.items()]
        elif _is_table(content):
            blocks.append(_block((table,), content))
        else:
            blocks.insert(0, f"{_key(table)} = {formatted(content)}\n")
    return "\n".join(blocks)


def formatted(value: Any, indent: str = "", used: int = 0) -> str:
    """Return a value as TOML: in one line if it fits, else with the items of its lists in lines of their own.

    `used`: the characters before it in its line.
    """
    flat = _flat(value)
    if len(indent) + used + len(flat) <= WIDEST:
        return flat
    if isinstance(value, Mapping) and value:
        parts = [f"{_key(key)} = {formatted(inner, indent, WIDEST)}" for key, inner in value.items()]
        return "{ " + ", ".join(parts) + " }"
    if isinstance(value, list | tuple) and value:
        deeper = indent + INDENT
        items = "".join(f"{deeper}{formatted(item, deeper)},\n" for item in value)
        return f"[\n{items}{indent}]"
    return flat


def _flat(value: Any) -> str:
    if isinstance(value, Mapping):
        return (
            "{ " + ", ".join(f"{_key(key)} = {_flat(inner)}" for key, inner in value.items()) + " }" if value else "{}"
        )
    if isinstance(value, list | tuple):
        return "[" + ", ".join(map(_flat, value)) + "]"
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007F")


def _key(key: str) -> str:
    return key if _BARE.fullmatch(key) else _flat(key)


def _pair(keys: Sequence[str], value: Any) -> str:
    name = ".".join(map(_key, keys))
    return f"{name} = {formatted(value, '', len(name) + 3)}\n"


def _block(place: Place, row: Mapping[str, Any]) -> str:
    """A header and what stands under it; tables of large values within it get a line for each of their keys."""
    lines = [f"[{'.'.join(map(_key, place))}]\n"]
    for key, value in row.items():
        if _is_table(value) and any(isinstance(inner, list | Mapping) for inner in value.values()):
            lines += [_pair((key, inner_key), inner) for inner_key, inner in value.items()]
        else:
            lines.append(_pair((key,), value))
    return "".join(lines)


def _is_table(value: Any) -> bool:
    return isinstance(value, Mapping)


class _Rewriter:
    """A text that is to be changed."""

    def __init__(self, source: Source) -> None:
        is_ended = source.text.endswith("\n") or not source.text
        self.source = source if is_ended else read_any(f"{source.text}\n", source.name)
        self.text = self.source.text
        self.statements = self.source.statements
        self._steps = {id(statement): steps_of(statement.place) for statement in self.statements}

    # --- what is asked ------------------------------------------------------------------------------------------

    def with_value(self, place: tuple[str, ...], value: Any) -> Source:
        holder = self._holder(place)
        if holder is not None:
            return self._checked(self._within(holder, place, value), place, value)
        under = [statement for statement in self.statements if self._steps_of(statement)[: len(place)] == place]
        if value is None:
            return self._checked(self._without(under), place, value)
        if not under:
            return self._checked(self._inserted(place, value), place, value)
        rest = _Rewriter(read_any(self._without(under)))
        return self._checked(rest._inserted(place, value), place, value)

    def with_row(self, table: str, id: str, row: Mapping[str, Any], after: str = "") -> Source:
        place = (table, id)
        block = _block(place, row)
        if table in self.source.data and self._holder(place) is not None:
            return self.with_value(place, dict(row))
        return self._checked(self._with_block(self._end_of_row(table, after) or self._end_of(table), block), place, row)

    def moved(self, table: str, id: str, before: str = "") -> Source:
        rows = [self._span(table, row) for row in (id, *filter(None, [before]))]
        if any(span is None for span in rows):
            return self.source
        start, end = rows[0]  # type: ignore[misc]
        block, rest = self.text[start:end], self.text[:start] + self.text[end:]
        there = _Rewriter(read_any(rest))
        span = there._span(table, before) if before else None
        at = there._end_of(table) if span is None else span[0]
        moved = read_any(there._with_block(at, block.strip("\n") + "\n"), self.source.name)
        return moved if moved.data == self.source.data else self.source

    # --- where things are ----------------------------------------------------------------------------------------

    def _steps_of(self, statement: Statement) -> tuple[str | int, ...]:
        return self._steps[id(statement)]

    def _holder(self, place: tuple[str, ...]) -> Statement | None:
        """The `key = value` that holds a place: its own, or that of a table within which it stands."""
        for statement in self.statements:
            steps = self._steps_of(statement)
            if not statement.is_header and steps == place[: len(steps)]:
                return statement
        return None

    def _rows_statements(self, table: str, id: str) -> list[Statement]:
        return [statement for statement in self.statements if self._steps_of(statement)[:2] == (table, id)]

    def _span(self, table: str, id: str) -> tuple[int, int] | None:
        """From where to where a row stands, with the comments right above it; None if it is not by itself."""
        found = self._rows_statements(table, id)
        if not found or not found[0].is_header:
            return None
        first, last = self.statements.index(found[0]), self.statements.index(found[-1])
        if self.statements[first : last + 1] != found:
            return None
        start = found[0].start
        while (line := self.text.rfind("\n", 0, start - 1) + 1) < start and self.text.startswith("#", line):
            start = line
        return start, found[-1].end

    def _end_of_row(self, table: str, id: str) -> int | None:
        """Where a row ends; its table if that is none."""
        span = self._span(table, id) if id else None
        return None if span is None else span[1]

    def _end_of(self, table: str) -> int:
        """Where a table ends, or where it would stand: behind those that stand before it in the schema."""
        order = list(TABLES)
        rank = order.index(table) if table in order else len(order)
        end = 0
        for statement in self.statements:
            name = self._steps_of(statement)[0]
            if name == table or (name in order and order.index(str(name)) <= rank):
                end = statement.end
        return self._before_next(end)

    def _before_next(self, end: int) -> int:
        """Behind all that stands under the same header: a new header may not part it from that."""
        for statement in self.statements:
            if statement.start >= end:
                if statement.is_header:
                    break
                end = statement.end
        return end

    # --- changes -------------------------------------------------------------------------------------------------

    def _within(self, holder: Statement, place: tuple[str, ...], value: Any) -> str:
        """Write the value of a statement anew, with a change in it."""
        held = self._steps_of(holder)
        whole = _changed(self._value(held), place[len(held) :], value)
        if whole is None:
            return self._without([holder])
        text = self.text[holder.start : holder.end]
        name = text[: _equals(text)].rstrip()
        tail = "" if "\n" in text.rstrip("\n") else _comment(text)
        line = f"{name} = {formatted(whole, '', len(name) + 3)}{tail}\n"
        return self.text[: holder.start] + line + self.text[holder.end :]

    def _value(self, steps: Sequence[str | int]) -> Any:
        value: Any = self.source.data
        for step in steps:
            value = value[step]
        return value

    def _without(self, statements: Sequence[Statement]) -> str:
        """The text without some statements; of a header that goes the empty lines behind go, too."""
        text = self.text
        for statement in reversed(statements):
            before, after = text[: statement.start], text[statement.end :]
            if statement.is_header:
                after = after.lstrip("\n") if not before or before.endswith("\n\n") else after
            text = before + after
        return text

    def _inserted(self, place: tuple[str, ...], value: Any) -> str:
        """Write a value that stands nowhere: under its header, behind what comes before it there, or a new header."""
        header, index = self._header(place)
        if header is None:
            is_row = len(place) == 2 and TABLES.get(place[0]) is not None and TABLES[place[0]].rows
            if is_row and _is_table(value):
                return self._with_block(self._end_of(place[0]), _block(place, value))
            depth = 2 if TABLES.get(place[0]) is not None and TABLES[place[0]].rows and len(place) > 2 else 1
            if len(place) == 1:
                row = value if _is_table(value) else None
                block = _block(place, value) if row is not None else _pair(place, value)
                return self._with_block(self._end_of(place[0]) if row is not None else 0, block)
            head = f"[{'.'.join(map(_key, place[:depth]))}]\n"
            return self._with_block(self._end_of(place[0]), head + _pair(place[depth:], value))
        steps = self._steps_of(header)
        keys = place[len(steps) :]
        if not keys:
            end = header.end
            body = _block(place, value).split("\n", 1)[1]
            return self.text[:end] + body + self.text[end:]
        end = self._place_in(index, place, len(steps))
        return self.text[:end] + _pair(keys, value) + self.text[end:]

    def _header(self, place: tuple[str, ...]) -> tuple[Statement | None, int]:
        """The innermost header under which a place can stand, and its number."""
        found: tuple[Statement | None, int] = (None, 0)
        longest = 0
        for index, statement in enumerate(self.statements):
            steps = self._steps_of(statement)
            if statement.is_header and longest < len(steps) <= len(place) and steps == place[: len(steps)]:
                found, longest = (statement, index), len(steps)
        return found

    def _place_in(self, index: int, place: tuple[str, ...], depth: int) -> int:
        """Where a new pair stands under a header: behind the last one that comes before it in the schema."""
        order = _order(place)
        rank = order(place[depth])
        end = self.statements[index].end
        for statement in self.statements[index + 1 :]:
            if statement.is_header:
                break
            if order(self._steps_of(statement)[depth]) <= rank:
                end = statement.end
        return end

    def _with_block(self, at: int, block: str) -> str:
        """The text with a block at a place, an empty line before and behind it."""
        before, after = self.text[:at].rstrip("\n"), self.text[at:].lstrip("\n")
        return (f"{before}\n\n" if before else "") + block + (f"\n{after}" if after else "")

    def _checked(self, text: str, place: tuple[str, ...], value: Any) -> Source:
        """The changed text, if it says what it is to say; else one that is written anew whole, without its comments.

        A text in which something cannot be read stays as it was instead.
        """
        expected = _changed(self.source.data, place, value) or {}
        changed = read_any(text, self.source.name)
        if _told(changed.data) == _told(expected):
            return changed
        return self.source if self.source.faults else read_any(written(expected), self.source.name)


def _order(place: tuple[str, ...]) -> Callable[[str | int], int]:
    table = TABLES.get(place[0])
    fields = list(table.fields) if table is not None else []
    return lambda key: fields.index(str(key)) if key in fields else len(fields)


def _changed(data: Any, place: Sequence[str], value: Any) -> Any:
    """Values with another one at a place; a table that gets empty by that stays."""
    if not place:
        return value
    key, *rest = place
    inner = data.get(key) if isinstance(data, Mapping) else None
    changed = _changed(inner, rest, value)
    others = dict(data) if isinstance(data, Mapping) else {}
    if changed is None:
        others.pop(key, None)
        return others if isinstance(data, Mapping) else None
    return {**others, key: changed}


def _told(data: Mapping[str, Any]) -> dict[str, Any]:
    """What values say: tables without rows, and empty tables within rows, say nothing; empty rows are there."""
    tables = {table: _without_empty(content) if table in _ALONE else content for table, content in data.items()}
    return {
        table: {id: _without_empty(row) for id, row in content.items()} if _is_table(content) else content
        for table, content in tables.items()
        if content != {}
    }


def _without_empty(value: Any) -> Any:
    if _is_table(value):
        inner = {key: _without_empty(part) for key, part in value.items()}
        return {key: part for key, part in inner.items() if part != {}}
    return [_without_empty(item) for item in value] if isinstance(value, list) else value


def _equals(text: str) -> int:
    """Where the sign stands between key and value."""
    quote = ""
    for index, sign in enumerate(text):
        if quote:
            quote = "" if sign == quote else quote
        elif sign in "\"'":
            quote = sign
        elif sign == "=":
            return index
    raise ValueError(text)


def _comment(text: str) -> str:
    """The comment behind a value in its line, with the space before it."""
    source = read(text)
    for index in range(len(text) - 1, -1, -1):
        if text[index] == "#" and read(text[:index]).data == source.data and not read(text[:index]).faults:
            return text[len(text[:index].rstrip()) :].rstrip("\n")
    return ""
