"""Looking back: where one stands, what is told no longer and told again, and what goes on from there."""

from __future__ import annotations

from typing import Any

import pytest

from models.storage.errors import LibraryError
from rules.core.facts import Fact
from rules.engine.join_commands import ALONG
from tests.there import there
from tests.ui.session.playing import ATTACK, Playing
from ui.session.history_view import HistoryView


class Looking:
    """What is told while one looks back."""

    def __init__(self, playing: Playing) -> None:
        self.playing = playing
        self.past = HistoryView(playing.conductor)
        self.moves: list[tuple[int, int]] = []
        """How many facts are told no longer, and how many again, with each move."""
        self.past.position_changed.connect(self._moved)

    def _moved(self, gone: list[Fact], told: list[Fact]) -> None:
        self.moves.append((len(gone), len(told)))

    @property
    def at(self) -> int:
        return self.playing.conductor.steps_done


@pytest.fixture
def looking(stair: Playing) -> Looking:
    """Three blows, of which the last two are one step; nobody looks back yet."""
    blow: dict[str, Any] = {"do": "damage", "actor": "guard-a", "amount": 3}
    stair.conductor.commands([blow, blow, {**blow, ALONG: True}])
    stair.forget()
    return Looking(stair)


def test_one_steps_over_what_is_one_step_both_ways_and_no_further_than_now_and_the_start(looking: Looking) -> None:
    now = looking.at
    looking.past.step(-1)
    looking.past.step(-1)
    assert (looking.at, looking.playing.hp("guard-a"), looking.moves) == (now - 3, 40, [(2, 0), (1, 0)])
    looking.past.step(1)
    looking.past.step(1)
    looking.past.step(1)
    assert (looking.at, looking.playing.hp("guard-a"), looking.moves[2:]) == (now, 31, [(0, 1), (0, 2), (0, 0)])
    looking.past.look_back(-5)
    assert (looking.at, there(looking.past.shown).last) == (0, now)
    looking.past.step(-1)
    assert looking.at == 0
    looking.past.look_back(now + 5)
    assert looking.at == now


def test_a_place_inside_of_a_step_is_its_end(looking: Looking) -> None:
    now = looking.at
    looking.past.look_back(now - 1)
    assert looking.at == now
    looking.past.look_back(now - 2)
    assert looking.at == now - 2


def test_one_looks_at_the_fight_as_it_was_when_something_had_just_happened(looking: Looking) -> None:
    facts = [fact for fact in looking.playing.conductor.log() if fact["kind"] == "damage"]
    looking.past.look_back_at(facts[0])
    assert looking.playing.hp("guard-a") == 37
    looking.past.look_back_at(facts[1])
    assert looking.playing.hp("guard-a") == 31, "both blows of a step are done in it"
    looking.past.look_back_at({"kind": "house_rules"})
    assert looking.at >= 1


def test_coming_back_tells_what_was_left_out_and_asks_again(looking: Looking) -> None:
    playing = looking.playing
    playing.do(ATTACK, 20)
    asked, now = playing.question, looking.at
    looking.past.look_back(now - 3)
    assert (playing.conductor.open_question, playing.told[-1]) == (None, "unasked")
    looking.past.come_back()
    assert (playing.question, looking.at, looking.moves[-1]) == (asked, now, (0, 3))
    assert there(playing.conductor.open_question).answers == 1
    moves = len(looking.moves)
    looking.past.come_back()
    assert len(looking.moves) == moves, "now nothing is looked at"


def test_going_back_tells_what_came_later_no_longer_and_redo_does_it_again(looking: Looking) -> None:
    playing, now = looking.playing, looking.at
    playing.conductor.hide("guard-b", hidden=True)
    looking.past.look_back(now - 2)
    assert looking.past.go_back()
    assert (looking.at, playing.hp("guard-a"), looking.moves[-1]) == (now - 2, 37, (2, 0))
    assert (playing.conductor.looks_back, playing.conductor.marking.hidden) == (False, frozenset())
    other = playing.reopened()
    assert (other.hp("guard-a"), other.conductor.marking.hidden) == (37, frozenset())
    playing.conductor.redo()
    playing.conductor.redo()
    assert (playing.hp("guard-a"), set(playing.conductor.marking.hidden)) == (31, {"guard-b"})


def test_where_nothing_came_later_there_is_nothing_to_go_back_from(looking: Looking) -> None:
    assert not looking.past.go_back()
    looking.past.look_back(looking.at)
    assert looking.playing.conductor.looks_back
    assert not looking.past.go_back()
    assert (looking.playing.conductor.looks_back, looking.playing.hp("guard-a")) == (False, 31)


def test_rulings_that_were_gone_back_from_are_none_any_more(looking: Looking) -> None:
    playing, now = looking.playing, looking.at
    ruled = playing.conductor.current_fight.ruled
    assert len(ruled) == 3
    looking.past.look_back(now - 2)
    looking.past.go_back()
    assert ruled == {now - 3}
    playing.do({"do": "note", "text": "one"})
    assert ruled == {now - 3}
    playing.conductor.undo()
    assert ruled == {now - 3}
    playing.do({"do": "heal", "actor": "guard-a", "amount": 1})
    assert ruled == {now - 3, now - 2}


def test_a_branch_is_the_fight_that_opens_by_itself_and_what_it_parts_from_no_longer_is(looking: Looking) -> None:
    playing, first = looking.playing, there(looking.playing.conductor.encounter_id)
    playing.do(ATTACK, 20)
    looking.past.look_back(looking.at - 2)
    assert looking.past.branch("What if")
    second = there(playing.conductor.encounter_id)
    assert (second != first, playing.conductor.encounter_name, playing.hp("guard-a")) == (True, "What if", 37)
    assert (playing.conductor.open_question, playing.conductor.looks_back) == (None, False)
    assert playing.library.journals.last_open() == second
    playing.conductor.put_away()
    assert playing.library.journals.last_open() is None
    playing.library.encounters.remove([second])
    assert playing.library.journals.last_open() is None, "what it parted from was put away for it"
    assert playing.conductor.resume(first)
    assert (playing.hp("guard-a"), there(playing.conductor.open_question).answers) == (31, 1)


def test_a_branch_that_the_library_refuses_leaves_everything_as_it_is(
    looking: Looking, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise LibraryError("full")

    looking.past.look_back(looking.at - 2)
    monkeypatch.setattr(looking.playing.library.branches, "add", refuse)
    assert not looking.past.branch("What if")
    assert (looking.playing.conductor.looks_back, looking.playing.hp("guard-a")) == (True, 37)
    assert len(looking.playing.failed) == 1


def test_when_it_was_is_said_by_the_round_and_before_the_first_by_the_phase(looking: Looking) -> None:
    looking.past.step(-1)
    assert looking.past.when == "Round 1"
    looking.past.look_back(0)
    assert looking.past.when == "Setup"
