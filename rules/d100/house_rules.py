"""What each value of the options of a fight says, for the form, the log and its head."""

from __future__ import annotations

from collections.abc import Mapping

HOUSE_RULES: Mapping[str, Mapping[str, Mapping[str, str]]] = {
    "en": {
        "declarations": {
            "on": "Actions are declared before the turns",
            "off": "Nobody declares: no declaration phase, no −20 % for changing",
        },
        "critical_attacks": {
            "impale": "A critical attack impales",
            "brp": "A critical attack does as in Basic Roleplaying",
        },
        "hold_escape": {
            "after": "A hold can be escaped after the two incapable turns",
            "next": "A hold can be escaped already in the second incapable turn",
        },
        "low_pv": {
            "brp": "Unconscious at 1 or 2 PV, dying at 0",
            "zero": "Only unconscious at 0 PV",
        },
        "silencer_count": {
            "automatic": "Silencers of automatic weapons wear out",
            "always": "Every silencer wears out",
            "never": "No silencer wears out",
        },
        "grades": {
            "exact": "Degrees of success by the exact fractions",
            "table": "Degrees of success by the printed table",
        },
    },
    "es": {
        "declarations": {
            "on": "Las acciones se declaran antes de los turnos",
            "off": "Nadie declara: ni fase de declaración ni −20 % por cambiar",
        },
        "critical_attacks": {
            "impale": "Un ataque crítico empala",
            "brp": "Un ataque crítico es como en Basic Roleplaying",
        },
        "hold_escape": {
            "after": "De una presa se sale tras los dos turnos de incapacidad",
            "next": "De una presa se sale ya en el segundo turno de incapacidad",
        },
        "low_pv": {
            "brp": "Inconsciente con 1 o 2 PV, moribundo con 0",
            "zero": "Solo inconsciente con 0 PV",
        },
        "silencer_count": {
            "automatic": "Se desgastan los silenciadores de armas automáticas",
            "always": "Se desgasta todo silenciador",
            "never": "Ningún silenciador se desgasta",
        },
        "grades": {
            "exact": "Grados de éxito por las fracciones exactas",
            "table": "Grados de éxito por la tabla impresa",
        },
    },
    "pt_BR": {
        "declarations": {
            "on": "As ações são declaradas antes dos turnos",
            "off": "Ninguém declara: nem fase de declaração nem −20 % por mudar",
        },
        "critical_attacks": {
            "impale": "Um ataque crítico empala",
            "brp": "Um ataque crítico é como no Basic Roleplaying",
        },
        "hold_escape": {
            "after": "De uma presa se sai depois dos dois turnos de incapacidade",
            "next": "De uma presa se sai já no segundo turno de incapacidade",
        },
        "low_pv": {
            "brp": "Inconsciente com 1 ou 2 PV, morrendo com 0",
            "zero": "Apenas inconsciente com 0 PV",
        },
        "silencer_count": {
            "automatic": "Gastam-se os silenciadores de armas automáticas",
            "always": "Todo silenciador se gasta",
            "never": "Nenhum silenciador se gasta",
        },
        "grades": {
            "exact": "Graus de sucesso pelas frações exatas",
            "table": "Graus de sucesso pela tabela impressa",
        },
    },
}
