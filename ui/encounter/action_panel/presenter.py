"""What the stage shows of a fight: who acts and what is offered, whose sheet, what is to be done, the cards."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QObject, QTimer

from rules.core.board_overlays import HandCard
from rules.core.questions import Refusal
from rules.core.state import Combatant, Fight
from rules.summary.shares import whole_shares
from rules.tactics import is_decided
from ui.bestiary.stat_block.data import StatBlockData
from ui.encounter.action_panel.controller import ActionController
from ui.encounter.action_panel.declaration_list import DeclarationLine
from ui.encounter.action_panel.panel import Stage
from ui.encounter.action_panel.sheet_selection import SheetSelection
from ui.encounter.sheet.block import FightSheet
from ui.session.appearance import PLAIN
from ui.session.controller import Conductor
from ui.session.view.fight_view import StageView
from ui.session.view.figures import Figures
from ui.session.view.order import marks_of, pools_of, words_of_chip
from ui.session.view.uses import Use, Uses
from ui.text.words import timed

MOST_NOTED = 240
"""Signs of a note that the stage shows; the order has all of it."""


class StagePresenter(QObject):
    """Brings the stage to where the fight stands."""

    def __init__(
        self,
        conductor: Conductor,
        acting: ActionController,
        whose: SheetSelection,
        stage: Stage,
        refusal: Callable[[Refusal], str],
    ) -> None:
        """`refusal` says why a card cannot be used."""
        super().__init__(stage)
        self._refusal = refusal
        self._conductor, self._acts, self.whose = conductor, acting, whose
        self._stage, self._figures, self._uses = stage, Figures(conductor), Uses(conductor)
        whose.pinned_changed.connect(self._share_stage)
        conductor.fight_changed.connect(stage.sheets.put_back)
        acting.composer.action_changed.connect(self._show_declared)
        self._is_whole = True
        self._on_stage: StageView | None = None
        """What the stage shows now."""
        self._lines: tuple[DeclarationLine, ...] = ()
        """What all declare, where that stands in the place of the actions."""
        self._sheets: dict[str, tuple[Any, dict[str, Any]]] = {}
        """Id of a combatant to its sheet and what is shown of it."""
        conductor.fight_changed.connect(self._sheets.clear)
        self._later = QTimer(self)
        """What is worked out of a sheet beside the sheet itself, once the turn stands on the screen."""
        self._later.setSingleShot(True)
        self._later.timeout.connect(self._share_stage)
        stage.room_changed.connect(self._share_stage)

    def _share_stage(self) -> None:
        if self._conductor.is_open:
            self.show_block()

    def show(self, keys: Mapping[str, str], *, at_once: bool = False) -> None:
        """Who acts and what may be done; while all declare, their lines; under them the sheet of who is selected.

        What is worked out of the sheet comes a little later, unless all of it is wanted `at_once`.
        """
        lines = self._acts.declaring.lines(keys)
        self._lines = lines if self._acts.declaring.picked is None else ()
        with self._stage.at_once():
            self._show_block(whole=at_once)
            self._show_acting()
        if not at_once:
            self._later.start()

    def complete(self) -> None:
        """The sheet as it is meant, at once: somebody does something with it."""
        if self._later.isActive():
            self._share_stage()

    @property
    def whose_sheet(self) -> Combatant | None:
        """Whose sheet stands under the actions."""
        return self.whose.one

    @property
    def _acting(self) -> Combatant | None:
        return self.whose.acting

    @property
    def _titled(self) -> Combatant | None:
        """Whose name and pools stand over the stage; None where the encounter's name does."""
        actor, surprise = self._acts.actor, self._conductor.system.surprise
        if self._acting is None and all(action is surprise for action, _ in self._acts.offered()):
            return None
        return actor

    def show_block(self) -> None:
        """The sheet of who is pinned, else selected, else of who acts; where there is room for two, that under this."""
        self._show_block(whole=True)

    def _show_block(self, *, whole: bool) -> None:
        """Shows those sheets; unless `whole` only with such chances and pictures as are known already."""
        self._later.stop()
        self._is_whole = whole
        with self._stage.at_once():
            self._show_sheet_of()
            self.show_cards()

    def _show_sheet_of(self) -> None:
        stage, combatant, acting = self._stage, self.whose_sheet, self._acting
        stage.sheets.name_whose("" if combatant is None else combatant.name, pinned=self.whose.pinned is not None)
        if not stage.sheets.is_wanted:
            stage.sheets.show_sheets(None, None)  # nothing is worked out for a drawer that is shut
            return
        if stage.is_roomy and not stage.sheets.drawn_out and acting is not None and combatant is not acting:
            self._show_sheets(acting, combatant)
            stage.make_room(now=True)
            if stage.holds_all:
                return
        self._show_sheets(combatant, None)

    def _show_sheets(self, first: Combatant | None, second: Combatant | None) -> None:
        self._stage.sheets.show_sheets(self._sheet_of(first), self._sheet_of(second))

    def _sheet_of(self, combatant: Combatant | None) -> FightSheet | None:
        if combatant is None:
            return None
        # While all declare the name of who acts stands neither over the sheet nor its numbers.
        above = combatant is self._acting and not self._lines
        acts, aimed = above and not self._stage.sheets.drawn_out, self.whose.aimed_by(combatant)
        now = FightSheet(
            combatant.id,
            self._beside_hand(combatant) if acts else self._shown(combatant),
            acts,
            has_figures=combatant is self.whose.with_figures,
            named=combatant is not self._titled or bool(self._lines),
            pinned=combatant is self.whose.pinned,
            drawn_out=self._stage.sheets.drawn_out,
            state=self._state_of(combatant),
            aimed="" if aimed is None else aimed.name,
            uses=self.uses_of(combatant),
        )
        picture = self._conductor.at_hand.looks.get(combatant.id, PLAIN).picture
        if acts:
            return replace(now, shown=replace(now.shown, picture=picture)) if picture else now
        words = {action.id: action.label for action, id, _ in self._stage.out_of_turn.offers if id == combatant.id}
        return replace(
            now,
            shown=replace(now.shown, notes=self._whole_notes(combatant.id), picture=picture),
            pools=pools_of(self._conductor.system, combatant),
            figures=tuple(self._figures.of(combatant)),
            out_of_turn=tuple(words.items()),
        )

    @property
    def numbered(self) -> Sequence[str]:
        """The things that figures take up."""
        now = self._sheet_of(self.whose.with_figures)
        return [] if now is None else self._stage.block.numbered_on(now)

    def uses_of(self, combatant: Combatant) -> tuple[Use, ...]:
        """What it can do with its things against the one aimed at, as far as that has been worked out.

        Nothing once the fight is over.
        """
        if self._conductor.fight.phase == "ended":
            return ()
        aimed = self.whose.aimed_by(combatant)
        return self._uses.of(combatant, aimed) if self._is_whole else self._uses.known(combatant, aimed)

    def _state_of(self, combatant: Combatant) -> str:
        """What it suffers from with what is left of that, and unless it acts whatever else its row shows."""
        system, fight = self._conductor.system, self._conductor.fight
        words = [timed(system.condition_label(each), system.window.timer_label(each)) for each in combatant.conditions]
        if combatant is not self._acting:
            words += map(words_of_chip, marks_of(fight, system, combatant))
        return " · ".join(words)

    def _shown(self, combatant: Combatant) -> StatBlockData:
        """What is shown of the sheet as it is now: what is left of things, loaded or in hand, where cards lie.

        Read again only when it is another one.
        """
        return self._conductor.position.work_out(("sheet", combatant.id), lambda: self._read_sheet(combatant))

    def _read_sheet(self, combatant: Combatant) -> StatBlockData:
        conductor = self._conductor
        kept, given = self._sheets.get(combatant.id, (None, {}))
        if kept is not combatant.sheet:
            given = combatant.sheet.model_dump(mode="json", exclude_unset=True)
            self._sheets[combatant.id] = combatant.sheet, given
        system = conductor.system
        read = system.window.sheet_now or system.aftermath.sheet_after
        return StatBlockData(combatant.name, system.id, None, "", read(conductor.fight, combatant, given), "", {})

    def _beside_hand(self, combatant: Combatant) -> StatBlockData:
        """What is shown of who acts, but for the rows that lie as cards under it: nothing stands there twice."""
        shown = self._shown(combatant)
        held = {card.id for card in self._hand(combatant)}
        sheet = shown.sheet
        for place in sheet if held else ():
            rows = getattr(combatant.sheet, place, ())
            ids = {getattr(row, "id", None) for row in rows} if isinstance(rows, tuple) else set()
            if ids and ids <= held:
                sheet = {key: value for key, value in sheet.items() if key != place}
        return shown if sheet is shown.sheet else replace(shown, sheet=sheet)

    def _show_acting(self) -> None:
        stage, fight, system = self._stage, self._conductor.fight, self._conductor.system
        beside = system.phrases.file
        stage.declarations.show_lines(self._lines, is_past=self._conductor.looks_back)
        shown, before = self._view(), self._on_stage
        self._on_stage = shown
        if before is None or shown.actions != before.actions:
            stage.show_actions(shown.actions, beside)
        stage.show_combatant(shown.title, shown.pools, shown.words, shown.body)
        stage.show_out_of_turn(shown.out_of_turn, beside)
        stage.show_sheet(shown.figures)
        if over := fight.phase == "ended":
            conductor = self._conductor
            found = whole_shares(system, fight, conductor.at_hand.service.journal)
            stage.outcome.show_end(fight, conductor.log(), system, conductor.teller(), found)
        stage.show_over(over=over)
        stage.show_empty(shown.waiting, begin=shown.begins, end=shown.ends)
        self._show_declared()

    def _view(self) -> StageView:
        """What the stage shows, but for sheets and cards."""
        conductor, acts, lines = self._conductor, self._acts, self._lines
        fight, system = conductor.fight, conductor.system
        actor, acting = acts.actor, None if lines else self._acting
        waits = not lines and not conductor.looks_back
        shown = StageView(
            conductor.teller().phase(fight.phase) if lines else conductor.encounter_name,
            actions=tuple(acts.offered()),
            waiting=self._empty_words(fight) if waits else "",
            begins=waits and fight.phase == "setup",
            ends=waits and self._is_decided(fight),
        )
        if lines or actor is None or self._titled is None:
            return shown
        shown = replace(shown, title=actor.name, pools=pools_of(system, actor), words=self._notes(actor.id))
        if acting is None:
            return shown
        marks = "   ".join(words_of_chip(chip) for chip in marks_of(fight, system, actor))
        return replace(
            shown,
            words="\n".join(filter(None, (marks, shown.words))),
            body=tuple(system.window.body(fight, actor)),
            out_of_turn=() if acts.declares else tuple(acts.offers.out_of_turn()),
            figures=tuple(self._figures.of(acting)),
        )

    def _show_declared(self) -> None:
        """Shows what Enter takes up in the place of a question."""
        self._stage.question.wait_for(self._acts.declared_words() if self._conductor.is_open else "")

    def _whole_notes(self, id: str) -> str:
        """What was noted of a combatant as the fight was prepared."""
        return str(self._conductor.marking.marks.get(id, {}).get("notes", ""))

    def _notes(self, id: str) -> str:
        """Those notes as far as the stage has room."""
        notes = " ".join(self._whole_notes(id).split())
        return notes if len(notes) <= MOST_NOTED else f"{notes[: MOST_NOTED - 1].rstrip()}…"

    @staticmethod
    def _is_decided(fight: Fight) -> bool:
        """Whether a fight that is on can be ended, as there is nobody left to fight."""
        is_on = fight.phase not in ("setup", "ended")
        return is_on and is_decided(fight) and len({combatant.side for combatant in fight.combatants.values()}) > 1

    def _empty_words(self, fight: Fight) -> str:
        """What is to be done where nobody acts."""
        if fight.phase == "setup":
            return self.tr("Everybody is here. Begin when the table is ready.")
        if fight.phase == "ended":
            return ""
        if self._is_decided(fight):
            return self.tr("Only one side still stands.")
        if fight.active is not None:
            return ""
        if self._acts.offers.anything_declared():
            return self.tr("Nobody’s turn: choose in the order who declares, rule, or press Space to go on.")
        return self.tr("Nobody’s turn: rule, or press Space to go on.")

    def show_cards(self) -> None:
        """The cards in the hand of who acts, and what would come of each that lies at hand."""
        acting = self._acting
        cards = () if acting is None else self._hand(acting)
        told = {} if acting is None or not cards else self._told_of(acting)
        before = len(self.numbered) if cards else 0
        self._stage.show_cards("" if acting is None else acting.name, cards, self._refusal, told, before)

    def _hand(self, combatant: Combatant) -> Sequence[HandCard]:
        """The cards that somebody holds, where its system plays with cards."""
        conductor = self._conductor
        return conductor.position.work_out(
            ("hand", combatant.id), lambda: conductor.system.window.hand(conductor.fight, combatant)
        )

    def _told_of(self, combatant: Combatant) -> dict[str, str]:
        """What would come of each of its things against the one aimed at; empty words where nothing is foretold."""
        aimed = self.whose.aimed_by(combatant)
        name = "" if aimed is None else aimed.name
        return {
            use.thing: ": ".join(filter(None, (name, " · ".join(use.told)))) if use.told else ""
            for use in self.uses_of(combatant)
        }
