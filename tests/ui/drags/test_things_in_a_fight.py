"""Things and spoils dragged onto who fights: by mouse and by keys, taken back in the fight, kept by the members."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from models.repositories.encounters import Encounter, EncounterEntry
from models.repositories.parties import Member, Party
from models.storage.store import twin
from tests.ui.carrying import Stop, point_in
from tests.ui.drags.world import BOARD, CTRL, World, calm, of, over_tab
from tests.ui.encounter.conftest import GUARD, HERO
from ui.dnd.drop_targets import DragHint
from ui.navigation.tabs import ENCOUNTER, PARTY
from ui.widgets.picker import Picker
from ui.widgets.prompt_card import LineEntry

SHIFT = Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def gate(world: World) -> World:
    """The Hall, Dan with two potions and Eva with none, stand at the gate against a guard who leaves a rope."""
    library = world.library
    bare = {key: value for key, value in HERO.items() if key != "items"}
    party = library.parties.add(
        Party(name="Hall"),
        [Member(name="Dan", system="ffrpg", sheet=HERO), Member(name="Eva", system="ffrpg", sheet=bare)],
    )
    foe = {**GUARD, "drops": [{"item": "rope", "chance": 100, "qty": 2}]}
    fight = library.encounters.add(
        Encounter(name="Gate", system="ffrpg", board=BOARD, seed=3),
        [EncounterEntry(name="Guard", side="foes", sheet=foe, cells=[[5, 5]])],
    )
    ids = [member.id for member in library.parties.members(party.id) if member.id is not None]
    library.encounters.add_members(fight.id or 0, ids)
    _, *people = library.encounters.entries(fight.id or 0)
    library.encounters.save_entries([twin(entry, cells=[[column, 0]]) for column, entry in enumerate(people)])
    assert world.window.conductor.open_prepared(fight.id or 0)
    world.window.conductor.begin_fight()
    world.window.show_tab(ENCOUNTER)
    while world.window.conductor.open_question is not None:
        world.window.conductor.questions.roll_rest()
    return world


def has(world: World) -> list[dict[str, int]]:
    return [
        {row["name"]: row["qty"] for row in member.sheet.get("items", ())}
        for member in world.library.parties.members(3)
    ]


def unfold(world: World) -> Any:
    """The things of the party, under the order of the fight."""
    things = world.fight.things
    if things.isHidden():
        world.fight.setFocus()
        world.window.menus.by_name["things"].trigger()
        QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
    return things


def told(things: Any) -> list[str]:
    return [things.model.index(row, 0).data() for row in range(things.model.rowCount())]


def row_of(world: World, name: str) -> Stop:
    order = world.fight.order
    return of(order, lambda: order.visualRect(order.order.index_of(id_of(world, name))).center())


def id_of(world: World, name: str) -> str:
    return next(id for id, item in world.window.conductor.names.items() if item == name)


def held_over(world: World, things: Any, name: str, *way: Stop) -> tuple[str, bool]:
    """What is said beside the mouse over a place, and whether anything came of letting go there."""
    before = has(world)
    said: list[str] = []

    def look() -> bool:
        said.extend(beside.text() for beside in world.window.findChildren(DragHint) if beside.isVisibleTo(world.window))
        return True

    *rest, last = way
    world.hand.carry(things.list.viewport(), world.row(things.list, name), *rest, Stop(last.where, look))
    return (said[-1] if said else ""), has(world) != before


def test_a_thing_goes_to_the_member_who_fights_and_is_taken_back_in_the_fight(gate: World) -> None:
    window, conductor = gate.window, gate.window.conductor
    things = unfold(gate)
    assert told(things) == ["Potion × 2 · Dan"]
    steps = conductor.steps_done
    said, given = held_over(gate, things, "Potion", row_of(gate, "Eva"))
    assert (said, given) == ("Hand Potion to Eva: available in the next fight", True)
    assert gate.hand.words == "Potion"
    assert has(gate) == [{"Potion": 1}, {"Potion": 1}]
    assert told(things) == ["Potion · Dan", "Potion · Eva"]
    calm(gate)
    # It is the last step of this page, and its way back and again.
    assert conductor.steps_done == steps
    assert window.undoing.steps()[0] == "Hand Potion to Eva"
    window.undo()
    assert has(gate) == [{"Potion": 2}, {}]
    assert told(things) == ["Potion × 2 · Dan"]
    window.redo()
    assert has(gate) == [{"Potion": 1}, {"Potion": 1}]
    # What has been done since is taken back before it; taken back elsewhere it is gone from here.
    conductor.command({"do": "note", "text": "the lamp is out"})
    window.undo()
    assert has(gate) == [{"Potion": 1}, {"Potion": 1}]
    window.show_tab(PARTY)
    window.undo()
    assert has(gate) == [{"Potion": 2}, {}]
    window.show_tab(ENCOUNTER)
    assert window.undoing.steps()[0] != "Hand Potion to Eva"
    # By keys: taken up in the list, let go on the selected row; or Enter and a name.
    gate.row(things.list, "Potion")
    gate.fight.order.select(id_of(gate, "Eva"))
    gate.carry_by_keys(things.list, lambda: gate.fight)
    assert has(gate) == [{"Potion": 1}, {"Potion": 1}]
    window.undo()
    gate.row(things.list, "Potion")
    things.list.setFocus()
    QTest.keyClick(things.list, Qt.Key.Key_Return)
    [picker] = [candidate for candidate in window.findChildren(Picker) if candidate.isVisible()]
    QTest.keyClick(picker.line, Qt.Key.Key_Return)
    assert has(gate) == [{"Potion": 1}, {"Potion": 1}]
    window.undo()
    assert has(gate) == [{"Potion": 2}, {}]


def test_a_thing_is_let_go_on_the_board_and_from_the_party_and_says_why_not(gate: World) -> None:
    things = unfold(gate)
    view = gate.fight.board.view
    piece = of(view, lambda: view.point_of((1, 0)))
    assert held_over(gate, things, "Potion", piece) == ("Hand Potion to Eva: available in the next fight", True)
    gate.window.undo()
    foe = of(view, lambda: view.point_of((5, 5)))
    assert held_over(gate, things, "Potion", foe) == (
        "Guard is in no party, and keeps nothing after this fight.",
        False,
    )
    nobody = of(view, lambda: view.point_of((3, 2)))
    assert held_over(gate, things, "Potion", nobody) == ("Drop it on a combatant.", False)
    assert held_over(gate, things, "Potion", row_of(gate, "Dan")) == ("Dan already has it.", False)
    assert held_over(gate, things, "Potion", Stop(point_in(gate.fight.stage))) == ("Drop it on a combatant.", False)
    calm(gate)
    # From the party's tab, held over the tab of the fight.
    gate.window.show_tab(PARTY)
    gate.party.bar.bring_out(3)
    gate.party.reload()
    gate.party.view.setFocus()
    QTest.keyClick(gate.party.view, Qt.Key.Key_T, CTRL | SHIFT)
    _, given = held_over(gate, gate.party.things, "Potion", over_tab(gate, ENCOUNTER), row_of(gate, "Eva"))
    assert given
    gate.window.undo()
    assert has(gate) == [{"Potion": 2}, {}]


def test_spoils_lie_ready_at_the_end_and_are_handed_to_who_fought(gate: World) -> None:
    window, conductor = gate.window, gate.window.conductor
    held_over(gate, unfold(gate), "Potion", row_of(gate, "Eva"))
    gate.fight.things.turn()
    conductor.command({"do": "damage", "actor": "guard", "amount": 99})
    conductor.command({"do": "end"})
    while conductor.open_question is not None:
        conductor.questions.roll_rest()
    # What was handed over during the fight is theirs after it.
    assert has(gate) == [{"Potion": 1}, {"Potion": 1}]
    things = gate.fight.things
    assert not things.isHidden()
    assert told(things)[0] == "Rope × 2 · spoils, nobody’s yet"
    QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
    assert held_over(gate, things, "Rope", row_of(gate, "Eva")) == ("Hand Rope to Eva", True)
    assert has(gate)[1] == {"Potion": 1, "Rope": 1}
    assert told(things)[0] == "Rope · spoils, nobody’s yet"
    window.undo()
    assert told(things)[0] == "Rope × 2 · spoils, nobody’s yet"
    window.redo()
    window.undo()
    window.undo()
    assert conductor.fight.phase != "ended"
    assert things.isHidden(), "what was offered has gone with the end"
    assert told(unfold(gate)) == ["Potion · Dan", "Potion · Eva"]


@pytest.mark.parametrize("asked_for", [True, False])
def test_things_take_no_room_from_the_order_of_the_next_fight(gate: World, asked_for: bool) -> None:
    window, conductor, library = gate.window, gate.window.conductor, gate.library
    things = gate.fight.things
    if asked_for:
        unfold(gate)
        assert things.list.hasFocus()
    conductor.command({"do": "damage", "actor": "guard", "amount": 99})
    conductor.command({"do": "end"})
    while conductor.open_question is not None:
        conductor.questions.roll_rest()
    assert not things.isHidden()
    following = library.encounters.add(
        Encounter(name="Yard", system="ffrpg", seed=3), [EncounterEntry(name="Guard", side="foes", sheet=GUARD)]
    )
    assert conductor.open_prepared(following.id or 0)
    assert things.isHidden()
    assert not things.list.hasFocus()
    conductor.begin_fight()
    assert things.isHidden()
    window.menus.by_name["things"].trigger()
    assert not things.isHidden(), "they are there as soon as somebody asks for them"


def test_money_goes_from_purse_to_purse_as_much_as_is_said(gate: World) -> None:
    library, window = gate.library, gate.window
    dan, _ = library.parties.members(3)
    library.parties.save_members([twin(dan, gains={"gil": 120, "xp": 40})])
    before = gains(gate)
    things = unfold(gate)
    assert told(things) == ["Potion × 2 · Dan", "120 Gil · Dan"]

    def asked() -> LineEntry:
        [entry] = [card for card in window.findChildren(LineEntry) if card.isVisible()]
        return entry

    # In the fight, onto who fights; the number that is too large says so, and Enter alone would give all.
    said, _ = held_over(gate, things, "120 Gil", row_of(gate, "Eva"))
    assert said == "Hand Gil to Eva"
    assert gate.hand.words == "120 Gil"
    entry = asked()
    assert (entry.line.text(), gains(gate)) == ("120", before)
    for typed, fault in (("121", "A number from 1 to 120."), ("some", "A number from 1 to 120."), ("50", "")):
        entry.line.selectAll()
        QTest.keyClicks(entry.line, typed)
        QTest.keyClick(entry.line, Qt.Key.Key_Return)
        assert entry.fault.text() == fault
    assert gains(gate) == [{"gil": 70, "xp": 40}, {"gil": 50}]
    assert told(things)[1:] == ["70 Gil · Dan", "50 Gil · Eva"]
    window.undo()
    assert gains(gate) == before
    # By keys in the party: taken up, let go on a member; or Enter, a name and a number.
    window.show_tab(PARTY)
    gate.party.bar.bring_out(3)
    gate.party.reload()
    gate.party.view.setFocus()
    QTest.keyClick(gate.party.view, Qt.Key.Key_T, CTRL | SHIFT)
    purse = gate.party.things
    gate.row(purse.list, "120 Gil")

    def on_eva() -> Any:
        gate.row(gate.party.view, "Eva")
        return gate.party.view

    gate.carry_by_keys(purse.list, on_eva)
    QTest.keyClick(asked().line, Qt.Key.Key_Return)
    assert gains(gate) == [{"xp": 40}, {"gil": 120}]
    window.undo()
    gate.row(purse.list, "120 Gil")
    purse.list.setFocus()
    QTest.keyClick(purse.list, Qt.Key.Key_Return)
    [picker] = [candidate for candidate in window.findChildren(Picker) if candidate.isVisible()]
    QTest.keyClicks(picker.line, "Eva 20")
    QTest.keyClick(picker.line, Qt.Key.Key_Return)
    assert gains(gate) == [{"gil": 100, "xp": 40}, {"gil": 20}]
    window.undo()
    assert gains(gate) == before


def gains(world: World) -> list[dict[str, int]]:
    return [member.gains for member in world.library.parties.members(3)]


def test_what_the_party_has_now_is_not_handed_out_in_the_past(gate: World) -> None:
    things = unfold(gate)
    before = told(things)
    look_back = gate.window.menus.by_name["look_back"]
    look_back.trigger()
    assert not things.isVisible()
    gate.window.menus.by_name["things"].trigger()
    assert not things.isVisible()
    assert "nothing can be done in it" in gate.fight.stage.message.text()
    QTest.keyClick(gate.fight, Qt.Key.Key_Escape)
    assert not gate.window.conductor.looks_back
    assert things.isVisible()
    assert told(things) == before
    gate.window.menus.by_name["things"].trigger()
    assert not things.isVisible()
    look_back.trigger()
    QTest.keyClick(gate.fight, Qt.Key.Key_Escape)
    assert not things.isVisible(), "it was put away before"
