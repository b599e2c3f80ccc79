"""What comes from a catalogue is typed in the reader's words, and nothing else is taken."""

from typing import Any

import pytest
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from rules import catalogue, sheets
from rules.questions import BadSheet
from ui.bestiary import stat_block, systems
from ui.bestiary.choice_editors import ChoiceEditor
from ui.bestiary.editors import Editor, Form
from ui.bestiary.kinds import fields
from ui.bestiary.lists import RowsEditor
from ui.bestiary.maps import MapEditor
from ui.bestiary.pick_line import PickLine
from ui.bestiary.sheet_form import SheetForm
from ui.bestiary.shown import Shown
from ui.bestiary.stat_page import StatBlock
from ui.bestiary.stat_words import StatWords
from ui.bestiary.text_editors import TextEditor, WordsEditor
from ui.bestiary.widgets import Choice


@pytest.fixture(autouse=True)
def _two_small_systems() -> None:
    """Here the catalogue is the real one."""
    systems.pool_labels.cache_clear()
    systems._pools.cache_clear()


@pytest.fixture
def form(qtbot: QtBot, system: str) -> SheetForm:
    found = catalogue.system(system)
    form = SheetForm(found.sheet)
    qtbot.addWidget(form)
    form.offer_statuses(found.statuses)
    form.show_sheet({})
    return form


def new_row(form: Form, name: str) -> Form:
    """The form of a new row of a list."""
    rows = form.editors[name]
    assert isinstance(rows, RowsEditor)
    rows.add_row()
    assert rows.form is not None
    return rows.form


def typed(editor: Editor, text: str) -> Any:
    """What the sheet gets when this is typed."""
    assert isinstance(editor, (TextEditor, WordsEditor))
    editor.line.setText(text)
    return editor.read()


@pytest.mark.parametrize("system", ["fantasia"])
def test_an_element_is_typed_by_its_word_or_is_another_that_the_table_plays_with(form: SheetForm) -> None:
    element = new_row(form, "weapons").editors["element"]
    assert [typed(element, text) for text in ("Fuego", "fuego", "FIRE", "metal")] == ["fire"] * 3 + ["metal"]
    assert not element.has_problem()
    elements = form.editors["elements"]
    assert isinstance(elements, MapEditor)
    elements.add_row()
    line = elements.pairs[0].keys
    assert isinstance(line, PickLine)
    offered = [line.completer().model().index(row, 0).data() for row in range(line.completer().model().rowCount())]
    assert "Hielo" in offered
    assert "inmune" not in offered, "what an element may be to somebody is no element"
    for text, id in (("Hielo", "ice"), ("metal", "metal")):
        line.setText(text)
        assert elements.pairs[0].key == id


@pytest.mark.parametrize("system", ["fantasia"])
@pytest.mark.parametrize("rows", ["weapons", "abilities", "items"])
def test_a_space_alone_in_a_line_is_nothing(form: SheetForm, rows: str) -> None:
    for editor in new_row(form, rows).editors.values():
        if isinstance(editor, TextEditor):
            assert typed(editor, " ") == typed(editor, ""), editor.field.name


@pytest.mark.parametrize("system", ["fantasia"])
def test_a_space_alone_is_no_wrong_word(qtbot: QtBot, form: SheetForm) -> None:
    equipped = TextEditor(form.editors["equipped"].field)
    qtbot.addWidget(equipped)
    equipped.know({"sable": "Sable"})
    typed(equipped, "Sables")
    assert equipped.problem()
    typed(equipped, " ")
    assert not equipped.problem()


@pytest.mark.parametrize(("system", "word", "id"), [("fantasia", "Ceguera", "blind"), ("ffrpg", "Status Shield", "")])
def test_an_immunity_is_typed_by_the_words_of_the_book(form: SheetForm, system: str, word: str, id: str) -> None:
    statuses = catalogue.system(system).statuses
    immune = form.editors["immune"]
    for key, status in statuses.items():
        meant = {one for one, other in statuses.items() if other.label == status.label}
        assert typed(immune, status.label) in [[one] for one in meant], key
        assert not immune.has_problem()
    if id:
        assert typed(immune, f"{word}, {id}") == [id]
    typed(immune, "nothing like it")
    assert immune.has_problem()


@pytest.mark.parametrize("system", ["fulminato"])
def test_a_skill_is_typed_and_shown_by_its_name(form: SheetForm) -> None:
    skill = new_row(form, "weapons").editors["skill"]
    assert typed(skill, "ataque con pistolas") == "pistolas"
    skills = form.editors["skills"]
    assert isinstance(skills, MapEditor)
    skills.show_value({"pistolas": "d8", "own": "d6"})
    keys = skills.pairs[0].keys
    assert isinstance(keys, Choice)
    assert keys.currentText() == "Ataque con pistolas"
    keys.choose("manos_rapidas")
    assert skills.value() == {"manos_rapidas": "d8", "own": "d6"}
    assert not skills.has_problem()
    typed(skills.pairs[0].editor, "d7")
    assert "d7" in skills.problem()


@pytest.mark.parametrize("system", ["fulminato"])
def test_a_row_that_has_just_been_added_is_asked_for_its_die_and_nothing_is_said_by_an_id(form: SheetForm) -> None:
    skills = form.editors["skills"]
    assert isinstance(skills, MapEditor)
    skills.add_row()
    with pytest.raises(BadSheet) as caught:
        sheets.check(catalogue.system("fulminato").sheet, form.sheet())
    form.show_faults(caught.value.faults)
    assert skills.has_problem()
    assert (skills.message.text(), skills.pairs[0].editor.message.text()) == ("", "needed")
    typed(skills.pairs[0].editor, "d7")
    with pytest.raises(BadSheet) as caught:
        sheets.check(catalogue.system("fulminato").sheet, form.sheet())
    form.show_faults(caught.value.faults)
    assert "d7" in skills.pairs[0].editor.message.text()
    assert "cac_sencilla" not in skills.pairs[0].editor.message.text() + skills.message.text()


@pytest.mark.parametrize("system", catalogue.ids())
def test_statuses_are_listed_by_their_words(form: SheetForm, system: str) -> None:
    statuses = catalogue.system(system).statuses
    for name, editor in form.editors.items():
        if isinstance(editor, RowsEditor) and editor.word == "status":
            one = next(iter(statuses))
            editor.show_value([one])
            item = editor.list.item(0)
            assert item is not None
            assert item.text() == statuses[one].label, name


@pytest.mark.parametrize("system", ["ffrpg"])
def test_several_statuses_are_typed_by_their_words(form: SheetForm) -> None:
    inner = new_row(form, "auto_status").editors["status"]
    assert isinstance(inner, TextEditor)
    statuses = catalogue.system("ffrpg").statuses
    inner.line.setText("Haste, Regen")
    inner.line.editingFinished.emit()
    assert {"haste", "regen"} <= set(statuses)
    assert form.sheet()["auto_status"] == ["haste", "regen"]


@pytest.mark.parametrize("system", ["fantasia"])
def test_an_odd_word_of_an_older_sheet_is_kept_until_it_is_changed(form: SheetForm) -> None:
    form.show_sheet({"weapons": [{"id": "own", "element": "sound"}]})
    rows = form.editors["weapons"]
    assert isinstance(rows, RowsEditor)
    rows.list.setCurrentRow(0)
    assert rows.form is not None
    element = rows.form.editors["element"]
    assert element.value() == "sound"
    assert not element.has_problem()


@pytest.mark.parametrize("system", ["fantasia", "fulminato"])
def test_what_is_in_hand_is_called_by_its_name_and_stays_the_same_when_that_changes(form: SheetForm) -> None:
    form.show_sheet({"weapons": [{"id": "own", "name": "Filo del alba"}, {"id": "other", "name": "Arco"}]})
    held = form.editors["equipped"]
    assert [typed(held, text) for text in ("filo del alba", "Arco", "own")] == ["own", "other", "own"]
    typed(held, "Filo del alba")
    rows = form.editors["weapons"]
    assert isinstance(rows, RowsEditor)
    rows.list.setCurrentRow(0)
    assert rows.form is not None
    typed(rows.form.editors["name"], "Filo del ocaso")
    assert isinstance(held, TextEditor)
    assert held.line.text() == "Filo del ocaso"
    assert form.sheet()["equipped"] == "own"
    assert not held.has_problem()
    typed(held, "Filo del alba")
    assert held.has_problem()


@pytest.mark.parametrize(
    ("system", "rows", "field", "shown", "kept"),
    [
        ("tabuleiro", "cards", "damage", "FOR+1d4", "forca+1d4"),
        ("tabuleiro", "cards", "damage", "2*PER", "2*per"),
        ("fantasia", "abilities", "damage", "arma+½d", "weapon+half"),
        ("fantasia", "weapons", "damage", "½d+1", "half+1"),
    ],
)
def test_dice_are_shown_and_read_in_the_words_of_the_book(
    form: SheetForm, rows: str, field: str, shown: str, kept: str
) -> None:
    editor = new_row(form, rows).editors[field]
    assert isinstance(editor, TextEditor)
    assert [typed(editor, text) for text in (shown, shown.lower(), kept)] == [kept] * 3
    editor.show_value(kept)
    assert editor.line.text() == shown
    assert editor.value() == kept


def written(form: Form, name: str) -> None:
    """Types a name into the form of a row, letter by letter."""
    line = form.editors["name"]
    assert isinstance(line, TextEditor)
    line.line.clear()
    QTest.keyClicks(line.line, name)


@pytest.mark.parametrize("system", ["d100", "fantasia", "ffrpg", "fulminato"])
def test_nobody_is_asked_for_an_id(form: SheetForm) -> None:
    for name in ("Filo del alba", "Filo del alba", "???"):
        row = new_row(form, "weapons")
        assert not row.editors["id"].isVisibleTo(row)
        written(row, name)
    assert [one["id"] for one in form.sheet()["weapons"]] == ["filo-del-alba", "filo-del-alba-2", "row"]


@pytest.mark.parametrize("system", ["ffrpg"])
def test_weapons_and_shields_have_ids_apart(form: SheetForm) -> None:
    for rows in ("weapons", "shields"):
        written(new_row(form, rows), "Aegis")
    sheet = form.sheet()
    assert [sheet[rows][0]["id"] for rows in ("weapons", "shields")] == ["aegis", "aegis-2"]


@pytest.mark.parametrize("system", ["d100"])
def test_an_id_that_was_there_stays_when_the_name_changes_and_is_found_behind_more(form: SheetForm) -> None:
    form.show_sheet({"weapons": [{"id": "own", "name": "Espada"}]})
    rows = form.editors["weapons"]
    assert isinstance(rows, RowsEditor)
    rows.list.setCurrentRow(0)
    row = rows.form
    assert row is not None
    assert row.more is not None
    written(row, "Sable")
    assert form.sheet()["weapons"][0]["id"] == "own"
    row.more.button.click()
    assert row.editors["id"].isVisibleTo(row)


@pytest.mark.parametrize("system", ["d100", "fantasia", "fulminato"])
def test_what_names_a_row_follows_it_when_its_id_changes(form: SheetForm, system: str) -> None:
    like, held = {"like": "own"} if system == "d100" else {}, {} if system == "d100" else {"equipped": "own"}
    form.show_sheet({"weapons": [{"id": "own", "name": "Espada"}, {"id": "other", "name": "Sable", **like}], **held})
    rows = form.editors["weapons"]
    assert isinstance(rows, RowsEditor)
    rows.list.setCurrentRow(0)
    assert rows.form is not None
    typed(rows.form.editors["id"], "another")
    sheet = form.sheet()
    assert [row["id"] for row in sheet["weapons"]] == ["another", "other"]
    assert (sheet["weapons"][1].get("like"), sheet.get("equipped")) == (
        ("another", None) if like else (None, "another")
    )
    assert not form.has_problem()


@pytest.mark.parametrize("system", ["d100"])
def test_the_closest_weapon_is_chosen_by_its_name(form: SheetForm) -> None:
    form.show_sheet({"weapons": [{"id": "own", "name": "Filo del alba"}, {"id": "other", "name": "Sable"}]})
    rows = form.editors["weapons"]
    assert isinstance(rows, RowsEditor)
    rows.list.setCurrentRow(1)
    assert rows.form is not None
    like = rows.form.editors["like"]
    assert [typed(like, text) for text in ("filo del ALBA", "Lucha")] == ["own", "unarmed"]
    assert not like.problem()
    typed(like, "filo")
    assert "filo" in like.problem()


@pytest.mark.parametrize("system", ["ffrpg"])
def test_ammunition_is_chosen_by_the_items_that_are_of_its_kind(form: SheetForm) -> None:
    items = [
        {"id": "gloom", "name": "Gloom Bolts", "kind": "ammo", "ammo": "bolts"},
        {"id": "arrows", "name": "Arrows", "kind": "ammo"},
        {"id": "potion", "name": "Potion"},
    ]
    form.show_sheet({"weapons": [{"id": "own", "name": "Bow"}], "items": items})
    rows = form.editors["weapons"]
    assert isinstance(rows, RowsEditor)
    rows.list.setCurrentRow(0)
    assert rows.form is not None
    ammo = rows.form.editors["ammo"]
    assert [typed(ammo, text) for text in ("Gloom Bolts", "arrows")] == ["bolts", "arrows"]
    typed(ammo, "Potion")
    assert ammo.problem()


@pytest.mark.parametrize("system", ["ffrpg"])
def test_a_bow_may_be_written_down_before_its_arrows(form: SheetForm) -> None:
    form.show_sheet({"weapons": [{"id": "own", "name": "Bow"}]})
    rows = form.editors["weapons"]
    assert isinstance(rows, RowsEditor)
    rows.list.setCurrentRow(0)
    assert rows.form is not None
    ammo = rows.form.editors["ammo"]
    assert typed(ammo, "Silver Arrows") == "silver-arrows"
    assert not ammo.problem()
    items = new_row(form, "items")
    kind = items.editors["kind"]
    assert isinstance(kind, ChoiceEditor)
    kind.combo.setCurrentIndex(kind.combo.findText("Ammunition"))
    name = items.editors["name"]
    assert isinstance(name, TextEditor)
    QTest.keyClicks(name.line, "Silver Arrows")
    made = form.sheet()
    item = made["items"][0]
    assert made["weapons"][0]["ammo"] == item.get("ammo", item["id"])
    assert not ammo.problem()


@pytest.mark.parametrize("system", ["ffrpg"])
def test_what_a_status_is_told_is_chosen_by_the_words_of_the_book(form: SheetForm) -> None:
    row = new_row(new_row(form, "abilities"), "effects")
    typed(row.editors["status"], "Element Weak")
    params = row.editors["params"]
    assert isinstance(params, MapEditor)
    element = params.pairs[0].editor
    assert isinstance(element, ChoiceEditor)
    assert params.problem()
    element.combo.setCurrentIndex(element.combo.findText("Fire"))
    assert form.sheet()["abilities"][0]["effects"][0]["params"] == {"element": "fire"}
    assert not params.problem()


@pytest.mark.parametrize("system", ["fantasia"])
def test_an_arrow_lists_every_word_of_a_catalogue(form: SheetForm) -> None:
    line = new_row(form, "weapons").editors["element"]
    assert isinstance(line, TextEditor)
    line.line.show_all()
    completer = line.line.completer()
    assert completer.completionCount() == len(line.field.terms)
    popup = completer.popup()
    assert popup is not None
    assert popup.isVisible()
    popup.hide()


@pytest.mark.parametrize("system", ["ffrpg"])
def test_an_own_word_is_shown_as_a_word_and_stays_what_it_was(form: SheetForm) -> None:
    form.show_sheet({"drops": [{"item": "frost-vial"}]})
    rows = form.editors["drops"]
    assert isinstance(rows, RowsEditor)
    rows.list.setCurrentRow(0)
    assert rows.form is not None
    item = rows.form.editors["item"]
    assert isinstance(item, TextEditor)
    assert item.line.text() == "Frost vial"
    assert item.value() == "frost-vial"
    item.touch()
    assert item.value() == "frost-vial"


@pytest.mark.parametrize("system", ["fulminato"])
def test_a_new_row_asks_for_what_is_needed_once(form: SheetForm) -> None:
    row = new_row(form, "weapons")
    rows = form.editors["weapons"]
    form.show_faults([("weapons[0].id", "this is needed and missing")])
    assert row.editors["name"].message.text() == "needed"
    assert not rows.message.text()


def read_aloud(qtbot: QtBot, system: str, sheet: dict[str, Any], level: int | None = None) -> list[str]:
    """The lines of a stat block."""
    block = StatBlock()
    qtbot.addWidget(block)
    block.show_block(Shown("Sable", system, level, "", sheet, "", {}))
    text = block.toPlainText().replace("\xa0", " ")
    return [" ".join(line.split()) for line in text.splitlines() if line.strip()]


def test_a_weapon_is_read_aloud_whole_though_its_sheet_says_little(qtbot: QtBot) -> None:
    dice = dict.fromkeys(("constitucion", "destreza", "mente", "gracia"), "d6")
    sheet = {**dice, "pv": 9, "weapons": [{"id": "machete-largo"}]}
    [told] = [line for line in read_aloud(qtbot, "fulminato", sheet) if line.startswith("Machete largo")]
    assert told == "Machete largo Daño d6 · contundente · Alcance CaC (pies) 5"


def test_few_numbers_stand_in_one_line_though_the_form_has_them_in_groups(qapp: object) -> None:
    sheet = {"vida": 6, "con": 6, "per": 2, "forca": 4}
    rows = stat_block.html(Shown("Sable", "tabuleiro", None, "", sheet, "", {})).split("</tr>")
    [told] = [row for row in rows if "CON" in row]
    assert "PER" in told
    assert "FOR" in told


@pytest.mark.parametrize(("level", "times"), [(7, 0), (9, 1)])
def test_a_level_that_stands_in_the_head_is_not_said_again(qtbot: QtBot, level: int, times: int) -> None:
    assert read_aloud(qtbot, "fantasia", {"pv": 9, "de": 8, "dm": 8, "nv": 7}, level).count("Nv") == times


READ_TOGETHER: dict[str, tuple[str, dict[str, Any], str]] = {
    "Fang": (
        "weapons",
        {"scale": 3, "die": "d8", "bonus": -2, "effects": [{"status": "poison", "cos": {"flat": 30}}]},
        "3 × STR + d8 − 2 · Physical · Melee · Poison, CoS 30 %",
    ),
    "Gaze": (
        "abilities",
        {"range": "melee", "hit": {"stat": "macc", "mod": -50, "vs": "meva"}, "effects": [{"near_fatal": True}]},
        "Fast · Single · Melee · CoS M. ACC − 50 − M. EVA · Near-Fatal",
    ),
    "Blaze": (
        "abilities",
        {"damage": {"scale": 4, "attribute": "mag", "die": "d8", "element": "fire"}, "mp": 7, "type": "magic"},
        "Magic · MP 7 · Single · Damage 4 × MAG + d8, Fire",
    ),
    "Strike": ("abilities", {"damage": {"weapon": True, "percent": 75}}, "Fast · Single · Damage 75 % Weapon"),
    "Tide": ("abilities", {"heal": {"scale": 4, "die": "d8"}}, "Fast · Single · Healing 4 × MAG + d8 HP"),
    "Dram": (
        "items",
        {"kind": "recovery", "heal": [{"full": True}, {"amount": 30, "pool": "mp"}]},
        "Recovery · Healing 100 % HP, 30 MP",
    ),
    "Feather": ("items", {"effects": [{"revive": {"pct": 10}}, {"delay": 25}]}, "Revives 10 % HP, Delay 25 %"),
}


@pytest.mark.parametrize("name", READ_TOGETHER)
def test_a_row_is_read_as_the_book_writes_it_and_without_labels_that_say_nothing(qtbot: QtBot, name: str) -> None:
    place, row, expected = READ_TOGETHER[name]
    lines = read_aloud(qtbot, "ffrpg", {"hp": 10, "spd": 5, place: [{"id": name.lower(), "name": name, **row}]})
    assert [line for line in lines if line.startswith(name)] == [f"{name} {expected}"]


def test_an_item_has_the_books_name_on_a_stat_block_as_in_the_log(qtbot: QtBot) -> None:
    sheet = {"hp": 10, "spd": 5, "items": [{"id": "x-potion"}], "drops": [{"item": "eye-drops", "chance": 50}]}
    lines = read_aloud(qtbot, "ffrpg", sheet)
    assert {line.partition("Chance")[0].strip() for line in lines if line.startswith(("X", "Eye"))} == {
        "X-Potion",
        "Eye Drops",
    }


@pytest.mark.parametrize("system", ["fantasia"])
def test_what_is_wrong_in_an_open_row_is_said_once_and_in_words(form: SheetForm) -> None:
    weapon = new_row(form, "weapons")
    typed(weapon.editors["name"], "Espada")
    status = new_row(weapon, "status")
    typed(status.editors["status"], "Ajuste mágico")
    with pytest.raises(BadSheet) as caught:
        sheets.check(catalogue.system("fantasia").sheet, {"pv": 9, "de": 7, "dm": 7, **form.sheet()})
    form.show_faults(caught.value.faults)
    lists = form.editors["weapons"], weapon.editors["status"]
    said = [one.message.text() for one in lists if isinstance(one, RowsEditor) and not one.message.isHidden()]
    assert len(said) == 1
    assert "Ajuste mágico" in said[0]
    assert "modifier" not in said[0]


@pytest.mark.parametrize("system", ["fantasia"])
def test_a_poison_is_read_aloud_with_its_dice(qtbot: QtBot, system: str) -> None:
    status = [{"status": "poison", "params": {"damage": "2d"}}, {"status": "poison"}]
    weapon = {"id": "fang", "name": "Colmillo", "status": status}
    lines = read_aloud(qtbot, system, {"pv": 9, "de": 7, "dm": 7, "weapons": [weapon]})
    assert any("Veneno (2d), Veneno" in line for line in lines), lines


def test_a_percentage_is_read_with_its_sign_behind_the_number() -> None:
    d100 = catalogue.system("d100")
    words, sheet = StatWords(d100), {one.name: one for one in fields(d100.sheet)}
    skill, weapon = {"id": "aid", "name": "Primeros auxilios", "pct": 50}, {"id": "club", "skill": 40, "block": 30}
    assert words.details(sheet["skills"].model, skill, frozenset({"id", "name"})) == ["50%"]
    assert words.details(sheet["weapons"].model, weapon, frozenset({"id"})) == ["Habilidad 40%", "Bloquear 30%"]
