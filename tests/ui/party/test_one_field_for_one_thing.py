"""What is one thing is one field: a level, what one has gained, a group."""

from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from models.library import Library
from models.repositories.creatures import Creature
from models.repositories.parties import Member
from rules.system import registry
from ui.bestiary.forms.creature_form import CreatureForm
from ui.bestiary.forms.entity_form import EntityForm
from ui.party.member_form import MemberForm
from ui.widgets.controls import ElidedLabel

pytestmark = pytest.mark.real_systems


def labels(form: EntityForm) -> list[str]:
    shown = [label.text() for label in form.findChildren(ElidedLabel) if label.isVisibleTo(form) and label.text()]
    return [item.casefold() for item in shown]


@pytest.mark.parametrize("system", registry.ids())
def test_no_field_of_a_creature_is_asked_for_twice(qtbot: QtBot, library: Library, system: str) -> None:
    form = CreatureForm(library)
    qtbot.addWidget(form)
    form.open_creature(Creature(name="", system=system))
    found = labels(form)
    assert not form._level_column.isVisibleTo(form) or not {"nv", "nivel", "level"} & (set(found) - {"level"})
    assert len([item for item in found if item in ("nv", "level")]) <= 1


@pytest.mark.parametrize("system", registry.ids())
def test_what_a_member_has_gained_is_one_field(qtbot: QtBot, library: Library, system: str) -> None:
    form = MemberForm(library)
    qtbot.addWidget(form)
    found = registry.system(system)
    sheet: dict[str, Any] = {item: 7 for item in ("xp", "gil", "pex") if item in found.sheet.model_fields}
    form.open_member(Member(party_id=1, name="Ann", system=system, sheet=sheet))
    for gain in found.aftermath.gains:
        asked = [label for label in labels(form) if gain.label.casefold() in label.split()]
        assert asked == [f"{gain.label} so far".casefold()]
    assert {key: form.member().sheet[key] for key in sheet} == sheet
