"""What the window offers for each action, and what it says before it is done."""

from typing import Any

import pytest

from rules.core.questions import Needs
from rules.fantasia.actions.forecast import chance
from rules.fantasia.damage.strikes import needed_for, needed_to_hit
from rules.log.sentences import Teller
from tests.rules.fantasia.playing import SWORD, Battle, hero, mage, one, spell

FIRE = spell("fire", damage="2d", element="fire")


def field(battle: Battle, action: str, name: str) -> Any:
    return next(candidate for candidate in battle.service.system.actions[action].fields if candidate.name == name)


def options(battle: Battle, actor: str, action: str, name: str, **chosen: Any) -> dict[str, str | None]:
    """The options of a field: id to the code that it would be refused with."""
    found = field(battle, action, name).options(battle.fight, battle.of(actor), chosen)
    return {option.id: option.refused for option in found}


def said(battle: Battle, actor: str, action: str, *targets: str, **fields: Any) -> list[tuple[str, str]]:
    """What is said before an action is done; nothing may change."""
    before = battle.state()
    command = {"do": "act", **battle.acting(actor, action, targets, fields)}
    found = [(preview.what, preview.text) for preview in battle.service.preview(command)]
    assert battle.state() == before
    return found


def test_every_action_has_its_own_key_and_a_rule() -> None:
    actions = Battle(hero(), begin=False).service.system.actions.values()
    keys = [action.key for action in actions]
    assert len(set(keys)) == len(keys)
    assert all(len(key) == 1 for key in keys)
    assert all(action.rule.startswith("LF-") for action in actions)


def test_only_what_makes_sense_is_offered() -> None:
    battle = Battle(hero(), one("orc"))
    offered = {action.id for action in battle.service.system.offers(battle.fight, battle.of("ciro"))}
    assert offered.isdisjoint({"cast", "use_item", "escape", "stand_up", "pick_up", "reload", "rest", "take_turn"})
    battle.do("condition", actor="ciro", status="prone")
    assert "stand_up" in {action.id for action in battle.service.system.offers(battle.fight, battle.of("ciro"))}


def test_what_is_only_for_anothers_turn_is_not_offered_in_ones_own() -> None:
    counter = {"id": "counter", "kind": "skill", "damage": "weapon", "reaction": True, "trigger": "attack"}
    pair = (hero(abilities=[counter]), hero("bea", abilities=[counter]))
    battle = Battle(*pair, one("orc"), initiative="side", dice=[1, 1, 6, 6])

    def offered(id: str) -> set[str]:
        return {action.id for action in battle.service.system.offers(battle.fight, battle.of(id))}

    assert offered("ciro").isdisjoint({"react", "take_turn"})
    assert {"react", "take_turn"} <= offered("bea")


def test_weapons_and_abilities_say_why_they_cannot_be_used() -> None:
    gun = {"id": "gun", "kind": "firearm", "capacity": 1}
    dear = spell("dear", pm=99, damage="1d")
    battle = Battle(hero(weapons=[SWORD, gun], abilities=[FIRE, dear], conditions=[{"status": "imp"}]), one("orc"))
    assert options(battle, "ciro", "attack", "with") == {"sword": None, "gun": "not_equipped", "unarmed": None}
    assert options(battle, "ciro", "draw", "with") == {"sword": "already_equipped", "gun": None}
    assert options(battle, "ciro", "reload", "with") == {"gun": "already_loaded"}
    assert options(battle, "ciro", "cast", "with") == {"fire": "cannot_act", "dear": "cannot_act"}
    battle.do("lift", actor="ciro", status="imp")
    assert options(battle, "ciro", "cast", "with") == {"fire": None, "dear": "not_enough_pm"}
    assert options(battle, "ciro", "attack", "pay") == {"normal": None, "extra": "no_action_left"}


@pytest.mark.rule("LF-REACT-01")
def test_only_what_one_has_something_for_can_be_readied() -> None:
    gun = {"id": "gun", "kind": "firearm", "capacity": 1}
    brew = {"id": "brew", "heal": "1d", "qty": 1}
    always = {"attack", "move", "check", "other"}
    battle = Battle(
        hero(weapons=[], items=[]),
        mage(weapons=[], abilities=[FIRE], items=[]),
        one("orc", weapons=[gun, SWORD], items=[brew]),
        one("imp", weapons=[SWORD], items=[]),
    )
    assert options(battle, "ciro", "ready", "action") == dict.fromkeys(always)
    assert options(battle, "imp", "ready", "action") == dict.fromkeys(always)
    drawn = field(battle, "ready", "with").options(battle.fight, battle.of("orc"), {"action": "draw"})
    assert [option.id for option in drawn] == ["sword"]
    assert options(battle, "nela", "ready", "action") == dict.fromkeys(always | {"cast"})
    assert options(battle, "orc", "ready", "action") == dict.fromkeys(always | {"use_item", "draw", "reload"})
    with_what = field(battle, "ready", "with").options(battle.fight, battle.of("nela"), {"action": "cast"})
    assert [(option.id, option.refused) for option in with_what] == [("fire", None)]


def test_targets_are_those_that_may_be_aimed_at() -> None:
    cure = spell("cure", heal="1d")
    battle = Battle(mage(abilities=[FIRE, cure]), hero(), one("orc"))
    battle.do("condition", actor="orc", status="death")
    assert set(options(battle, "nela", "attack", "targets")) == {"ciro"}
    assert set(options(battle, "nela", "cast", "targets", **{"with": "fire"})) == {"nela", "ciro"}
    assert set(options(battle, "nela", "cast", "targets", **{"with": "cure"})) == {"nela", "ciro", "orc"}
    assert field(battle, "cast", "targets").most(battle.fight, battle.of("nela"), {"with": "cure"}) == (1, 1)
    assert field(battle, "ready", "targets").most(battle.fight, battle.of("nela"), {"action": "move"}) == (0, 0)


@pytest.mark.rule("LF-REACT-01")
def test_what_is_readied_may_be_aimed_at_oneself_and_at_as_many_as_it_is_done_to() -> None:
    quake = spell("quake", damage="2d", area=True)
    cure = spell("cure", heal="1d")
    battle = Battle(mage(abilities=[FIRE, cure, quake]), hero(strikes=2), one("orc"), one("elf"))
    aims, nela, ciro = field(battle, "ready", "targets"), battle.of("nela"), battle.of("ciro")

    def named(actor: Any, **chosen: str) -> list[str]:
        return [option.id for option in aims.options(battle.fight, actor, chosen)]

    assert named(nela, action="cast", **{"with": "cure"}) == ["nela", "ciro", "orc", "elf"]
    assert named(nela, action="cast", **{"with": "fire"}) == ["orc", "elf", "nela", "ciro"]
    assert named(ciro, action="attack") == ["orc", "elf", "nela"]
    assert aims.most(battle.fight, ciro, {"action": "attack"}) == (0, 2)
    assert aims.most(battle.fight, nela, {"action": "cast", "with": "quake"}) == (0, 4)
    assert aims.most(battle.fight, nela, {"action": "cast", "with": "cure"}) == (0, 1)


@pytest.mark.rule("LF-TURN-05", "LF-TURN-06")
def test_what_can_be_had_for_less_stays_open_when_the_normal_action_is_spent() -> None:
    battle = Battle(hero(), one("orc"))
    battle.act("ciro", "defend")
    system, ciro = battle.service.system, battle.of("ciro")
    assert [system.closed(battle.fight, ciro, id) for id in ("check", "other", "move")] == [None, None, None]
    assert system.window.first_values(battle.fight, ciro, "other") == {"cost": "movement"}
    refused = [system.closed(battle.fight, ciro, id) for id in ("attack", "grapple")]
    assert [refusal and refusal.code for refusal in refused] == ["no_action_left", "no_action_left"]


@pytest.mark.rule("LF-RELOAD-02")
def test_with_empty_hands_a_weapon_that_is_named_can_be_filled() -> None:
    gun = {"id": "gun", "kind": "firearm", "damage": "1d", "capacity": 2}
    battle = Battle(hero(weapons=[gun, SWORD]), one("orc"))
    battle.act("ciro", "attack", "orc", dice=[1, 2])
    battle.act("ciro", "draw", using="sword")
    battle.act("ciro", "attack", "orc", dice=[1, 1, 1], override=True)
    assert battle.extra("ciro")["equipped"] is None
    battle.do("next")
    battle.do("next")
    assert battle.service.system.closed(battle.fight, battle.of("ciro"), "reload") is None
    battle.act("ciro", "reload", using="gun")
    assert battle.extra("ciro")["loaded"] == {"gun": 2}


def test_on_a_board_the_cells_in_reach_are_offered() -> None:
    board = {"width": 4, "height": 3, "blocked": [[1, 0]]}
    battle = Battle(hero(cell=[0, 0], mo=2), one("orc", cell=[0, 2]), board=board, miniatures=True)
    assert set(options(battle, "ciro", "move", "to")) == {"0,1", "1,1"}
    assert options(battle, "ciro", "attack", "targets") == {"orc": "out_of_range"}
    shown = {
        candidate.name
        for candidate in battle.service.system.actions["move"].fields
        if candidate.shown is None or candidate.shown(battle.fight, battle.of("ciro"), {})
    }
    assert "to" in shown
    assert "distance" not in shown


@pytest.mark.rule("LF-CRIT-01", "LF-FUM-01", "LF-ST-BLINK")
def test_chances_count_both_natural_ends() -> None:
    assert chance(7, 12, 2) == 58
    assert chance(2, 12, 2) == 97
    assert chance(13, 12, 2) == 3
    assert chance(2) == 100
    assert chance(13) == 0
    assert chance(7, 12, 2, twice=True) == 34


def test_a_blow_says_its_chance_and_its_mean() -> None:
    battle = Battle(hero(), one("orc", de=12, conditions=[{"status": "mini"}]))
    assert said(battle, "ciro", "attack", "orc") == [
        ("cost", "normal action"),
        ("chance", "chance 42% (2d ≥ 8, DE 13)"),
        ("damage", "damage (2d+6) × 2 ≈ 26"),
    ]
    battle.do("condition", actor="orc", status="stop")
    assert ("chance", "chance 100%") in said(battle, "ciro", "attack", "orc")


def test_a_berserk_blow_names_the_die_that_its_mean_counts() -> None:
    battle = Battle(hero(conditions=[{"status": "berserk"}]), one("orc"))
    told = dict(said(battle, "ciro", "attack", "orc"))["damage"]
    assert "+1d" in told, told


def test_a_spell_says_what_it_costs_and_where_it_goes() -> None:
    battle = Battle(
        mage(abilities=[FIRE]),
        one("orc", nv=9, conditions=[{"status": "reflect"}]),
        one("elf", elements={"fire": "affinity"}),
        one("imp", elements={"ice": "affinity"}),
    )
    assert said(battle, "nela", "cast", "orc", using="fire")[1:4] == [
        ("cost", "3 PM (30 → 27)"),
        ("note", "Espejo → nela"),
        ("chance", "chance 83% (2d ≥ 5, DM 10)"),
    ]
    assert said(battle, "nela", "cast", "elf", using="fire")[-1] == ("note", "Afinidad (Fuego): regains about 13 PV")
    assert said(battle, "nela", "cast", "imp", using="fire")[-1] == ("damage", "damage (2d+6) × 2 ≈ 26")


def test_a_spell_on_several_that_cannot_fail_says_no_sum_below_what_dice_show() -> None:
    battle = Battle(mage(abilities=[{**FIRE, "area": True}]), one("orc", dm=1), one("elf", dm=1))
    chances = [text for what, text in said(battle, "nela", "cast", "orc", "elf", using="fire") if what == "chance"]
    assert chances == ["chance 100%", "chance 100%"]


def test_other_actions_say_what_they_can() -> None:
    battle = Battle(hero(), one("orc", fue=1))
    assert said(battle, "ciro", "move", mode="crawl")[-1] == ("note", "≤ 3 m")
    assert said(battle, "ciro", "grapple", "orc")[-1] == ("chance", "chance 66% (2d+3 > 2d+1)")
    assert said(battle, "ciro", "jump", distance=4)[-1] == ("chance", "chance 72% (2d ≥ 6, GD 8)")
    assert said(battle, "ciro", "check", attr="vit", difficulty=9)[-1] == ("chance", "chance 58% (2d ≥ 7, GD 9)")
    assert said(battle, "ciro", "check", attr="vit", difficulty=1)[-1] == ("chance", "chance 100%")
    assert said(battle, "ciro", "jump", distance=1, modifier=9)[-1] == ("chance", "chance 100%")
    assert said(battle, "ciro", "defend") == [("cost", "normal action")]
    assert said(battle, "ciro", "wait") == []
    assert said(battle, "ciro", "fall", distance=3) == [("damage", "damage 1d × 3 ≈ 11")]
    battle.do("condition", actor="ciro", status="grabbed", source="orc")
    assert said(battle, "ciro", "escape")[-1] == ("chance", "chance 66% (2d+3 > 2d+1)")


def test_what_is_hurt_and_what_is_healed_by_the_same_dice_come_to_the_same_on_average() -> None:
    things = [{"id": "salve", "heal": "3d"}, {"id": "acid", "damage": "3d"}, {"id": "club", "damage": "5d"}]
    battle = Battle(hero(items=things), one("orc"))
    battle.do("damage", actor="orc", amount=1)
    told = [said(battle, "ciro", "use_item", "orc", using=id["id"])[-1][1] for id in things]
    assert told == ["+3d PV ≈ 11", "damage 3d ≈ 11", "damage 5d ≈ 18"], "half a point goes up, of 10.5 and of 17.5"


def test_what_a_thing_or_a_spell_brings_is_said_before() -> None:
    things = [
        {"id": "brew", "heal": "2d"},
        {"id": "feather", "revive": 5},
        {"id": "cure", "lifts": ["poison", "blind"]},
        {"id": "bomb", "damage": "2d", "element": "fire"},
        {"id": "dust", "status": [{"status": "sleep"}]},
    ]
    battle = Battle(hero(items=things, abilities=[spell("hush", status=[{"status": "silence"}])]), one("orc"))
    battle.do("damage", actor="orc", amount=1)
    battle.do("condition", actor="orc", status="poison")

    def last(thing: str, target: str = "orc", action: str = "use_item") -> str:
        return said(battle, "ciro", action, target, using=thing)[-1][1]

    assert [last(id) for id in ("brew", "feather", "cure", "bomb", "dust")] == [
        "+2d PV ≈ 7",
        "no effect",
        "ends Veneno",
        "damage 2d ≈ 7",
        "brings Sueño",
    ]
    assert last("cure", "ciro") == "no effect"
    assert last("hush", action="cast") == "brings Silencio"
    battle.do("condition", actor="orc", status="death")
    assert (last("brew"), last("feather")) == ("no effect", "wakes with 5 PV")


@pytest.mark.rule("LF-CRIT-01", "LF-FUM-01")
def test_a_roll_to_hit_never_needs_less_than_three_or_more_than_twelve() -> None:
    battle = Battle(hero(at=9), one("orc"), one("rock", de=40))
    assert said(battle, "ciro", "attack", "orc")[1] == ("chance", "chance 97% (2d ≥ 3, DE 8)")
    assert said(battle, "ciro", "attack", "rock")[1] == ("chance", "chance 3% (2d ≥ 12, DE 40)")
    assert str(Needs(*needed_to_hit(battle.fight, -6))) == "≥ 3 (−6)"
    assert str(Needs(*needed_for(-6))) == "≥ −6"


def test_a_row_of_the_order_shows_what_else_matters() -> None:
    gun = {"id": "gun", "name": "Pistola", "kind": "firearm"}
    battle = Battle(hero(weapons=[gun]), one("orc", pools={"pv": 0}))
    battle.act("ciro", "ready", "orc", action="attack")
    system = battle.service.system
    assert [(chip.id, chip.value) for chip in system.window.chips(battle.fight, battle.of("ciro"))] == [
        ("readied", "Ataque con arma → orc (at will)"),
        ("loaded", "6/6"),
    ]
    assert [chip.value for chip in system.window.chips(battle.fight, battle.of("orc"))] == ["3"]
    armed = Battle(hero(weapons=[gun]), one("orc"))
    armed.act("ciro", "ready", "orc", action="attack", using="gun")
    assert system.window.chips(armed.fight, armed.of("ciro"))[0].value == "Pistola → orc (at will)"
    open_to_all = Battle(hero(weapons=[gun]), one("orc"))
    open_to_all.act("ciro", "ready", action="attack", on="attack", watch="orc")
    value = system.window.chips(open_to_all.fight, open_to_all.of("ciro"))[0].value
    assert value == "Ataque con arma (when orc attacks)"
    readied = next(fact for fact in open_to_all.service.journal.facts() if fact["kind"] == "ready")
    names = {"ciro": "Ciro", "orc": "orc"}
    assert Teller(system, names, "en").line(readied) == "Ciro readies: Ataque con arma (when orc attacks)"
    assert Teller(system, names, "es").line(readied) == "Ciro prepara: Ataque con arma (cuando ataque orc)"


def test_options_of_questions_have_names() -> None:
    system = Battle(hero(), begin=False).service.system
    assert system.option_label("fumble", "1", {}, "es") == "Suelta el arma"
    assert system.option_label("which_ally", "nela", {"nela": "Nela"}) == "Nela"


@pytest.mark.rule("LF-REACT-01")
def test_a_reaction_asks_for_no_ability_where_there_is_none() -> None:
    battle = Battle(hero(abilities=[FIRE]), one("orc", abilities=[{**FIRE, "reaction": True, "trigger": "attack"}]))
    shown = field(battle, "react", "with").shown
    assert not shown(battle.fight, battle.of("ciro"), {})
    assert shown(battle.fight, battle.of("orc"), {})


def test_a_reaction_says_what_is_readied_and_names_only_whom_it_has_to() -> None:
    bow = {"id": "bow", "name": "Arco", "kind": "ranged"}
    battle = Battle(hero(weapons=[SWORD, bow]), hero("bea"), one("orc"))
    aims = field(battle, "react", "targets")

    def least_and_most(**ready: Any) -> tuple[int, int]:
        battle.act("ciro", "ready", **ready)
        battle.next()
        found: tuple[int, int] = aims.most(battle.fight, battle.of("ciro"), {})
        battle.do("undo")
        return found

    assert least_and_most(action="draw", using="bow") == (0, 0)
    battle.do("undo")
    assert least_and_most(action="attack", using="sword") == (1, 1)
    assert [option.id for option in aims.options(battle.fight, battle.of("ciro"), {})] == ["orc", "bea"]
    battle.do("undo")
    battle.act("ciro", "ready", "orc", action="attack", using="sword")
    battle.next()
    assert aims.most(battle.fight, battle.of("ciro"), {}) == (0, 1)
    assert said(battle, "ciro", "react")[:2] == [
        ("note", "readied: Ataque con arma, Sword → orc"),
        ("chance", "chance 97% (2d ≥ 3, DE 8)"),
    ]


@pytest.mark.rule("LF-TURN-06")
def test_what_may_cost_more_or_less_says_what_it_costs_now() -> None:
    battle = Battle(hero(), one("orc"))
    actions = battle.service.system.actions
    assert (actions["other"].cost, actions["check"].cost, actions["attack"].cost) == ("", "", "normal action")
    assert said(battle, "ciro", "other", cost="movement") == [("cost", "movement")]


def test_an_empty_hand_can_still_choose_what_to_reload() -> None:
    """Reloading goes without a name to the weapon in hand; with none there, another one may be filled or not."""
    gun = {"id": "gun", "kind": "firearm", "damage": "2d", "capacity": 2}
    battle = Battle(hero(weapons=[SWORD, gun], equipped="gun"), one("orc"))
    battle.act("ciro", "attack", "orc", using="gun", dice=[1, 1, 1])
    fighter = battle.of("ciro")
    assert (fighter.equipped, fighter.dropped) == (None, ("gun",))
    for action in battle.service.system.actions:
        battle.service.system.closed(battle.fight, fighter, action)
    assert options(battle, "ciro", "reload", "with") == {"gun": "weapon_dropped"}


@pytest.mark.rule("LF-ST-00", "LF-ST-MINI-2")
def test_what_a_status_would_come_to_is_said_of_who_is_immune_and_of_who_has_it() -> None:
    lull = spell("lull", area=True, status=[{"status": "sleep", "timer": 2}, {"status": "mini"}])
    battle = Battle(mage(name="Nela", abilities=[lull]), one("orc"), one("golem", immune=["sleep"]), one("imp"))
    battle.do("condition", actor="imp", status="mini")

    def notes(target: str) -> list[str]:
        return [text for what, text in said(battle, "nela", "cast", target, **{"with": "lull"}) if what == "note"]

    assert notes("orc") == ["brings Sueño and Mini"]
    assert notes("golem") == ["brings Mini", "immune to Sueño"]
    assert notes("imp") == ["brings Sueño", "ends Mini"]
