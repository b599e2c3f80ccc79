"""Rows of sheets that do something: their effects are written on the sheet, checked with it, and played."""

from typing import Any

import pytest

from rules.sheets.schema import check
from rules.system.system import System
from rules.text.faults import BadSheet
from rules.written.loader import load
from tests.rules.written.played_game import PlayedGame

GAME = """
[system]
format = 1
id = "tricks"
title = "Tricks"
version = "1"
language = "en"

[sheet.hp]
low = 1
needed = true

[sheet.tricks]
kind = "rows"
row.power = { default = 3 }
row.does = { kind = "effects" }

[pool.hp]
vital = true

[number.hp_now]
is = "hp"

[order]
roll = "1d20"

[status.asleep]
timer = 2
forbids = ["act"]

[test.luck]
roll = "1d6"
against = "4"

[action.trick]
with = "tricks"
targets = { who = "foes" }
does = [{ do = "row.does" }]
"""


WITH: dict[str, Any] = {"with": "trick"}


def game() -> System[Any, Any]:
    """The game."""
    return load(GAME)


def fight(does: str, **row: object) -> PlayedGame:
    """A hero with one trick against a foe."""
    trick = {"id": "trick", "name": "Trick", "does": does, **row}
    return PlayedGame(game(), hero={"hp": 20, "tricks": [trick]}, foe={"hp": 20}).begin(15, 5)


def test_a_row_does_what_its_sheet_says() -> None:
    played = fight('[{ damage = "2d6 + row.power" }, { put = "asleep" }]', power=4)
    played.act("hero", "trick", "foe", dice=[3, 4], **WITH)
    assert played.hp("foe") == 9
    assert played.statuses("foe") == ["asleep"]


def test_a_row_may_test_and_go_on_by_the_outcome() -> None:
    does = '[{ test = "luck", success = [{ damage = "5" }], failure = [{ damage = "1", to = "self" }] }]'
    played = fight(does)
    played.act("hero", "trick", "foe", dice=[4], **WITH)
    played.next()
    played.next()
    played.act("hero", "trick", "foe", dice=[3], **WITH)
    assert (played.hp("foe"), played.hp("hero")) == (15, 19)


def test_a_row_writes_its_own_line_into_the_log() -> None:
    played = fight('[{ say = "It glows." }]')
    played.act("hero", "trick", "foe", **WITH)
    assert [fact["text"] for fact in played.facts if fact["kind"] == "note"] == ["It glows."]


def test_a_row_without_effects_does_nothing() -> None:
    played = fight("")
    played.act("hero", "trick", "foe", **WITH)
    assert played.hp("foe") == 20


@pytest.mark.parametrize(
    ("does", "words"),
    [
        ('[{ damge = "1" }]', "damage"),
        ('[{ damage = "powr" }]', "powr"),
        ('[{ put = "aslep" }]', "asleep"),
        ("[{ damage = ", "value"),
        ("3", "list"),
        ('[{ damage = "row.powr" }]', "row.power"),
    ],
)
def test_a_fault_is_one_of_the_sheet(does: str, words: str) -> None:
    with pytest.raises(BadSheet) as raised:
        check(game().sheet, {"hp": 5, "tricks": [{"id": "a", "name": "A", "does": does}]})
    ((place, sentence),) = raised.value.faults
    assert place == "tricks[0].does"
    assert words in sentence
