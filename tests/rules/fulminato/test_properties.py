"""Whatever is done, lawful or not: no fault, pools in their limits, undo and redo exact, the same again."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from rules.engine.replay import service_for
from rules.engine.service import Refused, RulesService
from rules.fulminato.combatant.state import Fighter
from rules.fulminato.statuses.catalogue import ACTIONS, STATUSES
from rules.scripts import script
from tests.proving import tries
from tests.rules.fulminato.playing import CLUB, KNIFE, PISTOL, SHIELD, person
from tests.rules.promises import check_reopening, check_replaying, check_telling, done

HOWL = {"id": "howl", "opposed": {"own": ["gracia"], "theirs": ["mente"]}, "damage": "d6", "type": "piercing"}
HOLD = {"id": "grab", "ps": 0, "action": "quick", "status": [{"status": "contained", "timer": 2}]}
BALM = {"id": "balm", "heal": "d6", "status": [{"status": "deflect_mod", "timer": 2, "params": {"ranks": 1}}]}
THINGS: dict[str, Any] = {
    "ps": 3,
    "weapons": [
        {**KNIFE, "hands": 2},
        {**PISTOL, "capacity": 1, "reserve": 1, "caliber": "36-38"},
        {**CLUB, "damage": "2d12", "desvio": 1},
        {"id": "stone", "kind": "thrown", "improvised": True, "range": 30, "damage": "d6-2"},
        {"id": "bite", "natural": True, "type": "slashing", "reach": 10},
    ],
    "protections": [SHIELD, {"id": "coat", "desvio": 1, "reduction": 2}],
    "abilities": [HOWL, HOLD, BALM],
    "items": [{"id": "rope", "kind": "rope"}, {"id": "flask", "heal": "d6", "qty": 2, "action": "quick"}],
}
IDS = ("ana", "beto", "orc", "elf", "nobody")
THING_IDS = ("knife", "colt", "club", "stone", "bite", "unarmed", "howl", "grab", "balm", "rope", "flask", "nothing")

ids = st.sampled_from(IDS)
cell = st.tuples(st.integers(-1, 5), st.integers(-1, 4)).map(list)
small = st.integers(-3, 12)
flag = st.booleans()
names = st.lists(st.sampled_from(("constitucion", "destreza", "mente", "luck")), max_size=3)
difficulty = st.sampled_from(("facil", "dificil", "imposible", 3, 60))


def maybe(**fields: st.SearchStrategy[Any]) -> st.SearchStrategy[dict[str, Any]]:
    """Any of the fields, each there or not."""
    return st.fixed_dictionaries({}, optional=fields)


status_params = maybe(ranks=small, bonus=small, cause=st.sampled_from(("faint", "zero", "?")))
statuses = st.sampled_from((*STATUSES, "drunk"))
status_rows = st.lists(
    st.fixed_dictionaries(
        {"status": statuses}, optional={"timer": st.sampled_from((None, 0, 1, 2)), "params": status_params}
    ),
    max_size=2,
)
params = st.one_of(
    st.just({}),
    maybe(to=cell),
    maybe(path=st.lists(cell, max_size=3)),
    maybe(distance=st.integers(-5, 99), flee=flag),
    maybe(after=ids, rope=flag, text=st.just("?")),
    maybe(to=cell, victim_to=cell, danger=flag, target_ranks=small),
    maybe(hand=st.sampled_from(("main", "off")), flankers=small, desvio_ranks=small, covered_by=ids),
    maybe(through=st.sampled_from(("wood", "stone", "glass"))),
    maybe(
        part=st.sampled_from(("head", "left_leg", "tail")),
        method=st.sampled_from(("skill", "opposed")),
        difficulty=difficulty,
    ),
    maybe(
        method=st.sampled_from(("skill", "opposed", "luck")),
        skill=st.sampled_from(("aguante", "manos_rapidas", "bailar")),
        own=names,
        theirs=names,
        difficulty=difficulty,
        cost=st.sampled_from(("quick", "timeless", "slow")),
        status=status_rows,
        resist=maybe(
            skill=st.sampled_from(("aguante", "bailar")), difficulty=difficulty, characteristic=st.just(["mente"])
        ),
    ),
)
answers = st.lists(st.sampled_from(("keep", "reroll", "none", "knife", "colt", "unarmed", "bite", "1,1")), max_size=2)
acts = st.builds(
    lambda base, more: {"do": "act", **base, **more},
    st.fixed_dictionaries({"actor": ids, "action": st.sampled_from((*ACTIONS, "cast"))}),
    maybe(
        **{"with": st.sampled_from(THING_IDS)},
        targets=st.lists(ids, max_size=2),
        params=params,
        modifier=small,
        override=flag,
        answers=answers,
    ),
)
likely = st.fixed_dictionaries(
    {
        "do": st.just("act"),
        "actor": st.sampled_from(IDS[:4]),
        "action": st.sampled_from(ACTIONS),
        "targets": st.lists(st.sampled_from(IDS[:4]), max_size=1),
        "override": st.just(True),
    }
)
rulings = st.one_of(
    st.fixed_dictionaries({"do": st.just("next")}),
    st.fixed_dictionaries({"do": st.sampled_from(("begin", "end", "undo", "redo"))}),
    st.fixed_dictionaries(
        {
            "do": st.just("begin"),
            "surprise": maybe(
                by=st.lists(ids, max_size=2), surprised=st.lists(ids, max_size=2), desvio=st.just({"orc": -2})
            ),
        }
    ),
    st.fixed_dictionaries(
        {
            "do": st.sampled_from(("damage", "heal")),
            "actor": ids,
            "amount": st.integers(0, 14),
            "pool": st.sampled_from((None, "pv", "ps")),
            "type": st.sampled_from((None, "slashing", "fire")),
        }
    ),
    st.fixed_dictionaries(
        {"do": st.just("set"), "actor": ids, "pool": st.sampled_from(("pv", "pa", "luck")), "value": small}
    ),
    st.fixed_dictionaries(
        {
            "do": st.just("set"),
            "actor": ids,
            "stat": st.sampled_from(("pv", "speed_ft", "destreza", "aguante", "name")),
            "value": st.sampled_from((3, -3, "d12+2", "d6-3", "d7", True, None)),
        }
    ),
    st.fixed_dictionaries(
        {
            "do": st.just("set"),
            "cell": cell,
            "stat": st.sampled_from(("state", "terrain")),
            "value": st.sampled_from(("blocked", "free", "obstructed")),
        }
    ),
    st.fixed_dictionaries(
        {"do": st.just("condition"), "actor": ids, "status": statuses},
        optional={"timer": st.sampled_from((None, 0, 1, 3)), "source": ids, "params": status_params},
    ),
    st.fixed_dictionaries({"do": st.just("lift"), "actor": ids, "status": statuses}),
    st.fixed_dictionaries({"do": st.just("timer"), "actor": ids, "status": statuses, "value": st.integers(0, 7)}),
    st.fixed_dictionaries(
        {"do": st.just("countdown"), "name": st.just("fuse")}, optional={"turns": small, "seconds": small}
    ),
    st.fixed_dictionaries({"do": st.just("move"), "actor": ids, "to": cell}),
    st.fixed_dictionaries({"do": st.just("leave"), "actor": ids}),
    st.fixed_dictionaries({"do": st.just("order"), "actor": ids, "before": ids}),
    st.fixed_dictionaries({"do": st.just("side"), "actor": ids, "side": st.sampled_from(("party", "foes"))}),
    st.just({"do": "join", "combatant": person("imp", **THINGS)}),
)
commands = st.lists(st.one_of(acts, likely, likely, rulings, st.just({"do": "next"})), min_size=1, max_size=16)
fights = st.fixed_dictionaries(
    {
        "system": st.just("fulminato"),
        "seed": st.integers(0, 999),
        "options": st.sampled_from(
            ({}, {"group_initiative": True}, {"at_zero": "unconscious", "difficulties": {"facil": 9}})
        ),
        "board": st.sampled_from((None, {"width": 5, "height": 4, "blocked": [[2, 1]]})),
        "combatants": st.just([person(id, **THINGS) for id in IDS[:4]]),
    }
)


def placed(fight: dict[str, Any]) -> dict[str, Any]:
    """The fight with its people on the board, where there is one."""
    if fight["board"] is None:
        return fight
    cells = ([0, 0], [1, 0], [2, 0], [1, 1])
    people = [{**item, "cell": list(place)} for item, place in zip(fight["combatants"], cells, strict=True)]
    return {**fight, "combatants": people}


def check_limits(combatant: Fighter) -> None:
    assert 0 <= combatant.pools["pv"] <= combatant.sheet.pv
    assert 0 <= combatant.pools["ps"] <= combatant.sheet.ps
    assert 0 <= combatant.pools["pa"] <= 6
    assert all(
        left >= 0 for left in (*combatant.items.values(), *combatant.loaded.values(), *combatant.reserve.values())
    )
    assert combatant.equipped is None or combatant.equipped not in combatant.dropped
    assert len({condition.status for condition in combatant.conditions}) == len(combatant.conditions)
    assert all(condition.timer is None or condition.timer > 0 for condition in combatant.conditions)


def check_grips(service: RulesService) -> None:
    """Every half of a grip has its other half."""
    partners = {"grabbed": "grabbing", "grabbing": "grabbed", "contained": "containing", "containing": "contained"}
    for combatant in service.fight.combatants.values():
        for condition in combatant.conditions:
            if condition.status in partners:
                other = service.fight.combatants[condition.source].condition(partners[condition.status])
                assert other is not None
                assert other.source == combatant.id


def tried(service: RulesService, command: dict[str, Any]) -> bool:
    """Gives a command and holds the fight to what is true of it; whether it was possible."""
    result = done(service, command)
    for combatant in service.fight.combatants.values():
        check_limits(combatant)
    check_grips(service)
    return not isinstance(result, Refused)


def check_whole(service: RulesService, data: dict[str, Any], given_commands: list[dict[str, Any]]) -> None:
    """Saving, reopening, telling, looking ahead and replaying a fight that has been played."""
    check_reopening(service, service_for(script.check(data)).packed_fight())
    check_telling(service)
    for combatant in service.fight.combatants.values():
        for action in service.system.offers(service.fight, combatant):
            service.preview({"do": "act", "actor": combatant.id, "action": action.id, "targets": ["orc"]})
    check_replaying({**data, "commands": given_commands})


@tries(15)
@given(fights, commands)
def test_no_command_breaks_a_fight(fight: dict[str, Any], given_commands: list[dict[str, Any]]) -> None:
    data = placed(fight)
    service = service_for(script.check(data))
    possible = [command for command in ({"do": "begin"}, *given_commands) if tried(service, command)]
    check_whole(service, data, possible)


def plausible(service: RulesService, chance: Random) -> dict[str, Any]:
    """Something that the table could do now, made of what the panel offers."""
    fight = service.fight
    if fight.active is None or chance.random() < 0.2:
        return chance.choice(RULINGS)(chance)
    value = fight.combatants[chance.choice([fight.active] * 4 + list(fight.combatants))]
    offered = service.system.offers(fight, value)
    action = chance.choice(offered if chance.random() < 0.9 else tuple(service.system.actions.values()))
    fields: dict[str, Any] = {}
    for field in action.fields:
        if field.kind == "targets":
            assert field.options is not None
            aimed = [option.id for option in field.options(fight, value, fields)]
            fields["targets"] = chance.sample(aimed, min(1, len(aimed)))
        elif field.kind in ("choice", "choices") and field.options is not None:
            found = [option for option in field.options(fight, value, fields) if option.refused is None]
            if found and (field.name in NEEDED or chance.random() < 0.15):
                picked = chance.choice(found).id
                fields[field.name] = picked if field.kind == "choice" else [picked]
        elif field.kind == "cell" and value.cell is not None:
            fields[field.name] = [value.cell[0] + chance.randint(-1, 1), value.cell[1] + chance.randint(-1, 1)]
        elif field.kind == "flag":
            fields[field.name] = chance.random() < 0.5
    if isinstance(fields.get("status"), list):
        fields["status"] = [{"status": status, "timer": chance.choice((None, 1, 2))} for status in fields["status"]]
    command = {"do": "act", "actor": value.id, "action": action.id, "answers": [], "override": chance.random() < 0.1}
    command |= {key: fields.pop(key) for key in ("targets", "with") if key in fields}
    return {**command, "params": fields}


NEEDED = ("with", "part", "method", "skill", "own", "theirs")
RULINGS: tuple[Callable[[Random], dict[str, Any]], ...] = (
    lambda chance: {"do": "next"},
    lambda chance: {"do": "next"},
    lambda chance: {
        "do": "condition",
        "actor": chance.choice(IDS[:4]),
        "status": chance.choice(tuple(STATUSES)),
        "timer": chance.choice((None, 1, 2)),
        "source": chance.choice(IDS[:4]),
    },
    lambda chance: {"do": "heal", "actor": chance.choice(IDS[:4]), "amount": chance.randint(1, 9)},
    lambda chance: {"do": "set", "actor": chance.choice(IDS[:4]), "pool": "pv", "value": chance.randint(0, 12)},
    lambda chance: {"do": "timer", "actor": chance.choice(IDS[:4]), "status": "wounded", "value": chance.randint(0, 6)},
)


@tries(15)
@given(fights, st.integers(0, 2**32))
def test_a_fight_as_a_table_would_play_it_stays_whole(fight: dict[str, Any], seed: int) -> None:
    data = placed(fight)
    service = service_for(script.check(data))
    chance = Random(seed)
    possible: list[dict[str, Any]] = []
    for number in range(31):
        command = plausible(service, chance) if number else {"do": "begin"}
        if tried(service, command):
            possible.append(command)
    check_whole(service, data, possible)
