"""The fields of a line by themselves: what they show of one line and of several, and what they hand over."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from models.repositories.encounters import EncounterEntry
from rules.system import registry
from tests.ui.settling import settle
from tools.pictures.languages import DOUBLED, speaking
from tools.pictures.layout_faults import wrong
from ui.encounter.prepare.roster_card import RosterCard
from ui.encounter.prepare.roster_view import RosterPane

ANA = EncounterEntry(id=1, name="Ana", side="party", member_id=4, pools={"hp": 12}, notes="brave")
PACK = EncounterEntry(id=2, name="Hound", side="foes", count=3, group="pack", hidden=True)
WISP = EncounterEntry(id=3, name="Wisp", side="foes", wave={"when": "round", "number": 4})
FULL = {1: {"hp": 60, "mp": 20}, 2: {"hp": 40, "mp": 0}}


class Card:
    """The fields, and what they have handed over."""

    def __init__(self) -> None:
        self.card = RosterCard()
        system = registry.system("ffrpg")
        self.card.take_pools(system.pools, system.phrases.file)
        self.card.take_waves("in round", {"rounds": "rounds", "turns": "rounds", "ticks": "ticks"})
        self.told: list[dict[str, Any]] = []
        self.card.values_changed.connect(self.told.append)

    def show(self, *entries: EncounterEntry, **more: Any) -> RosterCard:
        self.card.show_entries(list(entries), FULL, more.get("brought", {}), more.get("grouped", {}))
        return self.card


@pytest.fixture
def fields(qtbot: QtBot) -> Card:
    made = Card()
    qtbot.addWidget(made.card)
    made.card.show()
    return made


def test_one_line_is_shown_as_it_is_and_nothing_is_handed_over(fields: Card) -> None:
    card = fields.show(ANA)
    assert (card.name.text(), card.side.currentData(), card.count.value()) == ("Ana", "party", 1)
    assert (card.count.isEnabled(), card.split.isEnabled()) == (False, False), "a member is one"
    assert (card.pools["hp"].value(), card.pools["mp"].value()) == (12, -1)
    assert (card.hidden.isChecked(), card.wave.currentText(), card.wave_number.isVisible()) == (
        False,
        "There from the start",
        False,
    )
    card = fields.show(PACK)
    assert (card.count.isEnabled(), card.split.isEnabled(), card.count.value()) == (True, True, 3)
    assert (card.group.text(), card.hidden.isChecked(), card.notes.toPlainText()) == ("pack", True, "")
    card = fields.show(WISP)
    assert (card.wave.currentText(), card.wave_number.value()) == ("In round", 4)
    assert not card.pools["hp"].isEnabled(), "nothing is known of its sheet"
    card.commit()
    assert fields.told == []


def test_of_several_that_is_shown_in_which_they_are_alike(fields: Card) -> None:
    card = fields.show(ANA, PACK)
    assert card.name.text() == "2 lines selected"
    assert not any(widget.isEnabled() for widget in (card.name, card.notes, card.split, card.pools["hp"]))
    assert (card.side.currentData(), card.group.text(), card.hidden.isChecked()) == (None, "", False)
    assert card.count.isEnabled()
    card = fields.show(PACK, WISP)
    assert (card.side.currentData(), card.wave.currentIndex(), card.wave_number.isVisible()) == ("foes", -1, False)
    card = fields.show(ANA, ANA.model_copy(update={"id": 9}))
    assert not card.count.isEnabled()
    assert not fields.show().isEnabled()
    assert fields.show(PACK).isEnabled()


@pytest.mark.parametrize(
    ("brought", "words"), [({}, "60 (sheet)"), ({1: {"hp": 60}}, "60 (sheet)"), ({1: {"hp": 7}}, "7 of 60")]
)
def test_a_pool_that_is_not_set_says_what_there_will_be(fields: Card, brought: Any, words: str) -> None:
    card = fields.show(ANA.model_copy(update={"pools": {}}), brought=brought)
    assert card._unset(60, 60, brought.get(1, {}).get("hp"))[0] == words
    assert card._unset(None, None, 3) == ("–",)
    assert card.pools["hp"].value() == -1


def test_a_pool_that_does_not_begin_full_says_what_it_begins_with(fields: Card) -> None:
    entry = ANA.model_copy(update={"pools": {}})
    card = fields.card
    card.show_entries([entry], FULL, {}, {}, starting={1: {"hp": 60, "mp": 0}})
    assert [spin.specialValueText() for spin in card.pools.values()] == ["60 (sheet)", "0 (sheet)"]
    card.show_entries([entry], FULL, {1: {"hp": 60, "mp": 20}}, {}, starting={1: {"hp": 60, "mp": 0}})
    assert [spin.specialValueText() for spin in card.pools.values()] == ["60 (sheet)", "20 of 20"]
    for points in (7, 20, 0):
        card.pools["mp"].setValue(points)
    assert [values["pools"] for values in fields.told] == [{"mp": 7}, {"mp": 20}, {}]


def test_a_pool_is_handed_over_beside_the_others_and_not_where_it_is_the_sheets(fields: Card) -> None:
    card = fields.show(ANA)
    card.pools["mp"].setValue(5)
    card.pools["hp"].setValue(60)
    card.pools["hp"].setValue(0)
    card.pools["hp"].setValue(-1)
    assert [values["pools"] for values in fields.told] == [{"hp": 12, "mp": 5}, {}, {"hp": 0}, {}]


def test_when_they_enter_is_handed_over_with_its_least_number(fields: Card) -> None:
    card = fields.show(PACK)
    names = [card.wave.itemText(place) for place in range(card.wave.count())]
    assert names == [
        "There from the start",
        "In round",
        "Countdown: rounds",
        "Countdown: ticks",
        "Enters when you say so",
    ]
    for place in (1, 2, 4, 0):
        card.wave.setCurrentIndex(place)
        card.wave.activated.emit(place)
    waves = [values["wave"] for values in fields.told]
    assert [wave.get("when", "") for wave in waves] == ["round", "countdown", "word", ""]
    assert waves[0]["number"] == 2, "in the first round one is there from the start"
    assert waves[1]["unit"] == "rounds"
    fields.told.clear()
    card = fields.show(WISP)
    card.wave_number.setValue(6)
    assert fields.told == [{"wave": {"when": "round", "number": 6}}]
    card = fields.show(PACK, WISP)
    fields.told.clear()
    card._wave_chosen()
    assert fields.told == []


def test_a_name_and_a_group_are_handed_over_once(fields: Card) -> None:
    card = fields.show(PACK)
    for line, words in ((card.name, "  Wolf "), (card.group, " alphas ")):
        line.setFocus()
        line.selectAll()
        QTest.keyClicks(line, words)
    card.commit()
    card.commit()
    assert fields.told == [{"name": "Wolf"}, {"group": "alphas"}]
    fields.told.clear()
    card = fields.show(ANA)
    card.name.selectAll()
    QTest.keyClick(card.name, Qt.Key.Key_Delete)
    card.commit()
    assert fields.told == [], "a line has a name"


def test_what_is_being_written_stays_when_it_is_shown_anew(fields: Card, qtbot: QtBot) -> None:
    card = fields.show(PACK)
    card.activateWindow()
    qtbot.waitUntil(card.isActiveWindow)
    card.name.setFocus()
    QTest.keyClicks(card.name, "!")
    written = card.name.text()
    fields.show(PACK)
    assert card.name.text() == written != "Hound"


def test_the_group_of_the_sheet_stands_where_all_have_the_same(fields: Card) -> None:
    plain = PACK.model_copy(update={"group": ""})
    card = fields.show(plain, WISP, grouped={2: "wild", 3: "wild"})
    assert card.group.placeholderText() == "wild (sheet)"
    card = fields.show(plain, WISP, grouped={2: "wild"})
    assert card.group.placeholderText() == "Group"


def test_buttons_and_boxes_hand_over_what_is_chosen(fields: Card) -> None:
    asked: list[str] = []
    card = fields.show(PACK)
    card.removal_requested.connect(lambda: asked.append("remove"))
    card.split_requested.connect(lambda: asked.append("split"))
    card.remove.click()
    card.split.click()
    card.hidden.click()
    card.count.setValue(5)
    card.side.side_chosen.emit("party")
    assert asked == ["remove", "split"]
    assert fields.told == [{"hidden": False}, {"count": 5}, {"side": "party"}]


@pytest.mark.parametrize("theme", ["light"], indirect=True)
def test_beside_the_lines_the_fields_are_as_wide_as_their_words(theme: str, qtbot: QtBot, qapp: QApplication) -> None:
    with speaking(qapp, DOUBLED):
        pane = RosterPane()
    qtbot.addWidget(pane)
    pane.show()
    pane.show_entries([ANA, PACK], registry.system("ffrpg"), FULL, {}, {}, {}, may_change=True)
    for width in (560, 570, 700, 1200):
        pane.resize(width, 220)  # the bar beside them takes some of it
        settle()
        assert pane.is_beside
        assert wrong(pane) == set()
    pane.resize(560, 220)
    pane.card.hidden.setText(pane.card.hidden.text() + " at the start")  # as a side or a word in another size
    for _ in range(2):  # the page is told from the inside out
        settle()
    assert wrong(pane) == set()
