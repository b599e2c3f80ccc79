"""Initiative, ties, the count, waiting, Extreme Initiative."""

import pytest

from rules.core.questions import DieQuestion
from rules.mechanics.dice_sources import TableDice
from tests.rules.ffrpg.playing import Battle, foe, hero, mage, one
from tests.rules.played import facts_of


@pytest.mark.rule("FF-INIT-04", "FF-INIT-09")
def test_three_who_tie_roll_and_two_of_them_again() -> None:
    battle = Battle(*(one(id, spd=4) for id in ("a", "b", "c")), foe(spd=2), begin=False)
    facts = battle.begin(dice=[3, 3, 3, 9, 6, 2, 6, 1, 8], stop=True)
    ties = [(fact["actor"], *fact["dice"]) for fact in facts if fact.get("tie")]
    assert ties == [("a", 6), ("b", 2), ("c", 6), ("a", 1), ("c", 8)]
    assert battle.places() == ("imp", "c", "a", "b")


@pytest.mark.rule("FF-INIT-03")
def test_ties_of_a_higher_tick_are_rolled_before_those_of_a_lower_one() -> None:
    battle = Battle(one("a", spd=2), one("b", spd=4), one("c", spd=2), one("d", spd=4), begin=False)
    facts = battle.begin(dice=[1, 9, 1, 9, 5, 6, 7, 8], stop=True)
    assert [fact["actor"] for fact in facts if fact.get("tie")] == ["b", "d", "a", "c"]
    assert battle.places() == ("d", "b", "c", "a")


@pytest.mark.rule("FF-INIT-07", "FF-INIT-08")
def test_a_bonus_from_equipment_counts_before_haste_and_never_below_one() -> None:
    battle = Battle(
        one("a", spd=4, init_bonus=3, conditions=["haste"]), one("b", spd=4, init_bonus=-50), begin={"stop": True}
    )
    assert battle.of("a").generated == 24
    assert battle.of("b").generated == 1


@pytest.mark.rule("FF-EXT-01")
def test_thirty_five_is_not_extreme_thirty_six_is() -> None:
    battle = Battle(one("a", spd=30), one("b", spd=31), begin={"stop": True})
    assert not battle.extra("a")["extreme"]
    assert battle.extra("b")["extreme"]


@pytest.mark.rule("FF-EXT-02")
def test_an_extreme_combatant_acts_again_while_its_count_is_above_zero() -> None:
    battle = Battle(one("a", spd=70), foe())
    assert battle.fight.tick == 75
    battle.next()
    assert (battle.fight.active, battle.fight.tick) == ("a", 40)
    battle.next()
    assert battle.places() == ("imp", "a")
    battle.next()
    assert (battle.fight.active, battle.fight.tick) == ("a", 5)
    assert battle.extra("a")["actions_left"] == 1


@pytest.mark.rule("FF-EXT-02")
def test_a_lost_turn_of_an_extreme_combatant_counts_as_a_place() -> None:
    battle = Battle(one("a", spd=45, conditions=["sleep"]), foe(), begin={"stop": True})
    facts = battle.next()
    assert [(fact["actor"], fact["skipped"]) for fact in facts_of(facts, "turn")] == [
        ("a", True),
        ("a", True),
        ("imp", False),
    ]


@pytest.mark.rule("FF-SLOW-03", "FF-SLOW-04", "FF-SLOW-05")
def test_a_long_charge_goes_over_two_rounds() -> None:
    battle = Battle(mage("ann", {"id": "long", "type": "slow", "ct": 60, "damage": {}}), foe(hp=90))
    battle.act("ann", "use_ability", "imp", using="long")
    assert battle.extra("ann")["charging"] == {"action": "use_ability", "with": "long", "at": None, "left": 35}
    battle.next()
    battle.next(5, 5)
    assert battle.extra("ann")["charging"]["left"] == 10
    assert battle.of("ann").initiative == -10
    assert battle.places() == ("imp",)
    battle.next()
    battle.next(5, 5)
    assert battle.extra("ann")["charging"]["at"] == 15
    battle.next(4)
    assert (battle.fight.tick, battle.hp("imp")) == (15, 90 - 5)


@pytest.mark.rule("FF-SLOW-06", "FF-EXT-02")
def test_an_extreme_combatant_whose_charge_is_broken_off_goes_on_as_after_it() -> None:
    battle = Battle(mage("ann", {"id": "mug", "type": "slow", "ct": 4, "damage": {}}, spd=45), foe(spd=42))
    battle.act("ann", "use_ability", "imp", using="mug")
    battle.next()
    assert battle.places() == ("imp", "ann")
    assert battle.of("ann").charging.at == 46
    battle.do("condition", actor="ann", status="berserk")
    assert battle.of("ann").charging is None
    assert battle.of("ann").initiative == 11
    assert [place.tick for place in battle.fight.places] == [11]


@pytest.mark.rule("FF-SLOW-02", "FF-ACT-01")
def test_a_resolution_leaves_no_actions_and_no_metres() -> None:
    battle = Battle(mage("ann", {"id": "mug", "type": "slow", "ct": 4, "damage": {}}), foe())
    battle.act("ann", "use_ability", "imp", using="mug")
    battle.next(3)
    extra = battle.extra("ann")
    assert (extra["actions_left"], extra["zero_left"], extra["move_left"]) == (0, 0, 0)
    assert battle.act_refusal("ann", "pass") == "no_action_left"
    assert battle.act_refusal("ann", "zero", kind="style") == "no_zero_left"
    assert battle.act_refusal("ann", "move", distance=1) == "too_far"


@pytest.mark.rule("FF-WAIT-01", "FF-WAIT-02")
def test_what_is_left_of_a_turn_waits_with_it() -> None:
    battle = Battle(hero(), foe())
    battle.act("ann", "zero", kind="style")
    battle.act("ann", "move", distance=7)
    battle.act("ann", "wait", ticks=10)
    assert battle.fight.active is None
    assert battle.extra("ann")["actions_left"] == 0
    battle.next()
    extra = battle.extra("ann")
    assert (battle.fight.tick, extra["actions_left"], extra["zero_left"], extra["move_left"]) == (15, 1, 1, 13)
    battle.act("ann", "attack", "imp", dice=[50, 1])
    assert battle.act_refusal("ann", "wait", ticks=1) == "no_action_left"


@pytest.mark.rule("FF-WAIT-03", "FF-TIM-06")
def test_waiting_ends_a_place_only_when_the_count_comes_to_nothing() -> None:
    battle = Battle(hero(), foe())
    battle.do("countdown", name="song", turns=9)
    battle.act("ann", "wait", ticks=5)
    assert battle.fight.countdowns["song"].left == 9
    battle.next()
    battle.act("ann", "wait", ticks=20)
    assert battle.fight.countdowns["song"].left == 8
    battle.next()
    assert battle.fight.active == "imp"


@pytest.mark.rule("FF-TIM-06")
def test_a_lost_turn_and_a_fall_end_a_place_too() -> None:
    battle = Battle(hero(), foe("a", spd=9, conditions=["sleep"]), foe("b"), foe("c", spd=2))
    battle.do("countdown", name="song", turns=9)
    battle.next()
    assert battle.fight.countdowns["song"].left == 7
    battle.do("damage", actor="b", amount=50)
    assert battle.fight.countdowns["song"].left == 6
    assert not battle.fight.active
    battle.next()
    assert (battle.fight.active, battle.fight.countdowns["song"].left) == ("c", 6)


@pytest.mark.rule("FF-GM-02")
def test_the_open_place_cannot_be_moved_and_nothing_put_before_it() -> None:
    battle = Battle(hero("ann"), hero("bob", spd=9), foe())
    assert battle.refusal("order", actor="ann", after="imp") == "invalid_target"
    assert battle.refusal("order", actor="imp", before="ann") == "invalid_target"
    battle.do("order", actor="imp", after="ann")
    assert battle.places() == ("ann", "imp", "bob")
    assert battle.of("imp").initiative == 25
    battle.next()
    battle.next()
    assert battle.refusal("order", actor="imp", before="bob") == "invalid_target"


@pytest.mark.rule("FF-GM-02", "FF-REI-02")
def test_at_the_initiative_stop_who_has_not_rolled_cannot_be_moved_before_it_has_been_given_a_number() -> None:
    """It was said to have none until the next Round, though it gets a place as soon as one is set."""
    battle = Battle(hero("ann"), one("zed", pools={"hp": 0}), foe(), begin={"stop": True})
    battle.do("heal", actor="zed", amount=9)
    said = battle.refused_in_words("order", actor="zed", before="imp")
    assert said == "Zed has no Initiative in this Round yet: set one first."
    battle.do("set", actor="zed", stat="initiative", value=3)
    battle.do("order", actor="zed", before="imp")
    assert battle.places()[-2:] == ("zed", "imp")


@pytest.mark.rule("FF-GM-02", "FF-REI-02")
@pytest.mark.parametrize(
    ("language", "sentences"),
    [
        (
            "en",
            (
                "Zed has no Initiative until the next Round.",
                "The open turn of Ann stays first: it does not move, and nobody comes before it.",
                "Bob has no turn to come in this Round.",
                "Tick 25 has been reached: Zed gets a turn only at a lower one.",
            ),
        ),
        (
            "es",
            (
                "Zed no tiene iniciativa hasta el próximo asalto.",
                "El turno abierto de Ann queda el primero: no se mueve y nadie va delante.",
                "A Bob no le queda ningún turno en este asalto.",
                "Ya se ha llegado al tick 25: Zed solo recibe un turno en uno más bajo.",
            ),
        ),
        (
            "pt_BR",
            (
                "Zed não tem iniciativa até a próxima rodada.",
                "O turno aberto de Ann fica em primeiro: não se move, e ninguém vem antes dele.",
                "Bob não tem mais nenhum turno nesta rodada.",
                "O tick 25 já passou: Zed só recebe um turno em um mais baixo.",
            ),
        ),
    ],
)
def test_a_place_in_the_order_is_refused_with_its_reason(language: str, sentences: tuple[str, ...]) -> None:
    battle = Battle(hero("ann"), one("bob", spd=9), foe())
    battle.language = language
    battle.do("join", combatant=foe("zed"))
    battle.do("damage", actor="bob", amount=50)
    assert (
        battle.refused_in_words("order", actor="zed", after="ann"),
        battle.refused_in_words("order", actor="imp", before="ann"),
        battle.refused_in_words("order", actor="imp", after="bob"),
        battle.refused_in_words("set", actor="zed", stat="initiative", value=25),
    ) == sentences
    assert battle.refused_in_words("order", actor="imp", after="zed") == sentences[0]
    assert battle.refused_in_words("order", actor="ann", after="imp") == sentences[1]
    assert battle.refused_in_words("set", actor="bob", stat="initiative", value=4) == sentences[2]


@pytest.mark.rule("FF-GM-02", "FF-EXT-01")
def test_initiative_set_at_the_stop_is_what_was_generated() -> None:
    battle = Battle(hero("ann"), foe(), begin={"stop": True})
    battle.do("set", actor="imp", stat="initiative", value=50)
    assert battle.extra("imp") == {**battle.extra("imp"), "extreme": True, "generated": 50}
    assert (battle.places(), battle.fight.tick) == (("imp", "ann"), 50)
    battle.next()
    battle.do("set", actor="ann", stat="initiative", value=4)
    assert battle.extra("ann")["generated"] == 25
    assert battle.of("ann").initiative == 4
    assert battle.refusal("set", actor="imp", stat="initiative", value=4) == "invalid_target"


@pytest.mark.rule("FF-INIT-05")
def test_the_count_stands_at_the_highest_place_when_the_first_one_falls_before_its_turn() -> None:
    battle = Battle(hero("ann"), foe(), begin={"stop": True})
    battle.do("damage", actor="ann", amount=50)
    assert battle.fight.tick == 8


@pytest.mark.rule("FF-EFF-05")
def test_a_delay_moves_the_place_to_come_and_not_the_open_one() -> None:
    drag = {"id": "drag", "target": "all", "effects": [{"delay": 50}]}
    battle = Battle(mage("ann", drag), foe("a", spd=15), foe("b", spd=8))
    battle.act("ann", "use_ability", using="drag")
    assert battle.places() == ("ann", "a", "b")
    assert [battle.of(id).initiative for id in ("ann", "a", "b")] == [25, 10, 7]


@pytest.mark.rule("FF-RND-04", "FF-INIT-06")
def test_with_nobody_able_to_act_the_round_passes_and_the_next_one_stops() -> None:
    asleep = [{"status": "sleep", "timer": 9}, {"status": "poison", "timer": 9}]
    for stop, rounds in ((True, 2), (False, 3)):
        battle = Battle(
            one("ann", spd=9, conditions=asleep), foe(conditions=asleep), begin={"stop": True}, initiative_stop=stop
        )
        assert (battle.fight.round, battle.fight.active) == (1, None)
        battle.do("next")
        assert (battle.fight.round, battle.fight.active) == (rounds, None)
        assert battle.fight.phase == "initiative"
        assert battle.on("ann")["sleep"] == 9 - (rounds - 1)


@pytest.mark.rule("FF-TIM-02", "FF-TIM-03")
def test_a_round_in_which_all_are_extreme_takes_no_time() -> None:
    battle = Battle(one("ann", spd=60), foe(spd=55))
    battle.to_next_round()
    assert battle.fight.seconds == 0


@pytest.mark.rule("FF-REI-02", "FF-REI-01")
def test_a_reinforcement_in_the_action_phase_gets_its_auto_status_and_waits_for_the_next_round() -> None:
    battle = Battle(hero(), foe())
    battle.do("join", combatant=foe("ogre", spd=2, auto_status=["regen"]), dice=[])
    assert battle.on("ogre") == {"regen": None}
    assert battle.of("ogre").initiative is None
    assert battle.places() == ("ann", "imp")
    battle.to_next_round()
    assert "ogre" in battle.places()


@pytest.mark.rule("FF-TIM-04", "FF-TIM-05", "FF-TIM-01")
def test_a_goal_overrides_who_is_winning_while_it_stands_at_zero() -> None:
    battle = Battle(hero(), foe())
    battle.do("countdown", name="gate", ticks=600, goal="hold")
    assert not battle.fight.winner
    battle.do("timer", name="gate", value=0)
    assert battle.fight.winner == "party"
    battle.do("timer", name="gate", value=5)
    assert not battle.fight.winner
    battle.do("countdown", name="gate", rounds=1, goal="deadline")
    battle.to_next_round()
    assert battle.fight.winner == "foes"


def test_nobody_wins_a_fight_that_never_had_two_sides() -> None:
    battle = Battle(hero("ann"), hero("bob", spd=9))
    assert not battle.fight.winner
    battle.do("side", actor="bob", side="rebels")
    battle.do("damage", actor="bob", amount=50)
    assert battle.fight.winner == "party"


def test_the_timeline_shows_what_comes_what_lands_and_what_is_carried_over() -> None:
    slow = {"id": "mug", "name": "Mug", "type": "slow", "ct": 9, "damage": {}}
    long = {"id": "wave", "name": "Wave", "type": "slow", "ct": 30, "damage": {}}
    battle = Battle(
        mage("ann", slow, long), mage("bob", slow, long, spd=12), foe(conditions=[{"status": "blind", "timer": 1}])
    )
    battle.act("ann", "use_ability", "imp", using="mug")
    moments = battle.service.system.window.timeline(battle.fight)
    assert [(m.tick, m.kind, m.combatant, m.label) for m in moments] == [
        (25, "turn", "ann", ""),
        (17, "turn", "bob", ""),
        (16, "resolution", "ann", "Mug"),
        (8, "turn", "imp", ""),
        (0, "status", "imp", "Blind"),
    ]
    battle.next()
    battle.act("bob", "use_ability", "imp", using="wave")
    moments = battle.service.system.window.timeline(battle.fight)
    assert [(m.tick, m.kind, m.combatant, m.label) for m in moments][-2] == (-13, "carried", "bob", "Wave")


@pytest.mark.rule("FF-GM-02")
def test_initiative_by_ruling_gives_no_place_to_the_fallen_and_to_those_who_left() -> None:
    battle = Battle(hero(), one("bob", spd=9), foe(), begin={"stop": True})
    battle.do("damage", actor="bob", amount=50)
    battle.do("leave", actor="imp", reason="fled")
    for id in ("bob", "imp"):
        assert battle.refusal("set", actor=id, stat="initiative", value=30) == "invalid_target"
    battle.next()
    for id in ("bob", "imp"):
        assert battle.refusal("set", actor=id, stat="initiative", value=4) == "invalid_target"
    assert battle.places() == ("ann",)


@pytest.mark.rule("FF-GM-02", "FF-ZHP-06")
def test_initiative_by_ruling_at_the_stop_gives_a_place_to_one_who_woke_or_lost_stop_in_time() -> None:
    battle = Battle(hero(), one("bob", pools={"hp": 0}), one("cid", conditions=["stop"]), foe(), begin={"stop": True})
    assert battle.refusal("set", actor="cid", stat="initiative", value=9) == "invalid_target"
    battle.do("heal", actor="bob", amount=5)
    battle.do("lift", actor="cid", status="stop")
    battle.do("set", actor="bob", stat="initiative", value=40)
    battle.do("set", actor="cid", stat="initiative", value=7)
    assert battle.places() == ("bob", "ann", "imp", "cid")
    assert (battle.of("bob").generated, battle.extra("bob")["extreme"], battle.fight.tick) == (40, True, 40)


@pytest.mark.rule("FF-GM-02", "FF-ZHP-06")
def test_who_has_had_no_turn_in_this_round_gets_one_by_ruling_behind_those_of_its_tick() -> None:
    battle = Battle(hero(), one("bob", spd=9, pools={"hp": 0}), one("cid", spd=2), foe())
    battle.do("heal", actor="bob", amount=5)
    assert battle.refusal("set", actor="bob", stat="initiative", value=25) == "invalid_target"
    battle.do("set", actor="bob", stat="initiative", value=8)
    assert (battle.places(), battle.of("bob").initiative) == (("ann", "imp", "bob", "cid"), 8)
    battle.next()
    battle.next()
    assert (battle.fight.active, battle.extra("bob")["actions_left"]) == ("bob", 1)


@pytest.mark.rule("FF-GM-02")
def test_who_has_had_a_turn_or_lost_it_or_charges_gets_no_second_one_by_ruling() -> None:
    long = {"id": "long", "type": "slow", "ct": 60, "damage": {}}
    battle = Battle(mage("ann", long), one("bob", spd=15, conditions=["sleep"]), one("cid", spd=9), foe())
    battle.act("ann", "use_ability", "imp", using="long")
    battle.next()
    assert battle.fight.active == "cid"
    for id in ("ann", "bob", "cid"):
        assert battle.refusal("set", actor=id, stat="initiative", value=3) == "invalid_target"
    battle.do("damage", actor="cid", amount=50)
    battle.do("heal", actor="cid", amount=5)
    assert battle.refusal("set", actor="cid", stat="initiative", value=3) == "invalid_target"
    battle.to_next_round()
    assert battle.extra("ann")["charging"]["left"] == 10
    assert battle.refusal("set", actor="ann", stat="initiative", value=3) == "invalid_target"


@pytest.mark.rule("FF-INIT-10")
def test_foes_of_one_kind_share_their_die_and_a_tie_among_themselves_is_none() -> None:
    battle = Battle(one("ann", spd=9), foe("a"), foe("b"), foe("c", spd=6), begin=False, group_initiative=True)
    facts = battle.begin(dice=[2, 7, 4], stop=True)
    rolled = [(fact["actor"], *fact["dice"]) for fact in facts_of(facts, "initiative")]
    assert rolled == [("ann", 2), ("a", 7), ("b",), ("c", 4)]
    assert [battle.of(id).generated for id in ("ann", "a", "b", "c")] == [11, 10, 10, 10]
    assert battle.places() == ("ann", "c", "a", "b")


@pytest.mark.rule("FF-INIT-10")
def test_a_group_by_name_shares_the_die_of_a_tie_too_and_the_party_never_does() -> None:
    named = [foe(id, spd=5, str=strength, group="pack") for id, strength in (("a", 4), ("b", 9))]
    battle = Battle(one("ann"), one("bea"), *named, begin=False, group_initiative=True)
    facts = battle.begin(dice=[1, 5, 5, 3, 8], stop=True)
    assert [(fact["actor"], *fact["dice"]) for fact in facts if fact.get("tie")] == [("bea", 3), ("a", 8)]
    assert battle.places() == ("a", "b", "bea", "ann")


@pytest.mark.rule("FF-INIT-10")
def test_without_the_option_each_foe_rolls() -> None:
    battle = Battle(one("ann"), foe("a"), foe("b"), begin=False)
    assert len(facts_of(battle.begin(dice=[1, 5, 7], stop=True), "initiative")) == 3


@pytest.mark.rule("FF-RND-01", "FF-STA-02")
def test_what_the_status_phase_has_brought_is_known_before_initiative_is_asked_for() -> None:
    battle = Battle(hero(conditions=["regen", "blind"], pools={"hp": 30}), foe(conditions=["poison"]))
    battle.next()
    asked = battle.question("next", TableDice(battle.fight))
    assert isinstance(asked, DieQuestion)
    assert asked.what == "initiative"
    assert battle.told(list(asked.known)) == [
        *("Ann: Regen (5)", "Ann: Blind (3)"),
        "Regen: Ann recovers 5 HP: 30 → 35",
        "Poison: Imp loses 5 HP: 50 → 45",
        "Round 2",
    ]
    assert battle.question("next", TableDice(battle.fight, [7])).known == asked.known


@pytest.mark.rule("FF-INIT-04")
@pytest.mark.parametrize(("thrown", "asked"), [([], "initiative"), ([3, 3], "tie"), ([3, 3, 6, 6], "another tie")])
def test_each_roll_for_the_order_is_asked_as_what_it_is(thrown: list[int], asked: str) -> None:
    battle = Battle(one("a", spd=4), one("b", spd=4), begin=False)
    assert battle.question("begin", TableDice(battle.fight, thrown)).what == asked
