"""Sounds of a fight, off by default: a turn, a fall, a due cue, the end.

They are played by what the system has for it, so that nothing has to be brought along: Windows and macOS play a file,
Linux has one of three small programs. Where there is none, the setting says so.
"""

from __future__ import annotations

import shutil
import sys
from collections.abc import Callable, Iterable
from functools import cached_property
from importlib.resources import files
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, QProcess, QSettings
from PySide6.QtWidgets import QWidget

from ui.services.window_state import YES

if TYPE_CHECKING:
    from rules.core.facts import Fact
    from ui.session.controller import Conductor
    from ui.session.fight import Happening

TURN, FALL, DUE, END = "turn", "fall", "due", "end"
PROGRAMS = ("afplay",) if sys.platform == "darwin" else ("pw-play", "paplay", "aplay")
"""Programs that play a file, the best first."""
OF_FACTS = {"end": END, "fall": FALL, "die": FALL, "turn": TURN}
"""Kinds of facts to their sounds, what matters most first."""

Play = Callable[[str], object]
"""Plays a file, and does not wait for its end."""


def player() -> Play | None:
    """Return the function that plays a sound on this machine; None where nothing can."""
    if sys.platform == "win32":
        import winsound

        flags = winsound.SND_FILENAME | winsound.SND_ASYNC | winsound.SND_NODEFAULT
        return lambda file: winsound.PlaySound(file, flags)
    program = next(filter(None, map(shutil.which, PROGRAMS)), None)
    return None if program is None else lambda file: QProcess.startDetached(program, [file])


def why_silent() -> str:
    """Why nothing can be heard here."""
    words = QCoreApplication.translate("Sounds", "Nothing here plays sounds: install one of {programs}.")
    return words.format(programs=", ".join(PROGRAMS))


def path_of(sound: str) -> str:
    """The file of a sound."""
    return str(files("resources") / "sounds" / f"{sound}.wav")


def sound_of(facts: Iterable[Fact]) -> str:
    """The one sound of what has happened; empty where it has none."""
    kinds = {str(fact["kind"]) for fact in facts}
    return next((sound for kind, sound in OF_FACTS.items() if kind in kinds), "")


class Sounds(QObject):
    """Plays one sound for what has happened, where they are wanted and can be heard."""

    def __init__(self, settings: QSettings, parent: QObject, play: Play | None = None) -> None:
        """`play`: what plays a file; else what the system has is looked for when it is first wanted."""
        super().__init__(parent)
        self._settings = settings
        if play is not None:
            self._play = play
        self._lines: tuple[QWidget, ...] = ()
        self._were_due: set[QWidget] = set()

    @cached_property
    def _play(self) -> Play | None:
        return player()

    @property
    def can_be_heard(self) -> bool:
        """Whether anything here plays sounds."""
        return self._play is not None

    @property
    def are_on(self) -> bool:
        """Return whether sounds are switched on and can be heard."""
        return self._settings.value("encounter/sounds") in YES and self.can_be_heard

    def turn(self) -> str:
        """Switch them on or off, and say what they are now; on, the first is heard at once."""
        if not self.can_be_heard:
            return why_silent()
        self._settings.setValue("encounter/sounds", not self.are_on)
        if not self.are_on:
            return self.tr("Sounds are off.")
        self._sound(TURN)
        return self.tr("Sounds are on.")

    def follow(self, conductor: Conductor, *lines: QWidget) -> None:
        """Play what happens in the fights of a conductor, and when one of these lines comes up."""
        self._lines = lines
        conductor.step_done.connect(self._happened)

    def _happened(self, happening: Happening) -> None:
        due = {line for line in self._lines if not line.isHidden()}
        comes, self._were_due = due - self._were_due, due
        if happening.kind == "done" and self.are_on:
            self._sound(DUE if comes else sound_of(happening.facts))

    def _sound(self, name: str) -> None:
        if name and self._play is not None:
            self._play(path_of(name))
