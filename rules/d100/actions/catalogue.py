"""The actions of the d100 system, each declared once, in the order in which they are shown."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules.d100.actions import aim, attack, forecast, gear, holds, params, tasks
from rules.d100.actions.action import D100Action
from rules.d100.combatant import phrases

ATTACK: D100Action[params.Attack] = D100Action(
    id="attack",
    label="Atacar",
    drawing="crossed-swords",
    key="a",
    rule="D100-SEQ-01",
    params=params.Attack,
    named=aim.NAMED,
    own=aim.OWN,
    later=aim.LATER,
    do=attack.carry_out,
    previews=(forecast.cost_preview, forecast.attack_previews, forecast.shot_preview, forecast.due_preview),
)
GRAPPLE: D100Action[params.Grapple] = D100Action(
    id="grapple",
    label="Presa",
    drawing="grab",
    key="p",
    rule="D100-HOLD-01",
    params=params.Grapple,
    named=(*aim.NAMED, aim.can_hold),
    own=aim.OWN,
    later=aim.LATER,
    do=attack.carry_out,
    previews=(forecast.cost_preview, forecast.attack_previews, forecast.shot_preview, forecast.due_preview),
)
DEFEND: D100Action[params.Nothing] = D100Action(
    id="defend",
    label="Defenderse",
    drawing="shield",
    key="d",
    rule="D100-DECL-04",
    cost=phrases.FREE,
    free=True,
    params=params.Nothing,
    do=tasks.defend,
)
WAIT: D100Action[params.Wait] = D100Action(
    id="wait",
    label="Esperar / Centrarse",
    drawing="hourglass",
    key="e",
    rule="D100-FOC-02",
    cost="DES",
    free=True,
    params=params.Wait,
    own=(tasks.known_target, tasks.enough_des),
    do=tasks.wait,
    previews=(forecast.wait_preview, forecast.focus_preview),
)
DRAW: D100Action[params.Draw] = D100Action(
    id="draw",
    label="Preparar el arma",
    drawing="switch-weapon",
    key="r",
    rule="D100-DRAW-01",
    cost="DES",
    free=True,
    params=params.Draw,
    named=gear.DRAW_CHECKS,
    own=(gear.may_leave,),
    do=gear.draw,
    previews=(forecast.draw_previews,),
)
RELOAD: D100Action[params.Reload] = D100Action(
    id="reload",
    label="Cargar / recargar",
    drawing="reload-gun-barrel",
    key="c",
    rule="D100-LOAD-01",
    params=params.Reload,
    own=tasks.RELOAD_CHECKS,
    do=tasks.reload,
    previews=(forecast.cost_preview, forecast.reload_preview),
)
REPAIR: D100Action[params.Repair] = D100Action(
    id="repair",
    label="Desencasquillar",
    drawing="auto-repair",
    key="q",
    rule="D100-MALF-04",
    params=params.Repair,
    named=tasks.REPAIR_CHECKS,
    do=tasks.repair,
    previews=(forecast.cost_preview, forecast.repair_preview),
)
USE_SKILL: D100Action[params.UseSkill] = D100Action(
    id="use_skill",
    label="Usar una habilidad",
    drawing="skills",
    key="h",
    rule="D100-SKILL-01",
    params=params.UseSkill,
    named=(tasks.known_skill,),
    do=tasks.use_skill,
    previews=(forecast.cost_preview, forecast.skill_preview),
)
PICK_UP: D100Action[params.PickUp] = D100Action(
    id="pick_up",
    label="Recoger",
    drawing="snatch",
    key="g",
    rule="D100-DRAW-02",
    params=params.PickUp,
    own=gear.PICK_UP_CHECKS,
    do=gear.pick_up,
    previews=(forecast.cost_preview,),
)
ESCAPE: D100Action[params.Struggle] = D100Action(
    id="escape",
    label="Liberarse",
    drawing="breaking-chain",
    key="l",
    rule="D100-HOLD-05",
    params=params.Struggle,
    own=(holds.is_held,),
    do=holds.escape,
    previews=(forecast.cost_preview, forecast.escape_preview),
)
RELEASE: D100Action[params.Release] = D100Action(
    id="release",
    label="Soltar",
    drawing="open-palm",
    key="x",
    rule="D100-HOLD-06",
    cost=phrases.FREE,
    free=True,
    late=True,
    params=params.Release,
    own=(holds.target_is_held,),
    do=holds.release,
)
DISARM: D100Action[params.Disarm] = D100Action(
    id="disarm",
    label="Desarmar",
    drawing="drop-weapon",
    key="m",
    rule="D100-HOLD-04",
    params=params.Disarm,
    named=(holds.target_is_held,),
    own=(holds.can_be_taken,),
    do=holds.disarm,
    previews=(forecast.cost_preview, forecast.disarm_previews),
)
OTHER: D100Action[params.Other] = D100Action(
    id="other",
    label="Otra acción",
    drawing="conversation",
    key="o",
    params=params.Other,
    do=tasks.other,
    previews=(forecast.cost_preview,),
)

DEEDS = (ATTACK, GRAPPLE, DEFEND, WAIT, DRAW, RELOAD, REPAIR, USE_SKILL, PICK_UP, ESCAPE, RELEASE, DISARM, OTHER)
ACTIONS: Mapping[str, D100Action[Any]] = {deed.id: deed for deed in DEEDS}
