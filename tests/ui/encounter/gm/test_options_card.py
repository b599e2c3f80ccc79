"""The card of a fight's options: what is changed is ruled at once, what is refused says why."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from models.library import Library
from tests.ui.encounter.conftest import GUARD, HERO, SYSTEM
from tests.ui.session.playing import Playing, duel
from ui.bestiary.forms.choice_editors import FlagEditor
from ui.bestiary.forms.number_editors import NumberEditor
from ui.encounter.gm.options_card import OptionsCard
from ui.session.history_view import HistoryView


@pytest.fixture
def playing(library: Library) -> Playing:
    made = duel(library, SYSTEM, ("Ana", "party", HERO), ("Guard", "foes", GUARD))
    made.conductor.begin_fight()
    return made


@pytest.fixture
def page(qtbot: QtBot) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    made.resize(900, 1400)
    made.show()
    return made


@pytest.fixture
def card(playing: Playing, page: QWidget) -> OptionsCard:
    made = OptionsCard(playing.conductor, page)
    made.open()
    return made


def flags(card: OptionsCard) -> dict[str, FlagEditor]:
    return {name: editor for name, editor in card.form.editors.items() if isinstance(editor, FlagEditor)}


def test_what_is_changed_is_ruled_at_once_and_follows_undo(card: OptionsCard, playing: Playing) -> None:
    name, editor = next(iter(flags(card).items()))
    before = getattr(playing.fight.options, name)
    steps = playing.conductor.steps_done
    editor.box.click()
    assert getattr(playing.fight.options, name) is not before
    assert playing.conductor.steps_done == steps + 1, "no other option is ruled"
    playing.conductor.undo()
    assert editor.box.isChecked() is before
    assert not card.fault.isVisible()


def test_what_is_refused_says_why_has_room_for_it_and_stands_as_it_stood(card: OptionsCard, playing: Playing) -> None:
    name, editor = next(iter(flags(card).items()))
    before, past = getattr(playing.fight.options, name), HistoryView(playing.conductor)
    room = card.scrolled.height()
    past.look_back(0)
    editor.box.click()
    assert card.fault.isVisible()
    assert card.fault.text()
    assert card.scrolled.height() >= room, "the options stand under it as high as before"
    assert editor.box.isChecked() is before
    past.come_back()
    editor.box.click()
    assert getattr(playing.fight.options, name) is not before
    assert not card.fault.isVisible()


def test_a_number_that_is_taken_out_is_ruled_to_be_the_books_again(card: OptionsCard, playing: Playing) -> None:
    editor, book = card.form.editors["damage_cap"], playing.fight.options.damage_cap
    assert isinstance(editor, NumberEditor)
    playing.do({"do": "set", "option": "damage_cap", "value": 50})
    assert (editor.spin.value(), playing.fight.options.damage_cap) == (50, 50)
    steps = playing.conductor.steps_done
    editor.spin.setFocus()
    editor.spin.setValue(1)
    QTest.keyClick(editor.spin, Qt.Key.Key_Down)
    assert editor.is_left()
    assert (playing.fight.options.damage_cap, playing.conductor.steps_done) == (book, steps + 2)
    playing.conductor.undo()
    assert (editor.spin.value(), playing.fight.options.damage_cap) == (1, 1)


def test_esc_puts_it_away_and_so_does_another_fight(card: OptionsCard, playing: Playing) -> None:
    QTest.keyClick(card, Qt.Key.Key_A)
    assert card.isVisible()
    QTest.keyClick(card, Qt.Key.Key_Escape)
    assert not card.isVisible()
    card.open()
    playing.conductor.put_away()
    assert not card.isVisible()
