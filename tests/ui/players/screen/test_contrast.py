"""Every word on the players' screen stands out from what is really painted under it, in every theme and size."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtCore import QRect, QRectF, QSize
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from models.library import Library
from models.repositories.encounters import PREPARED
from models.samples import shipped_samples
from rules.core.state import FOES, PARTY
from rules.players.seen_by import NUMBERS
from rules.system import registry
from tests.proving import by_turns
from tests.there import there
from tests.ui.faintness import HIGH, TEXT
from tests.ui.painted import Picture
from tests.ui.players.screen.watching import Watching
from tests.ui.session.playing import Playing
from ui.session.dice_rollers import APP
from ui.session.players import PlayersSettings
from ui.theme.theme import THEMES, look

SIZES = [(1920, 1080), (1080, 1920), (1280, 720)]
Written = list[tuple[str, QRect, QSize]]


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> Written:
    """What is written into rectangles of a picture, each word with its place there."""
    found: Written = []
    draw = QPainter.drawText

    def noted(painter: QPainter, *given: Any) -> Any:
        (rect, flags, text), device = given[:3], painter.device()
        if isinstance(device, QPixmap):
            close = painter.boundingRect(QRectF(rect), int(flags), text).intersected(QRectF(rect))
            found.append((text, painter.combinedTransform().mapRect(close).toAlignedRect(), device.size()))
        return draw(painter, *given)

    monkeypatch.setattr(QPainter, "drawText", noted)
    return found


@pytest.fixture
def in_theme(qapp: QApplication) -> Iterator[Callable[[str], None]]:
    chosen = look().choice
    yield look().choose
    look().choose(chosen)


def faint_words(watching: Watching, written: Written, least: float) -> set[str]:
    """The words of a screen painted anew that stand out too little."""
    watching.screen.forget_picture()
    written.clear()
    image = watching.screen.picture().toImage()
    picture = Picture(image)
    # Tokens and the ground of a board are pictures of their own, which their own tests measure.
    own = [(text, place & image.rect()) for text, place, size in written if size == image.size()]
    assert len(own) > 12
    found = set()
    for text, shown in own:
        if text.strip() and min(shown.width(), shown.height()) >= 8:
            word = picture.whole(shown)
            if word.contrast < least:
                found.add(f"{text} {shown.getRect()}: {word.contrast:.2f} ({word.ink & 0xFFFFFF:06x})")
    return found


@pytest.fixture
def sample(request: pytest.FixtureRequest, qtbot: QtBot, tmp_path: Any) -> Iterator[Watching]:
    """The second round of a system's first sample fight, with statuses, somebody down and somebody hurt."""
    samples = [sample for sample in shipped_samples() if sample.name == f"{request.param}.json"]
    library = Library.open(tmp_path / "Samples.turnwright", samples=samples)
    conductor = Playing(library).conductor
    encounter = next(each for each in library.encounters.all(PREPARED) if each.system == request.param)
    assert conductor.open_prepared(there(encounter.id))
    for side in {combatant.side for combatant in conductor.fight.combatants.values()}:
        conductor.rollers.set(side, APP)
    watching = Watching(conductor)
    qtbot.addWidget(watching.screen)
    watching.screen.show()
    conductor.command({"do": "begin"})
    everybody = list(conductor.fight.combatants)
    for number, status in enumerate(list(conductor.system.statuses)[:12]):
        who = everybody[number % len(everybody)]
        conductor.try_command({"do": "condition", "actor": who, "status": status, "timer": 2})
    conductor.try_command({"do": "damage", "actor": everybody[1], "amount": 9999})
    conductor.try_command({"do": "damage", "actor": everybody[-1], "amount": 2})
    yield watching
    library.close()


@pytest.mark.parametrize(("sample", "theme"), by_turns(registry.ids(), THEMES), indirect=["sample"])
def test_every_word_stands_out(sample: Watching, written: Written, in_theme: Callable[[str], None], theme: str) -> None:
    in_theme(theme)
    least = HIGH if theme.startswith("contrast") else TEXT
    found = set()
    for shows in (PlayersSettings(), PlayersSettings({PARTY: NUMBERS, FOES: NUMBERS}, foes_timers=True)):
        sample.table.settings = shows
        sample.look()
        for size in SIZES:
            sample.screen.resize(*size)
            found |= faint_words(sample, written, least)
    assert found == set()
