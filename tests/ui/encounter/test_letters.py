"""The letters that aim: once given they stay, in the running fight and when it is opened again."""

from PySide6.QtWidgets import QToolButton

from models.library import Library
from models.repositories.creatures import Creature
from models.repositories.encounters import Encounter, EncounterEntry
from models.repositories.parties import Member, Party, own_letter
from rules.core.letters import letters, letters_from_start
from tests.ui.encounter.conftest import GUARD, HERO, SYSTEM, GameTable
from ui.dnd.payload import DropPayload
from ui.session.command_tags import one_step
from ui.session.dice_rollers import APP
from ui.shell.main_window import MainWindow

NAMES = {"hound": "Clockwork Hound", "mint": "Mint"}


def joins(*commands: tuple[int, str]) -> list[dict[str, object]]:
    return [{"kind": "join", "command": number, "actor": id} for number, id in commands]


def test_who_comes_later_takes_no_letter_away() -> None:
    names = {**NAMES, "guard-c": "Guard C"}
    assert letters_from_start(names, joins((4, "guard-c"))) == {"hound": "c", "mint": "m", "guard-c": "g"}
    assert letters(names, {})["guard-c"] == "c"


def test_letters_are_given_in_the_order_of_joining() -> None:
    names = {**NAMES, "cat": "Cat", "crab": "Crab"}
    assert letters_from_start(names, joins((2, "crab"), (5, "cat"))) == {
        "hound": "c",
        "mint": "m",
        "crab": "r",
        "cat": "a",
    }
    assert letters_from_start(names, joins((2, "cat"), (5, "crab")))["cat"] == "a"


def test_other_facts_change_no_letter() -> None:
    facts = [{"kind": "leave", "command": 1, "actor": "mint"}, {"kind": "note", "command": 2}]
    assert letters_from_start(NAMES, facts) == {"hound": "c", "mint": "m"}


def test_a_fight_opened_again_in_its_middle_has_the_letters_that_it_had(begun: GameTable, library: Library) -> None:
    abbot, guard = library.creatures.add(
        [Creature(name=name, system=SYSTEM, sheet=GUARD) for name in ("Abbot E", "Guard")]
    )
    for creature in (guard, abbot, guard):
        commands = [{"name": creature.name, "side": "foes", "sheet": creature.sheet}]
        begun.conductor.commands(begun.conductor.current_fight.join_commands(commands))
    begun.conductor.undo()
    begun.conductor.commands(
        begun.conductor.current_fight.join_commands([{"name": "Ana", "side": "foes", "sheet": GUARD}])
    )
    before = dict(begun.page.keys)
    assert len(before) == 7
    assert before != letters(begun.conductor.names, {})
    encounter = begun.conductor.encounter_id
    assert encounter is not None
    begun.window.put_away()
    assert begun.page.keys == {}
    begun.window.encounter.prepare.resume_requested.emit(encounter)
    assert begun.page.keys == before
    begun.conductor.undo()
    begun.conductor.redo()
    assert begun.page.keys == before


def test_those_who_joined_together_have_their_letters_again_when_the_fight_is_opened_again(
    begun: GameTable, library: Library
) -> None:
    """The last letter of a name is a wish of its own, before the first: those of all who come at once are heard."""
    assert "a" in begun.page.keys.values()
    newcomers = [{"name": f"Crab {letter}", "side": "foes", "sheet": GUARD} for letter in "ABC"]
    begun.conductor.commands(one_step(begun.conductor.current_fight.join_commands(newcomers)))
    before = dict(begun.page.keys)
    encounter = begun.conductor.encounter_id
    begun.window.put_away()
    begun.window.encounter.prepare.resume_requested.emit(encounter)
    assert begun.page.keys == before
    assert before["crab-c"] == "c"


def fight_of(window: MainWindow, library: Library, members: list[Member], *foes: str) -> GameTable:
    """A fight of these members against foes, set up and open."""
    entries = [
        *(
            EncounterEntry(name=member.name, side="party", member_id=member.id, sheet=member.sheet)
            for member in members
        ),
        *(EncounterEntry(name=name, side="foes", sheet=GUARD) for name in foes),
    ]
    made = library.encounters.add(Encounter(name="Again", system=SYSTEM, seed=2), entries)
    assert made.id is not None
    assert window.conductor.open_prepared(made.id)
    return GameTable(window, library)


def party_of(library: Library, *names: str) -> list[Member]:
    party = library.parties.add(Party(name="We"), [Member(name=name, system=SYSTEM, sheet=HERO) for name in names])
    return library.parties.members(party.id)


def test_a_hero_has_the_same_letter_in_every_fight_and_foes_take_what_is_left(
    window: MainWindow, library: Library
) -> None:
    ana, ada, bea = party_of(library, "Ana", "Ada", "Bea")
    first = fight_of(window, library, [ana, bea], "Abbot", "Ape A")
    assert (first.key_of("ana"), first.key_of("bea")) == ("a", "b")
    window.conductor.close_fight()
    ana, ada, bea = library.parties.members()
    second = fight_of(window, library, [ada, bea, ana], "Ape A", "Beetle B")
    own = (second.key_of("ana"), second.key_of("bea"), second.key_of("ada"))
    assert own == ("a", "b", "d")
    assert {second.key_of("ape-a"), second.key_of("beetle-b")} & {"a", "b", "d"} == set()
    window.conductor.close_fight()
    ana, ada, bea = library.parties.members()
    third = fight_of(window, library, [ada], "Ape A", "Beetle B")
    assert third.key_of("ada") == "d"
    assert {third.key_of("ape-a"), third.key_of("beetle-b")} & {"a", "b", "d"} == set(), "who may join later is spared"


def test_a_hero_who_joins_in_the_middle_comes_with_its_own_letter(window: MainWindow, library: Library) -> None:
    ana, bea = party_of(library, "Ana", "Bea")
    fight_of(window, library, [ana, bea], "Imp")
    window.conductor.close_fight()
    ana, bea = library.parties.members()
    table = fight_of(window, library, [ana], "Beetle")
    assert table.key_of("beetle") != "b"
    assert bea.id is not None
    table.page.drops.join(DropPayload(members=(bea.id,), sides=("party",)))
    assert table.key_of("bea") == "b"


def test_before_the_fight_begins_foes_give_way_to_a_hero_who_comes_and_afterwards_they_keep_theirs(
    window: MainWindow, library: Library
) -> None:
    bea, bo = party_of(library, "Bea", "Bo")
    table = fight_of(window, library, [], "Rat A", "Rat B", "Oaf O")
    assert (table.key_of("rat-b"), table.key_of("oaf-o")) == ("b", "o")
    assert bea.id is not None
    table.page.drops.join(DropPayload(members=(bea.id,), sides=("party",)))
    assert table.key_of("bea") == "b"
    sides = [button.property("side") for button in table.page.rollers.findChildren(QToolButton) if button.isVisible()]
    assert sides == ["foes", "party"], "whoever rolls for a side that has come can be chosen"
    assert table.key_of("rat-b") not in ("b", "")
    table.all_by(APP)
    table.type(" ")
    assert table.fight.phase != "setup"
    before = dict(table.page.keys)
    assert bo.id is not None
    table.page.drops.join(DropPayload(members=(bo.id,), sides=("party",)))
    after = dict(table.page.keys)
    assert after.pop("bo") not in before.values()
    assert after == before
    encounter = table.conductor.encounter_id
    kept = dict(table.page.keys)
    window.put_away()
    window.encounter.prepare.resume_requested.emit(encounter)
    assert table.page.keys == kept


def test_whose_own_letter_is_taken_here_keeps_it_for_other_fights(window: MainWindow, library: Library) -> None:
    for name in ("Ana", "Abe"):
        fight_of(window, library, party_of(library, name), "Imp")
        window.conductor.close_fight()
    party_of(library, "Cid")
    members = {member.name: member for member in library.parties.members()}
    table = fight_of(window, library, [members[name] for name in ("Ana", "Abe", "Cid")], "Imp")
    assert (table.key_of("ana"), table.key_of("abe"), table.key_of("cid")) == ("a", "b", "c")
    own = {member.name: own_letter(member.extra) for member in library.parties.members()}
    assert own == {"Ana": "a", "Abe": "a", "Cid": "c"}


def test_a_letter_that_a_file_brings_counts_only_where_it_is_one() -> None:
    assert own_letter({"letter": "q"}) == "q"
    for wrong in ("", "Q", "qq", 7, None, "é"):
        assert own_letter({"letter": wrong}) == ""
    assert own_letter({}) == ""


def test_the_board_that_is_prepared_has_the_letters_of_the_fight(window: MainWindow, library: Library) -> None:
    """On the prepared board copies took the letters of heroes, who had others in the fight."""
    (ana,) = party_of(library, "Ana")
    entries = [
        EncounterEntry(name=ana.name, side="party", member_id=ana.id, sheet=ana.sheet, cells=[[0, 0]]),
        EncounterEntry(name="Guard", side="foes", sheet=GUARD, count=2, cells=[[1, 1], [2, 2]]),
    ]
    board = {"width": 4, "height": 4}
    made = library.encounters.add(Encounter(name="Yard", system=SYSTEM, seed=2, board=board), entries)
    assert made.id is not None
    window.show_encounter(made.id)
    window.encounter.show_board(made.id)
    prepared = {id: piece.view.letter for id, piece in window.encounter.board.editor.scene.pieces.items()}
    assert prepared["ana"] == "a"
    assert window.conductor.open_prepared(made.id)
    fight = GameTable(window, library)
    assert prepared == {id: fight.key_of(id) for id in prepared}
