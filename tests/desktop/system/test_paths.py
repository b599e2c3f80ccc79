"""Where the program keeps its things."""

import sys
from pathlib import Path

import pytest

from desktop.system import paths
from desktop.system.paths import translation_folder

pytestmark = pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="folders are named otherwise there")


def test_every_thing_has_its_folder(own_folders: Path) -> None:
    assert paths.default_library() == own_folders / "xdg_data_home" / "turnwright" / "Library.turnwright"
    assert paths.settings_file() == own_folders / "xdg_config_home" / "turnwright" / "preferences.toml"
    assert paths.geometry_file() == own_folders / "xdg_state_home" / "turnwright" / "geometry.ini"
    assert paths.trace_file() == own_folders / "xdg_state_home" / "turnwright" / "log" / "crash.txt"


def test_folders_that_are_written_to_at_once_are_made(own_folders: Path) -> None:
    assert paths.default_library().parent.is_dir()
    assert paths.trace_file().parent.is_dir()
    assert not paths.settings_file().parent.exists()
    paths.default_library()


def test_translations_lie_with_the_resources() -> None:
    assert translation_folder().parts[-2:] == ("resources", "translations")
