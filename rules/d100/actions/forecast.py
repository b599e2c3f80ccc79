"""Previews of the cost and chance of an act: nothing is rolled, nothing changes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from fractions import Fraction
from functools import lru_cache, partial

from rules.core.modifiers import ComputationStep
from rules.d100.actions.action import is_changed
from rules.d100.actions.aim import ResolvedAttack, attacks_of, focus_bonus, loaded_for, most_shots, percentage
from rules.d100.actions.holds import disarm_chance, escape_chance
from rules.d100.actions.params import Attempt, Disarm, Draw, Reload, Repair, Struggle, UseSkill, Wait
from rules.d100.actions.reactions import blocking_things, can_dodge, dodge_chance
from rules.d100.actions.tasks import filled, focused, repair_steps, skill_steps
from rules.d100.combatant import phrases
from rules.d100.combatant.state import D100Fight, Fighter, Focus
from rules.d100.combatant.weapons import Weapon, skill_of
from rules.d100.damage.damage import least_damage
from rules.d100.damage.grades import IMPALE, PIERCE, result_shares
from rules.d100.turns.order import due
from rules.dice.dice import Expression, nearest
from rules.mechanics.action import Preview
from rules.mechanics.checks import ahead
from rules.text.localized import joined

SIGNS: Mapping[str, str] = {"over": "÷", "times": "×"}
MOST_AVERAGES = 2000
"""The most average losses that are remembered: the same weapons strike through the same armour again and again."""


# --- chances ---------------------------------------------------------------------------------------------------


def _term(step: ComputationStep) -> str:
    if step.kind == "base":
        return str(step.amount)
    sign = SIGNS.get(step.kind) or ("−" if step.amount < 0 else "+")
    return phrases.STEPS.get(step.term, phrases.STEP)(sign=sign, amount=abs(step.amount))


def _chance(steps: tuple[ComputationStep, ...], target: str | None = None, malf: int | None = None) -> Preview:
    """Return the preview `chance 55% = 40 + 15 burst`: the percentage, its steps, and the d100's limits.

    A percentage above 100 succeeds with every face; a firearm's faces from `malf` on never do (D100-MALF-01).
    """
    terms = [_term(step) for step in steps[:-1]]
    value = int(steps[-1].amount)
    chain = joined(terms, phrases.CHAIN)
    most = 100 if malf is None else min(100, malf - 1)
    if value > most and malf is not None:
        text = phrases.CHANCE_JAMS(percent=most, sum=value, chain=chain, malf=malf)
    elif len(terms) == 1:
        text = phrases.CHANCE(percent=value) if value <= most else phrases.CHANCE_OF(percent=most, sum=value)
    elif value == 0 and sum(step.amount for step in steps[:-1] if step.kind in ("base", "flat")) < 0:
        text = phrases.CHANCE_NONE(chain=chain)
    elif value > most:
        text = phrases.CHANCE_HELD(percent=most, sum=value, chain=chain)
    else:
        text = phrases.CHANCE_FROM(percent=value, chain=chain)
    return Preview("chance", text, target, number=min(value, most))


def _changed(fight: D100Fight, actor: Fighter, params: Attempt | Repair | UseSkill, used: str | None) -> bool:
    """D100-DECL-03: whether it is another action than declared; never while all declare."""
    return fight.phase == "action" and is_changed(fight, actor, params, used)


@ahead(aside=True)
def cost_preview(fight: D100Fight, actor: Fighter, params: object) -> Iterator[Preview]:
    """Yield the cost of most actions."""
    yield Preview("cost", phrases.AN_ACTION, number=1)


# --- attacks ---------------------------------------------------------------------------------------------------


@ahead("weapon", "targets")
def attack_previews(fight: D100Fight, actor: Fighter, params: Attempt) -> Iterator[Preview]:
    """D100-SEQ-01, D100-HOLD-01: yield for each target the chance, the metres, its possible answers, and the damage."""
    for candidate in attacks_of(fight, actor, params):
        weapon, target, focus = candidate.weapon, candidate.target, candidate.focus
        if fight.phase == "declaration" and params.focus is not None and candidate.nth is None:
            focus = Focus(target.id, params.focus)  # that the declaration would bring
        blow = replace(candidate, focus=focus, changed=_changed(fight, actor, params, weapon.id))
        percent, steps = percentage(fight, actor, blow)
        malf = weapon.malf if weapon.kind == "firearm" else None
        yield _chance(steps, target.id, malf)
        if blow.distance is not None and not weapon.hand_to_hand:
            yield Preview("note", phrases.METRES(metres=blow.distance), target.id)
        yield from _answers(fight, target, weapon)
        if not params.hold:
            highest = percent if malf is None else min(percent, malf - 1)
            loss = None if params.knockout else _expected_loss(fight, actor, blow, percent, highest)
            number = None if loss is None else nearest(loss)
            yield Preview("damage", damage_text(actor, weapon), target.id, number=number, mean=loss)
        if params.knockout:
            least = max(0, least_damage(weapon) - target.numbers.prot)
            yield Preview("note", phrases.KNOCKS_OUT(enough=target.sheet.pv // 2 + 1, least=least), target.id)


def _answers(fight: D100Fight, target: Fighter, weapon: Weapon) -> Iterator[Preview]:
    """Yield the possible answers of the target."""
    answers = [phrases.DODGE(percent=min(100, dodge_chance(fight, target)))] if can_dodge(target, weapon) else []
    answers += [
        phrases.BLOCK(thing=item.name, percent=min(100, item.block or 0)) for item in blocking_things(target, weapon)
    ]
    if answers:
        yield Preview("note", joined(answers), target.id)


def damage_text(actor: Fighter, weapon: Weapon) -> str:
    """D100-SEQ-03: return `damage 1D8 + MD +1D4`."""
    if weapon.md == "none" or actor.sheet.md in ("0", "+0"):
        return phrases.DAMAGE(dice=weapon.damage_text)
    added = phrases.DAMAGE_HALF_MD if weapon.md == "half" else phrases.DAMAGE_MD
    return added(dice=weapon.damage_text, md=actor.sheet.md)


def _expected_loss(fight: D100Fight, actor: Fighter, blow: ResolvedAttack, percent: int, highest: int) -> Fraction:
    """D100-SEQ-03, D100-SEQ-04, D100-BUR-03, D100-IMP-02: return the average loss of a hit that is not answered.

    Less armour for each bullet; `highest` is the highest face that hits.
    """
    armor, total_loss = blow.target.numbers.prot, Fraction(0)
    shares = result_shares(percent, max(1, min(highest, 100)), fight.options.grades, fight.options.critical_attacks)
    for result, share in shares.items():
        times = fight.options.impale_times if result in (IMPALE, PIERCE) else 1
        total_loss += share * _average_loss(actor, blow.weapon, times, 0 if result == PIERCE else armor)
    return total_loss * Fraction(blow.shots + 1, 2)


def _average_loss(actor: Fighter, weapon: Weapon, times: int, armor: int) -> Fraction:
    """D100-SEQ-03, D100-SEQ-04, D100-IMP-02: return the average loss by weapon and MD, `times` as much, less armour."""
    part = {"full": Fraction(1), "half": Fraction(1, 2)}.get(weapon.md)
    return _average_left(weapon.damage, actor.sheet.modifier if part else None, part or Fraction(0), times, armor)


@lru_cache(MOST_AVERAGES)
def _average_left(damage: Expression, modifier: Expression | None, part: Fraction, times: int, armor: int) -> Fraction:
    """Return the average of what armour leaves of a damage to which a part of a modifier is added."""

    def left(dealt: Fraction, more: Fraction) -> Fraction:
        return max(Fraction(0), (dealt + int(more * part)) * times - armor)

    def left_with_modifier(dealt: Fraction) -> Fraction:
        return left(dealt, Fraction(0)) if modifier is None else modifier.expected(partial(left, dealt))

    return damage.expected(left_with_modifier)


@ahead("weapon", "targets", "shots", "load_one", aside=True)
def shot_preview(fight: D100Fight, actor: Fighter, params: Attempt) -> Iterator[Preview]:
    """D100-BUR-04: yield how many shots the weapon gives and has loaded, if more than one is ordered."""
    weapon = params.of(actor)
    if not weapon.hand_to_hand:
        most, loaded = most_shots(weapon, params), loaded_for(actor, weapon, params)
        if params.total > most:
            yield Preview("note", phrases.MOST_SHOTS(most=most))
        if loaded is not None and params.total > loaded:
            yield Preview("note", phrases.ONLY_LOADED(loaded=loaded))


@ahead("weapon", "aim", "load_one", "draw", "stow", "focus", aside=True)
def due_preview(fight: D100Fight, actor: Fighter, params: Attempt) -> Iterator[Preview]:
    """D100-DRAW-01, D100-SCO-01, D100-REL-04: yield the DES at which it is due, if that is later than now."""
    due_des = params.due(actor)
    if due_des is not None and actor.initiative is not None and due_des < actor.initiative:
        message = phrases.AT if fight.phase == "declaration" else phrases.NOT_YET
        yield Preview("tick", message(des=due_des), number=due_des)


# --- the other actions -----------------------------------------------------------------------------------------


@ahead("des")
def wait_preview(fight: D100Fight, actor: Fighter, params: Wait) -> Iterator[Preview]:
    """D100-FOC-02: yield the DES at which it acts again."""
    if actor.initiative is not None:
        des = actor.initiative - params.des
        yield Preview("tick", phrases.AT(des=des), number=des)


@ahead("des", "target")
def focus_preview(fight: D100Fight, actor: Fighter, params: Wait) -> Iterator[Preview]:
    """D100-FOC-01: yield the bonus of the focus."""
    if actor.initiative is not None and params.target in fight.combatants:
        percent = focus_bonus(fight, focused(actor, str(params.target)) + params.des)
        yield Preview("chance", phrases.FOCUS(percent=percent), params.target, number=percent)


@ahead("stow", aside=True)
def draw_previews(fight: D100Fight, actor: Fighter, params: Draw) -> Iterator[Preview]:
    """D100-DRAW-01: yield the DES at which it then acts, and the cost; a declaration costs nothing yet."""
    due_des = due(actor, delayed=False, more=1 + (params.stow is not None))
    lost = 0 if actor.initiative is None else max(0, actor.initiative - due_des)
    if not lost:
        yield Preview("cost", phrases.NO_DES(), number=0)
        return
    message = phrases.LATER_THEN if fight.phase == "declaration" else phrases.LATER
    yield Preview("cost", message(points=lost), number=lost)
    yield Preview("tick", phrases.AT(des=due_des), number=due_des)


@ahead("modifier")
def escape_preview(fight: D100Fight, actor: Fighter, params: Struggle) -> Iterator[Preview]:
    """D100-HOLD-05: yield the chance to get free."""
    yield _chance(escape_chance(fight, actor, params.modifier)[1])


@ahead("targets", "modifier")
def disarm_previews(fight: D100Fight, actor: Fighter, params: Disarm) -> Iterator[Preview]:
    """D100-HOLD-04: yield the chance of FUE against FUE."""
    for id in params.targets:
        victim = fight.combatants.get(id)
        if victim is not None:
            percent = disarm_chance(fight, actor, victim, params.modifier)
            text = phrases.FUE_TO_FUE(percent=percent, own=actor.numbers.fue, theirs=victim.numbers.fue)
            yield Preview("chance", text, id, number=percent)


@ahead(aside=True)
def reload_preview(fight: D100Fight, actor: Fighter, params: Reload) -> Iterator[Preview]:
    """D100-LOAD-01, D100-REL-01: yield the turns it still takes, and the shots loaded then."""
    weapon = params.of(actor)
    loaded, task = actor.weapons[weapon.id].loaded, actor.task
    if loaded is not None and weapon.capacity is not None:
        done = task.done if task is not None and task.kind == "reload" and task.with_id == weapon.id else 0
        turns = max(1, weapon.load_turns - done)
        message = phrases.ONE_TURN if turns == 1 else phrases.TURNS
        yield Preview("note", message(turns=turns, loaded=loaded, filled=filled(fight, weapon, loaded)), number=turns)


@ahead()
def repair_preview(fight: D100Fight, actor: Fighter, params: Repair) -> Iterator[Preview]:
    """D100-MALF-04, D100-MALF-05: yield the chance to find the fault, or the turns left."""
    weapon, task = params.of(actor), actor.task
    if task is not None and task.kind == "repair" and task.with_id == weapon.id:
        yield Preview("note", phrases.REPAIRING(turn=task.done + 1, needed=task.needed))
    else:
        yield _chance(repair_steps(fight, actor, params, changed=_changed(fight, actor, params, weapon.id)))
        yield Preview("note", phrases.REPAIR())


@ahead("skill")
def skill_preview(fight: D100Fight, actor: Fighter, params: UseSkill) -> Iterator[Preview]:
    """D100-SKILL-01: yield the chance of the skill."""
    if skill_of(actor, params.skill) is not None:
        yield _chance(skill_steps(fight, actor, params, changed=_changed(fight, actor, params, params.skill)))
