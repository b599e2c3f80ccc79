"""What automatic players need to know of these rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules.core.questions import ChoiceQuestion
from rules.d100.combatant.state import D100Fight, Fighter
from rules.d100.combatant.weapons import weapons_of
from rules.d100.turns.order import declaration_order
from rules.d100.turns.turns import hindrance
from rules.system.parts import Tactics

IN_NEED = 2
"""Below one part in this many of its PV a combatant gives its action up to survive the turn."""


def without_declarations(options: Any) -> Any:
    """Return the options without declarations."""
    return options.model_copy(update={"declarations": "off"})


def declares(fight: D100Fight) -> tuple[str, ...]:
    """D100-DECL-02: return who has to declare, in decreasing order of DES."""
    if fight.phase != "declaration":
        return ()
    combatants = fight.combatants
    order = declaration_order(fight)
    return tuple(id for id in order if combatants[id].declared is None and hindrance(fight, combatants[id]) is None)


def unready(fight: D100Fight, combatant: Fighter, command: Mapping[str, Any]) -> str | None:
    """D100-LOAD-01, D100-MALF-03: return why a weapon is not declared: on the floor, jammed or empty; else None."""
    weapon = weapons_of(combatant).get(command.get("with") or "")
    if weapon is None or command["action"] not in ("attack", "grapple"):
        return None
    carried = combatant.weapons[weapon.id]
    if carried.dropped:
        return "weapon_dropped"
    if carried.jammed:
        return "weapon_jammed"
    return "not_enough_ammo" if weapon.spends and carried.loaded == 0 else None


def spent(fight: D100Fight, combatant: Fighter) -> bool:
    """D100-SEQ-02: whether its one action of the turn is used."""
    return bool(combatant.spent_on)


def answer(fight: D100Fight, choice: ChoiceQuestion) -> str | None:
    """D100-DODGE-01, D100-BLOCK-01: dodge or block if it does not need the action more."""
    if choice.id == "disarm":
        return choice.options[-1]
    if choice.id != "reaction" or choice.actor is None:
        return None
    combatant = fight.combatants[choice.actor]
    if not reacts_freely(combatant) and combatant.pools["pv"] * IN_NEED > combatant.sheet.pv:
        return "none"
    return wary(fight, choice)


def reacts_freely(combatant: Fighter) -> bool:
    """D100-DODGE-01: whether it has no action left that dodging or blocking would cost."""
    declared = combatant.declared
    return combatant.over or bool(combatant.spent_on) or (declared is not None and declared.action == "defend")


def bold(fight: D100Fight, choice: ChoiceQuestion) -> str | None:
    """D100-DODGE-01: keep the action for an attack, whatever comes."""
    if choice.id != "reaction" or choice.actor is None or reacts_freely(fight.combatants[choice.actor]):
        return None
    return "none"


def wary(fight: D100Fight, choice: ChoiceQuestion) -> str | None:
    """D100-DODGE-01, D100-BLOCK-01: dodge or block, whichever is likelier, whatever it costs."""
    if choice.id != "reaction" or choice.actor is None:
        return None
    combatant = fight.combatants[choice.actor]
    return max(choice.options[1:], key=lambda option: chance_of(combatant, option))


def chance_of(combatant: Fighter, option: str) -> int:
    """Return the chance of an answer to an attack, in percent."""
    if option == "dodge":
        return combatant.numbers.dodge
    return next((row.block or 0 for row in combatant.sheet.weapons if f"block:{row.id}" == option), 0)


TACTICS = Tactics[D100Fight, Fighter](
    bare=without_declarations,
    passed_over=frozenset({"release", "disarm", "repair", "use_skill"}),
    mends={"not_enough_ammo": "reload", "not_equipped": "draw", "weapon_dropped": "pick_up", "weapon_jammed": "repair"},
    over=frozenset({"cannot_act", "not_your_turn", "no_action_left", "too_early"}),
    urgent=("escape",),
    guard="defend",
    declares=declares,
    unready=unready,
    spent=spent,
    answer=answer,
    bold=bold,
    wary=wary,
)
