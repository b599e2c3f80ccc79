"""Cuts the fonts of `resources/fonts` out of their packages: `python -m tools.packing.fonts FOLDER`.

`FOLDER` is where npm has put `inter-ui`, `@fontsource/alegreya`, `@fontsource/alegreya-sc` and
`@fontsource/atkinson-hyperlegible-next` (`npm install --prefix FOLDER …`, then `FOLDER/node_modules`). It needs
`fonttools[woff]`, which nothing else here does, so that is not among what a checkout installs.

No licence of theirs reserves a name, so what is cut keeps it.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
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
FEATURES = "calt,case,ccmp,dnom,frac,kern,liga,lnum,locl,mark,mkmk,numr,onum,pnum,tnum"


@dataclass(frozen=True)
class Source:
    """A font as its package has it: one file of all letters, or two that are joined."""

    target: str
    package: str
    files: tuple[str, ...]
    licence: str


def _two(target: str, package: str, style: str) -> Source:
    family = package.rpartition("/")[2]
    files = tuple(f"files/{family}-{part}-{style}.woff2" for part in ("latin", "latin-ext"))
    return Source(target, package, files, "LICENSE")


SOURCES = (
    *(
        Source(name, "inter-ui", (f"web/{name}.woff2",), "LICENSE.txt")
        for name in ("Inter-Regular", "Inter-SemiBold", "Inter-Bold")
    ),
    _two("Alegreya-Regular", "@fontsource/alegreya", "400-normal"),
    _two("Alegreya-Italic", "@fontsource/alegreya", "400-italic"),
    _two("Alegreya-Bold", "@fontsource/alegreya", "700-normal"),
    _two("AlegreyaSC-Bold", "@fontsource/alegreya-sc", "700-normal"),
    _two("AtkinsonHyperlegibleNext-Regular", "@fontsource/atkinson-hyperlegible-next", "400-normal"),
    _two("AtkinsonHyperlegibleNext-Bold", "@fontsource/atkinson-hyperlegible-next", "700-normal"),
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
        licence = (packages / source.package / source.licence).read_text("utf-8")
        (FONTS / f"OFL-{source.target.partition('-')[0]}.txt").write_text(licence, "utf-8")


if __name__ == "__main__":
    main()
