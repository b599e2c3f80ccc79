"""The bestiary's lists: which creatures match, in which order, and the library's counts of them."""

from __future__ import annotations

import json
from array import array
from collections import Counter
from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple

from models.search import query_parser
from models.search.query_parser import IndexTerms
from models.search.sql import SEARCH, FilingIndex, PreparedQuery, Query, prepare
from models.storage.store import folded

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Sequence

    from models.storage.store import Progress, Store

_FEW = 600
"""How many are looked up one by one; if more match, all rows are walked in their order."""
_SOME = 30_000
"""How many ids are found and sorted in less than a frame."""
_SOON = 3_000
"""How many names are looked through in no time."""


class Counts(NamedTuple):
    """How many matching creatures lie in each folder and have each tag."""

    folders: dict[str, int]
    tags: dict[str, int]


class Lists:
    """Queries over many creatures that read none of them as a whole."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._terms: IndexTerms | None = None

    def prepare(self, query: Query) -> PreparedQuery:
        """Prepare a query: quickly done, so that whoever types is not kept waiting."""
        parsed = query_parser.parse(query.words)
        filing = FilingIndex((), (), ())
        if parsed.fields:
            tags, folders, kinds = self.tags(query.system), self.folders(query.system), self.kinds()
            filing = FilingIndex(*(tuple(value for value, _ in counts) for counts in (tags, folders, kinds)))
        return prepare(query, parsed, self.terms if query.words else IndexTerms(()), filing)

    def ids(self, query: Query | PreparedQuery, limit: int = -1, progress: Progress | None = None) -> array[int]:
        """Return the ids of all matching creatures in order, or of the first ones."""
        prepared = query if isinstance(query, PreparedQuery) else self.prepare(query)
        if prepared.is_empty:
            return array("q")
        with self._store.query_connection(progress) as connection:
            ids = self._nearest(connection, prepared, limit) if prepared.by_nearness and limit >= 0 else None
            if ids is None:
                rows = connection.execute(self._statement(connection, prepared, "id", limit), prepared.values)
                ids = array("q", (row[0] for row in rows))
            return ids

    def _nearest(self, connection: sqlite3.Connection, prepared: PreparedQuery, limit: int) -> array[int] | None:
        """The first matches, as far as they are found quickly; None if so few match that all are well sorted.

        Walking the names in their order ends with the page that is wanted; sorting would begin with all of them.
        """
        table_by_name, not_begun = (
            f"creature INDEXED BY {_index_of(prepared)}",
            f"{prepared.in_name} AND NOT ({prepared.name_begins})",
        )
        names = f"{{name}} : ({prepared.match})"
        values = {**prepared.values, "names": names}

        def select_first(table: str, nearness: str, count: int, where: str = prepared.where) -> array[int]:
            statement = f"SELECT id FROM {table} WHERE {where} AND {nearness} ORDER BY name_key, id LIMIT {count}"  # noqa: S608
            return array("q", (row[0] for row in connection.execute(statement, values)))

        ids = select_first(table_by_name, prepared.name_begins, limit)
        if len(ids) >= limit:
            return ids
        # What stands in every few names stands in some of the first.
        first_names = (
            f"(SELECT id, name_key FROM {table_by_name} WHERE {prepared.where} ORDER BY name_key, id LIMIT {_SOON})"  # noqa: S608
        )
        if len(in_first_names := select_first(first_names, not_begun, limit - len(ids), "true")) >= limit - len(ids):
            return ids + in_first_names
        if not self._is_many(connection, prepared.match, wide=prepared.is_wide):
            return None
        in_names = None if prepared.is_wide else _few_ids(connection, names)
        if in_names is None:
            ids += select_first(table_by_name, not_begun, limit - len(ids))
        elif in_names:
            values["in_names"] = json.dumps(in_names)
            in_names_condition = "id IN (SELECT value FROM json_each(:in_names))"
            ids += select_first("creature", f"{in_names_condition} AND {not_begun}", limit - len(ids))
        if len(ids) < limit and not self._is_many(connection, prepared.match, wide=False, threshold=_SOME):
            elsewhere = f"NOT ({prepared.in_name}) AND id IN (SELECT rowid FROM {SEARCH} WHERE {SEARCH} MATCH :match)"  # noqa: S608
            ids += select_first(table_by_name, elsewhere, limit - len(ids))
        return ids

    def fits(self, prepared: PreparedQuery, creature_id: int) -> bool:
        """Whether a creature matches."""
        if prepared.is_empty:
            return False
        words = "true"
        if prepared.match:
            words = f"EXISTS (SELECT 1 FROM {SEARCH} WHERE {SEARCH} MATCH :match AND rowid = :one)"  # noqa: S608
            if prepared.is_wide and prepared.in_name:
                words = f"({prepared.in_name} OR {words})"
        statement = f"SELECT 1 FROM creature WHERE id = :one AND {prepared.where} AND {words}"  # noqa: S608
        with self._store.query_connection(None) as connection:
            return connection.execute(statement, {**prepared.values, "one": creature_id}).fetchone() is not None

    def place_in(self, prepared: PreparedQuery, ids: Sequence[int], creature_id: int) -> int:
        """Return the index of a creature among others in their order."""
        expressions = ", ".join(expression for expression, _ in prepared.order)
        statement = f"SELECT {expressions} FROM creature WHERE id = :one"  # noqa: S608
        with self._store.query_connection(None) as connection:

            def key(id: int) -> tuple[Any, ...]:
                return tuple(connection.execute(statement, {**prepared.values, "one": id}).fetchone() or ())

            own_key, low, high = key(creature_id), 0, len(ids)
            while low < high:
                middle = (low + high) // 2
                if _is_before(key(ids[middle]), own_key, prepared.order):
                    low = middle + 1
                else:
                    high = middle
        return low

    def counts(self, query: Query, progress: Progress | None = None) -> Counts:
        """Count the matching creatures by folder, in all folders, and by tag."""
        if not query.narrows:
            return Counts(dict(self.folders(query.system)), dict(self.tags(query.system)))
        anywhere, within = self.prepare(query.anywhere), self.prepare(query)
        with self._store.query_connection(progress) as connection:
            folders = self._count_by(connection, anywhere, "folder")
            return Counts(folders, self._count_by(connection, within, "tags"))

    def _count_by(self, connection: sqlite3.Connection, prepared: PreparedQuery, column: str) -> dict[str, int]:
        if prepared.is_empty:
            return {}
        statement = self._statement(connection, prepared, f"{column}, count(*)", -1, group=column)
        rows = connection.execute(statement, prepared.values).fetchall()
        if column == "folder":
            return dict(rows)
        counts: Counter[str] = Counter()
        for tags, number in rows:
            for tag in tags_in(tags):
                counts[tag] += number
        return dict(counts)

    def _statement(
        self, connection: sqlite3.Connection, prepared: PreparedQuery, columns: str, limit: int, group: str = ""
    ) -> str:
        """Every piece of the statement is ours; what comes from outside is passed in its values."""
        lines = f"creature INDEXED BY {_index_of(prepared)}"
        table = (
            "creature"
            if prepared.match and not self._is_many(connection, prepared.match, wide=prepared.is_wide)
            else lines
        )
        end = f"GROUP BY {group}" if group else f"ORDER BY {prepared.order_clause} LIMIT {int(limit)}"
        return f"SELECT {columns} FROM {table} WHERE {prepared.where} AND {prepared.words_condition} {end}"  # noqa: S608

    @staticmethod
    def _is_many(connection: sqlite3.Connection, match: str, *, wide: bool, threshold: int = _FEW) -> bool:
        """Whether the index of words finds more than are well looked up one by one."""
        if wide or not match:
            return True
        statement = f"SELECT count(*) FROM (SELECT 1 FROM {SEARCH} WHERE {SEARCH} MATCH ? LIMIT ?)"  # noqa: S608
        return bool(connection.execute(statement, (match, threshold + 1)).fetchone()[0] > threshold)

    @property
    def terms(self) -> IndexTerms:
        """Every word of the index."""
        if self._terms is None:
            # Numbers are looked for by their beginnings alone: names that are numbered have no end of them.
            words = "SELECT term FROM creature_terms WHERE term GLOB '*[^0-9]*'"
            with self._store.query_connection(None) as connection:
                self._terms = IndexTerms(row[0] for row in connection.execute(words))
        return self._terms

    @property
    def knows_terms(self) -> bool:
        """Whether the words have been read."""
        return self._terms is not None

    def forget_terms(self) -> None:
        """Have the words read again: rows came back that are not in them."""
        self._terms = None

    def count(self, system: str | None = None) -> int:
        """Return the number of creatures (of a system)."""
        return sum(number for id, number in self.systems() if system in (None, id))

    def tags(self, system: str | None = None) -> list[tuple[str, int]]:
        """Return every tag and how many creatures (of a system) have it, by name."""
        return self._kept_counts("tag", system)

    def folders(self, system: str | None = None) -> list[tuple[str, int]]:
        """Return every folder with creatures (of a system) and how many lie directly in it; `""` is the top."""
        return self._kept_counts("folder", system)

    def have_levels(self, system: str | None = None) -> bool:
        """Whether any creature (of a system) has a level."""
        return bool(self._kept_counts("level", system))

    def systems(self) -> list[tuple[str, int]]:
        """Return every rule system with creatures and how many it has, by id."""
        return self._kept_counts("folder", None, "system")

    def kinds(self, system: str | None = None) -> list[tuple[str, int]]:
        """Return every kind and how many creatures (of a system) are of it, by name."""
        return self._kept_counts("kind", system)

    def sources(self, system: str | None = None) -> list[tuple[str, int]]:
        """Return every source and how many creatures (of a system) come from it, by name."""
        return self._kept_counts("source", system)

    def levels(self, system: str | None = None) -> list[tuple[str, int]]:
        """Return every level and how many creatures (of a system) are of it, from the lowest."""
        statement = (
            "SELECT level, count(*) FROM creature WHERE level IS NOT NULL AND (:system IS NULL OR system = :system) "
            "GROUP BY level ORDER BY level"
        )
        with self._store.read() as connection:
            counted = connection.exec_driver_sql(statement, {"system": system})
            return [(str(level), int(number)) for level, number in counted]

    def mark_values(self, name: str, system: str | None = None) -> list[str]:
        """Return what sheets (of a system) say under a mark such as `weak`."""
        all_values = self.terms.values(name)
        if system is None:
            return all_values
        # Where more bear it than are looked up in no time it is taken to be said in this system too.
        with_mark = f"SELECT rowid FROM {SEARCH} WHERE {SEARCH} MATCH ? LIMIT {_SOON}"  # noqa: S608
        statement = f"SELECT count(*), total(system = ?) FROM creature WHERE id IN ({with_mark})"  # noqa: S608

        def is_said(connection: sqlite3.Connection, value: str) -> bool:
            count, own_count = connection.execute(
                statement, (system, f'"{query_parser.index_mark(name, value)}"')
            ).fetchone()
            return bool(own_count or count >= _SOON)

        with self._store.query_connection(None) as connection:
            return [value for value in all_values if is_said(connection, value)]

    def _kept_counts(self, kind: str, system: str | None, by: str = "value") -> list[tuple[str, int]]:
        """Counts that the library keeps with every change, so that nothing has to be counted through."""
        statement = (
            f"SELECT {by}, sum(number) FROM creature_count "  # noqa: S608  Names of ours.
            f"WHERE what = :what AND (:system IS NULL OR system = :system) GROUP BY {by} HAVING sum(number) > 0"
        )
        with self._store.query_connection(None) as connection:
            counted = connection.execute(statement, {"what": kind, "system": system})
            counts = [(str(value), int(number)) for value, number in counted]
        return sorted(counts, key=lambda pair: (folded(pair[0]), pair[0]))


def _few_ids(connection: sqlite3.Connection, match: str) -> list[int] | None:
    """The ids that the index of words finds; None if they are more than are well looked up one by one."""
    statement = f"SELECT rowid FROM {SEARCH} WHERE {SEARCH} MATCH ? LIMIT ?"  # noqa: S608
    ids = [id for (id,) in connection.execute(statement, (match, _FEW + 1))]
    return ids if len(ids) <= _FEW else None


def _index_of(prepared: PreparedQuery) -> str:
    """The index that is walked through."""
    return (
        "creature_by_system"
        if prepared.conditions[:1] and prepared.conditions[0].startswith("system =")
        else "creature_by_name"
    )


def _is_before(key: tuple[Any, ...], other_key: tuple[Any, ...], order: Sequence[tuple[str, bool]]) -> bool:
    for own_part, other_part, (_, descending) in zip(key, other_key, order, strict=False):
        if own_part != other_part:
            if own_part is None or other_part is None:
                return bool((own_part is None) != descending)
            return bool((own_part < other_part) != descending)
    return False


@lru_cache(maxsize=4096)
def tags_in(value: str) -> tuple[str, ...]:
    """Return tags from the text in which the library keeps them."""
    return tuple(json.loads(value))
