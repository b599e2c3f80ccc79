"""What the window says of an Attack before it is made: whom it may be for, with what, and the chance on each."""

from typing import Any

import pytest

from rules.ffrpg.actions.catalogue import ACTIONS
from rules.mechanics.action import Field
from tests.rules.ffrpg.playing import BLADE, Battle, foe, hero, mage, one
from tests.rules.ffrpg.weapons import BOW, DIRK, FAN, SLING

MUG = {"id": "mug", "damage": {"weapon": True}}


def shown(battle: Battle, action: str, **fields: Any) -> list[tuple[str | None, str]]:
    """What is said beforehand, each with its target."""
    command = {"do": "act", "actor": "ann", "action": action, **fields}
    return [(preview.target, preview.text) for preview in battle.service.preview(command)]


def field(action: str, name: str) -> Any:
    """A field of an action as the form asks for it."""
    found: Field = next(candidate for candidate in ACTIONS[action].fields if candidate.name == name)
    return found


@pytest.mark.rule("FF-MOD-01")
def test_each_target_shows_its_own_modifier() -> None:
    battle = Battle(hero(weapons=[BLADE, DIRK], two_weapons_acc=60), foe("a"), foe("b", spd=2))
    said = shown(battle, "attack", targets=["a", "b"], modifier=5, params={"modifiers": {"b": -20}})
    assert [text for text in said if "chance" in text[1]] == [
        ("a", "chance 94 (90 − 0 + 5 = 95)"),
        ("b", "chance 45 (60 − 0 − 15)"),
    ]
    wave = {"id": "wave", "type": "magic", "target": "group", "damage": {"scale": 1}}
    battle = Battle(mage("ann", wave), foe("a"), foe("b", spd=2))
    said = shown(battle, "cast", params={"modifiers": {"b": -20}}, **{"with": "wave"})
    assert [text for id, text in said if "chance" in text] == ["chance 90 (90 − 0)", "chance 70 (90 − 0 − 20)"]


@pytest.mark.rule("FF-BRAWL-01")
def test_the_unarmed_are_offered_brawl_once_and_the_armed_beside_their_weapons() -> None:
    battle = Battle(hero(weapons=[]), foe())
    offered = field("attack", "with").options(battle.fight, battle.of("ann"), {})
    assert (offered[0].label, str(offered[0].hint)) == ("Brawl", "1 × STR + d6")
    assert [option.label for option in offered].count("Brawl") == 1
    battle = Battle(hero(), foe())
    offered = field("attack", "with").options(battle.fight, battle.of("ann"), {})
    assert [option.label for option in offered].count("Brawl") == 1


@pytest.mark.rule("FF-ATK-11")
def test_a_group_weapon_shows_all_whom_it_strikes_and_asks_for_no_names() -> None:
    battle = Battle(hero(weapons=[FAN]), foe("a"), foe("b", spd=2, conditions=["vanish"]), foe("c", spd=1))
    assert {id for id, _ in shown(battle, "attack")} == {"a", "b", "c"}
    aim = field("attack", "targets")
    offered = aim.options(battle.fight, battle.of("ann"), {})
    assert [(option.id, option.refused) for option in offered[:3]] == [("a", None), ("b", None), ("c", None)]
    assert aim.most(battle.fight, battle.of("ann"), {}) == (0, 9)
    battle = Battle(hero(weapons=[FAN, DIRK]), foe("a"), foe("b", spd=2))
    assert aim.most(battle.fight, battle.of("ann"), {}) == (1, 2)
    assert aim.most(battle.fight, battle.of("ann"), {"with": "fan"}) == (0, 9)


@pytest.mark.rule("FF-AMMO-01")
def test_what_a_weapon_is_loaded_with_is_reckoned_in() -> None:
    fire = {"id": "fire-arrow", "kind": "ammo", "ammo": "arrow", "element": "fire", "qty": 2}
    battle = Battle(hero(weapons=[BOW, SLING], items=[fire]), foe(elements={"fire": "weak"}))
    plain, hot = "damage 6–11 (5 + d6)", "damage 9–16 ((5 + d6) × 150% (Weakness + 50%))"
    for ammo, damages in ((["fire-arrow"], [hot, plain]), (["fire-arrow"] * 2, [hot, hot]), (["bolt"], [plain, plain])):
        said = shown(battle, "attack", targets=["imp"], params={"ammo": ammo})
        assert [text for _, text in said if text.startswith("damage")] == damages
    assert field("attack", "ammo").most(battle.fight, battle.of("ann"), {}) == (0, 2)
    assert field("attack", "ammo").most(battle.fight, battle.of("ann"), {"with": "bow"}) == (0, 1)


@pytest.mark.rule("FF-ABL-08")
def test_an_ability_shows_the_damage_of_the_weapon_that_is_chosen() -> None:
    battle = Battle(hero(weapons=[BLADE, DIRK], abilities=[MUG]), foe())
    for params, damage in (({}, "damage 11–16 (10 + d6)"), ({"weapon": "dirk"}, "damage 6–11 (5 + d6)")):
        assert shown(battle, "use_ability", targets=["imp"], params=params, **{"with": "mug"}) == [("imp", damage)]
    weapons = field("use_ability", "weapon").options(battle.fight, battle.of("ann"), {"with": "mug"})
    assert [option.id for option in weapons] == ["blade", "dirk"]


@pytest.mark.rule("FF-IMP-01")
def test_a_throw_may_be_aimed_at_who_flies_and_has_the_acc_that_is_given() -> None:
    battle = Battle(hero(), foe(conditions=["flight"]))
    chosen: dict[str, Any] = {"with": "improvised", "die": "d8", "acc": 40}
    aim = field("attack", "targets")
    struck = aim.options(battle.fight, battle.of("ann"), chosen)[0]
    thrown = aim.options(battle.fight, battle.of("ann"), {**chosen, "range": "ranged"})[0]
    assert (struck.refused, thrown.refused, thrown.hint) == ("out_of_range", None, "40%")


@pytest.mark.rule("FF-ITM-01")
def test_an_elixir_says_that_it_restores_both() -> None:
    bob = one("bob", spd=9, hp=30, mp=8, pools={"hp": 18})
    battle = Battle(mage("ann", items=[{"id": "elixir", "name": "Elixir"}]), bob, foe())
    said = shown(battle, "use_item", targets=["bob"], **{"with": "elixir"})
    assert said == [(None, "Elixir: 0 left"), ("bob", "+ all HP (12)"), ("bob", "MP full already")]


@pytest.mark.rule("FF-ATK-10")
def test_the_question_after_the_first_blow_names_the_weapon_in_every_language() -> None:
    system = Battle(hero(), foe()).service.system
    asked = [system.question_label("second_target", language, {"blow": "Dirk"}) for language in ("en", "es", "pt_BR")]
    assert asked == [
        "The target is down: whom does Dirk strike?",
        "El objetivo ha caído: ¿a quién golpea Dirk?",
        "O alvo caiu: quem Dirk golpeia?",
    ]
    assert system.option_label("second_target", "none", {}) == "Nobody: the blow is lost"
    assert system.option_label("second_target", "imp", {"imp": "Imp"}) == "Imp"


@pytest.mark.rule("FF-ABL-06")
def test_a_chance_shows_every_term_of_its_sum() -> None:
    hex = {"id": "hex", "type": "magic", "hit": {"stat": "macc", "mod": -30, "vs": "meva"}, "damage": {"scale": 1}}
    battle = Battle(mage("ann", hex), foe("a", meva=8))
    said = shown(battle, "cast", targets=["a"], modifier=5, **{"with": "hex"})
    assert ("a", "chance 57 (90 − 30 − 8 + 5)") in said


@pytest.mark.rule("FF-ITM-01")
def test_an_item_shows_what_will_be_left_of_it() -> None:
    battle = Battle(hero(items=[{"id": "potion", "qty": 3}]), foe("a"))
    assert shown(battle, "use_item", targets=["ann"], **{"with": "potion"})[0] == (None, "Potion: 2 left")


@pytest.mark.rule("FF-PIN-01")
def test_only_those_who_fight_show_where_they_look() -> None:
    battle = Battle(hero(), hero("bob", spd=9), foe("a"), foe("b", spd=2))
    battle.act("ann", "pincer", on="foes", faces={"bob": "right"})

    def marks(id: str) -> dict[str, bool]:
        """The chips of one, and whether each goes with the fight."""
        chips = battle.service.system.window.chips(battle.fight, battle.of(id))
        return {chip.id: chip.until_end for chip in chips}

    battle.do("set", actor="b", pool="hp", value=0)
    assert ["facing" in marks(id) for id in ("ann", "bob", "a", "b")] == [True, True, True, False]
    battle.do("end")
    assert all(marks(id)["facing"] for id in ("ann", "bob", "a"))


@pytest.mark.rule("FF-ST-control", "FF-ST-charm")
@pytest.mark.parametrize("status", ["control", "charm"])
def test_who_is_led_is_offered_those_first_against_whom_it_fights(status: str) -> None:
    battle = Battle(hero(), hero("bob", spd=9), foe("imp"), foe("bat", spd=2))
    aim = field("attack", "targets")

    def offered() -> list[str]:
        return [option.id for option in aim.options(battle.fight, battle.of("ann"), {})]

    assert offered()[:2] == ["imp", "bat"]
    battle.do("condition", actor="ann", status=status, source="imp")
    assert offered()[:3] == ["bob", "imp", "bat"]


@pytest.mark.rule("FF-CRIT-04")
def test_whoever_is_immune_to_all_that_it_does_has_no_chance_beside_the_name() -> None:
    cloud = {"id": "cloud", "type": "magic", "effects": [{"status": "poison"}]}
    quake = {"id": "quake", "type": "magic", "ground": True, "damage": {"scale": 1}}
    battle = Battle(
        mage("ann", cloud, quake), foe("a"), foe("b", spd=2, immune=["poison"]), foe("c", spd=1, conditions=["float"])
    )
    aim = field("cast", "targets")

    def hints(spell: str) -> dict[str, str]:
        return {option.id: str(option.hint) for option in aim.options(battle.fight, battle.of("ann"), {"with": spell})}

    assert {id: hints("cloud")[id] for id in "abc"} == {"a": "90%", "b": "immune", "c": "90%"}
    assert {id: hints("quake")[id] for id in "abc"} == {"a": "90%", "b": "90%", "c": "floats above it"}


@pytest.mark.rule("FF-ST-berserk")
def test_what_the_berserk_deal_is_shown_with_what_it_adds() -> None:
    battle = Battle(hero(conditions=["berserk"]), foe())
    (_, text) = next(item for item in shown(battle, "attack", targets=["imp"]) if item[1].startswith("damage"))
    assert text == "damage 16–24 ((10 + d6) × 150% (Berserk + 50%))"
    battle.act("ann", "forced", dice=[60, 6])
    assert battle.hp("imp") == 50 - 24
