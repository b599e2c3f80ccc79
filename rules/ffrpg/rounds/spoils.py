"""The spoils of battle, and what the end of the fight does to conditions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rules.core.state import PARTY
from rules.ffrpg.actions import checks
from rules.ffrpg.combatant import phrases
from rules.ffrpg.combatant.rows import item_word
from rules.ffrpg.combatant.state import Combatant, Fight, Table
from rules.ffrpg.combatant.statistics import skill
from rules.ffrpg.damage import chances
from rules.ffrpg.rounds import entry as entering
from rules.ffrpg.turns import sides
from rules.mechanics import statuses
from rules.sheets import schema


def end(table: Table) -> None:
    """FF-SPO-01, FF-STA-08: give the spoils if the PCs prevail; timed conditions end, those without a timer stay."""
    fight = table.fight
    sides.judge(table)
    if pcs_prevail(fight):
        table.put(fight, "spoils", compute_spoils(table))
    for combatant in fight.combatants.values():
        for condition in combatant.conditions:
            if condition.timer is not None:
                statuses.remove(table, combatant, condition, "end")
        table.put(combatant, "kept", None)
        table.put(combatant, "fleeing", False)
    table.put(fight, "places", ())
    table.put(fight, "turn", None)
    sides.judge(table)


def pcs_prevail(fight: Fight) -> bool:
    """FF-SPO-01: whether a PC is active on the PCs' side and nobody on any other; or that side has held out."""
    ours = sides.side_of_pcs(fight)
    if ours is None or not sides.stands_firm(fight, ours):
        return False
    return sides.rival_of(fight, ours) is None or (fight.winner == ours and sides.reached_goal(fight) == "hold")


def total_rewards(beaten: Sequence[Any]) -> dict[str, int]:
    """FF-SPO-02: return the XP and Gil of all who are beaten, before they are divided."""
    return {"xp": sum(sheet.xp for sheet in beaten), "gil": sum(sheet.gil for sheet in beaten)}


def sharers(ours: Sequence[Any]) -> int:
    """FF-SPO-02: return how many of the party's side share: the PCs."""
    return sum(entering.kind_of(sheet, PARTY) == "pc" for sheet in ours)


def share_of(fight: Fight, foe: Combatant) -> int:
    """FF-SPO-02, FF-SPO-04, FF-SPO-07, D-46.

    Return the percentage of a foe's reward: all if beaten, by option if gone.
    """
    if foe.state in ("unconscious", "dead") or foe.defeated:
        return 100
    if foe.state == "out" and foe.left_by == "ejected":
        return int(fight.options.ejected_share)
    if foe.state == "out" and foe.left_by == "fled":
        return int(fight.options.fled_share)
    return 0


def compute_spoils(table: Table) -> dict[str, Any]:
    """FF-SPO-02…07: return XP and Gil, divided evenly among all PCs with the rest lost, and the drops."""
    fight = table.fight
    pcs, ours = sides.pcs_of(fight), sides.side_of_pcs(fight)
    foes = [combatant for combatant in fight.combatants.values() if combatant.side != ours and combatant not in pcs]
    xp = sum(foe.sheet.xp * share_of(fight, foe) // 100 for foe in foes)
    gil = sum(foe.sheet.gil * share_of(fight, foe) // 100 for foe in foes)
    scavenger = fight.combatants.get(fight.options.scavenge or "")
    has_found = True
    if scavenger is not None:
        has_found = checks.task_check(table, scavenger, "scavenge", skill(scavenger, "scavenge"), 0)
    items: list[dict[str, Any]] = []
    if not has_found:
        gil = 0
    else:
        for foe in foes:
            if share_of(fight, foe) == 100 and (foe.state != "out" or foe.defeated):
                items += roll_drops(table, foe)
    return {
        "xp": xp,
        "gil": gil,
        "xp_each": xp // len(pcs),
        "gil_each": gil // len(pcs),
        "shares": tuple(combatant.id for combatant in pcs),
        "items": tuple(items),
    }


def roll_drops(table: Table, foe: Combatant) -> list[dict[str, Any]]:
    """FF-SPO-03: return what a foe drops; each entry with a chance below 100 asks d%."""
    items: list[dict[str, Any]] = []
    for entry in foe.sheet.drops:
        if entry.chance < 100:
            face = table.percent(
                phrases.DROP(item=item_name(table.fight, foe, entry.item)),
                foe,
                chances.needs(entry.chance, entry.chance),
            )
            table.fact(
                "roll",
                actor=foe.id,
                what="drop",
                item=entry.item,
                dice=(face,),
                total=face,
                against=entry.chance,
                success=face <= entry.chance,
            )
            if face > entry.chance:
                continue
        items.append({"item": entry.item, "qty": entry.qty, "from": foe.id})
    return items


def item_name(fight: Fight, bearer: Combatant, id: str) -> str:
    """Return an Item's name: from its bearer's sheet, else another's, else by its id."""
    among = (bearer, *fight.combatants.values())
    return next(
        (row.name for combatant in among for row in combatant.sheet.items if row.id == id and row.name), item_word(id)
    )


def loot(fight: Fight) -> dict[str, int]:
    """FF-SPO-06: return the Items that the foes have left behind, with their numbers."""
    items: dict[str, int] = {}
    for entry in () if fight.spoils is None else fight.spoils["items"]:
        name = item_name(fight, fight.combatants[entry["from"]], entry["item"])
        items[name] = items.get(name, 0) + entry["qty"]
    return items


def rewards(fight: Fight) -> dict[str, dict[str, int]]:
    """FF-SPO-02: return the gains of each PC."""
    spoils = fight.spoils
    if spoils is None:
        return {}
    return {id: {"xp": spoils["xp_each"], "gil": spoils["gil_each"]} for id in spoils["shares"]}


def sheet_after(fight: Fight, combatant: Combatant, sheet: Mapping[str, Any]) -> dict[str, Any]:
    """FF-ITM-01, FF-ITM-03 to FF-ITM-05, FF-AMMO-02.

    Return the sheet after the fight: Items left, gear lost or found.
    """
    quantities = {
        row.id: {"qty": combatant.items[row.id]}
        for row in combatant.sheet.items
        if combatant.items.get(row.id, row.qty) != row.qty
    }
    after = schema.with_rows(sheet, "items", quantities)
    for list_name in ("weapons", "shields"):
        rows = {row.id: row for row in getattr(combatant.sheet, list_name)}
        before = sheet.get(list_name, [])
        kept_rows = [row for row in before if row["id"] in rows]
        kept_ids = {row["id"] for row in kept_rows}
        new_rows = [row.model_dump(mode="json", exclude_unset=True) for id, row in rows.items() if id not in kept_ids]
        if new_rows or len(kept_rows) < len(before):
            after[list_name] = [*kept_rows, *new_rows]
    return after
