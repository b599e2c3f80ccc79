"""DESCANSAR: giving up a whole turn for VIDA, ESTAMINA or MANA."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from rules.core.questions import Fault
from rules.mechanics.checks import check
from rules.mechanics.declared_action import Declared
from rules.mechanics.params import param
from rules.tabuleiro.actions.params import Nothing
from rules.tabuleiro.combatant.state import BoardFight, Piece, Table
from rules.tabuleiro.damage.damage import regain
from rules.tabuleiro.turns.turns import pay


@check()
def nothing_done(fight: BoardFight, piece: Piece, params: Nothing) -> Iterator[Fault]:
    """TB-REST-01: nothing has been done in this turn."""
    if piece.acted:
        yield Fault("already_acted", {"actor": piece.id})


def rest(table: Table, actor: Piece, params: Nothing) -> None:
    """TB-REST-01 to TB-REST-04, TB-TURN-06: give up an unused turn for what its player chooses.

    VIDA by `rest_vida`; ESTAMINA or MANA by `rest_energia`; mixed: the larger half ESTAMINA, the other MANA. With every
    pool full nobody is asked; an answer of a script is taken all the same.
    """
    pay(table, actor, {})
    offered = gains(table.fight, actor)
    details: dict[str, Any] = {
        choice: ", ".join(f"+{amount}" for amount in pools.values()) for choice, pools in offered.items()
    }
    anything = any(amount for pools in offered.values() for amount in pools.values())
    choice = table.ask("rest_recovers", actor, tuple(offered), "vida", idle=not anything, **details)
    table.put_pool(actor, "acao", 0)
    table.fact("rest", actor=actor.id, choice=choice)
    for pool, amount in offered[choice].items():
        if amount > 0:
            regain(table, actor, pool, amount, getattr(actor.sheet, pool), source=actor)


def gains(fight: BoardFight, actor: Piece) -> dict[str, dict[str, int]]:
    """TB-REST-02, TB-REST-03: return each choice with what the pools would really regain, 0 for a full one."""
    options = fight.options
    energy = options.rest_energia
    choices = {
        "vida": {"vida": options.rest_vida},
        "estamina": {"estamina": energy},
        "mana": {"mana": energy},
        "mixed": {"estamina": (energy + 1) // 2, "mana": energy // 2},
    }
    return {
        choice: {
            pool: max(0, min(amount, getattr(actor.sheet, pool) - actor.pools[pool])) for pool, amount in pools.items()
        }
        for choice, pools in choices.items()
    }


# --- between two fights ------------------------------------------------------------------------------------

REGAINED = {"vida": "VIDA", "estamina": "ESTAMINA", "mana": "MANA", "mixed": "ESTAMINA, MANA"}


@dataclass(frozen=True, slots=True, kw_only=True)
class Pause:
    """TB-REST-02: the params of rest between fights: turns and choice."""

    choice: str = param("choice", "choice", "DESCANSAR", words=REGAINED, default="vida")
    turns: int = param("turns", "number", "Turnos", minimum=1, maximum=99, default=1)


@check()
def alive(fight: BoardFight, piece: Piece, params: Pause) -> Iterator[Fault]:
    """TB-DEATH-01: it is not dead."""
    if piece.state == "dead":
        yield Fault("cannot_act", {"actor": piece.id, "status": piece.state}, final=True)


def pause(table: Table, actor: Piece, params: Pause) -> None:
    """TB-REST-02 to TB-REST-04: rest between two fights as in one, turn after turn."""
    for _ in range(params.turns):
        for pool, amount in gains(table.fight, actor)[params.choice].items():
            if amount > 0:
                regain(table, actor, pool, amount, getattr(actor.sheet, pool), source=actor)


BETWEEN_FIGHTS = Declared(
    id="pause", label="DESCANSAR", drawing="camping-tent", rule="TB-REST-02", params=Pause, checks=(alive,), do=pause
)
