"""The names of all drawings: of the files in the resources, or, where those are not there yet, of a list."""

from pathlib import Path

ROOT = Path(__file__).parents[1]
FILES = sorted((ROOT / "resources" / "drawings").glob("*.svg"))
NAMES = frozenset(
    (path.stem for path in FILES) if FILES else (ROOT / "tests" / "drawings.txt").read_text("utf-8").split()
)
