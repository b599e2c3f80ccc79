"""Show on the stage the state of the fight: who acts, whose sheet is shown, the cards, and the outcome."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal

from rules.core.questions import Refusal
from rules.core.state import Combatant
from rules.engine.service import Refused
from rules.sheets.schema import Sheet
from rules.summary.shares import whole_shares
from ui.bestiary.stat_block.data import StatBlockData
from ui.encounter.action_panel.controller import ActionController
from ui.encounter.action_panel.declaration_list import DeclarationLine
from ui.encounter.action_panel.panel import Stage
from ui.encounter.sheet.block import FightSheet
from ui.encounter.turn_order.delegate import standing_of
from ui.encounter.turn_order.view import OrderView
from ui.session.appearance import PLAIN
from ui.session.controller import Conductor
from ui.session.fight import Position
from ui.session.view.fight_view import FightView
from ui.session.view.maker import ViewMaker
from ui.session.view.stage import StageMaker, StageView, Use

AIMS = ("act", "declare")
"""Commands that have a target."""
LOOKED_BACK = 40
"""The number of commands that are searched for a combatant's last target."""


class ShownSheets(NamedTuple):
    """The combatants whose sheets may be shown: the acting, the pinned and the selected one."""

    acting: Combatant | None
    pinned: Combatant | None
    selected: Combatant | None

    @property
    def one(self) -> Combatant | None:
        """The combatant whose sheet is shown."""
        return self.pinned or self.selected or self.acting

    @property
    def with_figures(self) -> Combatant | None:
        """The combatant whose things are numbered: the acting one; where nobody acts, that of the sheet."""
        return self.acting or self.one


class SheetSelection(QObject):
    """Choose whose sheet is shown (acting, selected or pinned) and the target of its previews."""

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
        """Pin the sheet that is shown, or unpin it."""
        combatant = None if self._pinned else self.shown().one
        self._pinned = "" if combatant is None else combatant.id
        self.pinned_changed.emit()

    def pin_as(self, other: SheetSelection) -> None:
        """Pin the same sheet as another page over the same fight."""
        self._pinned = other._pinned

    def aimed_by(self, combatant: Combatant) -> Combatant | None:
        """Return whom a combatant's previews aim at.

        One selected, one acting against it, its last target while that fights against it, any foe.
        """
        fight, system = self._conductor.fight, self._conductor.system
        acting = fight.acting
        if (beside := self.chosen_beside(combatant)) is not None:
            return beside
        if acting is not None and system.opposes(fight, combatant, acting):
            return acting
        foes = [
            other
            for other in fight.combatants.values()
            if other.state == "active" and system.fights_against(fight, combatant, other)
        ]
        foes.sort(key=lambda other: not system.opposes(fight, combatant, other))
        last = fight.combatants.get(self._last_aim(combatant))
        return last if last in foes and system.opposes(fight, combatant, last) else next(iter(foes), None)

    def chosen_beside(self, combatant: Combatant) -> Combatant | None:
        """Return the selected possible target; not a friend who is selected only because its turn has come or gone."""
        row, fight = self._order.selected, self._conductor.fight
        selected = None if row is None else fight.combatants.get(row.id)
        if selected is None or selected is combatant or selected.state == "out":
            return None
        is_friend = not self._conductor.system.opposes(fight, combatant, selected)
        return None if is_friend and fight.acting in (None, selected) else selected

    def _last_aim(self, combatant: Combatant) -> str:
        """Return the id of the last target that a combatant had or declared, if that was recent; else empty."""
        service = self._conductor.service
        done = [] if service is None else service.journal.entries[: service.journal.cursor]
        for entry in reversed(done[-LOOKED_BACK:]):
            command = entry.command
            if command["do"] in AIMS and command.get("actor") == combatant.id and command.get("targets"):
                return str(command["targets"][0])
        return ""


class StagePresenter(QObject):
    """Show a fight on the stage, and the sheets of the acting and the selected combatants."""

    def __init__(
        self,
        conductor: Conductor,
        views: ViewMaker,
        acting: ActionController,
        whose: SheetSelection,
        stage: Stage,
    ) -> None:
        super().__init__(stage)
        self._conductor, self._views, self._acts, self.whose, self._stage = conductor, views, acting, whose, stage
        self._maker = StageMaker(conductor)
        whose.pinned_changed.connect(self._show_pinned)
        conductor.fight_changed.connect(stage.sheets.put_back)
        acting.composer.action_changed.connect(self._show_declared)
        self._is_whole = True
        self._drawn_by_pin = False
        """Whether a sheet was drawn out as it was pinned."""
        self._on_stage: StageView | None = None
        """What the stage shows now."""
        self._options: Sheet | None = None
        """The options with whose figures actions are explained."""
        self._over_at: Position | None = None
        """The position whose outcome the stage shows."""
        self._lines: tuple[DeclarationLine, ...] = ()
        """The declarations shown in place of the actions."""
        self._later = QTimer(self)
        """Timer for the costly parts of a sheet, which follow once the turn is shown."""
        self._later.setSingleShot(True)
        self._later.timeout.connect(self._share_stage)
        stage.room_changed.connect(self._share_stage)

    def _share_stage(self) -> None:
        if self._conductor.is_open:
            self.show_block()

    def _show_pinned(self) -> None:
        """Show the sheet that was pinned, drawn out where it has no other room, until it is let go."""
        sheets, is_pinned = self._stage.sheets, self.whose.shown().pinned is not None
        self._share_stage()
        if (is_pinned and sheets.folds and not sheets.drawn_out) or (not is_pinned and self._drawn_by_pin):
            self._drawn_by_pin = is_pinned
            if is_pinned != sheets.drawn_out:
                sheets.draw()

    def show(self, *, at_once: bool = False) -> None:
        """Show who acts and its actions; while all declare, their lines; below them the sheet of who is selected.

        The costly parts of the sheet follow a little later, unless wanted `at_once`.
        """
        view = self._views.view()
        lines = self._acts.declaring.lines(view)
        self._lines = lines if self._acts.declaring.picked is None else ()
        actor, actions = self._acts.actor, self._acts.offered()
        before, self._on_stage = self._on_stage, self._maker.stage(view, actor, actions, all_declare=bool(self._lines))
        with self._stage.at_once():
            self._show_block(whole=at_once)
            self._show_acting(view, before, self._on_stage)
        if not at_once:
            self._later.start()

    def complete(self) -> None:
        """Finish the sheet at once: it is being used."""
        if self._later.isActive():
            self._share_stage()

    def show_block(self) -> None:
        """Show the sheet of the pinned, else selected, else acting combatant; with room for two, that one below."""
        self._show_block(whole=True)

    def _show_block(self, *, whole: bool) -> None:
        """Show those sheets; unless `whole` only with previews and pictures that are known already."""
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
        view = self._views.view()
        row = view.row(combatant.id)
        picture = view.looks.get(combatant.id, PLAIN).picture
        sheet = FightSheet(
            combatant.id,
            self._block_of(combatant, picture, acts=acts),
            acts,
            has_figures=combatant is shown.with_figures,
            # A sheet that is drawn out has the room of the name over the stage where that is low.
            named=drawn_out or self._on_stage is None or self._on_stage.whose != combatant.id,
            pinned=combatant is shown.pinned,
            drawn_out=drawn_out,
            statuses=() if row is None else tuple(chip for chip in row.chips if chip.status),
            state="" if combatant is shown.acting else " · ".join(maker.mark_words(combatant)),
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
        """Return the sheet as a block; that of who acts without its notes and the rows shown as cards."""
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
        """The ids of the numbered things."""
        shown = self.whose.shown()
        sheet = self._sheet_of(shown, shown.with_figures)
        return [] if sheet is None else self._stage.block.numbered_on(sheet)

    def _uses(self, combatant: Combatant, aimed: Combatant | None) -> tuple[Use, ...]:
        """Return the uses of a combatant's things against its target, as far as known; none after the fight."""
        if self._views.view().clock.is_over:
            return ()
        return (self._maker.uses if self._is_whole else self._maker.known_uses)(combatant, aimed)

    def _show_acting(self, view: FightView, before: StageView | None, now: StageView) -> None:
        stage, beside = self._stage, self._conductor.system.phrases.file
        if self._lines or stage.declarations.lines:
            stage.declarations.show_lines(self._lines, is_past=view.is_past)
        options = self._conductor.fight.options
        if before is None or now.actions != before.actions or options is not self._options:
            stage.show_actions(now.actions, beside, options)
            self._options = options
        emblem = now.look.as_emblem(now.side, now.title) if now.whose else None
        stage.show_combatant(now.title, now.pools, now.words, now.body, emblem)
        stage.next.show_next(now.next)
        stage.show_out_of_turn(now.out_of_turn, beside)
        stage.show_sheet(now.figures)
        if view.clock.is_over:
            self._show_end()
        stage.show_over(over=view.clock.is_over)
        stage.show_empty(now.waiting, begin=now.begins, end=now.ends)
        self._show_declared()

    def _show_end(self) -> None:
        """Show the outcome of the fight; rebuild it only for another position."""
        conductor = self._conductor
        if self._over_at is not conductor.position:
            self._over_at = conductor.position
            system, position = conductor.system, conductor.position
            shares = whole_shares(system, position.fight, position.service.journal)
            faces = {
                row.id: (row.look.as_emblem(row.side, row.name), standing_of(row, "raised"))
                for row in self._views.view().rows
            }
            self._stage.outcome.show_end(position.fight, conductor.log(), system, conductor.teller(), shares, faces)

    def _show_declared(self) -> None:
        """Show the declaration that Enter carries out, in place of a question."""
        self._stage.question.wait_for(self._acts.declared_words() if self._conductor.is_open else "")

    def _show_cards(self, shown: ShownSheets) -> None:
        """Show the cards in the acting combatant's hand, with the previews of those that can be played."""
        acting = shown.acting
        cards = () if acting is None else self._maker.hand(acting)
        previews = {} if acting is None or not cards else self._told_of(acting)
        before = len(self.numbered) if cards else 0
        self._stage.show_cards("" if acting is None else acting.name, cards, self._refusal, previews, before)

    def _refusal(self, refusal: Refusal, shortly: bool) -> str:
        """Return why a card cannot be used."""
        return self._conductor.sentence(Refused(refusal.code, refusal.details), shortly=shortly)

    def _told_of(self, combatant: Combatant) -> dict[str, str]:
        """Return the preview of each of a combatant's things against its target; empty where there is none."""
        aimed = self.whose.aimed_by(combatant)
        name = "" if aimed is None else aimed.name
        return {
            use.thing: ": ".join(filter(None, (name, " · ".join(use.told)))) if use.told else ""
            for use in self._uses(combatant, aimed)
        }
