"""The pictures of every page: whoever was interrupted goes on, other sources are taken anew, and a fault fails."""

import gc
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from tests.ui.settling import settle
from tools.pictures import all_shots, shots
from tools.pictures.all_shots import Part, fingerprint, take
from tools.pictures.page_pictures import CONTRASTING, MAIN, SIZES, THEMES, USUAL, View, views
from ui.navigation.tabs import BESTIARY, PARTY
from ui.shell.main_window import MainWindow
from ui.theme.fonts import TYPEFACES, WINDOW
from ui.theme.theme import look


@pytest.fixture
def part(tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[Part]:
    """Two pages of a system in Spanish, each in one size."""
    chosen = look().choice

    def pages(window: MainWindow, system: str) -> Iterator[str]:
        for name, tab in (("bestiary", BESTIARY), ("party", PARTY)):
            window.show_tab(tab)
            yield name

    monkeypatch.setattr(all_shots, "pages_of", pages)
    monkeypatch.setattr(all_shots, "views", lambda *_, **__: [View(USUAL, "dark")])
    yield Part(str(tmp_path), "tabuleiro", "es", (), "these")
    look().choose(chosen)


def times(part: Part) -> dict[str, int]:
    return {path.parent.name: path.stat().st_mtime_ns for path in Path(part.folder).rglob("*.png")}


def test_whoever_was_interrupted_goes_on_and_other_sources_are_taken_anew(part: Part) -> None:
    first = Part(part.folder, part.system, part.language, ("party",), part.sources)
    assert list(take(first)) == ["party"]
    before = times(part)
    assert list(before) == ["tabuleiro-party"]
    found = take(part)
    after = times(part)
    assert {page for page in found if page} == {"bestiary", "party"}
    assert after["tabuleiro-party"] == before["tabuleiro-party"]
    assert set(after) == {"tabuleiro-bestiary", "tabuleiro-party"}
    assert take(part) == part.known()
    assert times(part) == after
    assert Part(part.folder, part.system, part.language, (), "others").known() == {}


def test_what_a_window_has_remembered_last_leaves_no_folder_behind(
    part: Part, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = tmp_path / "temporary"
    place.mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(place))
    take(Part(part.folder, part.system, part.language, ("bestiary",), part.sources))
    settle()
    gc.collect()
    assert list(place.iterdir()) == []


def test_a_fault_on_any_picture_is_told_and_fails(tmp_path: Path) -> None:
    told: list[str] = []
    fine: dict[str, Any] = {"bestiary": {"a.png": []}}
    cut = {"party": {"b.png": ["Label 'Maren' is cut"], "c.png": ["Label 'Maren' is cut"]}}
    assert all_shots._report(tmp_path, [fine], told.append) == 0
    assert all_shots._report(tmp_path, [fine, cut], told.append) == 1
    assert "Label 'Maren' is cut\n    2 pictures, as b.png" in (tmp_path / "faults.txt").read_text("utf-8")
    assert told[-1].startswith("3 pictures; 1 ")


@pytest.mark.parametrize("downwards", [False, True])
def test_every_page_is_taken_in_every_size_and_in_other_themes_the_main_ones_in_all(downwards: bool) -> None:
    found = views("import", "dark", downwards=downwards)
    assert {view.size for view in found if view.theme == "dark"} == set(SIZES)
    assert {view.theme for view in found} == set(THEMES)
    assert {view.theme for view in views(next(iter(MAIN)), "light", downwards=downwards)} == {*THEMES, *CONTRASTING}


def test_pages_one_after_the_other_never_change_the_text_between_them() -> None:
    up, down = views("import", "dark", downwards=False), views("import", "dark", downwards=True)
    assert up[-1].size == down[0].size
    assert down[-1].size == up[0].size
    texts = [view.size.text for view in up]
    assert texts == sorted(texts)
    assert set(texts) == {100, 125, 150, 200}


def test_a_changed_source_is_another_one(tmp_path: Path) -> None:
    source = tmp_path / "ui" / "tabs.py"
    source.parent.mkdir()
    source.write_text("one", "utf-8")
    before = fingerprint(tmp_path)
    assert fingerprint(tmp_path) == before
    source.write_text("another", "utf-8")
    assert fingerprint(tmp_path) != before


def test_the_sources_are_those_of_the_project() -> None:
    assert [folder for folder in all_shots.SOURCES if not (all_shots.ROOT / folder).is_dir()] == []


@pytest.mark.parametrize(
    ("words", "status", "said"),
    [
        (["--help"], 0, "usage: python -m tools.pictures.shots"),
        (["--al"], 2, "unrecognized arguments: --al"),
        (["here", "--all"], 2, "--all comes first"),
        (["--fast"], 2, "unrecognized arguments: --fast"),
        (["one", "two"], 2, "unrecognized arguments: two"),
        (["--all", "--help"], 0, "--language"),
        (["--all", "--fast"], 2, "unrecognized arguments: --fast"),
    ],
)
def test_what_is_no_folder_draws_nothing(
    words: list[str],
    status: int,
    said: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.argv", ["shots", *words])
    with pytest.raises(SystemExit) as left:
        shots.main()
    told = capsys.readouterr()
    assert left.value.code == status
    assert said in told.out + told.err
    assert not told.err or len(told.err.splitlines()) == 1
    assert list(tmp_path.iterdir()) == []


def test_pictures_show_the_face_that_the_program_ships() -> None:
    asked = (
        "from tools.pictures.shots import make_application; application = make_application([]);"
        " print(application.font().family())"
    )
    ran = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=False)
    assert (ran.stdout.strip(), ran.returncode) == (TYPEFACES[WINDOW], 0), ran.stderr
