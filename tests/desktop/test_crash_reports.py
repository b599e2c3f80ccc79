"""The report of a fault holds the fight: after an exception wherever it was raised, and after a fatal signal."""

import json
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from pytestqt.exceptions import capture_exceptions
from pytestqt.qtbot import QtBot

from desktop.application import Program
from desktop.system import crashes
from rules.engine import replay
from rules.engine.replay import outcome
from rules.scripts import script
from tests.desktop.fighting import fighting
from tests.desktop.forking import Forking


@pytest.fixture
def program(
    qapp: QApplication, tmp_path: Path, own_folders: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Program]:
    """A window with a fight that has begun, and the hook for what goes wrong."""
    monkeypatch.setattr(sys, "excepthook", sys.__excepthook__)
    with fighting(qapp, tmp_path / "Table.turnwright") as made:
        assert made.window is not None
        made.window.conductor.command({"do": "note", "text": "The lift rattles"})
        yield made
        for report in list(crashes._shown):
            report.reject()
            report.deleteLater()


def fight_told(text: str) -> dict[str, object]:
    """The outcome of the script in a report."""
    _, _, rest = text.partition(crashes.SCRIPT)
    found, status = replay.replay_script(script.read(rest.strip().splitlines()[0]))
    assert status == replay.FINE, found["error"]
    return found


def assert_holds_the_fight(program: Program) -> None:
    (report,) = crashes._shown
    assert program.window is not None
    service = program.window.conductor.service
    assert service is not None
    told, stands = fight_told(report.text.toPlainText()), json.loads(json.dumps(outcome(service)))
    assert {key: value for key, value in told.items() if key not in ("facts", "log")} == {
        key: value for key, value in stands.items() if key not in ("facts", "log")
    }


def fails() -> str:
    raise KeyError("no axe")


def test_an_exception_in_a_slot_is_reported_with_the_fight_and_the_window_goes_on(
    program: Program, qtbot: QtBot, caplog: pytest.LogCaptureFixture
) -> None:
    with capture_exceptions() as raised:
        QTimer.singleShot(0, fails)
        qtbot.waitUntil(lambda: bool(raised))
    kind, error, trace = raised[0]
    crashes._show(kind, error, trace, fight=program.fight)
    caplog.clear()
    assert_holds_the_fight(program)
    crashes._shown[0].reject()
    window = program.window
    assert window is not None
    before = window.conductor.steps_done
    window.conductor.command({"do": "note", "text": "and goes on"})
    assert window.conductor.steps_done == before + 1


def test_an_exception_in_a_rule_of_a_plugin_changes_nothing_and_is_reported(
    program: Program, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    window = program.window
    assert window is not None
    conductor = window.conductor
    assert conductor.service is not None
    before, steps = json.dumps(conductor.service.packed_fight()), conductor.steps_done

    def broken(*_: object) -> None:
        fails()

    with monkeypatch.context() as patch:
        patch.setattr("rules.engine.service.run", broken)
        try:
            conductor.command({"do": "note", "text": "x"})
        except KeyError as error:
            crashes._show(type(error), error, error.__traceback__, fight=program.fight)
    caplog.clear()
    assert "no axe" in crashes._shown[0].text.toPlainText()
    assert_holds_the_fight(program)
    assert (json.dumps(conductor.service.packed_fight()), conductor.steps_done) == (before, steps)


def test_a_fight_that_cannot_be_told_is_said_in_the_report(program: Program, caplog: pytest.LogCaptureFixture) -> None:
    error = KeyError("no axe")
    crashes._show(KeyError, error, None, fight=fails)
    caplog.clear()
    text = crashes._shown[0].text.toPlainText()
    assert "The fight could not be told" in text
    assert text.count("KeyError: 'no axe'") == 2


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such signal there")
def test_after_a_fatal_signal_the_next_start_offers_the_trace_and_the_fight(
    program: Program, forking: Forking, tmp_path: Path
) -> None:
    trace = tmp_path / "crash.txt"
    ended = forking.run("crashing", trace)
    assert ended.returncode == -11
    assert crashes.offer(program.window, trace, program.fight)
    text = crashes._shown[0].text.toPlainText()
    assert "Fatal Python error: Segmentation fault" in text
    assert_holds_the_fight(program)
