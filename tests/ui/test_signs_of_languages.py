"""Signs and words as each language sets them: percent signs, decimals, and whoever plays of whatever gender."""

from __future__ import annotations

import re
from collections.abc import Callable
from html import unescape
from pathlib import Path

import pytest
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from rules.text.localized import percentage
from rules.text.messages import LANGUAGES, decimal
from ui.encounter.sheet.explain import amount_words
from ui.text.words import in_percent
from ui.widgets.fraction_box import FractionBox

ROOT = Path(__file__).parents[2]
_ONE_WHO_PLAYS = re.compile(r"(?<![-\w])(?:jogador|jugador)\b", re.IGNORECASE)
_APART = re.compile(r"(?<=[0-9}])\s%(?![\w(])")


def texts(language: str) -> list[Path]:
    files = [*ROOT.glob(f"rules/**/{language}.ftl"), *ROOT.glob(f"models/**/{language}.ftl")]
    files += ROOT.glob(f"resources/guide/{language}/*.md")
    return files + ([] if language == "en" else [ROOT / f"resources/translations/turnwright_{language}.ts"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_parts_a_number_from_its_sign(language: str) -> None:
    for path in texts(language):
        said = unescape(re.sub(r"<source>[^<]*</source>", "", path.read_text("utf-8")))
        assert [said[max(0, match.start() - 40) : match.end()] for match in _APART.finditer(said)] == [], path


@pytest.mark.parametrize("language", ["es", "pt_BR"])
def test_whoever_plays_is_told_by_a_word_for_any_gender(language: str) -> None:
    for path in texts(language):
        if path.suffix != ".md":
            said = unescape(re.sub(r"<source>[^<]*</source>", "", path.read_text("utf-8")))
            assert [line.strip() for line in said.splitlines() if _ONE_WHO_PLAYS.search(line)] == [], path


def test_no_text_of_the_window_parts_a_number_from_the_sign_in_english() -> None:
    parted = re.compile(r"(?:tr|translate)\([^\n]*[0-9}]\s%(?![\w(])")
    found = [path for path in (ROOT / "ui").rglob("*.py") if parted.search(path.read_text("utf-8"))]
    assert found == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_gets_its_sign_in_the_readers_language(language: str, speak: Callable[[str], None]) -> None:
    assert percentage(40).in_language(language) == "40%"
    if language != "en":
        speak(language)
    assert in_percent(40) == "40%"
    assert amount_words(-25, "percent") == "-25%"


@pytest.mark.parametrize(("language", "shown"), [("en", "1.5"), ("es", "1,5"), ("pt_BR", "1,5")])
def test_a_fraction_is_shown_as_its_language_writes_it_and_typed_in_both_ways(
    language: str, shown: str, qtbot: QtBot, speak: Callable[[str], None]
) -> None:
    assert decimal(1.5, language) == shown
    assert decimal(2.0, language) == "2"
    assert decimal(-1234567.5, language) == "\N{MINUS SIGN}1234567" + shown[1:]
    assert decimal(0.1 + 0.2, language) == shown.replace("1", "0").replace("5", "3")
    assert decimal(12_000_000.0, language) == "12000000"
    assert decimal(0.00001, language) == shown[:2].replace("1", "0") + "00001"
    if language != "en":
        speak(language)
    box = FractionBox()
    qtbot.addWidget(box)
    box.setRange(0, 1000)
    box.setValue(1.5)
    assert box.text() == shown
    for typed in ("2.25", "2,25"):
        box.selectAll()
        QTest.keyClicks(box, typed)
        box.interpretText()
        assert box.value() == 2.25
    assert box.text() == shown.replace("1", "2").replace("5", "25")
