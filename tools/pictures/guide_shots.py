"""The pictures of the guide: the window in each language, with a fight of a system in that language."""

from __future__ import annotations

import tempfile
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import QSettings, QTranslator
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from desktop.demonstration import at_rest, begin, is_turn_of, play_stop, play_to_turn_of
from desktop.system.paths import translation_folder
from models.library import Library
from models.repositories.encounters import PREPARED
from rules.core import state
from rules.tactics.temperaments import BEASTLY
from ui.navigation.tabs import BESTIARY, PARTY
from ui.shell.main_window import MainWindow
from ui.theme.theme import look

SIZE = (1120, 660)
THEMES = ("light", "dark")
ENOUGH = 200
"""The number of fights after which the odds on a picture no longer change."""
COLOURS = 256
SPOKEN = {"en": "ffrpg", "es": "fantasia", "pt_BR": "tabuleiro"}
"""Language of the guide to the rule system with samples in it."""


def shoot_guide(application: QApplication, folder: Path) -> Iterator[Path]:
    """Take the pictures of the guide in each language into a folder; yield each path."""
    for language, system in SPOKEN.items():
        (folder / language).mkdir(parents=True, exist_ok=True)
        words = QTranslator(application)
        if words.load(f"turnwright_{language}", str(translation_folder())):
            application.installTranslator(words)
        with tempfile.TemporaryDirectory(prefix="turnwright-") as place:
            library = Library.open(Path(place) / "Turnwright.turnwright")
            layouts = QSettings(str(Path(place) / "layouts.ini"), QSettings.Format.IniFormat)
            window = MainWindow(library, language, layouts)
            window.remembered.choose_system(system)
            window.resize(*SIZE)
            window.show()
            for name in _pages(window):
                yield from _pictures(application, window, folder / language, name)
            window.close()
            layouts.sync()
            library.close()
        application.removeTranslator(words)


def _pages(window: MainWindow) -> Iterator[str]:
    """Show and yield one page after the other."""
    window.show_tab(BESTIARY)
    ids = [row.id for row in window.bestiary.rows.rows if row.id is not None]
    window.bestiary.show_creature(ids[len(ids) // 3])
    window.bestiary.add_to_fight()
    yield "bestiary"
    window.show_tab(PARTY)
    yield "party"
    prepared = (
        encounter
        for encounter in window.library.encounters.all(PREPARED)
        if encounter.system == window.remembered.system
    )
    chosen = next(encounter.id for encounter in prepared if encounter.id is not None)
    window.show_encounter(chosen)
    yield "prepare"
    conductor = window.conductor
    conductor.open_prepared(chosen)
    begin(conductor)
    play_to_turn_of(conductor, state.PARTY, BEASTLY)  # many are still on their feet then
    page = window.encounter.fight
    attack = page.stage.buttons[0].action
    if attack is not None:
        page.acting.choose(attack)
    yield "encounter"
    page.composer.stop()
    yield from _odds(window)
    conductor.close_fight()
    yield from _board(window)


def _odds(window: MainWindow) -> Iterator[str]:
    """Show the odds of the fight, in words and in the rows of the order."""
    foretelling, odds = window.encounter.foretelling, window.encounter.fight.odds
    odds.switch()
    while odds.odds is None or (odds.odds.fights < ENOUGH and foretelling.is_asked):
        QApplication.processEvents()
    foretelling.stop()
    yield "odds"
    odds.switch()


def _board(window: MainWindow) -> Iterator[str]:
    """Show the board of a sample fight, with the reach of every foe."""
    conductor = window.conductor
    boards = (
        encounter.id
        for encounter in window.library.encounters.all(PREPARED)
        if encounter.system == window.remembered.system and encounter.board and encounter.id is not None
    )
    conductor.open_prepared(next(boards))
    begin(conductor)
    while not is_turn_of(conductor, state.PARTY):
        play_stop(conductor, BEASTLY)
    board = window.encounter.fight.board
    board.shown.kinds["threat"].setChecked(True)
    yield "board"
    board.shown.kinds["threat"].setChecked(False)
    conductor.close_fight()


def _pictures(application: QApplication, window: MainWindow, folder: Path, name: str) -> Iterator[Path]:
    """Take and yield the shown page in each theme; few colours keep the files small."""
    for theme in THEMES:
        look().choose(theme)
        path = folder / f"{name}-{theme}.png"
        if not _small(at_rest(application, window)).save(str(path), quality=0):
            raise OSError(f"{path} could not be written")
        yield path


def _small(picture: QImage) -> QImage:
    """Return a picture reduced to its most frequent colours: a third of the size, with no visible loss."""
    plain = picture.convertToFormat(QImage.Format.Format_RGB32)
    counted = Counter(memoryview(plain.constBits()).cast("I"))
    return plain.convertToFormat(QImage.Format.Format_Indexed8, [colour for colour, _ in counted.most_common(COLOURS)])
