"""The long form of a test: `make prove` runs it, `make test` takes a part of it that meets the same code."""

from collections.abc import Iterable
from typing import TypeVar

import pytest
from _pytest.mark.structures import ParameterSet

Value = TypeVar("Value")

PROVE = pytest.mark.prove


def short_of(values: Iterable[Value], *short: Value) -> list[Value | ParameterSet]:
    """All values as the parameters of a test, of which `make test` takes the `short` ones alone."""
    found = list(values)
    assert [one for one in short if one not in found] == []
    return [one if one in short else _long(one) for one in found]


def _long(value: object) -> ParameterSet:
    return pytest.param(*(value if isinstance(value, tuple) else (value,)), marks=PROVE)
