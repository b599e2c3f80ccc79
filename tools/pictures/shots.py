"""Pictures of every tab, light and dark, still and moving, for the README and the guide."""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Iterator
from functools import partial
from itertools import chain
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtWidgets import QApplication

from desktop.application import make_application
from desktop.cli.parsers import SentenceParser
from desktop.demonstration import at_rest, begin, is_turn_of, play_stop, play_to_turn_of
from models.library import Library
from models.repositories.encounters import PREPARED
from rules.core import state
from rules.tactics.temperaments import BEASTLY
from tools.pictures.all_shots import shoot_all
from tools.pictures.event_loop import settle
from tools.pictures.guide_shots import shoot_guide
from tools.pictures.moving_shots import shoot_moving
from tools.pictures.page_pictures import take_large_screen
from tools.pictures.scenes_beside import shut
from ui.navigation.tabs import BESTIARY, PARTY
from ui.shell.main_window import MainWindow
from ui.theme.theme import look

FOLDER = Path("resources")
SIZE = (1366, 768)
THEMES = ("light", "dark")
STEPS_BACK, LAST_ROUND = 6, 8


def shoot(application: QApplication, folder: Path, size: tuple[int, int] = SIZE) -> Iterator[Path]:
    """Take the pictures into a folder; yield each path."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="turnwright-") as place:
        library = Library.open(Path(place) / "Samples.turnwright")
        window = MainWindow(library)
        window.resize(*size)
        window.show()
        encounter = library.encounters.all(PREPARED)[0]
        assert encounter.id is not None
        window.show_tab(BESTIARY)
        application.processEvents()
        rows = library.creatures.rows("", system=encounter.system)
        window.bestiary.show_creature(rows[len(rows) // 3].id)
        yield from _both(application, window, folder, "bestiary")
        window.show_tab(PARTY)
        yield from _both(application, window, folder, "party")
        window.show_encounter(encounter.id)
        yield from _both(application, window, folder, "prepare")
        _open_turn(window, encounter.id)
        yield from _both(application, window, folder, "encounter")
        window.encounter.fight.composer.stop()
        yield from _afterwards(application, window, folder)
        window.conductor.close_fight()
        yield from _boards(application, window, folder)
        window.help.keys()
        yield from _both(application, window, folder, "keys")
        window.close()
        library.close()


def _open_turn(window: MainWindow, encounter: int) -> None:
    """Show a turn of the party with much going on, and an action set up."""
    conductor = window.conductor
    conductor.open_prepared(encounter)
    begin(conductor)
    play_to_turn_of(conductor, state.PARTY, BEASTLY)  # many are still on their feet then
    page = window.encounter.fight
    conductor.command({"do": "note", "text": "The lamp on the landing goes out."})
    conductor.command({"do": "countdown", "name": "The lift falls", "rounds": 6})
    standing = (combatant for combatant in conductor.fight.combatants.values() if combatant.state == "active")
    foe, other = [combatant.id for combatant in standing if combatant.side == state.FOES][:2]
    for who, status, timer in ((foe, "blind", 3), (foe, "armor_down", 5), (other, "slow", 1)):
        if status in conductor.system.statuses:
            conductor.command({"do": "condition", "actor": who, "status": status, "timer": timer})
    button = page.stage.buttons[0] if page.stage.buttons else None
    if button is not None and button.action is not None:
        page.acting.choose(button.action)
        page.composer.aim(foe)


def _afterwards(application: QApplication, window: MainWindow, folder: Path) -> Iterator[Path]:
    """Show the closer density of the order, the past, and the summary."""
    window.fight_panes.choose_density("dense")
    yield from _both(application, window, folder, "order-dense")
    window.fight_panes.choose_density("roomy")
    for _ in range(STEPS_BACK):
        window.menus.by_name["look_back"].trigger()
    yield from _both(application, window, folder, "looking-back")
    window.encounter.fight.past_line.come_back()
    while window.conductor.fight.phase != "ended" and window.conductor.fight.round < LAST_ROUND:
        play_stop(window.conductor, BEASTLY)
    window.menus.by_name["summary"].trigger()
    while window.tasks.running:
        settle()
    yield from _both(application, window, folder, "summary")
    shut(window)


BOARDS = {"board": None, "board-move": "move", "board-attack": "attack"}
"""Picture to the action set up in it, one for each shipped board."""


def _boards(application: QApplication, window: MainWindow, folder: Path) -> Iterator[Path]:
    """Show the boards of the shipped card battles at different moments."""
    conductor = window.conductor
    prepared = [candidate for candidate in window.library.encounters.all(PREPARED) if candidate.system == "tabuleiro"]
    for encounter, (name, action) in zip(reversed(prepared), BOARDS.items(), strict=True):
        assert encounter.id is not None
        conductor.open_prepared(encounter.id)
        begin(conductor)
        while conductor.fight.round < 2 or not is_turn_of(conductor, state.PARTY):
            conductor.next()
        page = window.encounter.fight
        if action is None:
            page.board.shown.kinds["threat"].setChecked(True)
            conductor.hide(
                next(combatant.id for combatant in conductor.fight.combatants.values() if combatant.side == state.FOES),
                hidden=True,
            )
        else:
            _bring_near(window)
            page.acting.choose(conductor.system.actions[action])
        yield from _both(application, window, folder, name)
        page.composer.stop()
        page.board.shown.kinds["threat"].setChecked(False)
        conductor.close_fight()


def _bring_near(window: MainWindow) -> None:
    """Move a foe to two steps from who acts, so that there is something to choose."""
    conductor = window.conductor
    fight = conductor.fight
    actor = fight.acting
    foes = (
        combatant
        for combatant in fight.combatants.values()
        if combatant.side == state.FOES and combatant.cell is not None
    )
    assert actor is not None
    assert actor.cell is not None
    x, y = actor.cell
    conductor.command({"do": "move", "actor": next(foes).id, "to": [x, y - 1]})


def _both(application: QApplication, window: MainWindow, folder: Path, name: str) -> Iterator[Path]:
    for theme in THEMES:
        look().choose(theme)
        path = folder / f"{name}-{theme}.png"
        if not at_rest(application, window).save(str(path)):
            raise OSError(f"{path} could not be written")
        yield path


def parser() -> SentenceParser:
    """Return the parser of all options except those of `--all`."""
    made = SentenceParser("python -m tools.pictures.shots", "Pictures of the window for README and guide.")
    made.add_argument("folder", nargs="?", type=Path, default=FOLDER, help="where they go; resources, if none is named")
    made.add_argument("--all", action="store_true", help="those of every page, measured; --all --help says how")
    return made


def main() -> int:
    """Take the pictures into `resources` or a named folder; `--all …` those of every page into `out/shots`."""
    if sys.argv[1:2] == ["--all"]:
        return shoot_all(sys.argv[2:], partial(print, flush=True))
    asked = parser().parse_args()
    if asked.all:
        parser().error("--all comes first")
    take_large_screen()
    application = make_application(["turnwright"])
    folder: Path = asked.folder
    pictures, guide = folder / "screenshots", folder / "guide"
    made = chain(shoot(application, pictures), shoot_moving(application, pictures), shoot_guide(application, guide))
    for path in made:
        print(path)
    return 0


if __name__ == "__main__":
    sys.exit(main())
