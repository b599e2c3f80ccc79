"""What other programs keep their creatures in: a small reader for each, which yields neutral records."""

from __future__ import annotations

from models.exchange.foreign import improved_initiative, open5e

READERS = (improved_initiative.READER, open5e.READER)
"""In the order in which they are asked: the surest signs first."""
