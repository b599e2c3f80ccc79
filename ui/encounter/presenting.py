"""What the page of a fight shows of it: the clock, who acts and what is offered, the board, the cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject

from rules import tactic
from ui.bestiary.stat_block import Shown
from ui.encounter.rows import pools_of, words_of_chip

if TYPE_CHECKING:
    from ui.encounter.fight_page import FightPage


MOST_NOTED = 240
"""Signs of a note that the stage shows; the order has all of it."""


class Presenting(QObject):
    """Brings top bar, stage, board and cards to where the fight stands."""

    def __init__(self, page: FightPage) -> None:
        super().__init__(page)
        self._page = page
        self._sheets: dict[str, tuple[Any, Shown | None]] = {}
        """Id of a combatant to its sheet and what is shown of it."""

    def show(self) -> None:
        """Shows everything but the order and the log, which know themselves what has changed."""
        self._show_clock()
        self.show_stage()
        self._show_board()

    def _show_clock(self) -> None:
        page = self._page
        fight = page.conductor.fight
        teller = page.conductor.teller()
        parts = [] if fight.round == 0 else [teller.round_name(fight.round)]
        parts.append(page.conductor.phase())
        if fight.tick and fight.phase != "ended":
            parts.append(self.tr("tick {number}").format(number=fight.tick))
        page.top.show_clock(" · ".join(parts))
        running = {} if fight.phase == "ended" else fight.countdowns
        page.top.show_countdowns(
            [(name, f"{name}: {teller.lasting(left, unit)}", left == 0) for name, (unit, left, *_) in running.items()]
        )
        if fight.phase == "setup":
            page.top.next.setText(self.tr("Begin the fight (Space)"))
        elif fight.phase == "ended":
            page.top.next.setText(self.tr("Back to the encounters (Space)"))
        else:
            page.top.next.setText(self._next_words())

    def _next_words(self) -> str:
        page = self._page
        open_lines = any(one.command is not None for one in page.declaring.declarations())
        return self.tr("Take (Space)") if open_lines else self.tr("Next (Space)")

    def show_stage(self) -> None:
        """Who acts and what may be done; while all declare, their lines; under them the sheet of who is selected."""
        self.show_block()
        self._show_acting()

    def show_block(self) -> None:
        """The sheet of who is selected, else of who acts."""
        page = self._page
        selected = page.order.selected
        one = None if selected is None else page.conductor.fight.combatants.get(selected.id)
        acting = None if page.conductor.fight.phase in ("setup", "ended") else page.actor
        one = acting if one is None else one
        if one is None:
            page.stage.block.show_sheet(None, acts=False)
        elif one is acting:
            page.stage.block.show_sheet(self._shown(one), acts=True)
        else:
            numbers = [(label, value) for _, label, value, _ in page.explaining.numbers(one)]
            pools = pools_of(page.conductor.system, one)
            page.stage.block.show_sheet(self._shown(one), acts=False, pools=pools, numbers=numbers)
        page.stage.make_room()

    def _shown(self, one: Any) -> Shown:
        """What is shown of a combatant's sheet; read again only when it is another one."""
        kept, shown = self._sheets.get(one.id, (None, None))
        if kept is not one.sheet or shown is None:
            given = one.sheet.model_dump(mode="json", exclude_unset=True)
            shown = Shown(one.name, self._page.conductor.system.id, None, "", given, "", {})
            self._sheets[one.id] = one.sheet, shown
        return shown

    def _show_acting(self) -> None:
        page = self._page
        fight, system = page.conductor.fight, page.conductor.system
        lines = page.declaring.lines(page.keys)
        changing = page.declaring.picked is not None
        page.stage.declarations.show_lines(() if changing else lines)
        actor = page.actor
        if lines and not changing:
            page.stage.show_combatant(page.conductor.phase(), (), "")
            page.stage.show_actions(())
            page.stage.show_out_of_turn(())
            page.stage.show_sheet(())
            page.stage.show_empty("", begin=False)
            return
        if fight.phase in ("setup", "ended") or actor is None:
            surprise = system.surprise if fight.phase == "setup" else None
            offered = [] if actor is None else page.offers.outside(actor)
            if offered:
                page.stage.show_combatant(actor.name, pools_of(system, actor), self._notes(actor.id))
            else:
                page.stage.show_combatant(page.conductor.encounter_name, (), "")
            page.stage.show_actions([*([] if surprise is None else [(surprise, "")]), *offered])
            page.stage.show_out_of_turn(())
            page.stage.show_sheet(())
            self._show_empty(fight)
            return
        state = "   ".join(words_of_chip(chip) for chip in system.window.chips(fight, actor))
        told = "\n".join(filter(None, (state, self._notes(actor.id))))
        page.stage.show_combatant(actor.name, pools_of(system, actor), told, system.window.body(fight, actor))
        actions = page.offers.declarations(actor) if page.declares else page.offers.actions(actor)
        page.stage.show_actions(actions)
        page.stage.show_out_of_turn(() if page.declares else page.offers.out_of_turn())
        page.stage.show_sheet(page.explaining.numbers(actor))
        self._show_empty(fight)

    def _notes(self, id: str) -> str:
        """What was noted of a combatant as the fight was prepared, as far as the stage has room."""
        notes = " ".join(str(self._page.conductor.marks.get(id, {}).get("notes", "")).split())
        return notes if len(notes) <= MOST_NOTED else f"{notes[: MOST_NOTED - 1].rstrip()}…"

    def _show_empty(self, fight: Any) -> None:
        page = self._page
        if fight.phase == "setup":
            page.stage.show_empty(self.tr("Everybody is here. Begin when the table is ready."), begin=True)
        elif fight.phase == "ended":
            page.stage.show_empty(self._outcome(fight), begin=False)
        elif tactic.is_decided(fight) and len({one.side for one in fight.combatants.values()}) > 1:
            page.stage.show_empty(self.tr("Only one side still stands. Ctrl+E ends the fight."), begin=False)
        elif fight.active is None:
            declares = self.tr("Nobody’s turn: choose who declares in the order, rule, or press Space to go on.")
            rules = self.tr("Nobody’s turn: rule, or press Space to go on.")
            page.stage.show_empty(declares if page.offers.anything_declared() else rules, begin=False)
        else:
            page.stage.show_empty("", begin=False)

    def _outcome(self, fight: Any) -> str:
        if not fight.winner:
            return self.tr("The fight is over, and nobody prevails. Its log can be printed and exported.")
        return self.tr("The fight is over, won by {winner}. Its log can be printed and exported.").format(
            winner=self._page.conductor.teller().side(fight.winner)
        )

    def _show_board(self) -> None:
        """The board in the middle, where there is one with somebody on it."""
        page = self._page
        page.arrangement.show_board(wanted=page.board.is_wanted(page.conductor.fight))
        page.board.show_fight(page.keys)
        actor = None if page.conductor.fight.phase in ("setup", "ended") else page.actor
        cards = () if actor is None else page.conductor.system.window.hand(page.conductor.fight, actor)
        page.stage.show_cards("" if actor is None else actor.name, cards, page.board.words.refusal)
