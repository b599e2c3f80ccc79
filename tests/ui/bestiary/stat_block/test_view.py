"""The stat block: what it says, and that glosses are its tooltips."""

from typing import Any

import pytest
from PySide6.QtGui import QGuiApplication, QTextCursor
from pytestqt.qtbot import QtBot

from models.repositories.parties import Member
from tests.ui.bestiary.world import critter
from ui.bestiary.stat_block.data import of_creature, of_member
from ui.bestiary.stat_block.view import StatBlock
from ui.theme.theme import look

SHEET: dict[str, Any] = {
    "wind": 3,
    "level": 4,
    "luck": 0,
    "gait": "flies_high",
    "brave": True,
    "bite": "1d4",
    "fears": {"loud_noise": 2},
    "moods": ["sly"],
    "tricks": [{"id": "hide", "name": "Hide", "reach": 4, "loud": True, "cost": {"wind": 2, "word": "Shh"}}],
}


@pytest.fixture
def block(qtbot: QtBot) -> StatBlock:
    block = StatBlock()
    qtbot.addWidget(block)
    block.resize(480, 640)
    return block


def lines(block: StatBlock) -> list[str]:
    text = block.toPlainText().replace("\xa0", " ")
    return [" ".join(line.split()) for line in text.splitlines() if line.strip()]


def test_it_reads_from_the_name_to_the_notes(block: StatBlock) -> None:
    creature = critter("Owl <bear>", 12, kind="night_beast", notes="Asleep by day.\nWakes at once.", sheet=SHEET)
    creature.level, creature.pools = 4, {"life": 12, "wind": 3}
    block.show_block(of_creature(creature))
    found = lines(block)
    assert found[:2] == ["Owl <bear>", "Level 4 · night beast · Critters and Crags"]
    assert found[2:6] == ["Life", "12", "Wind", "3"]
    for line in ("Gait flies high", "Brave ✓", "Fears loud noise 2", "Moods sly", "TRICKS"):
        assert line in found
    assert "Hide Reach 4 · Loud · Cost (Wind 2, Word Shh)" in found
    assert found[-3:] == ["NOTES", "Asleep by day.", "Wakes at once."]


def test_a_page_is_not_set_again_when_the_same_is_shown_again(block: StatBlock) -> None:
    block.show_block(of_creature(critter("Owl", 12, sheet=SHEET)))
    set_again: list[str] = []
    block.textChanged.connect(lambda: set_again.append(block.toPlainText()))
    block.show_block(of_creature(critter("Owl", 12, sheet=SHEET)))
    assert set_again == []
    block.show_block(of_creature(critter("Owl", 12, sheet=SHEET, notes="Hoots.")))
    assert set_again
    assert lines(block)[-1] == "Hoots."


def test_what_a_row_says_stands_in_the_order_of_its_fields_however_it_was_written(block: StatBlock) -> None:
    trick = {"cost": {"wind": 2, "word": "Shh"}, "loud": True, "reach": 4, "name": "Hide", "id": "hide"}
    block.show_block(of_creature(critter("Owl", 12, sheet=SHEET | {"tricks": [trick]})))
    assert "Hide Reach 4 · Loud · Cost (Wind 2, Word Shh)" in lines(block)


def test_what_nobody_gave_stays_out_unless_others_beside_it_were_given(block: StatBlock) -> None:
    block.show_block(of_creature(critter("Plain", 5)))
    assert "Might" not in lines(block)
    block.show_block(of_creature(critter("Lucky", 5, sheet={"luck": 3})))
    found = lines(block)
    assert found[found.index("Might") + 1] == "2"
    assert found[found.index("Luck") + 1] == "3"


def test_a_gloss_is_the_tooltip_of_its_label(block: StatBlock) -> None:
    block.show_block(of_creature(critter("Lucky", 5, sheet={"luck": 3})))
    cursor: QTextCursor = block.document().find("Might")
    assert cursor.charFormat().toolTip() == "how hard it strikes"


def test_a_member_shows_how_it_stands(block: StatBlock) -> None:
    member = Member(
        party_id=1,
        name="Ann",
        player="Maria",
        system="critters",
        sheet={"life": 20},
        pools={"life": 4},
        full_pools={"life": 20},
        conditions=[{"status": "dizzy", "timer": 2}, {"status": "merry", "timer": None}],
    )
    block.show_block(of_member(member))
    found = lines(block)
    assert "PC · Critters and Crags · played by Maria" in found
    assert "4 / 20" in found
    assert "Lasting conditions Dizzy 2, Merry" in found


def test_a_sheet_that_does_not_fit_any_more_is_shown_as_far_as_it_goes(block: StatBlock) -> None:
    block.show_block(of_creature(critter("Broken", 5, sheet={"might": "much"})))
    found = lines(block)
    assert "This sheet no longer fits its rule system; edit it to fix it." in found
    assert "much" in found


def test_it_is_drawn_again_when_the_look_changes(block: StatBlock) -> None:
    block.show_block(of_creature(critter("Plain", 5)))
    chosen = look().choice
    try:
        look().choose("light")
        light = block.toHtml()
        look().choose("dark")
        assert block.toHtml() != light
    finally:
        look().choose(chosen)


def test_its_menu_copies_and_selects_and_offers_no_link(block: StatBlock) -> None:
    block.show_block(of_creature(critter("Owl", 12)))
    menu = block.reading_menu()
    assert [action.text() for action in menu.actions()] == ["Copy", "Select all"]
    assert [action.isEnabled() for action in menu.actions()] == [False, True]
    menu.actions()[1].trigger()
    menu.deleteLater()
    menu = block.reading_menu()
    assert menu.actions()[0].isEnabled()
    menu.actions()[0].trigger()
    menu.deleteLater()
    assert QGuiApplication.clipboard().text().startswith("Owl")
