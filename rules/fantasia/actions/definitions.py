"""The actions of this system, each declared once: what it is told, what refuses it, what it does, what is said before.

Reactions stand in `reacting`, because they do any of these out of turn; putting turns off stands in `delaying`.
"""

from __future__ import annotations

from typing import Any

from rules.fantasia.actions import abilities, attack, checks, forecast, gear, movement, params, spells
from rules.fantasia.actions.action import FantasiaAction, affords

ATTACK: FantasiaAction[params.Strike] = FantasiaAction(
    id="attack",
    label=params.LABELS["attack"],
    key="a",
    rule="LF-ATT-01",
    params=params.Strike,
    own=attack.STRIKE_CHECKS,
    do=attack.attack,
    foretold=(forecast.price, forecast.strikes),
    trigger="attack",
    strains=lambda params: True,
)
CAST: FantasiaAction[params.Cast] = FantasiaAction(
    id="cast",
    label=params.LABELS["cast"],
    key="c",
    rule="LF-MAG-01",
    params=params.Cast,
    own=abilities.CAST_CHECKS,
    do=spells.cast,
    foretold=(forecast.price, forecast.pm, forecast.spells),
    trigger="cast",
    strains=lambda params: True,
)
USE_ITEM: FantasiaAction[params.UseItem] = FantasiaAction(
    id="use_item",
    label=params.LABELS["use_item"],
    key="i",
    rule="LF-TURN-04",
    params=params.UseItem,
    own=gear.ITEM_CHECKS,
    do=gear.use_item,
    foretold=(forecast.price, forecast.things),
    trigger="item",
)
MOVE: FantasiaAction[params.Move] = FantasiaAction(
    id="move",
    label=params.LABELS["move"],
    key="m",
    rule="LF-TURN-02",
    params=params.Move,
    shape=(movement.one_place,),
    own=movement.MOVE_CHECKS,
    do=movement.move,
    foretold=(forecast.price, forecast.how_far),
    trigger="move",
)
DEFEND: FantasiaAction[params.NormalAction] = FantasiaAction(
    id="defend",
    label="Defensa",
    key="d",
    rule="LF-DEF-01",
    params=params.NormalAction,
    own=(affords,),
    do=gear.defend,
    foretold=(forecast.price,),
)
GRAPPLE: FantasiaAction[params.Hold] = FantasiaAction(
    id="grapple",
    label="Agarre",
    key="g",
    rule="LF-GRAB-01",
    params=params.Hold,
    own=attack.HOLD_CHECKS,
    do=attack.grapple,
    foretold=(forecast.price, forecast.hold),
    trigger="attack",
    strains=lambda params: True,
)
ESCAPE: FantasiaAction[params.GetLoose] = FantasiaAction(
    id="escape",
    label="Soltarse",
    key="e",
    rule="LF-GRAB-04",
    params=params.GetLoose,
    own=attack.ESCAPE_CHECKS,
    do=attack.escape,
    foretold=(forecast.price, forecast.getting_loose),
    strains=lambda params: True,
)
DRAW: FantasiaAction[params.Draw] = FantasiaAction(
    id="draw",
    label=params.LABELS["draw"],
    key="u",
    rule="LF-DRAW-01",
    params=params.Draw,
    own=gear.DRAW_CHECKS,
    do=gear.draw,
    foretold=(forecast.price,),
)
PICK_UP: FantasiaAction[params.PickUp] = FantasiaAction(
    id="pick_up",
    label="Recoger",
    key="p",
    rule="LF-TURN-04",
    params=params.PickUp,
    own=gear.PICK_UP_CHECKS,
    do=gear.pick_up,
    foretold=(forecast.price,),
)
STAND_UP: FantasiaAction[params.EitherAction] = FantasiaAction(
    id="stand_up",
    label="Levantarse",
    key="v",
    rule="LF-PRONE-01",
    params=params.EitherAction,
    own=gear.STAND_UP_CHECKS,
    do=gear.stand_up,
    foretold=(forecast.price,),
)
RELOAD: FantasiaAction[params.Reload] = FantasiaAction(
    id="reload",
    label=params.LABELS["reload"],
    key="l",
    rule="LF-RELOAD-02",
    params=params.Reload,
    own=gear.RELOAD_CHECKS,
    do=gear.reload,
    foretold=(forecast.price,),
)
JUMP: FantasiaAction[params.Jump] = FantasiaAction(
    id="jump",
    label="Saltar",
    key="j",
    rule="LF-JUMP-01",
    params=params.Jump,
    own=(movement.not_held, movement.on_its_feet, affords),
    do=checks.jump,
    foretold=(forecast.price, forecast.jump),
    strains=lambda params: True,
)
CHECK: FantasiaAction[params.Check] = FantasiaAction(
    id="check",
    label=params.LABELS["check"],
    key="k",
    rule="LF-TURN-05",
    params=params.Check,
    shape=(checks.against_one,),
    own=(affords.also("free"), checks.somebody_here),
    do=checks.try_check,
    foretold=(forecast.price, forecast.check),
    strains=lambda params: params.effort,
)
FALL: FantasiaAction[params.Fall] = FantasiaAction(
    id="fall",
    label="Caída",
    key="f",
    rule="LF-FALL-01",
    params=params.Fall,
    do=checks.plunge,
    foretold=(forecast.plunge,),
    any_turn=True,
    anybody=True,
)
REST: FantasiaAction[params.Rest] = FantasiaAction(
    id="rest",
    label="Descansar",
    key="z",
    rule="LF-REST-01",
    params=params.Rest,
    stage=(gear.outside_the_fight,),
    own=(gear.not_gone,),
    do=gear.rest,
    outside=frozenset({"setup", "ended"}),
    any_turn=True,
    anybody=True,
)
OTHER: FantasiaAction[params.Other] = FantasiaAction(
    id="other",
    label=params.LABELS["other"],
    key="o",
    rule="LF-TURN-06",
    params=params.Other,
    own=(affords.also("cost"),),
    do=gear.other,
    foretold=(forecast.price,),
)

AnyDeed = FantasiaAction[Any]
READIABLE: dict[str, AnyDeed] = {deed.id: deed for deed in (ATTACK, CAST, USE_ITEM, MOVE, CHECK, DRAW, RELOAD, OTHER)}
"""LF-REACT-01: the actions that can be kept for their moment."""
