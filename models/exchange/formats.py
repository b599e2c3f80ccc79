"""Every format that comes in, in the order in which its reader is asked: the surest signs first."""

from __future__ import annotations

from models.exchange import foreign, grouped_csv, labelled, long_files, own, tables, workbooks, yaml_files
from models.exchange.reading import Readers

READERS = Readers(
    (
        long_files.READER,
        own.DOCUMENT,
        own.BOARD,
        own.PLAIN,
        workbooks.XLSX,
        *foreign.READERS,
        labelled.READER,
        yaml_files.YAML,
        grouped_csv.CSV,
        tables.CSV,
    )
)
