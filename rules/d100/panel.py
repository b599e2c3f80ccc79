"""The actions as the window offers them: labels, letters, fields, conditions for being listed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from rules.actions import Action, Field, Option
from rules.d100 import attacks, forecast, handling, holds, sayings, tasks
from rules.d100.blows import MOST_SHOTS
from rules.d100.choices import (
    Fields,
    attack_weapons,
    attackable,
    bullets,
    fires_several,
    has_scope,
    held,
    holding_weapons,
    is_declaration,
    is_measurable,
    is_near,
    is_put_away,
    is_ranged,
    jammed_weapons,
    loads_singly,
    one_target,
    others,
    put_away_weapons,
    repair_skills,
    skills,
    target_count,
    victims_weapons,
    weapons_on_floor,
    weapons_to_leave,
    weapons_to_load,
)

MODIFIER = Field("modifier", "number", "Modificador", "added to the percentage", needed=False, advanced=True)


def _weapon_fields(options: Callable[[Any, Any, Fields], tuple[Option, ...]], most: Any) -> tuple[Field, ...]:
    return (
        Field("with", "choice", "Arma", "weapon", options=options),
        Field("targets", "targets", "Objetivo", "target", options=attackable, most=most),
    )


def _shot_fields() -> tuple[Field, ...]:
    return (
        Field(
            "distance",
            "number",
            "Distancia (m)",
            "metres; empty: by the board, else in range and not close; 0: at contact",
            also=("numbers",),
            needed=False,
            minimum=0,
            shown=is_ranged,
        ),
        Field(
            "measured",
            "flag",
            "Medir en el tablero",
            "metres between the pieces, unless a distance is typed",
            needed=False,
            shown=is_measurable,
        ),
        Field(
            "shots",
            "number",
            "Balas",
            "shots at each target",
            also=("numbers",),
            needed=False,
            minimum=1,
            maximum=MOST_SHOTS,
            most=bullets,
            shown=fires_several,
        ),
        Field("aim", "flag", "Apuntar con la mira", "aim with the scope", needed=False, shown=has_scope),
        Field("load_one", "flag", "Cargar una y disparar", "load one round first", needed=False, shown=loads_singly),
    )


def _hand_fields() -> tuple[Field, ...]:
    return (
        Field("draw", "flag", "Preparar el arma", "draw it first", needed=False, shown=is_put_away),
        Field(
            "stow",
            "choice",
            "Guardar",
            "put away first",
            options=weapons_to_leave,
            needed=False,
            shown=is_put_away,
        ),
        Field(
            "drop",
            "choice",
            "Soltar",
            "let fall first",
            options=weapons_to_leave,
            needed=False,
            shown=is_put_away,
        ),
        Field(
            "focus",
            "number",
            "Centrarse (DES)",
            "DES points waited for the target",
            needed=False,
            minimum=1,
            shown=is_declaration,
            advanced=True,
        ),
        MODIFIER,
    )


# --- which actions are listed ----------------------------------------------------------------------------------


def _lists(options: Callable[[Any, Any, Fields], tuple[Option, ...]]) -> Callable[[Any, Any], bool]:
    return lambda fight, one: bool(options(fight, one, {}))


def _is_held(fight: Any, one: Any) -> bool:
    return one.condition("grabbed") is not None


ATTACK = Action(
    "attack",
    "Atacar",
    "Strike or shoot",
    attacks.attack,
    (
        *_weapon_fields(attack_weapons, target_count),
        Field("knockout", "flag", "Noquear", "try to knock out", needed=False, shown=is_near),
        *_shot_fields(),
        *_hand_fields(),
    ),
    cost=sayings.AN_ACTION,
    key="a",
    preview=forecast.of_attack,
    rule="D100-SEQ-01",
)
GRAPPLE = Action(
    "grapple",
    "Presa",
    "Catch and hold with arms, a net or a lasso",
    attacks.grapple,
    (*_weapon_fields(holding_weapons, one_target), *_shot_fields(), *_hand_fields()),
    cost=sayings.AN_ACTION,
    key="p",
    preview=forecast.of_grapple,
    rule="D100-HOLD-01",
)
DEFEND = Action(
    "defend",
    "Defenderse",
    "Keep the action for a dodge or a block",
    tasks.defend,
    cost="–",
    key="d",
    rule="D100-DECL-04",
)
WAIT = Action(
    "wait",
    "Esperar / Centrarse",
    "Act later this turn; with a target, focus on it",
    tasks.wait,
    (
        Field("des", "number", "DES", "points waited", needed=False, minimum=1, default=5),
        Field("target", "choice", "Centrarse en", "focus on", options=others, needed=False),
    ),
    cost="DES",
    key="e",
    preview=forecast.of_wait,
    rule="D100-FOC-02",
)
DRAW = Action(
    "draw",
    "Preparar el arma",
    "Ready a weapon",
    handling.draw,
    (
        Field("with", "choice", "Arma", "weapon", options=put_away_weapons),
        Field("drop", "choice", "Soltar", "let fall", options=weapons_to_leave, needed=False),
        Field("stow", "choice", "Guardar", "put away, 5 DES more", options=weapons_to_leave, needed=False),
    ),
    cost="DES",
    key="r",
    offered=_lists(put_away_weapons),
    preview=forecast.of_draw,
    rule="D100-DRAW-01",
)
RELOAD = Action(
    "reload",
    "Cargar / recargar",
    "Load a weapon",
    tasks.reload,
    (Field("with", "choice", "Arma", "weapon", options=weapons_to_load),),
    cost=sayings.AN_ACTION,
    key="c",
    offered=_lists(weapons_to_load),
    preview=forecast.of_reload,
    rule="D100-LOAD-01",
)
REPAIR = Action(
    "repair",
    "Desencasquillar",
    "Clear a jam",
    tasks.repair,
    (
        Field("with", "choice", "Arma", "weapon", options=jammed_weapons),
        Field("skill", "choice", "Habilidad", "skill; empty: the higher", options=repair_skills, needed=False),
        MODIFIER,
    ),
    cost=sayings.AN_ACTION,
    key="q",
    offered=_lists(jammed_weapons),
    preview=forecast.of_repair,
    rule="D100-MALF-04",
)
USE_SKILL = Action(
    "use_skill",
    "Usar una habilidad",
    "Use a skill, over some turns",
    tasks.use_skill,
    (
        Field("with", "choice", "Habilidad", "skill", options=skills),
        Field("turns", "number", "Turnos", "turns that it takes", needed=False, minimum=1, default=1),
        MODIFIER,
    ),
    cost=sayings.AN_ACTION,
    key="h",
    preview=forecast.of_skill,
    rule="D100-SKILL-01",
)
PICK_UP = Action(
    "pick_up",
    "Recoger",
    "Take a weapon from the floor",
    handling.pick_up,
    (Field("with", "choice", "Arma", "weapon", options=weapons_on_floor),),
    cost=sayings.AN_ACTION,
    key="g",
    offered=_lists(weapons_on_floor),
    preview=forecast.of_action,
    rule="D100-DRAW-02",
)
ESCAPE = Action(
    "escape",
    "Liberarse",
    "Struggle free of a hold",
    holds.escape,
    (MODIFIER,),
    cost=sayings.AN_ACTION,
    key="l",
    offered=_is_held,
    preview=forecast.of_escape,
    rule="D100-HOLD-05",
)
RELEASE = Action(
    "release",
    "Soltar",
    "Let a held one go",
    holds.release,
    (Field("targets", "targets", "Objetivo", "whom", options=held, most=one_target),),
    cost="–",
    key="x",
    offered=_lists(held),
    rule="D100-HOLD-06",
)
DISARM = Action(
    "disarm",
    "Desarmar",
    "Take a weapon from one who is held, FUE against FUE",
    holds.disarm,
    (
        Field("targets", "targets", "Objetivo", "whom", options=held, most=one_target),
        Field("weapon", "choice", "Arma", "weapon", options=victims_weapons),
        MODIFIER,
    ),
    cost=sayings.AN_ACTION,
    key="m",
    offered=_lists(held),
    preview=forecast.of_disarm,
    rule="D100-HOLD-04",
)
OTHER = Action(
    "other",
    "Otra acción",
    "Move, talk, open a door",
    tasks.other,
    (Field("text", "text", "Qué", "what", needed=False),),
    cost=sayings.AN_ACTION,
    key="o",
    preview=forecast.of_action,
)

ACTIONS: Mapping[str, Action] = {
    action.id: action
    for action in (
        ATTACK,
        GRAPPLE,
        DEFEND,
        WAIT,
        DRAW,
        RELOAD,
        REPAIR,
        USE_SKILL,
        PICK_UP,
        ESCAPE,
        RELEASE,
        DISARM,
        OTHER,
    )
}
