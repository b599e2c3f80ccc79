"""A profile's own words, such as a kind, are those of the samples in each language in which somebody reads them."""

import tomllib
from pathlib import Path

import pytest

from models.exchange.profiles import shipped
from models.exchange.profiles.converter import converted
from models.exchange.records.neutral_creature import NeutralCreature
from rules.text.messages import LANGUAGES

SAMPLES = Path(__file__).parents[4] / "resources" / "samples"
OWN = {"d100": "es", "fantasia": "es", "ffrpg": "en", "fulminato": "es", "tabuleiro": "pt_BR"}
"""The language of each book, in which its profile has its words."""
TYPES = (
    *("aberration", "beast", "celestial", "construct", "dragon", "elemental", "fey", "fiend", "giant", "humanoid"),
    *("monstrosity", "ooze", "plant", "undead", "whatever"),
)


def kinds(id: str, language: str = "") -> list[str]:
    """The kind that a profile gives to each type of the other game."""
    creatures = (NeutralCreature("Goblin", "5e", type=type) for type in TYPES)
    return [converted(creature, shipped()[id], language).kind for creature in creatures]


@pytest.mark.parametrize("id", sorted(shipped()))
def test_every_kind_is_called_in_each_language_as_in_its_samples(id: str) -> None:
    profile = shipped()[id]
    own = kinds(id)
    assert all(own)
    for language in sorted(set(LANGUAGES) - {OWN[profile.system]}):
        words = profile.translations[language]
        sample = tomllib.loads((SAMPLES / f"{profile.system}.{language}.toml").read_text("utf-8"))
        for word, read in zip(own, kinds(id, language), strict=True):
            assert read == words.get(word, word), word
            assert sample.get(word, read) == read, (language, word)


def test_what_a_profile_names_is_named_so_too() -> None:
    guard = NeutralCreature("Guard", "5e", ac=15)
    names = {
        language: [row["name"] for row in converted(guard, shipped()["5e-fulminato"], language).sheet["protections"]]
        for language in ("", "en", "pt_BR")
    }
    assert names == {"": ["Coraza"], "en": ["Breastplate"], "pt_BR": ["Couraça"]}
