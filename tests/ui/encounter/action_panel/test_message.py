"""What the stage says by itself: a sentence, what to do next, and which actions are open."""

from __future__ import annotations

from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from rules.mechanics.action import Action
from ui.encounter.action_panel.panel import ActionButton, StageMessage, WaitingCard


@pytest.fixture
def message(qtbot: QtBot) -> StageMessage:
    made = StageMessage()
    qtbot.addWidget(made)
    qtbot.addWidget(made.overrule)
    made.show()
    made.say("")
    return made


def seen(message: StageMessage) -> tuple[str, bool, bool]:
    return message.text(), not message.isHidden(), not message.overrule.isHidden()


def test_a_sentence_stands_until_another_is_said(message: StageMessage) -> None:
    assert seen(message) == ("", False, False)
    message.say("Nobody is near.")
    assert seen(message) == ("Nobody is near.", True, False)
    message.unsay("Something else.")
    assert seen(message) == ("Nobody is near.", True, False)
    message.unsay("Nobody is near.")
    assert seen(message) == ("", False, False)


def test_what_can_be_overruled_offers_it_until_something_else_is_said(message: StageMessage) -> None:
    asked: list[bool] = []
    message.override_requested.connect(lambda: asked.append(True))
    message.say("It is not its turn.")
    message.offer_word()
    assert seen(message) == ("It is not its turn.", True, True)
    message.overrule.click()
    assert asked == [True]
    message.say("Nobody is near.")
    assert seen(message) == ("Nobody is near.", True, False)
    message.say("")
    message.offer_word()
    message.say("")
    assert seen(message) == ("", False, False), "nothing is overruled where nothing was refused"


def test_a_button_is_closed_and_opened_as_it_is_offered(qtbot: QtBot) -> None:
    button = ActionButton()
    qtbot.addWidget(button)
    attack: Action[Any, Any] = Action("attack", "Attack", lambda table, act: None, cost="3 AP", key="a")
    guard: Action[Any, Any] = Action("guard", "Guard", lambda table, act: None)
    button.offer(attack, "Strike somebody", "")
    assert (button.text(), button.accessibleName(), button.isEnabled()) == ("Attack", "A: Attack", True)
    button.offer(attack, "Strike somebody", "Too far.")
    assert (button.isEnabled(), button.accessibleDescription()) == (False, "Strike somebody\n3 AP\nToo far.")
    button.offer(attack, "Strike somebody", "")
    assert (button.isEnabled(), button.accessibleDescription()) == (True, "Strike somebody\n3 AP")
    button.offer(guard, "", "")
    assert (button.text(), button.accessibleName(), button.accessibleDescription()) == ("Guard", "Guard", "")


def test_the_card_shows_the_button_that_does_what_it_says(qtbot: QtBot) -> None:
    card = WaitingCard()
    qtbot.addWidget(card)
    card.show()
    asked: list[str] = []
    card.begin_requested.connect(lambda: asked.append("begin"))
    card.end_requested.connect(lambda: asked.append("end"))
    for begin, end in ((True, False), (False, True), (False, False)):
        card.show_words("Now.", begin=begin, end=end)
        assert (card.begin.isVisible(), card.end.isVisible()) == (begin, end)
    card.begin.click()
    card.end.click()
    assert asked == ["begin", "end"]
