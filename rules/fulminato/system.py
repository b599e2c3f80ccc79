"""The parts of Fulminato, where step dice are rolled and the final result of an attack names the part struck."""

from __future__ import annotations

from rules.core.state import Pool
from rules.fulminato import rulings, window
from rules.fulminato.actions import catalogue, choices, gear, positions
from rules.fulminato.actions.called_checks import CALLED
from rules.fulminato.combatant import board, phrases, state
from rules.fulminato.combatant.row_templates import ROW_SYNONYMS, ROW_TEMPLATES
from rules.fulminato.combatant.sheet import DRAWINGS, UNARMED, FulminatoOptions, FulminatoSheet, costs
from rules.fulminato.combatant.state import Fighter, FulminatoFight
from rules.fulminato.damage import status_changes
from rules.fulminato.rounds import turns
from rules.fulminato.statuses.catalogue import CHANGEABLE, MOMENTS, STATUSES, TURN_PA
from rules.fulminato.tactics import TACTICS
from rules.fulminato.telling import PHRASES
from rules.fulminato.turns.order import SURPRISE
from rules.system.parts import Aftermath, EntryRules, Ground, Outcome, Rulings, Turns, Window
from rules.system.system import Plain, System

SYSTEM: System[FulminatoFight, Fighter] = System(
    id="fulminato",
    title="Fulminato",
    language="es",
    sheet=FulminatoSheet,
    options=FulminatoOptions,
    fight=FulminatoFight,
    combatant=Fighter,
    pools=(
        Pool("pv", "PV", drawing="hearts", vital=True),
        Pool("ps", "PS", drawing="sparkles"),
        # FU-ACT-01: six for everybody, whatever the sheet says.
        Pool("pa", "PA", drawing="power-lightning", pips=True, maximum=lambda item: TURN_PA, of_a_turn=True),
    ),
    drawings=DRAWINGS,
    statuses=STATUSES,
    moments=MOMENTS,
    changeable=CHANGEABLE,
    actions=catalogue.ACTIONS,
    phrases=PHRASES,
    plain=Plain(
        sheet=dict.fromkeys(("constitucion", "destreza", "mente", "gracia"), "d6"),
        attacks="weapons",
        attack={"damage": "d6"},
        damage="damage",
        called="Ataque",
        unit="feet",
        abilities=("constitucion", "destreza", "mente", "gracia"),
        by_name=frozenset({"kind", "skill", "type", "hands", "size"}),
        assumed=("kind", "type", "hands"),
    ),
    countdown_units=frozenset({"rounds", "turns", "seconds"}),
    things={UNARMED.id: str(UNARMED.name)},
    stat_terms={
        "can_deflect": "Puede desviar",
        "desvio_die": "Dado de desvío",
        "desvio_bonus": "Bono al desvío",
        "reduction": "Reducción",
        "flank_ranks": "Rangos por flanqueo",
    },
    row_templates=ROW_TEMPLATES,
    row_synonyms=ROW_SYNONYMS,
    row_templates_source=phrases.PRESETS,
    surprise=SURPRISE,
    check=CALLED,
    entering=EntryRules(
        new_combatant=turns.new_fighter,
        enter=turns.enter,
        costs=costs,
        enter_in=status_changes.enter_in,
        check_setup=board.check_setup,
        join=turns.join,
    ),
    turns=Turns(begin=turns.begin, next=turns.next_stop, coming=turns.upcoming_stops),
    rulings=Rulings(
        set_pool=rulings.set_pool,
        set_stat=rulings.set_stat,
        set_sheet=rulings.set_sheet,
        settable=rulings.settable,
        fit_cell=rulings.fit_cell,
        damage=rulings.damage,
        heal=rulings.heal,
        inflict=rulings.inflict,
        lifted=status_changes.after_end,
        expire=turns.expire,
        run_out=rulings.run_out,
        left=rulings.after_leaving,
        reorder=rulings.reorder,
        placed=status_changes.loosen_if_broken,
    ),
    outcome=Outcome(order=window.order, stats=window.stats, extra=window.extra, explain=window.explain),
    window=Window(
        condition_label=window.condition_label,
        timer_label=window.timer_label,
        chips=window.chips,
        body=state.parts,
        first_values=choices.first_values,
        option_label=window.option_label,
    ),
    ground=Ground(
        board=board.BOARD,
        cell_kinds=positions.CELL_KINDS,
        walk=positions.walk,
        walks={"retreat": positions.run},
        footing=positions.footing,
        marked=positions.marked,
        aimed=positions.aimed,
        vantages=positions.vantages,
        measured=positions.measured,
    ),
    aftermath=Aftermath(
        states=frozenset({status_changes.OPEN_WOUNDS}),
        states_of=status_changes.states_of,
        sheet_after=gear.sheet_after,
    ),
    tactics=TACTICS,
)
"""The system, as its entry point names it."""
