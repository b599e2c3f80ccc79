"""Whatever the window opens is left and opened again on every page: nothing breaks, and nothing stays behind."""

from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from desktop.application import Program
from models.repositories.parties import Member, Party
from tests.proving import PROVE, short_of
from tests.ui.opening import (
    FIGHTS,
    PAGES,
    Opener,
    Openers,
    Refuser,
    kept_in_python,
    live,
)
from tests.ui.settling import settle
from tests.ui.wandering import Wanderer, whole_program
from ui.encounter.gm import suggestions
from ui.shell.main_window import MainWindow
from ui.theme.theme import look

WALK = 5
"""Steps of a walk at random; the same ones each time."""
Place = Callable[[MainWindow], object]
PLACES = PAGES | FIGHTS
SHORT = ("creature", 3)
"""`make test` opens every third thing on one page."""


@pytest.fixture(autouse=True)
def _read_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """The playbook of a fight is worked out as it opens, not while something is counted later."""
    monkeypatch.setattr(suggestions, "READ_AHEAD", 0)


@pytest.fixture
def program(qapp: QApplication, own_folders: Path) -> Iterator[Program]:
    """The whole program over the samples, with somebody in the party."""
    with whole_program(qapp, own_folders / "Mine.turnwright") as made:
        assert made.window is not None
        made.window.resize(1366, 768)
        library = made.window.library
        sheet = library.creatures.get(library.creatures.rows(system="ffrpg")[0].id)
        assert sheet is not None
        library.parties.add(Party(name="Us"), [Member(party_id=0, name="Ann", system="ffrpg", sheet=sheet.sheet)])
        yield made


def what_each_leaves(opener: Opener, openers: Openers) -> dict[str, tuple[Counter[str], Counter[str]]]:
    """What more and what less there is after each opener that leaves something; counting takes longer than opening."""
    left, before = {}, live()
    for name, open_it in openers.items():
        opener.visit(open_it)
        now = live()
        if now != before:
            left[name] = (now - before, before - now)
        before = now
    return left


@pytest.mark.parametrize(("place", "each"), short_of([*((item, 1) for item in PLACES), SHORT], SHORT))
def test_what_a_page_opens_leaves_nothing_behind(program: Program, place: str, each: int) -> None:
    opener, refuser = Opener(program, PLACES[place]), Refuser(program)
    opener.come()
    openers = dict(list(opener.all().items())[::each])
    assert len(openers) > 10
    for open_it in openers.values():
        opener.visit(open_it)
    before = live()
    for open_it in openers.values():
        opener.visit(open_it)
    after = live()
    left = {} if after == before else what_each_leaves(opener, openers)
    assert (after - before, before - after, left) == (Counter(), Counter(), {}), refuser.met


@pytest.mark.parametrize("place", short_of(["creature", "fight ffrpg"]))
def test_every_setting_is_changed_again_and_again(program: Program, place: str) -> None:
    opener = Opener(program, PLACES[place])
    counts = []
    for _ in range(2):
        for name in opener.settings():
            opener.visit(opener.window.menus.by_name[name].trigger)
        counts.append(live())
    assert counts[0] == counts[1]


@PROVE
def test_the_same_walk_again_and_again_keeps_nothing(program: Program) -> None:
    wanderer = Wanderer(program, seed=0)
    wanderer.fill_party()
    kept, alive = [], []
    for _ in range(3):
        wanderer.chance.seed(3)
        wanderer.go(WALK)
        for _, step in wanderer.steps:
            step()
            settle()
        wanderer.rest()
        for _ in range(wanderer.window.undo_stack.count()):
            wanderer.window.undo()
            wanderer.rest()  # What was left with changes is opened again by undo.
        wanderer.window.undo_stack.clear()
        look().choose("light")
        wanderer.window.choose_language("es")
        wanderer.window.choose_language("en")
        settle()
        kept.append(kept_in_python())
        alive.append(live())
    assert kept[2] - kept[1] == {}
    assert alive[2] - alive[1] == {}
