"""Starts the program: has Python find its packages, wherever they lie, before anything else of theirs names."""

from __future__ import annotations

import sys
from pathlib import Path

PACKAGES = ("rules", "models", "ui", "desktop", "resources")


def home() -> Path:
    """The folder of the packages: this one where a wheel was installed, the one above in a checkout."""
    here = Path(__file__).resolve().parent
    return here if (here / "desktop").is_dir() else here.parent


def strangers(folder: Path) -> list[str]:
    """Those of our names under which something else has been imported already."""
    found = []
    for name in PACKAGES:
        module = sys.modules.get(name)
        origin = getattr(module, "__file__", None)
        if module is not None and (origin is None or Path(origin).resolve().parent != folder / name):
            found.append(name)
    return found


def main() -> int:
    """Runs the command `turnwright`; returns its exit status."""
    if not getattr(sys, "frozen", False):
        folder = home()
        if mixed := strangers(folder):
            names = ", ".join(mixed)
            sentence = (
                f"Another project's {names} has been loaded in Turnwright's place: install Turnwright apart from it."
            )
            print(sentence, file=sys.stderr)  # noqa: T201
            return 1
        sys.path.insert(0, str(folder))
    from desktop.__main__ import main as command

    return command()


if __name__ == "__main__":
    sys.exit(main())
