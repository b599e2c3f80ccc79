"""What may be chosen for an action: weapons, things, people, words, cells, each with what stands beside it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Protocol

from rules.board.board import Cell
from rules.board.geometry import cell_name
from rules.core.state import is_for
from rules.fulminato.actions.action import ActionParams, MovementParams, WeaponParams
from rules.fulminato.actions.paths import charges, in_nobodys_way, most_feet
from rules.fulminato.combatant import board, phrases
from rules.fulminato.combatant.ranks import UNSKILLED
from rules.fulminato.combatant.sheet import UNARMED_ID, Ability, Item, Weapon
from rules.fulminato.combatant.state import Fighter, FulminatoFight
from rules.fulminato.combatant.statistics import can_deflect, deflection, deflection_die, keeps_bonuses, speed
from rules.fulminato.damage.checks import characteristic_of, skill_label
from rules.fulminato.damage.status_changes import grabber_of, is_half_a_grip, victim_of
from rules.fulminato.damage.strikes import default_weapon, fits_in_a_grip, may_use
from rules.fulminato.statuses.catalogue import (
    CHARACTERISTICS,
    COST_LABELS,
    COSTS,
    DIFFICULTY_LABELS,
    FREEING,
    SKILLS,
    STATUSES,
    TIED,
)
from rules.mechanics.action import Option

Options = Iterator[Option]


# --- people ------------------------------------------------------------------------------------------------


def _desvio(combatant: Fighter) -> str:
    bonus = deflection(combatant).bonus if keeps_bonuses(combatant) else 0
    die = deflection_die(combatant) if can_deflect(combatant) else ""
    if not die and not bonus:
        return phrases.NO_DESVIO()
    return phrases.DESVIO(die=die + (f"{bonus:+d}" if bonus else ""))


def _others(fight: FulminatoFight, combatant: Fighter) -> list[Fighter]:
    """Everybody else who is in the fight, enemies first."""
    return sorted(
        (other for other in fight.present if other is not combatant), key=lambda other: other.side == combatant.side
    )


def foes_first(fight: FulminatoFight, combatant: Fighter, params: ActionParams) -> Options:
    """FU-BRD-02: everybody else, enemies first, with desvío."""
    return (Option(other.id, other.name, _desvio(other)) for other in _others(fight, combatant))


def others(fight: FulminatoFight, combatant: Fighter, params: ActionParams) -> Options:
    """FU-MAN-01, FU-COV-01: everybody else, enemies first."""
    return (Option(other.id, other.name) for other in _others(fight, combatant))


class ThingUse(Protocol):
    """What is done with a soltura, or with a thing."""

    def thing(self, value: Fighter, /) -> Ability | Item | None:
        """The soltura or the thing itself."""


class AbilityUse(Protocol):
    """What is done with a soltura."""

    def thing(self, value: Fighter, /) -> Ability | None:
        """The soltura itself."""


def for_a_power(fight: FulminatoFight, combatant: Fighter, params: AbilityUse) -> Options:
    """FU-SOL-02: everybody who is still in the fight; enemies first where the soltura hurts or is rolled against."""
    power = params.thing(combatant)
    hurts = power is not None and (power.damage is not None or power.opposed is not None)
    present = sorted(fight.present, key=lambda other: hurts and other.side == combatant.side)
    return (Option(other.id, other.name, f"PV {other.pools['pv']}/{other.sheet.pv}") for other in present)


def power_is_meant(fight: FulminatoFight, combatant: Fighter, params: AbilityUse, other: Fighter) -> bool:
    """FU-SOL-02: a soltura that hurts or is rolled against somebody is for enemies, one that heals for friends."""
    power = params.thing(combatant)
    if power is None:
        return True
    harms = power.damage is not None or power.opposed is not None
    return is_for(combatant, other, harms=harms, helps=power.heal is not None and not harms)


def touches_somebody(fight: FulminatoFight, combatant: Fighter, params: ThingUse) -> bool:
    """FU-SOL-02, FU-EQP-08: whether a soltura or a thing heals, hurts or changes whom it is used on."""
    thing = params.thing(combatant)
    names = ("heal", "damage", "status")
    return thing is not None and any(getattr(thing, name, None) for name in names)


def anybody(fight: FulminatoFight, combatant: Fighter, params: ActionParams) -> Options:
    """FU-SOL-02: everybody who is still in the fight."""
    return (Option(other.id, other.name, f"PV {other.pools['pv']}/{other.sheet.pv}") for other in fight.present)


def the_grabbed(fight: FulminatoFight, combatant: Fighter, params: ActionParams) -> Options:
    """FU-GRP-09: whom the actor or an ally grabs."""
    for other in fight.present:
        grabber = grabber_of(fight, other)
        if other is not combatant and grabber is not None and grabber.side == combatant.side:
            yield Option(other.id, other.name)


def the_tied(fight: FulminatoFight, combatant: Fighter, params: ActionParams) -> Options:
    """FU-GRP-10: everybody who is bound."""
    return (Option(other.id, other.name) for other in fight.present if other.has(TIED))


def _only(options: Options) -> tuple[str, ...]:
    """Who alone can be meant; nobody where there are several."""
    found = [option.id for option in options]
    return (found[0],) if len(found) == 1 else ()


def only_prey_of_an_ally(fight: FulminatoFight, combatant: Fighter, params: ActionParams) -> tuple[str, ...]:
    """FU-GRP-09: whom one ties who grabs nobody, where an ally holds but one."""
    return _only(the_grabbed(fight, combatant, params)) if victim_of(fight, combatant) is None else ()


def only_tied_one(fight: FulminatoFight, combatant: Fighter, params: ActionParams) -> tuple[str, ...]:
    """FU-GRP-10: whom one frees who is not bound, where but one is."""
    return () if combatant.has(TIED) else _only(the_tied(fight, combatant, params))


def has_no_rope(fight: FulminatoFight, combatant: Fighter, params: ActionParams) -> bool:
    """FU-GRP-07: who has a rope of its own need not be told that there is one."""
    return combatant.rope is None


def those_behind(fight: FulminatoFight, combatant: Fighter, params: ActionParams) -> Options:
    """FU-DLY-01: those whose turn comes later in this round's order."""
    order = fight.seen_order
    behind = order[order.index(combatant.id) + 1 :] if combatant.id in order else ()
    return (Option(id, fight.combatants[id].name) for id in behind)


# --- things ------------------------------------------------------------------------------------------------


def _shots(value: Fighter, weapon: Weapon) -> str:
    if weapon.capacity is None:
        return weapon.damage
    return f"{weapon.damage} · {value.loaded.get(weapon.id, 0)}/{weapon.capacity}"


def strikers(fight: FulminatoFight, combatant: Fighter, params: ActionParams) -> Options:
    """FU-EQP-03: all weapons: held, of the body, then the others."""
    held = () if combatant.held is None else (combatant.held,)
    rest = (row for row in combatant.sheet.weapons if not row.of_the_body and row.id != combatant.equipped)
    return (Option(row.id, row.label, _shots(combatant, row)) for row in (*held, *combatant.sheet.body, *rest))


def near_weapons(fight: FulminatoFight, combatant: Fighter, params: ActionParams) -> Options:
    """FU-MAN-02: the melee weapons."""
    armory = combatant.sheet.armory
    return (option for option in strikers(fight, combatant, params) if armory[option.id].kind == "melee")


def to_draw(fight: FulminatoFight, combatant: Fighter, params: ActionParams) -> Options:
    """FU-EQP-07: what can be taken in hand, and empty hands."""
    for row in combatant.sheet.weapons:
        if not row.of_the_body and row.id != combatant.equipped:
            yield Option(row.id, row.label, _shots(combatant, row))
    if combatant.equipped is not None:
        yield Option(UNARMED_ID, "Guardar")


def on_the_ground(fight: FulminatoFight, combatant: Fighter, params: ActionParams) -> Options:
    """FU-EQP-07: own weapons on the ground."""
    return (Option(id, combatant.sheet.armory[id].label) for id in combatant.dropped)


def to_load(fight: FulminatoFight, combatant: Fighter, params: ActionParams) -> Options:
    """FU-EQP-05: weapons with a magazine, what is in and what is left."""
    for row in combatant.sheet.weapons:
        if row.capacity is not None:
            left = combatant.reserve.get(row.id)
            hint = f"{_shots(combatant, row)} · {COSTS[row.reload]} PA" + ("" if left is None else f" · +{left}")
            yield Option(row.id, row.label, hint)


def things(fight: FulminatoFight, combatant: Fighter, params: ActionParams) -> Options:
    """FU-EQP-08: things that can be used up, and how many are left."""
    for row in combatant.sheet.items:
        yield Option(row.id, row.label, f"× {combatant.items.get(row.id, 0)} · {COSTS[row.action]} PA")


def powers(fight: FulminatoFight, combatant: Fighter, params: ActionParams) -> Options:
    """FU-SOL-01: the solturas with their price."""
    return (Option(row.id, row.label, f"{row.ps} PS · {COSTS[row.action]} PA") for row in combatant.sheet.abilities)


_ATTACKS = ("attack", "called_attack")
_STRIKES: Mapping[str, Callable[[Weapon], bool]] = {
    **dict.fromkeys(_ATTACKS, lambda weapon: True),
    "charge": lambda weapon: weapon.kind == "melee",
    "grapple_damage": fits_in_a_grip,
}
"""The actions that strike, and whether a weapon suits them."""


def first_weapon(combatant: Fighter, action: str) -> str | None:
    """FU-MAN-02, FU-ATK-11, FU-LIMB-04, FU-GRP-04: what an action starts with: what is in hand, else the body.

    A charge starts with a melee weapon, an attack with one whose arm is sound; a small one hurts the grabbed.
    """
    fits = _STRIKES.get(action)
    if fits is None:
        return None
    default = default_weapon(combatant)
    usable = [row for row in (default, *combatant.sheet.body) if may_use(combatant, row) and fits(row)]
    return next((row.id for row in usable), default.id if action in _ATTACKS else None)


# --- words -------------------------------------------------------------------------------------------------


def first_values(fight: FulminatoFight, combatant: Fighter, action: str) -> dict[str, str]:
    """FU-MAN-02, FU-LIMB-04: see `first_weapon`."""
    weapon = first_weapon(combatant, action)
    return {} if weapon is None else {"with": weapon}


def prices(fight: FulminatoFight, combatant: Fighter, params: ActionParams) -> Options:
    """FU-ACT-01: the types of action."""
    return (Option(id, label, f"{COSTS[id]} PA") for id, label in COST_LABELS.items())


def difficulties(fight: FulminatoFight, combatant: Fighter, params: ActionParams) -> Options:
    """FU-OPT-01: the difficulties of this table."""
    for name in fight.options.names:
        yield Option(name, DIFFICULTY_LABELS.get(name, name), str(fight.options.difficulty(name)))


def _skills(names: Iterable[str], known: Mapping[str, str] | None) -> Options:
    for name in dict.fromkeys(names):
        yield Option(name, skill_label(name), "" if known is None else known.get(name, UNSKILLED))


def skills(fight: FulminatoFight, combatant: Fighter, params: ActionParams) -> Options:
    """FU-CHK-03: the skills of the game and those of the sheet, with their dice."""
    return _skills((*SKILLS, *combatant.sheet.skills), combatant.sheet.skills)


def resisting(fight: FulminatoFight, combatant: Fighter, params: ActionParams) -> Options:
    """FU-CHK-02: the skills with which the target may undo it, with its dice where it is known."""
    target = params.target(fight)
    known = None if target is None else target.sheet.skills
    return _skills((name for name in (*SKILLS, *(known or ())) if characteristic_of(name) is not None), known)


def freeing_skills(fight: FulminatoFight, combatant: Fighter, params: ActionParams) -> Options:
    """FU-GRP-10: the two skills that undo a rope."""
    return _skills(FREEING, combatant.sheet.skills)


def characteristics(fight: FulminatoFight, combatant: Fighter, params: ActionParams) -> Options:
    """FU-OPP-01: the four characteristics with the actor's dice."""
    return (Option(id, label, getattr(combatant.sheet, id)) for id, label in CHARACTERISTICS.items())


def statuses(fight: FulminatoFight, combatant: Fighter, params: ActionParams) -> Options:
    """FU-SOL-02, FU-GRP-11: the statuses that a stunt may put on: those of a grip on somebody else alone."""
    bearer = params.target(fight) or combatant
    known = fight.combatants
    return (
        Option(status.id, status.label)
        for status in STATUSES.values()
        if not is_half_a_grip(status.id, bearer.id, combatant.id, known)
    )


# --- cells -------------------------------------------------------------------------------------------------


def has_cells(fight: FulminatoFight, combatant: Fighter, params: ActionParams) -> bool:
    """FU-BRD-03: on the board one names cells."""
    return board.on_board(fight, combatant)


def has_none(fight: FulminatoFight, combatant: Fighter, params: ActionParams) -> bool:
    """FU-BRD-03: without cells one names feet."""
    return not board.on_board(fight, combatant)


def _cells(feet: Mapping[Cell, Any]) -> Options:
    """Cells by y, then x, each with its feet."""
    for x, y in sorted(feet, key=lambda cell: (cell[1], cell[0])):
        far = feet[(x, y)]
        yield Option(f"{x},{y}", cell_name((x, y)), "" if far is None else phrases.FEET_FAR(feet=far))


def feet(fight: FulminatoFight, combatant: Fighter, params: MovementParams) -> tuple[int, int]:
    """FU-BRD-04: the feet that a way may lead without a board."""
    return 0, most_feet(combatant, params)


def ends_of_a_way(fight: FulminatoFight, combatant: Fighter, params: MovementParams) -> Options:
    """FU-BRD-03, FU-ACT-05, FU-RET-01, FU-GRP-03: the free cells to which a way leads that one may go."""
    if fight.board is None or combatant.cell is None:
        return iter(())
    ignored, each, most = (
        in_nobodys_way(fight, combatant, params),
        board.cell_feet(fight.board),
        most_feet(combatant, params),
    )
    far, _ = board.ways(fight, combatant.cell, ignored)
    near = {cell: count * each for cell, count in far.items() if 0 < count * each <= most}
    return _cells({cell: feet for cell, feet in near.items() if board.fault_of_cell(fight, cell, ignored) is None})


def charge_ends(fight: FulminatoFight, combatant: Fighter, params: WeaponParams) -> Options:
    """FU-MAN-02: the ends of straight free ways within the speed; with a target, those from which it is reached."""
    return _cells(charges(fight, combatant, params, params.target(fight), speed(combatant)))


def prey_places(fight: FulminatoFight, combatant: Fighter, params: MovementParams) -> Options:
    """FU-GRP-03: the free cells beside the one that is gone to, for whom one holds."""
    prey = victim_of(fight, combatant)
    if prey is None or params.to is None or fight.board is None:
        return iter(())
    beside = board.free_neighbours(fight, params.to, (combatant.id, prey.id))
    return _cells(dict.fromkeys(cell for cell in beside if cell != params.to))
