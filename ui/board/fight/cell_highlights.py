"""Cells highlighted on demand: paths, zone of control, reach, sight; and reach and area of the open action."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QToolButton, QWidget

from rules.board.geometry import Cell
from rules.core.board_overlays import REACH, CellKind, MarkedCells, ReachableCells
from rules.core.state import Combatant
from rules.system.system import System
from ui.encounter.action_form.model import ActionFormModel
from ui.session.controller import Conductor
from ui.text.words import gloss
from ui.widgets.labels import keyless, tip
from ui.widgets.layouts import FlowPanel

CHOICE = "choice"
"""The kind of the cells that may be chosen for the open field."""


class CellHighlights(FlowPanel):
    """A row of buttons for the kinds of cells, and the cells of the pressed ones."""

    cells_changed = Signal()

    def __init__(self, conductor: Conductor, composer: ActionFormModel, parent: QWidget | None = None) -> None:
        super().__init__(4, parent=parent)
        self.conductor = conductor
        self.composer = composer
        self.kinds: dict[str, QToolButton] = {}
        self.offered: frozenset[Cell] | None = None
        """The cells offered for the open field; None: it asks for no cell."""
        self._system: System | None = None
        self._small = False
        self._worked_out: dict[Any, Any] = {}
        """Cells computed since the last command, by key."""

    def forget(self) -> None:
        """Forget computed cells after a command."""
        self._worked_out.clear()

    def show_system(self, system: System) -> None:
        """Make the buttons for a system's kinds of cells, which say what they mean by the figures of the fight."""
        if system is not self._system:
            self._make(system)
        for kind in system.ground.cell_kinds:
            meaning = gloss(system.phrases.file, kind.gloss_ids, kind.label, self.conductor.fight.options)
            self.kinds[kind.kind].setToolTip(tip(meaning))

    def _make(self, system: System) -> None:
        self._system = system
        for button in self.kinds.values():
            button.hide()
            button.deleteLater()
        self.kinds = {}
        words = {
            "reach": self.tr("Movement"),
            "domain": self.tr("Domain"),
            "threat": self.tr("Enemies’ reach"),
            "sight": self.tr("Line of sight"),
            "range": self.tr("Range"),
        }
        for kind in (CellKind(REACH), *system.ground.cell_kinds):
            button = QToolButton()
            button.setText(keyless(kind.label or words.get(kind.kind, kind.kind)))
            if kind.kind == REACH:
                button.setToolTip(tip(self.tr("where the active combatant can go now")))
            button.setCheckable(True)
            button.setProperty("role", "small" if self._small else "")
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.setProperty("kind", kind.kind)
            button.toggled.connect(self.cells_changed)
            self.add(button)
            self.kinds[kind.kind] = button

    def be_small(self, *, small: bool) -> None:
        """Use small buttons on a narrow board."""
        if small is not self._small:
            self._small = small
            for button in self.kinds.values():
                self._size(button)

    def _size(self, button: QToolButton) -> None:
        button.setProperty("role", "small" if self._small else "")
        button.style().unpolish(button)
        button.style().polish(button)
        button.updateGeometry()

    def marked_cells(
        self, actor: Combatant, walk_of: Callable[[str], ReachableCells | None], pointed: Cell | None = None
    ) -> list[MarkedCells]:
        """Return the cells to mark for a combatant: those of the buttons, and the reach and area of its action.

        While the action asks for a cell, its area is marked around the `pointed` one.
        """
        return [*self._asked_for(actor, walk_of), *self._aimed(actor, pointed)]

    def _asked_for(self, actor: Combatant, walk_of: Callable[[str], ReachableCells | None]) -> list[MarkedCells]:
        marked: list[MarkedCells] = []
        for kind, button in self.kinds.items():
            if not button.isChecked():
                continue
            if kind == REACH:
                walk = walk_of(actor.id)
                cells = frozenset() if walk is None else walk.open_cells()
            else:
                cells = self._once(
                    ("marked", actor.id, kind),
                    partial(self.conductor.system.ground.marked, self.conductor.fight, actor, kind),
                )
            marked.append(MarkedCells(kind, button.text(), cells))
        return marked

    def _aimed(self, actor: Combatant, pointed: Cell | None) -> list[MarkedCells]:
        composer = self.composer
        self.offered = None
        if composer.action is None or composer.action.id not in self.conductor.system.actions:
            return []  # what is asked before a fight begins, such as an ambush, is aimed over no board
        values = dict(composer.values)
        field = composer.field
        if field is not None and field.kind == "cell":
            ids = [option.id for option in composer.options(field) if option.refused is None]
            self.offered = frozenset((int(x), int(y)) for x, _, y in (id.partition(",") for id in ids))
            if pointed is not None and pointed in self.offered:
                values[field.name] = f"{pointed[0]},{pointed[1]}"
        marked = list(
            self._once(
                ("aimed", actor.id, composer.action.id, repr(sorted(values.items()))),
                partial(self.conductor.system.ground.aimed, self.conductor.fight, actor, composer.action.id, values),
            )
        )
        if field is not None and self.offered is not None:
            marked.insert(0, MarkedCells(CHOICE, field.label, self.offered))
        return marked

    def _once(self, key: Any, work: Callable[[], Any]) -> Any:
        """Return a result computed at most once since the last command."""
        if key not in self._worked_out:
            self._worked_out[key] = work()
        return self._worked_out[key]
