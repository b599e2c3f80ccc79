"""Makes a Debian package of the built folder: program, menu entry, file type and icons."""

from __future__ import annotations

import gzip
import os
import re
import shutil
import subprocess
from datetime import UTC, date, datetime, time
from email.utils import format_datetime
from pathlib import Path

from defusedxml import ElementTree

from tools.packing import licences
from tools.packing.icons import icon_theme
from ui.help.licences import shipped

ROOT = Path(__file__).resolve().parents[2]
NAME = "org.turnwright.Turnwright"
WITH_A_SCREEN = ("libwayland-cursor0", "libwayland-egl1", "fonts-dejavu-core", "xdg-desktop-portal")
"""Recommended packages: a Wayland session, a font, the desktop's own colours and dialogs."""
MAINTAINER = "The Turnwright authors <turnwright@localhost>"
BY_DESIGN = (
    # A program that brings its own Python and Qt brings what they rest on.
    "embedded-library",
    "library-not-linked-against-libc",
    "shared-library-lacks-prerequisites",
    # PyInstaller's start is built by PyInstaller.
    "hardening-no-pie",
    # There is no address yet (RELEASING.md).
    "bogus-mail-host",
    "bogus-mail-host-in-debian-changelog",
)
"""Findings of lintian that are intended."""


def make(program: Path, version: str, folder: Path) -> Path:
    """Package the folder of the program; return the package's file."""
    architecture = _output("dpkg", "--print-architecture")
    tree = ROOT / "build" / "debian"
    shutil.rmtree(tree, ignore_errors=True)
    lay_out(program, tree, version)
    size = sum(path.lstat().st_size for path in tree.rglob("*") if path.is_file()) // 1024
    control = tree / "DEBIAN"
    control.mkdir()
    (control / "control").write_text(_control(version, architecture, size, needed(program)), "utf-8")
    target = folder / f"turnwright_{version}_{architecture}.deb"
    _run("dpkg-deb", "--root-owner-group", "-Zxz", "-z3", "--build", str(tree), str(target))
    return target


def lay_out(program: Path, tree: Path, version: str) -> None:
    """Copy everything to Debian's places; triggers update menus, file types and icons."""
    shutil.copytree(
        program, tree / "usr/lib/turnwright", symlinks=True, ignore=shutil.ignore_patterns(licences.READABLE)
    )
    for path in (tree / "usr/lib/turnwright").rglob("*"):
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or path.name == "turnwright" else 0o644)
    (tree / "usr/bin").mkdir(parents=True)
    (tree / "usr/bin/turnwright").symlink_to("../lib/turnwright/turnwright")
    own = ROOT / "packaging"
    _put(own / f"{NAME}.desktop", tree / "usr/share/applications" / f"{NAME}.desktop")
    _put(own / f"{NAME}.metainfo.xml", tree / "usr/share/metainfo" / f"{NAME}.metainfo.xml")
    _put(own / f"{NAME}.mime.xml", tree / "usr/share/mime/packages" / f"{NAME}.xml")
    icon_theme(tree / "usr/share/icons/hicolor")
    _packed(tree / "usr/share/man/man1/turnwright.1.gz", (own / "turnwright.1").read_bytes())
    overrides = tree / "usr/share/lintian/overrides/turnwright"
    overrides.parent.mkdir(parents=True)
    overrides.write_text("".join(f"turnwright: {tag}\n" for tag in BY_DESIGN), "utf-8")
    _documents(program, tree / "usr/share/doc/turnwright", version)
    for path in (tree / "usr/share").rglob("*"):
        path.chmod(0o755 if path.is_dir() else 0o644)


def _documents(program: Path, documents: Path, version: str) -> None:
    """Write the package's documents: copyright, and changes for people and for Debian's tools."""
    documents.mkdir(parents=True)
    (documents / "copyright").write_text(
        (ROOT / "LICENSE").read_text("utf-8")
        + "".join(f"\n{part.name} ({part.licence}):\n\n{part.text}" for part in shipped())
        + "\nQt and PySide6 are used under the LGPL 3 (/usr/share/common-licenses/LGPL-3), as libraries of their own\n"
        "in /usr/lib/turnwright/_internal, where others may be put in their place. The licences of all libraries that\n"
        f"the program brings stand in {licences.READABLE}.gz beside this file.\n",
        "utf-8",
    )
    # Beside the program in a folder, among the documents in a package.
    _packed(documents / f"{licences.READABLE}.gz", (program / licences.READABLE).read_bytes())
    _packed(documents / "NEWS.md.gz", (ROOT / "CHANGELOG.md").read_bytes())
    day = format_datetime(datetime.combine(released(), time(), tzinfo=UTC))
    entry = f"turnwright ({version}) unstable; urgency=medium\n\n  * What is new stands in NEWS.md.gz.\n\n"
    _packed(documents / "changelog.gz", f"{entry} -- {MAINTAINER}  {day}\n".encode())


def released() -> date:
    """Return the date of this version, for software shops."""
    page = ElementTree.parse(ROOT / "packaging" / f"{NAME}.metainfo.xml").getroot()
    assert page is not None
    return date.fromisoformat(next(page.iter("release")).attrib["date"])


def needed(program: Path) -> list[str]:
    """Return the Debian packages of libraries that the program loads but does not contain."""
    ours = {path.name for path in program.rglob("*")}
    outside: set[str] = set()
    for path in program.rglob("*"):
        if path.is_file() and not path.is_symlink() and (".so" in path.name or path.name == "turnwright"):
            listed = subprocess.run(["ldd", str(path)], capture_output=True, text=True, check=False).stdout
            found = re.findall(r"^\s*(\S+) => (/\S+)", listed, re.MULTILINE)
            outside |= {os.path.realpath(where) for name, where in found if name not in ours}
    listed = subprocess.run(["dpkg-query", "-S", *sorted(outside)], capture_output=True, text=True, check=False).stdout
    packages = {line.partition(":")[0] for line in listed.splitlines()}
    # A program that was linked with one C library may ask a later one for what it has, never an earlier one.
    libc = _output("dpkg-query", "-W", "-f", "${Version}", "libc6").partition("-")[0]
    return [f"libc6 (>= {libc})" if name == "libc6" else name for name in sorted(packages | {"libc6"})]


def _control(version: str, architecture: str, size: int, depends: list[str]) -> str:
    return (
        "Package: turnwright\n"
        f"Version: {version}\n"
        f"Architecture: {architecture}\n"
        f"Maintainer: {MAINTAINER}\n"
        f"Installed-Size: {size}\n"
        f"Depends: {', '.join(depends)}\n"
        f"Recommends: {', '.join(WITH_A_SCREEN)}\n"
        "Section: misc\n"
        "Priority: optional\n"
        "Description: encounter manager for game masters\n"
        " Turnwright runs tabletop fights by the book of their rule system. It keeps the\n"
        " order, the timers and the conditions, asks for the dice and choices that only\n"
        " the table can know, and tells what happened in a log that can be read, printed\n"
        " and exported, in English, Spanish and Portuguese.\n"
    )


def _put(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)


def _packed(target: Path, content: bytes) -> None:
    """Write a document compressed as Debian requires: at the best level, without a time."""
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(gzip.compress(content, 9, mtime=0))


def _output(*command: str) -> str:
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()


def _run(*command: str) -> None:
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
