"""What a fight leaves behind, as one sees it in the Party tab."""

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from models.library import Library
from models.repositories.encounters import Encounter, EncounterEntry
from models.repositories.histories import PastFight
from models.repositories.parties import Member, Party
from models.storage.store import twin
from rules.core.facts import Command
from tests.there import there
from tests.ui.encounter.conftest import GUARD, HERO, SYSTEM, GameTable
from tools.pictures.languages import speaking
from ui.navigation.tabs import BESTIARY, PARTY
from ui.party.history import HistoryCard
from ui.session.dice_rollers import APP
from ui.shell.main_window import MainWindow
from ui.widgets.buttons import WholeButton

FOE = {**GUARD, "hp": 1, "spd": 1, "drops": [{"item": "hi-potion", "qty": 2}, {"item": "rope"}]}


@pytest.fixture
def table(window: MainWindow, library: Library) -> GameTable:
    """Mint of The Lanterns against one guard, begun; Mint has drunk one of two potions."""
    party = library.parties.add(Party(name="The Lanterns", notes="Owes the inn"))
    [mint] = library.parties.add_members(party.id or 0, [Member(name="Mint", system=SYSTEM, sheet=HERO)])
    entries = [
        EncounterEntry(member_id=mint.id, name="Mint", side="party", sheet=HERO),
        EncounterEntry(name="Guard", side="foes", sheet=FOE),
    ]
    kept = library.encounters.add(Encounter(name="Stair", system=SYSTEM, seed=3), entries)
    assert window.conductor.open_prepared(kept.id or 0)
    window.conductor.begin_fight()
    table = GameTable(window, library)
    table.all_by(APP)
    table.conductor.questions.roll_rest()
    while table.fight.active != "mint":
        table.conductor.next()
    table.conductor.command({"do": "act", "actor": "mint", "action": "use_item", "with": "potion", "targets": ["mint"]})
    assert table.fight.combatants["mint"].items["potion"] == 1
    table.conductor.command({"do": "damage", "actor": "guard", "amount": 99})
    return table


def potions(library: Library) -> Any:
    return library.parties.members()[0].sheet["items"][0]["qty"]


def notes(library: Library) -> str:
    return library.parties.all()[0].notes


def test_each_way_on_after_the_end_is_reached_by_tab_and_pressed_by_enter(table: GameTable) -> None:
    table.conductor.command({"do": "end"})
    QApplication.processEvents()
    outcome = table.page.stage.outcome
    ways = [button for button in outcome.findChildren(WholeButton) if button.isVisible()]
    table.page.setFocus()
    met: list[QWidget] = []
    while (now := there(QApplication.focusWidget())) not in met:
        met.append(now)
        QTest.keyClick(now, Qt.Key.Key_Tab)
    assert [stop for stop in met if stop in ways] == ways
    assert len(ways) == 5
    asked: list[str] = []
    outcome.summary_requested.connect(lambda: asked.append("summary"))
    outcome.next_requested.connect(lambda: asked.append("next"))
    outcome.summary_button.setFocus()
    QTest.keyClick(outcome.summary_button, Qt.Key.Key_Return)
    assert asked == ["summary"]


def test_used_potions_are_gone_and_what_was_won_stands_in_the_notes(table: GameTable, library: Library) -> None:
    assert (potions(library), notes(library)) == (2, "Owes the inn")
    table.conductor.command({"do": "end"})
    assert (potions(library), notes(library)) == (1, "Owes the inn\nStair: Hi-Potion × 2, Rope")
    table.window.show_tab(PARTY)
    assert table.window.party.notes.toPlainText().endswith("Stair: Hi-Potion × 2, Rope")
    assert table.window.party.notes.isVisible()
    table.conductor.undo()
    assert (potions(library), notes(library)) == (2, "Owes the inn")
    table.conductor.redo()
    assert (potions(library), notes(library)) == (1, "Owes the inn\nStair: Hi-Potion × 2, Rope")


def test_what_was_won_is_noted_in_the_words_of_its_reader(
    table: GameTable, library: Library, qapp: QApplication
) -> None:
    with speaking(qapp, "es"):
        table.conductor.command({"do": "end"})
    assert notes(library).endswith("Stair: Gran poción × 2, Rope")


def test_the_next_fight_begins_with_what_is_left(table: GameTable, library: Library) -> None:
    table.conductor.command({"do": "end"})
    again = library.encounters.prepare_again(table.conductor.encounter_id or 0, "Stair, again")
    table.conductor.close_fight()
    assert table.conductor.open_prepared(again.id or 0)
    table.conductor.begin_fight()
    assert table.fight.combatants["mint"].items["potion"] == 1


def test_what_was_changed_on_the_sheet_during_the_fight_is_not_lost(table: GameTable, library: Library) -> None:
    mint = library.parties.members()[0]
    bought = {"id": "ether", "qty": 4}
    library.parties.save_members([twin(mint, sheet={**mint.sheet, "str": 9, "items": [bought, *mint.sheet["items"]]})])
    table.conductor.command({"do": "end"})
    sheet = library.parties.members()[0].sheet
    assert (sheet["str"], sheet["items"]) == (9, [bought, {"id": "potion", "name": "Potion", "qty": 1}])


def test_undo_by_the_keyboard_takes_the_used_up_back(table: GameTable, library: Library) -> None:
    table.conductor.command({"do": "end"})
    table.press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert table.fight.phase != "ended"
    assert potions(library) == 2


def test_the_next_fight_is_prepared_in_sight_though_the_last_stands_ended_on_the_page(
    table: GameTable, library: Library
) -> None:
    fresh = library.encounters.add(Encounter(name="Next", system=SYSTEM), [])
    table.window.show_encounter(fresh.id or 0)
    assert table.window.encounter.is_fighting, "a fight that goes on is not left by preparing another"
    table.conductor.command({"do": "end"})
    table.window.show_tab(BESTIARY)
    table.window.show_encounter(fresh.id or 0)
    assert table.window.encounter.is_preparing
    assert table.window.encounter.prepare.chosen_id == fresh.id


def test_whoever_is_prepared_brings_what_is_left_of_its_pools(table: GameTable, library: Library) -> None:
    [mint] = library.parties.members()
    library.parties.save_members([twin(mint, pools={"hp": 3})])
    entry = EncounterEntry(member_id=mint.id, name="Mint", side="party", sheet=HERO)
    fresh = library.encounters.add(Encounter(name="Next", system=SYSTEM), [entry])
    table.conductor.command({"do": "end"})
    library.parties.save_members([twin(library.parties.members()[0], pools={"hp": 3})])
    table.window.show_encounter(fresh.id or 0)
    pools = table.window.encounter.prepare.pane.who.card.pools
    assert pools["hp"].text() == f"3 of {HERO['hp']}"
    roster = table.window.encounter.prepare.pane.who.roster
    told = roster.spoken(roster.rows.rows[0])
    assert f"HP 3/{HERO['hp']}" in told
    assert "MP" not in told
    assert 0 < roster.standing[there(roster.rows.rows[0].id)].share < 0.2
    poisoned = twin(library.parties.members()[0], pools={}, conditions=[{"status": "poison"}])
    library.parties.save_members([poisoned])
    table.window.encounter.prepare.reload()
    assert roster.spoken(roster.rows.rows[0]).endswith("Party · Poison")


def test_a_rest_and_rulings_after_the_end_reach_the_party_and_undo_takes_them_back(
    window: MainWindow, library: Library
) -> None:
    party = library.parties.add(Party(name="The Lanterns"))
    sheet = {"pv": 20, "de": 8, "dm": 8}
    [ciro] = library.parties.add_members(party.id or 0, [Member(name="Ciro", system="fantasia", sheet=sheet)])
    entries = [EncounterEntry(member_id=ciro.id, name="Ciro", side="party", sheet=sheet)]
    kept = library.encounters.add(Encounter(name="Stair", system="fantasia", seed=3), entries)
    table = GameTable(window, library)
    window.conductor.open_prepared(kept.id or 0)
    table.all_by(APP)

    def left() -> Any:
        return library.parties.members()[0].pools["pv"]

    commands: tuple[Command, ...] = ({"do": "begin"}, {"do": "damage", "actor": "ciro", "amount": 12}, {"do": "end"})
    for command in commands:
        table.conductor.command(command)
    assert left() == 8
    table.page.order.select("ciro")
    table.type("-3\n")
    assert left() == 5
    assert [button.action.id for button in table.page.stage.buttons] == ["rest"]
    assert table.page.stage.head.name.text() == "Ciro"
    assert "Ciro" not in table.page.stage.block.text(), "the name stands over the actions already"
    assert "DE" in table.page.stage.block.text()
    table.type("z\n")
    assert left() == 20
    table.conductor.undo()
    table.conductor.undo()
    assert left() == 8
    table.conductor.redo()
    assert left() == 5


def test_a_party_can_look_back_at_its_fights_and_open_their_logs(table: GameTable, library: Library) -> None:
    table.conductor.command({"do": "end"})
    table.window.show_tab(PARTY)
    tab = table.window.party
    QTest.keyClick(tab.view, Qt.Key.Key_H, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    [card] = [candidate for candidate in tab.findChildren(HistoryCard) if candidate.isVisible()]
    model = card.fights
    assert [model.index(0, column).data() for column in range(5)] == [
        "Stair",
        "Party won",
        "1",
        "1 of the others",
        "120 XP · 90 Gil · Hi-Potion × 2, Rope",
    ]
    table.conductor.close_fight()
    QTest.keyClick(card.table, Qt.Key.Key_Return)
    assert table.window.encounter.is_fighting
    table.conductor.undo()
    [past] = library.histories.for_party(library.parties.all()[0].id or 0)
    assert isinstance(past, PastFight)
    assert past.state == "running"


def test_each_member_can_look_back_at_its_own_fights(table: GameTable, library: Library) -> None:
    party = library.parties.all()[0].id or 0
    library.parties.add_members(party, [Member(name="Haze", system=SYSTEM, sheet=HERO)])
    table.conductor.command({"do": "damage", "actor": "mint", "amount": 7})
    table.conductor.command({"do": "end"})
    table.window.show_tab(PARTY)
    tab = table.window.party
    tab.reload()
    QTest.keyClick(tab.view, Qt.Key.Key_H, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier)
    [card] = [candidate for candidate in tab.findChildren(HistoryCard) if candidate.isVisible()]
    assert card.whose.currentText() == "Mint"
    assert card.table.hasFocus()
    row = [card.fights.index(0, column).data() for column in range(card.fights.columnCount())]
    assert row == ["Stair", "Party won", "1", "no", "", "7 HP", "120 XP · 90 Gil · Hi-Potion × 2, Rope"]
    QTest.keyClick(card.table, Qt.Key.Key_Right)
    assert card.whose.currentText() == "Haze"
    assert card.fights.rowCount() == 0
    assert not card.table.isVisible()
    QTest.keyClick(card, Qt.Key.Key_Right)
    assert card.whose.currentText() == "The Lanterns"
    assert card.fights.index(0, 3).data() == "1 of the others"
    QTest.keyClick(card.table, Qt.Key.Key_Left)
    QTest.keyClick(card, Qt.Key.Key_Left)
    table.conductor.close_fight()
    QTest.keyClick(card.table, Qt.Key.Key_Return)
    assert table.window.encounter.is_fighting
