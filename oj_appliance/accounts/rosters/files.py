"""A class list of any accepted kind (contract admin.md §3.1)."""

from __future__ import annotations

from pathlib import Path

from oj_appliance.accounts.rosters.text import read_text
from oj_appliance.accounts.rosters.types import RosterTable
from oj_appliance.accounts.rosters.workbook import read_workbook
from oj_appliance.errors import ApiError

TEXT_EXTENSIONS = ("csv", "tsv", "txt")


def read_table(path: Path, extension: str, encoding: str | None = None) -> RosterTable:
    """`encoding` None: it is recognised; workbooks have their own. Raises ApiError file.bad_type,
    file.empty, roster.bad_file."""
    if extension in TEXT_EXTENSIONS:
        return read_text(path.read_bytes(), encoding)
    if extension == "xlsx":
        return read_workbook(path)
    raise ApiError("file.bad_type")
