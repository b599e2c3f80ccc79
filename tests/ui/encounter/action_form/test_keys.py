"""Figures choose options of the open field, nine to a page, and what is closed says why."""

from __future__ import annotations

from collections.abc import Mapping
from types import SimpleNamespace
from typing import Any

import pytest
from PySide6.QtCore import Qt

from rules.core.state import Combatant, Fight
from rules.mechanics.action import Action, Field, Option
from ui.encounter.action_form.keys import PER_PAGE, ActionFormKeys
from ui.encounter.action_form.model import ActionFormModel


def keys_for(many: int, *, closed: int | None = None) -> ActionFormKeys:
    """The keys of an action that asks for one of so many options; one of them may be closed."""

    def options(fight: Fight, actor: Combatant, values: Mapping[str, Any]) -> tuple[Option, ...]:
        return tuple(
            Option(str(number), f"Spell {number}", refused="no_points" if number == closed else None)
            for number in range(1, many + 1)
        )

    spell: Field[Any, Any] = Field("with", "choice", "Spell", options=options)
    ana = Combatant(id="ana", name="Ana", side="party", sheet=SimpleNamespace(), pools={})
    model = ActionFormModel()
    action: Action[Any, Any] = Action("cast", "Cast", run=lambda *_: None, fields=(spell,))
    model.start(Fight(combatants={"ana": ana}), ana, action, lambda command: ())
    return ActionFormKeys(model, lambda option: f"{option.label} is closed.", model)


@pytest.mark.parametrize(("many", "pages"), [(1, 1), (9, 1), (10, 2), (18, 2), (19, 3)])
def test_there_are_as_many_pages_as_options_need(many: int, pages: int) -> None:
    keys = keys_for(many)
    (field,) = keys._composer.fields()
    assert keys.pages_of(field) == pages


def test_a_figure_counts_on_the_page_that_is_shown() -> None:
    keys = keys_for(PER_PAGE + 3)
    keys.take_key(Qt.Key.Key_Right, "")
    keys.take_key(Qt.Key.Key_2, "2")
    assert keys._composer.values["with"] == str(PER_PAGE + 2)
    keys.take_key(Qt.Key.Key_4, "4")
    assert keys._composer.values["with"] == str(PER_PAGE + 2), "there is no fourth on this page"
    keys.take_key(Qt.Key.Key_Right, "")
    keys.take_key(Qt.Key.Key_2, "2")
    assert keys._composer.values["with"] == "2"


def test_a_closed_option_is_not_chosen_and_says_why() -> None:
    keys, said = keys_for(3, closed=2), list[str]()
    keys.message_requested.connect(said.append)
    keys.take_key(Qt.Key.Key_1, "1")
    keys.take_key(Qt.Key.Key_2, "2")
    assert keys._composer.values["with"] == "1"
    assert said == ["Spell 2 is closed."]
