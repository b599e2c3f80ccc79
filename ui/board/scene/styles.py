"""The look of terrains, states and marked cells: a colour and a hatch each, as colour alone means nothing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor

from models.storage.store import folded
from ui.text.words import terrain_name
from ui.theme.theme import Theme, current

Pattern = Qt.BrushStyle


class CellStyle(NamedTuple):
    """A colour of the theme and a hatch."""

    family: str
    pattern: Pattern
    letters: str = ""


KNOWN: Mapping[str, tuple[str, Pattern]] = {
    "grass": ("strengthen", Pattern.NoBrush),
    "field": ("toxin", Pattern.VerPattern),
    "earth": ("transform", Pattern.Dense7Pattern),
    "sand": ("weaken", Pattern.Dense6Pattern),
    "mud": ("transform", Pattern.FDiagPattern),
    "rock": ("state", Pattern.DiagCrossPattern),
    "water": ("barrier", Pattern.HorPattern),
    "waist_water": ("barrier", Pattern.HorPattern),
    "deep_water": ("barrier", Pattern.Dense5Pattern),
    "swamp": ("toxin", Pattern.CrossPattern),
    "ice": ("time", Pattern.BDiagPattern),
    "silver_ice": ("time", Pattern.DiagCrossPattern),
    "impassable": ("fatal", Pattern.DiagCrossPattern),
}
"""Words that many boards use; any other word gets colour and hatch by its place in the alphabet."""
_HUES = ("toxin", "barrier", "transform", "time", "seal", "weaken", "mystify", "state")
_HATCHES = (
    Pattern.BDiagPattern,
    Pattern.Dense6Pattern,
    Pattern.HorPattern,
    Pattern.CrossPattern,
    Pattern.FDiagPattern,
    Pattern.VerPattern,
    Pattern.DiagCrossPattern,
)
OVERLAYS: Mapping[str, tuple[str, Pattern]] = {
    "reach": ("good", Pattern.Dense6Pattern),
    "range": ("accent", Pattern.BDiagPattern),
    "area": ("bad", Pattern.DiagCrossPattern),
    "sight": ("warn", Pattern.Dense7Pattern),
    "domain": ("party", Pattern.FDiagPattern),
    "threat": ("foes", Pattern.CrossPattern),
    "choice": ("accent", Pattern.Dense7Pattern),
}
"""Kind of marked cells to colour role and hatch."""


def terrain_looks(words: Sequence[str], default: str, labels: Mapping[str, str]) -> dict[str, CellStyle]:
    """Return a look for each terrain, plain for the default; letters are the shortest that distinguish the labels."""
    looks: dict[str, CellStyle] = {}
    kinds = sorted({*words, default})
    called = {word: terrain_name(word, labels.get(word, "")) for word in kinds}
    for index, word in enumerate(kinds):
        family, pattern = KNOWN.get(word, (_HUES[index % len(_HUES)], _HATCHES[index % len(_HATCHES)]))
        if word == default and word not in KNOWN:
            family, pattern = "state", Pattern.NoBrush
        others = [name for item, name in called.items() if item != word]
        looks[word] = CellStyle(family, pattern, _beginning(called[word], others))
    return looks


def _beginning(label: str, others: Sequence[str]) -> str:
    """Return the shortest beginning that no other label shares, ignoring accents."""
    lengths = range(1, len(label) + 1)
    alike = (sum(folded(item[:length]) == folded(label[:length]) for item in others) for length in lengths)
    short = next((length for length, many in zip(lengths, alike, strict=True) if not many), len(label))
    return label[:short].capitalize()


def mixed(color: QColor, other: QColor, share: float) -> QColor:
    """Return the first colour mixed with a share of the second."""
    return QColor(
        round(color.red() + (other.red() - color.red()) * share),
        round(color.green() + (other.green() - color.green()) * share),
        round(color.blue() + (other.blue() - color.blue()) * share),
    )


def floor_color(look: CellStyle, *, plain: bool, level: int, theme: Theme | None = None) -> QColor:
    """Return the ground colour of a cell: slightly tinted; higher ground is closer to the text's colour."""
    theme = theme or current()
    ground = mixed(theme.color("raised"), theme.family(look.family), 0.10 if plain else 0.24)
    return mixed(ground, theme.color("text"), min(0.18, 0.06 * abs(level)))


def floor_hue(look: CellStyle) -> QColor:
    """Return the colour of a terrain, strong enough for a small sign."""
    return mixed(current().color("raised"), current().family(look.family), 0.7)


def overlay_look(kind: str) -> tuple[QColor, Pattern]:
    """Return colour and hatch of a kind of marked cells."""
    role, pattern = OVERLAYS.get(kind, ("muted", Pattern.VerPattern))
    return current().color(role), pattern
