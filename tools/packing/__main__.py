"""Packages the program for this platform: a folder, one file, a wheel, and a .deb if there is dpkg.

Run it as `make package`: it then starts what it has packed (tests/packaging), and prints sizes and start times.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

from PySide6.QtGui import QGuiApplication

from tools.packing import debian, icons, licences, wheel

ROOT = Path(__file__).resolve().parents[2]
DIST = ROOT / "dist"
SPEC = ROOT / "packaging" / "turnwright.spec"


def main(arguments: list[str] | None = None) -> int:
    """Package everything, then test it; return the exit status of that."""
    parser = argparse.ArgumentParser(prog="make package", description=__doc__)
    parser.add_argument("--only-try", action="store_true", help="try what has been packed before")
    options = parser.parse_args(arguments)
    if not options.only_try:
        pack()
    return subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-rs", "-m", "", str(ROOT / "tests" / "packaging")],
        env=os.environ | {"TURNWRIGHT_PACKED": str(DIST)},
        check=False,
    ).returncode


def pack() -> None:
    """Package everything into dist/, which is emptied first."""
    shutil.rmtree(DIST, ignore_errors=True)
    version = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"]
    drawing = QGuiApplication.instance() or QGuiApplication([])
    icons.draw(ROOT / "build" / "icons")
    wheel.build(ROOT, DIST)
    frozen(DIST)
    if shutil.which("dpkg-deb") and shutil.which("dpkg-query"):
        debian.make(DIST / "turnwright", version, DIST)
    else:
        print("No .deb: dpkg is not on this machine.")
    del drawing


def frozen(folder: Path) -> None:
    """Build the folder and the one file by PyInstaller."""
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "ERROR"]
    places = ["--distpath", str(folder), "--workpath", str(ROOT / "build" / "pyinstaller")]
    subprocess.run([*command, *places, str(SPEC)], check=True, cwd=ROOT)
    shutil.copy(ROOT / "build" / "licences" / licences.READABLE, folder / "turnwright")


if __name__ == "__main__":
    sys.exit(main())
