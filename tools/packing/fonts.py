"""Cuts the fonts of `resources/fonts` out of their packages: `python -m tools.packing.fonts FOLDER`.

`FOLDER` is where npm has put `inter-ui`, `@fontsource/alegreya`, `@fontsource/alegreya-sc`,
`@fontsource/atkinson-hyperlegible-next` and `dejavu-fonts-ttf` (`npm install --prefix FOLDER …`, then
`FOLDER/node_modules`). It needs `fonttools[woff]`, which nothing else here does, so that is not among what a checkout
installs.

No licence of theirs reserves a name, so what is cut keeps it; but the few signs of DejaVu get one of their own, since
many systems have the whole of it.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FONTS = ROOT / "resources" / "fonts"
LETTERS = ("U+0020-017E", "U+0192", "U+0218-021B", "U+02C6-02DD", "U+0300-0304", "U+0306-030C", "U+0327-0328", "U+1E9E")
"""What is written in the languages of Europe that use our alphabet, not only in those of the window: names are free."""
SIGNS = (
    "U+2010-2027",
    "U+202F-203A",
    "U+2044",
    "U+2070-208E",
    "U+20AC",
    "U+2122",
    "U+2150-215F",
    "U+2190-2195",
    "U+21E7",
    "U+2211-2212",
    "U+2215",
    "U+221E",
    "U+2248",
    "U+2260-2265",
    "U+25A0-25CF",
    "U+2605-2606",
    "U+2660-2667",
    "U+2713-2717",
)
"""Dashes, quotation marks, fractions, arrows, and the marks that the window writes, as far as a font has them."""
MORE_SIGNS = "U+229E,U+258F,U+25AC,U+25B8,U+25BE,U+25D6,U+25D7,U+25F7,U+2716,U+27E8,U+27E9"
"""Signs that the window writes and Inter lacks."""
FEATURES = "calt,case,ccmp,dnom,frac,kern,liga,lnum,locl,mark,mkmk,numr,onum,pnum,tnum"


@dataclass(frozen=True)
class Source:
    """A font as its package has it: one file of all letters, or two that are joined."""

    target: str
    package: str
    files: tuple[str, ...]
    licence: str
    units: int = 0
    """The units of its size, of a font of the window."""


def _two(target: str, package: str, style: str, units: int = 0) -> Source:
    family = package.rpartition("/")[2]
    files = tuple(f"files/{family}-{part}-{style}.woff2" for part in ("latin", "latin-ext"))
    return Source(target, package, files, "LICENSE", units)


SOURCES = (
    *(
        Source(name, "inter-ui", (f"web/{name}.woff2",), "LICENSE.txt", 2048)
        for name in ("Inter-Regular", "Inter-SemiBold", "Inter-Bold")
    ),
    _two("Alegreya-Regular", "@fontsource/alegreya", "400-normal"),
    _two("Alegreya-Italic", "@fontsource/alegreya", "400-italic"),
    _two("Alegreya-Bold", "@fontsource/alegreya", "700-normal"),
    _two("AlegreyaSC-Bold", "@fontsource/alegreya-sc", "700-normal"),
    _two("AtkinsonHyperlegibleNext-Regular", "@fontsource/atkinson-hyperlegible-next", "400-normal", 1000),
    _two("AtkinsonHyperlegibleNext-Bold", "@fontsource/atkinson-hyperlegible-next", "700-normal", 1000),
)


def cut(source: Source, packages: Path, target: Path) -> None:
    """Write the letters and signs of one font as a TrueType file."""
    files = [packages / source.package / name for name in source.files]
    with tempfile.TemporaryDirectory() as scratch:
        parts = []
        for number, file in enumerate(files):
            whole, part = Path(scratch) / f"{number}.whole", Path(scratch) / f"{number}.ttf"
            _run("ttLib.woff2", "decompress", "--output-file", str(whole), str(file))
            _run("subset", str(whole), f"--output-file={part}", f"--unicodes={','.join(LETTERS + SIGNS)}", *_KEPT)
            parts.append(part)
        if len(parts) == 1:
            target.write_bytes(parts[0].read_bytes())
        else:
            _run("merge", *map(str, parts), f"--output-file={target}")


_KEPT = (f"--layout-features={FEATURES}", "--name-IDs=0,1,2,3,4,5,6,13,14,16,17", "--no-hinting", "--notdef-outline")


def cut_signs(packages: Path, target: Path) -> None:
    """Write the signs that Inter lacks as a TrueType file with a name of its own."""
    package = packages / "dejavu-fonts-ttf"
    whole = package / "ttf" / "DejaVuSans.ttf"
    _run("subset", str(whole), f"--output-file={target}", f"--unicodes={MORE_SIGNS}", *_KEPT)
    bare = SIGNS_NAME.replace(" ", "")
    edit(target, lambda table: table.replace("DejaVu Sans", SIGNS_NAME).replace("DejaVuSans", bare), "name")
    (target.parent / "LICENSE-Signs.txt").write_text((package / "LICENSE").read_text("utf-8"), "utf-8")


def set_line(target: Path, units: int) -> None:
    """Give a font of the window the line of `ASCENT` and `DESCENT`; `units`: how many one size has.

    So a line of 12 or 14 pixels is not rounded up by one, and both faces fit the same rows. The accents of capitals,
    which end at 0.949 of the size, stand no further out of it than those of DejaVu do in pixels.
    """
    ascent, descent = round(ASCENT * units), round(DESCENT * units)
    values = {"ascent": ascent, "sTypoAscender": ascent, "usWinAscent": ascent}
    values |= {"descent": -descent, "sTypoDescender": -descent, "usWinDescent": descent}

    def change(tables: str) -> str:
        for name, value in values.items():
            tables, times = re.subn(rf'<{name} value="-?\d+"/>', f'<{name} value="{value}"/>', tables)
            if times != 1:
                raise ValueError(f"{target.name} has {times} values of {name}")
        return tables

    edit(target, change, "hhea", "OS/2")


def edit(font: Path, change: Callable[[str], str], *tables: str) -> None:
    """Change tables of a font, as they are written in XML."""
    with tempfile.TemporaryDirectory() as scratch:
        dumped, former = Path(scratch) / "tables.ttx", Path(scratch) / "former.ttf"
        _run("ttx", "-q", *(word for table in tables for word in ("-t", table)), "-o", str(dumped), str(font))
        dumped.write_text(change(dumped.read_text("utf-8")), "utf-8")
        former.write_bytes(font.read_bytes())
        _run("ttx", "-q", "-f", "-m", str(former), "-o", str(font), str(dumped))


SIGNS_NAME = "Turnwright Signs"
ASCENT, DESCENT = 0.9282, 0.2358
"""The line of the faces of the window, as parts of their size: that of DejaVu Sans, the usual font of Linux."""


def _run(program: str, *arguments: str) -> None:
    subprocess.run([sys.executable, "-m", f"fontTools.{program}", *arguments], check=True, stdout=subprocess.DEVNULL)


def main() -> None:
    """Write all fonts, and the licence of each family beside them."""
    parser = argparse.ArgumentParser(prog="python -m tools.packing.fonts", description=__doc__)
    parser.add_argument("packages", type=Path)
    packages = parser.parse_args().packages
    FONTS.mkdir(exist_ok=True)
    for source in SOURCES:
        cut(source, packages, FONTS / f"{source.target}.ttf")
        if source.units:
            set_line(FONTS / f"{source.target}.ttf", source.units)
        licence = (packages / source.package / source.licence).read_text("utf-8")
        (FONTS / f"OFL-{source.target.partition('-')[0]}.txt").write_text(licence, "utf-8")
    cut_signs(packages, FONTS / "Signs-Regular.ttf")


if __name__ == "__main__":
    main()
