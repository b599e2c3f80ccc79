"""Run as a process: does deeds with a library again and again, ended before each of their changes of a file.

A line of JSON on standard input is a deed, the folder it begins with, a folder to work in, and how: `every` ends it
before every statement of SQL, too; `paused` does it once, and stops there while it is looked at what a kill would
leave.
A line of JSON on standard output says before which call it ended, and what can be opened afterwards; the last is null.
Each deed is done in a process of its own, which begins with all modules loaded and nothing else.
"""

import contextlib
import hashlib
import itertools
import json
import os
import secrets
import shutil
import sqlite3
import sys
import traceback
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NoReturn

from models.library import Library
from models.storage import backups
from models.storage import restore as restoring
from models.storage.errors import LibraryError
from tests.models.conftest import find
from tests.models.library_files import goblins

NAME = "library.turnwright"
EVERY, CALLS, PAUSED = "every", "calls", "paused"
"""How a deed is cut short."""
CHANGING = {"os.rename", "os.remove", "os.truncate", "os.link", "os.symlink", "os.mkdir", "os.rmdir"}
"""What Python says of a call before it is done (`sys.audit`); of `open` only what may write counts."""
WRITING = os.O_WRONLY | os.O_RDWR | os.O_CREAT | os.O_TRUNC
ENDING = ("COMMIT", "PRAGMA wal_checkpoint")
"""The statements that count always: by them what was written counts, and comes into the file."""


class Cut:
    """Ends the process, as a kill does, before one of its calls that change a file."""

    def __init__(self, last: int, told: int, go_on: int | None = None, *, every_statement: bool = False) -> None:
        """`told` hears before which call it ends; with `go_on` it only waits before each, until it reads there."""
        self._left = last
        self._told = told
        self._go_on = go_on
        self._every = every_statement
        self._saying = False

    def call(self, what: str) -> None:
        """A change is about to be made."""
        if self._saying:
            return
        if self._go_on is not None:
            self._saying = True
            os.write(self._told, what.encode("utf-8", "replace")[:200] + b"\n")
            os.read(self._go_on, 1)
            self._saying = False
        elif self._left == 0:
            self._saying = True
            os.write(self._told, what.encode("utf-8", "replace")[:200])
            os._exit(1)
        self._left -= 1

    def begin(self) -> None:
        """From here on calls are counted."""
        cut, really = self, sqlite3.connect
        fsync, write, copyfile = os.fsync, os.write, shutil.copyfile

        class Connection(sqlite3.Connection):
            def close(self) -> None:
                cut.call("sqlite close")
                super().close()

            def backup(self, *arguments: Any, **options: Any) -> None:
                cut.call("sqlite backup")
                super().backup(*arguments, **options)

        def connect(*arguments: Any, **options: Any) -> sqlite3.Connection:
            cut.call("sqlite connect")
            connection: sqlite3.Connection = really(*arguments, **{**options, "factory": Connection})
            connection.set_trace_callback(cut.statement)
            return connection

        def half(source: Path, target: Path, **options: Any) -> Path:
            cut.call(f"copy of {Path(source).name}")
            if self._left == 0 or self._go_on is not None:
                content = Path(source).read_bytes()
                self._saying = True
                Path(target).write_bytes(content[: len(content) // 2])
                self._saying = False
            cut.call(f"second half of {Path(source).name}")
            return Path(copyfile(source, target, **options))

        def counted(what: str, real: Callable[..., Any]) -> Callable[..., Any]:
            def done(*arguments: Any) -> Any:
                cut.call(what)
                return real(*arguments)

            return done

        # Marks and identities are the same in each run, so that what is left is, too.
        marks, words = itertools.count(1), itertools.count(1)
        secrets.randbelow = lambda _: next(marks)  # type: ignore[assignment]
        secrets.token_hex = lambda _=None: f"{next(words):032x}"  # type: ignore[assignment]
        sys.addaudithook(self._heard)
        sqlite3.connect = connect  # type: ignore[assignment]
        os.fsync, os.write = counted("fsync", fsync), counted("write", write)
        shutil.copyfile = half  # type: ignore[assignment]

    def statement(self, sql: str) -> None:
        """SQLite is about to do something."""
        if self._every or sql.startswith(ENDING):
            self.call(" ".join(sql.split())[:60])

    def _heard(self, event: str, arguments: tuple[Any, ...]) -> None:
        if event in CHANGING:
            self.call(f"{event} {Path(os.fsdecode(arguments[0])).name}")
        elif event == "open" and isinstance(arguments[2], int) and arguments[2] & WRITING:
            name = arguments[0]
            self.call(f"open {Path(os.fsdecode(name)).name if isinstance(name, str | bytes) else name}")


# --- deeds -----------------------------------------------------------------------------------------------------


def opened(path: Path) -> Library:
    """A library by its name, as the program opens it."""
    return Library.open(path, samples=(), systems=find)


def restore(path: Path) -> None:
    """Puts the second backup in the library's place."""
    restoring.restore(path, restoring.stage_backup(path, backups.rolling(path)[1]))


def look_over(path: Path) -> None:
    """Opens a library, which mends a damaged one, brings an older one up to date, and takes a strange one over."""
    library = opened(path)
    library.check_damage()
    library.close()


def change(path: Path) -> None:
    """Saves a goblin more, and makes a backup."""
    library = opened(path)
    goblins(library, "new")
    library.close()


def copy_over(path: Path) -> None:
    """Writes a copy of another library over this one."""
    library = opened(path.with_name("other.turnwright"))
    library.copy_to(path)
    library.close()


def close_written_over(path: Path) -> None:
    """Closes a library into whose file another program has written another one."""
    library = opened(path)
    goblins(library, "lost")
    content = path.with_name("other.turnwright").read_bytes()
    with path.open("r+b") as file:
        file.write(content)
        file.truncate()
    CUTS[0].begin()
    with contextlib.suppress(LibraryError):
        library.close()


CUTS: list[Cut] = []
DEEDS = {item.__name__: item for item in (restore, look_over, change, copy_over, close_written_over)}


# --- what is left ----------------------------------------------------------------------------------------------


def names_in(path: Path) -> Any:
    """The goblins of a library, sorted, or the code of its refusal; it is opened by its name, which may make it."""
    try:
        library = opened(path)
        library.check_damage()
    except LibraryError as error:
        return error.code
    found = sorted(row.name for row in library.creatures.rows())
    with contextlib.suppress(LibraryError):
        library.close(back_up=False)
    return found


def left(folder: Path, scratch: Path) -> dict[str, Any]:
    """What each file of the library and its copies holds, opened in another folder."""
    state = {file.name: hashlib.sha256(file.read_bytes()).digest() for file in sorted(folder.iterdir())}
    there: dict[str, Any] = {}
    for path in (folder / NAME, *backups.named_after(folder / NAME)):
        # A copy is opened for itself: what it holds is in it and its log. What the library holds may come from a copy.
        of_it = {name: digest for name, digest in state.items() if path.name == NAME or name.startswith(path.name)}
        asked = path.name, tuple(state), tuple(of_it.items())
        if asked not in SEEN:
            shutil.rmtree(scratch, ignore_errors=True)
            shutil.copytree(folder, scratch)
            SEEN[asked] = names_in(scratch / path.name)
        there[path.name] = SEEN[asked]
    return there


SEEN: dict[tuple[str, tuple[str, ...], tuple[tuple[str, bytes], ...]], Any] = {}
"""What has been found, by the file, the names of all, and the contents that count: many calls change nothing."""


def ended(deed: str, folder: Path, last: int, *, every_statement: bool) -> str:
    """Does the deed in a process of its own up to a call, and says which; nothing if it came to its end."""
    reading, told = os.pipe()
    child = os.fork()
    if not child:
        begin(deed, folder, Cut(last, told, every_statement=every_statement))
    os.close(told)
    with os.fdopen(reading, "rb") as pipe:
        what = pipe.read().decode()
    _, status = os.waitpid(child, 0)
    assert os.waitstatus_to_exitcode(status) == (1 if what else 0), f"{deed} at {last}: {status} {what}"
    return what


def paused(deed: str, start: Path, work: Path) -> Iterator[dict[str, Any]]:
    """One line for each call before which the deed waits; what lies in its files then is what a kill would leave."""
    folder, scratch = work / "folder", work / "scratch"
    shutil.copytree(start, folder)
    (reading, told), (go_on, going_on) = os.pipe(), os.pipe()
    child = os.fork()
    if not child:
        os.close(going_on)  # so that it ends with whoever looks
        begin(deed, folder, Cut(0, told, go_on))
    os.close(told)
    with os.fdopen(reading, "rb") as pipe:
        for what in pipe:
            yield {"before": what.decode().rstrip("\n"), "left": left(folder, scratch)}
            os.write(going_on, b".")
    _, status = os.waitpid(child, 0)
    assert os.waitstatus_to_exitcode(status) == 0, f"{deed}: {status}"
    yield {"before": "", "left": left(folder, scratch)}


def begin(deed: str, folder: Path, cut: Cut) -> NoReturn:
    """Does the deed and ends the process."""
    CUTS[:] = [cut]
    if deed != close_written_over.__name__:
        cut.begin()
    DEEDS[deed](folder / NAME)
    os._exit(0)


def cuts(deed: str, start: Path, work: Path, *, every_statement: bool) -> Iterator[dict[str, Any]]:
    """One line for each call."""
    folder, scratch = work / "folder", work / "scratch"
    for last in itertools.count():
        shutil.rmtree(folder, ignore_errors=True)
        shutil.copytree(start, folder)
        what = ended(deed, folder, last, every_statement=every_statement)
        yield {"before": what, "left": left(folder, scratch)}
        if not what:
            return


def tell(deed: str, start: Path, work: Path, how: str) -> NoReturn:
    """Does a deed, says what was left, and ends the process."""
    try:
        for line in (
            paused(deed, start, work) if how == PAUSED else cuts(deed, start, work, every_statement=how == EVERY)
        ):
            print(json.dumps(line), flush=True)
    except BaseException:  # noqa: BLE001 - no more of it runs in this process
        traceback.print_exc()
        sys.stderr.flush()
        os._exit(1)
    os._exit(0)


def main() -> None:
    """Does what each line says."""
    while line := sys.stdin.readline():
        deed, start, work, how = json.loads(line)
        child = os.fork()
        if not child:
            tell(deed, Path(start), Path(work), how)
        _, status = os.waitpid(child, 0)
        if os.waitstatus_to_exitcode(status) != 0:
            sys.exit(1)
        print(json.dumps(None), flush=True)


if __name__ == "__main__":
    main()
