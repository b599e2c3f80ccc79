"""Actions on a prey and of the prey: moving, hurting, pinning, tying, letting go, breaking free."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from rules.board.board import Cell
from rules.core.modifiers import ComputationStep
from rules.core.questions import Fault
from rules.fulminato.actions.action import (
    AN_ARM,
    ActionParams,
    at_anybody,
    invalid_param,
    invalid_target,
    leave_cover,
    out_of_touch,
)
from rules.fulminato.actions.attack import out_of_reach, usable
from rules.fulminato.actions.gear import take_item
from rules.fulminato.actions.movement import has_a_way, place
from rules.fulminato.actions.params import HurtPrey, LetGo, MovePrey, Opposed, Pin, Tie, Untie
from rules.fulminato.actions.paths import cells_of, feet_of
from rules.fulminato.combatant import board
from rules.fulminato.combatant.state import Fighter, FulminatoFight, Table, in_fight
from rules.fulminato.damage.checks import Attempt, SkillTest, opposed, skill_test_of
from rules.fulminato.damage.checks import check as pass_check
from rules.fulminato.damage.status_changes import (
    end_grip,
    grabber_of,
    let_go,
    lift,
    loosen_if_broken,
    partner_of,
    pin,
    put_on,
    unpin,
    victim_of,
)
from rules.fulminato.damage.strikes import fits_in_a_grip, strike, use_up
from rules.fulminato.statuses.catalogue import CONTAINING, FREEING, GRABBED, GRABBING, LOOSENED, TIED
from rules.mechanics.checks import Check, check
from rules.mechanics.statuses import NO_TIMER


def _prey(fight: FulminatoFight, combatant: Fighter) -> Fighter:
    """FU-GRP-01: return the prey, which is known to exist."""
    prey = victim_of(fight, combatant)
    assert prey is not None
    return prey


@check()
def holds_a_prey(fight: FulminatoFight, combatant: Fighter, params: ActionParams) -> Iterator[Fault]:
    """FU-GRP-11: it grabs somebody."""
    if victim_of(fight, combatant) is None:
        yield Fault("not_grabbing", {"actor": combatant.id}, final=True, hides=True)


def only_partner(
    other: Callable[[FulminatoFight, Fighter], Fighter | None],
) -> Check[FulminatoFight, Fighter, ActionParams]:
    """FU-GRP-11, FU-GRP-12: return the check that no target is named but the other one in the grip."""

    def find(fight: FulminatoFight, combatant: Fighter, params: ActionParams) -> Iterator[Fault]:
        others = (id for id in params.targets if fight.combatants[id] is not other(fight, combatant))
        return (invalid_target(id, "not_in_grip") for id in others)

    return Check(find, frozenset({"targets"}))


only_the_prey, only_the_grabber = only_partner(victim_of), only_partner(grabber_of)
HELD_CHECKS = (holds_a_prey, only_the_prey)


# --- moving with the prey ----------------------------------------------------------------------------------


def _prey_cells(fight: FulminatoFight, combatant: Fighter, params: MovePrey) -> tuple[Cell | None, tuple[Cell, ...]]:
    """FU-GRP-03: return the prey's default end, and the free cells where it could end."""
    prey, cells = victim_of(fight, combatant), cells_of(fight, combatant, params)
    if not cells or prey is None or prey.cell is None:
        return None, ()
    free = board.free_neighbours(fight, cells[-1], (combatant.id, prey.id))
    return cells[-2] if len(cells) > 1 else combatant.cell, tuple(cell for cell in free if cell != cells[-1])


@check("to", "victim_to")
def prey_ends_beside(fight: FulminatoFight, combatant: Fighter, params: MovePrey) -> Iterator[Fault]:
    """FU-GRP-03: the prey ends on a free cell beside the grabber."""
    last, free = _prey_cells(fight, combatant, params)
    if last is not None and (last if params.victim_to is None else params.victim_to) not in free:
        fault = invalid_param("victim_to", None if params.victim_to is None else list(params.victim_to))
        yield fault if params.victim_to is None else fault._replace(details={**fault.details, "reason": "beside"})


MOVE_CHECKS = (*HELD_CHECKS, has_a_way, prey_ends_beside)


def grapple_move(table: Table, combatant: Fighter, params: MovePrey) -> None:
    """FU-GRP-03: move with the prey at half speed and choose its cell; in danger by opposed Destreza.

    If that is lost or tied the grip stays, but the prey chooses its cell.
    """
    fight = table.fight
    prey, cells, feet = _prey(fight, combatant), cells_of(fight, combatant, params), feet_of(fight, combatant, params)
    last, free = _prey_cells(fight, combatant, params)
    chosen = last if params.victim_to is None else params.victim_to
    leave_cover(table, combatant)
    if params.danger:
        ranks = params.modifier, params.target_ranks
        won = opposed(table, combatant, prey, ("destreza",), ("destreza",), *ranks, Attempt("grapple_move"))
        if not won and last is not None:
            answer = table.ask("victim_space", prey, tuple(_written(cell) for cell in free), _written(last))
            chosen = next(cell for cell in free if _written(cell) == answer)
    place(table, combatant, cells, feet)
    if last is not None and chosen is not None and chosen != prey.cell:
        place(table, prey, (chosen,), None, "carried")
    loosen_if_broken(table, combatant)


def _written(cell: Cell) -> str:
    return f"{cell[0]},{cell[1]}"


# --- hurting, pinning, letting go --------------------------------------------------------------------------


@check("weapon")
def small_enough(fight: FulminatoFight, combatant: Fighter, params: HurtPrey) -> Iterator[Fault]:
    """FU-GRP-04: the weapon can be used in a grip."""
    weapon = params.of(combatant)
    if not fits_in_a_grip(weapon):
        yield Fault("weapon_too_big", {"actor": combatant.id, "item": weapon.label})


@check("weapon")
def reaches_the_prey(fight: FulminatoFight, combatant: Fighter, params: HurtPrey) -> Iterator[Fault]:
    """FU-BRD-02: the prey is in the fight, and in reach."""
    prey = victim_of(fight, combatant)
    if prey is not None:
        if not in_fight(prey) or prey is combatant:
            yield invalid_target(prey.id, "self" if prey is combatant else "gone")
        yield from out_of_reach(fight, combatant, params, prey)


HURT_CHECKS = (holds_a_prey, small_enough, usable, only_the_prey, reaches_the_prey)


def grapple_damage(table: Table, combatant: Fighter, params: HurtPrey) -> None:
    """FU-GRP-04: attack the prey, for a standard action."""
    blow = params.blow(combatant)
    use_up(table, combatant, blow.weapon)
    strike(table, combatant, _prey(table.fight, combatant), blow)


def hold(table: Table, combatant: Fighter, params: Pin) -> None:
    """FU-GRP-05: pin the prey for a standard action."""
    pin(table, combatant, _prey(table.fight, combatant))


def release(table: Table, combatant: Fighter, params: LetGo) -> None:
    """FU-GRP-06: let the prey go, at any moment."""
    let_go(table, combatant, _prey(table.fight, combatant))


@check()
def pins_somebody(fight: FulminatoFight, combatant: Fighter, params: LetGo) -> Iterator[Fault]:
    """FU-GRP-06: it pins somebody."""
    if not combatant.has(CONTAINING):
        yield Fault("not_grabbing", {"actor": combatant.id}, final=True, hides=True)


END_HOLD_CHECKS = (pins_somebody, *HELD_CHECKS)


def end_hold(table: Table, combatant: Fighter, params: LetGo) -> None:
    """FU-GRP-06: stop pinning, at any moment; the grip stays."""
    unpin(table, combatant, _prey(table.fight, combatant), "released")


# --- ropes -------------------------------------------------------------------------------------------------


def tie_target(fight: FulminatoFight, combatant: Fighter, params: Tie) -> Fighter | None:
    """FU-GRP-09: return whom it ties: the target named, else its own prey."""
    return params.target(fight) or victim_of(fight, combatant)


@check("targets")
def somebody_to_tie(fight: FulminatoFight, combatant: Fighter, params: Tie) -> Iterator[Fault]:
    """FU-GRP-09: somebody is named, or held."""
    if tie_target(fight, combatant, params) is None:
        yield Fault("not_grabbing", {"actor": combatant.id}, final=True)


@check("rope")
def has_a_rope(fight: FulminatoFight, combatant: Fighter, params: Tie) -> Iterator[Fault]:
    """FU-GRP-07: it has a rope, or one is at hand."""
    if not params.rope and combatant.rope is None:
        yield Fault("no_rope", {"actor": combatant.id})


@check("targets")
def held_by_ones_side(fight: FulminatoFight, combatant: Fighter, params: Tie) -> Iterator[Fault]:
    """FU-GRP-09: the target is another in the fight, held by the actor or an ally, on a neighbouring cell."""
    target = tie_target(fight, combatant, params)
    if target is None:
        return
    grabber = grabber_of(fight, target)
    if target is combatant or not in_fight(target):
        yield invalid_target(target.id, "self" if target is combatant else "gone")
    elif grabber is None or grabber.side != combatant.side:
        yield invalid_target(target.id, "not_held")
    yield from out_of_touch(fight, combatant, target)


TIE_CHECKS = (somebody_to_tie, AN_ARM, has_a_rope, held_by_ones_side)


def tie(table: Table, combatant: Fighter, params: Tie) -> None:
    """FU-GRP-07, FU-GRP-08, FU-GRP-09: bind the prey of the actor or of an ally, by opposed Destreza.

    On a success the rope is used and the grip ends; else the grip is loosened.
    """
    target = tie_target(table.fight, combatant, params)
    assert target is not None
    grabber = grabber_of(table.fight, target)
    assert grabber is not None
    of_both, ranks = (("destreza",), ("destreza",)), (params.modifier, params.target_ranks)
    if opposed(table, combatant, target, *of_both, *ranks, Attempt("tie"), tying_ranks(combatant, target)):
        rope = None if params.rope else combatant.rope
        if rope is not None:
            take_item(table, combatant, rope)
        end_grip(table, grabber, target)
        put_on(table, target, TIED, NO_TIMER, combatant.id)
    else:
        put_on(table, target, LOOSENED, NO_TIMER, combatant.id)


def tying_ranks(combatant: Fighter, target: Fighter) -> tuple[ComputationStep, ...]:
    """FU-GRP-07: return the ranks of a knot: one less for one who grabs at the same time."""
    holds = partner_of(target, GRABBED) == combatant.id
    return (ComputationStep(GRABBING, -1, "flat", GRABBING),) if holds else ()


@check()
def is_held(fight: FulminatoFight, combatant: Fighter, params: Opposed) -> Iterator[Fault]:
    """FU-GRP-12: it is held."""
    if grabber_of(fight, combatant) is None:
        yield Fault("not_grabbed", {"actor": combatant.id}, final=True, hides=True)


ESCAPE_CHECKS = (is_held, only_the_grabber)


def escape(table: Table, combatant: Fighter, params: Opposed) -> None:
    """FU-GRP-08, FU-GRP-12: break free by opposed Constitución, two ranks up after a failed knot."""
    grabber = grabber_of(table.fight, combatant)
    assert grabber is not None
    of_both, ranks = (("constitucion",), ("constitucion",)), (params.modifier, params.target_ranks)
    if opposed(table, combatant, grabber, *of_both, *ranks, Attempt("escape"), escape_ranks(table.fight, combatant)):
        end_grip(table, grabber, combatant)


def escape_ranks(fight: FulminatoFight, combatant: Fighter) -> tuple[ComputationStep, ...]:
    """FU-GRP-08, FU-ST-loosened: return the ranks for breaking free."""
    return (
        (ComputationStep(LOOSENED, fight.options.loosened_ranks, "flat", LOOSENED),) if combatant.has(LOOSENED) else ()
    )


def untying_test(fight: FulminatoFight, combatant: Fighter, params: Untie) -> SkillTest:
    """FU-GRP-10.

    Return the test of the skill named, else of the better die, `desarmar` if they are equal; complicated.
    """
    skill = params.skill or max(FREEING, key=combatant.sheet.skill_rank)
    return skill_test_of(fight, skill, "destreza", "complicado")


@check("targets")
def is_bound(fight: FulminatoFight, combatant: Fighter, params: Untie) -> Iterator[Fault]:
    """FU-GRP-10: the target is bound; without a name the actor."""
    target = params.target(fight) or combatant
    if not target.has(TIED):
        yield invalid_target(target.id, "not_tied")


UNTIE_CHECKS = (at_anybody, is_bound)


def untie(table: Table, combatant: Fighter, params: Untie) -> None:
    """FU-GRP-10: get out of the rope by Desarmar or Manos rápidas, complicated; another's bonds without a roll."""
    target = params.target(table.fight) or combatant
    test = untying_test(table.fight, combatant, params)
    if target is not combatant or pass_check(table, combatant, test, params.modifier, attempt=Attempt("untie")):
        lift(table, target, TIED, "untied")
