"""Who is hidden is a step like any other: Ctrl+Z takes it back in its place, Ctrl+Shift+Z does it again."""

from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QObject

from tests.ui.encounter.conftest import GameTable
from ui.encounter.action_form.field import OptionButton
from ui.navigation.tabs import BESTIARY, ENCOUNTER
from ui.session.marks import LibraryAside, MarksController


def hidden(table: GameTable) -> set[str]:
    return {id for id, mark in table.conductor.marking.marks.items() if mark.get("hidden")}


def test_hiding_is_taken_back_and_done_again_among_the_commands(table: GameTable) -> None:
    table.conductor.command({"do": "damage", "actor": "ana", "amount": 3})
    table.conductor.hide("guard-a", hidden=True)
    table.conductor.command({"do": "damage", "actor": "ana", "amount": 4})
    hp = [table.fight.combatants["ana"].pools["hp"]]
    for _ in range(3):
        assert table.page.top.undo.isEnabled()
        table.window.undo()
        hp.append(table.fight.combatants["ana"].pools["hp"])
    assert hp == [53, 57, 57, 60]
    assert not hidden(table)
    table.window.redo()
    assert not hidden(table)
    assert "Guard A" in table.window.undoing.steps()[1]
    table.window.redo()
    assert hidden(table) == {"guard-a"}
    assert table.library.journals.load(table.conductor.encounter_id or 0).marks["guard-a"]["hidden"]
    table.window.undo()
    table.conductor.command({"do": "damage", "actor": "ana", "amount": 5})
    table.window.redo()
    assert not hidden(table)


def test_hiding_can_be_taken_back_before_anything_else_was_done(table: GameTable) -> None:
    while table.conductor.can_undo:
        table.window.undo()
    table.conductor.hide("ana", hidden=True)
    assert table.page.top.undo.isEnabled()
    table.window.undo()
    assert not hidden(table)
    assert table.page.top.redo.isEnabled()


def test_the_system_of_a_running_fight_cannot_be_another(table: GameTable) -> None:
    choice = table.window.system_choice.list
    table.window.remembered.choose_system("tabuleiro")
    assert (choice.currentData(), choice.isEnabled()) == ("ffrpg", False)
    assert choice.toolTip()
    table.window.show_tab(BESTIARY)
    assert (choice.currentData(), choice.isEnabled()) == ("tabuleiro", True)
    table.window.show_tab(ENCOUNTER)
    assert (choice.currentData(), choice.isEnabled()) == ("ffrpg", False)
    table.conductor.close_fight()
    assert choice.isEnabled()


@given(st.lists(st.sampled_from(["mark", "command", "undo", "redo"])))
def test_undo_and_redo_go_the_way_that_was_gone(steps: list[str]) -> None:
    owner = QObject()
    marking, at, done, undone = MarksController(lambda marks: True, lambda: None, owner), 0, [""], [""]
    for number, step in enumerate(steps):
        if step == "mark":
            marking.hide([str(number)], at, hidden=True)
            done, undone = [*done, str(number)], [""]
        elif step == "command":
            marking.go_on()
            at, done, undone = at + 1, [*done, "command"], [""]
        elif step == "undo" and done[-1]:
            marked = marking.last(at)
            assert not isinstance(marked, LibraryAside)
            assert (marked.ids[0] if marked is not None else "command") == done[-1]
            at -= marked is None
            if marked is not None:
                marking.take_back(marked)
                assert not marking.is_hidden(marked.ids[0])
            undone.append(done.pop())
        elif step == "redo" and undone[-1]:
            marked = marking.next(at)
            assert not isinstance(marked, LibraryAside)
            assert (marked.ids[0] if marked is not None else "command") == undone[-1]
            at += marked is None
            if marked is not None:
                marking.do_again(marked)
                assert marking.is_hidden(marked.ids[0])
            done.append(undone.pop())


def spans(table: GameTable) -> dict[str, tuple[tuple[int, int | None], ...]]:
    """From which fact to before which each was hidden, as the library alone tells it."""
    found = table.library.journals.hidden_spans(table.conductor.encounter_id or 0)
    return {id: tuple((span.first_fact, span.end_fact) for span in each) for id, each in found.items()}


def restart(table: GameTable) -> None:
    """The fight is closed, and opened again as the library has it."""
    id = table.conductor.encounter_id
    assert id is not None
    table.conductor.close_fight()
    assert table.conductor.resume(id)


def test_hiding_is_taken_back_and_done_again_after_a_restart(table: GameTable) -> None:
    table.conductor.command({"do": "damage", "actor": "ana", "amount": 3})
    table.conductor.hide("guard-a", hidden=True)
    table.conductor.command({"do": "damage", "actor": "ana", "amount": 4})
    restart(table)
    table.window.undo()
    assert hidden(table) == {"guard-a"}
    restart(table)
    assert "Guard A" in table.window.undoing.steps()[0]
    table.window.undo()
    assert (hidden(table), table.fight.combatants["ana"].pools["hp"]) == (set(), 57)
    restart(table)
    table.window.redo()
    table.window.redo()
    assert (hidden(table), table.fight.combatants["ana"].pools["hp"]) == ({"guard-a"}, 53)


def test_what_was_taken_back_before_a_command_is_not_done_again_after_a_restart(table: GameTable) -> None:
    table.conductor.hide("guard-a", hidden=True)
    table.window.undo()
    table.conductor.command({"do": "damage", "actor": "ana", "amount": 3})
    table.window.undo()
    restart(table)
    table.window.redo()
    assert (hidden(table), table.fight.combatants["ana"].pools["hp"]) == (set(), 57)


def test_the_library_says_between_which_facts_somebody_was_hidden_through_undo_and_restart(table: GameTable) -> None:
    before = len(table.conductor.current_fight.service.journal.facts())
    table.conductor.hide("guard-a", hidden=True)
    table.conductor.command({"do": "note", "text": "behind the door"})
    table.conductor.hide("guard-a", hidden=False)
    table.conductor.command({"do": "note", "text": "out of the door"})
    assert spans(table) == {"guard-a": ((before + 1, before + 2),)}
    restart(table)
    table.window.undo()
    table.window.undo()
    assert spans(table) == {"guard-a": ((before + 1, None),)}
    table.conductor.command({"do": "note", "text": "still behind it"})
    assert spans(table) == {"guard-a": ((before + 1, None),)}
    while table.conductor.can_undo:
        table.window.undo()
    assert spans(table) == {}


def played(table: GameTable) -> int:
    """Guard A hidden behind a first note, shown behind a second; so many commands had been given before the second."""
    table.conductor.command({"do": "note", "text": "one"})
    table.conductor.hide("guard-a", hidden=True)
    at = table.conductor.steps_done
    table.conductor.command({"do": "note", "text": "two"})
    table.conductor.hide("guard-a", hidden=False)
    table.conductor.hide("guard-b", hidden=True)
    return at


def test_going_back_takes_back_who_was_hidden_or_shown_later_and_redo_does_it_again(table: GameTable) -> None:
    at = played(table)
    table.page.past.look_back(at)
    assert table.page.past.go_back()
    assert (table.conductor.steps_done, hidden(table)) == (at, {"guard-a"})
    restart(table)
    assert hidden(table) == {"guard-a"}
    for _ in range(3):
        table.window.redo()
    assert (table.conductor.steps_done, hidden(table)) == (at + 1, {"guard-b"})
    assert {id: len(each) for id, each in spans(table).items()} == {"guard-a": 1, "guard-b": 1}


def test_a_branch_begins_with_those_hidden_who_were_so_where_it_parts(table: GameTable) -> None:
    at, before = played(table), table.conductor.encounter_id
    table.page.past.look_back(at)
    assert table.page.past.branch("The other way")
    assert table.conductor.encounter_id != before
    assert hidden(table) == {"guard-a"}
    [(_, end)] = spans(table)["guard-a"]
    assert end is None


def options(table: GameTable) -> dict[str, OptionButton]:
    """Those who can be aimed at, by their ids."""
    found = table.page.stage.compose.findChildren(OptionButton)
    return {str(item.property("option")): item for item in found if item.isVisible()}


def test_who_is_hidden_is_marked_among_those_who_can_be_aimed_at(begun: GameTable) -> None:
    begun.conductor.hide("guard-a", hidden=True)
    begun.type("a")
    marked, other = options(begun)["guard-a"], options(begun)["guard-b"]
    assert "hidden" in marked.text()
    assert "hidden" not in other.text()
    faces = [button.icon().pixmap(button.iconSize()).toImage() for button in (marked, other)]
    left = [face.copy(0, 0, face.width() // 3, face.height()) for face in faces]
    right = [face.copy(face.width() // 2, 0, face.width() // 2, face.height()) for face in faces]
    assert left[0].size() == left[1].size()
    assert right[0] != right[1], "the emblem of who is hidden is hollow"


def test_who_comes_in_sight_while_an_action_is_put_together_loses_the_mark(begun: GameTable) -> None:
    begun.conductor.hide("guard-a", hidden=True)
    begun.type(f"a{begun.key_of('guard-a')}")
    assert options(begun)["guard-a"].isChecked()
    begun.conductor.hide("guard-a", hidden=False)
    assert "hidden" not in options(begun)["guard-a"].text()
    assert options(begun)["guard-a"].isChecked()
