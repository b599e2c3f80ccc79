"""What somebody else's program puts into a drag or on the clipboard ends in nothing, or in one sentence."""

from __future__ import annotations

import json

import pytest
from PySide6.QtCore import QMimeData
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from models.storage import bounded_reads
from tests.ui.exchange.importing import refusal_of, settle
from ui.dnd.payload import LONGEST, TYPE, read_drop
from ui.shell.main_window import MainWindow

DEEP = "[" * 100_000
HOSTILE = {
    "deep": DEEP,
    "deep and whole": '{"creatures": ' + "[" * 5000 + "]" * 5000 + "}",
    "a number beyond all": '{"creatures": [1%s]}' % ("0" * 400),
    "digits beyond all": '{"creatures": [%s]}' % ("9" * 10_000),
    "an id that no file has": json.dumps({"creatures": [2**63]}),
    "below all": json.dumps({"creatures": [-1]}),
    "no number": '{"creatures": [NaN, Infinity]}',
    "no JSON": "{",
    "bytes": "\udcff",
    "long": '{"words": "' + "x" * LONGEST + '"}',
}


@pytest.mark.parametrize("kind", HOSTILE)
def test_a_drop_that_only_looks_like_ours_brings_nothing(kind: str) -> None:
    mime = QMimeData()
    mime.setData(TYPE, HOSTILE[kind].encode("utf-8", "surrogateescape"))
    assert read_drop(mime) is None


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        (DEEP, "nested too deeply"),
        ('{"name": ' * 20_000, "nested too deeply"),
        ('{"Name": "Bat", "AC": {"Value": 1e999}, "Abilities": {}}', "something that is not a number"),
        ('{"Name": "Bat", "AC": {"Value": %s}, "Abilities": {}}' % ("9" * 5000), "a number"),
    ],
)
def test_a_hostile_paste_is_refused_in_one_sentence(text: str, wanted: str, window: MainWindow, qtbot: QtBot) -> None:
    QApplication.clipboard().setText(text)
    window.exchange.ask_text()
    settle(window, qtbot)
    card = window.exchange.card
    assert card is not None
    assert wanted in refusal_of(card)
    assert not card.take.isEnabled()


def test_a_paste_that_is_too_long_is_not_read_at_all(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bounded_reads, "MOST_BYTES", 2**20)
    window.exchange.import_text("[" + "1," * 2**20)
    settle(window, qtbot)
    card = window.exchange.card
    assert card is not None
    assert "larger than 1 MB" in refusal_of(card)
