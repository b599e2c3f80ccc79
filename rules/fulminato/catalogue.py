"""The words of the game as values: characteristics, skills, action types, parts of the body, statuses."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

from rules.conditions import Status

Characteristic = Literal["constitucion", "destreza", "mente", "gracia"]
CHARACTERISTICS: Mapping[str, str] = {
    "constitucion": "Constitución",
    "destreza": "Destreza",
    "mente": "Mente",
    "gracia": "Gracia",
}
"""The four characteristics with their labels."""

SKILLS: Mapping[str, tuple[str, str]] = {
    "cac_sencilla": ("Ataque con armas CaC sencillas", "constitucion"),
    "cac_experta": ("Ataque con armas CaC expertas", "constitucion"),
    "aguante": ("Aguante", "constitucion"),
    "pistolas": ("Ataque con pistolas", "destreza"),
    "arcos_ballestas": ("Ataque con arcos y ballestas", "destreza"),
    "rifles_escopetas": ("Ataque con rifles y escopetas", "destreza"),
    "manos_rapidas": ("Manos rápidas", "destreza"),
    "desarmar": ("Desarmar", "destreza"),
    "esquiva": ("Esquiva", "destreza"),
}
"""FU-ATK-03, FU-CHK-03: skill to its label and to the characteristic that goes with it."""

ActionType = Literal["precision", "quick", "movement", "standard", "full", "timeless"]
COSTS: Mapping[str, int] = {
    "precision": 2,
    "quick": 1,
    "movement": 3,
    "standard": 3,
    "full": 6,
    "timeless": 0,
}
"""FU-ACT-02, FU-ACT-03, FU-ACT-04, FU-ACT-05, FU-ACT-06, FU-ACT-07: type of action to its action points."""

COST_LABELS: Mapping[str, str] = {
    "precision": "Precisión",
    "quick": "Rápida",
    "movement": "Movimiento",
    "standard": "Estándar",
    "full": "Completa",
    "timeless": "Atemporal",
}

FREEING = ("desarmar", "manos_rapidas")
"""FU-GRP-10: the skills that undo a rope."""
TURN_PA = 6
"""FU-ACT-01: the action points of a turn."""
SURPRISE_PA = 3
"""FU-SURP-03: the action points of a surpriser's turn."""
ROUND_SECONDS = 6
"""FU-CLK-02: the seconds of a round."""
SURPRISE_SECONDS = 3
"""FU-CLK-03: the seconds of the surprise phase."""
UNLEARNED = -1
"""FU-CHK-01: the rank of a skill that the sheet does not list: *malo*."""

DamageType = Literal["slashing", "piercing", "projectile", "bludgeoning", "other"]
DAMAGE_TYPES: Mapping[str, str] = {
    "slashing": "corte",
    "piercing": "perforación",
    "projectile": "proyectil",
    "bludgeoning": "contundente",
    "other": "otro",
}
KINDS: Mapping[str, str] = {"melee": "CaC", "ranged": "A distancia", "thrown": "Arrojadizo"}
"""FU-ATK-03: kind of weapon to its label."""
BLEEDING = frozenset({"slashing", "piercing", "projectile"})
"""FU-WND-01: the types of damage that leave open wounds."""

Cover = Literal["head", "torso", "arms", "legs"]
PARTS: Mapping[str, tuple[str, Cover]] = {
    "left_leg": ("pierna izquierda", "legs"),
    "right_leg": ("pierna derecha", "legs"),
    "off_arm": ("brazo torpe", "arms"),
    "main_arm": ("brazo diestro", "arms"),
    "torso": ("torso", "torso"),
    "head": ("cabeza", "head"),
}
"""FU-PART-05: part of the body to its label and to what must cover it."""
LIMBS: tuple[str, ...] = ("left_leg", "right_leg", "off_arm", "main_arm")
"""FU-PART-05: the limbs, two faces of the d8 each, in this order."""

CALIBERS: Mapping[str, Mapping[str, int]] = {
    "36-38": {"wood": 30, "stone": 0, "metal": 0},
    "40-45": {"wood": 100, "stone": 0, "metal": 0},
    "55": {"wood": 50, "stone": 0, "metal": 0},
    "72": {"wood": 100, "stone": 0, "metal": 50},
    "85-110": {"wood": 100, "stone": 30, "metal": 50},
}
"""FU-COV-05: caliber to the chance in a hundred that a shot passes through a material."""
MATERIALS: Mapping[str, str] = {"wood": "madera", "stone": "piedra", "metal": "metal"}

DIFFICULTIES: Mapping[str, int] = {"facil": 6, "complicado": 12, "dificil": 15}
"""FU-OPT-01: the difficulties that every table has, unless its options say otherwise."""
DIFFICULTY_LABELS: Mapping[str, str] = {"facil": "fácil", "complicado": "complicado", "dificil": "difícil"}
"""How the book writes them."""

ACTIONS: tuple[str, ...] = (
    "attack",
    "called_attack",
    "stunt",
    "move",
    "stand_up",
    "retreat",
    "speak",
    "wait",
    "resume",
    "other",
    "draw",
    "pick_up",
    "reload",
    "use_item",
    "use_ability",
    "charge",
    "trip",
    "disarm",
    "shove",
    "grapple",
    "grapple_move",
    "grapple_damage",
    "hold",
    "tie",
    "end_hold",
    "release",
    "escape",
    "untie",
)
"""Every action there is."""


def only(*allowed: str) -> frozenset[str]:
    """FU-DESV-06: all actions but these, for statuses that say what is still possible."""
    return frozenset(ACTIONS) - frozenset(allowed)


EVERYTHING = frozenset(ACTIONS)
TIED, SURPRISED, CONTAINED = "tied", "surprised", "contained"
UNCONSCIOUS, PARALYZED, WOUNDED = "unconscious", "paralyzed", "wounded"
GRABBED, GRABBING, CONTAINING, LOOSENED = "grabbed", "grabbing", "containing", "loosened"
WOUND_SECONDS = 3600
"""FU-WND-02: the seconds between two tests of one who is badly wounded."""
COVER_BONUS = 2
"""FU-COV-04: what a wall, furniture or a rock adds to the desvío unless the game master says otherwise."""
VISION_RANKS = -2
"""FU-ST-impaired_vision: the ranks that impaired sight takes unless the game master says otherwise."""

STATUSES: Mapping[str, Status] = {
    status.id: status
    for status in (
        Status(
            "surprised",
            "Sorprendido",
            "Caught unaware: may only speak; without the desvío die unless it was granted.",
            family="mind",
            forbids=only("speak"),
            rule="FU-ST-surprised",
            params={"ranks": int},
        ),
        Status(
            "tied",
            "Amarrado",
            "Bound hand and foot: no desvío, no movement; may try to get out of the rope.",
            family="body",
            forbids=only("untie", "speak", "wait", "resume"),
            rule="FU-ST-tied",
        ),
        Status(
            "unconscious",
            "Inconsciente",
            "Fainted or knocked out: no action, no desvío, no turn.",
            family="fall",
            forbids=EVERYTHING,
            rule="FU-ST-unconscious",
            params={"cause": ("zero", "faint")},
            terms={"zero": "a 0 PV", "faint": "desmayo"},
        ),
        Status(
            "paralyzed",
            "Paralizado",
            "Paralysed: no action, no desvío, no turn.",
            family="body",
            forbids=EVERYTHING,
            rule="FU-ST-paralyzed",
        ),
        Status(
            "grabbed",
            "Apresado",
            "Held by somebody: may fight and deflect, but not get away.",
            family="grip",
            forbids=frozenset({"move", "retreat", "charge", "grapple"}),
            rule="FU-ST-grabbed",
            sourced=True,
        ),
        Status(
            "grabbing",
            "Apresando",
            "Holds somebody: half speed, and only what one does with a prey.",
            family="grip",
            forbids=frozenset(
                {
                    "attack",
                    "called_attack",
                    "move",
                    "retreat",
                    "charge",
                    "trip",
                    "disarm",
                    "shove",
                    "grapple",
                }
            ),
            rule="FU-ST-grabbing",
            sourced=True,
            good=True,
        ),
        Status(
            "contained",
            "Contenido",
            "Pinned: no attack, no desvío, no movement; may try to break free.",
            family="grip",
            forbids=only("escape", "speak", "wait", "resume"),
            rule="FU-ST-contained",
            sourced=True,
        ),
        Status(
            "containing",
            "Conteniendo",
            "Pins somebody: one rank less of desvío, and no actions.",
            family="grip",
            forbids=only("end_hold", "release", "speak", "wait", "resume"),
            rule="FU-ST-containing",
            sourced=True,
        ),
        Status(
            "loosened",
            "Presa floja",
            "The grip was loosened by a failed knot: two ranks more to break free.",
            family="grip",
            timer=1,
            rule="FU-ST-loosened",
            good=True,
        ),
        Status(
            "prone",
            "Derribado",
            "On the ground: cannot move before standing up; the throat is open.",
            family="body",
            forbids=frozenset({"move", "retreat", "charge"}),
            rule="FU-ST-prone",
        ),
        Status(
            "retreating",
            "En retirada",
            "Running away: no hand free until the next turn.",
            family="turn",
            rule="FU-ST-retreating",
        ),
        Status(
            "waiting",
            "Retrasando",
            "Has put the turn off and may claim it before another says what it does.",
            family="turn",
            rule="FU-ST-waiting",
            good=True,
        ),
        Status(
            "in_cover",
            "A cubierto",
            "Behind a wall, furniture or a rock: a bonus to the desvío until it moves.",
            family="ward",
            rule="FU-ST-in_cover",
            params={"bonus": int},
            good=True,
        ),
        Status(
            "wounded",
            "Malherido",
            "Below half by shot, cut or thrust: every hour a test not to faint.",
            family="wound",
            timer=WOUND_SECONDS,
            rule="FU-ST-wounded",
        ),
        Status(
            "useless_left_leg",
            "Pierna izquierda inútil",
            "Half speed, no charge, no retreat; with both legs no movement at all.",
            family="wound",
            rule="FU-ST-useless_legs",
        ),
        Status(
            "useless_right_leg",
            "Pierna derecha inútil",
            "Half speed, no charge, no retreat; with both legs no movement at all.",
            family="wound",
            rule="FU-ST-useless_legs",
        ),
        Status(
            "useless_off_arm",
            "Brazo torpe inútil",
            "No attack with the off hand or with both; shields count for nothing.",
            family="wound",
            rule="FU-ST-useless_arms",
        ),
        Status(
            "useless_main_arm",
            "Brazo diestro inútil",
            "No attack with the main hand or with both.",
            family="wound",
            rule="FU-ST-useless_arms",
        ),
        Status(
            "impaired_vision",
            "Visión dificultada",
            "Negative ranks on attacks.",
            family="mind",
            rule="FU-ST-impaired_vision",
            params={"ranks": int},
        ),
        Status(
            "attack_mod",
            "Ataque alterado",
            "Ranks on attacks, by a power, a relic or the game master.",
            family="power",
            rule="FU-ST-attack_mod",
            params={"ranks": int},
        ),
        Status(
            "deflect_mod",
            "Desvío alterado",
            "Ranks and a bonus on the desvío, by a power, a relic or the game master.",
            family="power",
            rule="FU-ST-deflect_mod",
            params={"ranks": int, "bonus": int},
            good=True,
        ),
    )
}
"""The status catalogue: what each forbids, how long it lasts and what its `params` may hold."""

HELPLESS = frozenset({TIED, PARALYZED, CONTAINED})
"""FU-DESV-06: statuses in which nobody deflects; unconsciousness is a state of its own."""
ROOTED = frozenset({TIED, GRABBED, CONTAINED, CONTAINING, PARALYZED, "prone"})
"""FU-BRD-04: statuses in which the speed is 0."""
USELESS: Mapping[str, str] = {part: f"useless_{part}" for part in LIMBS}
"""FU-LIMB-01: limb to the status that says that it is useless."""
LEGS = ("useless_left_leg", "useless_right_leg")
ARMS = ("useless_main_arm", "useless_off_arm")


def fault_in_params(status: str, params: Mapping[str, Any]) -> str | None:
    """FU-CMD-01: the first key of a status's params that it does not know or whose value it cannot have; None."""
    known = STATUSES[status].params
    for key, given in params.items():
        kind = known.get(key)
        if kind is None:
            return key
        if isinstance(kind, tuple):
            if given not in kind:
                return key
        elif not isinstance(given, int) or isinstance(given, bool) or (status == SURPRISED and not -9 <= given <= 0):
            return key
    return None


def read_statuses(raw: Any) -> tuple[Mapping[str, Any], ...]:
    """FU-SOL-02: statuses with their timers and params, or bare ids; whether each is known is asked later."""
    if not isinstance(raw, list | tuple):
        raise TypeError(raw)
    return tuple(_row({"status": row} if isinstance(row, str) else row) for row in raw)


def _row(row: Any) -> Mapping[str, Any]:
    """One of them with its timer: the one that it names, else the catalogue's."""
    if not isinstance(row, dict) or not row.keys() <= {"status", "timer", "params"}:
        raise ValueError(row)
    status, params = row.get("status"), row.get("params", {})
    if not isinstance(status, str) or not isinstance(params, dict):
        raise TypeError(row)
    known = STATUSES.get(status)
    timer = row.get("timer", None if known is None else known.timer)
    if timer is not None and (not isinstance(timer, int) or isinstance(timer, bool) or timer < 1):
        raise ValueError(row)
    if known is not None and fault_in_params(status, params) is not None:
        raise ValueError(row)
    return {"status": status, "timer": timer, "params": params}
