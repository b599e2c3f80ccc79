"""Item Actions on gear: equip, unequip, drop, and picking up what lies in reach."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from rules.core.questions import Fault, Refusal
from rules.ffrpg.actions import abilities, params, usables
from rules.ffrpg.combatant import phrases
from rules.ffrpg.combatant.equipment import hold, needs
from rules.ffrpg.combatant.rows import NATURAL, Item, Shield, Weapon, hand_of
from rules.ffrpg.combatant.state import Combatant, Fight, Held, Table
from rules.ffrpg.combatant.statistics import COUNTED, TERMS, stats_of
from rules.ffrpg.damage import losses, turn_economy, weapons
from rules.ffrpg.damage.turn_economy import deed
from rules.mechanics.action import Option, Preview
from rules.mechanics.checks import ahead, check
from rules.mechanics.params import Reading, param
from rules.sheets import schema
from rules.text.faults import BadSheet

# --- what may be chosen ---------------------------------------------------------------------------------------


def _gear(combatant: Combatant, *, held: bool) -> Iterator[tuple[Weapon | Shield, str]]:
    """Yield Weapons and Shields that are not natural, in hand or not, each with the hand that it needs."""
    for row in (*combatant.sheet.weapons, *combatant.sheet.shields):
        hand = hand_of(row, combatant.kind)
        if hand != NATURAL and (weapons.hand_held(combatant, row.id) is not None) == held:
            yield row, hand


def gear_to_equip(fight: Fight, combatant: Combatant, params: object) -> Iterator[Option]:
    """FF-ITM-02: yield the gear that may be taken in hand."""
    for row, hand in _gear(combatant, held=False):
        yield Option(row.id, row.title, phrases.HANDS[hand])


def hands(fight: Fight, combatant: Combatant, params: object) -> Iterator[Option]:
    """FF-ITM-02: yield the hands to choose from."""
    for hand in ("main", "off"):
        yield Option(hand, phrases.CHOICES[hand])


def gear_in_hand(fight: Fight, combatant: Combatant, params: object) -> Iterator[Option]:
    """Yield the gear in hand."""
    rows = {row.id: row for row in (*combatant.sheet.weapons, *combatant.sheet.shields)}
    for held in combatant.held:
        if held.id in rows:
            yield Option(held.id, rows[held.id].title, phrases.HANDS[held.hand])


def things_to_drop(fight: Fight, combatant: Combatant, params: object) -> Iterator[Option]:
    """FF-ITM-04: yield Items that are left, and gear that is not in hand."""
    yield from (option for option in abilities.items(fight, combatant, params) if combatant.items.get(option.id, 0))
    for row, _ in _gear(combatant, held=False):
        yield Option(row.id, row.title)


# --- params --------------------------------------------------------------------------------------------------


HAND_LABELS = {**params.words("main", "off"), "both": phrases.HANDS["both"]}


@dataclass(frozen=True, kw_only=True)
class Gear:
    """The params of an action on a Weapon or Shield."""

    thing: str | None = None

    def row(self, actor: Combatant) -> Weapon | Shield | None:
        """Return its row of the sheet."""
        sheet = actor.sheet
        return next((row for row in (*sheet.weapons, *sheet.shields) if row.id == self.thing), None)


@dataclass(frozen=True, kw_only=True)
class Equip(Gear):
    """The params of taking gear in hand."""

    thing: str | None = params.thing("Gear", gear_to_equip)
    hand: str | None = param("hand", "choice", "Hand", words=HAND_LABELS, choices=hands, advanced=True)
    given: Mapping[str, Any] | None = param("found", "map", hidden=True)
    found: Weapon | Shield | None = field(default=None, compare=False)
    """FF-ITM-05: the row of gear that lies in reach."""

    def row(self, actor: Combatant) -> Weapon | Shield | None:
        """Return the row of the sheet, or the gear found."""
        return self.found or super().row(actor)


@dataclass(frozen=True, kw_only=True)
class Unequip(Gear):
    """The params of putting gear away."""

    thing: str | None = params.thing("Gear", gear_in_hand)
    mode: str = param(
        "mode", "choice", phrases.LABELS["where_to"], words=params.words("return", "drop"), default="return"
    )


@dataclass(frozen=True, kw_only=True)
class Drop(Gear):
    """What is thrown away."""

    thing: str | None = params.thing("What", things_to_drop)

    def item(self, actor: Combatant) -> Item | None:
        """Return the Item, if it is one."""
        return next((row for row in actor.sheet.items if row.id == self.thing), None)


class EquipReading(Reading[Equip]):
    """Read gear found in reach as a row of a sheet."""

    def values(self, command: Mapping[str, Any]) -> dict[str, Any]:
        """FF-ITM-05: refuses `invalid_params` with the fault of the gear found."""
        values = super().values(command)
        given = values.get("given")
        if given is None:
            return values
        is_shield = given.get("shield", False)
        if not isinstance(is_shield, bool):
            raise Refusal("invalid_params", param="shield", value=is_shield)
        fields = {key: value for key, value in given.items() if key != "shield"}
        try:
            row: Weapon | Shield = schema.check(Shield, fields) if is_shield else schema.check(Weapon, fields)
        except BadSheet as bad:
            field_name, why = bad.faults[0]
            raise Refusal("invalid_params", param=f"found.{field_name}", value=given, why=why) from None
        if isinstance(row, Weapon) and row.hand is None:
            row = row.model_copy(update={"hand": "main"})
        return {**values, "found": row}


@check("thing")
def known_gear(fight: Fight, actor: Combatant, params: Gear) -> Iterator[Fault]:
    """FF-ITM-02: the gear is on its sheet."""
    if params.row(actor) is None:
        known = any(row.id == params.thing for row in (*actor.sheet.abilities, *actor.sheet.items))
        yield Fault("wrong_action" if known else "no_such_item", {"actor": actor.id, "item": params.thing}, final=True)


@check("thing")
def found_gear_is_new(fight: Fight, actor: Combatant, params: Equip) -> Iterator[Fault]:
    """FF-ITM-05: gear found in reach is not on the sheet yet, and is the gear named."""
    row = params.found
    if row is None:
        return
    if any(other.id == row.id for other in (*actor.sheet.weapons, *actor.sheet.shields)):
        yield Fault("invalid_params", {"param": "found.id", "value": row.id}, final=True)
    if params.thing not in (None, row.id):
        yield Fault("invalid_params", {"param": "with", "value": params.thing}, final=True)


@check("thing", "hand")
def hand_fits(fight: Fight, actor: Combatant, params: Equip) -> Iterator[Fault]:
    """FF-ITM-02: two-handed gear takes both hands, and nothing else does."""
    row = params.row(actor)
    needed_hand = NATURAL if row is None else hand_of(row, actor.kind)
    if params.hand is not None and needed_hand != NATURAL and (params.hand == "both") != (needed_hand == "both"):
        yield Fault("invalid_params", {"param": "hand", "value": params.hand}, final=True, hides=True)


@check("thing")
def not_in_hand(fight: Fight, actor: Combatant, params: Equip | Drop) -> Iterator[Fault]:
    """FF-ITM-03: it is neither in hand nor natural."""
    row = params.row(actor)
    if row is not None and (hand_of(row, actor.kind) == NATURAL or weapons.hand_held(actor, row.id) is not None):
        yield Fault("already_equipped", {"actor": actor.id, "item": row.id}, final=True)


def held_after(actor: Combatant, row: Weapon | Shield, hand: str | None) -> tuple[Held, ...]:
    """FF-ITM-03: return what is in hand after `row` has been taken in hand."""
    into = hand or hand_of(row, actor.kind)
    still_held = (held for held in actor.held if not needs(held.hand) & needs(into))
    return (*still_held, Held(row.id, into))


def equip(table: Table, actor: Combatant, params: Equip) -> None:
    """FF-ITM-02, FF-ITM-03, FF-ITM-05: take gear in hand; what was there goes back to the Inventory."""
    row = params.row(actor)
    if row is None or not turn_economy.start(table, actor):
        return
    if params.found is not None:
        list_name = "shields" if isinstance(row, Shield) else "weapons"
        rows = (*getattr(actor.sheet, list_name), row)
        table.put(actor, "sheet", actor.sheet.model_copy(update={list_name: rows}))
    after = held_after(actor, row, params.hand)
    for held in actor.held:
        if held not in after:
            table.fact("equip", actor=actor.id, with_=held.id, to="away")
    hold(table, actor, after)
    table.fact("equip", actor=actor.id, with_=row.id, to="hand")


@check("thing")
def in_hand(fight: Fight, actor: Combatant, params: Unequip) -> Iterator[Fault]:
    """FF-ITM-03: it is in hand."""
    if weapons.hand_held(actor, params.thing or "") is None:
        yield Fault("not_equipped", {"actor": actor.id, "item": params.thing}, final=True)


def unequip(table: Table, actor: Combatant, params: Unequip) -> None:
    """FF-ITM-03: put gear back into the Inventory, or drop it for good."""
    row = params.row(actor)
    if row is None or not turn_economy.start(table, actor):
        return
    dropped = params.mode == "drop"
    hold(table, actor, tuple(held for held in actor.held if held.id != row.id))
    if dropped:
        discard(table, actor, row)
    table.fact("equip", actor=actor.id, with_=row.id, to="ground" if dropped else "away")


@check("thing")
def droppable(fight: Fight, actor: Combatant, params: Drop) -> Iterator[Fault]:
    """FF-ITM-03, FF-ITM-04: it is an Item of which some is left, or gear that is not in hand."""
    item = params.item(actor)
    if item is None:
        yield from known_gear.find(fight, actor, params)
        yield from not_in_hand.find(fight, actor, params)
    elif actor.items.get(item.id, 0) <= 0:
        yield Fault("no_item_left", {"actor": actor.id, "item": item.id}, final=True)


def drop(table: Table, actor: Combatant, params: Drop) -> None:
    """FF-ITM-03, FF-ITM-04: throw away one unit of an Item, or a Weapon or Shield that is not in hand."""
    item, row = params.item(actor), params.row(actor)
    if not turn_economy.start(table, actor):
        return
    if item is not None:
        usables.use_up(table, actor, item.id)
    elif row is not None:
        discard(table, actor, row)
        table.fact("equip", actor=actor.id, with_=row.id, to="ground")


def discard(table: Table, combatant: Combatant, row: Weapon | Shield) -> None:
    """Remove the row from the sheet."""
    list_name = "shields" if isinstance(row, Shield) else "weapons"
    remaining = tuple(other for other in getattr(combatant.sheet, list_name) if other.id != row.id)
    table.put(combatant, "sheet", combatant.sheet.model_copy(update={list_name: remaining}))


# --- previews --------------------------------------------------------------------------------------------------


@ahead("thing", aside=True)
def equip_previews(fight: Fight, actor: Combatant, params: Equip) -> Iterator[Preview]:
    """FF-ITM-02, FF-ITM-03: yield what goes back to the Inventory, and numbers and blows with the new gear."""
    row = params.row(actor)
    if row is None or weapons.hand_held(actor, row.id) is not None:
        return
    after = held_after(actor, row, params.hand)
    titles = {item.id: item.title for item in (*actor.sheet.weapons, *actor.sheet.shields)}
    returned = [titles[held.id] for held in actor.held if held not in after and held.id in titles]
    if returned:
        yield Preview("note", phrases.GOES_BACK(gear=", ".join(returned)))
    yield from stat_changes(actor, after)


@ahead("thing", aside=True)
def unequip_previews(fight: Fight, actor: Combatant, params: Unequip) -> Iterator[Preview]:
    """FF-ITM-03: yield numbers and blows without it."""
    yield from stat_changes(actor, tuple(held for held in actor.held if held.id != params.thing))


def stat_changes(actor: Combatant, held: tuple[Held, ...]) -> Iterator[Preview]:
    """Yield the numbers and blows that change with other gear in hand."""
    rearmed = actor.if_it_had(held=held)
    before, after = stats_of(actor).stats, stats_of(rearmed).stats
    for stat in COUNTED:
        if before[stat] != after[stat]:
            yield Preview("note", f"{TERMS[stat]} {before[stat]} → {after[stat]}")
    blows = weapons.all_blows(rearmed)
    if blows != weapons.all_blows(actor):
        for blow in blows:
            code = " + ".join(part for part in (str(blow.fixed), losses.dice_text(blow.dice)) if part)
            yield Preview("note", phrases.STRIKES_WITH(weapon=weapons.weapon_words(blow), acc=blow.acc, code=code))


EQUIP = deed(
    "equip",
    label="Equip",
    drawing="switch-weapon",
    key="Q",
    rule="FF-ITM-02",
    params=Equip,
    reader=EquipReading,
    checks=(known_gear, found_gear_is_new, hand_fits, not_in_hand),
    do=equip,
    previews=(equip_previews,),
)
UNEQUIP = deed(
    "unequip",
    label="Put away",
    drawing="scabbard",
    key="U",
    rule="FF-ITM-03",
    params=Unequip,
    checks=(known_gear, in_hand),
    do=unequip,
    previews=(unequip_previews,),
)
DROP = deed(
    "drop",
    label="Drop",
    drawing="drop-weapon",
    key="R",
    rule="FF-ITM-04",
    params=Drop,
    checks=(droppable,),
    do=drop,
)
