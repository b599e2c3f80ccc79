"""Cards: which one is used, its targets, its costs, and its effect."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from rules.board.geometry import Cell, distance, towards
from rules.core.modifiers import ComputationStep
from rules.core.questions import Fault
from rules.mechanics.checks import WHOLE, Check, check
from rules.tabuleiro.actions.movement import turn_to
from rules.tabuleiro.actions.params import MoveCard, PlayCard, TakeCard, UseCard
from rules.tabuleiro.actions.reach import costs, may_be_target, moving_price, reach_refusal, reach_to, struck
from rules.tabuleiro.combatant import state
from rules.tabuleiro.combatant.sheet import NORMAL_ATTACK, Card, expression
from rules.tabuleiro.combatant.state import BoardFight, Piece, Table
from rules.tabuleiro.damage import damage as blows
from rules.tabuleiro.damage import status_changes
from rules.tabuleiro.damage.falls import bring_back
from rules.tabuleiro.statuses.catalogue import AT_HAND, USED_BY
from rules.tabuleiro.turns.turns import lacks, pay


class CardTarget(NamedTuple):
    """The targets of a card, and where it comes from."""

    targets: tuple[Piece, ...]
    center: Cell | None
    """The cell that the user turns to; None: it does not turn."""
    origin: Cell | None
    """The cell a blow comes from: the user's, or the centre of a burst."""


# --- what refuses a card -----------------------------------------------------------------------------------


@check("card")
def known_card(fight: BoardFight, piece: Piece, params: UseCard | MoveCard) -> Iterator[Fault]:
    """TB-CARD-08: the piece has that card."""
    if params.named(piece) is None:
        missing = Fault("invalid_params", {"param": "with", "value": None}, final=True)
        unknown = Fault("no_such_item", {"actor": piece.id, "item": params.card}, final=True)
        yield missing if params.card is None else unknown


@check("card")
def of_its_suit(fight: BoardFight, piece: Piece, params: UseCard) -> Iterator[Fault]:
    """TB-CARD-08: the card is of a suit that the action uses."""
    if params.of(piece).kind not in USED_BY[params.used_by]:
        yield Fault("wrong_action", {"actor": piece.id, "item": params.card})


@check("card")
def is_in_reach(fight: BoardFight, piece: Piece, params: UseCard) -> Iterator[Fault]:
    """TB-CARD-08: the card is on the MESA or in the INVENTÁRIO."""
    card = params.of(piece)
    if card is not NORMAL_ATTACK and piece.cards[card.id] not in AT_HAND:
        yield Fault("card_not_at_hand", {"actor": piece.id, "item": card.id})


@check(WHOLE)
def cell_for_a_burst(fight: BoardFight, piece: Piece, params: UseCard) -> Iterator[Fault]:
    """TB-AREA-01: a cell is named for a burst, and only then."""
    if (params.cell is not None) != (params.of(piece).area == "burst"):
        yield Fault("invalid_params", {"param": "cell", "value": params.cell}, final=True)


@check("card", "targets")
def one_target(fight: BoardFight, piece: Piece, params: UseCard) -> Iterator[Fault]:
    """TB-CARD-08: there is exactly one target, in play (with `revive`: out of play), and not the actor for DANO."""
    card = params.of(piece)
    if card.area != "single":
        return
    if not params.targets:
        yield Fault("need_targets", final=True)
    elif len(params.targets) > 1:
        yield Fault("too_many_targets", final=True)
    elif params.targets[0] not in fight.combatants:
        yield Fault("no_such_target", {"id": params.targets[0]}, final=True)
    elif not may_be_target(piece, fight.combatants[params.targets[0]], card):
        yield Fault("invalid_target", {"target": params.targets[0]}, final=True, hides=True)


@check("card")
def area_from_the_board(fight: BoardFight, piece: Piece, params: UseCard) -> Iterator[Fault]:
    """TB-AREA-01: an area needs a board, and strikes whom it covers."""
    if params.of(piece).area != "single":
        if piece.cell is None:
            yield Fault("not_on_board", {"actor": piece.id}, final=True)
        elif params.targets:
            yield Fault("invalid_target", {"target": params.targets[0]}, final=True)


@check("card", "cell")
def burst_on_the_board(fight: BoardFight, piece: Piece, params: UseCard) -> Iterator[Fault]:
    """TB-AREA-01: the centre of a burst is a cell of the board and no wall."""
    if params.of(piece).area == "burst" and params.cell is not None and fight.board is not None:
        if not fight.board.holds(params.cell):
            yield Fault("off_board", {"cell": list(params.cell)}, final=True)
        elif params.cell in state.walls(fight):
            yield Fault("cell_blocked", {"cell": list(params.cell)}, final=True)


@check("card", "targets")
def reaches_one(fight: BoardFight, piece: Piece, params: UseCard) -> Iterator[Fault]:
    """TB-RANGE-01, TB-RANGE-05: the target is in reach; see `reach_refusal`."""
    card = params.of(piece)
    if card.area == "single":
        target = fight.combatants[params.targets[0]]
        yield from _out_of_reach(fight, piece, card, target.cell, target.id)


@check("card", "cell")
def reaches_cell(fight: BoardFight, piece: Piece, params: UseCard) -> Iterator[Fault]:
    """TB-RANGE-01, TB-RANGE-05: the cell is in reach; see `reach_refusal`."""
    card = params.of(piece)
    if card.area == "burst":
        yield from _out_of_reach(fight, piece, card, params.cell, None)


def _out_of_reach(
    fight: BoardFight, piece: Piece, card: Card, cell: Cell | None, target: str | None
) -> Iterator[Fault]:
    code = reach_refusal(fight, piece, card, cell)
    if code in ("out_of_range", "both"):
        assert piece.cell is not None
        assert cell is not None
        far = {"distance": distance(piece.cell, cell), "most": reach_to(fight, piece, card, cell)}
        yield Fault("out_of_range", {"actor": piece.id, "target": target, "reason": "far", **far})
    if code in ("no_line_of_sight", "both"):
        yield Fault("no_line_of_sight", {"actor": piece.id})


@check("card")
def can_pay(fight: BoardFight, piece: Piece, params: UseCard) -> Iterator[Fault]:
    """TB-TURN-08, TB-TURN-09: there is enough AÇÃO, then MANA, then ESTAMINA."""
    return lacks(piece, costs_of(piece, params))


USE_CHECKS: tuple[Check[BoardFight, Piece, UseCard], ...] = (
    known_card,
    of_its_suit,
    is_in_reach,
    cell_for_a_burst,
    one_target,
    area_from_the_board,
    burst_on_the_board,
    reaches_one,
    reaches_cell,
    can_pay,
)
"""What refuses the use of a card."""


# --- using it ----------------------------------------------------------------------------------------------


def use(table: Table, actor: Piece, params: UseCard) -> None:
    """TB-CARD-01, TB-CARD-02: use a card: costs, turning, dice, then each target."""
    card = params.of(actor)
    aimed = aim(table.fight, actor, params)
    pay(table, actor, costs_of(actor, params))
    turn_user(table, actor, aimed)
    if card.dano is None or card.text:
        table.fact(
            "use",
            actor=actor.id,
            with_=card.id or None,
            targets=[target.id for target in aimed.targets],
            text=card.text,
        )
    take_effect(table, actor, params, card, aimed)
    if card.consumivel and card is not NORMAL_ATTACK:
        put_card(table, actor, card.id, "descarte")


def costs_of(piece: Piece, params: UseCard) -> dict[str, int]:
    """TB-CARD-06: return the costs of using the card where it lies."""
    card = params.of(piece)
    return costs(card, piece.cards.get(card.id, "mesa"))


def aim(fight: BoardFight, actor: Piece, params: UseCard) -> CardTarget:
    """TB-CARD-08: return whom the card strikes; nobody while that is unknown."""
    card = params.of(actor)
    if card.area == "single":
        targets = tuple(fight.combatants[id] for id in params.targets if id in fight.combatants)
        return CardTarget(targets, targets[0].cell if targets else None, actor.cell)
    if card.area == "around":
        return CardTarget(() if actor.cell is None else struck(fight, actor, card, actor.cell), None, actor.cell)
    return CardTarget(() if params.cell is None else struck(fight, actor, card, params.cell), params.cell, params.cell)


def facing_towards(fight: BoardFight, actor: Piece, center: Cell | None) -> str:
    """TB-DIR-03, TB-DIR-04.

    Return where the user looks after using a card: at its target, unless the option keeps it.
    """
    facing: str = actor.facing
    if fight.options.attack_facing != "turn" or actor.cell is None or center is None:
        return facing
    return towards(actor.cell, center, facing)


def turn_user(table: Table, actor: Piece, aimed: CardTarget) -> None:
    """TB-DIR-03: turn the user of a card, for free."""
    turn_to(table, actor, facing_towards(table.fight, actor, aimed.center))


def take_effect(table: Table, actor: Piece, params: UseCard, card: Card, aimed: CardTarget) -> None:
    """TB-DMG-09, TB-DMG-10: roll once for all targets, then apply the card to each in the order of the turns."""
    amount = card.dano if card.dano is not None else card.heal
    rolled = 0
    faces: tuple[int, ...] = ()
    if card.dano is not None and params.damage is not None:
        rolled = params.damage
    elif amount is not None:
        rolled, faces = roll_amount(table, actor, amount, aimed.targets, "DANO" if card.dano is not None else "heal")
    bonus = state.stat(actor, "dano")
    for target in aimed.targets:
        injury_taken = None
        if card.dano is not None:
            from_behind = blows.struck_from_behind(aimed.origin, target) if params.back is None else params.back
            injury_taken = blows.strike(
                table,
                target,
                blows.total_damage(table.fight.options, rolled, bonus, params.modifier, from_behind),
                source=actor,
                card=card.id or None,
                dice=faces,
                back=from_behind,
                steps=steps_of(table.fight, card, rolled, bonus, params.modifier, from_behind),
            )
        elif card.heal is not None:
            blows.regain(table, target, "vida", max(0, rolled), target.sheet.vida, source=actor)
        elif card.revive is not None:
            bring_back(table, target, card.revive)
        if target.state == "active" and injury_taken != 0:
            for row in card.status:
                status_changes.inflict(table, target, target.statuses[row.status], row.timer, actor.id, row.given())


def roll_amount(
    table: Table, actor: Piece, amount: int | str, targets: Sequence[Any], what: str
) -> tuple[int, tuple[int, ...]]:
    """TB-DMG-09: return total and faces of a DANO or CURA; records `roll` if it has dice."""
    if isinstance(amount, int):
        return amount, ()
    total, faces = table.roll(expression(amount), what, actor, amount_words(actor), targets)
    if faces:
        table.fact("roll", actor=actor.id, what=amount, dice=list(faces), total=total, against=None, success=None)
    return total, faces


def amount_words(actor: Piece) -> Mapping[str, int]:
    """Return the user's numbers that may stand in an expression."""
    return {"forca": state.stat(actor, "forca"), "per": state.stat(actor, "per")}


def steps_of(
    fight: BoardFight, card: Card, rolled: int, bonus: int, modifier: int, back: bool
) -> tuple[ComputationStep, ...]:
    """TB-BACK-02: return the steps of a DANO."""
    steps = [ComputationStep(card.name, rolled, "base")]
    if bonus:
        steps.append(ComputationStep("MODIFICADOR", bonus, "flat", "TB-STAT-01"))
    if modifier:
        steps.append(ComputationStep("modifier", modifier, "flat", "TB-DMG-10"))
    if back:
        steps.append(ComputationStep("costas", fight.options.back_bonus, "flat", "TB-BACK-01"))
    steps.append(ComputationStep("DANO", blows.total_damage(fight.options, rolled, bonus, modifier, back), "result"))
    return tuple(steps)


# --- moving it ---------------------------------------------------------------------------------------------


@check("card")
def in_the_inventory(fight: BoardFight, piece: Piece, params: PlayCard) -> Iterator[Fault]:
    """TB-CARD-03: the card is in the INVENTÁRIO."""
    if piece.cards[params.card or ""] != "inventario":
        yield Fault("card_not_in_inventory", {"actor": piece.id, "item": params.card})


@check("card")
def on_the_table(fight: BoardFight, piece: Piece, params: TakeCard) -> Iterator[Fault]:
    """TB-CARD-04: the card is on the MESA."""
    if piece.cards[params.card or ""] != "mesa":
        yield Fault("card_not_on_table", {"actor": piece.id, "item": params.card})


@check("card")
def can_pay_move(fight: BoardFight, piece: Piece, params: MoveCard) -> Iterator[Fault]:
    """TB-CARD-05, TB-TURN-08: there is enough AÇÃO for moving the card."""
    return lacks(piece, {"acao": moving_price(_card(piece, params), params.moved_by)})


def _card(piece: Piece, params: MoveCard) -> Card:
    """Return the card, which is known to exist."""
    card = params.named(piece)
    assert card is not None
    return card


def play(table: Table, piece: Piece, params: PlayCard) -> None:
    """TB-CARD-03, TB-CARD-05: move a card from INVENTÁRIO to MESA at its price."""
    card = _card(piece, params)
    pay(table, piece, {"acao": card.baixar})
    put_card(table, piece, card.id, "mesa")


def take(table: Table, piece: Piece, params: TakeCard) -> None:
    """TB-CARD-04, TB-CARD-05: move a card from MESA to INVENTÁRIO at its price."""
    card = _card(piece, params)
    pay(table, piece, {"acao": card.subir})
    put_card(table, piece, card.id, "inventario")


def put_card(table: Table, owner: Piece, id: str, to: str) -> None:
    """TB-CARD-09: move a card to another place; records `card`."""
    former = owner.cards[id]
    table.put(owner, "cards", {**owner.cards, id: to})
    table.fact("card", actor=owner.id, card=id, from_=former, to=to)
