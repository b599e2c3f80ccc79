"""The samples speak the language of whoever reads them: every text of theirs, in all languages of the window."""

import tomllib
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from models.library import Library
from models.samples import shipped_samples
from rules.core.state import is_decided
from rules.engine.replay import service_for
from rules.engine.service import Refused
from rules.ffrpg.statuses.catalogue import BOOK_ITEMS
from rules.scripts import script
from rules.system import registry
from rules.tactics import play
from rules.tactics.temperaments import manner_of
from rules.text.messages import LANGUAGES
from tests.resources.sample_texts import TEXTS, texts
from tests.worked import SYSTEMS

BOOKS = {"ffrpg": "en", "fantasia": "es", "d100": "es", "fulminato": "es", "tabuleiro": "pt_BR"}
"""The language in which the samples of each system are written."""
FOLDER = files("resources") / "samples"
TRANSLATED = [(system, language) for system in SYSTEMS for language in LANGUAGES if language != BOOKS[system]]


def everybody(content: dict[str, Any]) -> list[dict[str, Any]]:
    """The creatures and members of a document."""
    return [*content["creatures"], *(member for party in content["parties"] for member in party["members"])]


def written(system: str) -> dict[str, Any]:
    """The samples of a system as they are written."""
    return next(dict(sample.content) for sample in shipped_samples() if sample.name == f"{system}.json")


def told(system: str, language: str) -> dict[str, Any]:
    """The samples of a system in a language."""
    return next(dict(sample.content) for sample in shipped_samples(language) if sample.name == f"{system}.json")


def words(system: str, language: str) -> dict[str, str]:
    return tomllib.loads((FOLDER / f"{system}.{language}.toml").read_text("utf-8"))


@pytest.mark.parametrize(("system", "language"), TRANSLATED)
def test_every_text_of_the_samples_is_kept_in_every_language(system: str, language: str) -> None:
    content = written(system)
    kinds = {creature["kind"] for creature in content["creatures"]}
    drops = {drop["item"] for creature in content["creatures"] for drop in creature["sheet"].get("drops", ())}
    skills = {
        row["skill"] for person in everybody(content) for row in person["sheet"].get("weapons", ()) if "skill" in row
    }
    kept = words(system, language)
    own = {*texts(content), *kinds, *(drops - BOOK_ITEMS.keys()), *(skills if system == "ffrpg" else ())}
    assert own - kept.keys() == set()
    assert all(text.strip() for text in kept.values())


@pytest.mark.parametrize(("system", "language"), TRANSLATED)
def test_no_word_is_kept_that_no_sample_has(system: str, language: str) -> None:
    content = written(system)
    assert told(system, language) != content
    for word in words(system, language):
        assert f'"{word}"' in (FOLDER / f"{system}.json").read_text("utf-8").replace('\\"', '"')


@pytest.mark.parametrize(("system", "language"), TRANSLATED)
def test_ids_and_numbers_of_the_samples_are_the_same_in_every_language(system: str, language: str) -> None:
    def bare(content: Any, key: str = "") -> Any:
        if isinstance(content, dict):
            return {name: bare(value, name) for name, value in content.items()}
        if isinstance(content, list):
            return [bare(value, key) for value in content]
        is_text = key in {*TEXTS, "creature", "member", "party", "item", "kind", "terrain", "skill"}
        return "" if is_text and isinstance(content, str) else content

    assert bare(told(system, language)) == bare(written(system))


@pytest.mark.parametrize(("system", "language"), TRANSLATED)
def test_nobody_shares_a_name_with_another_in_a_language(system: str, language: str) -> None:
    content = told(system, language)
    names = [creature["name"] for creature in content["creatures"]]
    assert len(set(names)) == len(names)
    for creature in content["creatures"]:
        assert registry.system(system).check_sheet(creature["sheet"]) == creature["sheet"]


@pytest.mark.parametrize(("system", "language"), TRANSLATED)
def test_notes_say_the_same_of_how_somebody_plays_in_every_language(system: str, language: str) -> None:
    pairs = zip(written(system)["creatures"], told(system, language)["creatures"], strict=True)
    for as_written, translated in pairs:
        assert manner_of(translated["notes"]) == manner_of(as_written["notes"]), translated["name"]


@pytest.fixture(scope="module", params=LANGUAGES)
def spoken(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Library]]:
    path = tmp_path_factory.mktemp(request.param) / "Samples.turnwright"
    library = Library.open(path, language=request.param)
    yield request.param, library
    library.close()


def test_a_new_library_holds_the_samples_in_its_readers_language(spoken: tuple[str, Library]) -> None:
    language, library = spoken
    expected = [creature["name"] for system in SYSTEMS for creature in told(system, language)["creatures"]]
    assert sorted(row.name for row in library.creatures.rows()) == sorted(expected)
    assert (
        library.encounters.all()[0].name
        == {
            "en": "The stair of cogs",
            "es": "La escalera de engranajes",
            "pt_BR": "A escada de engrenagens",
        }[language]
    )


def test_opening_it_again_adds_nothing(spoken: tuple[str, Library], tmp_path: Path) -> None:
    language, library = spoken
    path = tmp_path / "Twice.turnwright"
    for _ in range(2):
        again = Library.open(path, language=language)
        assert again.creatures.count() == library.creatures.count()
        assert len(again.encounters.all()) == len(library.encounters.all())
        again.close()


def test_every_sample_fight_begins_in_every_language_and_the_first_of_each_system_is_played(
    spoken: tuple[str, Library],
) -> None:
    _, library = spoken
    played = set[str]()
    for encounter in library.encounters.all():
        service = service_for(script.check(library.setup(encounter.id or 0).script))
        assert not isinstance(service.do({"do": "begin"}), Refused)
        if encounter.system not in played:
            played.add(encounter.system)
            assert play(service, limit=200) > 0
            assert is_decided(service.fight), encounter.name
    assert played == set(SYSTEMS)
