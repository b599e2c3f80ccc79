"""The sample fight in the clearing, played with the mouse alone: pieces, cards, buttons, log and menus."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QMenu

from models.repositories.encounters import ENDED
from rules.board.geometry import Cell
from tests.proving import PROVE
from tests.there import there
from tests.ui.bestiary.world import drop
from tests.ui.board.conftest import click, drag, let_go, pull, take
from tests.ui.board.playing import BENEDITO, IARA, ONCA, SAGUI_A, SAGUI_B, VESPA, PlayTable
from tests.ui.carried import creatures_mime
from tests.ui.encounter.bars import bar_at
from ui.encounter.log.model import LogLine
from ui.encounter.sheet.explain import ExplanationCard
from ui.navigation.tabs import BESTIARY, ENCOUNTER
from ui.session.dice_rollers import APP, TABLE
from ui.widgets.keyed_model import ROW_ROLE

Opener = Callable[[], PlayTable]
JAVALI = "javali-de-espinho"
LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


def begin(table: PlayTable, roller: str) -> None:
    """*Begin*, who rolls for the party, *Begin* again; the table's dice by the button of the question."""
    table.hit(table.window.encounter.prepare.pane._go)
    QApplication.processEvents()
    assert table.fight.phase == "setup"
    if roller == APP:
        row = table.page.rollers._layout
        button = next(
            row.itemAt(n).widget() for n in range(row.count() - 1) if "Party" in row.itemAt(n).widget().text()
        )
        table.hit(button)
    assert table.conductor.rollers.of("party") == roller
    table.hit(table.page.top.next)
    question = table.page.stage.question
    assert (table.conductor.open_question is not None) == (roller == TABLE)
    if roller == TABLE:
        table.hit(question.dice.roll)
        assert table.conductor.open_question is not None, "Iara and Benedito both stand in a tie"
        table.hit(question.dice.roll_all)
    assert table.conductor.open_question is None
    assert table.fight.active == ONCA


def each_step_of_a_drag_says_its_cost(table: PlayTable) -> None:
    """The jaguar is dragged over four cells: what is said over the last of them is spent, nothing before."""
    way: tuple[Cell, ...] = ((2, 3), (3, 3), (4, 3), (4, 4))
    started = table.now()
    take(table.view, (1, 3))
    for number, cell in enumerate(way, 1):
        pull(table.view, cell)
        steps = table.board.scene.way.steps
        assert (len(steps), steps[-1]) == (number, (cell, number))
        assert not table.board.scene.way.refused
        assert f"{number} AÇÃO" in table.board.line.text()
        assert table.now() == started
    let_go(table.view, way[-1])
    (spent,) = table.facts("spend", started)
    (move,) = table.facts("move", started)
    assert (spent["pool"], spent["amount"], spent["to"]) == ("acao", 4, 3)
    assert (move["cost"], move["path"], move["placed"]) == (4, [list(cell) for cell in way], False)
    assert table.board.scene.pieces[ONCA].view.cell == (4, 4)


def test_a_refused_cell_says_why_and_nothing_moves(clearing: Opener) -> None:
    """A wall, a comrade, an enemy, too far: said over the cell, said again when let go."""
    table = clearing()
    begin(table, APP)
    before = table.picture()
    for cell in ((3, 7), (5, 3), (4, 9), (9, 8)):
        table.page.stage.say("")
        take(table.view, (1, 3))
        pull(table.view, cell)
        assert table.board.scene.way.refused
        said = table.board.line.text()
        let_go(table.view, cell)
        assert table.picture() == before
        assert table.board.scene.pieces[ONCA].view.cell == (1, 3)
        QApplication.processEvents()
        assert table.said
        assert table.said.removesuffix(" Shift+Enter: do it anyway.") in said


def the_jaguar_looks_north(table: PlayTable) -> None:
    """VIRAR by its button, the direction by its own, then *Do it*."""
    table.click_button(table.page.stage.button_for("v"))
    table.choose_option("n")
    table.do_it()
    assert table.of(ONCA).facing == "n"
    assert table.of(ONCA).pools["acao"] == 2


def a_wall_falls_by_ruling(table: PlayTable) -> None:
    """The right button on the wall D8: free; then a piece may go there."""
    assert table.fight.board.state_at((3, 7)) == "blocked"
    table.rule_on((3, 7), "Free")
    assert table.fight.board.state_at((3, 7)) == "free"
    assert table.board.scene.board.state_at((3, 7)) == "free"
    assert "state" in str(table.facts("ruling")[-1])


def the_jaguar_is_put_down_by_ruling(table: PlayTable) -> None:
    """In Benedito's turn the jaguar's piece is only put down: at no cost, and the line says so."""
    table.next_by_mouse(BENEDITO)
    take(table.view, (4, 4))
    pull(table.view, (4, 7))
    assert "ruling" in table.board.line.text()
    assert table.board.scene.way.facing == "s", "the way the mouse came"
    QTest.keyClick(table.view, Qt.Key.Key_Up)
    let_go(table.view, (4, 7))
    placed = table.facts("move")[-1]
    assert (placed["actor"], placed["placed"], table.of(ONCA).cell) == (ONCA, True, (4, 7))
    assert table.of(ONCA).facing == "n"


def benedito_uses_a_card_on_a_piece(table: PlayTable) -> None:
    """USAR on the card, a click on the piece, *Do it*; what is too dear now is closed and says so."""
    started = table.now()
    table.use_card("faisca", "USAR")
    assert table.composer.values["with"] == "faisca"
    if table.composer.values.get("targets") != [ONCA]:
        click(table.view, (4, 7))
    assert table.board.scene.pieces[ONCA].named
    assert table.now() == started
    table.do_it()
    (blow,) = table.facts("attack", started)
    assert (blow["with"], blow["dano"], blow["back"], blow["lesao"]) == ("faisca", 6, False, 2)
    assert table.of(ONCA).pools["vida"] == 7
    assert (table.of(BENEDITO).pools["acao"], table.of(BENEDITO).pools["mana"]) == (3, 7)
    burst = next(button for button in table.card("clarao").buttons if button.text() == "USAR")
    assert not burst.isEnabled()
    assert "AÇÃO" in burst.toolTip()
    table.hit(burst)
    assert table.composer.action is None


def iara_stabs_from_behind(table: PlayTable) -> None:
    """The label at the back is there while she is dragged and while she aims; the blow then holds its +3."""
    table.next_by_mouse(IARA)
    jaguar = table.board.scene.pieces[ONCA]
    take(table.view, (4, 9))
    pull(table.view, (3, 7))
    assert not table.board.scene.way.refused, "the wall has fallen"
    assert jaguar.vantage == ""
    pull(table.view, (4, 8))
    assert jaguar.vantage == "from behind +3"
    let_go(table.view, (4, 8))
    assert table.of(IARA).cell == (4, 8)
    assert table.of(IARA).pools["acao"] == 5
    started = table.now()
    table.use_card("lanca-longa", "ATACAR")
    assert jaguar.vantage == "from behind +3"
    said = " ".join(preview.text for preview in table.composer.previews())
    assert table.now() == started
    click(table.view, (4, 7))
    if table.composer.action is not None:
        said = " ".join(preview.text for preview in table.composer.previews())
        table.do_it()
    assert "DANO 9" in said
    (blow,) = table.facts("attack", started)
    (hurt,) = table.facts("damage", started)
    assert (blow["dano"], blow["back"], blow["lesao"]) == (9, True, 2)
    assert [step[:2] for step in blow["steps"]] == [["Lança Longa", 6], ["costas", 3], ["DANO", 9]]
    assert (hurt["actor"], hurt["amount"], hurt["to"]) == (ONCA, 2, 5)


def the_log_tells_why(table: PlayTable) -> None:
    """A click on the line of the blow opens its sum; a click on that puts it away."""
    lines = table.page.log.list
    model = lines.model()
    wanted = next(
        model.index(row, 0)
        for row in reversed(range(model.rowCount()))
        if isinstance(line := model.index(row, 0).data(ROW_ROLE), LogLine) and line.fact["kind"] == "attack"
    )
    lines.scrollTo(wanted)
    table.hit(lines.viewport(), lines.visualRect(wanted).center())
    (card,) = table.page.findChildren(ExplanationCard)
    assert card.isVisible()
    words = [label.text() for label in card.findChildren(QLabel)]
    assert words[words.index("costas") + 1] == "+3"
    assert "9" in words
    table.hit(card)
    assert not card.isVisible()


def a_card_is_laid_down_and_taken_back(table: PlayTable) -> None:
    """BAIXAR costs 2, which ends no turn while AÇÃO is left; undo and redo by their buttons."""
    before = table.picture()
    table.use_card("funda", "BAIXAR")
    if table.composer.action is not None:
        table.do_it()
    assert table.of(IARA).cards["funda"] == "mesa"
    assert table.fight.active != IARA, "her last two AÇÃO are spent"
    after = table.picture()
    table.hit(table.page.top.undo)
    assert table.picture() == before
    assert table.fight.active == IARA
    table.hit(table.page.top.redo)
    assert table.picture() == after
    assert not table.page.top.redo.isEnabled()


def a_boar_joins_from_the_bestiary(table: PlayTable) -> None:
    """Dragged from the bestiary's list onto the order; it stands near its side, and is put elsewhere in its turn."""
    table.window.show_tab(BESTIARY)
    rows = table.window.bestiary.rows
    place = next(number for number, row in enumerate(rows.rows) if row.name == "Javali-de-Espinho")
    mime = creatures_mime([there(rows.rows[place].id)])
    table.window.show_tab(ENCOUNTER)
    round_of_the_boar = table.fight.round
    order = table.page.order.viewport()
    assert drop(order, mime, QPoint(40, order.height() - 4))
    assert [fact["actor"] for fact in table.facts("join")] == [JAVALI]
    assert table.of(JAVALI).side == "foes"
    assert JAVALI in [row.id for row in table.page.order.order.rows]
    assert table.board.scene.pieces[JAVALI].isVisible()
    assert table.of(JAVALI).cell != (8, 9)
    table.next_by_mouse(JAVALI)
    assert table.fight.round == round_of_the_boar
    waiting = [
        combatant
        for combatant in table.fight.combatants.values()
        if combatant.state == "active" and combatant.id != JAVALI
    ]
    had = {fact["actor"] for fact in table.facts("turn") if fact["n"] > last_round(table)}
    assert {item.id for item in waiting} <= had, "who joins late acts last in the round"
    table.rule_on((8, 9), "Put Javali-de-Espinho here")
    assert table.of(JAVALI).cell == (8, 9)
    assert table.board.scene.pieces[JAVALI].isVisible()


def last_round(table: PlayTable) -> int:
    """The number of the fact with which the round began."""
    return int(table.facts("round")[-1]["n"])


def pull_bar(table: PlayTable, id: str, share: float) -> None:
    """Pulls the bar of a row to a share of the whole."""
    view = table.page.order
    index = view.order.index_of(id)
    view.scrollTo(index)
    bar = bar_at(view, index)
    start = QPointF(bar.right() - 2, bar.center().y()).toPoint()
    end = QPointF(bar.left() + bar.width() * share, bar.center().y()).toPoint()
    viewport = view.viewport()
    QTest.mousePress(viewport, LEFT, NONE, start)
    QTest.mouseMove(viewport, end)
    QTest.mouseRelease(viewport, LEFT, NONE, end)


def to_the_end(table: PlayTable) -> None:
    """Bars are pulled down by ruling; the last foe falls by a blow; the menu ends the fight."""
    for id in (VESPA, SAGUI_A, SAGUI_B, JAVALI):
        pull_bar(table, id, 0.0)
        assert table.of(id).state == "dead"
        assert table.board.scene.pieces[id].view.fallen
    pull_bar(table, ONCA, 0.12)
    assert table.of(ONCA).pools["vida"] == 1
    table.next_by_mouse(BENEDITO)
    drag(table.view, (6, 9), (6, 8), (5, 8))
    table.use_card("faisca", "USAR")
    assert not table.composer.ready, "Iara is nearer than the jaguar, and nobody is guessed of two in reach"
    click(table.view, (4, 7))
    table.do_it()
    assert table.of(ONCA).state == "dead"
    table.hit(table.page.top.next)
    QApplication.processEvents()
    assert "one side still stands" in table.page.stage.waiting.words.text()
    bar = table.window.menuBar()
    fight = next(action for action in bar.actions() if action.text() == "F&ight")
    table.hit(bar, bar.actionGeometry(fight).center())
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    table.pick(menu, "End the fight")
    assert table.fight.phase == "ended"
    assert table.fight.winner == "party"
    assert table.encounter.state == ENDED
    members = {member.name: member for member in table.library.parties.members() if member.system == "tabuleiro"}
    for id in (IARA, BENEDITO):
        fighter = table.of(id)
        assert members[fighter.name].pools == {pool: left for pool, left in fighter.pools.items() if pool != "acao"}


@PROVE
@pytest.mark.parametrize("roller", [TABLE, APP])
def test_the_clearing_by_mouse_alone_from_begin_to_end(clearing: Opener, roller: str) -> None:
    table = clearing()
    begin(table, roller)
    each_step_of_a_drag_says_its_cost(table)
    the_jaguar_looks_north(table)
    a_wall_falls_by_ruling(table)
    the_jaguar_is_put_down_by_ruling(table)
    benedito_uses_a_card_on_a_piece(table)
    iara_stabs_from_behind(table)
    the_log_tells_why(table)
    a_card_is_laid_down_and_taken_back(table)
    a_boar_joins_from_the_bestiary(table)
    to_the_end(table)
