"""What a start has loaded when its window is painted first: what it shows then, and no more."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

LATER = {"alembic", "msgspec", "pydantic", "rapidfuzz", "sqlalchemy", "sqlmodel"}
"""What takes long to be loaded, and is needed for nothing that is seen at the first paint."""
START = """
import json, os, sys
from pathlib import Path
from PySide6.QtCore import QEvent, QObject
from desktop.application import Program, make_application

class Watch(QObject):
    def eventFilter(self, watched, event):
        if event.type() == QEvent.Type.Paint:
            print(json.dumps(sorted(sys.modules)), flush=True)
            os._exit(0)
        return False

application = make_application()
watch = Watch()
program = Program(application)
assert program.open(Path(sys.argv[1])) == ""
program.window.tabs.installEventFilter(watch)
application.exec()
"""


def test_the_window_is_painted_before_database_and_rules_are_loaded(path: Path) -> None:
    started = subprocess.run(
        [sys.executable, "-c", START, str(path)], capture_output=True, text=True, timeout=600, check=True
    )
    loaded = json.loads(started.stdout)
    assert sorted({name.partition(".")[0] for name in loaded} & LATER) == []
    assert (
        sorted(
            {"rules.engine.service", "rules.system.registry", "models.storage.store", "ui.bestiary.tab"} & set(loaded)
        )
        == []
    )


WITHOUT_FEATURES = """
import builtins, linecache, sys
from types import ModuleType

def run(*_):
    import ui.shell.main_window, ui.encounter.tab, PySide6.QtSvg, PySide6.QtPrintSupport
    assert builtins.__import__ is builtins.__orig_import__
    print([name for name in linecache.cache if name.endswith("main_window.py")])
    return 0

import desktop.__main__ as start
sys.modules["desktop.application"] = ModuleType("desktop.application")
sys.modules["desktop.application"].run = run
sys.exit(start.main(["--apart"]))
"""


@pytest.mark.usefixtures("own_folders")
def test_no_source_is_read_in_search_of_features_of_qt() -> None:
    started = subprocess.run(
        [sys.executable, "-c", WITHOUT_FEATURES], capture_output=True, text=True, timeout=600, check=False
    )
    assert (started.stdout, started.stderr) == ("[]\n", "")
