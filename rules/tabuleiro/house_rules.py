"""What each value of the options of a fight says, for the form, the log and its head."""

from __future__ import annotations

from collections.abc import Mapping

HOUSE_RULES: Mapping[str, Mapping[str, Mapping[str, str]]] = {
    "en": {
        "initiative": {
            "per": "PER says who acts first",
            "listed": "Everybody acts in the order of the list",
        },
        "face_cost": {
            "value": "Turning on the spot costs {value} AÇÃO",
        },
        "attack_facing": {
            "turn": "Who uses a card turns to its target",
            "keep": "Who uses a card keeps facing as it stood",
        },
        "terrain_costs": {
            "none": "The book’s terrain costs",
            "value": "Terrain costs: {value}",
        },
        "rest_vida": {
            "value": "DESCANSAR gives back {value} VIDA",
        },
        "rest_energia": {
            "value": "DESCANSAR gives back {value} ESTAMINA or MANA",
        },
        "at_zero": {
            "dead": "VIDA 0 means death",
            "unconscious": "At VIDA 0 one falls unconscious",
            "stays": "At VIDA 0 one plays on",
            "ask": "At VIDA 0 the table is asked",
        },
    },
    "es": {
        "initiative": {
            "per": "PER dice quién actúa primero",
            "listed": "Se actúa en el orden de la lista",
        },
        "face_cost": {
            "value": "Girar en el sitio cuesta {value} de AÇÃO",
        },
        "attack_facing": {
            "turn": "Quien usa una carta se gira hacia su objetivo",
            "keep": "Quien usa una carta sigue mirando adonde miraba",
        },
        "terrain_costs": {
            "none": "Los costes de terreno del libro",
            "value": "Costes de terreno: {value}",
        },
        "rest_vida": {
            "value": "DESCANSAR devuelve {value} de VIDA",
        },
        "rest_energia": {
            "value": "DESCANSAR devuelve {value} de ESTAMINA o MANA",
        },
        "at_zero": {
            "dead": "VIDA 0 es la muerte",
            "unconscious": "Con VIDA 0 se cae inconsciente",
            "stays": "Con VIDA 0 se sigue jugando",
            "ask": "Con VIDA 0 se pregunta a la mesa",
        },
    },
    "pt_BR": {
        "initiative": {
            "per": "PER diz quem age primeiro",
            "listed": "Age-se na ordem da lista",
        },
        "face_cost": {
            "value": "Virar no lugar custa {value} de AÇÃO",
        },
        "attack_facing": {
            "turn": "Quem usa uma carta se vira para o alvo",
            "keep": "Quem usa uma carta continua olhando para onde olhava",
        },
        "terrain_costs": {
            "none": "Os custos de terreno do livro",
            "value": "Custos de terreno: {value}",
        },
        "rest_vida": {
            "value": "DESCANSAR devolve {value} de VIDA",
        },
        "rest_energia": {
            "value": "DESCANSAR devolve {value} de ESTAMINA ou MANA",
        },
        "at_zero": {
            "dead": "VIDA 0 é a morte",
            "unconscious": "Com VIDA 0 se cai inconsciente",
            "stays": "Com VIDA 0 se continua jogando",
            "ask": "Com VIDA 0 se pergunta à mesa",
        },
    },
}
