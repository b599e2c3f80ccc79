"""The view of a fight: its clock, its line of moments, who waits, what is due, and what is asked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from models.library import Library
from models.marks.cues import Cue
from models.repositories.encounters import Encounter, EncounterEntry
from models.repositories.parties import Member, Party, own_letter
from rules.engine import triggers
from tests.there import there
from tests.ui.encounter.conftest import GUARD, HERO, SYSTEM
from tests.ui.session.playing import ATTACK, Playing, duel
from ui.session.appearance import OwnLook
from ui.session.fight import OpenFight
from ui.session.history_view import HistoryView
from ui.session.view.fight_view import FightView
from ui.session.view.maker import ViewMaker


@pytest.fixture
def views(stair: Playing) -> ViewMaker:
    return ViewMaker(stair.conductor)


def with_cues(playing: Playing, *cues: Cue, let_go: Mapping[str, int] | None = None) -> None:
    playing.conductor.marking.keep_cues(cues, let_go or {}, playing.conductor.steps_done, "cues")


def moments(view: FightView) -> list[tuple[int, str, str]]:
    """What stands on the line beside those who act."""
    return [(moment.tick, moment.kind, moment.label) for moment in view.timeline.moments if moment.combatant is None]


def test_it_says_whose_turn_it_is_and_when(stair: Playing, views: ViewMaker) -> None:
    view = views.view()
    assert (view.title, view.is_past, view.round, view.active) == ("The stair", False, 1, "ana")
    assert (view.sides, view.letters) == (("party", "foes"), {"guard-a": "a", "guard-b": "b", "ana": "n", "bea": "e"})
    clock = view.clock
    assert (clock.round, clock.phase, clock.tick, clock.begins, clock.is_over) == (
        "Round 1",
        "action",
        19,
        False,
        False,
    )
    assert (view.timeline.turns, view.timeline.active) == ({"bea": 1, "guard-a": 2}, "ana")
    assert (view.board, view.notes, view.is_running, view.reminds) == (None, "", True, True)
    assert views.view() is view, "nothing has changed"


def test_what_is_asked_is_part_of_it_and_nothing_else_is_made_anew_for_that(stair: Playing, views: ViewMaker) -> None:
    before = views.view()
    stair.do(ATTACK)
    asked = views.view()
    assert asked.question is not None
    assert asked.question.open_question is stair.conductor.open_question
    assert (asked.reminds, asked.rows is before.rows) == (False, True)
    assert views.view().question is asked.question, "it is put in words once"
    stair.conductor.questions.answer_die(20)
    answered = views.view().question
    assert (None if answered is None else answered.open_question) is stair.conductor.open_question
    assert not views.view().clock.begins, "it belongs to no beginning"
    stair.conductor.cancel()
    assert (views.view().question, views.view().reminds) == (None, True)


def test_before_it_begins_a_question_belongs_to_the_beginning(stair: Playing, views: ViewMaker) -> None:
    while stair.conductor.steps_done:
        stair.conductor.undo()
    view = views.view()
    assert (view.clock.round, view.clock.phase, view.clock.begins, view.is_running) == ("", "setup", False, False)
    assert view.timeline.moments == ()
    stair.conductor.begin_fight()
    question = views.view().question
    assert question is not None
    assert (views.view().clock.begins, question.open_question) == (True, stair.conductor.open_question)


def test_a_countdown_says_what_is_left_of_it_until_the_fight_is_over(stair: Playing, views: ViewMaker) -> None:
    stair.do({"do": "countdown", "name": "Tower", "rounds": 2})
    stair.do({"do": "countdown", "name": "Bell", "rounds": 1})
    stair.do({"do": "timer", "name": "Bell", "value": 0})
    told = [(countdown.name, countdown.words, countdown.is_up) for countdown in views.view().clock.countdowns]
    assert told == [("Tower", "Tower: 2 rounds", False), ("Bell", "Bell: 0 rounds", True)]
    stair.do({"do": "end"})
    view = views.view()
    assert (view.clock.countdowns, view.clock.is_over, view.timeline.moments) == ((), True, ())


def test_what_is_to_come_stands_on_the_line_where_it_comes(stair: Playing, views: ViewMaker) -> None:
    with_cues(
        stair,
        Cue(1, triggers.TICK, "the bell", 1, 8),
        Cue(2, triggers.TICK, "too late", 0, 8),
        Cue(3, triggers.COUNT, "the lair", 0, 5),
        Cue(4, triggers.COUNT, "from the next round on", 1, 5),
        Cue(5, triggers.COUNT, "over already", 0, 19),
        Cue(6, triggers.ROUND, "the flood", 1, 2),
        Cue(7, triggers.ROUND, "later", 1, 3),
        Cue(8, triggers.EACH_ROUND, "the wind", 1),
        Cue(9, triggers.TURN, "hers", 1, who="bea"),
    )
    assert moments(views.view()) == [
        (8, "cue", "the bell"),
        (5, "cue", "the lair"),
        (0, "status", "the flood"),
        (0, "status", "the wind"),
    ]


def test_what_is_due_says_for_whom_and_what_is_done_with_for_good_is_left_out(stair: Playing, views: ViewMaker) -> None:
    on = ("guard-a", "gone", "guard-b")
    with_cues(
        stair,
        Cue(1, triggers.TURN, "-3 it burns", 1, who="ana", on=on),
        Cue(2, triggers.TURN, "-3 later", 1, who="bea", on=on),
        Cue(3, triggers.ROUND, "once", 0, 1),
        Cue(4, triggers.TURN, "again", 1, who="ana"),
        let_go={"3": 1, "4": 1},
    )
    told = [(view.cue.id, view.words, view.is_due, view.whom) for view in views.view().cues]
    assert told == [
        (1, "turn of Ana: \N{MINUS SIGN}3 it burns", True, ("Guard A", "Guard B")),
        (2, "turn of Bea: \N{MINUS SIGN}3 later", False, ()),
        (4, "turn of Ana: again", False, ()),
    ]


def test_another_mark_makes_another_view_and_taken_back_it_is_equal(stair: Playing, views: ViewMaker) -> None:
    before = views.view()
    stair.conductor.hide("guard-a", hidden=True)
    hidden = views.view()
    assert [row.id for row in hidden.rows if row.hidden] == ["guard-a"]
    stair.conductor.undo()
    assert views.view() == before
    assert views.view() is not before


def test_another_look_makes_another_view(stair: Playing, views: ViewMaker, monkeypatch: pytest.MonkeyPatch) -> None:
    before = views.view()
    stair.conductor.current_fight.forget_looks()
    assert views.view() is before, "read again it is the same"
    monkeypatch.setattr(OpenFight, "looks", {"ana": OwnLook("#804000", "")})
    after = views.view()
    assert [(row.id, row.colour) for row in after.rows if row.colour] == [("ana", "#804000")]
    assert {id for id, look in after.looks.items() if look.colour} == {"ana"}


def test_everybody_has_a_look_and_it_stands_wherever_they_do(
    stair: Playing, views: ViewMaker, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks = views.view().looks
    assert {id: look.emblem for id, look in looks.items()} == {
        "ana": "",
        "bea": "",
        "guard-a": "visored-helm",
        "guard-b": "visored-helm",
    }
    known = {
        "guard-a": OwnLook(picture="data:image/png;base64,AA==", emblem="rat", kind="beast", is_boss=True),
        "guard-b": OwnLook(emblem=""),
    }
    monkeypatch.setattr(OpenFight, "looks", known)
    view = views.view()
    assert view.looks["guard-a"] == known["guard-a"]
    assert view.looks["guard-b"].emblem == "", "initials were chosen"
    assert {row.id: row.look for row in view.rows} == view.looks == view.timeline.looks


def test_who_is_made_in_the_fight_is_known_by_name(stair: Playing, views: ViewMaker) -> None:
    pup: dict[str, Any] = {"id": "pup", "name": "Wolf Pup", "side": "foes", "sheet": GUARD}
    stair.do({"do": "join", "combatant": pup})
    assert views.view().looks["pup"].emblem == "wolf-head"
    stair.do({"do": "set", "actor": "pup", "stat": "name", "value": "Old Bear"})
    view = views.view()
    assert view.looks["pup"].emblem == "paw-print"
    assert next(row for row in view.rows if row.id == "pup").look.emblem == "paw-print"


def test_the_past_is_shown_as_it_stood_with_the_letters_of_now(stair: Playing, views: ViewMaker) -> None:
    letters = views.view().letters
    stair.do({"do": "damage", "actor": "guard-a", "amount": 5})
    past = HistoryView(stair.conductor)
    past.step(-1)
    view = views.view()
    row = next(row for row in view.rows if row.id == "guard-a")
    assert (view.is_past, view.reminds, row.pools[0].value, view.letters) == (True, False, 40, letters)
    past.come_back()
    assert next(row for row in views.view().rows if row.id == "guard-a").pools[0].value == 35


def test_the_letters_of_another_fight_are_given_anew(stair: Playing, views: ViewMaker) -> None:
    assert views.view().letters["ana"] == "n"
    other = duel(stair.library, SYSTEM, ("Wolf", "foes", GUARD), ("Ana", "party", HERO))
    stair.conductor.resume(other.conductor.encounter_id or 0)
    view = views.view()
    assert (view.letters, [row.id for row in view.rows]) == ({"wolf": "w", "ana": "a"}, ["wolf", "ana"])


def test_two_fights_of_people_of_the_same_names_have_letters_of_their_own(library: Library) -> None:
    def open_to(*names: str) -> int:
        entries = [EncounterEntry(name=name, side="party", sheet=HERO) for name in names]
        return there(library.encounters.add(Encounter(name="Here", system=SYSTEM), entries).id)

    playing = Playing(library)
    views = ViewMaker(playing.conductor)
    letters = []
    for names in (("Ana", "Arn"), ("Arn", "Ana")):
        assert playing.conductor.open_prepared(open_to(*names))
        letters.append(dict(views.view().letters))
        playing.conductor.put_away()
    assert letters == [{"ana": "a", "arn": "r"}, {"arn": "a", "ana": "n"}]


def test_a_member_keeps_the_letter_that_it_got_and_none_is_kept_by_looking_back(library: Library) -> None:
    party = library.parties.add(Party(name="We"), [Member(name="Ana", system=SYSTEM, sheet=HERO)])
    (ana,) = library.parties.members(party.id)
    entries = [
        EncounterEntry(name="Ana", side="party", member_id=ana.id, sheet=HERO),
        EncounterEntry(name="Guard", side="foes", sheet=GUARD),
    ]
    made = library.encounters.add(Encounter(name="Hall", system=SYSTEM, notes="The lamp is out."), entries)
    playing = Playing(library)
    assert playing.conductor.open_prepared(there(made.id))
    for side in ("party", "foes"):
        playing.conductor.rollers.set(side, "app")
    playing.conductor.begin_fight()
    past = HistoryView(playing.conductor)
    past.step(-1)
    views = ViewMaker(playing.conductor)
    assert (views.view().letters["ana"], own_letter(library.parties.members()[0].extra)) == ("a", "")
    past.come_back()
    assert views.view().notes
    views.forget()
    assert (views.view().letters["ana"], own_letter(library.parties.members()[0].extra)) == ("a", "a")


WAVES: list[tuple[dict[str, Any], str, tuple[bool, bool]]] = [
    ({"when": "round", "number": 2}, "Round 2: Wolf", (False, False)),
    ({"when": "countdown", "number": 1, "unit": "rounds", "name": "Bell"}, "Bell", (False, True)),
    ({"when": "word", "number": 1}, "When you say so: Bear", (False, False)),
]


def test_who_waits_is_told_with_whether_it_is_time_and_whether_a_countdown_tells_of_it(library: Library) -> None:
    entries = [
        EncounterEntry(name="Ana", side="party", sheet=HERO),
        EncounterEntry(name="Guard", side="foes", sheet=GUARD),
        *(
            EncounterEntry(name=name, side="foes", sheet=GUARD, wave=when)
            for name, (when, _, _) in zip(("Wolf", "Ogre", "Bear"), WAVES, strict=True)
        ),
    ]
    made = library.encounters.add(Encounter(name="Hall", system=SYSTEM, seed=3), entries)
    playing = Playing(library)
    assert playing.conductor.open_prepared(there(made.id))
    for side in ("party", "foes"):
        playing.conductor.rollers.set(side, "app")
    views = ViewMaker(playing.conductor)
    playing.conductor.begin_fight()
    assert [(wave.words, (wave.is_due, wave.is_counted)) for wave in views.view().waves] == [
        (words, told) for _, words, told in WAVES
    ]
    playing.conductor.next()
    assert (0, "status", "Round 2: Wolf") in moments(views.view())
    while playing.fight.round < 2 or playing.fight.phase != "action":
        playing.conductor.next()
    assert [wave.is_due for wave in views.view().waves] == [True, True, False]
    assert (0, "status", "Round 2: Wolf") not in moments(views.view())


def test_a_mark_and_a_command_at_once_are_both_shown(stair: Playing, views: ViewMaker) -> None:
    views.view()
    stair.conductor.hide("guard-a", hidden=True)
    stair.do({"do": "set", "actor": "bea", "pool": "hp", "value": 1})
    view = views.view()
    assert [row.id for row in view.rows if row.hidden] == ["guard-a"]
    assert [row.id for row in view.rows if row.pools[0].value == 1] == ["bea"]
