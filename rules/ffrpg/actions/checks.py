"""Task Checks: alone, opposed, as a Trigger Action, and the escape."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from rules.core.questions import Fault, Refusal, Roll
from rules.engine.gm_commands import go_out
from rules.ffrpg.actions import choices, forecast, params, targets
from rules.ffrpg.actions.params import charge_params
from rules.ffrpg.combatant import phrases
from rules.ffrpg.combatant.state import Charge, Combatant, Fight, Table
from rules.ffrpg.combatant.statistics import (
    ATTRIBUTES,
    SKILLS,
    rating,
    rating_label,
    rating_share,
    rating_under,
    skill,
    stats_of,
    status_with,
)
from rules.ffrpg.damage import chances, turn_economy
from rules.ffrpg.damage.turn_economy import deed
from rules.ffrpg.statuses.traits import HURRIED, OPPOSE
from rules.ffrpg.turns import charge as charging
from rules.ffrpg.turns import sides
from rules.mechanics.action import Act, Option, Preview
from rules.mechanics.checks import ahead, check
from rules.mechanics.params import Reading, param
from rules.system.simple_fight import unknown_targets

# --- params --------------------------------------------------------------------------------------------------


def ratings(fight: Fight, combatant: Combatant, params: object) -> Iterator[Option]:
    """Yield the Attributes and the sheet's own ratings, with their numbers."""
    for name in dict.fromkeys((*ATTRIBUTES, *combatant.sheet.ratings)):
        yield Option(name, rating_label(name), str(skill(combatant, name)))


USES = params.words("fast", "flee", "movement", "sight", "social", "speech")
"""FF-TRG-01: what a task may need; conditions may hinder it."""


OR_A_NUMBER: Mapping[str, Any] = {"also": ("number",), "minimum": 0, "maximum": 999, "needed": True}


def _rolls(fight: Fight, combatant: Combatant, params: Trigger) -> bool:
    return params.roll


@dataclass(frozen=True, kw_only=True)
class Trigger:
    """The params of a task on the surroundings."""

    task: str | None = param("task", "text", "Task", default=None, needed=True, shown=lambda *_: True)
    """The form asks for it; a script may leave it out."""
    roll: bool = param("roll", "flag", "Roll", default=True, advanced=True)
    rating: str | int | None = param("rating", "choice", "Rating", choices=ratings, shown=_rolls, **OR_A_NUMBER)
    uses: tuple[str, ...] = param("uses", "choices", "Uses", words=USES, also=("choice",), shown=_rolls, advanced=True)
    ct: int = param("ct", "number", "CT", minimum=0, maximum=999, default=0, advanced=True)
    modifier: int = params.modifier()


def _in_own_turn(fight: Fight, combatant: Combatant, params: object) -> bool:
    """Whether it is the combatant's own turn; at the initiative stop an escape is only declared."""
    return fight.turn is not None and fight.active == combatant.id


CHARGED_TRIGGER = Reading(Trigger)
"""Reads a task that is charged."""


@dataclass(frozen=True, kw_only=True)
class Escape:
    """The params of an escape."""

    waive: tuple[str, ...] = param(
        "waive", "choices", phrases.LABELS["let_go"], choices=choices.opponents, shown=_in_own_turn
    )
    modifier: int = params.modifier(shown=_in_own_turn)
    modifiers: Mapping[str, int] = params.each(choices.opponents, shown=_in_own_turn)


# --- tasks ----------------------------------------------------------------------------------------------------


def task_check(
    table: Table, combatant: Combatant, name: str, value: int, modifier: int, nth: tuple[int, int] | None = None
) -> bool:
    """FF-TRG-01, FF-TRG-05: roll d% against rating + modifier; 95–100 (option) fails, 1–10 succeeds.

    A rating of 0 fails whatever the roll and the modifier.
    """
    chance = value + modifier if value else 0
    limit = chances.of_task(table.fight, value, chance)
    face = table.percent(label_of(combatant, name), combatant, chances.needs(limit, chance, only=False), None, nth)
    botch = face >= table.fight.options.task_botch
    critical = not botch and face <= table.fight.options.task_success and value > 0
    success = critical or (not botch and value > 0 and face <= chance)
    table.fact(
        "roll",
        actor=combatant.id,
        what=name,
        dice=(face,),
        total=face,
        against=chance,
        success=success,
        critical=critical,
        fumble=botch,
        steps=((name, value, "base", combatant.id), ("modifier", chance - value, "flat", None)),
    )
    return success


def label_of(combatant: Combatant, name: str) -> str:
    """Return what a check is called: the label of the rating, or the words of the task."""
    return rating_label(name) if rating(combatant, name) is not None or name in SKILLS else name


def opposed_roll(
    table: Table,
    combatant: Combatant,
    name: str,
    uses: Iterable[str] = (),
    modifier: int = 0,
    nth: tuple[int, int] | None = None,
) -> int:
    """FF-ESC-04, D-04: roll once; return rating + modifier − roll, or by option the roll if it succeeds.

    If a condition sets the rating to 0 the modifier does not count. `nth`: its number in a list of rolls.
    """
    chance = opposed_chance(combatant, name, uses, modifier)
    face = table.percent(label_of(combatant, name), combatant, None, None, nth)
    by_margin = table.fight.options.opposed == "margin"
    result = chance - face if by_margin else face if face <= chance else 0
    table.fact(
        "roll", actor=combatant.id, what=name, dice=(face,), total=result, against=chance, success=None, opposed=True
    )
    return result


def percent_each(combatants: Sequence[Combatant]) -> list[Roll]:
    """FF-ESC-04, FF-AMB-01: return a d% for each."""
    return [Roll((100,), combatant.id) for combatant in combatants]


def opposed_chance(combatant: Combatant, name: str, uses: Iterable[str] = (), modifier: int = 0) -> int:
    """FF-TRG-01: return rating + modifier; 0 if a condition sets the rating to 0."""
    return 0 if rating_share(combatant, name, uses) is None else skill(combatant, name, uses) + modifier


@check("roll", "rating", "uses")
def known_rating(fight: Fight, combatant: Combatant, params: Trigger) -> Iterator[Fault]:
    """FF-TRG-01: a Task Check is on a rating that there is."""
    if params.roll and value_of(combatant, params) is None:
        yield Fault("invalid_params", {"param": "rating", "value": params.rating}, final=True)


def trigger(table: Table, actor: Combatant, params: Trigger) -> None:
    """FF-TRG-01…05: make or charge a Task Check on the surroundings, or record a task without a roll."""
    if not turn_economy.start(table, actor):
        return
    if params.ct and not turn_economy.off_turn(table, actor) and status_with(actor, HURRIED) is None:
        charge = Charge(
            "trigger", None, None, 0, 0, params=charge_params(CHARGED_TRIGGER, params), modifier=params.modifier
        )
        charging.declare(table, actor, charge, params.ct)
    else:
        carry_out(table, actor, params)


def value_of(combatant: Combatant, params: Trigger) -> int | None:
    """Return the rating of a task.

    An Attribute, a key of the sheet's ratings, or a number; None if it does not exist.
    """
    if isinstance(params.rating, int):
        return rating_under(combatant, "", params.rating, params.uses)
    return None if params.rating is None else rating(combatant, params.rating, params.uses)


def carry_out(table: Table, combatant: Combatant, params: Trigger) -> None:
    """FF-TRG-02, FF-TRG-03: roll the check, or record the task without a roll."""
    task = "task" if params.task is None else params.task
    if params.roll:
        task_check(table, combatant, task, value_of(combatant, params) or 0, params.modifier)
    else:
        table.fact("roll", actor=combatant.id, what=task, dice=(), total=None, against=None, success=True)


# --- escape ----------------------------------------------------------------------------------------------------


def declare_escape(table: Table, act: Act) -> None:
    """FF-ESC-01: declare an escape; only at the initiative stop, with a turn this Round and without Immobilize."""
    fight = table.fight
    actor: Combatant = act.actor
    if act.action.id != "flee":
        raise Refusal("no_such_action", action=act.action.id, actor=actor.id)
    table.demand(fight.phase == "initiative", "wrong_phase", actor=actor.id)
    has_turn = any(place.id == actor.id and place.kind == "turn" for place in fight.places)
    table.demand(has_turn, "cannot_act", actor=actor.id, status=actor.state)
    for condition in actor.conditions:
        if "flee" in actor.statuses[condition.status].forbids:
            table.demand(False, "cannot_act", actor=actor.id, status=condition.status)
    table.demand(not actor.fleeing, "flee_declared", actor=actor.id)
    table.put(actor, "fleeing", True)
    table.fact("declare", actor=actor.id, action="flee", with_=None, targets=())


@check()
def escape_declared(fight: Fight, actor: Combatant, params: Escape) -> Iterator[Fault]:
    """FF-ESC-01: the escape has been declared, if there is a stop to declare it at."""
    if fight.options.initiative_stop and not actor.fleeing:
        yield Fault("not_declared", {"actor": actor.id}, hides=fight.phase != "initiative")


@check("waive")
def known_waived(fight: Fight, actor: Combatant, params: Escape) -> Iterator[Fault]:
    """FF-ESC-03: who lets it go is in the fight."""
    return unknown_targets(fight, params.waive)


def holders_of(fight: Fight, actor: Combatant, params: Escape) -> list[Combatant]:
    """FF-ESC-03: return the opponents who try to hold it and can."""
    return [
        combatant
        for combatant in sides.opponents(fight, actor)
        if combatant.id not in params.waive and can_oppose(combatant)
    ]


def flee(table: Table, actor: Combatant, params: Escape) -> None:
    """FF-ESC-02…06: make an Opposed Task Check on SPD against all who try to hold it; the highest result wins.

    FF-ESC-01: without the initiative stop it need not be declared.
    """
    if not turn_economy.start(table, actor):
        return
    table.put(actor, "fleeing", False)
    holders = holders_of(table.fight, actor, params)
    if params.waive:
        table.fact("note", text="", actor=actor.id, what="let go", targets=list(params.waive))
    elif not holders:
        table.fact("note", text="", actor=actor.id, what="nobody holds")
    if holders:
        rolling = len(holders) + 1
        table.together(label_of(actor, "spd"), partial(percent_each, [actor, *holders]))
        result = opposed_roll(table, actor, "spd", ("fast", "flee"), params.modifier, (1, rolling))
        theirs = [
            opposed_roll(table, combatant, "spd", ("fast",), params.modifiers.get(combatant.id, 0), (index, rolling))
            for index, combatant in enumerate(holders, start=2)
        ]
        highest = max(theirs)
        away = result > highest
        table.fact(
            "opposed",
            actor=actor.id,
            target=holders[theirs.index(highest)].id,
            what="spd",
            own=result,
            theirs=highest,
            success=away,
        )
        if not away:
            return
    go_out(table, actor, "fled")


def can_oppose(combatant: Combatant) -> bool:
    """FF-ESC-03: whether it can oppose: not Unaware, immobilized, asleep, stopped, stone or frozen."""
    return not combatant.conditions or OPPOSE not in stats_of(combatant).forbids


def beats_all(results: Sequence[int], theirs: int) -> bool:
    """D-14: whether all results are higher than `theirs`."""
    return all(result > theirs for result in results)


# --- previews --------------------------------------------------------------------------------------------------


@ahead("rating")
def task_preview(fight: Fight, actor: Combatant, params: Trigger) -> Iterator[Preview]:
    """FF-TRG-01: yield the chance of the Task Check."""
    value = value_of(actor, params) if params.roll else None
    if value is not None:
        cos = value + params.modifier if value else 0
        chain = f"{value}{forecast.modifier_term(params.modifier)}" if params.modifier and value else str(value)
        yield forecast.chance_of(chances.of_task(fight, value, cos), cos, chain)


@ahead("ct")
def resolution_preview(fight: Fight, actor: Combatant, params: Trigger) -> Iterator[Preview]:
    """FF-TRG-03: when a task is resolved that is charged."""
    if params.ct:
        yield forecast.resolution_preview(actor, params.ct)


@ahead()
def escape_previews(fight: Fight, actor: Combatant, params: Escape) -> Iterator[Preview]:
    """FF-ESC-02, FF-ESC-04: yield the ratings compared: the actor's and that of each who tries to hold it."""
    holders = holders_of(fight, actor, params)
    if not holders:
        yield Preview("note", phrases.NOBODY_HOLDS)
        return
    compared = phrases.OPPOSED if fight.options.opposed == "margin" else phrases.OPPOSED_BY_FACE
    own = opposed_chance(actor, "spd", ("fast", "flee"), params.modifier)
    yield Preview("note", phrases.ESCAPES(own=compared(rating=own)))
    for combatant in holders:
        rating = opposed_chance(combatant, "spd", ("fast",), params.modifiers.get(combatant.id, 0))
        yield Preview("note", compared(rating=rating), combatant.id)


TRIGGER = deed(
    "trigger",
    label="Trigger",
    drawing="tripwire",
    key="T",
    rule="FF-TRG-01",
    params=Trigger,
    checks=(known_rating,),
    do=trigger,
    previews=(task_preview, resolution_preview),
)
FLEE = deed(
    "flee",
    label="Escape",
    drawing="exit-door",
    key="E",
    rule="FF-ESC-01",
    params=Escape,
    checks=(escape_declared, known_waived, targets.known_modified),
    do=flee,
    previews=(escape_previews,),
)
