"""The sheet and the options of the d100 system."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, ClassVar, Literal, Self

from pydantic import AfterValidator, model_validator

from rules.core.drawings import Drawings
from rules.dice.dice import Expression, parse, with_hyphens
from rules.sheets.schema import Rows, Sheet, alone, described, figure, number
from rules.text.localized import LocalizedText, said

YES_OR_NO: Mapping[str, str] = {"on": "sí", "off": "no"}
MECHANISMS: Mapping[str, str] = {"manual": "no automática", "semi": "semiautomática", "auto": "automática"}
FEEDS: Mapping[str, str] = {"single": "balas o cartuchos sueltos", "magazine": "cargador", "belt": "cinta"}
KINDS: Mapping[str, str] = {
    "melee": "cuerpo a cuerpo",
    "natural": "natural",
    "unarmed": "sin armas",
    "object": "objeto",
    "thrown": "arrojadiza",
    "missile": "proyectil",
    "firearm": "arma de fuego",
}
DRAWINGS = Drawings(
    system="magnifying-glass",
    ground="lizard",
    weapons={
        "melee": "broadsword",
        "natural": "claws",
        "unarmed": "punch",
        "object": "wood-club",
        "thrown": "thrown-daggers",
        "missile": "bow-arrow",
        "firearm": "revolver",
    },
)
SHARES_OF_MD: Mapping[str, str] = {"full": "entero", "half": "la mitad", "none": "ninguno"}
SCOPES: Mapping[str, str] = {"none": "ninguna", "telescopic": "telescópica", "laser": "láser"}
Kind = Literal["melee", "natural", "unarmed", "object", "thrown", "missile", "firearm"]
UNARMED = "unarmed"
BARE_HANDS = "Lucha"
"""What the chapter calls fighting without a weapon."""


def _fault(message: str, /, **words: Any) -> LocalizedText:
    """Return a fault of a sheet of this system."""
    return said(message, __file__, **words)


def _readable(text: str) -> str:
    parse(text)
    return with_hyphens(text)


def _not_empty(text: str) -> str:
    if not text:
        raise ValueError(said("fault-empty"))
    return text


Dice = Annotated[str, AfterValidator(_readable)]
Word = Annotated[str, AfterValidator(_not_empty)]


class SkillRow(Sheet):
    """A skill that can be used in a fight."""

    id: Word = described("Clave")
    name: str | None = described("Nombre", None)
    pct: int = number("%", low=0, high=300)


class WeaponRow(Sheet):
    """A weapon, a natural attack, or an object that can parry; empty fields follow its kind."""

    gist: ClassVar[tuple[str, ...]] = ("damage", "md")

    id: Word = described("Clave")
    name: str | None = described("Nombre", None)
    kind: Kind = alone(described("Tipo", "melee", terms=KINDS))
    like: str | None = described("Categoría más cercana", None, names="weapons")
    skill: int | None = number("Habilidad %", None, low=0, high=300)
    damage: Dice = described("Daño", "0")
    md: Literal["full", "half", "none"] | None = described("MD", None, terms=SHARES_OF_MD)
    block: int | None = number("Bloquear %", None, low=0, high=300)
    blocks: Rows[Kind] | None = described("Bloquea", None, terms=KINDS)
    blade: bool | None = described("Arma blanca", None)
    pr: int | None = number("Puntos de resistencia", None, low=1, high=999)
    pr_left: int | None = number("Resistencia restante", None, low=0, high=999)
    equipped: bool = described("Preparada", default=True)
    hold: bool | None = described("Sirve para presa", None)
    range: int | None = number("Alcance efectivo (m)", None, low=1, high=100_000)
    close_double: bool | None = described("Objetivo cercano", None)
    contact_ok: bool | None = described("Usable a contacto", None)
    mechanism: Literal["manual", "semi", "auto"] = described("Mecanismo", "manual", terms=MECHANISMS)
    rate: int | None = number("Balas por acción", None, low=1, high=20)
    capacity: int | None = number("Capacidad", None, low=1, high=9999)
    loaded: int | None = number("Cargadas", None, low=0, high=9999)
    feed: Literal["single", "magazine", "belt"] = described("Alimentación", "single", terms=FEEDS)
    load_turns: int | None = number("Turnos de carga", None, low=0, high=10)
    malf: int | None = number("Encasquillado", None, low=1, high=100)
    jammed: bool = described("Está encasquillada", default=False)
    scope: Literal["none", "telescopic", "laser"] = described("Mira", "none", terms=SCOPES)
    long_gun: bool = described("Rifle o fusil", default=False)
    silencer: bool = described("Silenciador", default=False)
    silencer_shots: int | None = number("Disparos del silenciador", None, low=0, high=9999)

    def implied_fields(self) -> dict[str, Any]:
        """Return its kind."""
        return {"kind": self.kind}

    @property
    def shots_that_fit(self) -> int | None:
        """Return its capacity: a thrown thing holds one unless the sheet says otherwise."""
        if "capacity" not in self.model_fields_set and self.kind == "thrown":
            return 1
        return self.capacity

    @model_validator(mode="after")
    def _possible(self) -> Self:
        """D100-NAT-03: a natural weapon never blocks firearms; no more is in than fits, or left than there was."""
        if self.kind == "natural" and "firearm" in (self.blocks or ()):
            raise ValueError(_fault("fault-natural_firearms"))
        fit = self.shots_that_fit
        if self.loaded is not None and (fit is None or self.loaded > fit):
            wrong = "fault-no_capacity" if fit is None else "fault-too_many_loaded"
            raise ValueError(_fault(wrong, loaded=self.loaded, capacity=fit))
        if self.pr_left is not None and self.pr_left > (self.pr or 0):
            raise ValueError(_fault("fault-too_much_left", left=self.pr_left, most=self.pr or 0))
        return self


class D100Sheet(Sheet):
    """A creature of the d100 system; only DES and PV are required."""

    des: int = number("DES", low=1, high=100)
    pv: int = number("PV", low=1, high=999)
    fue: int = number("FUE", 10, low=0, high=200)
    md: Dice = described("MD", "0")
    esquivar: int | None = number("Esquivar %", None, low=0, high=300)
    prot: int = number("Protección", 0, low=0, high=99)
    lucha: int = number("Lucha %", 25, low=0, high=300)
    armeria: int = number("Maestría/Armería %", 0, low=0, high=300)
    max_attackers: int = number("Máx. atacantes", 5, low=0, high=5)
    skills: Rows[SkillRow] = described("Habilidades", ())
    weapons: Rows[WeaponRow] = described("Armas y ataques", ())

    @classmethod
    def nameable_rows(cls, data: Mapping[str, Any], what: str) -> dict[str, str]:
        """Return what may be named; everybody has bare hands beside the sheet's own weapons."""
        hands = {UNARMED: BARE_HANDS} if what == "weapons" else {}
        return {**hands, **super().nameable_rows(data, what)}

    def implied_fields(self) -> dict[str, Any]:
        """Return its chance to dodge."""
        return {"esquivar": self.dodge}

    @property
    def dodge(self) -> int:
        """Return the chance to dodge: the sheet's, else DES × 2."""
        return self.des * 2 if self.esquivar is None else self.esquivar

    @property
    def modifier(self) -> Expression:
        """The damage modifier, parsed."""
        return parse(self.md)

    @model_validator(mode="after")
    def _consistent(self) -> Self:
        """Ids differ, and every closest category is another weapon of the sheet."""
        _insist_different([row.id for row in self.weapons], "weapons")
        _insist_different([row.id for row in self.skills], "skills")
        like = {row.id: row.like for row in self.weapons}
        like.setdefault(UNARMED, None)
        for row in self.weapons:
            if row.like is not None and row.like not in like:
                raise ValueError(_fault("fault-like_unknown", id=row.id, other=row.like))
            visited = {row.id}
            follow = row.like
            while follow is not None:
                if follow in visited:
                    raise ValueError(_fault("fault-like_circle", id=row.id))
                visited.add(follow)
                follow = like[follow]
        return self


def _insist_different(ids: list[str], what: str) -> None:
    for index, id in enumerate(ids):
        if id in ids[:index]:
            raise ValueError(said("fault-same_id", key=what, id=f"“{id}”"))


class Options(Sheet):
    """The options of a fight, as the chapter leaves them to the table."""

    declarations: Literal["on", "off"] = described("Declaración de acciones", "on", terms=YES_OR_NO)
    critical_attacks: Literal["impale", "brp"] = described("Ataques críticos", "impale", mid_fight=True)
    hold_escape: Literal["after", "next"] = described("Liberarse de una presa", "after", mid_fight=True)
    low_pv: Literal["brp", "zero"] = described("PV bajos", "brp", mid_fight=True)
    silencer_count: Literal["automatic", "always", "never"] = described(
        "Desgaste de silenciadores", "automatic", mid_fight=True
    )
    grades: Literal["exact", "table"] = described("Grados de éxito", "exact", mid_fight=True)

    changed_percent: int = figure(-20, low=-100, high=0, rule="D100-DECL-03", unit="%")
    dodge_percent: int = figure(-30, low=-100, high=0, rule="D100-DODGE-04", unit="%")
    burst_percent: int = figure(5, low=0, high=50, rule="D100-BUR-01", unit="%")
    focus_percent: int = figure(10, low=0, high=100, rule="D100-FOC-01", unit="%")
    close_metres: int = figure(3, low=0, high=30, rule="D100-CLOSE-01", unit="m")
    close_times: int = figure(2, low=1, high=9, rule="D100-CLOSE-01", unit="×")
    impale_times: int = figure(2, low=1, high=9, rule="D100-IMP-02", unit="×")
    knockout_turns: int = figure(10, low=0, high=99, rule="D100-KO-02")
    disarm_percent: int = figure(5, low=0, high=50, rule="D100-HOLD-04", unit="%")
    disarm_outright: int = figure(10, low=1, high=99, rule="D100-HOLD-04")
    escape_des: int = figure(3, low=0, high=9, rule="D100-HOLD-05", unit="×")
    rounds_by_hand: int = figure(2, low=1, high=20, rule="D100-REL-01")
    silencer_shots: int = figure(10, low=0, high=999, rule="D100-SIL-02")
    unconscious_to: int = figure(2, low=1, high=9, rule="D100-LOW-01", unit="PV")
