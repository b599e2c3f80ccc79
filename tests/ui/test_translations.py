"""Every text of the window is in the files of Spanish and Brazilian Portuguese, filled in and formed as in English."""

import ast
import re
import shutil
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QLibraryInfo, QTranslator
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QApplication

from desktop.system.paths import translation_folder
from tests.ui.translated import FIELD, read
from tools import translations
from ui.commands.command import key_sequence, name_of

KEYS = re.compile(r"\(((?:Ctrl|Shift|Alt)[^()]*|[^()]|Enter|Esc|Del|Space)\)")
FROM_TABLES = {
    "ui/text/words.py",
    "ui/text/errors.py",
    "ui/bestiary/stat_block/compare.py",
    "ui/bestiary/list/folder_model.py",
    "ui/theme/theme.py",
    "ui/bestiary/stat_block/view.py",
    "ui/exchange/words.py",
    "ui/commands/command.py",
    "ui/own_rules/description.py",
    "ui/rule_editor/words.py",
    "ui/help/shortcuts_overlay.py",
}
"""Where texts come from tables that are marked elsewhere."""


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
    keys = {known["QShortcut", key].translation: key for key in ("Space", "Del", "Enter", "Shift")}
    called = re.compile(rf"\b(?:{'|'.join(keys)})\b")

    def form(text: str) -> tuple[Any, ...]:
        ends = next((end for end in ("…", ".", "?", ":") if text.endswith(end)), "")
        in_english = re.sub(r"\([^()]*\)", lambda part: called.sub(lambda key: keys[key[0]], part[0]), text)
        named = KEYS.findall(in_english)
        return text.count("&"), ends, text != text.strip(), "\n" in text, sorted(named)

    wrong = {
        message.source: message.translation
        for message in known.values()
        if message.translation and form(message.source) != form(message.translation)
    }
    assert wrong == {}


@pytest.mark.parametrize(
    ("code", "idea", "others"),
    [
        ("pt_BR", r"\bwaves?\b", r"\bondas?\b"),
        ("pt_BR", r"\b(status|statuses|conditions?)\b", r"\bestados?\b"),
        ("es", r"\bwaves?\b", r"\b(ondas?|tandas?)\b"),
        ("es", r"\b(status|statuses|conditions?)\b", r"\bcondici(ón|ones)\b"),
    ],
)
def test_one_idea_has_one_word(code: str, idea: str, others: str) -> None:
    named = [message for message in read(code).values() if re.search(rf"(?i)(?<!{{){idea}", message.source)]
    assert len(named) > 2
    assert [message.translation for message in named if re.search(rf"(?i){others}", message.translation)] == []


def test_a_key_is_called_alike_wherever_it_is_named(language: str) -> None:
    known = read(language)
    ours = {known["QShortcut", key].translation for key in ("Enter", "Shift")}
    words = {"Return", "Intro", "Entrar", "Barra", "Suprimir", "Escape", "Mayús", "Mayúsculas"}
    names_a_key = re.compile(r"\b(?:Esc|Ctrl|Enter|Shift)\b")
    wrong = {
        text
        for message in known.values()
        if message.context != "QShortcut" and names_a_key.search(message.source)
        for text, others in ((message.source, words), (message.translation, {*words, "Enter", "Shift"} - ours))
        if others & {*re.findall(r"\w+", text)}
    }
    assert wrong == set()


def test_a_menu_calls_the_keys_beside_its_commands_as_the_sheet_of_keys_does(qapp: QApplication, language: str) -> None:
    known = read(language)
    sheet = {key: known["QShortcut", key].translation for key in ("Space", "Del", "Backspace", "Enter")}
    called = {**sheet, "Return": sheet["Enter"], "Ins": "Ins", "Esc": "Esc", "Up": "↑", "Down": "↓"}
    qt, ours = QTranslator(), QTranslator()
    qt.load(f"qtbase_{language}", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
    assert ours.load(f"turnwright_{language}", str(translation_folder()))
    for translator in (qt, ours):
        qapp.installTranslator(translator)
    try:
        native = QKeySequence.SequenceFormat.NativeText
        shown = {key: key_sequence(f"Ctrl+Shift+{key}").toString(native) for key in called}
    finally:
        for translator in (qt, ours):
            qapp.removeTranslator(translator)
    held = f"Ctrl+{known['QShortcut', 'Shift'].translation}"
    assert shown == {key: f"{held}+{name}" for key, name in called.items()}


def test_keys_are_called_as_they_are_printed_on_keyboards(qapp: QApplication) -> None:
    printed = {
        "es": "Ctrl+Mayús+Supr, Retroceso, Intro, Intro, Esc, AvPág",
        "pt_BR": "Ctrl+Shift+Del, Backspace, Enter, Enter, Esc, PgDn",
    }
    for code, names in printed.items():
        ours = QTranslator()
        assert ours.load(f"turnwright_{code}", str(translation_folder()))
        qapp.installTranslator(ours)
        try:
            assert name_of("Ctrl+Shift+Del, Backspace, Enter, Return, Esc, PgDn") == names
        finally:
            qapp.removeTranslator(ours)


def test_no_two_menus_share_a_letter(language: str) -> None:
    known = read(language)
    titles = [
        known["Commands", text].translation for text in ("&File", "&Edit", "F&ight", "&View", "&Players", "&Help")
    ]
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


@cache
def texts_in_code() -> tuple[tuple[str, ast.Call, ast.expr], ...]:
    """Each call that translates: its file, itself, and the text handed to it."""
    return tuple(_texts_in_code())


def _texts_in_code() -> Iterator[tuple[str, ast.Call, ast.expr]]:
    for package in translations.WINDOW:
        for path in sorted((translations.ROOT / package).rglob("*.py")):
            text = path.read_text("utf-8")
            for node in ast.walk(ast.parse(text)) if ".tr(" in text or ".translate(" in text else ():
                if not isinstance(node, ast.Call) or not node.args or not isinstance(node.func, ast.Attribute):
                    continue
                if node.func.attr not in ("tr", "translate"):
                    continue
                called = ast.unparse(node.func)
                if called == "self.tr":
                    yield path.relative_to(translations.ROOT).as_posix(), node, node.args[0]
                elif called == "QCoreApplication.translate":
                    yield path.relative_to(translations.ROOT).as_posix(), node, node.args[1]


def test_what_is_translated_stands_in_the_code_as_it_is() -> None:
    found = texts_in_code()
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


def test_whoever_it_is_is_not_taken_for_a_man(language: str) -> None:
    named = [message.translation for key, message in read(language).items() if key[0] in ("deed", "HeldPiece")]
    assert len(named) > 10
    gendered = re.compile(r"\{(?:name|who)\} (?:é|foi|está|es|fue|ha sido) (?:\w+[ai]d[oa]|post[oa]|puest[oa])\b")
    assert [words for words in named if gendered.search(words)] == []


def test_what_was_changed_of_several_is_not_said_of_one(language: str) -> None:
    said = [message.translation for key, message in read(language).items() if key[0] == "RosterWords"]
    assert len(said) > 8
    singular = re.compile(r"\b(?:ve|entra|está|é|es|oculto|oculta)\b")
    assert [words for words in said if singular.search(words)] == []
