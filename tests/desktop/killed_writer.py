"""Run as a process: writes what may be cut short, again and again, until the system's timer kills it.

The arguments are what it does (`export`, `migrate`, `start`, `end`), the library, the seconds it may live once it
is ready, and for a fight its encounter. A line of JSON on standard output says what has been done and shown.
"""

import json
import random
import signal
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication

from desktop.application import Program, make_application
from models.library import Library
from tests.desktop.tables import again
from tests.rules.random_player import RandomPlayer
from ui.session.controller import Conductor
from ui.session.dice_rollers import APP


def ready(seconds: float) -> None:
    """From here on death may come: the timer's own signal ends a process as SIGKILL does, at any instant."""
    say({"ready": True})
    signal.setitimer(signal.ITIMER_REAL, max(seconds, 0.000001))


def say(done: dict[str, Any]) -> None:
    """Says what has been done."""
    print(json.dumps(done), flush=True)


def export(path: Path, seconds: float) -> None:
    """Writes a log, a script and a board into the library's folder, over those that are there."""
    program = Program(make_application())
    assert not program.open(path)
    window, library = program.window, program.library
    assert window is not None
    assert library is not None
    window.starting.start()
    fight = library.journals.running()[0]
    assert window.conductor.resume(fight)
    encounter = next(candidate for candidate in library.encounters.all() if candidate.board is not None)
    assert encounter.id is not None
    window.encounter.board.open(encounter.id)
    ready(seconds)
    while True:
        for kind in ("html", "pdf", "md"):
            window.log_files.export(kind, path.with_name(f"log.{kind}"))
            say({"file": f"log.{kind}"})
        window.log_files.save_script(path.with_name("fight.json"))
        say({"file": "fight.json"})
        window.encounter.board.kept.export_to(path.with_name("board.json"))
        say({"file": "board.json"})


def migrate(path: Path, seconds: float) -> None:
    """Brings a library up to date."""
    import models.storage.upgrade  # noqa: F401  what is imported already is not waited for

    ready(seconds)
    Library.open(path).close()
    say({"done": True})


def start(path: Path, seconds: float) -> None:
    """Makes a library with all samples."""
    ready(seconds)
    Library.open(path).close()
    say({"done": True})


def end(path: Path, seconds: float) -> None:
    """Ends a fight, takes the end back, ends it again, begins the next."""
    application = QCoreApplication([])
    library = Library.open(path)
    encounter, chance = int(sys.argv[4]), random.Random(seconds)
    conductor = Conductor(library, parent=application)
    conductor.save_failed.connect(lambda sentence: say({"failed": sentence}))

    is_ready = False

    def tell() -> None:
        nonlocal is_ready
        service = conductor.service
        assert service is not None
        cursor, ended = service.journal.cursor, conductor.fight.phase == "ended"
        say({"encounter": conductor.encounter_id, "cursor": cursor, "ended": ended})
        if ended and not is_ready:  # On a machine that is busy it might come to no end before it is killed.
            is_ready = True
            ready(seconds)

    conductor.step_done.connect(tell)
    while True:
        encounter = again(library, encounter)
        assert conductor.open_prepared(encounter)
        conductor.rollers.take(
            dict.fromkeys({combatant.side for combatant in conductor.fight.combatants.values()}, APP)
        )
        conductor.begin_fight()
        _answer(conductor, chance)
        player = RandomPlayer(conductor.service, chance) if conductor.service else None
        for _ in range(3):
            deed = player.deed() if player else None
            conductor.command(deed or {"do": "next", "override": True})
            _answer(conductor, chance)
        for foe in [id for id, combatant in conductor.fight.combatants.items() if combatant.side != "party"]:
            conductor.command({"do": "damage", "actor": foe, "amount": 9999})
            _answer(conductor, chance)
        for _ in range(3):
            conductor.command({"do": "end", "override": True})
            _answer(conductor, chance)
            conductor.undo()
            conductor.redo()
            if chance.random() < 0.5:
                conductor.undo()


def _answer(conductor: Conductor, chance: random.Random) -> None:
    conductor.questions.roll_rest()
    while conductor.open_question is not None:
        options = getattr(conductor.open_question.question, "options", None)
        if options:
            conductor.questions.answer_choice(chance.choice(options))
        conductor.questions.roll_rest()


DEEDS: dict[str, Callable[[Path, float], None]] = {"export": export, "migrate": migrate, "start": start, "end": end}


def main() -> None:
    """Does what the arguments say."""
    DEEDS[sys.argv[1]](Path(sys.argv[2]), float(sys.argv[3]))
