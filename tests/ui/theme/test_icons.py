"""The icons that are shipped are those that the window shows."""

from importlib.resources import files
from pathlib import Path

ROOT = Path(__file__).parents[3]


def test_every_icon_is_named_by_something_that_shows_it() -> None:
    sources = "".join(path.read_text("utf-8") for path in (ROOT / "ui").rglob("*.py"))
    drawn = {Path(icon.name).stem for icon in (files("resources") / "icons").iterdir() if icon.name.endswith(".svg")}
    arrows = {path.stem for path in (ROOT / "resources" / "themes").glob("*/*.svg")}  # by the style sheet
    assert drawn
    assert sorted(name for name in drawn - arrows if f'"{name}"' not in sources) == []
