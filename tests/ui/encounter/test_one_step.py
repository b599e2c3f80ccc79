"""What is done to many at once is one step: one loop, one transaction, one refresh, and all of it or nothing."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from PySide6.QtCore import Qt

from models.library import Library
from models.repositories.encounters import Encounter, EncounterEntry
from models.repositories.journals import Journals
from models.storage.errors import LibraryError
from models.storage.store import Store
from rules.engine.join_commands import ALONG
from rules.engine.service import RulesService
from tests.there import there
from tests.ui.as_saved import Fault, assert_as_saved
from tests.ui.encounter.conftest import APP, GUARD, HERO, SYSTEM, GameTable
from ui.encounter.fight.page import FightPage
from ui.session.command_tags import one_step
from ui.session.loader import as_script
from ui.shell.main_window import MainWindow

MANY = 1000


@pytest.fixture
def horde(window: MainWindow, library: Library) -> Callable[[int], GameTable]:
    """Ana's turn against so many guards, who are all chosen."""

    def make(number: int) -> GameTable:
        entries = [
            EncounterEntry(name="Ana", side="party", sheet={**HERO, "spd": 60}),
            EncounterEntry(name="Guard", side="foes", count=number, sheet=GUARD),
        ]
        made = library.encounters.add(Encounter(name="Horde", system=SYSTEM, seed=4), entries)
        table = GameTable(window, library)
        assert window.conductor.open_prepared(there(made.id))
        table.all_by(APP)
        for _ in range(3):
            if table.fight.active != "ana":
                table.type(" ")
        table.page.order.select_together([id for id in table.fight.combatants if id != "ana"])
        return table

    return make


@contextmanager
def counted(monkeypatch: pytest.MonkeyPatch, table: GameTable) -> Iterator[dict[str, int]]:
    """How many transactions, signals and refreshes there are meanwhile."""
    found = {"transactions": 0, "happened": 0, "refreshed": 0}
    write, refresh = Store.write, FightPage._refresh

    def counting(name: str, do: Callable[..., Any]) -> Callable[..., Any]:
        def called(*given: Any, **named: Any) -> Any:
            found[name] += 1
            return do(*given, **named)

        return called

    def tell(_: object) -> None:
        found["happened"] += 1

    table.conductor.step_done.connect(tell)
    with monkeypatch.context() as patched:
        patched.setattr(Store, "write", counting("transactions", write))
        patched.setattr(FightPage, "_refresh", counting("refreshed", refresh))
        yield found
    table.conductor.step_done.disconnect(tell)


def hurt(table: GameTable) -> int:
    return sum(combatant.pools["hp"] < combatant.sheet.hp for combatant in table.fight.combatants.values())


def refuse(*_: object, **__: object) -> None:
    raise LibraryError("locked", name="Table.turnwright", folder="/")


@pytest.mark.parametrize("number", [3, 300, MANY])
def test_a_ruling_on_many_and_its_undo_and_redo_are_one_transaction_one_signal_and_one_refresh(
    horde: Callable[[int], GameTable], monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    table = horde(number)
    steps: tuple[tuple[Callable[[], object], int], ...] = (
        (lambda: table.type("-3\n"), number),
        (table.window.undo, 0),
        (table.window.redo, number),
    )
    for do, expected in steps:
        with counted(monkeypatch, table) as found:
            do()
        assert hurt(table) == expected
        assert found == {"transactions": 1, "happened": 1, "refreshed": 1}
        assert_as_saved(table)


def test_what_many_lose_stands_in_the_log_a_line_each_and_goes_with_undo(horde: Callable[[int], GameTable]) -> None:
    table = horde(240)
    before = table.log()
    table.type("-3\n")
    assert len(table.log()) == len(before) + 240
    table.window.undo()
    assert table.log() == before


@pytest.mark.parametrize("place", range(3))
def test_a_fault_in_the_middle_of_a_step_leaves_nothing_of_it(
    horde: Callable[[int], GameTable], monkeypatch: pytest.MonkeyPatch, place: int
) -> None:
    table = horde(3)
    said: list[str] = []
    table.conductor.save_failed.connect(said.append)
    do, runs = RulesService.do, [0]

    def fault(service: Any, command: Any, *given: Any, **named: Any) -> Any:
        runs[0] += 1
        if runs[0] > place:
            raise Fault
        return do(service, command, *given, **named)

    with monkeypatch.context() as patched:
        patched.setattr(RulesService, "do", fault)
        with pytest.raises(Fault):
            table.type("-3\n")
    assert len(said) == 1
    assert not hurt(table)
    assert_as_saved(table)


def test_a_step_that_the_library_refuses_has_not_happened_and_what_could_be_redone_still_can(
    horde: Callable[[int], GameTable], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = horde(5)
    table.conductor.command({"do": "note", "text": "one"})
    table.conductor.undo()
    with monkeypatch.context() as patched:
        patched.setattr(Journals, "append", refuse)
        table.type("-3\n")
    assert "Table.turnwright" in table.said
    assert not hurt(table)
    assert_as_saved(table)
    table.conductor.redo()
    assert table.log()[-1].endswith("one")
    table.type("-3\n")
    with monkeypatch.context() as patched:
        patched.setattr(Journals, "move_cursor", refuse)
        table.window.undo()
    assert hurt(table) == 5
    assert_as_saved(table)


# --- a question in the middle ------------------------------------------------------------------------------

FREE = {"do": "roll", "expression": "d6"}


def wounds(number: int, *, asks: int) -> list[dict[str, Any]]:
    """So much damage to each of four, with a roll in the middle that is made at the table."""
    blows: list[dict[str, Any]] = [
        {"do": "damage", "actor": id, "amount": number} for id in ("ana", "bea", "guard-a", "guard-b")
    ]
    blows.insert(asks, FREE)
    return [dict(item) for item in one_step(blows)]


def losses(table: GameTable) -> list[int]:
    return [
        table.fight.combatants[id].sheet.hp - table.fight.combatants[id].pools["hp"] for id in table.fight.combatants
    ]


@pytest.mark.parametrize("asks", range(5))
def test_a_question_in_the_middle_of_a_step_is_answered_and_undo_takes_the_whole_step(
    begun: GameTable, monkeypatch: pytest.MonkeyPatch, asks: int
) -> None:
    before = losses(begun)
    monkeypatch.setattr(begun.conductor.questions, "_app_rolls", lambda _: False)
    steps = begun.conductor.steps_done
    begun.conductor.commands(wounds(2, asks=asks))
    assert there(begun.conductor.open_question).answers == 0
    assert begun.conductor.steps_done == steps + asks
    assert_as_saved(begun, asked=True)
    begun.conductor.questions.answer_die(4)
    assert begun.conductor.open_question is None
    assert begun.conductor.steps_done == steps + 5
    assert losses(begun) != before
    assert_as_saved(begun)
    begun.window.undo()
    assert losses(begun) == before
    assert begun.conductor.steps_done == steps
    begun.window.redo()
    assert begun.conductor.steps_done == steps + 5


@pytest.mark.parametrize("asks", range(5))
@pytest.mark.parametrize("by", [Qt.Key.Key_Escape, Qt.Key.Key_Z])
def test_a_step_is_taken_back_whole_where_it_asks_in_the_middle(
    begun: GameTable, monkeypatch: pytest.MonkeyPatch, asks: int, by: Qt.Key
) -> None:
    before, log, steps = losses(begun), begun.log(), begun.conductor.steps_done
    monkeypatch.setattr(begun.conductor.questions, "_app_rolls", lambda _: False)
    begun.conductor.commands(wounds(2, asks=asks))
    if by == Qt.Key.Key_Z:
        begun.window.undo()
    else:
        begun.press(by)
    assert begun.conductor.open_question is None
    assert losses(begun) == before
    assert begun.log() == log
    assert begun.conductor.steps_done == steps
    assert not begun.conductor.can_redo, "half of a step is nothing that could be done again"
    assert_as_saved(begun)


@pytest.mark.parametrize("asks", range(5))
def test_a_fight_that_was_left_in_the_middle_of_a_step_goes_on_to_its_end(
    begun: GameTable, monkeypatch: pytest.MonkeyPatch, asks: int
) -> None:
    encounter, steps = there(begun.conductor.encounter_id), begun.conductor.steps_done
    before = losses(begun)
    monkeypatch.setattr(begun.conductor.questions, "_app_rolls", lambda _: False)
    begun.conductor.commands(wounds(2, asks=asks))
    question = there(begun.conductor.open_question).question
    begun.conductor.close_fight()
    assert begun.conductor.resume(encounter)
    assert there(begun.conductor.open_question).question == question
    begun.conductor.questions.answer_die(4)
    assert begun.conductor.steps_done == steps + 5
    given = [item["do"] for item in as_script({}, there(begun.conductor.service).journal)["commands"][steps:]]
    assert given.count("damage") == 4
    begun.window.undo()
    assert losses(begun) == before


def test_the_rest_of_a_step_that_cannot_be_kept_is_asked_for_again_with_its_question(
    begun: GameTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(begun.conductor.questions, "_app_rolls", lambda _: False)
    steps = begun.conductor.steps_done
    begun.conductor.commands(wounds(2, asks=2))
    before = losses(begun)
    with monkeypatch.context() as patched:
        patched.setattr(Journals, "append", refuse)
        begun.conductor.questions.answer_die(4)
    assert there(begun.conductor.open_question).answers == 0
    assert losses(begun) == before
    assert_as_saved(begun, asked=True)
    begun.conductor.questions.answer_die(4)
    assert begun.conductor.steps_done == steps + 5
    assert_as_saved(begun)


def test_what_goes_along_with_nothing_is_a_step_of_its_own(begun: GameTable) -> None:
    """Where the first comes to nothing, the others are not taken back with what stood before it."""
    begun.conductor.command({"do": "note", "text": "before"})
    log = begun.log()
    begun.conductor.commands([lambda: None, {"do": "damage", "actor": "ana", "amount": 3, ALONG: True}])
    assert begun.log() != log
    begun.window.undo()
    assert begun.log() == log
