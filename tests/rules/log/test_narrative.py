"""Narrating: the facts of a fight in fewer words, or in sentences."""

from itertools import pairwise
from typing import Any

import pytest

from rules.engine.replay import service_for
from rules.engine.service import Done
from rules.log.narrative import NARRATED, PLAIN, STYLES, TERSE, NarratedLine, narrate
from rules.log.redaction import Edition, hidden_always
from rules.log.sentences import Teller
from rules.log.structure import structure_facts
from rules.scripts import script
from rules.system import registry
from rules.text.localized import sound_of
from rules.text.messages import LANGUAGES
from tests.rules.core.rows_of_facts import NAMES, facts, turn
from tests.rules.core.toy import TOY, being, fight_of
from tests.rules.log.recorded_fights import recorded, teller


def blow(actor: str, target: str, command: int, *, hit: bool = True) -> dict[str, Any]:
    kind = {"kind": "attack", "actor": actor, "target": target, "with": "bow", "dice": [9], "total": 9, "against": 20}
    return {**kind, "hit": hit, "critical": False, "fumble": False, "why": None, "command": command}


def loss(actor: str, source: str | None, amount: int, before: int, command: int, **more: Any) -> dict[str, Any]:
    found = {"kind": "damage", "actor": actor, "source": source, "amount": amount, "pool": "hp", "type": None}
    return {**found, "from": before, "to": before - amount, "command": command, **more}


def fall(actor: str, command: int) -> dict[str, Any]:
    return {"kind": "fall", "actor": actor, "why": None, "command": command}


TWO_ARROWS = facts(
    {"kind": "round", "round": 1, "seconds": 0},
    turn("ana"),
    blow("ana", "orc", 5),
    loss("orc", "ana", 23, 100, 5),
    blow("ana", "orc", 6),
    loss("orc", "ana", 64, 77, 6),
    fall("orc", 6),
    turn("bea"),
    blow("bea", "orc", 7, hit=False),
)


def lines(
    rows: list[dict[str, Any]], style: str, language: str = "en", edition: Edition | None = None
) -> list[NarratedLine]:
    return narrate(style, rows, Teller(TOY, NAMES, language), edition)


def texts(rows: list[dict[str, Any]], style: str, edition: Edition | None = None) -> list[str]:
    return [line.text for line in lines(rows, style, edition=edition) if line.kind == "told"]


def test_a_turn_is_a_line_with_what_each_blow_took() -> None:
    assert texts(TWO_ARROWS, TERSE) == ["Ana fells Orc with Bow in 2 attacks (23 + 64)", "Bea misses Orc with Bow"]


def test_a_round_is_a_paragraph_in_the_order_in_which_it_happened() -> None:
    rows = facts(
        {"kind": "round", "round": 1, "seconds": 0},
        turn("bea"),
        blow("bea", "orc", 3, hit=False),
        turn("orc"),
        blow("orc", "ana", 5, hit=False),
        turn("ana"),
        {"kind": "equip", "actor": "ana", "with": "bow", "to": "hand", "command": 7},
        {"kind": "move", "actor": "ana", "from": [1, 1], "to": [2, 1], "distance": 5, "command": 8},
        blow("ana", "orc", 9),
        {"kind": "move", "actor": "ana", "from": [2, 1], "to": [1, 1], "distance": 5, "command": 10},
        turn("bea"),
        {"kind": "reload", "actor": "bea", "with": "bow", "from": 0, "to": 6, "command": 12},
    )
    (paragraph,) = texts(rows, NARRATED)
    told = "Bea and Orc attack in vain. Then Ana takes Bow in hand, moves, hits Orc with Bow and moves."
    assert paragraph.startswith(told)
    assert paragraph.casefold().endswith("bea reloads bow.")


def test_the_blows_of_a_turn_are_one_clause_only_if_nothing_came_between_them() -> None:
    drinks = {"kind": "use", "actor": "ana", "with": "potion", "targets": [], "command": 6}
    between = facts(turn("ana"), blow("ana", "orc", 5), drinks, blow("ana", "orc", 7))
    assert texts(between, TERSE) == ["Ana hits Orc with Bow, uses Potion and hits Orc with Bow"]
    in_a_row = facts(turn("ana"), blow("ana", "orc", 5), blow("ana", "orc", 6), blow("ana", "bea", 7))
    assert texts(in_a_row, TERSE) == ["Ana hits Orc with Bow in 2 attacks and hits Bea with Bow"]


@pytest.mark.parametrize("style", [TERSE, NARRATED])
def test_a_note_stands_where_it_was_written_and_what_follows_the_end_after_it(style: str) -> None:
    note = {"kind": "note", "text": "the door opens", "command": 6}
    rows = facts(
        {"kind": "round", "round": 1, "seconds": 0},
        turn("ana"),
        blow("ana", "orc", 5, hit=False),
        note,
        turn("bea"),
        fall("orc", 7),
        {"kind": "end", "winner": "party", "command": 8},
        {**note, "text": "and closes", "command": 9},
    )
    kinds = [line.kind for line in lines(rows, style)]
    assert kinds == ["round", "told", "note", "told", "end", "note"]


def test_who_falls_in_a_round_did_before_what_it_did_in_it() -> None:
    """The log said that a gunman dies, and that he attacks in vain."""
    rows = facts(
        {"kind": "round", "round": 1, "seconds": 0},
        turn("orc"),
        blow("orc", "ana", 5, hit=False),
        turn("ana"),
        blow("ana", "orc", 7),
        fall("orc", 7),
    )
    (paragraph,) = texts(rows, NARRATED)
    assert paragraph == "Orc misses Ana with Bow. Ana puts Orc down with Bow."


STEP = {"kind": "move", "actor": "ana", "from": [1, 1], "to": [2, 1], "distance": 5, "command": 6}
DRINKS = {"kind": "use", "actor": "ana", "with": "potion", "targets": [], "command": 7}


@pytest.mark.parametrize(
    ("language", "told_so"),
    [
        (
            "en",
            [
                "Ana hits Orc with Bow; Orc reacts to Ana’s attack and hits Ana with Bow in 1 of 2 attacks",
                "Orc reacts to Ana’s movement and misses Ana with Bow; Ana moves",
                "Ana uses Potion; Orc reacts to Ana and hits Ana with Bow",
                "Ana uses Potion; Orc hits Ana with Bow",
            ],
        ),
        (
            "es",
            ["Orc reacciona al ataque de Ana y", "Orc reacciona al movimiento de Ana y", "Orc reacciona ante Ana y"],
        ),
        ("pt_BR", ["Orc reage ao ataque de Ana e", "Orc reage ao movimento de Ana e", "Orc reage a Ana e"]),
    ],
)
@pytest.mark.parametrize("edition", [None, Edition(frozenset(NAMES), frozenset({"ana"}))])
def test_a_reaction_is_told_as_one_and_what_is_done_later_is_none(
    language: str, told_so: list[str], edition: Edition | None
) -> None:
    """Whoever struck back seemed to have had a turn of its own."""
    rows = facts(
        turn("ana"),
        *(blow("ana", "orc", 5), blow("orc", "ana", 5, hit=False), blow("orc", "ana", 5)),
        turn("ana"),
        *(blow("orc", "ana", 6, hit=False), STEP),
        turn("ana"),
        *(DRINKS, blow("orc", "ana", 7)),
        turn("ana"),
        *(DRINKS, blow("orc", "ana", 8)),
    )
    texts_told = [line.text for line in lines(rows, TERSE, language, edition) if line.kind == "told"]
    assert all(part in text for part, text in zip(told_so, texts_told, strict=False)), texts_told
    assert language != "en" or texts_told == told_so


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Ana uses Mist on Bea, Orc and Orc, leaves Bea and Orc with Blind and leaves Orc with Sleep"),
        ("es", "Ana usa Mist con Bea, Orc y Orc, deja a Bea y Orc con Blind y deja a Orc con Sleep"),
        ("pt_BR", "Ana usa Mist em Bea, Orc e Orc, deixa Bea e Orc com Blind e deixa Orc com Sleep"),
    ],
)
def test_several_who_get_the_same_are_named_in_one_clause(language: str, line: str) -> None:
    """Of a mist over three it said three times whom it leaves with what."""
    use = {"kind": "use", "actor": "ana", "with": "mist", "targets": ["bea", "orc", "orc-b"], "command": 5}
    rows = facts(
        turn("ana"),
        use,
        *(
            {**SURPRISED, "kind": "condition", "actor": id, "status": status, "source": "ana", "command": 5}
            for id, status in (("bea", "blind"), ("orc", "blind"), ("orc-b", "sleep"))
        ),
    )
    story = narrate(TERSE, rows, Teller(registry.system("ffrpg"), {**NAMES, "orc-b": "Orc"}, language))
    assert [told.text for told in story if told.kind == "told"] == [line]


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Ana turns on themselves with Mist and loses 4 HP"),
        ("es", "Ana se ataca con Mist y pierde 4 HP"),
        ("pt_BR", "Ana ataca-se com Mist e perde 4 HP"),
    ],
)
def test_who_aims_a_harmful_thing_at_oneself_does_it(language: str, line: str) -> None:
    """It read *is hurt with Mist*, as if somebody else had."""
    use = {"kind": "use", "actor": "ana", "with": "mist", "targets": ["ana"], "command": 5}
    rows = facts(turn("ana"), use, loss("ana", "ana", 4, 20, 5))
    story = narrate(TERSE, rows, Teller(registry.system("ffrpg"), NAMES, language))
    assert [told.text for told in story if told.kind == "told"] == [line]


@pytest.mark.parametrize("system", ["fantasia", "ffrpg", "fulminato"])
def test_reactions_of_the_books_examples_are_told(system: str) -> None:
    told = [
        line.text for service, facts_of in recorded(system) for line in narrate(TERSE, facts_of, teller(service, "en"))
    ]
    assert any(" reacts to " in text for text in told)


LINKING = {
    "en": ("Then ", "After that, "),
    "es": ("Luego, ", "Después, "),
    "pt_BR": ("Depois, ", "Em seguida, "),
}


@pytest.mark.parametrize("language", LINKING)
def test_a_word_like_then_stands_before_a_deed_after_another_never_twice_running_nor_beside_now(language: str) -> None:
    """Three sentences running began with it, and one said *then* and *now* of the same thing."""
    rows: list[dict[str, Any]] = [{"kind": "round", "round": 1, "seconds": 0}]
    for number in range(200):
        actor, other = ("ana", "orc") if number % 2 else ("orc", "ana")
        if number % 11 == 10:
            rows += [turn(actor), blow(actor, other, number), blow(other, actor, number)]
        elif number % 5 == 4:
            rows += [turn(actor), {**SURPRISED, "status": "surprised", "actor": actor, "command": number}]
        elif number % 7 == 6:
            off_guard = {**SURPRISED, "status": "surprised", "actor": actor, "command": number}
            rows += [turn(actor), blow(actor, other, number), off_guard]
        else:
            rows += [turn(actor), blow(actor, other, number), *([turn("bea")] if number % 3 else [])]
    (paragraph,) = [
        line.text
        for line in narrate(NARRATED, facts(*rows), Teller(registry.system("fulminato"), NAMES, language))
        if line.kind == "told"
    ]
    sentences = paragraph.split(". ")
    linked = [next((word for word in LINKING[language] if sentence.startswith(word)), None) for sentence in sentences]
    used = [word for word in linked if word is not None]
    assert 4 < len(used) < len(sentences) / 2
    assert not any(word and after for word, after in pairwise(linked))
    assert not any(word == after for word, after in pairwise(used))
    reacts = {"en": " reacts ", "es": " reacciona ", "pt_BR": " reage "}[language]
    assert any(reacts in sentence for sentence in sentences)
    assert not any(reacts in sentence for sentence, word in zip(sentences, linked, strict=True) if word)
    befallen = {"en": " now ", "es": " ahora ", "pt_BR": " agora "}[language]
    assert any(befallen in sentence for sentence in sentences)
    assert not any(befallen in sentence for sentence, word in zip(sentences, linked, strict=True) if word)


@pytest.mark.parametrize(
    ("language", "told_of_three"),
    [
        ("en", "Ana, Bea and Orc are now off guard."),
        ("es", "Ana, Bea y Orc ahora están con la guardia baja."),
        ("pt_BR", "Ana, Bea e Orc agora estão com a guarda baixa."),
    ],
)
def test_what_befalls_several_alike_is_one_sentence(language: str, told_of_three: str) -> None:
    """A surprise was told of each in a sentence of its own, as it began and as it ended."""
    surprised: dict[str, Any] = {
        "kind": "condition",
        "status": "surprised",
        "timer": None,
        "source": None,
        "params": {},
        "command": 1,
    }
    rows = facts(*({**surprised, "actor": item} for item in ("ana", "bea", "orc")))
    found = narrate(NARRATED, rows, Teller(registry.system("fulminato"), NAMES, language))
    assert [line.text for line in found] == [told_of_three]


SURPRISED: dict[str, Any] = {"kind": "condition", "timer": None, "source": None, "params": {}, "command": 1}
ENDS: dict[str, Any] = {"kind": "lift", "status": "surprised", "why": "surprise", "command": 3}
SURPRISES: dict[str, list[dict[str, Any]]] = {
    "fulminato": [
        {"kind": "phase", "phase": "surprise", "by": ["ana", "bea"], "surprised": ["orc"], "command": 1},
        {**SURPRISED, "actor": "orc", "status": "surprised"},
        turn("ana", pa=3),
        {"kind": "ability", "actor": "ana", "with": "glare", "targets": [], "command": 2},
        turn("bea", pa=3),
        {**ENDS, "actor": "orc"},
        {"kind": "phase", "phase": "action", "command": 3},
        {"kind": "round", "round": 1, "seconds": 3},
    ],
    "fantasia": [
        {"kind": "phase", "phase": "surprise", "command": 1},
        turn("ana"),
        {"kind": "cast", "actor": "ana", "with": "glare", "targets": [], "command": 2},
        turn("bea"),
        {"kind": "phase", "phase": "initiative", "command": 3},
        {"kind": "round", "round": 1, "seconds": 0},
    ],
    "ffrpg": [
        {"kind": "round", "round": 1, "command": 1},
        {"kind": "surprise", "side": "party", "result": "partial", "alert": ["bea"], "command": 1},
        {**SURPRISED, "actor": "orc", "status": "unaware", "timer": 1},
        {"kind": "phase", "phase": "action", "command": 1},
        turn("ana", tick=9),
        {"kind": "use", "actor": "ana", "with": "glare", "targets": [], "command": 2},
        {"kind": "phase", "phase": "status", "command": 3},
        {"kind": "round", "round": 2, "command": 3},
    ],
}
TOLD_OF_SURPRISES = {
    ("fulminato", "en"): "Ana and Bea take Orc by surprise.|The surprise is over.",
    ("fulminato", "es"): "Ana y Bea toman por sorpresa a Orc.|La sorpresa termina.",
    ("fulminato", "pt_BR"): "Ana e Bea pegam Orc de surpresa.|A surpresa acaba.",
    ("fantasia", "en"): "Ana and Bea act before anybody notices.|The surprise is over.",
    ("fantasia", "es"): "Ana y Bea actúan antes de que alguien lo note.|La sorpresa termina.",
    ("fantasia", "pt_BR"): "Ana e Bea agem antes que alguém perceba.|A surpresa acaba.",
    ("ffrpg", "en"): "The party takes Orc by surprise, but not Bea.|The surprise is over.",
    ("ffrpg", "es"): "El grupo toma por sorpresa a Orc, pero no a Bea.|La sorpresa termina.",
    ("ffrpg", "pt_BR"): "O grupo pega Orc de surpresa, mas não Bea.|A surpresa acaba.",
}


@pytest.mark.parametrize(("system", "language"), TOLD_OF_SURPRISES)
def test_a_surprise_is_told_once_before_what_comes_of_it_and_so_is_its_end(system: str, language: str) -> None:
    """Prose told of the guard of those surprised alone, and of its end before the end of the surprise."""
    begins, ends = TOLD_OF_SURPRISES[system, language].split("|")
    found = narrate(NARRATED, facts(*SURPRISES[system]), Teller(registry.system(system), NAMES, language))
    prose = " ".join(line.text for line in found if line.kind == "told")
    assert prose.startswith(f"{begins} Ana ")
    assert prose.endswith(f" {ends}")
    assert "glare" in prose.casefold()
    assert prose.count("Orc") == begins.count("Orc")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_ledger_heads_a_surprise_and_its_end_and_repeats_it_of_nobody(language: str) -> None:
    found = narrate(PLAIN, facts(*SURPRISES["fulminato"]), Teller(registry.system("fulminato"), NAMES, language))
    assert [line.kind for line in found] == ["phase", "condition", "turn", "ability", "turn", "phase", "round"]
    assert all(name in found[0].text for name in ("Ana", "Bea", "Orc"))


def test_players_are_not_told_who_surprises_unseen() -> None:
    edition = Edition(frozenset(NAMES), frozenset({"orc"}), hidden_always({"ana", "bea"}))
    teller = Teller(registry.system("fulminato"), NAMES)
    found = narrate(NARRATED, facts(*SURPRISES["fulminato"]), teller, edition)
    assert found[0].text == "Somebody takes Orc by surprise. The surprise is over."


def test_one_who_has_fallen_does_not_let_a_turn_pass() -> None:
    rows = [*TWO_ARROWS, *({**row, "n": 99} for row in facts(turn("orc"), turn("ana")))]
    assert texts(rows, TERSE)[2:] == ["Ana lets the turn pass"]


@pytest.mark.parametrize("style", [TERSE, NARRATED])
def test_a_turn_in_which_the_fight_is_ended_is_not_passed(style: str) -> None:
    service = fight_of({"do": "begin"}, beings=[being("ana", speed=9), being("orc", speed=1)])
    teller = Teller(TOY, NAMES, "en", service.fight)
    service.do({"do": "next"})
    service.do({"do": "end"})
    now = [line.text.rstrip(".") for line in narrate(style, service.journal.facts(), teller) if line.kind == "told"]
    assert now == ["Ana lets the turn pass"]


@pytest.mark.parametrize("style", [TERSE, NARRATED])
def test_a_turn_that_still_goes_on_is_not_passed(style: str) -> None:
    service = fight_of({"do": "begin"}, beings=[being("ana", speed=9), being("orc", speed=1)])
    assert service.fight.active == "ana"
    facts_now = service.journal.facts()
    teller = Teller(TOY, NAMES, "en", service.fight)
    assert [line.text for line in narrate(style, facts_now, teller) if line.kind == "told"] == []
    service.do({"do": "next"})
    now = [line.text.rstrip(".") for line in narrate(style, service.journal.facts(), teller) if line.kind == "told"]
    assert now == ["Ana lets the turn pass"]


def test_a_loss_by_a_status_is_told_with_its_cause_and_as_nobodys_deed() -> None:
    rows = facts(turn("ana"), {**loss("ana", None, 5, 20, 2), "cause": "burning"})
    assert texts(rows, TERSE) == ["Ana loses 5 HP from Burning"]


def test_who_is_healed_beyond_its_maximum_is_said_to_gain_what_it_gains() -> None:
    cure = {"kind": "use", "actor": "ana", "with": "cure", "command": 5}
    gain = {"kind": "heal", "actor": "bea", "source": "ana", "amount": 61, "pool": "hp", "type": None, "command": 5}
    rows = facts(turn("ana"), cure, {**gain, "from": 59, "to": 72})
    assert texts(rows, TERSE) == ["Ana heals Bea with Cure (13)"]


def test_what_a_deed_on_several_was_done_with_is_said_of_the_first_on_whom_it_worked() -> None:
    cure = {"kind": "use", "actor": "ana", "with": "cure", "command": 5}
    gain = {"kind": "heal", "source": "ana", "amount": 6, "pool": "hp", "type": None, "command": 5}
    full, healed = {**gain, "from": 9, "to": 9}, {**gain, "from": 1, "to": 7}
    rows = facts(turn("ana"), cure, {**full, "actor": "bea"}, {**healed, "actor": "orc"}, {**healed, "actor": "ana"})
    assert texts(rows, TERSE) == ["Ana heals Orc with Cure (6) and regains 6 HP"]
    rows = facts(turn("ana"), cure, {**full, "actor": "bea"}, {**healed, "actor": "ana"})
    assert texts(rows, TERSE) == ["Ana regains 6 HP with Cure"]


def test_a_name_in_small_letters_has_a_large_one_only_where_its_sentence_begins() -> None:
    names = {"ana": "ana", "bea": "bea", "orc": "orc"}
    rows = [row for actor in ("ana", "orc", "bea") for row in (turn(actor), {"kind": "equip", "actor": actor})]
    rows = [{**row, "with": "bow", "to": "hand"} if row["kind"] == "equip" else row for row in rows]
    rows += [turn("orc"), blow("orc", "ana", 9, hit=False), turn("bea"), blow("bea", "orc", 9, hit=False)]
    for shift in range(6):
        numbered = [{"command": n, **row, "n": n + shift} for n, row in enumerate(rows, 1)]
        told = narrate(NARRATED, numbered, Teller(TOY, names, "en"))
        (paragraph,) = [line.text for line in told if line.kind == "told"]
        for sentence in paragraph.rstrip(".").split(". "):
            assert sentence[0].isupper(), paragraph
            assert not any(f" {name.capitalize()} " in f" {sentence} "[2:] for name in names), paragraph


def test_of_a_stranger_is_told_what_was_dealt_and_not_what_was_left() -> None:
    """The same stands behind every blow, so that none gives away that it took exactly what there was."""
    edition = Edition(frozenset(NAMES), frozenset({"ana", "bea"}), hidden_always(()))
    assert texts(TWO_ARROWS, TERSE, edition)[0] == "Ana fells Orc with Bow in 2 attacks (23 + 64)"
    for left in (1, 40, 77):
        last = facts(turn("ana"), blow("ana", "orc", 5), loss("orc", "ana", 77, left, 5), fall("orc", 5))
        assert texts(last, TERSE, edition) == ["Ana fells Orc with Bow (77)"]
    own = facts(turn("orc"), blow("orc", "ana", 5), loss("ana", "orc", 4, 9, 5))
    assert texts(own, TERSE, edition) == ["Orc hits Ana with Bow (4)"]


@pytest.mark.parametrize("style", [TERSE, NARRATED])
def test_a_side_that_a_table_made_up_is_called_by_its_own_name(style: str) -> None:
    fight = fight_of(beings=[being("ann", "party", name="Ann"), being("bob", "Corsairs", name="Bob")]).fight
    cast = [line.text for line in narrate(style, [], Teller(TOY, {"ann": "Ann", "bob": "Bob"}, fight=fight))]
    assert cast == ["Party: Ann.", "Corsairs: Bob."]


@pytest.mark.parametrize("edition", [None, Edition(frozenset({"ann", "bob"}), frozenset({"ann"}), hidden_always(()))])
def test_who_came_into_the_fight_down_is_not_said_to_stand_at_its_end(edition: Edition | None) -> None:
    sheet = {"hp": 20, "spd": 5, "at_zero": "unconscious"}
    people = [
        {"id": id, "name": id.title(), "side": side, "sheet": sheet, "pools": {"hp": 0}}
        for id, side in (("ann", "party"), ("bob", "foes"))
    ]
    service = service_for(script.check({"system": "ffrpg", "combatants": people}))
    for do in ("begin", "end"):
        assert isinstance(service.do({"do": do}), Done)
    teller = Teller(service.system, {"ann": "Ann", "bob": "Bob"}, fight=service.fight)
    lines = narrate(TERSE, service.journal.facts(), teller, edition)
    assert [line.text for line in lines if line.kind == "standing"] == ["Down at the end: Ann and Bob."]


def test_somebody_who_could_not_act_is_not_said_to_let_the_turn_pass() -> None:
    rows = facts(turn("ana", skipped=True, why="sleep"), turn("bea"))
    assert texts(rows, NARRATED) == ["Ana loses the turn. Bea lets the turn pass."]


def test_a_kind_that_nobody_knows_is_told_by_the_line_of_its_system() -> None:
    rows = facts(turn("ana"), {"kind": "join", "actor": "bea"})
    assert texts(rows, TERSE) == ["Bea joins the fight"]


def test_a_defence_that_stops_a_blow_is_told() -> None:
    stopped = {"kind": "result", "target": "orc", "result": "annulled", "command": 2}
    rows = facts(turn("ana"), blow("ana", "orc", 2), stopped, loss("ana", "orc", 2, 20, 2, cause="asleep"))
    assert texts(rows, TERSE) == ["Ana attacks Orc with Bow (Orc averts the blow) and loses 2 HP from asleep"]


def test_the_same_facts_are_told_in_the_same_words() -> None:
    for style in STYLES:
        for language in LANGUAGES:
            assert lines(TWO_ARROWS, style, language) == lines(TWO_ARROWS, style, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_verb_has_words_in_every_language(language: str) -> None:
    for line in (*lines(TWO_ARROWS, TERSE, language), *lines(TWO_ARROWS, NARRATED, language)):
        assert "deed-" not in line.text
        assert "told-" not in line.text
        assert "$" not in line.text


def test_the_ledger_is_the_facts_one_by_one() -> None:
    teller = Teller(TOY, NAMES)
    assert [line.text for line in lines(TWO_ARROWS, PLAIN)] == teller.lines(TWO_ARROWS)


def test_no_fact_is_lost_between_rounds_turns_and_deeds() -> None:
    rounds = structure_facts(TWO_ARROWS)
    assert [len(turn.deeds) for round in rounds for turn in round.turns] == [0, 0, 2, 1]
    assert rounds[1].turns[1].deeds[1].blows[0].fate == TWO_ARROWS[6]


@pytest.mark.parametrize("system", registry.ids())
def test_what_a_system_keeps_quiet_is_a_kind_of_its_own(system: str) -> None:
    assert not registry.system(system).phrases.quiet & {"attack", "damage", "heal", "fall", "die", "condition"}


def test_a_roll_of_a_command_that_has_a_deed_is_no_deed_of_its_own() -> None:
    roll = {"kind": "roll", "actor": "ana", "what": "aim", "success": True}
    rows = facts(turn("ana"), blow("ana", "orc", 5), {**roll, "command": 5}, {**roll, "command": 6})
    assert [deed.kind for deed in structure_facts(rows)[0].turns[1].deeds] == ["attack", "check"]


def test_who_has_died_of_a_blow_is_not_said_to_have_fallen_by_it() -> None:
    dies = {"kind": "die", "actor": "orc", "why": None, "command": 5}
    rows = facts(turn("ana"), blow("ana", "orc", 5), dies, fall("orc", 5))
    [struck] = structure_facts(rows)[0].turns[1].deeds[0].blows
    assert struck.fate is not None
    assert struck.fate["kind"] == "die"


def test_a_turn_is_told_in_the_order_in_which_it_happened() -> None:
    burns = {"kind": "condition", "actor": "ana", "status": "burning", "source": None, "cause": "fire", "command": 4}
    rows = facts({"kind": "round", "round": 1, "seconds": 0}, turn("ana"), burns, *TWO_ARROWS[2:4])
    [line] = [text.casefold() for text in texts(rows, TERSE)]
    assert line.index("burn") < line.index("orc")


@pytest.mark.parametrize("style", [TERSE, NARRATED])
def test_what_is_used_is_told_before_what_comes_of_it(style: str) -> None:
    used = {"kind": "use", "actor": "ana", "with": "fire", "targets": ["bea"], "command": 4}
    burns = {"kind": "condition", "actor": "bea", "status": "burning", "source": "ana", "command": 4}
    rows = facts({"kind": "round", "round": 1, "seconds": 0}, turn("ana"), used, burns)
    [line] = [text.casefold() for text in texts(rows, style)]
    assert line.index("uses fire on bea") < line.index("burning")


def test_the_spanish_and_hears_the_next_word() -> None:
    words = ("Ines", "Hilda", "Hiena", "Iolanda", "Ana")
    assert [sound_of(word) for word in words] == ["i", "i", "other", "other", "other"]


def test_a_stranger_who_takes_a_place_in_the_order_without_dice_has_thrown_none() -> None:
    placed = {"kind": "initiative", "value": 3, "tie": False, "why": None}
    rows = facts({**placed, "actor": "orc", "dice": [6]}, {**placed, "actor": "orc", "dice": []})
    edition = Edition(frozenset(NAMES), frozenset({"ana", "bea"}), hidden_always(()))
    assert [line.text for line in narrate(PLAIN, rows, Teller(TOY, NAMES), edition)] == ["Orc makes a hidden roll"]


def test_hidden_rolls_that_follow_one_another_are_one_line() -> None:
    names = {**NAMES, "imp": "Imp"}
    rolled = {"kind": "initiative", "value": 3, "tie": False, "why": None, "dice": [6]}
    rows = facts(
        {**rolled, "actor": "orc"},
        {**rolled, "actor": "imp"},
        {**rolled, "actor": "orc"},
        {**rolled, "actor": "ana"},
        {**rolled, "actor": "imp"},
    )
    edition = Edition(frozenset(names), frozenset({"ana", "bea"}), hidden_always(()))
    told = narrate(PLAIN, rows, Teller(TOY, names), edition)
    assert [line.text for line in told][::2] == ["Orc and Imp make hidden rolls", "Imp makes a hidden roll"]
    assert (told[0].kind, told[0].fact, told[0].numbers) == ("initiative", rows[0], (1, 2, 3))
    assert len(narrate(PLAIN, rows, Teller(TOY, names))) == 5, "the game master reads each"


def test_a_blow_has_the_number_of_what_was_really_lost_as_the_table_below_counts_it() -> None:
    """Of a stranger the players know only what the blow dealt."""
    rows = facts(turn("orc"), blow("orc", "ana", 1), loss("ana", "orc", 8, 6, 1, to=0), fall("ana", 1))
    for own, number in ((None, 6), ("ana", 6), ("orc", 8)):
        edition = None if own is None else Edition(frozenset(NAMES), frozenset({own}))
        assert texts(rows, TERSE, edition) == [f"Orc fells Ana with Bow ({number})"]
    for edition in (None, Edition(frozenset(NAMES), frozenset({"ana"}))):
        rows = facts(turn("ana"), loss("ana", None, 8, 6, 1, to=0))
        assert texts(rows, TERSE, edition) == ["Ana loses 6 HP"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_has_nothing_left_to_lose_is_not_said_to_be_hurt(language: str) -> None:
    rows = facts(turn("ana"), loss("orc", None, 30, 0, 1, to=0))
    nothing = {"en": "Orc loses nothing more", "es": "Orc no pierde nada más", "pt_BR": "Orc não perde mais nada"}
    for edition in (None, Edition(frozenset(NAMES), frozenset({"ana"}))):
        told = [line.text for line in lines(rows, TERSE, language, edition) if line.kind == "told"]
        assert told == [nothing[language]]


def test_a_miss_before_a_hit_is_told_with_it() -> None:
    """Of several blows on one target the misses were left out."""
    rows = facts(
        turn("ana"),
        blow("ana", "orc", 5, hit=False),
        blow("ana", "orc", 6),
        loss("orc", "ana", 23, 100, 6),
        turn("bea"),
        blow("bea", "orc", 7, hit=False),
        blow("bea", "orc", 8, hit=False),
    )
    assert texts(rows, TERSE) == [
        "Ana hits Orc with Bow in 1 of 2 attacks (23)",
        "Bea misses Orc with Bow in 2 attacks",
    ]


def sleep(*resisted: str) -> list[dict[str, Any]]:
    """Ana lets Bea and the orc sleep, those who do not resist."""
    use = {"kind": "use", "actor": "ana", "with": "sleep", "targets": ["bea", "orc"], "command": 5}
    rows: list[dict[str, Any]] = [turn("ana"), use]
    for who in ("bea", "orc"):
        roll = {"kind": "roll", "actor": "ana", "target": who, "what": "sleep", "dice": [9], "total": 9, "against": 5}
        rows.append({**roll, "success": who not in resisted, "command": 5})
        if who not in resisted:
            state = {"status": "sleep", "timer": 2, "source": "ana", "params": {}}
            rows.append({"kind": "condition", "actor": who, **state, "command": 5})
    return facts(*rows)


@pytest.mark.parametrize(
    ("language", "resists", "by_all"),
    [
        ("en", "is resisted by", "all of them"),
        ("es", "topa con la resistencia de", "todos"),
        ("pt_BR", "esbarra na resistência de", "todos"),
    ],
)
def test_who_resists_what_is_done_to_several_is_told(language: str, resists: str, by_all: str) -> None:
    (told,) = [line.text for line in lines(sleep("orc"), TERSE, language) if line.kind == "told"]
    assert told.endswith(f"{resists} Orc")
    (both,) = [line.text for line in lines(sleep("bea", "orc"), TERSE, language) if line.kind == "told"]
    assert both.endswith(f"{resists} {by_all}"), "whose names stand just before"
    (none,) = [line.text for line in lines(sleep(), TERSE, language) if line.kind == "told"]
    assert resists not in none


@pytest.mark.parametrize(
    ("language", "resists"),
    [("en", "is resisted"), ("es", "topa con resistencia"), ("pt_BR", "esbarra em resistência")],
)
def test_one_target_who_resists_is_named_once(language: str, resists: str) -> None:
    use = {"kind": "use", "actor": "ana", "with": "sleep", "targets": ["orc"], "command": 5}
    roll = {"kind": "roll", "actor": "ana", "target": "orc", "what": "sleep", "dice": [9], "total": 9, "against": 5}
    rows = facts(turn("ana"), use, {**roll, "success": False, "command": 5})
    (told,) = [line.text for line in lines(rows, TERSE, language) if line.kind == "told"]
    assert told.endswith(resists)
    assert told.count("Orc") == 1


def test_one_who_saves_itself_by_its_own_roll_resists() -> None:
    trick = {
        "kind": "roll",
        "actor": "ana",
        "what": "manos_rapidas",
        "dice": [9],
        "total": 9,
        "against": 5,
        "command": 5,
    }
    save = {**trick, "actor": "orc", "what": "aguante"}
    for saved in (True, False):
        rows = facts(turn("ana"), {**trick, "success": True}, {**save, "success": saved})
        (told,) = [line.text for line in narrate(TERSE, rows, Teller(registry.system("fulminato"), NAMES, "en"))]
        assert told.endswith(" and is resisted by Orc") is saved
        assert told.startswith("Ana succeeds at ")


def test_what_comes_of_rolls_that_are_compared_is_told_and_against_whom() -> None:
    """An escape that failed was told in no prose: the dice had taken its place."""
    roll = {"kind": "roll", "what": "spd", "dice": [9], "total": 9, "against": 20, "success": None, "opposed": True}
    fails = {"kind": "opposed", "actor": "ana", "target": "orc", "what": "spd", "own": 9, "theirs": 12}
    rows = facts(
        turn("ana"),
        {**roll, "actor": "ana", "command": 5},
        {**roll, "actor": "orc", "command": 5},
        {**fails, "success": False, "command": 5},
    )
    ffrpg = Teller(registry.system("ffrpg"), NAMES, "en")
    assert [line.text for line in narrate(TERSE, rows, ffrpg)] == ["Ana does not get past Orc"]
    grapple = {**fails, "what": "grapple", "success": False, "dice": [1, 1, 6, 6], "command": 5}
    fantasia = Teller(registry.system("fantasia"), NAMES, "es")
    told = [line.text for line in narrate(TERSE, facts(turn("ana"), grapple), fantasia)]
    assert told == ["Ana falla la tirada de Agarre contra Orc"]


def test_who_strikes_itself_is_said_to_whether_or_not_it_hits() -> None:
    """A miss against itself was untold, and what was lost was lost `with` the weapon."""
    struck = facts(turn("ana"), blow("ana", "ana", 5), loss("ana", "ana", 4, 20, 5))
    assert texts(struck, TERSE) == ["Ana turns on themselves with Bow and loses 4 HP"]
    missed = facts(turn("ana"), blow("ana", "ana", 5, hit=False))
    assert texts(missed, TERSE) == ["Ana turns on themselves with Bow to no effect"]


def status(actor: str, name: str, command: int, **more: Any) -> dict[str, Any]:
    found = {"kind": "condition", "actor": actor, "status": name, "timer": 2, "source": None, "params": {}}
    return {**found, "command": command, **more}


def test_statuses_that_come_in_a_row_are_told_together_and_none_is_ones_own_doing() -> None:
    rows = facts(turn("ana"), status("orc", "haste", 5), status("orc", "slow", 6), status("bea", "control", 7))
    rows += facts(status("bea", "control", 8, source="bea"), status("bea", "control", 9, source="ana"))
    rows = [{**row, "n": n} for n, row in enumerate(rows, 1)]
    ffrpg = Teller(registry.system("ffrpg"), NAMES, "en")
    (told,) = [line.text for line in narrate(TERSE, rows, ffrpg) if line.kind == "told"]
    assert told == "Orc now has Haste and Slow; Bea is now under control and under the control of Ana"


def test_what_ends_with_the_fight_is_told_in_no_sentence() -> None:
    ends = {"kind": "lift", "actor": "ana", "status": "haste", "why": "end", "command": 6}
    rows = facts(turn("ana"), status("ana", "haste", 5), ends, {"kind": "end", "winner": None, "command": 6})
    ffrpg = Teller(registry.system("ffrpg"), NAMES, "en")
    assert [line.text for line in narrate(TERSE, rows, ffrpg) if line.kind == "told"] == ["Ana now has Haste"]


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", ["Ana misses Orc with bare hands", "Bea hits Orc with an improvised Weapon"]),
        ("es", ["Ana falla contra Orc con las manos desnudas", "Bea golpea a Orc con un arma improvisada"]),
        ("pt_BR", ["Ana erra Orc com as mãos nuas", "Bea acerta Orc com uma arma improvisada"]),
    ],
)
def test_what_everybody_can_strike_with_stands_in_a_sentence_as_one_says_it(language: str, told: list[str]) -> None:
    """*Hiere a Dora con Desarmado* was no sentence."""
    rows = facts(turn("ana"), {**blow("ana", "orc", 5, hit=False), "with": "brawl"})
    rows += facts(turn("bea"), {**blow("bea", "orc", 6), "with": "improvised"})
    rows = [{**row, "n": n} for n, row in enumerate(rows, 1)]
    ffrpg = Teller(registry.system("ffrpg"), NAMES, language)
    assert [line.text for line in narrate(TERSE, rows, ffrpg) if line.kind == "told"] == told
    bare = facts(turn("ana"), {**blow("ana", "orc", 5, hit=False), "with": "unarmed"})
    (line,) = [line.text for line in narrate(TERSE, bare, Teller(registry.system("fulminato"), NAMES, language))]
    assert line == told[0]


def test_a_spell_that_only_brings_a_status_is_used_and_strikes_nobody() -> None:
    """*Strikes Bea with Sleep, leaves Bea with Sleep* was said of each."""
    use = {"kind": "use", "actor": "ana", "with": "sleep", "targets": ["bea", "orc"], "command": 5}
    hits = [{**blow("ana", who, 5, hit=who == "bea"), "with": "sleep"} for who in ("bea", "orc")]
    rows = facts(turn("ana"), use, hits[0], status("bea", "sleep", 5, source="ana"), hits[1])
    ffrpg = Teller(registry.system("ffrpg"), NAMES, "en")
    (told,) = [line.text for line in narrate(TERSE, rows, ffrpg)]
    assert told == "Ana uses Sleep on Bea and Orc, leaves Bea with Sleep and misses Orc"
    hurt = facts(turn("ana"), use, hits[0], loss("bea", "ana", 4, 20, 5), status("bea", "sleep", 5, source="ana"))
    (told,) = [line.text for line in narrate(TERSE, hurt, ffrpg)]
    assert told == "Ana hits Bea with Sleep (4) and leaves Bea with Sleep"


def struck(grade: str, *, falls: bool) -> list[dict[str, Any]]:
    """A blow of a grade that takes something, or all."""
    rows = [turn("ana"), {**blow("ana", "orc", 5), grade: True}, loss("orc", "ana", 23, 100, 5)]
    return facts(*rows, *([fall("orc", 5)] if falls else []))


STRANGER = Edition(frozenset(NAMES), frozenset({"ana"}))


@pytest.mark.parametrize("edition", [None, STRANGER])
@pytest.mark.parametrize(
    ("grade", "falls", "told"),
    [
        ("critical", False, "Ana lands a critical on Orc with Bow (23)"),
        ("critical", True, "Ana fells Orc with Bow, a critical hit (23)"),
        ("impale", False, "Ana impales Orc with Bow (23)"),
        ("impale", True, "Ana fells Orc with Bow, impaling (23)"),
    ],
)
def test_a_blow_that_is_more_than_a_hit_is_told_as_one_to_everybody(
    edition: Edition | None, grade: str, *, falls: bool, told: str
) -> None:
    """The book's roll lies on the table: its grade was told only where somebody was still standing."""
    assert texts(struck(grade, falls=falls), TERSE, edition) == [told]


@pytest.mark.parametrize(("left", "told"), [("normal", "hits"), ("impale", "impales"), ("annulled", "attacks")])
def test_what_a_defence_has_left_of_a_blow_is_what_is_told(left: str, told: str) -> None:
    answer = {"kind": "result", "actor": "ana", "target": "orc", "result": left, "impale": left == "impale"}
    rows = [turn("ana"), blow("ana", "orc", 5), {**answer, "hold": False, "how": "dodge", "command": 5}]
    took = [] if left == "annulled" else [loss("orc", "ana", 23, 100, 5)]
    (line,) = texts(facts(*rows, *took), TERSE)
    assert line.startswith(f"Ana {told} Orc")
