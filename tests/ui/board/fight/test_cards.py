"""The cards of who acts keep to their room, however long a book is about them."""

from PySide6.QtGui import QImage
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from rules.core.board_overlays import CardUse, HandCard
from rules.core.questions import Refusal
from tests.ui.settling import settle
from ui.board.fight.cards import DRAWING, LONGEST, CardsPanel
from ui.theme.theme import look

STORY = "A bright streak flashes from a pointing finger to a point within range and blossoms there. " * 6


def card(name: str, effect: str, refused: Refusal | None = None, drawing: str = "") -> HandCard:
    uses = (CardUse("ability", "USAR", "4 AÇÃO", refused),)
    return HandCard(name.lower(), name, "MESA", "Habilidade", "4 AÇÃO", effect, uses, drawing)


def words(refusal: Refusal, shortly: bool) -> str:
    lack = f"{refusal.details['has']} of {refusal.details['needs']}"
    return lack if shortly else f"Ana has only {lack}."


def test_each_card_says_why_it_cannot_be_played_though_another_says_the_same(qtbot: QtBot) -> None:
    panel = CardsPanel()
    qtbot.addWidget(panel)
    poor = Refusal("not_enough", has=1, needs=4)
    panel.show_cards(
        "Mage", (card("Bolt", "DANO 4", poor), card("Ray", "DANO 4", poor), card("Stone", "DANO 1")), words
    )
    panel.show()
    told = [[label.text() for label in frame.findChildren(QLabel) if "✖" in label.text()] for frame in panel.frames]
    assert told == [["✖ 1 of 4"], ["✖ 1 of 4"], []]
    assert not [label for label in panel.findChildren(QLabel) if "✖" in label.text() and label.parent() is panel]
    assert "Ana has only 1 of 4." in panel.frames[1].accessibleName()
    looks = [(frame.buttons[0].isEnabled(), frame.buttons[0].property("role")) for frame in panel.frames]
    assert looks == [(False, "quiet")] * 2 + [(True, None)], "what cannot be pressed has no frame of a button"


def test_a_long_text_is_a_hover_away_and_cards_of_a_line_are_equally_high(qtbot: QtBot) -> None:
    panel = CardsPanel()
    qtbot.addWidget(panel)
    panel.show_cards("Mage", (card("Bolt", "DANO 4"), card("Fireball", STORY)), words)
    panel.resize(600, 400)
    panel.show()
    bolt, fireball = panel.frames
    assert (bolt.y(), bolt.height()) == (fireball.y(), fireball.height())
    (said,) = (label for label in fireball.findChildren(QLabel) if label.text().startswith("A bright"))
    assert len(said.text()) <= LONGEST
    assert said.text().endswith(" …")
    assert STORY.strip() in said.toolTip().replace("\n", " ")
    assert STORY.strip() in fireball.accessibleName()
    assert [label.toolTip() for label in bolt.findChildren(QLabel)] == [""] * len(bolt.findChildren(QLabel))


def test_two_cards_stand_in_a_row_beside_a_board_each_with_its_drawing_before_its_name(qtbot: QtBot) -> None:
    panel = CardsPanel()
    qtbot.addWidget(panel)
    hand = [card(name, "DANO 4", drawing=drawing) for name, drawing in (("Bolt", ""), ("Fire", "skills"), ("Map", ""))]
    panel.show_cards("Mage", hand, words)
    for width, across in ((364, 2), (300, 1), (480, 3)):
        panel.resize(width, 600)
        panel.show()
        tops = [frame.y() for frame in panel.frames]
        assert tops.count(tops[0]) == across, width
        assert all(frame.height() >= frame.heightForWidth(frame.width()) for frame in panel.frames), "nothing is cut"
    panel.resize(364, 600)
    inks = []
    for frame in panel.frames[:2]:
        at = frame._head.geometry()
        picture = (
            frame.grab()
            .toImage()
            .copy(at.left(), at.top(), DRAWING, DRAWING)
            .convertToFormat(QImage.Format.Format_RGB32)
        )
        inks.append(len({picture.pixel(x, y) for x in range(DRAWING) for y in range(DRAWING)}))
    assert inks[1] > 4, "a drawing is painted in the room that is left for it"
    assert panel.frames[1]._head.indent() >= DRAWING > panel.frames[0]._head.indent()


def test_cards_that_were_shown_in_large_text_take_no_more_room_in_usual_text_than_ever(qtbot: QtBot) -> None:
    hand = (card("Bolt", "DANO 4"), card("Fireball", STORY))
    widths = []
    chosen = look().choice
    look().choose("light")  # the look that game masters see
    for first in (100, 200):
        look().choose_text_size(first)
        panel = CardsPanel()
        qtbot.addWidget(panel)
        panel.show_cards("Mage", hand, words)
        panel.show()
        settle()
        look().choose_text_size(100)
        settle()
        widths.append(panel.minimumSizeHint().width())
    look().choose(chosen)
    assert widths[1] == widths[0]
