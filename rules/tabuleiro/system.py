"""Batalha no tabuleiro, a card-driven skirmish on a board of 11×11 cells: its parts."""

from __future__ import annotations

from rules.core.drawings import Drawings
from rules.system.parts import Aftermath, EntryRules, Ground, Membership, Outcome, Rulings, Turns, Window
from rules.system.system import Plain, System
from rules.tabuleiro import rulings, window
from rules.tabuleiro.actions import choices, hand, positions, rest
from rules.tabuleiro.actions.catalogue import ACTIONS
from rules.tabuleiro.combatant import phrases, state
from rules.tabuleiro.combatant.row_templates import ROW_TEMPLATES
from rules.tabuleiro.combatant.sheet import SUIT_DRAWINGS, TabuleiroOptions, TabuleiroSheet, costs, list_key
from rules.tabuleiro.combatant.state import BoardFight, Piece
from rules.tabuleiro.damage import end_of_battle, falls, status_changes
from rules.tabuleiro.statuses.catalogue import BOARD, CHANGEABLE, STATUSES, TERRAIN_LABELS
from rules.tabuleiro.tactics import TACTICS
from rules.tabuleiro.telling import PHRASES
from rules.tabuleiro.turns import order, turns

SYSTEM = System(
    id="tabuleiro",
    title="Batalha no tabuleiro",
    language="pt_BR",
    sheet=TabuleiroSheet,
    options=TabuleiroOptions,
    fight=BoardFight,
    combatant=Piece,
    pools=state.POOLS,
    drawings=Drawings(system="chess-knight", ground="aerial", items=SUIT_DRAWINGS),
    statuses=STATUSES,
    changeable=CHANGEABLE,
    actions=ACTIONS,
    phrases=PHRASES,
    row_templates=ROW_TEMPLATES,
    row_templates_source=phrases.SUGGESTED,
    plain=Plain(
        sheet={"con": 5},
        attacks="cards",
        attack={"damage": "forca+1d2"},
        damage="damage",
        without_dice=True,
        called="Ataque",
        unit="cells",
        abilities=("con", "per", "forca"),
    ),
    stat_terms={"dano": "DANO"},
    entering=EntryRules(
        new_combatant=state.new_piece,
        enter=falls.enter,
        check_setup=positions.check_setup,
        costs=costs,
        join=order.place_joiner,
    ),
    turns=Turns(
        begin=turns.begin,
        next=turns.next_stop,
        act=turns.act,
        end=end_of_battle.end,
        settle=turns.close_if_fallen,
        coming=order.upcoming_turns,
    ),
    rulings=Rulings(
        set_pool=rulings.set_pool,
        set_stat=rulings.set_stat,
        settable=rulings.settable,
        fit_cell=rulings.fit_cell,
        damage=rulings.damage,
        heal=rulings.heal,
        inflict=status_changes.inflict,
        named=status_changes.named,
        left=order.drop_out,
        reorder=order.reorder,
    ),
    outcome=Outcome(order=order.order_of, stats=state.stats, extra=window.extra, explain=state.explain),
    window=Window(
        list_key=list_key,
        condition_label=status_changes.condition_label,
        chips=window.chips,
        first_values=choices.first_values,
        hand=hand.cards_of,
    ),
    ground=Ground(
        board=BOARD,
        board_under=positions.board_under,
        terrains=TERRAIN_LABELS,
        cell_kinds=positions.CELL_KINDS,
        walk=positions.walk,
        footing=positions.footing,
        marked=positions.marked,
        aimed=positions.aimed,
        vantages=positions.backs,
        measured=positions.measured,
        ranged=positions.ranged,
    ),
    aftermath=Aftermath(sheet_after=end_of_battle.sheet_after, spends=end_of_battle.spends, rest=rest.BETWEEN_FIGHTS),
    membership=Membership(enlist=state.enlist, is_character=state.is_hero),
    tactics=TACTICS,
)
