"""Everything that can be pressed, on a full disk: what cannot be written is said, and nothing is half there.

The library, the settings and whatever is exported lie on the disk that is full.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from desktop.application import Program
from models.storage.atomic_files import UNFINISHED
from tests.desktop.pressing import Ear, Presser, answer_files, sound
from tests.desktop.small_disk import filled
from tests.proof_table import Proved
from tests.proving import short_of
from tests.ui.opening import FIGHTS, PAGES

PLACES = PAGES | FIGHTS
WHAT = "buttons, commands and entries pressed on a full disk"
"""What is proved."""


@pytest.mark.parametrize("room", short_of([0, 4096, 5 * 4096, 40 * 4096], 0))
@pytest.mark.parametrize("place", short_of(PLACES))
def test_on_a_full_disk_whatever_is_pressed_is_done_or_said(
    program_on_disk: Program, disk: Path, monkeypatch: pytest.MonkeyPatch, place: str, room: int, proved: Proved
) -> None:
    opener, ear = Presser(program_on_disk, PLACES[place]), Ear(program_on_disk, monkeypatch)
    answer_files(monkeypatch, disk)
    proved(WHAT, 0, "")
    opener.come()
    openers = opener.all()
    unsaid: dict[str, list[str]] = {}
    for name, press in openers.items():
        with filled(disk, room), ear.listening(opener) as heard:
            press()
        if heard.unsaid:
            unsaid[name] = heard.unsaid
        assert ear.faults == [], (name, *ear.faults)
        assert list(disk.rglob(f"*{UNFINISHED}")) == [], name
        opener.come()
    assert unsaid == {}
    assert sound(disk / "Table.turnwright")
    proved(WHAT, len(openers), "")
