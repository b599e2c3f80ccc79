"""Whose a die is: every die that rules ask for belongs to somebody, or to a side, so that its heading can say so."""

from __future__ import annotations

import json
from typing import Any

import pytest

from rules.engine.replay import replay
from rules.mechanics.table import Table
from tests.worked import SYSTEMS, examples


@pytest.mark.parametrize("system", SYSTEMS)
def test_no_die_of_the_worked_examples_belongs_to_nobody(system: str, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: set[tuple[str, bool]] = set()
    one_die, several = Table.die, Table.dice

    def die(table: Any, faces: Any, what: Any, actor: Any = None, *rest: Any, **more: Any) -> Any:
        asked.add((str(what), actor is not None))
        return one_die(table, faces, what, actor, *rest, **more)

    def dice(table: Any, faces: Any, what: Any, actor: Any = None, *rest: Any, **more: Any) -> Any:
        asked.add((str(what), actor is not None or bool(more.get("side"))))
        return several(table, faces, what, actor, *rest, **more)

    monkeypatch.setattr(Table, "die", die)
    monkeypatch.setattr(Table, "dice", dice)
    for example in examples(system):
        replay(json.dumps(example["script"]))
    assert asked
    assert {what for what, owned in asked if not owned} <= {"free roll"}
