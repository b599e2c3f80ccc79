"""Creatures are found by Ctrl+K, by pickers and by the list of the bestiary as by one another."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from models.repositories.creatures import Creature
from models.repositories.encounters import Encounter
from models.repositories.parties import Member, Party
from tests.proving import short_of
from tests.there import there
from tests.ui.encounter.conftest import GUARD, HERO, SYSTEM, GameTable
from tests.ui.encounter.picking import enter, listed, opened
from ui.navigation.tabs import BESTIARY
from ui.shell.main_window import MainWindow
from ui.widgets.picker import Picker

BEASTS: tuple[tuple[str, str, list[str], str], ...] = (
    ("Lucía Brasa", "Person", ["salt"], ""),
    ("Ash Hound", "Beast", ["fire", "pack"], "Follows the smell of lucid dreams."),
    ("Hound", "Beast", [], ""),
    ("Hound 3", "Beast", [], ""),
    ("Greyhound", "Beast", [], ""),
    ("Brass-Sentry", "Construct", ["clockwork"], "Guards the lower stair."),
)


def in_the_list(window: MainWindow, words: str) -> set[str]:
    window.show_tab(BESTIARY)
    window.bestiary.list.search.setText(words)
    window.bestiary.search()
    found = {row.name for row in window.bestiary.rows.rows}
    window.bestiary.clear()
    return found


def picked_from(picker: Picker, words: str, among: set[str]) -> set[str]:
    picker.line.setText(words)
    found = {line.split("   ")[0] for line in listed(picker)} & among
    picker.shut()
    return found


@pytest.mark.parametrize(
    "words",
    short_of(
        ["lucia", "LUCÍA", "hound", "ound", "fire pack", "stair", "brass-sen", "beast", "hou ash"],
        *("LUCÍA", "fire pack"),
    ),
)
def test_list_anything_and_pickers_find_the_same_creatures(begun: GameTable, words: str) -> None:
    library, window = begun.library, begun.window
    library.creatures.add(
        Creature(name=name, system=SYSTEM, kind=kind, tags=tags, notes=notes, sheet=GUARD)
        for name, kind, tags, notes in BEASTS
    )
    names = {name for name, _, _, _ in BEASTS}
    window.menus.by_name["reinforce"].trigger()
    joining = picked_from(begun.page.findChildren(Picker)[-1], words, names)
    anything = picked_from(opened(begun), words, names)
    window.put_away()
    library.encounters.add(Encounter(name="Empty", system=SYSTEM), [])
    window.encounter.prepare.reload()
    window.encounter.prepare.list.setCurrentIndex(
        next(
            window.encounter.prepare.encounters.index(row, 0)
            for row in range(window.encounter.prepare.encounters.rowCount())
            if window.encounter.prepare.encounters.index(row, 0).data() == "Empty"
        )
    )
    window.encounter.prepare.pick()
    preparing = picked_from(window.encounter.prepare.findChildren(Picker)[-1], words, names)
    listed_there = in_the_list(window, words) & names
    assert joining == anything == preparing == listed_there


def test_anything_knows_the_last_of_very_many_creatures(table: GameTable, qtbot: QtBot) -> None:
    table.library.creatures.add(
        Creature(name=f"Moth {number:04}", system=SYSTEM, sheet=GUARD) for number in range(2500)
    )
    table.library.creatures.add([Creature(name="Zebra", system=SYSTEM, sheet=GUARD)])
    assert listed(opened(table, "zebr"))[0].startswith("Zebra")


def test_a_number_that_belongs_to_a_name_is_none_of_how_many(table: GameTable) -> None:
    table.library.creatures.add(Creature(name=name, system=SYSTEM, sheet=GUARD) for name, _, _, _ in BEASTS)
    table.window.encounter.prepare.new_encounter()
    table.window.encounter.prepare.pick()
    picker = table.window.encounter.prepare.findChildren(Picker)[-1]
    picker.line.setText("hound 3")
    assert [line.split("   ")[0] for line in listed(picker)][:2] == ["Hound 3", "Hound"]
    enter(picker)
    target = there(table.window.encounter.prepare.chosen_id)
    assert [(entry.name, entry.count) for entry in table.library.encounters.entries(target)] == [("Hound 3", 1)]


def test_a_number_behind_a_name_is_how_many(table: GameTable) -> None:
    table.library.creatures.add(Creature(name=name, system=SYSTEM, sheet=GUARD) for name, _, _, _ in BEASTS)
    table.window.encounter.prepare.new_encounter()
    table.window.encounter.prepare.pick()
    picker = table.window.encounter.prepare.findChildren(Picker)[-1]
    picker.line.setText("brass 4")
    enter(picker)
    target = there(table.window.encounter.prepare.chosen_id)
    assert [(entry.name, entry.count) for entry in table.library.encounters.entries(target)] == [("Brass-Sentry", 4)]


def test_several_join_the_fight_from_one_list(begun: GameTable) -> None:
    begun.library.creatures.add(Creature(name=name, system=SYSTEM, sheet=GUARD) for name in ("Hound", "Wisp"))
    party = begun.library.parties.add(Party(name="Late"), [Member(name="Zoe", system=SYSTEM, sheet=HERO)])
    assert party.id is not None
    begun.window.menus.by_name["reinforce"].trigger()
    picker = begun.page.findChildren(Picker)[-1]
    for typed in ("hound 2", "zoe", "wisp"):
        QTest.keyClicks(picker.line, typed)
        QTest.keyClick(picker.line, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
        assert picker.isVisible()
        assert picker.line.hasFocus()
    names = [combatant.name for combatant in begun.fight.combatants.values()]
    assert names[-4:] == ["Hound A", "Hound B", "Zoe", "Wisp"]
    picker.line.setText("zoe")
    assert listed(picker) == [], "who is in the fight joins it no second time"
    QTest.keyClick(picker.line, Qt.Key.Key_Escape)
    assert not picker.isVisible()


def test_the_list_gives_way_to_an_open_question(begun: GameTable) -> None:
    begun.library.creatures.add([Creature(name="Hound", system=SYSTEM, sheet=GUARD)])
    begun.type(f"a{begun.key_of('guard-a')}\n")
    assert begun.conductor.open_question is not None, "the party rolls at the table"
    begun.window.menus.by_name["reinforce"].trigger()
    picker = begun.page.findChildren(Picker)[-1]
    QTest.keyClicks(picker.line, "hound")
    QTest.keyClick(picker.line, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    assert not picker.isVisible()


def test_of_two_creatures_with_one_name_folder_and_vital_number_are_said(begun: GameTable) -> None:
    """Two *Cão Selvagem* differed by the colour of their emblem alone."""
    for folder in ("Salar", "Fronteira"):
        begun.library.creatures.add([Creature(name="Wild Dog", system=SYSTEM, folder=folder, sheet=GUARD)])
    begun.library.creatures.add([Creature(name="Tame Dog", system=SYSTEM, folder="Salar", sheet=GUARD)])
    begun.window.menus.by_name["reinforce"].trigger()
    picker = begun.page.findChildren(Picker)[-1]
    picker.line.setText("dog")
    lines = [line for line in listed(picker) if "Dog" in line]
    picker.shut()
    twins = sorted(line for line in lines if line.startswith("Wild Dog"))
    assert ["Fronteira" in line for line in twins] == [True, False]
    assert ["Salar" in line for line in twins] == [False, True]
    assert all("HP 40" in line for line in twins), twins
    assert not any("Salar" in line for line in lines if line.startswith("Tame Dog"))


def test_members_of_other_parties_come_after_the_creatures(begun: GameTable) -> None:
    """The heroes of the samples stood first in the list of who joins."""
    library = begun.library
    library.creatures.add([Creature(name="Hound", system=SYSTEM, sheet=GUARD)])
    for party, names in (("Aliens", ("Aaron Other",)), ("Late", ("Zoe", "Zora Own"))):
        library.parties.add(Party(name=party), [Member(name=name, system=SYSTEM, sheet=HERO) for name in names])
    begun.window.menus.by_name["reinforce"].trigger()
    begun.page.findChildren(Picker)[-1].line.setText("zoe")
    enter(begun.page.findChildren(Picker)[-1])
    begun.window.menus.by_name["reinforce"].trigger()
    picker = begun.page.findChildren(Picker)[-1]
    lines = [line.split("   ")[0] for line in listed(picker)]
    picker.shut()
    assert lines.index("Zora Own") < lines.index("Hound") < lines.index("Aaron Other")
