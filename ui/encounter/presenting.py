"""What the stage shows of a fight: who acts and what is offered, whose sheet, what is to be done, the cards."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QObject

from rules.encounter import Combatant, Fight
from rules.questions import Refusal
from rules.tactics import is_decided
from ui.bestiary.shown import Shown
from ui.conductor import Conductor
from ui.encounter.acting import Acting
from ui.encounter.order_view import OrderView
from ui.encounter.outcome import set_lower
from ui.encounter.rows import pools_of, words_of_chip
from ui.encounter.sheet_block import SheetBlock
from ui.encounter.stage import Stage

Numbers = Callable[[Combatant], Sequence[tuple[str, str, str, str]]]
"""The numbers of a combatant: (stat, label, value, what it means)."""

MOST_NOTED = 240
"""Signs of a note that the stage shows; the order has all of it."""


class Presenting(QObject):
    """Brings the stage to where the fight stands."""

    def __init__(self, conductor: Conductor, acting: Acting, order: OrderView, stage: Stage, numbers: Numbers) -> None:
        super().__init__(stage)
        self._conductor, self._acts, self._order = conductor, acting, order
        self._stage, self._numbers = stage, numbers
        self._sheets: dict[str, tuple[Any, dict[str, Any]]] = {}
        """Id of a combatant to its sheet and what is shown of it."""
        stage.room_changed.connect(self._share_stage)

    def _share_stage(self) -> None:
        if self._conductor.is_open:
            self.show_block()

    def show(self, keys: Mapping[str, str]) -> None:
        """Who acts and what may be done; while all declare, their lines; under them the sheet of who is selected."""
        self.show_block()
        self._show_acting(keys)

    @property
    def whose_sheet(self) -> Combatant | None:
        """Whose sheet stands under the actions."""
        selected = self._order.selected
        one = None if selected is None else self._conductor.fight.combatants.get(selected.id)
        return self._acting if one is None else one

    @property
    def _acting(self) -> Combatant | None:
        return None if self._conductor.fight.phase in ("setup", "ended") else self._acts.actor

    @property
    def _titled(self) -> Combatant | None:
        """Whose name and pools stand over the stage; None where the encounter's name does."""
        actor, surprise = self._acts.actor, self._conductor.system.surprise
        if self._acting is None and all(action is surprise for action, _ in self._acts.offered()):
            return None
        return actor

    def show_block(self) -> None:
        """The sheet of who is selected, else of who acts; where there is room for both, one under the other."""
        stage, one, acting = self._stage, self.whose_sheet, self._acting
        if stage.is_roomy and acting is not None and one is not acting:
            self._show_sheets(acting, one)
            if stage.holds_all:
                return
        self._show_sheets(one, None)

    def _show_sheets(self, first: Combatant | None, second: Combatant | None) -> None:
        stage = self._stage
        self._show_sheet(stage.block, first)
        self._show_sheet(stage.other, second)
        stage.make_room()

    def _show_sheet(self, block: SheetBlock, one: Combatant | None) -> None:
        if one is None:
            block.show_sheet(None, acts=False)
        elif one is self._acting:
            block.show_sheet(self._beside_hand(one), acts=True)
        else:
            numbers = [(label, value) for _, label, value, _ in self._numbers(one)]
            pools = pools_of(self._conductor.system, one)
            block.show_sheet(self._shown(one), acts=False, named=one is not self._titled, pools=pools, numbers=numbers)

    def _shown(self, one: Combatant) -> Shown:
        """What is shown of the sheet as it is now: what is left of things, loaded or in hand, where cards lie.

        Read again only when it is another one.
        """
        conductor = self._conductor
        kept, given = self._sheets.get(one.id, (None, {}))
        if kept is not one.sheet:
            given = one.sheet.model_dump(mode="json", exclude_unset=True)
            self._sheets[one.id] = one.sheet, given
        system = conductor.system
        read = system.window.sheet_now or system.aftermath.sheet_after
        return Shown(one.name, system.id, None, "", read(conductor.fight, one, given), "", {})

    def _beside_hand(self, one: Combatant) -> Shown:
        """What is shown of who acts, but for the rows that lie as cards under it: nothing stands there twice."""
        shown, conductor = self._shown(one), self._conductor
        held = {card.id for card in conductor.system.window.hand(conductor.fight, one)}
        sheet = shown.sheet
        for place in sheet if held else ():
            rows = getattr(one.sheet, place, ())
            ids = {getattr(row, "id", None) for row in rows} if isinstance(rows, tuple) else set()
            if ids and ids <= held:
                sheet = {key: value for key, value in sheet.items() if key != place}
        return shown if sheet is shown.sheet else replace(shown, sheet=sheet)

    def _show_acting(self, keys: Mapping[str, str]) -> None:
        stage, acts, declaring = self._stage, self._acts, self._acts.declaring
        fight, system = self._conductor.fight, self._conductor.system
        beside = system.phrases.file
        lines = declaring.lines(keys)
        if declaring.picked is not None:
            lines = ()
        stage.declarations.show_lines(lines)
        actor, acting = acts.actor, None if lines else self._acting
        offered = acts.offered()
        stage.show_actions(offered, beside)
        if lines:
            stage.show_combatant(self._conductor.teller().phase(self._conductor.fight.phase), (), "")
        elif actor is None or self._titled is None:
            stage.show_combatant(self._conductor.encounter_name, (), "")
        elif acting is None:
            stage.show_combatant(actor.name, pools_of(system, actor), self._notes(actor.id))
        else:
            state = "   ".join(words_of_chip(chip) for chip in system.window.chips(fight, actor))
            told = "\n".join(filter(None, (state, self._notes(actor.id))))
            stage.show_combatant(actor.name, pools_of(system, actor), told, system.window.body(fight, actor))
        stage.show_out_of_turn(() if acting is None or acts.declares else acts.offers.out_of_turn(), beside)
        stage.show_sheet(() if acting is None else self._numbers(acting))
        if over := fight.phase == "ended":
            conductor = self._conductor
            lowered = set_lower(conductor.at_hand.service.journal, system.vital.id)
            stage.outcome.show_end(fight, conductor.log(), system, conductor.teller(), lowered)
        stage.show_over(over=over)
        stage.show_empty("" if lines else self._empty_words(fight), begin=not lines and fight.phase == "setup")

    def _notes(self, id: str) -> str:
        """What was noted of a combatant as the fight was prepared, as far as the stage has room."""
        notes = " ".join(str(self._conductor.marking.marks.get(id, {}).get("notes", "")).split())
        return notes if len(notes) <= MOST_NOTED else f"{notes[: MOST_NOTED - 1].rstrip()}…"

    def _empty_words(self, fight: Fight) -> str:
        """What is to be done where nobody acts."""
        if fight.phase == "setup":
            return self.tr("Everybody is here. Begin when the table is ready.")
        if fight.phase == "ended":
            return ""
        if is_decided(fight) and len({one.side for one in fight.combatants.values()}) > 1:
            return self.tr("Only one side still stands. Ctrl+E ends the fight.")
        if fight.active is not None:
            return ""
        if self._acts.offers.anything_declared():
            return self.tr("Nobody’s turn: choose who declares in the order, rule, or press Space to go on.")
        return self.tr("Nobody’s turn: rule, or press Space to go on.")

    def show_cards(self, refusal: Callable[[Refusal], str]) -> None:
        """The cards in the hand of who acts; `refusal` says why one cannot be used."""
        acting = self._acting
        cards = () if acting is None else self._conductor.system.window.hand(self._conductor.fight, acting)
        self._stage.show_cards("" if acting is None else acting.name, cards, refusal)
