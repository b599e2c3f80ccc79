"""Final Fantasy RPG, version 3.25, the Round counted in ticks: its parts."""

from __future__ import annotations

from rules.board.board import BoardRules
from rules.core.state import Gain, Pool
from rules.ffrpg import membership, rulings, telling, window
from rules.ffrpg.actions import checks, positions
from rules.ffrpg.actions.called_checks import CALLED
from rules.ffrpg.actions.table import ACTIONS
from rules.ffrpg.combatant import statistics
from rules.ffrpg.combatant.ability_list import ALSO
from rules.ffrpg.combatant.row_templates import ROW_TEMPLATES
from rules.ffrpg.combatant.sheet import CreatureSheet, Options
from rules.ffrpg.combatant.state import KEPT_TYPES, Combatant, Fight
from rules.ffrpg.combatant.state_steps import STATE_STEPS
from rules.ffrpg.damage import turn_economy
from rules.ffrpg.damage.status_effects import STATUSES
from rules.ffrpg.rounds import entry, rounds, spoils, surprise
from rules.ffrpg.statuses.catalogue import BOOK_ITEMS
from rules.ffrpg.tactics import TACTICS
from rules.ffrpg.turns import order, pincer, sides, timeline
from rules.system.parts import Aftermath, Entering, Ground, Membership, Outcome, Rulings, Turns, Window
from rules.system.system import Plain, System

SYSTEM = System(
    id="ffrpg",
    title="Final Fantasy RPG 3.25",
    language="en",
    sheet=CreatureSheet,
    options=Options,
    fight=Fight,
    combatant=Combatant,
    pools=(Pool("hp", "HP", vital=True), Pool("mp", "MP")),
    statuses=STATUSES,
    actions=ACTIONS,
    phrases=telling.PHRASES,
    plain=Plain(
        sheet={"kind": "npc", "spd": 10, "acc": 100},
        attacks="weapons",
        damage="die",
        flat="bonus",
        called="Attack",
        abilities=("str", "vit", "agi", "mag", "spr"),
    ),
    things=BOOK_ITEMS,
    countdown_units=frozenset({"rounds", "turns", "seconds", "ticks"}),
    countdown_goals=frozenset({"deadline", "hold"}),
    row_templates=ROW_TEMPLATES,
    row_synonyms={"abilities": ALSO},
    surprise=surprise.AMBUSH,
    check=CALLED,
    kept_types=KEPT_TYPES,
    state_steps=STATE_STEPS,
    entering=Entering(
        new_combatant=entry.new_combatant,
        check_entry=entry.check_entry,
        enter=entry.enter,
        join=entry.join,
    ),
    turns=Turns(
        begin=rounds.begin,
        next=rounds.next_stop,
        act=turn_economy.act,
        declare=checks.declare_escape,
        end=spoils.end,
        settle=sides.settle,
        coming=rounds.coming,
    ),
    rulings=Rulings(
        set_pool=rulings.set_pool,
        set_stat=rulings.set_stat,
        set_sheet=rulings.set_sheet,
        settable=rulings.settable,
        fit_cell=rulings.fit_cell,
        damage=rulings.damage,
        heal=rulings.heal,
        inflict=rulings.inflict,
        lift=rulings.lift,
        lifted=rulings.lifted,
        expire=rounds.expired,
        left=rulings.left,
        sided=rulings.sided,
        reorder=order.reorder,
        placed=pincer.placed,
    ),
    outcome=Outcome(order=order.order_of, stats=window.stats, extra=window.extra, explain=window.explain),
    window=Window(
        list_key=window.list_key,
        condition_label=window.condition_label,
        chips=window.chips,
        timeline=timeline.timeline,
        landing=timeline.landing,
        first_values=positions.first_values,
    ),
    ground=Ground(
        board=BoardRules(
            keys=frozenset({"width", "height", "cells"}),
            cell_keys=frozenset({"terrain"}),
            terrains=statistics.TERRAINS,
            largest=500,
            shares_cells=True,
            facings=pincer.FACES,
        ),
        cell_kinds=positions.CELL_KINDS,
        walk=positions.walk,
        footing=positions.footing,
        marked=positions.marked,
        aimed=positions.aimed,
        vantages=positions.vantages,
        measured=positions.measured,
    ),
    aftermath=Aftermath(
        gains=(Gain("xp", "XP"), Gain("gil", "Gil", purse=True)),
        rewards=spoils.rewards,
        worth=spoils.worth,
        sharers=spoils.sharers,
        sheet_after=spoils.sheet_after,
        loot=spoils.loot,
    ),
    membership=Membership(enlist=membership.enlist, is_character=membership.is_character),
    tactics=TACTICS,
)
