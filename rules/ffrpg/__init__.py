"""Final Fantasy RPG, version 3.25: its rules as functions and values, by subject."""

from rules.ffrpg.system import SYSTEM

__all__ = ["SYSTEM"]
