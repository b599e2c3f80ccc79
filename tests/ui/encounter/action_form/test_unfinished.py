"""While something is missing in an action, nothing is foretold that depends on it: every action of every system."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from models.library import Library
from rules.core.facts import Command
from rules.mechanics.action import Action, Preview
from tests.conftest import OWN_SYSTEMS
from tests.samples import sample
from tests.there import there
from tests.ui.encounter.conftest import APP, GUARD, HERO, GameTable, anas_turn
from tests.ui.encounter.sampling import sample_fight
from ui.encounter.action_form.model import TARGETS, ActionFormModel
from ui.shell.main_window import MainWindow

MOST_OPTIONS = 6
"""Of each choice so many options are tried, the first and the last of them."""
MOST_CHOICES = 3
ON: Command = {"do": "next", "override": True}


@pytest.mark.parametrize("system", sorted(point.name for point in OWN_SYSTEMS))
def test_what_is_foretold_of_an_unfinished_action_is_true_however_it_is_finished(
    window: MainWindow, library: Library, system: str
) -> None:
    table = sample_fight(window, library, system, sample(system)["encounters"][0]["name"])
    table.all_by(APP)
    for _ in range(3):
        if table.conductor.open_question is None:
            table.conductor.command(ON)
    fight = table.fight
    tried = 0
    for actor in [there(next(iter(each), None)) for each in _by_side(table)]:
        for action in table.conductor.system.actions.values():
            model = ActionFormModel()
            model.start(fight, fight.combatants[actor], action, there(table.conductor.service).preview)
            for _ in _unfinished(model, MOST_CHOICES):
                tried += 1
                _hold(model, action)
    assert tried > 10


def _by_side(table: GameTable) -> Iterator[list[str]]:
    combatants = table.fight.combatants.values()
    for side in dict.fromkeys(combatant.side for combatant in combatants):
        yield [combatant.id for combatant in combatants if combatant.side == side]


def _unfinished(model: ActionFormModel, deep: int) -> Iterator[None]:
    """Go through the ways in which an action may stand unfinished, one choice after the other."""
    missing = [field for field in model.fields() if not model.filled(field)]
    if not missing:
        return
    yield
    chosen = next((field for field in missing if field.kind == "choice"), None)
    if chosen is None or not deep:
        return
    options = [option.id for option in model.options(chosen)]
    for option in dict.fromkeys([*options[: MOST_OPTIONS // 2], *options[-MOST_OPTIONS // 2 :]]):
        before = dict(model.values)
        model.values = {**before, chosen.name: option}
        yield from _unfinished(model, deep - 1)
        model.values = before


def _hold(model: ActionFormModel, action: Action) -> None:
    told = model.previews()
    for field in (candidate for candidate in model.fields() if not model.filled(candidate)):
        for option in model.options(field)[:MOST_OPTIONS]:
            value = [option.id] if field.kind == TARGETS else option.id
            finished = there(model._preview)(model.command_with(field.name, value))
            left = [preview for preview in told if not any(_stands_in(preview, other) for other in finished)]
            assert left == [], (action.id, model.values, field.name, option.id)


def _stands_in(preview: Preview, other: Preview) -> bool:
    return preview.what == other.what and preview.text in other.text


def test_an_improvised_weapon_is_foretold_as_soon_as_its_die_is_known(window: MainWindow, library: Library) -> None:
    table = anas_turn(window, library, "ffrpg", {**HERO, "spd": 30}, GUARD)
    composer = table.page.composer
    table.type("a")
    composer.choose("improvised") if there(composer.field).name == "with" else composer.put("with", "improvised")
    composer.aim("imp")
    assert [field.name for field in composer.fields() if not composer.filled(field)] == ["die"]
    assert composer.previews() == ()
    composer.put("die", "d8")
    damage = [preview for preview in composer.previews() if preview.what == "damage"]
    assert ["d8" in preview.text for preview in damage] == [True]
