"""Effects as sentences: every effect is shown and kept, changed by menus and keys, and faults stand at their fields."""

import json
from collections.abc import Callable, Iterator
from copy import deepcopy
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QMenu
from pytestqt.qtbot import QtBot

from models.exchange.shipped_games import shipped_games
from rules.written.schema import VERBS
from rules.written.source import read
from tests.rules.written.example_games import NAMES, text_of
from tests.rules.written.generated import Writer
from ui.rule_editor.effect_sentences import EffectRow, EffectSentences
from ui.rule_editor.effect_words import verb_of
from ui.rule_editor.expression_field import ExpressionField
from ui.rule_editor.sentence_chips import Chip, WordsLine
from ui.rule_editor.vocabulary import Vocabulary
from ui.widgets.picker import Picker

GAMES = {game.name: game.text for game in shipped_games()} | {name: text_of(name) for name in NAMES}
Make = Callable[..., EffectSentences]
LONG = "min(30, max(10, half(target.speed + dex_mod + 2 * level('exhaustion')))) + dice(row.damage) - sheet.speed"
GIVEN = {"damage": LONG, "heal": LONG, "timer": LONG, "amount": LONG, "is": LONG, "far": LONG, "against": LONG}
"""Fields as long as they may become."""


@pytest.fixture
def make(qtbot: QtBot) -> Make:
    """Makes the sentences of a place of a game, shown."""

    def made(game: str, *owner: str, value: Any = None, language: str = "en") -> EffectSentences:
        data = read(GAMES[game]).data
        sentences = EffectSentences(Vocabulary(data, None, language), owner)
        qtbot.addWidget(sentences)
        if value is None:
            value = data
            for step in owner:
                value = value[step]
        sentences.set_value(value)
        sentences.resize(480, 600)
        with qtbot.waitActive(sentences):
            sentences.show()
            sentences.activateWindow()
        return sentences

    return made


def lists_of_effects(value: Any, place: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], list[Any]]]:
    """Every list of effects of a text, with its place; those within effects come with them."""
    for key, part in value.items() if isinstance(value, dict) else ():
        if isinstance(part, list) and part and all(isinstance(effect, dict) and verb_of(effect) for effect in part):
            yield (*place, key), part
        else:
            yield from lists_of_effects(part, (*place, key))


def value_of(sentences: EffectSentences) -> Any:
    """What the sentences say."""
    return sentences.value()


def in_order(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


def said(row: EffectRow) -> str:
    """The sentence of an effect as it is read."""
    pieces = [child for child in row.flow.shown() if isinstance(child, Chip | QLabel)]
    return " ".join(piece.text().replace("&&", "&") for piece in pieces)


def all_rows(sentences: EffectSentences) -> Iterator[EffectRow]:
    for row in sentences.rows:
        yield row
        for inner in row.inner.values():
            yield from all_rows(inner)


def open_menu(of: Callable[[], object]) -> QMenu:
    of()
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    return menu


def choose(menu: QMenu, *words: str) -> None:
    """Chooses an entry of a menu, through its submenus."""
    for word in words[:-1]:
        menu = next(action.menu() for action in menu.actions() if action.text() == word)  # type: ignore[assignment]
    action = next(action for action in menu.actions() if action.text().partition("\t")[0] == words[-1])
    assert action.isEnabled()
    action.trigger()
    while (popup := QApplication.activePopupWidget()) is not None:
        popup.close()


@pytest.mark.parametrize("name", GAMES)
def test_every_effect_of_every_game_is_a_sentence_and_kept_as_it_was(make: Make, name: str) -> None:
    found = list(lists_of_effects(read(GAMES[name]).data))
    assert found
    for place, effects in found:
        sentences = make(name, *place)
        assert in_order(value_of(sentences)) == in_order(effects)
        for row in all_rows(sentences):
            assert row.verb
            assert said(row)
            assert "{" not in said(row)


@pytest.mark.parametrize("seed", range(25))
def test_effects_made_by_chance_are_kept_as_they_were(make: Make, seed: int) -> None:
    writer = Writer(Random(seed))
    effects = [writer.effect(1) for _ in range(4)]
    sentences = make("skirmish", "action", "strike", "does", value=effects)
    assert in_order(value_of(sentences)) == in_order(effects)
    assert all(row.verb for row in all_rows(sentences))


def test_a_blow_reads_like_a_sentence(make: Make) -> None:
    sentences = make("skirmish", "action", "strike", "does")
    assert said(sentences.rows[0]) == "Whoever acts makes the test Blow"
    critical = sentences.rows[0].inner["critical"].rows[0]
    assert said(critical) == "The target loses twice what the dice of Damage come to of HP"
    assert [label.text() for label in sentences.rows[0].findChildren(QLabel) if label.text().endswith(":")] == [
        "On a critical success:",
        "On a success:",
    ]


def test_what_no_form_can_show_is_shown_as_its_text_and_kept(make: Make) -> None:
    strange = [{"damage": "1d6", "colour": "red"}, {"put": 3}, "damage", {"damage": ["1d6"]}, {}, 7]
    sentences = make("skirmish", "action", "strike", "does", value=strange)
    assert in_order(value_of(sentences)) == in_order(strange)
    assert said(sentences.rows[0]) == 'Written as a text: { damage = "1d6", colour = "red" }'
    sentences.add("stop")
    assert in_order(value_of(sentences)) == in_order([*strange, {"stop": True}])


def test_a_choice_of_a_menu_changes_the_effect(qtbot: QtBot, make: Make) -> None:
    sentences = make("skirmish", "action", "storm", "does")
    row = sentences.rows[1].inner["do"].rows[0].inner["failure"].rows[1]
    assert said(row) == "The target gets Burning"
    with qtbot.waitSignal(sentences.value_changed):
        choose(open_menu(row.chips["put"].click), "Stunned")
    assert said(row) == "The target gets Stunned"
    choose(open_menu(row.chips["to"].click), "whoever acts")
    assert value_of(sentences)[1]["do"][0]["failure"][1] == {"put": "stunned", "to": "self"}
    choose(open_menu(row.chips["to"].click), "As usual")
    assert value_of(sentences)[1]["do"][0]["failure"][1] == {"put": "stunned"}


def test_a_number_is_written_under_the_sentence_and_enter_goes_back_to_it(qtbot: QtBot, make: Make) -> None:
    sentences = make("skirmish", "action", "strike", "does")
    row = sentences.rows[0].inner["success"].rows[0]
    QTest.mouseClick(row.chips["damage"], Qt.MouseButton.LeftButton)
    editor = row.editor
    assert isinstance(editor, ExpressionField)
    assert editor.line.hasFocus()
    editor.line.selectAll()
    QTest.keyClicks(editor.line, "7")
    assert value_of(sentences)[0]["success"] == [{"damage": 7}]
    assert said(row) == "The target loses 7 of HP"
    QTest.keyClick(editor.line, Qt.Key.Key_Return)
    assert row.editor is None
    assert row.chips["damage"].hasFocus()


@pytest.mark.parametrize("verb", VERBS)
def test_every_effect_can_be_added_and_each_of_its_fields_be_said_and_left_out(make: Make, verb: str) -> None:
    sentences = make("skirmish", "action", "strike", "does", value=[])
    row = sentences.add(verb)
    assert row.verb == verb
    bare = deepcopy(row.effect)
    for field in VERBS[verb].fields:
        if field not in row.effect:
            if field in row.sentence.always:
                row.edit(field)
                row.close_editor()
                while (popup := QApplication.activePopupWidget()) is not None:
                    popup.close()
            else:
                row.add_field(field)
                row.close_editor()
                while (popup := QApplication.activePopupWidget()) is not None:
                    popup.close()
                assert field in row.effect
                assert field in row.chips or field in row.inner
    for field in [field for field in row.effect if field not in bare]:
        row.remove_field(field)
    assert row.effect == bare
    assert in_order(value_of(sentences)) == in_order([bare])


def test_effects_are_moved_copied_and_removed_with_keys(make: Make) -> None:
    effects = [{"damage": 1}, {"damage": 2}, {"damage": 3}]
    sentences = make("skirmish", "action", "strike", "does", value=effects)
    chip = sentences.rows[0].chips["damage"]
    chip.setFocus()
    QTest.keyClick(chip, Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    assert [effect["damage"] for effect in value_of(sentences)] == [2, 1, 3]
    assert chip.hasFocus()
    QTest.keyClick(chip, Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
    QTest.keyClick(chip, Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
    assert [effect["damage"] for effect in value_of(sentences)] == [1, 2, 3]
    QTest.keyClick(chip, Qt.Key.Key_D, Qt.KeyboardModifier.ControlModifier)
    assert [effect["damage"] for effect in value_of(sentences)] == [1, 1, 2, 3]
    focused = QApplication.focusWidget()
    assert focused is not None
    QTest.keyClick(focused, Qt.Key.Key_Delete)
    assert [effect["damage"] for effect in value_of(sentences)] == [1, 2, 3]


def test_what_has_to_be_written_can_be_written_at_once(make: Make) -> None:
    sentences = make("skirmish", "action", "strike", "does", value=[])
    choose(open_menu(sentences.add_button.click), "If … then …")
    line = QApplication.focusWidget()
    assert isinstance(line, QLineEdit)
    QTest.keyClicks(line, "hp > 3")
    QTest.keyClick(line, Qt.Key.Key_Return)
    assert value_of(sentences) == [{"if": "hp > 3", "then": []}]


def test_one_of_many_is_found_by_its_first_letters(qtbot: QtBot, make: Make) -> None:
    sentences = make("core", "action", "dodge", "does")
    row = sentences.rows[0]
    row.chips["put"].click()
    picker = sentences.window().findChild(Picker)
    assert isinstance(picker, Picker)
    QTest.keyClicks(picker.line, "pron")
    QTest.keyClick(picker.line, Qt.Key.Key_Return)
    assert row.effect["put"] == "prone"


def test_del_in_the_line_of_a_number_removes_a_letter_and_no_effect(make: Make) -> None:
    sentences = make("skirmish", "action", "strike", "does", value=[{"damage": "1d6 + 1"}])
    row = sentences.rows[0]
    row.chips["damage"].click()
    assert isinstance(row.editor, ExpressionField)
    row.editor.line.setCursorPosition(3)
    QTest.keyClick(row.editor.line, Qt.Key.Key_Delete)
    assert value_of(sentences) == [{"damage": "1d6+ 1"}]


def test_the_same_by_the_mouse(make: Make) -> None:
    sentences = make("skirmish", "action", "strike", "does", value=[{"damage": 1}, {"damage": 2}])
    choose(open_menu(sentences.rows[0].more_button.click), "Move down")
    assert value_of(sentences) == [{"damage": 2}, {"damage": 1}]
    choose(open_menu(sentences.rows[0].more_button.click), "Copy")
    choose(open_menu(sentences.rows[2].more_button.click), "Remove")
    assert value_of(sentences) == [{"damage": 2}, {"damage": 2}]
    choose(open_menu(sentences.rows[0].more_button.click), "Put something before it", "Gets a condition")
    assert value_of(sentences)[0] == {"put": "burning"}
    choose(open_menu(sentences.add_button.click), "Make a test")
    assert value_of(sentences)[-1] == {"test": "blow", "success": []}


def test_a_fault_stands_at_the_very_field(make: Make) -> None:
    sentences = make("skirmish", "action", "storm", "does")
    place = "[1].do[0].failure[1].put"
    sentences.show_faults([(place, "there is no status “burninng”")])
    row = sentences.rows[1].inner["do"].rows[0].inner["failure"].rows[1]
    assert row.chips["put"].property("fault")
    assert "burninng" in [label.text() for label in row.findChildren(QLabel) if label.isVisible()][-1]
    others = [other for other in all_rows(sentences) if other is not row]
    assert not any(chip.property("fault") for other in others for chip in other.chips.values())
    sentences.show_faults([])
    assert not row.chips["put"].property("fault")
    assert row.chips["put"].toolTip() == "Which condition begins."


def test_other_names_leave_the_focus_and_the_cursor(make: Make) -> None:
    sentences = make("skirmish", "action", "strike", "does")
    row = sentences.rows[0].inner["success"].rows[0]
    row.chips["damage"].click()
    assert isinstance(row.editor, ExpressionField)
    line = row.editor.line
    QTest.keyClicks(line, " + 1")
    line.setCursorPosition(3)
    other = read(GAMES["skirmish"].replace('"Damage"', '"Harm"')).data
    sentences.set_vocabulary(Vocabulary(other, None, "en"))
    sentences.set_value(deepcopy(value_of(sentences)))
    assert line.hasFocus()
    assert line.cursorPosition() == 3
    assert "the dice of Harm + 1" in said(row)


def test_an_answer_can_be_added_named_and_left_out(make: Make) -> None:
    sentences = make("skirmish", "action", "strike", "does", value=[])
    row = sentences.add("ask")
    assert [*row.effect["options"]] == ["yes", "no"]
    row.inner["options.no"].add("stop")
    row.add_answer()
    assert isinstance(row.editor, WordsLine)
    row.editor.line.selectAll()
    QTest.keyClicks(row.editor.line, "Later on")
    row.leave_editor()
    assert value_of(sentences)[0]["options"] == {"yes": [], "no": [{"stop": True}], "later_on": []}
    row.remove_field("options.yes")
    assert [*value_of(sentences)[0]["options"]] == ["no", "later_on"]


def test_a_question_with_all_the_answers_that_it_may_have_offers_no_other_and_says_why(make: Make) -> None:
    sentences = make("skirmish", "action", "strike", "does", value=[])
    row = sentences.add("ask")
    while any("answer" in button.text() for button in row.adders):
        next(button for button in row.adders if "answer" in button.text()).click()
    assert len(row.effect["options"]) == 12
    assert "A question has at most 12 answers." in [label.text() for label in row.findChildren(QLabel)]
    many: dict[str, list[Any]] = {f"answer_{number}": [] for number in range(1, 120)}
    (written,) = make("skirmish", "action", "strike", "does", value=[{"ask": "which", "options": many}]).rows
    written.add_answer()
    assert "answer_120" in written.effect["options"]


def test_a_text_that_there_is_in_several_languages_keeps_the_others(make: Make) -> None:
    label = {"en": "Mind the step", "es": "Cuidado"}
    sentences = make("skirmish", "action", "strike", "does", value=[{"remind": label}], language="es")
    row = sentences.rows[0]
    assert "Cuidado" in said(row)
    row.chips["remind"].click()
    assert isinstance(row.editor, WordsLine)
    assert row.editor.lines["es"].hasFocus()
    QTest.keyClicks(row.editor.lines["es"], "!")
    assert value_of(sentences) == [{"remind": {"en": "Mind the step", "es": "Cuidado!"}}]


def test_tab_goes_from_top_to_bottom(make: Make) -> None:
    sentences = make("skirmish", "action", "strike", "does")
    sentences.rows[0].inner["critical"].add("heal", 0)
    stops = list(sentences.stops())
    stops[0].setFocus()
    for stop in stops[1:]:
        focused = QApplication.focusWidget()
        assert focused is not None
        QTest.keyClick(focused, Qt.Key.Key_Tab)
        assert QApplication.focusWidget() is stop


def test_nothing_said_is_nothing_and_an_empty_list_stays_one(make: Make) -> None:
    sentences = make("skirmish", "action", "strike", "does", value=[])
    assert value_of(sentences) == []
    sentences.set_value(None)
    assert value_of(sentences) is None


def press_at_random(sentences: EffectSentences, chance: Random) -> None:
    """Does one thing that a hand may do: opens a menu and chooses, writes something, or presses a key."""
    stops = [stop for stop in sentences.stops() if stop.isVisible()]
    stop = chance.choice(stops)
    stop.setFocus()
    if isinstance(stop, QLineEdit):
        QTest.keyClicks(stop, chance.choice(("1", " + 1", "ac", "x y", "'", "(")))
        QTest.keyClick(stop, chance.choice((Qt.Key.Key_Return, Qt.Key.Key_Escape, Qt.Key.Key_Backspace)))
        return
    keys = (
        (Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier),
        (Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier),
        (Qt.Key.Key_D, Qt.KeyboardModifier.ControlModifier),
        (Qt.Key.Key_Delete, Qt.KeyboardModifier.NoModifier),
    )
    if chance.random() < 0.25:
        QTest.keyClick(stop, *chance.choice(keys))
        return
    QTest.mouseClick(stop, Qt.MouseButton.LeftButton)
    menu: object = QApplication.activePopupWidget()
    while isinstance(menu, QMenu):
        entries = [action for action in menu.actions() if action.isEnabled() and not action.isSeparator()]
        if not entries:
            break
        action = chance.choice(entries)
        inner = action.menu()
        if not isinstance(inner, QMenu):
            action.trigger()
        menu = inner
    while (popup := QApplication.activePopupWidget()) is not None:
        popup.close()
    for picker in sentences.window().findChildren(Picker):
        picker.shut()


@pytest.mark.parametrize("seed", range(6))
def test_whatever_hands_do_what_is_said_stays_what_is_shown(qtbot: QtBot, make: Make, seed: int) -> None:
    chance, writer = Random(seed), Writer(Random(seed))
    sentences = make("core", "action", "attack", "does", value=[writer.effect(1) for _ in range(3)])
    for _ in range(60):
        press_at_random(sentences, chance)
        if len(list(all_rows(sentences))) > 40:
            sentences.set_value([writer.effect(2)])
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        again = EffectSentences(sentences.vocabulary, sentences.owner)
        qtbot.addWidget(again)
        again.set_value(value_of(sentences))
        assert in_order(value_of(again)) == in_order(value_of(sentences))
        assert [said(row) for row in all_rows(again)] == [said(row) for row in all_rows(sentences)]


def test_a_number_says_what_it_comes_to_for_a_creature(make: Make) -> None:
    sentences = make("skirmish", "action", "strike", "does", value=[{"damage": "2 * attack"}])
    sentences.set_sample({"attack": 3}, "Iva")
    row = sentences.rows[0]
    row.chips["damage"].click()
    assert isinstance(row.editor, ExpressionField)
    assert row.editor.note.text() == "= 6 for Iva"


def test_every_language_of_a_text_can_be_written(make: Make) -> None:
    label = {"en": "Mind the step", "es": "Cuidado"}
    sentences = make("skirmish", "action", "strike", "does", value=[{"say": label}])
    row = sentences.rows[0]
    row.chips["say"].click()
    assert isinstance(row.editor, WordsLine)
    names = [line.accessibleName() for line in row.editor.lines.values()]
    assert names == ["Line (English)", "Line (Español)"]
    QTest.keyClicks(row.editor.lines["es"], "!")
    assert value_of(sentences) == [{"say": {"en": "Mind the step", "es": "Cuidado!"}}]
    row.editor.lines["en"].clear()
    QTest.keyClick(row.editor.lines["en"], Qt.Key.Key_A)
    QTest.keyClick(row.editor.lines["en"], Qt.Key.Key_Backspace)
    assert value_of(sentences) == [{"say": {"es": "Cuidado!"}}]


def test_a_kind_of_damage_that_no_list_has_is_a_word(make: Make) -> None:
    sentences = make("skirmish", "action", "strike", "does", value=[{"damage": 1}])
    row = sentences.rows[0]
    row.add_field("kind")
    assert isinstance(row.editor, ExpressionField)
    row.editor.line.selectAll()
    QTest.keyClicks(row.editor.line, "fire")
    row.leave_editor()
    assert value_of(sentences) == [{"damage": 1, "kind": "fire"}]
    row.open_editor("kind")
    assert not row.editor.note.isVisible()


def test_what_was_handed_in_is_not_changed(make: Make) -> None:
    effects = [{"test": "blow", "success": [{"damage": 1}]}, {"heal": 2}]
    before = in_order(effects)
    sentences = make("skirmish", "action", "strike", "does", value=effects)
    sentences.rows[1].change("heal", 3)
    sentences.rows[0].inner["success"].rows[0].change("damage", 4)
    sentences.rows[0].inner["success"].add("stop")
    assert in_order(effects) == before
    said_now = value_of(sentences)
    sentences.rows[1].change("heal", 5)
    assert said_now[1] == {"heal": 3}


def test_the_menu_of_an_effect_opens_by_a_right_click_on_it_alone(make: Make) -> None:
    sentences = make("skirmish", "action", "strike", "does")
    row = sentences.rows[0].inner["success"].rows[0]
    chip = row.chips["damage"]
    place = chip.rect().center()
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, place, chip.mapToGlobal(place))
    choose(open_menu(lambda: QApplication.sendEvent(chip, event)), "Copy")
    assert value_of(sentences)[0]["success"] == [{"damage": "dice(damage)"}] * 2
    assert len(value_of(sentences)) == 1


def test_each_button_is_told_apart_by_ear(make: Make) -> None:
    sentences = make("core", "action", "attack", "does")
    rows = list(all_rows(sentences))
    names = [row.more_button.accessibleName() for row in rows]
    assert names[0] == "Move, copy or remove this: If Attacks left is more than 0"
    assert all(chip.accessibleName() for row in rows for chip in row.chips.values())


@pytest.mark.parametrize("verb", VERBS)
def test_no_sentence_is_wider_than_a_narrow_column(make: Make, verb: str) -> None:
    effect = {name: GIVEN[name] for name in VERBS[verb].all_fields if name in GIVEN}
    sentences = make("core", "action", "attack", "does")
    row = sentences.add(verb)
    row.close_editor()
    sentences.set_value([{**row.effect, **effect}])
    sentences.resize(420, 600)
    QApplication.processEvents()
    for piece in sentences.rows[0].flow.shown():
        assert piece.geometry().right() <= sentences.rows[0].flow.width()
        assert piece.minimumSizeHint().width() <= piece.width()


# --- names in lines of the log ---------------------------------------------------------------------------------------


def line_of(row: EffectRow) -> WordsLine:
    """The editor of a line, opened."""
    if row.editor is None:
        row.chips["say"].click()
    assert isinstance(row.editor, WordsLine)
    return row.editor


def test_a_name_in_a_line_of_the_log_stands_in_plain_words(make: Make) -> None:
    sentences = make("skirmish", "action", "strike", "does", value=[{"say": "{actor} roars at {target}"}])
    row = sentences.rows[0]
    assert "‹whoever acts› roars at ‹the target›" in row.chips["say"].text()
    editor = line_of(row)
    assert editor.line.text() == "‹whoever acts› roars at ‹the target›"
    editor.line.end(False)
    QTest.keyClicks(editor.line, "!")
    assert value_of(sentences) == [{"say": "{actor} roars at {target}!"}]


def test_a_name_is_put_into_a_line_by_a_menu_or_typed_in_braces(make: Make) -> None:
    sentences = make("skirmish", "action", "strike", "does", value=[{"roll": "1d6", "as": "wound"}, {"say": "Ouch "}])
    row = sentences.rows[1]
    editor = line_of(row)
    editor.line.end(False)
    menu = editor.menu(editor.line, editor)
    labels = [action.text() for action in menu.actions()]
    assert labels[:2] == ["whoever acts", "the target"]
    assert "wound" in labels
    next(action for action in menu.actions() if action.text() == "the target").trigger()
    QTest.keyClicks(editor.line, " {wound} {Whoever acts}")
    assert value_of(sentences)[1] == {"say": "Ouch {target} {wound} {actor}"}
    assert not editor.note.isVisibleTo(editor)


def test_what_names_nothing_in_a_line_is_told(make: Make) -> None:
    sentences = make("skirmish", "action", "strike", "does", value=[{"say": "A wound: {wund}"}])
    editor = line_of(sentences.rows[0])
    assert "{wund}" in editor.note.text()
    assert value_of(sentences) == [{"say": "A wound: {wund}"}]


def test_the_line_of_a_new_action_shows_no_braces(make: Make) -> None:
    sentences = make("skirmish", "action", "strike", "does", value=[{"say": {"en": "{actor}: Fire whip"}}])
    assert "{" not in sentences.rows[0].chips["say"].text()
