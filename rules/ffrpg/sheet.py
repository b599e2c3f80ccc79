"""The sheet: attributes and statistics, weapons and shields, abilities, items, reactions, and the fight's options."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Annotated, Any, Literal, Self, get_args

from pydantic import ConfigDict, Discriminator, Field, Tag, field_validator, model_validator

from rules.ffrpg.catalogue import BOOK_ITEMS, ELEMENT_LABELS, ELEMENTS, IMMUNITIES, LIFTED_BY, NAMED, STATUSES, named
from rules.sayings import Said, said
from rules.sheets import Rows, Sheet, described, number, words_of

Text = str
"""Texts where a sheet’s own field is called `str`."""
Element = Literal["earth", "fire", "wind", "water", "lightning", "ice", "bio", "holy", "shadow"]
Affinity = Literal["weak", "resist", "immune", "absorb"]
Attribute = Literal["str", "vit", "agi", "spd", "mag", "spr"]
Stat = Literal[
    "str", "vit", "agi", "spd", "mag", "spr", "arm", "marm", "eva", "meva", "acc", "macc", "dex", "mnd", "exp"
]
DamageType = Literal["physical", "magical"]
Defence = Literal["arm", "marm", "none"]
PoolId = Literal["hp", "mp"]
Reach = Literal["melee", "ranged"]
Target = Literal["self", "single", "group", "single_group", "party", "all", "random_opponent", "random_ally", "random"]
STAT_LABELS = {
    **{stat: stat.upper() for stat in get_args(Stat)},
    **{f"m{stat}": f"M. {stat.upper()}" for stat in ("arm", "eva", "acc")},
}
AFFINITIES = {"weak": "Weakness", "resist": "Resistance", "immune": "Immunity", "absorb": "Absorbance"}
SKILL_LABELS = {"stealth": "Stealth", "awareness": "Awareness", "scavenge": "Scavenge", "swimming": "Swimming"}
"""The Skills that the rules ask for by name."""
POOL_LABELS = {"hp": "HP", "mp": "MP"}
DAMAGE_TYPES = {"physical": "Physical", "magical": "Magical"}
DEFENCES = {"arm": "ARM", "marm": "M. ARM", "none": "nothing"}
REACHES = {"melee": "Melee", "ranged": "Ranged"}
TARGETS = {
    "self": "Self",
    "single": "Single",
    "group": "Group",
    "single_group": "Single/Group",
    "party": "Party",
    "all": "All",
    "random_opponent": "Random Opponent",
    "random_ally": "Random Ally",
    "random": "Random",
}
HANDS = {"main": "main hand", "off": "off hand", "both": "both hands", "natural": "natural"}
ABILITY_TYPES = {"fast": "Fast", "slow": "Slow", "magic": "Magic"}
ITEM_KINDS = {
    "recovery": "Recovery",
    "battle": "Battle",
    "support": "Support",
    "throwing": "Throwing",
    "ammo": "Ammunition",
    "other": "other",
}
FIGURE_KINDS = {"pc": "PC", "npc": "NPC"}
AT_ZERO = {"unconscious": "Unconscious", "dead": "dead", "flee": "flees", "form": "next incarnation", "ask": "ask"}
TRIGGERS = {
    "hit": "a hit",
    "hit_melee": "a Melee hit",
    "hit_ranged": "a Ranged hit",
    "missed": "a miss",
    "attacked": "an attack",
    "attacked_melee": "a Melee attack",
    "attacked_ranged": "a Ranged attack",
}
Trigger = Literal["hit", "hit_melee", "hit_ranged", "missed", "attacked", "attacked_melee", "attacked_ranged"]

_DIE = re.compile(r"(\d{0,2})[dD](\d{1,3})")


def _kind_of_union(value: Any) -> str:
    return "tagged-text" if isinstance(value, str) else "tagged-row"


def params_in_words(params: Mapping[str, Any]) -> str:
    """What a condition has to say besides its status: its element, or what it makes immune to."""
    ids = [one for one in (params.get("element"), *params.get("of", ())) if one]
    return ", ".join({**NAMED, **ELEMENT_LABELS}[one] for one in ids)


def _said(message: str, /, **words: Any) -> Said:
    """A fault in a sheet of this system."""
    return said(message, __file__, **words)


def _one_or_several(value: Any) -> str:
    return "tagged-rows" if isinstance(value, list | tuple) else "tagged-row"


def dice_of(text: str) -> tuple[int, ...]:
    """The faces of a Damage Die such as `2d8`, die by die; raises ValueError where it is none."""
    found = _DIE.fullmatch(text)
    if found is None or not 1 <= int(found[1] or 1) <= 99 or not 1 <= int(found[2]) <= 100:
        raise ValueError(_said("fault-damage_die", text=repr(text)))
    return (int(found[2]),) * int(found[1] or 1)


def _die(text: str) -> str:
    dice_of(text)
    return text


def _unique(rows: Iterable[Any], kind: str) -> None:
    seen: set[str] = set()
    for row in rows:
        if row.id in seen:
            raise ValueError(said("fault-same_id", key=kind, id=repr(row.id)))
        seen.add(row.id)


class Row(Sheet):
    """A row of a list on the sheet."""

    id: str = Field(min_length=1, json_schema_extra={"label": "id", "gloss": "short name for scripts", "group": ""})
    name: str = described("Name", "as it is shown; the id if empty", "")

    @property
    def title(self) -> str:
        """The name, or the id."""
        return self.name or words_of(self.id)


class CoS(Sheet):
    """A chance of success: a flat number, or stat + mod − the target's stat."""

    model_config = ConfigDict(json_schema_extra={"kinds": [["flat"], ["stat", "vs", "mod"]]})

    flat: int | None = number("Flat", "a chance that nothing changes", None, low=-999, high=999)
    stat: Stat | None = described("Stat", "the user's statistic", None, terms=STAT_LABELS)
    mod: int = number("Modifier", "added to it", 0, low=-999, high=999)
    vs: Stat | None = described("Against", "the target's statistic that is taken off", None, terms=STAT_LABELS)

    @model_validator(mode="after")
    def _one_kind(self) -> Self:
        if (self.flat is None) == (self.stat is None):
            raise ValueError(_said("fault-cos"))
        return self


class Damage(Sheet):
    """What an Ability or Item takes from its target."""

    weapon: bool = described("Weapon", "a share of the weapon's own code", False)
    percent: int = number("Share", "of the weapon's code, in %", 100, low=0, high=1000)
    scale: int = number("Damage Scale", "times the Attribute", 1, low=0, high=99)
    attribute: Attribute = described("Attribute", "", "str", terms=STAT_LABELS)
    die: str = described("Damage Die", "such as d6 or 2d8", "d6")
    bonus: int = number("Bonus", "flat damage", 0, low=-9999, high=9999)
    type: DamageType | None = described(
        "Type", "Physical or Magical; Spells default to Magical", None, terms=DAMAGE_TYPES
    )
    element: Element | None = described("Element", "", None, terms=ELEMENT_LABELS)
    defence: Defence | None = described("Reduced by", "ARM, M. ARM or nothing", None, terms=DEFENCES)
    pierce: int = number("Piercing", "share of ARM ignored, in %", 0, low=0, high=100)
    pool: PoolId = described("Takes", "HP or MP", "hp", terms=POOL_LABELS)
    drain: int = number("Drain", "share of the damage that the user regains, in %", 0, low=0, high=100)

    _checked_die = field_validator("die")(_die)


class Heal(Sheet):
    """What an Ability or Item restores: by a code, by an amount, or fully."""

    model_config = ConfigDict(
        json_schema_extra={
            "kinds": [["scale", "attribute", "die", "bonus", "pool"], ["amount", "pool"], ["full", "pool"]]
        }
    )

    scale: int = number("Scale", "times the Attribute", 1, low=0, high=99)
    attribute: Attribute = described("Attribute", "", "mag", terms=STAT_LABELS)
    die: str = described("Die", "such as d8 or 3d8", "d6")
    bonus: int = number("Bonus", "flat", 0, low=-9999, high=9999)
    amount: int | None = number("Amount", "instead of a code", None, low=0, high=99999)
    full: bool = described("Full", "up to the maximum", False)
    pool: PoolId = described("Restores", "HP or MP", "hp", terms=POOL_LABELS)

    _checked_die = field_validator("die")(_die)

    @model_validator(mode="after")
    def _one_kind(self) -> Self:
        code = self.model_fields_set & {"scale", "attribute", "die", "bonus"}
        if (self.amount is not None) + self.full + bool(code) != 1:
            raise ValueError(_said("fault-healing"))
        return self


class Revive(Sheet):
    """How much HP one who is revived wakes with."""

    model_config = ConfigDict(json_schema_extra={"kinds": [["hp"], ["pct"]]})

    hp: int | None = number("HP", "", None, low=1, high=99999)
    pct: int | None = number("Share", "of the maximum, in %", None, low=0, high=100)

    @model_validator(mode="after")
    def _one_kind(self) -> Self:
        if (self.hp is None) == (self.pct is None):
            raise ValueError(_said("fault-revival"))
        return self


KINDS_OF_EFFECT = ("status", "lift", "revive", "death", "near_fatal", "hp_share", "eject", "delay", "actions")


class Effect(Sheet):
    """One effect: exactly one of its kinds, each with an optional chance of its own."""

    status: str | None = described("Status", "condition that it puts on", None, names="status")
    timer: int | None = number("Timer", "in Rounds; empty: until lifted", None, low=1, high=99)
    params: dict[str, Any] | None = described("Params", "of the condition, such as its element", None)
    lift: Rows[str] | None = described(
        "Lifts", "statuses, categories, dispel, debarrier, esuna", None, terms=named(LIFTED_BY), names="status"
    )
    revive: Revive | None = described("Revives", "only the fallen", None)
    death: Literal[True] | None = described("Death", "0 HP", None)
    near_fatal: Literal[True] | None = described("Near-Fatal", "HP becomes 1", None)
    hp_share: int | None = number("Gravity", "share of current HP lost, in %", None, low=0, high=100)
    eject: Literal[True] | None = described("Eject", "leaves the fight", None)
    delay: int | None = number("Delay", "share of the count lost, in %", None, low=0, high=100)
    actions: int | None = number("Actions", "more standard Actions in the turn", None, low=1, high=99)
    cos: CoS | None = described("CoS", "its own chance of success", None)

    @model_validator(mode="after")
    def _one_kind(self) -> Self:
        named = [kind for kind in KINDS_OF_EFFECT if getattr(self, kind) is not None]
        if len(named) != 1:
            raise ValueError(_said("fault-one_effect", kinds=", ".join(KINDS_OF_EFFECT)))
        if self.status is None and self.model_fields_set & {"timer", "params"}:
            raise ValueError(_said("fault-status_alone"))
        if self.status is not None and self.status not in STATUSES:
            raise ValueError(said("fault-unknown_status", status=repr(self.status)))
        for entry in self.lift or ():
            if entry not in LIFTED_BY:
                raise ValueError(_said("fault-lift", name=repr(entry)))
        return self

    @property
    def kind(self) -> str:
        """Which of the kinds it is."""
        return next(kind for kind in KINDS_OF_EFFECT if getattr(self, kind) is not None)


Hit = Annotated[
    Annotated[Literal["auto"], Tag("tagged-text")] | Annotated[CoS, Tag("tagged-row")], Discriminator(_kind_of_union)
]


Healing = Annotated[
    Annotated[Heal, Tag("tagged-row")] | Annotated[Rows[Heal], Tag("tagged-rows")], Discriminator(_one_or_several)
]


class Weapon(Row):
    """A Weapon or a natural attack."""

    skill: str = described("Weapon Skill", "for the log", "")
    acc: int | None = number("ACC", "with this Weapon; empty: the sheet's", None, low=0, high=999)
    scale: int = number("Damage Scale", "times the Attribute", 1, low=0, high=99)
    attribute: Attribute = described("Attribute", "", "str", terms=STAT_LABELS)
    die: str = described("Damage Die", "such as d6 or 2d8", "d6")
    bonus: int = number("Bonus", "flat damage", 0, low=-9999, high=9999)
    type: DamageType = described("Type", "Physical or Magical", "physical", terms=DAMAGE_TYPES)
    element: Element | None = described("[Element] Strike", "", None, terms=ELEMENT_LABELS)
    defence: Defence | None = described("Reduced by", "ARM, M. ARM or nothing", None, terms=DEFENCES)
    pierce: int = number("Piercing", "share of ARM ignored, in %", 0, low=0, high=100)
    percent: int = number("Damage modifier", "in %", 0, low=-100, high=400)
    pool: PoolId = described("Takes", "HP or MP", "hp", terms=POOL_LABELS)
    drain: int = number("Drain", "share of the damage regained, in %", 0, low=0, high=100)
    range: Reach = described("Melee / Ranged", "", "melee", terms=REACHES)
    reach: int | None = number("Reach", "in metres; melee 3, ranged 15", None, low=0, high=9999)
    target: Literal["single", "group"] = described("Target", "whom a blow strikes", "single", terms=TARGETS)
    hand: Literal["main", "off", "both", "natural"] | None = described("Hand", "that holds it", None, terms=HANDS)
    equipped: bool | None = described("Equipped", "at the start; empty: while its hand is free", None)
    tier: int = number("Equipment Tier", "", 1, low=1, high=10)
    crit: int | None = number("Critical Hit", "highest roll that is one; empty: the sheet's", None, low=0, high=100)
    ammo: str | None = described("Ammunition", "the kind that it takes", None, names="ammunition")
    effects: Rows[Effect] = described("Equipment Abilities", "", ())

    _checked_die = field_validator("die")(_die)

    def holds_anyway(self) -> dict[str, Any]:
        """Its damage code, its type, and whether it strikes at a distance."""
        code = {"scale": self.scale, "attribute": self.attribute, "die": self.die}
        return {**code, "type": self.type, "range": self.range}


class Shield(Row):
    """A Shield: what it adds while it is in hand."""

    arm: int = number("ARM", "", 0, low=-9999, high=9999)
    marm: int = number("M. ARM", "", 0, low=-9999, high=9999)
    eva: int = number("EVA", "", 0, low=-999, high=999)
    meva: int = number("M. EVA", "", 0, low=-999, high=999)
    hand: Literal["main", "off"] = described("Hand", "that holds it", "off", terms=HANDS)
    equipped: bool | None = described("Equipped", "at the start; empty: while its hand is free", None)


class Usable(Row):
    """What Abilities and Items share."""

    target: Target = described("Target", "whom it reaches", "single", terms=TARGETS)
    range: Reach = described("Melee / Ranged", "", "ranged", terms=REACHES)
    reach: int | None = number("Reach", "in metres; melee 3, ranged 15", None, low=0, high=9999)
    hit: Hit | None = described("CoS", "auto, or its own chance to hit", None)
    damage: Damage | None = described("Damage", "", None)
    heal: Healing | None = described("Healing", "", None)
    effects: Rows[Effect] = described("Effects", "", ())


class Ability(Usable):
    """An Ability; a Spell is one of type `magic`."""

    type: Literal["fast", "slow", "magic"] = described(
        "Type", "Fast, Slow or Magic Ability", "fast", terms=ABILITY_TYPES
    )
    ct: int = number("CT", "Charge Time in ticks", 0, low=0, high=999)
    mp: int = number("MP", "what it costs", 0, low=0, high=9999)
    reflect: bool | None = described("R / NR", "whether Reflect turns it; Spells: yes", None)
    ground: bool = described("Ground-based", "no effect on Float and Flight", False)


class Item(Usable):
    """Something in the Inventory."""

    kind: Literal["recovery", "battle", "support", "throwing", "ammo", "other"] = described(
        "Kind", "", "other", terms=ITEM_KINDS
    )
    qty: int = number("Number", "", 1, low=0, high=99)
    ammo: str | None = described(
        "Ammunition", "its kind; empty: a kind of its own", None, names="kinds of ammunition", own_words=True
    )
    element: Element | None = described("[Element]", "of ammunition", None, terms=ELEMENT_LABELS)
    type: DamageType | None = described("Type", "of ammunition", None, terms=DAMAGE_TYPES)
    percent: int = number("Damage modifier", "of ammunition, in %", 0, low=-100, high=400)


class Reaction(Row):
    """A Reaction Ability: an attack on the attacker."""

    trigger: Trigger = described("Trigger", "what sets it off", terms=TRIGGERS)
    cos: int | None = number("CoS", "empty: always", None, low=1, high=100)


class Drop(Sheet):
    """What a defeated foe may leave behind."""

    item: Annotated[str, Field(min_length=1)] = described("Item", "", terms=BOOK_ITEMS, names="items", own_words=True)
    qty: int = number("Number", "", 1, low=1, high=99)
    chance: int = number("Chance", "in %", 100, low=1, high=100)


class AutoStatus(Sheet):
    """An Auto-Status with params."""

    status: str = described("Status", "", names="status")
    params: dict[str, Any] = described("Params", "such as its element", {})


AutoEntry = Annotated[
    Annotated[str, Tag("tagged-text")] | Annotated[AutoStatus, Tag("tagged-row")], Discriminator(_kind_of_union)
]
Rating = Annotated[int, Field(ge=0, le=255)]
Enhancement = Annotated[int, Field(ge=-100, le=400)]


class Figures(Sheet):
    """All that a sheet may say; an incarnation says only what changes."""

    hp: int | None = number("HP", "maximum Hit Points", None, low=1, high=99999, group="pools")
    mp: int = number("MP", "maximum Magic Points", 0, low=0, high=99999, group="pools")
    spd: int | None = number(
        "SPD", "Speed: Initiative, ties, metres of movement", None, low=0, high=255, group="attributes"
    )
    level: int = number("Level", "", 1, low=1, high=99, names="level")
    kind: Literal["pc", "npc"] | None = described(
        "PC / NPC", "what 0 HP means, who shares the spoils", None, terms=FIGURE_KINDS
    )
    str: int = number("STR", "Strength", 1, low=0, high=255, group="attributes")
    vit: int = number("VIT", "Vitality", 1, low=0, high=255, group="attributes")
    agi: int = number("AGI", "Agility", 1, low=0, high=255, group="attributes")
    mag: int = number("MAG", "Magic", 1, low=0, high=255, group="attributes")
    spr: int = number("SPR", "Spirit", 1, low=0, high=255, group="attributes")
    acc: int = number("ACC", "Accuracy with the usual Weapon", 0, low=0, high=999, group="statistics")
    macc: int = number("M. ACC", "Magic Accuracy", 0, low=0, high=999, group="statistics")
    eva: int = number("EVA", "Evasion", 0, low=0, high=999, group="statistics")
    meva: int = number("M. EVA", "Magic Evasion", 0, low=0, high=999, group="statistics")
    arm: int = number("ARM", "Armor", 0, low=0, high=9999, group="statistics")
    marm: int = number("M. ARM", "Magic Armor", 0, low=0, high=9999, group="statistics")
    dex: int = number("DEX", "Dexterity", 0, low=0, high=999, group="statistics")
    mnd: int = number("MND", "Mind", 0, low=0, high=999, group="statistics")
    exp: int = number("Expertise", "", 0, low=0, high=999, group="statistics")
    brawl_acc: int | None = number("Brawl", "ACC bare-handed; empty: ACC", None, low=0, high=999, group="statistics")
    two_weapons_acc: int | None = number(
        "Two Weapons", "ACC of an off-hand blow; empty: lacks the Skill", None, low=0, high=999, group="statistics"
    )
    crit: int = number("Critical Hit", "highest roll that is one; 0: never", 10, low=0, high=100, group="statistics")
    init_bonus: int = number("Initiative bonus", "from equipment", 0, low=-50, high=50, group="statistics")
    ratings: dict[Text, Rating] = described(
        "Ratings",
        "of Skills and Attributes, for Task Checks",
        {},
        terms={**{stat: STAT_LABELS[stat] for stat in get_args(Attribute)}, **SKILL_LABELS},
        own_words=True,
    )
    elements: dict[Element, Affinity] = described(
        "Affinities", "Weakness, Resistance, Immunity, Absorbance", {}, terms={**ELEMENT_LABELS, **AFFINITIES}
    )
    enhance: dict[Element, Enhancement] = described(
        "[Element] Enhancer", "% added to damage of that element", {}, terms=ELEMENT_LABELS
    )
    immune: Rows[Text] = described(
        "Status Immunities",
        "statuses, categories, death, eject, gravity, near_fatal",
        (),
        terms=NAMED,
        names="status",
    )
    auto_status: Rows[AutoEntry] = described("Auto-Status", "conditions that come back by themselves", ())
    group: Text = described("Group", "formation inside the side", "")
    at_zero: Literal["unconscious", "dead", "flee", "form", "ask"] | None = described(
        "Reaching 0 HP", "PCs fall Unconscious, others die, unless said here", None, terms=AT_ZERO
    )
    combat_reflexes: bool = described("Combat Reflexes", "never ambushed, immune to Unaware", False)
    move_water: bool = described("Move-Water", "acts freely in water", False)
    tier: int = number("Equipment Tier", "of one unarmed, for improvised Weapons", 1, low=1, high=10)
    xp: int = number("XP", "for defeating it", 0, low=0, high=999999, group="reward")
    gil: int = number("Gil", "for defeating it", 0, low=0, high=999999, group="reward")
    drops: Rows[Drop] = described("Items dropped", "", (), group="reward")
    weapons: Rows[Weapon] = described("Weapons", "and natural attacks", ())
    shields: Rows[Shield] = described("Shields", "", ())
    abilities: Rows[Ability] = described("Abilities", "and Spells", ())
    items: Rows[Item] = described("Items", "in the Inventory", ())
    reactions: Rows[Reaction] = described("Reactions", "attacks on an attacker", ())

    @field_validator("immune")
    @classmethod
    def _known_immunities(cls, named: tuple[Any, ...]) -> tuple[Any, ...]:
        for entry in named:
            if entry not in IMMUNITIES:
                raise ValueError(_said("fault-immune", name=repr(entry)))
        return named

    @field_validator("auto_status")
    @classmethod
    def _known_statuses(cls, named: tuple[Any, ...]) -> tuple[Any, ...]:
        for entry in named:
            status, params = auto_status_of(entry)
            fault = fault_of_params(status, params)
            if fault:
                raise ValueError(fault)
        return named

    @classmethod
    def nameable(cls, data: Mapping[Text, Any], what: Text) -> dict[Text, Text]:
        """FF-AMMO-01: a kind of ammunition is called by the Items that are of it."""
        if not what.endswith("ammunition"):
            return super().nameable(data, what)
        found: dict[Text, Text] = {}
        for row in data.get("items") or ():
            kind = row.get("ammo") or row.get("id")
            if row.get("kind") == "ammo" and kind:
                found[kind] = ", ".join(filter(None, (found.get(kind), row.get("name") or row.get("id"))))
        asked = [row.get("ammo") for row in data.get("weapons") or ()]
        return found if what == "ammunition" else {kind: kind for kind in (*found, *asked) if kind}

    @model_validator(mode="after")
    def _rows(self) -> Self:
        for kind in ("weapons", "shields", "abilities", "items", "reactions"):
            _unique(getattr(self, kind), kind)
        _unique((*self.weapons, *self.shields), "weapons and shields")
        return self


class Form(Figures):
    """An incarnation: what it says takes the place of what the sheet said."""

    name: Text = described("Name", "of the incarnation", "")


class CreatureSheet(Figures):
    """A creature's sheet; only HP and SPD must be given."""

    hp: int = number("HP", "maximum Hit Points", low=1, high=99999, group="pools")
    spd: int = number("SPD", "Speed: Initiative, ties, metres of movement", low=0, high=255, group="attributes")
    forms: Rows[Form] = described("Incarnations", "taken in order at 0 HP", ())


class Options(Sheet):
    """The options of a fight."""

    initiative_stop: bool = described("Stop for declarations", "the Initiative Phase is a stop", True, mid_fight=True)
    status_order: Literal["timers_first", "effects_first"] = described(
        "Status Phase", "whether timers or effects come first", "timers_first", mid_fight=True
    )
    opposed: Literal["margin", "high_success"] = described(
        "Opposed Task Checks", "compared by margin, or by the higher roll that succeeds", "margin", mid_fight=True
    )
    rule_of_10: bool = described("Rule of 10", "a CoS of 10 or less scores no Critical Hits", False, mid_fight=True)
    task_botch: Literal[95, 96] = described("Botch", "lowest botch of a Task Check", 95, mid_fight=True)
    damage_cap: int | None = number(
        "Damage cap", "most that one blow takes; empty: none", None, low=1, high=99999, mid_fight=True
    )
    ejected_share: int = number("Ejected foes", "% of their XP and Gil", 50, low=0, high=100, mid_fight=True)
    fled_share: int = number("Foes that ran away", "% of their XP and Gil", 0, low=0, high=100, mid_fight=True)
    scavenge: str | None = described(
        "Scavenge", "who must find Gil and Items; empty: nobody", None, mid_fight=True, names="combatant"
    )
    ranges: bool = described("Ranges", "distances on the board are looked at", False, mid_fight=True)


def heals_of(row: Usable) -> tuple[Heal, ...]:
    """What an Ability or Item restores, one after the other."""
    if row.heal is None:
        return ()
    return (row.heal,) if isinstance(row.heal, Heal) else row.heal


def auto_status_of(entry: str | AutoStatus) -> tuple[str, dict[str, Any]]:
    """Status and params of an entry of `auto_status`."""
    return (entry, {}) if isinstance(entry, str) else (entry.status, entry.params)


def fault_of_params(status: str, params: Any) -> str | None:
    """What is wrong with the params of a status, in one sentence; None if they are as its row wants them."""
    if status not in STATUSES:
        return said("fault-unknown_status", status=repr(status))
    wanted = STATUSES[status].params
    for key in params:
        if key not in wanted:
            return _said("fault-param", status=status, key=repr(key))
    if "element" in wanted and params.get("element") not in ELEMENTS:
        return _said("fault-element", status=status, elements=", ".join(ELEMENTS))
    if "of" in wanted:
        named = params.get("of")
        if not isinstance(named, list | tuple) or not named or any(entry not in IMMUNITIES for entry in named):
            return _said("fault-param_of", status=status)
    return None
