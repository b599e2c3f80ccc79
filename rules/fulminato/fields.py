"""The fields of the actions, as the window draws them."""

from __future__ import annotations

from dataclasses import replace

from rules.actions import Field
from rules.fulminato import cells, offers

RANKS = Field(
    "modifier",
    "number",
    "Rangos",
    "Ranks on the skill die",
    needed=False,
    minimum=-9,
    maximum=9,
    default=0,
    advanced=True,
)
THEIR_RANKS = replace(RANKS, name="target_ranks", label="Rangos del rival", gloss="Ranks on the target’s first die")
TEXT = Field("text", "text", "Texto", "What is said or done", needed=False)
WITH = Field("with", "choice", "Arma", "Weapon", offers.striking, needed=False)
HAND = Field("hand", "choice", "Mano", "Hand", offers.hands, needed=False, default="main", advanced=True)
FLANKERS = replace(
    RANKS,
    name="flankers",
    label="Flanqueadores",
    gloss="How many surround the target",
    minimum=0,
    maximum=20,
    default=None,
    shown=offers.in_melee,
)
DESVIO_RANKS = replace(RANKS, name="desvio_ranks", label="Rangos al desvío", gloss="Ranks on the target’s deflection")
DESVIO_BONUS = replace(
    RANKS,
    name="desvio_bonus",
    label="Bono al desvío",
    gloss="Bonus to the target’s deflection",
    minimum=-20,
    maximum=20,
)
COVERED_BY = Field(
    "covered_by",
    "choice",
    "Cubierto por",
    "Who stands in the way",
    offers.people,
    needed=False,
    advanced=True,
    shown=offers.at_a_distance,
)
THROUGH = Field(
    "through",
    "choice",
    "A través de",
    "Material in the way",
    offers.materials,
    needed=False,
    advanced=True,
    shown=offers.with_a_shot,
)
STRIKE = (HAND, RANKS, FLANKERS, DESVIO_RANKS, DESVIO_BONUS)
TARGET = Field("targets", "targets", "Objetivo", "Target", offers.aimed_at, offers.how_many(1, 1))
TO = Field("to", "cell", "Casilla", "Cell to go to", cells.within(1), shown=offers.has_cells)
DISTANCE = Field(
    "distance", "number", "Distancia (pies)", "Feet, without a board", needed=False, minimum=0, shown=offers.has_none
)
COST = Field("cost", "choice", "Coste", "What it costs", offers.prices, needed=False, default="standard")
METHOD = Field("method", "choice", "Regla", "Rule", offers.methods, default="skill")
DIFFICULTY = Field(
    "difficulty",
    "choice",
    "Dificultad",
    "Difficulty",
    offers.difficulties,
    also=("number",),
    needed=False,
    default="complicado",
    shown=offers.by_skill,
)
OWN = Field(
    "own",
    "choices",
    "Características propias",
    "Own characteristics",
    offers.characteristics,
    needed=False,
    shown=offers.by_contest,
)
THEIRS = replace(OWN, name="theirs", label="Características del rival", gloss="The target’s characteristics")
CONTEST_RANKS = replace(THEIR_RANKS, shown=offers.by_contest)
STATUS = Field("status", "choices", "Estados", "What it brings about", offers.statuses, needed=False, advanced=True)
RESIST = Field(
    "resist.skill",
    "choice",
    "Resiste con",
    "The skill with which the target may undo it",
    offers.resisting,
    needed=False,
    advanced=True,
    shown=offers.by_skill,
)
RESIST_DIFFICULTY = replace(
    DIFFICULTY,
    name="resist.difficulty",
    label="Dificultad de resistir",
    gloss="How hard it is to undo",
    advanced=True,
    shown=offers.is_resisted,
)
PREY = Field("targets", "targets", "Presa", "The grabbed", offers.the_grabbed, offers.how_many(0, 1), needed=False)
