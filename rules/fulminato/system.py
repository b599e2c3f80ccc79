"""Fulminato as a rule system: the hooks of the core, answered by this folder's functions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from rules.battlefield import RANGE, THREAT, Marked, Walk
from rules.board import BoardRules
from rules.conditions import Condition, Status, change_timer
from rules.encounter import Combatant
from rules.fulminato import (
    actions,
    afflictions,
    body,
    damage,
    ground,
    kit,
    ladder,
    numbers,
    offering,
    order,
    positions,
    turns,
)
from rules.fulminato.ambush_fields import SURPRISE
from rules.fulminato.catalogue import (
    CHARACTERISTICS,
    DAMAGE_TYPES,
    SKILLS,
    STATUSES,
    TURN_PA,
    WOUNDED,
    fault_in_params,
)
from rules.fulminato.presets import ROW_TEMPLATES
from rules.fulminato.sheet import UNARMED, FulminatoOptions, FulminatoSheet
from rules.fulminato.state import Fighter, FulminatoFight, in_fight, refresh_state
from rules.fulminato.telling import PHRASES
from rules.modifiers import Step
from rules.questions import Refusal
from rules.sayings import said
from rules.system import NO_TIMER, Chip, Part, Pool, System
from rules.table import Table


class Fulminato(System):
    """The narrative game with step dice, in which the final result of an attack names the part of the body struck."""

    id: ClassVar[str] = "fulminato"
    title: ClassVar[str] = "Fulminato"
    language: ClassVar[str] = "es"
    sheet = FulminatoSheet
    options = FulminatoOptions
    fight = FulminatoFight
    combatant = Fighter
    cell_kinds = positions.CELL_KINDS
    pools = (
        Pool("pv", "PV", "Hit points", vital=True),
        Pool("ps", "PS", "Points for special powers"),
        Pool("pa", "PA", "Action points of the turn", pips=True),
    )
    statuses = STATUSES
    actions = actions.ACTIONS
    phrases = PHRASES
    things: ClassVar[Mapping[str, str]] = {UNARMED.id: str(UNARMED.name)}
    passing: ClassVar[frozenset[str]] = frozenset(
        {
            "surprised",
            "grabbed",
            "grabbing",
            "contained",
            "containing",
            "loosened",
            "prone",
            "retreating",
            "waiting",
            "in_cover",
        }
    )
    ripening: ClassVar[frozenset[str]] = frozenset({"wounded"})
    phases: ClassVar[Mapping[str, str]] = {"surprise": "Sorpresa", "action": "Combate"}
    countdown_units = frozenset({"rounds", "turns", "seconds"})
    boundaries = (
        "start of a turn: points, running away and waiting over",
        "end of a turn: timers of its owner, countdowns in turns",
        "end of a round: seconds, wounds, countdowns, lasting order, new sentences",
        "end of the surprise phase: seconds, countdowns, surprise over, initiative",
    )
    board = BoardRules(
        keys=frozenset({"width", "height", "blocked", "cells", "cell_size"}),
        cell_keys=frozenset({"state"}),
        holders=frozenset({"active", "unconscious"}),
        facings=(),
    )
    stat_terms: ClassVar[Mapping[str, tuple[str, str]]] = {
        "desvio_die": ("Dado de desvío", "The die that is rolled against an attack"),
        "desvio_bonus": ("Bono al desvío", "Added to the deflection die"),
        "reduction": ("Reducción", "Taken off every damage"),
        "flank_ranks": ("Rangos por flanqueo", "Ranks that attackers gain where it is flanked"),
    }
    surprise = SURPRISE
    row_templates: ClassVar[Mapping[str, tuple[Mapping[str, Any], ...]]] = ROW_TEMPLATES

    # --- sheets and entering ---------------------------------------------------------------------------

    def maximum(self, combatant: Combatant, pool: str) -> int:
        """FU-ACT-01: six action points; the others are the sheet's."""
        return TURN_PA if pool == "pa" else super().maximum(combatant, pool)

    def new_combatant(self, id: str, name: str, side: str, sheet: FulminatoSheet, pools: Mapping[str, int]) -> Fighter:
        """FU-EQP-03, FU-EQP-04: a combatant with full pools, full magazines and its first weapon in hand."""
        return Fighter(
            id=id,
            name=name,
            side=side,
            sheet=sheet,
            pools={"pv": sheet.pv, "ps": sheet.ps, "pa": TURN_PA, **pools},
            equipped=sheet.held_at_start,
            loaded={
                row.id: row.capacity if row.loaded is None else row.loaded
                for row in sheet.weapons
                if row.capacity is not None
            },
            reserve={row.id: row.reserve for row in sheet.weapons if row.reserve is not None},
            items={row.id: row.qty for row in sheet.items},
        )

    def enter(self, table: Table, combatant: Fighter) -> None:
        """FU-DIE-01, FU-DIE-02: who enters with 0 hit points is dead, or unconscious."""
        if combatant.pools["pv"] == 0:
            damage.fall_at_zero(table, combatant)

    def check_setup(self, fight: FulminatoFight) -> tuple[str, str] | None:
        """FU-BRD-03: cells are free or blocked, nothing between."""
        states = {} if fight.board is None else fight.board.states or {}
        if "obstructed" in states.values():
            return "board.cells", said("fault-cell_obstructed", __file__)
        return None

    def join(self, table: Table, combatant: Fighter, given: Mapping[str, Any]) -> None:
        """FU-INIT-08, FU-SURP-07: a reinforcement rolls and takes its place; in surprise it rolls with everybody."""
        if table.fight.phase == "action" and in_fight(combatant):
            order.roll_for(table, combatant)
            order.enter_order(table, combatant)

    # --- stops -----------------------------------------------------------------------------------------

    def begin(self, table: Table, surprise: Mapping[str, Any] | None) -> None:
        """FU-CLK-01, FU-SURP-01: starts the fight."""
        turns.begin(table, surprise)

    def next(self, table: Table) -> None:
        """FU-INIT-03: goes on to the next stop."""
        turns.next_stop(table)

    # --- rulings ---------------------------------------------------------------------------------------

    def set_pool(self, table: Table, combatant: Fighter, pool: str, value: int) -> None:
        """FU-CMD-01: hit points fall as by damage and rise as by healing; the dead come back above 0."""
        value = max(0, min(value, self.maximum(combatant, pool)))
        before = combatant.pools[pool]
        if pool != "pv":
            if value != before:
                table.put_pool(combatant, pool, value)
        elif combatant.dead:
            if value > 0:
                damage.bring_back(table, combatant, value)
        elif value < before:
            damage.hurt(table, combatant, before - value, "other", None)
        elif value > before:
            damage.regain(table, combatant, value - before, None)

    def set_stat(self, table: Table, combatant: Fighter, stat: str, value: Any) -> None:
        """FU-CMD-01: any number or die of the sheet, brought within its limits."""
        if isinstance(value, str) and (stat in CHARACTERISTICS or stat in SKILLS or stat in combatant.sheet.skills):
            step = ladder.rank_of(value)
            table.insist(step is not None, "invalid_params", param=stat, value=value)
            assert step is not None
            lowest = 0 if stat in CHARACTERISTICS else ladder.LOWEST
            die = ladder.die_name(max(lowest, min(ladder.HIGHEST, step)))
            table.put(combatant, "sheet", combatant.sheet.with_die(stat, die))
            return
        super().set_stat(table, combatant, stat, value)

    def set_cell(self, table: Table, cell: tuple[int, int], stat: str, value: Any) -> None:
        """FU-BRD-03: a cell becomes free or blocked."""
        table.insist(stat == "state" and value in ("free", "blocked"), "invalid_params", param=stat, value=value)
        board = table.fight.board
        table.put(table.fight, "board", board.with_cell(cell, stat, value))

    def damage(self, table: Table, combatant: Fighter, amount: int, pool: str | None, type: str | None) -> None:
        """FU-CMD-01, FU-DMG-05: a loss by ruling: no limb is struck; another pool only falls."""
        kind = type or "other"
        table.insist(kind in DAMAGE_TYPES, "invalid_params", param="type", value=type)
        table.insist(not combatant.dead, "invalid_target", target=combatant.id)
        if pool is None or pool == "pv":
            damage.hurt(table, combatant, amount, kind, None)
        else:
            damage.lose_points(table, combatant, pool, amount)

    def heal(self, table: Table, combatant: Fighter, amount: int, pool: str | None, type: str | None) -> None:
        """FU-CMD-01, FU-WND-04: a gain by ruling; another pool only rises."""
        table.insist(not combatant.dead, "invalid_target", target=combatant.id)
        if pool is None or pool == "pv":
            damage.regain(table, combatant, amount, None)
        else:
            damage.gain_points(table, combatant, pool, amount, self.maximum(combatant, pool))

    def inflict(
        self,
        table: Table,
        combatant: Fighter,
        status: Status,
        timer: Any,
        source: str | None,
        params: Mapping[str, Any],
    ) -> None:
        """FU-ST-replace: a status by ruling; a grip needs its source. Refuses `invalid_params`."""
        fault = fault_in_params(status.id, params)
        if fault is not None:
            raise Refusal("invalid_params", param=fault, value=params[fault])
        if afflictions.is_half_a_grip(status.id, combatant.id, source, table.fight.combatants):
            raise Refusal("invalid_params", param="source", value=source)
        lasts = status.timer if timer is NO_TIMER else timer
        afflictions.inflict(table, combatant, status.id, lasts, source, params)

    def lifted(self, table: Table, combatant: Fighter, condition: Condition) -> None:
        """FU-GRP-11: the other half of a grip ends too."""
        afflictions.has_ended(table, combatant, condition)

    def expire(self, table: Table, combatant: Fighter, condition: Condition) -> None:
        """FU-CLK-04: what follows when a timer has run out."""
        turns.expire(table, combatant, condition)

    def run_out(self, table: Table, combatant: Fighter, condition: Condition) -> None:
        """FU-WND-02: the hour of one badly wounded is over by ruling: the test comes now, the wound stays."""
        if condition.status == WOUNDED:
            damage.hourly_test(table, combatant, change_timer(table, combatant, condition, 0))
        else:
            super().run_out(table, combatant, condition)

    def left(self, table: Table, combatant: Fighter) -> None:
        """FU-CMD-05: who left is in no grip any more; the dead who are taken away stay dead."""
        table.insist(not combatant.gone, "invalid_target", target=combatant.id)
        table.put(combatant, "gone", True)
        refresh_state(table, combatant)
        afflictions.loosen_if_broken(table, combatant)

    def reorder(self, table: Table, combatant: Fighter, other: Fighter, before: bool) -> None:
        """FU-CMD-04: changes this round's and the lasting order; refuses `invalid_target` for who is in none."""
        fight = table.fight
        for one in (combatant, other):
            table.insist(one.id in fight.seen_order, "invalid_target", target=one.id)
        table.put(fight, "standing", order.moved(fight.standing, combatant.id, other.id, before))
        table.put(fight, "lasting", order.moved(fight.lasting, combatant.id, other.id, before))
        table.fact("order", actor=combatant.id, order=list(fight.seen_order), why="ruling")

    def placed(self, table: Table, combatant: Fighter) -> None:
        """FU-GRP-11: pieces set apart hold each other no more."""
        afflictions.loosen_if_broken(table, combatant)

    # --- reading ---------------------------------------------------------------------------------------

    def order(self, fight: FulminatoFight) -> tuple[str, ...]:
        """FU-INIT-03: this round's order without the dead and those who left."""
        return () if fight.phase == "setup" else fight.seen_order

    def stats(self, fight: FulminatoFight, combatant: Fighter) -> dict[str, Any]:
        """FU-DESV-04, FU-BRD-04, FU-FLK-01: the numbers as they stand."""
        return {
            "speed_ft": numbers.speed(combatant),
            "can_deflect": numbers.can_deflect(combatant),
            "desvio_die": numbers.deflection_die(combatant),
            "desvio_bonus": numbers.deflection(combatant).bonus,
            "reduction": numbers.reduction(combatant),
            "flank_ranks": ground.flank_ranks(fight, combatant),
        }

    def extra(self, fight: FulminatoFight, combatant: Fighter) -> dict[str, Any]:
        """FU-EQP-04, FU-SPK-01, FU-WND-01: hands, magazines, things, sentence, wounds, rerolls."""
        return {
            "equipped": combatant.equipped,
            "loaded": dict(combatant.loaded),
            "reserve": dict(combatant.reserve),
            "dropped": list(combatant.dropped),
            "spoken": combatant.spoken,
            "open_wounds": combatant.open_wounds,
            "tiebreak": list(combatant.tiebreak),
            "items": dict(combatant.items),
        }

    def explain(self, fight: FulminatoFight, combatant: Fighter, stat: str) -> tuple[Step, ...]:
        """FU-DESV-02, FU-DMG-03, FU-BRD-04: how a number of `stats` came about."""
        if stat == "speed_ft":
            return numbers.speed_steps(combatant)
        if stat == "desvio_die":
            found = numbers.deflection(combatant)
            return (*found.ranks, Step("desvio_die", found.rank, "result"))
        if stat == "desvio_bonus":
            found = numbers.deflection(combatant)
            return (*found.bonuses, Step("desvio_bonus", found.bonus, "result"))
        if stat == "reduction":
            rows = numbers.worn(combatant)
            steps = tuple(Step(row.label, numbers.protection_reduction(row), "flat", row.id) for row in rows)
            return (*steps, Step("reduction", numbers.reduction(combatant), "result"))
        return ()

    def first_values(self, fight: FulminatoFight, combatant: Fighter, action: str) -> Mapping[str, Any]:
        """FU-MAN-02, FU-LIMB-04: see `offering.first_weapon`."""
        weapon = offering.first_weapon(combatant, action)
        return {} if weapon is None else {"with": weapon}

    def walk(self, fight: FulminatoFight, combatant: Fighter) -> Walk | None:
        """Where it can go on the board: see `positions.walk`."""
        return positions.walk(fight, combatant)

    def aimed(
        self, fight: FulminatoFight, combatant: Fighter, action: str, chosen: Mapping[str, Any]
    ) -> tuple[Marked, ...]:
        """What an action reaches on the board: see `positions.aimed`."""
        return positions.aimed(fight, combatant, action, chosen)

    def marked(self, fight: FulminatoFight, combatant: Fighter, kind: str) -> frozenset[tuple[int, int]]:
        """The cells shown on demand: see `positions.marked`."""
        if kind in (RANGE, THREAT):
            return positions.marked(fight, combatant, kind)
        return super().marked(fight, combatant, kind)

    def vantages(self, fight: FulminatoFight, combatant: Fighter, cell: tuple[int, int]) -> Mapping[str, str]:
        """Whom it would have at an advantage: see `positions.vantages`."""
        return positions.vantages(fight, combatant, cell)

    def measured(self, fight: FulminatoFight, combatant: Fighter, cell: tuple[int, int]) -> str:
        """How far a cell is: see `positions.measured`."""
        return positions.measured(fight, combatant, cell)

    def condition_label(self, condition: Condition) -> str:
        """With the ranks or the bonus that it adds; what it came from is not for a row."""
        added = {key: value for key, value in condition.params.items() if isinstance(value, int)}
        return super().condition_label(condition._replace(params=added))

    def timer_label(self, condition: Condition) -> str:
        """FU-WND-02: a wound's hour in minutes, its last one in seconds."""
        if condition.status != WOUNDED or condition.timer is None:
            return super().timer_label(condition)
        return f"{condition.timer} s" if condition.timer < 60 else f"{-(-condition.timer // 60)} min"

    def chips(self, fight: FulminatoFight, combatant: Fighter) -> tuple[Chip, ...]:
        """FU-EQP-03, FU-EQP-04, FU-WND-01: what is in hand with its shots, what lies on the floor, open wounds."""
        found: list[Chip] = []
        held = combatant.held
        if held is not None:
            shots = combatant.loaded.get(held.id)
            value = "" if shots is None else f"{shots}/{held.capacity}"
            found.append(Chip("equipped", held.label, "In hand", value, shots != 0))
        dropped = (combatant.sheet.armory[id].label for id in combatant.dropped)
        found.extend(Chip("dropped", "en el suelo", "On the floor", name, good=False) for name in dropped)
        if combatant.open_wounds:
            found.append(Chip("open_wounds", "Heridas abiertas", "Shot, cut or pierced", good=False))
        return tuple(found)

    def body(self, fight: FulminatoFight, combatant: Fighter) -> tuple[Part, ...]:
        """FU-PART-05, FU-LIMB-01: which parts have been struck, and which are useless."""
        return body.parts(combatant)

    def sheet_after(self, fight: FulminatoFight, combatant: Fighter, sheet: Mapping[str, Any]) -> dict[str, Any]:
        """FU-EQP-04, FU-EQP-06, FU-EQP-08: see `kit.sheet_after`."""
        return kit.sheet_after(combatant, sheet)

    def option_label(self, question: str, option: str, names: Mapping[str, str], language: str = "en") -> str:
        """FU-COV-03, FU-RET-02: how an answer is shown: in words, by a name, or a weapon by its id without hyphens."""
        shown = super().option_label(question, option, names, language)
        return option.replace("-", " ").replace("_", " ") if shown == option else shown
