"""La Fantasia Final: its parts."""

from __future__ import annotations

from rules.encounter import Gain
from rules.fantasia import entering, falling, ground, positions, proposing, rulings, sayings, stops, turns, window
from rules.fantasia.actions import ACTIONS
from rules.fantasia.called import CALLED
from rules.fantasia.chest import ROW_TEMPLATES
from rules.fantasia.deeds import REST
from rules.fantasia.numbers import POOLS, explained, stats
from rules.fantasia.order import enter_line
from rules.fantasia.sheet import FISTS, Creature, Options
from rules.fantasia.state import SIDES_ACT_WHOLE, Battle, Fighter, Readied
from rules.fantasia.statuses import STATUSES
from rules.fantasia.surprise_fields import SURPRISE
from rules.fantasia.tactics import TACTICS
from rules.fantasia.telling import PHRASES
from rules.parts import Aftermath, Entering, Ground, Outcome, Rulings, Turns, Window
from rules.system import Plain, System

SYSTEM = System(
    id="fantasia",
    title="La Fantasia Final",
    language="es",
    sheet=Creature,
    options=Options,
    fight=Battle,
    combatant=Fighter,
    pools=POOLS,
    statuses=STATUSES,
    actions=ACTIONS,
    phrases=PHRASES,
    row_templates=ROW_TEMPLATES,
    row_templates_source=sayings.SUGGESTED,
    plain=Plain(
        sheet={"de": 8, "dm": 7},
        attacks="weapons",
        attack={"damage": "1d"},
        damage="damage",
        called="Ataque",
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
    entering=Entering(
        new_combatant=entering.new_fighter, enter=entering.enter, enter_in=entering.enter_in, join=enter_line
    ),
    turns=Turns(
        begin=stops.begin,
        next=stops.next_stop,
        act=stops.act,
        declare=stops.declare,
        end=stops.end,
        settle=entering.settle,
        coming=turns.coming,
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
        lifted=falling.after,
        expire=turns.ran_out,
        left=rulings.left,
        option_set=rulings.option_set,
        reorder=rulings.reorder,
        placed=entering.face,
    ),
    outcome=Outcome(order=window.order, stats=stats, extra=window.extra, explain=explained),
    window=Window(
        list_key=window.list_key,
        condition_label=window.condition_label,
        chips=window.chips,
        is_dying=window.is_dying,
        declarations=proposing.proposals,
        first_values=window.first_values,
        declared_fields=window.declared_fields,
        only_die=6,
    ),
    ground=Ground(
        board=ground.BOARD,
        board_under=ground.board_under,
        cell_kinds=positions.CELL_KINDS,
        covers=ground.covers,
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
        rewards=stops.rewards,
        worth=stops.worth,
        sheet_after=stops.sheet_after,
        rest=REST,
    ),
    tactics=TACTICS,
)
