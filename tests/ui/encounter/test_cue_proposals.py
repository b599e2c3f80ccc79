"""What cues wait for beyond rounds, and what they propose: rolls, statuses, waves; undone exactly."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtTest import QTest

from models.marks.cues import Cue
from models.repositories.waves import Wave
from rules.engine.triggers import ROUND
from tests.ui.encounter.conftest import APP, GameTable
from tests.ui.encounter.cueing import due, hp, let_go, make, take, to_round
from ui.session.cues import proposal_of


def rolls(table: GameTable) -> list[int]:
    return [int(fact["total"]) for fact in table.conductor.log() if fact["kind"] == "roll"]


def whole_round(table: GameTable) -> None:
    """On to Ana's next turn."""
    number = table.fight.round
    for _ in range(40):
        table.type(" ")
        if table.fight.round > number and table.fight.active == "ana":
            return
    raise AssertionError(table.fight.round)


def test_a_cue_comes_when_a_share_of_a_pool_is_left(begun: GameTable) -> None:
    make(begun, "guard a: hp at % or 25", "it flees")
    assert [cue.words for cue in begun.page.cue_line.ahead()] == ["Guard A: HP at 25% or less: it flees"]
    begun.conductor.command({"do": "set", "actor": "guard-a", "pool": "hp", "value": 11})
    assert not due(begun)
    begun.conductor.command({"do": "set", "actor": "guard-a", "pool": "hp", "value": 10})
    assert "it flees" in due(begun)


def test_concentration_is_asked_for_at_each_damage_and_its_roll_is_proposed(begun: GameTable) -> None:
    begun.all_by(APP)
    begun.page.order.select("bea")
    make(begun, "bea is hurt", "d20+5 concentration")
    assert not due(begun)
    begun.conductor.command({"do": "damage", "actor": "ana", "amount": 3})
    assert not due(begun)
    begun.conductor.command({"do": "damage", "actor": "bea", "amount": 3})
    assert "concentration" in due(begun)
    assert rolls(begun) == []
    take(begun)
    assert not due(begun)
    assert len(rolls(begun)) == 1
    begun.conductor.command({"do": "damage", "actor": "bea", "amount": 2})
    assert "concentration" in due(begun)
    let_go(begun)
    assert not due(begun)
    begun.window.undo()
    assert "concentration" in due(begun)
    begun.window.undo()
    assert not due(begun)
    begun.window.undo()
    assert "concentration" in due(begun)
    assert rolls(begun) == []


def test_a_thing_that_was_used_is_rolled_for_each_turn_until_its_die_brings_it_back(begun: GameTable) -> None:
    begun.all_by(APP)
    begun.page.order.select("ana")
    begun.window.menus.by_name["cue"].trigger()
    QTest.keyClicks(begun.page.card.line, "ana recharges ember 5\r")
    assert begun.page.card is None
    assert [cue.words for cue in begun.page.cue_line.ahead()] == ["Ana recharges Ember on 5 to 6"]
    assert not due(begun), "it has not been used"
    begun.conductor.command({"do": "act", "actor": "ana", "action": "cast", "with": "ember", "targets": ["guard-a"]})
    for face in (4, 5):
        whole_round(begun)
        begun.conductor.rollers.set("party", APP)
        assert due(begun) == "Now: Ana recharges Ember on 5 to 6"
        generator = begun.fight.generator
        take(begun)
        while rolls(begun)[-1] < face if face == 5 else rolls(begun)[-1] >= 5:
            begun.window.undo()
            begun.conductor.command({"do": "roll", "expression": "d6"})
            assert begun.fight.generator != generator
            take(begun)
        assert not due(begun)
        assert any("can use Ember again" in line for line in begun.log()) == (face == 5)
    whole_round(begun)
    assert not due(begun)
    assert [cue.words for cue in begun.page.cue_line.ahead()] == ["Ana recharges Ember on 5 to 6"]


def test_a_lair_acts_in_each_round_at_its_count_and_stands_on_the_timeline_before(begun: GameTable) -> None:
    assert begun.fight.tick == 19
    begun.page.order.select_together(["ana", "bea"])
    make(begun, "each round at initiative 8", "-3 the lair shakes")
    assert "tick 8: -3 the lair shakes" in begun.page.timeline.in_words()
    begun.all_by(APP)
    for number in (1, 2):
        while begun.fight.tick > 8 or begun.fight.round < number:
            assert not due(begun)
            begun.type(" ")
        assert "the lair shakes" in due(begun)
        lost = 60 - hp(begun, "bea")
        take(begun)
        assert 60 - hp(begun, "bea") == lost + 3
        assert not due(begun)
        to_round(begun, number + 1)
        while begun.fight.phase != "action":
            begun.type(" ")


def test_a_ceiling_comes_down_when_its_countdown_is_up_and_throws_several_down(begun: GameTable) -> None:
    begun.all_by(APP)
    begun.conductor.command({"do": "countdown", "name": "Ceiling", "rounds": 1})
    begun.page.order.select_together(["guard-a", "guard-b"])
    make(begun, "ceiling runs out", "-6 +slow 2 it comes down")
    assert not due(begun)
    to_round(begun, 2)
    assert due(begun) == "Now, for Guard A, Guard B: Ceiling runs out: −6 +slow 2 it comes down"
    assert hp(begun, "guard-a") == 40
    take(begun)
    assert (hp(begun, "guard-a"), hp(begun, "guard-b")) == (34, 34)
    assert all(begun.fight.combatants[id].condition("slow").timer == 2 for id in ("guard-a", "guard-b"))
    begun.window.undo()
    assert (hp(begun, "guard-a"), begun.fight.combatants["guard-a"].conditions) == (40, ())


def test_what_a_cue_will_propose_is_said_while_it_is_written(begun: GameTable) -> None:
    begun.page.order.select_together(["guard-a", "guard-b"])
    begun.window.menus.by_name["cue"].trigger()
    QTest.keyClicks(begun.page.card.line, "round 3\r")
    card = begun.page.card
    QTest.keyClicks(card.line, "-6 ")
    assert card.told.text() == "Proposes: 6 damage to Guard A, and 1 more"
    QTest.keyClicks(card.line, "2d6 +slow")
    label = begun.conductor.system.statuses["slow"].label
    assert card.told.text().endswith(f"; Free roll 2d6; {label} on Guard A, and 1 more")
    card.line.setText("")
    QTest.keyClicks(card.line, "only words")
    assert card.told.text().startswith("-10 and +5 hurt")


RULINGS: list[tuple[str, list[tuple[str, int | None]]]] = [
    ("-10 +5 boom", [("damage", 10), ("heal", 5)]),
    ("+Slow 3 -slow x", [("condition", 3), ("lift", None)]),
    ("+armor down 2 x", [("condition", 2)]),
    ("+nothing 3", []),
    ("boom -10", []),
    ("- 3", []),
    ("3 goblins", []),
    ("door opens", []),
    ("d6", [("roll", None)]),
    ("2d6+3 fire", [("roll", None)]),
]


def test_rulings_stand_at_the_front_of_the_words(begun: GameTable) -> None:
    for text, expected in RULINGS:
        cue = Cue(1, ROUND, text, 1, 2, on=("ana",))
        found = proposal_of(cue, begun.fight, begun.conductor.system, {}).commands
        assert [(item["do"], item.get("amount", item.get("timer"))) for item in found] == expected, text


def test_a_wave_is_named_by_some_of_its_letters(begun: GameTable) -> None:
    waves = {2: Wave({"when": "word", "number": 1}, ({"name": "Ogre"},)), 3: Wave({"when": "word"}, ({"name": "Imp"},))}
    cue = Cue(1, ROUND, "-4 >imp the gate opens", 1, 2, on=("ana",))
    found = proposal_of(cue, begun.fight, begun.conductor.system, waves)
    assert (found.wave, [command["do"] for command in found.commands]) == (3, ["damage"])
    assert proposal_of(replace(cue, text=">bat"), begun.fight, begun.conductor.system, waves).wave is None
