"""What an action is told: read from a command, written as one, told by a form field by field."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

from rules.params import Reading, param
from rules.questions import Refusal


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
