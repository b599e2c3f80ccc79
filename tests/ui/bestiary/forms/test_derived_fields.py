"""Numbers that the book works out of a monster's level and attributes: they follow, and may be written over."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from models.exchange.foreign.ffrpg.monsters import derived_stats
from rules.ffrpg.combatant.sheet import CreatureSheet
from ui.bestiary.forms.number_editors import NumberEditor
from ui.bestiary.forms.sheet_form import SheetForm

FOLLOWING = ("acc", "macc", "eva", "meva", "dex", "mnd")


def opened(qtbot: QtBot, sheet: dict[str, Any]) -> SheetForm:
    form = SheetForm(CreatureSheet)
    qtbot.addWidget(form)
    form.resize(900, 900)
    form.show()
    form.show_sheet(sheet)
    return form


def type_into(form: SheetForm, name: str, number: int) -> None:
    """Types a number over what stands in a field, and leaves it."""
    editor = form.editors[name]
    assert isinstance(editor, NumberEditor)
    field = editor.spin
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, str(number))
    QTest.keyClick(field, Qt.Key.Key_Tab)


def said(form: SheetForm) -> dict[str, Any]:
    return {name: form.sheet().get(name) for name in FOLLOWING}


def test_a_new_monsters_numbers_follow_its_level_and_attributes(qtbot: QtBot) -> None:
    form = opened(qtbot, {})
    assert set(said(form).values()) == {None}
    for name, number in (("level", 12), ("agi", 9), ("spd", 7), ("mag", 11), ("spr", 5)):
        type_into(form, name, number)
    assert said(form) == {"acc": 110, "macc": 134, "eva": 28, "meva": 28, "dex": 80, "mnd": 84}
    stats = {"agi": 9, "spd": 7, "mag": 11, "spr": 5}
    book = derived_stats(12, stats, "", (1, 1, 1, 1))
    assert said(form) == {name: book[name] for name in FOLLOWING}


def test_a_regular_monsters_hp_and_armor_follow_its_level_vitality_and_spirit(qtbot: QtBot) -> None:
    """HP: Hit Base x VIT x Level; ARM: Base x Level + VIT / 2; M. ARM: Base x Level + SPR / 2; bases cost nothing."""
    form = opened(qtbot, {})

    def told() -> tuple[Any, ...]:
        sheet = form.sheet()
        return sheet.get("hp"), sheet.get("arm"), sheet.get("marm")

    type_into(form, "level", 12)
    assert told() == (None, None, None), "of what nobody has said nothing follows"
    type_into(form, "vit", 9)
    type_into(form, "spr", 5)
    assert told() == (216, 16, 14)
    book = derived_stats(12, {"vit": 9, "spr": 5}, "", (2, 1, 1, 1))
    assert told() == (book["hp"], book["arm"], book["marm"])
    type_into(form, "hp", 1848)
    type_into(form, "level", 33)
    assert told() == (1848, 37, 35)


def test_what_somebody_wrote_stays_until_it_says_what_the_book_says(qtbot: QtBot) -> None:
    form = opened(qtbot, {})
    type_into(form, "level", 10)
    type_into(form, "acc", 150)
    type_into(form, "agi", 8)
    assert said(form)["acc"] == 150
    assert said(form)["dex"] == 76
    type_into(form, "acc", 106)
    type_into(form, "agi", 9)
    assert said(form)["acc"] == 108


@pytest.mark.parametrize(
    "sheet", [{"hp": 9, "spd": 4}, {"hp": 9, "spd": 4, "acc": 77}, {"hp": 9, "spd": 4, "kind": "pc"}]
)
def test_a_sheet_that_says_something_else_is_left_as_it_is(qtbot: QtBot, sheet: dict[str, Any]) -> None:
    form = opened(qtbot, sheet)
    type_into(form, "agi", 20)
    assert form.sheet() == {**sheet, "agi": 20}


def test_a_monster_by_the_book_stays_one(qtbot: QtBot) -> None:
    given = {"spd": 4, "vit": 6, "spr": 7}
    sheet: dict[str, Any] = {**given, "level": 3, **CreatureSheet.derived_numbers({**given, "level": 3})}
    form = opened(qtbot, sheet)
    type_into(form, "level", 5)
    assert form.sheet() == {**sheet, "level": 5, **CreatureSheet.derived_numbers({**given, "level": 5})}


def test_what_several_have_in_common_follows_nothing(qtbot: QtBot) -> None:
    form = opened(qtbot, {})
    given = {"spd": 4, "vit": 6, "spr": 7, "level": 3}
    whole = {**given, **CreatureSheet.derived_numbers(given)}
    form.show_several([whole, {**whole, "hp": 12}])
    type_into(form, "level", 5)
    assert form.changed() == {"level": 5}
