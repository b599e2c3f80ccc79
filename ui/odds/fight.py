"""The odds of the running fight: the bar above it, the falls in its rows, and further questions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from models.odds.forecasts import Forecast, Forecasts
from models.odds.questions import PlayMethod, compare_with_change, worst_of_twenty
from models.odds.questions import odds as reckoned
from rules.core.facts import Command
from rules.core.state import is_last_side
from rules.log.refusals import refusal_sentence
from rules.odds.arrivals import is_settled
from rules.odds.comparison import ChangeRefused, Comparison
from rules.odds.disaster import Story
from rules.odds.runs import Situation
from rules.odds.tally import Odds
from rules.tactics import CUNNING
from ui.encounter.turn_order.view import OrderView
from ui.odds.bar import OddsBar, OddsPresenter, OddsQuestion
from ui.odds.branches import branched
from ui.odds.details_card import OddsCast
from ui.odds.disaster_card import DisasterCard
from ui.odds.service import OddsService, while_about
from ui.odds.what_if import WhatIf
from ui.session.controller import Conductor
from ui.session.fight import Happening, begin_command
from ui.session.odds_basis import NOTHING, OddsBasis
from ui.session.view.maker import ViewMaker
from ui.text.odds_words import our_side
from ui.text.words import as_read, side_name
from ui.widgets.picker import Picker, PickerItem

FIGHTS, WITHIN = 2000, 2.0
"""The most simulated fights, and the interval in points at which a chance of winning is exact enough."""
OF_A_CHANGE = 600
"""The number of pairs of fights simulated to compare a change."""
FORETOLD = 50
"""The number of fights from which a forecast at the beginning is saved, to be compared with the result."""


class FightOdds(QObject):
    """Asks for the odds whenever the fight changes, as long as they are shown."""

    message_requested = Signal(str)
    """The effect of a change, or why something cannot be computed, in a sentence."""

    def __init__(
        self, conductor: Conductor, views: ViewMaker, foretelling: OddsService, order: OrderView, page: QWidget
    ) -> None:
        super().__init__(page)
        self._conductor, self._views, self._order, self._page = conductor, views, order, page
        self._foretelling = foretelling
        self.bar = OddsBar(page)
        self.shown = OddsPresenter(foretelling, self.bar, page, self._ask)
        self._aside = False
        """Whether the last question was another one than the odds themselves."""
        self._rests_on = NOTHING
        """The basis of the odds that were asked for last."""
        self._foretold: Odds | None = None
        """The forecast that is saved with the next command."""
        self._foretold_in = 0
        """The round in which it was told."""
        self.what_if = WhatIf(conductor, self._situation, self._ask_what_if, page, self)
        self.what_if.message_requested.connect(self.message_requested)
        foretelling.visibility_changed.connect(self._elsewhere)
        conductor.step_done.connect(self._happened)
        conductor.fight_changed.connect(self._take_another)
        conductor.marking.marks_changed.connect(self._marked)
        self.bar.details_requested.connect(self.show_details)
        self.bar.ask_requested.connect(self.ask_further)

        self._elsewhere()  # the page may be made for a fight that is open already

    @property
    def odds(self) -> Odds | None:
        """The latest odds of the fight as it stands."""
        return self.shown.odds

    # --- the odds as it stands -------------------------------------------------------------------------

    def _happened(self, _happening: Happening) -> None:
        self._keep_foretold()
        self._elsewhere()

    def _take_another(self) -> None:
        """Another fight is open: what was told of the one before is not kept with it."""
        self._foretold = None
        self._show_falls(None)
        self._elsewhere()

    @property
    def _is_shown(self) -> bool:
        return self._foretelling.is_open and self._conductor.is_open

    def _elsewhere(self, *_: object) -> None:
        """Ask anew after the next paint, because the fight has changed or the odds were shown or hidden."""
        shown = self._is_shown
        self.bar.setVisible(shown)
        if shown:
            self._foretelling.stop()
            self.bar.line.wait()
            self.shown.ask_soon()
        elif self.odds is not None or self._order.painter_of_rows.falls:
            self._show_falls(None)

    @property
    def _basis(self) -> OddsBasis:
        """The basis on which odds would be computed now."""
        return self._views.odds_basis()

    def _marked(self) -> None:
        """Ask anew if a mark changes the odds: a manner or a cue does, who is hidden does not."""
        if self._is_shown and self._rests_on != self._basis:
            self._elsewhere()

    def look(self) -> None:
        """The fight that is shown stands at another point of its past."""
        self._elsewhere()

    def _is_over(self, basis: OddsBasis) -> bool:
        """Whether nothing is left to foretell."""
        conductor = self._conductor
        return self._views.view().clock.is_over or is_settled(conductor.current_fight.service, basis.arrivals)

    def _over_words(self) -> str:
        """Why nothing is left to foretell; a fight can be ended while several sides stand."""
        if self._views.view().clock.is_over:
            return self.tr("There are no odds: the fight has ended.")
        fight = self._conductor.fight
        if not is_last_side(fight) and fight.winner is not None:
            words = self.tr("There are no odds: the rules name {side} as the winner.")
            return words.format(side=side_name(str(fight.winner)))
        return self.tr("There are no odds: only one side stands.")

    def _situation(self, basis: OddsBasis | None = None) -> Situation:
        conductor = self._conductor
        basis = self._basis if basis is None else basis
        pending = conductor.questions.pending
        command: Command | None = None
        if pending is not None:
            command = {**pending.command, "dice": [*pending.dice], "answers": [*pending.answers]}
        elif self._views.view().clock.phase == "setup":
            command = begin_command(conductor.current_fight.surprise)
        return Situation.from_service(conductor.current_fight.service, command, basis.manners, basis.arrivals)

    def _ask(self) -> None:
        if not self._is_shown:
            return
        self._rests_on = basis = self._basis
        if self._is_over(basis):
            self._show_falls(None)
            self.bar.line.say(self._over_words())
            return
        situation = self._situation(basis)
        seen = self.shown.turn_to(OddsQuestion(self._conductor.encounter_id or 0, situation))
        if seen is not None:
            self._odds_arrived(seen)
        elif self.odds is None:
            self.bar.line.say(self.tr("Playing the fight on …"))
        self._aside = False
        ask = partial(reckoned, situation, self._playing, FIGHTS, WITHIN)
        self._foretelling.ask(ask, self._odds_arrived, self.message_requested.emit, self._all_counted)

    @property
    def _playing(self) -> PlayMethod:
        return PlayMethod(CUNNING, self._conductor.encounter_id or 0)

    def _odds_arrived(self, odds: Odds) -> None:
        if not self._conductor.is_open or not self.shown.is_news(odds):
            return
        if self.shown.show_odds(odds, self._cast(odds)):
            self._show_falls(odds)
        if odds.fights >= FORETOLD and self._conductor.steps_done <= 1 and not self._conductor.looks_back:
            self._foretold, self._foretold_in = odds, self._views.view().round

    def _all_counted(self) -> None:
        """Tell the last verdict on the fight as it stands: no more fights are played for it."""
        odds, is_shown = self.odds, self._conductor.is_open and self._is_shown
        if is_shown and odds is not None and self.shown.show_odds(odds, self._cast(odds), is_counted=True):
            self._show_falls(odds)

    def _keep_foretold(self) -> None:
        """Keep the odds told at the start of the fight, for the comparison with its outcome."""
        conductor, odds = self._conductor, self._foretold
        self._foretold = None
        if odds is None or not conductor.is_open:
            return
        made = Forecast(
            encounter_id=conductor.encounter_id or 0,
            tactics=odds.tactics,
            fights=odds.fights,
            chances={side: share.share for side, share in odds.sides.items()},
            falls={id: prospect.falls.share for id, prospect in odds.combatants.items()},
            rounds={name: number + self._foretold_in for name, number in odds.rounds._asdict().items()},
        )
        conductor.save_or_report(lambda: Forecasts(conductor.library.store).save(made))

    def _show_falls(self, odds: Odds | None) -> None:
        self.shown.odds = odds
        rows = () if odds is None else self._views.view().rows
        self._order.painter_of_rows.falls = {
            row.id: odds.combatants[row.id].falls
            for row in rows
            if odds is not None and row.state == "active" and row.id in odds.combatants
        }
        self._order.viewport().update()

    def _cast(self, odds: Odds) -> OddsCast:
        conductor = self._conductor
        view, basis, ours = self._views.view(), self._rests_on, our_side(odds.sides)
        own = [row for row in view.rows if row.side == ours]
        return OddsCast(
            {**{str(combatant["id"]): str(combatant["name"]) for combatant in basis.people}, **conductor.names},
            {pool.id: pool.label for pool in conductor.system.pools},
            sum(row.state == "active" for row in own),
            conductor.teller().unit("rounds"),
            basis,
            frozenset(row.id for row in own if row.state not in ("active", "out")),
            begun=view.clock.phase != "setup",
            faces={row.id: row.look.as_emblem(row.side, row.name) for row in view.rows},
        )

    def go_on_from(self, other: FightOdds) -> None:
        """Tell the odds that another page has told of the same fight, also where a part of a command came later."""
        self.shown.go_on_from(other.shown)
        odds = other.odds
        if odds is not None and self._is_shown:
            self._rests_on, self.bar.told = other._rests_on, other.bar.told
            self.bar.show_odds(odds, self._cast(odds))
            self._show_falls(odds)

    def switch(self) -> None:
        """Show or hide the odds."""
        self._foretelling.switch()

    # --- asking further --------------------------------------------------------------------------------

    def _get_ready(self) -> bool:
        """Show the odds if they are hidden; False, after saying so, if nothing is left to foretell."""
        if not self._conductor.is_open:
            return False
        if self._is_over(self._basis):
            self.message_requested.emit(self._over_words())
            return False
        if not self._foretelling.is_open:
            self._foretelling.switch()
        return True

    def show_details(self) -> None:
        """All figures on a card, which follow as they narrow."""
        if self._get_ready():
            self.shown.switch_card(self.tr("Playing the fight on …"), self._cast)

    def ask_further(self) -> None:
        """A list: the disaster, then every change that can be asked about."""
        if self._get_ready():
            disaster = PickerItem(self.tr("The one-in-twenty disaster"), "", self._ask_disaster)
            chosen = [row.id for row in self._order.selected_rows]
            choices = [disaster, *self.what_if.choices(chosen)]
            Picker(self.tr("What if? Type a few letters, then a number"), choices, self._page).open()

    def _ask_what_if(self, words: str, commands: Sequence[Command]) -> None:
        self.message_requested.emit(self.tr("{change}: playing …").format(change=words))
        ask = partial(compare_with_change, self._situation(), commands, self._playing, OF_A_CHANGE)
        self._ask_there(ask, partial(self._told_change, words))

    def _ask_there(self, ask: Callable[..., Any], show: Callable[[Any], None]) -> None:
        self.shown.ask_no_more()
        self._aside = True
        heard = while_about(lambda: self._conductor.encounter_id, show)
        self._foretelling.ask(ask, heard, self.message_requested.emit, self._go_on)

    def _go_on(self) -> None:
        """Go on with the odds after the answer to a further question, if too few fights were played for them."""
        if self._aside and not self.shown.are_enough:
            self.shown.ask_soon()

    def _told_change(self, words: str, comparison: Comparison | ChangeRefused) -> None:
        if isinstance(comparison, ChangeRefused):
            conductor = self._conductor
            why = refusal_sentence(
                conductor.system, comparison.code, comparison.details, conductor.names, conductor.language
            )
            self.message_requested.emit(self.what_if.refused(words, why))
            return
        self.message_requested.emit(self.what_if.comparison_sentence(words, comparison))

    def _ask_disaster(self, _tail: str = "") -> None:
        side = our_side(self._views.view().sides)
        self.message_requested.emit(self.tr("Playing the fight on …"))
        self._ask_there(partial(worst_of_twenty, self._situation(), side, self._playing), self._told_disaster)

    def _told_disaster(self, story: Story) -> None:
        self.message_requested.emit("")
        language = self._conductor.language
        log = story.log(language, as_read(story.service.system, language))
        DisasterCard(log, partial(self._branch, story), self._page).open()

    def _branch(self, story: Story) -> None:
        """A branch in which the story has happened."""
        conductor = self._conductor
        name = self.tr("{name} – the disaster").format(name=conductor.encounter_name)
        made: list[int] = []
        if conductor.save_or_report(lambda: made.append(branched(conductor, name, story.commands))):
            conductor.put_away()
            if conductor.resume(made[0]):
                self.message_requested.emit(
                    self.tr("“{name}”: Ctrl+H looks back at how it came to this.").format(name=name)
                )
