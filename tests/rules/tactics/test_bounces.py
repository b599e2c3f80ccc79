"""What bounces off a mirror: it is not counted, its return is said and weighed, and no playbook aims at the mirror."""

from typing import Any

import pytest

from rules.tactics import TEMPERAMENTS, Idea, Player
from rules.tactics.temperaments import RANDOM
from rules.text.messages import LANGUAGES, Messages
from tests.rules.fantasia import playing as fantasia
from tests.rules.ffrpg import playing as ffrpg
from tests.rules.played import Played

FLARE = ffrpg.spell("flare", target="group", damage={"scale": 3})
BOLT = ffrpg.spell("bolt", target="single", damage={"scale": 4})
REFLECT = ["reflect"]
MIRROR = fantasia.on("reflect")
CHOOSING = sorted(set(TEMPERAMENTS) - {RANDOM})


def witches(*abilities: dict[str, Any], mirrors: tuple[str, ...] = ("imp",), **sheet: Any) -> Played:
    """A mage and two with her against three imps, of whom some have Reflect."""
    return ffrpg.Battle(
        ffrpg.mage("ann", *abilities, **sheet),
        ffrpg.one("bob", spd=9),
        ffrpg.one("cyd", spd=8),
        *(
            ffrpg.foe(id, spd=3 - n, meva=10, conditions=REFLECT if id in mirrors else [])
            for n, id in enumerate(("imp", "bat", "rat"))
        ),
    )


def ideas(battle: Played) -> tuple[Idea, ...]:
    return Player(battle.service).ideas(9)


def swept(battle: Played) -> str:
    (idea,) = (idea for idea in ideas(battle) if idea.why == "sweeps")
    return idea.reason.in_language("en")


def test_who_reflects_is_not_counted_among_those_struck_but_said_to_send_it_back() -> None:
    """`It would strike 3 at once` was said of two, and nothing of the third, who sent it on to the caster's side."""
    assert swept(witches(FLARE, mirrors=())).startswith("it would strike 3 at once: hits ")
    assert ";" not in swept(witches(FLARE, mirrors=()))
    said = swept(witches(FLARE))
    assert said.startswith("it would strike 2 at once: hits ")
    assert said.endswith(" HP in all; it bounces off Imp onto one of its own side")
    weak = witches(FLARE)
    weak.do("set", actor="bob", pool="hp", value=3)
    assert swept(weak).endswith("; it bounces off Imp onto one of its own side: Bob could fall by it")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_bounces_is_said_in_every_language(language: str) -> None:
    battle = witches(FLARE)
    for id in ("ann", "bob", "bat", "rat"):
        battle.do("set", actor=id, pool="hp", value=3)
    told = next(idea for idea in ideas(battle) if idea.command.get("with") == "flare").reason.in_language(language)
    returned = told.rpartition("; ")[2]
    assert "Imp" in returned.partition(":")[0]
    assert "Ann" in returned.partition(":")[2]
    assert "Bob" in returned.partition(":")[2]


def test_what_comes_back_is_weighed() -> None:
    def first(*mirrors: str) -> Any:
        battle = witches(FLARE, BOLT, mirrors=mirrors)
        for id in ("ann", "bob", "cyd"):
            battle.do("set", actor=id, pool="hp", value=5)
        return ideas(battle)[0].command["with"]

    assert first() == "flare"
    assert first("imp") == "bolt"


def test_a_group_of_which_too_much_comes_back_is_struck_by_nobody() -> None:
    battle = witches(FLARE, mirrors=("imp", "bat"))
    for id in ("ann", "bob", "cyd"):
        battle.do("set", actor=id, pool="hp", value=5)
    assert "flare" not in [idea.command.get("with") for idea in ideas(battle)]


def test_help_is_not_meant_for_a_friend_off_whom_it_bounces() -> None:
    cure = ffrpg.spell("cure", target="single", heal={"amount": 30})

    def healed(**beside: Any) -> list[Any]:
        rows = ffrpg.mage("ann", cure), ffrpg.hero("bob", spd=9, **beside), ffrpg.foe("imp")
        battle = ffrpg.Battle(*rows)
        battle.do("set", actor="bob", pool="hp", value=5)
        return [idea.command["targets"] for idea in ideas(battle) if idea.why == "heals"]

    assert healed() == [["bob"]]
    assert healed(conditions=REFLECT) == []


def test_magic_is_not_meant_for_the_bearer_of_a_mirror_in_the_2d_system() -> None:
    """It was proposed without figures: it would have struck its caster."""
    mend = fantasia.spell("mend", heal="2d")
    rows = (
        fantasia.mage("nela", abilities=[fantasia.FIRE, mend]),
        fantasia.hero("ciro", conditions=MIRROR, nv=6, pools={"pv": 5}),
        fantasia.one("orc", nv=5, conditions=MIRROR),
        fantasia.one("rat"),
    )
    battle = fantasia.Battle(*rows)
    commands = [idea.command for idea in ideas(battle)]
    assert {command["with"]: command["targets"] for command in commands if command["action"] == "cast"} == {
        "fire": ["rat"]
    }


@pytest.mark.parametrize("temperament", CHOOSING)
def test_who_plays_a_fight_for_its_odds_aims_at_no_mirror_either(
    temperament: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Proposals passed over who reflects, and the fights of the odds did not."""
    played: dict[bool, set[Any]] = {}
    for is_mirrored in (False, True):
        rows = (
            ffrpg.mage("ann", BOLT, hp=500),
            ffrpg.foe("imp", spd=3, hp=20, conditions=REFLECT if is_mirrored else []),
            ffrpg.foe("bat", spd=2, hp=30),
        )
        battle = ffrpg.Battle(*rows)
        player = Player(battle.service, temperament)
        made: list[Any] = []
        with monkeypatch.context() as patched:
            patched.setattr(Messages, "format", lambda messages, *given, made=made: made.append(given))
            assert player.step()
        assert made == [], "no words in a fight that nobody reads"
        facts = [fact for entry in battle.service.journal.entries for fact in entry.facts]
        played[is_mirrored] = {fact["targets"][0] for fact in facts if fact["kind"] == "use"}
    assert played[False] == {"imp"}
    assert played[True] <= {"bat"}


def test_help_for_a_group_says_off_whom_of_it_it_bounces() -> None:
    """A Group was healed, and nothing was said of the one who sent its share on to the foes."""
    cure = ffrpg.spell("cure", target="group", heal={"amount": 30})
    rows = ffrpg.hero("bob", spd=9), ffrpg.hero("cyd", spd=8, conditions=REFLECT), ffrpg.foe("imp")
    battle = ffrpg.Battle(ffrpg.mage("ann", cure), *rows)
    battle.do("set", actor="bob", pool="hp", value=5)
    healing = [idea.reason.in_language("en") for idea in ideas(battle) if idea.why == "heals"]
    assert healing == ["Bob could fall soon; it bounces off Cyd onto one of its foes"]


def test_that_a_group_spell_strikes_ones_own_too_is_said() -> None:
    """It was to strike 2 at once, and struck a charmed hero of the same Group besides, who fought for its own side."""
    wave = {"id": "wave", "name": "Wave", "type": "fast", "target": "group", "hit": "auto", "damage": {"scale": 3}}
    charmed = [{"status": "charm", "source": "hexer"}]
    battle = ffrpg.Battle(
        ffrpg.hero("ann", conditions=charmed),
        *(ffrpg.hero(id) for id in ("bob", "cid")),
        ffrpg.foe("hexer", spd=40, weapons=[], abilities=[wave]),
        begin={"dice": "auto"},
    )
    ideas = [idea for idea in Player(battle.service).ideas(6) if idea.command.get("with") == "wave"]
    assert ideas
    assert ideas[0].reason.in_language("en").startswith("it would strike 2 at once")
    assert ideas[0].reason.in_language("en").endswith("; it strikes Ann of its own side, too")
