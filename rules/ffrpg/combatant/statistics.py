"""FF-DMG-09: current statistics, computed once and cached until a condition, the sheet or a hand changes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from fractions import Fraction
from functools import cache
from typing import NamedTuple

from rules.core.modifiers import ComputationStep, Modifier, percent_then_flat
from rules.core.state import Condition
from rules.ffrpg.combatant.sheet import SKILL_LABELS
from rules.ffrpg.combatant.state import Combatant
from rules.ffrpg.statuses.catalogue import FFRPGCatalogue
from rules.ffrpg.statuses.codes import STAT_LABELS
from rules.ffrpg.statuses.traits import (
    AFFINITY_ROWS,
    DEALT_BY_ATTACK,
    DEALT_IN_ALL,
    FORCING,
    HOVERING,
    LOST_TO_ARM,
    LOST_TO_MARM,
    STRUCK,
    UNSEEN,
)

ATTRIBUTES = ("str", "vit", "agi", "spd", "mag", "spr")
SKILLS = frozenset(SKILL_LABELS)
"""The Skills that the rules name, whether or not a sheet lists them."""
COUNTED = ("arm", "marm", "eva", "meva", "acc", "macc")
STATS = ("str", "vit", "agi", "spd", "mag", "spr", "arm", "marm", "eva", "meva", "acc", "macc", "dex", "mnd", "exp")
TERMS = STAT_LABELS


class CurrentStatistics(NamedTuple):
    """All current numbers of a combatant."""

    on: dict[str, Condition]
    """Status to its (first) condition."""
    traits: dict[str, Condition]
    """The traits that its conditions give it, each with the first condition that does."""
    wards: frozenset[str]
    """The statuses, categories and effects that its conditions keep out."""
    losing: tuple[tuple[Modifier, str], ...]
    """FF-DMG-08: the changes of its losses after ARM, in the book's order, with the statuses."""
    dealing: tuple[tuple[Modifier, str], ...]
    """The changes of the losses by its blows, in the book's order, with the statuses."""
    forbids: frozenset[str]
    stats: dict[str, int]
    steps: dict[str, tuple[ComputationStep, ...]]
    """Statistic to the steps of its computation."""
    eva: int
    meva: int
    arm: int
    marm: int
    acc: int
    macc: int
    dealt: dict[str, tuple[int, tuple[ComputationStep, ...]]]
    """Damage type to the percentages on the damage that it deals."""
    affinities: dict[str, tuple[str, str | None]]
    """Element to `weak`, `resist`, `immune` or `absorb`, and the status that gives it."""
    seen: bool
    """Whether it can be named as a target."""
    less: dict[str, ComputationStep]
    """Statistic to the step that subtracts it from somebody else's number."""
    initiative: tuple[int, int, int, tuple[ComputationStep, ...]]
    """SPD with flat changes, factor and divisor of Initiative, and the steps."""
    free: bool
    """Whether no condition forbids it anything or forces it to anything."""


_NOTHING: frozenset[str] = frozenset()
LOSING = frozenset({STRUCK, LOST_TO_ARM, LOST_TO_MARM})
DEALING = frozenset({DEALT_IN_ALL, DEALT_BY_ATTACK})


@cache
def die_step(faces: int, face: int) -> ComputationStep:
    """Return the step of one die, cached."""
    return ComputationStep(f"d{faces}", face, "die")


def stats_of(combatant: Combatant) -> CurrentStatistics:
    """FF-DMG-09: return the numbers of a combatant under its conditions and with its gear."""
    memo = combatant.memo
    statistics: CurrentStatistics | None = memo.get("standing")
    if statistics is None:
        statistics = memo["standing"] = _compute_stats(combatant)
    return statistics


def changes_of(combatant: Combatant, stat: str) -> list[tuple[Modifier, str]]:
    """Return the modifiers of a combatant's conditions on one number, with their statuses."""
    rows = combatant.statuses
    return [
        (change, condition.status)
        for condition in combatant.conditions
        for change in rows[condition.status].changes
        if change.stat == stat
    ]


def changed_value(
    combatant: Combatant, stat: str, base: int, before: tuple[ComputationStep, ...]
) -> tuple[int, tuple[ComputationStep, ...]]:
    """FF-DMG-09: return floor(base × (100 + percentages) / 100) + flat changes, at least 0; “becomes” replaces it."""
    changes = changes_of(combatant, stat) if combatant.conditions else ()
    if not changes:
        value = max(0, base)
        return value, before
    value, steps = percent_then_flat(base, changes)
    changed = tuple(step._replace(term=combatant.statuses[str(step.source)].label) for step in steps[1:-1])
    return value, (*before, *changed, ComputationStep(TERMS[stat], value, "result"))


APPLIED: Mapping[str, Callable[[int, int], int]] = {
    "times": lambda number, amount: number * amount,
    "over": lambda number, amount: number // amount,
    "becomes": lambda number, amount: amount,
}
"""How modifiers apply that come after the others."""


def apply_changes(combatant: Combatant, stat: str, number: int) -> int:
    """Return a number after all modifiers of the conditions, one by one."""
    if combatant.conditions:
        for change, _ in changes_of(combatant, stat):
            number = APPLIED[change.kind](number, change.amount)
    return number


def base_of(combatant: Combatant, stat: str) -> tuple[int, tuple[ComputationStep, ...]]:
    """Return a statistic before conditions: the sheet's number and the bonuses of Shields in hand."""
    base = int(getattr(combatant.sheet, stat))
    steps = [ComputationStep(TERMS[stat], base, "base")]
    if stat in ("arm", "marm", "eva", "meva") and combatant.held and combatant.sheet.shields:
        in_hand = {thing.id for thing in combatant.held}
        for shield in combatant.sheet.shields:
            if shield.id in in_hand and getattr(shield, stat):
                amount = int(getattr(shield, stat))
                base += amount
                steps.append(ComputationStep(shield.title, amount, "flat", shield.id))
    return base, tuple(steps)


def _compute_stats(combatant: Combatant) -> CurrentStatistics:
    stats, steps = _statistics(combatant)
    on, traits, forbids, wards = _borne(combatant)
    return CurrentStatistics(
        on=on,
        traits=traits,
        wards=wards,
        losing=_changes_in_order(combatant.statuses, on, LOSING) if on else (),
        dealing=_changes_in_order(combatant.statuses, on, DEALING) if on else (),
        forbids=forbids,
        stats=stats,
        steps=steps,
        eva=stats["eva"],
        meva=stats["meva"],
        arm=stats["arm"],
        marm=stats["marm"],
        acc=stats["acc"],
        macc=stats["macc"],
        dealt={kind: _dealt(combatant, kind) for kind in ("physical", "magical")},
        affinities=_affinities(combatant),
        seen=UNSEEN not in traits,
        less={
            stat: ComputationStep(TERMS[stat], stats[stat], "less", combatant.id)
            for stat in ("arm", "marm", "eva", "meva")
        },
        initiative=_initiative(combatant, on),
        free=not forbids and traits.keys().isdisjoint(FORCING),
    )


def _statistics(combatant: Combatant) -> tuple[dict[str, int], dict[str, tuple[ComputationStep, ...]]]:
    """Return the current statistics, and the steps of the computed ones."""
    stats: dict[str, int] = {}
    steps: dict[str, tuple[ComputationStep, ...]] = {}
    for stat in STATS:
        if stat in COUNTED:
            base, before = base_of(combatant, stat)
            stats[stat], steps[stat] = changed_value(combatant, stat, base, before)
        else:
            stats[stat] = int(getattr(combatant.sheet, stat))
    return stats, steps


def _borne(combatant: Combatant) -> tuple[dict[str, Condition], dict[str, Condition], frozenset[str], frozenset[str]]:
    """Return its conditions by status and by trait, what they forbid, and what they keep out."""
    on: dict[str, Condition] = {}
    traits: dict[str, Condition] = {}
    forbids = wards = _NOTHING
    rows = combatant.statuses
    for condition in combatant.conditions:
        on.setdefault(condition.status, condition)
        row = rows[condition.status]
        forbids |= row.forbids
        wards |= row.wards
        if row.wards_named:
            wards |= frozenset(condition.params[row.wards_named])
        for trait in row.traits:
            traits.setdefault(trait, condition)
    return on, traits, forbids, wards


def _changes_in_order(
    rows: FFRPGCatalogue, on: Mapping[str, Condition], stats: frozenset[str]
) -> tuple[tuple[Modifier, str], ...]:
    """Return the changes of these numbers by conditions, in the order of the catalogue."""
    changes = [(change, status) for status in on for change in rows[status].changes if change.stat in stats]
    return tuple(sorted(changes, key=lambda item: rows.places[item[1]]) if len(changes) > 1 else changes)


def _dealt(combatant: Combatant, kind: str) -> tuple[int, tuple[ComputationStep, ...]]:
    """FF-ST-power_up, FF-ST-magic_up and their opposites: return the percentages on the damage of one type."""
    changes = changes_of(combatant, f"dealt_{kind}") if combatant.conditions else []
    return (
        sum(change.amount for change, _ in changes),
        tuple(
            ComputationStep(combatant.statuses[status].label, change.amount, "percent", status)
            for change, status in changes
        ),
    )


def _affinities(combatant: Combatant) -> dict[str, tuple[str, str | None]]:
    """FF-DMG-06: return the affinities; a condition for an element comes before the sheet."""
    affinities: dict[str, tuple[str, str | None]] = {
        element: (word, None) for element, word in combatant.sheet.elements.items()
    }
    for status in reversed(AFFINITY_ROWS):
        for condition in combatant.conditions:
            if condition.status == status:
                affinities[condition.params["element"]] = (status.removeprefix("element_"), status)
    return affinities


def _initiative(combatant: Combatant, on: dict[str, Condition]) -> tuple[int, int, int, tuple[ComputationStep, ...]]:
    """FF-INIT-01, FF-INIT-07: return SPD, Initiative's bonus, Agility Up, Down and Break, then Haste and Slow."""
    flat = combatant.sheet.spd
    bonus = combatant.sheet.init_bonus
    steps = [ComputationStep("SPD", flat, "base")]
    if bonus:
        flat += bonus
        steps.append(ComputationStep("bonus", bonus, "flat"))
    if not on:
        return flat, 1, 1, tuple(steps)
    factor = {"times": 1, "over": 1}
    last: list[ComputationStep] = []
    for change, status in changes_of(combatant, "initiative"):
        step = ComputationStep(combatant.statuses[status].label, change.amount, change.kind, status)
        if change.kind in factor:
            factor[change.kind] *= change.amount
            last.append(step)
        else:
            flat += change.amount
            steps.append(step)
    return flat, factor["times"], factor["over"], (*steps, *last)


def metres_of(combatant: Combatant, times: int = 1) -> int:
    """FF-MOV-01, FF-ST-accelerate: return SPD × `times` metres, twice as many under Accelerate."""
    metres: int = combatant.sheet.spd * times
    return apply_changes(combatant, "metres", metres) if combatant.conditions else metres


def hovers(combatant: Combatant) -> bool:
    """FF-MOV-08: whether it is under Float or Flight."""
    return bool(combatant.conditions) and HOVERING in stats_of(combatant).traits


def status_with(combatant: Combatant, trait: str) -> str | None:
    """Return the status that gives a combatant this trait; None if there is none."""
    condition = stats_of(combatant).traits.get(trait) if combatant.conditions else None
    return None if condition is None else condition.status


def rating(combatant: Combatant, name: str, uses: Iterable[str] = ()) -> int | None:
    """FF-TRG-01: return a rating under its conditions; None if neither an Attribute nor the sheet has that name.

    D-03: an Attribute that is not listed has 3 × Attribute + 10. `uses` are what the task uses (`sight`, `flee`…).
    """
    ratings = combatant.sheet.ratings
    if name in ratings:
        base = int(ratings[name])
    elif name in ATTRIBUTES:
        base = 3 * int(getattr(combatant.sheet, name)) + 10
    else:
        return None
    return rating_under(combatant, name, base, uses)


def rating_label(name: str) -> str:
    """Return the label of an Attribute or Skill."""
    return TERMS[name] if name in ATTRIBUTES else name.replace("_", " ").capitalize()


def skill(combatant: Combatant, name: str, uses: Iterable[str] = ()) -> int:
    """Return a rating for a check that everybody can make: an unlisted Skill has 0."""
    value = rating(combatant, name, uses)
    return rating_under(combatant, name, 0, uses) if value is None else value


def rating_under(combatant: Combatant, name: str, base: int, uses: Iterable[str] = ()) -> int:
    """Return `base` × (100 + the conditions' percentages) %, or 0 if a row says so."""
    share = rating_share(combatant, name, uses)
    return 0 if share is None else max(0, base * share // 100)


def rating_share(combatant: Combatant, name: str, uses: Iterable[str] = ()) -> int | None:
    """Return 100 + the conditions' percentages on a rating; None if a row sets it to 0."""
    if not combatant.conditions:
        return 100
    keys = [name, *(f"for_{use}" for use in uses)]
    share = 100
    for condition in combatant.conditions:
        rows = combatant.statuses[condition.status].ratings
        if not rows:
            continue
        named = [rows[key] for key in keys if key in rows]
        if not named and "" in rows:
            named = [rows[""]]
        if None in named:
            return None
        if named and named[0] is not None:
            share += named[0]
    return share


COSTS: dict[str, Fraction | int] = {
    "standard": 1,
    "difficult": Fraction(4, 3),
    "adverse": 2,
    "waist_water": 2,
    "deep_water": 2,
}
"""FF-MOV-03…05, FF-MOV-07: terrain to the cost of a metre in metres."""

WATER = ("waist_water", "deep_water")

TERRAINS = frozenset({*COSTS, "impassable"})


def cost_of(combatant: Combatant, metres: int, terrain: str) -> Fraction | int:
    """FF-MOV-03…08: return the cost of a distance; Float and Flight pay 1 a metre, Move-Water in water too."""
    if hovers(combatant) or (terrain in WATER and combatant.sheet.move_water):
        return metres
    cost = metres * COSTS.get(terrain, 1)
    return cost.numerator if isinstance(cost, Fraction) and cost.denominator == 1 else cost
