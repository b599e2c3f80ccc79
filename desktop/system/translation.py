"""Where the translations lie."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path


def translation_folder() -> Path:
    """The folder of the compiled translations."""
    return Path(str(files("resources") / "translations"))
