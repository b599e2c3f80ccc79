"""What the window is told: options with their refusals, chances and prices, chips, steps of a number."""

import re
from fractions import Fraction
from typing import Any

import pytest

from rules.core.state import Condition
from rules.dice.dice import nearest
from rules.fulminato import SYSTEM
from rules.mechanics.action import Act
from rules.system.translated_system import worded
from rules.text.localized import LocalizedText
from tests.rules.fulminato.playing import KNIFE, PISTOL, Fray, person

HEX = {"id": "hex", "name": "Maleficio", "ps": 3, "opposed": {"own": ["mente"], "theirs": ["mente"]}}


def scene(**ana: Any) -> Fray:
    sheet = {"weapons": [PISTOL, KNIFE], "abilities": [HEX], "items": [{"id": "flask", "qty": 0}], "ps": 2, **ana}
    cells = ([0, 0], [2, 0], [5, 5])
    people = (person("ana", cell=cells[0], **sheet), person("orc", cell=cells[1]), person("elf", cell=cells[2]))
    return Fray(*people, board=True)


def options(fray: Fray, actor: str, action: str, field: str, **so_far: Any) -> dict[str, str | None]:
    value = fray.fight.combatants[actor]
    found = next(row for row in fray.service.system.actions[action].fields if row.name == field)
    assert found.options is not None
    return {option.id: option.refused for option in found.options(fray.fight, value, so_far)}


def told(fray: Fray, actor: str, action: str, *targets: str, **fields: Any) -> list[tuple[str, str]]:
    command = {"do": "act", "actor": actor, "action": action, "targets": list(targets)}
    command |= {key.rstrip("_"): value for key, value in fields.items()}
    before = fray.state()
    found = [(preview.what, preview.text) for preview in fray.service.preview(command)]
    assert fray.state() == before
    return found


def test_weapons_and_targets_are_offered_with_what_they_would_be_refused_with() -> None:
    fray = scene()
    assert options(fray, "ana", "attack", "with") == {"colt": None, "unarmed": None, "knife": "not_equipped"}
    assert options(fray, "ana", "attack", "targets") == {"orc": None, "elf": None}
    reached = options(fray, "ana", "attack", "targets", **{"with": "unarmed"})
    assert reached == {"orc": "out_of_range", "elf": "out_of_range"}
    assert options(fray, "ana", "trip", "targets") == {"orc": "out_of_range", "elf": "out_of_range"}
    assert options(fray, "ana", "use_ability", "with") == {"hex": "not_enough_ps"}
    assert options(fray, "ana", "use_item", "with") == {"flask": "no_item_left"}
    assert options(fray, "ana", "reload", "with") == {"colt": "already_loaded"}
    assert options(fray, "ana", "draw", "with") == {"knife": None, "unarmed": None}
    assert options(fray, "ana", "grapple_damage", "with")["knife"] == "not_equipped"
    assert list(options(fray, "ana", "wait", "after")) == ["orc", "elf"]


def test_every_field_can_be_drawn_for_everybody_and_every_offered_action_has_its_own_key() -> None:
    fray = scene()
    fray.do("condition", actor="orc", status="grabbed", source="ana")
    fray.do("condition", actor="elf", status="tied")
    system = fray.service.system
    for combatant in fray.fight.combatants.values():
        keys = [action.key for action in system.offers(fray.fight, combatant)]
        assert len(keys) == len(set(keys))
        for action in system.actions.values():
            assert action.rule
            assert action.preview is not None
            for field in action.fields:
                assert field.label
                if field.options is not None:
                    assert all(option.label for option in field.options(fray.fight, combatant, {}))
                if field.most is not None:
                    least, most = field.most(fray.fight, combatant, {})
                    assert 0 <= least <= most


@pytest.mark.rule("FU-ATK-08", "FU-PART-01")
def test_the_chances_of_a_shot_are_reckoned_exactly() -> None:
    fray = scene(destreza="d6", skills={"pistolas": "d6"})
    fray.do("condition", actor="orc", status="paralyzed")
    assert told(fray, "ana", "attack", "orc")[:2] == [
        ("price", "3 PA · Estándar"),
        ("chance", "chance 92% · extremidad 50% · torso 42% · cabeza 0%"),
    ]


@pytest.mark.rule("FU-ATK-08", "FU-DMG-01", "FU-DMG-03", "FU-ACT-01")
def test_price_chance_and_loss_are_told_as_numbers_too() -> None:
    fray = scene(destreza="d6", skills={"pistolas": "d6"})
    fray.do("condition", actor="orc", status="paralyzed")
    found = fray.service.preview({"do": "act", "actor": "ana", "action": "attack", "targets": ["orc"]})
    # Limbs by 18 of 33 throws that strike, the torso by 15: half of 5.5, and all of it.
    assert [(preview.what, preview.number) for preview in found] == [("price", 3), ("chance", 92), ("damage", 4)]
    told_of = fray.service.preview({"do": "act", "actor": "ana", "action": "shove", "targets": ["orc"]})
    assert [(preview.what, preview.number) for preview in told_of] == [("price", 3), ("chance", 44)]


@pytest.mark.rule("FU-CALL-01", "FU-CHK-01", "FU-OPP-01", "FU-SOL-01")
def test_aims_checks_contests_and_powers_say_their_chances_before() -> None:
    fray = scene(skills={"pistolas": "d6", "manos_rapidas": "d6"}, destreza="d6")
    called = told(fray, "ana", "called_attack", "orc", params={"part": "head", "difficulty": "facil"})
    assert called[1][0] == "chance"
    assert called[1][1].startswith("aiming 72% · cabeza ")
    assert called[2][0] == "damage"
    against = told(fray, "ana", "called_attack", "orc", params={"part": "left_leg", "method": "opposed"})
    assert against[1][1].startswith("opposed roll ")
    stunt = told(fray, "ana", "stunt", params={"method": "skill", "skill": "manos_rapidas", "difficulty": 7})
    assert stunt[1] == ("chance", "chance 58%")
    assert told(fray, "ana", "shove", "orc")[1] == ("chance", "chance 44%")
    assert told(fray, "ana", "use_ability", "orc", with_="hex") == [
        ("price", "3 PS · 3 PA · Estándar"),
        ("chance", "chance 42%"),
    ]


@pytest.mark.rule("FU-OPP-01")
@pytest.mark.parametrize("action", ["stunt", "called_attack"])
def test_the_characteristics_of_a_rival_stand_with_its_own_dice(action: str) -> None:
    """They were told with those of whoever acts, as if both were equally good."""
    fray = scene(mente="d6")
    fray.do("set", actor="orc", sheet={"mente": "d12"})
    ana = fray.fight.combatants["ana"]
    fields = {row.name: row for row in fray.service.system.actions[action].fields}
    for name, so_far, die in (("own", ["orc"], "d6"), ("theirs", ["orc"], "d12"), ("theirs", [], "")):
        offered = fields[name].options
        assert offered is not None
        hints = {row.id: str(row.hint) for row in offered(fray.fight, ana, {"targets": so_far, "method": "opposed"})}
        assert hints["mente"] == die


@pytest.mark.rule("FU-ACT-01", "FU-FLK-07", "FU-DESV-04")
def test_actions_say_what_they_usually_cost_and_forms_give_usual_numbers_where_a_script_may_give_any() -> None:
    fray = scene()
    actions = fray.service.system.actions
    assert [actions[id].cost for id in ("attack", "called_attack", "reload", "retreat")] == [
        "3 PA",
        "3 PA",
        "2 PA",
        "6 PA",
    ]
    assert [field.name for field in actions["retreat"].fields] == ["to", "distance", "flee"]
    limits = {field.name: (field.minimum, field.maximum) for field in actions["attack"].fields}
    assert (limits["flankers"], limits["desvio_ranks"], limits["desvio_bonus"]) == ((0, 20), (-9, 9), (-20, 20))
    fray.act("ana", "attack", "orc", params={"flankers": 25, "desvio_bonus": -30}, dice="auto")
    refused = fray.refusal("act", actor="ana", action="attack", targets=["orc"], params={"flankers": -1})
    assert refused == "invalid_params"


@pytest.mark.rule("FU-CHK-02")
def test_a_stunt_offers_the_skills_that_may_undo_it_and_says_how_likely_they_do() -> None:
    fray = scene()
    ana = fray.fight.combatants["ana"]
    fields = {field.name: field for field in fray.service.system.actions["stunt"].fields}
    skill, difficulty = fields["resist.skill"], fields["resist.difficulty"]
    so_far = {"method": "skill", "targets": ["orc"], "resist.skill": "aguante"}
    assert skill.options is not None
    assert "aguante" in {option.id for option in skill.options(fray.fight, ana, so_far)}
    assert difficulty.shown is not None
    assert difficulty.shown(fray.fight, ana, so_far)
    assert not difficulty.shown(fray.fight, ana, {"method": "opposed", "resist.skill": "aguante"})
    targets = fields["targets"]
    assert targets.most is not None
    assert targets.most(fray.fight, ana, so_far) == (1, 1)
    resist = {"skill": "aguante", "difficulty": "facil"}
    params = {"method": "skill", "skill": "manos_rapidas", "resist": resist}
    assert any(text.startswith("resists ") for _, text in told(fray, "ana", "stunt", "orc", params=params))


def test_every_action_says_its_price() -> None:
    fray = scene(items=[{"id": "flask", "heal": "d6"}])
    fray.do("condition", actor="orc", status="grabbed", source="ana")
    fray.do("condition", actor="elf", status="tied")
    for name in fray.service.system.actions:
        thing = {"use_item": "flask", "use_ability": "hex"}.get(name)
        actor = {"escape": "orc", "untie": "elf"}.get(name, "ana")
        targets = [] if name == "untie" else ["orc"]
        found = told(fray, actor, name, *targets, **({"with_": thing} if thing else {}))
        assert found[0][0] == "price", name


def test_a_preview_without_what_it_needs_says_nothing() -> None:
    fray = scene()
    assert told(fray, "ana", "use_item", with_="nothing") == []
    assert told(fray, "ana", "attack", "orc", with_="nothing") == []
    assert told(fray, "ana", "escape") == [("price", "3 PA · Estándar")]


def test_a_number_of_the_stats_tells_how_it_came_about() -> None:
    mail = [{"id": "mail", "name": "Malla", "desvio": 1, "reduction": 3, "competent": False}]
    fray = scene(protections=mail, desvio_ranks=1, desvio_bonus=2)
    fray.do("condition", actor="ana", status="in_cover")
    fray.do("condition", actor="ana", status="useless_left_leg")
    fray.do("condition", actor="ana", status="deflect_mod", params={"ranks": -3})
    value = fray.fight.combatants["ana"]
    system = fray.service.system
    steps = {
        stat: [(step.term, step.amount) for step in system.outcome.explain(fray.fight, value, stat)]
        for stat in fray.one("ana")["stats"]
    }
    assert steps["speed_ft"] == [("speed_ft", 30), ("useless_left_leg", 2), ("speed_ft", 15)]
    assert steps["desvio_die"] == [("desvio_ranks", 1), ("deflect_mod", -3), ("desvio_die", -2)]
    assert steps["desvio_bonus"][:2] == [("Malla", 1), ("desvio_bonus", 2)]
    assert steps["desvio_bonus"][-1][1] == fray.one("ana")["stats"]["desvio_bonus"]
    assert steps["reduction"] == [("Malla", 1), ("reduction", 1)]


def test_a_row_of_the_order_shows_what_is_in_hand_and_open_wounds() -> None:
    fray = scene()
    fray.do("damage", actor="ana", amount=1, type="slashing")
    chips = fray.service.system.window.chips(fray.fight, fray.fight.combatants["ana"])
    assert [(chip.id, chip.label, chip.value) for chip in chips] == [
        ("equipped", "Colt", "6/6"),
        ("open_wounds", "Heridas abiertas", ""),
    ]


def test_a_row_of_the_order_shows_what_lies_on_the_floor() -> None:
    fray = Fray(person("ana", weapons=[{**KNIFE, "kind": "thrown"}, PISTOL], equipped="knife"), person("orc"))
    fray.act("ana", "attack", "orc", dice=[1, 1, 1], override=True)
    chips = fray.service.system.window.chips(fray.fight, fray.fight.combatants["ana"])
    assert [(chip.id, chip.label, chip.value) for chip in chips] == [
        ("dropped", "en el suelo", fray.fight.combatants["ana"].sheet.armory["knife"].label)
    ]


def test_answers_are_shown_in_words() -> None:
    label = scene().service.system.option_label
    assert label("cover", "reroll", {}, "es") == "Tirar el ataque de nuevo"
    assert label("cover", "reroll", {}, "en") == "Roll the attack again"
    assert label("free_attack", "rusty-knife", {}) == "rusty knife"


def test_an_act_is_foretold_from_its_command() -> None:
    fray = scene()
    action = fray.service.system.actions["attack"]
    act = Act(fray.fight.combatants["ana"], action, {"actor": "ana", "action": "attack", "targets": ["orc"]})
    assert action.preview is not None
    assert action.preview(fray.fight, act)[0].what == "price"


@pytest.mark.rule("FU-COV-02")
def test_a_shot_at_somebody_who_is_covered_says_whom_it_may_strike_instead() -> None:
    fray = Fray(person("ana", weapons=[PISTOL], equipped=PISTOL["id"]), person("orc"), person("bo"))
    action = fray.service.system.actions["attack"]
    assert action.preview is not None

    def told(**params: Any) -> list[str]:
        command = {"actor": "ana", "action": "attack", "targets": ["orc"], "params": params}
        act = Act(fray.fight.combatants["ana"], action, command)
        assert action.preview is not None
        return [str(preview.text) for preview in action.preview(fray.fight, act) if preview.what == "note"]

    assert told() == []
    assert told(covered_by="bo") == ["50%: it strikes Bo, who covers"]
    chances = {}
    for cover in ({}, {"covered_by": "bo"}):
        command = {"do": "act", "actor": "ana", "action": "attack", "targets": ["orc"], "params": cover}
        [chances[bool(cover)]] = [row for row in fray.service.preview(command) if row.what == "chance"]
    assert chances[True].number == nearest(Fraction(chances[False].number or 0, 2)), "half of it reaches the coverer"
    halves = [nearest(Fraction(int(number), 2)) for number in re.findall(r"(\d+)%", chances[False].text)]
    assert [int(number) for number in re.findall(r"(\d+)%", chances[True].text)] == halves


def test_a_field_that_means_nothing_now_is_not_shown() -> None:
    fray = scene()
    value = fray.fight.combatants["ana"]

    def shown(action: str, **so_far: Any) -> set[str]:
        fields = fray.service.system.actions[action].fields
        return {field.name for field in fields if field.shown is None or field.shown(fray.fight, value, so_far)}

    assert {"covered_by", "through"} <= shown("attack")
    assert not {"covered_by", "through"} & shown("attack", **{"with": "unarmed"})
    assert "flankers" in shown("attack", **{"with": "unarmed"}) - shown("attack")
    assert {"own", "theirs"} <= shown("stunt", method="opposed") - shown("stunt", method="skill")
    assert "difficulty" in shown("called_attack") - shown("called_attack", method="opposed")
    assert "to" in shown("move")
    assert "distance" not in shown("move")


@pytest.mark.rule("FU-FLK-07")
def test_how_many_flank_is_asked_at_once_where_no_board_counts_them() -> None:
    without, there = Fray(person("ana"), person("orc")), scene()
    for fray, at_once in ((without, True), (there, False)):
        attack = fray.service.system.actions["attack"]
        field = next(candidate for candidate in attack.fields if candidate.name == "flankers")
        assert field.at_once is not None
        assert field.at_once(fray.fight, fray.fight.combatants["ana"], {}) is at_once


SHOT_AT = [{**PISTOL, "loaded": 5}, KNIFE]
"""A pistol that can be loaded."""


def offered(fray: Fray, actor: str = "ana") -> set[str]:
    return {action.id for action in fray.service.system.offers(fray.fight, fray.fight.combatants[actor])}


def closed(fray: Fray, actor: str = "ana") -> dict[str, str]:
    """What is offered and closed, with what."""
    value = fray.fight.combatants[actor]
    found = {action: fray.service.system.closed(fray.fight, value, action) for action in offered(fray, actor)}
    return {action: refusal.code for action, refusal in found.items() if refusal is not None}


MOVES = {"move", "grapple_move", "stand_up"}
STANDARD = {"charge", "trip", "disarm", "shove", "grapple", "grapple_damage", "hold", "tie", "escape", "untie"}


@pytest.mark.rule("FU-ACT-09")
@pytest.mark.parametrize(
    ("pa", "expected"),
    [
        (6, set()),
        (5, {"retreat"}),
        (2, {"retreat", *MOVES, *STANDARD, "attack", "called_attack"}),
        (1, {"retreat", *MOVES, *STANDARD, "attack", "called_attack", "pick_up", "reload"}),
        (0, {"retreat", *MOVES, *STANDARD, "attack", "called_attack", "pick_up", "reload", "draw", "use_ability"}),
    ],
)
def test_an_action_that_no_choice_could_pay_is_closed_by_its_price(pa: int, expected: set[str]) -> None:
    spell = {**HEX, "action": "quick"}
    fray = scene(ps=3, abilities=[spell], weapons=SHOT_AT)
    fray.do("set", actor="ana", pool="pa", value=pa)
    assert closed(fray) == dict.fromkeys(expected & offered(fray), "not_enough_pa")
    for action in expected & {"trip", "shove", "attack"}:
        fray.do("move", actor="orc", to=[1, 0])
        assert fray.refusal("act", actor="ana", action=action, targets=["orc"]) == "not_enough_pa"


@pytest.mark.rule("FU-ACT-09")
@pytest.mark.parametrize(
    ("status", "source", "listed"),
    [
        ("prone", None, {"stand_up"}),
        ("grabbing", "orc", {"grapple_move", "grapple_damage", "hold", "tie"}),
        ("grabbed", "orc", {"escape"}),
        ("tied", None, {"untie"}),
        (None, None, {"pick_up"}),
    ],
)
def test_what_is_offered_in_a_state_alone_is_closed_by_its_price_too(
    status: str | None, source: str | None, listed: set[str]
) -> None:
    stone = {"id": "stone", "kind": "thrown", "size": "light"}
    fray = scene(weapons=[stone], items=[{"id": "rope", "kind": "rope"}])
    if status is None:
        fray.act("ana", "attack", "orc", dice=[1, 1, 6])
    else:
        fray.do("move", actor="orc", to=[1, 0])
        fray.do("condition", actor="ana", status=status, source=source)
    fray.do("set", actor="ana", pool="pa", value=6)
    assert listed <= offered(fray) - closed(fray).keys()
    fray.do("set", actor="ana", pool="pa", value=1)
    assert listed <= {action for action, code in closed(fray).items() if code == "not_enough_pa"}


@pytest.mark.rule("FU-SOL-01")
def test_solturas_are_closed_by_power_points_too_and_things_by_the_cheapest_that_is_left() -> None:
    things = [{"id": "flask", "qty": 1, "action": "quick"}, {"id": "bomb", "qty": 0, "action": "timeless"}]
    fray = scene(items=things, weapons=SHOT_AT)
    assert closed(fray) == {"use_ability": "not_enough_ps"}
    fray.do("set", actor="ana", pool="pa", value=0)
    assert closed(fray)["use_item"] == "not_enough_pa"
    assert "use_ability" not in closed(scene(ps=3))


@pytest.mark.rule("FU-ST-prone")
def test_an_action_that_a_status_forbids_is_closed_by_it() -> None:
    fray = scene(ps=3, weapons=SHOT_AT)
    fray.do("condition", actor="ana", status="prone")
    assert closed(fray) == dict.fromkeys(("move", "retreat", "charge"), "cannot_act")
    fray.do("condition", actor="ana", status="grabbing", source="orc")
    assert closed(fray)["grapple_move"] == "cannot_act"


@pytest.mark.rule("FU-ACT-09", "FU-ACT-05")
def test_a_way_says_its_points_and_ends_nowhere_without_them() -> None:
    fray = scene()
    ana, system = fray.fight.combatants["ana"], fray.service.system
    walk = system.ground.walk(fray.fight, ana)
    assert walk is not None
    assert walk.unit == "ft · 3 PA"
    assert walk.open_cells()
    fray.do("set", actor="ana", pool="pa", value=2)
    broke = system.ground.walk(fray.fight, ana)
    assert broke is not None
    assert broke.open_cells() == frozenset()
    refusal = broke.refusal((1, 1))
    assert refusal is not None
    assert refusal.code == "not_enough_pa"
    assert fray.refusal("act", actor="ana", action="move", params={"to": [1, 1]}) == "not_enough_pa"
    orc = system.ground.walk(fray.fight, fray.fight.combatants["orc"])
    fray.do("set", actor="orc", pool="pa", value=0)
    assert orc is not None
    assert orc.open_cells()


@pytest.mark.rule("FU-WND-02")
@pytest.mark.parametrize(
    ("left", "shown"), [(3600, "60 min"), (3541, "60 min"), (3540, "59 min"), (59, "59 s"), (None, "")]
)
def test_a_wounds_hour_is_shown_in_minutes_and_its_last_in_seconds(left: int | None, shown: str) -> None:
    assert SYSTEM.window.timer_label(SYSTEM, Condition("wounded", left, None)) == shown
    assert SYSTEM.window.timer_label(SYSTEM, Condition("prone", 3, None)) == "3"


IN_A_GRIP: list[tuple[str, dict[str, Any]]] = [
    ("grapple_damage", {}),
    ("grapple_damage", {"with": "knife"}),
    ("grapple_move", {"params": {"to": [2, 3], "danger": True}}),
    ("tie", {"params": {"rope": True}}),
]


@pytest.mark.rule("FU-GRP-04")
@pytest.mark.rule("FU-GRP-03")
@pytest.mark.parametrize(("action", "more"), IN_A_GRIP)
def test_whatever_is_rolled_in_a_grip_is_foretold_with_its_chance(action: str, more: dict[str, Any]) -> None:
    """*Dañar a la presa* names no target, so that it foretold neither chance nor damage on anybody."""
    people = [person("ana", weapons=[KNIFE], cell=[2, 2]), person("orc", cell=[3, 2])]
    fray = Fray(*people, board=True)
    fray.act("ana", "grapple", "orc", dice=[8, 1])
    command = {"do": "act", "actor": "ana", "action": action, **more}
    (chance,) = [preview for preview in fray.service.preview(command) if preview.what == "chance"]
    assert chance.target == "orc"
    assert chance.number is not None
    assert 0 < chance.number < 100
    if action == "grapple_damage":
        named = fray.service.preview({**command, "targets": ["orc"]})
        assert chance in named


@pytest.mark.parametrize("language", ["en", "pt_BR"])
@pytest.mark.parametrize("translated", [False, True])
def test_all_parts_of_a_body_are_named_in_one_language(language: str, translated: bool) -> None:
    """*membro 40% · torso 28% · cabeza 3%* stood there with the terms of the book."""
    fray = scene()
    command = {"do": "act", "actor": "ana", "action": "attack", "targets": ["orc"]}
    [chance] = [row.text for row in fray.service.preview(command) if row.what == "chance"]
    assert isinstance(chance, LocalizedText)
    words = worded(SYSTEM, language).words if translated else {}
    parts = re.findall(r"· (\w+) \d+%", chance.in_language(language, words))
    assert parts == (["membro", "tronco", "cabeça"] if words else ["extremidad", "torso", "cabeza"])
