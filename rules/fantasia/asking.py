"""How this system puts its questions, and what their answers are called, language by language."""

from __future__ import annotations

from collections.abc import Mapping

QUESTIONS: Mapping[str, Mapping[str, str]] = {
    "es": {
        "use_ready": "{target} va a actuar ({deed}): ¿usar lo preparado ({readied})?",
        "use_reaction": "{target} va a actuar ({deed}): ¿reaccionar con {ability}?",
        "opposed_attr": "{target} suma {own}: ¿con qué atributo se resiste? El empate basta.",
        "fumble": "Pifia de {whose}: ¿qué ocurre?",
        "free_attack": "{target} queda expuesto: ¿ataque gratis?",
        "which_ally": "¿A qué aliado golpea?",
        "critical_target": "Crítico: ¿quién recibe el doble de daño?",
        "side_tie": "Los bandos empatan: ¿qué se hace?",
    },
    "en": {
        "use_ready": "{target} is about to act ({deed}): use what was readied ({readied})?",
        "use_reaction": "{target} is about to act ({deed}): react with {ability}?",
        "opposed_attr": "{target} comes to {own}: which attribute resists? A tie is enough.",
        "fumble": "{whose} fumbles: what happens?",
        "free_attack": "{target} is exposed: a free attack?",
        "which_ally": "Which ally is struck?",
        "critical_target": "Critical: who takes double damage?",
        "side_tie": "The sides tie: what now?",
    },
    "pt_BR": {
        "use_ready": "{target} vai agir ({deed}): usar o que foi preparado ({readied})?",
        "use_reaction": "{target} vai agir ({deed}): reagir com {ability}?",
        "opposed_attr": "{target} soma {own}: com que atributo resiste? O empate basta.",
        "fumble": "Falha crítica de {whose}: o que acontece?",
        "free_attack": "{target} fica exposto: ataque grátis?",
        "which_ally": "Que aliado é atingido?",
        "critical_target": "Crítico: quem recebe o dobro do dano?",
        "side_tie": "Os lados empatam: e agora?",
    },
}

_ATTRIBUTES = {"fue": "FUE", "agi": "AGI"}
OPTIONS: Mapping[str, Mapping[str, Mapping[str, str]]] = {
    "es": {
        "fumble": {
            "1": "Suelta el arma",
            "2": "Queda tumbado",
            "3": "DE −3 y DM −3",
            "4": "Ataque gratis del enemigo",
            "5": "Se hiere con su arma",
            "6": "Golpea a un aliado",
        },
        "side_tie": {"reroll": "Lanzar de nuevo", "interleave": "Intercalar turnos"},
        "opposed_attr": _ATTRIBUTES,
        "free_attack": {"attack": "Atacar", "none": "No atacar"},
        "use_ready": {"use": "Usarlo", "none": "Guardarlo"},
        "use_reaction": {"use": "Reaccionar", "none": "No reaccionar"},
    },
    "en": {
        "fumble": {
            "1": "Drops the weapon",
            "2": "Falls prone",
            "3": "DE −3 and DM −3",
            "4": "Free attack by the enemy",
            "5": "Hurt by its own weapon",
            "6": "Strikes an ally",
        },
        "side_tie": {"reroll": "Roll again", "interleave": "Take turns one by one"},
        "opposed_attr": _ATTRIBUTES,
        "free_attack": {"attack": "Attack", "none": "No attack"},
        "use_ready": {"use": "Use it", "none": "Keep it"},
        "use_reaction": {"use": "React", "none": "No reaction"},
    },
    "pt_BR": {
        "fumble": {
            "1": "Solta a arma",
            "2": "Fica caído",
            "3": "DE −3 e DM −3",
            "4": "Ataque grátis do inimigo",
            "5": "Fere-se com a própria arma",
            "6": "Atinge um aliado",
        },
        "side_tie": {"reroll": "Rolar de novo", "interleave": "Alternar turnos"},
        "opposed_attr": _ATTRIBUTES,
        "free_attack": {"attack": "Atacar", "none": "Não atacar"},
        "use_ready": {"use": "Usar", "none": "Guardar"},
        "use_reaction": {"use": "Reagir", "none": "Não reagir"},
    },
}
