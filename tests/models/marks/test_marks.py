"""Marks: every change of them has its way back, kept with them, and says from where to where somebody was hidden."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from models.marks import marks
from models.marks.marks import WHOLE_FIGHT, HiddenSpan

ANA = {"ana": {"hidden": True, "notes": "asleep"}}
SHOWN = {"ana": {"notes": "asleep"}}


def kept(*states: tuple[int, dict[str, Any]]) -> dict[str, Any]:
    """Marks as the library has them after one state has followed another, each at its place; as JSON would read it."""
    (_, last), *later = states
    steps = []
    for at, state in later:
        steps.append(marks.step_between(at, last, state, ("ana",)))
        last = state
    return json.loads(json.dumps(marks.with_steps(last, steps, ())))  # type: ignore[no-any-return]


def test_somebody_is_hidden_from_the_beginning_until_it_is_shown() -> None:
    found = marks.hidden_spans(kept((0, ANA), (2, SHOWN)), [3, 1, 4])
    assert found == {"ana": (HiddenSpan(0, 2, 1, 5),)}
    [span] = found["ana"]
    assert [n for n in range(1, 9) if span.contains(n)] == [1, 2, 3, 4]


def test_somebody_is_hidden_again_and_stays_so() -> None:
    found = marks.hidden_spans(kept((0, {}), (1, ANA), (2, SHOWN), (3, ANA)), [3, 1, 4, 2])
    assert found == {"ana": (HiddenSpan(1, 2, 4, 5), HiddenSpan(3, None, 9, None))}


def test_who_was_shown_before_anything_happened_was_never_hidden() -> None:
    assert marks.hidden_spans(kept((0, ANA), (0, SHOWN), (3, {})), [1, 1, 1]) == {}


def test_a_fight_of_before_steps_were_kept_is_hidden_as_it_stands() -> None:
    assert marks.hidden_spans(ANA, [2, 2]) == {"ana": (HiddenSpan(0, None, 1, None),)}


def test_what_was_marked_later_than_a_branch_parts_is_taken_back_in_it() -> None:
    found = kept((0, {}), (1, ANA), (3, SHOWN))
    there = marks.history_at(found, 2)
    assert there.marks == ANA
    assert [[step.at for step in each] for each in there[1:]] == [[1], [3]]
    assert marks.hidden_spans(found, [1, 1]) == {"ana": (HiddenSpan(1, None, 2, None),)}


def test_cues_of_before_they_had_places_of_their_own_are_taken_up() -> None:
    old = {WHOLE_FIGHT: {"cues": [{"id": 7, "text": "x"}, 3], "let_go": {"7": 2}}}
    assert marks.without_steps(old) == {WHOLE_FIGHT: {"cues": {"7": {"id": 7, "text": "x"}}, "let_go": {"7": 2}}}


@pytest.mark.parametrize(
    "spoiled",
    [
        3,
        [3],
        [{"at": -1, "changes": []}],
        [{"at": True, "changes": []}],
        [{"at": 0, "changes": [["ana", "hidden", "", [True]]]}],
        [{"at": 0, "changes": [["ana", "hidden", "", [1, 2], []]]}],
        [{"at": 0, "changes": [], "ids": [3]}],
        [{"at": 2, "changes": []}, {"at": 1, "changes": []}],
    ],
)
def test_steps_that_make_no_sense_are_left_out_and_the_marks_stand(spoiled: object) -> None:
    found = {**ANA, WHOLE_FIGHT: {"steps": spoiled}}
    assert marks.history_at(found, 3) == (ANA, [], [])
    assert marks.hidden_spans(found, [1, 1, 1]) == {"ana": (HiddenSpan(0, None, 1, None),)}


STATES = st.dictionaries(
    st.sampled_from(["", "ana", "bea"]),
    st.dictionaries(
        st.sampled_from(["hidden", "cues"]), st.dictionaries(st.sampled_from("12"), st.integers(), min_size=1)
    ),
)


@given(STATES, STATES)
def test_a_step_and_its_way_back_are_nothing(before: dict[str, Any], after: dict[str, Any]) -> None:
    def full(found: Any) -> dict[str, Any]:
        return {id: left for id, mark in found.items() if (left := {name: item for name, item in mark.items() if item})}

    there = marks.step_between(0, before, after)
    assert full(there.apply(before)) == full(after)
    assert full(there.revert(there.apply(before))) == full(before)


@pytest.mark.parametrize(
    ("kept", "amid"),
    [([{"do": "act"}, 2], ({"do": "act"}, 2)), ([{"do": "act"}, -1], None), (["act", 2], None), (3, None)],
)
def test_a_step_knows_over_which_command_it_was_made_where_that_makes_sense(kept: object, amid: object) -> None:
    steps = [{"at": 0, "changes": [["ann", "notes", "", [], ["late"]]], "amid": kept}]
    (found,) = marks.history_at({"ann": {"notes": "late"}, "": {"steps": steps}}, 0).done
    assert found.during == amid
    assert ("amid" in found.pack()) == (amid is not None)


def test_where_one_step_is_spoiled_none_is_taken_back() -> None:
    found = kept((0, {}), (1, ANA), (3, SHOWN))
    found[WHOLE_FIGHT]["steps"][0]["at"] = "one"
    assert marks.history_at(found, 2) == (SHOWN, [], [])
