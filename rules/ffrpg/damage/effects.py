"""Effects: conditions, cures, revival, death, shares of HP, ejection, delays, more Actions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rules.core.modifiers import ComputationStep
from rules.core.questions import Roll
from rules.engine.gm_commands import go_out
from rules.ffrpg.combatant import phrases
from rules.ffrpg.combatant.state import Combatant, Table
from rules.ffrpg.combatant.statistics import TERMS, stats_of, status_with
from rules.ffrpg.damage import chances, damage, falls, healing, status_changes
from rules.ffrpg.statuses.catalogue import FFRPGCatalogue
from rules.ffrpg.statuses.codes import CoS, Effect
from rules.ffrpg.statuses.traits import NEGATIVE, UNDEAD, FFRPGStatus
from rules.ffrpg.turns import order
from rules.mechanics.table import aims

EFFECT_IDS = {"death": "death", "eject": "eject", "near_fatal": "near_fatal", "hp_share": "gravity"}
"""Kind of effect to the id of its immunity."""


def chance_of(
    cos: CoS, user: Combatant, target: Combatant, acc: int | None = None
) -> tuple[int, tuple[ComputationStep, ...]]:
    """FF-ABL-06, FF-ABL-10.

    Return the CoS, flat or stat + modifier − target's stat, and its steps; `acc`: a blow's ACC.
    """
    if cos.flat is not None:
        return cos.flat, (ComputationStep("flat", cos.flat, "base"),)
    stat = str(cos.stat)
    value = acc if stat == "acc" and acc is not None else stats_of(user).stats[stat]
    steps = [ComputationStep(TERMS[stat], value, "base", user.id)]
    total = value + cos.mod
    if cos.mod:
        steps.append(ComputationStep("modifier", cos.mod))
    if cos.vs is not None:
        theirs = stats_of(target).stats[cos.vs]
        total -= theirs
        steps.append(ComputationStep(TERMS[cos.vs], theirs, "less", target.id))
    return total, tuple(steps)


def keeps_out(combatant: Combatant, effect: Effect) -> str | None:
    """FF-DMG-07: return the id by which a target is immune to an effect; None if it is not."""
    id = effect.status if effect.status is not None else EFFECT_IDS.get(effect.kind)
    return id if id is not None and status_changes.immune(combatant, id) else None


def effect_label(rows: FFRPGCatalogue, effect: Effect) -> str:
    """Return what an effect is called: by its status or its kind."""
    return rows[effect.status].label if effect.status is not None else phrases.EFFECTS[effect.kind]


def is_revival(effects: tuple[Effect, ...]) -> bool:
    """FF-TGT-06: whether something with these effects revives."""
    return any(effect.revive is not None for effect in effects)


def can_be_revived(combatant: Combatant) -> bool:
    """FF-TGT-06: whether it is fallen or an active Zombie, and so a target of a revival."""
    return combatant.state in ("unconscious", "dead") or (
        combatant.state == "active" and status_with(combatant, UNDEAD) is not None
    )


def is_fallen_undead(combatant: Combatant) -> bool:
    """D-49: whether it is a fallen Zombie, and so a target of a cure of Zombie."""
    return combatant.state in ("unconscious", "dead") and status_with(combatant, UNDEAD) is not None


def cures_undead(rows: FFRPGCatalogue, effect: Effect) -> bool:
    """D-49: whether it lifts Zombie."""
    return any(UNDEAD in rows[status].traits for entry in effect.lift or () for status in rows.lifted_by[entry])


def harms(rows: FFRPGCatalogue, effect: Effect) -> bool:
    """FF-SLOW-09: whether it harms its bearer: a harmful status, a loss of HP, ejection, a delay."""
    if effect.status is not None:
        return rows[effect.status].family in NEGATIVE
    return effect.lift is None and effect.revive is None and not effect.actions


def helps(rows: FFRPGCatalogue, effect: Effect) -> bool:
    """Whether it helps its bearer: cures, revives, inflicts something good, gives Actions."""
    if effect.lift is not None:
        return any(not rows[status].good for entry in effect.lift for status in rows.lifted_by[entry])
    return not harms(rows, effect)


def apply_effects(
    table: Table,
    user: Combatant,
    target: Combatant,
    effects: tuple[Effect, ...],
    acc: int | None = None,
    element: str | None = None,
    nth: tuple[int, int] | None = None,
) -> None:
    """FF-EFF-01…06, FF-ATK-08: apply each effect in order to a target still active (revival: fallen or a Zombie).

    D-49: a cure of Zombie also takes it off the fallen.

    A target that is immune rolls no die. `element` is the one named for statuses of an element.
    """
    for effect in effects:
        if effect.revive is not None:
            if can_be_revived(target):
                _apply(table, user, target, effect, acc, element, nth)
        elif target.state == "active" or (is_fallen_undead(target) and cures_undead(target.statuses, effect)):
            _apply(table, user, target, effect, acc, element, nth)


def _apply(
    table: Table,
    user: Combatant,
    target: Combatant,
    effect: Effect,
    acc: int | None,
    element: str | None,
    nth: tuple[int, int] | None,
) -> None:
    kept_out = keeps_out(target, effect)
    if kept_out is not None:
        table.fact("immune", actor=target.id, status=kept_out, element=None)
        return
    kind = effect.kind
    if effect.cos is not None:
        name = effect.status or kind
        chance, steps = chance_of(effect.cos, user, target, acc)
        label = effect_label(target.statuses, effect)
        if not chances.succeeds(table, user, target, chance, name, label, nth, steps=steps):
            return
    _TAKES_EFFECT[kind](table, user, target, effect, element)


def rolls_for(user: Combatant, hit: Sequence[Combatant], effect: Effect) -> list[Roll]:
    """FF-EFF-01…06: return the rolls of an effect, one for each possible target."""
    rolls = []
    for target in hit:
        if (
            effect.cos is None
            or (target.state != "active" and effect.revive is None)
            or keeps_out(target, effect) is not None
        ):
            rolls.append(Roll((), user.id))
        else:
            chance, _ = chance_of(effect.cos, user, target, None)
            rolls.append(Roll((100,), user.id, aims(target, chances.needs(chances.of_roll(chance), chance))))
    return rolls


def _status(table: Table, user: Combatant, target: Combatant, effect: Effect, element: str | None) -> None:
    """FF-EFF-01, FF-STA-03: inflict the condition, with its own timer or the catalogue's."""
    row = target.statuses[str(effect.status)]
    status_changes.inflict(table, target, row.id, timer_of(row, effect), user.id, params_of(row, effect, element))


def timer_of(row: FFRPGStatus, effect: Effect) -> int | None:
    """FF-STA-03: return the timer of the condition: the effect's own, else the catalogue's."""
    return effect.timer if "timer" in effect.model_fields_set else row.timer


def params_of(row: FFRPGStatus, effect: Effect, element: str | None) -> dict[str, Any]:
    """Return the params of a condition, with the element named for it."""
    params = dict(effect.params or {})
    if element is not None and "element" in row.params and "element" not in params:
        params["element"] = element
    return params


def _lift(table: Table, user: Combatant, target: Combatant, effect: Effect, element: str | None) -> None:
    status_changes.lift_named(table, target, effect.lift or (), "cure")


def _revive(table: Table, user: Combatant, target: Combatant, effect: Effect, element: str | None) -> None:
    """FF-EFF-03: wake the fallen with n HP or n % of the maximum, at least 1; an active Zombie it may kill."""
    if target.state == "active":
        healing.kill_undead(table, user, target)
        return
    falls.wake(table, target, revived_hp(effect, target), "revive")


def revived_hp(effect: Effect, target: Combatant) -> int:
    """FF-EFF-03, D-49: return the HP with which the fallen wake, at least 1; a Zombie with no more than that."""
    assert effect.revive is not None
    if status_with(target, UNDEAD) is not None:
        return 1
    share = effect.revive.pct
    hp = effect.revive.hp if share is None else target.sheet.hp * share // 100
    return max(1, min(int(hp or 0), int(target.sheet.hp)))


def _death(table: Table, user: Combatant, target: Combatant, effect: Effect, element: str | None) -> None:
    """FF-EFF-04: reduce to 0 HP."""
    falls.strike_down(table, target, user.id, "death")


def _near_fatal(table: Table, user: Combatant, target: Combatant, effect: Effect, element: str | None) -> None:
    """FF-EFF-04: reduce HP to 1."""
    hp = target.pools["hp"]
    if hp > 1:
        lose_share(table, user, target, hp - 1, "near_fatal")


def _hp_share(table: Table, user: Combatant, target: Combatant, effect: Effect, element: str | None) -> None:
    """FF-EFF-04, FF-DEF-02: take n % of current HP, floored, without ARM; Defense halves it."""
    amount = damage.after_defense(table.fight, target, target.pools["hp"] * int(effect.hp_share or 0) // 100)
    lose_share(table, user, target, damage.capped(table.fight, amount), "gravity")


def lose_share(table: Table, user: Combatant, target: Combatant, amount: int, type: str) -> None:
    """Take HP that nothing reduces; it ends Vanish."""
    damage.lose(table, target, "hp", amount, user.id, type)
    if target.state == "active" and target.conditions:
        damage.react_to_loss(table, target, user.id, None, None, amount)


def _eject(table: Table, user: Combatant, target: Combatant, effect: Effect, element: str | None) -> None:
    """FF-EFF-04: remove from the fight."""
    go_out(table, target, "ejected")


def _delay(table: Table, user: Combatant, target: Combatant, effect: Effect, element: str | None) -> None:
    """FF-EFF-05: lower the count of a place still to come by n %, floored."""
    place = order.place_of(table.fight, target.id)
    if place is not None:
        order.move_place(table, target, place.tick - place.tick * int(effect.delay or 0) // 100, "delay")


def _actions(table: Table, user: Combatant, target: Combatant, effect: Effect, element: str | None) -> None:
    """FF-EFF-06, FF-ACT-02: give n more standard Actions, if it is the target's turn."""
    fight = table.fight
    turn = order.open_turn(fight, target)
    if turn is not None and turn.kind == "turn" and target.charging is None:
        table.put(fight, "turn", turn._replace(actions=turn.actions + int(effect.actions or 0)))
        table.fact("actions", actor=target.id, amount=effect.actions)


_TAKES_EFFECT = {
    "status": _status,
    "lift": _lift,
    "revive": _revive,
    "death": _death,
    "near_fatal": _near_fatal,
    "hp_share": _hp_share,
    "eject": _eject,
    "delay": _delay,
    "actions": _actions,
}
