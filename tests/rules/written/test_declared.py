"""What a text declares beside its rules: drawings, meanings, numbers that are shown, slots, steps, options."""

from typing import Any

import pytest

from rules.system.translated_system import worded
from rules.text.messages import messages_of
from tests.rules.written.played_game import PlayedGame
from tests.rules.written.small_games import faults, play, small

TEXT = """
[sheet.hp]
default = 20
[pool.hp]
label = { en = "Health", es = "Salud" }
vital = true
pips = true
drawing = "flame"
help = { en = "At 0 it falls.", es = "Con 0 cae." }
[sheet.guard]
default = 10
[number.guard]
label = "Guard"
shown = "changed"
[number.luck]
is = "guard // 3"
shown = "never"
[number.pace]
is = "table('pace', guard)"
[table.pace]
from = [0, 8, 12]
to = [1, 2, 5]
[status.hot]
label = { en = "Hot", es = "Caliente" }
drawing = "flame"
priority = 7
good = true
passing = true
family = "heat"
sourced = true
changes = [{ number = "guard", add = -3 }]
help = "It burns."
[option.harsh]
label = "Harsh"
mid_fight = true
[option.most]
kind = "number"
default = 2
high = 5
[action.wait]
label = { en = "Wait", es = "Esperar" }
key = "w"
drawing = "hourglass"
cost = { deed = 1 }
help = { en = "Does nothing.", es = "No hace nada." }
does = [{ if = "option.harsh", then = [{ damage = "option.most", to = "self" }] }]
[slot.deed]
label = { en = "Deed", es = "Acto" }
count = 2
per = "%s"
"""


def test_drawings_labels_and_meanings_are_those_of_the_text() -> None:
    system = small(TEXT % "turn")
    hot, wait, (pool,) = system.statuses["hot"], system.actions["wait"], system.pools
    assert (hot.label, hot.drawing, hot.weight, hot.good, hot.passing, hot.family, hot.sourced) == (
        ("Hot", "flame", 7, True, True, "heat", True)
    )
    assert (wait.label, wait.key, wait.drawing, wait.cost) == ("Wait", "w", "hourglass", "1 Deed")
    assert (pool.label, pool.pips, pool.drawing) == ("Health", True, "flame")
    messages = messages_of(system.phrases.file, "en")
    meanings = [messages.format(of.gloss_ids[0], {}) for of in (hot, wait, pool)]
    assert meanings == ["It burns.", "Does nothing.", "At 0 it falls."]


def test_labels_and_meanings_are_read_in_another_language() -> None:
    system = worded(small(TEXT % "turn"), "es")
    assert (system.statuses["hot"].label, system.actions["wait"].label) == ("Caliente", "Esperar")
    assert (system.pools[0].label, system.slots[0].label) == ("Salud", "Acto")
    assert messages_of(system.phrases.file, "es").format("gloss-action-wait", {}) == "No hace nada."
    assert messages_of(system.phrases.file, "es").format("refused-no_deed", {"actor": "Ann"}) == (
        "A Ann no le alcanza Acto."
    )


def test_numbers_are_shown_always_when_they_change_or_never() -> None:
    played = play(TEXT % "turn", ann={}, foe={}).begin(9, 1)
    ann = played["ann"]
    assert played.system.shown_stats(played.fight, ann, ann.sheet) == {"pace": 2}
    played.do("condition", actor="ann", status="hot")
    assert played.system.shown_stats(played.fight, ann, ann.sheet) == {"guard": 7, "pace": 1}
    assert played.system.outcome.stats(played.fight, ann)["luck"] == 2


@pytest.mark.parametrize(("guard", "pace"), [(0, 1), (7, 1), (8, 2), (12, 5), (99, 5)])
def test_a_table_of_steps_gives_the_number_of_its_step(guard: int, pace: int) -> None:
    played = play(TEXT % "turn", ann={"guard": guard}, foe={})
    assert played.system.outcome.stats(played.fight, played["ann"])["pace"] == pace


def spent(played: PlayedGame) -> Any:
    """What Ann has left of her slot, and the chip that says so."""
    chips = played.system.chips(played.fight, played["ann"])
    return [(chip.id, chip.value) for chip in chips]


@pytest.mark.parametrize(("per", "back"), [("turn", []), ("round", []), ("fight", [("deed", "1/2")])])
def test_a_slot_is_shown_while_it_is_partly_spent_and_comes_back_in_its_time(per: str, back: Any) -> None:
    played = play(TEXT % per, ann={}, foe={}).begin(9, 1)
    played.act("ann", "wait")
    assert spent(played) == [("deed", "1/2")]
    played.next()
    assert spent(played) == [("deed", "1/2")]
    played.next()
    assert spent(played) == back
    played.act("ann", "wait")
    if per != "fight":
        played.act("ann", "wait")
    assert played.refused("act", actor="ann", action="wait") == "no_deed"


def test_options_may_be_asked_and_changed_in_a_fight() -> None:
    played = play(TEXT % "turn", ann={}, foe={}).begin(9, 1)
    played.act("ann", "wait")
    assert played.hp("ann") == 20
    played.do("set", option="harsh", value=True)
    played.act("ann", "wait")
    assert played.hp("ann") == 18
    assert played.refused("set", option="most", value=3) == "invalid_params"


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("[number.a]\nis = 'b'\n[number.b]\nis = 'a'", "number.a.is"),
        ("[sheet.a]\nunit = 'feet'\n[sheet.b]\nunit = 'metres'\n[number.c]\nis = 'a + b'", "number.c.is"),
        ("[status.a]\nat.turn_ends = [{ put = 'param.b' }]", "status.a.at.turn_ends[0].put"),
        ("[reaction.a]\nat = 'rolled'\ncost = { row = 1 }\ndoes = []", "reaction.a.cost.row"),
    ],
)
def test_what_cannot_be_is_told_at_its_place(text: str, place: str) -> None:
    assert faults(text)[0] == place
