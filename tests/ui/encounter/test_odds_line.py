"""The odds as one line: what has no room is left out as a whole, and told where the mouse points."""

from PySide6.QtGui import QFontMetrics
from pytestqt.qtbot import QtBot

from ui.odds.bar import BAR, GAP, SHORT, OddsLine
from ui.theme.theme import NORMAL, SMALL, numbers, sized

WINS, TACTICS, ROUNDS = "Party wins 62% ± 2", "40–72% by tactics", "rounds: about 4 (3–7)"
FIGURES = f"{WINS} · {TACTICS} · {ROUNDS}"


def test_figures_are_shown_whole_or_not_at_all_and_the_bar_gives_way_before_them(qtbot: QtBot) -> None:
    line = OddsLine()
    qtbot.addWidget(line)
    line.say("Hard: two will probably go down", FIGURES, (("party", 0.62), ("foes", 0.38)))
    words = QFontMetrics(sized(line.font(), NORMAL, bold=True)).horizontalAdvance(line.words)
    small = QFontMetrics(numbers(sized(line.font(), SMALL)))
    seen: list[tuple[str, bool]] = []
    for room in range(words + 40, 1300, 7):
        width, bar, told = line.arranged(room)
        beside = room - width - GAP - (bar + GAP if bar else 0)
        assert not told or small.horizontalAdvance(told) <= beside, room
        if (told, bar < BAR) not in seen:
            seen.append((told, bar < BAR))
    assert list(dict.fromkeys(figures for figures, _ in seen)) == ["", WINS, f"{WINS} · {ROUNDS}", FIGURES]
    assert seen[-1] == (FIGURES, False)
    assert any(bar == SHORT for bar in (line.arranged(room)[1] for room in range(words + 40, 1300)))
    assert FIGURES in line.in_full()
