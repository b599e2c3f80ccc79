"""Points, delays, speech, timers and rounds."""

import pytest

from tests.rules.fulminato.playing import KNIFE, Fray, person


def three() -> Fray:
    return Fray(person("ana"), person("orc"), person("elf"))


@pytest.mark.rule("FU-ACT-01", "FU-ACT-02", "FU-ACT-03", "FU-ACT-04", "FU-ACT-05", "FU-ACT-06", "FU-ACT-07")
@pytest.mark.parametrize(
    ("cost", "left"), [("precision", 4), ("quick", 5), ("movement", 3), ("standard", 3), ("full", 0), ("timeless", 6)]
)
def test_every_type_of_action_has_its_price(cost: str, left: int) -> None:
    fray = three()
    fray.act("ana", "other", params={"cost": cost})
    assert fray.pa("ana") == left


@pytest.mark.rule("FU-ACT-08", "FU-ACT-09")
def test_points_are_spent_in_any_mix_and_what_is_left_is_lost() -> None:
    fray = three()
    for cost in ("precision", "precision", "quick"):
        fray.act("ana", "other", params={"cost": cost})
    assert fray.act_refusal("ana", "other", params={"cost": "precision"}) == "not_enough_pa"
    for _ in range(3):
        fray.do("next")
    assert (fray.fight.active, fray.pa("ana")) == ("ana", 6)


@pytest.mark.rule("FU-ACT-07", "FU-ACT-09")
def test_the_timeless_needs_no_turn_and_everything_else_does() -> None:
    fray = three()
    fray.act("elf", "other", params={"cost": "timeless"})
    assert fray.act_refusal("elf", "other", params={"cost": "quick"}) == "not_your_turn"


@pytest.mark.rule("FU-ACT-09", "FU-CMD-06")
def test_by_the_chroniclers_word_one_pays_what_there_is() -> None:
    fray = three()
    fray.act("ana", "other", params={"cost": "full"})
    facts = fray.act("ana", "move", override=True)
    assert fray.pa("ana") == 0
    assert any(fact["kind"] == "ruling" and fact["value"] == "not_enough_pa" for fact in facts)


@pytest.mark.rule("FU-SPK-01", "FU-SPK-02", "FU-SPK-03")
def test_one_sentence_a_round_in_anybodys_turn_and_anew_in_the_next() -> None:
    fray = three()
    fray.act("orc", "speak", params={"text": "¡Alto!"})
    assert fray.act_refusal("orc", "speak") == "already_spoken"
    for _ in range(3):
        fray.do("next")
    assert fray.one("orc")["extra"]["spoken"] is False
    fray.act("orc", "speak")


@pytest.mark.rule("FU-DLY-02", "FU-SPK-01")
def test_speaking_does_not_keep_one_from_delaying_and_anything_else_does() -> None:
    fray = Fray(person("ana", weapons=[KNIFE]), person("orc"))
    fray.act("ana", "speak")
    fray.act("ana", "draw", with_="unarmed")
    assert fray.act_refusal("ana", "wait") == "already_acted"


@pytest.mark.rule("FU-DLY-01", "FU-DLY-03")
def test_a_delay_behind_another_is_forgotten_in_the_next_round() -> None:
    fray = three()
    fray.act("ana", "wait", params={"after": "orc"})
    assert (fray.fight.active, fray.order()) == ("orc", ["orc", "ana", "elf"])
    for _ in range(3):
        fray.do("next")
    assert (fray.fight.round, fray.order()) == (2, ["ana", "orc", "elf"])


@pytest.mark.rule("FU-DLY-04")
def test_a_delay_is_refused_where_there_is_nothing_to_wait_for() -> None:
    fray = three()
    assert fray.act_refusal("orc", "wait") == "not_your_turn"
    assert fray.act_refusal("ana", "wait", params={"after": "ana"}) == "invalid_target"
    assert fray.act_refusal("ana", "wait", params={"after": "nobody"}) == "no_such_target"
    assert fray.act_refusal("ana", "resume") == "not_waiting"
    fray.do("next")
    assert fray.act_refusal("orc", "wait", params={"after": "ana"}) == "invalid_target"
    fray.do("next")
    assert fray.act_refusal("elf", "wait") == "nobody_left"
    assert fray.act_refusal("elf", "wait", override=True) == "nobody_left"


@pytest.mark.rule("FU-DLY-05")
def test_an_open_delay_is_claimed_before_the_next_one_does_anything() -> None:
    fray = three()
    fray.act("ana", "wait")
    fray.act("orc", "other", params={"cost": "quick"})
    assert fray.act_refusal("ana", "resume") == "already_acted"
    fray.do("next")
    fray.act("elf", "speak")
    fray.act("ana", "resume")
    assert (fray.fight.active, fray.order(), fray.statuses("ana")) == ("ana", ["orc", "ana", "elf"], [])
    fray.do("next")
    assert (fray.fight.active, fray.pa("elf")) == ("elf", 6)


@pytest.mark.rule("FU-DLY-06", "FU-ST-waiting")
def test_an_open_delay_that_nobody_claims_comes_last() -> None:
    fray = three()
    fray.act("ana", "wait")
    fray.do("next")
    fray.do("next")
    assert (fray.fight.round, fray.fight.active, fray.statuses("ana")) == (1, "ana", [])


@pytest.mark.rule("FU-DLY-06", "FU-CLK-02")
def test_a_delay_of_one_who_has_fallen_ends_with_the_round() -> None:
    fray = three()
    fray.act("ana", "wait")
    fray.do("condition", actor="ana", status="unconscious")
    fray.do("next")
    fray.do("next")
    assert (fray.fight.round, fray.fight.active, fray.statuses("ana")) == (2, "orc", ["unconscious"])


@pytest.mark.rule("FU-CLK-04")
def test_a_timer_falls_at_the_end_of_its_bearers_turn_that_of_its_start_too() -> None:
    fray = three()
    fray.do("condition", actor="ana", status="impaired_vision", timer=2)
    fray.do("condition", actor="orc", status="prone", timer=1)
    fray.do("next")
    assert fray.one("ana")["conditions"][0]["timer"] == 1
    assert fray.has("orc", "prone")
    fray.do("next")
    assert not fray.has("orc", "prone")


@pytest.mark.rule("FU-CLK-02", "FU-WND-02")
def test_the_end_of_a_round_counts_seconds_wounds_and_countdowns() -> None:
    fray = Fray(person("ana"), person("orc"))
    fray.do("countdown", name="bell", rounds=2)
    fray.do("condition", actor="orc", status="wounded", timer=7)
    fray.do("next")
    fray.do("next", dice=[])
    assert (fray.fight.seconds, fray.fight.countdowns["bell"].left) == (6, 1)
    assert fray.one("orc")["conditions"][0]["timer"] == 1
    fray.do("next")
    fray.do("next", dice=[5, 6])
    assert fray.one("orc")["conditions"][0]["timer"] == 3600
    assert fray.one("orc")["state"] == "active"


@pytest.mark.rule("FU-CLK-05", "FU-ST-retreating")
def test_running_away_is_over_at_the_start_of_the_next_turn() -> None:
    fray = Fray(person("ana"), person("orc"))
    fray.act("ana", "retreat", answers=["none"])
    assert fray.has("ana", "retreating")
    fray.do("next")
    fray.do("next")
    assert (fray.statuses("ana"), fray.pa("ana")) == ([], 6)


@pytest.mark.rule("FU-CMD-04")
def test_the_chronicler_changes_the_order_for_good() -> None:
    fray = three()
    fray.do("order", actor="elf", before="ana")
    assert fray.order() == ["elf", "ana", "orc"]
    fray.do("next")
    assert fray.fight.active == "elf"
    fray.do("next")
    fray.do("next")
    assert (fray.fight.round, fray.fight.active, fray.order()) == (2, "elf", ["elf", "ana", "orc"])
    fray.do("leave", actor="orc")
    assert fray.refusal("order", actor="orc", before="ana") == "invalid_target"
    assert fray.refused_in_words("order", actor="orc", before="ana") == "Orc has no place in the order now."


@pytest.mark.rule("FU-CMD-03")
def test_nothing_is_done_before_the_beginning_or_after_the_end() -> None:
    fray = Fray(person("ana"), person("orc"), begin=False)
    assert fray.act_refusal("ana", "move") == "not_begun"
    fray.do("begin")
    assert fray.refusal("begin") == "already_begun"
    fray.do("end")
    assert fray.act_refusal("ana", "move", override=True) == "already_ended"


@pytest.mark.rule("FU-CMD-02")
def test_what_is_undone_and_done_again_is_the_same() -> None:
    fray = three()
    before = fray.state()
    fray.act("ana", "stunt", "orc", params={"method": "opposed", "own": ["mente"], "theirs": ["mente"]})
    after = fray.state()
    fray.do("undo")
    assert fray.state() == before
    fray.do("redo")
    assert fray.state() == after
