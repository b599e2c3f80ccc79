"""How creatures and members look: small pictures, emblems and colours, kept among the extra data of an exchange file.

There they are copied, undone, exported and imported with whom they show, by the contract's rule for unknown keys.
"""

from __future__ import annotations

import base64
import binascii
import re
from typing import TYPE_CHECKING, Any, NamedTuple

from models.repositories.folders import COLOURS

if TYPE_CHECKING:
    from collections.abc import Mapping


KEY = "picture"
MOST = 256 * 1024
"""Bytes of a picture that is shown; larger ones in a file are kept, and not shown."""
KINDS = ("image/jpeg", "image/png")


class Picture(NamedTuple):
    """A picture of the library."""

    kind: str
    data: bytes

    @property
    def address(self) -> str:
        """The picture as a data URL."""
        return f"data:{self.kind};base64,{base64.b64encode(self.data).decode()}"


def picture_of(extra: Mapping[str, Any]) -> Picture | None:
    """Return the picture in extra data; None if there is none, or nothing valid."""
    stored = extra.get(KEY)
    if not isinstance(stored, str) or len(stored) > 2 * MOST:
        return None
    head, _, text = stored.partition(";base64,")
    kind = head.removeprefix("data:")
    if kind not in KINDS:
        return None
    try:
        data = base64.b64decode(text, validate=True)
    except (binascii.Error, ValueError):
        return None
    return Picture(kind, data) if 0 < len(data) <= MOST else None


def with_picture(extra: Mapping[str, Any], picture: Picture | None) -> dict[str, Any]:
    """Return extra data with another picture, or with none."""
    others = {key: value for key, value in extra.items() if key != KEY}
    return others if picture is None else {**others, KEY: picture.address}


COLOUR_KEY = "colour"
_HEX = re.compile(r"#[0-9a-fA-F]{6}")


def own_colour(extra: Mapping[str, Any]) -> str:
    """Return the colour in extra data: one of `COLOURS`, or `#rrggbb`; empty if there is none."""
    stored = extra.get(COLOUR_KEY)
    return stored if isinstance(stored, str) and (stored in COLOURS or _HEX.fullmatch(stored)) else ""


def with_own_colour(extra: Mapping[str, Any], colour: str) -> dict[str, Any]:
    """Return extra data with another colour; an empty one removes it."""
    others = {key: value for key, value in extra.items() if key != COLOUR_KEY}
    return {**others, COLOUR_KEY: colour} if colour else others


EMBLEM_KEY = "emblem"
INITIALS = "none"
"""The word in extra data for one who is to be shown by the initials of its name."""
_DRAWING = re.compile(r"[a-z0-9-]{1,60}")


def own_emblem(extra: Mapping[str, Any]) -> str | None:
    """Return the emblem that somebody has chosen: the name of a drawing, empty for initials; None: nobody has."""
    stored = extra.get(EMBLEM_KEY)
    if not isinstance(stored, str) or not _DRAWING.fullmatch(stored):
        return None
    return "" if stored == INITIALS else stored


def with_own_emblem(extra: Mapping[str, Any], emblem: str | None) -> dict[str, Any]:
    """Return extra data with another emblem; an empty one stands for initials, None removes the choice."""
    others = {key: value for key, value in extra.items() if key != EMBLEM_KEY}
    return others if emblem is None else {**others, EMBLEM_KEY: emblem or INITIALS}


def face_of(extra: Mapping[str, Any]) -> dict[str, Any]:
    """Return the extra data of picture and emblem alone, as somebody made of another takes them along."""
    return with_own_emblem(with_picture({}, picture_of(extra)), own_emblem(extra))
