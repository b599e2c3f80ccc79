"""Ideas: what might be done at a stop, with a reason in three languages; nothing of it is refused."""

from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.board.geometry import cell_name
from rules.core.facts import Command
from rules.dice.dice import nearest
from rules.engine.replay import service_for
from rules.engine.service import Done, Refused, RulesService
from rules.scripts import script
from rules.tactics import CUNNING, TEMPERAMENTS, Player
from rules.tactics.capabilities import Capability
from rules.tactics.ideas import Idea, active_foes, forecast_of, idea_of
from rules.tactics.options import Thought
from rules.text.localized import LocalizedText
from rules.text.messages import LANGUAGES
from tests.benchmarks.conftest import sample_fights
from tests.proving import tries
from tests.rules.fulminato.playing import PISTOL, Fray, person
from tests.there import there

FIGHTS = sample_fights()


def at_a_stop(name: str, seed: int, stops: int, temperament: str) -> RulesService:
    """A sample encounter after some stops."""
    service = RulesService(FIGHTS[name].fight.copy(seed), FIGHTS[name].system)
    Player(service, temperament).play(stops)
    return service


@tries(12)
@given(
    name=st.sampled_from(sorted(FIGHTS)),
    seed=st.integers(0, 999),
    stops=st.integers(0, 40),
    temperament=st.sampled_from(TEMPERAMENTS),
)
def test_nothing_that_is_proposed_is_refused(name: str, seed: int, stops: int, temperament: str) -> None:
    service = at_a_stop(name, seed, stops, "random")
    before = service.packed_fight()
    for idea in Player(service, temperament).ideas(6):
        again = RulesService(service.fight.copy(), service.system)
        result = again.do(idea.command)
        assert not isinstance(result, Refused), (idea.command, result)
        assert idea.chance is None or 0 <= idea.chance <= 1
        assert idea.loss is None or idea.loss > 0
        for language in LANGUAGES:
            told = idea.reason.in_language(language)
            assert told
            assert "{" not in told
            assert "…" not in told
    assert service.packed_fight() == before


@pytest.mark.parametrize("status", ["berserk", "confuse"])
def test_what_a_condition_forces_on_somebody_is_proposed(status: str) -> None:
    people = [
        {"id": id, "side": side, "sheet": {"hp": 50, "spd": speed}, "conditions": [{"status": item} for item in under]}
        for id, side, speed, under in (("imp", "foes", 30, [status]), ("ann", "party", 1, []))
    ]
    written = {"system": "ffrpg", "options": {"initiative_stop": False}, "combatants": people}
    service = service_for(script.check(written))
    service.do({"do": "begin", "dice": "auto"})
    assert service.fight.active == "imp"
    (idea,) = Player(service).ideas()
    assert idea.command["action"] == "forced"
    assert idea.reason.in_language("en") == "its condition leaves it no choice"
    assert not isinstance(service.do({**idea.command, "dice": "auto"}), Refused)


@pytest.mark.parametrize("system", ["d100", "fantasia", "ffrpg", "fulminato", "tabuleiro"])
def test_somebody_whose_turn_it_is_has_an_idea(system: str) -> None:
    name = next(item for item in FIGHTS if item.startswith(system))
    having: list[Any] = []
    for stops in range(1, 9):
        service = at_a_stop(name, 2, stops, "plain")
        ideas = Player(service).ideas()
        assert len(ideas) <= 3
        having += ideas[:1]
    assert len(having) >= 5


@pytest.mark.parametrize("system", ["fantasia", "ffrpg", "fulminato", "tabuleiro"])
def test_a_walk_is_said_with_the_cell_that_it_leads_to_as_the_board_names_it(system: str) -> None:
    walks = 0
    for name in (item for item in FIGHTS if item.startswith(system)):
        service = at_a_stop(name, 1, 1, "plain")
        player = Player(service)
        for _ in range(8):
            for idea in player.ideas(6):
                if idea.why == "nears":
                    params = idea.command["params"]
                    cell = params["to"] if "to" in params else params["path"][-1]
                    assert service.system.described(service.fight, idea.command).endswith(f" {cell_name(cell)}")
                    walks += 1
            player.step()
    assert walks


def test_ideas_are_different() -> None:
    service = at_a_stop("fantasia: Peaje en el puente viejo", 1, 1, "plain")
    ideas = Player(service).ideas(5)
    assert len(ideas) == 5
    assert all(idea.command != other.command for place, idea in enumerate(ideas) for other in ideas[:place])


def test_the_first_idea_is_what_the_player_does() -> None:
    service = at_a_stop("fantasia: Peaje en el puente viejo", 1, 1, "plain")
    first = Player(service).ideas(1)[0].command
    Player(service).step()
    done = [entry.command for entry in service.journal.entries if entry.command["do"] == "act"]
    assert first in done


@pytest.mark.parametrize("system", ["d100", "fantasia", "ffrpg", "fulminato", "tabuleiro"])
def test_the_same_state_has_the_same_ideas_whoever_looked_at_it_before(system: str) -> None:
    """A sheet that is changed in the fight, and an option, are thought of as by somebody who comes to it later."""
    changed = 0
    for name in (item for item in FIGHTS if item.startswith(system)):
        service = at_a_stop(name, 2, 2, "plain")
        player, fight = Player(service), service.fight
        before = [idea.command for idea in player.ideas(6)]
        people = [*fight.combatants.values()]
        for one, other in zip(people, people[1:] + people[:1], strict=True):
            sheet = other.sheet.model_dump(mode="json", exclude_unset=True)
            result = service.do({"do": "set", "actor": one.id, "sheet": sheet})
            assert not isinstance(result, Refused), result
        ideas = [idea.command for idea in Player(service).ideas(6)]
        assert [idea.command for idea in player.ideas(6)] == ideas
        changed += before != ideas
    assert changed


def test_nobody_has_an_idea_outside_a_running_fight() -> None:
    service = RulesService(FIGHTS["ffrpg: Reed ambush"].fight.copy(1), FIGHTS["ffrpg: Reed ambush"].system)
    assert Player(service).ideas() == ()
    service.do({"do": "begin"})
    assert Player(service).ideas() == ()  # everybody's initiative: nobody acts


def test_a_reason_tells_name_chance_and_loss() -> None:
    service = at_a_stop("ffrpg: Reed ambush", 1, 1, "plain")
    idea = Player(service).ideas(1)[0]
    [target] = idea.command["targets"]
    assert service.fight.combatants[target].name in idea.reason
    assert idea.loss is not None
    assert f"{round(idea.loss)} HP" in idea.reason
    assert idea.reason.in_language("es") != idea.reason


def test_a_reason_says_what_all_would_lose_and_how_different_the_chances_are() -> None:
    service = at_a_stop("fantasia: Peaje en el puente viejo", 3, 1, "plain")
    player = Player(service)
    for _ in range(40):
        for idea in player.ideas(4):
            if idea.why != "sweeps" or idea.loss is None:
                continue
            told = service.preview(idea.command)
            foes = [
                preview for preview in told if preview.what == "damage" and preview.target in idea.command["targets"]
            ]
            chances = [preview.number for preview in told if preview.what == "chance" and preview.number is not None]
            assert f"would strike {len(foes)} at once" in idea.reason
            there = service.fight.combatants
            losses = [
                min(preview.mean or 0, there[preview.target or ""].pools["pv"]) * percent / 100
                for preview, percent in zip(foes, chances, strict=True)
            ]
            assert f"on average {nearest(Fraction(sum(losses)).limit_denominator(1000))} PV in all" in idea.reason
            least, most = min(chances), max(chances)
            assert f": hits {least}%" in idea.reason if least == most else f": hits {least}–{most}%" in idea.reason
            return
        player.step()
    raise AssertionError("nobody struck several")


@pytest.mark.parametrize(
    ("name", "has_end"),
    [
        ("d100: Tiroteo en el almacén 7", False),
        ("fantasia: El patio del caballero hueco", True),
        ("ffrpg: Reed ambush", True),
    ],
)
def test_nobody_is_said_to_lose_more_than_there_is(name: str, has_end: bool) -> None:
    service = at_a_stop(name, 3, 1, "plain")
    pool = service.system.vital
    assert (pool.lowest == 0) is has_end
    player, left_over = Player(service), []
    for _ in range(60):
        for idea in player.ideas(4):
            if idea.fells and idea.loss is not None and len(idea.command.get("targets", ())) == 1:
                [target] = idea.command["targets"]
                left_over.append(service.fight.combatants[target].pools[pool.id] - idea.loss)
        player.step()
    assert min(left_over) == 0 if has_end else min(left_over) < 0


@pytest.mark.parametrize("name", [name for name in FIGHTS if FIGHTS[name].fight.board is not None])
def test_whom_nobody_else_stands_as_near_as_is_said_to_be_the_only_one(name: str) -> None:
    """Where two ideas would strike two different foes with the same thing, neither of them is the only one."""
    service = at_a_stop(name, 3, 1, "plain")
    player = Player(service)
    for _ in range(12):
        ideas = player.ideas(8)
        for idea in ideas:
            if "only " not in idea.reason:
                continue
            like = [candidate for candidate in ideas if candidate.command["action"] == idea.command["action"]]
            like = [candidate for candidate in like if candidate.command.get("with") == idea.command.get("with")]
            struck = {
                tuple(candidate.command.get("targets", ()))
                for candidate in like
                if len(candidate.command.get("targets", ())) == 1
            }
            assert len(struck) == 1, (idea, struck)
        player.step()


def at_its_turn(declared: dict[str, Any]) -> RulesService:
    """The warehouse of d100 at the turn of the gunman, who has declared this; all others what is obvious."""
    setup = FIGHTS["d100: Tiroteo en el almacén 7"]
    service = RulesService(setup.fight.copy(1), setup.system)
    service.do({"do": "begin"})
    while lines := [line for line in setup.system.window.declarations(service.fight) if line.command is not None]:
        given = declared if lines[0].combatant == declared["actor"] else lines[0].command
        assert not isinstance(service.do({**(given or {}), "do": "declare"}), Refused)
    while service.fight.active != declared["actor"]:
        service.do({"do": "next", "override": True})
    return service


GUNMAN = "5-0"
BURST = {"actor": GUNMAN, "action": "attack", "with": "subfusil", "targets": ["2-0", "1-0", "3-0"]}
DRAWS = {"actor": GUNMAN, "action": "draw", "with": "navaja"}


@pytest.mark.rule("D100-DECL-03")
@pytest.mark.parametrize("temperament", TEMPERAMENTS)
@pytest.mark.parametrize("declared", [BURST, DRAWS], ids=["at_several", "at_nobody"])
def test_who_has_declared_is_proposed_what_it_has_declared(declared: dict[str, Any], temperament: str) -> None:
    service = at_its_turn(declared)
    first = Player(service, temperament).ideas(1)[0]
    assert first.command == {**declared, "do": "act"}
    assert str(first.reason.in_language("en")).startswith("as it was declared")


def test_what_was_declared_at_several_is_proposed_at_those_who_still_stand() -> None:
    service = at_its_turn(BURST)
    service.do({"do": "set", "actor": "1-0", "pool": "pv", "value": -20})
    assert service.fight.combatants["1-0"].state != "active"
    assert Player(service).ideas(1)[0].command == {**BURST, "do": "act", "targets": ["2-0", "3-0"]}


def test_while_all_declare_an_empty_weapon_is_proposed_to_be_loaded_and_not_to_be_shot() -> None:
    setup = FIGHTS["d100: Tiroteo en el almacén 7"]
    service = RulesService(setup.fight.copy(1), setup.system)
    service.do({"do": "begin"})
    while service.fight.active != GUNMAN:
        line = next(line for line in setup.system.window.declarations(service.fight) if line.command is not None)
        service.do({**(line.command or {}), "do": "declare"})
    service.do({"do": "set", "actor": GUNMAN, "stat": "weapons.subfusil.loaded", "value": 0})
    ideas = [idea.command for idea in Player(service).ideas(6)]
    assert {"do": "declare", "actor": GUNMAN, "action": "reload", "with": "subfusil"} in ideas
    assert not any(idea["action"] == "attack" and idea["with"] == "subfusil" for idea in ideas)


def test_whoever_rests_to_let_others_come_says_so_and_whom() -> None:
    service = at_a_stop("tabuleiro: Pedágio na ponte", 0, 0, "cunning")
    service.do({"do": "begin"})
    player = Player(service)
    found = []
    while service.fight.round == 1:
        found += [idea for idea in player.ideas(1) if idea.command["action"] == player.tactics.guard]
        player.step()
    assert {idea.why for idea in found} == {"waits"}
    people = service.fight.combatants
    for idea in found:
        mine = people[idea.command["actor"]].side
        told = idea.reason.in_language("en")
        assert any(
            told == f"it lets {combatant.name} come: whoever comes first is struck first"
            for combatant in people.values()
        )
        assert all(combatant.side != mine for combatant in people.values() if f" {combatant.name} " in told)
        assert (idea.chance, idea.loss, idea.towards) == (None, None, "")


@pytest.mark.parametrize("system", ["fantasia", "ffrpg", "fulminato", "tabuleiro"])
def test_a_step_is_to_have_somebody_in_reach_only_if_nothing_reaches_that_one_yet(system: str) -> None:
    """A bruiser beside his foe was proposed a step around another, to have in reach whom he had."""
    reasons = set[str]()
    for name in (item for item in FIGHTS if item.startswith(system)):
        for seed in range(3):
            service = RulesService(FIGHTS[name].fight.copy(seed), FIGHTS[name].system)
            service.do({"do": "begin", "dice": "auto"})
            player = Player(service)
            for _ in range(30):
                for idea in player.ideas(6):
                    if idea.why == "nears":
                        reasons.add(idea.reason.message)
                        reached = _reached(player, idea.towards)
                        assert bool(reached) is idea.reason.message.endswith("_with"), (name, idea)
                        foe, actor = player.service.fight.combatants[idea.towards], there(player.service.fight.acting)
                        is_whole = "_part" not in idea.reason.message and foe.side != actor.side
                        if is_whole and system != "tabuleiro":  # there it may come near for a card with an area
                            assert _reached(player, idea.towards, after=idea.command), (name, idea)
                        assert not reached or str(idea.reason.words["tool"]) in idea.reason
                if not player.step():
                    break
    assert "said-idea_nears" in reasons
    assert "said-idea_nears_part" in reasons


NOTHING_LEFT = ("no_action_left", "not_enough", "not_your_turn")
"""How the codes begin with which a blow is refused, though it reaches, after the walk that has used up the turn."""


def _reached(player: Player, target: str, after: dict[str, Any] | None = None) -> list[dict[str, Any]]:
    """What whose turn it is could do to a foe from where it stands, or from where a walk leads."""
    service, actor = player.service, player.service.fight.acting
    assert actor is not None
    if after is not None:
        service = RulesService(service.fight.copy(1), service.system)
        assert isinstance(service.do({**after, "do": "act", "dice": "auto"}), Done)
        actor = service.fight.combatants[actor.id]
    if not service.system.fights_against(service.fight, actor, service.fight.combatants[target]):
        return []
    book, numbers = player.mind.book, player.mind.numbers
    strikes = book.known[numbers[actor.id]].strikes[numbers[target]]
    commands = (strike.command_at(actor.id, (target,) if strike.aims else ()) for strike in strikes)
    refusals = ((command, service.refusal_of(command)) for command in commands)
    return [
        command for command, refused in refusals if refused is None or (after and refused.code.startswith(NOTHING_LEFT))
    ]


@pytest.mark.parametrize(
    ("language", "wanted"),
    [
        ("en", "to reach Ana with bare hands"),
        ("es", "para llegar a Ana con las manos desnudas"),
        ("pt_BR", "para alcançar Ana com as mãos nuas"),
    ],
)
def test_a_step_towards_somebody_in_reach_says_with_what_it_is_to_be_reached(language: str, wanted: str) -> None:
    deed = Capability("attack", {"with": "unarmed"}, 1)
    fray = Fray(person("beto"), person("ana"))
    thought = Thought({"do": "act", "actor": "beto", "action": "move"}, "nears", ("ana",), deed)
    assert idea_of(fray.service, thought, thought.command).reason.in_language(language) == wanted


@pytest.mark.parametrize(
    ("cell", "blocked", "words"),
    [
        ([9, 7], [], "only Ana stands in reach"),
        ([4, 0], [[3, 0]], "of all foes only at Ana nothing is in the way"),
        (None, [[3, 0]], "of all foes only Ana is in reach with nothing in the way"),
    ],
)
def test_whom_a_wall_leaves_as_the_only_one_is_not_said_to_be_the_only_one_in_reach(
    cell: list[int] | None, blocked: list[list[int]], words: str
) -> None:
    """Behind the wall stands one at whom the gun would reach; in the last case a third is too far besides."""
    colt = {**PISTOL, "range": 25}
    gunman = person("gun", cell=[2, 0], weapons=[colt])
    behind = [person("beto", cell=cell or [4, 0]), *([] if cell else [person("cid", "party", cell=[9, 7])])]
    board = {"width": 10, "height": 8, "blocked": blocked}
    fray = Fray(gunman, person("ana", cell=[2, 2]), *behind, board=board)
    command = {"do": "act", "actor": "gun", "action": "attack", "with": "colt", "targets": ["ana"]}
    assert fray.service.refusal_of(command) is None
    told = idea_of(fray.service, Thought(command, "harms", ("ana",)), command).reason.in_language("en")
    assert told.startswith(words), told


def test_who_gets_through_no_armour_says_so_instead_of_holding_back() -> None:
    claw = {"id": "claw", "name": "Claw", "scale": 1, "attribute": "agi", "die": "d4"}
    rat = {"hp": 20, "spd": 30, "agi": 2, "weapons": [claw]}

    def reason(arm: int) -> str:
        knight = {"hp": 90, "spd": 1, "arm": arm}
        people = [
            {"id": "rat", "side": "foes", "sheet": rat},
            {"id": "ann", "side": "party", "sheet": knight},
        ]
        written = {"system": "ffrpg", "options": {"initiative_stop": False}, "combatants": people}
        service = service_for(script.check(written))
        service.do({"do": "begin", "dice": "auto"})
        assert service.fight.active == "rat"
        return Player(service).ideas()[0].reason.in_language("en")

    assert reason(200) == "as things stand, no blow of its would take HP from anybody"
    assert "wound" in reason(0)


def test_who_could_hurt_somebody_by_a_critical_hit_alone_is_not_said_to_hurt_nobody() -> None:
    """The rat took 20 HP right after that was said."""
    gnaw = {"id": "gnaw", "name": "Gnaw", "scale": 3, "attribute": "agi", "die": "d6", "crit": 10}
    rat = {"hp": 20, "spd": 30, "agi": 6, "acc": 90, "weapons": [gnaw]}
    people = [
        {"id": "rat", "side": "foes", "sheet": rat},
        {"id": "ann", "side": "party", "sheet": {"hp": 90, "spd": 1, "arm": 30}},
    ]
    written = {"system": "ffrpg", "options": {"initiative_stop": False}, "combatants": people}
    service = service_for(script.check(written))
    service.do({"do": "begin", "dice": "auto"})
    assert "no blow of its" not in Player(service).ideas()[0].reason.in_language("en")


@pytest.mark.parametrize("status", ["stone", "shield", "wall", "element_absorb"])
def test_a_blow_that_would_take_nothing_is_proposed_only_if_there_is_nothing_else(status: str) -> None:
    """Somebody of stone was to be wounded with a chance of 10 %, as by the sheet it was the best."""
    fire = {"id": "fire", "name": "Fire", "scale": 9, "attribute": "mag", "die": "d4", "crit": 0, "element": "fire"}
    imp = {"id": "imp", "side": "foes", "sheet": {"hp": 50, "spd": 30, "mag": 9, "acc": 95, "weapons": [fire]}}
    params = {"params": {"element": "fire"}} if status.startswith("element") else {}
    kept = {"conditions": [{"status": status, **params}]}

    def ideas(*people: dict[str, Any]) -> tuple[Idea, ...]:
        written = {"system": "ffrpg", "options": {"initiative_stop": False}, "combatants": [imp, *people]}
        service = service_for(script.check(written))
        service.do({"do": "begin", "dice": "auto"})
        assert service.fight.active == "imp"
        return Player(service).ideas(9)

    ann = {"id": "ann", "side": "party", "sheet": {"hp": 60, "spd": 1}, "pools": {"hp": 9}, **kept}
    bob = {"id": "bob", "side": "party", "sheet": {"hp": 60, "spd": 1}}
    aimed = [idea.command["targets"] for idea in ideas(ann, bob) if idea.command.get("with") == "fire"]
    assert aimed == [["bob"]]
    alone = ideas(ann)
    assert "fire" not in [idea.command.get("with") for idea in alone]
    if not params:
        assert [idea.why for idea in alone] == ["harmless"]
        assert alone[0].reason.in_language("en") == "as things stand, no blow of its would take HP from anybody"


def test_who_has_declared_to_flee_does_so_as_it_was_declared() -> None:
    people = [
        {"id": "imp", "side": "foes", "sheet": {"hp": 20, "spd": 30}},
        {"id": "ann", "side": "party", "sheet": {"hp": 90, "spd": 1}},
    ]
    service = service_for(script.check({"system": "ffrpg", "combatants": people}))
    service.do({"do": "begin", "dice": "auto"})
    service.do({"do": "declare", "actor": "imp", "action": "flee"})
    service.do({"do": "next"})
    assert service.fight.active == "imp"
    idea = Player(service).ideas()[0]
    assert (idea.command["action"], idea.why) == ("flee", "declared")
    assert idea.reason.in_language("en").startswith("as it was declared")


def decided(*heroes: dict[str, Any], imp: dict[str, Any] | None = None, how: str = CUNNING, **setup: Any) -> str:
    """What the imp's first idea says has decided against better figures; empty for nothing."""
    bow = {"id": "bow", "name": "Bow", "scale": 3, "die": "d4"}
    foe = {
        "id": "imp",
        "side": "foes",
        "sheet": {"hp": 50, "spd": 30, "str": 5, "acc": 95, "weapons": [bow]},
        **(imp or {}),
    }
    people = [foe, *({"side": "party", "name": str(hero["id"]).capitalize(), **hero} for hero in heroes)]
    options = {"initiative_stop": False, **setup.pop("options", {})}
    service = service_for(script.check({"system": "ffrpg", "options": options, "combatants": people, **setup}))
    service.do({"do": "begin", "dice": "auto"})
    assert service.fight.active == "imp"
    told = Player(service, how).ideas(1)[0].reason
    reason = told.in_language("en")
    assert ("; " in reason) == (told.message == "said-idea_decided")
    return reason.partition("; ")[2]


def hero(id: str, **rest: Any) -> dict[str, Any]:
    sheet = {"hp": 60, "spd": 1, "eva": 10, **rest.pop("sheet", {})}
    return {"id": id, "sheet": sheet, **rest}


SABRE = {"id": "sabre", "name": "Sabre", "scale": 8, "die": "d8"}


def test_a_target_with_worse_figures_says_what_decided_for_it() -> None:
    quick = {"eva": 40}
    assert decided(hero("ann"), hero("bob")) == ""
    assert decided(hero("ann", sheet=quick), hero("bob")) == ""
    nearly = hero("ann", sheet=quick, pools={"hp": 25})
    assert decided(nearly, hero("bob")) == "Ann has less HP left than Bob"
    strong = {**quick, "str": 12, "weapons": [SABRE]}
    assert decided(hero("ann", sheet=strong), hero("bob")) == "Ann is more dangerous than Bob"
    guarded = hero("ann", conditions=[{"status": "protect"}])
    assert decided(guarded, hero("bob")) == (
        "by the sheets this promises more; conditions that have come since are not weighed"
    )


def test_who_strikes_whoever_stands_opposite_says_no_more_than_that() -> None:
    assert decided(hero("ann", sheet={"eva": 40}), hero("bob"), how="plain") == ""


def test_a_deed_with_worse_figures_says_what_the_others_cost() -> None:
    spell = {
        "id": "flare",
        "name": "Flare",
        "type": "magic",
        "mp": 40,
        "damage": {"scale": 3, "attribute": "str", "die": "d4"},
    }
    bow = {"id": "bow", "name": "Bow", "scale": 3, "die": "d4"}
    able = {
        "hp": 50,
        "mp": 40,
        "spd": 30,
        "str": 5,
        "mag": 5,
        "acc": 100,
        "macc": 100,
        "weapons": [bow],
        "abilities": [spell],
    }
    assert decided(hero("bob"), imp={"sheet": able}) == "what promises more costs more"


def test_of_several_with_better_figures_one_who_could_fall_is_named_before_a_greater_wound() -> None:
    """The one with the greatest loss was named, though another could fall."""
    strong = hero("ann", sheet={"str": 12, "eva": 60, "weapons": [SABRE]})
    assert decided(strong, hero("bob", pools={"hp": 3}), hero("cyd", sheet={"hp": 200})) == (
        "Ann is more dangerous than Bob"
    )
    assert decided(strong, hero("bob"), hero("cyd", sheet={"arm": 1})) == "Ann is more dangerous than Bob"


def test_a_blow_whose_better_takes_effect_later_says_so() -> None:
    meteor = {
        "id": "meteor",
        "name": "Meteor",
        "type": "magic",
        "ct": 6,
        "damage": {"scale": 4, "attribute": "str", "die": "d4"},
    }
    bow = {"id": "bow", "name": "Bow", "scale": 3, "die": "d4"}
    able = {"hp": 50, "spd": 30, "str": 5, "acc": 100, "macc": 100, "weapons": [bow], "abilities": [meteor]}
    assert decided(hero("bob"), imp={"sheet": able}) == "what promises more takes effect later"


def test_nothing_is_reckoned_twice_to_say_what_decided(monkeypatch: pytest.MonkeyPatch) -> None:
    reckoned: list[Any] = []

    def forecast(service: RulesService, thought: Thought, command: Any) -> Any:
        reckoned.append({**command, "do": "act"})
        return forecast_of(service, thought, command)

    monkeypatch.setattr("rules.tactics.deciding_reason.forecast_of", forecast)
    strong = hero("ann", sheet={"str": 12, "eva": 60, "weapons": [SABRE]})
    assert decided(strong, hero("bob", pools={"hp": 3}), hero("cyd"))
    assert len(reckoned) > 3
    assert [command for place, command in enumerate(reckoned) if command in reckoned[:place]] == []


OGRE = {
    "hp": 300,
    "spd": 30,
    "str": 12,
    "acc": 91,
    "weapons": [{"id": "club", "name": "Club", "scale": 3, "die": "d12"}],
}


@pytest.mark.parametrize(("strength", "said"), [(5, "Bob could fall: hits 70%"), (50, "it would wound Ann: hits 51%")])
def test_a_likely_fall_is_proposed_before_a_wound_of_one_who_is_little_more_dangerous(strength: int, said: str) -> None:
    """An ogre’s club: one with 168 HP whom it hits with 51 %, one with 4 of 124 HP whom it hits with 70 %."""
    axe = {"id": "axe", "name": "Axe", "scale": 4, "die": "d8"}
    blade = {"spd": 1, "acc": 90, "weapons": [axe]}
    people = [
        {"id": "ogre", "name": "Ogre", "side": "foes", "sheet": OGRE},
        {"id": "ann", "name": "Ann", "side": "party", "sheet": {**blade, "hp": 168, "eva": 40, "str": strength}},
        {"id": "bob", "name": "Bob", "side": "party", "sheet": {**blade, "hp": 124, "eva": 21}, "pools": {"hp": 4}},
    ]
    written = {"system": "ffrpg", "options": {"initiative_stop": False}, "combatants": people}
    service = service_for(script.check(written))
    service.do({"do": "begin", "dice": "auto"})
    (first,) = Player(service).ideas(1)
    reason = first.reason.in_language("en")
    assert reason.startswith(said)
    assert reason.endswith("; Ann is more dangerous than Bob") == (first.command["targets"] == ["ann"])


@pytest.mark.parametrize("system", ["d100", "fantasia", "ffrpg", "fulminato", "tabuleiro"])
def test_a_likely_fall_that_is_passed_over_for_a_wound_is_answered(system: str) -> None:
    passed_over, proposed = 0, 0
    for name in (item for item in FIGHTS if item.startswith(system)):
        service = at_a_stop(name, 3, 1, CUNNING)
        player = Player(service)
        for _ in range(12):
            actor = service.fight.acting
            for foe in () if actor is None else active_foes(service, actor):
                weak: Command = {"do": "set", "actor": foe.id, "pool": service.system.vital.id, "value": 1}
                if isinstance(service.do(weak), Refused):
                    continue
                first, *others = player.ideas(8) or (None,)
                likely = [idea for idea in others if idea.fells and idea.why in ("fells", "harms") and likely_to(idea)]
                if first is not None and first.why in ("fells", "harms"):
                    proposed += first.fells
                    if likely and not first.fells and len(first.command.get("targets", ())) == 1:
                        passed_over += 1
                        assert first.reason.message == "said-idea_decided", first.reason.in_language("en")
                service.do({"do": "undo"})
            if not player.step():
                break
    assert proposed > passed_over


def likely_to(idea: Idea) -> bool:
    """Whether it hits in half of all cases."""
    return idea.chance is None or idea.chance >= 0.5


def figures(idea: Idea) -> tuple[int, int]:
    """What an idea takes on average in hundredths, and its chance, as they are shown."""
    shown = idea.reason.words["reason"] if idea.reason.message == "said-idea_decided" else idea.reason
    assert isinstance(shown, LocalizedText)
    percent = 100 if idea.chance is None else round(100 * idea.chance)
    loss = nearest(Fraction(idea.loss or 0).limit_denominator(1000))
    return loss * (100 if shown.message.endswith("_all") else percent), percent


@pytest.mark.parametrize("system", ["d100", "fantasia", "ffrpg", "fulminato", "tabuleiro"])
def test_the_first_idea_has_the_best_figures_of_all_targets_or_says_what_decided(system: str) -> None:
    compared = 0
    for name in (item for item in FIGHTS if item.startswith(system)):
        service = at_a_stop(name, 1, 1, CUNNING)
        player, vital = Player(service), service.system.vital.id
        for _ in range(16):
            first, *others = player.ideas(8) or (None,)
            if first is not None and first.why in ("fells", "harms") and first.command.get("targets"):
                alike = [one for one in others if {**one.command, "targets": 0} == {**first.command, "targets": 0}]
                compared += len(alike)
                if first.reason.message != "said-idea_decided":
                    better = [one for one in alike if figures(one) > figures(first) and one.fells >= first.fells]
                    assert not [one for one in better if not one.fells or figures(one)[1] > figures(first)[1]]
                elif (words := first.reason.words["decided"]).message == "said-idea_less_left":
                    people = {combatant.name: combatant for combatant in service.fight.combatants.values()}
                    target, other = (people[words.words[key]] for key in ("name", "other"))
                    assert target.pools[vital] < other.pools[vital]
            if not player.step():
                break
    assert compared


def test_nobody_is_meant_off_whom_a_spell_would_bounce() -> None:
    """Fire was proposed at somebody with Reflect, with its chance and damage: it would have struck its own side."""
    fire = {"id": "fire", "name": "Fire", "type": "magic", "target": "single", "mp": 1, "ct": 0}
    fire["damage"] = {"scale": 9, "attribute": "mag", "die": "d4", "type": "magical", "element": "fire"}
    witch = {"hp": 60, "mp": 40, "spd": 30, "mag": 12, "abilities": [fire]}
    people = [
        {"id": "witch", "side": "foes", "sheet": witch},
        {"id": "ann", "side": "party", "sheet": {"hp": 30, "spd": 1}, "conditions": [{"status": "reflect"}]},
        {"id": "bea", "side": "party", "sheet": {"hp": 90, "spd": 1}},
    ]
    written = {"system": "ffrpg", "options": {"initiative_stop": False}, "combatants": people}
    service = service_for(script.check(written))
    service.do({"do": "begin", "dice": "auto"})
    assert service.fight.active == "witch"
    aimed = [idea.command["targets"] for idea in Player(service).ideas(9) if idea.command.get("with") == "fire"]
    assert aimed == [["bea"]]
    previews = service.preview({"do": "act", "actor": "witch", "action": "cast", "with": "fire", "targets": ["ann"]})
    told = [preview.text for preview in previews if preview.target == "ann"]
    assert told[-1:] == ["bounces off to an opponent (Reflect)"]
    assert not any(preview.what == "damage" for preview in previews)


def test_another_deed_at_somebody_else_with_better_figures_is_answered_too() -> None:
    """The staff was proposed at one though Fire at another took six times as much, without a word."""
    fire = {"id": "fire", "name": "Fire", "type": "magic", "target": "single", "mp": 1, "ct": 0}
    fire["damage"] = {"scale": 3, "attribute": "mag", "die": "d8", "type": "magical", "element": "fire"}
    staff = {"id": "staff", "name": "Staff", "scale": 2, "attribute": "str", "die": "d6"}
    own = {"hp": 60, "mp": 40, "spd": 30, "mag": 12, "str": 4, "macc": 90, "acc": 60}
    mirror = {"hp": 90, "mp": 60, "mag": 14, "spd": 20, "abilities": [{**fire, "id": "bolt", "name": "Bolt"}]}
    people = [
        {"id": "witch", "side": "foes", "sheet": {**own, "abilities": [fire], "weapons": [staff]}},
        {"id": "ann", "side": "party", "sheet": mirror, "pools": {"hp": 20}, "conditions": [{"status": "reflect"}]},
        {"id": "bea", "side": "party", "sheet": {"hp": 190, "spd": 1, "arm": 10}},
    ]
    written = {"system": "ffrpg", "options": {"initiative_stop": False}, "combatants": people}
    service = service_for(script.check(written))
    service.do({"do": "begin", "dice": "auto"})
    idea = Player(service).ideas()[0]
    assert (idea.command["with"], idea.command["targets"]) == ("staff", ["ann"])
    assert idea.reason.in_language("en").endswith("ann is more dangerous than bea")


def test_nobody_puts_a_weapon_away_for_one_that_cannot_be_drawn() -> None:
    """Four times in a turn he put his club away for a chair on the ground and drew it again, and struck nobody."""
    chair = {"id": "chair", "name": "Chair", "damage": "d12", "die": "d12", "skill": "cac_sencilla"}
    club = {"id": "club", "name": "Club", "damage": "d4", "skill": "cac_sencilla"}
    fray = Fray(person("ana"), person("orc", weapons=[chair, club], pv=40))
    fray.act("ana", "disarm", "orc", dice=[6, 1], override=True)
    fray.do("next", override=True)
    assert (fray.fight.active, fray.fight.combatants["orc"].dropped) == ("orc", ("chair",))
    fray.act("orc", "draw", with_="club")
    player, done = Player(fray.service), []
    while fray.fight.active == "orc" and (ideas := player.ideas(1)):
        done.append(ideas[0].command["action"])
        assert isinstance(fray.service.do({**ideas[0].command, "dice": "auto"}), Done)
        assert done.count("draw") == 0, done
        assert len(done) < 9
    assert done


@pytest.mark.parametrize("system", ["fantasia", "ffrpg", "fulminato"])
def test_who_has_come_within_reach_of_somebody_acts_on_that_one(system: str) -> None:
    """He walked to have one in reach, as was said, and then charged another."""
    several = 0
    for name in (item for item in FIGHTS if item.startswith(system)):
        service = RulesService(FIGHTS[name].fight.copy(2), FIGHTS[name].system)
        service.do({"do": "begin", "dice": "auto"})
        player = Player(service)
        for _ in range(30):
            actor = service.fight.acting
            in_reach = [] if actor is None else [foe.id for foe in active_foes(service, actor)]
            in_reach = [id for id in in_reach if _reached(player, id)]
            for id in in_reach if len(in_reach) > 1 else ():
                idea = next(iter(player.ideas(1, towards=id)), None)
                if idea is not None and idea.why in ("harms", "fells"):
                    assert id in idea.command["targets"], (name, idea)
                    several += 1
            if not player.step():
                break
    assert several > 3


def test_who_has_drawn_another_weapon_strikes_with_that_and_not_with_bare_hands() -> None:
    """A foe disarmed of one weapon was to strike with bare hands, the other in hand."""
    knife = {"id": "knife", "name": "Knife", "damage": "d8", "skill": "cac_sencilla"}
    club = {"id": "club", "name": "Club", "damage": "d6", "skill": "cac_sencilla"}
    fray = Fray(person("ana"), person("orc", weapons=[knife, club], pv=40))
    fray.act("ana", "disarm", "orc", dice=[6, 1], override=True)
    fray.do("next", override=True)
    fray.act("orc", "draw", with_="club")
    strikes = [idea.command for idea in Player(fray.service).ideas(6) if idea.command["action"] == "attack"]
    assert [command["with"] for command in strikes] == ["club"]
