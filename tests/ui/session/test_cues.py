"""When a cue is due, what was done with it last, and what it proposes."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from models.marks.cues import RECHARGE, Cue
from models.repositories.waves import Wave
from rules.core.facts import Command, Fact
from rules.core.state import Fight
from rules.engine.journal import Entry, Journal
from rules.system import registry
from ui.session.command_tags import CUE
from ui.session.cues import came_back, handled, is_due, proposed

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
    assert came_back(EMBER, [roll]) == back
    rolled: Command = {"do": "roll", "expression": "d6", CUE: [EMBER.id, 1]}
    journal = journal_of(SPENT, rolled, facts=(roll,))
    assert is_due(EMBER, fight_at(2, "ana"), registry.system("ffrpg"), journal, 1) != back


def test_a_cue_was_handled_last_where_it_was_latest_taken_or_let_go() -> None:
    journal = journal_of({"do": "note", "text": "", CUE: [3, 2]}, {"do": "note", "text": "", CUE: [4, 5]})
    assert handled({"3": 4, "4": 1, "spoiled": 9}, journal) == {3: 4, 4: 5}
    journal.cursor = 1
    assert handled({}, journal) == {3: 2}


def test_the_first_wave_with_these_letters_enters() -> None:
    waiting = {
        number: Wave({"when": "word", "number": number}, ({"name": name},))
        for number, name in ((2, "Guard"), (0, "Troll"), (1, "Guardian"))
    }
    system = registry.system("ffrpg")
    for text, wave in ((">", 0), (">guard", 1), (">troll", 0), (">nobody", None)):
        assert proposed(Cue(1, "round", text, 0), fight_at(1, None), system, waiting).wave == wave, text


def test_a_status_is_known_by_its_longest_name() -> None:
    system = registry.system("ffrpg")
    poison, slow = system.statuses["poison"], system.statuses["slow"]
    words = {"poison": replace(poison, label="Slow"), "slow": replace(slow, label="Slow death")}
    cue = Cue(1, "round", "+slow death 2 and more", 0, on=("ana",))
    fight = fight_at(1, None)
    ana: Any = None
    fight.__dict__["combatants"] = {"ana": ana}
    (command,) = proposed(cue, fight, replace(system, statuses=words), {}).commands
    assert command == {"do": "condition", "status": "slow", "timer": 2, "actor": "ana"}
