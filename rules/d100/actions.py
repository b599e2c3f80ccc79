"""The actions of the d100 system, each declared once, in the order in which they are shown."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules.d100 import aiming, attack, forecast, holds, kit, sayings, tasks, told
from rules.d100.deed import Deed

ATTACK: Deed[told.Attack] = Deed(
    id="attack",
    label="Atacar",
    key="a",
    rule="D100-SEQ-01",
    params=told.Attack,
    named=aiming.NAMED,
    own=aiming.OWN,
    later=aiming.LATER,
    do=attack.attempt,
    foretold=(forecast.price, forecast.blows, forecast.shots, forecast.due_at),
)
GRAPPLE: Deed[told.Grapple] = Deed(
    id="grapple",
    label="Presa",
    key="p",
    rule="D100-HOLD-01",
    params=told.Grapple,
    named=(*aiming.NAMED, aiming.can_hold),
    own=aiming.OWN,
    later=aiming.LATER,
    do=attack.attempt,
    foretold=(forecast.price, forecast.blows, forecast.shots, forecast.due_at),
)
DEFEND: Deed[told.Nothing] = Deed(
    id="defend",
    label="Defenderse",
    key="d",
    rule="D100-DECL-04",
    cost=sayings.FREE,
    free=True,
    params=told.Nothing,
    do=tasks.defend,
)
WAIT: Deed[told.Wait] = Deed(
    id="wait",
    label="Esperar / Centrarse",
    key="e",
    rule="D100-FOC-02",
    cost="DES",
    free=True,
    params=told.Wait,
    own=(tasks.known_target, tasks.enough_des),
    do=tasks.wait,
    foretold=(forecast.waiting, forecast.focusing),
)
DRAW: Deed[told.Draw] = Deed(
    id="draw",
    label="Preparar el arma",
    key="r",
    rule="D100-DRAW-01",
    cost="DES",
    free=True,
    params=told.Draw,
    named=kit.DRAW_CHECKS,
    own=(kit.may_leave,),
    do=kit.draw,
    foretold=(forecast.drawing,),
)
RELOAD: Deed[told.Reload] = Deed(
    id="reload",
    label="Cargar / recargar",
    key="c",
    rule="D100-LOAD-01",
    params=told.Reload,
    own=tasks.RELOAD_CHECKS,
    do=tasks.reload,
    foretold=(forecast.price, forecast.loading),
)
REPAIR: Deed[told.Repair] = Deed(
    id="repair",
    label="Desencasquillar",
    key="q",
    rule="D100-MALF-04",
    params=told.Repair,
    named=tasks.REPAIR_CHECKS,
    do=tasks.repair,
    foretold=(forecast.price, forecast.repairing),
)
USE_SKILL: Deed[told.UseSkill] = Deed(
    id="use_skill",
    label="Usar una habilidad",
    key="h",
    rule="D100-SKILL-01",
    params=told.UseSkill,
    named=(tasks.known_skill,),
    do=tasks.use_skill,
    foretold=(forecast.price, forecast.skill),
)
PICK_UP: Deed[told.PickUp] = Deed(
    id="pick_up",
    label="Recoger",
    key="g",
    rule="D100-DRAW-02",
    params=told.PickUp,
    own=kit.PICK_UP_CHECKS,
    do=kit.pick_up,
    foretold=(forecast.price,),
)
ESCAPE: Deed[told.Struggle] = Deed(
    id="escape",
    label="Liberarse",
    key="l",
    rule="D100-HOLD-05",
    params=told.Struggle,
    own=(holds.is_held,),
    do=holds.escape,
    foretold=(forecast.price, forecast.struggling),
)
RELEASE: Deed[told.Release] = Deed(
    id="release",
    label="Soltar",
    key="x",
    rule="D100-HOLD-06",
    cost=sayings.FREE,
    free=True,
    late=True,
    params=told.Release,
    own=(holds.one_it_holds,),
    do=holds.release,
)
DISARM: Deed[told.Disarm] = Deed(
    id="disarm",
    label="Desarmar",
    key="m",
    rule="D100-HOLD-04",
    params=told.Disarm,
    named=(holds.one_it_holds,),
    own=(holds.can_be_taken,),
    do=holds.disarm,
    foretold=(forecast.price, forecast.disarming),
)
OTHER: Deed[told.Other] = Deed(
    id="other",
    label="Otra acción",
    key="o",
    params=told.Other,
    do=tasks.other,
    foretold=(forecast.price,),
)

DEEDS = (ATTACK, GRAPPLE, DEFEND, WAIT, DRAW, RELOAD, REPAIR, USE_SKILL, PICK_UP, ESCAPE, RELEASE, DISARM, OTHER)
ACTIONS: Mapping[str, Deed[Any]] = {deed.id: deed for deed in DEEDS}
