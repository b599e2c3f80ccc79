"""La Fantasia Final: its parts."""

from __future__ import annotations

from rules.core.state import Gain
from rules.fantasia import fight_flow, rulings, window
from rules.fantasia.actions import positions
from rules.fantasia.actions.called_checks import CALLED
from rules.fantasia.actions.catalogue import ACTIONS, any_ability, no_choice
from rules.fantasia.actions.definitions import REST
from rules.fantasia.combatant import board, phrases
from rules.fantasia.combatant.row_templates import ROW_TEMPLATES
from rules.fantasia.combatant.sheet import DRAWINGS, FISTS, Creature, Options, costs
from rules.fantasia.combatant.state import SIDES_ACT_WHOLE, Battle, Fighter, Readied, fights_for
from rules.fantasia.combatant.statistics import POOLS, maximum, number_steps, numbers, stats
from rules.fantasia.damage import damage, falls, status_changes
from rules.fantasia.statuses.catalogue import CHANGEABLE, MOMENTS, STATUSES
from rules.fantasia.statuses.traits import StatusEffects
from rules.fantasia.tactics import TACTICS
from rules.fantasia.telling import PHRASES
from rules.fantasia.turns import entry, turns
from rules.fantasia.turns.order import enter_line
from rules.fantasia.turns.surprise_fields import SURPRISE
from rules.system.parts import Aftermath, EntryRules, Ground, Outcome, Rulings, Turns, Window
from rules.system.system import Plain, System

SYSTEM = System(
    id="fantasia",
    title="La Fantasia Final",
    language="es",
    sheet=Creature,
    options=Options,
    fight=Battle,
    combatant=Fighter,
    pools=POOLS,
    drawings=DRAWINGS,
    statuses=STATUSES,
    moments=MOMENTS,
    changeable=CHANGEABLE,
    effects=StatusEffects(
        put_on=status_changes.put_on,
        hurt=damage.hurt,
        mend=damage.mend,
        faint=falls.faint,
        fall=falls.fall,
        wake=falls.wake,
        die=falls.die,
        petrified=falls.petrify,
        numbers=numbers,
        maximum=maximum,
        any_ability=any_ability,
    ),
    actions=ACTIONS,
    phrases=PHRASES,
    row_templates=ROW_TEMPLATES,
    row_templates_source=phrases.SUGGESTED,
    plain=Plain(
        sheet={"de": 8, "dm": 7},
        attacks="weapons",
        attack={"damage": "1d"},
        damage="damage",
        called="Ataque",
        unit="metres",
        abilities=("fue", "agi", "vit", "men"),
        by_name=frozenset({"kind"}),
    ),
    countdown_units=frozenset({"rounds", "turns", "seconds"}),
    things={FISTS.id: str(FISTS.name)},
    stat_terms={"at": "AT", "ma": "MA", "pv_max": "PV máx.", "pm_max": "PM máx."},
    surprise=SURPRISE,
    check=CALLED,
    after_end=frozenset({"set", "damage", "heal", "condition", "lift", "timer"}),
    kept_types=(Readied,),
    state_steps=(SIDES_ACT_WHOLE,),
    entering=EntryRules(
        new_combatant=entry.new_fighter, enter=entry.enter, enter_in=entry.enter_in, costs=costs, join=enter_line
    ),
    turns=Turns(
        begin=fight_flow.begin,
        next=fight_flow.next_stop,
        act=fight_flow.act,
        declare=fight_flow.declare,
        end=fight_flow.end,
        settle=entry.settle,
        fights_for=fights_for,
        forced=no_choice,
        coming=turns.upcoming_turns,
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
        lifted=falls.after_end,
        expire=turns.expire,
        left=rulings.after_leaving,
        option_set=rulings.after_option_set,
        reorder=rulings.reorder,
        placed=entry.face,
    ),
    outcome=Outcome(order=window.order, stats=stats, extra=window.extra, explain=number_steps),
    window=Window(
        list_key=window.list_key,
        condition_label=window.condition_label,
        chips=window.chips,
        is_dying=window.is_dying,
        declarations=turns.proposals,
        first_values=window.first_values,
        declared_fields=window.declared_fields,
        only_die=6,
    ),
    ground=Ground(
        board=board.BOARD,
        board_under=board.board_under,
        cell_kinds=positions.CELL_KINDS,
        covers=board.covers,
        walk=positions.walk,
        footing=positions.footing,
        marked=positions.marked,
        aimed=positions.aimed,
        vantages=positions.vantages,
        measured=positions.measured,
    ),
    aftermath=Aftermath(
        gains=(Gain("xp", "PEX"),),
        states=frozenset({"dead", "stone"}),
        rewards=fight_flow.rewards,
        worth=fight_flow.total_rewards,
        sheet_after=fight_flow.sheet_after,
        rest=REST,
    ),
    tactics=TACTICS,
)
