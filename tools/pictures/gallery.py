"""Paints all emblems, tokens, caps, bars and tiles in the themes: `python -m tools.pictures.gallery FILE.png`.

What is painted from values alone can be looked at alone: each form in its states and sizes, on each level of the page.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QImage, QLinearGradient, QPainter
from PySide6.QtWidgets import QApplication

from rules.core.state import FOES, NEUTRAL, PARTY
from ui.theme import fonts, row_parts
from ui.theme.emblem import LIBRARY, Emblem, Standing, paint_emblem, with_picture
from ui.theme.row_parts import CAP, CAP_IN_BUTTON, cap_size, paint_bar, paint_cap, paint_tile, tile_size
from ui.theme.status_token import BROKEN, DOWN, HEIGHT, UP, StatusToken, fit, paint_token, width_of
from ui.theme.theme import LARGE, NORMAL, SMALL, THEMES, current, look, sized

WIDE, HIGH, EDGE = 760, 950, 20
LEVELS = ("pane", "surface", "raised", "accent_soft")
SIZES = (20, 22, 24, 31, 36, 40, 52, 60, 104)
PARTY_ONE = Emblem(PARTY, "wolf-head")
SHOWN = (
    PARTY_ONE,
    Emblem(FOES, "robot-golem"),
    Emblem(NEUTRAL, "hooded-figure"),
    Emblem(FOES, letters="AP"),
    Emblem(FOES, "dragon-head", boss=True),
    Emblem(PARTY, "bordered-shield", colour="#c8b020"),
)
STATES = (
    ("as ever", Standing()),
    ("active", Standing(active=True)),
    ("aimed", Standing(aimed=True)),
    ("not aimable", Standing(possible=False)),
    ("hidden", Standing(hidden=True)),
    ("dead", Standing(down=True, badge="death-skull")),
    ("out cold", Standing(down=True, badge="knockout", badge_role="warn")),
    ("dying", Standing(badge="broken-heart", badge_role="bad")),
)
KINDS = {
    "beast": "paw-print",
    "plant": "sprout",
    "humanoid": "hooded-figure",
    "insect": "long-antennae-bug",
    "aerial": "bat-wing",
    "construct": "robot-golem",
    "amorph": "slime",
    "aquan": "fish-monster",
    "undead": "shambling-zombie",
    "arcana": "spark-spirit",
    "lizard": "gecko",
    "fiend": "devil-mask",
    "dragon": "dragon-head",
    "abnormal": "eyestalk",
    "unknown": "cog",
}
TOKENS = (
    StatusToken("biceps", "weaken", word="Power Down", timer="2", trend=DOWN),
    StatusToken("breastplate", "weaken", word="Armor Break", timer="5", trend=BROKEN),
    StatusToken("acrobatic", "strengthen", good=True, word="Agility Up", timer="3", trend=UP),
    StatusToken("checked-shield", "barrier", good=True, word="Protect", timer="4"),
    StatusToken("feather", "strengthen", good=True, word="Float"),
    StatusToken("poison-bottle", "toxin", word="Poison"),
    StatusToken("time-trap", "time", word="Stop", timer="1"),
    StatusToken("grim-reaper", "fatal", word="Condemned", timer="3", matters=True),
    StatusToken("water-drop", "strengthen", good=True, word="MP Half", sign="½"),
    StatusToken("broken-shield", "barrier", word="Weakness", timer="2", sign_drawing="flame"),
    StatusToken("snail", "time", word="Slow", timer="2", faded=True),
    StatusToken("snail", "time", word="Slow", timer="2", hovered=True),
    StatusToken("snail", "time", word="Slow", timer="2", pressed=True),
)


def portrait() -> QImage:
    """Return a picture such as a game master might choose: not square, bright above and dark below."""
    made = QImage(96, 128, QImage.Format.Format_RGB32)
    with QPainter(made) as painter:
        shade = QLinearGradient(QPointF(0, 0), QPointF(0, 128))
        shade.setColorAt(0, current().color("warn"))
        shade.setColorAt(1, current().color("accent"))
        painter.fillRect(made.rect(), shade)
        painter.setBrush(current().color("text"))
        painter.drawEllipse(QPointF(48, 56), 20, 24)
        painter.drawEllipse(QPointF(48, 118), 40, 38)
    return made


class Page:
    """A page in the theme in force, filled from above."""

    def __init__(self, painter: QPainter, font: QFont) -> None:
        self.painter, self.font, self.top = painter, font, float(EDGE)
        theme = current()
        painter.fillRect(QRectF(0, 0, WIDE, HIGH), theme.color("pane"))
        self.write(EDGE, theme.name, sized(font, LARGE, bold=True))
        self.top += 34

    def write(self, left: float, words: str, font: QFont, role: str = "text") -> None:
        """Write words at the height that is reached."""
        self.painter.setFont(font)
        self.painter.setPen(current().color(role))
        self.painter.drawText(QRectF(left, self.top, 300, 24), Qt.AlignmentFlag.AlignLeft, words)

    def states(self) -> None:
        """Each emblem in each state, in the size of the order."""
        for number, (name, _) in enumerate(STATES):
            self.write(EDGE + number * 88, name, sized(self.font, SMALL), "muted")
        self.top += 22
        shown = (*SHOWN, with_picture(PARTY_ONE, portrait()), with_picture(SHOWN[4], portrait()))
        for emblem in shown:
            for number, (_, standing) in enumerate(STATES):
                paint_emblem(self.painter, QRectF(EDGE + number * 88, self.top, 36, 36), emblem, standing)
            self.top += 46

    def levels(self) -> None:
        """The forms on each level of a page, in small and as large as they get in lists."""
        width = (WIDE - 2 * EDGE) / len(LEVELS)
        for number, level in enumerate(LEVELS):
            at = QRectF(EDGE + number * width, self.top, width - 8, 52)
            self.painter.fillRect(at, current().color(level))
            for place, emblem in enumerate(SHOWN[:4]):
                spot = QRectF(at.left() + 8 + place * 42, at.top() + 8, 36, 36)
                paint_emblem(self.painter, spot, emblem, Standing(aimed=place == 1, level=level))
        self.top += 66

    def sizes(self) -> None:
        """One emblem in all sizes."""
        left = float(EDGE)
        for number, size in enumerate(SIZES):
            emblem = SHOWN[number % 3]
            paint_emblem(
                self.painter, QRectF(left, self.top + (104 - size) / 2, size, size), emblem, Standing(active=size == 40)
            )
            left += size + 24
        self.top += 118

    def kinds(self) -> None:
        """The crests of the library, of the usual and of bosses."""
        for number, (kind, drawing) in enumerate(KINDS.items()):
            emblem = Emblem(LIBRARY, drawing, kind=kind)
            paint_emblem(self.painter, QRectF(EDGE + number * 48, self.top, 40, 40), emblem)
            paint_emblem(
                self.painter,
                QRectF(EDGE + number * 48 + 8, self.top + 48, 24, 24),
                replace(emblem, boss=number % 2 == 0),
            )
        self.top += 88

    def tokens(self) -> None:
        """Tokens with all they can say, then with less room, then without words."""
        for room in (WIDE - 2 * EDGE, 260, 90):
            left, line = float(EDGE), TOKENS if room > 300 else fit(TOKENS[:4], self.font, room)
            for token in line:
                width = width_of(token, self.font)
                if left + width > WIDE - EDGE:
                    left, self.top = float(EDGE), self.top + HEIGHT + 8
                paint_token(self.painter, QRectF(left, self.top, width, HEIGHT), token, self.font)
                left += width + 4
            self.top += HEIGHT + 8
        self.top += 6

    def parts(self) -> None:
        """Caps, bars and tiles."""
        left = float(EDGE)
        for look_of_cap, size in zip(row_parts.LOOKS, (CAP, CAP_IN_BUTTON, CAP, CAP, CAP_IN_BUTTON), strict=True):
            for key in ("a", "w", "F2", "Space"):
                wide = cap_size(key, self.font, size)
                at = QRectF(left, self.top, wide.width(), wide.height())
                paint_cap(self.painter, at, key, self.font, look_of_cap)
                left += wide.width() + 4
            left += 8
        self.top += 32
        for number, share in enumerate((1.0, 0.72, 0.5, 0.3, 0.12, 0.01, 0.0)):
            at = QRectF(EDGE + number * 102, self.top, 88, row_parts.BAR)
            paint_bar(self.painter, at, share, ghost=0.85 if share == 0.72 else 0.0)
            second = QRectF(at.left(), at.top() + 11, at.width(), row_parts.SECOND_BAR)
            paint_bar(self.painter, second, 1 - share, "mana")
        self.top += 30
        left = float(EDGE)
        for label, figure in (("SPD", "8"), ("M. EVA", "36"), ("ACC", "107"), ("Critical Hit", "0"), ("HP", "3600")):
            size = QSize(72, tile_size(label, figure, self.font).height())
            paint_tile(self.painter, QRectF(left, self.top, size.width(), size.height()), label, figure, self.font)
            left += size.width() + 3


def page(ratio: float, face: str) -> QImage:
    """Return the gallery in the theme in force."""
    made = QImage(QSize(WIDE, HIGH) * ratio, QImage.Format.Format_RGB32)
    made.setDevicePixelRatio(ratio)
    with QPainter(made) as painter:
        painter.setRenderHint(QPainter.RenderHint.TextAntialiasing)
        font = fonts.font(face, NORMAL)
        shown = Page(painter, font)
        for part in (shown.states, shown.levels, shown.sizes, shown.kinds, shown.tokens, shown.parts):
            painter.setFont(font)
            part()
    return made


def pages(themes: tuple[str, ...], ratio: float, face: str) -> Iterator[QImage]:
    """Yield the gallery in each theme; the one in force before is in force again afterwards."""
    before = look().choice
    for theme in themes:
        look().choose(theme)
        yield page(ratio, face)
    look().choose(before)


def gallery(themes: tuple[str, ...] = THEMES[:2], ratio: float = 1.0, face: str = fonts.WINDOW) -> QImage:
    """Return the pages of several themes side by side."""
    made = list(pages(themes, ratio, face))
    whole = QImage(sum(shown.width() for shown in made), made[0].height(), QImage.Format.Format_RGB32)
    whole.fill(QColor(Qt.GlobalColor.black))
    with QPainter(whole) as painter:
        left = 0
        for shown in made:
            shown.setDevicePixelRatio(1.0)
            painter.drawImage(left, 0, shown)
            left += shown.width()
    return whole


def main(arguments: list[str] | None = None) -> int:
    """Paint the gallery into a file; return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m tools.pictures.gallery", description=__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument("--ratio", type=float, default=1.0, help="pixels of the screen to one of the window")
    parser.add_argument("--contrast", action="store_true", help="the themes of high contrast")
    parser.add_argument("--face", choices=fonts.FACES, default=fonts.WINDOW, help="what it is written in")
    options = parser.parse_args(arguments)
    application = QApplication.instance() or QApplication(sys.argv[:1])
    made = gallery(THEMES[2:] if options.contrast else THEMES[:2], options.ratio, options.face)
    del application
    if not made.save(str(options.file)):
        print(f"{options.file} cannot be written.", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
