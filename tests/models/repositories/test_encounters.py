from pathlib import Path

import pytest

from models.library import Library
from models.repositories.creatures import Creature
from models.repositories.encounters import ENDED, PREPARED, Encounter, EncounterEntry, EncounterRow
from models.repositories.parties import Member, Party
from models.storage.errors import LibraryError


@pytest.fixture
def encounter(library: Library) -> int:
    library.creatures.add(
        [
            Creature(name="Guard", system="tiny", sheet={"hp": 6}),
            Creature(name="Clockwork Hound", system="tiny", sheet={"hp": 12, "mp": 3}),
        ]
    )
    library.parties.add(Party(name="The Lanterns"), [Member(name="Mint", system="tiny", sheet={"hp": 9, "mp": 4})])
    kept = library.encounters.add(Encounter(name="Stair", system="tiny", seed=7, options={"a": 1}, party_id=1))
    library.encounters.add_members(kept.id or 0, [1])
    library.encounters.add_creatures(kept.id or 0, [1], count=2)
    library.encounters.add_creatures(kept.id or 0, [2])
    return kept.id or 0


def lines(library: Library, encounter: int) -> list[tuple[str, str, int]]:
    return [(entry.name, entry.side, entry.count) for entry in library.encounters.entries(encounter)]


def test_entries_stand_in_their_order(library: Library, encounter: int) -> None:
    assert lines(library, encounter) == [("Mint", "party", 1), ("Guard", "foes", 2), ("Clockwork Hound", "foes", 1)]


def test_entries_are_changed_ordered_and_removed_and_all_of_it_is_taken_back(library: Library, encounter: int) -> None:
    start = library.encounters.entries(encounter)
    guard = library.encounters.entries(encounter)[1]
    guard.count, guard.side = 5, "townsfolk"
    before = library.encounters.save_entries([guard])
    first = library.encounters.order_entries([3, 2, 1])
    assert lines(library, encounter) == [
        ("Clockwork Hound", "foes", 1),
        ("Guard", "townsfolk", 5),
        ("Mint", "party", 1),
    ]
    removed = library.encounters.remove_entries([2])
    assert len(library.encounters.entries(encounter)) == 2
    library.restore(removed)
    library.encounters.order_entries(first)
    library.encounters.save_entries(before)
    assert library.encounters.entries(encounter) == start


def test_an_entry_outlives_its_creature_and_finds_it_again(library: Library, encounter: int) -> None:
    removed = library.creatures.remove([1])
    entry = library.encounters.entries(encounter)[1]
    assert (entry.creature_id, entry.sheet) == (None, {"hp": 6})
    assert [item["sheet"] for item in library.setup(encounter).script["combatants"][1:3]] == [{"hp": 6}] * 2
    library.restore(removed)
    assert library.encounters.entries(encounter)[1].creature_id == 1


def test_the_setup_names_everybody_once(library: Library, encounter: int) -> None:
    script, members, *_ = library.setup(encounter)
    assert [(item["id"], item["name"], item["side"]) for item in script["combatants"]] == [
        ("mint", "Mint", "party"),
        ("guard-a", "Guard A", "foes"),
        ("guard-b", "Guard B", "foes"),
        ("clockwork-hound", "Clockwork Hound", "foes"),
    ]
    assert members == {"mint": 1}
    assert (script["system"], script["seed"], script["options"], script["board"]) == ("tiny", 7, {"a": 1}, None)


def test_the_setup_takes_sheets_as_they_are_now_and_members_as_they_stand(library: Library, encounter: int) -> None:
    hound = library.creatures.get(2)
    mint = library.parties.member(1)
    assert hound is not None
    assert mint is not None
    hound.sheet = {"hp": 20}
    library.creatures.save([hound])
    mint.pools, mint.conditions = {"hp": 30, "mp": 1, "lost": 2}, [{"status": "poison", "timer": 4}]
    library.parties.save_members([mint])
    combatants = library.setup(encounter).script["combatants"]
    assert combatants[3]["sheet"] == {"hp": 20}
    assert combatants[0]["pools"] == {"hp": 9, "mp": 1}
    assert combatants[0]["conditions"] == [{"status": "poison", "timer": 4}]


def test_many_of_a_kind_in_several_entries_share_one_row_of_letters(library: Library, encounter: int) -> None:
    library.encounters.add_creatures(encounter, [1], side="townsfolk", count=26)
    library.encounters.add_entries(encounter, [EncounterEntry(name="!!!", sheet={"hp": 1}, count=2, cells=[[3, 4]])])
    combatants = library.setup(encounter).script["combatants"]
    ids = [combatant["id"] for combatant in combatants]
    assert len(set(ids)) == len(ids) == 32
    assert [combatant["name"] for combatant in combatants][28:30] == ["Guard AA", "Guard AB"]
    assert ids[30:] == ["a", "b"]
    assert [combatant.get("cell") for combatant in combatants[30:]] == [[3, 4], None]


def test_a_group_goes_onto_the_sheet_where_the_system_has_groups(library: Library, encounter: int) -> None:
    guard = library.encounters.entries(encounter)[1]
    guard.group = "watch"
    library.encounters.save_entries([guard])
    found = library.setup(encounter).script["combatants"][1]
    assert found["sheet"] == {"hp": 6, "group": "watch"}
    assert "group" not in found


@pytest.mark.parametrize("system", ["d100", "fulminato", "tabuleiro"])
def test_a_group_stands_beside_the_sheet_where_the_system_has_none(path: Path, system: str) -> None:
    library = Library.open(path, samples=())
    kept = library.encounters.add(
        Encounter(name="Yard", system=system),
        [
            EncounterEntry(name="Dog", side="foes", group="pack", count=2),
            EncounterEntry(name="Cat", side="foes", group="pack", wave={"when": "round", "at": 2}),
        ],
    )
    setup = library.setup(kept.id or 0)
    library.close()
    assert [(item["group"], item["sheet"]) for item in setup.script["combatants"]] == [("pack", {})] * 2
    assert [combatant["group"] for wave in setup.waves for combatant in wave.combatants] == ["pack"]


def test_a_fight_without_a_seed_gets_one(library: Library, encounter: int) -> None:
    kept = library.encounters.get(encounter)
    assert kept is not None
    kept.seed = None
    library.encounters.save(kept)
    seeds = {library.setup(encounter).script["seed"] for _ in range(5)}
    assert len(seeds) == 5


def test_a_creature_of_another_system_is_refused(library: Library, encounter: int) -> None:
    other = library.encounters.add(Encounter(name="Elsewhere", system="other")).id or 0
    for add in (library.encounters.add_creatures, library.encounters.add_members):
        with pytest.raises(LibraryError) as refusal:
            add(other, [1])
        assert refusal.value.code == "other_system"
    assert library.encounters.entries(other) == []


def test_an_encounter_is_changed_and_changed_back_but_its_state_is_its_own(library: Library, encounter: int) -> None:
    start = library.encounters.get(encounter)
    kept = library.encounters.get(encounter)
    assert start is not None
    assert kept is not None
    kept.name, kept.options, kept.state = "Bridge", {"b": 2}, "ended"
    before = library.encounters.save(kept)
    found = library.encounters.get(encounter)
    assert found is not None
    assert (found.name, found.options, found.state) == ("Bridge", {"b": 2}, "prepared")
    assert before == start


def test_a_removed_encounter_comes_back_whole(library: Library, encounter: int) -> None:
    entries = library.encounters.entries(encounter)
    library.journals.begin(encounter, {"system": "tiny"}, {"fight": 0}, {"mint": 1})
    entry = {"number": 0, "command": {"do": "begin"}, "dice": [3], "answers": [], "facts": [{"n": 1}], "changes": []}
    library.journals.append(encounter, 1, entry, state={"fight": 1})
    library.journals.save_pending(encounter, {"do": "next"})
    before = library.encounters.get(encounter), library.journals.load(encounter)
    removed = library.encounters.remove([encounter])
    assert (library.encounters.all(), library.encounters.entries(encounter)) == ([], [])
    library.restore(removed)
    assert (library.encounters.get(encounter), library.journals.load(encounter)) == before
    assert library.encounters.entries(encounter) == entries


def test_the_same_encounter_is_prepared_again(library: Library, encounter: int) -> None:
    library.journals.begin(encounter, {}, {})
    again = library.encounters.prepare_again(encounter, "Stair, by night")
    assert (again.name, again.state, again.options) == ("Stair, by night", "prepared", {"a": 1})
    assert lines(library, again.id or 0) == lines(library, encounter)
    assert [candidate.name for candidate in library.encounters.all("prepared")] == ["Stair, by night"]
    assert [candidate.name for candidate in library.encounters.all("running")] == ["Stair"]


def test_what_is_gone_cannot_be_changed(library: Library, encounter: int) -> None:
    kept = library.encounters.get(encounter)
    entry = library.encounters.entries(encounter)[0]
    assert kept is not None
    library.encounters.remove([encounter])
    codes = []
    for change in (
        lambda: library.encounters.save(kept),
        lambda: library.encounters.save_entries([entry]),
        lambda: library.encounters.add_entries(encounter, [entry]),
        lambda: library.encounters.add_creatures(encounter, [1]),
        lambda: library.encounters.prepare_again(encounter, "x"),
        lambda: library.setup(encounter),
    ):
        with pytest.raises(LibraryError) as refusal:
            change()
        codes.append(refusal.value.code)
    assert codes == ["gone"] * 6


def test_what_is_prepared_for_a_line_reaches_each_of_its_combatants(library: Library, encounter: int) -> None:
    guards, hound = library.encounters.entries(encounter)[1:]
    guards.hidden, guards.notes, guards.pools = True, "asleep", {"hp": 4}
    hound.pools, hound.name = {"hp": 20, "rage": 3}, "Rust"
    before = library.encounters.save_entries([guards, hound])
    setup = library.setup(encounter)
    mint, *both, rust = setup.script["combatants"]
    assert [(item["pools"], item["sheet"]["hp"]) for item in both] == [({"hp": 4}, 6)] * 2
    assert (rust["name"], rust["pools"], rust["sheet"]) == ("Rust", {"hp": 20}, {"hp": 20, "mp": 3})
    assert "pools" not in mint or "hp" not in mint["pools"]
    assert setup.marks == {item["id"]: {"hidden": True, "notes": "asleep"} for item in both}
    library.encounters.save_entries(before)
    assert library.setup(encounter).marks == {}


def test_a_member_s_own_pools_go_before_those_that_last(library: Library, encounter: int) -> None:
    member = library.parties.members()[0]
    member.pools = {"hp": 2, "mp": 1}
    library.parties.save_members([member])
    mint = library.encounters.entries(encounter)[0]
    mint.pools = {"hp": 7}
    library.encounters.save_entries([mint])
    assert library.setup(encounter).script["combatants"][0]["pools"] == {"hp": 7, "mp": 1}


def test_a_clock_that_is_set_back_leaves_the_last_changed_first(
    library: Library, encounter: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("models.storage.store.time.time_ns", lambda: 0)
    later = library.encounters.add(Encounter(name="Later", system="tiny"))

    def names() -> list[str]:
        return [candidate.name for candidate in library.encounters.all()]

    assert names() == ["Later", "Stair"]
    stair = library.encounters.get(encounter)
    assert stair is not None
    before = library.encounters.save(stair)
    assert names() == ["Stair", "Later"]
    library.encounters.save(later)
    assert names() == ["Later", "Stair"]
    library.encounters.add_entries(encounter, [])
    assert names() == ["Stair", "Later"]
    library.encounters.save(later)
    library.encounters.save(before)
    assert names() == ["Stair", "Later"]


def test_several_encounters_come_in_the_order_in_which_they_are_asked_for(library: Library, encounter: int) -> None:
    other = library.encounters.add(Encounter(name="Ford", system="tiny"))
    assert [candidate.name for candidate in library.encounters.get_all([other.id or 0, 99, encounter])] == [
        "Ford",
        "Stair",
    ]


def test_a_list_shows_the_same_encounters_in_the_same_order(library: Library, encounter: int) -> None:
    ford = library.encounters.add(Encounter(name="Ford", system="tiny", folder="Rivers", notes="in spate")).id or 0
    stair = EncounterRow(encounter, "Stair", "", "tiny", PREPARED)
    assert library.encounters.rows() == [EncounterRow(ford, "Ford", "Rivers", "tiny", PREPARED), stair]
    assert [row.id for row in library.encounters.rows()] == [candidate.id for candidate in library.encounters.all()]
    assert library.encounters.rows(ENDED) == []
    assert library.encounters.rows_of([encounter, 99]) == [stair]
    assert library.encounters.matching("spate") == library.encounters.matching("folder:rivers") == {ford}


def test_who_rolls_is_kept_beside_all_else_and_where_nothing_is_left_nothing_is(
    library: Library, encounter: int
) -> None:
    other = library.encounters.add(Encounter(name="Roof", system="tiny"))
    before = library.encounters.get(encounter)
    library.encounters.save_rollers(encounter, {"foes": "table"})
    after = library.encounters.get(encounter)
    assert before is not None
    assert after is not None
    assert after.rollers == {"foes": "table"}
    own = {"rollers", "changed"}
    assert after.model_dump(exclude=own) == before.model_dump(exclude=own)
    assert library.encounters.all()[0].id == encounter
    library.encounters.save_rollers(other.id or 0, {})
    assert library.encounters.all()[0].id == encounter, "who rolls there stays as it was"
    library.encounters.remove([encounter])
    library.encounters.save_rollers(encounter, {"foes": "app"})
    assert library.encounters.get(encounter) is None
