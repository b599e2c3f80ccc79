"""The pages of the window one after the other, as in an evening with a rule system."""

from __future__ import annotations

from collections.abc import Iterator

from desktop.demonstration import answer_all
from models.repositories.encounters import PREPARED
from rules.core import state
from rules.core.questions import ChoiceQuestion, DieQuestion
from tools.pictures.event_loop import settle
from tools.pictures.scenes_beside import preview_of_log, shut
from tools.pictures.scenes_players import of_players
from ui.navigation.tabs import BESTIARY, ENCOUNTER, PARTY
from ui.session.dice_rollers import APP, TABLE
from ui.shell.main_window import MainWindow

STOPS = 6


def scenes(window: MainWindow, system: str) -> Iterator[str]:
    """Show one page after the other; yield their names."""
    window.remembered.choose_system(system)
    yield from of_library(window)
    yield from of_preparing(window, system)
    yield from of_fight(window)
    yield from of_players(window)
    yield from over_the_page(window)


def of_library(window: MainWindow) -> Iterator[str]:
    """Creatures and members, as cards and in their forms."""
    window.show_tab(BESTIARY)
    tab = window.bestiary
    yield "bestiary, nothing chosen"
    rows = tab.rows.rows
    longest = max(rows, key=lambda row: len(row.name))
    assert longest.id is not None
    tab.show_creature(longest.id)
    tab.add_to_fight()
    yield "bestiary"
    tab.edit()
    yield "creature form"
    tab.detail.leave()
    tab.remove()
    window.undo()
    tab.list.search.setText("no such creature")
    tab.search()
    yield "bestiary, nothing found"
    tab.clear()
    window.show_tab(PARTY)
    yield "party"
    window.party.edit()
    yield "member form"
    window.party.detail.leave()


def of_preparing(window: MainWindow, system: str) -> Iterator[str]:
    """An encounter before its fight: empty, roster, options, board."""
    window.show_tab(ENCOUNTER)
    page = window.encounter.prepare
    window.new()
    yield "new encounter"
    window.undo()
    prepared = next(encounter for encounter in window.library.encounters.all(PREPARED) if encounter.system == system)
    assert prepared.id is not None
    window.show_encounter(prepared.id)
    yield "prepare"
    page.pick()
    yield "pick creatures"
    shut(window)
    window.ways.show_options()
    yield "options"
    page.pane.halves.setCurrentIndex(0)
    window.encounter.show_board(prepared.id)
    yield "board"
    window.encounter.board.go_back()
    window.show_encounter(prepared.id)


def of_densities(window: MainWindow) -> Iterator[str]:
    """The order in its closer densities; the first of three is on all other pages."""
    panes, page = window.fight_panes, window.encounter.fight
    for density in ("close", "dense"):
        panes.choose_density(density)
        settle()
        page.order.go_to(page.order.order.index(0, 0))
        yield f"order, {density}"
    panes.choose_density("roomy")


def of_the_past(window: MainWindow) -> Iterator[str]:
    """The past of a fight, and the name of a branch from there."""
    window.menus.by_name["look_back"].trigger()
    window.menus.by_name["look_back"].trigger()
    yield "looking back"
    window.menus.by_name["branch"].trigger()
    settle()
    yield "branch"
    shut(window)
    window.encounter.fight.past_line.come_back()


def of_fight(window: MainWindow) -> Iterator[str]:
    """A fight: beginning, each action, each kind of question, statuses, the log."""
    conductor = window.conductor
    window.encounter.prepare.go()
    conductor.rollers.set(state.PARTY, TABLE)
    conductor.rollers.set(state.FOES, APP)
    yield "before the fight"
    page = window.encounter.fight
    window.menus.by_name["next"].trigger()
    met: set[str] = set()
    statuses = iter(conductor.system.statuses)
    for _ in range(STOPS):
        yield from _questions(window, met)
        if conductor.fight.phase == "ended":
            break
        for who, status in zip(list(conductor.fight.combatants)[:4], statuses, strict=False):
            conductor.try_command({"do": "condition", "actor": who, "status": status, "timer": 3})
            yield from _questions(window, met)
        yield from _actions(window, met)
        yield from _questions(window, met)
        yield from _new(met, f"turn, {conductor.fight.phase}, {conductor.fight.round}")
        steps = conductor.steps_done
        page.acting.go_on()
        if conductor.open_question is None and conductor.steps_done == steps:
            page.acting.go_on()  # who has done nothing is asked about once
        yield from _questions(window, met)
        if conductor.refusal_of({"do": "next"}) is not None:
            conductor.command({"do": "next", "override": True})
    yield from of_log(window)


def of_log(window: MainWindow) -> Iterator[str]:
    """The log, which is drawn out in each size that folds it away."""
    arrangement = window.encounter.fight.arrangement

    def draw_out() -> None:
        while not arrangement.log_shown:
            arrangement.turn()

    arrangement.folded_changed.connect(draw_out)
    draw_out()
    yield "log"
    arrangement.folded_changed.disconnect(draw_out)
    if arrangement.folded:
        arrangement.show_log(shown=False)


def _new(met: set[str], name: str) -> Iterator[str]:
    if name not in met:
        met.add(name)
        settle()
        yield name


def _actions(window: MainWindow, met: set[str]) -> Iterator[str]:
    """Set up every possible action, and do the first that was not done yet."""
    page = window.encounter.fight
    wanted = None
    for button in list(page.stage.buttons):
        action = button.action
        if action is None or button.refused_because:
            continue
        page.acting.choose(action)
        yield from _new(met, f"action {action.id}")
        if page.composer.ready and f"done {action.id}" not in met:
            wanted = wanted or action
        page.composer.stop()
    if wanted is not None:
        met.add(f"done {wanted.id}")
        page.acting.choose(wanted)
        page.acting.do()


def _questions(window: MainWindow, met: set[str]) -> Iterator[str]:
    """Show a question of each kind once, then answer by its default."""
    conductor = window.conductor
    while conductor.open_question is not None:
        question = conductor.open_question.question
        kind = question.id if isinstance(question, ChoiceQuestion) else f"die {question.what}"
        yield from _new(met, f"question {kind}")
        if isinstance(question, DieQuestion):
            conductor.questions.answer_die(None)
        else:
            conductor.questions.answer_choice(question.default or question.options[0])


def over_the_page(window: MainWindow) -> Iterator[str]:
    """What covers the fight's page, or replaces it."""
    commands = window.menus.by_name
    for name, show in (
        ("anything", window.find_anything),
        ("note", commands["note"].trigger),
        ("countdown", commands["countdown"].trigger),
        ("reinforce", commands["reinforce"].trigger),
        ("cue", commands["cue"].trigger),
        ("things", commands["things"].trigger),
        ("rollers", commands["rollers"].trigger),
        ("options in the fight", commands["options"].trigger),
    ):
        show()
        settle()
        yield name
        shut(window)
    commands["things"].trigger()
    window.conductor.command({"do": "countdown", "name": "El puente se derrumba", "rounds": 6})
    yield "a countdown"
    yield from of_densities(window)
    yield from of_the_past(window)
    window.conductor.command({"do": "end"})
    answer_all(window.conductor)
    yield "the end"
    commands["summary"].trigger()
    while window.tasks.running:
        settle()
    yield "summary"
    shut(window)
    yield from preview_of_log(window)
    window.conductor.close_fight()
