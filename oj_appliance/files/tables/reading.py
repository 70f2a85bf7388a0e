"""A table of any accepted kind (contract admin.md §3.1). What cannot be read is refused by the key
that class lists gave it, whatever the table holds."""

from __future__ import annotations

from pathlib import Path

from oj_appliance.errors import ApiError, Phrase
from oj_appliance.files.tables.text import read_text
from oj_appliance.files.tables.types import Table
from oj_appliance.files.tables.workbook import read_workbook

TEXT_EXTENSIONS = ("csv", "tsv", "txt")
# How the files of Excel 97-2003 begin, whatever they are called (MS-CFB §2.2).
OLD_EXCEL = bytes.fromhex("d0cf11e0a1b11ae1")
SAVE_AS_XLSX = Phrase(
    "这是旧版 Excel 文件（.xls），请打开后“另存为”.xlsx",
    "it is an old Excel file (.xls); open it and save it as .xlsx",
)


def read_table(path: Path, extension: str, encoding: str | None = None) -> Table:
    """`encoding` None: it is recognised; workbooks have their own. Raises ApiError file.bad_type,
    file.empty, roster.bad_file."""
    if extension in (*TEXT_EXTENSIONS, "xlsx"):
        with path.open("rb") as file:
            if file.read(len(OLD_EXCEL)) == OLD_EXCEL:
                raise ApiError("roster.bad_file", reason=SAVE_AS_XLSX)
    if extension in TEXT_EXTENSIONS:
        return read_text(path.read_bytes(), encoding)
    if extension == "xlsx":
        return read_workbook(path)
    raise ApiError("file.bad_type")
