"""Seen in the order without reading: who comes next twice over, who lies how on which side, whose colour is whose."""

from collections import Counter
from dataclasses import replace
from itertools import combinations, product
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QStyle, QStyleOptionViewItem, QWidget
from pytestqt.qtbot import QtBot

from models.library import Library
from models.repositories.encounters import Encounter, EncounterEntry
from models.repositories.parties import Member, Party
from models.repositories.pictures import own_colour, with_own_colour
from rules.system import registry
from tests.proving import short_of
from tests.ui.encounter.rounds import fights, library_of
from tests.ui.encounter.standing import fight_of, row_of
from tests.ui.settling import settle
from ui.edits.core import MEMBERS, Edits, save_members
from ui.encounter.log.delegate import coloured
from ui.encounter.turn_order.delegate import (
    DENSITIES,
    TURN_WIDTH,
    OrderDelegate,
    is_lost,
    name_font,
    standing_of,
)
from ui.encounter.turn_order.model import OrderModel
from ui.navigation.tabs import ENCOUNTER
from ui.party.member_form import MemberForm
from ui.session.dice_rollers import APP
from ui.session.view.order import ChipView, OrderRow, token_of
from ui.shell.main_window import MainWindow
from ui.theme.status_token import inks
from ui.theme.theme import contrast, current, shown_colour

STEPS = 8
"""How many times one goes on in each fight."""
SHEET = {"vida": 9, "con": 6, "per": 9, "acao": 5}


@pytest.fixture
def painted(qtbot: QtBot) -> Any:
    """Paints a row of the order."""
    holder = QWidget()
    qtbot.addWidget(holder)
    model = OrderModel(holder)
    delegate = OrderDelegate(model, holder)

    def paint(
        row: OrderRow, density: str = "roomy", *, grey: bool = True, chosen: bool = False, aimed: bool = False
    ) -> QImage:
        delegate.density, delegate.targets = DENSITIES[density], frozenset({row.id} if aimed else ())
        model.show_rows([row], fade=False)
        picture = QImage(420, delegate.density.height, QImage.Format.Format_RGB32)
        picture.fill(current().color("pane"))
        option = QStyleOptionViewItem()
        option.rect = picture.rect()
        option.font = holder.font()
        if chosen:
            option.state |= QStyle.StateFlag.State_Selected
        painter = QPainter(picture)
        delegate.paint(painter, option, model.index(0, 0))
        painter.end()
        return picture.convertToFormat(QImage.Format.Format_Mono) if grey else picture

    return paint


def edge(picture: QImage) -> int:
    """How many pixels of the row's edge are marked."""
    accent = current().color("turn").name()
    return sum(picture.pixelColor(TURN_WIDTH // 2, y).name() == accent for y in range(picture.height()))


# --- who comes next --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("density", DENSITIES)
def test_the_mark_at_the_edge_is_shorter_the_later_one_comes(painted: Any, density: str) -> None:
    row = row_of(fight_of("d100"), "orc")
    rows = [replace(row, active=True, turn=0), *(replace(row, active=False, turn=turn) for turn in (1, 2, 0))]
    marked = [edge(painted(order_row, density, grey=False)) for order_row in rows]
    assert marked[0] == DENSITIES[density].height
    assert marked[0] > marked[1] > marked[2] > marked[3] == 0


@pytest.mark.parametrize("system", short_of(registry.ids(), "ffrpg"))
def test_next_and_next_but_one_are_those_who_then_come(qtbot: QtBot, tmp_path: Path, system: str) -> None:
    library = library_of(tmp_path / "T.turnwright", system)
    window = MainWindow(library, layouts=QSettings(str(tmp_path / "l.ini"), QSettings.Format.IniFormat))
    qtbot.addWidget(window)
    told = []
    for _ in fights(window):
        for _ in range(STEPS):
            was, rows = acting(window), window.encounter.fight.order.order.rows
            turns = {row.turn: row for row in rows if row.turn}
            assert all(not row.active and row.state == "active" for row in turns.values())
            assert not turns or "comes next" in turns[1].spoken()
            window.conductor.next()
            now = acting(window)
            if was is not None and now is not None and was[0] == now[0] and was[1] != now[1]:
                told.append((turns[1].id, now[1]))
    window.close()
    library.close()
    assert all(foretold == came for foretold, came in told), told
    assert len(told) >= 3


def acting(window: MainWindow) -> tuple[int, str] | None:
    """The round, and who acts in it; None where nobody does, or something is asked first."""
    conductor = window.conductor
    fight = conductor.fight
    if conductor.open_question is not None or fight.active is None or fight.phase == "ended":
        return None
    return fight.round, fight.active


# --- how one lies ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("density", DENSITIES)
def test_each_state_looks_other_for_the_party_than_for_foes_without_any_colour(painted: Any, density: str) -> None:
    row = replace(row_of(fight_of("d100"), "orc"), chips=())
    lying: list[dict[str, Any]] = [{"state": state} for state in ("active", "unconscious", "dead", "stone", "out")]
    lying += [{"state": "unconscious", "dying": True}, {"dying": True}, {"hidden": True}]
    shown = [painted(replace(row, side=side, **how), density) for side in ("party", "foes") for how in lying]
    assert all(item != other for item, other in combinations(shown, 2))


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(
    ("how", "struck", "slanted", "bold"),
    [
        ({"active": True}, False, False, True),
        ({}, False, False, False),
        ({"state": "unconscious"}, False, True, False),
        ({"state": "unconscious", "dying": True}, False, True, False),
        ({"state": "active", "dying": True}, False, True, False),
        ({"state": "dead"}, True, False, False),
        ({"state": "stone"}, False, True, False),
        ({"state": "out"}, False, False, False),
    ],
)
def test_a_name_is_struck_through_or_slanted_or_neither(
    how: dict[str, Any], struck: bool, slanted: bool, bold: bool
) -> None:
    row = replace(row_of(fight_of("d100"), "orc"), **{"active": False, "state": "active", **how})
    font = name_font(QFont(), row)
    assert (font.strikeOut(), font.italic(), font.bold()) == (struck, slanted, bold)


@pytest.mark.parametrize(
    ("how", "badge", "down"),
    [
        ({"active": True, "dying": True, "hidden": True}, "bleeding-heart", False),
        ({"dying": True, "state": "unconscious", "hidden": True}, "bleeding-heart", False),
        ({"state": "unconscious", "hidden": True}, "knockout", True),
        ({"state": "dead"}, "death-skull", True),
        ({"state": "stone"}, "stone-bust", True),
        ({"state": "out"}, "exit-door", True),
        ({"hidden": True}, "", False),
        ({}, "", False),
    ],
)
def test_the_badge_of_an_emblem_is_of_what_matters_most(how: dict[str, Any], badge: str, down: bool) -> None:
    """The ring of who acts stands beside it; that one is hidden is said by the form, and by a badge that is free."""
    row = replace(row_of(fight_of("d100"), "orc"), **{"active": False, "state": "active", **how})
    standing = standing_of(row, "pane")
    assert (standing.badge, standing.down) == (badge, down)
    assert (standing.active, standing.hidden) == (how.get("active", False), how.get("hidden", False))


@pytest.mark.parametrize("how", [{"state": "dead"}, {"state": "unconscious"}, {"state": "out"}, {"dying": True}, {}])
def test_only_of_the_party_somebody_is_lost(how: dict[str, Any]) -> None:
    row = replace(row_of(fight_of("d100"), "orc"), active=False, **how)
    assert [is_lost(replace(row, side=side)) for side in ("party", "foes")] == [bool(how), False]


@pytest.mark.usefixtures("theme")
@pytest.mark.parametrize(
    ("how", "role"),
    [
        ({"state": "dead"}, "bad"),
        ({"state": "stone"}, "bad"),
        ({"state": "unconscious"}, "warn"),
        ({"state": "unconscious", "dying": True}, "bad"),
        ({"state": "out"}, "warn"),
    ],
)
def test_the_badge_of_the_partys_fallen_has_a_hue_and_that_of_foes_is_grey(
    painted: Any, how: dict[str, Any], role: str
) -> None:
    row = replace(row_of(fight_of("d100"), "orc"), active=False, chips=(), **how)

    def filled(side: str, ground: str) -> int:
        picture = painted(replace(row, side=side), grey=False)
        hue = current().color(ground).name()
        return sum(picture.pixelColor(x, y).name() == hue for x in range(55, 75) for y in range(22, 44))

    assert filled("party", role) > 40
    if not row.dying:
        assert filled("foes", role) == 0
        assert filled("foes", "muted") > 40


# --- densities -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("size", "least"), [((1366, 768), 12), ((1920, 1080), 24)])
def test_as_many_rows_as_are_wanted_stand_on_a_screen(
    qtbot: QtBot, library: Library, size: tuple[int, int], least: int
) -> None:
    window = MainWindow(library)
    qtbot.addWidget(window)
    window.resize(*size)
    window.show_tab(ENCOUNTER)
    window.show()
    made = library.encounters.add(
        Encounter(name="Many", system="tabuleiro", seed=3),
        [
            EncounterEntry(name="Lia", side="party", sheet=SHEET),
            EncounterEntry(name="Orc", side="foes", sheet=SHEET, count=least - 1),
        ],
    )
    window.conductor.open_prepared(made.id or 0)
    window.menus.by_name["density_dense"].trigger()
    settle()
    view = window.encounter.fight.order
    seen = view.viewport().rect()
    whole = [row.id for n, row in enumerate(view.order.rows) if seen.contains(view.visualRect(view.order.index(n, 0)))]
    assert len(whole) == least


def test_a_chip_has_its_ground_on_a_chosen_row_too(painted: Any, theme: str) -> None:
    """A tint through which the row shone would take from its words on that row what makes them read."""
    row = row_of(fight_of("d100"), "ana")
    for good, chosen in product((True, False), (False, True)):
        chip = ChipView("", "Revolver 6/6", "other", good=good, tip="", matters=False)
        picture = painted(replace(row, chips=(chip,)), grey=False, chosen=chosen)
        every = {picture.pixelColor(x, y).name() for x in range(picture.width()) for y in range(picture.height())}
        assert inks(token_of(chip), current()).ground.name() in every, chosen


def test_the_number_of_further_chips_counts_those_that_have_no_room(painted: Any) -> None:
    row = row_of(fight_of("d100"), "ana")
    chip = ChipView("", "Revolver 6/6 and more", "other", good=True, tip="", matters=False)
    pictures = [painted(replace(row, chips=(chip,) * many)) for many in (9, 9, 14)]
    assert pictures[0] == pictures[1]
    assert pictures[0] != pictures[2], "as many are shown, and more are not"


# --- who acts, who is selected and who is aimed at -------------------------------------------------------------


@pytest.mark.parametrize("density", DENSITIES)
def test_who_acts_who_is_selected_and_who_is_aimed_at_look_each_their_own(
    painted: Any, theme: str, density: str
) -> None:
    row = replace(row_of(fight_of("d100"), "orc"), turn=0, active=False)
    aim, soft, sunken, pane = (current().color(role).name() for role in ("aim", "accent_soft", "sunken", "pane"))

    def ground(picture: QImage) -> str:
        return Counter(
            picture.pixelColor(x, y).name() for x in range(picture.width()) for y in range(picture.height())
        ).most_common(1)[0][0]

    def is_lit(picture: QImage) -> bool:
        """Whether the key that aims at it is lit."""
        return sum(picture.pixelColor(x, y).name() == aim for x in range(10, 28) for y in range(4, 24)) > 60

    acts = replace(row, active=True)
    looks = {
        (ground(picture), is_lit(picture))
        for picture in (painted(row, density, grey=False), painted(row, density, grey=False, aimed=True))
    }
    assert looks == {(pane, False), (pane, True)}
    for shown, chosen, wanted in ((row, True, sunken), (acts, False, soft), (acts, True, soft)):
        for aimed in (False, True):
            picture = painted(shown, density, grey=False, chosen=chosen, aimed=aimed)
            assert (ground(picture), is_lit(picture)) == (wanted, aimed)


# --- one's own colour ------------------------------------------------------------------------------------------

COLOURS = ["red", "orange", "green", "blue", "purple", "grey", "#ffe000", "#000000", "#ffffff", "#1a1a60", "#7f7f7f"]


@pytest.mark.usefixtures("theme")
@pytest.mark.parametrize("colour", COLOURS)
def test_any_colour_can_be_read_on_every_ground(colour: str) -> None:
    shown = shown_colour(colour)
    assert shown is not None
    for role in ("surface", "raised", "sunken", "accent_soft"):
        assert contrast(shown, current().color(role)) >= 4.5, role


@pytest.mark.usefixtures("qapp")
def test_what_can_be_read_already_is_not_changed_and_no_colour_is_none() -> None:
    assert shown_colour("") is None
    assert contrast(QColor("black"), QColor("white")) == pytest.approx(21)
    dark = current().color("text").lighter(101)
    assert contrast(dark, current().color("raised")) >= 4.5
    assert shown_colour(dark.name()) == QColor(dark.name())


@pytest.mark.usefixtures("qapp")
def test_names_in_the_log_are_coloured_as_whole_words() -> None:
    text = "Ana strikes Anabel; Ana’s turn"
    ranges = coloured(text, {"Ana": "purple", "Bo": "red"})
    assert [(format_range.start, format_range.length) for format_range in ranges] == [(0, 3), (20, 3)]
    assert ranges[0].format.foreground().color() == shown_colour("purple")


def played(window: MainWindow, library: Library) -> Any:
    """Lia, a member of a party with a colour, against an orc."""
    party = library.parties.add(
        Party(name="Us"), [Member(name="Lia", system="tabuleiro", sheet=SHEET, extra=with_own_colour({}, "purple"))]
    )
    [lia] = library.parties.members(party.id)
    made = library.encounters.add(
        Encounter(name="Mud", system="tabuleiro", seed=3, board={"width": 5, "height": 5}),
        [
            EncounterEntry(name="Lia", side="party", member_id=lia.id, sheet=SHEET, cells=[[1, 3]]),
            EncounterEntry(name="Orc", side="foes", sheet=SHEET, cells=[[3, 3]]),
        ],
    )
    window.conductor.open_prepared(made.id or 0)
    for side in ("party", "foes"):
        window.conductor.rollers.set(side, APP)
    window.conductor.command({"do": "begin"})
    return lia


def shown_in(window: MainWindow) -> tuple[str, str, str]:
    """The colour of Lia in the order, on the board and in the log."""
    page = window.encounter.fight
    row = next(order_row for order_row in page.order.order.rows if order_row.id == "lia")
    return row.colour, page.board.scene.pieces["lia"].view.look.colour, page.log.delegate.own.get("Lia", "")


def test_a_colour_is_chosen_in_the_members_form_and_shown_in_order_board_and_log(
    qtbot: QtBot, library: Library
) -> None:
    form = MemberForm(library)
    qtbot.addWidget(form)
    form.show()
    form.open_member(Member(party_id=1, name="Lia", system="tabuleiro", sheet=SHEET, extra={"theirs": 1}))
    before = form.dirty
    form.colour.setFocus()
    for _ in range(5):
        QTest.keyClick(form.colour, Qt.Key.Key_Down)
    assert (before, form.dirty) == (False, True)
    assert form.member().extra == {"theirs": 1, "colour": "purple"}
    window = MainWindow(library)
    qtbot.addWidget(window)
    window.show_tab(ENCOUNTER)
    window.show()
    lia = played(window, library)
    assert shown_in(window) == ("purple",) * 3
    picture = window.encounter.fight.log.list.viewport().grab().toImage()
    hue = shown_colour("purple")
    assert hue is not None
    pixels = {picture.pixel(x, y) for x in range(picture.width()) for y in range(picture.height())}
    assert hue.rgb() in pixels
    assert own_colour(lia.extra) == "purple"


def test_a_colour_that_is_changed_while_they_fight_is_shown_at_once_and_undone(qtbot: QtBot, library: Library) -> None:
    window = MainWindow(library)
    qtbot.addWidget(window)
    window.show_tab(ENCOUNTER)
    window.show()
    lia = played(window, library)
    lia.extra = with_own_colour(lia.extra, "green")
    stack = window.encounter.prepare.edits.stack
    Edits(stack).do(MEMBERS, "Edit", save_members(library, [lia]))
    assert shown_in(window) == ("green",) * 3
    stack.undo()
    assert shown_in(window) == ("purple",) * 3


# --- the timeline ----------------------------------------------------------------------------------------------


def is_accent(colour: QColor) -> bool:
    """Whether it is the accent but for the edge of a line."""
    accent = current().color("accent")
    parts = ((colour.red(), accent.red()), (colour.green(), accent.green()), (colour.blue(), accent.blue()))
    return all(abs(item - other) < 24 for item, other in parts)


def test_the_timeline_rings_who_comes_next(qtbot: QtBot, tmp_path: Path) -> None:
    library = library_of(tmp_path / "T.turnwright", "ffrpg")
    window = MainWindow(library, layouts=QSettings(str(tmp_path / "l.ini"), QSettings.Format.IniFormat))
    qtbot.addWidget(window)
    window.resize(1366, 768)
    window.show_tab(ENCOUNTER)
    window.show()
    seen = set()
    for _ in fights(window):
        settle()
        page = window.encounter.fight
        turns = {row.id: row.turn for row in page.order.order.rows}
        picture = page.timeline.viewport().grab().toImage()
        for mark in page.timeline._marks:
            top, left, right = round(mark.rect.top()), round(mark.rect.left()) + 4, round(mark.rect.right()) - 4
            if mark.moment.kind != "turn" or mark.moment.combatant == window.conductor.fight.active:
                continue
            ringed = any(
                is_accent(picture.pixelColor(x, y)) for x in range(left, right) for y in range(top - 2, top + 2)
            )
            turn = turns[mark.moment.combatant or ""]
            is_next = turn == 1 and page.timeline._places[mark.moment.combatant] is mark
            assert ringed == is_next, (mark.moment, turn)
            seen.add(turn)
    window.close()
    library.close()
    assert {0, 1, 2} <= seen
