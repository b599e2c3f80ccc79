"""A fight by written rules goes on with the very texts with which it began, whatever becomes of them in the library."""

from __future__ import annotations

import contextlib
import json
import shutil
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from desktop.cli.log_export import log_content
from models.library import Library
from models.odds.pool import InProcessPlayers, WorkerPlayers, forecast
from models.odds.questions import PreparedFight
from models.repositories.encounters import Encounter, EncounterEntry
from models.repositories.parties import Member, Party
from models.storage.errors import LibraryError
from rules.engine.replay import replay
from rules.odds.runs import Situation
from rules.summary.courses import courses
from rules.system import registry
from rules.tactics.temperaments import CUNNING
from tests.models.systems.written_games import CRITICAL_FROM_19, GOBLIN, HERO, SKIRMISH
from tests.there import there
from tests.ui.session.playing import Playing, duel
from ui.session.dice_rollers import APP
from ui.session.history_view import HistoryView
from ui.session.loader import as_script, reopened
from ui.session.players import PlayersTable
from ui.summary.loader import gather
from ui.telling.choice import TellingChoice

BLOW: dict[str, Any] = {"do": "act", "actor": "iva", "action": "strike", "targets": ["goblin"]}
HARDER = SKIRMISH.replace('critical = [{ damage = "2 * dice(damage)"', 'critical = [{ damage = "9 * dice(damage)"')
NEWER = HARDER.replace('version = "1.0"', 'version = "2.0"')


@pytest.fixture
def library(qapp: QApplication, tmp_path: Path) -> Iterator[Library]:
    opened = Library.open(tmp_path / "Table.turnwright", samples=())
    opened.systems.add(SKIRMISH)
    yield opened
    opened.close(back_up=False)


def begun(library: Library) -> Playing:
    """Iva against a goblin, in her turn, with a blow struck."""
    playing = duel(library, "skirmish", ("Iva", "party", HERO), ("Goblin", "foes", GOBLIN))
    playing.conductor.begin_fight()
    while playing.conductor.fight.active != "iva":
        playing.conductor.next()
    playing.conductor.command(BLOW)
    while playing.conductor.open_question is not None:
        playing.conductor.questions.answer_choice("none")
    return playing


def outcome(playing: Playing) -> dict[str, Any]:
    """All of a fight as its script replays it where nobody has its system."""
    fight = playing.conductor.current_fight
    script = as_script(playing.library.journals.load(fight.encounter_id).script, fight.service.journal)
    found, status = replay(json.dumps(script))
    assert status == 0, found
    return dict(found)


def facts(playing: Playing) -> list[Any]:
    return list(json.loads(json.dumps(playing.conductor.current_fight.service.journal.facts())))


def texts(playing: Playing) -> tuple[str, ...]:
    """The texts by which the fight is played where it stands."""
    return playing.conductor.current_fight.service.system.texts


def again(library: Library, encounter: int) -> Playing:
    """The fight as it is opened anew, one more blow struck."""
    playing = Playing(library)
    assert playing.conductor.resume(encounter), playing.failed
    return playing


def test_the_example_really_is_another_one() -> None:
    assert HARDER != SKIRMISH


@pytest.mark.parametrize("how", ["edited", "removed", "moved"])
def test_a_fight_reopens_under_the_text_with_which_it_began(library: Library, tmp_path: Path, how: str) -> None:
    library.systems.add(CRITICAL_FROM_19)
    playing = begun(library)
    encounter = playing.conductor.current_fight.encounter_id
    before, told = outcome(playing), facts(playing)
    if how == "edited":
        library.systems.add(NEWER)
        library.systems.remove("thursday", "skirmish")
    elif how == "removed":
        library.systems.remove("skirmish")
        library.systems.remove("thursday", "skirmish")
        assert "skirmish" not in registry.ids()
    library.close()
    path = library.path
    if how == "moved":
        path = tmp_path / "elsewhere" / "Other.turnwright"
        path.parent.mkdir()
        shutil.move(library.path, path)
    opened = Library.open(path, create=False)
    resumed = again(opened, encounter)
    system = resumed.conductor.current_fight.service.system
    assert system.texts == (SKIRMISH, CRITICAL_FROM_19)
    assert (outcome(resumed), facts(resumed)) == (before, told)
    resumed.conductor.command({"do": "undo"})
    resumed.conductor.command({"do": "redo"})
    resumed.conductor.next()
    resumed.conductor.end_fight()
    assert resumed.failed == []
    assert resumed.conductor.fight.phase == "ended"
    opened.close(back_up=False)


def test_texts_stay_as_long_as_a_fight_is_played_by_them(library: Library) -> None:
    playing = begun(library)
    encounter = playing.conductor.current_fight.encounter_id
    library.systems.remove("skirmish")
    assert (library.texts.all(), there(library.texts.get(registry_hash())).state) == ([], "pinned")
    playing.conductor.close_fight()
    library.close()
    opened = Library.open(library.path, create=False)
    removed = opened.encounters.remove([encounter])
    opened.restore(removed)
    assert reopened(opened, encounter).service.system.texts == (SKIRMISH,)
    opened.encounters.remove([encounter])
    opened.systems.install()
    opened.close()
    opened = Library.open(library.path, create=False)
    assert opened.texts.get(registry_hash()) is None
    opened.close()


def registry_hash() -> str:
    from rules.written.rulebook import digest_of

    return digest_of(SKIRMISH)


def test_a_text_that_was_pinned_is_ready_again_once_it_is_added(library: Library) -> None:
    begun(library)
    library.systems.remove("skirmish")
    library.systems.add(SKIRMISH)
    assert [row.state for row in library.texts.all()] == ["ready"]
    assert registry.system("skirmish").texts == (SKIRMISH,)


def test_a_fight_whose_text_has_disappeared_is_named_and_left_as_it_is(library: Library) -> None:
    playing = begun(library)
    encounter = playing.conductor.current_fight.encounter_id
    library.close()
    with contextlib.closing(sqlite3.connect(library.path)) as connection, connection:
        connection.execute("DELETE FROM systems")
    opened = Library.open(library.path, create=False)
    with pytest.raises(LibraryError, match=r"The fight Duel is damaged, because the text \w+ of its rules is not in"):
        opened.journals.load(encounter)
    resumed = Playing(opened)
    assert not resumed.conductor.resume(encounter)
    assert len(resumed.failed) == 1
    opened.systems.add(SKIRMISH)
    assert resumed.conductor.resume(encounter)
    opened.close(back_up=False)


def test_a_prepared_encounter_of_a_missing_system_says_so(library: Library) -> None:
    entries = [EncounterEntry(name="Iva", side="party", sheet=HERO)]
    made = there(library.encounters.add(Encounter(name="Ford", system="skirmish"), entries).id)
    library.systems.remove("skirmish")
    playing = Playing(library)
    assert not playing.conductor.open_prepared(made)
    assert len(playing.failed) == 1
    assert "skirmish" in playing.failed[0]


def test_house_rules_that_do_not_fit_are_named_when_a_fight_begins(library: Library) -> None:
    library.systems.add(CRITICAL_FROM_19.replace('language = "en"', 'drop = ["action.storm"]'))
    library.systems.add(SKIRMISH.replace("[action.storm]", "[action.blaze]"))
    entries = [EncounterEntry(name="Iva", side="party", sheet=HERO)]
    made = there(library.encounters.add(Encounter(name="Ford", system="skirmish"), entries).id)
    playing = Playing(library)
    assert not playing.conductor.open_prepared(made)
    assert len(playing.failed) == 1
    assert "action.storm" in playing.failed[0]


def test_what_a_fight_of_a_removed_system_leaves_reaches_its_members(library: Library) -> None:
    library.parties.add(Party(name="Us"), [Member(name="Iva", system="skirmish", sheet=HERO)])
    (iva,) = library.parties.members()
    made = there(library.encounters.add(Encounter(name="Ford", system="skirmish", seed=3)).id)
    library.encounters.add_members(made, [there(iva.id)])
    playing = Playing(library)
    assert playing.conductor.open_prepared(made)
    playing.conductor.rollers.set("party", APP)
    playing.conductor.command({"do": "set", "actor": "iva", "pool": "hp", "value": 7})
    library.systems.remove("skirmish")
    playing.conductor.begin_fight()
    playing.conductor.end_fight()
    assert (playing.failed, playing.refused, playing.conductor.fight.phase) == ([], [], "ended")
    (iva,) = library.parties.members()
    assert iva.pools["hp"] == 7


def test_branches_and_trial_copies_are_played_by_the_same_texts(library: Library) -> None:
    playing = begun(library)
    fight = playing.conductor.current_fight
    library.systems.add(NEWER)
    branch = library.branches.add(fight.encounter_id, 1, "What if")
    assert reopened(library, branch).service.system.texts == (SKIRMISH,)
    copy = there(library.encounters.prepare_again(fight.encounter_id, "Duel again").id)
    assert library.setup(copy).script["rules"] == [NEWER]


@pytest.mark.parametrize("jobs", [0, 2])
def test_the_odds_are_those_of_the_pinned_rules_also_in_workers(library: Library, jobs: int) -> None:
    playing = begun(library)
    here = Situation.from_service(playing.conductor.current_fight.service)
    library.systems.add(NEWER)
    encounter = playing.conductor.current_fight.encounter_id
    there_again = Situation.from_service(again(library, encounter).conductor.current_fight.service)
    assert there_again.digest == here.digest
    library.systems.remove("skirmish")
    expected = [*forecast(here, CUNNING, 5, fights=20)][-1]
    with WorkerPlayers(jobs) if jobs else contextlib.nullcontext(InProcessPlayers()) as players:
        assert [*forecast(there_again, CUNNING, 5, fights=20, players=players)][-1] == expected


# --- going on with the newer rules -----------------------------------------------------------------------------------


def test_a_fight_goes_on_with_the_newer_rules_and_reopens_with_them(library: Library) -> None:
    playing = begun(library)
    fight = playing.conductor.current_fight
    assert fight.newer_rules is None
    before = outcome(playing)
    library.systems.add(NEWER)
    library.systems.add(CRITICAL_FROM_19)
    playing.conductor.go_on_with_newer_rules()
    assert (playing.refused, playing.failed) == ([], [])
    assert texts(playing) == (NEWER, CRITICAL_FROM_19)
    assert fight.newer_rules is None
    told = playing.conductor.teller().lines(playing.conductor.log())
    assert any(line.endswith("from here on this fight is played by Skirmish 2.0 + Thursday 1") for line in told), told
    after = outcome(playing)
    library.systems.remove("skirmish")
    library.systems.remove("thursday", "skirmish")
    resumed = again(library, fight.encounter_id)
    assert texts(resumed) == (NEWER, CRITICAL_FROM_19)
    assert outcome(resumed) == after
    resumed.conductor.undo()
    assert texts(resumed) == (SKIRMISH,)
    assert outcome(resumed) == before
    resumed.conductor.redo()
    assert outcome(resumed) == after
    assert texts(again(library, fight.encounter_id)) == (NEWER, CRITICAL_FROM_19)


def test_newer_rules_that_do_not_fit_are_refused_in_one_sentence(library: Library) -> None:
    playing = begun(library)
    playing.conductor.command({"do": "condition", "actor": "goblin", "status": "burning"})
    before = outcome(playing)
    library.systems.add(NEWER.replace("burning", "glowing"))
    playing.conductor.go_on_with_newer_rules()
    assert len(playing.refused) == 1
    assert playing.refused[0].startswith("This fight cannot go on under these rules: ")
    assert outcome(playing) == before


def test_the_past_before_newer_rules_is_shown_by_the_older_ones(library: Library) -> None:
    playing = begun(library)
    then = playing.conductor.steps_done
    library.systems.add(NEWER)
    playing.conductor.go_on_with_newer_rules()
    past = HistoryView(playing.conductor)
    past.look_back(then)
    assert texts(playing) == (SKIRMISH,)
    past.look_back(then + 1)
    assert texts(playing) == (NEWER,)


def test_what_the_newer_rules_no_longer_know_is_told_all_the_same(library: Library) -> None:
    """A status that was on before, and is off, has gone with the older rules: log and summary speak of it."""
    playing = begun(library)
    for command in ("condition", "lift"):
        playing.conductor.command({"do": command, "actor": "goblin", "status": "burning"})
    library.systems.add(NEWER.replace("burning", "glowing").replace("Burning", "Glowing"))
    playing.conductor.go_on_with_newer_rules()
    assert playing.refused == []
    conductor = playing.conductor
    lines = conductor.teller().lines(conductor.log())
    assert any("urning" in line for line in lines), lines
    service = conductor.current_fight.service
    assert len(courses(service.system, service.fight, service.journal)) == 2
    content = log_content(library, [conductor.current_fight.encounter_id], "md", TellingChoice("en", "gm", "narrated"))
    assert "urning" in str(content)


def test_a_prepared_encounter_is_foreseen_by_the_rules_with_which_it_would_begin(library: Library) -> None:
    entries = [EncounterEntry(name="Iva", side="party", sheet=HERO), EncounterEntry(name="Goblin", sheet=GOBLIN)]
    made = there(library.encounters.add(Encounter(name="Ford", system="skirmish"), entries).id)
    before = PreparedFight.from_setup(library.setup(made), None)
    assert before.situation().texts == (SKIRMISH,)
    library.systems.add(CRITICAL_FROM_19)
    prepared = PreparedFight.from_setup(library.setup(made), None)
    assert prepared.digest != before.digest
    situation = Situation.unpack(prepared.situation().pack())
    assert situation.texts == (SKIRMISH, CRITICAL_FROM_19)
    library.systems.remove("skirmish")
    assert [*forecast(situation, CUNNING, 5, fights=5)][-1].fights == 5


def test_a_fight_that_changed_its_rules_is_summed_up_and_shown_to_the_players(library: Library) -> None:
    playing = begun(library)
    library.systems.add(NEWER)
    playing.conductor.go_on_with_newer_rules()
    playing.conductor.next()
    data = gather(library, playing.conductor.current_fight.encounter_id, "en", lambda done, of: None)
    assert data.system.texts == (NEWER,)
    view = there(PlayersTable(playing.conductor).view(()))
    assert {row.name for row in view.rows} == {"Iva", "Goblin"}
