"""The forms and stat blocks of the rule systems that come with the program."""

import re
from collections.abc import Iterator

import pytest
from pydantic import BaseModel
from PySide6.QtGui import QUndoStack
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from models.exchange.tables import written_cells
from models.library import Library
from models.repositories.creatures import Creature
from rules.sheets.schema import check, label_of, limits
from rules.system import registry
from rules.text.faults import BadSheet
from tests.proving import short_of
from tests.samples import creatures
from tools.pictures.languages import speaking
from ui.bestiary.forms.block_editors import BlockEditor, UnionEditor
from ui.bestiary.forms.choice_editors import ChoiceEditor
from ui.bestiary.forms.field_editors import ROOMIEST, Form
from ui.bestiary.forms.list_editors import RowsEditor
from ui.bestiary.forms.sheet_form import SheetForm
from ui.bestiary.list.quick_add import QuickAdd
from ui.bestiary.stat_block.data import of_creature
from ui.bestiary.stat_block.view import StatBlock, html
from ui.edits.core import Edits
from ui.sheets import rule_systems
from ui.sheets.schema import fields
from ui.theme.theme import look

pytestmark = pytest.mark.real_systems


def open_everything(form: Form) -> None:
    """Opens every row and every block, so that every form inside is built."""
    for editor in form.editors.values():
        if isinstance(editor, RowsEditor):
            for place in range(editor.list.count()):
                editor.list.setCurrentRow(place)
                assert editor.form is not None
                open_everything(editor.form)
        elif isinstance(editor, BlockEditor) and editor.form is not None:
            open_everything(editor.form)


def test_an_empty_sheet_asks_for_what_is_needed_and_for_nothing_else(qtbot: QtBot, system: str) -> None:
    model = registry.system(system).sheet
    form = SheetForm(model)
    qtbot.addWidget(form)
    form.show_sheet({})
    assert form.sheet() == {}
    with pytest.raises(BadSheet) as caught:
        check(model, {})
    assert form.show_faults(caught.value.faults) == []
    shown = {name for name, editor in form.editors.items() if not editor.message.isHidden()}
    assert shown == {field.name for field in fields(model) if field.required}


def test_rows_can_be_added_to_every_list(qtbot: QtBot, system: str) -> None:
    form = SheetForm(registry.system(system).sheet)
    qtbot.addWidget(form)
    form.show_sheet({})
    lists = [editor for editor in form.editors.values() if isinstance(editor, RowsEditor)]
    assert lists
    for editor in lists:
        editor.add_row()
        assert editor.form is not None
        assert editor.form.editors


@pytest.mark.parametrize("each", short_of([1, 3], 3))
def test_every_sample_comes_out_of_the_form_as_it_went_in(qtbot: QtBot, system: str, each: int) -> None:
    model = registry.system(system).sheet
    form = SheetForm(model)
    qtbot.addWidget(form)
    for sample in list(creatures(system).values())[::each]:
        form.show_sheet(sample["sheet"])
        open_everything(form)
        assert form.sheet() == sample["sheet"], sample["name"]
        assert not form.has_problem()


@pytest.mark.parametrize("each", short_of([1, 8], 8))
def test_every_sample_comes_out_the_same_when_somebody_was_in_every_field(qtbot: QtBot, system: str, each: int) -> None:
    form = SheetForm(registry.system(system).sheet)
    qtbot.addWidget(form)
    form.offer_statuses(registry.system(system).statuses)
    for sample in list(creatures(system).values())[::each]:
        form.show_sheet(sample["sheet"])
        touch_everything(form)
        assert form.sheet() == sample["sheet"], sample["name"]


def touch_everything(form: Form) -> None:
    """Counts every field as edited, in every row and block."""
    for editor in form.editors.values():
        if isinstance(editor, RowsEditor):
            for place in range(editor.list.count()):
                editor.list.setCurrentRow(place)
                assert editor.form is not None
                touch_everything(editor.form)
        elif (
            isinstance(editor, (BlockEditor, UnionEditor))
            and editor.form is not None
            and isinstance(editor.value(), dict)
        ):
            touch_everything(editor.form)
        editor.touch()


def kinds_of(model: type[BaseModel]) -> set[str]:
    """The kinds of all fields of a sheet, of its rows and blocks too."""
    found: set[str] = set()
    for field in fields(model):
        found.add(field.kind)
        if field.model is not None:
            found |= kinds_of(field.model)
    return found


def test_nobody_is_asked_for_json(system: str) -> None:
    assert "plain" not in kinds_of(registry.system(system).sheet)


def test_every_sample_reads_as_a_stat_block(qtbot: QtBot, system: str) -> None:
    for sample in creatures(system).values():
        creature = Creature(name=sample["name"], system=system, sheet=sample["sheet"], notes=sample.get("notes") or "")
        page = html(of_creature(creature))
        assert sample["name"] in page
        assert "no longer fits" not in page
        assert "{'" not in page


def test_no_stat_block_is_wider_than_its_pane(qtbot: QtBot, system: str) -> None:
    """Shares of a width are rounded up: three thirds of it were a pixel more than all of it."""
    record = max(creatures(system).values(), key=lambda item: len(item["sheet"]))
    block = StatBlock()
    qtbot.addWidget(block)
    block.show()
    creature = Creature(name=record["name"], system=system, sheet=record["sheet"])
    block.show_block(of_creature(creature))
    too_wide = []
    for width in range(318, 368):
        block.resize(width, 300)
        QApplication.processEvents()
        if block.horizontalScrollBar().maximum():
            too_wide.append(width)
    assert too_wide == []


def test_a_chance_to_dodge_that_nobody_wrote_stands_in_the_stat_block(qtbot: QtBot) -> None:
    thug = Creature(name="Thug", system="d100", sheet={"des": 11, "pv": 13})
    page = html(of_creature(thug), 480)
    assert "Esquivar" in page
    assert ">22<" in page


def test_what_is_in_hand_is_called_by_the_name_of_the_weapon(qtbot: QtBot) -> None:
    sheet = {"constitucion": "d8", "destreza": "d6", "mente": "d6", "gracia": "d6", "pv": 18}
    weapon = {"id": "colmillos", "name": "Colmillos largos"}
    dog = Creature(name="Dog", system="fulminato", sheet={**sheet, "equipped": "colmillos", "weapons": [weapon]})
    block = StatBlock()
    qtbot.addWidget(block)
    block.show_block(of_creature(dog))
    assert "En la mano Colmillos largos" in " ".join(block.toPlainText().split())


@pytest.fixture
def light() -> Iterator[None]:
    """The look that game masters see, not the plain one of other tests."""
    chosen = look().choice
    look().choose("light")
    yield
    look().choose(chosen)


@pytest.mark.usefixtures("light")
def test_every_choice_is_whole_in_the_room_that_it_asks_for(qtbot: QtBot, system: str) -> None:
    form = SheetForm(registry.system(system).sheet)
    qtbot.addWidget(form)
    form.show()
    form.show_sheet({})
    for editor in form.editors.values():
        if isinstance(editor, RowsEditor):
            editor.add_row()
    narrow = [editor for editor in form.findChildren(ChoiceEditor) if editor.room_wanted() < ROOMIEST]
    assert narrow
    for editor in narrow:
        editor.combo.resize(editor.room_wanted(), editor.combo.height())
        for place in range(editor.combo.count()):
            editor.combo.setCurrentIndex(place)
            assert editor.combo.shown_text == editor.combo.itemText(place), editor.field.name


def test_what_stands_behind_the_attack_of_one_line_is_kept_as_a_note(
    library: Library, stack: QUndoStack, system: str
) -> None:
    quick = QuickAdd(library, Edits(stack))
    line = "Ogre 12 hp, club 2d6, smells of fish"
    assert re.search(r"2d6(?: \(assumed: [^)]+\))?; ", quick.offer(line, system))
    assert quick.offer(line, system).endswith("; as a note: smells of fish")
    assert "as a note" not in quick.offer("Ogre 12 hp, club 2d6", system)
    made: list[int] = []
    quick.creatures_added.connect(made.extend)
    quick.add(line, system, "")
    (added,) = library.creatures.get_all(made)
    assert (added.name, added.notes) == ("Ogre", "smells of fish")


def test_what_would_be_added_writes_its_dice_as_the_book_does(library: Library, stack: QUndoStack) -> None:
    assert QuickAdd(library, Edits(stack)).offer("Bandido", "tabuleiro").endswith("Ataque FOR+1d2")


def test_what_a_line_makes_is_offered_in_the_words_of_its_reader(
    library: Library, stack: QUndoStack, qapp: QApplication
) -> None:
    line = "Cangaceiro con d8 gra d6 15 pv, aguante d8, maza d8 de corte, sabre d6 contundente"
    with speaking(qapp, "pt_BR"):
        offer = QuickAdd(library, Edits(stack)).offer(line, "fulminato")
    assert offer.partition(": ")[2] == (
        "Constituição d8, Graça d6, PV 15, Resistência d8, Maza d8 corte, "
        "Sabre d6 contusão (suposto: Habilidade Ataque com armas CaC complexas); "
        "suposto: Destreza/Mente d6"
    )
    with speaking(qapp, "pt_BR"):
        offer = QuickAdd(library, Edits(stack)).offer("Coronel pv 24, rifle d12", "fulminato")
    assert "(suposto: À distância, Habilidade Ataque com " in offer


@pytest.mark.parametrize("line", ["Bandit", "Bandit 7 {hp}", "Bandit level 3 {hp} 7 sword d6", "Bandit str 3, des 12"])
def test_every_number_that_nobody_typed_is_told_before_the_creature_is_added(
    library: Library, stack: QUndoStack, system: str, line: str
) -> None:
    """A bandit of FFRPG came with SPD 10 and all attributes at 1, which the preview did not say."""
    rules = registry.system(system)
    plain, vital = rules.plain, rules.vital.label
    assert plain is not None
    typed = line.format(hp=vital)
    told = QuickAdd(library, Edits(stack)).offer(typed, system).partition("; as a note")[0]
    creature = written_cells.read_line(rules, typed)
    sheet = check(rules.sheet, written_cells.take_line(rules, creature).sheet)
    for key, info in rules.sheet.model_fields.items():
        value = getattr(sheet, key)
        is_number = isinstance(value, int) and not isinstance(value, bool)
        if (is_number and value != info.default) or key in plain.abilities or re.fullmatch(r"d\d+", str(value)):
            label = re.escape(vital if key == rules.vital.id else rules.word(label_of(key, info)).removesuffix(" %"))
            assert re.search(rf"(?<!\w){label}(?:/[^,;]+)? {value}\b", told), (key, told)
    assumed = told.partition("; assumed: ")[2].partition(";")[0]
    assert (f"{vital} 10" in assumed or f"{vital}/" in assumed) == ("{hp}" not in line)
    assert not re.search(r"(?<!\w)(?:Nv|Level)\b", assumed) or "level" not in line


def test_what_is_assumed_is_short(library: Library, stack: QUndoStack, qapp: QApplication) -> None:
    offer = QuickAdd(library, Edits(stack)).offer("Bandit 12 hp, sword 2 x STR + d6", "ffrpg")
    assert offer == (
        "Add “Bandit”: HP 12, Sword 2 × STR + d6; assumed: SPD 10, STR/VIT/AGI/MAG/SPR/Level 1; "
        "worked out by the book: ACC 83, M. ACC 103, EVA 12, M. EVA 3, DEX 53, MND 53"
    )
    alone = QuickAdd(library, Edits(stack)).offer("Bandit", "ffrpg")
    assert alone.startswith("Add “Bandit”; assumed: HP/SPD 10, STR/VIT/AGI/MAG/SPR/Level 1, Attack 1 × STR + d6; ")
    assert (
        QuickAdd(library, Edits(stack))
        .offer("Guard pv 9", "d100")
        .endswith("DES/FUE 10, Esquivar 30\u00a0%, Ataque 1D6")
    )
    with speaking(qapp, "pt_BR"):
        read = QuickAdd(library, Edits(stack)).offer("Bandit", "ffrpg")
    assert "FOR/VIT/AGI/MAG/ESP/Nível 1, Ataque 1 × FOR + d6; " in read


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "{label}: a whole number from 1 to {most} belongs here, not 0"),
        ("es", "{label}: aquí va un número entero de 1 a {most}, no 0"),
        ("pt_BR", "{label}: aqui vai um número inteiro de 1 a {most}, não 0"),
    ],
)
def test_hit_points_beyond_their_limits_are_refused_in_the_words_of_the_reader(
    library: Library, stack: QUndoStack, qapp: QApplication, language: str, sentence: str, system: str
) -> None:
    edits = Edits(stack)
    refused: list[str] = []
    edits.edit_refused.connect(refused.append)
    quick = QuickAdd(library, edits)
    with speaking(qapp, language):
        rules = rule_systems.find(system)
        assert rules is not None
        _, most = limits(rules.sheet.model_fields[rules.vital.id])
        assert quick.offer("Ogre hp 0, club 2d6", system) == ""
        quick.add("Ogre hp 0, club 2d6", system, "")
        label = rules.word(rules.vital.label)
    assert refused == [sentence.format(label=label, most=most)]
    assert library.creatures.count() == 0


@pytest.mark.parametrize(
    ("system", "typed", "field", "value", "notes"),
    [
        (
            "ffrpg",
            "Goblin hp 30 spd 8, bite d6, weak ice, fire resist wind, bold",
            "elements",
            {"ice": "weak", "fire": "weak", "wind": "resist"},
            "bold",
        ),
        (
            "ffrpg",
            "Goblin hp 30 spd 8, bite d6, bold, Drops: Potion 50%",
            "drops",
            [{"item": "Potion", "chance": 50}],
            "bold",
        ),
    ],
)
def test_what_a_text_would_say_is_read_from_a_typed_line(
    system: str, typed: str, field: str, value: object, notes: str, library: Library, stack: QUndoStack
) -> None:
    quick = QuickAdd(library, Edits(stack))
    offer = quick.offer(typed, system)
    assert offer.endswith(f"as a note: {notes}")
    before = {creature.id for creature in library.creatures.rows()}
    quick.add(typed, system, "")
    (id,) = {creature.id for creature in library.creatures.rows()} - before
    added = library.creatures.get(id)
    assert added is not None
    assert (added.sheet[field], added.notes) == (value, notes)


def test_a_label_with_its_colon_is_no_field_search_and_what_a_text_may_say_is_offered(
    library: Library, stack: QUndoStack
) -> None:
    quick = QuickAdd(library, Edits(stack))
    line = "Wolf hp 40; weak: ice; absorb: earth; fire (4 MP, CT 6): 3 x MAG + d6; gnaw 2 x STR + d6 blah"
    offer = quick.offer(line, "ffrpg")
    assert offer.startswith("Add “Wolf”: HP 40, ")
    assert "as a note: gnaw: blah" in offer
    quick.add(line, "ffrpg", "")
    [added] = [row for row in library.creatures.rows(system="ffrpg") if row.name == "Wolf"]
    wolf = library.creatures.get(added.id)
    assert wolf is not None
    assert (wolf.sheet["elements"], wolf.notes) == ({"ice": "weak", "earth": "absorb"}, "gnaw: blah")
    assert [row["name"] for row in wolf.sheet["abilities"]] == ["fire"]
    assert quick.offer("Wolf weak:ice", "ffrpg") == ""


def test_powers_armour_and_things_are_read_from_a_typed_line_without_their_headings(
    library: Library, stack: QUndoStack
) -> None:
    quick = QuickAdd(library, Edits(stack))
    line = "Beto 12 pv, Raio (3 PS, completa): dano 2d6, faca d6, jaqueta de couro desvio 1, corda x2"
    assert "as a note" not in quick.offer(line, "fulminato")
    quick.add(line, "fulminato", "")
    [added] = [row for row in library.creatures.rows(system="fulminato") if row.name == "Beto"]
    beto = library.creatures.get(added.id)
    assert beto is not None
    assert [row["name"] for row in beto.sheet["weapons"]] == ["Faca"]
    (raio,), (jacket,), (rope,) = (beto.sheet[key] for key in ("abilities", "protections", "items"))
    assert (raio["ps"], raio["action"], raio["damage"]) == (3, "full", "2d6")
    assert (jacket["desvio"], rope["qty"], beto.notes) == (1, 2, "")


def test_a_level_that_no_sheet_has_is_the_creatures(library: Library, stack: QUndoStack) -> None:
    quick = QuickAdd(library, Edits(stack))
    assert "level 8" in quick.offer("Ogro Nv. 8 pv 30", "fulminato")
    quick.add("Ogro Nv. 8 pv 30", "fulminato", "")
    [ogre] = [row for row in library.creatures.rows(system="fulminato") if row.name == "Ogro"]
    assert ogre.level == 8
