"""The yard: a bare field on which one stands against one of each other sheet, to see what it can do and what it brings.

Nothing of the fight that is played stands in it, so what is learned here depends on sheets and options alone.
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
"""The id of a friend who has lost everything; there is none where nobody who has can be told from one who stands."""
Ground = tuple[Board, Cell, Cell, Cell]
"""A board with the cells of one, its friends and all foes."""
STOPS = 4
"""How many rounds of stops are gone through until it has its turn."""


def foe(number: int) -> str:
    """The id of the one on the other side that has a sheet."""
    return f"{THEIRS}-{number}"


class TrialDice(AppDice):
    """The app's dice from a number of their own, and the first answer that changes something."""

    __slots__ = ()

    def __init__(self, fight: Fight, seed: int) -> None:
        super().__init__(fight)
        self.generator = seed

    def choose(self, choice: ChoiceQuestion) -> str:
        """The default, else the first."""
        return choice.default if choice.default is not None else choice.options[0]


def set_up(
    system: System, options: Any, value: Any, others: Mapping[int, Any], ground: Ground | None = None
) -> tuple[RulesService, Combatant] | None:
    """A fight of one, a hurt and a fallen friend against one of each other sheet, at its turn; None: it gets none."""
    fight = system.new_fight(options, 0)
    there: dict[str, Combatant] = {OURS: system.new_combatant(OURS, OURS, OURS, value, {})}
    for number, sheet in others.items():
        there[foe(number)] = system.new_combatant(foe(number), foe(number), THEIRS, sheet, {})
    first = next(iter(others.values()))
    there[HURT] = _half(system, first)
    there[FALLEN] = system.new_combatant(FALLEN, FALLEN, OURS, first, {})
    fight.__dict__["combatants"] = there
    if ground is not None:
        board, own, friend, theirs = ground
        fight.__dict__["board"] = board
        for id, each in there.items():
            each.__dict__["cell"] = {OURS: own, HURT: friend, FALLEN: friend}.get(id, theirs)
    service = RulesService(fight, system)
    service.do({"do": "begin"}, TrialDice(fight, 0))
    for _ in range(STOPS * len(there)):
        if fight.active == OURS:
            _let_fall(service)
            return service, there[OURS]
        if not isinstance(service.do({"do": "next", "override": True}, TrialDice(fight, 0)), Done):
            return None
    return None


def _let_fall(service: RulesService) -> None:
    """Lets the one fall who is to be fallen, as the rules have it; who still stands then is taken away."""
    fight, vital = service.fight, service.system.vital.id
    service.do({"do": "set", "actor": FALLEN, "pool": vital, "value": 0}, TrialDice(fight, 0))
    if fight.combatants[FALLEN].state == "active":
        fight.combatants[FALLEN].__dict__["state"] = "out"


def _half(system: System, sheet: Any) -> Combatant:
    whole = system.new_combatant(HURT, HURT, OURS, sheet, {})
    vital = system.vital
    left = {vital.id: max(1, vital.highest(whole) // 2)}
    hurt: Combatant = system.new_combatant(HURT, HURT, OURS, sheet, left)
    return hurt


def commands(service: RulesService, combatant: Combatant) -> Iterator[dict[str, Any]]:
    """All that it can do to somebody, or to all, at its turn."""
    system, fight = service.system, service.fight
    over = system.tactics.passed_over
    for action in system.actions.values():
        if action.id in over or not any(field.kind == "targets" for field in action.fields):
            continue
        plain = {"do": "act", "actor": combatant.id, "action": action.id}
        if not isinstance(action, Declared):
            each = ({**plain, "targets": [id]} for id in fight.combatants)
            yield from (command for command in each if service.refusal_of(command) is None)
            continue
        for params in action.possible(fight, combatant, system.tactics.tries):
            written: Mapping[str, Any] = action.reading.written(params)
            if written.get("with") not in over:
                yield {**plain, **written}
