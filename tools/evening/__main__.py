"""Plays whole evenings in the program's real window, from an empty library, with an X server's mouse and keyboard.

Run it as `make evening`: it starts an X server of its own, and leaves pictures and logs in `out/evening`. What is not
as it should be (a warning of Qt, a traceback, words that do not come) ends it, with a sentence and a picture.
"""

from __future__ import annotations

import argparse
import gc
import os
import shutil
import subprocess
import sys
import tempfile
import time
import traceback
from collections.abc import Sequence
from contextlib import nullcontext
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtCore import QCoreApplication

EVENINGS = ("ffrpg", "fantasia", "tabuleiro")
NEEDED = {"Xvfb": "xvfb", "xdotool": "xdotool", "openbox": "openbox"}
SCREEN = "1920x1080x24"
SEARCHES_EVERY = 5_000
"""Milliseconds between two garbage collections."""
FOLDERS = ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME", "XDG_RUNTIME_DIR")


def main(arguments: list[str] | None = None) -> int:
    """Play the evenings named, or all; return 1 if one went wrong."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("evenings", nargs="*", default=EVENINGS, help=f"of {', '.join(EVENINGS)}")
    parser.add_argument("--folder", type=Path, default=Path("out") / "evening")
    parser.add_argument("--here", help=argparse.SUPPRESS)
    options = parser.parse_args(arguments)
    if options.here:
        return play(options.here, options.folder)
    missing = [package for tool, package in NEEDED.items() if shutil.which(tool) is None]
    if missing:
        print(f"An evening needs {' '.join(missing)}: apt-get install {' '.join(missing)}", file=sys.stderr)
        return 1
    return max(on_a_screen(_here(name, options.folder / name), options.folder / name) for name in options.evenings)


def _here(name: str, folder: Path) -> list[str]:
    """Return the command that plays an evening on the present screen."""
    return [sys.executable, "-m", "tools.evening", "--here", name, "--folder", str(folder)]


def tool(name: str) -> str:
    """Return the path of a tool that was found before."""
    return str(shutil.which(name))


def on_a_screen(command: Sequence[str], folder: Path, said: Path | None = None) -> int:
    """Run a command on a screen and in folders of its own; return its exit status.

    `folder` is for its output, and empty before; `said`: the file for its standard error.
    """
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    reading, writing = os.pipe()
    server = subprocess.Popen(  # noqa: S603 - a number of our own
        [tool("Xvfb"), "-displayfd", str(writing), "-screen", "0", SCREEN, "-nolisten", "tcp"],
        pass_fds=(writing,),
        stderr=subprocess.DEVNULL,
    )
    os.close(writing)
    with os.fdopen(reading) as told, tempfile.TemporaryDirectory(prefix="turnwright-evening-") as place:
        environment = os.environ | {
            "DISPLAY": f":{told.readline().strip()}",
            "QT_QPA_PLATFORM": "xcb",
            "LC_ALL": "C.UTF-8",
        }
        for variable in FOLDERS:
            environment[variable] = str(Path(place, variable))
            Path(environment[variable]).mkdir(mode=0o700)
        manager = subprocess.Popen([tool("openbox"), "--sm-disable"], env=environment, stderr=subprocess.DEVNULL)  # noqa: S603
        try:
            with nullcontext() if said is None else said.open("wb") as errors:
                return subprocess.run(command, env=environment, check=False, stderr=errors).returncode  # noqa: S603 - ourselves
        finally:
            manager.terminate()
            server.terminate()
            manager.wait()
            server.wait()


def watch(trouble: list[str]) -> None:
    """Record Qt's warnings and unforeseen exceptions."""
    from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

    def warned(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
        if kind != QtMsgType.QtDebugMsg:
            trouble.append(f"Qt says: {message}")

    def raised(kind: type[BaseException], error: BaseException, where: TracebackType | None) -> None:
        trouble.append("".join(traceback.format_exception(kind, error, where)))

    qInstallMessageHandler(warned)
    sys.excepthook = raised


def search_here(application: QCoreApplication) -> None:
    """Collect garbage in the window's thread only: a Qt object must not be destroyed in the hands' thread."""
    from PySide6.QtCore import QTimer

    gc.disable()
    searches = QTimer(application)
    searches.setInterval(SEARCHES_EVERY)
    searches.timeout.connect(gc.collect)
    searches.start()


def play(name: str, folder: Path) -> int:
    """Play an evening on the present screen."""
    from importlib import import_module

    from desktop.application import Program, make_application
    from desktop.system import paths
    from models.library import Library
    from tools.evening.hands import Hands

    trouble: list[str] = []
    application = make_application(["turnwright"])
    watch(trouble)
    program = Program(application)
    Library.open(paths.default_library(), samples=()).close()
    refused = program.open(paths.default_library())
    if refused:
        trouble.append(refused)
    search_here(application)
    begun = time.monotonic()
    hands = Hands(program, import_module(f"tools.evening.{name}").evening, folder)
    hands.start()
    application.exec()
    hands.wait()
    if hands.fault is not None:
        trouble.append("".join(traceback.format_exception(hands.fault)))
    for item in trouble:
        print(item, file=sys.stderr)
    minutes = (time.monotonic() - begun) / 60
    how = "went wrong" if trouble else "was played"
    print(f"The evening of {name} {how}: {hands.keys_pressed} keys, {minutes:.1f} minutes, pictures in {folder}")
    return 1 if trouble else 0


if __name__ == "__main__":
    sys.exit(main())
