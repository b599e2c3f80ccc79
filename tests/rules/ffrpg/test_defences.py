"""What stands between a blow and its loss: Protect, Wall, Shell, Defense; and what a drain gives back."""

import pytest

from tests.rules.ffrpg.playing import BLADE, Battle, foe, hero, mage, spell
from tests.rules.played import facts_of

BEAM = spell("beam", hit="auto", damage={"scale": 2, "attribute": "mag", "type": "physical", "defence": "marm"})
RAIN = spell("rain", hit="auto", damage={"scale": 2, "attribute": "mag", "type": "magical", "defence": "arm"})
RAY = spell("ray", hit="auto", damage={"scale": 2, "attribute": "mag", "defence": "none"})


@pytest.mark.rule("FF-ST-protect", "FF-ST-shell", "FF-ST-wall", "FF-DMG-08")
@pytest.mark.parametrize(
    ("status", "lost"),
    [("protect", (8, 8, 16)), ("shell", (8, 16, 8)), ("wall", (0, 0, 16))],
)
def test_protect_and_wall_keep_off_what_is_physical_and_what_arm_reduces(status: str, lost: tuple[int, ...]) -> None:
    for row, amount in zip((BEAM, RAIN, RAY), lost, strict=True):
        battle = Battle(mage("ann", row), foe(conditions=[status]))
        battle.act("ann", "cast", "imp", using=row["id"], dice=[6])
        assert 50 - battle.hp("imp") == amount, row["id"]


@pytest.mark.rule("FF-DMG-08")
def test_under_protect_and_shell_a_physical_spell_is_halved_twice() -> None:
    battle = Battle(mage("ann", BEAM), foe(conditions=["protect", "shell"]))
    battle.act("ann", "cast", "imp", using="beam", dice=[5])
    assert battle.hp("imp") == 50 - 15 // 2 // 2


@pytest.mark.rule("FF-DEF-02", "FF-EFF-04")
def test_defense_halves_a_share_of_hp_and_the_cap_comes_after_it() -> None:
    crush = spell("crush", hit="auto", effects=[{"hp_share": 50}])
    for options, left in (({}, 50 - 12), ({"damage_cap": 20}, 50 - 12), ({"damage_cap": 10}, 50 - 10)):
        battle = Battle(mage("ann", crush), hero("bob", spd=25), foe(), **options)
        battle.act("bob", "defend")
        battle.next()
        battle.act("ann", "cast", "bob", using="crush")
        assert battle.hp("bob") == left


@pytest.mark.rule("FF-DEF-02", "FF-ST-zombie")
def test_defense_halves_what_healing_takes_from_a_zombie() -> None:
    battle = Battle(hero("bob", spd=25, conditions=["zombie", "regen"]), hero("ann", items=[{"id": "tonic"}]), foe())
    battle.act("bob", "defend")
    battle.next()
    battle.act("ann", "use_item", "bob", using="tonic")
    assert battle.hp("bob") == 50 - 12
    battle.to_next_round()
    assert battle.hp("bob") == 50 - 12 - 2


@pytest.mark.rule("FF-DMG-11")
def test_a_drain_gives_back_a_share_of_what_was_really_lost() -> None:
    fang = {**BLADE, "drain": 50}
    battle = Battle(hero(pools={"hp": 10}, weapons=[fang]), foe(hp=50, pools={"hp": 7}))
    facts = battle.act("ann", "attack", "imp", dice=[50, 6])
    assert facts_of(facts, "damage")[0]["amount"] == 16
    assert (battle.hp("imp"), battle.hp("ann")) == (0, 13)


@pytest.mark.rule("FF-DMG-11", "FF-ST-zombie")
def test_a_zombie_gains_what_its_drainer_had_to_lose() -> None:
    fang = {**BLADE, "drain": 50}
    battle = Battle(hero(pools={"hp": 10}, weapons=[fang]), foe(pools={"hp": 20}, conditions=["zombie"]))
    battle.act("ann", "attack", "imp", dice=[50, 6])
    assert (battle.hp("ann"), battle.of("ann").state, battle.hp("imp")) == (0, "unconscious", 30)


@pytest.mark.rule("FF-ST-unaware")
def test_a_blow_that_takes_mp_finds_one_unaware_too_and_the_next_does_not() -> None:
    thief = hero(weapons=[{**BLADE, "pool": "mp"}])
    battle = Battle(thief, foe(mp=60, conditions=["unaware"]))
    battle.do("set", actor="ann", stat="actions_left", value=2)
    battle.act("ann", "attack", "imp", dice=[50, 1])
    assert (battle.mp("imp"), battle.statuses("imp")) == (60 - 22, [])
    battle.act("ann", "attack", "imp", dice=[50, 1])
    assert battle.mp("imp") == 38 - 11


@pytest.mark.rule("FF-DMG-10", "FF-ST-zombie")
def test_the_cap_holds_for_the_harm_of_a_potion_to_a_zombie() -> None:
    battle = Battle(hero(items=[{"id": "potion"}]), foe(conditions=["zombie"]), damage_cap=20)
    battle.act("ann", "use_item", "imp", using="potion")
    assert battle.hp("imp") == 30
