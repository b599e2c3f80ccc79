"""Rows that the sheet's editor offers: weapons, magics and items that the combat chapter mentions.

The chapter gives the damage of a dagger and a sword, the kinds of weapon with their reach, and what each status does;
other figures are suggestions.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

Row = Mapping[str, Any]


def _arm(id: str, name: str, damage: str, kind: str = "melee", **more: Any) -> Row:
    return {"id": id, "name": name, "kind": kind, "damage": damage, **more}


def _harm(id: str, name: str, pm: int, damage: str, element: str, **more: Any) -> Row:
    return {"id": id, "name": name, "pm": pm, "damage": damage, "element": element, **more}


def _ail(id: str, name: str, pm: int, status: str, timer: int | None = 3, **more: Any) -> Row:
    put_on = {"status": status} if timer is None else {"status": status, "timer": timer}
    return {"id": id, "name": name, "pm": pm, "status": [put_on], **more}


def _aid(id: str, name: str, pm: int, status: str) -> Row:
    return {**_ail(id, name, pm, status), "roll": "none", "beneficial": True}


WEAPONS: tuple[Row, ...] = (
    _arm("daga", "Daga", "1d"),
    _arm("espada", "Espada", "2d"),
    _arm("espada-2", "Espada+2", "2d", bonus=2),
    _arm("espada-3", "Espada+3", "2d", bonus=3),
    _arm("espadon", "Espadón", "3d", hand="both"),
    _arm("hacha", "Hacha", "2d+2", hand="both"),
    _arm("lanza", "Lanza", "2d", range=2, hand="both"),
    _arm("maza", "Maza", "2d"),
    _arm("cuchillo", "Cuchillo arrojadizo", "1d", "thrown"),
    _arm("jabalina", "Jabalina", "2d", "thrown"),
    _arm("arco", "Arco", "2d", "ranged", hand="both"),
    _arm("ballesta", "Ballesta", "2d+1", "ranged", hand="both", capacity=1),
    _arm("pistola", "Pistola", "2d", "firearm"),
    _arm("fusil", "Fusil", "3d", "firearm", range=40, hand="both"),
    _arm("cetro", "Cetro", "1d", "magic", bonus=1),
    _arm("baculo", "Báculo", "1d", "magic", bonus=2, hand="both"),
    _arm("libro", "Libro", "1d", "magic", bonus=1),
    _arm("pincel", "Pincel", "1d", "magic", bonus=1),
    _arm("garras", "Garras", "1d", natural=True),
    _arm("mordisco", "Mordisco", "1d+1", natural=True),
)
ABILITIES: tuple[Row, ...] = (
    _harm("fuego", "Fuego", 4, "2d", "fire"),
    _harm("hielo", "Hielo", 4, "2d", "ice"),
    _harm("rayo", "Rayo", 4, "2d", "electric"),
    _harm("agua", "Agua", 4, "2d", "water"),
    _harm("aire", "Aire", 4, "2d", "wind"),
    _harm("sismo", "Sismo", 8, "3d", "earth", area=True, ground=True),
    {"id": "cura", "name": "Cura", "pm": 4, "heal": "2d", "roll": "none"},
    {"id": "vida", "name": "Vida", "pm": 12, "revive": 1, "roll": "none"},
    _ail("amnesia", "Amnesia", 6, "amnesia"),
    _ail("ceguera", "Ceguera", 3, "blind"),
    _ail("confusion", "Confusión", 6, "confuse"),
    _ail("condena", "Condena", 10, "condemned", None),
    _ail("congelar", "Congelar", 8, "frozen"),
    _ail("detener", "Detener", 8, "stop", 2),
    _ail("encantamiento", "Encantamiento", 8, "charm"),
    _ail("imp", "Imp", 6, "imp"),
    _ail("lentitud", "Lentitud", 5, "slow"),
    _ail("miedo", "Miedo", 4, "fear"),
    _ail("mini", "Mini", 6, "mini"),
    _ail("petrificar", "Petrificar", 10, "petrify", None),
    _ail("sapo", "Sapo", 8, "toad"),
    _ail("cerdo", "Cerdo", 8, "pig"),
    _ail("silencio", "Silencio", 4, "silence"),
    _ail("sueno", "Sueño", 4, "sleep"),
    _ail("veneno", "Veneno", 3, "poison", 4),
    _aid("berserk", "Berserk", 5, "berserk"),
    _aid("espejo", "Espejo", 8, "reflect"),
    _aid("flotar", "Flotar", 4, "float"),
    _aid("parpadeo", "Parpadeo", 5, "blink"),
    _aid("rapidez", "Rapidez", 7, "haste"),
    _aid("regen", "Regen", 5, "regen"),
)
ITEMS: tuple[Row, ...] = (
    {"id": "pocion", "name": "Poción", "heal": "2d"},
    {"id": "pocion-pm", "name": "Poción de PM", "heal_pm": "2d"},
    {"id": "pluma-fenix", "name": "Pluma Fénix", "revive": 1},
    {"id": "contraveneno", "name": "Contraveneno", "lifts": ["poison"]},
    {"id": "colirio", "name": "Colirio", "lifts": ["blind"]},
    {"id": "hierba-de-eco", "name": "Hierba de eco", "lifts": ["silence"]},
    {"id": "aguja", "name": "Aguja que ablanda", "lifts": ["petrify", "stone"]},
)
ROW_TEMPLATES: Mapping[str, tuple[Row, ...]] = {"weapons": WEAPONS, "abilities": ABILITIES, "items": ITEMS}
