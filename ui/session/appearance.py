"""What the library says of how those who fight look: a player's character's own colour, anybody's picture."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from PySide6.QtGui import QColor

from models.library import Library
from models.repositories.pictures import own_colour, picture_of
from models.repositories.setups import creatures_of
from models.storage.errors import LibraryError
from ui.theme.theme import COLOUR_ROLES, colour_of, current, washed

READABLE = 4.5
"""The contrast that text has with its ground at the least (WCAG AA)."""
_STEP = 0.05


class OwnLook(NamedTuple):
    """How one of those who fight looks."""

    colour: str = ""
    """A name of the library's colours, or `#rrggbb`; empty: that of its side."""
    picture: str = ""
    """Its picture, as an address that holds all of it."""


PLAIN = OwnLook()
Looks = Mapping[str, OwnLook]
NO_LOOKS: Looks = {}


def looks_of(library: Library, encounter_id: int, members: Mapping[str, int]) -> dict[str, OwnLook]:
    """Combatant's id to its look, of all that have one; who is no longer in the library has none."""
    party = {member.id: member for member in library.parties.members()} if members else {}
    try:
        bred = creatures_of(library.encounters.entries(encounter_id))
    except LibraryError:
        bred = {}
    creatures = {creature.id: creature for creature in library.creatures.get_all(sorted(set(bred.values())))}
    extras = {id: creatures[creature].extra for id, creature in bred.items() if creature in creatures}
    extras |= {id: party[member].extra for id, member in members.items() if member in party}
    looks = {}
    for id, extra in extras.items():
        picture = picture_of(extra)
        look = OwnLook(own_colour(extra) if id in members else "", "" if picture is None else picture.address)
        if look != PLAIN:
            looks[id] = look
    return looks


def shown_colour(colour: str) -> QColor | None:
    """An own colour in the theme in force, as dark or light as it takes to be read wherever it stands; None: none."""
    if not colour:
        return None
    theme = current()
    wanted = colour_of(colour) if colour in COLOUR_ROLES else QColor(colour)
    grounds = [theme.color(role) for role in ("surface", "raised", "sunken", "accent_soft")]
    return readable(wanted, grounds, theme.color("text"))


def readable(wanted: QColor, grounds: list[QColor], text: QColor) -> QColor:
    """The colour nearest to the wanted one, on the way to that of the text, that can be read on all grounds."""
    share = 0.0
    while share < 1.0:
        tried = washed(text, wanted, share)
        if all(contrast(tried, ground) >= READABLE for ground in grounds):
            return tried
        share += _STEP
    return text


def contrast(color: QColor, other: QColor) -> float:
    """How far apart two colours are for the eye: 1 (the same) to 21 (black and white)."""
    dark, light = sorted(_light_of(colour) for colour in (color, other))
    return (light + 0.05) / (dark + 0.05)


def _light_of(colour: QColor) -> float:
    parts = (colour.redF(), colour.greenF(), colour.blueF())
    linear = (part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return sum(weight * part for weight, part in zip((0.2126, 0.7152, 0.0722), linear, strict=True))
