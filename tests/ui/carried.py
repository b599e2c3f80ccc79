"""What a test lets fall: creatures and members, as the lists of the window carry them."""

from collections.abc import Iterable

from PySide6.QtCore import QMimeData

from ui.dnd.payload import DropPayload, mime_of


def creatures_mime(ids: Iterable[int]) -> QMimeData:
    """The creatures of these ids, ready to be dragged; an id that comes twice is two of them."""
    return mime_of(DropPayload(creatures=tuple(ids)))


def members_mime(ids: Iterable[int]) -> QMimeData:
    """The members of these ids, ready to be dragged."""
    return mime_of(DropPayload(members=tuple(ids)))
