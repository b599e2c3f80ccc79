"""The actions of a fight: striking, casting, using things, moving, holding, and reacting."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules.actions import Action, Field
from rules.fantasia import forecast, panel
from rules.fantasia.attack import ATTACK, ESCAPE, GRAPPLE
from rules.fantasia.casting import CAST
from rules.fantasia.declaring import FACING, MODIFIER, STATS, aimed, attribute, declared, has_condition, named
from rules.fantasia.kit import DEFEND, USE_ITEM
from rules.fantasia.movement import MOVE
from rules.fantasia.reacting import REACT, READY
from rules.fantasia.state import Battle, Fighter


def throws(fight: Battle, one: Fighter, chosen: Mapping[str, Any]) -> bool:
    """LF-ATT-04: whether the weapon that is named is thrown, so that one may choose."""
    weapon = one.weapon_of(chosen["with"]) if chosen.get("with") else one.weapon
    return weapon is not None and weapon.kind == "thrown"


def reacts(fight: Battle, one: Fighter) -> bool:
    """Whether there is anything to react with."""
    return one.readied is not None or any(ability.reaction for ability in one.sheet.abilities)


READY_LABELS = {
    "attack": "Ataque con arma",
    "cast": "Magia / Habilidad",
    "use_item": "Usar ítem",
    "move": "Moverse",
    "check": "Chequeo",
    "draw": "Desenfundar",
    "reload": "Recargar",
    "other": "Otra acción",
}
"""LF-REACT-01: the actions that can be readied."""

FIGHTING: tuple[Action, ...] = (
    declared(
        ATTACK,
        "Ataque con arma",
        "Strike with a weapon: 2d + AT against DE",
        "a",
        named("Arma", "Weapon", panel.strikers, needed=False),
        aimed("attack", panel.strikes, repeats=True),
        attribute(throws),
        MODIFIER,
        rule="LF-ATT-01",
        ahead=forecast.of_attack,
    ),
    declared(
        CAST,
        "Magia / Habilidad",
        "Use a magic, power, technique or skill",
        "c",
        named("Habilidad", "Ability", panel.usable),
        aimed("cast", panel.reach_of_ability),
        Field(
            "willing",
            "choices",
            "Aceptan",
            "Who lets it happen",
            options=panel.anybody,
            needed=False,
            advanced=True,
        ),
        Field(
            "unwilling",
            "choices",
            "Se resisten",
            "Allies who resist",
            options=panel.anybody,
            needed=False,
            advanced=True,
        ),
        attribute(lambda fight, one, chosen: one.weapon.kind == "thrown"),
        MODIFIER,
        rule="LF-MAG-01",
        offered=lambda fight, one: bool(one.sheet.abilities),
        ahead=forecast.of_cast,
    ),
    declared(
        USE_ITEM,
        "Usar ítem",
        "Use something up",
        "i",
        named("Ítem", "Item", panel.things),
        aimed("use_item"),
        rule="LF-TURN-04",
        offered=lambda fight, one: bool(one.sheet.items),
    ),
    declared(
        MOVE,
        "Moverse",
        "Move up to MO metres",
        "m",
        Field(
            "mode",
            "choice",
            "Modo",
            "Climbing, crawling and stealth halve it",
            options=panel.listed(panel.MODES),
            default="walk",
            needed=False,
        ),
        Field("to", "cell", "Casilla", "Where to", options=panel.places, shown=panel.on_the_board),
        Field(
            "distance",
            "number",
            "Metros",
            "How far; by default all of it",
            needed=False,
            minimum=0,
            maximum=999,
            shown=panel.off_the_board,
        ),
        FACING,
        rule="LF-TURN-02",
        ahead=forecast.of_move,
    ),
    declared(DEFEND, "Defensa", "DE +3 and half of physical damage until its next turn", "d", rule="LF-DEF-01"),
    declared(
        GRAPPLE,
        "Agarre",
        "Hold somebody: FUE or AGI against theirs",
        "g",
        aimed("grapple"),
        attribute(),
        MODIFIER,
        rule="LF-GRAB-01",
        ahead=forecast.of_opposed,
    ),
    declared(
        ESCAPE,
        "Soltarse",
        "Get loose: FUE or AGI against the holder's",
        "e",
        attribute(),
        MODIFIER,
        rule="LF-GRAB-04",
        offered=has_condition("grabbed"),
    ),
    declared(
        READY,
        "Preparar reacción",
        "Keep an action for its moment",
        "r",
        Field(
            "action",
            "choice",
            "Acción",
            "What will be done",
            options=panel.listed(READY_LABELS),
        ),
        Field(
            "with",
            "choice",
            "Con",
            "With what",
            options=panel.ready_things,
            needed=False,
            shown=panel.readied_with,
        ),
        Field(
            "targets",
            "targets",
            "Objetivo",
            "Target; nobody: whoever sets it off",
            options=panel.anybody,
            most=panel.ready_targets,
            needed=False,
        ),
        Field(
            "on", "choice", "Cuándo", "What sets it off", options=panel.listed(panel.TRIGGER_LABELS), default="manual"
        ),
        Field("watch", "choice", "De quién", "Whose action", options=panel.watched, default="enemy", advanced=True),
        Field(
            "attr",
            "choice",
            "Atributo",
            "Attribute of the check",
            options=panel.listed(STATS),
            shown=panel.readied_is("check"),
        ),
        Field(
            "difficulty",
            "number",
            "GD",
            "The number to reach",
            minimum=-99,
            maximum=999,
            shown=panel.readied_is("check"),
        ),
        Field("text", "text", "Qué", "What it is", needed=False, shown=panel.readied_is("other")),
        MODIFIER,
        rule="LF-REACT-01",
    ),
    declared(
        REACT,
        "Reaccionar",
        "Do what is readied, or use a reaction, out of turn",
        "x",
        named("Habilidad", "Reaction; none: what is readied", panel.reactions, needed=False),
        Field(
            "targets",
            "targets",
            "Objetivo",
            "Target",
            options=panel.targets("react"),
            most=panel.reach_of_ability,
            needed=False,
        ),
        MODIFIER,
        rule="LF-REACT-04",
        offered=reacts,
    ),
)
