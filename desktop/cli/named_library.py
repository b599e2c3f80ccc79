"""The library of a command, opened to be read or written."""

from __future__ import annotations

import locale
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from desktop.system import paths, settings
from desktop.system.terminal import say
from models import read_only
from models.library import Library
from models.repair import integrity
from models.storage import backups, database
from models.storage.errors import LibraryError


class CommandError(Exception):
    """Why something cannot be done, in one sentence."""


class UsageError(CommandError):
    """The arguments make no sense."""


def library_path(given: Path | None) -> Path:
    """Return the named library's path, else that of the library the window would open."""
    if given is not None:
        return given
    return opened_last() or paths.default_library()


def opened_last() -> Path | None:
    """Return the path of the library opened last, whether it exists or not."""
    chosen = settings.load(paths.settings_file()).preferences.library
    return Path(chosen) if chosen else None


def _language() -> str:
    """Return the language that the window would have."""
    chosen = settings.load(paths.settings_file()).preferences.language
    return chosen or settings.shipped_language(locale.getlocale()[0] or "")


def tell_faulty_preferences() -> None:
    """Print the window's message about unreadable preferences."""
    path = paths.settings_file()
    loaded = settings.load(path)
    if loaded.fault:
        say(f"The preferences in {path} cannot be read ({loaded.fault}); the defaults are used.")
    elif loaded.unknown:
        names = ", ".join(loaded.unknown)
        say(f"The preferences in {path} have no valid value for {names}; the defaults are used there.")


@contextmanager
def writing_to(given: Path | None) -> Iterator[Library]:
    """Yield the library to write to; a named one that is missing is made, empty.

    As in the window, a missing library that was opened last is never made anew.
    """
    if given is not None and not paths.may_be_library(given):
        raise UsageError(f"There is no library {given}, and the name of a new one ends in {paths.SUFFIX}.")
    create = given is not None or opened_last() is None
    samples = None if given is None else ()
    library = Library.open(library_path(given), create=create, samples=samples, language=_language())
    if (copy := library.migrated_copy) is not None:
        sentence = f"{library.path.name} was upgraded for this version; the previous file is kept as "
        say(f"{sentence}{copy.name} in {copy.parent}.")
    if (taken := library.recovered) is not None:
        kept = taken.original
        sentence = f"{library.path.name} is not built as Turnwright builds a library, so nothing in it was run. "
        say(f"{sentence}What can be read was copied. The original is kept as {kept.name} in {kept.parent}.")
    try:
        with _telling_damage(library.path, lambda: bool(integrity.find_damage(library.path))):
            yield library
    finally:
        library.close()


@contextmanager
def reading_from(given: Path | None) -> Iterator[Library]:
    """Yield the library for reading; its file is not changed."""
    path = library_path(given)
    with read_only.open_to_read(path) as library:
        if library.recovered is not None:
            yield library
            say(LibraryError("strange_schema", **database.described(path)))
            return
        with _telling_damage(path, lambda: read_only.is_damaged(library)):
            yield library


@contextmanager
def _telling_damage(path: Path, is_damaged: Callable[[], bool]) -> Iterator[None]:
    """Say of a damaged library that it is, whether a command fails by that or only finds less.

    The command runs first and, unlike the window, repairs nothing. Of a library of many thousand creatures only the
    pages are checked afterwards.
    """
    try:
        yield
    except (LibraryError, CommandError, OSError):
        raise
    except Exception as error:
        if is_damaged():
            raise backups.damaged(path) from error
        raise
    may_lack = integrity.has_broken_pages(path) if integrity.is_long(path) else is_damaged()
    if may_lack:
        say(f"{path.name} is damaged, and something may be missing; the window repairs it when it opens it.")
