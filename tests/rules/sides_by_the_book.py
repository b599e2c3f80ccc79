"""What the books say of sides, reckoned apart from the rules: who wins, who gains, who comes when, whom it strikes.

A `Watch` looks at a fight before and after each command. It takes what it needs from the script, from the facts and
from how everybody stands; of the rules themselves it asks nothing.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any, NamedTuple

from rules.board.geometry import cells_within
from rules.core.facts import Command, Fact
from rules.engine.service import Done, Result, RulesService
from tests.rules.exact_lines import inside

AROUND = ((0, -1), (1, 0), (0, 1), (-1, 0))
LOOKS = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}


class Stood(NamedTuple):
    """How somebody stood before a command."""

    side: str
    state: str
    cell: Any
    facing: Any
    statuses: frozenset[str]


class Watch:
    """Holds a fight of several sides to the book of its system."""

    def __init__(self, service: RulesService) -> None:
        self.service = service
        self.entered = {combatant.id: combatant.side for combatant in service.fight.combatants.values()}
        """Id to the side on which it came."""
        self.before: dict[str, Stood] = self._stand()

    @property
    def fight(self) -> Any:
        """The fight itself."""
        return self.service.fight

    def _stand(self) -> dict[str, Stood]:
        return {
            combatant.id: Stood(
                combatant.side,
                combatant.state,
                combatant.cell,
                combatant.facing,
                frozenset(condition.status for condition in combatant.conditions),
            )
            for combatant in self.fight.combatants.values()
        }

    def look(self) -> None:
        """Takes in how all stand before a command."""
        self.before = self._stand()

    def check(self, command: Command, result: Result) -> None:
        """Holds what a command has brought to the book."""
        if command["do"] in ("undo", "redo"):
            for combatant in self.fight.combatants.values():
                self.entered.setdefault(combatant.id, combatant.side)
            return
        assert isinstance(result, Done), result
        facts = result.entry.facts
        self._sides(command)
        if command["do"] == "end":
            assert self.fight.winner == self.winner(), "the winner"
            self.gains()
        CHECKS[self.service.system.id](self, command, facts)

    def _sides(self, command: Command) -> None:
        """Nobody changes sides but by the game master's word, and whoever comes is on the side that was said."""
        wanted = {id: stood.side for id, stood in self.before.items()}
        if command["do"] == "join":
            coming: Any = command["combatant"]
            wanted[coming["id"]] = self.entered[coming["id"]] = coming["side"]
        if command["do"] == "side":
            wanted[str(command["actor"])] = str(command["side"])
        assert {id: item.side for id, item in self.fight.combatants.items()} == wanted, "who stands on which side"

    def standing(self, before: bool = False) -> set[str]:
        """The sides that have somebody active."""
        if before:
            return {stood.side for stood in self.before.values() if stood.state == "active"}
        return {combatant.side for combatant in self.fight.combatants.values() if combatant.state == "active"}

    def winner(self) -> str | None:
        """The only side that still has somebody active; in Tabuleiro before the fallen get up again."""
        sides = self.standing(before=self.service.system.id == "tabuleiro")
        return next(iter(sides)) if len(sides) == 1 else None

    def gains(self) -> None:
        """What the end of the fight brings, and to whom."""
        fight = self.fight
        GAINS.get(self.service.system.id, no_spoils)(self)
        rewards = self.service.system.aftermath.rewards(fight)
        assert all(id in fight.combatants for id in rewards)

    def other_side(self, value: str, other: str) -> bool:
        """Whether two stood on different sides before the command."""
        return self.before[value].side != self.before[other].side


def no_spoils(watch: Watch) -> None:
    """Nothing is won by the book."""
    assert watch.fight.spoils is None
    assert not any(watch.service.system.aftermath.rewards(watch.fight).values())


def facts_of(facts: Sequence[Fact], kind: str) -> list[Fact]:
    """The facts of one kind."""
    return [fact for fact in facts if fact["kind"] == kind]


# --- La Fantasia Final -------------------------------------------------------------------------------------


def fantasia_gains(watch: Watch) -> None:
    """LF-END-01: the PEX of all who are beaten and not of the party, shared by all of the party, if that has won."""
    fight = watch.fight
    ones = list(fight.combatants.values())
    beaten = ("dead", "unconscious", "stone")
    pex = sum(item.sheet.pex for item in ones if item.side != "party" and item.state in beaten)
    party = [item.id for item in ones if item.side == "party"]
    wanted = {"pex": pex, "each": pex // len(party)} if pex and party and fight.winner == "party" else None
    assert fight.spoils == wanted, "the PEX"
    gained = {} if wanted is None else {id: {"xp": wanted["each"]} for id in party}
    assert watch.service.system.aftermath.rewards(fight) == gained


def fantasia(watch: Watch, command: Command, facts: Sequence[Fact]) -> None:
    """LF-INIT-05 to LF-INIT-08, LF-FUM-08, LF-REACT-04, LF-ST-CONFUSION-2, option `foes_die_at_zero`."""
    fight = watch.fight
    if facts_of(facts, "initiative") and command["do"] in ("begin", "next"):
        _order_of_fantasia(watch, facts)
    if command["do"] == "act":
        actor = str(command["actor"])
        for fact in facts_of(facts, "react"):
            if fact["with"] is not None and command["action"] != "react":
                assert watch.other_side(fact["actor"], actor), "a reaction ability answers an enemy"
        for fumble, struck in pairwise(facts):
            astray = fumble["kind"] == "fumble" and fumble["effect"] == 6 and struck["kind"] == "attack"
            if astray and not struck.get("ability"):
                assert not watch.other_side(fumble["actor"], struck["target"]), "who goes astray strikes its own"
        confused = "confuse" in watch.before[actor].statuses and not command.get("override")
        if confused and command["action"] in ("attack", "cast") and fight.combatants[actor].state == "active":
            for fact in facts_of(facts, "attack"):
                if fact["actor"] == actor and not fact.get("ability") and not facts_of(facts, "fumble"):
                    assert fact["target"] == actor or not watch.other_side(actor, fact["target"]), "the confused"
    if fight.options.foes_die_at_zero and command["do"] != "side":
        for fact in facts_of(facts, "fall"):
            if fact["counter"] is not None:
                assert watch.before.get(fact["actor"], Stood("party", "", None, None, frozenset())).side == "party"


def _order_of_fantasia(watch: Watch, facts: Sequence[Fact]) -> None:
    fight = watch.fight
    rolled = facts_of(facts, "initiative")
    if fight.options.initiative != "side":
        first = next((fact for fact in facts if fact["kind"] == "round"), None)
        if first is None or first["round"] != 1:
            return
        agi = {fact["actor"]: next(step[1] for step in fact["steps"] if step[0] == "AGI") for fact in rolled}
        value = {fact["actor"]: fact["value"] for fact in rolled}
        entry = list(fight.combatants)
        wanted = sorted(value, key=lambda item: (-value[item], -agi[item], entry.index(item)))
        assert [id for id in fight.line if id in value] == wanted, "who acts earlier"
        shared: dict[tuple[str, str], int] = {}
        for fact in rolled:
            one = fight.combatants[fact["actor"]]
            key = (one.side, one.sheet.group)
            if fight.options.initiative == "group" and one.side != "party" and one.sheet.group:
                assert shared.setdefault(key, fact["total"]) == fact["total"], "a group of foes shares its dice"
                assert bool(fact["dice"]) == _first(watch, one), "the first of a group throws for it"
        return
    total: dict[str, int] = {}
    for fact in rolled:
        if not fact["tie"]:
            total[fact["side"]] = fact["value"]
    appeared = list(dict.fromkeys(combatant.side for combatant in fight.combatants.values()))
    groups = _grouped(total, sorted(total, key=appeared.index))
    again = [fact for fact in rolled if fact["tie"]]
    while again and len(groups[0]) > 1:
        size = len(groups[0])
        assert {fact["side"] for fact in again[:size]} == set(groups[0]), "only those that tie roll again"
        total |= {fact["side"]: fact["value"] for fact in again[:size]}
        again = again[size:]
        groups = [*_grouped(total, groups[0]), *groups[1:]]
    assert not again, "nobody else rolls again"
    assert fight.interleaved == (len(groups[0]) > 1), "a tie for the first place is broken or taken in turns"
    if fight.options.order_by_kind:
        return
    members = {
        side: [
            combatant.id
            for combatant in fight.combatants.values()
            if combatant.side == side and combatant.state != "out"
        ]
        for side in total
    }
    wanted = []
    whole = [side for group in groups for side in group]
    if fight.interleaved:
        tied = sorted(groups[0], key=lambda side: (side != "party", appeared.index(side)))
        for place in range(max(len(members[side]) for side in tied)):
            wanted += [members[side][place] for side in tied if place < len(members[side])]
        whole = [side for side in whole if side not in tied]
    wanted += [id for side in whole for id in members[side]]
    if all(stood.side == fight.combatants[id].side for id, stood in watch.before.items()):
        assert list(fight.line) == wanted, "sides act whole, or take turns where they have tied"


def _first(watch: Watch, value: Any) -> bool:
    """Whether nobody of its group stands before it."""
    return value is next(
        other
        for other in watch.fight.combatants.values()
        if other.side == value.side and other.sheet.group == value.sheet.group and other.state != "out"
    )


def _grouped(total: Mapping[str, int], sides: Sequence[str]) -> list[list[str]]:
    """Sides by what they have rolled, the higher first; those of one total together."""
    found: dict[int, list[str]] = {}
    for side in sides:
        found.setdefault(total[side], []).append(side)
    return [found[key] for key in sorted(found, reverse=True)]


# --- d100 --------------------------------------------------------------------------------------------------


def d100(watch: Watch, command: Command, facts: Sequence[Fact]) -> None:
    """D100-INIT-01, D100-INIT-02, D100-DECL-01: the order, and that nobody obviously strikes at its own side."""
    fight = watch.fight
    if any(fact["kind"] == "phase" and fact["phase"] == "action" for fact in facts[-1:]):
        entry = list(fight.combatants)
        there = [
            combatant
            for combatant in fight.combatants.values()
            if combatant.initiative is not None and combatant.state not in ("dead", "out")
        ]
        wanted = sorted(there, key=lambda item: (-item.initiative, -item.tie, entry.index(item.id)))
        assert [id for id in fight.line if fight.combatants[id] in there] == [item.id for item in wanted], "the order"
    for line in watch.service.system.window.declarations(fight):
        if line.command is not None and line.command["action"] in ("attack", "grapple"):
            for id in line.command.get("targets", ()):
                assert fight.combatants[id].side != fight.combatants[line.combatant].side, "whom it obviously strikes"


# --- Fulminato ---------------------------------------------------------------------------------------------

NEVER_FLANK = frozenset({"surprised", "paralyzed", "tied", "contained"})


def fulminato(watch: Watch, command: Command, facts: Sequence[Fact]) -> None:
    """FU-SURP-02, FU-FLK-01 to FU-FLK-06, FU-RET-02, FU-GRP-09, FU-INIT-01: surprise, flanks, runners, order."""
    fight = watch.fight
    surprise: Any = command.get("surprise")
    if command["do"] == "begin" and surprise:
        sides = {watch.before[id].side for id in surprise["by"]}
        there = [id for id, stood in watch.before.items() if stood.state not in ("dead", "out")]
        wanted = [id for id in there if watch.before[id].side not in sides]
        (phase, *_) = facts_of(facts, "phase")
        assert phase["surprised"] == wanted, "whom it surprises"
    first = [fact["value"] for fact in facts_of(facts, "initiative") if not fact["tie"]]
    if len(first) > 1:
        values = [fight.combatants[id].initiative for id in fight.lasting]
        assert values == sorted(values, reverse=True), "the higher acts earlier"
    if command["do"] != "act":
        return
    actor = str(command["actor"])
    params: Any = command.get("params") or {}
    for fact in facts_of(facts, "attack"):
        if command["action"] == "retreat":
            assert watch.other_side(fact["actor"], actor), "only enemies strike at a runner"
        by = set(fact.get("flankers") or ())
        weapon = fight.combatants[fact["actor"]].sheet.armory.get(fact["with"])
        moved = command["action"] in ("charge", "grapple_move", "shove")
        if "flankers" in params or weapon is None or weapon.kind != "melee" or moved or "covered_by" in params:
            continue
        if fight.combatants[fact["target"]].state == "active" or not by:
            assert by == flankers(watch, fact["target"], watch.before[fact["actor"]].side, by), "who flanks"


def flankers(watch: Watch, target: str, side: str, told: set[str]) -> set[str]:
    """FU-FLK-01 to FU-FLK-05 by brute force; nobody is expected where the target cannot deflect."""
    fight, stood = watch.fight, watch.before
    there = stood[target].cell
    if fight.board is None or there is None or side == stood[target].side:
        return set()
    if not told and not _can_deflect(stood[target]):
        return set()
    feet = fight.board.cell_size or 5
    around: dict[str, bool] = {}
    for id, one in stood.items():
        if one.side != side or one.state != "active" or one.cell is None or one.statuses & NEVER_FLANK:
            continue
        reach = _melee_reach(fight.combatants[id])
        if reach is not None:
            steps = max(abs(one.cell[0] - there[0]), abs(one.cell[1] - there[1]))
            around[id] = steps <= 1 or steps * feet <= reach
    pairs = {
        id
        for item in around
        for other in around
        if item != other and (around[item] or around[other]) and inside(stood[item].cell, stood[other].cell, there)
        for id in (item, other)
    }
    return {id for id, near in around.items() if id in pairs or near} if pairs else set()


def _can_deflect(stood: Stood) -> bool:
    return stood.state == "active" and not stood.statuses & NEVER_FLANK


def _melee_reach(value: Any) -> int | None:
    held = next((weapon for weapon in value.sheet.weapons if weapon.id == value.equipped), None)
    if held is not None:
        return int(held.reach) if held.kind == "melee" else None
    natural = [weapon for weapon in value.sheet.weapons if weapon.natural and weapon.kind == "melee"]
    own = any(weapon.id == "unarmed" for weapon in value.sheet.weapons)
    return max([*(int(weapon.reach) for weapon in natural), *(() if own else (5,))], default=0)


# --- Batalha no tabuleiro ----------------------------------------------------------------------------------


def tabuleiro_gains(watch: Watch) -> None:
    """TB-DEATH-06 to TB-DEATH-10: what becomes of dead heroes' cards; heroes are who entered on the party's side."""
    fight = watch.fight
    spoils = fight.spoils
    heroes = {
        combatant.id
        for combatant in fight.combatants.values()
        if combatant.state == "dead"
        and (watch.entered[combatant.id] == "party" if combatant.sheet.heroi is None else combatant.sheet.heroi)
    }
    assert {row["from"] for rows in ("banned", "given", "market", "discarded") for row in spoils[rows]} <= heroes
    for row in spoils["given"]:
        heir = watch.fight.combatants[row["to"]]
        assert heir.side == fight.combatants[row["from"]].side, "a comrade inherits"
        assert heir.state == "active"
    for id in heroes:
        value = fight.combatants[id]
        at_hand = [card for card in value.sheet.cards if value.cards[card.id] in ("mesa", "inventario")]
        houses = [card for card in value.sheet.cards if card.kind == "casa" and value.cards[card.id] != "banida"]
        assert not at_hand, "nothing stays at hand"
        assert not houses, "the CASA is banished"
    players = dict.fromkeys(
        combatant.sheet.jogador for combatant in fight.combatants.values() if combatant.sheet.jogador
    )
    assert spoils["players_out"] == [
        player
        for player in players
        if all(
            combatant.state == "dead" for combatant in fight.combatants.values() if combatant.sheet.jogador == player
        )
    ], "whose game is over"


def tabuleiro(watch: Watch, command: Command, facts: Sequence[Fact]) -> None:
    """TB-ORD-01, TB-ORD-02, TB-ORD-07, TB-DOM-02 to TB-DOM-04, TB-AREA-03: order, steps beside enemies, areas."""
    fight = watch.fight
    if command["do"] == "begin" and fight.options.initiative == "per":
        rolled = facts_of(facts, "initiative")
        dice = {fact["actor"]: [-face for face in fact["dice"]] for fact in rolled}
        value = {fact["actor"]: fact["value"] for fact in rolled}
        entry = list(fight.combatants)
        dead = {id for id, stood in watch.before.items() if stood.state == "dead"}
        assert not any(dice[id] for id in dead), "the dead roll for no tie"
        wanted = sorted(value, key=lambda item: (-value[item], item in dead, dice[item], entry.index(item)))
        assert list(fight.line) == wanted, "the higher PER acts earlier"
    if command["do"] != "act" or command.get("override"):
        return
    actor = str(command["actor"])
    if command["action"] == "move":
        for fact in facts_of(facts, "move")[:1]:
            assert fact["cost"] == _price(watch, actor, fact), "what a way costs beside enemies"
    if command["action"] in ("attack", "use_ability", "use_item"):
        _area(watch, command, actor, facts)


def _price(watch: Watch, mover: str, fact: Fact) -> int:
    """TB-MOVE-01 to TB-MOVE-05, TB-DOM-01 to TB-DOM-05: ground, height, and each enemy in whose domain a cell lies."""
    fight, board = watch.fight, watch.fight.board
    costs = {"mud": 2, **fight.options.terrain_costs}
    blocked = {cell for cell, state in (board.states or {}).items() if state == "blocked"}
    held: list[tuple[int, int]] = []
    for id, stood in watch.before.items():
        if stood.state != "active" or stood.cell is None or not watch.other_side(id, mover):
            continue
        x, y = stood.cell
        look = LOOKS[stood.facing]
        for right, down in AROUND:
            cell = (x + right, y + down)
            on_board = 0 <= cell[0] < board.width and 0 <= cell[1] < board.height
            if (right, down) != (-look[0], -look[1]) and on_board and cell not in blocked:
                held.append(cell)
    paid, former = 0, tuple(fact["from"])
    for step in fact["path"]:
        cell = (step[0], step[1])
        climb = max(0, board.level_at(cell) - board.level_at(former))
        paid += costs.get(board.terrain_at(cell), 1) + climb + held.count(cell)
        former = cell
    return paid


def _area(watch: Watch, command: Command, actor: str, facts: Sequence[Fact]) -> None:
    """TB-AREA-01 to TB-AREA-03: all in the cells and nobody else, friend or foe as the card says."""
    fight = watch.fight
    card = next((item for item in fight.combatants[actor].sheet.cards if item.id == command.get("with")), None)
    if card is None or card.area == "single":
        return
    params: Any = command.get("params") or {}
    center = watch.before[actor].cell if card.area == "around" else tuple(params["cell"])
    walls = frozenset(cell for cell, state in (fight.board.states or {}).items() if state == "blocked")
    cells = set(cells_within(center, card.tamanho, fight.board.width, fight.board.height, walls))
    if card.area == "around":
        cells.discard(center)
    wanted = {
        id
        for id, stood in watch.before.items()
        if stood.state == "active"
        and stood.cell in cells
        and (card.afeta == "all" or watch.other_side(id, actor) == (card.afeta == "enemies"))
    }
    uses = facts_of(facts, "use")
    struck = (
        set(uses[0]["targets"])
        if uses
        else {fact["target"] for fact in facts_of(facts, "attack") if fact["with"] == card.id}
    )
    assert struck == wanted, "whom an area strikes"


# --- FFRPG -------------------------------------------------------------------------------------------------


def _pcs(watch: Watch) -> tuple[str | None, list[Any]]:
    """FF-SPO-01: the PCs' side, and the PCs: those of that kind who entered on it."""
    of_kind = [
        combatant
        for combatant in watch.fight.combatants.values()
        if (combatant.sheet.kind or ("pc" if watch.entered[combatant.id] == "party" else "npc")) == "pc"
    ]
    entered = [watch.entered[item.id] for item in of_kind]
    ours = "party" if "party" in entered else entered[0] if entered else None
    return ours, [item for item in of_kind if watch.entered[item.id] == ours]


def ffrpg_gains(watch: Watch) -> None:
    """FF-SPO-01 to FF-SPO-07: only if the PCs prevail; of every foe that is beaten, divided among all PCs."""
    fight = watch.fight
    ours, pcs = _pcs(watch)
    others = [
        combatant for combatant in fight.combatants.values() if combatant.state == "active" and combatant.side != ours
    ]
    if ours is None or others or not any(item.state == "active" and item.side == ours for item in pcs):
        assert fight.spoils is None or any(countdown.goal == "hold" for countdown in fight.countdowns.values())
        return
    share = {"ejected": fight.options.ejected_share, "fled": fight.options.fled_share}
    xp = gil = 0
    for foe in fight.combatants.values():
        if foe.side == ours or foe in pcs:
            continue
        part = (
            100
            if foe.state in ("unconscious", "dead") or foe.defeated
            else share.get(foe.left_by, 0) * (foe.state == "out")
        )
        xp += foe.sheet.xp * part // 100
        gil += foe.sheet.gil * part // 100
    spoils = fight.spoils
    assert (spoils["xp"], spoils["xp_each"]) == (xp, xp // len(pcs)), "the XP"
    if not fight.options.scavenge:
        assert (spoils["gil"], spoils["gil_each"]) == (gil, gil // len(pcs)), "the Gil"
    assert list(spoils["shares"]) == [item.id for item in pcs], "who shares"
    assert set(watch.service.system.aftermath.rewards(fight)) == {item.id for item in pcs}


def ffrpg(watch: Watch, command: Command, facts: Sequence[Fact]) -> None:
    """FF-TIM-04, FF-TIM-05, FF-TGT-07, FF-TGT-09: the winner at any time; a Party and a Group are of one side."""
    fight = watch.fight
    if command["do"] == "act" and command["action"] in ("cast", "use_ability", "use_item", "attack"):
        _formation(watch, command, facts)
    if fight.phase == "setup" or any(countdown.goal and countdown.left == 0 for countdown in fight.countdowns.values()):
        return
    sides = watch.standing()
    if fight.two_sides:
        assert fight.winner == (next(iter(sides)) if len(sides) == 1 else None), "the winner at any time"


def _formation(watch: Watch, command: Command, facts: Sequence[Fact]) -> None:
    """FF-TGT-07, FF-TGT-09: whoever is met as a Party or a Group stands on one side, in one Group of it."""
    actor = str(command["actor"])
    sheet = watch.fight.combatants[actor].sheet
    rows = {"use_item": sheet.items, "attack": sheet.weapons}.get(str(command["action"]), sheet.abilities)
    row = next((item for item in rows if item.id == command.get("with")), None)
    if row is None or row.target not in ("party", "group", "single_group") or facts_of(facts, "reflect"):
        return
    met = {
        fact["actor"]
        for fact in facts
        if fact["kind"] in ("damage", "heal", "condition")
        and fact.get("source") == actor
        and fact.get("cause") is None
        and fact["actor"] != actor
    }
    there = watch.fight.combatants
    sides = {(watch.before[id].side, "" if row.target == "party" else there[id].sheet.group) for id in met}
    assert len(sides) <= 1, "a Party or a Group is of one side"


CHECKS = {"fantasia": fantasia, "d100": d100, "fulminato": fulminato, "tabuleiro": tabuleiro, "ffrpg": ffrpg}
GAINS = {"fantasia": fantasia_gains, "tabuleiro": tabuleiro_gains, "ffrpg": ffrpg_gains}
