"""What may be typed into the bestiary's search, and which creatures it means."""

from collections.abc import Iterator
from typing import Any

import pytest

from models.library import Library
from models.repositories.creatures import Creature
from models.search.sql import Query
from models.storage.store import twin


def creature(name: str, **values: Any) -> Creature:
    return Creature(**{"name": name, "system": "tiny", "sheet": {"hp": 5}, **values})


def found(library: Library, words: str) -> list[str]:
    return [row.name for row in library.creatures.rows(words)]


@pytest.fixture
def bestiary(library: Library) -> Library:
    library.creatures.add(
        [
            creature("Skeleton Warrior", tags=["undead", "boss"], folder="Deep/Caves", level=4, kind="spirit"),
            creature("Old Wolf", tags=["beast"], folder="Forest", level=1, notes="Fears the skeleton"),
            creature("Wolf of Old", tags=["beast"], folder="Deep", level=3),
            creature("Werewolf", tags=["beast", "undead"], folder="Forest/Edge", level=5),
            creature("Mage: Apprentice", notes="A guard of the tower"),
        ]
    )
    return library


@pytest.mark.parametrize(
    "words",
    [
        *("level:3-5", "nivel:3-5", "nível:3-5", "NIVEL:3-5", "level:3+ -level:6+", "level:-5 -level:-2"),
        *("level:>2 level:<6", "level:>=3 level:<=5", "level:5-3", "level:3–5"),
    ],
)
def test_a_field_is_called_as_in_any_of_the_languages(bestiary: Library, words: str) -> None:
    assert set(found(bestiary, words)) == {"Skeleton Warrior", "Werewolf", "Wolf of Old"}


@pytest.mark.parametrize(
    ("words", "names"),
    [
        ('source:"tome of beasts"', {"Drake", "Imp"}),
        ("fuente:tome", {"Drake", "Imp"}),
        ("fonte:BEAST", {"Drake", "Imp"}),
        ('source:"beasts 41"', {"Drake"}),
        ("source:homebrew", set()),
        ("-source:tome", {"Ox"}),
        ("source:", {"Drake", "Imp", "Ox"}),
        ("tome", {"Drake", "Imp"}),
        ("tomw 41", {"Drake"}),
        ('"of beasts"', {"Drake", "Imp"}),
        ("marsh", {"Ox"}),
        ("source:marsh", set()),
    ],
)
def test_creatures_are_found_by_where_they_come_from(library: Library, words: str, names: set[str]) -> None:
    library.creatures.add(
        [
            creature("Drake", source="Tome of Beasts, p. 41"),
            creature("Imp", source="Tome of Beasts, p. 7"),
            creature("Ox", source="our own", notes="Of the marsh"),
        ]
    )
    assert set(found(library, words)) == names


def test_a_source_that_was_changed_is_found_as_it_stands_now_and_is_counted(library: Library) -> None:
    [drake] = library.creatures.add([creature("Drake", source="Tome, p. 41")])
    library.creatures.save([twin(drake, source="Codex")])
    assert (found(library, "source:tome"), found(library, "source:codex")) == ([], ["Drake"])
    assert library.creatures.sources() == [("Codex", 1)]
    library.creatures.remove([drake.id or 0])
    assert library.creatures.sources() == []


@pytest.mark.parametrize(
    ("words", "names"),
    [
        ("tag:undead", {"Skeleton Warrior", "Werewolf"}),
        ("etiqueta:undead", {"Skeleton Warrior", "Werewolf"}),
        ("tag:und", {"Skeleton Warrior", "Werewolf"}),
        ("folder:deep", {"Skeleton Warrior", "Wolf of Old"}),
        ("carpeta:Deep", {"Skeleton Warrior", "Wolf of Old"}),
        ("pasta:Deep", {"Skeleton Warrior", "Wolf of Old"}),
        ("kind:spi", {"Skeleton Warrior"}),
        ("tag:beast level:1", {"Old Wolf"}),
        ("tag:beast -folder:forest", {"Wolf of Old"}),
        ("wolf -tag:undead", {"Old Wolf", "Wolf of Old"}),
        ("level:", {"Skeleton Warrior", "Old Wolf", "Wolf of Old", "Werewolf", "Mage: Apprentice"}),
        ("wolf tag:", {"Old Wolf", "Wolf of Old", "Werewolf"}),
        ("level:high", set()),
    ],
)
def test_fields_narrow_and_half_typed_ones_leave_nothing_out(bestiary: Library, words: str, names: set[str]) -> None:
    assert set(found(bestiary, words)) == names


@pytest.mark.parametrize(
    ("words", "names"),
    [
        ("wolf", ["Wolf of Old", "Old Wolf", "Werewolf"]),
        ("skel", ["Skeleton Warrior", "Old Wolf"]),
        ("eleto", ["Skeleton Warrior", "Old Wolf"]),
        ('"old wolf"', ["Old Wolf"]),
        ('"wolf old"', []),
        ("wolf -were", ["Wolf of Old", "Old Wolf"]),
        ("-wolf -skeleton", ["Mage: Apprentice"]),
        ("guard", ["Mage: Apprentice"]),
        ("Mage: Apprentice", ["Mage: Apprentice"]),
    ],
)
def test_names_that_begin_so_come_first_then_names_then_all_else(
    bestiary: Library, words: str, names: list[str]
) -> None:
    assert found(bestiary, words) == names


@pytest.mark.parametrize(("words", "names"), [('"old wolf"', ["Old Wolf"]), ("12", ["Wolf 12", "Wolf 127"])])
def test_the_first_rows_are_those_of_the_whole_list(bestiary: Library, words: str, names: list[str]) -> None:
    bestiary.creatures.add([creature(name) for name in ("Bold Wolf", "Wolf 12", "Wolf 412", "Wolf 127")])
    first = bestiary.creatures.ids(Query(words=words), 32)
    assert first == bestiary.creatures.ids(Query(words=words))
    assert [candidate.name for candidate in bestiary.creatures.lines(first)] == names


@pytest.mark.parametrize(
    ("slip", "meant"), [("skeletn", "Skeleton Warrior"), ("warroir", "Skeleton Warrior"), ("werwolf", "Werewolf")]
)
def test_a_slip_is_forgiven_where_nothing_is_exact(bestiary: Library, slip: str, meant: str) -> None:
    assert meant in found(bestiary, slip)


def test_what_is_exact_is_not_joined_by_what_is_nearly_so(bestiary: Library) -> None:
    bestiary.creatures.add([creature("Wold")])
    assert "Wold" not in found(bestiary, "wolf")


def test_a_short_word_forgives_nothing(bestiary: Library) -> None:
    assert found(bestiary, "wxf") == []


@pytest.fixture(scope="module")
def samples(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Library]:
    library = Library.open(tmp_path_factory.mktemp("samples") / "Samples.turnwright")
    yield library
    library.close(back_up=False)


@pytest.mark.parametrize(
    ("system", "words"),
    [
        ("ffrpg", "weak:fire"),
        ("ffrpg", "resist:ice"),
        ("ffrpg", "-weak:fire immune:death"),
        ("fantasia", "debilidad:fuego"),
    ],
)
def test_what_a_sheet_says_of_elements_is_found_by_its_word(samples: Library, system: str, words: str) -> None:
    value = words.rpartition(":")[2]
    creatures = samples.creatures.get_all(samples.creatures.ids(Query(words, system=system)))
    assert 0 < len(creatures) < samples.creatures.count(system)
    assert all(f"={value}" in candidate.marks for candidate in creatures)
    assert not any("weak=fire" in candidate.marks for candidate in creatures if words.startswith("-weak:fire"))
