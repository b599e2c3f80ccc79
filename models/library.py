"""The library: one SQLite file with everything that a game master keeps.

    library = Library.open(path)                    # made with samples if it is not there; raises LibraryError
    library.creatures.rows("goblin", sort="level")  # light rows for a list; creatures.get(3): a whole entity
    library.creatures.add / save / duplicate / remove / tags / folders / systems / kinds
    library.parties.all / get / add / save / remove / order
    library.parties.members / member / add_members / duplicate_members / save_members / remove_members / order_members
    library.rests.by_the_book / by_ruling           # what a rest would bring; add / of / remove
    library.encounters.all / get / entries / add / save / remove / prepare_again / add_entries / save_entries
    library.journals.begin / append / move_cursor / save_pending / load / running / last_open / take_up / put_away
    library.branches.add / checkpoint / family      # fights that go on from where another one stood
    library.shelves.all / put                       # folders and tags that are kept for themselves, with colours
    library.saved_searches.all / named / add / save / remove
    library.trays.get / last / put / choose_party    # what the tray *Next fight* holds, system by system
    library.systems.look / add / remove / undo / save_draft / texts_for   # rule systems and house rules as data
    library.setup(encounter_id)                     # the script of the fight that a prepared encounter begins
    library.restore(removed)                        # takes any `remove…` back, with the same ids and links
    with library.together(): …                      # several of them as one transaction
    library.look_over() / look_further(progress)    # looks for damage: first of all, and the rest while it is in use
    library.demand_file()                           # refuses if the file was deleted, moved or replaced
    library.copy_to(path) / close()                 # all that it holds, elsewhere; close makes the rolling backup

Everything that writes is one transaction: on the disk when the call returns, or nothing of it. What a call gives
back is enough to undo it: `add` gives entities to remove, `save…` and `order…` give what was before,
`remove…` gives a `Removed` for `restore`. Entities are whole and detached; change them (JSON columns by assigning
whole values) and hand them to `save…`. Every refusal is a `LibraryError` with a code and one sentence; a sheet
that does not fit is a `SheetError`, which also has the faults by their places.

Calls may come from any thread; each takes a connection of its own.
"""

from __future__ import annotations

import contextlib
import sqlite3
from functools import cached_property
from typing import TYPE_CHECKING, Any, Self

from models import library_opener
from models.storage import backups, database
from models.storage.atomic_files import discard_leftovers
from models.storage.error_translation import refusal_for_writing
from models.storage.errors import LibraryError
from models.storage.open_file import OpenFile

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
    from pathlib import Path

    from models.repair.integrity import DamagedRow
    from models.repair.recovery import Salvaged
    from models.repositories.boards import Boards
    from models.repositories.branches import Branches
    from models.repositories.column_maps import ColumnMaps
    from models.repositories.creatures import Creatures
    from models.repositories.encounters import EncounterEntry, Encounters
    from models.repositories.folders import Folders
    from models.repositories.histories import Histories
    from models.repositories.house_rules import HouseRules
    from models.repositories.journals import Journals
    from models.repositories.parties import Parties
    from models.repositories.rests import Rests
    from models.repositories.saved_searches import SavedSearches
    from models.repositories.setups import Setup, Setups
    from models.repositories.sheets import Sheets
    from models.repositories.trays import Trays
    from models.repositories.written_systems import WrittenSystems
    from models.samples import Sample
    from models.storage.locks import Lock
    from models.storage.store import Progress, Removed, Store
    from models.systems.library_systems import LibrarySystems
    from rules.system.system import System


class Library:
    """An open library; nobody else can open it until it is closed."""

    def __init__(
        self,
        path: Path,
        lock: Lock | None,
        systems: Callable[[str], System] | None,
        file: OpenFile | None = None,
        *,
        connect: Callable[[Path], sqlite3.Connection] = database.connect,
    ) -> None:
        self.path = path
        self._file = file
        self._connect = connect
        self.migrated_copy: Path | None = None
        """The copy that was made before the schema was brought up to date, if it was."""
        self.recovered: Salvaged | None = None
        """What was recovered from a file with a foreign schema, and where that is kept, if it was one."""
        self.when_lost: Callable[[LibraryError], None] | None = None
        """Called with the refusal, from any thread, when the file is found to be gone."""
        self._systems = systems
        self._lock = lock
        self._open = True
        self.is_fully_checked = True
        """Whether nothing is left to be checked for damage."""

    # The parts are made when they are first needed: a window is up before the database's library is loaded.

    @cached_property
    def sheets(self) -> Sheets:
        """The sheets of all systems."""
        from models.repositories.sheets import Sheets, installed_system

        return Sheets(self._systems or installed_system)

    @cached_property
    def store(self) -> Store:
        """The connections to the file."""
        from models.storage.store import Store

        return Store(self.path, self.demand_file, self._connect, self._demand_schema)

    @cached_property
    def creatures(self) -> Creatures:
        """The bestiary."""
        from models.repositories.creatures import Creatures

        return Creatures(self.store, self.sheets)

    @cached_property
    def parties(self) -> Parties:
        """Parties and their members."""
        from models.repositories import trays  # noqa: F401  What a deletion cuts is found only where its table is known.
        from models.repositories.parties import Parties

        return Parties(self.store, self.sheets)

    @cached_property
    def histories(self) -> Histories:
        """The fights that parties have been in."""
        from models.repositories.histories import Histories

        return Histories(self.store)

    @cached_property
    def encounters(self) -> Encounters:
        """Encounters with their entries."""
        from models.odds import forecasts  # noqa: F401  What a deletion cuts is found only where its table is known.
        from models.repositories.encounters import Encounters

        return Encounters(self.store)

    @cached_property
    def boards(self) -> Boards:
        """The boards that are kept for many encounters."""
        from models.repositories.boards import Boards

        return Boards(self.store)

    @cached_property
    def rests(self) -> Rests:
        """The rests that parties take between fights."""
        from models.repositories.rests import Rests

        return Rests(self.store, self.sheets, self.house_rules)

    @cached_property
    def column_maps(self) -> ColumnMaps:
        """The meaning of the columns of tables that were read before."""
        from models.repositories.column_maps import ColumnMaps

        return ColumnMaps(self.store)

    @cached_property
    def house_rules(self) -> HouseRules:
        """The options that fights start with."""
        from models.repositories.house_rules import HouseRules

        return HouseRules(self.store)

    @cached_property
    def texts(self) -> WrittenSystems:
        """The texts of rule systems and house rules, with all their versions."""
        from models.repositories.written_systems import WrittenSystems

        return WrittenSystems(self.store)

    @cached_property
    def systems(self) -> LibrarySystems:
        """The rule systems that the library brings along, and the house rules with which fights begin."""
        from models.systems.library_systems import LibrarySystems

        return LibrarySystems(self.store, self.texts, self)

    @cached_property
    def shelves(self) -> Folders:
        """The folders and tags that are kept for themselves."""
        from models.repositories.folders import Folders

        return Folders(self.store)

    @cached_property
    def saved_searches(self) -> SavedSearches:
        """The searches that are kept under a name."""
        from models.repositories.saved_searches import SavedSearches

        return SavedSearches(self.store)

    @cached_property
    def _setups(self) -> Setups:
        from models.repositories.setups import Setups

        return Setups(self.encounters, self.creatures, self.parties, self.sheets, self.systems.texts_for)

    @cached_property
    def trays(self) -> Trays:
        """The trays for the next fight."""
        from models.repositories.trays import Trays

        return Trays(self.store)

    @cached_property
    def journals(self) -> Journals:
        """The fights."""
        from models.repositories.journals import Journals

        return Journals(self.store, self.sheets)

    @cached_property
    def branches(self) -> Branches:
        """Fights that go on from a point of another one."""
        from models.repositories.branches import Branches

        return Branches(self.store)

    @classmethod
    def open(
        cls,
        path: Path,
        *,
        create: bool = True,
        samples: Iterable[Sample] | None = None,
        systems: Callable[[str], System] | None = None,
        language: str = "",
    ) -> Self:
        """Open a library, bringing an older one up to date; a missing one is made, unless `create` is False.

        A new library holds `samples`, by default those that come with the program, in a `language` (empty: each in
        that of its book); `()` makes an empty one.
        """
        path = database.whole(path)
        if not library_opener.is_there(path) and not (create and library_opener.may_create(path)):
            raise library_opener.missing_error(path)
        lock = database.claim(path)
        try:
            prepared = library_opener.PreparedFile()
            if library_opener.is_there(path):
                discard_leftovers(path.parent)
                prepared = library_opener.prepare(path, lock)
            else:
                from models import samples as making

                making.make(path, samples, systems, cls, language)
            library = cls(path, lock, systems, library_opener.open_file(path, lock))
            library.migrated_copy, library.recovered = prepared
            library.install_systems()
        except BaseException:
            lock.release()
            raise
        return library

    def install_systems(self) -> None:
        """Let the rule systems in the library be found by their ids until it is closed; none is built before that."""
        if self._file is None:
            with contextlib.closing(self._connect(self.path)) as connection:
                hashes = library_opener.system_hashes(connection)
        else:
            hashes = library_opener.system_hashes(self._file.connection)
        if hashes:
            from rules.system import registry

            def build(text_hash: str) -> System:
                return self.systems.built(text_hash)  # only now the database's library is needed

            registry.install_all(self, hashes, build)

    def setup(self, encounter_id: int) -> Setup:
        """Return the fight that a prepared encounter would begin, with copies of the sheets as they are now."""
        return self._setups.setup(encounter_id)

    def full_pools(self, system: str, entries: Sequence[EncounterEntry]) -> dict[int, dict[str, int]]:
        """Return the maxima of the pools of each entry, by its id."""
        return self._setups.full_pools(system, entries)

    def starting_pools(self, system: str, entries: Sequence[EncounterEntry]) -> dict[int, dict[str, int]]:
        """Return what each entry begins a fight with, by its id; empty where the pools of the system begin full."""
        return self._setups.starting_pools(system, entries)

    def groups(self, system: str, entries: Sequence[EncounterEntry]) -> dict[int, str]:
        """Return the group that the sheet of each entry names, by its id."""
        return self._setups.groups(system, entries)

    def sheets_now(self, entries: Sequence[EncounterEntry]) -> dict[int, Mapping[str, Any]]:
        """Return the sheet of each entry that would enter the fight now, by its id."""
        return self._setups.sheets(entries)

    def carried_states(self, entries: Sequence[EncounterEntry]) -> dict[int, dict[str, Any]]:
        """Return what each entry brings from fights before: `pools` that are not full, and `conditions`."""
        return self._setups.carried_states(entries)

    def restore(self, removed: Removed) -> None:
        """Put back what a `remove…` removed, with the same ids, and relink it."""
        self.store.restore(removed)
        if "creatures" in self.__dict__:
            self.creatures.forget_terms()

    @contextlib.contextmanager
    def together(self) -> Iterator[None]:
        """Open a block whose writes are one transaction: all of them on the disk when it is left, or none."""
        try:
            with self.store.together():
                yield
        finally:
            if "systems" in self.__dict__:
                self.systems.install()

    def check_damage(self) -> Salvaged | None:
        """Check for damage before anything is read, and replace the file by what can be read; None if all is well.

        A long library's creatures and pages are left to `check_rest`.
        """
        from models.repair import integrity

        if self._file is None or self._lock is None or "store" in self.__dict__:
            return None
        self.is_fully_checked = not integrity.is_long(self.path)
        if self.is_fully_checked:
            return self.mend(integrity.find_damage(self.path))
        return self.mend(integrity.find_damage(self.path)) if integrity.find_quickly(self.path) else None

    def check_rest(self, progress: Progress) -> list[DamagedRow]:
        """Return the damage in what `check_damage` has left out, while the library is open and in use."""
        from models.repair.integrity import find_rest

        damage = find_rest(self.path, progress)
        self.is_fully_checked = True
        return damage

    def mend(self, damage: Sequence[DamagedRow]) -> Salvaged | None:
        """Replace a damaged file by everything readable, before anything is read; None if nothing is damaged."""
        from sqlalchemy.exc import DBAPIError

        from models.repair.recovery import recover

        if not damage or self._file is None or self._lock is None:
            return None
        self._file.close()
        try:
            return recover(self.path, list(damage))
        except database.UNREADABLE as error:
            raise library_opener.unreadable_error(self.path, error) from error
        except (DBAPIError, OSError) as error:
            raise refusal_for_writing(self.path, error) from error
        finally:
            self._file = OpenFile(self.path, self._lock)
            self.install_systems()

    def demand_file(self) -> None:
        """Refuse if the file was deleted, moved, renamed or replaced since it was opened."""
        if self._file is None:
            return
        try:
            self._file.demand()
        except LibraryError as error:
            if self.when_lost is not None:
                self.when_lost(error)
            raise

    def _demand_schema(self, connection: sqlite3.Connection) -> None:
        """Refuse to save where another program has made the file run what is not ours."""
        if self._file is not None:
            self._file.schema.demand(connection, self.path)

    @property
    def is_open(self) -> bool:
        """Whether nobody has closed it."""
        return self._open

    @property
    def identity(self) -> str:
        """Its own id, which its copies have too; empty if it cannot be read."""
        return "" if self._file is None else self._file.identity

    def is_in_place(self) -> bool:
        """Whether the file that was opened is still the one of its name."""
        return self._file is None or self._file.is_in_place()

    def copy_to(self, target: Path) -> None:
        """Write everything in this library into another file, which is checked before it gets its name."""
        assert self._file is not None
        target = database.whole(target)
        is_own_file = target == self.path
        if is_own_file and self._file.is_in_place():
            raise LibraryError("same_file", **database.described(target))
        # The lock of its own name is held already.
        lock = None if is_own_file else database.claim(target)
        try:
            self._file.copy_to(target)
        except (sqlite3.DatabaseError, OSError) as error:
            raise (
                backups.damaged(self.path) if database.is_damage(error) else refusal_for_writing(target, error)
            ) from error
        finally:
            if lock is not None:
                lock.release()

    def close(self, *, back_up: bool = True) -> None:
        """Close the file, make the rolling backup if anything was written, and let others open it.

        A file that is no longer there, or does not pass its check, is refused, and closed all the same.
        """
        if not self._open:
            return
        self._open = False
        try:
            self._close(back_up=back_up)
        finally:
            if self._lock is not None:
                self._lock.release()

    def _close(self, *, back_up: bool) -> None:
        changed = False
        from rules.system import registry

        registry.remove_all(self)
        if "store" in self.__dict__:
            if self.store.changed and "texts" in self.__dict__:
                with contextlib.suppress(LibraryError):  # the next time does as well
                    self.texts.prune()
            self.store.close()
            changed = self.store.changed
        if self._file is None:
            return
        self._file.close()
        if changed and back_up:
            backups.back_up(self.path)
