"""What writes each kind of thing in each format: the window and the command line export by the same table."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from models.exchange import csv_writing, grouped_csv, writing
from models.library import Library

Writer = Callable[[Library, Sequence[int]], str]
"""Makes the content of a file of the things with these ids."""
WRITERS: Mapping[tuple[str, str], Writer] = {
    ("creatures", "json"): writing.creatures,
    ("creatures", "csv"): csv_writing.creatures,
    ("party", "json"): writing.parties,
    ("party", "csv"): grouped_csv.parties,
    ("encounter", "json"): writing.encounters,
    ("encounter", "csv"): grouped_csv.encounters,
}
