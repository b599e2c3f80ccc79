"""The sample fight in the clearing, played by the keyboard alone, from the first key to what the party keeps."""

from collections.abc import Callable
from html import escape
from typing import Any

import pytest
from PySide6.QtCore import Qt

from models.repositories.encounters import ENDED
from rules.board.geometry import Cell, distance
from tests.proving import short_of
from tests.ui.board.playing import BENEDITO, CLEARING, CTRL, FOES, IARA, ONCA, SAGUI_A, SAGUI_B, SHIFT, PlayTable
from ui.session.dice_rollers import APP, TABLE

Opener = Callable[[], PlayTable]


def begin(table: PlayTable, roller: str) -> None:
    """Finds the encounter, sets it up and begins it; who rolls for the party is said before the first die."""
    prepare = table.window.encounter.prepare
    table.window.ways.focus_tab()
    assert prepare.pane._name.text() == CLEARING
    for _ in range(6):
        if table.focused() is prepare.pane._go:
            break
        table.type("\t")
    table.type(" ")
    assert table.page.hasFocus()
    assert table.fight.phase == "setup"
    assert table.board.isVisible()
    if roller == APP:
        table.key(Qt.Key.Key_G, CTRL)
        table.type("party\n")
    assert table.conductor.rollers.of("party") == roller
    table.type(" ")
    many = table.roll_asked()
    assert many >= 2 if roller == TABLE else many == 0
    order = [row.id for row in table.page.order.order.rows]
    assert order[0] == ONCA
    assert set(order[1:4]) == {BENEDITO, SAGUI_A, SAGUI_B}
    assert table.fight.active == ONCA


def the_jaguar_comes_down(table: PlayTable) -> None:
    """M, arrows, Enter, Enter; then F6, arrows, Enter: both cost what was said before."""
    before = table.now()
    table.type("m")
    assert table.view.hasFocus()
    table.point((4, 4))
    assert table.board.scene.way.steps == (((2, 3), 1), ((3, 3), 2), ((4, 3), 3), ((4, 4), 4))
    assert "4 AÇÃO" in table.board.line.text()
    table.type("\n")
    assert table.now() == before
    table.type("\n")
    (move,) = table.facts("move", before)
    assert (move["cost"], move["to"], move["placed"]) == (4, [4, 4], False)
    assert table.of(ONCA).pools["acao"] == 3
    assert table.page.hasFocus()
    table.key(Qt.Key.Key_F6)
    assert table.view.hasFocus()
    table.point((4, 6))
    assert table.board.scene.way.steps[-1] == ((4, 6), 2)
    table.type("\n")
    assert table.of(ONCA).cell == (4, 6)
    assert table.of(ONCA).pools["acao"] == 1
    table.key(Qt.Key.Key_F6)
    assert table.page.hasFocus()


def benedito_turns_and_shuffles_his_cards(table: PlayTable) -> None:
    """V, B and P, with undo and redo between them; spent to 0 the turn ends by itself."""
    table.until(BENEDITO)
    before = table.picture()
    table.type("v2\n")
    assert table.of(BENEDITO).facing == "e"
    turned = table.picture()
    table.key(Qt.Key.Key_Z, CTRL)
    assert table.picture() == before
    assert "VIRAR" in table.window.statusBar().currentMessage()
    table.key(Qt.Key.Key_Z, CTRL | SHIFT)
    assert table.picture() == turned
    started = table.now()
    table.type("b\n")
    assert table.of(BENEDITO).cards["oleo-bento"] == "mesa"
    assert table.card("oleo-bento").card.place == "MESA"
    table.type("p2\n")
    assert table.of(BENEDITO).cards["cajado"] == "inventario"
    moved = [(fact["card"], fact["from"], fact["to"]) for fact in table.facts("card", started)]
    assert moved == [("oleo-bento", "inventario", "mesa"), ("cajado", "mesa", "inventario")]
    assert table.of(BENEDITO).pools["acao"] == 0
    assert table.fight.active != BENEDITO


def iara_is_hurt_by_ruling_and_rests(table: PlayTable) -> None:
    """`-12` on her row is DANO against her CON 6; D asks what the rest gives back."""
    table.until(IARA)
    started = table.now()
    table.select(IARA)
    table.type("-12")
    assert "Iara" in table.page.stage.typed.text()
    assert "LESÃO 3" in table.page.stage.typed.text(), "what comes of it is said before"
    assert table.of(IARA).pools["vida"] == 7
    table.type("\n")
    assert table.of(IARA).pools["vida"] == 4
    (hurt,) = table.facts("damage", started)
    assert (hurt["amount"], hurt["from"], hurt["to"], hurt["source"]) == (3, 7, 4, None)
    table.type("d\n")
    assert table.choice().id == "rest_recovers"
    table.type("1")
    assert table.of(IARA).pools["vida"] == 5
    assert [fact["choice"] for fact in table.facts("rest", started)] == ["vida"]
    assert table.fight.active != IARA


def the_jaguar_brings_benedito_down(table: PlayTable) -> None:
    """GM's `=2`, a leap of the jaguar on Benedito from two cells: his player is asked for a Salvação Divina."""
    table.until(ONCA)
    assert table.fight.round == 2
    table.select(BENEDITO)
    table.type("=2\n")
    assert table.of(BENEDITO).pools["vida"] == 2
    table.type("m")
    table.point((6, 7))
    table.type("\n\n")
    assert table.of(ONCA).cell == (6, 7)
    table.type("h")
    table.aim(BENEDITO)
    said = " ".join(preview.text for preview in table.composer.previews())
    assert "4 AÇÃO, 1 ESTAMINA" in said
    assert "DANO 8, CON 4 → LESÃO 2" in said
    table.type("\n")
    assert table.choice().id == "divine_salvation"


def he_is_saved_after_the_library_was_closed(table: PlayTable, clearing: Opener) -> PlayTable:
    """The window is closed at the open question and opened again: the same fight, the same question."""
    before, asked, log = table.picture(), table.choice(), table.log()
    table.type(" ")
    assert table.choice() == asked, "Space answers no question"
    table = clearing()
    assert table.page.hasFocus()
    assert table.picture() == before
    assert table.log() == log
    assert table.choice() == asked
    assert table.page.stage.question.isVisible()
    assert "10 DESTINO" in " ".join(button.text() for button in buttons(table))
    started = table.now()
    table.type("3")
    (saved,) = table.facts("salvation", started)
    assert (saved["spent"], saved["to"]) == (10, 2)
    pools = table.of(BENEDITO).pools
    assert (pools["vida"], pools["destino"]) == (2, 0)
    assert table.of(BENEDITO).state == "active"
    assert table.of(ONCA).pools["acao"] == 0
    assert table.fight.active != ONCA
    return table


def buttons(table: PlayTable) -> list[Any]:
    """The open question's choices."""
    options: list[Any] = table.page.stage.question.options()
    return options


def benedito_bursts_a_cell(table: PlayTable, roller: str) -> None:
    """An ability with an area on a cell: H, its number, arrows, Enter, Enter; the table's die where it rolls."""
    table.until(BENEDITO)
    started = table.now()
    table.type("h2")
    assert table.view.hasFocus()
    table.point((6, 6))
    table.type("\n")
    area = next(marked for marked in table.board.scene.marks.marked if marked.kind == "area")
    assert area.cells == {(6, 6), (5, 6), (7, 6), (6, 5), (6, 7)}
    said = " ".join(preview.text for preview in table.composer.previews())
    assert "DANO 7–12" in said, "the burst comes from behind the jaguar, who looks south"
    assert "LESÃO 2–3" in said
    table.type("\n")
    assert table.roll_asked() == (1 if roller == TABLE else 0)
    (roll,) = table.facts("roll", started)
    (blow,) = table.facts("attack", started)
    (hurt,) = table.facts("damage", started)
    assert roll["total"] == roll["dice"][0] + 3
    assert (blow["target"], blow["with"], blow["back"]) == (ONCA, "clarao", True)
    assert blow["dano"] == roll["total"] + 3
    assert hurt["amount"] == blow["lesao"] == (2 if blow["dano"] < 11 else 3)
    assert table.of(ONCA).pools["vida"] == 9 - hurt["amount"]
    pools = table.of(BENEDITO).pools
    assert (pools["acao"], pools["mana"]) == (1, 5)


def iara_thrusts_from_two_cells(table: PlayTable) -> None:
    """A, the target's letter, Enter: the lance that reaches is in hand at once; without Enter nothing is done."""
    table.until(IARA)
    table.type("m")
    table.point((5, 8))
    table.type("\n\n")
    started = table.now()
    table.type("a")
    assert table.composer.title() == "Lança Longa"
    table.take_tool(3)
    assert (table.composer.title(), table.composer.command().get("with")) == ("ATAQUE NORMAL", None)
    table.key(Qt.Key.Key_Escape)
    table.type("a")
    table.aim(ONCA)
    assert table.board.scene.pieces[ONCA].named
    assert table.now() == started
    table.type("\n")
    (blow,) = table.facts("attack", started)
    assert (blow["with"], blow["dano"], blow["lesao"]) == ("lanca-longa", 6, 2)
    assert table.of(IARA).pools["acao"] == 1


def play_turn(table: PlayTable) -> None:
    """Whoever acts strikes the nearest enemy with its first tool, or goes nearer by the keys."""
    turn = table.picture()["turn"]
    for _ in range(4):
        actor = table.of(table.fight.active or ONCA)
        foe = table.foe_of(actor)
        if table.picture()["turn"] != turn or foe is None:
            return
        started = table.now()
        tool = next(card for card in actor.sheet.cards if card.kind == "ferramenta")
        if distance(actor.cell, foe.cell) <= (tool.reach or 1) and actor.cards[tool.id] in ("mesa", "inventario"):
            table.type("a")
            if table.composer.action is not None:
                table.take_tool(1)
                table.aim(foe.id)
                table.type("\n")
        else:
            go_nearer(table, foe.cell)
        answer(table)
        table.key(Qt.Key.Key_Escape)
        if table.now() == started:
            break
    for _ in range(2):  # who has done nothing is asked about once
        if table.picture()["turn"] == turn:
            table.type(" ")


def go_nearer(table: PlayTable, goal: Cell) -> None:
    """M, arrows to the nearest cell of those that are offered, Enter, Enter."""
    table.type("m")
    if table.composer.action is None:
        return
    offered: list[Cell] = []
    for option in table.composer.options(table.composer.field):
        across, down = map(int, option.id.split(","))
        offered.append((across, down))
    own = distance(table.composer.actor.cell, goal)
    nearer = [cell for cell in offered if distance(cell, goal) < own]
    if nearer:
        table.point(min(nearer, key=lambda cell: (distance(cell, goal), cell)))
        table.type("\n\n")


def answer(table: PlayTable) -> None:
    """The table's dice; whoever is about to die does."""
    for _ in range(20):
        table.roll_asked()
        if table.conductor.open_question is None:
            return
        table.type("1" if table.choice().default is None else "\n")
    raise AssertionError("the questions do not end")


def to_the_end(table: PlayTable) -> None:
    """Blow by blow until one side is left; then Ctrl+E."""
    for foe in FOES:
        if table.of(foe).pools["vida"] > 1:
            table.select(foe)
            table.type("=1\n")
    for _ in range(80):
        if not (table.standing("party") and table.standing("foes")):
            break
        play_turn(table)
    assert bool(table.standing("party")) != bool(table.standing("foes"))
    assert "Ctrl+E" in table.page.stage.waiting.end.text()
    assert table.page.stage.waiting.end.isVisible()
    table.key(Qt.Key.Key_E, CTRL)
    answer(table)
    assert table.fight.phase == "ended"
    assert table.encounter.state == ENDED
    assert table.fight.winner == ("party" if table.standing("party") else "foes")


@pytest.mark.parametrize("roller", short_of([TABLE, APP], TABLE))
def test_the_clearing_by_keys_alone_from_begin_to_end(clearing: Opener, roller: str) -> None:
    table = clearing()
    begin(table, roller)
    the_jaguar_comes_down(table)
    benedito_turns_and_shuffles_his_cards(table)
    iara_is_hurt_by_ruling_and_rests(table)
    the_jaguar_brings_benedito_down(table)
    table = he_is_saved_after_the_library_was_closed(table, clearing)
    benedito_bursts_a_cell(table, roller)
    iara_thrusts_from_two_cells(table)
    to_the_end(table)
    members = {
        candidate.name: candidate for candidate in table.library.parties.members() if candidate.system == "tabuleiro"
    }
    for id in (IARA, BENEDITO):
        fighter = table.of(id)
        member = members[fighter.name]
        assert member.pools == {pool: left for pool, left in fighter.pools.items() if pool != "acao"}
        kept = {row["name"]: row.get("local", "mesa") for row in member.sheet["cards"]}
        assert kept == {card.name: fighter.cards[card.id] for card in fighter.sheet.cards}
    table.type(" ")
    assert not table.conductor.is_open
    table = clearing()
    assert table.encounter.state == ENDED
    assert table.window.encounter.prepare.isVisible()


def test_what_lies_as_cards_on_the_stage_does_not_stand_over_them_too(clearing: Opener) -> None:
    table = clearing()
    begin(table, APP)
    page = table.window.encounter.fight
    acting = page.acting.actor
    assert acting is not None
    names = [escape(card.name) for card in acting.sheet.cards]
    assert names
    assert not [name for name in names if name in page.stage.block.text()]
    other = next(
        combatant
        for combatant in table.fight.combatants.values()
        if combatant.id != acting.id and combatant.sheet.cards
    )
    page.order.select(other.id)
    assert escape(other.sheet.cards[0].name) in page.stage.block.text() + page.stage.other.text()


def test_an_action_that_waits_for_a_cell_has_the_arrows_again_once_a_list_over_the_fight_is_shut(
    clearing: Opener,
) -> None:
    table = clearing()
    begin(table, APP)
    table.type("m")
    assert table.view.hasFocus()
    for key, modifier in ((Qt.Key.Key_K, CTRL), (Qt.Key.Key_F1, Qt.KeyboardModifier.NoModifier)):
        table.key(key, modifier)
        assert not table.view.hasFocus()
        table.key(Qt.Key.Key_Escape)
        assert table.view.hasFocus()
        assert table.page.composer.action is not None
    table.key(Qt.Key.Key_F6)
    assert table.page.hasFocus(), "who takes the keys from the board has them"
    table.key(Qt.Key.Key_F6)
    table.point((4, 4))
    table.type("\n\n")
    assert table.of(ONCA).cell == (4, 4)
