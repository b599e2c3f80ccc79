"""DANO, LESÃO, and restoring VIDA."""

from __future__ import annotations

from rules.board.geometry import Cell, is_in_rear
from rules.core.modifiers import ComputationStep
from rules.mechanics import pools
from rules.tabuleiro.combatant.sheet import TabuleiroOptions
from rules.tabuleiro.combatant.state import Piece, Table, stat
from rules.tabuleiro.damage.falls import vida_at_zero


def injury(figures: TabuleiroOptions, damage: int, con: int) -> int:
    """TB-DMG-03 to TB-DMG-08: return the LESÃO of a DANO against a CON.

    None below half of CON (rounded down) and none at DANO 0; 1 from there, 2 from CON, 1 more for each full 5 above.
    """
    if damage <= 0 or damage < con // 2:
        return 0
    if damage < con:
        return 1
    return figures.injury_at_con + (damage - con) // figures.injury_step


def total_damage(figures: TabuleiroOptions, base: int, bonus: int, modifier: int, from_behind: bool) -> int:
    """TB-BACK-02, TB-DMG-08: return the DANO with all additions, at least 0."""
    return max(0, base + bonus + modifier + (figures.back_bonus if from_behind else 0))


def struck_from_behind(origin: Cell | None, target: Piece) -> bool:
    """TB-BACK-03: whether a blow comes from the quarter behind the target; never off the board or from its own cell."""
    return origin is not None and target.cell is not None and is_in_rear(origin, target.cell, target.facing)


def strike(
    table: Table,
    target: Piece,
    damage: int,
    *,
    source: Piece | None = None,
    card: str | None = None,
    dice: tuple[int, ...] = (),
    back: bool = False,
    steps: tuple[ComputationStep, ...] = (),
) -> int:
    """TB-DMG-01, TB-DMG-02: strike with DANO against the target's CON; it loses the LESÃO in VIDA. Returns the LESÃO.

    `source` strikes (None: by ruling) with `card`. Records `attack`, then `damage` if there is LESÃO.
    """
    con = stat(target, "con")
    lesao = injury(table.fight.options, damage, con)
    table.fact(
        "attack",
        actor=None if source is None else source.id,
        target=target.id,
        with_=card,
        dice=list(dice),
        total=damage,
        against=con,
        hit=lesao > 0,
        critical=False,
        fumble=False,
        why=None,
        dano=damage,
        back=back,
        con=con,
        lesao=lesao,
        steps=[list(step) for step in steps],
    )
    lose_vida(table, target, lesao, "dano", source)
    return lesao


def lose_vida(table: Table, target: Piece, amount: int, type: str, source: Piece | None = None) -> None:
    """TB-DMG-02: take `amount` VIDA, down to 0; at 0 the target dies, falls or plays on."""
    if amount <= 0:
        return
    before = target.pools["vida"]
    lose(table, target, "vida", amount, type, source)
    if target.pools["vida"] == 0:
        vida_at_zero(table, target, before)


def lose(table: Table, target: Piece, pool: str, amount: int, type: str, source: Piece | None = None) -> None:
    """TB-GM-01: take from a pool, down to 0."""
    left, by = pools.less(target, pool, amount), None if source is None else source.id
    pools.change(table, "damage", target, pool, left, by, type, amount=amount)


def regain(
    table: Table,
    target: Piece,
    pool: str,
    amount: int,
    highest: int,
    source: Piece | None = None,
    type: str | None = None,
) -> None:
    """TB-REST-03, TB-CARD-10: restore a pool up to its maximum; a pool above it stays as it is."""
    by = None if source is None else source.id
    pools.change(table, "heal", target, pool, pools.more(target, pool, amount, highest), by, type)
