"""The sample fights of a system, each as it stands after some rounds: they are played once for all tests."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from desktop.demonstration import play_stop
from models.library import Library
from models.samples import shipped_samples
from tests.libraries import with_own_identity
from tests.there import there
from ui.session.controller import Conductor
from ui.session.dice_rollers import APP
from ui.shell.main_window import MainWindow

ROUNDS, STOPS = 3, 40


def library_of(path: Path, system: str) -> Library:
    """A library of its own with the fights of a system."""
    path.write_bytes(with_own_identity(_played(system)))
    return Library.open(path, samples=())


def fights(window: MainWindow) -> Iterator[str]:
    """The names of the fights, each while it stands in the window; the app rolls for all."""
    assert not window.encounter.fight.order.order.rows, "the tab is built before its first fight"
    for encounter in window.library.encounters.all():
        assert window.conductor.resume(there(encounter.id))
        yield encounter.name
        window.conductor.close_fight()


@cache
def _played(system: str) -> bytes:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "Played.turnwright"
        library = Library.open(
            path, samples=[sample for sample in shipped_samples() if sample.name == f"{system}.json"]
        )
        conductor = Conductor(library)
        for encounter in library.encounters.all():
            conductor.open_prepared(there(encounter.id))
            _play(conductor)
        library.close(back_up=False)
        return path.read_bytes()


def _play(conductor: Conductor) -> None:
    for side in ("party", "foes"):
        conductor.rollers.set(side, APP)
    conductor.command({"do": "begin"})
    for _ in range(STOPS):
        if conductor.fight.round >= ROUNDS or conductor.fight.phase == "ended":
            break
        play_stop(conductor)
    assert conductor.fight.round >= 2
    conductor.close_fight()
