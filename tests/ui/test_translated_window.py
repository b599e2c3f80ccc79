"""The window over the sample library is in the reader's language, and nothing in it is clipped."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QLabel, QMenu, QPushButton, QScrollArea, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from models.library import Library
from models.repositories.encounters import PREPARED
from rules.system import registry
from tests.proving import short_of
from tests.ui.translated import read
from tools import messages, translations
from ui.navigation.tabs import BESTIARY, ENCOUNTER, PARTY
from ui.session.dice_rollers import TABLE
from ui.shell.main_window import MainWindow
from ui.widgets.controls import ElidedLabel


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path, speak: Callable[[str], None], language: str) -> Iterator[MainWindow]:
    """The window over the sample library, in another language than it was written in.

    What is asked of it is where things stand and what they say: nothing is drawn.
    """
    speak(language)
    library = Library.open(tmp_path / "Samples.turnwright")
    made = MainWindow(library, language)
    qtbot.addWidget(made)
    made.setUpdatesEnabled(False)
    made.resize(1366, 768)
    made.show()
    qtbot.waitExposed(made)
    yield made
    library.close()


def said(language: str, context: str, *sources: str) -> list[str]:
    known = read(language)
    return [known[context, source].translation for source in sources]


def test_tabs_and_menus_are_in_the_readers_language(window: MainWindow, language: str) -> None:
    tabs = [window.tabs.tabText(number) for number in range(window.tabs.count())]
    assert tabs == said(language, "Tabs", "Bestiary", "Party", "Encounter")
    menus = [action.text() for action in window.menuBar().actions()]
    assert menus == said(language, "Commands", "&File", "&Edit", "F&ight", "&View", "&Players", "&Help")
    assert window.menus.by_name["undo"].text() == said(language, "Commands", "Undo")[0]
    english = {source for context, source in read(language) if context == "Menus"}
    same = {action.text() for menu in window.findChildren(QMenu) for action in menu.actions()} & english
    assert {text for text in same if said(language, "Commands", text) != [text]} == set()


LEADING = 3
"""Pixels between two lines that a label asks for below its last one too."""


def settle() -> None:
    """Lets layouts find their sizes: what wraps its lines takes another turn."""
    for _ in range(4):
        QApplication.processEvents()


def clipped(root: QWidget) -> list[str]:
    """The texts below a widget that are shown and do not fit."""
    found: list[str] = []
    for area in root.findChildren(QScrollArea):
        inner = area.widget()
        if area.isVisible() and inner is not None and inner.width() > area.viewport().width():
            found.append(f"{type(inner).__name__} is {inner.width()} wide, and {area.viewport().width()} are shown")
    for widget in root.findChildren(QWidget):
        if not widget.isVisible() or not isinstance(widget, QPushButton | QToolButton | QLabel):
            continue
        text = widget.text()
        if not text or (isinstance(widget, ElidedLabel) and text in widget.toolTip()):
            continue
        if isinstance(widget, QLabel) and widget.wordWrap():
            fits = widget.heightForWidth(widget.width()) <= widget.height() + LEADING
        elif isinstance(widget, ElidedLabel):
            fits = widget.fontMetrics().horizontalAdvance(text) <= widget.contentsRect().width()
        else:
            fits = widget.sizeHint().width() <= widget.width() and widget.sizeHint().height() <= widget.height()
        if not fits:
            wanted = widget.heightForWidth(widget.width()) if widget.hasHeightForWidth() else widget.sizeHint()
            found.append(f"{type(widget).__name__} “{text}”: {widget.size()} for {wanted}")
    return found


def test_what_an_action_would_do_and_cost_is_shown_in_the_readers_language(window: MainWindow, language: str) -> None:
    window.show_tab(ENCOUNTER)
    encounter = next(
        candidate for candidate in window.library.encounters.all(PREPARED) if candidate.system == "fantasia"
    )
    assert encounter.id is not None
    window.conductor.open_prepared(encounter.id)
    window.conductor.begin_fight()
    window.conductor.questions.roll_rest()
    page = window.encounter.fight
    button = next(
        candidate
        for candidate in page.stage.buttons
        if candidate.action is not None and candidate.action.id == "attack"
    )
    assert button.action is not None
    page.acting.choose(button.action)
    labels = [label.text() for label in page.stage.compose.findChildren(QLabel)]
    cost = messages.texts("fantasia", language)["said-costs-normal"]
    assert any(text.endswith(f"· {cost}") for text in labels)
    assert labels.count(cost) == 0  # it stands in the title already
    page.composer.aim(next(id for id, combatant in page.conductor.fight.combatants.items() if combatant.side == "foes"))
    shown = " ".join(label.text() for label in page.stage.compose.findChildren(QLabel, "preview"))
    damage = messages.texts("fantasia", language)["said-damage"].partition(" ")[0]
    assert f"{damage} " in shown
    assert "damage" not in shown


def test_nothing_is_clipped_in_the_bestiary(window: MainWindow, qtbot: QtBot) -> None:
    window.show_tab(BESTIARY)
    for row in window.library.creatures.rows()[::20]:
        window.bestiary.show_creature(row.id)
        settle()
        assert clipped(window) == []


@pytest.mark.parametrize("language", short_of(translations.LANGUAGES, "pt_BR"), indirect=True)
def test_nothing_is_clipped_in_the_forms_of_any_system(window: MainWindow, qtbot: QtBot) -> None:
    window.show_tab(BESTIARY)
    seen: set[str] = set()
    for row in window.library.creatures.rows():
        if row.system in seen:
            continue
        seen.add(row.system)
        window.bestiary.show_creature(row.id)
        window.bestiary.edit()
        settle()
        assert clipped(window) == [], row.system
        window.bestiary.detail.leave()
    assert seen == set(registry.ids())


def test_nothing_is_clipped_in_the_party(window: MainWindow, qtbot: QtBot) -> None:
    window.show_tab(PARTY)
    settle()
    assert clipped(window) == []


def rest() -> None:
    """Let what follows its width in height, and is then laid out anew, come to rest."""
    settle()
    settle()


@pytest.mark.parametrize("language", short_of(translations.LANGUAGES, "es"), indirect=True)
def test_nothing_is_clipped_before_and_in_the_fight_of_any_system(window: MainWindow, qtbot: QtBot) -> None:
    window.show_tab(ENCOUNTER)
    rest()
    assert clipped(window) == []
    first = {encounter.system: encounter for encounter in reversed(window.library.encounters.all(PREPARED))}
    assert first.keys() == set(registry.ids())
    for encounter in first.values():
        assert encounter.id is not None
        window.show_encounter(encounter.id)
        rest()
        assert clipped(window) == [], encounter.name
        window.encounter.prepare.pane.halves.setCurrentIndex(1)
        rest()
        assert clipped(window) == [], f"options of {encounter.name}"
        window.encounter.prepare.pane.halves.setCurrentIndex(0)
        window.encounter.prepare.board_requested.emit(encounter.id)
        rest()
        assert clipped(window) == [], f"board of {encounter.name}"
        window.show_encounter(encounter.id)
        window.conductor.open_prepared(encounter.id)
        rest()
        assert clipped(window) == [], encounter.name
        for side in ("party", "foes"):
            window.conductor.rollers.set(side, TABLE)
        window.conductor.begin_fight()
        for _ in range(4):
            rest()
            assert clipped(window) == [], encounter.name
            window.conductor.questions.roll_rest()
            window.conductor.next()
        window.conductor.cancel()
        page = window.encounter.fight
        for button in page.stage.buttons:
            if button.isEnabled() and button.action is not None:
                page.acting.choose(button.action)
                rest()
                assert clipped(window) == [], f"{encounter.name}: {button.action.label}"
                page.composer.stop()
                window.conductor.cancel()
        window.conductor.close_fight()
