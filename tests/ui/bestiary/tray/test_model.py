"""The tray *Next fight*: from the list to a prepared encounter."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QUndoStack
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QSpinBox
from pytestqt.qtbot import QtBot

from models.library import Library
from models.repositories.parties import Member, Party
from tests.ui.bestiary.trays import ids, lines
from tests.ui.bestiary.world import critter, drop
from tests.ui.carried import creatures_mime, members_mime
from ui.bestiary.tab import BestiaryTab
from ui.bestiary.tray.model import COUNT, SIDE


@pytest.fixture
def party(filled: Library) -> Party:
    """Two who play by the first system's rules, one by the other's."""
    members = [
        Member(party_id=0, name=name, system=system, sheet={"life": 20})
        for name, system in (("Ann", "critters"), ("Bob", "critters"), ("Cog", "machines"))
    ]
    return filled.parties.add(Party(name="The Few"), members)


def test_plus_adds_what_is_chosen_and_once_more_counts(qtbot: QtBot, tab: BestiaryTab, stack: QUndoStack) -> None:
    tab.list.choose(ids(tab, "Bog Newt", "Dusk Moth"))
    QTest.keyClick(tab.list.view, Qt.Key.Key_Plus)
    tab.list.choose(ids(tab, "Dusk Moth"))
    QTest.keyClick(tab.list.view, Qt.Key.Key_Plus)
    assert lines(tab) == [(1, "Bog Newt", "foes"), (2, "Dusk Moth", "foes")]
    assert tab.tray.title.text() == "Next fight: 3 combatants"
    stack.undo()
    assert lines(tab) == [(1, "Bog Newt", "foes"), (1, "Dusk Moth", "foes")]
    stack.undo()
    assert lines(tab) == []
    stack.redo()
    assert lines(tab) == [(1, "Bog Newt", "foes"), (1, "Dusk Moth", "foes")]


def test_creatures_are_dropped_into_the_empty_tray_and_into_the_full_one(
    tab: BestiaryTab, party: Party, filled: Library
) -> None:
    assert drop(tab.tray, creatures_mime(ids(tab, "Ash Wolf", "Bog Newt")), QPoint(10, 10))
    viewport = tab.tray.view.viewport()
    assert drop(viewport, creatures_mime(ids(tab, "Bog Newt")), QPoint(20, viewport.height() - 4))
    assert lines(tab) == [(1, "Ash Wolf", "foes"), (2, "Bog Newt", "foes")]
    ann = filled.parties.members(party.id)[0]
    assert drop(viewport, members_mime([ann.id or 0]), QPoint(20, viewport.height() - 4))
    assert lines(tab)[-1] == (1, "Ann", "party")


def test_what_is_let_go_between_two_lines_of_the_tray_comes_between_them(
    tab: BestiaryTab, party: Party, filled: Library
) -> None:
    assert drop(tab.tray, creatures_mime(ids(tab, "Ash Wolf", "Bog Newt")), QPoint(10, 10))
    view = tab.tray.view
    under_the_first = view.visualRect(tab.tray.model.index(0, 0)).bottomLeft() + QPoint(20, -2)
    ann = filled.parties.members(party.id)[0]
    assert drop(view.viewport(), members_mime([ann.id or 0]), under_the_first)
    assert drop(view.viewport(), creatures_mime(ids(tab, "Bog Newt", "Dusk Moth")), under_the_first)
    assert lines(tab) == [
        (1, "Ash Wolf", "foes"),
        (1, "Dusk Moth", "foes"),
        (1, "Ann", "party"),
        (2, "Bog Newt", "foes"),
    ]


def test_another_rule_system_is_refused_while_hovering_and_told_when_added(tab: BestiaryTab) -> None:
    tab.list.choose(ids(tab, "Ash Wolf"))
    tab.add_to_fight()
    viewport = tab.tray.view.viewport()
    assert not drop(viewport, creatures_mime(ids(tab, "Engine")), QPoint(20, viewport.height() - 4))
    tab.list.choose(ids(tab, "Engine"))
    tab.add_to_fight()
    assert lines(tab) == [(1, "Ash Wolf", "foes")]
    assert tab.tray.message.text() == "Engine cannot join: this fight is played by Critters and Crags."
    assert tab.tray.message.isVisible()


def test_count_side_and_removal_by_keyboard_and_each_is_undone(
    qtbot: QtBot, tab: BestiaryTab, stack: QUndoStack
) -> None:
    tab.list.choose(ids(tab, "Ash Wolf", "Bog Newt"))
    tab.add_to_fight()
    view = tab.tray.view
    view.setFocus()
    view.setCurrentIndex(tab.tray.model.index(0, 1))
    for key in (Qt.Key.Key_Plus, Qt.Key.Key_Plus, Qt.Key.Key_Minus, Qt.Key.Key_S):
        QTest.keyClick(view, key)
    assert lines(tab) == [(2, "Ash Wolf", "foes"), (1, "Bog Newt", "foes")]
    assert view.prepared.line.text() == "Ash Wolf: Party   Enter does it, Esc lets it go"
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert lines(tab) == [(2, "Ash Wolf", "party"), (1, "Bog Newt", "foes")]
    QTest.keyClick(view, Qt.Key.Key_7)
    assert lines(tab)[0] == (2, "Ash Wolf", "party")
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert lines(tab)[0] == (7, "Ash Wolf", "party")
    QTest.keyClick(view, Qt.Key.Key_Delete)
    assert lines(tab) == [(1, "Bog Newt", "foes")]
    stack.undo()
    stack.undo()
    stack.undo()
    assert lines(tab) == [(2, "Ash Wolf", "foes"), (1, "Bog Newt", "foes")]


def test_the_editors_in_the_tray_take_a_number_and_a_side(qtbot: QtBot, tab: BestiaryTab) -> None:
    tab.list.choose(ids(tab, "Ash Wolf"))
    tab.add_to_fight()
    view, model = tab.tray.view, tab.tray.model
    view.edit(model.index(0, COUNT))
    spin = view.findChild(QSpinBox)
    assert spin is not None
    QTest.keyClicks(spin, "12")
    QTest.keyClick(spin, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: lines(tab) == [(12, "Ash Wolf", "foes")])
    assert model.setData(model.index(0, SIDE), "neutral")
    assert model.index(0, SIDE).data() == "Neutral"


def test_begin_prepares_the_encounter_with_the_party_and_empties_the_tray(
    qtbot: QtBot, tab: BestiaryTab, filled: Library, party: Party, stack: QUndoStack
) -> None:
    tab.reload()
    assert tab.tray.party_id == party.id
    tab.list.choose(ids(tab, "Ash Wolf", "Bog Newt"))
    tab.add_to_fight()
    tab.tray.model.setData(tab.tray.model.index(1, COUNT), 3)
    with qtbot.waitSignal(tab.fight_prepared) as told:
        QTest.mouseClick(tab.tray.begin_button, Qt.MouseButton.LeftButton)
    encounter_id = told.args[0]
    encounter = filled.encounters.get(encounter_id)
    assert encounter is not None
    assert (encounter.name, encounter.system, encounter.state, encounter.party_id) == (
        "Ash Wolf, Bog Newt",
        "critters",
        "prepared",
        party.id,
    )
    found = [
        (entry.name, entry.side, entry.count, entry.sheet["life"]) for entry in filled.encounters.entries(encounter_id)
    ]
    assert found == [
        ("Ann", "party", 1, 20),
        ("Bob", "party", 1, 20),
        ("Ash Wolf", "foes", 1, 30),
        ("Bog Newt", "foes", 3, 6),
    ]
    assert lines(tab) == []
    stack.undo()
    assert filled.encounters.all() == []
    assert lines(tab) == [(1, "Ash Wolf", "foes"), (3, "Bog Newt", "foes")]
    stack.redo()
    assert [candidate.id for candidate in filled.encounters.all()] == [encounter_id]
    assert lines(tab) == []


def test_undo_never_takes_a_fight_away_that_has_begun(
    qtbot: QtBot, tab: BestiaryTab, filled: Library, stack: QUndoStack
) -> None:
    tab.list.choose(ids(tab, "Ash Wolf"))
    tab.add_to_fight()
    with qtbot.waitSignal(tab.fight_prepared) as told:
        tab.tray.begin()
    with filled.store.write() as connection:
        connection.exec_driver_sql("UPDATE encounter SET state = 'running'")
    stack.undo()
    assert [encounter.id for encounter in filled.encounters.all()] == [told.args[0]]
    assert lines(tab) == [(1, "Ash Wolf", "foes")]


def test_no_party_can_be_chosen(qtbot: QtBot, tab: BestiaryTab, filled: Library, party: Party) -> None:
    tab.reload()
    tab.tray.party.setCurrentIndex(0)
    tab.tray.party.activated.emit(0)
    tab.list.choose(ids(tab, "Ash Wolf"))
    tab.add_to_fight()
    with qtbot.waitSignal(tab.fight_prepared) as told:
        tab.tray.begin()
    assert [entry.name for entry in filled.encounters.entries(told.args[0])] == ["Ash Wolf"]
    tab.reload()
    assert tab.tray.party_id is None


def test_an_empty_tray_begins_nothing(tab: BestiaryTab, filled: Library) -> None:
    assert not tab.tray.begin_button.isEnabled()
    tab.tray.begin()
    assert filled.encounters.all() == []


def test_what_leaves_the_library_leaves_the_tray(tab: BestiaryTab) -> None:
    tab.list.choose(ids(tab, "Ash Wolf", "Bog Newt"))
    tab.add_to_fight()
    tab.list.choose(ids(tab, "Ash Wolf"))
    tab.remove()
    assert lines(tab) == [(1, "Bog Newt", "foes")]


def two_parties(library: Library) -> tuple[Party, Party]:
    cog = Member(party_id=0, name="Cog", system="machines", sheet={"life": 20})
    ann = Member(party_id=0, name="Ann", system="critters", sheet={"life": 20})
    return library.parties.add(Party(name="Clockwork"), [cog]), library.parties.add(Party(name="The Few"), [ann])


def offered(tab: BestiaryTab) -> list[str]:
    return [tab.tray.party.itemText(place) for place in range(tab.tray.party.count())]


def test_the_party_that_plays_by_the_rules_of_the_fight_is_taken(tab: BestiaryTab, filled: Library) -> None:
    first, second = two_parties(filled)
    tab.reload()
    assert tab.tray.party_id == first.id
    assert offered(tab) == ["no party", "Clockwork", "The Few"]
    tab.list.choose(ids(tab, "Ash Wolf"))
    tab.add_to_fight()
    assert tab.tray.party_id == second.id
    assert offered(tab) == ["no party", "The Few"]
    assert not tab.tray.note.isVisible()


def test_an_empty_tray_offers_the_parties_of_the_system_that_is_looked_at(tab: BestiaryTab, filled: Library) -> None:
    for system in ("critters", "machines"):
        filled.parties.add(Party(name=system), [Member(party_id=0, name="One", system=system, sheet={"life": 20})])
    tab.reload()
    for system in ("machines", "critters"):
        tab.remembered.choose_system(system)
        assert (offered(tab), tab.tray.party.currentText()) == (["no party", system], system)


def test_a_chosen_party_in_which_nobody_plays_any_more_is_told(tab: BestiaryTab, filled: Library) -> None:
    _, few = two_parties(filled)
    tab.list.choose(ids(tab, "Ash Wolf"))
    tab.add_to_fight()
    tab.reload()
    tab.tray.party.choose(few.id)
    tab.tray.party.activated.emit(tab.tray.party.currentIndex())
    filled.parties.remove_members([member.id or 0 for member in filled.parties.members(few.id)])
    tab.reload()
    assert tab.tray.note.text() == "Nobody in The Few plays by Critters and Crags, so they stay out of this fight."
    assert tab.tray.note.isVisible()


def test_the_party_that_is_shown_in_its_tab_is_taken_before_another_that_would_fit(
    tab: BestiaryTab, filled: Library, party: Party
) -> None:
    own = filled.parties.add(
        Party(name="Our own"), [Member(party_id=0, name="Bea", system="critters", sheet={"life": 20})]
    )
    machines = filled.parties.add(
        Party(name="Clockwork"), [Member(party_id=0, name="Cog", system="machines", sheet={"life": 20})]
    )
    tab.reload()
    tab.list.choose(ids(tab, "Ash Wolf"))
    tab.add_to_fight()
    assert tab.tray.party_id == party.id
    tab.remembered.party = own.id
    assert (tab.tray.party_id, tab.tray.party.currentText()) == (own.id, "Our own")
    tab.remembered.party = machines.id
    assert tab.tray.party_id == own.id


def test_what_is_added_to_a_full_tray_comes_into_sight(tab: BestiaryTab, filled: Library) -> None:
    filled.creatures.add([critter(f"Extra {number}") for number in range(8)])
    tab.reload()
    every, view = [row.name for row in tab.rows.rows if row.system == "critters"], tab.tray.view
    for name in every:
        tab.list.choose(ids(tab, name))
        QTest.keyClick(tab.list.view, Qt.Key.Key_Plus)
        last = len(tab.tray.rows) - 1
        assert view.viewport().rect().contains(view.visualRect(tab.tray.model.index(last, 0)).center())
    tab.list.choose(ids(tab, every[0]))
    QTest.keyClick(tab.list.view, Qt.Key.Key_Plus)
    assert tab.tray.rows[0].many == 2
    assert view.viewport().rect().contains(view.visualRect(tab.tray.model.index(0, 0)).center())
