"""Weapons with all that their kind brings, worked out once for each sheet."""

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
"""What everybody can do, by the book's words."""
MOST_SHOTS = 20
"""D100-BUR-04: bullets in one turn, whatever the weapon."""


@dataclass(frozen=True, slots=True)
class Weapon:
    """A weapon of one creature, nothing left open."""

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
    """D100-SIL-04: a silencer is part of the weapon that it was made for, and serves no other."""

    @property
    def hand_to_hand(self) -> bool:
        """Whether it strikes at arm's length."""
        return self.kind in HAND_TO_HAND

    @property
    def body(self) -> bool:
        """D100-NAT-01: whether it is part of its owner: never drawn, dropped or taken away."""
        return self.kind in _BODY

    @property
    def attack_kind(self) -> str:
        """The kind of attack that a blocking object has to stop: an object strikes like a weapon."""
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
    """D100-BLOCK-03: the weapon's own %, else that of the closest category, else Lucha."""
    rows = {other.id: other for other in sheet.weapons}
    follow: WeaponRow | None = row
    while follow is not None:
        if follow.skill is not None:
            return follow.skill
        follow = None if follow.like is None else rows.get(follow.like)
    return sheet.lucha


def _weapon(sheet: D100Sheet, row: WeaponRow) -> Weapon:
    """The row with its kind's defaults.

    D100-RDMG-02: thrown (and missile) weapons add half the MD; D100-RDMG-03: firearms none; D100-CLOSE-02: missile
    weapons cannot be used at contact; D100-NAT-02: natural weapons block natural and unarmed attacks.
    """
    kind = row.kind
    skill = _skill(sheet, row)
    near = kind in HAND_TO_HAND
    given = row.model_fields_set
    fit = row.shots_that_fit
    return Weapon(
        id=row.id,
        name=row.name or schema.words_of(row.id),
        kind=kind,
        skill=skill,
        damage=parse(row.damage),
        damage_text=row.damage,
        md=row.md or ("full" if near else "none" if kind == "firearm" else "half"),
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
        capacity=fit,
        loaded=fit if row.loaded is None else row.loaded,
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


def of_sheet(sheet: D100Sheet) -> dict[str, Weapon]:
    """Id to weapon, in the sheet's order; bare hands come last unless the list has them."""
    found = {row.id: _weapon(sheet, row) for row in sheet.weapons}
    if UNARMED not in found:
        found[UNARMED] = _weapon(sheet, BARE_HANDS)
    return found


def weapons_of(combatant: Fighter) -> Mapping[str, Weapon]:
    """A combatant's weapons, worked out once."""
    found: dict[str, Weapon] | None = combatant.memo.get("weapons")
    if found is None:
        found = combatant.memo["weapons"] = of_sheet(combatant.sheet)
    return found


def carried_at_first(weapon: Weapon) -> Carried:
    """A weapon as its owner brings it; what has no resistance left is broken, and not ready."""
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
    """A combatant with its weapons as the sheet has them; the PV with which it enters are no loss."""
    weapons = {weapon.id: carried_at_first(weapon) for weapon in of_sheet(sheet).values()}
    return defaults.new_combatant(system, id, name, side, sheet, pools, weapons=weapons)


def default_weapon(combatant: Fighter, *, hold: bool = False) -> Weapon:
    """The first weapon that is ready and not broken (and holds), else bare hands; kept while none changes."""
    key = "holds" if hold else "ready"
    kept = combatant.memo.get(key)
    if kept is None or kept[0] is not combatant.weapons:
        kept = combatant.memo[key] = (combatant.weapons, _first_ready(combatant, hold=hold))
    return kept[1]


def _first_ready(combatant: Fighter, *, hold: bool) -> Weapon:
    weapons = weapons_of(combatant)
    for weapon in weapons.values():
        carried = combatant.weapons[weapon.id]
        if carried.equipped and not carried.broken and (weapon.hold or not hold):
            return weapon
    return weapons[UNARMED]


def skills_of(combatant: Fighter) -> dict[str, tuple[str, int]]:
    """D100-SKILL-01: id to name and %: the skills of the sheet, then those that everybody has."""
    sheet = combatant.sheet
    own = {row.id: (row.name or schema.words_of(row.id), row.pct) for row in sheet.skills}
    percents = (sheet.dodge, sheet.lucha, sheet.armeria)
    everybodys = {id: (name, pct) for (id, name), pct in zip(SKILLS.items(), percents, strict=True) if id not in own}
    return {**own, **everybodys}


def skill_of(combatant: Fighter, id: str | None) -> int | None:
    """D100-SKILL-01: the % of a skill; None if it is unknown."""
    found = skills_of(combatant).get(id or "")
    return None if found is None else found[1]


def sheet_after(fight: object, combatant: Fighter, sheet: Mapping[str, Any]) -> dict[str, Any]:
    """D100-REL-01, D100-SIL-02, D100-BLOCK-06, D100-MALF-03: what is left of shots, silencers and resistance, and jams.

    What was thrown lies somewhere and can be gathered: it is ready again.
    """
    said: dict[str, dict[str, int | None]] = {}
    for weapon in weapons_of(combatant).values():
        carried, brought = combatant.weapons[weapon.id], carried_at_first(weapon)
        if weapon.kind != "thrown" and carried.loaded is not None and carried.loaded != brought.loaded:
            said.setdefault(weapon.id, {})["loaded"] = carried.loaded
        if carried.silencer is not None and carried.silencer != brought.silencer:
            said.setdefault(weapon.id, {})["silencer_shots"] = carried.silencer
        if (carried.broken, carried.pr) != (brought.broken, brought.pr):
            left = 0 if carried.broken else carried.pr
            said.setdefault(weapon.id, {})["pr_left"] = None if left == weapon.pr else left
        if carried.jammed != brought.jammed:
            said.setdefault(weapon.id, {})["jammed"] = carried.jammed
    return schema.with_rows(sheet, "weapons", said)


def sheet_now(fight: object, combatant: Fighter, sheet: Mapping[str, Any]) -> dict[str, Any]:
    """The sheet as it stands in the fight: as it would be kept, and with what is in hand now."""
    now = {id: carried.equipped for id, carried in combatant.weapons.items()}
    moved = {
        weapon.id for weapon in weapons_of(combatant).values() if now[weapon.id] != carried_at_first(weapon).equipped
    }
    return schema.with_rows(
        sheet_after(fight, combatant, sheet), "weapons", {id: {"equipped": now[id]} for id in moved}
    )


def put_weapon(table: Table, combatant: Fighter, id: str, carried: Carried) -> None:
    """Another state of one weapon."""
    table.put(combatant, "weapons", {**combatant.weapons, id: carried})
