"""The stage of a fight: who acts, who is selected, and what can be done, in the room there is."""

import re
from html import escape
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt
from PySide6.QtGui import QContextMenuEvent, QTextDocument
from PySide6.QtWidgets import QAbstractSlider, QApplication
from pytestqt.qtbot import QtBot

from models.library import Library
from rules.core.display import BodyPart, PoolView
from rules.text.sanitize import INVISIBLE
from tests.there import there
from tests.ui.encounter.conftest import APP, GameTable
from tests.ui.encounter.sampling import sample_fight
from tests.ui.settling import settle
from tools.pictures.languages import speaking
from tools.pictures.layout_faults import stage_faults
from tools.pictures.page_pictures import USUAL, Size, show
from ui.encounter.action_form.field import OptionButton
from ui.encounter.action_panel.arrangement import LENT, LOW, OFFERED
from ui.encounter.action_panel.panel import Stage, StageHead
from ui.encounter.sheet.block import SheetBlock
from ui.encounter.sheet.panel import SheetPane
from ui.session.view.stage import Figure
from ui.shell.main_window import MainWindow
from ui.theme.sizes import px
from ui.theme.theme import GRID, look
from ui.widgets.labels import Label, read_aloud
from ui.widgets.layouts import FlowPanel


def test_the_name_of_a_number_is_not_parted_at_the_end_of_a_line(begun: GameTable) -> None:
    stage = begun.page.stage
    stage.show_sheet([Figure("meva", "M. EVA", "18", "Magic Evasion")])
    (sheet,) = (item for item in stage.findChildren(Label) if item.accessibleName().startswith("The sheet in short"))
    assert "M.&nbsp;EVA</span>&nbsp;<a" in sheet.text()


def test_why_an_action_is_closed_is_said_without_signs_that_nobody_sees(begun: GameTable) -> None:
    button = begun.page.stage.buttons[0]
    assert button.action is not None
    button.offer(button.action, "", "The a\x1b[31m\u202eb pistol is loaded.")
    for words in (button.toolTip(), button.accessibleDescription()):
        assert "pistol is loaded." in words
        assert not INVISIBLE.search(words.replace("\n", ""))


class Styled(QObject):
    """Counts how often options are given a style after they were made."""

    many = 0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self.many += event.type() == QEvent.Type.StyleChange and isinstance(watched, OptionButton)
        return False


def test_an_option_is_made_where_it_stands_and_given_its_style_once(begun: GameTable, qapp: QApplication) -> None:
    styled = Styled()
    qapp.installEventFilter(styled)
    begun.type("a")
    qapp.removeEventFilter(styled)
    assert len(begun.page.stage.compose.findChildren(OptionButton)) > 2
    assert styled.many == 0


def test_the_sheet_of_who_is_selected_stands_under_the_actions_and_is_played_from(begun: GameTable) -> None:
    block, fight = begun.page.stage.block, begun.fight
    actor = fight.combatants[fight.active]
    weapon = actor.sheet.weapons[0]
    assert escape(weapon.title) in block.text()
    other = next(
        combatant for combatant in fight.combatants.values() if combatant.id != actor.id and combatant.sheet.weapons
    )
    begun.page.order.select(other.id)
    assert f"<b>{escape(other.name)}</b>" in block.text()
    assert escape(other.sheet.weapons[0].title) in block.text()
    begun.page.order.select(actor.id)
    block.linkActivated.emit(weapon.id)
    assert begun.page.composer.action is not None
    assert begun.page.composer.values["with"] == weapon.id
    assert not block.isVisible()


def test_the_sheet_has_the_things_of_now(begun: GameTable) -> None:
    page, block = begun.page, begun.page.stage.block
    page.order.select("ana")
    axe: dict[str, Any] = {"id": "axe", "name": "Axe", "scale": 3, "die": "d10"}
    assert ["Mace" in block.text(), "Axe" in block.text()] == [True, False]
    begun.conductor.command({"do": "set", "actor": "ana", "sheet": {"weapons": [axe]}})
    settle()
    assert ["Mace" in block.text(), "Axe" in block.text()] == [False, True]
    begun.window.undo()
    settle()
    assert ["Mace" in block.text(), "Axe" in block.text()] == [True, False]


def test_a_right_click_on_the_stage_rules_on_who_is_shown_there(begun: GameTable) -> None:
    """Qt's own menu would offer to copy the address of a link that is a name of ours."""
    page = begun.page
    page.order.select("guard-b")
    for label, whose in ((page.stage._sheet, "ana"), (page.stage.block, "guard-b")):
        asked: list[str] = []
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(page.rulings, "open_for", lambda who, place, asked=asked: asked.append(who))
            place = QPoint(4, 4)
            event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, place, label.mapToGlobal(place))
            QApplication.sendEvent(label, event)
        assert asked == [whose]


def test_a_right_click_on_either_of_two_sheets_rules_on_whose_it_is(begun: GameTable, qtbot: QtBot) -> None:
    page = begun.page
    begun.window.resize(1900, 1060)
    page.order.select("guard-b")
    qtbot.waitUntil(page.stage.other.isVisible)
    for block, whose in ((page.stage.block, "ana"), (page.stage.other, "guard-b")):
        asked: list[str] = []
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(page.rulings, "open_for", lambda who, place, asked=asked: asked.append(who))
            place = QPoint(4, 4)
            event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, place, block.mapToGlobal(place))
            QApplication.sendEvent(block, event)
        assert asked == [whose]


def test_while_something_is_asked_no_action_is_taken_up(begun: GameTable) -> None:
    begun.type(f"a{begun.key_of('guard-a')}\n")
    asked, page = begun.question(), begun.page
    attack = begun.conductor.system.actions["attack"]
    weapon = begun.of("ana").sheet.weapons[0]
    for take_up, what in (
        (page.stage.action_chosen.emit, attack),
        (page.stage.block.linkActivated.emit, weapon.id),
        (page.acting.choose, attack),
    ):
        take_up(what)
        assert (page.composer.action, begun.question()) == (None, asked)


def test_a_high_stage_shows_the_sheet_of_who_acts_and_that_of_who_is_selected(begun: GameTable, qtbot: QtBot) -> None:
    stage = begun.page.stage
    begun.page.order.select("guard-b")
    assert "Guard B" in stage.block.text()
    assert not stage.other.isVisible()
    begun.window.resize(1900, 1060)
    qtbot.waitUntil(lambda: stage.is_roomy and stage.block.now is not None and stage.block.now.acts)
    assert "Chances against Guard B" in stage.block.text()
    assert "Guard B" in stage.other.text()
    assert stage.other.isVisible()
    begun.page.order.select("ana")
    assert not stage.other.isVisible()
    begun.page.order.select("guard-b")
    begun.window.resize(1366, 768)
    qtbot.waitUntil(lambda: "Guard B" in stage.block.text())
    assert not stage.other.isVisible()


@pytest.mark.parametrize("per_cent", [100, 115, 125])
def test_whether_actions_show_their_drawings_hangs_on_the_width_alone(begun: GameTable, per_cent: int) -> None:
    """Asked again it is the same: each turn over made the actions a line or two higher, and hid a sheet at times."""
    stage = begun.page.stage
    look().choose_text_size(per_cent)
    shown = set()
    for wide in range(1366, 1960, 37):
        begun.window.resize(wide, 1060)
        settle()
        before = [button.is_drawn for button in stage.buttons]
        for _ in range(3):
            stage.show_actions([(button.action, button.refused_because) for button in stage.buttons if button.action])
            assert [button.is_drawn for button in stage.buttons] == before
        shown |= set(before)
    assert shown == {True, False}


def test_an_action_has_the_whole_of_a_high_stage(begun: GameTable, qtbot: QtBot) -> None:
    begun.window.resize(1900, 1060)
    begun.page.order.select("guard-b")
    qtbot.waitUntil(begun.page.stage.other.isVisible)
    begun.type("a")
    assert not begun.page.stage.other.isVisible()
    begun.press(Qt.Key.Key_Escape)
    assert begun.page.stage.other.isVisible()


def test_both_sheets_are_shown_only_where_both_are_in_sight(window: MainWindow, library: Library) -> None:
    window.resize(1900, 1300)
    table = sample_fight(window, library, "ffrpg", "The stair of cogs")
    table.all_by(APP)
    for _ in range(2):
        table.type(" ")
    stage, seen = table.page.stage, set()
    for id in table.fight.combatants:
        table.page.order.select(id)
        settle()
        if id != table.fight.active:
            assert stage.page.verticalScrollBar().maximum() == 0 or not stage.other.isVisible()
            assert f"<b>{table.fight.combatants[id].name}</b>" in stage.block.text() + stage.other.text()
            seen.add(stage.other.isVisible())
    assert seen == {True, False}


def test_a_letter_or_figure_that_means_nothing_now_says_so_until_another_does(begun: GameTable) -> None:
    begun.type("j")
    assert begun.said == "J does nothing here; F1 shows the keys."
    begun.type("a")
    assert begun.said == ""
    begun.type("9")
    assert begun.said == "9 does nothing here; F1 shows the keys."
    begun.press(Qt.Key.Key_Escape)
    assert begun.said == ""
    begun.type("j-1")
    assert begun.page.typed_ruling.text == "-1"
    assert begun.said == ""
    begun.press(Qt.Key.Key_Escape)
    begun.press(Qt.Key.Key_J, Qt.KeyboardModifier.AltModifier)
    assert begun.said == ""


def test_a_figure_takes_up_the_same_thing_whether_the_sheet_is_folded_or_not(begun: GameTable) -> None:
    stage, composer = begun.page.stage, begun.page.composer
    taken: list[tuple[str, dict[str, object]]] = []
    for height, folds in ((800, False), (500, True)):
        begun.window.resize(1024, height)
        settle()
        assert stage.sheets.folds == folds
        begun.type("1")
        assert begun.said == ""
        taken.append((there(composer.action).id, dict(composer.values)))
        begun.press(Qt.Key.Key_Escape)
        settle()
        assert composer.action is None
        begun.type("9")
        assert begun.said == "9 does nothing here; F1 shows the keys."
        begun.press(Qt.Key.Key_Escape)
    assert taken[0] == taken[1]


def test_a_letter_that_answers_nothing_says_so_while_something_is_asked(begun: GameTable) -> None:
    begun.type("a")
    begun.press(Qt.Key.Key_Return)
    while begun.conductor.open_question is None:
        begun.type(begun.key_of("guard-a"))
        begun.press(Qt.Key.Key_Return)
    begun.type("j")
    assert begun.said == "J does nothing here; F1 shows the keys."
    assert begun.page.stage.question.dice.typed == ""


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What is written on sheets from now on."""
    texts: list[str] = []
    write = SheetBlock.setText

    def keep(block: SheetBlock, text: str) -> None:
        write(block, text)
        texts.append(block.text())

    monkeypatch.setattr(SheetBlock, "setText", keep)
    return texts


def test_a_fight_that_is_opened_writes_its_sheet_once(written: list[str], begun: GameTable) -> None:
    settle()
    shown = begun.page.stage.block.text()
    assert "chance 77" in read_aloud(shown).replace("\N{NO-BREAK SPACE}", " ")
    assert [text for text in written if text] == [shown]


class Painted(QObject):
    """Heights in which a sheet was painted, each with the one that its lines need."""

    def __init__(self, block: SheetBlock) -> None:
        super().__init__()
        self.heights: list[tuple[int, int]] = []
        self._block = block
        block.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            self.heights.append((self._block.height(), self._block.heightForWidth(self._block.width())))
        return False


def test_a_sheet_has_its_room_before_anything_is_painted(window: MainWindow, library: Library) -> None:
    """Otherwise a picture shows the sheet of one in the room of another, with lines missing."""
    table = sample_fight(window, library, "ffrpg", "The stair of cogs")
    table.all_by(APP)
    settle()
    painted = Painted(table.page.stage.block)
    for id in [*table.fight.combatants, *table.fight.combatants]:
        table.page.order.select(id)
        settle()
    for _ in range(4):
        table.type(" ")
        settle()
    assert len(set(painted.heights)) > 2
    assert [pair for pair in painted.heights if pair[0] != pair[1]] == []


def test_the_parts_of_a_body_that_are_hurt_are_said_beside_its_figure(begun: GameTable) -> None:
    stage = begun.page.stage
    head, arm = BodyPart("head", "Head", place="head"), BodyPart("arm", "Arm", place="left_arm")
    for parts, words in (
        ((head, arm), ""),
        ((head, arm._replace(state="struck")), "Body: Arm: struck"),
        ((head._replace(state="useless"), arm._replace(state="struck")), "Body: Head: useless, Arm: struck"),
        ((head, arm), ""),
    ):
        stage.show_combatant("Ana", (), "", parts)
        assert stage._hurt.text() == words
    for state in ("stunned", ""):
        stage.show_combatant("Ana", (), state, ())
        assert (stage._state.text(), stage._state.isVisible()) == (state, bool(state))


def test_that_a_sheet_is_pinned_is_said_over_it_until_it_is_let_go(begun: GameTable) -> None:
    block = begun.page.stage.block
    said = "Pinned: Ana stays here, whoever acts."
    assert said not in block.text()
    begun.type("*")
    assert said in block.text()
    block.linkActivated.emit("pin:")
    assert said not in block.text()


@pytest.mark.parametrize("room", range(320, 900, 40))
def test_pools_stand_together_beside_the_name_or_below_it(qtbot: QtBot, room: int) -> None:
    head = StageHead()
    qtbot.addWidget(head)
    pools = [
        PoolView(id, id.upper(), 12, 20, vital=id == "life", drawing="hearts")
        for id in ("life", "action", "stamina", "destiny")
    ]
    for number in range(1, len(pools) + 1):
        head.show_combatant("Aristides of the Meadow", pools[:number], room, None)
        head.resize(room, head.heightForWidth(room))
        head.show()
        settle()
        lines: dict[int, int] = {}
        for shown in head.pools[:number]:
            lines[shown.y()] = lines.get(shown.y(), 0) + 1
        counts = [lines[y] for y in sorted(lines)]
        fewest = len(FlowPanel._lines(head, head.shown(), room))
        assert len({*lines, head.name.y()}) == fewest, "no line more than without keeping them together"
        if head.name.y() in lines and len(counts) > 1:
            below = FlowPanel._lines(head, head.pools[:number], room)
            assert 1 + len(below) > fewest
        else:
            assert max(counts) - min(counts) <= 1, counts


def test_a_long_name_is_written_lower_before_it_is_cut(qtbot: QtBot) -> None:
    head = StageHead()
    qtbot.addWidget(head)
    head.show()
    name = "Ballestero de la sierra de Ascua B"
    head.show_combatant(name, (), 900, None)
    assert (head.name.text(), head.name.property("role")) == (name, "name")
    whole = head.name.sizeHint().width()
    head.fit(whole - 4)
    assert (head.name.text(), head.name.property("role")) == (name, "low_name")
    assert head.name.sizeHint().width() < whole - 4
    head.fit(head.name.sizeHint().width() // 2)
    assert head.name.text().endswith("… B")
    head.fit(900)
    assert (head.name.text(), head.name.property("role")) == (name, "name")


def make_low(stage: Stage, height: int) -> None:
    stage.setFixedHeight(height)
    for _ in range(3):  # the bar grows first, then the stage makes room for it
        settle()
    assert stage.height() == height


def test_a_proposal_leaves_the_actions_in_sight_where_both_have_room(begun: GameTable) -> None:
    stage = begun.page.stage
    begun.page.proposing.line.show_sentence("Hit it.", others=False)
    assert stage.question.is_lent
    for height, are_seen in ((300, True), (200, True), (LENT, True), (LENT - 20, False)):
        make_low(stage, height)
        assert [button.isVisibleTo(stage) for button in stage.buttons] == [are_seen] * len(stage.buttons)


@pytest.mark.parametrize("height", range(LENT, LOW, 10))
def test_a_proposal_leaves_no_hole_and_whole_lines_above_it(begun: GameTable, height: int) -> None:
    """At 200 % all actions were gone, and a hole of 90 to 170 pixels was there."""
    stage, page, line = begun.page.stage, begun.page.stage.page, begun.page.proposing.line
    reason = "It would wound Ana with the guard’s sword: 40%, on average 4 HP in all. " * 3
    line.show_sentence(f"Guard A: Attack → Ana. {reason}", ("Guard A: Attack → Ana.", "Attack → Ana"), others=True)
    make_low(stage, height)
    assert stage.question.geometry().bottom() < stage.height()
    assert stage.question.y() - page.geometry().bottom() <= 2 * GRID, "the page reaches down to the proposal"
    seen = page.viewport().rect()
    assert seen.height() >= stage.buttons[0].height()
    assert page.room.height() - seen.height() <= 2, "what the page leaves empty the proposal has"
    for button in stage.buttons:
        place = QRect(button.mapTo(page.viewport(), QPoint()), button.size())
        assert seen.contains(place) or not seen.intersects(place), "no button is cut"
    assert page.verticalScrollBar().maximum() > 0 or seen.height() >= page.inner.height(), "the rest is scrolled to"


def test_what_the_page_leaves_empty_tells_more_of_a_proposal_and_goes_with_it(begun: GameTable) -> None:
    """Up to 75 pixels were empty between the actions and a proposal whose reasons had no room."""
    stage, page, line = begun.page.stage, begun.page.stage.page, begun.page.proposing.line
    reason = "; ".join(["It would wound Ana with the guard’s sword: 40%"] * 9)
    met = set()
    for height in range(LENT, LOW, 6):
        line.show_sentence(f"Guard A: Attack → Ana. {reason}", ("Guard A: Attack → Ana.", "Attack → Ana"), others=True)
        make_low(stage, height)
        room, high = page.room.height(), stage.question.height()
        met.add(high)
        assert line.sentence.height() >= line.sentence.heightForWidth(line.sentence.width())
        for _ in range(3):
            settle()
        assert (page.room.height(), stage.question.height()) == (room, high), "it does not go to and fro"
        line.withdraw()
        settle()
    assert len(met) > 3


def test_what_the_page_leaves_empty_goes_to_a_proposal_in_every_window(begun: GameTable) -> None:
    stage, line = begun.page.stage, begun.page.proposing.line
    reason = "; ".join(["It would wound Ana with the guard’s sword: 40%"] * 9)
    line.show_sentence(f"Guard A: Attack → Ana. {reason}", ("Guard A: Attack → Ana.", "Attack → Ana"), others=True)
    left = {}
    for size in [Size(150, 1366, 768 - n) for n in range(0, 90, 15)] + [
        Size(200, 1366, 768 - n) for n in range(0, 90, 15)
    ]:
        show(begun.window, size)
        if stage.height() < px(LOW) and stage.page.isVisible():
            left[size.name] = stage.page.room.height() - stage.page.viewport().height()
    assert len(left) > 6
    assert max(left.values()) <= 2, left
    show(begun.window, USUAL)


def test_a_proposal_says_more_as_soon_as_the_stage_is_higher(begun: GameTable) -> None:
    stage, line = begun.page.stage, begun.page.proposing.line
    reason = "; ".join(["It would wound Ana with the guard’s sword: 40%"] * 9)
    line.show_sentence(f"Guard A: Attack → Ana. {reason}", ("Guard A: Attack → Ana.", "Attack → Ana"), others=True)
    make_low(stage, LENT + 10)
    briefly = line.sentence.text()
    assert briefly.startswith("Guard A: Attack → Ana.")
    make_low(stage, LOW - 10)
    assert len(line.sentence.text()) > len(briefly)


def test_a_sheet_that_is_drawn_out_is_read_beside_a_proposal_of_one_line(begun: GameTable) -> None:
    stage, line = begun.page.stage, begun.page.proposing.line
    reason = "It would wound Ana with the guard’s sword: 40%. " * 12
    line.show_sentence(f"Guard A: Attack → Ana. {reason}", ("Guard A: Attack → Ana.", "Attack → Ana"), others=True)
    make_low(stage, LENT + 40)
    stage.page.turn(QAbstractSlider.SliderAction.SliderPageStepAdd)
    assert line.sentence.text() == "Guard A: Attack → Ana."
    stage.sheets.draw()
    for _ in range(2):
        settle()
    assert stage.page.verticalScrollBar().value() == 0, "it is read from its beginning"
    sentence = line.sentence
    assert sentence.heightForWidth(sentence.width()) < 2 * sentence.fontMetrics().lineSpacing()
    drawer = stage.sheets.drawer
    assert stage.page.viewport().rect().contains(QRect(drawer.mapTo(stage.page.viewport(), QPoint()), drawer.size()))
    assert stage.page.viewport().height() > drawer.height() + stage.head.fontMetrics().lineSpacing()


@pytest.mark.parametrize("whose", ["ana", "guard-b"])
@pytest.mark.parametrize("pinned", [False, True])
def test_a_sheet_that_is_drawn_out_says_its_values_at_once_in_large_letters(
    begun: GameTable, qapp: QApplication, whose: str, pinned: bool
) -> None:
    """The way back had two lines, that it was pinned three, and of the sheet itself nothing was in sight."""
    page, stage = begun.page, begun.page.stage
    with speaking(qapp, "es"):
        page.order.select(whose)
        if pinned:
            begun.type("*")
        look().choose_text_size(200)
        begun.window.resize(1366, 768)
        stage.sheets.draw()
        for _ in range(3):
            settle()
        drawer, block, shown = stage.sheets.drawer, stage.block, stage.page.viewport()
        assert "\n" not in drawer.broken(drawer.width())
        top = block.mapTo(shown, QPoint()).y()
        document = QTextDocument()
        document.setHtml(block.text())
        in_sight = [line for line in block.lines() if top + line[1] <= shown.height()]
        assert len(in_sight) >= 4, f"{len(in_sight)} lines of {document.toPlainText()!r}"
        name = begun.fight.combatants[whose].name
        assert re.match(rf"{name}   [A-Z]+ \d+/\d+", document.toPlainText().replace("\u00a0", " "))
        assert ("Soltar (*)" in document.toPlainText()) is pinned
        stage.sheets.draw()
        look().choose_text_size(100)


def test_above_a_question_stands_whoever_acts_where_there_is_room(begun: GameTable) -> None:
    """A hole of 170 pixels was above the card."""
    stage = begun.page.stage
    begun.type(f"a{begun.key_of('guard-b')}\n")
    assert stage.question.open_question is not None
    seen = set()
    for height in range(LENT, LOW, 10):
        make_low(stage, height)
        upper = [part for part in (stage.head, stage.page) if part.isVisibleTo(stage)]
        seen.add(len(upper))
        hole = stage.question.y() - max((part.geometry().bottom() for part in upper), default=0)
        assert hole < OFFERED
        assert stage.question.geometry().bottom() < stage.height()
        assert all(part.geometry().bottom() < stage.question.y() for part in upper)
    assert seen == {0, 1, 2}


def test_the_checker_of_pictures_sees_actions_that_gave_way_to_an_empty_place(begun: GameTable) -> None:
    stage = begun.page.stage
    begun.page.proposing.line.show_sentence("Hit it.", others=False)
    make_low(stage, LOW - 10)
    assert list(stage_faults(stage)) == []
    stage.page.hide()
    settle()
    assert any("empty place" in fault for fault in stage_faults(stage))


def test_in_a_low_and_wide_stage_a_sheet_is_there_or_in_its_drawer_but_not_by_turns(begun: GameTable) -> None:
    """What stood beside the actions hung on whether the sheet had room, and that on what stood beside them."""
    stage, changes = begun.page.stage, list[bool]()
    stage.room_changed.connect(lambda: changes.append(stage.sheets.folds))
    met = set()
    for high in range(400, 900, 20):
        changes.clear()
        begun.window.resize(1900, high)
        settle()
        assert len(changes) < 6, high
        met.add((stage.sheets.folds, stage.arrangement.is_abreast))
    assert {(True, True), (False, True)} <= met


def test_a_pinned_sheet_is_named_in_no_more_words_than_a_line_of_its_own_holds(qtbot: QtBot) -> None:
    head = StageHead()
    qtbot.addWidget(head)
    head.show_combatant("Inés Carranza", (), 160, None)
    words = ("Fija: ficha de Inés Carranza (Ctrl+Mayús+L)", "Fija: ficha de Inés Carranza", "Inés Carranza", "")
    told = []
    for room in (160, 240, 700):
        head.tell_pinned(words, room)
        assert head.pinned.sizeHint().width() <= room
        told.append(head.pinned.text())
    assert told[0] != told[-1] == words[0]


@pytest.mark.parametrize("language", ["en", "es", "pt_BR"])
def test_a_pinned_sheet_is_told_of_without_its_keys_in_every_language(
    qtbot: QtBot, qapp: QApplication, language: str
) -> None:
    with speaking(qapp, language):
        sheets = SheetPane()
        qtbot.addWidget(sheets)
        sheets.name_whose("Guard (old)", pinned=True)
        sheets.fold(folds=True)
        whole, without_keys, *_ = sheets.told_above
        assert whole.endswith("L)")
        assert without_keys.endswith("Guard (old)")
