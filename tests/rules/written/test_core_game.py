"""The core of a d20 game with advantage, saves and reactions, written as data, plays by its book."""

from typing import Any

import pytest

from tests.rules.written.example_games import game
from tests.rules.written.played_game import PlayedGame

SWORD = {"id": "sword", "name": "Sword", "way": "melee", "to_hit": 5, "damage": "1d8+3", "kind": "slashing"}
BOW = {"id": "bow", "name": "Bow", "way": "ranged", "to_hit": 4, "damage": "1d6+2", "kind": "piercing", "reach": 80}
BLAST = {"id": "blast", "name": "Blast", "dc": 15, "damage": "8d6", "kind": "fire", "level": 1}


def sheet(**fields: Any) -> dict[str, Any]:
    """A sheet with a sword, a bow and a spell."""
    return {"hp": 30, "ac": 13, "attacks": [SWORD, BOW], "spells": [BLAST], "spell_slots": 2, **fields}


def fight(hero: dict[str, Any] | None = None, foe: dict[str, Any] | None = None) -> PlayedGame:
    """A hero whose turn it is, and a foe."""
    return PlayedGame(game("core"), hero=sheet(hero=True, **(hero or {})), foe=sheet(**(foe or {}))).begin(20, 1)


def test_an_attack_reaches_armour_class() -> None:
    played = fight()
    played.act("hero", "attack", "foe", dice=[8, 5], answers=["none"], **{"with": "sword"})
    assert played.hp("foe") == 22


def test_below_armour_class_it_misses() -> None:
    played = fight()
    played.act("hero", "attack", "foe", dice=[7], **{"with": "sword"})
    assert played.hp("foe") == 30
    assert next(fact for fact in played.facts if fact["kind"] == "attack")["hit"] is False


def test_a_20_hits_and_doubles_the_dice_but_not_what_is_added() -> None:
    played = fight(foe={"ac": 30})
    played.act("hero", "attack", "foe", dice=[20, 5, 6], **{"with": "sword"})
    assert played.hp("foe") == 30 - (5 + 3 + 6)


def test_a_1_misses_whatever_is_added() -> None:
    played = fight(hero={"attacks": [{**SWORD, "to_hit": 20}]})
    played.act("hero", "attack", "foe", dice=[1], **{"with": "sword"})
    assert played.hp("foe") == 30


def test_an_attack_costs_the_action() -> None:
    played = fight()
    played.act("hero", "attack", "foe", dice=[2], **{"with": "sword"})
    assert played.refused("act", actor="hero", action="attack", targets=["foe"], **{"with": "sword"}) == "no_action"


def test_two_attacks_cost_one_action() -> None:
    played = fight(hero={"multi": 2})
    for _ in range(2):
        played.act("hero", "attack", "foe", dice=[2], **{"with": "sword"})
    assert played.refused("act", actor="hero", action="attack", targets=["foe"], **{"with": "sword"}) == "no_action"


def test_advantage_rolls_twice_and_takes_the_better() -> None:
    played = fight()
    played.do("condition", actor="foe", status="restrained")
    played.act("hero", "attack", "foe", dice=[2, 9, 4], answers=["none"], **{"with": "sword"})
    assert played.hp("foe") == 23


def test_disadvantage_takes_the_worse() -> None:
    played = fight()
    played.do("condition", actor="hero", status="poisoned")
    played.act("hero", "attack", "foe", dice=[19, 2], **{"with": "sword"})
    assert played.hp("foe") == 30


def test_advantage_and_disadvantage_are_one_roll_however_many_there_are() -> None:
    played = fight()
    for status in ("poisoned", "blinded"):
        played.do("condition", actor="hero", status=status)
    played.do("condition", actor="foe", status="stunned")
    played.act("hero", "attack", "foe", dice=[2], **{"with": "sword"})


@pytest.mark.parametrize(("way", "dice"), [("sword", [2, 9, 4]), ("bow", [19, 2])])
def test_who_lies_prone_is_easy_to_strike_near_and_hard_from_afar(way: str, dice: list[int]) -> None:
    played = fight()
    played.do("condition", actor="foe", status="prone")
    played.act("hero", "attack", "foe", dice=dice, answers=["none"] * (way == "sword"), **{"with": way})
    assert (played.hp("foe") < 30) is (way == "sword")


@pytest.mark.parametrize(("field", "loss"), [("resist", 4), ("vulnerable", 16), ("immune", 0), (None, 8)], ids=str)
def test_a_loss_is_halved_doubled_or_nothing_by_its_kind(field: str | None, loss: int) -> None:
    played = fight(foe={} if field is None else {field: ["slashing"]})
    played.act("hero", "attack", "foe", dice=[15, 5], answers=["none"], **{"with": "sword"})
    assert played.hp("foe") == 30 - loss


def test_temporary_hit_points_begin_at_none_and_go_first() -> None:
    played = fight()
    assert played.hp("foe", "temp") == 0
    played.do("set", actor="foe", pool="temp", value=5)
    played.act("hero", "attack", "foe", dice=[15, 5], answers=["none"], **{"with": "sword"})
    assert (played.hp("foe", "temp"), played.hp("foe")) == (0, 27)


def test_a_spell_is_rolled_once_and_halved_for_each_who_saves() -> None:
    played = fight(foe={"dex": 14, "hp": 60})
    played.act("hero", "spell", "foe", "hero", dice=[3] * 8 + [13, 12], **{"with": "blast"})
    assert (played.hp("foe"), played.hp("hero")) == (60 - 12, 30 - 24)
    assert played.hp("hero", "spell_slots") == 1


def test_a_spell_without_a_slot_is_refused() -> None:
    played = fight(hero={"spell_slots": 0})
    assert played.refused("act", actor="hero", action="spell", targets=["foe"], **{"with": "blast"}) == "no_spell_slots"


def test_shield_is_asked_where_a_hit_would_be_none() -> None:
    played = fight()
    played.act("hero", "attack", "foe", dice=[9], answers=["shield"], **{"with": "sword"})
    assert played.hp("foe") == 30
    assert played.hp("foe", "spell_slots") == 1
    assert played["foe"].spent_slots == {"reaction": 1}


def test_a_hero_may_halve_what_strikes_it() -> None:
    played = fight(hero={"spell_slots": 0})
    played.next()
    played.act("foe", "attack", "hero", dice=[15, 5], answers=["dodge_uncannily"], **{"with": "sword"})
    assert played.hp("hero") == 30 - 4


def test_a_foe_dies_at_0_and_a_hero_falls_dying() -> None:
    played = fight(hero={"hp": 5, "spell_slots": 0}, foe={"hp": 40, "spell_slots": 0})
    played.next()
    played.act("foe", "attack", "hero", dice=[15, 5], answers=["none"], **{"with": "sword"})
    assert played["hero"].state == "unconscious"
    assert played.statuses("hero") == ["dying", "prone"]
    other = fight(foe={"hp": 5, "spell_slots": 0})
    other.act("hero", "attack", "foe", dice=[15, 5], **{"with": "sword"})
    assert other["foe"].state == "dead"


def dying() -> PlayedGame:
    """The hero lies dying; its death saves come at its turns."""
    played = fight(hero={"hp": 5, "spell_slots": 0}, foe={"hp": 40, "spell_slots": 0})
    played.next()
    played.act("foe", "attack", "hero", dice=[15, 5], answers=["none"], **{"with": "sword"})
    return played


def level(played: PlayedGame, status: str) -> int:
    """Return the level of a status of the hero."""
    found = played["hero"].condition(status)
    return 0 if found is None else int(found.params["level"])


def test_three_death_saves_stabilize() -> None:
    played = dying()
    for number in (1, 2, 3):
        played.next(10)
        assert level(played, "saved") == (number if number < 3 else 0)
    assert played.statuses("hero") == ["prone", "stable"]


def test_three_failed_death_saves_kill_and_a_1_counts_twice() -> None:
    played = dying()
    played.next(1)
    assert level(played, "failed") == 2
    played.next(9)
    assert played["hero"].state == "dead"


def test_a_20_wakes_with_one_hit_point() -> None:
    played = dying()
    played.next(20)
    assert (played["hero"].state, played.hp("hero")) == ("active", 1)
    assert played.statuses("hero") == ["prone"]


def test_a_blow_to_the_dying_is_a_failed_save() -> None:
    played = dying()
    played.do("damage", actor="hero", amount=3)
    assert level(played, "failed") == 1


def test_a_loss_of_all_hit_points_beyond_0_kills_a_hero() -> None:
    played = fight(hero={"hp": 10})
    played.do("damage", actor="hero", amount=20)
    assert played["hero"].state == "dead"


def test_who_is_paralyzed_is_incapacitated_and_ends_it_by_a_save_with_its_own_number() -> None:
    played = fight(foe={"wis": 14})
    played.act("hero", "hold", "foe", dice=[10], params={"dc": 13})
    assert played.statuses("foe") == ["paralyzed", "incapacitated"]
    assert played.statuses("hero") == ["concentrating"]
    assert played.refused("act", actor="foe", action="dodge") in ("not_your_turn", "cannot_act")
    played.next()
    assert played.refused("act", actor="foe", action="dodge") == "cannot_act"
    played.next(11)
    assert played.statuses("foe") == []


def test_what_is_tied_to_concentration_ends_with_it() -> None:
    played = fight(foe={"wis": 14})
    played.act("hero", "hold", "foe", dice=[10], params={"dc": 13})
    played.do("damage", actor="hero", amount=8, dice=[9])
    assert played.statuses("hero") == []
    assert played.statuses("foe") == []


def test_concentration_holds_where_the_save_is_made() -> None:
    played = fight(foe={"wis": 14})
    played.act("hero", "hold", "foe", dice=[10], params={"dc": 13})
    played.do("damage", actor="hero", amount=24, dice=[12])
    assert played.statuses("hero") == ["concentrating"]


def test_exhaustion_weighs_by_its_level_and_kills_at_six() -> None:
    played = fight()
    for _ in range(3):
        played.do("condition", actor="hero", status="exhaustion")
    assert played.system.outcome.stats(played.fight, played["hero"])["speed"] == 15
    assert played.chance("hero", "attack", "foe", **{"with": "sword"}) == 35
    for _ in range(3):
        played.do("condition", actor="hero", status="exhaustion")
    assert played["hero"].state == "dead"


def test_dodging_makes_attacks_harder_until_ones_next_turn() -> None:
    played = fight(hero={"spell_slots": 0})
    played.act("hero", "dodge")
    played.next()
    played.act("foe", "attack", "hero", dice=[19, 2], **{"with": "sword"})
    played.next()
    assert played.statuses("hero") == []


def test_leaving_a_reach_lets_the_other_strike_with_what_is_near() -> None:
    played = fight(hero={"spell_slots": 0})
    played.act("hero", "withdraw", "foe", dice=[15, 5], answers=["sword", "none"])
    assert played.hp("hero") == 22
    assert played["foe"].spent_slots == {"reaction": 1}


def test_who_has_disengaged_is_not_struck() -> None:
    played = fight()
    played.act("hero", "disengage")
    played.act("hero", "withdraw", "foe")
    assert played.hp("hero") == 30


def test_the_chance_is_counted_over_both_dice() -> None:
    played = fight()
    assert played.chance("hero", "attack", "foe", **{"with": "sword"}) == 65
    played.do("condition", actor="foe", status="restrained")
    assert played.chance("hero", "attack", "foe", **{"with": "sword"}) == 88
    played.do("condition", actor="foe", status="dodging")
    played.do("condition", actor="hero", status="poisoned")
    assert played.chance("hero", "attack", "foe", **{"with": "sword"}) == 65


def test_equal_initiative_goes_by_dexterity_then_by_the_table() -> None:
    played = PlayedGame(game("core"), hero=sheet(dex=10), friend=sheet(dex=12), foe=sheet(dex=10))
    played.begin(10, 9, 10, answers=["foe"])
    assert played.fight.line == ("friend", "foe", "hero")


def test_speed_explains_itself() -> None:
    played = fight()
    played.do("condition", actor="hero", status="grappled", source="foe")
    steps = played.system.outcome.explain(played.fight, played["hero"], "speed")
    assert [(step.term, step.amount, step.kind) for step in steps] == [
        ("base", 30, "base"),
        ("Grappled", 0, "becomes"),
        ("result", 0, "result"),
    ]
