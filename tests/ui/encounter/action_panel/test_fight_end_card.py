"""The end of a fight stands on the stage: what was won, who stands, what each dealt, lost and used up."""

from __future__ import annotations

from collections import Counter

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from models.library import Library
from models.repositories.encounters import Encounter, EncounterEntry
from models.repositories.parties import Member, Party
from rules.summary.shares import Share, whole_shares
from tests.ui.encounter.conftest import APP, HERO, SYSTEM, GameTable
from tests.ui.encounter.warehouse import shoot_out
from tests.ui.settling import settle
from tools.pictures.cut_words import button_faults, label_faults
from tools.pictures.languages import DOUBLED, speaking
from ui.encounter.action_panel.fight_end_card import LAUREL, ending, won
from ui.encounter.action_panel.fight_end_table import (
    EMBLEM,
    LEAST_BARS,
    LONGEST,
    Form,
    NameLabel,
    OutcomeTable,
    ShareLabel,
    by_side,
    columns_of_shares,
    used_up,
)
from ui.shell.main_window import MainWindow
from ui.theme.fonts import TITLE, faces
from ui.theme.icons import drawing
from ui.theme.theme import DISPLAY, THEMES, contrast, current, look, theme_named
from ui.widgets.emblem_label import EmblemLabel


def words(table: GameTable) -> list[str]:
    """What the card says, cell by cell."""
    card = table.page.stage.outcome
    return [label.text() for label in card.findChildren(QLabel) if label.isVisibleTo(card)]


def end(table: GameTable) -> None:
    table.conductor.command({"do": "end"})
    for _ in range(20):
        if table.conductor.open_question is None:
            return
        table.press(Qt.Key.Key_Return)


def test_the_card_comes_with_the_end_and_goes_when_it_is_taken_back(begun: GameTable) -> None:
    begun.all_by(APP)
    assert not begun.page.stage.outcome.isVisible()
    for guard in ("guard-a", "guard-b"):
        begun.conductor.command({"do": "damage", "actor": guard, "amount": 60})
    end(begun)
    assert begun.fight.phase == "ended"
    stage = begun.page.stage
    assert stage.outcome.isVisible()
    assert not stage.next.isVisible()
    assert "120 XP" in stage.outcome.band.won.text()
    assert "won by the party" in stage.outcome.band.title.text()
    assert {"Ana", "Bea", "0/40"} <= set(words(begun))
    below = words(begun)[words(begun).index("Guard A") :]
    assert "dead" in below
    begun.window.undo()
    assert not stage.outcome.isVisible()
    assert stage.next.isVisible()


def test_each_has_what_it_dealt_lost_healed_and_used(begun: GameTable) -> None:
    begun.all_by(APP)
    begun.conductor.command({"do": "damage", "actor": "bea", "amount": 20})
    begun.conductor.command(
        {"do": "act", "actor": "ana", "action": "use_item", "with": "potion", "targets": ["bea"], "dice": "auto"}
    )
    begun.conductor.command({"do": "damage", "actor": "guard-b", "amount": 100})
    teller, facts = begun.conductor.teller(), begun.conductor.log()
    found = whole_shares(begun.conductor.system, begun.fight, begun.conductor.current_fight.service.journal)
    assert found["bea"].taken == 20
    assert found["guard-b"].taken == 40, "no more than there was"
    assert (found["guard-b"].falls, found["guard-b"].deaths) == (0, 1)
    healed = 20 - (60 - begun.fight.combatants["bea"].pools["hp"])
    assert found["ana"].healed == healed > 0
    assert used_up("ana", found["ana"], teller) == "Potion × 1"
    assert ending(facts, teller) == won(facts, teller) == ""


def test_of_a_gun_that_was_fired_shots_are_used_up_and_not_guns(window: MainWindow, library: Library) -> None:
    table = shoot_out(window, library)
    for spent, shots in ((1, "1 shot"), (3, "3 shots")):
        share = Share(spent=Counter(pv=1), used=Counter(pistola=spent))
        gunman = next(combatant for combatant in table.fight.combatants.values() if combatant.name == "Tomás Quiroga")
        assert used_up(gunman.id, share, table.conductor.teller()) == f"1 PV, Pistola ({shots})"


def test_names_stand_on_the_card_as_they_were_written(begun: GameTable) -> None:
    end(begun)
    labels = begun.page.stage.outcome.findChildren(QLabel)
    assert labels
    assert {label.textFormat() for label in labels} == {Qt.TextFormat.PlainText}


def test_a_table_stands_in_the_form_that_has_room(begun: GameTable) -> None:
    begun.conductor.command({"do": "damage", "actor": "guard-b", "amount": 4})
    begun.conductor.command({"do": "set", "actor": "guard-a", "pool": "hp", "value": 0})
    end(begun)
    card = begun.page.stage.outcome
    card.setParent(None)
    card.show()
    for width, form in ((800, Form.BESIDE), (440, Form.BELOW), (260, Form.NARROW), (800, Form.BESIDE)):
        card.resize(width, 900)
        card.resize(width, max(card.heightForWidth(width), 400))
        QApplication.processEvents()
        (table,) = [table for table in card.findChildren(OutcomeTable) if table.isVisible()]
        assert table.form is form, width
        cells = {label.text(): label for label in table.findChildren(QLabel)}
        assert {"Guard B", "36/40", "4", "dead"} <= cells.keys(), "in every form all is told"
        name, left, lost, words = (
            cells[text].mapTo(table, cells[text].rect().center()) for text in ("Guard B", "36/40", "4", "dead")
        )
        assert (lost.y() > left.y() + 4) == (form is Form.NARROW), "the numbers stand below the name"
        fallen = cells["Guard A"].mapTo(table, cells["Guard A"].rect().center())
        assert (words.y() > fallen.y() + 4) == (form is not Form.BESIDE), "or beside it with all else"
        assert name.y() == pytest.approx(left.y(), abs=4)
        bars = [label.width() for label in table.findChildren(ShareLabel)]
        assert max(bars) <= LONGEST + 80, "no column is wider than it reads well"
    card.close()


def test_one_who_dies_is_called_so(window: MainWindow, library: Library) -> None:
    table = shoot_out(window, library)
    table.all_by(APP)
    hurt = next(combatant for combatant in table.fight.combatants.values() if combatant.side == "party")
    table.conductor.command({"do": "set", "actor": hurt.id, "pool": "pv", "value": 0})
    end(table)
    assert table.conductor.system.window.is_dying(table.fight.combatants[hurt.id])
    below = words(table)[words(table).index(hurt.name) :]
    assert next(cell for cell in below[1:] if cell.isalpha()) == "dying"
    row = next(item for item in table.page.order.order.rows if item.id == hurt.id)
    assert row.spoken().endswith("dying")


def test_no_word_of_the_table_is_cut_however_narrow_the_card_is(begun: GameTable) -> None:
    begun.conductor.command({"do": "damage", "actor": "guard-b", "amount": 4})
    end(begun)
    card = begun.page.stage.outcome
    card.setParent(None)
    card.show()
    tables = 0
    for width in range(840, 215, -1):  # a stage is 240 pixels wide at least, and the card has all of it
        card.resize(width, 700)
        QApplication.processEvents()
        cells = [label for label in card.findChildren(QLabel) if label.isVisible() and not label.wordWrap()]
        tables += bool(cells)
        assert not [label.text() for label in cells if label.width() < label.minimumSizeHint().width()]
    assert tables == 625
    card.close()


def test_titles_of_several_words_take_lines_in_a_narrow_table(begun: GameTable, qapp: QApplication) -> None:
    begun.all_by(APP)
    begun.conductor.command({"do": "damage", "actor": "bea", "amount": 20})
    begun.conductor.command(
        {"do": "act", "actor": "ana", "action": "use_item", "with": "potion", "targets": ["bea"], "dice": "auto"}
    )
    card = begun.page.stage.outcome
    with speaking(qapp, DOUBLED):
        end(begun)
        card.setParent(None)
        card.show()
        for width in (240, 260, 300):
            card.resize(width, 900)
            settle()
            labels = [label for label in card.findChildren(QLabel) if label.isVisible()]
            assert "healed healed" in [label.text() for label in labels]
            assert [fault for label in labels for fault in label_faults(label)] == []
    card.close()


def test_what_the_game_master_sets_a_pool_lower_by_is_lost_too_after_a_restart_as_well(begun: GameTable) -> None:
    for value in (30, 35, 25):
        begun.conductor.command({"do": "set", "actor": "guard-b", "pool": "hp", "value": value})
    begun.conductor.command({"do": "damage", "actor": "guard-b", "amount": 3})
    end(begun)
    assert {words(begun)[at + 3] for at, item in enumerate(words(begun)) if item == "Guard B"} == {"23"}
    id = begun.conductor.encounter_id
    assert id is not None
    begun.conductor.close_fight()
    assert begun.conductor.resume(id)
    assert {words(begun)[at + 3] for at, item in enumerate(words(begun)) if item == "Guard B"} == {"23"}


def test_the_end_says_what_each_member_has_won(begun: GameTable) -> None:
    begun.all_by(APP)
    for guard in ("guard-a", "guard-b"):
        begun.conductor.command({"do": "damage", "actor": guard, "amount": 60})
    end(begun)
    rewards = begun.conductor.system.aftermath.rewards(begun.fight)
    assert rewards["ana"]["xp"] == 120
    cells = words(begun)
    assert cells.count(f"won\u00a0120 XP,\u00a0{rewards['ana']['gil']} Gil") == 2


def test_the_end_leads_on_by_mouse_and_has_no_button_that_does_nothing(begun: GameTable) -> None:
    end(begun)
    card = begun.page.stage.outcome
    shown = [item for item in card.findChildren(QPushButton) if item.isVisibleTo(card)]
    ways = (card.next_button, card.things_button, card.print_button, card.summary_button, card.handout_button)
    assert shown == list(ways)
    QTest.mouseClick(card.things_button, Qt.MouseButton.LeftButton)
    assert begun.page.things.isVisible()
    begun.press(Qt.Key.Key_Escape)
    encounters, over = begun.library.encounters, begun.conductor.encounter_id
    later = [encounters.add(Encounter(name=name, system="ffrpg")) for name in ("The hall", "The roof")]
    encounters.add(Encounter(name="Elsewhere", system="d100"))
    QTest.mouseClick(card.next_button, Qt.MouseButton.LeftButton)
    assert not begun.conductor.is_open
    assert begun.window.encounter.prepare.chosen_id == later[0].id != over


def test_after_the_newest_fight_comes_the_nearest_of_those_that_were_prepared_before_it(
    window: MainWindow, library: Library
) -> None:
    roof, hall, stair = (
        library.encounters.add(
            Encounter(name=name, system=SYSTEM, seed=7), [EncounterEntry(name="Ana", side="party", sheet=HERO)]
        )
        for name in ("The roof", "The hall", "The stair")
    )
    window.conductor.open_prepared(stair.id or 0)
    table = GameTable(window, library)
    table.all_by(APP)
    table.type(" ")
    end(table)
    QTest.mouseClick(table.page.stage.outcome.next_button, Qt.MouseButton.LeftButton)
    assert window.encounter.prepare.chosen_id == hall.id != roof.id


def test_after_the_fight_of_a_party_comes_the_next_of_the_same_party(window: MainWindow, library: Library) -> None:
    us, others = (
        library.parties.add(Party(name=name), [Member(name=name, system=SYSTEM, sheet=HERO)]).id or 0
        for name in ("Us", "Others")
    )
    bridge, _, roof = (
        library.encounters.add(
            Encounter(name=name, system=SYSTEM, seed=7),
            [EncounterEntry(name="one", member_id=library.parties.members(of)[0].id, side="party", sheet=HERO)],
        )
        for name, of in (("The bridge", us), ("The well", others), ("The roof", us))
    )
    window.conductor.open_prepared(bridge.id or 0)
    table = GameTable(window, library)
    table.all_by(APP)
    table.type(" ")
    end(table)
    QTest.mouseClick(table.page.stage.outcome.next_button, Qt.MouseButton.LeftButton)
    assert window.encounter.prepare.chosen_id == roof.id


def test_enter_leads_from_the_end_to_the_next_fight(begun: GameTable) -> None:
    end(begun)
    later = begun.library.encounters.add(Encounter(name="The hall", system="ffrpg"))
    assert "Enter" in begun.page.stage.outcome.next_button.text()
    begun.press(Qt.Key.Key_Return)
    assert not begun.conductor.is_open
    assert begun.window.encounter.prepare.chosen_id == later.id


def test_enter_after_a_ruling_at_the_end_does_that_ruling_alone(begun: GameTable) -> None:
    end(begun)
    begun.page.order.select("ana")
    begun.type("=3\n")
    assert begun.conductor.is_open


@pytest.mark.parametrize("per_cent", [125, 150, 200])
def test_the_ways_on_are_in_sight_under_who_has_won_in_large_letters_too(begun: GameTable, per_cent: int) -> None:
    end(begun)
    window, stage = begun.window, begun.page.stage
    look().choose_text_size(per_cent)
    window.resize(1366, 768)
    settle()
    card, shown = stage.outcome, stage.page.viewport()
    for part in (card.band.title, card.next_button, card.things_button, card.print_button, card.summary_button):
        place = part.mapTo(shown, part.rect().bottomRight())
        assert shown.rect().contains(place), part.text()
    for way in (card.next_button, card.things_button):
        assert ("(" in way.text()) is (per_cent == 125)
        assert "(" in way.text() + way.toolTip(), "its keys are told in the tooltip where they have no room"
    look().choose_text_size(100)
    settle()
    assert "(" in card.next_button.text()
    assert not card.next_button.toolTip()
    assert card.band.isAncestorOf(card.band.won)


@pytest.mark.parametrize(("per_cent", "language"), [(150, "es"), (200, "es"), (200, "pt_BR")])
def test_the_end_begins_to_tell_of_everybody_in_sight_in_large_letters_too(
    begun: GameTable, qapp: QApplication, per_cent: int, language: str
) -> None:
    """The ways on took four lines, and whoever wanted to see who stands had to scroll."""
    with speaking(qapp, language):
        begun.all_by(APP)
        end(begun)
        window, stage = begun.window, begun.page.stage
        look().choose_text_size(per_cent)
        window.resize(1366, 768)
        settle()
        card, shown = stage.outcome, stage.page.viewport()
        ways = (card.next_button, card.things_button, card.print_button, card.summary_button, card.handout_button)
        lines = {way.y() for way in ways}
        assert len(lines) <= (1 if per_cent == 150 else 2)
        assert card.next_button.text(), "what goes on says so"
        for way in ways[1:]:
            assert way.text() or (not way.icon().isNull() and way.toolTip() and way.accessibleName())
            assert [*button_faults(way)] == []
        (table,) = [table for table in card.findChildren(OutcomeTable) if table.isVisible()]
        first = next(label for label in table.findChildren(QLabel) if label.text() == "Ana")
        place = QRect(first.mapTo(shown, QPoint()), first.size())
        assert shown.rect().contains(place), place
        assert not begun.page.bottom.isVisible() or per_cent == 150
        window.undo()
        settle()
        assert begun.page.bottom.isVisible()
    look().choose_text_size(100)


@pytest.mark.parametrize("language", ["en", "es", "pt_BR"])
def test_who_has_won_is_said_in_one_line_in_large_letters(begun: GameTable, qapp: QApplication, language: str) -> None:
    """A long sentence took two lines of its letters, and the table was below the edge."""
    with speaking(qapp, language):
        begun.conductor.command({"do": "end"})
        look().choose_text_size(200)
        begun.window.resize(1366, 768)
        for _ in range(3):
            settle()
        title = begun.page.stage.outcome.band.title
        for sentence in ("The fight ends with no winner", "The end", "The fight ends with no winner"):
            begun.page.stage.outcome.band.show_outcome(sentence, "", None)
            for _ in range(3):
                settle()
            assert title.height() < 2 * title.fontMetrics().lineSpacing(), title.property("role")
            assert (title.property("role") == "name") is (sentence == "The end")
        look().choose_text_size(100)
        settle()
        assert title.property("role") == "display"


def test_the_ways_on_have_one_height_in_a_width_whatever_they_say_now(begun: GameTable) -> None:
    end(begun)
    ways = begun.page.stage.outcome._ways
    ways.set_brief(brief=True)
    ways.setParent(None)
    ways.show()
    wanted, said = set(), set()
    for held in (700, 420, 300, 200, 700):
        ways.resize(held, 200)
        settle()
        said.add(begun.page.stage.outcome.things_button.text())
        wanted.add(tuple(ways.heightForWidth(width) for width in range(180, 720, 12)))
    assert said == {"Hand things out", ""}
    assert len(wanted) == 1
    ways.close()


def test_in_a_wide_window_the_table_of_the_end_has_the_width_and_the_sheet_stands_below(begun: GameTable) -> None:
    end(begun)
    begun.window.resize(1920, 1080)
    settle()
    stage = begun.page.stage
    (table,) = [table for table in stage.outcome.findChildren(OutcomeTable) if table.isVisible()]
    assert table.form is Form.BESIDE
    assert stage.outcome.width() > stage.width() * 9 // 10
    assert stage.sheets.mapTo(stage, QPoint()).y() > stage.outcome.mapTo(stage, stage.outcome.rect().bottomLeft()).y()


def test_bars_say_by_their_length_what_part_of_the_most_each_lost(begun: GameTable) -> None:
    for id, amount in (("guard-a", 20), ("guard-b", 40)):
        begun.conductor.command({"do": "damage", "actor": id, "amount": amount})
    end(begun)
    card = begun.page.stage.outcome
    card.setParent(None)
    card.resize(800, 500)
    card.show()
    lengths = {}
    for label in card.findChildren(ShareLabel):
        picture = label.grab().toImage()
        row = [picture.pixelColor(x, picture.height() // 2).name() for x in range(picture.width())]
        lengths[label.text()] = row.count(current().color("bad").name())
    assert lengths["–"] == 0
    assert lengths["40"] >= LEAST_BARS[Form.BELOW]
    assert abs(lengths["20"] * 2 - lengths["40"]) <= 4
    card.close()


def test_what_nobody_did_makes_no_bar_shorter(begun: GameTable, qtbot: QtBot) -> None:
    conductor = begun.conductor
    shares = {"": Share(dealt=1000), "ana": Share(dealt=10)}
    table = OutcomeTable(begun.fight, shares, conductor.system, conductor.teller(), {}, Form.BELOW)
    qtbot.addWidget(table)
    table.resize(700, 300)
    table.show()
    label = next(label for label in table.findChildren(ShareLabel) if label.text() == "10")
    picture = label.grab().toImage()
    row = [picture.pixelColor(x, picture.height() // 2).name() for x in range(picture.width())]
    assert row.count(current().color("gold").name()) >= LONGEST - 2


def test_everybody_stands_there_with_the_emblem_of_the_order(begun: GameTable) -> None:
    begun.conductor.command({"do": "damage", "actor": "guard-b", "amount": 100})
    end(begun)
    table = begun.page.stage.outcome.findChild(OutcomeTable)
    assert table is not None
    shown = [label for label in table.findChildren(EmblemLabel) if label.emblem is not None]
    assert sorted(label.emblem.form for label in shown if label.emblem) == ["foes", "foes", "party", "party"]
    assert [label.standing.down for label in shown].count(True) == 1
    assert all(label.width() >= EMBLEM for label in shown)


def test_a_long_name_takes_lines_of_the_table_and_not_its_columns(begun: GameTable) -> None:
    name = "Headless ranger of the black moor under the broken moon A"
    begun.conductor.command({"do": "set", "actor": "guard-a", "stat": "name", "value": name})
    begun.conductor.command({"do": "damage", "actor": "guard-a", "amount": 4})
    end(begun)
    card = begun.page.stage.outcome
    card.setParent(None)
    card.show()
    lines = []
    for width in (1000, 500, 420):
        card.resize(width, 900)
        QApplication.processEvents()
        (shown,) = [label for label in card.findChildren(QLabel) if label.isVisible() and name in label.text()]
        assert isinstance(shown, NameLabel), width
        room = shown.fontMetrics().boundingRect(shown.rect(), Qt.TextFlag.TextWordWrap, name)
        assert shown.rect().adjusted(0, 0, 2, 2).contains(room), (width, room)
        lines.append(room.height() // shown.fontMetrics().lineSpacing())
    assert lines[0] == 1 < lines[1] <= lines[2]
    card.close()


@pytest.mark.parametrize("width", [800, 90])
def test_the_party_stands_first_however_it_is_told(begun: GameTable, width: int) -> None:
    turned = begun.fight.copy()
    turned.__dict__["combatants"] = dict(sorted(turned.combatants.items(), reverse=True))
    assert next(iter(turned.combatants.values())).side == "foes"
    assert list(by_side(turned)) == ["party", "foes"]
    end(begun)
    card = begun.page.stage.outcome
    card.setParent(None)
    card.show()
    card.resize(width, 400)
    shown = [label.text() for label in card.findChildren(QLabel) if label.isVisible()]
    names = [next(place for place, words in enumerate(shown) if words.startswith(name)) for name in ("Bea", "Guard A")]
    assert names == sorted(names)
    card.close()


def test_where_nobody_has_done_anything_its_columns_stand_there_all_the_same(begun: GameTable) -> None:
    end(begun)
    cells = words(begun)
    assert (cells.count("dealt"), cells.count("lost"), cells.count("healed")) == (2, 2, 0)
    assert cells.count("–") == 8


def test_where_there_are_no_bars_names_have_their_room(begun: GameTable) -> None:
    name = "Bandit of the salt flats A"
    begun.conductor.command({"do": "set", "actor": "guard-a", "stat": "name", "value": name})
    end(begun)
    card = begun.page.stage.outcome
    card.setParent(None)
    card.show()
    card.resize(480, 900)
    settle()
    (shown,) = [label for label in card.findChildren(QLabel) if label.isVisible() and label.text() == name]
    assert shown.width() >= shown.sizeHint().width(), "it stands in one line"
    card.close()


def test_a_laurel_of_gold_is_the_party_s_and_there_is_none_where_nobody_has_won(begun: GameTable) -> None:
    def laurel(name: str, role: str) -> QImage:
        label = QLabel()
        label.setPixmap(drawing(name, current().color(role), LAUREL))
        return label.pixmap().toImage()

    band = begun.page.stage.outcome.band
    shown = []
    for winner in (None, "foes", "party"):
        band.show_outcome("The end", "", winner)
        shown.append((band._laurel.pixmap().toImage(), band.property("role")))
    assert shown == [
        (laurel("crossed-swords", "muted"), "card"),
        (laurel("laurels", "muted"), "card"),
        (laurel("laurels", "gold"), "band"),
    ]
    end(begun)
    assert begun.fight.winner is None
    assert band.property("role") == "card"


def test_the_sentence_of_the_end_stands_in_the_face_of_titles(begun: GameTable) -> None:
    end(begun)
    title = begun.page.stage.outcome.band.title
    title.ensurePolished()
    assert (title.fontInfo().family(), title.fontInfo().pixelSize()) == (faces()[TITLE].family, DISPLAY)


@pytest.mark.parametrize("theme", THEMES)
def test_bars_and_edge_of_the_end_are_seen_in_all_themes(theme: str) -> None:
    shown = theme_named(theme)
    roles = ("gold", *(column.role for column in columns_of_shares()))
    assert all(contrast(shown.color(role), shown.color("raised")) >= 3 for role in roles)
