"""Weapons and skills that the sheet's editor offers to add; every figure can be changed afterwards.

The figures are those of the Basic Roleplaying System Reference Document (ORC Licence, © Chaosium Inc.); `skill` is
the chance of somebody without training.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

Row = Mapping[str, Any]


def _hand(id: str, name: str, skill: int, damage: str, pr: int, **more: Any) -> Row:
    return {"id": id, "name": name, "skill": skill, "damage": damage, "pr": pr, **more}


def _ranged(id: str, name: str, kind: str, skill: int, damage: str, range: int, **more: Any) -> Row:
    return {"id": id, "name": name, "kind": kind, "skill": skill, "damage": damage, "range": range, **more}


def _gun(id: str, name: str, skill: int, damage: str, range: int, capacity: int, malf: int, **more: Any) -> Row:
    return _ranged(id, name, "firearm", skill, damage, range, capacity=capacity, malf=malf, **more)


SKILLS: tuple[Row, ...] = tuple(
    {"id": id, "name": name, "pct": pct}
    for id, name, pct in (
        ("escuchar", "Escuchar", 25),
        ("lanzar", "Lanzar", 25),
        ("montar", "Montar", 5),
        ("nadar", "Nadar", 25),
        ("ocultarse", "Ocultarse", 10),
        ("otear", "Otear", 25),
        ("persuadir", "Persuadir", 15),
        ("primeros-auxilios", "Primeros auxilios", 30),
        ("rastrear", "Rastrear", 10),
        ("saltar", "Saltar", 25),
        ("sigilo", "Sigilo", 10),
        ("trepar", "Trepar", 40),
    )
)
ARMOURY: tuple[Row, ...] = (
    _hand("navaja", "Navaja", 25, "1D4", 6, block=None),
    _hand("cuchillo", "Cuchillo", 25, "1D3+1", 15),
    _hand("daga", "Daga", 25, "1D4+2", 15),
    _hand("porra", "Porra, bate", 25, "1D6", 15, blade=False),
    _hand("garrote", "Garrote pesado", 25, "1D8", 22, blade=False),
    _hand("baston", "Bastón largo", 25, "1D8", 20, blade=False),
    _hand("hacha", "Hacha de mano", 15, "1D6+1", 12),
    _hand("hacha-batalla", "Hacha de batalla", 15, "1D8+2", 15),
    _hand("martillo", "Martillo de guerra", 25, "1D6+2", 20, blade=False),
    _hand("maza", "Maza ligera", 25, "1D6+2", 20, blade=False),
    _hand("espada-corta", "Espada corta", 15, "1D6+1", 20),
    _hand("espada-larga", "Espada larga", 15, "1D8", 15),
    _hand("sable", "Sable", 15, "1D8+1", 20),
    _hand("espadon", "Espadón", 5, "2D8", 18),
    _hand("lanza", "Lanza corta", 15, "1D6+1", 15),
    _hand("alabarda", "Alabarda", 15, "3D6", 25),
    _hand("escudo", "Escudo redondo", 15, "1D3", 20, blade=False),
    _hand("escudo-antidisturbios", "Escudo antidisturbios", 15, "1D3", 16, blade=False),
    _ranged("piedra", "Piedra", "thrown", 25, "1D2", 20),
    _ranged("cuchillo-lanzado", "Cuchillo arrojadizo", "thrown", 15, "1D4", 20),
    _ranged("jabalina", "Jabalina", "thrown", 15, "1D6", 25),
    _ranged("arco", "Arco", "missile", 10, "1D6+1", 80, capacity=1, load_turns=0),
    _ranged("arco-largo", "Arco largo", "missile", 5, "1D8+1", 90, capacity=1, load_turns=0),
    _ranged("ballesta", "Ballesta", "missile", 25, "1D6+2", 40, md="none", capacity=1, load_turns=1),
    _gun("pistola-ligera", "Pistola ligera", 20, "1D6", 10, 8, 100, mechanism="semi", rate=3, feed="magazine"),
    _gun("pistola", "Pistola", 20, "1D8", 20, 12, 98, mechanism="semi", rate=2, feed="magazine"),
    _gun("revolver", "Revólver", 20, "1D8", 25, 6, 100),
    _gun("revolver-pesado", "Revólver pesado", 20, "1D10+2", 20, 6, 100),
    _gun("rifle", "Rifle de cerrojo", 25, "2D6+4", 110, 5, 100, long_gun=True),
    _gun("fusil-asalto", "Fusil de asalto", 25, "2D6+2", 90, 30, 100, mechanism="auto", feed="magazine", long_gun=True),
    _gun(
        "francotirador",
        "Fusil de francotirador",
        20,
        "2D10+4",
        125,
        11,
        98,
        mechanism="semi",
        feed="magazine",
        long_gun=True,
        scope="telescopic",
    ),
    _gun("subfusil", "Subfusil", 15, "1D8", 40, 32, 98, mechanism="auto", feed="magazine"),
    _gun("ametralladora", "Ametralladora", 15, "2D6+4", 90, 40, 100, mechanism="auto", feed="belt"),
    _gun("escopeta", "Escopeta de dos cañones", 30, "4D6", 10, 2, 100, rate=2),
)
