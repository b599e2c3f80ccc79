from typing import Any

import pytest

from models.encounters import Encounter
from models.endings import Ending, MemberAfter
from models.library import Library
from models.parties import Member, Party
from models.refusals import LibraryError
from models.sheets import SheetError


def entry(number: int, facts: int = 1) -> dict[str, Any]:
    return {
        "number": number,
        "command": {"do": "act", "text": "¿señal?"},
        "dice": [number],
        "answers": ["block:shield"],
        "facts": [
            {"n": number * 100 + one, "kind": "damage", "actor": "mint", "from": 9, "to": 3} for one in range(facts)
        ],
        "changes": [["mint", "pools", {"hp": 9}, {"hp": 3}]],
    }


@pytest.fixture
def fight(library: Library) -> int:
    library.parties.add(
        Party(name="The Lanterns"), [Member(name=name, system="tiny", sheet={"hp": 9}) for name in ("Mint", "Haze")]
    )
    kept = library.encounters.add(Encounter(name="Stair", system="tiny"))
    library.journals.begin(kept.id or 0, {"system": "tiny"}, {"at": 0}, {"mint": 1, "haze": 2})
    return kept.id or 0


def numbers(library: Library, fight: int) -> tuple[int, list[int]]:
    loaded = library.journals.load(fight)
    return loaded.cursor, [one.n for one in loaded.entries]


def state_of(library: Library, fight: int) -> str:
    found = library.encounters.get(fight)
    assert found is not None
    return found.state


def test_a_fight_comes_back_as_it_was_saved(library: Library, fight: int) -> None:
    library.journals.append(fight, 1, entry(0))
    library.journals.append(fight, 2, entry(1, facts=3))
    loaded = library.journals.load(fight)
    assert (loaded.script, loaded.members, loaded.cursor) == ({"system": "tiny"}, {"mint": 1, "haze": 2}, 2)
    assert (loaded.at, loaded.state, loaded.pending) == (0, {"at": 0}, None)
    assert loaded.packed == [entry(0), entry(1, facts=3)]
    assert loaded.facts == entry(0)["facts"] + entry(1, facts=3)["facts"]
    assert loaded.entries[1].command == {"do": "act", "text": "¿señal?"}


def test_the_fight_that_was_opened_last_is_the_one_to_come_back_to(library: Library, fight: int) -> None:
    assert library.journals.last_open() == fight
    second = library.encounters.add(Encounter(name="Tower", system="tiny")).id or 0
    library.journals.begin(second, {"system": "tiny"}, {})
    assert library.journals.last_open() == second
    library.journals.take_up(fight)
    assert library.journals.last_open() == fight


def test_the_fight_opened_last_comes_back_though_the_clock_was_set_back(
    library: Library, fight: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("time.time_ns", lambda: 5)
    second = library.encounters.add(Encounter(name="Tower", system="tiny")).id or 0
    library.journals.begin(second, {"system": "tiny"}, {})
    assert library.journals.last_open() == second
    library.journals.append(fight, 1, entry(0))
    assert library.journals.running() == [fight, second]
    library.journals.save_pending(second, {"command": {"do": "next"}})
    assert library.journals.running() == [second, fight]
    library.journals.move_cursor(fight, 0)
    assert library.journals.last_open() == fight
    library.trays.put("tiny", [{"creature": 1}])
    monkeypatch.setattr("time.time_ns", lambda: 4)
    library.trays.put("other", [{"creature": 2}])
    last = library.trays.last()
    assert last is not None
    assert last.system == "other"


SPOILED = {
    "DELETE FROM journal_entry WHERE n = 2": "entry 2 of its journal is missing",
    "DELETE FROM journal_entry WHERE n = 3": "entry 3 of its journal is missing",
    "DELETE FROM journal_entry": "entry 1 of its journal is missing",
    "UPDATE journal_entry SET facts = substr(facts, 4) WHERE n = 2": "entry 2 of its journal cannot be read",
    "UPDATE journal_entry SET command = '[]' WHERE n = 1": "entry 1 of its journal cannot be read",
    "UPDATE journal_entry SET changes = x'00ff' WHERE n = 3": "entry 3 of its journal cannot be read",
    "UPDATE journal_entry SET number = 'one' WHERE n = 3": "entry 3 of its journal cannot be read",
    "UPDATE fight SET script = 'x'": "its setup cannot be read",
    "UPDATE fight SET script = '{}'": "its setup cannot be read",
    "UPDATE fight SET members = '[]'": "its members cannot be read",
    "UPDATE fight SET pending = '{'": "its open question cannot be read",
    "UPDATE fight SET ending = '[5]'": "its end cannot be read",
    'UPDATE fight SET ending = \'{"n": "x"}\'': "its end cannot be read",
    "UPDATE fight SET cursor = 'x'": "its state cannot be read",
    "UPDATE fight SET cursor = -1": "entry 4 of its journal is missing",
    "DELETE FROM checkpoint": "its state is missing",
    "UPDATE checkpoint SET state = x'7bff7d'": "its state cannot be read",
}


@pytest.mark.parametrize("statement", SPOILED)
def test_a_fight_with_something_missing_or_spoiled_is_refused_and_says_what(
    library: Library, fight: int, statement: str
) -> None:
    for n in (1, 2, 3):
        library.journals.append(fight, n, entry(n))
    with library.store.write() as connection:
        connection.exec_driver_sql(statement)
    with pytest.raises(LibraryError) as refused:
        library.journals.load(fight)
    assert refused.value.code == "bad_fight"
    assert refused.value.values == {"name": "Stair", "reason": SPOILED[statement]}
    assert [one.name for one in library.encounters.all()] == ["Stair"]


def test_each_fight_says_for_itself_whether_it_was_put_away(library: Library, fight: int) -> None:
    library.journals.put_away(fight)
    assert library.journals.last_open() is None
    second = library.encounters.add(Encounter(name="Tower", system="tiny")).id or 0
    library.journals.begin(second, {"system": "tiny"}, {})
    assert library.journals.last_open() == second
    library.journals.put_away(second)
    assert library.journals.last_open() is None
    library.journals.take_up(fight)
    assert library.journals.last_open() == fight


def test_only_a_running_fight_is_put_away_or_taken_up(library: Library, fight: int) -> None:
    library.journals.append(fight, 1, entry(0), ending=Ending({"winner": "party"}))
    library.journals.put_away(fight)
    library.journals.take_up(fight)
    assert library.journals.last_open() is None
    library.journals.move_cursor(fight, 0)
    assert library.journals.last_open() == fight


def test_a_fight_begins_once(library: Library, fight: int) -> None:
    assert library.journals.running() == [fight]
    with pytest.raises(LibraryError) as refusal:
        library.journals.begin(fight, {}, {})
    assert (refusal.value.code, state_of(library, fight)) == ("wrong_state", "running")


def test_the_fight_played_last_comes_first(library: Library, fight: int) -> None:
    second = library.encounters.add(Encounter(name="Bridge", system="tiny")).id or 0
    library.journals.begin(second, {}, {})
    library.journals.append(fight, 1, entry(0))
    assert library.journals.running() == [fight, second]
    library.journals.save_pending(second, {"do": "next"})
    assert library.journals.running() == [second, fight]
    library.journals.move_cursor(fight, 0)
    assert library.journals.running() == [fight, second]


def test_undone_entries_can_be_redone_until_another_takes_their_place(library: Library, fight: int) -> None:
    for n in (1, 2, 3):
        library.journals.append(fight, n, entry(n), state={"at": n})
    library.journals.move_cursor(fight, 1)
    assert numbers(library, fight) == (1, [1, 2, 3])
    assert [fact["n"] for fact in library.journals.load(fight).facts] == [100]
    library.journals.move_cursor(fight, 3)
    assert numbers(library, fight) == (3, [1, 2, 3])
    library.journals.move_cursor(fight, 1)
    library.journals.append(fight, 2, entry(9))
    loaded = library.journals.load(fight)
    assert [one.number for one in loaded.entries] == [1, 9]
    assert (loaded.at, loaded.state) == (1, {"at": 1})


def test_the_latest_checkpoint_up_to_the_cursor_is_taken(library: Library, fight: int) -> None:
    for n in range(1, 6):
        library.journals.append(fight, n, entry(n), state={"at": n} if n in (2, 4) else None)
    found = []
    for cursor in (5, 4, 3, 1):
        library.journals.move_cursor(fight, cursor)
        loaded = library.journals.load(fight)
        found.append((loaded.at, loaded.state))
    assert found == [(4, {"at": 4}), (4, {"at": 4}), (2, {"at": 2}), (0, {"at": 0})]


def test_an_open_question_is_kept_until_it_is_answered(library: Library, fight: int) -> None:
    question = {"command": {"do": "act"}, "dice": [4, 5], "answers": ["parry"]}
    library.journals.append(fight, 1, entry(0))
    library.journals.save_pending(fight, question)
    assert library.journals.load(fight).pending == question
    library.journals.save_pending(fight, None)
    assert library.journals.load(fight).pending is None
    library.journals.save_pending(fight, question)
    library.journals.append(fight, 2, entry(1))
    assert library.journals.load(fight).pending is None
    library.journals.save_pending(fight, question)
    library.journals.move_cursor(fight, 1)
    assert library.journals.load(fight).pending is None


@pytest.mark.parametrize("n", [0, 1, 3])
def test_an_entry_that_does_not_follow_the_cursor_is_refused_and_changes_nothing(
    library: Library, fight: int, n: int
) -> None:
    library.journals.append(fight, 1, entry(0))
    before = library.journals.load(fight)
    with pytest.raises(LibraryError) as refusal:
        library.journals.append(fight, n, entry(5))
    assert refusal.value.code == "out_of_step"
    assert library.journals.load(fight) == before


@pytest.mark.parametrize("n", [-1, 2])
def test_the_cursor_stays_among_the_entries(library: Library, fight: int, n: int) -> None:
    library.journals.append(fight, 1, entry(0))
    with pytest.raises(LibraryError) as refusal:
        library.journals.move_cursor(fight, n)
    assert (refusal.value.code, numbers(library, fight)) == ("out_of_step", (1, [1]))


def test_a_fight_that_is_not_there_is_refused(library: Library) -> None:
    codes = []
    for call in (
        lambda: library.journals.load(9),
        lambda: library.journals.append(9, 1, entry(0)),
        lambda: library.journals.move_cursor(9, 0),
        lambda: library.journals.save_pending(9, {}),
        lambda: library.journals.begin(9, {}, {}),
    ):
        with pytest.raises(LibraryError) as refusal:
            call()
        codes.append(refusal.value.code)
    assert codes == ["gone"] * 5


def standing(library: Library) -> list[tuple[Any, ...]]:
    return [(one.pools, one.conditions, one.gains) for one in library.parties.members()]


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
    {"winner": "party"}, {1: MemberAfter({"hp": 3}, brought=BROUGHT, sheet=LEFT), 2: MemberAfter({})}, "Stair: Rope × 2"
)


def papers(library: Library) -> tuple[list[dict[str, Any]], str]:
    """The sheets of the members, and the notes of their party."""
    party = library.parties.get(1)
    assert party is not None
    return [one.sheet for one in library.parties.members()], party.notes


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


def test_a_sheet_that_its_system_refuses_leaves_the_fight_running(library: Library, fight: int) -> None:
    library.journals.append(fight, 1, entry(0))
    wrong = Ending({}, {1: MemberAfter({"hp": 3}, brought=BROUGHT, sheet={"hp": 9, "kind": 7})}, "Stair: Rope")
    with pytest.raises(SheetError, match="Mint"):
        library.journals.append(fight, 2, entry(1), ending=wrong)
    assert (state_of(library, fight), numbers(library, fight)) == ("running", (1, [1]))
    assert (papers(library), standing(library)) == (([BROUGHT, {"hp": 9}], ""), BEFORE)


def test_pools_follow_a_sheet_that_the_fight_has_changed(library: Library, fight: int) -> None:
    ending = Ending({}, {1: MemberAfter({"hp": 3}, brought=BROUGHT, sheet={"hp": 11, "level": 2})})
    library.journals.append(fight, 1, entry(0), ending=ending)
    mint = library.parties.member(1)
    assert mint is not None
    assert (mint.full_pools, mint.level) == ({"hp": 11, "mp": 0}, 2)
    library.journals.move_cursor(fight, 0)
    mint = library.parties.member(1)
    assert mint is not None
    assert (mint.full_pools, mint.level, mint.sheet) == ({"hp": 9, "mp": 0}, None, BROUGHT)


def test_the_sheets_with_which_a_fight_began_are_told(library: Library) -> None:
    kept = library.encounters.add(Encounter(name="Bridge", system="tiny"))
    combatants = [{"id": "mint", "side": "party", "sheet": {"hp": 9}}]
    library.journals.begin(kept.id or 0, {"system": "tiny", "combatants": combatants}, {})
    assert library.journals.sheets(kept.id or 0) == {"mint": {"hp": 9}}


def test_what_is_done_after_the_end_reaches_the_members_and_undo_takes_it_back(library: Library, fight: int) -> None:
    def after(n: int, hp: int, sheet: dict[str, Any], *conditions: Any, xp: int = 40) -> None:
        members = {1: MemberAfter({"hp": hp, "mp": 2}, conditions, gains={"xp": xp}, brought=BROUGHT, sheet=sheet)}
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


def test_a_fight_without_a_command_is_given_back_to_preparing(library: Library, fight: int) -> None:
    library.journals.give_back(fight)
    assert library.journals.running() == []
    library.journals.begin(fight, {"system": "tiny"}, {"at": 0})
    library.journals.append(fight, 1, entry(1))
    library.journals.give_back(fight)
    assert library.journals.running() == [fight]
