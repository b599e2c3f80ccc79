"""The libraries, drawings and fonts that the program uses, with their versions and licences."""

from __future__ import annotations

import json
import re
import sys
import sysconfig
from dataclasses import asdict, dataclass
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from importlib.resources import files
from pathlib import Path

LICENCE_FILE = re.compile(r"(^|/)(licen[cs]e|copying|notice|authors)[^/]*$", re.IGNORECASE)
SHORT_LICENCE = 60
"""Longest text of a distribution's field `License` that is a name; longer ones are whole licences."""
PACKED = "licences.json"
"""The list of components in `resources/licences` of a packaged program."""
SHIPPED = (
    ("Lucide icons", "ISC", "icons/LICENSE"),
    ("Drawings of game-icons.net", "CC BY 3.0", "drawings/LICENSE"),
    ("Font Inter", "OFL 1.1", "fonts/OFL-Inter.txt"),
    ("Font Alegreya", "OFL 1.1", "fonts/OFL-Alegreya.txt"),
    ("Font Alegreya SC", "OFL 1.1", "fonts/OFL-AlegreyaSC.txt"),
    ("Font Atkinson Hyperlegible Next", "OFL 1.1", "fonts/OFL-AtkinsonHyperlegibleNext.txt"),
    ("Signs of DejaVu Sans", "Bitstream Vera", "fonts/LICENSE-Signs.txt"),
)
"""What others have made and lies in `resources`: name, licence, and where its text lies there."""


@dataclass(frozen=True, slots=True)
class Component:
    """A part of the program that others have made; `text` is empty if its files hold no licence."""

    name: str
    version: str
    licence: str
    text: str


def components() -> list[Component]:
    """Return the program itself, the icons, drawings and fonts that it shows, then Python and all libraries.

    A packed program lists what was packed; elsewhere the installed distributions are asked.
    """
    packed = files("resources") / "licences" / PACKED
    if packed.is_file():
        return [Component(**fields) for fields in json.loads(packed.read_text("utf-8"))]
    return [component("turnwright"), *shipped(), python(), *installed()]


def shipped() -> list[Component]:
    """Return the icons, drawings and fonts by others that the program shows."""
    resources = files("resources")
    return [
        Component(name, "", licence, resources.joinpath(place).read_text("utf-8")) for name, licence, place in SHIPPED
    ]


def component(name: str) -> Component:
    """Return the installed distribution of this name; raises `PackageNotFoundError` if there is none.

    A checkout may hold what a build has left of its metadata, without the licence: what has a text stands before it.
    """
    components = [_component(each) for each in Distribution.discover(name=name)]
    if not components:
        raise PackageNotFoundError(name)
    return max(components, key=lambda each: bool(each.text))


def licences_text(listed: list[Component]) -> str:
    """Return one readable text: a heading for each component, under it the text of its licence."""
    bodies = []
    for component in listed:
        heading = " · ".join(filter(None, (f"{component.name} {component.version}".strip(), component.licence)))
        bodies.append(f"{heading}\n{'=' * len(heading)}\n\n{component.text.strip()}\n")
    return "\n\n".join(bodies)


def dumped(listed: list[Component]) -> str:
    """Return the components as the text that `components` reads in a packed program."""
    return json.dumps([asdict(component) for component in listed], ensure_ascii=False, indent=1)


def python() -> Component:
    """Return the running Python with its licence."""
    version = ".".join(map(str, sys.version_info[:3]))
    library = Path(sysconfig.get_path("stdlib"))
    places = (
        library / "LICENSE.txt",
        Path(sys.base_prefix) / "LICENSE.txt",
        Path("/usr/share/doc") / library.name / "copyright",
    )
    licence = next((place for place in places if place.is_file()), None)
    return Component("Python", version, "PSF-2.0", "" if licence is None else licence.read_text("utf-8"))


def installed(name: str = "turnwright") -> list[Component]:
    """Return the distributions that `name` requires, directly or not, without its extras; sorted by name."""
    distributions: dict[str, Distribution] = {}
    wanted = [name]
    while wanted:
        key = _normalized(wanted.pop())
        if key in distributions:
            continue
        try:
            distributions[key] = distribution(key)
        except PackageNotFoundError:
            continue  # required on other systems or other Pythons only
        wanted += [_required(line) for line in distributions[key].requires or () if "extra ==" not in line]
    distributions.pop(_normalized(name), None)
    return [_component(distributions[key]) for key in sorted(distributions)]


def _component(distribution: Distribution) -> Component:
    fields = distribution.metadata.json
    stated = str(fields.get("license_expression") or fields.get("license") or "")
    if not stated or len(stated) > SHORT_LICENCE:
        classified = [line for line in fields.get("classifier", ()) if line.startswith("License ::")]
        stated = ", ".join(line.rpartition(" :: ")[2] for line in classified)
    texts = [
        file.read_text("utf-8").strip()
        for file in distribution.files or ()
        if ".dist-info/" in file.as_posix()
        and "/licenses/resources/" not in file.as_posix()  # what is shipped is named by itself
        and LICENCE_FILE.search(file.as_posix())
    ]
    return Component(distribution.name, distribution.version, stated, "\n\n".join(texts))


def _normalized(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def _required(line: str) -> str:
    """Return the name at the head of a requirement such as `lark>=1.2; python_version > "3"`."""
    match = re.match(r"[A-Za-z0-9._-]+", line)
    return match.group() if match else ""
