"""A query of the bestiary as SQL: which creatures match, and in which order."""

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
"""Expressions, and whether each is reversed in descending order."""
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
        """The same query in all folders."""
        return replace(self, folder=None)


@dataclass(slots=True)
class PreparedQuery:
    """A prepared query: conditions on a creature's row, and the query of the index of words."""

    conditions: list[str] = field(default_factory=list)
    values: dict[str, Any] = field(default_factory=dict)
    match: str = ""
    in_name: str = ""
    """The condition for names that contain everything typed."""
    name_begins: str = ""
    """The condition for names that begin with what was typed."""
    is_wide: bool = False
    """Whether more words contain what was typed than the index can be asked for: names are walked instead."""
    order: tuple[tuple[str, bool], ...] = ()
    """Expressions, and whether the greatest comes first."""
    by_nearness: bool = False
    """Whether matching names come first, and can be found without the rest."""
    is_empty: bool = False
    """Whether nothing can match."""

    def bind(self, value: Any) -> str:
        """Add a value to the statement and return its parameter."""
        name = f"v{len(self.values)}"
        self.values[name] = value
        return f":{name}"

    @property
    def where(self) -> str:
        """All conditions on a creature's row."""
        return " AND ".join(self.conditions) or "true"

    @property
    def words_condition(self) -> str:
        """The condition on the words, besides the other conditions."""
        if not self.match:
            return "true"
        in_index = f"id IN (SELECT rowid FROM {SEARCH} WHERE {SEARCH} MATCH :match)"  # noqa: S608  Names of ours.
        return f"({self.in_name} OR {in_index})" if self.is_wide and self.in_name else in_index

    @property
    def order_clause(self) -> str:
        """The ORDER BY clause."""
        return ", ".join(f"{expression} DESC" if descending else expression for expression, descending in self.order)


def prepare(query: Query, parsed: ParsedQuery, terms: IndexTerms, filing: FilingIndex) -> PreparedQuery:
    """Return a query as SQL."""
    prepared = PreparedQuery(is_empty=parsed.is_void)
    if query.system is not None:
        prepared.conditions.append(f"system = {prepared.bind(query.system)}")
    _levels(prepared, query.levels)
    for tag in query.tags:
        prepared.conditions.append(f"instr(tags, {prepared.bind(dumps(tag))}) > 0")
    if query.folder is not None:
        prepared.conditions.append(_in_folder(prepared, query.folder))
    for field_query in parsed.fields:
        _field(prepared, field_query, terms, filing)
    _words(prepared, parsed, terms)
    _order(prepared, query, parsed)
    return prepared


@dataclass(frozen=True, slots=True)
class FilingIndex:
    """What creatures are filed under."""

    tags: tuple[str, ...]
    folders: tuple[str, ...]
    kinds: tuple[str, ...]


def _levels(prepared: PreparedQuery, bounds: tuple[int | None, int | None]) -> None:
    for operator, level in ((">=", bounds[0]), ("<=", bounds[1])):
        if level is not None:
            prepared.conditions.append(f"level {operator} {prepared.bind(level)}")


def _in_folder(prepared: PreparedQuery, folder: str) -> str:
    parameter = prepared.bind(folder)
    return f"(folder = {parameter} OR substr(folder, 1, length({parameter}) + 1) = {parameter} || '/')"


def _field(
    prepared: PreparedQuery, field_query: query_parser.FieldQuery, terms: IndexTerms, filing: FilingIndex
) -> None:
    """Add the condition of a field; one that is still being typed leaves nothing out."""
    if not field_query.value:
        return
    part = folded(field_query.value)
    count_before = len(prepared.conditions)
    if field_query.field == query_parser.LEVEL:
        bounds = query_parser.parse_levels(field_query.value)
        if bounds is None:
            prepared.is_empty = True
            return
        _levels(prepared, bounds)
    elif field_query.field == query_parser.TAG:
        matches = [tag for tag in filing.tags if part in folded(tag)]
        tags = [f"instr(tags, {prepared.bind(dumps(tag))}) > 0" for tag in matches]
        prepared.conditions.append(_any(tags))
    elif field_query.field == query_parser.FOLDER:
        matches = [folder for folder in filing.folders if part in folded(folder)]
        prepared.conditions.append(f"folder IN ({', '.join(map(prepared.bind, matches))})")
    elif field_query.field == query_parser.KIND:
        matches = [kind for kind in filing.kinds if part in folded(kind)]
        prepared.conditions.append(f"kind IN ({', '.join(map(prepared.bind, matches))})")
    elif field_query.field == query_parser.SOURCE:
        prepared.conditions.append(_matching(prepared, _from_source(field_query.value, terms)))
    else:
        _mark(prepared, field_query, terms)
    if field_query.without and prepared.conditions[count_before:]:
        prepared.conditions[count_before:] = [f"NOT ({' AND '.join(prepared.conditions[count_before:])})"]


def _from_source(value: str, terms: IndexTerms) -> str:
    """The query for a source: all words must stand in it, whole or within other words; empty if one is nowhere.

    There are as many books with pages as creatures: no list of them is walked.
    """
    alternatives = []
    for word in query_parser.words_in(value):
        terms_ = None if word.isdecimal() else terms.containing(word)
        alternatives.append(f'"{word}" *' if terms_ is None else " OR ".join(f'"{term}"' for term in terms_))
    return (
        f"source : ({' AND '.join(f'({alternative})' for alternative in alternatives)})"
        if alternatives and all(alternatives)
        else ""
    )


def _mark(prepared: PreparedQuery, field_query: query_parser.FieldQuery, terms: IndexTerms) -> None:
    name = folded(field_query.field)
    if not terms.knows_mark(name) and name not in query_parser.MARKS:
        # No field at all: a name with a colon in it.
        prepared.conditions.append(
            _matching(
                prepared,
                _phrase((*query_parser.words_in(field_query.field), *query_parser.words_in(field_query.value))),
            )
        )
        return
    value = "".join(query_parser.words_in(field_query.value))
    terms_ = terms.containing(value, mark_name=name)
    prepared.conditions.append(_matching(prepared, " OR ".join(f'"{term}"' for term in terms_ or ())))


def _matching(prepared: PreparedQuery, match: str) -> str:
    if not match:
        return "false"
    return f"id IN (SELECT rowid FROM {SEARCH} WHERE {SEARCH} MATCH {prepared.bind(match)})"  # noqa: S608  Names of ours.


def _any(conditions: list[str]) -> str:
    return f"({' OR '.join(conditions) or 'false'})"


def _phrase(words: tuple[str, ...]) -> str:
    return f'"{" ".join(words)}"' if words else ""


def _words(prepared: PreparedQuery, parsed: ParsedQuery, terms: IndexTerms) -> None:
    """Add the conditions of words: each must stand somewhere; if one is nowhere, similar ones count."""
    alternatives, typed, is_misspelt = [], [], False
    for word in parsed.words:
        if word.isdecimal():
            typed.append(word)
            alternatives.append(f'"{word}" *')
            continue
        terms_ = terms.containing(word)
        if terms_ == []:
            terms_, is_misspelt = terms.similar(word), True
            if not terms_:
                prepared.is_empty = True
        else:
            typed.append(word)
        prepared.is_wide |= terms_ is None
        alternatives.append(f'"{word}" *' if terms_ is None else " OR ".join(f'"{term}"' for term in terms_))
    alternatives += [_phrase(words) for words in parsed.phrases]
    prepared.match = " AND ".join(f"({alternative})" for alternative in alternatives)
    if prepared.match:
        prepared.values["match"] = prepared.match
    for words in parsed.without:
        terms_ = terms.containing(words[0]) if len(words) == 1 else [" ".join(words)]
        excluded = f'"{words[0]}" *' if terms_ is None else " OR ".join(f'"{term}"' for term in terms_)
        if excluded:
            prepared.conditions.append(f"NOT {_matching(prepared, excluded)}")
    phrases_typed = [*typed, *(" ".join(words) for words in parsed.phrases)]
    if phrases_typed and not is_misspelt:
        prepared.in_name = " AND ".join(
            # A number is looked for by its beginning: there is no 12 in 412.
            f"instr(' ' || name_key, {prepared.bind(f' {word}')}) > 0"
            if word.isdecimal()
            else f"instr(name_key, {prepared.bind(word)}) > 0"
            for word in phrases_typed
        )


def _order(prepared: PreparedQuery, query: Query, parsed: ParsedQuery) -> None:
    if query.sort == "pools":
        cases = " ".join(
            f"WHEN {prepared.bind(system)} THEN json_extract(pools, {prepared.bind('$.' + dumps(pool))})"
            for system, pool in query.pools.items()
        )
        pool = f"CASE system {cases} END" if cases else "NULL"
        order: tuple[tuple[str, bool], ...] = ((f"coalesce({pool}, 0)", True), ("name_key", False), ("id", False))
    else:
        order = _ORDERS[query.sort]
    prepared.order = tuple((expression, is_reversible and query.descending) for expression, is_reversible in order)
    if query.sort in ("name", "nearest") and not query.descending and prepared.in_name:
        # Only the index knows where a phrase begins: no bold wolf is an "old wolf".
        prepared.by_nearness = not parsed.phrases
        start, end = prepared.bind(parsed.start), prepared.bind(parsed.start + _LAST)
        prepared.name_begins = f"name_key >= {start} AND name_key < {end}"
        nearness = f"CASE WHEN {prepared.name_begins} THEN 0 WHEN {prepared.in_name} THEN 1 ELSE 2 END"
        prepared.order = ((nearness, False), *prepared.order)
