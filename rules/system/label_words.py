"""How people call the fields of a sheet: what they write out where the book abbreviates, and in other languages."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from rules.text.messages import LANGUAGES, terms

if TYPE_CHECKING:
    from rules.system.system import System

WRITTEN_OUT: Mapping[str, tuple[str, ...]] = {
    "PV": ("Puntos de vida", "Puntos de golpe", "Pontos de vida", "Vida", "Hit points", "HP"),
    "PM": ("Puntos de magia", "Puntos de maná", "Pontos de magia"),
    "PS": ("Puntos de soltura", "Pontos de soltura"),
    "Velocidad (pies)": ("Velocidad", "Velocidade", "Speed"),
    "VIDA": ("Pontos de vida", "PV", "Puntos de vida"),
    "DE": ("Defensa",),
    "DM": ("Defensa mágica",),
    "AT": ("Ataque",),
    "MA": ("Magia",),
    "EV": ("Evasión",),
    "BM": ("Bloqueo mágico",),
    "MO": ("Movimiento",),
    "FUE": ("Fuerza",),
    "AGI": ("Agilidad",),
    "VIT": ("Vitalidad",),
    "MEN": ("Mente",),
    "Nv": ("Nivel",),
    "DES": ("Destreza",),
    "MD": ("Modificador de daño", "Modificador al daño", "MD daño"),
    "CON": ("Constituição", "Constitución"),
    "FOR": ("Força",),
    "PER": ("Percepção",),
    "AÇÃO": ("Ações", "Pontos de ação"),
}
"""What people write out where a sheet abbreviates, by the sheet's label; accents and capitals do not matter."""


def translated(system: System, label: str) -> list[str]:
    """A label of a sheet in each language in which the terms of its book are kept: whoever reads it so writes it so."""
    kept = (terms(system.phrases.file, language).get(label) for language in LANGUAGES)
    return [word for word in kept if word]


def written_out(label: str) -> tuple[str, ...]:
    """What people write out where a sheet has this label."""
    return WRITTEN_OUT.get(label, ())
