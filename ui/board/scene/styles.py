"""The look of terrains and of marked cells: a colour and a pattern each, as colour alone means nothing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor

from models.storage.store import folded
from rules.core.board_overlays import AREA, DOMAIN, RANGE, REACH, SIGHT, THREAT
from rules.core.state import FOES, PARTY
from ui.text.words import terrain_name
from ui.theme.theme import Theme, current, washed

GRASS, REEDS, WAVES, SWELL, GRAINS, PUDDLES, STONES, CRACKS, PLANKS, TILES, FLOOR = range(11)
"""What is drawn on a ground."""


class CellStyle(NamedTuple):
    """A ground: its colour, what is drawn on it, and the letters that tell it from the others of its board."""

    ground: str
    """A colour of the board in the theme, or a family of statuses whose hue tints the plain one."""
    strokes: int
    letters: str = ""


KNOWN: Mapping[str, int] = {
    "grass": GRASS,
    "field": REEDS,
    "earth": GRAINS,
    "sand": GRAINS,
    "mud": PUDDLES,
    "rock": STONES,
    "water": WAVES,
    "waist_water": WAVES,
    "deep_water": SWELL,
    "swamp": REEDS,
    "ice": CRACKS,
    "silver_ice": CRACKS,
    "impassable": STONES,
    "difficult": STONES,
}
"""Words that many boards use, each with a colour of its own; any other word gets one by its place in the alphabet."""
_HUES = ("toxin", "barrier", "transform", "time", "seal", "weaken", "mystify", "state")
_STROKES = (TILES, PLANKS, GRAINS, CRACKS, STONES, REEDS, WAVES)
TINT, TINT_DARK = 0.3, 0.18
"""Share of its hue in a ground that is tinted, in light and dark themes."""
UNKNOWN = CellStyle("plain", FLOOR)


def terrain_looks(words: Sequence[str], default: str, labels: Mapping[str, str]) -> dict[str, CellStyle]:
    """Return a look for each terrain, plain for the default; letters are the shortest that distinguish the labels."""
    looks: dict[str, CellStyle] = {}
    kinds = sorted({*words, default})
    called = {word: terrain_name(word, labels.get(word, "")) for word in kinds}
    for index, word in enumerate(kinds):
        ground, strokes = word, KNOWN.get(word, FLOOR)
        if word not in KNOWN:
            ground = "plain" if word == default else _HUES[index % len(_HUES)]
            strokes = FLOOR if word == default else _STROKES[index % len(_STROKES)]
        others = [name for item, name in called.items() if item != word]
        looks[word] = CellStyle(ground, strokes, _beginning(called[word], others))
    return looks


def _beginning(label: str, others: Sequence[str]) -> str:
    """Return the shortest beginning that no other label shares, ignoring accents."""
    lengths = range(1, len(label) + 1)
    alike = (sum(folded(item[:length]) == folded(label[:length]) for item in others) for length in lengths)
    short = next((length for length, many in zip(lengths, alike, strict=True) if not many), len(label))
    return label[:short].capitalize()


def ground_color(look: CellStyle, theme: Theme) -> QColor:
    """Return the colour under what is drawn on a ground."""
    if look.ground in theme.board:
        return theme.board_color(look.ground)
    return washed(theme.family(look.ground), theme.board_color("plain"), TINT_DARK if theme.dark else TINT)


class Overlay(NamedTuple):
    """How cells of a kind are marked."""

    role: str
    """A colour role or family; empty: that of a side."""
    line: Qt.PenStyle
    hatch: Qt.BrushStyle


_SOLID, _DASHED, _DOTTED, _MIXED = (
    Qt.PenStyle.SolidLine,
    Qt.PenStyle.DashLine,
    Qt.PenStyle.DotLine,
    Qt.PenStyle.DashDotLine,
)
_RISING, _FALLING, _NONE = Qt.BrushStyle.BDiagPattern, Qt.BrushStyle.FDiagPattern, Qt.BrushStyle.NoBrush
OVERLAYS: Mapping[str, Overlay] = {
    REACH: Overlay("good", _SOLID, _NONE),
    RANGE: Overlay("seal", _MIXED, _NONE),
    AREA: Overlay("aim", _SOLID, _RISING),
    SIGHT: Overlay("warn", _DOTTED, _NONE),
    DOMAIN: Overlay("", _SOLID, _FALLING),
    THREAT: Overlay("", _DASHED, _RISING),
    "choice": Overlay("text", _DOTTED, _NONE),
}
"""Kind of marked cells to its look: whose domain it is, is told by line and hatch as well as by the side's colour."""
_OTHER = Overlay("muted", _MIXED, _FALLING)


def overlay_look(kind: str, side: str) -> tuple[QColor, Overlay]:
    """Return the colour and look of a kind of marked cells, of a combatant of a side."""
    look, theme = OVERLAYS.get(kind, _OTHER), current()
    if not look.role:
        enemies = PARTY if side == FOES else FOES
        return theme.side(enemies if kind == THREAT else side), look
    return theme.family(look.role) if look.role in theme.families else theme.color(look.role), look
