"""The stat block: what it says, and that glosses are its tooltips."""

import re
from math import ceil
from typing import Any

import pytest
from PySide6.QtGui import QGuiApplication, QTextCursor
from pytestqt.qtbot import QtBot

from models.repositories.creatures import Creature
from models.repositories.parties import Member
from tests.samples import sample
from tests.there import there
from tests.ui.bestiary.world import critter, paragraphs
from tests.ui.theme.canvas import share
from ui.bestiary.stat_block.data import of_creature, of_member
from ui.bestiary.stat_block.view import StatBlock, html
from ui.sheets import drawings, rule_systems
from ui.theme import fonts
from ui.theme.sizes import px
from ui.theme.theme import THEMES, TITLE, contrast, current, look, theme_named
from ui.widgets.emblem_label import emblem_tag
from ui.widgets.whole_lines import MOST_LEFT

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


def test_it_reads_from_the_name_to_the_notes(block: StatBlock) -> None:
    creature = critter("Owl <bear>", 12, kind="night_beast", notes="Asleep by day.\nWakes at once.", sheet=SHEET)
    creature.level, creature.pools = 4, {"life": 12, "wind": 3}
    block.show_block(of_creature(creature))
    found = paragraphs(block)
    assert found[:2] == ["Owl <bear>", "Level 4 · night beast · Critters and Crags"]
    assert found[2:4] == ["12 Life", "3 Wind"]
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
    assert paragraphs(block)[-1] == "Hoots."


def test_what_a_row_says_stands_in_the_order_of_its_fields_however_it_was_written(block: StatBlock) -> None:
    trick = {"cost": {"wind": 2, "word": "Shh"}, "loud": True, "reach": 4, "name": "Hide", "id": "hide"}
    block.show_block(of_creature(critter("Owl", 12, sheet=SHEET | {"tricks": [trick]})))
    assert "Hide Reach 4 · Loud · Cost (Wind 2, Word Shh)" in paragraphs(block)


def test_what_nobody_gave_stays_out_unless_others_beside_it_were_given(block: StatBlock) -> None:
    block.show_block(of_creature(critter("Plain", 5)))
    assert "Might 2" not in paragraphs(block)
    block.show_block(of_creature(critter("Lucky", 5, sheet={"luck": 3})))
    found = paragraphs(block)
    assert "Might 2" in found
    assert "Luck 3" in found


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
    found = paragraphs(block)
    assert "PC · Critters and Crags · played by Maria" in found
    assert "4/20 Life" in found
    assert "Lasting conditions Dizzy 2, Merry" in found


def test_a_sheet_that_does_not_fit_any_more_is_shown_as_far_as_it_goes(block: StatBlock) -> None:
    block.show_block(of_creature(critter("Broken", 5, sheet={"might": "much"})))
    found = paragraphs(block)
    assert "This sheet no longer fits its rule system; edit it to fix it." in found
    assert "Might much" in found


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


BOOK: dict[str, Any] = {
    "hp": 72,
    "mp": 18,
    "spd": 7,
    "elements": {"fire": "weak", "ice": "resist"},
    "weapons": [{"id": "staff", "name": "Old staff"}],
    "abilities": [
        {"id": "spark", "name": "Spark", "damage": {"scale": 4, "attribute": "mag", "die": "d8", "element": "ice"}},
        {"id": "mend", "name": "Mend", "heal": {"scale": 4, "die": "d8"}},
        {"id": "drowse", "name": "Drowse", "effects": [{"status": "sleep", "timer": 6}]},
    ],
    "items": [{"id": "potion", "name": "Potion", "kind": "recovery", "qty": 1}],
}


def told_of(block: StatBlock, sheet: dict[str, Any] = BOOK) -> None:
    pools = {"hp": sheet["hp"], "mp": sheet["mp"]}
    block.show_block(of_creature(Creature(name="Witch", system="ffrpg", kind="humanoid", sheet=sheet, pools=pools)))


@pytest.mark.real_systems
def test_each_row_has_the_drawing_of_what_it_is_or_does(block: StatBlock) -> None:
    told_of(block)
    system = there(rule_systems.find("ffrpg"))
    drawn = {
        row["name"]: drawings.row_drawing(system, field, row, row["name"])
        for field in ("weapons", "abilities", "items")
        for row in BOOK[field]
    }
    assert drawn == {
        "Old staff": ("wizard-staff", ""),
        "Spark": ("snowflake-1", "turn"),
        "Mend": ("healing", "strengthen"),
        "Drowse": (system.statuses["sleep"].shown_drawing.name, system.statuses["sleep"].family),
        "Potion": ("potion-ball", ""),
    }
    page = html(there(block.shown), drawn=True)
    for name, (drawing, family) in drawn.items():
        color = current().family(family) if family else current().color("text")
        sign = drawings.drawing_tag(drawing, color.name(), drawings.IN_ROW, drawings.GAP)
        assert f"{sign}<b>{name}</b>" in page


@pytest.mark.real_systems
def test_what_is_said_of_an_element_has_its_drawing_and_a_weakness_is_red(block: StatBlock) -> None:
    told_of(block)
    told = " ".join(paragraphs(block))
    for element, color in (("Fire Weakness", "bad"), ("Ice Resistance", "text")):
        assert element in told
        cursor = block.document().find(element)
        assert cursor.charFormat().foreground().color() == current().color(color)
        assert cursor.charFormat().background().color() == current().color("surface")


@pytest.mark.real_systems
def test_its_name_is_in_the_face_of_titles_and_its_emblem_beside_it(block: StatBlock) -> None:
    told_of(block)
    name = block.document().find("Witch")
    assert name.charFormat().font().families()[0] == fonts.faces()[fonts.TITLE].family
    assert name.charFormat().font().pixelSize() == TITLE
    crest = emblem_tag(there(there(block.shown).emblem), drawings.CREST)
    assert crest in html(there(block.shown), drawn=True)
    assert "<img" not in html(there(block.shown)), "on paper and in other programs its words stand alone"


@pytest.mark.real_systems
def test_what_is_copied_whole_can_be_read_in_again_and_a_part_has_no_sign_for_pictures(block: StatBlock) -> None:
    told_of(block)
    block.selectAll()
    whole = block.createMimeDataFromSelection().text()
    assert "HP\n72" in whole
    cursor = block.document().find("ABILITIES")
    cursor.movePosition(QTextCursor.MoveOperation.End, QTextCursor.MoveMode.KeepAnchor)
    block.setTextCursor(cursor)
    part = block.createMimeDataFromSelection().text()
    assert "Spark" in part
    assert drawings.OBJECT not in whole + part + block.toPlainText()


@pytest.mark.parametrize("theme", THEMES)
def test_every_drawing_can_be_made_out_on_whatever_a_block_lies(theme: str) -> None:
    shown = theme_named(theme)
    inks = [shown.family(family) for family in (*drawings.HUES.values(), "other", "strengthen")]
    inks += [shown.color(role) for role in ("text", "muted", "bad", "mana")]
    for level in ("surface", "pane", "raised"):
        for ink in inks:
            assert contrast(ink, shown.color(level)) >= 3
    for role in ("text", "muted", "bad"):
        assert contrast(shown.color(role), shown.color("surface")) >= 4.5


@pytest.mark.real_systems
@pytest.mark.parametrize("theme", THEMES)
def test_tiles_hearts_and_drops_are_seen_in_the_painted_page(block: StatBlock, theme: str) -> None:
    chosen = look().choice
    try:
        look().choose(theme)
        told_of(block)
        block.show()
        page = block.viewport().grab().toImage()
        for role, least in (("bad", 0.0005), ("mana", 0.0003), ("muted", 0.002)):
            assert share(page, current().color(role)) > least, role
        if current().color("surface") != current().color("raised"):
            assert share(page, current().color("surface"), far=2) > 0.02
    finally:
        look().choose(chosen)


@pytest.mark.real_systems
@pytest.mark.parametrize("theme", THEMES)
def test_tiles_and_chips_stand_out_from_the_page_in_every_theme(block: StatBlock, theme: str) -> None:
    told_of(block)
    shown = theme_named(theme)
    page = html(there(block.shown), theme=shown, drawn=True)
    grounds = set(re.findall(r"(?:align='center' valign='middle' bgcolor='|background-color:)(#\w+)", page))
    assert len(grounds) == 1
    assert grounds.pop() != shown.roles["pane"]


@pytest.mark.real_systems
@pytest.mark.parametrize("system", ["fantasia", "ffrpg", "d100"])
def test_lines_of_tiles_leave_no_hole_and_no_lone_one(system: str) -> None:
    """Of ten figures five stood in a line, four below, and one alone under them."""
    met = 0
    for given in sample(system)["creatures"]:
        creature = critter(given["name"], 12, system=system, sheet=given["sheet"])
        for width in range(280, 720, 40):
            page = html(of_creature(creature), width, drawn=True)
            tables = [table for table in page.split("<table")[1:] if "valign='middle' bgcolor" in table]
            for table in tables:
                lines = [line.count("bgcolor") for line in table.split("<tr>")[1:]]
                met += len(lines) > 1
                assert max(lines) - min(lines) < len(lines), (given["name"], width, lines)
                assert sum(lines) > 1, (given["name"], width)
    assert met


def test_a_page_that_just_fits_needs_no_bar_and_leaves_nothing_empty_whatever_height_it_had_before(
    block: StatBlock,
) -> None:
    """What was left empty brought a bar, the bar another page, and that left another part empty, without an end."""
    tricks = [{"id": f"t{n}", "name": f"Hide and seek {n}", "reach": n, "loud": True} for n in range(6)]
    block.show_block(of_creature(critter("Owl", 12, notes="Asleep by day.\n" * 5, sheet={**SHEET, "tricks": tricks})))
    block.show()
    for width in (300, 340, 380):
        block.resize(width, 3000)
        needed = ceil(block.document().size().height())
        for height in (*range(needed - 60, needed + 40), *range(needed + 40, needed - 60, -7), *range(120, 300, 3)):
            block.resize(width, height)
            bar, left = block.verticalScrollBar(), block.viewportMargins().bottom()
            assert left <= px(MOST_LEFT)
            assert bar.maximum() > 0 or left == 0, (width, height)
            block.resize(width, 3000)
            assert (bar.maximum(), block.viewportMargins().bottom()) == (0, 0)
