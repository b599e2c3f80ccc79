"""Two players with a browser each play a sample fight on their pages; the game master takes what they propose."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from queue import SimpleQueue
from typing import Any, TypeVar

import pytest
from pytestqt.qtbot import QtBot

from desktop.demonstration import answer_all, play_stop
from models.library import Library
from models.repositories.encounters import PREPARED
from models.samples import shipped_samples
from rules.core.state import PARTY, is_decided
from tests.there import there
from tests.ui.players.browser import LAPTOP, NEEDS_BROWSER, PHONE, Page, browser
from tests.ui.players.phone import Table
from tests.ui.session.playing import Playing
from ui.session.dice_rollers import APP, PHONES

pytestmark = NEEDS_BROWSER
Got = TypeVar("Got")
MOST_STEPS = 600


class Evening:
    """A sample fight of a system at a table with two phones: the players' thread asks, the window's does."""

    def __init__(self, system: str, place: Path, qtbot: QtBot) -> None:
        samples = [sample for sample in shipped_samples() if sample.name == f"{system}.json"]
        self.library = Library.open(place / "Samples.turnwright", samples=samples)
        playing = Playing(self.library)
        encounter = next(one for one in self.library.encounters.all(PREPARED) if one.system == system)
        assert playing.conductor.open_prepared(there(encounter.id))
        self.conductor = playing.conductor
        for side in {combatant.side for combatant in self.conductor.fight.combatants.values()}:
            self.conductor.rollers.set(side, APP)
        self.conductor.command({"do": "begin"})
        answer_all(self.conductor)
        self.table = Table(playing, qtbot)
        self.conductor.rollers.set(PARTY, PHONES)
        self._errands: SimpleQueue[tuple[Callable[[], Any], SimpleQueue[Any]]] = SimpleQueue()
        self.answers = 0
        """Questions answered on phones."""
        self.declarations = 0
        self.deeds = 0
        """Deeds proposed on phones and taken."""

    # --- in the window's thread ------------------------------------------------------------------------

    def run(self, play: Callable[[], None]) -> None:
        """Let the players play, and do what they have the window do."""

        def is_over() -> bool:
            while not self._errands.empty():
                errand, answer = self._errands.get()
                answer.put(errand())
            return playing.done()

        playing = self.table.started(play)
        self.table.wait(is_over)
        playing.result()

    # --- in the players' thread --------------------------------------------------------------------------

    def window(self, errand: Callable[[], Got]) -> Got:
        """Have the window's thread do something, and return what comes of it."""
        answer: SimpleQueue[Got] = SimpleQueue()
        self._errands.put((errand, answer))
        return answer.get()

    def heroes(self) -> list[str]:
        """Return the names of those who can be chosen."""
        return self.window(lambda: [seat.name for seat in self.table.phones.seats()])

    def is_over(self) -> bool:
        """Return whether the fight is decided."""
        return self.window(lambda: is_decided(self.conductor.fight))

    def asked_of(self) -> str:
        """Return the device that the open question is shown on; empty: it is the game master's, or there is none."""

        def device() -> str:
            phones = self.table.phones
            asked = [phone.device for phone in phones.phones.values() if phones.document(phone).get("question")]
            return asked[0] if asked else ""

        return self.window(device)

    def step(self, pages: dict[str, Page]) -> None:
        """Have whoever is asked answer, whoever may act propose, else let the game master go on."""
        declaring = self.window(self._declaring)
        if declaring:
            pages[declaring].wait(lambda: pages[declaring].declares)
            pages[declaring].declare()
            self.declarations += 1
            return
        device = self.asked_of()
        if device:
            page = pages[device]
            page.wait(lambda: page.token)
            page.answer()
            self.answers += 1
            return
        acting = self.window(self._acting)
        if acting and acting in pages:
            before = self.window(lambda: self.conductor.steps_done)
            pages[acting].wait(lambda: pages[acting].has_turn)
            pages[acting].propose()
            self.window(self.table.phones.take_wish)
            done = self.window(lambda: (self.conductor.steps_done, self.conductor.open_question is not None))
            self.deeds += done != (before, False)
            if done != (before, False):
                return
        self.window(self._go_on)

    def _declaring(self) -> str:
        """Return a device that is asked for a declaration and has made none."""
        for phone in self.table.phones.phones.values():
            asked = self.table.phones.document(phone).get("declares")
            if asked and any(one["made"] is None for one in asked["who"]):
                return phone.device
        return ""

    def _acting(self) -> str:
        for phone in self.table.phones.phones.values():
            if self.table.phones.document(phone).get("offers"):
                return phone.device
        return ""

    def _go_on(self) -> None:
        conductor = self.conductor
        if conductor.open_question is not None:
            answer_all(conductor)
        elif self._acting():
            conductor.command({"do": "next", "override": True})
        else:
            active = conductor.fight.acting
            if active is None or active.side != PARTY:
                play_stop(conductor)
            else:
                conductor.command({"do": "next", "override": True})


@pytest.fixture
def evening(request: pytest.FixtureRequest, tmp_path: Path, qtbot: QtBot) -> Iterator[Evening]:
    held = Evening(request.param, tmp_path, qtbot)
    yield held
    held.table.end()
    held.library.close(back_up=False)


def joined(evening: Evening, page: Page, language: str, name: str) -> str:
    """Scan the invitation and sit down; return the device."""
    known = evening.window(lambda: set(evening.table.phones.phones))
    page.open(*evening.window(lambda: (evening.table.phones.url, evening.table.phones.invitation)), language)
    page.sit(name)
    (device,) = evening.window(lambda: set(evening.table.phones.phones)) - known
    return device


@pytest.mark.prove
@pytest.mark.parametrize(
    ("evening", "language", "size"),
    [
        ("ffrpg", "en", PHONE),
        ("fantasia", "es", LAPTOP),
        ("d100", "pt_BR", PHONE),
        ("fulminato", "pt_BR", PHONE),
        ("tabuleiro", "es", PHONE),
    ],
    indirect=["evening"],
)
def test_two_seats_play_a_fight_to_its_end_on_their_pages(
    evening: Evening, language: str, size: tuple[int, int]
) -> None:
    def play() -> None:
        with browser(*size) as one, browser(*size, dark=True) as other:
            names = evening.heroes()
            pages = {joined(evening, page, language, name): page for page, name in ((one, names[0]), (other, names[1]))}
            for _ in range(MOST_STEPS):
                if evening.is_over():
                    break
                evening.step(pages)
            assert evening.is_over()
            for page in pages.values():
                assert page.faults() == []
                assert not page.too_wide()
                assert page.console() == []

    evening.run(play)
    assert evening.deeds >= 2
    assert evening.declarations >= (2 if evening.conductor.system.id == "d100" else 0)
    assert evening.answers >= (1 if evening.conductor.system.id == "tabuleiro" else 2)  # there few deeds roll dice


@pytest.mark.parametrize("evening", ["d100"], indirect=True)
def test_two_players_declare_in_secret_on_their_pages(evening: Evening) -> None:
    def play() -> None:
        with browser(*PHONE) as one, browser(*LAPTOP, dark=True) as other:
            names = evening.heroes()
            pages = {joined(evening, page, "es", name): page for page, name in ((one, names[0]), (other, names[1]))}
            one.wait(lambda: one.declares)
            other.wait(lambda: other.declares)
            assert [page.faults() for page in pages.values()] == [[], []]
            assert not any(page.too_wide() for page in pages.values())
            one.declare()
            assert one.text("#declared")
            assert not other.text("#declared")
            other.declare()
            evening.window(evening.table.phones.secrets.reveal)
            one.wait(lambda: len(one.all("#deeds li")) == 2)
            other.wait(lambda: len(other.all("#deeds li")) == 2)
            assert not one.declares
            assert [page.faults() + page.console() for page in pages.values()] == [[], []]

    evening.run(play)


@pytest.mark.parametrize("evening", ["ffrpg"], indirect=True)
def test_a_player_joins_sits_down_and_answers(evening: Evening) -> None:
    def play() -> None:
        with browser(*PHONE) as page:
            joined(evening, page, "es", evening.heroes()[0])
            assert page.text("#sheet h2") == "Tú"
            assert page.faults() == []
            assert not page.too_wide()
            assert page.console() == []

    evening.run(play)
