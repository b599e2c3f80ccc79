"""Options of a fight: every one of every system is shown with its words, changed by hand, and holds in the fight."""

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QEvent, Qt, QTranslator
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from desktop.system.paths import translation_folder
from models.library import Library
from models.repositories.encounters import PREPARED
from rules.sheets import schema
from rules.system import registry
from rules.text.messages import TERM, messages_of
from tests.proving import by_turns, short_of
from tests.there import there
from tests.ui.encounter.conftest import GameTable
from tests.worked import SYSTEMS
from tools import messages
from ui.bestiary.forms.choice_editors import ChoiceEditor, FlagEditor
from ui.bestiary.forms.field_editors import Editor
from ui.bestiary.forms.map_editors import MapEditor
from ui.bestiary.forms.number_editors import NumberEditor
from ui.dnd.payload import DropPayload
from ui.encounter.gm.options_card import OptionsCard
from ui.navigation.tabs import ENCOUNTER
from ui.session.dice_rollers import APP
from ui.shell.main_window import MainWindow


@pytest.fixture(scope="module")
def shipped(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A library with the sample fights of every system."""
    path = tmp_path_factory.mktemp("options") / "Shipped.turnwright"
    Library.open(path).close()
    return path


@pytest.fixture
def library(shipped: Path, tmp_path: Path) -> Any:
    path = tmp_path / "Table.turnwright"
    path.write_bytes(shipped.read_bytes())
    opened = Library.open(path)
    yield opened
    opened.close()


def focused() -> QWidget:
    """Who has the keys."""
    found = QApplication.focusWidget()
    assert found is not None
    return found


def find_anything(window: MainWindow, words: str) -> None:
    """Ctrl+K, some letters, Enter."""
    QTest.keyClick(window, Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier)
    picker = window.finder.picker
    assert picker is not None
    QTest.keyClicks(picker.line, words)
    QTest.keyClick(picker.line, Qt.Key.Key_Return)


def prepare(window: MainWindow, library: Library, system: str) -> Any:
    encounter = next(candidate for candidate in library.encounters.all(PREPARED) if candidate.system == system)
    library.encounters.save(encounter.model_copy(update={"options": {}, "rollers": {"party": APP, "foes": APP}}))
    window.show_encounter(encounter.id or 0)
    page = window.encounter.prepare
    page.pane.halves.setCurrentIndex(1)
    return page


def options_of(library: Library, encounter: int) -> dict[str, Any]:
    """The options that the library keeps for an encounter."""
    found = library.encounters.get(encounter)
    assert found is not None
    return found.options


def change(editor: Editor) -> None:
    """Another value by the keys of a game master."""
    if isinstance(editor, FlagEditor):
        QTest.keyClick(editor.box, Qt.Key.Key_Space)
    elif isinstance(editor, ChoiceEditor):
        step = Qt.Key.Key_Down if editor.combo.currentIndex() < editor.combo.count() - 1 else Qt.Key.Key_Up
        QTest.keyClick(editor.combo, step)
    elif isinstance(editor, NumberEditor):
        editor.spin.setFocus()
        QTest.keyClick(editor.spin, Qt.Key.Key_Up)
    else:
        assert isinstance(editor, MapEditor)
        QTest.keyClick(editor.button, Qt.Key.Key_Space)
        pair = editor.pairs[-1]
        assert pair._line is not None
        QTest.keyClicks(pair._line, "swamp")
        number = pair.editor
        assert isinstance(number, NumberEditor)
        number.spin.setFocus()
        QTest.keyClick(number.spin, Qt.Key.Key_Up)


@pytest.mark.parametrize(("system", "language"), by_turns(SYSTEMS, ["es", "pt_BR", "en"]))
def test_every_option_stands_in_the_form_with_its_words(
    window: MainWindow, library: Library, system: str, language: str
) -> None:
    translator = QTranslator()
    if language != "en":
        assert translator.load(str(translation_folder() / f"turnwright_{language}.qm"))
        QApplication.installTranslator(translator)
    try:
        # Built before the language was chosen; a window of that language builds it afterwards.
        window.encounter.prepare.pane.options._language, window.encounter.prepare.pane.options.form = language, None
        form = prepare(window, library, system).pane.options.form
        model = registry.system(system).options
        said_in_english = messages_of(registry.system(system).phrases.file, "en")
        assert list(form.editors) == [name for name in model.model_fields if name not in schema.figures(model)]
        for name, editor in form.editors.items():
            glosses = [label.text() for label in editor.parentWidget().findChildren(QLabel) if label.isVisible()]
            english = said_in_english.first_of(schema.gloss_of(model, name)).casefold()
            assert editor.field.label == schema.label_of(name, model.model_fields[name])
            assert any(text and (text.casefold() == english) == (language == "en") for text in glosses), name
            if isinstance(editor, ChoiceEditor) and not schema.named_kind(model.model_fields[name]):
                words = [editor.combo.itemText(place) for place in range(editor.combo.count())]
                said = {
                    TERM.sub(r"\1", text)
                    for id, text in messages.texts(system, language).items()
                    if id.startswith(f"option-{name}-")
                }
                assert all(word in said or "{" in str(said) for word in words)
    finally:
        QApplication.removeTranslator(translator)


@pytest.mark.parametrize("system", short_of(SYSTEMS, "fulminato"))
def test_every_option_is_changed_by_hand_and_holds_in_the_fight(
    window: MainWindow, library: Library, system: str
) -> None:
    page = prepare(window, library, system)
    chosen = page.chosen_id
    model = registry.system(system).options
    for name in (name for name in model.model_fields if name not in schema.figures(model)):
        before = options_of(library, chosen)
        change(page.pane.options.form.editors[name])
        page.list.setFocus()
        QApplication.processEvents()
        after = options_of(library, chosen)
        assert after.get(name, ...) != before.get(name, ...), name
        window.undo()
        assert options_of(library, chosen) == before
        window.redo()
        assert options_of(library, chosen) == after
    wanted = options_of(library, chosen)
    model = registry.system(system).options
    assert set(wanted) == model.model_fields.keys() - schema.figures(model).keys()
    assert str(len(wanted)) in page.pane.halves.tabText(1)
    page.go()
    fight = window.conductor.fight
    assert fight is not None, page.pane._fault.text()
    assert fight.options == schema.check(registry.system(system).options, wanted)
    window.conductor.begin_fight()
    told = window.encounter.fight.log.model.lines[0].text
    assert told.startswith("House rules: ")
    assert told.count(" · ") == len(wanted) - 1


def test_new_fights_start_with_the_house_rules_and_prepared_ones_may_take_them(
    window: MainWindow, library: Library
) -> None:
    page = prepare(window, library, "fantasia")
    old = page.chosen_id
    page.pane.show_option("fumble", of_house=True)
    assert focused() is page.pane.options.form.editors["fumble"].combo
    QTest.keyClick(focused(), Qt.Key.Key_Down)
    assert library.house_rules.get("fantasia") == {"fumble": "choose"}
    assert options_of(library, old) == {}
    page.add_new("fantasia")
    assert options_of(library, there(page.chosen_id)) == {"fumble": "choose"}
    page.reload(old)
    page.pane.show_option("fumble")
    QTest.mouseClick(page.pane.options.take, Qt.MouseButton.LeftButton)
    assert options_of(library, old) == {"fumble": "choose"}
    QTest.mouseClick(page.pane.options.book, Qt.MouseButton.LeftButton)
    assert options_of(library, old) == {}
    for _ in range(4):
        window.undo()
    assert library.house_rules.get("fantasia") == {}


def test_the_next_fight_of_the_bestiary_starts_with_the_house_rules(window: MainWindow, library: Library) -> None:
    library.house_rules.put("d100", {"low_pv": "zero"})
    creature = library.creatures.rows("", system="d100")[0]
    window.show_tab(0)
    window.bestiary.tray.add(DropPayload((creature.id,)))
    window.bestiary.tray.begin()
    assert options_of(library, there(window.encounter.prepare.chosen_id)) == {"low_pv": "zero"}


def words_on(form: QWidget) -> list[QWidget]:
    """What is read or filled in on a form."""
    return [widget for widget in form.findChildren(QWidget) if widget.isVisible() and not widget.findChildren(QWidget)]


@pytest.mark.parametrize("system", short_of(SYSTEMS, "ffrpg", "fulminato"))
def test_options_that_may_change_in_mid_fight_are_ruled_and_taken_back(
    window: MainWindow, library: Library, system: str
) -> None:
    page = prepare(window, library, system)
    assert window.conductor.open_prepared(page.chosen_id)
    window.conductor.begin_fight()
    fight = window.conductor.fight
    start = fight.options
    window.ways.show_options()
    card = there(window.encounter.fight.findChild(OptionsCard))
    model = registry.system(system).options
    assert list(card.form.editors) == [
        name
        for name, info in model.model_fields.items()
        if schema.may_change_mid_fight(info) and name not in schema.figures(model)
    ]
    for name, editor in card.form.editors.items():
        before = getattr(fight.options, name)
        change(editor)
        card.form.commit()
        assert card.fault.isHidden(), card.fault.text()
        assert getattr(fight.options, name) != before
        table = GameTable(window, library)
        who, told = table.log()[-1].split(": ", 1)
        assert who == {"fulminato": "Chronicler"}.get(system, "GM")
        assert told == window.conductor.teller().option(name, getattr(fight.options, name))
    QTest.keyClick(card, Qt.Key.Key_Escape)
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    for _ in model.model_fields:
        if fight.options != start:
            window.undo()
    assert fight.options == start
    window.ways.show_options()
    card = there(window.encounter.fight.findChild(OptionsCard))
    form = card.form
    QApplication.processEvents()
    below = form.height() - max(widget.mapTo(form, widget.rect().bottomLeft()).y() for widget in words_on(form))
    assert below < 24, "it is no higher than its options"
    if card.height() + 64 < there(card.parentWidget()).height():
        assert card.scrolled.verticalScrollBar().maximum() == 0
    card.shut()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert window.encounter.fight.findChild(OptionsCard) is None


def test_an_option_is_found_with_ctrl_k_before_and_in_the_fight(window: MainWindow, library: Library) -> None:
    page = prepare(window, library, "fantasia")
    page.pane.halves.setCurrentIndex(0)
    find_anything(window, "option pifia")
    assert focused() is page.pane.options.form.editors["fumble"].combo
    assert page.pane.halves.currentIndex() == 1
    assert window.conductor.open_prepared(page.chosen_id)
    window.conductor.begin_fight()
    assert window.tabs.currentIndex() == ENCOUNTER
    find_anything(window, "option pifia")
    card = there(window.encounter.fight.findChild(OptionsCard))
    editor = card.form.editors["fumble"]
    assert isinstance(editor, ChoiceEditor)
    assert focused() is editor.combo
    QTest.keyClick(focused(), Qt.Key.Key_Down)
    assert window.conductor.fight.options.fumble == "choose"


def test_the_form_is_left_and_opened_again(window: MainWindow, library: Library) -> None:
    for _ in range(3):
        for system in SYSTEMS:
            page = prepare(window, library, system)
            page.pane.options.whose.setCurrentIndex(1)
            page.pane.options.whose.activated.emit(1)
            QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
            page.pane.options.whose.setCurrentIndex(0)
            page.pane.options.whose.activated.emit(0)
            page.pane.halves.setCurrentIndex(0)
            QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
            assert page.pane.options.form is not None


def test_actions_and_kinds_of_cells_are_explained_by_the_figures_of_the_fight(
    window: MainWindow, library: Library
) -> None:
    page = prepare(window, library, "fulminato")
    assert window.conductor.open_prepared(page.chosen_id)
    window.conductor.begin_fight()
    window.conductor.next()

    def retreat() -> str:
        stage = window.encounter.fight.stage
        return next(button.toolTip() for button in stage.buttons if button.action and button.action.id == "retreat")

    assert "triple speed" in retreat()
    assert not window.conductor.try_command({"do": "set", "option": "running_times", "value": 5})
    assert "5 × speed" in retreat()
    window.undo()
    assert "triple speed" in retreat()
    window.conductor.close_fight()
    page = prepare(window, library, "tabuleiro")
    assert window.conductor.open_prepared(page.chosen_id)
    window.conductor.begin_fight()
    threat = window.encounter.fight.board.shown.kinds["threat"]
    assert "costs 1 AÇÃO more" in threat.toolTip()
    assert not window.conductor.try_command({"do": "set", "option": "domain_cost", "value": 4})
    assert "costs 4 AÇÃO more" in threat.toolTip()
