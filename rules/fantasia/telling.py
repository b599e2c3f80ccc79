"""The log's sentences, in Spanish and English."""

from __future__ import annotations

from collections.abc import Mapping

from rules.telling import Phrases

PHASES: Mapping[str, str] = {
    "surprise": "Ataque sorpresa",
    "declaration": "Declaraciones",
    "action": "Turnos",
    "ended": "Fin del combate",
}
PHRASES = Phrases()
