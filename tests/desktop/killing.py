"""A library killed in the middle of its work."""

import signal
import subprocess
import sys
from itertools import islice
from pathlib import Path

from models import database

ROOT = Path(__file__).parents[2]


WRITER = """
import sys
from pathlib import Path
from models.encounters import Encounter
from models.library import Library
library = Library.open(Path(sys.argv[1]))
while True:
    library.encounters.add(Encounter(name="Unfinished", system="ffrpg"))
    print("saved", flush=True)
"""


def kill_while_open(path: Path) -> None:
    """Saves in another process until some of it is in the log beside the file, and kills it."""
    command = [sys.executable, "-c", WRITER, str(path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT) as process:
        assert process.stdout is not None
        assert list(islice(process.stdout, 5)) == ["saved\n"] * 5
        process.send_signal(signal.SIGKILL)
    assert database.log_of(path).stat().st_size > 0
