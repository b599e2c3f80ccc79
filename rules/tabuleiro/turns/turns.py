"""Turns and rounds: how they begin, end, and follow each other, and who may act."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rules.core.questions import Fault
from rules.mechanics import pools, statuses
from rules.mechanics.action import Act
from rules.mechanics.checks import check
from rules.tabuleiro.combatant.state import BoardFight, Piece, Table, stat
from rules.tabuleiro.statuses.catalogue import STATE_LABELS
from rules.tabuleiro.turns.order import make_order, next_in_round


def begin(table: Table, surprise: Mapping[str, Any] | None) -> None:
    """TB-ORD-08: make the order once, then begin round 1 and its first turn; these rules have no surprise."""
    table.insist(surprise is None, "no_surprise")
    fight = table.fight
    make_order(table)
    table.put(fight, "phase", "action")
    table.put(fight, "round", 1)
    table.fact("round", round=1, seconds=0)
    seek_stop(table)


def next_stop(table: Table) -> None:
    """TB-TURN-12: end the turn; with nobody in play end a round instead."""
    fight = table.fight
    if fight.active is not None:
        end_turn(table)
        return
    if not anybody_in_play(fight):
        end_round(table)
    seek_stop(table)


def end_turn(table: Table) -> None:
    """TB-TURN-10, TB-STAT-02.

    Lower timers of the bearer if it is in play, countdowns in turns, then go to the next stop.
    """
    fight = table.fight
    bearer = fight.acting
    assert bearer is not None
    if bearer.state == "active":
        statuses.happens(table, bearer, statuses.OWN_TURN_ENDS)
        statuses.fall_conditions(table, bearer)
    statuses.fall(table, "turns")
    table.put(fight, "gone", (*fight.gone, bearer.id))
    table.put(fight, "active", None)
    seek_stop(table)


def seek_stop(table: Table) -> None:
    """Go to the next turn of the round, or the first of the next round; none while nobody is in play."""
    fight = table.fight
    if not anybody_in_play(fight):
        table.put(fight, "active", None)
        return
    piece = next_in_round(fight)
    if piece is None:
        end_round(table)
        piece = next_in_round(fight)
    start_turn(table, piece)


def anybody_in_play(fight: BoardFight) -> bool:
    """Whether anybody could have a turn."""
    return any(combatant.state == "active" for combatant in fight.combatants.values())


def start_turn(table: Table, piece: Piece) -> None:
    """TB-TURN-03: fill AÇÃO at the start of the turn; what was left of the last one is lost."""
    table.put(table.fight, "active", piece.id)
    table.put_pool(piece, "acao", stat(piece, "acao"))
    table.put(piece, "acted", False)
    table.fact("turn", actor=piece.id, initiative=piece.initiative, skipped=False, why=None, acao=piece.pools["acao"])


def end_round(table: Table) -> None:
    """TB-TURN-10: lower countdowns in rounds; nobody has had a turn or is late any more."""
    fight = table.fight
    statuses.fall(table, "rounds")
    table.put(fight, "gone", ())
    table.put(fight, "late", ())
    table.put(fight, "round", fight.round + 1)
    table.fact("round", round=fight.round, seconds=0)


@check()
def in_play(fight: BoardFight, piece: Piece, params: object) -> Iterator[Fault]:
    """TB-TURN-01: it is in play."""
    if piece.state != "active":
        yield Fault("cannot_act", {"actor": piece.id, "status": STATE_LABELS[piece.state]}, final=True)


@check()
def own_turn(fight: BoardFight, piece: Piece, params: object) -> Iterator[Fault]:
    """TB-TURN-01: it is its own turn."""
    if fight.active != piece.id:
        yield Fault("not_your_turn", {"actor": piece.id})


def act(table: Table, act: Act) -> None:
    """TB-TURN-05, TB-TURN-06: do an act; one that leaves the active piece without AÇÃO ends its turn."""
    act.action.run(table, act)
    if table.fight.active == act.actor.id and act.actor.pools["acao"] == 0:
        end_turn(table)


def close_if_fallen(table: Table) -> None:
    """TB-TURN-07: end the turn of one who is no longer in play."""
    fight = table.fight
    if fight.phase == "action" and fight.active is not None and fight.combatants[fight.active].state != "active":
        end_turn(table)


def lacks(piece: Piece, costs: Mapping[str, int]) -> Iterator[Fault]:
    """TB-TURN-08, TB-TURN-09: yield a fault for each pool that cannot pay its part, with what it has and needs.

    `not_enough_acao`, then `not_enough_mana`, then `not_enough_estamina`.
    """
    for pool, amount in costs.items():
        have = piece.pools[pool]
        if have < amount:
            most = int(getattr(piece.sheet, pool))
            never = {"most": most} if amount > most else {}
            yield Fault(f"not_enough_{pool}", {"actor": piece.id, "has": have, "needs": amount, **never}, lack=amount)


def pay(table: Table, piece: Piece, costs: Mapping[str, int]) -> None:
    """TB-TURN-02, TB-TURN-11: pay costs (pool to amount) whole, before the effect.

    If an override has passed over what is lacking, each pool pays what it has.
    """
    for pool, amount in costs.items():
        if amount > 0:
            pools.pay(table, piece, pool, amount)
    table.put(piece, "acted", True)
