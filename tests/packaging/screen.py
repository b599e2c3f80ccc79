"""A screen of its own for a packed program, looked at and typed at by other programs, as a person would."""

import os
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace

from tests.packaging.conftest import Packed
from tests.waiting import PATIENCE

TOOLS = ("Xvfb", "xdotool", "xprop")


@dataclass(frozen=True)
class Screen:
    """An X server without a monitor."""

    display: str

    def shows(self, packed: Packed) -> Packed:
        """The program, to be started on this screen."""
        known = {name: value for name, value in packed.environment.items() if name != "QT_QPA_PLATFORM"}
        return replace(packed, environment=known | {"DISPLAY": self.display})

    def titles(self) -> dict[str, str]:
        """The windows of the program that are seen, with their titles."""
        found = self._said("xdotool", "search", "--onlyvisible", "--class", "turnwright").split()
        return {window: self._said("xprop", "-id", window, "_NET_WM_NAME").partition('"')[2][:-1] for window in found}

    def wait_for(self, title: str, *keys: str) -> None:
        """Waits until a window's title begins so, and has the keys go there; `keys` are pressed until it does."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if keys:
                # A window that is there may not listen yet.
                self.type(*keys)
                time.sleep(1)
            for window, found in self.titles().items():
                if found.startswith(title):
                    # No window manager is there to give it the keys.
                    self._said("xdotool", "windowfocus", window)
                    return
            time.sleep(0.1)
        raise AssertionError(f"no window {title} in {self.titles()}")

    def type(self, *keys: str) -> None:
        """Presses keys."""
        self._said("xdotool", "key", *keys)

    def write(self, words: str) -> None:
        """Types words."""
        self._said("xdotool", "type", "--delay", "20", words)

    def _said(self, *command: str) -> str:
        environment = {"DISPLAY": self.display, "LC_ALL": "C.UTF-8", "PATH": os.defpath}
        # A window may be gone before it is asked.
        ran = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=PATIENCE, check=False)
        return ran.stdout.strip()


def lacks() -> list[str]:
    """What this machine lacks for it."""
    return [tool for tool in TOOLS if shutil.which(tool) is None]


@contextmanager
def screen() -> Iterator[Screen]:
    """Opens one under a number that is free."""
    reading, writing = os.pipe()
    # Without -noreset it would begin anew, and drop whoever has just come, each time that its last client goes.
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1366x768x24", "-nolisten", "tcp", "-noreset"]
    with subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.DEVNULL) as server:
        os.close(writing)
        with os.fdopen(reading) as told:
            number = told.readline().strip()
        try:
            yield Screen(f":{number}")
        finally:
            server.terminate()
