from typing import Any

import pytest

from models.library import Library
from models.repositories.creatures import Creature
from models.repositories.sheets import SheetError
from models.storage.errors import LibraryError


def creature(name: str, **values: Any) -> Creature:
    return Creature(**{"name": name, "system": "tiny", "sheet": {"hp": 5}, **values})


def names(library: Library, *words: str, **wanted: Any) -> list[str]:
    return [row.name for row in library.creatures.rows(*words, **wanted)]


@pytest.fixture
def bestiary(library: Library) -> Library:
    library.creatures.add(
        [
            creature("Éclair", tags=["não-morto", "boss"], sheet={"hp": 9, "level": 7, "kind": "spirit"}),
            creature("ant", folder="Beasts/Small", sheet={"hp": 1, "level": 1}),
            creature("Zebra", folder="Beasts", sheet={"hp": 6, "level": 2}, notes="Runs from lightning"),
            creature("Ávila's hound", folder="Beasts", tags=["boss"], sheet={"hp": 6}),
            creature("Bestial", folder="Beasts of war", sheet={"hp": 6, "level": 2}),
        ]
    )
    return library


def test_a_creature_comes_back_as_it_was_kept(library: Library) -> None:
    sheet = {"hp": 9, "mp": 2, "level": 4, "kind": "beast"}
    kept = library.creatures.add([creature("Wyrm", sheet=sheet, tags=["a"], folder="F", notes="n")])[0]
    assert kept.id is not None
    found = library.creatures.get(kept.id)
    assert found == kept
    assert (found.sheet, found.pools, found.level, found.kind) == (sheet, {"hp": 9, "mp": 2}, 4, "beast")


def test_names_sort_alike_whatever_their_case_and_accents(bestiary: Library) -> None:
    assert names(bestiary) == ["ant", "Ávila's hound", "Bestial", "Éclair", "Zebra"]
    assert names(bestiary, descending=True) == ["Zebra", "Éclair", "Bestial", "Ávila's hound", "ant"]


def test_creatures_without_a_level_come_last_both_ways(bestiary: Library) -> None:
    assert names(bestiary, sort="level") == ["ant", "Bestial", "Zebra", "Éclair", "Ávila's hound"]
    assert names(bestiary, sort="level", descending=True) == ["Éclair", "Bestial", "Zebra", "ant", "Ávila's hound"]


@pytest.mark.parametrize("words", ["ecl", "ÉCLAIR", "nao", "não-morto", "mort", "spir", "boss ecl", "  éclair  "])
def test_words_are_found_by_their_beginnings_whatever_their_accents(bestiary: Library, words: str) -> None:
    assert "Éclair" in names(bestiary, words)


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("lightning", ["Zebra"]),
        ("avila", ["Ávila's hound"]),
        ("clair", ["Éclair"]),
        ("ecl ant", []),
        ('"', []),
        ("* - (", []),
    ],
)
def test_every_word_must_be_found(bestiary: Library, words: str, found: list[str]) -> None:
    assert names(bestiary, words) == found


@pytest.mark.parametrize(
    "words", ["NOT", "a OR b", 'x" OR "y', "name:ant", "^ant", "col*", "NEAR(a b)", "'; --", "{a}"]
)
def test_no_word_is_taken_for_the_language_of_the_index(bestiary: Library, words: str) -> None:
    assert isinstance(names(bestiary, words), list)


def test_filters_narrow_each_other(bestiary: Library) -> None:
    assert names(bestiary, folder="Beasts") == ["ant", "Ávila's hound", "Zebra"]
    assert names(bestiary, folder="Beasts", levels=(2, None)) == ["Zebra"]
    assert names(bestiary, levels=(None, 2)) == ["ant", "Bestial", "Zebra"]
    assert names(bestiary, tags=("boss",)) == ["Ávila's hound", "Éclair"]
    assert names(bestiary, tags=("boss", "não-morto")) == ["Éclair"]
    assert names(bestiary, "runs", tags=("boss",)) == []
    assert names(bestiary, system="other") == []


def test_tags_folders_systems_and_kinds_are_counted(bestiary: Library) -> None:
    assert bestiary.creatures.tags() == [("boss", 2), ("não-morto", 1)]
    assert bestiary.creatures.folders() == [("", 1), ("Beasts", 2), ("Beasts of war", 1), ("Beasts/Small", 1)]
    assert bestiary.creatures.systems() == [("tiny", 5)]
    assert bestiary.creatures.kinds() == [("spirit", 1)]
    assert bestiary.creatures.count() == 5


def test_the_index_follows_a_change_and_its_undo(bestiary: Library) -> None:
    ant = bestiary.creatures.rows("ant")[0]
    changed = bestiary.creatures.get(ant.id)
    assert changed is not None
    changed.name, changed.tags = "Emmet", ["tiny thing"]
    before = bestiary.creatures.save([changed])
    assert (names(bestiary, "ant"), names(bestiary, "emm"), names(bestiary, "thing")) == ([], ["Emmet"], ["Emmet"])
    bestiary.creatures.save(before)
    assert (names(bestiary, "ant"), names(bestiary, "emm")) == (["ant"], [])


def test_a_clock_that_is_set_back_leaves_the_creature_changed_last_first(
    bestiary: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("models.storage.store.time.time_ns", lambda: 0)

    def first() -> str:
        return bestiary.creatures.rows(sort="changed", descending=True)[0].name

    bestiary.creatures.add([creature("later")])
    assert first() == "later"
    ant = bestiary.creatures.get(bestiary.creatures.rows("ant")[0].id)
    assert ant is not None
    before = bestiary.creatures.save([ant])
    assert first() == "ant"
    bestiary.creatures.duplicate([bestiary.creatures.rows("later")[0].id])
    assert first() == "later 2"
    bestiary.creatures.save(before)
    assert first() == "ant"


def test_removed_creatures_come_back_under_their_ids(bestiary: Library) -> None:
    before = bestiary.creatures.rows()
    removed = bestiary.creatures.remove([before[0].id, before[2].id])
    assert sum(len(rows) for _, rows in removed.rows) == 2
    assert bestiary.creatures.rows() == [before[1], *before[3:]]
    later = bestiary.creatures.add([creature("later")])[0]
    bestiary.restore(removed)
    bestiary.creatures.remove([later.id or 0])
    assert bestiary.creatures.rows() == before
    assert names(bestiary, "ant") == ["ant"]


def test_an_id_is_never_given_twice(library: Library) -> None:
    first = library.creatures.add([creature("a")])[0]
    library.creatures.remove([first.id or 0])
    assert library.creatures.add([creature("b")])[0].id != first.id
    assert [candidate.id for candidate in library.creatures.add([creature("c"), creature("d")])] == [3, 4]
    assert library.creatures.duplicate([3])[0].id == 5


def test_copies_are_numbered(library: Library) -> None:
    first = library.creatures.add([creature("Ghoul", tags=["x"], sheet={"hp": 3})])[0]
    copies = library.creatures.duplicate([first.id or 0]) + library.creatures.duplicate([first.id or 0])
    again = library.creatures.duplicate([copies[0].id or 0])
    assert [candidate.name for candidate in copies + again] == ["Ghoul 2", "Ghoul 3", "Ghoul 4"]
    assert [(candidate.sheet, candidate.tags, candidate.pools) for candidate in copies] == [
        ({"hp": 3}, ["x"], {"hp": 3, "mp": 0})
    ] * 2


def test_a_sheet_that_does_not_fit_is_refused_with_its_places_and_nothing_is_kept(library: Library) -> None:
    with pytest.raises(SheetError) as refusal:
        library.creatures.add([creature("good"), creature("bad", sheet={"hp": "many", "wings": 2})])
    assert [place for place, _ in refusal.value.faults] == ["hp", "wings"]
    assert "bad" in str(refusal.value)
    assert "wings" in str(refusal.value)
    assert library.creatures.count() == 0


def test_a_bad_change_among_good_ones_changes_nothing(library: Library) -> None:
    good, bad = library.creatures.add([creature("a"), creature("b")])
    good.name, bad.sheet = "c", {}
    with pytest.raises(SheetError):
        library.creatures.save([good, bad])
    assert names(library) == ["a", "b"]


def test_the_first_of_each_name_is_found_in_the_order_of_the_names_and_in_its_system_alone(library: Library) -> None:
    library.creatures.add([creature("Ghoul"), creature("Ávila"), creature("ghoul"), creature("Owl")])
    store_sheet(library, 4, "future", "{}")
    wanted = [("ávila", "tiny"), ("Nobody", "tiny"), ("Owl", "tiny"), ("GHOUL", "tiny"), ("Ávila", "tiny")]
    assert library.creatures.ids_by_name(wanted) == [2, 1]
    assert library.creatures.ids_by_name([("Owl", "future")]) == [4]


def test_whoever_is_saved_twice_at_once_is_as_it_was_saved_last(library: Library) -> None:
    (kept,) = library.creatures.add([creature("a")])
    first, second = library.creatures.get_all([1]), library.creatures.get_all([1])
    first[0].name, second[0].name = "b", "c"
    assert [row.name for row in library.creatures.save([*first, *second])] == [kept.name, "b"]
    assert names(library) == ["c"]


def test_a_creature_that_is_gone_cannot_be_saved(library: Library) -> None:
    kept = library.creatures.add([creature("a")])
    library.creatures.remove([1])
    with pytest.raises(LibraryError) as refusal:
        library.creatures.save(kept)
    assert refusal.value.code == "gone"


def store_sheet(library: Library, creature_id: int, system: str, sheet: str) -> None:
    with library.store.write() as connection:
        connection.exec_driver_sql(
            "UPDATE creature SET system = ?, sheet = ? WHERE id = ?", (system, sheet, creature_id)
        )


def test_what_a_newer_plugin_wrote_is_kept_when_something_else_is_changed(library: Library) -> None:
    library.creatures.add([creature("a")])
    store_sheet(library, 1, "tiny", '{"hp":5,"future":{"x":1}}')
    kept = library.creatures.get(1)
    assert kept is not None
    kept.name, kept.sheet = "b", {**kept.sheet, "hp": 8}
    library.creatures.save([kept])
    found = library.creatures.get(1)
    assert found is not None
    assert (found.name, found.sheet) == ("b", {"hp": 8, "future": {"x": 1}})
    kept.sheet = {**kept.sheet, "future": {"x": 2}}
    with pytest.raises(SheetError) as refusal:
        library.creatures.save([kept])
    assert [place for place, _ in refusal.value.faults] == ["future"]


def test_a_creature_of_a_missing_system_is_kept_and_can_be_filed_but_not_rewritten(library: Library) -> None:
    library.creatures.add([creature("a")])
    store_sheet(library, 1, "absent", '{"x":1}')
    kept = library.creatures.get(1)
    assert kept is not None
    assert not library.sheets.knows("absent")
    kept.folder = "Others"
    library.creatures.save([kept])
    assert [(row.folder, row.pools) for row in library.creatures.rows()] == [("Others", {"hp": 5, "mp": 0})]
    kept.sheet = {"x": 2}
    with pytest.raises(LibraryError) as refusal:
        library.creatures.save([kept])
    assert refusal.value.code == "unknown_system"
    assert "absent" in str(refusal.value)
    assert library.creatures.duplicate([1])[0].sheet == {"x": 1}


def test_level_and_kind_follow_the_sheet_until_somebody_files_the_creature_otherwise(library: Library) -> None:
    sheet = {"hp": 5, "level": 3, "kind": "beast"}
    kept = library.creatures.add([creature("a", sheet=sheet)])[0]
    kept.sheet = {**sheet, "level": 4}
    library.creatures.save([kept])
    kept = library.creatures.get(1) or kept
    assert (kept.level, kept.kind) == (4, "beast")
    kept.level = 10
    kept.sheet = {**sheet, "level": 5, "kind": "ghost"}
    library.creatures.save([kept])
    kept = library.creatures.get(1) or kept
    assert (kept.level, kept.kind) == (10, "ghost")
