"""The log in English, Spanish and Portuguese."""

import pytest

from rules.ffrpg import SYSTEM
from rules.log.narrative import TERSE, narrate
from rules.log.redaction import Edition, hidden_always, players_edition
from rules.log.refusals import refusal_sentence
from rules.log.sentences import RULINGS, Teller
from rules.system.translated_system import worded
from tests.rules.ffrpg.playing import BLADE, Battle, foe, hero, mage
from tools import messages

REFUSALS = [id.removeprefix("refused-") for id in messages.messages("ffrpg", "en") if id.startswith("refused-")]


def test_a_blow_is_told_with_its_reckoning() -> None:
    touch = {"status": "blind", "timer": 4, "cos": {"flat": 30}}
    battle = Battle(
        hero(name="Mint", weapons=[{**BLADE, "name": "Rod", "effects": [touch]}]), foe(arm=6, conditions=["protect"])
    )
    facts = battle.act("ann", "attack", "imp", dice=[48, 5, 14])
    assert battle.told(facts) == [
        "Mint → Imp, Rod: 48 against 90, hit",
        "Imp loses 4 HP (15 − ARM 6, Protect ÷ 2): 50 → 46",
        "Blind: 14 against 30, takes effect",
        "Imp: Blind (4)",
    ]
    assert battle.told(facts, "es")[:2] == [
        "Mint → Imp, Rod: 48 contra 90, impacto",
        "Imp pierde 4 HP (15 − ARM 6, Protect ÷ 2): 50 → 46",
    ]
    assert battle.told(facts, "pt_BR")[1] == "Imp perde 4 de HP (15 − ARM 6, Protect ÷ 2): 50 → 46"


def test_the_count_is_told() -> None:
    slow = {"id": "mug", "name": "Mug", "type": "slow", "ct": 10, "damage": {}}
    battle = Battle(mage("ann", slow), foe(conditions=["agility_down"]), begin={"stop": True})
    facts = battle.service.journal.facts()
    assert battle.told(facts)[-2:] == [
        "Ann rolls initiative: 5 + SPD 20 = 25",
        "Imp rolls initiative: 5 + SPD 3 − Agility Down 2 = 6",
    ]
    assert battle.told(battle.next())[-1] == "Tick 25: Ann’s turn"
    assert battle.told(battle.act("ann", "use_ability", "imp", using="mug")) == [
        "Ann charges Mug → Imp: resolves at 15"
    ]
    assert battle.told(battle.next(4)) == [
        "Tick 15: Mug, which Ann was charging, takes effect",
        "Ann: Mug → Imp",
        "Imp loses 5 HP (5): 50 → 45",
    ]


@pytest.mark.rule("FF-ST-confuse")
def test_a_face_that_nothing_can_come_of_is_told_as_such() -> None:
    battle = Battle(hero(conditions=["confuse"]), foe())
    told = battle.told(battle.act("ann", "forced", dice=[3, 1, 5, 5, 5]))
    assert told[0] == "Confuse decides for Ann (d8): 3, impossible, so it is rolled again"
    assert told[2] == "Confuse decides for Ann (d8): 5"


def test_what_bounces_off_has_its_name_but_not_where_its_caster_is_unseen() -> None:
    spark = {"id": "spark", "name": "Spark", "type": "magic", "hit": "auto", "damage": {}}
    battle = Battle(mage("ann", spark), foe("imp", conditions=["reflect"]))
    facts = battle.act("ann", "cast", "imp", using="spark", dice=[3])
    assert battle.told(facts)[1] == "Spark bounces off Imp to Ann"
    assert battle.told(facts, "es")[1] == "Spark rebota en Imp hacia Ann"
    assert battle.told(facts, "pt_BR")[1] == "Spark reflete em Imp para Ann"
    fact = next(fact for fact in facts if fact["kind"] == "reflect")
    unseen = {name: value for name, value in fact.items() if name not in ("source", "with")}
    assert battle.told([unseen]) == ["It bounces off Imp to Ann"]


def test_a_charge_names_whom_it_is_aimed_at_and_none_whom_the_players_do_not_see() -> None:
    spell = {"id": "flare", "name": "Flare", "type": "slow", "ct": 10, "target": "group", "damage": {}}
    battle = Battle(mage("ann", spell), foe("imp", group="van"), foe("bat", group="van", spd=2), begin={"stop": True})
    battle.next()
    facts = battle.act("ann", "use_ability", "imp", "bat", using="flare")
    assert battle.told(facts) == ["Ann charges Flare → Imp and Bat: resolves at 15"]
    assert battle.told(facts, "es") == ["Ann carga Flare → Imp y Bat: surte efecto en 15"]
    assert battle.told(facts, "pt_BR") == ["Ann carrega Flare → Imp e Bat: surte efeito em 15"]
    seen = Edition({"ann", "imp", "bat"}, {"ann"}, hidden_always(["bat"])).visible_facts(facts)
    assert battle.told(seen) == ["Ann charges Flare → Imp: resolves at 15"]
    seen = Edition({"ann", "imp", "bat"}, {"ann"}, hidden_always(["bat", "imp"])).visible_facts(facts)
    assert battle.told(seen) == ["Ann charges Flare: resolves at 15"]


@pytest.mark.rule("FF-INIT-10")
@pytest.mark.parametrize(
    ("language", "told"), [("en", "goes by the same die"), ("es", "comparte la iniciativa del grupo")]
)
def test_who_shares_a_die_is_not_said_to_roll(language: str, told: str) -> None:
    battle = Battle(hero("ann", spd=9), foe("a"), foe("b"), begin=False, group_initiative=True)
    facts = battle.begin(dice=[2, 7], stop=True)
    lines = battle.told([fact for fact in facts if fact["kind"] == "initiative"], language)
    assert [told in line for line in lines] == [False, False, True]


def test_what_multiplies_a_count_multiplies_all_that_stands_before_it() -> None:
    battle = Battle(mage("ann"), foe(conditions=["agility_down", "haste"]), begin={"stop": True})
    facts = battle.service.journal.facts()
    assert battle.told(facts)[-1] == "Imp rolls initiative: 5 + SPD 3 − Agility Down 2, Haste × 2 = 12"


def test_both_languages_say_the_same_things() -> None:
    english = messages.messages("ffrpg", "en")
    effects = {id for id in english if id.startswith("word-effect-")}
    for language in ("es", "pt_BR"):
        ours = messages.messages("ffrpg", language)
        assert all(message.values == english[id].values for id, message in ours.items())
        kept = ("refused-", "question-", "answer-")
        assert {id for id in ours if id.startswith(kept)} == {id for id in english if id.startswith(kept)}
    assert set(messages.messages("ffrpg", "es")) >= set(english) - effects
    assert SYSTEM.option_label("at_zero", "flee", {}, "es") == "Se teletransporta"


@pytest.mark.parametrize("code", REFUSALS)
def test_refusals_are_sentences(code: str) -> None:
    details = {"actor": "ann", "target": "imp", "item": "bolt"}
    for language in ("en", "es", "pt_BR"):
        sentence = refusal_sentence(SYSTEM, code, details, {"ann": "Ann", "imp": "Imp"}, language)
        assert sentence.endswith(".")
        assert "{" not in sentence


def test_chips_show_what_else_there_is() -> None:
    battle = Battle(mage("ann", {"id": "mug", "type": "slow", "ct": 9}, spd=40), foe())
    battle.act("ann", "use_ability", "imp", using="mug")
    assert [(chip.id, chip.value) for chip in SYSTEM.window.chips(battle.fight, battle.of("ann"))] == [
        ("charging", "36, Mug"),
        ("extreme", "45"),
    ]


def test_nothing_is_told_by_its_id() -> None:
    battle = Battle(hero(), foe(), begin={"surprise": {"by": "party"}, "dice": [100, 1, 5, 5], "stop": True})
    rolls = [line for line in battle.told(battle.service.journal.facts(), "es") if "saca" in line]
    assert rolls == ["Ann, Stealth: 0, saca 100: −100", "Imp, Awareness: 0, saca 1: −1"]
    battle.next()
    told = battle.told(battle.act("ann", "zero", kind="communicate", text="Down!"))
    assert told == ["Ann communicates: Down!"]
    assert battle.told(battle.act("ann", "zero", kind="style"), "pt_BR") == ["Ann mostra estilo"]


def test_one_of_a_thing_stands_in_the_singular() -> None:
    potion = {"id": "potion", "name": "Potion", "qty": 2}
    slow = {"id": "mug", "name": "Mug", "type": "slow", "ct": 25}
    battle = Battle(mage("ann", slow, items=[potion]), foe())
    told = battle.act("ann", "use_item", "ann", using="potion")
    assert battle.told(told, "es")[0] == "Ann usa Potion, queda 1"
    battle.do("set", actor="ann", stat="actions_left", value=1)
    assert battle.told(battle.act("ann", "wait", ticks=1)) == ["Ann waits 1 tick: 25 → 24"]
    battle.next()
    assert battle.told(battle.act("ann", "use_ability", "imp", using="mug"), "pt_BR") == [
        "Ann carrega Mug → Imp; passa para a próxima rodada 1 tick"
    ]
    late = Battle(hero(), foe())
    assert late.told(late.act("ann", "wait", ticks=30)) == ["Ann waits 30 ticks from 25: no more place this Round"]


def test_what_healing_gives_is_told_beside_what_it_could_have_given() -> None:
    potion = {"id": "potion", "qty": 3}
    battle = Battle(mage("ann", items=[potion], pools={"hp": 30}), foe())
    assert battle.told(battle.act("ann", "use_item", "ann", using="potion"))[-1] == "Ann recovers 20 of 50 HP: 30 → 50"
    battle.do("set", actor="ann", stat="actions_left", value=1)
    told = battle.act("ann", "use_item", "ann", using="potion")
    assert battle.told(told, "pt_BR")[-1] == "Ann não recupera HP: continua com 50"


@pytest.mark.parametrize(
    ("unit", "left", "told"),
    [("ticks", 6, "Fuse: 6 ticks left"), ("rounds", 1, "Fuse: 1 Round left"), ("turns", 2, "Fuse: 2 turns left")],
)
def test_a_countdown_is_told_with_its_unit(unit: str, left: int, told: str) -> None:
    battle = Battle(hero(), foe())
    assert battle.told(battle.do("countdown", name="Fuse", **{unit: left})) == [told]
    assert battle.told(battle.do("timer", name="Fuse", value=0)) == ["Fuse: time is up"]


def test_a_ruling_is_marked_once_and_names_its_cells() -> None:
    battle = Battle(hero(cell=[5, 5]), foe(), board={"width": 20, "height": 20}, ranges=True)
    placed = battle.do("move", actor="ann", to=[15, 7])
    put = battle.do("move", actor="imp", to=[0, 0])
    later = battle.do("set", actor="imp", stat="initiative", value=7)
    names = {"ann": "Ann", "imp": "Imp"}
    for language, lines in {
        "en": ["GM: Ann is put from F6 to P8", "GM: Imp is put on A1", "GM: Imp comes at 7"],
        "es": ["El director: Ann pasa de F6 a P8", "El director: Imp se coloca en A1", "El director: Imp actúa en 7"],
        "pt_BR": ["Mestre: Ann passa de F6 para P8", "Mestre: Imp passa a A1", "Mestre: Imp age em 7"],
    }.items():
        facts = [*placed, *put, *later]
        teller = Teller(SYSTEM, names, language, battle.fight, frozenset(fact["command"] for fact in facts))
        assert [line for line in teller.lines(facts) if " = " not in line] == lines
    walked = battle.act("ann", "move", to=[15, 10])
    assert battle.told(walked) == ["Ann moves 3 m: P8 → P11"]


def narrated(battle: Battle, language: str = "en") -> list[str]:
    """The fight so far, a line a turn."""
    names = {id: combatant.name for id, combatant in battle.fight.combatants.items()}
    facts = battle.service.journal.facts()
    ruled = frozenset(entry.number for entry in battle.service.journal.entries if entry.command["do"] in RULINGS)
    told = narrate(TERSE, facts, Teller(SYSTEM, names, language, battle.fight, ruled))
    return [line.text for line in told if line.kind == "told"]


@pytest.mark.parametrize(
    ("language", "begun", "broken"),
    [
        (
            "en",
            "begins to charge Flare, which is carried over into the next Round",
            "breaks off Flare, which Ann was charging",
        ),
        ("es", "empieza a cargar Flare, que pasa al siguiente asalto", "interrumpe Flare, que cargaba Ann"),
        ("pt_BR", "começa a carregar Flare, que passa para a próxima rodada", "interrompe Flare, que Ann carregava"),
    ],
)
def test_a_charge_that_is_carried_over_begins_and_is_broken_off_by_a_fall(
    language: str, begun: str, broken: str
) -> None:
    """It was told as going on, and that it was lost not at all."""
    flare = {"id": "flare", "name": "Flare", "type": "slow", "ct": 40, "damage": {}}
    battle = Battle(mage("ann", flare), hero("bob", spd=2), foe(str=40, weapons=[BLADE]))
    battle.act("ann", "use_ability", "imp", using="flare")
    battle.next()
    battle.act("imp", "attack", "ann", dice=[20, 5])
    lines = narrated(battle, language)
    assert f"Ann {begun}" in lines
    assert any(line.startswith("Imp ") and line.endswith(broken) for line in lines), lines


def test_one_who_falls_by_nobodys_deed_breaks_off_its_charge() -> None:
    flare = {"id": "flare", "name": "Flare", "type": "slow", "ct": 10, "damage": {}}
    battle = Battle(mage("ann", flare, conditions=["poison"]), hero("bob", spd=2), foe())
    battle.act("ann", "use_ability", "imp", using="flare")
    battle.do("damage", actor="ann", amount=99)
    assert narrated(battle)[-1].endswith("loses 50 HP, falls unconscious and breaks off charging Flare")


def test_what_a_stranger_was_charging_is_named_to_the_game_master_alone() -> None:
    """Nobody told the players what the mage began, so nothing that becomes of it says so."""
    flare = {"id": "flare", "name": "Flare", "type": "slow", "ct": 4, "damage": {}}
    battle = Battle(mage("imp", flare, side="foes"), hero("bob", spd=2))
    battle.act("imp", "use_ability", "bob", using="flare")
    battle.do("damage", actor="imp", amount=99)
    facts = battle.service.journal.facts()
    edition = players_edition(battle.fight.combatants, facts, hidden_always(()))
    names = {id: combatant.name for id, combatant in battle.fight.combatants.items()}
    teller = Teller(SYSTEM, names, "en", battle.fight)
    assert any("Flare" in line for line in teller.lines(facts))
    assert not any("Flare" in line for line in teller.lines(edition.visible_facts(facts)))


def test_rulings_and_rolls_for_spoils_are_told_in_prose_as_what_comes_of_them() -> None:
    drops = [{"item": "tincture", "chance": 50}, {"item": "eye-drops", "chance": 50}]
    battle = Battle(mage("ann", kind="pc"), foe("a", drops=drops, spd=4), foe("b", spd=3))
    battle.do("condition", actor="ann", status="control", source="a")
    battle.do("set", actor="ann", sheet={"agi": 17})
    battle.do("set", actor="b", stat="initiative", value=7)
    before = narrated(battle)
    control, *rulings = before[-1].split("; ")
    assert control == "Ann is now under the control of A"
    assert rulings == [
        "the sheet of Ann is changed (AGI now 17)",
        "B has Initiative set to 7 and is moved to tick 7",
    ]
    for id in ("a", "b"):
        battle.do("damage", actor=id, amount=99)
    facts = battle.do("end", dice=[8, 99])
    assert [fact["success"] for fact in facts if fact["kind"] == "roll"] == [True, False]
    for language in ("en", "es", "pt_BR"):
        assert not any("Eye Drops" in line or "Tincture" in line for line in narrated(battle, language))


def test_who_ambushes_and_who_notices_is_told() -> None:
    battle = Battle(hero(), foe("a"), foe("b"), begin=False)
    battle.begin(surprise={"by": "party", "result": "partial", "alert": ["b"]}, dice=[5])
    facts = [fact for fact in battle.service.journal.facts() if fact["kind"] == "surprise"]
    assert battle.told(facts) == ["Surprise by the party: some are alert, a Preemptive Round (alert: B)"]


def test_who_stands_on_which_face_is_told() -> None:
    battle = Battle(hero(), hero("bob", spd=19), foe("a"), foe("b", spd=2))
    assert battle.told(battle.act("a", "pincer", faces={"b": "right", "bob": "right"})) == [
        "Pincer Attack on the party. Left: A against Ann. Right: B against Bob"
    ]
    assert battle.told(battle.act("a", "pincer", "b"), "es") == [
        "Pincer Attack contra el grupo. Izquierda: A contra Ann y Bob. Derecha: B, a espaldas de los demás"
    ]


def test_why_an_escape_needs_no_dice_is_told() -> None:
    for conditions, waive, line in (
        ([], {"waive": ["imp"]}, "Ann is let go by Imp"),
        (["sleep"], {}, "Nobody can hold Ann back"),
    ):
        battle = Battle(hero(), foe(conditions=conditions), initiative_stop=False)
        assert battle.told(battle.act("ann", "flee", **waive)) == [line, "Ann escapes"]


@pytest.mark.rule("FF-SPO-03")
def test_what_is_left_behind_is_counted_and_called_as_the_book_calls_it() -> None:
    drops = [{"item": "x-potion"}, {"item": "eye-drops"}]
    battle = Battle(mage("ann", kind="pc"), foe("a", drops=drops, spd=4), foe("b", drops=drops, spd=3))
    for id in ("a", "b"):
        battle.do("damage", actor=id, amount=99)
    told = battle.told(battle.do("end"))
    assert [line for line in told if "XP" in line] == ["0 XP and 0 Gil for Ann; X-Potion × 2 and Eye Drops × 2"]


@pytest.mark.parametrize(("name", "told"), [("Antidote", "Antídoto"), ("Snake Oil", "Snake Oil"), ("", "Antídoto")])
def test_a_thing_that_a_sheet_calls_as_the_book_does_is_said_in_the_readers_language(name: str, told: str) -> None:
    ann = mage("ann", kind="pc", items=[{"id": "antidote", "name": name, "qty": 3}])
    battle = Battle(ann, foe("a", drops=[{"item": "antidote"}], spd=4))
    battle.do("damage", actor="a", amount=99)
    facts = battle.do("end")
    teller = Teller(worded(SYSTEM, "es"), {"ann": "Ann", "a": "Imp"}, "es", battle.fight)
    assert [line for line in teller.lines(facts) if line.endswith(f"; {told}")]


@pytest.mark.rule("FF-SPO-02")
def test_the_spoils_name_those_who_get_them() -> None:
    guide = hero("guide", kind="npc", spd=8)
    battle = Battle(mage("ann", kind="pc"), hero("bob", kind="pc", spd=9), guide, foe("a", xp=50, gil=31, spd=4))
    battle.do("damage", actor="a", amount=99)
    assert "25 XP and 15 Gil apiece for Ann and Bob" in battle.told(battle.do("end"))
