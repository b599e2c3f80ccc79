"""The emblem of one whom nobody has given any: by the words of a name, by kind, by tags."""

import json
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from models.repositories.pictures import own_emblem
from rules.core.emblems import GROUNDS, HINTS, KIND_WORDS, KINDS, NAMES, emblem_of, is_boss, kind_of
from rules.text.word_tables import WordTable, singulars_of, words_of
from tests import drawings

SAMPLES = drawings.ROOT / "resources" / "samples"
LANGUAGES = ("en", "es", "pt_BR")


def samples(path: Path) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Name and tags of every creature of the samples, as they are written and in the other languages."""
    creatures: list[dict[str, Any]] = json.loads(path.read_text("utf-8"))["creatures"]
    for language in LANGUAGES:
        table = path.with_suffix(f".{language}.toml")
        words = tomllib.loads(table.read_text("utf-8")) if table.exists() else {}
        for creature in creatures:
            tags = tuple(words.get(tag, tag) for tag in creature.get("tags", ()))
            yield words.get(creature["name"], creature["name"]), tags


@pytest.mark.parametrize("path", sorted(SAMPLES.glob("*.json")), ids=lambda path: path.stem)
def test_every_creature_of_the_samples_has_one_in_three_languages(path: Path) -> None:
    shown = {name: emblem_of(name, "", tags) for name, tags in samples(path)}
    assert {name for name, emblem in shown.items() if emblem not in drawings.NAMES} == set()
    broad = {kind.drawing for kind in KINDS.values() if kind.is_broad}
    assert len([name for name, emblem in shown.items() if emblem in broad]) * 10 < len(shown)


@pytest.mark.parametrize("path", sorted(SAMPLES.glob("*.json")), ids=lambda path: path.stem)
def test_no_two_heroes_of_the_samples_look_alike(path: Path) -> None:
    content = json.loads(path.read_text("utf-8"))
    shown = [
        own_emblem(member) or emblem_of(member["name"], member["sheet"].get("profession", ""))
        for party in content["parties"]
        for member in party["members"]
    ]
    assert len(set(shown)) == len(shown)
    assert set(shown) <= drawings.NAMES


@pytest.mark.parametrize(
    ("name", "emblem"),
    [
        # English has its head at the end, unless a word joins what describes it.
        ("Barn Rat", "rat"),
        ("Giant Rats", "rat"),
        ("Clockwork Hound", "hound"),
        ("Wolf Spider", "long-antennae-bug"),
        ("Dwarf Basilisk", "lizardman"),
        ("Drowned Man of the Well", "shambling-zombie"),
        ("Knight of the Dragon", "black-knight-helm"),
        ("Goblin Archers", "bowman"),
        ("Three Bowmen", "bowman"),
        ("The Wolves", "wolf-head"),
        ("Mimic", "mimic-chest"),
        # Spanish and Portuguese have it at the beginning.
        ("Rata de bodega", "rat"),
        ("Lobo de escarcha", "wolf-head"),
        ("Caballero del dragón", "black-knight-helm"),
        ("Dos dragones", "dragon-head"),
        ("Araña lobo", "long-antennae-bug"),
        ("Duende relojero", "bad-gnome"),
        ("Salteadores", "bandit"),
        ("Víbora", "snake"),
        ("VÍBORA", "snake"),
        ("Ánima del pozo", "spectre"),
        ("Hija del limo", "slime"),
        ("Onça de Breu", "tiger-head"),
        ("Três Dragões", "dragon-head"),
        ("Capitães", "pirate-hat"),
        ("Javali-de-Espinho", "boar"),
        ("Leões", "saber-toothed-cat-head"),
        # Whole words alone.
        ("Ratchet", ""),
        ("Brownbear", ""),
        ("Catalina", ""),
        ("Maren Holt", ""),
        ("", ""),
        ("???", ""),
        ("狼", ""),
    ],
)
def test_a_name_says_it_by_its_head(name: str, emblem: str) -> None:
    assert emblem_of(name) == emblem


def test_what_a_name_hints_at_goes_before_a_kind_as_players_see_no_kinds() -> None:
    """The game master's order showed a golem, and the players' screen a helmet."""
    for kind, tags in (("construct", ()), ("", ("undead", "regular")), ("", ("humanoid",))):
        assert emblem_of("Sentry", kind, tags) == emblem_of("Sentry") == "visored-helm"
    assert emblem_of("Reed Lurker of the Wolf", "lizard") == emblem_of("Reed Lurker of the Wolf")
    assert emblem_of("Nobody", "", ("beast",)) == "paw-print"
    assert emblem_of("Nobody", "", ("beast", "dragon")) == "dragon-head"
    assert emblem_of("Rat", "dragon") == "rat"
    assert emblem_of("Nobody", "Medium undead, neutral evil") == "shambling-zombie"


def test_a_trade_shows_who_has_a_name_of_their_own() -> None:
    assert emblem_of("Itzel", "cazador") == "on-sight"
    assert emblem_of("Oriel Dunmore", "", ("pc", "healer")) == "caduceus"
    assert emblem_of("Oriel Dunmore", "PC") == ""


@pytest.mark.parametrize(
    ("kind", "tags", "is_one"),
    [
        ("", ("no muerto", "armadura"), "undead"),
        ("Besta", (), "beast"),
        ("", ("espírito", "comum"), "spirit"),
        ("Dragones", (), "dragon"),
        ("PC", ("regular",), ""),
    ],
)
def test_a_kind_is_read_in_three_languages(kind: str, tags: tuple[str, ...], is_one: str) -> None:
    assert kind_of(kind, tags) == is_one


def test_bosses_are_known_by_a_word_of_a_tag() -> None:
    assert all(is_boss([tag]) for tag in ("boss", "end-boss", "Jefe", "líder", "chefe"))
    assert not is_boss(("embossed", "regular", ""))


def test_the_tables_name_only_drawings_and_kinds_that_are_there() -> None:
    assert {*NAMES.choices.values(), *HINTS.choices.values()} <= drawings.NAMES
    assert {kind.drawing for kind in KINDS.values()} <= drawings.NAMES
    assert set(KIND_WORDS.choices.values()) == KINDS.keys()
    assert KINDS.keys() >= GROUNDS
    assert len(set(NAMES.choices.values())) >= 62
    for table in (NAMES, HINTS, KIND_WORDS):
        assert all(words_of(word) == [word] for word in table.choices)


def test_a_word_of_a_table_chooses_one_thing() -> None:
    with pytest.raises(ValueError, match="rat"):
        WordTable({"rat": ("rat", ""), "mouse": ("rat mouse", "")})


@given(name=st.text(), kind=st.text(), tags=st.lists(st.text(), max_size=4))
def test_anything_has_a_drawing_or_none(name: str, kind: str, tags: list[str]) -> None:
    emblem = emblem_of(name, kind, tuple(tags))
    assert emblem == "" or emblem in drawings.NAMES
    assert kind_of(kind, tuple(tags)) in {"", *KINDS}
    assert isinstance(is_boss(tags), bool)


@given(word=st.sampled_from(sorted(NAMES.choices)), before=st.sampled_from(["", "12 ", "«", "the "]))
def test_case_accents_and_numbers_do_not_matter(word: str, before: str) -> None:
    assert emblem_of(f"{before}{word.upper()} 3") == NAMES.choices[word]
    assert emblem_of(f"{word[0]}\u0301{word[1:]}") == NAMES.choices[word]


@given(word=st.text(alphabet="abcdeilmnoszv", min_size=1))
def test_a_word_is_among_its_singulars(word: str) -> None:
    assert word in singulars_of(word)
