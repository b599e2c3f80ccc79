"""The long form of a test: `make prove` runs it, `make test` takes a part of it that meets the same code."""

import os
from collections.abc import Iterable, Sequence
from typing import TypeVar

import pytest
from _pytest.mark.structures import ParameterSet
from hypothesis import settings

Value = TypeVar("Value")

PROVE = pytest.mark.prove
AT_LEAST = int(os.environ.get("TURNWRIGHT_EXAMPLES", "0"))
"""Examples of every property that `make prove` tries at least."""


def tries(short: int) -> settings:
    """So many examples of a property for `make test`, and no fewer of them where one looks wider."""
    wide = 0 if settings.get_current_profile_name() == "steady" else 1000
    return settings(max_examples=max(short, AT_LEAST, wide))


def short_of(values: Iterable[Value], *short: Value) -> list[Value | ParameterSet]:
    """All values as the parameters of a test, of which `make test` takes the `short` ones alone."""
    found = list(values)
    assert [item for item in short if item not in found] == []
    return [item if item in short else _long(item) for item in found]


def by_turns(many: Sequence[str], few: Sequence[str]) -> list[tuple[str, str] | ParameterSet]:
    """All pairs as the parameters of a test, of which `make test` takes each of the many with one of the few."""
    pairs = [(item, other) for item in many for other in few]
    return short_of(pairs, *((item, few[turn % len(few)]) for turn, item in enumerate(many)))


def _long(value: object) -> ParameterSet:
    return pytest.param(*(value if isinstance(value, tuple) else (value,)), marks=PROVE)
