"""What several actions say before they are done: chances, effects, when it lands. Nothing is rolled or changes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rules.ffrpg.combatant import phrases
from rules.ffrpg.combatant.state import Combatant
from rules.ffrpg.damage import chances, effects, healing
from rules.ffrpg.statuses.codes import Effect
from rules.mechanics.action import Preview


def with_modifier(modifier: int) -> str:
    """` − 20`: the Conditional Modifier at the end of a sum."""
    return "" if not modifier else f" {'−' if modifier < 0 else '+'} {abs(modifier)}"


def chance_of(chance: int, cos: int, chain: str, target: str | None = None) -> Preview:
    """A chance with the sum that it comes from, which is told where the dice do not allow all of it."""
    if not chain or chain == str(chance):
        said = phrases.CHANCE(chance=chance)
    elif chance == cos or chain == str(cos):
        said = phrases.CHANCE_FROM(chance=chance, chain=chain)
    else:
        said = phrases.CHANCE_HELD(chance=chance, chain=chain, sum=str(cos).replace("-", "−"))
    return Preview("chance", said, target, number=chance)


def lands(actor: Combatant, ct: int) -> Preview:
    """FF-SLOW-01, FF-SLOW-03: the tick at which a Charge Time ends, or what is carried over."""
    count = (actor.initiative or 0) - ct
    said = phrases.TICK(tick=count) if count >= 0 else phrases.CARRIED(ticks=-count)
    return Preview("tick", said, None, count)


def befalling(
    actor: Combatant, those: Sequence[Effect], target: Combatant, acc: int | None = None
) -> Iterator[Preview]:
    """FF-EFF-01…06: what each effect would do and how likely it is; `acc`: of the blow that brings it."""
    for effect in those:
        if effects.keeps_out(target, effect) is not None:
            yield Preview("note", phrases.IMMUNE(effect=effects.called(effect)), target.id)
        elif effect.cos is not None:
            chance = chances.of_roll(effects.chance_of(effect.cos, actor, target, acc)[0])
            said = phrases.EFFECT_CHANCE(effect=lasting(effect), chance=chance)
            yield Preview("chance", said, target.id, number=chance)
        elif effect.revive is not None and target.state == "active":
            yield killing(actor, target)
        elif effect.revive is not None:
            yield Preview("note", phrases.WAKES(hp=effects.wakes_with(effect, target)), target.id)
        else:
            yield Preview("note", phrases.EFFECT(effect=lasting(effect)), target.id)


def lasting(effect: Effect) -> str:
    """What an effect is called, with its timer as the log writes it: `Sleep (6)`."""
    if effect.status is None:
        return effects.called(effect)
    timer = effects.timer_of(effect)
    return effects.called(effect) if timer is None else f"{effects.called(effect)} ({timer})"


def killing(actor: Combatant, target: Combatant) -> Preview:
    """FF-ST-zombie, FF-EFF-03: the chance that a revival or a full healing brings a Zombie to 0 HP."""
    if healing.spares_undead(target):
        return Preview("note", phrases.IMMUNE(effect=phrases.EFFECTS["death"]), target.id)
    chance = chances.of_roll(healing.chance_to_kill(actor, target))
    said = phrases.EFFECT_CHANCE(effect=phrases.EFFECTS["death"], chance=chance)
    return Preview("chance", said, target.id, number=chance)
