"""The sheet of a combatant, and the options of a fight."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cached_property
from typing import Annotated, Any, ClassVar, Literal

from pydantic import AfterValidator, BeforeValidator, Field, model_validator

from rules.core.drawings import Drawings
from rules.dice.dice import Expression, is_special, parse, with_hyphens
from rules.fulminato.combatant.ranks import HIGHEST, LOWEST, die_name, rank, rank_of
from rules.fulminato.statuses.catalogue import (
    CHARACTERISTICS,
    COST_LABELS,
    DAMAGE_TYPES,
    DIFFICULTIES,
    DIFFICULTY_LABELS,
    KINDS,
    SKILLS,
    STATUSES,
    UNLEARNED,
    ActionType,
    Characteristic,
    Cover,
    DamageType,
    fault_in_params,
)
from rules.sheets.schema import Rows, Sheet, alone, described, figure, named_rows, number, words_of
from rules.text.faults import is_whole
from rules.text.localized import LocalizedText, said

SIZES = {"small": "pequeño", "light": "ligero", "regular": "normal", "large": "grande"}
PROTECTION_KINDS = {"armor": "armadura", "helmet": "casco", "shield": "escudo", "other": "otra"}
COVERS = {"head": "cabeza", "torso": "torso", "arms": "brazos", "legs": "piernas"}
ITEM_KINDS = {"heal": "curación", "rope": "cuerda", "other": "otra"}
DRAWINGS = Drawings(
    system="western-hat",
    ground="beast",
    weapons={"melee": "broadsword", "ranged": "revolver", "thrown": "thrown-daggers"},
    items={
        "armor": "breastplate",
        "helmet": "visored-helm",
        "shield": "round-shield",
        "heal": "bandage-roll",
        "rope": "rope-coil",
        "other": "knapsack",
    },
)
CHARACTERISTIC_DICE: Mapping[str, str] = {die_name(step): die_name(step) for step in range(HIGHEST + 1)}
SKILL_DICE: Mapping[str, str] = {die_name(step): die_name(step) for step in range(LOWEST, HIGHEST + 1)}
SKILL_LABELS = {skill: label for skill, (label, _) in SKILLS.items()}
_DAMAGE = re.compile(r"(?:[0-9]*[dD][0-9]+(?:[+-][0-9]+)?|[0-9]+)", re.ASCII)


def _fault(message: str, /, **words: Any) -> LocalizedText:
    """Return a fault of a sheet of this system."""
    return said(message, __file__, **words)


def _characteristic(text: str) -> str:
    step = rank_of(text)
    if step is None or not 0 <= step <= HIGHEST:
        raise ValueError(_fault("fault-characteristic", text=repr(text)))
    return text


def _skill(text: str) -> str:
    step = rank_of(text)
    if step is None or not LOWEST <= step <= HIGHEST:
        raise ValueError(_fault("fault-skill", text=repr(text)))
    return text


def _written(given: Any) -> Any:
    """Return a plain number as text."""
    return str(given) if is_whole(given) else given


def _expression(text: str) -> str:
    parse(text)
    return with_hyphens(text)


def _damage(text: str) -> str:
    text = _expression(text) if is_special(text) else with_hyphens(text)
    if _DAMAGE.fullmatch(text.replace(" ", "")) is None:
        raise ValueError(_fault("fault-damage", text=repr(text)))
    return _expression(text)


def _filled(text: str) -> str:
    if not text.strip():
        raise ValueError(said("fault-empty"))
    return text


Id = Annotated[str, AfterValidator(_filled)]
CharacteristicDie = Annotated[str, AfterValidator(_characteristic)]
SkillDie = Annotated[str, AfterValidator(_skill), described("", terms=SKILL_DICE)]
Damage = Annotated[str, BeforeValidator(_written), AfterValidator(_damage)]
Amount = Annotated[str, BeforeValidator(_written), AfterValidator(_expression)]
Characteristics = Annotated[tuple[Characteristic, ...], Field(strict=False, min_length=1, max_length=2)]


class Weapon(Sheet):
    """FU-ATK-03: a weapon or a natural attack."""

    gist: ClassVar[tuple[str, ...]] = ("die", "damage", "type")

    id: Id = described("Id")
    name: str | None = described("Nombre", None)
    kind: Literal["melee", "ranged", "thrown"] = alone(described("Clase", "melee", terms=KINDS))
    skill: Id | None = described("Habilidad", None, terms=SKILL_LABELS, names="skills")
    die: SkillDie | None = described("Dado de habilidad", None, terms=SKILL_DICE)
    damage: Damage = described("Daño", "d6")
    type: DamageType | None = alone(described("Tipo de daño", None, terms=DAMAGE_TYPES))
    action: ActionType = described("Tipo de acción", "standard", terms=COST_LABELS)
    ranks: int = number("Rangos", 0, low=-9, high=9)
    bonus: int = number("Bono", 0, low=-20, high=20)
    improvised: bool = described("Objeto improvisado", default=False)
    competent: bool = described("Competente", default=True)
    size: Literal["small", "light", "regular", "large"] = described("Tamaño", "regular", terms=SIZES)
    weight_kg: Annotated[float, Field(ge=0, allow_inf_nan=False)] = described("Peso (kg)", 1.0)
    hands: Literal[1, 2] = described("Manos", 1)
    natural: bool = described("Natural", default=False)
    reach: int = number("Alcance CaC (pies)", 5, low=0, high=9999)
    range: int | None = number("Alcance (pies)", None, low=0, high=99999)
    desvio: int = number("Bono al desvío", 0, low=-20, high=20)
    capacity: int | None = number("Cargador", None, low=0, high=9999)
    loaded: int | None = number("Cargadas", None, low=0, high=9999)
    reserve: int | None = number("Munición", None, low=0, high=99999)
    reload: ActionType = described("Recarga", "precision", terms=COST_LABELS)
    caliber: Literal["36-38", "40-45", "55", "72", "85-110"] | None = described("Calibre", None)

    @model_validator(mode="after")
    def _no_more_than_fit(self) -> Weapon:
        if self.capacity is not None and self.loaded is not None and self.loaded > self.capacity:
            raise ValueError(_fault("fault-too_many_loaded", loaded=self.loaded, capacity=self.capacity))
        return self

    @classmethod
    def from_text(cls, row: dict[str, Any], /) -> dict[str, Any]:
        """FU-ATK-03: a distance beside a weapon for melee, `Mordida d6 (alcance 10)`, is its reach.

        What is shot with a skill of shooting, or has shots, is none for melee: `Garrucha, pistola, 2 tiros`.
        """
        shoots = row.get("skill") in SHOOTING or bool(row.keys() & {"capacity", "reserve", "caliber"})
        if "kind" not in row and (shoots or (row.get("range") or 0) > FARTHEST_REACH):
            row = {**row, "kind": "ranged"}
        if row.get("kind", "melee") != "melee" or row.get("range") is None or "reach" in row:
            return row
        return {"reach" if key == "range" else key: value for key, value in row.items()}

    @property
    def label(self) -> str:
        """Its name, or its id."""
        return self.name or words_of(self.id)

    @property
    def skill_id(self) -> str:
        """FU-ATK-03: return the attack skill that it names, or the usual one of its kind."""
        if self.skill is not None:
            return self.skill
        return {"melee": "cac_sencilla", "ranged": "pistolas", "thrown": "arcos_ballestas"}[self.kind]

    @property
    def damage_type(self) -> str:
        """FU-WND-01: return the type of its damage."""
        return self.type or ("projectile" if self.kind == "ranged" else "bludgeoning")

    def implied_fields(self) -> dict[str, Any]:
        """Return its damage, its type, and its range."""
        reach = {"reach": self.reach} if self.kind == "melee" else {"range": self.range}
        return {"damage": self.damage, "type": self.damage_type, **reach}

    @property
    def of_the_body(self) -> bool:
        """FU-ATK-04: whether it is natural: always usable and never held."""
        return self.natural or self.id == UNARMED_ID

    @property
    def dice(self) -> Expression:
        """FU-DMG-02: return its damage dice."""
        return parse(self.damage)


SHOOTING = frozenset(("pistolas", "rifles_escopetas", "arcos_ballestas"))
"""FU-ATK-03: the skills with which one attacks from afar."""
FARTHEST_REACH = 25
"""FU-ATK-03: the feet beyond which nothing strikes hand to hand."""
UNARMED_ID = "unarmed"
UNARMED = Weapon(
    id=UNARMED_ID,
    name="Desarmado",
    kind="melee",
    skill="cac_sencilla",
    damage="d6-2",
    type="bludgeoning",
    size="light",
    weight_kg=0,
    natural=True,
)
"""FU-ATK-04: the fists, elbows, legs and head that everybody has."""

_COVERS: dict[str, tuple[Cover, ...]] = {
    "armor": ("torso", "arms", "legs"),
    "helmet": ("head",),
    "shield": ("head", "torso", "arms", "legs"),
    "other": ("head", "torso", "arms", "legs"),
}


class Protection(Sheet):
    """FU-DESV-02: a piece of armour, a helmet, a shield."""

    id: Id = described("Id")
    name: str | None = described("Nombre", None)
    kind: Literal["armor", "helmet", "shield", "other"] = alone(described("Clase", "armor", terms=PROTECTION_KINDS))
    desvio: int = number("Bono al desvío", 0, low=-20, high=20)
    reduction: int = number("Reducción de daño", 0, low=0, high=99)
    covers: Annotated[tuple[Cover, ...], Field(strict=False)] | None = described("Cubre", None, terms=COVERS)
    skill_ranks: int = number("Rangos en habilidades", 0, low=-9, high=0)
    competent: bool = described("Competente", default=True)
    worn: bool = described("Puesta", default=True)

    @property
    def label(self) -> str:
        """Its name, or its id."""
        return self.name or words_of(self.id)

    @property
    def covered(self) -> tuple[Cover, ...]:
        """FU-CALL-04: return the parts that it covers."""
        return _COVERS[self.kind] if self.covers is None else self.covers


class Given(Sheet):
    """FU-SOL-02: a status that an ability inflicts."""

    status: str = described("Estado", names="status")
    timer: int | None = number("Duración", None, low=1, high=99999999)
    params: dict[str, Any] = described("Detalles", {})

    @model_validator(mode="after")
    def _known(self) -> Given:
        if self.status not in STATUSES:
            raise ValueError(said("fault-unknown_status", status=repr(self.status)))
        fault = fault_in_params(STATUSES[self.status], self.params)
        if fault is not None:
            raise ValueError(_fault("fault-param", status=self.status, key=fault, value=repr(self.params[fault])))
        return self


class Opposed(Sheet):
    """FU-OPP-01: the characteristics of an opposed roll, one or two on each side."""

    own: Characteristics = described("Propias", terms=CHARACTERISTICS)
    theirs: Characteristics = described("Del objetivo", terms=CHARACTERISTICS)

    @classmethod
    def from_notation(cls, text: str) -> dict[str, Any] | None:
        """FU-OPP-01: return the fields of `Gracia contra Mente`, also in short: `Gra contra Men`."""
        sides = _CONTEST.fullmatch(text.strip())
        if sides is None:
            return None
        own, theirs = (
            [_SHORT.get(word[:3].casefold()) for word in _NAMES.split(side)] for side in (sides["own"], sides["theirs"])
        )
        return {"own": own, "theirs": theirs} if all(own) and all(theirs) else None


_CONTEST = re.compile(
    r"(?P<own>[^\W\d][\w ,+]{2,60}?) (?:contra|against|vs\.?) (?P<theirs>[^\W\d][\w ,+]{2,60})", re.IGNORECASE
)
_NAMES = re.compile(r",? (?:y|e|and) |, ?| ?\+ ?")
_SHORT = {**{id[:3]: id for id in CHARACTERISTICS}, "min": "mente", "dex": "destreza"}
"""The first letters of a characteristic, in any language, to it."""
_OPPOSED = re.compile(
    r"(?:(?:tirada |teste |rolagem )?(?:enfrentada|opuesta|oposta|opposed)(?: roll)?:? )?(?P<contest>.+)", re.IGNORECASE
)


class Ability(Sheet):
    """FU-SOL-01: a *soltura*, a special power."""

    gist: ClassVar[tuple[str, ...]] = ("damage", "type", "heal", "ps", "action")

    id: Id = described("Id")
    name: str | None = described("Nombre", None)
    ps: int = number("Coste (PS)", 1, low=0, high=99)
    action: ActionType = described("Tipo de acción", "standard", terms=COST_LABELS)
    opposed: Opposed | None = described("Tirada enfrentada", None)
    damage: Amount | None = described("Daño", None)
    type: DamageType = alone(described("Tipo de daño", "other", terms=DAMAGE_TYPES))
    heal: Amount | None = described("Cura", None)
    status: Rows[Given] = described("Estados", ())
    text: str = described("Texto", "")

    @classmethod
    def from_notation(cls, text: str) -> dict[str, Any] | None:
        """FU-SOL-01: return the opposed roll of `enfrentada Gracia contra Mente`, also without the word for it."""
        roll = _OPPOSED.fullmatch(text.strip())
        contest = None if roll is None else Opposed.from_notation(roll["contest"])
        return None if contest is None else {"opposed": contest}

    def implied_fields(self) -> dict[str, Any]:
        """Return what it costs."""
        return {"ps": self.ps, "action": self.action}

    @property
    def label(self) -> str:
        """Its name, or its id."""
        return self.name or words_of(self.id)


class Item(Sheet):
    """FU-EQP-08: a thing that is used up."""

    gist: ClassVar[tuple[str, ...]] = ("heal",)

    id: Id = described("Id")
    name: str | None = described("Nombre", None)
    kind: Literal["heal", "rope", "other"] = alone(described("Clase", "other", terms=ITEM_KINDS))
    qty: int = number("Cantidad", 1, low=0, high=99999)
    heal: Amount | None = described("Cura", None)
    action: ActionType = described("Tipo de acción", "standard", terms=COST_LABELS)

    def implied_fields(self) -> dict[str, Any]:
        """FU-EQP-08: return its kind, if what it does says that it heals."""
        return {"kind": "heal"} if self.heal is not None and "kind" not in self.model_fields_set else {}

    @property
    def label(self) -> str:
        """Its name, or its id."""
        return self.name or words_of(self.id)


class FulminatoSheet(Sheet):
    """FU-CHK-01: the dice, the pools and the things of a combatant."""

    constitucion: CharacteristicDie = described("Constitución", terms=CHARACTERISTIC_DICE)
    destreza: CharacteristicDie = described("Destreza", terms=CHARACTERISTIC_DICE)
    mente: CharacteristicDie = described("Mente", terms=CHARACTERISTIC_DICE)
    gracia: CharacteristicDie = described("Gracia", terms=CHARACTERISTIC_DICE)
    pv: int = number("Puntos de vida", low=1, high=999)
    ps: int = number("Puntos de soltura", 0, low=0, high=99)
    speed_ft: int = number("Velocidad (pies)", 30, low=0, high=300)
    desvio_ranks: int = number("Rangos de desvío", 0, low=-9, high=9)
    desvio_bonus: int = number("Bonos extras al desvío", 0, low=-20, high=20)
    skills: dict[str, SkillDie] = described("Habilidades", {}, terms=SKILL_LABELS)
    weapons: Rows[Weapon] = described("Armas y ataques", ())
    protections: Rows[Protection] = described("Armaduras y escudos", ())
    abilities: Rows[Ability] = described("Solturas", ())
    items: Rows[Item] = described("Objetos", ())
    equipped: str | None = described("En la mano", None, names="in hand")

    @model_validator(mode="after")
    def _agrees(self) -> FulminatoSheet:
        for key in ("weapons", "protections", "abilities", "items"):
            ids: set[str] = set()
            for row in getattr(self, key):
                if row.id in ids:
                    raise ValueError(_fault("fault-same_row", key=key, id=repr(row.id)))
                ids.add(row.id)
        if self.equipped is not None:
            in_hand = next((weapon for weapon in self.weapons if weapon.id == self.equipped), None)
            if in_hand is None or in_hand.of_the_body:
                raise ValueError(_fault("fault-equipped", id=repr(self.equipped)))
        return self

    @classmethod
    def nameable_rows(cls, data: Mapping[str, Any], what: str) -> dict[str, str]:
        """Return what may be named: in hand any weapon that is not natural, as a skill those of the sheet."""
        if what == "in hand":
            rows = data.get("weapons") or ()
            return named_rows([row for row in rows if not row.get("natural") and row.get("id") != UNARMED_ID])
        if what == "skills":
            return {skill: SKILL_LABELS.get(skill, skill) for skill in data.get("skills") or ()}
        return super().nameable_rows(data, what)

    @property
    def held_at_start(self) -> str | None:
        """FU-EQP-03.

        Return what is in hand at the start: what the sheet names, else its first weapon that can be held.
        """
        if "equipped" in self.model_fields_set:
            return self.equipped
        return next((weapon.id for weapon in self.weapons if not weapon.of_the_body), None)

    @cached_property
    def armory(self) -> dict[str, Weapon]:
        """FU-ATK-04: return id to weapon, `unarmed` last unless the sheet has its own."""
        weapons = {weapon.id: weapon for weapon in self.weapons}
        weapons.setdefault(UNARMED_ID, UNARMED)
        return weapons

    @cached_property
    def body(self) -> tuple[Weapon, ...]:
        """FU-ATK-11: return the natural attacks in the order of the sheet, `unarmed` last."""
        natural = tuple(weapon for weapon in self.weapons if weapon.of_the_body and weapon.id != UNARMED_ID)
        return (*natural, self.armory[UNARMED_ID])

    def skill_rank(self, skill: str) -> int:
        """FU-CHK-01: return the rank of a skill's die; one that is not listed is *malo*."""
        die = self.skills.get(skill)
        return UNLEARNED if die is None else rank(die)

    def ability(self, id: str | None) -> Ability | None:
        """FU-SOL-01: the ability of that id."""
        return next((row for row in self.abilities if row.id == id), None)

    def item(self, id: str | None) -> Item | None:
        """FU-EQP-08: the item of that id."""
        return next((row for row in self.items if row.id == id), None)

    def with_die(self, key: str, die: str) -> FulminatoSheet:
        """FU-CMD-01: return the sheet with another die of a characteristic or skill, within its part of the ladder."""
        data = self.model_dump(exclude_unset=True)
        if key in SKILLS or key in self.skills:
            data["skills"] = {**self.skills, key: die}
        else:
            data[key] = die
        return FulminatoSheet.model_validate(data)


class FulminatoOptions(Sheet):
    """FU-DIE-02, FU-OPT-01: the options of a fight."""

    at_zero: Literal["dead", "unconscious"] = described("A 0 PV", "dead", mid_fight=True)
    group_initiative: bool = described("Iniciativa por grupos", False)
    difficulties: dict[str, Annotated[int, Field(ge=1, le=40)]] = described(
        "Dificultades", {}, mid_fight=True, terms=DIFFICULTY_LABELS, own_words=True
    )

    head_times: int = figure(2, low=1, high=9, rule="FU-DMG-03", unit="×")
    limb_over: int = figure(2, low=1, high=9, rule="FU-DMG-01", unit="÷")
    through_over: int = figure(2, low=1, high=9, rule="FU-DMG-06", unit="÷")
    limb_percent: int = figure(50, low=1, high=100, rule="FU-LIMB-01", unit="%")
    wounded_below: int = figure(50, low=0, high=100, rule="FU-WND-01", unit="%")
    cover_percent: int = figure(50, low=0, high=100, rule="FU-COV-02", unit="%")
    flanked_most: int = figure(3, low=0, high=9, rule="FU-FLK-04")
    running_times: int = figure(3, low=1, high=9, rule="FU-RET-01", unit="×")
    free_feet: int = figure(30, low=0, high=999, rule="FU-RET-03")
    loosened_ranks: int = figure(2, low=0, high=9, rule="FU-GRP-08")
    surprise_points: int = figure(3, low=1, high=6, rule="FU-SURP-03", unit="PA")
    round_seconds: int = figure(6, low=1, high=60, rule="FU-CLK-02", unit="s")
    surprise_seconds: int = figure(3, low=0, high=60, rule="FU-CLK-03", unit="s")

    def difficulty(self, given: Any) -> int | None:
        """FU-OPT-01: return the number of a difficulty, given by name or as a number from 1 to 40; None if invalid."""
        if isinstance(given, str):
            return self.difficulties.get(given, DIFFICULTIES.get(given))
        if is_whole(given) and 1 <= given <= 40:
            return given
        return None

    @property
    def names(self) -> tuple[str, ...]:
        """FU-OPT-01: return the names of all difficulties, from the easiest."""
        difficulties = {**DIFFICULTIES, **self.difficulties}
        return tuple(sorted(difficulties, key=lambda name: (difficulties[name], name)))


def costs(row: object) -> dict[str, int]:
    """FU-SOL-01: return the power points that the use of a row takes."""
    return {"ps": row.ps} if isinstance(row, Ability) else {}
