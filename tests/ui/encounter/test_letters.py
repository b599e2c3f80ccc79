"""The letters that aim: once given they stay, in the running fight and when it is opened again."""

from models.creatures import Creature
from models.library import Library
from tests.ui.encounter.conftest import GUARD, SYSTEM, GameTable
from ui.encounter.rows import letters, letters_from_start

NAMES = {"hound": "Clockwork Hound", "mint": "Mint"}


def joins(*commands: tuple[int, str]) -> list[dict[str, object]]:
    return [{"kind": "join", "command": number, "actor": id} for number, id in commands]


def test_who_comes_later_takes_no_letter_away() -> None:
    names = {**NAMES, "guard-c": "Guard C"}
    assert letters_from_start(names, joins((4, "guard-c"))) == {"hound": "c", "mint": "m", "guard-c": "g"}
    assert letters(names, {})["guard-c"] == "c"


def test_letters_are_given_in_the_order_of_joining() -> None:
    names = {**NAMES, "cat": "Cat", "crab": "Crab"}
    assert letters_from_start(names, joins((2, "crab"), (5, "cat"))) == {
        "hound": "c",
        "mint": "m",
        "crab": "r",
        "cat": "a",
    }
    assert letters_from_start(names, joins((2, "cat"), (5, "crab")))["cat"] == "a"


def test_other_facts_change_no_letter() -> None:
    facts = [{"kind": "leave", "command": 1, "actor": "mint"}, {"kind": "note", "command": 2}]
    assert letters_from_start(NAMES, facts) == {"hound": "c", "mint": "m"}


def test_a_fight_opened_again_in_its_middle_has_the_letters_that_it_had(begun: GameTable, library: Library) -> None:
    abbot, guard = library.creatures.add(
        [Creature(name=name, system=SYSTEM, sheet=GUARD) for name in ("Abbot E", "Guard")]
    )
    for creature in (guard, abbot, guard):
        commands = [{"name": creature.name, "side": "foes", "sheet": creature.sheet}]
        begun.conductor.commands(begun.conductor.at_hand.join_commands(commands))
    begun.conductor.undo()
    begun.conductor.commands(begun.conductor.at_hand.join_commands([{"name": "Ana", "side": "foes", "sheet": GUARD}]))
    before = dict(begun.page.keys)
    assert len(before) == 7
    assert before != letters(begun.conductor.names, {})
    encounter = begun.conductor.encounter_id
    assert encounter is not None
    begun.window.put_away()
    assert begun.page.keys == {}
    begun.window.encounter.prepare.resume_asked.emit(encounter)
    assert begun.page.keys == before
    begun.conductor.undo()
    begun.conductor.redo()
    assert begun.page.keys == before
