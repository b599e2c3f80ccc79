"""The gallery shows every painter of the theme in every theme, and leaves the theme as it was."""

from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from tools.pictures import gallery
from ui.theme.theme import THEMES, look, theme_named


def test_it_paints_a_page_for_each_theme(qapp: QApplication) -> None:
    before = look().choice
    made = gallery.gallery(THEMES)
    assert look().choice == before
    assert made.size().toTuple() == (gallery.WIDE * len(THEMES), gallery.HIGH)
    for number, name in enumerate(THEMES):
        page = made.copy(number * gallery.WIDE, 0, gallery.WIDE, gallery.HIGH)
        assert page.pixelColor(1, 1) == theme_named(name).color("pane")
        # Nothing runs out of the page, neither to the right nor below.
        right = page.copy(gallery.WIDE - 6, 0, 6, gallery.HIGH)
        below = page.copy(0, gallery.HIGH - 6, gallery.WIDE, 6)
        for edge in (right, below):
            plain = QImage(edge.size(), edge.format())
            plain.fill(theme_named(name).color("pane"))
            assert edge == plain, name


def test_what_cannot_be_written_is_said(qapp: QApplication, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    whole = tmp_path / "gallery.png"
    assert gallery.main([str(whole), "--ratio", "1"]) == 0
    assert QImage(str(whole)).width() == 2 * gallery.WIDE
    nowhere = tmp_path / "no folder" / "gallery.png"
    assert gallery.main([str(nowhere)]) == 1
    assert capsys.readouterr().err == f"{nowhere} cannot be written.\n"
