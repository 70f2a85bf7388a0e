"""What is known of an exam, as tables in a zip, for whoever has to look into it: it accuses nobody
(contract timedwork.md §16)."""

from __future__ import annotations

import tempfile
import zipfile
from collections.abc import Sequence
from pathlib import Path
from typing import IO

from oj_appliance.clock import wire_time
from oj_appliance.exam_results.closing.types import EvidenceTable
from oj_appliance.exam_results.sheet import written
from oj_appliance.exam_results.types import ResultSheet
from oj_appliance.files.spreadsheets import Cell, csv_lines

_MOMENTS = ("submit_time", "since", "until")


def pack(results: ResultSheet, found: list[EvidenceTable], scratch: Path) -> IO[bytes]:
    """An open file without a name; close it. Blocks: call it from a thread."""
    file = tempfile.TemporaryFile(dir=scratch)  # noqa: SIM115 - closed by the caller
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED, compresslevel=1) as archive:
        archive.writestr("results.json", written(results))
        for table in found:
            rows = (_told(table.header, row) for row in table.rows)
            archive.writestr(f"{table.name}.csv", b"".join(csv_lines(table.header, rows)))
    file.seek(0)
    return file


def _told(header: Sequence[str], row: Sequence[Cell]) -> list[Cell]:
    """Moments as the interface tells them, for whoever opens it without a calculator."""
    return [
        wire_time(value) if isinstance(value, int) and _is_moment(name) else value
        for name, value in zip(header, row, strict=True)
    ]


def _is_moment(name: str) -> bool:
    return name.endswith("_at") or name in _MOMENTS
