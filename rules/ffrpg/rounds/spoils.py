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
    """FF-SPO-01, FF-STA-08: spoils if the PCs prevail; timed conditions end, those without a timer stay."""
    fight = table.fight
    sides.judge(table)
    if prevail(fight):
        table.put(fight, "spoils", reckon(table))
    for combatant in fight.combatants.values():
        for condition in combatant.conditions:
            if condition.timer is not None:
                statuses.remove(table, combatant, condition, "end")
        table.put(combatant, "kept", None)
        table.put(combatant, "fleeing", False)
    table.put(fight, "places", ())
    table.put(fight, "turn", None)
    sides.judge(table)


def prevail(fight: Fight) -> bool:
    """FF-SPO-01: a PC is active on the PCs' side, and nobody on any other one; or that side has held out."""
    ours = sides.side_of_pcs(fight)
    if ours is None or not sides.stands_firm(fight, ours):
        return False
    return sides.rival_of(fight, ours) is None or (fight.winner == ours and sides.reached_goal(fight) == "hold")


def worth(beaten: Sequence[Any]) -> dict[str, int]:
    """FF-SPO-02: the XP and Gil of all who are beaten, before they are divided."""
    return {"xp": sum(sheet.xp for sheet in beaten), "gil": sum(sheet.gil for sheet in beaten)}


def sharers(ours: Sequence[Any]) -> int:
    """FF-SPO-02: of the party's side the PCs alone share."""
    return sum(entering.kind_of(sheet, PARTY) == "pc" for sheet in ours)


def share_of(fight: Fight, foe: Combatant) -> int:
    """FF-SPO-02, FF-SPO-04, FF-SPO-07, D-46: % of its reward: beaten all, ejected and fled by the options."""
    if foe.state in ("unconscious", "dead") or foe.defeated:
        return 100
    if foe.state == "out" and foe.left_by == "ejected":
        return int(fight.options.ejected_share)
    if foe.state == "out" and foe.left_by == "fled":
        return int(fight.options.fled_share)
    return 0


def reckon(table: Table) -> dict[str, Any]:
    """FF-SPO-02…07: XP and Gil summed and divided evenly among all PCs, the rest lost; drops by their chances."""
    fight = table.fight
    pcs, ours = sides.pcs_of(fight), sides.side_of_pcs(fight)
    foes = [combatant for combatant in fight.combatants.values() if combatant.side != ours and combatant not in pcs]
    xp = sum(foe.sheet.xp * share_of(fight, foe) // 100 for foe in foes)
    gil = sum(foe.sheet.gil * share_of(fight, foe) // 100 for foe in foes)
    scavenger = fight.combatants.get(fight.options.scavenge or "")
    found = True
    if scavenger is not None:
        found = checks.task_check(table, scavenger, "scavenge", skill(scavenger, "scavenge"), 0)
    items: list[dict[str, Any]] = []
    if not found:
        gil = 0
    else:
        for foe in foes:
            if share_of(fight, foe) == 100 and (foe.state != "out" or foe.defeated):
                items += dropped(table, foe)
    return {
        "xp": xp,
        "gil": gil,
        "xp_each": xp // len(pcs),
        "gil_each": gil // len(pcs),
        "shares": tuple(combatant.id for combatant in pcs),
        "items": tuple(items),
    }


def dropped(table: Table, foe: Combatant) -> list[dict[str, Any]]:
    """FF-SPO-03: each entry with a chance below 100 asks d%."""
    found: list[dict[str, Any]] = []
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
        found.append({"item": entry.item, "qty": entry.qty, "from": foe.id})
    return found


def item_name(fight: Fight, bearer: Combatant, id: str) -> str:
    """An Item by the name that a sheet has for it, its bearer's before the others'; else by its id."""
    among = (bearer, *fight.combatants.values())
    return next(
        (row.name for combatant in among for row in combatant.sheet.items if row.id == id and row.name), item_word(id)
    )


def loot(fight: Fight) -> dict[str, int]:
    """FF-SPO-06: the Items that the foes have left behind, each with its number."""
    found: dict[str, int] = {}
    for entry in () if fight.spoils is None else fight.spoils["items"]:
        name = item_name(fight, fight.combatants[entry["from"]], entry["item"])
        found[name] = found.get(name, 0) + entry["qty"]
    return found


def rewards(fight: Fight) -> dict[str, dict[str, int]]:
    """FF-SPO-02: what each PC gains."""
    spoils = fight.spoils
    if spoils is None:
        return {}
    return {id: {"xp": spoils["xp_each"], "gil": spoils["gil_each"]} for id in spoils["shares"]}


def sheet_after(fight: Fight, combatant: Combatant, sheet: Mapping[str, Any]) -> dict[str, Any]:
    """FF-ITM-01, FF-ITM-03 to FF-ITM-05, FF-AMMO-02: what is left of each Item; gear thrown away or taken up."""
    said = {
        row.id: {"qty": combatant.items[row.id]}
        for row in combatant.sheet.items
        if combatant.items.get(row.id, row.qty) != row.qty
    }
    after = schema.with_rows(sheet, "items", said)
    for place in ("weapons", "shields"):
        rows = {row.id: row for row in getattr(combatant.sheet, place)}
        before = sheet.get(place, [])
        kept = [row for row in before if row["id"] in rows]
        had = {row["id"] for row in kept}
        taken = [row.model_dump(mode="json", exclude_unset=True) for id, row in rows.items() if id not in had]
        if taken or len(kept) < len(before):
            after[place] = [*kept, *taken]
    return after
