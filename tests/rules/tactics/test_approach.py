"""Coming within reach: who can do nothing goes where it costs least to come from which it can, or stays."""

from typing import Any

import pytest

from rules.board.board import Board
from rules.board.geometry import Cell, distance
from rules.core.state import is_decided
from rules.engine.service import RulesService
from rules.odds.runs import NOBODY, Situation, runs
from rules.tactics import TEMPERAMENTS, Player
from rules.tactics.approach import Route
from rules.tactics.temperaments import BEASTLY, COWARDLY
from tests.proving import short_of
from tests.rules.tactics.staged import FIGHTS, WALKED, acts, approach, drawn, fight_of, first_of

PASS, BRIDGE, YARD, SLUICE = (
    "fulminato: Asalto en el paso",
    "tabuleiro: Pedágio na ponte",
    "fantasia: El patio del caballero hueco",
    "ffrpg: The sluice at Tollmere",
)
HERO, GUNMAN, HOUND, OTHER_HOUND = "1-0", "4-0", "6-0", "6-1"
"""At the pass: one with a mace, one with a revolver, and two that bite."""
BANDIT, LANCER, OTHER_BANDIT = "2-0", "0-0", "2-1"
"""At the bridge: two with knives, and a hero."""


def service_of(name: str, board: Board, cells: dict[str, Cell], **more: Any) -> RulesService:
    return RulesService(fight_of(name, board, cells, **more), FIGHTS[name].system)


def route(
    name: str, board: Board, value: str, other: str, cells: dict[str, Cell], most: int, **more: Any
) -> Route | None:
    """The way of one to the side of another."""
    fight = fight_of(name, board, cells, **more)
    found = approach(FIGHTS[name].system, fight, fight.combatants[value])
    aim = found.beside(fight.combatants[other])
    assert aim is not None
    return found.route(aim, most)


# --- what the ground costs ---------------------------------------------------------------------------------


def test_a_way_goes_around_mud_where_that_costs_less() -> None:
    board = drawn(".....", ".mmm.", "mmmmm", terrain="grass")
    found = route(BRIDGE, board, BANDIT, LANCER, {BANDIT: (0, 1), LANCER: (4, 1)}, 9)
    assert found is not None
    assert not any(board.terrain_at(cell) == "mud" for cell in found.cells[:-1])


def test_who_has_to_go_around_somebody_goes_the_shortest_way() -> None:
    """Straight on, the way would end behind a friend, and go on from there for up to nine steps."""
    board = drawn(*[".........."] * 4, "....###...", *[".........."] * 3, terrain="grass")
    found = route(BRIDGE, board, BANDIT, LANCER, {BANDIT: (5, 0), OTHER_BANDIT: (3, 3), LANCER: (3, 4)}, 9)
    assert found is not None
    assert distance(found.cells[-1], (3, 4)) == 1
    assert len(found.cells) == 7


def test_nobody_goes_to_where_its_tool_could_be_laid_out_and_not_used() -> None:
    """TB-CARD-03: of 6 AÇÃO two for the way and two to lay the sling out leave one too few to shoot."""
    glade = "tabuleiro: A clareira da onça"
    hero, wasp = "0-0", "4-0"
    board = drawn(*["..........."] * 11, terrain="grass")
    service = first_of(service_of(glade, board, {hero: (4, 9), wasp: (5, 3)}), hero)
    acts(service)
    assert service.fight.combatants[hero].cell[1] >= 8


def test_who_stands_higher_reaches_no_farther_where_the_rules_do_not_say_so() -> None:
    """A blow from a terrace: one cell away, whatever the height; a turn was spent on a place too far from anybody."""
    board = FIGHTS[YARD].fight.board
    assert board is not None
    assert board.level_at((2, 1)) > board.level_at((2, 3))
    knight, hero = "4-0", "0-0"
    service = first_of(service_of(YARD, board, {knight: (4, 1), hero: (2, 3)}), knight)
    assert [command["action"] for command in acts(service)] == ["move", "attack"]


def test_a_way_leads_through_a_door() -> None:
    """TB-MOVE-09: an obstructed cell is passed, and nobody stops on it."""
    board = drawn("..#..", "..%..", "..#..", terrain="grass")
    found = route(BRIDGE, board, BANDIT, LANCER, {BANDIT: (0, 1), LANCER: (4, 1)}, 9)
    assert found == Route(((1, 1), (2, 1), (3, 1)), found.cost if found else 0, 0)
    short = route(BRIDGE, board, BANDIT, LANCER, {BANDIT: (0, 1), LANCER: (4, 1)}, 2)
    assert short is not None
    assert short.cells == ((1, 1),)


def test_a_way_leads_past_friends_where_the_rules_let_it() -> None:
    """TB-MOVE-07, TB-MOVE-08: through a comrade, and not onto it."""
    cells: dict[str, Cell] = {BANDIT: (0, 0), OTHER_BANDIT: (1, 0), LANCER: (3, 0)}
    found = route(BRIDGE, drawn("....", terrain="grass"), BANDIT, LANCER, cells, 9)
    assert found is not None
    assert found.cells == ((1, 0), (2, 0))
    assert route(BRIDGE, drawn("....", terrain="grass"), BANDIT, LANCER, cells, 1) is None


def test_nobody_ends_in_water_where_it_could_do_nothing() -> None:
    """FF-MOV-07."""
    board = drawn("......~~~~~~....", "......~~~~~~....")
    found = route(SLUICE, board, "4-0", HERO, {"4-0": (0, 0), HERO: (14, 0)}, 7)
    assert found is not None
    assert found.cells[-1][0] == 5
    assert found.remaining == 8


# --- who stands in the way ---------------------------------------------------------------------------------


def test_who_stands_aslant_behind_the_fallen_goes_around_them() -> None:
    """In both cells between the two somebody lies, on whom one may not stop: each rested, and the fight had no end."""
    cells: dict[str, Cell] = {LANCER: (4, 6), BANDIT: (5, 5), HERO: (4, 5), OTHER_BANDIT: (5, 6)}
    fallen = {HERO: "dead", OTHER_BANDIT: "dead"}
    found = route(BRIDGE, Board(9, 9, "grass"), BANDIT, LANCER, cells, 9, state=fallen)
    assert found is not None
    assert found.cells[-1] in ((3, 6), (4, 7))


def test_who_can_never_come_to_one_that_strikes_it_goes_out_of_its_reach() -> None:
    """The fallen lay all around the lancer: whoever stood before them rested there until it had fallen, too."""
    cells: dict[str, Cell] = {LANCER: (0, 0), "1-0": (1, 0), OTHER_BANDIT: (0, 1), BANDIT: (1, 1)}
    board, fallen = Board(8, 8, "grass"), {"1-0": "dead", OTHER_BANDIT: "dead"}
    service = first_of(service_of(BRIDGE, board, cells, state=fallen), BANDIT)
    assert [act["action"] for act in acts(service)] == ["move"]
    assert distance(service.fight.combatants[BANDIT].cell or (0, 0), (0, 0)) > 2


def test_who_stands_behind_its_comrades_does_not_draw_back_from_one_that_shoots() -> None:
    cells: dict[str, Cell] = {OTHER_HOUND: (1, 0), HOUND: (2, 0), GUNMAN: (3, 0)}
    fight = fight_of(PASS, drawn("............"), cells)
    fight.combatants[GUNMAN].__dict__["side"] = "party"
    service = first_of(RulesService(fight, FIGHTS[PASS].system), OTHER_HOUND)
    assert [act["action"] for act in acts(service)] == []


def test_who_cannot_pass_its_comrades_stays_where_it_is() -> None:
    cells: dict[str, Cell] = {OTHER_HOUND: (1, 0), HOUND: (2, 0), HERO: (3, 0)}
    service = first_of(service_of(PASS, drawn("......"), cells), OTHER_HOUND)
    assert [act["action"] for act in acts(service)] == []
    assert service.fight.combatants[OTHER_HOUND].cell == (1, 0)


def test_who_cannot_pass_its_comrades_comes_up_behind_them() -> None:
    cells: dict[str, Cell] = {OTHER_HOUND: (0, 0), HOUND: (4, 0), HERO: (5, 0)}
    service = first_of(service_of(PASS, drawn("......"), cells), OTHER_HOUND)
    acts(service)
    assert service.fight.combatants[OTHER_HOUND].cell == (3, 0)


def test_who_cannot_pass_its_comrades_goes_around_them_if_there_is_a_way() -> None:
    board = drawn("......", ".####.", "......")
    cells: dict[str, Cell] = {OTHER_HOUND: (1, 0), HOUND: (2, 0), HERO: (3, 0)}
    found = route(PASS, board, OTHER_HOUND, HERO, cells, 4)
    assert found is not None
    assert found.cells[-1] in ((2, 2), (3, 2))
    assert found.is_open


def test_who_finds_one_place_taken_goes_to_another() -> None:
    cells: dict[str, Cell] = {OTHER_HOUND: (0, 1), HOUND: (2, 1), HERO: (3, 1)}
    service = first_of(service_of(PASS, drawn(*["......"] * 3), cells), OTHER_HOUND)
    done = acts(service)
    assert done[0]["action"] == "move"
    assert done[1]["targets"] == [HERO]


# --- how near ----------------------------------------------------------------------------------------------


def test_who_shoots_goes_no_nearer_than_it_reaches() -> None:
    cells: dict[str, Cell] = {GUNMAN: (0, 0), HERO: (15, 0)}
    service = first_of(service_of(PASS, drawn("." * 20), cells), GUNMAN)
    done = acts(service)
    assert done[0]["action"] == "move"
    assert service.fight.combatants[GUNMAN].cell == (3, 0)
    assert "attack" in [act["action"] for act in done]


def test_who_sees_nobody_goes_to_where_it_does() -> None:
    """FU-BRD-02: a wall stands between them, and the nearest cell from which none does is some way aside."""
    board = drawn("......", "..#...", "......", "......")
    service = first_of(service_of(PASS, board, {GUNMAN: (0, 1), HERO: (5, 1)}), GUNMAN)
    done = acts(service)
    assert [act["action"] for act in done][:2] in (["move", "attack"], ["move", "called_attack"])


@pytest.mark.rule("LF-MIN-01")
@pytest.mark.parametrize("where", [(6, 2), (4, 4), (2, 2), (4, 0)])
def test_a_large_one_is_struck_from_all_its_sides(where: Cell) -> None:
    """It is as far as the nearest of the cells that it fills: from the east and the south it was taken for too far."""
    service = service_of(YARD, drawn(*["........"] * 8), {"0-0": where, "4-0": (3, 1)})
    there = service.fight.combatants
    there["4-0"].__dict__["sheet"] = there["4-0"].sheet.model_copy(update={"size": 3})
    done = acts(first_of(service, "0-0"))
    assert done[0]["action"] in ("attack", "cast"), done
    assert there["0-0"].cell == where


# --- one stop ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("temperament", [item for item in TEMPERAMENTS if item != "random"])
@pytest.mark.parametrize("name", WALKED)
def test_nobody_comes_back_at_one_stop_to_where_it_set_out(name: str, temperament: str) -> None:
    walks = 0
    for seed in range(3):
        service = RulesService(FIGHTS[name].fight.copy(seed), FIGHTS[name].system)
        service.do({"do": "begin"})
        player = Player(service, temperament)
        for _ in range(60):
            at = {id: item.cell for id, item in service.fight.combatants.items()}
            before = len(service.journal.entries)
            if is_decided(service.fight) or not player.step():
                break
            for entry in service.journal.entries[before:]:
                if entry.command.get("action") in ("move", "full_move"):
                    id = entry.command["actor"]
                    ends = [tuple(fact["to"]) for fact in entry.facts if fact["kind"] == "move"]
                    assert at[id] not in ends, (seed, entry.command)
                    walks += 1
    assert walks


def test_a_sweep_is_aimed_at_those_in_reach_alone() -> None:
    """The second of those who were named stood far away: the swordsman walked around the first and did nothing."""
    cells: dict[str, Cell] = {"0-0": (4, 7), "4-0": (5, 7), "5-0": (4, 8), "5-1": (7, 2)}
    service = service_of(YARD, FIGHTS[YARD].fight.board or Board(1, 1), cells)
    for id in ("5-0", "5-1"):
        service.fight.combatants[id].__dict__["pools"] = {**service.fight.combatants[id].pools, "pv": 6}
    done = acts(first_of(service, "0-0"))
    assert done[0]["action"] in ("attack", "cast"), done
    assert "5-1" not in done[0]["targets"]


# --- the end of a fight ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "tactics", "number"),
    [
        ("fulminato: El vagón del dinero", BEASTLY, 70),
        ("fulminato: El vagón del dinero", BEASTLY, 76),
        ("fulminato: El vagón del dinero", COWARDLY, 68),
        ("fantasia: El patio del caballero hueco", BEASTLY, 35),
        ("fantasia: El patio del caballero hueco", BEASTLY, 63),
    ],
)
def test_a_way_past_the_fallen_is_found(name: str, tactics: str, number: int) -> None:
    """Each of these went on until nobody looked any more."""
    (run,) = runs(Situation.from_service(FIGHTS[name]), tactics, 1, [number])
    assert run.winner != NOBODY


LONGEST = 40
"""In so many rounds a fight of cowards has come to its end; all had in a thousand runs of each."""


@pytest.mark.parametrize("count", short_of((120, 12), 12))
@pytest.mark.parametrize("name", WALKED)
def test_fights_of_cowards_come_to_an_end(name: str, count: int) -> None:
    for run in runs(Situation.from_service(FIGHTS[name]), COWARDLY, 1, range(count)):
        assert run.winner != NOBODY, run.number
        assert run.rounds <= LONGEST, run.number


def test_a_coward_strikes_whoever_stands_beside_it_before_it_runs_to_another() -> None:
    """It ran past the one beside it to one far behind, and back at its next stop."""
    cells: dict[str, Cell] = {"0-0": (4, 7), "4-0": (5, 7), "5-1": (7, 2)}
    service = first_of(service_of(YARD, drawn(*["." * 10] * 10), cells), "5-1")
    at = service.fight.combatants["0-0"]
    at.__dict__["cell"] = (6, 2)
    done = acts(service, temperament=COWARDLY)
    assert distance((6, 2), service.fight.combatants["5-1"].cell or (0, 0)) == 1
    assert done[0]["targets"] == ["0-0"]


@pytest.mark.parametrize("towards", [HERO, "0-0"])
def test_who_has_gone_towards_one_is_proposed_to_go_to_nobody_else_at_that_stop(towards: str) -> None:
    cells: dict[str, Cell] = {HOUND: (10, 0), HERO: (0, 0), "0-0": (20, 0)}
    service = first_of(service_of(PASS, drawn("." * 21), cells), HOUND)
    ideas = Player(service).ideas(8, towards=towards)
    assert {idea.towards for idea in ideas if idea.why == "nears"} == {towards}
