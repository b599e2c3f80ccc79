"""Final Fantasy RPG, version 3.25, the Round counted in ticks: its parts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules.board.board import BoardRules
from rules.core.drawings import Drawings
from rules.core.state import PARTY, Gain, Pool
from rules.ffrpg import rulings, telling, window
from rules.ffrpg.actions import checks, forced, positions
from rules.ffrpg.actions.called_checks import CALLED
from rules.ffrpg.actions.catalogue import ACTIONS
from rules.ffrpg.combatant import equipment, statistics
from rules.ffrpg.combatant.ability_list import ALSO
from rules.ffrpg.combatant.row_templates import ROW_TEMPLATES
from rules.ffrpg.combatant.rows import ITEM_DRAWINGS, REACH_DRAWINGS, costs
from rules.ffrpg.combatant.sheet import CreatureSheet, Options
from rules.ffrpg.combatant.state import KEPT_TYPES, STATE_STEPS, Combatant, Fight
from rules.ffrpg.damage import damage, falls, healing, status_changes, turn_economy
from rules.ffrpg.rounds import entry, rounds, spoils, surprise
from rules.ffrpg.statuses.catalogue import BOOK_ITEMS, CHANGEABLE, MOMENTS, STATUSES
from rules.ffrpg.statuses.traits import ELEMENT_DRAWINGS, StatusEffects
from rules.ffrpg.tactics import TACTICS
from rules.ffrpg.turns import order, pincer, sides, timeline
from rules.sheets.schema import check
from rules.system.parts import Aftermath, EntryRules, Ground, Membership, Outcome, Rulings, Turns, Window
from rules.system.system import Plain, System
from rules.text.faults import BadSheet


def enlist(sheet: Mapping[str, Any]) -> dict[str, Any]:
    """FF-SPO-02, FF-ZHP-02, FF-CRIT-01: return the sheet of a PC: shares spoils, falls unconscious, hits critically.

    Weapons equipped in a hand already taken are put away.
    """
    enlisted = {**sheet, "kind": "pc"}
    if sheet.get("kind") == "npc" and enlisted.get("crit") == 0:
        del enlisted["crit"]  # D-20: that a sheet never scores one turns off what a monster has no claim to
    try:
        while clash := equipment.clash(check(CreatureSheet, enlisted), "pc"):
            place, _, index = clash[0].removesuffix("].equipped").partition("[")
            rows = list(enlisted[place])
            rows[int(index)] = {**rows[int(index)], "equipped": False}
            enlisted[place] = rows
    except BadSheet:
        return enlisted  # the library says what is wrong with it
    return enlisted


def is_character(sheet: CreatureSheet) -> bool:
    """FF-SPO-02: whether it is a PC in its party."""
    return entry.kind_of(sheet, PARTY) == "pc"


SYSTEM = System(
    id="ffrpg",
    title="Final Fantasy RPG 3.25",
    language="en",
    sheet=CreatureSheet,
    options=Options,
    fight=Fight,
    combatant=Combatant,
    pools=(Pool("hp", "HP", drawing="hearts", vital=True), Pool("mp", "MP", drawing="water-drop")),
    drawings=Drawings(
        system="stopwatch", ground="arcana", elements=ELEMENT_DRAWINGS, weapons=REACH_DRAWINGS, items=ITEM_DRAWINGS
    ),
    statuses=STATUSES,
    moments=MOMENTS,
    changeable=CHANGEABLE,
    effects=StatusEffects(
        inflict=status_changes.inflict,
        lose=damage.lose,
        restore=healing.restore,
        strike_down=falls.strike_down,
        spend_quick=status_changes.spend_quick,
        own_turn=order.own_turn,
        hovers=statistics.hovers,
    ),
    actions=ACTIONS,
    phrases=telling.PHRASES,
    plain=Plain(
        sheet={"kind": "npc", "spd": 10},
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
    entering=EntryRules(
        new_combatant=entry.new_combatant,
        check_entry=entry.check_entry,
        costs=costs,
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
        fights_for=sides.fights_for,
        forced=forced.no_choice,
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
        lifted=rulings.after_lift,
        expire=rounds.expired,
        left=rulings.after_leaving,
        sided=rulings.after_side_change,
        reorder=order.reorder,
        placed=pincer.placed,
    ),
    outcome=Outcome(order=order.order_of, stats=window.stats, extra=window.extra, explain=window.explain),
    window=Window(
        list_key=window.list_key,
        condition_label=window.condition_label,
        chips=window.chips,
        timeline=timeline.timeline,
        landing=timeline.neighbours_at,
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
        worth=spoils.total_rewards,
        sharers=spoils.sharers,
        sheet_after=spoils.sheet_after,
        loot=spoils.loot,
    ),
    membership=Membership(enlist=enlist, is_character=is_character),
    tactics=TACTICS,
)
