"""What takes turns: loading, repairing, using a skill; and the acts that only need words."""

from __future__ import annotations

from rules.actions import Act
from rules.d100 import checks
from rules.d100.damage import put_weapon
from rules.d100.declaring import CHANGED, changed
from rules.d100.grades import SUCCEEDS
from rules.d100.handling import put_loaded
from rules.d100.order import set_initiative
from rules.d100.reactions import roll
from rules.d100.state import Fighter, Focus, Task
from rules.d100.weapons import Weapon, skill_of
from rules.modifiers import Step
from rules.table import Table

ROUNDS_BY_HAND = 2
"""D100-REL-01: single rounds or shells that one turn of loading puts in."""


def _continued(table: Table, one: Fighter, kind: str, with_id: str, needed: int) -> bool:
    """One more turn of a task, or the first of a new one, which loses another; True if that was the last.

    The first act fixes how many turns are needed.
    """
    task = one.task
    if task is not None and task.kind == kind and task.with_id == with_id:
        task = task._replace(done=task.done + 1)
    else:
        task = Task(kind, with_id, 1, needed)
    over = task.done >= task.needed
    table.put(one, "task", None if over else task)
    if task.needed > 1:
        table.fact("task", actor=one.id, what=kind, with_=with_id, done=task.done, needed=task.needed)
    return over


def checked(table: Table, act: Act, what: str, base: int, term: str, used: str) -> str:
    """A check of the act's own; its degree."""
    steps = check_steps(act, base, term, used, changed=changed(table.fight, act, used))
    return roll(table, act.actor, what, int(steps[-1].amount), with_id=used, steps=steps)


def check_steps(act: Act, base: int, term: str, used: str, *, changed: bool) -> tuple[Step, ...]:
    """D100-DECL-03: the percentage of a check: − 20 for a changed action, + modifier, not below 0."""
    steps = [Step(term, base, "base", used)]
    percent = base
    if changed:
        percent += CHANGED
        steps.append(Step("changed", CHANGED, "flat", "D100-DECL-03"))
    if act.modifier:
        percent += act.modifier
        steps.append(Step("modifier", act.modifier))
    percent = max(0, percent)
    return (*steps, Step("result", percent, "result"))


# --- weapons ---------------------------------------------------------------------------------------------------


def reload(table: Table, act: Act) -> None:
    """D100-LOAD-01, D100-LOAD-02, D100-REL-01, D100-REL-02, D100-REL-03: loads a weapon; each turn uses the action.

    Two rounds, a magazine, or a belt, after as many turns as the weapon takes. Refuses `no_such_item`,
    `weapon_broken`, `weapon_dropped`, `not_equipped`, `weapon_jammed`, `wrong_feed`, `already_loaded`.
    """
    actor: Fighter = act.actor
    checks.may_act(table, act)
    checks.known_params(table, act, frozenset())
    weapon = checks.weapon_named(table, act)
    checks.in_hand(table, actor, weapon)
    carried = actor.weapons[weapon.id]
    table.demand(not carried.jammed, "weapon_jammed", actor=actor.id, item=weapon.name)
    loads = weapon.kind in ("missile", "firearm") and weapon.capacity is not None and carried.loaded is not None
    table.insist(loads, "wrong_feed", actor=actor.id, item=weapon.name)
    capacity, loaded = weapon.capacity or 0, carried.loaded or 0
    table.insist(weapon.load_turns > 0 and loaded < capacity, "already_loaded", actor=actor.id, item=weapon.name)
    checks.spend_action(table, actor)
    if _continued(table, actor, "reload", weapon.id, weapon.load_turns):
        put_loaded(table, actor, weapon, filled(weapon, loaded))


def filled(weapon: Weapon, loaded: int) -> int:
    """D100-REL-01, D100-REL-02, D100-REL-03: shots in after loading: two more by hand, else as many as fit."""
    capacity = weapon.capacity or 0
    return min(capacity, loaded + ROUNDS_BY_HAND) if weapon.feed == "single" else capacity


def repair(table: Table, act: Act) -> None:
    """D100-MALF-04, D100-MALF-05: weapon skill or Maestría/Armería; a success takes 1D6 turns, this one the first.

    Refuses `no_such_item`, `weapon_broken`, `weapon_dropped`, `not_equipped`, `not_jammed`, `invalid_params`.
    """
    actor: Fighter = act.actor
    checks.may_act(table, act)
    checks.known_params(table, act, frozenset({"skill"}))
    weapon = checks.weapon_named(table, act)
    checks.in_hand(table, actor, weapon)
    table.insist(actor.weapons[weapon.id].jammed, "not_jammed", actor=actor.id, item=weapon.name)
    by = act.params.get("skill")
    table.insist(by in (None, "weapon", "armeria"), "invalid_params", param="skill", value=by)
    checks.spend_action(table, actor)
    task = actor.task
    if task is not None and task.kind == "repair" and task.with_id == weapon.id:
        needed = task.needed
    else:
        base, term = repair_skill(actor, weapon, by)
        if checked(table, act, "repair", base, term, weapon.id) not in SUCCEEDS:
            return
        needed = table.die(6, "turns to repair", actor)
    if _continued(table, actor, "repair", weapon.id, needed):
        put_weapon(table, actor, weapon.id, actor.weapons[weapon.id]._replace(jammed=False))
        table.fact("repair", actor=actor.id, with_=weapon.id, turns=needed)


def repair_skill(actor: Fighter, weapon: Weapon, by: str | None) -> tuple[int, str]:
    """D100-MALF-04: (%, its name): the weapon's or Maestría/Armería, the higher one if none is named."""
    gunsmith = actor.sheet.armeria
    if by == "armeria" or (by is None and gunsmith > weapon.skill):
        return gunsmith, "Maestría/Armería"
    return weapon.skill, weapon.name


# --- skills and words ------------------------------------------------------------------------------------------


def use_skill(table: Table, act: Act) -> None:
    """D100-SKILL-01, D100-SKILL-02: any skill, over as many turns as the GM says; rolled on the last one.

    Refuses `no_such_item`, `invalid_params`.
    """
    actor: Fighter = act.actor
    checks.may_act(table, act)
    skill = skill_of(actor, act.with_id)
    table.insist(skill is not None, "no_such_item", actor=actor.id, item=act.with_id or "?")
    checks.known_params(table, act, frozenset({"turns"}))
    turns = act.params.get("turns", 1)
    table.insist(checks.is_whole(turns) and turns >= 1, "invalid_params", param="turns", value=turns)
    checks.spend_action(table, actor)
    if skill is not None and act.with_id is not None and _continued(table, actor, "use_skill", act.with_id, turns):
        checked(table, act, "skill", skill, act.with_id, act.with_id)


def wait(table: Table, act: Act) -> None:
    """D100-FOC-02, D100-FOC-03: lowers the initiative by `des`; with a target the points are focus on it.

    A new target starts from 0. Refuses `invalid_params`, `no_such_target`, `not_enough_des` (below 1).
    """
    actor: Fighter = act.actor
    checks.may_act(table, act)
    checks.known_params(table, act, frozenset({"des", "target"}))
    des = act.params.get("des", 5)
    table.insist(checks.is_whole(des) and des >= 1, "invalid_params", param="des", value=des)
    on = act.params.get("target")
    table.insist(on is None or isinstance(on, str), "invalid_params", param="target", value=on)
    if on is not None:
        table.combatant(on, "no_such_target")
    now = actor.initiative or 0
    table.demand(now - des >= 1, "not_enough_des", actor=actor.id, des=now - des)
    paid = min(des, max(0, now - 1))
    if on is not None:
        held = actor.focus.points if actor.focus is not None and actor.focus.target == on else 0
        table.put(actor, "focus", Focus(on, held + paid))
    set_initiative(table, actor, now - paid, "wait" if on is None else "focus")
    table.put(actor, "waiting", True)
    table.put(actor, "freely", "wait")


def defend(table: Table, act: Act) -> None:
    """D100-DECL-04: keeps the action for a dodge or a block; free."""
    checks.may_act(table, act)
    checks.known_params(table, act, frozenset())
    table.put(act.actor, "freely", "defend")
    table.fact("defend", actor=act.actor.id)


def other(table: Table, act: Act) -> None:
    """Anything else: moving, talking, opening a door; logged, and it uses the action."""
    checks.may_act(table, act)
    checks.known_params(table, act, frozenset({"text"}))
    text = act.params.get("text")
    table.insist(text is None or isinstance(text, str), "invalid_params", param="text", value=text)
    checks.spend_action(table, act.actor)
    table.fact("other", actor=act.actor.id, text=text or "")
