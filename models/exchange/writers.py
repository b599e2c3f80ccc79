"""What writes each kind of thing in each format: the window and the command line export by the same table."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from models.exchange.native import writer
from models.exchange.tables import csv_writer, grouped_csv
from models.library import Library

Writer = Callable[[Library, Sequence[int]], str]
"""Makes the content of a file of the things with these ids."""
WRITERS: Mapping[tuple[str, str], Writer] = {
    ("creatures", "json"): writer.creatures,
    ("creatures", "csv"): csv_writer.creatures,
    ("party", "json"): writer.parties,
    ("party", "csv"): grouped_csv.parties,
    ("encounter", "json"): writer.encounters,
    ("encounter", "csv"): grouped_csv.encounters,
}
