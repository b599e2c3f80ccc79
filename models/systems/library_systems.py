"""The rule systems of an open library: found by their ids, taken in and taken out, with house rules over any system."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import AbstractContextManager, suppress
from functools import partial
from json import dumps, loads
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, NamedTuple

from sqlalchemy import text as sql

from models.repositories.encounters import PREPARED, RUNNING
from models.repositories.written_systems import DRAFT, RowsBefore, WrittenSystem, WrittenSystems, row_of
from models.storage.errors import MESSAGES, LibraryError
from models.systems.moved_data import LostPlace, RowBefore, moved_data, put_back
from rules.system import registry
from rules.text.json_depth import demand_shallow
from rules.text.localized import said
from rules.written import rulebook
from rules.written.rulebook import BadRules, Heading, RowChange, heading_of, with_id
from rules.written.schema import Id
from rules.written.source import TextFault

if TYPE_CHECKING:
    from models.storage.store import Store
    from rules.system.system import System

NO_TESTS: Mapping[str, str] = MappingProxyType({})
MADE_HERE = "made here"
"""What a text says of where it comes from that was written in the window, and comes from no file."""
_FIGHTS_BY = sql(
    "SELECT count(DISTINCT fight.encounter_id) FROM fight JOIN encounter ON encounter.id = fight.encounter_id,"
    " json_each(CASE WHEN json_valid(fight.rules) THEN fight.rules ELSE '[]' END) AS pin"
    " WHERE encounter.state = :state AND pin.value IN (SELECT value FROM json_each(:hashes))"
)
_THINGS_OF = (
    sql("SELECT count(*) FROM encounter WHERE system = :id AND state = :state"),
    sql("SELECT count(*) FROM creature WHERE system = :id"),
    sql("SELECT count(*) FROM member WHERE system = :id"),
)


class Arrival(NamedTuple):
    """What adding a text would do; nothing is written."""

    row: WrittenSystem
    newer_than: WrittenSystem | None
    """The version in the library that it would take the place of."""
    refusal: LibraryError | None
    """Why it cannot be added as it is."""
    free_id: str = ""
    """The id that it may have instead, if its own is another author's."""
    lost: tuple[LostPlace, ...] = ()
    """What stands on sheets and in encounters and has no place in it."""
    faults: tuple[TextFault, ...] = ()
    """Everything that is wrong with the text."""

    @property
    def changes(self) -> tuple[RowChange, ...]:
        """What is different in it from the version that it would take the place of, row by row."""
        return () if self.newer_than is None else rulebook.row_changes(self.newer_than.text, self.row.text)


class SystemChange(NamedTuple):
    """What a change wrote over, by which it can be undone."""

    texts: RowsBefore
    data: tuple[RowBefore, ...] = ()
    row: WrittenSystem | None = None
    """What was added."""


class SystemUses(NamedTuple):
    """What of a library is played by rules."""

    fights: int = 0
    """Those that run; they keep the texts they began with."""
    prepared: int = 0
    creatures: int = 0
    members: int = 0


class LibrarySystems:
    """The rule systems of a library, and the house rules with which its fights begin."""

    def __init__(self, store: Store, texts: WrittenSystems, owner: object) -> None:
        """`owner`: to whom its systems belong in the registry."""
        self._store = store
        self.texts = texts
        self._owner = owner

    # --- what is played ----------------------------------------------------------------------------------------

    def texts_for(self, id: str) -> tuple[str, ...]:
        """Return the texts by which a fight of a system begins now: its own if it has one, then its house rules."""
        own, house = self.texts.playing(id)
        return (*(() if _is_point(id) else own), *house)

    def system(self, id: str) -> System[Any, Any]:
        """Return the system by which a fight begins now; raises `registry.NoSuchSystem` or BadRules."""
        return rulebook.system_by(id, self.texts_for(id))

    def install(self) -> None:
        """Let the latest version of each system be found by its id, and none that is gone."""
        registry.install_all(self._owner, self.texts.hashes(), self.built)
        marks = self.texts.hashes_with_house()
        registry.install_played(self._owner, {id: (mark, partial(self.system, id)) for id, mark in marks.items()})

    def built(self, hash: str) -> System[Any, Any]:
        """Return the system of a text in the library; a ValueError says in words why it cannot be built."""
        row = self.texts.get(hash)
        if row is None or not row.is_whole:
            raise ValueError(said("fault-text_missing", MESSAGES))
        try:
            return rulebook.system_by(row.id, (row.text,))
        except BadRules as bad:
            raise ValueError(bad.sentence) from bad

    def system_of(self, script: Mapping[str, Any]) -> System[Any, Any]:
        """Return the system of a fight's setup, by the texts that it has; raises `registry.NoSuchSystem`."""
        id = str(script["system"])
        try:
            return rulebook.system_by(id, tuple(script.get("rules") or ()))
        except BadRules as bad:
            raise LibraryError("bad_rules", name=bad.title or id, fault=bad.sentence) from bad

    # --- taking in ---------------------------------------------------------------------------------------------

    def look(self, text: str, came_from: str = "", *, as_other: bool = False) -> Arrival:
        """Return what adding a text would do. `as_other`: under a free id, if its own is another author's."""
        row = row_of(_clean(text), came_from)
        newer_than = next(iter(self.texts.versions(row.id, row.over)), None)
        free_id = ""
        if newer_than is not None and _is_by_another(row, newer_than):
            free_id = Id().free(row.id, self.taken_ids())
            if as_other:
                with suppress(ValueError):  # a text in which nothing can be changed has faults, which are told below
                    row, newer_than = row_of(with_id(row.text, free_id), came_from), None
        bad = self._bad(row)
        if refusal := self._refusal(row, newer_than, bad):
            return Arrival(row, newer_than, refusal, free_id, faults=() if bad is None else bad.bad.faults)
        lost = () if row.is_house else self._lost(row)
        return Arrival(row, newer_than, None, free_id, lost)

    def _bad(self, row: WrittenSystem) -> BadRules | None:
        """Return what is wrong with a text."""
        try:
            self.tried(row)
        except BadRules as bad:
            return bad
        return None

    def _refusal(
        self, row: WrittenSystem, newer_than: WrittenSystem | None, bad: BadRules | None
    ) -> LibraryError | None:
        name = row.title or row.came_from
        if not row.is_house and row.id and _is_point(row.id):
            return LibraryError("built_in_id", name=name, id=row.id)
        if bad is not None:
            return LibraryError("bad_rules", name=name, fault=bad.sentence)
        if newer_than is not None and _is_by_another(row, newer_than):
            return LibraryError("other_author", name=name, id=row.id, free=Id().free(row.id, self.taken_ids()))
        return None

    def tried(self, row: WrittenSystem) -> System[Any, Any] | None:
        """Return the system of a text, of house rules over what they are for; None if that is not here. BadRules."""
        return rulebook.tried(row.text, self._below(row))

    def _below(self, row: WrittenSystem) -> list[str]:
        """Return the text of the game over which house rules lie; of an installed one there is none."""
        return [other.text for other in self.texts.latest() if not other.is_house and other.id == row.over]

    def taken_ids(self) -> frozenset[str]:
        """Return the ids that no other system or house rules may have: those here, of drafts too, and the installed."""
        return frozenset({*registry.points(), *(row.id for row in (*self.texts.all(), *self.texts.drafts()))})

    def _lost(self, row: WrittenSystem) -> tuple[LostPlace, ...]:
        newer, renamed = rulebook.system_by(row.id, (row.text,)), heading_of(row.text).renamed
        with self._store.read() as connection:
            moved = moved_data(connection, newer, renamed)
        return moved.lost_places(self._present(row.id))

    def _present(self, id: str) -> System[Any, Any] | None:
        try:
            return registry.system(id)
        except registry.NoSuchSystem:
            return None

    def add(
        self,
        text: str,
        came_from: str = "",
        *,
        as_other: bool = False,
        may_lose: bool = False,
        tests: Mapping[str, str] = NO_TESTS,
        licence_text: str = "",
    ) -> SystemChange:
        """Add a text as the latest of its id, and move what is stored of its system to it. Undo: `undo` the change.

        `tests` and `licence_text` are kept beside it.

        Refused are a text with faults, the id of a system that comes with the program, that of another author's unless
        it is taken `as_other`, and one without a place for what stands on sheets, unless it `may_lose` that.
        """
        arrival = self.look(text, came_from, as_other=as_other)
        if arrival.refusal is not None:
            raise arrival.refusal
        row = arrival.row
        before = self.texts.get(row.hash) or row
        row.tests = _tests_of(tests, heading_of(text), row) or before.tests
        row.licence_text = licence_text or before.licence_text
        if arrival.lost and not may_lose:
            places = ", ".join(lost.label for lost in arrival.lost)
            raise LibraryError("would_lose", name=row.title, fields=places)
        with self.changing():
            change = SystemChange(self.texts.put([row]), row=row)
            if row.is_house:
                return change
            newer, renamed = rulebook.system_by(row.id, (row.text,)), heading_of(row.text).renamed
            with self._store.write() as connection:
                return change._replace(data=moved_data(connection, newer, renamed).write(connection))

    def beside(self, text: str) -> tuple[dict[str, str], str]:
        """Return the tests of a text and the words of its licence: its own, else those of the versions before it."""
        heading = heading_of(text)
        versions = self.texts.versions(heading.id, heading.over)
        tests = next((row.tests for row in versions if row.tests), {})
        words = (row.licence_text for row in versions if row.licence == heading.licence and row.licence_text)
        return dict(tests), next(words, "")

    def uses(self, id: str, over: str = "") -> SystemUses:
        """Return what is played by a system; of house rules the fights that run by them alone."""
        hashes = [row.hash for row in self.texts.versions(id, over)]
        with self._store.read() as connection:
            fights = connection.scalar(_FIGHTS_BY, {"hashes": dumps(hashes), "state": RUNNING}) or 0
            if over:
                return SystemUses(fights)
            of_it = {"id": id, "state": PREPARED}
            return SystemUses(fights, *(connection.scalar(statement, of_it) or 0 for statement in _THINGS_OF))

    def remove(self, id: str, over: str = "") -> SystemChange:
        """Remove all versions of a system, or of house rules; creatures and fights of it stay. Undo: `undo`."""
        with self.changing():
            return SystemChange(self.texts.remove([row.hash for row in self.texts.versions(id, over)]))

    def undo(self, change: SystemChange) -> SystemChange:
        """Bring everything back as it was before a change; return what undoes that."""
        with self.changing():
            texts = self.texts.put_back(change.texts)
            with self._store.write() as connection:
                return SystemChange(texts, put_back(connection, change.data), change.row)

    def switch(self, hash: str, *, is_on: bool) -> None:
        """Let fights begin with house rules, or no longer. Undo: `switch` them back."""
        with self.changing():
            self.texts.switch(hash, is_on=is_on)

    def save_draft(self, text: str, instead_of: str = "") -> SystemChange:
        """Keep what is being written, faults and all, in the place of an earlier draft. Undo: `undo`.

        Of a text that is there already, ready or kept for a fight, there is no draft: it stays as it is.
        """
        row = row_of(_clean(text), state=DRAFT)
        present, earlier = self.texts.get(row.hash), self.texts.get(instead_of)
        is_draft = present is None or present.state == DRAFT
        is_replaced = earlier is not None and earlier.state == DRAFT and earlier.hash != row.hash
        texts = self.texts.put([row] if is_draft else (), [instead_of] if is_replaced else ())
        return SystemChange(texts, row=row if is_draft else None)

    def changing(self) -> AbstractContextManager[None]:
        """Return a block that changes texts, and what comes with them, in one transaction."""
        return _Changing(self)


class _Changing(AbstractContextManager[None]):
    """A block that changes texts in one transaction; what is found in the registry follows, also if it fails."""

    def __init__(self, systems: LibrarySystems) -> None:
        self._systems = systems
        self._together: Any = systems._store.together()  # noqa: SLF001 - a part of it

    def __enter__(self) -> None:
        self._together.__enter__()

    def __exit__(self, *raised: object) -> None:
        try:
            self._together.__exit__(*raised)
        finally:
            self._systems.install()


def _is_by_another(row: WrittenSystem, newer_than: WrittenSystem) -> bool:
    """Whether a system is another author's.

    One that said nobody's name may say one in a newer version, and whoever made it here may say another.
    """
    is_made_here = row.came_from == newer_than.came_from == MADE_HERE
    return not row.is_house and newer_than.author not in ("", row.author) and not is_made_here


def _tests_of(tests: Mapping[str, str], heading: Heading, row: WrittenSystem) -> dict[str, str]:
    """Return tests as they are kept: those of a system that gets another id play by that."""
    if row.is_house or heading.id == row.id:
        return dict(tests)
    return {name: _renamed(test, heading.id, row.id) for name, test in tests.items()}


def _renamed(test: str, id: str, other: str) -> str:
    try:
        demand_shallow(test)
        examples = loads(test)
    except (ValueError, RecursionError):
        return test  # it does not pass, and is told
    for example in examples if isinstance(examples, list) else [examples]:
        script = example.get("script") if isinstance(example, dict) else None
        if isinstance(script, dict) and script.get("system") == id:
            script["system"] = other
    return dumps(examples, ensure_ascii=False)


def _is_point(id: str) -> bool:
    return id in registry.points()


def _clean(text: str) -> str:
    """A text that a database can hold."""
    return text.replace("\0", "").encode("utf-8", "replace").decode("utf-8")
