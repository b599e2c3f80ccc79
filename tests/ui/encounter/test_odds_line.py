"""The odds as one line: what has no room is left out as a whole, and told where the mouse points."""

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFontMetrics
from pytestqt.qtbot import QtBot

from rules.odds.estimates import ShareEstimate, share
from ui.odds.bar import BAR, GAP, HEIGHT, SHORT, OddsLine
from ui.theme.sizes import px
from ui.theme.theme import NORMAL, SMALL, current, look, numbers, sized

WINS, TACTICS, ROUNDS = "Party: 62% ± 2 to win", "40–72% by tactics", "rounds: about 4 (3–7)"
FIGURES = f"{WINS} · {TACTICS} · {ROUNDS}"
SHARES = (("party", share(620, 1000)), ("foes", share(380, 1000)))


def said(qtbot: QtBot, words: str) -> OddsLine:
    line = OddsLine()
    qtbot.addWidget(line)
    line.say(words, FIGURES, SHARES)
    return line


def test_figures_are_shown_whole_or_not_at_all_and_the_bar_gives_way_before_them(qtbot: QtBot) -> None:
    line = said(qtbot, "Hard: usually 2 are down at the end")
    words = QFontMetrics(sized(line.font(), NORMAL, bold=True)).horizontalAdvance(line.words)
    small = QFontMetrics(numbers(sized(line.font(), SMALL)))
    seen: list[tuple[str, bool]] = []
    for room in range(words // 2 + 60, 1300, 7):
        width, bar, told, _ = line.arranged(room)
        beside = room - width - GAP - (bar + GAP if bar else 0)
        assert told or not bar, "a bar alone is colours without a word"
        assert not told or small.horizontalAdvance(told) <= beside, room
        if (told, bar < BAR) not in seen:
            seen.append((told, bar < BAR))
    assert list(dict.fromkeys(figures for figures, _ in seen)) == ["", "62%", WINS, f"{WINS} · {ROUNDS}", FIGURES]
    assert seen[-1] == (FIGURES, False)
    assert any(bar == SHORT for bar in (line.arranged(room)[1] for room in range(words + 40, 1300)))
    assert FIGURES in line.in_full()


LONGEST = (
    (
        "Probably desperate if all sides play well: usually 1–2 more are down at the end; "
        "Quillon Sombra in > 99% of such "
        "fights. If not, from hopeless to hard."
    ),
    (
        "Probablemente desesperado si todos los bandos juegan bien: suelen caer 1–2 más; Quillón Sombra cae en el "
        "> 99% de estos combates. Si no, de sin esperanza a difícil."
    ),
    (
        "Provavelmente desesperador se todos os lados jogarem bem: costumam cair mais 1–2; Quillon Sombra cai em > 99% "
        "desses combates. Se não, de sem esperança a difícil."
    ),
)
LINE_AT_1366, LINE_AT_1024 = 943 - GAP, 617 - GAP
"""What the line has on the page of the encounters, where it is shortest."""


@pytest.mark.parametrize("room", [LINE_AT_1366, LINE_AT_1024])
@pytest.mark.parametrize("words", LONGEST)
def test_every_word_and_number_is_readable_in_a_small_window(qtbot: QtBot, words: str, room: int) -> None:
    """Two lines of words take what room there is; the figures beside them go first."""
    line = said(qtbot, words)
    width, _, figures, pixels = line.arranged(room)
    metrics = QFontMetrics(sized(line.font(), pixels, bold=True))
    box = metrics.boundingRect(QRect(0, 0, width, HEIGHT), Qt.TextFlag.TextWordWrap, words)
    assert box.height() <= HEIGHT
    assert box.width() <= width <= room
    assert width < room or not figures


@pytest.mark.parametrize("per_cent", [115, 150, 200])
def test_its_two_lines_of_words_are_no_higher_than_itself_in_larger_text(qtbot: QtBot, per_cent: int) -> None:
    look().choose_text_size(per_cent)
    line = said(qtbot, LONGEST[0])
    line.resize(px(LINE_AT_1024), px(HEIGHT))
    line.show()
    width, _, _, pixels = line.arranged(px(LINE_AT_1024))
    flags, words = Qt.TextFlag.TextWordWrap, LONGEST[0]
    box = QFontMetrics(sized(line.font(), pixels, bold=True)).boundingRect(QRect(0, 0, width, px(HEIGHT)), flags, words)
    assert box.height() <= px(HEIGHT) == line.height()
    image, paper = line.grab().toImage(), current().color("surface").rgb()
    inked = [row for row in range(image.height()) if any(image.pixel(x, row) != paper for x in range(0, width, 2))]
    assert inked[0] > 0
    assert inked[-1] < image.height() - 1


def test_words_that_are_longer_than_two_lines_are_told_where_the_mouse_points(qtbot: QtBot) -> None:
    line = said(qtbot, "Hard " * 200)
    assert line.arranged(600) == (600, 0, "", SMALL)
    assert line.words in line.in_full()
    assert not line.grab().isNull()


@pytest.mark.parametrize("theme", ["light"], indirect=True)
@pytest.mark.parametrize("per_cent", [100, 200])
def test_words_of_two_lines_as_long_as_each_other_are_not_cut(theme: str, qtbot: QtBot, per_cent: int) -> None:
    """With the space between them they are longer than two lines: *(combates jogados: 18)* ended in *1…*."""
    look().choose_text_size(per_cent)
    line = said(qtbot, "Ainda é cedo para dizer (combates jogados: 18)")
    for room in range(100, 1300, 3):
        arranged = line.arranged(room)
        assert line.written(arranged) == line.words or arranged == (room, 0, "", SMALL)
    line.say("Hard " * 200)
    assert line.written(line.arranged(600)).endswith("…")


@pytest.mark.parametrize("room", range(150, 420, 6))
def test_words_shrink_before_the_last_number_goes(qtbot: QtBot, room: int) -> None:
    """130 pixels stood free beside “Too early to tell”, with neither bar nor figure."""
    line = said(qtbot, "Too early to tell (fights played: 5)")
    arranged = line.arranged(room)
    small = QFontMetrics(sized(line.font(), SMALL, bold=True))
    figure = QFontMetrics(numbers(sized(line.font(), SMALL))).horizontalAdvance("62%")
    two_lines = small.horizontalAdvance(line.words) // 2 + 48
    assert arranged.figures or room < two_lines + figure + GAP + 2


def test_the_bar_shows_what_is_not_known_yet_as_nobodys(qtbot: QtBot) -> None:
    """After five fights one full red block stood beside “Too early to tell”."""
    line = said(qtbot, "Too early to tell (fights played: 5)")
    line.say(
        line.words,
        FIGURES,
        (
            ("party", ShareEstimate(0.0, 0.0, 0.44)),
            ("", ShareEstimate(0.0, 0.0, 0.44)),
            ("foes", ShareEstimate(1.0, 0.56, 1.0)),
        ),
    )
    assert line.parts() == [("party", 0.0), ("", pytest.approx(0.44)), ("foes", 0.56)]
