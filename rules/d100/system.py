"""Sistema d100 — Combate: its parts."""

from __future__ import annotations

from rules.board.board import BoardRules
from rules.d100 import rulings, window
from rules.d100.actions import declarations, positions, proposals
from rules.d100.actions.called_checks import CALLED
from rules.d100.actions.catalogue import ACTIONS
from rules.d100.combatant import phrases, weapons
from rules.d100.combatant.row_templates import ARMOURY, SKILLS
from rules.d100.combatant.sheet import DRAWINGS, D100Sheet, Options
from rules.d100.combatant.state import KEPT_TYPES, D100Fight, Fighter
from rules.d100.damage import falls
from rules.d100.statuses.catalogue import CHANGEABLE, MOMENTS, POOLS, STATUSES, StatusEffects
from rules.d100.tactics import TACTICS
from rules.d100.telling import PHRASES
from rules.d100.turns import turns
from rules.d100.turns.order import shown_order
from rules.system.parts import Aftermath, EntryRules, Ground, Outcome, Rulings, Turns, Window
from rules.system.system import Plain, System

SYSTEM: System[D100Fight, Fighter] = System(
    id="d100",
    title="Sistema d100 — Combate",
    language="es",
    sheet=D100Sheet,
    options=Options,
    fight=D100Fight,
    combatant=Fighter,
    check=CALLED,
    pools=POOLS,
    drawings=DRAWINGS,
    statuses=STATUSES,
    moments=MOMENTS,
    changeable=CHANGEABLE,
    effects=StatusEffects(stun=falls.stun, begin_dying=falls.begin_dying, die=falls.die, wake=falls.wake),
    actions=ACTIONS,
    phrases=PHRASES,
    plain=Plain(
        sheet={"des": 10, "esquivar": 30},
        attacks="weapons",
        attack={"kind": "melee", "skill": 40, "damage": "1D6"},
        damage="damage",
        called="Ataque",
        unit="metres",
        abilities=("fue", "des"),
        by_name=frozenset({"kind"}),
        implied={key: {"kind": "firearm"} for key in ("capacity", "loaded", "malf")},
    ),
    countdown_units=frozenset({"rounds", "turns", "seconds"}),
    row_templates={"weapons": ARMOURY, "skills": SKILLS},
    row_templates_source=phrases.ARMOURY,
    kept_types=KEPT_TYPES,
    things={weapons.BARE_HANDS.id: str(weapons.BARE_HANDS.name)},
    entering=EntryRules(new_combatant=weapons.new_fighter, join=turns.join),
    turns=Turns(
        begin=turns.begin,
        next=turns.next_stop,
        declare=declarations.declare,
        settle=turns.settle,
        coming=turns.upcoming_stops,
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
        named=rulings.named,
        lifted=rulings.after_lift,
        run_out=turns.run_out,
        left=falls.let_go,
        reorder=rulings.reorder,
    ),
    outcome=Outcome(order=shown_order, stats=window.stats, extra=window.extra, explain=window.explain),
    window=Window(
        chips=window.chips,
        sheet_now=weapons.sheet_now,
        is_dying=window.is_dying,
        declarations=proposals.declarations,
        undone=proposals.open_declaration,
        described=proposals.described,
        first_values=proposals.first_values,
        option_label=window.option_label,
    ),
    ground=Ground(board=BoardRules(picture=True), aimed=positions.aimed, measured=positions.measured),
    aftermath=Aftermath(
        states=frozenset({"dead"}),
        sheet_after=weapons.sheet_after,
    ),
    tactics=TACTICS,
)
