"""The rows of the order: who stands where, and what matters among their chips."""

import pytest

from rules.core.display import Chip
from rules.core.facts import Command
from rules.core.letters import LETTERS, letters
from rules.core.state import Condition
from rules.engine.replay import service_for
from rules.engine.service import Done, RulesService
from rules.scripts import script
from rules.system import registry
from tests.ui.encounter.standing import fight_of
from ui.session.appearance import OwnLook
from ui.session.fight import Happening
from ui.session.view.order import FORBIDS, RowMaker, chip_of, chip_of_mark


def test_the_fallen_stand_below_the_others_and_those_who_left_below_all() -> None:
    service = fight_of(
        "d100",
        {"do": "leave", "actor": "orc", "reason": "fled"},
        {"do": "set", "actor": "elf", "pool": "pv", "value": -20},
    )
    rows = RowMaker().rows(service.fight, service.system, {})
    assert [(row.id, row.out, row.fallen) for row in rows] == [
        ("ana", False, False),
        ("elf", False, True),
        ("orc", True, False),
    ]


def test_a_status_that_forbids_matters_more_than_the_others() -> None:
    service, system = fight_of("d100"), registry.system("ffrpg")
    weights = {status.weight for status in system.statuses.values()}
    assert {FORBIDS - 1, FORBIDS} <= weights
    for status in system.statuses.values():
        chip = chip_of(service.fight, system, Condition(status.id, None))
        assert chip.matters == (status.weight >= FORBIDS), status.id


def test_another_colour_is_shown_where_nothing_else_has_changed() -> None:
    service, maker = fight_of("d100"), RowMaker()
    for colour in ("#c02020", "#2020c0", ""):
        looks = {"ana": OwnLook(colour=colour)}
        rows = maker.rows(service.fight, service.system, {}, frozenset(), looks=looks)
        assert {row.id: row.colour for row in rows} == {"ana": colour, "orc": "", "elf": ""}


def test_a_row_says_who_comes_next_and_after_that() -> None:
    service = fight_of("d100")
    rows = RowMaker().rows(service.fight, service.system, {})
    spoken = {row.turn: row.spoken() for row in rows}
    assert {1, 2} <= spoken.keys()
    assert spoken[1].endswith(", comes next")
    assert spoken[2].endswith(", comes after the next")


def test_whoever_comes_beyond_all_letters_has_a_number() -> None:
    names = {str(number): "Rat" for number in range(54)}
    given = letters(names, {})
    assert len(set(given.values())) == 54
    assert set(given.values()) == {*LETTERS, *LETTERS.upper(), "53", "54"}


def test_a_row_that_is_remembered_has_the_letter_of_now() -> None:
    service, maker = fight_of("d100"), RowMaker()
    for letter in "xy":
        rows = maker.rows(service.fight, service.system, {"ana": letter}, frozenset())
        assert {row.id: row.letter for row in rows} == {"ana": letter, "orc": "", "elf": ""}


PIECE = {"vida": 9, "con": 6, "per": 9, "acao": 5}


def rows_remembered(service: RulesService, *commands: Command) -> None:
    """Rows of which only those are made anew that a command has changed are the same as if all were."""
    maker = RowMaker()
    maker.rows(service.fight, service.system, {})
    for command in commands:
        done = service.do(command)
        assert isinstance(done, Done), done
        rows = maker.rows(service.fight, service.system, {}, Happening("done", [done.entry]).changed)
        assert rows == RowMaker().rows(service.fight, service.system, {}), command


def test_who_joins_is_no_longer_the_last_once_somebody_is_put_elsewhere() -> None:
    people = [{"id": id, "name": id, "side": id, "sheet": PIECE} for id in ("ana", "orc", "elf")]
    service = service_for(script.check({"system": "tabuleiro", "combatants": people[:2]}))
    moved = {"do": "order", "actor": "elf", "before": "orc"}
    rows_remembered(service, {"do": "begin"}, {"do": "join", "combatant": people[2]}, moved)


def test_a_status_names_whoever_it_came_from_as_that_one_is_called_now() -> None:
    service = fight_of("d100")
    given = {"do": "condition", "actor": "ana", "status": "grabbed", "source": "orc"}
    rows_remembered(service, given, {"do": "set", "actor": "orc", "stat": "name", "value": "Old Orc"})
    (row,) = (row for row in RowMaker().rows(service.fight, service.system, {}) if row.id == "ana")
    assert "Old Orc" in row.chips[0].tip


def test_what_a_status_means_is_said_with_the_figures_of_the_fight_also_on_rows_that_are_remembered() -> None:
    service = fight_of("ffrpg", {"do": "condition", "actor": "ana", "status": "poison"})
    rows_remembered(service, {"do": "set", "option": "poison_percent", "value": 7})


def test_what_a_status_means_is_said_with_the_figures_of_the_fight() -> None:
    service = fight_of("ffrpg", {"do": "condition", "actor": "ana", "status": "poison"})

    def tip() -> str:
        (row,) = (row for row in RowMaker().rows(service.fight, service.system, {}) if row.id == "ana")
        return row.chips[0].tip

    assert "10% of current HP" in tip()
    service.do({"do": "set", "option": "poison_percent", "value": 5})
    assert "5% of current HP" in tip()
    service.do({"do": "undo"})
    assert "10% of current HP" in tip()


@pytest.mark.parametrize(
    ("chip", "text", "word", "timer", "drawing"),
    [
        (Chip("loaded", "Ballesta", "0/1", drawing="crossbow"), "Ballesta 0/1", "Ballesta", "0/1", "crossbow"),
        (Chip("charging", "Charging", "+4, Fire"), "Charging +4, Fire", "Charging: Fire", "+4", ""),
        (Chip("focus", "centrado", "Orc 5"), "centrado: Orc 5", "centrado: Orc 5", "", ""),
        (Chip("facing", "↑", "norte"), "norte ↑", "norte", "↑", ""),
        (Chip("fleeing", "Escape"), "Escape", "Escape", "", ""),
    ],
)
def test_the_figure_of_a_mark_stands_apart_from_its_words(
    chip: Chip, text: str, word: str, timer: str, drawing: str
) -> None:
    shown = chip_of_mark(registry.system("d100"), chip)
    assert (shown.text, shown.word, shown.timer, shown.drawing.name) == (text, word, timer, drawing)
    assert shown.tip.startswith(text), "where its words have no room, they are told of it"


def test_a_row_says_all_that_its_drawings_do_not_say_in_words() -> None:
    service = fight_of(
        "d100",
        {"do": "act", "actor": "ana", "action": "wait", "params": {"des": 5, "target": "orc"}},
        {"do": "condition", "actor": "ana", "status": "grabbed", "timer": 3},
        declarations="off",
    )
    (row,) = (row for row in RowMaker().rows(service.fight, service.system, {"ana": "a"}) if row.id == "ana")
    assert [chip.drawing.name for chip in row.chips] == ["grab", "hourglass", "targeted"]
    assert row.spoken().startswith("A: Ana, Party, 5, PV 12/12, ")
    assert all(chip.text in row.spoken() for chip in row.chips)
    assert {chip.text for chip in row.chips} >= {"presa 3", "centrado: Orc 5"}
