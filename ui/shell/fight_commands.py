"""What the Fight menu does: notes, free rolls, countdowns, reinforcements, who rolls, the end."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from models.storage.errors import LibraryError
from rules.core.facts import Command
from ui.dnd.payload import DropPayload
from ui.session.attempts import fault_of
from ui.shell.odds_commands import OddsCommands
from ui.text.words import goal_word, unit_meant

if TYPE_CHECKING:
    from ui.encounter.fight.page import FightPage
    from ui.navigation.active_page import ActivePage
    from ui.services.tasks import Tasks
    from ui.session.dice_rollers import Rollers
    from ui.summary.loader import SummaryData
    from ui.widgets.picker import PickerItem

MOST_AT_ONCE = 99
"""How many of one creature can be prepared or join at once."""


class FightCommands(QObject):
    """Gives the commands that belong to no combatant; where no fight is on the page it says so."""

    message_requested = Signal(str)
    """One sentence for the status line."""

    def __init__(
        self,
        front: ActivePage,
        tasks: Tasks,
        parent: QObject,
    ) -> None:
        """`front` knows which page is shown."""
        super().__init__(parent)
        self.odds = OddsCommands(front, self)
        self.odds.message_requested.connect(self.message_requested)
        self._front = front
        self._tasks = tasks

    def _page(self) -> FightPage | None:
        """The page of the fight, where one is shown."""
        return self._front.page

    def _fight(self) -> FightPage | None:
        """The page of the fight; where none is shown it says so."""
        page = self._page()
        if page is None:
            self.message_requested.emit(self.tr("No fight is running here."))
        return page

    @property
    def by_name(self) -> dict[str, Callable[[], None]]:
        """What each action of the menus does that is the fight's alone."""
        return {
            "next": self.next,
            "as_one": self.as_one,
            "note": self.note,
            "comment": self.comment,
            "roll": self.roll,
            "countdown": self.countdown,
            "timeline": self.log_timeline,
            "fit_fight": self.fit_fight,
            "reinforce": self.reinforce,
            "enter": self.enter,
            "cue": self.cue,
            "let_go": self.let_cue_go,
            "check": self.call_check,
            "together": self.select_together,
            "sheet": self.draw_sheet,
            "pin": self.pin_sheet,
            "rollers": self.switch_roller,
            "things": self.show_things,
            "look_back": self.look_back,
            "branch": self.branch,
            "side_by_side": self.side_by_side,
            "summary": self.sum_up,
            "end": self.end,
            **self.odds.by_name,
        }

    def next(self) -> None:
        """Goes on to the next turn or phase."""
        page = self._page()
        if page is not None:
            page.acting.go_on()

    def as_one(self) -> None:
        """What is put together is done by the whole group, each in its turn."""
        page = self._fight()
        if page is not None:
            page.as_one.do()

    def end(self) -> None:
        """Ends the fight: rewards go to the party."""
        page = self._page()
        if page is not None:
            page.acting.end()

    def fit_fight(self) -> None:
        """Brings all who fight into sight on the board."""
        page = self._page()
        if page is not None:
            page.board.fit_fight()

    def draw_sheet(self) -> None:
        """Draws the sheet on the stage out over the actions, or puts it back."""
        page = self._fight()
        if page is not None:
            page.stage.sheets.draw()

    def pin_sheet(self) -> None:
        """Pins the sheet on the stage, or lets it go."""
        page = self._fight()
        if page is not None:
            page.whose_sheet.pin()

    def select_together(self) -> None:
        """Selects several by a few letters."""
        page = self._fight()
        if page is not None:
            page.rulings.pick_together()

    def call_check(self) -> None:
        """Calls for a check of all who are selected."""
        page = self._fight()
        if page is not None:
            page.acting.call_check([row.id for row in page.order.together])

    def log_timeline(self) -> None:
        """Writes what is still to come in this round into the log, in words."""
        page = self._page()
        words = "" if page is None else page.timeline.in_words()
        if page is not None and words:
            page.conductor.command({"do": "note", "text": words})

    # --- one line ----------------------------------------------------------------------------------------

    def note(self) -> None:
        """Writes a line into the log."""
        self._line(self.tr("Note"), self.tr("Type it, then Enter"), lambda text: {"do": "note", "text": text})

    def comment(self) -> None:
        """Writes beside the line that is chosen in the log, else beside the newest."""
        page = self._fight()
        if page is not None:
            page.commenting.ask_here()

    def roll(self) -> None:
        """Rolls dice that no rule asks for."""
        self._line(
            self.tr("Free roll"),
            self.tr("Dice such as 2d6+3 or d%, then Enter"),
            lambda text: {"do": "roll", "expression": text},
        )

    def countdown(self) -> None:
        """Starts a countdown: a name, a number, a unit (else rounds), and where rules have it what its end means."""
        words = list(dict.fromkeys(self._units().values())) or [""]
        units, unit, goals = " / ".join(words), words[0], " / ".join(self._goals().values())
        title = self.tr("Countdown ({units}); last, what its end means ({goals})")
        self._line(
            (title if goals else self.tr("Countdown ({units})")).format(units=units, goals=goals),
            self.tr("Tower 5 {unit}, then Enter").format(unit=unit),
            self._countdown,
            self.tr("A countdown has a name, a number and a unit ({units}): Tower 5 {unit}.").format(
                units=units, unit=unit
            ),
        )

    def _units(self) -> dict[str, str]:
        """The units of a countdown, and how each is called."""
        page = self._page()
        if page is None:
            return {}
        teller = page.conductor.teller()
        return {id: teller.unit(id) for id in sorted(page.conductor.system.countdown_units)}

    def _file(self) -> str:
        """The file beside which the words of the fight's system stand."""
        page = self._page()
        return "" if page is None else page.conductor.system.phrases.file

    def _goals(self) -> dict[str, str]:
        """What the end of a countdown may mean, and how that is called."""
        page = self._page()
        if page is None:
            return {}
        teller = page.conductor.teller()
        return {id: goal_word(teller, id) for id in sorted(page.conductor.system.countdown_goals)}

    def _countdown(self, text: str) -> Command | None:
        from models.storage.store import folded

        words = text.replace(",", " ").split()
        last = folded(words[-1]) if words else ""
        goal = next((id for id, word in self._goals().items() if last in {id, folded(word)}), None)
        words = words[:-1] if goal else words
        *name, number, unit = ["", "", *words, "rounds"] if words and words[-1].isdecimal() else ["", "", *words]
        unit = unit_meant(unit, self._units(), self._file())
        if not any(name) or not number.isdecimal() or int(number) < 1 or not unit:
            return None
        meant = {} if goal is None else {"goal": goal}
        return {"do": "countdown", "name": " ".join(filter(None, name)), unit: int(number), **meant}

    def _line(self, title: str, hint: str, command: Callable[[str], Command | None], wanted: str = "") -> None:
        """Opens a line to write; `wanted` says what it should have been where no command can be read in it."""
        page = self._fight()
        if page is None:
            return
        from ui.widgets.prompt_card import LineEntry

        conductor = page.conductor

        def take(text: str) -> str:
            made = command(text)
            return wanted if made is None else fault_of(conductor, made)

        LineEntry(title, hint, take, page).open()

    def change_options(self, name: str = "") -> None:
        """Lets options be changed by ruling that may change while the fight runs."""
        page = self._fight()
        if page is not None:
            from ui.encounter.gm.options_card import OptionsCard

            there = next((card for card in page.findChildren(OptionsCard) if card.isVisible()), None)
            (there or OptionsCard(page.conductor, page)).open(name)

    # --- lists to pick from ------------------------------------------------------------------------------

    def reinforce(self) -> None:
        """Lets a creature of the bestiary, or a member of a party, join the running fight."""
        from ui.sheets.creature_search import CreatureSearch
        from ui.widgets.picker import Picker, PickerItem

        page = self._fight()
        if page is None:
            return
        library, system = page.conductor.library, page.conductor.system.id
        here = page.conductor.at_hand.members_here()

        def join(dropped: DropPayload) -> None:
            page.reinforcing.join(dropped)
            if page.conductor.asked is not None:  # dice of theirs come first, under the list
                picker.shut()

        creatures = CreatureSearch(library, system, lambda row: self.tr("bestiary"), partial(_join_some, join))
        choices = [
            PickerItem(member.name, self.tr("party"), partial(_join_one, join, member.id), once=True)
            for member in library.parties.members()
            if member.system == system and member.id is not None and member.id not in here
        ]
        title = self.tr("Who joins the fight? A name, then how many (guard 3)")
        picker = Picker(title, choices, page, search=creatures, several=True)
        picker.open()

    def enter(self) -> None:
        """Lets those enter who are due, or picks who of those who wait does."""
        page = self._fight()
        if page is not None:
            page.wave_line.enter_next()

    def cue(self) -> None:
        """Takes the cue that is due, or makes one."""
        page = self._fight()
        if page is not None:
            page.cue_line.take_next()

    def let_cue_go(self) -> None:
        """Lets the cue go that is due, or picks one that waits."""
        page = self._fight()
        if page is not None:
            page.cue_line.let_go()

    def show_things(self) -> None:
        """Shows what the party of the fight has, to be handed to its members, or hides it."""
        page = self._fight()
        if page is not None:
            page.belongings.turn()

    def look_back(self) -> None:
        """Shows the fight as it stood a step ago, then further back."""
        page = self._fight()
        if page is not None:
            page.past_line.step_back()

    def branch(self) -> None:
        """A fight of its own goes on from where this one stands."""
        page = self._fight()
        if page is not None:
            page.past_line.ask_branch()

    def side_by_side(self) -> None:
        """This fight beside one that parted from it."""
        page = self._fight()
        if page is not None:
            page.side_by_side.compare()

    def sum_up(self) -> None:
        """Shows what the fight has come to: what stood out, plots, who did what with what."""
        page = self._fight()
        if page is not None:
            from ui.summary.loader import gather

            conductor = page.conductor
            job = partial(gather, conductor.library, conductor.at_hand.encounter_id, conductor.language)
            self._tasks.start(self.tr("Making the summary"), job, done=self._show_summary, failed=self._refused)

    def _show_summary(self, gathered: SummaryData) -> None:
        from ui.summary.summary_card import SummaryCard

        page = self._page()
        if page is not None:
            card = SummaryCard(gathered, page.window())
            card.message_requested.connect(self.message_requested)
            card.open()

    def _refused(self, error: LibraryError) -> None:
        from ui.text.errors import library_sentence

        self.message_requested.emit(library_sentence(error))

    def switch_roller(self) -> None:
        """Changes who rolls for a side: the app, or the table."""
        from ui.widgets.picker import Picker

        page = self._fight()
        if page is not None:
            Picker(self.tr("Who rolls? Enter changes it."), self.rollers(), page).open()

    def rollers(self) -> list[PickerItem]:
        """Each side of the running fight with who rolls for it; picking one changes that."""
        from ui.session.dice_rollers import APP, TABLE
        from ui.text.words import side_name
        from ui.widgets.picker import PickerItem

        page = self._page()
        if page is None:
            return []
        conductor = page.conductor
        words = {APP: self.tr("the app rolls"), TABLE: self.tr("dice on the table")}
        return [
            PickerItem(side_name(side), words[conductor.rollers.of(side)], partial(_switch, conductor.rollers, side))
            for side in dict.fromkeys(combatant.side for combatant in conductor.fight.combatants.values())
        ]


def _join_some(join: Callable[[DropPayload], None], creature_id: int, tail: str) -> None:
    count = max(1, min(MOST_AT_ONCE, int(tail))) if tail.isdecimal() else 1
    join(DropPayload((creature_id,) * count, ()))


def _join_one(join: Callable[[DropPayload], None], member_id: int, tail: str) -> None:
    join(DropPayload((), (member_id,)))


def _switch(rollers: Rollers, side: str, tail: str) -> None:
    rollers.switch(side)
