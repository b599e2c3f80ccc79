"""Fulminato, in Spanish: step dice, six action points a turn, and a final result that names the part struck."""

from rules.fulminato.system import Fulminato

SYSTEM = Fulminato()
"""The system, as its entry point names it."""
