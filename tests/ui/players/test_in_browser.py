"""Two players with a browser each play a sample fight on their pages; the game master takes what they propose."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from itertools import product
from pathlib import Path
from queue import SimpleQueue
from typing import Any, TypeVar

import pytest
from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot

from desktop.demonstration import answer_all, play_stop
from models.library import Library
from models.repositories.encounters import PREPARED
from models.samples import shipped_samples
from rules.board.geometry import cell_name
from rules.core.facts import Command
from rules.core.state import PARTY, is_decided
from tests.there import there
from tests.ui.faintness import TEXT
from tests.ui.painted import Picture
from tests.ui.players.browser import LAPTOP, NEEDS_BROWSER, PATIENCE, PHONE, Page, browser
from tests.ui.players.phone import Table
from tests.ui.session.playing import Playing
from ui.players.curtain import Shown
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
                try:
                    answer.put((errand(), None))
                except Exception as error:  # noqa: BLE001 - it is the players' thread that waits for it
                    answer.put((None, error))
            return playing.done()

        playing = self.table.started(play)
        try:
            self.table.wait(is_over)
        finally:
            is_over()
        playing.result()

    # --- in the players' thread --------------------------------------------------------------------------

    def window(self, errand: Callable[[], Got]) -> Got:
        """Have the window's thread do something, and return what comes of it."""
        answer: SimpleQueue[Any] = SimpleQueue()
        self._errands.put((errand, answer))
        got, error = answer.get(timeout=PATIENCE)
        if error is not None:
            raise error
        result: Got = got
        return result

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
    if evening.conductor.system.id != "tabuleiro":  # there hardly a deed at those for whom it is meant rolls dice
        assert evening.answers >= 2


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
            assert one.sent.endswith("declarado")
            assert len(one.all("#declared-targets [aria-pressed=true]")) == bool(one.all("#declared-targets button"))
            assert not other.text("#declared")
            other.declare()
            evening.window(evening.table.phones.secrets.reveal)
            one.wait(lambda: len(one.all("#deeds li")) == 2)
            other.wait(lambda: len(other.all("#deeds li")) == 2)
            assert not one.declares
            assert [page.faults() + page.console() for page in pages.values()] == [[], []]

    evening.run(play)


@pytest.mark.parametrize("evening", ["ffrpg"], indirect=True)
def test_a_phone_that_comes_back_sits_where_it_sat_once_the_table_wants_that(evening: Evening) -> None:
    def reopen(*, same_seats: bool) -> None:
        phones = evening.table.phones
        port = int(phones.url.rstrip("/").rpartition(":")[2])
        phones.close()
        phones.set(same_seats=same_seats)
        phones.open("127.0.0.1", port)

    def play() -> None:
        with browser(*PHONE) as page:
            joined(evening, page, "en", evening.heroes()[0])
            for same_seats in (False, True):
                evening.window(partial(reopen, same_seats=same_seats))
                page.wait(lambda: evening.window(lambda: evening.table.phones.invitation))
                page.open(*evening.window(lambda: (evening.table.phones.url, evening.table.phones.invitation)), "en")
                page.wait(partial(page.all, "#sheet" if same_seats else "#seats button"))

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


def sat_as_all(evening: Evening, page: Page, language: str) -> str:
    """Sit down as the whole party; return the device."""
    page.open(*evening.window(lambda: (evening.table.phones.url, evening.table.phones.invitation)), language)
    for name in evening.heroes():
        page.tap("#seats button", name)
    page.tap("#sit")
    page.wait(lambda: page.all("#sheet"))
    (device,) = evening.window(lambda: list(evening.table.phones.phones))
    return device


@pytest.mark.parametrize("evening", ["tabuleiro"], indirect=True)
def test_all_is_read_in_each_theme_that_a_browser_may_ask_for_the_letter_of_a_fallen_one_too(evening: Evening) -> None:
    def fell() -> None:
        fight = evening.conductor.fight
        foe = next(each.id for each in fight.combatants.values() if each.side != PARTY)
        evening.conductor.command({"do": "damage", "actor": foe, "amount": 9999})
        answer_all(evening.conductor)

    def play() -> None:
        with browser(*PHONE) as page:
            sat_as_all(evening, page, "en")
            evening.window(fell)
            page.wait(lambda: page.all("#grid .fallen"))
            assert page.all("#rows .down")
            grounds = set()
            for dark, contrast in product((False, True), repeat=2):
                page.prefer(dark=dark, contrast=contrast)
                assert page.faults(contrast=contrast) == [], (dark, contrast)
                for shown in page.all("#grid td:is(.party, .foes, .other)"):  # axe-core leaves single letters out
                    cell = QImage.fromData(shown.screenshot_as_png)
                    middle = cell.rect().adjusted(6, 6, -6, -6)
                    assert Picture(cell).whole(middle).contrast >= TEXT, (dark, contrast, shown.get_attribute("class"))
                grounds.add(page.driver.execute_script("return getComputedStyle(document.body.parentNode).background"))
            assert len(grounds) == 4

    evening.run(play)


@pytest.mark.parametrize("evening", ["fulminato", "tabuleiro"], indirect=True)
@pytest.mark.parametrize(("size", "language"), [(PHONE, "en"), (LAPTOP, "pt_BR")])
def test_a_player_moves_on_the_board_by_tapping_and_by_keys(
    evening: Evening, size: tuple[int, int], language: str
) -> None:
    conductor, phones = evening.conductor, evening.table.phones

    def move() -> list[list[int]]:
        """The cells that can be gone to now, as rects; empty: nobody of the party can go anywhere."""
        offers = next((phones.document(phone).get("offers") for phone in phones.phones.values()), None) or []
        return next((offer["cells"] for offer in offers if offer["action"] == "move" and "cells" in offer), [])

    def play() -> None:
        with browser(*size, dark=size == LAPTOP) as page:
            sat_as_all(evening, page, language)
            while not evening.window(move):
                evening.window(evening._go_on)
            page.wait(lambda: page.all("#grid .can button"))
            left, top, _, _ = evening.window(move)[0]
            spot = page.all(f'[data-cell="{left},{top}"]')[0]
            page.driver.execute_script("arguments[0].scrollIntoView({ block: 'center', inline: 'center' })", spot)
            spot.click()
            page.wait(lambda: page.text("#board-aim"))
            assert len(page.all("#grid .chosen")) == 1
            assert page.text("#cell") == cell_name((left, top))
            assert page.faults() == []
            assert not page.too_wide()
            page.tap("#board-act button")
            page.wait(lambda: page.sent)
            (wish,) = evening.window(lambda: list(phones.wishes))
            assert there(wish.command)["params"] == {"to": [left, top]}
            assert len(page.all("#grid .chosen")) == 1, "what was set up stands for another try"
            # By keys: away from the cell, and back to it.
            page.driver.execute_script("cellAt(...place).focus()")
            keys = page.driver.switch_to.active_element
            keys.send_keys("\ue014" if left == 0 else "\ue012")
            page.driver.switch_to.active_element.send_keys("\ue012" if left == 0 else "\ue014")
            back = page.driver.switch_to.active_element
            assert back.get_attribute("data-cell") == f"{left},{top}"
            back.send_keys("\ue007")
            page.wait(lambda: not page.all("#grid .chosen"))
            back.send_keys("\ue007")
            page.wait(lambda: page.all("#grid .chosen"))
            assert page.all("#grid [tabindex='0']") == [back]
            assert page.console() == []

    evening.run(play)
    actor = there(conductor.fight.acting)
    to: Any = there(phones.wishes[0].command)["params"]
    phones.take_wish()
    answer_all(conductor)
    assert conductor.fight.combatants[actor.id].cell == tuple(to["to"])


@pytest.mark.parametrize("evening", ["ffrpg"], indirect=True)
def test_pictures_are_there_while_they_are_shown_and_no_longer(evening: Evening) -> None:
    phones = evening.table.phones
    map = QImage(64, 32, QImage.Format.Format_RGB32)
    map.fill(QColor("teal"))

    def show(shown: Shown | None) -> None:
        phones.follow_screen(has_curtain=False, is_frozen=False, showing=shown)

    def play() -> None:
        with browser(*PHONE) as page:
            sat_as_all(evening, page, "es")
            rows = len(page.all("#rows li"))
            page.wait(lambda: len(page.loaded("#rows img.face")) == rows)  # they are painted a few at a time
            foe = evening.window(
                lambda: next(c.id for c in evening.conductor.fight.combatants.values() if c.side != PARTY)
            )
            evening.window(lambda: evening.conductor.hide(foe, hidden=True))
            page.wait(lambda: len(page.all("#rows li")) == len(page.loaded("#rows img.face")) == rows - 1)
            evening.window(lambda: show(Shown("La puerta", "Está cerrada.", picture=map)))
            page.wait(lambda: page.loaded("#show img"))
            (address,) = page.loaded("#show img")
            path = "/picture/" + address.rpartition("/")[2]
            assert (page.text("#show h2"), page.text("#show-text")) == ("La puerta", "Está cerrada.")
            assert page.fetched(path) == 200
            assert page.faults() == []
            assert not page.too_wide()
            evening.window(lambda: show(None))
            page.wait(lambda: not page.all("#show"))
            assert page.console() == []
            assert page.fetched(path) == 404

    evening.run(play)


@pytest.mark.parametrize("evening", ["ffrpg"], indirect=True)
def test_whom_a_deed_is_meant_for_stands_first_and_all_others_can_be_unfolded(evening: Evening) -> None:
    def play() -> None:
        with browser(*PHONE) as page:
            sat_as_all(evening, page, "pt_BR")
            while not evening.window(evening._acting):
                evening.window(evening._go_on)
            page.wait(lambda: page.has_turn)
            friends = set(evening.heroes())
            first = [found.text for found in page.all("#targets button")]
            assert first
            assert friends.isdisjoint(first)
            page.tap("#targets summary", "Mais alguém")
            page.wait(lambda: len(page.all("#targets button")) > len(first))
            everybody = page.all("#targets button")
            assert {found.text for found in everybody[len(first) :]} <= friends
            everybody[-1].click()
            page.wait(lambda: page.all("#targets details [aria-pressed=true]"))
            assert page.faults() == []
            assert page.console() == []

    evening.run(play)


@pytest.mark.parametrize("evening", ["tabuleiro"], indirect=True)
def test_where_several_sit_at_a_phone_turn_and_form_say_whose_they_are(evening: Evening) -> None:
    def play() -> None:
        with browser(*PHONE) as page:
            sat_as_all(evening, page, "en")
            while not evening.window(evening._acting):
                evening.window(evening._go_on)
            page.wait(lambda: page.has_turn)
            acting = evening.window(lambda: there(evening.conductor.fight.acting).name)
            assert page.text("#turn") == f"It is your turn: {acting}"
            assert page.text("#act-head") == f"What {acting} is to do"
            assert page.faults() == []

    evening.run(play)


@pytest.mark.parametrize("evening", ["ffrpg"], indirect=True)
def test_where_several_sit_at_a_phone_a_question_says_whose_it_is(evening: Evening) -> None:
    def play() -> None:
        with browser(*PHONE) as page:
            device = sat_as_all(evening, page, "en")
            while not evening.asked_of():
                evening.step({device: page})
            page.wait(lambda: page.token)
            names = evening.heroes()
            asked = page.text("#ask-head") + " ".join(label.text for label in page.all("#dice label"))
            assert any(name in asked for name in names)
            page.answer()
            page.wait(lambda: page.sent)

    evening.run(play)


@pytest.mark.parametrize("evening", ["tabuleiro"], indirect=True)
def test_each_turn_begins_with_a_fresh_form_and_without_old_words(evening: Evening) -> None:
    """The next character's form opened with what had been set up for the one before."""

    def play() -> None:
        with browser(*PHONE) as page:
            device = sat_as_all(evening, page, "en")
            while not evening.window(evening._acting):
                evening.window(evening._go_on)
            page.wait(lambda: page.has_turn)
            first = page.text("#turn")
            options = page.all("#action option")
            options[-1].click()
            page.driver.execute_script("hear('Old words.')")
            page.tap("#end-turn")
            page.wait(lambda: page.sent)
            evening.window(evening.table.phones.take_wish)
            while not evening.window(evening._acting):
                evening.window(evening._go_on)
            page.wait(lambda: page.text("#turn") not in ("", first) and page.has_turn)
            assert page.driver.execute_script("return document.getElementById('action').selectedIndex") == 0
            assert page.text("#heard") == ""
            assert device

    evening.run(play)


@pytest.mark.parametrize("evening", ["d100"], indirect=True)
def test_what_was_declared_is_chosen_in_the_form_and_the_form_is_in_sight(evening: Evening) -> None:
    def play() -> None:
        with browser(*PHONE) as page:
            name = evening.heroes()[0]
            joined(evening, page, "pt_BR", name)
            page.wait(lambda: page.declares)
            page.tap("#declare-form button[type=submit]")
            page.wait(lambda: page.text("#problem"))
            assert page.text("#problem") == "Escolha antes em quem."
            (target, *_) = page.all("#declared-targets button")
            aimed = target.text
            page.declare()
            evening.window(evening.table.phones.secrets.reveal)
            while not evening.window(evening._acting):
                evening.window(evening._go_on)
            page.wait(lambda: page.has_turn)
            assert [found.text for found in page.all("#targets [aria-pressed=true]")] == [f"{aimed}"]
            edge = page.all("#propose")[0].rect
            assert edge["y"] + edge["height"] <= PHONE[1]
            assert page.text("#ahead") == ""
            page.choose("#action", 1)
            assert page.text("#ahead") == "Outra ação que a declarada: −20%."
            assert page.faults() == []
            assert page.console() == []

    evening.run(play)


@pytest.mark.parametrize("evening", ["ffrpg"], indirect=True)
def test_a_question_stands_above_what_is_shown(evening: Evening) -> None:
    map = QImage(640, 900, QImage.Format.Format_RGB32)
    map.fill(QColor("teal"))

    def play() -> None:
        with browser(*PHONE) as page:
            device = sat_as_all(evening, page, "en")
            while not evening.asked_of():
                evening.step({device: page})
            phones = evening.table.phones
            shown = Shown("The door", "", picture=map)
            evening.window(lambda: phones.follow_screen(has_curtain=False, is_frozen=False, showing=shown))
            page.wait(lambda: page.loaded("#show img"))
            button = page.all("#ask-form button")[0].rect
            assert button["y"] + button["height"] <= page.all("#show")[0].rect["y"]

    evening.run(play)


@pytest.mark.parametrize("evening", ["tabuleiro"], indirect=True)
def test_what_one_is_to_do_stands_above_what_is_shown_and_what_was_lacking_is_said_no_more_once_chosen(
    evening: Evening,
) -> None:
    def play() -> None:
        with browser(*PHONE) as page:
            sat_as_all(evening, page, "en")
            while not evening.window(evening._acting):
                evening.window(evening._go_on)
            page.wait(lambda: page.has_turn)
            phones = evening.table.phones
            shown = Shown("The door", "It is shut.")
            evening.window(lambda: phones.follow_screen(has_curtain=False, is_frozen=False, showing=shown))
            page.wait(lambda: page.all("#show"))
            form = page.all("#act")[0].rect
            assert form["y"] + form["height"] <= page.all("#show")[0].rect["y"]
            page.tap("#propose")
            page.wait(lambda: page.text("#problem") == "Choose a cell on the board")
            page.tap("#grid .can button")
            page.wait(lambda: not page.text("#problem"))

    evening.run(play)


@pytest.mark.parametrize("evening", ["tabuleiro"], indirect=True)
def test_the_board_names_rows_and_columns_says_who_looks_where_and_explains_its_signs(evening: Evening) -> None:
    def play() -> None:
        with browser(*PHONE) as page:
            joined(evening, page, "es", evening.heroes()[0])
            page.wait(lambda: page.all("#grid"))
            board = evening.window(lambda: there(evening.conductor.fight.board))
            columns = page.driver.find_elements("css selector", "#grid th[scope=col]")
            rows = page.driver.find_elements("css selector", "#grid th[scope=row]")
            assert [columns[0].text, columns[-1].text] == ["A", cell_name((board.width - 1, 0))[:-1]]
            assert [len(columns), len(rows), rows[-1].text] == [board.width, board.height, str(board.height)]
            assert page.all("#grid .facing")
            assert page.all("#rows .letter")
            page.tap("#key summary")
            page.wait(lambda: page.all("#signs li"))
            assert "mira hacia ahí" in page.text("#signs")
            assert page.faults() == []
            assert not page.too_wide()

    evening.run(play)


@pytest.mark.parametrize("evening", ["tabuleiro"], indirect=True)
def test_a_link_that_is_no_longer_good_says_so(evening: Evening) -> None:
    def play() -> None:
        with browser(*PHONE) as page:
            page.open(evening.window(lambda: evening.table.phones.url), "0" * 32, "en")
            page.wait(lambda: page.text("#problem"))
            page.wait(lambda: page.all("#join-form"))
            assert page.text("#problem").startswith("This invitation is no longer good.")

    evening.run(play)


@pytest.mark.parametrize("evening", ["d100"], indirect=True)
def test_a_player_who_was_told_nothing_reads_what_actions_and_letters_mean(evening: Evening) -> None:
    def play() -> None:
        with browser(*PHONE) as page:
            joined(evening, page, "en", evening.heroes()[0])
            page.wait(lambda: page.declares)
            assert page.text("#declared-gloss") == "Strike or shoot"
            page.tap("#meanings summary")
            page.wait(lambda: page.text("#pools"))
            assert page.text("#pools").startswith("PV: ")
            friends = set(evening.heroes())
            assert friends.isdisjoint(found.text for found in page.all("#declared-targets button"))
            assert page.faults() == []

    evening.run(play)


@pytest.mark.parametrize("evening", ["tabuleiro"], indirect=True)
def test_each_round_stands_below_its_heading_the_newest_first(evening: Evening) -> None:
    def play() -> None:
        with browser(*PHONE) as page:
            joined(evening, page, "en", evening.heroes()[0])
            while evening.window(lambda: evening.conductor.fight.round) < 3:
                evening.window(evening._go_on)
            page.wait(lambda: len(page.all("#log .heads")) >= 2)
            heads = [found.text for found in page.all("#log .heads")]
            assert heads == sorted(heads, reverse=True)
            assert page.text("#log li") == heads[0], "it stands above what happened in its round"

    evening.run(play)


@pytest.mark.parametrize("evening", ["ffrpg"], indirect=True)
def test_errors_and_a_lost_connection_are_seen_below_the_heading_wherever_one_has_scrolled(evening: Evening) -> None:
    box = "const box = arguments[0].getBoundingClientRect(); return [box.top, box.bottom, innerHeight]"

    def play() -> None:
        with browser(*PHONE) as page:
            joined(evening, page, "en", evening.heroes()[0])
            page.driver.execute_script("byId('turn').textContent = 'It is the turn of somebody with a very long name'")
            page.driver.execute_script("byId('problem').textContent = 'Choose at whom first.'; scrollTo(0, 600)")
            now, problem = (page.driver.execute_script(box, page.all(each)[0]) for each in ("#now", "#problem"))
            assert now[1] <= problem[0] + 1, "nothing of it is covered"
            assert 0 <= problem[0] < problem[1] < problem[2]
            evening.window(evening.table.phones.close)
            page.wait(lambda: page.text("#problem").startswith("The game master has ended the invitation."))
            top, bottom, height = page.driver.execute_script(box, page.all("#problem")[0])
            assert 0 <= top < bottom < height
            assert page.all("#join-form")
            assert not page.all("#sheet, #change-seat"), "nothing looks as if it still went on"

    evening.run(play)


@pytest.mark.parametrize("evening", ["ffrpg"], indirect=True)
def test_what_became_of_ones_own_stands_at_the_top(evening: Evening) -> None:
    def strike() -> str:
        """Have a foe strike at the first hero; return the line of it."""
        conductor = evening.conductor
        conductor.rollers.set(PARTY, APP)
        hero = next(each for each in conductor.fight.combatants.values() if each.name == name)
        foe = next(each for each in conductor.fight.combatants.values() if each.side != PARTY)
        conductor.command({"do": "act", "actor": foe.id, "action": "attack", "targets": [hero.id], "override": True})
        answer_all(conductor)
        view = there(evening.table.players.view((hero.id,), "en"))
        return next(line.text for line in reversed(view.log) if name in line.text)

    name = evening.table.phones.seats()[0].name

    def play() -> None:
        with browser(*PHONE) as page:
            joined(evening, page, "en", name)
            assert page.text("#news") == "", "who takes part is no news"
            said = evening.window(strike)
            page.wait(lambda: page.text("#news") == said)
            page.driver.execute_script("scrollTo(0, 600)")
            top = page.driver.execute_script("return byId('news').getBoundingClientRect().top")
            assert top >= 0
            assert (page.faults(), page.console()) == ([], [])

    evening.run(play)


@pytest.mark.parametrize("evening", ["ffrpg"], indirect=True)
def test_what_harms_has_another_form_than_what_helps(evening: Evening) -> None:
    """Of oneself it can be unfolded, of others not; in greys both were told by nothing."""

    def play() -> None:
        with browser(*PHONE) as page:
            name, other = evening.heroes()[:2]
            joined(evening, page, "es", name)
            ids = [each.id for each in evening.conductor.fight.combatants.values() if each.name in (name, other)]
            for id, status in product(ids, ("poison", "haste")):
                command: Command = {"do": "condition", "actor": id, "status": status, "timer": 3}
                evening.window(partial(evening.conductor.try_command, command))

            def forms(place: str) -> set[tuple[str, bool]]:
                tokens = page.all(f"{place} .token")
                return {
                    (each.value_of_css_property("border-left-width"), "bad" in each.get_attribute("class"))
                    for each in tokens
                }

            for place in ("#own", "#rows"):
                page.wait(partial(lambda place: forms(place) == {("5px", True), ("1px", False)}, place))
            assert page.faults() == []

    evening.run(play)


@pytest.mark.parametrize("evening", ["ffrpg"], indirect=True)
def test_one_reads_ones_sheet_and_it_stays_unfolded_when_it_changes(evening: Evening) -> None:
    def play() -> None:
        with browser(*PHONE) as page:
            name = evening.heroes()[0]
            joined(evening, page, "es", name)
            page.tap("#own summary", "Ficha")
            page.wait(lambda: page.all("#own .figures dd"))
            assert page.all("#own .things li")
            combatants = evening.conductor.fight.combatants
            id = evening.window(lambda: next(one.id for one in combatants.values() if one.name == name))
            before = page.text("#own .big")
            evening.window(lambda: evening.conductor.command({"do": "damage", "actor": id, "amount": 1}))
            page.wait(lambda: page.text("#own .big") != before)
            assert page.all("#own .figures dd")
            assert page.faults() == []
            assert not page.too_wide()

    evening.run(play)


@pytest.mark.parametrize("evening", ["ffrpg"], indirect=True)
def test_what_was_told_before_a_page_was_loaded_anew_is_no_news(evening: Evening) -> None:
    def play() -> None:
        with browser(*PHONE) as page:
            device = sat_as_all(evening, page, "en")
            while not evening.asked_of():
                evening.step({device: page})
            evening.window(lambda: answer_all(evening.conductor))
            page.wait(lambda: page.text("#heard") == "No longer asked: answered or taken back.")
            page.driver.refresh()
            page.wait(lambda: page.all("#sheet"))
            assert page.text("#heard") == ""

    evening.run(play)


@pytest.mark.parametrize("evening", ["tabuleiro"], indirect=True)
def test_a_board_of_eleven_columns_is_seen_whole_and_each_ground_has_a_sign_of_its_own(evening: Evening) -> None:
    def play() -> None:
        with browser(*PHONE) as page:
            sat_as_all(evening, page, "en")
            page.wait(lambda: page.all("#grid td"))
            sideways = "return byId('grid').scrollWidth > byId('grid').clientWidth"
            width = evening.window(lambda: there(evening.conductor.fight.board).width)
            assert page.driver.execute_script(sideways) is (width > 11)
            assert bool(page.all("#board-wide")) is (width > 11)
            page.tap("#key summary")
            signs = [found.get_attribute("class") for found in page.all("#signs .sign.ground")]
            assert len(set(signs)) == len(signs) > 1
            page.driver.execute_script("[...document.querySelectorAll('#grid td:not(.can) button')].at(-1).click()")
            page.wait(lambda: page.text("#heard"))
            assert page.faults() == []

    evening.run(play)


@pytest.mark.parametrize("evening", ["ffrpg"], indirect=True)
def test_who_is_not_given_a_seat_reads_so_and_can_choose_again(evening: Evening) -> None:
    phones = evening.table.phones

    def play() -> None:
        with browser(*PHONE) as page:
            page.open(evening.window(lambda: phones.url), "", "en")
            page.wait(lambda: page.all("#code"))
            page.all("#code")[0].send_keys("000000" if phones.code != "000000" else "111111")
            page.tap("#join-form button")
            page.wait(lambda: page.text("#problem") == "That is not the code. Look at it again, or ask for it.")
            page.all("#code")[0].clear()
            code = evening.window(lambda: phones.code)
            page.all("#code")[0].send_keys(f"{code[:3]} {code[3:]}")
            page.tap("#join-form button")
            page.tap("#seats button")
            page.tap("#sit")
            page.wait(lambda: page.text("#wait").startswith("You asked to sit as "))
            evening.window(phones.drop_wish)
            page.wait(lambda: page.all("#seats"))
            page.wait(lambda: page.text("#heard") == "The game master has not given you that seat. Choose again.")
            assert page.all("#seats [aria-pressed=true]"), "the same one is chosen again unless another is"
            page.tap("#sit")
            page.tap("#choose-again")
            page.wait(lambda: page.all("#seats"))
            assert page.text("#heard") == ""
            assert page.faults() == []

    evening.run(play)


@pytest.mark.parametrize("evening", ["ffrpg"], indirect=True)
def test_the_link_is_taken_where_the_page_is_open_already(evening: Evening) -> None:
    phones = evening.table.phones

    def play() -> None:
        with browser(*PHONE) as page:
            page.open(evening.window(lambda: phones.url), "", "en")
            page.wait(lambda: page.all("#code"))
            page.driver.execute_script("location.hash = arguments[0]", evening.window(lambda: phones.invitation))
            page.wait(lambda: page.all("#seats button"))
            assert page.driver.current_url.endswith("/")

    evening.run(play)


@pytest.mark.parametrize("evening", ["tabuleiro"], indirect=True)
def test_who_was_meant_is_not_meant_any_more_once_something_out_of_reach_is_tapped(evening: Evening) -> None:
    def play() -> None:
        with browser(*PHONE) as page:
            sat_as_all(evening, page, "en")
            while not evening.window(evening._acting):
                evening.window(evening._go_on)
            page.wait(lambda: page.all("#grid .can button"))
            page.tap("#grid .can button")
            page.wait(lambda: page.text("#board-aim"))
            far = "[...document.querySelectorAll('#grid td:not(.can):not(.own) button')].at(0).click()"
            page.driver.execute_script(far)
            page.wait(lambda: page.text("#heard").endswith("not in reach now"))
            assert not page.text("#board-aim")
            assert not page.all("#grid .chosen")

    evening.run(play)
