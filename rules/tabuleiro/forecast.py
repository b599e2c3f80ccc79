"""What an action would cost and bring, said before it is done: nothing is rolled, nothing changes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rules.actions import Act, Preview
from rules.geometry import Cell, adjacent, cell_name, cheapest_ways, step_direction
from rules.sayings import Said, joined
from rules.tabuleiro import cards, damage, movement, pieces, sayings, statuses
from rules.tabuleiro.catalogue import POOLS
from rules.tabuleiro.params import is_cell, is_damage, is_facing, is_path, to_cell
from rules.tabuleiro.resting import gains
from rules.tabuleiro.sheet import NORMAL_ATTACK, Card, CardStatus, expression
from rules.tabuleiro.turns import lacks

LABELS: Mapping[str, str] = {pool.id: pool.label for pool in POOLS}


def price(costs: Mapping[str, int]) -> str:
    """Costs in the book's words: `3 AÇÃO, 2 MANA`."""
    named = [sayings.COST(amount=amount, pool=LABELS[pool]) for pool, amount in costs.items() if amount]
    return joined(named) or sayings.COST(amount=0, pool=LABELS["acao"])


def unpaid(piece: Any, costs: Mapping[str, int]) -> str | None:
    """TB-TURN-08, TB-TURN-09: the code with which costs cannot be paid now; None if they can."""
    return next((refusal.code for refusal in lacks(piece, costs)), None)


def of_move(fight: Any, act: Act) -> tuple[Preview, ...]:
    """TB-MOVE-12: what the move costs, the way it takes, and where the piece then looks."""
    piece = act.actor
    if piece.cell is None:
        return ()
    way = _way(fight, piece, act.params)
    if way is None:
        return ()
    cost, path = way
    facing = step_direction(path[-2] if len(path) > 1 else piece.cell, path[-1])
    return (
        Preview("cost", sayings.COST(amount=cost, pool=LABELS["acao"])),
        Preview("note", sayings.TEXT(text=" → ".join(cell_name(cell) for cell in (piece.cell, *path)))),
        Preview("note", sayings.LOOKS[facing or piece.facing]),
    )


def _way(fight: Any, piece: Any, params: Mapping[str, Any]) -> tuple[int, tuple[Cell, ...]] | None:
    steps = movement.Steps(fight, piece)
    if is_cell(params.get("to")):
        end = to_cell(params["to"])
        found = cheapest_ways(piece.cell, steps.cost, goal=end).get(end)
        return None if found is None or not found.path else (found.cost, found.path)
    if not is_path(params.get("path")):
        return None
    path = tuple(to_cell(cell) for cell in params["path"])
    total = 0
    for start, end in zip((piece.cell, *path), path, strict=False):
        cost = steps.cost(start, end) if adjacent(start, end) else None
        if cost is None:
            return None
        total += cost
    return total, path


def of_face(fight: Any, act: Act) -> tuple[Preview, ...]:
    """TB-DIR-02: what turning costs, and where the piece then looks."""
    facing = str(act.params.get("facing"))
    cost = Preview("cost", price({"acao": fight.options.face_cost}))
    return (cost, Preview("note", sayings.LOOKS[facing])) if is_facing(facing) else (cost,)


def of_rest(fight: Any, act: Act) -> tuple[Preview, ...]:
    """TB-REST-02, TB-REST-03: what resting would really give back, by each choice that gives anything."""
    found = [
        joined(sayings.REGAINED(amount=amount, pool=LABELS[pool]) for pool, amount in gained.items())
        for gained in gains(fight, act.actor).values()
        if all(gained.values())
    ]
    said = joined(found, sayings.EITHER) or sayings.NOTHING_TO_REGAIN
    return Preview("cost", sayings.THE_TURN), Preview("note", said, act.actor.id)


def of_moved_card(fight: Any, act: Act) -> tuple[Preview, ...]:
    """TB-CARD-03, TB-CARD-04: what moving the card costs."""
    card = act.actor.sheet.card(act.with_id) if act.with_id else None
    if card is None:
        return ()
    return (Preview("cost", price({"acao": cards.moving_price(card, act.action.id)})),)


def of_card(fight: Any, act: Act) -> tuple[Preview, ...]:
    """TB-CARD-01: costs, the card's text, where its user then looks, and what comes of it for each target."""
    actor = act.actor
    card = actor.sheet.card(act.with_id) if act.with_id else NORMAL_ATTACK
    if card is None:
        return ()
    costs = cards.costs(card, actor.cards.get(card.id, "mesa"))
    found = [Preview("cost", price(costs))]
    if card.text:
        found.append(Preview("note", sayings.TEXT(text=card.text)))
    targets, origin = _aim(fight, act, card)
    center = origin if card.area == "burst" else targets[0].cell if card.area == "single" and targets else None
    facing = cards.facing_towards(fight, actor, center)
    if facing != actor.facing:
        found.append(Preview("note", sayings.LOOKS[facing]))
    for target in targets:
        found.extend(_effect(act, card, target, origin))
    return tuple(found)


def _aim(fight: Any, act: Act, card: Card) -> tuple[tuple[Any, ...], Cell | None]:
    actor = act.actor
    if card.area == "single":
        named = [fight.combatants.get(id) for id in act.targets]
        return tuple(one for one in named if one is not None), actor.cell
    if actor.cell is None:
        return (), None
    if card.area == "around":
        return cards.struck(fight, actor, card, actor.cell), actor.cell
    cell = act.params.get("cell")
    if not is_cell(cell) or not fight.board.holds(to_cell(cell)) or to_cell(cell) in pieces.walls(fight):
        return (), None
    return cards.struck(fight, actor, card, to_cell(cell)), to_cell(cell)


def _effect(act: Act, card: Card, target: Any, origin: Cell | None) -> Iterator[Preview]:
    """TB-CARD-10: DANO and LESÃO, VIDA or life, then the conditions; none of these where there can be no LESÃO."""
    actor = act.actor
    surely = True
    if card.dano is not None:
        back = act.params.get("back")
        if back is None:
            back = damage.struck_from_behind(origin, target)
        given = act.params.get("damage")
        base = card.dano if given is None or not is_damage(given) else int(given)
        ends = bounds(base, cards.words(actor))
        bonus = pieces.stat(actor, "dano")
        totals = [damage.total_damage(end, bonus, act.modifier, back) for end in ends]
        con = pieces.stat(target, "con")
        hurts = [damage.injury(end, con) for end in totals]
        said = sayings.DANO_BEHIND if back else sayings.DANO
        yield Preview("damage", said(dano=_span(totals), con=con, lesao=_span(hurts)), target.id)
        if hurts[1] == 0:
            return
        surely = hurts[0] > 0
    elif card.heal is not None:
        missing = max(0, target.sheet.vida - target.pools["vida"])
        given_back = [min(missing, max(0, end)) for end in bounds(card.heal, cards.words(actor))]
        yield Preview("note", sayings.GAIN(amount=_span(given_back)), target.id)
    elif card.revive is not None:
        yield Preview("note", sayings.REVIVED(amount=min(card.revive, target.sheet.vida)), target.id)
    elif not card.status:
        yield Preview("note", sayings.TEXT(text=card.name), target.id)
    for row in card.status:
        if not statuses.is_ignored(target, row.status, row.given()):
            words = of_status(row)
            yield Preview("note", words if surely else sayings.IF_HURT(effect=words), target.id)


def of_status(row: CardStatus) -> Said:
    """TB-STAT-01 to TB-STAT-03: a condition that a card puts on, and how long: `CON +2 (1 turn)`."""
    words = statuses.in_short(row.status, row.given())
    if row.timer is None:
        return sayings.TEXT(text=words)
    return sayings.FOR_A_TURN(effect=words) if row.timer == 1 else sayings.FOR_TURNS(effect=words, timer=row.timer)


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
