"""Every format that comes in, in the order in which its reader is asked: the surest signs first."""

from __future__ import annotations

from models.exchange import foreign
from models.exchange.reading import Readers

READERS = Readers(foreign.READERS)
