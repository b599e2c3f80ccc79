"""The words of a catalogue: each is found however it is typed, and what is none of them is answered by those near."""

import pytest

from ui.bestiary.forms.catalogue_line import MOST_NAMED, CatalogueIndex

ELEMENTS = {"fire": "Fuego", "magic_ice": "Hielo mágico"}
NONE = "“{}” is not one of the words allowed here."


@pytest.mark.parametrize(
    ("word", "typed"),
    [
        ("fire", ["fire", "FUEGO", " Fuego\t"]),
        ("magic_ice", ["magic_ice", "Magic Ice", "hielo magico", "HIELO MÁGICO"]),
        (None, ["hielo", "", "fuegos"]),
    ],
)
def test_a_word_is_meant_by_the_readers_word_or_the_sheets_own(word: str | None, typed: list[str]) -> None:
    known = CatalogueIndex(ELEMENTS)
    assert [known.meant(item) for item in typed] == [word] * len(typed)


def test_the_sheets_own_words_are_meant_whatever_their_case_and_accents() -> None:
    assert CatalogueIndex({"Água_Viva": "Jelly"}).meant("agua viva") == "Água_Viva"


def test_a_word_that_no_catalogue_has_is_shown_as_it_is() -> None:
    assert [CatalogueIndex(ELEMENTS).shown(item) for item in ("fire", "old_sound")] == ["Fuego", "old_sound"]


def test_an_own_word_is_shown_as_words_that_mean_it_from_then_on() -> None:
    known = CatalogueIndex(ELEMENTS, own=True)
    assert known.shown("magic_ice") == "Hielo mágico"
    assert known.meant("Frost vial") is None
    assert known.shown("frost-vial") == "Frost vial"
    assert known.meant("frost VIAL") == "frost-vial"


def test_an_own_word_takes_none_of_those_that_the_catalogue_has() -> None:
    known = CatalogueIndex({"hielo": "Frost vial"}, own=True)
    assert known.shown("frost-vial") == "Frost vial"
    assert known.meant("Frost vial") == "hielo"


def test_few_words_are_all_named_each_once() -> None:
    few = {f"die_{number}": f"d{number}" for number in range(MOST_NAMED)}
    assert CatalogueIndex({**few, "again": "d0"}).problem(["d1", "d77"]) == (
        f"“d77” is not allowed here, but one of these is: {', '.join(few.values())}."
    )


def test_nothing_is_wrong_where_every_word_is_one() -> None:
    assert CatalogueIndex(ELEMENTS).problem([]) == CatalogueIndex(ELEMENTS).problem(["Fuego", "magic ice"]) == ""


@pytest.fixture
def many() -> CatalogueIndex:
    """More words than are named: one of an E, two of an A, and one too many of an O."""
    words = ["Él", "Agua", "Água fría", *(f"O{number:02}" for number in range(MOST_NAMED + 1))]
    return CatalogueIndex({str(number): word for number, word in enumerate(words)})


@pytest.mark.parametrize(
    ("typed", "named"),
    [
        ("AGUA f", "Água fría"),
        (" aguas", "Agua, Água fría"),
        ("e", "Él"),
        ("exx", "Él"),
        ("o13x", "O13"),
        ("o1", "O10, O11, O12, O13"),
    ],
)
def test_of_many_those_are_named_that_begin_alike(many: CatalogueIndex, typed: str, named: str) -> None:
    assert many.problem([typed]) == f"“{typed}” is not allowed here, but one of these is: {named}."


@pytest.mark.parametrize("typed", ["ox", "x", " "])
def test_where_too_many_begin_alike_or_none_does_none_is_named(many: CatalogueIndex, typed: str) -> None:
    assert many.problem([typed]) == NONE.format(typed)


def test_as_many_as_may_be_named_are() -> None:
    words = {str(number): f"O{number:02}" for number in range(MOST_NAMED)}
    assert CatalogueIndex({**words, "e": "E"}).problem(["o"]).endswith(f"is: {', '.join(words.values())}.")
