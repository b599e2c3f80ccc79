"""The animations of the README: scenes of a fight, played by keys in the real window and filmed."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

from PySide6.QtCore import QElapsedTimer, QRectF, QSettings, Qt
from PySide6.QtGui import QImage, QKeySequence, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop.demonstration import begin, is_turn_of, play_stop, play_to_turn_of
from models.library import Library
from models.repositories.encounters import PREPARED
from rules.core.questions import DieQuestion
from rules.core.state import FOES, PARTY
from rules.tactics.temperaments import BEASTLY
from tools.pictures.animated import Frame, write
from tools.pictures.event_loop import settle
from ui.odds.disaster_card import DisasterCard
from ui.session.dice_rollers import APP, TABLE
from ui.shell.main_window import MainWindow
from ui.theme.animation import CHOSEN
from ui.theme.theme import LARGE, current, look, sized

SIZE = (1120, 660)
THEMES = ("light", "dark")
MOVING = 450
"""Milliseconds after a key that are filmed; after them one picture stands for the rest."""
GLANCE, READ, STUDY = 500, 1200, 2400
"""Milliseconds for which the result of a key is shown."""
CAP, FROM_BELOW, ROUND = 36, 56, 8
"""Pixels: the height of the key caps, their distance from the lower edge, and their radius."""
AMONG_DICE = 4
"""The face typed for a die that is no percentile die."""
ENOUGH = 400
"""The number of fights after which the odds of the harder fight no longer change."""
MORE_FOES = "4"
"""The number of first foes that make the sample fight a hard one."""


class Film:
    """Presses keys in a window and films it, with the pressed keys."""

    def __init__(self, application: QApplication, window: MainWindow) -> None:
        self.window = window
        self.frames: list[Frame] = []
        self._application = application
        self._keys: list[str] = []

    def press(self, *keys: str, seen: int = GLANCE) -> None:
        """Press keys one after the other; each is shown on a cap."""
        self._keys = []
        for key in keys:
            self._keys.append(key)
            QTest.keySequence(self.window.focusWidget(), QKeySequence(key))
            self.look(seen)

    def type(self, text: str, seen: int = GLANCE) -> None:
        """Type into the focused line."""
        self._keys = [text]
        line = self._application.focusWidget()
        assert line is not None
        QTest.keyClicks(line, text)
        self.look(seen)

    def look(self, milliseconds: int) -> None:
        """Film for some time; animations are filmed as they run."""
        clock = QElapsedTimer()
        clock.start()
        before = 0
        while clock.elapsed() < min(MOVING, milliseconds):
            settle()
            picture = self._picture()
            now = clock.elapsed()
            self._keep(picture, now - before)
            before = now
        self._keep(self._picture(), max(0, milliseconds - before))

    def wait(self, until: Callable[[], bool]) -> None:
        """Wait without filming."""
        while not until():
            self._application.processEvents()

    def _keep(self, picture: QImage, milliseconds: int) -> None:
        if self.frames and self.frames[-1].picture == picture:
            last = self.frames.pop()
            self.frames.append(Frame(picture, last.milliseconds + milliseconds))
        elif milliseconds:
            self.frames.append(Frame(picture, milliseconds))

    def _picture(self) -> QImage:
        picture = self.window.grab().toImage()
        if self._keys:
            with QPainter(picture) as painter:
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                _paint_keys(painter, self._keys, picture)
        return picture


def _paint_keys(painter: QPainter, keys: list[str], picture: QImage) -> None:
    """Paint keys side by side above the lower edge, the last in the accent colour."""
    painter.setFont(sized(painter.font(), LARGE, bold=True))
    widths = [max(CAP, painter.fontMetrics().horizontalAdvance(key) + CAP // 2) for key in keys]
    across = (picture.width() - sum(widths) - ROUND * (len(keys) - 1)) / 2
    for place, (key, width) in enumerate(zip(keys, widths, strict=True)):
        last = place == len(keys) - 1
        cap = QRectF(across, picture.height() - FROM_BELOW, width, CAP)
        painter.setPen(current().color("edge"))
        painter.setBrush(current().color("accent" if last else "raised"))
        painter.drawRoundedRect(cap, ROUND, ROUND)
        painter.setPen(current().color("surface" if last else "text"))
        painter.drawText(cap, Qt.AlignmentFlag.AlignCenter, key)
        across += width + ROUND


def shoot_moving(application: QApplication, folder: Path) -> Iterator[Path]:
    """Film each scene in each theme into a folder; yield each path."""
    folder.mkdir(parents=True, exist_ok=True)
    CHOSEN.filmed = True
    for name, scene in SCENES.items():
        for theme in THEMES:
            look().choose(theme)
            with tempfile.TemporaryDirectory(prefix="turnwright-") as place:
                library = Library.open(Path(place) / "Samples.turnwright")
                layouts = QSettings(str(Path(place) / "layouts.ini"), QSettings.Format.IniFormat)
                window = MainWindow(library, layouts=layouts)
                window.resize(*SIZE)
                window.show()
                film = Film(application, window)
                scene(film)
                window.close()
                layouts.sync()
                library.close()
            path = folder / f"{name}-{theme}.png"
            write(path, film.frames)
            yield path
    CHOSEN.filmed = False


def _first_sample(window: MainWindow) -> int:
    return next(encounter.id for encounter in window.library.encounters.all(PREPARED) if encounter.id is not None)


def _second_round(window: MainWindow) -> None:
    """Play to a party's turn in the second round of the first sample fight, with real dice from then on."""
    window.show_encounter(_first_sample(window))
    conductor = window.conductor
    conductor.open_prepared(_first_sample(window))
    begin(conductor)
    play_to_turn_of(conductor, PARTY, BEASTLY)
    conductor.rollers.set(PARTY, TABLE)
    settle()


def _foe(window: MainWindow) -> str:
    """Return the letter of the healthiest foe."""
    fight = window.conductor.fight
    foes = [
        combatant for combatant in fight.combatants.values() if combatant.side == FOES and combatant.state == "active"
    ]
    return str(window.encounter.fight.keys[max(foes, key=lambda combatant: combatant.pools["hp"]).id])


def turn(film: Film) -> None:
    """A hero strikes with real dice, and a foe does what is suggested."""
    window, conductor = film.window, film.window.conductor
    _second_round(window)
    film.look(READ)
    film.press("A", _foe(window).upper(), "Enter", seen=READ)
    while conductor.open_question is not None and isinstance(conductor.open_question.question, DieQuestion):
        sides = conductor.open_question.question.faces
        film.press(*("4", "8") if sides == 100 else str(min(AMONG_DICE, sides)), "Enter", seen=GLANCE)
    film.look(STUDY)
    film.press("Space", seen=STUDY)
    while is_turn_of(conductor, PARTY):
        conductor.rollers.set(PARTY, APP)
        play_stop(conductor, BEASTLY)
    film.look(READ)
    film.press("F8", seen=STUDY)
    film.press("Ctrl+Z", seen=STUDY)


def odds(film: Film) -> None:
    """The odds of a prepared fight, with more foes, and in the worst case."""
    window = film.window
    window.show_encounter(_first_sample(window))
    asked, foretelling = window.encounter.prepare.odds, window.encounter.foretelling
    roster = window.encounter.prepare.pane.who.roster
    foes = next(entry.id for entry in roster.rows.rows if entry.side == FOES and entry.id is not None)
    roster.choose([foes])
    roster.setFocus()
    film.look(READ)
    film.press("F7", seen=GLANCE)
    film.wait(lambda: asked.odds is not None and not foretelling.is_asked)
    film.look(STUDY)
    before = asked.odds
    film.press(MORE_FOES, seen=GLANCE)
    film.press("Enter", seen=READ)
    # A fight that is sure is not played further, however few it took.
    film.wait(
        lambda: (
            asked.odds is not None
            and asked.odds is not before
            and (asked.odds.fights >= ENOUGH or not foretelling.is_asked)
        )
    )
    film.look(STUDY)
    film.press("Ctrl+F7", seen=READ)
    film.type("disaster", seen=READ)
    film.press("Enter", seen=GLANCE)
    film.wait(lambda: any(card.isVisible() for card in window.findChildren(DisasterCard)))
    film.look(2 * STUDY)


SCENES: dict[str, Callable[[Film], None]] = {"moving-turn": turn, "moving-odds": odds}
