"""Saves a library of the present schema for tests: the samples, and a running fight in each system.

    python -m tools.keep_library tests/golden/libraries

Run it before a migration is added. What it writes has the schema's name; `tests/ui/test_kept_libraries.py` opens it.
"""

from __future__ import annotations

import argparse
import gzip
import os
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from rules.core.state import FOES, PARTY


def main(arguments: Sequence[str] | None = None) -> int:
    """Write the library into the named folder."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("folder", type=Path)
    folder: Path = parser.parse_args(arguments).folder
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from PySide6.QtWidgets import QApplication

    from models.library import Library
    from models.storage import database
    from rules.system import registry
    from ui.session.controller import Conductor
    from ui.session.dice_rollers import APP

    application = QApplication([])
    with tempfile.TemporaryDirectory() as place:
        path = Path(place, "kept.turnwright")
        library = Library.open(path, systems=registry.system)
        first = {
            candidate.system: candidate.id
            for candidate in reversed(library.encounters.all())
            if candidate.id is not None
        }
        for encounter in first.values():
            conductor = Conductor(library)
            conductor.open_prepared(encounter)
            for side in (PARTY, FOES):
                conductor.rollers.set(side, APP)
            conductor.begin_fight()
            for _ in range(3):
                conductor.next()
        library.close()
        kept = folder / f"{database.HEAD}.turnwright.gz"
        kept.write_bytes(gzip.compress(path.read_bytes(), mtime=0))
    application.quit()
    print(f"{kept}: {', '.join(first)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
