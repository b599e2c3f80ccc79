"""Weapons with the defaults of their kind, computed once for each sheet."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from rules.d100.combatant.sheet import UNARMED, D100Sheet, WeaponRow
from rules.d100.combatant.state import Carried, Fighter, Table
from rules.dice.dice import Expression, parse
from rules.sheets import schema
from rules.system import defaults
from rules.system.defaults import CombatantMaker

HAND_TO_HAND = frozenset({"melee", "natural", "unarmed", "object"})
_BODY = frozenset({"natural", "unarmed"})
_PARRIES = frozenset({"melee", "natural", "object"})
_ALL_HAND_TO_HAND = frozenset({"melee", "natural", "unarmed"})
_STOPS: Mapping[str, frozenset[str]] = {
    "natural": frozenset({"natural", "unarmed"}),
    "unarmed": frozenset({"unarmed"}),
}
_CONTACTLESS = "missile"
SKILLS: Mapping[str, str] = {"esquivar": "Esquivar", "lucha": "Lucha", "armeria": "Maestría/Armería"}
"""The skills that everybody has, in the book's words."""
MOST_SHOTS = 20
"""D100-BUR-04: bullets in one turn, whatever the weapon."""


@dataclass(frozen=True, slots=True)
class Weapon:
    """A weapon of one creature with all defaults filled in."""

    id: str
    name: str
    kind: str
    skill: int
    damage: Expression
    damage_text: str
    md: str
    block: int | None
    blocks: frozenset[str]
    blade: bool
    pr: int | None
    pr_left: int | None
    equipped: bool
    hold: bool
    range: int | None
    close_double: bool
    contact_ok: bool
    mechanism: str
    rate: int
    capacity: int | None
    loaded: int | None
    feed: str
    load_turns: int
    malf: int | None
    jammed: bool
    scope: str
    long_gun: bool
    silencer: bool
    silencer_shots: int | None
    """D100-SIL-04: a silencer is part of its weapon, and fits no other."""

    @property
    def hand_to_hand(self) -> bool:
        """Whether it strikes hand to hand."""
        return self.kind in HAND_TO_HAND

    @property
    def body(self) -> bool:
        """D100-NAT-01: whether it is part of its owner: never drawn, dropped or taken away."""
        return self.kind in _BODY

    @property
    def attack_kind(self) -> str:
        """Return the kind of attack that a blocking object has to stop: an object strikes like a weapon."""
        return "melee" if self.kind == "object" else self.kind

    @property
    def spends(self) -> bool:
        """Whether its shots are counted."""
        return not self.hand_to_hand and self.capacity is not None and self.load_turns != 0

    @property
    def loaded_by_hand(self) -> bool:
        """D100-LOAD-01: a bow or a firearm whose shots are counted."""
        return self.kind in ("missile", "firearm") and self.capacity is not None

    def has_room(self, now: Carried) -> bool:
        """D100-LOAD-01: whether another shot fits."""
        return now.loaded is not None and self.capacity is not None and now.loaded < self.capacity

    @property
    def loads_one(self) -> bool:
        """D100-REL-04: a firearm that takes single rounds."""
        return self.kind == "firearm" and self.feed == "single" and self.capacity is not None

    @property
    def free_scope(self) -> bool:
        """D100-SCO-04: a rifle with a telescopic scope, which aims without delay."""
        return self.long_gun and self.scope == "telescopic"


def _skill(sheet: D100Sheet, row: WeaponRow) -> int:
    """D100-BLOCK-03: return the weapon's own %, else that of the closest category, else Lucha."""
    rows = {other.id: other for other in sheet.weapons}
    follow: WeaponRow | None = row
    while follow is not None:
        if follow.skill is not None:
            return follow.skill
        follow = None if follow.like is None else rows.get(follow.like)
    return sheet.lucha


def _weapon(sheet: D100Sheet, row: WeaponRow) -> Weapon:
    """Return the row with its kind's defaults.

    D100-RDMG-02: thrown (and missile) weapons add half the MD; D100-RDMG-03: firearms none; D100-CLOSE-02: missile
    weapons cannot be used at contact; D100-NAT-02: natural weapons block natural and unarmed attacks.
    """
    kind = row.kind
    skill = _skill(sheet, row)
    melee = kind in HAND_TO_HAND
    given = row.model_fields_set
    capacity = row.shots_that_fit
    return Weapon(
        id=row.id,
        name=row.name or schema.words_of(row.id),
        kind=kind,
        skill=skill,
        damage=parse(row.damage),
        damage_text=row.damage,
        md=row.md or ("full" if melee else "none" if kind == "firearm" else "half"),
        block=row.block if "block" in given else skill if kind in _PARRIES else None,
        blocks=_STOPS.get(kind, _ALL_HAND_TO_HAND) if row.blocks is None else frozenset(row.blocks),
        blade=kind in ("melee", "natural") if row.blade is None else row.blade,
        pr=row.pr,
        pr_left=row.pr if row.pr_left is None else row.pr_left,
        equipped=row.equipped or kind in _BODY,
        hold=kind == "unarmed" if row.hold is None else row.hold,
        range=row.range,
        close_double=kind in ("missile", "firearm") if row.close_double is None else row.close_double,
        contact_ok=kind != _CONTACTLESS if row.contact_ok is None else row.contact_ok,
        mechanism=row.mechanism,
        rate=(20 if row.mechanism == "auto" else 1) if row.rate is None else row.rate,
        capacity=capacity,
        loaded=capacity if row.loaded is None else row.loaded,
        feed=row.feed,
        load_turns=(2 if row.feed == "belt" else 1) if row.load_turns is None else row.load_turns,
        malf=row.malf,
        jammed=row.jammed and kind == "firearm",
        scope=row.scope,
        long_gun=row.long_gun,
        silencer=row.silencer,
        silencer_shots=row.silencer_shots,
    )


BARE_HANDS = WeaponRow(id=UNARMED, name="Lucha", kind="unarmed", damage="1D3")


def sheet_weapons(sheet: D100Sheet) -> dict[str, Weapon]:
    """Return id to weapon, in the sheet's order; bare hands come last unless the list has them."""
    weapons = {row.id: _weapon(sheet, row) for row in sheet.weapons}
    if UNARMED not in weapons:
        weapons[UNARMED] = _weapon(sheet, BARE_HANDS)
    return weapons


def weapons_of(combatant: Fighter) -> Mapping[str, Weapon]:
    """Return a combatant's weapons, cached."""
    sheet = combatant.numbers
    cached: tuple[D100Sheet, dict[str, Weapon]] | None = combatant.memo.get("weapons")
    if cached is None or cached[0] is not sheet:
        cached = combatant.memo["weapons"] = sheet, sheet_weapons(sheet)
    return cached[1]


def carried_at_first(weapon: Weapon) -> Carried:
    """Return the state of a weapon at the start; without resistance left it is broken, and not ready."""
    broken = weapon.pr_left == 0
    return Carried(
        equipped=weapon.equipped and not broken,
        broken=broken,
        pr=None if weapon.pr is None else weapon.pr_left,
        loaded=weapon.loaded,
        jammed=weapon.jammed,
        silencer=weapon.silencer_shots if weapon.silencer else None,
    )


def new_fighter(
    system: CombatantMaker[Fighter], id: str, name: str, side: str, sheet: D100Sheet, pools: Mapping[str, int]
) -> Fighter:
    """Return a combatant with its weapons as the sheet has them; the PV with which it enters are no loss."""
    weapons = {weapon.id: carried_at_first(weapon) for weapon in sheet_weapons(sheet).values()}
    return defaults.new_combatant(system, id, name, side, sheet, pools, weapons=weapons)


def default_weapon(combatant: Fighter, *, hold: bool = False) -> Weapon:
    """Return the first weapon that is ready and not broken (and holds), else bare hands; cached while none changes."""
    key = "holds" if hold else "ready"
    cached = combatant.memo.get(key)
    weapons = weapons_of(combatant)
    if cached is None or cached[0] is not combatant.weapons or cached[1] is not weapons:
        cached = combatant.memo[key] = (combatant.weapons, weapons, _first_ready(combatant, hold=hold))
    return cached[2]


def _first_ready(combatant: Fighter, *, hold: bool) -> Weapon:
    weapons = weapons_of(combatant)
    for weapon in weapons.values():
        carried = combatant.weapons[weapon.id]
        if carried.equipped and not carried.broken and (weapon.hold or not hold):
            return weapon
    return weapons[UNARMED]


def skills_of(combatant: Fighter) -> Mapping[str, tuple[str, int]]:
    """D100-SKILL-01: return id to name and %: the skills of the sheet, then those that everybody has; cached."""
    sheet = combatant.numbers
    cached: tuple[D100Sheet, Mapping[str, tuple[str, int]]] | None = combatant.memo.get("skills")
    if cached is None or cached[0] is not sheet:
        cached = combatant.memo["skills"] = sheet, _sheet_skills(sheet)
    return cached[1]


def _sheet_skills(sheet: D100Sheet) -> dict[str, tuple[str, int]]:
    skills = {row.id: (row.name or schema.words_of(row.id), row.pct) for row in sheet.skills}
    percents = (sheet.dodge, sheet.lucha, sheet.armeria)
    usual = {id: (name, pct) for (id, name), pct in zip(SKILLS.items(), percents, strict=True) if id not in skills}
    return {**skills, **usual}


def skill_of(combatant: Fighter, id: str | None) -> int | None:
    """D100-SKILL-01: return the % of a skill; None if it is unknown."""
    skill = skills_of(combatant).get(id or "")
    return None if skill is None else skill[1]


def sheet_after(fight: object, combatant: Fighter, sheet: Mapping[str, Any]) -> dict[str, Any]:
    """D100-REL-01, D100-SIL-02, D100-BLOCK-06, D100-MALF-03: return the sheet: shots, silencers, resistance, jams.

    Thrown weapons can be gathered and are ready again.
    """
    changes: dict[str, dict[str, int | None]] = {}
    for weapon in weapons_of(combatant).values():
        carried, brought = combatant.weapons[weapon.id], carried_at_first(weapon)
        if weapon.kind != "thrown" and carried.loaded is not None and carried.loaded != brought.loaded:
            changes.setdefault(weapon.id, {})["loaded"] = carried.loaded
        if carried.silencer is not None and carried.silencer != brought.silencer:
            changes.setdefault(weapon.id, {})["silencer_shots"] = carried.silencer
        if (carried.broken, carried.pr) != (brought.broken, brought.pr):
            pr_left = 0 if carried.broken else carried.pr
            changes.setdefault(weapon.id, {})["pr_left"] = None if pr_left == weapon.pr else pr_left
        if carried.jammed != brought.jammed:
            changes.setdefault(weapon.id, {})["jammed"] = carried.jammed
    return schema.with_rows(sheet, "weapons", changes)


def sheet_now(fight: object, combatant: Fighter, sheet: Mapping[str, Any]) -> dict[str, Any]:
    """Return the sheet as it would be kept now, and with what is in hand."""
    ready = {id: carried.equipped for id, carried in combatant.weapons.items()}
    moved = {
        weapon.id for weapon in weapons_of(combatant).values() if ready[weapon.id] != carried_at_first(weapon).equipped
    }
    return schema.with_rows(
        sheet_after(fight, combatant, sheet), "weapons", {id: {"equipped": ready[id]} for id in moved}
    )


def put_weapon(table: Table, combatant: Fighter, id: str, carried: Carried) -> None:
    """Set the state of one weapon."""
    table.put(combatant, "weapons", {**combatant.weapons, id: carried})
