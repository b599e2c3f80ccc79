"""Declarations: what everybody will do, and what that costs at once."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from rules.core.questions import Fault, Refusal
from rules.d100.actions.action import Checks, D100Action
from rules.d100.actions.aim import has_scope
from rules.d100.actions.catalogue import ACTIONS, ATTACK
from rules.d100.actions.gear import known_leaving
from rules.d100.actions.params import Attempt
from rules.d100.combatant.state import D100Fight, Declared, Fighter, Focus, Table
from rules.d100.combatant.weapons import MOST_SHOTS, skill_of
from rules.d100.turns.order import set_initiative
from rules.d100.turns.turns import hindrance, waiting_to_declare
from rules.mechanics.action import Act
from rules.mechanics.checks import check, demand
from rules.mechanics.params import BESIDE, Param
from rules.system.simple_fight import unknown_targets

COSTS = ("draw", "stow", "aim", "load_one", "focus")
"""What may be declared with any action for DES points."""


@check()
def may_declare(fight: D100Fight, actor: Fighter, params: Attempt) -> Iterator[Fault]:
    """D100-DECL-02: in the declaration phase, once, in decreasing order of DES; when held only `escape`.

    Those of equal DES declare in any order.
    """
    if fight.phase != "declaration":
        yield Fault("wrong_phase", {"actor": actor.id})
    if actor.declared is not None:
        yield Fault("already_declared", {"actor": actor.id})
    why = hindrance(fight, actor, params.action)
    if why is not None:
        yield Fault("cannot_act", {"actor": actor.id, "status": why}, final=not actor.present)
    first = _undeclared_before(fight, actor)
    if first is not None:
        yield Fault("declare_order", {"actor": actor.id, "target": first})


def _undeclared_before(fight: D100Fight, actor: Fighter) -> str | None:
    """Return who has a higher DES than the actor and has not declared yet; None if nobody."""
    earlier = (id for id in waiting_to_declare(fight) if fight.combatants[id].numbers.des > actor.numbers.des)
    return next(earlier, None)


@check("weapon")
def known_thing(fight: D100Fight, actor: Fighter, params: Attempt) -> Iterator[Fault]:
    """D100-DECL-01: the weapon or skill is the actor's."""
    named = params.weapon
    is_known = named in actor.weapons if params.action != "use_skill" else skill_of(actor, named) is not None
    if named is not None and not is_known:
        yield Fault("no_such_item", {"actor": actor.id, "item": named}, final=True)


@check("targets", "focus")
def known_targets(fight: D100Fight, actor: Fighter, params: Attempt) -> Iterator[Fault]:
    """D100-DECL-01, D100-FOC-03: the targets are known; focus is on exactly one."""
    yield from unknown_targets(fight, params.targets)
    if params.focus is not None and len(params.targets) != 1:
        yield Fault("too_many_targets" if params.targets else "need_targets", {"actor": actor.id}, final=True)


@check("aim", "focus")
def aims_or_focuses(fight: D100Fight, actor: Fighter, params: Attempt) -> Iterator[Fault]:
    """D100-SCO-03: no focus if the aim takes time."""
    if params.focus is not None and params.delays(actor):
        yield Fault("no_combine", {"actor": actor.id})


@check("focus")
def enough_des(fight: D100Fight, actor: Fighter, params: Attempt) -> Iterator[Fault]:
    """D100-FOC-02: a declared focus does not lower the initiative below 1."""
    to = params.due(actor)
    if params.focus is not None and to is not None and to < 1:
        yield Fault("not_enough_des", {"actor": actor.id, "des": to})


BEFORE: Checks[Attempt] = (may_declare, known_thing, known_leaving, known_targets, has_scope, aims_or_focuses)
"""What refuses a declaration before its other params are read."""


def declare(table: Table, act: Act) -> None:
    """D100-DECL-01: record what the actor will do, and lower its initiative by the cost.

    Its other params have to be its action's and within their limits; they are kept, and not compared.
    """
    actor: Fighter = act.actor
    deed = ACTIONS[act.action.id]
    read = ATTACK.reading.so_far({name: raw for name, raw in act.params.items() if name in COSTS}).params
    declared = replace(read, action=deed.id, hold=deed.id == "grapple", weapon=act.with_id, targets=act.targets)
    demand(table, (candidate.find for candidate in BEFORE), actor, declared)
    for name, raw in act.params.items():
        _insist_on_limits(deed, name, raw)
    demand(table, (enough_des.find,), actor, declared)
    due = declared.due(actor)
    params = dict(act.params)
    table.put(actor, "declared", Declared(deed.id, act.with_id, act.targets, params, act.modifier))
    named: dict[str, Any] = {"with_": act.with_id, "targets": list(act.targets), "params": dict(params)}
    table.fact("declare", actor=actor.id, action=deed.id, **named)
    if declared.focus is not None:
        table.put(actor, "focus", Focus(act.targets[0], declared.focus))
    if due is not None and actor.initiative is not None and due < actor.initiative:
        costs = (declared.draw, declared.stow, declared.delays(actor), declared.load_one, declared.focus)
        set_initiative(table, actor, due, "+".join(name for name, paid in zip(COSTS, costs, strict=True) if paid))


def _insist_on_limits(deed: D100Action[Any], name: str, raw: Any) -> None:
    """D100-BUR-04: refuse a param that its action does not have or that is beyond its limits."""
    described = {
        candidate.name: candidate for candidate in deed.reading.described.values() if candidate.name not in BESIDE
    }
    param = described.get(name) or (ATTACK.reading.described[name] if name in COSTS else None)
    if param is None:
        raise Refusal("invalid_params", param=name, value=raw)
    for value in raw if isinstance(raw, list | tuple) and "numbers" in param.also else (raw,):
        if value is not None and not _is_within(param, value):
            allowed = f"1–{MOST_SHOTS}" if name == "shots" else f"≥ {param.minimum}"
            limits = {"why": allowed} if param.kind == "number" else {}
            raise Refusal("invalid_params", param=param.label, value=value, **limits)


def _is_within(described: Param, value: Any) -> bool:
    try:
        number = described.value(value)
    except (TypeError, ValueError):
        return False
    return bool(described.name != "shots" or number <= MOST_SHOTS)
