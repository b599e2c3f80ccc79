"""Rule systems as data in a library: found while it is open, newer versions, other authors, removal, drafts."""

import contextlib
import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule
from hypothesis.strategies import sampled_from

from models import read_only
from models.library import Library
from models.repositories.creatures import Creature
from models.storage.errors import LibraryError
from models.systems.library_systems import MADE_HERE, LibrarySystems, SystemChange
from rules.system import registry
from rules.written.rulebook import digest_of
from tests.models.systems.written_games import CRITICAL_FROM_19, HERO, SKIRMISH, duel


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    before = registry.ids()
    opened = Library.open(tmp_path / "library.turnwright", samples=())
    yield opened
    opened.close()
    assert registry.ids() == before


def reopened(library: Library) -> Library:
    library.close()
    return Library.open(library.path, create=False)


def refused(library: Library, text: str) -> str:
    """The code with which a text is refused; nothing is written."""
    before = library.texts.all()
    with pytest.raises(LibraryError) as error:
        library.systems.add(text)
    assert library.texts.all() == before
    return error.value.code


# --- found while the library is open ---------------------------------------------------------------------------------


def test_a_system_of_a_library_is_found_until_it_is_closed(library: Library) -> None:
    library.systems.add(SKIRMISH, "skirmish.system.toml")
    assert registry.system("skirmish").texts == (SKIRMISH,)
    (row,) = library.texts.latest()
    assert (row.hash, row.id, row.title, row.version) == (digest_of(SKIRMISH), "skirmish", "Skirmish", "1.0")
    assert (row.author, row.licence, row.came_from) == ("The Turnwright authors", "MIT", "skirmish.system.toml")
    assert not row.is_house
    assert row.is_whole
    library.close()
    assert "skirmish" not in registry.ids()
    again = Library.open(library.path, create=False)
    assert registry.system("skirmish").title == "Skirmish"
    assert again.creatures.add([Creature(name="Iva", system="skirmish", sheet=HERO)])[0].pools["hp"] == 20
    again.close()


def test_nothing_is_built_before_it_is_asked_for(library: Library, monkeypatch: pytest.MonkeyPatch) -> None:
    library.systems.add(SKIRMISH)
    library.close()
    asked: list[str] = []
    monkeypatch.setattr(LibrarySystems, "built", lambda _, text_hash: asked.append(text_hash))
    Library.open(library.path, create=False).close()
    assert asked == []


def test_it_is_found_in_a_library_that_is_only_read(library: Library) -> None:
    library.systems.add(SKIRMISH)
    library.close()
    with read_only.open_to_read(library.path) as again:
        assert registry.system("skirmish").title == "Skirmish"
        assert again.systems.texts_for("skirmish") == (SKIRMISH,)
    assert "skirmish" not in registry.ids()


def test_of_two_libraries_the_one_opened_last_is_played(library: Library, tmp_path: Path) -> None:
    library.systems.add(duel("1"))
    other = Library.open(tmp_path / "other.turnwright", samples=())
    other.systems.add(duel("7"))
    assert registry.system("duel").texts == (duel("7"),)
    assert library.systems.texts_for("duel") == (duel("1"),)
    other.close()
    assert registry.system("duel").texts == (duel("1"),)


def test_a_text_that_has_gone_bad_is_named_and_the_library_opens(library: Library) -> None:
    library.systems.add(SKIRMISH)
    library.systems.add(duel("1"))
    library.close()
    with contextlib.closing(sqlite3.connect(library.path)) as connection, connection:
        connection.execute("UPDATE systems SET text = 'x = 1' WHERE id = 'skirmish'")
    again = Library.open(library.path, create=False)
    assert "skirmish" not in registry.ids()
    assert "duel" in registry.ids()
    assert [str(fault) for fault in registry.broken()] == [
        "The rule system “skirmish” cannot be loaded: its text is not in the library as it was."
    ]
    again.close()


def test_a_text_with_faults_for_this_version_is_named_with_its_line(library: Library) -> None:
    library.systems.add(SKIRMISH)
    library.close()
    bad = SKIRMISH.replace("half(heat)", "half(heet)")
    with contextlib.closing(sqlite3.connect(library.path)) as connection, connection:
        connection.execute("UPDATE systems SET text = ?, hash = ?", (bad, digest_of(bad)))
    again = Library.open(library.path, create=False)
    (fault,) = registry.broken()
    line = next(number for number, row in enumerate(bad.splitlines(), 1) if "(heet)" in row)
    assert f"cannot be loaded: line {line}, action.storm.does" in str(fault)
    assert "heet" in str(fault)
    again.close()


# --- taking in -------------------------------------------------------------------------------------------------------


def test_a_newer_version_is_the_one_that_is_played_and_the_older_stays(library: Library) -> None:
    library.systems.add(duel("1"))
    library.systems.add(duel("2"))
    assert registry.system("duel").texts == (duel("2"),)
    assert [row.version for row in library.texts.versions("duel")] == ["2", "1"]
    assert [row.version for row in library.texts.latest()] == ["2"]
    library.systems.add(duel("1"))
    assert [row.version for row in library.texts.versions("duel")] == ["1", "2"]
    assert registry.system("duel").texts == (duel("1"),)


def test_what_is_new_beside_the_version_in_the_library_is_told_row_by_row(library: Library) -> None:
    library.systems.add(duel("1"))
    assert library.systems.look(duel("2")).changes == ()
    newer = duel("2", fields="ward").replace('"1d4"', '"1d6"') + '[status.scared]\nlabel = "Scared"\n'
    assert [tuple(change) for change in library.systems.look(newer).changes] == [
        ("sheet.ward", "new"),
        ("action.poke", "changed"),
        ("status.scared", "new"),
        ("sheet.armor", "gone"),
    ]
    assert library.systems.look(SKIRMISH).changes == ()


def test_the_id_of_a_built_in_system_is_refused(library: Library) -> None:
    assert refused(library, duel("1").replace('id = "duel"', 'id = "ffrpg"')) == "built_in_id"


def test_a_text_with_faults_is_refused_with_its_line(library: Library) -> None:
    bad = SKIRMISH.replace("half(heat)", "half(heet)")
    arrival = library.systems.look(bad)
    assert arrival.refusal is not None
    assert str(arrival.refusal).startswith("Skirmish cannot be played: line ")
    assert refused(library, bad) == "bad_rules"
    assert refused(library, "this is no TOML") == "bad_rules"
    assert refused(library, "") == "bad_rules"


def test_another_authors_system_of_the_same_id_takes_a_free_one_when_it_is_asked_to(library: Library) -> None:
    library.systems.add(duel("1"))
    theirs = duel("5", author="Beto")
    arrival = library.systems.look(theirs)
    assert (arrival.free_id, arrival.refusal and arrival.refusal.code) == ("duel_2", "other_author")
    assert refused(library, theirs) == "other_author"
    change = library.systems.add(theirs, as_other=True)
    assert change.row is not None
    assert (change.row.id, change.row.is_whole) == ("duel_2", True)
    assert [(id, registry.system(id).texts[0]) for id in ("duel", "duel_2")] == [
        ("duel", duel("1")),
        ("duel_2", theirs.replace('"duel"', '"duel_2"')),
    ]
    library.systems.add(duel("6", author="Ana"), as_other=True)
    assert {row.id for row in library.texts.latest()} == {"duel", "duel_2", "duel_3"}


@pytest.mark.parametrize(
    ("plain", "odd"),
    [
        ('id = "duel"', '"id" = "duel"'),
        ('id = "duel"', "'id'='duel' # its name"),
        ('id = "duel"', 'id = """duel"""'),
        ('id = "duel"', 'id = "du\\u0065l"'),
        ("[system]\n", "[ 'system' ]\n"),
    ],
)
def test_however_an_id_is_written_a_free_one_takes_its_place(library: Library, plain: str, odd: str) -> None:
    library.systems.add(duel("1"))
    theirs = duel("5", author="Beto")
    assert plain in theirs
    added = library.systems.add(theirs.replace(plain, odd, 1), as_other=True)
    assert added.row is not None
    assert added.row.id == "duel_2"
    assert added.row.text.count("\n") == theirs.count("\n")


def test_a_text_that_cannot_be_read_is_refused_with_its_line_also_as_another(library: Library) -> None:
    library.systems.add(duel("1"))
    broken = duel("5", author="Beto").replace('id = "duel"', 'id = "duel"\nid = "duel"', 1)
    arrival = library.systems.look(broken, as_other=True)
    assert arrival.refusal is not None
    assert arrival.refusal.code == "bad_rules"


def test_whoever_said_no_name_may_say_it_in_a_newer_version(library: Library) -> None:
    library.systems.add(duel("1", author=""))
    library.systems.add(duel("2", author="Ana"))
    assert registry.system("duel").texts == (duel("2", author="Ana"),)
    assert refused(library, duel("3", author="")) == "other_author"


def test_whoever_made_it_here_may_call_themselves_otherwise(library: Library) -> None:
    library.systems.add(duel("1", author="Ana"), MADE_HERE)
    library.systems.add(duel("2", author="Ana Ox"), MADE_HERE)
    assert registry.system("duel").texts == (duel("2", author="Ana Ox"),)
    arrival = library.systems.look(duel("3", author="Beto"), "duel.turnwright-system")
    assert (arrival.free_id, arrival.refusal and arrival.refusal.code) == ("duel_2", "other_author")


def test_tests_and_the_licences_words_are_kept_beside_a_text_and_are_those_of_newer_versions(library: Library) -> None:
    library.systems.add(duel("1"), tests={"blow": "[]"}, licence_text="Do as you like.")
    assert library.systems.beside(duel("1")) == ({"blow": "[]"}, "Do as you like.")
    library.systems.add(duel("1"))  # the bare text again
    assert library.systems.beside(duel("1")) == ({"blow": "[]"}, "Do as you like.")
    library.systems.add(duel("2"))
    assert library.systems.beside(duel("2")) == ({"blow": "[]"}, "Do as you like.")
    strict = duel("3").replace("[system]", '[system]\nlicence = "Ask first"', 1)
    assert library.systems.beside(strict) == ({"blow": "[]"}, "")
    library.systems.add(duel("4"), tests={"parry": "{}"})
    assert library.systems.beside(duel("4"))[0] == {"parry": "{}"}
    library = reopened(library)
    assert library.systems.beside(duel("1"))[0] == {"parry": "{}"}
    assert [row.tests for row in library.texts.versions("duel")] == [{"parry": "{}"}, {}, {"blow": "[]"}]
    assert library.systems.beside(SKIRMISH) == ({}, "")
    library.close()


def test_tests_of_a_system_that_gets_another_id_play_by_that(library: Library) -> None:
    library.systems.add(duel("1", author="Ana"))
    test = {"script": {"system": "duel", "seed": 1, "combatants": []}, "expect": {}}
    other = {"script": {"system": "ffrpg"}, "expect": {}}
    tests = {"one": json.dumps(test), "many": json.dumps([test, other, "?"]), "broken": "{", "deep": "[" * 900}
    added = library.systems.add(duel("1", author="Beto"), as_other=True, tests=tests)
    assert added.row is not None
    kept, _ = library.systems.beside(added.row.text)
    assert json.loads(kept["one"])["script"]["system"] == "duel_2"
    assert [each["script"]["system"] for each in json.loads(kept["many"])[:2]] == ["duel_2", "ffrpg"]
    assert (kept["broken"], kept["deep"]) == ("{", "[" * 900)


def test_adding_and_removing_can_be_undone_and_done_again(library: Library) -> None:
    first = library.systems.add(duel("1"))
    second = library.systems.add(duel("2"))
    back = library.systems.undo(second)
    assert registry.system("duel").texts == (duel("1"),)
    library.systems.undo(back)
    assert registry.system("duel").texts == (duel("2"),)
    removed = library.systems.remove("duel")
    assert "duel" not in registry.ids()
    library.systems.undo(removed)
    assert [row.version for row in library.texts.versions("duel")] == ["2", "1"]
    library.systems.undo(second)
    library.systems.undo(first)
    assert library.texts.all() == []
    assert "duel" not in registry.ids()


def test_what_is_not_saved_is_not_found_either(library: Library) -> None:
    def add_in_vain() -> None:
        with library.together():
            library.systems.add(SKIRMISH)
            library.systems.add(SKIRMISH.replace("half(heat)", "half(heet)"))

    with pytest.raises(LibraryError, match="Skirmish cannot be played"):
        add_in_vain()
    assert library.texts.all() == []
    assert "skirmish" not in registry.ids()


def test_creatures_of_a_removed_system_stay_and_say_what_is_missing(library: Library) -> None:
    library.systems.add(SKIRMISH)
    (iva,) = library.creatures.add([Creature(name="Iva", system="skirmish", sheet=HERO)])
    library.systems.remove("skirmish")
    assert iva.id is not None
    kept = library.creatures.get(iva.id)
    assert kept is not None
    assert (kept.sheet, library.sheets.knows("skirmish")) == (HERO, False)
    kept.sheet = {**HERO, "hp": 21}
    with pytest.raises(LibraryError, match="The rule system skirmish is not installed; Iva is kept as it is"):
        library.creatures.save([kept])
    library.systems.add(SKIRMISH)
    library.creatures.save([kept])


# --- house rules -----------------------------------------------------------------------------------------------------


def test_fights_begin_with_the_latest_text_and_the_house_rules_that_are_on(library: Library) -> None:
    library.systems.add(SKIRMISH)
    assert library.systems.texts_for("skirmish") == (SKIRMISH,)
    change = library.systems.add(CRITICAL_FROM_19)
    assert change.row is not None
    assert (change.row.id, change.row.over, change.row.is_house) == ("thursday", "skirmish", True)
    assert library.systems.texts_for("skirmish") == (SKIRMISH, CRITICAL_FROM_19)
    assert library.systems.system("skirmish").texts == (SKIRMISH, CRITICAL_FROM_19)
    assert registry.system("skirmish").texts == (SKIRMISH,)
    assert registry.played("skirmish").texts == (SKIRMISH, CRITICAL_FROM_19)
    library.systems.switch(change.row.hash, is_on=False)
    assert library.systems.texts_for("skirmish") == registry.played("skirmish").texts == (SKIRMISH,)
    library.systems.switch(change.row.hash, is_on=True)
    assert registry.played("skirmish").texts == (SKIRMISH, CRITICAL_FROM_19)
    newer = CRITICAL_FROM_19.replace('version = "1"', 'version = "2"')
    library.systems.add(newer)
    assert library.systems.texts_for("skirmish") == (SKIRMISH, newer)
    library.systems.remove("thursday", "skirmish")
    assert library.systems.texts_for("skirmish") == (SKIRMISH,)
    assert registry.played("skirmish") is registry.system("skirmish")
    assert library.systems.texts_for("ffrpg") == ()


def test_sheets_are_those_of_the_house_rules(library: Library) -> None:
    library.systems.add(SKIRMISH)
    giant = Creature(name="Giant", system="skirmish", sheet={"hp": 900})
    with pytest.raises(LibraryError):
        library.creatures.add([giant])
    house = CRITICAL_FROM_19.partition("[test.blow]")[0] + "[sheet.hp]\nhigh = 999\n"
    change = library.systems.add(house)
    assert library.creatures.add([giant])
    library.systems.undo(change)
    with pytest.raises(LibraryError):
        library.creatures.add([Creature(name="Other", system="skirmish", sheet={"hp": 900})])


def test_house_rules_with_a_fault_are_refused_also_without_what_they_lie_over(library: Library) -> None:
    bad = CRITICAL_FROM_19.replace('20 = "critical"', '20 = "glorious"')
    assert refused(library, bad) == "bad_rules"
    library.systems.add(CRITICAL_FROM_19)
    library.systems.add(SKIRMISH)
    assert refused(library, bad) == "bad_rules"


# --- drafts ----------------------------------------------------------------------------------------------------------


def test_a_draft_keeps_its_faults_and_is_played_by_nobody_until_it_is_ready(library: Library) -> None:
    first = library.systems.save_draft("[system]\nid = 'duel'\ntitle = ")
    assert first.row is not None
    second = library.systems.save_draft(duel("1"), first.row.hash)
    assert second.row is not None
    assert [row.text for row in library.texts.drafts()] == [duel("1")]
    assert "duel" not in registry.ids()
    library.systems.undo(second)
    assert [row.hash for row in library.texts.drafts()] == [first.row.hash]
    library.systems.save_draft(duel("1"), first.row.hash)
    library.systems.add(duel("1"))
    assert library.texts.drafts() == []
    assert registry.system("duel").title == "Duel"
    library.systems.save_draft(duel("1"))
    assert [row.version for row in library.texts.versions("duel")] == ["1"]


def test_a_text_that_is_ready_does_not_become_the_latest_by_being_written_again(library: Library) -> None:
    for version in ("1", "2"):
        library.systems.add(duel(version))
    draft = library.systems.save_draft(duel("3")).row
    assert draft is not None
    assert library.systems.save_draft(duel("1"), draft.hash).row is None
    assert library.texts.drafts() == []
    assert [row.version for row in library.texts.versions("duel")] == ["2", "1"]


# --- whatever is done ------------------------------------------------------------------------------------------------


class Shelf(RuleBasedStateMachine):
    """Texts are added, removed, undone, and the library reopened: what is found is always what its file says."""

    TEXTS = (*(duel(str(number)) for number in range(3)), duel("9", author="Beto"), CRITICAL_FROM_19, SKIRMISH)

    @initialize()
    def begin(self) -> None:
        import tempfile

        self.folder = tempfile.TemporaryDirectory()
        self.others = registry.ids()
        self.library = Library.open(Path(self.folder.name) / "library.turnwright", samples=())
        self.undone: list[SystemChange] = []

    @rule(text=sampled_from(TEXTS))
    def add(self, text: str) -> None:
        with contextlib.suppress(LibraryError):
            self.undone.append(self.library.systems.add(text))

    @rule(id=sampled_from(["duel", "skirmish"]))
    def remove(self, id: str) -> None:
        self.undone.append(self.library.systems.remove(id))

    @rule()
    def undo_the_last(self) -> None:
        if self.undone:
            self.library.systems.undo(self.undone.pop())

    @rule()
    def reopen(self) -> None:
        self.library = reopened(self.library)
        self.undone = []

    @invariant()
    def what_is_found_is_the_latest_that_is_kept(self) -> None:
        if not hasattr(self, "library"):
            return
        latest = {row.id: row.text for row in self.library.texts.latest() if not row.is_house}
        assert set(registry.ids()) == {*self.others, *latest}
        for id, text in latest.items():
            assert registry.system(id).texts == (text,)
            assert self.library.systems.texts_for(id)[0] == text

    def teardown(self) -> None:
        if hasattr(self, "library"):
            self.library.close()
            assert registry.ids() == self.others
            self.folder.cleanup()


TestShelf = Shelf.TestCase
TestShelf.settings = settings(max_examples=15, stateful_step_count=12, deadline=None)
