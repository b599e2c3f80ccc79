"""Every key, menu entry and word of the window that the guide names is there; it is one guide in three languages."""

import re
from collections import defaultdict
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import pytest
from PySide6.QtGui import QAction, QImage
from PySide6.QtWidgets import QMenu, QMenuBar
from pytestqt.qtbot import QtBot

from desktop import __main__ as program
from models.library import Library
from models.samples import shipped_samples
from models.search import query_parser
from rules.system import quick_entry, registry
from tests.ui.guide_pages import PATH, Page, guide
from tests.ui.single_keys import single_keys
from tests.ui.translated import read
from ui.commands.command import name_of
from ui.help.guide import CONTENTS, shelf
from ui.shell.main_window import MainWindow
from ui.shell.window_commands import COMMANDS

ROOT = Path(__file__).parents[3]
LANGUAGES = ("en", "es", "pt_BR")
TRANSLATED = LANGUAGES[1:]
AMOUNT = re.compile(r"[-+=]\d+")
Way = tuple[str, tuple[int, ...]]
"""The names that lead to an entry of a menu, and the places of each of them."""
MESSAGE = re.compile(r"^([\w-]+) = ([^{}\n]+?)(?:: \{.*)?$", re.MULTILINE)
MOST_LINES, PAGES = 75, 14


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path, speak: Callable[[str], None]) -> Iterator[Callable[[str], MainWindow]]:
    """Makes the window of a language."""
    opened = Library.open(tmp_path / "Table.turnwright", samples=())

    def make(language: str) -> MainWindow:
        if language != "en":
            speak(language)
        made = MainWindow(opened, language)
        qtbot.addWidget(made)
        return made

    yield make
    opened.close()


def listed(window: MainWindow) -> list[str]:
    """The keys of the sheet of keys, each by itself."""
    return [key for command in COMMANDS for key in single_keys(command)]


def entries(
    menu: QMenuBar | QMenu, way: str = "", numbers: tuple[int, ...] = ()
) -> Iterator[tuple[str, tuple[int, ...]]]:
    """Every menu and entry of the window by the way that leads there, with their places."""
    for number, action in enumerate(menu.actions()):
        name = action.text().replace("&", "")
        if not name:
            continue
        path, place = f"{way}{PATH}{name}" if way else name, (*numbers, number)
        yield path, place
        inner = action.menu()
        if isinstance(inner, QMenu):
            yield from entries(inner, path, place)


@cache
def meanings(language: str) -> dict[str, frozenset[str]]:
    """What the window can say in a language, and the texts in the code that it says so."""
    found: dict[str, set[str]] = defaultdict(set)
    for (context, source), message in read("es" if language == "en" else language).items():
        said = source if language == "en" else message.translation
        found[said.replace("&", "")].add(f"{context}: {source}")
    for file in (ROOT / folder / "messages" / f"{language}.ftl" for folder in ("rules", "models")):
        for id, said in MESSAGE.findall(file.read_text("utf-8")):
            found[said].add(id)
    return {said: frozenset(sources) for said, sources in found.items()}


def pairs() -> list[tuple[Page, Page]]:
    """Each page beside itself in each other language."""
    found = []
    for language in TRANSLATED:
        assert [page.name for page in guide(language)] == [page.name for page in guide("en")]
        found += list(zip(guide("en"), guide(language), strict=True))
    return found


BESIDE = pytest.mark.parametrize(
    ("page", "other"), [pytest.param(*pair, id=f"{pair[1].language} {pair[1].name}") for pair in pairs()]
)
EACH = pytest.mark.parametrize(
    "page", [pytest.param(page, id=f"{page.language} {page.name}") for item in LANGUAGES for page in guide(item)]
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_that_is_named_is_on_the_sheet_of_keys(language: str, window: Callable[[str], MainWindow]) -> None:
    known = set(listed(window(language)))
    assert {"-12", "A", name_of("Ctrl+Shift+R")} <= known
    known |= {key.lower() for key in known if len(key) == 1}  # the letter that aims is a small one
    unknown = {
        f"{page.name}: {key}"
        for page in guide(language)
        for key in page.keys
        if key not in known and not AMOUNT.fullmatch(key)
    }
    assert unknown == set()


@pytest.mark.parametrize("language", TRANSLATED)
def test_every_language_names_the_same_keys_in_the_same_order(
    language: str, window: Callable[[str], MainWindow]
) -> None:
    english = listed(window("en"))
    called = dict(zip(english, listed(window(language)), strict=True))
    different = [
        (page.name, page.keys, other.keys)
        for page, other in pairs()
        if other.language == language and [called.get(key, key) for key in page.keys] != other.keys
    ]
    assert different == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_entry_of_a_menu_that_is_named_is_there(language: str, window: Callable[[str], MainWindow]) -> None:
    known = dict(entries(window(language).menuBar()))
    named = {word for page in guide(language) for word in page.words if PATH in word}
    assert len(named) > PAGES
    assert named - known.keys() == set()


@pytest.mark.parametrize("language", TRANSLATED)
def test_every_language_leads_to_the_same_entries(language: str, window: Callable[[str], MainWindow]) -> None:
    english, theirs = (dict(entries(window(item).menuBar())) for item in ("en", language))
    for page, other in pairs():
        if other.language == language:
            wanted = [english[word] for word in page.words if PATH in word]
            assert [theirs[word] for word in other.words if PATH in word] == wanted, other.name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_that_is_named_is_said_by_the_window(language: str) -> None:
    known = {word.casefold() for word in meanings(language)}
    named = {word for page in guide(language) for word in page.words if PATH not in word}
    assert len(named) > PAGES
    assert {word for word in named if word.casefold() not in known} == set()


@BESIDE
def test_every_language_names_the_same_words(page: Page, other: Page) -> None:
    theirs, ours = meanings(other.language), meanings("en")
    words = [word for word in page.words if PATH not in word]
    others = [word for word in other.words if PATH not in word]
    assert len(words) == len(others)
    for word, translated in zip(words, others, strict=True):
        assert ours.get(word, frozenset()) & theirs.get(translated, frozenset()), f"{word} / {translated}"


def in_language(block: str, language: str) -> str:
    """A block of code, with the samples that it names called as they are in a language."""
    english, translated = (
        [row["name"] for sample in shipped_samples(each) for row in sample.content["encounters"]]
        for each in ("en", language)
    )
    for name, other in zip(english, translated, strict=True):
        block = block.replace(f'"{name}"', f'"{other}"')
    return block


@BESIDE
def test_every_language_has_the_same_headings_pictures_links_and_commands(page: Page, other: Page) -> None:
    assert other.headings == page.headings
    assert other.pictures == page.pictures
    assert other.links == page.links
    assert other.code == [in_language(block, other.language) for block in page.code]
    assert len(other.typed) == len(page.typed)


@EACH
def test_a_page_is_short_and_every_link_and_picture_of_it_leads_somewhere(page: Page) -> None:
    assert page.headings[0] == 1
    assert page.headings.count(1) == 1
    assert len(page.text.splitlines()) <= MOST_LINES
    folder = shelf() / page.language
    assert [file for file in page.links if not (folder / file).is_file()] == []
    for file in page.pictures:
        for theme in ("light", "dark"):
            picture = folder / file.replace("-light.png", f"-{theme}.png")
            assert not QImage.fromData(picture.read_bytes()).isNull(), picture.name


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_are_thirteen_pages_and_the_contents_lead_to_each_of_them(language: str) -> None:
    contents, *rest = guide(language)
    assert len(rest) == PAGES
    assert contents.links == [f"{page.name}.md" for page in rest]
    for before, page, after in zip([None, *rest], rest, [*rest[1:], None], strict=False):
        around = [f"{before.name}.md" if before else "", f"{CONTENTS}.md", f"{after.name}.md" if after else ""]
        assert page.links[-len(list(filter(None, around))) :] == list(filter(None, around))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_picture_that_lies_there_is_shown(language: str) -> None:
    shown = {file.removesuffix("-light.png") for page in guide(language) for file in page.pictures}
    lie = {file.name.rpartition("-")[0] for file in (shelf() / language).iterdir() if file.name.endswith(".png")}
    assert lie == shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_to_be_typed_into_the_search_is_understood(language: str) -> None:
    (page,) = (candidate for candidate in guide(language) if candidate.name == "02-bestiary")
    line, *asked = page.typed
    found = quick_entry.read(line, registry.system("ffrpg"))
    (attack,) = found.attacks
    assert (found.vital, attack.dice) == (12, "d8")
    assert attack.name
    fields = [candidate.field for text in asked for candidate in query_parser.parse(text).fields]
    assert fields == [query_parser.LEVEL, query_parser.TAG, "weak", query_parser.FOLDER]
    assert query_parser.parse_levels(query_parser.parse(asked[0]).fields[0].value) == (3, 5)
    assert query_parser.parse(asked[3]).without
    assert query_parser.parse(asked[4]).phrases


def test_every_command_that_is_shown_is_one(capsys: pytest.CaptureFixture[str]) -> None:
    (block,) = next(page for page in guide("en") if page.name == "10-log-and-library").code
    commands = block.splitlines()[1:-1]
    assert len(commands) > 1
    for line in commands:
        assert program.main([line.split()[1], "--help"]) == 0
        shown = capsys.readouterr().out
        assert [word for word in line.split() if word.startswith("--") and word not in shown] == []


def test_what_is_not_in_the_window_is_found(window: Callable[[str], MainWindow]) -> None:
    page = Page("en", "x", "Press `Ctrl+Alt+Q`, then *File ▸ Teleport…* and *Abracadabra*, and type **so**.")
    known = dict(entries(window("en").menuBar()))
    assert page.keys == ["Ctrl+Alt+Q"]
    assert page.keys[0] not in listed(window("en"))
    assert page.words == ["File ▸ Teleport…", "Abracadabra"]
    assert page.words[0] not in known
    assert page.words[1] not in meanings("en")
    assert page.typed == ["so"]
    assert all(isinstance(action, QAction) for action in window("en").menuBar().actions())
