"""Dodging, blocking, and the table of attacker and defender."""

import pytest

from rules.d100 import SYSTEM
from rules.d100.damage.grades import degree, result_of
from tests.rules.d100.playing import DAGA, ESPADA, GARRA, HACHA, Game, ana, bruto, one
from tests.rules.played import facts_of

rule = pytest.mark.rule


def fight(**sheet: object) -> Game:
    """Ana's stop, with Bruto before her; his sheet changed as told."""
    return Game(ana(), bruto(**sheet), declarations="off").begin()


# --- degrees ---------------------------------------------------------------------------------------------------


@rule("D100-MAT-04")
@pytest.mark.parametrize(
    ("percent", "face", "expected"),
    [
        (60, 60, "success"),
        (60, 61, "failure"),
        (60, 12, "special"),
        (60, 13, "success"),
        (60, 3, "critical"),
        (60, 4, "special"),
        (4, 1, "success"),
        (0, 1, "failure"),
        (20, 96, "fumble"),
        (20, 95, "failure"),
        (21, 96, "failure"),
        (40, 97, "fumble"),
        (60, 98, "fumble"),
        (80, 98, "failure"),
        (80, 99, "fumble"),
        (99, 100, "fumble"),
        (100, 100, "success"),
        (130, 100, "success"),
    ],
)
def test_degrees_by_the_words_of_the_text(percent: int, face: int, expected: str) -> None:
    assert degree(percent, face) == expected


@rule("D100-MAT-04")
@pytest.mark.parametrize(
    ("percent", "special", "critical"),
    [(7, 1, 1), (8, 2, 1), (29, 6, 1), (30, 6, 2), (58, 12, 3), (62, 12, 3), (63, 13, 3), (70, 14, 4), (90, 18, 5)],
)
def test_degrees_by_the_printed_table_are_rounded_to_the_nearest(percent: int, special: int, critical: int) -> None:
    assert degree(percent, critical, "table") == "critical"
    assert degree(percent, special, "table") == ("critical" if special == critical else "special")
    assert degree(percent, special + 1, "table") == "success"


@rule("D100-SEQ-01")
def test_a_roll_up_to_the_percentage_hits_and_a_higher_one_misses_without_an_answer() -> None:
    game = fight()
    facts = game.act("ana", "attack", "bruto", dice=[61])
    assert facts_of(facts, "attack")[0]["hit"] is False
    assert game["bruto"].spent_on == ""
    game.to_turn(2)
    assert game.answers_of("ana", "attack", "bruto", dice=[60]) == ["none", "dodge", "block:hacha"]


# --- the matrix ------------------------------------------------------------------------------------------------


@rule("D100-MAT-01", "D100-IMP-04")
@pytest.mark.parametrize(
    ("attack", "defence"),
    [
        ("success", "success"),
        ("success", "special"),
        ("success", "critical"),
        ("special", "special"),
        ("special", "critical"),
        ("critical", "special"),
        ("critical", "critical"),
    ],
)
def test_a_defence_as_good_as_the_attack_annuls_it(attack: str, defence: str) -> None:
    assert result_of(attack, defence) == "annulled"


@rule("D100-MAT-02")
@pytest.mark.parametrize("defence", ["failure", "fumble", None])
def test_a_failed_defence_is_none(defence: str | None) -> None:
    assert [result_of(attack, defence) for attack in ("success", "special", "critical")] == [
        "normal",
        "impale",
        "impale",
    ]


@rule("D100-IMP-05")
def test_a_plain_defence_takes_the_impale_off_and_no_more() -> None:
    assert result_of("special", "success") == result_of("critical", "success") == "normal"


@rule("D100-MAT-03")
def test_critical_attacks_as_in_basic_roleplaying_pass_more() -> None:
    passed = [result_of("critical", defence, "brp") for defence in ("critical", "special", "success", "failure", None)]
    assert passed == ["annulled", "normal", "impale", "pierce", "pierce"]
    assert result_of("special", "success", "brp") == "normal"


@rule("D100-MAT-03")
def test_a_critical_attack_as_in_basic_roleplaying_goes_through_armour() -> None:
    game = Game(ana(), bruto(), declarations="off", critical_attacks="brp").begin()
    game.act("ana", "attack", "bruto", dice=[3, 4, 2])
    assert game.pv("bruto") == 16 - 12


# --- dodging ---------------------------------------------------------------------------------------------------


@rule("D100-DODGE-01", "D100-DODGE-02")
def test_a_dodge_is_rolled_on_esquivar_after_the_attack() -> None:
    game = fight()
    facts = game.act("ana", "attack", "bruto", dice=[40, 30], answers=["dodge"])
    assert [fact["kind"] for fact in facts] == ["attack", "roll", "result"]
    assert (facts[0]["result"], facts[2]["result"]) == (None, "annulled")
    assert (game.percent("bruto"), game.pv("bruto")) == (30, 16)


@rule("D100-DODGE-01")
def test_shots_and_throws_are_not_dodged() -> None:
    thrown = {"id": "piedra", "kind": "thrown", "skill": 50, "damage": "1D2"}
    game = Game(ana(weapons=[thrown]), bruto(), declarations="off").begin()
    facts = game.act("ana", "attack", "bruto", dice=[40, 1, 1])
    assert "result" not in [fact["kind"] for fact in facts]
    assert game["bruto"].spent_on == ""


@rule("D100-DODGE-03")
def test_a_dodge_eats_the_action() -> None:
    game = fight()
    game.act("ana", "attack", "bruto", dice=[40, 30], answers=["dodge"])
    facts = game.do("next")
    skipped = facts_of(facts, "turn")[0]
    assert (skipped["actor"], skipped["skipped"], skipped["why"]) == ("bruto", True, "action_used")
    assert game.fight.round == 2


@rule("D100-DODGE-04")
def test_each_further_dodge_of_the_turn_is_thirty_worse() -> None:
    game = Game(one("a", des=18), one("b", des=17), one("c", des=16), bruto(esquivar=70), declarations="off").begin()
    for id, percent in (("a", 70), ("b", 40), ("c", 10)):
        game.act(id, "attack", "bruto", dice=[20, percent], answers=["dodge"])
        assert game.percent("bruto") == percent
        game.next()
    assert game["bruto"].dodges == 0
    assert game.fight.round == 2


@rule("D100-DODGE-04")
def test_a_dodge_never_goes_below_zero() -> None:
    game = Game(one("a", des=18), one("b", des=17), bruto(esquivar=20), declarations="off").begin()
    game.act("a", "attack", "bruto", dice=[20, 20], answers=["dodge"])
    game.next()
    game.act("b", "attack", "bruto", dice=[20, 1, 3], answers=["dodge"])
    assert (game.percent("bruto"), game.degree("bruto")) == (0, "failure")


# --- blocking --------------------------------------------------------------------------------------------------


@rule("D100-BLOCK-01")
def test_a_block_needs_something_useful_in_hand() -> None:
    game = fight(weapons=[{**HACHA, "equipped": False}, {**DAGA, "equipped": True, "block": None}])
    assert game.answers_of("ana", "attack", "bruto", dice=[40]) == ["none", "dodge"]
    game.do("set", actor="bruto", stat="weapons.hacha.equipped", value=True)
    assert game.answers_of("ana", "attack", "bruto", dice=[40]) == ["none", "dodge", "block:hacha"]
    game.do("set", actor="bruto", stat="weapons.hacha.broken", value=True)
    assert game.answers_of("ana", "attack", "bruto", dice=[40]) == ["none", "dodge"]


@rule("D100-BLOCK-02")
def test_the_block_is_chosen_when_the_attack_roll_is_known() -> None:
    game = fight()
    waiting = game.open("act", actor="ana", action="attack", targets=["bruto"], dice=[40])
    assert [fact["kind"] for fact in waiting.facts] == ["attack"]
    assert waiting.facts[0]["degree"] == "success"
    assert waiting.question.id == "reaction"
    assert waiting.question.actor == "bruto"
    assert waiting.question.default == "none"
    odds = {option: waiting.question.details[option] for option in waiting.question.options if option != "none"}
    assert odds == {"dodge": "30%", "block:hacha": "50%"}


@rule("D100-BLOCK-02")
def test_the_one_attacked_knows_how_well_it_hits_and_that_the_damage_comes_after() -> None:
    game = fight()
    question = game.open("act", actor="ana", action="attack", targets=["bruto"], dice=[3]).question
    assert [(fact["kind"], fact["degree"]) for fact in question.known] == [("attack", "critical")]
    assert question.ahead == ("damage",)


@rule("D100-BLOCK-03")
def test_an_object_blocks_with_the_skill_of_the_closest_category() -> None:
    poker = {"id": "atizador", "kind": "object", "like": "espada", "damage": "1D6", "pr": 12}
    bust = {"id": "busto", "kind": "object", "like": "atizador", "damage": "1D4"}
    plank = {"id": "tabla", "kind": "object"}
    game = fight(weapons=[{**ESPADA, "equipped": False}, poker, bust, plank], lucha=33)
    for thing, percent in (("atizador", 60), ("busto", 60), ("tabla", 33)):
        game.act("ana", "attack", "bruto", dice=[40, 100, 1, 1], answers=[f"block:{thing}"])
        assert game.percent("bruto") == percent
        game.to_turn(game.fight.round + 1)
        game.do("set", actor="bruto", pool="pv", value=16)


@rule("D100-BLOCK-04", "D100-BLOCK-05")
def test_a_block_eats_the_action_and_there_is_only_one() -> None:
    game = Game(one("a", des=18), one("b", des=17), bruto(), declarations="off").begin()
    game.act("a", "attack", "bruto", dice=[20, 50, 1, 5], answers=["block:hacha"])
    assert (game["bruto"].blocks, game["bruto"].spent_on) == (1, "block")
    game.next()
    facts = game.act("b", "attack", "bruto", dice=[20, 3])
    assert "result" not in [fact["kind"] for fact in facts]
    game.next()
    assert game.fight.round == 2


@rule("D100-BLOCK-06")
def test_the_object_takes_the_blow_before_armour_and_doubled_if_it_would_have_impaled() -> None:
    game = fight()
    game.act("ana", "attack", "bruto", dice=[12, 10, 4, 1], answers=["block:hacha"])
    assert game["bruto"].weapons["hacha"].pr == 15 - 2 * (4 + 1)
    assert game.pv("bruto") == 16


@rule("D100-BLOCK-06")
def test_the_object_breaks_at_zero_and_nothing_goes_on_to_its_bearer() -> None:
    game = fight(weapons=[{**HACHA, "pr": 3}])
    facts = game.act("ana", "attack", "bruto", dice=[40, 50, 8, 4], answers=["block:hacha"])
    assert facts_of(facts, "object_damage")[0]["broken"] is True
    hacha = game["bruto"].weapons["hacha"]
    assert (hacha.pr, hacha.broken, hacha.equipped) == (0, True, False)
    assert game.pv("bruto") == 16
    game.to_turn(2)
    game.next()
    assert game.cannot("bruto", "attack", "ana", using="hacha") == "weapon_broken"


@rule("D100-BLOCK-06")
def test_an_object_that_only_took_the_impale_off_takes_nothing() -> None:
    game = fight()
    game.act("ana", "attack", "bruto", dice=[12, 50, 4, 1], answers=["block:hacha"])
    assert game["bruto"].weapons["hacha"].pr == 15
    assert game.pv("bruto") == 16 - (4 + 1 - 3)


@rule("D100-BLOCK-06")
def test_a_thing_without_resistance_never_breaks_and_no_damage_is_rolled() -> None:
    game = fight(weapons=[{**HACHA, "pr": None}])
    game.act("ana", "attack", "bruto", dice=[40, 50], answers=["block:hacha"])
    assert game["bruto"].weapons["hacha"].pr is None


@rule("D100-SEQ-02")
def test_who_has_acted_neither_dodges_nor_blocks() -> None:
    game = Game(ana(), bruto(), declarations="off").begin()
    game.act("ana", "other", text="corre")
    game.next()
    facts = game.act("bruto", "attack", "ana", dice=[40, 1])
    assert [fact["kind"] for fact in facts] == ["attack", "damage"]


@rule("D100-SEQ-02")
def test_who_has_dodged_may_dodge_again_but_not_block() -> None:
    game = Game(one("a", des=18), one("b", des=17), bruto(), declarations="off").begin()
    game.act("a", "attack", "bruto", dice=[20, 30], answers=["dodge"])
    game.next()
    assert game.answers_of("b", "attack", "bruto", dice=[20]) == ["none", "dodge"]


def test_defending_keeps_the_action() -> None:
    game = fight()
    game.act("ana", "defend")
    game.next()
    assert game.answers_of("bruto", "attack", "ana", dice=[40]) == ["none", "dodge", "block:espada"]


# --- natural weapons and bare hands ----------------------------------------------------------------------------


@rule("D100-NAT-01")
def test_a_natural_weapon_that_is_blocked_by_a_blade_is_not_hurt() -> None:
    game = Game(one("lobo", des=15, weapons=[GARRA]), ana(), declarations="off").begin()
    game.act("lobo", "attack", "ana", dice=[40, 60, 3], answers=["block:espada"])
    assert game.pv("lobo") == 12
    assert game["ana"].weapons["espada"].pr == 17


@rule("D100-NAT-02", "D100-NAT-03")
def test_claws_block_claws_and_fists_but_neither_blades_nor_bullets() -> None:
    revolver = {"id": "revolver", "kind": "firearm", "skill": 50, "damage": "1D10"}
    wolf = one("lobo", weapons=[GARRA])
    other = one("otro", "party", des=15, weapons=[GARRA, ESPADA, revolver])
    game = Game(wolf, other, declarations="off").begin()
    asked = {
        weapon: game.answers_of("otro", "attack", "lobo", using=weapon, dice=[20]) if weapon != "revolver" else []
        for weapon in ("garra", "unarmed", "espada", "revolver")
    }
    assert asked["garra"] == asked["unarmed"] == ["none", "dodge", "block:garra"]
    assert asked["espada"] == ["none", "dodge"]
    facts = game.act("otro", "attack", "lobo", using="revolver", dice=[20, 1])
    assert [fact["kind"] for fact in facts] == ["attack", "damage"]


@rule("D100-NAT-04", "D100-UNA-01")
def test_a_fist_stopped_by_a_blade_or_a_claw_takes_its_damage_less_armour() -> None:
    game = Game(one("puño", des=15, prot=1), ana(), declarations="off").begin()
    game.act("puño", "attack", "ana", dice=[20, 60, 2, 6], answers=["block:espada"])
    assert game.pv("puño") == 12 - (6 - 1)
    assert game["ana"].weapons["espada"].pr == 18
    game = Game(one("puño", des=15), one("lobo", weapons=[GARRA]), declarations="off").begin()
    game.act("puño", "attack", "lobo", dice=[20, 45, 4], answers=["block:garra"])
    assert game.pv("puño") == 8


@rule("D100-UNA-01")
def test_a_fist_stopped_by_a_club_is_not_hurt() -> None:
    club = {"id": "porra", "skill": 50, "damage": "1D6", "blade": False}
    game = Game(one("puño", des=15), ana(weapons=[club]), declarations="off").begin()
    game.act("puño", "attack", "ana", dice=[20, 50], answers=["block:porra"])
    assert game.pv("puño") == 12


# --- how many --------------------------------------------------------------------------------------------------


@rule("D100-NUM-01", "D100-NUM-02")
def test_no_more_attack_one_target_hand_to_hand_than_can_stand_round_it() -> None:
    game = Game(one("a", des=18), one("b", des=17), bruto(max_attackers=1), declarations="off").begin()
    game.act("a", "attack", "bruto", dice=[100])
    assert game.shown()["combatants"]["bruto"]["extra"]["attackers"] == 1
    game.next()
    assert game.cannot("b", "attack", "bruto") == "too_many_attackers"
    assert game.cannot("b", "grapple", "bruto") == "too_many_attackers"
    game.do("set", actor="bruto", stat="max_attackers", value=9)
    assert game.shown()["combatants"]["bruto"]["stats"]["max_attackers"] == 5
    game.act("b", "attack", "bruto", dice=[100])


@rule("D100-SEQ-02")
def test_who_has_acted_stays_marked_after_its_stop_and_who_dodged_as_one_who_may_dodge_again() -> None:
    game = Game(one("zoe", des=14), ana(), bruto(), declarations="off").begin()
    game.act("zoe", "attack", "bruto", dice=[10, 25], answers=["dodge"])
    game.next()

    def spent() -> dict[str, str]:
        found = ((id, chip) for id in game.fight.combatants for chip in SYSTEM.window.chips(game.fight, game[id]))
        return {id: chip.id for id, chip in found if chip.label == "acción gastada"}

    assert game.fight.active == "ana"
    assert spent() == {
        "zoe": "action_used",
        "bruto": "dodged",
    }
    game.to_turn(2)
    assert spent() == {}


@rule("D100-BLOCK-04", "D100-DODGE-03")
def test_the_question_says_what_an_answer_takes() -> None:
    def put(game: Game, actor: str) -> str:
        question = game.open("act", actor=actor, action="attack", targets=["bruto"], dice=[10]).question
        return SYSTEM.question_label(question.id, "en", question.details)

    game = Game(one("zoe", des=14), ana(), bruto()).begin()
    game.declare("zoe", "attack", "bruto")
    game.declare("ana", "attack", "bruto")
    game.declare("bruto", "attack", "ana")
    game.to("zoe")
    lost = "Dodge or block? It takes the action of this turn: what was declared (Atacar) is not done any more."
    assert put(game, "zoe") == lost
    game.act("zoe", "attack", "bruto", dice=[10, 25], answers=["dodge"])
    assert [chip.id for chip in SYSTEM.window.chips(game.fight, game["bruto"])] == ["dodged"]
    game.to("ana")
    assert put(game, "ana") == "Dodge again?"
    game.to_turn(2)
    game.declare("zoe", "attack", "bruto")
    game.declare("ana", "defend")
    game.declare("bruto", "defend")
    game.to("zoe")
    assert put(game, "zoe") == "Dodge or block? It takes the action of this turn."
