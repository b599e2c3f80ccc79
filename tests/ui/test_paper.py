"""The log on paper: pages, headers, numbers, bookmarks, and every line of it to be found."""

import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QRect, QSize
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from rules.log.narrative import STYLES
from rules.system import registry
from rules.text.messages import LANGUAGES
from tests.proving import by_turns, short_of
from tests.ui.strangers import HOSTILE
from tests.ui.tellings import kept, on_paper, paged, read_pdf, sample, squeezed, text_of
from ui.paper.page_setup import packed, unpacked, usual_page
from ui.paper.pdf import Bookmark, with_outline
from ui.paper.printed_log import PrintedLog
from ui.services import window_state
from ui.telling.choice import TellingChoice
from ui.telling.told_fight import booklet, told_log

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.mark.parametrize(("system", "language"), by_turns(registry.ids(), LANGUAGES))
def test_every_line_of_the_log_is_found_in_the_pdf(system: str, language: str) -> None:
    log = paged(system, language)
    found = text_of(log.to_pdf())
    assert [line.text for line in log.lines if squeezed(line.text)[:30] not in found] == []


def fonts(page: Any) -> Iterator[Any]:
    for font in page["/Resources"]["/Font"].values():
        for inner in font.get_object().get("/DescendantFonts", [font]):
            yield inner.get_object()["/FontDescriptor"].get_object()


def test_its_fonts_are_in_it() -> None:
    for page in read_pdf(paged().to_pdf()).pages:
        for font in fonts(page):
            assert {"/FontFile", "/FontFile2", "/FontFile3"} & set(font)


def outline(reader: Any, marks: Any, level: int = 0) -> Iterator[tuple[int, str, int]]:
    for mark in marks:
        if isinstance(mark, list):
            yield from outline(reader, mark, level + 1)
        else:
            yield level, mark.title, reader.get_destination_page_number(mark)


def test_its_bookmarks_lead_to_the_pages_of_the_rounds() -> None:
    log = paged("fantasia", "es")
    reader = read_pdf(log.to_pdf())
    marks = list(outline(reader, reader.outline))
    rounds = [line.text for line in log.lines if line.kind == "round"]
    assert marks[0] == (0, log.title, 0)
    assert [(level, title) for level, title, _ in marks[1:]] == [(1, title) for title in rounds]
    for _, title, page in marks:
        assert squeezed(title) in squeezed(reader.pages[page].extract_text())
    root: Any = reader.trailer["/Root"]
    assert (root["/Lang"], root["/PageMode"]) == ("es", "/UseOutlines")


def test_each_page_says_which_it_is_and_of_what() -> None:
    log = paged()
    pages = read_pdf(log.to_pdf()).pages
    assert len(pages) > 3
    for number, page in enumerate(pages, 1):
        text = squeezed(page.extract_text())
        assert f"{number}/{len(pages)}" in text
        assert squeezed(log.title) in text


@pytest.mark.parametrize("step", short_of([1, 2], 2))
def test_no_heading_stands_alone_at_the_foot_of_a_page(step: int) -> None:
    """A heading that kept to nothing would stand alone from two places on or more, so every second one is enough."""
    for lead in range(30, 75, step):
        lines = [("note", f"line {number}") for number in range(lead)]
        lines += [("round", "Heading A"), ("phase", "Heading B"), ("turn", "Heading C"), ("damage", "What follows.")]
        pages = read_pdf(on_paper("Title", lines).to_pdf()).pages
        texts = [squeezed(page.extract_text()) for page in pages]
        with_heading = next(text for text in texts if "HeadingA" in text)
        assert "HeadingBHeadingCWhatfollows." in with_heading.replace("HeadingA", ""), lead


def test_a_booklet_says_on_which_page_each_fight_begins() -> None:
    logs = [
        told_log(kept(item)["name"], sample(item), (), TellingChoice("en")) for item in ("ffrpg", "tabuleiro", "d100")
    ]
    reader = read_pdf(PrintedLog.like(booklet(logs)).to_pdf())
    starts = {title: page for level, title, page in outline(reader, reader.outline) if level == 0}
    assert starts.pop("Contents") == 0
    assert list(starts) == [log.title for log in logs]
    first = squeezed(reader.pages[0].extract_text())
    for title, page in starts.items():
        assert f"{squeezed(title)}{page + 1}" in first


def test_the_contents_of_a_booklet_lead_to_its_fights() -> None:
    logs = [
        told_log(kept(item)["name"], sample(item), (), TellingChoice("en")) for item in ("ffrpg", "tabuleiro", "d100")
    ]
    reader = read_pdf(PrintedLog.like(booklet(logs)).to_pdf())
    starts = [page for level, title, page in outline(reader, reader.outline) if level == 0 and title != "Contents"]
    links: list[Any] = [item.get_object() for item in reader.pages[0].annotations or ()]
    assert [reader.get_page_number(link["/Dest"][0].get_object()) for link in links] == starts
    box = reader.pages[0].mediabox
    tops = [float(link["/Rect"][3]) for link in links]
    assert tops == sorted(tops, reverse=True)
    assert all(box.bottom < link["/Rect"][1] < link["/Rect"][3] < box.top for link in links)
    assert not any(page.annotations for page in reader.pages[1:])


@pytest.mark.parametrize("name", HOSTILE, ids=range(len(HOSTILE)))
def test_any_name_can_stand_on_paper(name: str) -> None:
    from rules.text.sanitize import single_line

    told = on_paper(single_line(name), [("round", single_line(name)), ("told", single_line(name))])
    reader = read_pdf(told.to_pdf())
    assert [mark[1] for mark in outline(reader, reader.outline)][:1] == [single_line(name)] or not single_line(name)


def test_writing_can_be_left_at_any_page() -> None:
    class Left(Exception):
        pass

    told: list[tuple[int, int]] = []

    def progress(done: int, total: int) -> None:
        told.append((done, total))
        if len(told) == 3:
            raise Left

    with pytest.raises(Left):
        paged().to_pdf(progress=progress)
    assert len(told) == 3
    whole: list[int] = []
    paged().to_pdf(progress=lambda done, total: whole.append(done * 100 // total))
    assert whole == sorted(whole)
    assert whole[-1] == 100


def test_another_page_is_kept_as_it_was_set_up_and_a_spoiled_one_is_the_usual() -> None:
    layout = usual_page()
    layout.setOrientation(layout.Orientation.Landscape)
    assert packed(unpacked(packed(layout))) == packed(layout)
    assert unpacked(packed(usual_page())).isEquivalentTo(usual_page())
    for spoiled in ({}, {"size": [1, 1], "margins": [1, 1, 1, 1]}, {"size": ["a", 2], "margins": 3}, {"size": None}):
        assert packed(unpacked(spoiled)) == packed(usual_page())
    page = read_pdf(paged().to_pdf(layout)).pages[0]
    assert page.mediabox.width > page.mediabox.height


def test_what_is_no_pdf_of_qts_gets_no_outline() -> None:
    assert with_outline(b"%PDF-1.4 something", [Bookmark(0, "A", 0, 1)], "en") == b"%PDF-1.4 something"
    assert with_outline(b"", [], "en") == b""


def test_the_preview_and_the_pdf_have_the_same_pages(qapp: QApplication) -> None:
    from PySide6.QtPrintSupport import QPrinter, QPrintPreviewWidget

    parent = QWidget()
    log = paged()
    dialog = log.preview(parent)
    dialog.show()
    preview = dialog.findChild(QPrintPreviewWidget)
    assert preview is not None
    preview.updatePreview()
    assert isinstance(dialog.printer(), QPrinter)
    assert preview.pageCount() == len(read_pdf(log.to_pdf()).pages)
    dialog.close()
    dialog.deleteLater()
    parent.deleteLater()


@pytest.mark.parametrize(
    ("window", "preview"), [(QSize(1920, 1000), QSize(1920, 1000)), (QSize(800, 600), QSize(1180, 720))]
)
def test_a_preview_is_as_large_as_the_window_under_it_and_never_small(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, window: QSize, preview: QSize
) -> None:
    monkeypatch.setattr(window_state, "room", lambda _: QRect(0, 40, 1920, 1040))
    parent = QWidget()
    qtbot.addWidget(parent)
    parent.resize(window)
    dialog = paged().preview(parent)
    assert dialog.size() == preview


PDFTOTEXT = shutil.which("pdftotext")


@pytest.mark.skipif(PDFTOTEXT is None, reason="poppler-utils is not installed")
@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("system", ["ffrpg", "d100"])
def test_another_program_finds_every_line_of_the_log(system: str, style: str, tmp_path: Path) -> None:
    log = told_log(kept(system)["name"], sample(system), (), TellingChoice("es", style=style))
    path = tmp_path / "log.pdf"
    path.write_bytes(PrintedLog.like(log).to_pdf())
    found = subprocess.run([str(PDFTOTEXT), "-raw", path, "-"], capture_output=True, check=True).stdout.decode()
    # A line that goes on over the page has the foot and the head of the pages within it.
    frames = rf"^\s*(?:\d+\s*/\s*\d+|{re.escape(log.title)})\s*$"
    text = squeezed(re.sub(frames, "", found, flags=re.MULTILINE))
    assert [line.text for line in log.lines if squeezed(line.text) not in text] == []
