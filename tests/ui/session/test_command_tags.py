"""What the window notes on commands, and what it reads of that in a journal."""

from __future__ import annotations

import pytest

from rules.core.facts import Command
from rules.engine.join_commands import ALONG, WAVE
from rules.engine.journal import Entry, Journal
from ui.session.command_runner import CommandQueue
from ui.session.command_tags import (
    CHECKED,
    CUE,
    MEMBER,
    entered,
    is_between_steps,
    joined_members,
    known_as,
    one_step,
    orders,
    step_at,
    without_notes,
)


def journal_of(*commands: Command) -> Journal:
    journal = Journal()
    for number, command in enumerate(commands):
        journal.add(Entry(number, command, (), (), []))
    return journal


def note(text: str, *, along: bool = False) -> Command:
    return {"do": "note", "text": text, ALONG: True} if along else {"do": "note", "text": text}


STEPS = journal_of(note("a"), note("b"), note("c", along=True), note("d", along=True), note("e"))


@pytest.mark.parametrize(("place", "step"), [(-1, ""), (0, "a"), (1, "bcd"), (2, "bcd"), (3, "bcd"), (4, "e"), (5, "")])
def test_a_step_is_all_that_goes_along_wherever_one_asks_in_it(place: int, step: str) -> None:
    assert "".join(str(command["text"]) for command in step_at(STEPS, place)) == step


def test_between_two_steps_and_at_both_ends_one_can_stand() -> None:
    assert [place for place in range(-1, 7) if not is_between_steps(STEPS, place)] == [2, 3]


def test_what_goes_along_goes_with_the_first_which_is_as_it_was() -> None:
    commands = [note(text) for text in "abc"]
    assert one_step(commands) == [note("a"), note("b", along=True), note("c", along=True)]
    assert (one_step([]), one_step(commands[:1])) == ([], commands[:1])


def test_a_script_has_none_of_what_the_window_notes() -> None:
    noted = {**note("a", along=True), WAVE: 1, MEMBER: 2, CUE: [3, 4], CHECKED: ["ana"]}
    assert without_notes(noted) == note("a")


def test_those_who_come_beside_somebody_stand_in_the_order_in_which_they_come() -> None:
    assert orders(["a", "b", "c"], None) == []
    after = [(command["actor"], command["after"]) for command in orders(["a", "b", "c"], ("after", "orc"))]
    assert after == [("a", "orc"), ("b", "a"), ("c", "b")]
    before = [(command["actor"], command["before"]) for command in orders(["a", "b", "c"], ("before", "orc"))]
    assert before == [("a", "orc"), ("b", "orc"), ("c", "orc")]


def test_whoever_was_taken_back_has_not_come() -> None:
    joins: list[Command] = [
        {"do": "join", "combatant": {"id": id}, WAVE: wave, MEMBER: member}
        for id, wave, member in (("a", 0, 7), ("b", 2, 8))
    ]
    journal = journal_of(*joins, note("c"))
    assert (entered(journal), joined_members(journal)) == ({0, 2}, {"a": 7, "b": 8})
    journal.cursor = 1
    assert (entered(journal), joined_members(journal)) == ({0}, {"a": 7})


def test_an_id_that_another_has_now_is_no_members_any_more() -> None:
    assert known_as({"ana": 1, "bea": 2}, {"bea": None, "cid": 3, "dog": None}) == {"ana": 1, "cid": 3}


def test_what_was_taken_since_it_was_kept_last_follows_again() -> None:
    queue = CommandQueue()
    queue.put([note("a"), lambda: None, note("b", along=True), note("c", along=True), note("d")])
    assert queue.take() == note("a")
    queue.keep()
    assert queue.rest() == [], "what is still to be made up is no part of it"
    assert queue.take() == note("b", along=True)
    assert queue.rest() == [note("c", along=True)]
    queue.go_back()
    assert [queue.take() for _ in range(4)] == [note("b", along=True), note("c", along=True), note("d"), None]
    assert not queue
    queue.put([note("a")])
    assert bool(queue)
    queue.clear()
    assert (bool(queue), queue.take()) == (False, None)


def test_a_command_that_is_taken_is_a_copy() -> None:
    queue, command = CommandQueue(), dict(note("a"))
    queue.put([command])
    assert queue.take() is not command
