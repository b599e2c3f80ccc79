"""Sistema d100: the combat chapter with declarations, DES points and degrees of success."""

from rules.d100.system import SYSTEM

__all__ = ["SYSTEM"]
