"""Previews of the cost and effect of an action: nothing is rolled, nothing changes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction

from rules.board.geometry import Cell, cell_name, step_direction
from rules.mechanics.action import Preview
from rules.mechanics.checks import ahead
from rules.mechanics.statuses import Status
from rules.tabuleiro.actions import cards, movement, reach
from rules.tabuleiro.actions.params import Face, Move, MoveCard, Nothing, UseCard
from rules.tabuleiro.actions.rest import gains
from rules.tabuleiro.combatant import phrases, state
from rules.tabuleiro.combatant.sheet import Card, CardStatus, TabuleiroOptions, expression
from rules.tabuleiro.combatant.state import BoardFight, Piece
from rules.tabuleiro.damage import damage, status_changes
from rules.text.localized import LocalizedText, joined


@ahead("to")
def move_previews(fight: BoardFight, piece: Piece, params: Move) -> Iterator[Preview]:
    """TB-MOVE-12: yield the cost of the move, its path, and where the piece then looks."""
    path = movement.path_of(fight, piece, params)
    if path is None or not path.path or piece.cell is None:
        return
    facing = step_direction(path.path[-2] if len(path.path) > 1 else piece.cell, path.path[-1])
    yield Preview("cost", phrases.price({"acao": path.cost}), number=path.cost)
    yield Preview("note", phrases.TEXT(text=" → ".join(cell_name(cell) for cell in (piece.cell, *path.path))))
    yield Preview("note", phrases.LOOKS[facing or piece.facing])


@ahead()
def turn_preview(fight: BoardFight, piece: Piece, params: Face) -> Iterator[Preview]:
    """TB-DIR-02: yield the cost of turning."""
    cost = fight.options.face_cost
    yield Preview("cost", phrases.price({"acao": cost}), number=cost)


@ahead("facing")
def facing_preview(fight: BoardFight, piece: Piece, params: Face) -> Iterator[Preview]:
    """TB-DIR-02: yield where the piece then looks."""
    yield Preview("note", phrases.LOOKS[params.facing])


@ahead()
def rest_previews(fight: BoardFight, piece: Piece, params: Nothing) -> Iterator[Preview]:
    """TB-REST-02, TB-REST-03: yield what resting would really restore, by each choice that restores anything."""
    choices = [
        joined(phrases.REGAINED(amount=amount, pool=phrases.LABELS[pool]) for pool, amount in gained.items())
        for gained in gains(fight, piece).values()
        if all(gained.values())
    ]
    yield Preview("cost", phrases.THE_TURN)
    yield Preview("note", joined(choices, phrases.EITHER) or phrases.NOTHING_TO_REGAIN, piece.id)


@ahead("card", aside=True)
def card_move_preview(fight: BoardFight, piece: Piece, params: MoveCard) -> Iterator[Preview]:
    """TB-CARD-03, TB-CARD-04: yield the cost of moving the card."""
    card = params.named(piece)
    if card is not None:
        cost = reach.moving_price(card, params.moved_by)
        yield Preview("cost", phrases.price({"acao": cost}), number=cost)


@ahead("card")
def card_previews(fight: BoardFight, piece: Piece, params: UseCard) -> Iterator[Preview]:
    """TB-CARD-01: yield costs, the card's text, where its user then looks, and the effect on each target."""
    card = params.named(piece)
    if card is None:
        return
    costs = cards.costs_of(piece, params)
    yield Preview("cost", phrases.price(costs), number=costs["acao"])
    if card.text:
        yield Preview("note", phrases.TEXT(text=card.text))
    if card.area == "burst" and (
        params.cell is None
        or fight.board is None
        or not fight.board.holds(params.cell)
        or params.cell in state.walls(fight)
    ):
        return
    aimed = cards.aim(fight, piece, params)
    facing = cards.facing_towards(fight, piece, aimed.center)
    if facing != piece.facing:
        yield Preview("note", phrases.LOOKS[facing])
    for target in aimed.targets:
        yield from _effect(fight.options, piece, params, card, target, aimed.origin)


def _effect(
    figures: TabuleiroOptions, actor: Piece, params: UseCard, card: Card, target: Piece, origin: Cell | None
) -> Iterator[Preview]:
    """TB-CARD-10: yield DANO and LESÃO, VIDA or life, then the conditions; none if there can be no LESÃO."""
    is_sure = True
    if card.dano is not None:
        from_behind = damage.struck_from_behind(origin, target) if params.back is None else params.back
        base = card.dano if params.damage is None else params.damage
        ends = amount_range(base, cards.amount_words(actor))
        bonus = state.stat(actor, "dano")
        totals = [damage.total_damage(figures, end, bonus, params.modifier, from_behind) for end in ends]
        con = state.stat(target, "con")
        hurts = [damage.injury(figures, end, con) for end in totals]
        message = phrases.DANO_BEHIND if from_behind else phrases.DANO
        least, most = hurts
        words = message(dano=_span(totals), con=con, lesao=_span(hurts))
        average = expression(base).expected(
            lambda total: Fraction(
                damage.injury(
                    figures, damage.total_damage(figures, int(total), bonus, params.modifier, from_behind), con
                )
            ),
            cards.amount_words(actor),
        )
        yield Preview("damage", words, target.id, number=(least + most) // 2, span=(least, most), mean=average)
        if most == 0:
            return
        is_sure = least > 0
    elif card.heal is not None:
        missing = max(0, target.sheet.vida - target.pools["vida"])
        healed = [min(missing, max(0, end)) for end in amount_range(card.heal, cards.amount_words(actor))]
        yield Preview("note", phrases.GAIN(amount=_span(healed)), target.id)
    elif card.revive is not None:
        yield Preview("note", phrases.REVIVED(amount=min(card.revive, target.sheet.vida)), target.id)
    elif not card.status:
        yield Preview("note", phrases.TEXT(text=card.name), target.id)
    for row in card.status:
        if not status_changes.is_ignored(target, row.status, row.given()):
            words = of_status(target.statuses, row)
            yield Preview("note", words if is_sure else phrases.IF_HURT(effect=words), target.id)


def of_status(statuses: Mapping[str, Status], row: CardStatus) -> LocalizedText:
    """TB-STAT-01 to TB-STAT-03: return a condition of a card and its duration: `CON +2 (1 turn)`."""
    words = phrases.FORMULA(code=status_changes.in_short(statuses, row.status, row.given()))
    if row.timer is None:
        return words
    return phrases.FOR_A_TURN(effect=words) if row.timer == 1 else phrases.FOR_TURNS(effect=words, timer=row.timer)


def _span(ends: list[int]) -> str:
    return str(ends[0]) if ends[0] == ends[1] else f"{ends[0]}–{ends[1]}"


def amount_range(amount: int | str, words: Mapping[str, int]) -> tuple[int, int]:
    """Return the least and the greatest value of an amount."""
    low = high = 0
    for term in expression(amount).terms:
        fixed = term.sign * term.count * (words[term.word] if term.word else 1)
        if not term.faces:
            low += fixed
            high += fixed
        elif term.sign > 0:
            low += term.count
            high += term.count * term.faces
        else:
            low -= term.count * term.faces
            high -= term.count
    return low, high
