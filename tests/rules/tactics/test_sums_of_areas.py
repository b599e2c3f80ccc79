"""What a proposal says that several would lose in all is what they lose on average."""

from collections.abc import Iterator, Mapping
from fractions import Fraction
from math import sqrt
from statistics import mean, variance

import pytest

from rules.dice.dice import nearest, parse
from rules.engine.service import Done, RulesService
from rules.tactics import Player
from rules.tactics.ideas import Idea, idea_of
from rules.tactics.options import Thought
from rules.tactics.trial_field import TrialDice
from tests.benchmarks.conftest import sample_fights
from tests.rules.fulminato.playing import Fray, person

ROLLS = 300
STEAM = {"id": "vapor", "ps": 2, "damage": "d6", "name": "Jato de vapor"}
BOLT = {"id": "raio", "ps": 2, "damage": "d8", "name": "Descarga"}
MAIL = {"id": "malha", "name": "Malha", "kind": "armor", "desvio": 1, "reduction": 1}


def losses(service: RulesService, idea: Idea) -> Mapping[str, list[int]]:
    """What each target loses by a deed that is rolled many times, whenever it is struck, if it had as much."""
    vital = service.system.vital
    found: dict[str, list[int]] = {}
    for seed in range(ROLLS):
        result = service.do(idea.command, TrialDice(service.fight, seed * 7919 + 5))
        assert isinstance(result, Done)
        lost: dict[str, int] = {}
        for fact in result.entry.facts:
            if fact["kind"] == "damage" and fact.get("pool") == vital.id:
                lost[fact["actor"]] = lost.get(fact["actor"], 0) + fact["amount"]
        service.take_back(result)
        for id, points in lost.items():
            found.setdefault(id, []).append(points)
    return found


def proposed(system: str) -> Iterator[tuple[RulesService, Idea]]:
    """What is proposed at several in the sample fights."""
    for setup in sample_fights().values():
        if setup.system.id != system:
            continue
        for seed in range(4):
            service = RulesService(setup.fight.copy(seed), setup.system)
            player = Player(service, "cunning")
            player.play(1)
            for _ in range(60):
                yield from ((service, idea) for idea in player.ideas(4) if "in all" in idea.reason and not idea.fells)
                player.step()


@pytest.mark.parametrize("system", ["fantasia", "fulminato", "tabuleiro"])
def test_what_is_told_is_the_average_of_what_is_rolled(system: str) -> None:
    seen = 0
    for service, idea in proposed(system):
        fight, actor = service.fight, service.fight.combatants[idea.command["actor"]]
        rolled = {
            id: points
            for id, points in losses(service, idea).items()
            if len(points) > ROLLS // 10 and service.system.opposes(fight, actor, fight.combatants[id])
        }
        if not rolled:
            continue  # it takes effect later
        assert idea.loss is not None
        error = sqrt(sum(variance(points) / len(points) for points in rolled.values()))
        average = sum(mean(points) for points in rolled.values())
        assert abs(average - idea.loss) <= 0.5 + 4 * error, (idea, average, {i: mean(x) for i, x in rolled.items()})
        seen += 1
        if seen == 12:
            return
    assert seen


@pytest.mark.rule("FU-SOL-02")
@pytest.mark.parametrize(("soltura", "struck", "wanted"), [(STEAM, 3, "9.5"), (BOLT, 3, "12.5"), (BOLT, 2, "8")])
def test_each_target_counts_with_its_reduction_and_the_sum_is_rounded_once(
    soltura: dict[str, object], struck: int, wanted: str
) -> None:
    """3.5 + 3.5 + 2.5 were told as about 12."""
    foes = [person(f"foe{number}", protections=[MAIL] if number == struck - 1 else []) for number in range(struck)]
    fray = Fray(person("ana", ps=6, abilities=[soltura]), *foes)
    ids = tuple(f"foe{number}" for number in range(struck))
    command = {"do": "act", "actor": "ana", "action": "use_ability", "with": soltura["id"], "targets": list(ids)}
    idea = idea_of(fray.service, Thought(command, "sweeps", ids), command)
    assert idea.loss == float(wanted)
    assert f"about {nearest(Fraction(wanted))} PV in all" in idea.reason
    assert sum(mean(points) for points in losses(fray.service, idea).values()) == pytest.approx(idea.loss, abs=0.5)


@pytest.mark.parametrize("text", ["d6", "2d6-1", "d8-d4+2", "3d4"])
def test_the_average_worth_of_dice_counts_every_total(text: str) -> None:
    dice = parse(text)
    totals = [0]
    for term in dice.terms:
        for _ in range(term.count if term.faces else 1):
            steps = range(1, term.faces + 1) if term.faces else (term.count,)
            totals = [total + term.sign * step for total in totals for step in steps]
    assert dice.expected() == Fraction(sum(totals), len(totals))
    wanted = Fraction(sum(max(0, total - 3) for total in totals), len(totals))
    assert dice.expected(lambda total: max(Fraction(0), total - 3)) == wanted
