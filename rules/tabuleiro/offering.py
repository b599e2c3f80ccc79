"""What can be done at all with what is left: what no choice could pay is refused, and what an action opens on."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rules.geometry import cheapest_ways
from rules.questions import Refusal
from rules.tabuleiro import cards, movement
from rules.tabuleiro.catalogue import MOVED_FROM, USED_BY
from rules.tabuleiro.panel import Costs, moved_by, used_by
from rules.tabuleiro.sheet import NORMAL_ATTACK
from rules.tabuleiro.turns import lacks

BY_ORDER = ("not_enough_acao", "not_enough_mana", "not_enough_estamina")
"""TB-TURN-09: the codes of costs in the order in which they are looked at."""


def closed(fight: Any, piece: Any, action: str) -> Refusal | None:
    """TB-TURN-08, TB-TURN-09: what an action is refused with whatever is chosen for it; None: something can be paid."""
    if action == "move":
        return _unmoved(fight, piece)
    if action == "face":
        return _nearest_to_paid(piece, [{"acao": fight.options.face_cost}])
    if action in MOVED_FROM:
        return _nearest_to_paid(piece, [costs for _, costs in moved_by(piece, action)])
    if action in USED_BY:
        ways = [costs for _, costs in used_by(piece, action)]
        return _nearest_to_paid(piece, [*ways, cards.costs(NORMAL_ATTACK, "mesa")] if action == "attack" else ways)
    return None


def _nearest_to_paid(piece: Any, ways: Iterable[Costs]) -> Refusal | None:
    """Of several ways, what the one that comes furthest lacks first; None if one can be paid."""
    lacking = [next(iter(lacks(piece, costs)), None) for costs in ways]
    refusals = [refusal for refusal in lacking if refusal is not None]
    if len(refusals) < len(lacking) or not refusals:
        return None
    return min(refusals, key=lambda one: (-BY_ORDER.index(one.code), one.details["needs"]))


def _unmoved(fight: Any, piece: Any) -> Refusal | None:
    """TB-MOVE-08, TB-MOVE-12: no cell can be paid; or there is none to go to at all."""
    if piece.cell is None:
        return None
    ways = cheapest_ways(piece.cell, movement.Steps(fight, piece).cost)
    prices = [
        {"acao": way.cost}
        for cell, way in ways.items()
        if cell != piece.cell and movement.end_refusal(fight, piece, cell) is None
    ]
    return _nearest_to_paid(piece, prices) if prices else Refusal("no_path", actor=piece.id)


def first_values(fight: Any, piece: Any, action: str) -> dict[str, Any]:
    """TB-CARD-02: ATACAR opens on the first tool of the MESA that can be paid and reaches an enemy.

    If none reaches one, on the first that can be paid; if none can be paid, on the normal attack.
    """
    if action != "attack":
        return {}
    ready = [
        card for card, costs in used_by(piece, action) if piece.cards[card.id] == "mesa" and not lacks(piece, costs)
    ]
    chosen = next((card for card in ready if cards.reaches_enemy(fight, piece, card)), ready[0] if ready else None)
    return {} if chosen is None else {"with": chosen.id}
