from pathlib import Path

from tools.check_qt import ALWAYS, FONT_PACKAGE, ON_WAYLAND, ON_X11, missing_packages, needed


def test_missing_libraries_are_told_by_their_packages(tmp_path: Path) -> None:
    (tmp_path / "deja.ttf").touch()
    absent = {"libEGL.so.1", "libxkbcommon.so.0"}
    assert missing_packages(ALWAYS, lambda library: library not in absent, [tmp_path]) == [
        "libegl1",
        "libxkbcommon0",
    ]


def test_a_machine_without_a_font_is_told_of_one(tmp_path: Path) -> None:
    assert missing_packages(ALWAYS, lambda _: True, [tmp_path, tmp_path / "absent"]) == [FONT_PACKAGE]


def test_a_window_needs_what_its_screen_needs() -> None:
    assert needed({"DISPLAY": ":0"}, window=True).keys() == ALWAYS.keys() | ON_X11.keys()
    assert needed({"WAYLAND_DISPLAY": "wayland-0"}, window=True).keys() == ALWAYS.keys() | ON_WAYLAND.keys()


def test_a_screen_that_is_yet_to_be_started_needs_as_much() -> None:
    assert needed({"QT_QPA_PLATFORM": "xcb"}, window=True).keys() == ALWAYS.keys() | ON_X11.keys()
    assert needed({"QT_QPA_PLATFORM": "wayland"}, window=True).keys() == ALWAYS.keys() | ON_WAYLAND.keys()


def test_tests_need_no_screen() -> None:
    assert needed({"DISPLAY": ":0"}, window=False) == ALWAYS
    assert needed({"DISPLAY": ":0", "QT_QPA_PLATFORM": "offscreen"}, window=True) == ALWAYS
