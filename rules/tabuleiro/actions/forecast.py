"""What an action would cost and bring, said before it is done: nothing is rolled, nothing changes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from rules.board.geometry import Cell, cell_name, step_direction
from rules.mechanics.action import Preview
from rules.mechanics.checks import ahead
from rules.tabuleiro.actions import cards, movement, reach
from rules.tabuleiro.actions.params import Face, Move, MoveCard, Nothing, UseCard
from rules.tabuleiro.actions.rest import gains
from rules.tabuleiro.combatant import phrases, state
from rules.tabuleiro.combatant.sheet import Card, CardStatus, expression
from rules.tabuleiro.combatant.state import BoardFight, Piece
from rules.tabuleiro.damage import damage, status_changes
from rules.text.localized import LocalizedText, joined


@ahead("to")
def moving(fight: BoardFight, piece: Piece, params: Move) -> Iterator[Preview]:
    """TB-MOVE-12: what the move costs, the way it takes, and where the piece then looks."""
    way = movement.way_of(fight, piece, params)
    if way is None or not way.path or piece.cell is None:
        return
    facing = step_direction(way.path[-2] if len(way.path) > 1 else piece.cell, way.path[-1])
    yield Preview("cost", phrases.price({"acao": way.cost}), number=way.cost)
    yield Preview("note", phrases.TEXT(text=" → ".join(cell_name(cell) for cell in (piece.cell, *way.path))))
    yield Preview("note", phrases.LOOKS[facing or piece.facing])


@ahead()
def turning(fight: BoardFight, piece: Piece, params: Face) -> Iterator[Preview]:
    """TB-DIR-02: what turning costs."""
    cost = fight.options.face_cost
    yield Preview("cost", phrases.price({"acao": cost}), number=cost)


@ahead("facing")
def looking(fight: BoardFight, piece: Piece, params: Face) -> Iterator[Preview]:
    """TB-DIR-02: where the piece then looks."""
    yield Preview("note", phrases.LOOKS[params.facing])


@ahead()
def resting(fight: BoardFight, piece: Piece, params: Nothing) -> Iterator[Preview]:
    """TB-REST-02, TB-REST-03: what resting would really give back, by each choice that gives anything."""
    found = [
        joined(phrases.REGAINED(amount=amount, pool=phrases.LABELS[pool]) for pool, amount in gained.items())
        for gained in gains(fight, piece).values()
        if all(gained.values())
    ]
    yield Preview("cost", phrases.THE_TURN)
    yield Preview("note", joined(found, phrases.EITHER) or phrases.NOTHING_TO_REGAIN, piece.id)


@ahead("card")
def moving_a_card(fight: BoardFight, piece: Piece, params: MoveCard) -> Iterator[Preview]:
    """TB-CARD-03, TB-CARD-04: what moving the card costs."""
    card = params.named(piece)
    if card is not None:
        cost = reach.moving_price(card, params.moved_by)
        yield Preview("cost", phrases.price({"acao": cost}), number=cost)


@ahead("card")
def using(fight: BoardFight, piece: Piece, params: UseCard) -> Iterator[Preview]:
    """TB-CARD-01: costs, the card's text, where its user then looks, and what comes of it for each target."""
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
        yield from _effect(piece, params, card, target, aimed.origin)


def _effect(actor: Piece, params: UseCard, card: Card, target: Piece, origin: Cell | None) -> Iterator[Preview]:
    """TB-CARD-10: DANO and LESÃO, VIDA or life, then the conditions; none of these where there can be no LESÃO."""
    surely = True
    if card.dano is not None:
        back = damage.struck_from_behind(origin, target) if params.back is None else params.back
        base = card.dano if params.damage is None else params.damage
        ends = bounds(base, cards.words(actor))
        bonus = state.stat(actor, "dano")
        totals = [damage.total_damage(end, bonus, params.modifier, back) for end in ends]
        con = state.stat(target, "con")
        hurts = [damage.injury(end, con) for end in totals]
        said = phrases.DANO_BEHIND if back else phrases.DANO
        mean = sum(hurts) // 2
        yield Preview("damage", said(dano=_span(totals), con=con, lesao=_span(hurts)), target.id, number=mean)
        if hurts[1] == 0:
            return
        surely = hurts[0] > 0
    elif card.heal is not None:
        missing = max(0, target.sheet.vida - target.pools["vida"])
        given_back = [min(missing, max(0, end)) for end in bounds(card.heal, cards.words(actor))]
        yield Preview("note", phrases.GAIN(amount=_span(given_back)), target.id)
    elif card.revive is not None:
        yield Preview("note", phrases.REVIVED(amount=min(card.revive, target.sheet.vida)), target.id)
    elif not card.status:
        yield Preview("note", phrases.TEXT(text=card.name), target.id)
    for row in card.status:
        if not status_changes.is_ignored(target, row.status, row.given()):
            words = of_status(row)
            yield Preview("note", words if surely else phrases.IF_HURT(effect=words), target.id)


def of_status(row: CardStatus) -> LocalizedText:
    """TB-STAT-01 to TB-STAT-03: a condition that a card puts on, and how long: `CON +2 (1 turn)`."""
    words = status_changes.in_short(row.status, row.given())
    if row.timer is None:
        return phrases.TEXT(text=words)
    return phrases.FOR_A_TURN(effect=words) if row.timer == 1 else phrases.FOR_TURNS(effect=words, timer=row.timer)


def _span(ends: list[int]) -> str:
    return str(ends[0]) if ends[0] == ends[1] else f"{ends[0]}–{ends[1]}"


def bounds(amount: int | str, words: Mapping[str, int]) -> tuple[int, int]:
    """The least and the greatest that an amount can come to."""
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
