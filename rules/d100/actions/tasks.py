"""Tasks over several turns: loading, repairing, using a skill; and acts that only need words."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.modifiers import ComputationStep
from rules.core.questions import Fault
from rules.d100.actions import gear
from rules.d100.actions.action import Checks, is_changed, of_weapon
from rules.d100.actions.gear import put_loaded
from rules.d100.actions.params import Armed, Nothing, Other, Reload, Repair, UseSkill, Wait
from rules.d100.actions.reactions import roll
from rules.d100.combatant.state import D100Fight, Fighter, Focus, Table, Task
from rules.d100.combatant.weapons import Weapon, put_weapon, skill_of
from rules.d100.damage.grades import SUCCEEDS
from rules.d100.turns.order import set_initiative
from rules.mechanics.checks import check


def _continued(table: Table, combatant: Fighter, kind: str, with_id: str, needed: int) -> bool:
    """Do one more turn of a task, or the first of a new one, which replaces another; return whether that was the last.

    The first act fixes how many turns are needed.
    """
    task = combatant.task
    if task is not None and task.kind == kind and task.with_id == with_id:
        task = task._replace(done=task.done + 1)
    else:
        task = Task(kind, with_id, 1, needed)
    over = task.done >= task.needed
    table.put(combatant, "task", None if over else task)
    if task.needed > 1:
        table.fact("task", actor=combatant.id, what=kind, with_=with_id, done=task.done, needed=task.needed)
    return over


def check_steps(
    fight: D100Fight, params: Repair | UseSkill, base: int, term: str, used: str, *, changed: bool
) -> tuple[ComputationStep, ...]:
    """D100-DECL-03: return the percentage of the act's check: − 20 for a changed action, + modifier, at least 0."""
    steps = [ComputationStep(term, base, "base", used)]
    if changed:
        steps.append(ComputationStep("changed", fight.options.changed_percent, "flat", "D100-DECL-03"))
    if params.modifier:
        steps.append(ComputationStep("modifier", params.modifier))
    return (*steps, ComputationStep("result", max(0, sum(int(step.amount) for step in steps)), "result"))


def repair_steps(fight: D100Fight, actor: Fighter, params: Repair, *, changed: bool) -> tuple[ComputationStep, ...]:
    """D100-MALF-04: return the steps by the weapon's skill or Maestría/Armería, the higher one if none is named."""
    weapon, gunsmith = params.of(actor), actor.numbers.armeria
    if params.skill == "armeria" or (params.skill is None and gunsmith > weapon.skill):
        return check_steps(fight, params, gunsmith, "Maestría/Armería", weapon.id, changed=changed)
    return check_steps(fight, params, weapon.skill, weapon.name, weapon.id, changed=changed)


def skill_steps(fight: D100Fight, actor: Fighter, params: UseSkill, *, changed: bool) -> tuple[ComputationStep, ...]:
    """D100-SKILL-01: return the steps by the skill."""
    skill = str(params.skill)
    return check_steps(fight, params, skill_of(actor, skill) or 0, skill, skill, changed=changed)


# --- weapons ---------------------------------------------------------------------------------------------------


IN_HAND: Checks[Armed] = (gear.known_weapon, gear.whole, gear.off_the_floor, gear.in_hand)
RELOAD_CHECKS: Checks[Reload] = (
    *IN_HAND,
    gear.not_jammed,
    of_weapon("wrong_feed", lambda params, weapon, now: not weapon.loaded_by_hand or now.loaded is None, final=True),
    of_weapon("already_loaded", lambda _, weapon, now: not (weapon.load_turns and weapon.has_room(now)), final=True),
)
"""D100-LOAD-01, D100-LOAD-02: a bow or a firearm whose shots are counted, with room for more."""
REPAIR_CHECKS: Checks[Repair] = (
    *IN_HAND,
    of_weapon("not_jammed", lambda params, weapon, now: not now.jammed, final=True),
)


def reload(table: Table, actor: Fighter, params: Reload) -> None:
    """D100-LOAD-01, D100-LOAD-02, D100-REL-01, D100-REL-02, D100-REL-03: load a weapon; each turn uses the action.

    Two rounds, a magazine, or a belt, after as many turns as the weapon takes.
    """
    weapon = params.of(actor)
    if _continued(table, actor, "reload", weapon.id, weapon.load_turns):
        put_loaded(table, actor, weapon, filled(table.fight, weapon, actor.weapons[weapon.id].loaded or 0))


def filled(fight: D100Fight, weapon: Weapon, loaded: int) -> int:
    """D100-REL-01, D100-REL-02, D100-REL-03: return the shots after loading: two more by hand, else as many as fit."""
    capacity = weapon.capacity or 0
    return min(capacity, loaded + fight.options.rounds_by_hand) if weapon.feed == "single" else capacity


def repair(table: Table, actor: Fighter, params: Repair) -> None:
    """D100-MALF-04, D100-MALF-05.

    Roll weapon skill or Maestría/Armería; a success takes 1D6 turns, this one the first.
    """
    weapon = params.of(actor)
    task = actor.task
    if task is not None and task.kind == "repair" and task.with_id == weapon.id:
        needed = task.needed
    else:
        steps = repair_steps(table.fight, actor, params, changed=is_changed(table.fight, actor, params, weapon.id))
        if roll(table, actor, "repair", int(steps[-1].amount), with_id=weapon.id, steps=steps) not in SUCCEEDS:
            return
        needed = table.die(6, "turns to repair", actor)
    if _continued(table, actor, "repair", weapon.id, needed):
        put_weapon(table, actor, weapon.id, actor.weapons[weapon.id]._replace(jammed=False))
        table.fact("repair", actor=actor.id, with_=weapon.id, turns=needed)


# --- skills and words ------------------------------------------------------------------------------------------


@check("skill")
def known_skill(fight: D100Fight, actor: Fighter, params: UseSkill) -> Iterator[Fault]:
    """D100-SKILL-01: it has that skill, or everybody has it."""
    if skill_of(actor, params.skill) is None:
        yield Fault("no_such_item", {"actor": actor.id, "item": params.skill or "?"}, final=True)


def use_skill(table: Table, actor: Fighter, params: UseSkill) -> None:
    """D100-SKILL-01, D100-SKILL-02: use any skill, over as many turns as the GM says; rolled on the last one."""
    if _continued(table, actor, "use_skill", str(params.skill), params.turns):
        steps = skill_steps(table.fight, actor, params, changed=is_changed(table.fight, actor, params, params.skill))
        roll(table, actor, "skill", int(steps[-1].amount), with_id=params.skill, steps=steps)


@check("target")
def known_target(fight: D100Fight, actor: Fighter, params: Wait) -> Iterator[Fault]:
    """D100-FOC-03: the target of the focus is known."""
    if params.target is not None and params.target not in fight.combatants:
        yield Fault("no_such_target", {"id": params.target}, final=True)


@check("des")
def enough_des(fight: D100Fight, actor: Fighter, params: Wait) -> Iterator[Fault]:
    """D100-FOC-02: waiting does not go below initiative 1."""
    initiative = (actor.initiative or 0) - params.des
    if initiative < 1:
        yield Fault("not_enough_des", {"actor": actor.id, "des": initiative})


def wait(table: Table, actor: Fighter, params: Wait) -> None:
    """D100-FOC-02, D100-FOC-03: lower the initiative by `des`; with a target the points are focus on it.

    A new target starts from 0.
    """
    initiative = actor.initiative or 0
    paid = min(params.des, max(0, initiative - 1))
    if params.target is not None:
        table.put(actor, "focus", Focus(params.target, focused(actor, params.target) + paid))
    set_initiative(table, actor, initiative - paid, "wait" if params.target is None else "focus")
    table.put(actor, "waiting", True)


def focused(actor: Fighter, target: str) -> int:
    """D100-FOC-03: return the points that it has waited for a target."""
    return actor.focus.points if actor.focus is not None and actor.focus.target == target else 0


def defend(table: Table, actor: Fighter, params: Nothing) -> None:
    """D100-DECL-04: keep the action for a dodge or a block, at no cost."""
    table.fact("defend", actor=actor.id)


def other(table: Table, actor: Fighter, params: Other) -> None:
    """Do anything else: moving, talking, opening a door; logged, and it uses the action."""
    table.fact("other", actor=actor.id, text=params.text)
