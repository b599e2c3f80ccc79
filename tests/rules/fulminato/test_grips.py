"""Manoeuvres, and what one does with a prey."""

import re
from typing import Any

import pytest

from rules.core.facts import Json
from rules.log.refusals import refusal_sentence
from rules.tactics import Player
from rules.text.messages import LANGUAGES
from tests.rules.fulminato.playing import CLUB, KNIFE, PISTOL, Fray, fact, person

ROPE = {"id": "rope", "kind": "rope", "qty": 2}


def scene(board: Any = None, ana: dict[str, Any] | None = None, orc: dict[str, Any] | None = None) -> Fray:
    return Fray(
        person("ana", items=[ROPE], **(ana or {})),
        person("orc", skills={"desarmar": "d6", "manos_rapidas": "d6"}, **(orc or {})),
        person("beto", cell=[9, 7]) if board else person("beto"),
        board=board,
    )


def grip(fray: Fray) -> Fray:
    fray.do("condition", actor="orc", status="grabbed", source="ana")
    return fray


@pytest.mark.rule("FU-MAN-01", "FU-MAN-03", "FU-OPP-02", "FU-OPP-03")
def test_tripping_is_strength_against_nimbleness_and_a_tie_fails() -> None:
    fray = scene()
    fray.act("ana", "trip", "orc", dice=[5, 5])
    assert not fray.has("orc", "prone")
    fray.act("ana", "trip", "orc", modifier=2, params={"target_ranks": -3}, dice=[5, 6])
    assert fray.has("orc", "prone")
    assert fray.pa("ana") == 0


@pytest.mark.rule("FU-MAN-03", "FU-MAN-06")
def test_who_lies_already_cannot_be_tripped_nor_can_the_legless_trip() -> None:
    fray = scene(orc={"conditions": [{"status": "prone"}]})
    assert fray.act_refusal("ana", "trip", "orc") == "invalid_target"
    for leg in ("useless_left_leg", "useless_right_leg"):
        fray.act("ana", "trip", "beto", override=True, dice=[1, 1])
        fray.do("condition", actor="ana", status=leg)
    assert fray.act_refusal("ana", "trip", "beto") == "limb_useless"


@pytest.mark.rule("FU-MAN-04", "FU-MAN-06")
def test_disarming_needs_an_arm_and_something_to_strike_from_the_hand() -> None:
    fray = scene(orc={"weapons": [KNIFE]})
    assert fray.act_refusal("ana", "disarm", "beto") == "invalid_target"
    fray.act("ana", "disarm", "orc", dice=[8, 1])
    assert fray.one("orc")["extra"]["dropped"] == ["knife"]
    for arm in ("useless_main_arm", "useless_off_arm"):
        fray.do("condition", actor="ana", status=arm)
    for action in ("disarm", "grapple"):
        assert fray.act_refusal("ana", action, "orc") == "limb_useless"


@pytest.mark.rule("FU-MAN-05")
def test_a_shove_pushes_one_cell_straight_away_where_there_is_room() -> None:
    fray = scene(True, {"cell": [2, 2]}, {"cell": [1, 1]})
    fray.act("ana", "shove", "orc", dice=[8, 1])
    assert fray.one("orc")["cell"] == [0, 0]
    fray.do("move", actor="ana", to=[1, 1])
    fray.act("ana", "shove", "orc", dice=[8, 1])
    assert fray.one("orc")["cell"] == [0, 0]


@pytest.mark.rule("FU-BRD-02")
@pytest.mark.parametrize("action", ["trip", "shove", "grapple"])
def test_bare_hands_reach_the_next_cell_only(action: str) -> None:
    fray = scene(True, {"cell": [2, 2]}, {"cell": [4, 2]})
    assert fray.act_refusal("ana", action, "orc") == "out_of_range"
    fray.do("move", actor="orc", to=[3, 3])
    fray.act("ana", action, "orc", dice=[1, 1])


@pytest.mark.rule("FU-GRP-01", "FU-GRP-02")
@pytest.mark.parametrize(("weapon", "faces"), [(CLUB, 6), (KNIFE, 8), ({**CLUB, "weight_kg": 1}, 8)])
def test_a_heavy_thing_in_the_hand_hampers_the_grip(weapon: dict[str, Any], faces: int) -> None:
    fray = scene(ana={"weapons": [weapon]})
    fray.act("ana", "grapple", "orc", dice=[faces, 5])
    assert (fray.statuses("orc"), fray.statuses("ana")) == (["grabbed"], ["grabbing"])
    assert fray.act_refusal("ana", "grapple", "beto") == "cannot_act"


@pytest.mark.rule("FU-ST-grabbed", "FU-ST-grabbing", "FU-GRP-11")
def test_the_grabbed_may_fight_but_not_leave_and_the_grabber_only_handle_its_prey() -> None:
    fray = grip(scene())
    for action in ("attack", "called_attack", "trip", "shove", "charge"):
        params = {"part": "head"} if action == "called_attack" else {}
        assert fray.act_refusal("ana", action, "beto", params=params) == "cannot_act"
    for action in ("move", "retreat"):
        assert fray.act_refusal("ana", action) == "cannot_act"
    assert (fray.one("orc")["stats"]["speed_ft"], fray.one("ana")["stats"]["speed_ft"]) == (0, 15)
    assert fray.one("orc")["stats"]["can_deflect"] is True
    fray.do("next")
    for action in ("grapple", "charge"):
        assert fray.act_refusal("orc", action, "ana") == "cannot_act"
    fray.act("orc", "attack", "ana", dice=[1, 1, 1])


@pytest.mark.rule("FU-GRP-11")
@pytest.mark.parametrize(
    ("actor", "status"),
    [("ana", "unconscious"), ("ana", "paralyzed"), ("ana", "tied")],
)
def test_the_grip_ends_when_the_grabber_can_hold_no_more(actor: str, status: str) -> None:
    fray = grip(scene())
    fray.do("condition", actor=actor, status=status)
    assert (fray.statuses("ana"), fray.statuses("orc")) == ([status], [])


@pytest.mark.rule("FU-GRP-11")
def test_the_grip_ends_with_death_departure_distance_or_a_ruling() -> None:
    for do in (
        {"kind": "damage", "actor": "orc", "amount": 12},
        {"kind": "damage", "actor": "ana", "amount": 12},
        {"kind": "leave", "actor": "orc"},
        {"kind": "lift", "actor": "ana", "status": "grabbing"},
        {"kind": "lift", "actor": "orc", "status": "grabbed"},
        {"kind": "move", "actor": "orc", "to": [5, 5]},
    ):
        fray = grip(scene(True, {"cell": [1, 1]}, {"cell": [1, 2]}))
        fray.do(str(do.pop("kind")), **do)
        assert (fray.statuses("ana"), fray.statuses("orc")) == ([], [])


@pytest.mark.rule("FU-GRP-11")
def test_a_new_grip_ends_an_older_one_of_either() -> None:
    fray = grip(scene())
    fray.do("condition", actor="beto", status="grabbed", source="ana")
    assert (fray.statuses("orc"), fray.statuses("beto")) == ([], ["grabbed"])
    fray.do("condition", actor="ana", status="contained", source="orc")
    assert (fray.statuses("beto"), fray.statuses("ana")) == ([], ["grabbed", "contained"])
    assert fray.statuses("orc") == ["grabbing", "containing"]


@pytest.mark.rule("FU-GRP-11")
def test_without_a_grip_there_is_no_prey() -> None:
    fray = scene()
    for action in ("grapple_move", "grapple_damage", "hold", "tie", "release", "end_hold"):
        assert fray.act_refusal("ana", action, override=True) == "not_grabbing"
    assert fray.act_refusal("ana", "escape", override=True) == "not_grabbed"
    grip(fray)
    for action in ("grapple_move", "grapple_damage", "hold", "release", "tie"):
        assert fray.act_refusal("ana", action, "beto") == "invalid_target"


@pytest.mark.rule("FU-GRP-03", "FU-BRD-04")
def test_the_prey_is_carried_to_the_cell_that_was_left_or_chosen() -> None:
    fray = grip(scene(True, {"cell": [1, 1]}, {"cell": [2, 1]}))
    fray.act("ana", "grapple_move", params={"path": [[2, 1], [3, 1], [4, 1]]})
    assert (fray.one("ana")["cell"], fray.one("orc")["cell"]) == ([4, 1], [3, 1])
    params: dict[str, Json] = {"to": [5, 1], "victim_to": [7, 1]}
    far: dict[str, Json] = {"do": "act", "actor": "ana", "action": "grapple_move", "params": params}
    refused = fray.service.refusal_of(far)
    assert refused is not None
    assert (refused.code, refused.details["reason"]) == ("invalid_params", "beside")
    fray.act("ana", "grapple_move", params={"to": [5, 1], "victim_to": [6, 2]})
    assert fray.one("orc")["cell"] == [6, 2]
    assert fray.has("orc", "grabbed")


@pytest.mark.rule("FU-GRP-03")
def test_at_a_dangerous_place_the_loser_keeps_the_grip_but_not_the_choice() -> None:
    fray = grip(scene(True, {"cell": [0, 0]}, {"cell": [1, 0]}))
    params = {"to": [0, 1], "danger": True, "victim_to": [0, 2]}
    question = fray.act_question("ana", "grapple_move", params=params, dice=[4, 4])
    assert (question.id, question.actor, question.default) == ("victim_space", "orc", "0,0")
    assert question.options == ("0,0", "1,0", "1,1", "0,2", "1,2")
    fray.act("ana", "grapple_move", params=params, dice=[5, 4])
    assert fray.one("orc")["cell"] == [0, 2]


@pytest.mark.rule("FU-GRP-03")
def test_without_a_board_moving_with_the_prey_is_a_roll_alone() -> None:
    fray = grip(scene())
    assert fray.act_refusal("ana", "grapple_move", params={"distance": 20}) == "too_far"
    facts = fray.act("ana", "grapple_move", params={"danger": True}, dice=[1, 8])
    assert fact(facts, "opposed")["success"] is False
    assert fact(facts, "move")["distance"] == 15


@pytest.mark.rule("FU-GRP-04")
@pytest.mark.parametrize(
    ("weapon", "fits"),
    [
        ({"id": "w", "natural": True, "size": "large"}, True),
        ({"id": "w", "size": "light"}, True),
        ({"id": "w", "size": "small"}, True),
        ({"id": "w", "size": "regular"}, False),
        ({"id": "w", "kind": "ranged", "skill": "rifles_escopetas", "size": "regular"}, True),
        ({"id": "w", "kind": "ranged", "size": "light"}, False),
        ({"id": "w", "kind": "ranged", "size": "large"}, False),
        ({"id": "w", "kind": "ranged", "skill": "arcos_ballestas"}, False),
        ({"id": "w", "kind": "thrown", "size": "light"}, False),
    ],
)
def test_what_may_hurt_a_prey(weapon: dict[str, Any], fits: bool) -> None:
    fray = grip(scene(ana={"weapons": [weapon]}))
    if fits:
        fray.act("ana", "grapple_damage", with_="w", dice=[1, 1, 1])
    else:
        assert fray.act_refusal("ana", "grapple_damage", with_="w") == "weapon_too_big"


@pytest.mark.rule("FU-GRP-05", "FU-ST-contained", "FU-ST-containing", "FU-DESV-06")
def test_the_pinned_can_only_break_free_and_the_holder_only_let_go() -> None:
    fray = grip(scene())
    fray.act("ana", "hold")
    assert fray.one("ana")["stats"] | {"desvio_die": "d6-1", "speed_ft": 0} == fray.one("ana")["stats"]
    assert fray.one("orc")["stats"]["can_deflect"] is False
    for action in ("hold", "tie", "grapple_move", "grapple_damage", "stand_up", "other"):
        assert fray.act_refusal("ana", action) == "cannot_act"
    fray.do("next")
    for action in ("move", "stand_up", "other", "untie"):
        assert fray.act_refusal("orc", action) == "cannot_act"
    fray.act("orc", "escape", dice=[5, 4])
    assert (fray.statuses("ana"), fray.statuses("orc")) == ([], [])


@pytest.mark.rule("FU-GRP-06")
def test_letting_go_costs_nothing_and_may_be_done_at_any_moment() -> None:
    fray = grip(scene())
    fray.act("ana", "hold")
    fray.do("next")
    fray.act("ana", "end_hold")
    assert (fray.statuses("ana"), fray.statuses("orc")) == (["grabbing"], ["grabbed"])
    fray.do("condition", actor="orc", status="contained", source="ana")
    fray.do("lift", actor="ana", status="containing")
    assert fray.statuses("orc") == ["grabbed"]
    fray.act("ana", "release")
    assert fray.statuses("orc") == []


@pytest.mark.rule("FU-GRP-07", "FU-GRP-08", "FU-ST-loosened")
def test_a_failed_knot_loosens_the_grip_for_one_turn() -> None:
    fray = grip(scene())
    fray.act("ana", "tie", dice=[6, 6])
    assert fray.one("orc")["conditions"][1] == {"status": "loosened", "timer": 1, "source": "ana"}
    fray.do("next")
    facts = fray.act("orc", "escape", dice=[12, 8])
    assert fact(facts, "opposed")["own"] == 12
    fray = grip(scene())
    fray.act("ana", "tie", dice=[6, 6])
    fray.do("next")
    fray.do("next")
    assert fray.statuses("orc") == ["grabbed"]


@pytest.mark.rule("FU-GRP-07")
def test_tying_takes_a_rope_or_the_chroniclers_word_that_there_is_one() -> None:
    fray = grip(scene(ana={}))
    fray.act("ana", "tie", params={"rope": True}, dice=[6, 5])
    assert fray.one("ana")["extra"]["items"] == {"rope": 2}
    assert (fray.statuses("ana"), fray.statuses("orc")) == ([], ["tied"])
    fray = Fray(person("ana"), person("orc"))
    assert grip(fray).act_refusal("ana", "tie") == "no_rope"


@pytest.mark.rule("FU-GRP-09")
def test_an_ally_ties_without_the_rank_of_who_grabs() -> None:
    fray = grip(Fray(person("beto", items=[ROPE]), person("ana"), person("orc")))
    assert fray.act_refusal("beto", "tie") == "not_grabbing"
    assert fray.act_refusal("beto", "tie", "ana") == "invalid_target"
    fray.act("beto", "tie", "orc", dice=[8, 7])
    assert (fray.statuses("orc"), fray.statuses("ana"), fray.one("beto")["extra"]["items"]) == (
        ["tied"],
        [],
        {"rope": 1},
    )
    assert fray.one("orc")["conditions"][0]["source"] == "beto"


@pytest.mark.rule("FU-GRP-10", "FU-ST-tied")
def test_the_bound_get_out_by_skill_and_others_help_without_a_roll() -> None:
    bound = {"conditions": [{"status": "tied"}]}
    fray = scene(orc=bound)
    assert fray.act_refusal("ana", "untie") == "invalid_target"
    fray.do("next")
    assert fray.act_refusal("orc", "move") == "cannot_act"
    facts = fray.act("orc", "untie", dice=[6, 5])
    assert (fact(facts, "roll")["what"], fact(facts, "roll")["against"]) == ("desarmar", 12)
    facts = fray.act("orc", "untie", params={"skill": "manos_rapidas"}, dice=[6, 6])
    assert fact(facts, "roll")["what"] == "manos_rapidas"
    assert fray.statuses("orc") == []
    fray = scene(orc=bound)
    fray.act("ana", "untie", "orc", dice=[])
    assert fray.statuses("orc") == []


@pytest.mark.rule("FU-GRP-12")
def test_breaking_free_is_strength_against_strength() -> None:
    fray = grip(scene())
    fray.do("next")
    fray.act("orc", "escape", dice=[5, 5])
    assert fray.statuses("orc") == ["grabbed"]
    fray.act("orc", "escape", dice=[6, 5])
    assert fray.statuses("orc") == []


@pytest.mark.rule("FU-ST-prone")
def test_on_the_ground_one_first_gets_up() -> None:
    fray = scene(ana={"conditions": [{"status": "prone"}], "weapons": [PISTOL]})
    assert fray.one("ana")["stats"]["speed_ft"] == 0
    assert fray.act_refusal("ana", "charge", "orc", with_="unarmed") == "cannot_act"
    fray.act("ana", "stand_up")
    assert fray.act_refusal("ana", "stand_up") == "not_prone"
    assert fray.pa("ana") == 3


@pytest.mark.rule("FU-ST-grabbed")
def test_a_soltura_may_grab_but_not_oneself() -> None:
    grab = {"id": "grab", "status": [{"status": "grabbed"}]}
    fray = Fray(person("ana", abilities=[grab], ps=5), person("orc"))
    assert fray.act_refusal("ana", "use_ability", with_="grab") == "invalid_target"
    fray.act("ana", "use_ability", "orc", with_="grab")
    assert (fray.statuses("ana"), fray.statuses("orc")) == (["grabbing"], ["grabbed"])


@pytest.mark.parametrize(
    ("status", "reason"),
    [
        ("grabbed", "against Ana; until then it cannot do everything"),
        ("prone", "until then it cannot do everything"),
        ("contained", "against Ana; without this it can do little"),
    ],
)
def test_getting_free_is_proposed_for_what_the_condition_really_takes(status: str, reason: str) -> None:
    fray = Fray(person("orc"), person("ana"))
    fray.do("condition", actor="orc", status=status, **({} if status == "prone" else {"source": "ana"}))
    ideas = Player(fray.service).ideas()
    assert fray.fight.active == "orc"
    told = {idea.command["action"]: idea.reason.in_language("en") for idea in ideas if "action" in idea.command}
    first = told["stand_up" if status == "prone" else "escape"]
    assert first.partition(":")[0] == reason


@pytest.mark.rule("FU-GRP-04")
def test_a_prey_is_proposed_to_be_hurt_as_long_as_points_last_and_the_proposal_says_whom_and_how_likely() -> None:
    """The second blow of a turn was never proposed: “nothing more was worth doing”, with 3 PA left."""
    fray = grip(scene())
    for struck in (False, True):
        [idea] = Player(fray.service).ideas(1, struck=struck)
        assert (idea.command["action"], idea.why) == ("grapple_damage", "presses")
        assert re.fullmatch(r"it holds Orc: hits \d+%, then about \d+ PV", idea.reason)
        assert fray.service.refusal_of(idea.command) is None
        fray.act("ana", "grapple_damage", dice=[1, 1, 4])
    assert fray.pa("ana") == 0
    assert Player(fray.service).ideas(1, struck=True) == ()


@pytest.mark.rule("FU-GRP-12")
@pytest.mark.parametrize(
    ("language", "wanted"),
    [
        ("en", "against Ana; until then it cannot do everything"),
        ("es", "contra Ana; hasta entonces no puede hacerlo todo"),
        ("pt_BR", "contra Ana; até lá não pode fazer tudo"),
    ],
)
def test_to_break_free_is_proposed_with_whom_it_is_against_and_its_chance(language: str, wanted: str) -> None:
    fray = grip(scene())
    fray.do("next")
    [idea] = Player(fray.service).ideas(1)
    assert idea.command["action"] == "escape"
    assert re.fullmatch(rf"{re.escape(wanted)}: \d+%", idea.reason.in_language(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_target_that_is_none_says_why(language: str) -> None:
    fray = Fray(person("ana"), person("beto"), person("orc"))
    sentences = set()
    for action, status in (
        ("trip", "prone"),
        ("grapple", "grabbed"),
        ("disarm", ""),
        ("untie", ""),
        ("grapple", "ana"),
    ):
        if status not in ("", "ana"):
            fray.run("condition", actor="orc", status=status, **({"source": "beto"} if status == "grabbed" else {}))
        target = "ana" if status == "ana" else "orc"
        refused = fray.service.refusal_of({"do": "act", "actor": "ana", "action": action, "targets": [target]})
        assert refused is not None
        assert refused.code == "invalid_target"
        sentences.add(refusal_sentence(fray.service.system, refused.code, refused.details, {"orc": "Orc"}, language))
    assert len(sentences) == 5, sentences
