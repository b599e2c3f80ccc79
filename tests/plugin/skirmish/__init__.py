"""Skirmish, a small d20 game: an attack against AC, a parry, a storm of fire, three statuses."""

from collections.abc import Iterator
from dataclasses import dataclass

from rules.api import (
    NO_TIMER,
    Combatant,
    Declared,
    Fault,
    Modifier,
    Outcome,
    Phrases,
    Pool,
    Preview,
    Sheet,
    Status,
    System,
    Table,
    ahead,
    check,
    defaults,
    described,
    number,
    parse,
    pay,
    said,
    simple_fight,
)


class Hero(Sheet):
    """What stands on a sheet; HP and Fire are how its pools begin."""

    hp: int = number("HP", low=1, high=200)
    fire: int = number("Fire", 0, low=0, high=9)
    ac: int = number("AC", 12, low=1, high=30)
    attack: int = number("Attack", 2, low=-5, high=20)
    reflex: int = number("Reflex", 1, low=-5, high=20)
    damage: str = described("Damage", "1d6")


class Being(Combatant):
    """One who parries at most once in a round."""

    parried: int = 0
    """The round in which it last parried."""


BLESSING = (Modifier("attack", 2),)
STATUSES = {
    "burning": Status("burning", "Burning", timer=3, drawing="flame"),
    "stunned": Status("stunned", "Stunned", timer=1, forbids=frozenset({"act", "parry"})),
    "blessed": Status("blessed", "Blessed", timer=3, changes=BLESSING, good=True),
}


def attack_of(combatant: Being) -> int:
    """The bonus of the sheet, with what its conditions add."""
    added = (change.amount for held in combatant.conditions for change in STATUSES[held.status].changes)
    return int(combatant.sheet.attack) + sum(added)


@dataclass(frozen=True)
class Blow:
    """The params of a blow."""

    targets: tuple[str, ...] = simple_fight.targets("Target")


@dataclass(frozen=True)
class Storm:
    """The params of a storm."""

    targets: tuple[str, ...] = simple_fight.targets("Targets", most=4)


@check()
def not_stunned(fight: simple_fight.PlainFight, combatant: Being, params: object) -> Iterator[Fault]:
    """The stunned do nothing."""
    if combatant.has("stunned"):
        yield Fault("cannot_act", {"actor": combatant.id, "status": "stunned"})


@check()
def has_fire(fight: simple_fight.PlainFight, combatant: Being, params: object) -> Iterator[Fault]:
    """A storm costs one Fire."""
    if combatant.pools["fire"] < 1:
        yield Fault("no_fire", {"actor": combatant.id})


@ahead("targets")
def chance(fight: simple_fight.PlainFight, combatant: Being, params: Blow) -> Iterator[Preview]:
    """How likely a blow hits: a 1 can hit too, a 20 always does."""
    percent = 5 * max(1, min(20, 21 + attack_of(combatant) - fight.combatants[params.targets[0]].sheet.ac))
    yield Preview("chance", said("said-chance", __file__, percent=percent), params.targets[0], number=percent)


def strike(table: Table[simple_fight.PlainFight, Being], combatant: Being, params: Blow) -> None:
    """A d20 and the bonus against AC, 4 more where the target parries; 20 hits, and does twice the damage."""
    target = table.combatant(params.targets[0])
    face = table.die(20, "attack", combatant, target=target)
    total, against = face + attack_of(combatant), target.sheet.ac
    parries = face < 20 and total >= against and target.parried < table.fight.round and not target.has("stunned")
    if parries and table.ask("parry", target, ("parry", "none"), "none") == "parry":
        table.put(target, "parried", table.fight.round)
        against += 4
    hit, rolled = face == 20 or total >= against, {"dice": [face], "total": total, "against": against}
    table.fact("attack", actor=combatant.id, target=target.id, with_=None, hit=hit, critical=face == 20, **rolled)
    if hit:
        amount, _ = table.roll(parse(combatant.sheet.damage), "damage", combatant, target=target)
        simple_fight.damage(table, target, amount * (2 if face == 20 else 1), None, None, combatant.id)


def storm(table: Table, combatant: Being, params: Storm) -> None:
    """3d6 to each, half of it with Reflex 13; whom it strikes whole burns."""
    pay(table, combatant, "fire", 1)
    amount, _ = table.roll(parse("3d6"), "damage", combatant)
    for target in (table.combatant(id) for id in params.targets):
        saved = table.die(20, "reflex", target) + target.sheet.reflex >= 13
        simple_fight.damage(table, target, amount // 2 if saved else amount, None, "fire", combatant.id)
        if not saved and target.state == "active":
            defaults.inflict(table, target, STATUSES["burning"], NO_TIMER, combatant.id, {})


def burn(table: Table, combatant: Being) -> None:
    """Burning takes a d4 at the end of its bearer's turn."""
    held = combatant.condition("burning")
    if held is not None:
        with table.because("burning"):
            simple_fight.damage(table, combatant, table.die(4, "burning", combatant), None, "fire", held.source)


def initiative(table: Table, combatant: Being) -> tuple[int, list[int]]:
    """A d20 and Reflex."""
    face = table.die(20, "initiative", combatant)
    return face + combatant.sheet.reflex, [face]


STRIKE: Declared[simple_fight.PlainFight, Being, Blow] = Declared(
    id="strike",
    label="Strike",
    key="a",
    params=Blow,
    unread=(simple_fight.own_turn, not_stunned),
    checks=(simple_fight.well_aimed,),
    do=strike,
    previews=(chance,),
)
STORM: Declared[simple_fight.PlainFight, Being, Storm] = Declared(
    id="storm",
    label="Fire Storm",
    drawing="evil-comet",
    key="f",
    params=Storm,
    unread=(simple_fight.own_turn, not_stunned, has_fire),
    checks=(simple_fight.well_aimed,),
    do=storm,
)
SYSTEM = System(
    id="skirmish",
    title="Skirmish",
    language="en",
    sheet=Hero,
    options=Sheet,
    fight=simple_fight.PlainFight,
    combatant=Being,
    pools=(Pool("hp", "HP", vital=True), Pool("fire", "Fire", pips=True, drawing="fluffy-flame")),
    statuses=STATUSES,
    actions={action.id: action for action in (STRIKE, STORM)},
    phrases=Phrases(__file__),
    entering=simple_fight.entering(initiative),
    turns=simple_fight.turns(initiative, burn),
    rulings=simple_fight.RULINGS,
    outcome=Outcome(
        order=simple_fight.order_of,
        stats=lambda fight, combatant: {"ac": combatant.sheet.ac, "attack": attack_of(combatant)},
    ),
)
