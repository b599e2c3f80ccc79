"""The chance that is shown, while all declare and before an act, is the one that is rolled against."""

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.core.facts import Command
from rules.d100 import SYSTEM
from rules.engine.replay import service_for
from rules.engine.service import Done, RulesService
from rules.mechanics.dice_sources import AppDice
from rules.scripts.script import check
from tests.proving import tries
from tests.rules.d100.armed import WEAPONS
from tests.rules.d100.playing import DAGA, ESPADA, Game, ana, bruto, one
from tests.rules.d100.pressing import pressed

rule = pytest.mark.rule
ROLLED = frozenset({"attack", "grapple", "repair", "use_skill", "escape"})
"""The actions whose chance is a percentage of their own."""
SKILLS = [{"id": "trepar", "name": "Trepar", "pct": 35}]


def fight(chance: Random, *, board: bool, declarations: str = "on") -> RulesService:
    """Four with all kinds of weapons, on a picture of a board or on none."""
    combatants = [
        ana(pv=90, weapons=WEAPONS, skills=SKILLS),
        bruto(pv=90, weapons=WEAPONS, skills=SKILLS),
        one("lobo", pv=90, des=15, weapons=WEAPONS),
        one("vera", "party", pv=90, des=18, weapons=WEAPONS),
    ]
    if board:
        for number, combatant in enumerate(combatants):
            combatant["cell"] = [chance.randrange(30), number]
    data = {
        "system": "d100",
        "seed": chance.randrange(999),
        "options": {"declarations": declarations},
        "board": {"width": 30, "height": 4, "cell_size": chance.choice([2, 10])} if board else None,
        "combatants": combatants,
    }
    service = service_for(check(data))
    service.do({"do": "begin"})
    return service


def shown(service: RulesService, command: dict[str, Any]) -> list[int]:
    """The percentages that are shown, each whole where a d100 cannot show all of it."""
    texts = [told.text for told in service.preview(command) if told.what == "chance"]
    found = [re.match(r"chance (\d+)%(?: \((\d+)%)?", text) for text in texts]
    return [int(match[2] or match[1]) for match in found if match is not None]


def rolled(service: RulesService, command: dict[str, Any]) -> list[int] | None:
    """What the act's own dice were held against; None where the rules refuse it."""
    result = service.do(command, AppDice(service.fight))
    if not isinstance(result, Done):
        return None
    found = [fact for fact in result.entry.facts if fact["kind"] in ("attack", "roll")]
    return [fact["against"] for fact in found if fact["actor"] == command["actor"] and fact["against"] is not None]


def as_taken_up(service: RulesService, actor: Any, action: str) -> dict[str, Any]:
    """The act as the window takes it up: the fields that it starts with, as far as they mean anything now."""
    values = dict(SYSTEM.window.first_values(service.fight, actor, action))
    for field in SYSTEM.actions[action].fields:
        if field.shown is not None and not field.shown(service.fight, actor, values):
            values.pop(field.name, None)
    command: dict[str, Any] = {"do": "act", "actor": actor.id, "action": action}
    command |= {key: values.pop(key) for key in ("with", "targets", "modifier") if key in values}
    return {**command, "params": values} if values else command


def acts(service: RulesService, chance: Random, most: int) -> Iterator[dict[str, Any]]:
    """A number of acts as the panel puts them together, from turn to turn."""
    for _ in range(most):
        actor = service.fight.combatants.get(service.fight.active)
        if service.fight.phase != "action" or actor is None or chance.random() < 0.3:
            service.do({"do": "next"})
            continue
        yield pressed(chance.choice(SYSTEM.offers(service.fight, actor)), chance, service.fight, actor)


@rule("D100-SEQ-01", "D100-RNG-03", "D100-FOC-01", "D100-DECL-03")
@tries(20)
@given(seed=st.integers(0, 10**6), board=st.booleans(), declarations=st.sampled_from(["on", "off"]))
def test_the_chance_shown_before_an_act_is_the_one_rolled_against(seed: int, board: bool, declarations: str) -> None:
    chance = Random(seed)
    service = fight(chance, board=board, declarations=declarations)
    for command in acts(service, chance, 40):
        before = shown(service, command)
        against = rolled(service, command) if command["action"] in ROLLED else None
        if against:
            assert before[: len(against)] == against  # A weapon that fails leaves the other targets alone.
        elif command["action"] not in ROLLED:
            service.do(command, AppDice(service.fight))


@rule("D100-DECL-01", "D100-RNG-03", "D100-FOC-01", "D100-SCO-01")
@tries(20)
@given(seed=st.integers(0, 10**6), board=st.booleans())
def test_the_chance_shown_while_all_declare_is_the_one_rolled_against(seed: int, board: bool) -> None:
    chance = Random(seed)
    service = fight(chance, board=board)
    declared: dict[str, list[int]] = {}
    while service.fight.phase == "declaration" and service.fight.active is not None:
        actor = service.fight.combatants[service.fight.active]
        action = chance.choice(["attack", "attack", "grapple", "use_skill"])
        values = pressed(SYSTEM.actions[action], chance, service.fight, actor)
        if board and values.get("with") is not None and "distance" not in values.get("params", {}):
            values = {**values, "params": {**values.get("params", {}), "measured": True}}
        before = shown(service, {**values, "do": "act"})
        if isinstance(service.do(values), Done):
            declared[actor.id] = before
        elif not isinstance(service.do({"do": "declare", "actor": actor.id, "action": "defend"}), Done):
            break
    service.do({"do": "next"})
    while service.fight.phase == "action" and service.fight.active is not None:
        actor = service.fight.combatants[service.fight.active]
        if actor.id in declared:
            command = as_taken_up(service, actor, actor.declared.action)
            before = shown(service, command)
            assert before == declared[actor.id]
            against = rolled(service, command)
            if against is not None:
                assert before[: len(against)] == against
                service.do({"do": "undo"})  # What the blow brings would change the others' chances.
        service.do({"do": "next"})


@rule("D100-FOC-01")
def test_focus_that_is_declared_counts_in_the_chance_that_is_shown() -> None:
    game = Game(ana(), bruto()).begin()
    command: Command = {"do": "act", "actor": "ana", "action": "attack", "targets": ["bruto"], "params": {"focus": 10}}
    assert game.service.preview(command)[1].text == "chance 80% = 60 + 20 focus"


@rule("D100-DRAW-01")
def test_what_drawing_costs_is_shown_where_it_costs_something() -> None:
    def told(game: Game) -> list[str]:
        command = {"do": "act", "actor": "ana", "action": "draw", "with": "daga"}
        return [told.text for told in game.service.preview(command)]

    def beside(game: Game) -> str:
        field = SYSTEM.actions["draw"].fields[0]
        assert field.options is not None
        return field.options(game.fight, game["ana"], {})[0].hint

    game = Game(ana(weapons=[ESPADA, DAGA]), bruto()).begin()
    assert told(game) == ["DES −5 at its turn", "DES 7"]
    game = Game(ana(weapons=[ESPADA, DAGA]), bruto(des=2), declarations="off").begin()
    assert told(game) == ["DES −5", "DES 7"]
    assert beside(game) == "45% 1D4+2 (DES −5)"
    game.act("ana", "wait", des=3)
    game.do("next")
    assert told(game) == ["DES −2", "DES 7"]
    assert beside(game) == "45% 1D4+2 (DES −2)"
    game.act("ana", "wait", des=4)
    game.do("next")
    assert told(game) == ["costs no DES"]
    assert beside(game) == "45% 1D4+2"


@rule("D100-DECL-03")
def test_a_changed_action_says_what_it_takes_from_a_skill() -> None:
    game = Game(ana(skills=SKILLS), bruto()).begin()
    game.do("declare", actor="ana", action="defend")
    game.do("next")
    command = {"do": "act", "actor": "ana", "action": "use_skill", "with": "trepar"}
    chances = [told.text for told in game.service.preview(command) if told.what == "chance"]
    assert chances == ["chance 15% = 35 − 20 for changing the action"]
    unable = {**command, "modifier": -30}
    chances = [told.text for told in game.service.preview(unable) if told.what == "chance"]
    assert chances == ["chance 0% (35 − 20 for changing the action − 30 modifier is below 0)"]
