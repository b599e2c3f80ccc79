"""Another sheet in the midst of a fight: kept, undone, played on after reopening, and nothing leaks at the end."""

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from models.library import Library
from models.repositories.creatures import Creature
from models.repositories.encounters import Encounter, EncounterEntry
from models.repositories.parties import Member, Party
from models.storage.errors import LibraryError
from models.storage.store import twin
from rules.system import registry
from tests.samples import creatures
from tests.there import there
from tests.ui.as_saved import assert_as_saved
from tests.ui.encounter.conftest import APP, GUARD, HERO, SYSTEM, GameTable
from tests.ui.settling import settle
from ui.bestiary.forms.row_templates import RowOffers
from ui.edits.core import CREATURES, save_creatures
from ui.encounter.sheet.card import SheetCard
from ui.session.reinforcements import reinforce
from ui.shell.main_window import MainWindow
from ui.widgets.controls import SpinBox
from ui.widgets.picker import Picker

AXE: dict[str, Any] = {"id": "axe", "name": "Axe", "scale": 3, "die": "d10"}


def own_rows(table: GameTable, id: str, place: str) -> list[dict[str, Any]]:
    return [row.model_dump(mode="json", exclude_unset=True) for row in getattr(table.fight.combatants[id].sheet, place)]


def test_a_weapon_more_is_used_at_once_and_outlasts_a_start(begun: GameTable) -> None:
    begun.all_by(APP)
    before = begun.log()
    begun.conductor.command({"do": "set", "actor": "ana", "sheet": {"weapons": [AXE], "str": 12}})
    assert len(begun.log()) == len(before) + 1
    assert "Axe" in begun.log()[-1]
    assert "12" in begun.log()[-1]
    assert_as_saved(begun)
    encounter = there(begun.conductor.encounter_id)
    begun.conductor.close_fight()
    assert begun.conductor.resume(encounter)
    assert [row["id"] for row in own_rows(begun, "ana", "weapons")] == ["axe"]
    begun.conductor.command({"do": "act", "actor": "ana", "action": "attack", "with": "axe", "targets": ["guard-a"]})
    assert len(begun.log()) > len(before) + 1
    begun.window.undo()
    begun.window.undo()
    assert begun.log() == before
    assert own_rows(begun, "ana", "weapons") == HERO["weapons"]
    begun.window.redo()
    assert begun.fight.combatants["ana"].sheet.str == 12
    assert begun.window.undoing.steps()[0]


def test_what_was_changed_for_a_fight_alone_does_not_come_home_with_a_member(
    library: Library, table: GameTable
) -> None:
    party = library.parties.add(Party(name="Home"))
    (member,) = library.parties.add_members(
        there(party.id), [Member(party_id=there(party.id), name="Mia", system=SYSTEM, sheet=HERO)]
    )
    conductor = table.conductor
    conductor.begin_fight()
    joining: list[dict[str, Any]] = [{"name": "Mia", "side": "party", "sheet": HERO}]
    table.all_by(APP)
    while conductor.open_question is not None:
        conductor.questions.roll_rest()
    reinforce(conductor, joining, [member.id])
    mia = next(id for id, item in table.fight.combatants.items() if item.name == "Mia")
    change: dict[str, Any] = {
        "weapons": [AXE],
        "items": [{"id": "potion", "name": "Potion", "qty": 2}, {"id": "ether", "qty": 1}],
        "str": 30,
    }
    conductor.command({"do": "set", "actor": mia, "sheet": change})
    conductor.command({"do": "set", "actor": "guard-a", "sheet": {"xp": 7}})
    conductor.command({"do": "end", "override": True})
    assert table.fight.phase == "ended"
    after = there(library.parties.member(there(member.id)))
    assert after.sheet["weapons"] == HERO["weapons"]
    assert after.sheet["items"] == HERO["items"]
    assert after.sheet["str"] == HERO["str"]
    assert GUARD["xp"] == 120


# --- in the window ---------------------------------------------------------------------------------------


def card_of(table: GameTable, id: str) -> SheetCard:
    table.page.order.select(id)
    table.press(Qt.Key.Key_F2, Qt.KeyboardModifier.ShiftModifier)
    card = table.page.card
    assert isinstance(card, SheetCard)
    return card


def typed(card: SheetCard, field: str, value: int) -> None:
    spin = there(card.form.sheet_form).editors[field].findChild(SpinBox)
    assert spin is not None
    spin.setValue(value)


def test_the_sheet_of_the_selected_row_is_changed_by_keys_and_taken_back(begun: GameTable) -> None:
    before = begun.log()
    card = card_of(begun, "ana")
    assert "Ana" in card.form.title.text()
    assert not card.form.also.isVisible(), "she comes from nowhere"
    assert begun.page.isEnabled(), "nothing waits for the card"
    typed(card, "str", 17)
    QTest.keyClick(card.form, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    assert begun.page.card is None
    assert begun.fight.combatants["ana"].sheet.str == 17
    assert begun.log()[:-1] == before
    assert begun.window.undoing.steps()[0] == "The sheet of Ana"
    begun.window.undo()
    assert begun.fight.combatants["ana"].sheet.str == HERO["str"]
    assert begun.log() == before


def test_what_was_used_up_stays_used_up_when_something_else_is_changed(begun: GameTable) -> None:
    begun.all_by(APP)
    begun.conductor.command({"do": "act", "actor": "ana", "action": "use_item", "with": "potion", "targets": ["bea"]})
    assert begun.fight.combatants["ana"].items == {"potion": 1}
    card = card_of(begun, "ana")
    typed(card, "arm", 11)
    card.form.save()
    value = begun.fight.combatants["ana"]
    assert value.sheet.arm == 11
    assert value.items == {"potion": 1}
    entry = there(begun.conductor.service).journal.entries[-1]
    assert entry.command["sheet"] == {"arm": 11}


def test_the_menu_and_the_search_open_it_and_esc_asks_once(begun: GameTable) -> None:
    rulings = begun.page.rulings
    action = next(item for item in rulings.menu_for("bea").actions() if item.text() == "Change the sheet… (Shift+F2)")
    action.trigger()
    card = begun.page.card
    assert isinstance(card, SheetCard)
    typed(card, "spd", 3)
    QTest.keyClick(card.form, Qt.Key.Key_Escape)
    assert card.isVisible()
    assert "Esc once more" in card.form.message.text()
    QTest.keyClick(card.form, Qt.Key.Key_Escape)
    assert begun.page.card is None
    assert begun.fight.combatants["bea"].sheet.spd == 7
    begun.page.order.select("bea")
    begun.window.finder.open()
    line = there(begun.window.finder.picker).line
    QTest.keyClicks(line, "change the sheet")
    QTest.keyClick(line, Qt.Key.Key_Return)
    again = begun.page.findChildren(SheetCard)[-1]
    assert again.isVisible()
    assert "Bea" in again.form.title.text()


def test_what_cannot_be_stands_at_its_field_and_nothing_happens(begun: GameTable) -> None:
    steps = begun.conductor.steps_done
    card = card_of(begun, "ana")
    form = there(card.form.sheet_form)
    form.show_sheet({**HERO, "hp": 60, "nonsense": 1})
    card.form.edit()
    card.form.save()
    assert begun.page.card is card
    assert begun.conductor.steps_done == steps


def test_a_creature_is_changed_in_the_bestiary_too_where_that_is_wanted(window: MainWindow, library: Library) -> None:
    guard = library.creatures.add([Creature(name="Guard", system=SYSTEM, sheet=GUARD)])[0]
    entries = [
        EncounterEntry(name="Ana", side="party", sheet=HERO),
        EncounterEntry(name="Guard", side="foes", count=2, creature_id=guard.id),
    ]
    made = library.encounters.add(Encounter(name="Gate", system=SYSTEM, seed=4), entries)
    table = GameTable(window, library)
    assert window.conductor.open_prepared(there(made.id))
    card = card_of(table, "guard-a")
    assert card.form.also.text() == "For Guard in the bestiary too"
    card.form.also.setChecked(True)
    typed(card, "str", 9)
    card.form.save()
    assert table.fight.combatants["guard-a"].sheet.str == 9
    assert table.fight.combatants["guard-b"].sheet.str == GUARD["str"], "of two guards the other stays as it is"
    assert there(library.creatures.get(there(guard.id))).sheet["str"] == 9
    for _ in range(2):
        window.undo()
        assert table.fight.combatants["guard-a"].sheet.str == GUARD["str"]
        assert there(library.creatures.get(there(guard.id))).sheet["str"] == GUARD["str"]
        assert window.conductor.steps_done == 0
        assert not window.undo_stack.canUndo()
        window.redo()
        assert table.fight.combatants["guard-a"].sheet.str == 9
        assert there(library.creatures.get(there(guard.id))).sheet["str"] == 9
        assert_as_saved(table)


def test_what_was_kept_in_the_bestiary_alone_is_a_step_of_its_own(
    window: MainWindow, library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    guard = library.creatures.add([Creature(name="Guard", system=SYSTEM, sheet=GUARD)])[0]
    entries = [
        EncounterEntry(name="Ana", side="party", sheet=HERO),
        EncounterEntry(name="Guard", side="foes", creature_id=guard.id),
    ]
    made = library.encounters.add(Encounter(name="Gate", system=SYSTEM, seed=4), entries)
    table = GameTable(window, library)
    assert window.conductor.open_prepared(there(made.id))

    def strengths() -> tuple[int, int]:
        return table.fight.combatants["guard"].sheet.str, there(library.creatures.get(there(guard.id))).sheet["str"]

    def refused(*_: object, **__: object) -> None:
        raise LibraryError("full")

    card = card_of(table, "guard")
    card.form.also.setChecked(True)
    typed(card, "str", 9)
    with monkeypatch.context() as patch:
        patch.setattr(library.journals, "append", refused)
        card.form.save()
    assert card.isVisible(), "the fight has not changed, which is said"
    assert strengths() == (GUARD["str"], 9)
    card.form.save()
    assert not card.isVisible()
    assert strengths() == (9, 9)
    window.undo()
    assert strengths() == (GUARD["str"], 9), "the ruling came later"
    window.undo()
    assert strengths() == (GUARD["str"], GUARD["str"])


def test_where_the_bestiary_has_gone_on_undo_in_the_fight_takes_back_what_was_done_there(
    window: MainWindow, library: Library
) -> None:
    guard = library.creatures.add([Creature(name="Guard", system=SYSTEM, sheet=GUARD)])[0]
    entries = [
        EncounterEntry(name="Ana", side="party", sheet=HERO),
        EncounterEntry(name="Guard", side="foes", creature_id=guard.id),
    ]
    made = library.encounters.add(Encounter(name="Gate", system=SYSTEM, seed=4), entries)
    table = GameTable(window, library)
    assert window.conductor.open_prepared(there(made.id))
    card = card_of(table, "guard")
    card.form.also.setChecked(True)
    typed(card, "str", 9)
    card.form.save()
    edits = table.page.sheets._edits
    edits.do(
        CREATURES, "Another name", save_creatures(library, [twin(guard, name="Warden", sheet={**GUARD, "str": 9})])
    )
    window.undo()
    assert table.fight.combatants["guard"].sheet.str == GUARD["str"]
    assert there(library.creatures.get(there(guard.id))).sheet["str"] == 9, "it was changed again since"
    window.conductor.command({"do": "note", "text": "one"})
    window.undo_stack.undo()
    window.undo()
    assert window.conductor.steps_done == 0
    assert there(library.creatures.get(there(guard.id))).sheet["str"] == 9, "the note is no step with it"


@pytest.mark.parametrize("system", registry.ids())
def test_in_every_system_the_form_says_what_the_sheet_says_and_keeps_what_is_changed(
    window: MainWindow, library: Library, system: str
) -> None:
    sheet = next(
        creature["sheet"]
        for creature in creatures(system).values()
        if creature["sheet"].get("weapons") or creature["sheet"].get("cards")
    )
    entries = [EncounterEntry(name=name, side=name, sheet=sheet) for name in ("Ana", "Orc")]
    made = library.encounters.add(Encounter(name="Duel", system=system, seed=4), entries)
    table = GameTable(window, library)
    assert window.conductor.open_prepared(there(made.id))
    steps = window.conductor.steps_done
    card = card_of(table, "ana")
    card.form.save()
    assert window.conductor.steps_done == steps, "nothing was changed"
    vital = table.conductor.system.vital.id
    most = getattr(table.fight.combatants["ana"].sheet, vital)
    card = card_of(table, "ana")
    typed(card, vital, most - 1)
    card.form.save()
    assert getattr(table.fight.combatants["ana"].sheet, vital) == most - 1
    assert table.fight.combatants["ana"].pools[vital] == most - 1
    assert_as_saved(table)
    window.undo()
    assert table.fight.combatants["ana"].pools[vital] == most


def test_while_something_is_asked_or_the_past_is_shown_no_sheet_opens(begun: GameTable) -> None:
    begun.all_by("table")
    begun.conductor.command({"do": "act", "actor": "ana", "action": "attack", "targets": ["guard-a"]})
    begun.page.sheets.open("ana")
    assert begun.page.card is None
    assert "open question" in begun.said


def test_a_row_is_added_from_a_list_that_lies_over_the_card(begun: GameTable) -> None:
    card = card_of(begun, "ana")
    (offers, *_) = [candidate for candidate in card.findChildren(RowOffers) if candidate.isVisibleTo(card)]
    offers.open()
    picker = there(offers.picker)
    assert card.isVisible(), "what was typed into it is still there"
    card.escape()
    assert card.isVisible()
    assert offers.picker is None, "Esc puts the list away, not what lies under it"
    offers.open()
    QTest.keyClick(there(offers.picker).line, Qt.Key.Key_Return)
    assert card.form.dirty
    card.form.save()
    assert begun.page.card is None
    assert "added" in begun.log()[-1]
    assert picker is not None


def test_a_list_of_rows_goes_with_its_form(begun: GameTable) -> None:
    card = card_of(begun, "ana")
    (offers, *_) = [candidate for candidate in card.findChildren(RowOffers) if candidate.isVisibleTo(card)]
    offers.open()
    card.form.dirty = False
    card.shut()
    settle()
    assert begun.page.card is None
    assert not [picker for picker in begun.window.findChildren(Picker) if picker.isVisible()]


def test_what_shows_the_form_again_keeps_for_whom_else_it_is(begun: GameTable) -> None:
    """The tick was lost where an unsaved form came back."""
    card = card_of(begun, "guard-a")
    card.form.also.setChecked(True)
    show = card.form.showing()
    card.form.also.setChecked(False)
    show()
    assert card.form.also.isChecked()
    card.form.also.setChecked(False)
    card.form.showing()()
    assert not card.form.also.isChecked()


def test_ctrl_enter_confirms_as_everywhere_else(begun: GameTable) -> None:
    card = card_of(begun, "ana")
    typed(card, "str", 12)
    box = there(card.form.sheet_form).editors["str"].findChild(SpinBox)
    assert box is not None
    QTest.keyClick(box, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert begun.fight.combatants["ana"].sheet.str == 12
    assert begun.page.card is None
