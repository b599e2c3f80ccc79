"""The modules of the rules: those of a system, or of the core."""

from pathlib import Path


def modules_beside(folder: Path) -> list[Path]:
    """Return the modules under `folder`, without those of systems that have messages of their own."""
    own = [path.parent for path in folder.rglob("messages") if path.is_dir() and path.parent != folder]
    return [path for path in sorted(folder.rglob("*.py")) if not any(path.is_relative_to(other) for other in own)]
