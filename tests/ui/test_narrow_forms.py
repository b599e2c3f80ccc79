"""In a narrow window a form is as wide as its pane and no wider, and none of its words is cut without a sign."""

import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QTranslator
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import QAbstractButton, QApplication, QCheckBox, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from desktop.system.paths import translation_folder
from models.library import Library
from models.repositories.creatures import Creature
from models.repositories.parties import Member
from rules.system import registry
from tests.proving import by_turns, short_of
from tests.ui.settling import settle
from tools.pictures.layout_faults import broken_words
from ui.bestiary.forms.block_editors import BlockEditor, UnionEditor
from ui.bestiary.forms.creature_form import CreatureForm
from ui.bestiary.forms.entity_form import EntityForm
from ui.bestiary.forms.field_editors import Editor
from ui.bestiary.forms.list_editors import RowsEditor
from ui.bestiary.forms.map_editors import ItemsEditor, MapEditor
from ui.bestiary.forms.sheet_form import SheetForm
from ui.bestiary.stat_block.data import of_creature
from ui.bestiary.stat_block.view import StatBlock, html
from ui.party.member_form import MemberForm
from ui.theme.theme import current, look
from ui.widgets.controls import ComboBox, ElidedLabel
from ui.widgets.layouts import stacked
from ui.widgets.line_edits import LineEdit

NARROW = 344
"""The pane of a form in a window of 1024 × 680."""
WIDTHS = (NARROW - 60, NARROW, 600)
EACH_WIDTH = [(system, width) for system in registry.ids() for width in WIDTHS]
BY_TURNS = [(system, WIDTHS[turn % len(WIDTHS)]) for turn, system in enumerate(registry.ids())]
DEEP = 3
"""Forms within forms that are opened."""
LANGUAGES = ["es", "pt_BR", *(["en"] if os.environ.get("TURNWRIGHT_SIZES") == "wide" else [])]
"""English words are the shortest; `TURNWRIGHT_SIZES=wide` looks at them too."""


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Library]:
    found = Library.open(Path(tmp_path_factory.mktemp("narrow"), "Table.turnwright"))
    yield found
    found.close()


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[str]:
    """A language that the window speaks until the test is over, in the look that game masters see."""
    chosen = look().choice
    look().choose("light")
    translator = QTranslator(qapp)
    if request.param != "en":
        assert translator.load(f"turnwright_{request.param}", str(translation_folder()))
        qapp.installTranslator(translator)
    yield str(request.param)
    qapp.removeTranslator(translator)
    look().choose(chosen)


def shown(qtbot: QtBot, form: EntityForm) -> EntityForm:
    """A form in its narrow pane."""
    qtbot.addWidget(form)
    form.resize(NARROW, 620)
    form.show()
    settle()
    return form


def open_all(form: SheetForm, deep: int = DEEP) -> Iterator[Editor]:
    """Opens every list and every block; gives the field whose shape was chosen, as often as it has another."""
    for editor in form.editors.values():
        yield from opened(editor)
        inner = getattr(editor, "form", None)
        if isinstance(inner, SheetForm) and deep:
            yield from open_all(inner, deep - 1)


def opened(editor: Editor) -> Iterator[Editor]:
    """Opens what a field holds, one shape after another."""
    if isinstance(editor, RowsEditor):
        editor.add_row()
    elif isinstance(editor, BlockEditor) and editor.box is not None:
        editor.box.setChecked(True)
    elif isinstance(editor, UnionEditor):
        for place in reversed(range(editor.combo.count())):
            editor.combo.setCurrentIndex(place)
            yield editor
    elif isinstance(editor, ItemsEditor | MapEditor):
        editor.add_row()


def cut(form: EntityForm, part: QWidget | None = None) -> set[str]:
    """What of a form, or of a part of it, is out of its sight, or cut without a sign."""
    settle()
    viewport = form.scroll_area.viewport()
    wrong = {f"the page: {form.page.width()} in {viewport.width()}"} if form.page.width() > viewport.width() else set()
    for widget in (part or form.page).findChildren(QWidget):
        if widget.isVisible():
            right = widget.mapTo(form.page, QPoint(widget.width(), 0)).x()
            if right > form.page.width() or not fits(widget):
                wrong.add(f"{type(widget).__name__} {words(widget)!r}: {widget.width()}, to {right}")
    return wrong


def words(widget: QWidget) -> str:
    return widget.text() if isinstance(widget, QLabel | QAbstractButton) else ""


def fits(widget: QWidget) -> bool:
    """Whether every word is seen, or the whole text is told where it ends in …."""
    if isinstance(widget, ElidedLabel | QPushButton | QCheckBox):
        longest = max((widget.fontMetrics().horizontalAdvance(item) for item in words(widget).split()), default=0)
        explained = words(widget) in widget.toolTip()
        is_whole = isinstance(widget, ElidedLabel) and longest <= widget.contentsRect().width()
        return widget.sizeHint().width() <= widget.width() or (
            explained and (is_whole or not isinstance(widget, ElidedLabel))
        )
    if isinstance(widget, QLabel):
        parts = re.split(r"\s", widget.text()) if widget.wordWrap() else [widget.text()]
        longest = max(widget.fontMetrics().horizontalAdvance(part) for part in parts)
        return longest <= widget.contentsRect().width()
    return True


def test_what_is_new_is_called_so_in_whole_words(qtbot: QtBot, library: Library, language: str) -> None:
    for form in (CreatureForm(library), MemberForm(library)):
        form.title.setText(form.new_title())
        shown(qtbot, form)
        assert form.title.toolTip() == ""
        assert form.title.fontMetrics().horizontalAdvance(form.title.text()) <= form.title.contentsRect().width()


@pytest.mark.parametrize(
    ("system", "language"),
    by_turns(registry.ids(), LANGUAGES),
    indirect=["language"],
)
def test_a_creature_fits(qtbot: QtBot, library: Library, language: str, system: str) -> None:
    form = CreatureForm(library)
    form.open_creature(Creature(name="Ann", system=system))
    shown(qtbot, form)
    assert form.sheet_form is not None
    wrong = cut(form)
    for editor in open_all(form.sheet_form):
        wrong |= cut(form, editor)
    assert wrong | cut(form) == set()


@pytest.mark.parametrize(("system", "language"), by_turns(registry.ids(), LANGUAGES), indirect=["language"])
def test_a_member_with_everything_that_can_last_fits(
    qtbot: QtBot, library: Library, language: str, system: str
) -> None:
    conditions = [{"status": status, "source": "Maximiliana"} for status in registry.system(system).statuses]
    form = MemberForm(library)
    pools = {pool.id: 7 for pool in registry.system(system).pools}
    form.open_member(Member(id=1, party_id=1, name="Ann", system=system, conditions=conditions, full_pools=pools))
    shown(qtbot, form)
    assert cut(form) == set()


@pytest.mark.parametrize(("system", "width"), short_of(EACH_WIDTH, *BY_TURNS))
def test_no_word_of_a_stat_block_is_broken(qtbot: QtBot, library: Library, system: str, width: int) -> None:
    page = StatBlock()
    qtbot.addWidget(page)
    page.resize(width, 500)
    page.show()
    broken: set[str] = set()
    for row in library.creatures.rows(system=system):
        creature = library.creatures.get(row.id)
        assert creature is not None
        page.show_block(of_creature(creature))
        settle()
        broken.update(broken_words(page))
    assert page.horizontalScrollBar().maximum() == 0
    assert broken == set()


def test_a_figure_is_broken_at_no_width(qtbot: QtBot) -> None:
    """A part of a pixel too few put the last digit of 2772 on a line of its own."""
    page = StatBlock()
    qtbot.addWidget(page)
    page.show()
    sheet = {**dict.fromkeys(("str", "vit", "agi", "spd", "mag", "spr"), 11), "xp": 7194, "gil": 2772}
    page.show_block(of_creature(Creature(name="Gargoyle", system="ffrpg", sheet=sheet)))
    broken = {}
    for width in range(200, 420):
        page.resize(width, 500)
        settle()
        if found := list(broken_words(page)):
            broken[width] = found
    assert broken == {}


def test_a_stat_block_has_as_many_columns_as_its_pane_has_room_for(qtbot: QtBot, library: Library) -> None:
    page = StatBlock()
    qtbot.addWidget(page)
    page.resize(900, 500)
    page.show()
    creature = library.creatures.get(library.creatures.rows(system="d100")[0].id)
    assert creature is not None
    page.show_block(of_creature(creature))
    settle()
    wide = page.document().size().height()
    page.resize(NARROW, 500)
    settle()
    assert list(broken_words(page)) == []
    page.resize(900, 500)
    settle()
    assert page.document().size().height() == wide


@pytest.mark.parametrize("step", short_of([2, 8], 8))
def test_a_stat_block_that_gets_a_scroll_bar_while_it_is_set_stands_there_once(
    qtbot: QtBot, library: Library, step: int
) -> None:
    page = StatBlock()
    qtbot.addWidget(page)
    page.show()
    creatures = [library.creatures.get(row.id) for row in library.creatures.rows(system="ffrpg")[:4]]
    for width in range(260, 340, step):
        page.resize(width, 240)
        for creature in creatures:
            assert creature is not None
            page.show_block(of_creature(creature))
            settle()
            once = QTextDocument()
            once.setHtml(html(of_creature(creature), page.viewport().width(), drawn=True))
            assert page.document().toPlainText() == once.toPlainText()


@pytest.mark.parametrize("height", [420, 2400])
def test_the_button_that_saves_ends_above_the_end_of_the_fields(qtbot: QtBot, library: Library, height: int) -> None:
    """Beside a scroll bar it stood 20 pixels further right."""
    form = CreatureForm(library)
    qtbot.addWidget(form)
    form.open_creature(Creature(name="Ghoul", system="d100"))
    form.resize(600, height)
    form.show()
    for text in (100, 150, 100):
        look().choose_text_size(text)
        form.resize(600 * text // 100, height)
        for _ in range(3):
            settle()
        assert form.scroll_area.verticalScrollBar().isVisible() == (height < 1000)
        saving, name = (widget.mapTo(form, QPoint(widget.width(), 0)).x() for widget in (form.save_button, form.name))
        assert saving == name, text


@pytest.mark.parametrize("text", [100, 150, 200])
def test_words_begin_at_one_place_in_lines_and_in_lists_that_drop_down(qtbot: QtBot, text: int) -> None:
    """Those of a list stood further left."""
    holder, line, box = QWidget(), LineEdit(), ComboBox(name="Colour")
    qtbot.addWidget(holder)
    line.setText("H")
    box.addItem("H")
    stacked(line, box, on=holder)
    holder.show()
    look().choose_text_size(text)
    for _ in range(3):
        settle()
    begins = []
    for field in (line, box):
        picture, ink = field.grab().toImage(), current().color("text").lightness()
        dark = abs(picture.pixelColor(6, field.height() // 2).lightness() - ink) // 2
        begins.append(
            next(
                x
                for x in range(6 * text // 100, field.width())
                if any(abs(picture.pixelColor(x, y).lightness() - ink) < dark for y in range(6, field.height() - 6))
            )
        )
    look().choose_text_size(100)
    assert abs(begins[0] - begins[1]) <= 1, begins
