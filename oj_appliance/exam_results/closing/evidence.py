"""What is known of an exam, as tables in a zip, for whoever has to look into it: it accuses nobody
(contract timedwork.md §16)."""

from __future__ import annotations

import tempfile
import zipfile
from pathlib import Path
from typing import IO

from oj_appliance.exam_results.closing.store.evidence import EvidenceTable
from oj_appliance.exam_results.sheet import written
from oj_appliance.exam_results.types import ResultSheet
from oj_appliance.files.spreadsheets import csv_lines


def pack(results: ResultSheet, found: list[EvidenceTable], scratch: Path) -> IO[bytes]:
    """An open file without a name; close it. Blocks: call it from a thread."""
    file = tempfile.TemporaryFile(dir=scratch)  # noqa: SIM115 - closed by the caller
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED, compresslevel=1) as archive:
        archive.writestr("results.json", written(results))
        for table in found:
            lines = csv_lines(table.header, table.rows)
            archive.writestr(f"{table.name}.csv", b"".join(lines))
    file.seek(0)
    return file
