"""What may be chosen for an action: weapons, things, people, words, cells, each with its hint."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Protocol

from rules.board.board import Cell
from rules.board.geometry import cell_name
from rules.core.state import is_for
from rules.fulminato.actions.action import ActionParams, MovementParams, WeaponParams
from rules.fulminato.actions.paths import charge_ends_of, feet_allowed, ignored_ids
from rules.fulminato.combatant import board, phrases
from rules.fulminato.combatant.ranks import UNSKILLED, clamped, die_name, rank
from rules.fulminato.combatant.sheet import UNARMED_ID, Ability, Item, Weapon
from rules.fulminato.combatant.state import Fighter, FulminatoFight
from rules.fulminato.combatant.statistics import (
    can_deflect,
    deflection,
    deflection_die,
    hampering,
    keeps_bonuses,
    speed,
    worn_skill_ranks,
)
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
    TIED,
)
from rules.mechanics.action import Option
from rules.text.localized import ROW, joined, listed

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
    """FU-BRD-02: yield everybody else, enemies first, with desvío."""
    return (Option(other.id, other.name, _desvio(other)) for other in _others(fight, combatant))


def others(fight: FulminatoFight, combatant: Fighter, params: ActionParams) -> Options:
    """FU-MAN-01, FU-COV-01: yield everybody else, enemies first."""
    return (Option(other.id, other.name) for other in _others(fight, combatant))


class ThingUse(Protocol):
    """Params that use a soltura or a thing."""

    def thing(self, value: Fighter, /) -> Ability | Item | None:
        """Return the soltura or the thing."""


def thing_is_meant(fight: FulminatoFight, combatant: Fighter, params: ThingUse, other: Fighter) -> bool:
    """FU-SOL-02, FU-EQP-08: whether it is meant for `other`: harm for enemies, healing for friends."""
    thing = params.thing(combatant)
    if thing is None:
        return True
    harms = isinstance(thing, Ability) and (thing.damage is not None or thing.opposed is not None)
    return is_for(friend=combatant.side == other.side, harms=harms, helps=thing.heal is not None and not harms)


def touches_somebody(fight: FulminatoFight, combatant: Fighter, params: ThingUse) -> bool:
    """FU-SOL-02, FU-EQP-08: whether a soltura or thing heals, hurts or changes its target."""
    thing = params.thing(combatant)
    names = ("heal", "damage", "status")
    return thing is not None and any(getattr(thing, name, None) for name in names)


def anybody(fight: FulminatoFight, combatant: Fighter, params: ActionParams) -> Options:
    """FU-SOL-02: yield everybody still in the fight."""
    return (Option(other.id, other.name, f"PV {other.pools['pv']}/{other.sheet.pv}") for other in fight.present)


def grabbed_ones(fight: FulminatoFight, combatant: Fighter, params: ActionParams) -> Options:
    """FU-GRP-09: yield whom the actor or an ally grabs."""
    for other in fight.present:
        grabber = grabber_of(fight, other)
        if other is not combatant and grabber is not None and grabber.side == combatant.side:
            yield Option(other.id, other.name)


def tied_ones(fight: FulminatoFight, combatant: Fighter, params: ActionParams) -> Options:
    """FU-GRP-10: yield everybody who is bound."""
    return (Option(other.id, other.name) for other in fight.present if other.has(TIED))


def _only(options: Options) -> tuple[str, ...]:
    """Return the id of the only option; empty if there are several."""
    ids = [option.id for option in options]
    return (ids[0],) if len(ids) == 1 else ()


def only_prey_of_an_ally(fight: FulminatoFight, combatant: Fighter, params: ActionParams) -> tuple[str, ...]:
    """FU-GRP-09: return whom one without a prey ties, if an ally holds only one."""
    return _only(grabbed_ones(fight, combatant, params)) if victim_of(fight, combatant) is None else ()


def only_tied(fight: FulminatoFight, combatant: Fighter, params: ActionParams) -> tuple[str, ...]:
    """FU-GRP-10: return whom one who is not bound frees, if only one is bound."""
    return () if combatant.has(TIED) else _only(tied_ones(fight, combatant, params))


def has_no_rope(fight: FulminatoFight, combatant: Fighter, params: ActionParams) -> bool:
    """FU-GRP-07: whether it has no rope of its own, so that the game master has to grant one."""
    return combatant.rope is None


def later_ones(fight: FulminatoFight, combatant: Fighter, params: ActionParams) -> Options:
    """FU-DLY-01: yield those whose turn comes later in this round."""
    order = fight.seen_order
    behind = order[order.index(combatant.id) + 1 :] if combatant.id in order else ()
    return (Option(id, fight.combatants[id].name) for id in behind)


# --- things ------------------------------------------------------------------------------------------------


def _shots(value: Fighter, weapon: Weapon) -> str:
    if weapon.capacity is None:
        return weapon.damage
    return f"{weapon.damage} · {value.loaded.get(weapon.id, 0)}/{weapon.capacity}"


def strikers(fight: FulminatoFight, combatant: Fighter, params: ActionParams) -> Options:
    """FU-EQP-03: yield all weapons: held, natural, then the others."""
    in_hand = () if combatant.held is None else (combatant.held,)
    others = (row for row in combatant.sheet.weapons if not row.of_the_body and row.id != combatant.equipped)
    return (Option(row.id, row.label, _shots(combatant, row)) for row in (*in_hand, *combatant.sheet.body, *others))


def near_weapons(fight: FulminatoFight, combatant: Fighter, params: ActionParams) -> Options:
    """FU-MAN-02: yield the melee weapons."""
    armory = combatant.sheet.armory
    return (option for option in strikers(fight, combatant, params) if armory[option.id].kind == "melee")


def to_draw(fight: FulminatoFight, combatant: Fighter, params: ActionParams) -> Options:
    """FU-EQP-07: yield what can be taken in hand, and empty hands."""
    for row in combatant.sheet.weapons:
        if not row.of_the_body and row.id != combatant.equipped:
            yield Option(row.id, row.label, _shots(combatant, row))
    if combatant.equipped is not None:
        yield Option(UNARMED_ID, "Guardar")


def on_the_ground(fight: FulminatoFight, combatant: Fighter, params: ActionParams) -> Options:
    """FU-EQP-07: yield its weapons on the ground."""
    return (Option(id, combatant.sheet.armory[id].label) for id in combatant.dropped)


def to_load(fight: FulminatoFight, combatant: Fighter, params: ActionParams) -> Options:
    """FU-EQP-05: yield weapons with a magazine, with what is loaded and left."""
    for row in combatant.sheet.weapons:
        if row.capacity is not None:
            reserve = combatant.reserve.get(row.id)
            hint = f"{_shots(combatant, row)} · {COSTS[row.reload]} PA" + ("" if reserve is None else f" · +{reserve}")
            yield Option(row.id, row.label, hint)


def things(fight: FulminatoFight, combatant: Fighter, params: ActionParams) -> Options:
    """FU-EQP-08: yield things that are used up, and how many are left."""
    for row in combatant.sheet.items:
        left = f"× {combatant.items.get(row.id, 0)}"
        yield Option(row.id, row.label, joined((left, *_healed(row), f"{COSTS[row.action]} PA"), ROW))


def powers(fight: FulminatoFight, combatant: Fighter, params: ActionParams) -> Options:
    """FU-SOL-01, FU-SOL-02: yield the solturas with what they do and cost."""
    for row in combatant.sheet.abilities:
        effects = [*_healed(row), *(combatant.statuses[given.status].label for given in row.status)]
        if row.damage is not None:
            effects.insert(0, phrases.DAMAGE(dice=row.damage))
        yield Option(row.id, row.label, joined((*effects, f"{row.ps} PS", f"{COSTS[row.action]} PA"), ROW))


def _healed(row: Ability | Item) -> tuple[str, ...]:
    """FU-WND-04: return what a soltura or a thing heals in words; nothing if it does not."""
    return () if row.heal is None else (phrases.HEALS(dice=row.heal),)


_ATTACKS = ("attack", "called_attack")
_STRIKES: Mapping[str, Callable[[Weapon], bool]] = {
    **dict.fromkeys(_ATTACKS, lambda weapon: True),
    "charge": lambda weapon: weapon.kind == "melee",
    "grapple_damage": fits_in_a_grip,
}
"""The actions that strike, each with the condition on its weapon."""


def first_weapon(combatant: Fighter, action: str) -> str | None:
    """FU-MAN-02, FU-ATK-11, FU-LIMB-04, FU-GRP-04: return an action's first weapon: what is in hand, else the body.

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
    """FU-MAN-02, FU-LIMB-04: return first values; see `first_weapon`."""
    weapon = first_weapon(combatant, action)
    return {} if weapon is None else {"with": weapon}


def prices(fight: FulminatoFight, combatant: Fighter, params: ActionParams) -> Options:
    """FU-ACT-01: yield the types of action."""
    return (Option(id, label, f"{COSTS[id]} PA") for id, label in COST_LABELS.items())


def difficulties(fight: FulminatoFight, combatant: object, params: object) -> Options:
    """FU-OPT-01: yield the difficulties of this table."""
    for name in fight.options.names:
        yield Option(name, DIFFICULTY_LABELS.get(name, name), str(fight.options.difficulty(name)))


def _skills(names: Iterable[str], bearer: Fighter | None) -> Options:
    for name in dict.fromkeys(names):
        yield Option(name, skill_label(name), "" if bearer is None else skill_die(bearer, name))


def skill_die(bearer: Fighter, skill: str) -> str:
    """FU-CHK-01, FU-EQP-01: return the die of a skill that is thrown, with its own and what takes ranks from it."""
    own = bearer.sheet.skills.get(skill, UNSKILLED)
    pieces = hampering(bearer)
    if not pieces:
        return own
    die = die_name(clamped(rank(own) + worn_skill_ranks(bearer)))
    return phrases.HAMPERED(die=die, own=own, items=listed(row.label for row in pieces))


def skills(fight: FulminatoFight, combatant: Fighter, params: ActionParams) -> Options:
    """FU-CHK-03: yield the skills of the game and of the sheet, with their dice."""
    return _skills((*SKILLS, *combatant.sheet.skills), combatant)


def resisting(fight: FulminatoFight, combatant: Fighter, params: ActionParams) -> Options:
    """FU-CHK-02: yield the skills with which the target may resist, with its dice if it is known."""
    target = params.target(fight)
    own = () if target is None else target.sheet.skills
    return _skills((name for name in (*SKILLS, *own) if characteristic_of(name) is not None), target)


def freeing_skills(fight: FulminatoFight, combatant: Fighter, params: ActionParams) -> Options:
    """FU-GRP-10: yield the two skills that undo a rope."""
    return _skills(FREEING, combatant)


def characteristics(fight: FulminatoFight, combatant: Fighter, params: ActionParams) -> Options:
    """FU-OPP-01: yield the four characteristics with the actor's dice."""
    return _characteristics_of(combatant)


def rival_characteristics(fight: FulminatoFight, combatant: Fighter, params: ActionParams) -> Options:
    """FU-OPP-01: yield the four characteristics with the target's dice if it is known."""
    return _characteristics_of(params.target(fight))


def _characteristics_of(combatant: Fighter | None) -> Options:
    for id, label in CHARACTERISTICS.items():
        yield Option(id, label, "" if combatant is None else getattr(combatant.sheet, id))


def statuses(fight: FulminatoFight, combatant: Fighter, params: ActionParams) -> Options:
    """FU-SOL-02, FU-GRP-11: yield the statuses that a stunt may inflict; those of a grip only on another combatant."""
    bearer = params.target(fight) or combatant
    combatants = fight.combatants
    return (
        Option(status.id, status.label)
        for status in bearer.statuses.values()
        if not is_half_a_grip(bearer, status.id, combatant.id, combatants)
    )


# --- cells -------------------------------------------------------------------------------------------------


def has_cells(fight: FulminatoFight, combatant: Fighter, params: ActionParams) -> bool:
    """FU-BRD-03: whether movement is to a cell."""
    return board.on_board(fight, combatant)


def without_cells(fight: FulminatoFight, combatant: Fighter, params: ActionParams) -> bool:
    """FU-BRD-03: whether movement is in feet."""
    return not board.on_board(fight, combatant)


def _cells(feet: Mapping[Cell, Any]) -> Options:
    """Yield cells by y, then x, each with its feet."""
    for x, y in sorted(feet, key=lambda cell: (cell[1], cell[0])):
        distance = feet[(x, y)]
        yield Option(f"{x},{y}", cell_name((x, y)), "" if distance is None else phrases.FEET_FAR(feet=distance))


def feet(fight: FulminatoFight, combatant: Fighter, params: MovementParams) -> tuple[int, int]:
    """FU-BRD-04: return the least and most feet of a movement without a board."""
    return 0, feet_allowed(fight, combatant, params)


def ends_of_a_way(fight: FulminatoFight, combatant: Fighter, params: MovementParams) -> Options:
    """FU-BRD-03, FU-ACT-05, FU-RET-01, FU-GRP-03: yield the free cells where a movement may end."""
    if fight.board is None or combatant.cell is None:
        return iter(())
    ignored, cell_feet, most = (
        ignored_ids(fight, combatant, params),
        board.cell_feet(fight.board),
        feet_allowed(fight, combatant, params),
    )
    steps, _ = board.paths_from(fight, combatant.cell, ignored)
    reachable = {cell: count * cell_feet for cell, count in steps.items() if 0 < count * cell_feet <= most}
    return _cells({cell: feet for cell, feet in reachable.items() if board.fault_of_cell(fight, cell, ignored) is None})


def charge_ends(fight: FulminatoFight, combatant: Fighter, params: WeaponParams) -> Options:
    """FU-MAN-02: yield the ends of straight free paths within the speed; with a target, those that reach it."""
    return _cells(charge_ends_of(fight, combatant, params, params.target(fight), speed(combatant)))


def prey_places(fight: FulminatoFight, combatant: Fighter, params: MovementParams) -> Options:
    """FU-GRP-03: yield the free cells for the prey, beside the actor's end."""
    prey = victim_of(fight, combatant)
    if prey is None or params.to is None or fight.board is None:
        return iter(())
    beside = board.free_neighbours(fight, params.to, (combatant.id, prey.id))
    return _cells(dict.fromkeys(cell for cell in beside if cell != params.to))
