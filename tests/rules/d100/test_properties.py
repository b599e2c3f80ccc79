"""Whatever is ordered, sensible or not: nothing raises, pools stay in range, undo, saving and replay agree."""

import json
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as some

from rules.d100 import SYSTEM
from rules.engine.replay import outcome, service_for
from rules.engine.service import Done, Refused
from rules.scripts.script import check, check_command
from rules.text.faults import BadScript
from tests.proving import tries
from tests.rules.d100.armed import WEAPONS, Undecided
from tests.rules.promises import check_reopening, check_replaying, check_telling, done

IDS = ["a", "b", "c"]
THINGS = [str(weapon["id"]) for weapon in WEAPONS] + ["unarmed", "latin", "esquivar", "nada"]

ids = some.sampled_from([*IDS, "x"])
small = some.integers(-3, 30)
junk = some.one_of(some.none(), some.booleans(), small, some.sampled_from(THINGS), some.lists(small, max_size=3))
PARAMS: dict[str, some.SearchStrategy[Any]] = {
    "distance": some.one_of(small, some.lists(small, min_size=1, max_size=2), junk),
    "shots": some.one_of(small, some.lists(small, min_size=1, max_size=2), junk),
    "knockout": some.booleans(),
    "aim": some.booleans(),
    "load_one": some.booleans(),
    "draw": some.one_of(some.booleans(), junk),
    "stow": some.one_of(some.sampled_from(THINGS), junk),
    "drop": some.sampled_from(THINGS),
    "focus": some.one_of(small, junk),
    "des": small,
    "target": ids,
    "turns": small,
    "skill": some.sampled_from(["weapon", "armeria", "latin"]),
    "weapon": some.sampled_from(THINGS),
    "text": some.just("corre"),
    "other": junk,
}

params = some.lists(some.sampled_from(sorted(PARAMS)), max_size=3, unique=True).flatmap(
    lambda keys: some.fixed_dictionaries({key: PARAMS[key] for key in keys})
)
acts = some.fixed_dictionaries(
    {
        "do": some.sampled_from(["act", "act", "act", "declare"]),
        "actor": ids,
        "action": some.sampled_from([*SYSTEM.actions, "attack", "attack", "grapple", "sing"]),
        "targets": some.lists(ids, max_size=2),
        "params": params,
        "override": some.booleans(),
    },
    optional={
        "with": some.sampled_from(THINGS),
        "modifier": some.integers(-200, 200),
        "answers": some.lists(some.sampled_from(["none", "dodge", "block:espada", "disarm:hacha"]), max_size=2),
    },
)
ACTIVE = "*"
"""Stands for the combatant whose stop it is when the command is given."""
OTHERS = ("+1", "+2")
"""Stand for the others, counted from the active one."""


def meant(command: dict[str, Any], fight: Any) -> dict[str, Any]:
    """The command with the combatants that its signs stand for."""
    if command.get("actor") != ACTIVE:
        return command
    actor = fight.active or "a"
    place = list(fight.combatants).index(actor)
    around = [*list(fight.combatants)[place + 1 :], *list(fight.combatants)[:place]]
    targets = [around[OTHERS.index(sign)] for sign in command.get("targets", ())]
    return {**command, "actor": actor, **({"targets": targets} if targets else {})}


sensible = some.one_of(
    some.fixed_dictionaries(
        {
            "do": some.sampled_from(["act", "act", "declare"]),
            "actor": some.just(ACTIVE),
            "action": some.sampled_from(["attack", "attack", "grapple"]),
            "targets": some.sampled_from([[OTHERS[0]], [OTHERS[1]]]),
            "override": some.booleans(),
        },
        optional={
            "with": some.sampled_from(THINGS),
            "modifier": some.integers(-40, 80),
            "params": some.one_of(
                some.fixed_dictionaries({}, optional={"distance": small, "shots": some.integers(1, 5)}),
                some.fixed_dictionaries({}, optional={"knockout": some.booleans(), "draw": some.booleans()}),
                some.fixed_dictionaries({}, optional={"aim": some.booleans(), "load_one": some.booleans()}),
                some.fixed_dictionaries({}, optional={"drop": some.sampled_from(THINGS)}),
            ),
        },
    ),
    some.fixed_dictionaries(
        {
            "do": some.just("act"),
            "actor": some.just(ACTIVE),
            "action": some.sampled_from(sorted(SYSTEM.actions)),
            "targets": some.sampled_from([[OTHERS[0]], [OTHERS[1]]]),
            "override": some.booleans(),
            "with": some.sampled_from(THINGS),
        },
        optional={"params": some.fixed_dictionaries({"weapon": some.sampled_from(THINGS)})},
    ),
    some.fixed_dictionaries(
        {
            "do": some.just("act"),
            "actor": some.just(ACTIVE),
            "action": some.just("wait"),
            "params": some.fixed_dictionaries(
                {"des": some.integers(1, 6)}, optional={"target": some.sampled_from(IDS)}
            ),
        }
    ),
)
rulings = some.one_of(
    some.just({"do": "undo"}),
    some.just({"do": "redo"}),
    some.fixed_dictionaries({"do": some.sampled_from(["damage", "heal"]), "actor": ids, "amount": small}),
    some.fixed_dictionaries({"do": some.just("set"), "actor": ids, "pool": some.just("pv"), "value": junk}),
    some.fixed_dictionaries(
        {
            "do": some.just("set"),
            "actor": ids,
            "stat": some.sampled_from(["des", "initiative", "max_attackers", "weapons.uzi.jammed", "weapons.hacha.pr"]),
            "value": junk,
        }
    ),
    some.fixed_dictionaries(
        {"do": some.just("condition"), "actor": ids, "status": some.sampled_from(sorted(SYSTEM.statuses))},
        optional={"timer": some.one_of(some.none(), some.integers(1, 3)), "source": ids},
    ),
    some.fixed_dictionaries(
        {"do": some.just("lift"), "actor": ids, "status": some.sampled_from(sorted(SYSTEM.statuses))}
    ),
    some.fixed_dictionaries(
        {
            "do": some.just("timer"),
            "actor": ids,
            "status": some.sampled_from(sorted(SYSTEM.statuses)),
            "value": some.integers(0, 3),
        }
    ),
    some.fixed_dictionaries({"do": some.just("order"), "actor": ids, "before": ids}),
    some.fixed_dictionaries({"do": some.sampled_from(["leave", "end"]), "actor": ids}),
    some.fixed_dictionaries({"do": some.just("countdown"), "name": some.just("gas"), "turns": some.integers(1, 3)}),
    some.fixed_dictionaries(
        {
            "do": some.just("join"),
            "combatant": some.fixed_dictionaries(
                {"id": ids, "side": some.just("foes"), "sheet": some.just({"des": 9, "pv": 5})}
            ),
        }
    ),
)


@some.composite
def fights(draw: some.DrawFn) -> dict[str, Any]:
    combatants = [
        {
            "id": id,
            "side": draw(some.sampled_from(["party", "foes"])),
            "sheet": {
                "des": draw(some.integers(1, 20)),
                "pv": draw(some.integers(1, 20)),
                "fue": draw(some.integers(1, 30)),
                "md": draw(some.sampled_from(["0", "+1D4", "-1D6", "+2"])),
                "prot": draw(some.integers(0, 3)),
                "weapons": WEAPONS,
                "skills": [{"id": "latin", "pct": 50}],
            },
        }
        for id in IDS
    ]
    options = {
        name: draw(some.sampled_from(list(values)))
        for name, values in (
            ("declarations", ("off", "on")),
            ("critical_attacks", ("impale", "brp")),
            ("hold_escape", ("after", "next")),
            ("low_pv", ("brp", "zero")),
            ("silencer_count", ("always", "automatic")),
            ("grades", ("exact", "table")),
        )
    }
    step = some.just({"do": "next"})
    several = some.lists(some.one_of(sensible, sensible, sensible, step, step, acts, rulings), min_size=4, max_size=30)
    commands = [{"do": "begin"}, *draw(several)]
    return {
        "system": "d100",
        "seed": draw(some.integers(0, 99)),
        "options": options,
        "combatants": combatants,
        "commands": commands,
    }


@given(fights())
@settings(
    tries(15),
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.large_base_example],
)
def test_any_commands_leave_a_fight_that_can_be_told_undone_saved_and_replayed(data: dict[str, Any]) -> None:
    commands = data.pop("commands")
    script = check({**data, "commands": []})
    service = service_for(script)
    start = service.packed_fight()
    given_ones: list[dict[str, Any]] = []
    for given_command in commands:
        command = meant(given_command, service.fight)
        try:
            check_command(SYSTEM, command, "command")
        except BadScript:
            continue
        result = done(service, command, Undecided(service.fight, command.get("answers", ())))
        if isinstance(result, Done):
            given_ones.append({**command, "dice": list(result.entry.dice), "answers": list(result.entry.answers)})
        elif command["do"] in ("undo", "redo"):
            given_ones.append({**command, "refused": result.code} if isinstance(result, Refused) else command)
        for combatant in service.fight.combatants.values():
            assert combatant.pools["pv"] <= combatant.sheet.pv
            assert all(condition.timer is None or condition.timer >= 0 for condition in combatant.conditions)
    check_reopening(service, start)
    check_telling(service)
    replayed, shown = check_replaying({**data, "commands": given_ones}), outcome(service)
    assert replayed["ok"]
    for key in ("round", "phase", "order", "active", "combatants", "countdowns"):
        assert json.dumps(replayed[key]) == json.dumps(shown[key])
