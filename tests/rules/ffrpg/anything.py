"""Three combatants, and anything that they may be told to do, lawful or not, as Hypothesis makes it up."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

from rules.ffrpg.statuses.catalogue import STATUSES

IDS = ("ann", "bob", "imp", "ogre", "nobody")
ANN = {
    "hp": 60,
    "mp": 40,
    "spd": 9,
    "str": 5,
    "mag": 4,
    "acc": 90,
    "macc": 90,
    "two_weapons_acc": 60,
    "auto_status": ["regen"],
    "weapons": [
        {"id": "blade", "scale": 2, "die": "d6", "drain": 50},
        {"id": "dirk", "hand": "off", "effects": [{"status": "poison", "cos": {"flat": 50}}]},
        {"id": "spear", "hand": "both", "element": "fire"},
        {"id": "bow", "range": "ranged", "ammo": "arrow", "equipped": False},
        {"id": "fan", "range": "ranged", "target": "group", "drain": 30, "equipped": False},
    ],
    "shields": [{"id": "buckler", "eva": 15}],
    "items": [
        {"id": "potion", "qty": 2},
        {"id": "phoenix-down"},
        {"id": "elixir"},
        {"id": "arrow", "kind": "ammo", "qty": 2, "element": "ice"},
    ],
    "abilities": [
        {"id": "spark", "type": "magic", "mp": 4, "target": "single_group", "damage": {"scale": 4, "attribute": "mag"}},
        {"id": "mug", "type": "slow", "ct": 10, "damage": {"weapon": True, "percent": 150}},
        {
            "id": "cure",
            "type": "magic",
            "mp": 3,
            "target": "party",
            "heal": [{"scale": 3}, {"amount": 2, "pool": "mp"}],
        },
        {"id": "lift", "target": "random", "effects": [{"lift": ["esuna", "dispel"]}, {"delay": 50}]},
        {"id": "rally", "target": "self", "effects": [{"status": "quick"}, {"actions": 1}]},
    ],
}
IMP = {
    "hp": 50,
    "mp": 9,
    "spd": 40,
    "str": 4,
    "acc": 80,
    "macc": 99,
    "at_zero": "form",
    "forms": [{"hp": 20, "arm": 2}],
    "weapons": [{"id": "claw", "scale": 2, "target": "group"}],
    "reactions": [{"id": "counter", "trigger": "attacked", "cos": 60}],
    "abilities": [
        {"id": "hex", "type": "magic", "mp": 3, "target": "group", "effects": [{"status": "charm"}, {"hp_share": 25}]},
        {"id": "raise", "type": "magic", "ct": 12, "effects": [{"revive": {"pct": 50}}]},
        {"id": "doom", "target": "all", "ct": 30, "effects": [{"death": True, "cos": {"stat": "macc", "mod": -50}}]},
        {"id": "bar", "type": "magic", "target": "party", "effects": [{"status": "element_resist"}]},
    ],
}
OGRE = {"hp": 80, "spd": 5, "str": 6, "acc": 70, "at_zero": "ask", "elements": {"fire": "absorb"}, "xp": 50, "gil": 9}
THINGS = (
    "blade",
    "dirk",
    "spear",
    "bow",
    "fan",
    "buckler",
    "potion",
    "elixir",
    "phoenix-down",
    "arrow",
    "brawl",
    "improvised",
    "claw",
)
USES = ("spark", "mug", "cure", "lift", "rally", "hex", "raise", "doom", "bar", "nothing")
ACTIONS = (
    *(
        "attack",
        "attack",
        "cast",
        "use_ability",
        "use_item",
        "trigger",
        "equip",
        "unequip",
        "drop",
        "full_move",
        "move",
    ),
    *("defend", "wait", "flee", "zero", "face", "abort", "forced", "pass", "pincer", "rest"),
)

ids = st.sampled_from(IDS)
status = st.sampled_from((*STATUSES, "no_such_status"))
small = st.integers(-2, 60)
flag = st.booleans()
answers = st.lists(
    st.sampled_from(
        ("keep", "switch", "none", "counter", "dead", "unconscious", "flee", "form", "potion", "cure", *IDS)
    ),
    max_size=2,
)


def maybe(**fields: st.SearchStrategy[Any]) -> st.SearchStrategy[dict[str, Any]]:
    """Any of the fields, each there or not."""
    return st.fixed_dictionaries({}, optional=fields)


status_params: st.SearchStrategy[dict[str, Any]] = st.one_of(
    st.just({}), st.just({"element": "fire"}), st.just({"of": ["time", "poison"]}), st.just({"element": "mud"})
)
params = st.one_of(
    st.just({}),
    st.just({"die": "d8"}),
    st.just({"die": "d6", "damage": False, "status": "sleep", "name": "pepper"}),
    maybe(ammo=st.one_of(st.sampled_from(THINGS), st.lists(st.sampled_from(THINGS), max_size=2)), pull=flag),
    maybe(modifiers=st.dictionaries(ids, st.integers(-80, 80), max_size=2), weapon=st.sampled_from(THINGS)),
    st.just({"die": "d10", "range": "ranged", "reach": 6}),
    st.fixed_dictionaries({"as": st.sampled_from(("group", "single", "pair"))}),
    st.just({"element": "ice"}),
    maybe(distance=small, terrain=st.sampled_from(("adverse", "deep_water", "impassable", "standard"))),
    st.builds(lambda x, y: {"to": [x, y]}, st.integers(-1, 12), st.integers(-1, 12)),
    maybe(ticks=st.integers(0, 30)),
    maybe(kind=st.sampled_from(("style", "shout")), facing=st.sampled_from(("left", "right", "up"))),
    maybe(task=st.just("lever"), rating=st.sampled_from(("agi", "lore", 40)), ct=small, roll=flag),
    maybe(hand=st.sampled_from(("main", "off", "both")), mode=st.sampled_from(("drop", "return"))),
    st.just({"found": {"id": "club", "scale": 3}}),
    st.just({"faces": {"ann": "left", "imp": "left", "ogre": "right"}}),
    maybe(waive=st.lists(ids, max_size=2)),
)
acts = st.builds(
    lambda base, more: {"do": "act", **base, **more},
    st.fixed_dictionaries({"actor": ids, "action": st.sampled_from(ACTIONS)}),
    maybe(
        **{"with": st.sampled_from((*THINGS, *USES))},
        targets=st.lists(ids, max_size=3),
        params=params,
        modifier=st.integers(-80, 80),
        override=flag,
        answers=answers,
    ),
)
attacks = st.builds(
    lambda actor, target, override: {
        "do": "act",
        "actor": actor,
        "action": "attack",
        "targets": [target],
        "override": override,
    },
    ids,
    ids,
    flag,
)
casts = st.builds(
    lambda actor, with_, targets: {
        "do": "act",
        "actor": actor,
        "action": "cast" if with_ in ("spark", "cure", "hex", "raise", "bar") else "use_ability",
        "with": with_,
        "targets": targets,
        "params": {"element": "ice"} if with_ == "bar" else {},
        "override": True,
    },
    ids,
    st.sampled_from(USES),
    st.lists(ids, max_size=2),
)
conditions = st.builds(
    lambda base, more: {"do": "condition", **base, **more},
    st.fixed_dictionaries({"actor": ids, "status": status}),
    maybe(timer=st.one_of(st.none(), st.integers(1, 4)), source=ids, params=status_params),
)
rulings = st.one_of(
    st.just({"do": "next"}),
    st.fixed_dictionaries({"do": st.just("next"), "override": flag, "answers": answers}),
    st.fixed_dictionaries({"do": st.sampled_from(("end", "undo", "redo"))}),
    st.fixed_dictionaries({"do": st.just("declare"), "actor": ids, "action": st.sampled_from(("flee", "attack"))}),
    st.fixed_dictionaries(
        {
            "do": st.sampled_from(("damage", "heal")),
            "actor": ids,
            "amount": st.integers(0, 90),
            "type": st.sampled_from((None, "physical", "fire", "soft")),
            "pool": st.sampled_from((None, "mp")),
            "answers": answers,
        }
    ),
    st.fixed_dictionaries({"do": st.just("set"), "actor": ids, "pool": st.sampled_from(("hp", "mp")), "value": small}),
    st.fixed_dictionaries(
        {
            "do": st.just("set"),
            "actor": ids,
            "stat": st.sampled_from(("hp", "spd", "initiative", "actions_left", "zero_left", "eva", "luck")),
            "value": small,
        }
    ),
    st.fixed_dictionaries(
        {
            "do": st.just("set"),
            "actor": ids,
            "stat": st.sampled_from(("terrain", "facing")),
            "value": st.sampled_from(("deep_water", "left", "right", "mud")),
        }
    ),
    st.fixed_dictionaries({"do": st.just("lift"), "actor": ids, "status": st.one_of(status, st.just("charging"))}),
    st.fixed_dictionaries(
        {"do": st.just("timer"), "actor": ids, "status": status, "value": st.one_of(st.none(), st.integers(0, 3))}
    ),
    st.fixed_dictionaries({"do": st.just("timer"), "name": st.just("gate"), "value": st.integers(-1, 5)}),
    st.builds(
        lambda unit, goal: {"do": "countdown", "name": "gate", unit: 3, "goal": goal},
        st.sampled_from(("rounds", "turns", "seconds", "ticks")),
        st.sampled_from((None, "deadline", "hold", "win")),
    ),
    st.fixed_dictionaries({"do": st.just("leave"), "actor": ids, "reason": st.sampled_from(("fled", "ejected"))}),
    st.fixed_dictionaries({"do": st.just("side"), "actor": ids, "side": st.sampled_from(("party", "foes", "crowd"))}),
    st.builds(
        lambda actor, where, other: {"do": "order", "actor": actor, where: other},
        ids,
        st.sampled_from(("before", "after")),
        ids,
    ),
    st.fixed_dictionaries(
        {
            "do": st.just("join"),
            "combatant": st.fixed_dictionaries(
                {"id": st.sampled_from(("rat", "bat")), "side": st.just("foes"), "sheet": st.just({"hp": 9, "spd": 9})}
            ),
        }
    ),
    st.builds(lambda actor, x, y: {"do": "move", "actor": actor, "to": [x, y]}, ids, small, small),
)


def sensible(fight: Any, numbers: tuple[int, int, int, int]) -> dict[str, Any]:
    """A command that mostly can be done as the fight stands."""
    kind, value, two, three = numbers
    everybody = list(fight.combatants)
    actor = fight.active or everybody[value % len(everybody)]
    target = everybody[two % len(everybody)]
    sheet = fight.combatants[actor].sheet
    act = {"do": "act", "actor": actor}
    if kind < 3 or (kind < 8 and not sheet.abilities):
        return {**act, "action": "forced" if kind == 2 else "attack", "targets": [target]}
    if kind < 8:
        row = sheet.abilities[three % len(sheet.abilities)]
        named = [target] if value % 3 else []
        named_element = {"element": "ice"} if row.id == "bar" else {}
        action = "cast" if row.type == "magic" else "use_ability"
        return {
            **act,
            "action": action,
            "with": row.id,
            "targets": named,
            "params": named_element,
            "override": value % 5 == 0,
        }
    if kind == 8:
        action, deed = (
            ("defend", {}),
            ("wait", {"ticks": 1 + three % 20}),
            ("zero", {"kind": "style"}),
            ("pass", {}),
            ("move", {"distance": three % 5, "terrain": "difficult"}),
            ("full_move", {"distance": three % 9}),
            ("abort", {}),
            ("flee", {}),
            ("trigger", {"task": "lever", "rating": "agi", "ct": three % 20}),
            ("face", {"facing": "left" if three % 2 else "right"}),
            ("pincer", {"faces": {"imp": "left", "ogre": "right", "ann": "left", "bob": "right"}}),
        )[two % 11]
        return {**act, "action": action, "params": deed}
    if kind == 9:
        things = [*sheet.weapons, *sheet.shields, *sheet.items]
        if not things:
            return {"do": "next"}
        action = ("equip", "unequip", "drop", "use_item", "use_item", "attack")[three % 6]
        return {**act, "action": action, "with": things[two % len(things)].id, "targets": [target]}
    if kind < 12:
        row_of = list(STATUSES.values())[three % len(STATUSES)]
        params: dict[str, Any] = {"of": ["time"]} if row_of.params else {}
        if "element" in row_of.params:
            params = {"element": "fire"}
        found = {
            "do": "condition",
            "actor": target,
            "status": row_of.id,
            "params": params,
            "source": everybody[value % 2],
        }
        return {**found, "timer": 1 + value % 4} if value % 2 else found
    if kind == 12:
        amount = {"actor": target, "amount": three, "type": "physical" if value % 2 else "fire"}
        return {"do": "damage", **amount} if two % 3 else {"do": "heal", **amount}
    if kind == 13 and fight.phase == "initiative":
        return {"do": "declare", "actor": actor, "action": "flee"}
    return {"do": "next", "override": value % 7 == 0}


steps = st.tuples(st.integers(0, 19), st.integers(0, 99), st.integers(0, 99), st.integers(0, 99))
commands = st.lists(st.one_of(acts, attacks, casts, conditions, rulings, st.just({"do": "next"})), max_size=25)
starts = st.fixed_dictionaries(
    {},
    optional={
        "initiative_stop": flag,
        "group_initiative": flag,
        "ranges": flag,
        "damage_cap": st.sampled_from((None, 20)),
        "opposed": st.sampled_from(("margin", "high_success")),
        "status_order": st.sampled_from(("timers_first", "effects_first")),
        "scavenge": st.just("ann"),
    },
)
surprises = st.sampled_from((None, {"by": "party"}, {"by": "foes", "result": "full"}))


def scripted(options: dict[str, Any], seed: int, rows: list[dict[str, Any]]) -> dict[str, Any]:
    return {
        "system": "ffrpg",
        "seed": seed,
        "options": options,
        "board": {"width": 10, "height": 10, "cells": [{"rect": [3, 0, 4, 9], "terrain": "difficult"}]},
        "combatants": [
            {"id": "ann", "side": "party", "sheet": ANN, "cell": [0, 0]},
            {"id": "bob", "side": "party", "sheet": {**ANN, "spd": 5}, "pools": {"hp": 30}},
            {"id": "imp", "side": "foes", "sheet": IMP, "cell": [3, 3]},
            {"id": "ogre", "side": "foes", "sheet": OGRE, "conditions": [{"status": "protect"}]},
        ],
        "commands": rows,
    }
