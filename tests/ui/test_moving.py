"""What moves, moves in these tests too: whatever comes up under what is hidden, covered or minimised breaks nothing."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.application import Program
from tests.proving import short_of
from tests.there import there
from tests.ui.moving import UNSEEN, moving, still
from tests.ui.opening import FIGHTS, LEFT, PAGES, Refuser
from tests.ui.settling import settle
from tests.ui.wandering import whole_program
from ui.shell.window_commands import WINDOW_COMMANDS

PLACES = PAGES | FIGHTS
FIRST = next(iter(FIGHTS))


@pytest.fixture(autouse=True)
def _moves(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with moving(monkeypatch):
        yield


@pytest.fixture
def program(qapp: QApplication, own_folders: Path) -> Iterator[Program]:
    with whole_program(qapp, own_folders / "Mine.turnwright") as made:
        yield made


ASKING = ("export_pdf", "export_html", "export_md", "export_txt", "export_csv", "handout_", "booklet_", "tab_")
"""How the commands begin that ask for a file first, or go elsewhere."""


@pytest.mark.parametrize(
    ("place", "how"),
    short_of([(place, how) for place in PLACES for how in UNSEEN], (FIRST, "covered")),
)
def test_whatever_a_command_opens_under_what_nobody_sees_breaks_nothing(
    program: Program, qtbot: QtBot, place: str, how: str
) -> None:
    refuser = Refuser(program)
    commands = [
        command
        for command in WINDOW_COMMANDS
        if command.id != LEFT and not command.is_setting and not command.id.startswith(ASKING)
    ]
    for command in commands:
        window = there(program.window)
        window.showNormal()
        PLACES[place](window)
        settle()
        UNSEEN[how](window)
        settle()
        command.do(window)
        settle()
    window = there(program.window)
    window.showNormal()
    qtbot.waitUntil(partial(still, window))
    assert len(commands) > len(refuser.met)
