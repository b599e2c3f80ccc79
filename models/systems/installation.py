"""Which systems of a library are found by their ids while it is open; a start loads this and no database."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING, Any

from rules.system import registry

if TYPE_CHECKING:
    from rules.system.system import System


def install(owner: object, hashes: Mapping[str, str], build: Callable[[str], System[Any, Any]]) -> None:
    """Let systems be found by their ids as their owner's, each built of the text of its hash; and none besides."""
    for id in registry.installed_by(owner):
        if id not in hashes:
            registry.remove(id, owner)
    for id, hash in hashes.items():
        if id not in registry.points() and registry.mark_of(id, owner) != hash:
            registry.install_later(id, partial(build, hash), owner, hash)
