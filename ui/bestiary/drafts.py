"""Leaving a form with changes as an edit: taken back, the form stands there again as it was left."""

from __future__ import annotations

from collections.abc import Callable

from models.refusals import LibraryError
from ui.bestiary.sheet_pane import SheetPane
from ui.edits import Step


def leave(pane: SheetPane) -> Step:
    """Leaves the form of a pane, and keeps what stands in it."""

    def run() -> Step:
        show = pane.form_as_it_stands()
        pane.close_form()
        return _open_again(pane, show)

    return Step(run)


def _open_again(pane: SheetPane, show: Callable[[], None]) -> Step:
    def run() -> Step:
        if pane.is_unsaved:
            pane.ask_to_finish()
            raise LibraryError("form_open")
        pane.open_form(show)
        return leave(pane)

    return Step(run)
