"""What each value of the options of a fight says, for the form, the log and its head."""

from __future__ import annotations

from collections.abc import Mapping

HOUSE_RULES: Mapping[str, Mapping[str, Mapping[str, str]]] = {
    "en": {
        "initiative": {
            "individual": "Everybody rolls for initiative",
            "group": "Foes roll for initiative by groups",
            "side": "Whole sides roll for initiative",
        },
        "order_by_kind": {
            "on": "Members of a side act by kind of action",
            "off": "Members of a side act as they like",
        },
        "fumble": {
            "roll": "A die says what a fumble does",
            "choose": "The game master says what a fumble does",
        },
        "same_attribute": {
            "best_each": "Of several magics on an attribute the best bonus and the worst penalty count",
            "best_only": "Of several magics on an attribute only the strongest counts",
        },
        "opposites": {
            "on": "Affinity with an element means weakness to its opposite",
            "off": "Affinity with an element says nothing of its opposite",
        },
        "miniatures": {
            "on": "The rules of board and miniatures hold",
            "off": "The board is only a picture",
        },
        "foes_die_at_zero": {
            "on": "Those outside the party die at 0 PV",
            "off": "Foes fall unconscious at 0 PV",
        },
    },
    "es": {
        "initiative": {
            "individual": "Cada uno tira su iniciativa",
            "group": "Los enemigos tiran iniciativa por grupos",
            "side": "Cada bando tira una iniciativa",
        },
        "order_by_kind": {
            "on": "Los de un bando actúan por tipo de acción",
            "off": "Los de un bando actúan en el orden que quieran",
        },
        "fumble": {
            "roll": "Un dado dice qué hace una pifia",
            "choose": "El director dice qué hace una pifia",
        },
        "same_attribute": {
            "best_each": "De varias magias en un atributo cuentan la mejor bonificación y la peor penalización",
            "best_only": "De varias magias en un atributo solo cuenta la más fuerte",
        },
        "opposites": {
            "on": "La afinidad con un elemento es debilidad ante su opuesto",
            "off": "La afinidad con un elemento no dice nada de su opuesto",
        },
        "miniatures": {
            "on": "Valen las reglas de tablero y miniaturas",
            "off": "El tablero es solo un dibujo",
        },
        "foes_die_at_zero": {
            "on": "Quienes no son del grupo mueren a 0 PV",
            "off": "Los enemigos caen inconscientes a 0 PV",
        },
    },
    "pt_BR": {
        "initiative": {
            "individual": "Cada um rola sua iniciativa",
            "group": "Os inimigos rolam iniciativa por grupos",
            "side": "Cada lado rola uma iniciativa",
        },
        "order_by_kind": {
            "on": "Os de um lado agem por tipo de ação",
            "off": "Os de um lado agem na ordem que quiserem",
        },
        "fumble": {
            "roll": "Um dado diz o que faz uma falha crítica",
            "choose": "O mestre diz o que faz uma falha crítica",
        },
        "same_attribute": {
            "best_each": "De várias magias num atributo contam o melhor bônus e a pior penalidade",
            "best_only": "De várias magias num atributo só conta a mais forte",
        },
        "opposites": {
            "on": "Afinidade com um elemento é fraqueza ao oposto",
            "off": "Afinidade com um elemento não diz nada do oposto",
        },
        "miniatures": {
            "on": "Valem as regras de tabuleiro e miniaturas",
            "off": "O tabuleiro é só um desenho",
        },
        "foes_die_at_zero": {
            "on": "Quem não é do grupo morre com 0 PV",
            "off": "Os inimigos caem inconscientes com 0 PV",
        },
    },
}
