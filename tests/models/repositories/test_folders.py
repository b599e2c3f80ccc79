"""Folders, tags and searches that are kept for themselves."""

import pytest

from models.library import Library
from models.repositories.creatures import Creature
from models.repositories.folders import FOLDER, clean_path, folder_moves
from models.repositories.saved_searches import save_as
from models.search.sql import Query
from models.storage.errors import LibraryError
from models.storage.store import twin


def test_what_is_known_of_a_folder_goes_with_it_and_comes_back(library: Library) -> None:
    shelves = library.shelves
    assert shelves.put(FOLDER, {"Deep": "red", "Deep/Caves": ""}) == {"Deep": None, "Deep/Caves": None}
    before = shelves.put(FOLDER, folder_moves(shelves.all(FOLDER), "Deep", "Ruins/Deep"))
    assert shelves.all(FOLDER) == {"Ruins/Deep": "red", "Ruins/Deep/Caves": ""}
    shelves.put(FOLDER, before)
    assert shelves.all(FOLDER) == {"Deep": "red", "Deep/Caves": ""}
    assert clean_path(" Deep //Caves / ") == "Deep/Caves"


def test_a_tag_gets_another_name_in_its_place_and_once(library: Library) -> None:
    def creature(name: str, *tags: str) -> Creature:
        return Creature(name=name, system="tiny", sheet={"hp": 5}, tags=list(tags))

    library.creatures.add([creature("A", "old", "wet", "new"), creature("B", "older"), creature("C", "x", "old")])
    ids = library.creatures.ids_tagged("old")
    filed = library.creatures.rename_tag(ids, "old", "new")
    assert [row.tags for row in library.creatures.rows()] == [("new", "wet"), ("older",), ("x", "new")]
    library.creatures.refile(filed)
    assert dict(library.creatures.tags())["old"] == 2


def test_a_search_is_kept_changed_and_forgotten(library: Library) -> None:
    asked = Query("tag:undead  wolf", "tiny", (3, None), ("wet",), "Deep")
    kept = library.saved_searches.add(save_as("Hunt", asked))
    assert library.saved_searches.named("hünt".replace("ü", "u")) == kept
    assert kept.query == Query("tag:undead wolf", "tiny", (3, None), ("wet",), "Deep")
    before = library.saved_searches.save(twin(kept, name="Chase", folder=None))
    assert (before.name, [search.query.folder for search in library.saved_searches.all()]) == ("Hunt", [None])
    removed = library.saved_searches.remove([kept.id or 0])
    with pytest.raises(LibraryError, match="no longer in the library"):
        library.saved_searches.save(kept)
    library.restore(removed)
    assert [search.name for search in library.saved_searches.all()] == ["Chase"]
