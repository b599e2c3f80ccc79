"""A piece's cards as the table shows them: where each lies, its costs, and what may be done with it now."""

from __future__ import annotations

from collections.abc import Mapping

from rules.core.board_overlays import CardUse, HandCard
from rules.core.drawings import ITEM_WORDS, WEAPON_WORDS
from rules.core.questions import Refusal
from rules.mechanics.statuses import Status
from rules.sheets.schema import with_terms
from rules.tabuleiro.actions import forecast, reach
from rules.tabuleiro.combatant import phrases
from rules.tabuleiro.combatant.sheet import AFFECTED, FLIGHTS, SUIT_DRAWINGS, Card
from rules.tabuleiro.combatant.state import BoardFight, Piece
from rules.tabuleiro.statuses.catalogue import AT_HAND, PLACE_LABELS, STAT_LABELS, USED_BY
from rules.tabuleiro.turns.turns import lacks
from rules.text.localized import ROW, joined

KIND_LABELS = {
    "ferramenta": "Ferramenta",
    "habilidade": "Habilidade",
    "item": "Item",
    "casa": "Casa",
    "outra": "Outra",
}
USE_LABELS = {"attack": "ATACAR", "use_ability": "USAR", "use_item": "USAR"}


def cards_of(fight: BoardFight, piece: Piece) -> tuple[HandCard, ...]:
    """TB-CARD-01 to TB-CARD-09: return the cards of MESA and INVENTÁRIO, then those elsewhere."""
    places = list(PLACE_LABELS)
    listed = sorted(piece.sheet.cards, key=lambda card: places.index(piece.cards[card.id]))
    return tuple(
        HandCard(
            card.id,
            card.name,
            PLACE_LABELS[piece.cards[card.id]],
            KIND_LABELS[card.kind],
            phrases.price(reach.costs(card, piece.cards[card.id])) if is_used(card) else "",
            effect(piece.statuses, card),
            uses(piece, card),
            WEAPON_WORDS.find(card.name) or ITEM_WORDS.find(card.name) or SUIT_DRAWINGS[card.kind],
        )
        for card in listed
    )


def is_used(card: Card) -> bool:
    """TB-CARD-08: whether an action uses cards of its suit."""
    return any(card.kind in suits for suits in USED_BY.values())


def effect(statuses: Mapping[str, Status], card: Card) -> str:
    """TB-CARD-10, TB-AREA-03, TB-STAT-02: return the effect and targets of a card, in the book's words."""
    formulas: list[str] = []
    if card.dano is not None:
        formulas.append(f"DANO {with_terms(str(card.dano), STAT_LABELS)}")
    if card.heal is not None:
        formulas.append(f"CURA {with_terms(str(card.heal), STAT_LABELS)}")
    if card.revive is not None:
        formulas.append(f"REVIVE {card.revive}")
    if card.area != "single":
        affected = "" if card.afeta == "all" else f" {AFFECTED[card.afeta]}"
        formulas.append(f"ÁREA {card.tamanho}{affected}")
    if card.reach is not None and card.area != "around":
        formulas.append(f"ALCANCE {card.reach}")
    if card.trajetoria == "arqueado":
        formulas.append(FLIGHTS[card.trajetoria])
    parts: list[str] = [phrases.FORMULA(code=formula) for formula in formulas]
    parts.extend(forecast.of_status(statuses, row) for row in card.status)
    if card.consumivel:
        parts.append(phrases.FORMULA(code="consumível"))
    if card.text:
        parts.append(card.text)
    return joined(parts, ROW)


def uses(piece: Piece, card: Card) -> tuple[CardUse, ...]:
    """TB-CARD-03, TB-CARD-04, TB-CARD-06 to TB-CARD-08: return the uses of a card where it lies, with their prices."""
    place = piece.cards[card.id]
    options: list[CardUse] = []
    if place in AT_HAND:
        price = reach.costs(card, place)
        options.extend(
            _use(piece, action, USE_LABELS[action], price) for action, suits in USED_BY.items() if card.kind in suits
        )
    if place == "inventario":
        options.append(_use(piece, "play_card", "BAIXAR", {"acao": card.baixar}))
    if place == "mesa":
        options.append(_use(piece, "take_card", "SUBIR", {"acao": card.subir}))
    return tuple(options)


def _use(piece: Piece, action: str, label: str, price: dict[str, int]) -> CardUse:
    lack = next((Refusal(fault.code, **fault.details) for fault in lacks(piece, price)), None)
    return CardUse(action, label, phrases.price(price), lack)
