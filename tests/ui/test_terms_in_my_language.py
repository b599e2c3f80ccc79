"""The terms of a book in the reader's language, wherever a translation is kept, with the book's own word beside."""

import json
import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from desktop.speaking import speaking
from rules import catalogue, script
from rules.messages import terms
from rules.replaying import service_for
from rules.sheets import names_in, words_of
from rules.telling import Teller
from rules.wording import worded
from tests.worked import fights
from tools.book_terms import of_system
from ui.bestiary import systems
from ui.bestiary.kinds import fields
from ui.words import as_read, book_word, gloss, purpose_of_die, terms_language

ROOT = Path(__file__).resolve().parents[2]
MOST_SHORT = 4
"""Letters of words that stand in other words of both languages."""
KEPT = sorted(ROOT.glob("rules/*/messages/terms.*.toml"))


@pytest.fixture
def portuguese(qapp: QApplication) -> Iterator[None]:
    with speaking(qapp, "pt_BR"):
        yield


@pytest.mark.parametrize("path", KEPT, ids=lambda path: f"{path.parents[1].name}.{path.stem}")
def test_every_word_of_a_book_is_translated(path: Path) -> None:
    system = catalogue.system(path.parents[1].name)
    kept = tomllib.loads(path.read_text("utf-8"))
    assert of_system(system) - kept.keys() == set()
    assert all(kept.values())


@pytest.mark.parametrize("path", KEPT, ids=lambda path: f"{path.parents[1].name}.{path.stem}")
def test_two_statuses_or_actions_are_never_called_alike(path: Path) -> None:
    system = catalogue.system(path.parents[1].name)
    read = worded(system, path.suffixes[0].removeprefix("."))
    for named in ("statuses", "actions"):
        before = Counter(one.label for one in getattr(system, named).values())
        after = Counter(one.label for one in getattr(read, named).values())
        assert sorted(before.values()) == sorted(after.values())


def test_a_spanish_book_is_read_in_portuguese(portuguese: None) -> None:
    system = systems.find("fulminato")
    assert system is not None
    file = system.phrases.file
    assert terms_language() == "pt_BR"
    assert system.statuses["useless_off_arm"].label == "Braço inábil inútil"
    assert system.actions["charge"].label == "Investida"
    assert [one.label for one in fields(system.sheet) if one.name == "desvio_ranks"] == ["Graus de desvio"]
    assert system.stat_label("desvio_ranks") == "Graus de desvio"
    assert gloss(file, system.statuses["grabbed"].gloss_ids, "Agarrado").startswith("Apresado – ")
    assert book_word(file, "Agarrado") == "Apresado"


def test_each_part_of_a_body_has_one_word(portuguese: None) -> None:
    """The log spoke of *pierna izquierda* where the sheet had *perna esquerda*."""
    system = systems.find("fulminato")
    assert system is not None
    teller = Teller(system, {}, "pt_BR")
    said = terms(system.phrases.file, "pt_BR")
    for part in ("pierna izquierda", "pierna derecha", "brazo torpe", "brazo diestro", "torso", "cabeza"):
        ids = {"pierna izquierda": "left_leg", "pierna derecha": "right_leg", "brazo torpe": "off_arm"}
        ids |= {"brazo diestro": "main_arm", "torso": "torso", "cabeza": "head"}
        assert teller.say(f"step-{ids[part]}") == said[part]


def test_dice_and_values_are_named_in_the_reader_s_words(portuguese: None) -> None:
    """*Ataque con pistolas 4* and *Desvío* stood in a Portuguese question, and among the values that can be set."""
    system = systems.find("fulminato")
    assert system is not None
    teller = Teller(system, {"a": "Ana"}, "pt_BR")
    assert teller.step("Ataque con pistolas") == "Ataque com pistolas"
    assert purpose_of_die("Desvío −3", system.phrases.file) == "Desvio −3"
    assert teller.setting("a", "pistolas", "d8")[0] == "Ataque com pistolas"
    assert teller.setting("a", "aguante", "d8")[0] == "Resistência"


def test_without_the_option_the_book_keeps_its_words(qapp: QApplication) -> None:
    system = catalogue.system("fulminato")
    assert terms_language() == ""
    assert as_read(system) is system


def test_what_is_stored_and_what_commands_say_stays_the_same(portuguese: None) -> None:
    before, read = catalogue.system("fulminato"), systems.find("fulminato")
    assert read is not None
    assert read.statuses.keys() == before.statuses.keys()
    assert read.actions.keys() == before.actions.keys()
    assert [one.id for one in read.pools] == [one.id for one in before.pools]
    assert catalogue.system("fulminato").statuses["grabbed"].label == "Apresado"


SPOKEN = [(path.parents[1].name, path.suffixes[0].removeprefix(".")) for path in KEPT]


@pytest.mark.parametrize(("system", "language"), SPOKEN)
def test_the_log_has_no_word_of_the_book_where_the_reader_has_another(system: str, language: str) -> None:
    """Every worked example of the system, told: a word stands in it as a word of its own, not within a name."""
    found = catalogue.system(system)
    read = worded(found, language)
    other = {word for word, said in read.words.items() if said != word and len(word) > MOST_SHORT}
    other -= set(read.words.values())
    met = set()
    for data in fights(system):
        service = service_for(script.read(json.dumps({**data, "commands": []})))
        for number, command in enumerate(script.read(json.dumps(data)).commands):
            service.do(command, number=number)
        names = {id: f"C{place}" for place, id in enumerate(service.fight.combatants)}
        sheets = [one.sheet.model_dump() for one in service.fight.combatants.values()]
        own = {one.lower() for sheet in sheets for one in names_in(sheet)}
        own |= {words_of(row["id"]).lower() for sheet in sheets for row in sheet.get("abilities") or ()}
        teller = Teller(read, names, language, service.fight)
        for line in teller.lines(service.journal.facts()):
            met |= {word for word in other if word.lower() not in own and re.search(rf"\b{re.escape(word)}\b", line)}
    assert met == set()
