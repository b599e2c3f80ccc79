"""What each value of the options of a fight says, for the form, the log and its head."""

from __future__ import annotations

from collections.abc import Mapping

HOUSE_RULES: Mapping[str, Mapping[str, Mapping[str, str]]] = {
    "en": {
        "at_zero": {
            "dead": "At 0 hit points one dies",
            "unconscious": "At 0 hit points one falls unconscious",
        },
        "difficulties": {
            "none": "The book’s difficulties",
            "value": "Difficulties: {value}",
        },
    },
    "es": {
        "at_zero": {
            "dead": "A 0 puntos de vida se muere",
            "unconscious": "A 0 puntos de vida se cae inconsciente",
        },
        "difficulties": {
            "none": "Las dificultades del libro",
            "value": "Dificultades: {value}",
        },
    },
    "pt_BR": {
        "at_zero": {
            "dead": "Com 0 pontos de vida se morre",
            "unconscious": "Com 0 pontos de vida se cai inconsciente",
        },
        "difficulties": {
            "none": "As dificuldades do livro",
            "value": "Dificuldades: {value}",
        },
    },
}
