"""The actions with their fields: what the window offers, and what it says before an action is done."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from rules.actions import Action, Field, Option
from rules.geometry import cell_name
from rules.tabuleiro import cards, forecast, movement, resting, sayings
from rules.tabuleiro.catalogue import AT_HAND, FACING_LABELS, MOVED_FROM, USED_BY
from rules.tabuleiro.sheet import NORMAL_ATTACK, Card

Fields = Mapping[str, Any]
Costs = Mapping[str, int]


def cell_id(cell: tuple[int, int]) -> str:
    """How a cell is named as an option: `4,5`."""
    return f"{cell[0]},{cell[1]}"


def reachable_cells(fight: Any, piece: Any, fields: Fields) -> tuple[Option, ...]:
    """TB-MOVE-12: the cells where a move may end with the AÇÃO left, each with its cost."""
    ways = movement.reachable(fight, piece)
    return tuple(
        Option(cell_id(cell), cell_name(cell), f"{way.cost} AÇÃO")
        for cell, way in sorted(ways.items(), key=lambda item: (item[0][1], item[0][0]))
    )


def facings(fight: Any, piece: Any, fields: Fields) -> tuple[Option, ...]:
    """TB-DIR-01, TB-DIR-02: the four facings, each with what turning there costs."""
    hint = forecast.price({"acao": fight.options.face_cost})
    return tuple(
        Option(facing, label, "", "already_facing") if facing == piece.facing else Option(facing, label, hint)
        for facing, label in FACING_LABELS.items()
    )


def usable_cards(action: str) -> Callable[[Any, Any, Fields], tuple[Option, ...]]:
    """TB-CARD-08: the cards at hand that an action uses, each with its price and why it cannot be used now."""

    def options(fight: Any, piece: Any, fields: Fields) -> tuple[Option, ...]:
        return tuple(_priced(piece, card, costs) for card, costs in used_by(piece, action))

    return options


def tools(fight: Any, piece: Any, fields: Fields) -> tuple[Option, ...]:
    """TB-CARD-02, TB-CARD-11: the tools at hand, and the normal attack that needs none."""
    return (
        *usable_cards("attack")(fight, piece, fields),
        _priced(piece, NORMAL_ATTACK, cards.costs(NORMAL_ATTACK, "mesa")),
    )


def movable_cards(action: str) -> Callable[[Any, Any, Fields], tuple[Option, ...]]:
    """TB-CARD-03, TB-CARD-04: the cards that an action moves, each with the price of that."""

    def options(fight: Any, piece: Any, fields: Fields) -> tuple[Option, ...]:
        return tuple(_priced(piece, card, costs) for card, costs in moved_by(piece, action))

    return options


def _priced(piece: Any, card: Card, costs: Costs) -> Option:
    return Option(card.id, card.name, forecast.price(costs), forecast.unpaid(piece, costs))


def used_by(piece: Any, action: str) -> list[tuple[Card, Costs]]:
    """TB-CARD-08: the cards at hand that an action uses, each with its costs where it lies."""
    return [
        (card, cards.costs(card, piece.cards[card.id]))
        for card in piece.sheet.cards
        if card.kind in USED_BY[action] and piece.cards[card.id] in AT_HAND
    ]


def moved_by(piece: Any, action: str) -> list[tuple[Card, Costs]]:
    """TB-CARD-03 to TB-CARD-05: the cards that an action moves, each with the card's own price."""
    return [
        (card, {"acao": cards.moving_price(card, action)})
        for card in piece.sheet.cards
        if piece.cards[card.id] == MOVED_FROM[action]
    ]


def card_of(piece: Any, fields: Fields) -> Card:
    """The card that the fields so far name; none: the normal attack."""
    named = fields.get("with")
    return (piece.sheet.card(named) if named else None) or NORMAL_ATTACK


def possible_targets(fight: Any, piece: Any, fields: Fields) -> tuple[Option, ...]:
    """TB-CARD-08, TB-RANGE-01: whom a card may be aimed at, and who is out of its reach."""
    card = card_of(piece, fields)
    if card.area != "single":
        return ()
    found = []
    for id in fight.line:
        one = fight.combatants[id]
        if cards.may_be_target(piece, one, card):
            code = cards.reach_refusal(fight, piece, card, one.cell)
            found.append(Option(id, one.name, "", "out_of_range" if code == "both" else code))
    return tuple(found)


def target_count(fight: Any, piece: Any, fields: Fields) -> tuple[int, int]:
    """TB-CARD-08: one target, or none to name for an area."""
    return (1, 1) if card_of(piece, fields).area == "single" else (0, 0)


def aimable_cells(fight: Any, piece: Any, fields: Fields) -> tuple[Option, ...]:
    """TB-AREA-01: the cells that a burst may be aimed at."""
    return tuple(Option(cell_id(cell), cell_name(cell)) for cell in cards.aimable(fight, piece, card_of(piece, fields)))


def has_cards(action: str) -> Callable[[Any, Any], bool]:
    """Whether a piece has cards at hand that an action uses."""
    return lambda fight, piece: bool(used_by(piece, action))


def has_cards_to_move(action: str) -> Callable[[Any, Any], bool]:
    """Whether a piece has cards that an action moves."""
    return lambda fight, piece: bool(moved_by(piece, action))


def is_burst(fight: Any, piece: Any, fields: Fields) -> bool:
    """Whether the card that is named is aimed at a cell."""
    return card_of(piece, fields).area == "burst"


def has_dano(fight: Any, piece: Any, fields: Fields) -> bool:
    """Whether the card that is named is an attack."""
    return card_of(piece, fields).dano is not None


def _card_fields(which: Field) -> tuple[Field, ...]:
    given: dict[str, Any] = {"needed": False, "advanced": True, "shown": has_dano}
    return (
        which,
        Field("targets", "targets", "Alvo", "target", options=possible_targets, most=target_count),
        Field("cell", "cell", "Casa", "middle of a burst", options=aimable_cells, shown=is_burst),
        Field("damage", "number", "DANO", "in place of the card's own", minimum=0, maximum=999, **given),
        Field("back", "flag", "Pelas costas", "the table's word on “from behind”", **given),
        Field("modifier", "number", "Modificador", "added to the DANO", default=0, **given),
    )


MOVE = Action(
    "move",
    "MOVER",
    "Move over the board; terrain, climbing and enemies' domains make steps dearer.",
    movement.move,
    (Field("to", "cell", "Casa", "where to", options=reachable_cells),),
    cost=sayings.EACH_CELL,
    key="m",
    offered=lambda fight, piece: piece.cell is not None,
    preview=forecast.of_move,
    rule="TB-MOVE-01",
)
FACE = Action(
    "face",
    "VIRAR",
    "Turn on the spot.",
    movement.face,
    (Field("facing", "choice", "Direção", "where to look", options=facings),),
    key="v",
    preview=forecast.of_face,
    rule="TB-DIR-02",
)
REST = Action(
    "rest",
    "DESCANSAR",
    "Give up an unused turn to regain VIDA, ESTAMINA or MANA.",
    resting.rest,
    cost=sayings.THE_TURN,
    key="d",
    preview=forecast.of_rest,
    rule="TB-REST-01",
)
ATTACK = Action(
    "attack",
    "ATACAR",
    "Attack with a tool, or without a card.",
    cards.use,
    _card_fields(
        Field("with", "choice", "Ferramenta", "tool; none: the normal attack", options=tools, needed=False, default="")
    ),
    key="a",
    preview=forecast.of_card,
    rule="TB-CARD-02",
)
USE_ABILITY = Action(
    "use_ability",
    "USAR HABILIDADE",
    "Use an ability card by paying what it costs.",
    cards.use,
    _card_fields(Field("with", "choice", "Habilidade", "ability", options=usable_cards("use_ability"))),
    key="h",
    offered=has_cards("use_ability"),
    preview=forecast.of_card,
    rule="TB-CARD-01",
)
USE_ITEM = Action(
    "use_item",
    "USAR ITEM",
    "Use an item or another card.",
    cards.use,
    _card_fields(Field("with", "choice", "Item", "item", options=usable_cards("use_item"))),
    key="i",
    offered=has_cards("use_item"),
    preview=forecast.of_card,
    rule="TB-CARD-08",
)
PLAY_CARD = Action(
    "play_card",
    "BAIXAR CARTA",
    "Lay a card of the inventory on the table.",
    cards.play,
    (Field("with", "choice", "Carta", "card", options=movable_cards("play_card")),),
    key="b",
    offered=has_cards_to_move("play_card"),
    preview=forecast.of_moved_card,
    rule="TB-CARD-03",
)
TAKE_CARD = Action(
    "take_card",
    "SUBIR CARTA",
    "Take a card from the table up into the inventory.",
    cards.take,
    (Field("with", "choice", "Carta", "card", options=movable_cards("take_card")),),
    key="p",
    offered=has_cards_to_move("take_card"),
    preview=forecast.of_moved_card,
    rule="TB-CARD-04",
)

ACTIONS: Mapping[str, Action] = {
    action.id: action for action in (ATTACK, MOVE, USE_ABILITY, USE_ITEM, FACE, REST, PLAY_CARD, TAKE_CARD)
}
