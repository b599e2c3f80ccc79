"""Wounds, fainting, healing, waking, death, and the chronicler's rulings on hit points."""

from typing import Any

import pytest

from tests.rules.fulminato.playing import KNIFE, PISTOL, Fray, fact, person


def pair(**orc: Any) -> Fray:
    return Fray(person("ana", weapons=[PISTOL], skills={"pistolas": "d8"}), person("orc", **orc))


@pytest.mark.rule("FU-WND-01", "FU-ST-wounded")
@pytest.mark.parametrize(
    ("kind", "wounded"), [("slashing", True), ("piercing", True), ("projectile", True), ("other", False)]
)
def test_below_half_by_shot_cut_or_thrust_one_is_badly_wounded(kind: str, wounded: bool) -> None:
    fray = pair()
    fray.do("damage", actor="orc", amount=6, type=kind)
    assert not fray.has("orc", "wounded")
    fray.do("damage", actor="orc", amount=1)
    assert fray.has("orc", "wounded") is wounded
    assert fray.one("orc")["extra"]["open_wounds"] is wounded


@pytest.mark.rule("FU-WND-02", "FU-WND-03", "FU-ST-unconscious")
def test_the_hour_over_by_ruling_means_the_test_at_once() -> None:
    fray = pair(skills={"aguante": "d6"})
    fray.do("damage", actor="orc", amount=7, type="slashing")
    fray.do("condition", actor="orc", status="prone")
    fray.do("timer", actor="orc", status="wounded", value=0, dice=[5, 1])
    assert fray.statuses("orc") == ["wounded", "prone"]
    facts = fray.do("timer", actor="orc", status="wounded", value=0, dice=[3, 2])
    assert fact(facts, "roll")["success"] is False
    assert fray.statuses("orc") == ["wounded", "prone", "unconscious"]
    assert fray.one("orc")["state"] == "unconscious"
    assert fray.one("orc")["conditions"][0]["timer"] == 3600
    fray.do("timer", actor="orc", status="wounded", value=0, dice=[])


@pytest.mark.rule("FU-EQP-01", "FU-EQP-02")
def test_what_is_worn_weighs_on_the_aguante_test() -> None:
    plates = [{"id": "plates", "skill_ranks": -2}, {"id": "helm", "kind": "helmet", "competent": False}]
    fray = pair(skills={"aguante": "d6"}, protections=plates)
    fray.do("damage", actor="orc", amount=7, type="slashing")
    facts = fray.do("timer", actor="orc", status="wounded", value=0, dice=[2, 6])
    assert (fact(facts, "roll")["total"], fact(facts, "roll")["success"]) == (5, False)


@pytest.mark.rule("FU-WND-04", "FU-DIE-04")
def test_any_healing_wakes_the_fainted() -> None:
    fray = pair(conditions=[{"status": "unconscious", "params": {"cause": "faint"}}])
    fray.do("heal", actor="orc", amount=0)
    assert fray.one("orc")["state"] == "unconscious"
    fray.do("heal", actor="orc", amount=1)
    assert fray.one("orc")["state"] == "active"


@pytest.mark.rule("FU-DIE-04")
def test_who_was_put_out_by_ruling_is_woken_by_ruling_or_in_time() -> None:
    fray = pair(conditions=[{"status": "unconscious"}], pools={"pv": 1})
    fray.do("heal", actor="orc", amount=5)
    assert fray.one("orc")["state"] == "unconscious"
    fray.do("lift", actor="orc", status="unconscious")
    assert fray.one("orc")["state"] == "active"


@pytest.mark.rule("FU-LIMB-03")
def test_full_hit_points_mend_limbs_and_close_wounds() -> None:
    fray = pair(conditions=[{"status": "useless_main_arm"}, {"status": "useless_left_leg"}])
    fray.do("damage", actor="orc", amount=3, type="piercing")
    fray.do("heal", actor="orc", amount=2)
    assert fray.statuses("orc") == ["useless_main_arm", "useless_left_leg"]
    fray.do("heal", actor="orc", amount=99)
    assert (fray.pv("orc"), fray.statuses("orc")) == (12, [])
    assert fray.one("orc")["extra"]["open_wounds"] is False


@pytest.mark.rule("FU-DIE-01", "FU-DIE-03")
def test_the_dead_are_brought_back_only_by_setting_their_hit_points() -> None:
    fray = Fray(person("ana"), person("orc"), person("elf"))
    fray.do("damage", actor="orc", amount=12)
    assert (fray.one("orc")["state"], fray.order()) == ("dead", ["ana", "elf"])
    assert fray.refusal("heal", actor="orc", amount=5) == "invalid_target"
    assert fray.refusal("damage", actor="orc", amount=5, pool="ps") == "invalid_target"
    fray.do("set", actor="orc", pool="pv", value=0)
    fray.do("set", actor="orc", pool="pv", value=5)
    assert (fray.one("orc")["state"], fray.pv("orc"), fray.order()) == ("active", 5, ["ana", "orc", "elf"])
    fray.do("next")
    assert fray.fight.active == "orc"


@pytest.mark.rule("FU-DIE-03")
def test_one_who_comes_back_behind_its_turn_has_missed_the_round() -> None:
    fray = Fray(person("ana"), person("orc"), person("elf"))
    fray.do("damage", actor="ana", amount=12)
    assert fray.fight.active == "ana"
    fray.do("next")
    fray.do("next")
    fray.do("set", actor="ana", pool="pv", value=1)
    fray.do("next")
    assert (fray.fight.round, fray.fight.active) == (2, "ana")


@pytest.mark.rule("FU-DIE-03")
def test_the_winner_is_the_only_side_that_still_stands() -> None:
    fray = Fray(person("ana"), person("orc"), person("elf", conditions=[{"status": "unconscious"}]))
    fray.do("damage", actor="orc", amount=12)
    fray.do("end")
    assert fray.fight.winner == "party"
    fray = Fray(person("ana"), person("orc"))
    fray.do("end")
    assert fray.fight.winner is None


@pytest.mark.rule("FU-DIE-02")
def test_at_a_gentler_table_nothing_more_happens_to_who_lies_at_zero() -> None:
    fray = Fray(person("ana", weapons=[KNIFE]), person("orc"), at_zero="unconscious")
    fray.do("damage", actor="orc", amount=12)
    assert fray.one("orc")["conditions"] == [
        {"status": "unconscious", "timer": None, "source": None, "params": {"cause": "zero"}}
    ]
    fray.do("damage", actor="orc", amount=12, type="slashing")
    assert fray.one("orc")["extra"]["open_wounds"] is False
    fray.do("set", actor="orc", pool="pv", value=3)
    assert fray.one("orc")["state"] == "active"


@pytest.mark.rule("FU-DIE-02")
def test_who_enters_at_zero_lies_there() -> None:
    assert pair(pools={"pv": 0}).one("orc")["state"] == "dead"
    fray = Fray(person("ana"), person("orc", pools={"pv": 0}), at_zero="unconscious")
    assert fray.one("orc")["state"] == "unconscious"


@pytest.mark.rule("FU-CMD-05")
def test_who_leaves_loses_cell_and_place_and_the_dead_stay_dead() -> None:
    fray = Fray(person("ana", cell=[0, 0]), person("orc", cell=[1, 0]), person("elf"), board=True)
    fray.do("leave", actor="orc", reason="fled")
    assert (fray.one("orc")["state"], fray.one("orc")["cell"], fray.order()) == ("out", None, ["ana", "elf"])
    assert fray.refusal("leave", actor="orc") == "invalid_target"
    fray.do("damage", actor="elf", amount=12)
    fray.do("leave", actor="elf")
    assert fray.one("elf")["state"] == "dead"
    assert fray.refusal("leave", actor="elf") == "invalid_target"


@pytest.mark.rule("FU-CMD-01")
def test_the_chronicler_sets_pools_numbers_and_dice_within_their_limits() -> None:
    fray = pair(ps=4)
    fray.do("set", actor="orc", pool="pa", value=99)
    fray.do("set", actor="orc", pool="ps", value=-3)
    assert fray.one("orc")["pools"] == {"pv": 12, "ps": 0, "pa": 6}
    fray.do("set", actor="orc", stat="speed_ft", value=999)
    assert fray.one("orc")["stats"]["speed_ft"] == 300
    fray.do("set", actor="orc", stat="destreza", value="d12+3")
    fray.do("set", actor="orc", stat="aguante", value="d12+40")
    fray.do("set", actor="orc", stat="gracia", value="d6-4")
    sheet = fray.fight.combatants["orc"].sheet
    assert (sheet.destreza, sheet.skills["aguante"], sheet.gracia) == ("d12+3", "d12+9", "d6")
    assert fray.refusal("set", actor="orc", stat="destreza", value="d7") == "invalid_params"
    assert fray.refusal("set", actor="orc", stat="charm", value=3) == "invalid_params"
    assert fray.refusal("set", actor="orc", pool="mana", value=3) == "invalid_params"
    fray.do("set", actor="orc", stat="pv", value=5)
    assert fray.pv("orc") == 5


@pytest.mark.rule("FU-CMD-01")
def test_rulings_on_damage_and_healing_of_other_pools_and_of_unknown_types() -> None:
    fray = pair(ps=4)
    fray.do("damage", actor="orc", amount=9, pool="ps")
    assert fray.one("orc")["pools"]["ps"] == 0
    fray.do("heal", actor="orc", amount=9, pool="ps")
    assert fray.one("orc")["pools"]["ps"] == 4
    assert fray.refusal("damage", actor="orc", amount=1, type="fire") == "invalid_params"


@pytest.mark.rule("FU-ST-replace")
def test_the_same_status_again_replaces_the_old_one_at_its_place() -> None:
    fray = pair()
    fray.do("condition", actor="orc", status="attack_mod", timer=2, source="ana", params={"ranks": -1})
    fray.do("condition", actor="orc", status="prone")
    fray.do("condition", actor="orc", status="attack_mod", timer=None, params={"ranks": 3})
    assert fray.one("orc")["conditions"] == [
        {"status": "attack_mod", "timer": None, "source": None, "params": {"ranks": 3}},
        {"status": "prone", "timer": None, "source": None},
    ]


@pytest.mark.rule("FU-CMD-01", "FU-ST-in_cover")
@pytest.mark.parametrize(
    ("status", "params"),
    [
        ("surprised", {"ranks": 1}),
        ("surprised", {"bonus": 1}),
        ("in_cover", {"bonus": "2"}),
        ("attack_mod", {"ranks": True}),
        ("unconscious", {"cause": "sleep"}),
        ("prone", {"ranks": 1}),
        ("grabbed", {}),
        ("containing", {}),
    ],
)
def test_a_status_with_params_that_it_does_not_know_is_refused(status: str, params: dict[str, object]) -> None:
    assert pair().refusal("condition", actor="orc", status=status, params=params) == "invalid_params"


@pytest.mark.rule("FU-ST-wounded")
def test_a_wound_by_ruling_is_an_open_one() -> None:
    fray = pair()
    fray.do("condition", actor="orc", status="wounded")
    assert fray.one("orc")["extra"]["open_wounds"] is True
    assert fray.one("orc")["conditions"][0]["timer"] == 3600
    fray.do("heal", actor="orc", amount=0)
    assert fray.statuses("orc") == []
