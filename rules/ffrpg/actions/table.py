"""The actions of the system, each declared once, in the order in which they are shown."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules.ffrpg.actions import (
    abilities,
    aim,
    attack,
    checks,
    forced,
    forecast,
    gear,
    movement,
    params,
    small_actions,
    targets,
)
from rules.ffrpg.combatant import phrases
from rules.ffrpg.combatant.state import Combatant, Fight
from rules.ffrpg.damage.turn_economy import STANDARD, before
from rules.mechanics.declared_action import Declared

Deed = Declared[Fight, Combatant, Any]


def _deed(id: str, *, cost: str = "", **said: Any) -> Deed:
    """An action with the checks that all share before its own; a standard one costs an Action."""
    return Declared(id=id, cost=cost or (phrases.AN_ACTION if id in STANDARD else ""), unread=before(id), **said)


DEEDS: tuple[Deed, ...] = (
    _deed(
        "attack",
        label="Attack",
        key="A",
        rule="FF-ATK-01",
        params=params.Strike,
        reader=aim.StrikeReading,
        checks=aim.STRIKE_CHECKS,
        do=attack.attack,
        foretold=(forecast.blows,),
    ),
    _deed(
        "cast",
        label="Cast",
        cost=phrases.ACTION_AND_MP,
        key="C",
        rule="FF-ABL-01",
        params=params.Cast,
        checks=abilities.ABILITY_CHECKS,
        do=abilities.use_ability,
        foretold=(forecast.price, forecast.landing, forecast.uses),
    ),
    _deed(
        "use_ability",
        label="Ability",
        key="B",
        rule="FF-ABL-01",
        params=params.UseAbility,
        checks=abilities.ABILITY_CHECKS,
        do=abilities.use_ability,
        foretold=(forecast.price, forecast.landing, forecast.uses),
    ),
    _deed(
        "use_item",
        label="Item",
        cost=phrases.ACTION_AND_ITEM,
        key="I",
        rule="FF-ITM-01",
        params=params.UseItem,
        checks=abilities.ITEM_CHECKS,
        do=abilities.use_item,
        foretold=(forecast.price, forecast.uses),
    ),
    _deed(
        "defend",
        label="Defend",
        key="D",
        rule="FF-DEF-01",
        params=params.Nothing,
        do=small_actions.defend,
    ),
    _deed(
        "wait",
        label="Wait",
        key="W",
        rule="FF-WAIT-01",
        params=params.Wait,
        checks=(small_actions.can_wait,),
        do=small_actions.wait,
        foretold=(forecast.waiting,),
    ),
    _deed(
        "move",
        label="Move",
        cost=phrases.FREE_METRES,
        key="M",
        rule="FF-MOV-01",
        params=params.Way,
        checks=movement.WAY_CHECKS,
        do=movement.move,
        foretold=(forecast.movement_left,),
    ),
    _deed(
        "full_move",
        label="Full-Move",
        key="F",
        rule="FF-MOV-02",
        params=params.FullWay,
        checks=movement.WAY_CHECKS,
        do=movement.full_move,
        foretold=(forecast.movement_left,),
    ),
    _deed(
        "trigger",
        label="Trigger",
        key="T",
        rule="FF-TRG-01",
        params=params.Trigger,
        checks=(checks.known_rating,),
        do=checks.trigger,
        foretold=(forecast.task, forecast.resolution),
    ),
    _deed(
        "flee",
        label="Escape",
        key="E",
        rule="FF-ESC-01",
        params=params.Escape,
        checks=(checks.declared, checks.known_waived, targets.known_modified),
        do=checks.flee,
        foretold=(forecast.escape,),
    ),
    _deed(
        "zero",
        label="Zero Action",
        cost=phrases.ZERO_ACTION,
        key="Z",
        rule="FF-ZERO-02",
        params=params.Zero,
        do=small_actions.zero,
    ),
    _deed(
        "equip",
        label="Equip",
        key="Q",
        rule="FF-ITM-02",
        params=params.Equip,
        reader=gear.EquipReading,
        checks=(gear.known_gear, gear.new_find, gear.hand_fits, gear.not_in_hand),
        do=gear.equip,
        foretold=(forecast.taking,),
    ),
    _deed(
        "unequip",
        label="Put away",
        key="U",
        rule="FF-ITM-03",
        params=params.Unequip,
        checks=(gear.known_gear, gear.in_hand),
        do=gear.unequip,
        foretold=(forecast.putting_away,),
    ),
    _deed(
        "drop",
        label="Drop",
        key="R",
        rule="FF-ITM-04",
        params=params.Drop,
        checks=(gear.droppable,),
        do=gear.drop,
    ),
    _deed(
        "face",
        label="Turn round",
        cost=phrases.ZERO_ACTION,
        key="G",
        rule="FF-PIN-02",
        params=params.Face,
        checks=(small_actions.encircled,),
        do=small_actions.face,
    ),
    _deed(
        "abort",
        label="Abort",
        key="X",
        rule="FF-SLOW-08",
        params=params.Nothing,
        checks=(small_actions.charges,),
        do=small_actions.abort,
        any_turn=True,
    ),
    _deed(
        "forced",
        label="Forced Action",
        key="O",
        rule="FF-ST-berserk",
        params=params.Forced,
        checks=(forced.near_foes,),
        do=forced.forced,
    ),
    _deed(
        "pass",
        label="Pass",
        cost=phrases.ALL_ACTIONS,
        key="P",
        rule="FF-ACT-03",
        params=params.Nothing,
        do=small_actions.pass_turn,
    ),
    _deed(
        "pincer",
        label="Pincer Attack",
        key="N",
        rule="FF-PIN-01",
        params=params.Pincer,
        checks=small_actions.PINCER_CHECKS,
        do=small_actions.begin_pincer,
        unfinished=frozenset({"no_pincer"}),
        any_turn=True,
    ),
)
ACTIONS: Mapping[str, Deed] = {deed.id: deed for deed in DEEDS}
"""FF-ACT-03: id to action, in the order in which the window lists them."""
