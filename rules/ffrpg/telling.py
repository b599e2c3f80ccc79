"""The system's own sentences."""

from __future__ import annotations

from rules.telling import Phrases

OPTIONS: dict[str, str] = {"keep": "Keep facing", "switch": "Switch facing", "none": "No Reaction"}
PHRASES = Phrases()
