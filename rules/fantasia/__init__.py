"""La Fantasia Final: one 2d roll decides everything, and thirty-four statuses rewrite what a turn may be."""

from rules.fantasia.system import SYSTEM

__all__ = ["SYSTEM"]
