"""Run as a process: takes files in, makes branches, or plays the odds beside a fight, until the system kills it.

The arguments are what it does (`import`, `branch`, `odds`), the library, and the seconds it may live once it is ready.
"""

import itertools
import random
import signal
import sys
import threading
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from models.exchange.formats import READERS
from models.exchange.importer import preview_files
from models.exchange.records.import_options import ImportChoice
from models.exchange.records.readers import Content
from models.library import Library
from models.odds.pool import WorkerPlayers, forecast
from rules.odds.runs import Situation
from rules.system import registry
from tests.desktop.killed_writer import ready, say
from tests.desktop.tables import fingerprint
from tests.rules.random_player import RandomPlayer
from ui.session.controller import Conductor
from ui.session.dice_rollers import APP


def take_in(path: Path, seconds: float) -> None:
    """Imports one file after the other."""
    library = Library.open(path, systems=registry.system)
    first = len({row.name.split(" no. ")[0] for row in library.creatures.rows() if row.folder == "Batches"})
    for number in range(first, first + 10**6):
        content = Content(f"{number}.json", Path(sys.argv[4]).read_bytes().replace(b"@@", str(number).encode()))
        plan = preview_files(library, [content], ImportChoice("ffrpg"), READERS)
        assert not plan.files[0].refused, plan.files[0].refused
        plan.take(library)
        say({"taken": number})
        if number == first:  # On a machine that is busy the first would be as far as it comes.
            ready(seconds)


def branch(path: Path, seconds: float) -> None:
    """Makes one branch after the other, from wherever the fight has stood."""
    library = Library.open(path)
    encounter, chance = int(sys.argv[4]), random.Random(seconds)
    cursor = library.journals.load(encounter).cursor
    for number in itertools.count():
        n = chance.randint(1, cursor)
        say({"branch": library.branches.add(encounter, n, f"From {n}"), "n": n})
        if number == 0:  # As with what is taken in.
            ready(seconds)


def odds(path: Path, seconds: float) -> None:
    """Plays a fight while its odds are played beside it, in processes of their own."""
    application = QCoreApplication([])
    library = Library.open(path)
    encounter, chance = int(sys.argv[4]), random.Random(seconds)
    conductor = Conductor(library, parent=application)
    assert conductor.resume(encounter)
    conductor.rollers.take(dict.fromkeys({combatant.side for combatant in conductor.fight.combatants.values()}, APP))
    workers = WorkerPlayers(1, gently=True)
    pool = workers._running_pool()
    pool.submit(int)
    say({"workers": list(pool._processes)})
    assert conductor.service is not None
    situation = Situation.from_service(conductor.service, None)

    def ask() -> None:
        while True:
            for _ in forecast(situation, "cunning", 1, fights=10**6, players=workers):
                pass

    threading.Thread(target=ask, daemon=True).start()
    ready(seconds)
    while True:
        deed = RandomPlayer(conductor.service, chance).deed()
        conductor.command(deed or {"do": "next", "override": True})
        conductor.questions.roll_rest()
        while conductor.open_question is not None:
            options = getattr(conductor.open_question.question, "options", None)
            if options:
                conductor.questions.answer_choice(chance.choice(options))
            conductor.questions.roll_rest()
        if conductor.fight.phase == "ended":
            conductor.undo()
        say({"cursor": conductor.service.journal.cursor, "state": fingerprint(conductor.service)})


DEEDS: dict[str, Callable[[Path, float], None]] = {"import": take_in, "branch": branch, "odds": odds}


def main() -> None:
    """Does what the arguments say; SIGALRM ends it as SIGKILL would."""
    signal.signal(signal.SIGALRM, signal.SIG_DFL)
    DEEDS[sys.argv[1]](Path(sys.argv[2]), float(sys.argv[3]))
