"""Item Actions on gear, whole: equip, unequip, drop, and taking up what lies in reach."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from rules.core.questions import Fault, Refusal
from rules.ffrpg.actions import abilities, params, usables
from rules.ffrpg.combatant import equipment, phrases
from rules.ffrpg.combatant.equipment import NATURAL, hand_of, hold, needs
from rules.ffrpg.combatant.rows import Item, Shield, Weapon
from rules.ffrpg.combatant.state import Combatant, Fight, Held, Table
from rules.ffrpg.combatant.statistics import COUNTED, TERMS, standing
from rules.ffrpg.damage import losses, turn_economy, weapons
from rules.ffrpg.damage.turn_economy import deed
from rules.mechanics.action import Option, Preview
from rules.mechanics.checks import ahead, check
from rules.mechanics.params import Reading, param
from rules.sheets import schema
from rules.text.faults import BadSheet

# --- what may be chosen ---------------------------------------------------------------------------------------


def _gear(combatant: Combatant, *, held: bool) -> Iterator[tuple[Weapon | Shield, str]]:
    """Weapons and Shields that are not natural, in hand or not, each with the hand that it needs."""
    for row in (*combatant.sheet.weapons, *combatant.sheet.shields):
        hand = equipment.hand_of(row, combatant.kind)
        if hand != equipment.NATURAL and (weapons.hand_held(combatant, row.id) is not None) == held:
            yield row, hand


def gear_to_equip(fight: Fight, combatant: Combatant, params: object) -> Iterator[Option]:
    """FF-ITM-02: what may be taken in hand."""
    for row, hand in _gear(combatant, held=False):
        yield Option(row.id, row.title, phrases.HANDS[hand])


def hands(fight: Fight, combatant: Combatant, params: object) -> Iterator[Option]:
    """FF-ITM-02: the hands between which there is a choice."""
    for hand in ("main", "off"):
        yield Option(hand, phrases.CHOICES[hand])


def gear_in_hand(fight: Fight, combatant: Combatant, params: object) -> Iterator[Option]:
    """What is in hand."""
    rows = {row.id: row for row in (*combatant.sheet.weapons, *combatant.sheet.shields)}
    for thing in combatant.held:
        if thing.id in rows:
            yield Option(thing.id, rows[thing.id].title, phrases.HANDS[thing.hand])


def things_to_drop(fight: Fight, combatant: Combatant, params: object) -> Iterator[Option]:
    """FF-ITM-04: Items that are left, and gear that is not in hand."""
    yield from (option for option in abilities.items(fight, combatant, params) if combatant.items.get(option.id, 0))
    for row, _ in _gear(combatant, held=False):
        yield Option(row.id, row.title)


# --- what they are told ---------------------------------------------------------------------------------------


HAND_LABELS = {**params.words("main", "off"), "both": phrases.HANDS["both"]}


@dataclass(frozen=True, kw_only=True)
class Gear:
    """A Weapon or Shield."""

    thing: str | None = None

    def row(self, actor: Combatant) -> Weapon | Shield | None:
        """The row of the sheet."""
        sheet = actor.sheet
        return next((row for row in (*sheet.weapons, *sheet.shields) if row.id == self.thing), None)


@dataclass(frozen=True, kw_only=True)
class Equip(Gear):
    """What is taken in hand."""

    thing: str | None = params.thing("Gear", gear_to_equip)
    hand: str | None = param("hand", "choice", "Hand", words=HAND_LABELS, choices=hands, advanced=True)
    given: Mapping[str, Any] | None = param("found", "map", hidden=True)
    found: Weapon | Shield | None = field(default=None, compare=False)
    """FF-ITM-05: what lies in reach, read."""

    def row(self, actor: Combatant) -> Weapon | Shield | None:
        """The row of the sheet, or what has been found."""
        return self.found or super().row(actor)


@dataclass(frozen=True, kw_only=True)
class Unequip(Gear):
    """What leaves the hand."""

    thing: str | None = params.thing("Gear", gear_in_hand)
    mode: str = param(
        "mode", "choice", phrases.LABELS["where_to"], words=params.words("return", "drop"), default="return"
    )


@dataclass(frozen=True, kw_only=True)
class Drop(Gear):
    """What is thrown away."""

    thing: str | None = params.thing("What", things_to_drop)

    def item(self, actor: Combatant) -> Item | None:
        """The Item, if it is one."""
        return next((row for row in actor.sheet.items if row.id == self.thing), None)


class EquipReading(Reading[Equip]):
    """Reads what has been found as a row of a sheet."""

    def values(self, command: Mapping[str, Any]) -> dict[str, Any]:
        """FF-ITM-05: refuses `invalid_params` with what is wrong with what has been found."""
        values = super().values(command)
        given = values.get("given")
        if given is None:
            return values
        is_shield = given.get("shield", False)
        if not isinstance(is_shield, bool):
            raise Refusal("invalid_params", param="shield", value=is_shield)
        said = {key: value for key, value in given.items() if key != "shield"}
        try:
            row: Weapon | Shield = schema.check(Shield, said) if is_shield else schema.check(Weapon, said)
        except BadSheet as bad:
            place, why = bad.faults[0]
            raise Refusal("invalid_params", param=f"found.{place}", value=given, why=why) from None
        if isinstance(row, Weapon) and row.hand is None:
            row = row.model_copy(update={"hand": "main"})
        return {**values, "found": row}


@check("thing")
def known_gear(fight: Fight, actor: Combatant, params: Gear) -> Iterator[Fault]:
    """FF-ITM-02: a Weapon or Shield of its own."""
    if params.row(actor) is None:
        known = any(row.id == params.thing for row in (*actor.sheet.abilities, *actor.sheet.items))
        yield Fault("wrong_action" if known else "no_such_item", {"actor": actor.id, "item": params.thing}, final=True)


@check("thing")
def new_find(fight: Fight, actor: Combatant, params: Equip) -> Iterator[Fault]:
    """FF-ITM-05: what has been found is no row of the sheet yet, and is what is named."""
    row = params.found
    if row is None:
        return
    if any(other.id == row.id for other in (*actor.sheet.weapons, *actor.sheet.shields)):
        yield Fault("invalid_params", {"param": "found.id", "value": row.id}, final=True)
    if params.thing not in (None, row.id):
        yield Fault("invalid_params", {"param": "with", "value": params.thing}, final=True)


@check("thing", "hand")
def hand_fits(fight: Fight, actor: Combatant, params: Equip) -> Iterator[Fault]:
    """FF-ITM-02: what needs both hands takes both, and nothing else does."""
    row = params.row(actor)
    own = NATURAL if row is None else hand_of(row, actor.kind)
    if params.hand is not None and own != NATURAL and (params.hand == "both") != (own == "both"):
        yield Fault("invalid_params", {"param": "hand", "value": params.hand}, final=True, hides=True)


@check("thing")
def not_in_hand(fight: Fight, actor: Combatant, params: Equip | Drop) -> Iterator[Fault]:
    """FF-ITM-03: it is not in hand, nor natural."""
    row = params.row(actor)
    if row is not None and (hand_of(row, actor.kind) == NATURAL or weapons.hand_held(actor, row.id) is not None):
        yield Fault("already_equipped", {"actor": actor.id, "item": row.id}, final=True)


def taking(actor: Combatant, row: Weapon | Shield, hand: str | None) -> tuple[Held, ...]:
    """FF-ITM-03: what is in hand when something has been taken there."""
    into = hand or hand_of(row, actor.kind)
    kept = (thing for thing in actor.held if not needs(thing.hand) & needs(into))
    return (*kept, Held(row.id, into))


def equip(table: Table, actor: Combatant, params: Equip) -> None:
    """FF-ITM-02, FF-ITM-03, FF-ITM-05: into a hand; what was there goes back to the Inventory."""
    row = params.row(actor)
    if row is None or not turn_economy.start(table, actor):
        return
    if params.found is not None:
        place = "shields" if isinstance(row, Shield) else "weapons"
        rows = (*getattr(actor.sheet, place), row)
        table.put(actor, "sheet", actor.sheet.model_copy(update={place: rows}))
    after = taking(actor, row, params.hand)
    for thing in actor.held:
        if thing not in after:
            table.fact("equip", actor=actor.id, with_=thing.id, to="away")
    hold(table, actor, after)
    table.fact("equip", actor=actor.id, with_=row.id, to="hand")


@check("thing")
def in_hand(fight: Fight, actor: Combatant, params: Unequip) -> Iterator[Fault]:
    """FF-ITM-03: it is in hand."""
    if weapons.hand_held(actor, params.thing or "") is None:
        yield Fault("not_equipped", {"actor": actor.id, "item": params.thing}, final=True)


def unequip(table: Table, actor: Combatant, params: Unequip) -> None:
    """FF-ITM-03: back to the Inventory, or dropped for good."""
    row = params.row(actor)
    if row is None or not turn_economy.start(table, actor):
        return
    dropped = params.mode == "drop"
    hold(table, actor, tuple(thing for thing in actor.held if thing.id != row.id))
    if dropped:
        discard(table, actor, row)
    table.fact("equip", actor=actor.id, with_=row.id, to="ground" if dropped else "away")


@check("thing")
def droppable(fight: Fight, actor: Combatant, params: Drop) -> Iterator[Fault]:
    """FF-ITM-03, FF-ITM-04: an Item of which some is left, or gear that is not in hand."""
    item = params.item(actor)
    if item is None:
        yield from known_gear.find(fight, actor, params)
        yield from not_in_hand.find(fight, actor, params)
    elif actor.items.get(item.id, 0) <= 0:
        yield Fault("no_item_left", {"actor": actor.id, "item": item.id}, final=True)


def drop(table: Table, actor: Combatant, params: Drop) -> None:
    """FF-ITM-03, FF-ITM-04: throws away one unit of an Item, or a Weapon or Shield that is not in hand."""
    item, row = params.item(actor), params.row(actor)
    if not turn_economy.start(table, actor):
        return
    if item is not None:
        usables.use_up(table, actor, item.id)
    elif row is not None:
        discard(table, actor, row)
        table.fact("equip", actor=actor.id, with_=row.id, to="ground")


def discard(table: Table, combatant: Combatant, row: Weapon | Shield) -> None:
    """The row is gone from the sheet."""
    place = "shields" if isinstance(row, Shield) else "weapons"
    left = tuple(other for other in getattr(combatant.sheet, place) if other.id != row.id)
    table.put(combatant, "sheet", combatant.sheet.model_copy(update={place: left}))


# --- what is foretold -----------------------------------------------------------------------------------------


@ahead("thing")
def taking_previews(fight: Fight, actor: Combatant, params: Equip) -> Iterator[Preview]:
    """FF-ITM-02, FF-ITM-03: what goes back to the Inventory, and the numbers and blows with the new gear."""
    row = params.row(actor)
    if row is None or weapons.hand_held(actor, row.id) is not None:
        return
    after = taking(actor, row, params.hand)
    titles = {item.id: item.title for item in (*actor.sheet.weapons, *actor.sheet.shields)}
    back = [titles[thing.id] for thing in actor.held if thing not in after and thing.id in titles]
    if back:
        yield Preview("note", phrases.GOES_BACK(gear=", ".join(back)))
    yield from changed(actor, after)


@ahead("thing")
def putting_away(fight: Fight, actor: Combatant, params: Unequip) -> Iterator[Preview]:
    """FF-ITM-03: the numbers and blows without it."""
    yield from changed(actor, tuple(thing for thing in actor.held if thing.id != params.thing))


def changed(actor: Combatant, held: tuple[Held, ...]) -> Iterator[Preview]:
    """Which numbers and blows are others with other things in hand."""
    then = actor.if_it_had(held=held)
    now, later = standing(actor).stats, standing(then).stats
    for stat in COUNTED:
        if now[stat] != later[stat]:
            yield Preview("note", f"{TERMS[stat]} {now[stat]} → {later[stat]}")
    blows = weapons.all_blows(then)
    if blows != weapons.all_blows(actor):
        for blow in blows:
            code = " + ".join(part for part in (str(blow.fixed), losses.dice_text(blow.dice)) if part)
            yield Preview("note", phrases.STRIKES_WITH(weapon=blow.title, acc=blow.acc, code=code))


EQUIP = deed(
    "equip",
    label="Equip",
    key="Q",
    rule="FF-ITM-02",
    params=Equip,
    reader=EquipReading,
    checks=(known_gear, new_find, hand_fits, not_in_hand),
    do=equip,
    foretold=(taking_previews,),
)
UNEQUIP = deed(
    "unequip",
    label="Put away",
    key="U",
    rule="FF-ITM-03",
    params=Unequip,
    checks=(known_gear, in_hand),
    do=unequip,
    foretold=(putting_away,),
)
DROP = deed(
    "drop",
    label="Drop",
    key="R",
    rule="FF-ITM-04",
    params=Drop,
    checks=(droppable,),
    do=drop,
)
