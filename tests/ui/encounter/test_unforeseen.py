"""A rule or a save that raises what nobody foresaw: nothing is left half done, and the table plays on."""

from collections.abc import Callable
from typing import Any

import pytest

from models.repositories.journals import Journals
from models.storage.errors import LibraryError
from rules.engine.journal import Codec
from rules.engine.service import RulesService
from rules.mechanics.table import Table
from tests.proving import by_turns, short_of
from tests.there import there
from tests.ui.as_saved import Fault, assert_as_saved
from tests.ui.encounter.conftest import GameTable
from ui.session import fight as open_fight
from ui.session.dice_rollers import APP


def raising(before: Callable[..., Any] | None = None) -> Callable[..., Any]:
    """Raises, after doing what it stands for or at once."""

    def fault(*given: Any, **named: Any) -> Any:
        if before is not None:
            before(*given, **named)
        raise Fault

    return fault


HIT = {"do": "act", "actor": "ana", "action": "attack", "targets": ["guard-a"]}
GIVEN: dict[str, dict[str, Any]] = {"a ruling": {"do": "damage", "actor": "ana", "amount": 7}, "an action": HIT}
PLACES: dict[str, tuple[Any, str, bool]] = {
    "the save": (Journals, "append", False),
    "after the save": (Journals, "append", True),
    "packing": (Codec, "pack_entry", False),
    "the checkpoint": (RulesService, "packed_fight", False),
    "the question's save": (Journals, "save_pending", False),
    "after the question's save": (Journals, "save_pending", True),
    "the run of the rules": (RulesService, "do", False),
    "after the run of the rules": (RulesService, "do", True),
}


@pytest.mark.parametrize(
    ("place", "given"),
    short_of(
        [(place, given) for place in PLACES for given in GIVEN],
        *((place, "an action") for place in PLACES),
        ("the save", "a ruling"),
    ),
)
def test_a_fault_in_a_command_leaves_the_fight_as_it_was_saved(
    begun: GameTable, monkeypatch: pytest.MonkeyPatch, place: str, given: str
) -> None:
    begun.conductor.command({"do": "note", "text": "one"})
    begun.conductor.command({"do": "note", "text": "two"})
    begun.conductor.undo()
    said: list[str] = []
    begun.conductor.save_failed.connect(said.append)
    owner, name, after = PLACES[place]
    with monkeypatch.context() as patched:
        patched.setattr(open_fight, "CHECKPOINT_EVERY", 1)
        patched.setattr(owner, name, raising(getattr(owner, name) if after else None))
        try:
            begun.conductor.command(GIVEN[given])
            while begun.conductor.open_question is not None:
                begun.conductor.questions.answer_die(3)
        except Fault:
            patched.undo()
            assert len(said) == 1
            assert "fault in the program" in said[0]
    if begun.conductor.service is None:
        # The fault stood in the way of reading the fight again, too: it is closed, and can be opened.
        assert begun.conductor.resume(begun.library.journals.running()[0])
    assert_as_saved(begun)
    begun.conductor.command({"do": "note", "text": "three"})
    assert_as_saved(begun)
    assert begun.fight.combatants["ana"].name == "Ana"


@pytest.mark.parametrize("after", [False, True])
@pytest.mark.parametrize("way", ["undo", "redo"])
def test_a_fault_in_a_step_back_or_forth(
    begun: GameTable, monkeypatch: pytest.MonkeyPatch, way: str, after: bool
) -> None:
    begun.conductor.command({"do": "note", "text": "one"})
    begun.conductor.command({"do": "note", "text": "two"})
    begun.conductor.undo()
    with monkeypatch.context() as patched:
        patched.setattr(Journals, "move_cursor", raising(Journals.move_cursor if after else None))
        with pytest.raises(Fault):
            getattr(begun.conductor, way)()
    assert_as_saved(begun)


@pytest.mark.parametrize("answers", range(2))
def test_a_rule_that_raises_at_an_answer_leaves_no_question(
    begun: GameTable, monkeypatch: pytest.MonkeyPatch, answers: int
) -> None:
    begun.conductor.command(HIT)
    for _ in range(answers):
        begun.conductor.questions.answer_die(2)
    assert begun.conductor.open_question is not None
    with monkeypatch.context() as patched:
        patched.setattr(Table, "die", raising(Table.die))
        with pytest.raises(Fault):
            begun.conductor.questions.answer_die(2)
    assert_as_saved(begun)
    begun.conductor.command(HIT)
    assert_as_saved(begun, asked=True)


def test_a_fault_in_the_rewards_leaves_the_fight_running(begun: GameTable, monkeypatch: pytest.MonkeyPatch) -> None:
    system = begun.conductor.system
    with monkeypatch.context() as patched:
        patched.setitem(vars(system.aftermath), "rewards", raising())
        with pytest.raises(Fault):
            begun.conductor.command({"do": "end"})
    assert_as_saved(begun)
    assert begun.library.journals.running() == [begun.conductor.encounter_id]
    begun.conductor.command({"do": "end"})
    assert begun.library.journals.running() == []


def test_a_question_that_raises_when_it_is_asked_again_bars_no_start(
    begun: GameTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun.conductor.command(HIT)
    fight = begun.conductor.encounter_id
    assert fight is not None
    begun.conductor.close_fight()
    with monkeypatch.context() as patched:
        patched.setattr(RulesService, "do", raising())
        with pytest.raises(Fault):
            begun.conductor.resume(fight)
    assert_as_saved(begun)


# --- refusals ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("refused", ["append", "save_pending", "move_cursor"])
def test_after_a_refused_save_memory_and_disk_agree_and_redo_is_there(
    begun: GameTable, monkeypatch: pytest.MonkeyPatch, refused: str
) -> None:
    begun.all_by(APP)
    for text in ("one", "two"):
        begun.conductor.command({"do": "note", "text": text})
    begun.conductor.undo()
    said: list[str] = []
    begun.conductor.save_failed.connect(said.append)

    def refuse(*_: object, **__: object) -> None:
        raise LibraryError("disk_full", name="Table.turnwright", folder="/")

    begun.all_by("table")
    with monkeypatch.context() as patched:
        patched.setattr(Journals, refused, refuse)
        if refused == "move_cursor":
            begun.conductor.undo()
            begun.conductor.redo()
        else:
            begun.conductor.command(HIT if refused == "save_pending" else {"do": "note", "text": "three"})
    assert said
    assert_as_saved(begun)
    begun.conductor.redo()
    assert begun.conductor.service is not None
    assert begun.conductor.service.journal.entries[-1].command == {"do": "note", "text": "two"}
    assert begun.conductor.service.journal.cursor == len(begun.conductor.service.journal.entries)
    assert_as_saved(begun)


@pytest.mark.parametrize(("way", "refused"), by_turns(["a die", "a line", "roll all"], ["append", "save_pending"]))
def test_an_answer_that_is_refused_is_asked_again_and_those_before_it_stand(
    begun: GameTable, monkeypatch: pytest.MonkeyPatch, refused: str, way: str
) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise LibraryError("locked", name="Table.turnwright", folder="/")

    conductor = begun.conductor
    begun.all_by("table")
    conductor.command(HIT)
    last = 5 if refused == "save_pending" else 3
    if refused == "append":
        conductor.questions.answer_die(5)
    before = there(conductor.open_question)
    said: list[str] = []
    conductor.save_failed.connect(said.append)
    with monkeypatch.context() as patched:
        patched.setattr(Journals, refused, refuse)
        for _ in range(2):
            if way == "a die":
                conductor.questions.answer_die(last)
            elif way == "a line":
                conductor.questions.answer_dice([(before.slots[0].place, last)])
            elif refused == "append":
                conductor.questions.roll_rest()
            assert_as_saved(begun, asked=True)
            asked = there(conductor.open_question)
            assert (asked.question, asked.slots, asked.answers) == (before.question, before.slots, before.answers)
            assert begun.said == (said[-1] if said else "")
    assert len(said) == (0 if way == "roll all" and refused != "append" else 2)
    while conductor.open_question is not None:
        conductor.questions.answer_die(last)
        last = 3
    assert_as_saved(begun)
    assert conductor.service is not None
    assert list(conductor.service.journal.entries[-1].dice) == [5, 3]


def test_a_question_that_is_taken_back_stays_so_where_the_library_refuses(
    begun: GameTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise LibraryError("locked", name="Table.turnwright", folder="/")

    begun.all_by("table")
    begun.conductor.command(HIT)
    with monkeypatch.context() as patched:
        patched.setattr(Journals, "save_pending", refuse)
        begun.conductor.cancel()
        begun.conductor.command({**HIT, "targets": ["guard-b"]})
        assert begun.conductor.open_question is None
    begun.conductor.command({"do": "note", "text": "on we go"})
    assert_as_saved(begun)


def test_who_rolls_stays_where_the_library_refuses(begun: GameTable, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise LibraryError("disk_full", name="Table.turnwright", folder="/")

    monkeypatch.setattr(type(begun.library.encounters), "save_rollers", refuse)
    said: list[str] = []
    begun.conductor.save_failed.connect(said.append)
    begun.conductor.rollers.set("party", APP)
    assert begun.conductor.rollers.of("party") == "table"
    assert len(said) == 1
