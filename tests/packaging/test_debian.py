"""The Debian package lays everything where Debian looks for it, and lintian has nothing to say against it."""

import gzip
import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from desktop.cli.parsers import COMMANDS, parser
from tests.packaging.conftest import ROOT
from tools.packing import debian, licences
from ui.help.licences import shipped

LAID = (
    "usr/bin/turnwright",
    "usr/lib/turnwright/turnwright",
    "usr/share/applications/org.turnwright.Turnwright.desktop",
    "usr/share/doc/turnwright/NEWS.md.gz",
    "usr/share/doc/turnwright/changelog.gz",
    "usr/share/doc/turnwright/copyright",
    "usr/share/icons/hicolor/48x48/apps/turnwright.png",
    "usr/share/icons/hicolor/48x48/mimetypes/application-x-turnwright.png",
    "usr/share/icons/hicolor/scalable/apps/turnwright.svg",
    "usr/share/man/man1/turnwright.1.gz",
    "usr/share/metainfo/org.turnwright.Turnwright.metainfo.xml",
    "usr/share/mime/packages/org.turnwright.Turnwright.xml",
)


@pytest.mark.skipif(os.name != "posix", reason="links and rights are others there")
def test_everything_lies_where_debian_looks_for_it(tmp_path: Path, qapp: QApplication) -> None:
    program, tree = tmp_path / "turnwright", tmp_path / "tree"
    program.mkdir()
    (program / "turnwright").write_text("#!/bin/sh\necho started\n", "utf-8")
    (program / licences.READABLE).write_text("The licences.\n", "utf-8")
    debian.lay_out(program, tree, "0.1.0")
    assert [name for name in LAID if not (tree / name).is_file()] == []
    assert subprocess.run([tree / "usr/bin/turnwright"], capture_output=True, check=True).stdout == b"started\n"
    for path in (tree / "usr/share").rglob("*"):
        assert path.stat().st_mode & 0o777 == (0o755 if path.is_dir() else 0o644), path
    changes = gzip.decompress((tree / "usr/share/doc/turnwright/changelog.gz").read_bytes()).decode()
    assert changes.startswith("turnwright (0.1.0) ")
    assert re.search(r"^ -- .+ <.+>  \w{3}, \d\d \w{3} \d{4} 00:00:00 \+0000$", changes, re.MULTILINE)
    copyright_text = (tree / "usr/share/doc/turnwright/copyright").read_text("utf-8")
    assert [part.name for part in shipped() if part.text not in copyright_text] == []
    news = gzip.decompress((tree / "usr/share/doc/turnwright/NEWS.md.gz").read_bytes())
    assert news == (ROOT / "CHANGELOG.md").read_bytes()


def test_the_manual_page_names_every_command_and_option() -> None:
    page = (ROOT / "packaging" / "turnwright.1").read_text("utf-8").replace("\\-", "-")
    options = [option for action in parser()._actions for option in action.option_strings]
    assert [word for word in (*COMMANDS, *options) if word not in page] == []


@pytest.mark.package
def test_lintian_has_nothing_to_say_against_it(dist: Path) -> None:
    if shutil.which("lintian") is None:
        pytest.skip("lintian is not on this machine")
    (package,) = dist.glob("turnwright_*.deb")
    command = ["lintian", "--fail-on", "error,warning", str(package)]
    ran = subprocess.run(command, capture_output=True, text=True, timeout=1200, check=False)
    assert (ran.returncode, ran.stdout) == (0, "")
