"""The sheet: attributes, statistics and rows, its incarnations, and the options of the fight."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Annotated, Any, Literal, Self, get_args

from pydantic import Field, field_validator, model_validator

from rules.ffrpg.combatant.rows import Ability, AutoEntry, AutoStatus, Drop, Item, Reaction, Shield, Weapon
from rules.ffrpg.statuses.catalogue import IMMUNITIES, STATUSES, FFRPGCatalogue
from rules.ffrpg.statuses.codes import STAT_LABELS, Attribute, Element, fault
from rules.ffrpg.statuses.traits import ELEMENT_LABELS, ELEMENTS, NAMED
from rules.sheets.schema import Rows, Sheet, described, figure, marking, number
from rules.text.localized import said

Text = str
"""Texts where a sheet’s own field is called `str`."""
Affinity = Literal["weak", "resist", "immune", "absorb"]
AFFINITIES = {"weak": "Weakness", "resist": "Resistance", "immune": "Immunity", "absorb": "Absorbance"}
SKILL_LABELS = {"stealth": "Stealth", "awareness": "Awareness", "scavenge": "Scavenge", "swimming": "Swimming"}
"""The Skills that the rules name."""
FIGURE_KINDS = {"pc": "PC", "npc": "NPC"}
AT_ZERO = {"unconscious": "Unconscious", "dead": "dead", "flee": "flees", "form": "next incarnation", "ask": "ask"}
Rating = Annotated[int, Field(ge=0, le=255)]
Enhancement = Annotated[int, Field(ge=-100, le=400)]


def params_in_words(params: Mapping[str, Any]) -> str:
    """Return the params of a condition in words: its element, or its immunities."""
    ids = [item for item in (params.get("element"), *params.get("of", ())) if item]
    return ", ".join({**NAMED, **ELEMENT_LABELS}[item] for item in ids)


def _unique(rows: Iterable[Any], kind: str) -> None:
    seen: set[str] = set()
    for row in rows:
        if row.id in seen:
            raise ValueError(said("fault-same_id", key=kind, id=repr(row.id)))
        seen.add(row.id)


class Figures(Sheet):
    """All fields of a sheet; an incarnation has only those that change."""

    hp: int | None = number("HP", None, low=1, high=99999, group="pools")
    mp: int = number("MP", 0, low=0, high=99999, group="pools")
    spd: int | None = number("SPD", None, low=0, high=255, group="attributes")
    level: int = number("Level", 1, low=1, high=99, names="level")
    kind: Literal["pc", "npc"] | None = described("PC / NPC", None, terms=FIGURE_KINDS)
    str: int = number("STR", 1, low=0, high=255, group="attributes")
    vit: int = number("VIT", 1, low=0, high=255, group="attributes")
    agi: int = number("AGI", 1, low=0, high=255, group="attributes")
    mag: int = number("MAG", 1, low=0, high=255, group="attributes")
    spr: int = number("SPR", 1, low=0, high=255, group="attributes")
    acc: int = number("ACC", 0, low=0, high=999, group="statistics")
    macc: int = number("M. ACC", 0, low=0, high=999, group="statistics")
    eva: int = number("EVA", 0, low=0, high=999, group="statistics")
    meva: int = number("M. EVA", 0, low=0, high=999, group="statistics")
    arm: int = number("ARM", 0, low=0, high=9999, group="statistics")
    marm: int = number("M. ARM", 0, low=0, high=9999, group="statistics")
    dex: int = number("DEX", 0, low=0, high=999, group="statistics")
    mnd: int = number("MND", 0, low=0, high=999, group="statistics")
    exp: int = number("Expertise", 0, low=0, high=999, group="statistics")
    brawl_acc: int | None = number("Brawl", None, low=0, high=999, group="statistics")
    two_weapons_acc: int | None = number("Two Weapons", None, low=0, high=999, group="statistics")
    crit: int = number("Critical Hit", 10, low=0, high=100, group="statistics")
    init_bonus: int = number("Initiative bonus", 0, low=-50, high=50, group="statistics")
    ratings: dict[Text, Rating] = described(
        "Ratings",
        {},
        terms={**{stat: STAT_LABELS[stat] for stat in get_args(Attribute)}, **SKILL_LABELS},
        own_words=True,
    )
    elements: dict[Element, Affinity] = marking(described("Affinities", {}, terms={**ELEMENT_LABELS, **AFFINITIES}))
    enhance: dict[Element, Enhancement] = described("[Element] Enhancer", {}, terms=ELEMENT_LABELS)
    immune: Rows[Text] = marking(described("Status Immunities", (), terms=NAMED, names="status"), "immune")
    auto_status: Rows[AutoEntry] = described("Auto-Status", ())
    group: Text = described("Group", "")
    at_zero: Literal["unconscious", "dead", "flee", "form", "ask"] | None = described(
        "Reaching 0 HP", None, terms=AT_ZERO
    )
    combat_reflexes: bool = described("Combat Reflexes", False)
    move_water: bool = described("Move-Water", False)
    tier: int = number("Equipment Tier", 1, low=1, high=10)
    xp: int = number("XP", 0, low=0, high=999999, group="reward")
    gil: int = number("Gil", 0, low=0, high=999999, group="reward")
    drops: Rows[Drop] = described("Items dropped", (), group="reward")
    weapons: Rows[Weapon] = described("Weapons", ())
    shields: Rows[Shield] = described("Shields", ())
    abilities: Rows[Ability] = described("Abilities", ())
    items: Rows[Item] = described("Items", ())
    reactions: Rows[Reaction] = described("Reactions", ())

    @field_validator("immune")
    @classmethod
    def _known_immunities(cls, named: tuple[Any, ...]) -> tuple[Any, ...]:
        for entry in named:
            if entry not in IMMUNITIES:
                raise ValueError(fault("fault-immune", name=repr(entry)))
        return named

    @field_validator("auto_status")
    @classmethod
    def _known_statuses(cls, named: tuple[Any, ...]) -> tuple[Any, ...]:
        for entry in named:
            status, params = auto_status_of(entry)
            wrong = fault_of_params(STATUSES, status, params)
            if wrong:
                raise ValueError(wrong)
        return named

    @classmethod
    def nameable_rows(cls, data: Mapping[Text, Any], what: Text) -> dict[Text, Text]:
        """FF-AMMO-01: return the kinds of ammunition by the names of their Items."""
        if not what.endswith("ammunition"):
            return super().nameable_rows(data, what)
        kinds: dict[Text, Text] = {}
        for row in data.get("items") or ():
            kind = row.get("ammo") or row.get("id")
            if row.get("kind") == "ammo" and kind:
                kinds[kind] = ", ".join(filter(None, (kinds.get(kind), row.get("name") or row.get("id"))))
        weapon_kinds = [row.get("ammo") for row in data.get("weapons") or ()]
        return kinds if what == "ammunition" else {kind: kind for kind in (*kinds, *weapon_kinds) if kind}

    @model_validator(mode="after")
    def _rows(self) -> Self:
        for kind in ("weapons", "shields", "abilities", "items", "reactions"):
            _unique(getattr(self, kind), kind)
        _unique((*self.weapons, *self.shields), "weapons and shields")
        return self


class Form(Figures):
    """An incarnation: its fields replace those of the sheet."""

    name: Text = described("Name", "")


class CreatureSheet(Figures):
    """A creature's sheet; only HP and SPD are required."""

    hp: int = number("HP", low=1, high=99999, group="pools")
    spd: int = number("SPD", low=0, high=255, group="attributes")
    forms: Rows[Form] = described("Incarnations", ())

    @classmethod
    def derived_numbers(cls, given: Mapping[str, Any], /) -> Mapping[str, int | None]:
        """Return the numbers that follow from level and attributes, of a monster and of a PC.

        HP, ARM and M. ARM are those of a regular monster whose bases cost nothing (2, 1, 1); they need VIT and SPR.
        A PC has HP, ACC and both Armors by dice, Skills and gear; EVA and M. EVA are those without gear.
        """
        fields = cls.model_fields
        level, agi, spd, mag, spr = (
            value if isinstance(value := given.get(key, fields[key].default), int) else 1
            for key in ("level", "agi", "spd", "mag", "spr")
        )
        numbers: dict[Text, int | None] = {
            "macc": 100 + level + 2 * mag,
            "dex": 50 + level + 2 * agi,
            "mnd": 50 + level + 2 * mag,
        }
        if given.get("kind") == "pc":
            return {**numbers, "eva": agi + spd, "meva": mag + spr, "acc": None, "arm": None, "marm": None}
        vit, spirit = given.get("vit"), given.get("spr")
        return {
            **numbers,
            "hp": max(1, 2 * vit * level) if isinstance(vit, int) else None,
            "arm": level + vit // 2 if isinstance(vit, int) else None,
            "marm": level + spirit // 2 if isinstance(spirit, int) else None,
            "acc": 80 + level + 2 * agi,
            "eva": level + spd + agi,
            "meva": level + mag + spr,
        }


class Options(Sheet):
    """The options of a fight."""

    initiative_stop: bool = described("Stop for declarations", True, mid_fight=True)
    group_initiative: bool = described("Groups share Initiative", False, mid_fight=True)
    status_order: Literal["timers_first", "effects_first"] = described("Status Phase", "timers_first", mid_fight=True)
    opposed: Literal["margin", "high_success"] = described("Opposed Task Checks", "margin", mid_fight=True)
    rule_of_10: bool = described("Rule of 10", False, mid_fight=True)
    task_botch: Literal[95, 96] = described("Botch", 95, mid_fight=True)
    damage_cap: int | None = number("Damage cap", None, low=1, high=99999, mid_fight=True)
    ejected_share: int = number("Ejected foes", 50, low=0, high=100, mid_fight=True)
    fled_share: int = number("Foes that ran away", 0, low=0, high=100, mid_fight=True)
    scavenge: str | None = described("Scavenge", None, mid_fight=True, names="combatant")
    ranges: bool = described("Ranges", False, mid_fight=True)

    automatic_miss: int = figure(95, low=2, high=101, rule="FF-CRIT-02")
    critical_percent: int = figure(100, low=0, high=900, rule="FF-CRIT-01", unit="%")
    pulled_percent: int = figure(-50, low=-100, high=0, rule="FF-PULL-01", unit="%")
    split_percent: int = figure(75, low=0, high=100, rule="FF-DMG-02", unit="%")
    weakness_percent: int = figure(50, low=0, high=900, rule="FF-DMG-06", unit="%")
    resistance_percent: int = figure(-50, low=-100, high=0, rule="FF-DMG-06", unit="%")
    behind_times: int = figure(2, low=1, high=9, rule="FF-PIN-04", unit="×")
    defense_over: int = figure(2, low=1, high=9, rule="FF-DEF-02", unit="÷")
    task_success: int = figure(10, low=0, high=94, rule="FF-TRG-05")
    zero_actions: int = figure(2, low=0, high=9, rule="FF-ZERO-01")
    extreme_above: int = figure(35, low=10, high=255, rule="FF-EXT-01")
    undead_revival: int = figure(-50, low=-200, high=200, rule="FF-EFF-03")
    poison_percent: int = figure(10, low=0, high=100, rule="FF-ST-poison", unit="%")
    venom_percent: int = figure(10, low=0, high=100, rule="FF-ST-venom", unit="%")
    sap_each: int = figure(5, low=0, high=99, rule="FF-ST-sap")
    regen_percent: int = figure(10, low=0, high=100, rule="FF-ST-regen", unit="%")
    reraise_percent: int = figure(10, low=0, high=100, rule="FF-ST-reraise", unit="%")
    quick_actions: int = figure(2, low=0, high=9, rule="FF-ST-quick")
    berserk_percent: int = figure(50, low=0, high=900, rule="FF-ST-berserk", unit="%")
    spikes_times: int = figure(2, low=0, high=99, rule="FF-ST-element_spikes", unit="×")


def auto_status_of(entry: str | AutoStatus) -> tuple[str, dict[str, Any]]:
    """Return status and params of an entry of `auto_status`."""
    return (entry, {}) if isinstance(entry, str) else (entry.status, entry.params)


def fault_of_params(rows: FFRPGCatalogue, status: str, params: Any) -> str | None:
    """Return what is wrong with the params of a status, in one sentence; None if they fit its row."""
    if status not in rows:
        return said("fault-unknown_status", status=repr(status))
    wanted = rows[status].params
    for key in params:
        if key not in wanted:
            return fault("fault-param", status=status, key=repr(key))
    if "element" in wanted and params.get("element") not in ELEMENTS:
        return fault("fault-element", status=status, elements=", ".join(ELEMENTS))
    if "of" in wanted:
        named = params.get("of")
        if not isinstance(named, list | tuple) or not named or any(entry not in IMMUNITIES for entry in named):
            return fault("fault-param_of", status=status)
    return None
