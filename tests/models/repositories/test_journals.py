"""The journal of a fight: what is kept comes back, undone and redone, and which fight goes on."""

import pytest

from models.library import Library
from models.repositories.encounters import Encounter
from models.repositories.endings import Ending
from models.storage.errors import LibraryError
from tests.models.journalling import entry, numbers, state_of


def test_a_fight_comes_back_as_it_was_saved(library: Library, fight: int) -> None:
    library.journals.append(fight, 1, entry(0))
    library.journals.append(fight, 2, entry(1, facts=3))
    loaded = library.journals.load(fight)
    assert (loaded.script, loaded.members, loaded.cursor) == ({"system": "tiny"}, {"mint": 1, "haze": 2}, 2)
    assert (loaded.at, loaded.state, loaded.pending) == (0, {"at": 0}, None)
    assert loaded.packed == [entry(0), entry(1, facts=3)]
    assert loaded.facts == entry(0)["facts"] + entry(1, facts=3)["facts"]
    assert loaded.entries[1].command == {"do": "act", "text": "¿señal?"}


def test_an_entry_whose_changes_carry_the_version_that_wrote_them_comes_back(library: Library, fight: int) -> None:
    versioned = {**entry(1), "changes": {"version": 2, "changes": entry(1)["changes"]}}
    library.journals.append(fight, 1, versioned)
    assert numbers(library, fight) == (1, [1])


def test_the_fight_that_was_opened_last_is_the_one_to_come_back_to(library: Library, fight: int) -> None:
    assert library.journals.last_open() == fight
    second = library.encounters.add(Encounter(name="Tower", system="tiny")).id or 0
    library.journals.begin(second, {"system": "tiny"}, {})
    assert library.journals.last_open() == second
    library.journals.note_playing(fight)
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
    assert [encounter.name for encounter in library.encounters.all()] == ["Stair"]


def test_each_fight_says_for_itself_whether_it_was_put_away(library: Library, fight: int) -> None:
    library.journals.put_away(fight)
    assert library.journals.last_open() is None
    second = library.encounters.add(Encounter(name="Tower", system="tiny")).id or 0
    library.journals.begin(second, {"system": "tiny"}, {})
    assert library.journals.last_open() == second
    library.journals.put_away(second)
    assert library.journals.last_open() is None
    library.journals.note_playing(fight)
    assert library.journals.last_open() == fight


def test_only_a_running_fight_is_put_away_or_taken_up(library: Library, fight: int) -> None:
    library.journals.append(fight, 1, entry(0), ending=Ending({"winner": "party"}))
    library.journals.put_away(fight)
    library.journals.note_playing(fight)
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
    assert [candidate.number for candidate in loaded.entries] == [1, 9]
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


def test_the_sheets_with_which_a_fight_began_are_told(library: Library) -> None:
    kept = library.encounters.add(Encounter(name="Bridge", system="tiny"))
    combatants = [{"id": "mint", "side": "party", "sheet": {"hp": 9}}]
    library.journals.begin(kept.id or 0, {"system": "tiny", "combatants": combatants}, {})
    assert library.journals.sheets(kept.id or 0) == {"mint": {"hp": 9}}


def test_a_fight_without_a_command_is_given_back_to_preparing(library: Library, fight: int) -> None:
    library.journals.revert_begin(fight)
    assert library.journals.running() == []
    library.journals.begin(fight, {"system": "tiny"}, {"at": 0})
    library.journals.append(fight, 1, entry(1))
    library.journals.revert_begin(fight)
    assert library.journals.running() == [fight]
