"""The vocabulary of the system: terrains, statuses, states and suits."""

from __future__ import annotations

from collections.abc import Mapping

from rules.board.board import BoardRules
from rules.mechanics.statuses import Catalogue, ChangeableNumber, Status

TERRAIN_COSTS: Mapping[str, int] = {
    "grass": 1,
    "earth": 1,
    "water": 1,
    "sand": 1,
    "field": 1,
    "rock": 1,
    "swamp": 1,
    "ice": 1,
    "silver_ice": 1,
    "mud": 2,
}
"""TB-MOVE-01, TB-MOVE-02: terrain to the AÇÃO of entering one of its cells."""

TERRAIN_LABELS: Mapping[str, str] = {
    "grass": "grama",
    "earth": "terra",
    "water": "água",
    "sand": "areia",
    "field": "campo",
    "rock": "rocha",
    "swamp": "pântano",
    "ice": "gelo",
    "silver_ice": "gelo prateado",
    "mud": "lama",
}

BOARD = BoardRules(
    keys=frozenset({"width", "height", "blocked", "obstructed", "cells"}),
    cell_keys=frozenset({"terrain", "level", "state"}),
    terrains=frozenset(TERRAIN_COSTS),
    terrain="grass",
    levels=(0, 9),
    largest=11,
    default_size=11,
)
"""TB-BOARD-01: 11×11 cells, or fewer; TB-BOARD-02 to 04: states, levels and terrains of cells."""

MARKER = Status(
    "marker", "MARCADOR", drawing="position-marker", family="mark", rule="TB-STAT-03", params={"label": str}
)

STAT_LABELS: Mapping[str, str] = {"con": "CON", "acao": "AÇÃO", "per": "PER", "forca": "FOR", "dano": "DANO"}

MODIFIER = Status(
    "modifier",
    "MODIFICADOR",
    drawing="progression",
    family="modifier",
    rule="TB-STAT-01",
    params={"stat": ("con", "acao", "per", "forca", "dano"), "amount": int, "label": str},
    needs_value=True,
    terms=STAT_LABELS,
)

STATUSES = Catalogue((MARKER, MODIFIER))
CHANGEABLE = tuple(ChangeableNumber(stat) for stat in STAT_LABELS)
"""TB-STAT-01: the numbers that its rows may change."""
STAT_FLOORS: Mapping[str, int] = {"con": 1, "acao": 0, "per": 1, "forca": 1}
"""TB-STAT-01: the least value of a number with modifiers; DANO has none of its own."""

STATE_LABELS: Mapping[str, str] = {
    "active": "em jogo",
    "unconscious": "NOCAUTEADO",
    "dead": "MORTO",
    "out": "fora",
}

PLACE_LABELS: Mapping[str, str] = {
    "mesa": "MESA",
    "inventario": "INVENTÁRIO",
    "descarte": "descarte",
    "banida": "banida",
    "mercado": "MERCADO",
    "dada": "dada",
}

FACING_LABELS: Mapping[str, str] = {"n": "norte", "e": "leste", "s": "sul", "w": "oeste"}
FACING_ARROWS: Mapping[str, str] = {"n": "↑", "e": "→", "s": "↓", "w": "←"}

ITEM_KINDS = frozenset({"item", "ferramenta"})
"""TB-DEATH-07: the suits that count as ITEM when a dead hero's cards are shared out."""

USED_BY: Mapping[str, frozenset[str]] = {
    "attack": frozenset({"ferramenta"}),
    "use_ability": frozenset({"habilidade"}),
    "use_item": frozenset({"item", "outra"}),
}
"""TB-CARD-08: action to the suits that it uses."""

MOVED_FROM: Mapping[str, str] = {"play_card": "inventario", "take_card": "mesa"}
"""TB-CARD-03, TB-CARD-04: action to the place from which it moves a card."""

AT_HAND = frozenset({"mesa", "inventario"})
"""TB-CARD-08: the places from which a card is used."""
