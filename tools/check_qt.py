"""Says in one sentence which system libraries Qt lacks on this machine, and how to install them."""

import argparse
import ctypes
import os
import subprocess
import sys
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path

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
FONT_PACKAGE = "fonts-dejavu-core"
FONT_SUFFIXES = {".ttf", ".ttc", ".otf", ".pfb"}


def loads(library: str) -> bool:
    """Whether the machine's loader finds the library."""
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def font_folders(environment: Mapping[str, str]) -> list[Path]:
    """Where fontconfig looks for fonts by default."""
    home = Path(environment.get("HOME", "/"))
    own = Path(environment.get("XDG_DATA_HOME") or home / ".local/share")
    return [Path("/usr/share/fonts"), Path("/usr/local/share/fonts"), own / "fonts", home / ".fonts"]


def has_font(folders: Iterable[Path]) -> bool:
    """Whether there is at least one font to write with."""
    return any(found.suffix.lower() in FONT_SUFFIXES for folder in folders for found in folder.rglob("*"))


def needed(environment: Mapping[str, str], *, window: bool) -> dict[str, str]:
    """The libraries that Qt asks for: the offscreen platform's, and for a window the screen's too."""
    libraries = dict(ALWAYS)
    platform = environment.get("QT_QPA_PLATFORM", "").partition(":")[0]
    if window and (platform == "xcb" or (not platform and environment.get("DISPLAY"))):
        libraries |= ON_X11
    elif window and (platform == "wayland" or (not platform and environment.get("WAYLAND_DISPLAY"))):
        libraries |= ON_WAYLAND
    return libraries


def missing_packages(libraries: Mapping[str, str], found: Callable[[str], bool], folders: Iterable[Path]) -> list[str]:
    """The Debian packages whose libraries or fonts this machine lacks."""
    packages = [package for library, package in libraries.items() if not found(library)]
    if not has_font(folders):
        packages.append(FONT_PACKAGE)
    return packages


def starting_fails() -> str:
    """Why an application without a screen does not start in this environment; empty when it does."""
    program = "from PySide6.QtWidgets import QApplication; QApplication([])"
    trial = subprocess.run(  # noqa: S603 - our own interpreter and a fixed program
        [sys.executable, "-c", program],
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        check=False,
    )
    if trial.returncode == 0:
        return ""
    lines = trial.stderr.strip().splitlines() or [f"exit status {trial.returncode}"]
    return lines[-1]


def main() -> int:
    """Print what is missing and answer 1, or stay silent and answer 0."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--window", action="store_true", help="a window will be shown, not only drawn")
    parser.add_argument("--packages", action="store_true", help="print the bare names of the missing packages")
    options = parser.parse_args()
    if sys.platform != "linux":
        return 0
    libraries = needed(os.environ, window=options.window)
    packages = missing_packages(libraries, loads, font_folders(os.environ))
    if options.packages:
        print(" ".join(packages))
        return 0
    if packages:
        names = " ".join(packages)
        print(f"Qt needs system packages that are missing: sudo apt-get install {names}", file=sys.stderr)
        return 1
    if not options.window and (why := starting_fails()):
        print(f"Qt does not start on this machine: {why}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
