"""What each value of the options of a fight says, for the form, the log and its head."""

from __future__ import annotations

from collections.abc import Mapping

HOUSE_RULES: Mapping[str, Mapping[str, Mapping[str, str]]] = {
    "en": {
        "initiative_stop": {
            "on": "The Initiative Phase stops for declarations",
            "off": "The Initiative Phase runs on without a stop",
        },
        "status_order": {
            "timers_first": "Status Phase: timers before effects",
            "effects_first": "Status Phase: effects before timers",
        },
        "opposed": {
            "margin": "Opposed Task Checks go by margin",
            "high_success": "Of two Task Checks the higher roll that succeeds wins",
        },
        "rule_of_10": {
            "on": "A CoS of 10 or less scores no Critical Hits",
            "off": "Any CoS may score Critical Hits",
        },
        "task_botch": {
            "value": "Task Checks are botched from {value} on",
        },
        "damage_cap": {
            "none": "A blow may deal any damage",
            "value": "A blow deals at most {value}",
        },
        "ejected_share": {
            "value": "Ejected foes bring {value} % of their XP and Gil",
        },
        "fled_share": {
            "value": "Foes that ran away bring {value} % of their XP and Gil",
        },
        "scavenge": {
            "none": "Gil and Items are found without a check",
            "value": "{value} must find Gil and Items",
        },
        "ranges": {
            "on": "Distances on the board count",
            "off": "Distances do not count",
        },
    },
    "es": {
        "initiative_stop": {
            "on": "La Initiative Phase se detiene para declarar",
            "off": "La Initiative Phase sigue sin detenerse",
        },
        "status_order": {
            "timers_first": "Status Phase: primero los plazos, luego los efectos",
            "effects_first": "Status Phase: primero los efectos, luego los plazos",
        },
        "opposed": {
            "margin": "Las Task Checks enfrentadas se deciden por margen",
            "high_success": "De dos Task Checks gana el éxito con la tirada más alta",
        },
        "rule_of_10": {
            "on": "Un CoS de 10 o menos no da Critical Hits",
            "off": "Cualquier CoS puede dar Critical Hits",
        },
        "task_botch": {
            "value": "Una Task Check es pifia desde {value}",
        },
        "damage_cap": {
            "none": "Un golpe puede hacer cualquier daño",
            "value": "Un golpe hace como mucho {value}",
        },
        "ejected_share": {
            "value": "Los enemigos expulsados dan el {value} % de su XP y Gil",
        },
        "fled_share": {
            "value": "Los enemigos que huyeron dan el {value} % de su XP y Gil",
        },
        "scavenge": {
            "none": "Gil e Items se encuentran sin tirar",
            "value": "{value} tiene que encontrar Gil e Items",
        },
        "ranges": {
            "on": "Cuentan las distancias del tablero",
            "off": "Las distancias no cuentan",
        },
    },
    "pt_BR": {
        "initiative_stop": {
            "on": "A Initiative Phase para para as declarações",
            "off": "A Initiative Phase segue sem parar",
        },
        "status_order": {
            "timers_first": "Status Phase: primeiro os prazos, depois os efeitos",
            "effects_first": "Status Phase: primeiro os efeitos, depois os prazos",
        },
        "opposed": {
            "margin": "Os Task Checks opostos se decidem pela margem",
            "high_success": "De dois Task Checks vence o sucesso com a rolagem mais alta",
        },
        "rule_of_10": {
            "on": "Um CoS de 10 ou menos não dá Critical Hits",
            "off": "Qualquer CoS pode dar Critical Hits",
        },
        "task_botch": {
            "value": "Um Task Check é falha crítica a partir de {value}",
        },
        "damage_cap": {
            "none": "Um golpe pode causar qualquer dano",
            "value": "Um golpe causa no máximo {value}",
        },
        "ejected_share": {
            "value": "Inimigos expulsos rendem {value} % de seu XP e Gil",
        },
        "fled_share": {
            "value": "Inimigos que fugiram rendem {value} % de seu XP e Gil",
        },
        "scavenge": {
            "none": "Gil e Items são achados sem teste",
            "value": "{value} precisa achar Gil e Items",
        },
        "ranges": {
            "on": "As distâncias do tabuleiro contam",
            "off": "As distâncias não contam",
        },
    },
}
