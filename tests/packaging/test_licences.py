"""A packed program holds the licences of all that it is made of."""

from pathlib import Path

import pytest

from tests.packaging.conftest import Packed
from tools.packing import licences

pytestmark = pytest.mark.package


def test_each_form_prints_the_licences_of_its_libraries(packed: Packed) -> None:
    text = packed.run("--licences")
    for part in ("Lucide", "Icons made by Lorc", "The Inter Project Authors", "The Alegreya Project Authors"):
        assert part in text
    assert "SQLAlchemy" in text
    if packed.form != "wheel":  # its libraries come from elsewhere, with their own files
        assert "GNU LESSER GENERAL PUBLIC LICENSE" in text
        assert "PyInstaller" in text or "pyinstaller" in text
        assert "libxcb" in text


def test_the_folder_and_the_package_have_them_to_read(dist: Path) -> None:
    assert "GNU LESSER GENERAL PUBLIC LICENSE" in (dist / "turnwright" / licences.READABLE).read_text("utf-8")
