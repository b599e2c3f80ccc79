"""The bestiary's lists: which creatures are meant, in which order, and what the library counts of them."""

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
"""How many are looked up one by one; where more are meant, all lines are looked through in their order."""
_SOME = 30_000
"""How many ids are found and sorted in less than a frame."""
_SOON = 3_000
"""How many names are looked through in no time."""


class Counts(NamedTuple):
    """How many of what is looked for lie in each folder, and bear each tag."""

    folders: dict[str, int]
    tags: dict[str, int]


class Lists:
    """What is read of many creatures, and of none of them as a whole."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._terms: IndexTerms | None = None

    def finding(self, query: Query) -> PreparedQuery:
        """A query made ready: quickly done, so that whoever types is not kept waiting."""
        wanted = query_parser.read(query.words)
        known = FilingIndex((), (), ())
        if wanted.fields:
            tags, folders, kinds = self.tags(query.system), self.folders(query.system), self.kinds()
            known = FilingIndex(*(tuple(value for value, _ in found) for found in (tags, folders, kinds)))
        return prepare(query, wanted, self.terms if query.words else IndexTerms(()), known)

    def ids(self, query: Query | PreparedQuery, limit: int = -1, progress: Progress | None = None) -> array[int]:
        """The ids of all creatures that fit, in their order; or only of the first."""
        asked = query if isinstance(query, PreparedQuery) else self.finding(query)
        if asked.is_empty:
            return array("q")
        with self._store.asking(progress) as connection:
            found = self._nearest(connection, asked, limit) if asked.by_nearness and limit >= 0 else None
            if found is None:
                rows = connection.execute(self._statement(connection, asked, "id", limit), asked.values)
                found = array("q", (row[0] for row in rows))
            return found

    def _nearest(self, connection: sqlite3.Connection, asked: PreparedQuery, limit: int) -> array[int] | None:
        """The first of many, as far as they come to hand quickly; None where so few fit that all are well sorted.

        Walking the names in their order ends with the page that is wanted; sorting would begin with all there are.
        """
        lines, further = f"creature INDEXED BY {_by_name(asked)}", f"{asked.in_name} AND NOT ({asked.begins})"
        names = f"{{name}} : ({asked.match})"
        values = {**asked.values, "names": names}

        def first(table: str, nearness: str, many: int, where: str = asked.where) -> array[int]:
            statement = f"SELECT id FROM {table} WHERE {where} AND {nearness} ORDER BY name_key, id LIMIT {many}"  # noqa: S608
            return array("q", (row[0] for row in connection.execute(statement, values)))

        found = first(lines, asked.begins, limit)
        if len(found) >= limit:
            return found
        # What stands in every few names stands in some of the first.
        soon = f"(SELECT id, name_key FROM {lines} WHERE {asked.where} ORDER BY name_key, id LIMIT {_SOON})"  # noqa: S608
        if len(near := first(soon, further, limit - len(found), "true")) >= limit - len(found):
            return found + near
        if not self._many(connection, asked.match, wide=asked.is_wide):
            return None
        in_names = None if asked.is_wide else _a_few(connection, names)
        if in_names is None:
            found += first(lines, further, limit - len(found))
        elif in_names:
            values["in_names"] = json.dumps(in_names)
            those = "id IN (SELECT value FROM json_each(:in_names))"
            found += first("creature", f"{those} AND {further}", limit - len(found))
        if len(found) < limit and not self._many(connection, asked.match, wide=False, few=_SOME):
            elsewhere = f"NOT ({asked.in_name}) AND id IN (SELECT rowid FROM {SEARCH} WHERE {SEARCH} MATCH :match)"  # noqa: S608
            found += first(lines, elsewhere, limit - len(found))
        return found

    def fits(self, asked: PreparedQuery, creature_id: int) -> bool:
        """Whether a creature is meant."""
        if asked.is_empty:
            return False
        words = "true"
        if asked.match:
            words = f"EXISTS (SELECT 1 FROM {SEARCH} WHERE {SEARCH} MATCH :match AND rowid = :one)"  # noqa: S608
            if asked.is_wide and asked.in_name:
                words = f"({asked.in_name} OR {words})"
        statement = f"SELECT 1 FROM creature WHERE id = :one AND {asked.where} AND {words}"  # noqa: S608
        with self._store.asking(None) as connection:
            return connection.execute(statement, {**asked.values, "one": creature_id}).fetchone() is not None

    def place_in(self, asked: PreparedQuery, ids: Sequence[int], creature_id: int) -> int:
        """Where a creature stands among others that stand in their order."""
        expressions = ", ".join(item for item, _ in asked.order)
        statement = f"SELECT {expressions} FROM creature WHERE id = :one"  # noqa: S608
        with self._store.asking(None) as connection:

            def key(value: int) -> tuple[Any, ...]:
                return tuple(connection.execute(statement, {**asked.values, "one": value}).fetchone() or ())

            own, low, high = key(creature_id), 0, len(ids)
            while low < high:
                middle = (low + high) // 2
                if _before(key(ids[middle]), own, asked.order):
                    low = middle + 1
                else:
                    high = middle
        return low

    def counts(self, query: Query, progress: Progress | None = None) -> Counts:
        """Where what is looked for lies, in whatever folder, and which tags it bears."""
        if not query.narrows:
            return Counts(dict(self.folders(query.system)), dict(self.tags(query.system)))
        anywhere, here = self.finding(query.anywhere), self.finding(query)
        with self._store.asking(progress) as connection:
            folders = self._counted(connection, anywhere, "folder")
            return Counts(folders, self._counted(connection, here, "tags"))

    def _counted(self, connection: sqlite3.Connection, asked: PreparedQuery, what: str) -> dict[str, int]:
        if asked.is_empty:
            return {}
        statement = self._statement(connection, asked, f"{what}, count(*)", -1, group=what)
        rows = connection.execute(statement, asked.values).fetchall()
        if what == "folder":
            return dict(rows)
        found: Counter[str] = Counter()
        for tags, number in rows:
            for tag in tags_in(tags):
                found[tag] += number
        return dict(found)

    def _statement(
        self, connection: sqlite3.Connection, asked: PreparedQuery, what: str, limit: int, group: str = ""
    ) -> str:
        """Every piece of the statement is of ours; what comes from outside travels in its values."""
        lines = f"creature INDEXED BY {_by_name(asked)}"
        table = "creature" if asked.match and not self._many(connection, asked.match, wide=asked.is_wide) else lines
        end = f"GROUP BY {group}" if group else f"ORDER BY {asked.ordering} LIMIT {int(limit)}"
        return f"SELECT {what} FROM {table} WHERE {asked.where} AND {asked.fitting} {end}"  # noqa: S608

    @staticmethod
    def _many(connection: sqlite3.Connection, match: str, *, wide: bool, few: int = _FEW) -> bool:
        """Whether the index of words finds more than are well looked up one by one."""
        if wide or not match:
            return True
        statement = f"SELECT count(*) FROM (SELECT 1 FROM {SEARCH} WHERE {SEARCH} MATCH ? LIMIT ?)"  # noqa: S608
        return bool(connection.execute(statement, (match, few + 1)).fetchone()[0] > few)

    @property
    def terms(self) -> IndexTerms:
        """Every word of the index."""
        if self._terms is None:
            # Numbers are looked for by their beginnings alone: names that are numbered have no end of them.
            words = "SELECT term FROM creature_terms WHERE term GLOB '*[^0-9]*'"
            with self._store.asking(None) as connection:
                self._terms = IndexTerms(row[0] for row in connection.execute(words))
        return self._terms

    @property
    def knows_terms(self) -> bool:
        """Whether they have been read."""
        return self._terms is not None

    def forget_terms(self) -> None:
        """Has the words read again: rows came back that nobody here has kept."""
        self._terms = None

    def count(self, system: str | None = None) -> int:
        """How many creatures there are (of a system)."""
        return sum(number for id, number in self.systems() if system in (None, id))

    def tags(self, system: str | None = None) -> list[tuple[str, int]]:
        """Every tag and how many creatures (of a system) bear it, by name."""
        return self._kept_counts("tag", system)

    def folders(self, system: str | None = None) -> list[tuple[str, int]]:
        """Every folder that has creatures (of a system), how many lie directly in it, by name; `""` is the top."""
        return self._kept_counts("folder", system)

    def have_levels(self, system: str | None = None) -> bool:
        """Whether any creature (of a system) has a level."""
        return bool(self._kept_counts("level", system))

    def systems(self) -> list[tuple[str, int]]:
        """Every rule system that has creatures and how many it has, by id."""
        return self._kept_counts("folder", None, "system")

    def kinds(self, system: str | None = None) -> list[tuple[str, int]]:
        """Every kind and how many creatures (of a system) are of it, by name."""
        return self._kept_counts("kind", system)

    def sources(self, system: str | None = None) -> list[tuple[str, int]]:
        """Where creatures (of a system) come from and how many come from each, by name."""
        return self._kept_counts("source", system)

    def levels(self, system: str | None = None) -> list[tuple[str, int]]:
        """Every level and how many creatures (of a system) are of it, from the lowest."""
        statement = (
            "SELECT level, count(*) FROM creature WHERE level IS NOT NULL AND (:system IS NULL OR system = :system) "
            "GROUP BY level ORDER BY level"
        )
        with self._store.read() as connection:
            counted = connection.exec_driver_sql(statement, {"system": system})
            return [(str(level), int(number)) for level, number in counted]

    def marks(self, name: str, system: str | None = None) -> list[str]:
        """What sheets (of a system) say of such a thing, as `weak`."""
        found = self.terms.values(name)
        if system is None:
            return found
        # Where more bear it than are looked up in no time it is taken to be said in this system too.
        those = f"SELECT rowid FROM {SEARCH} WHERE {SEARCH} MATCH ? LIMIT {_SOON}"  # noqa: S608
        statement = f"SELECT count(*), total(system = ?) FROM creature WHERE id IN ({those})"  # noqa: S608

        def is_said(connection: sqlite3.Connection, value: str) -> bool:
            many, own = connection.execute(statement, (system, f'"{query_parser.mark(name, value)}"')).fetchone()
            return bool(own or many >= _SOON)

        with self._store.asking(None) as connection:
            return [value for value in found if is_said(connection, value)]

    def _kept_counts(self, what: str, system: str | None, by: str = "value") -> list[tuple[str, int]]:
        """What the library counts with every change, so that nothing has to be counted through."""
        statement = (
            f"SELECT {by}, sum(number) FROM creature_count "  # noqa: S608  Names of ours.
            f"WHERE what = :what AND (:system IS NULL OR system = :system) GROUP BY {by} HAVING sum(number) > 0"
        )
        with self._store.asking(None) as connection:
            counted = connection.execute(statement, {"what": what, "system": system})
            found = [(str(value), int(number)) for value, number in counted]
        return sorted(found, key=lambda pair: (folded(pair[0]), pair[0]))


def _a_few(connection: sqlite3.Connection, match: str) -> list[int] | None:
    """The ids that the index of words finds; None if they are more than are well looked up one by one."""
    statement = f"SELECT rowid FROM {SEARCH} WHERE {SEARCH} MATCH ? LIMIT ?"  # noqa: S608
    found = [id for (id,) in connection.execute(statement, (match, _FEW + 1))]
    return found if len(found) <= _FEW else None


def _by_name(asked: PreparedQuery) -> str:
    """The list of lines that is walked through."""
    return (
        "creature_by_system"
        if asked.conditions[:1] and asked.conditions[0].startswith("system =")
        else "creature_by_name"
    )


def _before(value: tuple[Any, ...], other: tuple[Any, ...], order: Sequence[tuple[str, bool]]) -> bool:
    for mine, its, (_, descending) in zip(value, other, order, strict=False):
        if mine != its:
            if mine is None or its is None:
                return bool((mine is None) != descending)
            return bool((mine < its) != descending)
    return False


@lru_cache(maxsize=4096)
def tags_in(value: str) -> tuple[str, ...]:
    """Tags as the library keeps them."""
    return tuple(json.loads(value))
