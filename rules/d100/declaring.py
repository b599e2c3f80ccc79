"""Declaring: what everybody says it will do, what that costs at once, and what doing something else costs."""

from __future__ import annotations

from collections.abc import Mapping

from rules.actions import Act, Field
from rules.d100.checks import flag, is_whole, targets_named, thing
from rules.d100.order import declaration_order, due, set_initiative
from rules.d100.state import D100Fight, Declared, Fighter, Focus
from rules.d100.turns import hindrance
from rules.d100.weapons import Weapon, default_weapon, skill_of
from rules.questions import Refusal
from rules.table import Table

COSTS = ("draw", "stow", "aim", "load_one", "focus")
"""The params of a declaration that cost DES points."""
_NO_PARAMS = frozenset({"with", "targets", "modifier"})
CHANGED = -20
"""D100-DECL-03: percentage points for an act other than the one declared."""


def declare(table: Table, act: Act) -> None:
    """D100-DECL-01: notes what the actor will do, and lowers its initiative by what that costs.

    Refuses `wrong_phase`, `already_declared`, `cannot_act`, `declare_order`, `no_such_item`, `no_such_target`,
    `need_targets`, `too_many_targets`, `no_scope`, `no_combine`, `invalid_params`, `not_enough_des`.
    """
    actor: Fighter = act.actor
    may_declare(table, act)
    params = act.params
    weapon = _named(table, act)
    stow = thing(table, actor, params.get("stow"))
    if act.targets:
        targets_named(table, act)
    focus = params.get("focus")
    if focus is not None:
        table.insist(act.targets, "need_targets", actor=actor.id)
        table.insist(len(act.targets) == 1, "too_many_targets", actor=actor.id)
    aim = params.get("aim") is True
    delaying = False
    if aim:
        used = weapon or default_weapon(actor, hold=act.action.id == "grapple")
        table.demand(used.scope != "none", "no_scope", actor=actor.id, item=used.name)
        delaying = not used.free_scope
    table.demand(not (delaying and focus is not None), "no_combine", actor=actor.id)
    _check_params(table, act)
    load_one = params.get("load_one") is True
    draw = params.get("draw") is True
    points = Focus(act.targets[0], focus) if focus is not None else None
    to = due(actor, delaying or load_one, int(draw) + (stow is not None)) - (focus or 0)
    if points is not None:
        table.demand(to >= 1, "not_enough_des", actor=actor.id, des=to)
    declared = Declared(act.action.id, act.with_id, act.targets, dict(params), act.modifier)
    table.put(actor, "declared", declared)
    table.fact(
        "declare",
        actor=actor.id,
        action=act.action.id,
        with_=act.with_id,
        targets=list(act.targets),
        params=dict(params),
    )
    if points is not None:
        table.put(actor, "focus", points)
    if actor.initiative is not None and to < actor.initiative:
        given: Mapping[str, object] = {
            "draw": draw,
            "stow": stow,
            "aim": delaying,
            "load_one": load_one,
            "focus": points,
        }
        why = "+".join(key for key in COSTS if given[key])
        if why:
            set_initiative(table, actor, to, why)


def may_declare(table: Table, act: Act) -> None:
    """D100-DECL-02: in the declaration phase, once, in decreasing order of DES; a held one only `escape`."""
    fight: D100Fight = table.fight
    actor: Fighter = act.actor
    table.demand(fight.phase == "declaration", "wrong_phase", actor=actor.id)
    table.demand(actor.declared is None, "already_declared", actor=actor.id)
    why = hindrance(fight, actor, act.action.id)
    table.insist(actor.present, "cannot_act", actor=actor.id, status=why)
    table.demand(why is None, "cannot_act", actor=actor.id, status=why)
    first = _still_before(fight, actor)
    table.demand(first is None, "declare_order", actor=actor.id, target=first)


def _still_before(fight: D100Fight, actor: Fighter) -> str | None:
    """Who has to declare before the actor and has not; None if nobody."""
    for id in declaration_order(fight):
        if id == actor.id:
            return None
        earlier = fight.combatants[id]
        if earlier.declared is None and hindrance(fight, earlier) is None:
            return id
    return None


def _named(table: Table, act: Act) -> Weapon | None:
    """The weapon that `with` names; a skill is only looked for. Refuses `no_such_item`."""
    if act.with_id is None:
        return None
    if act.action.id == "use_skill":
        if skill_of(act.actor, act.with_id) is None:
            raise Refusal("no_such_item", actor=act.actor.id, item=act.with_id)
        return None
    return thing(table, act.actor, act.with_id)


def _check_params(table: Table, act: Act) -> None:
    """Params of a declaration: typed and within their limits; the action's own are kept for the turn, not compared."""
    params = act.params
    known = {field.name: field for field in act.action.fields if field.name not in _NO_PARAMS}
    for key, value in params.items():
        table.insist(key in COSTS or key in known, "invalid_params", param=key, value=value)
        if key in known and value is not None:
            _check_kind(table, known[key], value)
    for key in ("draw", "aim", "load_one"):
        flag(table, params, key)
    stow = params.get("stow")
    table.insist(stow is None or isinstance(stow, str), "invalid_params", param="stow", value=stow)
    focus = params.get("focus")
    table.insist(focus is None or (is_whole(focus) and focus >= 1), "invalid_params", param="focus", value=focus)


def _check_kind(table: Table, field: Field, value: object) -> None:
    """D100-BUR-04: a number within its field's limits, or one for each target; a yes or no, a text."""
    if field.kind != "number":
        fine = isinstance(value, bool if field.kind == "flag" else str)
        table.insist(fine, "invalid_params", param=field.label, value=value)
        return
    least, most = field.minimum or 0, field.maximum
    why = f"≥ {least}" if most is None else f"{least}–{most}"
    for one in value if isinstance(value, list | tuple) else (value,):
        fine = is_whole(one) and least <= one and (most is None or one <= most)
        table.insist(fine, "invalid_params", param=field.label, value=one, why=why)


def changed(fight: D100Fight, act: Act, used: str | None) -> bool:
    """D100-DECL-03: whether the act differs from what was declared: action, thing or targets, as far as named.

    `used` is what it is done with, a default counted. Who could not declare counts as having declared `defend`.
    Without declarations nothing is changed.
    """
    if fight.options.declarations == "off":
        return False
    declared: Declared | None = act.actor.declared
    if declared is None or declared.action != act.action.id:
        return True
    if declared.with_id is not None and declared.with_id != used:
        return True
    return bool(declared.targets) and frozenset(declared.targets) != frozenset(act.targets)
