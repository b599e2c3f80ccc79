"""The demonstration: the sample fight played without a screen; its log and pictures are written to a folder."""

from __future__ import annotations

import tempfile
from pathlib import Path

from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from desktop.application import make_application
from models.library import Library
from models.repositories.encounters import PREPARED
from models.storage.atomic_files import write_whole
from models.storage.errors import LibraryError
from rules.core.state import is_decided
from rules.tactics import CUNNING, Player
from ui.navigation.tabs import ENCOUNTER
from ui.paper.printed_log import PrintedLog
from ui.session.controller import Conductor
from ui.session.dice_rollers import APP
from ui.shell.main_window import MainWindow
from ui.theme.theme import look

MOST_STOPS = 400
ROUNDS_AT_REST, MOST_ROUNDS = 4, 60
"""Rounds of the event loop without a change that count as rest, and the most of them."""


def demonstrate(folder: Path) -> int:
    """Play the first prepared sample fight to its end through the window; return the exit status."""
    application = make_application(["turnwright"])
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(prefix="turnwright-") as place:
            library = Library.open(Path(place) / "Samples.turnwright")
            try:
                written = _play(application, library, folder)
            finally:
                library.close()
    except (OSError, LibraryError) as error:
        print(f"The demonstration could not be written: {error}.")  # noqa: T201
        return 1
    print("The sample fight has been played; these are its files:")  # noqa: T201
    for path in written:
        print(f"  {path}")  # noqa: T201
    return 0


def _play(application: QApplication, library: Library, folder: Path) -> list[Path]:
    encounter = library.encounters.all(PREPARED)[0]
    assert encounter.id is not None
    look().choose("light")
    window = MainWindow(library)
    window.resize(1366, 768)
    window.show()
    window.show_tab(ENCOUNTER)
    conductor = window.conductor
    conductor.open_prepared(encounter.id)
    begin(conductor)
    written: list[Path] = []
    pictures = 0
    for stop in range(MOST_STOPS):
        if is_decided(conductor.fight):
            break
        play_stop(conductor)
        if stop in (2, 8):
            pictures += 1
            written.append(_picture(application, window, folder / f"fight-{pictures}.png"))
    conductor.command({"do": "end"})
    look().choose("dark")
    written.append(_picture(application, window, folder / "end.png"))
    service = conductor.service
    assert service is not None
    for language, suffix in (("en", ""), ("es", "-es")):
        teller = conductor.teller(language)
        subtitle = f"{service.system.title} · {teller.lasting(service.fight.round)}"
        log = PrintedLog.of(encounter.name, subtitle, conductor.log(), teller)
        kinds = ("html", "pdf", "md") if language == "en" else ("html",)
        for kind in kinds:
            path = folder / f"log{suffix}.{kind}"
            write_whole(path, log.content(kind))
            written.append(path)
    window.close()
    return written


def begin(conductor: Conductor) -> None:
    """Begin the fight that is set up; the app rolls for everybody."""
    for side in dict.fromkeys(combatant.side for combatant in conductor.fight.combatants.values()):
        conductor.rollers.set(side, APP)
    conductor.command({"do": "begin"})


def is_turn_of(conductor: Conductor, side: str) -> bool:
    """Return whether a combatant of a side has the turn."""
    active = conductor.fight.acting
    return active is not None and active.side == side


def play_to_turn_of(conductor: Conductor, side: str, temperament: str) -> None:
    """Play until a combatant of a side has a turn in the second round or later."""
    while conductor.fight.round < 2 or not is_turn_of(conductor, side):
        play_stop(conductor, temperament)


def play_stop(conductor: Conductor, temperament: str = CUNNING) -> None:
    """Play one stop of the playbook as in the window: every question takes its default."""
    service = conductor.service
    assert service is not None
    active = service.fight.active
    for idea in Player(service, temperament).ideas(1):
        conductor.command(idea.command)
        answer_all(conductor)
    if service.fight.active != active:
        return  # what it did has ended its stop
    conductor.next()
    answer_all(conductor)
    if conductor.refusal_of({"do": "next"}) is not None:
        conductor.command({"do": "next", "override": True})
        answer_all(conductor)


def answer_all(conductor: Conductor) -> None:
    """Answer what is asked: dice by the app, choices by their default or first option."""
    from rules.core.questions import ChoiceQuestion

    while conductor.open_question is not None:
        question = conductor.open_question.question
        if isinstance(question, ChoiceQuestion):
            conductor.questions.answer_choice(question.default or question.options[0])
        else:
            conductor.questions.answer_die(None)


def _picture(application: QApplication, window: MainWindow, path: Path) -> Path:
    if not at_rest(application, window).save(str(path)):
        raise OSError(f"{path} could not be written")
    return path


def at_rest(application: QApplication, window: MainWindow) -> QImage:
    """Return the window once its layout is at rest: the theme is applied first, then lines and pages."""
    before, same = window.grab().toImage(), 0
    for _ in range(MOST_ROUNDS):
        application.processEvents()
        picture = window.grab().toImage()
        same = same + 1 if picture == before else 0
        before = picture
        if same == ROUNDS_AT_REST:
            break
    return before
