"""What Confuse, Charm and Berserk make a combatant do."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rules.core.questions import Fault
from rules.ffrpg.actions import abilities, attack, choices, targets, usables
from rules.ffrpg.actions.usables import UsedAbility
from rules.ffrpg.combatant.state import Combatant, Fight, Table
from rules.ffrpg.combatant.statistics import stats_of
from rules.ffrpg.damage import turn_economy, weapons
from rules.ffrpg.damage.turn_economy import deed
from rules.ffrpg.damage.weapons import ReachRule
from rules.ffrpg.statuses.traits import CHARMED, FRENZIED, WILD
from rules.ffrpg.turns import pincer, sides
from rules.mechanics import pools
from rules.mechanics.checks import check
from rules.mechanics.params import param
from rules.system.parts import ForcedDeed
from rules.system.simple_fight import unknown_targets


@dataclass(frozen=True, kw_only=True)
class Forced:
    """The params of a forced Action: who is near, for Berserk."""

    targets: tuple[str, ...] = param(
        "targets",
        "targets",
        "Nearest",
        choices=choices.opponents,
        most=choices.any_number,
        shown=lambda fight, combatant, params: turn_economy.forced_by(fight, combatant) == "berserk",
    )


ATTACKS = {3: "ally", 4: "self", 5: "opponent", 6: "ally"}
ABILITIES = {1: "ally", 8: "opponent"}
RECOVERIES = {2: "ally", 7: "opponent"}
WEAKEST = frozenset({1, 7})
"""The faces for which the first of the list is the default; elsewhere it is the last."""


@check("targets")
def near_foes(fight: Fight, actor: Combatant, params: Forced) -> Iterator[Fault]:
    """FF-ST-berserk: the combatants named as near can be reached."""
    yield from unknown_targets(fight, params.targets)
    foes = reachable(fight, actor, "opponent")
    for id in params.targets if turn_economy.has_trait(actor, turn_economy.forced_by(fight, actor), FRENZIED) else ():
        combatant = fight.combatants.get(id)
        if combatant is not None and combatant not in foes:
            yield _why_unreached(fight, actor, combatant)


def _why_unreached(fight: Fight, actor: Combatant, combatant: Combatant) -> Fault:
    """Return the fault of one who cannot be struck: it is no opponent to be seen, turned away from, or too far."""
    named = {"actor": actor.id, "target": combatant.id}
    is_opponent = combatant in sides.opposing(fight, actor) and combatant.state == "active"
    if not is_opponent or not targets.visible(combatant, actor):
        return Fault("invalid_target", named)
    if not pincer.reaches(fight, actor, combatant):
        return Fault("wrong_facing", named)
    farthest = max(
        (blow.aim for blow in weapons.all_blows(actor)),
        key=lambda aim: (not (aim.melee and targets.airborne(actor, combatant)), aim.reach),
    )
    return targets.out_of_reach(fight, actor, combatant, farthest.melee, farthest.reach)


def forced(table: Table, actor: Combatant, params: Forced) -> None:
    """FF-ST-confuse, FF-ST-charm, FF-ST-berserk: do what the condition forces; in deep water the Action is lost."""
    fight = table.fight
    status = turn_economy.forced_by(fight, actor)
    foes = reachable(fight, actor, "opponent")
    if not turn_economy.start(table, actor):
        return
    if turn_economy.in_deep_water(actor):
        lose_action(table, actor, "water")
    elif turn_economy.has_trait(actor, status, WILD):
        confused(table, actor)
    elif is_disabled(actor):
        lose_action(table, actor, "disabled", turn_economy.forbidden_by(actor, "attack"))
    else:
        near = [combatant for combatant in foes if combatant.id in params.targets] or foes
        among = reachable(fight, actor, "ally") if turn_economy.has_trait(actor, status, CHARMED) else near
        drawn = targets.draw(table, actor, among, str(status))
        if drawn is None:
            lose_action(table, actor, "reach")
        else:
            attack.forced_attack(table, actor, drawn, turn_economy.has_trait(actor, status, FRENZIED))


def no_choice(fight: Fight, actor: Combatant) -> ForcedDeed | None:
    """FF-ST-confuse, FF-ST-charm, FF-ST-berserk.

    Return what it is forced to: only of Berserk is it known that it strikes opponents, with the Weapons in hand.
    """
    status = turn_economy.forced_by(fight, actor)
    if status is None:
        return None
    strikes = turn_economy.has_trait(actor, status, FRENZIED) and not is_disabled(actor)
    return ForcedDeed(status, frozenset(blow.id for blow in weapons.all_blows(actor)) if strikes else frozenset())


def lose_action(table: Table, actor: Combatant, why: str, status: str | None = None) -> None:
    """Record that the Action is lost, and why: `water`, `disabled` by a status, nobody in `reach`, or `impossible`."""
    by = {} if status is None else {"status": status}
    table.fact("note", text="", actor=actor.id, what="action lost", why=why, **by)


def is_disabled(combatant: Combatant) -> bool:
    """FF-ST-disable: whether it can neither attack nor use Items."""
    return "attack" in stats_of(combatant).forbids


def reachable(fight: Fight, actor: Combatant, kind: str, aim: ReachRule | None = None) -> list[Combatant]:
    """FF-TGT-08.

    Return whom it could be forced to aim at: `ally`, `opponent` or `self`; by any of its Weapons, or by `aim`.
    """
    if kind == "self":
        return [actor]
    aims = [blow.aim for blow in weapons.all_blows(actor)] if aim is None else [aim]
    ids = {combatant.id for aim in aims for combatant in targets.eligible_for(fight, actor, f"random_{kind}", aim)}
    return [combatant for combatant in fight.combatants.values() if combatant.id in ids]


def confused(table: Table, actor: Combatant) -> None:
    """FF-ST-confuse: roll d8, again if the result is impossible; if all are, the Action is lost without a die."""
    fight = table.fight
    possible = {face for face in range(1, 9) if can_do(fight, actor, face)}
    if not possible:
        lose_action(table, actor, "impossible")
        return
    while True:
        face = table.die(8, "confuse", actor)
        table.fact("confuse", actor=actor.id, dice=(face,), possible=face in possible)
        if face in possible:
            break
    if face in ATTACKS:
        drawn = targets.draw(table, actor, reachable(fight, actor, ATTACKS[face]), "confuse")
        if drawn is not None:
            attack.forced_attack(table, actor, drawn, frenzied=False)
        return
    uses = usable(fight, actor, face)
    ids = tuple(use.id for use in uses)
    use = uses[0]
    if len(uses) > 1:
        default = ids[0] if face in WEAKEST else ids[-1]
        answer = table.ask("confuse_pick", None, ids, default, of=actor.id)
        use = uses[ids.index(answer)]
    among = reachable(fight, actor, target_kind(face), use.aim)
    drawn = targets.draw(table, actor, among, "confuse")
    if drawn is None:
        lose_action(table, actor, "reach")
        return
    pay_for(table, actor, use)
    abilities.strike(table, actor, use, [drawn], False, usables.PLAIN)


def target_kind(face: int) -> str:
    """Return the kind of target for an Ability or recovery by a face of the d8."""
    return ABILITIES.get(face) or RECOVERIES[face]


def can_do(fight: Fight, actor: Combatant, face: int) -> bool:
    """Whether a face of the d8 can be carried out: a target to draw, something to use, no Disable for blows."""
    if face in ATTACKS:
        return not is_disabled(actor) and bool(reachable(fight, actor, ATTACKS[face]))
    return bool(usable(fight, actor, face))


def usable(fight: Fight, actor: Combatant, face: int) -> Sequence[UsedAbility]:
    """Return what a face of the d8 may use: Abilities without healing, or healing Items, then healing Abilities."""
    healing = face in RECOVERIES
    uses: list[UsedAbility] = []
    if healing and not is_disabled(actor):
        uses += [
            use
            for row in actor.sheet.items
            if actor.items.get(row.id, 0) > 0 and (use := usables.use_of(actor, row)).heals
        ]
    for row in actor.sheet.abilities:
        use = usables.use_of(actor, row)
        sealed = turn_economy.forbidden_by(actor, "cast" if use.magic else "use_ability", use.id) is not None
        if use.names_element or sealed or bool(use.heals) != healing:
            continue
        if usables.mp_cost(actor, use) <= actor.pools["mp"]:
            uses.append(use)
    return [use for use in uses if reachable(fight, actor, target_kind(face), use.aim)]


def pay_for(table: Table, actor: Combatant, use: UsedAbility) -> None:
    """Use up one Item, or pay the MP; the Charge Time does not count."""
    if use.item:
        usables.use_up(table, actor, use.id)
        return
    mp = usables.mp_cost(actor, use)
    if mp:
        pools.pay(table, actor, "mp", mp, with_=use.id)


FORCED = deed(
    "forced",
    label="Forced Action",
    drawing="push",
    key="O",
    rule="FF-ST-berserk",
    params=Forced,
    checks=(near_foes,),
    do=forced,
)
