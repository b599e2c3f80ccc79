"""The page *Rules* with mouse and keys: rows are made in forms, tried at once, kept, taken back, made ready."""

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QDragEnterEvent, QDragMoveEvent, QDropEvent, QUndoStack
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from models.exchange.rule_package import RulePackage
from models.exchange.shipped_games import shipped_games
from models.library import Library
from models.storage.errors import LibraryError
from rules.log.sentences import Teller
from rules.written.house import over_written
from rules.written.schema import TABLES
from rules.written.source import read
from tests.rules.written.played_game import PlayedGame
from tests.ui.settling import settle
from ui.edits.core import Edits
from ui.edits.own_rules import SYSTEMS, add_rules
from ui.rule_editor.effect_sentences import EffectSentences
from ui.rule_editor.expression_field import ExpressionField
from ui.rule_editor.page import RulesPage, next_version
from ui.rule_editor.row_list import PLACE
from ui.rule_editor.value_fields import (
    ChoiceField,
    FlagField,
    LabelField,
    LineField,
    ListField,
    MappedField,
    RecordField,
    WrappedField,
)
from ui.shell.main_window import MainWindow
from ui.theme.theme import look
from ui.widgets.controls import IconButton

SKIRMISH = next(game.text for game in shipped_games() if 'id = "skirmish"' in game.text)
SPARROWS = next(game.text for game in shipped_games() if 'id = "sparrows"' in game.text)
HOUSE = '[system]\nformat = 1\nover = "ffrpg"\ntitle = "Thursday"\nversion = "1"\nlanguage = "en"\n'


@pytest.fixture
def page(qtbot: QtBot, library: Library) -> RulesPage:
    return shown(qtbot, library, SKIRMISH)


def shown(qtbot: QtBot, library: Library, text: str) -> RulesPage:
    page = RulesPage(library, Edits(QUndoStack()), text)
    qtbot.addWidget(page)
    page.resize(1300, 700)
    page.show()
    return page


def press(widget: QWidget) -> None:
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)


def put_in(page: RulesPage, title: str) -> None:
    """Click the button that puts in a field of which nothing is said yet."""
    buttons = [button for button in page.form.form.others.shown() if isinstance(button, QPushButton)]
    press(next(button for button in buttons if title in button.text()))


def type_into(widget: QWidget, text: str) -> None:
    widget.setFocus()
    QTest.keyClick(widget, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClicks(widget, text)


def test_a_name_is_typed_and_stands_in_list_title_and_text(page: RulesPage) -> None:
    page.list.choose(("status", "burning"))
    field = page.form.form.field("label")
    assert isinstance(field, LabelField)
    type_into(field.line, "On fire")
    assert page.document.value(("status", "burning", "label"))["en"] == "On fire"
    page.document.check()
    assert "On fire" in [row.label for row in page.document.rows("status")]
    assert page.form.title.text() == "On fire"


def test_the_buttons_of_rows_stay_where_a_row_is_changed_added_moved_or_taken_away(page: RulesPage) -> None:
    page.list.choose(("status",))
    before = dict(page.form.listed.buttons)
    kept = before["status", "stunned"]
    kept.setFocus()
    document = page.document
    document.set_value(("status", "stunned", "label"), "Dazed", "label")
    assert kept.text() == "Dazed"
    document.add_row("status", "Wet", {"label": "Wet", "timer": 2}, "new", after="burning")
    document.move_row("status", "stunned", "burning", "move")
    shown_in_order = [button for button in page.form.listed.shown() if isinstance(button, QPushButton)]
    assert [button.text() for button in shown_in_order] == [row.label for row in document.rows("status")]
    places = [(button.y(), button.x()) for button in shown_in_order]
    assert places == sorted(places)
    document.remove_row("status", "burning", "remove")
    assert before["status", "burning"] not in page.form.listed.shown()
    assert page.form.listed.buttons["status", "stunned"] is kept
    assert page.form.listed.buttons["status", "blessed"] is before["status", "blessed"]
    assert page.focusWidget() is kept
    press(kept)
    assert page.list.place == ("status", "stunned")


def test_the_button_of_a_row_looks_otherwise_as_soon_as_house_rules_say_something_of_it(
    qtbot: QtBot, library: Library
) -> None:
    page = shown(qtbot, library, HOUSE)
    page.list.choose(("status",))
    button = page.form.listed.buttons["status", "poison"]
    assert button.property("role") == "quiet"
    page.document.set_value(("status", "poison", "timer"), 5, "timer")
    assert not page.form.listed.buttons["status", "poison"].property("role")
    page.document.stack.undo()
    assert page.form.listed.buttons["status", "poison"].property("role") == "quiet"


def test_options_of_a_book_are_chosen_in_its_words(qtbot: QtBot, library: Library) -> None:
    page = shown(qtbot, library, HOUSE.replace("ffrpg", "fantasia"))
    page.list.choose(("option", "initiative"))
    initiative = page.form.form.field("default")
    assert isinstance(initiative, ChoiceField)
    assert initiative.value() == "individual"
    assert all(" " in initiative.box.itemText(index) for index in range(1, initiative.box.count()))
    initiative.box.choose("group")
    initiative.box.activated.emit(initiative.box.currentIndex())
    page.list.choose(("option", "opposites"))
    opposites = page.form.form.field("default")
    assert isinstance(opposites, FlagField)
    press(opposites.box)
    page.document.check()
    assert page.document.faults == ()
    assert page.document.data["option"] == {"initiative": {"default": "group"}, "opposites": {"default": False}}


def test_no_option_is_added_to_a_book_that_it_does_not_have(qtbot: QtBot, library: Library) -> None:
    page = shown(qtbot, library, HOUSE)
    for table, is_open in (("option", False), ("figure", False), ("status", True)):
        page.list.choose((table,))
        assert page.list.new_button.isEnabled() is is_open
        assert page.form.new_button.isVisibleTo(page) is is_open
    game = shown(qtbot, library, SKIRMISH)
    game.list.choose(("option",))
    assert game.list.new_button.isEnabled()


def test_an_option_of_which_no_kind_is_said_is_yes_or_no(qtbot: QtBot, library: Library) -> None:
    page = shown(qtbot, library, SKIRMISH + '\n[option.dark]\nlabel = "Dark"\n')
    page.list.choose(("option", "dark"))
    assert isinstance(page.form.form.field("default"), FlagField)


def test_the_page_notices_that_the_game_under_house_rules_is_another_now(qtbot: QtBot, library: Library) -> None:
    library.systems.add(SKIRMISH)
    edits = Edits(QUndoStack())
    house = HOUSE.replace("ffrpg", "skirmish") + '[status.burning]\nlabel = "On fire"\n'
    page = RulesPage(library, edits, house)
    qtbot.addWidget(page)
    page.show()
    page.list.choose(("status", "burning"))
    timer = page.form.form.field("timer")
    assert timer.value() == 3
    newer = SKIRMISH.replace("timer = 3", "timer = 7", 1).replace(
        "[status.stunned]", '[status.wet]\nlabel = "Wet"\n\n[status.stunned]'
    )
    assert edits.do(SYSTEMS, "a newer game", add_rules(library, RulePackage(newer))) is not None
    assert page.form.form.field("timer").value() == 7
    assert "wet" in [row.id for row in page.document.rows("status")]
    assert page.list.place == ("status", "burning")
    assert page.document.system is not None
    assert page.document.system.statuses["burning"].timer == 7
    assert page.document.stack.count() == 0
    edits.stack.undo()
    assert page.form.form.field("timer").value() == 3


def test_a_new_condition_is_made_by_keys_alone(qtbot: QtBot, page: RulesPage) -> None:
    page.list.choose(("status",))
    QTest.keyClick(page.list.new_button, Qt.Key.Key_Space)
    assert page.middle.currentWidget() is page.new_row
    QTest.keyClicks(page.new_row.line, "Frightened")
    QTest.keyClick(page.new_row.line, Qt.Key.Key_Return)
    assert page.list.place == ("status", "frightened")
    timer = page.form.form.field("timer")
    assert isinstance(timer, LineField)
    type_into(timer.line, "2")
    page.document.check()
    assert page.document.faults == ()
    assert page.document.system is not None
    assert page.document.system.statuses["frightened"].timer == 2


def test_a_flag_a_word_and_a_number_are_set_and_said_no_more(qtbot: QtBot, page: RulesPage) -> None:
    page.list.choose(("status", "stunned"))
    good, timer = page.form.form.field("good"), page.form.form.field("timer")
    assert isinstance(good, FlagField)
    assert isinstance(timer, LineField)
    press(good.box)
    assert page.document.value(("status", "stunned", "good")) is True
    press(good.box)
    assert page.document.value(("status", "stunned", "good")) is None
    type_into(timer.line, "x")
    page.document.check()
    qtbot.waitUntil(lambda: timer.fault.isVisibleTo(page))
    QTest.keyClick(timer.line, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(timer.line, Qt.Key.Key_Backspace)
    assert page.document.value(("status", "stunned", "timer")) is None


def test_what_is_not_said_is_put_in_by_its_button(page: RulesPage) -> None:
    page.list.choose(("status", "burning"))
    assert "forbids" not in page.form.form.names()
    put_in(page, "Forbids")
    field = page.form.form.field("forbids")
    assert isinstance(field, ListField)
    assert len(field.fields) == 1
    assert page.document.value(("status", "burning", "forbids")) is None


def test_targets_that_are_put_in_are_there_at_once(page: RulesPage) -> None:
    page.ask_new("action")
    QTest.keyClicks(page.new_row.line, "Roar")
    QTest.keyClick(page.new_row.line, Qt.Key.Key_Return)
    put_in(page, "Targets")
    assert page.document.value(("action", "roar", "targets")) == {}
    page.document.check()
    assert page.document.faults == ()
    field = page.form.form.field("targets")
    assert isinstance(field, RecordField)
    most = field.form.field("most")
    assert isinstance(most, LineField)
    type_into(most.line, "3")
    assert page.document.value(("action", "roar", "targets")) == {"most": 3}


def test_another_kind_of_test_drops_what_means_nothing_to_it_and_keeps_the_keys(qtbot: QtBot, library: Library) -> None:
    page = shown(qtbot, library, SPARROWS)
    page.ask_new("test")
    QTest.keyClicks(page.new_row.line, "Nerve")
    QTest.keyClick(page.new_row.line, Qt.Key.Key_Return)
    assert page.document.value(("test", "nerve", "roll")) == "2d6"
    kind = page.form.form.field("kind")
    assert isinstance(kind, ChoiceField)
    kind.box.setFocus()
    kind.box.choose("bands")
    kind.box.activated.emit(kind.box.currentIndex())
    assert page.document.value(("test", "nerve", "against")) is None
    shown_again = page.form.form.field("kind")
    assert isinstance(shown_again, ChoiceField)
    assert page.focusWidget() is shown_again.box
    page.document.stack.undo()
    assert page.document.value(("test", "nerve", "against")) == 10


def test_a_moment_is_added_to_a_condition(page: RulesPage) -> None:
    page.list.choose(("status", "stunned"))
    put_in(page, "What happens")
    field = page.form.form.field("at")
    assert isinstance(field, MappedField)
    key = field.keys[0]
    assert isinstance(key, ChoiceField)
    key.box.choose("on")
    key.box.activated.emit(key.box.currentIndex())
    assert page.document.value(("status", "stunned", "at")) == {"on": []}


def test_the_field_that_is_typed_into_keeps_its_cursor(page: RulesPage) -> None:
    page.list.choose(("status", "burning"))
    field = page.form.form.field("label")
    assert isinstance(field, LabelField)
    field.line.setFocus()
    field.line.setCursorPosition(2)
    QTest.keyClicks(field.line, "xy")
    page.document.check()
    assert field.line.cursorPosition() == 4
    assert page.form.form.field("label") is field


def test_a_new_action_is_named_in_the_log(qtbot: QtBot, page: RulesPage) -> None:
    page.ask_new("action")
    QTest.keyClicks(page.new_row.line, "Roar")
    QTest.keyClick(page.new_row.line, Qt.Key.Key_Return)
    page.document.check()
    assert page.document.faults == ()
    system = page.document.system
    assert system is not None
    game = PlayedGame(system, ava={"hp": 9}, foe={"hp": 9}).begin(20, 1)
    game.act("ava", "roar")
    teller = Teller(system, {"ava": "Ava"}, "en")
    assert "Ava: Roar" in [teller.line(dict(fact)) for fact in game.facts]


def test_undo_goes_to_where_it_undid_something(page: RulesPage) -> None:
    page.list.choose(("status", "burning"))
    field = page.form.form.field("label")
    assert isinstance(field, LabelField)
    type_into(field.line, "On fire")
    page.list.choose(("action", "storm"))
    page.document.stack.undo()
    assert page.list.place == ("status", "burning")
    shown_again = page.form.form.field("label")
    assert isinstance(shown_again, LabelField)
    assert shown_again.line.text() == "Burning"
    assert page.focusWidget() is shown_again.line


def test_a_row_is_doubled_removed_and_brought_back(page: RulesPage) -> None:
    page.list.choose(("action", "strike"))
    QTest.keyClick(page.list.tree, Qt.Key.Key_D, Qt.KeyboardModifier.ControlModifier)
    assert page.list.place == ("action", "strike_copy")
    page.list.tree.setFocus()
    QTest.keyClick(page.list.tree, Qt.Key.Key_Delete)
    assert "strike_copy" not in page.document.value(("action",))
    page.document.stack.undo()
    assert page.list.place == ("action", "strike_copy")


def drag(page: RulesPage, dragged: tuple[str, str], target: tuple[str, ...], height: float) -> None:
    """Drag a row over another one, to a height of it between 0 and 1, and let it go."""
    tree, viewport = page.list.tree, page.list.tree.viewport()
    page.list.choose(dragged)
    items = tree.findItems("", Qt.MatchFlag.MatchContains | Qt.MatchFlag.MatchRecursive)
    rect = tree.visualItemRect(next(item for item in items if item.data(0, PLACE) == target))
    place = QPointF(rect.center().x(), rect.top() + height * rect.height())
    data = tree.model().mimeData([tree.currentIndex()])
    move, left, none = Qt.DropAction.MoveAction, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    for kind in (QDragEnterEvent, QDragMoveEvent):
        QApplication.sendEvent(viewport, kind(place.toPoint(), move, data, left, none))
    QApplication.sendEvent(viewport, QDropEvent(place, move, data, left, none))


def test_a_row_is_dragged_before_another_behind_it_and_to_the_head_of_its_table(page: RulesPage) -> None:
    drag(page, ("status", "blessed"), ("status", "burning"), 0.1)
    assert list(page.document.value(("status",))) == ["blessed", "burning", "stunned"]
    assert page.list.place == ("status", "blessed")
    drag(page, ("status", "blessed"), ("status", "stunned"), 0.9)
    assert list(page.document.value(("status",))) == ["burning", "stunned", "blessed"]
    drag(page, ("status", "stunned"), ("status",), 0.5)
    assert list(page.document.value(("status",))) == ["stunned", "burning", "blessed"]
    drag(page, ("status", "stunned"), ("action",), 0.5)
    assert list(page.document.value(("status",))) == ["stunned", "burning", "blessed"]
    while page.document.stack.canUndo():
        page.document.stack.undo()
    assert page.document.text == SKIRMISH


def test_searching_shows_what_is_found_and_enter_chooses_it(page: RulesPage) -> None:
    page.list.tree.setFocus()
    QTest.keyClick(page.list.tree, Qt.Key.Key_Slash)
    QTest.keyClicks(page.list.search, "storm")
    QTest.keyClick(page.list.search, Qt.Key.Key_Return)
    assert page.list.place == ("action", "storm")


def test_what_was_found_and_is_renamed_stays_in_sight(page: RulesPage) -> None:
    page.list.search.setText("storm")
    QTest.keyClick(page.list.search, Qt.Key.Key_Return)
    page.document.set_value(("action", "storm", "label"), "Blaze", "name")
    page.document.check()
    tree = page.list.tree
    assert tree.currentIndex().data() == "Blaze"
    assert not tree.visualRect(tree.currentIndex()).isEmpty()


def test_a_fault_is_counted_and_one_click_goes_to_its_field(qtbot: QtBot, page: RulesPage) -> None:
    page.document.set_value(("status", "burning", "counts"), "turn_endz", "counts")
    page.document.check()
    assert "1" in page.state.text()
    assert not page.ready_button.isEnabled()
    press(page.state)
    assert page.list.place == ("status", "burning")
    qtbot.waitUntil(lambda: page.form.form.field("counts").fault.isVisibleTo(page))


def test_forms_and_text_are_the_same(page: RulesPage) -> None:
    press(page.text_button)
    assert page.text_view.text() == page.document.text
    changed = SKIRMISH.replace('en = "Burning"', 'en = "Scorched"')
    page.document.set_text(changed, "the text", is_typed=True)
    page.document.check()
    press(page.text_button)
    page.list.choose(("status", "burning"))
    field = page.form.form.field("label")
    assert isinstance(field, LabelField)
    assert field.line.text() == "Scorched"


def test_forms_are_closed_while_the_text_cannot_be_read(page: RulesPage) -> None:
    page.document.set_text(SKIRMISH + "\n[status.cold\n", "the text")
    assert not page.form.isEnabled()
    page.document.stack.undo()
    assert page.form.isEnabled()


@pytest.mark.parametrize("game", shipped_games(), ids=lambda game: game.name)
def test_every_place_of_every_game_has_a_form_that_changes_nothing_by_being_looked_at(
    qtbot: QtBot, library: Library, game: RulePackage
) -> None:
    text = game.text
    page = shown(qtbot, library, text)
    for table in page.document.tables():
        page.list.choose((table.name,))
        for row in page.document.rows(table.name) if table.rows else ():
            page.list.choose((table.name, row.id))
            values = page.document.value((table.name, row.id))
            for name in page.form.form.names() if TABLES[table.name].any_key is None else ():
                assert page.form.form.field(name).value() == values.get(name), (table.name, row.id, name)
    assert page.document.text == text
    assert page.document.stack.count() == 0


def test_a_draft_is_kept_and_goes_when_the_rules_are_ready(qtbot: QtBot, page: RulesPage, library: Library) -> None:
    page.document.set_value(("system", "title"), "Mine", "title")
    page.save_draft()
    (draft,) = library.systems.texts.drafts()
    assert draft.title == "Mine"
    page.document.set_value(("system", "title"), "Mine too", "title")
    page.save_draft()
    assert [row.title for row in library.systems.texts.drafts()] == ["Mine too"]
    with qtbot.waitSignal(page.rules_ready) as ready:
        press(page.ready_button)
    assert ready.args == ["skirmish"]
    assert library.systems.texts.drafts() == []
    assert library.systems.system("skirmish").title == "Mine too"


def test_a_page_that_is_only_looked_at_leaves_no_draft(page: RulesPage, library: Library) -> None:
    page.close_page()
    assert library.systems.texts.drafts() == []


def test_what_is_ready_again_gets_the_next_version(page: RulesPage, library: Library) -> None:
    press(page.ready_button)
    page.document.set_value(("status", "burning", "timer"), 5, "timer")
    page.document.check()
    press(page.ready_button)
    assert [row.version for row in library.systems.texts.versions("skirmish")] == ["1.1", "1.0"]


def test_undoing_back_to_a_version_that_is_ready_leaves_it_where_it_stands(page: RulesPage, library: Library) -> None:
    page.document.set_value(("status", "burning", "timer"), 4, "timer")
    press(page.ready_button)
    page.document.set_value(("status", "burning", "timer"), 5, "timer")
    page.document.check()
    press(page.ready_button)
    page.document.stack.undo()
    page.document.stack.undo()
    page.save_draft()
    assert [row.version for row in library.systems.texts.versions("skirmish")] == ["1.1", "1.0"]
    assert library.systems.texts.drafts() == []
    page.document.set_value(("status", "burning", "timer"), 6, "timer")
    page.document.check()
    press(page.ready_button)
    assert [row.version for row in library.systems.texts.versions("skirmish")] == ["1.2", "1.1", "1.0"]


@pytest.mark.parametrize(
    ("before", "after"), [("0.1", "0.2"), ("1.9", "1.10"), ("3", "4"), ("1b2", "1b3"), ("x", "x.1")]
)
def test_the_next_version(before: str, after: str) -> None:
    assert next_version(before) == after


def test_a_house_rule_takes_back_a_yes_of_the_game_and_leaves_it_again(qtbot: QtBot, library: Library) -> None:
    library.systems.add(SKIRMISH)
    page = shown(qtbot, library, HOUSE.replace("ffrpg", "skirmish"))
    page.list.choose(("status", "blessed"))
    field = page.form.form.field("good")
    assert isinstance(field, FlagField)
    assert field.box.isChecked()
    field.box.click()
    assert page.document.value(("status", "blessed", "good")) is False
    field.box.click()
    assert page.document.value(("status", "blessed", "good")) is None
    assert field.box.isChecked()


def test_a_house_rule_chooses_a_word_that_is_usual_elsewhere(qtbot: QtBot, library: Library) -> None:
    library.systems.add(SKIRMISH.replace("[status.burning]", '[status.burning]\ncounts = "turn_begins"'))
    page = shown(qtbot, library, HOUSE.replace("ffrpg", "skirmish"))
    page.list.choose(("status", "burning"))
    field = page.form.form.field("counts")
    assert isinstance(field, ChoiceField)
    usual = str(TABLES["status"].fields["counts"].default)
    field.box.setCurrentIndex(field.box.findData(usual))
    field.box.activated.emit(field.box.currentIndex())
    assert page.document.value(("status", "burning", "counts")) == usual


def test_a_row_of_which_nothing_is_said_any_more_stays_in_its_form(qtbot: QtBot, library: Library) -> None:
    page = shown(qtbot, library, SKIRMISH + '\n[gain.luck]\nlabel = "Luck"\n')
    page.list.choose(("gain", "luck"))
    page.document.set_value(("gain", "luck", "label"), None, "label")
    assert page.form.place[1:] == ("luck",)
    page.document.remove_row("gain", "luck", "remove")
    assert page.form.place[1:] == ()


def test_what_was_typed_last_is_kept_when_the_window_closes(qtbot: QtBot, library: Library) -> None:
    window = MainWindow(library)
    qtbot.addWidget(window)
    window.show()
    window.show_rules_page(SKIRMISH)
    (page,) = window.findChildren(RulesPage)
    page.text_button.setChecked(True)
    QTest.keyClicks(page.text_view.edit, "# mine")
    window.close()
    (draft,) = library.systems.texts.drafts()
    assert "# mine" in draft.text


def test_a_draft_that_cannot_be_removed_is_told(
    qtbot: QtBot, page: RulesPage, library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    page.document.set_value(("system", "title"), "Mine", "title")
    page.save_draft()
    page.document.set_value(("system", "title"), "Mine too", "title")
    page.document.check()

    def refused(hashes: object) -> None:
        raise LibraryError("full")

    monkeypatch.setattr(library.systems.texts, "remove", refused)
    with qtbot.waitSignals([page.message_requested, page.rules_ready]):
        press(page.ready_button)


def test_a_test_whose_kind_is_left_to_its_fields_again_keeps_these(qtbot: QtBot, library: Library) -> None:
    page = shown(qtbot, library, SPARROWS)
    test = next(row.id for row in page.document.rows("test") if page.document.value(("test", row.id, "bands")))
    bands = page.document.value(("test", test, "bands"))
    page.list.choose(("test", test))
    for kind in ("bands", None):
        field = page.form.form.field("kind")
        assert isinstance(field, ChoiceField)
        field.box.setCurrentIndex(field.box.findData(kind) if kind else 0)
        field.box.activated.emit(field.box.currentIndex())
        assert page.document.value(("test", test, "kind")) == kind
        assert page.document.value(("test", test, "bands")) == bands


def test_the_usual_one_of_some_words_is_chosen_among_them_as_soon_as_there_are_some(page: RulesPage) -> None:
    row = {"label": "Mode", "kind": "choice", "default": "swift"}
    page.document.add_row("option", "Mode", row, "new")
    page.list.fill()
    page.list.choose(("option", "mode"))
    for words in ({"swift": "Swift"}, {"swift": "Swift", "slow": "Slow"}):
        page.document.set_value(("option", "mode", "words"), words, "words")
        field = page.form.form.field("default")
        assert isinstance(field, ChoiceField)
        assert {field.box.itemData(index) for index in range(field.box.count())} >= {*words}
    page.document.check()
    assert page.document.faults == ()
    chosen = page.form.form.field("default")
    assert isinstance(chosen, ChoiceField)
    chosen.box.setCurrentIndex(chosen.box.findData("slow"))
    chosen.box.activated.emit(chosen.box.currentIndex())
    assert page.document.value(("option", "mode", "default")) == "slow"


def test_a_form_of_house_rules_shows_what_holds(qtbot: QtBot, library: Library) -> None:
    library.systems.add(SKIRMISH)
    page = shown(qtbot, library, HOUSE.replace("ffrpg", "skirmish"))
    page.list.choose(("status", "burning"))
    at = page.form.form.field("at")
    assert isinstance(at, MappedField)
    below = at.value()
    assert isinstance(below, dict)
    page.document.set_value(("status", "burning", "at"), {"turn_begins": [{"damage": "1"}]}, "at")
    assert at.value() == {**below, "turn_begins": [{"damage": "1"}]}
    page.document.check()
    assert page.document.system is not None
    assert page.document.faults == ()


def test_house_rules_take_away_what_stands_in_a_row_of_the_game_by_its_key(qtbot: QtBot, library: Library) -> None:
    library.systems.add(SKIRMISH)
    page = shown(qtbot, library, HOUSE.replace("ffrpg", "skirmish"))
    document = page.document
    text = document.text
    page.list.choose(("status", "burning"))
    at = page.form.form.field("at")
    assert isinstance(at, MappedField)
    press(at.lines[0].findChildren(IconButton)[-1])
    assert at.value() is None
    assert document.dropped == ["status.burning.at"]
    page.list.choose(("test", "blow"))
    natural = page.form.form.field("natural")
    assert isinstance(natural, MappedField)
    document.set_held(("test", "blow", "natural"), {"20": "critical", "1": "fumble"}, "natural")
    assert document.value(("test", "blow", "natural")) == {"1": "fumble"}
    press(natural.lines[0].findChildren(IconButton)[-1])
    assert natural.value() == {"1": "fumble"}
    assert document.dropped == ["status.burning.at", "test.blow.natural.20"]
    page.list.choose(("status", "blessed"))
    changes = page.form.form.field("changes")
    assert isinstance(changes, ListField)
    press(changes.lines[0].findChildren(IconButton)[-1])
    assert document.dropped[-1] == "status.blessed.changes"
    document.check()
    assert document.faults == ()
    assert document.system is not None
    rows = over_written(*map(read, document.system.texts)).data["status"]
    assert (rows["blessed"].keys() & {"changes"}, rows["burning"].keys() & {"at"}) == (set(), set())
    document.set_held(("test", "blow", "natural"), {"20": "critical"}, "natural")
    assert document.dropped == ["status.burning.at", "status.blessed.changes"]
    assert document.value(("test", "blow", "natural")) is None
    while document.stack.canUndo():
        document.stack.undo()
    assert document.text == text


def test_house_rules_say_only_what_is_different_in_a_row_of_the_game(qtbot: QtBot, library: Library) -> None:
    game = SKIRMISH.replace("at.turn_ends", 'at.on = [{ remind = "Roll on the ground" }]\nat.turn_ends', 1)
    library.systems.add(game)
    page = shown(qtbot, library, HOUSE.replace("ffrpg", "skirmish"))
    page.list.choose(("status", "burning"))
    at = page.form.form.field("at")
    effects = at.findChildren(EffectSentences)[0]
    effects.add("stop")
    assert page.document.value(("status", "burning", "at")) == {
        "on": [{"remind": "Roll on the ground"}, {"stop": True}]
    }


def test_a_row_of_the_game_is_left_out_by_house_rules(qtbot: QtBot, library: Library) -> None:
    library.systems.add(SKIRMISH)
    page = shown(qtbot, library, HOUSE.replace("ffrpg", "skirmish"))
    page.list.choose(("status", "blessed"))
    press(page.list.remove_button)
    assert page.document.dropped == ["status.blessed"]
    assert "blessed" not in [row.id for row in page.document.rows("status")]
    page.document.check()
    assert page.document.system is not None
    assert "blessed" not in page.document.system.statuses
    page.document.stack.undo()
    assert "blessed" in [row.id for row in page.document.rows("status")]
    book = shown(qtbot, library, HOUSE)
    book.list.choose(("figure", "poison_percent"))
    assert not book.list.remove_button.isEnabled()
    book.list.choose(("status", "poison"))
    press(book.list.remove_button)
    book.document.check()
    assert book.document.system is not None
    assert "poison" not in book.document.system.statuses


def test_a_field_that_is_put_in_by_undo_is_offered_no_more(page: RulesPage) -> None:
    page.list.choose(("action", "strike"))
    assert "cost" not in page.form.form.names()
    page.document.set_value(("action", "strike", "cost"), {"fire": "1"}, "cost")
    assert "cost" in page.form.form.names()
    offered = [button.text() for button in page.form.form.others.shown() if isinstance(button, QPushButton)]
    assert not [text for text in offered if "Costs" in text]


def test_a_number_of_the_book_is_changed_by_a_house_rule(qtbot: QtBot, library: Library) -> None:
    page = shown(qtbot, library, HOUSE)
    QTest.keyClicks(page.list.search, "poison")
    figure = next(row for row in page.document.rows("figure") if row.id == "poison_percent")
    page.list.choose(("figure", figure.id))
    field = page.form.form.field("is")
    assert isinstance(field, LineField)
    assert field.line.text() == "10"
    assert page.form.title.text() == "Poison takes of the HP left"
    type_into(field.line, "5")
    page.document.check()
    assert page.document.figure("poison_percent") == "5%"
    press(page.ready_button)
    assert library.systems.system("ffrpg").options().model_dump()["poison_percent"] == 5


def test_the_page_stands_in_the_windows_place_and_ctrl_z_is_its_own(qtbot: QtBot, library: Library) -> None:
    window = MainWindow(library)
    qtbot.addWidget(window)
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    window.show_rules_page(SKIRMISH)
    (page,) = window.findChildren(RulesPage)
    assert page.isVisibleTo(window)
    page.list.choose(("status",))
    QTest.keyClick(page.list.tree, Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    assert page.middle.currentWidget() is page.new_row
    QTest.keyClick(page.new_row.line, Qt.Key.Key_Escape)
    assert page.middle.currentWidget() is page.form
    page.document.set_value(("system", "title"), "Mine", "title")
    assert window.undoing.can_undo
    window.undo()
    assert page.document.text == SKIRMISH
    window.redo()
    assert page.document.title == "Mine"
    page.close_page()
    assert window.tabs.isVisibleTo(window)
    assert window.undoing.steps() == ("", "")
    assert [row.title for row in library.systems.texts.drafts()] == ["Mine"]


def test_steps_of_a_page_that_covers_no_longer_are_not_followed(qtbot: QtBot, library: Library) -> None:
    window = MainWindow(library)
    qtbot.addWidget(window)
    window.show_rules_page(SKIRMISH)
    (page,) = window.findChildren(RulesPage)
    window.undoing.cover(page.document.stack)  # again: it is followed once
    announced: list[str] = []
    window.undoing.availability_changed.connect(lambda: announced.append(page.document.title))
    page.document.set_value(("system", "title"), "Mine", "title")
    assert announced == ["Mine"]
    window.undoing.cover(None)
    del announced[:]
    page.document.stack.undo()
    assert announced == []


def test_an_expression_says_what_it_comes_to_for_who_is_in_the_fight(page: RulesPage) -> None:
    page.document.set_value(("number", "attack", "is"), "sheet.attack + 2", "attack")
    page.document.check()
    page.list.choose(("number", "attack"))
    field = page.form.form.field("is")
    assert isinstance(field, WrappedField)
    assert isinstance(field.inner, ExpressionField)
    sample = page.trial.sample()
    assert sample is not None
    assert f"= {sample[1]['sheet.attack'] + 2} for {sample[0]}" in field.inner.note.text()


def test_keys_and_values_beside_each_other_are_called_each_by_its_own_name(page: RulesPage) -> None:
    page.list.choose(("test", "blow"))
    natural = page.form.form.field("natural")
    assert isinstance(natural, MappedField)
    key, value = natural.keys[0], natural.fields[0]
    assert isinstance(key, LineField)
    assert isinstance(value, ChoiceField)
    assert (key.line.accessibleName(), value.box.accessibleName()) == ("The dice show", "Result")


def test_what_is_new_is_offered_in_the_menus_of_effects_at_once(page: RulesPage) -> None:
    page.list.choose(("action", "strike"))
    effects = page.form.form.field("does")
    assert isinstance(effects, WrappedField)
    page.document.add_row("status", "Frightened", {"label": "Frightened"}, "new")
    page.document.check()
    assert isinstance(effects.inner, EffectSentences)
    assert "Frightened" in [named.label for named in effects.inner.vocabulary.rows(("status",))]


def test_an_effect_within_an_outcome_is_in_the_text_at_once_and_undone(page: RulesPage) -> None:
    page.list.choose(("action", "strike"))
    effects = page.form.form.field("does")
    assert isinstance(effects, WrappedField)
    assert isinstance(effects.inner, EffectSentences)
    for times in (3, 4):
        critical = effects.inner.rows[0].inner["critical"]
        critical.rows[0].change("damage", f"{times} * dice(damage)")
        assert f'critical = [{{ damage = "{times} * dice(damage)" }}]' in page.document.text
        page.document.check()
    while page.document.stack.canUndo():
        page.document.stack.undo()
    assert page.document.text == SKIRMISH
    assert effects.inner.rows[0].inner["critical"].rows[0].effect == {"damage": "2 * dice(damage)"}


def test_a_name_in_one_language_says_what_it_is_in_the_others(page: RulesPage) -> None:
    page.list.choose(("status", "burning"))
    field = page.form.form.field("label")
    assert isinstance(field, LabelField)
    assert not field.elsewhere.isVisibleTo(page)
    type_into(field.line, "On fire")
    assert "En llamas" in field.others.text()
    press(field.alone_button)
    assert page.document.value(("status", "burning", "label")) == "On fire"


def test_a_second_one_of_the_same_name_is_told_of(page: RulesPage) -> None:
    page.ask_new("status")
    QTest.keyClicks(page.new_row.line, "burning")
    assert "burning" in page.new_row.note.text()
    QTest.keyClicks(page.new_row.line, "s")
    assert page.new_row.note.text() == ""


def test_tab_goes_from_field_to_field_as_they_are_seen(qtbot: QtBot, library: Library) -> None:
    page = shown(qtbot, library, SKIRMISH)
    page.list.choose(("status", "stunned"))
    put_in(page, "Counts down")
    names = page.form.form.names()
    field = page.form.form.field("label")
    assert isinstance(field, LabelField)
    qtbot.waitUntil(field.line.isVisible)
    page.form.order_tabs()
    field.line.setFocus()
    seen = [field.line.mapTo(page, field.line.rect().center()).y()]
    for _ in range(len(names)):
        page.focusNextChild()
        focused = page.focusWidget()
        assert focused is not None
        if not page.form.isAncestorOf(focused):
            break
        seen.append(focused.mapTo(page, focused.rect().center()).y())
    assert len(seen) > 4
    assert seen == sorted(seen)


def test_what_was_typed_last_is_kept_when_the_window_is_closed(qtbot: QtBot, library: Library) -> None:
    window = MainWindow(library)
    qtbot.addWidget(window)
    window.show()
    window.show_rules_page(SKIRMISH)
    (page,) = window.findChildren(RulesPage)
    page.document.set_value(("system", "author"), "Ilva and Ana", "author")
    window.close()
    assert [row.author for row in library.systems.texts.drafts()] == ["Ilva and Ana"]


def test_without_room_for_three_columns_the_fight_takes_the_place_of_the_forms(page: RulesPage) -> None:
    assert page.trial.isVisibleTo(page)
    assert not page.trial_button.isVisibleTo(page)
    page.resize(900, 600)
    assert not page.trial.isVisibleTo(page)
    for column in (page.list, page.form):
        assert column.mapTo(page, QPoint(column.width(), 0)).x() <= page.width()
    press(page.trial_button)
    assert page.trial.isVisibleTo(page)
    assert not page.form.isVisibleTo(page)
    page.resize(1300, 700)
    assert page.trial.isVisibleTo(page)
    assert page.form.isVisibleTo(page)


def test_a_new_action_is_tried_from_its_form(page: RulesPage) -> None:
    page.ask_new("action")
    QTest.keyClicks(page.new_row.line, "Shove")
    press(page.new_row.take_button)
    assert page.form.try_button.isVisibleTo(page)
    press(page.form.try_button)
    assert any(line.text.endswith(": Shove (chosen)") for line in page.trial.log.lines.lines)
    page.list.choose(("sheet",))
    assert not page.form.try_button.isVisibleTo(page)


def test_in_a_narrow_window_the_fight_comes_into_sight_to_try_something(page: RulesPage) -> None:
    page.resize(900, 600)
    page.list.choose(("status", "burning"))
    press(page.form.try_button)
    assert page.trial.isVisibleTo(page)
    assert page.focusWidget() is page.trial.step_button
    assert any("Burning" in line.text for line in page.trial.log.lines.lines)


def test_house_rules_say_what_else_a_condition_of_the_book_does(qtbot: QtBot, library: Library) -> None:
    page = shown(qtbot, library, HOUSE)
    page.list.choose(("status", "frozen"))
    told = page.form.of_book.text()
    assert told.startswith("By the book: Loses its turns and does not react")
    assert "(FF-ST-frozen) It stays so but for what is filled in here." in told
    assert page.form.of_book.isVisible()
    press(page.list.double_button)
    assert page.list.place[1] != "frozen"
    told = page.form.of_book.text()
    assert told.startswith("The copy has the name and the timer alone. This is not in it: Loses its turns")
    page.list.choose(("figure", "poison_percent"))
    assert not page.form.of_book.isVisible()


def test_of_conditions_of_ones_own_nothing_is_said_of_a_book(page: RulesPage) -> None:
    page.list.choose(("status", "burning"))
    assert not page.form.of_book.isVisible()
    press(page.list.double_button)
    assert not page.form.of_book.isVisible()


def test_who_removes_a_row_that_others_name_reads_where_it_is_missing_now(qtbot: QtBot, page: RulesPage) -> None:
    page.document.set_value(("status", "burning", "label"), "On fire", "name")
    page.list.choose(("status", "burning"))
    with qtbot.waitSignal(page.message_requested) as said:
        press(page.list.remove_button)
    assert said.args == ["“On fire” is removed, and is missing in: Fire Storm. Ctrl+Z brings it back."]
    assert "there is no “On fire” under Conditions" in page.state.toolTip()
    page.document.stack.undo()
    page.list.choose(("action", "storm"))
    with qtbot.waitSignal(page.message_requested) as said:
        press(page.list.remove_button)
    assert said.args == ["Done: remove “Fire Storm”. Ctrl+Z undoes it."]


@pytest.mark.parametrize("text", [100, 200])
def test_the_arrow_of_a_table_is_as_large_as_its_letters(page: RulesPage, text: int) -> None:
    look().choose_text_size(text)
    settle()
    tree = page.list.tree
    item = next(item for item in page.list._tops() if item.data(0, PLACE) == ("status",))
    item.setExpanded(False)
    tree.scrollToItem(item)
    settle()
    row = tree.visualItemRect(item)
    picture = tree.viewport().grab(QRect(0, row.top(), row.left(), row.height())).toImage()
    ground = picture.pixel(picture.width() - 1, 1)
    inked = [y for y in range(picture.height()) if any(picture.pixel(x, y) != ground for x in range(picture.width()))]
    look().choose_text_size(100)
    assert inked[-1] - inked[0] >= text * 6 // 100


def test_the_count_of_faults_leads_to_the_field_at_fault_and_ready_says_why_it_waits(page: RulesPage) -> None:
    page.document.set_value(("test", "blow", "against"), "target.acc", "a fault")
    page.document.check()
    assert not page.ready_button.isEnabled()
    assert "Mend the faults first" in page.ready_button.toolTip()
    QTest.mouseClick(page.state, Qt.MouseButton.LeftButton)
    field = page.form.form.field("against")
    focused = QApplication.focusWidget()
    assert focused is not None
    assert field is focused or field.isAncestorOf(focused)
    page.document.stack.undo()
    page.document.check()
    assert "from now on" in page.ready_button.toolTip()


def test_what_is_tried_out_beside_faults_is_called_so(page: RulesPage) -> None:
    page.document.set_value(("test", "blow", "against"), "target.acc", "a fault")
    page.document.check()
    assert "the last ones without any" in page.trial.change.text()
    page.document.stack.undo()
    page.document.check()
    assert page.trial.change.isHidden() or "the last ones" not in page.trial.change.text()


def test_the_heading_stays_where_it_is_whether_or_not_a_row_can_be_tried(page: RulesPage) -> None:
    page.list.choose(("system",))
    settle()
    assert not page.form.try_button.isVisible()
    places = {page.form.title.geometry().center().y()}
    page.list.choose(("action", "strike"))
    settle()
    assert page.form.try_button.isVisible()
    assert places == {page.form.title.geometry().center().y()}
