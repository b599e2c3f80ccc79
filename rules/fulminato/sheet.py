"""The sheet of a combatant, and the options of a fight."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cached_property
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BeforeValidator, Field, model_validator

from rules.dice import BadExpression, Expression, parse
from rules.fulminato.catalogue import (
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
from rules.fulminato.ladder import HIGHEST, LOWEST, die_name, rank, rank_of
from rules.sayings import Said, said
from rules.sheets import Rows, Sheet, described, named_rows, number, words_of

SIZES = {"small": "pequeño", "light": "ligero", "regular": "normal", "large": "grande"}
PROTECTION_KINDS = {"armor": "armadura", "helmet": "casco", "shield": "escudo", "other": "otra"}
COVERS = {"head": "cabeza", "torso": "torso", "arms": "brazos", "legs": "piernas"}
ITEM_KINDS = {"heal": "curación", "rope": "cuerda", "other": "otra"}
CHARACTERISTIC_DICE: Mapping[str, str] = {die_name(step): die_name(step) for step in range(HIGHEST + 1)}
SKILL_DICE: Mapping[str, str] = {die_name(step): die_name(step) for step in range(LOWEST, HIGHEST + 1)}
SKILL_LABELS = {skill: label for skill, (label, _) in SKILLS.items()}
_DAMAGE = re.compile(r"(?:[0-9]*[dD][0-9]+(?:[+-][0-9]+)?|[0-9]+)", re.ASCII)


def _said(message: str, /, **words: Any) -> Said:
    """A fault in a sheet of this system."""
    return said(message, __file__, **words)


def _characteristic(text: str) -> str:
    step = rank_of(text)
    if step is None or not 0 <= step <= HIGHEST:
        raise ValueError(_said("fault-characteristic", text=repr(text)))
    return text


def _skill(text: str) -> str:
    step = rank_of(text)
    if step is None or not LOWEST <= step <= HIGHEST:
        raise ValueError(_said("fault-skill", text=repr(text)))
    return text


def _written(given: Any) -> Any:
    """A plain number is as good as its text."""
    return str(given) if isinstance(given, int) and not isinstance(given, bool) else given


def _expression(text: str) -> str:
    try:
        parse(text)
    except BadExpression as error:
        raise ValueError(*error.args) from None
    return text


def _damage(text: str) -> str:
    if _DAMAGE.fullmatch(text.replace(" ", "")) is None:
        raise ValueError(_said("fault-damage", text=repr(text)))
    return _expression(text)


def _filled(text: str) -> str:
    if not text.strip():
        raise ValueError(said("fault-empty"))
    return text


Id = Annotated[str, AfterValidator(_filled)]
CharacteristicDie = Annotated[str, AfterValidator(_characteristic)]
SkillDie = Annotated[str, AfterValidator(_skill), described("", "", terms=SKILL_DICE)]
Damage = Annotated[str, BeforeValidator(_written), AfterValidator(_damage)]
Amount = Annotated[str, BeforeValidator(_written), AfterValidator(_expression)]
Characteristics = Annotated[tuple[Characteristic, ...], Field(strict=False, min_length=1, max_length=2)]


class Weapon(Sheet):
    """FU-ATK-03: a weapon or a natural attack."""

    id: Id = described("Id", "Its id on this sheet")
    name: str | None = described("Nombre", "Name; the id if missing", None)
    kind: Literal["melee", "ranged", "thrown"] = described(
        "Clase", "Melee, at a distance, or thrown", "melee", terms=KINDS
    )
    skill: Id | None = described(
        "Habilidad", "Attack skill; the usual one of its kind if missing", None, terms=SKILL_LABELS, names="skills"
    )
    die: SkillDie | None = described("Dado de habilidad", "Die used instead of the skill's", None, terms=SKILL_DICE)
    damage: Damage = described("Daño", "Damage dice, or a number", "d6")
    type: DamageType | None = described(
        "Tipo de daño", "Damage type; the usual one of its kind if missing", None, terms=DAMAGE_TYPES
    )
    action: ActionType = described("Tipo de acción", "What an attack with it costs", "standard", terms=COST_LABELS)
    ranks: int = number("Rangos", "Ranks on the skill die", 0, low=-9, high=9)
    bonus: int = number("Bono", "Bonus to the attack total", 0, low=-20, high=20)
    improvised: bool = described("Objeto improvisado", "Not made to harm", default=False)
    competent: bool = described("Competente", "Whether its bearer is competent with it", default=True)
    size: Literal["small", "light", "regular", "large"] = described("Tamaño", "Size", "regular", terms=SIZES)
    weight_kg: Annotated[float, Field(ge=0, allow_inf_nan=False)] = described("Peso (kg)", "Weight in kilograms", 1.0)
    hands: Literal[1, 2] = described("Manos", "Hands that it needs", 1)
    natural: bool = described("Natural", "Part of the body: never held, dropped or disarmed", default=False)
    reach: int = number("Alcance CaC (pies)", "Melee reach in feet", 5, low=0, high=9999)
    range: int | None = number("Alcance (pies)", "Range in feet; none is unlimited", None, low=0, high=99999)
    desvio: int = number("Bono al desvío", "Bonus to the deflection while held", 0, low=-20, high=20)
    capacity: int | None = number("Cargador", "Shots that fit; none is not counted", None, low=0, high=9999)
    loaded: int | None = number("Cargadas", "Shots that are in; full if missing", None, low=0, high=9999)
    reserve: int | None = number("Munición", "Spare shots; none is not counted", None, low=0, high=99999)
    reload: ActionType = described("Recarga", "What loading it costs", "precision", terms=COST_LABELS)
    caliber: Literal["36-38", "40-45", "55", "72", "85-110"] | None = described(
        "Calibre", "Caliber, for shots through a material", None
    )

    @model_validator(mode="after")
    def _no_more_than_fit(self) -> Weapon:
        if self.capacity is not None and self.loaded is not None and self.loaded > self.capacity:
            raise ValueError(_said("fault-too_many_loaded", loaded=self.loaded, capacity=self.capacity))
        return self

    @property
    def label(self) -> str:
        """Its name, or its id."""
        return self.name or words_of(self.id)

    @property
    def skill_id(self) -> str:
        """FU-ATK-03: the attack skill that it names, or the usual one of its kind."""
        if self.skill is not None:
            return self.skill
        return {"melee": "cac_sencilla", "ranged": "pistolas", "thrown": "arcos_ballestas"}[self.kind]

    @property
    def damage_type(self) -> str:
        """FU-WND-01: the type of its damage."""
        return self.type or ("projectile" if self.kind == "ranged" else "bludgeoning")

    def holds_anyway(self) -> dict[str, Any]:
        """What it does, of which type, and how far."""
        far = {"reach": self.reach} if self.kind == "melee" else {"range": self.range}
        return {"damage": self.damage, "type": self.damage_type, **far}

    @property
    def of_the_body(self) -> bool:
        """FU-ATK-04: whether it is always usable and never held."""
        return self.natural or self.id == UNARMED_ID

    @property
    def dice(self) -> Expression:
        """FU-DMG-02: its damage dice."""
        return parse(self.damage)


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
"""FU-ATK-04: fists, elbows, legs and head: what everybody has."""

_COVERS: dict[str, tuple[Cover, ...]] = {
    "armor": ("torso", "arms", "legs"),
    "helmet": ("head",),
    "shield": ("head", "torso", "arms", "legs"),
    "other": ("head", "torso", "arms", "legs"),
}


class Protection(Sheet):
    """FU-DESV-02: a piece of armour, a helmet, a shield."""

    id: Id = described("Id", "Its id on this sheet")
    name: str | None = described("Nombre", "Name; the id if missing", None)
    kind: Literal["armor", "helmet", "shield", "other"] = described(
        "Clase", "Armour, helmet, shield, other", "armor", terms=PROTECTION_KINDS
    )
    desvio: int = number("Bono al desvío", "Bonus to the deflection", 0, low=-20, high=20)
    reduction: int = number("Reducción de daño", "Damage that it takes off", 0, low=0, high=99)
    covers: Annotated[tuple[Cover, ...], Field(strict=False)] | None = described(
        "Cubre", "What it covers, for called attacks; the usual of its kind if missing", None, terms=COVERS
    )
    skill_ranks: int = number("Rangos en habilidades", "Ranks on skill checks", 0, low=-9, high=0)
    competent: bool = described("Competente", "Whether its bearer is competent with it", default=True)
    worn: bool = described("Puesta", "Whether it is worn", default=True)

    @property
    def label(self) -> str:
        """Its name, or its id."""
        return self.name or words_of(self.id)

    @property
    def covered(self) -> tuple[Cover, ...]:
        """FU-CALL-04: the parts that it covers."""
        return _COVERS[self.kind] if self.covers is None else self.covers


class Given(Sheet):
    """FU-SOL-02: a status that an ability puts on."""

    status: str = described("Estado", "Status id", names="status")
    timer: int | None = number("Duración", "Turns of its bearer; none is until lifted", None, low=1, high=99999999)
    params: dict[str, Any] = described("Detalles", "What the status takes beside its timer", {})

    @model_validator(mode="after")
    def _known(self) -> Given:
        if self.status not in STATUSES:
            raise ValueError(said("fault-unknown_status", status=repr(self.status)))
        fault = fault_in_params(self.status, self.params)
        if fault is not None:
            raise ValueError(_said("fault-param", status=self.status, key=fault, value=repr(self.params[fault])))
        return self


class Opposed(Sheet):
    """FU-OPP-01: the characteristics of an opposed roll, one or two on each side."""

    own: Characteristics = described("Propias", "Characteristics of the user", terms=CHARACTERISTICS)
    theirs: Characteristics = described("Del objetivo", "Characteristics of the target", terms=CHARACTERISTICS)


class Ability(Sheet):
    """FU-SOL-01: a *soltura*, a special power."""

    id: Id = described("Id", "Its id on this sheet")
    name: str | None = described("Nombre", "Name; the id if missing", None)
    ps: int = number("Coste (PS)", "Power points that it costs", 1, low=0, high=99)
    action: ActionType = described("Tipo de acción", "What it costs of the turn", "standard", terms=COST_LABELS)
    opposed: Opposed | None = described("Tirada enfrentada", "Opposed roll against each target", None)
    damage: Amount | None = described("Daño", "Damage dice", None)
    type: DamageType = described("Tipo de daño", "Damage type", "other", terms=DAMAGE_TYPES)
    heal: Amount | None = described("Cura", "Healing dice", None)
    status: Rows[Given] = described("Estados", "Statuses that it puts on", ())
    text: str = described("Texto", "What it does, in words", "")

    @property
    def label(self) -> str:
        """Its name, or its id."""
        return self.name or words_of(self.id)


class Item(Sheet):
    """FU-EQP-08: a thing that is used up."""

    id: Id = described("Id", "Its id on this sheet")
    name: str | None = described("Nombre", "Name; the id if missing", None)
    kind: Literal["heal", "rope", "other"] = described("Clase", "Healing, rope, other", "other", terms=ITEM_KINDS)
    qty: int = number("Cantidad", "How many", 1, low=0, high=99999)
    heal: Amount | None = described("Cura", "Healing dice", None)
    action: ActionType = described("Tipo de acción", "What using it costs", "standard", terms=COST_LABELS)

    @property
    def label(self) -> str:
        """Its name, or its id."""
        return self.name or words_of(self.id)


class FulminatoSheet(Sheet):
    """FU-CHK-01: the dice, the pools and the things of a combatant."""

    constitucion: CharacteristicDie = described("Constitución", "Constitution", terms=CHARACTERISTIC_DICE)
    destreza: CharacteristicDie = described("Destreza", "Dexterity", terms=CHARACTERISTIC_DICE)
    mente: CharacteristicDie = described("Mente", "Mind", terms=CHARACTERISTIC_DICE)
    gracia: CharacteristicDie = described("Gracia", "Grace", terms=CHARACTERISTIC_DICE)
    pv: int = number("Puntos de vida", "Hit points, maximum", low=1, high=999)
    ps: int = number("Puntos de soltura", "Points for special powers, maximum", 0, low=0, high=99)
    speed_ft: int = number("Velocidad (pies)", "Feet of one movement action", 30, low=0, high=300)
    desvio_ranks: int = number("Rangos de desvío", "Ranks on the deflection die", 0, low=-9, high=9)
    desvio_bonus: int = number("Bonos extras al desvío", "Bonus of powers and relics", 0, low=-20, high=20)
    skills: dict[str, SkillDie] = described("Habilidades", "Skill to its die", {}, terms=SKILL_LABELS)
    weapons: Rows[Weapon] = described("Armas y ataques", "Weapons and natural attacks", ())
    protections: Rows[Protection] = described("Armaduras y escudos", "Armour and shields", ())
    abilities: Rows[Ability] = described("Solturas", "Special powers", ())
    items: Rows[Item] = described("Objetos", "Things", ())
    equipped: str | None = described(
        "En la mano", "What is held at the start; none for empty hands", None, names="in hand"
    )

    @model_validator(mode="after")
    def _agrees(self) -> FulminatoSheet:
        for key in ("weapons", "protections", "abilities", "items"):
            seen: set[str] = set()
            for row in getattr(self, key):
                if row.id in seen:
                    raise ValueError(_said("fault-same_row", key=key, id=repr(row.id)))
                seen.add(row.id)
        if self.equipped is not None:
            held = next((weapon for weapon in self.weapons if weapon.id == self.equipped), None)
            if held is None or held.of_the_body:
                raise ValueError(_said("fault-equipped", id=repr(self.equipped)))
        return self

    @classmethod
    def nameable(cls, data: Mapping[str, Any], what: str) -> dict[str, str]:
        """In hand may be any weapon that is no part of the body; a skill may be one that the sheet brings itself."""
        if what == "in hand":
            rows = data.get("weapons") or ()
            return named_rows([row for row in rows if not row.get("natural") and row.get("id") != UNARMED_ID])
        if what == "skills":
            return {skill: SKILL_LABELS.get(skill, skill) for skill in data.get("skills") or ()}
        return super().nameable(data, what)

    @property
    def held_at_start(self) -> str | None:
        """FU-EQP-03: what is in hand at the start: what the sheet names, else its first weapon that can be held."""
        if "equipped" in self.model_fields_set:
            return self.equipped
        return next((weapon.id for weapon in self.weapons if not weapon.of_the_body), None)

    @cached_property
    def armory(self) -> dict[str, Weapon]:
        """FU-ATK-04: id to weapon, `unarmed` last where the sheet does not bring its own."""
        found = {weapon.id: weapon for weapon in self.weapons}
        found.setdefault(UNARMED_ID, UNARMED)
        return found

    @cached_property
    def body(self) -> tuple[Weapon, ...]:
        """FU-ATK-11: the natural attacks in the order of the sheet, `unarmed` last."""
        own = tuple(weapon for weapon in self.weapons if weapon.of_the_body and weapon.id != UNARMED_ID)
        return (*own, self.armory[UNARMED_ID])

    def skill_rank(self, skill: str) -> int:
        """FU-CHK-01: the rank of a skill's die; one that is not listed is *malo*."""
        die = self.skills.get(skill)
        return UNLEARNED if die is None else rank(die)

    def ability(self, id: str | None) -> Ability | None:
        """FU-SOL-01: the ability of that id."""
        return next((row for row in self.abilities if row.id == id), None)

    def item(self, id: str | None) -> Item | None:
        """FU-EQP-08: the item of that id."""
        return next((row for row in self.items if row.id == id), None)

    def with_die(self, key: str, die: str) -> FulminatoSheet:
        """FU-CMD-01: the sheet with another die of a characteristic or a skill, brought onto its part of the ladder."""
        data = self.model_dump(exclude_unset=True)
        if key in SKILLS or key in self.skills:
            data["skills"] = {**self.skills, key: die}
        else:
            data[key] = die
        return FulminatoSheet.model_validate(data)


class FulminatoOptions(Sheet):
    """FU-DIE-02, FU-OPT-01: what a table decides for a fight."""

    at_zero: Literal["dead", "unconscious"] = described("A 0 PV", "What 0 hit points mean", "dead", mid_fight=True)
    difficulties: dict[str, Annotated[int, Field(ge=1, le=40)]] = described(
        "Dificultades",
        "Name to number: replaces numbers or adds names",
        {},
        mid_fight=True,
        terms=DIFFICULTY_LABELS,
        own_words=True,
    )

    def difficulty(self, given: Any) -> int | None:
        """FU-OPT-01: the number of a difficulty, given by name or as a number from 1 to 40; None for anything else."""
        if isinstance(given, str):
            return self.difficulties.get(given, DIFFICULTIES.get(given))
        if isinstance(given, int) and not isinstance(given, bool) and 1 <= given <= 40:
            return given
        return None

    @property
    def names(self) -> tuple[str, ...]:
        """FU-OPT-01: the names of all difficulties, from the easiest."""
        known = {**DIFFICULTIES, **self.difficulties}
        return tuple(sorted(known, key=lambda name: (known[name], name)))
