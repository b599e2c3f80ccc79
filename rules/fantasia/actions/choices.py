"""What may be chosen for an action: weapons, abilities, things, targets, cells, each with its hint."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol

from rules.board.geometry import cell_name
from rules.core.state import is_for
from rules.fantasia.combatant import phrases
from rules.fantasia.combatant.board import allowance, is_empty, paths_from, uses_board
from rules.fantasia.combatant.sheet import FISTS, Ability, Item, Weapon
from rules.fantasia.combatant.state import Battle, Fighter, fights_for, is_friend
from rules.fantasia.statuses.amounts import amount_words
from rules.mechanics.action import Option
from rules.sheets.schema import words_of
from rules.text.localized import ROW, joined

MODES = {"walk": "Andar", "climb": "Escalar", "crawl": "Arrastrarse", "stealth": "Sigilo"}


# --- weapons -----------------------------------------------------------------------------------------------


def _shots(combatant: Fighter, weapon: Weapon) -> str:
    return "" if weapon.shots is None else f"{combatant.loaded.get(weapon.id, 0)}/{weapon.shots}"


def strikers(fight: Battle, combatant: Fighter, params: object) -> Iterator[Option]:
    """Yield the weapons at hand, with their damage."""
    for weapon in (*combatant.sheet.weapons, FISTS):
        hint = " · ".join(part for part in (amount_words(weapon.damage), _shots(combatant, weapon)) if part)
        yield Option(weapon.id, weapon.name or words_of(weapon.id), hint)


def drawable(fight: Battle, combatant: Fighter, params: object) -> Iterator[Option]:
    """LF-DRAW-01: yield the weapons that could be drawn."""
    for weapon in combatant.sheet.weapons:
        if not weapon.natural:
            yield Option(weapon.id, weapon.name or words_of(weapon.id), amount_words(weapon.damage))


def put_away(fight: Battle, combatant: Fighter, params: object) -> Iterator[Option]:
    """LF-DRAW-01: yield the weapons that could be drawn and are not in hand."""
    return (option for option in drawable(fight, combatant, params) if option.id != combatant.equipped)


def on_the_ground(fight: Battle, combatant: Fighter, params: object) -> Iterator[Option]:
    """LF-FUM-03: yield its weapons on the ground."""
    for weapon in combatant.sheet.weapons:
        if weapon.id in combatant.dropped:
            yield Option(weapon.id, weapon.name or words_of(weapon.id), amount_words(weapon.damage))


def loadable(fight: Battle, combatant: Fighter, params: object) -> Iterator[Option]:
    """LF-RELOAD-01: yield its weapons with a chamber."""
    for weapon in combatant.sheet.weapons:
        if weapon.shots is not None:
            yield Option(weapon.id, weapon.name or words_of(weapon.id), _shots(combatant, weapon))


# --- abilities and things ----------------------------------------------------------------------------------


def abilities(fight: Battle, combatant: Fighter, params: object) -> Iterator[Option]:
    """Yield its abilities with what they do and their PM."""
    for ability in combatant.sheet.abilities:
        yield Option(
            ability.id,
            ability.name or words_of(ability.id),
            _hint(*_effects(ability), f"{ability.pm} PM" if ability.pm else ""),
        )


def reactions(fight: Battle, combatant: Fighter, params: object) -> Iterator[Option]:
    """LF-REACT-04: yield its abilities that are reactions."""
    reactions = {ability.id for ability in combatant.sheet.abilities if ability.reaction}
    yield from (option for option in abilities(fight, combatant, params) if option.id in reactions)


def things(fight: Battle, combatant: Fighter, params: object) -> Iterator[Option]:
    """Yield its items, how many are left, and what they do."""
    for item in combatant.sheet.items:
        yield Option(
            item.id, item.name or words_of(item.id), _hint(f"×{combatant.items.get(item.id, 0)}", *_effects(item))
        )


def _hint(*parts: str) -> str:
    return joined([part for part in parts if part], ROW)


def _effects(thing: Ability | Item) -> Iterator[str]:
    """Yield the amounts that a thing takes and heals, as the book writes them."""
    if thing.damage is not None:
        yield amount_words(thing.damage)
    if thing.heal is not None:
        yield phrases.HEALS(dice=amount_words(thing.heal))
    if thing.heal_pm is not None:
        yield f"+{amount_words(thing.heal_pm)} PM"


# --- targets -----------------------------------------------------------------------------------------------


def foes_first(fight: Battle, combatant: Fighter, params: object) -> Iterator[Option]:
    """Yield everybody, foes before friends."""
    for other in _foes_first(fight, combatant):
        yield Option(other.id, other.name)


def _foes_first(fight: Battle, combatant: Fighter) -> list[Fighter]:
    """LF-ST-CHARM-1: return foes before friends, of the foes last those who obey somebody of its own side."""
    side = fights_for(fight, combatant)
    return sorted(
        fight.combatants.values(),
        key=lambda other: (is_friend(fight, combatant, other), fights_for(fight, other) == side),
    )


def harm_is_meant(fight: Battle, combatant: Fighter, params: object, other: Fighter) -> bool:
    """LF-ST-CHARM-1: whether what harms is meant for `other`: no friend of the side that it fights for."""
    return not is_friend(fight, combatant, other)


class AbilityUse(Protocol):
    """Params that use an ability or an item."""

    def thing(self, actor: Fighter, /) -> Ability | Item | None:
        """Return the ability or item."""


def intended_first(fight: Battle, combatant: Fighter, params: AbilityUse) -> Iterator[Option]:
    """Yield everybody, first those whom the ability or item is meant for."""
    return targets_for(fight, combatant, params.thing(combatant))


def thing_is_meant(fight: Battle, combatant: Fighter, params: AbilityUse, other: Fighter) -> bool:
    """LF-MAG-04: whether it is meant for `other`: beneficial for friends, damage for enemies."""
    thing = params.thing(combatant)
    if thing is None:
        return True
    friend = is_friend(fight, combatant, other)
    return is_for(friend=friend, harms=thing.damage is not None and not thing.helps, helps=thing.helps)


def targets_for(fight: Battle, combatant: Fighter, thing: Ability | Item | None) -> Iterator[Option]:
    """Yield everybody, first those whom an ability or item is meant for."""
    helps = thing is None or thing.helps
    for other in sorted(_foes_first(fight, combatant), key=lambda other: is_friend(fight, combatant, other) != helps):
        yield Option(other.id, other.name)


def anybody(fight: Battle, combatant: Fighter, params: object) -> Iterator[Option]:
    """Yield everybody else in the fight."""
    for other in fight.combatants.values():
        if other is not combatant and other.state != "out":
            yield Option(other.id, other.name)


def watched(fight: Battle, combatant: Fighter, params: object) -> Iterator[Option]:
    """LF-REACT-01: yield whose action may trigger it."""
    yield Option("enemy", "Un enemigo")
    yield Option("anyone", "Cualquiera")
    yield from anybody(fight, combatant, params)


# --- places ------------------------------------------------------------------------------------------------


class MovementUse(Protocol):
    """Params of a movement."""

    @property
    def mode(self) -> str:
        """The way of moving, of `MODES`."""


def metres(fight: Battle, combatant: Fighter, params: MovementUse) -> tuple[int, int]:
    """LF-TURN-02, LF-MOVE-01: return the least and most metres of one movement."""
    return 0, allowance(fight, combatant, params.mode)


def on_the_board(fight: Battle, combatant: Fighter, params: object) -> bool:
    """Whether it moves over cells."""
    return uses_board(fight, combatant)


def off_the_board(fight: Battle, combatant: Fighter, params: object) -> bool:
    """Whether it moves by metres."""
    return not uses_board(fight, combatant)


def places(fight: Battle, combatant: Fighter, params: MovementUse) -> Iterator[Option]:
    """LF-MIN-02, LF-MIN-04: yield the cells where a movement may end, with their distance."""
    most = allowance(fight, combatant, params.mode)
    metres, _ = paths_from(fight, combatant)
    for x, y in sorted(metres, key=lambda cell: (cell[1], cell[0])):
        if 0 < metres[x, y] <= most and is_empty(fight, combatant, (x, y)):
            yield Option(f"{x},{y}", cell_name((x, y)), f"{metres[x, y]} m")
