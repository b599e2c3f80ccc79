"""Templates made, changed and deleted in the window."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QUndoStack
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu

from models.library import Library
from models.repositories.templates import Change, Template, own_templates
from tests.ui.bestiary.world import ids
from ui.bestiary.tab import BestiaryTab
from ui.bestiary.templates.card import TemplateCard, fields_of

FIERCE = Template(name="Fierce", system="critters", changes=(Change(field="life", times=1.5),), tags=("fierce",))


@pytest.fixture(autouse=True)
def _one_template(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ui.bestiary.templates.controller.shipped_templates", lambda: (FIERCE,))


def listed(card: TemplateCard) -> list[str]:
    return [card.list.item(row).text() for row in range(card.list.count())]


def test_a_shipped_template_is_copied_the_copy_changed_used_and_deleted(
    tab: BestiaryTab, filled: Library, stack: QUndoStack
) -> None:
    folder = Path(filled.path.parent, "templates")
    tab.list.choose(ids(tab, "Ash Wolf"))
    tab._open_menu(tab.mapToGlobal(tab.rect().center()))
    menu = tab.list.findChildren(QMenu)[-1]
    next(action for action in menu.actions() if action.text() == "Templates…").trigger()
    menu.close()
    card = next(template_card for template_card in tab.findChildren(TemplateCard) if template_card.isVisible())
    assert (listed(card), card.delete_button.isEnabled()) == (["Fierce · shipped"], False)
    assert ("Life", "life") in fields_of("critters")
    assert ("Tricks: Reach", "tricks[].reach") in fields_of("critters")
    card.name.setText("Fiercest")
    QTest.mouseClick(card.add_button, Qt.MouseButton.LeftButton)
    card._rows[0].times.setValue(3)
    card._rows[1].field.choose("might")
    card._rows[1].plus.setValue(4)
    QTest.mouseClick(card.save_button, Qt.MouseButton.LeftButton)
    assert listed(card) == ["Fiercest", "Fierce · shipped"]
    changes = (Change(field="life", times=3), Change(field="might", plus=4))
    assert own_templates(folder)[0] == (
        Template(name="Fiercest", system="critters", changes=changes, tags=("fierce",)),
    )
    QTest.mouseClick(card._rows[1].away, Qt.MouseButton.LeftButton)
    card.tags.setText("wild, fierce")
    QTest.mouseClick(card.save_button, Qt.MouseButton.LeftButton)
    (kept,) = own_templates(folder)[0]
    assert (kept.changes, kept.tags) == (changes[:1], ("wild", "fierce"))
    tab.templating.make(kept)
    assert filled.creatures.get_all(ids(tab, "Ash Wolf (Fiercest)"))[0].sheet["life"] == 90
    stack.undo()
    QTest.mouseClick(card.delete_button, Qt.MouseButton.LeftButton)
    assert (listed(card), list(folder.glob("*.json"))) == (["Fierce · shipped"], [])
    stack.undo()
    stack.undo()
    assert (own_templates(folder)[0][0].changes, listed(card)[0]) == (changes, "Fiercest")
    stack.undo()
    assert own_templates(folder)[0] == ()
    QTest.mouseClick(card.new_button, Qt.MouseButton.LeftButton)
    QTest.mouseClick(card.save_button, Qt.MouseButton.LeftButton)
    assert card.fault.text() == "A template needs a name."
    QTest.keyClicks(card.name, "Idle")
    QTest.keyClick(card.name, Qt.Key.Key_Return)
    assert card.fault.text() == "It changes nothing yet: add a change or a tag."
    QTest.keyClick(card.list, Qt.Key.Key_Escape)
    assert not card.isVisible()
