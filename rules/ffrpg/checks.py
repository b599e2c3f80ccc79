"""Task Checks: alone, opposed, as a Trigger Action, and the escape."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from typing import Any

from rules.actions import Act
from rules.ffrpg import charging, odds, sides, targets, turns
from rules.ffrpg.numbers import SKILLS, rating, rating_label, rating_share, rating_under, skill, standing
from rules.ffrpg.state import Charge, Combatant, Fight
from rules.questions import Refusal, Roll
from rules.rulings import go_out
from rules.table import Table

USES = frozenset({"sight", "speech", "fast", "movement", "social", "flee"})
TRIGGER_PARAMS = frozenset({"task", "rating", "uses", "roll", "ct"})
CANNOT_OPPOSE = ("unaware", "immobilize", "sleep", "stop", "stone", "frozen")


def task_check(table: Table, one: Combatant, what: str, value: int, modifier: int) -> bool:
    """FF-TRG-01, FF-TRG-05: d% against rating + modifier; 95–100 (option) fails, 1–10 succeeds.

    A rating of 0 fails, whatever is rolled and whatever the modifier.
    """
    chance = value + modifier if value else 0
    held = odds.of_task(table.fight, value, chance)
    face = table.percent(named(one, what), one, odds.needs(held, chance, only=False))
    botch = face >= table.fight.options.task_botch
    critical = not botch and face <= 10 and value > 0
    success = critical or (not botch and value > 0 and face <= chance)
    table.fact(
        "roll",
        actor=one.id,
        what=what,
        dice=(face,),
        total=face,
        against=chance,
        success=success,
        critical=critical,
        fumble=botch,
        steps=((what, value, "base", one.id), ("modifier", chance - value, "flat", None)),
    )
    return success


def named(one: Combatant, what: str) -> str:
    """What a check is called: a rating by its label, a task as the table has put it."""
    return rating_label(what) if rating(one, what) is not None or what in SKILLS else what


def opposed_roll(
    table: Table,
    one: Combatant,
    what: str,
    uses: Iterable[str] = (),
    modifier: int = 0,
    nth: tuple[int, int] | None = None,
) -> int:
    """FF-ESC-04, D-04: one roll; result = rating + modifier − roll, or the number rolled if it succeeds (option).

    Where a condition says that the rating is 0 the modifier counts for nothing. `nth`: which of a list it is.
    """
    chance = opposed_chance(one, what, uses, modifier)
    face = table.percent(named(one, what), one, None, None, nth)
    by_margin = table.fight.options.opposed == "margin"
    result = chance - face if by_margin else face if face <= chance else 0
    table.fact("roll", actor=one.id, what=what, dice=(face,), total=result, against=chance, success=None, opposed=True)
    return result


def percent_each(ones: Sequence[Combatant]) -> list[Roll]:
    """FF-ESC-04, FF-AMB-01: a d% for each."""
    return [Roll((100,), one.id) for one in ones]


def opposed_chance(one: Combatant, what: str, uses: Iterable[str] = (), modifier: int = 0) -> int:
    """FF-TRG-01: rating + modifier; 0 where a condition says that the rating is 0."""
    return 0 if rating_share(one, what, uses) is None else skill(one, what, uses) + modifier


def trigger(table: Table, act: Act) -> None:
    """FF-TRG-01…05: a Task Check on the surroundings, without a roll, or charged; what follows is the GM's."""
    actor: Combatant = act.actor
    params = act.params
    uses = check_trigger(table, act)
    if not turns.start(table, act):
        return
    ct = params.get("ct", 0)
    if ct and not turns.off_turn(table, actor) and not (actor.conditions and "quick" in standing(actor).on):
        charge = Charge("trigger", None, None, 0, 0, (), None, False, dict(params), act.modifier)
        charging.declare(table, actor, charge, ct)
        return
    carry_out(table, actor, params, act.modifier, uses)


def check_trigger(table: Table, act: Act) -> tuple[str, ...]:
    """Refuses params of a Trigger Action that are unknown or of a wrong value; returns what the task uses."""
    params = act.params
    for key, value in params.items():
        fine = key in TRIGGER_PARAMS
        if key == "task":
            fine = isinstance(value, str)
        elif key == "roll":
            fine = isinstance(value, bool)
        elif key == "ct":
            fine = _is_whole(value) and 0 <= value <= 999
        table.insist(fine, "invalid_params", param=key, value=value)
    uses = params.get("uses", ())
    if isinstance(uses, str):
        uses = (uses,)
    known = isinstance(uses, list | tuple) and all(isinstance(use, str) and use in USES for use in uses)
    table.insist(known, "invalid_params", param="uses", value=uses)
    if params.get("roll", True):
        table.insist(
            value_of(act.actor, params, uses) is not None, "invalid_params", param="rating", value=params.get("rating")
        )
    return tuple(uses)


def value_of(one: Combatant, params: Any, uses: Iterable[str]) -> int | None:
    """The rating that a task asks for: an Attribute, a key of the sheet's ratings, or a number; None: there is none."""
    named = params.get("rating")
    if _is_whole(named):
        return rating_under(one, "", int(named), uses) if 0 <= named <= 999 else None
    return rating(one, named, uses) if isinstance(named, str) else None


def carry_out(table: Table, one: Combatant, params: Any, modifier: int, uses: Iterable[str]) -> None:
    """FF-TRG-02, FF-TRG-03: rolled now, or only recorded."""
    task = params.get("task", "task")
    if not params.get("roll", True):
        table.fact("roll", actor=one.id, what=task, dice=(), total=None, against=None, success=True)
        return
    task_check(table, one, task, value_of(one, params, uses) or 0, modifier)


def resolve_trigger(table: Table, one: Combatant, charge: Charge) -> None:
    """FF-TRG-03: a Trigger Action that was charged is rolled at its resolution."""
    uses = charge.params.get("uses", ())
    carry_out(table, one, charge.params, charge.modifier, (uses,) if isinstance(uses, str) else tuple(uses))


# --- escape ----------------------------------------------------------------------------------------------------


def declare_escape(table: Table, act: Act) -> None:
    """FF-ESC-01: only at the initiative stop, by one who has a turn this Round and no Immobilize."""
    fight: Fight = table.fight
    actor: Combatant = act.actor
    if act.action.id != "flee":
        raise Refusal("no_such_action", action=act.action.id, actor=actor.id)
    table.demand(fight.phase == "initiative", "wrong_phase", actor=actor.id)
    has_turn = any(place.id == actor.id and place.kind == "turn" for place in fight.places)
    table.demand(has_turn, "cannot_act", actor=actor.id, status=actor.state)
    if actor.conditions and "immobilize" in standing(actor).on:
        table.demand(False, "cannot_act", actor=actor.id, status="immobilize")
    table.demand(not actor.fleeing, "flee_declared", actor=actor.id)
    table.put(actor, "fleeing", True)
    table.fact("declare", actor=actor.id, action="flee", with_=None, targets=())


def flee(table: Table, act: Act) -> None:
    """FF-ESC-02…06: one Opposed Task Check on SPD against all who would hold it; the highest result gets away.

    FF-ESC-01: without the initiative stop there is nothing to declare it at, and no need to.
    """
    fight: Fight = table.fight
    actor: Combatant = act.actor
    params = act.params
    for key in params:
        table.insist(key in ("waive", "modifiers"), "invalid_params", param=key, value=params[key])
    waive = params.get("waive", ())
    modifiers = params.get("modifiers", {})
    table.insist(
        isinstance(waive, list | tuple) and all(isinstance(id, str) for id in waive),
        "invalid_params",
        param="waive",
        value=waive,
    )
    table.insist(targets.are_modifiers(modifiers), "invalid_params", param="modifiers", value=modifiers)
    declared = actor.fleeing or not fight.options.initiative_stop
    table.demand(declared, "not_declared", actor=actor.id)
    for id in (*waive, *modifiers):
        table.combatant(id, "no_such_target")
    if not turns.start(table, act):
        return
    table.put(actor, "fleeing", False)
    holding = [one for one in sides.opponents(fight, actor) if one.id not in waive and may_oppose(one)]
    if holding:
        rolling = len(holding) + 1
        table.together(named(actor, "spd"), partial(percent_each, [actor, *holding]))
        own = opposed_roll(table, actor, "spd", ("fast", "flee"), act.modifier, (1, rolling))
        theirs = [
            opposed_roll(table, one, "spd", ("fast",), modifiers.get(one.id, 0), (at, rolling))
            for at, one in enumerate(holding, start=2)
        ]
        highest = max(theirs)
        away = own > highest
        table.fact(
            "opposed",
            actor=actor.id,
            target=holding[theirs.index(highest)].id,
            what="spd",
            own=own,
            theirs=highest,
            success=away,
        )
        if not away:
            return
    go_out(table, actor, "fled")


def may_oppose(one: Combatant) -> bool:
    """FF-ESC-03: not Unaware, immobilized, asleep, stopped, stone or frozen."""
    return not one.conditions or not any(status in standing(one).on for status in CANNOT_OPPOSE)


def beats_all(own: Sequence[int], theirs: int) -> bool:
    """D-14: every one of the results is higher."""
    return all(result > theirs for result in own)


def _is_whole(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)
