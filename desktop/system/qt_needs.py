"""The system libraries that Qt needs and this machine lacks: without them it aborts."""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Callable, Mapping

# What the Qt wheels do not bring along: the library as the loader knows it, and Debian's package for it.
ALWAYS = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libX11.so.6": "libx11-6",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgssapi_krb5.so.2": "libgssapi-krb5-2",
    "libxkbcommon.so.0": "libxkbcommon0",
}
ON_X11 = {
    "libX11-xcb.so.1": "libx11-xcb1",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-render.so.0": "libxcb-render0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-util.so.1": "libxcb-util1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxcb.so.1": "libxcb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
}
ON_WAYLAND = {
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
}


def loads(library: str) -> bool:
    """Whether the machine's loader finds the library."""
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def platforms(environment: Mapping[str, str], *, window: bool) -> list[dict[str, str]]:
    """Return the libraries that Qt needs for each platform it may use: with two screens it falls back to the other."""
    platform = environment.get("QT_QPA_PLATFORM", "").partition(":")[0]
    ways = []
    if window and (platform == "xcb" or (not platform and environment.get("DISPLAY"))):
        ways.append(ALWAYS | ON_X11)
    if window and (platform == "wayland" or (not platform and environment.get("WAYLAND_DISPLAY"))):
        ways.append(ALWAYS | ON_WAYLAND)
    return ways or [dict(ALWAYS)]


def missing(environment: Mapping[str, str], *, window: bool, found: Callable[[str], bool] = loads) -> list[str]:
    """Return the Debian packages of missing libraries, for the platform that lacks the fewest."""
    ways = platforms(environment, window=window)
    return min(([package for name, package in way.items() if not found(name)] for way in ways), key=len)


def lacking(environment: Mapping[str, str], *, window: bool) -> str:
    """Return what Qt lacks on this machine and how to install it, in one sentence; empty if nothing is missing.

    A packaged program contains its libraries, where nobody else finds them.
    """
    if sys.platform != "linux" or getattr(sys, "frozen", False):
        return ""
    return sentence(missing(environment, window=window))


def sentence(packages: list[str]) -> str:
    """Return what is to be installed; empty if nothing is."""
    names = " ".join(packages)
    return f"Qt needs system packages that are missing: sudo apt-get install {names}" if packages else ""
