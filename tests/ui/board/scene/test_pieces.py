"""What a piece shows at a scale, how it lies, whose it is, and that the players do not see it."""

from itertools import combinations
from typing import Any

import pytest
from PySide6.QtCore import QBuffer, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from models.library import Library
from models.repositories.creatures import Creature
from models.repositories.encounters import Encounter, EncounterEntry
from models.repositories.pictures import Picture, with_picture
from tests.ui.board.conftest import FOE, HERO, BoardTable
from tests.ui.board.conftest import piece_view as view
from ui.board.scene.coordinates import CELL
from ui.board.scene.piece_faces import Detail, detail_at
from ui.board.scene.pieces import PieceItem
from ui.board.scene.scene import BoardScene
from ui.services.pictures import made_small
from ui.session.view.board import PieceView
from ui.shell.main_window import MainWindow
from ui.theme.theme import current, look

SIDE = 4
"""How often the pixels of a picture are those of the scene."""


def painted(piece: PieceView, pixels: float = 48.0, *, grey: bool = True) -> QImage:
    """A piece in a cell of so many pixels; grey: where colours tell nothing."""
    side = round(pixels)
    picture = QImage(side, side, QImage.Format.Format_RGB32)
    picture.fill(Qt.GlobalColor.white)
    painter = QPainter(picture)
    painter.scale(pixels / CELL, pixels / CELL)
    PieceItem(piece).paint(painter, None)  # type: ignore[arg-type]
    painter.end()
    return picture.convertToFormat(QImage.Format.Format_Mono) if grey else picture


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("pixels", [13.0, 22.0, 48.0])
def test_hidden_and_seen_differ_without_any_colour_at_every_scale(pixels: float) -> None:
    seen, hidden = painted(view(), pixels), painted(view(hidden=True), pixels)
    assert seen != hidden


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("pixels", [22.0, 48.0])
def test_how_one_lies_differs_without_any_colour_and_between_party_and_foes(pixels: float) -> None:
    states: list[dict[str, Any]] = [{"state": state} for state in ("active", "unconscious", "dead", "stone")]
    states.append({"state": "unconscious", "dying": True})
    shown = [painted(view(side=side, **state), pixels) for side in ("party", "foes") for state in states]
    assert all(image != other for image, other in combinations(shown, 2))


@pytest.mark.usefixtures("qapp")
def test_words_say_what_the_signs_do() -> None:
    assert "hidden from the players" in view(hidden=True).spoken()
    assert "dying" in view(state="unconscious", dying=True).spoken()


def test_letters_and_faces_give_way_with_the_scale() -> None:
    assert [detail_at(pixels) for pixels in (13, 22, 48)] == [Detail.LETTER, Detail.BAR, Detail.FACE]


@pytest.mark.parametrize("text", [100, 150, 200])
def test_in_larger_text_the_cap_of_a_key_is_larger_only_where_the_piece_is(qapp: QApplication, text: int) -> None:
    """At 200 % it covered the pieces in cells in which it had just room at 100 %."""
    look().choose_text_size(text)
    assert detail_at(0.34 * text + 1) is Detail.FACE
    assert detail_at(0.34 * text - 1) is Detail.BAR
    image, other = (painted(view(letter=letter, name="Orc"), 96.0, grey=False) for letter in "ow")
    differing = [
        (x, y) for x in range(image.width()) for y in range(image.height()) if image.pixel(x, y) != other.pixel(x, y)
    ]
    at = [place / image.width() for pair in differing for place in pair]
    assert max(at) < 0.5, "it covers less than half of the piece"
    assert differing


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("pixels", [13.0, 18.0, 24.0, 48.0])
def test_the_letter_is_to_be_read_at_every_scale(pixels: float) -> None:
    """Two pieces with other letters differ by more than the noise of an edge."""
    image, other = (painted(view(letter=letter, name="Orc"), pixels, grey=False) for letter in "ow")
    differing = [
        (x, y)
        for x in range(image.width())
        for y in range(image.height())
        if abs(image.pixelColor(x, y).lightness() - other.pixelColor(x, y).lightness()) > 40
    ]
    rows = {y for _, y in differing}
    assert len(rows) >= 4
    assert len(differing) >= 8


# --- pictures --------------------------------------------------------------------------------------------------


def blue() -> Picture:
    image = QImage(64, 64, QImage.Format.Format_RGB32)
    image.fill(QColor("#0000ff"))
    buffer = QBuffer()
    buffer.open(QBuffer.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]
    return made_small(bytes(buffer.data().data()))


def test_a_piece_wears_the_picture_of_its_creature_beside_its_letter(window: MainWindow, library: Library) -> None:
    [creature] = library.creatures.add(
        [Creature(name="Orc", system="tabuleiro", sheet=FOE, extra=with_picture({}, blue()))]
    )
    made = library.encounters.add(
        Encounter(name="Mud", system="tabuleiro", seed=3, board={"width": 5, "height": 5}),
        [
            EncounterEntry(name="Lia", side="party", sheet=HERO, cells=[[1, 3]]),
            EncounterEntry(name="Orc", side="foes", creature_id=creature.id, count=2, cells=[[3, 3], [4, 4]]),
        ],
    )
    window.conductor.open_prepared(made.id or 0)
    pieces = window.encounter.fight.board.scene.pieces
    assert [bool(piece.view.look.picture) for piece in pieces.values()] == [False, True, True]
    shown = painted(pieces["orc-a"].view, 96.0, grey=False)
    middle = shown.pixelColor(48, 50)
    assert middle.blue() > 240
    assert max(middle.red(), middle.green()) < 20
    assert painted(pieces["orc-a"].view) != painted(pieces["orc-b"].view), "their letters differ"


def test_a_foe_that_is_hidden_in_the_fight_gets_its_sign_and_loses_it_again(table: BoardTable) -> None:

    def shown() -> bool:
        return table.board.scene.pieces["orc"].view.hidden

    assert not shown()
    table.conductor.hide("orc", hidden=True)
    assert shown()
    assert "hidden" in table.board.words.of((5, 3), None, None)[-1]
    table.conductor.undo()
    assert not shown()


def test_the_sign_of_the_hidden_is_to_be_seen_in_both_themes(qapp: QApplication) -> None:
    chosen = look().choice
    for theme in ("light", "dark"):
        look().choose(theme)
        picture = painted(view(hidden=True), 48.0 * SIDE, grey=False)
        corner = QRectF(27 * SIDE, 24 * SIDE, 16 * SIDE, 16 * SIDE).toRect()
        colors = {
            picture.pixelColor(x, y).name()
            for x in range(corner.left(), corner.right())
            for y in range(corner.top(), corner.bottom())
        }
        assert {current().color("muted").name(), current().color("raised").name()} <= colors
    look().choose(chosen)
    qapp.processEvents()


def test_of_several_pieces_on_a_cell_the_one_that_is_seen_is_meant(qapp: QApplication) -> None:
    """A click on the piece on top aimed at one that lay under it."""
    scene = BoardScene()
    views = [view(id=id, letter=id, cell=(3, 2)) for id in "acg"] + [view(id="l", letter="l", cell=(4, 2))]
    scene.show_pieces(views)
    top = scene.piece_at((3, 2))
    painted = [
        item for item in scene.items(scene.pieces["a"].sceneBoundingRect().center()) if isinstance(item, PieceItem)
    ]
    assert painted == scene.pieces_at((3, 2))
    assert top is not None
    assert top.view.id == "g"
    scene.mark_pieces({}, ["a"])
    assert [piece.view.id for piece in scene.pieces_at((3, 2))] == ["a", "g", "c"], "who is named is painted on top"
    scene.show_pieces([view(id="a", cell=(3, 2), state="dead"), *views[1:]])
    scene.mark_pieces({}, [])
    assert [piece.view.id for piece in scene.pieces_at((3, 2))] == ["g", "c", "a"]
