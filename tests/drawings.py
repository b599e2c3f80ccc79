"""The names of all drawings of what is in the game, as they lie in the resources."""

from pathlib import Path

ROOT = Path(__file__).parents[1]
NAMES = frozenset(path.stem for path in (ROOT / "resources" / "drawings").glob("*.svg"))
