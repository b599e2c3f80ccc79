"""The params of actions: what each may be, refused with `invalid_params` where it is not."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from rules.actions import Act
from rules.geometry import DIRECTIONS, Cell
from rules.questions import Refusal

Check = Callable[[Any], bool]


def check_params(act: Act, known: Mapping[str, Check], needed: Iterable[str]) -> None:
    """Refuses `invalid_params` for a param that is missing, unknown, or not what it has to be."""
    for name in needed:
        if name not in act.params:
            raise Refusal("invalid_params", param=name, value=None)
    for name, value in act.params.items():
        check = known.get(name)
        if check is None or not check(value):
            raise Refusal("invalid_params", param=name, value=value)


def needs_card(act: Act) -> str:
    """The card id in `with`; refuses `invalid_params` where there is none."""
    if act.with_id is None:
        raise Refusal("invalid_params", param="with", value=None)
    return act.with_id


def is_cell(value: Any) -> bool:
    """Whether it is a list of two whole numbers."""
    return (
        isinstance(value, list | tuple)
        and len(value) == 2
        and all(isinstance(part, int) and not isinstance(part, bool) for part in value)
    )


def is_path(value: Any) -> bool:
    """Whether it is a list of at least one cell."""
    return isinstance(value, list | tuple) and bool(value) and all(is_cell(cell) for cell in value)


def is_facing(value: Any) -> bool:
    """Whether it is one of the four directions."""
    return isinstance(value, str) and value in DIRECTIONS


def is_damage(value: Any) -> bool:
    """Whether it is a whole number from 0 to 999."""
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= 999


def is_flag(value: Any) -> bool:
    """Whether it is true or false."""
    return isinstance(value, bool)


def to_cell(value: Any) -> Cell:
    """The cell that a checked param names."""
    return (value[0], value[1])
