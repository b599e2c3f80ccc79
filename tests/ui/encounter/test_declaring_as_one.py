"""A group that acts as one declares once, in the systems where everybody declares before anybody acts."""

from random import Random
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from models.library import Library
from models.repositories.encounters import Encounter, EncounterEntry
from tests.samples import sheet
from tests.ui.encounter.conftest import APP, GameTable
from tests.ui.encounter.sampling import answer_all
from tests.ui.encounter.warehouse import lines
from ui.encounter.action_panel.declaration_list import LATER
from ui.shell.main_window import MainWindow
from ui.widgets.labels import Label

AS_ONE = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
BY_KIND = {"initiative": "side", "order_by_kind": True}


def declaring(window: MainWindow, library: Library, system: str, *foes: EncounterEntry, **options: Any) -> GameTable:
    """Ana against these foes, everybody about to declare; the app rolls for all."""
    name = {"d100": "Agente de policía", "fantasia": "Salteador"}[system]
    ana = EncounterEntry(name="Ana", side="party", sheet=sheet(system, name))
    kept = library.encounters.add(Encounter(name="Alley", system=system, seed=4, options=options), [ana, *foes])
    table = GameTable(window, library)
    assert window.conductor.open_prepared(kept.id or 0)
    table.all_by(APP)
    table.type(" ")
    answer_all(table, Random(1))
    assert table.fight.phase == "declaration"
    return table


def thug(**more: Any) -> EncounterEntry:
    """Some who fight with a club or a knife."""
    sheet_of = {**sheet("d100", "Matón del puerto"), **more.pop("sheet", {})}
    return EncounterEntry(**{"name": "Matón", "side": "foes", "sheet": sheet_of, **more})


def as_one(table: GameTable) -> None:
    table.window.menus.by_name["as_one"].trigger()
    QApplication.processEvents()


def declared(table: GameTable) -> dict[str, Any]:
    """What the foes have declared in d100: with what, at whom."""
    foes = [
        combatant
        for combatant in table.fight.combatants.values()
        if combatant.side == "foes" and combatant.declared is not None
    ]
    return {foe.id: (foe.declared.with_id, foe.declared.targets) for foe in foes}


def test_one_key_declares_the_obvious_for_the_whole_group_and_one_takes_it_back(
    window: MainWindow, library: Library
) -> None:
    table = declaring(window, library, "d100", thug(count=3, sheet={"des": 18}))
    hint = next(item for item in table.page.stage.declarations.findChildren(Label) if "Shift+Enter" in item.text())
    assert "Ctrl+Shift+Enter" in hint.text()
    assert lines(table)["maton-a"].in_group
    assert {id: line.look.emblem for id, line in lines(table).items()} == {
        "ana": "",
        **dict.fromkeys(("maton-a", "maton-b", "maton-c"), "brute"),
    }
    assert table.page.stage.compose.looks == {id: line.look for id, line in lines(table).items()}
    as_one(table)
    assert declared(table) == {f"maton-{item}": ("porra", ("ana",)) for item in "abc"}
    assert table.said == ""
    assert table.fight.active == "ana"
    assert "Ctrl+Shift+Enter" not in hint.text()
    table.window.undo()
    assert declared(table) == {}
    assert table.fight.active == "maton-a"
    table.window.redo()
    assert len(declared(table)) == 3


def test_what_is_put_together_is_declared_in_four_keys_and_each_rolls_its_own_dice(
    window: MainWindow, library: Library
) -> None:
    table = declaring(window, library, "d100", thug(count=3, sheet={"des": 18}))
    table.type(f"{table.key_of('maton-b')}a")
    words = [item.text() for item in table.page.stage.compose.findChildren(Label)]
    assert "Ctrl+Shift+Enter: the same declaration for Matón A, Matón C" in words
    if not table.page.composer.ready:
        table.type(table.key_of("ana"))
    as_one(table)
    assert set(declared(table).values()) == {("porra", ("ana",))}
    assert len(declared(table)) == 3
    table.type("  ")  # Ana declares, and the first one acts
    assert table.fight.phase == "action"
    table.type("\n")
    as_one(table)
    answer_all(table, Random(2))
    entries = [entry for entry in table.conductor.current_fight.service.journal.entries if entry.command["do"] == "act"]
    assert [entry.command["actor"] for entry in entries] == ["maton-a", "maton-b", "maton-c"]
    assert len({entry.dice for entry in entries}) > 1


def test_whoever_cannot_is_named_and_left_out(window: MainWindow, library: Library) -> None:
    smuggler = EncounterEntry(name="Gato", side="foes", sheet=sheet("d100", "Contrabandista"), group="gang")
    table = declaring(window, library, "d100", thug(count=3, group="gang", sheet={"des": 18}), smuggler)
    table.conductor.command({"do": "condition", "actor": "maton-b", "status": "unconscious"})
    table.type(f"{table.key_of('maton-a')}a")
    if not table.page.composer.ready:
        table.type(table.key_of("ana"))
    QApplication.processEvents()
    words = [item.text() for item in table.page.stage.compose.findChildren(Label)]
    assert "Ctrl+Shift+Enter: the same declaration for Matón C" in words
    table.press(Qt.Key.Key_Escape)
    table.press(Qt.Key.Key_Escape)
    as_one(table)
    assert set(declared(table)) == {"maton-a", "maton-c"}
    assert not lines(table)["gato"].in_group
    assert table.said.startswith("Without Matón B and Gato: ")
    assert "inconsciente" in table.said
    table.window.undo()
    assert declared(table) == {}


def test_what_somebody_of_the_group_lacks_is_called_by_its_name(window: MainWindow, library: Library) -> None:
    gunman = EncounterEntry(name="Sombra", side="foes", sheet=sheet("d100", "Pistolero a sueldo"), group="gang")
    table = declaring(window, library, "d100", gunman, thug(group="gang"))
    assert table.fight.active == "sombra"
    as_one(table)
    assert declared(table)["sombra"][0] == "subfusil"
    assert "“Subfusil”" in table.said


def test_who_declares_later_keeps_it_until_then_and_undo_takes_that_too(window: MainWindow, library: Library) -> None:
    early, late = thug(name="Early", group="gang", sheet={"des": 18}), thug(name="Late", group="gang")
    table = declaring(window, library, "d100", early, late)
    before = lines(table)["late"]
    as_one(table)
    assert set(declared(table)) == {"early"}
    kept = lines(table)["late"]
    assert (kept.state, kept.changed) == (LATER, True)
    table.window.undo()
    assert (declared(table), lines(table)["late"]) == ({}, before)
    table.window.redo()
    assert lines(table)["late"] == kept
    table.type("\n\n")
    assert declared(table)["late"] == declared(table)["early"]


def test_what_one_of_a_group_is_given_by_hand_stays_when_the_group_takes_its_own_back(
    window: MainWindow, library: Library
) -> None:
    early, late = thug(name="Early", group="gang", sheet={"des": 18}), thug(name="Late", group="gang")
    table = declaring(window, library, "d100", early, late)
    as_one(table)
    followed = lines(table)["late"]
    table.type(table.key_of("late"))
    defend = next(
        button.action for button in table.page.stage.buttons if button.action and button.action.id == "defend"
    )
    table.type(f"{defend.key}\n")
    by_hand = lines(table)["late"]
    assert by_hand.words != followed.words
    table.window.undo()
    assert (declared(table), lines(table)["late"].words) == ({}, by_hand.words)


def test_nobody_declares_for_the_party_or_for_one_alone(window: MainWindow, library: Library) -> None:
    table = declaring(window, library, "d100", thug(sheet={"des": 18}))
    as_one(table)
    assert (table.said, declared(table)) == ("Nobody else in its group declares now.", {})
    table.type("\n\n")
    as_one(table)
    assert table.said == "Everybody has declared. Space goes on."


@pytest.mark.parametrize("kind", ["a", "obvious"])
def test_a_group_declares_its_kind_of_action_in_la_fantasia(window: MainWindow, library: Library, kind: str) -> None:
    wolves = EncounterEntry(name="Lobo", side="foes", count=3, group="pack", sheet=sheet("fantasia", "Salteador"))
    archer = EncounterEntry(name="Flor", side="foes", sheet=sheet("fantasia", "Arquero del camino"))
    table = declaring(window, library, "fantasia", wolves, archer, **BY_KIND)
    table.conductor.command({"do": "condition", "actor": "lobo-b", "status": "sleep"})
    table.type(table.key_of("lobo-a") + ("a" if kind == "a" else ""))
    as_one(table)
    assert set(table.fight.declared) == {"lobo-a", "lobo-c"}
    assert table.said.startswith("Without Lobo B: ")
    table.window.undo()
    assert table.fight.declared == {}
