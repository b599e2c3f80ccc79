"""The lines of the log by themselves: under what each folds away, what is taken back, and what the filters show."""

from __future__ import annotations

import pytest

from rules.core.facts import Fact
from rules.log.sentences import Teller
from rules.system import registry
from ui.encounter.log.model import DICE, LogFilter, LogLine, LogModel

FACTS: list[Fact] = [
    {"n": 1, "kind": "round", "round": 1},
    {"n": 2, "kind": "phase", "phase": "action"},
    {"n": 3, "kind": "turn", "actor": "ana"},
    {"n": 4, "kind": "note", "text": "It rains", "actor": "ana"},
    {"n": 5, "kind": "turn", "actor": "bea"},
    {"n": 6, "kind": "note", "text": "A bell rings"},
    {"n": 7, "kind": "phase", "phase": "end"},
    {"n": 8, "kind": "round", "round": 2},
    {"n": 9, "kind": "turn", "actor": "ana"},
    {"n": 10, "kind": "note", "text": "It still rains", "actor": "bea"},
]


@pytest.fixture
def teller() -> Teller:
    return Teller(registry.system("ffrpg"), {"ana": "Ana", "bea": "Bea"}, "en")


@pytest.fixture
def model(teller: Teller) -> LogModel:
    made = LogModel()
    made.show(FACTS, teller)
    return made


def shown(model: LogModel, shut: set[int], **chosen: str) -> list[int]:
    """The numbers of the facts that are shown."""
    lines = LogFilter()
    lines.setSourceModel(model)
    lines.fold(frozenset(shut))
    lines.choose(**chosen)
    rows = (lines.mapToSource(lines.index(row, 0)).row() for row in range(lines.rowCount()))
    return [model.lines[row].fact["n"] for row in rows]


def test_a_turn_folds_away_what_happens_in_it_and_a_round_all_of_its_turns(model: LogModel) -> None:
    numbers = [line.fact["n"] for line in model.lines]
    assert shown(model, set()) == numbers
    assert shown(model, {3}) == [n for n in numbers if n != 4]
    assert shown(model, {5}) == [n for n in numbers if n != 6]
    assert shown(model, {9}) == [n for n in numbers if n != 10]
    assert shown(model, {1}) == [n for n in numbers if n == 1 or n > 7]
    assert shown(model, {8}) == [n for n in numbers if n < 9]


def test_what_is_looked_for_is_found_though_it_is_folded_away(model: LogModel) -> None:
    assert shown(model, {1, 8}, words="rains") == [1, 4, 8, 10]
    assert 6 not in shown(model, set(), combatant="ana")
    assert 4 in shown(model, {3}, combatant="ana")
    assert shown(model, set(), family=DICE) == [1, 8]


def test_what_belongs_to_nobody_stands_further_out(teller: Teller) -> None:
    def indent(**fact: object) -> int:
        return LogLine({"n": 1, **fact}, teller).indent

    assert indent(kind="round", round=1) == 0
    assert indent(kind="turn", actor="ana") == 1
    assert indent(kind="note", text="It rains") == 1
    assert indent(kind="note", text="It rains", actor="ana") == 2
    assert indent(kind="heal", actor="ana", amount=3) == 2


def test_the_newest_are_taken_back_and_others_follow_under_the_turn_before(model: LogModel) -> None:
    model.take_back(FACTS[8:])
    assert model.rowCount() == len([line for line in model.lines if line.fact["n"] < 9])
    (line,) = model.lines_of([{"n": 9, "kind": "note", "text": "Again"}])
    assert line.under == (8, 0)
    model.take_back([])
    before = model.rowCount()
    model.add([line])
    assert model.rowCount() == before + 1
    assert model.sentence(9) == line.text
    assert model.sentence(77) == ""


def test_comments_stand_under_their_line_each_once_and_go_again(model: LogModel) -> None:
    before = [line.fact["n"] for line in model.lines]
    model.show_comments({4: "Mind the roof"})
    model.show_comments({4: "Mind the roof"})
    at = before.index(4) + 1
    assert model.rowCount() == len(before) + 1
    assert "Mind the roof" in model.lines[at].text
    assert model.lines[at].under == (1, 3)
    assert "rains" in model.sentence(4), "a comment is no sentence of the log"
    model.show_comments({4: "Mind the wall", 77: "Nowhere"})
    assert "Mind the wall" in model.lines[at].text
    model.show_comments({})
    assert [line.fact["n"] for line in model.lines] == before


def test_who_is_called_otherwise_is_so_in_all_lines(model: LogModel, teller: Teller) -> None:
    told: list[int] = []
    model.dataChanged.connect(lambda first, last: told.append(last.row()))
    model.speak_with(Teller(registry.system("ffrpg"), {"ana": "Ana", "bea": "Bea", "cat": "Cat"}, "en"))
    assert told == []
    model.speak_with(Teller(registry.system("ffrpg"), {"ana": "Anna", "bea": "Bea"}, "en"))
    assert told == [model.rowCount() - 1]
    assert any("Anna" in line.text for line in model.lines)
