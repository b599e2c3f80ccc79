"""What is set in an action: no more targets than its field takes, and nothing to redo behind a new edit."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from rules.core.state import Combatant, Fight
from rules.mechanics.action import Action, Field, Option, Preview
from tests.there import there
from tests.ui.encounter.action_form import forms
from tests.ui.encounter.action_form.forms import FOES, LOUD, POWER, SLOW, SPELL, TARGETS, choices, field, form
from ui.encounter.action_form.model import ActionFormModel


@pytest.fixture
def fight() -> Fight:
    """Ana and Bea against four imps."""
    return forms.fight()


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


def test_of_a_side_those_who_are_down_stand_last_and_an_enemy_side_is_aimed_at_without_them() -> None:
    everybody = choices("imp-a", "imp-b", "bea", "ana")
    targets = field("targets", "targets", options=everybody, most=lambda *_: (1, 9))
    model = form(targets, people=forms.fight(imp_a="dead", bea="unconscious"))
    assert [option.id for option in model.options(targets)] == ["imp-b", "imp-a", "ana", "bea"]
    assert model.aim_side("imp-a")
    assert model.values["targets"] == ["imp-b"]
    model.aim_side("bea")
    assert model.values["targets"] == ["bea", "ana"], "help is for the fallen of one's own side, too"
    all_down = form(targets, people=forms.fight(imp_a="dead", imp_b="dead"))
    all_down.aim_side("imp-a")
    assert all_down.values["targets"] == ["imp-a", "imp-b"], "where nobody stands, those who lie there are meant"


def test_an_area_affects_those_of_whom_something_is_foretold_and_the_actor_where_it_hits_itself() -> None:
    cell = field("to", "cell", options=choices("1,1"))
    told = [Preview("damage", "3", "imp-a"), Preview("note", "pays", "ana"), Preview("cost", "2")]
    model = form(cell, preview=lambda _: tuple(told))
    model.put("to", "1,1")
    assert model.affected() == {"imp-a"}
    told.append(Preview("damage", "3", "ana"))
    again = form(cell, preview=lambda _: tuple(told))
    again.put("to", "1,1")
    assert again.affected() == {"imp-a", "ana"}
    resting = form(POWER, preview=lambda _: tuple(told))
    assert resting.affected() == frozenset(), "an action that is aimed at nobody marks nobody"


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


# --- taken up, put away, and gone back in --------------------------------------------------------------------


def changes(model: ActionFormModel) -> list[str]:
    """What is announced from now on."""
    told: list[str] = []
    model.action_changed.connect(lambda: told.append("changed"))
    model.step_restored.connect(lambda: told.append("restored"))
    return told


def test_what_is_put_away_leaves_nothing_set_and_is_told_once() -> None:
    model = form(SPELL, TARGETS)
    model.choose("ray")
    model.aim("imp-a")
    told = changes(model)
    model.stop()
    model.stop()
    assert (model.action, model.values, model.fields(), model.field, told) == (None, {}, (), None, ["changed"])
    assert (model.ready, model.can_redo) == (False, False)
    assert (model.title(), model.previews()) == ("", ())


def test_what_was_set_is_taken_back_one_by_one_and_then_the_action() -> None:
    model = form(SPELL, TARGETS, POWER)
    model.choose("ray")
    model.aim("imp-a")
    model.show(0)
    told = changes(model)
    model.undo()
    assert (model.values.get("targets"), model.open_field, told) == (None, 1, ["restored", "changed"])
    model.undo()
    assert ("with" in model.values, model.open_field) == (False, 0)
    model.redo()
    model.redo()
    assert (model.values["with"], model.values["targets"], model.can_redo) == ("ray", ["imp-a"], False)
    for _ in range(3):
        model.undo()
    assert model.action is None


def test_figures_of_one_number_are_one_step_and_another_field_is_another() -> None:
    model = form(TARGETS, POWER, field("reach", "number", needed=False))
    for value in (1, 12):
        model.put("power", value)
    model.put("reach", 3)
    model.put("power", 4)
    for power, reach in ((12, 3), (12, None), (1, None)):
        model.undo()
        assert (model.values.get("power"), model.values.get("reach")) == (power, reach)


def test_to_open_a_field_is_no_step() -> None:
    model = form(SPELL, TARGETS, POWER)
    model.choose("ray")
    for number in (2, 1, 0):
        model.show(number)
    model.show(7)
    assert model.open_field == 0
    model.undo()
    assert "with" not in model.values


def test_what_is_put_together_elsewhere_goes_on_here() -> None:
    first, second = form(SPELL, TARGETS, SLOW), form(SPELL, TARGETS, SLOW)
    first.choose("spark")
    first.toggle_all()
    told = changes(second)
    second.go_on_from(first)
    assert (second.values, second.open_field, second.show_all, told) == ({"with": "spark"}, 2, True, ["changed"])
    second.values["with"] = "ray"
    assert first.values["with"] == "spark"


# --- which fields there are ----------------------------------------------------------------------------------


def names(model: ActionFormModel) -> list[str]:
    return [shown.name for shown in model.fields()]


def test_what_one_rarely_sets_comes_on_request_and_goes_again() -> None:
    model = form(SPELL, SLOW, TARGETS)
    assert (names(model), model.waits(SLOW), model.waits(SPELL)) == (["with", "targets"], True, False)
    model.toggle_all()
    assert (names(model), there(model.field).name) == (["with", "slow", "targets"], "slow")
    model.show(2)
    model.toggle_all()
    assert (names(model), there(model.field).name) == (["with", "targets"], "targets")


def test_a_field_that_means_nothing_now_is_neither_shown_nor_given() -> None:
    only_rays = replace(POWER, shown=lambda _fight, _actor, values: values.get("with") == "ray")
    model = form(SPELL, TARGETS, only_rays)
    model.choose("ray")
    model.aim("imp-a")
    model.put("power", 5)
    assert model.command()["params"] == {"power": 5}
    model.show(0)
    model.choose("spark")
    assert names(model) == ["with", "targets"]
    assert "params" not in model.command()


def test_no_more_fields_are_asked_for_than_a_declaration_has() -> None:
    assert names(form(SPELL, TARGETS, POWER, only=frozenset({"with"}))) == ["with"]


def test_where_nobody_may_be_named_targets_are_not_asked_for() -> None:
    model = form(SPELL, replace(TARGETS, most=lambda *_: (0, 0)))
    assert names(model) == ["with"]


def test_a_number_for_each_target_is_a_field_for_each() -> None:
    def named(fight: Fight, actor: Combatant, values: Mapping[str, Any]) -> tuple[Option, ...]:
        return tuple(Option(id, id.capitalize()) for id in values.get("targets", ()))

    each = field("share", "number", needed=False, options=named)
    model = form(replace(TARGETS, most=lambda *_: (1, 3)), each)
    for id in FOES[:2]:
        model.aim(id)
    assert names(model) == ["targets", "share.imp-a", "share.imp-b"]
    assert model.fields()[2].label == "Share: Imp-b"
    model.put("share.imp-b", 4)
    assert model.command()["params"] == {"share": {"imp-b": 4}}


def test_a_cell_is_given_as_its_numbers() -> None:
    model = form(field("to", "cell", options=choices("1,2", "3,4")))
    model.choose("3,4")
    assert model.command() == {"do": "act", "actor": "ana", "action": "cast", "params": {"to": [3, 4]}}


def test_a_field_begins_with_what_goes_with_the_choice_before_it() -> None:
    hands = field(
        "hands", "choice", options=choices("one", "two"), begins=lambda _f, _a, v: {"ray": "two"}.get(v.get("with"))
    )
    model = form(SPELL, hands, TARGETS)
    found = [model.values["hands"]]
    model.choose("ray")
    found.append(model.values["hands"])
    assert model.command_with("with", "spark")["with"] == "spark"
    found.append(model.values["hands"])
    model.show(0)
    model.choose("spark")
    found.append(model.values["hands"])
    assert found == [None, "two", "two", None], "nothing is set by what is considered"


# --- what is filled in by itself -----------------------------------------------------------------------------


def test_what_can_be_one_thing_only_is_filled_in_and_the_first_that_is_missing_opens() -> None:
    one = field("with", "choice", options=choices("ray", "spark", closed="spark"))
    model = form(one, TARGETS, POWER)
    assert (model.values["with"], there(model.field).name, model.ready) == ("ray", "targets", False)
    model = form(SPELL, TARGETS)
    assert ("with" in model.values, there(model.field).name) == (False, "with")


def test_only_one_who_can_be_meant_is_aimed_at_by_itself() -> None:
    one = replace(TARGETS, options=choices("imp-a", "imp-b", closed="imp-b"))
    assert form(one).values["targets"] == ["imp-a"]
    friend = form(replace(TARGETS, options=choices("bea", "imp-a", closed="imp-a")))
    assert "targets" not in friend.values, "no friend is struck because no foe can be reached"
    assert form(replace(TARGETS, options=choices("bea"))).values["targets"] == ["bea"]
    two = form(replace(one, most=lambda *_: (2, 2)))
    assert "targets" not in two.values
    meant = form(replace(one, meant=lambda _f, _a, _v, other: other.side == "party"))
    assert "targets" not in meant.values
    assert (meant.is_meant_for("bea"), meant.is_meant_for("imp-a"), meant.is_meant_for("gone")) == (True, False, True)


def proposing(most: int) -> ActionFormModel:
    """An action that is aimed at one of two by itself, as its choice proposes."""
    proposed = {"ray": ["imp-a"], "spark": ["imp-b"]}
    aimed = replace(
        TARGETS, most=lambda *_: (1, most), proposes=lambda _f, _a, values: proposed.get(str(values.get("with")), ())
    )
    return form(SPELL, aimed)


def test_whom_a_thing_is_meant_for_is_guessed_once_it_is_known_and_anew_with_another() -> None:
    model = proposing(1)
    assert "targets" not in model.values
    model.choose("ray")
    assert model.values["targets"] == ["imp-a"]
    model.show(0)
    model.choose("spark")
    assert model.values["targets"] == ["imp-b"]
    model.aim("imp-b")
    model.show(0)
    model.choose("ray")
    assert model.values["targets"] == ["imp-b"], "who was named is no guess any more"


def test_who_was_guessed_gives_way_to_whoever_is_named_first_and_to_nobody_later() -> None:
    model = proposing(3)
    model.choose("ray")
    assert model.aim("imp-c")
    assert model.values["targets"] == ["imp-c"]
    for id, named in (("imp-a", ["imp-c", "imp-a"]), ("imp-c", ["imp-a"]), ("imp-d", ["imp-a", "imp-d"])):
        model.aim(id)
        assert model.values["targets"] == named


def test_who_was_guessed_and_is_named_is_meant() -> None:
    model = proposing(3)
    model.choose("ray")
    told = changes(model)
    assert model.aim("imp-a")
    assert (model.values["targets"], told) == (["imp-a"], ["changed"])
    model.aim("imp-b")
    assert model.values["targets"] == ["imp-a", "imp-b"]


def test_those_with_whom_it_was_taken_up_give_way_to_whoever_is_named() -> None:
    model = form(replace(TARGETS, most=lambda *_: (1, 4)), first_values={"targets": ["imp-a", "imp-b"]})
    assert model.ready
    model.aim("imp-c")
    assert model.values["targets"] == ["imp-c"]
    model.undo()
    assert model.values["targets"] == ["imp-a", "imp-b"]
    model.aim("imp-b")
    assert model.values["targets"] == ["imp-b"]


# --- aiming --------------------------------------------------------------------------------------------------


def test_nobody_is_aimed_at_whom_it_cannot_reach_and_nothing_at_nobody() -> None:
    model = form(SPELL, TARGETS)
    assert not model.aim("bea")
    assert not model.aim_side("bea")
    assert not form(SPELL).aim("imp-a")
    assert not form(SPELL).aim_side("imp-a")
    assert "targets" not in model.values


def test_of_one_target_another_takes_the_place_and_the_same_is_taken_out() -> None:
    model = form(TARGETS)
    for id, named in (("imp-a", ["imp-a"]), ("imp-b", ["imp-b"]), ("imp-b", [])):
        assert model.aim(id)
        assert (model.values["targets"], model.ready) == (named, bool(named))


def test_once_a_target_is_named_the_next_choice_that_is_missing_opens() -> None:
    model = form(TARGETS, SPELL, POWER)
    model.show(2)
    model.aim("imp-a")
    assert there(model.field).name == "with"
    model.choose("ray")
    model.show(2)
    model.aim("imp-b")
    assert there(model.field).name == "power", "nothing is missing: what is open stays so"


def test_who_waits_to_be_asked_for_is_asked_for_though_the_rules_would_take_the_actor() -> None:
    asked = replace(TARGETS, needed=False, most=lambda *_: (0, 2), asked=lambda *_: True)
    assert form(asked).limits(asked) == (1, 2)
    assert not form(asked).ready
    assert form(replace(asked, asked=None)).ready
    bare = field("targets", "targets", needed=False, options=choices(*FOES))
    assert form(bare).limits(bare) == (0, 1)
    assert form(TARGETS).limits(TARGETS) == (1, 1)


def test_the_bounds_of_a_number_are_those_of_now() -> None:
    assert form(POWER).bounds(POWER) == (-2, 12)
    moving = replace(POWER, most=lambda *_: (1, 3))
    assert form(moving).bounds(moving) == (1, 3)


def test_what_is_no_option_is_not_chosen() -> None:
    model = form(SPELL, TARGETS)
    told = changes(model)
    model.choose("ice")
    assert (model.values, told) == ({}, [])
    model.choose("ray")
    assert (model.title(), model.title("with", "spark")) == ("Ray", "Spark")


# --- what would come of it -----------------------------------------------------------------------------------


def test_nothing_is_foretold_of_those_whom_it_might_reach_before_one_is_named() -> None:
    def foretold(command: Mapping[str, Any]) -> tuple[Preview, ...]:
        return tuple(Preview("chance", id or "all", target=id) for id in (None, *command.get("targets", FOES)))

    model = form(SPELL, TARGETS, preview=foretold)
    model.choose("ray")
    assert [preview.text for preview in model.previews()] == ["all"]
    assert [preview.text for preview in model.previews_with("targets", "imp-b")] == ["all", "imp-b"]
    assert "targets" not in model.values
    model.aim("imp-c")
    assert [preview.text for preview in model.previews()] == ["all", "imp-c"]


def test_a_flag_that_is_off_by_default_is_given_only_where_it_is_on() -> None:
    model = form(TARGETS, LOUD)
    model.aim("imp-a")
    model.put("loud", True)
    assert model.command()["params"] == {"loud": True}
    model.put("loud", None)
    assert "params" not in model.command()
