"""Cards that the sheet's editor offers; none is a card of the game, and every figure can be changed.

The game's rules list no cards: these are made of what its rules say a card may do.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

Row = Mapping[str, Any]


def _skill(name: str, acao: int, **more: Any) -> Row:
    return {"name": name, "kind": "habilidade", "acao": acao, **more}


def _thing(name: str, **more: Any) -> Row:
    return {"name": name, "kind": "item", "acao": 2, "local": "inventario", "consumivel": True, **more}


CARDS: tuple[Row, ...] = (
    {"name": "Lâmina curta", "damage": "forca+1d2", "acao": 2},
    {"name": "Lâmina longa", "damage": "forca+1d4"},
    {"name": "Machado pesado", "damage": "forca+1d6", "acao": 4},
    {"name": "Haste comprida", "damage": "forca+1d4", "range": 2},
    {"name": "Martelo de duas mãos", "damage": "forca+1d8", "acao": 5},
    {"name": "Funda", "damage": "per+1d2", "range": 4, "trajetoria": "arqueado", "acao": 2},
    {"name": "Arco de caça", "damage": "per+1d4", "range": 6, "trajetoria": "arqueado"},
    {"name": "Besta", "damage": "per+1d6", "range": 6, "acao": 4},
    {"name": "Garras", "damage": "forca+1d4"},
    {"name": "Presas", "damage": "forca+1d2"},
    _skill("Golpe forte", 4, damage="forca+3", range=1, estamina=1),
    _skill("Golpe giratório", 4, damage="forca", area="around", afeta="enemies", estamina=2),
    _skill("Centelha", 3, damage=5, range=5, mana=1),
    _skill("Estouro de chamas", 5, damage=4, range=5, area="burst", mana=2),
    _skill("Toque que cura", 3, heal=3, range=1, mana=1),
    _skill("Chamado de volta", 5, revive=1, range=1, mana=3),
    _thing("Atadura", heal=2, range=1),
    _thing("Poção de vida", heal=4),
    _thing("Frasco de fogo", damage=4, range=4, trajetoria="arqueado", area="burst"),
)
ROW_TEMPLATES: Mapping[str, tuple[Row, ...]] = {"cards": CARDS}
