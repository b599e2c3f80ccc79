"""Pictures of every page in every size, theme and length of text, each checked; and an overview of each page.

Each rule system in each language is taken by a process of its own. What is there of the same sources is not taken
again: whoever was interrupted goes on.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import tempfile
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import as_completed
from dataclasses import dataclass
from fnmatch import fnmatchcase
from itertools import chain
from pathlib import Path
from typing import Any

from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication

from desktop.application import make_application
from desktop.cli.parsers import SentenceParser
from models.library import Library
from models.odds.pool import process_pool
from models.samples import shipped_samples
from models.storage.atomic_files import write_whole
from rules.system import registry
from tools.pictures.languages import DOUBLED, rules_language, speaking
from tools.pictures.page_pictures import THEMES, sheet, take_large_screen, taken, views
from tools.pictures.scenes import scenes
from tools.pictures.scenes_beside import beside_the_library, of_any_system
from tools.pictures.scenes_glance import at_a_glance
from ui.shell.main_window import MainWindow
from ui.theme.sizes import scale
from ui.theme.theme import look

FOLDER = Path("out") / "shots"
LANGUAGES = ("en", "es", "pt_BR", DOUBLED)
WINDOW = "window"
"""The name of pages that are the same in every system."""
SOURCES = ("desktop", "models", "resources", "rules", "ui")
ROOT = Path(__file__).parents[2]
HALFWAY = 1.4
"""Above this scale a page is taken from its largest size down."""
MOST_TOLD = 60
"""The most faults listed one by one."""


@dataclass(frozen=True)
class Part:
    """The part of a process: the pages of a system, or those of any, in a language."""

    folder: str
    system: str
    language: str
    pages: tuple[str, ...]
    """Patterns of the wanted pages' names; none is all."""
    sources: str
    """The digest of the sources that the pictures are of."""

    def wants(self, page: str) -> bool:
        """Whether a page is taken."""
        return not self.pages or any(fnmatchcase(page, item) for item in self.pages)

    @property
    def index(self) -> Path:
        """The file that lists the pages taken, and their faults."""
        # In a folder of its own: whoever writes a file clears away what was left unfinished beside it.
        return Path(self.folder, self.language, self.system, "pages.json")

    def known(self) -> dict[str, Any]:
        """Return the pages taken of these sources, each with its pictures and faults."""
        try:
            found = json.loads(self.index.read_text("utf-8"))
        except (OSError, ValueError):
            return {}
        return dict(found["pages"]) if found.get("sources") == self.sources else {}

    def keep(self, pages: dict[str, Any], *, whole: bool) -> None:
        """Record which pages have been taken."""
        self.index.parent.mkdir(parents=True, exist_ok=True)
        pages = {**pages, "": whole} if whole else pages
        write_whole(self.index, json.dumps({"sources": self.sources, "pages": pages}, ensure_ascii=False, indent=1))


def fingerprint(root: Path = ROOT) -> str:
    """Return a digest of all files that are visible in the window."""
    made = hashlib.sha256()
    for folder in SOURCES:
        for path in sorted((root / folder).rglob("*")):
            if path.is_file() and path.suffix not in (".pyc", ".png"):
                made.update(f"{path.relative_to(root)} {path.stat().st_size} {path.stat().st_mtime_ns}\n".encode())
    return made.hexdigest()


def pages_of(window: MainWindow, system: str) -> Iterator[str]:
    """Yield every page of a system, or every page that is the same for all."""
    if system == WINDOW:
        return of_any_system(window, registry.ids()[0])
    return chain(scenes(window, system), beside_the_library(window, system), at_a_glance(window, system))


def take(part: Part) -> dict[str, Any]:
    """Take the missing pictures of a part; return its pages with pictures and faults."""
    known = part.known()
    wanted = [item for item in part.pages if not set("*?[") & set(item)]
    if known.get("") or (wanted and len(wanted) == len(part.pages) and set(wanted) <= known.keys()):
        return known
    application = QApplication.instance() or make_application(["turnwright"])
    assert isinstance(application, QApplication)
    with speaking(application, part.language), tempfile.TemporaryDirectory(prefix="turnwright-") as place:
        shipped = shipped_samples(rules_language(part.language))  # as somebody has them who reads that language
        samples = [sample for sample in shipped if sample.name == f"{_system(part)}.json"]
        library = Library.open(Path(place) / "Samples.turnwright", samples=samples)
        layouts = QSettings(str(Path(place) / "layouts.ini"), QSettings.Format.IniFormat)
        window = MainWindow(library, rules_language(part.language), layouts)
        window.may_close = lambda: True  # type: ignore[method-assign]
        window.show()
        for page in pages_of(window, part.system):
            if page not in known and part.wants(page):
                known[page] = _page(part, window, page)
                part.keep(known, whole=False)
        part.keep(known, whole=not part.pages)
        window.close()
        layouts.sync()
        library.close()
    return known


def _system(part: Part) -> str:
    return registry.ids()[0] if part.system == WINDOW else part.system


def _page(part: Part, window: MainWindow, page: str) -> dict[str, list[str]]:
    """Return the pictures of a page by path, each with its faults."""
    theme = look().choice if look().choice in THEMES else THEMES[0]
    wanted = views(page, theme, downwards=scale() > HALFWAY, doubled=part.language == DOUBLED)
    return {str(path): wrong for _, path, wrong in taken(window, wanted, _folder(part, page))}


def _folder(part: Part, page: str) -> Path:
    return Path(part.folder, part.language, re.sub(r"\W+", "-", f"{part.system} {page}").strip("-"))


# --- all of them ---------------------------------------------------------------------------------------------


def shoot_all(arguments: Sequence[str], tell: Callable[[str], None]) -> int:
    """Take every requested picture, print overviews and faults; return the number of faults."""
    options = parser().parse_args(arguments)
    take_large_screen()  # for the processes of all parts
    sources = fingerprint()
    systems = options.systems or [*registry.ids(), WINDOW]
    parts = [
        Part(str(options.folder), system, language, tuple(options.page), sources)
        for language in options.language or LANGUAGES
        for system in systems
    ]
    found: dict[Part, dict[str, Any]] = {}
    with process_pool(min(options.jobs, len(parts))) as pool:
        waited_for = {pool.submit(take, part): part for part in parts}
        for number, future in enumerate(as_completed(waited_for), 1):
            part = waited_for[future]
            found[part] = {page: shots for page, shots in future.result().items() if page and part.wants(page)}
            pictures = sum(len(shots) for shots in found[part].values())
            tell(f"{number} of {len(parts)}: {part.system} in {part.language}, {pictures} pictures")
    make_application(["turnwright"])
    for path in _sheets(options.folder, found):
        tell(str(path))
    return _report(options.folder, found.values(), tell)


def _sheets(folder: Path, found: dict[Part, dict[str, Any]]) -> Iterator[Path]:
    """Make and yield an overview of each page with all its pictures."""
    pages: dict[str, list[Path]] = {}
    for part in sorted(found, key=lambda candidate: (candidate.system, LANGUAGES.index(candidate.language))):
        for page, shots in found[part].items():
            pages.setdefault(_folder(part, page).name, []).extend(Path(shot) for shot in sorted(shots))
    for name, paths in pages.items():
        yield sheet(folder / "sheets" / f"{name}.png", paths)


def _report(folder: Path, found: Iterable[dict[str, Any]], tell: Callable[[str], None]) -> int:
    """Write and print the faults of pictures; return their number."""
    faults: dict[str, list[str]] = {}
    pictures = 0
    for pages in found:
        for shots in pages.values():
            pictures += len(shots)
            for path, wrong in shots.items():
                for fault in wrong:
                    faults.setdefault(fault, []).append(path)
    lines = [f"{fault}\n    {len(paths)} pictures, as {paths[0]}" for fault, paths in sorted(faults.items())]
    write_whole(folder / "faults.txt", "\n".join([*lines, ""]))
    for line in lines[:MOST_TOLD]:
        tell(line)
    tell(f"{pictures} pictures; {len(faults)} things on them are cut, out of reach or lie over others.")
    return min(1, len(faults))


def parser() -> SentenceParser:
    """Return the parser of the options."""
    made = SentenceParser("make shots ARGS=--all", "Pictures of every page, each measured.")
    made.add_argument("systems", nargs="*", metavar="SYSTEM", help=f"those alone; “{WINDOW}” is what all of them share")
    made.add_argument("--page", action="append", default=[], help="a page by its name or a pattern of names")
    made.add_argument("--language", action="append", choices=LANGUAGES)
    made.add_argument("--folder", type=Path, default=FOLDER)
    made.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="so many processes at once")
    return made
