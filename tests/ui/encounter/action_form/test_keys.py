"""Figures choose options of the open field, nine to a page, and what is closed says why."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest
from PySide6.QtCore import Qt

from rules.core.state import Combatant, Fight
from rules.mechanics.action import Action, Field, Option
from tests.there import there
from tests.ui.encounter.action_form.forms import FOES, LOUD, POWER, SLOW, SPELL, TARGETS, WORDS, choices, field, form
from ui.encounter.action_form.keys import PER_PAGE, ActionFormKeys
from ui.encounter.action_form.model import ActionFormModel


def keys_for(many: int, *, closed: int | None = None) -> ActionFormKeys:
    """The keys of an action that asks for one of so many options; one of them may be closed."""

    def options(fight: Fight, actor: Combatant, values: Mapping[str, Any]) -> tuple[Option, ...]:
        return tuple(
            Option(str(number), f"Spell {number}", refused="no_points" if number == closed else None)
            for number in range(1, many + 1)
        )

    spell: Field[Any, Any] = Field("with", "choice", "Spell", options=options)
    ana = Combatant(id="ana", name="Ana", side="party", sheet=SimpleNamespace(), pools={})
    model = ActionFormModel()
    action: Action[Any, Any] = Action("cast", "Cast", run=lambda *_: None, fields=(spell,))
    model.start(Fight(combatants={"ana": ana}), ana, action, lambda command: ())
    return ActionFormKeys(model, lambda option: f"{option.label} is closed.", model)


@pytest.mark.parametrize(("many", "pages"), [(1, 1), (9, 1), (10, 2), (18, 2), (19, 3)])
def test_there_are_as_many_pages_as_options_need(many: int, pages: int) -> None:
    keys = keys_for(many)
    (field,) = keys._composer.fields()
    assert keys.pages_of(field) == pages


def test_a_figure_counts_on_the_page_that_is_shown() -> None:
    keys = keys_for(PER_PAGE + 3)
    keys.take_key(Qt.Key.Key_Right, "")
    keys.take_key(Qt.Key.Key_2, "2")
    assert keys._composer.values["with"] == str(PER_PAGE + 2)
    keys.take_key(Qt.Key.Key_4, "4")
    assert keys._composer.values["with"] == str(PER_PAGE + 2), "there is no fourth on this page"
    keys.take_key(Qt.Key.Key_Right, "")
    keys.take_key(Qt.Key.Key_2, "2")
    assert keys._composer.values["with"] == "2"


def test_a_closed_option_is_not_chosen_and_says_why() -> None:
    keys, said = keys_for(3, closed=2), list[str]()
    keys.message_requested.connect(said.append)
    keys.take_key(Qt.Key.Key_1, "1")
    keys.take_key(Qt.Key.Key_2, "2")
    assert keys._composer.values["with"] == "1"
    assert said == ["Spell 2 is closed."]


# --- from field to field, and into them ----------------------------------------------------------------------


class Pressed:
    """The keys of an action, and what they announce."""

    def __init__(self, *fields: Field[Any, Any]) -> None:
        self.model = form(*fields)
        self.keys = ActionFormKeys(self.model, lambda option: f"{option.label} is closed.", self.model)
        self.keys.letters = {"ana": "a", "bea": "b", **dict(zip(FOES, "wxyz", strict=True))}
        self.told: list[str] = []
        self.model.action_changed.connect(self.keys.follow)
        self.keys.confirmed.connect(lambda: self.told.append("confirmed"))
        self.keys.message_requested.connect(self.told.append)
        self.keys.numbering_changed.connect(lambda: self.told.append("numbered"))
        self.keys.follow()

    def type(self, text: str) -> list[bool]:
        return [self.keys.take_key(0, sign) for sign in text]

    def press(self, *keys: Qt.Key) -> list[bool]:
        return [self.keys.take_key(key, "") for key in keys]

    @property
    def open(self) -> str:
        return there(self.model.field).name

    @property
    def values(self) -> dict[str, Any]:
        return self.model.values


TAB, BACKTAB, ENTER, BACK = Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Return, Qt.Key.Key_Backspace


def test_tab_goes_on_and_backtab_back_and_both_round() -> None:
    pressed = Pressed(SPELL, TARGETS, POWER, LOUD)
    for key, names in ((TAB, ["targets", "power", "loud", "with"]), (BACKTAB, ["loud", "power", "targets", "with"])):
        for name in names:
            assert pressed.press(key) == [True]
            assert pressed.open == name


def test_enter_says_what_is_missing_and_opens_it_and_does_what_is_whole() -> None:
    pressed = Pressed(SPELL, TARGETS, POWER)
    pressed.press(TAB, TAB, ENTER)
    assert (pressed.open, pressed.told) == ("with", ["Still missing: With."])
    pressed.type("1")
    pressed.press(TAB, Qt.Key.Key_Enter)
    assert (pressed.open, pressed.told[1:]) == ("targets", ["Still missing: Targets."])
    pressed.type("x")
    pressed.press(ENTER)
    assert (pressed.values["targets"], pressed.told[2:]) == (["imp-b"], ["confirmed"])


def test_without_an_action_no_key_means_anything() -> None:
    pressed = Pressed(SPELL)
    pressed.model.stop()
    assert pressed.press(ENTER, TAB, BACK) + pressed.type("1.a") == [False] * 6
    assert pressed.told == []


@pytest.mark.parametrize(
    ("typed", "value"),
    [("7", 7), ("12", 12), ("13", 12), ("99", 12), ("-", 1), ("-1", -1), ("-9", -2), ("0", 0), ("1-", 1)],
)
def test_a_number_is_typed_within_its_bounds(typed: str, value: int) -> None:
    pressed = Pressed(POWER, TARGETS)
    pressed.model.show(0)
    assert all(pressed.type(typed))
    assert pressed.values["power"] == value


def test_what_is_typed_of_a_number_is_taken_back_sign_by_sign_and_begun_anew_when_it_opens_again() -> None:
    pressed = Pressed(POWER, TARGETS, SPELL)
    pressed.model.show(0)
    pressed.type("12")
    pressed.press(BACK)
    assert (pressed.keys.typed, pressed.values["power"]) == ("1", 1)
    pressed.press(BACK, BACK)
    assert (pressed.keys.typed, pressed.values["power"]) == ("", 1)
    pressed.type("12")
    pressed.press(TAB, BACKTAB)
    pressed.type("3")
    assert (pressed.keys.typed, pressed.values["power"]) == ("3", 3)
    pressed.press(ENTER)
    assert pressed.keys.typed == ""


def test_a_text_goes_on_where_it_ended_and_takes_every_sign() -> None:
    pressed = Pressed(WORDS, TARGETS)
    pressed.model.show(0)
    pressed.type("run. 1")
    pressed.press(TAB, BACKTAB)
    pressed.type("!")
    assert pressed.values["words"] == "run. 1!"
    pressed.press(*[BACK] * 9)
    assert "words" not in pressed.values


def test_what_is_taken_back_stands_no_longer_where_it_was_typed() -> None:
    pressed = Pressed(POWER, TARGETS)
    pressed.model.show(0)
    pressed.type("12")
    pressed.model.undo()
    assert (pressed.keys.typed, pressed.values["power"]) == ("", 1)
    pressed.type("3")
    assert pressed.values["power"] == 3


def test_yes_and_no_are_answered_and_what_is_off_anyway_is_left_out() -> None:
    on = field("loud", "flag", needed=False, default=True)
    for flag, off in ((LOUD, None), (on, False)):
        pressed = Pressed(flag, TARGETS)
        pressed.model.show(0)
        for sign, value in (("y", True), ("n", off), ("1", True), ("0", off)):
            assert pressed.type(sign) == [True]
            assert pressed.values.get("loud") is value


def test_a_dot_shows_what_is_rarely_set_and_hides_it_again() -> None:
    pressed = Pressed(SPELL, SLOW)
    pressed.type(".")
    assert [shown.name for shown in pressed.model.fields()] == ["with", "slow"]
    pressed.type(".")
    assert [shown.name for shown in pressed.model.fields()] == ["with"]


def test_a_letter_aims_its_capital_aims_at_the_side_and_backspace_takes_the_last_back() -> None:
    pressed = Pressed(replace(TARGETS, most=lambda *_: (1, 3)), POWER)
    assert pressed.type("wq") == [True, False]
    assert pressed.values["targets"] == ["imp-a"]
    assert pressed.type("Y") == [True]
    assert pressed.values["targets"] == ["imp-c", "imp-a", "imp-b"]
    assert pressed.type("A") == [False]
    pressed.press(BACK)
    assert pressed.values["targets"] == ["imp-c", "imp-a"]


def test_a_letter_chooses_whom_a_choice_is_between_and_aims_elsewhere() -> None:
    whom = field("whom", "choice", options=choices("bea", "imp-a", closed="imp-a"))
    pressed = Pressed(SPELL, whom, TARGETS)
    pressed.model.show(1)
    pressed.type("b")
    assert pressed.values["whom"] == "bea"
    pressed.model.show(1)
    pressed.type("w")
    assert (pressed.values["whom"], pressed.values["targets"]) == ("bea", ["imp-a"]), "a closed one is aimed at instead"


def test_the_arrows_turn_the_pages_of_options_round() -> None:
    many = field("with", "choice", options=choices(*(f"spell-{number}" for number in range(20))))
    pressed = Pressed(many, TARGETS)
    pages = []
    for key in (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Right):
        pressed.press(key)
        pages.append(pressed.keys.page)
    assert (pages, pressed.told) == ([2, 0, 1, 2, 0], ["numbered"] * 5)
    pressed.press(Qt.Key.Key_Left)
    pressed.type("30")
    assert (pressed.values.get("with"), pressed.keys.page) == (None, 2), "no third on the last page, and 0 is none"
    pressed.type("2")
    assert pressed.values["with"] == "spell-19"
    pressed.press(BACKTAB)
    assert (pressed.open, pressed.keys.page) == ("with", 2), "it opens on the page of what is chosen"
    pressed.model.stop()
    assert pressed.keys.page == 0


def test_of_several_options_one_is_chosen_and_taken_out_again() -> None:
    pressed = Pressed(field("with", "choices", options=choices("ray", "spark", "ice"), needed=False), TARGETS)
    pressed.model.show(0)
    pressed.type("13")
    assert pressed.values["with"] == ["ray", "ice"]
    pressed.type("1")
    assert pressed.values["with"] == ["ice"]


@pytest.mark.parametrize(
    ("limits", "typed", "chosen"),
    [
        ((0, 2), "11", ["ray", "ray"]),
        ((0, 2), "112", ["ray", "spark"]),
        ((0, 2), "121", ["spark"]),
        ((2, 2), "121", ["spark", "ray"]),
        ((1, 1), "12", ["spark"]),
    ],
)
def test_options_that_may_be_named_again_make_room_for_each_other(
    limits: tuple[int, int], typed: str, chosen: list[str]
) -> None:
    again = field(
        "with", "choices", options=choices("ray", "spark"), repeats=True, most=lambda *_: limits, needed=False
    )
    pressed = Pressed(again, TARGETS)
    pressed.model.show(0)
    pressed.type(typed)
    assert pressed.values["with"] == chosen
