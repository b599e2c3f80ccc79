"""The cards of who acts keep to their room, however long a book is about them."""

from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from rules.core.board_overlays import CardUse, HandCard
from ui.board.fight.cards import LONGEST, CardsPanel

STORY = "A bright streak flashes from a pointing finger to a point within range and blossoms there. " * 6


def card(name: str, effect: str) -> HandCard:
    return HandCard(
        name.lower(), name, "MESA", "Habilidade", "4 AÇÃO", effect, (CardUse("ability", "USAR", "4 AÇÃO", None),)
    )


def test_a_long_text_is_a_hover_away_and_cards_of_a_line_are_equally_high(qtbot: QtBot) -> None:
    panel = CardsPanel()
    qtbot.addWidget(panel)
    panel.show_cards("Mage", (card("Bolt", "DANO 4"), card("Fireball", STORY)), str)
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
