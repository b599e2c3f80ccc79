"""What may be chosen for an action: weapons, abilities, things, targets, places, each with what stands beside it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol

from rules.board.geometry import cell_name
from rules.core.state import is_for
from rules.fantasia.combatant.board import allowance, is_empty, played, ways
from rules.fantasia.combatant.sheet import FISTS, Ability, Item, Weapon
from rules.fantasia.combatant.state import Battle, Fighter, allies
from rules.fantasia.statuses.amounts import in_words
from rules.mechanics.action import Option
from rules.sheets.schema import words_of

MODES = {"walk": "Andar", "climb": "Escalar", "crawl": "Arrastrarse", "stealth": "Sigilo"}


# --- weapons -----------------------------------------------------------------------------------------------


def _shots(combatant: Fighter, weapon: Weapon) -> str:
    return "" if weapon.shots is None else f"{combatant.loaded.get(weapon.id, 0)}/{weapon.shots}"


def strikers(fight: Battle, combatant: Fighter, params: object) -> Iterator[Option]:
    """The weapons at hand, with their damage."""
    for weapon in (*combatant.sheet.weapons, FISTS):
        hint = " · ".join(part for part in (in_words(weapon.damage), _shots(combatant, weapon)) if part)
        yield Option(weapon.id, weapon.name or words_of(weapon.id), hint)


def drawable(fight: Battle, combatant: Fighter, params: object) -> Iterator[Option]:
    """LF-DRAW-01: the weapons that could be drawn."""
    for weapon in combatant.sheet.weapons:
        if not weapon.natural:
            yield Option(weapon.id, weapon.name or words_of(weapon.id), in_words(weapon.damage))


def put_away(fight: Battle, combatant: Fighter, params: object) -> Iterator[Option]:
    """LF-DRAW-01: the weapons that could be drawn and are not in hand yet."""
    return (option for option in drawable(fight, combatant, params) if option.id != combatant.equipped)


def on_the_ground(fight: Battle, combatant: Fighter, params: object) -> Iterator[Option]:
    """LF-FUM-03: its weapons on the ground."""
    for weapon in combatant.sheet.weapons:
        if weapon.id in combatant.dropped:
            yield Option(weapon.id, weapon.name or words_of(weapon.id), in_words(weapon.damage))


def loadable(fight: Battle, combatant: Fighter, params: object) -> Iterator[Option]:
    """LF-RELOAD-01: its weapons with a chamber."""
    for weapon in combatant.sheet.weapons:
        if weapon.shots is not None:
            yield Option(weapon.id, weapon.name or words_of(weapon.id), _shots(combatant, weapon))


# --- abilities and things ----------------------------------------------------------------------------------


def abilities(fight: Battle, combatant: Fighter, params: object) -> Iterator[Option]:
    """Its abilities with their PM."""
    for ability in combatant.sheet.abilities:
        yield Option(ability.id, ability.name or words_of(ability.id), f"{ability.pm} PM" if ability.pm else "")


def reactions(fight: Battle, combatant: Fighter, params: object) -> Iterator[Option]:
    """LF-REACT-04: its abilities that are reactions."""
    known = {ability.id for ability in combatant.sheet.abilities if ability.reaction}
    yield from (option for option in abilities(fight, combatant, params) if option.id in known)


def things(fight: Battle, combatant: Fighter, params: object) -> Iterator[Option]:
    """Its items, and how many are left."""
    for item in combatant.sheet.items:
        yield Option(item.id, item.name or words_of(item.id), f"×{combatant.items.get(item.id, 0)}")


# --- targets -----------------------------------------------------------------------------------------------


def foes_first(fight: Battle, combatant: Fighter, params: object) -> Iterator[Option]:
    """Everybody, foes before friends."""
    for other in sorted(fight.combatants.values(), key=lambda other: allies(other, combatant)):
        yield Option(other.id, other.name)


class AbilityUse(Protocol):
    """What is done with an ability or an item."""

    def thing(self, actor: Fighter, /) -> Ability | Item | None:
        """The ability or item itself."""


def meant_first(fight: Battle, combatant: Fighter, params: AbilityUse) -> Iterator[Option]:
    """Everybody, those first whom the ability or item that is named is meant for."""
    return meant_for(fight, combatant, params.thing(combatant))


def thing_is_meant(fight: Battle, combatant: Fighter, params: AbilityUse, other: Fighter) -> bool:
    """LF-MAG-04: what is beneficial is meant for friends, what does damage for enemies."""
    thing = params.thing(combatant)
    if thing is None:
        return True
    return is_for(combatant, other, harms=thing.damage is not None and not thing.helps, helps=thing.helps)


def meant_for(fight: Battle, combatant: Fighter, thing: Ability | Item | None) -> Iterator[Option]:
    """Everybody, those first whom an ability or item is meant for."""
    helps = thing is None or thing.helps
    for other in sorted(fight.combatants.values(), key=lambda other: allies(other, combatant) != helps):
        yield Option(other.id, other.name)


def anybody(fight: Battle, combatant: Fighter, params: object) -> Iterator[Option]:
    """Everybody else in the fight."""
    for other in fight.combatants.values():
        if other is not combatant and other.state != "out":
            yield Option(other.id, other.name)


def watched(fight: Battle, combatant: Fighter, params: object) -> Iterator[Option]:
    """LF-REACT-01: whose action sets it off."""
    yield Option("enemy", "Un enemigo")
    yield Option("anyone", "Cualquiera")
    yield from anybody(fight, combatant, params)


# --- places ------------------------------------------------------------------------------------------------


class MovementUse(Protocol):
    """A movement."""

    @property
    def mode(self) -> str:
        """How one goes, of `MODES`."""


def metres(fight: Battle, combatant: Fighter, params: MovementUse) -> tuple[int, int]:
    """LF-TURN-02, LF-MOVE-01: the metres that one movement may lead."""
    return 0, allowance(fight, combatant, params.mode)


def on_the_board(fight: Battle, combatant: Fighter, params: object) -> bool:
    """Whether it moves over cells."""
    return played(fight, combatant)


def off_the_board(fight: Battle, combatant: Fighter, params: object) -> bool:
    """Whether it moves by metres."""
    return not played(fight, combatant)


def places(fight: Battle, combatant: Fighter, params: MovementUse) -> Iterator[Option]:
    """LF-MIN-02, LF-MIN-04: the cells where a movement may end, with their distance."""
    most = allowance(fight, combatant, params.mode)
    metres, _ = ways(fight, combatant)
    for x, y in sorted(metres, key=lambda cell: (cell[1], cell[0])):
        if 0 < metres[x, y] <= most and is_empty(fight, combatant, (x, y)):
            yield Option(f"{x},{y}", cell_name((x, y)), f"{metres[x, y]} m")
