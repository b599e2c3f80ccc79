"""Attack dice, desvío, the part struck, damage, and what stands in the way."""

from typing import Any

import pytest

from rules.core.questions import DieQuestion
from rules.engine.service import AnswerNeeded
from rules.mechanics.dice_sources import TableDice
from tests.rules.fulminato.playing import CLUB, KNIFE, PISTOL, SHIELD, Fray, fact, person

CHAIR = {"id": "chair", "improvised": True}
STONE = {"id": "stone", "kind": "thrown", "improvised": True, "range": 30}
SHOT: Any = {"pistolas": "d8", "cac_sencilla": "d8"}


def duel(*, board: Any = None, orc: dict[str, Any] | None = None, **ana: Any) -> Fray:
    return Fray(person("ana", skills=SHOT, **ana), person("orc", **(orc or {})), person("elf"), board=board)


@pytest.mark.rule("FU-ATK-01", "FU-ATK-02", "FU-ATK-03")
def test_the_weapon_says_which_dice_are_thrown() -> None:
    weapons = [KNIFE, PISTOL, {"id": "rifle", "kind": "ranged", "skill": "rifles_escopetas"}]
    sheet: dict[str, Any] = {
        "constitucion": "d12",
        "destreza": "d10",
        "skills": {"cac_sencilla": "d6", "rifles_escopetas": "d12+2"},
    }
    fray = Fray(person("ana", weapons=weapons, **sheet), person("orc", conditions=[{"status": "paralyzed"}]))
    assert fact(fray.act("ana", "attack", "orc", dice=[12, 1, 1]), "attack")["total"] == 13
    fray.act("ana", "draw", with_="rifle")
    assert fact(fray.act("ana", "attack", "orc", override=True, dice=[10, 12, 1]), "attack")["total"] == 24


@pytest.mark.rule("FU-ATK-04", "FU-ATK-11")
def test_with_empty_hands_one_strikes_with_the_body() -> None:
    claws = {"id": "claws", "natural": True, "damage": "d8", "type": "slashing"}
    fray = Fray(person("ana", weapons=[KNIFE], equipped=None), person("orc", weapons=[claws, KNIFE]), person("elf"))
    assert fact(fray.act("ana", "attack", "orc", dice=[1, 1, 1]), "attack")["with"] == "unarmed"
    assert fray.one("orc")["extra"]["equipped"] == "knife"
    fray.do("next")
    fray.act("orc", "draw", with_="unarmed")
    assert fact(fray.act("orc", "attack", "ana", dice=[1, 1, 1]), "attack")["with"] == "claws"


@pytest.mark.rule("FU-ATK-04")
def test_a_sheet_may_bring_its_own_fists() -> None:
    fists = {"id": "unarmed", "damage": "d12", "skill": "cac_experta"}
    fray = Fray(person("ana", weapons=[fists], skills={"cac_experta": "d12"}), person("orc", pv=50))
    assert fray.one("ana")["extra"]["equipped"] is None
    fray.act("ana", "attack", "orc", dice=[8, 12, 6, 12])
    assert fray.pv("orc") == 26


@pytest.mark.rule("FU-ATK-05", "FU-ATK-06", "FU-RANK-01")
@pytest.mark.parametrize(("hand", "skill_faces"), [("main", [8, 2]), ("off", [8, 3])])
@pytest.mark.parametrize("weapon", [CHAIR, STONE])
def test_what_is_not_made_to_harm_costs_two_ranks_or_three(
    weapon: dict[str, Any], hand: str, skill_faces: list[int]
) -> None:
    sheet: dict[str, Any] = {"skills": {"cac_sencilla": "d6", "arcos_ballestas": "d6"}}
    fray = Fray(person("ana", weapons=[weapon], **sheet), person("orc", conditions=[{"status": "paralyzed"}]))
    facts = fray.act("ana", "attack", "orc", params={"hand": hand}, dice=[*skill_faces, 1])
    assert fact(facts, "attack")["total"] == 8


@pytest.mark.rule("FU-ATK-07")
def test_a_weapon_without_competence_costs_three_ranks() -> None:
    weapon = {**CLUB, "competent": False, "die": "d8"}
    fray = Fray(person("ana", weapons=[weapon]), person("orc"))
    assert fact(fray.act("ana", "attack", "orc", dice=[4, 6, 1, 1, 1]), "attack")["total"] == 8


@pytest.mark.rule("FU-ATK-09")
def test_what_is_thrown_leaves_the_hand_and_can_be_picked_up() -> None:
    fray = Fray(person("ana", weapons=[STONE]), person("orc"))
    fray.act("ana", "attack", "orc", dice=[1, 1, 1])
    assert fray.one("ana")["extra"]["equipped"] is None
    assert fray.act_refusal("ana", "draw", with_="stone") == "weapon_dropped"
    fray.act("ana", "pick_up", with_="stone")
    assert fray.one("ana")["extra"] | {"equipped": "stone", "dropped": []} == fray.one("ana")["extra"]


@pytest.mark.rule("FU-ATK-10", "FU-ACT-03")
def test_a_weapon_may_name_another_price() -> None:
    fray = Fray(person("ana", weapons=[{**KNIFE, "action": "quick"}]), person("orc"))
    fray.act("ana", "attack", "orc", dice=[1, 1, 1])
    assert fray.pa("ana") == 5


@pytest.mark.rule("FU-ATK-08", "FU-DESV-01", "FU-DESV-02", "FU-DESV-03", "FU-DESV-05")
def test_the_desvio_is_a_die_with_shield_armour_extras_and_what_is_held() -> None:
    leather = {"id": "leather", "desvio": 1}
    off = {"id": "helmet", "kind": "helmet", "desvio": 5, "worn": False}
    orc = {"protections": [SHIELD, leather, off], "desvio_bonus": 3, "weapons": [{**CLUB, "desvio": 1}]}
    fray = duel(orc=orc, weapons=[PISTOL])
    assert fray.one("orc")["stats"]["desvio_bonus"] == 7
    facts = fray.act("ana", "attack", "orc", dice=[8, 6, 4, 1, 1], params={"desvio_bonus": -2})
    assert (fact(facts, "attack")["desvio"], fact(facts, "attack")["final"]) == (9, 5)


@pytest.mark.rule("FU-RANK-02", "FU-RANK-04")
@pytest.mark.parametrize(("ranks", "said"), [(-1, "Desvío \N{MINUS SIGN}1"), (0, "Desvío"), (4, "Desvío +1")])
def test_whoever_rolls_a_bare_die_is_told_what_its_face_counts_less_or_more(ranks: int, said: str) -> None:
    fray = duel(orc={"desvio_ranks": ranks})
    asked = fray.service.do(
        {"do": "act", "actor": "ana", "action": "attack", "targets": ["orc"]}, TableDice(fray.fight, [5, 5])
    )
    assert isinstance(asked, AnswerNeeded)
    assert isinstance(asked.question, DieQuestion)
    assert asked.question.what == said


@pytest.mark.rule("FU-DESV-04", "FU-RANK-02", "FU-RANK-03", "FU-RANK-04")
@pytest.mark.parametrize(
    ("ranks", "die", "face", "desvio"),
    [(-9, "d6-9", 6, 0), (-2, "d6-2", 5, 3), (0, "d6", 6, 6), (2, "d10", 10, 10), (9, "d12+6", 12, 18)],
)
def test_ranks_change_the_desvio_die(ranks: int, die: str, face: int, desvio: int) -> None:
    fray = duel(orc={"desvio_ranks": ranks})
    assert fray.one("orc")["stats"]["desvio_die"] == die
    facts = fray.act("ana", "attack", "orc", dice=[1, 1, face])
    assert fact(facts, "attack")["desvio"] == desvio


@pytest.mark.rule("FU-DESV-06", "FU-ST-tied", "FU-ST-paralyzed", "FU-ST-unconscious")
@pytest.mark.parametrize("status", ["tied", "paralyzed", "unconscious"])
def test_the_helpless_have_no_desvio_and_no_bonuses(status: str) -> None:
    fray = duel(orc={"protections": [SHIELD], "conditions": [{"status": status}]})
    assert fray.one("orc")["stats"]["can_deflect"] is False
    facts = fray.act("ana", "attack", "orc", dice=[4, 4, 6])
    assert fact(facts, "attack")["final"] == 8
    assert fact(facts, "damage")["amount"] == 6 - 2 - 1


@pytest.mark.rule("FU-SURP-06", "FU-ST-surprised")
def test_the_surprised_lack_the_die_alone_shield_and_armour_still_turn_the_blow_aside() -> None:
    sheet = {"protections": [SHIELD], "desvio_bonus": 1, "conditions": [{"status": "surprised"}]}
    fray = duel(orc=sheet)
    assert fray.one("orc")["stats"]["can_deflect"] is False
    told = fray.service.preview({"do": "act", "actor": "ana", "action": "attack", "targets": ["orc"]})
    assert next(preview.text for preview in told if preview.what == "chance").startswith(
        "chance 77%"
    )  # as it is rolled
    facts = fray.act("ana", "attack", "orc", dice=[4, 4, 1, 6])
    assert (fact(facts, "attack")["desvio"], fact(facts, "attack")["final"]) == (3, 5)


@pytest.mark.rule("FU-SURP-06", "FU-DESV-06")
def test_the_surprised_who_are_bound_have_nothing_left_of_the_desvio() -> None:
    fray = duel(orc={"protections": [SHIELD], "conditions": [{"status": "surprised"}, {"status": "tied"}]})
    facts = fray.act("ana", "attack", "orc", dice=[4, 4, 6])
    assert fact(facts, "attack")["final"] == 8


@pytest.mark.rule("FU-PART-01", "FU-PART-02", "FU-PART-03", "FU-PART-04")
@pytest.mark.parametrize(
    ("skill", "part", "dice"),
    [
        (2, None, []),
        (3, "main_arm", [7, 1]),
        (6, "main_arm", [8, 1]),
        (7, "torso", [1]),
        (11, "torso", [1]),
        (12, "head", [1]),
    ],
)
def test_the_final_result_names_the_part(skill: int, part: str | None, dice: list[int]) -> None:
    weapon = {**KNIFE, "die": "d12"}
    fray = duel(weapons=[weapon])
    facts = fray.act("ana", "attack", "orc", dice=[2, skill, 1, *dice])
    struck = fact(facts, "attack")
    assert (struck["final"], struck["part"], struck["hit"]) == (skill + 1, part, part is not None)
    assert struck["critical"] is (part == "head")


@pytest.mark.rule("FU-PART-05")
@pytest.mark.parametrize(
    ("face", "limb"),
    [
        (1, "left_leg"),
        (2, "left_leg"),
        (3, "right_leg"),
        (4, "right_leg"),
        (5, "off_arm"),
        (6, "off_arm"),
        (7, "main_arm"),
    ],
)
def test_a_die_of_eight_names_the_limb(face: int, limb: str) -> None:
    facts = duel().act("ana", "attack", "orc", dice=[4, 4, 3, face, 1])
    assert fact(facts, "attack")["part"] == limb


@pytest.mark.rule("FU-DMG-01", "FU-DMG-02", "FU-DMG-03", "FU-DMG-04", "FU-DMG-05")
@pytest.mark.parametrize(
    ("skill", "limb", "damage", "lost"),
    [(4, [1], 7, 1), (8, [], 7, 5), (12, [], 7, 12), (4, [1], 3, 0), (4, [1], 1, 0)],
)
def test_factor_then_reduction_and_never_below_nothing(skill: int, limb: list[int], damage: int, lost: int) -> None:
    fray = duel(weapons=[{**CLUB, "die": "d12"}], orc={"pv": 40, "protections": [{"id": "mail", "reduction": 2}]})
    facts = fray.act("ana", "attack", "orc", dice=[2, skill, 1, *limb, damage])
    assert fact(facts, "damage")["amount"] == lost
    assert fray.pv("orc") == 40 - lost
    assert fray.one("orc")["extra"]["open_wounds"] is False


@pytest.mark.rule("FU-DMG-04", "FU-WND-01")
def test_damage_that_does_not_get_through_opens_no_wound() -> None:
    fray = duel(weapons=[KNIFE], orc={"protections": [{"id": "mail", "reduction": 9}]})
    fray.act("ana", "attack", "orc", dice=[8, 8, 1, 4])
    assert fray.pv("orc") == 12
    assert fray.one("orc")["extra"]["open_wounds"] is False


@pytest.mark.rule("FU-LIMB-01", "FU-LIMB-02", "FU-ST-useless_legs")
def test_half_of_the_hit_points_in_one_blow_makes_the_limb_useless() -> None:
    fray = duel(weapons=[{**CLUB, "damage": "2d12"}], orc={"pv": 12})
    fray.act("ana", "attack", "orc", dice=[4, 4, 3, 1, 6, 5])
    assert fray.statuses("orc") == []
    fray.act("ana", "attack", "orc", dice=[4, 4, 3, 1, 6, 6])
    assert fray.one("orc")["conditions"] == [{"status": "useless_left_leg", "timer": None, "source": "ana"}]
    assert fray.one("orc")["stats"]["speed_ft"] == 15
    fray.do("condition", actor="orc", status="useless_right_leg")
    assert fray.one("orc")["stats"]["speed_ft"] == 0


@pytest.mark.rule("FU-LIMB-04", "FU-ST-useless_arms")
def test_a_useless_arm_strikes_no_more_and_carries_no_shield() -> None:
    bow = {"id": "bow", "kind": "ranged", "hands": 2}
    conditions = [{"status": "useless_off_arm"}]
    fray = Fray(person("ana", weapons=[KNIFE, bow], protections=[SHIELD], conditions=conditions), person("orc"))
    assert fray.one("ana")["stats"] | {"desvio_bonus": 0, "reduction": 0} == fray.one("ana")["stats"]
    assert fray.act_refusal("ana", "attack", "orc", params={"hand": "off"}) == "limb_useless"
    assert fray.act_refusal("ana", "attack", "orc", with_="bow") == "limb_useless"
    fray.act("ana", "attack", "orc", with_="unarmed", params={"hand": "off"}, dice=[1, 1, 1])
    fray.do("condition", actor="ana", status="useless_main_arm")
    assert fray.act_refusal("ana", "draw", with_="bow") == "limb_useless"


@pytest.mark.rule("FU-ST-impaired_vision", "FU-ST-attack_mod", "FU-RANK-01")
def test_ranks_of_conditions_and_of_the_chronicler_add_up_on_the_skill_die() -> None:
    fray = duel(weapons=[{**KNIFE, "ranks": 1}])
    fray.do("condition", actor="ana", status="impaired_vision", params={"ranks": -1})
    fray.do("condition", actor="ana", status="attack_mod", params={"ranks": 3})
    facts = fray.act("ana", "attack", "orc", modifier=-1, dice=[1, 12, 1, 1])
    assert fact(facts, "attack")["total"] == 13


@pytest.mark.rule("FU-ST-deflect_mod", "FU-ST-containing")
def test_conditions_change_the_desvio() -> None:
    fray = duel(orc={"conditions": [{"status": "deflect_mod", "params": {"ranks": -2, "bonus": 4}}]})
    assert fray.one("orc")["stats"] | {"desvio_die": "d6-2", "desvio_bonus": 4} == fray.one("orc")["stats"]


@pytest.mark.rule("FU-COV-01")
def test_only_a_shot_can_strike_who_covers() -> None:
    fray = duel(weapons=[KNIFE, PISTOL])
    cover = {"covered_by": "elf"}
    assert fray.act_refusal("ana", "attack", "orc", params=cover) == "invalid_params"
    fray.act("ana", "draw", with_="colt")
    for wrong in ("ana", "orc"):
        assert fray.act_refusal("ana", "attack", "orc", params={"covered_by": wrong}) == "invalid_params"
    assert fray.act_refusal("ana", "attack", "orc", params={"covered_by": "nobody"}) == "no_such_target"
    fray.do("leave", actor="elf")
    assert fray.act_refusal("ana", "attack", "orc", params=cover) == "invalid_params"


@pytest.mark.rule("FU-COV-02")
def test_above_fifty_the_attack_stands_against_its_target() -> None:
    fray = duel(weapons=[PISTOL])
    facts = fray.act("ana", "attack", "orc", params={"covered_by": "elf"}, dice=[8, 4, 4, 51, 6])
    assert fact(facts, "attack")["target"] == "orc"
    facts = fray.act("ana", "attack", "orc", params={"covered_by": "elf"}, dice=[1, 1, 4, 50])
    assert (fact(facts, "attack")["target"], fact(facts, "attack")["part"]) == ("elf", None)


@pytest.mark.rule("FU-COV-03")
def test_the_chronicler_is_asked_whether_the_attack_is_rolled_again() -> None:
    fray = duel(weapons=[PISTOL])
    question = fray.act_question("ana", "attack", "orc", params={"covered_by": "elf"}, dice=[8, 4, 4, 50])
    assert (question.id, question.actor, question.options, question.default) == (
        "cover",
        None,
        ("keep", "reroll"),
        "keep",
    )
    assert (dict(question.details), question.ahead) == ({"final": 8, "part": "torso"}, ("damage",))
    words = {key: str(value) for key, value in question.details.items()}
    assert fray.service.system.question_label("cover", "es", words).endswith("¿vale el resultado (8: torso)?")
    missed = fray.act_question("ana", "attack", "orc", params={"covered_by": "elf"}, dice=[1, 1, 4, 50])
    assert (missed.details["part"], missed.ahead) == ("none", ())
    params = {"covered_by": "elf", "desvio_ranks": 3, "desvio_bonus": 5}
    facts = fray.act("ana", "attack", "orc", params=params, answers=["reroll"], dice=[8, 4, 12, 50, 8, 8, 6, 2])
    assert (fact(facts, "attack")["desvio"], fact(facts, "attack")["final"]) == (6, 10)


@pytest.mark.rule("FU-COV-05", "FU-DMG-06")
def test_a_shot_passes_through_a_material_by_its_caliber() -> None:
    fray = duel(weapons=[{**PISTOL, "caliber": "85-110", "damage": "9"}], orc={"pv": 40})
    stopped = fray.act("ana", "attack", "orc", params={"through": "stone"}, dice=[8, 2, 2, 31])
    assert (fact(stopped, "attack")["hit"], fray.pv("orc")) == (False, 40)
    fray.act("ana", "attack", "orc", params={"through": "wood"}, dice=[8, 2, 2])
    assert fray.pv("orc") == 36
    fray = duel(weapons=[PISTOL])
    fray.act("ana", "attack", "orc", params={"through": "wood"}, dice=[8, 2, 2])
    fray.act("ana", "attack", "orc", params={"through": "wood"}, dice=[1, 2, 2])
    assert fray.pv("orc") == 12
    fray.act("ana", "draw", with_="unarmed", override=True)
    assert fray.act_refusal("ana", "attack", "orc", params={"through": "wood"}) == "invalid_params"


@pytest.mark.rule("FU-EQP-03", "FU-EQP-04")
def test_only_what_is_held_and_loaded_can_be_used() -> None:
    fray = duel(weapons=[{**PISTOL, "loaded": 0}, KNIFE])
    assert fray.act_refusal("ana", "attack", "orc") == "not_enough_ammo"
    assert fray.act_refusal("ana", "attack", "orc", with_="knife") == "not_equipped"
    assert fray.act_refusal("ana", "attack", "orc", with_="bazooka") == "no_such_item"


@pytest.mark.rule("FU-CMD-01")
@pytest.mark.parametrize(
    ("targets", "fields", "code"),
    [
        ([], {}, "need_targets"),
        (["orc", "elf"], {}, "too_many_targets"),
        (["nobody"], {}, "no_such_target"),
        (["ana"], {}, "invalid_target"),
        (["orc"], {"modifier": 10}, "invalid_params"),
        (["orc"], {"params": {"hand": "third"}}, "invalid_params"),
        (["orc"], {"params": {"flankers": -1}}, "invalid_params"),
        (["orc"], {"params": {"flankers": True}}, "invalid_params"),
        (["orc"], {"params": {"wings": 2}}, "invalid_params"),
    ],
)
def test_an_attack_that_makes_no_sense_is_refused(targets: list[str], fields: dict[str, Any], code: str) -> None:
    assert duel().act_refusal("ana", "attack", *targets, **fields) == code


@pytest.mark.rule("FU-DIE-03")
def test_the_dead_are_no_targets() -> None:
    fray = duel()
    fray.do("damage", actor="orc", amount=12)
    assert fray.act_refusal("ana", "attack", "orc", override=True) == "invalid_target"
