"""Whose sheet: the whole stat block of anybody on the stage, with today's chances, played from, and pinned."""

from __future__ import annotations

import re
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QImage, QTextDocument
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QToolTip

from models.library import Library
from models.repositories.creatures import Creature
from models.repositories.encounters import Encounter, EncounterEntry
from models.repositories.pictures import Picture, with_picture
from rules.core.state import PARTY, Combatant
from rules.mechanics.action import Outlook
from rules.mechanics.declared_action import Declared
from tests.samples import sample
from tests.ui.encounter.conftest import APP, GUARD, HERO, SYSTEM, GameTable
from tests.ui.encounter.sampling import sample_fight
from tests.ui.encounter.warehouse import lines, shoot_out
from tests.ui.settling import settle
from tools.pictures.page_pictures import USUAL, Size, show
from ui.encounter.fight.page import FightPage
from ui.encounter.sheet.block import SheetBlock, figures_html
from ui.encounter.sheet.explain import ExplanationCard
from ui.session.view.order import token_of
from ui.session.view.stage import StageMaker, Use
from ui.shell.main_window import MainWindow
from ui.theme.status_token import token_tag
from ui.theme.theme import current
from ui.widgets.labels import read_aloud, tip

CTRL_SHIFT = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
FIRST_PARTY = 40


def uses_on(page: FightPage, combatant: Combatant) -> tuple[Use, ...]:
    """What somebody can do with its things against the one whom its sheet is aimed at."""
    uses: tuple[Use, ...] = StageMaker(page.conductor).uses(combatant, page.whose_sheet.aimed_by(combatant))
    return uses


def words(block: SheetBlock) -> str:
    """What is read of a sheet."""
    return read_aloud(block.text()).replace("\u00a0", " ")


def place_of(block: SheetBlock, link: str) -> QPoint:
    """Where a link of a sheet is under the mouse."""
    page = QTextDocument()
    page.setDefaultFont(block.font())
    page.setDocumentMargin(0)
    page.setTextWidth(block.contentsRect().width())
    page.setHtml(block.text())
    layout = page.documentLayout()
    for y in range(0, block.height(), 4):
        for x in range(0, block.width(), 4):
            if layout.anchorAt(QPoint(x, y).toPointF()) == link:
                return QPoint(x + 2, y + 2)
    raise AssertionError(f"no link {link}")


def counted_outlooks(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, ...]]:
    """The actors, things and targets of which the rules are asked what would come of them, from now on."""
    asked: list[tuple[str, ...]] = []
    real = Declared.outlook

    def outlook(
        self: Declared[Any, Any, Any], fight: Any, actor: Any, thing: str, target: Any, **more: bool
    ) -> Outlook:
        asked.append((actor.id, thing, "" if target is None else target.id))
        return real(self, fight, actor, thing, target, **more)

    monkeypatch.setattr(Declared, "outlook", outlook)
    return asked


def fight_of(window: MainWindow, library: Library, system: str, name: str) -> GameTable:
    """A sample fight at the turn of somebody of the party."""
    table = sample_fight(window, library, system, name)
    table.all_by(APP)
    for _ in range(FIRST_PARTY):
        active = table.fight.acting
        if active is not None and active.side == "party" and table.fight.phase == "action":
            return table
        table.type(" ")
    raise AssertionError("nobody of the party acts")


@pytest.fixture(
    params=[
        ("ffrpg", "The stair of cogs"),
        ("fantasia", "Peaje en el puente viejo"),
        ("fulminato", "Asalto en el paso"),
        ("d100", "Tiroteo en el almacén 7"),
        ("tabuleiro", "Pedágio na ponte"),
    ],
    ids=lambda item: item[0],
)
def anywhere(request: pytest.FixtureRequest, window: MainWindow, library: Library) -> GameTable:
    """A fight of each system in a window that has room."""
    system, name = request.param
    window.resize(1900, 1060)
    return fight_of(window, library, system, name)


def test_the_sheet_of_anybody_tells_todays_chances_against_the_one_aimed_at(anywhere: GameTable) -> None:
    page, fight = anywhere.page, anywhere.fight
    foe = next(
        combatant
        for combatant in fight.combatants.values()
        if combatant.side != fight.acting.side and combatant.state == "active"
    )
    page.order.select(foe.id)
    block = next(
        item for item in (page.stage.block, page.stage.other) if item.now is not None and item.now.id == foe.id
    )
    assert f"Chances against {fight.acting.name}" in words(block)
    for use in block.now.uses:
        if use.chance:
            assert f"→ {use.chance}" in words(block) or f"· {use.chance}" in words(block)
    assert any(use.chance or use.further for use in block.now.uses)


def test_a_figure_takes_up_the_thing_with_the_action_that_it_is_for(anywhere: GameTable) -> None:
    page = anywhere.page
    block, cards = page.stage.block, page.stage.cards
    page.presenting.complete()
    uses = {use.thing: use for use in block.now.uses}
    numbered = list(enumerate([*block.numbered, *cards.numbered], 1))
    number, thing = next((number, thing) for number, thing in numbered if not uses[thing].refused)
    shown = words(block) + "".join(label.text() for frame in cards.frames for label in frame.findChildren(QLabel))
    assert re.search(rf"\b{number} ", shown)
    anywhere.type(str(number))
    assert page.composer.action is uses[thing].action
    assert page.composer.values["with"] == thing


@pytest.fixture
def changed(begun: GameTable) -> GameTable:
    """Ana acts, and Guard B is slower and worse armoured than its sheet says."""
    begun.conductor.command({"do": "condition", "actor": "guard-b", "status": "armor_down"})
    begun.page.order.select("guard-b")
    return begun


def test_the_things_of_whoever_lies_there_say_that_and_no_chances(begun: GameTable) -> None:
    begun.all_by(APP)
    begun.page.order.select("guard-b")
    guard = begun.fight.combatants["guard-b"]
    standing = uses_on(begun.page, guard)
    assert any(use.chance for use in standing)
    begun.conductor.command({"do": "damage", "actor": "guard-b", "amount": 900})
    settle()
    assert guard.state == "dead"
    lying = uses_on(begun.page, guard)
    assert [use.thing for use in lying] == [use.thing for use in standing]
    assert {use.refused for use in lying} == {"dead"}
    assert not any(use.told for use in lying)


def test_a_number_that_is_another_than_on_the_sheet_is_marked_and_explains_itself(changed: GameTable) -> None:
    block = changed.page.stage.block
    (arm,) = (figure for figure in block.now.figures if figure.stat == "arm")
    assert (arm.usual, arm.is_more) == ("3", False)
    roles = current().roles
    for is_more, role in ((True, "good"), (False, "bad"), (None, "text")):
        shown = figures_html([arm._replace(is_more=is_more)])
        assert [other for other in ("good", "bad", "accent") if roles[other] in shown] == [role] * (role != "text")
    assert f"ARM {arm.value}▼" in words(block)
    assert "EVA 20 " in words(block)
    QTest.mouseClick(block, Qt.MouseButton.LeftButton, pos=place_of(block, "number:arm"))
    card = changed.page.card
    assert isinstance(card, ExplanationCard)
    assert "Guard B" in card.accessibleName()
    assert "Armor Down" in words(block)


def test_statuses_on_a_sheet_are_the_tokens_of_the_order_and_say_what_they_mean(changed: GameTable) -> None:
    changed.conductor.command({"do": "condition", "actor": "ana", "status": "poison", "timer": 3})
    for id in ("ana", "guard-b"):
        changed.page.order.select(id)
        settle()
        block, row = changed.page.stage.block, next(row for row in changed.page.order.order.rows if row.id == id)
        assert block.now.id == id
        assert row.chips
        for number, chip in enumerate(row.chips):
            assert token_tag(token_of(chip), block.font(), chip.text) in block.text()
            assert chip.text in block.accessibleName()
            block.linkHovered.emit(f"status:{number}")
            assert QToolTip.text() == tip(chip.tip)
    QToolTip.hideText()


def test_a_click_on_anothers_weapon_says_why_not_and_the_game_masters_word_takes_it_up(changed: GameTable) -> None:
    page = changed.page
    block = page.stage.block
    QTest.mouseClick(block, Qt.MouseButton.LeftButton, pos=place_of(block, "sword"))
    assert not page.stage.compose.isVisible()
    assert "Shift+Enter" in changed.said
    changed.press(Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    assert page.composer.action.id == "attack"
    assert page.composer.actor.id == "guard-b"
    assert page.composer.values["with"] == "sword"


def test_a_pinned_sheet_stays_while_others_act_and_says_so_until_the_same_key(begun: GameTable) -> None:
    page = begun.page
    page.order.select("guard-b")
    begun.type("*")
    assert "Pinned: Guard B stays here, whoever acts." in words(page.stage.block)
    assert page.stage.sheets.property("role") == "pinned"
    for _ in range(3):
        begun.conductor.next()
        assert page.stage.block.now.id == "guard-b"
        assert [row.id for row in page.order.selected_rows] == [begun.fight.active]
    begun.type("*")
    assert page.stage.block.now.id == begun.fight.active
    assert "Pinned" not in words(page.stage.block)
    assert page.stage.sheets.property("role") == ""


def test_of_two_sheets_the_pinned_one_alone_has_a_frame(window: MainWindow, library: Library) -> None:
    window.resize(1900, 1200)
    table = fight_of(window, library, "fantasia", "Peaje en el puente viejo")
    sheets = table.page.stage.sheets
    foe = next(combatant for combatant in table.fight.combatants.values() if combatant.side != table.fight.acting.side)
    table.page.order.select(foe.id)
    table.type("*")
    assert sheets.block.now.id == table.fight.active
    assert sheets.other.now.id == foe.id
    assert (sheets.property("role"), sheets.other.property("role")) == ("", "pinned")
    assert sheets.other.contentsRect().left() >= 8
    table.type("*")
    assert (sheets.property("role"), sheets.other.property("role")) == ("", "")
    assert sheets.other.contentsRect().left() == 0


def test_while_all_declare_the_sheet_says_whose_it_is_and_parts_what_one_suffers_from(
    window: MainWindow, library: Library
) -> None:
    window.resize(1366, 768)
    table = shoot_out(window, library)
    page = table.page
    assert page.stage.declarations.isVisible()
    value = page.stage.block.now
    name = table.fight.combatants[value.id].name
    assert words(page.stage.block).startswith(name)
    table.conductor.command({"do": "condition", "actor": value.id, "status": "unconscious", "timer": 3})
    page.order.select(value.id)
    lines = words(page.stage.block).splitlines()
    assert {"inconsciente 3", "Revólver 6/6"} < set(lines)


def test_beside_a_pinned_sheet_the_arrows_choose_whom_its_things_are_aimed_at(begun: GameTable) -> None:
    page = begun.page
    assert page.stage.block.now.id == "ana"
    begun.type("*")
    told: set[str] = set()
    for guard in ("guard-a", "guard-b"):
        while page.order.selected.id != guard:
            begun.press(Qt.Key.Key_Down)
        assert page.stage.block.now.id == "ana"
        assert f"Chances against Guard {guard[-1].upper()}" in words(page.stage.block)
        told.add(page.stage.block.now.aimed)
    assert len(told) == 2
    begun.type(str(page.stage.block.numbered.index("ember") + 1))
    assert page.composer.action.id == "cast"
    assert list(page.composer.values["targets"]) == ["guard-b"]


def test_the_pin_is_clicked_too(begun: GameTable) -> None:
    block = begun.page.stage.block
    QTest.mouseClick(block, Qt.MouseButton.LeftButton, pos=place_of(block, "pin:"))
    assert [item.id for item in (begun.page.whose_sheet.shown().pinned,) if item] == ["ana"]
    QTest.mouseClick(block, Qt.MouseButton.LeftButton, pos=place_of(block, "pin:"))
    assert begun.page.whose_sheet.shown().pinned is None


def test_drawn_out_the_sheet_lies_over_the_actions_and_back(begun: GameTable) -> None:
    stage = begun.page.stage
    QTest.keyClick(begun.window, Qt.Key.Key_L, CTRL_SHIFT)
    assert stage.sheets.drawn_out
    assert not stage.buttons[0].isVisible()
    assert re.search(r"1\s+Mace", words(stage.block))
    begun.type("a")
    assert begun.page.composer.action is not None
    begun.press(Qt.Key.Key_Escape)
    QTest.mouseClick(stage.sheets.drawer, Qt.MouseButton.LeftButton)
    assert stage.buttons[0].isVisible()
    assert not stage.sheets.drawn_out


def lines_in_sight(page: FightPage) -> int:
    """How many lines of the first sheet are seen whole."""
    block, viewport = page.stage.block, page.stage.page.viewport()
    top = block.mapTo(viewport, QPoint()).y()
    return len(
        [
            line
            for line in block.lines()
            if block.isVisible() and 0 <= top + line[0] < top + line[1] <= viewport.height()
        ]
    )


@pytest.mark.parametrize("system", ["d100", "fantasia"])
@pytest.mark.parametrize(
    "size", [Size(100, 1024, 700), USUAL, Size(150, 1024, 700), Size(200, 1366, 768), Size(200, 1920, 1080)], ids=str
)
def test_a_sheet_is_seen_as_it_is_pinned_and_leads_back_to_itself(
    window: MainWindow, library: Library, system: str, size: Size
) -> None:
    """It stood under all declarations, and nothing of it was in sight."""
    table = sample_fight(window, library, system, sample(system)["encounters"][0]["name"])
    table.all_by(APP)
    table.type(" ")
    show(window, size)
    page, stage = table.page, table.page.stage
    row = next(row for row in page.views.view().rows if row.side == PARTY)
    page.order.select(row.id)
    table.type("*")
    settle()
    assert row.name in words(stage.block)
    assert lines_in_sight(page) >= 3
    if stage.sheets.drawn_out:
        QTest.keyClick(window, Qt.Key.Key_L, CTRL_SHIFT)
        settle()
        told = stage.head.pinned
        assert not stage.sheets.drawn_out
        assert told.isVisible() == stage.sheets.folds, "without a proposal it may have room"
        if told.isVisible():
            assert row.name in told.accessibleName()
            assert told.visibleRegion().boundingRect() == told.rect()
            assert stage.rect().contains(QRect(told.mapTo(stage, QPoint()), told.size()))
            QTest.mouseClick(told, Qt.MouseButton.LeftButton)
            settle()
            assert not told.isVisible()
            assert lines_in_sight(page) >= 3
            QTest.keyClick(window, Qt.Key.Key_L, CTRL_SHIFT)
        else:
            assert lines_in_sight(page) >= 3
    table.type("*")
    settle()
    assert not stage.sheets.drawn_out
    assert not stage.head.pinned.isVisible()
    show(window, USUAL)


@pytest.mark.parametrize("size", [Size(150, 1024, 700), Size(200, 1366, 768)], ids=str)
def test_as_it_is_let_go_a_pinned_sheet_gives_the_actions_back(
    window: MainWindow, library: Library, size: Size
) -> None:
    table = shoot_out(window, library)
    show(window, size)
    for drawn_out in (True, False, True, False):
        table.type("*")
        settle()
        assert table.page.stage.sheets.drawn_out is drawn_out
        assert table.page.stage.declarations.isVisible() is not drawn_out
    show(window, USUAL)


def test_without_room_the_sheet_is_a_drawer_and_nothing_is_worked_out_for_one_that_is_shut(
    begun: GameTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    stage = begun.page.stage
    begun.window.resize(1024, 500)
    settle()
    assert stage.sheets.folds
    assert stage.sheets.drawer.isVisible()
    begun.window.menus.by_name["proposals"].trigger()  # they look ahead for themselves
    asked = counted_outlooks(monkeypatch)
    for _ in range(3):
        begun.type(" ")
        settle()
    assert not asked
    assert stage.block.text() == ""
    QTest.mouseClick(stage.sheets.drawer, Qt.MouseButton.LeftButton)
    assert asked
    assert stage.block.isVisible()


def test_a_drawer_that_has_room_only_while_it_is_shut_folds_once(
    begun: GameTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    stage = begun.page.stage
    begun.window.resize(1024, 500)
    settle()
    asked = []

    def has_no_room() -> bool:
        asked.append(stage.sheets.folds)
        return not stage.sheets.folds

    monkeypatch.setattr(stage, "_has_no_sheet_room", has_no_room)
    stage.make_room()
    assert asked == [True]
    assert not stage.sheets.folds
    stage.make_room()
    assert asked == [True, False]
    assert stage.sheets.folds


def test_beside_a_board_the_drawer_breaks_its_words_and_cuts_none(window: MainWindow, library: Library) -> None:
    table = sample_fight(window, library, "fulminato", "Asalto en el paso")
    table.type(" ")
    window.resize(1024, 590)
    settle()
    drawer = table.page.stage.sheets.drawer
    for row in table.page.views.view().rows:
        table.page.order.select(row.id)
        settle()
        assert drawer.isVisible()
        lines = drawer.broken(drawer.width()).split("\n")
        room = drawer.width() - drawer.minimumSizeHint().width()
        longest = max(drawer.text().split(" "), key=drawer.fontMetrics().horizontalAdvance)
        wide = max(drawer.fontMetrics().horizontalAdvance(line) for line in lines)
        # Both widths are rounded each by itself.
        assert wide <= room + drawer.fontMetrics().horizontalAdvance(longest) + 1
        assert drawer.height() >= drawer.heightForWidth(drawer.width())


def test_what_would_come_of_it_is_asked_once_for_each_state_of_the_fight(
    begun: GameTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = counted_outlooks(monkeypatch)
    page = begun.page
    for _ in range(3):
        for id in ("guard-a", "guard-b", "ana"):
            page.order.select(id)
    assert len(asked) == len(set(asked))
    before = len(asked)
    begun.type("  ")
    assert len(asked) == before, "a turn that nobody stays at costs nothing"
    settle()
    assert len(asked) > before


def test_a_figure_typed_at_once_after_a_turn_takes_up_what_it_will_stand_before(begun: GameTable) -> None:
    begun.type("  1")
    assert begun.page.composer.action.id == "attack"
    assert begun.page.composer.actor.id == begun.fight.active


def test_notes_and_picture_stand_on_the_sheet_of_who_is_selected(window: MainWindow, library: Library) -> None:
    image = QImage(QSize(8, 8), QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.red)
    kept = Picture("image/png", _png(image))
    (made,) = library.creatures.add([Creature(name="Guard", system=SYSTEM, sheet=GUARD, extra=with_picture({}, kept))])
    encounter = library.encounters.add(
        Encounter(name="Seen", system=SYSTEM, seed=2),
        [
            EncounterEntry(name="Ana", side="party", sheet=HERO),
            EncounterEntry(
                name="Guard", side="foes", count=2, sheet=GUARD, creature_id=made.id, notes="Owes Ana money.\nFlees."
            ),
        ],
    )
    window.conductor.open_prepared(encounter.id or 0)
    table = GameTable(window, library)
    table.all_by(APP)
    while table.fight.active != "ana":
        table.type(" ")
    table.page.order.select("guard-b")
    QApplication.processEvents()
    block = table.page.stage.block
    assert "Owes Ana money." in words(block)
    assert kept.address in block.text()


def _png(image: QImage) -> bytes:
    from PySide6.QtCore import QBuffer, QByteArray, QIODevice

    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]  # the stubs want bytes, which Qt refuses
    return bytes(data.data())


def test_cards_say_what_would_come_of_them_against_the_one_aimed_at(window: MainWindow, library: Library) -> None:
    table = fight_of(window, library, "tabuleiro", "Pedágio na ponte")
    page = table.page
    foe = next(
        combatant
        for combatant in table.fight.combatants.values()
        if combatant.side == "foes" and combatant.state == "active"
    )
    page.order.select(foe.id)
    page.presenting.complete()
    uses = {use.thing: use for use in uses_on(page, table.fight.acting)}
    at_hand = [frame for frame in page.stage.cards.frames if uses.get(frame.card.id) and uses[frame.card.id].further]
    assert any("DANO" in " ".join(uses[frame.card.id].further) for frame in at_hand)
    for frame in at_hand:
        (told,) = (item.text() for item in frame.findChildren(QLabel) if item.text().startswith("→ "))
        assert told == f"→ {foe.name}: {' · '.join(uses[frame.card.id].further)}"
        assert told.removeprefix("→ ") in frame.accessibleName()


def test_a_sheet_that_lies_over_the_actions_goes_by_esc_and_with_its_fight(begun: GameTable) -> None:
    sheets = begun.page.stage.sheets
    sheets.draw()
    begun.press(Qt.Key.Key_Escape)
    assert not sheets.drawn_out
    sheets.draw()
    begun.conductor.put_away()
    assert not sheets.drawn_out


def test_a_sheet_longer_than_its_room_is_read_by_keys(begun: GameTable) -> None:
    window, sheets = begun.window, begun.page.stage.sheets
    window.resize(1024, 600)
    sheets.draw()
    settle()
    bar = begun.page.stage.sheets.parentWidget().parentWidget().parentWidget().verticalScrollBar()
    assert bar.maximum() > 0
    begun.press(Qt.Key.Key_PageDown)
    assert bar.value() > 0
    begun.press(Qt.Key.Key_PageUp)
    assert bar.value() == 0


def test_a_pinned_sheet_aims_at_no_friend_because_it_is_the_friends_turn(begun: GameTable) -> None:
    page = begun.page
    page.order.select("guard-b")
    begun.type("*")
    while begun.fight.active != "guard-a":
        begun.type(" ")
    assert page.order.selected.id == "guard-a"
    page.presenting.complete()
    assert "Chances against Ana" in words(page.stage.block)


def test_who_has_declared_is_told_its_chances_at_whom_it_declared(window: MainWindow, library: Library) -> None:
    table = shoot_out(window, library)
    first = next(line.id for line in lines(table).values())
    foes = [id for id, item in table.fight.combatants.items() if item.side != table.fight.combatants[first].side]
    for foe in (foes[-1], foes[-2]):
        table.conductor.command({"do": "declare", "actor": first, "action": "attack", "targets": [foe]})
        table.press(Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
        table.type(" ")
        assert table.fight.active == first
        assert table.page.stage.block.now.aimed == table.fight.combatants[foe].name
        settle()
        told = words(table.page.stage.block)
        assert f"Chances against {table.fight.combatants[foe].name}" in told
        heading, _, chances = told.partition("ARMAS Y ATAQUES")[2].partition("→")
        weapon = chances.splitlines()[0]
        assert heading.strip()
        assert "chance" in weapon
        assert "for changing the action" not in weapon, "what was declared is what is done"
        while table.fight.phase != "declaration" or table.fight.combatants[first].declared is not None:
            table.conductor.undo()


def test_chances_are_told_against_whom_it_aimed_at_last(begun: GameTable) -> None:
    begun.all_by(APP)
    whose, ana = begun.page.whose_sheet, begun.fight.combatants["ana"]
    for target in ("guard-b", "guard-a", "guard-b"):
        begun.conductor.command(
            {"do": "act", "actor": "ana", "action": "attack", "targets": [target], "override": True}
        )
        begun.page.order.select("ana")
        aimed = whose.aimed_by(ana)
        assert aimed is not None
        assert aimed.id == target


def test_chances_are_told_against_a_foe_who_stands(begun: GameTable) -> None:
    begun.page.order.select("ana")
    ana = begun.fight.combatants["ana"]
    for fallen, aimed in (("", "guard-a"), ("guard-a", "guard-b"), ("guard-b", None)):
        if fallen:
            begun.conductor.command({"do": "set", "actor": fallen, "pool": "hp", "value": 0})
            begun.page.order.select("ana")
        found = begun.page.whose_sheet.aimed_by(ana)
        assert (None if found is None else found.id) == aimed


def test_nobody_is_pinned_in_another_fight(begun: GameTable) -> None:
    whose = begun.page.whose_sheet
    begun.page.order.select("guard-a")
    whose.pin()
    assert whose.shown().pinned is begun.fight.combatants["guard-a"]
    encounter = begun.conductor.encounter_id
    begun.conductor.close_fight()
    assert begun.conductor.resume(encounter or 0)
    assert whose.shown().pinned is None
