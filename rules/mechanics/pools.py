"""Pools, and what is counted beside them: losses, gains and prices, each with the fact that says so."""

from __future__ import annotations

from typing import Any

from rules.core.facts import Fact
from rules.core.state import Combatant
from rules.mechanics.table import Table


def less(one: Combatant, pool: str, amount: int) -> int:
    """What a loss leaves of a pool, not below 0."""
    return max(0, one.pools[pool] - amount)


def more(one: Combatant, pool: str, amount: int, highest: int) -> int:
    """What a gain makes of a pool, up to `highest`; a pool above it stays as it is."""
    before = one.pools[pool]
    return max(before, min(highest, before + amount))


def change(
    table: Table,
    kind: str,
    one: Combatant,
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
    before = one.pools[pool]
    table.put_pool(one, pool, to)
    named = abs(to - before) if amount is None else amount
    return table.fact(
        kind, actor=one.id, source=source, amount=named, pool=pool, type=type, from_=before, to=to, **said
    )


def pay(table: Table, one: Combatant, pool: str, amount: int, **said: Any) -> None:
    """Spends so much of a pool, as far as it goes."""
    before, left = one.pools[pool], less(one, pool, amount)
    table.put_pool(one, pool, left)
    table.fact("spend", actor=one.id, pool=pool, amount=before - left, from_=before, to=left, **said)


def use_one(table: Table, one: Combatant, of: str, id: str, **said: Any) -> None:
    """One of what is counted by its id is gone: of its `items`, or of what is `loaded`."""
    counted = getattr(one, of)
    before = counted[id]
    table.put(one, of, {**counted, id: before - 1})
    table.fact("spend", actor=one.id, with_=id, amount=1, from_=before, to=before - 1, **said)
