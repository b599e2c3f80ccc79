"""What automatic players need to know of these rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules.board.board import Board
from rules.core.questions import ChoiceQuestion
from rules.system.parts import Tactics
from rules.tabuleiro.actions.rest import gains
from rules.tabuleiro.combatant.state import BoardFight, Piece


def spent(fight: BoardFight, combatant: Piece) -> bool:
    """TB-TURN-03: whether no AÇÃO is left."""
    return not combatant.pools["acao"]


def answer(fight: BoardFight, choice: ChoiceQuestion) -> str | None:
    """TB-DEATH-04, TB-REST-02: spend all DESTINO to live; rest for energy unless VIDA is at half or below."""
    if choice.id == "divine_salvation":
        return choice.options[-1]
    if choice.id == "rest_recovers" and choice.actor is not None:
        combatant = fight.combatants[choice.actor]
        if combatant.pools["vida"] * 2 <= combatant.sheet.vida:
            return choice.options[0]
        regained = gains(fight, combatant)
        return max(choice.options, key=lambda option: sum(regained[option].values()))
    return None


def paces(fight: BoardFight, combatant: Piece, action: str) -> int:
    """TB-MOVE-01: return the most cells: one for each AÇÃO."""
    return combatant.pools["acao"]


def preparation(fight: BoardFight, combatant: Piece, command: Mapping[str, Any]) -> dict[str, Any] | None:
    """TB-CARD-03, TB-CARD-06: return the command to lay a FERRAMENTA on the MESA first, if that costs no more."""
    place = combatant.cards.get(command.get("with") or "")
    card = combatant.sheet.card(command["with"]) if place == "inventario" and command["action"] == "attack" else None
    if card is None or card.consumivel or card.baixar > card.adicional:
        return None
    return {"do": "act", "actor": combatant.id, "action": "play_card", "with": card.id}


def preparation_cost(fight: BoardFight, combatant: Piece, command: Mapping[str, Any]) -> int:
    """TB-CARD-03: return the AÇÃO of laying a FERRAMENTA on the MESA first."""
    first = preparation(fight, combatant, command)
    card = None if first is None else combatant.sheet.card(first["with"])
    return 0 if card is None else card.baixar


YARD = (Board(5, 5), (2, 1), (1, 1), (2, 0))
"""The foes stand on one cell in front of the other, so that areas strike all of them."""

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
    paces=paces,
    farther_down=True,  # TB-RANGE-04
    readies=preparation,
    readying=preparation_cost,
    spent=spent,
    answer=answer,
)
