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


@pytest.fixture
def casting(fight: Fight) -> ActionFormModel:
    """Ana casts one of two spells, a ray at one imp or a spark at the first two alone, with what she adds to it."""

    def spells(fight: Fight, actor: Combatant, values: Mapping[str, Any]) -> tuple[Option, ...]:
        return (Option("ray", "Ray"), Option("spark", "Spark"))

    def reached(fight: Fight, actor: Combatant, values: Mapping[str, Any]) -> tuple[Option, ...]:
        return tuple(Option(id, id) for id in (FOES[:2] if values.get("with") == "spark" else FOES))

    fields: tuple[Field[Any, Any], ...] = (
        Field("with", "choice", "Spell", options=spells),
        Field("targets", "targets", "Targets", options=reached),
        Field("modifier", "number", "Modifier", needed=False, default=0),
    )
    model = ActionFormModel()
    action: Action[Any, Any] = Action("cast", "Cast", run=lambda *_: None, fields=fields)
    model.start(fight, fight.combatants["ana"], action, lambda command: ())
    return model


def test_another_choice_forgets_what_it_cannot_have(casting: ActionFormModel) -> None:
    casting.choose("ray")
    casting.aim("imp-d")
    casting.show(0)
    casting.choose("spark")
    assert (casting.values["targets"], casting.ready) == ([], False)
    casting.aim("imp-b")
    casting.show(0)
    casting.choose("ray")
    assert casting.values["targets"] == ["imp-b"], "whom both reach stays"


def test_a_command_that_is_considered_sets_nothing(casting: ActionFormModel) -> None:
    casting.choose("ray")
    casting.aim("imp-d")
    before = dict(casting.values)
    considered = casting.command_with("targets", ["imp-a"])
    assert (considered["with"], considered["targets"]) == ("ray", ["imp-a"])
    assert casting.values == before
    assert casting.command()["targets"] == ["imp-d"]


def test_what_is_as_usual_is_no_part_of_a_command(casting: ActionFormModel) -> None:
    casting.choose("ray")
    casting.aim("imp-d")
    assert casting.command() == {"do": "act", "actor": "ana", "action": "cast", "with": "ray", "targets": ["imp-d"]}
    casting.put("modifier", 3)
    assert casting.command()["modifier"] == 3
    casting.put("modifier", 0)
    assert "modifier" not in casting.command()


def test_the_target_named_last_is_taken_back_first(fight: Fight) -> None:
    model = aimed_at(fight, 3)
    for id in FOES[:3]:
        model.aim(id)
    for left in (["imp-a", "imp-b"], ["imp-a"], []):
        assert model.take_back()
        assert model.values["targets"] == left
    assert not model.take_back()
