"""Builds the wheel in the present environment, without a network."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path


def build(source: Path, folder: Path) -> Path:
    """Build the wheel of the sources into a folder; return its path."""
    command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--disable-pip-version-check"]
    offline = ["--no-deps", "--no-build-isolation", "--no-index"]
    subprocess.run([*command, *offline, "--wheel-dir", str(folder), str(source)], check=True, cwd=source)
    (wheel,) = folder.glob("turnwright-*.whl")
    return wheel
