"""Checks, opposed rolls, called attacks, stunts, solturas and things."""

from typing import Any

import pytest

from rules.log.refusals import refusal_sentence
from rules.text.messages import LANGUAGES
from tests.rules.fulminato.playing import KNIFE, PISTOL, SHIELD, Fray, fact, person

HELMET = {"id": "helmet", "kind": "helmet", "desvio": 2, "reduction": 3}
COAT = {"id": "coat", "desvio": 1, "reduction": 1}
SKILLS = {"cac_sencilla": "d8", "pistolas": "d8", "manos_rapidas": "d8"}


def scene(ana: dict[str, Any] | None = None, orc: dict[str, Any] | None = None, **options: Any) -> Fray:
    sheet = {"skills": SKILLS, "weapons": [KNIFE, PISTOL], **(ana or {})}
    return Fray(person("ana", **sheet), person("orc", **(orc or {})), person("elf"), **options)


def stunt(**params: Any) -> dict[str, Any]:
    return {"params": {"method": "skill", "skill": "manos_rapidas", **params}}


def contest(**params: Any) -> dict[str, Any]:
    return {"params": {"method": "opposed", "own": ["destreza"], "theirs": ["mente"], **params}}


@pytest.mark.rule("FU-CHK-01", "FU-CHK-03")
@pytest.mark.parametrize(("difficulty", "success"), [("facil", True), (10, True), (11, False), ("complicado", False)])
def test_a_check_succeeds_when_it_reaches_the_difficulty(difficulty: str | int, success: bool) -> None:
    facts = scene().act("ana", "stunt", **stunt(difficulty=difficulty), dice=[5, 5])
    assert (fact(facts, "roll")["total"], fact(facts, "roll")["success"]) == (10, success)


@pytest.mark.rule("FU-CHK-03")
def test_the_chronicler_names_skill_and_characteristic() -> None:
    fray = scene({"gracia": "d12"})
    assert fray.act_refusal("ana", "stunt", **stunt(skill="bailar")) == "invalid_params"
    facts = fray.act("ana", "stunt", **stunt(skill="bailar", characteristic="gracia"), dice=[12, 6])
    assert (fact(facts, "roll")["what"], fact(facts, "roll")["total"]) == ("bailar", 17)


@pytest.mark.rule("FU-CHK-02")
def test_a_check_of_the_victim_may_undo_the_success() -> None:
    given = stunt(difficulty="facil", resist={"skill": "aguante", "difficulty": 5}, status=[{"status": "prone"}])
    fray = scene()
    fray.act("ana", "stunt", "orc", **given, dice=[3, 3, 2, 4])
    assert not fray.has("orc", "prone")
    fray.act("ana", "stunt", "orc", **given, dice=[3, 3, 2, 3])
    assert fray.one("orc")["conditions"] == [{"status": "prone", "timer": None, "source": "ana"}]


@pytest.mark.rule("FU-OPP-01", "FU-OPP-02", "FU-OPP-03")
def test_an_opposed_roll_takes_one_or_two_dice_a_side_and_a_tie_fails() -> None:
    fray = scene({"gracia": "d10"})
    given = contest(own=["gracia", "mente"], theirs=["destreza"], target_ranks=2, status=[{"status": "prone"}])
    facts = fray.act("ana", "stunt", "orc", **given, modifier=1, dice=[12, 1, 12])
    assert (fact(facts, "opposed")["own"], fact(facts, "opposed")["theirs"]) == (13, 12)
    assert fray.has("orc", "prone")
    fray.do("lift", actor="orc", status="prone")
    facts = fray.act("ana", "stunt", "orc", **given, dice=[10, 1, 11])
    assert fact(facts, "opposed")["success"] is False
    assert not fray.has("orc", "prone")


@pytest.mark.rule("FU-CHK-03", "FU-CMD-01")
@pytest.mark.parametrize(
    ("targets", "params", "code"),
    [
        ([], {}, "invalid_params"),
        ([], {"method": "skill"}, "invalid_params"),
        (["orc"], {"method": "opposed", "own": ["mente"]}, "invalid_params"),
        (["orc"], {"method": "opposed", "own": [], "theirs": ["mente"]}, "invalid_params"),
        (["orc"], {"method": "opposed", "own": ["luck"], "theirs": ["mente"]}, "invalid_params"),
        ([], {"method": "opposed", "own": ["mente"], "theirs": ["mente"]}, "need_targets"),
        ([], {"method": "skill", "skill": "aguante", "resist": {"skill": "aguante"}}, "need_targets"),
        (["orc"], {"method": "skill", "skill": "aguante", "resist": {"skill": "bailar"}}, "invalid_params"),
        ([], {"method": "skill", "skill": "aguante", "difficulty": "imposible"}, "invalid_params"),
        ([], {"method": "skill", "skill": "aguante", "difficulty": 41}, "invalid_params"),
        ([], {"method": "skill", "skill": "aguante", "cost": "slow"}, "invalid_params"),
        ([], {"method": "skill", "skill": "aguante", "status": [{"status": "drunk"}]}, "no_such_status"),
        ([], {"method": "skill", "skill": "aguante", "status": [{"status": "prone", "timer": 0}]}, "invalid_params"),
        ([], {"method": "skill", "skill": "aguante", "status": [{"status": "grabbed"}]}, "invalid_params"),
        (["orc", "elf"], {"method": "skill", "skill": "aguante"}, "too_many_targets"),
    ],
)
def test_a_stunt_without_what_it_needs_is_refused(targets: list[str], params: dict[str, Any], code: str) -> None:
    assert scene().act_refusal("ana", "stunt", *targets, params=params) == code


@pytest.mark.rule("FU-OPT-01")
def test_a_table_may_rename_and_renumber_the_difficulties() -> None:
    fray = scene(difficulties={"facil": 2, "heroico": 25})
    facts = fray.act("ana", "stunt", **stunt(difficulty="facil"), dice=[1, 1])
    assert fact(facts, "roll")["success"] is True
    facts = fray.act("ana", "stunt", **stunt(difficulty="heroico"), dice=[8, 8])
    assert (fact(facts, "roll")["against"], fact(facts, "roll")["success"]) == (25, False)


@pytest.mark.rule("FU-CALL-01", "FU-CALL-02", "FU-CALL-03")
def test_a_called_attack_is_aimed_first_and_void_where_the_aim_fails() -> None:
    fray = scene({"weapons": [{**PISTOL, "bonus": 5}]})
    facts = fray.act("ana", "called_attack", "orc", params={"part": "head"}, dice=[8, 3])
    assert [item["kind"] for item in facts] == ["spend", "spend", "roll"]
    assert fray.one("ana")["extra"]["loaded"] == {"colt": 5}
    facts = fray.act("ana", "called_attack", "orc", params={"part": "head", "difficulty": 11}, dice=[8, 3, 1, 1, 1])
    assert (fact(facts, "attack")["total"], fact(facts, "attack")["hit"]) == (7, False)


@pytest.mark.rule("FU-CALL-04", "FU-CALL-05")
def test_at_the_head_only_what_covers_the_head_counts() -> None:
    fray = scene(orc={"pv": 60, "protections": [HELMET, COAT, SHIELD]})
    facts = fray.act("ana", "called_attack", "orc", params={"part": "head", "difficulty": 2}, dice=[1, 1, 8, 8, 4, 6])
    assert (fact(facts, "attack")["desvio"], fact(facts, "attack")["part"]) == (8, "head")
    assert fact(facts, "damage")["amount"] == 12 - 3 - 1
    facts = fray.act("ana", "called_attack", "orc", params={"part": "head", "difficulty": 2}, dice=[1, 1, 8, 7, 4])
    assert (fact(facts, "attack")["final"], fact(facts, "attack")["part"]) == (7, None)


@pytest.mark.rule("FU-CALL-04", "FU-CALL-06")
def test_a_called_limb_stays_a_limb_however_good_the_blow() -> None:
    fray = scene(orc={"pv": 60, "protections": [HELMET, COAT]})
    params = {"part": "left_leg", "difficulty": 2}
    facts = fray.act("ana", "called_attack", "orc", params=params, dice=[1, 1, 8, 8, 1, 6])
    assert (fact(facts, "attack")["desvio"], fact(facts, "attack")["part"]) == (2, "left_leg")
    assert fact(facts, "damage")["amount"] == 2
    facts = fray.act("ana", "called_attack", "orc", params=params, dice=[1, 1, 3, 2, 1])
    assert fact(facts, "attack")["hit"] is False


@pytest.mark.rule("FU-CALL-07")
def test_strength_decides_against_one_who_is_bound_or_on_the_ground() -> None:
    fray = scene({"constitucion": "d12", "destreza": "d6"}, {"conditions": [{"status": "tied"}]})
    params: dict[str, Any] = {"part": "head", "method": "opposed"}
    facts = fray.act("ana", "called_attack", "orc", params=params, dice=[12, 8, 1, 1])
    assert fact(facts, "opposed")["success"] is True
    assert fact(facts, "attack")["hit"] is False
    params = {**params, "own": ["mente"], "theirs": ["gracia", "mente"], "target_ranks": 1}
    facts = fray.act("ana", "called_attack", "orc", params=params, dice=[6, 8, 6])
    assert (fact(facts, "opposed")["theirs"], fact(facts, "opposed")["success"]) == (14, False)


@pytest.mark.rule("FU-CALL-01")
@pytest.mark.parametrize(
    "params", [{}, {"part": "torso"}, {"part": "head", "through": "wood"}, {"part": "head", "covered_by": "elf"}]
)
def test_a_called_attack_names_its_part_and_nothing_in_the_way(params: dict[str, Any]) -> None:
    assert scene().act_refusal("ana", "called_attack", "orc", params=params) == "invalid_params"


HOWL: dict[str, Any] = {
    "id": "howl",
    "ps": 2,
    "action": "precision",
    "opposed": {"own": ["gracia"], "theirs": ["mente"]},
    "damage": "d6+1",
    "type": "slashing",
    "status": [{"status": "prone"}],
}
BALM = {"id": "balm", "heal": "2d4"}


@pytest.mark.rule("FU-SOL-01", "FU-SOL-02", "FU-OPP-04")
def test_a_soltura_costs_its_points_and_works_on_each_target_in_turn() -> None:
    fray = scene({"abilities": [HOWL], "ps": 3}, {"protections": [COAT]})
    facts = fray.act("ana", "use_ability", "elf", "orc", with_="howl", dice=[6, 6, 5, 4, 3])
    assert [item["success"] for item in facts if item["kind"] == "opposed"] == [False, True]
    assert (fray.one("ana")["pools"]["ps"], fray.pa("ana")) == (1, 4)
    assert (fray.pv("orc"), fray.pv("elf"), fray.statuses("orc")) == (9, 12, ["prone"])
    assert fray.one("orc")["extra"]["open_wounds"] is True
    assert fray.act_refusal("ana", "use_ability", "orc", with_="howl") == "not_enough_ps"


@pytest.mark.rule("FU-SOL-02")
def test_a_soltura_without_a_target_works_on_its_user() -> None:
    fray = scene({"abilities": [BALM], "ps": 3, "pools": {"pv": 3}})
    fray.act("ana", "use_ability", with_="balm", dice=[2, 3])
    assert fray.pv("ana") == 8
    assert fray.act_refusal("ana", "use_ability", "orc", "orc", with_="balm") == "invalid_target"
    assert fray.act_refusal("ana", "use_ability", with_="knife") == "no_such_item"


@pytest.mark.rule("FU-SOL-03", "FU-CMD-01")
def test_no_soltura_works_on_the_dead_not_even_ones_own_by_the_game_masters_word() -> None:
    fray = scene({"abilities": [BALM], "ps": 3})
    fray.do("set", actor="ana", pool="pv", value=0)
    assert fray.act_refusal("ana", "use_ability", with_="balm", override=True) == "invalid_target"


@pytest.mark.rule("FU-SOL-03", "FU-EQP-02")
def test_no_soltura_in_a_protection_without_competence() -> None:
    fray = scene({"abilities": [BALM], "ps": 3, "protections": [{**COAT, "competent": False}]})
    assert fray.act_refusal("ana", "use_ability", with_="balm") == "armor_forbids"
    assert fray.one("ana")["stats"]["reduction"] == 0
    fray.act("ana", "use_ability", with_="balm", override=True)


@pytest.mark.rule("FU-EQP-05", "FU-EQP-06")
def test_a_magazine_is_filled_as_far_as_the_reserve_goes() -> None:
    fray = scene({"weapons": [{**PISTOL, "loaded": 1, "reserve": 3, "reload": "quick"}]})
    fray.act("ana", "reload")
    assert (fray.one("ana")["extra"]["loaded"], fray.one("ana")["extra"]["reserve"]) == ({"colt": 4}, {"colt": 0})
    assert fray.pa("ana") == 5
    assert fray.act_refusal("ana", "reload") == "not_enough_ammo"
    assert fray.act_refusal("ana", "reload", with_="unarmed") == "already_loaded"


@pytest.mark.rule("FU-EQP-07")
def test_a_weapon_is_drawn_put_away_and_never_drawn_twice() -> None:
    fray = scene()
    assert fray.act_refusal("ana", "draw", with_="knife") == "already_equipped"
    assert fray.act_refusal("ana", "draw") == "no_such_item"
    fray.act("ana", "draw", with_="colt")
    fray.act("ana", "draw", with_="unarmed")
    assert fray.one("ana")["extra"]["equipped"] is None
    assert fray.act_refusal("ana", "draw", with_="unarmed") == "already_equipped"
    assert fray.act_refusal("ana", "pick_up", with_="knife") == "not_dropped"
    assert fray.pa("ana") == 4


@pytest.mark.rule("FU-EQP-08")
def test_a_thing_is_used_up_on_oneself_or_another() -> None:
    items = [{"id": "flask", "heal": "3", "qty": 2, "action": "quick"}]
    fray = scene({"items": items}, {"pools": {"pv": 1}})
    fray.act("ana", "use_item", "orc", with_="flask")
    fray.act("ana", "use_item", with_="flask")
    assert (fray.pv("orc"), fray.pa("ana"), fray.one("ana")["extra"]["items"]) == (4, 4, {"flask": 0})
    assert fray.act_refusal("ana", "use_item", with_="flask", override=True) == "no_item_left"


@pytest.mark.rule("FU-RET-05")
def test_running_leaves_no_hand_free() -> None:
    fray = scene({"items": [{"id": "flask"}], "weapons": [{**PISTOL, "loaded": 0}, KNIFE]})
    fray.do("condition", actor="ana", status="retreating")
    for action, thing in (("draw", "knife"), ("reload", "colt"), ("use_item", "flask")):
        assert fray.act_refusal("ana", action, with_=thing) == "hands_busy"


def test_a_status_of_a_stunt_may_be_named_by_its_id_alone() -> None:
    fray = scene()
    fray.act("ana", "stunt", "orc", **stunt(difficulty=2, status=["loosened"]), dice=[1, 1])
    assert fray.one("orc")["conditions"] == [{"status": "loosened", "timer": 1, "source": "ana"}]
    assert fray.act_refusal("ana", "stunt", "orc", **stunt(status=["drunk"])) == "no_such_status"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_skill_of_ones_own_says_that_it_needs_a_characteristic_first(language: str) -> None:
    """Its chip is grey until one is chosen, for which one has to know that."""
    fray = Fray(person("ana", skills={"cavalgar": "d8"}), person("orc"))
    stunt, ana = fray.service.system.actions["stunt"], fray.fight.combatants["ana"]
    field = next(field for field in stunt.fields if field.name == "skill")
    assert field.options is not None
    offered = {option.id: option for option in field.options(fray.fight, ana, {"method": "skill"})}
    grey = offered["cavalgar"]
    assert grey.refused == "invalid_params"
    why = refusal_sentence(fray.service.system, grey.refused, grey.details, {}, language)
    assert "Cavalgar" in why
    assert "aracter" in why
    given = {"method": "skill", "characteristic": "destreza"}
    offered = {option.id: option for option in field.options(fray.fight, ana, given)}
    assert offered["cavalgar"].refused is None
