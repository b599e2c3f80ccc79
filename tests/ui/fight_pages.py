"""The pages of a fight: before it, in a turn, at a question, at its end, in its past, and each card over it."""

from __future__ import annotations

import random
from collections.abc import Callable

from PySide6.QtCore import QEventLoop, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from desktop.demonstration import answer_all
from models.odds.pool import InProcessPlayers
from models.repositories.encounters import PREPARED
from rules.core.facts import Command
from rules.engine.service import AnswerNeeded
from tests.rules.random_player import RandomPlayer
from tests.there import there
from tests.ui.opening import Openers
from tests.ui.settling import settle
from ui.navigation.tabs import ENCOUNTER
from ui.session.controller import Conductor
from ui.session.dice_rollers import APP, TABLE
from ui.shell.main_window import MainWindow
from ui.shell.window_commands import IN_ENCOUNTER, IN_FIGHT, IN_RUNNING_FIGHT, WINDOW_COMMANDS
from ui.widgets.overlay_card import Card

Show = Callable[[MainWindow], object]
MOST_DEEDS = 300
"""How many deeds are thought of until one asks something."""
ON: Command = {"do": "next", "override": True}
TURN = 20
"""After so many that ask nothing it is somebody else's turn."""


class FightPage:
    """The first fight of a system, brought once to where a page of it is seen, and how one comes to that page."""

    def __init__(self, system: str, bring: Show, show: Show, *, is_card: bool = False) -> None:
        self.is_card = is_card
        """Whether the page is a card that lies over another."""
        self._system, self._bring, self._show = system, bring, show
        self._encounter: int | None = None
        self._n = 0

    def __call__(self, window: MainWindow) -> None:
        """Comes to the page, as it was at first."""
        conductor = window.conductor
        window.show_tab(ENCOUNTER)
        if self._encounter is None:
            found = (
                encounter for encounter in window.library.encounters.all(PREPARED) if encounter.system == self._system
            )
            assert conductor.open_prepared(there(next(found).id))
            _roll(conductor, APP)
            self._bring(window)
            self._encounter, self._n = conductor.encounter_id, conductor.steps_done
        elif conductor.encounter_id != self._encounter:
            if conductor.is_open:
                window.put_away()
            assert conductor.resume(self._encounter)
        self._stand(window)
        self._show(window)
        settle()
        assert not self.is_card or [candidate for candidate in window.findChildren(Card) if candidate.isVisible()]

    def _stand(self, window: MainWindow) -> None:
        """Takes back what was done since, and does again what was taken back."""
        conductor = window.conductor
        if conductor.looks_back:
            window.encounter.fight.past_line.come_back()
        conductor.cancel()
        while conductor.steps_done > self._n or conductor.marking.last(self._n) is not None:
            conductor.undo()
        while conductor.steps_done < self._n and conductor.can_redo:
            conductor.redo()
        self._n = conductor.steps_done


def _roll(conductor: Conductor, who: str) -> None:
    for side in dict.fromkeys(combatant.side for combatant in conductor.fight.combatants.values()):
        conductor.rollers.set(side, who)


def begin(window: MainWindow) -> None:
    """The fight has begun, something was said and somebody was hurt."""
    conductor = window.conductor
    conductor.begin_fight()
    answer_all(conductor)
    conductor.command({"do": "note", "text": "It begins"})
    conductor.command({"do": "damage", "actor": _first(conductor), "amount": 1})
    answer_all(conductor)
    conductor.command({"do": "condition", "actor": _first(conductor), "status": next(iter(conductor.system.statuses))})
    answer_all(conductor)


def end(window: MainWindow) -> None:
    """It is over."""
    begin(window)
    window.conductor.command({"do": "end", "override": True})
    answer_all(window.conductor)


def branch(window: MainWindow) -> None:
    """It has a branch, which is the one that is open."""
    begin(window)
    conductor = window.conductor
    made = conductor.library.branches.add(conductor.current_fight.encounter_id, conductor.steps_done - 1, "Otherwise")
    assert conductor.resume(made)
    conductor.command({"do": "note", "text": "Here it is otherwise"})


def _first(conductor: Conductor) -> str:
    return next(iter(conductor.fight.combatants))


# --- what is seen ------------------------------------------------------------------------------------------------


def turn(window: MainWindow) -> None:
    """Who acts is selected."""
    active = window.conductor.fight.active
    window.encounter.fight.order.select(active or _first(window.conductor))


def composing(window: MainWindow) -> None:
    """The first action that asks for more is being put together."""
    page = window.encounter.fight
    turn(window)
    open_ones = [
        button.action for button in page.stage.buttons if button.action is not None and not button.refused_because
    ]
    before = window.conductor.steps_done
    for action in open_ones:
        page.acting.choose(action)
        if page.composer.action is not None:
            return
        while window.conductor.steps_done > before:
            window.conductor.undo()


def before_a_question(window: MainWindow) -> None:
    """It has come to where a deed would ask something; in some systems that is late in a fight."""
    begin(window)
    conductor = window.conductor
    _roll(conductor, TABLE)
    assert conductor.service is not None
    player = RandomPlayer(conductor.service, random.Random(1))
    for number in range(MOST_DEEDS):
        deed = player.deed() or ON
        if isinstance(conductor.would_ask(deed), AnswerNeeded):
            break
        if number > TURN:
            conductor.command(deed)


def asked(window: MainWindow) -> None:
    """A question stands open."""
    conductor = window.conductor
    _roll(conductor, TABLE)
    assert conductor.service is not None
    player = RandomPlayer(conductor.service, random.Random(1))
    for number in range(1, MOST_DEEDS):
        if number % TURN == 0 and conductor.open_question is None:
            conductor.command(ON)
        deed = player.deed() or ON
        if conductor.open_question is not None:
            break
        if isinstance(conductor.would_ask(deed), AnswerNeeded):
            conductor.command(deed)
    assert conductor.open_question is not None


def past(window: MainWindow) -> None:
    """It is shown as it stood two commands ago."""
    window.menus.by_name["look_back"].trigger()
    window.menus.by_name["look_back"].trigger()


def odds(window: MainWindow) -> None:
    """Its odds are told."""
    foretelling = window.encounter.foretelling
    foretelling.hire = InProcessPlayers
    if not foretelling.is_open:
        window.menus.by_name["odds"].trigger()
        while not window.encounter.fight.odds.odds:
            QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
    foretelling.stop()


def beside(window: MainWindow) -> None:
    """A sheet is pinned; the statuses and what the party has are there to be dragged."""
    page = window.encounter.fight
    turn(window)
    page.palette_of_statuses.show()
    page.things.show()


Typed = Callable[[Conductor], str]
"""What is typed on a card."""


def card(name: str, *typed: str) -> Show:
    """The card that a command of the menus opens, with something typed on it, and on those that follow it by Enter."""

    def show(window: MainWindow) -> None:
        turn(window)
        window.menus.by_name[name].trigger()
        _wait(window)
        for number, words in enumerate(typed):
            if number:
                QTest.keyClick(_focused(), Qt.Key.Key_Return)
            _type(words)

    return show


def ruling(name: str, typed: Typed) -> Show:
    """The list of a ruling on who is first in the order, with something typed in it."""

    def show(window: MainWindow) -> None:
        getattr(window.encounter.fight.rulings, name)(_first(window.conductor))
        _type(typed(window.conductor))

    return show


def _wait(window: MainWindow) -> None:
    """Until what is worked out for a card has come home."""
    settle()
    while window.tasks.running:
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
    settle()


def _focused() -> QWidget:
    line = QApplication.focusWidget()
    assert line is not None
    return line


def _type(words: str) -> None:
    settle()
    if words:
        QTest.keyClicks(_focused(), words)


def _pool(conductor: Conductor) -> str:
    return f"{next(iter(conductor.system.pools)).label} 3"


def _status(conductor: Conductor) -> str:
    return next(iter(conductor.system.statuses.values())).label


CARDS: dict[str, tuple[Show, Show]] = {
    "note": (begin, card("note", "It rains")),
    "comment": (begin, card("comment", "Remember this")),
    "roll": (begin, card("roll", "2d6")),
    "countdown": (begin, card("countdown", "Tower 5")),
    "reinforcement": (begin, card("reinforce")),
    "cue": (begin, card("cue", "", "The ceiling creaks")),
    "who rolls": (begin, card("rollers")),
    "options": (begin, card("options")),
    "new branch": (begin, card("branch", "Another way")),
    "temperament": (begin, card("temperament")),
    "summary": (end, card("summary")),
    "side by side": (branch, card("side_by_side")),
    "status": (begin, ruling("pick_status", lambda conductor: "")),
    "status with a timer": (begin, ruling("pick_status", lambda conductor: f"{_status(conductor)} 3")),
    "timer": (begin, ruling("pick_timer", lambda conductor: f"{_status(conductor)} 2")),
    "pool": (begin, ruling("pick_pool", _pool)),
}
"""Those that write something, or save a file."""
PAGES: dict[str, tuple[Show, Show]] = {
    "turn": (begin, turn),
    "composing": (begin, composing),
    "question": (before_a_question, asked),
    "end": (end, turn),
    "past": (begin, past),
    "branch": (branch, turn),
    "odds": (begin, odds),
    "beside": (begin, beside),
}
OF_ITS_OWN = {
    f"command {command.id}"
    for command in WINDOW_COMMANDS
    if command.when in (IN_FIGHT, IN_RUNNING_FIGHT, IN_ENCOUNTER) or command.id in ("undo", "redo", "notes")
}
"""The commands that do on each page of a fight what that page is about; the others do the same on all of them."""


def of_its_own(openers: Openers, name: str) -> Openers:
    """Those of all that a page opens that are tried there: in a turn all of them.

    On other pages each command does the same as there unless it is about what the page shows, and so do two menus
    with the same entries, those about a combatant, of which one is tried.
    """
    if name == "turn":
        return openers
    menus = {what: _entries(openers, what) for what in openers if what.startswith("menu of ")}
    seen: list[set[str]] = []
    again: set[str] = set()
    for menu, entries in menus.items():
        if entries in seen:
            again |= {f"{menu}: {entry}" for entry in entries}
        elif entries:
            seen.append(entries)
    return {
        what: open_it
        for what, open_it in openers.items()
        if what not in again and (not what.startswith("command ") or what in OF_ITS_OWN)
    }


def _entries(openers: Openers, menu: str) -> set[str]:
    """The entries of a menu that are tried."""
    return {what.removeprefix(f"{menu}: ") for what in openers if what.startswith(f"{menu}: ")}


def page(system: str, name: str) -> FightPage:
    """A page of the first fight of a system, or a card over it."""
    bring, show = PAGES.get(name) or CARDS[name]
    return FightPage(system, bring, show, is_card=name in CARDS)
