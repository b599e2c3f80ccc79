"""Abilities: which of them may be used, and on whom."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.questions import Fault
from rules.fantasia.actions.action import affords, out_of_reach, single_if_extra, unknown, well_aimed
from rules.fantasia.actions.params import Cast
from rules.fantasia.combatant.board import reach
from rules.fantasia.combatant.sheet import ARCANE, Ability
from rules.fantasia.combatant.state import Battle, Fighter
from rules.mechanics.checks import FINE, Check, check, one_fault


def forbidden_by(actor: Fighter, ability: Ability) -> str | None:
    """LF-ST-AMNESIA, LF-ST-SILENCE, LF-ST-IMP-1, LF-ST-TOAD-1, LF-ST-ZOMBIE-1.

    Return the status that forbids it, or None.
    """
    for condition in actor.conditions:
        seals = actor.statuses[condition.status].seals
        if seals is not None and seals(ability):
            return condition.status
    return None


def is_shackled(actor: Fighter, ability: Ability) -> bool:
    """LF-ARM-01, LF-ARM-02: whether heavy armour prevents an arcane profession's magic or power."""
    return ability.is_spell and actor.sheet.armor == "heavy" and actor.sheet.profession in ARCANE


@check("ability")
def known_ability(fight: Battle, actor: Fighter, params: Cast) -> Iterator[Fault]:
    """The actor has that ability."""
    return FINE if params.thing(actor) is not None else iter((unknown(actor, params.ability),))


@check("ability")
def not_forbidden(fight: Battle, actor: Fighter, params: Cast) -> Iterator[Fault]:
    """No status forbids the ability: see `forbidden_by`."""
    status = forbidden_by(actor, ability_of(actor, params)) if actor.conditions else None
    return FINE if status is None else one_fault("cannot_act", actor=actor.id, status=status)


@check("ability")
def not_shackled(fight: Battle, actor: Fighter, params: Cast) -> Iterator[Fault]:
    """LF-ARM-01: see `shackled`."""
    return one_fault("armor_forbids", actor=actor.id) if is_shackled(actor, ability_of(actor, params)) else FINE


@check("ability")
def has_shot(fight: Battle, actor: Fighter, params: Cast) -> Iterator[Fault]:
    """LF-RELOAD-01: a shot is left for an ability used with the weapon."""
    if ability_of(actor, params).check != "at_de" or actor.can_shoot(actor.weapon):
        return FINE
    return one_fault("not_enough_ammo", actor=actor.id, item=actor.weapon.id)


@check("ability")
def has_pm(fight: Battle, actor: Fighter, params: Cast) -> Iterator[Fault]:
    """LF-MAG-01: there are enough PM."""
    pm, most = ability_of(actor, params).pm, actor.sheet.pm
    if pm <= actor.pools["pm"]:
        return FINE
    if pm > most:
        return one_fault("not_enough_pm", actor=actor.id, needs=pm, most=most)
    return one_fault("not_enough_pm", actor=actor.id)


@check("ability", "targets")
def ability_reaches(fight: Battle, actor: Fighter, params: Cast) -> Iterator[Fault]:
    """LF-MIN-01: every target is in range."""
    return out_of_reach(fight, actor, params.targets, range_of(actor, ability_of(actor, params)))


def range_of(actor: Fighter, ability: Ability) -> int:
    """LF-MIN-01: return the range of an ability in metres; one used by the weapon has the weapon's."""
    return reach(actor, actor.weapon) if ability.check == "at_de" else ability.range


def ability_of(actor: Fighter, params: Cast) -> Ability:
    """Return the ability, which is known to exist."""
    ability = params.thing(actor)
    assert ability is not None
    return ability


CAST_CHECKS: tuple[Check[Battle, Fighter, Cast], ...] = (
    known_ability,
    not_forbidden,
    affords,
    single_if_extra(lambda actor, params: ability_of(actor, params).multi, "ability"),
    well_aimed(
        lambda actor, params: ability_of(actor, params).most,
        lambda actor, params: not ability_of(actor, params).helps,
        "ability",
        itself=True,
    ),
    not_shackled,
    has_shot,
    has_pm,
    ability_reaches,
)
"""What refuses an ability."""
