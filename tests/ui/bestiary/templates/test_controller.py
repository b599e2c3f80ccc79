"""Variants made in the window, and the way back to whom they came from."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QUndoStack
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu

from models.library import Library
from models.repositories import templates
from models.repositories.templates import Change, Template
from tests.ui.bestiary.world import ids, names
from ui.bestiary.tab import BestiaryTab

FIERCE = Template(
    name="Fierce",
    names={"es": "Feroz"},
    system="critters",
    changes=(Change(field="life", times=1.5),),
    tags=("fierce",),
)


@pytest.fixture(autouse=True)
def _one_template(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ui.bestiary.templates.controller.shipped_templates", lambda: (FIERCE,))


def menu_of(tab: BestiaryTab) -> QMenu:
    tab._open_menu(tab.mapToGlobal(QPoint(5, 5)))
    return tab.list.findChildren(QMenu)[-1]


def test_variants_of_all_that_are_chosen_are_one_step_and_lead_back(
    tab: BestiaryTab, filled: Library, stack: QUndoStack
) -> None:
    tab.list.choose(ids(tab, "Ash Wolf", "Bog Newt"))
    menu = menu_of(tab)
    offer = next(action for action in menu.actions() if action.text() == "Make variant: Fierce")
    menu.setActiveAction(offer)
    QTest.keyClick(menu, Qt.Key.Key_Return)
    assert {"Ash Wolf (Fierce)", "Bog Newt (Fierce)"} <= set(names(tab))
    wolf, newt = filled.creatures.get_all(ids(tab, "Ash Wolf (Fierce)", "Bog Newt (Fierce)"))
    assert (wolf.sheet["life"], newt.sheet["life"], newt.tags) == (45, 9, ["beast", "fierce"])
    tab.list.choose(ids(tab, "Bog Newt (Fierce)"))
    assert "Fierce · from Bog Newt" in tab.detail.block.toPlainText()
    tab.detail.block.setFocus()
    QTest.keyClick(tab.detail.block, Qt.Key.Key_Tab)
    QTest.keyClick(tab.detail.block, Qt.Key.Key_Return)
    assert tab.list.current_id == ids(tab, "Bog Newt")[0]
    tab.remove()
    tab.list.choose(ids(tab, "Bog Newt (Fierce)"))
    back = next(action for action in menu_of(tab).actions() if action.text() == "Show what it came from")
    back.trigger()
    assert tab.message.text() == "Bog Newt is no longer in the bestiary."
    stack.undo()
    stack.undo()
    assert names(tab) == ["Ash Wolf", "Bog Newt", "Crag Giant", "Dusk Moth", "Engine"]


def test_a_template_that_does_not_fit_says_whom_and_makes_nothing(tab: BestiaryTab, filled: Library) -> None:
    folder = filled.path.parent / "templates"
    folder.mkdir()
    Path(folder, "mine.json").write_text(
        f'{{"format": "{templates.FORMAT}", "version": 1, "templates": [{{"name": "Odd", "system": "critters",'
        ' "changes": [{"field": "call", "set": 7}]}]}',
        encoding="utf-8",
    )
    tab.list.choose(ids(tab, "Ash Wolf", "Bog Newt"))
    odd = next(template for template in tab.templating.templates() if template.name == "Odd")
    tab.templating.make(odd)
    assert tab.message.text().startswith("The sheet of Ash Wolf (Odd)")
    assert len(names(tab)) == 5
    tab.list.choose(ids(tab, "Ash Wolf", "Engine"))
    assert tab.templating.offers(None) == []
