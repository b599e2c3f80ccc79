"""Editions: what of a fact the players may know."""

from collections.abc import Mapping
from collections.abc import Set as AbstractSet
from typing import Any

import pytest

from rules.log.narrative import NARRATED, PLAIN, narrate
from rules.log.redaction import Edition, HiddenSpans, hidden_always, names_for_players, players_edition
from rules.log.sentences import Teller
from rules.system import registry
from tests.rules.core.toy import being, fight_of


def edition(hidden: AbstractSet[str] = frozenset()) -> Edition:
    return Edition(frozenset({"ana", "orc", "spy"}), frozenset({"ana"}), hidden_always(hidden))


def fact(kind: str, n: int = 1, **fields: Any) -> dict[str, Any]:
    return {"n": n, "command": 0, "kind": kind, **fields}


def test_what_the_hidden_do_is_not_told() -> None:
    facts = [fact("turn", actor="spy"), fact("move", actor="spy"), fact("attack", actor="spy", target="ana")]
    assert edition({"spy"}).visible_facts(facts) == []
    assert len(edition().visible_facts(facts)) == 3


def test_a_wound_from_the_unseen_is_told_without_its_doer_and_without_how_it_was_reckoned() -> None:
    hurt = fact("damage", actor="ana", source="spy", amount=4, pool="hp", to=6, steps=[["STR", 7, "base", "spy"]])
    hurt["from"] = 10
    (seen,) = edition({"spy"}).visible_facts([hurt])
    assert "spy" not in str(seen)
    assert (seen["amount"], seen["source"]) == (4, None)
    assert "steps" not in seen
    assert not edition({"spy"}).is_public(seen)


def test_a_blow_of_the_unseen_that_did_nothing_was_not_noticed() -> None:
    assert edition({"spy"}).visible_facts([fact("damage", actor="ana", source="spy", amount=0)]) == []


def test_the_unseen_are_left_out_of_lists_and_a_fact_that_names_them_deeper_is_left_out_whole() -> None:
    (seen,) = edition({"spy"}).visible_facts([fact("use", actor="ana", targets=["orc", "spy"])])
    assert seen["targets"] == ["orc"]
    assert edition({"spy"}).visible_facts([fact("odd", actor="ana", places={"left": {"who": "spy"}})]) == []
    (spoils,) = edition({"spy"}).visible_facts([fact("spoils", items=[{"from": "orc"}, {"from": "spy"}])])
    assert spoils["items"] == [{"from": "orc"}]


def test_notes_rulings_and_countdowns_are_the_game_masters() -> None:
    own = [fact("note", text="The lever"), fact("ruling", actor="orc", what="hp", value=3), fact("countdown", name="x")]
    assert edition().visible_facts(own) == []


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("en", ["Lia now fights for the foes", "Orc now fights for the party", "Orc now fights for the neutrals"]),
        ("es", ["Lia pasa a luchar por los enemigos", "Orc pasa a luchar por el grupo"]),
        (
            "pt_BR",
            ["Lia passa a lutar pelos inimigos", "Orc passa a lutar pelo grupo", "Orc passa a lutar pelos neutros"],
        ),
    ],
)
def test_who_changes_sides_is_told_to_the_players_without_whose_word_it_was(language: str, lines: list[str]) -> None:
    """It is seen at the table; from the players' story it had disappeared."""
    goes = [("lia", "party", "foes"), ("orc", "foes", "party"), ("orc", "party", "neutral")][: len(lines)]
    facts = [
        fact("ruling", n, actor=who, what="side", value=to, text="a bribe") for n, (who, _, to) in enumerate(goes, 1)
    ]
    facts = [{**row, "from": former} for row, (_, former, _) in zip(facts, goes, strict=True)]
    same = {**fact("ruling", 9, actor="orc", what="side", value="foes", text=""), "from": "foes"}
    names = {"ana": "Ana", "orc": "Orc", "lia": "Lia", "spy": "Spy"}
    seen = Edition(frozenset(names), frozenset({"ana"}), hidden_always(frozenset({"spy"})))
    teller = Teller(registry.system("fantasia"), names, language)
    assert [line.text for line in narrate(PLAIN, [*facts, same], teller, seen)] == lines
    (paragraph,) = [line.text for line in narrate(NARRATED, [*facts, same], teller, seen)]
    assert all(line.partition(" ")[2] in paragraph for line in lines), paragraph
    of_spy = {**fact("ruling", actor="spy", what="side", value="party", text=""), "from": "foes"}
    assert seen.visible_facts([of_spy]) == []


BOARD_TOLD = {
    "en": [
        "B2 now counts as wall",
        "B3 now counts as wall",
        "The terrain on C2 is now mud",
        "The height of C2 is now 2",
    ],
    "es": ["B2 pasa a contar como muro", "B3 pasa a contar como muro", "El terreno de C2 pasa a ser barro"],
    "pt_BR": ["B2 passa a contar como parede", "B3 passa a contar como parede", "O terreno de C2 passa a ser lama"],
}
BOARD_IN_PROSE = {
    "en": "B2 and B3 now count as wall. The terrain on C2 is now mud. The height of C2 is now 2.",
    "es": "B2 y B3 pasan a contar como muro. El terreno de C2 pasa a ser barro.",
    "pt_BR": "B2 e B3 passam a contar como parede. O terreno de C2 passa a ser lama.",
}


@pytest.mark.parametrize("language", BOARD_TOLD)
def test_what_becomes_of_the_board_is_told_to_the_players_who_see_it(language: str) -> None:
    changes: list[tuple[str, Any, list[int]]] = [
        ("state", "blocked", [1, 1]),
        ("state", "blocked", [1, 2]),
        ("terrain", "mud", [2, 1]),
    ]
    changes += [("level", 2, [2, 1])] if language == "en" else []
    facts = [
        fact("ruling", n, actor=None, what=what, value=value, cell=cell, text="a secret lever")
        for n, (what, value, cell) in enumerate(changes, 1)
    ]
    teller = Teller(registry.system("fulminato"), {}, language)
    assert [line.text for line in narrate(PLAIN, facts, teller, edition())] == BOARD_TOLD[language]
    assert [line.text for line in narrate(NARRATED, facts, teller, edition())] == [BOARD_IN_PROSE[language]]


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Lia uses Glare on themselves and on Ana and Orc"),
        ("es", "Lia usa Glare consigo y con Ana y Orc"),
        ("pt_BR", "Lia usa Glare em si e em Ana e Orc"),
    ],
)
def test_who_uses_a_thing_on_all_is_one_of_them(language: str, line: str) -> None:
    """A healer who healed all was left out of the players' log alone."""
    names = {"ana": "Ana", "orc": "Orc", "lia": "Lia"}
    teller = Teller(registry.system("fantasia"), names, language)
    cast = {**fact("cast", actor="lia", targets=["lia", "ana", "orc"]), "with": "glare"}
    seen = Edition(frozenset(names), frozenset({"ana"}))
    assert [line.text for line in narrate(PLAIN, [cast], teller, seen)] == [line]


def test_the_places_that_ones_own_take_are_told_and_no_others() -> None:
    charges = fact("order", actor="ana", order=["orc", "spy", "ana"], why="charging", to=3)
    (seen,) = edition({"spy"}).visible_facts([charges])
    assert seen["order"] == ["orc", "ana"]
    assert edition().is_public(seen)
    others = [fact("order", actor="orc", order=["orc"], why="charging"), fact("order", actor="ana", why="ruling")]
    assert edition().visible_facts(others) == []
    assert edition({"spy"}).visible_facts([fact("order", actor="ana", order=[], why="wait", after="spy")]) == []


def test_the_words_of_a_stranger_are_kept_back_and_those_of_ones_own_are_not() -> None:
    seen = edition().visible_facts([fact("other", actor="orc", text="waves"), fact("other", actor="ana", text="waves")])
    assert [item["text"] for item in seen] == ["", "waves"]


def test_numbers_are_told_where_nobody_strange_is_in_a_fact() -> None:
    assert edition().is_public(fact("heal", actor="ana", source="ana"))
    assert not edition().is_public(fact("attack", actor="ana", target="orc"))
    assert not edition().is_public(fact("attack", actor="ana", steps=[["EVA", 3, "less", "orc"]]))


def test_a_turn_with_more_in_it_than_was_seen_is_veiled() -> None:
    facts = [fact("turn", actor="ana"), fact("attack", actor="ana", target="spy"), fact("turn", actor="orc")]
    assert [item.get("veiled") for item in edition({"spy"}).visible_facts(facts)] == [True, None]


def test_the_turn_of_somebody_hidden_veils_nobody_elses() -> None:
    facts = [fact("turn", actor="ana"), fact("turn", actor="spy"), fact("attack", actor="spy", target="ana")]
    assert [item.get("veiled") for item in edition({"spy"}).visible_facts(facts)] == [None]
    facts = [fact("turn", actor="ana"), fact("round"), fact("condition", actor="spy")]
    assert [item.get("veiled") for item in edition({"spy"}).visible_facts(facts)] == [None, None]


def test_somebody_is_hidden_in_stretches_of_facts() -> None:
    hidden = HiddenSpans({"spy": [(1, 4), (9, None)], "orc": [(2, 3)]})
    assert [sorted(hidden(n)) for n in (1, 2, 3, 4, 9, 99)] == [["spy"], ["orc", "spy"], ["spy"], [], ["spy"], ["spy"]]


def test_only_a_letter_that_betrays_is_left_out() -> None:
    names = {"a": "Orc A", "b": "Orc B", "c": "Orc C", "d": "Wolf"}
    facts = [fact("round", n=1)]

    def told(*hidden: str) -> dict[str, str]:
        return names_for_players(names, facts, Edition(frozenset(names), frozenset(), hidden_always(hidden)))

    assert told() == names
    assert told("b", "c")["a"] == "Orc"
    assert told("c")["a"] == "Orc A"
    assert told("c")["c"] == ""


def test_dice_for_what_the_fallen_leave_behind_are_not_told_and_those_of_the_own_are() -> None:
    last = [fact("roll", actor="orc", n=2), fact("roll", actor="ana", n=3), fact("spoils", n=4), fact("end", n=5)]
    earlier = [{**fact("roll", actor="orc"), "command": 1}]
    seen = edition().visible_facts([*earlier, *({**item, "command": 2} for item in last)])
    assert [(item["kind"], item.get("actor")) for item in seen] == [
        ("roll", "orc"),
        ("roll", "ana"),
        ("spoils", None),
        ("end", None),
    ]


def test_of_a_sum_in_which_somebody_hidden_stands_nothing_is_told() -> None:
    """A sum from which one part is missing says what that part was."""
    blow = fact("attack", actor="ana", total=12, steps=[["STR", 15, "base", "ana"], ["fear", 3, "less", "spy"]])
    (seen,) = edition({"spy"}).visible_facts([{**blow, "parts": [["d20", 12]]}])
    assert {"steps", "parts"}.isdisjoint(seen)
    assert seen["total"] == 12


def test_what_the_players_are_never_told_veils_no_turn() -> None:
    facts = [fact("turn", actor="ana"), fact("ruling", actor="ana", what="hp"), fact("countdown", name="x")]
    assert [item.get("veiled") for item in edition().visible_facts(facts)] == [None]


def test_who_goes_over_to_another_side_is_the_players_own_until_then_and_from_when_it_comes_back() -> None:
    combatants = {"ana": being("ana", "party"), "orc": being("orc", "party"), "lia": being("lia", "party")}
    facts = [
        {**fact("ruling", actor="lia", what="side", value="foes"), "from": "party", "n": 4},
        {**fact("ruling", actor="orc", what="side", value="party"), "from": "foes", "n": 5},
        {**fact("ruling", actor="ana", what="hp", value=3), "n": 6},
        {**fact("ruling", actor="lia", what="side", value="party"), "from": "foes", "n": 9},
    ]
    there = fight_of(beings=list(combatants.values())).fight.combatants
    known = players_edition(there, facts, hidden_always(()))
    assert known.own == {"ana", "lia"}, "a foe who joins them keeps its numbers to itself"
    assert [n for n in range(12) if not known.is_own("lia", n)] == [5, 6, 7, 8, 9]
    assert all(known.is_own("ana", n) for n in range(12))
    assert not any(known.is_own(id, n) for id in ("orc", "nobody", None) for n in range(12))
    wound = fact("damage", actor="lia", amount=3)
    assert [known.is_public({**wound, "n": n}) for n in (3, 6, 10)] == [True, False, True]
    assert players_edition(there, [], hidden_always(())).own == {"ana", "orc", "lia"}


@pytest.mark.parametrize(
    ("by", "told_so"),
    [
        ("ciro", "Ciro logra la tirada de Agarre contra Orc (Ciro: 15)"),
        ("orc", "Orc logra la tirada de Agarre contra Ciro (Ciro: 3)"),
    ],
)
def test_what_the_players_have_rolled_themselves_is_no_hidden_roll(by: str, told_so: str) -> None:
    """Against a stranger, whose numbers they do not know: of their own dice they are told how it went."""
    other = "orc" if by == "ciro" else "ciro"
    sums: dict[str, Any] = {"dice": [6, 6, 1, 1], "own": 15, "theirs": 3}
    held = fact("opposed", actor=by, target=other, what="grapple", success=True, **sums)
    assert of_ciros(held) == [told_so]


@pytest.mark.parametrize(
    ("own", "line"),
    [
        (("ana", "beto"), "Empate em 9: Ana 7, Beto 5. Moleiro faz uma rolagem oculta"),
        (("ana", "beto", "moleiro"), "Empate em 9: Ana 7, Moleiro 6, Beto 5"),
        ((), "Moleiro faz uma rolagem oculta"),
    ],
)
def test_what_the_players_own_throw_in_a_tie_is_told_whoever_rolls_last(own: tuple[str, ...], line: str) -> None:
    among = [["ana", 7], ["moleiro", 6], ["beto", 5]]
    tie = fact("initiative", actor="moleiro", dice=[5, 1], value=6, tie=True, at=9, steps=[], among=among)
    names = {"ana": "Ana", "beto": "Beto", "moleiro": "Moleiro"}
    known = Edition(frozenset(names), frozenset(own), hidden_always(()))
    teller = Teller(registry.system("fulminato"), names, "pt_BR")
    assert [told.text for told in narrate(PLAIN, [tie], teller, known)] == [line]


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Orc fails at Mente against Ana’s Destreza (Ana: 6)"),
        ("es", "Orc falla la tirada de Mente contra la Destreza de Ana (Ana: 6)"),
        ("pt_BR", "Orc falha em Mente contra a Destreza de Ana (Ana: 6)"),
    ],
)
def test_what_is_tried_against_a_hero_is_seen_with_the_heros_own_roll(language: str, line: str) -> None:
    tried = fact("opposed", actor="orc", target="ana", what="mente", their_what="destreza", own=6, theirs=6)
    known = Edition(frozenset({"ana", "orc"}), frozenset({"ana"}), hidden_always(()))
    teller = Teller(registry.system("fulminato"), {"ana": "Ana", "orc": "Orc"}, language)
    assert [told.text for told in narrate(PLAIN, [{**tried, "success": False}], teller, known)] == [line]
    (prose,) = [told.text for told in narrate(NARRATED, [{**tried, "success": False}], teller, known)]
    assert prose == line.removesuffix(" (Ana: 6)") + "."


@pytest.mark.parametrize(
    ("side", "told_so"), [("ciro", "Ciro se acerca a escondidas: 9"), ("orc", "Orc hace una tirada oculta")]
)
def test_a_secret_roll_is_hidden_from_all_but_those_who_made_it(side: str, told_so: str) -> None:
    crept = fact("roll", actor=side, what="stealth", dice=[4, 5], total=9, against=None, success=None)
    assert of_ciros(crept) == [told_so]


def of_ciros(told_of: dict[str, Any]) -> list[str]:
    """What the players are told of a fact in La Fantasia, where Ciro is theirs and the orc is not."""
    known = Edition(frozenset({"ciro", "orc"}), frozenset({"ciro"}), hidden_always(()))
    teller = Teller(registry.system("fantasia"), {"ciro": "Ciro", "orc": "Orc"}, "es")
    return [line.text for line in narrate(PLAIN, [told_of], teller, known)]


def test_a_charge_that_the_players_do_not_see_is_no_turn_that_passes() -> None:
    begins: dict[str, Any] = {"actor": "orc", "why": "charging", "to": 9, "with": "meteor", "targets": ["ana"]}
    facts = [fact("turn", actor="orc"), fact("order", **begins)]
    assert [item.get("veiled") for item in edition().visible_facts(facts)] == [True]
    facts = [fact("turn", actor="orc"), fact("order", **{**begins, "why": "ruling"})]
    assert [item.get("veiled") for item in edition().visible_facts(facts)] == [None]


def test_a_turn_that_is_slept_through_is_told_of_one_to_whom_something_happened() -> None:
    teller = Teller(registry.system("ffrpg"), {"ana": "Ana", "orc": "Orc"}, "en")
    facts = [
        fact("turn", 1, actor="orc", tick=9),
        fact("condition", 2, actor="orc", status="sleep", timer=4, source="ana"),
        fact("turn", 3, actor="ana", tick=7),
        fact("turn", 4, actor="orc", tick=5, skipped=True, why="sleep"),
        fact("end", 5, winner=None),
    ]
    assert "Orc loses the turn." in " ".join(line.text for line in narrate(NARRATED, facts, teller))


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "but not Ana, Bea or Cid"), ("es", "no a Ana, Bea ni a Cid"), ("pt_BR", "Bea nem Cid")],
)
def test_several_whom_a_surprise_passes_over_are_joined_as_what_is_not(language: str, said: str) -> None:
    names = {"ana": "Ana", "bea": "Bea", "cid": "Cid", "orc": "Orc"}
    facts = [
        fact("round", 1, round=1),
        fact("surprise", 2, side="foes", result="partial", alert=["ana", "bea", "cid"], command=1),
        fact("condition", 3, actor="orc", status="unaware", timer=1, source=None, command=1),
    ]
    told = " ".join(line.text for line in narrate(NARRATED, facts, Teller(registry.system("ffrpg"), names, language)))
    assert said in told


def test_a_stranger_is_hurt_by_what_hurts_it() -> None:
    teller = Teller(registry.system("ffrpg"), {"ana": "Ana", "orc": "Orc"}, "en")
    hurt = fact("damage", 2, actor="orc", source=None, amount=4, pool="hp", to=6, cause="poison", **{"from": 10})
    told = " ".join(line.text for line in narrate(NARRATED, [fact("turn", 1, actor="orc"), hurt], teller, edition()))
    assert "is hurt by Poison" in told


def test_who_comes_into_sight_first_has_the_first_letter_and_keeps_it() -> None:
    names = {"a": "Orc A", "b": "Orc B", "c": "Orc C", "d": "Orc D"}
    facts = [fact("round", n=n) for n in range(1, 9)]

    def told(shown: Mapping[str, int], until: int) -> dict[str, str]:
        spans = HiddenSpans({id: [(1, n)] for id, n in shown.items() if n > 1})
        return names_for_players(names, facts[:until], Edition(frozenset(names), frozenset(), spans))

    never = 99
    assert told({"a": never, "c": never}, 2) == {"a": "", "b": "Orc A", "c": "", "d": "Orc B"}
    assert told({"a": 4, "c": never}, 2) == {"a": "", "b": "Orc A", "c": "", "d": "Orc B"}
    assert told({"a": 4, "c": never}, 3)["a"] == "Orc C", "from the moment it is shown"
    assert told({"a": 4, "c": 7}, 8) == {"a": "Orc C", "b": "Orc A", "c": "Orc D", "d": "Orc B"}
    assert told({}, 8) == names


def test_who_joins_comes_after_those_who_were_in_sight() -> None:
    names = {"a": "Orc A", "b": "Orc B", "c": "Orc C"}
    facts = [fact("round", n=1), fact("round", n=2), fact("round", n=3), fact("join", n=4, actor="c")]
    hidden = HiddenSpans({"a": [(1, 3)]})
    told = names_for_players(names, facts, Edition(frozenset(names), frozenset(), hidden))
    assert told == {"a": "Orc B", "b": "Orc A", "c": "Orc C"}
