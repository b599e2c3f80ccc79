"""Somebody who presses whatever the panel offers, and fills in what its actions ask for."""

from random import Random
from typing import Any

from rules.d100 import SYSTEM
from rules.engine.service import RulesService
from rules.mechanics.action import Action, Field


def value_of(field: Field, chance: Random, fight: Any, actor: Any, so_far: dict[str, Any]) -> Any:
    """Something that the field may be set to; None leaves it out."""
    if not field.needed and chance.random() < 0.6:
        return None
    if field.kind == "number":
        low = field.minimum if field.minimum is not None else -20
        return chance.randint(low, min(low + 40, field.maximum or low + 40))
    if field.kind == "flag":
        return True
    if field.kind == "text":
        return "algo"
    assert field.options is not None
    options = [option.id for option in field.options(fight, actor, so_far) if option.refused is None]
    if field.kind == "targets":
        assert field.most is not None
        least, most = field.most(fight, actor, so_far)
        return chance.sample(options, min(len(options), chance.randint(least, min(most, 2))))
    return chance.choice(options) if options else None


def pressed(action: Action, chance: Random, fight: Any, actor: Any) -> dict[str, Any]:
    """The command that comes of filling in an action's fields."""
    so_far: dict[str, Any] = {}
    for field in action.fields:
        if field.shown is None or field.shown(fight, actor, so_far):
            value = value_of(field, chance, fight, actor, so_far)
            if value is not None:
                so_far[field.name] = value
    command: dict[str, Any] = {"do": "declare" if fight.phase == "declaration" else "act"}
    command |= {"actor": actor.id, "action": action.id}
    command |= {key: so_far.pop(key) for key in ("with", "targets", "modifier") if key in so_far}
    return {**command, "params": so_far} if so_far else command


def next_command(service: RulesService, chance: Random) -> dict[str, Any]:
    """What somebody who presses whatever is offered does next: an action, or going on."""
    fight = service.fight
    if fight.active is None or chance.random() < 0.3:
        return {"do": "next"}
    actor = fight.combatants[fight.active]
    return pressed(chance.choice(SYSTEM.offers(fight, actor)), chance, fight, actor)
