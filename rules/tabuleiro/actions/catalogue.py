"""The actions of the board, each declared once, in the order in which they are shown."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from rules.mechanics.declared_action import Declared
from rules.system.simple_fight import unforbidden
from rules.tabuleiro.actions import cards, forecast, movement, params, rest
from rules.tabuleiro.combatant import phrases
from rules.tabuleiro.combatant.state import BoardFight, Piece
from rules.tabuleiro.turns.turns import in_play, own_turn

Deed = Declared[BoardFight, Piece, Any]
ACT = "act"
"""What a status forbids in whose turn nothing at all is done."""
UNREAD = (in_play, own_turn)
"""TB-TURN-01: the checks of every action before its params are read."""

ATTACK: Deed = Declared(
    id="attack",
    label="ATACAR",
    drawing="crossed-swords",
    key="a",
    rule="TB-CARD-02",
    params=params.UseTool,
    unread=UNREAD,
    checks=cards.USE_CHECKS,
    do=cards.use,
    previews=(forecast.card_previews,),
)
MOVE: Deed = Declared(
    id="move",
    label="MOVER",
    drawing="boot-prints",
    cost=phrases.EACH_CELL,
    key="m",
    rule="TB-MOVE-01",
    params=params.Move,
    unread=UNREAD,
    checks=movement.MOVE_CHECKS,
    do=movement.move,
    previews=(forecast.move_previews,),
)
USE_ABILITY: Deed = Declared(
    id="use_ability",
    label="USAR HABILIDADE",
    drawing="skills",
    key="h",
    rule="TB-CARD-01",
    params=params.UseAbility,
    unread=UNREAD,
    checks=cards.USE_CHECKS,
    do=cards.use,
    previews=(forecast.card_previews,),
)
USE_ITEM: Deed = Declared(
    id="use_item",
    label="USAR ITEM",
    drawing="knapsack",
    key="i",
    rule="TB-CARD-08",
    params=params.UseItem,
    unread=UNREAD,
    checks=cards.USE_CHECKS,
    do=cards.use,
    previews=(forecast.card_previews,),
)
FACE: Deed = Declared(
    id="face",
    label="VIRAR",
    drawing="clockwise-rotation",
    key="v",
    rule="TB-DIR-02",
    params=params.Face,
    unread=UNREAD,
    checks=(movement.facing_changes, movement.can_pay_the_turn),
    do=movement.face,
    previews=(forecast.turn_preview, forecast.facing_preview),
)
REST: Deed = Declared(
    id="rest",
    label="DESCANSAR",
    drawing="campfire",
    cost=phrases.THE_TURN,
    key="d",
    rule="TB-REST-01",
    params=params.Nothing,
    unread=UNREAD,
    checks=(rest.nothing_done,),
    do=rest.rest,
    previews=(forecast.rest_previews,),
)
PLAY_CARD: Deed = Declared(
    id="play_card",
    label="BAIXAR CARTA",
    drawing="card-play",
    key="b",
    rule="TB-CARD-03",
    params=params.PlayCard,
    unread=UNREAD,
    checks=(cards.known_card, cards.in_the_inventory, cards.can_pay_move),
    do=cards.play,
    previews=(forecast.card_move_preview,),
)
TAKE_CARD: Deed = Declared(
    id="take_card",
    label="SUBIR CARTA",
    drawing="card-pickup",
    key="p",
    rule="TB-CARD-04",
    params=params.TakeCard,
    unread=UNREAD,
    checks=(cards.known_card, cards.on_the_table, cards.can_pay_move),
    do=cards.take,
    previews=(forecast.card_move_preview,),
)

ACTIONS: Mapping[str, Deed] = {
    deed.id: replace(deed, unread=(*deed.unread, unforbidden(deed.id, ACT)))
    for deed in (ATTACK, MOVE, USE_ABILITY, USE_ITEM, FACE, REST, PLAY_CARD, TAKE_CARD)
}
