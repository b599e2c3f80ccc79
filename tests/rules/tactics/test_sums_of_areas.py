"""What a proposal says that its targets would lose is what they lose on average."""

from collections.abc import Iterator, Mapping
from fractions import Fraction
from math import sqrt
from statistics import mean, variance
from typing import Any

import pytest

from rules.dice.dice import nearest, parse
from rules.engine.replay import service_for
from rules.engine.service import Done, RulesService
from rules.scripts import script
from rules.tactics import Player
from rules.tactics.ideas import Idea, idea_of
from rules.tactics.options import Thought
from rules.tactics.trial_field import TrialDice
from tests.benchmarks.conftest import sample_fights
from tests.rules.fulminato.playing import Fray, person

ROLLS = 300
MOST_PROPOSALS = 5
"""The most proposals of a kind that are rolled for a system."""
STEAM = {"id": "vapor", "ps": 2, "damage": "d6", "name": "Jato de vapor"}
BOLT = {"id": "raio", "ps": 2, "damage": "d8", "name": "Descarga"}
MAIL = {"id": "malha", "name": "Malha", "kind": "armor", "desvio": 1, "reduction": 1}


def losses(service: RulesService, command: Mapping[str, Any]) -> Mapping[str, list[int]]:
    """What each foe that is ever struck loses by each of many throws of a deed, 0 where it misses."""
    vital, fight = service.system.vital, service.fight
    actor = fight.combatants[command["actor"]]
    rolled: dict[str, list[int]] = {
        id: [0] * ROLLS for id, other in fight.combatants.items() if service.system.opposes(fight, actor, other)
    }
    for number in range(ROLLS):
        result = service.do(command, TrialDice(service.fight, number * 7919 + 5))
        assert isinstance(result, Done)
        for fact in result.entry.facts:
            if fact["kind"] == "damage" and fact.get("pool") == vital.id and fact["actor"] in rolled:
                rolled[fact["actor"]][number] += fact["amount"]
        service.take_back(result)
    return {id: points for id, points in rolled.items() if any(points)}


def proposed(system: str) -> Iterator[tuple[RulesService, Idea]]:
    """What is proposed in the sample fights, each thing of each combatant at as many once."""
    seen = set()
    for setup in sample_fights().values():
        if setup.system.id != system:
            continue
        for seed in range(2):
            service = RulesService(setup.fight.copy(seed), setup.system)
            player = Player(service, "cunning")
            player.play(1)
            for _ in range(60):
                for idea in player.ideas(4):
                    command = idea.command
                    key = (
                        command["actor"],
                        command.get("action"),
                        command.get("with"),
                        len(command.get("targets", ())),
                    )
                    if idea.loss is not None and not idea.fells and key not in seen:
                        seen.add(key)
                        yield service, idea
                player.step()


@pytest.mark.parametrize("system", ["d100", "fantasia", "ffrpg", "fulminato", "tabuleiro"])
def test_what_is_told_is_the_average_of_what_is_rolled(system: str) -> None:
    """Of several, or by several blows, with all that miss; of one blow whenever it hits, as its sentence says."""
    seen = {True: 0, False: 0}
    for service, idea in proposed(system):
        counts_misses = " in all" in idea.reason
        if seen[counts_misses] == MOST_PROPOSALS:
            continue
        rolled = losses(service, idea.command)
        throws = [sum(points) for points in zip(*rolled.values(), strict=True)]
        throws = throws if counts_misses else [points for points in throws if points]
        if len(throws) < ROLLS // 10:
            continue  # it takes effect later, or hardly ever
        assert idea.loss is not None
        assert counts_misses or idea.chance is None or ", then about " in idea.reason
        error = sqrt(variance(throws) / len(throws))
        assert abs(mean(throws) - idea.loss) <= 0.5 + 4 * error, (idea, mean(throws), error)
        seen[counts_misses] += 1
    assert all(seen.values()), seen


@pytest.mark.rule("FU-SOL-02")
def test_of_an_opposed_soltura_the_failures_count() -> None:
    """22 were told in all where 12 are lost on average."""
    wind = {**BOLT, "opposed": {"own": ["mente"], "theirs": ["mente"]}}
    fray = Fray(person("ana", ps=6, abilities=[wind]), *(person(f"foe{number}", pv=40) for number in range(3)))
    command = {
        "do": "act",
        "actor": "ana",
        "action": "use_ability",
        "with": "raio",
        "targets": ["foe0", "foe1", "foe2"],
    }
    idea = idea_of(fray.service, Thought(command, "sweeps", tuple(command["targets"])), command)
    assert idea.loss is not None
    assert idea.loss == pytest.approx(3 * 4.5 * 0.42, abs=0.2), "a d6 shows more than a d6 in 15 of 36 throws"
    assert f": hits 42%, on average {round(idea.loss)} PV in all" in idea.reason


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
    assert sum(mean(points) for points in losses(fray.service, command).values()) == pytest.approx(idea.loss, abs=0.5)


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


def test_no_roll_of_several_blows_takes_more_than_the_others_leave() -> None:
    """Two blows that come to less than she has left on average may still come to more when both hit."""
    pair = [{"id": id, "scale": 1, "die": "d8", "hand": hand} for id, hand in (("left", "main"), ("right", "off"))]
    people = [
        {
            "id": "ogre",
            "side": "foes",
            "sheet": {"hp": 50, "spd": 30, "acc": 70, "str": 3, "weapons": pair, "two_weapons_acc": 60},
        },
        {"id": "ilva", "side": "party", "sheet": {"hp": 60, "spd": 1}, "pools": {"hp": 12}},
    ]
    service = service_for(
        script.check({"system": "ffrpg", "options": {"initiative_stop": False}, "combatants": people})
    )
    service.do({"do": "begin", "dice": "auto"})
    command = {"do": "act", "actor": "ogre", "action": "attack", "targets": ["ilva"]}
    previews = [preview for preview in service.preview(command) if preview.what in ("chance", "damage")]
    assert [preview.what for preview in previews] == ["chance", "damage"] * 2
    idea = idea_of(service, Thought(command, "harms", ("ilva",)), command)
    lost = [min(12, points) for points in losses(service, command)["ilva"]]
    assert idea.loss is not None
    chances, means = [preview.number for preview in previews[::2]], [preview.mean for preview in previews[1::2]]
    uncut = sum((chance or 0) / 100 * (mean or 0) for chance, mean in zip(chances, means, strict=True))
    assert idea.loss < uncut - 0.4, (chances, means)
    assert idea.loss == pytest.approx(mean(lost), abs=0.6)
    least, most = sorted(int(chance or 0) for chance in chances)
    assert least < most
    assert f": hits {least}–{most}%, on average " in idea.reason, "no blow has the chance between them"


def test_who_is_the_only_one_struck_is_named() -> None:
    fray = Fray(person("ana", ps=6, abilities=[BOLT]), person("foe0", pv=40))
    command = {"do": "act", "actor": "ana", "action": "use_ability", "with": "raio", "targets": ["foe0"]}
    idea = idea_of(fray.service, Thought(command, "sweeps", ("foe0",)), command)
    assert "at once" not in idea.reason
    assert idea.reason.startswith("it would wound Foe0")
