"""However one wanders through a fight (undo, redo, the past, branches), no byte of what was changes."""

import json
import sqlite3
from contextlib import closing
from random import Random

import pytest

from rules.core.facts import Command
from rules.engine.replay import outcome
from tests.proving import short_of
from tests.ui.encounter.conftest import APP, GameTable

Rows = dict[int, tuple[object, ...]]
NO_BEGINNING = 2
"""After so many commands there is something to undo and to look back at."""


def entries(table: GameTable, encounter: int) -> Rows:
    """The journal of a fight as it lies in the file, byte for byte: its commands by their places."""
    with closing(sqlite3.connect(table.library.path)) as connection, connection:
        connection.text_factory = bytes
        rows = connection.execute("SELECT * FROM journal_entry WHERE encounter_id = ? ORDER BY n", (encounter,))
        return {int(row[1]): row[1:] for row in rows}


def stands(table: GameTable) -> str:
    """How the fight stands, as a script's outcome."""
    return json.dumps(outcome(table.conductor.current_fight.service))


class Wanderer:
    """Does one thing after the other, and looks each time at what lies in the file."""

    def __init__(self, table: GameTable, chance: Random) -> None:
        self.table, self.chance = table, chance
        self.home = table.conductor.encounter_id or 0
        self.branches = 0
        self.stood: dict[bytes, str] = {}
        """How the fight stood after the journal up to there."""

    def command(self) -> None:
        """Something new: what was undone is written over, what was done stays."""
        table, before, done = self.table, entries(self.table, self.home), self.table.conductor.steps_done
        target = self.chance.choice(list(table.fight.combatants))
        commands: list[Command] = [
            {"do": "damage", "actor": target, "amount": self.chance.randint(1, 9)},
            {"do": "heal", "actor": target, "amount": 3},
            {"do": "note", "text": f"note {self.chance.random()}"},
            {"do": "next", "override": True},
        ]
        table.conductor.command(self.chance.choice(commands))
        self._same(before, entries(table, self.home), done)

    def undo(self) -> None:
        """Undo, and often redo: both leave every row, and where both were done the fight as it stood."""
        before, stood = entries(self.table, self.home), stands(self.table)
        self.table.window.undo()
        if self.chance.random() < 0.6 and self.table.conductor.can_redo:
            undone = stands(self.table)
            self.table.window.redo()
            assert (stands(self.table) == stood) or undone == stood
        assert entries(self.table, self.home) == before

    def look(self) -> None:
        """A look at the past and back."""
        before, stood = entries(self.table, self.home), stands(self.table)
        past = self.table.page.past
        past.look_back(self.chance.randint(0, self.table.conductor.steps_done))
        past.step(self.chance.choice((-1, 1)))
        past.come_back()
        assert (entries(self.table, self.home), stands(self.table)) == (before, stood)

    def go_back(self) -> None:
        """The fight goes on from where it stood then, and what came later can still be done again."""
        before = entries(self.table, self.home)
        past = self.table.page.past
        past.look_back(self.chance.randint(1, self.table.conductor.steps_done))
        stood = stands(self.table)
        past.go_back()
        assert stands(self.table) == stood
        assert entries(self.table, self.home) == before

    def branch(self) -> None:
        """Another go at it is a journal of its own, which begins like this one."""
        before, table = entries(self.table, self.home), self.table
        table.page.past.look_back(self.chance.randint(1, table.conductor.steps_done))
        n, stood = table.conductor.steps_done, stands(table)
        self.branches += 1
        assert table.page.past.branch(f"Branch {self.branches}")
        there = table.conductor.encounter_id
        assert there not in (None, self.home)
        assert stands(table) == stood
        assert entries(table, there or 0) == {place: row for place, row in before.items() if place <= n}
        table.conductor.command({"do": "note", "text": "elsewhere"})
        table.conductor.put_away()
        assert table.conductor.resume(self.home)
        assert entries(table, self.home) == before

    def _same(self, before: Rows, after: Rows, done: int) -> None:
        for n in range(1, done + 1):
            assert after[n] == before[n]


@pytest.mark.parametrize("seed", short_of(range(1, 40), 1))
def test_no_way_through_a_fight_changes_what_was(begun: GameTable, seed: int) -> None:
    begun.all_by(APP)
    chance = Random(seed)
    wanderer = Wanderer(begun, chance)
    for _ in range(8):
        wanderer.command()
    ways = [wanderer.command] * 16 + [wanderer.undo] * 10 + [wanderer.look] * 8
    ways += [wanderer.go_back] * 4 + [wanderer.branch] * 2
    chance.shuffle(ways)
    for way in ways:
        while begun.conductor.steps_done < NO_BEGINNING:
            wanderer.command()
        way()
    stood, rows = stands(begun), entries(begun, wanderer.home)
    begun.conductor.put_away()
    assert begun.conductor.resume(wanderer.home)
    assert (stands(begun), entries(begun, wanderer.home)) == (stood, rows)
