"""What automatic players need to know of these rules."""

from __future__ import annotations

from rules.core.questions import ChoiceQuestion
from rules.ffrpg.actions.abilities import harm_type, turned
from rules.ffrpg.combatant.state import Combatant, Fight
from rules.ffrpg.combatant.statistics import metres_of, stats_of
from rules.ffrpg.damage.weapons import IMPROVISED, all_blows, blow_with
from rules.ffrpg.statuses.traits import AT_BLOW, CHARMED, WILD
from rules.ffrpg.turns import sides
from rules.mechanics.statuses import Status
from rules.system.parts import Data, Tactics

OFFERS = frozenset({"reaction", "second_target"})
"""FF-RNG-02, FF-ATK-10: the questions that offer something at no cost."""


def spent(fight: Fight, combatant: Combatant) -> bool:
    """FF-ACT-01: whether the Action of its place is used."""
    return fight.turn is None or fight.turn.actions <= 0


def answer(fight: Fight, choice: ChoiceQuestion) -> str | None:
    """FF-RNG-02, FF-ATK-10: answer offers to strike back, or to strike another target, with yes."""
    if choice.id not in OFFERS or choice.actor is None:
        return None
    others, combatant = fight.combatants, fight.combatants[choice.actor]
    foes = [id for id in choice.options[1:] if id not in others or sides.fights_against(fight, combatant, others[id])]
    return foes[0] if foes else None


def paces(fight: Fight, combatant: Combatant, action: str) -> int:
    """FF-MOV-01, FF-MOV-02: return the metres left of its turn, or those of an Action spent on them."""
    if action == "full_move":
        return int(metres_of(combatant, 2))
    return 0 if fight.turn is None else int(fight.turn.metres)


def frees(fight: Fight, combatant: Combatant, command: Data, target: Combatant) -> Status | None:
    """FF-ST-confuse, FF-ST-charm: return what a blow ends of those that make a target strike its own side."""
    traits = stats_of(target).traits if target.conditions else {}
    misled = next((target.statuses[traits[trait].status] for trait in (WILD, CHARMED) if trait in traits), None)
    if misled is None or AT_BLOW not in misled.ends_at:
        return None
    type = harm_type(combatant, command)
    if command["action"] == "attack":
        type = (blow_with(combatant, command["with"]) if command.get("with") else all_blows(combatant)[0]).harm.type
    return misled if type == "physical" else None


TACTICS = Tactics[Fight, Combatant](
    passed_over=frozenset({IMPROVISED, "forced", "pincer"}),
    mends={"out_of_range": "move", "in_water": "move", "not_equipped": "equip", "flee_declared": "flee"},
    stuck=frozenset({"in_water", "flee_declared"}),
    over=frozenset({"cannot_act", "not_your_turn", "no_action_left"}),
    guard="defend",
    flight="flee",
    flight_declared="initiative",
    walk="move",
    run="full_move",
    paces=paces,
    spent=spent,
    answer=answer,
    turned=turned,
    frees=frees,
)
