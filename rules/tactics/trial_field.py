"""The trial field: an empty field on which a sheet stands against one of each other, to see what its deeds do and cost.

Nothing of the fight that is played stands on it, so the results depend on sheets and options alone.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rules.board.board import Board, Cell
from rules.core.questions import ChoiceQuestion
from rules.core.state import Combatant, Fight
from rules.engine.service import Done, RulesService
from rules.mechanics.declared_action import Declared
from rules.mechanics.dice_sources import AppDice
from rules.system.system import System

OURS, THEIRS = "ours", "theirs"
HURT = "hurt"
"""The id of a friend who has lost half of everything."""
FALLEN = "fallen"
"""The id of a friend who has lost everything; left out if a fallen combatant is no different from a standing one."""
Ground = tuple[Board, Cell, Cell, Cell]
"""A board with the cells of the actor, its friends and all foes."""
STOPS = 4
"""How many rounds of stops may pass until it has its turn."""


def foe_id(number: int) -> str:
    """Return the id of the foe with a sheet."""
    return f"{THEIRS}-{number}"


class TrialDice(AppDice):
    """The app's dice with a seed of their own, and the default answer to each question."""

    __slots__ = ()

    def __init__(self, fight: Fight, seed: int) -> None:
        super().__init__(fight)
        self.generator = seed

    def choose(self, question: ChoiceQuestion) -> str:
        """Return the default, else the first option."""
        return question.default if question.default is not None else question.options[0]


def set_up(
    system: System, options: Any, own_sheet: Any, other_sheets: Mapping[int, Any], ground: Ground | None = None
) -> tuple[RulesService, Combatant] | None:
    """Return a fight at the actor's turn, and the actor; None: it gets no turn.

    The actor stands with a hurt and a fallen friend against a bearer of each other sheet.
    """
    fight = system.new_fight(options, 0)
    combatants: dict[str, Combatant] = {OURS: system.new_combatant(OURS, OURS, OURS, own_sheet, {})}
    for number, sheet in other_sheets.items():
        combatants[foe_id(number)] = system.new_combatant(foe_id(number), foe_id(number), THEIRS, sheet, {})
    sheet_of_friends = next(iter(other_sheets.values()))
    combatants[HURT] = _half_hurt(system, sheet_of_friends)
    combatants[FALLEN] = system.new_combatant(FALLEN, FALLEN, OURS, sheet_of_friends, {})
    fight.__dict__["combatants"] = combatants
    if ground is not None:
        board, own_cell, friend_cell, foe_cell = ground
        fight.__dict__["board"] = board
        for id, combatant in combatants.items():
            combatant.__dict__["cell"] = {OURS: own_cell, HURT: friend_cell, FALLEN: friend_cell}.get(id, foe_cell)
    service = RulesService(fight, system)
    service.do({"do": "begin"}, TrialDice(fight, 0))
    for _ in range(STOPS * len(combatants)):
        if fight.active == OURS:
            _fell_friend(service)
            return service, combatants[OURS]
        if not isinstance(service.do({"do": "next", "override": True}, TrialDice(fight, 0)), Done):
            return None
    return None


def _fell_friend(service: RulesService) -> None:
    """Bring the fallen friend down as the rules do; take it out of the fight if it still stands."""
    fight, vital = service.fight, service.system.vital.id
    service.do({"do": "set", "actor": FALLEN, "pool": vital, "value": 0}, TrialDice(fight, 0))
    if fight.combatants[FALLEN].state == "active":
        fight.combatants[FALLEN].__dict__["state"] = "out"


def _half_hurt(system: System, sheet: Any) -> Combatant:
    unhurt = system.new_combatant(HURT, HURT, OURS, sheet, {})
    vital = system.vital
    pools = {vital.id: max(1, vital.highest(unhurt) // 2)}
    hurt: Combatant = system.new_combatant(HURT, HURT, OURS, sheet, pools)
    return hurt


def useful_commands(service: RulesService, combatant: Combatant) -> Iterator[dict[str, Any]]:
    """Yield all that a combatant can do to somebody, or to all, at its turn."""
    system, fight = service.system, service.fight
    passed_over = system.tactics.passed_over
    for action in system.actions.values():
        if action.id in passed_over or not any(field.kind == "targets" for field in action.fields):
            continue
        bare = {"do": "act", "actor": combatant.id, "action": action.id}
        if not isinstance(action, Declared):
            aimed = ({**bare, "targets": [id]} for id in fight.combatants)
            yield from (command for command in aimed if service.refusal_of(command) is None)
            continue
        for params in action.possible(fight, combatant, system.tactics.tries):
            written: Mapping[str, Any] = action.reading.written(params)
            if written.get("with") not in passed_over:
                yield {**bare, **written}
