"""The vocabulary of the game: characteristics, skills, action types, parts of the body, statuses."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Literal

from rules.mechanics.statuses import EVERYWHERE, Catalogue, ChangeableNumber, RowMoment, Status
from rules.text.faults import is_whole

TURN, ROUND = "turn", "round"
"""The moments at which statuses end: a turn of their bearer begins, a round is over."""


@dataclass(frozen=True)
class FulminatoStatus(Status):
    """A row of the catalogue, with the fields of this system."""

    helpless: bool = False
    """FU-DESV-06: whether its bearer deflects nothing."""
    rooted: bool = False
    """FU-BRD-04: whether its bearer's speed is 0."""
    halves_speed: bool = False
    """FU-LIMB-02, FU-ST-grabbing: whether its bearer's speed is halved."""
    attack_ranks: int | None = None
    """FU-ST-impaired_vision, FU-ST-attack_mod: its ranks on all attacks; a param `ranks` overrides it."""
    desvio_ranks: int | None = None
    """FU-DESV-04: its ranks on the desvío die; a param `ranks` overrides it."""
    desvio_bonus: int | None = None
    """FU-DESV-02: its bonus to the desvío; a param `bonus` overrides it."""
    unshields: bool = False
    """FU-DESV-02: whether its bearer can use no shield."""
    distracted: bool = False
    """FU-FLK-05, FU-RET-03: whether its bearer neither flanks nor strikes at those who flee."""
    hands_full: bool = False
    """FU-RET-03: whether its bearer holds somebody and so does not strike at those who flee."""
    fells: bool = False
    """FU-DIE-03: whether its bearer is out of the fight while it lasts."""
    lets_go: bool = False
    """FU-GRP-11: whether its bearer holds nobody any longer."""
    partner: str = ""
    """FU-GRP-11: the status of the other one in the grip; empty: it belongs to no grip."""
    in_seconds: bool = False
    """FU-WND-02: whether its timer counts seconds, and falls with the round; others count turns."""
    told_elsewhere: bool = False
    """Whether another line of the log tells of it, unless it is by ruling."""


class FulminatoCatalogue(Catalogue[FulminatoStatus]):
    """The rows, with the sets of them that the rules ask for."""

    @cached_property
    def helpless(self) -> frozenset[str]:
        """FU-DESV-06: statuses in which nobody deflects; unconsciousness is a state of its own."""
        return frozenset(row.id for row in self.values() if row.helpless)

    @cached_property
    def rooted(self) -> frozenset[str]:
        """FU-BRD-04: statuses in which the speed is 0."""
        return frozenset(row.id for row in self.values() if row.rooted)

    @cached_property
    def slowed(self) -> tuple[str, ...]:
        """FU-BRD-04: statuses that each halve the speed."""
        return tuple(row.id for row in self.values() if row.halves_speed)

    @cached_property
    def unshielded(self) -> frozenset[str]:
        """FU-DESV-02: statuses in which a shield does not count."""
        return frozenset(row.id for row in self.values() if row.unshields)

    @cached_property
    def in_seconds(self) -> frozenset[str]:
        """FU-WND-02: statuses whose timers count seconds."""
        return frozenset(row.id for row in self.values() if row.in_seconds)

    @cached_property
    def distracted(self) -> frozenset[str]:
        """FU-FLK-05: statuses in which nobody flanks."""
        return frozenset(row.id for row in self.values() if row.distracted)

    @cached_property
    def busy(self) -> frozenset[str]:
        """FU-RET-03: statuses in which nobody strikes at one who flees."""
        return self.distracted | {row.id for row in self.values() if row.hands_full}


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
"""FU-ATK-03, FU-CHK-03: skill to its label and its characteristic."""

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
"""FU-PART-05: part of the body to its label and its cover."""
LIMBS: tuple[str, ...] = ("left_leg", "right_leg", "off_arm", "main_arm")
"""FU-PART-05: the limbs, two faces of the d8 each, in this order."""

CALIBERS: Mapping[str, Mapping[str, int]] = {
    "36-38": {"wood": 30, "stone": 0, "metal": 0},
    "40-45": {"wood": 100, "stone": 0, "metal": 0},
    "55": {"wood": 50, "stone": 0, "metal": 0},
    "72": {"wood": 100, "stone": 0, "metal": 50},
    "85-110": {"wood": 100, "stone": 30, "metal": 50},
}
"""FU-COV-05: caliber to the chance that a shot passes through a material, in percent."""
MATERIALS: Mapping[str, str] = {"wood": "madera", "stone": "piedra", "metal": "metal"}

DIFFICULTIES: Mapping[str, int] = {"facil": 6, "complicado": 12, "dificil": 15}
"""FU-OPT-01: the difficulties of every table, unless its options override them."""
DIFFICULTY_LABELS: Mapping[str, str] = {"facil": "fácil", "complicado": "complicado", "dificil": "difícil"}
"""The difficulties as the book writes them."""

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
"""All actions."""


def only(*allowed: str) -> frozenset[str]:
    """FU-DESV-06: return all actions but these, for statuses that say what is still possible."""
    return frozenset(ACTIONS) - frozenset(allowed)


EVERYTHING = frozenset(ACTIONS)
TIED, SURPRISED, CONTAINED = "tied", "surprised", "contained"
UNCONSCIOUS, PARALYZED, WOUNDED = "unconscious", "paralyzed", "wounded"
GRABBED, GRABBING, CONTAINING, LOOSENED = "grabbed", "grabbing", "containing", "loosened"
WOUND_SECONDS = 3600
"""FU-WND-02: the seconds between two tests of one who is badly wounded."""
COVER_BONUS = 2
"""FU-COV-04: the usual bonus of a wall, furniture or a rock to the desvío."""
VISION_RANKS = -2
"""FU-ST-impaired_vision: the usual ranks of impaired sight."""

STATUSES = FulminatoCatalogue(
    (
        FulminatoStatus(
            "surprised",
            "Sorprendido",
            drawing="surprised",
            family="mind",
            forbids=only("speak"),
            rule="FU-ST-surprised",
            passing=True,
            params={"ranks": int},
            distracted=True,
            desvio_ranks=0,
        ),
        FulminatoStatus(
            "tied",
            "Amarrado",
            drawing="rope-coil",
            family="body",
            forbids=only("untie", "speak", "wait", "resume"),
            rule="FU-ST-tied",
            helpless=True,
            rooted=True,
            distracted=True,
            lets_go=True,
        ),
        FulminatoStatus(
            "unconscious",
            "Inconsciente",
            drawing="knockout",
            family="fall",
            forbids=EVERYTHING,
            rule="FU-ST-unconscious",
            params={"cause": ("zero", "faint")},
            terms={"zero": "a 0 PV", "faint": "desmayo"},
            fells=True,
            lets_go=True,
        ),
        FulminatoStatus(
            "paralyzed",
            "Paralizado",
            drawing="spinal-coil",
            family="body",
            forbids=EVERYTHING,
            rule="FU-ST-paralyzed",
            helpless=True,
            rooted=True,
            distracted=True,
            lets_go=True,
        ),
        FulminatoStatus(
            "grabbed",
            "Apresado",
            drawing="grab",
            family="grip",
            forbids=frozenset({"move", "retreat", "charge", "grapple"}),
            rule="FU-ST-grabbed",
            passing=True,
            sourced=True,
            rooted=True,
            partner=GRABBING,
        ),
        FulminatoStatus(
            "grabbing",
            "Apresando",
            drawing="robber-hand",
            family="grip",
            forbids=frozenset(
                {"attack", "called_attack", "move", "retreat", "charge", "trip", "disarm", "shove", "grapple"}
            ),
            halves_speed=True,
            rule="FU-ST-grabbing",
            passing=True,
            sourced=True,
            good=True,
            hands_full=True,
            partner=GRABBED,
            holds=True,
            told_elsewhere=True,
        ),
        FulminatoStatus(
            "contained",
            "Contenido",
            drawing="imprisoned",
            family="grip",
            forbids=only("escape", "speak", "wait", "resume"),
            rule="FU-ST-contained",
            passing=True,
            sourced=True,
            helpless=True,
            rooted=True,
            distracted=True,
            partner=CONTAINING,
        ),
        FulminatoStatus(
            "containing",
            "Conteniendo",
            drawing="manacles",
            family="grip",
            forbids=only("end_hold", "release", "speak", "wait", "resume"),
            rule="FU-ST-containing",
            passing=True,
            sourced=True,
            rooted=True,
            hands_full=True,
            partner=CONTAINED,
            holds=True,
            told_elsewhere=True,
            desvio_ranks=-1,
        ),
        FulminatoStatus(
            "loosened",
            "Presa floja",
            drawing="breaking-chain",
            family="grip",
            timer=1,
            rule="FU-ST-loosened",
            passing=True,
            good=True,
        ),
        FulminatoStatus(
            "prone",
            "Derribado",
            drawing="fall-down",
            family="body",
            forbids=frozenset({"move", "retreat", "charge"}),
            rule="FU-ST-prone",
            passing=True,
            rooted=True,
        ),
        FulminatoStatus(
            "retreating",
            "En retirada",
            drawing="return-arrow",
            family="turn",
            rule="FU-ST-retreating",
            passing=True,
            ends_at=frozenset({TURN}),
        ),
        FulminatoStatus(
            "waiting",
            "Retrasando",
            drawing="hourglass",
            family="turn",
            rule="FU-ST-waiting",
            passing=True,
            good=True,
            ends_at=frozenset({TURN, ROUND}),
            told_elsewhere=True,
        ),
        FulminatoStatus(
            "in_cover",
            "A cubierto",
            drawing="defensive-wall",
            family="ward",
            rule="FU-ST-in_cover",
            passing=True,
            params={"bonus": int},
            good=True,
            desvio_bonus=COVER_BONUS,
        ),
        FulminatoStatus(
            "wounded",
            "Malherido",
            drawing="bleeding-wound",
            family="wound",
            timer=WOUND_SECONDS,
            rule="FU-ST-wounded",
            ripens=True,
            in_seconds=True,
        ),
        FulminatoStatus(
            "useless_left_leg",
            "Pierna izquierda inútil",
            drawing="foot-plaster",
            family="wound",
            rule="FU-ST-useless_legs",
            halves_speed=True,
        ),
        FulminatoStatus(
            "useless_right_leg",
            "Pierna derecha inútil",
            drawing="knee-bandage",
            family="wound",
            rule="FU-ST-useless_legs",
            halves_speed=True,
        ),
        FulminatoStatus(
            "useless_off_arm",
            "Brazo torpe inútil",
            drawing="arm-sling",
            family="wound",
            rule="FU-ST-useless_arms",
            unshields=True,
        ),
        FulminatoStatus(
            "useless_main_arm", "Brazo diestro inútil", drawing="arm-bandage", family="wound", rule="FU-ST-useless_arms"
        ),
        FulminatoStatus(
            "impaired_vision",
            "Visión dificultada",
            drawing="bleeding-eye",
            family="mind",
            rule="FU-ST-impaired_vision",
            params={"ranks": int},
            attack_ranks=VISION_RANKS,
        ),
        FulminatoStatus(
            "attack_mod",
            "Ataque alterado",
            drawing="sword-brandish",
            family="power",
            rule="FU-ST-attack_mod",
            params={"ranks": int},
            needs_value=True,
            attack_ranks=0,
        ),
        FulminatoStatus(
            "deflect_mod",
            "Desvío alterado",
            drawing="riposte",
            family="power",
            rule="FU-ST-deflect_mod",
            params={"ranks": int, "bonus": int},
            needs_value=True,
            good=True,
            desvio_ranks=0,
            desvio_bonus=0,
        ),
    )
)
"""The status catalogue."""

MOMENTS = (*EVERYWHERE, RowMoment(TURN, acts=False, ends=True), RowMoment(ROUND, acts=False, ends=True))
"""The moments at which its rows may act or end."""
CHANGEABLE = (
    ChangeableNumber("speed_ft", frozenset({"flat", "percent", "becomes"})),
    ChangeableNumber("desvio_ranks", is_stat=False),
    ChangeableNumber("desvio_bonus"),
    ChangeableNumber("reduction"),
    ChangeableNumber("attack_ranks", is_stat=False),
)
"""The numbers that its rows may change, beside what they have fields for."""
USELESS: Mapping[str, str] = {part: f"useless_{part}" for part in LIMBS}
"""FU-LIMB-01: limb to the status that says that it is useless."""
LEGS = ("useless_left_leg", "useless_right_leg")
ARMS = ("useless_main_arm", "useless_off_arm")


def fault_in_params(status: Status, params: Mapping[str, Any]) -> str | None:
    """FU-CMD-01: return the first invalid key of a status's params, or None."""
    kinds = status.params
    for key, value in params.items():
        kind = kinds.get(key)
        if kind is None:
            return key
        if isinstance(kind, tuple):
            if value not in kind:
                return key
        elif not is_whole(value) or (status.id == SURPRISED and not -9 <= value <= 0):
            return key
    return None


def read_statuses(raw: Any) -> tuple[Mapping[str, Any], ...]:
    """FU-SOL-02.

    Return statuses with their params and the timers that are said, from rows or bare ids; whether each is known is
    checked later, and what it lasts if nothing is said, its row says.
    """
    if not isinstance(raw, list | tuple):
        raise TypeError(raw)
    return tuple(_row({"status": row} if isinstance(row, str) else row) for row in raw)


def _row(row: Any) -> Mapping[str, Any]:
    """Return one of them as it is written, its params in full."""
    if not isinstance(row, dict) or not row.keys() <= {"status", "timer", "params"}:
        raise ValueError(row)
    status, params = row.get("status"), row.get("params", {})
    if not isinstance(status, str) or not isinstance(params, dict):
        raise TypeError(row)
    status_row, timer = STATUSES.get(status), row.get("timer")
    if timer is not None and (not is_whole(timer) or timer < 1):
        raise ValueError(row)
    if status_row is not None and fault_in_params(status_row, params) is not None:
        raise ValueError(row)
    return {**row, "params": params}
