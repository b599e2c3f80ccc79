"""Run as a process: a fight on a real library with players invited, until it is killed; each line of JSON says more.

`open`: the page can be reached. `asked`: a question stands, or none, with how many commands are in the library.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from PySide6.QtWidgets import QApplication

from models.library import Library
from tests.there import there
from tests.ui.session.playing import ATTACK
from ui.players.phones import Phones
from ui.session.controller import Conductor
from ui.session.dice_rollers import APP, PHONES
from ui.session.players import PlayersTable


def say(kind: str, **values: object) -> None:
    print(json.dumps({"kind": kind, **values}), flush=True)


def main(path: str) -> int:
    """Open the only fight of a library; where nothing is asked yet, Ana attacks."""
    application = QApplication([])
    library = Library.open(Path(path), samples=())
    conductor = Conductor(library)
    (encounter,) = library.encounters.all()
    assert conductor.resume(there(encounter.id))
    phones = Phones(conductor, PlayersTable(conductor))

    def tell() -> None:
        if phones.invitation:
            phones.changed.disconnect(tell)
            say("open", url=phones.url, invitation=phones.invitation)

    def asked() -> None:
        question = conductor.open_question
        say("asked", steps=conductor.steps_done, question=None if question is None else repr(question.question))

    phones.changed.connect(tell)
    phones.open("127.0.0.1", 0)
    conductor.rollers.set("party", PHONES)
    conductor.rollers.set("foes", APP)
    conductor.questions.question_changed.connect(asked)
    if conductor.open_question is None and "once" in sys.argv:
        conductor.command(ATTACK)
    else:
        asked()
    return application.exec()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
