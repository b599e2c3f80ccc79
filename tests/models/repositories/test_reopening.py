"""The library and the rules together: a fight is saved command by command and goes on from the file alone."""

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from models.library import Library
from models.repositories.creatures import Creature
from models.repositories.encounters import Encounter
from rules.core.state import Combatant, Pool
from rules.engine.service import AnswerNeeded, Done, RulesService
from rules.mechanics.dice_sources import TableDice
from rules.mechanics.table import Table
from rules.mechanics.vocabulary import Phrases
from rules.scripts.setup import new_fight
from rules.sheets.schema import Sheet
from rules.system import simple_fight
from rules.system.parts import Outcome, Turns
from rules.system.system import System


class DuelSheet(Sheet):
    hp: int


class DuelOptions(Sheet):
    pass


def begin(table: Table, surprise: Mapping[str, Any] | None) -> None:
    next_round(table)


def next_round(table: Table) -> None:
    """Everybody loses a die of hit points in every round, or steps aside."""
    table.put(table.fight, "phase", "action")
    table.put(table.fight, "round", table.fight.round + 1)
    table.fact("round", round=table.fight.round)
    for combatant in table.fight.combatants.values():
        if table.ask("step", combatant, ("stay", "aside")) == "stay":
            simple_fight.damage(table, combatant, table.die(6, "wound", combatant), None, None)


def set_pool(table: Table, combatant: Combatant, pool: str, value: int) -> None:
    table.put_pool(combatant, pool, value)


DUEL = System(
    id="duel",
    title="Duel",
    language="en",
    sheet=DuelSheet,
    options=DuelOptions,
    pools=(Pool("hp", "HP", vital=True),),
    statuses={},
    actions={},
    phrases=Phrases(),
    turns=Turns(begin=begin, next=next_round),
    rulings=replace(simple_fight.RULINGS, set_pool=set_pool),
    outcome=Outcome(order=lambda fight: tuple(fight.combatants)),
)


def find(system: str) -> System:
    if system != DUEL.id:
        raise LookupError(system)
    return DUEL


def stopped_and_started(library: Library) -> tuple[Library, RulesService]:
    """What a start finds: the fight that was running, from nothing but the file."""
    library.close()
    again = Library.open(library.path, systems=find)
    stored = again.journals.load(again.journals.running()[0])
    return again, RulesService.reopened(DUEL, stored.state, stored.packed, stored.cursor, stored.at)


@pytest.mark.parametrize("every", [1, 3, 100], ids=lambda every: f"a checkpoint every {every}")
def test_a_fight_goes_on_from_the_file_as_if_it_had_never_stopped(path: Path, every: int) -> None:
    library = Library.open(path, samples=(), systems=find)
    library.creatures.add([Creature(name="Guard", system="duel", sheet={"hp": 40})])
    encounter = library.encounters.add(Encounter(name="Yard", system="duel", seed=3)).id or 0
    library.encounters.add_creatures(encounter, [1], count=2)
    setup = library.setup(encounter)
    fight = new_fight(DUEL, DuelOptions(), setup.script["seed"], None, setup.script["combatants"])
    service = RulesService(fight, DUEL)
    library.journals.begin(encounter, setup.script, service.packed_fight(), setup.members)

    def save(result: object) -> None:
        assert isinstance(result, Done)
        cursor = service.journal.cursor
        library.journals.append(
            encounter,
            cursor,
            service.codec.pack_entry(result.entry),
            state=service.packed_fight() if cursor % every == 0 else None,
        )

    save(service.do({"do": "begin", "answers": ["stay", "aside"]}))
    for round_ in range(2, 8):
        save(service.do({"do": "next", "answers": ["stay", "stay"]}))
        if round_ % 3 == 0:
            service.do({"do": "undo"})
            library.journals.move_cursor(encounter, service.journal.cursor)
        before, facts = service.packed_fight(), service.journal.facts()
        library, service = stopped_and_started(library)
        assert service.packed_fight() == before
        assert service.journal.facts() == facts
    undone = service.packed_fight()
    while service.journal.cursor:
        service.do({"do": "undo"})
    library.journals.move_cursor(encounter, 0)
    library, service = stopped_and_started(library)
    assert service.fight.phase == "setup"
    assert [combatant.pools["hp"] for combatant in service.fight.combatants.values()] == [40, 40]
    for _ in range(5):
        service.do({"do": "redo"})
    assert service.packed_fight() == undone
    library.close()


def test_a_half_asked_command_comes_back_at_the_same_question(path: Path) -> None:
    library = Library.open(path, samples=(), systems=find)
    library.creatures.add([Creature(name="Guard", system="duel", sheet={"hp": 40})])
    encounter = library.encounters.add(Encounter(name="Yard", system="duel", seed=3)).id or 0
    library.encounters.add_creatures(encounter, [1], count=2)
    setup = library.setup(encounter)
    fight = new_fight(DUEL, DuelOptions(), setup.script["seed"], None, setup.script["combatants"])
    service = RulesService(fight, DUEL)
    library.journals.begin(encounter, setup.script, service.packed_fight(), setup.members)
    begun: dict[str, Any] = {"command": {"do": "begin"}, "dice": [4], "answers": ["stay"]}
    asked = service.do(begun["command"], TableDice(fight, begun["dice"], begun["answers"]))
    library.journals.save_pending(encounter, begun)
    library, service = stopped_and_started(library)
    pending = library.journals.load(encounter).pending
    again = service.do(pending["command"], TableDice(service.fight, pending["dice"], pending["answers"]))
    assert isinstance(asked, AnswerNeeded)
    assert isinstance(again, AnswerNeeded)
    assert (again.question, again.facts) == (asked.question, asked.facts)
    assert again.facts[-1]["amount"] == 4
    answered = service.do(pending["command"], TableDice(service.fight, pending["dice"], ["stay", "aside"]))
    assert isinstance(answered, Done)
    library.journals.append(encounter, 1, service.codec.pack_entry(answered.entry))
    assert library.journals.load(encounter).pending is None
    library.close()
