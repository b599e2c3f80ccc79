"""When a cue is due, what was done with it last, and what it proposes."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from models.marks.cues import HURT, RECHARGE, Cue
from models.repositories.waves import Wave
from rules.core.facts import Command, Fact
from rules.core.state import Fight
from rules.engine import triggers
from rules.engine.journal import Entry, Journal
from rules.system import registry
from tests.ui.session.playing import ATTACK, Playing
from ui.session.command_tags import CUE
from ui.session.cues import cue_in_words, is_due, is_recharged, last_handled, proposal_of, stamp, when_words

EMBER = Cue(3, RECHARGE, "", 0, number=5, word="ember", who="ana")
SPENT: Command = {"do": "act", "actor": "ana", "action": "cast", "with": "ember"}


def journal_of(*commands: Command, facts: tuple[Fact, ...] = ()) -> Journal:
    journal = Journal()
    for number, command in enumerate(commands, 1):
        journal.add(Entry(number, command, (), (), list(facts)))
    return journal


def fight_at(round: int, active: str | None) -> Fight[Any]:
    return Fight(
        system="ffrpg", options={}, seed=1, generator=1, combatants={}, round=round, phase="action", active=active
    )


@pytest.mark.parametrize(("active", "due"), [("ana", True), ("bea", False), (None, False)])
def test_what_comes_back_is_rolled_for_in_the_turn_of_whose_it_is(active: str | None, due: bool) -> None:
    system = registry.system("ffrpg")
    assert is_due(EMBER, fight_at(2, active), system, journal_of(SPENT), None) == due
    assert not is_due(EMBER, fight_at(2, active), system, journal_of({"do": "next"}), None)


@pytest.mark.parametrize(("last", "due"), [(1, True), (2, False), (3, False)])
def test_a_cue_of_each_round_is_due_once_a_round(last: int, due: bool) -> None:
    assert is_due(EMBER, fight_at(2, "ana"), registry.system("ffrpg"), journal_of(SPENT), last) == due


@pytest.mark.parametrize(("total", "back"), [(4, False), (5, True), (6, True)])
def test_the_least_face_brings_it_back(total: int, back: bool) -> None:
    roll: Fact = {"kind": "roll", "total": total}
    assert is_recharged(EMBER, [roll]) == back
    rolled: Command = {"do": "roll", "expression": "d6", CUE: [EMBER.id, 1]}
    journal = journal_of(SPENT, rolled, facts=(roll,))
    assert is_due(EMBER, fight_at(2, "ana"), registry.system("ffrpg"), journal, 1) != back


def test_a_cue_was_handled_last_where_it_was_latest_taken_or_let_go() -> None:
    journal = journal_of({"do": "note", "text": "", CUE: [3, 2]}, {"do": "note", "text": "", CUE: [4, 5]})
    assert last_handled({"3": 4, "4": 1, "spoiled": 9}, journal) == {3: 4, 4: 5}
    journal.cursor = 1
    assert last_handled({}, journal) == {3: 2}


def test_the_first_wave_with_these_letters_enters() -> None:
    waiting = {
        number: Wave({"when": "word", "number": number}, ({"name": name},))
        for number, name in ((2, "Guard"), (0, "Troll"), (1, "Guardian"))
    }
    system = registry.system("ffrpg")
    for text, wave in ((">", 0), (">guard", 1), (">troll", 0), (">nobody", None)):
        assert proposal_of(Cue(1, "round", text, 0), fight_at(1, None), system, waiting).wave == wave, text


def test_a_status_is_known_by_its_longest_name() -> None:
    system = registry.system("ffrpg")
    poison, slow = system.statuses["poison"], system.statuses["slow"]
    words = {"poison": replace(poison, label="Slow"), "slow": replace(slow, label="Slow death")}
    cue = Cue(1, "round", "+slow death 2 and more", 0, on=("ana",))
    fight = fight_at(1, None)
    ana: Any = None
    fight.__dict__["combatants"] = {"ana": ana}
    (command,) = proposal_of(cue, fight, replace(system, statuses=words), {}).commands
    assert command == {"do": "condition", "status": "slow", "timer": 2, "actor": "ana"}


# --- in a fight that is played -----------------------------------------------------------------------------

WORDS: list[tuple[Cue, str]] = [
    (Cue(1, triggers.ROUND, "", 1, 3), "Round 3"),
    (Cue(1, triggers.EACH_ROUND, "", 1), "Round 2 and later"),
    (Cue(1, triggers.TICK, "", 1, 7), "tick 7"),
    (Cue(1, triggers.COUNT, "", 1, 8), "each round at initiative 8"),
    (Cue(1, triggers.PHASE, "", 1, word="action"), "Action Phase"),
    (Cue(1, triggers.TURN, "", 1, who="bea"), "turn of Bea"),
    (Cue(1, triggers.TURN, "", 1, who="gone"), "turn of gone"),
    (Cue(1, triggers.POOL, "", 1, 20, "hp", "bea"), "Bea: HP at 20 or less"),
    (Cue(1, triggers.POOL, "", 1, 50, "hp", "bea", share=True), "Bea: HP at 50% or less"),
    (Cue(1, triggers.POOL, "", 1, 50, "luck", "bea"), "Bea: luck at 50 or less"),
    (Cue(1, triggers.COUNTDOWN, "", 1, word="Tower"), "Tower runs out"),
    (Cue(1, HURT, "", 1, who="bea"), "Bea is hurt"),
    (Cue(1, RECHARGE, "", 1, 5, "ember", "ana"), "Ana recharges Ember on 5 to 6"),
    (Cue(1, triggers.FALLS, "", 1, who="bea"), "Bea no longer stands"),
    (Cue(1, triggers.ENDS, "", 1, word="slow", who="bea"), "Bea: Slow ends"),
    (Cue(1, triggers.ENDS, "", 1, word="cursed", who="bea"), "Bea: cursed ends"),
]


def test_each_cue_says_when_it_is_due(stair: Playing) -> None:
    system, teller = stair.conductor.system, stair.conductor.teller()
    assert [when_words(cue, system, teller) for cue, _ in WORDS] == [words for _, words in WORDS]
    assert cue_in_words(replace(WORDS[2][0], text="the bell rings"), system, teller) == "tick 7: the bell rings"
    assert cue_in_words(WORDS[2][0], system, teller) == "tick 7"


def due(playing: Playing, cue: Cue, last: int | None = None) -> bool:
    conductor = playing.conductor
    return is_due(cue, conductor.fight, conductor.system, conductor.current_fight.service.journal, last)


def test_damage_is_asked_about_once_and_only_what_came_after_the_cue_was_made(stair: Playing) -> None:
    def fact_count() -> int:
        return int(stamp(cue, stair.fight, stair.conductor.current_fight.service.journal))

    cue = Cue(1, HURT, "", 0, who="bea")
    assert not due(stair, cue)
    stair.do({"do": "damage", "actor": "ana", "amount": 3})
    stair.do({"do": "damage", "actor": "bea", "amount": 3, "pool": "mp"})
    assert not due(stair, cue), "another is hurt, and another pool"
    stair.do({"do": "damage", "actor": "bea", "amount": 3})
    assert due(stair, cue)
    assert not due(stair, cue, fact_count())
    assert not due(stair, replace(cue, made=fact_count()))
    last = fact_count()
    stair.do({"do": "note", "text": "on"})
    assert not due(stair, cue, last)
    stair.do({"do": "damage", "actor": "bea", "amount": 1})
    assert due(stair, cue, last)
    stair.conductor.undo()
    assert not due(stair, cue, last)


def test_before_the_fight_begins_and_once_it_has_ended_nothing_is_due(stair: Playing) -> None:
    cue = Cue(1, HURT, "", 0, who="bea")
    stair.do({"do": "damage", "actor": "bea", "amount": 3})
    assert due(stair, cue)
    stair.do({"do": "end"})
    assert not due(stair, cue)
    while stair.conductor.steps_done:
        stair.conductor.undo()
    stair.do({"do": "damage", "actor": "bea", "amount": 3})
    assert (stair.fight.phase, due(stair, cue)) == ("setup", False)


def test_what_has_been_used_is_rolled_for_by_whoever_used_it_alone(stair: Playing) -> None:
    journal = journal_of({**ATTACK, "with": "ember"})
    other = journal_of({**ATTACK, "with": "mace"}, {**ATTACK, "actor": "bea", "with": "ember"})
    fight, system = fight_at(2, "ana"), registry.system("ffrpg")
    assert is_due(EMBER, fight, system, journal, None)
    assert not is_due(EMBER, fight, system, other, None)
    journal.cursor = 0
    assert not is_due(EMBER, fight, system, journal, None), "it was taken back"
    assert stamp(EMBER, fight, journal) == 2


def proposals(playing: Playing, text: str, *on: str) -> list[Command]:
    cue = Cue(1, triggers.ROUND, text, 1, 3, on=on)
    return list(proposal_of(cue, playing.fight, playing.conductor.system, {}).commands)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("-7 it falls", [("damage", "ana", 7), ("damage", "bea", 7)]),
        ("−7", [("damage", "ana", 7), ("damage", "bea", 7)]),
        ("+5", [("heal", "ana", 5), ("heal", "bea", 5)]),
        ("-", []),
        ("-seven", []),
        ("it falls -7", []),
        ("+5 and -7", [("heal", "ana", 5), ("heal", "bea", 5)]),
        ("+5 -2", [("heal", "ana", 5), ("heal", "bea", 5), ("damage", "ana", 2), ("damage", "bea", 2)]),
        ("-slow", [("lift", "ana", None), ("lift", "bea", None)]),
        ("+slow", [("condition", "ana", None), ("condition", "bea", None)]),
        ("+Slow 3 -1", [("condition", "ana", 3), ("condition", "bea", 3), ("damage", "ana", 1), ("damage", "bea", 1)]),
        ("+slow 1", [("condition", "ana", 1), ("condition", "bea", 1)]),
        ("+slow 0", [("condition", "ana", None), ("condition", "bea", None)]),
        ("+cursed", []),
        ("2d6+3 fire", [("roll", None, "2d6+3")]),
        ("d%", [("roll", None, "d%")]),
        ("D20", [("roll", None, "D20")]),
        ("d", []),
        ("dance", []),
        ("12 men", []),
        ("2d6 -3", [("roll", None, "2d6"), ("damage", "ana", 3), ("damage", "bea", 3)]),
    ],
)
def test_a_text_begins_with_what_it_proposes(stair: Playing, text: str, told: list[tuple[Any, ...]]) -> None:
    found = [
        (command["do"], command.get("actor"), command.get("amount", command.get("timer", command.get("expression"))))
        for command in proposals(stair, text, "ana", "gone", "bea")
    ]
    assert found == told
    assert {command["pool"] for command in proposals(stair, text, "ana") if "pool" in command} <= {"hp"}


def test_what_comes_back_is_proposed_as_its_die_whatever_its_text_says(stair: Playing) -> None:
    found = proposal_of(replace(EMBER, text="-7"), stair.fight, stair.conductor.system, {})
    assert found.commands == ({"do": "roll", "expression": "d6", CUE: [EMBER.id, stair.fight.round]},)
