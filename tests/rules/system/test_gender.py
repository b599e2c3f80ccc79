"""Nobody knows the gender of a name: no sentence with one in it has a word that would have to agree with it."""

import re

import pytest

from rules.system import registry
from tools import messages, translations

PEOPLE = re.compile(r"\{(?:actor|target|source|name|names|who|player|combatant|victim)_?\}")
AGREEING = re.compile(r"\b\w+(?:ado|ada|ido|ida|oto|ota|uto|uta|udo|uda|lto|lta|oso|osa)s?\b", re.IGNORECASE)
UNAGREEING = re.compile(r"\b(?:ha|han|haya)(?: ya)? (?:\w+do|visto|roto)\b|\bya ha \w+do\b")
OTHERS = re.compile(
    "aliado|asalto|atributo|cada|chamado|cosa|cuida|demasiado|escondidas|estado|estados|executa|falta|faltas|flota|huida|lado|"
    "llamado|luta|mercado|muda|nada|nota|notas|partida|pesadas|plazo|rebota|resultado|"
    "rodada|rodadas|ruta|salto|sentidos|solta|suelta|tirada|tiradas|toda|todas|todo|todos|tudo|vida|volta|vuelta"
)
"""Words of such an ending that agree with nobody: nouns, verbs, and what goes with `nada`."""
THEIRS = re.compile("oculta|ocultas|preparada|preparado|adiado|retrasado|seguidas")
"""Words that agree with a noun of the same sentence: `la acción preparada de {actor}`, `tres veces seguidas`."""
OF_FILES = frozenset(
    {
        "BackupsDialog",
        "BestiaryTab",
        "EncounterList",
        "SavedBoardsController",
        "Libraries",
        "MainWindow",
        "PartyTab",
        "PreparePage",
        "Program",
        "FolderController",
        "FolderModel",
        "Welcome",
        "damage",
        "fault",
        "Salvage",
        "Boards",
        "SavedLabel",
        "Navigation",
        "Vocabulary",
    }
)
"""Contexts of the window whose names are those of libraries, files, folders, encounters, boards and fields."""


def agreeing(sentence: str) -> list[str]:
    """The words of a sentence that agree with a name in it."""
    if not PEOPLE.search(sentence):
        return []
    found = AGREEING.findall(UNAGREEING.sub("", sentence))
    return [word for word in found if not OTHERS.fullmatch(word.lower()) and not THEIRS.fullmatch(word.lower())]


@pytest.mark.parametrize("language", ["es", "pt_BR"])
@pytest.mark.parametrize("id", ["", *registry.ids()])
def test_no_sentence_of_a_system_agrees_with_a_name(id: str, language: str) -> None:
    told = [text for message in messages.messages(id, language).values() for text in message.texts]
    assert told
    assert {item: words for item in told if (words := agreeing(item))} == {}


@pytest.mark.parametrize("language", ["es", "pt_BR"])
def test_no_sentence_of_the_window_agrees_with_a_name(language: str) -> None:
    known = translations.messages(translations.ts(translations.TRANSLATIONS, language))
    told = [message.translation for message in known if message.context not in OF_FILES]
    assert len(told) > 500
    assert {item: words for item in told if (words := agreeing(item))} == {}


@pytest.mark.parametrize("sentence", ["{actor}: Sable guardada", "{actor} está aturdido", "Atada por {names}"])
def test_a_participle_beside_a_name_is_found(sentence: str) -> None:
    assert agreeing(sentence)
