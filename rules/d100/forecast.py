"""What an act would cost and how likely it is, said before it is done: nothing is rolled, nothing changes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules.actions import Act, Preview
from rules.d100 import sayings
from rules.d100.blows import Blow, distances, loaded_for, most_shots, percentage
from rules.d100.checks import is_whole
from rules.d100.declaring import changed
from rules.d100.holds import disarm_chance, escape_chance
from rules.d100.order import due
from rules.d100.reactions import blocking_things, can_dodge, dodge_chance
from rules.d100.state import D100Fight, Fighter, Focus
from rules.d100.tasks import check_steps, filled, repair_skill
from rules.d100.weapons import Weapon, default_weapon, skill_of, weapons_of
from rules.modifiers import Step
from rules.sayings import joined

ACTION = Preview("cost", sayings.AN_ACTION)
SIGNS: Mapping[str, str] = {"over": "÷", "times": "×"}


def _term(step: Step) -> str:
    if step.kind == "base":
        return str(step.amount)
    sign = SIGNS.get(step.kind) or ("−" if step.amount < 0 else "+")
    return sayings.STEPS.get(step.term, sayings.STEP)(sign=sign, amount=abs(step.amount))


def formula(steps: tuple[Step, ...], malf: int | None = None) -> str:
    """`chance 55% = 40 + 15 burst`: a percentage, how it comes about, and what a d100 makes of it.

    A percentage above 100 succeeds with every face; a firearm's faces from `malf` on never do (D100-MALF-01).
    """
    told = [_term(step) for step in steps[:-1]]
    value = int(steps[-1].amount)
    chain = joined(told, sayings.CHAIN)
    most = 100 if malf is None else min(100, malf - 1)
    if value > most and malf is not None:
        return sayings.CHANCE_JAMS(percent=most, sum=value, chain=chain, malf=malf)
    if len(told) == 1:
        return plain(value)
    if value > most:
        return sayings.CHANCE_HELD(percent=most, sum=value, chain=chain)
    return sayings.CHANCE_FROM(percent=value, chain=chain)


def plain(value: int) -> str:
    """A percentage by itself: what a d100 makes of it, and itself where that is less."""
    return sayings.CHANCE(percent=value) if value <= 100 else sayings.CHANCE_OF(percent=100, sum=value)


def blow_of(fight: D100Fight, act: Act, *, hold: bool) -> Blow:
    """The attack as far as it has been put joined; what cannot be read counts as not given."""
    actor: Fighter = act.actor
    params = act.params
    weapons = weapons_of(actor)
    weapon = weapons.get(act.with_id or "") or default_weapon(actor, hold=hold)
    targets = tuple(fight.combatants[id] for id in act.targets if id in fight.combatants)
    typed = tuple(one if one is not None and one >= 0 else None for one in _each(params.get("distance"), len(targets)))
    return Blow(
        weapon=weapon,
        targets=targets,
        shots=tuple(one if one is not None and one >= 1 else 1 for one in _each(params.get("shots"), len(targets))),
        distances=distances(fight, actor, targets, typed, measured=params.get("measured") is True),
        knockout=params.get("knockout") is True,
        aim=params.get("aim") is True and weapon.scope != "none",
        load_one=params.get("load_one") is True,
        draw=params.get("draw") is True,
        stow=weapons.get(str(params.get("stow"))),
        drop=weapons.get(str(params.get("drop"))),
        changed=fight.phase == "action" and changed(fight, act, weapon.id),
    )


def _each(value: Any, count: int) -> tuple[int | None, ...]:
    values = value if isinstance(value, list | tuple) and len(value) == count else (value,) * count
    return tuple(one if is_whole(one) else None for one in values)


def of_attack(fight: Any, act: Act) -> tuple[Preview, ...]:
    """D100-SEQ-01: the chance against each target, its possible answers, the damage, and when it can be done."""
    return _of_blow(fight, act, hold=False)


def of_grapple(fight: Any, act: Act) -> tuple[Preview, ...]:
    """D100-HOLD-01: the chance to hold each target, and its possible answers."""
    return _of_blow(fight, act, hold=True)


def _of_blow(fight: D100Fight, act: Act, *, hold: bool) -> tuple[Preview, ...]:
    blow = blow_of(fight, act, hold=hold)
    actor: Fighter = act.actor
    focus = _focus(fight, act)
    found = [ACTION]
    for index, target in enumerate(blow.targets):
        _, steps = percentage(actor, blow, index, act.modifier, focus)
        malf = blow.weapon.malf if blow.weapon.kind == "firearm" else None
        found.append(Preview("chance", formula(steps, malf), target.id))
        metres = blow.distances[index]
        if metres is not None and not blow.weapon.hand_to_hand:
            found.append(Preview("note", sayings.METRES(metres=metres), target.id))
        found.extend(_answers(target, blow.weapon))
    if blow.targets and not hold:
        found.append(Preview("damage", damage_text(actor, blow.weapon)))
    return (*found, *_shots(actor, blow), *_when(fight, act, blow))


def _focus(fight: D100Fight, act: Act) -> Focus | None:
    """D100-FOC-01: the points held; while all declare, those that the declaration would bring."""
    points = act.params.get("focus")
    if fight.phase == "declaration" and is_whole(points) and points >= 1 and len(act.targets) == 1:
        return Focus(act.targets[0], points)
    held: Focus | None = act.actor.focus
    return held


def _shots(actor: Fighter, blow: Blow) -> list[Preview]:
    """D100-BUR-04: what the weapon gives in a turn and what is in it, where more shots are ordered."""
    weapon, total = blow.weapon, sum(blow.shots)
    if weapon.hand_to_hand:
        return []
    most = most_shots(blow)
    loaded = loaded_for(actor, blow)
    found = [Preview("note", sayings.MOST_SHOTS(most=most))] if total > most else []
    if loaded is not None and total > loaded:
        found.append(Preview("note", sayings.ONLY_LOADED(loaded=loaded)))
    return found


def _answers(target: Fighter, weapon: Weapon) -> list[Preview]:
    """What the target could answer with."""
    told = [sayings.DODGE(percent=min(100, dodge_chance(target)))] if can_dodge(target, weapon) else []
    told += [
        sayings.BLOCK(thing=thing.name, percent=min(100, thing.block or 0)) for thing in blocking_things(target, weapon)
    ]
    return [Preview("note", joined(told), target.id)] if told else []


def damage_text(actor: Fighter, weapon: Weapon) -> str:
    """D100-SEQ-03: `damage 1D8 + MD +1D4`."""
    if weapon.md == "none" or actor.sheet.md in ("0", "+0"):
        return sayings.DAMAGE(dice=weapon.damage_text)
    added = sayings.DAMAGE_HALF_MD if weapon.md == "half" else sayings.DAMAGE_MD
    return added(dice=weapon.damage_text, md=actor.sheet.md)


def _when(fight: D100Fight, act: Act, blow: Blow) -> tuple[Preview, ...]:
    """D100-DRAW-01, D100-SCO-01, D100-REL-04: the DES at which it is due, where that is later than now."""
    actor: Fighter = act.actor
    focus = act.params.get("focus")
    waited = focus if is_whole(focus) and fight.phase == "declaration" else 0
    more = int(blow.draw) + (blow.stow is not None)
    delayed = blow.delaying or blow.load_one
    if actor.initiative is None or not (delayed or more or waited):
        return ()
    at = due(actor, delayed, more) - waited
    if at >= actor.initiative:
        return ()
    said = sayings.AT if fight.phase == "declaration" else sayings.NOT_YET
    return (Preview("tick", said(des=at)),)


def of_wait(fight: Any, act: Act) -> tuple[Preview, ...]:
    """D100-FOC-01, D100-FOC-02: the DES at which it comes again, and what the focus will be worth."""
    actor: Fighter = act.actor
    des = act.params.get("des", 5)
    if not is_whole(des) or actor.initiative is None:
        return ()
    found = [Preview("tick", sayings.AT(des=actor.initiative - des))]
    on = act.params.get("target")
    if on in fight.combatants:
        held = actor.focus.points if actor.focus is not None and actor.focus.target == on else 0
        found.append(Preview("chance", sayings.FOCUS(percent=(held + des) // 5 * 10), str(on)))
    return tuple(found)


def of_draw(fight: Any, act: Act) -> tuple[Preview, ...]:
    """D100-DRAW-01: the DES at which it then acts, and what that costs; declaring it costs nothing yet."""
    actor: Fighter = act.actor
    at = due(actor, delayed=False, more=1 + isinstance(act.params.get("stow"), str))
    lost = 0 if actor.initiative is None else max(0, actor.initiative - at)
    if not lost:
        return (Preview("cost", sayings.NO_DES()),)
    said = sayings.LATER_THEN if fight.phase == "declaration" else sayings.LATER
    return (Preview("cost", said(points=lost)), Preview("tick", sayings.AT(des=at)))


def of_escape(fight: Any, act: Act) -> tuple[Preview, ...]:
    """D100-HOLD-05: the chance to get free."""
    _, steps = escape_chance(act.actor, act.modifier)
    return (ACTION, Preview("chance", formula(steps)))


def of_disarm(fight: Any, act: Act) -> tuple[Preview, ...]:
    """D100-HOLD-04: the chance of FUE against FUE."""
    actor: Fighter = act.actor
    found = [ACTION]
    for id in act.targets:
        victim = fight.combatants.get(id)
        if victim is not None:
            percent = disarm_chance(actor, victim, act.modifier)
            said = sayings.FUE_TO_FUE(percent=percent, own=actor.sheet.fue, theirs=victim.sheet.fue)
            found.append(Preview("chance", said, id))
    return tuple(found)


def of_reload(fight: Any, act: Act) -> tuple[Preview, ...]:
    """D100-LOAD-01, D100-REL-01: how many turns it still takes, and what is in then."""
    actor: Fighter = act.actor
    weapon = weapons_of(actor).get(act.with_id or "") or default_weapon(actor)
    loaded = actor.weapons[weapon.id].loaded
    if loaded is None or weapon.capacity is None:
        return (ACTION,)
    task = actor.task
    done = task.done if task is not None and task.kind == "reload" and task.with_id == weapon.id else 0
    left = max(1, weapon.load_turns - done)
    said = sayings.ONE_TURN if left == 1 else sayings.TURNS
    return (ACTION, Preview("note", said(turns=left, loaded=loaded, filled=filled(weapon, loaded))))


def of_repair(fight: Any, act: Act) -> tuple[Preview, ...]:
    """D100-MALF-04, D100-MALF-05: the chance to find the fault, or the turns that are left."""
    actor: Fighter = act.actor
    weapon = weapons_of(actor).get(act.with_id or "") or default_weapon(actor)
    task = actor.task
    if task is not None and task.kind == "repair" and task.with_id == weapon.id:
        return (ACTION, Preview("note", sayings.REPAIRING(turn=task.done + 1, needed=task.needed)))
    base, term = repair_skill(actor, weapon, act.params.get("skill"))
    return (ACTION, _own(fight, act, base, term, weapon.id), Preview("note", sayings.REPAIR()))


def of_skill(fight: Any, act: Act) -> tuple[Preview, ...]:
    """D100-SKILL-01: the chance of the skill."""
    base = skill_of(act.actor, act.with_id)
    if base is None:
        return (ACTION,)
    return (ACTION, _own(fight, act, base, str(act.with_id), str(act.with_id)))


def _own(fight: D100Fight, act: Act, base: int, term: str, used: str) -> Preview:
    """D100-DECL-03: the percentage of the act's own check, with what a changed action takes from it."""
    other = fight.phase == "action" and changed(fight, act, used)
    return Preview("chance", formula(check_steps(act, base, term, used, changed=other)))


def of_action(fight: Any, act: Act) -> tuple[Preview, ...]:
    """What every other action costs."""
    return (ACTION,)
