"""What the players may see of the open fight: at its present position, one view for each audience."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings
from pytestqt.qtbot import QtBot

from models.library import Library
from models.marks.cues import Cue
from models.marks.marks import with_comment, with_countdown
from models.repositories.encounters import PREPARED, Encounter, EncounterEntry
from models.samples import shipped_samples
from rules.core.state import PARTY
from rules.engine.triggers import ROUND
from rules.players.players_view import PlayersView, RowOnView, as_json
from rules.players.seen_by import BAR, NUMBERS
from tests.there import there
from tests.ui.encounter.conftest import GUARD, HERO, SYSTEM
from tests.ui.session.playing import ATTACK, Playing
from ui.services.preferences import LibraryPreferences
from ui.session.dice_rollers import APP
from ui.session.history_view import HistoryView
from ui.session.players import PlayersSettings, PlayersTable
from ui.session.reinforcements import bring_in
from ui.session.view.maker import ViewMaker


@pytest.fixture
def players(stair: Playing) -> PlayersTable:
    return PlayersTable(stair.conductor)


def shown(players: PlayersTable, *seat: str) -> PlayersView:
    return there(players.view(seat))


def names(view: PlayersView) -> set[str]:
    return {row.name for row in view.rows}


def row(view: PlayersView, name: str) -> RowOnView:
    return next(each for each in view.rows if each.name == name)


def lines(view: PlayersView) -> str:
    return "\n".join(line.text for line in view.log)


def test_a_view_is_worked_out_once_and_anew_after_each_change(stair: Playing, players: PlayersTable) -> None:
    first = shown(players)
    assert shown(players) is first
    assert shown(players, "ana") is not first
    stair.do({"do": "damage", "actor": "ana", "amount": 3})
    second = shown(players)
    assert second.position > first.position
    assert row(second, "Ana").health.pools[0].value == row(first, "Ana").health.pools[0].value - 3
    stair.conductor.undo()
    third = shown(players)
    assert third.position > second.position
    assert row(third, "Ana").health == row(first, "Ana").health


def test_a_change_is_told_once_when_the_window_is_at_rest(stair: Playing, players: PlayersTable, qtbot: QtBot) -> None:
    told: list[int] = []
    players.changed.connect(lambda: told.append(players.position))
    with qtbot.waitSignal(players.changed):
        stair.do(ATTACK, 40, 3)  # asks twice, and is done
        stair.conductor.hide("guard-b", hidden=True)
        assert told == []
    assert told == [players.position]


def test_who_is_hidden_is_not_there_and_appears_when_shown(stair: Playing, players: PlayersTable) -> None:
    stair.conductor.hide("guard-a", hidden=True)
    stair.do({"do": "condition", "actor": "guard-a", "status": "poison"})
    assert names(shown(players)) == {"Ana", "Bea", "Guard B"}
    stair.conductor.hide("guard-a", hidden=False)
    stair.do({"do": "condition", "actor": "guard-a", "status": "stun"})
    seen = shown(players)
    assert names(seen) == {"Ana", "Bea", "Guard A", "Guard B"}
    assert ("Poison" in lines(seen), "Guard A" in lines(seen)) == (False, True), "what came before stays unseen"
    stair.conductor.undo()
    stair.conductor.undo()
    assert names(shown(players)) == {"Ana", "Bea", "Guard B"}


def test_looking_back_shows_the_players_the_present_and_its_question(stair: Playing, players: PlayersTable) -> None:
    stair.do({"do": "damage", "actor": "guard-a", "amount": 30})
    stair.do(ATTACK)
    before = shown(players, "ana")
    assert before.question is not None
    past = HistoryView(stair.conductor)
    past.look_back(0)
    during = shown(players, "ana")
    assert (during.rows, during.question, during.log) == (before.rows, before.question, before.log)
    past.come_back()
    after = shown(players, "ana")
    assert (after.rows, after.question) == (before.rows, before.question)
    past.look_back(1)
    assert past.go_back()
    again = shown(players, "ana")
    assert (again.question, again.position > after.position) == (None, True)
    assert row(again, "Guard A").health.word == "unhurt"


def test_the_past_is_shown_once_that_is_said_without_who_was_hidden_and_nothing_is_asked_there(
    stair: Playing, players: PlayersTable
) -> None:
    conductor = stair.conductor
    conductor.hide("guard-b", hidden=True)
    stair.do({"do": "damage", "actor": "guard-a", "amount": 30})
    conductor.hide("guard-b", hidden=False)
    stair.do({"do": "damage", "actor": "bea", "amount": 3})
    conductor.hide("guard-a", hidden=True)
    stair.do(ATTACK)
    past = HistoryView(conductor)
    past.position_changed.connect(players.look_again)
    now = conductor.steps_done
    past.look_back(now - 2)
    assert {row.name for row in shown(players, "ana").rows} == {"Ana", "Bea", "Guard B"}
    players.show_past(shown=True)
    view = shown(players, "ana")
    assert {row.name for row in view.rows} == {"Ana", "Bea"}, "one was hidden then, the other is now"
    assert (view.question, view.offers) == (None, None)
    assert row(view, "Bea").health.pools[0].value == row(view, "Bea").health.pools[0].maximum
    past.look_back(now)
    assert {row.name for row in shown(players, "ana").rows} == {"Ana", "Bea", "Guard B"}
    past.look_back(now - 2)
    past.come_back()
    assert not players.shows_past
    assert shown(players, "ana").question is not None
    past.look_back(now - 2)
    assert shown(players, "ana").question is not None, "it is said anew each time"


def test_each_time_that_something_is_asked_has_a_token_of_its_own(stair: Playing, players: PlayersTable) -> None:
    tokens = []
    for _ in range(2):
        stair.do(ATTACK)
        tokens.append(there(shown(players, "ana").question).token)
        stair.conductor.hide("guard-b", hidden=True)
        assert there(shown(players, "ana").question).token == tokens[-1], "the same question"
        stair.conductor.questions.answer_die(40)
        tokens.append(there(shown(players, "ana").question).token)
        stair.conductor.cancel()
        assert shown(players, "ana").question is None
        stair.conductor.hide("guard-b", hidden=False)
    assert len(set(tokens)) == 4


def test_what_is_shown_of_the_health_of_foes_is_kept(stair: Playing, tmp_path: Path) -> None:
    file = QSettings(str(tmp_path / "layouts.ini"), QSettings.Format.IniFormat)
    kept = LibraryPreferences(stair.library.path, file)
    players = PlayersTable(stair.conductor, kept)
    stair.do({"do": "damage", "actor": "guard-a", "amount": 10})
    assert row(shown(players), "Guard A").health.word
    players.settings = PlayersSettings({"foes": BAR}, foes_timers=True)
    assert row(shown(players), "Guard A").health.share is not None
    again = PlayersTable(stair.conductor, LibraryPreferences(stair.library.path, file))
    assert again.settings == players.settings
    again.settings = PlayersSettings({"party": NUMBERS}, knows_party=False)
    assert [each.own for each in shown(again, "ana").rows if each.side == "party"] == [
        each.name == "Ana" for each in shown(again, "ana").rows if each.side == "party"
    ]


@pytest.mark.parametrize("spoiled", ["3", '{"health": 3}', '{"health": {"foes": "all"}, "foes_timers": "yes"}'])
def test_settings_that_somebody_spoiled_are_the_usual_ones(stair: Playing, spoiled: str) -> None:
    kept = LibraryPreferences(stair.library.path)
    kept.keep("players", json.loads(spoiled))
    assert PlayersTable(stair.conductor, kept).settings == PlayersSettings()


def test_a_countdown_is_seen_unless_the_game_master_keeps_it_secret(stair: Playing, players: PlayersTable) -> None:
    stair.do({"do": "countdown", "name": "the bridge falls", "rounds": 3})
    conductor = stair.conductor
    assert [each.name for each in shown(players).countdowns] == ["the bridge falls"]
    marked = with_countdown(conductor.marking.marks, "the bridge falls", shown=False)
    conductor.marking.become(marked, conductor.steps_done, "secret")
    assert shown(players).countdowns == ()
    assert PlayersTable(stair.reopened().conductor).view() is not None
    assert there(PlayersTable(stair.reopened().conductor).view()).countdowns == ()
    conductor.undo()
    assert len(shown(players).countdowns) == 1


def test_a_wave_and_its_countdown_are_secret_until_it_is_there(library: Library) -> None:
    bell = {"when": "countdown", "number": 2, "unit": "rounds", "name": "Bell"}
    entries = [
        EncounterEntry(name="Ana", side="party", sheet=HERO),
        EncounterEntry(name="Guard", sheet=GUARD),
        EncounterEntry(name="Ghoul", sheet=GUARD, wave=bell),
    ]
    made = library.encounters.add(Encounter(name="The stair", system=SYSTEM, seed=11), entries)
    playing = Playing(library)
    players, conductor = PlayersTable(playing.conductor), playing.conductor
    assert conductor.open_prepared(there(made.id))
    conductor.rollers.set("party", APP)
    conductor.begin_fight()
    assert list(playing.fight.countdowns) == ["Bell"]
    assert "Bell" not in json.dumps(as_json(shown(players)))
    assert "Ghoul" not in json.dumps(as_json(shown(players)))
    bring_in(conductor, [0])
    assert "Ghoul" in names(shown(players))
    assert shown(players).countdowns == ()


def test_an_answer_of_a_seat_is_that_to_its_own_question_alone(stair: Playing, players: PlayersTable) -> None:
    stair.do(ATTACK)
    token = there(shown(players, "ana").question).token
    (slot,) = players.dice_meant(("ana",), token)
    assert [(die.faces, die.needs) for die in there(shown(players, "ana").question).dice] == [(100, "")]
    assert (slot.faces, slot.roll.actor) == (100, "ana")
    assert players.dice_meant(("bea",), token) == players.dice_meant(("ana",), "0") == ()
    assert players.option_meant(("ana",), token, "none") is None
    stair.conductor.questions.answer_dice([(slot.place, 40)])
    assert players.dice_meant(("ana",), token) == ()


def test_what_the_game_master_alone_has_written_is_in_no_view(library: Library) -> None:
    """Notes of the encounter and of its rows, comments, cues, temperaments, waves to come and who is hidden."""
    entries = [
        EncounterEntry(name="Ana", side="party", sheet=HERO, notes="zqa"),
        EncounterEntry(name="Guard", sheet=GUARD, notes="zqb"),
        EncounterEntry(name="zqc", sheet=GUARD, hidden=True),
        EncounterEntry(name="zqd", sheet=GUARD, wave={"when": "round", "number": 2}),
        EncounterEntry(
            name="zqe", sheet=GUARD, wave={"when": "countdown", "number": 3, "unit": "rounds", "name": "zqf"}
        ),
    ]
    made = library.encounters.add(Encounter(name="The stair", system=SYSTEM, seed=11, notes="zqg"), entries)
    playing = Playing(library)
    players, conductor = PlayersTable(playing.conductor), playing.conductor
    assert conductor.open_prepared(there(made.id))
    for side in ("party", "foes"):
        conductor.rollers.set(side, APP)
    conductor.begin_fight()
    marking = conductor.marking
    marking.become(with_comment(marking.marks, 1, "zqh"), conductor.steps_done, "zqi")
    marking.put(["guard"], "temperament", "zqj", conductor.steps_done, "zqk")
    marking.keep_cues([Cue(1, ROUND, "zql", 1, 2)], {}, conductor.steps_done, "zqm")
    conductor.command({"do": "note", "text": "zqn"})
    conductor.next()
    conductor.command({"do": "condition", "actor": "ana", "status": "poison"})
    views = [there(players.view(seat, language)) for seat in ((), ("ana",)) for language in ("en", "es", "pt_BR")]
    assert all(names(view) == {"Ana", "Guard"} and len(view.log) > 2 for view in views)
    assert [view for view in views if "zq" in json.dumps(as_json(view)).casefold()] == []


def test_without_a_fight_there_is_nothing_to_see(stair: Playing, players: PlayersTable) -> None:
    before = players.position
    stair.conductor.close_fight()
    assert (players.view(), players.position > before) == (None, True)


def test_the_game_master_reads_beside_a_name_how_the_players_call_them(stair: Playing, players: PlayersTable) -> None:
    views = ViewMaker(stair.conductor)

    def chips(name: str) -> list[str]:
        (found,) = (row for row in views.view().rows if row.name == name)
        return [chip.text for chip in found.chips]

    assert chips("Guard B") == []
    stair.conductor.hide("guard-a", hidden=True)
    assert names(shown(players)) == {"Ana", "Bea", "Guard B"}
    assert chips("Guard B") == [], "they have seen both"


def test_a_foe_that_was_never_seen_leaves_no_gap_and_the_game_master_is_told_the_other_name(library: Library) -> None:
    entries = [
        EncounterEntry(name="Ana", side="party", sheet=HERO),
        EncounterEntry(name="Guard", sheet=GUARD, hidden=True),
        EncounterEntry(name="Guard", sheet=GUARD, count=2),
    ]
    made = library.encounters.add(Encounter(name="The stair", system=SYSTEM, seed=11), entries)
    playing = Playing(library)
    players, conductor = PlayersTable(playing.conductor), playing.conductor
    views = ViewMaker(conductor)
    assert conductor.open_prepared(there(made.id))
    for side in ("party", "foes"):
        conductor.rollers.set(side, APP)
    conductor.begin_fight()

    def known() -> dict[str, str]:
        chips = {row.name: [chip.text for chip in row.chips if "players:" in chip.text] for row in views.view().rows}
        return {name: texts[0].removeprefix("players: ") for name, texts in chips.items() if texts}

    assert names(shown(players)) == {"Ana", "Guard A", "Guard B"}
    assert known() == {"Guard B": "Guard A", "Guard C": "Guard B"}
    conductor.hide("guard-a", hidden=False)
    assert names(shown(players)) == {"Ana", "Guard A", "Guard B", "Guard C"}
    assert known() == {"Guard A": "Guard C", "Guard B": "Guard A", "Guard C": "Guard B"}


def test_players_see_the_emblem_of_their_own_by_its_kind_as_the_game_master_does(tmp_path: Path) -> None:
    """Of a foe its name alone says something: a kind is a secret of its own."""
    samples = [sample for sample in shipped_samples() if sample.name == "fantasia.json"]
    library = Library.open(tmp_path / "Table.turnwright", samples=samples)
    playing = Playing(library)
    (encounter, *_) = library.encounters.all(PREPARED)
    assert playing.conductor.open_prepared(there(encounter.id))
    table = PlayersTable(playing.conductor)
    looks = ViewMaker(playing.conductor).view().looks
    seen = {row.name: table.looks()[row.id].seen(row.name).emblem for row in there(table.view()).rows}
    combatants = playing.conductor.fight.combatants.values()
    own = {combatant.name: looks[combatant.id].emblem for combatant in combatants if combatant.side == PARTY}
    library.close()
    assert len(own) == 4
    assert all(own.values())
    assert {name: seen[name] for name in own} == own
