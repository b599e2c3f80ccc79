"""The sheet and the options, as the game master fills them in."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, ClassVar, Literal, Self, get_args

from pydantic import AfterValidator, Field, ValidationInfo, field_validator, model_validator

from rules.core.drawings import Drawings
from rules.fantasia.statuses.amounts import BOOK_WORDS, amount, spelled, uses_weapon
from rules.fantasia.statuses.catalogue import STATUSES, settled_params
from rules.sheets.schema import Rows, Sheet, alone, described, figure, marking, named_rows, number
from rules.text.localized import LocalizedText, said

UNARMED = "unarmed"

ARCANE = frozenset(
    {
        *("alquimista", "bardo", "danzarin", "danzarina", "dibujante", "geomante", "hechicero", "invocador"),
        *("mago_azul", "mago_blanco", "mago_negro", "mago_rojo", "mago_del_tiempo"),
    }
)
"""LF-ARM-01, LF-ARM-02: the professions that cast nothing in heavy armour; all others are martial."""

PROFESSIONS: Mapping[str, str] = {id: id.replace("_", " ") for id in sorted(ARCANE)} | {"danzarin": "danzarín"}
ELEMENTS: Mapping[str, str] = {
    "fire": "Fuego",
    "ice": "Hielo",
    "earth": "Tierra",
    "water": "Agua",
    "dark": "Oscuridad",
    "light": "Luz",
    "electric": "Electricidad",
    "gravity": "Gravedad",
    "poison": "Veneno",
    "wind": "Aire",
}
OPPOSITES: Mapping[str, str] = {
    item: other
    for pair in (("fire", "ice"), ("earth", "water"), ("dark", "light"))
    for item, other in (pair, pair[::-1])
}
"""LF-ELEM-01: the opposite of each element."""

AFFINITIES: Mapping[str, str] = {
    "affinity": "afinidad",
    "immune": "inmune",
    "resist": "resistencia",
    "weak": "debilidad",
}
WEAPON_KINDS: Mapping[str, str] = {
    "melee": "cuerpo a cuerpo",
    "ranged": "a distancia",
    "thrown": "arrojadiza",
    "magic": "mágica",
    "firearm": "arma de fuego",
}
DRAWINGS = Drawings(
    system="crystal-wand",
    ground="abnormal",
    elements={
        "fire": "flame",
        "ice": "snowflake-1",
        "earth": "stone-pile",
        "water": "big-wave",
        "dark": "evil-moon",
        "light": "sun",
        "electric": "power-lightning",
        "gravity": "gravitation",
        "poison": "snake-bite",
        "wind": "whirlwind",
    },
    weapons={
        "melee": "broadsword",
        "ranged": "bow-arrow",
        "thrown": "thrown-daggers",
        "magic": "wizard-staff",
        "firearm": "revolver",
    },
)
HANDS: Mapping[str, str] = {"right": "derecha", "left": "izquierda", "both": "ambas"}
ABILITY_KINDS: Mapping[str, str] = {
    "magic": "magia",
    "power": "poder",
    "technique": "técnica",
    "skill": "habilidad",
}
CHECKS: Mapping[str, str] = {"ma_dm": "MA contra DM", "at_de": "AT contra DE", "none": "ninguno"}
ATTRIBUTES: Mapping[str, str] = {"men": "MEN", "weapon": "el del arma", "none": "ninguno"}
ORIGINS: Mapping[str, str] = {
    "profession": "profesión",
    "tribe": "tribu",
    "licence": "licencia",
    "augment": "aumento",
    "item": "ítem",
}
TRIGGERS: Mapping[str, str] = {
    "attack": "ataque",
    "cast": "habilidad",
    "item": "ítem",
    "move": "movimiento",
    "manual": "a mano",
}
WeaponKind = Literal["melee", "ranged", "thrown", "magic", "firearm"]
AbilityKind = Literal["magic", "power", "technique", "skill"]
Affinity = Literal["affinity", "immune", "resist", "weak"]
ARMOURS: Mapping[str, str] = {"none": "Ninguna", "light": "Livianas", "heavy": "Pesadas"}
GearStat = Literal["fue", "agi", "vit", "men", "at", "ma", "de", "dm", "ev", "bm", "mo"]
GEAR_LABELS: Mapping[str, str] = {stat: stat.upper() for stat in get_args(GearStat)}

REACHES: Mapping[str, int] = {"melee": 1, "magic": 1, "thrown": 10, "ranged": 20, "firearm": 20}
"""The reach of a weapon in metres if its row gives none."""


def _fault(message: str, /, **words: Any) -> LocalizedText:
    """Return a fault of a sheet of this system."""
    return said(message, __file__, **words)


def _not_empty(text: str) -> str:
    if not text:
        raise ValueError(said("fault-empty"))
    return text


def _amount(text: str) -> str:
    if uses_weapon(amount(text)):
        raise ValueError(_fault("fault-weapon_damage", text=text))
    return spelled(text)


def _ability_amount(text: str) -> str:
    amount(text)
    return spelled(text)


def _status(id: str) -> str:
    if id not in STATUSES:
        raise ValueError(said("fault-unknown_status", status=repr(id)))
    return id


def _curable(id: str) -> str:
    return id if id == "stone" else _status(id)


Word = Annotated[str, AfterValidator(_not_empty)]
Dice = Annotated[str, AfterValidator(_amount)]
AbilityDice = Annotated[str, AfterValidator(_ability_amount)]
StatusId = Annotated[str, AfterValidator(_status)]
Curable = Annotated[str, AfterValidator(_curable)]
Level = Annotated[int, Field(ge=-99, le=99)]


class StatusRow(Sheet):
    """A status that a hit or an ability inflicts; without a timer the catalogue's applies, null means until lifted."""

    status: StatusId = described("Estado", names="status")
    timer: int | None = number("Turnos", None, low=1, high=999)
    params: dict[str, Any] = described("Detalles", {})

    @model_validator(mode="after")
    def _check(self) -> Self:
        if settled_params(STATUSES[self.status], self.params) is None:
            raise ValueError(_fault("fault-params", status=STATUSES[self.status].label))
        return self


class Weapon(Sheet):
    """A weapon or a natural attack."""

    gist: ClassVar[tuple[str, ...]] = ("damage",)

    id: Word = described("Clave")
    name: str | None = described("Nombre", None)
    kind: WeaponKind = alone(described("Tipo", "melee", terms=WEAPON_KINDS))
    bonus: int = number("AT+n / MA+n", 0, low=-5, high=9)
    damage: Dice = described("Daño", "1d", inside=BOOK_WORDS)
    range: int | None = number("Alcance", None, low=0, high=9999)
    element: str | None = described("Elemento", None, terms=ELEMENTS, own_words=True)
    capacity: int | None = number("Recámara", None, low=1, high=999)
    natural: bool = described("Natural", False)
    status: Rows[StatusRow] = described("Estados", ())
    hand: Literal["right", "left", "both"] = described("Mano", "right", terms=HANDS)

    def implied_fields(self) -> dict[str, Any]:
        """Return its kind, damage and reach."""
        return {"kind": self.kind, "damage": self.damage, "range": self.reach}

    @property
    def reach(self) -> int:
        """Return its reach in metres."""
        return REACHES[self.kind] if self.range is None else self.range

    @property
    def shots(self) -> int | None:
        """LF-RELOAD-01: return the shots before it has to be reloaded; None if it never has."""
        if self.capacity is None and self.kind == "firearm" and "capacity" not in self.model_fields_set:
            return 6
        return self.capacity

    @property
    def close(self) -> bool:
        """Whether it strikes hand to hand."""
        return self.kind == "melee" or (self.kind == "magic" and self.reach <= 1)


FISTS = Weapon(id=UNARMED, name="Puños y patadas", damage="half", natural=True)
"""LF-UNARM-01: the weapon that everybody has."""


class Ability(Sheet):
    """A magic, power, technique or skill."""

    gist: ClassVar[tuple[str, ...]] = ("damage", "heal", "heal_pm", "pm")

    id: Word = described("Clave")
    name: str | None = described("Nombre", None)
    kind: AbilityKind = alone(described("Tipo", "magic", terms=ABILITY_KINDS))
    pm: int = number("PM", 0, low=0, high=99999)
    roll: Literal["ma_dm", "at_de", "none"] | None = described("Chequeo", None, terms=CHECKS)
    damage: AbilityDice | None = described("Daño", None, inside=BOOK_WORDS)
    heal: AbilityDice | None = described("Curación", None, inside=BOOK_WORDS)
    heal_pm: AbilityDice | None = described("Curación de PM", None, inside=BOOK_WORDS)
    attr: Literal["men", "weapon", "none"] | None = described("Atributo", None, terms=ATTRIBUTES)
    beneficial: bool | None = described("Benéfica", None)
    element: str | None = described("Elemento", None, terms=ELEMENTS, own_words=True)
    area: bool = described("De área", False)
    max_targets: int | None = number("Objetivos", None, low=1, high=99)
    status: Rows[StatusRow] = described("Estados", ())
    lifts: Rows[Curable] = described("Cura estados", (), terms={"stone": "Piedra"}, names="status")
    revive: int | None = number("Revive", None, low=1, high=99999)
    ground: bool = described("Terrestre", False)
    range: int = number("Alcance", 10, low=0, high=9999)
    origin: Literal["profession", "tribe", "licence", "augment", "item"] = described(
        "Origen", "profession", terms=ORIGINS
    )
    multi: bool = described("Ataque múltiple", False)
    reaction: bool = described("Reacción", False)
    trigger: Literal["attack", "cast", "item", "move", "manual"] = described("Disparador", "manual", terms=TRIGGERS)
    free: bool = described("Gratis", False)
    uses: int | None = number("Usos", None, low=1, high=99)

    @property
    def check(self) -> str:
        """LF-MAG-01: return how it is rolled: `ma_dm`, `at_de` or `none`."""
        return self.roll or ("ma_dm" if self.is_spell else "at_de")

    @property
    def is_spell(self) -> bool:
        """Whether it is a magic or a power."""
        return self.kind == "magic" or self.kind == "power"

    @property
    def wields(self) -> bool:
        """Whether it deals the weapon's damage."""
        return self.damage is not None and uses_weapon(amount(self.damage))

    @property
    def adds(self) -> str:
        """LF-MAG-02: return the attribute added to damage and healing: `men`, `weapon` or `none`."""
        if self.attr is not None:
            return self.attr
        if self.is_spell:
            return "men"
        return "weapon" if self.wields else "none"

    @property
    def helps(self) -> bool:
        """LF-MAG-04: whether it is beneficial."""
        return helps(self)

    @property
    def most(self) -> int | None:
        """Return the most targets; None: any number."""
        if self.max_targets is None and not self.area and "max_targets" not in self.model_fields_set:
            return 1
        return self.max_targets


class Item(Sheet):
    """An item that is used up."""

    gist: ClassVar[tuple[str, ...]] = ("damage", "heal", "heal_pm")

    id: Word = described("Clave")
    name: str | None = described("Nombre", None)
    qty: int = number("Cantidad", 1, low=0, high=9999)
    heal: Dice | None = described("Curación", None, inside=BOOK_WORDS)
    heal_pm: Dice | None = described("Curación de PM", None, inside=BOOK_WORDS)
    damage: Dice | None = described("Daño", None, inside=BOOK_WORDS)
    element: str | None = described("Elemento", None, terms=ELEMENTS, own_words=True)
    status: Rows[StatusRow] = described("Estados", ())
    lifts: Rows[Curable] = described("Cura estados", (), terms={"stone": "Piedra"}, names="status")
    revive: int | None = number("Revive", None, low=1, high=99999)
    beneficial: bool | None = described("Benéfico", None)

    @property
    def helps(self) -> bool:
        """Whether it is beneficial."""
        return helps(self)


def helps(thing: Ability | Item) -> bool:
    """Whether a thing is beneficial: as its row says, else if it heals, revives or cures and does no harm."""
    if thing.beneficial is not None:
        return thing.beneficial
    good = bool(thing.heal or thing.heal_pm or thing.revive or thing.lifts)
    return good and not (thing.damage or thing.status)


class Creature(Sheet):
    """A creature; only PV, DE and DM are required."""

    pv: int = number("PV", low=1, high=99999)
    de: int = number("DE", low=-10, high=99)
    dm: int = number("DM", low=-10, high=99)
    pm: int = number("PM", 0, low=0, high=99999)
    fue: int = number("FUE", 0, low=-10, high=50)
    agi: int = number("AGI", 0, low=-10, high=50)
    vit: int = number("VIT", 0, low=-10, high=50)
    men: int = number("MEN", 0, low=-10, high=50)
    nv: int = number("Nv", 1, low=1, high=99, names="level")
    mo: int = number("MO", 5, low=0, high=99)
    at: int = number("Ajuste de AT", 0, low=-20, high=60)
    ma: int = number("Ajuste de MA", 0, low=-20, high=60)
    ev: int = number("EV", 0, low=-20, high=60)
    bm: int = number("BM", 0, low=-20, high=60)
    init: int = number("Ajuste de Iniciativa", 0, low=-20, high=40)
    stealth: int | None = number("Sigilo", None, low=-99, high=99)
    size: int = number("Tamaño", 1, low=1, high=10)
    weight: int = number("Peso", 70, low=0, high=999999)
    living: bool = described("Criatura viva", True)
    armor: Literal["none", "light", "heavy"] = described("Protecciones", "none", terms=ARMOURS)
    profession: str = described("Profesión", "", terms=PROFESSIONS, own_words=True)
    strikes: int = number("Ataques por acción", 1, low=1, high=10)
    group: str = described("Subgrupo", "")
    elements: dict[Word, Affinity] = marking(
        described("Afinidad elemental", {}, terms={**ELEMENTS, **AFFINITIES}, own_words=True)
    )
    immune: Rows[StatusId] = marking(described("Inmunidades", (), names="status"), "immune")
    gear: dict[GearStat, Level] = described("Parte del equipo", {}, terms=GEAR_LABELS)
    pex: int = number("PEX", 0, low=0, high=999999, group="reward")
    weapons: Rows[Weapon] = described("Armas", ())
    equipped: str | None = described("Arma equipada", None, names="in hand")
    abilities: Rows[Ability] = described("Habilidades", ())
    items: Rows[Item] = described("Ítems", ())

    @field_validator("weapons", "abilities", "items")
    @classmethod
    def _own_ids(cls, rows: tuple[Any, ...]) -> tuple[Any, ...]:
        seen: set[str] = set()
        for row in rows:
            if row.id in seen:
                raise ValueError(_fault("fault-same_row", id=repr(row.id)))
            seen.add(row.id)
        if UNARMED in seen:
            raise ValueError(_fault("fault-fists", id=repr(UNARMED)))
        return rows

    @field_validator("equipped")
    @classmethod
    def _can_be_held(cls, id: str | None, info: ValidationInfo) -> str | None:
        weapons = info.data.get("weapons", ())
        if id is not None and not any(weapon.id == id and not weapon.natural for weapon in weapons):
            raise ValueError(_fault("fault-not_held", id=repr(id)))
        return id

    @classmethod
    def nameable_rows(cls, data: Mapping[str, Any], what: str) -> dict[str, str]:
        """Return what may be named; for `in hand` any weapon that is not natural."""
        if what == "in hand":
            return named_rows([row for row in data.get("weapons") or () if not row.get("natural")])
        return super().nameable_rows(data, what)

    @property
    def in_hand(self) -> str | None:
        """Return the weapon in hand at the start."""
        if "equipped" in self.model_fields_set:
            return self.equipped
        return next((weapon.id for weapon in self.weapons if not weapon.natural), None)


class Options(Sheet):
    """The options of a fight."""

    initiative: Literal["individual", "group", "side"] = described("Iniciativa", "individual")
    order_by_kind: bool = described("Orden por acción", False)
    fumble: Literal["roll", "choose"] = described("Pifia", "roll", mid_fight=True)
    same_attribute: Literal["best_each", "best_only"] = described(
        "Varias magias en un atributo", "best_each", mid_fight=True
    )
    opposites: bool = described("Elementos opuestos", True, mid_fight=True)
    miniatures: bool = described("Tablero y miniaturas", False, mid_fight=True)
    foes_die_at_zero: bool = described("Enemigos mueren a 0 PV", False, mid_fight=True)

    critical_from: int = figure(12, low=7, high=13, rule="LF-CRIT-01")
    critical_times: int = figure(2, low=1, high=9, rule="LF-CRIT-02", unit="×")
    fumble_to: int = figure(2, low=1, high=6, rule="LF-FUM-01")
    helpless_times: int = figure(2, low=1, high=9, rule="LF-ST-STOP-2", unit="×")
    eased_over: int = figure(2, low=1, high=9, rule="LF-ST-FREEZE-2", unit="÷")
    weakness_times: int = figure(2, low=1, high=9, rule="LF-ELEM-05", unit="×")
    resistance_over: int = figure(2, low=1, high=9, rule="LF-ELEM-04", unit="÷")
    counter: int = figure(3, low=1, high=99, rule="LF-DOWN-01")
    prone_close: int = figure(1, low=0, high=9, rule="LF-PRONE-02")
    prone_far: int = figure(-1, low=-9, high=0, rule="LF-PRONE-03")
    prone_attacker: int = figure(-1, low=-9, high=0, rule="LF-PRONE-04")
    behind_bonus: int = figure(1, low=0, high=9, rule="LF-MIN-06")
    jump_times: int = figure(2, low=1, high=9, rule="LF-JUMP-02", unit="×")
    high_jump_times: int = figure(4, low=1, high=19, rule="LF-JUMP-03", unit="×")
    concentration: int = figure(7, low=2, high=30, rule="LF-CONC-01")
    concentration_more: int = figure(2, low=0, high=9, rule="LF-CONC-02")
    berserk_check: int = figure(5, low=0, high=30, rule="LF-ST-BERSERK-4")
    mirror_levels: int = figure(3, low=0, high=99, rule="LF-ST-MIRROR-2")
    float_weight: int = figure(90, low=0, high=9999, rule="LF-ST-FLOAT-3", unit="kg")
    rest_hours: int = figure(8, low=1, high=99, rule="LF-REST-01", unit="h")
    round_seconds: int = figure(3, low=1, high=60, rule="LF-TURN-07", unit="s")


def costs(row: object) -> dict[str, int]:
    """LF-MAG-01: return the PM that the use of a row takes."""
    return {"pm": row.pm} if isinstance(row, Ability) else {}
