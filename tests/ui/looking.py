"""A game master who looks at every page of the program and reads what stands there; the fights go on meanwhile.

What is read is asked of the widgets, and what is painted alone is painted for that: nothing is drawn in between.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from functools import partial
from typing import Any

from PySide6.QtWidgets import QMenu, QWidget

from models.repositories.encounters import PREPARED
from rules.core.questions import DieQuestion
from tests.there import there
from tests.ui.reading import Reader, plain
from tests.ui.settling import settle
from ui.board.fight.cell_words import CellWords
from ui.dnd.payload import DropPayload
from ui.encounter.prepare.roster_model import Roster
from ui.navigation.tabs import BESTIARY, PARTY
from ui.session.dice_rollers import APP, TABLE
from ui.session.view.order import OrderRow
from ui.shell.main_window import MainWindow
from ui.widgets.overlay_card import Card

MOST_QUESTIONS = 40
"""Of one command so many are answered one by one; the app answers the others."""


class Looker:
    """Walks through the window of one system; `seen` are the texts that stood there, each with its first place."""

    def __init__(self, window: MainWindow, reader: Reader, system: str, seed: int = 7) -> None:
        self.window = window
        self.reader = reader
        self.system = system
        self.chance = random.Random(seed)
        self.seen: dict[str, str] = {}
        self.place = ""
        window.setUpdatesEnabled(False)

    # --- reading ---------------------------------------------------------------------------------------

    def read(self, place: str, part: QWidget | None = None, *, paint: bool = False) -> None:
        """Reads the whole window, or a part of it."""
        self.place = place
        settle()
        self.window.setUpdatesEnabled(paint)
        self.take(self.reader.texts(part or self.window, paint=paint))
        self.window.setUpdatesEnabled(False)

    def take(self, texts: Iterable[str]) -> None:
        """Keeps texts that were read where one looks now."""
        for text in texts:
            self.seen.setdefault(text, self.place)

    # --- the pages -------------------------------------------------------------------------------------

    def around(self) -> None:
        """Welcome, menus, keys, what can be found, the bestiary with its tray, and the party."""
        window = self.window
        window.remembered.choose_system(self.system)
        window.help.welcome()
        self.read("welcome", paint=True)
        window.show_tab(BESTIARY)
        self.place = "menus"
        for action in window.menuBar().actions():
            self.take(self.reader.menu(action.menu()))  # type: ignore[arg-type]
        window.help.keys()
        self.read("keys")
        window.help.keys()
        rows = window.library.creatures.rows(system=self.system)
        window.bestiary.show_creature(rows[0].id)
        window.bestiary.tray.add(DropPayload(tuple(row.id for row in rows[:3]), ()))
        self.read("bestiary", paint=True)
        self.find("in the bestiary")
        window.show_tab(PARTY)
        for member in [candidate for candidate in window.library.parties.members() if candidate.system == self.system]:
            window.party.choose([there(member.id)])
            self.read("party", paint=True)

    def find(self, place: str) -> None:
        """All that Ctrl+K would find."""
        self.window.find_anything()
        self.place = f"Ctrl+K {place}"
        finder = self.window._finder
        assert finder is not None
        assert finder.picker is not None
        for choice in finder.picker._found:
            if not choice.also:  # rules stand there as their page has them, which is told
                self.take((choice.text, choice.hint))
        finder.picker.shut()
        settle()

    def encounters(self) -> list[int]:
        """The ids of the prepared encounters of the system."""
        every = self.window.library.encounters.all(PREPARED)
        return [encounter.id for encounter in every if encounter.system == self.system and encounter.id is not None]

    def prepared(self, id: int) -> None:
        """The page of an encounter: roster and card, options, notes, board."""
        window = self.window
        window.show_encounter(id)
        page = window.encounter.prepare
        self.read("prepare", paint=True)
        roster: Roster = page.pane.who.roster
        for row in range(roster.rows.rowCount()):
            roster.setCurrentIndex(roster.rows.index(row, 0))
            self.read("roster card")
        page.pane.halves.setCurrentIndex(1)
        self.read("options")
        page.pane.halves.setCurrentIndex(0)
        self.find("while preparing")
        page.board_requested.emit(id)
        board = window.encounter.board
        if board.editor.board.width == 1:
            board.new_board()
        self.read("board page", paint=True)
        for x in range(board.editor.board.width):
            for y in range(board.editor.board.height):
                board.editor._pointed((x, y))
                self.take((board.editor.line.text(),))
        board.go_back()
        settle()

    # --- a fight ---------------------------------------------------------------------------------------

    def fight(self, id: int, steps: int) -> None:
        """Plays an encounter some steps, looks at all that is offered on the way, and ends it."""
        window, conductor = self.window, self.window.conductor
        window.show_encounter(id)
        conductor.command_refused.connect(self._said)
        conductor.save_failed.connect(self._said)
        assert conductor.open_prepared(id)
        conductor.rollers.set("party", TABLE)
        conductor.rollers.set("foes", APP)
        self.read("setup", paint=True)
        self.step(conductor.begin_fight)
        for number in range(steps):
            self.read("fight", paint=True)
            if number == 1:
                self.find("in a fight")
                self.rulings()
            self.offered(all_of_them=number < 2)
            declaring = window.encounter.fight.declaring
            if declaring.commands():
                self.step(declaring.accept_all)
            elif not self.do_something():
                self.step(window.encounter.fight.acting.go_on)
            if conductor.fight.phase == "ended":
                break
        self.why()
        self.step(lambda: conductor.command({"do": "end"}))
        self.read("ended", paint=True)
        conductor.command_refused.disconnect(self._said)
        conductor.save_failed.disconnect(self._said)
        conductor.close_fight()
        settle()

    def _said(self, sentence: str) -> None:
        self.take((sentence,))

    def step(self, do: Callable[[], Any]) -> None:
        """Does something, and answers what is asked, reading each question."""
        conductor = self.window.conductor
        do()
        settle()
        for _ in range(MOST_QUESTIONS):
            if conductor.open_question is None:
                return
            self.read("question", self.window.encounter.fight.stage)
            question = conductor.open_question.question
            if isinstance(question, DieQuestion):
                conductor.questions.answer_die(None)
            else:
                conductor.questions.answer_choice(self.chance.choice(list(question.options)))
            settle()
        for _ in range(MOST_QUESTIONS):
            if conductor.open_question is None:
                return
            if isinstance(conductor.open_question.question, DieQuestion):
                conductor.questions.roll_rest()
            else:
                conductor.questions.answer_choice(conductor.open_question.question.options[0])
        conductor.cancel()

    def offered(self, *, all_of_them: bool) -> None:
        """Every action with its fields and what they may be set to; greyed ones say why."""
        page = self.window.encounter.fight
        conductor = self.window.conductor
        if page.acting.actor is None or conductor.fight.phase in ("setup", "ended"):
            return
        for button in list(page.stage.buttons):
            if button.action is None:
                continue
            self.take((button.refused_because,))
            if not all_of_them or button.refused_because:
                continue
            page.acting.choose(button.action)
            if page.composer.action is None:
                return  # it was done at once
            # What is rarely set stands there only when it is asked for.
            for shown in (False, True) if any(field.advanced for field in button.action.fields) else (False,):
                if shown:
                    page.composer.toggle_all()
                for number in range(len(page.composer.fields())):
                    page.composer.show(number)
                    self.read(f"compose {button.action.id}", page.stage)
            self.put_together()
            self.read(f"preview {button.action.id}", page.stage)
            page.composer.stop()
            settle()

    def put_together(self) -> None:
        """Sets each open field to one of what may be chosen."""
        composer = self.window.encounter.fight.composer
        for _ in range(8):
            field = next((candidate for candidate in composer.fields() if not composer.filled(candidate)), None)
            if field is None:
                return
            options = [option.id for option in composer.options(field) if option.refused is None]
            if not options:
                return
            composer.show(composer.fields().index(field))
            if field.kind == "targets":
                composer.aim(self.chance.choice(options))
            elif field.kind == "number":
                composer.put(field.name, field.minimum or 1)
            else:
                composer.choose(self.chance.choice(options))

    def do_something(self) -> bool:
        """Does one of the actions that are open; False if none could be put together."""
        page, conductor = self.window.encounter.fight, self.window.conductor
        if page.acting.actor is None or conductor.fight.active is None:
            return False
        buttons = [
            candidate
            for candidate in page.stage.buttons
            if candidate.action is not None and not candidate.refused_because
        ]
        self.chance.shuffle(buttons)
        before = conductor.service.journal.cursor if conductor.service is not None else 0
        for button in buttons[:4]:
            self.place = f"do {button.action.id if button.action else ''}"
            self.step(partial(page.acting.choose, there(button.action)))
            if page.composer.action is not None:
                self.put_together()
                if page.composer.ready:
                    self.step(page.acting.do)
            page.composer.stop()
            assert conductor.service is not None
            if conductor.service.journal.cursor > before:
                return True
        return False

    def rulings(self) -> None:
        """The menus of the order, and the lists that they open."""
        page, conductor = self.window.encounter.fight, self.window.conductor
        rulings = page.rulings
        for id, combatant in conductor.fight.combatants.items():
            self.place = "ruling menu"
            menus: list[QMenu] = [rulings.menu_for(id), *(rulings.chip_menu(id, each) for each in combatant.conditions)]
            for menu in menus:
                self.take(self.reader.menu(menu))
                menu.deleteLater()
        first = next(iter(conductor.fight.combatants))
        for pick in (rulings.pick_status, rulings.pick_pool, rulings.pick_value, rulings.pick_timer):
            pick(first)
            self._read_cards("picker")
            self._shut_cards()
        for status, known in conductor.system.statuses.items():
            if known.params or known.sourced:
                rulings.inflicter((first,), status)("")
                self._read_cards(f"picker of {status}")
                self._shut_cards()
        for command in (
            self.window.menus.by_name["note"].trigger,
            self.window.menus.by_name["roll"].trigger,
            self.window.menus.by_name["countdown"].trigger,
            self.window.menus.by_name["reinforce"].trigger,
            self.window.menus.by_name["rollers"].trigger,
            self.window.menus.by_name["options"].trigger,
        ):
            command()
            self._read_cards("fight command")
            self._shut_cards()
        conductor.command({"do": "countdown", "name": "7", "rounds": 3})

    def _read_cards(self, place: str) -> None:
        for card in self.window.findChildren(Card):
            if card.isVisible():
                self.read(place, card)

    def _shut_cards(self) -> None:
        for card in self.window.findChildren(Card):
            card.shut()
        settle()

    def why(self) -> None:
        """Why each number is what it is; the rows and the cells in words."""
        page, conductor = self.window.encounter.fight, self.window.conductor
        for fact in conductor.log():
            if fact.get("steps") or fact.get("parts"):
                self.place = "why"
                page.explaining.show_why(fact)
                card = page.findChildren(Card)[-1]
                self.take(self.reader.texts(card, paint=False))
                self._shut_cards()
        for stat, *_ in page.stage._numbers:
            assert page.acting.actor is not None
            page.explaining.explain(page.acting.actor, stat)
            self._read_cards("why of the sheet")
            self._shut_cards()
        self.place = "order"
        model = page.order.model()
        for row in range(model.rowCount()):
            shown = model.index(row, 0).data(256)
            if isinstance(shown, OrderRow):
                self.take((shown.spoken(), *(chip.tip for chip in shown.chips), *(chip.text for chip in shown.chips)))
        self.place = "timeline"
        self.take((page.timeline.in_words(),))
        self.place = "menus in a fight"
        self.window.menus.name_steps()
        for action in self.window.menuBar().actions():
            self.take(self.reader.menu(action.menu()))  # type: ignore[arg-type]
        board = conductor.fight.board
        words = next((words for words in page.findChildren(CellWords) if words.view is not None), None)
        if board is not None and words is not None:
            self.place = "cell words"
            actor = page.acting.actor
            walk = None if actor is None else conductor.system.ground.walk(conductor.fight, actor)
            for x in range(board.width):
                for y in range(board.height):
                    self.take(words.of((x, y), actor, walk))
            self.take(plain(ground) for ground in words.legend())
