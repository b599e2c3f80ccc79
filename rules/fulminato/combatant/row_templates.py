"""Rows and sheets to start from in the editor: this app's own numbers, as the game's tables are not available."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple


class Preset(NamedTuple):
    """FU-ATK-03: a template: the list of the sheet it belongs to (empty: a whole sheet), and its row."""

    list: str
    name: str
    row: Mapping[str, Any]


def _foe(name: str, dice: str, attack: str, pv: int) -> Preset:
    con, des, men, gra = dice.split()
    skills = {"cac_sencilla": attack, "pistolas": attack} if name == "Pistolero" else {"cac_sencilla": attack}
    return Preset(
        "",
        name,
        {"constitucion": con, "destreza": des, "mente": men, "gracia": gra, "pv": pv, "skills": skills},
    )


_BLADE = {"damage": "d8", "type": "slashing", "skill": "cac_experta"}
_REVOLVER = {"kind": "ranged", "range": 60, "capacity": 6}

_WITS_AGAINST_AGILITY = {"own": ["mente"], "theirs": ["destreza"]}
PRESETS: tuple[Preset, ...] = (
    Preset("weapons", "Cuchillo", {"id": "cuchillo", "damage": "d6", "type": "slashing", "size": "light"}),
    Preset("weapons", "Daga", {"id": "daga", "damage": "d6", "type": "piercing", "size": "light"}),
    Preset("weapons", "Garrote", {"id": "garrote", "damage": "d6"}),
    Preset("weapons", "Espada", {"id": "espada", **_BLADE}),
    Preset("weapons", "Sable", {"id": "sable", **_BLADE}),
    Preset("weapons", "Machete", {"id": "machete", **_BLADE}),
    Preset(
        "weapons",
        "Lanza",
        {"id": "lanza", "damage": "d8", "type": "piercing", "skill": "cac_experta", "hands": 2, "size": "large"},
    ),
    Preset(
        "weapons",
        "Hacha a dos manos",
        {"id": "hacha", "damage": "d12", "type": "slashing", "skill": "cac_experta", "hands": 2, "size": "large"},
    ),
    Preset("weapons", "Pistola .38", {"id": "pistola-38", "damage": "d8", "caliber": "36-38", **_REVOLVER}),
    Preset("weapons", "Colt 45", {"id": "colt-45", "damage": "d10", "caliber": "40-45", **_REVOLVER}),
    Preset(
        "weapons",
        "Rifle",
        {
            "id": "rifle",
            "kind": "ranged",
            "skill": "rifles_escopetas",
            "damage": "d12",
            "range": 200,
            "hands": 2,
            "caliber": "55",
        },
    ),
    Preset(
        "weapons",
        "Arco",
        {"id": "arco", "kind": "ranged", "skill": "arcos_ballestas", "damage": "d8", "range": 100, "hands": 2},
    ),
    Preset("protections", "Cuero", {"id": "cuero", "desvio": 1}),
    Preset("protections", "Cota de malla", {"id": "malla", "desvio": 1, "reduction": 1}),
    Preset("protections", "Placas", {"id": "placas", "desvio": 2, "reduction": 2, "skill_ranks": -1}),
    Preset("protections", "Escudo pequeño", {"id": "escudo-pequeno", "kind": "shield", "desvio": 1}),
    Preset("protections", "Escudo grande", {"id": "escudo-grande", "kind": "shield", "desvio": 2}),
    Preset(
        "abilities",
        "Descarga",
        {"id": "descarga", "damage": "d8", "opposed": _WITS_AGAINST_AGILITY},
    ),
    Preset(
        "abilities",
        "Lengua de fuego",
        {"id": "lengua-de-fuego", "ps": 2, "damage": "2d6", "opposed": _WITS_AGAINST_AGILITY},
    ),
    Preset("abilities", "Manos que curan", {"id": "manos-que-curan", "heal": "d8"}),
    Preset("abilities", "Sanación", {"id": "sanacion", "ps": 2, "heal": "2d6", "action": "full"}),
    Preset("items", "Vendas", {"id": "vendas", "kind": "heal", "heal": "d4"}),
    Preset("items", "Tónico", {"id": "tonico", "kind": "heal", "heal": "d8", "action": "quick"}),
    Preset("items", "Cuerda", {"id": "cuerda", "kind": "rope"}),
    _foe("Matón", "d8 d6 d6 d6", "d6", 14),
    _foe("Guardia", "d8 d8 d6 d6", "d8", 18),
    _foe("Pistolero", "d6 d10 d8 d8", "d8", 16),
    _foe("Sabueso", "d8 d8 d6 d6", "d6", 10),
    _foe("Bruto", "d12 d6 d6 d6", "d10", 30),
    _foe("Capitán", "d10 d10 d8 d8", "d10", 26),
)
"""The templates of the editor, shown as the app's own."""
ROW_TEMPLATES: Mapping[str, tuple[Mapping[str, Any], ...]] = {
    name: tuple({"name": preset.name, **preset.row} for preset in PRESETS if preset.list == name)
    for name in ("weapons", "protections", "abilities", "items")
}
"""FU-ATK-03: the rows among them, by their list of the sheet."""
ROW_SYNONYMS: Mapping[str, Mapping[str, tuple[str, ...]]] = {
    "weapons": {
        "cuchillo": ("faca", "knife", "navaja", "navalha"),
        "daga": ("adaga", "punhal", "puñal", "dagger"),
        "garrote": ("porrete", "club", "porra", "maza", "maça", "mace", "bastón", "bastão", "staff"),
        "espada": ("sword",),
        "sable": ("sabre", "saber"),
        "machete": ("facão", "facón"),
        "lanza": ("lança", "spear"),
        "hacha": ("hacha", "machado", "axe"),
        "pistola-38": ("pistol", "revólver", "revolver", "handgun"),
        "rifle": ("fusil", "fuzil", "carabina", "escopeta", "espingarda", "shotgun", "carbine"),
        "arco": ("bow", "ballesta", "besta", "crossbow"),
    },
    "protections": {
        "cuero": ("couro", "leather"),
        "malla": ("malha", "mail"),
        "placas": ("plate",),
        "escudo-pequeno": ("small shield",),
        "escudo-grande": ("large shield",),
    },
    "abilities": {
        "descarga": ("discharge",),
        "lengua-de-fuego": ("língua de fogo", "tongue of fire"),
        "manos-que-curan": ("mãos que curam", "healing hands"),
        "sanacion": ("cura", "healing"),
    },
    "items": {
        "vendas": ("bandagens", "ataduras", "bandages"),
        "tonico": ("tonic",),
        "cuerda": ("corda", "rope"),
    },
}
"""FU-ATK-03: names in Portuguese or English, by which they are found; not shown."""
