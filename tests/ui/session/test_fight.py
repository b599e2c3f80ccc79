"""What a step has changed, and what the end of a fight tells."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from rules.engine.journal import Change, Entry
from tests.ui.encounter.standing import fight_of
from ui.session.fight import Happening, ending

HURT: Change = ("orc", "pools", {"pv": 9}, {"pv": 4})


@pytest.mark.parametrize(
    ("changes", "changed"),
    [
        ([HURT], {"orc"}),
        ([HURT, ("", "active", "ana", "orc")], {"orc", ""}),
        ([HURT, ("", "round", 1, 2)], None),
        ([("", "phase", "setup", "action")], None),
        ([("orc", "phase", 1, 2)], {"orc"}),
    ],
)
def test_with_another_round_or_phase_anybody_may_have_changed(
    changes: Sequence[Change], changed: set[str] | None
) -> None:
    step = Happening("done", [Entry(1, {"do": "next"}, (), (), [], known=[*changes])])
    assert step.changed == (None if changed is None else frozenset(changed))


@pytest.mark.parametrize(
    ("kind", "changes", "passed_on"),
    [
        ("next", [], True),
        ("act", [HURT], False),
        ("act", [HURT, ("", "active", "ana", "orc")], True),
    ],
)
def test_the_turn_passes_on_where_another_is_active(kind: str, changes: Sequence[Change], passed_on: bool) -> None:
    step = Happening("done", [Entry(1, {"do": kind}, (), (), [], known=[*changes])])
    assert step.passed_on == passed_on


def test_whoever_has_left_is_not_down_at_the_end() -> None:
    service = fight_of(
        "d100",
        {"do": "leave", "actor": "orc", "reason": "fled"},
        {"do": "set", "actor": "elf", "pool": "pv", "value": -20},
    )
    found = ending(service.system, service.fight, "The stair", {}, {}, service.journal.facts())
    assert found.outcome["down"] == ["elf"]
    assert found.outcome["fallen"] == {"foes": ["Elf"]}
