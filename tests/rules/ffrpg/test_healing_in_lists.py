"""Healing that restores several things, one after the other."""

import pytest

from rules.engine.service import Refused
from tests.rules.ffrpg.playing import Battle, foe, hero, mage, one, replayed, spell
from tests.rules.played import facts_of


@pytest.mark.rule("FF-ITM-01")
def test_an_elixir_restores_hp_and_mp_in_full() -> None:
    battle = Battle(mage("ann", items=[{"id": "elixir"}], pools={"hp": 3, "mp": 4}), foe())
    battle.act("ann", "use_item", "ann", using="elixir")
    assert (battle.hp("ann"), battle.mp("ann"), battle.of("ann").items) == (50, 40, {"elixir": 0})


@pytest.mark.rule("FF-ITM-01", "FF-TGT-03")
def test_a_megalixir_restores_the_party() -> None:
    battle = Battle(
        mage("ann", items=[{"id": "megalixir"}], pools={"hp": 3}),
        one("bob", mp=9, spd=9, pools={"hp": 1, "mp": 0}),
        foe(pools={"hp": 2}),
    )
    battle.act("ann", "use_item", using="megalixir")
    assert [battle.hp(id) for id in ("ann", "bob", "imp")] == [50, 50, 2]
    assert battle.mp("bob") == 9


@pytest.mark.rule("FF-ST-zombie")
def test_an_elixir_may_kill_a_zombie_and_fills_its_mp_all_the_same() -> None:
    cup = {"id": "elixir"}
    zombie = foe(mp=9, meva=5, conditions=["zombie"], pools={"mp": 1})
    battle = Battle(mage("ann", items=[cup]), zombie)
    battle.act("ann", "use_item", "imp", using="elixir", dice=[36])
    assert (battle.hp("imp"), battle.mp("imp")) == (50, 9)
    battle = Battle(mage("ann", items=[cup]), zombie)
    battle.act("ann", "use_item", "imp", using="elixir", dice=[35])
    assert (battle.of("imp").state, battle.mp("imp")) == ("dead", 1)


@pytest.mark.rule("FF-ABL-05", "FF-DMG-02")
def test_the_blocks_of_a_spell_come_in_their_order_with_their_dice_rolled_once() -> None:
    rain = spell(
        "rain",
        target="single_group",
        heal=[{"scale": 2, "die": "d8"}, {"amount": 5, "pool": "mp"}, {"scale": 1, "die": "d6", "pool": "mp"}],
    )
    battle = Battle(mage("ann", rain, pools={"hp": 1, "mp": 0}), mage("bob", spd=9, pools={"hp": 1, "mp": 0}), foe())
    facts = battle.act("ann", "cast", "ann", "bob", using="rain", dice=[6, 3])
    assert [(fact["actor"], fact["pool"], fact["amount"]) for fact in facts_of(facts, "heal")] == [
        (id, pool, amount) for id in ("ann", "bob") for pool, amount in (("hp", 12), ("mp", 5), ("mp", 6))
    ]


def test_every_block_of_a_list_is_checked_at_its_place() -> None:
    row = hero(items=[{"id": "cup", "heal": [{"full": True}, {"amount": -1}]}])
    result, status = replayed(row, foe())
    assert (status, result["error"]["place"]) == (2, "combatants[0].sheet.items[0].heal[1].amount")
    row = hero(items=[{"id": "cup", "heal": [{"full": True, "amount": 3}]}])
    assert replayed(row, foe())[0]["error"]["place"] == "combatants[0].sheet.items[0].heal[0]"


@pytest.mark.rule("FF-EFF-03", "FF-ST-zombie", "FF-ST-stone")
def test_a_zombie_of_stone_is_killed_by_no_revival_and_no_die_is_asked() -> None:
    battle = Battle(mage("ann", items=[{"id": "phoenix-down"}]), foe(conditions=["zombie", "stone"]))
    facts = battle.act("ann", "use_item", "imp", using="phoenix-down")
    assert (len(facts_of(facts, "immune")), battle.hp("imp")) == (1, 50)


@pytest.mark.rule("FF-ST-zombie", "FF-ZHP-05")
@pytest.mark.parametrize(
    ("item", "conditions", "said"),
    [
        ("potion", [], "HP full already"),
        ("potion", ["zombie"], "damage 50 (50, Zombie)"),
        ("potion", ["shield"], "+ 0 HP"),
        ("elixir", ["zombie"], "Death: chance 35"),
        ("phoenix-down", ["zombie"], "Death: chance 35"),
        ("phoenix-down", ["zombie", "stone"], "Death: immune"),
    ],
)
def test_what_healing_does_to_a_zombie_and_under_shield_is_said_before(
    item: str, conditions: list[str], said: str
) -> None:
    battle = Battle(mage("ann", items=[{"id": item}]), foe(meva=5, conditions=conditions))
    command = {"do": "act", "actor": "ann", "action": "use_item", "targets": ["imp"], "with": item}
    assert said in [preview.text for preview in battle.service.preview(command)]


@pytest.mark.rule("FF-DMG-04")
@pytest.mark.parametrize(
    ("hp", "said"),
    [
        (50, "HP full already"),
        (45, "+ 5 HP (of 16 + d8)"),
        (30, "+ 17–20 HP (16 + d8; no more is missing)"),
        (10, "+ 17–24 HP (16 + d8)"),
    ],
)
def test_no_healing_promises_more_than_is_missing(hp: int, said: str) -> None:
    mend = {"id": "mend", "type": "magic", "heal": {"scale": 4, "die": "d8"}}
    battle = Battle(mage("ann", mend, mag=4, hp=50, pools={"hp": hp}), foe())
    command = {"do": "act", "actor": "ann", "action": "cast", "targets": ["ann"], "with": "mend"}
    assert [preview.text for preview in battle.service.preview(command)][-1] == said


@pytest.mark.rule("FF-ABL-05")
def test_the_dice_of_healing_are_asked_for_as_healing() -> None:
    battle = Battle(mage("ann", spell("rain", heal={"scale": 2, "die": "d8"})), foe())
    cast = {"do": "act", "actor": "ann", "action": "cast", "with": "rain", "targets": ["ann"], "dice": []}
    refused = battle.service.do(cast)
    assert isinstance(refused, Refused)
    assert refused.details["message"] == "die 1 (d8, heal of ann) has no face in the list"
