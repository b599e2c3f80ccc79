"""Every format that comes in, in the order in which its reader is asked: the surest signs first."""

from __future__ import annotations

from models.exchange.reading import Readers

READERS = Readers(())
