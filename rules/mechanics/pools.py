"""Pools, and what is counted beside them: losses, gains and prices, each with the fact that says so."""

from __future__ import annotations

from typing import Any

from rules.core.facts import Fact
from rules.core.state import Combatant
from rules.mechanics.table import Table


def less(combatant: Combatant, pool: str, amount: int) -> int:
    """What a loss leaves of a pool, not below 0."""
    return max(0, combatant.pools[pool] - amount)


def more(combatant: Combatant, pool: str, amount: int, highest: int) -> int:
    """What a gain makes of a pool, up to `highest`; a pool above it stays as it is."""
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
    """A loss (`damage`) or a gain (`heal`) after which the pool stands at `to`.

    The fact names the difference, or `amount`: all of a blow, though it found less to take.
    """
    before = combatant.pools[pool]
    table.put_pool(combatant, pool, to)
    named = abs(to - before) if amount is None else amount
    return table.fact(
        kind, actor=combatant.id, source=source, amount=named, pool=pool, type=type, from_=before, to=to, **said
    )


def pay(table: Table, combatant: Combatant, pool: str, amount: int, **said: Any) -> None:
    """Spends so much of a pool, as far as it goes."""
    before, left = combatant.pools[pool], less(combatant, pool, amount)
    table.put_pool(combatant, pool, left)
    table.fact("spend", actor=combatant.id, pool=pool, amount=before - left, from_=before, to=left, **said)


def use_one(table: Table, combatant: Combatant, of: str, id: str, **said: Any) -> None:
    """One of what is counted by its id is gone: of its `items`, or of what is `loaded`."""
    counted = getattr(combatant, of)
    before = counted[id]
    table.put(combatant, of, {**counted, id: before - 1})
    table.fact("spend", actor=combatant.id, with_=id, amount=1, from_=before, to=before - 1, **said)
