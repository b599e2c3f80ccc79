"""Cards: which one is meant, whom it may be aimed at, what it costs, and what it does."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from rules.actions import Act
from rules.geometry import Cell, cells_within, distance, line_is_free, towards
from rules.modifiers import Step
from rules.questions import Refusal
from rules.table import Table
from rules.tabuleiro import damage as blows
from rules.tabuleiro import pieces, statuses
from rules.tabuleiro.catalogue import AT_HAND, STATUSES, USED_BY
from rules.tabuleiro.death import bring_back
from rules.tabuleiro.movement import turn_to
from rules.tabuleiro.params import check_params, is_cell, is_damage, is_flag, needs_card, to_cell
from rules.tabuleiro.sheet import NORMAL_ATTACK, Card, expression
from rules.tabuleiro.turns import pay

PARAMS = {"cell": is_cell, "damage": is_damage, "back": is_flag}


class Aim(NamedTuple):
    """Whom a card strikes, and from where."""

    targets: tuple[Any, ...]
    center: Cell | None
    """The cell that the user turns to; None: it does not turn."""
    origin: Cell | None
    """From where a blow comes: the user's cell, or the aimed one of a burst."""


def use(table: Table, act: Act) -> None:
    """TB-CARD-01, TB-CARD-02: a card is used: checks, costs, turning, dice, then each target.

    Refuses `invalid_params`, `no_such_item`, `wrong_action`, `card_not_at_hand`, the codes of `aim`, the costs.
    """
    actor = act.actor
    check_params(act, PARAMS, ())
    card = chosen_card(table, act)
    place = actor.cards.get(card.id, "mesa")
    table.demand(card is NORMAL_ATTACK or place in AT_HAND, "card_not_at_hand", actor=actor.id, item=card.id)
    aimed = aim(table, act, card)
    check_reach(table, actor, card, aimed)
    pay(table, actor, costs(card, place))
    turn_user(table, actor, aimed)
    if card.dano is None or card.text:
        table.fact(
            "use",
            actor=actor.id,
            with_=card.id or None,
            targets=[target.id for target in aimed.targets],
            text=card.text,
        )
    take_effect(table, act, card, aimed)
    if card.consumivel and card is not NORMAL_ATTACK:
        put_card(table, actor, card.id, "descarte")


def chosen_card(table: Table, act: Act) -> Card:
    """TB-CARD-08, TB-CARD-11: the card that `with` names, of a suit that the action uses; none: the normal attack.

    Refuses `invalid_params` (nothing named), `no_such_item`, `wrong_action`.
    """
    if act.action.id == "attack" and act.with_id is None:
        return NORMAL_ATTACK
    wanted = needs_card(act)
    card: Card | None = act.actor.sheet.card(wanted)
    if card is None:
        raise Refusal("no_such_item", actor=act.actor.id, item=wanted)
    table.demand(card.kind in USED_BY[act.action.id], "wrong_action", actor=act.actor.id, item=wanted)
    return card


def costs(card: Card, place: str) -> dict[str, int]:
    """TB-CARD-06, TB-CARD-07, TB-TURN-09: AÇÃO (more from the INVENTÁRIO), MANA and ESTAMINA of using a card."""
    extra = card.adicional if place == "inventario" else 0
    return {"acao": card.acao + extra, "mana": card.mana, "estamina": card.estamina}


def aim(table: Table, act: Act, card: Card) -> Aim:
    """TB-CARD-08: whom the card strikes.

    Refuses `invalid_params` for a `cell` that is missing or of no use, then the codes of one target or of an area.
    """
    given = "cell" in act.params
    table.insist(given == (card.area == "burst"), "invalid_params", param="cell", value=act.params.get("cell"))
    actor = act.actor
    if card.area == "single":
        target = one_target(table, act, card)
        return Aim((target,), target.cell, actor.cell)
    table.insist(actor.cell is not None, "not_on_board", actor=actor.id)
    table.insist(not act.targets, "invalid_target", target=act.targets[0] if act.targets else None)
    fight = table.fight
    if card.area == "around":
        return Aim(struck(fight, actor, card, actor.cell), None, actor.cell)
    cell = to_cell(act.params["cell"])
    table.insist(fight.board.holds(cell), "off_board", cell=list(cell))
    table.insist(cell not in pieces.walls(fight), "cell_blocked", cell=list(cell))
    return Aim(struck(fight, actor, card, cell), cell, cell)


def one_target(table: Table, act: Act, card: Card) -> Any:
    """TB-CARD-08: the one target of a card.

    Refuses `need_targets`, `too_many_targets`, `no_such_target`, and `invalid_target` for one out of play (with
    `revive`: in play) and for the user itself as the target of DANO.
    """
    table.insist(act.targets, "need_targets")
    table.insist(len(act.targets) == 1, "too_many_targets")
    target = table.combatant(act.targets[0], "no_such_target")
    table.insist(may_be_target(act.actor, target, card), "invalid_target", target=target.id)
    return target


def may_be_target(actor: Any, target: Any, card: Card) -> bool:
    """Whether a card may be aimed at a piece, wherever that stands."""
    if card.revive is not None:
        return target.state in pieces.FALLEN
    return target.state == "active" and (card.dano is None or target is not actor)


def struck(fight: Any, actor: Any, card: Card, center: Cell) -> tuple[Any, ...]:
    """TB-AREA-01, TB-AREA-02, TB-AREA-03: the pieces in play on the cells of an area, in the order of the turns.

    A burst covers its middle, around leaves it out; walls shadow; `afeta` says whose side is struck.
    """
    board = fight.board
    cells = frozenset(cells_within(center, card.tamanho, board.width, board.height, pieces.walls(fight)))
    if card.area == "around":
        cells -= {center}
    found = [fight.combatants[id] for id in fight.line]
    return tuple(
        one
        for one in found
        if one.state == "active"
        and one.cell in cells
        and (card.afeta == "all" or pieces.enemies(actor, one) == (card.afeta == "enemies"))
    )


def check_reach(table: Table, actor: Any, card: Card, aimed: Aim) -> None:
    """TB-RANGE-01, TB-RANGE-05: refuses `out_of_range`, then `no_line_of_sight`; off the board nothing is measured."""
    code = reach_refusal(table.fight, actor, card, aimed.center)
    if code == "out_of_range" or code == "both":
        target = aimed.targets[0].id if card.area == "single" else None
        table.demand(False, "out_of_range", actor=actor.id, target=target)
    if code == "no_line_of_sight" or code == "both":
        table.demand(False, "no_line_of_sight", actor=actor.id)


def reach_refusal(fight: Any, actor: Any, card: Card, end: Cell | None) -> str | None:
    """TB-RANGE-01 to TB-RANGE-05: the code with which a card cannot reach a cell; `both`: too far and in between.

    Straight: as many steps as its ALCANCE and no wall in the line. Arched: height above the end adds to the
    ALCANCE, height below takes from it, and nothing is in the way.
    """
    start: Cell | None = actor.cell
    if card.reach is None or start is None or end is None or card.area == "around":
        return None
    if card.trajetoria == "arqueado":
        board = fight.board
        reach = max(0, card.reach + board.level_at(start) - board.level_at(end))
        return None if distance(start, end) <= reach else "out_of_range"
    far = distance(start, end) > card.reach
    hidden = not line_is_free(start, end, pieces.walls(fight))
    if far:
        return "both" if hidden else "out_of_range"
    return "no_line_of_sight" if hidden else None


def aimable(fight: Any, actor: Any, card: Card) -> tuple[Cell, ...]:
    """TB-AREA-01: the cells that a burst may be aimed at, the nearest first."""
    if card.area != "burst" or actor.cell is None:
        return ()
    board = fight.board
    everywhere = cells_within(actor.cell, board.width + board.height, board.width, board.height, frozenset())
    walls = pieces.walls(fight)
    return tuple(cell for cell in everywhere if cell not in walls and reach_refusal(fight, actor, card, cell) is None)


def reaches_enemy(fight: Any, actor: Any, card: Card) -> bool:
    """TB-RANGE-01, TB-AREA-03: whether a card could strike an enemy in play from where its user stands."""
    if card.area == "single":
        foes = (one for one in fight.combatants.values() if one.state == "active" and pieces.enemies(actor, one))
        return any(reach_refusal(fight, actor, card, one.cell) is None for one in foes)
    centers = aimable(fight, actor, card) if card.area == "burst" else () if actor.cell is None else (actor.cell,)
    return any(pieces.enemies(actor, one) for cell in centers for one in struck(fight, actor, card, cell))


def facing_towards(fight: Any, actor: Any, center: Cell | None) -> str:
    """TB-DIR-03, TB-DIR-04: where the user of a card looks once it is used: at what it aims at, unless told to keep."""
    facing: str = actor.facing
    if fight.options.attack_facing != "turn" or actor.cell is None or center is None:
        return facing
    return towards(actor.cell, center, facing)


def turn_user(table: Table, actor: Any, aimed: Aim) -> None:
    """TB-DIR-03: the user of a card turns for free."""
    turn_to(table, actor, facing_towards(table.fight, actor, aimed.center))


def take_effect(table: Table, act: Act, card: Card, aimed: Aim) -> None:
    """TB-DMG-09, TB-DMG-10: one roll serves all targets; then each of them in the order of the turns."""
    actor = act.actor
    amount = card.dano if card.dano is not None else card.heal
    rolled = 0
    faces: tuple[int, ...] = ()
    if card.dano is not None and "damage" in act.params:
        rolled = act.params["damage"]
    elif amount is not None:
        rolled, faces = roll_amount(table, actor, amount, aimed.targets)
    bonus = pieces.stat(actor, "dano")
    for target in aimed.targets:
        lesao = None
        if card.dano is not None:
            back = act.params.get("back")
            if back is None:
                back = blows.struck_from_behind(aimed.origin, target)
            lesao = blows.strike(
                table,
                target,
                blows.total_damage(rolled, bonus, act.modifier, back),
                source=actor,
                card=card.id or None,
                dice=faces,
                back=back,
                steps=steps_of(card, rolled, bonus, act.modifier, back),
            )
        elif card.heal is not None:
            blows.regain(table, target, "vida", max(0, rolled), target.sheet.vida, source=actor)
        elif card.revive is not None:
            bring_back(table, target, card.revive)
        if target.state == "active" and lesao != 0:
            for row in card.status:
                statuses.inflict(table, target, STATUSES[row.status], row.timer, actor.id, row.given())


def roll_amount(
    table: Table, actor: Any, amount: int | str, targets: Sequence[Any] = ()
) -> tuple[int, tuple[int, ...]]:
    """TB-DMG-09: total and faces of a DANO or CURA; records `roll` where dice are in it."""
    if isinstance(amount, int):
        return amount, ()
    total, faces = table.roll(expression(amount), "DANO", actor, words(actor), targets)
    if faces:
        table.fact("roll", actor=actor.id, what=amount, dice=list(faces), total=total, against=None, success=None)
    return total, faces


def words(actor: Any) -> Mapping[str, int]:
    """The user's numbers that may stand in an expression."""
    return {"forca": pieces.stat(actor, "forca"), "per": pieces.stat(actor, "per")}


def steps_of(card: Card, rolled: int, bonus: int, modifier: int, back: bool) -> tuple[Step, ...]:
    """TB-BACK-02: how a DANO was reached."""
    steps = [Step(card.name, rolled, "base")]
    if bonus:
        steps.append(Step("MODIFICADOR", bonus, "flat", "TB-STAT-01"))
    if modifier:
        steps.append(Step("modifier", modifier, "flat", "TB-DMG-10"))
    if back:
        steps.append(Step("costas", blows.BACK_BONUS, "flat", "TB-BACK-01"))
    steps.append(Step("DANO", blows.total_damage(rolled, bonus, modifier, back), "result"))
    return tuple(steps)


def play(table: Table, act: Act) -> None:
    """TB-CARD-03, TB-CARD-05: INVENTÁRIO to MESA at the card's price.

    Refuses `no_such_item`, `card_not_in_inventory`.
    """
    card = moved_card(table, act)
    table.demand(act.actor.cards[card.id] == "inventario", "card_not_in_inventory", actor=act.actor.id, item=card.id)
    pay(table, act.actor, {"acao": card.baixar})
    put_card(table, act.actor, card.id, "mesa")


def take(table: Table, act: Act) -> None:
    """TB-CARD-04, TB-CARD-05: MESA to INVENTÁRIO at the card's price.

    Refuses `no_such_item`, `card_not_on_table`.
    """
    card = moved_card(table, act)
    table.demand(act.actor.cards[card.id] == "mesa", "card_not_on_table", actor=act.actor.id, item=card.id)
    pay(table, act.actor, {"acao": card.subir})
    put_card(table, act.actor, card.id, "inventario")


def moving_price(card: Card, action: str) -> int:
    """TB-CARD-05: the AÇÃO of laying the card on the MESA (`play_card`), or of taking it up (`take_card`)."""
    return card.baixar if action == "play_card" else card.subir


def moved_card(table: Table, act: Act) -> Card:
    """The card that `with` names; refuses `invalid_params`, `no_such_item`."""
    check_params(act, {}, ())
    wanted = needs_card(act)
    card: Card | None = act.actor.sheet.card(wanted)
    if card is None:
        raise Refusal("no_such_item", actor=act.actor.id, item=wanted)
    return card


def put_card(table: Table, owner: Any, id: str, to: str) -> None:
    """TB-CARD-09: a card comes to another place; records `card`."""
    former = owner.cards[id]
    table.put(owner, "cards", {**owner.cards, id: to})
    table.fact("card", actor=owner.id, card=id, from_=former, to=to)
