"""Sounds are off until they are wanted, one for what has happened, and where nothing plays them the setting says so."""

from __future__ import annotations

import wave
from array import array
from importlib.resources import files
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, QProcess, QSettings
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from models.library import Library
from tests.ui.encounter.conftest import APP, GameTable
from tests.ui.encounter.cueing import make
from tools.sounds import TONES, samples
from ui.shell import sounds
from ui.shell.main_window import MainWindow
from ui.shell.sounds import PROGRAMS, Sounds, path_of, sound_of


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The sounds that were played, by their names."""
    played: list[str] = []
    monkeypatch.setattr(sounds, "player", lambda: lambda file: played.append(Path(file).stem))
    monkeypatch.setattr("ui.shell.window_commands.player", sounds.player)
    return played


def test_nothing_is_heard_until_it_is_wanted_and_then_one_sound_for_each_step(
    heard: list[str], begun: GameTable
) -> None:
    begun.all_by(APP)
    begun.type(" ")
    assert heard == []
    begun.window.menus.by_name["sounds"].trigger()
    assert begun.window.statusBar().currentMessage() == "Sounds are on."
    assert begun.window.menus.by_name["sounds"].isChecked()
    heard.clear()
    begun.type(" ")
    begun.conductor.command({"do": "damage", "actor": "guard-b", "amount": 99})
    begun.conductor.command({"do": "note", "text": "quiet"})
    begun.window.undo()
    make(begun, "guard a: hp 10", "it flees")
    begun.conductor.command({"do": "set", "actor": "guard-a", "pool": "hp", "value": 9})
    begun.conductor.command({"do": "note", "text": "it is due still"})
    begun.conductor.command({"do": "end"})
    assert heard == ["turn", "fall", "due", "end"]
    begun.window.menus.by_name["sounds"].trigger()
    begun.window.undo()
    begun.type(" ")
    assert heard == ["turn", "fall", "due", "end"]


def test_where_nothing_plays_sounds_the_setting_says_so(
    monkeypatch: pytest.MonkeyPatch, qtbot: QtBot, library: Library, tmp_path: Path
) -> None:
    monkeypatch.setattr("shutil.which", lambda program: None)
    monkeypatch.setattr("sys.platform", "linux")
    layouts = QSettings(str(tmp_path / "other.ini"), QSettings.Format.IniFormat)
    window = MainWindow(library, layouts=layouts)
    qtbot.addWidget(window)
    action = window.menus.by_name["sounds"]
    menu = next(menu for menu in window.menuBar().findChildren(QMenu) if action in menu.actions())
    menu.aboutToShow.emit()
    assert not action.isEnabled()
    assert all(program in action.toolTip() for program in PROGRAMS)
    none = Sounds(layouts, QObject(window))
    assert (none.can_be_heard, none.turn()) == (False, action.toolTip())
    assert not none.are_on


def test_a_program_of_the_system_is_given_the_file(monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[tuple[str, list[str]]] = []
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setattr("shutil.which", lambda program: "/bin/aplay" if program == PROGRAMS[-1] else None)
    monkeypatch.setattr(QProcess, "startDetached", lambda program, words: started.append((program, words)))
    play = sounds.player()
    assert play is not None
    play("bell.wav")
    assert started == [("/bin/aplay", ["bell.wav"])]


@pytest.mark.parametrize("name", sorted(TONES))
def test_each_sound_is_short_small_and_as_it_is_made(name: str) -> None:
    path = Path(path_of(name))
    assert path.stat().st_size < 8000
    with wave.open(str(path)) as file:
        assert file.getnframes() / file.getframerate() < 0.3
        kept = array("h", file.readframes(file.getnframes()))
    made = samples(TONES[name])
    assert len(kept) == len(made)
    assert max(abs(item - other) for item, other in zip(kept, made, strict=True)) <= 1
    assert max(map(abs, kept)) > 3000


def test_there_is_a_sound_for_each_kind_and_none_for_others() -> None:
    kept = {file.name.removesuffix(".wav") for file in (files("resources") / "sounds").iterdir()}
    assert kept == set(TONES) == {*sounds.OF_FACTS.values(), sounds.DUE}
    assert sound_of([{"kind": "note"}]) == ""
    assert sound_of([{"kind": "turn"}, {"kind": "fall"}]) == "fall"
