"""Faults are told in the words of the forms: by labels as the menus have them, never by ids."""

import re

import pytest
from PySide6.QtGui import QUndoStack
from PySide6.QtWidgets import QApplication

from models.library import Library
from rules.written import schema
from rules.written.schema import TABLES, VERBS, WHO
from tests.rules.written.example_games import text_of
from tests.rules.written.mistakes import MISTAKES, Mistake
from ui.edits.core import Edits
from ui.rule_editor.document import RulesDocument
from ui.rule_editor.expression_field import ExpressionField
from ui.rule_editor.labels.lists import LISTS
from ui.rule_editor.page import RulesPage
from ui.rule_editor.vocabulary import Vocabulary

SKIRMISH = text_of("skirmish")
QUOTED = re.compile("“([^”]*)”")
FIELDS = {name for table in TABLES.values() for name in table.fields}
WORDS = {word for labels in LISTS.values() for word in labels}
LABELS = {label for labels in LISTS.values() for label in labels.values()}


def as_written(mistake: Mistake) -> set[str]:
    """What the author of a mistake wrote, which is told as it is."""
    return {*re.findall(r"\w+", mistake.wrong)}


@pytest.mark.parametrize("mistake", MISTAKES, ids=lambda mistake: f"{mistake.place}-{mistake.wrong[:20]!r}")
def test_a_form_tells_a_mistake_by_labels_alone(qapp: QApplication, library: Library, mistake: Mistake) -> None:
    text = text_of(mistake.game).replace(mistake.right, mistake.wrong, 1)
    document = RulesDocument(library, text)
    fault = document.faults[0]
    if not document.can_be_read or "effect" in fault.sentence or fault.place.split(".")[0] not in TABLES:
        return  # there only the text is shown
    sentence = document.fault_words.say(fault)
    rows = {row.id: row.label for name, table in TABLES.items() if table.rows for row in document.rows(name)}
    ids = {*FIELDS, *WORDS, *WHO, *VERBS, *(id for id, label in rows.items() if id != label)}
    assert {*QUOTED.findall(sentence)} & ids - as_written(mistake) - LABELS == set(), sentence


def test_the_likely_row_is_named_as_the_menu_has_it(qapp: QApplication, library: Library) -> None:
    wrong = SKIRMISH.replace('put = "burning"', 'put = "burninng"', 1)
    document = RulesDocument(library, wrong)
    (fault,) = document.faults
    told = document.fault_words.say(fault)
    assert told == "there is no “Burninng” under Conditions; is it “Burning”?"
    place = document.fault_words.place(fault.place)
    assert re.fullmatch(r"Fire Storm ▸ What happens ▸ \d ▸ What happens ▸ 1 ▸ On a failure ▸ 2 ▸ Condition", place)


def test_a_missing_test_of_an_action_is_told_by_its_label(library: Library, qapp: QApplication) -> None:
    without = re.sub(r"\[test\.reflex\].*?(?=\n\[)", "", SKIRMISH, flags=re.DOTALL)
    assert without != SKIRMISH
    document = RulesDocument(library, without)
    told = {document.fault_words.say(fault) for fault in document.faults}
    assert any("“Reflex” under Tests" in sentence for sentence in told), told


def test_a_likely_name_in_an_expression_stands_by_its_label_and_as_it_is_written(
    qapp: QApplication, library: Library
) -> None:
    wrong = SKIRMISH.replace('"target.ac"', '"target.acc"', 1)
    assert wrong != SKIRMISH
    document = RulesDocument(library, wrong)
    told = document.fault_words.say(document.faults[0])
    assert told == "there is no “target.acc” here; is it “the target’s AC”, written target.ac?"


def test_the_first_fault_is_named_with_its_place_at_the_button_that_leads_to_it(
    qapp: QApplication, library: Library
) -> None:
    page = RulesPage(library, Edits(QUndoStack()), SKIRMISH.replace('put = "burning"', 'put = "burninng"', 1))
    tip = page.state.toolTip()
    assert "Fire Storm ▸ What happens" in tip
    assert "is it “Burning”?" in tip
    assert "does[" not in tip
    page.deleteLater()


def test_what_is_typed_into_a_line_is_told_by_labels_too(qapp: QApplication, library: Library) -> None:
    document = RulesDocument(library, SKIRMISH)
    field = ExpressionField(Vocabulary(document.data), ("action", "strike", "does"), schema.NUMBER)
    field.set_value("target.acc")
    assert "is it “the target’s AC”" in field.note.text()
    field.deleteLater()
