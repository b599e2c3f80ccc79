"""A fight played by keys: strike the first standing foe, answer questions, go on."""

from __future__ import annotations

from dataclasses import dataclass

from rules.core.questions import DieQuestion
from tools.evening.hands import Hands, Missed

STOPS = 400
"""The most keys for turns and answers of a fight."""


@dataclass(frozen=True)
class Moment:
    """The state of the fight at the table."""

    done: int
    """The number of commands given."""
    round: int
    decided: bool
    die: bool
    choice: bool
    target: str
    """The key of a foe of the active combatant; empty if nobody acts, or its action is used up."""


def moment(hands: Hands) -> Moment:
    """Return what the window shows of the fight; call it in the window's thread."""
    conductor = hands.window.conductor
    fight, asked = conductor.fight, conductor.open_question
    sides = {combatant.side for combatant in fight.combatants.values() if combatant.state == "active"}
    active = fight.acting
    page = hands.window.encounter.fight
    strike = next(
        (button for button in page.stage.buttons if button.action is not None and button.action.id == "attack"), None
    )
    free = active is not None and strike is not None and not strike.refused_because
    foes = [
        id
        for id, combatant in fight.combatants.items()
        if free and active is not None and combatant.side != active.side and combatant.state == "active"
    ]
    die = asked is not None and isinstance(asked.question, DieQuestion)
    return Moment(
        conductor.steps_done,
        fight.round,
        len(sides) < 2,
        die,
        asked is not None and not die,
        page.keys[foes[0]] if foes else "",
    )


def play(hands: Hands, rounds: int, *, typed: bool) -> None:
    """Play so many rounds, or until one side is left; real dice are typed, or rolled by the app."""
    last = hands.ask(lambda: moment(hands)).round + rounds
    for stop in range(STOPS):
        now = hands.ask(lambda: moment(hands))
        if now.die and typed:
            hands.type(str(3 + stop % 4))
            hands.keys("Return")
        elif now.die:
            hands.keys("Return")
        elif now.choice:
            hands.keys("1")
        elif now.decided or now.round >= last:
            return
        elif now.target:
            hands.keys("a", now.target, "Return")
            if hands.ask(lambda: moment(hands)) == now:
                raise Missed(f"striking {now.target.upper()} changes nothing")
        else:
            hands.keys("space")
    raise Missed("the fight does not end")


def answer(hands: Hands) -> None:
    """Accept what is proposed while questions are asked."""
    for _ in range(STOPS):
        if hands.ask(lambda: hands.window.conductor.open_question is None):
            return
        hands.keys("Return")
    raise Missed("the questions do not end")
