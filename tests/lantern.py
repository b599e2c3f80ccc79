"""Lantern, a small game without a folder: its words come from memory, as those of a system that is data do."""

from __future__ import annotations

from dataclasses import dataclass

from rules.api import (
    Combatant,
    Declared,
    Modifier,
    Outcome,
    Phrases,
    Pool,
    Sheet,
    Slot,
    Status,
    System,
    Table,
    described,
    number,
    parse,
    said,
    simple_fight,
    slots,
)
from rules.mechanics.statuses import Catalogue

ENGLISH = """
gloss-sheet-ward = A light that a Prayer puts around you.
gloss-sheet-scar-depth = How deep it goes.
gloss-pool-ward = { gloss-sheet-ward }
gloss-status-dazzled = Sees only light.
group-marks = what stays
gloss-chip-action = What it can do in a turn.
said-sure = It hits on { $least } and more: { $least ->
    [1] always
    [one] once
   *[other] by a ⟨Prayer⟩
}.
question-dodge = Dodge the blow of { $by }?
answer-dodge-yes = Dodge
die-blow = blow
refused-no_oil = { $actor } has no oil.
refused-no_oil-bare = No oil.
broken = { $actor
"""
SPANISH = """
gloss-sheet-ward = Una luz alrededor.
gloss-status-dazzled = Solo ve luz.
question-dodge = ¿Esquivar el golpe de { $by }?
refused-no_oil = A { $actor } no le queda aceite.
"""
TERMS = {
    "Hit Points": {"es": "Puntos de golpe", "pt_BR": "Pontos de vida"},
    "Dazzled": {"es": "Deslumbrado"},
    "Prayer": {"es": "plegaria"},
    "Reaction": {"es": "Reacción"},
}
PHRASES = Phrases.of_texts({"en": ENGLISH, "es": SPANISH}, TERMS)


class Scar(Sheet):
    """A row of the sheet."""

    messages_beside = PHRASES.file

    name: str = described("Name", "")
    depth: int = number("Depth", 1, low=1, high=9)


class Bearer(Sheet):
    """Who bears a lantern."""

    messages_beside = PHRASES.file

    hp: int = number("Hit Points", 10, low=1, high=99)
    ward: int = number("Ward", 0, low=0, high=20)
    light: int = number("Light", 3, low=0, high=9)
    guard: int = number("Guard", 2, low=0, high=9)
    pace: int = number("Pace", 6, low=0, high=9)
    damage: str = described("Damage", "1d6", group="marks")


class Rules(Sheet):
    """It has no options."""

    messages_beside = PHRASES.file


ACTION = Slot("action", "Action", limit=lambda combatant: 2 if combatant.sheet.light > 8 else 1)
REACTION = Slot("reaction", "Reaction", "round")
SURGE = Slot("surge", "Surge", "fight", drawing="embrassed-energy")


@dataclass(frozen=True)
class Blow:
    """The params of a blow."""

    targets: tuple[str, ...] = simple_fight.targets("Target")


@dataclass(frozen=True)
class Nothing:
    """No params."""


def strike(table: Table[simple_fight.PlainFight, Combatant], combatant: Combatant, params: Blow) -> None:
    """Every blow hits; who has a reaction left may dodge it."""
    target = table.combatant(params.targets[0])
    slots.spend(table, combatant, ACTION)
    amount, _ = table.roll(parse(combatant.sheet.damage), "blow", combatant, target=target)
    if REACTION.left(target) and table.ask("dodge", target, ("yes", "no"), "no") == "yes":
        slots.spend(table, target, REACTION)
    else:
        simple_fight.damage(table, target, amount, None, None, combatant.id)


def surge(table: Table[simple_fight.PlainFight, Combatant], combatant: Combatant, params: Nothing) -> None:
    """One more action in this turn, once in a fight."""
    slots.spend(table, combatant, SURGE)
    slots.gain(table, combatant, ACTION)


def number_of(combatant: Combatant, stat: str) -> int:
    """A number of the sheet, with what its conditions add."""
    rows = (combatant.statuses[held.status] for held in combatant.conditions)
    changes = (change for row in rows for change in row.changes if change.stat == stat)
    added: int = sum(change.amount for change in changes)
    return int(getattr(combatant.sheet, stat)) + added


def stats(fight: simple_fight.PlainFight, combatant: Combatant) -> dict[str, int]:
    """Its numbers now."""
    return {stat: number_of(combatant, stat) for stat in ("light", "guard", "pace")}


def initiative(table: Table, combatant: Combatant) -> tuple[int, list[int]]:
    """A die for each."""
    face = table.die(6, "order", combatant)
    return face, [face]


STRIKE: Declared[simple_fight.PlainFight, Combatant, Blow] = Declared(
    id="strike",
    label="Strike",
    key="a",
    params=Blow,
    unread=(simple_fight.own_turn, slots.has_left(ACTION)),
    checks=(simple_fight.well_aimed,),
    do=strike,
)
SURGED: Declared[simple_fight.PlainFight, Combatant, Nothing] = Declared(
    id="surge",
    label="Surge",
    key="u",
    params=Nothing,
    unread=(simple_fight.own_turn, slots.has_left(SURGE)),
    do=surge,
)
STATUSES = Catalogue(
    [
        Status("dazzled", "Dazzled", timer=2, changes=(Modifier("light", -2), Modifier("pace", -2))),
        Status("shaken", "Shaken", timer=2, changes=(Modifier("guard", -1),)),
    ]
)


class Walker(Combatant):
    """Who walks by lantern."""

    statuses = STATUSES


LANTERN = System(
    id="lantern",
    title="Lantern",
    language="en",
    sheet=Bearer,
    options=Rules,
    fight=simple_fight.PlainFight,
    combatant=Walker,
    pools=(Pool("hp", "Hit Points", vital=True), Pool("ward", "Ward", start=lambda combatant: 0)),
    statuses=STATUSES,
    slots=(ACTION, REACTION, SURGE),
    actions={action.id: action for action in (STRIKE, SURGED)},
    phrases=PHRASES,
    entering=simple_fight.entering(initiative),
    turns=simple_fight.turns(initiative),
    rulings=simple_fight.RULINGS,
    outcome=Outcome(order=simple_fight.order_of, stats=stats),
    stat_shown={"guard": "changed", "pace": "never"},
)


def sure(least: int) -> str:
    """A sentence of the game, as a preview says one."""
    return said("said-sure", PHRASES.file, least=least)
