"""The conditions that a member brings along from one fight to the next."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from functools import cache
from typing import Any

from pydantic import BaseModel, create_model
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from rules.mechanics.statuses import Status
from rules.sheets.schema import Sheet, described, number
from ui.bestiary.forms.list_editors import RowsEditor
from ui.sheets import rule_systems
from ui.sheets.schema import Field


@cache
def _row(beside: str, status: str, timer: str, params: str) -> type[BaseModel]:
    """A condition as a row of a sheet, with what its fields are called; its messages stand beside that file."""
    fields: dict[str, Any] = {
        "status": (str, described(status, names="status")),
        "timer": (int | None, number(timer, default=None, low=1, high=999)),
        "params": (dict[str, Any], described(params, default={})),
    }
    row: type[Sheet] = create_model("Lasting", __base__=Sheet, __module__=__name__, **fields)
    row.messages_beside = beside
    return row


def _model(beside: str = "") -> type[BaseModel]:
    return _row(
        beside,
        QCoreApplication.translate("LastingConditions", "Status"),
        QCoreApplication.translate("LastingConditions", "Timer"),
        QCoreApplication.translate("LastingConditions", "Details"),
    )


class LastingConditions(RowsEditor):
    """A list of conditions, each chosen by its word from the statuses of the member's system."""

    def __init__(self, parent: QWidget | None = None) -> None:
        title = QCoreApplication.translate("LastingConditions", "Conditions")
        super().__init__(Field("conditions", title, "", "rows", default=(), model=_model()), parent)
        self._system = ""

    def show_conditions(
        self, system: str, conditions: Sequence[Mapping[str, Any]], statuses: Mapping[str, Status]
    ) -> None:
        """Show what a member of a system brings along, and take the statuses that it may bring."""
        self._speak_of(system)
        self.offer_statuses(statuses)
        self.show_value([dict(condition) for condition in conditions])
        self.show_faults(())

    def _speak_of(self, system: str) -> None:
        """Make the rows those of a system, in whose words their details are."""
        if system == self._system:
            return
        self._system = system
        book = rule_systems.find(system)
        self.field = replace(self.field, model=_model("" if book is None else book.phrases.file))
        if self.form is not None:
            self.form.hide()
            self.form.deleteLater()
            self.form = None

    def conditions(self) -> list[dict[str, Any]]:
        """The conditions as they stand."""
        conditions: list[dict[str, Any]] = self.read()
        return conditions

    def show_refused(self, places: Collection[int]) -> None:
        """Show at each of these conditions that no fight could begin with it."""
        sentence = self.tr(
            "No fight can begin with this: choose a status, and give it the timer and the details it needs."
        )
        self.show_faults([(f"[{place}].status", sentence) for place in places])

    def _title(self, place: int) -> str:
        row = self._row(place)
        return (
            rule_systems.condition_text(rule_systems.find(self._system), row)
            if row.get("status")
            else super()._title(place)
        )
