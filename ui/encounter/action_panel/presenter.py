"""Brings the stage to where the fight stands: who acts, whose sheet is shown, the cards, and how it ended."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal

from rules.core.questions import Refusal
from rules.core.state import Combatant
from rules.summary.shares import whole_shares
from ui.bestiary.stat_block.data import StatBlockData
from ui.encounter.action_panel.controller import ActionController
from ui.encounter.action_panel.declaration_list import DeclarationLine
from ui.encounter.action_panel.panel import Stage
from ui.encounter.sheet.block import FightSheet
from ui.encounter.turn_order.view import OrderView
from ui.session.appearance import PLAIN
from ui.session.controller import Conductor
from ui.session.fight import Position
from ui.session.view.fight_view import FightView
from ui.session.view.maker import ViewMaker
from ui.session.view.stage import StageMaker, StageView, Use

AIMS = ("act", "declare")
"""Commands in which somebody is aimed at."""
LOOKED_BACK = 40
"""How many commands are looked through for the one whom somebody has aimed at last."""


class ShownSheets(NamedTuple):
    """Who acts while the fight runs, whose sheet is pinned, and who is selected in the order."""

    acting: Combatant | None
    pinned: Combatant | None
    selected: Combatant | None

    @property
    def one(self) -> Combatant | None:
        """Whose sheet it is."""
        return self.pinned or self.selected or self.acting

    @property
    def with_figures(self) -> Combatant | None:
        """Whose things figures take up: those of who acts, whoever is looked at; where nobody does, the sheet’s."""
        return self.acting or self.one


class SheetSelection(QObject):
    """Whose sheet is shown: that of who acts, is selected or has been pinned; and at whom what it can do is aimed."""

    pinned_changed = Signal()
    """Another sheet is pinned, or none any more."""

    def __init__(self, conductor: Conductor, acting: ActionController, order: OrderView, parent: QObject) -> None:
        super().__init__(parent)
        self._conductor, self._acts, self._order = conductor, acting, order
        self._pinned = ""
        conductor.fight_changed.connect(self._let_go)

    def _let_go(self) -> None:
        self._pinned = ""

    def shown(self) -> ShownSheets:
        """Return whose sheets may be shown now."""
        fight, row = self._conductor.fight, self._order.selected
        acting = None if fight.phase in ("setup", "ended") else self._acts.actor
        selected = None if row is None else fight.combatants.get(row.id)
        return ShownSheets(acting, fight.combatants.get(self._pinned), selected)

    def pin(self) -> None:
        """Pin the sheet that stands there, or let the pinned one go."""
        combatant = None if self._pinned else self.shown().one
        self._pinned = "" if combatant is None else combatant.id
        self.pinned_changed.emit()

    def pin_as(self, other: SheetSelection) -> None:
        """The same sheet is pinned as on another page over the same fight."""
        self._pinned = other._pinned

    def aimed_by(self, combatant: Combatant) -> Combatant | None:
        """Who its chances are told against: selected beside it, acting against it, aimed at last, or any foe."""
        fight = self._conductor.fight
        acting = fight.acting
        if (beside := self.chosen_beside(combatant)) is not None:
            return beside
        if acting is not None and acting.side != combatant.side:
            return acting
        foes = [
            other for other in fight.combatants.values() if other.side != combatant.side and other.state == "active"
        ]
        last = self._last_aim(combatant)
        return next((other for other in foes if other.id == last), next(iter(foes), None))

    def chosen_beside(self, combatant: Combatant) -> Combatant | None:
        """Who is selected as whom it may aim at; not a friend who only is selected because it is its turn."""
        row, fight = self._order.selected, self._conductor.fight
        selected = None if row is None else fight.combatants.get(row.id)
        if selected is None or selected is combatant or selected.state == "out":
            return None
        return None if selected is fight.acting and selected.side == combatant.side else selected

    def _last_aim(self, combatant: Combatant) -> str:
        """The one at whom it aimed last, or has said that it will, if that was not long ago."""
        service = self._conductor.service
        done = [] if service is None else service.journal.entries[: service.journal.cursor]
        for entry in reversed(done[-LOOKED_BACK:]):
            command = entry.command
            if command["do"] in AIMS and command.get("actor") == combatant.id and command.get("targets"):
                return str(command["targets"][0])
        return ""


class StagePresenter(QObject):
    """Hands the stage what the fight shows, and the sheets of those who are looked at."""

    def __init__(
        self,
        conductor: Conductor,
        views: ViewMaker,
        acting: ActionController,
        whose: SheetSelection,
        stage: Stage,
        refusal: Callable[[Refusal], str],
    ) -> None:
        """`refusal` says why a card cannot be used."""
        super().__init__(stage)
        self._refusal = refusal
        self._conductor, self._views, self._acts, self.whose, self._stage = conductor, views, acting, whose, stage
        self._maker = StageMaker(conductor)
        whose.pinned_changed.connect(self._share_stage)
        conductor.fight_changed.connect(stage.sheets.put_back)
        acting.composer.action_changed.connect(self._show_declared)
        self._is_whole = True
        self._on_stage: StageView | None = None
        """What the stage shows now."""
        self._over_at: Position | None = None
        """The position of which the stage shows how the fight ended."""
        self._lines: tuple[DeclarationLine, ...] = ()
        """What all declare, where that stands in the place of the actions."""
        self._later = QTimer(self)
        """What is worked out of a sheet beside the sheet itself, once the turn stands on the screen."""
        self._later.setSingleShot(True)
        self._later.timeout.connect(self._share_stage)
        stage.room_changed.connect(self._share_stage)

    def _share_stage(self) -> None:
        if self._conductor.is_open:
            self.show_block()

    def show(self, *, at_once: bool = False) -> None:
        """Who acts and what may be done; while all declare, their lines; under them the sheet of who is selected.

        What is worked out of the sheet comes a little later, unless all of it is wanted `at_once`.
        """
        view = self._views.view()
        lines = self._acts.declaring.lines(view.letters)
        self._lines = lines if self._acts.declaring.picked is None else ()
        actor, actions = self._acts.actor, self._acts.offered()
        before, self._on_stage = self._on_stage, self._maker.stage(view, actor, actions, all_declare=bool(self._lines))
        with self._stage.at_once():
            self._show_block(whole=at_once)
            self._show_acting(view, before, self._on_stage)
        if not at_once:
            self._later.start()

    def complete(self) -> None:
        """The sheet as it is meant, at once: somebody does something with it."""
        if self._later.isActive():
            self._share_stage()

    def show_block(self) -> None:
        """The sheet of who is pinned, else selected, else of who acts; where there is room for two, that under this."""
        self._show_block(whole=True)

    def _show_block(self, *, whole: bool) -> None:
        """Show those sheets; unless `whole` only with such chances and pictures as are known already."""
        self._later.stop()
        self._is_whole = whole
        shown = self.whose.shown()
        with self._stage.at_once():
            self._show_sheet_of(shown)
            self._show_cards(shown)

    def _show_sheet_of(self, shown: ShownSheets) -> None:
        sheets, combatant, acting = self._stage.sheets, shown.one, shown.acting
        sheets.name_whose("" if combatant is None else combatant.name, pinned=shown.pinned is not None)
        if not sheets.is_wanted:
            sheets.show_sheets(None, None)  # nothing is worked out for a drawer that is shut
            return
        if self._stage.is_roomy and not sheets.drawn_out and acting is not None and combatant is not acting:
            sheets.show_sheets(self._sheet_of(shown, acting), self._sheet_of(shown, combatant))
            self._stage.make_room(now=True)
            if self._stage.holds_all:
                return
        sheets.show_sheets(self._sheet_of(shown, combatant), None)

    def _sheet_of(self, shown: ShownSheets, combatant: Combatant | None) -> FightSheet | None:
        if combatant is None:
            return None
        maker, drawn_out = self._maker, self._stage.sheets.drawn_out
        # While all declare the name of who acts stands neither over the sheet nor its numbers.
        is_above = combatant is shown.acting and not self._lines
        acts, aimed = is_above and not drawn_out, self.whose.aimed_by(combatant)
        state = [*maker.condition_words(combatant), *(() if combatant is shown.acting else maker.mark_words(combatant))]
        picture = self._views.view().looks.get(combatant.id, PLAIN).picture
        sheet = FightSheet(
            combatant.id,
            self._block_of(combatant, picture, acts=acts),
            acts,
            has_figures=combatant is shown.with_figures,
            named=self._on_stage is None or self._on_stage.whose != combatant.id,
            pinned=combatant is shown.pinned,
            drawn_out=drawn_out,
            state=" · ".join(state),
            aimed="" if aimed is None else aimed.name,
            uses=self._uses(combatant, aimed),
        )
        if acts:
            return sheet
        words = {action.id: action.label for action, id, _ in self._stage.out_of_turn.offers if id == combatant.id}
        return replace(
            sheet,
            pools=maker.pools(self._views.view(), combatant),
            figures=maker.figures(combatant),
            out_of_turn=tuple(words.items()),
        )

    def _block_of(self, combatant: Combatant, picture: str, *, acts: bool) -> StatBlockData:
        """The sheet as a block; of who acts without the rows that lie as cards under it, and without its notes."""
        sheet, notes = self._maker.sheet(combatant), "" if acts else self._maker.notes(combatant.id)
        held = {card.id for card in self._maker.hand(combatant)} if acts else set()
        for place in sheet if held else ():
            rows = getattr(combatant.sheet, place, ())
            ids = {getattr(row, "id", None) for row in rows} if isinstance(rows, tuple) else set()
            if ids and ids <= held:
                sheet = {key: value for key, value in sheet.items() if key != place}
        return StatBlockData(combatant.name, self._conductor.system.id, None, "", sheet, notes, {}, picture=picture)

    @property
    def numbered(self) -> Sequence[str]:
        """The things that figures take up."""
        shown = self.whose.shown()
        sheet = self._sheet_of(shown, shown.with_figures)
        return [] if sheet is None else self._stage.block.numbered_on(sheet)

    def _uses(self, combatant: Combatant, aimed: Combatant | None) -> tuple[Use, ...]:
        """What it can do with its things against the one aimed at, as far as that is known; once it is over nothing."""
        if self._views.view().clock.is_over:
            return ()
        return (self._maker.uses if self._is_whole else self._maker.known_uses)(combatant, aimed)

    def _show_acting(self, view: FightView, before: StageView | None, now: StageView) -> None:
        stage, beside = self._stage, self._conductor.system.phrases.file
        if self._lines or stage.declarations.lines:
            stage.declarations.show_lines(self._lines, is_past=view.is_past)
        if before is None or now.actions != before.actions:
            stage.show_actions(now.actions, beside)
        stage.show_combatant(now.title, now.pools, now.words, now.body)
        stage.show_out_of_turn(now.out_of_turn, beside)
        stage.show_sheet(now.figures)
        if view.clock.is_over:
            self._show_end()
        stage.show_over(over=view.clock.is_over)
        stage.show_empty(now.waiting, begin=now.begins, end=now.ends)
        self._show_declared()

    def _show_end(self) -> None:
        """Show how the fight ended; written anew only where it stands elsewhere."""
        conductor = self._conductor
        if self._over_at is not conductor.position:
            self._over_at = conductor.position
            system, position = conductor.system, conductor.position
            shares = whole_shares(system, position.fight, position.service.journal)
            self._stage.outcome.show_end(position.fight, conductor.log(), system, conductor.teller(), shares)

    def _show_declared(self) -> None:
        """Show what Enter takes up in the place of a question."""
        self._stage.question.wait_for(self._acts.declared_words() if self._conductor.is_open else "")

    def _show_cards(self, shown: ShownSheets) -> None:
        """The cards in the hand of who acts, and what would come of each that lies at hand."""
        acting = shown.acting
        cards = () if acting is None else self._maker.hand(acting)
        previews = {} if acting is None or not cards else self._told_of(acting)
        before = len(self.numbered) if cards else 0
        self._stage.show_cards("" if acting is None else acting.name, cards, self._refusal, previews, before)

    def _told_of(self, combatant: Combatant) -> dict[str, str]:
        """What would come of each of its things against the one aimed at; empty words where nothing is foretold."""
        aimed = self.whose.aimed_by(combatant)
        name = "" if aimed is None else aimed.name
        return {
            use.thing: ": ".join(filter(None, (name, " · ".join(use.told)))) if use.told else ""
            for use in self._uses(combatant, aimed)
        }
