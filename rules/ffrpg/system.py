"""FFRPG 3.25: the system's one object."""

from __future__ import annotations

from collections.abc import Mapping
from math import isqrt
from typing import Any, ClassVar

from rules.actions import Act
from rules.battlefield import Marked, Walk
from rules.board import BoardRules
from rules.conditions import Condition, Status
from rules.ffrpg import (
    afflictions,
    checks,
    equipment,
    falling,
    movement,
    order,
    pincer,
    positions,
    rounds,
    rulings,
    sides,
    spoils,
    surprise,
    telling,
    turns,
)
from rules.ffrpg.actions import ACTIONS
from rules.ffrpg.catalogue import STATUSES
from rules.ffrpg.numbers import standing
from rules.ffrpg.sheet import CreatureSheet, Options, params_in_words
from rules.ffrpg.state import KEPT_TYPES, Combatant, Fight
from rules.ffrpg.timeline import landing, timeline
from rules.modifiers import Step
from rules.questions import Refusal
from rules.system import Chip, Moment, Pool, System
from rules.table import Table


class Ffrpg(System):
    """Final Fantasy RPG, version 3.25: the Round counted in ticks."""

    id = "ffrpg"
    title = "Final Fantasy RPG 3.25"
    language = "en"
    sheet = CreatureSheet
    options = Options
    fight = Fight
    combatant = Combatant
    gains = ("xp", "gil")
    pools = (Pool("hp", "HP", "Hit Points", vital=True), Pool("mp", "MP", "Magic Points"))
    statuses = STATUSES
    actions = ACTIONS
    surprise = surprise.AMBUSH
    phrases = telling.PHRASES
    passing: ClassVar[frozenset[str]] = frozenset({"hidden", "unaware", "quick"})
    phases: ClassVar[Mapping[str, str]] = {
        "initiative": "Initiative Phase",
        "action": "Action Phase",
        "status": "Status Phase",
    }
    countdown_units = frozenset({"rounds", "turns", "seconds", "ticks"})
    countdown_goals = frozenset({"deadline", "hold"})
    boundaries = tuple(step.__name__ for step in rounds.END_OF_ROUND)
    board = BoardRules(
        keys=frozenset({"width", "height", "cells"}),
        cell_keys=frozenset({"terrain"}),
        terrains=movement.TERRAINS,
        largest=500,
        shares_cells=True,
        facings=pincer.FACES,
    )
    cell_kinds = positions.CELL_KINDS
    kept_types = KEPT_TYPES

    # --- entering --------------------------------------------------------------------------------------

    def list_key(self, sheet: Any) -> tuple[int, str]:
        """Level, and PC or NPC where the sheet says it."""
        return int(sheet.level), str(sheet.kind or "").upper()

    def check_entry(self, sheet: Any, side: str) -> tuple[str, str] | None:
        """FF-ITM-02: a row that says it is equipped in a hand already taken."""
        return equipment.clash(sheet, sheet.kind or ("pc" if side == "party" else "npc"))

    def new_combatant(self, id: str, name: str, side: str, sheet: Any, pools: Mapping[str, int]) -> Combatant:
        """A combatant with what it carries, before anything takes effect."""
        one: Combatant = super().new_combatant(id, name, side, sheet, pools)
        values = one.__dict__
        values["kind"] = sheet.kind or ("pc" if side == "party" else "npc")
        values["items"] = equipment.inventory(sheet)
        values["held"] = equipment.at_start(one)
        return one

    def enter(self, table: Table, combatant: Combatant) -> None:
        """FF-STA-05, FF-ZHP-02: Auto-Status from the start; one that starts at 0 HP lies there."""
        if table.fight.encircled is None:
            table.put(combatant, "facing", None)
        if combatant.pools["hp"] == 0:
            word = combatant.sheet.at_zero or ("unconscious" if combatant.kind == "pc" else "dead")
            table.put(combatant, "state", "unconscious" if word == "unconscious" else "dead")
        else:
            afflictions.refresh_auto(table, combatant)

    def join(self, table: Table, combatant: Combatant, given: Mapping[str, Any]) -> None:
        """FF-REI-01, FF-REI-02: a facing in a Pincer Attack; Initiative at its stop, later not even Reactions."""
        pincer.joined(table, combatant)
        if table.fight.phase == "action":
            table.put(combatant, "came_in", table.fight.round)
        order.join_order(table, combatant)
        sides.judge(table)

    # --- stops -----------------------------------------------------------------------------------------

    def begin(self, table: Table, surprise: Mapping[str, Any] | None) -> None:
        """FF-RND-01: the first Round."""
        rounds.begin(table, surprise)

    def next(self, table: Table) -> None:
        """FF-RND-02: to the next stop."""
        rounds.next_stop(table)

    def act(self, table: Table, act: Act) -> None:
        """The action, and what is over with it."""
        act.action.run(table, act)
        if act.actor.conditions and act.action.id in turns.STANDARD:
            turns.finish(table, act.actor)

    def declare(self, table: Table, act: Act) -> None:
        """FF-ESC-01: an escape."""
        checks.declare_escape(table, act)

    def end(self, table: Table) -> None:
        """FF-SPO-01, FF-STA-08: spoils and conditions."""
        spoils.end(table)

    def settle(self, table: Table) -> None:
        """FF-TIM-04, FF-TIM-05: who is winning, where more than falling and leaving decides it."""
        fight: Fight = table.fight
        if fight.countdowns or fight.phase == "setup":
            sides.judge(table)

    # --- rulings ---------------------------------------------------------------------------------------

    def set_pool(self, table: Table, combatant: Combatant, pool: str, value: int) -> None:
        """FF-GM-03: a pool by ruling."""
        rulings.set_pool(table, combatant, pool, value)

    def set_stat(self, table: Table, combatant: Combatant, stat: str, value: Any) -> None:
        """FF-GM-02: Initiative, Actions left, facing, terrain, or a number of the sheet."""
        if not rulings.set_stat(table, combatant, stat, value):
            super().set_stat(table, combatant, stat, value)

    def set_cell(self, table: Table, cell: tuple[int, int], stat: str, value: Any) -> None:
        """FF-MOV-03: the terrain of a cell."""
        if stat != "terrain" or value not in movement.TERRAINS:
            raise Refusal("invalid_params", param=stat, value=value)
        table.put(table.fight, "board", table.fight.board.with_cell(cell, stat, value))

    def damage(self, table: Table, combatant: Combatant, amount: int, pool: str | None, type: str | None) -> None:
        """FF-GM-03: a loss by ruling."""
        rulings.hurt(table, combatant, amount, pool, type)

    def heal(self, table: Table, combatant: Combatant, amount: int, pool: str | None, type: str | None) -> None:
        """FF-GM-03: a gain by ruling."""
        rulings.heal(table, combatant, amount, pool, type)

    def inflict(
        self,
        table: Table,
        combatant: Combatant,
        status: Status,
        timer: Any,
        source: str | None,
        params: Mapping[str, Any],
    ) -> None:
        """FF-GM-05: a condition by ruling."""
        rulings.inflict(table, combatant, status, timer, source, params)

    def lift(self, table: Table, combatant: Combatant, status: str, params: Mapping[str, Any]) -> None:
        """FF-GM-05: ends a condition, or `charging`."""
        if status == "charging":
            rulings.lift_charging(table, combatant)
        else:
            super().lift(table, combatant, status, params)

    def expire(self, table: Table, combatant: Combatant, condition: Condition) -> None:
        """FF-STA-01: what a row says for when its timer has run out."""
        rounds.expired(table, combatant, condition)

    def left(self, table: Table, combatant: Combatant) -> None:
        """FF-GM-06: its place goes, and the Control that it holds."""
        falling.lost_to_the_fight(table, combatant, "left")

    def sided(self, table: Table, combatant: Combatant) -> None:
        """FF-GM-06: another side may win, and a Pincer Attack may break up."""
        pincer.check(table)
        sides.judge(table)

    def reorder(self, table: Table, combatant: Combatant, other: Combatant, before: bool) -> None:
        """FF-GM-02: a place before or behind another's."""
        order.reorder(table, combatant, other, before)

    def placed(self, table: Table, combatant: Combatant) -> None:
        """FF-PIN-06: a facing only counts in a Pincer Attack."""
        if table.fight.encircled is None:
            table.put(combatant, "facing", None)
        else:
            pincer.check(table)

    # --- reading ---------------------------------------------------------------------------------------

    def order(self, fight: Fight) -> tuple[str, ...]:
        """FF-RND-02: the places still to come, the open one first."""
        return order.order_of(fight)

    def timeline(self, fight: Fight) -> tuple[Moment, ...]:
        """FF-INIT-05: the ticks of this Round, for a line of them."""
        return timeline(fight)

    def landing(self, fight: Fight, combatant: Combatant, tick: int) -> tuple[Moment | None, Moment | None]:
        """FF-INIT-03: between whom a place would come that is put in now."""
        return landing(fight, combatant, tick)

    def stats(self, fight: Fight, combatant: Combatant) -> dict[str, Any]:
        """FF-DMG-09: the numbers as they stand."""
        return dict(standing(combatant).stats)

    def extra(self, fight: Fight, combatant: Combatant) -> dict[str, Any]:
        """What only this system has."""
        turn = fight.turn if fight.active == combatant.id else None
        charge = combatant.charging
        return {
            "actions_left": 0 if turn is None else turn.actions,
            "zero_left": 0 if turn is None else turn.zero,
            "move_left": 0 if turn is None else int(turn.metres),
            "defending": combatant.defending,
            "extreme": order.is_extreme(combatant),
            "fleeing": combatant.fleeing,
            "generated": combatant.generated,
            "charging": None
            if charge is None
            else {"action": charge.action, "with": charge.with_id, "at": charge.at, "left": charge.left},
            "items": dict(combatant.items),
            "equipped": [thing.id for thing in combatant.held],
            "terrain": combatant.terrain,
        }

    def explain(self, fight: Fight, combatant: Combatant, stat: str) -> tuple[Step, ...]:
        """FF-DMG-09: how a number came about."""
        return standing(combatant).steps.get(stat, ())

    def walk(self, fight: Fight, combatant: Combatant) -> Walk | None:
        """Where it can go on the board: see `positions.walk`."""
        return positions.walk(fight, combatant)

    def marked(self, fight: Fight, combatant: Combatant, kind: str) -> frozenset[tuple[int, int]]:
        """FF-RNG-01: see `positions.marked`; there are no walls to look past."""
        return positions.marked(fight, combatant, kind)

    def first_values(self, fight: Fight, combatant: Combatant, action: str) -> Mapping[str, Any]:
        """FF-PIN-01, FF-PIN-02: see `positions.first_values`."""
        return positions.first_values(fight, combatant, action)

    def aimed(self, fight: Fight, combatant: Combatant, action: str, chosen: Mapping[str, Any]) -> tuple[Marked, ...]:
        """What an action reaches on the board: see `positions.aimed`."""
        return positions.aimed(fight, combatant, action, chosen)

    def vantages(self, fight: Fight, combatant: Combatant, cell: tuple[int, int]) -> Mapping[str, str]:
        """Whom it would have at an advantage: see `positions.vantages`."""
        return positions.vantages(fight, combatant, cell)

    def condition_label(self, condition: Condition) -> str:
        """With its element, or with what it makes immune to, in the book's words."""
        label, named = self.statuses[condition.status].label, params_in_words(condition.params)
        return f"{label} ({named})" if named else label

    def chips(self, fight: Fight, combatant: Combatant) -> tuple[Chip, ...]:
        """Charging, defending, an escape declared, facing, further turns."""
        found: list[Chip] = []
        charge = combatant.charging
        if charge is not None:
            value = f"+{charge.left}" if charge.at is None else str(charge.at)
            found.append(
                Chip("charging", "Charging", "the tick at which it takes effect, or + ticks carried over", value)
            )
        if combatant.defending:
            found.append(Chip("defending", "Defense", "damage is halved after ARM"))
        if combatant.fleeing:
            found.append(Chip("fleeing", "Escape", "an escape is declared"))
        if order.is_extreme(combatant):
            found.append(Chip("extreme", "Extreme", "acts again 35 ticks later", str(combatant.generated)))
        if combatant.facing is not None and combatant.state == "active" and fight.phase != "ended":
            found.append(Chip("facing", "Facing", "in a Pincer Attack", combatant.facing, priority=2))
        return tuple(found)

    def measured(self, fight: Fight, combatant: Combatant, cell: tuple[int, int]) -> str:
        """FF-RNG-01: the metres to a cell, where distances are looked at."""
        if not fight.options.ranges or combatant.cell is None:
            return ""
        across, down = combatant.cell[0] - cell[0], combatant.cell[1] - cell[1]
        return f"{isqrt(across * across + down * down)} m"

    def rewards(self, fight: Fight) -> Mapping[str, Mapping[str, int]]:
        """FF-SPO-02: what each PC gains."""
        spoils_of = fight.spoils
        if spoils_of is None:
            return {}
        return {id: {"xp": spoils_of["xp_each"], "gil": spoils_of["gil_each"]} for id in spoils_of["shares"]}

    def sheet_after(self, fight: Fight, combatant: Combatant, sheet: Mapping[str, Any]) -> dict[str, Any]:
        """FF-ITM-01, FF-ITM-04, FF-ITM-05, FF-AMMO-02: Items used up, gear thrown away or taken up."""
        return spoils.sheet_after(combatant, sheet)

    def loot(self, fight: Fight) -> Mapping[str, int]:
        """FF-SPO-06: the Items that the table still has to divide."""
        return spoils.loot(fight)


SYSTEM = Ffrpg()
