"""Choices of cards and cells, and what a form begins with."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Protocol

from rules.board.geometry import Cell, cell_name
from rules.core.state import is_for
from rules.mechanics.action import Option
from rules.tabuleiro.actions import paths, reach
from rules.tabuleiro.combatant.phrases import price
from rules.tabuleiro.combatant.sheet import NORMAL_ATTACK, Card
from rules.tabuleiro.combatant.state import BoardFight, Piece
from rules.tabuleiro.statuses.catalogue import AT_HAND, MOVED_FROM, USED_BY
from rules.tabuleiro.turns.turns import lacks

Costs = Mapping[str, int]
Choices = Callable[[BoardFight, Piece, Any], Iterator[Option]]


class CardPlay(Protocol):
    """Params that use a card."""

    @property
    def used_by(self) -> str:
        """The action that uses it."""

    def of(self, piece: Piece, /) -> Card:
        """Return the card."""


class CardMove(Protocol):
    """Params that move a card."""

    @property
    def moved_by(self) -> str:
        """The action that moves it."""


def cell_id(cell: Cell) -> str:
    """Return the id of a cell as an option: `4,5`."""
    return f"{cell[0]},{cell[1]}"


def reachable_cells(fight: BoardFight, piece: Piece, params: object) -> Iterator[Option]:
    """TB-MOVE-12: yield the cells where a move may end with the AÇÃO left, each with its cost."""
    routes = paths.reachable(fight, piece)
    for cell, path in sorted(routes.items(), key=lambda item: (item[0][1], item[0][0])):
        yield Option(cell_id(cell), cell_name(cell), f"{path.cost} AÇÃO")


def used_by(piece: Piece, action: str) -> list[tuple[Card, Costs]]:
    """TB-CARD-08: return the cards at hand that an action uses, each with its costs where it lies."""
    return [
        (card, reach.costs(card, piece.cards[card.id]))
        for card in piece.sheet.cards
        if card.kind in USED_BY[action] and piece.cards[card.id] in AT_HAND
    ]


def usable_cards(fight: BoardFight, piece: Piece, params: CardPlay) -> Iterator[Option]:
    """TB-CARD-08: yield the cards at hand that an action uses, each with its price; ATACAR needs none."""
    for card, costs in used_by(piece, params.used_by):
        yield Option(card.id, card.name, price(costs))
    if params.used_by == "attack":
        yield Option(NORMAL_ATTACK.id, NORMAL_ATTACK.name, price(reach.costs(NORMAL_ATTACK, "mesa")))


def movable_cards(fight: BoardFight, piece: Piece, params: CardMove) -> Iterator[Option]:
    """TB-CARD-03, TB-CARD-04: yield the cards that an action moves, each with the price."""
    for card in piece.sheet.cards:
        if piece.cards[card.id] == MOVED_FROM[params.moved_by]:
            yield Option(card.id, card.name, price({"acao": reach.moving_price(card, params.moved_by)}))


def in_order(fight: BoardFight, piece: Piece, params: CardPlay) -> Iterator[Option]:
    """Yield everybody in the order of the turns, if the card has a target."""
    if params.of(piece).area == "single":
        for id in fight.line:
            yield Option(id, fight.combatants[id].name)


def card_is_meant(fight: BoardFight, piece: Piece, params: CardPlay, other: Piece) -> bool:
    """TB-CARD-02: whether a card is meant for `other`: attacks for enemies, cures and revivals for friends."""
    card = params.of(piece)
    helps = card.heal is not None or card.revive is not None
    return is_for(friend=piece.side == other.side, harms=card.dano is not None, helps=helps)


def aimable_cells(fight: BoardFight, piece: Piece, params: CardPlay) -> Iterator[Option]:
    """TB-AREA-01: yield the cells that a burst may be aimed at."""
    for cell in reach.aimable(fight, piece, params.of(piece)):
        yield Option(cell_id(cell), cell_name(cell))


def first_values(fight: BoardFight, piece: Piece, action: str) -> dict[str, Any]:
    """TB-CARD-02: return first values: for ATACAR the first tool of the MESA that can be paid and reaches an enemy.

    If none reaches one, with the first that can be paid; if none can be paid, with the normal attack.
    """
    if action != "attack":
        return {}
    ready = [
        card
        for card, costs in used_by(piece, action)
        if piece.cards[card.id] == "mesa" and not any(lacks(piece, costs))
    ]
    chosen = next((card for card in ready if reach.reaches_enemy(fight, piece, card)), ready[0] if ready else None)
    return {} if chosen is None else {"with": chosen.id}
