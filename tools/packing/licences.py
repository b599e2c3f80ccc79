"""Gathers the licences of all that a packaged program holds: drawings, fonts, Python, Qt, and all libraries."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator
from dataclasses import replace
from pathlib import Path

from ui.help.licences import PACKED, Component, component, dumped, installed, licences_text, python, shipped

ROOT = Path(__file__).resolve().parents[2]
TEXTS = ROOT / "packaging" / "licences"
"""Licence texts missing from PySide6's wheels."""
READABLE = "THIRD-PARTY-LICENCES.txt"
"""The same list for people, beside the packaged program."""
OF_QT = ("pyside6-essentials", "shiboken6")
COMMON = re.compile(r"/usr/share/common-licenses/([A-Za-z0-9.-]+)")
NOTICE = (
    "Qt and PySide6 are used under the GNU Lesser General Public License, version 3. They are libraries of their own,\n"
    "in files beside the program, which may be replaced by other builds of them. Their sources are at download.qt.io.\n"
)


def write(folder: Path, binaries: Iterable[Path]) -> Path:
    """Write the list of components into `folder`, and a readable one; return the file of the first.

    `binaries` are the sources of packaged libraries.

    Raise `SystemExit` with a sentence if the licence of one of them is not found.
    """
    # PyInstaller's start lies in each packed program.
    gathered = [python(), component("pyinstaller"), *_distributions(), *_of_the_system(binaries)]
    gathered += _referred_to(gathered)
    bare = [found.name for found in gathered if not found.text]
    if bare:
        sys.exit(f"The program cannot be packed: no text of a licence was found for {', '.join(bare)}.")
    folder.mkdir(parents=True, exist_ok=True)
    listed = [component("turnwright"), *shipped(), *sorted(gathered, key=lambda found: found.name.lower())]
    (folder / READABLE).write_text(licences_text(listed), "utf-8")
    target = folder / PACKED
    target.write_text(dumped(listed), "utf-8")
    return target


def _distributions() -> Iterator[Component]:
    texts = [(TEXTS / name).read_text("utf-8") for name in ("LGPL-3.0.txt", "GPL-3.0.txt", "qt-third-party.txt")]
    for found in installed():
        if found.name.lower().replace("_", "-") in OF_QT:
            yield replace(found, text="\n\n".join((NOTICE, *texts)))
        else:
            yield found


def _of_the_system(binaries: Iterable[Path]) -> Iterator[Component]:
    """Yield the Debian packages of libraries that belong neither to this Python nor to its environment."""
    base = Path(sys.base_prefix).resolve()
    own = [Path(sys.prefix).resolve(), ROOT]
    if base != Path("/usr"):  # where the system's Python lies every library of the system does
        own.append(base)
    places = sorted({path.resolve() for path in binaries})
    outside = [place for place in places if not any(place.is_relative_to(folder) for folder in own)]
    if not outside:
        return
    if shutil.which("dpkg-query") is None:
        for place in outside:
            yield Component(place.name, "", "", "")
        return
    for package in sorted({_package(place) for place in outside}):
        number = _output("dpkg-query", "-W", "-f", "${Version}", package)
        text = Path("/usr/share/doc", package.partition(":")[0], "copyright")
        yield Component(package.partition(":")[0], number, "", text.read_text("utf-8") if text.is_file() else "")


def _referred_to(gathered: Iterable[Component]) -> list[Component]:
    """Return the licences that Debian's copyright files only name, as each Debian has them."""
    named = {name.rstrip(".") for found in gathered for name in COMMON.findall(found.text)}
    places = [Path("/usr/share/common-licenses", name) for name in sorted(named)]
    return [Component(place.name, "", "", place.read_text("utf-8")) for place in places if place.is_file()]


def _package(place: Path) -> str:
    """Return the Debian package of a file, which may be known by the path it had before `/lib` moved into `/usr`."""
    for name in (str(place), str(place).removeprefix("/usr")):
        found = subprocess.run(["dpkg-query", "-S", name], capture_output=True, text=True, check=False).stdout
        if found:
            return found.partition(": ")[0].partition(",")[0]
    sys.exit(f"The program cannot be packed: {place} belongs to no package, so its licence is not known.")


def _output(*command: str) -> str:
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()
