"""Prints in one sentence which system libraries Qt lacks on this machine, and how to install them."""

import argparse
import os
import subprocess
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path

from desktop.system import qt_needs

FONT_PACKAGE = "fonts-dejavu-core"
FONT_SUFFIXES = {".ttf", ".ttc", ".otf", ".pfb"}


def font_folders(environment: Mapping[str, str]) -> list[Path]:
    """Return the folders where fontconfig looks for fonts by default."""
    home = Path(environment.get("HOME", "/"))
    own = Path(environment.get("XDG_DATA_HOME") or home / ".local/share")
    return [Path("/usr/share/fonts"), Path("/usr/local/share/fonts"), own / "fonts", home / ".fonts"]


def has_font(folders: Iterable[Path]) -> bool:
    """Return whether there is at least one font."""
    return any(found.suffix.lower() in FONT_SUFFIXES for folder in folders for found in folder.rglob("*"))


def missing_packages(environment: Mapping[str, str], folders: Iterable[Path], *, window: bool) -> list[str]:
    """Return the Debian packages of missing libraries and fonts."""
    packages = qt_needs.missing(environment, window=window)
    return packages if has_font(folders) else [*packages, FONT_PACKAGE]


def starting_fails() -> str:
    """Return why an application without a screen does not start in this environment; empty if it does."""
    program = "from PySide6.QtWidgets import QApplication; QApplication([])"
    trial = subprocess.run(  # noqa: S603 - our own interpreter and a fixed program
        [sys.executable, "-c", program],
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        check=False,
    )
    if trial.returncode == 0:
        return ""
    lines = trial.stderr.strip().splitlines() or [f"exit status {trial.returncode}"]
    return lines[-1]


def main() -> int:
    """Print what is missing and return 1; else print nothing and return 0."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--window", action="store_true", help="a window will be shown, not only drawn")
    parser.add_argument("--packages", action="store_true", help="print the bare names of the missing packages")
    options = parser.parse_args()
    if sys.platform != "linux":
        return 0
    packages = missing_packages(os.environ, font_folders(os.environ), window=options.window)
    if options.packages:
        print(" ".join(packages))
        return 0
    if packages:
        print(qt_needs.sentence(packages), file=sys.stderr)
        return 1
    if not options.window and (why := starting_fails()):
        print(f"Qt does not start on this machine: {why}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
