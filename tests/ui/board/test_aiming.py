"""Aiming on the board of a running fight: at pieces and cells, by clicks and letters, with the cards that cost it."""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QFontMetrics, QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton, QStyleOptionGraphicsItem

from models.repositories.encounters import Encounter, EncounterEntry
from tests.ui.board.conftest import BOARD, FOE, HERO, BoardTable, click, let_go, mouse, pull, take
from ui.session.dice_rollers import APP


def test_a_target_that_cannot_be_chosen_says_why(table: BoardTable) -> None:
    table.page.acting.choose(table.conductor.system.actions["attack"])
    assert table.page.composer.values["with"] == "bomba", "the knife reaches nobody"
    table.page.composer.show(0)
    table.page.composer.choose("faca")
    buttons = {item.property("option"): item for item in table.page.stage.compose.findChildren(QPushButton)}
    assert not buttons["orc"].isEnabled()
    assert buttons["orc"].toolTip() == "The target is out of ALCANCE: 4 cells away, ALCANCE 1."
    said = [item.text() for item in table.page.stage.compose.findChildren(QLabel)]
    assert "The target is out of ALCANCE." in said


def test_after_the_end_no_card_can_be_used(table: BoardTable) -> None:
    assert table.page.stage.cards.isVisible()
    table.conductor.command({"do": "end"})
    assert not table.page.stage.cards.isVisible()


def test_a_friend_who_alone_is_in_reach_is_not_taken_for_the_target(table: BoardTable) -> None:
    table.conductor.command({"do": "side", "actor": "elf", "side": "party"})
    table.conductor.command({"do": "move", "actor": "elf", "to": [1, 2]})
    table.page.acting.choose(table.conductor.system.actions["attack"])
    assert table.page.composer.options(table.page.composer.field)
    assert not table.page.composer.values.get("targets")


def marked_pieces(table: BoardTable) -> list[str]:
    return [id for id, piece in table.board.scene.pieces.items() if piece.named]


def beside_both(table: BoardTable) -> None:
    """Lia stands between Orc and Elf, by the game master's word and at no cost."""
    for id, cell in (("lia", [4, 3]), ("elf", [3, 3])):
        table.conductor.command({"do": "move", "actor": id, "to": cell})


def test_clicks_on_pieces_aim_and_a_second_one_does_the_action(table: BoardTable) -> None:
    beside_both(table)
    table.page.acting.choose(table.conductor.system.actions["attack"])
    assert "targets" not in table.page.composer.values
    click(table.view, (5, 3))
    assert table.page.composer.values["targets"] == ["orc"]
    assert marked_pieces(table) == ["orc"]
    click(table.view, (5, 3))
    assert table.page.composer.action is None
    assert marked_pieces(table) == []
    assert table.of("lia").pools["acao"] == 2


def test_whom_an_area_would_hit_is_marked_on_the_board_and_in_the_order(table: BoardTable) -> None:
    """They are not named one by one: the cell in the middle is."""
    beside_both(table)
    table.page.acting.choose(table.conductor.system.actions["attack"])
    table.page.composer.show(0)
    table.page.composer.choose("bomba")
    assert marked_pieces(table) == [], "no cell has been chosen yet"
    click(table.view, (3, 3))
    hit = {preview.target for preview in table.page.composer.previews() if preview.what == "damage"}
    assert hit >= {"elf", "lia"}
    assert set(marked_pieces(table)) == hit
    assert table.page.order.painter_of_rows.targets == hit
    table.page.composer.stop()
    assert (marked_pieces(table), table.page.order.painter_of_rows.targets) == ([], frozenset())


def test_backs_are_shown_before_they_are_chosen(table: BoardTable) -> None:
    take(table.view, (1, 3))
    pull(table.view, (5, 2))
    orc, way = table.board.scene.pieces["orc"], table.board.scene.way
    assert orc.vantage == "from behind +3"
    assert orc.zValue() > way.zValue()
    pull(table.view, (4, 3))
    assert table.board.scene.pieces["orc"].vantage == ""
    let_go(table.view, (1, 3))


def test_what_is_said_above_a_piece_keeps_its_beginning_and_what_it_comes_to(table: BoardTable) -> None:
    orc = table.board.scene.pieces["orc"]
    metrics = QFontMetrics(table.view.font())
    orc.mark("flanked by Stray Dog A, Stray Dog B, Stray Dog C: −2", named=False)
    shown = orc.shown_vantage(metrics)
    assert shown.startswith("flanked by")
    assert shown.endswith(": −2")
    assert metrics.horizontalAdvance(shown) + 10 < orc.boundingRect().width()
    orc.mark("flanked: −2", named=False)
    assert orc.shown_vantage(metrics) == "flanked: −2"
    orc.mark("", named=False)


def test_what_is_said_above_a_piece_stays_legible_on_a_board_shown_small(table: BoardTable) -> None:
    """It was five pixels high on a board of twenty by twenty."""
    orc = table.board.scene.pieces["orc"]
    orc.mark("flanked: −2", named=False)
    heights = []
    for scale in (1.0, 0.5):
        image = QImage(800, 400, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        painter.translate(400, 200)
        painter.scale(scale, scale)
        orc.paint(painter, QStyleOptionGraphicsItem())
        painter.end()
        middle = 400 + round(orc.boundingRect().center().x() * scale)
        heights.append(sum(image.pixelColor(middle + 12, y).alpha() > 0 for y in range(200)))
    assert heights[1] >= heights[0] - 2 > 10
    orc.mark("", named=False)


def test_range_and_area_of_the_action_are_drawn_and_a_click_aims_at_a_cell(table: BoardTable) -> None:
    table.page.acting.choose(table.conductor.system.actions["attack"])
    number = next(n for n, field in enumerate(table.page.composer.fields()) if field.name == "with")
    table.page.composer.show(number)
    table.page.composer.choose("bomba")
    table.view.leave()
    assert {marked.kind for marked in table.marks} >= {"choice", "range"}
    table.press(Qt.Key.Key_Right)
    pointed = next(marked for marked in table.marks if marked.kind == "area")
    assert (2, 3) in pointed.cells
    click(table.view, (3, 3))
    assert table.page.composer.values["cell"] == "3,3"
    area = next(marked for marked in table.marks if marked.kind == "area")
    assert area.cells == {(3, 3), (2, 3), (4, 3), (3, 2), (3, 4)}


def test_a_cell_out_of_range_is_refused_where_it_is_clicked(table: BoardTable) -> None:
    table.page.acting.choose(table.conductor.system.actions["attack"])
    number = next(n for n, field in enumerate(table.page.composer.fields()) if field.name == "with")
    table.page.composer.show(number)
    table.page.composer.choose("bomba")
    click(table.view, (7, 0))
    assert "cell" not in table.page.composer.values
    assert table.said == "The target is out of ALCANCE: 9 cells away, ALCANCE 3."
    mouse(table.view, QEvent.Type.MouseMove, table.view.point_of((7, 1)), held=False)
    (line,) = (item for item in table.page.board.findChildren(QLabel) if item.objectName() == "cell")
    assert "ALCANCE 3" in line.text()


def test_who_cannot_be_aimed_at_is_said_with_the_reason_by_letter(table: BoardTable) -> None:
    table.page.acting.choose(table.conductor.system.actions["attack"])
    table.page.composer.show(0)
    table.page.composer.choose("faca")
    table.page.setFocus()
    letter = table.page.keys["lia"]
    QTest.keyClicks(table.page, letter)
    assert "Nobody" not in table.said
    assert table.said


def test_cards_lie_on_the_table_and_in_hand_and_say_why_they_cannot_be_paid(table: BoardTable) -> None:
    frames = {frame.card.id: frame for frame in table.page.stage.cards.frames}
    assert table.page.stage.cards.isVisible()
    assert frames["faca"].payable
    assert not frames["raio"].buttons[0].isEnabled()
    assert "MANA" in frames["raio"].buttons[0].toolTip()
    assert frames["arco"].card.place == "INVENTÁRIO"
    attack = frames["bomba"].buttons[0]
    attack.click()
    assert table.page.composer.action.id == "attack"
    assert table.page.composer.values["with"] == "bomba"


def test_a_card_that_nothing_can_be_done_with_is_dimmed(table: BoardTable) -> None:
    table.conductor.command({"do": "set", "actor": "lia", "pool": "acao", "value": 1})
    frames = {frame.card.id: frame for frame in table.page.stage.cards.frames}
    assert not frames["faca"].payable
    assert "AÇÃO" in frames["faca"].accessibleName()


def test_a_letter_typed_on_the_board_aims_at_its_piece(table: BoardTable) -> None:
    table.conductor.command({"do": "move", "actor": "lia", "to": [4, 3]})
    table.board.take_keys()
    QTest.keyClicks(table.view, "a")
    assert table.page.composer.action.id == "attack"
    assert named(table) == ["orc"]  # the only one in reach
    QTest.keyClicks(table.view, table.page.keys["orc"])
    assert named(table) == ["orc"]  # who was guessed is now named
    QTest.keyClicks(table.view, table.page.keys["orc"])
    assert named(table) == []
    QTest.keyClicks(table.view, table.page.keys["orc"])
    assert named(table) == ["orc"]


def named(table: BoardTable) -> list[str]:
    return [id for id, piece in table.board.scene.pieces.items() if piece.named]


def test_an_action_that_asks_for_a_cell_lends_the_arrows_to_the_board(table: BoardTable) -> None:
    table.page.setFocus()
    QTest.keyClick(table.page, Qt.Key.Key_M)
    assert table.page.composer.action.id == "move"
    assert table.view.hasFocus()
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Down):
        table.press(key)
    assert table.board.scene.way.steps[-1] == ((2, 4), 2)
    table.press(Qt.Key.Key_Return)
    assert table.page.composer.values["to"] == "2,4"
    assert table.of("lia").cell == (1, 3)
    table.press(Qt.Key.Key_Return)
    assert table.of("lia").cell == (2, 4)
    assert table.page.hasFocus()


def test_escape_takes_the_action_back_and_the_keys_with_it(table: BoardTable) -> None:
    table.page.setFocus()
    QTest.keyClick(table.page, Qt.Key.Key_M)
    table.press(Qt.Key.Key_Escape)
    assert table.page.composer.action is None
    assert table.page.hasFocus()


def test_while_aiming_an_arched_card_the_line_says_how_far_heights_let_it_fly(table: BoardTable) -> None:
    """The orc stands two levels up: the bow's ALCANCE is two less there, and elsewhere as it stands on the card."""
    card = {"name": "Bomba", "damage": 6, "range": 3, "trajetoria": "arqueado"}
    sheet = {**HERO, "cards": [card]}
    made = table.library.encounters.add(
        Encounter(name="The hill", system="tabuleiro", seed=3, board=BOARD),
        [
            EncounterEntry(name="Lia", side="party", sheet=sheet, cells=[[5, 6]]),
            EncounterEntry(name="Orc", side="foes", sheet=FOE, cells=[[6, 6]]),
        ],
    )
    table.conductor.close_fight()
    table.conductor.open_prepared(made.id or 0)
    for side in ("party", "foes"):
        table.conductor.rollers.set(side, APP)
    table.conductor.command({"do": "begin"})
    table.page.setFocus()
    QTest.keyClicks(table.page, "a")
    assert table.page.composer.values["with"] == "bomba"
    mouse(table.view, QEvent.Type.MouseMove, table.view.point_of((6, 6)), held=False)
    assert "ALCANCE 3 − 2 (height) = 1" in table.board.line.text()
    mouse(table.view, QEvent.Type.MouseMove, table.view.point_of((5, 5)), held=False)
    assert "(height)" not in table.board.line.text()
