"""A creature is found by what the book calls its spells, which are never called so here."""

from pathlib import Path
from typing import Any

import pytest

from models.library import Library
from models.repositories.creatures import Creature
from models.search.sql import Query
from rules.system import registry


@pytest.mark.parametrize(("word", "spell"), [("fira", "fire-3"), ("life", "raise")])
def test_a_spell_is_found_by_the_books_own_name(tmp_path: Path, word: str, spell: str) -> None:
    system = registry.system("ffrpg")
    row = next(row_template for row_template in system.row_templates["abilities"] if row_template["id"] == spell)
    assert word not in str(row).lower()
    library = Library.open(tmp_path / "a.turnwright", samples=(), systems=registry.system)
    knows: dict[str, Any] = {"hp": 9, "spd": 5, "abilities": [dict(row)]}
    library.creatures.add(
        [
            Creature(name="Anna", system="ffrpg", sheet=knows),
            Creature(name="Bernd", system="ffrpg", sheet={"hp": 9, "spd": 5}),
        ]
    )
    found = library.creatures.get_all(list(library.creatures.ids(Query(words=word))))
    library.close()
    assert [creature.name for creature in found] == ["Anna"]


@pytest.mark.parametrize("system", registry.ids())
def test_synonyms_belong_to_rows_that_are_offered(system: str) -> None:
    found = registry.system(system)
    for name, known in found.row_synonyms.items():
        offered = {row["id"]: row["name"].lower() for row in found.row_templates[name]}
        assert known.keys() <= offered.keys()
        for row, words in known.items():
            assert offered[row] not in words


@pytest.mark.parametrize(("field", "word", "row"), [("weapons", "faca", "cuchillo"), ("items", "bandagens", "vendas")])
def test_things_of_a_spanish_book_are_found_by_portuguese_words(
    tmp_path: Path, field: str, word: str, row: str
) -> None:
    """*Faca* found nothing, and *vendas* are sales in Portuguese."""
    system = registry.system("fulminato")
    offered = next(row_template for row_template in system.row_templates[field] if row_template["id"] == row)
    library = Library.open(tmp_path / "a.turnwright", samples=(), systems=registry.system)
    bare = {"constitucion": "d6", "destreza": "d6", "mente": "d6", "gracia": "d6", "pv": 9}
    sheet: dict[str, Any] = {**bare, field: [dict(offered)]}
    library.creatures.add(
        [Creature(name="Ana", system="fulminato", sheet=sheet), Creature(name="Beto", system="fulminato", sheet=bare)]
    )
    found = library.creatures.get_all(list(library.creatures.ids(Query(words=word))))
    library.close()
    assert [creature.name for creature in found] == ["Ana"]
