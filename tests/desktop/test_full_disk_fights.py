"""Everything that can be pressed in a fight while nothing can be written: nothing is lost, and it works afterwards.

Pages are those of `tests/ui/fight_pages.py`; a fight that has not begun yet is one of those of the library.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from desktop.application import Program
from models.storage.atomic_files import UNFINISHED
from rules.system import registry
from tests.desktop.killed_player import described
from tests.desktop.pressing import CardPresser, Ear, Presser, answer_files, sound
from tests.desktop.small_disk import filled, read_only
from tests.proof_table import Proved
from tests.proving import short_of
from tests.ui.fight_pages import CARDS, PAGES, of_its_own, page
from tests.ui.opening import Opener
from tests.ui.refusing import Refusals
from ui.session.controller import Conductor

WHAT = "buttons, commands and entries of fights pressed while nothing could be written, and again"
"""What is proved."""
SAID = ("is full", "No space left", "read-only", "Read-only")
"""What a sentence says of a file that could not be written."""
ANOTHER_LIBRARY = {"command new_library", "command open_library", "command restore"}
"""What puts another library in the place of this one is held by tests of its own."""
WHERE = [*((system, name) for system in registry.ids() for name in PAGES), *(("ffrpg", name) for name in CARDS)]


@contextmanager
def unwritable(disk: Path, refusals: Refusals, how: str) -> Iterator[None]:
    """Nothing can be written on the disk for a while."""
    if how != "read-only":
        with filled(disk):
            yield
        return
    with refusals.on(how), read_only(disk):
        yield


def not_kept(opener: Opener) -> dict[str, tuple[Any, Any]]:
    """What the window has of the fight, and what whoever opens it now is given, where they differ."""
    conductor = opener.window.conductor
    other = Conductor(conductor.library)
    assert other.resume(conductor.current_fight.encounter_id)
    shown, kept = (described(candidate) | {"marks": candidate.marking.marks} for candidate in (conductor, other))
    if conductor.open_question is None:
        # A question that was taken back is not asked again, even where the library could not be told.
        kept["asked"] = None
    other.deleteLater()
    return {part: (shown[part], kept[part]) for part in shown if shown[part] != kept[part]}


class Trial:
    """Presses things while nothing can be written, and again when it can; what was wrong is kept."""

    def __init__(self, opener: Opener, ear: Ear, refusals: Refusals, disk: Path) -> None:
        self._opener, self._ear, self._refusals, self._disk = opener, ear, refusals, disk
        self.wrong: dict[str, object] = {}

    def go(self, what: str, press: Callable[[], object], how: str) -> None:
        """Presses something; where that opens a dialog it is left, and another time taken."""
        before = self._ear.dialogs
        for takes in (False, True):
            if not takes or self._ear.dialogs > before:
                self._ear.takes = takes
                self._press(f"{what}, taken" if takes else what, press, how)
        self._ear.takes = False

    def _press(self, what: str, press: Callable[[], object], how: str) -> None:
        opener, disk, ear = self._opener, self._disk, self._ear
        before = set(disk.iterdir())
        with unwritable(disk, self._refusals, how), ear.listening(opener) as heard:
            press()
        assert set(disk.iterdir()) == before, what
        assert list(disk.rglob(f"*{UNFINISHED}")) == [], what
        if heard.unsaid:
            self.wrong[f"{what}: not said"] = heard.unsaid
        if is_kept(opener) and (lost := not_kept(opener)):
            self.wrong[f"{what}: lost"] = lost
        opener.come(drawn=False)
        with ear.listening(opener) as heard_later:
            press()
        if heard_later.refused:
            self.wrong[f"{what}: refused though there is room"] = heard_later.refused
        for made in set(disk.iterdir()) - before:
            if not heard.refused and not any(words in heard.words for words in SAID):
                self.wrong[f"{what}: not said"] = made
            made.unlink()
        assert ear.faults == [], (what, *ear.faults)
        opener.come()


@pytest.mark.parametrize("how", short_of(["full", "read-only"], "full"))
@pytest.mark.parametrize(("system", "name"), short_of(WHERE, ("ffrpg", "status")))
def test_a_fight_that_cannot_be_written_loses_nothing_and_goes_on_when_it_can(
    program_on_disk: Program,
    disk: Path,
    monkeypatch: pytest.MonkeyPatch,
    system: str,
    name: str,
    how: str,
    proved: Proved,
) -> None:
    place = page(system, name)
    opener = (CardPresser if place.is_card else Presser)(program_on_disk, place)
    ear = Ear(program_on_disk, monkeypatch)
    trial = Trial(opener, ear, Refusals(opener.window.library), disk)
    answer_files(monkeypatch, disk)
    proved(WHAT, 0, "")
    opener.come()
    every = {what: press for what, press in opener.all().items() if what not in ANOTHER_LIBRARY}
    openers = of_its_own(every, name)
    for what, press in openers.items():
        trial.go(what, press, how)
    assert trial.wrong == {}
    assert sound(disk / "Table.turnwright")
    proved(WHAT, len(openers), "")


def is_kept(opener: Opener) -> bool:
    """Whether a fight is open as it is now, and there is something of it to be kept."""
    conductor = opener.window.conductor
    return conductor.is_open and not conductor.looks_back and conductor.fight.phase != "setup"
