"""The drawings of a sheet: which stand before its headings, rows and affinities, and how HTML shows them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from rules.core.drawings import ELEMENT_WORDS, ITEM_WORDS, WEAPON_WORDS
from ui.theme.icons import html_picture, paint_drawing, screen_ratio
from ui.theme.sizes import px

if TYPE_CHECKING:
    from rules.system.system import System

IN_POOL, IN_ROW, IN_HEADING, IN_LINE, IN_CHIP, GAP = 22, 20, 16, 15, 14, 8
"""The sides of drawings before pools, rows, headings, rows of a line, affinities, and from all to words; at 100 %."""
LIFTED = {IN_HEADING: 2, IN_LINE: 0}
"""How far some stand above where Qt has the middle of a line, so that they stand in that of its capitals; else 1."""
CREST = 60
"""The side of the emblem beside the name."""
OBJECT = "\ufffc"
"""What stands in the text of a document for a picture."""
NOTES = "quill-ink"
HEADINGS = {
    "weapons": "crossed-swords",
    "shields": "round-shield",
    "protections": "breastplate",
    "abilities": "skills",
    "skills": "progression",
    "items": "knapsack",
    "reactions": "riposte",
    "forms": "frog",
    "cards": "card-random",
    "drops": "open-treasure-chest",
    "reward": "two-coins",
}
"""List or group of a sheet to the drawing of its heading, and of those of its rows of which nothing else is known."""
ANY_HEADING = "scroll-unfurled"
ARMS, THINGS = frozenset({"weapons"}), frozenset({"items", "drops"})
"""Lists whose rows are drawn as what they are, whatever they do."""
HUES = {
    "flame": "wound",
    "snowflake-1": "turn",
    "stone-pile": "transform",
    "big-wave": "barrier",
    "power-lightning": "mark",
    "whirlwind": "strengthen",
    "sun": "mark",
    "evil-moon": "seal",
    "death-skull": "fatal",
    "poison-bottle": "toxin",
    "biohazard": "toxin",
    "melting-metal": "toxin",
    "gravitation": "mystify",
    "brain": "mind",
}
"""Drawing of an element to the family of statuses whose colour is its own."""
HEALING = "healing"


def element_hue(drawing: str) -> str:
    """Return the family of statuses that has the colour of an element, by its drawing."""
    return HUES.get(drawing, "other")


def heading_drawing(name: str) -> str:
    """Return the drawing of the heading of a list or group of a sheet."""
    return HEADINGS.get(name, ANY_HEADING)


def row_drawing(system: System, field: str, row: Mapping[str, Any], name: str) -> tuple[str, str]:
    """Return the drawing before a row, and the family of statuses that has its colour; empty: that of text.

    A weapon or thing is drawn as what it is, all else as what it does: by its element, healing, status, or name.
    """
    kind = str(row.get("kind") or "")
    if field in ARMS:
        return system.drawings.weapon(name, kind), ""
    if field in THINGS:
        return system.drawings.item(name, kind), ""
    if element := _element(system, row):
        drawing = system.drawings.element(element)
        return drawing, element_hue(drawing)
    if row.get("heal") or row.get("revive"):
        return HEALING, "strengthen"
    named = (system.statuses.get(str(each.get("status"))) for each in _effects(row))
    if (status := next(filter(None, named), None)) is not None:
        return status.shown_drawing.name, status.family
    known = WEAPON_WORDS.find(name) or ITEM_WORDS.find(name) or system.drawings.items.get(kind)
    return known or heading_drawing(field), ""


def is_of_elements(system: System, value: object) -> bool:
    """Return whether a value of a sheet says something of each of some elements."""
    known = system.drawings.elements
    return isinstance(value, Mapping) and bool(value) and all(str(name) in known for name in value)


def _element(system: System, row: Mapping[str, Any]) -> str:
    """Return the element of what a row does; empty if it has none."""
    parts = (row, row.get("damage"))
    found = (str(part.get("element") or "") for part in parts if isinstance(part, Mapping))
    element = next(filter(None, found), "")
    return element if element in system.drawings.elements or ELEMENT_WORDS.find(element) else ""


def _effects(row: Mapping[str, Any]) -> list[Mapping[str, Any]]:
    listed = [*_list(row.get("effects")), *_list(row.get("status"))]
    return [each for each in listed if isinstance(each, Mapping)]


def _list(value: object) -> list[Any]:
    return list(value) if isinstance(value, (list, tuple)) else []


def drawing_tag(name: str, color: str, side: int, gap: int = 0) -> str:
    """Return a drawing in a colour as HTML for a line of text, with a distance to the words behind it."""
    return _tag(name, color, px(side), px(gap), px(LIFTED.get(side, 1)), screen_ratio())


@lru_cache(maxsize=512)
def _tag(name: str, color: str, side: int, gap: int, lifted: int, ratio: float) -> str:
    def paint_into(painter: QPainter) -> None:
        paint_drawing(painter, name, QRectF(0, 0, side, side), QColor(color))

    return html_picture(side + gap, side + 2 * lifted, ratio, paint_into)
