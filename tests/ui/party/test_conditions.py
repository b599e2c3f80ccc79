"""What a member brings along to the next fight is chosen from the statuses of its system."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QUndoStack
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from models.library import Library
from rules.system import registry
from tests.proving import short_of
from tests.ui.bestiary.least import least
from tests.ui.party.editing import edited
from ui.bestiary.forms.field_editors import gloss_of
from ui.bestiary.forms.number_editors import NumberEditor
from ui.bestiary.forms.text_editors import TextEditor
from ui.party.conditions import LastingConditions
from ui.party.tab import PartyTab

pytestmark = pytest.mark.real_systems


@pytest.fixture(params=registry.ids())
def tab(qtbot: QtBot, library: Library, stack: QUndoStack, request: pytest.FixtureRequest) -> PartyTab:
    """A party of one member, whose form is open."""
    sheet = least(registry.system(request.param).sheet, request.param)
    return edited(qtbot, library, stack, request.param, sheet)


def row_of(tab: PartyTab) -> tuple[LastingConditions, TextEditor]:
    """The list of conditions with a new row open, and the line of its status."""
    lasting = tab.detail.form.standing.lasting
    lasting.add_row()
    assert lasting.form is not None
    status = lasting.form.editors["status"]
    assert isinstance(status, TextEditor)
    return lasting, status


@pytest.mark.parametrize("tab", short_of(registry.ids(), "ffrpg", "tabuleiro"), indirect=True)
def test_a_condition_is_added_by_its_word_and_kept_and_undone(
    tab: PartyTab, library: Library, stack: QUndoStack
) -> None:
    member = library.parties.members()[0]
    system = registry.system(member.system)
    lasting, status = row_of(tab)
    plain = (
        next(candidate for candidate in system.statuses.values() if not candidate.params and not candidate.sourced)
        if member.system != "tabuleiro"
        else system.statuses["marker"]
    )
    QTest.keyClicks(status.line, plain.label)
    assert lasting.form is not None
    timer = lasting.form.editors["timer"]
    assert isinstance(timer, NumberEditor)
    timer.spin.setValue(3)
    assert tab.detail.form.save_button.isEnabled()
    tab.detail.form.save()
    assert library.parties.members()[0].conditions == [{"status": plain.id, "timer": 3}]
    stack.undo()
    assert library.parties.members()[0].conditions == []


@pytest.mark.parametrize("tab", short_of(registry.ids(), "d100", "fulminato"), indirect=True)
def test_what_no_fight_could_begin_with_is_refused_at_its_row(tab: PartyTab, library: Library) -> None:
    lasting, status = row_of(tab)
    assert not tab.detail.form.save_button.isEnabled()
    QTest.keyClicks(status.line, "nothing like it")
    QTest.keyClick(status.line, Qt.Key.Key_Tab)
    assert "nothing like it" in status.message.text()
    assert not tab.detail.form.save_button.isEnabled()
    lasting.remove_row()
    assert tab.detail.form.save_button.isEnabled()


def test_every_status_that_is_offered_can_be_brought_once_it_has_what_it_needs(tab: PartyTab, library: Library) -> None:
    member = library.parties.members()[0]
    _, status = row_of(tab)
    assert status.known is not None
    system = registry.system(member.system)
    assert system.aftermath.states <= set(status.known.words)
    for id in status.known.words:
        needed = {} if id in system.aftermath.states else system.statuses[id].params
        params = {
            name: kind[0] if isinstance(kind, tuple) else {int: 1, list: ["poison"], bool: True}.get(kind, "1")
            for name, kind in needed.items()
        }
        record = {"status": id, "timer": 1, "params": params}
        refused = library.sheets.impossible_conditions(member.system, member.sheet, [record])
        assert not refused or id == "surprised", id


@pytest.mark.parametrize("tab", short_of(registry.ids(), "fantasia", "ffrpg", "tabuleiro"), indirect=True)
def test_details_are_asked_for_only_when_the_status_is_known_to_have_some(tab: PartyTab) -> None:
    lasting, status = row_of(tab)
    assert lasting.form is not None
    params = lasting.form.editors["params"]
    assert not params.isVisible()
    for candidate in registry.system(tab.detail.form.chosen_system).statuses.values():
        if status.known is not None and candidate.id in status.known.words:
            status.line.setText(candidate.label)
            assert params.isVisible() is bool(candidate.params), candidate.id


def test_its_words_are_those_of_the_members_system_whichever_was_shown_before(qtbot: QtBot) -> None:
    lasting = LastingConditions()
    qtbot.addWidget(lasting)
    for id in registry.ids():
        book = registry.system(id)
        lasting.show_conditions(id, [], book.statuses)
        lasting.add_row()
        assert lasting.form is not None
        timer, params = lasting.form.editors["timer"], lasting.form.editors["params"]
        assert Path(book.phrases.file).parent in Path(params.field.beside).parents
        assert gloss_of(timer.field) == "empty: as long as the status lasts by itself"
