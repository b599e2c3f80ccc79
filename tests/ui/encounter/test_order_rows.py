"""What a row of the order keeps where there is little room: key, name, bar and number, and the chips that matter."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, QSettings, Qt, QTranslator
from PySide6.QtGui import QFont, QFontMetrics, QImage, QPainter
from PySide6.QtWidgets import QApplication, QStyle, QStyleOptionViewItem, QWidget
from pytestqt.qtbot import QtBot

from desktop.system.paths import translation_folder
from rules.system import registry
from tests.proving import short_of
from tests.ui.encounter.rounds import fights, library_of
from tests.ui.settling import settle
from tools.pictures.languages import speaking
from ui.encounter.turn_order.chips import BRIEF, CHIP_LEAST, are_pips, chip_text, shared
from ui.encounter.turn_order.delegate import (
    BAR_LEAST,
    DENSITIES,
    DISC,
    NAME_HEIGHT,
    NAME_LEFT,
    OrderDelegate,
    name_font,
)
from ui.encounter.turn_order.model import OrderModel, vital_of
from ui.encounter.turn_order.view import OrderView
from ui.navigation.tabs import ENCOUNTER
from ui.session.view.order import ChipView, OrderRow, PoolView
from ui.shell.main_window import MainWindow
from ui.text.words import figure, timed
from ui.theme.theme import HALF, SMALL, current, short_name, sized


@pytest.fixture
def _in_spanish(qapp: QApplication) -> Iterator[None]:
    translator = QTranslator(qapp)
    assert translator.load("turnwright_es", str(translation_folder()))
    qapp.installTranslator(translator)
    yield
    qapp.removeTranslator(translator)


def name_faults(view: OrderView, rect: QRect, row: OrderRow) -> Iterator[str]:
    """A key that nobody could press, or a name that is not whole."""
    if not row.letter:
        yield "no key"
    place = view.painter_of_rows.name_place(rect, row, view.font())
    metrics = QFontMetrics(sized(view.font(), 14, bold=row.active))
    if short_name(metrics, row.name, place.width()) != row.name:
        yield f"its name has {place.width()} px"


def vital_faults(view: OrderView, rect: QRect, row: OrderRow, picture: QImage, *, beside: bool) -> Iterator[str]:
    """A life that has no number or no bar in the picture of the order; `beside`: the bar stands beside the name."""
    shown, pool = view.painter_of_rows.vital(rect, row, view.font()), vital_of(row)
    assert shown is not None
    assert pool is not None
    if shown.figures.split("/")[0] != figure(pool.value) or not rect.contains(shown.place):
        yield f"its number is {shown.figures!r} at {shown.place}"
    if shown.bar.width() < BAR_LEAST or not rect.contains(shown.bar.toRect()):
        yield f"its bar is {shown.bar}"
    if beside and not shown.beside:
        yield "its bar stands under the row"
    at = QPoint(int(shown.bar.left()) + 3, int(shown.bar.center().y()))
    if view.viewport().rect().contains(at):
        painted = picture.pixelColor(at).name()
        roles = ("good", "warn", "bad") if pool.value > 0 else ("track",)
        if painted not in {current().color(role).name() for role in roles}:
            yield f"its bar is painted in {painted}"


def chip_faults(view: OrderView, rect: QRect, row: OrderRow) -> Iterator[str]:
    """A chip that matters and is hidden, or one that lost its timer."""
    line = view.painter_of_rows.second_line(rect, row, view.font())
    for chip in line.more:
        if chip.matters:
            yield f"{chip.text} is hidden"
    for chip, place in line.chips:
        shown = chip_text(chip, place, view.font(), brief=view.painter_of_rows.is_brief)
        tail = chip.text.rpartition(" ")[2]
        if tail.isdigit() and not shown.endswith(tail):
            yield f"{chip.text} says {shown}"
        if place.intersects(line.place) and line.text:
            yield f"{chip.text} lies over {line.text}"


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
                looked_at += 1
                faults = [
                    *name_faults(view, rect, row),
                    *vital_faults(view, rect, row, picture, beside=size == (1366, 768) and density != "dense"),
                    *chip_faults(view, rect, row),
                ]
                found += [f"{size} {density} {name}, {row.name}: {fault}" for fault in faults]
    window.close()
    library.close()
    assert looked_at > 30
    assert found == [], "\n".join(found)


# --- what gives way --------------------------------------------------------------------------------------------


POOLS = (
    PoolView("pv", "PV", 12, 12, vital=True),
    PoolView("acao", "AÇÃO", 6, 6, vital=False),
    PoolView("estamina", "ESTAMINA", 3, 5, vital=False),
    PoolView("destino", "DESTINO", 10, 10, vital=False),
)
CHIPS = (
    ChipView("grabbed", "Agarrado por el cuello 2", "state", good=False, tip="", matters=True),
    ChipView("", "↑ norte", "other", good=True, tip="", matters=True),
    ChipView("slow", "Ralentizado 3", "body", good=False, tip=""),
    ChipView("", "Carabina 5/5", "other", good=True, tip=""),
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
        line = delegate.second_line(QRect(0, 0, width, 44), ROW, font)
        chips = [chip for chip, _ in line.chips]
        assert chips == list(CHIPS[: len(chips)])
        assert line.more == CHIPS[len(chips) :]
        assert chips[:2] == list(CHIPS[:2])
        texts = [chip_text(chip, place, font) for chip, place in line.chips]
        assert texts[0].endswith(" 2")
        assert texts[1].endswith("norte")
        if "…" in texts[0]:
            assert len(chips) == 2  # the others gave way before
        if line.text != "AÇÃO 6/6  ESTAMINA 3/5  DESTINO 10/10":
            assert len(chips) == 2  # a pool loses its maximum after the others gave way
        if line.more:
            assert line.more_place.width() > 0
        right = max(place.right() for _, place in line.chips) if not line.more else line.more_place.right()
        assert right < (line.place.left() if line.text and line.place.top() > NAME_HEIGHT else width)
        seen.append((len(chips), line.text))
    assert seen[0] == (4, "AÇÃO 6/6  ESTAMINA 3/5  DESTINO 10/10")
    assert seen[-1][0] == 2
    assert len(set(seen)) >= 5


@pytest.mark.parametrize("density", ["roomy", "close"])
def test_pools_go_beside_the_name_where_not_all_stands_under_it(qtbot: QtBot, density: str) -> None:
    pools = (PoolView("hp", "HP", 112, 112, vital=True), PoolView("mp", "MP", 28, 40, vital=False))
    row = replace(ROW, pools=pools)
    holder = QWidget()
    qtbot.addWidget(holder)
    model = OrderModel(holder)
    model.show_rows([row, replace(row, id="longer", name="Bandolera del Salar B")], fade=False)
    delegate, font = OrderDelegate(model, holder), QFont()
    delegate.density = DENSITIES[density]
    told = []
    for width in range(900, 299, -1):
        rect = QRect(0, 0, width, delegate.density.height)
        line = delegate.second_line(rect, row, font)
        beside = bool(line.text) and line.place.top() < NAME_HEIGHT // 2
        told.append((line.text, beside))
        if beside:
            name, vital = delegate.name_place(rect, row, font), delegate.vital(rect, row, font)
            assert vital is not None
            assert line.place.left() > name.left() + QFontMetrics(name_font(font, row)).horizontalAdvance(row.name)
            assert line.place.right() < (vital.bar.left() if vital.beside else vital.place.left())
            assert not any(place.intersects(line.place) for _, place in line.chips)
    assert list(dict.fromkeys(told)) == [("MP 28/40", False), ("MP 28/40", True)]


def test_names_and_numbers_stay_and_the_bar_goes_under_the_row(delegate: OrderDelegate) -> None:
    font = QFont()
    stages = []
    for width in range(600, 199, -1):
        shown = delegate.vital(QRect(0, 0, width, 44), ROW, font)
        assert shown is not None
        stages.append((shown.figures, shown.beside))
        assert shown.bar.width() >= BAR_LEAST
        assert shown.bar.left() >= NAME_LEFT
    assert list(dict.fromkeys(stages)) == [("12/12", True), ("12/12", False), ("12", False)]


@pytest.mark.parametrize(
    ("first", "room", "widths"),
    [
        (1, 400, [100, 60, 80]),
        (1, 248, [100, 60, 80]),
        (1, 230, [100, 60]),
        (1, 200, [100, 60]),
        (1, 130, [100]),
        (1, 90, [66]),
        (2, 160, [76, 56]),
        (3, 190, [70, 56, 56]),
    ],
)
def test_the_first_chips_are_whole_before_others_get_room(first: int, room: int, widths: list[int]) -> None:
    assert shared([100, 60, 80], first, room) == widths


def test_a_chip_that_is_cut_still_says_whom_it_is_aimed_at(qapp: QApplication) -> None:
    chip = ChipView("", "Atacar · Fusil de francotirador → Ana", "", good=True, tip="")
    said = chip_text(chip, QRect(0, 0, 150, 15), qapp.font())
    assert said.startswith("Atacar")
    assert said.endswith("… → Ana")


def test_a_weapon_of_which_few_letters_are_left_still_says_what_is_loaded(qapp: QApplication) -> None:
    chip = ChipView("", "Ballesta de caza 0/1", "", good=False, tip="")
    room = QFontMetrics(sized(qapp.font(), SMALL)).horizontalAdvance("▼Ball 0/1") + 8
    assert chip_text(chip, QRect(0, 0, room, 15), qapp.font()) == "▼Ball 0/1"
    assert chip_text(chip, QRect(0, 0, CHIP_LEAST, 15), qapp.font()) == "▼Ball"


@pytest.mark.parametrize("text", ["Com hemorragia 60 min", "Mal ferido 3", "El de la mano 0/1", "No chão"])
def test_a_chip_of_short_words_is_cut_to_one_that_says_something(qapp: QApplication, text: str) -> None:
    chip, font = ChipView("", text, "other", good=False, tip=""), qapp.font()
    said = {chip_text(chip, QRect(0, 0, width, 15), font) for width in range(CHIP_LEAST, 130)}
    assert [item for item in said if "  " in item or item != item.strip()] == []
    brief = chip_text(chip, QRect(0, 0, CHIP_LEAST, 15), font, brief=True)
    assert brief in {"▼hemo", "▼feri 3", "▼mano", "▼chão"}


def test_the_timer_of_a_condition_is_told_apart_from_its_value(qapp: QApplication) -> None:
    assert [timed("Desvio alterado −2", "2"), timed("Rápido", "2"), timed("Desvio alterado −2", "")] == [
        "Desvio alterado −2 ◷2",
        "Rápido 2",
        "Desvio alterado −2",
    ]
    chip, font = ChipView("", "Desvio alterado −2 ◷2", "other", good=False, tip=""), qapp.font()
    said = [chip_text(chip, QRect(0, 0, width, 15), font) for width in range(90, 200)]
    assert all(item.endswith("−2 ◷2") for item in said)


# --- how wide the order is -------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["es", "pt_BR"])
@pytest.mark.parametrize("system", short_of(registry.ids(), "fulminato"))
def test_chips_are_whole_or_counted_and_on_a_wide_screen_nothing_is_missing(
    qtbot: QtBot, qapp: QApplication, tmp_path: Path, system: str, language: str
) -> None:
    """The order takes its share of what a wider window has; on a small screen few chips are left to a number."""
    with speaking(qapp, language):
        cut, missing = _cut_and_missing(qtbot, tmp_path, system, language)
    assert cut == []
    assert missing.get(1920, []) == []
    assert len(missing.get(1366, [])) <= 5
    assert len(missing.get(1024, [])) <= 6


def _cut_and_missing(
    qtbot: QtBot, tmp_path: Path, system: str, language: str
) -> tuple[list[object], dict[int, list[object]]]:
    """The rows of all fights with a chip that is cut or missing without a number, or that cost a pool its maximum.

    And for each width what is missing: chips, pools and maxima of pools.
    """
    library = library_of(tmp_path / "Table.turnwright", system)
    cut: list[object] = []
    missing: dict[int, list[object]] = {}
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
                rect = view.visualRect(view.order.index(number, 0))
                line, vital = view.painter_of_rows.second_line(rect, row, font), vital_of(row)
                shown = view.painter_of_rows.vital(rect, row, font)
                words = [chip_text(*item, font).lstrip("▲▼ ") for item in line.chips]
                pools = [pool for pool in row.pools if pool is not vital and pool.maximum and not are_pips(pool)]
                texts = "  ".join(f"{pool.label} {figure(pool.value)}/{pool.maximum}" for pool in pools)
                names = [chip.text for chip in row.chips]
                spared = line.text != texts and any(not chip.matters for chip, _ in line.chips[1:])
                if words != names[: len(words)] or (line.more and line.more_place.isEmpty()) or spared:
                    cut.append((width, name, row.name, words))
                if words != names or line.text != texts or (shown is not None and "/" not in shown.figures):
                    missing.setdefault(width, []).append((name, row.name, words, line.text))
        window.close()
    library.close()
    return cut, missing


# --- how close rows stand --------------------------------------------------------------------------------------


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


def test_one_line_has_chips_between_name_and_bar(delegate: OrderDelegate) -> None:
    delegate.density = DENSITIES["dense"]
    rect, font = QRect(0, 0, 480, DENSITIES["dense"].height), QFont()
    row = OrderRow("a", "a", "Sable", "party", "active", False, True, "12", POOLS, CHIPS)
    line, vital = delegate.second_line(rect, row, font), delegate.vital(rect, row, font)
    assert vital is not None
    assert line.text == ""
    assert line.chips
    assert chip_text(*line.chips[0], font, brief=True) == "▼Agar 2"
    name = delegate.name_place(rect, row, font).left() + QFontMetrics(sized(font, 14)).horizontalAdvance("Sable")
    for _, place in line.chips:
        assert name < place.left()
        assert place.right() < vital.bar.left()
        assert rect.contains(place)


def test_a_chip_of_one_line_is_whole_where_there_is_room_and_brief_where_there_is_none(delegate: OrderDelegate) -> None:
    delegate.density = DENSITIES["dense"]
    font, chip = QFont(), ChipView("float", "Float", "other", good=True, tip="", matters=True)
    row = OrderRow("a", "a", "Sable", "party", "active", False, True, "12", POOLS, (chip,))
    said = []
    for width in range(420, 180, -1):
        line = delegate.second_line(QRect(0, 0, width, DENSITIES["dense"].height), row, font)
        words = [chip_text(*item, font, brief=True) for item in line.chips]
        if words not in said:
            said.append(words)
    assert said[:2] == [["▲ Float"], ["▲Floa"]]


@pytest.mark.parametrize("text", ["Sueño 2", "Tumbado", "Congelar 3", "Inmovilizar 3"])
def test_a_chip_that_is_cut_never_says_a_letter_or_two(qapp: QApplication, text: str) -> None:
    chip, font = ChipView("", text, "sleep", good=False, tip=""), qapp.font()
    said = [chip_text(chip, QRect(0, 0, width, 15), font) for width in range(CHIP_LEAST, 130)]
    assert said[-1] == f"▼ {text}"
    stems = [item.partition("…")[0].lstrip("▼ ") for item in said]
    assert all(text.startswith(stem.split(" ")[0]) and len(stem) >= BRIEF - 1 for stem in stems)
    if text[-1].isdigit():
        assert all(item.endswith(f" {text[-1]}") for item in said)


@pytest.mark.parametrize("density", DENSITIES)
def test_a_sign_keeps_its_distance_from_the_name_and_from_the_mark_of_the_side(
    delegate: OrderDelegate, density: str
) -> None:
    delegate.density = DENSITIES[density]
    rect, font = QRect(0, 0, 400, delegate.density.height), QFont()
    row = OrderRow("a", "a", "Sable", "party", "unconscious", False, False, "12", POOLS, (), dying=True)
    sign = delegate.sign_place(rect, row).adjusted(-DISC, 0, DISC, 0)
    assert delegate.name_place(rect, row, font).left() - sign.right() >= HALF
    assert sign.left() - (NAME_LEFT + QFontMetrics(sized(font, SMALL)).horizontalAdvance("●")) >= 0


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
    frame = {picture.pixelColor(x, y).name() for x in range(10, right) for y in (0, bottom)}
    assert frame == {current().color("accent").name()}
