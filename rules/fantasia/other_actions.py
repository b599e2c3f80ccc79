"""The other actions: putting turns off, weapons in hand, jumps, checks, falls, rest."""

from __future__ import annotations

from rules.actions import Action, Field
from rules.fantasia import forecast, panel
from rules.fantasia.checks import CHECK, FALL, JUMP
from rules.fantasia.declaring import HOW_FAR, MODIFIER, STATS, declared, has_condition, named
from rules.fantasia.delaying import RESUME, TAKE_TURN, WAIT
from rules.fantasia.kit import DRAW, OTHER, PICK_UP, RELOAD, REST, STAND_UP
from rules.fantasia.state import Battle, Fighter


def free_hand(fight: Battle, one: Fighter) -> bool:
    """Whether it has another weapon to draw."""
    return any(not weapon.natural and weapon.id != one.equipped for weapon in one.sheet.weapons)


def whole_sides(fight: Battle, one: Fighter) -> bool:
    """LF-INIT-05: whether whole sides act in turn."""
    return fight.options.initiative == "side"


OTHERS: tuple[Action, ...] = (
    declared(
        WAIT,
        "Retrasar",
        "Put the turn off",
        "w",
        rule="LF-DELAY-01",
        offered=lambda fight, one: fight.options.initiative != "side",
    ),
    declared(
        RESUME,
        "Actuar ahora",
        "Claim the turn that was put off",
        "q",
        rule="LF-DELAY-02",
        offered=lambda fight, one: one.waiting,
    ),
    declared(
        DRAW,
        "Desenfundar",
        "Take another weapon in hand",
        "u",
        named("Arma", "Weapon", panel.drawable),
        rule="LF-DRAW-01",
        offered=free_hand,
    ),
    declared(
        PICK_UP,
        "Recoger",
        "Take a weapon from the ground",
        "p",
        named("Arma", "Weapon", panel.on_the_ground),
        rule="LF-TURN-04",
        offered=lambda fight, one: bool(one.dropped),
    ),
    declared(
        STAND_UP,
        "Levantarse",
        "Get up from the ground",
        "v",
        rule="LF-PRONE-01",
        offered=has_condition("prone"),
    ),
    declared(
        RELOAD,
        "Recargar",
        "Fill the weapon again",
        "l",
        named("Arma", "Weapon; none: the one in hand", panel.loadable, needed=False),
        rule="LF-RELOAD-02",
        offered=lambda fight, one: bool(one.loaded),
    ),
    declared(
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
    declared(
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
    declared(FALL, "Caída", "Fall from a height: a die for every metre", "f", HOW_FAR, rule="LF-FALL-01"),
    declared(
        TAKE_TURN,
        "Tomar el turno",
        "Act before the companion whose turn it is",
        "t",
        rule="LF-INIT-05",
        offered=whole_sides,
    ),
    declared(
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
    declared(
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
