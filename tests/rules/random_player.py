"""A player who knows no rule: it puts together what a system offers, as the window would, and does it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from rules.board.geometry import distance
from rules.core.questions import ChoiceQuestion
from rules.core.state import is_decided
from rules.engine.service import Refused, Result, RulesService
from rules.mechanics.action import Action, Field, Option
from rules.mechanics.dice_sources import AppDice

EAGER = 0.8
"""How often it strikes where it can, and goes to where the foes are."""
WARLIKE = frozenset({"attack", "move"})


class Whim(AppDice):
    """Dice by the app, choices at random."""

    __slots__ = ("chance",)

    def __init__(self, fight: Any, chance: Random) -> None:
        super().__init__(fight)
        self.chance = chance

    def choose(self, choice: ChoiceQuestion) -> str:
        """Any of the options."""
        return self.chance.choice(choice.options)


class RandomPlayer:
    """Plays all sides of a fight, each turn some of what is offered, until one side is left."""

    def __init__(self, service: RulesService, chance: Random) -> None:
        self.service = service
        self.chance = chance
        self.refused: list[tuple[dict[str, Any], str]] = []
        """What was offered and put together from open options, and refused nevertheless."""

    @property
    def fight(self) -> Any:
        return self.service.fight

    def do(self, command: dict[str, Any]) -> Result:
        """Does a command; dice and choices fall as they may."""
        return self.service.do(command, Whim(self.fight, self.chance))

    def turns(self, most: int) -> Iterator[Result]:
        """Every command that was done, until the fight is decided or so many have been done."""
        for _ in range(most):
            if is_decided(self.fight):
                return
            command = self.deed()
            if command is not None:
                result = self.do(command)
                if isinstance(result, Refused):
                    self.refused.append((command, result.code))
                else:
                    yield result
                    continue
            yield self.go_on()

    def go_on(self) -> Result:
        """Next, by the game master's word where somebody would have to act first."""
        result = self.do({"do": "next"})
        return self.do({"do": "next", "override": True}) if isinstance(result, Refused) else result

    def deed(self) -> dict[str, Any] | None:
        """An action of the active one, put together from open options; None: it passes."""
        if self.fight.active is None or self.chance.random() < 0.15:
            return None
        actor = self.fight.combatants[self.fight.active]
        open_ones = [action for action in self.service.system.actions.values() if self._is_open(action, actor)]
        self.chance.shuffle(open_ones)
        if self.chance.random() < EAGER:
            open_ones.sort(key=lambda action: ("attack", "move").index(action.id) if action.id in WARLIKE else 2)
        return next((command for action in open_ones if (command := self._composed(action, actor))), None)

    def _is_open(self, action: Action, actor: Any) -> bool:
        if action.offered is not None and not action.offered(self.fight, actor):
            return False
        if action.outside or self.service.system.closed(self.fight, actor, action.id) is not None:
            return False
        bare = {"do": "act", "actor": actor.id, "action": action.id}
        return bool(action.fields) or self.service.refusal_of(bare) is None

    def _composed(self, action: Action, actor: Any) -> dict[str, Any] | None:
        values: dict[str, Any] = {field.name: field.default for field in action.fields if field.default is not None}
        values.update(self.service.system.window.first_values(self.fight, actor, action.id))
        for field in action.fields:
            if field.shown is not None and not field.shown(self.fight, actor, values):
                continue
            if field.kind == "targets" and field.most and field.most(self.fight, actor, values)[1] == 0:
                continue  # Nobody is to be named.
            if field.advanced or field.kind not in ("choice", "targets", "cell"):
                if field.needed and field.default is None and not field.advanced and field.kind != "flag":
                    return None  # The table would have to write something.
                continue
            options = [] if field.options is None else list(field.options(self.fight, actor, values))
            options = [option for option in options if option.refused is None]
            value = self._chosen(field, options, actor, values)
            if value is None and field.needed and field.name not in values:
                return None
            if value:
                values[field.name] = value
        return _command(action, actor, values)

    def _chosen(self, field: Field, options: list[Option], actor: Any, values: dict[str, Any]) -> Any:
        if not options:
            return None
        if field.kind == "cell" and actor.cell is not None and self.chance.random() < EAGER:
            return min(options, key=lambda option: self._far_from_foes(option.id, actor)).id
        if field.kind != "targets":
            return self.chance.choice(options).id
        least, most = (1, 1) if field.most is None else field.most(self.fight, actor, values)
        side = actor.side
        foes = [
            option.id
            for option in options
            if option.id in self.fight.combatants and self.fight.combatants[option.id].side != side
        ]
        ids = foes if foes and self.chance.random() < 0.8 else [option.id for option in options]
        count = min(len(ids), max(least, 1), most)
        return None if count < least else self.chance.sample(ids, count)

    def _far_from_foes(self, cell: str, actor: Any) -> int:
        across, _, down = cell.partition(",")
        here = (int(across), int(down))
        foes = (
            combatant
            for combatant in self.fight.combatants.values()
            if combatant.side != actor.side and combatant.state == "active"
        )
        return min((distance(here, foe.cell) for foe in foes if foe.cell is not None), default=0)


def _command(action: Action, actor: Any, values: dict[str, Any]) -> dict[str, Any]:
    command: dict[str, Any] = {"do": "act", "actor": actor.id, "action": action.id}
    params: dict[str, Any] = {}
    for field in action.fields:
        value = values.get(field.name)
        if value is None or value == "" or (not field.needed and value == field.default):
            continue
        if field.kind == "cell":
            value = [int(part) for part in value.split(",")]
        if field.name in ("targets", "with", "modifier"):
            command[field.name] = value
            continue
        outer, _, inner = field.name.partition(".")
        if inner:
            params.setdefault(outer, {})[inner] = value
        else:
            params[outer] = value
    return {**command, "params": params} if params else command
