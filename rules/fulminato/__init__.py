"""Fulminato, in Spanish: step dice, six action points a turn, and a final result that names the part struck."""

from rules.fulminato.system import SYSTEM

__all__ = ["SYSTEM"]
