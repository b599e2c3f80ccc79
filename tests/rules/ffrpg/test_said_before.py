"""What the window is told before anything is done: what an action would do, what a die needs, what may be chosen."""

from typing import Any

import pytest

from rules.core.questions import DieQuestion, Needs
from rules.engine.service import AnswerNeeded
from rules.ffrpg import SYSTEM
from rules.ffrpg.actions import attack, checks
from rules.mechanics.dice_sources import TableDice
from rules.text.localized import LocalizedText
from rules.text.messages import terms
from tests.rules.ffrpg.playing import BLADE, Battle, foe, hero, mage, one, spell

HARM = {"scale": 4, "attribute": "mag", "die": "d8", "element": "fire"}

READERS = (("en", False), ("es", False), ("es", True), ("pt_BR", True))
"""The languages of readers, and whether they read the book's terms in theirs."""


def said(battle: Battle, action: str, **fields: Any) -> list[tuple[str, str]]:
    command = {"do": "act", "actor": "ann", "action": action, **fields}
    return [(preview.what, preview.text) for preview in battle.service.preview(command)]


def test_what_an_action_would_do_is_said_before_it_is_done() -> None:
    leap = spell(
        "leap",
        mp=8,
        ct=12,
        damage=HARM,
        effects=[{"status": "slow", "cos": {"stat": "macc", "mod": -50, "vs": "meva"}}],
    )
    battle = Battle(
        mage("ann", leap, acc=90, str=5, kind="pc", weapons=[BLADE], items=[{"id": "potion", "qty": 2}]),
        foe(eva=15, meva=24, arm=3, marm=8, elements={"fire": "weak"}),
    )
    before = battle.state()
    assert said(battle, "attack", targets=["imp"], modifier=-5) == [
        ("chance", "chance 70 (90 − 15 − 5)"),
        ("damage", "damage 8–13 (10 + d6 − ARM 3)"),
    ]
    assert said(battle, "cast", targets=["imp"], **{"with": "leap"}) == [
        ("cost", "8 MP, 32 left"),
        ("tick", "tick 13"),
        ("chance", "chance 66 (90 − 24)"),
        ("damage", "damage 23–34 ((20 + d8) × 150% (Weakness + 50%) − M. ARM 8)"),
        ("chance", "Slow (4): chance 16"),
    ]
    assert said(battle, "use_item", targets=["ann"], **{"with": "potion"}) == [
        ("cost", "Potion: 1 left"),
        ("note", "HP full already"),
    ]
    assert said(battle, "wait", params={"ticks": 5}) == [("tick", "tick 20")]
    assert said(battle, "full_move", params={"distance": 6, "terrain": "adverse"}) == [("cost", "12 of 40 m")]
    assert said(battle, "trigger", params={"rating": "agi", "ct": 5}) == [("chance", "chance 13"), ("tick", "tick 20")]
    assert battle.state() == before


@pytest.mark.rule("FF-ATK-04")
def test_a_weapon_is_offered_with_the_code_of_its_stat_block() -> None:
    pike = {**BLADE, "id": "pike", "name": "Pike", "scale": 3, "die": "d10", "bonus": 5}
    battle = Battle(hero("ann", kind="pc", weapons=[BLADE, pike]), foe())
    ann = battle.fight.combatants["ann"]
    offered = {option.label: option.hint for option in attack.offered_weapons(battle.fight, ann, None)}
    assert offered["Pike"] == "3 × STR + d10 + 5" == ann.sheet.weapons[1].combined_notation()[0]


@pytest.mark.rule("FF-CRIT-01", "FF-CRIT-02", "FF-ABL-06", "FF-TRG-05")
def test_a_chance_is_what_the_dice_make_of_the_cos() -> None:
    bolt = spell("bolt", damage=HARM, effects=[{"status": "slow", "cos": {"stat": "macc", "mod": 90, "vs": "meva"}}])
    battle = Battle(mage("ann", bolt, acc=200, macc=130, kind="pc", weapons=[BLADE]), foe(eva=15, meva=24))
    assert said(battle, "attack", targets=["imp"])[0] == ("chance", "chance 94 (200 − 15 = 185)")
    assert said(battle, "attack", targets=["imp"], modifier=-200)[0] == ("chance", "chance 10 (200 − 15 − 200 = −15)")
    chances = [text for what, text in said(battle, "cast", targets=["imp"], **{"with": "bolt"}) if what == "chance"]
    assert chances == ["chance 100 (130 − 24 = 106)", "Slow (4): chance 100"]
    assert said(battle, "trigger", params={"rating": 120}) == [("chance", "chance 94 (120)")]
    assert said(battle, "trigger", params={"rating": 20}, modifier=-40) == [("chance", "chance 10 (20 − 40 = −20)")]
    assert said(battle, "trigger", params={"rating": 0}, modifier=-40) == [("chance", "chance 0")]


def test_the_panel_offers_what_there_is_with_its_cost_and_why_not() -> None:
    battle = Battle(
        mage(
            "ann",
            spell("bolt", mp=99, damage=HARM),
            {"id": "mug", "type": "slow", "mp": 7, "ct": 9},
            weapons=[BLADE],
            items=[{"id": "potion"}],
        ),
        one("bob", spd=9, pools={"hp": 0}),
        foe(conditions=["vanish"]),
    )
    fight, ann = battle.fight, battle.of("ann")
    offered = {action.id: action for action in SYSTEM.offers(fight, ann)}
    assert {"attack", "cast", "use_ability", "use_item", "defend", "wait", "move", "pass"} <= set(offered)
    assert not {"abort", "forced", "face", "flee"} & set(offered)
    keys = [action.key for action in SYSTEM.actions.values()]
    assert len(set(keys)) == len(keys)
    spells = offered["cast"].fields[0].options(fight, ann, {})  # type: ignore[misc]
    assert [option[:4] for option in spells] == [("bolt", "Bolt", "99 MP", "not_enough_mp")]
    (mug,) = offered["use_ability"].fields[0].options(fight, ann, {})  # type: ignore[misc]
    assert isinstance(mug.hint, LocalizedText)
    in_words = [
        mug.hint.in_language(to, terms(SYSTEM.phrases.file, to if in_terms else "")) for to, in_terms in READERS
    ]
    assert in_words == ["7 MP, CT 9", "7 MP, CT 9", "7 PM, TC 9", "7 PM, TC 9"], "as the preview says it"
    named = next(field for field in offered["attack"].fields if field.kind == "targets")
    options = named.options(fight, ann, {})  # type: ignore[misc]
    assert [(option.id, option.refused) for option in options] == [("imp", "invalid_target"), ("ann", None)]
    assert named.most(fight, ann, {}) == (1, 1)  # type: ignore[misc]


def test_every_step_to_a_loss_is_shown_before_it_is_dealt() -> None:
    flare = spell("flare", target="single_group", damage=HARM)
    drill = {"id": "drill", "damage": {"weapon": True, "percent": 150}, "hit": "auto"}
    battle = Battle(
        mage("ann", flare, drill, str=5, acc=90, weapons=[BLADE], conditions=["magic_up"]),
        foe(marm=3, arm=4, elements={"fire": "resist"}, conditions=["shell", "protect"], group="a"),
        foe("orc", spd=2, elements={"fire": "absorb"}, group="a"),
        foe("elf", spd=1, elements={"fire": "immune"}, group="b"),
    )
    cast = {"with": "flare"}
    assert said(battle, "cast", targets=["imp"], **cast)[-1] == (
        "damage",
        "damage 6–9 ((20 + d8) × 75% (Magic Up + 25%, Resistance − 50%) − M. ARM 3, Shell ÷ 2)",
    )
    both = said(battle, "cast", targets=["imp"], params={"as": "group"}, **cast)
    assert [text for what, text in both if what != "chance"] == [
        "damage 4–6 ((20 + d8) × 75% (Group) × 75% (Magic Up + 25%, Resistance − 50%) − M. ARM 3, Shell ÷ 2)",
        "absorbed: + 18–26 HP ((20 + d8) × 75% (Group) × 125% (Magic Up + 25%))",
    ]
    assert said(battle, "cast", targets=["elf"], **cast)[-1] == (
        "damage",
        "damage 0 ((20 + d8) × 125% (Magic Up + 25%), Immunity → 0)",
    )
    assert said(battle, "use_ability", targets=["imp"], **{"with": "drill"}) == [
        ("damage", "damage 6–10 ((10 + d6) × 150% (Weapon) − ARM 4, Protect ÷ 2)")
    ]
    assert said(battle, "attack", targets=["imp"], params={"pull": True})[-1] == (
        "damage",
        "damage 0–2 ((10 + d6) × 50% (pulled − 50%) − ARM 4, Protect ÷ 2)",
    )


@pytest.mark.parametrize("faces", [(1, 1), (8, 8), (3, 6)])
@pytest.mark.parametrize("on", ["shell", "wall", "element_weak", "defending", "stone", "nothing"])
def test_what_is_dealt_lies_within_what_was_said(faces: tuple[int, int], on: str) -> None:
    bolt = spell("bolt", hit="auto", damage={**HARM, "die": "2d8"})
    conditions = [] if on in ("defending", "nothing") else [{"status": on, "params": {"element": "fire"}}]
    conditions = [{**row, "params": {}} if row["status"] != "element_weak" else row for row in conditions]
    battle = Battle(mage("ann", bolt), foe(marm=7, hp=200, conditions=conditions))
    if on == "defending":
        battle.next()
        battle.act("imp", "defend")
        battle.to_next_round()
    span = said(battle, "cast", targets=["imp"], **{"with": "bolt"})[-1][1].split()[1]
    least, _, most = span.partition("–")
    facts = battle.act("ann", "cast", "imp", using="bolt", dice=list(faces))
    lost = next(fact["amount"] for fact in facts if fact["kind"] == "damage")
    assert int(least) <= lost <= int(most or least)
    assert lost == int(least) or faces != (1, 1)
    assert lost == int(most or least) or faces != (8, 8)


def needed(question: DieQuestion) -> str:
    assert question.needs is not None
    return str(Needs(*question.needs))


def needs(battle: Battle, action: str, *targets: str, **fields: Any) -> str:
    """What the first open die of an action is for and what it needs, as it is put to the table."""
    command = {"do": "act", "actor": "ann", "action": action, "targets": list(targets), **fields}
    result = battle.service.do(command, TableDice(battle.fight))
    assert isinstance(result, AnswerNeeded)
    assert isinstance(result.question, DieQuestion)
    return f"{result.question.what}: {needed(result.question)}"


def test_a_die_asks_for_no_more_than_it_can_show() -> None:
    bolt = spell("bolt", name="Bolt of Ice", damage=HARM)
    battle = Battle(mage("ann", bolt, acc=135, macc=130, ratings={"stealth": 120}, weapons=[BLADE]), foe(eva=15))
    assert needs(battle, "attack", "imp") == "attack: ≤ 94 (120)"
    assert needs(battle, "attack", "imp", modifier=-40) == "attack: ≤ 80"
    assert needs(battle, "attack", "imp", modifier=-140) == "attack: ≤ 10 (−20)"
    assert needs(battle, "cast", "imp", **{"with": "bolt"}) == "Bolt of Ice: ≤ 100 (130)"
    assert needs(battle, "trigger", params={"task": "stealth", "rating": "stealth"}) == "Stealth: ≤ 94 (120)"


def test_what_is_dropped_is_asked_and_told_by_name() -> None:
    battle = Battle(
        hero(name="Mint", kind="pc"),
        foe(name="Brass Sentry A", drops=[{"item": "spark-marble", "chance": 50}, {"item": "oil", "chance": 50}]),
    )
    battle.do("set", actor="imp", pool="hp", value=0)
    result = battle.service.do({"do": "end"}, TableDice(battle.fight))
    assert isinstance(result, AnswerNeeded)
    assert isinstance(result.question, DieQuestion)
    assert (result.question.what, result.question.actor, needed(result.question)) == (
        "drops Spark marble",
        "imp",
        "≤ 50",
    )
    facts = battle.do("end", dice=[49, 80])
    assert battle.told(facts)[:2] == [
        "Brass Sentry A drops Spark marble: 49 against 50",
        "Brass Sentry A does not drop Oil: 80 against 50",
    ]
    assert battle.told(facts, "es")[0] == "Brass Sentry A deja Spark marble: 49 contra 50"


def test_what_leaves_the_hand_and_what_comes_into_it_is_told_and_said_before() -> None:
    rows = [BLADE, {"id": "bow", "name": "Bow", "hand": "both", "range": "ranged"}]
    battle = Battle(hero(weapons=rows, shields=[{"id": "lid", "arm": 3}]), foe())
    assert said(battle, "equip", **{"with": "bow"}) == [
        ("note", "goes back: Blade, Lid"),
        ("note", "ARM 3 → 0"),
        ("note", "Bow: ACC 90, damage 5 + d6"),
    ]
    assert battle.told(battle.act("ann", "equip", using="bow")) == [
        "Ann puts Blade away",
        "Ann puts Lid away",
        "Ann takes Bow in hand",
    ]
    assert said(battle, "unequip", **{"with": "bow"}) == [("note", "Brawl: ACC 90, damage 5 + d6")]


def test_a_reaction_and_another_target_are_chosen_by_their_chances() -> None:
    rows = [{"id": "riposte", "trigger": "attacked"}, {"id": "parry", "trigger": "attacked", "cos": 30}]
    battle = Battle(foe("imp", spd=30, eva=20, weapons=[BLADE]), hero(reactions=rows, eva=60), foe("bat", spd=1))
    asked = battle.question("act", TableDice(battle.fight, [95]), actor="imp", action="attack", targets=["ann"])
    assert asked.details == {"riposte": "Blade 70%", "parry": "30%, Blade 70%"}
    battle = Battle(
        hero(weapons=[BLADE, {**BLADE, "id": "dirk", "hand": "off"}]),
        foe("a", pools={"hp": 1}),
        foe("b", eva=15, spd=2),
    )
    asked = battle.question("act", TableDice(battle.fight, [50, 1]), actor="ann", action="attack", targets=["a"])
    assert asked.details["b"] == "25%"


@pytest.mark.rule("FF-TWO-01", "FF-ATK-08")
def test_before_two_blows_each_weapon_is_named_with_what_it_brings() -> None:
    venomed = {**BLADE, "id": "dirk", "name": "Dirk", "effects": [{"status": "poison", "cos": {"flat": 30}}]}
    battle = Battle(
        mage("ann", kind="pc", acc=90, weapons=[{**BLADE, "hand": "main"}, {**venomed, "hand": "off"}]), foe()
    )
    told = [text for _, text in said(battle, "attack", targets=["imp"])]
    assert [text for text in told if text in ("Blade", "Dirk")] == ["Blade", "Dirk"]
    assert told[-1] == "Poison: chance 30"
    assert "Blade" not in [text for _, text in said(battle, "attack", targets=["imp"], **{"with": "blade"})]


@pytest.mark.rule("FF-EFF-01", "FF-ST-sleep")
def test_what_a_spell_puts_on_is_said_before_though_it_has_no_chance_of_its_own() -> None:
    drowse = spell("drowse", name="Drowse", effects=[{"status": "sleep", "timer": 6}])
    battle = Battle(mage("ann", drowse), foe())
    assert said(battle, "cast", targets=["imp"], **{"with": "drowse"})[-1] == ("note", "Sleep (6)")


@pytest.mark.rule("FF-EFF-03")
def test_a_revival_says_before_with_how_much_one_wakes() -> None:
    battle = Battle(mage("ann", kind="pc", hp=55, items=[{"id": "phoenix-pinion"}, {"id": "phoenix-down"}]), foe())
    battle.do("damage", actor="imp", amount=99)
    raised = [{"with": id, "targets": ["imp"]} for id in ("phoenix-pinion", "phoenix-down")]
    assert [said(battle, "use_item", **command)[-1] for command in raised] == [
        ("note", "wakes with 50 HP"),
        ("note", "wakes with 1 HP"),
    ]


@pytest.mark.rule("FF-DMG-08", "FF-TWO-01")
@pytest.mark.parametrize(("dice", "doubled"), [([50, 3, 50, 3], [True, False]), ([99, 50, 3], [True])])
def test_of_two_blows_at_one_unaware_only_that_which_hits_first_is_foretold_as_doubled(
    dice: list[int], doubled: list[bool]
) -> None:
    knife = {**BLADE, "id": "knife", "name": "Knife", "hand": "off"}
    battle = Battle(
        mage("ann", acc=90, str=5, kind="pc", weapons=[BLADE, knife], two_weapons_acc=80),
        foe(eva=15, arm=3, hp=900),
    )
    battle.do("condition", actor="imp", status="unaware", timer=None)
    assert [words for words in said(battle, "attack", targets=["imp"]) if words[0] in ("damage", "note")] == [
        ("note", "Blade"),
        ("damage", "damage 16–26 (10 + d6 − ARM 3, Unaware × 2)"),
        ("note", "Knife"),
        ("damage", "damage 8–13 (10 + d6 − ARM 3)"),
        ("note", "if none before it hits: damage 16–26 (10 + d6 − ARM 3, Unaware × 2)"),
    ]
    losses = [
        (preview.number, preview.span)
        for preview in battle.service.preview({"do": "act", "actor": "ann", "action": "attack", "targets": ["imp"]})
        if preview.what == "damage"
    ]
    assert losses == [(21, (16, 26)), ((10 * 75 + 21 * 25) // 100, (8, 13))]
    facts = battle.do("act", actor="ann", action="attack", targets=["imp"], dice=dice)
    amounts = [fact["amount"] for fact in facts if fact["kind"] == "damage"]
    assert amounts == [20 if twice else 10 for twice in doubled]


@pytest.mark.rule("FF-ESC-04")
@pytest.mark.parametrize(
    ("opposed", "own", "theirs"),
    [
        ("margin", "SPD {rating} − d%: has to be the highest result", "SPD {rating} − d%"),
        ("high_success", "d% ≤ SPD {rating}: has to be the highest result", "d% ≤ SPD {rating}"),
    ],
)
def test_of_an_escape_it_is_said_what_each_rolls_and_only_those_who_would_hold_are_named(
    opposed: str, own: str, theirs: str
) -> None:
    battle = Battle(hero("ann"), foe(), foe("rat", spd=2), opposed=opposed)
    told = battle.service.preview({"do": "act", "actor": "ann", "action": "flee", "params": {"modifiers": {"rat": -5}}})
    assert [preview.target for preview in told] == [None, "imp", "rat"]
    assert str(told[0].text) == own.format(rating=checks.opposed_chance(battle.of("ann"), "spd"))
    imp, rat = (checks.opposed_chance(battle.of(id), "spd") for id in ("imp", "rat"))
    assert [str(preview.text) for preview in told[1:]] == [theirs.format(rating=imp), theirs.format(rating=rat - 5)]
    alone = battle.service.preview({"do": "act", "actor": "ann", "action": "flee", "params": {"waive": ["imp", "rat"]}})
    assert [(preview.target, str(preview.text)) for preview in alone] == [(None, "nobody can hold it back")]


@pytest.mark.rule("FF-CRIT-04")
def test_no_chance_is_said_of_what_rolls_no_die() -> None:
    """One who is immune to all that a spell brings, or floats above what goes along the ground."""
    macc = {"stat": "macc", "vs": "meva"}
    slumber = spell("slumber", hit=macc, effects=[{"status": "sleep"}])
    quake = spell("quake", ground=True, hit=macc, damage=HARM)
    battle = Battle(
        mage("ann", slumber, quake, macc=90, kind="pc"),
        foe("imp", immune=["sleep"], meva=12),
        foe("bat", spd=2, conditions=["float"], meva=12),
    )
    assert [what for what, _ in said(battle, "cast", targets=["imp"], **{"with": "slumber"})] == ["note"]
    assert said(battle, "cast", targets=["imp"], **{"with": "slumber"})[-1] == ("note", "Sleep: immune")
    assert ("chance", "chance 78 (90 − 12)") in said(battle, "cast", targets=["bat"], **{"with": "slumber"})
    assert said(battle, "cast", targets=["bat"], **{"with": "quake"})[-1] == ("vain", "floats above it")
    assert ("chance", "chance 78 (90 − 12)") in said(battle, "cast", targets=["imp"], **{"with": "quake"})
