"""What an action is told: read from a command, written as one, told by a form field by field."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import pytest

from rules.core.questions import Refusal
from rules.mechanics.action import Option
from rules.mechanics.params import Reading, param


@dataclass(frozen=True, slots=True, kw_only=True)
class Trial:
    """An attempt, and how another may undo it."""

    way: str = param("way", "choice", words={"force": "Force", "wit": "Wit"}, default="force", needed=True)
    skill: str | None = param("resist.skill", "text", default=None)
    number: int = param("resist.number", "number", minimum=1, maximum=40, default=12)


READING = Reading(Trial)


@pytest.mark.parametrize("given", [{"way": "wit"}, {"way": "force", "resist": {"skill": "run", "number": 7}}])
def test_what_stands_inside_a_param_is_read_as_it_is_written(given: dict[str, Any]) -> None:
    told = READING.read({"params": given})
    assert READING.written(told) == {"params": given}
    so_far = READING.so_far(READING.flat({"params": given}))
    assert so_far.params == told
    assert so_far.known == {"way", "skill", "number"}


def test_what_must_be_said_is_written_though_it_is_what_a_form_begins_with() -> None:
    with pytest.raises(Refusal):
        READING.read({})
    assert READING.written(Trial()) == {"params": {"way": "force"}}


@pytest.mark.parametrize("inside", [{}, {"number": 60}, {"skill": 3}, {"skill": "run", "luck": 1}, "run", ["run"]])
def test_a_fault_inside_a_param_is_one_of_the_whole(inside: Any) -> None:
    with pytest.raises(Refusal) as refused:
        READING.read({"params": {"way": "wit", "resist": inside}})
    assert refused.value.details == {"param": "resist", "value": inside}
    so_far = READING.so_far(READING.flat({"params": {"way": "wit", "resist": inside}}))
    assert so_far.params.way == "wit"


def options(fight: Any, actor: Any, told: Any) -> tuple[Option, ...]:
    """Two who may be meant."""
    return Option("ann", "Ann"), Option("bob", "Bob")


@dataclass(frozen=True, slots=True, kw_only=True)
class Volley:
    """Shots, what hinders them, and a modifier for each of those aimed at."""

    hindered: tuple[str, ...] = param("by", "choices", also=("choice",), words={"wind": "Wind", "rain": "Rain"})
    each: Mapping[str, int] = param("each", "number", choices=options)
    shape: Mapping[str, Any] | None = param("shape", "map", hidden=True)


SHOTS = Reading(Volley)


def test_one_of_several_may_stand_alone_and_a_number_for_each_is_a_map() -> None:
    assert SHOTS.read({"params": {"by": "wind"}}) == SHOTS.read({"params": {"by": ["wind"]}})
    told = SHOTS.read({"params": {"each": {"ann": -5}, "shape": {"any": []}}})
    assert (told.each, told.shape) == ({"ann": -5}, {"any": []})
    assert SHOTS.written(told) == {"params": {"each": {"ann": -5}, "shape": {"any": []}}}
    assert hash(SHOTS.read({})) == hash(Volley())


@pytest.mark.parametrize(
    "given",
    [{"by": "sand"}, {"by": ["sand"]}, {"each": 5}, {"each": {"ann": True}}, {"each": {3: 3}}, {"shape": "big"}],
)
def test_what_is_no_such_thing_is_refused(given: dict[str, Any]) -> None:
    ((name, value),) = given.items()
    with pytest.raises(Refusal) as refused:
        SHOTS.read({"params": given})
    assert refused.value.details == {"param": name, "value": value}


def _backwards(raw: Any) -> str:
    if not isinstance(raw, str):
        raise TypeError(raw)
    return raw[::-1]


@dataclass(frozen=True, slots=True, kw_only=True)
class Song:
    """What is sung, by how many, and how it is written."""

    voices: tuple[str, ...] = param("voices", "choices", words={"high": "High", "low": "Low"}, minimum=1, maximum=2)
    tune: str = param("tune", "choice", read=_backwards, needed=True)
    verses: int = 3


@pytest.mark.parametrize("voices", [[], ["high", "low", "high"]])
def test_no_more_are_chosen_and_no_fewer_than_may_be(voices: list[str]) -> None:
    with pytest.raises(Refusal):
        Reading(Song).read({"params": {"tune": "abc", "voices": voices}})


def test_a_field_may_say_itself_how_it_is_read_and_what_no_command_gives_is_known() -> None:
    assert Reading(Song).read({"params": {"tune": "abc"}}) == Song(tune="cba")
    assert Reading(Song).so_far({}).known == {"voices", "verses"}
    with pytest.raises(Refusal):
        Reading(Song).read({"params": {"tune": 3}})
