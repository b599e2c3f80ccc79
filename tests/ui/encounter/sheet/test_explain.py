"""What a number is made of: each step as it counts, and a card that any key puts away."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tests.there import there
from tests.ui.encounter.conftest import GameTable
from ui.encounter.sheet.explain import ExplanationCard, amount_words
from ui.widgets.labels import Label


@pytest.mark.parametrize(
    ("amount", "kind", "words"),
    [
        (3, "flat", "+3"),
        (-3, "flat", "-3"),
        (2, "times", "× 2"),
        (2, "over", "÷ 2"),
        (15, "percent", "+15%"),
        (7, "base", "7"),
        ("d6", "flat", "d6"),
        (None, "base", "None"),
    ],
)
def test_a_step_says_how_it_counts(amount: object, kind: str, words: str) -> None:
    assert amount_words(amount, kind).replace("−", "-").replace("\N{NO-BREAK SPACE}", "") in (words, f"{words} ")


@pytest.fixture
def over(qtbot: QtBot) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    made.resize(600, 400)
    made.show()
    return made


def card(over: QWidget) -> ExplanationCard:
    steps = (("Strength", 8, "base", "sheet"), ("Haste", 2, "times", "Haste"), ("Damage", 16, "result", None))
    made = ExplanationCard("Damage of Ana", steps, lambda origin: f"from {origin}", over)
    made.open()
    return made


def test_steps_stand_under_each_other_with_where_they_come_from(over: QWidget) -> None:
    words = [label.text() for label in card(over).findChildren(Label)]
    assert words[0] == "Damage of Ana"
    assert words[1:10] == ["Strength", "8", "from sheet", "Haste", "× 2", "", "Damage", "16", ""]
    strong = [label.text() for label in card(over).findChildren(Label) if label.property("role") == "strong"]
    assert strong == ["Damage", "16"]


@pytest.mark.parametrize(
    ("key", "stays"), [(Qt.Key.Key_A, False), (Qt.Key.Key_Escape, False), (Qt.Key.Key_Shift, True)]
)
def test_any_key_but_a_held_one_puts_it_away(over: QWidget, key: Qt.Key, stays: bool) -> None:
    made = card(over)
    assert made.isVisible()
    QTest.keyClick(made, key)
    assert made.isVisible() is stays
    QTest.mouseClick(made, Qt.MouseButton.LeftButton)
    assert not made.isVisible()


def test_a_number_that_nothing_changes_is_told_as_it_stands_on_the_sheet(begun: GameTable) -> None:
    page, ana = begun.page, begun.fight.combatants["ana"]
    outcome = begun.conductor.system.outcome
    plain = {stat: value for stat, value in outcome.stats(begun.fight, ana).items() if isinstance(value, int)}
    plain = {stat: value for stat, value in plain.items() if not outcome.explain(begun.fight, ana, stat)}
    stat, value = next(iter(plain.items()))
    page.explaining.explain(ana, stat)
    words = [label.text() for label in there(page.findChild(ExplanationCard)).findChildren(Label)]
    assert words[0].endswith("of Ana")
    assert words[1:3] == ["on the sheet", str(value)]
