"""Every text of the window is said in Spanish and Brazilian Portuguese, and fits there."""

import ast
import re
import shutil
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QLibraryInfo, QTranslator
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QApplication, QLabel, QMenu, QPushButton, QScrollArea, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from desktop.translation import translation_folder
from models.encounters import PREPARED
from models.library import Library
from models.refusals import LibraryError
from models.sheets import SheetError
from rules import catalogue
from rules.board import parse_board
from rules.d100 import sayings as d100
from rules.ffrpg import sayings as ffrpg
from rules.messages import messages_of
from rules.questions import BadScript, BadSheet
from rules.sayings import joined
from rules.sayings import said as said_of
from tests.proving import short_of
from tools import messages, translations
from ui.bestiary.widgets import ElidedLabel
from ui.key_names import key_sequence
from ui.refusal_words import library_sentence
from ui.rollers import TABLE
from ui.tabs import BESTIARY, ENCOUNTER, PARTY
from ui.window import MainWindow
from ui.words import gloss, group_title, purpose_of_die, saying, side_name, state_name

FIELD = re.compile(r"\{[^{}]*\}")
KEYS = re.compile(r"\(((?:Ctrl|Shift|Alt)[^()]*|[^()]|Enter|Esc|Del|Space)\)")
FROM_TABLES = {
    "ui/words.py",
    "ui/damage_words.py",
    "ui/bestiary/comparison.py",
    "ui/bestiary/shelves.py",
    "ui/bestiary/stat_block.py",
    "ui/import_words.py",
}
"""Where texts come from tables that are marked elsewhere."""


@cache
def read(language: str) -> dict[tuple[str, str], translations.Message]:
    found = translations.messages(translations.ts(translations.TRANSLATIONS, language))
    return {(message.context, message.source): message for message in found}


@pytest.fixture(params=translations.LANGUAGES)
def language(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def speak(qapp: QApplication) -> Iterator[Callable[[str], None]]:
    """Has the window speak a language until the test is over."""
    installed: list[QTranslator] = []

    def choose(language: str) -> None:
        folders = {
            f"qtbase_{language}": QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath),
            f"turnwright_{language}": str(translation_folder()),
        }
        for name, folder in folders.items():
            translator = QTranslator(qapp)
            assert translator.load(name, folder), name
            qapp.installTranslator(translator)
            installed.append(translator)

    yield choose
    for translator in installed:
        qapp.removeTranslator(translator)


# --- the texts -----------------------------------------------------------------------------------------


def test_the_files_hold_every_text_that_is_shown_and_no_other(tmp_path: Path) -> None:
    for each in translations.LANGUAGES:
        shutil.copy(translations.ts(translations.TRANSLATIONS, each), tmp_path)
    translations.update(tmp_path)
    for each in translations.LANGUAGES:
        fresh = translations.ts(tmp_path, each)
        now = {(message.context, message.source) for message in translations.messages(fresh)}
        assert now == read(each).keys(), "run `make translations`"


def test_everything_is_translated(language: str) -> None:
    assert [message for message in read(language).values() if not message.finished] == []


def test_what_is_filled_in_is_the_same_in_every_language(language: str) -> None:
    wrong = {
        message.source: message.translation
        for message in read(language).values()
        if message.translation
        and sorted(set(FIELD.findall(message.source))) != sorted(set(FIELD.findall(message.translation)))
    }
    assert wrong == {}


def test_texts_have_the_same_form_in_every_language(language: str) -> None:
    known = read(language)
    keys = {key: known["KeySheet", key].translation for key in ("Space", "Del", "Backspace", "Enter")}

    def form(text: str) -> tuple[Any, ...]:
        ends = next((end for end in ("…", ".", "?", ":") if text.endswith(end)), "")
        named = KEYS.findall(text.replace(f"({keys['Space']})", "(Space)").replace(f"({keys['Del']})", "(Del)"))
        return text.count("&"), ends, text != text.strip(), "\n" in text, sorted(named)

    wrong = {
        message.source: message.translation
        for message in known.values()
        if message.translation and form(message.source) != form(message.translation)
    }
    assert wrong == {}


def test_a_key_is_called_alike_wherever_it_is_named(language: str) -> None:
    other = re.compile(r"\b(?:Return|Intro|Entrar|Barra|Suprimir|Escape)\b(?=\)| |$)")
    named = {text for one in read(language).values() for text in (one.source, one.translation)}
    names = {text for text in named if other.search(text) and ("Esc" in text or "Ctrl" in text or "Enter" in text)}
    assert names == set()


def test_a_menu_calls_the_keys_beside_its_commands_as_the_sheet_of_keys_does(qapp: QApplication, language: str) -> None:
    known = read(language)
    sheet = {key: known["KeySheet", key].translation for key in ("Space", "Del", "Backspace", "Enter")}
    called = {**sheet, "Return": sheet["Enter"], "Ins": "Ins", "Esc": "Esc", "Up": "↑", "Down": "↓"}
    qt, ours = QTranslator(), QTranslator()
    qt.load(f"qtbase_{language}", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
    assert ours.load(f"turnwright_{language}", str(translation_folder()))
    for one in (qt, ours):
        qapp.installTranslator(one)
    try:
        native = QKeySequence.SequenceFormat.NativeText
        shown = {key: key_sequence(f"Ctrl+Shift+{key}").toString(native) for key in called}
    finally:
        for one in (qt, ours):
            qapp.removeTranslator(one)
    assert shown == {key: f"Ctrl+Shift+{name}" for key, name in called.items()}


def test_no_two_menus_share_a_letter(language: str) -> None:
    known = read(language)
    titles = [known["Menus", text].translation for text in ("&File", "&Edit", "F&ight", "&View", "&Help")]
    letters = [title[title.index("&") + 1].lower() for title in titles]
    assert len(set(letters)) == len(letters)


def test_the_compiled_files_say_what_the_readable_ones_say(language: str) -> None:
    compiled = QTranslator()
    assert compiled.load(f"turnwright_{language}", str(translation_folder()))
    stale = [
        message
        for message in read(language).values()
        if compiled.translate(message.context, message.source) != message.translation
    ]
    assert stale == [], "run `make translations`"


def texts_in_code() -> Iterator[tuple[str, ast.Call, ast.expr]]:
    """Each call that translates: its file, itself, and the text handed to it."""
    for package in translations.WINDOW:
        for path in sorted((translations.ROOT / package).rglob("*.py")):
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                if not isinstance(node, ast.Call) or not node.args:
                    continue
                called = ast.unparse(node.func)
                if called == "self.tr":
                    yield path.relative_to(translations.ROOT).as_posix(), node, node.args[0]
                elif called == "QCoreApplication.translate":
                    yield path.relative_to(translations.ROOT).as_posix(), node, node.args[1]


def test_what_is_translated_stands_in_the_code_as_it_is() -> None:
    found = list(texts_in_code())
    assert len(found) > 300
    for path, call, text in found:
        if path not in FROM_TABLES:
            assert isinstance(text, ast.Constant), f"{path}:{call.lineno}: {ast.unparse(call)}"


def test_every_text_in_the_code_was_found(language: str) -> None:
    known = {source for _, source in read(language)}
    missing = {
        f"{path}:{call.lineno}": text.value
        for path, call, text in texts_in_code()
        if isinstance(text, ast.Constant) and text.value not in known
    }
    assert missing == {}


# --- words from elsewhere ------------------------------------------------------------------------------


def test_glosses_are_said_in_the_readers_language_and_terms_are_not(
    speak: Callable[[str], None], language: str
) -> None:
    speak(language)
    for system in map(catalogue.system, catalogue.ids()):
        english = messages_of(system.phrases.file, "en")
        for status in system.statuses.values():
            meant = english.first(status.gloss_ids)
            assert meant
            if len(meant.split()) > 4:
                assert gloss(system.phrases.file, status.gloss_ids) != meant
    book = catalogue.system("ffrpg")
    assert "ARM" in gloss(book.phrases.file, book.statuses["mini"].gloss_ids)


def test_words_of_the_rules_are_said_in_spanish(speak: Callable[[str], None]) -> None:
    speak("es")
    book = catalogue.system("ffrpg")
    assert group_title("reward", book.phrases.file) == "recompensa"
    assert purpose_of_die("initiative") == "iniciativa"
    assert (side_name("foes"), side_name("the third side")) == ("Enemigos", "the third side")
    assert state_name("dead") == "sin vida"
    assert (gloss("", ()), group_title("", ""), purpose_of_die("")) == ("", "", "")


def test_what_comes_of_an_action_is_said_in_the_readers_language(speak: Callable[[str], None]) -> None:
    said = ffrpg.COST(mp=8, left=12)
    steps = joined(("40", d100.STEPS["burst"](sign="+", amount=15)), d100.CHAIN)
    chance = d100.CHANCE_FROM(percent=55, chain=steps)
    assert (saying(said), saying(chance)) == ("8 MP, 12 left", "chance 55% = 40 + 15 burst")
    speak("es")
    assert (saying(said), saying(chance)) == ("8 MP, quedan 12", "probabilidad 55% = 40 + 15 ráfaga")
    assert (said, saying("{no} saying"), saying("")) == ("8 MP, 12 left", "{no} saying", "")
    assert saying(ffrpg.ITEM(item="{odd} %1 rope", count=2)) == "{odd} %1 rope: quedan 2"


def test_refusals_of_the_library_are_said_in_the_readers_language(speak: Callable[[str], None], language: str) -> None:
    speak(language)
    english = messages.messages(messages.LIBRARY, "en")
    refusals = [one for id, one in english.items() if id.startswith("library-")]
    assert len(refusals) > 25
    for one in refusals:
        values = {name: f"<{name}>" for name in one.values}
        error = LibraryError(one.id.removeprefix("library-"), **values)
        said = library_sentence(error)
        assert said != str(error)
        assert all(value in said for value in values.values())


def test_refusals_name_things_in_the_readers_language(speak: Callable[[str], None]) -> None:
    speak("es")
    assert library_sentence(LibraryError("gone", what="member", id=3)).endswith("(miembro 3).")
    assert "en curso" in library_sentence(LibraryError("wrong_state", name="La escalera", state="running"))
    lira = library_sentence(SheetError(catalogue.system("ffrpg"), "Lira", (("hp", said_of("fault-needed")),)))
    assert lira == "La ficha de Lira no encaja con su sistema de reglas: HP: esto hace falta y no está."
    assert library_sentence(catalogue.NoSuchSystem("chess")) == "El sistema de reglas chess no está instalado."


def faults_of_sheets() -> Iterator[tuple[str, ast.expr]]:
    """What sheets and boards raise where something in them is wrong, and where it stands."""
    rules = translations.ROOT / "rules"
    files = [rules / "sheets.py", rules / "dice.py", rules / "board.py", rules / "fantasia" / "amounts.py"]
    for path in [*sorted(rules.glob("*/sheet.py")), *files]:
        for raised in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(raised, ast.Raise) and isinstance(raised.exc, ast.Call) and raised.exc.args:
                yield f"{path.parent.name}/{path.name}:{raised.lineno}", raised.exc.args[-1]


def test_every_fault_of_a_sheet_is_a_message() -> None:
    found = dict(faults_of_sheets())
    assert len(found) > 50
    assert [place for place, sentence in found.items() if isinstance(sentence, ast.Constant | ast.JoinedStr)] == []


def test_the_faults_that_sheets_show_are_said_in_spanish(speak: Callable[[str], None]) -> None:
    speak("es")
    system = catalogue.system("ffrpg")
    with pytest.raises(BadSheet) as refused:
        system.check_sheet({"hp": "many", "spd": -3, "weapons": [{"id": "axe", "die": "e6"}], "colour": "red"})
    said = {place: saying(sentence) for place, sentence in refused.value.faults}
    assert said["hp"] == "aquí va un número entero, no 'many'"
    assert said["colour"] == "aquí no existe esa clave"
    assert said["spd"].startswith("-3 es demasiado poco: como mínimo, ")
    assert said["weapons[0].die"] == "'e6' no es un Damage Die como d6 o 2d8"
    with pytest.raises(BadScript) as off:
        parse_board({"width": 4, "height": 4, "blocked": [[9, 2]]}, catalogue.system("fantasia").ground.board)
    assert saying(off.value.message) == "la casilla [9, 2] está fuera del tablero (4×4)"
    assert saying("whatever else a plugin says") == "whatever else a plugin says"


# --- the window ----------------------------------------------------------------------------------------


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path, speak: Callable[[str], None], language: str) -> Iterator[MainWindow]:
    """The window over the sample library, in another language than it was written in.

    What is asked of it is where things stand and what they say: nothing is drawn.
    """
    speak(language)
    library = Library.open(tmp_path / "Samples.turnwright")
    made = MainWindow(library, language)
    qtbot.addWidget(made)
    made.setUpdatesEnabled(False)
    made.resize(1366, 768)
    made.show()
    qtbot.waitExposed(made)
    yield made
    library.close()


def said(language: str, context: str, *sources: str) -> list[str]:
    known = read(language)
    return [known[context, source].translation for source in sources]


def test_tabs_and_menus_are_in_the_readers_language(window: MainWindow, language: str) -> None:
    tabs = [window.tabs.tabText(number) for number in range(window.tabs.count())]
    assert tabs == said(language, "Tabs", "Bestiary", "Party", "Encounter")
    menus = [action.text() for action in window.menuBar().actions()]
    assert menus == said(language, "Menus", "&File", "&Edit", "F&ight", "&View", "&Help")
    assert window.menus.by_name["undo"].text() == said(language, "Menus", "Undo")[0]
    english = {source for context, source in read(language) if context == "Menus"}
    same = {action.text() for menu in window.findChildren(QMenu) for action in menu.actions()} & english
    assert {text for text in same if said(language, "Menus", text) != [text]} == set()


LEADING = 3
"""Pixels between two lines that a label asks for below its last one too."""


def settle() -> None:
    """Lets layouts find their sizes: what wraps its lines takes another turn."""
    for _ in range(4):
        QApplication.processEvents()


def clipped(root: QWidget) -> list[str]:
    """The texts below a widget that are shown and do not fit."""
    found: list[str] = []
    for area in root.findChildren(QScrollArea):
        inner = area.widget()
        if area.isVisible() and inner is not None and inner.width() > area.viewport().width():
            found.append(f"{type(inner).__name__} is {inner.width()} wide, and {area.viewport().width()} are shown")
    for widget in root.findChildren(QWidget):
        if not widget.isVisible() or not isinstance(widget, QPushButton | QToolButton | QLabel):
            continue
        text = widget.text()
        if not text or (isinstance(widget, ElidedLabel) and text in widget.toolTip()):
            continue
        if isinstance(widget, QLabel) and widget.wordWrap():
            fits = widget.heightForWidth(widget.width()) <= widget.height() + LEADING
        elif isinstance(widget, ElidedLabel):
            fits = widget.fontMetrics().horizontalAdvance(text) <= widget.contentsRect().width()
        else:
            fits = widget.sizeHint().width() <= widget.width() and widget.sizeHint().height() <= widget.height()
        if not fits:
            wanted = widget.heightForWidth(widget.width()) if widget.hasHeightForWidth() else widget.sizeHint()
            found.append(f"{type(widget).__name__} “{text}”: {widget.size()} for {wanted}")
    return found


def test_what_an_action_would_do_and_cost_is_shown_in_the_readers_language(window: MainWindow, language: str) -> None:
    window.show_tab(ENCOUNTER)
    encounter = next(one for one in window.library.encounters.all(PREPARED) if one.system == "fantasia")
    assert encounter.id is not None
    window.conductor.open_prepared(encounter.id)
    window.conductor.begin_fight()
    window.conductor.questions.roll_rest()
    page = window.encounter.fight
    button = next(one for one in page.stage.buttons if one.action is not None and one.action.id == "attack")
    assert button.action is not None
    page.acting.choose(button.action)
    labels = [label.text() for label in page.stage.compose.findChildren(QLabel)]
    cost = messages.texts("fantasia", language)["said-costs-normal"]
    assert any(text.endswith(f"· {cost}") for text in labels)
    assert labels.count(cost) == 0  # it stands in the title already
    page.composer.aim(next(id for id, one in page.conductor.fight.combatants.items() if one.side == "foes"))
    shown = " ".join(label.text() for label in page.stage.compose.findChildren(QLabel, "preview"))
    damage = messages.texts("fantasia", language)["said-damage"].partition(" ")[0]
    assert f"{damage} " in shown
    assert "damage" not in shown


def test_nothing_is_clipped_in_the_bestiary(window: MainWindow, qtbot: QtBot) -> None:
    window.show_tab(BESTIARY)
    for row in window.library.creatures.rows()[::20]:
        window.bestiary.show_creature(row.id)
        settle()
        assert clipped(window) == []


def test_nothing_is_clipped_in_the_forms_of_any_system(window: MainWindow, qtbot: QtBot) -> None:
    window.show_tab(BESTIARY)
    seen: set[str] = set()
    for row in window.library.creatures.rows():
        if row.system in seen:
            continue
        seen.add(row.system)
        window.bestiary.show_creature(row.id)
        window.bestiary.edit()
        settle()
        assert clipped(window) == [], row.system
        window.bestiary.detail.leave()
    assert seen == set(catalogue.ids())


def test_nothing_is_clipped_in_the_party(window: MainWindow, qtbot: QtBot) -> None:
    window.show_tab(PARTY)
    settle()
    assert clipped(window) == []


@pytest.mark.parametrize("language", short_of(translations.LANGUAGES, "es"), indirect=True)
def test_nothing_is_clipped_before_and_in_the_fight_of_any_system(window: MainWindow, qtbot: QtBot) -> None:
    window.show_tab(ENCOUNTER)
    settle()
    assert clipped(window) == []
    first = {encounter.system: encounter for encounter in reversed(window.library.encounters.all(PREPARED))}
    assert first.keys() == set(catalogue.ids())
    for encounter in first.values():
        assert encounter.id is not None
        window.show_encounter(encounter.id)
        settle()
        assert clipped(window) == [], encounter.name
        window.encounter.prepare.pane.halves.setCurrentIndex(1)
        settle()
        assert clipped(window) == [], f"options of {encounter.name}"
        window.encounter.prepare.pane.halves.setCurrentIndex(0)
        window.encounter.prepare.board_asked.emit(encounter.id)
        settle()
        assert clipped(window) == [], f"board of {encounter.name}"
        window.show_encounter(encounter.id)
        window.conductor.open_prepared(encounter.id)
        settle()
        assert clipped(window) == [], encounter.name
        for side in ("party", "foes"):
            window.conductor.rollers.set(side, TABLE)
        window.conductor.begin_fight()
        for _ in range(4):
            settle()
            assert clipped(window) == [], encounter.name
            window.conductor.questions.roll_rest()
            window.conductor.next()
        window.conductor.cancel()
        page = window.encounter.fight
        for button in page.stage.buttons:
            if button.isEnabled() and button.action is not None:
                page.acting.choose(button.action)
                settle()
                assert clipped(window) == [], f"{encounter.name}: {button.action.label}"
                page.composer.stop()
                window.conductor.cancel()
        window.conductor.close_fight()


def test_a_program_that_runs_goes_on_reading_what_is_compiled_anew(tmp_path: Path) -> None:
    for language in translations.LANGUAGES:
        words = f'<TS version="2.1" language="{language}"><context><name>A</name></context></TS>'
        translations.ts(tmp_path, language).write_text(words, "utf-8")
    compiled = translations.ts(tmp_path, "es").with_suffix(".qm")
    compiled.write_bytes(b"as it was read")
    with compiled.open("rb") as read:
        translations.release(tmp_path)
        assert read.read() == b"as it was read"
    assert compiled.read_bytes() != b"as it was read"
    assert not list(tmp_path.glob("*.new"))
