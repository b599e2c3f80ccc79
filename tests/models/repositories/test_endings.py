"""What the end of a fight gives its members and takes back when it is undone."""

from typing import Any

import pytest

from models.library import Library
from models.repositories.endings import Ending, MemberAfter
from models.repositories.parties import Party
from models.repositories.sheets import SheetError
from tests.models.journalling import entry, numbers, state_of


def standing(library: Library) -> list[tuple[Any, ...]]:
    return [(member.pools, member.conditions, member.gains) for member in library.parties.members()]


POISON = {"status": "poison", "timer": 2}
ENDING = Ending(
    {"winner": "party"}, {1: MemberAfter({"hp": 3}, [POISON], gains={"xp": 40, "gil": 7}), 2: MemberAfter({"hp": 1})}
)
AFTER = [({"hp": 3}, [POISON], {"xp": 40, "gil": 7}), ({"hp": 1}, [], {})]
BEFORE: list[tuple[Any, ...]] = [({}, [], {}), ({}, [], {})]


def test_the_end_gives_members_what_they_take_away_and_undo_takes_it_back(library: Library, fight: int) -> None:
    library.journals.append(fight, 1, entry(0))
    library.journals.append(fight, 2, entry(1), ending=ENDING)
    ended = library.encounters.get(fight)
    assert ended is not None
    assert (ended.state, ended.outcome, standing(library)) == ("ended", {"winner": "party"}, AFTER)
    library.journals.append(fight, 3, entry(2))
    assert (state_of(library, fight), standing(library)) == ("ended", AFTER)
    library.journals.move_cursor(fight, 2)
    assert state_of(library, fight) == "ended"
    library.journals.move_cursor(fight, 1)
    reopened = library.encounters.get(fight)
    assert reopened is not None
    assert (reopened.state, reopened.outcome, standing(library)) == ("running", None, BEFORE)
    library.journals.move_cursor(fight, 2)
    assert (state_of(library, fight), standing(library)) == ("ended", AFTER)
    library.journals.move_cursor(fight, 1)
    library.journals.append(fight, 2, entry(7))
    library.journals.append(fight, 3, entry(8))
    library.journals.move_cursor(fight, 0)
    library.journals.move_cursor(fight, 3)
    assert (state_of(library, fight), standing(library)) == ("running", BEFORE)


def test_taking_the_end_back_leaves_what_was_changed_since(library: Library, fight: int) -> None:
    library.journals.append(fight, 1, entry(0), ending=ENDING)
    mint = library.parties.member(1)
    assert mint is not None
    mint.pools, mint.gains = {"hp": 8}, {**mint.gains, "xp": mint.gains["xp"] + 100}
    library.parties.save_members([mint])
    library.parties.remove_members([2])
    library.journals.move_cursor(fight, 0)
    assert standing(library) == [({"hp": 8}, [], {"xp": 100})]


BROUGHT = {"hp": 9}
LEFT = {"hp": 9, "kind": "armed"}
SHEETED = Ending(
    {"winner": "party"},
    {1: MemberAfter({"hp": 3}, sheet_before=BROUGHT, sheet=LEFT), 2: MemberAfter({})},
    "Stair: Rope × 2",
)


def papers(library: Library) -> tuple[list[dict[str, Any]], str]:
    """The sheets of the members, and the notes of their party."""
    party = library.parties.get(1)
    assert party is not None
    return [member.sheet for member in library.parties.members()], party.notes


def noted(library: Library, notes: str) -> None:
    library.parties.save(Party(id=1, name="The Lanterns", notes=notes))


def test_the_end_writes_what_the_fight_did_to_sheets_and_what_nobody_owns_yet(library: Library, fight: int) -> None:
    noted(library, "Owes the inn 12 coins")
    library.journals.append(fight, 1, entry(0), ending=SHEETED)
    assert papers(library) == ([LEFT, {"hp": 9}], "Owes the inn 12 coins\nStair: Rope × 2")
    library.journals.move_cursor(fight, 0)
    assert papers(library) == ([BROUGHT, {"hp": 9}], "Owes the inn 12 coins")
    library.journals.move_cursor(fight, 1)
    assert papers(library) == ([LEFT, {"hp": 9}], "Owes the inn 12 coins\nStair: Rope × 2")


def test_what_was_changed_on_the_sheet_or_in_the_notes_since_the_end_stays(library: Library, fight: int) -> None:
    library.journals.append(fight, 1, entry(0), ending=SHEETED)
    mint = library.parties.member(1)
    assert mint is not None
    mint.sheet = {**mint.sheet, "hp": 30, "mp": 4}
    library.parties.save_members([mint])
    noted(library, "Stair: Rope × 1, the other one Mint has")
    library.journals.move_cursor(fight, 0)
    assert papers(library) == ([{"hp": 30, "mp": 4}, {"hp": 9}], "Stair: Rope × 1, the other one Mint has")


def test_of_two_notes_that_say_the_same_the_one_that_was_written_is_taken_back(library: Library, fight: int) -> None:
    noted(library, "Stair: Rope × 2\nOwes the inn 12 coins")
    library.journals.append(fight, 1, entry(0), ending=SHEETED)
    library.journals.move_cursor(fight, 0)
    assert papers(library)[1] == "Stair: Rope × 2\nOwes the inn 12 coins"


def test_a_sheet_that_its_system_refuses_leaves_the_fight_running(library: Library, fight: int) -> None:
    library.journals.append(fight, 1, entry(0))
    wrong = Ending({}, {1: MemberAfter({"hp": 3}, sheet_before=BROUGHT, sheet={"hp": 9, "kind": 7})}, "Stair: Rope")
    with pytest.raises(SheetError, match="Mint"):
        library.journals.append(fight, 2, entry(1), ending=wrong)
    assert (state_of(library, fight), numbers(library, fight)) == ("running", (1, [1]))
    assert (papers(library), standing(library)) == (([BROUGHT, {"hp": 9}], ""), BEFORE)


def test_pools_follow_a_sheet_that_the_fight_has_changed(library: Library, fight: int) -> None:
    ending = Ending({}, {1: MemberAfter({"hp": 3}, sheet_before=BROUGHT, sheet={"hp": 11, "level": 2})})
    library.journals.append(fight, 1, entry(0), ending=ending)
    mint = library.parties.member(1)
    assert mint is not None
    assert (mint.full_pools, mint.level) == ({"hp": 11, "mp": 0}, 2)
    library.journals.move_cursor(fight, 0)
    mint = library.parties.member(1)
    assert mint is not None
    assert (mint.full_pools, mint.level, mint.sheet) == ({"hp": 9, "mp": 0}, None, BROUGHT)


def test_what_is_done_after_the_end_reaches_the_members_and_undo_takes_it_back(library: Library, fight: int) -> None:
    def after(n: int, hp: int, sheet: dict[str, Any], *conditions: Any, xp: int = 40) -> None:
        members = {1: MemberAfter({"hp": hp, "mp": 2}, conditions, gains={"xp": xp}, sheet_before=BROUGHT, sheet=sheet)}
        library.journals.append(fight, n, entry(n - 1), ending=Ending({"winner": "party"}, members, "Stair: Rope"))

    def found() -> tuple[Any, ...]:
        return (*standing(library)[0][:3], papers(library)[0][0])

    ended: tuple[Any, ...] = ({"hp": 3, "mp": 2}, [POISON], {"xp": 40}, BROUGHT)
    rested: tuple[Any, ...] = ({"hp": 9, "mp": 2}, [], {"xp": 40}, LEFT)
    after(1, 3, BROUGHT, POISON)
    after(2, 3, BROUGHT, POISON)
    assert found() == ended
    after(3, 9, LEFT)
    assert found() == rested
    after(4, 5, LEFT, xp=50)
    assert found() == ({"hp": 5, "mp": 2}, [], {"xp": 50}, LEFT)
    library.journals.move_cursor(fight, 3)
    assert (found(), state_of(library, fight)) == (rested, "ended")
    library.journals.move_cursor(fight, 2)
    assert found() == ended
    library.journals.move_cursor(fight, 0)
    assert (standing(library), state_of(library, fight)) == (BEFORE, "running")
    library.journals.move_cursor(fight, 4)
    assert found() == ({"hp": 5, "mp": 2}, [], {"xp": 50}, LEFT)
    library.journals.move_cursor(fight, 2)
    after(3, 7, BROUGHT, POISON)
    assert found() == ({"hp": 7, "mp": 2}, [POISON], {"xp": 40}, BROUGHT)
    library.journals.move_cursor(fight, 1)
    assert found() == ended
    assert papers(library)[1] == "Stair: Rope"


def test_what_is_done_after_the_end_leaves_what_was_changed_since(library: Library, fight: int) -> None:
    library.journals.append(fight, 1, entry(0), ending=Ending({}, {1: MemberAfter({"hp": 3, "mp": 2})}))
    mint = library.parties.member(1)
    assert mint is not None
    mint.pools = {"hp": 8, "mp": 2}
    library.parties.save_members([mint])
    library.journals.append(fight, 2, entry(1), ending=Ending({}, {1: MemberAfter({"hp": 1, "mp": 0})}))
    assert standing(library)[0][0] == {"hp": 8, "mp": 0}
    library.journals.move_cursor(fight, 1)
    assert standing(library)[0][0] == {"hp": 8, "mp": 2}
