"""The players' screen: what it shows of a fight, and what lies over it."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import partial
from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, QRectF, QSize, QSizeF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDragMoveEvent, QDropEvent, QImage, QPainter, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from rules.board.board import Board
from rules.players.players_view import DeclaredOnView, LineOnView
from rules.players.seen_by import BAR, NOTHING, NUMBERS
from rules.players.seen_by import WORDS as WORDS_ALONE
from tests.there import there
from tests.ui.players.screen.watching import PaintedWords, Watching
from tests.ui.session.playing import ATTACK, Playing
from ui.board.scene.coordinates import CELL
from ui.players.curtain import Shown
from ui.players.exhibits import Unshowable, picture_in
from ui.players.screen_board import shown_part
from ui.players.screen_content import CAME, FELL, LOST, WON, ScreenContent, screen_content
from ui.players.screen_painter import LARGE, NAME, SHEET, ScreenPainter, spread
from ui.session.appearance import OwnLook
from ui.session.fight import OpenFight
from ui.session.history_view import HistoryView
from ui.session.players import PlayersSettings
from ui.theme import animation
from ui.theme.theme import look

SIZES = [(1280, 720), (1920, 1080), (1080, 1920), (700, 700), (320, 180)]


@pytest.fixture
def painted(monkeypatch: pytest.MonkeyPatch) -> PaintedWords:
    return PaintedWords(monkeypatch)


@pytest.fixture
def moving(monkeypatch: pytest.MonkeyPatch) -> None:
    """Things move here as on a screen."""
    monkeypatch.setattr(animation.CHOSEN, "filmed", True)


def is_moving(watching: Watching) -> bool:
    return watching.screen.is_moving


def hurt(stair: Playing, who: str, amount: int) -> None:
    stair.do({"do": "damage", "actor": who, "amount": amount})


# --- what stands on it ---------------------------------------------------------------------------------------


def test_it_says_who_acts_who_comes_next_and_what_happened(
    stair: Playing, watching: Watching, painted: PaintedWords, qtbot: QtBot
) -> None:
    hurt(stair, "guard-a", 17)
    with qtbot.waitSignal(watching.table.changed):
        stair.do({"do": "condition", "actor": "bea", "status": "poison"})
    words = painted.of(watching.screen)
    assert {"Ana", "Bea", "Guard A", "Guard B", "The stair", "Now", "Next", "wounded"} <= set(words)
    assert "Round 1 · Action Phase" in words
    assert any("Poison" in each for each in words)
    assert any("Guard A" in each and each != "Guard A" for each in words), "a deed is told"
    assert not any("/40" in each or each == "23" for each in words)
    assert "Now: Ana" in watching.screen.accessibleDescription()
    assert "Next: Bea" in watching.screen.accessibleDescription()


@pytest.mark.parametrize("size", SIZES)
def test_what_happened_is_told_in_whole_sentences_and_the_newest_in_any_case(
    watching: Watching, painted: PaintedWords, size: tuple[int, int]
) -> None:
    """Each sentence but the newest had one line, and ended in … on every screen."""
    blow = "Itzel now has Float and floats; Bruno now has Blink; Nieve now has Regen; the ogre number {} does nothing"
    content = there(watching.screen.content)
    log = tuple(LineOnView(number, 1, blow.format(number)) for number in range(12))
    watching.screen.resize(*size)
    watching.screen.show_content(replace(content, view=replace(content.view, log=log)))
    words = [each for each in painted.of(watching.screen) if each.startswith("Itzel")]
    assert words == [line.text for line in log[: -len(words) - 1 : -1]]
    assert len(words) >= (2 if size[0] > size[1] else 1)


def test_a_deed_is_newer_than_what_was_declared_before_it(watching: Watching) -> None:
    """An old declaration stood below, in bold, and what was done since at the top in grey."""
    content = there(watching.screen.content)
    log = (LineOnView(0, 1, "Ana rests"), LineOnView(1, 2, "The guard misses Ana"))
    declared = tuple(DeclaredOnView(row.id, "Attack") for row in content.view.rows if row.name == "Bea")
    view = replace(content.view, round=2, log=log, declared=declared)
    assert replace(content, view=view).told == ["Ana rests", "Bea: Attack", "The guard misses Ana"]
    view = replace(view, log=log[:1])
    assert replace(content, view=view).told == ["Ana rests", "Bea: Attack"]


def test_of_many_conditions_the_gravest_have_their_words(
    stair: Playing, watching: Watching, painted: PaintedWords
) -> None:
    """A row of drawings with figures told nobody who sat two metres away what they were."""
    for status in ("poison", "blind", "silence", "slow", "confuse", "curse", "sap", "heat"):
        stair.do({"do": "condition", "actor": "bea", "status": status, "timer": 3})
    watching.look()
    labels = [condition.label for condition in watching.row("Bea").conditions]
    weights = [condition.weight for condition in watching.row("Bea").conditions]
    assert len(labels) > 6
    for size in ((1366, 768), (1920, 1080)):
        watching.screen.resize(*size)
        told = [word for word in painted.of(watching.screen) if word in labels]
        assert told, size
        assert len(told) == len(labels) or [word for word in painted.words if re.fullmatch(r"\+\d", word)], size
        assert weights[labels.index(told[0])] == max(weights)


def test_a_name_has_all_the_room_that_its_own_health_leaves(
    stair: Playing, watching: Watching, painted: PaintedWords
) -> None:
    """Beside a word it was cut where the figures of others began."""
    name = "Guard of the Gate"
    stair.do({"do": "set", "actor": "guard-b", "stat": "name", "value": name})
    watching.look()
    assert name in painted.of(watching.screen)


def test_a_name_is_lower_before_it_is_cut(
    stair: Playing, watching: Watching, painted: PaintedWords, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = "Guard of the Far Eastern Gate"
    stair.do({"do": "set", "actor": "guard-b", "stat": "name", "value": name})
    watching.screen.resize(1920, 1080)
    watching.look()
    assert name in painted.of(watching.screen)
    monkeypatch.setattr("ui.players.screen_painter.NAME", LARGE)
    assert name not in painted.of(watching.screen), "it has no room in the largest face"


@pytest.mark.parametrize("is_low", [False, True])
@pytest.mark.parametrize("health", [WORDS_ALONE, NUMBERS, BAR])
def test_a_name_comes_before_what_is_told_of_health(
    stair: Playing,
    watching: Watching,
    painted: PaintedWords,
    monkeypatch: pytest.MonkeyPatch,
    health: str,
    is_low: bool,
) -> None:
    """*Pistoleiro de Alu…* stood beside *sem ferimentos* and five hearts."""
    name = "Guard of the East Gate" if is_low else "Guard of the Far Eastern Gate"
    stair.do({"do": "set", "actor": "guard-b", "stat": "name", "value": name})
    watching.table.settings = PlayersSettings({"foes": health})
    if is_low:
        monkeypatch.setattr("ui.players.screen_painter.TALL", SHEET)
    for size in ((1366, 768), (1920, 1080)):
        watching.screen.resize(*size)
        watching.look()
        words = painted.of(watching.screen)
        assert name in words, size
        assert ("40" in words) is (health == NUMBERS), "and what is told of health is told"


@pytest.mark.parametrize("name", ["Guard", "Guard of the Far Eastern Gate", "Guard " * 9])
@pytest.mark.parametrize("size", SIZES)
def test_what_is_told_of_health_stands_in_one_place_in_all_rows(
    stair: Playing, watching: Watching, monkeypatch: pytest.MonkeyPatch, name: str, size: tuple[int, int]
) -> None:
    """Beside a short name the word stood over the hearts, and under a long one after them."""
    stair.do({"do": "set", "actor": "guard-b", "stat": "name", "value": name.strip()})
    stair.do({"do": "condition", "actor": "guard-b", "status": "poison"})
    watching.screen.setMinimumSize(QSize(1, 1))
    watching.screen.resize(*size)
    watching.look()
    words: list[QRectF] = []
    hearts: list[QRectF] = []
    draw = QPainter.drawText

    def noted(painter: QPainter, place: QRectF, *given: object) -> object:
        if "unhurt" in given:
            words.append(painter.transform().mapRect(place))
        return draw(painter, place, *given)  # type: ignore[call-overload]

    def heart(painter: QPainter, drawing: str, place: QRectF, *given: object) -> None:
        if drawing == "hearts":
            hearts.append(painter.transform().mapRect(place))

    monkeypatch.setattr(QPainter, "drawText", noted)
    monkeypatch.setattr("ui.players.screen_painter.paint_drawing", heart)
    watching.screen.forget_picture()
    watching.screen.picture()
    rows = [watching.screen.places.rows[watching.row(each).id] for each in ("Guard A", name.strip())]
    for painted in (words, hearts):
        in_rows = [[place for place in painted if row.contains(place.center())] for row in rows]
        first, second = (
            [(round(place.x() - row.x()), round(place.y() - row.y())) for place in places]
            for row, places in zip(rows, in_rows, strict=True)
        )
        assert first == second, (name, size)
    assert words or hearts or size == (700, 700), "where there is room for emblems alone"


def test_a_second_figure_has_the_drawing_of_its_pool(watching: Watching, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of one hero it was the mind, of another the mana, and neither said so."""
    content = there(watching.screen.content)
    pools = {pool.id: pool for pool in watching.row("Bea").health.pools}
    mana = pools["mp"]._replace(value=7, maximum=9)
    other = mana._replace(id="mind", drawing="sparkles")
    drawings: list[str] = []

    def noted(painter: QPainter, drawing: str, *given: object) -> None:
        drawings.append(drawing)

    monkeypatch.setattr("ui.players.screen_painter.paint_drawing", noted)
    for pool, painted in ((mana, ["water-drop", "water-drop"]), (other, ["water-drop", "sparkles"])):
        rows = [
            replace(row, health=row.health._replace(pools=(pools["hp"], pool))) if row.name == "Bea" else row
            for row in content.view.rows
        ]
        drawings.clear()
        watching.screen.show_content(replace(content, view=replace(content.view, rows=tuple(rows))))
        watching.screen.picture()
        assert [drawing for drawing in drawings if drawing != "hearts"] == painted, "Ana's is mana"


def test_who_acts_stands_in_the_largest_type_and_no_name_is_lower_than_a_twenty_fifth(
    watching: Watching, monkeypatch: pytest.MonkeyPatch
) -> None:
    heights: dict[str, float] = {}
    draw = QPainter.drawText

    def measured(painter: QPainter, *given: object) -> object:
        high = painter.font().pixelSize() * painter.worldTransform().m22()
        for words in given:
            if isinstance(words, str):
                heights[words] = max(high, heights.get(words, 0))
        return draw(painter, *given)  # type: ignore[call-overload]

    monkeypatch.setattr(QPainter, "drawText", measured)
    for width, height in ((1280, 720), (1920, 1080), (3840, 2160)):
        heights.clear()
        watching.screen.resize(width, height)
        watching.screen.forget_picture()
        watching.screen.picture()
        assert min(heights[name] for name in ("Ana", "Bea", "Guard A", "Guard B")) >= 0.04 * height
        assert heights["Ana"] == max(high for words, high in heights.items() if words != "An"), "but for initials"
    assert NAME / SHEET >= 0.04


def test_health_is_told_as_the_game_master_has_set_it(
    stair: Playing, watching: Watching, painted: PaintedWords
) -> None:
    hurt(stair, "guard-a", 13)
    for shown, said in ((NUMBERS, True), (BAR, False), (NOTHING, False)):
        watching.table.settings = PlayersSettings({"foes": shown})
        watching.look()
        words = painted.of(watching.screen)
        assert ("27" in words) is said
        assert not any("wounded" in each or "unhurt" in each for each in words)
        assert "60" in words, "the party knows its own"


def test_who_is_hidden_appears_the_moment_it_is_shown(
    stair: Playing, watching: Watching, painted: PaintedWords, qtbot: QtBot
) -> None:
    with qtbot.waitSignal(watching.table.changed):
        stair.conductor.hide("guard-a", hidden=True)
    assert watching.names() == {"Ana", "Bea", "Guard B"}
    assert "Guard A" not in painted.of(watching.screen)
    with qtbot.waitSignal(watching.table.changed):
        stair.conductor.hide("guard-a", hidden=False)
    assert "Guard A" in painted.of(watching.screen)
    assert watching.screen.happened == {watching.row("Guard A").id: CAME}


def test_looking_back_does_not_show_the_past_there(stair: Playing, watching: Watching, qtbot: QtBot) -> None:
    hurt(stair, "ana", 30)
    watching.look()
    before = there(watching.screen.content)
    past = HistoryView(stair.conductor)
    past.look_back(0)
    watching.look()
    assert there(watching.screen.content).view.rows == before.view.rows
    past.come_back()


def test_a_struck_a_healed_and_a_fallen_one_are_marked_until_the_next_thing_happens(
    stair: Playing, watching: Watching
) -> None:
    ana, guard = watching.row("Ana").id, watching.row("Guard A").id
    hurt(stair, "ana", 20)
    watching.look()
    assert watching.screen.happened == {ana: LOST}
    stair.do({"do": "heal", "actor": "ana", "amount": 5})
    watching.look()
    assert watching.screen.happened == {ana: WON}
    hurt(stair, "guard-a", 40)
    watching.look()
    assert watching.screen.happened == {guard: FELL}
    stair.do({"do": "condition", "actor": "bea", "status": "poison"})
    watching.look()
    assert watching.screen.happened == {}


def test_what_is_marked_stays_so_while_nothing_else_happens(stair: Playing, watching: Watching) -> None:
    hurt(stair, "ana", 20)
    watching.look()
    marked = dict(watching.screen.happened)
    stair.do(ATTACK)
    watching.look()
    assert there(watching.screen.content).view.position == watching.table.position
    assert watching.screen.happened == marked != {}


def test_all_countdowns_that_are_told_stand_in_the_head(
    stair: Playing, watching: Watching, painted: PaintedWords
) -> None:
    for number, name in enumerate(("the bridge falls", "the guard comes", "the lamp that nobody has filled goes out")):
        stair.do({"do": "countdown", "name": name, "rounds": number + 3})
    watching.look()
    words = painted.of(watching.screen)
    assert [any(word.startswith(start) for word in words) for start in ("the br", "the gu", "the la")] == [True] * 3


def test_of_a_large_board_the_part_is_shown_where_somebody_stands(watching: Watching) -> None:
    row = replace(watching.row("Ana"), cell=(50, 30))
    whole = shown_part(Board(20, 10), [row], 1.5)
    part = shown_part(Board(90, 60), [row, replace(row, cell=(88, 58))], 1.5)
    assert whole.contains(QRectF(0, 0, 20 * CELL, 10 * CELL))
    for x, y in ((50, 30), (88, 58)):
        assert part.contains(QRectF(x * CELL, y * CELL, CELL, CELL))
    assert part.width() < 60 * CELL
    assert shown_part(Board(90, 60), [], 1.5).width() > 90 * CELL


def test_what_happens_moves_unless_nothing_is_to_move(
    stair: Playing, watching: Watching, moving: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    hurt(stair, "ana", 20)
    watching.look()
    assert is_moving(watching)
    for share in (0.0, 0.3, 0.7, 1.0):
        watching.screen._step(share)
        assert not watching.screen.grab().isNull()
    monkeypatch.setattr(animation.CHOSEN, "wanted", False)
    hurt(stair, "ana", 20)
    watching.look()
    assert not is_moving(watching)
    assert watching.screen.happened, "it is marked all the same"


def test_who_acts_now_comes_in_and_the_motion_ends(
    stair: Playing, watching: Watching, moving: None, qtbot: QtBot
) -> None:
    hurt(stair, "guard-b", 40)
    stair.do({"do": "next", "override": True})
    watching.look()
    assert there(watching.screen.content).view.active == watching.row("Bea").id
    qtbot.waitUntil(lambda: not watching.screen.is_moving)


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_nothing_is_painted_beyond_the_edge_and_nobody_is_left_out(watching: Watching, size: tuple[int, int]) -> None:
    watching.screen.setMinimumSize(QSize(1, 1))
    watching.screen.resize(*size)
    watching.screen.picture()
    edge, places = QRectF(0, 0, *size), watching.screen.places
    assert set(places.rows) == {row.id for row in there(watching.screen.content).view.rows}
    assert [rect for rect in (*places.rows.values(), places.now) if not edge.contains(rect)] == []


def test_forty_are_all_there_some_by_their_emblem_alone(watching: Watching) -> None:
    content = there(watching.screen.content)
    row = watching.row("Guard A")
    rows = (*content.view.rows, *(replace(row, id=f"x{number}", name=f"Guard {number}") for number in range(36)))
    emblems = {**content.emblems, **{each.id: content.emblems[row.id] for each in rows[4:]}}
    many = ScreenContent(replace(content.view, rows=rows), emblems)
    picture = QPixmap(1920, 1080)
    with QPainter(picture) as painter:
        places = ScreenPainter().paint(painter, QSizeF(1920, 1080), many, {})
    assert len(places.rows) == 40
    rows_painted = [rect for rect in places.rows.values() if rect.width() > 300]
    emblems_painted = [rect for rect in places.rows.values() if rect.width() <= 300]
    assert len(rows_painted) >= 10
    assert min(rect.height() for rect in rows_painted) >= 0.04 * 1080
    assert not any(one.intersects(other) for one, other in combinations(emblems_painted, 2))
    assert max(rect.right() for rect in emblems_painted) <= 1920
    assert max(rect.bottom() for rect in places.rows.values()) <= 1080


def test_places_on_the_timeline_never_lie_on_each_other() -> None:
    assert spread([10, 12, 300], 50, 0, 400) == [25, 75, 300]
    assert spread([390, 395, 400], 50, 0, 400) == [275, 325, 375]
    assert spread([], 50, 0, 400) == []


def test_without_a_fight_it_looks_intended(stair: Playing, watching: Watching, painted: PaintedWords) -> None:
    stair.conductor.close_fight()
    watching.look()
    assert painted.of(watching.screen) == ["The story goes on"]
    assert watching.screen.accessibleDescription() == "The story goes on"
    assert stair.conductor.resume(there(stair.library.encounters.all()[0].id))
    watching.look()
    assert "Ana" in painted.of(watching.screen)


# --- what lies over it ---------------------------------------------------------------------------------------


def test_the_curtain_hides_everything_but_the_title(stair: Playing, watching: Watching, painted: PaintedWords) -> None:
    watching.screen.lower_curtain(down=True)
    hurt(stair, "guard-a", 40)
    watching.look()
    assert painted.of(watching.screen) == ["The stair"]
    assert watching.screen.accessibleDescription() == "The stair"
    watching.screen.lower_curtain(down=False)
    assert "Guard A" in painted.of(watching.screen), "it has followed meanwhile"


def test_a_picture_on_the_curtain_is_shown_whole(watching: Watching, painted: PaintedWords, tmp_path: Path) -> None:
    red = QImage(200, 100, QImage.Format.Format_RGB32)
    red.fill(Qt.GlobalColor.red)
    red.save(str(tmp_path / "red.png"))
    watching.screen.put_on_curtain(picture_in(tmp_path / "red.png"))
    watching.screen.lower_curtain(down=True)
    assert painted.of(watching.screen) == []
    shown = watching.screen.picture().toImage()
    middle, left = shown.pixelColor(shown.width() // 2, shown.height() // 2), shown.pixelColor(2, shown.height() // 2)
    assert (middle.red(), left.red()) == (255, 255)
    assert shown.pixelColor(shown.width() // 2, 5).red() < 100, "the picture is wider than the screen"


@pytest.mark.parametrize("content", [b"", b"no picture", b"\x89PNG\r\n\x1a\n" + b"\0" * 40])
def test_what_is_no_picture_is_said_so(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "map.png"
    file.write_bytes(content)
    with pytest.raises(Unshowable, match=r"map\.png"):
        picture_in(file)
    with pytest.raises(Unshowable, match="away"):
        picture_in(tmp_path / "away.png")
    with pytest.raises(Unshowable):
        picture_in(tmp_path)


def test_frozen_it_keeps_what_stands_and_follows_again_later(
    stair: Playing, watching: Watching, painted: PaintedWords
) -> None:
    watching.screen.freeze(frozen=True)
    hurt(stair, "ana", 23)
    watching.look()
    assert "60" in painted.of(watching.screen)
    stair.conductor.close_fight()
    watching.look()
    assert "Ana" in painted.of(watching.screen)
    assert stair.conductor.resume(there(stair.library.encounters.all()[0].id))
    watching.screen.freeze(frozen=False)
    watching.look()
    assert "37" in painted.of(watching.screen)


def test_what_is_shown_lies_over_all_and_esc_takes_it_away(
    watching: Watching, painted: PaintedWords, qtbot: QtBot
) -> None:
    watching.screen.lower_curtain(down=True)
    watching.screen.show_this(Shown("The letter", "Come at midnight."))
    assert painted.of(watching.screen) == ["The letter", "Come at midnight."]
    assert watching.screen.accessibleDescription() == "The letter\nCome at midnight."
    with qtbot.waitSignal(watching.screen.taken_away):
        QTest.keyClick(watching.screen, Qt.Key.Key_Escape)
    with qtbot.waitSignal(watching.screen.keys_wanted):
        QTest.keyClick(watching.screen, Qt.Key.Key_A)


def test_a_portrait_stands_over_its_name_and_a_long_text_is_cut_after_a_word(
    watching: Watching, painted: PaintedWords
) -> None:
    emblem = there(watching.screen.content).emblems[watching.row("Guard A").id]
    watching.screen.show_this(Shown("Guard A", emblem=emblem))
    assert "Guard A" in painted.of(watching.screen)
    watching.screen.show_this(Shown(text="lantern " * 900))
    (words,) = painted.of(watching.screen)
    assert words.endswith("lantern…")
    assert len(words) > 300


def _answers(accepts: bool, mime: QMimeData) -> bool:
    return accepts


def test_what_is_let_go_over_it_is_taken_if_it_can_be_shown(watching: Watching, tmp_path: Path) -> None:
    mime = QMimeData()
    mime.setUrls([QUrl.fromLocalFile(str(tmp_path / "map.png"))])
    taken: list[object] = []
    watching.screen.dropped.connect(taken.append)
    for accepts in (False, True):
        watching.screen.accepts = partial(_answers, accepts)
        held = (Qt.DropAction.CopyAction, mime, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier)
        enters = QDragEnterEvent(QPoint(50, 50), *held)
        QApplication.sendEvent(watching.screen, enters)
        if enters.isAccepted():  # who refuses hears of no more: Qt would move it over the last widget that did not
            QApplication.sendEvent(watching.screen, QDragMoveEvent(QPoint(60, 60), *held))
            QApplication.sendEvent(watching.screen, QDropEvent(QPointF(60, 60), *held))
        assert (enters.isAccepted(), len(taken)) == (accepts, int(accepts))


def test_what_is_drawn_of_who_is_seen_says_no_more_than_the_name(
    watching: Watching, monkeypatch: pytest.MonkeyPatch
) -> None:
    secret = OwnLook(emblem="shambling-zombie", kind="undead", is_boss=True)
    chosen = secret._replace(is_chosen=True)
    for shown, drawing in ((secret, "visored-helm"), (chosen, "shambling-zombie")):
        monkeypatch.setattr(OpenFight, "looks", {"guard-a": shown})
        content = there(screen_content(watching.table))
        emblem = content.emblems[watching.row("Guard A").id]
        assert (emblem.drawing, emblem.kind, emblem.boss) == (drawing, "", False)


def test_it_is_painted_anew_in_another_theme(watching: Watching, qapp: QApplication) -> None:
    before = look().choice
    grounds = set()
    for theme in ("light", "dark", "contrast_light", "contrast_dark"):
        look().choose(theme)
        grounds.add(watching.screen.picture().toImage().pixelColor(watching.screen.width() - 3, 3).name())
    look().choose(before)
    assert len(grounds) == 4
