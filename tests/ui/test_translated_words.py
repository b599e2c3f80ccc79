"""What rules, systems and the library say is said in the reader's language, and terms of the books are not."""

import ast
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QCoreApplication

from models.repositories.sheets import SheetError
from models.storage.errors import LibraryError
from rules.board.board import parse_board
from rules.d100.combatant import phrases as d100
from rules.ffrpg.combatant import phrases as ffrpg
from rules.system import registry
from rules.text.faults import BadScript, BadSheet
from rules.text.localized import joined
from rules.text.localized import said as said_of
from rules.text.messages import messages_of
from tools import messages, translations
from ui.text.errors import library_sentence
from ui.text.words import TERMS, gloss, group_title, localize, purpose_of_die, side_name, state_name


def test_glosses_are_said_in_the_readers_language_and_terms_are_not(
    speak: Callable[[str], None], language: str
) -> None:
    speak(language)
    for system in map(registry.system, registry.ids()):
        english = messages_of(system.phrases.file, "en")
        for status in system.statuses.values():
            meant = english.first_of(status.gloss_ids)
            assert meant
            if len(meant.split()) > 4:
                assert gloss(system.phrases.file, status.gloss_ids) != meant
    book = registry.system("ffrpg")
    assert "ARM" in gloss(book.phrases.file, book.statuses["mini"].gloss_ids)


def test_words_of_the_rules_are_said_in_spanish(speak: Callable[[str], None]) -> None:
    speak("es")
    book = registry.system("ffrpg")
    assert group_title("reward", book.phrases.file) == "recompensa"
    assert purpose_of_die("initiative") == "iniciativa"
    assert (side_name("foes"), side_name("the third side")) == ("Enemigos", "the third side")
    assert state_name("dead") == "sin vida"
    assert (gloss("", ()), group_title("", ""), purpose_of_die("")) == ("", "", "")


def test_what_comes_of_an_action_is_said_in_the_readers_language(speak: Callable[[str], None]) -> None:
    said = ffrpg.COST(mp=8, left=12)
    steps = joined(("40", d100.STEPS["burst"](sign="+", amount=15)), d100.CHAIN)
    chance = d100.CHANCE_FROM(percent=55, chain=steps)
    assert (localize(said), localize(chance)) == ("8 MP, 12 left", "chance 55% = 40 + 15 burst")
    speak("es")
    assert (localize(said), localize(chance)) == ("8 MP, quedan 12", "probabilidad 55% = 40 + 15 ráfaga")
    assert (said, localize("{no} saying"), localize("")) == ("8 MP, 12 left", "{no} saying", "")
    assert localize(ffrpg.ITEM(item="{odd} %1 rope", count=2)) == "{odd} %1 rope: quedan 2"


def test_refusals_of_the_library_are_said_in_the_readers_language(speak: Callable[[str], None], language: str) -> None:
    speak(language)
    english = messages.messages(messages.LIBRARY, "en")
    refusals = [candidate for id, candidate in english.items() if id.startswith("library-")]
    assert len(refusals) > 25
    for message in refusals:
        values = {name: f"<{name}>" for name in message.values}
        error = LibraryError(message.id.removeprefix("library-"), **values)
        said = library_sentence(error)
        assert said != str(error)
        assert all(value in said for value in values.values())


def test_refusals_name_things_in_the_readers_language(speak: Callable[[str], None]) -> None:
    speak("es")
    assert library_sentence(LibraryError("gone", what="member", id=3)).endswith("(miembro 3).")
    assert "en curso" in library_sentence(LibraryError("wrong_state", name="La escalera", state="running"))
    lira = library_sentence(SheetError(registry.system("ffrpg"), "Lira", (("hp", said_of("fault-needed")),)))
    assert lira == "La ficha de Lira no encaja con su sistema de reglas: HP: falta este valor."
    assert library_sentence(registry.NoSuchSystem("chess")) == "El sistema de reglas chess no está instalado."


def test_refusals_of_a_sheet_name_its_fields_in_the_readers_terms(speak: Callable[[str], None]) -> None:
    """A window in Portuguese with the book's terms in Portuguese said *Gracia* of what its sheet calls *Graça*."""
    speak("pt_BR")
    error = SheetError(registry.system("fulminato"), "Beto", (("gracia", said_of("fault-needed")),))
    assert library_sentence(error).endswith(": Gracia: falta este valor.")
    application = QCoreApplication.instance()
    assert application is not None
    application.setProperty(TERMS, True)
    try:
        assert library_sentence(error).endswith(": Graça: falta este valor.")
    finally:
        application.setProperty(TERMS, None)


def faults_of_sheets() -> Iterator[tuple[str, ast.expr]]:
    """What sheets and boards raise where something in them is wrong, and where it stands."""
    rules = translations.ROOT / "rules"
    core = [rules / "sheets" / "schema.py", rules / "dice" / "dice.py", rules / "board" / "board.py"]
    files = [*core, rules / "fantasia" / "statuses" / "amounts.py"]
    for path in [*sorted(rules.glob("*/combatant/sheet.py")), *files]:
        for raised in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(raised, ast.Raise) and isinstance(raised.exc, ast.Call) and raised.exc.args:
                yield f"{path.relative_to(rules)}:{raised.lineno}", raised.exc.args[-1]


def test_every_fault_of_a_sheet_is_a_message() -> None:
    found = dict(faults_of_sheets())
    assert len(found) > 50
    assert [place for place, sentence in found.items() if isinstance(sentence, ast.Constant | ast.JoinedStr)] == []


def test_the_faults_that_sheets_show_are_said_in_spanish(speak: Callable[[str], None]) -> None:
    speak("es")
    system = registry.system("ffrpg")
    with pytest.raises(BadSheet) as refused:
        system.check_sheet({"hp": "many", "spd": -3, "weapons": [{"id": "axe", "die": "e6"}], "colour": "red"})
    said = {place: localize(sentence) for place, sentence in refused.value.faults}
    assert said["hp"] == "aquí va un número entero, no 'many'"
    assert said["colour"] == "aquí no existe esa clave"
    assert said["spd"].startswith("-3 es demasiado poco: como mínimo, ")
    assert said["weapons[0].die"] == "'e6' no es un Damage Die como d6 o 2d8"
    with pytest.raises(BadScript) as off:
        parse_board({"width": 4, "height": 4, "blocked": [[9, 2]]}, registry.system("fantasia").ground.board)
    assert localize(off.value.message) == "la casilla [9, 2] está fuera del tablero (4×4)"
    assert localize("whatever else a plugin says") == "whatever else a plugin says"
