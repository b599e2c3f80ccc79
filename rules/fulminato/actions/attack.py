"""The attack and the called attack, and the checks of every blow."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.questions import Fault
from rules.fulminato.actions.action import at_somebody, invalid_param
from rules.fulminato.actions.params import CalledStrike, Strike, Striking, Stunt
from rules.fulminato.combatant import board as ground
from rules.fulminato.combatant.sheet import Weapon
from rules.fulminato.combatant.state import Fighter, FulminatoFight, Table, in_fight
from rules.fulminato.damage.checks import Attempt, opposed, skill_test_of, throw_test
from rules.fulminato.damage.strikes import (
    characteristic_for,
    is_in_hand,
    limb_missing,
    may_use,
    out_of_shots,
    skill_step,
    strike,
    use_up,
)
from rules.mechanics.checks import FINE, check


@check("weapon", "targets", "covered_by", "through")
def obstacles_allowed(fight: FulminatoFight, combatant: Fighter, params: Striking) -> Iterator[Fault]:
    """FU-COV-01, FU-COV-05: a coverer is only for shots and throws, a material only for shots."""
    return FINE if params.covered_by is None and params.through is None else _between(fight, combatant, params)


def _between(fight: FulminatoFight, combatant: Fighter, params: Striking) -> Iterator[Fault]:
    id, kind = params.covered_by, params.of(combatant).kind
    if id is not None:
        coverer = fight.combatants.get(id)
        if coverer is None:
            yield Fault("no_such_target", {"id": id}, final=True)
        elif kind == "melee" or coverer is combatant or id in params.targets or not in_fight(coverer):
            yield invalid_param("covered_by", id)
    if params.through is not None and kind != "ranged":
        yield invalid_param("through", params.through)


@check("weapon", "hand")
def usable(fight: FulminatoFight, combatant: Fighter, params: Striking) -> Iterator[Fault]:
    """FU-LIMB-04, FU-EQP-03, FU-EQP-04: the arm is sound, the weapon in hand or natural, and loaded."""
    weapon = params.of(combatant)
    return FINE if may_use(combatant, weapon, params.hand) else _unusable(combatant, weapon, params.hand)


def _unusable(combatant: Fighter, weapon: Weapon, hand: str) -> Iterator[Fault]:
    if limb_missing(combatant, weapon, hand):
        yield Fault("limb_useless", {"actor": combatant.id, "item": weapon.label})
    if not is_in_hand(combatant, weapon):
        yield Fault("not_equipped", {"actor": combatant.id, "item": weapon.label})
    if out_of_shots(combatant, weapon):
        loads = combatant.reserve.get(weapon.id) != 0
        yield Fault("not_enough_ammo", {"actor": combatant.id, "item": weapon.label, "loads": loads})


@check("weapon", "targets", "through")
def reaches(fight: FulminatoFight, combatant: Fighter, params: Striking) -> Iterator[Fault]:
    """FU-BRD-02: the weapon reaches, with nothing between; always off the board."""
    return FINE if fight.board is None else out_of_reach(fight, combatant, params, fight.combatants[params.targets[0]])


def out_of_reach(fight: FulminatoFight, combatant: Fighter, params: Striking, target: Fighter) -> Iterator[Fault]:
    """FU-BRD-02: the weapon reaches, with nothing between; always off the board."""
    board = fight.board
    if board is None or combatant.cell is None or target.cell is None:
        return
    if not ground.in_reach(fight, params.of(combatant), combatant.cell, target.cell):
        gap = ground.reach_gap(fight, params.of(combatant), combatant.cell, target.cell)
        yield Fault("out_of_range", {"actor": combatant.id, "target": target.id, **gap})
    if params.through is None and not ground.line_is_free(board, combatant.cell, target.cell):
        yield Fault("no_line_of_sight", {"actor": combatant.id, "target": target.id})


BLOW_CHECKS = (usable, at_somebody, reaches)
"""FU-ATK-11, FU-EQP-03, FU-BRD-02: what refuses an attack, from the weapon to the line."""


def attack(table: Table, combatant: Fighter, params: Strike) -> None:
    """FU-ATK-08: strike one target with a weapon."""
    fight = table.fight
    coverer = None if params.covered_by is None else fight.combatants[params.covered_by]
    blow = params.blow(combatant)
    use_up(table, combatant, blow.weapon)
    strike(table, combatant, params.aim(fight), blow, coverer, params.through)


@check("difficulty")
def known_difficulty(fight: FulminatoFight, combatant: Fighter, params: CalledStrike | Stunt) -> Iterator[Fault]:
    """FU-OPT-01: the table has that difficulty."""
    if fight.options.difficulty(params.difficulty) is None:
        yield invalid_param("difficulty", params.difficulty)


def called_attack(table: Table, combatant: Fighter, params: CalledStrike) -> None:
    """FU-CALL-01, FU-CALL-02, FU-CALL-03, FU-CALL-07: aim first, then attack one part as usual.

    If the aim fails the attack is void, and the shot is gone.
    """
    blow, target = params.blow(combatant), params.aim(table.fight)
    weapon, attempt = blow.weapon, Attempt("called_attack", part=blow.called)
    use_up(table, combatant, weapon)
    if params.method == "skill":
        test = skill_test_of(table.fight, weapon.skill_id, characteristic_for(weapon), params.difficulty)
        aimed = throw_test(
            table, combatant, test, skill_step(combatant, blow), attempt=attempt._replace(target=target.id)
        )
    else:
        own, theirs = params.contest(target)
        aimed = opposed(table, combatant, target, own, theirs, 0, params.target_ranks, attempt)
    if aimed:
        strike(table, combatant, target, blow)
