"""Preferences: what a file may hold, and that no file stops a start."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtWidgets import QApplication

from desktop.application import Program, fault_of
from desktop.system import paths
from desktop.system.settings import LANGUAGES, TEXT_SIZES, THEMES, Loaded, Preferences, keep_copy, load, save
from ui.shell import window_commands
from ui.text import words


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "config" / "preferences.toml"


def written(path: Path, content: str | bytes) -> Loaded:
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(content if isinstance(content, bytes) else content.encode("utf-8"))
    return load(path)


def test_without_a_file_there_are_defaults_and_nothing_to_say(path: Path) -> None:
    assert load(path) == (Preferences("system", "", ""), "", ())
    assert fault_of(path, load(path)) == ""


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_chosen_is_kept(path: Path, theme: str, language: str) -> None:
    chosen = Preferences(theme, language, "/home/gm/Café “1”.turnwright", "125")
    save(path, chosen)
    assert load(path) == Loaded(chosen)


def test_it_is_a_file_that_people_can_read(path: Path) -> None:
    save(path, Preferences("dark", "es", "C:\\Games\\Café.turnwright"))
    assert path.read_text("utf-8") == (
        'theme = "dark"\nlanguage = "es"\nlibrary = "C:\\\\Games\\\\Café.turnwright"\n'
        'text_size = "100"\nterms = "mine"\ntypeface = "window"\n'
    )


@pytest.mark.parametrize(
    "content", ["theme = ", "[", 'theme = "dark', b"\xff\xfe\x00", b"\x89PNG\r\n", "a = 1\na = 2\n"]
)
def test_a_broken_file_gives_the_defaults_and_one_sentence(path: Path, content: str | bytes) -> None:
    loaded = written(path, content)
    assert loaded.preferences == Preferences()
    sentence = fault_of(path, loaded)
    assert sentence == f"The preferences in {path} cannot be read ({loaded.fault}); the defaults are used."
    assert "\n" not in sentence


def test_a_folder_in_its_place_gives_the_defaults_and_one_sentence(path: Path) -> None:
    path.mkdir(parents=True)
    loaded = load(path)
    assert loaded.preferences == Preferences()
    assert loaded.fault


@pytest.mark.parametrize(
    ("content", "expected"),
    [
        ("", Preferences()),
        ('colour = "red"\ntheme = "light"', Preferences(theme="light")),
        ('[window]\ntheme = "dark"', Preferences()),
        ('library = "x.turnwright"', Preferences(library="x.turnwright")),
        ("text_size = 200", Preferences(text_size="200")),
    ],
)
def test_what_a_newer_version_may_have_written_is_passed_over(path: Path, content: str, expected: Preferences) -> None:
    assert written(path, content) == Loaded(expected)


@pytest.mark.parametrize(
    ("content", "expected", "names"),
    [
        ('theme = "neon"\nlanguage = "es"', Preferences(language="es"), "theme"),
        ('theme = "dark"\nlanguage = "fr"', Preferences(theme="dark"), "language"),
        ("theme = 3\nlanguage = true\nlibrary = []", Preferences(), "theme, language, library"),
        ('[theme]\nname = "dark"', Preferences(), "theme"),
        ("library = 1979-05-27", Preferences(), "library"),
        *((f"text_size = {size}", Preferences(), "text_size") for size in ("120", '"120"', "200.0", "true", "[200]")),
    ],
)
def test_values_that_say_nothing_are_named_in_one_sentence(
    path: Path, content: str, expected: Preferences, names: str
) -> None:
    loaded = written(path, content)
    assert loaded.preferences == expected
    sentence = f"The preferences in {path} have no valid value for {names}; the defaults are used there."
    assert fault_of(path, loaded) == sentence


def test_what_is_wrong_with_the_preferences_is_said_once_in_the_window(qapp: QApplication, own_folders: Path) -> None:
    written(paths.settings_file(), 'theme = "neon"')
    program = Program(qapp)
    assert program.open(own_folders / "Table.turnwright") == ""
    assert program.window is not None
    said = program.window.statusBar().currentMessage()
    fault = fault_of(paths.settings_file(), Loaded(unknown=("theme",)))
    assert said == f"{fault} The previous file is kept as preferences.kept.toml."
    program.window.statusBar().clearMessage()
    assert program.open(own_folders / "Other.turnwright") == ""
    assert program.window.statusBar().currentMessage() == ""
    program.window.close()
    program.deleteLater()


@pytest.mark.parametrize("content", ['theme = "dark\nlanguage = "es"', 'theme = "neon"', b"\xff\xfe\x00"])
def test_preferences_with_a_fault_are_kept_before_others_are_written_there(
    qapp: QApplication, own_folders: Path, content: str | bytes
) -> None:
    path = paths.settings_file()
    written(path, content)
    there = path.read_bytes()
    program = Program(qapp)
    assert program.open(own_folders / "Table.turnwright") == ""
    assert path.read_bytes() != there
    assert path.with_name("preferences.kept.toml").read_bytes() == there
    assert program.window is not None
    program.window.close()
    program.deleteLater()
    again = Program(qapp)
    assert again.fault == ""
    assert path.with_name("preferences.kept.toml").read_bytes() == there
    again.deleteLater()


def test_what_cannot_be_copied_is_not_said_to_be_kept(path: Path) -> None:
    path.mkdir(parents=True)
    assert keep_copy(path) == ""
    assert list(path.parent.iterdir()) == [path]


def test_a_library_whose_name_is_no_text_is_not_remembered(path: Path) -> None:
    save(path, Preferences("dark", "es", "caf\udce9.turnwright"))
    assert load(path) == Loaded(Preferences("dark", "es", ""))


@given(st.text())
def test_any_name_of_a_library_is_kept(tmp_path_factory: pytest.TempPathFactory, name: str) -> None:
    path = tmp_path_factory.mktemp("config") / "preferences.toml"
    save(path, Preferences(library=name))
    assert load(path) == Loaded(Preferences(library=name))


def test_what_cannot_be_written_is_said(tmp_path: Path) -> None:
    (tmp_path / "config").write_text("a file, no folder")
    with pytest.raises(OSError, match="config"):
        save(tmp_path / "config" / "preferences.toml", Preferences())


def test_the_menu_offers_the_sizes_that_the_preferences_know() -> None:
    assert tuple(window_commands.TEXT_SIZES) == TEXT_SIZES
    assert {code for code, _ in words.WINDOW_LANGUAGES} == set(LANGUAGES) - {""}
