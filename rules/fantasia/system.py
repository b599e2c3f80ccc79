"""The system: what it declares, and its answers to the service's hooks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar

from rules import sheets
from rules.battlefield import RANGE, THREAT, Marked, Walk
from rules.board import BoardRules
from rules.conditions import Condition
from rules.fantasia import ground, positions, turns
from rules.fantasia.actions import ACTIONS
from rules.fantasia.afflictions import calm, lifted, put_on
from rules.fantasia.ambush import attackers
from rules.fantasia.ambush_fields import SURPRISE
from rules.fantasia.catalogue import STATUSES, Row, settled_params
from rules.fantasia.damage import gain, gain_pm, lose, lose_pm
from rules.fantasia.deed import slot_for
from rules.fantasia.numbers import explained, maximum, stats
from rules.fantasia.order import enter_line, kind_of, make_line, move_in_line
from rules.fantasia.performing import must_act, perform, why_forced
from rules.fantasia.proposing import proposals
from rules.fantasia.sheet import FISTS, PROFESSIONS, Creature, Options
from rules.fantasia.standing import COUNTER, after, end, fall, is_gone, let_go, wake
from rules.fantasia.state import NO_SLOTS, SLOTS, Battle, Fighter, Readied
from rules.fantasia.telling import PHASES, PHRASES
from rules.modifiers import Step
from rules.questions import Refusal
from rules.system import NO_TIMER, Chip, Declaration, Pool, System

if TYPE_CHECKING:
    from rules.actions import Act
    from rules.table import Table


STAT_LABELS: Mapping[str, str] = {"at": "AT", "ma": "MA", "pv_max": "PV máx.", "pm_max": "PM máx."}


class Fantasia(System):
    """La Fantasia Final."""

    id = "fantasia"
    title = "La Fantasia Final"
    language = "es"
    sheet = Creature
    options = Options
    fight = Battle
    combatant = Fighter
    cell_kinds = positions.CELL_KINDS
    gains = ("xp",)
    pools = (Pool("pv", "PV", "Hit points", vital=True), Pool("pm", "PM", "Magic points"))
    statuses: Mapping[str, Row] = STATUSES
    actions = ACTIONS
    phrases = PHRASES
    phases = PHASES
    countdown_units = frozenset({"rounds", "turns", "seconds"})
    boundaries = turns.BOUNDARIES
    things: ClassVar[Mapping[str, str]] = {FISTS.id: str(FISTS.name)}
    lasting_states = frozenset({"dead", "stone"})
    passing = frozenset({"prone", "grabbed", "defending", "off_balance"})
    ripening = frozenset({"condemned", "petrify"})
    board = BoardRules(
        keys=frozenset({"width", "height", "blocked", "cells"}),
        cell_keys=frozenset({"state", "level"}),
        terrains=frozenset(),
        levels=(-99, 99),
        holders=frozenset({"active", "unconscious", "stone"}),
    )
    picture = BoardRules(
        keys=board.keys, cell_keys=board.cell_keys, terrains=frozenset(), levels=board.levels, picture=True
    )
    surprise = SURPRISE
    after_end = frozenset({"set", "damage", "heal", "condition", "lift", "timer"})
    kept_types = (Readied,)

    # --- sheets and setup --------------------------------------------------------------------------------

    def list_key(self, sheet: Creature) -> tuple[int, str]:
        """Level, and profession by its word."""
        return sheet.nv, PROFESSIONS.get(sheet.profession, sheet.profession)

    def maximum(self, combatant: Any, pool: str) -> int:
        """LF-ST-MAXI-1: the sheet's number, of PV half more with Maxi."""
        return maximum(combatant, pool)

    def board_rules(self, options: Options) -> BoardRules:
        """LF-MIN-09: without miniatures the board is a picture."""
        return self.board if options.miniatures else self.picture

    def covers(self, combatant: Fighter, cell: tuple[int, int]) -> tuple[tuple[int, int], ...]:
        """As many cells to the east and to the south as it is large."""
        return ground.covered(combatant.sheet.size, cell)

    def new_combatant(self, id: str, name: str, side: str, sheet: Creature, pools: Mapping[str, int]) -> Fighter:
        """LF-DRAW-02: a combatant with its weapon in hand, its weapons loaded and its things at hand."""
        return Fighter(
            id=id,
            name=name,
            side=side,
            sheet=sheet,
            pools={"pv": sheet.pv, "pm": sheet.pm, **pools},
            equipped=sheet.in_hand,
            loaded={weapon.id: weapon.shots for weapon in sheet.weapons if weapon.shots is not None},
            items={item.id: item.qty for item in sheet.items},
        )

    def enter(self, table: Table, combatant: Fighter) -> None:
        """LF-DOWN-01: whoever enters at 0 PV has fallen; a piece faces as its side does."""
        if combatant.cell is None:
            table.put(combatant, "facing", None)
        else:
            self._face(table, combatant)
        if combatant.pools["pv"] == 0:
            fall(table, combatant, "setup")

    def enter_in(self, table: Table, combatant: Fighter, state: str) -> None:
        """LF-DOWN-02, LF-ST-PETRIFY-2: the dead stay dead, without a counter, and a statue a statue."""
        super().enter_in(table, combatant, state)
        if state == "dead":
            table.put(combatant, "counter", None)
            table.put(combatant, "fainted", False)

    def _face(self, table: Table, one: Fighter) -> None:
        if one.facing is None and ground.played(table.fight, one):
            table.put(one, "facing", "n" if one.side == "party" else "s")

    def join(self, table: Table, combatant: Fighter, given: Mapping[str, Any]) -> None:
        """LF-INIT-10: a reinforcement takes its place."""
        enter_line(table, combatant)

    def settle(self, table: Table) -> None:
        """From now on whoever has entered is there for good."""
        table.put(table.fight, "settled", len(table.fight.combatants))

    # --- stops -------------------------------------------------------------------------------------------

    def begin(self, table: Table, surprise: Mapping[str, Any] | None) -> None:
        """LF-SURP-03: a free turn for those whom nobody has noticed; else initiative and the first round."""
        fight = table.fight
        first = attackers(table, surprise) if surprise is not None else []
        if first:
            table.put(fight, "phase", "surprise")
            table.put(fight, "line", tuple(one.id for one in first))
            table.fact("phase", phase="surprise")
            turns.advance(table, quiet=True)
            return
        turns.start_rounds(table)
        if fight.phase == "action" and not turns.nobody_can_act(fight):
            turns.advance(table, quiet=True)

    def next(self, table: Table) -> None:
        """Ends the turn or the declarations, and runs to the next stop."""
        fight = table.fight
        if fight.phase == "declaration":
            make_line(table)
            table.put(fight, "phase", "action")
            table.fact("phase", phase="action")
            turns.advance(table, quiet=True)
            return
        active = fight.combatants.get(fight.active or "")
        if active is None:
            turns.advance(table, quiet=True)
            return
        if must_act(fight, active):
            status, deed = why_forced(active)
            table.demand(False, "must_act", actor=active.id, status=status, deed=ACTIONS[deed].label)
        turns.close_turn(table, active)
        turns.advance(table, quiet=False)

    def act(self, table: Table, act: Act) -> None:
        """Carries an action out: checks, its slot, the reactions that it sets off, then what it does."""
        deed = ACTIONS[act.action.id]
        perform(table, deed, act.actor, deed.told(table, act.actor, act.command))

    def declare(self, table: Table, act: Act) -> None:
        """LF-INIT-09: records the kind of what it does in its turn; the declaration does not bind."""
        fight = table.fight
        options = fight.options
        table.insist(options.initiative == "side" and options.order_by_kind, "no_such_action", action=act.action.id)
        table.insist(fight.phase == "declaration", "wrong_phase")
        table.insist(not act.action.any_turn, "no_such_action", action=act.action.id)
        actor: Fighter = act.actor
        table.demand(actor.able, "cannot_act", actor=actor.id, status=actor.state)
        table.put(fight, "declared", {**fight.declared, actor.id: kind_of(actor, act.action.id, act.with_id)})
        table.fact("declare", actor=actor.id, action=act.action.id, with_=act.with_id, targets=list(act.targets))

    def end(self, table: Table) -> None:
        """LF-END-01, LF-ST-BERSERK-4: the berserk calm down; winner and experience."""
        fight = table.fight
        for one in fight.combatants.values():
            condition = one.condition("berserk")
            if condition is not None:
                end(table, one, condition, "end")
                calm(table, one, condition)
        super().end(table)
        active = fight.combatants.get(fight.active or "")
        if active is not None:
            table.put(active, "slots", NO_SLOTS)
            table.put(active, "forced", None)
        table.put(fight, "spoils", spoils(fight) if fight.winner == "party" else None)

    # --- rulings -----------------------------------------------------------------------------------------

    def set_pool(self, table: Table, combatant: Fighter, pool: str, value: int) -> None:
        """LF-DOWN-01, LF-DOWN-04: at 0 PV an active one falls, above 0 one wakes; the dead and petrified stay so."""
        if combatant.state in ("dead", "stone"):
            return
        now = max(0, min(maximum(combatant, pool), value))
        table.put_pool(combatant, pool, now)
        if pool != "pv":
            return
        if now == 0 and (combatant.state == "active" or combatant.fainted):
            fall(table, combatant, "ruling")
        elif now > 0 and combatant.state == "unconscious":
            wake(table, combatant, "ruling")

    def set_stat(self, table: Table, combatant: Fighter, stat: str, value: Any) -> None:
        """A number of the sheet, the counter of the fallen, or the initiative alone."""
        if stat not in ("counter", "initiative"):
            super().set_stat(table, combatant, stat, value)
            return
        if not isinstance(value, int) or isinstance(value, bool):
            raise Refusal("invalid_params", param=stat, value=value)
        if stat == "initiative":
            table.put(combatant, "initiative", value)
            return
        table.insist(combatant.counter is not None, "invalid_target", target=combatant.id)
        table.put(combatant, "counter", max(0, min(COUNTER, value)))

    def set_cell(self, table: Table, cell: tuple[int, int], stat: str, value: Any) -> None:
        """A wall, or the height of a cell."""
        whole = isinstance(value, int) and not isinstance(value, bool)
        fits = value in ("free", "blocked") if stat == "state" else stat == "level" and whole and -99 <= value <= 99
        table.insist(fits, "invalid_params", param=stat, value=value)
        table.put(table.fight, "board", table.fight.board.with_cell(cell, stat, value))

    def damage(self, table: Table, combatant: Fighter, amount: int, pool: str | None, type: str | None) -> None:
        """LF-DOWN-03: a loss by ruling: as it is, without factors."""
        if pool == "pm":
            lose_pm(table, combatant, amount, None)
        else:
            lose(table, combatant, amount, None, type)

    def heal(self, table: Table, combatant: Fighter, amount: int, pool: str | None, type: str | None) -> None:
        """LF-DOWN-04: a gain by ruling: up to the maximum; the unconscious wake."""
        if pool == "pm":
            gain_pm(table, combatant, amount, None)
        else:
            gain(table, combatant, amount, None, type)

    def inflict(
        self,
        table: Table,
        combatant: Fighter,
        status: Any,
        timer: Any,
        source: str | None,
        params: Mapping[str, Any],
    ) -> None:
        """A status by ruling; a setup has to give Condena its timer, because it asks for no dice."""
        full = settled_params(status.id, params)
        if full is None:
            raise Refusal("invalid_params", param="params", value=dict(params))
        entering = self._is_entering(table.fight, combatant)
        if is_gone(combatant) and not entering:
            raise Refusal("invalid_target", target=combatant.id)
        if status.id == "condemned" and timer is NO_TIMER and entering:
            raise Refusal("invalid_params", param="timer", value=None)
        put_on(table, combatant, status, timer, source, full)

    def _is_entering(self, fight: Battle, combatant: Fighter) -> bool:
        return combatant.id in list(fight.combatants)[fight.settled :]

    def lift(self, table: Table, combatant: Fighter, status: str, params: Mapping[str, Any]) -> None:
        """LF-ST-DEATH: ends a condition; death and stone too."""
        if lifted(table, combatant, status):
            return
        if status == "stone":
            raise Refusal("no_such_condition", actor=combatant.id, status=status)
        super().lift(table, combatant, status, params)

    def lifted(self, table: Table, combatant: Fighter, condition: Condition) -> None:
        """What the end of a condition brings."""
        after(table, combatant, condition)

    def expire(self, table: Table, combatant: Fighter, condition: Condition) -> None:
        """What the row of a condition says for its end."""
        turns.ran_out(table, combatant, condition)

    def left(self, table: Table, combatant: Fighter) -> None:
        """Whoever leaves holds nobody, has no plans and no place on the board."""
        table.put(combatant, "facing", None)
        table.put(combatant, "readied", None)
        table.put(combatant, "waiting", False)
        table.put(combatant, "counter", None)
        table.put(combatant, "fainted", False)
        table.put(combatant, "forced", None)
        let_go(table, combatant)

    def reorder(self, table: Table, combatant: Fighter, other: Fighter, before: bool) -> None:
        """LF-DELAY-03: another place in the order, with the initiative of the one beside it."""
        fight = table.fight
        for one in (combatant, other):
            table.insist(one.id in fight.line and one.state != "out", "invalid_target", target=one.id)
        others = [id for id in fight.line if id != combatant.id]
        place = others.index(other.id) + (0 if before else 1)
        move_in_line(table, combatant, place, other.initiative, "ruling")

    def placed(self, table: Table, combatant: Fighter) -> None:
        """A piece that comes to the board faces as its side does."""
        self._face(table, combatant)

    # --- reading -----------------------------------------------------------------------------------------

    def order(self, fight: Battle) -> tuple[str, ...]:
        """The acting order, without those who have left."""
        return tuple(one.id for one in fight.in_line())

    def stats(self, fight: Battle, combatant: Fighter) -> dict[str, Any]:
        """The numbers as they stand."""
        return stats(fight, combatant)

    def extra(self, fight: Battle, combatant: Fighter) -> dict[str, Any]:
        """What only this system has to show."""
        kept = combatant.readied
        return {
            "counter": combatant.counter,
            "actions": dict(zip(SLOTS, combatant.slots, strict=True)),
            "reactions": combatant.reactions,
            "equipped": combatant.equipped,
            "dropped": list(combatant.dropped),
            "loaded": dict(combatant.loaded),
            "items": dict(combatant.items),
            "readied": None
            if kept is None
            else {
                "action": kept.action,
                "with": kept.with_id,
                "targets": list(kept.targets),
                "on": kept.on,
                "watch": kept.watch,
                "params": dict(kept.params),
            },
            "waiting": combatant.waiting,
            "forced": combatant.forced,
        }

    def explain(self, fight: Battle, combatant: Fighter, stat: str) -> tuple[Step, ...]:
        """How a number of `stats` came about."""
        return explained(fight, combatant, stat)

    def declarations(self, fight: Battle) -> tuple[Declaration, ...]:
        """LF-INIT-09: see `proposing.proposals`."""
        return proposals(fight)

    def condition_label(self, condition: Condition) -> str:
        """A number that is changed with its sign, how far one has aged; other params are not for a row."""
        label, params = self.statuses[condition.status].label, condition.params
        if condition.status == "modifier" and "stat" in params and "amount" in params:
            return f"{label} {str(params['stat']).upper()} {params['amount']:+}".replace("-", "−")
        return f"{label} −{params['stacks']}" if params.get("stacks") else label

    def stat_label(self, stat: str) -> str:
        """AT and MA stand here with what adds to them, not as the sheet's own part."""
        return STAT_LABELS.get(stat) or super().stat_label(stat)

    def first_values(self, fight: Battle, combatant: Fighter, action: str) -> Mapping[str, Any]:
        """LF-ATT-01: an attack begins with the weapon in hand, one that is kept for its moment too.

        LF-TURN-06: anything else costs what is left of the turn.
        """
        if action == "other" and slot_for(combatant, "normal", None) is None:
            return {"cost": "movement"}
        return {"with": combatant.weapon.id} if action in ("attack", "ready") else {}

    def declared_fields(self, fight: Battle, action: str) -> frozenset[str] | None:
        """LF-INIT-09: only the kind counts; of an attack the weapon makes it."""
        return frozenset({"with"}) if action == "attack" else frozenset()

    def walk(self, fight: Battle, combatant: Fighter) -> Walk | None:
        """Where it can go on the board: see `positions.walk`."""
        return positions.walk(fight, combatant)

    def aimed(self, fight: Battle, combatant: Fighter, action: str, chosen: Mapping[str, Any]) -> tuple[Marked, ...]:
        """What an action reaches on the board: see `positions.aimed`."""
        return positions.aimed(fight, combatant, action, chosen)

    def marked(self, fight: Battle, combatant: Fighter, kind: str) -> frozenset[tuple[int, int]]:
        """The cells shown on demand: see `positions.marked`."""
        if kind in (RANGE, THREAT):
            return positions.marked(fight, combatant, kind)
        return super().marked(fight, combatant, kind)

    def measured(self, fight: Battle, combatant: Fighter, cell: tuple[int, int]) -> str:
        """How far a cell is: see `positions.measured`."""
        return positions.measured(fight, combatant, cell)

    def vantages(self, fight: Battle, combatant: Fighter, cell: tuple[int, int]) -> Mapping[str, str]:
        """Whom it would have at an advantage: see `positions.vantages`."""
        return positions.vantages(fight, combatant, cell)

    def chips(self, fight: Battle, combatant: Fighter) -> tuple[Chip, ...]:
        """The counter of the fallen, what is readied, who waits or is forced, what is loaded, what was dropped."""
        found: list[Chip] = []
        if combatant.counter is not None:
            found.append(
                Chip(
                    "counter", "Inconsciente", "Turns left before death", str(combatant.counter), good=False, priority=3
                )
            )
        if combatant.readied is not None:
            thing = combatant.readied_thing
            action = self.actions[combatant.readied.action].label
            what = action if thing is None else thing.name or sheets.words_of(thing.id)
            found.append(Chip("readied", "Prepara", "Waits for its moment", what))
        if combatant.waiting:
            found.append(Chip("waiting", "Retrasa", "Has put its turn off"))
        if combatant.forced is not None:
            label = self.actions["attack" if combatant.forced == "attack" else "cast"].label
            found.append(Chip("forced", "Debe", "What the die made of this turn", label, good=False, priority=2))
        held = combatant.weapon
        if held.shots is not None:
            left = f"{combatant.loaded.get(held.id, 0)}/{held.shots}"
            found.append(Chip("loaded", held.name or sheets.words_of(held.id), "Shots left", left))
        for id in combatant.dropped:
            weapon = combatant.weapon_of(id)
            if weapon is not None:
                found.append(
                    Chip(
                        "dropped", "En el suelo", "On the floor", weapon.name or sheets.words_of(weapon.id), good=False
                    )
                )
        return tuple(found)

    def is_dying(self, combatant: Fighter) -> bool:
        """LF-DOWN-02: unconscious, with a counter that falls."""
        return combatant.state == "unconscious" and combatant.counter is not None

    def rewards(self, fight: Battle) -> Mapping[str, Mapping[str, int]]:
        """LF-END-01: what each of the party has gained."""
        if fight.spoils is None:
            return {}
        return {one.id: {"xp": fight.spoils["each"]} for one in fight.combatants.values() if one.side == "party"}

    def sheet_after(self, fight: Battle, combatant: Fighter, sheet: Mapping[str, Any]) -> dict[str, Any]:
        """LF-TURN-04: what is left of each item; shots are not on the sheet, every fight begins loaded."""
        left = combatant.items
        said = {row.id: {"qty": left[row.id]} for row in combatant.sheet.items if left.get(row.id, row.qty) != row.qty}
        return sheets.with_rows(sheet, "items", said)


def spoils(fight: Battle) -> dict[str, int] | None:
    """LF-END-01: the experience of all who were beaten, shared by the party; None where there is none."""
    ones = fight.combatants.values()
    total = sum(one.sheet.pex for one in ones if one.side != "party" and one.state in ("dead", "unconscious", "stone"))
    count = sum(1 for one in ones if one.side == "party")
    return {"pex": total, "each": total // count} if total and count else None
