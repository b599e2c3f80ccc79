"""Marks of a fight and edits of the library made over it: taken back and done again among the commands."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtGui import QUndoCommand, QUndoStack

from models.marks.cues import Cue
from models.marks.marks import MarkStep
from models.marks.play_styles import TEMPERAMENT
from rules.core.facts import Command
from tests.there import there
from tests.ui.session.playing import ATTACK, Playing
from ui.session.marks import LibraryAside

HURT: Command = {"do": "damage", "actor": "guard-a", "amount": 3}


@pytest.fixture
def stack(qapp: object) -> QUndoStack:
    """The edits of the library."""
    return QUndoStack()


def edit(playing: Playing, stack: QUndoStack, words: str = "Hand it over") -> LibraryAside:
    """An edit of the library that is made over the fight."""
    stack.push(QUndoCommand(words))
    aside = LibraryAside.of(stack, playing.conductor.steps_done, words)
    playing.conductor.marking.note(aside)
    return aside


def hidden(playing: Playing) -> set[str]:
    return set(playing.conductor.marking.hidden)


def test_each_change_is_told_once_and_is_in_the_library(stair: Playing) -> None:
    conductor = stair.conductor
    changes: list[tuple[Callable[[], Any], set[str]]] = [
        (lambda: conductor.hide("guard-a", "guard-b", hidden=True), {"guard-a", "guard-b"}),
        (lambda: conductor.hide("guard-a", hidden=False), {"guard-b"}),
        (conductor.undo, {"guard-a", "guard-b"}),
        (conductor.undo, set()),
        (conductor.redo, {"guard-a", "guard-b"}),
    ]
    for change, now in changes:
        stair.forget()
        change()
        assert (stair.told, hidden(stair)) == (["marks"], now)
        assert hidden(stair.reopened()) == now


def test_what_the_library_refuses_to_keep_is_not_so_and_not_told(
    stair: Playing, refusing: Callable[[str], object]
) -> None:
    stair.conductor.hide("guard-b", hidden=True)
    refusing("save_marks")
    stair.forget()
    stair.conductor.hide("guard-a", hidden=True)
    assert (hidden(stair), stair.told, len(stair.failed)) == ({"guard-b"}, [], 1)
    stair.conductor.undo()
    assert (hidden(stair), stair.told, len(stair.failed)) == ({"guard-b"}, [], 2)


def test_a_new_edit_of_the_library_leaves_nothing_to_be_done_again(stair: Playing, stack: QUndoStack) -> None:
    stair.conductor.hide("guard-a", hidden=True)
    stair.conductor.undo()
    redoable = [stair.conductor.can_redo]
    edit(stair, stack)
    redoable.append(stair.conductor.can_redo)
    assert redoable == [True, False]
    stair.conductor.redo()
    assert hidden(stair) == set()


def test_an_edit_of_the_library_is_taken_back_in_its_place_and_done_again(stair: Playing, stack: QUndoStack) -> None:
    stair.do(HURT)
    edit(stair, stack)
    stair.do(HURT)
    undone = []
    for _ in range(3):
        stair.conductor.undo()
        undone.append((stack.index(), stair.hp("guard-a")))
    assert undone == [(1, 37), (0, 37), (0, 40)]
    redone = []
    for _ in range(3):
        stair.conductor.redo()
        redone.append((stack.index(), stair.hp("guard-a")))
    assert redone == [(0, 37), (1, 37), (1, 34)]


def test_an_edit_that_was_taken_back_elsewhere_is_passed_over(stair: Playing, stack: QUndoStack) -> None:
    stair.do(HURT)
    first, second = edit(stair, stack, "First"), edit(stair, stack, "Second")
    assert (first.is_done, second.is_done, second.is_undone) == (False, True, False)
    stack.undo()
    assert (first.is_done, second.is_done, second.is_undone) == (True, False, True)
    stair.conductor.undo()
    assert (stack.index(), stair.hp("guard-a"), first.is_undone) == (0, 37, True)
    stack.push(QUndoCommand("Another"))
    assert not first.is_done, "something else stands in its place"
    stair.conductor.undo()
    assert (stack.index(), stair.hp("guard-a")) == (1, 40)


def test_what_was_taken_back_in_the_library_is_not_said_to_be_while_it_is_not(
    stair: Playing, stack: QUndoStack
) -> None:
    aside = LibraryAside(stair.conductor.steps_done, "Hand it over", stack, 1)
    stair.conductor.marking.note(aside)
    stair.forget()
    stair.conductor.marking.take_back(aside)
    assert (stair.told, stair.conductor.marking.next(stair.conductor.steps_done)) == ([], None)


def test_marks_are_taken_back_the_last_first_and_before_the_command_in_front_of_them(stair: Playing) -> None:
    stair.do(HURT)
    for id in ("guard-a", "guard-b"):
        stair.conductor.hide(id, hidden=True)
    seen = []
    for _ in range(3):
        stair.conductor.undo()
        seen.append((hidden(stair), stair.hp("guard-a")))
    assert seen == [({"guard-a"}, 37), (set(), 37), (set(), 40)]
    for _ in range(3):
        stair.conductor.redo()
    assert (hidden(stair), stair.hp("guard-a"), stair.conductor.can_redo) == ({"guard-a", "guard-b"}, 37, False)


def test_a_command_leaves_no_mark_to_be_done_again_and_a_mark_leaves_the_command(stair: Playing) -> None:
    stair.do(HURT)
    stair.conductor.hide("guard-a", hidden=True)
    stair.conductor.undo()
    stair.do(HURT)
    redoable = [stair.conductor.can_redo, stair.reopened().conductor.can_redo]
    stair.conductor.undo()
    stair.conductor.hide("guard-b", hidden=True)
    redoable.append(stair.conductor.can_redo)
    assert redoable == [False, False, True]
    stair.conductor.redo()
    assert (hidden(stair), stair.hp("guard-a")) == ({"guard-b"}, 34)


def test_an_empty_value_is_not_kept_and_others_of_the_same_one_are(stair: Playing) -> None:
    marking, at = stair.conductor.marking, stair.conductor.steps_done
    marking.put(["ana", "bea"], TEMPERAMENT, "cunning", at, "how they play")
    marking.put(["ana"], "notes", "limps", at, "notes")
    marking.put(["ana", "bea"], TEMPERAMENT, "", at, "how they play")
    assert (marking.marks["ana"], TEMPERAMENT in marking.marks.get("bea", {})) == ({"notes": "limps"}, False)
    assert isinstance(marking.last(at), MarkStep)
    stair.conductor.undo()
    assert marking.marks["ana"] == {"notes": "limps", TEMPERAMENT: "cunning"}


def test_who_is_shown_again_keeps_what_else_was_noted_of_it(stair: Playing) -> None:
    marking = stair.conductor.marking
    marking.put(["guard-a"], "notes", "limps", stair.conductor.steps_done, "notes")
    stair.conductor.hide("guard-a", hidden=True)
    assert (marking.marks["guard-a"], marking.is_hidden("guard-b")) == ({"hidden": True, "notes": "limps"}, False)
    stair.conductor.hide("guard-a", hidden=False)
    assert marking.marks["guard-a"] == {"notes": "limps"}
    assert not marking.is_hidden("guard-a")


def test_going_back_takes_back_the_marks_behind_that_and_those_at_it_stay(stair: Playing) -> None:
    marking, at = stair.conductor.marking, stair.conductor.steps_done
    stair.conductor.hide("ana", hidden=True)
    for id in ("guard-a", "guard-b"):
        stair.do(HURT)
        stair.conductor.hide(id, hidden=True)
    stair.forget()
    marking.stand_at(at + 1)
    assert (hidden(stair), stair.told) == ({"ana", "guard-a"}, ["marks"])
    marking.stand_at(at + 1)
    assert stair.told == ["marks"], "nothing is marked behind that any more"
    assert marking.next(at + 2) is not None
    marking.stand_at(at)
    assert hidden(stair) == {"ana"}


def test_a_mark_over_an_open_question_stands_between_its_answers(stair: Playing) -> None:
    stair.do(ATTACK)
    stair.conductor.hide("guard-b", hidden=True)
    stair.conductor.questions.answer_die(20)
    stair.conductor.undo()
    assert (hidden(stair), stair.question.number) == ({"guard-b"}, 0)
    assert not stair.conductor.can_redo
    stair.conductor.undo()
    assert (hidden(stair), stair.conductor.open_question is None, stair.conductor.can_redo) == (set(), False, True)
    stair.conductor.redo()
    assert (hidden(stair), stair.conductor.open_question is None) == ({"guard-b"}, False)
    other = stair.reopened()
    other.conductor.undo()
    assert (hidden(other), other.conductor.open_question is None) == (set(), False)
    other.conductor.undo()
    assert other.conductor.open_question is None


def test_a_question_is_taken_back_before_what_was_marked_in_front_of_it(stair: Playing) -> None:
    conductor = stair.conductor
    conductor.marking.hide(["guard-a"], conductor.steps_done, hidden=True)
    stair.do(ATTACK)
    conductor.undo()
    assert (conductor.open_question is None, hidden(stair)) == (True, {"guard-a"})
    stair.do(ATTACK, 20)
    conductor.undo()
    assert conductor.open_question is not None, "the answer goes first, the command next"
    conductor.undo()
    assert (conductor.open_question is None, hidden(stair)) == (True, {"guard-a"})
    conductor.undo()
    assert hidden(stair) == set()


def test_another_fight_has_marks_of_its_own(stair: Playing) -> None:
    marking, at = stair.conductor.marking, stair.conductor.steps_done
    stair.conductor.hide("guard-a", hidden=True)
    marking.keep_cues([Cue(1, "round", "the bell", 1, 3)], {"7": 2}, at, "cue")
    assert ([cue.id for cue in marking.cues], marking.let_go) == ([1], {"7": 2})
    first = there(stair.conductor.encounter_id)
    second = there(stair.library.encounters.prepare_again(first, "Again").id)
    assert stair.conductor.open_prepared(second)
    assert (hidden(stair), marking.cues, marking.let_go) == (set(), (), {})
    assert (stair.conductor.can_undo, stair.conductor.can_redo) == (False, False)
    assert stair.conductor.resume(first)
    assert (hidden(stair), len(marking.cues)) == ({"guard-a"}, 1)
