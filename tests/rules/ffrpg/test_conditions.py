"""How conditions come and go: immunity, stacking, opposites, timers, the Status Phase, Auto-Status, what ends them."""

from typing import Any

import pytest

from rules.ffrpg.statuses.catalogue import STATUSES
from rules.ffrpg.statuses.traits import CATEGORIES, NEGATIVE
from tests.rules.ffrpg.playing import Battle, foe, hero, one
from tests.rules.played import facts_of


def test_the_catalogue_has_its_rows_in_their_categories() -> None:
    assert {row.family for row in STATUSES.values()} == set(CATEGORIES)
    assert all(row.good == (row.family in ("barrier", "strengthen")) for row in STATUSES.values())
    named = {status for row in STATUSES.values() for status in row.gives_way}
    assert named <= set(STATUSES)


@pytest.mark.rule("FF-STA-03")
@pytest.mark.parametrize("status", [row.id for row in STATUSES.values() if not row.params and row.id != "quick"])
def test_without_a_timer_of_its_own_a_condition_has_the_catalogues(status: str) -> None:
    battle = Battle(hero(), foe())
    battle.do("condition", actor="imp", status=status)
    assert battle.on("imp") == {status: STATUSES[status].timer}
    battle.do("condition", actor="ann", status=status, timer=None)
    assert battle.on("ann") == {status: None}


@pytest.mark.rule("FF-DMG-07", "FF-ST-resist")
@pytest.mark.parametrize("row", STATUSES.values(), ids=lambda row: row.id)
def test_who_is_immune_by_id_by_category_or_by_resist(row: Any) -> None:
    params = {"element": "fire"} if "element" in row.params else {"of": ["time"]} if row.params else {}
    command = {"status": row.id, "params": params}
    by_id = Battle(
        hero(), foe("a", immune=[row.id]), foe("b", spd=2, immune=[row.family]), foe("c", spd=1, conditions=["resist"])
    )
    assert by_id.refusal("condition", actor="a", **command) == "immune"
    assert by_id.refusal("condition", actor="b", **command) == "immune"
    if row.family in NEGATIVE:
        assert by_id.refusal("condition", actor="c", **command) == "immune"
    else:
        by_id.do("condition", actor="c", **command)


@pytest.mark.rule("FF-ST-stone", "FF-ST-shield", "FF-ST-zombie", "FF-ST-status_immune", "FF-DMG-07")
def test_what_keeps_conditions_out() -> None:
    battle = Battle(
        hero("ann", conditions=["stone"]),
        one("bob", spd=9, conditions=["blind", "shield"]),
        one("cid", spd=8, conditions=["zombie"]),
        one("dot", spd=7, combat_reflexes=True),
        one("eve", spd=6, conditions=[{"status": "status_immune", "params": {"of": ["toxin", "slow", "death"]}}]),
        foe(),
        begin={"stop": True},
    )
    assert battle.on("bob") == {"shield": 2}
    for id, status in (
        ("ann", "regen"),
        ("bob", "poison"),
        ("cid", "condemned"),
        ("dot", "unaware"),
        ("eve", "venom"),
        ("eve", "slow"),
    ):
        assert battle.refusal("condition", actor=id, status=status) == "immune"
    battle.do("condition", actor="eve", status="stop")


@pytest.mark.rule("FF-STA-06")
def test_the_longer_timer_stays_and_endless_is_the_longest() -> None:
    battle = Battle(hero(), foe(conditions=[{"status": "blind", "timer": 2}, {"status": "curse", "timer": None}]))
    battle.do("condition", actor="imp", status="blind", timer=5, source="ann")
    battle.do("condition", actor="imp", status="curse", timer=5, source="ann")
    battle.do("condition", actor="imp", status="slow", timer=2)
    battle.do("condition", actor="imp", status="blind", timer=1)
    assert battle.on("imp") == {"blind": 5, "curse": None, "slow": 2}
    assert [condition.source for condition in battle.of("imp").conditions] == [None, "ann", None]


@pytest.mark.rule("FF-STA-06", "FF-ST-element_weak", "FF-ST-element_absorb", "FF-ST-element_immune")
def test_conditions_of_an_element_stand_beside_those_of_another() -> None:
    battle = Battle(hero(), foe())
    for status, element in (("element_weak", "fire"), ("element_resist", "ice"), ("element_resist", "fire")):
        battle.do("condition", actor="imp", status=status, params={"element": element})
    rows = [(condition.status, condition.params["element"]) for condition in battle.of("imp").conditions]
    assert rows == [("element_resist", "ice"), ("element_resist", "fire")]
    battle.do("condition", actor="imp", status="element_absorb", params={"element": "ice"})
    battle.do("condition", actor="imp", status="element_resist", params={"element": "ice"})
    rows = [(condition.status, condition.params["element"]) for condition in battle.of("imp").conditions]
    assert rows == [("element_resist", "fire"), ("element_absorb", "ice"), ("element_resist", "ice")]
    battle.do("lift", actor="imp", status="element_resist", params={"element": "ice"})
    assert len(battle.of("imp").conditions) == 2


@pytest.mark.rule("FF-STA-07")
@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("power_down", "power_up"),
        ("power_up", "power_break"),
        ("agility_down", "agility_break"),
        ("agility_break", "agility_down"),
        ("slow", "haste"),
        ("haste", "slow"),
        ("slow", "stop"),
        ("accelerate", "slow"),
        ("curse", "aura"),
        ("aura", "curse"),
    ],
)
def test_the_newer_of_two_opposites_replaces(first: str, second: str) -> None:
    battle = Battle(hero(), foe(conditions=[first]))
    facts = battle.do("condition", actor="imp", status=second)
    assert list(battle.on("imp")) == [second]
    assert facts_of(facts, "lift")[0]["why"] == second


@pytest.mark.rule("FF-STA-07", "FF-ST-mini", "FF-ST-toad")
@pytest.mark.parametrize("status", ["mini", "toad"])
def test_a_second_one_ends_the_first(status: str) -> None:
    battle = Battle(hero(), foe(conditions=[status]))
    battle.do("condition", actor="imp", status=status, timer=9)
    assert battle.on("imp") == {}


@pytest.mark.rule("FF-GM-05")
def test_params_and_timers_of_conditions_are_checked() -> None:
    battle = Battle(hero(), foe())
    for command in (
        {"status": "element_weak"},
        {"status": "element_weak", "params": {"element": "mud"}},
        {"status": "status_immune", "params": {"of": []}},
        {"status": "status_immune", "params": {"of": ["luck"]}},
        {"status": "blind", "params": {"element": "fire"}},
        {"status": "blind", "timer": 100},
        {"status": "blind", "timer": 0},
    ):
        assert battle.refusal("condition", actor="imp", **command) == "invalid_params"
    battle.do("damage", actor="imp", amount=50)
    assert battle.refusal("condition", actor="imp", status="blind") == "invalid_target"


@pytest.mark.rule("FF-STA-01", "FF-STA-02")
def test_timers_first_or_effects_first() -> None:
    for order, left in (("timers_first", 50), ("effects_first", 45)):
        battle = Battle(hero(conditions=[{"status": "poison", "timer": 1}]), foe(), status_order=order)
        battle.to_next_round()
        assert (battle.hp("ann"), battle.on("ann")) == (left, {})


@pytest.mark.rule("FF-STA-02", "FF-ST-regen", "FF-ST-sap", "FF-ST-poison", "FF-ST-venom")
def test_the_effects_of_the_status_phase_come_in_their_order() -> None:
    rows = ["venom", "poison", "sap", "regen"]
    battle = Battle(hero(hp=200, mp=50, pools={"hp": 170, "mp": 3}, conditions=rows), foe())
    facts = battle.to_next_round()
    told = [
        (fact["kind"], fact["pool"], fact["type"], fact["amount"])
        for fact in facts
        if fact["kind"] in ("heal", "damage")
    ]
    assert told == [
        ("heal", "hp", None, 20),
        ("damage", "hp", "sap", 125),
        ("damage", "hp", "poison", 6),
        ("damage", "mp", "venom", 5),
        ("damage", "hp", "venom", 20),
    ]
    assert (battle.hp("ann"), battle.mp("ann")) == (39, 0)


@pytest.mark.rule("FF-STA-02", "FF-ZHP-03")
def test_one_that_falls_in_the_status_phase_suffers_no_more() -> None:
    battle = Battle(hero(pools={"hp": 20}, conditions=["sap", "poison", "venom"]), one("bob", spd=9), foe())
    facts = battle.to_next_round()
    assert [fact["type"] for fact in facts_of(facts, "damage")] == ["sap"]
    assert battle.of("ann").state == "unconscious"


@pytest.mark.rule("FF-ST-stop", "FF-STA-01")
def test_whether_somebody_is_stopped_is_looked_at_as_each_step_begins() -> None:
    rows = [{"status": "stop", "timer": 1}, {"status": "poison", "timer": 3}]
    battle = Battle(hero(), foe(conditions=rows), begin={"stop": True})
    assert battle.places() == ("ann",)
    battle.next()
    battle.next(5, 5)
    assert battle.on("imp") == {"poison": 3}
    assert battle.hp("imp") == 45


@pytest.mark.rule("FF-ST-regen", "FF-ST-zombie")
def test_regen_harms_a_zombie() -> None:
    battle = Battle(hero(conditions=["zombie", "regen", "vanish"]), foe())
    battle.to_next_round()
    assert battle.hp("ann") == 45
    assert "vanish" in battle.on("ann")


@pytest.mark.rule("FF-ST-condemned")
def test_condemned_runs_out_on_the_active_and_a_timer_set_to_nothing_does_it_at_once() -> None:
    battle = Battle(hero(conditions=["condemned", "reraise"]), foe(conditions=["condemned"]))
    battle.do("timer", actor="imp", status="condemned", value=0)
    assert battle.of("imp").state == "dead"
    battle.do("timer", actor="ann", status="condemned", value=0)
    assert (battle.of("ann").state, battle.hp("ann")) == ("active", 5)


@pytest.mark.rule("FF-ST-petrify")
def test_petrify_becomes_stone_with_the_same_source_unless_one_is_immune() -> None:
    rows = [{"status": "petrify", "timer": 2, "source": "ann"}]
    battle = Battle(hero(), foe("a", conditions=rows), foe("b", spd=2, immune=["stone"], conditions=rows))
    for id in ("a", "b"):
        battle.do("timer", actor=id, status="petrify", value=0)
    assert [(condition.status, condition.source) for condition in battle.of("a").conditions] == [("stone", "ann")]
    assert battle.on("b") == {}


@pytest.mark.rule("FF-STA-05", "FF-STA-04")
def test_auto_status_takes_hold_whatever_the_immunities_but_not_under_shield() -> None:
    battle = Battle(
        hero(auto_status=["poison", {"status": "element_resist", "params": {"element": "ice"}}], immune=["toxin"]),
        foe(),
    )
    assert [condition.source for condition in battle.of("ann").conditions] == ["auto", "auto"]
    battle.do("condition", actor="ann", status="shield")
    assert battle.on("ann") == {"shield": 2}
    battle.to_next_round()
    assert battle.on("ann") == {"shield": 1}
    battle.to_next_round()
    assert battle.on("ann") == {"poison": None, "element_resist": None}


@pytest.mark.rule("FF-STA-08")
def test_the_end_takes_what_has_a_timer() -> None:
    battle = Battle(hero(conditions=["regen", "poison"]), foe())
    battle.do("end")
    assert battle.on("ann") == {"poison": None}
    assert battle.refusal("next") == "already_ended"


@pytest.mark.rule("FF-ST-sleep", "FF-ST-confuse", "FF-ST-charm", "FF-ST-unaware", "FF-ST-control", "FF-ST-vanish")
def test_what_damage_ends() -> None:
    rows = ["sleep", "confuse", "charm", "unaware", "control", "vanish", "heat", "frozen"]
    for type, ends in (
        ("physical", {"sleep", "confuse", "charm", "unaware", "vanish"}),
        ("magical", {"vanish"}),
        ("fire", {"vanish", "frozen"}),
        ("ice", {"vanish", "heat"}),
        (None, {"vanish"}),
    ):
        on = [status for status in rows if type != "physical" or status != "frozen"]
        battle = Battle(hero(), foe(conditions=on), begin={"stop": True})
        battle.do("damage", actor="imp", amount=1, type=type)
        assert set(battle.on("imp")) == set(on) - ends
    battle = Battle(hero(), foe(conditions=["frozen"]))
    battle.do("damage", actor="imp", amount=0, type="fire")
    assert "frozen" in battle.on("imp")
