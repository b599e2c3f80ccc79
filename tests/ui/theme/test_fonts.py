"""The faces that the program brings: Qt knows them, they have the letters of its languages, and figures in columns."""

from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray
from PySide6.QtGui import QFont, QFontDatabase, QFontInfo, QFontMetrics, QRawFont
from PySide6.QtWidgets import QApplication

from ui.theme import fonts
from ui.theme.theme import FIGURE, LABEL, NORMAL, SMALL, VITAL, numbers

ROOT = Path(__file__).parents[3]
LETTERS = "AÁÃÀÂÇÉÊÍÑÓÕÔÚÜaáãàâçéêíñóõôúü¿¡ªº«»“”‘’–—…×½¼¾·•0123456789"
READ_ALONE = "Σ＋－＝＠"
"""Signs that are only read in what others have written, or stand in a comment."""
ARROWS = "←↑→↓−≈≤≥∞▲▼◆●★✓⇧"


@pytest.mark.parametrize("name", fonts.FACES)
def test_qt_knows_each_face_and_writes_with_it(qapp: QApplication, name: str) -> None:
    assert fonts.load(name) in QFontDatabase.families()
    assert QFontInfo(fonts.font(name, NORMAL)).family() == fonts.faces()[name].family


@pytest.mark.parametrize("name", fonts.FACES)
def test_each_file_has_the_letters_of_the_three_languages(qapp: QApplication, name: str) -> None:
    for data in fonts.faces()[name].data():
        raw = QRawFont(QByteArray(data), NORMAL)
        assert [letter for letter in LETTERS if not raw.supportsCharacter(ord(letter))] == []


def test_the_face_of_the_window_has_the_arrows_and_marks_that_the_window_writes(qapp: QApplication) -> None:
    for data in fonts.faces()[fonts.WINDOW].data():
        raw = QRawFont(QByteArray(data), NORMAL)
        assert [letter for letter in ARROWS if not raw.supportsCharacter(ord(letter))] == []


@pytest.mark.parametrize("name", fonts.TYPEFACES)
def test_every_sign_that_the_window_writes_is_in_a_shipped_font(qapp: QApplication, name: str) -> None:
    data = [data for each in (name, fonts.WINDOW, fonts.SIGNS) for data in fonts.faces()[each].data()]
    raws = [QRawFont(QByteArray(each), NORMAL) for each in data]
    texts = [path for folder in ("ui", "desktop", "rules") for path in (ROOT / folder).rglob("*.py")]
    texts += [*(ROOT / "rules").rglob("*.ftl"), *(ROOT / "resources" / "translations").glob("*.ts")]
    texts += (ROOT / "resources" / "guide").rglob("*.md")
    written = {letter for path in texts for letter in path.read_text("utf-8") if letter.isprintable()}
    lacking = {letter for letter in written if not any(raw.supportsCharacter(ord(letter)) for raw in raws)}
    assert lacking - set(READ_ALONE) == set()


@pytest.mark.parametrize("name", fonts.TYPEFACES)
@pytest.mark.parametrize("pixels", [LABEL, SMALL, NORMAL, FIGURE, VITAL])
def test_the_faces_of_the_window_fit_the_same_rows(qapp: QApplication, name: str, pixels: int) -> None:
    heights = {QFontMetrics(fonts.font(each, pixels)).height() for each in (name, fonts.WINDOW)}
    assert len(heights) == 1
    assert heights.pop() <= 1.2 * pixels + 1


@pytest.mark.parametrize("name", fonts.TYPEFACES)
@pytest.mark.parametrize("pixels", [LABEL, SMALL, NORMAL, FIGURE, VITAL])
@pytest.mark.parametrize("bold", [False, True])
def test_accents_and_tails_stand_out_of_the_line_by_less_than_a_pixel(
    qapp: QApplication, name: str, pixels: int, *, bold: bool
) -> None:
    metrics = QFontMetrics(fonts.font(name, 1000, bold=bold))
    drawn = metrics.tightBoundingRect("".join(letter for letter in LETTERS if letter.isalpha()))
    line = QFontMetrics(fonts.font(name, pixels, bold=bold))
    assert -drawn.top() * pixels / 1000 < line.ascent() + 1
    assert drawn.bottom() * pixels / 1000 < line.descent() + 0.5


@pytest.mark.parametrize(("name", "bold"), [(name, bold) for name in fonts.FACES for bold in (False, True)])
def test_figures_are_of_one_width(qapp: QApplication, name: str, *, bold: bool) -> None:
    metrics = QFontMetrics(numbers(fonts.font(name, NORMAL, bold=bold)))
    assert len({metrics.horizontalAdvance(figure) for figure in "0123456789"}) == 1


def test_the_weights_of_the_window_are_three_files_and_not_made_up(qapp: QApplication) -> None:
    font = fonts.font(fonts.WINDOW, NORMAL)
    styles = []
    for weight in (QFont.Weight.Normal, QFont.Weight.DemiBold, QFont.Weight.Bold):
        font.setWeight(weight)
        styles.append(QRawFont.fromFont(font).styleName())
    assert styles == ["Regular", "SemiBold", "Bold"]


def test_what_a_face_lacks_comes_from_that_of_the_window_then_from_the_system(qapp: QApplication) -> None:
    families = fonts.font(fonts.PAGE, NORMAL).families()
    assert families[:3] == ["Alegreya", "Inter", "Turnwright Signs"]
    assert families[3:] == QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont).families()


def test_every_font_that_lies_there_belongs_to_a_face(qapp: QApplication) -> None:
    lying = {path.name for path in (ROOT / "resources" / "fonts").glob("*.ttf")}
    assert {name for face in fonts.faces().values() for name in face.files} == lying
    assert sum((ROOT / "resources" / "fonts" / name).stat().st_size for name in lying) < 700_000


def test_a_file_that_is_damaged_leaves_the_system_s_font_and_says_so(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, tmp_path: Path
) -> None:
    folder = tmp_path / "fonts"
    folder.mkdir()
    (folder / "faces.toml").write_text('[title]\nfamily = "Alegreya SC"\nfiles = ["broken.ttf"]\n', "utf-8")
    (folder / "broken.ttf").write_bytes(b"no font")
    fonts.faces.cache_clear()
    fonts.load.cache_clear()
    monkeypatch.setattr(fonts, "files", lambda _package: tmp_path)
    assert fonts.load("title") == ""
    assert [record.getMessage() for record in caplog.records] == [
        "The font Alegreya SC cannot be loaded; the system's is used in its place."
    ]
    caplog.clear()
    monkeypatch.undo()
    fonts.faces.cache_clear()
    fonts.load.cache_clear()
    assert fonts.load("title") == "Alegreya SC"


def test_a_page_can_hold_its_fonts_itself(qapp: QApplication) -> None:
    sheet = fonts.embedded(fonts.PAGE)
    assert sheet.count("@font-face") == 3
    assert "font-weight: 700; font-style: normal" in sheet
    assert "font-weight: 400; font-style: italic" in sheet


def test_no_licence_reserves_a_name(qapp: QApplication) -> None:
    """So that the fonts, which are cut to fewer letters, may keep theirs."""
    for path in (ROOT / "resources" / "fonts").glob("OFL-*.txt"):
        head = path.read_text("utf-8").partition("-----")[0]
        assert head.startswith("Copyright"), path.name
        assert "eserved Font Name" not in head, path.name
