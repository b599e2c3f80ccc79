"""Abilities and Items as they are used: read from the sheet once, with their costs under conditions."""

from __future__ import annotations

from typing import Any, NamedTuple

from rules.ffrpg import arms, effects
from rules.ffrpg.catalogue import STATUSES
from rules.ffrpg.numbers import standing
from rules.ffrpg.pantry import PANTRY
from rules.ffrpg.sheet import Ability, CoS, Damage, Effect, Heal, Item, Usable
from rules.ffrpg.state import Combatant
from rules.ffrpg.targets import Aim


class Use(NamedTuple):
    """An Ability or Item as it is used."""

    id: str
    title: str
    magic: bool
    item: bool
    aim: Aim
    ct: int
    mp: int
    hit: str | CoS | None
    damage: Damage | None
    heal: Heal | None
    effects: tuple[Effect, ...]
    reflect: bool
    ground: bool
    names_element: bool
    """Whether an effect wants `params.element`."""


def _use(row: Usable, item: bool, **more: Any) -> Use:
    needs = any(
        effect.status is not None
        and "element" in STATUSES[effect.status].params
        and "element" not in (effect.params or {})
        for effect in row.effects
    )
    aim = Aim(row.target, row.range == "melee", arms.reach_of(row), effects.is_revival(row.effects))
    return Use(
        id=row.id,
        title=row.title,
        item=item,
        aim=aim,
        hit=row.hit,
        damage=row.damage,
        heal=row.heal,
        effects=row.effects,
        names_element=needs,
        **more,
    )


def ability_of(row: Ability) -> Use:
    """An Ability as it is used."""
    magic = row.type == "magic"
    return _use(
        row,
        False,
        magic=magic,
        ct=row.ct,
        mp=row.mp,
        reflect=magic if row.reflect is None else row.reflect,
        ground=row.ground,
    )


def item_of(row: Item) -> Use:
    """FF-ITM-01: an Item as it is used: as its row says, else as the edition's list describes its id."""
    known = PANTRY.get(row.id)
    if known is not None and row.damage is None and row.heal is None and not row.effects:
        said = {
            key: getattr(row, key) for key in row.model_fields_set if key in ("name", "target", "range", "reach", "hit")
        }
        row = known.model_copy(update=said)
    return _use(row, True, magic=False, ct=0, mp=0, reflect=False, ground=False)


def use_of(one: Combatant, row: Any) -> Use:
    """An Ability or Item of a combatant as it is used, kept until the sheet changes."""
    key = f"{'ability' if isinstance(row, Ability) else 'item'} {row.id}"
    found: Use | None = one.memo.get(key)
    if found is None:
        found = one.memo[key] = ability_of(row) if isinstance(row, Ability) else item_of(row)
    return found


def cost_of(one: Combatant, use: Use) -> int:
    """FF-ABL-02, FF-ST-mp_half, FF-ST-mp_quarter: MP; of Spells less under MP Half and MP Quarter, rounded up."""
    if not use.magic or not one.conditions:
        return use.mp
    on = standing(one).on
    share = 100 - (50 if "mp_half" in on else 0) - (25 if "mp_quarter" in on else 0)
    return -(-use.mp * share // 100)


def charge_time(one: Combatant, use: Use) -> int:
    """FF-ABL-04, FF-ST-aura, FF-ST-quick: CT, halved by Aura, 0 under Quick."""
    if not use.ct or not one.conditions:
        return use.ct
    on = standing(one).on
    return 0 if "quick" in on else use.ct // 2 if "aura" in on else use.ct
