"""A fight of four sides, two of them named at the table: prepared by mouse and keys, played, kept, and carried on."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEventLoop, QPoint, QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from models.exchange.formats import WRITERS
from models.library import Library
from tests.there import there
from tests.ui.drags.world import middle_of_band
from tests.ui.encounter.conftest import APP, GameTable
from tests.ui.encounter.rosters import click, entry, page_of, stair
from tests.ui.exchange.importing import opened, settle
from ui.bestiary.tray.model import NAME, SIDE
from ui.dnd.drop_targets import place_of, side_bands
from ui.dnd.payload import DragSource, DropPayload, OutwardFormats, mime_of, read_drop
from ui.encounter.turn_order.delegate import mark_of_side
from ui.navigation.tabs import BESTIARY
from ui.shell.main_window import MainWindow
from ui.theme.emblem import outline
from ui.theme.theme import HUES_OF_SIDES, THEMES, theme_named
from ui.widgets.controls import ComboBox
from ui.widgets.prompt_card import LineEntry
from ui.widgets.sides import ANOTHER, LONGEST_NAME, ask_for_side

GATE, SHADOW = "Guards of the gate", "Los de la «Sombra»"


@pytest.fixture
def encounter(library: Library) -> int:
    return stair(library)


def answer(window: MainWindow, name: str) -> LineEntry:
    """Type a name into the card that asks for it, and press Enter."""
    card = there(next((found for found in window.findChildren(LineEntry) if found.isVisible()), None))
    assert card.line.hasFocus()
    card.line.clear()
    QTest.keyClicks(card.line, name) if name.isprintable() else card.line.insert(name)
    QTest.keyClick(card.line, Qt.Key.Key_Return)
    return card


def prepare(window: MainWindow, library: Library, encounter: int) -> None:
    """The hound goes over to the guards by letters, the wisp to the shadow by the box of its line."""
    page = page_of(window, encounter)
    roster = page.pane.who.roster
    click(roster, 3)
    QTest.keyClicks(roster, "ss")
    assert roster.prepared.line.text().startswith("Hound: Another side…")
    QTest.keyClick(roster, Qt.Key.Key_Return)
    answer(window, GATE)
    assert entry(library, encounter, "Hound").side == GATE
    assert roster.hasFocus()
    click(roster, 4)
    box = page.pane.who.card.side
    assert [box.itemText(place) for place in range(box.count())] == ["Party", "Foes", "Neutral", GATE, "Another side…"]
    box.setFocus()
    QTest.keyClick(box, Qt.Key.Key_End)
    assert box.currentText() == "Foes"
    answer(window, SHADOW)


def test_four_sides_are_prepared_played_kept_and_carried_to_another_library(
    window: MainWindow, library: Library, encounter: int, qtbot: QtBot, tmp_path: Path
) -> None:
    prepare(window, library, encounter)
    roster = window.encounter.prepare.pane.who.roster
    assert roster.sides == ("party", "foes", GATE, SHADOW)
    assert roster.details(entry(library, encounter, "Wisp")) == SHADOW
    path = tmp_path / "four.json"
    path.write_text(WRITERS["encounter", "json"](library, [encounter]), "utf-8")

    assert window.conductor.open_prepared(encounter)
    table = GameTable(window, library)
    for side in roster.sides:
        window.conductor.rollers.set(side, APP)
    table.type(" ")
    assert {row.side for row in table.page.order.order.rows} == {"party", "foes", GATE, SHADOW}
    assert sum(f": Hound, {GATE}" in row.spoken() for row in table.page.order.order.rows) == 1
    for id in ("ana", "bea", "guard", "wisp"):
        assert table.fight.winner is None
        window.conductor.command({"do": "damage", "actor": id, "amount": 99})
    assert table.fight.winner == GATE
    window.conductor.command({"do": "end"})
    assert any(GATE in line for line in table.log()[-4:])
    window.handing_out.hand_out("md", tmp_path / "four.md")
    while window.tasks.running:
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
    handout = (tmp_path / "four.md").read_text("utf-8")
    assert [f"- **{side}**\n" in handout for side in (GATE, SHADOW)] == [True, True]
    log = table.log()

    fresh = MainWindow(library)
    qtbot.addWidget(fresh)
    fresh.show()
    assert fresh.conductor.resume(encounter)
    assert GameTable(fresh, library).log() == log

    other = Library.open(tmp_path / "Other.turnwright", samples=())
    elsewhere = MainWindow(other)
    qtbot.addWidget(elsewhere)
    elsewhere.show()
    card = opened(elsewhere, qtbot, path)
    QTest.mouseClick(card.take, Qt.MouseButton.LeftButton)
    settle(elsewhere, qtbot)
    (brought,) = other.encounters.all()
    sides = {found.name: found.side for found in other.encounters.entries(there(brought.id))}
    assert (sides["Hound"], sides["Wisp"], sides["Guard"], sides["Ana"]) == (GATE, SHADOW, "foes", "party")
    elsewhere.close()
    other.close(back_up=False)


def test_what_is_let_go_on_another_side_is_asked_for_its_name(
    window: MainWindow, library: Library, encounter: int
) -> None:
    roster = page_of(window, encounter).pane.who.roster
    mine = entry(library, encounter, "Wisp")
    before = library.encounters.entries(encounter)

    def let_go(carried: DropPayload) -> None:
        answer = there(there(place_of(roster)).answer(carried, middle_of_band(roster, ANOTHER)))
        assert answer.words == "On another side, which gets a name"
        there(answer.do)()

    let_go(DropPayload(entries=(there(mine.id),)))
    QTest.keyClick(there(QApplication.focusWidget()), Qt.Key.Key_Escape)
    assert library.encounters.entries(encounter) == before, "without a name nothing is done"
    let_go(DropPayload(entries=(there(mine.id),)))
    answer(window, GATE)
    assert entry(library, encounter, "Wisp").side == GATE
    let_go(DropPayload(creatures=(2, 2)))
    answer(window, SHADOW)
    fresh = library.encounters.entries(encounter)[-1]
    assert (fresh.name, fresh.count, fresh.side) == ("Hound", 2, SHADOW)
    taken = there(roster.findChild(DragSource)).payload()
    assert there(read_drop(mime_of(there(taken), OutwardFormats()), "")).sides == (SHADOW, SHADOW)


def test_a_ruling_and_a_drop_bring_another_side_into_a_running_fight(
    window: MainWindow, library: Library, encounter: int
) -> None:
    assert window.conductor.open_prepared(encounter)
    table = GameTable(window, library)
    table.all_by(APP)
    table.type(" ")

    def sides_offered() -> dict[str, Callable[[], object]]:
        under = next(
            action for action in table.page.rulings.menu_for("hound").actions() if action.text() == "Change sides"
        )
        return {action.text(): action.trigger for action in there(under.menu()).actions()}

    assert list(sides_offered()) == ["Party", "Neutral", "Another side…"]
    sides_offered()["Another side…"]()
    answer(window, GATE)
    assert table.of("hound").side == GATE
    assert list(sides_offered()) == ["Party", "Foes", "Neutral", "Another side…"]
    order = table.page.order
    bands = side_bands(order.viewport().rect(), [row.side for row in order.order.rows])
    place = there(place_of(order))
    assert there(place.answer(DropPayload(creatures=(3,)), bands[GATE].center())).words == f"Joins the fight: {GATE}"
    there(there(place.answer(DropPayload(creatures=(3,)), bands[ANOTHER].center())).do)()
    answer(window, SHADOW)
    assert {item.side for item in table.fight.combatants.values()} == {"party", "foes", GATE, SHADOW}
    assert there(place.answer(DropPayload(creatures=(3,)), QPoint(60, 5))).words.startswith("Joins before ")


def test_the_next_fight_takes_another_side_by_a_letter_and_by_its_box(window: MainWindow, library: Library) -> None:
    stair(library)
    window.show_tab(BESTIARY)
    tray = window.bestiary.tray
    tray.add(DropPayload(creatures=(1, 2)))
    view = tray.view
    view.setFocus()
    view.setCurrentIndex(tray.model.index(0, NAME))
    QTest.keyClicks(view, "3sss")
    assert view.prepared.line.text().startswith("Guard: Another side…, × 3")
    QTest.keyClick(view, Qt.Key.Key_Return)
    answer(window, GATE)
    view.setCurrentIndex(tray.model.index(1, SIDE))
    view.edit(tray.model.index(1, SIDE))
    box = there(view.findChild(ComboBox))
    QTest.keyClick(box, Qt.Key.Key_End)
    answer(window, SHADOW)
    assert [(row.name, row.many, row.side) for row in tray.rows] == [("Guard", 3, GATE), ("Hound", 1, SHADOW)]


@pytest.mark.parametrize(
    ("typed", "side"),
    [("foes", "foes"), ("GUARDS of the gate", GATE), ("  Wolves ", "Wolves"), ("N" * LONGEST_NAME, "N" * LONGEST_NAME)],
)
def test_a_name_that_a_side_has_already_means_that_side(
    window: MainWindow, library: Library, encounter: int, typed: str, side: str
) -> None:
    prepare(window, library, encounter)
    roster = window.encounter.prepare.pane.who.roster
    click(roster, 4)
    QTest.keyClicks(roster, "s")
    QTest.keyClick(roster, Qt.Key.Key_Return)
    answer(window, typed)
    assert entry(library, encounter, "Wisp").side == side


def test_a_name_too_long_or_of_nothing_but_what_is_not_seen_is_refused(
    window: MainWindow, library: Library, encounter: int
) -> None:
    page_of(window, encounter)
    taken: list[str] = []
    for name in ("N" * (LONGEST_NAME + 1), "\u202e"):
        ask_for_side(window, window, (), taken.append)
        card = answer(window, name)
        assert card.fault.text() == "1 to 40 letters, please."
        card.shut()
    assert taken == []


@pytest.mark.parametrize("theme", THEMES)
def test_sides_that_were_named_have_hues_and_marks_of_their_own(theme: str) -> None:
    sides = ["party", "foes", "neutral", *(f"Side {number}" for number in range(len(HUES_OF_SIDES)))]
    colours = [theme_named(theme).side(side) for side in sides]
    distances = [
        sum(abs(part - other) for part, other in zip(one.getRgb(), two.getRgb(), strict=True))  # type: ignore[call-overload]
        for place, one in enumerate(colours)
        for two in colours[:place]
    ]
    assert min(distances) >= (25 if theme.startswith("contrast") else 40)
    assert len({mark_of_side(side) for side in sides[3:]} - {""}) == len(sides) - 3
    forms = [outline(QRectF(0, 0, 36, 36), side) for side in sides]
    assert [mark_of_side(side) for side in sides[:3]] == [""] * 3, "their forms tell them apart"
    assert all(one != other for one, other in combinations(forms[:3], 2))
    assert theme_named(theme).side(sides[-1]) == colours[-1]


def test_more_sides_than_there_are_hues_look_each_like_no_other() -> None:
    theme = theme_named("light")
    sides = [f"Band {number}" for number in range(3 * len(HUES_OF_SIDES))]
    for _ in range(2):  # seen again, they are in sight together
        for side in sides:
            theme.side(side)
    looks = {(theme.side(side).name(), mark_of_side(side)) for side in sides}
    assert len(looks) == len(sides)
    assert {(theme.side(side).name(), mark_of_side(side)) for side in sides} == looks, "they stay as they are"
    assert len({theme.side(side).name() for side in sides}) == len(HUES_OF_SIDES)
