"""The cost of a command from key to screen: the modules of ours that it enters, and the number of calls.

Plays a sample fight in the window, without a screen, and traces the last die of a blow and the key of an action.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from types import FrameType

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEventLoop, QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop.application import make_application
from desktop.demonstration import answer_all, is_turn_of
from models.library import Library
from models.repositories.encounters import PREPARED, Encounter
from rules.core.questions import DieQuestion
from rules.core.state import FOES, PARTY
from tools.pictures.event_loop import settle
from ui.navigation.tabs import ENCOUNTER
from ui.session.dice_rollers import APP, TABLE
from ui.shell.main_window import MainWindow

ROOT = Path(__file__).parents[1]
LAYERS = tuple(f"{ROOT / layer}{os.sep}" for layer in ("desktop", "ui", "models", "rules"))
FIGHTS = {"ffrpg": "Reed ambush", "d100": "Azoteas de la calle Sal"}
"""System to its sample fight; four combatants of each side take part."""
OF_A_SIDE = 4
ATTACK = "attack"
MOST = 60
"""The most turns until the party has struck twice, and the most dice of a blow."""
FACE = "2"
"""The face of every real die."""


@dataclass
class Trace:
    """The calls of our functions in a block."""

    calls: Counter[str] = field(default_factory=Counter)
    """Module to the number of calls."""
    callers: Counter[tuple[str, str]] = field(default_factory=Counter)
    """Calling module (empty: Qt or Python) and called module to the number of calls."""
    functions: Counter[tuple[str, str]] = field(default_factory=Counter)

    @property
    def total(self) -> int:
        """The number of calls."""
        return self.calls.total()

    def __add__(self, other: Trace) -> Trace:
        return Trace(self.calls + other.calls, self.callers + other.callers, self.functions + other.functions)

    @contextmanager
    def running(self) -> Iterator[None]:
        """Count the calls of this thread in the block."""
        names: dict[str, str] = {}

        def name_of(frame: FrameType | None) -> str:
            path = "" if frame is None else frame.f_code.co_filename
            if path not in names:
                names[path] = _module_name(path)
            return names[path]

        def note(frame: FrameType, event: str, _argument: object) -> None:
            if event == "call" and (module := name_of(frame)):
                self.calls[module] += 1
                self.callers[name_of(frame.f_back), module] += 1
                self.functions[module, frame.f_code.co_qualname] += 1

        sys.setprofile(note)
        try:
            yield
        finally:
            sys.setprofile(None)


def _module_name(path: str) -> str:
    """Return the dotted name of one of our modules; empty for any other file."""
    if not path.startswith(LAYERS):
        return ""
    return str(Path(path).relative_to(ROOT).with_suffix("")).replace(os.sep, ".").removesuffix(".__init__")


@dataclass
class Traced:
    """The trace of a key: what it calls itself, and what follows by timers, layout and painting."""

    title: str
    at_once: Trace
    afterwards: Trace

    @property
    def whole(self) -> Trace:
        """The sum of both."""
        return self.at_once + self.afterwards


def traced(title: str, press: Callable[[], object]) -> Traced:
    """Trace a key and everything that follows until the window is idle."""
    at_once, afterwards = Trace(), Trace()
    with at_once.running():
        press()
    with afterwards.running():
        settle()
        settle()
    return Traced(title, at_once, afterwards)


class TracedFight:
    """A sample fight in a window, played by keys."""

    def __init__(self, window: MainWindow, encounter: Encounter) -> None:
        self.window, self.conductor = window, window.conductor
        assert encounter.id is not None
        window.show_tab(ENCOUNTER)
        assert self.conductor.open_prepared(encounter.id)
        self.conductor.rollers.set(PARTY, TABLE)
        self.conductor.rollers.set(FOES, APP)
        self.conductor.begin_fight()
        answer_all(self.conductor)
        settle()
        self.page = window.encounter.fight
        proposing = self.page.proposing
        while proposing.is_reading_ahead:
            QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)

    def press(self, key: str | Qt.Key) -> None:
        """Press a key on the page of the fight."""
        if isinstance(key, str):
            QTest.keyClicks(self.page, key)
        else:
            QTest.keyClick(self.page, key)

    def come_to_party(self) -> None:
        """Go on to a turn in which the party can strike."""
        for _ in range(MOST):
            self.conductor.command({"do": "next", "override": True})
            answer_all(self.conductor)
            if is_turn_of(self.conductor, PARTY) and self._key_of_attack():
                settle()
                return
        raise SystemExit("nobody of the party comes to strike")

    def _key_of_attack(self) -> str:
        """Return the key of an attack that is open; empty where none is."""
        buttons = self.page.stage.buttons
        actions = (button.action for button in buttons if button.isEnabled())
        return next((action.key for action in actions if action is not None and action.id == ATTACK), "")

    def strike(self) -> list[Traced]:
        """Strike the first standing foe; trace the key of the attack, and the last die."""
        fight, page = self.conductor.fight, self.page
        foe = next(
            id for id, combatant in fight.combatants.items() if combatant.side == FOES and combatant.state == "active"
        )
        key = traced("key of an action", lambda: self.press(self._key_of_attack()))
        if page.composer.values.get("targets") != [foe]:
            self.press(page.keys[foe])
        self.press(Qt.Key.Key_Return)
        settle()
        for _ in range(MOST):
            asked = self.conductor.open_question
            if asked is None:
                raise SystemExit("a blow asked for no die")
            if not isinstance(asked.question, DieQuestion):
                self.press("1")
                continue
            blow = traced("last die of a blow", self._type_die)
            if self.conductor.open_question is None:
                return [blow, key]
        raise SystemExit("a blow does not end")

    def _type_die(self) -> None:
        self.press(FACE)
        self.press(Qt.Key.Key_Return)


def sample(library: Library, system: str) -> Encounter:
    """Return the sample fight of a system, with four of each side."""
    encounter = next(candidate for candidate in library.encounters.all(PREPARED) if candidate.name == FIGHTS[system])
    assert encounter.id is not None
    entries, left = library.encounters.entries(encounter.id), dict.fromkeys((PARTY, FOES), OF_A_SIDE)
    for entry in entries:
        entry.count = min(entry.count, left[entry.side])
        left[entry.side] -= entry.count
    return library.encounters.add(encounter, [entry for entry in entries if entry.count])


def trace(window: MainWindow, system: str) -> list[Traced]:
    """Trace a blow and a key in a system's sample fight, after a first blow that imports everything."""
    fight = TracedFight(window, sample(window.library, system))
    fight.come_to_party()
    fight.strike()
    fight.come_to_party()
    return fight.strike()


def report(found: Sequence[tuple[str, Traced]], *, modules: bool) -> Iterator[str]:
    """Yield the lines of a table, and on request each module with who calls it how often."""
    yield f"{'':32}{'modules':>9}{'calls':>9}   of these at once, and with timers and painting"
    for system, one in found:
        whole, parts = one.whole, (one.at_once, one.afterwards)
        told = ", ".join(f"{len(part.calls)} modules {part.total} calls" for part in parts)
        yield f"{f'{system}: {one.title}':32}{len(whole.calls):>9}{whole.total:>9}   {told}"
    for system, one in found if modules else ():
        whole = one.whole
        yield f"\n{system}: {one.title}"
        for module, calls in whole.calls.most_common():
            later = "" if module in one.at_once.calls else "  (with timers and painting alone)"
            yield f"{calls:>8}  {module}{later}"
            for (caller, called), times in whole.callers.most_common():
                if called == module and caller != module:
                    yield f"{times:>16}  from {caller or 'Qt or Python'}"
            for (inside, function), times in whole.functions.most_common():
                if inside == module:
                    yield f"{times:>16}  {function}"


def main(words: Sequence[str] | None = None) -> None:
    """Trace the fights of the named systems, or of all."""
    parser = argparse.ArgumentParser(prog="trace_command", description=__doc__)
    parser.add_argument("--system", choices=[*FIGHTS], action="append", help="the system of the fight that is played")
    parser.add_argument("--modules", action="store_true", help="list every module, who calls it, and its functions")
    given = parser.parse_args(words)
    make_application(["turnwright"])
    found: list[tuple[str, Traced]] = []
    for system in given.system or FIGHTS:
        with tempfile.TemporaryDirectory(prefix="turnwright-") as place:
            library = Library.open(Path(place) / "Samples.turnwright")
            layouts = QSettings(str(Path(place) / "layouts.ini"), QSettings.Format.IniFormat)
            window = MainWindow(library, layouts=layouts)
            window.resize(1366, 768)
            window.show()
            found += [(system, candidate) for candidate in trace(window, system)]
            window.close()
            library.close()
    print("\n".join(report(found, modules=given.modules)))


if __name__ == "__main__":
    main()
