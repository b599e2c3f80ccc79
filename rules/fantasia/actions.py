"""The actions with their fields: what the window offers, and what it says before an action is done."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING, Any

from rules.actions import Act, Action, Field, Preview
from rules.fantasia import forecast, panel
from rules.fantasia.attack import ATTACK, ESCAPE, GRAPPLE
from rules.fantasia.casting import CAST
from rules.fantasia.deed import Deed
from rules.fantasia.delaying import RESUME, TAKE_TURN, WAIT
from rules.fantasia.kit import DEFEND, DRAW, OTHER, PICK_UP, RELOAD, REST, STAND_UP, USE_ITEM
from rules.fantasia.movement import CHECK, CHECKED, FALL, JUMP, MOVE
from rules.fantasia.performing import perform
from rules.fantasia.reacting import REACT, READIABLE, READY
from rules.fantasia.state import Battle, Fighter

if TYPE_CHECKING:
    from rules.table import Table

Shown = Callable[[Battle, Fighter], bool]
Forecast = Callable[[Battle, Act, Deed], tuple[Preview, ...]]

COST_WORDS = {"normal": "acción normal", "movement": "movimiento", "either": "acción o movimiento", "none": ""}


def _run(table: Table, act: Act, *, deed: Deed) -> None:
    perform(table, act, deed)


def _action(
    deed: Deed,
    label: str,
    gloss: str,
    key: str,
    *fields: Field,
    rule: str,
    offered: Shown | None = None,
    ahead: Forecast = forecast.of_anything,
    outside: frozenset[str] = frozenset(),
) -> Action:
    pays = () if deed.cost == "none" else (panel.pays(deed.cost),)
    return Action(
        deed.id,
        label,
        gloss,
        partial(_run, deed=deed),
        fields=(*fields, *pays),
        cost=COST_WORDS[deed.cost],
        key=key,
        outside=outside,
        any_turn=deed.any_turn,
        offered=offered,
        preview=lambda fight, act: ahead(fight, act, deed),
        rule=rule,
    )


def _named(label: str, gloss: str, options: panel.Options, *, needed: bool = True) -> Field:
    return Field("with", "choice", label, gloss, options=options, needed=needed)


def _aimed(action: str, most: Callable[[Any, Any, Mapping[str, Any]], tuple[int, int]] | None = None) -> Field:
    return Field("targets", "targets", "Objetivo", "Target", options=panel.targets(action), most=most)


def _attribute(shown: Callable[[Any, Any, Mapping[str, Any]], bool] | None = None) -> Field:
    return Field(
        "attr",
        "choice",
        "Atributo",
        "Which attribute it uses; by default the higher",
        options=lambda fight, one, chosen: panel.ATTRIBUTES,
        needed=False,
        advanced=True,
        shown=shown,
    )


def _throws(fight: Battle, one: Fighter, chosen: Mapping[str, Any]) -> bool:
    weapon = one.weapon_of(chosen["with"]) if chosen.get("with") else one.weapon
    return weapon is not None and weapon.kind == "thrown"


MODIFIER = Field(
    "modifier", "number", "Ajuste", "Added to its own 2d", needed=False, minimum=-99, maximum=99, advanced=True
)
HOW_FAR = Field("distance", "number", "Metros", "How far", minimum=0, maximum=999)
FACING = Field(
    "facing",
    "choice",
    "Encara",
    "Where it looks afterwards; by default where it went",
    options=panel.listed(panel.FACINGS),
    needed=False,
    advanced=True,
    shown=panel.on_the_board,
)
STATS = {name: name.upper() for name in CHECKED}


def _has_condition(status: str) -> Shown:
    return lambda fight, one: one.has(status)


def _free_hand(fight: Battle, one: Fighter) -> bool:
    return any(not weapon.natural and weapon.id != one.equipped for weapon in one.sheet.weapons)


def _reacts(fight: Battle, one: Fighter) -> bool:
    return one.readied is not None or any(ability.reaction for ability in one.sheet.abilities)


def _whole_sides(fight: Battle, one: Fighter) -> bool:
    return fight.options.initiative == "side"


ALL: tuple[Action, ...] = (
    _action(
        ATTACK,
        "Ataque con arma",
        "Strike with a weapon: 2d + AT against DE",
        "a",
        _named("Arma", "Weapon", panel.strikers, needed=False),
        _aimed("attack", panel.strikes),
        _attribute(_throws),
        MODIFIER,
        rule="LF-ATT-01",
        ahead=forecast.of_attack,
    ),
    _action(
        CAST,
        "Magia / Habilidad",
        "Use a magic, power, technique or skill",
        "c",
        _named("Habilidad", "Ability", panel.usable),
        _aimed("cast", panel.reach_of_ability),
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
        _attribute(lambda fight, one, chosen: one.weapon.kind == "thrown"),
        MODIFIER,
        rule="LF-MAG-01",
        offered=lambda fight, one: bool(one.sheet.abilities),
        ahead=forecast.of_cast,
    ),
    _action(
        USE_ITEM,
        "Usar ítem",
        "Use something up",
        "i",
        _named("Ítem", "Item", panel.things),
        _aimed("use_item"),
        rule="LF-TURN-04",
        offered=lambda fight, one: bool(one.sheet.items),
    ),
    _action(
        MOVE,
        "Moverse",
        "Move up to MO metres",
        "m",
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
        Field(
            "mode",
            "choice",
            "Modo",
            "Climbing, crawling and stealth halve it",
            options=panel.listed(panel.MODES),
            default="walk",
            needed=False,
        ),
        FACING,
        rule="LF-TURN-02",
        ahead=forecast.of_move,
    ),
    _action(DEFEND, "Defensa", "DE +3 and half of physical damage until its next turn", "d", rule="LF-DEF-01"),
    _action(
        GRAPPLE,
        "Agarre",
        "Hold somebody: FUE or AGI against theirs",
        "g",
        _aimed("grapple"),
        _attribute(),
        MODIFIER,
        rule="LF-GRAB-01",
        ahead=forecast.of_opposed,
    ),
    _action(
        ESCAPE,
        "Soltarse",
        "Get loose: FUE or AGI against the holder's",
        "e",
        _attribute(),
        MODIFIER,
        rule="LF-GRAB-04",
        offered=_has_condition("grabbed"),
    ),
    _action(
        READY,
        "Preparar reacción",
        "Keep an action for its moment",
        "r",
        Field(
            "action",
            "choice",
            "Acción",
            "What will be done",
            options=lambda fight, one, chosen: READY_OPTIONS,
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
    _action(
        REACT,
        "Reaccionar",
        "Do what is readied, or use a reaction, out of turn",
        "x",
        _named("Habilidad", "Reaction; none: what is readied", panel.reactions, needed=False),
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
        offered=_reacts,
    ),
    _action(
        WAIT,
        "Retrasar",
        "Put the turn off",
        "w",
        rule="LF-DELAY-01",
        offered=lambda fight, one: fight.options.initiative != "side",
    ),
    _action(
        RESUME,
        "Actuar ahora",
        "Claim the turn that was put off",
        "q",
        rule="LF-DELAY-02",
        offered=lambda fight, one: one.waiting,
    ),
    _action(
        DRAW,
        "Desenfundar",
        "Take another weapon in hand",
        "u",
        _named("Arma", "Weapon", panel.drawable),
        rule="LF-DRAW-01",
        offered=_free_hand,
    ),
    _action(
        PICK_UP,
        "Recoger",
        "Take a weapon from the ground",
        "p",
        _named("Arma", "Weapon", panel.on_the_ground),
        rule="LF-TURN-04",
        offered=lambda fight, one: bool(one.dropped),
    ),
    _action(
        STAND_UP,
        "Levantarse",
        "Get up from the ground",
        "s",
        rule="LF-PRONE-01",
        offered=_has_condition("prone"),
    ),
    _action(
        RELOAD,
        "Recargar",
        "Fill the weapon again",
        "l",
        _named("Arma", "Weapon; none: the one in hand", panel.loadable, needed=False),
        rule="LF-RELOAD-02",
        offered=lambda fight, one: bool(one.loaded),
    ),
    _action(
        JUMP,
        "Saltar",
        "Jump: 2d + AGI against twice the metres, four times upwards",
        "j",
        HOW_FAR,
        Field(
            "kind",
            "choice",
            "Salto",
            "Long or high",
            options=panel.listed({"long": "Largo", "high": "Alto"}),
            default="long",
        ),
        MODIFIER,
        rule="LF-JUMP-01",
        ahead=forecast.of_jump,
    ),
    _action(
        CHECK,
        "Chequeo",
        "2d + a number against another",
        "k",
        Field("attr", "choice", "Atributo", "What is checked", options=panel.listed(STATS)),
        Field(
            "difficulty",
            "number",
            "GD",
            "The number to reach",
            minimum=-99,
            maximum=999,
            shown=lambda fight, one, chosen: not chosen.get("against"),
        ),
        Field(
            "against",
            "choice",
            "Contra",
            "Who resists, instead of a number",
            options=panel.anybody,
            needed=False,
            advanced=True,
            shown=lambda fight, one, chosen: chosen.get("difficulty") is None,
        ),
        Field(
            "against_attr",
            "choice",
            "Su atributo",
            "What the other uses; by default the same",
            options=panel.listed(STATS),
            needed=False,
            advanced=True,
            shown=lambda fight, one, chosen: bool(chosen.get("against")),
        ),
        Field("sight", "flag", "Requiere ver", "The blind fail", needed=False, advanced=True),
        Field("effort", "flag", "Esfuerzo físico", "Counts for Fiebre", needed=False, advanced=True),
        Field("free", "flag", "Sin coste", "Costs no action", needed=False, advanced=True),
        MODIFIER,
        rule="LF-TURN-05",
        ahead=forecast.of_check,
    ),
    _action(FALL, "Caída", "Fall from a height: a die for every metre", "f", HOW_FAR, rule="LF-FALL-01"),
    _action(
        TAKE_TURN,
        "Tomar el turno",
        "Act before the companion whose turn it is",
        "t",
        rule="LF-INIT-05",
        offered=_whole_sides,
    ),
    _action(
        REST,
        "Descansar",
        "Rest before or after the fight",
        "z",
        Field("hours", "number", "Horas", "Hours of rest", minimum=0, maximum=999, default=8),
        Field("interrupted", "flag", "Interrumpido", "Whether it was disturbed", needed=False),
        Field(
            "percent",
            "number",
            "% por hora",
            "Share given back for every hour",
            minimum=0,
            maximum=100,
            needed=False,
            advanced=True,
        ),
        rule="LF-REST-01",
        offered=lambda fight, one: fight.phase in ("setup", "ended"),
        outside=frozenset({"setup", "ended"}),
    ),
    _action(
        OTHER,
        "Otra acción",
        "Anything else, as the game master allows",
        "o",
        Field("text", "text", "Qué", "What is done", needed=False),
        Field(
            "cost",
            "choice",
            "Coste",
            "What it costs",
            options=panel.listed({"normal": "Acción normal", "movement": "Movimiento"}),
            default="normal",
        ),
        rule="LF-TURN-06",
    ),
)

ACTIONS: Mapping[str, Action] = {action.id: action for action in ALL}
READY_OPTIONS = tuple(panel.Option(id, ACTIONS[id].label) for id in READIABLE)

FUMBLES = {
    "1": "1 Suelta el arma",
    "2": "2 Queda tumbado",
    "3": "3 DE −3 y DM −3",
    "4": "4 Ataque gratis del enemigo",
    "5": "5 Se hiere con su arma",
    "6": "6 Golpea a un aliado",
}
OPTION_LABELS: Mapping[str, Mapping[str, str]] = {
    "fumble": FUMBLES,
    "side_tie": {"reroll": "Lanzar de nuevo", "interleave": "Intercalar turnos"},
    "opposed_attr": {"fue": "FUE", "agi": "AGI"},
    "free_attack": {"attack": "Atacar", "none": "No"},
    "use_ready": {"use": "Usar", "none": "No"},
    "use_reaction": {"use": "Usar", "none": "No"},
}


def option_label(question: str, option: str, names: Mapping[str, str]) -> str:
    """How an option of a question is shown."""
    return OPTION_LABELS.get(question, {}).get(option) or names.get(option, option)
