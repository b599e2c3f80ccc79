"""What Qt needs of the system, and which of it this machine lacks."""

import os
from pathlib import Path

import pytest

from desktop.system import qt_needs
from desktop.system.qt_needs import ALWAYS, ON_WAYLAND, ON_X11, platforms
from tools.check_qt import FONT_PACKAGE, missing_packages


def test_missing_libraries_are_told_by_their_packages() -> None:
    absent = {"libEGL.so.1", "libxkbcommon.so.0"}
    found = qt_needs.missing({}, window=False, found=lambda library: library not in absent)
    assert found == ["libegl1", "libxkbcommon0"]
    sentence = "Qt needs system packages that are missing: sudo apt-get install libegl1 libxkbcommon0"
    assert qt_needs.sentence(found) == sentence
    assert qt_needs.sentence([]) == ""


def test_a_machine_without_a_font_is_told_of_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(qt_needs, "missing", lambda *_, **__: ["libegl1"])
    assert missing_packages({}, [tmp_path, tmp_path / "absent"], window=False) == ["libegl1", FONT_PACKAGE]
    (tmp_path / "deja.ttf").touch()
    assert missing_packages({}, [tmp_path], window=False) == ["libegl1"]


def test_a_window_needs_what_its_screen_needs() -> None:
    assert platforms({"DISPLAY": ":0"}, window=True) == [ALWAYS | ON_X11]
    assert platforms({"WAYLAND_DISPLAY": "wayland-0"}, window=True) == [ALWAYS | ON_WAYLAND]


def test_of_two_screens_the_one_that_lacks_nothing_is_enough() -> None:
    both = {"DISPLAY": ":0", "WAYLAND_DISPLAY": "wayland-0"}
    assert qt_needs.missing(both, window=True, found=lambda library: library not in ON_X11) == []
    assert qt_needs.missing(both, window=True, found=lambda library: library not in ON_WAYLAND) == []


def test_a_screen_that_is_yet_to_be_started_needs_as_much() -> None:
    assert platforms({"QT_QPA_PLATFORM": "xcb"}, window=True) == [ALWAYS | ON_X11]
    assert platforms({"QT_QPA_PLATFORM": "wayland"}, window=True) == [ALWAYS | ON_WAYLAND]


def test_tests_need_no_screen() -> None:
    assert platforms({"DISPLAY": ":0"}, window=False) == [ALWAYS]
    assert platforms({"DISPLAY": ":0", "QT_QPA_PLATFORM": "offscreen"}, window=True) == [ALWAYS]


def test_a_packed_program_has_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(qt_needs, "loads", lambda _: False)
    monkeypatch.setattr("sys.frozen", True, raising=False)
    assert qt_needs.lacking(os.environ, window=True) == ""
