"""What the fields of an action offer: weapons, abilities, things, targets, each with its cost or what forbids it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from rules.actions import Field, Option
from rules.fantasia.amounts import in_words
from rules.fantasia.casting import forbidden_by, shackled
from rules.fantasia.deed import COSTS, may_harm
from rules.fantasia.ground import in_reach, played, reach
from rules.fantasia.movement import allowance, is_empty, shortest
from rules.fantasia.reacting import AIMED, may_use
from rules.fantasia.sheet import FISTS, Weapon
from rules.fantasia.state import SLOTS, Battle, Fighter, allies
from rules.geometry import cell_name

Chosen = Mapping[str, Any]
Options = Callable[[Any, Any, Chosen], tuple[Option, ...]]

ATTRIBUTES = (Option("fue", "FUE"), Option("agi", "AGI"))
SLOT_LABELS = {"normal": "Normal", "move": "Movimiento", "extra": "Extra"}
FACINGS = {"n": "Norte", "e": "Este", "s": "Sur", "w": "Oeste"}
MODES = {"walk": "Andar", "climb": "Escalar", "crawl": "Arrastrarse", "stealth": "Sigilo"}
TRIGGER_LABELS = {
    "attack": "Al atacar",
    "cast": "Al lanzar magia",
    "item": "Al usar un ítem",
    "move": "Al moverse",
    "manual": "Cuando quiera",
}


def listed(words: Mapping[str, str]) -> Options:
    """A fixed list of words."""
    options = tuple(Option(id, label) for id, label in words.items())
    return lambda fight, one, chosen: options


# --- weapons -----------------------------------------------------------------------------------------------


def _weapons(one: Fighter) -> Iterator[Weapon]:
    yield from one.sheet.weapons
    yield FISTS


def _shots(one: Fighter, weapon: Weapon) -> str:
    return "" if weapon.shots is None else f" · {one.loaded.get(weapon.id, 0)}/{weapon.shots}"


def strikers(fight: Battle, one: Fighter, chosen: Chosen) -> tuple[Option, ...]:
    """The weapons at hand, with their damage, and what they would be refused with."""
    found = []
    for weapon in _weapons(one):
        code = None
        if not weapon.natural and weapon.id != one.equipped:
            code = "not_equipped"
        elif not one.can_shoot(weapon):
            code = "not_enough_ammo"
        hint = f"{in_words(weapon.damage)}{_shots(one, weapon)}"
        found.append(Option(weapon.id, weapon.name or weapon.id, hint, code))
    return tuple(found)


def drawable(fight: Battle, one: Fighter, chosen: Chosen) -> tuple[Option, ...]:
    """LF-DRAW-01: the weapons that could be drawn."""
    return tuple(
        Option(
            weapon.id,
            weapon.name or weapon.id,
            in_words(weapon.damage),
            "weapon_dropped" if weapon.id in one.dropped else "already_equipped" if weapon.id == one.equipped else None,
        )
        for weapon in one.sheet.weapons
        if not weapon.natural
    )


def on_the_ground(fight: Battle, one: Fighter, chosen: Chosen) -> tuple[Option, ...]:
    """LF-FUM-03: its weapons on the ground."""
    return tuple(
        Option(weapon.id, weapon.name or weapon.id, in_words(weapon.damage))
        for weapon in one.sheet.weapons
        if weapon.id in one.dropped
    )


def loadable(fight: Battle, one: Fighter, chosen: Chosen) -> tuple[Option, ...]:
    """LF-RELOAD-01: its weapons with a chamber."""
    found = []
    for weapon in one.sheet.weapons:
        if weapon.shots is not None:
            code = "already_loaded" if one.loaded.get(weapon.id, 0) >= weapon.shots else None
            code = "weapon_dropped" if weapon.id in one.dropped else code
            found.append(Option(weapon.id, weapon.name or weapon.id, _shots(one, weapon).strip(" ·"), code))
    return tuple(found)


# --- abilities and things ----------------------------------------------------------------------------------


def usable(fight: Battle, one: Fighter, chosen: Chosen) -> tuple[Option, ...]:
    """Its abilities with their PM, and what each would be refused with."""
    found = []
    for ability in one.sheet.abilities:
        code = None
        if forbidden_by(one, ability) is not None:
            code = "cannot_act"
        elif shackled(one, ability):
            code = "armor_forbids"
        elif ability.check == "at_de" and not one.can_shoot(one.weapon):
            code = "not_enough_ammo"
        elif one.pools["pm"] < ability.pm:
            code = "not_enough_pm"
        found.append(Option(ability.id, ability.name or ability.id, f"{ability.pm} PM" if ability.pm else "", code))
    return tuple(found)


def reactions(fight: Battle, one: Fighter, chosen: Chosen) -> tuple[Option, ...]:
    """LF-REACT-04: its abilities that are reactions."""
    known = {option.id: option for option in usable(fight, one, chosen)}
    found = []
    for ability in one.sheet.abilities:
        if ability.reaction:
            option = known[ability.id]
            code = option.refused or (None if may_use(one, ability) else "no_reaction_left")
            found.append(Option(option.id, option.label, option.hint, code))
    return tuple(found)


def things(fight: Battle, one: Fighter, chosen: Chosen) -> tuple[Option, ...]:
    """Its items, and how many are left."""
    return tuple(
        Option(
            item.id,
            item.name or item.id,
            f"×{one.items.get(item.id, 0)}",
            None if one.items.get(item.id, 0) > 0 else "no_item_left",
        )
        for item in one.sheet.items
    )


# --- targets -----------------------------------------------------------------------------------------------


def targets(action: str) -> Options:
    """Whom an action may be aimed at, those first whom it is meant for, and who is out of its reach."""

    def options(fight: Battle, one: Fighter, chosen: Chosen) -> tuple[Option, ...]:
        harmful, itself, metres = _aim(one, action, chosen.get("with"))
        found = []
        first = sorted(fight.combatants.values(), key=lambda other: allies(other, one) == harmful)
        for other in first:
            fits = may_harm(fight, one, other, itself=itself) if harmful else other.state != "out"
            if fits:
                near = metres is None or in_reach(fight, one, other, metres)
                found.append(Option(other.id, other.name, "", None if near else "out_of_range"))
        return tuple(found)

    return options


def _aim(one: Fighter, action: str, with_id: str | None) -> tuple[bool, bool, int | None]:
    """Whether it harms, whether one may aim it at oneself, and how far it reaches."""
    if action == "cast" or action == "react":
        ability = one.ability_of(with_id)
        if ability is None:
            return False, True, None
        far = reach(one, one.weapon) if ability.check == "at_de" else ability.range
        return not ability.helps, True, far
    if action == "use_item":
        item = one.item_of(with_id)
        return item is not None and not item.helps, False, None
    weapon = FISTS if action == "grapple" else (one.weapon_of(with_id) if with_id else one.weapon) or one.weapon
    return True, False, reach(one, weapon)


def strikes(fight: Battle, one: Fighter, chosen: Chosen) -> tuple[int, int]:
    """One target for each strike."""
    return (1, one.sheet.strikes)


def reach_of_ability(fight: Battle, one: Fighter, chosen: Chosen) -> tuple[int, int]:
    """As many targets as the ability takes."""
    ability = one.ability_of(chosen.get("with"))
    if ability is None:
        return (1, 1)
    return (1, len(fight.combatants) if ability.most is None else ability.most)


def ready_targets(fight: Battle, one: Fighter, chosen: Chosen) -> tuple[int, int]:
    """Nobody has to be named: it is then aimed at whoever sets it off."""
    return (0, int(str(chosen.get("action")) in AIMED))


def anybody(fight: Battle, one: Fighter, chosen: Chosen) -> tuple[Option, ...]:
    """Everybody else in the fight."""
    return tuple(
        Option(other.id, other.name) for other in fight.combatants.values() if other is not one and other.state != "out"
    )


def watched(fight: Battle, one: Fighter, chosen: Chosen) -> tuple[Option, ...]:
    """LF-REACT-01: whose action sets it off."""
    return (Option("enemy", "Un enemigo"), Option("anyone", "Cualquiera"), *anybody(fight, one, chosen))


def ready_things(fight: Battle, one: Fighter, chosen: Chosen) -> tuple[Option, ...]:
    """What a readied action is done with."""
    source = {
        "attack": strikers,
        "cast": usable,
        "use_item": things,
        "draw": drawable,
        "reload": loadable,
    }.get(str(chosen.get("action")))
    return () if source is None else source(fight, one, chosen)


def readied_with(fight: Battle, one: Fighter, chosen: Chosen) -> bool:
    """Whether the readied action is done with something."""
    return chosen.get("action") in ("attack", "cast", "use_item", "draw", "reload")


def readied_is(*actions: str) -> Callable[[Any, Any, Chosen], bool]:
    """Whether the readied action is one of these."""
    return lambda fight, one, chosen: chosen.get("action") in actions


# --- places ------------------------------------------------------------------------------------------------


def on_the_board(fight: Battle, one: Fighter, chosen: Chosen) -> bool:
    """Whether it moves over cells."""
    return played(fight, one)


def off_the_board(fight: Battle, one: Fighter, chosen: Chosen) -> bool:
    """Whether it moves by metres."""
    return not played(fight, one)


def places(fight: Battle, one: Fighter, chosen: Chosen) -> tuple[Option, ...]:
    """LF-MIN-02, LF-MIN-04: the cells where a movement may end, with their distance."""
    board, start = fight.board, one.cell
    if board is None or start is None:
        return ()
    most = allowance(fight, one, str(chosen.get("mode", "walk")))
    found = []
    for y in range(max(0, start[1] - most), min(board.height, start[1] + most + 1)):
        for x in range(max(0, start[0] - most), min(board.width, start[0] + most + 1)):
            if 0 < abs(x - start[0]) + abs(y - start[1]) <= most and is_empty(fight, one, (x, y)):
                way = shortest(fight, one, (x, y))
                if way is not None and len(way) <= most:
                    found.append(Option(f"{x},{y}", cell_name((x, y)), f"{len(way)} m"))
    return tuple(found)


# --- what pays ---------------------------------------------------------------------------------------------


def payers(cost: str) -> Options:
    """The slots that could pay, and which are empty."""

    def options(fight: Battle, one: Fighter, chosen: Chosen) -> tuple[Option, ...]:
        return tuple(
            Option(SLOTS[slot], SLOT_LABELS[SLOTS[slot]], "", None if one.slots[slot] else "no_action_left")
            for slot in COSTS[cost]
        )

    return options


def several_payers(cost: str) -> Callable[[Any, Any, Chosen], bool]:
    """Whether there is a choice of what pays."""
    return lambda fight, one, chosen: sum(1 for slot in COSTS[cost] if one.slots[slot]) > 1


def pays(cost: str) -> Field:
    """The field that names the slot that pays."""
    return Field(
        "pay",
        "choice",
        "Con qué acción",
        "Which of the turn's actions pays for it",
        options=payers(cost),
        needed=False,
        advanced=True,
        shown=several_payers(cost),
    )
