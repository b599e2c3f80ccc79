"""The summary of a fight in the window: opened by a key, read by eye and by words, its plots saved."""

import json
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from PySide6.QtCore import QEvent, QPoint, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QHelpEvent, QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip
from pytestqt.qtbot import QtBot
from sqlalchemy import update

from models.repositories.fights import FIGHT
from models.storage.errors import LibraryError
from rules.odds.estimates import THIN
from rules.summary.courses import Band, Course
from rules.summary.luck import ExpectedValue, Luck
from rules.summary.shares import Share
from rules.summary.summary import Summary
from tests.ui.begun import gone_on, strike
from tests.ui.encounter.conftest import GameTable
from tests.ui.settling import settle
from tools.pictures.page_pictures import Size, show
from ui.session.controller import Conductor
from ui.summary.course_plot import SWATCH, CoursesPlot, SidesPlot
from ui.summary.plot_view import PlotView
from ui.summary.plots import GAP, PAPER, Drawn, Plot, as_png, as_svg
from ui.summary.share_plot import LuckPlot, SharesPlot
from ui.summary.summary_card import MOST_LEFT, SummaryCard
from ui.text.words import in_percent
from ui.theme.sizes import px
from ui.theme.theme import current
from ui.widgets.emblem_label import EmblemLabel
from ui.widgets.labels import Label


@pytest.fixture(scope="module")
def played_library(begun_library: bytes, tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """Ana strikes a guard down to 12 of 40, another is healed and falls by ruling."""

    def go_on(conductor: Conductor) -> None:
        strike(conductor, "ana", "guard-b", 48, 5)
        for actor, amount in (("guard-a", 38), ("guard-b", 8)):
            conductor.command({"do": "damage", "actor": actor, "amount": amount})
        conductor.command({"do": "condition", "actor": "guard-b", "status": "blind", "timer": 3, "source": "ana"})
        conductor.command({"do": "damage", "actor": "guard-a", "amount": 99})

    return gone_on(tmp_path_factory.mktemp("played"), begun_library, go_on)


@pytest.fixture
def played(begun: GameTable) -> GameTable:
    """Ana strikes a guard down to 12 of 40, another is healed and falls by ruling."""
    return begun


def opened(table: GameTable, qtbot: QtBot) -> SummaryCard:
    table.window.menus.by_name["summary"].trigger()
    return shown(table, qtbot)


def shown(table: GameTable, qtbot: QtBot) -> SummaryCard:
    qtbot.waitUntil(lambda: any(card.isVisible() for card in table.window.findChildren(SummaryCard)))
    return next(card for card in table.window.findChildren(SummaryCard) if card.isVisible())


def test_the_summary_tells_of_everybody_what_they_did(played: GameTable, qtbot: QtBot) -> None:
    card = opened(played, qtbot)
    shown = [label.text() for label in card.findChildren(Label) if label.isVisibleTo(card)]
    assert "Summary of The stair" in shown
    assert any(text.startswith("The first blow: Ana against Guard B") for text in shown)
    assert "Mace 18" in " ".join(shown)
    told = "\n".join(view.canvas.accessibleDescription() for view in card.plots)
    assert "Guard A: 0 of 40, dead" in told
    assert "Ana: dealt 18" in told
    assert "Blind × 1" in " ".join(shown)


def test_arrows_scroll_and_escape_gives_the_keys_back(played: GameTable, qtbot: QtBot) -> None:
    card = opened(played, qtbot)
    bar = card._area.verticalScrollBar()
    QTest.keyClick(card, Qt.Key.Key_Down)
    assert bar.value() > 0
    QTest.keyClick(card, Qt.Key.Key_End)
    assert bar.value() == bar.maximum()
    QTest.keyClick(card, Qt.Key.Key_Minus)
    assert played.page.typed_ruling.text == ""
    QTest.keyClick(card, Qt.Key.Key_Escape)
    assert not card.isVisible()
    played.type("-")
    assert played.page.typed_ruling.text == "-"


def test_it_is_opened_again_and_after_the_fight(played: GameTable, qtbot: QtBot) -> None:
    opened(played, qtbot).shut()
    opened(played, qtbot).shut()
    played.conductor.command({"do": "end"})
    QTest.mouseClick(played.page.stage.outcome.summary_button, Qt.MouseButton.LeftButton)
    card = shown(played, qtbot)
    assert card.plots
    card.shut()


def test_a_fight_that_has_not_begun_has_nothing_to_tell(table: GameTable, qtbot: QtBot) -> None:
    card = opened(table, qtbot)
    assert any("Nothing has stood out" in label.text() for label in card.findChildren(Label))


def test_what_the_library_refuses_is_said(played: GameTable, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise LibraryError("gone", what="fight", id=1)

    monkeypatch.setattr(played.library.journals, "load", refuse)
    played.window.menus.by_name["summary"].trigger()
    qtbot.waitUntil(lambda: bool(played.window.statusBar().currentMessage()))
    assert not [card for card in played.window.findChildren(SummaryCard) if card.isVisible()]


def test_a_beginning_that_this_version_refuses_is_said(played: GameTable, qtbot: QtBot) -> None:
    """Somebody began the fight with a condition that is long over, and that its system does not know any more."""
    library, script = played.library, played.library.journals.load(played.conductor.current_fight.encounter_id).script
    script["combatants"][0]["conditions"] = [{"status": "forgotten", "timer": None}]
    with library.store.write() as connection:
        connection.execute(update(FIGHT).values(script=json.dumps(script)))
    played.window.menus.by_name["summary"].trigger()
    qtbot.waitUntil(lambda: "another version" in played.window.statusBar().currentMessage())
    assert not [card for card in played.window.findChildren(SummaryCard) if card.isVisible()]


def test_what_stands_under_the_mouse_is_told(played: GameTable, qtbot: QtBot) -> None:
    card = opened(played, qtbot)
    canvas = card.plots[1].canvas
    place = QPoint(canvas.width() - 30, 8)
    QApplication.sendEvent(canvas, QHelpEvent(QEvent.Type.ToolTip, place, canvas.mapToGlobal(place)))
    assert QToolTip.text().startswith("Ana, round 1: 60 of 60")
    QToolTip.hideText()
    beyond = canvas._plot.said_at(10, 9999, canvas.width())
    assert beyond == ""


def test_every_plot_is_saved_as_a_drawing_and_as_pixels(played: GameTable, qtbot: QtBot, tmp_path: Path) -> None:
    card = opened(played, qtbot)
    assert len(card.plots) == 4
    for number, view in enumerate(card.plots):
        drawing, pixels = tmp_path / f"{number}.svg", tmp_path / f"{number}.png"
        with qtbot.waitSignal(card.message_requested) as said:
            view.save(drawing)
        assert said.args == [f"{drawing} was written."]
        view.save(pixels)
        assert ET.fromstring(drawing.read_bytes()).tag.endswith("svg")
        image = QImage(str(pixels))
        assert image.width() == 1520
        colours = {image.pixel(x, y) for x in range(0, image.width(), 3) for y in range(0, image.height(), 3)}
        assert len(colours) > 4


def test_a_drawing_that_cannot_be_written_is_said(played: GameTable, qtbot: QtBot, tmp_path: Path) -> None:
    view: PlotView = opened(played, qtbot).plots[0]
    with qtbot.waitSignal(view.message_requested) as said:
        view.save(tmp_path / "nowhere" / "plot.svg")
    assert "could not be written" in said.args[0]


def test_the_sides_differ_without_colour(played: GameTable, qtbot: QtBot) -> None:
    plot = opened(played, qtbot).plots[1]._plot
    image = QImage.fromData(as_png(plot)).convertToFormat(QImage.Format.Format_Grayscale8)
    left = 340

    def tones(row: int) -> int:
        y = 2 * (row * 42 + 14)
        return len({QColor(image.pixel(x, y)).lightness() // 16 for x in range(left, left + 120)})

    assert tones(0) < tones(2)  # a guard's area is hatched, Ana's is plain
    assert b"<svg" in as_svg(plot)


def test_who_goes_over_is_drawn_as_one_of_the_other_side_from_there_on(
    played: GameTable, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    do = played.conductor.command
    do({"do": "side", "actor": "ana", "side": "foes"})
    there_at = played.conductor.current_fight.service.journal.cursor
    for text in "one", "two", "three":
        do({"do": "note", "text": text})
    do({"do": "damage", "actor": "ana", "amount": 5})
    plot = opened(played, qtbot).plots[1]._plot
    drawn: list[tuple[float, bool]] = []
    monkeypatch.setattr(
        Drawn, "block", lambda self, rect, color, *, hatched=False: drawn.append((rect.left(), hatched))
    )
    as_png(plot)
    first_hatched = next(left for left, hatched in drawn if hatched)
    assert isinstance(plot, CoursesPlot)
    assert first_hatched == plot._x(there_at, PAPER)


def test_everybody_in_the_summary_has_the_emblem_of_the_order(played: GameTable, qtbot: QtBot) -> None:
    rows = {row.name: row.look.as_emblem(row.side, row.name) for row in played.page.order.order.rows}
    card = opened(played, qtbot)
    acted = [label for label in card.findChildren(EmblemLabel) if label.emblem is not None]
    assert acted
    assert all(label.emblem in rows.values() for label in acted if label.isVisibleTo(card))


class Recorder(QPainter):
    """Keeps the words that are drawn, each with its place."""

    def __init__(self, image: QImage) -> None:
        super().__init__(image)
        self.told: list[tuple[str, QRectF]] = []

    def drawText(self, *args: object) -> None:  # type: ignore[override]  # noqa: N802
        """Keep them."""
        rect = args[0]
        assert isinstance(rect, QRectF)
        self.told.append((str(args[-1]), rect))


def words_of(plot: Plot, width: int) -> list[tuple[str, QRectF]]:
    image = QImage(width, round(plot.height(width)), QImage.Format.Format_RGB32)
    painter = Recorder(image)
    with painter:
        plot.paint(Drawn(painter, width, current(), QApplication.font()))
    return painter.told


def test_where_a_name_is_cut_what_follows_it_stays_whole(qtbot: QtBot) -> None:
    image = QImage(300, 40, QImage.Format.Format_RGB32)
    painter = Recorder(image)
    with painter:
        drawn = Drawn(painter, 300, current(), QFont())
        name, tails = "Headless ranger of the black moor", (", checks", ", all other dice")
        for tail in tails:
            drawn.write(QRectF(0, 0, 180, 20), name, tail=tail)
            assert drawn.measure(painter.told[-1][0]) <= 180
    assert [words.partition("…")[2] for words, _ in painter.told] == list(tails)
    assert all(words.startswith("Head") for words, _ in painter.told)


@pytest.mark.parametrize("width", [480, 600, 1200])
def test_of_everybody_s_luck_name_and_kind_of_dice_are_read_whole(width: int) -> None:
    """At 150 % names were gone, and the words behind them were cut at both ends."""
    luck = Luck(ExpectedValue(4, 3.5, 2.0, 3), ExpectedValue(9, 7.0, 4.0, 3))
    kinds = {"plot-checks": "rolagens que precisavam ter sucesso", "plot-other_dice": "os demais dados"}
    names: dict[str | None, str] = {"a": "Cogumelo dorminhoco A", "b": "Itzel"}
    drawn = Summary(4, (), (), {}, (), dict.fromkeys(names, luck))
    plot = LuckPlot(drawn, lambda message, **_: kinds.get(message, message), names)
    told = words_of(plot, width)
    whole = " ".join(words for words, _ in told)
    assert "…" not in whole
    for words in (*names.values(), *kinds.values()):
        assert whole.count(words) == 2, words
    assert all(rect.bottom() <= plot.height(width) for _, rect in told)
    middles = [(rect.top(), words) for words, rect in told if words.startswith(tuple(names.values()))]
    for number, (top, words) in enumerate(sorted(middles)):
        assert plot.said_at(0, top + 4, width) == list(plot.in_words())[number], words


@pytest.mark.parametrize("width", [240, 600, 1200])
def test_a_legend_says_which_statuses_a_colour_stands_for_and_what_a_cross_is(width: int) -> None:
    """Stripes below the bars were colours without a word."""
    bands = tuple(Band(status, place, None) for place, status in enumerate(("Blind", "Deaf", "Fear of fire", "Rage")))
    states = ((0, "active"), (5, "unconscious"))
    course = Course("troll", "Troll", "foes", 0, 10, ((0, 10), (5, 0)), states, bands=bands)
    summary = Summary(9, ((0, 1),), (course,), {}, (), {})
    families = {"Blind": "mind", "Deaf": "mind", "Fear of fire": "fall"}
    plot = CoursesPlot(summary, lambda message, **_: message, str, families, "HP")
    told = words_of(plot, width)
    legend = {words: rect for words, rect in told if words not in ("Troll", "1")}
    assert list(legend) == ["Blind,", "Deaf", "Fear of fire", "Rage", "plot-fall"]
    assert all(rect.right() <= width and rect.bottom() <= plot.height(width) for rect in legend.values())
    places = [(rect.top(), rect.left()) for rect in legend.values()]
    assert places == sorted(places)
    marks = {words: rect.left() - GAP / 2 for words, rect in legend.items() if words != "Deaf"}
    assert all(left >= SWATCH for left in marks.values())
    calm = Course("troll", "Troll", "foes", 0, 10, ((0, 10),), ((0, "active"),))
    plain = CoursesPlot(replace(summary, courses=(calm,)), lambda message, **_: message, str, families, "HP")
    assert [words for words, _ in words_of(plain, width)] == ["1", "Troll"]
    assert plain.height(width) < plot.height(width)


def test_the_number_of_a_round_that_begins_at_the_edge_is_told_too() -> None:
    course = Course("troll", "Troll", "foes", 0, 10, ((0, 10),), ((0, "active"),))
    plot = SidesPlot(
        Summary(9, ((0, 1), (5, 2), (9, 13)), (course,), {}, (), {}), lambda message, **_: message, str, "HP"
    )
    told = words_of(plot, 400)
    places = {words: rect for words, rect in told if words in ("1", "2", "13")}
    assert set(places) == {"1", "2", "13"}


def test_names_beside_their_points_have_the_emblems_of_the_order(played: GameTable, qtbot: QtBot) -> None:
    plots = [view._plot for view in opened(played, qtbot).plots]
    plot = next(plot for plot in plots if isinstance(plot, CoursesPlot))
    assert set(plot._faces) >= {"ana", "guard-a"}
    image = QImage(600, round(plot.height(600)), QImage.Format.Format_RGB32)
    image.fill(current().color("raised"))
    with QPainter(image) as painter:
        plot.paint(Drawn(painter, 600, current(), QFont()))
    before = [image.pixelColor(x, y) for x in range(22) for y in range(30)]
    assert len({color.name() for color in before}) > 20, "an emblem, not the ground"


def test_a_side_that_has_lost_anything_is_not_whole_and_one_with_anything_left_not_at_nothing() -> None:
    """One point of 1,000 lost was told as 100 %, one that was left as 0 %."""
    points = ((0, 1000), (1, 999), (2, 500), (3, 1), (4, 0))
    course = Course("troll", "Troll", "foes", 0, 1000, points, ((0, "active"),))
    rounds = tuple((place, place + 1) for place in range(len(points)))
    plot = SidesPlot(Summary(4, rounds, (course,), {}, (), {}), lambda message, **_: message, str.title, "HP")

    shares = [in_percent(share) for share in ("100", f">{THIN}99", "50", f"<{THIN}1", "0")]
    assert list(plot.in_words()) == [f"Foes: {', '.join([*shares, shares[-1]])}"]
    under_the_mouse = [plot.said_at(x, 10, 400).splitlines()[-1] for x in (0, 100, 200, 300, 400)]
    assert under_the_mouse == [f"Foes: {share}" for share in shares]


def test_what_nobody_has_done_yet_is_no_list_of_bare_names() -> None:
    calm = Course("ana", "Ana", "party", 0, 60, ((0, 60),), ((0, "active"),))
    idle = SharesPlot(
        Summary(9, ((0, 1),), (calm,), {"ana": Share(turns=2)}, (), {}), lambda message, **_: message, "HP"
    )
    assert list(idle.in_words()) == []  # it is left out then


@pytest.mark.parametrize("text", [100, 150, 200])
def test_no_row_of_a_plot_is_cut_and_no_heading_stands_alone(played: GameTable, qtbot: QtBot, text: int) -> None:
    card = opened(played, qtbot)
    area, met = card._area, 0
    inner, bar = area.widget(), area.verticalScrollBar()
    assert inner is not None
    for less in range(0, 240, 24):
        show(played.window, Size(text, 1366, 768 - less))
        settle()
        assert (bar.value(), bar.maximum() > 0) == (0, True)
        end = area.viewport().height()
        for view in card.plots:
            canvas = view.canvas
            top = canvas.mapTo(inner, QPoint()).y()
            lines = [(top + start, top + stop) for start, stop in canvas.lines()]
            met += any(start < end < stop + px(MOST_LEFT) for start, stop in lines)
            assert not [line for line in lines if line[0] < end < line[1]], (less, view._plot.title)
            assert not view.mapTo(inner, QPoint()).y() < end < lines[0][1], (less, view._plot.title)
    assert met > 2
