"""All actions of the system, and how the options of its questions are shown."""

from __future__ import annotations

from collections.abc import Mapping

from rules.actions import Action
from rules.fantasia.fighting import FIGHTING
from rules.fantasia.other_actions import OTHERS

ACTIONS: Mapping[str, Action] = {action.id: action for action in (*FIGHTING, *OTHERS)}

FUMBLES = {
    "1": "1 Suelta el arma",
    "2": "2 Queda tumbado",
    "3": "3 DE −3 y DM −3",
    "4": "4 Ataque gratis del enemigo",
    "5": "5 Se hiere con su arma",
    "6": "6 Golpea a un aliado",
}
OPTION_LABELS: Mapping[str, Mapping[str, str]] = {
    "fumble": FUMBLES,
    "side_tie": {"reroll": "Lanzar de nuevo", "interleave": "Intercalar turnos"},
    "opposed_attr": {"fue": "FUE", "agi": "AGI"},
    "free_attack": {"attack": "Atacar", "none": "No"},
    "use_ready": {"use": "Usar", "none": "No"},
    "use_reaction": {"use": "Usar", "none": "No"},
}


def option_label(question: str, option: str, names: Mapping[str, str]) -> str:
    """How an option of a question is shown."""
    return OPTION_LABELS.get(question, {}).get(option) or names.get(option, option)
