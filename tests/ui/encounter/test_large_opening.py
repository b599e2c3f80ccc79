"""A large fight says at once that it comes, is read while the window lives, and is the same as one opened in one go."""

import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from models.library import Library
from models.repositories.encounters import PREPARED, RUNNING, Encounter, EncounterEntry
from models.storage.errors import LibraryError
from tests.there import there
from tests.ui.encounter.conftest import GUARD, HERO, SYSTEM
from tests.ui.settling import settle
from tests.ui.windows import shown_window
from ui.edits.core import ENCOUNTERS
from ui.edits.encounters import remove_encounters, save_entries
from ui.encounter.fight.loading_page import LARGE, LoadingPage
from ui.navigation.tabs import BESTIARY, ENCOUNTER
from ui.session import controller as conducting
from ui.session import large_fight_loader, loader
from ui.shell.main_window import MainWindow

MANY = 752
LONG = 30_000
"""Milliseconds that are waited at most for what comes."""


class Painted(QObject):
    """Notes when the page is painted, and what it says then."""

    def __init__(self) -> None:
        super().__init__()
        self.said: list[tuple[str, str, bool]] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Looks, and takes nothing away."""
        if event.type() == QEvent.Type.Paint and isinstance(watched, LoadingPage):
            self.said.append((watched.title.text(), watched.words.text(), watched.hint.isVisible()))
        return False


def prepared(library: Library, many: int, sheet: dict[str, Any] = GUARD, name: str = "The wall") -> int:
    entries = [
        EncounterEntry(name="Ana", side="party", sheet=HERO),
        EncounterEntry(name="Guard", side="foes", count=many - 1, sheet=sheet),
    ]
    return there(library.encounters.add(Encounter(name=name, system=SYSTEM, seed=4), entries).id)


def state_of(library: Library, encounter: int) -> str:
    return there(library.encounters.get(encounter)).state


@pytest.fixture
def painted(qapp: QApplication, window: MainWindow) -> Iterator[Painted]:
    found = Painted()
    qapp.installEventFilter(found)
    window.show_tab(ENCOUNTER)
    settle()
    yield found
    qapp.removeEventFilter(found)


@pytest.fixture
def wall(library: Library, window: MainWindow, painted: Painted) -> int:
    """A large encounter that can be chosen."""
    encounter = prepared(library, LARGE)
    window.encounter.prepare.reload(encounter)
    return encounter


def come(window: MainWindow, qtbot: QtBot) -> None:
    """Waits until the fight is there."""
    qtbot.waitUntil(lambda: window.encounter.is_fighting and window.conductor.is_open, timeout=LONG)
    settle()


def nothing_comes(window: MainWindow, qtbot: QtBot) -> None:
    """Waits until nothing is read any more: no fight is there."""
    qtbot.waitUntil(lambda: not window.encounter.large._tasks.running, timeout=LONG)
    settle()
    assert not window.conductor.is_open
    assert window.encounter.is_preparing


def spied(monkeypatch: pytest.MonkeyPatch, place: Any, name: str, painted: Painted) -> list[tuple[int, int]]:
    """How often the page had been painted whenever a fight was read, and in which thread it was."""
    found: list[tuple[int, int]] = []
    read: Callable[..., Any] = getattr(place, name)

    def look(*arguments: Any, **options: Any) -> Any:
        found.append((len(painted.said), threading.get_ident()))
        return read(*arguments, **options)

    monkeypatch.setattr(place, name, look)
    return found


class Beats(QObject):
    """Counts how often the window lives."""

    def __init__(self) -> None:
        super().__init__()
        self.many = 0
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._beat)
        self._timer.start(0)

    def _beat(self) -> None:
        self.many += 1


def shown(window: MainWindow) -> dict[str, Any]:
    """All that the window shows of a fight, and that stands in the library of it."""
    page, conductor = window.encounter.fight, window.conductor
    focus = QApplication.focusWidget()
    log = page.log.model
    return {
        "state": there(conductor.service).packed_fight(),
        "rows": page.order.order.rows,
        "selected": page.order.selected,
        "keys": page.keys,
        "log": [log.index(row).data() for row in range(log.rowCount())],
        "top": [label.text() for label in page.top.findChildren(type(window.encounter.coming.title))],
        "stage": page.stage.head.whole_name.replace(conductor.encounter_name, ""),
        "asked": None if conductor.open_question is None else conductor.open_question.question,
        "rollers": conductor.rollers.now,
        "members": conductor.current_fight.members,
        "looks": conductor.current_fight.looks,
        "title": window.windowTitle().replace(conductor.encounter_name, ""),
        "focus": focus is page,
        "allowed": {name: action.isEnabled() for name, action in window.menus.by_name.items()},
        "saved": state_of(conductor.library, there(conductor.encounter_id)),
    }


def test_a_large_fight_is_announced_before_anything_of_it_is_read_and_the_window_lives_meanwhile(
    window: MainWindow, library: Library, painted: Painted, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    begun = spied(monkeypatch, large_fight_loader, "made_ready", painted)
    resumed = spied(monkeypatch, large_fight_loader, "reopened", painted)
    encounter = prepared(library, MANY)
    window.encounter.prepare.reload()
    page = window.encounter.prepare
    for asked, read in ((page.begin_requested, begun), (page.resume_requested, resumed)):
        before = len(painted.said)
        asked.emit(encounter)
        assert not window.conductor.is_open
        assert painted.said[before:] == [("The wall", f"{MANY} combatants are coming.", True)]
        beats = Beats()
        come(window, qtbot)
        assert beats.many > 2
        (times, thread), *others = read
        assert others == []
        assert times > before
        assert thread != threading.get_ident()
        assert window.encounter.fight.order.order.rowCount() == MANY
        assert window.front.page is window.encounter.fight
        window.conductor.close_fight()
        settle()
        assert window.encounter.is_preparing


def test_it_takes_the_window_four_steps_to_begin_one_and_three_to_go_on_with_one(
    window: MainWindow, library: Library, wall: int, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    """The page is made, the library told, the page filled, and then shown: between them the window lives."""
    beats = Beats()
    done: list[tuple[str, int]] = []

    def noted(place: Any, name: str) -> None:
        do = getattr(place, name)

        def note(*arguments: Any, **options: Any) -> Any:
            done.append((name, beats.many))
            return do(*arguments, **options)

        monkeypatch.setattr(place, name, note)

    window.encounter.large.reading_started.connect(lambda: done.append(("reads", beats.many)))
    window.encounter.page_changed.connect(
        lambda: done.append(("shown", beats.many)) if window.encounter.is_fighting else None
    )
    noted(library.journals, "begin")
    noted(window.conductor, "take_prepared")
    noted(window.conductor, "take_reopened")
    window.encounter.begin(wall)
    come(window, qtbot)
    window.conductor.close_fight()
    window.encounter.resume(wall)
    come(window, qtbot)
    assert [name for name, _ in done] == [
        *("reads", "begin", "take_prepared", "shown"),
        *("reads", "take_reopened", "shown"),
    ]
    times = [many for _, many in done]
    assert len(set(times)) == len(times), "each in a step of its own"


def test_what_comes_is_what_is_there_when_it_is_opened_in_one_go(
    window: MainWindow, library: Library, wall: int, qtbot: QtBot
) -> None:
    twin = prepared(library, LARGE, name="The gate")
    window.encounter.begin(wall)
    come(window, qtbot)
    by_steps = shown(window)
    window.conductor.next()
    window.conductor.begin_fight()
    steps = window.conductor.steps_done
    window.conductor.close_fight()
    window.encounter.resume(wall)
    come(window, qtbot)
    back = shown(window)
    assert window.conductor.steps_done == steps
    assert back["asked"] is not None, "it comes back to the same question"
    window.conductor.close_fight()
    assert window.conductor.open_prepared(twin)
    settle()
    assert shown(window) == by_steps
    window.conductor.next()
    window.conductor.begin_fight()
    window.conductor.close_fight()
    assert window.conductor.resume(twin)
    settle()
    assert shown(window) == back


def test_esc_sends_them_away_and_nothing_has_begun(
    window: MainWindow, library: Library, wall: int, qtbot: QtBot
) -> None:
    window.encounter.begin(wall)
    focus = there(QApplication.focusWidget())
    assert focus is window.encounter.coming
    QTest.keyClick(focus, Qt.Key.Key_Escape)
    assert window.encounter.is_preparing
    assert QApplication.focusWidget() is window.encounter.prepare.list
    nothing_comes(window, qtbot)
    assert state_of(library, wall) == PREPARED
    window.encounter.begin(wall)
    come(window, qtbot)
    assert state_of(library, wall) == RUNNING


def test_keys_that_are_pressed_meanwhile_reach_nobody(
    window: MainWindow, library: Library, wall: int, qtbot: QtBot
) -> None:
    for open_ in (window.encounter.begin, window.encounter.resume):
        open_(wall)
        focus = there(QApplication.focusWidget())
        keys = Qt.Key
        for key in (keys.Key_Space, keys.Key_Return, keys.Key_Down, keys.Key_1, keys.Key_B, keys.Key_Delete):
            QTest.keyClick(focus, key)
        QTest.keyClick(focus, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
        QTest.keyClick(focus, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
        come(window, qtbot)
        assert window.conductor.fight.phase == "setup"
        assert (window.conductor.steps_done, window.conductor.open_question) == (0, None)
        assert QApplication.focusWidget() is window.encounter.fight
        window.conductor.close_fight()
    window.encounter.resume(wall)
    come(window, qtbot)
    QTest.keyClick(there(QApplication.focusWidget()), Qt.Key.Key_Space)
    settle()
    assert window.conductor.steps_done or window.conductor.open_question is not None, "the first key after them counts"


def test_esc_between_filling_the_page_and_showing_it_shows_the_fight_which_is_there_already(
    window: MainWindow, wall: int, qtbot: QtBot
) -> None:
    seen: list[bool] = []

    def leave() -> None:
        seen.append(window.encounter.is_coming)
        QTest.keyClick(window.encounter.coming, Qt.Key.Key_Escape)
        seen.append(window.encounter.is_fighting)

    window.conductor.fight_changed.connect(leave)
    window.encounter.begin(wall)
    come(window, qtbot)
    window.conductor.fight_changed.disconnect(leave)
    assert seen == [True, True]
    assert window.encounter.is_fighting
    assert window.conductor.encounter_id == wall
    assert QApplication.focusWidget() is window.encounter.fight


@pytest.mark.parametrize("many", [LARGE, LARGE - 1])
def test_where_it_cannot_be_opened_the_encounters_come_back_with_the_reason(
    window: MainWindow, library: Library, painted: Painted, many: int, qtbot: QtBot
) -> None:
    encounter = prepared(library, many, {**GUARD, "hp": "many"})
    window.encounter.prepare.begin_requested.emit(encounter)
    nothing_comes(window, qtbot)
    assert bool(painted.said) == (many == LARGE)
    assert "cannot begin" in window.encounter.prepare.pane._fault.text()
    if many == LARGE:
        assert QApplication.focusWidget() is window.encounter.prepare.list


def test_a_fault_of_the_program_does_not_leave_the_window_waiting(
    window: MainWindow, wall: int, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    def fail(*_: Any) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(large_fight_loader, "made_ready", fail)
    with qtbot.captureExceptions() as raised:
        window.encounter.begin(wall)
        nothing_comes(window, qtbot)
    assert [kind for kind, _, _ in raised] == [ZeroDivisionError]


def test_a_small_fight_is_there_without_a_word(window: MainWindow, library: Library, painted: Painted) -> None:
    window.encounter.prepare.begin_requested.emit(prepared(library, LARGE - 1))
    assert window.encounter.is_fighting
    assert painted.said == []


def test_beside_a_fight_that_is_played_another_comes_in_one_go(
    window: MainWindow, library: Library, wall: int, painted: Painted, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is played is there until the other one is: no key falls between them."""
    window.encounter.begin(prepared(library, 2, name="The door"))
    read = spied(monkeypatch, conducting, "set_up", painted)
    window.encounter.begin(wall)
    assert window.conductor.encounter_id == wall
    assert read == [(1, threading.get_ident())]
    assert not painted.said[-1][2], "it is too late to send them away"


class Later(QObject):
    """Does something as soon as the window lives again, before any timer rings: as a key that was pressed meanwhile."""

    _wanted = Signal()

    def __init__(self, do: Callable[[], object]) -> None:
        super().__init__()
        self._wanted.connect(do, Qt.ConnectionType.QueuedConnection)

    def want(self) -> None:
        self._wanted.emit()


def test_the_one_that_is_wanted_last_comes(
    window: MainWindow, library: Library, wall: int, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    gate = prepared(library, LARGE + 5, name="The gate")
    gate_is_wanted = threading.Event()

    def make_ready_slowly(library: Library, encounter: int) -> Any:
        assert gate_is_wanted.wait(LONG / 1000)
        return loader.made_ready(library, encounter)

    monkeypatch.setattr(large_fight_loader, "made_ready", make_ready_slowly)
    window.encounter.begin(wall)
    settle()
    window.encounter.begin(gate)
    gate_is_wanted.set()
    come(window, qtbot)
    qtbot.waitUntil(lambda: not window.encounter.large._tasks.running, timeout=LONG)
    settle()
    assert window.conductor.encounter_id == gate
    assert (state_of(library, wall), state_of(library, gate)) == (PREPARED, RUNNING)
    window.conductor.close_fight()
    window.encounter.resume(gate)
    window.encounter.begin(small := prepared(library, 3, name="The door"))
    assert window.conductor.encounter_id == small
    qtbot.waitUntil(lambda: not window.encounter.large._tasks.running, timeout=LONG)
    settle()
    assert window.conductor.encounter_id == small


@pytest.mark.parametrize("many", [LARGE + 5, 3])
def test_one_that_has_just_begun_gives_way_to_the_one_that_is_wanted_last(
    window: MainWindow, library: Library, wall: int, many: int, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    gate = prepared(library, many, name="The gate")
    later = Later(lambda: window.encounter.begin(gate))
    begin = library.journals.begin

    def begin_and_want_another(*arguments: Any, **options: Any) -> Any:
        begun = begin(*arguments, **options)
        if state_of(library, gate) == PREPARED:
            later.want()
        return begun

    monkeypatch.setattr(library.journals, "begin", begin_and_want_another)
    opened: list[int | None] = []
    window.conductor.fight_changed.connect(lambda: opened.append(window.conductor.encounter_id))
    window.encounter.begin(wall)
    qtbot.waitUntil(lambda: state_of(library, gate) == RUNNING, timeout=LONG)
    come(window, qtbot)
    assert opened == [gate]
    window.conductor.close_fight()
    window.encounter.resume(wall)
    come(window, qtbot)
    assert window.conductor.encounter_id == wall, "it has begun, and is gone on with when it is wanted"


def test_who_prepares_meanwhile_is_not_taken_away_from_it(
    window: MainWindow, library: Library, wall: int, qtbot: QtBot
) -> None:
    gate = prepared(library, 4, name="The gate")
    window.encounter.begin(wall)
    window.ways.show_encounter(gate)
    nothing_comes(window, qtbot)
    assert window.encounter.prepare.chosen_id == gate
    assert state_of(library, wall) == PREPARED


def test_what_is_deleted_or_changed_while_it_opens_is_so_in_the_fight(
    window: MainWindow, library: Library, wall: int, qtbot: QtBot
) -> None:
    edits = window.encounter.prepare.edits
    window.encounter.begin(wall)
    entries = library.encounters.entries(wall)
    entries[0].name = "Berta"
    edits.do(ENCOUNTERS, "save", save_entries(library, entries[:1]))
    come(window, qtbot)
    assert "Berta" in window.conductor.names.values()
    window.conductor.put_away()
    settle()
    window.encounter.begin(wall)
    edits.do(ENCOUNTERS, "delete", remove_encounters(library, [wall]))
    nothing_comes(window, qtbot)
    assert window.encounter.prepare.pane._fault.text()
    window.undo_stack.undo()
    assert state_of(library, wall) == PREPARED


def test_another_tab_stays_in_front_while_the_fight_comes(
    window: MainWindow, library: Library, wall: int, qtbot: QtBot
) -> None:
    window.encounter.begin(wall)
    window.show_tab(BESTIARY)
    settle()
    focus = QApplication.focusWidget()
    qtbot.waitUntil(lambda: window.conductor.is_open, timeout=LONG)
    settle()
    assert window.tabs.currentIndex() == BESTIARY
    assert QApplication.focusWidget() is focus
    window.show_tab(ENCOUNTER)
    settle()
    assert window.encounter.is_fighting
    assert QApplication.focusWidget() is window.encounter.fight


def test_another_tab_stays_in_front_where_the_fight_cannot_come(
    window: MainWindow, library: Library, painted: Painted, qtbot: QtBot
) -> None:
    window.encounter.begin(prepared(library, LARGE, {**GUARD, "hp": "many"}))
    window.show_tab(BESTIARY)
    settle()
    focus = QApplication.focusWidget()
    nothing_comes(window, qtbot)
    assert window.tabs.currentIndex() == BESTIARY
    assert QApplication.focusWidget() is focus


def test_what_can_be_printed_meanwhile_is_the_encounter(window: MainWindow, wall: int, qtbot: QtBot) -> None:
    window.encounter.begin(wall)
    assert window.encounter.paper_cards().title == "The wall"
    come(window, qtbot)


def test_closing_the_window_meanwhile_leaves_it_prepared(
    window: MainWindow, library: Library, wall: int, qtbot: QtBot
) -> None:
    window.encounter.begin(wall)
    assert window.close()
    library.close()
    settle()
    assert not window.conductor.is_open
    again = Library.open(library.path, samples=())
    assert state_of(again, wall) == PREPARED
    again.close(back_up=False)


@pytest.mark.parametrize("is_whole", [True, False])
def test_at_the_start_the_fight_that_was_played_last_comes_or_the_encounters_with_the_reason(
    window: MainWindow,
    library: Library,
    wall: int,
    is_whole: bool,
    monkeypatch: pytest.MonkeyPatch,
    qtbot: QtBot,
    tmp_path: Path,
) -> None:
    window.encounter.begin(wall)
    come(window, qtbot)
    if not is_whole:

        def fail(*_: Any) -> None:
            raise LibraryError("bad_fight", name="The wall", reason="it is torn")

        monkeypatch.setattr(large_fight_loader, "reopened", fail)
    fresh = shown_window(qtbot, library, tmp_path)
    fresh.starting.start()
    assert fresh.encounter.is_coming
    if is_whole:
        come(fresh, qtbot)
        assert fresh.conductor.encounter_id == wall
    else:
        nothing_comes(fresh, qtbot)
        assert "it is torn" in fresh.encounter.prepare.pane._fault.text()
