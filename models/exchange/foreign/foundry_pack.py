"""A compendium of Foundry VTT as the running program keeps it, a folder: recognised, and refused with what to do."""

from __future__ import annotations

from collections.abc import Iterator

from models.exchange.neutral import Neutral
from models.exchange.reading import Content, Reader
from models.exchange.report import Refused
from models.refusals import LibraryError


def _is_pack(content: Content) -> bool:
    folder = content.path
    return (
        content.is_folder and folder is not None and (folder / "CURRENT").is_file() and any(folder.glob("MANIFEST-*"))
    )


def _refuse(content: Content) -> Iterator[Neutral | Refused]:
    """A compendium as the running program keeps it is a database that only its own tools open on every machine."""
    raise LibraryError("packed_folder", name=content.name)


READER = Reader("foundry", "creatures", _is_pack, _refuse)
