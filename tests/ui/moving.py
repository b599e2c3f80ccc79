"""Animations that run in a test, and ways for a window not to be seen."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest

from ui.shell.main_window import MainWindow
from ui.theme import animation
from ui.theme.animation import CHOSEN, FadeOverlay


@contextmanager
def moving(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Whatever moves does so meanwhile, though there is no screen; each fading is over in a moment."""
    monkeypatch.setattr(animation, "QUICK", 1)
    CHOSEN.filmed = True
    try:
        yield
    finally:
        CHOSEN.filmed = False


def _cover(window: MainWindow) -> None:
    if not window.help.is_welcoming:
        window.help.welcome()


def _minimise(window: MainWindow) -> None:
    window.showMinimized()


def _hide(window: MainWindow) -> None:
    window.hide()


def still(window: MainWindow) -> bool:
    """Whether nothing fades in any more."""
    return not window.findChildren(FadeOverlay)


UNSEEN: dict[str, Callable[[MainWindow], None]] = {"covered": _cover, "minimised": _minimise, "hidden": _hide}
"""How what lies in a window is not seen, and what makes it so."""
