"""Previews that several actions share: chances, effects, resolution. Nothing is rolled and nothing changes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rules.ffrpg.combatant import phrases
from rules.ffrpg.combatant.state import Combatant, Fight
from rules.ffrpg.damage import chances, effects, healing
from rules.ffrpg.statuses.catalogue import FFRPGCatalogue
from rules.ffrpg.statuses.codes import Effect
from rules.mechanics.action import Preview


def modifier_term(modifier: int) -> str:
    """Return a Conditional Modifier as the end of a sum, such as ` − 20`."""
    return "" if not modifier else f" {'−' if modifier < 0 else '+'} {abs(modifier)}"


def chance_of(chance: int, cos: int, chain: str, target: str | None = None) -> Preview:
    """Return the preview of a chance, with its sum, and the part of it that the dice allow."""
    if not chain or chain == str(chance):
        text = phrases.CHANCE(chance=chance)
    elif chance == cos or chain == str(cos):
        text = phrases.CHANCE_FROM(chance=chance, chain=chain)
    else:
        text = phrases.CHANCE_HELD(chance=chance, chain=chain, sum=str(cos).replace("-", "−"))
    return Preview("chance", text, target, number=chance)


def resolution_preview(actor: Combatant, ct: int) -> Preview:
    """FF-SLOW-01, FF-SLOW-03: preview the tick at which a Charge Time ends, or the ticks carried over."""
    count = (actor.initiative or 0) - ct
    text = phrases.TICK(tick=count) if count >= 0 else phrases.CARRIED(ticks=-count)
    return Preview("tick", text, None, count)


def effect_previews(
    fight: Fight, actor: Combatant, inflicted: Sequence[Effect], target: Combatant, acc: int | None = None
) -> Iterator[Preview]:
    """FF-EFF-01…06: yield what each effect would do and its chance; `acc`: the ACC of the blow that brings it."""
    for effect in inflicted:
        if effects.keeps_out(target, effect) is not None:
            yield Preview("note", phrases.IMMUNE(effect=effects.effect_label(target.statuses, effect)), target.id)
        elif effect.cos is not None:
            chance = chances.of_roll(effects.chance_of(effect.cos, actor, target, acc)[0])
            text = phrases.EFFECT_CHANCE(effect=effect_words(target.statuses, effect), chance=chance)
            yield Preview("chance", text, target.id, number=chance)
        elif effect.revive is not None and target.state == "active":
            yield death_preview(fight, actor, target)
        elif effect.revive is not None:
            yield Preview("note", phrases.WAKES(hp=effects.revived_hp(effect, target)), target.id)
        else:
            yield Preview("note", phrases.EFFECT(effect=effect_words(target.statuses, effect)), target.id)


def effect_words(rows: FFRPGCatalogue, effect: Effect) -> str:
    """Return what an effect is called, with its timer as in the log: `Sleep (6)`."""
    if effect.status is None:
        return effects.effect_label(rows, effect)
    row = rows[effect.status]
    timer = effects.timer_of(row, effect)
    return row.label if timer is None else f"{row.label} ({timer})"


def death_preview(fight: Fight, actor: Combatant, target: Combatant) -> Preview:
    """FF-ST-zombie, FF-EFF-03: preview the chance that a revival or a full healing brings a Zombie to 0 HP."""
    if healing.spares_undead(target):
        return Preview("note", phrases.IMMUNE(effect=phrases.EFFECTS["death"]), target.id)
    chance = chances.of_roll(healing.chance_to_kill(fight, actor, target))
    text = phrases.EFFECT_CHANCE(effect=phrases.EFFECTS["death"], chance=chance)
    return Preview("chance", text, target.id, number=chance)
