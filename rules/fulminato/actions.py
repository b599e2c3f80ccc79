"""The actions of the game as the window shows them: fields, letters, prices and the functions that do them."""

from __future__ import annotations

from collections.abc import Mapping

from rules.actions import Action, Field
from rules.fulminato import deeds, delays, hands, manoeuvres, movement, offers, previews, prey, strikes

RANKS = Field("modifier", "number", "Rangos", "Ranks on the skill die", None, None, False, -9, 9, 0, True)
THEIR_RANKS = Field(
    "target_ranks", "number", "Rangos del rival", "Ranks on the target’s first die", None, None, False, -9, 9, 0, True
)
TEXT = Field("text", "text", "Texto", "What is said or done", needed=False)
WITH = Field("with", "choice", "Arma", "Weapon", offers.striking, needed=False)
HAND = Field("hand", "choice", "Mano", "Hand", offers.hands, needed=False, default="main", advanced=True)
FLANKERS = Field(
    "flankers", "number", "Flanqueadores", "How many surround the target", None, None, False, 0, 20, None, True
)
DESVIO_RANKS = Field(
    "desvio_ranks", "number", "Rangos al desvío", "Ranks on the target’s deflection", None, None, False, -9, 9, 0, True
)
DESVIO_BONUS = Field(
    "desvio_bonus", "number", "Bono al desvío", "Bonus to the target’s deflection", None, None, False, -20, 20, 0, True
)
COVERED_BY = Field(
    "covered_by", "choice", "Cubierto por", "Who stands in the way", offers.people, needed=False, advanced=True
)
THROUGH = Field(
    "through", "choice", "A través de", "Material in the way", offers.materials, needed=False, advanced=True
)
STRIKE = (HAND, RANKS, FLANKERS, DESVIO_RANKS, DESVIO_BONUS)
TARGET = Field("targets", "targets", "Objetivo", "Target", offers.aimed_at, offers.how_many(1, 1))
TO = Field("to", "cell", "Casilla", "Cell to go to", needed=False)
DISTANCE = Field("distance", "number", "Distancia (pies)", "Feet, without a board", needed=False, minimum=0)
COST = Field("cost", "choice", "Coste", "What it costs", offers.prices, needed=False, default="standard")
DIFFICULTY = Field(
    "difficulty", "choice", "Dificultad", "Difficulty", offers.difficulties, needed=False, default="complicado"
)
METHOD = Field("method", "choice", "Regla", "Rule", offers.methods, default="skill")
OWN = Field("own", "choices", "Características propias", "Own characteristics", offers.characteristics, needed=False)
THEIRS = Field(
    "theirs",
    "choices",
    "Características del rival",
    "The target’s characteristics",
    offers.characteristics,
    needed=False,
)
STATUS = Field("status", "choices", "Estados", "What it brings about", offers.statuses, needed=False, advanced=True)
PREY = Field("targets", "targets", "Presa", "The grabbed", offers.the_grabbed, offers.how_many(0, 1), needed=False)


def _wrestle(id: str, label: str, gloss: str, key: str, rule: str) -> Action:
    target = Field("targets", "targets", "Objetivo", "Target", offers.wrestled(id), offers.how_many(1, 1))
    run = {
        "trip": manoeuvres.trip,
        "disarm": manoeuvres.disarm,
        "shove": manoeuvres.shove,
        "grapple": manoeuvres.grapple,
    }[id]
    return Action(
        id,
        label,
        gloss,
        run,
        (target, RANKS, THEIR_RANKS),
        "3 PA",
        key,
        offered=offers.is_free,
        preview=previews.manoeuvre,
        rule=rule,
    )


_ALL = (
    Action(
        "attack",
        "Ataque",
        "Attack",
        strikes.attack,
        (TARGET, WITH, *STRIKE, COVERED_BY, THROUGH),
        "3 PA",
        "a",
        offered=offers.is_free,
        preview=previews.attack,
        rule="FU-ATK-08",
    ),
    Action(
        "called_attack",
        "Ataque dirigido",
        "Called attack: one part of the body",
        strikes.called_attack,
        (
            TARGET,
            Field("part", "choice", "Parte", "Part of the body", offers.called_parts),
            WITH,
            Field("method", "choice", "Regla", "Rule", offers.methods, needed=False, default="skill"),
            DIFFICULTY,
            OWN,
            THEIRS,
            THEIR_RANKS,
            *STRIKE,
        ),
        "3 PA",
        "c",
        offered=offers.is_free,
        preview=previews.called_attack,
        rule="FU-CALL-01",
    ),
    Action(
        "stunt",
        "Acción especial",
        "Stunt: by skill or by opposed roll",
        deeds.stunt,
        (
            METHOD,
            Field("targets", "targets", "Objetivo", "Target", offers.anybody, offers.by_method, needed=False),
            Field("skill", "choice", "Habilidad", "Skill", offers.skills, needed=False),
            Field(
                "characteristic",
                "choice",
                "Característica",
                "Characteristic, where the skill has none",
                offers.characteristics,
                needed=False,
                advanced=True,
            ),
            DIFFICULTY,
            OWN,
            THEIRS,
            RANKS,
            THEIR_RANKS,
            COST,
            STATUS,
            TEXT,
        ),
        "",
        "x",
        preview=previews.stunt,
        rule="FU-CHK-03",
    ),
    Action(
        "move",
        "Moverse",
        "Move",
        movement.move,
        (TO, DISTANCE),
        "3 PA",
        "m",
        offered=offers.is_free,
        preview=previews.way("movement"),
        rule="FU-ACT-05",
    ),
    Action(
        "stand_up",
        "Levantarse",
        "Stand up",
        movement.stand_up,
        (),
        "3 PA",
        "l",
        offered=offers.has("prone"),
        preview=previews.costs("movement"),
        rule="FU-ST-prone",
    ),
    Action(
        "charge",
        "Cargar",
        "Charge: a straight way and a blow",
        movement.charge,
        (
            Field("targets", "targets", "Objetivo", "Target", offers.charged_at, offers.how_many(1, 1)),
            TO,
            WITH,
            *STRIKE,
        ),
        "3 PA",
        "k",
        offered=offers.is_free,
        preview=previews.attack,
        rule="FU-MAN-02",
    ),
    _wrestle("trip", "Derribar", "Trip: Constitución against Destreza", "d", "FU-MAN-03"),
    _wrestle("disarm", "Desarmar", "Disarm: Destreza against Destreza", "q", "FU-MAN-04"),
    _wrestle("shove", "Embestir", "Shove: Constitución against Constitución", "e", "FU-MAN-05"),
    _wrestle("grapple", "Apresar", "Grapple: Constitución against Constitución", "p", "FU-GRP-01"),
    Action(
        "draw",
        "Sacar / guardar",
        "Draw a weapon or put it away",
        hands.draw,
        (Field("with", "choice", "Arma", "Weapon", offers.to_draw),),
        "1 PA",
        "s",
        preview=previews.costs("quick"),
        rule="FU-EQP-07",
    ),
    Action(
        "pick_up",
        "Recoger",
        "Pick a weapon up",
        hands.pick_up,
        (Field("with", "choice", "Arma", "Weapon", offers.on_the_ground),),
        "2 PA",
        "g",
        offered=offers.has_dropped,
        preview=previews.costs("precision"),
        rule="FU-EQP-07",
    ),
    Action(
        "reload",
        "Recargar",
        "Load a weapon",
        hands.reload,
        (Field("with", "choice", "Arma", "Weapon", offers.to_load, needed=False),),
        "2 PA",
        "r",
        offered=offers.has_magazines,
        preview=previews.reload,
        rule="FU-EQP-05",
    ),
    Action(
        "use_item",
        "Usar objeto",
        "Use a thing",
        hands.use_item,
        (
            Field("with", "choice", "Objeto", "Thing", offers.things),
            Field("targets", "targets", "Objetivo", "Target", offers.anybody, offers.how_many(0, 1), needed=False),
        ),
        "",
        "o",
        offered=offers.has_items,
        preview=previews.item,
        rule="FU-EQP-08",
    ),
    Action(
        "use_ability",
        "Usar soltura",
        "Use a special power",
        deeds.use_ability,
        (
            Field("with", "choice", "Soltura", "Power", offers.powers),
            Field("targets", "targets", "Objetivos", "Targets", offers.anybody, offers.how_many(0, None), needed=False),
            RANKS,
        ),
        "",
        "u",
        offered=offers.has_abilities,
        preview=previews.ability,
        rule="FU-SOL-01",
    ),
    Action(
        "retreat",
        "Retirada",
        "Retreat: triple speed, free attacks",
        movement.retreat,
        (TO, DISTANCE, Field("flee", "flag", "Huir", "Leave the fight", needed=False, default=False)),
        "6 PA",
        "t",
        offered=offers.is_free,
        preview=previews.way("full", 3),
        rule="FU-RET-01",
    ),
    Action(
        "speak",
        "Hablar",
        "Speak one sentence",
        delays.speak,
        (TEXT,),
        "0 PA",
        "h",
        any_turn=True,
        preview=previews.costs("timeless"),
        rule="FU-SPK-01",
    ),
    Action(
        "wait",
        "Retrasar acción",
        "Put the turn off",
        delays.wait,
        (Field("after", "choice", "Después de", "Behind whose turn", offers.those_behind, needed=False),),
        "0 PA",
        "w",
        offered=offers.in_its_turn,
        preview=previews.costs("timeless"),
        rule="FU-DLY-01",
    ),
    Action(
        "resume",
        "Tomar el turno",
        "Claim the turn put off",
        delays.resume,
        (),
        "0 PA",
        "w",
        any_turn=True,
        offered=offers.has("waiting"),
        preview=previews.costs("timeless"),
        rule="FU-DLY-05",
    ),
    Action(
        "other",
        "Otra acción",
        "Anything else",
        deeds.other,
        (COST, TEXT),
        "",
        "z",
        preview=previews.other,
        rule="FU-ACT-08",
    ),
    Action(
        "grapple_move",
        "Moverse con la presa",
        "Move with the grabbed",
        prey.grapple_move,
        (
            TO,
            DISTANCE,
            Field("victim_to", "cell", "Casilla de la presa", "Where the grabbed ends", needed=False),
            Field(
                "danger", "flag", "Lugar peligroso", "A dangerous place: opposed Destreza", needed=False, default=False
            ),
            RANKS,
            THEIR_RANKS,
        ),
        "3 PA",
        "m",
        offered=offers.has("grabbing"),
        preview=previews.way("movement"),
        rule="FU-GRP-03",
    ),
    Action(
        "grapple_damage",
        "Dañar a la presa",
        "Hurt the grabbed",
        prey.grapple_damage,
        (Field("with", "choice", "Arma", "Weapon", offers.in_a_grip, needed=False), *STRIKE),
        "3 PA",
        "a",
        offered=offers.has("grabbing"),
        preview=previews.attack,
        rule="FU-GRP-04",
    ),
    Action(
        "hold",
        "Contener",
        "Pin the grabbed",
        prey.hold,
        (),
        "3 PA",
        "k",
        offered=offers.has("grabbing"),
        preview=previews.costs("standard"),
        rule="FU-GRP-05",
    ),
    Action(
        "tie",
        "Atar",
        "Tie the grabbed",
        prey.tie,
        (
            PREY,
            Field("rope", "flag", "Hay cuerda", "A rope is at hand", needed=False, default=False),
            RANKS,
            THEIR_RANKS,
        ),
        "3 PA",
        "t",
        offered=offers.sees_a_grip,
        preview=previews.tie,
        rule="FU-GRP-07",
    ),
    Action(
        "end_hold",
        "Dejar de contener",
        "Stop pinning",
        prey.end_hold,
        (),
        "0 PA",
        "n",
        any_turn=True,
        offered=offers.has("containing"),
        preview=previews.costs("timeless"),
        rule="FU-GRP-06",
    ),
    Action(
        "release",
        "Soltar",
        "Let go",
        prey.release,
        (),
        "0 PA",
        "f",
        any_turn=True,
        offered=offers.has("grabbing"),
        preview=previews.costs("timeless"),
        rule="FU-GRP-06",
    ),
    Action(
        "escape",
        "Soltarse",
        "Break free",
        prey.escape,
        (RANKS, THEIR_RANKS),
        "3 PA",
        "b",
        offered=offers.has("grabbed"),
        preview=previews.escape,
        rule="FU-GRP-12",
    ),
    Action(
        "untie",
        "Desatarse",
        "Get out of the rope, or another",
        prey.untie,
        (
            Field("targets", "targets", "A quién", "Whom", offers.the_tied, offers.how_many(0, 1), needed=False),
            Field("skill", "choice", "Habilidad", "Skill", offers.freeing_skills, needed=False),
            RANKS,
        ),
        "3 PA",
        "y",
        offered=offers.sees_a_rope,
        preview=previews.untie,
        rule="FU-GRP-10",
    ),
)

ACTIONS: Mapping[str, Action] = {action.id: action for action in _ALL}
"""Every action of the game, by its id."""
