"""The options of a fight and the house rules: whose are shown, and which buttons do something."""

from __future__ import annotations

from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from tests.ui.encounter.conftest import SYSTEM
from ui.encounter.prepare.options import FIGHT, HOUSE, OptionsPane


class Options:
    """The pane, and what it hands over."""

    def __init__(self) -> None:
        self.pane = OptionsPane("en")
        self.told: list[tuple[str, dict[str, Any]]] = []
        self.pane.fight_changed.connect(lambda options: self.told.append((FIGHT, options)))
        self.pane.house_changed.connect(lambda options: self.told.append((HOUSE, options)))

    def show(self, fight: dict[str, Any], house: dict[str, Any], *, may_change: bool = True) -> tuple[bool, ...]:
        """Whether the form, the house rules and the book can be chosen."""
        self.pane.show_options(SYSTEM, {"ana": "Ana"}, fight, house, may_change=may_change)
        return self.open()

    def open(self) -> tuple[bool, ...]:
        pane = self.pane
        assert pane.form is not None
        return pane.form.isEnabled(), pane.take.isEnabled(), pane.book.isEnabled()

    def turn(self, whose: str) -> None:
        self.pane.whose.choose(whose)
        self.pane.whose.activated.emit(self.pane.whose.currentIndex())


@pytest.fixture
def options(qtbot: QtBot) -> Options:
    made = Options()
    qtbot.addWidget(made.pane)
    made.pane.show()
    return made


SHARE, GROUPS = {"ejected_share": 60}, {"group_initiative": True}


def test_buttons_do_something_where_something_would_change(options: Options) -> None:
    assert options.show({}, {}) == (True, False, False)
    assert options.show(SHARE, {}) == (True, True, True)
    assert options.show({}, SHARE) == (True, True, False)
    assert options.show(SHARE, SHARE) == (True, False, True)
    assert options.show(SHARE, {}, may_change=False) == (False, False, False)
    assert options.pane.note.isVisible()
    assert options.show(SHARE, {}) == (True, True, True)
    assert not options.pane.note.isVisible()


def test_each_button_hands_over_for_whom_it_is_shown(options: Options) -> None:
    options.show(SHARE, GROUPS)
    options.pane.take.click()
    options.pane.book.click()
    assert options.told == [(FIGHT, GROUPS), (FIGHT, {})]
    options.told.clear()
    options.turn(HOUSE)
    assert options.pane.of_house
    assert not options.pane.take.isVisible()
    assert options.pane.note.isVisible()
    options.pane.book.click()
    assert options.told == [(HOUSE, {})]
    options.turn(FIGHT)
    assert options.pane.take.isVisible()
    assert not options.pane.note.isVisible()


def test_house_rules_may_be_changed_while_a_fight_runs(options: Options) -> None:
    options.show(SHARE, GROUPS, may_change=False)
    options.turn(HOUSE)
    assert options.open() == (True, False, True)
    options.show(SHARE, {}, may_change=False)
    assert options.open() == (True, False, False)


def test_differing_counts_what_is_not_as_in_the_book(options: Options) -> None:
    options.show({}, {})
    assert options.pane.differing() == 0
    options.show(SHARE, {})
    assert options.pane.differing() == 1
    options.pane.show_options("nothing", {}, SHARE, {}, may_change=True)
    assert options.pane.differing() == 0
    assert options.pane.form is None
