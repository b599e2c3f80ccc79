"""What a row of the order keeps where there is little room: key, name, bar and number, and the tokens that matter."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise, product
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF, QSettings, Qt, QTranslator
from PySide6.QtGui import QFont, QFontMetrics, QImage, QPainter
from PySide6.QtWidgets import QApplication, QStyle, QStyleOptionViewItem, QWidget
from pytestqt.qtbot import QtBot

from desktop.system.paths import translation_folder
from models.repositories.encounters import Encounter, EncounterEntry
from rules.core.display import PoolView
from rules.core.drawings import drawing_of
from rules.system import registry
from tests.proving import short_of
from tests.samples import creatures
from tests.ui.encounter.rounds import fights, library_of
from tests.ui.settling import settle
from tools.pictures.languages import speaking
from ui.encounter.turn_order.delegate import (
    BAR_LEAST,
    COLUMN_LEAST,
    DENSITIES,
    OrderDelegate,
    RowParts,
    figured_pools,
    name_font,
)
from ui.encounter.turn_order.model import OrderModel, vital_of
from ui.navigation.tabs import ENCOUNTER
from ui.session.dice_rollers import APP
from ui.session.view.order import ChipView, OrderRow
from ui.shell.main_window import MainWindow
from ui.text.words import figure, timed
from ui.theme.emblem import room_around
from ui.theme.status_token import StatusToken
from ui.theme.theme import current, short_name


@pytest.fixture
def _in_spanish(qapp: QApplication) -> Iterator[None]:
    translator = QTranslator(qapp)
    assert translator.load("turnwright_es", str(translation_folder()))
    qapp.installTranslator(translator)
    yield
    qapp.removeTranslator(translator)


def is_whole(name: str, place: QRect, font: QFont) -> bool:
    return short_name(QFontMetrics(font), name, place.width()) == name


def name_faults(row: OrderRow, parts: RowParts, font: QFont) -> Iterator[str]:
    """A key that nobody could press, or a name that is not whole."""
    if not row.letter:
        yield "no key"
    if not is_whole(row.name, parts.name, name_font(font, row)):
        yield f"its name has {parts.name.width()} px"


def vital_faults(rect: QRect, row: OrderRow, parts: RowParts, picture: QImage) -> Iterator[str]:
    """A life that has no number or no bar in the picture of the order."""
    pool = vital_of(row)
    assert pool is not None
    if parts.texts.vital != figure(pool.value) or not rect.contains(parts.column.toAlignedRect()):
        yield f"its number is {parts.texts.vital!r} at {parts.column}"
    if parts.bar.width() < BAR_LEAST or not parts.column.contains(parts.bar) or parts.bar.left() <= parts.name.right():
        yield f"its bar is {parts.bar}"
    at = QPoint(int(parts.bar.left()) + 1, int(parts.bar.center().y()))
    if picture.rect().contains(at):
        painted = picture.pixelColor(at).name()
        roles = ("good", "warn", "bad") if pool.value > 0 else ("track",)
        if painted not in {current().color(role).name() for role in roles}:
            yield f"its bar is painted in {painted}"


def is_torn(token: StatusToken) -> bool:
    """Whether the word beside a drawing is cut to letters that say nothing."""
    kept = token.word.removesuffix("…")
    return bool(token.drawing) and kept != token.word and " → " not in kept and len(kept) < 6


def token_faults(rect: QRect, row: OrderRow, parts: RowParts, *, brief: bool) -> Iterator[str]:
    """A mark that matters and is hidden, one that lost its timer, or that lies over something else."""
    for chip in row.chips[len(parts.tokens) :]:
        if chip.matters:
            yield f"{chip.text} is hidden"
    if len(parts.tokens) < len(row.chips) and parts.more.isEmpty():
        yield "some are not counted"
    for placed in parts.tokens:
        if placed.token.timer != placed.chip.timer or not (placed.token.drawing or placed.token.word):
            yield f"{placed.chip.text} says {placed.token}"
        if is_torn(placed.token):
            yield f"{placed.chip.text} is cut to {placed.token.word}"
        others = [parts.emblem, parts.more, *(pool.place for pool in parts.further)]
        others += [QRectF(parts.name) if brief else QRectF(), parts.column]
        if any(placed.place.intersects(other) for other in others) or not rect.contains(placed.place.toAlignedRect()):
            yield f"{placed.chip.text} lies at {placed.place}"


@pytest.mark.usefixtures("_in_spanish")
@pytest.mark.parametrize("system", short_of(registry.ids(), "fulminato"))
def test_every_row_has_its_key_its_whole_name_a_bar_and_a_number(qtbot: QtBot, tmp_path: Path, system: str) -> None:
    library = library_of(tmp_path / "Table.turnwright", system)
    layouts = QSettings(str(tmp_path / "layouts.ini"), QSettings.Format.IniFormat)
    window = MainWindow(library, "es", layouts)
    qtbot.addWidget(window)
    window.show()
    view = window.encounter.fight.order
    found = []
    looked_at = 0
    for name in fights(window):
        for size, density in product(((1366, 768), (1024, 680)), DENSITIES):
            window.resize(*size)
            window.fight_panes.choose_density(density)
            settle()
            picture = view.viewport().grab().toImage()
            for number, row in enumerate(view.order.rows):
                rect = view.visualRect(view.order.index(number, 0))
                parts = view.painter_of_rows.parts(rect, row, view.font())
                looked_at += 1
                faults = [
                    *name_faults(row, parts, view.font()),
                    *vital_faults(rect, row, parts, picture),
                    *token_faults(rect, row, parts, brief=view.painter_of_rows.is_brief),
                ]
                found += [f"{size} {density} {name}, {row.name}: {fault}" for fault in faults]
    window.close()
    library.close()
    assert looked_at > 30
    assert found == [], "\n".join(found)


# --- what gives way --------------------------------------------------------------------------------------------


POOLS = (
    PoolView("pv", "PV", 12, 12, vital=True, drawing="hearts"),
    PoolView("acao", "AÇÃO", 6, 6, vital=False, drawing="power-lightning"),
    PoolView("estamina", "ESTAMINA", 3, 5, vital=False, drawing="heart-beats"),
    PoolView("destino", "DESTINO", 10, 10, vital=False, drawing="star-formation"),
)


def chip(word: str, drawing: str, timer: str = "", *, good: bool = False, matters: bool = False) -> ChipView:
    text = f"{word} {timer}".strip()
    return ChipView("slow", text, "body", good, text, matters, word, timer, drawing_of(drawing))


CHIPS = (
    chip("Agarrado por el cuello", "grab", "2", matters=True),
    chip("norte", "eye-target", "↑", good=True, matters=True),
    chip("Ralentizado", "snail", "3"),
    chip("Carabina", "winchester-rifle", "5/5", good=True),
)


@pytest.fixture
def delegate(qtbot: QtBot) -> OrderDelegate:
    """What paints the rows of an order with one combatant."""
    holder = QWidget()
    qtbot.addWidget(holder)
    model = OrderModel(holder)
    model.show_rows([ROW], fade=False)
    return OrderDelegate(model, holder)


ROW = OrderRow(
    "iara", "i", "Iara Montes", "party", "active", active=False, to_come=True, place="5", pools=POOLS, chips=CHIPS
)


def test_a_row_paints_nothing_outside_its_place(qtbot: QtBot) -> None:
    """What it left there would stay when another row is chosen."""
    holder = QWidget()
    qtbot.addWidget(holder)
    model = OrderModel(holder)
    model.show_rows([ROW], fade=False)
    delegate = OrderDelegate(model, holder)
    picture = QImage(300, 132, QImage.Format.Format_ARGB32)
    picture.fill(Qt.GlobalColor.white)
    around = picture.copy(0, 0, 300, 44)
    option = QStyleOptionViewItem()
    option.rect = QRect(0, 44, 300, 44)
    option.state = QStyle.StateFlag.State_Selected | QStyle.StateFlag.State_HasFocus
    delegate.targets = frozenset({"iara"})
    painter = QPainter(picture)
    delegate.paint(painter, option, model.index(0, 0))
    painter.end()
    assert picture.copy(0, 0, 300, 44) == around
    assert picture.copy(0, 88, 300, 44) == around


def test_what_matters_is_never_hidden_and_the_least_important_gives_way_first(delegate: OrderDelegate) -> None:
    font = QFont()
    seen = []
    for width in range(1000, 299, -1):
        parts = delegate.parts(QRect(0, 0, width, 44), ROW, font)
        tokens = [placed.token for placed in parts.tokens]
        assert [placed.chip for placed in parts.tokens] == list(CHIPS[: len(tokens)])
        assert [token.timer for token in tokens] == ["2", "↑", "3", "5/5"][: len(tokens)]
        assert len(tokens) >= 2
        words = [bool(token.word) for token in tokens]
        if not all(words[:2]):
            assert not any(words[2:]), "the words of the others gave way before"
        if len(tokens) < 4:
            assert not any(words), "a drawing says more than a number"
            assert parts.more.width() > 0
        right = max([*(placed.place.right() for placed in parts.tokens), parts.more.right()])
        assert right < (parts.further[0].place.left() if parts.further else parts.column.left())
        seen.append((len(tokens), sum(words), [pool.text for pool in parts.further]))
    assert seen[0] == (4, 4, ["3/5", "10/10"])
    assert seen[-1] == (2, 0, [])
    stages = [seen[0], *(now for before, now in pairwise(seen) if now != before)]
    assert len(stages) >= 8
    assert all(len(before[2]) >= len(now[2]) for before, now in pairwise(stages))
    assert all(before[0] > 2 or before[0] >= now[0] or before[2] > now[2] for before, now in pairwise(stages))


def test_names_and_numbers_stay_and_the_maximum_gives_way_after_the_second_pool(delegate: OrderDelegate) -> None:
    """A pool has its line above its bar, so that it costs the tokens under the name nothing."""
    font = QFont()
    stages = []
    for width in range(600, 199, -1):
        parts = delegate.parts(QRect(0, 0, width, 44), ROW, font)
        assert parts.bar.width() >= COLUMN_LEAST
        assert parts.bar.left() > parts.emblem.right()
        if parts.texts.maximum:
            assert is_whole(ROW.name, parts.name, name_font(font, ROW)), width
        stages.append(parts.texts)
    assert list(dict.fromkeys(stages)) == [("12", "/12", "6/6"), ("12", "/12", "6"), ("12", "/12", ""), ("12", "", "")]


@pytest.mark.parametrize("density", ["roomy", "close"])
def test_a_second_pool_keeps_its_maximum_however_long_the_names(qtbot: QtBot, density: str) -> None:
    pools = (PoolView("hp", "HP", 112, 112, vital=True), PoolView("mp", "MP", 28, 40, vital=False))
    row = replace(ROW, pools=pools)
    holder = QWidget()
    qtbot.addWidget(holder)
    model = OrderModel(holder)
    longer = replace(row, id="longer", name="Bandolera del Salar B")
    model.show_rows([row, longer], fade=False)
    delegate, font = OrderDelegate(model, holder), QFont()
    delegate.density = DENSITIES[density]
    for width in range(900, 249, -1):
        rect = QRect(0, 0, width, delegate.density.height)
        parts = delegate.parts(rect, longer, font)
        whole = is_whole(longer.name, parts.name, name_font(font, longer))
        assert whole or parts.texts.second != "28/40", "the name comes first"
        assert parts.texts == delegate.parts(rect, row, font).texts, "all rows show the same"
        if width >= 420:
            assert (whole, parts.texts) == (True, ("112", "/112", "28/40"))


def test_the_timer_of_a_condition_is_told_apart_from_its_value(qapp: QApplication) -> None:
    assert [timed("Desvio alterado −2", "2"), timed("Rápido", "2"), timed("Desvio alterado −2", "")] == [
        "Desvio alterado −2 ◷2",
        "Rápido 2",
        "Desvio alterado −2",
    ]


# --- how wide the order is -------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", short_of(["en", "es", "pt_BR"], "pt_BR"))
@pytest.mark.parametrize("system", short_of(registry.ids(), "fulminato"))
def test_marks_are_shown_or_counted_and_on_a_wide_screen_nothing_is_missing(
    qtbot: QtBot, qapp: QApplication, tmp_path: Path, system: str, language: str
) -> None:
    """The order takes its share of what a wider window has; on a small screen few marks are left to a number."""
    with speaking(qapp, language):
        missing, wordless = _missing_and_wordless(qtbot, tmp_path, system, language)
    assert missing.get(1920, []) == []
    assert len(missing.get(1366, [])) <= 1
    assert len(missing.get(1024, [])) <= 2
    assert len(wordless.get(1920, [])) <= 4  # type is larger there: a word less each


def _missing_and_wordless(
    qtbot: QtBot, tmp_path: Path, system: str, language: str
) -> tuple[dict[int, list[object]], dict[int, list[object]]]:
    """For each width the rows of all fights that lack a mark, a pool or a maximum, and those that lack a word."""
    library = library_of(tmp_path / "Table.turnwright", system)
    missing: dict[int, list[object]] = {}
    wordless: dict[int, list[object]] = {}
    for width, height in ((1024, 700), (1366, 768), (1920, 1080)):
        layouts = QSettings(str(tmp_path / f"{width}.ini"), QSettings.Format.IniFormat)
        window = MainWindow(library, language, layouts)
        qtbot.addWidget(window)
        window.resize(width, height)
        window.show_tab(ENCOUNTER)
        window.show()
        for name in fights(window):
            settle()
            view, font = window.encounter.fight.order, window.encounter.fight.order.font()
            for number, row in enumerate(view.order.rows):
                parts = view.painter_of_rows.parts(view.visualRect(view.order.index(number, 0)), row, font)
                pools = figured_pools(row)
                shown = [parts.texts.second, *(pool.text for pool in parts.further)]
                texts = [f"{figure(pool.value)}/{pool.maximum}" for pool in pools] or [""]
                seen = (name, row.name, [placed.token for placed in parts.tokens], shown)
                if len(parts.tokens) < len(row.chips) or shown != texts or not parts.texts.maximum:
                    missing.setdefault(width, []).append(seen)
                assert not any(is_torn(placed.token) for placed in parts.tokens), seen
                if not all(placed.token.word for placed in parts.tokens):
                    wordless.setdefault(width, []).append(seen)
        window.close()
    library.close()
    return missing, wordless


# --- how close rows stand --------------------------------------------------------------------------------------


def test_twelve_with_three_statuses_each_stand_on_a_low_screen_whole(qtbot: QtBot, tmp_path: Path) -> None:
    library = library_of(tmp_path / "Table.turnwright", "ffrpg")
    people = creatures("ffrpg")
    names = sorted(people)[:4]
    entries = [
        EncounterEntry(name=name, side=side, sheet=people[name]["sheet"], count=count)
        for name, side, count in zip(names, ("party", "party", "foes", "foes"), (2, 2, 4, 4), strict=True)
    ]
    made = library.encounters.add(Encounter(name="Many", system="ffrpg", seed=3), entries)
    window = MainWindow(library, "en", QSettings(str(tmp_path / "layouts.ini"), QSettings.Format.IniFormat))
    qtbot.addWidget(window)
    window.resize(1366, 768)
    window.show_tab(ENCOUNTER)
    window.show()
    window.conductor.open_prepared(made.id or 0)
    for side in ("party", "foes"):
        window.conductor.rollers.set(side, APP)
    window.conductor.command({"do": "begin"})
    for id, status in product(window.conductor.fight.combatants, ("slow", "poison", "protect")):
        window.conductor.command({"do": "condition", "actor": id, "status": status, "timer": 3})
    settle()
    view = window.encounter.fight.order
    rows = view.order.rows
    places = [view.visualRect(view.order.index(number, 0)) for number in range(len(rows))]
    assert len(rows) == 12
    assert all(view.viewport().rect().contains(place) for place in places)
    for row, place in zip(rows, places, strict=True):
        parts = view.painter_of_rows.parts(place, row, view.font())
        assert [placed.token.timer for placed in parts.tokens].count("3") == 3
        assert len(parts.tokens) == len(row.chips)
    window.close()
    library.close()


def test_twelve_stand_on_a_low_screen_beside_a_board_and_that_is_remembered(qtbot: QtBot, tmp_path: Path) -> None:
    library = library_of(tmp_path / "Table.turnwright", "ffrpg")
    layouts = QSettings(str(tmp_path / "layouts.ini"), QSettings.Format.IniFormat)
    window = MainWindow(library, "en", layouts)
    qtbot.addWidget(window)
    window.resize(1366, 768)
    window.show_tab(ENCOUNTER)
    window.show()
    next(name for name in fights(window) if window.encounter.fight.board.isVisible())
    settle()
    view = window.encounter.fight.order
    whole = {}
    for density in DENSITIES:
        window.menus.by_name[f"density_{density}"].trigger()
        settle()
        assert window.menus.by_name[f"density_{density}"].isChecked()
        assert {view.visualRect(view.order.index(row, 0)).height() for row in range(3)} == {DENSITIES[density].height}
        whole[density] = view.viewport().height() // DENSITIES[density].height
    assert whole["dense"] >= 12 > whole["close"] > whole["roomy"]
    again = MainWindow(library, "en", layouts)
    qtbot.addWidget(again)
    assert again.encounter.fight.order.painter_of_rows.density is DENSITIES["dense"]
    window.close()
    again.close()
    library.close()


def test_one_line_has_tokens_between_name_and_bar(delegate: OrderDelegate) -> None:
    delegate.density = DENSITIES["dense"]
    rect, font = QRect(0, 0, 480, DENSITIES["dense"].height), QFont()
    row = OrderRow("a", "a", "Sable", "party", "active", False, True, "12", POOLS, CHIPS)
    parts = delegate.parts(rect, row, font)
    assert (parts.further, parts.texts.second) == ((), "")
    assert parts.tokens
    name = parts.name.left() + QFontMetrics(name_font(font, row)).horizontalAdvance("Sable")
    for placed in parts.tokens:
        assert name < placed.place.left()
        assert placed.place.right() < parts.column.left()
        assert rect.contains(placed.place.toAlignedRect())


def test_a_token_of_one_line_has_its_word_where_there_is_room_and_else_its_drawing(delegate: OrderDelegate) -> None:
    delegate.density = DENSITIES["dense"]
    font, float_ = QFont(), chip("Float", "feather", "4", good=True, matters=True)
    row = OrderRow("a", "a", "Sable", "party", "active", False, True, "12", POOLS, (float_,))
    said = []
    for width in range(480, 180, -1):
        parts = delegate.parts(QRect(0, 0, width, DENSITIES["dense"].height), row, font)
        words = [(placed.token.word, placed.token.drawing, placed.token.timer) for placed in parts.tokens]
        if words not in said:
            said.append(words)
        if words == [("", "feather", "4")] and parts.texts.maximum:
            assert is_whole("Sable", parts.name, name_font(font, row))
    assert said[:2] == [[("Float", "feather", "4")], [("", "feather", "4")]]


@pytest.mark.parametrize("width", [340, 365, 410])
def test_a_name_beside_many_marks_that_matter_is_still_told_by_it(delegate: OrderDelegate, width: int) -> None:
    """Four letters were left of it, with room for a maximum and a long bar."""
    delegate.density = DENSITIES["dense"]
    font = QFont()
    drawings = ("feather", "snail", "grim-reaper", "poison-bottle", "time-trap")
    marks = tuple(chip(name, name, "3", matters=True) for name in drawings)
    row = OrderRow("a", "a", "Clockwork Hound", "foes", "active", False, True, "12", POOLS, marks)
    parts = delegate.parts(QRect(0, 0, width, DENSITIES["dense"].height), row, font)
    assert len(parts.shown_name.rstrip("…")) >= 8, parts.shown_name
    assert parts.tokens
    assert not parts.more.isEmpty()
    assert parts.name.right() < parts.tokens[0].place.left()
    assert parts.more.right() <= parts.column.left()


@pytest.mark.parametrize("density", DENSITIES)
def test_an_emblem_keeps_its_distance_from_the_name_and_from_key_and_place(
    delegate: OrderDelegate, density: str
) -> None:
    """Its ring and its badges stand out of it."""
    delegate.density = DENSITIES[density]
    rect, font = QRect(0, 0, 400, delegate.density.height), QFont()
    row = OrderRow("a", "a", "Sable", "party", "unconscious", False, False, "12", POOLS, (), dying=True)
    parts = delegate.parts(rect, row, font)
    room = room_around(parts.emblem)
    around = parts.emblem.adjusted(-room, -room, room, room)
    assert around.right() < parts.name.left()
    assert around.left() >= max(parts.cap.right(), parts.place.right() if delegate.is_brief else 0) - 1
    assert not parts.cap.intersects(QRectF(parts.place))
    assert rect.contains(parts.emblem.toAlignedRect())


def test_where_no_mark_has_room_they_are_counted(delegate: OrderDelegate) -> None:
    wide = replace(ROW, chips=(chip("A hold that takes its time", "grab", "123456789/123456789"),) * 3)
    for width in range(400, 199, -1):
        parts = delegate.parts(QRect(0, 0, width, 44), wide, QFont())
        assert len(parts.tokens) == 3 or parts.more.width() > 0


def test_the_frame_of_a_selected_row_is_whole(qtbot: QtBot) -> None:
    holder = QWidget()
    qtbot.addWidget(holder)
    model = OrderModel(holder)
    model.show_rows([ROW], fade=False)
    picture = QImage(300, 44, QImage.Format.Format_RGB32)
    picture.fill(Qt.GlobalColor.white)
    option = QStyleOptionViewItem()
    option.rect = picture.rect()
    option.state = QStyle.StateFlag.State_Selected
    painter = QPainter(picture)
    OrderDelegate(model, holder).paint(painter, option, model.index(0, 0))
    painter.end()
    right, bottom = picture.width() - 1, picture.height() - 1
    frame = {picture.pixelColor(x, y).name() for x in range(10, right - 10) for y in (0, bottom)}
    assert frame == {current().color("edge").name()}
