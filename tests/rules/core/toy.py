"""A small rule system for the tests of the core: two pools, one die to strike, one choice to dodge, one burning."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import replace
from fractions import Fraction
from typing import Any, NamedTuple

from pydantic import field_validator

from rules.board.board import BoardRules
from rules.core.modifiers import Modifier, percent_then_flat
from rules.core.questions import Refusal
from rules.core.state import Combatant, Pool
from rules.dice.dice import BadExpression, parse
from rules.engine.replay import service_for
from rules.engine.service import Done, RulesService
from rules.mechanics.action import Act, Action, Field, Preview
from rules.mechanics.statuses import NO_TIMER, Status
from rules.mechanics.table import Table
from rules.mechanics.vocabulary import Phrases
from rules.scripts import script
from rules.sheets.schema import Rows, Sheet, described, number
from rules.system import defaults, simple_fight
from rules.system.parts import Ground, Outcome
from rules.system.system import System


class Knife(Sheet):
    """A row of the sheet."""

    id: str = described("Id")
    damage: str = described("Damage", "d6")

    @field_validator("damage")
    @classmethod
    def _is_expression(cls, text: str) -> str:
        try:
            parse(text)
        except BadExpression as error:
            raise ValueError(str(error)) from None
        return text


class ToySheet(Sheet):
    """Two pools and a speed."""

    hp: int = number("HP", low=1, high=30)
    mp: int = number("MP", 4, low=0, high=10)
    speed: int = number("Speed", 5, low=0, high=20)
    weapons: Rows[Knife] = described("Weapons", ())


class ToyOptions(Sheet):
    """One option."""

    fire: bool = described("Fire", True)


class Mark(NamedTuple):
    """Something of the system's own that stands in its state."""

    by: str
    share: Fraction


class Being(Combatant):
    """A combatant with something of its own."""

    mark: Mark | None = None


class Brawl(simple_fight.PlainFight[Being]):
    """A fight whose order is kept."""


Ring = Table[Brawl, Being]


def strike(table: Ring, act: Act[Being]) -> None:
    """Strikes: d20 to hit 10; the target may dodge half; d6 of damage."""
    actor = act.actor
    table.demand(table.fight.active == actor.id, "not_your_turn", actor=actor.id)
    table.insist(act.targets, "need_targets")
    target = table.combatant(act.targets[0], "no_such_target")
    table.insist(target.state == "active" and target is not actor, "invalid_target", target=target.id)
    face = table.die(20, "strike", actor, ("≥", 10, 10, True))
    hit = face >= 10
    table.fact("attack", actor=actor.id, target=target.id, with_=None, dice=[face], total=face, against=10, hit=hit)
    if hit:
        dodges = table.ask("reaction", target, ("dodge", "none"), "none") == "dodge"
        amount = table.die(6, "damage", actor)
        TOY.rulings.damage(table, target, amount // 2 if dodges else amount, None, None)


def blast(table: Ring, act: Act[Being]) -> None:
    """Costs 3 MP and sets everybody else on fire; whom it spares is asked, without a default."""
    actor = act.actor
    table.demand(actor.pools["mp"] >= 3, "not_enough_mp", actor=actor.id)
    table.put_pool(actor, "mp", max(0, actor.pools["mp"] - 3))
    others = [other for other in table.fight.combatants.values() if other is not actor and other.state == "active"]
    spared = table.ask("spare", actor, ("nobody", *(other.id for other in others)))
    for combatant in others:
        if combatant.id != spared:
            TOY.rulings.inflict(table, combatant, STATUSES["burning"], NO_TIMER, actor.id, {})
    table.put(actor, "mark", Mark(actor.id, Fraction(1, 3)))


def _chance(fight: Brawl, act: Act[Being]) -> tuple[Preview, ...]:
    return (Preview("chance", "55 %", act.targets[0] if act.targets else None),)


STATUSES: Mapping[str, Status] = {
    "burning": Status("burning", "Burning", timer=3),
    "slow": Status("slow", "Slow", changes=(Modifier("speed", -50, "percent"),)),
    "bound": Status("bound", "Bound", params={"by": str}),
}
ACTIONS: Mapping[str, Action[Brawl, Being]] = {
    "strike": Action("strike", "Strike", strike, (Field("targets", "targets", "Target"),), preview=_chance),
    "blast": Action("blast", "Blast", blast),
}


def initiative(table: Table, combatant: Any) -> tuple[int, list[int]]:
    """Speed and a d20."""
    face = table.die(20, "initiative", combatant)
    return speed(table.fight, combatant)["speed"] + face, [face]


def burn(table: Table, combatant: Any) -> None:
    """Burning bites, then falls, condition by condition."""
    for condition in combatant.conditions:
        if condition.status == "burning" and table.fight.options.fire:
            simple_fight.damage(table, combatant, table.die(4, "burning", combatant), None, "fire")


def countdown_done(table: Table, name: str) -> None:
    """A word in the log."""
    table.fact("note", text=f"{name}!")


def inflict(
    table: Table, combatant: Any, status: Status, timer: Any, source: str | None, params: Mapping[str, Any]
) -> None:
    """The same status again replaces the old one; water does not burn; being bound needs to know by whom."""
    if combatant.id == "water" and status.id == "burning":
        raise Refusal("immune", actor=combatant.id, status=status.id)
    table.insist(status.id != "bound" or "by" in params, "invalid_params", param="by")
    defaults.inflict(table, combatant, status, timer, source, params)


def fit_cell(table: Table, cell: tuple[int, int], stat: str, value: Any) -> Any:
    """Any state; terrains and levels as they come."""
    return value


def speed(fight: Any, combatant: Any) -> dict[str, Any]:
    """Speed, computed once."""
    if "speed" not in combatant.memo:
        changes = [
            (change, condition.status)
            for condition in combatant.conditions
            for change in STATUSES[condition.status].changes
        ]
        combatant.memo["speed"] = percent_then_flat(combatant.sheet.speed, changes)[0]
    return {"speed": combatant.memo["speed"]}


def extra(fight: Any, combatant: Any) -> dict[str, Any]:
    """Whether it bears a mark."""
    return {"marked": combatant.mark is not None}


TOY: System[Brawl, Being] = System(
    id="toy",
    title="Toy",
    language="en",
    sheet=ToySheet,
    options=ToyOptions,
    fight=Brawl,
    combatant=Being,
    pools=(Pool("hp", "HP", vital=True), Pool("mp", "MP")),
    statuses=STATUSES,
    actions=ACTIONS,
    phrases=Phrases(__file__),
    countdown_goals=frozenset({"flood"}),
    kept_types=(Mark,),
    entering=simple_fight.entering(initiative),
    turns=simple_fight.turns(initiative, burn),
    rulings=replace(simple_fight.RULINGS, inflict=inflict, fit_cell=fit_cell, countdown_done=countdown_done),
    outcome=Outcome(order=simple_fight.order_of, stats=speed, extra=extra),
    ground=Ground(
        board=BoardRules(
            keys=frozenset({"width", "height", "cell_size", "blocked", "obstructed", "cells"}),
            cell_keys=frozenset({"terrain", "level", "state"}),
            terrains=frozenset({"grass", "mud"}),
            terrain="grass",
            levels=(0, 3),
            largest=20,
            ends_on_obstructed=False,
        )
    ),
)

BOARD = {"width": 4, "height": 3, "blocked": [[0, 0]], "obstructed": [[1, 0]]}


def being(id: str, side: str = "foes", *, hp: int = 10, **rest: Any) -> dict[str, Any]:
    """A combatant of a script; `speed` and `mp` go into the sheet, all else beside it."""
    sheet: dict[str, Any] = {"hp": hp}
    for key in ("mp", "speed", "weapons"):
        if key in rest:
            sheet[key] = rest.pop(key)
    return {"id": id, "side": side, "sheet": sheet, **rest}


def script_of(*commands: Mapping[str, Any], beings: Sequence[Mapping[str, Any]] | None = None, **rest: Any) -> Any:
    """A script of the toy system with Ann (who goes first) and Bob."""
    given = [being("ann", "party", name="Ann", speed=20), being("bob", name="Bob", speed=0)]
    return {
        "system": "toy",
        "combatants": given if beings is None else list(beings),
        "commands": list(commands),
        **rest,
    }


def fight_of(
    *commands: Mapping[str, Any], beings: Sequence[Mapping[str, Any]] | None = None, **rest: Any
) -> RulesService:
    """A running fight in which `commands` have been done."""
    service = service_for(script.check(script_of(beings=beings, **rest)))
    for command in commands:
        result = service.do(command)
        assert isinstance(result, Done), (command, result)
    return service


def picture(service: RulesService) -> str:
    """The whole fight as text, for comparing."""
    return json.dumps(service.packed_fight(), sort_keys=True)


BEGIN: Mapping[str, Any] = {"do": "begin", "dice": [10, 10]}
NEXT: Mapping[str, Any] = {"do": "next"}
UNDO: Mapping[str, Any] = {"do": "undo"}
REDO: Mapping[str, Any] = {"do": "redo"}
STRIKE: Mapping[str, Any] = {"do": "act", "actor": "ann", "action": "strike", "targets": ["bob"]}
