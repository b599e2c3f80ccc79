"""Weapons drawn, picked up and reloaded, things used up, defence, standing up, rest, and whatever else one does."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Any

from rules.fantasia.afflictions import put_on
from rules.fantasia.amounts import amount, rolled
from rules.fantasia.casting import bless
from rules.fantasia.catalogue import STATUSES
from rules.fantasia.damage import Blow, deal, gain, gain_pm
from rules.fantasia.deed import PAY, Deed, Doing, Fault, flag, slot_faults, target_faults, text, whole, word
from rules.fantasia.numbers import maximum
from rules.fantasia.sheet import Weapon
from rules.fantasia.standing import end_all, wake
from rules.fantasia.state import GONE, Battle, Fighter

if TYPE_CHECKING:
    from rules.table import Table

# --- items -------------------------------------------------------------------------------------------------


def item_faults(fight: Battle, doing: Doing) -> Iterator[Fault]:
    """What refuses an item."""
    actor = doing.actor
    item = actor.item_of(doing.with_id)
    if item is None:
        yield Fault("no_such_item", {"actor": actor.id, "item": doing.with_id}, final=True)
        return
    yield from slot_faults(doing, "normal")
    yield from target_faults(fight, doing, 1, harmful=not item.helps)
    if actor.items.get(item.id, 0) <= 0:
        yield Fault("no_item_left", {"actor": actor.id, "item": item.id})


def use_item(table: Table, doing: Doing) -> None:
    """LF-TURN-04: one less of it; no roll and no attribute: its dice, and what it does."""
    actor = doing.actor
    item = actor.item_of(doing.with_id)
    if item is None:
        return
    target = table.fight.combatants[doing.targets[0]]
    left = actor.items.get(item.id, 0)
    if left > 0:
        table.put(actor, "items", {**actor.items, item.id: left - 1})
        table.fact("spend", actor=actor.id, with_=item.id, amount=1, from_=left, to=left - 1, target=target.id)
    hurts = heals = restores = 0
    if item.damage is not None:
        hurts, _ = rolled(table, amount(item.damage), "damage", actor, target)
    if item.heal is not None:
        heals, _ = rolled(table, amount(item.heal), "heal", actor, target)
    if item.heal_pm is not None:
        restores, _ = rolled(table, amount(item.heal_pm), "heal_pm", actor, target)
    if item.damage is not None:
        blow = Blow("item", item.element, type=item.element or "physical")
        deal(table, target, hurts, blow, actor, [[item.damage, hurts, "die", None]])
    bless(table, target, item, heals, restores, actor)


# --- weapons in hand ---------------------------------------------------------------------------------------


def _named_weapon(doing: Doing) -> Weapon | None:
    return None if doing.with_id is None else doing.actor.weapon_of(doing.with_id)


def _nothing_of_that_name(doing: Doing) -> Fault:
    return Fault("no_such_item", {"actor": doing.actor.id, "item": doing.with_id}, final=True)


def draw_faults(fight: Battle, doing: Doing) -> Iterator[Fault]:
    """What refuses to draw a weapon."""
    weapon = _named_weapon(doing)
    if weapon is None:
        yield _nothing_of_that_name(doing)
        return
    yield from slot_faults(doing, "either")
    if weapon.id in doing.actor.dropped:
        yield Fault("weapon_dropped", {"actor": doing.actor.id, "item": weapon.id})
    if weapon.natural or weapon.id == doing.actor.equipped:
        yield Fault("already_equipped", {"actor": doing.actor.id, "item": weapon.id}, final=weapon.natural)


def draw(table: Table, doing: Doing) -> None:
    """LF-DRAW-01, LF-DRAW-02: the weapon is in hand, the other put away."""
    weapon = _named_weapon(doing)
    if weapon is not None:
        _take_up(table, doing.actor, weapon.id)


def pick_up_faults(fight: Battle, doing: Doing) -> Iterator[Fault]:
    """What refuses to pick a weapon up."""
    weapon = _named_weapon(doing)
    if weapon is None:
        yield _nothing_of_that_name(doing)
        return
    yield from slot_faults(doing, "normal")
    if weapon.id not in doing.actor.dropped:
        yield Fault("not_dropped", {"actor": doing.actor.id, "item": weapon.id}, final=True)


def pick_up(table: Table, doing: Doing) -> None:
    """LF-TURN-04: a weapon from the ground is in hand."""
    weapon = _named_weapon(doing)
    if weapon is not None:
        _take_up(table, doing.actor, weapon.id)


def _take_up(table: Table, actor: Fighter, id: str) -> None:
    former = actor.equipped
    if former is not None and former != id:
        table.fact("equip", actor=actor.id, with_=former, to="away")
    if id in actor.dropped:
        table.put(actor, "dropped", tuple(one for one in actor.dropped if one != id))
    table.put(actor, "equipped", id)
    table.fact("equip", actor=actor.id, with_=id, to="hand")


def reload_faults(fight: Battle, doing: Doing) -> Iterator[Fault]:
    """What refuses to reload."""
    actor = doing.actor
    weapon = _to_load(doing)
    if weapon is None:
        yield _nothing_of_that_name(doing)
        return
    yield from slot_faults(doing, "either")
    if weapon.id in actor.dropped:
        yield Fault("weapon_dropped", {"actor": actor.id, "item": weapon.id})
    if weapon.shots is None or actor.loaded.get(weapon.id, 0) >= weapon.shots:
        yield Fault("already_loaded", {"actor": actor.id, "item": weapon.id}, final=weapon.shots is None)


def _to_load(doing: Doing) -> Weapon | None:
    actor = doing.actor
    if doing.with_id is not None:
        return actor.weapon_of(doing.with_id)
    return None if actor.equipped is None else actor.weapon_of(actor.equipped)


def reload(table: Table, doing: Doing) -> None:
    """LF-RELOAD-02: the chamber is full again."""
    weapon = _to_load(doing)
    if weapon is None or weapon.shots is None:
        return
    actor = doing.actor
    former = actor.loaded.get(weapon.id, 0)
    table.put(actor, "loaded", {**actor.loaded, weapon.id: weapon.shots})
    table.fact("reload", actor=actor.id, with_=weapon.id, from_=former, to=weapon.shots)


# --- on oneself --------------------------------------------------------------------------------------------


def only_slots(cost: str) -> Callable[[Battle, Doing], Iterator[Fault]]:
    """The faults of an action that asks for nothing but its slot."""

    def faults(fight: Battle, doing: Doing) -> Iterator[Fault]:
        yield from slot_faults(doing, cost)

    return faults


def defend(table: Table, doing: Doing) -> None:
    """LF-DEF-01, LF-DEF-04: on the defensive, without reactions until the next turn begins."""
    actor = doing.actor
    put_on(table, actor, STATUSES["defending"], None, actor.id, {})
    table.put(actor, "reactions", 0)


def stand_up_faults(fight: Battle, doing: Doing) -> Iterator[Fault]:
    """What refuses to stand up."""
    yield from slot_faults(doing, "either")
    if not doing.actor.has("prone"):
        yield Fault("not_prone", {"actor": doing.actor.id}, final=True)


def stand_up(table: Table, doing: Doing) -> None:
    """LF-PRONE-01: on its feet again."""
    end_all(table, doing.actor, "prone", "stood")


def other_cost(doing: Doing) -> str:
    """What an action costs that has no name."""
    return str(doing.params.get("cost", "normal"))


def other_faults(fight: Battle, doing: Doing) -> Iterator[Fault]:
    """What refuses any other action."""
    yield from slot_faults(doing, other_cost(doing))


def other(table: Table, doing: Doing) -> None:
    """LF-TURN-06: whatever the game master allows."""
    table.fact("note", actor=doing.actor.id, what="other", text=doing.params.get("text", ""))


def rest_stage(fight: Battle, doing: Doing) -> Iterator[Fault]:
    """One rests before the fight or after it."""
    if fight.phase not in ("setup", "ended"):
        yield Fault("wrong_phase")


def rest_faults(fight: Battle, doing: Doing) -> Iterator[Fault]:
    """What refuses a rest."""
    if doing.actor.state in GONE:
        yield Fault("cannot_act", {"actor": doing.actor.id, "status": doing.actor.state}, final=True)


def rest(table: Table, doing: Doing) -> None:
    """LF-REST-01, LF-REST-02: eight hours undisturbed give all PV and PM back, less a share for every hour."""
    one = doing.actor
    params: Mapping[str, Any] = doing.params
    hours = params.get("hours", 8)
    interrupted = params.get("interrupted", hours < 8)
    percent = min(100, params.get("percent", 10) * hours)
    share = 100 if hours >= 8 and not interrupted else percent
    table.fact("rest", actor=one.id, hours=hours, percent=share)
    if one.sheet.pm:
        gain_pm(table, one, one.sheet.pm * share // 100, None)
    gain(table, one, maximum(one, "pv") * share // 100, None, "heal")
    if one.state == "unconscious" and one.pools["pv"] > 0:
        wake(table, one, "rest")


USE_ITEM = Deed("use_item", "normal", item_faults, use_item, params=PAY, trigger="item")
DRAW = Deed("draw", "either", draw_faults, draw, params=PAY)
PICK_UP = Deed("pick_up", "normal", pick_up_faults, pick_up, params=PAY)
RELOAD = Deed("reload", "either", reload_faults, reload, params=PAY)
DEFEND = Deed("defend", "normal", only_slots("normal"), defend, params=PAY)
STAND_UP = Deed("stand_up", "either", stand_up_faults, stand_up, params=PAY)
OTHER = Deed(
    "other",
    "normal",
    other_faults,
    other,
    params={**PAY, "text": text, "cost": word("normal", "movement")},
    price=other_cost,
)
REST = Deed(
    "rest",
    "none",
    rest_faults,
    rest,
    params={"hours": whole(0, 999), "interrupted": flag, "percent": whole(0, 100)},
    stage=rest_stage,
    any_turn=True,
    anybody=True,
)
