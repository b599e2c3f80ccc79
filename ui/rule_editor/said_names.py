"""Names between braces in a text for people, as its reader knows them: `{actor}` is shown as ‹whoever acts›."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field

from rules.written.words import PLACE

SHOWN = re.compile(r"[‹{]([^‹›{}]+)[›}]")
"""A name as it is shown, or typed in braces."""


@dataclass(frozen=True)
class SaidNames:
    """What a text can name, both ways: as it is written, and as people call it."""

    labels: Mapping[str, str] = field(default_factory=dict)
    """What is written, by what it is called."""

    def shown(self, text: str) -> str:
        """Return a text as its reader sees it."""
        return PLACE.sub(lambda match: piece(self.labels[match[1]]) if match[1] in self.labels else match[0], text)

    def written(self, text: str) -> str:
        """Return what is written for a text as its reader sees it, or typed it."""
        names = {label.casefold(): name for name, label in self.labels.items()}

        def name(match: re.Match[str]) -> str:
            known = names.get(match[1].strip().casefold(), match[1] if match[1] in self.labels else "")
            return f"{{{known}}}" if known else match[0]

        return SHOWN.sub(name, text)

    def unknown(self, text: str) -> list[str]:
        """Return what stands between braces in a written text and is no name."""
        return [match for match in PLACE.findall(text) if match not in self.labels] if self.labels else []


def piece(label: str) -> str:
    """Return what stands in a text for what is called so."""
    return f"‹{label}›"
