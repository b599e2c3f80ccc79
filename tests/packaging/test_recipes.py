"""What the systems are told of the program: the same everywhere, and as their own tools want it."""

import configparser
import re
import shutil
import struct
import subprocess
import tomllib
from pathlib import Path
from typing import Any
from xml.etree.ElementTree import Element

import pytest
import yaml
from defusedxml import ElementTree
from PySide6.QtGui import QImage, QImageReader
from PySide6.QtWidgets import QApplication

from desktop.application import make_application
from rules.written.schema import TURNWRIGHT
from tools.packing import icons

ROOT = Path(__file__).parents[2]
OWN = ROOT / "packaging"
ID = "org.turnwright.Turnwright"
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
KIND = "application/x-turnwright"


@pytest.mark.parametrize(
    ("tool", "arguments"),
    [
        ("desktop-file-validate", [f"{ID}.desktop"]),
        ("appstreamcli", ["validate", "--no-net", f"{ID}.metainfo.xml"]),
        ("xmllint", ["--noout", f"{ID}.mime.xml", f"{ID}.metainfo.xml"]),
    ],
)
def test_the_systems_own_tools_find_nothing_wrong(tool: str, arguments: list[str]) -> None:
    if shutil.which(tool) is None:
        pytest.skip(f"{tool} is not on this machine")
    ran = subprocess.run([tool, *arguments], cwd=OWN, capture_output=True, text=True, timeout=600, check=False)
    assert ran.returncode == 0, ran.stdout + ran.stderr


def root_of(name: str) -> Element:
    root = ElementTree.parse(OWN / name).getroot()
    assert root is not None
    return root


def entry() -> configparser.SectionProxy:
    read = configparser.ConfigParser(interpolation=None)
    read.optionxform = str  # type: ignore[assignment, method-assign]  # keys there have capitals
    read.read(OWN / f"{ID}.desktop", "utf-8")
    return read["Desktop Entry"]


def test_the_menu_entry_opens_files_of_our_kind_with_our_command() -> None:
    assert entry()["Exec"] == "turnwright %f"
    assert "turnwright" in PROJECT["project"]["scripts"]
    assert entry()["MimeType"] == f"{KIND};"
    assert entry()["Icon"] == "turnwright"


def test_windows_find_their_menu_entry(monkeypatch: pytest.MonkeyPatch, qapp: QApplication) -> None:
    named: list[str] = []
    monkeypatch.setattr("desktop.application.Application", lambda _: qapp)
    monkeypatch.setattr("desktop.application.qInstallMessageHandler", lambda _: None)
    monkeypatch.setattr(type(qapp), "setDesktopFileName", lambda _, name: named.append(name))
    make_application([])
    assert named == [ID]


def test_the_kind_of_our_files_is_told_with_its_ending_and_icon() -> None:
    kind = root_of(f"{ID}.mime.xml")[0]
    assert kind.get("type") == KIND
    found = {child.tag.rpartition("}")[2]: child.attrib for child in kind}
    assert found["glob"] == {"pattern": "*.turnwright"}
    assert found["icon"] == {"name": "application-x-turnwright"}
    assert found["sub-class-of"] == {"type": "application/vnd.sqlite3"}


def test_the_page_of_software_shops_speaks_of_this_version_and_its_menu_entry() -> None:
    page = root_of(f"{ID}.metainfo.xml")
    assert page.findtext("id") == ID
    assert page.findtext("launchable") == f"{ID}.desktop"
    assert page.findtext("provides/mediatype") == KIND
    assert next(page.iter("release")).get("version") == PROJECT["project"]["version"]
    languages = {paragraph.get("{http://www.w3.org/XML/1998/namespace}lang", "en") for paragraph in page.iter("p")}
    assert languages == {"en", "es", "pt-BR"}


def test_rules_are_told_this_version() -> None:
    assert PROJECT["project"]["version"] == TURNWRIGHT


def test_the_changelog_begins_with_this_version() -> None:
    heading = re.search(r"^## (\S+)", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    assert heading is not None
    assert heading[1] == PROJECT["project"]["version"]


def test_the_flatpak_builds_this_program_from_files_that_are_there() -> None:
    recipe = yaml.safe_load((OWN / f"{ID}.yaml").read_text("utf-8"))
    assert (recipe["id"], recipe["command"]) == (ID, "turnwright")
    # The network is for phones, which could not reach the program without it.
    assert set(recipe["finish-args"]) == {
        *("--share=network", "--share=ipc", "--socket=wayland", "--socket=fallback-x11", "--socket=cups"),
        *("--device=dri", "--filesystem=xdg-documents"),
    }
    own = next(item for item in recipe["modules"] if isinstance(item, dict) and item["name"] == "turnwright")
    named = re.findall(r"(?:packaging|resources)/[\w./-]+", "\n".join(own["build-commands"]))
    assert named
    assert [name for name in named if not (ROOT / name).exists()] == []


def test_the_windows_installer_takes_the_folder_that_is_built_and_our_ending() -> None:
    script = (OWN / "turnwright.iss").read_text("utf-8")
    assert r"..\dist\turnwright\*" in script
    assert 'Software\\Classes\\.turnwright"' in script
    assert KIND in script
    assert "PrivilegesRequired=lowest" in script


@pytest.mark.parametrize("name", ["turnwright.iss", f"{ID}.yaml", "turnwright.spec"])
def test_what_could_not_be_tried_says_so_itself(name: str) -> None:
    assert "not tried" in (OWN / name).read_text("utf-8")


def test_the_icon_is_drawn_in_every_size_and_form(tmp_path: Path, qapp: QApplication) -> None:
    icons.draw(tmp_path)
    for size in icons.SIZES:
        for place in ("apps/turnwright", "mimetypes/application-x-turnwright"):
            image = QImage(str(tmp_path / f"hicolor/{size}x{size}/{place}.png"))
            assert (image.width(), image.height()) == (size, size)
            assert image.pixelColor(size // 2, size // 2).alpha() == 255
            assert image.pixelColor(0, 0).alpha() < 255
    windows = (tmp_path / "turnwright.ico").read_bytes()
    assert struct.unpack("<HHH", windows[:6]) == (0, 1, len(icons.WINDOWS))
    reader = QImageReader(str(tmp_path / "turnwright.ico"))
    assert reader.imageCount() == len(icons.WINDOWS)
    assert reader.jumpToImage(len(icons.WINDOWS) - 1)
    assert reader.read().width() == max(icons.WINDOWS)
    macos = (tmp_path / "turnwright.icns").read_bytes()
    assert macos[:4] == b"icns"
    assert struct.unpack(">I", macos[4:8]) == (len(macos),)


def test_packaging_is_no_package() -> None:
    # It would hide the library of that name, and PyInstaller with it.
    assert not (OWN / "__init__.py").exists()
