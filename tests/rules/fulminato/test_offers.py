"""What the panel offers as open is never refused, whatever has become useless; who flanks is named."""

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.core.questions import DieQuestion
from rules.engine.replay import service_for
from rules.engine.service import AnswerNeeded
from rules.mechanics.dice_sources import TableDice
from rules.scripts import script
from tests.proving import tries
from tests.rules.fulminato.playing import CLUB, KNIFE, PISTOL, Fray, person
from tests.rules.random_player import RandomPlayer
from tests.there import there

CLAWS = {"id": "claws", "natural": True, "damage": "d4"}
RIFLE = {"id": "rifle", "kind": "ranged", "hands": 2, "damage": "d10"}
LIMBS = ["useless_main_arm", "useless_off_arm", "useless_left_leg", "useless_right_leg"]
STATUSES = [*LIMBS, "prone", "tied", "retreating", "in_cover", "impaired_vision", "deflect_mod"]
SHEET: dict[str, Any] = {
    "pv": 40,
    "ps": 4,
    "weapons": [KNIFE, {**PISTOL, "reserve": 6}, CLUB, RIFLE, CLAWS],
    "items": [{"id": "rope", "kind": "rope", "qty": 99}, {"id": "aid", "heal": "d6", "qty": 2}],
    "abilities": [{"id": "hex", "ps": 2, "opposed": {"own": ["mente"], "theirs": ["mente"]}}],
}
SAID = frozenset({"speak", "wait", "resume"})
"""Open or closed by themselves: they are refused at once, with nothing to choose."""


@tries(15)
@given(st.integers(0, 10**6), st.booleans(), st.booleans())
def test_what_is_offered_is_not_refused(seed: int, board: bool, armless: bool) -> None:
    chance = Random(seed)
    people = [person(id, **{**SHEET, "equipped": chance.choice(["knife", "colt", "rifle", None])}) for id in NAMES]
    for row, record in enumerate(people):
        record["cell"] = [chance.randrange(8), row] if board else None
    data = {
        "system": "fulminato",
        "seed": seed,
        "board": {"width": 8, "height": 6} if board else None,
        "combatants": people,
    }
    service = service_for(script.check(data))
    service.do({"do": "begin"})
    for id in NAMES:
        arms = LIMBS[:2] if armless and chance.random() < 0.7 else []
        for status in (*arms, *chance.sample(STATUSES, chance.randint(0, 3))):
            service.do({"do": "condition", "actor": id, "status": status})
    player = RandomPlayer(service, chance)
    list(player.turns(25))
    assert [(command, code) for command, code in player.refused if command["action"] not in SAID] == []


NAMES = ("ana", "beto", "orc", "elf")


@pytest.mark.rule("FU-EQP-07")
def test_drawing_is_listed_only_where_there_is_something_to_draw_or_to_put_away() -> None:
    fray = Fray(person("ana"), person("orc", weapons=[KNIFE]))
    draw, fight = fray.service.system.actions["draw"], fray.fight
    assert draw.offered is not None
    assert [draw.offered(fight, fight.combatants[id]) for id in ("ana", "orc")] == [False, True]


@pytest.mark.rule("FU-EQP-05")
def test_what_loading_costs_is_told_in_points_as_of_any_other_thing() -> None:
    """*Precisión* stood there in a Portuguese window."""
    fray = Fray(person("ana", **SHEET), person("orc"))
    ana, action = fray.fight.combatants["ana"], fray.service.system.actions["reload"]
    weapons = next(field for field in action.fields if field.name == "with")
    assert weapons.options is not None
    (colt,) = weapons.options(fray.fight, ana, {})
    assert colt.hint.endswith(" · 2 PA · +6")


@pytest.mark.rule("FU-SOL-02")
def test_enemies_come_first_for_a_power_that_is_rolled_against_and_friends_for_any_other() -> None:
    powers = [*SHEET["abilities"], {"id": "balm", "heal": "d6"}]
    fray = Fray(person("ana", **{**SHEET, "abilities": powers}), person("beto"), person("orc"))
    ana, action = fray.fight.combatants["ana"], fray.service.system.actions["use_ability"]
    targets = next(field for field in action.fields if field.name == "targets")
    assert targets.options is not None
    listed = {
        power: [option.id for option in targets.options(fray.fight, ana, {"with": power})] for power in ("hex", "balm")
    }
    assert listed["hex"][0] == "orc"
    assert listed["balm"] == ["ana", "beto", "orc"]


@pytest.mark.rule("FU-SOL-02", "FU-EQP-08")
def test_what_heals_lists_the_heroes_before_the_foes_who_stand_before_them() -> None:
    things = {"abilities": [{"id": "balm", "heal": "d6"}], "items": [{"id": "gauze", "kind": "heal", "heal": "d6"}]}
    fray = Fray(person("orc"), person("ana", **{**SHEET, **things}), person("beto"))
    ana = fray.fight.combatants["ana"]
    for action, thing in (("use_ability", "balm"), ("use_item", "gauze")):
        targets = next(field for field in fray.service.system.actions[action].fields if field.name == "targets")
        assert targets.options is not None
        assert [option.id for option in targets.options(fray.fight, ana, {"with": thing})] == ["ana", "beto", "orc"]


@pytest.mark.rule("FU-LIMB-04", "FU-MAN-06", "FU-EQP-07")
@pytest.mark.parametrize("action", ["draw", "pick_up", "disarm", "grapple", "tie"])
def test_without_arms_nothing_is_offered_that_needs_a_hand(action: str) -> None:
    fray = Fray(person("ana", **SHEET), person("beto", **SHEET), person("orc", **SHEET))
    ana = fray.fight.combatants["ana"]
    if action == "tie":
        fray.do("condition", actor="orc", status="grabbed", source="beto")
    assert fray.service.system.closed(fray.fight, ana, action) is None
    for arm in LIMBS[:2]:
        fray.do("condition", actor="ana", status=arm)
    closed = fray.service.system.closed(fray.fight, ana, action)
    assert closed is not None
    assert closed.code == "limb_useless"


@pytest.mark.rule("FU-LIMB-04", "FU-ATK-04")
def test_without_arms_an_attack_starts_with_the_body() -> None:
    fray = Fray(person("ana", **SHEET), person("orc", **SHEET))
    ana = fray.fight.combatants["ana"]
    assert fray.service.system.window.first_values(fray.fight, ana, "attack") == {
        "with": fray.fight.combatants["ana"].equipped or "claws"
    }
    for arm in LIMBS[:2]:
        fray.do("condition", actor="ana", status=arm)
    assert fray.service.system.window.first_values(fray.fight, ana, "attack") == {"with": "claws"}
    fray.act("ana", "attack", "orc", with_="claws", dice=[1, 1, 1])


@pytest.mark.rule("FU-FLK-01", "FU-FLK-03")
def test_who_flanks_is_named_before_the_blow_and_in_the_log() -> None:
    fray = Fray(
        person("ana", weapons=[KNIFE], cell=[1, 1]),
        person("beto", weapons=[CLUB], cell=[3, 1]),
        person("orc", cell=[2, 1]),
        board=True,
    )
    told = fray.service.preview({"do": "act", "actor": "ana", "action": "attack", "targets": ["orc"]})
    assert ("note", "flanked by Ana and Beto: −1") in [(item.what, item.text) for item in told]
    fray.act("ana", "attack", "orc", dice=[8, 6, 4, 1])
    assert any("desvío 3 (flanked by Ana and Beto)" in line for line in fray.log())
    assert any("desvío 3 (flanqueo de Ana y Beto)" in line for line in fray.log("es"))


def test_no_two_actions_that_can_stand_side_by_side_have_one_key() -> None:
    """An ally may tie who is grabbed, and may just as well run."""
    rope = [{"id": "rope", "kind": "rope"}]
    fray = Fray(person("ana", items=rope), person("beto"), person("orc", "foes"))
    fray.do("condition", actor="orc", status="grabbed", source="beto")
    ana, actions = fray.service.fight.combatants["ana"], fray.service.system.actions.values()
    offered = [action for action in actions if action.offered is None or action.offered(fray.service.fight, ana)]
    keys = [action.key for action in offered]
    assert {"tie", "retreat"} <= {action.id for action in offered}
    assert sorted(keys) == sorted(set(keys))


@pytest.mark.rule("FU-WND-04", "FU-EQP-08", "FU-SOL-02")
@pytest.mark.parametrize(
    ("missing", "heal", "said", "number"),
    [
        (0, "d6", "heals 0: PV are full", 0),
        (2, "d6", "heals d6 ≈ 2", None),
        (9, "d6", "heals d6 ≈ 4", None),
        (0, "5", "heals 0: PV are full", 0),
        (2, "5", "heals 5 ≈ 2", None),
        (9, "5", "heals 5", None),
        (9, "2d6+1", "heals 2d6+1 ≈ 8", None),
    ],
)
def test_nobody_is_foretold_to_regain_more_than_is_missing(
    missing: int, heal: str, said: str, number: int | None
) -> None:
    items, powers = [{"id": "aid", "heal": heal}], [{"id": "hands", "heal": heal}]
    fray = Fray(person("ana", items=items, abilities=powers, ps=3), person("beto"), person("orc"))
    if missing:
        fray.do("damage", actor="beto", amount=missing)
    for action, thing in (("use_item", "aid"), ("use_ability", "hands")):
        command = {"do": "act", "actor": "ana", "action": action, "with": thing, "targets": ["beto"]}
        notes = [item for item in fray.service.preview(command) if item.what == "note"]
        assert [(item.text, item.target, item.number) for item in notes] == [(said, "beto", number)]
        nobody = fray.service.preview({**command, "targets": []})
        assert not [item for item in nobody if item.what == "note"], "what is missing is not known yet"


@pytest.mark.rule("FU-SOL-02", "FU-EQP-08")
def test_solturas_and_things_are_offered_with_what_they_do_and_cost() -> None:
    """A choice between *1 PS · 3 PA* and *1 PS · 3 PA*."""
    powers = [
        {"id": "bolt", "damage": "d8"},
        {"id": "balm", "heal": "d6", "ps": 2},
        {"id": "voice", "action": "quick", "status": [{"status": "prone"}]},
    ]
    fray = Fray(person("ana", abilities=powers, items=[{"id": "aid", "heal": "d4", "qty": 2}]), person("orc"))
    ana = fray.fight.combatants["ana"]
    hints: dict[str, Any] = {}
    for action in ("use_ability", "use_item"):
        field = next(field for field in fray.service.system.actions[action].fields if field.name == "with")
        assert field.options is not None
        hints |= {option.id: option.hint for option in field.options(fray.fight, ana, {})}
    assert hints == {
        "bolt": "damage d8 · 1 PS · 3 PA",
        "balm": "heals d6 · 2 PS · 3 PA",
        "voice": "Derribado · 1 PS · 1 PA",
        "aid": "× 2 · heals d4 · 3 PA",
    }
    assert hints["balm"].in_language("pt_BR") == "cura d6 · 2 PS · 3 PA"


@pytest.mark.rule("FU-EQP-01", "FU-EQP-02", "FU-CHK-01")
@pytest.mark.parametrize(
    ("protections", "hint"),
    [
        ((), "d10"),
        (({"id": "coat", "name": "Coat"},), "d10"),
        (({"id": "coat", "name": "Coat", "skill_ranks": -1},), "d8 (d10 less Coat)"),
        (
            ({"id": "coat", "name": "Coat", "skill_ranks": -3}, {"id": "helm", "name": "Helm", "competent": False}),
            "d6-2 (d10 less Coat and Helm)",
        ),
        (({"id": "coat", "name": "Coat", "skill_ranks": -3, "worn": False},), "d10"),
    ],
)
def test_a_skill_is_listed_with_the_die_that_is_thrown_and_with_what_takes_ranks_from_it(
    protections: tuple[dict[str, Any], ...], hint: str
) -> None:
    """The list had the die of the sheet, and the dice asked for another."""
    hampered = person("ana", skills={"aguante": "d10"}, protections=list(protections))
    fray = Fray(hampered, person("orc", skills={"aguante": "d10"}, protections=list(protections)))
    ana, system = fray.fight.combatants["ana"], fray.service.system
    called = {"targets": ["ana"]}
    lists = {
        (action.label, field.name): there(field.options)(fray.fight, actor, chosen)
        for action, actor, chosen in (
            (system.actions["stunt"], ana, {"targets": ["orc"]}),
            (there(system.check), None, called),
        )
        for field in action.fields
        if field.name in ("skill", "resist.skill")
    }
    assert len(lists) == 3
    for options in lists.values():
        (aguante,) = [option for option in options if option.id == "aguante"]
        assert aguante.hint == hint
    params = {"method": "skill", "skill": "aguante"}
    command: dict[str, Any] = {"do": "act", "actor": "ana", "action": "stunt", "params": params}
    needed = fray.service.rehearsed(command, TableDice(fray.fight))
    assert isinstance(needed, AnswerNeeded)
    die = needed.question
    assert isinstance(die, DieQuestion)
    assert f"d{die.rolls[0].faces[1]}" == hint.split(maxsplit=1)[0].removesuffix("-2")
    assert die.rolls[0].names[1] == ("Aguante \N{MINUS SIGN}2" if "-2" in hint else "Aguante")
