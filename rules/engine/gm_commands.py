"""The game master's rulings and the other commands that are the same in every system."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from rules.board.board import STATES
from rules.core.facts import NAME
from rules.core.questions import Refusal
from rules.core.state import Combatant, Countdown
from rules.dice.dice import BadExpression, parse
from rules.mechanics import statuses
from rules.mechanics.statuses import NO_TIMER, change_timer
from rules.mechanics.table import Table
from rules.scripts.setup import check_cell, join_combatant
from rules.sheets import schema
from rules.sheets.changes import SHEET, changes
from rules.sheets.schema import Sheet
from rules.system.system import FullTable
from rules.text.faults import BadSheet, is_whole
from rules.text.localized import said

Checked = Mapping[str, Any]
"""A command whose values the contract has checked."""
UNITS = ("rounds", "turns", "seconds", "ticks")


def begin(table: FullTable, command: Checked) -> None:
    """Start the fight."""
    table.system.turns.begin(table, command.get("surprise"))


def next_stop(table: FullTable, command: Checked) -> None:
    """Go to the next stop."""
    table.system.turns.next(table)


def end(table: FullTable, command: Checked) -> None:
    """End the fight: winner, spoils, summary."""
    fight = table.fight
    table.system.turns.end(table)
    table.put(fight, "active", None)
    table.put(fight, "phase", "ended")
    if fight.spoils is not None:
        table.fact("spoils", **fight.spoils)
    table.fact("end", winner=fight.winner)


def set_value(table: FullTable, command: Checked) -> None:
    """Set a pool, a number, a name, a sheet, a cell or an option of the fight."""
    value = command.get("value")
    if "option" in command:
        _set_option(table, str(command["option"]), value)
        return
    if "cell" in command:
        cell = tuple(command["cell"])
        stat = command.get("stat")
        board = table.fight.board
        if board is None:
            raise Refusal("no_board")
        table.insist(board.holds(cell), "off_board", cell=list(cell))
        table.insist(stat in ("state", "terrain", "level"), "invalid_params", param=stat)
        if stat == "state":
            table.insist(value in STATES, "invalid_params", param=stat, value=value)
        fitting = table.system.rulings.fit_cell(table, (cell[0], cell[1]), str(stat), value)
        table.put(table.fight, "board", board.with_cell((cell[0], cell[1]), str(stat), fitting))
        table.fact("ruling", actor=None, what=stat, value=value, text="", cell=list(cell))
        return
    actor = table.combatant(command["actor"])
    if SHEET in command:
        set_sheet(table, actor, command[SHEET])
        return
    pool = command.get("pool")
    if pool is not None:
        table.insist(pool in actor.pools, "invalid_params", param=pool)
        table.insist(is_whole(value), "invalid_params", param=pool, value=value)
        fact = table.fact("ruling", actor=actor.id, what=pool, value=value, text="")
        since = len(table.trail)
        table.system.rulings.set_pool(table, actor, pool, int(value))  # type: ignore[arg-type]
        fact["value"] = _reached(table, actor, pool, since)
        return
    stat = str(command.get("stat"))
    if stat == NAME:
        rename(table, actor, value)
        return
    table.fact("ruling", actor=actor.id, what=stat, value=value, text="")
    table.system.rulings.set_stat(table, actor, stat, value)


def rename(table: Table, actor: Combatant, value: Any) -> None:
    """Rename a combatant, in one line without outer spaces; refuses `invalid_params`."""
    name = " ".join(value.split()) if isinstance(value, str) else ""
    table.insist(bool(name), "invalid_params", param=NAME, value=value)
    former = actor.name
    table.put(actor, "name", name)
    table.fact("ruling", actor=actor.id, what=NAME, value=name, text="", from_=former)


def set_sheet(table: FullTable, actor: Combatant, fields: Mapping[str, Any]) -> None:
    """Lay keys over a combatant's sheet, lists whole; refuses `invalid_params` with the place of a fault."""
    before: Sheet = actor.sheet
    current = before.model_dump(mode="json", exclude_unset=True)
    try:
        after = schema.check(type(before), {**current, **fields})
    except BadSheet as bad:
        raise _refusal(type(before), *bad.faults[0]) from None
    if fault := table.system.entering.check_entry(after, actor.side):
        raise _refusal(type(before), *fault)
    table.fact("ruling", actor=actor.id, what=SHEET, value=None, text="", changes=changes(before, after))
    table.system.rulings.set_sheet(table, actor, after)


def _refusal(model: type[Sheet], place: str, sentence: str) -> Refusal:
    param = f"{SHEET}.{place}" if place else SHEET
    return Refusal("invalid_params", param=param, place=schema.labelled_place(model, place) or param, reason=sentence)


def _set_option(table: FullTable, name: str, value: Any) -> None:
    """Set an option that may change while the fight runs."""
    options = table.fight.options
    info = type(options).model_fields.get(name)
    table.insist(info is not None and schema.may_change_mid_fight(info), "invalid_params", param="option", value=name)
    is_figure = bool(schema.rule_of_figure(info))
    try:
        changed = schema.check(type(options), {**options.model_dump(mode="json", exclude_unset=True), name: value})
    except BadSheet as bad:
        place = said(f"figure-{name}", table.system.phrases.file)
        more = {"place": place, "reason": bad.faults[0][1]} if is_figure else {}
        raise Refusal("invalid_params", param=name, value=value, **more) from None
    table.put(table.fight, "options", changed)
    former = {"from_": getattr(options, name)} if is_figure else {}
    table.fact("ruling", actor=None, what=name, value=value, text="", option=name, **former)
    table.system.rulings.option_set(table, name)


def _reached(table: FullTable, actor: Combatant, pool: str, since: int) -> int:
    """Return the value of a pool within its limits, before any consequences; the current one if nothing was written."""
    for thing, key, _, after in table.trail[since:]:
        if thing is actor and key == "pools":
            return int(after[pool])
    return int(actor.pools[pool])


def damage(table: FullTable, command: Checked) -> None:
    """Take an amount by ruling."""
    actor, amount, pool = _amount(table, command)
    table.system.rulings.damage(table, actor, amount, pool, command.get("type"))


def heal(table: FullTable, command: Checked) -> None:
    """Restore an amount by ruling."""
    actor, amount, pool = _amount(table, command)
    table.system.rulings.heal(table, actor, amount, pool, command.get("type"))


def _amount(table: FullTable, command: Checked) -> tuple[Combatant, int, str | None]:
    actor = table.combatant(command["actor"])
    amount = command["amount"]
    pool = command.get("pool")
    table.insist(amount >= 0, "invalid_params", param="amount", value=amount)
    table.insist(pool is None or pool in actor.pools, "invalid_params", param="pool", value=pool)
    return actor, amount, pool


def condition(table: FullTable, command: Checked) -> None:
    """Inflict a status."""
    actor = table.combatant(command["actor"])
    status = table.system.statuses.get(command["status"])
    if status is None:
        raise Refusal("no_such_status", status=command["status"])
    timer = command.get("timer", NO_TIMER)
    if timer is not NO_TIMER and timer is not None and timer < 1:
        raise Refusal("invalid_params", param="timer", value=timer)
    table.system.rulings.inflict(table, actor, status, timer, command.get("source"), command.get("params") or {})


def lift(table: FullTable, command: Checked) -> None:
    """End a condition."""
    actor = table.combatant(command["actor"])
    table.system.rulings.lift(table, actor, command["status"], command.get("params") or {})


def timer(table: FullTable, command: Checked) -> None:
    """Set a condition's timer or a countdown; at 0 it runs out."""
    value = command.get("value")
    if "name" in command:
        name = command["name"]
        table.insist(name in table.fight.countdowns, "no_such_countdown", name=name)
        table.insist(is_whole(value) and value >= 0, "invalid_params", param="value", value=value)
        statuses.set_countdown(table, name, int(value))  # type: ignore[arg-type]
        if value == 0:
            table.system.rulings.countdown_done(table, name)
        return
    actor = table.combatant(command["actor"])
    system = table.system
    conditions = system.rulings.named(table, actor, command["status"], command.get("params") or {})
    table.insist(value is None or (is_whole(value) and value >= 0), "invalid_params", param="value", value=value)
    for candidate in conditions:
        if value == 0:
            system.rulings.run_out(table, actor, candidate)
        else:
            change_timer(table, actor, candidate, value)


def countdown(table: FullTable, command: Checked) -> None:
    """Start a timer of the whole fight."""
    named = [unit for unit in UNITS if unit in command]
    table.insist(len(named) == 1, "invalid_params", param="unit", value=named)
    unit = named[0]
    goal = command.get("goal")
    table.insist(unit in table.system.countdown_units, "invalid_params", param=unit)
    table.insist(command[unit] >= 1, "invalid_params", param=unit, value=command[unit])
    table.insist(goal is None or goal in table.system.countdown_goals, "invalid_params", param="goal", value=goal)
    statuses.start_countdown(table, command["name"], Countdown(unit, command[unit], goal))


def join(table: FullTable, command: Checked) -> None:
    """Let a reinforcement join; before `begin` one more combatant."""
    combatant_data = command["combatant"]
    table.insist(combatant_data["id"] not in table.fight.combatants, "id_taken", id=combatant_data["id"])
    running = table.fight.phase != "setup"
    combatant = join_combatant(table, combatant_data)
    table.fact("join", actor=combatant.id)
    if running:
        table.system.entering.join(table, combatant)


def leave(table: FullTable, command: Checked) -> None:
    """Let a combatant leave: state `out`, no cell, no place in the order."""
    actor = table.combatant(command["actor"])
    table.insist(actor.state != "out", "invalid_target", target=actor.id)
    reason = command.get("reason", "removed")
    table.insist(reason in ("fled", "ejected", "removed"), "invalid_params", param="reason", value=reason)
    go_out(table, actor, reason)


def go_out(table: Table, actor: Combatant, reason: str) -> None:
    """Take a combatant out of the fight and record `leave`."""
    table.put(actor, "state", "out")
    table.put(actor, "left_by", reason)
    table.put(actor, "cell", None)
    table.fact("leave", actor=actor.id, reason=reason)
    table.system.rulings.left(table, actor)


def side(table: FullTable, command: Checked) -> None:
    """Change sides at once."""
    actor = table.combatant(command["actor"])
    former = actor.side
    table.put(actor, "side", command["side"])
    table.fact("ruling", actor=actor.id, what="side", value=command["side"], text="", from_=former)
    table.system.rulings.sided(table, actor, former)


def order(table: FullTable, command: Checked) -> None:
    """Move a combatant in the order."""
    actor = table.combatant(command["actor"])
    before = command.get("before")
    after = command.get("after")
    table.insist((before is None) != (after is None), "invalid_params", param="before")
    other = table.combatant(str(after if before is None else before))
    table.insist(other is not actor, "invalid_target", target=other.id)
    table.system.rulings.reorder(table, actor, other, before is not None)


def move(table: FullTable, command: Checked) -> None:
    """Place or turn a piece by ruling: only the cell is checked."""
    actor = table.combatant(command["actor"])
    rules = table.system.board_rules(table.fight.options)
    path = command.get("path")
    to = command.get("to", path[-1] if path else None)
    facing = command.get("facing")
    table.insist(to is not None or facing is not None, "invalid_params", param="to")
    table.insist(facing is None or facing in rules.facings, "invalid_params", param="facing", value=facing)
    if to is None:
        former = actor.facing
        table.put(actor, "facing", facing)
        table.fact("face", actor=actor.id, from_=former, to=facing)
        table.system.rulings.placed(table, actor)
        return
    cell = (to[0], to[1])
    board = table.fight.board
    if not rules.picture:
        table.insist(board is not None, "no_board")
        table.insist(actor.state != "out", "invalid_target", target=actor.id)
        check_cell(table, cell, actor.id)
    start = actor.cell
    table.put(actor, "cell", cell)
    if facing is not None:
        table.put(actor, "facing", facing)
    table.fact(
        "move",
        actor=actor.id,
        from_=None if start is None else list(start),
        to=list(cell),
        path=None,
        distance=None,
        facing=actor.facing,
        placed=True,
    )
    table.system.rulings.placed(table, actor)


def roll(table: FullTable, command: Checked) -> None:
    """Make a free roll."""
    text = command["expression"]
    try:
        expression = parse(text, special=True)
    except BadExpression as error:
        raise Refusal("invalid_params", param="expression", value=text, why=str(error)) from None
    total, faces = table.roll(expression, "free roll")
    table.fact("roll", actor=None, what=text, dice=list(faces), total=total, against=None, success=None)


def note(table: FullTable, command: Checked) -> None:
    """Add a line to the log."""
    table.fact("note", text=command["text"])


CHANGING = frozenset({"set", "heal", "timer", "side", "order", "move"})
"""Rulings meant to change something: without any change they are not logged."""

RUN: Mapping[str, Callable[[FullTable, Checked], None]] = {
    "begin": begin,
    "next": next_stop,
    "end": end,
    "set": set_value,
    "damage": damage,
    "heal": heal,
    "condition": condition,
    "lift": lift,
    "timer": timer,
    "countdown": countdown,
    "join": join,
    "leave": leave,
    "side": side,
    "order": order,
    "move": move,
    "roll": roll,
    "note": note,
}
"""Command to its function; `act` and `declare` are handled by the service, `undo` and `redo` by the journal."""
