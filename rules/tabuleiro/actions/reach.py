"""The costs of a card, its possible targets, and its reach."""

from __future__ import annotations

from rules.board.geometry import Cell, cells_within, distance, line_is_free
from rules.tabuleiro.combatant import state
from rules.tabuleiro.combatant.sheet import Card
from rules.tabuleiro.combatant.state import BoardFight, Piece


def costs(card: Card, place: str) -> dict[str, int]:
    """TB-CARD-06, TB-CARD-07, TB-TURN-09: return AÇÃO (more from the INVENTÁRIO), MANA and ESTAMINA of using a card."""
    extra = card.adicional if place == "inventario" else 0
    return {"acao": card.acao + extra, "mana": card.mana, "estamina": card.estamina}


def may_be_target(actor: Piece, target: Piece, card: Card) -> bool:
    """Whether a card may be aimed at a piece, wherever it stands."""
    if card.revive is not None:
        return target.state in state.FALLEN
    return target.state == "active" and (card.dano is None or target is not actor)


def struck(fight: BoardFight, actor: Piece, card: Card, center: Cell) -> tuple[Piece, ...]:
    """TB-AREA-01, TB-AREA-02, TB-AREA-03: return the pieces in play in an area, in the order of the turns.

    A burst covers its centre, around leaves it out; walls shadow; `afeta` says whose side is struck.
    """
    board = fight.squares
    cells = frozenset(cells_within(center, card.tamanho, board.width, board.height, state.walls(fight)))
    if card.area == "around":
        cells -= {center}
    pieces = [fight.combatants[id] for id in fight.line]
    return tuple(
        combatant
        for combatant in pieces
        if combatant.state == "active"
        and combatant.cell in cells
        and (card.afeta == "all" or state.enemies(actor, combatant) == (card.afeta == "enemies"))
    )


def reach_to(fight: BoardFight, actor: Piece, card: Card, end: Cell) -> int:
    """TB-RANGE-02, TB-RANGE-03: return the ALCANCE of a card to a cell: arched, the height above it counts."""
    assert card.reach is not None
    assert actor.cell is not None
    if card.trajetoria != "arqueado":
        return card.reach
    board = fight.squares
    return max(0, card.reach + board.level_at(actor.cell) - board.level_at(end))


def reach_refusal(fight: BoardFight, actor: Piece, card: Card, end: Cell | None) -> str | None:
    """TB-RANGE-01 to TB-RANGE-05: return why a card cannot reach a cell, as a code; `both`: too far and in between.

    Straight: as many steps as its ALCANCE and no wall in the line. Arched: height above the end adds to the ALCANCE,
    height below takes from it, and nothing is in the way.
    """
    start: Cell | None = actor.cell
    if card.reach is None or start is None or end is None or card.area == "around":
        return None
    too_far = distance(start, end) > reach_to(fight, actor, card, end)
    if card.trajetoria == "arqueado":
        return "out_of_range" if too_far else None
    hidden = not line_is_free(start, end, state.walls(fight))
    if too_far:
        return "both" if hidden else "out_of_range"
    return "no_line_of_sight" if hidden else None


def aimable(fight: BoardFight, actor: Piece, card: Card) -> tuple[Cell, ...]:
    """TB-AREA-01: return the cells that a burst may be aimed at, the nearest first."""
    if card.area != "burst" or actor.cell is None:
        return ()
    board = fight.squares
    everywhere = cells_within(actor.cell, board.width + board.height, board.width, board.height, frozenset())
    walls = state.walls(fight)
    return tuple(cell for cell in everywhere if cell not in walls and reach_refusal(fight, actor, card, cell) is None)


def reaches_enemy(fight: BoardFight, actor: Piece, card: Card) -> bool:
    """TB-RANGE-01, TB-AREA-03: whether a card could strike an enemy in play from its user's cell."""
    if card.area == "single":
        foes = (
            combatant
            for combatant in fight.combatants.values()
            if combatant.state == "active" and state.enemies(actor, combatant)
        )
        return any(reach_refusal(fight, actor, card, combatant.cell) is None for combatant in foes)
    centers = aimable(fight, actor, card) if card.area == "burst" else () if actor.cell is None else (actor.cell,)
    return any(state.enemies(actor, combatant) for cell in centers for combatant in struck(fight, actor, card, cell))


def moving_price(card: Card, action: str) -> int:
    """TB-CARD-05: return the AÇÃO of moving the card to the MESA (`play_card`) or back (`take_card`)."""
    return card.baixar if action == "play_card" else card.subir
