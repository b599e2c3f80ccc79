"""The actions of this system, each declared once: params, checks, effect, previews.

Reactions stand in `reactions`, because they do any of these out of turn; delaying a turn stands in `delay`.
"""

from __future__ import annotations

from typing import Any

from rules.fantasia.actions import abilities, attack, checks, forecast, gear, movement, params, spells
from rules.fantasia.actions.action import FantasiaAction, affords

ATTACK: FantasiaAction[params.Strike] = FantasiaAction(
    id="attack",
    label=params.LABELS["attack"],
    drawing="crossed-swords",
    key="a",
    rule="LF-ATT-01",
    params=params.Strike,
    own=attack.STRIKE_CHECKS,
    do=attack.attack,
    previews=(forecast.cost_preview, forecast.strike_previews),
    trigger="attack",
    strains=lambda params: True,
)
CAST: FantasiaAction[params.Cast] = FantasiaAction(
    id="cast",
    label=params.LABELS["cast"],
    drawing="bolt-spell-cast",
    key="c",
    rule="LF-MAG-01",
    params=params.Cast,
    own=abilities.CAST_CHECKS,
    do=spells.cast,
    previews=(forecast.cost_preview, forecast.pm_preview, forecast.spell_previews),
    trigger="cast",
    strains=lambda params: True,
)
USE_ITEM: FantasiaAction[params.UseItem] = FantasiaAction(
    id="use_item",
    label=params.LABELS["use_item"],
    drawing="knapsack",
    key="i",
    rule="LF-TURN-04",
    params=params.UseItem,
    own=gear.ITEM_CHECKS,
    do=gear.use_item,
    previews=(forecast.cost_preview, forecast.item_previews),
    trigger="item",
)
MOVE: FantasiaAction[params.Move] = FantasiaAction(
    id="move",
    label=params.LABELS["move"],
    drawing="boot-prints",
    key="m",
    rule="LF-TURN-02",
    params=params.Move,
    shape=(movement.cell_or_path,),
    own=movement.MOVE_CHECKS,
    do=movement.move,
    previews=(forecast.cost_preview, forecast.movement_preview),
    trigger="move",
)
DEFEND: FantasiaAction[params.NormalAction] = FantasiaAction(
    id="defend",
    label="Defensa",
    drawing="shield",
    key="d",
    rule="LF-DEF-01",
    params=params.NormalAction,
    own=(affords,),
    do=gear.defend,
    previews=(forecast.cost_preview,),
)
GRAPPLE: FantasiaAction[params.Hold] = FantasiaAction(
    id="grapple",
    label="Agarre",
    drawing="grab",
    key="g",
    rule="LF-GRAB-01",
    params=params.Hold,
    own=attack.HOLD_CHECKS,
    do=attack.grapple,
    previews=(forecast.cost_preview, forecast.hold_preview),
    trigger="attack",
    strains=lambda params: True,
)
ESCAPE: FantasiaAction[params.BreakFree] = FantasiaAction(
    id="escape",
    label="Soltarse",
    drawing="breaking-chain",
    key="e",
    rule="LF-GRAB-04",
    params=params.BreakFree,
    own=attack.ESCAPE_CHECKS,
    do=attack.escape,
    previews=(forecast.cost_preview, forecast.escape_preview),
    strains=lambda params: True,
)
DRAW: FantasiaAction[params.Draw] = FantasiaAction(
    id="draw",
    label=params.LABELS["draw"],
    drawing="switch-weapon",
    key="u",
    rule="LF-DRAW-01",
    params=params.Draw,
    own=gear.DRAW_CHECKS,
    do=gear.draw,
    previews=(forecast.cost_preview,),
)
PICK_UP: FantasiaAction[params.PickUp] = FantasiaAction(
    id="pick_up",
    label="Recoger",
    drawing="snatch",
    key="p",
    rule="LF-TURN-04",
    params=params.PickUp,
    own=gear.PICK_UP_CHECKS,
    do=gear.pick_up,
    previews=(forecast.cost_preview,),
)
STAND_UP: FantasiaAction[params.EitherAction] = FantasiaAction(
    id="stand_up",
    label="Levantarse",
    drawing="upgrade",
    key="v",
    rule="LF-PRONE-01",
    params=params.EitherAction,
    own=gear.STAND_UP_CHECKS,
    do=gear.stand_up,
    previews=(forecast.cost_preview,),
)
RELOAD: FantasiaAction[params.Reload] = FantasiaAction(
    id="reload",
    label=params.LABELS["reload"],
    drawing="reload-gun-barrel",
    key="l",
    rule="LF-RELOAD-02",
    params=params.Reload,
    own=gear.RELOAD_CHECKS,
    do=gear.reload,
    previews=(forecast.cost_preview,),
)
JUMP: FantasiaAction[params.Jump] = FantasiaAction(
    id="jump",
    label="Saltar",
    drawing="jump-across",
    key="j",
    rule="LF-JUMP-01",
    params=params.Jump,
    own=(movement.not_held, movement.on_its_feet, affords),
    do=checks.jump,
    previews=(forecast.cost_preview, forecast.jump_preview),
    strains=lambda params: True,
)
CHECK: FantasiaAction[params.Check] = FantasiaAction(
    id="check",
    label=params.LABELS["check"],
    drawing="rolling-dices",
    key="k",
    rule="LF-TURN-05",
    params=params.Check,
    shape=(checks.number_or_opponent,),
    own=(affords.also("free"), checks.opponent_present),
    do=checks.try_check,
    previews=(forecast.cost_preview, forecast.check_preview),
    strains=lambda params: params.effort,
)
FALL: FantasiaAction[params.Fall] = FantasiaAction(
    id="fall",
    label="Caída",
    drawing="falling",
    key="f",
    rule="LF-FALL-01",
    params=params.Fall,
    do=checks.fall_from_height,
    previews=(forecast.fall_preview,),
    any_turn=True,
    anybody=True,
)
REST: FantasiaAction[params.Rest] = FantasiaAction(
    id="rest",
    label="Descansar",
    drawing="campfire",
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
    drawing="conversation",
    key="o",
    rule="LF-TURN-06",
    params=params.Other,
    own=(affords.also("cost"),),
    do=gear.other_action,
    previews=(forecast.cost_preview,),
)

AnyDeed = FantasiaAction[Any]
READIABLE: dict[str, AnyDeed] = {deed.id: deed for deed in (ATTACK, CAST, USE_ITEM, MOVE, CHECK, DRAW, RELOAD, OTHER)}
"""LF-REACT-01: the actions that can be readied."""
