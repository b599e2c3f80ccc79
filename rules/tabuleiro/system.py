"""Batalha no tabuleiro, a card-driven skirmish on a board of 11×11 cells: its parts."""

from __future__ import annotations

from rules.parts import Aftermath, Entering, Ground, Outcome, Rulings, Turns, Window
from rules.system import System
from rules.tabuleiro import death, ending, field, hand, offering, order, pieces, rulings, statuses, turns, window
from rules.tabuleiro.actions import ACTIONS
from rules.tabuleiro.catalogue import BOARD, STATUSES, TERRAIN_LABELS
from rules.tabuleiro.pieces import BoardFight, Piece
from rules.tabuleiro.sheet import TabuleiroOptions, TabuleiroSheet, list_key
from rules.tabuleiro.telling import PHRASES

SYSTEM = System(
    id="tabuleiro",
    title="Batalha no tabuleiro",
    language="pt_BR",
    sheet=TabuleiroSheet,
    options=TabuleiroOptions,
    fight=BoardFight,
    combatant=Piece,
    pools=pieces.POOLS,
    statuses=STATUSES,
    actions=ACTIONS,
    phrases=PHRASES,
    stat_terms={"dano": ("DANO", "sum of the modifiers to the DANO of its attacks")},
    entering=Entering(
        new_combatant=pieces.new_piece, enter=death.enter, check_setup=field.check_setup, join=order.place_joiner
    ),
    turns=Turns(begin=turns.begin, next=turns.next_stop, act=turns.act, end=ending.end, settle=turns.close_if_fallen),
    rulings=Rulings(
        set_pool=rulings.set_pool,
        set_stat=rulings.set_stat,
        settable=rulings.settable,
        set_cell=rulings.set_cell,
        damage=rulings.damage,
        heal=rulings.heal,
        inflict=statuses.inflict,
        named=statuses.named,
        left=order.drop_out,
        reorder=order.reorder,
    ),
    outcome=Outcome(order=order.order_of, stats=pieces.stats, extra=window.extra, explain=pieces.explain),
    window=Window(
        list_key=list_key,
        condition_label=statuses.condition_label,
        chips=window.chips,
        first_values=offering.first_values,
        hand=hand.cards_of,
    ),
    ground=Ground(
        board=BOARD,
        board_under=field.board_under,
        terrains=TERRAIN_LABELS,
        cell_kinds=field.CELL_KINDS,
        walk=field.walk,
        marked=field.marked,
        aimed=field.aimed,
        vantages=field.backs,
        measured=field.measured,
    ),
    aftermath=Aftermath(sheet_after=ending.sheet_after),
)
