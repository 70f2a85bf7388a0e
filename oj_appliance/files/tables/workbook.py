"""A table as a workbook (xlsx): its sheets, formulas never evaluated (contract admin.md §3.1).

The library reads what the archive module has proven; every part is walked through once before, so
that no document type, no entity and no flood of elements ever reaches it.
"""

from __future__ import annotations

import datetime
from dataclasses import dataclass
from pathlib import Path
from typing import IO, TYPE_CHECKING
from xml.parsers import expat

from oj_appliance.errors import ApiError, Phrase
from oj_appliance.files.archives import Archive, Limits, open_archive
from oj_appliance.files.tables.text import MOST_RECORDS, TOO_MANY_ROWS
from oj_appliance.files.tables.types import MOST_COLUMNS, Table, TableSheet
from oj_appliance.files.zip_records import ArchiveEntry

if TYPE_CHECKING:
    from openpyxl.worksheet._read_only import ReadOnlyWorksheet

NO_WORKBOOK = Phrase("不是可用的 xlsx 工作簿", "it is no usable xlsx workbook")
TOO_LARGE = Phrase("工作簿内容过大", "the workbook holds too much")

# Far above any list of a school: a row of nine cells takes some 600 bytes and 20 elements.
LARGEST_UNPACKED = 32 * 1024 * 1024  # bytes, all parts together
MOST_PARTS = 1000
MOST_ELEMENTS = 1_000_000  # of one part
LAST_ROW = 1_048_576  # of the format itself
MOST_SHEETS = 100
BLANK: list[str] = []


def read_workbook(path: Path) -> Table:
    """Raises ApiError roster.bad_file."""
    try:
        with open_archive(path, Limits(entries=MOST_PARTS)) as archive:
            _check(archive)
    except ApiError as error:
        if error.key == "roster.bad_file":
            raise
        raise ApiError("roster.bad_file", reason=NO_WORKBOOK) from error
    try:
        with path.open("rb") as file:  # the library would ask for the name's ending
            return Table(_sheets(file))
    except ApiError:
        raise
    except Exception as error:  # a broken workbook makes the library raise whatever it meets
        raise ApiError("roster.bad_file", reason=NO_WORKBOOK) from error


def _check(archive: Archive) -> None:
    if sum(entry.size for entry in archive.files) > LARGEST_UNPACKED:
        raise ApiError("roster.bad_file", reason=TOO_LARGE)
    for entry in archive.files:
        if entry.name.lower().endswith((".xml", ".rels", ".vml")):
            _check_part(archive, entry)


def _check_part(archive: Archive, entry: ArchiveEntry) -> None:
    """Plain elements only, and not too many of them."""
    parser = expat.ParserCreate()
    elements = 0

    def count(name: str, attributes: dict[str, str]) -> None:
        nonlocal elements
        elements += 1
        if elements > MOST_ELEMENTS:
            raise ApiError("roster.bad_file", reason=TOO_LARGE)

    def refuse(*document_type: object) -> None:
        raise ApiError("roster.bad_file", reason=NO_WORKBOOK)

    parser.StartElementHandler = count
    parser.StartDoctypeDeclHandler = refuse
    try:
        for chunk in archive.chunks(entry):
            parser.Parse(chunk, False)
        parser.Parse(b"", True)
    except (expat.ExpatError, ValueError, LookupError) as error:
        raise ApiError("roster.bad_file", reason=NO_WORKBOOK) from error


def _sheets(file: IO[bytes]) -> list[TableSheet]:
    # As in files/spreadsheets.py: too large a library to be read at every start.
    from openpyxl import load_workbook

    workbook = load_workbook(file, read_only=True, data_only=True, keep_links=False)
    try:
        left = _Left()
        shown = [sheet for sheet in workbook.worksheets if sheet.sheet_state == "visible"]
        return [
            TableSheet(sheet.title, _records(sheet, left))
            for sheet in (shown or workbook.worksheets)[:MOST_SHEETS]
        ]
    finally:
        workbook.close()


@dataclass(slots=True)
class _Left:
    """How many rows may still come, of all sheets together: gaps count among `rows` alone."""

    filled: int = MOST_RECORDS
    rows: int = LAST_ROW


def _records(sheet: ReadOnlyWorksheet, left: _Left) -> list[list[str]]:
    records: list[list[str]] = []
    for row in sheet.iter_rows(max_row=LAST_ROW, max_col=MOST_COLUMNS, values_only=True):
        left.rows -= 1
        if left.rows < 0:
            raise ApiError("roster.bad_file", reason=TOO_LARGE)
        if row.count(None) == len(row):  # a gap may be a million rows long
            records.append(BLANK)
            continue
        left.filled -= 1
        if left.filled < 0:
            raise ApiError("roster.bad_file", reason=TOO_MANY_ROWS)
        records.append(_trimmed([_text(value) for value in row]))
    while records and not records[-1]:
        records.pop()
    return records


def _trimmed(cells: list[str]) -> list[str]:
    while cells and not cells[-1].strip():
        cells.pop()
    return cells


def _text(value: object) -> str:
    """As a person would type it: whole numbers without a point, days as 2026-09-01."""
    if value is None:
        return ""
    if isinstance(value, bool):
        return str(value).upper()
    if isinstance(value, float) and value.is_integer():
        return str(int(value))
    if isinstance(value, datetime.datetime):
        is_day = value.time() == datetime.time()
        return value.strftime("%Y-%m-%d" if is_day else "%Y-%m-%d %H:%M:%S")
    return str(value)
