"""Work in another thread, told in the window's."""

import gc
import threading
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QStatusBar
from pytestqt.qtbot import QtBot

from desktop.system.garbage import Garbage
from models.library import Library
from models.storage.errors import LibraryError
from tests.garbage import make_garbage
from tests.waiting import PATIENCE
from ui.services.tasks import Progress, Task, TaskCancelled, Tasks
from ui.shell.main_window import MainWindow
from ui.shell.status_bar import TaskLine
from ui.theme.theme import apply, look


@pytest.fixture
def tasks(qapp: object) -> Tasks:
    return Tasks()


def test_a_job_runs_elsewhere_and_its_end_is_told_here(qtbot: QtBot, tasks: Tasks) -> None:
    told: list[object] = []
    steps: list[tuple[int, int]] = []

    def job(progress: Progress) -> int:
        progress(1, 2)
        progress(2, 2)
        return threading.get_ident()

    task = tasks.start("Counting", job, done=lambda where: told.extend((where, threading.get_ident())))
    task.progressed.connect(lambda done, total: steps.append((done, total)))
    with qtbot.waitSignal(task.finished):
        pass
    here = threading.get_ident()
    assert told[1] == here
    assert told[0] != here
    assert steps[-1] == (2, 2)
    assert tasks.running == []
    assert [timer.isActive() for timer in tasks.findChildren(QTimer)] == [False]


def test_a_refusal_is_handed_over_and_any_other_exception_is_raised_here(qtbot: QtBot, tasks: Tasks) -> None:
    refusals: list[LibraryError] = []

    def refuse(progress: Progress) -> None:
        raise LibraryError("gone", what="creature", id=3)

    def stumble(progress: Progress) -> None:
        raise ZeroDivisionError

    with qtbot.waitSignal(tasks.start("Refusing", refuse, failed=refusals.append).finished):
        pass
    assert [error.code for error in refusals] == ["gone"]
    with qtbot.captureExceptions() as raised, qtbot.waitSignal(tasks.start("Stumbling", stumble).finished):
        pass
    assert [kind for kind, *_ in raised] == [ZeroDivisionError]
    with pytest.raises(ZeroDivisionError):
        tasks.wait("Stumbling", stumble)
    assert tasks.wait("Counting", lambda progress: 3) == 3


def test_a_cancelled_job_ends_where_it_tells_its_progress_and_what_waits_never_begins(
    qtbot: QtBot, tasks: Tasks
) -> None:
    went_on = threading.Event()
    told: list[str] = []

    def job(progress: Progress) -> None:
        went_on.wait(PATIENCE)
        progress(1, 2)
        told.append("went on")

    first = tasks.start("First", job, stopped=lambda: told.append("first stopped"))
    second = tasks.start("Second", job, stopped=lambda: told.append("second stopped"))
    first.cancel()
    second.cancel()
    with qtbot.waitSignal(second.finished):
        went_on.set()
    assert told == ["first stopped", "second stopped"]


def test_a_line_in_the_status_bar_tells_what_is_done_and_cancels_it(qtbot: QtBot, tasks: Tasks) -> None:
    line = TaskLine(tasks)
    qtbot.addWidget(line)
    ends = threading.Event()
    stopped: list[bool] = []

    def job(progress: Progress) -> None:
        progress(500, 1000)
        ends.wait(PATIENCE)
        progress(501, 1000)

    task = tasks.start("Filing 1000 creatures", job, stopped=lambda: stopped.append(True))
    assert not line.isVisible()
    qtbot.waitUntil(lambda: line.isVisible() and line.bar.value() == 500)
    assert (line.words.text(), line.bar.maximum()) == ("Filing 1000 creatures", 1000)
    QTest.mouseClick(line.cancel, Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(task.finished):
        ends.set()
    assert stopped == [True]
    assert not line.isVisible()


def test_what_ends_it_is_seen_beside_the_bar(qtbot: QtBot, qapp: QApplication) -> None:
    apply(qapp, look().theme)
    bar = QStatusBar()
    qtbot.addWidget(bar)
    line = TaskLine()
    bar.addPermanentWidget(line)
    bar.resize(1366, 30)
    line.words.setText("Importing")
    line.show()
    bar.show()
    qtbot.waitExposed(bar)
    picture = line.cancel.grab().toImage()
    assert len({picture.pixel(x, y) for x in range(picture.width()) for y in range(picture.height())}) > 2


def test_a_window_that_closes_ends_what_is_done_before_its_library_is_closed(qtbot: QtBot, tmp_path: Path) -> None:
    library = Library.open(tmp_path / "L.turnwright", samples=())
    window = MainWindow(library)
    qtbot.addWidget(window)
    order: list[str] = []

    def job(progress: Progress) -> None:
        try:
            while True:
                progress(0, 1)
        except TaskCancelled:
            order.append("stopped")
            raise

    window.tasks.start("Going on and on", job)
    window.closing.connect(lambda: order.append("closing"))
    window.close()
    assert order == ["stopped", "closing"]
    late: list[str] = []
    window.tasks.start("Too late", lambda progress: late.append("ran"), stopped=lambda: late.append("stopped"))
    assert late == ["stopped"]
    library.close()


def test_a_window_that_is_thrown_away_leaves_nothing_running(qtbot: QtBot) -> None:
    owner = QObject()
    begun, ended = threading.Event(), threading.Event()

    def job(progress: Progress) -> None:
        begun.set()
        try:
            while True:
                progress(0, 1)
        finally:
            ended.set()

    Tasks(owner).start("Going on and on", job)
    begun.wait(PATIENCE)
    owner.deleteLater()
    with qtbot.waitSignal(owner.destroyed):
        pass
    assert ended.is_set()


class Held(QObject):
    """Nobody's child: it dies where the last name for it is dropped, and says in which thread."""

    def __init__(self, died_in: list[int]) -> None:
        super().__init__()
        self.destroyed.connect(lambda: died_in.append(threading.get_ident()), Qt.ConnectionType.DirectConnection)

    def work(self, progress: Progress) -> object:
        """A job as none should be: it is an object of Qt's."""
        return self

    def stumble(self, progress: Progress) -> object:
        """Its exception holds the frame that holds it."""
        raise LibraryError("gone", what="creature", id=3)


@pytest.mark.parametrize("way", ["work", "stumble"])
def test_whatever_a_job_holds_gives_or_raises_dies_in_the_thread_of_the_window(
    qtbot: QtBot, tasks: Tasks, way: str
) -> None:
    died_in: list[int] = []
    refused: list[str] = []
    for _ in range(20):
        held = Held(died_in)
        tasks.start("Working", getattr(held, way), failed=lambda error: refused.append(error.code))
        del held
    qtbot.waitUntil(lambda: tasks.running == [])
    gc.collect()
    assert died_in == 20 * [threading.get_ident()]
    assert len(refused) == 20 * (way == "stumble")


def test_a_job_that_outlives_who_began_it_tells_nobody(qtbot: QtBot) -> None:
    died_in: list[int] = []
    told: list[object] = []
    for _ in range(5):
        owner = QObject()
        held = Held(died_in)
        begun = threading.Event()

        def job(progress: Progress, value: Held = held, begun: threading.Event = begun) -> None:
            begun.set()
            while True:
                progress(0, 1)

        Tasks(owner).start("Going on and on", job, done=told.append, stopped=lambda: told.append("stopped"))
        begun.wait(PATIENCE)
        del held, job
        owner.deleteLater()
        with qtbot.waitSignal(owner.destroyed):
            pass
    gc.collect()
    assert (told, died_in) == ([], 5 * [threading.get_ident()])


def test_what_is_told_of_a_job_may_wait_for_another(qtbot: QtBot, tasks: Tasks) -> None:
    given: list[int] = []
    first = tasks.start(
        "First", lambda progress: 1, done=lambda item: given.append(item + tasks.wait("Next", lambda _: 1))
    )
    with qtbot.waitSignal(first.finished):
        pass
    assert given == [2]


def test_garbage_is_searched_for_by_a_timer_and_in_no_job(qtbot: QtBot, tasks: Tasks) -> None:
    owner = QObject()
    garbage = Garbage(owner)
    garbage.timer.stop()
    searched_in: list[int] = []
    died_in: list[int] = []

    def watch(phase: str, info: dict[str, int]) -> None:
        searched_in.append(threading.get_ident())

    def ask_for_memory(progress: Progress) -> int:
        return len([[number] for number in range(20 * gc.get_threshold()[0])])

    gc.callbacks.append(watch)
    try:
        make_garbage(died_in)
        tasks.wait("Asking for memory", ask_for_memory)
        assert searched_in == []
        kept = [[number] for number in range(20 * gc.get_threshold()[0])]
        garbage.timer.timeout.emit()
        assert kept
    finally:
        gc.callbacks.remove(watch)
    here = threading.get_ident()
    assert died_in == [here]
    assert set(searched_in) == {here}


def test_a_task_says_what_it_does(tasks: Tasks) -> None:
    begun: list[Task] = []
    tasks.task_started.connect(begun.append)
    tasks.wait("Counting", lambda progress: None)
    assert [task.words for task in begun] == ["Counting"]
