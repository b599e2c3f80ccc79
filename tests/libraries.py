"""New libraries are copied where making each anew, revision by revision, would take most of a test's time."""

import contextlib
import json
import secrets
import sqlite3
from collections.abc import Callable, Hashable, Iterable
from functools import lru_cache
from pathlib import Path
from tempfile import TemporaryDirectory

from models import samples as making
from models.samples import Sample
from models.storage import database, upgrade
from rules.system.system import System

_create, _make = upgrade.create, making.make


class Templates:
    """The first of a kind is made as the program makes it; later ones are copies with an identity of their own."""

    def __init__(self) -> None:
        self._made: dict[Hashable, bytes] = {}

    def create(self, path: Path, revision: str = database.HEAD) -> None:
        """An empty library of a revision, as `migrating.create` makes it."""
        if revision not in self._made:
            _create(path, revision)
            self._made[revision] = path.read_bytes()
            return
        with path.open("xb") as file:
            file.write(with_own_identity(self._made[revision]))

    def make(
        self,
        path: Path,
        samples: Iterable[Sample] | None,
        systems: Callable[[str], System] | None,
        opened: Callable[..., making.NewLibrary],
        language: str = "",
    ) -> None:
        """A library with its samples, as `Library.open` asks for it."""
        wanted = None if samples is None else list(samples)
        if wanted != [] and systems is not None:
            _make(path, wanted, systems, opened, language)
            return
        key: Hashable = (
            language
            if wanted is None
            else json.dumps([(sample.name, sample.content) for sample in wanted], default=dict)
        )
        if key not in self._made:
            _make(path, wanted, systems, opened, language)
            self._made[key] = path.read_bytes()
            return
        path.write_bytes(with_own_identity(self._made[key]))


TEMPLATES = Templates()


def with_own_identity(content: bytes) -> bytes:
    """The content of a copied library as one of its own; the id stands in its row and in the index of that."""
    former = _identity_in(content)
    return content.replace(former, secrets.token_hex(16).encode()) if former else content


@lru_cache(maxsize=64)
def _identity_in(content: bytes) -> bytes:
    with TemporaryDirectory() as folder:
        path = Path(folder, "copy")
        path.write_bytes(content)
        with contextlib.closing(sqlite3.connect(path)) as connection:
            found = database.identity(connection).encode()
    assert not found or (len(found), content.count(found)) == (32, 2), "the id stands somewhere else, too"
    return found
