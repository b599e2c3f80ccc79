"""One question to the bestiary as SQL: which creatures it means, and in which order they stand."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Literal

from models.search import query_parser
from models.search.query_parser import IndexTerms, ParsedQuery
from models.storage.database import dumps
from models.storage.store import folded

Sort = Literal["nearest", "name", "level", "kind", "system", "folder", "created", "changed", "tags", "pools"]
SEARCH = "creature_search"
_NAME = (("name_key", True), ("id", True))
_ORDERS: dict[Sort, tuple[tuple[str, bool], ...]] = {
    "nearest": (("name_key", False), ("id", False)),
    "name": _NAME,
    "level": (("level IS NULL", False), ("level", True), ("name_key", False), ("id", False)),
    "kind": (("kind = ''", False), ("lower(kind)", True), ("name_key", False), ("id", False)),
    "system": (("system", True), ("name_key", False), ("id", False)),
    "folder": (("lower(folder)", True), ("name_key", False), ("id", False)),
    "created": (("id", True),),
    "changed": (("changed", True), ("id", True)),
    "tags": (("tags = '[]'", False), ("lower(tags)", True), ("name_key", False), ("id", False)),
}
"""Expressions, and whether each turns round where the greatest comes first."""
_LAST = chr(0x10FFFF)


@dataclass(frozen=True, slots=True)
class Query:
    """What a list is asked for."""

    words: str = ""
    system: str | None = None
    levels: tuple[int | None, int | None] = (None, None)
    tags: tuple[str, ...] = ()
    folder: str | None = None
    sort: Sort = "name"
    descending: bool = False
    pools: Mapping[str, str] = field(default_factory=dict, compare=False)
    """System to the pool by which its creatures sort."""

    @property
    def narrows(self) -> bool:
        """Whether it leaves out anything of its system."""
        return bool(self.words.strip() or self.levels != (None, None) or self.tags) or self.folder is not None

    @property
    def anywhere(self) -> Query:
        """The same question, asked of all folders."""
        return replace(self, folder=None)


@dataclass(slots=True)
class PreparedQuery:
    """A question made ready: conditions on a creature's line, and what the index of words is asked."""

    conditions: list[str] = field(default_factory=list)
    values: dict[str, Any] = field(default_factory=dict)
    match: str = ""
    in_name: str = ""
    """Holds of names in which all that was typed stands."""
    begins: str = ""
    """Holds of names that begin with what was typed."""
    is_wide: bool = False
    """Whether more words hold what was typed than the index can be asked for: names are looked through."""
    order: tuple[tuple[str, bool], ...] = ()
    """Expressions, and whether the greatest comes first."""
    by_nearness: bool = False
    """Whether names that are meant come first, and can be found without the rest."""
    is_empty: bool = False
    """Whether nothing can fit."""

    def value(self, value: Any) -> str:
        """The mark of a value in the statement."""
        name = f"v{len(self.values)}"
        self.values[name] = value
        return f":{name}"

    @property
    def where(self) -> str:
        """All conditions on a creature's line."""
        return " AND ".join(self.conditions) or "true"

    @property
    def fitting(self) -> str:
        """What has to hold of the words, besides the conditions."""
        if not self.match:
            return "true"
        found = f"id IN (SELECT rowid FROM {SEARCH} WHERE {SEARCH} MATCH :match)"  # noqa: S608  Names of ours.
        return f"({self.in_name} OR {found})" if self.is_wide and self.in_name else found

    @property
    def ordering(self) -> str:
        """The order of names, or the one that was asked for."""
        return ", ".join(f"{item} DESC" if descending else item for item, descending in self.order)


def prepare(query: Query, wanted: ParsedQuery, terms: IndexTerms, known: FilingIndex) -> PreparedQuery:
    """What the library is asked for a query."""
    made = PreparedQuery(is_empty=wanted.is_nothing)
    if query.system is not None:
        made.conditions.append(f"system = {made.value(query.system)}")
    _levels(made, query.levels)
    for tag in query.tags:
        made.conditions.append(f"instr(tags, {made.value(dumps(tag))}) > 0")
    if query.folder is not None:
        made.conditions.append(_inside(made, query.folder))
    for asked in wanted.fields:
        _field(made, asked, terms, known)
    _words(made, wanted, terms)
    _order(made, query, wanted)
    return made


@dataclass(frozen=True, slots=True)
class FilingIndex:
    """What creatures are filed under."""

    tags: tuple[str, ...]
    folders: tuple[str, ...]
    kinds: tuple[str, ...]


def _levels(made: PreparedQuery, between: tuple[int | None, int | None]) -> None:
    for sign, level in ((">=", between[0]), ("<=", between[1])):
        if level is not None:
            made.conditions.append(f"level {sign} {made.value(level)}")


def _inside(made: PreparedQuery, folder: str) -> str:
    here = made.value(folder)
    return f"(folder = {here} OR substr(folder, 1, length({here}) + 1) = {here} || '/')"


def _field(made: PreparedQuery, asked: query_parser.FieldQuery, terms: IndexTerms, known: FilingIndex) -> None:
    """One field; one that is still being typed leaves nothing out."""
    if not asked.value:
        return
    part = folded(asked.value)
    before = len(made.conditions)
    if asked.field == query_parser.LEVEL:
        between = query_parser.levels(asked.value)
        if between is None:
            made.is_empty = True
            return
        _levels(made, between)
    elif asked.field == query_parser.TAG:
        found = [tag for tag in known.tags if part in folded(tag)]
        tags = [f"instr(tags, {made.value(dumps(tag))}) > 0" for tag in found]
        made.conditions.append(_any(tags))
    elif asked.field == query_parser.FOLDER:
        found = [folder for folder in known.folders if part in folded(folder)]
        made.conditions.append(f"folder IN ({', '.join(map(made.value, found))})")
    elif asked.field == query_parser.KIND:
        found = [kind for kind in known.kinds if part in folded(kind)]
        made.conditions.append(f"kind IN ({', '.join(map(made.value, found))})")
    elif asked.field == query_parser.SOURCE:
        made.conditions.append(_said(made, _from_source(asked.value, terms)))
    else:
        _mark(made, asked, terms)
    if asked.without and made.conditions[before:]:
        made.conditions[before:] = [f"NOT ({' AND '.join(made.conditions[before:])})"]


def _from_source(value: str, terms: IndexTerms) -> str:
    """All words of it have to stand in the source, whole or as parts of words there; nothing where one stands nowhere.

    Books with their pages are as many as creatures: no list of them is looked through.
    """
    asked = []
    for word in query_parser.parts(value):
        held = None if word.isdecimal() else terms.holding(word)
        asked.append(f'"{word}" *' if held is None else " OR ".join(f'"{term}"' for term in held))
    return f"source : ({' AND '.join(f'({item})' for item in asked)})" if asked and all(asked) else ""


def _mark(made: PreparedQuery, asked: query_parser.FieldQuery, terms: IndexTerms) -> None:
    name = folded(asked.field)
    if not terms.knows_mark(name) and name not in query_parser.MARKS:
        # No field at all: a name with a colon in it.
        made.conditions.append(
            _said(made, _phrase((*query_parser.parts(asked.field), *query_parser.parts(asked.value))))
        )
        return
    value = "".join(query_parser.parts(asked.value))
    held = terms.holding(value, of=name)
    made.conditions.append(_said(made, " OR ".join(f'"{term}"' for term in held or ())))


def _said(made: PreparedQuery, match: str) -> str:
    if not match:
        return "false"
    return f"id IN (SELECT rowid FROM {SEARCH} WHERE {SEARCH} MATCH {made.value(match)})"  # noqa: S608  Names of ours.


def _any(conditions: list[str]) -> str:
    return f"({' OR '.join(conditions) or 'false'})"


def _phrase(words: tuple[str, ...]) -> str:
    return f'"{" ".join(words)}"' if words else ""


def _words(made: PreparedQuery, wanted: ParsedQuery, terms: IndexTerms) -> None:
    """Every word has to stand somewhere; where one stands nowhere, those that are nearly it count."""
    asked, typed, slipped = [], [], False
    for word in wanted.words:
        if word.isdecimal():
            typed.append(word)
            asked.append(f'"{word}" *')
            continue
        held = terms.holding(word)
        if held == []:
            held, slipped = terms.near(word), True
            if not held:
                made.is_empty = True
        else:
            typed.append(word)
        made.is_wide |= held is None
        asked.append(f'"{word}" *' if held is None else " OR ".join(f'"{term}"' for term in held))
    asked += [_phrase(words) for words in wanted.phrases]
    made.match = " AND ".join(f"({item})" for item in asked)
    if made.match:
        made.values["match"] = made.match
    for words in wanted.without:
        held = terms.holding(words[0]) if len(words) == 1 else [" ".join(words)]
        none = f'"{words[0]}" *' if held is None else " OR ".join(f'"{term}"' for term in held)
        if none:
            made.conditions.append(f"NOT {_said(made, none)}")
    whole = [*typed, *(" ".join(words) for words in wanted.phrases)]
    if whole and not slipped:
        made.in_name = " AND ".join(
            # A number is looked for by its beginning: there is no 12 in 412.
            f"instr(' ' || name_key, {made.value(f' {word}')}) > 0"
            if word.isdecimal()
            else f"instr(name_key, {made.value(word)}) > 0"
            for word in whole
        )


def _order(made: PreparedQuery, query: Query, wanted: ParsedQuery) -> None:
    if query.sort == "pools":
        cases = " ".join(
            f"WHEN {made.value(system)} THEN json_extract(pools, {made.value('$.' + dumps(pool))})"
            for system, pool in query.pools.items()
        )
        pool = f"CASE system {cases} END" if cases else "NULL"
        order: tuple[tuple[str, bool], ...] = ((f"coalesce({pool}, 0)", True), ("name_key", False), ("id", False))
    else:
        order = _ORDERS[query.sort]
    made.order = tuple((item, turns and query.descending) for item, turns in order)
    if query.sort in ("name", "nearest") and not query.descending and made.in_name:
        # Only the index knows where a phrase begins: no bold wolf is an "old wolf".
        made.by_nearness = not wanted.phrases
        start, last = made.value(wanted.start), made.value(wanted.start + _LAST)
        made.begins = f"name_key >= {start} AND name_key < {last}"
        nearness = f"CASE WHEN {made.begins} THEN 0 WHEN {made.in_name} THEN 1 ELSE 2 END"
        made.order = ((nearness, False), *made.order)
