"""What can be done at all with what is left: the refusal of an action that no choice could pay."""

from __future__ import annotations

from typing import Any

from rules.geometry import cheapest_ways
from rules.questions import Refusal
from rules.tabuleiro import cards, forecast, movement
from rules.tabuleiro.panel import movable_cards, usable_cards
from rules.tabuleiro.sheet import NORMAL_ATTACK

BY_ORDER = ("not_enough_acao", "not_enough_mana", "not_enough_estamina")
"""TB-TURN-09: the codes of costs in the order in which they are looked at."""
PLACES = {"play_card": ("inventario", "baixar"), "take_card": ("mesa", "subir")}
"""Action to the place from which it moves a card, and the card's price for that."""


def closed(fight: Any, piece: Any, action: str) -> Refusal | None:
    """TB-TURN-08, TB-TURN-09: what an action is refused with whatever is chosen for it; None: something can be paid."""
    if action == "move":
        code = _unmoved(fight, piece)
    elif action == "face":
        code = forecast.unpaid(piece, {"acao": fight.options.face_cost})
    elif action in PLACES:
        code = _nearest_to_paid([one.refused for one in movable_cards(*PLACES[action])(fight, piece, {})])
    elif action in ("attack", "use_ability", "use_item"):
        ways = [one.refused for one in usable_cards(action)(fight, piece, {})]
        if action == "attack":
            ways.append(forecast.unpaid(piece, cards.costs(NORMAL_ATTACK, "mesa")))
        code = _nearest_to_paid(ways)
    else:
        code = None
    return None if code is None else Refusal(code, actor=piece.id)


def _nearest_to_paid(ways: list[str | None]) -> str | None:
    """Of several ways, each with the code that it lacks, the one that comes furthest; None if one can be paid."""
    if not ways or None in ways:
        return None
    return max((code for code in ways if code is not None), key=BY_ORDER.index)


def _unmoved(fight: Any, piece: Any) -> str | None:
    """TB-MOVE-08, TB-MOVE-12: no cell can be paid; or there is none to go to at all."""
    if piece.cell is None or movement.reachable(fight, piece):
        return None
    ways = cheapest_ways(piece.cell, movement.Steps(fight, piece).cost)
    open_cells = [cell for cell in ways if cell != piece.cell and movement.end_refusal(fight, piece, cell) is None]
    return "not_enough_acao" if open_cells else "no_path"
