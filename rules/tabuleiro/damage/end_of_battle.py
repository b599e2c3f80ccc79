"""The end of the battle: the winner, who stands up, and a dead hero's cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules.core.facts import Fact
from rules.tabuleiro.combatant.sheet import SUITS, Card, free_id
from rules.tabuleiro.combatant.state import BoardFight, Piece, Table
from rules.tabuleiro.damage.falls import bring_back
from rules.tabuleiro.statuses.catalogue import AT_HAND, ITEM_KINDS

Spoils = dict[str, list[Any]]


def end(table: Table) -> None:
    """TB-END-01: settle winner, those who stand up, dead heroes' cards, and players whose game is over."""
    fight = table.fight
    sides = {other.side for other in fight.combatants.values() if other.state == "active"}
    table.put(fight, "winner", sides.pop() if len(sides) == 1 else None)
    for combatant in fight.combatants.values():
        if combatant.state == "unconscious":
            bring_back(table, combatant, 1)
    spoils: Spoils = {"banned": [], "given": [], "market": [], "discarded": []}
    for combatant in fight.combatants.values():
        if combatant.hero and combatant.state == "dead":
            share_out(table, combatant, spoils)
    spoils["players_out"] = players_out(table)
    table.put(fight, "spoils", spoils)


def share_out(table: Table, hero: Piece, spoils: Spoils) -> None:
    """TB-DEATH-06 to TB-DEATH-09: share out a dead hero's cards, in the order of its sheet.

    The CASA is banished wherever it is; of those on the table and in the inventory an ITEM goes to a comrade in play or
    to the MERCADO, every other card to the discard.
    """
    for card in hero.sheet.cards:
        is_house, place = card.kind == "casa", hero.cards[card.id]
        if place == "banida" or not (is_house or place in AT_HAND):
            continue
        row = {"from": hero.id, "card": card.id}
        if is_house:
            place, rows = "banida", "banned"
        elif card.kind in ITEM_KINDS:
            heir = ask_destination(table, hero, card)
            place, rows = ("mercado", "market") if heir is None else ("dada", "given")
            if heir is not None:
                give(table, heir, card)
                row["to"] = heir.id
        else:
            place, rows = "descarte", "discarded"
        table.put(hero, "cards", {**hero.cards, card.id: place})
        spoils[rows].append(row)


def ask_destination(table: Table, hero: Piece, card: Card) -> Any:
    """TB-DEATH-07: return the comrade in play to whom the game master gives an ITEM; None: it goes to the MERCADO."""
    comrades = {
        combatant.id: combatant
        for combatant in table.fight.combatants.values()
        if combatant.side == hero.side and combatant.state == "active"
    }
    what = f"{hero.name}: {card.name}"
    suit = SUITS[card.kind]
    answer = table.ask("item_destination", None, ("mercado", *comrades), "mercado", card=what, suit=suit)
    return comrades.get(answer)


def give(table: Table, heir: Any, card: Card) -> None:
    """TB-DEATH-07: give the comrade a copy in its INVENTÁRIO, under an id that is free on its sheet."""
    id = free_id(card.id, {item.id for item in heir.sheet.cards})
    copy = card.model_copy(update={"id": id, "local": "inventario"})
    table.put(heir, "sheet", heir.sheet.model_copy(update={"cards": (*heir.sheet.cards, copy)}))
    table.put(heir, "cards", {**heir.cards, id: "inventario"})


def players_out(table: Table) -> list[str]:
    """TB-DEATH-10: return the players whose characters in this fight are all dead; their game is over."""
    players: list[str] = []
    pieces = tuple(table.fight.combatants.values())
    for player in dict.fromkeys(combatant.sheet.jogador for combatant in pieces):
        if player and all(combatant.state == "dead" for combatant in pieces if combatant.sheet.jogador == player):
            table.fact("game_over", player=player)
            players.append(player)
    return players


def sheet_after(fight: BoardFight, piece: Piece, sheet: Mapping[str, Any]) -> dict[str, Any]:
    """TB-CARD-09, TB-DEATH-06 to TB-DEATH-09.

    Return the sheet with every card where it is now, given and received ones too.
    """
    before = sheet.get("cards", [])
    cards = piece.sheet.cards
    rows: list[Any] = []
    for card, row in zip(cards, before, strict=False):
        place = piece.cards[card.id]
        if place != "dada":
            rows.append(row if place == card.local else {**row, "local": place})
    rows += [
        {**card.model_dump(mode="json", exclude_unset=True), "local": piece.cards[card.id]}
        for card in cards[len(before) :]
    ]
    return {**sheet, "cards": rows} if rows != before else dict(sheet)


def spends(fact: Fact) -> dict[str, Any]:
    """TB-SALV-02, TB-SALV-03, TB-CARD-09: return the discarded DESTINO or consumed card of a fact."""
    match fact["kind"], fact.get("to"):
        case "salvation", _:
            return {"pool": "destino", "amount": fact["spent"]}
        case "card", "descarte":
            return {"with": fact["card"], "amount": 1}
        case _:
            return {}
