"""The typed params of the actions of this system, as forms ask for them and scripts give them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from rules.mechanics.params import param
from rules.tabuleiro.actions import choices
from rules.tabuleiro.combatant.sheet import NORMAL_ATTACK, Card
from rules.tabuleiro.combatant.state import BoardFight, Piece
from rules.tabuleiro.statuses.catalogue import FACING_LABELS


@dataclass(frozen=True, slots=True, kw_only=True)
class Move:
    """The params of MOVER: a cell, or a path."""

    to: tuple[int, int] | None = param(
        "to", "cell", "Casa", choices=choices.reachable_cells, needed=True, instead="path"
    )
    path: tuple[tuple[int, int], ...] | None = param("path", "cells", hidden=True)


@dataclass(frozen=True, slots=True, kw_only=True)
class Face:
    """The params of VIRAR."""

    facing: str = param("facing", "choice", "Direção", words=FACING_LABELS, needed=True)


@dataclass(frozen=True, slots=True, kw_only=True)
class Nothing:
    """The params of DESCANSAR: none."""


def _one_target(fight: BoardFight, piece: Piece, params: UseCard) -> tuple[int, int]:
    """TB-CARD-08: return the number of targets: one, or none for an area."""
    return (1, 1) if params.of(piece).area == "single" else (0, 0)


def _is_burst(fight: BoardFight, piece: Piece, params: UseCard) -> bool:
    """Whether the card is aimed at a cell."""
    return params.of(piece).area == "burst"


def _has_dano(fight: BoardFight, piece: Piece, params: UseCard) -> bool:
    """Whether the card is an attack."""
    return params.of(piece).dano is not None


def _card(label: str, **more: Any) -> Any:
    return param("with", "choice", label, choices=choices.usable_cards, **more)


@dataclass(frozen=True, slots=True, kw_only=True)
class UseCard:
    """The params of using a card: which, its target or cell, and modifiers of its blow."""

    used_by: ClassVar[str]
    """The action that uses it."""
    card: str | None = None
    targets: tuple[str, ...] = param(
        "targets",
        "targets",
        "Alvo",
        choices=choices.in_order,
        most=_one_target,
        meant=choices.card_is_meant,
        needed=True,
    )
    cell: tuple[int, int] | None = param(
        "cell", "cell", "Casa", choices=choices.aimable_cells, needed=True, shown=_is_burst
    )
    damage: int | None = param("damage", "number", "DANO", minimum=0, maximum=999, advanced=True, shown=_has_dano)
    back: bool | None = param("back", "flag", "Pelas costas", default=None, advanced=True, shown=_has_dano)
    modifier: int = param("modifier", "number", "Modificador", default=0, advanced=True, shown=_has_dano)

    def named(self, piece: Piece) -> Card | None:
        """TB-CARD-08, TB-CARD-11: return the card; without a name the normal attack, if the action attacks."""
        if not self.card:
            return NORMAL_ATTACK if self.used_by == "attack" else None
        return piece.sheet.card(self.card)

    def of(self, piece: Piece) -> Card:
        """Return the card if it is known, else the normal attack."""
        return self.named(piece) or NORMAL_ATTACK


@dataclass(frozen=True, slots=True, kw_only=True)
class UseTool(UseCard):
    """The params of ATACAR."""

    used_by: ClassVar[str] = "attack"
    card: str | None = _card("Ferramenta", default="")


@dataclass(frozen=True, slots=True, kw_only=True)
class UseAbility(UseCard):
    """The params of USAR HABILIDADE."""

    used_by: ClassVar[str] = "use_ability"
    card: str | None = _card("Habilidade", needed=True, lists=True)


@dataclass(frozen=True, slots=True, kw_only=True)
class UseItem(UseCard):
    """The params of USAR ITEM."""

    used_by: ClassVar[str] = "use_item"
    card: str | None = _card("Item", needed=True, lists=True)


@dataclass(frozen=True, slots=True, kw_only=True)
class MoveCard:
    """The params of moving a card."""

    moved_by: ClassVar[str]
    """The action that moves it."""
    card: str | None = param("with", "choice", "Carta", choices=choices.movable_cards, needed=True, lists=True)

    def named(self, piece: Piece) -> Card | None:
        """Return the card, or None."""
        return piece.sheet.card(self.card) if self.card else None


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayCard(MoveCard):
    """The params of BAIXAR CARTA."""

    moved_by: ClassVar[str] = "play_card"


@dataclass(frozen=True, slots=True, kw_only=True)
class TakeCard(MoveCard):
    """The params of SUBIR CARTA."""

    moved_by: ClassVar[str] = "take_card"
