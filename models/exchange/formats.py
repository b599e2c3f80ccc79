"""Import and export formats; readers are asked in this order, the most certain first."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from models.exchange import foreign
from models.exchange.native import large_files, reader, writer, yaml_files
from models.exchange.records.readers import Readers
from models.exchange.tables import copied_text, creature_tables, csv_writer, grouped_csv, labelled_text, workbooks
from models.library import Library

READERS = Readers(
    (
        large_files.READER,
        reader.DOCUMENT,
        reader.BOARD,
        reader.PLAIN,
        workbooks.XLSX,
        copied_text.READER,
        labelled_text.OWN,
        *foreign.READERS,
        labelled_text.READER,
        yaml_files.YAML,
        grouped_csv.CSV,
        creature_tables.CSV,
    )
)


Writer = Callable[[Library, Sequence[int]], str]
"""Returns the file content of the records with the given ids."""
WRITERS: Mapping[tuple[str, str], Writer] = {
    ("creatures", "json"): writer.creatures,
    ("creatures", "csv"): csv_writer.creatures,
    ("party", "json"): writer.parties,
    ("party", "csv"): grouped_csv.parties,
    ("encounter", "json"): writer.encounters,
    ("encounter", "csv"): grouped_csv.encounters,
}
