"""A handout on paper: cast with emblems and fates, highlights, columns, initial, authors; whatever its size."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import groupby, pairwise

import pytest
from PySide6.QtCore import QBuffer, QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPageLayout, QPageSize, QPainter, QPdfWriter, QPicture
from PySide6.QtPrintSupport import QPrinter

from rules.log.narrative import NarratedLine
from rules.log.redaction import GM, PLAYERS, hidden_always
from rules.summary.highlights import Highlight, sentence
from rules.system import registry
from rules.text.messages import LANGUAGES
from tests.proving import by_turns
from tests.ui.painted import Picture, contrast
from tests.ui.tellings import kept, on_paper, read_pdf, sample, squeezed, teller_of, text_of
from ui.paper.figures import EMBLEM
from ui.paper.page_setup import MARGINS
from ui.paper.pages import Paper
from ui.paper.printed_log import PrintedLog
from ui.paper.typesetter import INITIAL_LINES, LOOSEST, TOLD, Block, Typesetter, _x_of
from ui.session.loader import OpenedFight
from ui.telling.choice import TellingChoice
from ui.telling.handout import HIGHLIGHT_DRAWINGS, HandoutSource, _held_together, handout
from ui.telling.lines import Handout, HandoutGroup, LogLines
from ui.theme.emblem import Emblem
from ui.theme.icons import authors_of, drawing_source
from ui.theme.theme import paper_theme

pytestmark = pytest.mark.usefixtures("qapp")

SIZES = {
    "A4": (QPageSize.PageSizeId.A4, QPageLayout.Orientation.Portrait, 2),
    "Letter": (QPageSize.PageSizeId.Letter, QPageLayout.Orientation.Portrait, 2),
    "A5": (QPageSize.PageSizeId.A5, QPageLayout.Orientation.Portrait, 1),
    "A4 across": (QPageSize.PageSizeId.A4, QPageLayout.Orientation.Landscape, 3),
}
"""Size and orientation of a page, and how many columns stand on it."""


def told(system: str = "ffrpg", language: str = "en", edition: str = PLAYERS) -> PrintedLog:
    source = HandoutSource(
        kept(system)["name"], OpenedFight(sample(system), {}), {}, 0, "", hidden_always(kept(system)["hidden"])
    )
    return PrintedLog.like(handout(source, TellingChoice(language, edition, "narrated")))


def test_what_became_of_several_is_told_in_the_plural() -> None:
    """*Cão Selvagem A, Cão Selvagem B: segue de pé*."""
    one: set[str] = set()
    several: set[str] = set()
    for system in ("ffrpg", "fulminato", "fantasia", "d100", "tabuleiro"):
        shown = told(system, "pt_BR", "full").handout
        assert shown is not None
        for _, groups in shown.sides:
            for group in groups:
                (one if len(group.names) == 1 else several).add(group.fate)
    singular = re.compile(r"(?:segue|ficou|saiu|caiu|morreu|foi|acabou) ")
    assert any(map(singular.match, one))
    assert several
    assert not any(map(singular.match, several)), several


def layout_of(size: str) -> QPageLayout:
    id, orientation, _ = SIZES[size]
    return QPageLayout(QPageSize(id), orientation, MARGINS, QPageLayout.Unit.Millimeter)


def set_on(log: LogLines, size: str = "A4") -> Paper:
    """The pages of a log, set for a PDF."""
    buffer = QBuffer()
    buffer.open(QBuffer.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setPageLayout(layout_of(size))
    writer.setResolution(300)
    return Paper(log, writer)


def columns_of(paper: Paper) -> Iterator[list[tuple[Block, int, float]]]:
    """Each column from top to bottom: blocks, their lines and where they begin."""
    for page in paper.pages:
        for _, parts in groupby(page.parts, key=lambda part: part.x):
            yield [(part.block, part.line, part.y) for part in parts]


def cast(count: int, side: str) -> tuple[HandoutGroup, ...]:
    return tuple(
        HandoutGroup((f"{side} der Name {number}",), Emblem(side, "rat"), "murió a manos de Hermenegilda")
        for number in range(count)
    )


def with_cast(*counts: int) -> PrintedLog:
    """A handout of sides with so many on each."""
    log = told()
    assert log.handout is not None
    sides = tuple((f"Side {number}", cast(count, "foes")) for number, count in enumerate(counts))
    return replace(log, handout=replace(log.handout, sides=sides))


@pytest.mark.parametrize(("system", "language"), by_turns(registry.ids(), LANGUAGES))
def test_all_that_a_handout_says_stands_in_its_pdf(system: str, language: str) -> None:
    log = told(system, language)
    found = text_of(log.to_pdf())
    around: Handout | None = log.handout
    assert around is not None
    words = [line.text for line in log.lines] + [highlight.title for highlight in around.highlights]
    words += [highlight.text for highlight in around.highlights] + [title for title, _ in around.sides]
    words += [text for _, groups in around.sides for group in groups for text in (*group.names, group.fate)]
    assert [text for text in [*words, around.credit] if squeezed(text)[:30] not in found] == []


@pytest.mark.parametrize("size", SIZES)
def test_columns_stand_beside_each_other_within_the_page(size: str) -> None:
    paper = set_on(told(), size)
    assert paper.columns == SIZES[size][2]
    lefts = {part.x for page in paper.pages for part in page.parts}
    assert len(lefts) == paper.columns
    for page in paper.pages:
        for part in page.parts:
            height = part.block.lines[part.line][1]
            assert paper.top <= part.y
            assert part.y + height <= paper.bottom + 1
            assert part.x + part.block.x + part.block.width <= paper.width + 1


@pytest.mark.parametrize("size", SIZES)
def test_no_line_is_written_over_another(size: str) -> None:
    for log in (told("fantasia", "es"), with_cast(4, 40), with_cast(2, 3, 5)):
        for column in columns_of(set_on(log, size)):
            for (block, line, y), (_, _, following) in pairwise(column):
                assert following >= y + block.lines[line][1] - 1


@pytest.mark.parametrize("size", ["A4", "A5"])
def test_no_heading_ends_a_column_and_no_last_line_begins_one(size: str) -> None:
    for lead in range(20, 120, 3):
        lines = [("damage", f"line {number} " + "and more " * (number % 5 * 6)) for number in range(lead)]
        lines += [("round", "A"), ("phase", "B"), ("turn", "C"), ("damage", "What follows. " * 9), ("damage", "End")]
        for column in columns_of(set_on(on_paper("Title", lines), size)):
            assert not column[-1][0].style.keeps, lead
            block, line, _ = column[0]
            assert line == 0 or line < len(block.lines) - 1 or len(block.lines) == 2, lead


def test_the_last_columns_are_of_one_height() -> None:
    lines = [("round", "Round 1"), *(("damage", f"line {number}") for number in range(90))]
    paper = set_on(on_paper("Title", lines))
    ends = [column[-1] for column in columns_of(paper)][-2:]
    heights = [y + block.lines[line][1] for block, line, y in ends]
    assert abs(heights[0] - heights[1]) <= 3 * ends[0][0].lines[0][1]


def test_the_first_paragraph_has_an_initial_of_three_lines_if_it_has_more_lines_than_that() -> None:
    paper = set_on(told())
    blocks = [part.block for page in paper.pages for part in page.parts if part.block.style.justified]
    (block,) = {id(block): block for block in blocks if block.initial is not None}.values()
    assert block is blocks[0]
    assert block.initial is not None
    indents = [line.x() for line, _ in block.lines if line is not None]
    assert min(indents[:INITIAL_LINES]) > 0
    assert set(indents[INITIAL_LINES:]) == {0}
    assert block.initial.letter + block.layouts[0].text() == block.text
    for text in ("Short.", "“Quoted” words " * 20, "3 words " * 20, "A " * 60, "עברית " * 40):
        short = replace(told(), lines=(NarratedLine("told", text),))
        assert not any(part.block.initial for page in set_on(short).pages for part in page.parts), text


def test_words_are_drawn_apart_only_where_a_line_is_nearly_full() -> None:
    """In a column a long word leaves half of the line before it empty: its words stood far apart."""
    long = "Uno dos tres Extraordinariamentelargadecididamenteincomprensible corto " * 6
    paper = set_on(replace(told(), lines=(NarratedLine("told", f"¡{long}"),)))
    block = next(part.block for page in paper.pages for part in page.parts if part.block.style.justified)
    even, plain = block.layouts
    drawn = [line for line, _ in block.lines if line is not None]
    loose = [plain.lineAt(number).naturalTextWidth() < LOOSEST * block.width for number in range(plain.lineCount())]
    assert {*loose[:-1]} == {True, False} or all(loose)
    for number, (line, is_loose) in enumerate(zip(drawn[:-1], loose[:-1], strict=True)):
        source = plain if is_loose else even
        assert line.textStart() == source.lineAt(number).textStart()
        placed = line.cursorToX(line.textStart() + line.textLength() - 1)
        end = placed[0] if isinstance(placed, tuple) else placed
        assert isinstance(end, float)
        assert is_loose or end > 0.95 * block.width


def test_a_justified_line_has_one_line_in_the_preview_too() -> None:
    """In another size Qt broke some of them once more, and wrote their last word over the line below."""
    text = (
        "Hooded Man A misses Tomás Quiroga with Curved Dagger. Hooded Man B hurts Father Anselmo with Curved Dagger "
        "(5). Father Anselmo fells Drowned Man of the Dock B with Double-Barrelled Shotgun, a critical hit (18). "
    )
    printer = QPrinter()
    typesetter = Typesetter(printer)
    scale = 80 / printer.logicalDpiY()
    for width in range(190, 260):
        block = typesetter.block(text, TOLD, width * typesetter.unit)
        for index, (_, height) in enumerate(block.lines[:-1]):
            kept = QPicture()
            with QPainter(kept) as painter:
                block.paint_line(painter, index, QPointF(0, height))
            seen = QImage(round(320 * 80 / 72), round(4 * height * scale), QImage.Format.Format_RGB32)
            seen.fill("white")
            with QPainter(seen) as painter:
                painter.scale(scale, scale)
                painter.drawPicture(0, 0, kept)
            words = list(Picture(seen).inked(seen.rect()))
            line = block.lines[index][0]
            assert line is not None
            right = _x_of(line, line.textStart() + line.textLength() - 1) * scale
            assert max(word.place.bottom() for word in words) < 2.2 * height * scale, (width, index)
            assert max(word.place.right() for word in words) == pytest.approx(right, abs=4)


@pytest.mark.parametrize("counts", [(), (1,), (4, 40), (40, 40), (3, 3, 3)])
@pytest.mark.parametrize("size", ["A4", "Letter"])
def test_a_cast_of_any_size_is_shown_whole(counts: Sequence[int], size: str) -> None:
    log = with_cast(*counts)
    reader = read_pdf(log.to_pdf(layout_of(size)))
    found = squeezed("".join(page.extract_text() for page in reader.pages))
    assert found.count("foesderName") == sum(counts)
    assert found.count("murióamanosdeHermenegilda") == sum(counts)


def test_who_has_made_the_drawings_is_named_where_they_are_printed_and_nowhere_else() -> None:
    log = told()
    assert log.handout is not None
    shown = {"crossed-swords", *(highlight.drawing for highlight in log.handout.highlights)}
    shown |= {group.emblem.drawing for _, groups in log.handout.sides for group in groups}
    for content in (text_of(log.to_pdf()), squeezed(log.to_html())):
        assert [name for name in authors_of(shown) if squeezed(name) not in content] == []
        assert "game-icons.net(CCBY3.0)" in content
    assert "game-icons" not in text_of(replace(log, handout=None).to_pdf())
    assert authors_of(["crossed-swords", "acrobatic", "no such drawing"]) == ["DarkZaitzev", "Lorc"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_highlight_has_a_drawing_and_a_title(language: str) -> None:
    service = sample("ffrpg")
    teller = teller_of(service, language)
    first, second, *_ = service.fight.combatants
    for kind, drawing in HIGHLIGHT_DRAWINGS.items():
        words = sentence(Highlight(kind, first, 0.1, 1, 2, 5, second, sides=("party", "foes")), teller, "HP")
        title, colon, text = words.partition(": ")
        assert colon, words
        assert teller.name(first) in text
        assert len(title) < 40
        assert "<path" in drawing_source(drawing)


def test_a_page_of_html_has_the_same_faces_cast_and_highlights() -> None:
    log = told(edition=GM)
    page = log.to_html()
    for family in ("Alegreya", "Alegreya SC"):
        assert f"@font-face {{ font-family: '{family}'" in page
    assert "url(http" not in page
    assert log.handout is not None
    for _, groups in log.handout.sides:
        for group in groups:
            assert f"<strong>{', '.join(group.names)}</strong><em>{group.fate}</em>" in page
    assert page.count('<svg class="sign" aria-hidden="true"') == len(log.handout.highlights)
    assert "@font-face" not in log.to_html(with_faces=False)


def test_the_inks_of_a_page_of_html_are_read_on_light_and_dark() -> None:
    schemes = re.findall(r":root \{([^}]*)\}", told().to_html(with_faces=False))
    assert len(schemes) == 3
    for scheme in schemes:
        inks = {name: QColor(hue).rgb() for name, hue in re.findall(r"--(\w+): (#\w+)", scheme)}
        for ground in ("paper", "band"):
            for ink in ("ink", "soft", "red"):
                assert contrast(inks[ink], inks[ground]) >= 4.5, (ink, ground, scheme)
        assert contrast(inks["gold"], inks["paper"]) >= 3


def test_the_inks_of_paper_are_read_on_all_that_they_lie_on() -> None:
    theme = paper_theme()
    for ground in ("pane", "band"):
        for ink in ("text", "heading", "muted"):
            assert contrast(theme.color(ink).rgb(), theme.color(ground).rgb()) >= 4.5, (ink, ground)
    assert contrast(theme.color("gold").rgb(), theme.color("pane").rgb()) >= 3


@pytest.mark.parametrize("edition", [PLAYERS, GM])
def test_all_that_is_printed_stands_out_from_the_paper(edition: str) -> None:
    """Every line of text and every emblem, badge and drawing, as it is painted."""
    paper = set_on(told("fantasia", edition=edition))
    shrunk = 0.5
    seen = 0
    for number, page in enumerate(paper.pages):
        image = QImage(int(paper.width * shrunk), int(paper.height * shrunk), QImage.Format.Format_RGB32)
        # So that a point of the paper is a point of the picture.
        for way in (image.setDotsPerMeterX, image.setDotsPerMeterY):
            way(round(300 / 0.0254))
        image.fill(QColor("white"))
        with QPainter(image) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.scale(shrunk, shrunk)
            paper.paint(painter, lambda: None, number, number)
        picture = Picture(image)
        for block, index, x, y in page.parts:
            line, height = block.lines[index]
            wide = block.width if line is None else line.naturalTextWidth()
            left = x + block.x + (0 if line is None else line.x())
            place = QRectF(left * shrunk, y * shrunk, wide * shrunk, height * shrunk).toAlignedRect()
            if line is not None and not block.style.centred:
                assert picture.whole(place & image.rect()).contrast >= 4.5, block.text
                seen += 1
            elif line is None and height > EMBLEM * paper.unit and block.style.above != 4:
                found = [mark for mark in picture.inked(place) if mark.place.height() > 20 * shrunk]
                assert [mark for mark in found if mark.contrast < 3] == []
                seen += len(found)
    assert seen > 40


def test_an_emblem_is_the_same_on_paper_in_a_dark_window(in_the_dark: None) -> None:
    from ui.theme.emblem import Standing, paint_emblem_in

    image = QImage(120, 120, QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    with QPainter(image) as painter:
        standing = Standing(badge="death-skull", badge_role="heading")
        paint_emblem_in(paper_theme(), painter, QRectF(10, 10, 100, 100), Emblem("foes", "rat"), standing)
    colours = {image.pixelColor(x, y).name() for x in range(120) for y in range(120)}
    assert paper_theme().color("heading").name() in colours
    assert paper_theme().color("glyph").name() in colours


@pytest.fixture
def in_the_dark() -> Iterator[None]:
    from ui.theme.theme import look

    look().choose("dark")
    yield
    look().choose("light")


@pytest.mark.parametrize(
    ("names", "title"),
    [
        (("Guard A", "Guard B", "Guard C"), "Guard A, B, C"),
        (("Guard",), "Guard"),
        (("Guard A",), "Guard A"),
        (("Guard A", "Guardian B"), "Guard A, Guardian B"),
        (("Ana", "Anabel"), "Ana, Anabel"),
    ],
)
def test_those_of_one_kind_are_named_once_with_all_their_letters(names: tuple[str, ...], title: str) -> None:
    assert HandoutGroup(names, Emblem("foes", "rat")).title == title


def test_a_figure_in_brackets_is_not_parted_from_its_word() -> None:
    assert _held_together("Ana contra Bea (2 VIDA)") == "Ana contra Bea (2\u00a0VIDA)"
    assert _held_together("Ana (la alta) acierta (5)") == "Ana (la alta) acierta (5)"
    assert _held_together("Nadie cae") == "Nadie cae"
