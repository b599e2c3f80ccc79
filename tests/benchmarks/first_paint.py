"""Started as a process: shows a window and ends at its first paint. `bare` is the least that a comparable one costs.

`filled` ends only when the bestiary stands in the window with its creatures and has been painted.
"""

import os
import sys

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")


def bare() -> None:
    """Three empty tabs of PySide6, and the import of sqlmodel."""
    import sqlmodel  # noqa: F401
    from PySide6.QtCore import QEvent, QObject
    from PySide6.QtWidgets import QApplication, QMainWindow, QTabWidget, QWidget

    class Watch(QObject):
        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            if event.type() == QEvent.Type.Paint:
                os._exit(0)
            return False

    application = QApplication([])
    window = QMainWindow()
    tabs = QTabWidget()
    for name in ("Bestiary", "Party", "Encounter"):
        tabs.addTab(QWidget(), name)
    window.setCentralWidget(tabs)
    watch = Watch()
    window.installEventFilter(watch)
    window.resize(1366, 768)
    window.show()
    application.exec()


def program(path: str, *, filled: bool) -> None:
    """The program on a library, until its window is painted, empty or filled."""
    from pathlib import Path

    from PySide6.QtCore import QEvent, QObject

    from desktop.application import Program, make_application

    class Watch(QObject):
        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            if event.type() == QEvent.Type.Paint:
                os._exit(0)
            return False

    application = make_application()
    watch = Watch()
    program = Program(application)
    refused = program.open(Path(path))
    if refused or program.window is None:
        print(refused, file=sys.stderr)
        os._exit(1)
    if filled:
        program.window.remembered.choose_system(None)  # who has chosen is not asked what is played
        program.window.starting.start()
        program.window.bestiary.installEventFilter(watch)
    else:
        program.window.tabs.installEventFilter(watch)
    application.exec()


if __name__ == "__main__":
    if sys.argv[1] == "bare":
        bare()
    else:
        program(sys.argv[2], filled=sys.argv[1] == "filled")
