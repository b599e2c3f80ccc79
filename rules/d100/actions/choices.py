"""What may be chosen for an action, its hints, and which fields apply now."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Any, Protocol

from rules.d100.combatant.state import Carried, D100Fight, Fighter, metres_to
from rules.d100.combatant.weapons import MOST_SHOTS, SKILLS, Weapon, skills_of, weapons_of
from rules.d100.turns.order import due
from rules.mechanics.action import Option
from rules.text.localized import SIDE_BY_SIDE, percentage

REPAIR_SKILLS = {"weapon": "Habilidad con el arma", "armeria": SKILLS["armeria"]}
"""D100-MALF-04: the skills that clear a jam."""

Choices = Callable[[D100Fight, Fighter, Any], Iterator[Option]]

# --- weapons ---------------------------------------------------------------------------------------------------


def hint(combatant: Fighter, weapon: Weapon) -> str:
    """Return the hint of a weapon: its %, damage, and what is loaded."""
    carried = combatant.weapons[weapon.id]
    loaded = f" {carried.loaded}/{weapon.capacity}" if weapon.spends and carried.loaded is not None else ""
    ready = _draw_cost(combatant) if _is_drawable(carried) else ""
    return _skill_beside(weapon.skill, f"{weapon.damage_text}{loaded}{ready}")


@lru_cache(maxsize=1000)
def _skill_beside(skill: int, words: str) -> str:
    """Return a % and further words."""
    return SIDE_BY_SIDE(first=percentage(skill), next=words)


def _is_drawable(now: Carried) -> bool:
    """Whether a weapon is at hand, but not in hand."""
    return not (now.equipped or now.dropped or now.broken)


def _draw_cost(combatant: Fighter) -> str:
    """D100-DRAW-01: return the DES points that drawing a weapon costs now: none for one who acts later already."""
    lost = 0 if combatant.initiative is None else combatant.initiative - due(combatant, delayed=False, more=1)
    return f" (DES −{lost})" if lost > 0 else ""


def _carried(
    which: Callable[[Weapon, Carried], object], beside: Callable[[Fighter, Weapon], str] = lambda item, weapon: ""
) -> Choices:
    """Return the choice of its weapons for which `which` holds, in the sheet's order, bare hands last."""

    def found(fight: D100Fight, combatant: Fighter, params: object) -> Iterator[Option]:
        for weapon in weapons_of(combatant).values():
            if which(weapon, combatant.weapons[weapon.id]):
                yield Option(weapon.id, weapon.name, beside(combatant, weapon))

    return found


def _loaded(combatant: Fighter, weapon: Weapon) -> str:
    return f"{combatant.weapons[weapon.id].loaded}/{weapon.capacity}"


all_weapons = _carried(lambda weapon, now: True, hint)
holding_weapons = _carried(lambda weapon, now: weapon.hold, lambda item, weapon: percentage(weapon.skill))
put_away_weapons = _carried(lambda weapon, now: not now.equipped and not now.dropped, hint)
weapons_on_floor = _carried(lambda weapon, now: now.dropped)
jammed_weapons = _carried(lambda weapon, now: now.jammed)
weapons_to_load = _carried(
    lambda weapon, now: weapon.loaded_by_hand and weapon.load_turns and now.loaded is not None, _loaded
)
"""D100-DRAW-01, D100-DRAW-02, D100-MALF-03, D100-LOAD-01: the weapons for each action."""


class WeaponUse(Protocol):
    """Params that use a weapon."""

    def of(self, actor: Fighter, /) -> Weapon:
        """Return the weapon that would be used."""


class WeaponChange(Protocol):
    """Params that use a weapon and may have another leave the hand."""

    @property
    def weapon(self) -> str | None:
        """The weapon used."""


class TargetedUse(Protocol):
    """Params with targets."""

    @property
    def targets(self) -> tuple[str, ...]:
        """The ids of the targets."""


class AttackUse(WeaponUse, TargetedUse, Protocol):
    """An attack."""

    @property
    def shots(self) -> int | tuple[int, ...] | None:
        """The shots, in all or at each target."""

    @property
    def load_one(self) -> bool:
        """Whether one round is loaded and shot."""


def weapons_to_leave(fight: D100Fight, combatant: Fighter, params: WeaponChange) -> Iterator[Option]:
    """D100-DRAW-02: yield what is in hand and can leave it."""
    for weapon in weapons_of(combatant).values():
        if combatant.weapons[weapon.id].equipped and not weapon.body and weapon.id != params.weapon:
            yield Option(weapon.id, weapon.name)


def victims_weapons(fight: D100Fight, combatant: Fighter, params: TargetedUse) -> Iterator[Option]:
    """D100-HOLD-04: yield what can be taken from a held victim."""
    for victim in (fight.combatants[id] for id in params.targets if id in fight.combatants):
        for weapon in weapons_of(victim).values():
            if victim.weapons[weapon.id].equipped and not weapon.body:
                yield Option(weapon.id, weapon.name)


# --- skills ----------------------------------------------------------------------------------------------------


def skills(fight: D100Fight, combatant: Fighter, params: object) -> Iterator[Option]:
    """D100-SKILL-01: yield the sheet's skills, then those that everybody has."""
    for id, (label, skill) in skills_of(combatant).items():
        yield Option(id, label, percentage(skill))


def repair_skills(fight: D100Fight, combatant: Fighter, params: WeaponUse) -> Iterator[Option]:
    """D100-MALF-04: yield the weapon's own %, or the gunsmith's."""
    for (id, label), skill in zip(
        REPAIR_SKILLS.items(), (params.of(combatant).skill, combatant.numbers.armeria), strict=True
    ):
        yield Option(id, label, percentage(skill))


# --- targets ---------------------------------------------------------------------------------------------------


def other_targets(fight: D100Fight, combatant: Fighter, params: object) -> Iterator[Option]:
    """Yield everybody else in the fight, foes first."""
    for other in sorted(fight.combatants.values(), key=lambda other: other.side == combatant.side):
        if other is not combatant and other.present:
            yield Option(other.id, other.name)


def foes_first(fight: D100Fight, combatant: Fighter, params: object) -> Iterator[Option]:
    """D100-RNG-04: yield the same, with the metres on a board."""
    for option in other_targets(fight, combatant, params):
        metres = metres_to(fight, combatant, fight.combatants[option.id])
        yield option._replace(hint="" if metres is None else f"{metres} m")


def held_targets(fight: D100Fight, combatant: Fighter, params: object) -> Iterator[Option]:
    """Yield whom the actor holds."""
    for other in fight.combatants.values():
        if combatant.has_hold_of(other):
            yield Option(other.id, other.name)


def target_count(fight: D100Fight, combatant: Fighter, params: AttackUse) -> tuple[int, int]:
    """D100-BUR-05.

    Return the least and most targets; several for a firearm of several shots. A declaration may name none.
    """
    weapon = params.of(combatant)
    shots = params.shots if isinstance(params.shots, int) else 1
    several = weapon.kind == "firearm" and weapon.rate >= 2
    return (0 if fight.phase == "declaration" else 1, max(1, weapon.rate // shots) if several else 1)


def one_target(fight: D100Fight, combatant: Fighter, params: object) -> tuple[int, int]:
    """Return one target; a declaration may name none."""
    return (0 if fight.phase == "declaration" else 1, 1)


def bullets(fight: D100Fight, combatant: Fighter, params: AttackUse) -> tuple[int, int]:
    """D100-BUR-04, D100-BUR-05: return the least and most shots at each target, by weapon and what is loaded."""
    weapon = params.of(combatant)
    gives = 1 if params.load_one else min(weapon.rate, MOST_SHOTS)
    loaded = combatant.weapons[weapon.id].loaded
    if weapon.spends and loaded is not None and fight.phase != "declaration":
        gives = min(gives, loaded)
    return (1, max(1, gives // max(1, len(params.targets))))


# --- which fields are shown ------------------------------------------------------------------------------------


def _with(which: Callable[[Weapon, Carried], object]) -> Callable[[D100Fight, Fighter, Any], bool]:
    """Return a condition on the weapon and its state."""
    return lambda fight, actor, params: bool(which(params.of(actor), actor.weapons[params.of(actor).id]))


is_near = _with(lambda weapon, now: weapon.hand_to_hand)
is_ranged = _with(lambda weapon, now: not weapon.hand_to_hand)
fires_several = _with(lambda weapon, now: not weapon.hand_to_hand and weapon.rate >= 2)
has_scope = _with(lambda weapon, now: weapon.scope != "none")
can_be_drawn = _with(lambda weapon, now: _is_drawable(now))
is_put_away = _with(lambda weapon, now: not now.equipped)
loads_singly = _with(lambda weapon, now: weapon.loads_one and weapon.has_room(now))


def is_declaration(fight: D100Fight, combatant: Fighter, params: object) -> bool:
    """Whether it is the declaration phase."""
    return fight.phase == "declaration"


def is_measurable(fight: D100Fight, combatant: Fighter, params: object) -> bool:
    """Whether the distance can be measured: a ranged weapon, from a cell of a board."""
    return combatant.cell is not None and fight.board is not None and is_ranged(fight, combatant, params)
