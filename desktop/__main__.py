"""The command `turnwright`: the window, a replay, or the demonstration without a screen."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs the command; returns its exit status."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    if given and given[0] == "replay":
        from desktop import replay

        return replay.run(given[1:])
    options = _parser().parse_args(given)
    if options.demo is not None or not _has_screen():
        return _demonstrate(options.demo or Path("out"), asked=options.demo is not None)
    from desktop.application import run

    return run(options.library)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="turnwright",
        description="Runs a role-playing fight by the book of its rule system.",
        epilog="turnwright replay SCRIPT.json … replays encounter scripts without a window.",
    )
    parser.add_argument("library", nargs="?", type=Path, help="the library to open (a .turnwright file)")
    parser.add_argument("--demo", type=Path, metavar="FOLDER", help="play the sample fight offscreen into FOLDER")
    return parser


def _has_screen() -> bool:
    if sys.platform in ("win32", "darwin") or os.environ.get("QT_QPA_PLATFORM"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _demonstrate(folder: Path, *, asked: bool) -> int:
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from desktop.demonstration import demonstrate

    if not asked:
        print("There is no screen, so the sample fight is played without one.")  # noqa: T201
    return demonstrate(folder)


if __name__ == "__main__":
    sys.exit(main())
