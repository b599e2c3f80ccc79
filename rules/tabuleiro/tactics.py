"""What those who play by themselves have to know of these rules beside what is declared anyway."""

from __future__ import annotations

from rules.board import Board
from rules.parts import Tactics
from rules.questions import Choice
from rules.tabuleiro.resting import gains
from rules.tabuleiro.state import BoardFight, Piece


def spent(fight: BoardFight, one: Piece) -> bool:
    """TB-TURN-03: no AÇÃO is left."""
    return not one.pools["acao"]


def answer(fight: BoardFight, choice: Choice) -> str | None:
    """TB-DEATH-04, TB-REST-02: a hero spends what destiny it has to go on; who is hale rests for its energy."""
    if choice.id == "divine_salvation":
        return choice.options[-1]
    if choice.id == "rest_recovers" and choice.actor is not None:
        one = fight.combatants[choice.actor]
        if one.pools["vida"] * 2 <= one.sheet.vida:
            return choice.options[0]
        found = gains(fight, one)
        return max(choice.options, key=lambda option: sum(found[option].values()))
    return None


YARD = (Board(5, 5), (2, 1), (1, 1), (2, 0))
"""The foes stand on one cell in front of the one, so that areas are seen to strike all of them."""

TACTICS = Tactics[BoardFight, Piece](
    yard=YARD,
    mends={
        "out_of_range": "move",
        "no_line_of_sight": "move",
        "both": "move",
        "card_not_on_table": "play_card",
    },
    guard="rest",
    walk="move",
    step=1,
    along=True,
    spent=spent,
    answer=answer,
)
