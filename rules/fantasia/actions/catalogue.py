"""All actions of the system in the order in which they are shown, and how one is done: cost, reactions, effect."""

from __future__ import annotations

from collections.abc import Mapping

from rules.fantasia.actions import definitions
from rules.fantasia.actions.action import ActionParams, take_slot
from rules.fantasia.actions.definitions import ATTACK, CAST, AnyDeed
from rules.fantasia.actions.delay import RESUME, TAKE_TURN, WAIT
from rules.fantasia.actions.params import Cast, Strike
from rules.fantasia.actions.reactions import REACT, carry_out, resolve_reactions
from rules.fantasia.actions.readied import READY
from rules.fantasia.combatant.state import Battle, Fighter, Table, allies
from rules.fantasia.statuses.catalogue import CONFUSION
from rules.fantasia.statuses.traits import FRENZIED
from rules.system.parts import ForcedDeed

ACTIONS: Mapping[str, definitions.AnyDeed] = {
    deed.id: deed
    for deed in (
        definitions.ATTACK,
        definitions.CAST,
        definitions.USE_ITEM,
        definitions.MOVE,
        definitions.DEFEND,
        definitions.GRAPPLE,
        definitions.ESCAPE,
        READY,
        REACT,
        WAIT,
        RESUME,
        definitions.DRAW,
        definitions.PICK_UP,
        definitions.STAND_UP,
        definitions.RELOAD,
        definitions.JUMP,
        definitions.CHECK,
        definitions.FALL,
        TAKE_TURN,
        definitions.REST,
        definitions.OTHER,
    )
}


def perform(table: Table, deed: AnyDeed, actor: Fighter, params: ActionParams) -> None:
    """Do an action that nothing refuses: its cost, the reactions that it triggers, its effect."""
    if params.price != "none":
        take_slot(table, actor, params)
    if deed is ATTACK or deed is CAST:
        table.put(actor, "done", (*actor.done, deed.id))
    if deed.trigger is None or resolve_reactions(table, deed, actor, params):
        carry_out(table, deed, actor, params)


# --- those who have no choice ------------------------------------------------------------------------------


def why_forced(actor: Fighter) -> tuple[str, str]:
    """LF-ST-BERSERK-5, LF-ST-CONFUSION-4: return the status that forces it, and the id of the forced action."""
    if FRENZIED in actor.traits:
        return actor.traits[FRENZIED].id, "attack"
    return CONFUSION, "cast" if actor.forced == "ability" else "attack"


def no_choice(fight: Battle, actor: Fighter) -> ForcedDeed | None:
    """LF-ST-BERSERK-5, LF-ST-CONFUSION-4: return what leaves it no choice of whom it fights, or None."""
    return ForcedDeed(why_forced(actor)[0]) if FRENZIED in actor.traits or actor.forced is not None else None


def must_act(fight: Battle, actor: Fighter) -> bool:
    """LF-ST-BERSERK-5, LF-ST-CONFUSION-4: whether it still has to strike, or to use an ability, and can."""
    if FRENZIED in actor.traits:
        return "attack" not in actor.done and any(
            ATTACK.is_possible(fight, actor, Strike(targets=(combatant.id,)))
            for combatant in fight.combatants.values()
            if combatant.state == "active" and not allies(combatant, actor)
        )
    if actor.forced == "attack":
        return "attack" not in actor.done and any(
            ATTACK.is_possible(fight, actor, Strike(targets=(combatant.id,))) for combatant in fight.combatants.values()
        )
    if actor.forced == "ability":
        return "cast" not in actor.done and any_ability(fight, actor, paid=True)
    return False


def any_ability(fight: Battle, actor: Fighter, *, paid: bool) -> bool:
    """LF-ST-CONFUSION-1: whether it could use any ability on any target."""
    return any(
        CAST.is_possible(fight, actor, Cast(ability=ability.id, targets=(combatant.id,), paid=paid))
        for ability in actor.sheet.abilities
        for combatant in fight.combatants.values()
    )
