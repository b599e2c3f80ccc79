"""Every format that comes in, in the order in which its reader is asked: the surest signs first."""

from __future__ import annotations

from models.exchange import foreign
from models.exchange.native import large_files, reader, yaml_files
from models.exchange.records.readers import Readers
from models.exchange.tables import creature_tables, grouped_csv, labelled_text, workbooks

READERS = Readers(
    (
        large_files.READER,
        reader.DOCUMENT,
        reader.BOARD,
        reader.PLAIN,
        workbooks.XLSX,
        *foreign.READERS,
        labelled_text.READER,
        yaml_files.YAML,
        grouped_csv.CSV,
        creature_tables.CSV,
    )
)
