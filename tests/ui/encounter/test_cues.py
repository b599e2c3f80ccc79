"""Cues: a reminder is made in a few keys, told beforehand, put to the game master when due, and never done unasked."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from models.marks import cues
from models.marks.cues import Cue
from rules.engine import triggers
from tests.there import there
from tests.ui.encounter.conftest import APP, GameTable
from tests.ui.encounter.cueing import due, hp, let_go, make, take, to_round
from tests.ui.settling import settle
from tools.pictures.page_pictures import USUAL, Size, show
from ui.session.cues import is_due, proposal_of, when_words
from ui.theme.sizes import px
from ui.theme.theme import GRID
from ui.widgets.controls import ElidedButton
from ui.widgets.picker import Picker, PickerItem

CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


def test_a_cue_for_a_round_is_told_before_and_put_to_the_game_master_then(begun: GameTable) -> None:
    make(begun, "round 3", "the lift rattles")
    assert [cue.words for cue in begun.page.cue_line.ahead()] == ["Round 3: the lift rattles"]
    assert not due(begun)
    to_round(begun, 2)
    assert not due(begun)
    assert "the lift rattles" in begun.page.timeline.in_words()
    to_round(begun, 3)
    assert due(begun) == "Now: Round 3: the lift rattles"
    before = begun.log()
    begun.type(" ")
    assert due(begun), "it waits, and nothing is done by it"
    assert not any("rattles" in line for line in before)
    take(begun)
    assert not due(begun)
    assert any("the lift rattles" in line for line in begun.log())
    begun.window.undo()
    assert due(begun)
    assert not any("the lift rattles" in line for line in begun.log())


def test_what_is_due_stands_under_the_order_and_the_log_and_not_beyond_them(begun: GameTable) -> None:
    """Its line began left of the order, ended right of the log, and touched the frame of the order."""
    make(begun, "round 2", "the lift rattles")
    to_round(begun, 2)
    settle()
    page, line = begun.page, begun.page.cue_line
    assert line.isVisible()

    def place(widget: QWidget) -> QRect:
        return QRect(widget.mapTo(page, QPoint()), widget.size())

    frame = place(page.arrangement)
    assert place(line).top() - frame.bottom() > 2
    assert place(line).right() <= frame.right() - 12
    page.rollers.hide()
    settle()
    assert place(line).left() == frame.left() + 12


def test_the_order_does_not_reach_the_edge_of_a_page_without_a_bar_below_it(begun: GameTable) -> None:
    page = begun.page
    show(begun.window, Size(200, 1366, 768))
    for _ in range(2):
        begun.window.menus.by_name["look_back"].trigger()
    settle()
    assert page.bottom.isHidden()
    bottom = page.order.mapTo(page, QPoint(0, page.order.height())).y()
    assert page.height() - bottom >= px(GRID)
    show(begun.window, USUAL)


def test_nor_does_it_at_the_end_of_a_fight_whose_table_has_the_height(begun: GameTable) -> None:
    page = begun.page
    begun.conductor.command({"do": "end"})
    for size in (Size(200, 1366, 768), USUAL, Size(200, 1366, 768)):
        show(begun.window, size)
        for part, least in ((page.order, px(GRID)), (page.stage, 0)):
            bottom = part.mapTo(page, QPoint(0, part.height())).y()
            end = page.height() if page.bottom.isHidden() else page.bottom.y()
            assert end - bottom >= (least if page.bottom.isHidden() else 0), part
    assert page.bottom.isHidden()
    assert page.stage.mapTo(page, QPoint(0, page.stage.height())).y() == page.height()
    show(begun.window, USUAL)


def test_the_list_says_the_number_that_is_typed_before_it_is_taken(begun: GameTable) -> None:
    begun.window.menus.by_name["cue"].trigger()
    picker = begun.page.card
    assert isinstance(picker, Picker)
    model = picker.list.model()
    for typed, said in (("bea: hp 7", "Bea: HP at 7 or less"), ("round 9", "Round 9"), ("round", "Round 2")):
        picker.line.clear()
        QTest.keyClicks(picker.line, typed)
        assert model.index(0, 0).data() == said
    QTest.keyClick(picker.line, Qt.Key.Key_Escape)


def test_a_cue_is_made_in_a_handful_of_keys_and_taken_back_like_any_step(begun: GameTable) -> None:
    make(begun, "guard a: hp 10", "it flees")
    assert [cue.words for cue in begun.page.cue_line.ahead()] == ["Guard A: HP at 10 or less: it flees"]
    begun.window.undo()
    assert not [cue.words for cue in begun.page.cue_line.ahead()]
    begun.window.redo()
    begun.conductor.command({"do": "set", "actor": "guard-a", "pool": "hp", "value": 10})
    assert due(begun) == "Now: Guard A: HP at 10 or less: it flees"
    begun.window.undo()
    assert not due(begun)
    begun.window.redo()
    let_go(begun)
    assert not due(begun)
    assert not any("it flees" in line for line in begun.log())
    begun.window.undo()
    assert due(begun)


def test_what_a_cue_proposes_is_done_when_it_is_taken_and_undone_with_it(begun: GameTable) -> None:
    begun.page.order.select_together(["guard-a", "guard-b"])
    make(begun, "ana no longer", "-7 the ceiling falls")
    assert hp(begun, "guard-a") == 40
    begun.conductor.command({"do": "set", "actor": "ana", "pool": "hp", "value": 0})
    assert "ceiling" in due(begun)
    assert hp(begun, "guard-a") == 40
    take(begun)
    assert (hp(begun, "guard-a"), hp(begun, "guard-b")) == (33, 33)
    begun.window.undo()
    assert begun.window.statusBar().currentMessage() == "Undone: Ana no longer stands: −7 the ceiling falls"
    assert (hp(begun, "guard-a"), hp(begun, "guard-b")) == (40, 40)
    assert "ceiling" in due(begun)


def test_a_cue_of_each_turn_comes_again_in_the_next_round(begun: GameTable) -> None:
    make(begun, "turn of ana", "roll to recharge")
    assert "roll to recharge" in due(begun)
    take(begun)
    assert not due(begun)
    begun.all_by(APP)
    for _ in range(30):
        begun.type(" ")
        if begun.fight.round > 1 and begun.fight.active == "ana":
            break
    assert "roll to recharge" in due(begun)
    let_go(begun)
    assert not due(begun)
    assert [cue.words for cue in begun.page.cue_line.ahead()] == ["turn of Ana: roll to recharge"]


def test_a_status_that_ends_brings_its_cue(begun: GameTable) -> None:
    begun.conductor.command({"do": "condition", "actor": "bea", "status": "slow", "timer": 2})
    label = begun.conductor.system.statuses["slow"].label
    make(begun, f"bea: {label} ends", "she hurries")
    assert not due(begun)
    begun.conductor.command({"do": "lift", "actor": "bea", "status": "slow"})
    assert "she hurries" in due(begun)


def test_a_cue_at_a_tick_stands_on_the_timeline_and_comes_with_it(begun: GameTable) -> None:
    tick = begun.fight.tick
    make(begun, f"tick {tick - 1}", "the bell rings")
    assert f"tick {tick - 1}: the bell rings" in begun.page.timeline.in_words()
    assert not due(begun)
    begun.all_by(APP)
    begun.type("  ")
    assert begun.fight.tick < tick
    assert "the bell rings" in due(begun)


def test_cues_come_back_with_the_fight_and_let_go_by_a_list_where_none_is_due(begun: GameTable) -> None:
    make(begun, "round 7", "dawn")
    make(begun, "and later", "gusts")
    id = begun.conductor.encounter_id
    assert id is not None
    begun.conductor.close_fight()
    assert begun.conductor.resume(id)
    assert [cue.words for cue in begun.page.cue_line.ahead()] == ["Round 7: dawn", "Round 2 and later: gusts"]
    let_go(begun)
    card = begun.page.card
    QTest.keyClicks(card.line, "dawn")
    QTest.keyClick(card.line, Qt.Key.Key_Return)
    assert [cue.words for cue in begun.page.cue_line.ahead()] == ["Round 2 and later: gusts"]
    begun.window.undo()
    assert [cue.words for cue in begun.page.cue_line.ahead()] == ["Round 7: dawn", "Round 2 and later: gusts"]


def test_a_script_of_the_fight_knows_nothing_of_cues(begun: GameTable) -> None:
    make(begun, "turn of ana", "a breath")
    take(begun)
    commands = begun.conductor.current_fight.service.journal.entries
    from ui.session.command_tags import without_notes

    assert all("cue" not in without_notes(entry.command) for entry in commands)


@pytest.mark.parametrize(
    "spoiled",
    [
        None,
        3,
        [3],
        [{"when": "never"}],
        [{"when": "round", "id": "x", "text": "", "made": 1}],
        [{"when": "round", "id": 1, "text": [], "made": 1}],
        [{"when": "round", "id": 1, "made": 1}],
        [{"when": "round", "id": 1, "text": "a", "made": 1, "on": [5]}],
    ],
)
def test_spoiled_cues_are_none(spoiled: object) -> None:
    assert all(cue.on == () and cue.text == "a" for cue in cues.unpack(spoiled))


def test_cues_of_those_who_are_gone_are_never_due_and_have_words(begun: GameTable) -> None:
    fight, system, teller = begun.fight, begun.conductor.system, begun.conductor.teller()
    journal = begun.conductor.current_fight.service.journal
    for when in cues.WHENS:
        gone = Cue(1, when, "-3 x", fight.round, 99, "gone", "nobody", ("nobody",))
        assert when_words(gone, system, teller)
        assert [command for command in proposal_of(gone, fight, system, {}).commands if "actor" in command] == []
        if when not in (triggers.ROUND, triggers.EACH_ROUND, triggers.TICK, triggers.COUNT):
            assert not is_due(gone, fight, system, journal, None)


def test_what_a_cue_proposes_reaches_the_others_where_one_is_gone(begun: GameTable) -> None:
    begun.page.order.select_together(["guard-a", "guard-b"])
    make(begun, "ana no longer", "-7 the ceiling falls")
    begun.conductor.command({"do": "leave", "actor": "guard-a", "reason": "fled"})
    begun.conductor.command({"do": "set", "actor": "ana", "pool": "hp", "value": 0})
    take(begun)
    assert (hp(begun, "guard-a"), hp(begun, "guard-b")) == (40, 33)


def test_a_cue_says_for_whom_it_proposes_something_and_how_many_are_due(begun: GameTable) -> None:
    begun.page.order.select_together(["guard-a", "guard-b"])
    begun.window.menus.by_name["cue"].trigger()
    QTest.keyClicks(begun.page.card.line, "ana no longer")
    QTest.keyClick(begun.page.card.line, Qt.Key.Key_Return)
    assert "for Guard A, Guard B" in begun.page.card.line.accessibleName()
    QTest.keyClicks(begun.page.card.line, "-7 dust")
    QTest.keyClick(begun.page.card.line, Qt.Key.Key_Return)
    begun.conductor.command({"do": "set", "actor": "ana", "pool": "hp", "value": 0})
    assert due(begun) == "Now, for Guard A, Guard B: Ana no longer stands: −7 dust"
    make_another(begun)
    assert due(begun).startswith("Now, the first of 2, for ")


def make_another(table: GameTable) -> None:
    """Makes a cue that is due at once, while another is."""
    table.page.cue_line.making.make()
    for words in ("round 1", "late"):
        QTest.keyClicks(table.page.card.line, words)
        QTest.keyClick(table.page.card.line, Qt.Key.Key_Return)


def test_a_click_on_a_cue_that_waits_never_lets_the_one_go_that_is_due(begun: GameTable) -> None:
    make(begun, "round 9", "dawn")
    make(begun, "turn of ana", "a breath")
    assert "a breath" in due(begun)
    begun.page.top.cue_requested.emit()
    assert "a breath" in due(begun)
    card = begun.page.card
    QTest.keyClicks(card.line, "dawn")
    QTest.keyClick(card.line, Qt.Key.Key_Return)
    assert not [cue.words for cue in begun.page.cue_line.ahead()]
    assert "a breath" in due(begun)


def test_that_there_is_no_cue_is_said_only_as_long_as_there_is_none(begun: GameTable) -> None:
    let_go(begun)
    assert begun.said == "There is no cue: Ctrl+U makes one."
    make(begun, "turn of ana", "a breath")
    assert "a breath" in due(begun)
    assert not begun.said


def test_a_cue_that_is_due_can_be_picked_to_go_for_good(begun: GameTable) -> None:
    """*There is no cue* was said over one that was due."""
    make(begun, "turn of ana", "a breath")
    begun.page.cue_line.pick()
    assert not begun.said
    QTest.keyClick(begun.page.card.line, Qt.Key.Key_Return)
    assert not due(begun)
    assert not begun.conductor.marking.cues
    begun.window.undo()
    assert "a breath" in due(begun)


def test_many_cues_that_wait_stand_as_how_many_they_are(begun: GameTable) -> None:
    for number in range(5, 10):
        make(begun, f"round {number}", f"bell {number}")
    QApplication.processEvents()
    bells = [item for item in begun.page.top.findChildren(ElidedButton) if not item.isHidden()]
    assert [bell.text() for bell in bells] == ["Round 5: bell 5", "Round 6: bell 6", "3 more"]
    assert "Round 9: bell 9" in bells[-1].toolTip()


def test_a_long_cue_has_two_lines_on_a_narrow_window_and_is_whole_on_hover(begun: GameTable) -> None:
    text = "the lift rattles and falls " * 12
    begun.window.resize(1024, 680)
    make(begun, "turn of ana", text)
    QApplication.processEvents()
    sentence = begun.page.cue_line.sentence
    assert sentence.text().endswith("…")
    assert 2 <= sentence.heightForWidth(sentence.width()) / sentence.fontMetrics().lineSpacing() < 3
    assert text.strip() in sentence.toolTip().replace("\n", " ")


def test_at_a_question_the_keys_of_cues_say_that_it_comes_first(begun: GameTable) -> None:
    make(begun, "round 9", "dawn")
    begun.type(f"a{begun.key_of('guard-b')}\n")
    assert begun.conductor.open_question is not None
    for key in (take, let_go, lambda table: table.page.top.cue_requested.emit()):
        begun.page.stage.say("")
        key(begun)
        assert begun.page.card is None
        assert begun.said == begun.conductor.questions.why_wait() != ""
    assert [cue.words for cue in begun.page.cue_line.ahead()] == ["Round 9: dawn"]


def test_a_cue_that_was_let_go_is_due_again_once_that_is_taken_back_after_a_restart(begun: GameTable) -> None:
    make(begun, "turn of ana", "a breath")
    let_go(begun)
    assert not due(begun)
    id = begun.conductor.encounter_id
    assert id is not None
    begun.conductor.close_fight()
    assert begun.conductor.resume(id)
    begun.window.undo()
    assert "a breath" in due(begun)
    begun.window.undo()
    assert not due(begun)
    assert not [cue.words for cue in begun.page.cue_line.ahead()]
    begun.window.redo()
    assert "a breath" in due(begun)


def test_in_the_past_no_cue_is_put_to_the_game_master(begun: GameTable) -> None:
    make(begun, "round 2", "the lift rattles")
    to_round(begun, 2)
    begun.type(" ")
    assert due(begun)
    begun.window.menus.by_name["look_back"].trigger()
    assert begun.conductor.looks_back
    assert begun.fight.round == 2
    assert not due(begun)
    begun.press(Qt.Key.Key_Escape)
    assert due(begun)


def test_each_line_of_the_list_begins_with_a_capital_and_a_title_of_two_lines_cuts_none(begun: GameTable) -> None:
    begun.page.resize(1000, 700)
    heights = set()
    for title in ("When", "Who joins the fight? A name, and then how many of them come (guard 3)"):
        card = Picker(title, [PickerItem(f"Guard {number}", "", print) for number in range(30)], begun.page)
        card.open()
        QApplication.processEvents()
        heights.add(card.list.viewport().height() // card.list.sizeHintForRow(0))
        assert "\u00a03)" in card.heading.text() or title == "When"
        card.shut()
    assert len(heights) == 1, "both lists show as many rows"
    begun.press(Qt.Key.Key_U, Qt.KeyboardModifier.ControlModifier)
    rows = [item.text for item in begun.page.card._found]
    assert len(rows) > 3
    assert all(row[0].isupper() or not row[0].isalpha() for row in rows)


def test_of_two_that_are_due_the_first_is_dismissed_and_then_the_other(begun: GameTable) -> None:
    number = begun.fight.round + 1
    for text in ("the bell rings", "the door falls"):
        make(begun, f"round {number}", text)
    to_round(begun, number)
    assert "first of 2" in due(begun)
    assert "the bell rings" in due(begun)
    let_go(begun)
    assert "the door falls" in due(begun)
    begun.window.undo()
    assert "the bell rings" in due(begun)
    let_go(begun)
    let_go(begun)
    assert not due(begun)


def test_only_what_can_still_come_is_offered_and_that_of_who_is_selected_first(begun: GameTable) -> None:
    def offered() -> list[str]:
        begun.page.cue_line.making.make()
        card = there(begun.page.card)
        lines: list[str] = card.list.model().stringList()
        QTest.keyClick(card.line, Qt.Key.Key_Escape)
        return lines

    begun.conductor.command({"do": "countdown", "name": "Ceiling", "rounds": 1})
    begun.page.order.select("guard-a")
    first = offered()
    assert first[:5] == ["Round 2", "Tick 18", "Round 2 and later", "Each round at initiative 19", "Ceiling runs out"]
    turns = [line for line in first if line.startswith("Turn of")]
    assert turns == ["Turn of Guard A", "Turn of Ana", "Turn of Bea", "Turn of Guard B"]
    assert [line for line in first if "recharges" in line] == ["Guard A recharges Sword on 5 to 6"]
    to_round(begun, 2)
    begun.conductor.command({"do": "leave", "actor": "guard-b", "reason": "fled"})
    then = offered()
    assert then[0] == "Round 3"
    assert [line for line in then if "Ceiling" in line or "Guard B" in line] == [], "it is up, and the guard is gone"
    assert len(then) == len(set(then)), "each phase is offered once"


def test_what_is_typed_with_a_hyphen_before_a_figure_is_shown_with_a_minus(begun: GameTable) -> None:
    make(begun, "and later", "the well-known ceiling: -3 fire")
    assert [cue.words for cue in begun.page.cue_line.ahead()] == ["Round 2 and later: the well-known ceiling: −3 fire"]
