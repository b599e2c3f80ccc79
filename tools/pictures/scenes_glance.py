"""A second fight: its odds, a suggestion, sheets, a multiple selection, cues, its end and what follows."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from PySide6.QtCore import QEventLoop, QPoint
from PySide6.QtWidgets import QApplication

from desktop.demonstration import answer_all, begin, play_stop
from models.marks.cues import Cue
from models.odds.pool import InProcessPlayers
from models.repositories.encounters import PREPARED
from rules.core import state
from rules.engine.triggers import EACH_ROUND
from rules.tactics.temperaments import BEASTLY
from tools.pictures.event_loop import settle
from tools.pictures.scenes_beside import preview_of_log, shut
from ui.navigation.tabs import ENCOUNTER, PARTY
from ui.odds.disaster_card import DisasterCard
from ui.paper.cards_preview import CardsPreview
from ui.paper.printed_log import PrintedLog
from ui.services.tasks import Tasks
from ui.shell.main_window import MainWindow
from ui.widgets.picker import Picker

LAST_ROUND, MOST_STOPS = 6, 60


def at_a_glance(window: MainWindow, system: str) -> Iterator[str]:
    """A second fight in all its parts."""
    if window.conductor.is_open:
        window.conductor.close_fight()
    window.show_tab(ENCOUNTER)
    prepared = (encounter.id for encounter in window.library.encounters.all(PREPARED) if encounter.system == system)
    window.show_encounter(next(id for id in prepared if id is not None))
    window.encounter.foretelling.hire = InProcessPlayers
    yield from of_prepared_odds(window)
    _begin(window)
    yield from of_fight_odds(window)
    yield from of_several(window)
    yield from of_sheets(window)
    yield from of_what_is_due(window)
    yield from of_a_branch(window)
    _play_to_the_end(window)
    yield from of_what_is_left(window)


def _do(window: MainWindow, name: str) -> None:
    window.menus.by_name[name].trigger()
    settle()


def _wait(holds: Callable[[], object]) -> None:
    """Wait until a job has had an effect."""
    while not holds():
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
    settle()


def _busy(window: MainWindow) -> bool:
    return any(tasks.running for tasks in window.findChildren(Tasks))


# --- odds --------------------------------------------------------------------------------------------------


def of_prepared_odds(window: MainWindow) -> Iterator[str]:
    """The odds of a prepared fight, their numbers, further questions, and temperaments."""
    page, foretelling = window.encounter.prepare, window.encounter.foretelling
    _do(window, "odds")
    _wait(lambda: page.odds.odds)
    foretelling.stop()
    yield "prepare, odds"
    for name, action in (
        ("prepare, odds in detail", "odds_details"),
        ("prepare, harder or easier", "odds_ask"),
        ("prepare, how they play", "temperament"),
    ):
        _do(window, action)
        yield name
        shut(window)
    _do(window, "odds")


def _begin(window: MainWindow) -> None:
    """Play until a foe acts in the second round."""
    conductor = window.conductor
    window.encounter.prepare.go()
    begin(conductor)
    for _ in range(MOST_STOPS):
        active = conductor.fight.acting
        if conductor.fight.round > 1 and active is not None and active.side != state.PARTY:
            break
        play_stop(conductor, BEASTLY)
    settle()


def of_fight_odds(window: MainWindow) -> Iterator[str]:
    """The suggestion, the odds, what if, and the worst case."""
    page, foretelling = window.encounter.fight, window.encounter.foretelling
    _wait(lambda: not _busy(window))
    yield "proposal"
    _do(window, "odds")
    _wait(lambda: page.odds.odds)
    foretelling.stop()
    yield "odds"
    for name, action in (("odds in detail", "odds_details"), ("what if", "odds_ask")):
        _do(window, action)
        yield name
        shut(window)
    _do(window, "odds_ask")
    asking = next(card for card in window.findChildren(Picker) if card.isVisible())
    asking.list.clicked.emit(asking.list.model().index(0, 0))  # the disaster stands first
    _wait(lambda: any(card.isVisible() for card in window.findChildren(DisasterCard)))
    foretelling.stop()
    yield "the disaster"
    shut(window)
    _do(window, "odds")


# --- several, sheets, what is due ----------------------------------------------------------------------------


def of_several(window: MainWindow) -> Iterator[str]:
    """All foes selected, their menu, the selectable groups, a check for all, and a status for all."""
    page, fight = window.encounter.fight, window.conductor.fight
    foes = [
        combatant.id
        for combatant in fight.combatants.values()
        if combatant.side != state.PARTY and combatant.state == "active"
    ]
    page.order.select_together(foes)
    yield "several selected"
    menu = page.rulings.menu_for(*foes)
    menu.popup(page.order.mapToGlobal(QPoint(80, 80)))
    yield "menu of several"
    menu.close()
    for name, show in (
        ("select together", page.rulings.pick_together),
        ("status of several", lambda: page.rulings.pick_status(*foes)),
        ("pool of several", lambda: page.rulings.pick_pool(*foes)),
    ):
        show()
        settle()
        yield name
        shut(window)
    page.acting.call_check(foes)
    settle()
    yield "check of several"
    page.composer.stop()


def of_sheets(window: MainWindow) -> Iterator[str]:
    """The sheet of a party's member, pinned and drawn out over the actions; the statuses to drag."""
    page, fight = window.encounter.fight, window.conductor.fight
    page.order.select(next(combatant.id for combatant in fight.combatants.values() if combatant.side == state.PARTY))
    page.whose_sheet.pin()
    yield "pinned sheet"
    if not page.stage.sheets.drawn_out:
        page.stage.sheets.draw()
    yield "sheet drawn out"
    page.stage.sheets.put_back()
    page.whose_sheet.pin()
    window.fight_panes.toggle("palette_of_statuses")
    yield "statuses to drag"
    window.fight_panes.toggle("palette_of_statuses")


def of_what_is_due(window: MainWindow) -> Iterator[str]:
    """A due cue, a reinforcement, and a hidden combatant."""
    page, conductor = window.encounter.fight, window.conductor
    fight = conductor.fight
    foes = [combatant.id for combatant in fight.combatants.values() if combatant.side != state.PARTY]
    cue = Cue(1, EACH_ROUND, "The ceiling creaks: -3 fire", fight.round - 1, on=tuple(foes[:2]))
    conductor.marking.keep_cues([cue], {}, conductor.steps_done, "")
    conductor.hide(foes[0], hidden=True)
    yield "cue and hidden foe"
    page.cue_line.pick()
    settle()
    yield "cues"
    shut(window)
    conductor.marking.keep_cues([], {}, conductor.steps_done, "")


def of_a_branch(window: MainWindow) -> Iterator[str]:
    """The fight compared with a branch of it."""
    conductor = window.conductor
    conductor.library.branches.add(conductor.current_fight.encounter_id, conductor.steps_done - 1, "Otherwise")
    play_stop(conductor, BEASTLY)
    _do(window, "side_by_side")
    yield "beside a branch"
    shut(window)


# --- what is left --------------------------------------------------------------------------------------------


def _play_to_the_end(window: MainWindow) -> None:
    conductor = window.conductor
    while conductor.fight.phase != "ended" and conductor.fight.round < LAST_ROUND:
        play_stop(conductor, BEASTLY)
    if conductor.fight.phase != "ended":
        conductor.command({"do": "end"})
        answer_all(conductor)
    settle()


def of_what_is_left(window: MainWindow) -> Iterator[str]:
    """The end of a long fight, its summary, the calibration of the odds, its print, and its members' history."""
    yield "the end of a long fight"
    _do(window, "summary")
    _wait(lambda: not _busy(window))
    yield "summary of a long fight"
    shut(window)
    _do(window, "calibration")
    yield "calibration"
    shut(window)
    yield from preview_of_log(window)
    told = window.handing_out.open_handout()
    assert told is not None
    cards, handout = window.encounter.paper_cards(), PrintedLog.like(told)  # a preview does not keep what it shows
    for name, preview in (
        ("handout on paper", handout.preview(window)),
        ("cards on paper", CardsPreview(cards, window)),
        ("tents on paper", CardsPreview(cards.in_tents(), window)),
    ):
        preview.show()
        settle()
        yield name
        preview.close()
        preview.deleteLater()
    window.conductor.close_fight()
    window.show_tab(PARTY)
    dealings = window.party.dealings
    for name, show in (("history", dealings.look_back), ("history of a member", dealings.look_back_at_one)):
        show()
        settle()
        yield name
        shut(window)
