"""What is set in an action: no more targets than its field takes, and nothing to redo behind a new edit."""

from __future__ import annotations

from collections.abc import Mapping
from types import SimpleNamespace
from typing import Any

import pytest

from rules.core.state import Combatant, Fight
from rules.mechanics.action import Action, Field, Option
from ui.encounter.action_form.model import ActionFormModel

FOES = ("imp-a", "imp-b", "imp-c", "imp-d")


def combatant(id: str, side: str) -> Combatant:
    return Combatant(id=id, name=id, side=side, sheet=SimpleNamespace(), pools={})


@pytest.fixture
def fight() -> Fight:
    """Ana against four imps."""
    ana = combatant("ana", "party")
    return Fight(combatants={"ana": ana, **{id: combatant(id, "foes") for id in FOES}})


def aimed_at(fight: Fight, most: int, *, repeats: bool = False) -> ActionFormModel:
    """An action of Ana's that takes one imp or more, up to `most`."""

    def imps(fight: Fight, actor: Combatant, values: Mapping[str, Any]) -> tuple[Option, ...]:
        return tuple(Option(id, id) for id in FOES)

    targets: Field[Any, Any] = Field(
        "targets", "targets", "Targets", options=imps, most=lambda *_: (1, most), repeats=repeats
    )
    model = ActionFormModel()
    action: Action[Any, Any] = Action("blast", "Blast", run=lambda *_: None, fields=(targets,))
    model.start(fight, fight.combatants["ana"], action, lambda command: ())
    return model


def test_one_target_more_than_the_field_takes_has_the_first_named_make_room(fight: Fight) -> None:
    model = aimed_at(fight, 2)
    for id, named in (("imp-a", ["imp-a"]), ("imp-b", ["imp-a", "imp-b"]), ("imp-c", ["imp-b", "imp-c"])):
        assert model.aim(id)
        assert model.values["targets"] == named
    assert model.command()["targets"] == ["imp-b", "imp-c"]


def test_where_a_target_may_be_named_again_its_strikes_count_too(fight: Fight) -> None:
    model = aimed_at(fight, 3, repeats=True)
    for id in ("imp-a", "imp-a", "imp-b", "imp-b"):
        model.aim(id)
    assert model.values["targets"] == ["imp-a", "imp-b", "imp-b"]


@pytest.mark.parametrize(("most", "named"), [(1, ["imp-c"]), (2, ["imp-c", "imp-a"]), (3, ["imp-c", "imp-a", "imp-b"])])
def test_a_side_is_aimed_at_as_far_as_the_field_takes_it(fight: Fight, most: int, named: list[str]) -> None:
    model = aimed_at(fight, most)
    assert model.aim_side("imp-c")
    assert model.values["targets"] == named


def test_a_new_edit_leaves_nothing_to_redo(fight: Fight) -> None:
    model = aimed_at(fight, 1)
    model.aim("imp-a")
    model.aim("imp-b")
    model.undo()
    redoable = [model.can_redo]
    model.aim("imp-c")
    redoable.append(model.can_redo)
    assert redoable == [True, False]
    model.redo()
    assert model.values["targets"] == ["imp-c"]
    model.undo()
    assert model.values["targets"] == ["imp-a"]
