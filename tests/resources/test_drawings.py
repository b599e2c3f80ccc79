"""The drawings of what is in the game: each can be tinted, and its author is named."""

import csv
import re
from collections import defaultdict
from pathlib import Path

from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QApplication

FOLDER = Path(__file__).parents[2] / "resources" / "drawings"
DRAWINGS = {path.stem: path for path in FOLDER.glob("*.svg")}
TRADEMARKS = {"companion-cube", "samus-helmet", "triforce", "pokecog", "lightning-saber", "batman-mask"}


def authors() -> dict[str, tuple[str, str]]:
    """Each drawing with its author and licence."""
    with (FOLDER / "authors.csv").open(encoding="utf-8", newline="") as table:
        return {line["drawing"]: (line["author"], line["licence"]) for line in csv.DictReader(table)}


def test_every_drawing_has_one_author_and_a_licence() -> None:
    assert authors().keys() == DRAWINGS.keys()
    assert len(DRAWINGS) > 300
    for drawing, (author, licence) in authors().items():
        assert author, drawing
        assert "|" not in author, drawing
        assert licence == ("CC0-1.0" if author == "Zeromancer" else "CC-BY-3.0"), drawing


def test_the_licence_names_every_author_with_each_drawing_of_theirs() -> None:
    by_author: dict[str, set[str]] = defaultdict(set)
    for drawing, (author, _) in authors().items():
        by_author[author].add(drawing)
    listed = re.findall(r"^(\w[\w ]*?)(?: \(\S+\))?(?:, CC0 1\.0)?\n((?:    .+\n)+)", _licence(), re.MULTILINE)
    assert {author: set(re.split(r",\s+", drawings.strip())) for author, drawings in listed} == by_author


def test_the_licence_says_where_its_text_is_and_that_the_drawings_were_changed() -> None:
    assert "https://creativecommons.org/licenses/by/3.0/legalcode" in _licence()
    assert "They were changed" in _licence()


def test_no_drawing_shows_a_trademark() -> None:
    assert TRADEMARKS & DRAWINGS.keys() == set()


def test_each_is_one_form_in_a_box_of_512_that_takes_the_colour_it_is_given(qapp: QApplication) -> None:
    for name, path in DRAWINGS.items():
        text = path.read_text("utf-8")
        assert 'viewBox="0 0 512 512"' in text, name
        assert set(re.findall(r'(?:fill|stroke)="([^"]+)"', text)) <= {"currentColor", "none", "evenodd"}, name
        assert "currentColor" in text, name
        assert QSvgRenderer(str(path)).isValid(), name


def _licence() -> str:
    return (FOLDER / "LICENSE").read_text("utf-8")
