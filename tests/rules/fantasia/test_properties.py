"""Whatever is done, lawful or not: no fault, pools in their limits, undo and redo exact, the same again."""

from __future__ import annotations

import json
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from rules.engine.replay import service_for
from rules.engine.service import RulesService
from rules.scripts import script
from tests.proving import tries
from tests.rules.promises import check_reopening, check_replaying, check_telling, done, packed

IDS = ("ana", "bea", "orc", "elf", "nobody")
WEAPONS: list[dict[str, Any]] = [
    {"id": "sword", "bonus": 2, "damage": "2d"},
    {"id": "gun", "kind": "firearm", "damage": "2d", "capacity": 2},
    {"id": "knife", "kind": "thrown", "status": [{"status": "poison", "timer": 2, "params": {"damage": "2d"}}]},
    {"id": "rod", "kind": "magic", "bonus": 3, "element": "fire"},
    {"id": "claw", "natural": True, "damage": "half+1", "status": [{"status": "fear"}]},
]
ABILITIES: list[dict[str, Any]] = [
    {"id": "fire", "pm": 2, "damage": "2d", "element": "fire"},
    {"id": "quake", "pm": 3, "damage": "1d", "area": True, "ground": True},
    {"id": "cure", "pm": 1, "heal": "2d", "lifts": ["poison", "stone"]},
    {"id": "raise", "pm": 4, "revive": 5},
    {"id": "curse", "status": [{"status": "imp"}, {"status": "condemned"}]},
    {"id": "sleep", "kind": "power", "status": [{"status": "sleep", "timer": 2}]},
    {"id": "cleave", "kind": "technique", "damage": "weapon+1d", "max_targets": 2, "multi": True},
    {"id": "drain", "kind": "skill", "roll": "none", "heal_pm": "1d", "beneficial": True},
    {"id": "counter", "kind": "technique", "damage": "weapon", "reaction": True, "trigger": "attack"},
    {"id": "dodge", "kind": "skill", "roll": "none", "heal": "1d", "reaction": True, "trigger": "move", "uses": 2},
]
ITEMS: list[dict[str, Any]] = [
    {"id": "potion", "heal": "2d", "qty": 2},
    {"id": "feather", "revive": 3},
    {"id": "bomb", "damage": "2d"},
]
THINGS = (*(row["id"] for row in (*WEAPONS, *ABILITIES, *ITEMS)), "unarmed", "nothing")
STATUSES = (
    *("amnesia", "stun", "berserk", "blind", "condemned", "confuse", "frozen", "meltdown", "vanish", "stop", "charm"),
    *("reflect", "fever", "float", "disable", "immobilize", "slow", "curse", "maxi", "fear", "mini", "death", "blink"),
    *("petrify", "haste", "regen", "silence", "sleep", "imp", "toad", "pig", "old_age", "poison", "zombie", "prone"),
    *("grabbed", "defending", "off_balance", "modifier", "stone", "hiccups"),
)
ACTIONS = (
    *("attack", "attack", "attack", "cast", "cast", "cast", "use_item", "move", "defend", "grapple", "escape"),
    *("ready", "react", "wait", "resume", "draw", "pick_up", "stand_up", "reload", "jump", "check", "fall"),
    *("take_turn", "rest", "other", "sing"),
)

ids = st.sampled_from(IDS)
small = st.integers(-2, 12)
flag = st.booleans()
cell = st.tuples(st.integers(-1, 6), st.integers(-1, 6)).map(list)
side = st.sampled_from(("party", "foes", "woods"))


def maybe(**fields: st.SearchStrategy[Any]) -> st.SearchStrategy[dict[str, Any]]:
    """Any of the fields, each there or not."""
    return st.fixed_dictionaries({}, optional=fields)


params = st.one_of(
    st.just({}),
    st.just({}),
    maybe(attr=st.sampled_from(("fue", "agi", "men")), pay=st.sampled_from(("normal", "move", "extra", "all"))),
    maybe(distance=small, mode=st.sampled_from(("walk", "crawl", "swim")), kind=st.just("high")),
    maybe(to=cell),
    maybe(path=st.lists(cell, min_size=1, max_size=3)),
    maybe(attr=st.just("vit"), difficulty=small, against=ids, effort=flag, sight=flag, free=flag),
    maybe(willing=st.lists(ids, max_size=2), unwilling=st.lists(ids, max_size=2)),
    maybe(hours=st.integers(0, 9), interrupted=flag, text=st.just("?")),
    st.fixed_dictionaries(
        {"action": st.sampled_from(("attack", "cast", "use_item", "move", "jump"))},
        optional={
            "on": st.sampled_from(("attack", "cast", "item", "move", "manual")),
            "watch": st.sampled_from(("enemy", "anyone", "orc", "nobody")),
        },
    ),
)
answers = st.lists(
    st.sampled_from(("use", "none", "attack", "fue", "agi", "reroll", "interleave", "ana", "orc", "1", "6")), max_size=2
)
acts = st.builds(
    lambda base, more: {"do": "act", **base, **more},
    st.fixed_dictionaries({"actor": ids, "action": st.sampled_from(ACTIONS)}),
    maybe(
        **{"with": st.sampled_from(THINGS)},
        targets=st.lists(ids, max_size=3),
        params=params,
        modifier=small,
        override=flag,
        answers=answers,
    ),
)
status_params = st.one_of(
    st.just({}),
    st.just({"stat": "de", "amount": 3}),
    st.just({"stat": "mo", "amount": -2, "stacks": True}),
    st.just({"damage": "3d"}),
    st.just({"turns": 2}),
    st.just({"damage": "weapon"}),
)
timer = st.sampled_from((None, 1, 2, 3))
rulings = st.one_of(
    st.fixed_dictionaries({"do": st.just("next")}, optional={"override": flag, "answers": answers}),
    st.fixed_dictionaries({"do": st.just("next"), "override": st.just(True)}),
    st.fixed_dictionaries({"do": st.sampled_from(("begin", "end", "undo", "redo", "next"))}),
    st.fixed_dictionaries({"do": st.just("damage"), "actor": ids, "amount": st.integers(0, 30)}),
    st.fixed_dictionaries({"do": st.just("heal"), "actor": ids, "amount": st.integers(0, 30)}),
    st.fixed_dictionaries(
        {"do": st.just("damage"), "actor": ids, "amount": st.integers(0, 5), "pool": st.sampled_from(("pm", "mana"))}
    ),
    st.fixed_dictionaries(
        {"do": st.just("set"), "actor": ids, "pool": st.sampled_from(("pv", "pm")), "value": st.integers(-5, 60)}
    ),
    st.fixed_dictionaries(
        {
            "do": st.just("set"),
            "actor": ids,
            "stat": st.sampled_from(("pv", "fue", "counter", "initiative", "size", "stealth", "name", "at")),
            "value": st.sampled_from((-30, 0, 2, 700, "x")),
        }
    ),
    st.fixed_dictionaries(
        {
            "do": st.just("set"),
            "cell": cell,
            "stat": st.sampled_from(("state", "level", "terrain")),
            "value": st.sampled_from(("blocked", "free", 3)),
        }
    ),
    st.fixed_dictionaries(
        {"do": st.just("condition"), "actor": ids, "status": st.sampled_from(STATUSES)},
        optional={"timer": timer, "source": ids, "params": status_params},
    ),
    st.fixed_dictionaries(
        {"do": st.just("condition"), "actor": ids, "status": st.sampled_from(STATUSES)},
        optional={"timer": timer, "source": ids},
    ),
    st.fixed_dictionaries({"do": st.just("lift"), "actor": ids, "status": st.sampled_from(STATUSES)}),
    st.fixed_dictionaries(
        {"do": st.just("timer"), "actor": ids, "status": st.sampled_from(STATUSES), "value": st.sampled_from((0, 1))}
    ),
    st.fixed_dictionaries(
        {"do": st.just("countdown"), "name": st.just("bridge")}, optional={"rounds": small, "turns": small}
    ),
    st.fixed_dictionaries({"do": st.just("order"), "actor": ids}, optional={"before": ids, "after": ids}),
    st.fixed_dictionaries({"do": st.just("side"), "actor": ids, "side": side}),
    st.fixed_dictionaries({"do": st.just("leave"), "actor": ids}),
    st.fixed_dictionaries({"do": st.just("move"), "actor": ids}, optional={"to": cell, "facing": st.just("w")}),
    st.fixed_dictionaries(
        {"do": st.just("declare"), "actor": ids, "action": st.sampled_from(ACTIONS)},
        optional={"with": st.sampled_from(THINGS)},
    ),
    st.fixed_dictionaries(
        {
            "do": st.just("join"),
            "combatant": st.fixed_dictionaries(
                {
                    "id": st.sampled_from(("eva", "ana")),
                    "side": side,
                    "sheet": st.just({"pv": 9, "de": 6, "dm": 6, "group": "g"}),
                },
                optional={
                    "cell": st.just([5, 5]),
                    "conditions": st.just([{"status": "condemned", "timer": 2}, {"status": "toad"}]),
                },
            ),
        }
    ),
)
commands = st.lists(st.one_of(acts, acts, rulings), max_size=22)
options = maybe(
    initiative=st.sampled_from(("individual", "group", "side")),
    order_by_kind=flag,
    fumble=st.sampled_from(("roll", "choose")),
    same_attribute=st.sampled_from(("best_each", "best_only")),
    opposites=flag,
    miniatures=flag,
    foes_die_at_zero=flag,
)


def sheet(**rest: Any) -> dict[str, Any]:
    return {
        "pv": 24,
        "pm": 12,
        "de": 9,
        "dm": 9,
        "fue": 2,
        "agi": 1,
        "men": 2,
        "vit": 1,
        "strikes": 2,
        "weapons": WEAPONS,
        "abilities": ABILITIES,
        "items": ITEMS,
        "gear": {"de": 2, "fue": 1},
        **rest,
    }


SETUP = [
    {"id": "ana", "side": "party", "sheet": sheet(), "cell": [1, 1]},
    {"id": "bea", "side": "party", "sheet": sheet(equipped="gun", armor="heavy", profession="bardo"), "cell": [2, 1]},
    {"id": "orc", "side": "foes", "sheet": sheet(group="g", size=2, elements={"ice": "affinity"}), "cell": [3, 3]},
    {"id": "elf", "side": "foes", "sheet": sheet(group="g", nv=4, immune=["sleep"]), "cell": [1, 3]},
]


def start(chosen: dict[str, Any], first: dict[str, Any]) -> dict[str, Any]:
    return {
        "system": "fantasia",
        "seed": 5,
        "options": chosen,
        "board": {"width": 7, "height": 7, "blocked": [[2, 2]], "cells": [{"cell": [1, 3], "level": 1}]},
        "combatants": SETUP,
        "commands": [{"do": "begin", **first}],
    }


def check_limits(service: RulesService) -> None:
    system = service.system
    for combatant in service.fight.combatants.values():
        for pool in system.pools:
            assert 0 <= combatant.pools[pool.id] <= system.maximum(combatant, pool.id), (combatant.id, pool.id)
        if combatant.state == "active":
            assert combatant.pools["pv"] > 0
            assert (combatant.counter, combatant.fainted) == (None, False)
        if combatant.state == "dead":
            assert (combatant.pools["pv"], combatant.conditions) == (0, ())
        if combatant.state == "unconscious":
            assert (combatant.counter is not None and combatant.pools["pv"] == 0) or combatant.fainted
        assert combatant.id == service.fight.active or combatant.slots == (0, 0, 0)
        assert all(slot >= 0 for slot in combatant.slots)
        assert 0 <= combatant.reactions <= 1
        assert all(condition.timer is None or condition.timer > 0 for condition in combatant.conditions)


def check_panel(service: RulesService) -> None:
    """What the window asks for every combatant is answered, and changes nothing."""
    fight, system = service.fight, service.system
    before = packed(service)
    for combatant in fight.combatants.values():
        system.window.chips(fight, combatant)
        for stat, value in system.outcome.stats(fight, combatant).items():
            steps = system.outcome.explain(fight, combatant, stat)
            assert not steps or steps[-1].amount == value, (combatant.id, stat)
        for action in system.offers(fight, combatant):
            for field in action.fields:
                if field.options is not None:
                    field.options(fight, combatant, {})
    assert packed(service) == before


first_commands: st.SearchStrategy[dict[str, Any]] = st.one_of(
    st.just({}), st.fixed_dictionaries({"surprise": st.just({"by": ["orc", "elf"], "watchers": ["ana"]})})
)


@tries(15)
@given(options, first_commands, commands)
def test_no_command_is_a_fault_and_every_one_can_be_taken_back(
    chosen: dict[str, Any], first: dict[str, Any], given_commands: list[dict[str, Any]]
) -> None:
    data = start(chosen, first)
    service = service_for(script.check(data))
    before = service.packed_fight()
    for command in [*data["commands"], *given_commands]:
        script.check_command(service.system, command, "command")
        done(service, command)
        check_limits(service)
    check_panel(service)
    check_reopening(service, before)
    check_undone_again(service)
    check_telling(service)


def check_undone_again(service: RulesService) -> None:
    """A fight that is opened again at its end is taken back step by step as the one that went on."""
    state, journal = json.loads(packed(service)), service.journal
    saved = json.loads(json.dumps([service.codec.pack_entry(entry) for entry in journal.entries]))
    reopened = RulesService.reopened(service.system, state, saved, journal.cursor, journal.cursor)
    while journal.cursor:
        service.do({"do": "undo"})
        reopened.do({"do": "undo"})
        assert packed(reopened) == packed(service)
    while journal.cursor < len(journal.entries):
        service.do({"do": "redo"})


@tries(15)
@given(options, commands)
def test_the_same_script_comes_out_the_same(chosen: dict[str, Any], given_commands: list[dict[str, Any]]) -> None:
    data = start(chosen, {})
    data["commands"] += [command for command in given_commands if command["do"] not in ("undo", "redo")]
    check_replaying(data)
