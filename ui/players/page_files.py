"""The files of the page of players' phones: read or made once as the server begins, so that it serves nothing else."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path

from rules.text.messages import LANGUAGES, MessageFile
from ui.services.web.hub import WebFile
from ui.theme.theme import theme_named

HTML, STYLE, SCRIPT = "text/html; charset=utf-8", "text/css; charset=utf-8", "text/javascript; charset=utf-8"
JSON, MANIFEST, SVG = "application/json", "application/manifest+json", "image/svg+xml"
FILES = {
    "/": ("index.html", HTML),
    "/page.css": ("page.css", STYLE),
    "/page.js": ("page.js", SCRIPT),
    "/manifest.json": ("manifest.json", MANIFEST),
    "/overlay": ("overlay.html", HTML),
    "/overlay.css": ("overlay.css", STYLE),
    "/overlay.js": ("overlay.js", SCRIPT),
}
"""The paths of files in `resources/web`, each with its name and kind."""
GAPS = {name: f"{{{name}}}" for name in ("name", "faces", "deed", "level")}
"""The values that the page puts into its messages itself."""
ROLES = (
    *("surface", "pane", "raised", "line", "edge", "text", "muted", "track", "on_hue"),
    *("accent", "on_accent", "accent_soft", "party", "foes", "neutral", "good", "warn", "bad", "mana"),
)
"""The colours of the themes that the page uses."""

MEDIA = {
    "light": "",
    "dark": "(prefers-color-scheme: dark)",
    "contrast_light": "(prefers-contrast: more)",
    "contrast_dark": "(prefers-contrast: more) and (prefers-color-scheme: dark)",
}
"""The themes, each with the browser's setting that it is for; a later one goes before an earlier one."""


def page_files() -> Mapping[str, WebFile]:
    """Return the files of the page by their paths."""
    folder = files("resources") / "web"
    icon = WebFile(SVG, (files("resources") / "turnwright.svg").read_bytes())
    own = {path: WebFile(kind, (folder / name).read_bytes()) for path, (name, kind) in FILES.items()}
    return {
        **own,
        **dict.fromkeys(("/icon.svg", "/favicon.ico"), icon),
        "/theme.css": WebFile(STYLE, _theme_style().encode()),
        **{
            f"/words/{language}.json": WebFile(JSON, json.dumps(page_words(language), ensure_ascii=False).encode())
            for language in LANGUAGES
        },
    }


@cache
def page_words(language: str) -> Mapping[str, str]:
    """Return what the page says in a language, by the ids of the messages."""
    file = MessageFile(Path(__file__).parent / "messages" / f"{language}.ftl")
    return {id: text for id in sorted(file.ids) if (text := file.format(id, dict(GAPS))) is not None}


def _theme_style() -> str:
    """Return the colours of the themes as a style sheet that follows the browser's choice, also of more contrast."""
    return "\n".join(_rules())


def _rules() -> Iterator[str]:
    for name, media in MEDIA.items():
        theme = theme_named(name)
        colours = "; ".join(f"--{role}: {theme.color(role).name()}" for role in ROLES)
        rule = f":root {{ {colours} }}"
        yield f"@media {media} {{ {rule} }}" if media else rule
