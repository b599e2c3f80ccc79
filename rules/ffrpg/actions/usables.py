"""Abilities and Items as they are used: read from the sheet once, with their costs under conditions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from rules.core.modifiers import ComputationStep
from rules.ffrpg.combatant.row_templates import PANTRY
from rules.ffrpg.combatant.rows import Ability, Item, Usable, heals_of
from rules.ffrpg.combatant.state import NOTHING, Combatant, Fight, Table
from rules.ffrpg.combatant.statistics import apply_changes, changes_of, stats_of
from rules.ffrpg.damage import effects, weapons
from rules.ffrpg.damage.weapons import ReachRule
from rules.ffrpg.statuses.catalogue import FFRPGCatalogue
from rules.ffrpg.statuses.codes import CoS, Damage, Effect, Heal
from rules.ffrpg.statuses.traits import CHARGE_TIME, MP_COST, WEAPON_COS
from rules.ffrpg.turns import sides


class UsedAbility(NamedTuple):
    """An Ability or Item as it is used."""

    id: str
    title: str
    magic: bool
    item: bool
    aim: ReachRule
    ct: int
    mp: int
    hit: str | CoS | None
    damage: Damage | None
    heals: tuple[Heal, ...]
    effects: tuple[Effect, ...]
    reflect: bool
    ground: bool
    names_element: bool
    """Whether an effect needs `params.element`."""
    harms: bool
    """FF-SLOW-09: whether it does harm: damage, drains, harmful effects."""
    helps: bool
    """Whether it is meant for friends: it harms nobody and heals, cures, revives or inflicts something good."""

    def is_for(self, *, friend: bool) -> bool:
        """Whether it is meant for a friend, or for a foe; what neither harms nor helps is for either."""
        return not friend if self.harms else friend or not self.helps


class Manner(NamedTuple):
    """The params of an Action that are kept until it takes effect."""

    modifier: int = 0
    each: Mapping[str, int] = NOTHING
    """FF-MOD-01: target's id to its own modifier."""
    element: str | None = None
    """The element chosen for conditions of an element."""
    weapon: str | None = None
    """The Weapon whose damage an Ability takes a share of; None: the first one."""
    against: frozenset[str] | None = None
    """FF-SLOW-09: the opponents as settled at the declaration; None: as the sides are now."""

    def modifier_on(self, target: Combatant) -> int:
        """FF-ATK-09, FF-MOD-01: return the Conditional Modifier against one target."""
        return self.modifier + self.each.get(target.id, 0) if self.each else self.modifier


PLAIN = Manner()


ABILITY, ITEM = "ability", "item"
"""What a combatant's memo calls them, before their ids."""


def _use(statuses: FFRPGCatalogue, row: Usable, item: bool, **more: Any) -> UsedAbility:
    names_element = any(
        effect.status is not None
        and "element" in statuses[effect.status].params
        and "element" not in (effect.params or {})
        for effect in row.effects
    )
    cures = any(effects.cures_undead(statuses, effect) for effect in row.effects)
    heals = heals_of(row)
    harms = row.damage is not None or any(effects.harms(statuses, effect) for effect in row.effects)
    helps = not harms and (bool(heals) or any(effects.helps(statuses, effect) for effect in row.effects))
    aim = ReachRule(row.target, row.range == "melee", weapons.reach_of(row), effects.is_revival(row.effects), cures)
    return UsedAbility(
        id=row.id,
        title=row.title,
        item=item,
        aim=aim,
        hit=row.hit,
        damage=row.damage,
        heals=heals,
        effects=row.effects,
        names_element=names_element,
        harms=harms,
        helps=helps,
        **more,
    )


def ability_of(statuses: FFRPGCatalogue, row: Ability) -> UsedAbility:
    """Return an Ability as it is used."""
    magic = row.type == "magic"
    return _use(
        statuses,
        row,
        False,
        magic=magic,
        ct=row.ct,
        mp=row.mp,
        reflect=magic if row.reflect is None else row.reflect,
        ground=row.ground,
    )


def item_of(statuses: FFRPGCatalogue, row: Item) -> UsedAbility:
    """FF-ITM-01: return an Item as its row describes it, else as the edition's list describes its id."""
    template = PANTRY.get(row.id)
    if template is not None and row.damage is None and row.heal is None and not row.effects:
        overrides = {
            key: getattr(row, key) for key in row.model_fields_set if key in ("name", "target", "range", "reach", "hit")
        }
        row = template.model_copy(update=overrides)
    return _use(statuses, row, True, magic=False, ct=0, mp=0, reflect=False, ground=False)


def use_of(combatant: Combatant, row: Any) -> UsedAbility:
    """Return an Ability or Item of a combatant as it is used, cached until the sheet changes."""
    key = f"{ABILITY if isinstance(row, Ability) else ITEM} {row.id}"
    used: UsedAbility | None = combatant.memo.get(key)
    if used is None:
        made = ability_of if isinstance(row, Ability) else item_of
        used = combatant.memo[key] = made(combatant.statuses, row)
    return used


def use_up(table: Table, actor: Combatant, id: str) -> None:
    """FF-AMMO-02, FF-ITM-01: use up one unit, whatever comes of it."""
    count = actor.items.get(id, 0)
    remaining = max(0, count - 1)
    table.put(actor, "items", {**actor.items, id: remaining})
    table.fact("spend", actor=actor.id, pool=None, with_=id, amount=count - remaining, from_=count, to=remaining)


def mp_cost(combatant: Combatant, use: UsedAbility) -> int:
    """FF-ABL-02, FF-ST-mp_half, FF-ST-mp_quarter: return the MP cost; Spells cost less under MP Half and MP Quarter."""
    if not use.magic or not combatant.conditions:
        return use.mp
    share = 100 + sum(change.amount for change, _ in changes_of(combatant, MP_COST))
    return -(-use.mp * share // 100)


def charge_time(combatant: Combatant, use: UsedAbility) -> int:
    """FF-ABL-04, FF-ST-aura, FF-ST-quick: return the CT, halved by Aura, 0 under Quick."""
    return apply_changes(combatant, CHARGE_TIME, use.ct)


def chance_to_hit(
    fight: Fight, user: Combatant, target: Combatant, use: UsedAbility, against: frozenset[str] | None = None
) -> tuple[int | None, tuple[ComputationStep, ...]]:
    """FF-ABL-06, FF-ST-blind.

    Return the CoS without modifier, None if it needs no roll, and its steps. `against`: see `Manner`.
    """
    weapon = use.damage is not None and use.damage.weapon
    for change, status in changes_of(user, WEAPON_COS) if weapon else ():
        return change.amount, (ComputationStep(user.statuses[status].label, change.amount, change.kind, status),)
    if use.hit == "auto":
        return None, ()
    if isinstance(use.hit, CoS):
        return effects.chance_of(use.hit, user, target)
    opposed = sides.fights_against(fight, user, target) if against is None else target.id in against
    if not use.magic or not opposed:
        return None, ()
    user_stats, target_stats = stats_of(user), stats_of(target)
    return user_stats.macc - target_stats.meva, (*user_stats.steps["macc"], target_stats.less["meva"])
