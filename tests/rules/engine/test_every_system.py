"""What the contract says of all systems, held against each of them in the setups of its worked examples."""

import json
from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from rules.engine.replay import names, service_for
from rules.engine.service import AnswerNeeded, Done, Refused, RulesService
from rules.log.narrative import PLAIN, TERSE, narrate
from rules.log.sentences import Teller
from rules.mechanics.dice_sources import AppDice
from rules.scripts import script
from rules.scripts.script import FIELDS
from rules.sheets.schema import rule_of_figure
from rules.system import registry
from rules.system.system import System
from rules.text.messages import BARE, LANGUAGES
from tests.rules.core.worked_cases import CASES, outcome
from tests.worked import SYSTEMS, begun, between_sides, start
from tools import messages

STATES = {"active", "unconscious", "dead", "out", "stone"}
PHASES = {"setup", "surprise", "initiative", "declaration", "action", "status", "ended"}


all_setups = pytest.mark.parametrize("data", CASES)


def code(service: RulesService, **command: Any) -> str:
    before = json.dumps(service.packed_fight())
    result = service.do(command)
    assert isinstance(result, Refused), (command, result)
    assert json.dumps(service.packed_fight()) == before
    return result.code


def everything(data: Mapping[str, Any], actor: str = "") -> Iterator[dict[str, Any]]:
    """A command of every kind, as it would be right for anybody."""
    value, other = (row["id"] for row in data["combatants"][:2])
    values: dict[str, Any] = {
        "actor": actor or value,
        "action": "attack",
        "value": 1,
        "amount": 1,
        "status": "x",
        "name": "flood",
        "side": "party",
        "expression": "d6",
        "text": "x",
        "rules": [],
        "combatant": {**data["combatants"][0], "id": "newcomer", "cell": None, "conditions": [], "pools": {}},
    }
    for kind, (needed, _) in FIELDS.items():
        extra = {"set": {"pool": "hp"}, "timer": {"actor": actor or value, "status": "x"}, "order": {"after": other}}
        yield {"do": kind, **{key: values[key] for key in sorted(needed)}, **extra.get(kind, {})}


@all_setups
def test_before_begin_there_is_a_setup_and_nothing_else(data: dict[str, Any]) -> None:
    found = outcome(data)
    assert (found["phase"], found["round"], found["active"], found["order"]) == ("setup", 0, None, [])
    assert (found["tick"], found["seconds"], found["question"]) == (0, 0, None)
    for item in found["combatants"].values():
        assert item["initiative"] is None
        assert item["state"] in STATES


@all_setups
def test_steps_need_a_fight_that_has_begun_and_begin_one_that_has_not(data: dict[str, Any]) -> None:
    service = start(data)
    for command in everything(data):
        if command["do"] in ("next", "act", "declare", "order", "end"):
            assert code(service, **command) == "not_begun", command
    assert isinstance(service.do({"do": "begin"}), Done)
    assert code(service, do="begin") == "already_begun"


@all_setups
def test_the_outcome_while_it_runs(data: dict[str, Any]) -> None:
    found = outcome(data, {"do": "begin"}, {"do": "note", "text": "x"})
    assert found["phase"] in PHASES
    assert found["round"] == 1
    assert found["active"] is None or found["active"] in found["combatants"]
    assert set(found["order"]) <= set(found["combatants"])
    assert len(set(found["order"])) == len(found["order"])
    assert [fact["n"] for fact in found["facts"]] == list(range(1, len(found["facts"]) + 1))
    assert all(fact["command"] in (0, 1) and fact["kind"] for fact in found["facts"])
    assert found["log"]
    for item in found["combatants"].values():
        assert set(item["pools"]) == {pool.id for pool in start(data).system.pools}
        assert all(value >= 0 for value in item["pools"].values())


@all_setups
def test_after_the_end_all_is_over_but_what_the_system_names(data: dict[str, Any]) -> None:
    service = begun(data)
    ended = service.do({"do": "end"})
    if isinstance(ended, AnswerNeeded):
        ended = service.do({"do": "end", "answers": [ended.question.options[0]]})  # type: ignore[union-attr]
    assert isinstance(ended, Done), ended
    assert (service.fight.phase, service.fight.active) == ("ended", None)
    allowed = {"note", "roll", "undo", "redo", *service.system.after_end}
    after = {action.id for action in service.system.actions.values() if "ended" in action.outside}
    for command in everything(data):
        if command["do"] not in allowed and not (command["do"] == "act" and command["action"] in after):
            assert code(service, **command) == "already_ended", command
    sides = {combatant.side for combatant in service.fight.combatants.values() if combatant.state == "active"}
    assert service.fight.winner == (next(iter(sides)) if len(sides) == 1 else None)


@all_setups
def test_whoever_is_not_there_is_no_actor_and_what_is_unknown_is_said(data: dict[str, Any]) -> None:
    service = begun(data)
    value = data["combatants"][0]["id"]
    for command in everything(data, actor="nobody-here"):
        if "actor" in command:
            assert code(service, **command) == "no_such_actor", command
    assert code(service, do="act", actor=value, action="no-such-thing") == "no_such_action"
    assert code(service, do="declare", actor=value, action="no-such-thing") == "no_such_action"
    for kind in ("condition", "lift"):
        assert code(service, do=kind, actor=value, status="no-such-thing") == "no_such_status"
    assert code(service, do="timer", actor=value, status="no-such-thing", value=1) == "no_such_status"
    assert code(service, do="timer", name="no-such-thing", value=1) == "no_such_countdown"
    assert code(service, do="set", actor=value, pool="no-such-thing", value=1) == "invalid_params"
    assert code(service, do="set", actor=value, stat="no-such-thing", value=1) == "invalid_params"
    assert code(service, do="damage", actor=value, amount=-1) == "invalid_params"
    assert code(service, do="join", combatant=data["combatants"][0]) == "id_taken"
    assert code(service, do="redo") == "nothing_to_redo"


@all_setups
def test_who_leaves_is_out_of_everything(data: dict[str, Any]) -> None:
    value = data["combatants"][1]["id"]
    for before in ((), ({"do": "begin"},)):
        found = outcome(data, *before, {"do": "leave", "actor": value, "reason": "fled"})
        assert (found["combatants"][value]["state"], found["combatants"][value]["cell"]) == ("out", None)
        assert value not in found["order"]
        assert [fact["reason"] for fact in found["facts"] if fact["kind"] == "leave"] == ["fled"]
    service = begun(data)
    service.do({"do": "leave", "actor": value})
    assert code(service, do="leave", actor=value) == "invalid_target"


@all_setups
def test_a_command_undone_was_never_given_and_redone_never_undone(data: dict[str, Any]) -> None:
    value, other = (row["id"] for row in data["combatants"][:2])
    pool = start(data).system.pools[0].id
    steps: list[dict[str, Any]] = [
        {"do": "begin"},
        {"do": "note", "text": "x"},
        {"do": "set", "actor": other, "pool": pool, "value": 1},
        {"do": "side", "actor": value, "side": "others"},
        {"do": "leave", "actor": other},
    ]
    undo, redo = {"do": "undo"}, {"do": "redo"}
    for count in range(1, len(steps) + 1):
        done = outcome(data, *steps[:count])
        assert outcome(data, *steps[:count], undo) == outcome(data, *steps[: count - 1])
        again = outcome(data, *steps[:count], undo, redo)
        assert again == done


@all_setups
def test_a_reinforcement_comes_before_and_during_the_fight(data: dict[str, Any]) -> None:
    newcomer = {
        **data["combatants"][0],
        "id": "newcomer",
        "name": "Newcomer",
        "cell": None,
        "conditions": [],
        "pools": {},
    }
    service = start(data)
    result = service.do({"do": "join", "combatant": newcomer})
    assert isinstance(result, Done)
    assert [fact["kind"] for fact in result.entry.facts].count("join") == 1
    assert list(service.fight.combatants)[-1] == "newcomer"
    running = begun(data)
    assert isinstance(running.do({"do": "join", "combatant": newcomer}), Done)
    assert running.fight.combatants["newcomer"].name == "Newcomer"


@all_setups
def test_that_somebody_joins_is_told_before_what_comes_with_it(data: dict[str, Any]) -> None:
    service = begun(data)
    plain = (row.id for row in service.system.statuses.values() if not (row.sourced or row.needs_value))
    status = next(id for id in plain if id not in service.system.aftermath.states)
    newcomer = {**data["combatants"][0], "id": "newcomer", "name": "Newcomer", "cell": None, "pools": {}}
    result = service.do({"do": "join", "combatant": {**newcomer, "conditions": [{"status": status}]}})
    assert isinstance(result, Done)
    facts = service.journal.facts()
    teller = Teller(service.system, names(service), "en", service.fight)
    joins = teller.line({"kind": "join", "actor": "newcomer", "n": 0, "command": 0})
    told = [[line.text for line in narrate(style, facts, teller)] for style in (PLAIN, TERSE)]
    for lines in (teller.lines(facts), *told):
        about = [line for line in lines if "Newcomer" in line and line != "Newcomer"]
        assert about[0].startswith(joins or "?"), about
        assert len(about) > 1 or joins != about[0], about


@all_setups
def test_a_pool_beyond_its_limits_becomes_the_nearest(data: dict[str, Any]) -> None:
    value = data["combatants"][0]["id"]
    service = start(data)
    pool = service.system.pools[0].id
    service.do({"do": "set", "actor": value, "pool": pool, "value": 10**9})
    bearer = service.fight.combatants[value]
    assert bearer.pools[pool] == service.system.maximum(bearer, pool)
    result = service.do({"do": "set", "actor": value, "pool": pool, "value": -(10**9)})
    if isinstance(result, AnswerNeeded):
        return
    assert isinstance(result, Done), result
    assert bearer.pools[pool] >= 0 or data["system"] == "d100"  # its PV go below 0


# --- declarations ------------------------------------------------------------------------------------------


@pytest.fixture(params=SYSTEMS)
def system(request: pytest.FixtureRequest) -> System:
    return registry.system(request.param)


def test_a_system_declares_itself_whole(system: System) -> None:
    assert system.language in LANGUAGES
    assert system.pools[0].vital
    assert all(status.id == id and status.label for id, status in system.statuses.items())
    assert all(action.id == id and action.label for id, action in system.actions.items())
    assert all(message.removeprefix("phase-") in PHASES for message in own_phases(system.id))


def own_phases(system: str) -> list[str]:
    """The phases for which a system's messages have a word of its book."""
    return [id for id in messages.messages(system, "en") if id.startswith("phase-")]


@pytest.mark.parametrize(("id", "phase"), [("d100", "Resolución"), ("fulminato", "Combate"), ("tabuleiro", "Batalha")])
def test_a_phase_is_called_as_its_book_calls_it(id: str, phase: str) -> None:
    found = registry.system(id)
    assert Teller(found, {}, found.language).phase("action") == phase


def test_the_cells_that_a_book_has_no_word_for_are_named_in_the_readers_language() -> None:
    assert {kind.label for kind in registry.system("ffrpg").ground.cell_kinds} == {""}


def test_every_field_of_a_sheet_and_of_the_options_has_a_label(system: System) -> None:
    for model in (system.sheet, system.options):
        for name, info in model.model_fields.items():
            extra = info.json_schema_extra
            assert isinstance(extra, dict), (model.__name__, name)
            assert extra.get("label") or rule_of_figure(info), (model.__name__, name)


def test_the_letters_of_actions_are_one_letter_each(system: System) -> None:
    keys = [action.key for action in system.actions.values() if action.key]
    assert all(len(key) == 1 for key in keys)


def test_what_a_system_says_in_one_language_it_says_in_english_too(system: System) -> None:
    english = {*messages.messages(system.id, "en"), *messages.messages(messages.CORE, "en")}
    for language in LANGUAGES:
        said = {id.removesuffix(BARE) for id in messages.messages(system.id, language)}
        assert said - english == set(), language


@all_setups
def test_whatever_is_offered_to_be_set_is_set_to_each_of_its_values_and_has_words_for_it(data: dict[str, Any]) -> None:
    service = begun(data)
    fight, system = service.fight, service.system
    tellers = [Teller(system, names(service), language, fight) for language in LANGUAGES]
    for actor in (id for id, item in fight.combatants.items() if item.state == "active"):
        for offered in system.rulings.settable(fight, fight.combatants[actor]):
            for value in offered.values or (1,):
                command = {"do": "set", "actor": actor, "stat": offered.stat, "value": value}
                assert service.refusal_of(command) is None, command
            for value in (*offered.values, offered.current):
                for told in (part for teller in tellers for part in teller.setting(actor, offered.stat, value)):
                    assert told.strip(), offered
                    assert not any(sign in told for sign in ("_", "weapons.", "None")), (offered, told)


@pytest.mark.parametrize("system", SYSTEMS)
def test_targets_are_listed_those_first_for_whom_it_is_meant(system: str) -> None:
    """Help lists one's own side first, harm the others: a balm listed six foes before the heroes."""
    seen: set[tuple[bool, ...]] = set()
    for setup in between_sides(system)[:12]:
        service = service_for(script.check(setup))
        service.do({"do": "begin"}, AppDice(service.fight))
        for actor in service.fight.combatants.values():
            for action in service.system.actions.values():
                aim = next((field for field in action.fields if field.kind == "targets" and field.meant), None)
                if aim is None or aim.options is None or aim.meant is None:
                    continue
                for chosen in chosen_things(action, service.fight, actor):
                    options = aim.options(service.fight, actor, chosen)
                    others = [service.fight.combatants[option.id] for option in options]
                    meant = [aim.meant(service.fight, actor, chosen, other) for other in others]
                    assert meant == sorted(meant, reverse=True), (setup["name"], actor.id, action.id, chosen)
                    seen.add(tuple(dict.fromkeys(meant)))
    assert (True, False) in seen


def chosen_things(action: Any, fight: Any, actor: Any) -> Iterator[dict[str, Any]]:
    """What may be chosen in the first field of an action, if it is a thing."""
    first = action.fields[0]
    if first.kind != "choice" or first.options is None:
        yield {}
        return
    yield from ({first.name: option.id} for option in first.options(fight, actor, {}))
