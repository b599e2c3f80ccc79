"""Pools and counted things: losses, gains and costs, each with its fact."""

from __future__ import annotations

from typing import Any

from rules.core.facts import Fact
from rules.core.state import Combatant
from rules.mechanics.table import Table


def less(combatant: Combatant, pool: str, amount: int) -> int:
    """Return what a loss leaves of a pool, at least 0."""
    return max(0, combatant.pools[pool] - amount)


def more(combatant: Combatant, pool: str, amount: int, highest: int) -> int:
    """Return a pool after a gain, up to `highest`; a pool above it stays as it is."""
    before = combatant.pools[pool]
    return max(before, min(highest, before + amount))


def change(
    table: Table,
    kind: str,
    combatant: Combatant,
    pool: str,
    to: int,
    source: str | None = None,
    type: str | None = None,
    *,
    amount: int | None = None,
    **said: Any,
) -> Fact:
    """Change a pool to `to`, as a loss (`damage`) or gain (`heal`).

    The fact has the difference, or `amount`: all of a blow, even if there was less to take.
    """
    before = combatant.pools[pool]
    table.put_pool(combatant, pool, to)
    difference = abs(to - before) if amount is None else amount
    return table.fact(
        kind, actor=combatant.id, source=source, amount=difference, pool=pool, type=type, from_=before, to=to, **said
    )


def pay(table: Table, combatant: Combatant, pool: str, amount: int, **said: Any) -> None:
    """Spend an amount of a pool, as far as it goes."""
    before, after = combatant.pools[pool], less(combatant, pool, amount)
    table.put_pool(combatant, pool, after)
    table.fact("spend", actor=combatant.id, pool=pool, amount=before - after, from_=before, to=after, **said)


def use_one(table: Table, combatant: Combatant, of: str, id: str, **said: Any) -> None:
    """Use up one of a thing counted by id, of `items` or `loaded`."""
    counts = getattr(combatant, of)
    before = counts[id]
    table.put(combatant, of, {**counts, id: before - 1})
    table.fact("spend", actor=combatant.id, with_=id, amount=1, from_=before, to=before - 1, **said)
