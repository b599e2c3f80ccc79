"""Checks that there is a screen, because without one Qt aborts with an obscure message."""

from __future__ import annotations

import os
import re
import socket
import sys
from pathlib import Path

_DISPLAY = re.compile(r"(?P<host>[^:]*):(?P<number>\d+)(\.\d+)?$")
_PATIENCE = 2.0
"""Seconds to wait for a screen on another machine."""


def has_screen() -> bool:
    """Whether the surroundings name a screen, or a way to do without."""
    if sys.platform in ("win32", "darwin") or os.environ.get("QT_QPA_PLATFORM"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def dead_screen() -> str:
    """Return the name of the environment's screen if it does not answer; empty if it does."""
    if sys.platform in ("win32", "darwin") or os.environ.get("QT_QPA_PLATFORM", "xcb") not in ("xcb", "wayland"):
        return ""
    wayland, display = os.environ.get("WAYLAND_DISPLAY", ""), os.environ.get("DISPLAY", "")
    if wayland and _answers(str(Path(os.environ.get("XDG_RUNTIME_DIR", "/"), wayland))):
        return ""
    if not display:
        return wayland
    found = _DISPLAY.match(display)
    if found is None:
        return display
    number = int(found["number"])
    if found["host"] in ("", "unix"):
        place = f"/tmp/.X11-unix/X{number}"  # noqa: S108  Where X keeps it.
        # Some servers listen under a name that no file has.
        return "" if _answers(place) or _answers(f"\0{place}") or _answers(("localhost", 6000 + number)) else display
    return "" if _answers((found["host"], 6000 + number)) else display


def _answers(place: str | tuple[str, int]) -> bool:
    try:
        if isinstance(place, tuple):
            socket.create_connection(place, _PATIENCE).close()
            return True
        with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as found:
            found.settimeout(_PATIENCE)
            found.connect(place)
    except (OSError, ValueError):
        return False
    return True
